"""A model of any game, made of its contract and one function that judges: with it a new game has greedy and search.

It is plain Python, and slow beside the models of Taluva and Volcanique, which are compiled. A game that wants more of
its players can have a subclass of `Model` of its own, as this is one.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey import playouts
from surtsey.chance import Chance
from surtsey.game import Game, Observation, State
from surtsey.players.model import Model
from surtsey.stakes import is_ranking_game, payoffs, sides

Look = Callable[[Any, int], Sequence[float]]
"""What the judgement sees of a seat in a state whose hidden part has been drawn: a number for each feature."""
STEEPEST: Final = 50.0
"""Scores that lie farther apart than this are as good as certain."""


def model_from(game: Game, look: Look) -> Callable[[Observation, Chance, Sequence[float]], Model]:
    """What a bundle takes for its model."""

    def model(observation: Observation, chance: Chance, weights: Sequence[float]) -> Model:
        return StateModel(game, look, weights, observation.seat, observation.sample(_seed(chance)))

    return model


class StateModel(Model):
    def __init__(self, game: Game, look: Look, weights: Sequence[float], seat: int, state: State) -> None:
        self._game = game
        self._look = look
        self._weights = weights
        self._seat = seat
        """Who observes."""
        self._state = state
        self._between = False
        """Whether a turn has just ended."""
        self._before = state
        """The state before the last step."""

    def seats(self) -> i64:
        return self._state.rules.players

    def actor(self) -> i64:
        decision = self._state.decision
        return -1 if decision is None else decision.seat

    def copy(self) -> "StateModel":
        twin = self._around(self._state.copy())
        twin._between, twin._before = self._between, self._before
        return twin

    def redraw(self, chance: Chance) -> "StateModel":
        twin = self._around(self._state.observe(self._seat).sample(_seed(chance)))
        twin._between = self._between
        return twin

    def moves(self) -> vec[i64]:
        return vec[i64](list(self._state.moves()))

    def step(self, id: i64) -> None:
        turn = self._state.turn, self._state.turn_seat
        self._before = self._state.copy()
        self._state.step(id)
        self._between = turn != (self._state.turn, self._state.turn_seat)

    def brought(self) -> i64:
        told = [
            moment.secret if moment.secret is not None and moment.seat != self._seat else str(moment.action)
            for moment in self._state.history(self._before)
            if moment.chance
        ]
        return _number("; ".join(told)) if told else 0

    def key(self) -> i64:
        return _number(self._game.position(self._state.observe(self._seat).view, secrets=True))

    def hides(self) -> bool:
        return self.actor() not in (-1, self._seat)

    def is_quiet(self) -> bool:
        return self._between or self._state.decision is None

    def values(self, into: vec[float]) -> None:
        places = self._state.places()
        rules = self._state.rules
        found = payoffs(rules, places) if places is not None else self._expectations()
        for seat, value in enumerate(found):
            into[seat] = value

    def features(self, seat: i64, into: vec[float]) -> None:
        for index, value in enumerate(self._look(self._state, seat)):
            into[index] = value

    def finish(self, chance: Chance) -> i64:
        return playouts.finish(self._state, chance)

    def share(self) -> float:
        return 0.5

    def _around(self, state: State) -> "StateModel":
        return StateModel(self._game, self._look, self._weights, self._seat, state)

    def _expectations(self) -> list[float]:
        """What each seat can expect: its side's share of the win, or in the ranking game of the seats behind it."""
        rules = self._state.rules
        scores = [self._score(seat) for seat in range(rules.players)]
        if is_ranking_game(rules):
            behind = [sum(_ahead(score, other) for other in scores) - 0.5 for score in scores]  # not behind itself
            return [each / (len(scores) - 1) for each in behind]
        together = {side: sum(scores[seat] for seat in side) for side in sides(rules)}
        best = max(together.values())
        strengths = {side: exp(score - best) for side, score in together.items()}
        total = sum(strengths.values())
        shares = {seat: strength / total for side, strength in strengths.items() for seat in side}
        return [shares[seat] for seat in range(rules.players)]

    def _score(self, seat: int) -> float:
        seen = self._look(self._state, seat)
        return sum(value * weight for value, weight in zip(seen, self._weights, strict=True))


def _ahead(score: float, other: float) -> float:
    """How likely somebody with that score ends up before another one."""
    return 1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, other - score))))


def _seed(chance: Chance) -> int:
    return int(chance.word())


def _number(text: str) -> int:
    """A number for a text, the same in every process, and never 0."""
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest()) + 1
