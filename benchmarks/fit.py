"""Fits the weights of Volcanique's judgement to what search finds: `make fit`.

Search plays against itself, and sometimes strays from what it thinks best, so that games differ. Whenever it has
compared plans for a turn, it is noted what the judgement sees at the end of each and what search found it to be worth;
and what the judgement sees at the beginning of the turn, what search expects then, and later how the game ended.

The weights are fitted to both: to how much better one plan is than another, which is what they are used for, and to
what is to be expected on the whole, which keeps them honest. So the judgement learns to see at a glance what search had
to find out. A fit to results alone foretells them better and plays worse: what goes with winning need not lead to it.

Rounds follow each other, each played with the weights of the one before and fitted to all games so far. At the end the
new weights and those in the source play each other, on other decks: take them over only if they won. They are on the
last line.
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from benchmarks.tune import Array, Plan, Weights, shares, written
from librt.vecs import vec

from surtsey.arena.intervals import interval
from surtsey.chance import Chance
from surtsey.games import game_named
from surtsey.players import volcanique
from surtsey.players.player import Budget
from surtsey.players.search import SearchPlayer
from surtsey.players.turn_search import TurnSearch
from surtsey.stakes import payoffs

STRAY = 0.03
"""How often one of the best few actions is played instead of the best."""
FEW = 6
MOST_TRIES = 6
"""A plan that was tried more often counts no more for it."""
NEARLY = 0.01
"""What is nearly certain counts as no more certain than this."""


@dataclass(frozen=True)
class Turn:
    """The beginning of a turn: what the judgement sees of every seat, what search expects, what each got in the end."""

    seen: Array
    expected: Array
    got: Array
    leads: Array
    """For each plan, what the judgement sees of whose turn it is at the end, less what it sees of the others."""
    odds: Array
    """For each plan, how much better than the others' is what search found for whose turn it is."""
    counts: Array
    """How much each plan counts."""


def learn(options: dict[str, str], simulations: int, weights: Weights, seed: int) -> list[Turn]:
    """One game of search against itself."""
    state: Any = game_named("volcanique").new(options, seed)
    dice = random.Random(seed)
    model = partial(volcanique.model, weights=weights)
    players = [SearchPlayer(seed + seat, Budget(simulations), model=model) for seat in range(state.rules.players)]
    noted: list[tuple[Array, ...]] = []
    turn = 0
    while state.decision is not None:
        seat = state.decision.seat
        observation = state.observe(seat)
        thought = players[seat].choose(observation)
        if state.turn > turn and state.turn_seat == seat:
            turn = state.turn
            begun = seen(volcanique.model(observation, Chance(0)))
            noted.append((begun, np.array(thought.values), *compared(players[seat].search, seat)))
        strays = dice.random() < STRAY
        state.play(dice.choice(thought.candidates[:FEW]).action if strays else thought.action)
    got = np.array(payoffs(state.rules, state.places()))
    return [Turn(begun, expected, got, *plans) for begun, expected, *plans in noted]


def compared(search: Any, seat: int) -> tuple[Array, Array, Array]:
    """The plans that a search has tried: leads, odds and counts."""
    assert isinstance(search, TurnSearch)
    leads, odds, counts = [], [], []
    for plan in search.here.plans:
        end = search.end_of(plan) if plan.tries else None
        if end is None or end.actor() < 0:
            continue
        found = np.clip(np.array(list(plan.sums)) / int(plan.tries), NEARLY, 1 - NEARLY)
        leads.append(lead(seen(end), seat))
        odds.append(lead(np.log(found), seat))
        counts.append(min(int(plan.tries), MOST_TRIES) * found[seat] * (1 - found[seat]))
    return np.array(leads), np.array(odds), np.array(counts)


def seen(model: Any) -> Array:
    """What the judgement sees of each seat."""
    into = vec[float]([0.0] * len(volcanique.FEATURES))
    seats = []
    for seat in range(model.seats()):
        model.features(seat, into)
        seats.append(list(into))
    return np.array(seats)


