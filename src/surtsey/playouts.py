"""Random games of any game, by the contract alone."""

from surtsey.chance import Chance
from surtsey.game import State


def finish(state: State, chance: Chance) -> int:
    """Plays on at random to the end. Returns how many decisions that took."""
    decisions = 0
    while ids := list(state.moves()):
        state.step(ids[chance.below(len(ids))])
        decisions += 1
    return decisions
