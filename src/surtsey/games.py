"""The games there are, and all that belongs to each.

The packages of the games know no players. What is known of a game here, the game itself and its players' side, is put
together in a bundle, which an entry point of the group `surtsey.games` yields (plugins.py).
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from surtsey import playouts
from surtsey.chance import Chance
from surtsey.game import Game, SurtseyError
from surtsey.plugins import GAMES, entries, load
from surtsey.reading import short

if TYPE_CHECKING:
    from surtsey.players.levels import Level
    from surtsey.players.model import Model


@dataclass(frozen=True)
class Benchmark:
    """The random games by which the speed of a game is measured."""

    options: Mapping[str, str] = field(default_factory=dict)
    finish: Callable[[Any, Chance], int] = playouts.finish
    """Plays a state on at random to the end, as quickly as the engine can, and returns how many decisions that took."""


@dataclass(frozen=True)
class Bundle:
    """A game with all that the rest needs of it."""

    game: Game
    model: Callable[[Any, Chance, tuple[float, ...]], "Model"]
    """A world that fits an observation, judged by the weights of the features."""
    features: Sequence[str]
    """What the judgement sees of a seat, in words: hints are made of them."""
    weights: tuple[float, ...]
    """What the search judges by: for each feature, how much it is worth."""
    by_hand: tuple[float, ...]
    """What the greedy player judges by."""
    levels: Mapping[str, "Level"]
    """What people choose among, the weakest first."""
    unsaid: frozenset[str] = frozenset()
    """Features that no hint names, since every turn changes them, whatever is played."""
    benchmark: Benchmark = field(default_factory=Benchmark)

    def __post_init__(self) -> None:
        if not len(self.features) == len(self.weights) == len(self.by_hand):
            raise SurtseyError(
                f"every feature of {self.game.name} needs a weight and one set by hand: there are {len(self.features)} "
                f"features, {len(self.weights)} weights and {len(self.by_hand)} set by hand"
            )
        if not self.levels:
            raise SurtseyError(f"{self.game.name} needs at least one level")


def game_names() -> list[str]:
    return list(entries(GAMES))


def bundle_named(name: str) -> Bundle:
    if name not in game_names():
        raise SurtseyError(f"there is no game '{short(name)}'; there are {' and '.join(game_names())}")
    bundle = load(GAMES, name)
    if not isinstance(bundle, Bundle):
        raise SurtseyError(f"the entry point '{name}' yields no bundle of a game")
    if bundle.game.name != name:
        raise SurtseyError(f"the entry point '{name}' yields the game '{bundle.game.name}'; they have to agree")
    return bundle


def bundles() -> list[Bundle]:
    """All that can be loaded. A broken package is left out; it says what is wrong when its game is asked for."""
    found: list[Bundle] = []
    for name in game_names():
        with suppress(SurtseyError):
            found.append(bundle_named(name))
    return found


def game_named(name: str) -> Game:
    return bundle_named(name).game
