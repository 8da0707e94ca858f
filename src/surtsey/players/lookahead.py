"""Looking ahead by the judgement alone: what a turn is worth if it goes on as it should."""

import math
from typing import final

from librt.vecs import append, vec
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


def best_action(model: Model, values: vec[float]) -> i64:
    """The action that is judged best for the seat that decides."""
    ids = model.moves()
    if len(ids) == 1:
        return ids[0]
    hopes = glances(model, ids, values)
    best: i64 = 0
    for index in range(i64(1), i64(len(ids))):
        if hopes[index] > hopes[best]:
            best = index
    return ids[best]


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

    def actions(self) -> vec[i64]:
        """The actions of the seat whose turn it is, and of others who had something to decide."""
        if self.before is None:
            return vec[i64]()
        return append(self.before.actions(), self.action)


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


def odds(value: float) -> float:
    """A chance as logarithmic odds, within reason."""
    value = min(max(value, 0.0001), 0.9999)
    return math.log(value / (1.0 - value))