def lead(each: Array, seat: int) -> Array:
    """What a seat has more than the others have on average."""
    return np.asarray(each[seat] - np.delete(each, seat, axis=0).mean(axis=0))


def chances(seen: Array, weights: Array) -> Array:
    """What the judgement promises each seat of each position."""
    scores = seen @ weights
    grown = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True))


def centred(turn: Turn) -> tuple[Array, Array]:
    """How plans differ from what the plans of the turn are on average."""
    means = [np.average(each, axis=0, weights=turn.counts) for each in (turn.leads, turn.odds)]
    return turn.leads - means[0], turn.odds - means[1]


def fitted(turns: list[Turn], start: Array, search: float, plans: float, pull: float) -> Array:
    """The weights that foretell best what was found, pulled towards the start (Newton's method)."""
    begun = np.array([turn.seen for turn in turns])
    truth = np.array([search * turn.expected + (1 - search) * turn.got for turn in turns])
    choices = [turn for turn in turns if len(turn.counts) > 1]
    pairs = [centred(turn) for turn in choices]
    leads, odds = (np.concatenate(parts) for parts in zip(*pairs, strict=True))
    counts = np.concatenate([turn.counts for turn in choices])
    counts = plans * counts / counts.sum()
    weights = start.copy()
    for _ in range(40):
        promised = chances(begun, weights)
        apart = begun - np.einsum("nk,nkf->nf", promised, begun)[:, None, :]
        slope = np.einsum("nk,nkf->f", promised - truth, begun) / len(begun) + pull * (weights - start)
        bend = np.einsum("nk,nkf,nkg->fg", promised, apart, apart) / len(begun) + pull * np.eye(len(weights))
        slope += leads.T @ (counts * (leads @ weights - odds))
        bend += (leads * counts[:, None]).T @ leads
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("options", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=100, help="to learn from in each round")
    parser.add_argument("--simulations", type=int, default=24, help="for each decision")
    parser.add_argument("--search", type=float, default=0.5, help="how much search counts against results, 0 to 1")
    parser.add_argument("--plans", type=float, default=20.0, help="how much the comparison of plans counts")
    parser.add_argument("--pull", type=float, default=0.0003, help="how strongly weights stay where they are")
    parser.add_argument("--match", type=int, default=100, help="decks of the match at the end")
    parser.add_argument("--thinking", type=int, default=1, help="simulations for each decision of the match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by-hand", action="store_true", help="start from the weights set by hand")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where the weights are written after every round")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    options = dict(word.split("=", 1) for word in chosen.options or ["setup=quick"])
    start: Weights = volcanique.BY_HAND if chosen.by_hand else volcanique.WEIGHTS
    weights = np.array(start)
    turns: list[Turn] = []
    deck = chosen.seed * 1_000_000
    with ProcessPoolExecutor(chosen.processes) as pool:
        for number in range(1, chosen.rounds + 1):
            games = partial(learn, options, chosen.simulations, tuple(weights.tolist()))
            for played, game in enumerate(pool.map(games, range(deck, deck + chosen.games)), 1):
                turns += game
                if played * 10 % chosen.games < 10:
                    print(f"round {number}: {played} of {chosen.games} games, {len(turns)} turns", flush=True)
            deck += chosen.games
            weights = fitted(turns, weights, chosen.search, chosen.plans, chosen.pull)
            if chosen.save:
                chosen.save.write_text(written(weights) + "\n")
        for name, before, after in zip(volcanique.FEATURES, start, weights.tolist(), strict=True):
            print(f"{name:28} {before:7.3f} {after:7.3f}")
        plan = Plan("volcanique", options, volcanique.WEIGHTS, chosen.thinking)
        seats = game_named(plan.game).rules(plan.options).players
        new: Weights = tuple(weights.tolist())
        [rounds] = shares(pool, plan, [new], range(deck, deck + chosen.match), seats).tolist()
    share = interval(rounds)
    print(f"{share.mean:.3f} ({share.low:.3f} to {share.high:.3f}) against the weights in the source")
    print(written(weights))


if __name__ == "__main__":
    main()
