"""Looking ahead by the judgement alone: what a turn is worth if it goes on as it should."""

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.players.model import Model


def play_on(model: Model, values: vec[float]) -> Model:
    """Whoever decides does what the judgement likes best, until the position is quiet.

    Returns the world reached, and writes what it is worth to each seat.
    """
    while not model.is_quiet() and model.actor() >= 0:
        model = after(model, best_action(model, values))
    model.values(values)
    return model


def answered(model: Model, values: vec[float]) -> bool:
    """Ends a turn that has begun, and then every other seat has one: all do what promises most to them.

    Writes what the position is worth then to each seat. Returns whether chance had a say.
    """
    chancy = not model.is_quiet() and _end_turn(model, values)
    for _ in range(model.seats() - 1):
        if model.actor() >= 0 and _end_turn(model, values):
            chancy = True
    model.values(values)
    return chancy


def _end_turn(model: Model, values: vec[float]) -> bool:
    """Plays to the end of a turn. Returns whether chance had a say."""
    chancy = False
    while True:
        ids = model.moves()
        at: i64 = 0
        if len(ids) > 1:
            at = highest(prospects(model, ids, values))
        model.step(ids[at])
        chancy = chancy or model.brought() != 0
        if model.actor() < 0 or model.is_quiet():
            return chancy


def best_action(model: Model, values: vec[float]) -> i64:
    """The action that is judged best for the seat that decides."""
    ids = model.moves()
    if len(ids) == 1:
        return ids[0]
    return ids[highest(glances(model, ids, values))]


@final
class Way:
    """How a turn may go on: the world that it leads to by its last action, and what that is worth."""

    world: Model
    worth: float
    action: i64
    before: "Way | None"
    """The way up to the last action; None where nothing has been done."""

    def __init__(self, world: Model, worth: float, action: i64, before: "Way | None") -> None:
        self.world = world
        self.worth = worth
        self.action = action
        self.before = before

    def steps(self) -> "list[Way]":
        """The ways that lead up to this one, each an action longer: those of the seat, and of others in between."""
        if self.before is None:
            return []
        return [*self.before.steps(), self]


def ways(model: Model, width: i64, values: vec[float]) -> list[Way]:
    """So many of the best ways through the rest of a turn, the best first.

    They are followed side by side, so that a step that pays later can show it. Worlds that look equal are followed
    once. Where others have to decide something in between, they do what they like best.
    """
    seat = model.actor()
    ended: list[Way] = []
    begun = [Way(model, 0.0, -1, None)]
    while begun:
        found: dict[int, Way] = {}
        for way in begun:
            if way.before is not None and (way.world.is_quiet() or way.world.actor() < 0):
                ended.append(way)
            elif way.world.actor() != seat:
                _keep(found, way, best_action(way.world, values), seat, values)
            else:
                for id in way.world.moves():
                    _keep(found, way, id, seat, values)
        begun = _best(list(found.values()))[:width]
    return _best(ended)


def _keep(found: dict[int, Way], way: Way, action: i64, seat: i64, values: vec[float]) -> None:
    """Goes on by an action, unless what follows has been found already."""
    world = after(way.world, action)
    key = int(world.key())
    if key not in found:
        world.values(values)
        found[key] = Way(world, values[seat], action, way)


def _best(found: list[Way]) -> list[Way]:
    """The best first."""
    return sorted(found, key=lambda way: -way.worth)


def after(model: Model, id: i64) -> Model:
    """A copy in which an action was played."""
    twin = model.copy()
    twin.step(id)
    return twin


def glances(model: Model, ids: vec[i64], values: vec[float]) -> vec[float]:
    """What each action promises the seat that decides, judged at once, even in the middle of a turn."""
    seat = model.actor()
    hopes = vec[float]([0.0] * len(ids))
    for index in range(i64(len(ids))):
        after(model, ids[index]).values(values)
        hopes[index] = values[seat]
    return hopes


def prospects(model: Model, ids: vec[i64], values: vec[float]) -> vec[float]:
    """What each action promises the seat that decides, if the turn goes on as it should."""
    seat = model.actor()
    hopes = vec[float]([0.0] * len(ids))
    for index in range(i64(len(ids))):
        play_on(after(model, ids[index]), values)
        hopes[index] = values[seat]
    return hopes


def highest(values: vec[float]) -> i64:
    """Where the highest value stands; the first of equal ones."""
    best: i64 = 0
    for index in range(i64(1), i64(len(values))):
        if values[index] > values[best]:
            best = index
    return best


def odds(value: float) -> float:
    """A chance as logarithmic odds, within reason."""
    value = min(max(value, 0.0001), 0.9999)
    return math.log(value / (1.0 - value))
