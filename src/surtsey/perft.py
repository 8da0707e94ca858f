"""Counting action sequences: one number that changes if any rule does."""

from surtsey.game import State


def perft(state: State, depth: int) -> int:
    """How many sequences of that many actions there are from here, with chance as it will come."""
    if depth == 0:
        return 1
    ids = list(state.moves())
    if depth == 1:
        return len(ids)
    total = 0
    for id in ids:
        after = state.copy()
        after.step(id)
        total += perft(after, depth - 1)
    return total
