"""What Taluva says: why an action is not allowed, what happened, and what is asked. See sentences/en.json."""

from typing import Final

from surtsey.game import Event, Problem, Question
from surtsey.sentences import Sentences

SENTENCES: Final = Sentences("surtsey.taluva")


class TaluvaEvent(Event):
    sentences = SENTENCES


class TaluvaProblem(Problem):
    sentences = SENTENCES


class TaluvaQuestion(Question):
    sentences = SENTENCES
