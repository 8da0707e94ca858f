"""A player that gives each decision a short look: for games by the thousand.

It judges some of the possible actions at once, follows the most promising ones to the end of the turn, and takes what
it likes best, more or less.
"""

import math
import time
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import PLAYERS, Chance
from surtsey.game import Observation
from surtsey.players.lookahead import descending, glances, odds, picked, prospects
from surtsey.players.model import Model
from surtsey.players.models import model_of
from surtsey.players.player import Budget, Candidate, Thought, deciding, never, nobody

LOOKS: Final = 200
"""Actions that it looks at, at most: some of those that there are, if there are more."""
FOLLOWED: Final = 16
"""How many of these it follows to the end of the turn."""
DOUBT: Final = 0.02
"""How far off its opinion may be, in logarithmic odds: so it does not play the same openings again and again."""


class QuickPlayer:
    name = "quick"

    def __init__(self, seed: int, model: Callable[[Observation, Chance], Model] = model_of) -> None:
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
        ids = self._some(model.moves())
        ids = picked(ids, descending(glances(model, ids, values))[:FOLLOWED])
        hopes = prospects(model, ids, values)
        candidates = [Candidate(actions[int(id)], 1, self._opinion(hope)) for id, hope in zip(ids, hopes, strict=True)]
        candidates.sort(key=lambda candidate: (-candidate.value, candidate.action.id))
        seconds = time.perf_counter() - began
        return Thought(candidates[0].action, (), len(candidates), seconds, (), tuple(candidates))

    def _some(self, ids: vec[i64]) -> vec[i64]:
        """As many as it looks at, chosen at random."""
        if len(ids) > LOOKS:
            self._chance.shuffle(ids)
            ids = ids[:LOOKS]
        return ids

    def _opinion(self, hope: float) -> float:
        error = sum(int(self._chance.below(1001)) for _ in range(3)) / 500.0 - 3.0
        return 1.0 / (1.0 + math.exp(-odds(hope) - DOUBT * error))
