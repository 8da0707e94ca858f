"""What came of an experiment so far: the mean of each figure over the games of each deck, by variant."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from math import isnan, nan
from statistics import fmean
from typing import Final

from surtsey.lab.estimates import Difference, Estimate, difference, mean, share
from surtsey.lab.experiment import Experiment
from surtsey.lab.measures.registry import measure_named

FEWEST_DECKS: Final = 6
"""With fewer no interval can be given."""
Deck = Sequence[Sequence[Mapping[str, float]]]
"""For each variant the figures of its games."""


class Results:
    """Takes little room, however many games there are."""

    def __init__(self, experiment: Experiment) -> None:
        self.experiment = experiment
        self.decks = 0
        self.stopped: tuple[float, float] | None = None
        """Where the difference lies that the experiment was stopped for, if it was."""
        self._columns: list[dict[str, array[float]]] = [{} for _ in experiment.variants]

    def add(self, deck: Deck) -> None:
        """One more deck."""
        for columns, games in zip(self._columns, deck, strict=True):
            for name in dict.fromkeys(name for figures in games for name in figures):
                if name not in columns:
                    columns[name] = array("d", [self._absent(name)] * self.decks)
                if self._of_kinds(name):
                    columns[name].append(fmean(figures.get(name, 0.0) for figures in games))
                else:
                    columns[name].append(fmean(figures[name] for figures in games if name in figures))
            for name, values in columns.items():
                if len(values) == self.decks:
                    values.append(self._absent(name))
        self.decks += 1

    @property
    def figures(self) -> list[str]:
        """Whatever was measured in any variant, in the order of the measures."""
        names = dict.fromkeys(name for columns in self._columns for name in columns)
        return [name for measure in dict.fromkeys(map(self._measure, names)) for name in names
                if self._measure(name) == measure]  # fmt: skip

    def values(self, variant: int, figure: str) -> list[float]:
        """By decks; those in which it makes no sense are left out."""
        return [value for value in self._column(variant, figure) if not isnan(value)]

    def estimate(self, variant: int, figure: str) -> Estimate | None:
        values = self.values(variant, figure)
        if len(values) < FEWEST_DECKS:
            return None
        if self._kind(figure) == "mean":
            return mean(values)
        return share(values, len(values) * len(self.experiment.seatings(variant)))

    def difference(self, variant: int, figure: str, level: float) -> Difference | None:
        """What a variant has more than the first one, deck by deck."""
        columns = self._column(0, figure), self._column(variant, figure)
        pairs = [pair for pair in zip(*columns, strict=True) if not any(map(isnan, pair))]
        if len(pairs) < FEWEST_DECKS:
            return None
        ones, others = [one for one, _ in pairs], [other for _, other in pairs]
        return difference(ones, others, level, shares=self._kind(figure) != "mean")

    def last_gap(self, figure: str) -> float | None:
        """What the second variant had more than the first one with the deck that was added last."""
        one, other = (self._column(variant, figure)[-1] for variant in (0, 1))
        return None if isnan(one) or isnan(other) else other - one

    def _column(self, variant: int, figure: str) -> "array[float]":
        column = self._columns[variant].get(figure)
        return array("d", [self._absent(figure)] * self.decks) if column is None else column

    def _measure(self, figure: str) -> str:
        return measure_named(figure, self.experiment.game_name).name

    def _kind(self, figure: str) -> str:
        return measure_named(figure, self.experiment.game_name).kind

    def _of_kinds(self, figure: str) -> bool:
        return self._kind(figure) == "kinds"

    def _absent(self, figure: str) -> float:
        """What a deck says in which a figure does not come up."""
        return 0.0 if self._of_kinds(figure) else nan


def gathered(experiment: Experiment, decks: Iterable[Deck]) -> Results:
    results = Results(experiment)
    for deck in decks:
        results.add(deck)
    return results
