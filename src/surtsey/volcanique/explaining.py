"""Why an action is not allowed, and what a decision is about."""

from mypy_extensions import i64

from surtsey.game import Problem, Question
from surtsey.volcanique.table import Table


def why_not(t: Table, id: i64) -> Problem:
    raise NotImplementedError


def question_about(t: Table, question: i64, seat: int) -> Question | None:
    return None
