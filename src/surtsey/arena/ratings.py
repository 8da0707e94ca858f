"""Elo ratings, and how sure they are.

The ratings are those that make the results most likely (Bradley and Terry): of two rivals 400 points apart, the better
one comes out ahead ten times as often as the other. It is as if every two who met had shared one more game: without it,
who never lost would be infinitely good.

How sure they are follows from the curvature of the likelihood, as if all comparisons were independent; and from how
much rounds differ from each other, which supposes no such thing. The larger of the two errors counts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from surtsey.arena.intervals import NORMAL

ELO: Final = 400 / log(10)
"""Points for a factor of e in the odds."""
STEPS: Final = 200
LARGEST_STEP: Final = 2.0
PRECISION: Final = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Comparison:
    """Two contestants in a game: 1 if the first came out ahead, 0 if the other did, 0.5 if they shared."""

    name: str
    other: str
    score: float


class Ratings:
    """The ratings of those who were compared; their mean is 0."""

    def __init__(self, rounds: Iterable[Iterable[Comparison]]) -> None:
        counted = [list(comparisons) for comparisons in rounds]
        names = dict.fromkeys(name for each in counted for one in each for name in (one.name, one.other))
        self._number = {name: number for number, name in enumerate(names)}
        tallies = [self._tally(comparisons) for comparisons in counted]
        self.wins = _sum(tallies, len(names))
        """How often each came out ahead of each other, a shared place as half; rows and columns as in `names`."""
        likely = _with_a_shared_game(self.wins)
        self._strengths = _most_likely(likely)
        self._naive = _inverse(_curvature(likely, self._strengths))
        self._robust = _sandwich(self._naive, [_pull(tally, self._strengths) for tally in tallies])

    @property
    def names(self) -> list[str]:
        return list(self._number)

    def elo(self, name: str) -> float:
        return ELO * self._strengths[self._number[name]]

    def error(self, name: str) -> float:
        """How far the rating may be off, with 95 % confidence."""
        size = len(self._number)
        return self._error([float(each == name) - 1 / size for each in self._number])

    def lead(self, name: str, other: str) -> tuple[float, float]:
        """By how much one is better than another, and how far that may be off."""
        contrast = [float(each == name) - float(each == other) for each in self._number]
        return self.elo(name) - self.elo(other), self._error(contrast)

    def _error(self, contrast: Sequence[float]) -> float:
        squares = [_dot(contrast, _times(matrix, contrast)) for matrix in (self._naive, self._robust)]
        return ELO * NORMAL * sqrt(max(squares))

    def _tally(self, comparisons: Iterable[Comparison]) -> Matrix:
        tally = _zeros(len(self._number))
        for each in comparisons:
            one, other = self._number[each.name], self._number[each.other]
            tally[one][other] += each.score
            tally[other][one] += 1 - each.score
        return tally


def _with_a_shared_game(wins: Matrix) -> Matrix:
    size = range(len(wins))
    return [[wins[i][j] + (0.5 if wins[i][j] + wins[j][i] else 0.0) for j in size] for i in size]


def _most_likely(wins: Matrix) -> list[float]:
    """Newton's method. The likelihood has one summit; short steps keep the method from leaping over it."""
    strengths = [0.0] * len(wins)
    for _ in range(STEPS):
        steps = _times(_inverse(_curvature(wins, strengths)), _pull(wins, strengths))
        strengths = [
            each + max(-LARGEST_STEP, min(LARGEST_STEP, step)) for each, step in zip(strengths, steps, strict=True)
        ]
        if max(map(abs, steps), default=0.0) < PRECISION:
            break
    mean = sum(strengths) / max(1, len(strengths))
    return [each - mean for each in strengths]


def _ahead(strength: float, other: float) -> float:
    """How likely one is to come out ahead of another."""
    return 1 / (1 + exp(other - strength))


def _pull(wins: Matrix, strengths: Sequence[float]) -> list[float]:
    """By how much each did better than expected."""
    size = range(len(wins))
    return [
        sum(wins[i][j] - (wins[i][j] + wins[j][i]) * _ahead(strengths[i], strengths[j]) for j in size) for i in size
    ]


def _curvature(wins: Matrix, strengths: Sequence[float]) -> Matrix:
    """Of the likelihood. Only differences matter to it; the 1 everywhere settles the rest and changes none of them."""
    size = range(len(wins))
    curvature = [[1.0 for _ in size] for _ in size]
    for i in size:
        for j in size:
            if i != j:
                ahead = _ahead(strengths[i], strengths[j])
                weight = (wins[i][j] + wins[j][i]) * ahead * (1 - ahead)
                curvature[i][j] -= weight
                curvature[i][i] += weight
    return curvature


def _sandwich(inverse: Matrix, pulls: Sequence[Sequence[float]]) -> Matrix:
    """The variance of the ratings, from how differently rounds pull at them."""
    rounds = len(pulls)
    size = range(len(inverse))
    moved = [_times(inverse, pull) for pull in pulls]
    correction = rounds / (rounds - 1) if rounds > 1 else 1.0
    return [[correction * sum(each[i] * each[j] for each in moved) for j in size] for i in size]


def _zeros(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def _sum(matrices: Iterable[Matrix], size: int) -> Matrix:
    total = _zeros(size)
    for matrix in matrices:
        for i in range(size):
            for j in range(size):
                total[i][j] += matrix[i][j]
    return total


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _times(matrix: Matrix, column: Sequence[float]) -> list[float]:
    return [_dot(row, column) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan. The matrix is positive definite, so the diagonal serves as it comes."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * above for value, above in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
