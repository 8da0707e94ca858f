"""Volcanique with its players' side."""

from typing import Final

from surtsey.games import Benchmark, Bundle
from surtsey.players import volcanique as judged
from surtsey.players.levels import Level
from surtsey.volcanique import VOLCANIQUE, playouts

BUNDLE: Final = Bundle(
    VOLCANIQUE,
    judged.model,
    judged.FEATURES,
    judged.WEIGHTS,
    judged.BY_HAND,
    levels={
        "beginner": Level("looks at its own turn, overlooks some of it, and is unsure of the rest", 0.04, 0.08),
        "easy": Level("looks at its own turn, and overlooks little things", 0.0135, 0.027),
        "medium": Level("sees all that its own turn can bring, and no further"),
        "hard": Level("thinks a little about what the others may do", simulations=2, seconds=2.0),
        "expert": Level("thinks as far as it can", simulations=400, seconds=2.0),
    },
    unsaid=frozenset({"to move"}),
    benchmark=Benchmark({"setup": "quick", "limited_timing": "turn_start"}, playouts.finish),
)
"""The benchmark: two players, quick set-up, the standard rules with all powers; limited powers are asked for once a
turn."""
