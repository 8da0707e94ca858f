"""What Volcanique says: what happened, why an action is not allowed, and what is asked. See sentences/en.json."""

from typing import Final

from surtsey.game import Event, Problem, Question
from surtsey.sentences import Sentences

SENTENCES: Final = Sentences("surtsey.volcanique")


class VolcaniqueEvent(Event):
    sentences = SENTENCES


class VolcaniqueProblem(Problem):
    sentences = SENTENCES


class VolcaniqueQuestion(Question):
    sentences = SENTENCES
