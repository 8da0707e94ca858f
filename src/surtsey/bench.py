"""How quick a game's engine is: uniformly random games on one core."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from surtsey.chance import MAX_SEED, PLAYERS, Chance
from surtsey.compiled import is_compiled
from surtsey.game import Game, SurtseyError
from surtsey.players.models import model_of
from surtsey.players.search import UNLIMITED
from surtsey.players.tree import Settings, Tree
from surtsey.taluva import playouts as taluva_playouts
from surtsey.taluva.rules import Rules as TaluvaRules
from surtsey.taluva.state import State as TaluvaState
from surtsey.volcanique import playouts as volcanique_playouts
from surtsey.volcanique.rules import Rules as VolcaniqueRules
from surtsey.volcanique.state import State as VolcaniqueState

PLAYOUTS = 1000
"""Random games from one position before a new tree is begun."""


@dataclass(frozen=True)
class Measure:
    game: str
    games: int
    seed: int
    decisions: int
    seconds: float
    compiled: bool

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def bench_taluva(games: int, seed: int) -> Measure:
    """Two players, 48 tiles, the rules of 2006; every legal action is generated at each decision."""
    rules = TaluvaRules("hig-2006", players=2)
    return _measure("taluva", games, seed, lambda s, c: taluva_playouts.finish(TaluvaState.new(rules, s), c))


def bench_volcanique(games: int, seed: int) -> Measure:
    """Two players, quick set-up, the standard rules with all powers; limited powers are asked for once a turn."""
    rules = VolcaniqueRules(players=2, setup="quick", limited_timing="turn_start")
    return _measure(
        "volcanique", games, seed, lambda s, c: volcanique_playouts.finish(VolcaniqueState.new(rules, s), c)
    )


def _measure(game: str, games: int, seed: int, play: Callable[[int, Chance], int]) -> Measure:
    """Plays games with consecutive seeds; `play` returns how many decisions one took."""
    if seed + games > MAX_SEED:
        raise SurtseyError(f"{games} games cannot be numbered from seed {seed}")
    chance = Chance(seed, PLAYERS)
    decisions = 0
    began = time.perf_counter()
    for number in range(games):
        decisions += play(seed + number, chance)
    seconds = time.perf_counter() - began
    return Measure(game, games, seed, decisions, seconds, is_compiled())


def bench_search(game: Game, games: int, seed: int) -> Measure:
    """Random games to the end inside the search tree, from the first position, a thousand for each tree.

    Options are those of the plain benchmark, and so are the games: only the way down the tree comes on top.
    """
    options = {"taluva": {}, "volcanique": {"setup": "quick", "limited_timing": "turn_start"}}[game.name]
    settings = Settings(rollouts=True)
    played = decisions = 0
    began = time.perf_counter()
    while played < games:
        state = game.new(options, seed + played)
        assert state.decision is not None
        chance = Chance(seed + played, PLAYERS)
        tree = Tree(model_of(state.observe(state.decision.seat), chance), settings, chance)
        tree.settle()
        tree.run(min(PLAYOUTS, games - played), UNLIMITED)
        decisions += int(tree.random_decisions)
        played += min(PLAYOUTS, games - played)
    seconds = time.perf_counter() - began
    return Measure(game.name, games, seed, decisions, seconds, is_compiled())


BENCHES = {"taluva": bench_taluva, "volcanique": bench_volcanique}
