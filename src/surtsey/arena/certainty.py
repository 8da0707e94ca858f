"""A test that may stop at any time: is a mean certainly above or below a share?

It bets. One gambler bets on every score that the mean is above the share, another one that it is below, at odds that
are fair if the mean is exactly the share. Then nobody can expect to win: that a gambler ever makes 40 out of 1 has a
chance of at most 1 in 40, however long one watches (Ville's inequality). Once it happens, that gambler is taken to be
right, and the test as a whole errs in at most 5 % of all cases.

Each gambler divides the money among bets of different sizes, so that large differences are found quickly and small ones
at last.
"""

from collections.abc import Iterable
from typing import Final

from surtsey.game import SurtseyError

ERROR: Final = 0.05
BETS: Final = (0.0125, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8)
"""The parts of what can be lost at one score that are put at stake."""
HALVINGS: Final = 30


class SequentialTest:
    """Scores from 0 to 1 come one after the other; they have to be independent of each other."""

    def __init__(self, share: float) -> None:
        if not 0 < share < 1:
            raise SurtseyError(f"a share that can be tested lies between 0 and 1, not at {share:g}")
        self.share = share
        self.scores = 0
        self._above = [1.0 for _ in BETS]
        self._below = [1.0 for _ in BETS]

    def add(self, score: float) -> None:
        self.scores += 1
        for number, bet in enumerate(BETS):
            self._above[number] *= 1 + bet * (score - self.share) / self.share
            self._below[number] *= 1 + bet * (self.share - score) / (1 - self.share)

    @property
    def verdict(self) -> str | None:
        """`above` or `below`, as soon as that is certain."""
        enough = 2 / ERROR * len(BETS)
        if sum(self._above) >= enough:
            return "above"
        return "below" if sum(self._below) >= enough else None


def certain_range(scores: Iterable[float]) -> tuple[float, float]:
    """The shares that are neither certainly too low nor too high for these scores, whenever one has stopped."""
    scores = list(scores)
    return _least(scores), 1 - _least([1 - score for score in scores])


def _least(scores: list[float]) -> float:
    """The higher the share, the less certain is it that the mean is above."""
    certain, doubtful = 0.0, 1.0
    for _ in range(HALVINGS):
        share = (certain + doubtful) / 2
        test = SequentialTest(share)
        for score in scores:
            test.add(score)
        if test.verdict == "above":
            certain = share
        else:
            doubtful = share
    return certain
