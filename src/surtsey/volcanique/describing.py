"""Positions as data, for JSON."""

from typing import Any, cast

from mypy_extensions import i64

from surtsey.hexes import field_of
from surtsey.volcanique.cards import HIDDEN, cards_left
from surtsey.volcanique.grid import SLOT_LEVELS, SLOTS
from surtsey.volcanique.packing import COLOSSAL, FLIPPED
from surtsey.volcanique.powers import NAMES, PLATES, RIFT, TITLES, hand_limit, unused
from surtsey.volcanique.state import Observation
from surtsey.volcanique.table import STAGES, TRIGGERS, Table
from surtsey.volcanique.tiles import BIOMES, EDGES, KINDS, LAND_KINDS, MASKS, UNKNOWN, rotations
from surtsey.volcanique.views import BareView


def describe(observation: Observation) -> BareView:
    """All that a seat may see."""
    view = observation.view
    t = view.table
    decision = view.decision
    points = view.scores()
    described = {
        "game": "volcanique",
        "preset": view.rules.preset,
        "options": view.rules.options(),
        "seat": observation.seat,
        "turn": view.turn,
        "turn_seat": view.turn_seat,
        "first": int(t.first),
        "to_act": None if decision is None else decision.seat,
        "phase": "over" if decision is None else decision.kind,
        "chance": decision is not None and decision.chance,
        "question": decision.why.json() if decision is not None and decision.why is not None else None,
        "stage": STAGES[t.stage],
        "trigger": TRIGGERS[t.trigger] or None,
        "trigger_seat": int(t.trigger_seat) if t.trigger else None,
        "hexes": [hex_data(t, hex) for hex in sorted(range(len(t.places)), key=lambda hex: t.places[hex])],
        "critters": _critters(t),
        "sea": [{"seat": int(each & 15), **_field(each >> 4)} for each in sorted(t.swimmers)],
        "flows": [{"flow": int(head >> 16), **_field(t.places[head & 0xFFFF])} for head in t.heads],
        "cooling": [_field(t.places[hex]) for hex in t.cooling],
        "super": _field(t.places[t.marker]) if t.marker >= 0 else None,
        "winter": {**_field(t.winter), "radius": int(t.radius)} if t.winter >= 0 else None,
        "grid": [_slot(t, slot) for slot in range(len(SLOTS))],
        "supply": supply(t),
        "eroded": int(t.eroded),
        "played": [NAMES[card >> 8] for card in t.discarded],
        "turns_left": int(t.turns_left) if STAGES[t.stage] == "final" else None,
        "idle": int(t.idle),
        "this_turn": this_turn(t),
        "players": [
            {**player(t, seat), "may_interrupt": view.may_interrupt(seat), "score": points[seat].json()}
            for seat in range(view.rules.players)
        ],
        "places": view.places(),
    }
    return cast(BareView, described)


def supply(t: Table) -> dict[str, Any]:
    """What is left for all; null where nobody counts."""
    return {
        "resources": {BIOMES[biome + 1]: int(t.supply[biome]) for biome in range(3)},
        "tiles": {KINDS[kind]: int(t.stock[kind]) for kind in range(LAND_KINDS)},
        "volcanoes": int(t.volcanoes_left),
        "lava": int(t.lava_left) if t.rules.lava_tiles else None,
        "cards": int(cards_left(t)) if t.rules.caldera else None,
    }


def this_turn(t: Table) -> dict[str, Any]:
    """What the active player has done in this turn, as far as it matters for what may be done yet."""
    return {
        "moves": int(t.moves),
        "flown": t.flown,
        "flipped": t.flipped,
        "purchases": int(t.purchases),
        "on_soil": int(t.on_soil),
        "card_bought": t.card_bought,
        "unable_to_buy": t.barred,
        "sea_action": t.sea_done,
        "sacrificed": t.sacrificed,
        "offered": t.offered,
        "borrowed": [name for power, name in enumerate(NAMES) if t.borrowed >> power & 1],
    }


