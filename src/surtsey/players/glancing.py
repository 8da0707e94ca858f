"""A player that takes one look, for opportunities at which everybody else has to wait."""

from collections.abc import Callable

from librt.vecs import vec

from surtsey.chance import PLAYERS, Chance
from surtsey.game import Observation
from surtsey.players.lookahead import after, best_step
from surtsey.players.models import hand_made
from surtsey.players.player import Budget, Thought, deciding, never, nobody


class GlancingPlayer:
    """Judges each action as the position stands after it, and after one more decision of its own if there is one."""

    def __init__(self, seed: int, name: str = "glancing") -> None:
        self.name = name
        self._chance = Chance(seed, PLAYERS)

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        seat, best = observation.seat, None
        model = hand_made(observation, self._chance)
        for action in deciding(observation).legal():
            values = vec[float]([0.0] * model.seats())
            world = after(model, action.id)
            if world.actor() == seat and not world.is_quiet():
                _, world, _ = best_step(world, values)
            world.values(values)
            if best is None or values[seat] > best.values[seat]:
                best = Thought(action, tuple(values), 1, 0.0, (action,))
        assert best is not None, "who decides has a choice"
        return best
