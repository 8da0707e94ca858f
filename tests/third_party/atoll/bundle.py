"""Atoll with its players' side."""

from typing import Final

from atoll import ATOLL
from atoll.state import State
from surtsey.games import Benchmark, Bundle
from surtsey.players.levels import Level
from surtsey.players.state_model import model_from


def look(state: State, seat: int) -> tuple[float, ...]:
    """What the judgement sees of a seat."""
    height = sum(height for owner, height in state.islets.values() if owner == seat)
    return float(height), float(state.rules.worth * state.pairs(seat))


BUNDLE: Final = Bundle(
    ATOLL,
    model_from(ATOLL, look),
    features=("height", "downwind"),
    weights=(0.4, 0.5),
    by_hand=(0.3, 0.3),
    levels={
        "gull": Level("looks at its own turn, and overlooks a third of it", oversight=0.3, misjudgement=0.2),
        "petrel": Level("thinks about what the others may do", simulations=100, seconds=1.0),
    },
    benchmark=Benchmark({"radius": "2"}),
)
