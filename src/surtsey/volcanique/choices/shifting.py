"""Land that can be moved: Rift and Converging plates, by power or by card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.hexes import field_of
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_text, detail_of, place_in
from surtsey.volcanique.agenda import first_in, second_in, task
from surtsey.volcanique.choices.asking import Asked, Choice, Chooser, cards, options
from surtsey.volcanique.shifting import rifted
from surtsey.volcanique.table import Table


def _window(asked: Asked) -> list[Choice]:
    rifts = [_rift(asked, id) for id in asked.with_verb(actions.RIFT)]
    plates = [_plates(asked, id) for id in asked.with_verb(actions.PLATES)]
    return rifts + plates + cards(asked)


def _rift(asked: Asked, id: int) -> Choice:
    t, towards = asked.t, detail_of(id)
    hex = t.hex_at(place_in(id))
    ways = options(t, task(agenda.RIFT_SHIFT, asked.seat, hex, towards))
    return _shift(t, action_text(id), rifted(t, t.landmass(hex), hex, towards), ways)


def _plates(asked: Asked, id: int) -> Choice:
    t = asked.t
    hex = t.hex_at(place_in(id))
    return _shift(t, action_text(id), t.landmass(hex), options(t, task(agenda.PLATES_SHIFT, asked.seat, hex, 1)))


def _rift_shift(asked: Asked) -> list[Choice]:
    t, hex = asked.t, first_in(asked.question)
    return [_shift(t, "", rifted(t, t.landmass(hex), hex, second_in(asked.question)), asked.with_verb(actions.SHIFT))]


def _plates_shift(asked: Asked) -> list[Choice]:
    part = asked.t.landmass(first_in(asked.question))
    return [_shift(asked.t, "", part, asked.with_verb(actions.SHIFT))]


def _shift(t: Table, action: str, part: vec[i64], ways: list[int]) -> Choice:
    """The part that moves, and the directions in which it can."""
    fields = [list(field_of(t.places[hex])) for hex in part]
    return {"do": "shift", "action": action, "part": fields, "ways": [int(detail_of(id)) for id in ways]}


CHOICES: Final[dict[int, Chooser]] = {
    agenda.WINDOW: _window,
    agenda.RIFT_SHIFT: _rift_shift,
    agenda.PLATES_SHIFT: _plates_shift,
}
