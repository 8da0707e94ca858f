"""Players by their names, as the command line, the arena and the protocol write them."""

from collections.abc import Callable
from typing import Final

from surtsey.game import Observation, SurtseyError
from surtsey.players.greedy import GreedyPlayer
from surtsey.players.levels import LEVELS
from surtsey.players.models import game_of
from surtsey.players.player import Budget, Player, Thought, never, nobody
from surtsey.players.random import RandomPlayer
from surtsey.players.search import SearchPlayer
from surtsey.reading import short

NAMES: Final = ("random", "greedy", "search", *LEVELS["taluva"])
LIMITED: Final = ("search", *LEVELS["taluva"])
DEFAULT_LIMIT: Final = Budget(seconds=1.0)
MOST_SECONDS: Final = 86_400.0


def make_player(name: str, seed: int) -> Player:
    """A player by its name: a kind or a level, with limits of its own after a colon.

    `random`, `greedy`, `search`, `expert`; `search:500` thinks 500 simulations a decision, `expert:1s` one second a
    turn, `search:500,2s` whatever is spent first.
    """
    kind, colon, text = name.partition(":")
    if kind not in NAMES:
        raise SurtseyError(f"there is no player '{short(kind)}'; there are {', '.join(NAMES)}")
    if colon and kind not in LIMITED:
        raise SurtseyError(f"{kind} takes no limits")
    limits = read_limits(text) if colon else None
    if kind == "random":
        return RandomPlayer(seed)
    if kind == "greedy":
        return GreedyPlayer(seed)
    if kind == "search":
        return SearchPlayer(seed, limits or DEFAULT_LIMIT, name=name)
    return LevelPlayer(kind, seed, limits, name)


def read_limits(text: str) -> Budget:
    """500 simulations, 1s, 0.5s, or both with a comma in between."""
    simulations: int | None = None
    seconds: float | None = None
    for limit in text.split(","):
        try:
            if limit.endswith("s") and seconds is None:
                seconds = float(limit.removesuffix("s"))
                if not 0 < seconds <= MOST_SECONDS:
                    raise ValueError
            elif simulations is None and limit.isascii() and limit.isdigit() and len(limit) <= 12:
                simulations = int(limit)
            else:
                raise ValueError
        except ValueError:
            raise SurtseyError(
                f"'{short(text)}' is no limit; a limit is a number of simulations such as 500, seconds a turn such as "
                "1.5s, or both with a comma in between"
            ) from None
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
            level = LEVELS[game_of(observation)][self._level]
            self._player = level.player(self.name, self._seed, self._limits)
        return self._player.choose(observation, budget, cancelled, tell)
