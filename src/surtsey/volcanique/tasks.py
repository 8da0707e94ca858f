"""What can lie on the agenda: each kind of task and question is an object in the module of its rule.

Tasks are carried out at once. *Questions* wait for a decision of their seat, or for chance: they list what can be
chosen, do what was chosen, say why anything else is refused, and tell what they are about. `course.KINDS` has them all
by their numbers, which agenda.py names.
"""

from typing import Any

from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.volcanique.agenda import seat_in
from surtsey.volcanique.messages import VolcaniqueProblem
from surtsey.volcanique.table import Table

Params = dict[str, Any]


class TaskKind:
    """One kind. Each overrides what it has to say; what stands here is what most do."""

    def __init__(self, name: str = "", shape: str = "", *verbs: int) -> None:
        self.name = name
        """How positions write it, and what a decision is called."""
        self.shape = shape
        """What its numbers are: h hex, o hex or none, n node, p place, k kind of tile, t tile, # number."""
        self.verbs = verbs
        """The verbs of actions.py that `why_not` is asked about."""

    # Tasks

    def carry_out(self, t: Table, doing: i64) -> None:
        """Does it."""

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        """Whether it can be under way on top of another task: asked of positions that somebody wrote.

        Phases of a turn and of the set-up are not asked: they lie on the agenda just as the engine puts them there.
        """
        return False

    # Questions

    def offer(self, t: Table, question: i64) -> None:
        """Lists the options. None: there is nothing to ask."""

    def answer(self, t: Table, question: i64, id: i64) -> None:
        """Does what was chosen, or what chance brought. The question has been taken off the agenda."""

    def decline(self, t: Table, question: i64) -> None:
        """What follows from passing: as a rule, nothing."""

    def decider(self, t: Table, question: i64) -> i64:
        """Whose decision it is; where chance decides, whom it concerns."""
        return seat_in(question)

    def must_be_asked(self, t: Table, question: i64) -> bool:
        """Whether it is asked even if there is no choice, since to skip it would tell a secret, or keep one."""
        return False

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        """What is added to its name to make the code of what is asked, and parameters beside those its shape gives."""
        return "", {}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        """The rule that forbids an action with one of its verbs which is not among the options; None if none does."""
        return None

    def why_not_pass(self, t: Table, question: i64, asked: Params) -> Problem:
        """Why passing is not among the options; `asked` tells what is asked."""
        return VolcaniqueProblem("pass.compulsory", asked)
