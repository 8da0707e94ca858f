"""What dice decide beside lava and volcanoes: where it may go, with which odds, and who would be hit there."""

from typing import Any, Final

from surtsey.hexes import STEPS, field_of, place_of
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_id, action_text, detail_of, place_in
from surtsey.volcanique.agenda import first_in, second_in, task, third_in
from surtsey.volcanique.choices.asking import Asked, Choice, Chooser, answered, node_spot, options, spot
from surtsey.volcanique.packing import hex_in, node_in, swimmer_place
from surtsey.volcanique.table import Table
from surtsey.volcanique.volcanoes import slopes


def _odds(action: str, ways: list[dict[str, Any]]) -> Choice:
    return {"do": "odds", "action": action, "ways": ways}


def _way(t: Table, place: int, chances: int, of: int) -> dict[str, Any]:
    """A field, in how many of all cases it is the one, and who is there."""
    return {"at": list(field_of(place)), "n": chances, "of": of, "out": _who_is_at(t, place)}


def _who_is_at(t: Table, place: int) -> list[str]:
    hex = t.hex_at(place)
    on_land = [node_spot(t, node_in(critter)) for critter in t.critters if hex_in(critter) == hex]
    return on_land + [spot(place) for swimmer in t.swimmers if swimmer_place(swimmer) == place]


# Lava diversion


def _divert(asked: Asked) -> list[Choice]:
    """Where lava would go instead, as the engine says of each side of the die."""
    t, question = asked.t.copy(), asked.question
    t.drop()
    die = task(agenda.HOW_DIVERTED, asked.seat, first_in(question), second_in(question), third_in(question))
    goals = [_diverted_to(t, die, roll) for roll in options(t, die)]
    ways = [_way(t, place, goals.count(place), len(goals)) for place in dict.fromkeys(goals)]
    return [_odds(action_text(id), ways) for id in asked.with_verb(actions.DIVERT)]


def _diverted_to(t: Table, die: int, roll: int) -> int:
    told = answered(t, die, roll).log or []
    (to,) = [event.params["to"] for event in told if event.code == "lava.diverted"]
    return int(place_of(*to))


# Lateral eruption


def _lateral(asked: Asked) -> list[Choice]:
    """The four sites of each arc: whether a volcano would break out there or fizzle."""
    hex = int(first_in(asked.question))
    sites = [_lateral_site(asked, hex, direction) for direction in range(6)]
    found = []
    for id in asked.with_verb(actions.LATERAL):
        first = int(detail_of(id))
        arc = [sites[(first + later) % 6] for later in range(4)]
        found.append(_odds(action_text(id), arc))
    return found


def _lateral_site(asked: Asked, hex: int, direction: int) -> dict[str, Any]:
    t = asked.t
    die = task(agenda.WHERE_LATERAL, asked.seat, hex, direction)
    told = answered(t, die, action_id(actions.ROLL, 4, 1)).log or []
    way = _way(t, int(t.places[hex] + STEPS[direction]), 1, 4)
    if any(event.code == "lateral.fizzles" for event in told):
        way |= {"out": [], "fizzles": True}
    return way


# Magma bomb


def _bomb(asked: Asked) -> list[Choice]:
    t, hex = asked.t, first_in(asked.question)
    ways = [_way(t, int(t.places[hex] + STEPS[direction]), 1, 6) for direction in range(6)]
    return [_odds(action_text(id), ways) for id in asked.with_verb(actions.BOMB)]


# Landslide


def _slide(asked: Asked) -> list[Choice]:
    """Which tile slides, and where it may go."""
    t = asked.t
    return [_odds(action_text(id), _downhill(t, int(t.hex_at(place_in(id))))) for id in asked.with_verb(actions.SLIDE)]


def _aim(asked: Asked) -> list[Choice]:
    """Which way it slides."""
    t, hex = asked.t, first_in(asked.question)
    return [
        _odds(action_text(id), [_way(t, int(t.places[hex] + STEPS[detail_of(id)]), 1, 1)])
        for id in asked.with_verb(actions.AIM)
    ]


def _downhill(t: Table, hex: int) -> list[dict[str, Any]]:
    mask = slopes(t, hex)
    directions = [direction for direction in range(6) if mask >> direction & 1]
    return [_way(t, int(t.places[hex] + STEPS[direction]), 1, len(directions)) for direction in directions]


CHOICES: Final[dict[int, Chooser]] = {
    agenda.DIVERT: _divert,
    agenda.LATERAL: _lateral,
    agenda.BOMB: _bomb,
    agenda.SLIDE: _slide,
    agenda.AIM: _aim,
}
