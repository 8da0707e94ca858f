"""CLAIM, EROSION and SACRIFICE: what is done at a place, and what that costs."""

from typing import Final

from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_text, detail_of, place_in
from surtsey.volcanique.agenda import first_in, task
from surtsey.volcanique.choices.asking import Asked, Choice, Chooser, cards, option, options, roam, spot, spots
from surtsey.volcanique.choices.heaps import payments_of
from surtsey.volcanique.claiming import UPGRADE_PRICE
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.powers import NAMES, offering_price
from surtsey.volcanique.table import Table


def _claim(asked: Asked) -> list[Choice]:
    swims = [_swim(asked.t, asked.seat, id) for id in asked.with_verb(actions.SWIM)]
    return [*_at_places(asked), *upgrades(asked), *_with_waters_once(swims), *cards(asked)]


AT_PLACES: Final = (actions.CLAIM, actions.SEA, actions.ERODE, actions.SACRIFICE, actions.RETURN)
"""Verbs that need nothing but a place."""


def _at_places(asked: Asked) -> list[Choice]:
    return [choice for verb in AT_PLACES for choice in spots(verb, asked.with_verb(verb))]


def upgrades(asked: Asked) -> list[Choice]:
    """The critters that can become Colossal, and what is paid for one."""
    ids = asked.with_verb(actions.UPGRADE)
    if not ids:
        return []
    paid = payments_of(asked.t, asked.seat, task(agenda.PAY, asked.seat, UPGRADE_PRICE))
    return spots(actions.UPGRADE, ids, price=UPGRADE_PRICE, **paid)


def _swim(t: Table, seat: int, id: int) -> Choice:
    place = int(place_in(id))
    goals = options(t, task(agenda.SWIM_TO, seat, place))
    return {"do": "swim", "action": action_text(id), "at": spot(place), "to": _spots_of(goals)}


def _with_waters_once(swims: list[Choice]) -> list[Choice]:
    """Every free water is open to each sea critter, and the shore before it only to itself."""
    waters = [goal for swim in swims for goal in swim["to"] if not goal[-1].isalpha()]
    if len(swims) < 2 or not waters:
        return swims
    for swim in swims:
        swim["to"] = [goal for goal in swim["to"] if goal[-1].isalpha()]
        swim["roams"] = True
    return [*swims, roam(waters)]


def _swim_to(asked: Asked) -> list[Choice]:
    at = spot(int(first_in(asked.question)))
    return [{"do": "swim", "action": "", "at": at, "to": _spots_of(asked.ids)}]


def _spots_of(ids: list[int] | tuple[int, ...]) -> list[str]:
    return [spot(int(place_in(id)), int(detail_of(id))) for id in ids]


def _sacrifice(asked: Asked) -> list[Choice]:
    return _at_places(asked) + [_offering(asked, id) for id in asked.with_verb(actions.OFFER)]


def _offering(asked: Asked, id: int) -> Choice:
    """A sacrifice from the hand, for resources."""
    price = int(offering_price(asked.t, asked.seat))
    return option(id, price=price, **payments_of(asked.t, asked.seat, task(agenda.PAY, asked.seat, price)))


def _forced_sacrifice(asked: Asked) -> list[Choice]:
    return [option(id, price=0) for id in asked.with_verb(actions.OFFER)]


def _erosion(asked: Asked) -> list[Choice]:
    return _at_places(asked) + cards(asked)


def _unlock(asked: Asked) -> list[Choice]:
    slots = [(id, int(detail_of(id))) for id in asked.with_verb(actions.UNLOCK)]
    return [option(id, slot=SLOTS[slot], power=NAMES[asked.t.grid[slot]]) for id, slot in slots]


CHOICES: Final[dict[int, Chooser]] = {
    agenda.SET_UP_CRITTER: _at_places,
    agenda.FORCED_SACRIFICE: _forced_sacrifice,
    agenda.CLAIM: _claim,
    agenda.SWIM_TO: _swim_to,
    agenda.SACRIFICE: _sacrifice,
    agenda.EROSION: _erosion,
    agenda.RETURN: _at_places,
    agenda.VOLCANO_CRITTER: _at_places,
    agenda.UNLOCK: _unlock,
}
