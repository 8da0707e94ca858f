"""Tunes the weights of a game's judgement by self-play: `make tune GAME=taluva`.

In every game each seat plays with weights of its own: the present ones, each a step up or down at random. Over many
games the results tell for each weight whether up or down did better, all at once, and the weights go that way. At the
end they are scaled so that the chances they promise are the ones that came true. (Fitting the weights to results by
regression predicts better, but need not play better: what goes with winning is not always what leads to it.)

The last line has the new weights, after a match against the old ones: they are worth taking over only if they won it.
"""

import argparse
import importlib
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from surtsey.chance import PLAYERS, Chance
from surtsey.games import game_named
from surtsey.players.lookahead import glances, prospects

WIDTH = 8
"""Actions that a player of these games follows to the end of the turn."""
RATE = 10.0
"""Steps that a weight goes for each point of payoff that a step was worth."""
Array = NDArray[np.float64]
Weights = tuple[float, ...]


def play(game: str, options: dict[str, str], seed: int, weights: Sequence[Weights]) -> tuple[Array, list[Array]]:
    """One game between seats with their own weights: what each got, and what seat 0's weights promised on the way."""
    judged = importlib.import_module(f"surtsey.players.{game}")
    state: Any = game_named(game).new(options, seed)
    chance = Chance(seed, PLAYERS)
    model = judged.model(state.observe(state.decision.seat), chance)
    minds = [vec[float](list(each)) for each in weights]
    values = vec[float]([0.0] * len(weights))
    promised = []
    while (seat := model.actor()) >= 0:
        if model.is_quiet():
            model.judgement.weights = minds[0]
            model.values(values)
            promised.append(np.log(np.maximum(list(values), 1e-6)))
        model.judgement.weights = minds[int(seat)]
        model.step(_choice(model, model.moves(), values))
    model.values(values)
    return np.array(list(values)), promised


def _choice(model: Any, ids: vec[i64], values: vec[float]) -> int:
    """What promises most for the whole turn, among what promises most at first glance."""
    if len(ids) == 1:
        return ids[0]
    ranked = sorted(zip(glances(model, ids, values), ids, strict=True), reverse=True)
    ids = vec[i64]([id for _, id in ranked[:WIDTH]])
    return max(zip(prospects(model, ids, values), ids, strict=True))[1]


def steps(weights: Array) -> Array:
    """How far a weight is moved to try it."""
    return 0.04 + 0.1 * np.abs(weights)


def try_out(game: str, options: dict[str, str], weights: Weights, players: int, seed: int) -> tuple[Array, Array]:
    """One game with moved weights: which way each seat's went, and what it got."""
    ways = np.random.default_rng(seed).choice([-1.0, 1.0], (players, len(weights)))
    moved = np.array(weights) + ways * steps(np.array(weights))
    result, _ = play(game, options, seed, [tuple(each) for each in moved])
    return ways, result


def improved(weights: Array, games: Sequence[tuple[Array, Array]]) -> tuple[Array, Array]:
    """The weights a little further the way that did better, and how sure that is (in standard errors)."""
    ways = np.concatenate([way - way.mean(axis=0) for way, _ in games])
    results = np.concatenate([result - result.mean() for _, result in games])
    gain = (ways * results[:, None]).sum(axis=0) / (ways**2).sum(axis=0)
    error = results.std() / np.sqrt((ways**2).sum(axis=0))
    sure = gain / error
    return weights + RATE * steps(weights) * gain * np.maximum(0.0, 1.0 - 1.0 / np.maximum(sure**2, 1e-9)), sure


def calibration(games: Sequence[tuple[Array, list[Array]]]) -> float:
    """The factor that makes promised chances true: the one with the least surprise."""
    best, least = 1.0, float("inf")
    for factor in np.geomspace(0.3, 3.0, 40):
        surprise = 0.0
        for result, promised in games:
            for scores in promised:
                chances = np.exp(factor * scores)
                surprise -= float((result * np.log(chances / chances.sum())).sum()) / len(promised)
        if surprise < least:
            best, least = float(factor), surprise
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--games", type=int, default=1500, help="in a round")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    judged = importlib.import_module(f"surtsey.players.{chosen.game}")
    options = dict(word.split("=", 1) for word in chosen.options)
    players = game_named(chosen.game).rules(options).players
    old = weights = np.array(judged.WEIGHTS)
    seed = chosen.seed
    with ProcessPoolExecutor(chosen.processes) as pool:
        for number in range(chosen.rounds):
            job = partial(try_out, chosen.game, options, tuple(weights), players)
            games = list(pool.map(job, range(seed, seed + chosen.games), chunksize=10))
            seed += chosen.games
            weights, sure = improved(weights, games)
            surest = sorted(zip(sure, judged.FEATURES, strict=True), key=lambda pair: -abs(pair[0]))[:6]
            print(f"round {number + 1}: " + ", ".join(f"{name} {z:+.1f}" for z, name in surest), flush=True)
            print(", ".join(f"{weight:.3f}" for weight in weights), flush=True)
        duel = partial(play, chosen.game, options)
        pairs = [[tuple(weights)] * players] * (chosen.games // 4)
        factor = calibration(list(pool.map(duel, range(seed, seed + len(pairs)), pairs, chunksize=10)))
        pairs = [[tuple(weights), *[tuple(old)] * (players - 1)]] * (chosen.games // 4)
        first = [result[0] for result, _ in pool.map(duel, range(seed, seed + len(pairs)), pairs, chunksize=10)]
        pairs = [[*[tuple(old)] * (players - 1), tuple(weights)]] * (chosen.games // 4)
        last = [result[-1] for result, _ in pool.map(duel, range(seed, seed + len(pairs)), pairs, chunksize=10)]
    share, games_played = float(np.mean(first + last)), len(first + last)
    print(f"against the old weights: {share:.3f} of {games_played} games; calibration {factor:.2f}")
    for name, before, after in zip(judged.FEATURES, old, weights * factor, strict=True):
        print(f"{name:28} {before:7.3f} {after:7.3f}")
    print(", ".join(f"{weight:.3f}" for weight in weights * factor))


if __name__ == "__main__":
    main()
