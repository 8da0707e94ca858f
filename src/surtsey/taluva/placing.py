"""Placing the tile: landscape on the sea, or an eruption on land."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import STEPS, field_of
from surtsey.taluva.actions import PIECES, TILE, action_id
from surtsey.taluva.island import (
    COAST,
    COAST_AT,
    FACING,
    FACING_AT,
    HUT_PIECE,
    LAND,
    LAND_AT,
    LEVEL,
    OWNER,
    PIECE,
    PLACE_AT,
    VOLCANO,
    Island,
    facing_of,
    piece_of,
    seat_of,
    sides,
)
from surtsey.taluva.messages import TaluvaProblem

FIRST: Final = 128 << 8 | 128
"""The place of field 0,0, where the first volcano lies."""


def placements(island: Island, ids: vec[i64]) -> i64:
    """Writes the ids of all legal placements into the list, which is long enough, and returns how many there are."""
    if not len(island.land):
        for facing in range(i64(6)):
            ids[facing] = action_id(TILE, FIRST, facing)
        return 6
    return eruptions(island, ids, landscapes(island, ids))


def landscapes(island: Island, ids: vec[i64]) -> i64:
    """Landscape: all three fields are sea, and one of them touches land. Goes through sea fields as the volcano's."""
    fields = island.fields
    count: i64 = 0
    for cell in island.coast:
        field = fields[cell]
        facings = sides((field & COAST) >> COAST_AT) & ~sides((field & LAND) >> LAND_AT)
        first = action_id(TILE, field >> PLACE_AT & 0xFFFF, 0)
        for facing in range(i64(6)):
            # Written in any case, counted if legal: a branch here would be mispredicted half the time.
            ids[count] = first + facing
            count += facings & 1
            facings >>= 1
    return count


def eruptions(island: Island, ids: vec[i64], count: i64) -> i64:
    """Eruption: volcano on volcano, facing otherwise, on three fields of one level, covering what may be covered."""
    fields, steps, wrap = island.fields, island.steps, island.wrap
    for cell in island.land:
        field = fields[cell]
        if not field & VOLCANO:
            continue
        on_land = ~sides(~(field & LAND) >> LAND_AT & 0x3F)
        facings = on_land & ~(i64(1) << ((field & FACING) >> FACING_AT))
        first = action_id(TILE, field >> PLACE_AT & 0xFFFF, 0)
        for facing in range(i64(6)):
            if facings & 1:
                right, left = (cell + steps[facing]) & wrap, (cell + steps[facing + 1]) & wrap
                if not (fields[right] ^ field | fields[left] ^ field) & LEVEL:
                    if not (fields[right] | fields[left]) & OWNER or may_cover(island, right, left):
                        ids[count] = first + facing
                        count += 1
            facings >>= 1
    return count


def may_cover(island: Island, right: i64, left: i64) -> bool:
    """Whether an eruption may cover what stands on its two fields: huts only, and no settlement completely."""
    return may_lose(island, right, left) and may_lose(island, left, right)


def may_lose(island: Island, cell: i64, other: i64) -> bool:
    """Whether what stands on one field may be covered together with the other field."""
    field = island.fields[cell]
    if not field & OWNER:
        return True
    return field & PIECE == HUT_PIECE and leaves_a_field(island, cell, other)


def leaves_a_field(island: Island, cell: i64, other: i64) -> bool:
    """Whether the settlement of a field keeps a field when this one and the other are covered.

    It does if a covered field of it touches one that is not covered, since settlements are connected.
    """
    owner = island.fields[cell] & OWNER
    if touches(island, cell, other, owner):
        return True
    return island.fields[other] & OWNER == owner and touches(island, other, cell, owner)


def touches(island: Island, cell: i64, besides: i64, owner: i64) -> bool:
    """Whether a field is next to one of that owner besides the one named."""
    fields, steps, wrap = island.fields, island.steps, island.wrap
    for direction in range(i64(6)):
        beside = (cell + steps[direction]) & wrap
        if fields[beside] & OWNER == owner and beside != besides:
            return True
    return False


def placement_problem(island: Island, place: i64, facing: i64) -> Problem | None:
    """The rule that forbids a placement."""
    if not len(island.land):
        return (
            None
            if place == FIRST
            else TaluvaProblem("tile.first", {"field": field_of(place), "first": field_of(FIRST)})
        )
    places = tile_places(place, facing)
    levels = [int(island.at(each) & LEVEL) for each in places]
    if max(levels) == 0:
        return landscape_problem(island, places)
    if min(levels) == 0:
        sea, land = field_of(places[levels.index(0)]), field_of(places[levels.index(max(levels))])
        return TaluvaProblem("eruption.gap", {"field": sea, "land": land})
    if min(levels) != max(levels):
        low, high = levels.index(min(levels)), levels.index(max(levels))
        return TaluvaProblem(
            "eruption.uneven",
            {
                "field": field_of(places[low]),
                "level": levels[low],
                "other": field_of(places[high]),
                "other_level": levels[high],
            },
        )
    return eruption_problem(island, places, facing)


def landscape_problem(island: Island, places: list[i64]) -> Problem | None:
    for each in places:
        if island.at(each) & LAND:
            return None
    return TaluvaProblem("landscape.apart", {"field": field_of(places[0])})


def eruption_problem(island: Island, places: list[i64], facing: i64) -> Problem | None:
    below = island.at(places[0])
    if not below & VOLCANO:
        return TaluvaProblem("eruption.no_volcano", {"field": field_of(places[0])})
    if facing_of(below) == facing:
        return TaluvaProblem("eruption.same_facing", {"field": field_of(places[0]), "facing": int(facing)})
    for place, other in ((places[1], places[2]), (places[2], places[1])):
        field = island.at(place)
        if not may_lose(island, island.cell(place), island.cell(other)):
            what = {"field": field_of(place), "seat": seat_of(field)}
            if field & PIECE != HUT_PIECE:
                return TaluvaProblem("eruption.building", {"piece": PIECES[piece_of(field)], **what})
            return TaluvaProblem("eruption.whole_settlement", what)
    return None


def tile_places(place: i64, facing: i64) -> list[i64]:
    """The places of a tile's volcano, right and left field."""
    return [place, place + STEPS[facing], place + STEPS[facing + 1]]
