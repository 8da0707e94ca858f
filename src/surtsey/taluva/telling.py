"""What is told of a placement or a build, beyond what the rules need to know: losses, splits, joins, field by field."""

from mypy_extensions import i64

from surtsey.game import Event
from surtsey.hexes import field_of
from surtsey.taluva.actions import EXPAND, PIECES, detail_of, kind_of, place_in
from surtsey.taluva.building import expansion, smallest_place
from surtsey.taluva.island import LEVEL, OWNER, OWNER_AT, Island, piece_of, seat_of
from surtsey.taluva.messages import TaluvaEvent
from surtsey.taluva.placing import tile_places
from surtsey.taluva.tiles import NAMES

Covered = list[tuple[i64, i64, list[i64]]]
"""For each field with huts about to be covered: its place, what it is like, and the cells of its settlement."""


def covered_by(island: Island, id: i64) -> Covered:
    """What a placement is about to cover."""
    covered = []
    for place in tile_places(place_in(id), detail_of(id)):
        field = island.at(place)
        if field & OWNER:
            covered.append((place, field, island.settlement(island.cell(place))))
    return covered


def tell_placement(island: Island, seat: int, id: i64, tile: str, covered: Covered, events: list[Event]) -> None:
    place = place_in(id)
    level = int(island.at(place) & LEVEL)
    where = {"field": field_of(place), "facing": int(detail_of(id)), "level": level}
    events.append(TaluvaEvent("tile.placed", {"seat": seat, "tile": tile, **where}))
    for place, field, _ in covered:
        lost = {"field": field_of(place), "count": int(field & LEVEL)}
        events.append(TaluvaEvent("huts.lost", {"seat": seat_of(field), **lost}))
    told: set[i64] = set()
    for _, field, members in covered:
        left = [cell for cell in members if island.fields[cell] & OWNER and cell not in told]
        parts = {smallest_place(island, cell) for cell in left}
        told.update(members)
        if len(parts) > 1:
            apart = [field_of(part) for part in sorted(parts)]
            events.append(TaluvaEvent("settlement.split", {"seat": seat_of(field), "parts": apart}))


def built_by(island: Island, id: i64) -> list[i64]:
    """The cells that a build is about to take, in the order of their places."""
    cell = island.cell(place_in(id))
    if kind_of(id) != EXPAND:
        return [cell]
    return sorted(expansion(island, cell, detail_of(id)), key=island.place_at)


def touched_by(island: Island, seat: i64, built: list[i64]) -> set[i64]:
    """The smallest places of the own settlements that a build on those cells is about to touch."""
    touched = set()
    for cell in built:
        for direction in range(i64(6)):
            beside = (cell + island.steps[direction]) & island.wrap
            if island.fields[beside] & OWNER == (seat + 1) << OWNER_AT:
                touched.add(smallest_place(island, beside))
    return touched


def tell_build(island: Island, seat: int, id: i64, built: list[i64], touched: set[i64], events: list[Event]) -> None:
    """A build on those cells, which touched those settlements before."""
    where = field_of(place_in(id))
    if kind_of(id) == EXPAND:
        huts = sum(int(island.fields[cell] & LEVEL) for cell in built)
        what = {"settlement": where, "terrain": NAMES[detail_of(id)], "huts": huts}
        events.append(TaluvaEvent("settlement.expanded", {"seat": seat, **what}))
        for cell in built:
            taken = {"field": field_of(island.place_at(cell)), "count": int(island.fields[cell] & LEVEL)}
            events.append(TaluvaEvent("expansion.field", {"seat": seat, **taken}))
    else:
        piece = PIECES[piece_of(island.fields[built[0]])]
        events.append(TaluvaEvent("piece.built", {"seat": seat, "piece": piece, "field": where}))
    if len(touched) > 1:
        together = [field_of(each) for each in sorted(touched)]
        size = len(island.settlement(built[0]))
        events.append(TaluvaEvent("settlement.joined", {"seat": seat, "settlements": together, "size": size}))
