"""The kinds of players, found by the entry points of the group `surtsey.players` (plugins.py)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from surtsey.game import SurtseyError
from surtsey.players.greedy import GreedyPlayer
from surtsey.players.player import Budget, Player
from surtsey.players.quick import QuickPlayer
from surtsey.players.random import RandomPlayer
from surtsey.players.search import SearchPlayer
from surtsey.plugins import PLAYERS, entries, load


@dataclass(frozen=True)
class Kind:
    """What an entry point yields: how a player is made of a seed, its limits, and the name that it goes by."""

    make: Callable[[int, Budget | None, str], Player]
    budget: Budget | None = None
    """What it may spend unless its name says otherwise; None if it takes no limits."""


SECOND: Final = Budget(seconds=1.0)
RANDOM: Final = Kind(lambda seed, _limits, _name: RandomPlayer(seed))
QUICK: Final = Kind(lambda seed, _limits, _name: QuickPlayer(seed))
GREEDY: Final = Kind(lambda seed, _limits, _name: GreedyPlayer(seed))
SEARCH: Final = Kind(lambda seed, limits, name: SearchPlayer(seed, limits or SECOND, name=name), SECOND)


def kinds() -> list[str]:
    return list(entries(PLAYERS))


def kind_named(name: str) -> Kind:
    kind = load(PLAYERS, name)
    if not isinstance(kind, Kind):
        raise SurtseyError(f"the entry point '{name}' yields no kind of player")
    return kind
