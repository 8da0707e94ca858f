"""Tunes the weights of a game's judgement by playing: `make tune GAME=taluva`.

Nothing is asked of the weights but that they win. In every round a few random changes are tried, each both ways: half
of the players have it added to the weights, the others have it taken away, and both play the same decks against the
same opponent. The weights then move towards what won (an evolution strategy with mirrored samples). Fits to the
results of games were tried before: they foretell results better and play worse, since what goes with winning is not
always what leads to it.

At the end the new weights and the old ones play decks that neither has seen. The new ones are worth taking over only
if they do better. They are on the last line.
"""

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surtsey.arena.intervals import interval
from surtsey.chance import Chance
from surtsey.game import Observation
from surtsey.games import bundle_named, game_named
from surtsey.players.greedy import GreedyPlayer
from surtsey.players.making import make_player
from surtsey.players.model import Model
from surtsey.players.player import Budget, Player
from surtsey.players.search import SearchPlayer
from surtsey.stakes import payoffs

Array = NDArray[np.float64]
Weights = tuple[float, ...]

LEAST = 0.2
"""Weights nearer to 0 than this are changed as if they were as far from it."""
TYPICAL = 0.12
"""What a change makes of the share of wins, about, if it is made both ways."""
MEMORY = 0.85
"""How much of the direction is kept from round to round."""
LONGEST = 1.5
"""How far the weights may move in a round; 1 is the size of one random change of one weight."""


@dataclass(frozen=True)
class Plan:
    """How games are played."""

    game: str
    options: dict[str, str]
    against: str | Weights
    """A player, or other weights for the same one."""
    simulations: int
    """0 looks one turn ahead only."""


@dataclass(frozen=True)
class Game:
    """One game that somebody plays with these weights, on that deck, from that seat."""

    weights: Weights
    deck: int
    seat: int


def play(plan: Plan, game: Game) -> float:
    """What the weights got."""
    state: Any = game_named(plan.game).new(plan.options, game.deck)
    players = [
        thinker(plan, game.weights, game.deck) if seat == game.seat else opponent(plan, game.deck + seat)
        for seat in range(state.rules.players)
    ]
    while state.decision is not None:
        seat = state.decision.seat
        state.play(players[seat].choose(state.observe(seat)).action)
    return payoffs(state.rules, state.places())[game.seat]


def thinker(plan: Plan, weights: Weights, seed: int) -> Player:
    bundle = bundle_named(plan.game)

    def model(observation: Observation, chance: Chance) -> Model:
        return bundle.model(observation, chance, weights)

    if not plan.simulations:
        return GreedyPlayer(seed, model=model)
    return SearchPlayer(seed, Budget(plan.simulations), model=model)


def opponent(plan: Plan, seed: int) -> Player:
    if isinstance(plan.against, str):
        return make_player(plan.against, seed)
    return thinker(plan, plan.against, seed)


def shares(pool: Executor, plan: Plan, minds: Sequence[Weights], decks: range, seats: int) -> Array:
    """What each mind gets of each deck, from every seat of it."""
    games = [Game(mind, deck, seat) for mind in minds for deck in decks for seat in range(seats)]
    got = np.array(list(pool.map(partial(play, plan), games, chunksize=4)))
    return got.reshape(len(minds), len(decks), seats)


def written(weights: Array) -> str:
    return ", ".join(f"{weight:.3f}" for weight in weights.tolist())


class Climb:
    """Weights on their way up."""

    def __init__(self, start: Weights, spread: float, step: float, seed: int) -> None:
        self.weights = np.array(start)
        self._size = spread * np.maximum(np.abs(self.weights), LEAST)
        self._step = step
        self._direction = np.zeros(len(start))
        self._random = np.random.default_rng(seed)

    def tries(self, pairs: int) -> tuple[Array, list[Weights]]:
        """Random changes, and the weights with each of them added and taken away."""
        changes = self._random.standard_normal((pairs, len(self.weights)))
        both = [self.weights + sign * self._size * change for change in changes for sign in (1, -1)]
        return changes, [tuple(weights.tolist()) for weights in both]

    def learn(self, changes: Array, got: Array) -> None:
        """Moves towards the changes that won more than their opposites."""
        better = (got[0::2] - got[1::2]) / TYPICAL
        found = (better[:, None] * changes).mean(axis=0)
        self._direction = MEMORY * self._direction + 4 * (1 - MEMORY) * found
        move = self._step * self._direction
        self.weights = self.weights + self._size * move * min(1.0, LONGEST / max(float(np.linalg.norm(move)), 1e-9))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--against", default="greedy", metavar="PLAYER")
    parser.add_argument("--simulations", type=int, default=50, help="for each decision; 0 looks one turn ahead only")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--pairs", type=int, default=16, help="changes that are tried in a round, each both ways")
    parser.add_argument("--decks", type=int, default=5, help="for each of them; all seats are played")
    parser.add_argument("--match", type=int, default=100, help="decks of the match at the end")
    parser.add_argument("--spread", type=float, default=0.3, help="how large changes are, as a part of the weights")
    parser.add_argument("--step", type=float, default=0.3, help="how far the weights move in a round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--by-hand", action="store_true", help="start from the weights set by hand, not the shipped ones"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the weights are written after every round")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    bundle = bundle_named(chosen.game)
    options = dict(word.split("=", 1) for word in chosen.options)
    plan = Plan(chosen.game, options, chosen.against, chosen.simulations)
    seats = game_named(plan.game).rules(plan.options).players
    start: Weights = bundle.by_hand if chosen.by_hand else bundle.weights
    climb = Climb(start, chosen.spread, chosen.step, chosen.seed)
    first = chosen.seed * 1_000_000
    began = time.monotonic()
    with ProcessPoolExecutor(chosen.processes) as pool:
        for number in range(1, chosen.rounds + 1):
            changes, minds = climb.tries(chosen.pairs)
            got = shares(pool, plan, minds, range(first, first + chosen.decks), seats).mean(axis=(1, 2))
            climb.learn(changes, got)
            first += chosen.decks
            print(f"round {number}: {got.mean():.3f} with changes; {time.monotonic() - began:.0f} s", flush=True)
            if chosen.save:
                chosen.save.write_text(written(climb.weights) + "\n")
        new: Weights = tuple(climb.weights.tolist())
        both = shares(pool, plan, [start, new], range(first, first + chosen.match), seats)
    for name, before, after in zip(bundle.features, start, new, strict=True):
        print(f"{name:28} {before:7.3f} {after:7.3f}")
    for name, rounds in zip(("old", "new"), both.tolist(), strict=True):
        share = interval(rounds)
        print(f"{name}: {share.mean:.3f} ({share.low:.3f} to {share.high:.3f}) against {plan.against}")
    print(written(climb.weights))


if __name__ == "__main__":
    main()
