"""What the games of a tournament say of its contestants. Only whole rounds count: in these everybody had every seat."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from statistics import fmean
from typing import Final

from surtsey.arena.contestants import seconds_per_turn
from surtsey.arena.intervals import Interval, interval
from surtsey.arena.plan import Plan, PlayedGame, whole_rounds
from surtsey.arena.ratings import Comparison, Ratings
from surtsey.game import SurtseyError
from surtsey.stakes import are_rivals, is_ranking_game, payoffs

LATE_TOLERANCE_SECONDS: Final = 0.05
"""Seconds that a turn may take too long, or else a tenth of its time, whichever is more."""


@dataclass(frozen=True)
class Thinking:
    """The time that a contestant took for its turns."""

    turns: int
    mean: float
    most: float
    """All but one turn in a hundred took less."""
    limit: float | None
    late: int
    """Turns that took more than the limit and the grace."""


@dataclass(frozen=True)
class Standing:
    """What the games say of one contestant."""

    name: str
    games: int
    wins: int
    shared: int
    payoff: Interval
    thinking: Thinking | None
    forfeits: Counter[str]
    """The reasons, and how often each came."""

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.shared


@dataclass(frozen=True)
class Standings:
    """What the games say, the best contestant first."""

    games: int
    rounds: int
    standings: list[Standing]
    ratings: Ratings
    order: list[Interval]
    """The payoff of whoever had the first turn, the second turn, ..."""
    turns: float


def standings(plan: Plan, games: Iterable[PlayedGame]) -> Standings:
    rounds = whole_rounds(plan, games)
    if not rounds:
        raise SurtseyError("no round is complete yet")
    ratings = Ratings(comparisons(plan, games) for games in rounds)
    found = [_standing(plan, rounds, name) for name in plan.contestants]
    if ratings.names:
        found.sort(key=lambda each: ratings.elo(each.name), reverse=True)
    return Standings(
        games=len(rounds) * plan.games_per_round,
        rounds=len(rounds),
        standings=found,
        ratings=ratings,
        order=[_payoff_of_turn(plan, rounds, turn) for turn in range(plan.rules.players)],
        turns=fmean(game.turns for games in rounds for game in games),
    )


def scores(plan: Plan, games: Iterable[PlayedGame], name: str) -> list[float]:
    """The payoff of a contestant in each game in which it plays: the mean of its seats."""
    found = []
    for game in games:
        mine = _seats(game, name)
        if mine:
            paid = payoffs(plan.rules, game.places)
            found.append(fmean(paid[seat] for seat in mine))
    return found


def comparisons(plan: Plan, games: Iterable[PlayedGame]) -> Iterator[Comparison]:
    """Who came out ahead of whom.

    In the ranking game all places are compared. Elsewhere only winning counts: who did not win is compared with those
    who did, but not with others who did not.
    """
    every_place = is_ranking_game(plan.rules)
    for game in games:
        for one, other in combinations(range(len(game.places)), 2):
            if game.seating[one] == game.seating[other] or not are_rivals(plan.rules, one, other):
                continue
            place, theirs = game.places[one], game.places[other]
            if every_place or 1 in (place, theirs):
                score = 0.5 if place == theirs else float(place < theirs)
                yield Comparison(game.seating[one], game.seating[other], score)


def _standing(plan: Plan, rounds: Sequence[Sequence[PlayedGame]], name: str) -> Standing:
    games = [game for each in rounds for game in each if name in game.seating]
    winners = [{game.seating[seat] for seat, place in enumerate(game.places) if place == 1} for game in games]
    forfeits = [game.forfeit for game in games if game.forfeit and game.seating[game.forfeit.seat] == name]
    return Standing(
        name=name,
        games=len(games),
        wins=winners.count({name}),
        shared=sum(name in each and len(each) > 1 for each in winners),
        payoff=interval([scores(plan, each, name) for each in rounds]),
        thinking=_thinking(name, games),
        forfeits=Counter(forfeit.reason for forfeit in forfeits),
    )


def _thinking(name: str, games: Iterable[PlayedGame]) -> Thinking | None:
    seconds = sorted(turn for game in games for seat in _seats(game, name) for turn in game.seconds[seat])
    if not seconds:
        return None
    limit = seconds_per_turn(name)
    late = 0 if limit is None else sum(turn > limit + max(limit / 10, LATE_TOLERANCE_SECONDS) for turn in seconds)
    most = seconds[ceil(0.99 * len(seconds)) - 1]
    return Thinking(len(seconds), fmean(seconds), most, limit, late)


def _payoff_of_turn(plan: Plan, rounds: Iterable[Iterable[PlayedGame]], turn: int) -> Interval:
    """Of whoever is the first to have a turn, or the second, ..."""
    seats = plan.rules.players
    return interval(
        [[payoffs(plan.rules, game.places)[(game.first + turn) % seats] for game in each] for each in rounds]
    )


def _seats(game: PlayedGame, name: str) -> list[int]:
    return [seat for seat, each in enumerate(game.seating) if each == name]
