"""When an experiment has found what it looked for, and may end before all decks have been played."""

from collections.abc import Iterable

from surtsey.lab.estimates import Running
from surtsey.lab.experiment import Experiment
from surtsey.lab.results import Deck, Results


class Stopping:
    """Looks after every deck, which its confidence sequence allows."""

    def __init__(self, experiment: Experiment, decks: Iterable[Deck] = ()) -> None:
        self._figure = experiment.until
        self._results = Results(experiment)
        self._running = Running(at=max(1, experiment.decks // 2))
        for deck in decks:
            self.add(deck)

    def add(self, deck: Deck) -> bool:
        """One more deck. Returns whether that is enough."""
        if self._figure and not self.is_certain:
            self._results.add(deck)
            gap = self._results.last_gap(self._figure)
            if gap is not None:
                self._running.add(gap)
        return self.is_certain

    @property
    def is_certain(self) -> bool:
        """Whether there certainly is a difference."""
        return self._running.is_certain

    @property
    def interval(self) -> tuple[float, float]:
        """Where the difference lies, however often one has looked."""
        return self._running.interval
