"""Plays an experiment: deck after deck, in as many processes as wanted, taking up what has been played already."""

from collections.abc import Generator
from contextlib import closing
from functools import partial

from surtsey import cluster, workers
from surtsey.lab.experiment import Experiment
from surtsey.lab.folder import Folder, decks_in
from surtsey.lab.playing import play_deck
from surtsey.lab.results import Deck
from surtsey.lab.stopping import Stopping


def run(experiment: Experiment, folder: Folder, processes: int = 1, ray: str = "") -> Generator[Deck, None, None]:
    """The decks that the folder does not have yet, in order; they are in it when they are told.

    Every deck is the same wherever it is played, so that the number of processes and interruptions change nothing. With
    the address of a Ray cluster they are played there.
    """
    stopping = Stopping(experiment, decks_in(folder.path))
    missing = range(folder.count, experiment.decks)
    if not missing or stopping.is_certain:
        return
    work = partial(play_deck, experiment)
    here = min(processes, len(missing))
    with closing(cluster.in_order(work, missing, ray) if ray else workers.in_order(work, missing, here)) as decks:
        for deck in decks:
            folder.add(deck)
            yield deck
            if stopping.add(deck):
                return
