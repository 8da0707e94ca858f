"""The 48 tiles: one volcano and two fields each, read with the volcano on top as left field, right field."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.game import NotationError, RulesError

LETTERS: Final = "?JCSRL"
"""Of the terrains, which count from 1."""
NAMES: Final = ("sea", "jungle", "clearing", "sand", "rock", "lake")

COUNTS: Final = {
    "JC": 6, "CJ": 5, "JS": 4, "SJ": 4, "JL": 2, "LJ": 1, "CR": 2, "RC": 2, "JR": 2, "RJ": 2, "CS": 2, "SC": 2,
    "SR": 2, "RS": 1, "JJ": 1, "CC": 1, "SS": 1, "RR": 1, "LL": 1, "CL": 1, "LC": 1, "SL": 1, "LS": 1, "RL": 1,
    "LR": 1,
}  # fmt: skip
TILES: Final = 48


def tile(text: str) -> i64:
    """A tile as a number, left field times 8 plus right field, from its two letters."""
    if text not in COUNTS:
        raise NotationError(f"'{text}' is not one of the tiles; they are {' '.join(COUNTS)}")
    return LETTERS.index(text[0]) * 8 + LETTERS.index(text[1])


def tile_text(kind: i64) -> str:
    return LETTERS[kind >> 3] + LETTERS[kind & 7]


def all_tiles() -> vec[i64]:
    return _ALL[:]


def unseen(seen: Iterable[str]) -> dict[str, int]:
    """How many of each tile there are besides those seen."""
    left = Counter(COUNTS)
    left.subtract(seen)
    for kind, count in left.items():
        if count < 0:
            most = "is 1 tile" if COUNTS[kind] == 1 else f"are {COUNTS[kind]} tiles"
            raise RulesError(f"there {most} {kind} among the {TILES}, not {COUNTS[kind] - count}")
    return {kind: count for kind, count in left.items() if count}


def shuffled(chance: Chance, seen: vec[i64], size: i64) -> vec[i64]:
    """A stack of that many tiles that begins with those seen; the others come at random from the rest of the 48."""
    stack = seen[:]
    if len(seen) == 0:
        rest = all_tiles()
    else:
        rest = vec[i64](capacity=TILES)
        for kind, count in unseen([tile_text(number) for number in seen]).items():
            for _ in range(count):
                rest = append(rest, tile(kind))
    chance.shuffle(rest)
    for number in range(size - len(seen)):
        stack = append(stack, rest[number])
    return stack


def parse_deck(text: str) -> vec[i64]:
    """A whole stack in draw order, such as JC,SJ,RR."""
    kinds = [part.strip() for part in text.split(",")]
    if kinds == [""]:
        raise RulesError("a deck needs at least one tile, such as deck=JC,SJ")
    deck = vec[i64](capacity=TILES)
    for kind in kinds:
        deck = append(deck, tile(kind))
    unseen(kinds)
    return deck


_ALL: Final = vec[i64]([tile(kind) for kind, count in COUNTS.items() for _ in range(count)])
