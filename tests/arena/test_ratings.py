"""Elo ratings."""

from itertools import combinations
from random import Random

import pytest

from surtsey.arena.ratings import Comparison, Ratings


def likely(lead: float) -> float:
    """How often one comes out ahead with so many points more."""
    return 1 / (1 + 10 ** (-lead / 400))


def match(wins: int, losses: int, shared: int = 0) -> list[list[Comparison]]:
    scores = [1.0] * wins + [0.0] * losses + [0.5] * shared
    return [[Comparison("A", "B", score)] for score in scores]


def test_400_points_are_ten_to_one() -> None:
    ratings = Ratings(match(1000, 100))
    lead, error = ratings.lead("A", "B")
    assert lead == pytest.approx(400, abs=2)
    assert ratings.elo("A") == pytest.approx(lead / 2)
    assert ratings.elo("B") == pytest.approx(-lead / 2)
    assert ratings.error("A") == pytest.approx(error / 2)
    assert ratings.lead("B", "A") == pytest.approx((-lead, error))


def test_the_error_of_a_match_is_that_of_its_score() -> None:
    """Of 400 games the score is sure to 0.049, which near 0.5 is 34 points."""
    lead, error = Ratings(match(200, 200)).lead("A", "B")
    assert lead == pytest.approx(0)
    assert error == pytest.approx(34, abs=1)


def test_shared_places_are_half() -> None:
    assert Ratings(match(30, 10, 20)).elo("A") == pytest.approx(Ratings(match(40, 20)).elo("A"))


def test_who_never_loses_has_a_finite_rating_and_a_large_error() -> None:
    lead, error = Ratings(match(50, 0)).lead("A", "B")
    assert 600 < lead < 1000
    assert error > 400
    assert Ratings(match(500, 0)).lead("A", "B")[0] > lead


def test_games_that_share_their_luck_count_less() -> None:
    apart = Ratings(match(100, 100)).lead("A", "B")[1]
    rounds = [[Comparison("A", "B", float(number % 2))] * 2 for number in range(100)]
    together = Ratings(rounds).lead("A", "B")[1]
    assert together == pytest.approx(2**0.5 * apart, rel=0.02)


def test_games_that_balance_each_other_do_not_count_more() -> None:
    rounds = [[Comparison("A", "B", 1.0), Comparison("A", "B", 0.0)] for _ in range(100)]
    assert Ratings(rounds).lead("A", "B")[1] == pytest.approx(Ratings(match(100, 100)).lead("A", "B")[1], rel=0.01)


def test_nobody_to_compare() -> None:
    assert Ratings([[], []]).names == []


def simulated(truth: dict[str, float], rounds: int, random: Random) -> Ratings:
    return Ratings(
        [
            Comparison(one, other, float(random.random() < likely(truth[one] - truth[other])))
            for one, other in combinations(truth, 2)
            for _ in range(2)
        ]
        for _ in range(rounds)
    )


def test_known_strengths_are_found() -> None:
    truth = {"beginner": -400.0, "easy": -200.0, "medium": 0.0, "hard": 200.0, "expert": 400.0}
    ratings = simulated(truth, 300, Random(2))
    assert sorted(ratings.names, key=ratings.elo) == list(truth)
    for name, elo in truth.items():
        assert abs(ratings.elo(name) - elo) < 1.5 * ratings.error(name)
        assert 10 < ratings.error(name) < 40


def test_extreme_strengths_are_found_too() -> None:
    truth = {"A": -1500.0, "B": -700.0, "C": 700.0, "D": 1500.0}
    ratings = simulated(truth, 200, Random(3))
    assert sorted(ratings.names, key=ratings.elo) == list(truth)


def test_errors_hold_the_truth_in_95_of_100_cases() -> None:
    truth = {"A": 120.0, "B": 20.0, "C": -140.0}
    random = Random(4)
    held = dict.fromkeys(combinations(truth, 2), 0)
    for _ in range(200):
        ratings = simulated(truth, 25, random)
        for one, other in held:
            lead, error = ratings.lead(one, other)
            held[one, other] += abs(lead - (truth[one] - truth[other])) <= error
    assert all(count >= 0.92 * 200 for count in held.values()), held


def test_the_winner_of_many_gives_the_same_ratings() -> None:
    """Three at a table, and only the winner is known: compared with the others, it tells the odds of each to win."""
    odds = {"A": 4.0, "B": 2.0, "C": 1.0}
    random = Random(5)
    rounds = []
    for _ in range(3000):
        winner = random.choices(list(odds), list(odds.values()))[0]
        rounds.append([Comparison(winner, other, 1.0) for other in odds if other != winner])
    ratings = Ratings(rounds)
    for one, other in (("A", "B"), ("B", "C")):
        lead, error = ratings.lead(one, other)
        assert abs(lead - 120.4) < error < 40
