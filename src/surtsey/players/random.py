"""A player that chooses uniformly among all legal actions."""

from collections.abc import Callable

from surtsey.chance import PLAYERS, Chance
from surtsey.game import Observation
from surtsey.players.player import Budget, Thought, deciding, never, nobody


class RandomPlayer:
    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed, PLAYERS)

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        legal = deciding(observation).legal()
        return Thought(legal[self._chance.below(len(legal))], ())
