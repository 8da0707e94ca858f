"""MOVE: who can go where, by what, and whom that drives out."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import COLOSSAL_BIT, action_text, detail_of, place_in
from surtsey.volcanique.agenda import first_in, second_in, task
from surtsey.volcanique.choices.asking import (
    Asked,
    Choice,
    Chooser,
    answered,
    cards,
    gone,
    node_spot,
    options,
    roam,
    spot,
    spots,
)
from surtsey.volcanique.moving import WHOLE, by_which, movers
from surtsey.volcanique.packing import COLOSSAL, SEATS, node_of

FLYING: Final = "flying"


def _move(asked: Asked) -> list[Choice]:
    """Each critter and group with its goals; where critters fly to is the same for all of them, and told once."""
    moves = [_piece(asked, id) for verb in (actions.MOVE, actions.GROUP) for id in asked.with_verb(verb)]
    flips = [choice for verb in (actions.BURROW, actions.SURFACE) for choice in spots(verb, asked.with_verb(verb))]
    return _with_flights_once(moves) + flips + cards(asked)


def _piece(asked: Asked, id: int) -> Choice:
    """What can be picked up."""
    node = int(node_of(asked.t.hex_at(place_in(id)), detail_of(id) & 3))
    flags = COLOSSAL if detail_of(id) & COLOSSAL_BIT else 0
    how = WHOLE if actions.kind_of(id) == actions.GROUP else flags
    question = task(agenda.MOVE_TO, asked.seat, node, how)
    return _goals(asked, int(question), action_text(id), options(asked.t, question))


def _move_to(asked: Asked) -> list[Choice]:
    """What was picked up goes somewhere."""
    return [_goals(asked, asked.question, "", asked.ids)]


def _goals(asked: Asked, question: int, action: str, ids: list[int] | tuple[int, ...]) -> Choice:
    t, seat = asked.t, asked.seat
    node, is_group = int(first_in(question)), second_in(question) == WHOLE
    pieces = movers(t, seat, t.region[node]) if is_group else vec[i64]([node])
    ways: dict[tuple[str, int], dict[str, Any]] = {}
    for id in ids:
        goal = int(node_of(t.hex_at(place_in(id)), detail_of(id)))
        region = int(t.region[goal])
        others = int(t.holders[region]) & SEATS & ~(1 << seat)
        by = by_which(t, seat, pieces, goal, is_group)
        key = by, region if others else 0
        if key not in ways:
            ways[key] = {"by": by, "at": [], "out": gone(t, answered(t, question, id)) if others else []}
        ways[key]["at"].append(spot(int(place_in(id)), int(detail_of(id))))
    return {
        "do": "move",
        "action": action,
        "group": is_group,
        "from": [node_spot(t, int(each)) for each in pieces],
        "to": list(ways.values()),
    }


def _with_flights_once(moves: list[Choice]) -> list[Choice]:
    """Critters that fly reach every region that nobody controls: these goals are put together."""
    flights = [[goal for way in move["to"] if way["by"] == FLYING for goal in way["at"]] for move in moves]
    if sum(len(each) > 0 for each in flights) < 2:
        return moves
    for move, goals in zip(moves, flights, strict=True):
        if goals:
            move["to"] = [way for way in move["to"] if way["by"] != FLYING]
            move["roams"] = True
    return [*moves, roam([goal for goals in flights for goal in goals], by=FLYING)]


CHOICES: Final[dict[int, Chooser]] = {
    agenda.MOVE: _move,
    agenda.MOVE_TO: _move_to,
}
