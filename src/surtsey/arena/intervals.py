"""How sure a mean is, where games come in rounds that share a deck.

The interval is Wilson's, which behaves well near 0 and 1. It needs to know how many independent games there were. That
is the number of games at most: less if rounds differ from each other by more than independent games would make them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Final

NORMAL: Final = 1.959964
"""How many standard deviations to each side hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Interval:
    """A mean, and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float


def interval(rounds: Sequence[Sequence[float]]) -> Interval:
    """The mean of values from 0 to 1, those of one round together."""
    values = [value for games in rounds for value in games]
    mean = fmean(values)
    return Interval(mean, *_wilson(mean, _independent_games(mean, rounds, values)))


def _independent_games(mean: float, rounds: Sequence[Sequence[float]], values: Sequence[float]) -> float:
    """How many games that are won or lost with this mean would be as sure."""
    if len(rounds) < 2:
        return 1.0
    between_games = variance(values) / len(values)
    between_rounds = variance([fmean(games) for games in rounds]) / len(rounds)
    squared_error = max(between_games, between_rounds)
    return mean * (1 - mean) / squared_error if squared_error else float(len(values))


def _wilson(mean: float, games: float) -> tuple[float, float]:
    ratio = NORMAL**2 / games
    centre = (mean + ratio / 2) / (1 + ratio)
    half = NORMAL / (1 + ratio) * sqrt(mean * (1 - mean) / games + ratio / (4 * games))
    return max(0.0, centre - half), min(1.0, centre + half)
