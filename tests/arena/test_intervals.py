"""How sure a mean is."""

from random import Random

import pytest

from surtsey.arena.intervals import interval


def test_wilson_for_independent_games() -> None:
    """7 of 10, as in the textbooks."""
    found = interval([[1.0]] * 7 + [[0.0]] * 3)
    assert found.mean == 0.7
    assert (found.low, found.high) == pytest.approx((0.397, 0.892), abs=0.03)


def test_who_always_wins_is_not_certain_to_win_always() -> None:
    found = interval([[1.0, 1.0]] * 50)
    assert found.mean == found.high == 1.0
    assert found.low == pytest.approx(100 / (100 + 1.959964**2))
    assert interval([[0.0, 0.0]] * 50).high == pytest.approx(1 - found.low)


def test_games_that_share_their_luck_count_less() -> None:
    together = interval([[1.0, 1.0], [0.0, 0.0]] * 50)
    apart = interval([[1.0], [1.0], [0.0], [0.0]] * 50)
    assert together.mean == apart.mean == 0.5
    assert together.high - together.low == pytest.approx(2**0.5 * (apart.high - apart.low), rel=0.02)


def test_games_that_balance_each_other_do_not_count_more() -> None:
    """That a round is always 1 to 1 says that seats matter, and not that the next one will be so."""
    balanced = interval([[1.0, 0.0]] * 100)
    apart = interval([[1.0], [0.0]] * 100)
    assert (balanced.low, balanced.high) == pytest.approx((apart.low, apart.high), rel=0.01)


def test_places_between_first_and_last_are_surer_than_wins() -> None:
    places = interval([[1.0], [2 / 3], [1 / 3], [0.0]] * 25)
    wins = interval([[1.0], [0.0]] * 50)
    assert wins.low < places.low < 0.5 < places.high < wins.high


def test_one_round_says_next_to_nothing() -> None:
    found = interval([[1.0, 1.0, 1.0, 1.0]])
    assert found.low < 0.25


@pytest.mark.parametrize(("chance", "shared_luck"), [(0.5, 0.0), (0.9, 0.0), (0.8, 0.5), (0.5, 1.0), (0.97, 0.3)])
def test_the_interval_has_the_truth_in_95_of_100_cases(chance: float, shared_luck: float) -> None:
    """Rounds of two games; part of them are decided by the deck alone."""
    random = Random(1)
    held = 0
    for _ in range(400):
        rounds = []
        for _ in range(60):
            luck = float(random.random() < chance)
            rounds.append(
                [luck if random.random() < shared_luck else float(random.random() < chance) for _ in range(2)]
            )
        found = interval(rounds)
        held += found.low <= chance <= found.high
    assert held >= 0.92 * 400
