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
        _, model = best_step(model, values)
    model.values(values)
    return model


def best_step(model: Model, values: vec[float]) -> tuple[i64, Model]:
    """The action that is judged best for the seat that decides, the first of equal ones; and the world after it."""
    seat = model.actor()
    ids = model.moves()
    best = ids[0]
    reached = after(model, best)
    if len(ids) > 1:
        reached.values(values)
        highest = values[seat]
        for index in range(i64(1), i64(len(ids))):
            world = after(model, ids[index])
            world.values(values)
            if values[seat] > highest:
                best, reached, highest = ids[index], world, values[seat]
    return best, reached


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
    """Ways through the rest of a turn, the best first.

    After every action that can be done, the turn is ended as the judgement likes it: that is one way, and tells what
    the action is worth. Then so many of the best actions are followed side by side, and what can be done after them is
    looked at in the same manner, and so on. Ways to the same position count once. Where others have to decide something
    in between, they do what they like best.
    """
    seat = model.actor()
    met: set[int] = set()
    ends: dict[int, Way] = {}
    found: dict[int, Way] = {}
    begun = [Way(model, 0.0, -1, None)]
    while begun:
        steps: list[Way] = []
        for way in begun:
            world = way.world
            for id in world.moves() if world.actor() == seat else vec[i64]([best_step(world, values)[0]]):
                step = Way(after(world, id), 0.0, id, way)
                key = int(step.world.key())
                if key in met:
                    continue
                met.add(key)
                end = _end(step, seat, ends, values)
                found.setdefault(int(end.world.key()), end)
                if not _is_ended(step):
                    step.worth = end.worth
                    steps.append(step)
        begun = _best(steps)[:width]
    return _best(list(found.values()))


def _end(way: Way, seat: i64, ends: dict[int, Way], values: vec[float]) -> Way:
    """The end of a way, if it goes on as the judgement likes it; what is found is noted for all positions on it."""
    passed: list[int] = []
    while True:
        key = int(way.world.key())
        end = ends.get(key)
        if end is None:
            passed.append(key)
            if _is_ended(way):
                way.world.values(values)
                way.worth = values[seat]
                end = way
        if end is not None:
            for key in passed:
                ends[key] = end
            return end
        action, world = best_step(way.world, values)
        way = Way(world, 0.0, action, way)


def end_turn(model: Model, values: vec[float]) -> Model:
    """The world at the end of a turn that goes on as the judgement likes it."""
    return model if model.actor() < 0 else ways(model, 1, values)[0].world


def _is_ended(way: Way) -> bool:
    return way.world.is_quiet() or way.world.actor() < 0


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
