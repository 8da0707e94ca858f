"""How far a turn goes before chance or somebody else comes."""

from surtsey.game import State


def waits_for(view: State, seat: int, turn: tuple[int, int]) -> bool:
    """Whether the seat has to decide next, in that turn (its number and its seat)."""
    decision = view.decision
    return (
        decision is not None and not decision.chance and decision.seat == seat and (view.turn, view.turn_seat) == turn
    )
