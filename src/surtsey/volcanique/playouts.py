"""Games between players who choose uniformly at random among all legal actions."""

from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.volcanique.state import State
from surtsey.volcanique.table import OVER


def finish(state: State, chance: Chance) -> i64:
    """Plays a game to its end at random and returns how many decisions that took."""
    decisions: i64 = 0
    while state.table.stage != OVER:
        table = state.table
        state.step(table.ids[chance.below(table.count)])
        decisions += 1
    return decisions
