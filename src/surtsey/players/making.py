"""Players by their names, as the command line, the arena and the protocol write them."""

import re
from collections.abc import Callable
from typing import Final

from surtsey.game import Observation, SurtseyError
from surtsey.games import bundle_named, bundles
from surtsey.players.kinds import kind_named, kinds
from surtsey.players.levels import Level
from surtsey.players.player import Budget, Player, Thought, never, nobody
from surtsey.reading import short

SECONDS: Final = re.compile(r"([0-9]+(\.[0-9]+)?|\.[0-9]+)s")
MOST_SECONDS: Final = 86_400.0


def make_player(name: str, seed: int) -> Player:
    """A player by its name: a kind or a level, with limits of its own after a colon.

    `random`, `greedy`, `search`, `expert`; `search:500` thinks 500 simulations a decision, `expert:1s` one second a
    turn, `search:500,2s` whatever is spent first.
    """
    kind, limits = read_name(name)
    if kind in kinds():
        return kind_named(kind).make(seed, limits, name)
    return LevelPlayer(kind, seed, limits, name)


def player_names() -> list[str]:
    """The kinds, and the levels of all games."""
    levels = [level for bundle in bundles() for level in bundle.levels]
    return list(dict.fromkeys([*kinds(), *levels]))


def read_name(name: str) -> tuple[str, Budget | None]:
    """The kind or level, and the limits that stand after it."""
    kind, colon, text = name.partition(":")
    if kind in kinds():
        if colon and kind_named(kind).budget is None:
            raise SurtseyError(f"{kind} takes no limits")
    elif kind not in player_names():
        raise SurtseyError(f"there is no player '{short(kind)}'; there are {', '.join(player_names())}")
    return kind, read_limits(text) if colon else None


def limits_of(name: str, game: str) -> Budget | None:
    """What a player may spend in a game: simulations a decision, seconds a turn; None if it does not search there."""
    kind, limits = read_name(name)
    if kind in kinds():
        return limits or kind_named(kind).budget
    return level_named(kind, game).limits(kind, limits)


def level_named(name: str, game: str) -> Level:
    """A level of a game."""
    levels = bundle_named(game).levels
    if name not in levels:
        raise SurtseyError(f"{game} has no level '{short(name)}'; it has {', '.join(levels)}")
    return levels[name]


def read_limits(text: str) -> Budget:
    """500 simulations, 1s, 0.5s, or both with a comma in between."""
    simulations: int | None = None
    seconds: float | None = None
    for limit in text.split(","):
        if SECONDS.fullmatch(limit) and seconds is None and 0 < float(limit[:-1]) <= MOST_SECONDS:
            seconds = float(limit[:-1])
        elif simulations is None and limit.isascii() and limit.isdigit() and len(limit) <= 12:
            simulations = int(limit)
        else:
            raise SurtseyError(
                f"'{short(text)}' is no limit; a limit is a number of simulations such as 500, seconds a turn such as "
                "1.5s, or both with a comma in between"
            )
    return Budget(simulations, seconds)


class LevelPlayer:
    """A level, which is another player in each game: it becomes known with the first observation."""

    def __init__(self, level: str, seed: int, limits: Budget | None, name: str) -> None:
        self.name = name
        self._level = level
        self._seed = seed
        self._limits = limits
        self._player: Player | None = None

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        if self._player is None:
            level = level_named(self._level, observation.game)
            self._player = level.player(self.name, self._seed, self._limits)
        return self._player.choose(observation, budget, cancelled, tell)
