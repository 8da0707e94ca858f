"""What happened, as a screen shows it: an action, or the tile drawn after it, with what panels show meanwhile."""

from collections.abc import Sequence

from surtsey.game import Beat, Moment, Tally
from surtsey.taluva.actions import Action
from surtsey.taluva.describing import player
from surtsey.taluva.state import State


def tell(before: State, moments: Sequence[Moment[Action]]) -> list[Beat]:
    """A beat for each of these entries of the history."""
    state = before.observe(0).view  # what it draws is given
    return [Beat(tuple(state.play(moment.action)), tally(state)) for moment in moments]


def tally(state: State) -> Tally:
    """What the cards of the seats and the stack show."""
    return Tally({"stack": state.left}, tuple(player(state, seat) for seat in range(state.rules.players)))
