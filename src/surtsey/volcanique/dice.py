"""Dice, and directions to be numbered for them: one bit for each, counted clockwise from east."""

from typing import Final

from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import STEPS, Field, field_of
from surtsey.volcanique import actions
from surtsey.volcanique.actions import action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in
from surtsey.volcanique.reasons import problem
from surtsey.volcanique.table import Table
from surtsey.volcanique.tasks import TaskKind

ALL_WAYS: Final = 0b111111
"""All six directions."""


class DieRoll(TaskKind):
    """A question that a die answers, on a hex: the first of its numbers."""

    def answer(self, t: Table, question: i64, id: i64) -> None:
        if t.log is not None:
            what = {"rolled": int(detail_of(id)), "sides": int(place_in(id)), "what": self.name}
            where = {"field": field_of(t.places[first_in(question)]), "ways": self.ways(t, question)}
            t.tell("rolled", {**what, **where})
        self.rolled(t, question, detail_of(id))

    def ways(self, t: Table, question: i64) -> list[Field]:
        """The field that each number means."""
        return []

    def rolled(self, t: Table, question: i64, number: i64) -> None:
        """What the number brings."""

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        return problem("roll.sides", {"sides": int(place_in(t.ids[0])), "other": int(place_in(id))})


def offer_die(t: Table, sides: i64) -> None:
    """What a die may show."""
    for rolled in range(i64(1), sides + 1):
        t.offer(action_id(actions.ROLL, sides, rolled))


def ways(mask: i64) -> i64:
    """How many directions there are."""
    count: i64 = 0
    for direction in range(i64(6)):
        count += mask >> direction & 1
    return count


def fields_of_ways(t: Table, hex: i64, mask: i64) -> list[Field]:
    """The fields beside a hex in these directions."""
    return [field_of(t.places[hex] + STEPS[direction]) for direction in range(6) if mask >> direction & 1]


def nth_way(mask: i64, number: i64) -> i64:
    """The direction with a number, from 1."""
    for direction in range(i64(6)):
        if mask >> direction & 1:
            number -= 1
            if not number:
                return direction
    return -1
