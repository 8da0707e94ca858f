"""What Atoll says. The sentences are in sentences/en.json."""

from typing import Final

from surtsey.game import Event, Problem, Question
from surtsey.sentences import Sentences

SENTENCES: Final = Sentences("atoll")


class AtollEvent(Event):
    sentences = SENTENCES


class AtollProblem(Problem):
    sentences = SENTENCES


class AtollQuestion(Question):
    sentences = SENTENCES
