"""Holds the lab's statistics against real games: what they call a difference where there is none, and what they cover.

    python -m benchmarks.lab_check

Random games of Taluva are played once. Many small experiments are drawn from them in which both variants are the same
game, with a difference planted or without: one in twenty may be wrong, at a fixed number of decks and when looked at
all the time.
"""

import sys
from math import sqrt
from multiprocessing import cpu_count
from random import Random
from statistics import fmean
from typing import Final

from surtsey.lab.estimates import LEVEL, Running, difference
from surtsey.lab.experiment import Experiment, read_words
from surtsey.lab.playing import figures_of, play
from surtsey.workers import in_order

GAMES: Final = 4000
EXPERIMENTS: Final = 1000
DECKS: Final = 120
FIGURES: Final = ("choices", "first seat wins", "shared wins", "huts lost", "comeback")
SHARES: Final = ("first seat wins", "shared wins")
PLANTED: Final = 0.5
"""In standard deviations of a game."""
ALLOWED: Final = LEVEL + 3.1 * sqrt(LEVEL * (1 - LEVEL) / EXPERIMENTS)
"""What one in twenty stays below but for one time in a thousand."""


def game(number: int) -> dict[str, float]:
    return figures_of(play(experiment(), 0, number, ("random", "random")))


def experiment() -> Experiment:
    return read_words("taluva", ["tiles=24"], ["random"], decks=1)


def wrong(values: list[float], shares: bool, planted: float, random: Random) -> tuple[bool, bool]:
    """Whether an experiment misses the truth, at its end, and at any time."""
    ones = random.choices(values, k=DECKS)
    others = [value + planted for value in random.choices(values, k=DECKS)]
    found = difference(ones, others, shares=shares and not planted)
    running, missed = Running(at=DECKS // 2), False
    for one, other in zip(ones, others, strict=True):
        running.add(other - one)
        low, high = running.interval
        missed = missed or not low <= planted <= high
    return not found.low <= planted <= found.high, missed


def main() -> None:
    print(f"playing {GAMES} games", flush=True)
    games = list(in_order(game, range(GAMES), cpu_count()))
    failed = False
    for figure in FIGURES:
        values = [figures[figure] for figures in games if figure in figures]
        spread = sqrt(fmean(value * value for value in values) - fmean(values) ** 2)
        for planted in (0.0, PLANTED * spread):
            checks = [wrong(values, figure in SHARES, planted, Random(number)) for number in range(EXPERIMENTS)]
            at_end, ever = (fmean(each) for each in zip(*checks, strict=True))
            failed = failed or max(at_end, ever) > ALLOWED
            kind = "planted" if planted else "no difference"
            print(f"{figure:16} {kind:14} wrong at the end {at_end:.3f}, at any look {ever:.3f}", flush=True)
    print(f"allowed: {ALLOWED:.3f}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
