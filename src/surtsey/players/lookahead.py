"""Looking ahead by the judgement alone: what a turn is worth if it goes on as it should."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.players.model import Model

EFFORT: Final = 2000
"""Positions that are judged for the ways through a turn. One in a hundred turns would need more, and a few of those
so many more that nobody could wait for it."""


def play_on(model: Model, values: vec[float]) -> Model:
    """Whoever decides does what the judgement likes best, until the position is quiet.

    Returns the world reached, and writes what it is worth to each seat.
    """
    while not model.is_quiet() and model.actor() >= 0:
        _, model, _ = best_step(model, values)
    model.values(values)
    return model


def best_step(model: Model, values: vec[float]) -> tuple[i64, Model, i64]:
    """The action that is judged best for the seat that decides, the first of equal ones; and the world after it.

    And among how many.
    """
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
    return best, reached, len(ids)


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


def ways(model: Model, width: i64, values: vec[float], effort: i64 = EFFORT) -> list[Way]:
    """Ways through the rest of a turn, the best first.

    After every action that can be done, the turn is ended as the judgement likes it: that is one way, and tells what
    the action is worth. Then so many of the best actions are followed side by side, and what can be done after them is
    looked at in the same manner, and so on. Ways to the same position count once. Where others have to decide something
    in between, they do what they like best. Once so many positions have been judged, no new ways are begun.
    """
    ends = Ends(model.actor(), values)
    met: set[int] = set()
    found: dict[int, Way] = {}
    begun = [Way(model, 0.0, -1, None)]
    while begun:
        steps: list[Way] = []
        for way in begun:
            for id in ends.choices(way.world):
                if found and ends.judged >= effort:
                    break
                step = Way(after(way.world, id), 0.0, id, way)
                key = int(step.world.key())
                if key in met:
                    continue
                met.add(key)
                end = ends.of(step)
                found.setdefault(int(end.world.key()), end)
                if not _is_ended(step):
                    step.worth = end.worth
                    steps.append(step)
        begun = _best(steps)[:width] if ends.judged < effort else []
    return _best(list(found.values()))


@final
class Ends:
    """Where ways lead a seat if they go on as the judgement likes it."""

    seat: i64
    values: vec[float]
    known: dict[int, Way]
    judged: i64
    """How many positions that took."""

    def __init__(self, seat: i64, values: vec[float]) -> None:
        self.seat = seat
        self.values = values
        self.known = {}
        self.judged = 0

    def choices(self, world: Model) -> vec[i64]:
        """What to look at: all that the seat can do, the most hopeful first; of others, what they like best."""
        if world.actor() != self.seat:
            action, _, judged = best_step(world, self.values)
            self.judged += judged
            return vec[i64]([action])
        ids = world.moves()
        self.judged += len(ids)
        return picked(ids, descending(glances(world, ids, self.values)))

    def of(self, way: Way) -> Way:
        """The end of a way; it is noted for all positions that lie on it."""
        passed: list[int] = []
        while True:
            key = int(way.world.key())
            end = self.known.get(key)
            if end is None:
                passed.append(key)
                if _is_ended(way):
                    way.world.values(self.values)
                    way.worth = self.values[self.seat]
                    end = way
            if end is not None:
                for key in passed:
                    self.known[key] = end
                return end
            action, world, judged = best_step(way.world, self.values)
            self.judged += judged
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


def descending(values: vec[float]) -> vec[i64]:
    """The indexes of values, that of the greatest first; equal ones stay in order."""
    count: i64 = len(values)
    order = vec[i64]([0] * count)
    for index in range(count):
        value = values[index]
        at = index
        while at > 0 and values[order[at - 1]] < value:
            order[at] = order[at - 1]
            at -= 1
        order[at] = index
    return order


def picked(items: vec[i64], order: vec[i64]) -> vec[i64]:
    result = vec[i64](capacity=len(items))
    for index in order:
        result = append(result, items[index])
    return result


def picked_floats(items: vec[float], order: vec[i64]) -> vec[float]:
    result = vec[float](capacity=len(items))
    for index in order:
        result = append(result, items[index])
    return result


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
