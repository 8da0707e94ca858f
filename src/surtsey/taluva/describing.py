"""Positions as data, for JSON."""

from typing import Any, Final, cast

from surtsey.hexes import Field, field_of
from surtsey.taluva.actions import PIECES, Action, place_in
from surtsey.taluva.island import (
    LEVEL,
    VOLCANO,
    Island,
    facing_of,
    open_sea,
    piece_of,
    seat_of,
    terrain_of,
)
from surtsey.taluva.state import PHASES, Observation, State
from surtsey.taluva.tiles import NAMES, tile
from surtsey.taluva.views import TaluvaView

HUT: Final = PIECES.index("hut")


def describe(observation: Observation) -> TaluvaView:
    """All that a seat may see."""
    view = observation.view
    decision = view.decision
    described = {
        "game": "taluva",
        "edition": view.rules.edition,
        "options": view.rules.options(),
        "seat": observation.seat,
        "turn": view.turn,
        "to_act": None if decision is None else decision.seat,
        "phase": PHASES[view.phase],
        "tile": view.tile,
        "stack": view.left,
        "drawn": view.seen,
        "tiles": laid_tiles(view),
        "fields": land_fields(view.island),
        "players": [player(view, seat) for seat in range(view.rules.players)],
        "ended": view.ended,
        "places": view.places(),
    }
    return cast(TaluvaView, described)


def laid_tiles(state: State) -> list[dict[str, Any]]:
    """Every tile on the island, covered ones too, in order of placement."""
    island = open_sea()
    tiles = []
    for kind, id in zip(state.seen, state.laid, strict=False):
        placement = Action(id)
        place = place_in(id)
        island.lay(place, placement.facing, tile(kind))
        q, r = placement.field
        level = island.at(place) & LEVEL
        tiles.append({"kind": kind, "q": q, "r": r, "facing": placement.facing, "level": level})
    return tiles


def land_fields(island: Island) -> list[dict[str, Any]]:
    """Every field of land, sorted by q, then r."""
    return [land_field(field_of(place), island.at(place)) for place in sorted(map(island.place_at, island.land))]


def land_field(where: Field, field: int) -> dict[str, Any]:
    level = field & LEVEL
    piece = piece_of(field)
    volcano = bool(field & VOLCANO)
    return {
        "q": where[0],
        "r": where[1],
        "level": level,
        "terrain": "volcano" if volcano else NAMES[terrain_of(field)],
        "facing": facing_of(field) if volcano else None,
        "owner": seat_of(field) if piece else None,
        "piece": PIECES[piece] if piece else None,
        "count": level if piece == HUT else int(piece > 0),
    }


def player(state: State, seat: int) -> dict[str, Any]:
    huts, temples, towers = state.supply_of(seat)
    return {
        "huts": huts,
        "temples": temples,
        "towers": towers,
        "eliminated": seat in state.out,
        "place": state.place(seat),
    }
