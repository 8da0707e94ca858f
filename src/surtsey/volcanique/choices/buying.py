"""BUY: everything on the market, with what it costs and where it may go; and what is asked of a purchase by itself."""

from typing import Any, Final

from surtsey.hexes import field_of
from surtsey.volcanique import actions, agenda, course
from surtsey.volcanique.actions import (
    BUY_CARD,
    BUY_POINTS,
    BUY_SUPER,
    BUY_WINTER,
    ITEMS,
    action_id,
    action_text,
    detail_of,
    place_in,
)
from surtsey.volcanique.agenda import task
from surtsey.volcanique.choices.asking import Asked, Choice, Chooser, cards, options
from surtsey.volcanique.choices.claiming import upgrades
from surtsey.volcanique.choices.heaps import heap, payments, texts
from surtsey.volcanique.choices.laying import land_sites
from surtsey.volcanique.market import (
    REGULAR,
    UNSTABLE,
    is_volcano,
    price_alike,
    price_any,
    price_of_each,
    stands,
)
from surtsey.volcanique.powers import SUPER, WINTER
from surtsey.volcanique.table import FINAL_TURNS, Table
from surtsey.volcanique.tiles import LAND_KINDS

CATASTROPHES: Final = {BUY_SUPER: SUPER, BUY_WINTER: WINTER}


def _buy(asked: Asked) -> list[Choice]:
    """The whole market: what cannot be bought says why."""
    legal = {int(detail_of(id)) for id in asked.with_verb(actions.BUY)}
    goods = [_item(asked, item, item in legal) for item in range(len(ITEMS)) if is_traded(asked.t, asked.seat, item)]
    return goods + upgrades(asked) + cards(asked)


def is_traded(t: Table, seat: int, item: int) -> bool:
    """Whether an item is worth showing: not what belongs to another stage, an option, or a power of others."""
    if item in CATASTROPHES:
        return t.owns(seat, CATASTROPHES[item])
    if item == BUY_POINTS:
        return t.stage == FINAL_TURNS
    return item != BUY_CARD or t.rules.caldera


def _item(asked: Asked, item: int, is_legal: bool) -> Choice:
    t, seat = asked.t, asked.seat
    id = int(action_id(actions.BUY, 0, item))
    about: Choice = {"action": action_text(id), "item": ITEMS[item], "price": _price(t, seat, item)}
    alike = int(price_alike(item))
    about["alike"] = alike or None
    paid = options(t, task(agenda.PRICE, seat, item)) if is_legal else []
    if item < LAND_KINDS:
        sites = land_sites(t, seat, item) if is_legal else []
        choice = {"do": "lay", **about, "left": int(t.stock[item]), **payments(t, seat, paid), "at": sites}
    elif is_volcano(item):
        choice = {"do": "erupt", **about, "left": int(t.volcanoes_left), **_eruption(t, seat, item, paid)}
    else:
        choice = {"do": "buy", **about, **payments(t, seat, paid)}
    if not is_legal:
        reason = course.kind_at(asked.question).why_not(t, asked.question, id)
        choice["no"] = None if reason is None else reason.data()
    return choice


def _price(t: Table, seat: int, item: int) -> int:
    """How many resources it takes at most: of any type, or one of each."""
    return int(price_any(t, seat, item)) or (3 if price_of_each(item) else 0)


# Volcanoes


def _eruption(t: Table, seat: int, item: int, paid: list[int]) -> Choice:
    """Where a volcano may break out, and with what it is paid: on tall stacks an unstable one may be cheaper."""
    regular = [id for id in paid if stands(id) == REGULAR]
    cheap = [id for id in paid if stands(id) == UNSTABLE]
    tall = set(_targets(t, seat, item, UNSTABLE)) if cheap else set()
    return {
        **payments(t, seat, regular or cheap),
        "pay": texts(regular),
        "cheap": texts(cheap),
        "at": [_target(place, place in tall) for place in _targets(t, seat, item, REGULAR if regular else UNSTABLE)]
        if paid
        else [],
    }


def _targets(t: Table, seat: int, item: int, stands: int) -> list[int]:
    return [int(place_in(id)) for id in options(t, task(agenda.VOLCANO_FIELD, seat, item, stands))]


def _target(place: int, is_cheap: bool) -> list[Any]:
    return [*field_of(place), int(is_cheap)]


def _volcano_field(asked: Asked) -> list[Choice]:
    """The volcano is paid: only the field is asked."""
    item = ITEMS[agenda.first_in(asked.question)]
    return [{"do": "site", "item": item, "at": [[*field_of(place_in(id)), ""] for id in asked.ids]}]


# The price by itself


def _heap(asked: Asked) -> list[Choice]:
    return [heap(asked.t, asked.seat, [id for id in asked.ids if id])]


CHOICES: Final[dict[int, Chooser]] = {
    agenda.BUY: _buy,
    agenda.VOLCANO_FIELD: _volcano_field,
    agenda.PRICE: _heap,
    agenda.PAY: _heap,
    agenda.DISCARD: _heap,
    agenda.SET_UP_GAIN: _heap,
}
