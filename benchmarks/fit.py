"""Fits the weights of a game's judgement to what search finds: `make fit GAME=volcanique`.

Search plays against itself, and sometimes strays from what it thinks best, so that games differ. At the beginning of
every turn it is noted what the judgement sees of each seat, what search then expects for it, and later how the game
ended. The weights are fitted to both: so the judgement learns to see at a glance what search had to find out.
They stay near the old ones wherever the games have little to say.

At the end the new weights and the old ones play each other, on other decks. What foretells better need not play better:
the new ones are worth taking over only if they won. They are on the last line.
"""

import argparse
import importlib
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from benchmarks.tune import Array, Plan, Weights, shares, thinker
from librt.vecs import vec

from surtsey.arena.intervals import interval
from surtsey.chance import Chance
from surtsey.games import game_named
from surtsey.stakes import payoffs

STRAY = 0.03
"""How often one of the best few actions is played instead of the best."""
FEW = 6


@dataclass(frozen=True)
class Position:
    """What the judgement sees of every seat, what search expects for each, and what each got in the end."""

    seen: Array
    expected: Array
    got: Array


def learn(plan: Plan, weights: Weights, seed: int) -> list[Position]:
    """One game of search against itself: the positions at the beginning of turns."""
    judged = importlib.import_module(f"surtsey.players.{plan.game}")
    state: Any = game_named(plan.game).new(plan.options, seed)
    dice = random.Random(seed)
    players = [thinker(plan, weights, seed + seat) for seat in range(state.rules.players)]
    noted: list[tuple[Array, Array]] = []
    turn = 0
    while state.decision is not None:
        seat = state.decision.seat
        observation = state.observe(seat)
        thought = players[seat].choose(observation)
        if state.turn > turn and state.turn_seat == seat:
            turn = state.turn
            noted.append((seen(judged.model(observation, Chance(0)), len(weights)), np.array(thought.values)))
        strays = dice.random() < STRAY
        state.play(dice.choice(thought.candidates[:FEW]).action if strays else thought.action)
    got = np.array(payoffs(state.rules, state.places()))
    return [Position(*each, got) for each in noted]


def seen(model: Any, features: int) -> Array:
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
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


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
    parser.add_argument("--games", type=int, default=400, help="to learn from")
    parser.add_argument("--simulations", type=int, default=8, help="for each decision")
    parser.add_argument("--search", type=float, default=0.5, help="how much search counts against results, 0 to 1")
    parser.add_argument("--pull", type=float, default=0.001, help="how strongly weights stay where they are")
    parser.add_argument("--match", type=int, default=100, help="decks of the match at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by-hand", action="store_true", help="start from the weights set by hand")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    judged = importlib.import_module(f"surtsey.players.{chosen.game}")
    options = dict(word.split("=", 1) for word in chosen.options)
    start: Weights = judged.BY_HAND if chosen.by_hand else judged.WEIGHTS
    plan = Plan(chosen.game, options, start, chosen.simulations)
    decks = range(chosen.seed, chosen.seed + chosen.games)
    with ProcessPoolExecutor(chosen.processes) as pool:
        positions: list[Position] = []
        for number, game in enumerate(pool.map(partial(learn, plan, start), decks), 1):
            positions += game
            if number * 10 % chosen.games < 10:
                print(f"{number} of {chosen.games} games, {len(positions)} positions", flush=True)
        everything = np.array([each.seen for each in positions])
        truth = np.array([chosen.search * each.expected + (1 - chosen.search) * each.got for each in positions])
        new = fitted(everything, truth, np.array(start), chosen.pull)
        for name, before, after in zip(judged.FEATURES, start, new, strict=True):
            print(f"{name:28} {before:7.3f} {after:7.3f}")
        surprises = [surprise(everything, truth, np.array(weights)) for weights in (start, new)]
        print("surprise {:.4f} before, {:.4f} after".format(*surprises), flush=True)
        seats = game_named(plan.game).rules(plan.options).players
        last = range(decks.stop, decks.stop + chosen.match)
        [rounds] = shares(pool, plan, [tuple(new.tolist())], last, seats).tolist()
    share = interval(rounds)
    print(f"{share.mean:.3f} ({share.low:.3f} to {share.high:.3f}) against the old weights")
    print(", ".join(f"{weight:.3f}" for weight in new.tolist()))


if __name__ == "__main__":
    main()
