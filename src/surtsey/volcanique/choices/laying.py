"""Tiles to be laid: on which field, and which way round, with the edges that would match."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from surtsey.hexes import STEPS, field_of
from surtsey.volcanique import agenda
from surtsey.volcanique.actions import action_text, detail_of, place_in
from surtsey.volcanique.agenda import first_in, kind_in, second_in, task
from surtsey.volcanique.choices.asking import Asked, Choice, Chooser, options
from surtsey.volcanique.table import Table
from surtsey.volcanique.tiles import EDGES, KINDS, rotations

DIGITS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
ILLEGAL: Final = "-"

Sides = tuple[int, ...]
"""The biome that is shown in each of the six directions; 0 for none."""


@lru_cache(1 << 14)
def matches(kind: int, around: Sides) -> tuple[int, ...]:
    """For each rotation of a tile the edges that match, one bit for each direction."""
    return tuple(
        sum(
            1 << direction
            for direction, biome in enumerate(around)
            if biome and biome == EDGES[(kind << 3 | rotation) * 6 + direction]
        )
        for rotation in range(rotations(kind))
    )


def shown_to(t: Table, place: int) -> Sides:
    """What neighbours show to a place."""
    beside = [int(t.hex_at(place + STEPS[direction])) for direction in range(6)]
    return tuple(
        int(EDGES[t.top(hex) * 6 + (direction + 3) % 6]) if hex >= 0 else 0 for direction, hex in enumerate(beside)
    )


def turns(kind: int, around: Sides, legal: Iterable[int]) -> str:
    """Six signs, one for each rotation: whether it is legal, and if so which edges match."""
    signs = [ILLEGAL] * 6
    masks = matches(kind, around)
    for id in legal:
        rotation = int(detail_of(id))
        signs[rotation] = DIGITS[masks[rotation]]
    return "".join(signs)


def at(t: Table, kind: int, place: int, legal: Iterable[int]) -> list[Any]:
    """A field, and the rotations of a tile on it."""
    return [*field_of(place), turns(kind, shown_to(t, place), legal)]


# Land


def land_sites(t: Table, seat: int, kind: int) -> list[list[Any]]:
    """Where bought land of a kind may lie."""
    return [_land_site(t, seat, kind, int(place_in(id))) for id in options(t, task(agenda.LAND_FIELD, seat, kind))]


def _land_site(t: Table, seat: int, kind: int, place: int) -> list[Any]:
    return at(t, kind, place, options(t, task(agenda.LAND_ROTATION, seat, kind, t.hex_at(place))))


def _land_field(asked: Asked) -> list[Choice]:
    kind = int(first_in(asked.question))
    return [_site(kind, [_land_site(asked.t, asked.seat, kind, int(place_in(id))) for id in asked.ids])]


def _land_rotation(asked: Asked) -> list[Choice]:
    kind, hex = int(first_in(asked.question)), second_in(asked.question)
    return [_site(kind, [at(asked.t, kind, int(asked.t.places[hex]), asked.ids)])]


def _bury(asked: Asked) -> list[Choice]:
    """How the tile below a volcano is turned: no edge matters any more."""
    t, hex = asked.t, first_in(asked.question)
    kind = int(t.top_kind(hex))
    return [_site(kind, [[*field_of(t.places[hex]), turns(kind, (0,) * 6, asked.ids)]])]


def _site(kind: int, sites: list[list[Any]]) -> Choice:
    """A tile that is taken already."""
    return {"do": "site", "item": KINDS[kind], "at": sites}


# Islands: those of the set-up, and those that are bought


def _next_tile(asked: Asked) -> list[Choice]:
    """Which tile comes next, with all its fields; these are the same for each."""
    field, rotation = _questions(asked.question)
    step = first_in(asked.question)
    t, seat = asked.t, asked.seat
    kinds = [int(detail_of(id)) for id in asked.ids]
    places = [int(place_in(id)) for id in options(t, task(field, seat, kinds[0], step))]
    around = {place: shown_to(t, place) for place in places}

    def site(kind: int, place: int) -> list[Any]:
        return [*field_of(place), turns(kind, around[place], options(t, task(rotation, seat, kind, place, step)))]

    return [
        {
            "do": "take",
            "action": action_text(id),
            "item": KINDS[kind],
            "left": int(t.stock[kind]),
            "at": [site(kind, place) for place in places],
        }
        for id, kind in zip(asked.ids, kinds, strict=True)
    ]


def _next_field(asked: Asked) -> list[Choice]:
    """Where the tile lies that was taken."""
    _, rotation = _questions(asked.question)
    kind, step = int(first_in(asked.question)), second_in(asked.question)
    places = [int(place_in(id)) for id in asked.ids]
    t, seat = asked.t, asked.seat
    return [_site(kind, [at(t, kind, place, options(t, task(rotation, seat, kind, place, step))) for place in places])]


def _next_rotation(asked: Asked) -> list[Choice]:
    kind, place = int(first_in(asked.question)), int(second_in(asked.question))
    return [_site(kind, [at(asked.t, kind, place, asked.ids)])]


def _questions(question: int) -> tuple[int, int]:
    """What is asked for field and rotation, on starting islands or bought ones."""
    if kind_in(question) in (agenda.ISLAND_TILE, agenda.ISLAND_FIELD):
        return agenda.ISLAND_FIELD, agenda.ISLAND_ROTATION
    return agenda.SET_UP_FIELD, agenda.SET_UP_ROTATION


CHOICES: Final[dict[int, Chooser]] = {
    agenda.SET_UP_TILE: _next_tile,
    agenda.SET_UP_FIELD: _next_field,
    agenda.SET_UP_ROTATION: _next_rotation,
    agenda.ISLAND_TILE: _next_tile,
    agenda.ISLAND_FIELD: _next_field,
    agenda.ISLAND_ROTATION: _next_rotation,
    agenda.LAND_FIELD: _land_field,
    agenda.LAND_ROTATION: _land_rotation,
    agenda.BURY: _bury,
}
