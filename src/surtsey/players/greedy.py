"""A player that looks one turn ahead and takes what a judgement made by hand likes best."""

import math
import time
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import PLAYERS, Chance
from surtsey.game import Observation
from surtsey.players.lookahead import after, odds, play_on, prospects
from surtsey.players.model import Model
from surtsey.players.models import hand_made
from surtsey.players.player import Budget, Candidate, Thought, deciding, never, nobody


class GreedyPlayer:
    """Sees everything and judges soberly, unless it is made to play as people do who are new to the game.

    `oversight` is the part of the possible actions that it does not see; `misjudgement` is how far off its opinion of
    the others is, in logarithmic odds.
    """

    def __init__(
        self,
        seed: int,
        oversight: float = 0.0,
        misjudgement: float = 0.0,
        name: str = "greedy",
        model: Callable[[Observation, Chance], Model] = hand_made,
    ) -> None:
        self.name = name
        self._oversight = oversight
        self._misjudgement = misjudgement
        self._model = model
        self._chance = Chance(seed, PLAYERS)

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        began = time.perf_counter()
        actions = {action.id: action for action in deciding(observation).legal()}
        model = self._model(observation, self._chance)
        values = vec[float]([0.0] * model.seats())
        ids = self._seen(model.moves())
        hopes = prospects(model, ids, values)
        candidates = [Candidate(actions[int(id)], 1, self._opinion(hope)) for id, hope in zip(ids, hopes, strict=True)]
        candidates.sort(key=lambda candidate: (-candidate.value, candidate.action.id))
        best = candidates[0].action
        play_on(after(model, best.id), values)
        seconds = time.perf_counter() - began
        return Thought(best, tuple(values), len(candidates), seconds, (best,), tuple(candidates))

    def _seen(self, ids: vec[i64]) -> vec[i64]:
        """The actions that do not escape this player: all, or some."""
        kept = [id for id in ids if int(self._chance.below(1000)) >= 1000 * self._oversight]
        return vec[i64](kept) if kept else ids

    def _opinion(self, hope: float) -> float:
        """A value as this player sees it."""
        if not self._misjudgement:
            return hope
        error = sum(int(self._chance.below(1001)) for _ in range(3)) / 500.0 - 3.0
        return 1.0 / (1.0 + math.exp(-odds(hope) - self._misjudgement * error))
