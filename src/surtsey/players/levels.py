"""What a level is. Each game has its own, which people choose among, from a first game to the best that there is.

A level is a player and what it may spend on a decision. The lowest do what beginners do: they look no further than
their own turn, do not see everything that could be done, and are not sure what it is worth.
"""

from dataclasses import dataclass

from surtsey.game import SurtseyError
from surtsey.players.greedy import GreedyPlayer
from surtsey.players.player import Budget, Player
from surtsey.players.search import SearchPlayer


@dataclass(frozen=True)
class Level:
    meaning: str
    oversight: float = 0.0
    misjudgement: float = 0.0
    simulations: int | None = None
    """For each decision; None looks one turn ahead and no further."""
    seconds: float | None = None
    """For each turn, however few simulations that leaves on a slow machine."""

    def player(self, name: str, seed: int, limits: Budget | None) -> Player:
        """A player of this level; with limits, one that has those instead of the level's own."""
        budget = self.limits(name, limits)
        if budget is None:
            return GreedyPlayer(seed, self.oversight, self.misjudgement, name)
        return SearchPlayer(seed, budget, name=name)

    def limits(self, name: str, others: Budget | None) -> Budget | None:
        """What such a player may spend, or the others in their place; None if it does not search."""
        if self.simulations is not None:
            return others or Budget(self.simulations, self.seconds)
        if others is not None:
            raise SurtseyError(f"{name.partition(':')[0]} does not search in this game, so it takes no limits")
        return None
