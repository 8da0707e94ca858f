"""Finding tiles that give an island as it is seen, covered ones included, in an order in which they could be laid."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from surtsey.game import NotationError
from surtsey.hexes import Field, field_text, neighbour, neighbours
from surtsey.taluva.island import FACING, FACING_AT, LEVEL, VOLCANO, terrain_of
from surtsey.taluva.tiles import COUNTS, LETTERS

Land = dict[Field, int]
"""What can be seen of each field of an island: its number (island.py), as far as a board shows it."""
Spot = tuple[Field, int]
"""A field on one of its levels."""

FIRST: Final[Spot] = ((0, 0), 1)
"""Where the first volcano lies."""


class Tile(NamedTuple):
    """A tile as it may lie."""

    volcano: Spot
    right: Spot
    left: Spot
    facing: int

    @property
    def spots(self) -> tuple[Spot, Spot, Spot]:
        return self[:3]


def reconstruct(land: Land, in_hand: str | None) -> list[tuple[Tile, str]]:
    """Tiles with their kinds, as they may have been laid one after the other."""
    spots = {(field, level) for field, word in land.items() for level in range(1, (word & LEVEL) + 1)}
    fitting = [tile for tile in _tiles_within(spots) if _fits(tile, land)]
    held = [in_hand] if in_hand else []
    _check_plain_reasons(land, spots, fitting, held)
    for tiling in _tilings(spots, fitting):
        kinds = _deal([*(_letters(tile, land) for tile in tiling), *held])
        if kinds is not None:
            return _in_order(list(zip(tiling, kinds, strict=False)))
    raise _no_way("its fields cannot be divided into tiles of the kinds that there are")


def _no_way(reason: str) -> NotationError:
    return NotationError(f"no way of laying tiles gives this board: {reason}")


def _check_plain_reasons(land: Land, spots: set[Spot], fitting: list[Tile], held: list[str]) -> None:
    """Refuses without a search what cannot be, where that can be said more plainly than by its failure."""
    for level, count in sorted(Counter(level for _, level in spots).items()):
        if count % 3:
            raise _no_way(f"land of level {level} or more has {count} fields, not a multiple of three")
    if spots and all(tile.volcano != FIRST for tile in fitting):
        raise _no_way("no volcano can lie on 0,0 at level 1, where the first one was laid")
    for field, level in sorted(spots - {spot for tile in fitting for spot in tile.spots}):
        raise _no_way(f"no tile fits on {field_text(field)} at level {level}")
    certain = [tile for tile in fitting if _is_seen(tile.volcano, land)]
    if _deal([*(_letters(tile, land) for tile in certain), *held]) is None:
        raise _no_way("it takes more tiles of a kind than there are")


def _tiles_within(spots: set[Spot]) -> Iterator[Tile]:
    for field, level in spots:
        around = [(neighbour(field, direction), level) for direction in range(7)]
        for facing, (right, left) in enumerate(pairwise(around)):
            if right in spots and left in spots:
                yield Tile((field, level), right, left, facing)


def _is_seen(spot: Spot, land: Land) -> bool:
    field, level = spot
    return land[field] & LEVEL == level


def _fits(tile: Tile, land: Land) -> bool:
    """Whether a tile agrees with what can be seen of its fields, and with where the first volcano lies."""
    for spot in tile.spots:
        volcano = VOLCANO | tile.facing << FACING_AT if spot == tile.volcano else 0
        if _is_seen(spot, land) and land[spot[0]] & (VOLCANO | FACING) != volcano:
            return False
    return FIRST not in (tile.right, tile.left)


def _letters(tile: Tile, land: Land) -> str:
    """A tile's two letters, with ? for what is covered."""
    return "".join(
        LETTERS[terrain_of(land[spot[0]])] if _is_seen(spot, land) else "?" for spot in (tile.left, tile.right)
    )


def _tilings(spots: set[Spot], fitting: list[Tile]) -> Iterator[list[Tile]]:
    """Every way to take each spot with one tile. Begins where the fewest fit: most often that leaves no choice."""
    if not spots:
        yield []
        return
    choices = Counter(spot for tile in fitting for spot in tile.spots)
    tightest = min(spots, key=choices.__getitem__)
    for tile in fitting:
        if tightest in tile.spots:
            others = [other for other in fitting if _go_together(tile, other)]
            for tiling in _tilings(spots.difference(tile.spots), others):
                yield [tile, *tiling]


def _go_together(one: Tile, other: Tile) -> bool:
    return set(one.spots).isdisjoint(other.spots) and _may_cover(one, other) and _may_cover(other, one)


def _may_cover(tile: Tile, lower: Tile) -> bool:
    """Whether a tile's volcano, if it lies right on the lower tile at all, covers the volcano and faces another way."""
    field, level = tile.volcano
    beneath = (field, level - 1)
    return beneath not in lower.spots or (beneath == lower.volcano and tile.facing != lower.facing)


def _deal(wanted: Sequence[str]) -> list[str] | None:
    """A kind for each tile of which these letters are known, no more of any than there are; None if that cannot be."""
    box = [kind for kind, count in COUNTS.items() for _ in range(count)]
    taker: dict[int, int] = {}

    def serve(index: int, asked: set[int]) -> bool:
        """Takes a tile from the box, if need be from another taker who can be served otherwise."""
        for number, kind in enumerate(box):
            if number not in asked and all(letter in ("?", of) for letter, of in zip(wanted[index], kind, strict=True)):
                asked.add(number)
                if number not in taker or serve(taker[number], asked):
                    taker[number] = index
                    return True
        return False

    if not all(serve(index, set()) for index in range(len(wanted))):
        return None
    return [box[number] for number in sorted(taker, key=taker.__getitem__)]


def _in_order(history: list[tuple[Tile, str]]) -> list[tuple[Tile, str]]:
    """Level by level, from the tile on 0,0 on, each next to an earlier one."""
    waiting = sorted(history, key=lambda laid: laid[0].volcano[1])
    ordered = []
    reached = {FIRST[0]}
    while waiting:
        laid = next((laid for laid in waiting if any(field in reached for field, _ in laid[0].spots)), None)
        if laid is None:
            raise _no_way("the island is in several parts")
        waiting.remove(laid)
        ordered.append(laid)
        reached.update(beside for field, _ in laid[0].spots for beside in neighbours(field))
    return ordered
