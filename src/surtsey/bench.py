"""How quick a game's engine is: uniformly random games on one core."""

import time
from dataclasses import dataclass

from surtsey.chance import MAX_SEED, PLAYERS, Chance
from surtsey.compiled import is_compiled
from surtsey.game import SurtseyError
from surtsey.games import bundle_named
from surtsey.players.models import model_of
from surtsey.players.search import UNLIMITED
from surtsey.players.tree import SearchSettings, Tree

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


def bench(name: str, games: int, seed: int) -> Measure:
    """Games with consecutive seeds, by the options of the game's benchmark."""
    if seed + games > MAX_SEED:
        raise SurtseyError(f"{games} games cannot be numbered from seed {seed}")
    bundle = bundle_named(name)
    finish = bundle.benchmark.finish
    beginning = bundle.game.new(bundle.benchmark.options, None)
    chance = Chance(seed, PLAYERS)
    decisions = 0
    began = time.perf_counter()
    for number in range(games):
        state = beginning.copy()
        state.deal(seed + number)
        decisions += finish(state, chance)
    seconds = time.perf_counter() - began
    return Measure(name, games, seed, decisions, seconds, is_compiled())


def bench_search(name: str, games: int, seed: int) -> Measure:
    """Random games to the end inside the search tree, from the first position, a thousand for each tree.

    Options are those of the plain benchmark, and so are the games: only the way down the tree comes on top.
    """
    bundle = bundle_named(name)
    settings = SearchSettings(rollouts=True)
    played = decisions = 0
    began = time.perf_counter()
    while played < games:
        state = bundle.game.new(bundle.benchmark.options, seed + played)
        assert state.decision is not None
        chance = Chance(seed + played, PLAYERS)
        tree = Tree(model_of(state.observe(state.decision.seat), chance), settings, chance)
        tree.settle()
        tree.run(min(PLAYOUTS, games - played), UNLIMITED)
        decisions += int(tree.random_decisions)
        played += min(PLAYOUTS, games - played)
    seconds = time.perf_counter() - began
    return Measure(name, games, seed, decisions, seconds, is_compiled())
