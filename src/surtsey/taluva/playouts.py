"""Games between players who choose uniformly at random among all legal actions."""

from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.taluva.state import OVER, State


def finish(state: State, chance: Chance) -> i64:
    """Plays a game to its end at random and returns how many decisions that took."""
    decisions: i64 = 0
    while state.phase != OVER:
        count = state.generate()
        state.step(state.ids[chance.below(count)])
        decisions += 1
    return decisions
