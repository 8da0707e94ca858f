"""Land that can be moved: Rift and Converging plates, by power or by card."""

from collections.abc import Callable, Iterable
from typing import Final

from mypy_extensions import i64

from surtsey.hexes import field_of
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import VERBS, action_text, detail_of, place_in
from surtsey.volcanique.agenda import first_in, second_in, task
from surtsey.volcanique.choices.asking import Asked, Choice, Chooser, cards, options
from surtsey.volcanique.choices.laying import DIGITS
from surtsey.volcanique.shifting import rifted

Shift = tuple[Iterable[i64], list[int]]
"""The hexes that move, and how they can."""


def _window(asked: Asked) -> list[Choice]:
    return [*_shifts(asked, actions.RIFT, _cut), *_shifts(asked, actions.PLATES, _island), *cards(asked)]


def _shifts(asked: Asked, verb: int, part_of: Callable[[Asked, int], Shift]) -> list[Choice]:
    """All parts that can be moved in one way. They overlap, so the land is listed once, and each is a part of it."""
    ids = asked.with_verb(verb)
    places = asked.t.places
    parts = []
    for id in ids:
        part, ways = part_of(asked, id)
        name = action_text(id).partition(" ")[2]
        parts.append([name, marks(len(places), part), [int(detail_of(way)) for way in ways]])
    land = [list(field_of(place)) for place in places]
    return [{"do": "shift", "verb": VERBS[verb], "land": land, "parts": parts}] if parts else []


def _cut(asked: Asked, id: int) -> Shift:
    t, towards = asked.t, detail_of(id)
    hex = t.hex_at(place_in(id))
    return rifted(t, t.landmass(hex), hex, towards), options(t, task(agenda.RIFT_SHIFT, asked.seat, hex, towards))


def _island(asked: Asked, id: int) -> Shift:
    t = asked.t
    hex = t.hex_at(place_in(id))
    return t.landmass(hex), options(t, task(agenda.PLATES_SHIFT, asked.seat, hex, 1))


def _rift_shift(asked: Asked) -> list[Choice]:
    t, hex = asked.t, first_in(asked.question)
    return _shift(asked, rifted(t, t.landmass(hex), hex, second_in(asked.question)))


def _plates_shift(asked: Asked) -> list[Choice]:
    return _shift(asked, asked.t.landmass(first_in(asked.question)))


def _shift(asked: Asked, part: Iterable[i64]) -> list[Choice]:
    """What is moved is known: only the direction is asked."""
    hexes = list(part)
    fields = [list(field_of(asked.t.places[hex])) for hex in hexes]
    ways = [int(detail_of(id)) for id in asked.with_verb(actions.SHIFT)]
    return [{"do": "shift", "verb": "", "land": fields, "parts": [["", marks(len(hexes), range(len(hexes))), ways]]}]


def marks(count: int, marked: Iterable[i64]) -> str:
    """Which of a list are marked: six of them in each sign, the first in its lowest bit."""
    numbers = [0] * ((count + 5) // 6)
    for each in marked:
        numbers[each // 6] |= 1 << each % 6
    return "".join(DIGITS[number] for number in numbers)


CHOICES: Final[dict[int, Chooser]] = {
    agenda.WINDOW: _window,
    agenda.RIFT_SHIFT: _rift_shift,
    agenda.PLATES_SHIFT: _plates_shift,
}