def hex_data(t: Table, hex: i64) -> dict[str, Any]:
    """A stack: its top, what lies below, and the regions of its biomes."""
    top = t.top(hex)
    return {
        **_field(t.places[hex]),
        "height": int(t.heights[hex]),
        "top": KINDS[top >> 3],
        "rotation": int(top & 7) if rotations(top >> 3) > 1 else None,
        "edges": "".join(BIOMES[EDGES[top * 6 + side]] for side in range(6)) if top >> 3 < LAND_KINDS else None,
        "regions": {
            BIOMES[biome]: int(t.region[hex * 4 + biome]) for biome in (1, 2, 3) if MASKS[top >> 3] >> biome & 1
        },
        "stack": _stack(t, hex),
        "frozen": t.hex_frozen(hex),
    }


def _stack(t: Table, hex: i64) -> list[dict[str, Any]]:
    """The tiles from the bottom up, with critters buried in them and who has turned them in secret.

    The rotation of a tile is null where it has none or is hidden.
    """
    tiles = []
    entry = t.tops[hex]
    while entry:
        tile = t.tiles[entry] & 255
        shown = rotations(tile >> 3) > 1 and tile & 7 != UNKNOWN
        note = t.tiles[entry] >> 24
        tiles.append(
            {
                "tile": KINDS[tile >> 3],
                "rotation": int(tile & 7) if shown else None,
                "turned_by": int(note) - 1 if note and tile >> 3 < LAND_KINDS else None,
                "buried": [
                    {"seat": int(each & 63), "biome": BIOMES[each >> 6 & 3]} for each in t.buried if each >> 8 == entry
                ],
            }
        )
        entry = t.tiles[entry] >> 8 & 0xFFFF
    return tiles[::-1]


def _critters(t: Table) -> list[dict[str, Any]]:
    return [
        {
            "seat": int(each >> 4 & 15),
            **_field(t.places[each >> 10]),
            "biome": BIOMES[each >> 8 & 3],
            "colossal": each & COLOSSAL != 0,
            "burrowed": each & FLIPPED != 0,
        }
        for each in sorted(t.critters, key=lambda each: (each >> 4 & 15, t.places[each >> 10], each))
    ]


def _field(place: i64) -> dict[str, int]:
    q, r = field_of(place)
    return {"q": q, "r": r}


def _slot(t: Table, slot: int) -> dict[str, Any]:
    power = t.grid[slot]
    return {
        "slot": SLOTS[slot],
        "level": SLOT_LEVELS[slot],
        "power": NAMES[power] if power >= 0 else None,
        "title": TITLES[power] if power >= 0 else None,
        "seats": [seat for seat in range(int(t.players)) if t.slots[seat] >> slot & 1],
    }


def player(t: Table, seat: int) -> dict[str, Any]:
    """What a seat has. Its cards are a list where they may be seen; otherwise the list is of nulls."""
    return {
        "hand": int(t.hand[seat]),
        "crater": int(t.crater[seat]),
        "land": int(t.on_land(seat)),
        "buried": sum(int(each) & 63 == seat for each in t.buried),
        "resources": {BIOMES[biome + 1]: int(t.resources[seat * 3 + biome]) for biome in range(3)},
        "limit": int(hand_limit(t, seat)),
        "powers": [NAMES[t.grid[slot]] for slot in range(len(SLOTS)) if t.slots[seat] >> slot & 1],
        "limited_left": [NAMES[power] for power in (RIFT, PLATES) if unused(t, seat, power)],
        "volcanoes": int(t.volcanoes[seat]),
        "points": int(t.bought_points[seat]),
        "cards": [
            None if card & 255 == HIDDEN else {"power": NAMES[card >> 8 & 255], "points": int(card & 255)}
            for card in t.cards
            if card >> 16 == seat
        ],
    }
