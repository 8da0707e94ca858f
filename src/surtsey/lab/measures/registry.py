"""Measures, found by the entry points of the group `surtsey.measures` (plugins.py)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from surtsey.game import SurtseyError
from surtsey.lab.played import Played
from surtsey.plugins import MEASURES, entries, load
from surtsey.reading import short

EVERY_GAME: Final = ""


@dataclass(frozen=True)
class Measure:
    """Something that can be said of a game that has been played, in numbers."""

    name: str
    meaning: str
    kind: Literal["share", "mean", "kinds"]
    """A share goes from 0 to 1 in each game; a mean is any number. Of kinds, each is a share, and what is not named did
    not happen."""
    of: Callable[[Played], Mapping[str, float]]
    """The figures: one by the name of the measure, or several as `name: part`. What makes no sense in a game is left
    out."""
    game: str = EVERY_GAME
    """The game that it is for."""


@cache
def measures_of(game: str) -> tuple[Measure, ...]:
    """All that can be measured of a game, those of every game first."""
    found: dict[str, Measure] = {}
    for entry in entries(MEASURES):
        for measure in load(MEASURES, entry):
            if not isinstance(measure, Measure):
                raise SurtseyError(f"the entry point '{entry}' yields no measures")
            if measure.game in (EVERY_GAME, game):
                if measure.name in found:
                    raise SurtseyError(f"there are two measures called '{measure.name}'")
                found[measure.name] = measure
    return tuple(found.values())


def measure_named(figure: str, game: str) -> Measure:
    """The measure that a figure is of."""
    name = figure.partition(": ")[0]
    for measure in measures_of(game):
        if measure.name == name:
            return measure
    known = ", ".join(measure.name for measure in measures_of(game))
    raise SurtseyError(f"there is no measure '{short(name)}' of {game}; there are {known}")
