"""Taluva with its players' side."""

from typing import Final

from surtsey.games import Benchmark, Bundle
from surtsey.players import taluva as judged
from surtsey.players.levels import Level
from surtsey.taluva import TALUVA, playouts

BUNDLE: Final = Bundle(
    TALUVA,
    judged.model,
    judged.FEATURES,
    judged.WEIGHTS,
    judged.BY_HAND,
    levels={
        "beginner": Level("looks at its own turn, and overlooks little things", 0.01, 0.035),
        "easy": Level("thinks a little about what the others may do", simulations=18, seconds=2.0),
        "medium": Level("thinks about what the others may do", simulations=150, seconds=2.0),
        "hard": Level("thinks a lot about what the others may do", simulations=800, seconds=2.0),
        "expert": Level("thinks as far as it can", simulations=20000, seconds=2.0),
    },
    unsaid=frozenset({"to move", "to move and end", "mid turn"}),
    benchmark=Benchmark({}, playouts.finish),
)
"""The benchmark: two players, 48 tiles, the rules of 2006; every legal action is generated at each decision."""
