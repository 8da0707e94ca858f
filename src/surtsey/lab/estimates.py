"""How sure figures are that come from games: intervals for means and differences, and what many of them together say.

Games that share a deck are not independent, so a deck is the unit here: the mean over its games is one value. Variants
are compared deck by deck (pairs), which is the more precise the more alike a deck treats them; the correlation says how
much.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

LEVEL: Final = 0.05
"""How often a difference may be called where there is none."""
POWER: Final = 0.95
"""How often a difference of the size stated beforehand has to be found."""
FEWEST: Final = 30
"""Decks before a running comparison may say anything: what it rests on is true of means of many."""
NORMAL: Final = NormalDist()


@dataclass(frozen=True)
class Estimate:
    """A figure, and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float
    decks: int


@dataclass(frozen=True)
class Difference:
    """What a variant has more than another one."""

    value: float
    low: float
    high: float
    p: float
    """How often chance alone would make as great a difference."""
    correlation: float
    """Of the two variants over decks."""
    decks: int


def mean(values: Sequence[float]) -> Estimate:
    """The mean of decks."""
    centre = fmean(values)
    reach = _reach(values, LEVEL)
    return Estimate(centre, centre - reach, centre + reach, len(values))


def share(values: Sequence[float], games: int) -> Estimate:
    """The same for a part of all games, by Wilson's interval, which behaves well near 0 and 1.

    Games of one deck tell less than as many independent ones if decks differ by more than chance would make them.
    """
    centre = fmean(values)
    spread = centre * (1 - centre)
    independent = float(games)
    if len(values) > 1 and spread:
        error = stdev(values) ** 2 / len(values)
        independent = min(independent, spread / error) if error else independent
    z = NORMAL.inv_cdf(1 - LEVEL / 2)
    ratio = z * z / max(independent, 1.0)
    middle = (centre + ratio / 2) / (1 + ratio)
    reach = z / (1 + ratio) * sqrt(spread / max(independent, 1.0) + ratio / (4 * max(independent, 1.0)))
    return Estimate(centre, max(0.0, middle - reach), min(1.0, middle + reach), len(values))


def difference(
    ones: Sequence[float], others: Sequence[float], level: float = LEVEL, shares: bool = False
) -> Difference:
    """The second less the first, each value the mean of a deck; the interval is wrong as often as the level says.

    For shares it is that of Agresti and Min (2005) for matched pairs, which does not take a few decks without a
    difference for proof that there is none: two more pairs are added, that differ by one half each way.
    """
    gaps = [other - one for one, other in zip(ones, others, strict=True)]
    count, total, squares = len(gaps), sum(gaps), sum(gap * gap for gap in gaps)
    if shares:
        count, squares = count + 2, squares + 1.0
    centre = total / count
    error = sqrt(max(0.0, squares / count - centre * centre) / (count - 1)) if count > 1 else inf
    reach = student(level, count - 1) * error if error else 0.0
    found = fmean(gaps), centre - reach, centre + reach
    return Difference(*found, _p(centre, error, count - 1), correlation(ones, others), len(gaps))


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    """From -1 to 1; 0 where either does not vary."""
    if len(ones) < 2:
        return 0.0
    one, other = fmean(ones), fmean(others)
    together = sum((a - one) * (b - other) for a, b in zip(ones, others, strict=True))
    apart = sqrt(sum((a - one) ** 2 for a in ones) * sum((b - other) ** 2 for b in others))
    return together / apart if apart else 0.0


def holm(ps: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of many differences are certain, so that all together a false one is called as seldom as the level says."""
    certain = [False] * len(ps)
    for rank, index in enumerate(sorted(range(len(ps)), key=lambda index: ps[index])):
        if ps[index] > level / (len(ps) - rank):
            break
        certain[index] = True
    return certain


def student(level: float, freedom: int) -> float:
    """How many standard errors to each side hold all but that part of Student's distribution.

    By the expansion of Cornish and Fisher, which is right to a hundredth from 5 degrees of freedom on; before that
    nothing is said.
    """
    if freedom < 5:
        return inf
    z = NORMAL.inv_cdf(1 - level / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def decks_for(gap: float, spread: float, games_per_deck: int, level: float = LEVEL, power: float = POWER) -> int:
    """How many decks find a difference of that size, if games vary by that standard deviation and are independent."""
    z = NORMAL.inv_cdf(1 - level / 2) + NORMAL.inv_cdf(power)
    return max(2, -int(-2 * (z * spread / gap) ** 2 // games_per_deck))


def smallest(decks: int, spread: float, games_per_deck: int, level: float = LEVEL, power: float = POWER) -> float:
    """The smallest difference that so many decks find with that power."""
    z = NORMAL.inv_cdf(1 - level / 2) + NORMAL.inv_cdf(power)
    return z * spread * sqrt(2 / (decks * games_per_deck))


class Running:
    """A mean that may be looked at after every value: a confidence sequence.

    The intervals hold all together, however often one looks, so one may stop as soon as 0 is outside. It is Robbins'
    normal mixture in the form for large samples (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, 2024), tightest
    around `at` values.
    """

    def __init__(self, level: float = LEVEL, at: int = 500) -> None:
        self._level = level
        weight = -2 * log(level) + log(-2 * log(level) + 1)
        self._mixture = weight / at
        self.count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        gap = value - self._mean
        self._mean += gap / self.count
        self._squares += gap * (value - self._mean)

    @property
    def interval(self) -> tuple[float, float]:
        if self.count < FEWEST:
            return -inf, inf
        inside = self.count * self._mixture
        variance = self._squares / self.count
        reach = sqrt(variance * 2 * (inside + 1) / (self.count * inside) * log(sqrt(inside + 1) / self._level))
        return self._mean - reach, self._mean + reach

    @property
    def is_certain(self) -> bool:
        """Whether it is certainly not 0."""
        low, high = self.interval
        return low > 0 or high < 0


def _reach(values: Sequence[float], level: float) -> float:
    if len(values) < 2:
        return inf
    return student(level, len(values) - 1) * stdev(values) / sqrt(len(values))


def _p(centre: float, error: float, freedom: int) -> float:
    """Of Student's test that the mean is 0, found by halving where the interval ends at 0."""
    if not error:
        return 0.0 if centre else 1.0
    low, high = 1e-12, 1.0
    for _ in range(60):
        middle = sqrt(low * high)
        if student(middle, freedom) > abs(centre) / error:
            low = middle
        else:
            high = middle
    return high
