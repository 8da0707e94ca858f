"""Tunes the weights of a game's judgement by self-play: `make tune GAME=taluva`.

Search plays against itself. Between turns it notes what the judgement sees of every seat, what search then finds the
position to be worth, and later how the game ended. The weights are fitted to both at once: so the judgement learns to
see at a glance what search had to find out. They stay near the old ones wherever the games have little to say.
Where the old weights are poor, search finds little, and good positions hardly come up: then results alone
(`--search 0`) and players of many minds (`--spread 0.5`) teach more. What predicts better need not play better, though:
what goes with winning is not always what leads to it.

The last line has the new weights, after a match against the old ones on other decks: they are worth taking over only
if they won it.
"""

import argparse
import importlib
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from surtsey.arena.intervals import interval
from surtsey.chance import Chance
from surtsey.games import game_named
from surtsey.players.player import Budget
from surtsey.players.search import SearchPlayer
from surtsey.stakes import payoffs

STRAY = 0.08
"""How often another good action than the best is played, so that games differ."""
Array = NDArray[np.float64]
Weights = tuple[float, ...]


@dataclass(frozen=True)
class Plan:
    """How games are played."""

    game: str
    options: dict[str, str]
    simulations: int


@dataclass(frozen=True)
class Position:
    """What the judgement sees of every seat, what search expects for each, and what each got in the end."""

    seen: Array
    expected: Array
    got: Array


def play(plan: Plan, minds: Sequence[Weights], stray: float, seed: int) -> list[Position]:
    """One game between seats with weights of their own: the positions between turns."""
    judged = importlib.import_module(f"surtsey.players.{plan.game}")
    state: Any = game_named(plan.game).new(plan.options, seed)
    dice = random.Random(seed)
    players = [
        SearchPlayer(seed + seat, Budget(plan.simulations), model=partial(judged.model, weights=mind))
        for seat, mind in enumerate(minds)
    ]
    noted: list[tuple[Array, Array]] = []
    while state.decision is not None:
        seat = state.decision.seat
        observation = state.observe(seat)
        thought = players[seat].choose(observation)
        model = judged.model(observation, Chance(0))
        if model.is_quiet():
            noted.append((_seen(model, len(judged.FEATURES)), np.array(thought.values)))
        strays = dice.random() < stray
        state.play(dice.choice(thought.candidates[:6]).action if strays else thought.action)
    got = np.array(payoffs(state.rules, state.places()))
    return [Position(seen, expected, got) for seen, expected in noted]


def minds(old: Weights, seats: int, spread: float, seed: int) -> list[Weights]:
    """For every seat the old weights, each up to some times as large or as small."""
    dice = random.Random(seed)
    return [tuple(weight * 2.0 ** dice.gauss(0.0, spread) for weight in old) for _ in range(seats)]


def learn(plan: Plan, old: Weights, seats: int, spread: float, seed: int) -> list[Position]:
    """One game to learn from."""
    return play(plan, minds(old, seats, spread, seed), STRAY, seed)


def _seen(model: Any, features: int) -> Array:
    into = vec[float]([0.0] * features)
    seats = []
    for seat in range(model.seats()):
        model.features(seat, into)
        seats.append(list(into))
    return np.array(seats)


def chances(seen: Array, weights: Array) -> Array:
    """What the judgement promises each seat of each position."""
    scores = seen @ weights
    grown = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = grown / grown.sum(axis=1, keepdims=True)
    return shares


def surprise(seen: Array, truth: Array, weights: Array) -> float:
    """How far off the promises are, on average (cross entropy)."""
    return float(-(truth * np.log(np.maximum(chances(seen, weights), 1e-9))).sum(axis=1).mean())


def fitted(seen: Array, truth: Array, start: Array, pull: float) -> Array:
    """The weights with the least surprise, pulled towards the start (Newton's method)."""
    weights = start.copy()
    for _ in range(40):
        promised = chances(seen, weights)
        centred = seen - np.einsum("nk,nkf->nf", promised, seen)[:, None, :]
        slope = np.einsum("nk,nkf->f", promised - truth, seen) / len(seen) + pull * (weights - start)
        bend = np.einsum("nk,nkf,nkg->fg", promised, centred, centred) / len(seen) + pull * np.eye(len(weights))
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=300, help="to learn from; half as many in the match")
    parser.add_argument("--simulations", type=int, default=150, help="for each decision")
    parser.add_argument("--search", type=float, default=0.5, help="how much search counts against results, 0 to 1")
    parser.add_argument("--spread", type=float, default=0.0, help="how far the players' weights differ, in doublings")
    parser.add_argument("--pull", type=float, default=0.003, help="how strongly weights stay where they are")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    judged = importlib.import_module(f"surtsey.players.{chosen.game}")
    plan = Plan(chosen.game, dict(word.split("=", 1) for word in chosen.options), chosen.simulations)
    seats = game_named(plan.game).rules(plan.options).players
    old: Weights = judged.WEIGHTS
    with ProcessPoolExecutor(chosen.processes) as pool:
        seeds = range(chosen.seed, chosen.seed + chosen.games)
        games = list(pool.map(partial(learn, plan, old, seats, chosen.spread), seeds))
        positions = [position for game in games for position in game]
        seen = np.array([position.seen for position in positions])
        truth = np.array([chosen.search * each.expected + (1 - chosen.search) * each.got for each in positions])
        new = fitted(seen, truth, np.array(old), chosen.pull)
        print(f"{len(positions)} positions of {len(games)} games; surprise", end=" ")
        print(f"{surprise(seen, truth, np.array(old)):.4f} before, {surprise(seen, truth, new):.4f} after", flush=True)
        for name, before, after in zip(judged.FEATURES, old, new, strict=True):
            print(f"{name:28} {before:7.3f} {after:7.3f}")
        decks = range(seeds.stop, seeds.stop + len(games) // 4)
        rounds = list(pool.map(partial(duel, plan, tuple(new), old, seats), decks))
    share = interval(rounds)
    print(f"against the old weights: {share.mean:.3f} ({share.low:.3f} to {share.high:.3f}) on {len(rounds)} decks")
    print(", ".join(f"{weight:.3f}" for weight in new))


def duel(plan: Plan, new: Weights, old: Weights, seats: int, deck: int) -> list[float]:
    """What the new weights get from the first and from the last seat, against the old ones in all others."""
    results = []
    for seat in (0, seats - 1):
        minds = [new if each == seat else old for each in range(seats)]
        results.append(float(play(plan, minds, 0.0, deck)[-1].got[seat]))
    return results


if __name__ == "__main__":
    main()
