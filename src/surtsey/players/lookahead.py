"""Looking ahead by the judgement alone: what a turn is worth if it goes on as it should."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.players.model import Model


def play_on(model: Model, values: vec[float]) -> Model:
    """Whoever decides does what the judgement likes best, until the position is quiet.

    Returns the world reached, and writes what it is worth to each seat.
    """
    while not model.is_quiet() and model.actor() >= 0:
        model = best_step(model, values)
    model.values(values)
    return model


def best_step(model: Model, values: vec[float]) -> Model:
    """The world after the action that is judged best for the seat that decides."""
    seat = model.actor()
    ids = model.moves()
    best = after(model, ids[0])
    if len(ids) == 1:
        return best
    best.values(values)
    highest = values[seat]
    for index in range(i64(1), i64(len(ids))):
        other = after(model, ids[index])
        other.values(values)
        if values[seat] > highest:
            highest = values[seat]
            best = other
    return best


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
