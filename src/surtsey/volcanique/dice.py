"""Dice, and directions to be numbered for them: one bit for each, counted clockwise from east."""

from mypy_extensions import i64

from surtsey.volcanique import actions
from surtsey.volcanique.actions import action_id
from surtsey.volcanique.table import Table


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


def nth_way(mask: i64, number: i64) -> i64:
    """The direction with a number, from 1."""
    for direction in range(i64(6)):
        if mask >> direction & 1:
            number -= 1
            if not number:
                return direction
    return -1
