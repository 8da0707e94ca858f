"""How quick a game's engine is: uniformly random games on one core."""

import time
from dataclasses import dataclass

from surtsey.chance import MAX_SEED, PLAYERS, Chance
from surtsey.compiled import is_compiled
from surtsey.game import SurtseyError
from surtsey.taluva.playouts import finish
from surtsey.taluva.rules import Rules
from surtsey.taluva.state import State


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
    if seed + games > MAX_SEED:
        raise SurtseyError(f"{games} games cannot be numbered from seed {seed}")
    rules = Rules("hig-2006", players=2)
    chance = Chance(seed, PLAYERS)
    decisions = 0
    began = time.perf_counter()
    for number in range(games):
        decisions += finish(State.new(rules, seed + number), chance)
    seconds = time.perf_counter() - began
    return Measure("taluva", games, seed, decisions, seconds, is_compiled())


BENCHES = {"taluva": bench_taluva}
