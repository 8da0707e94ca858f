"""The tiles: which biome each side shows, and how many of each kind there are.

A biome is a number: 1 dark, 2 medium, 3 light; 0 where there is none. A tile is its kind and its rotation: with
rotation k, direction d shows side (d - k) of the pattern. As one number, a tile is  kind << 3 | rotation.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

BIOMES: Final = "?DML"
BIOME_NAMES: Final = ("none", "dark", "medium", "light")

UNO_D: Final = 0
UNO_M: Final = 1
UNO_L: Final = 2
DUO_DM: Final = 3
DUO_DL: Final = 4
DUO_ML: Final = 5
TRIO_DML: Final = 6
TRIO_DLM: Final = 7
VOLCANO: Final = 8
LAVA: Final = 9
SOIL: Final = 10

SHAPES: Final = ("uno", "duo", "trio")
LAND_KINDS: Final = 8
KINDS: Final = ("D", "M", "L", "DM", "DL", "ML", "DML", "DLM", "volcano", "lava", "soil")
PATTERNS: Final = ("DDDDDD", "MMMMMM", "LLLLLL", "DDDMMM", "DDDLLL", "MMMLLL", "DDMMLL", "DDLLMM")

UNKNOWN: Final = 7
"""The rotation of a buried tile for those who were not shown it."""

SIXTY: Final = (6, 6, 6, 8, 8, 8, 9, 9)
"""How many of each kind of land there are in a set of sixty."""


def _edges() -> vec[i64]:
    """The biome that each tile shows in each direction, at tile * 6 + direction."""
    edges = vec[i64]([0] * (len(KINDS) * 8 * 6))
    for kind, pattern in enumerate(PATTERNS):
        for rotation in range(6):
            for direction in range(6):
                edges[(kind * 8 + rotation) * 6 + direction] = BIOMES.index(pattern[(direction - rotation) % 6])
    return edges


EDGES: Final = _edges()
MASKS: Final = vec[i64]([0b0010, 0b0100, 0b1000, 0b0110, 0b1010, 0b1100, 0b1110, 0b1110, 0, 0, 0])
"""The biomes of each kind of tile: bit b for biome b."""


def kind_of(tile: i64) -> i64:
    return tile >> 3


def is_land(tile: i64) -> bool:
    return tile >> 3 < LAND_KINDS


def is_uno(kind: i64) -> bool:
    return kind <= UNO_L


def is_duo(kind: i64) -> bool:
    return DUO_DM <= kind <= DUO_ML


def is_trio(kind: i64) -> bool:
    return kind in (TRIO_DML, TRIO_DLM)


def rotations(kind: i64) -> i64:
    """How many ways round a tile can lie."""
    return 1 if kind <= UNO_L or kind >= LAND_KINDS else 6


def tile_text(tile: i64) -> str:
    """DM3 for a duo with rotation 3; D, soil, lava, volcano, which lie one way only, without."""
    name = KINDS[tile >> 3]
    if rotations(tile >> 3) == 1:
        return name
    return name + ("?" if tile & 7 == UNKNOWN else str(tile & 7))


def shares(total: int, mirror: bool) -> vec[i64]:
    """How many tiles there are of each kind of land: as in the set of sixty, in proportion (largest remainders)."""
    counts = [total * share // 60 for share in SIXTY]
    most_missing = sorted(range(LAND_KINDS), key=lambda kind: (-(total * SIXTY[kind] % 60), -kind))
    for kind in most_missing[: total - sum(counts)]:
        counts[kind] += 1
    if not mirror:
        counts[TRIO_DML] += counts[TRIO_DLM]
        counts[TRIO_DLM] = 0
    found = vec[i64]()
    for count in counts:
        found = append(found, count)
    return found
