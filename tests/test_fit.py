"""The script that fits Volcanique's judgement, on turns whose true weights are known, and on a game."""

import numpy as np
import pytest
from benchmarks.fit import Turn, chances, fitted, lead, learn

from surtsey.players.volcanique import FEATURES, WEIGHTS

TRUE = np.array([1.5, -0.7, 0.3])


def turns(count: int, plans: int, luck: float = 0.0) -> list[Turn]:
    """Turns in which search is right about everything, and results are what was to be expected."""
    dice = np.random.default_rng(5)
    made = []
    for _ in range(count):
        seen = dice.standard_normal((2, 3))
        expected = chances(seen[None], TRUE)[0]
        ends = dice.standard_normal((plans, 2, 3))
        leads = np.array([lead(end, 0) for end in ends]).reshape(plans, 3)
        odds = leads @ TRUE + luck * dice.standard_normal()
        made.append(Turn(seen, expected, expected, leads, odds, np.ones(plans)))
    return made


@pytest.mark.parametrize("plans", [0.0, 20.0])
def test_weights_are_found_from_what_is_expected_and_from_how_plans_compare(plans: float) -> None:
    assert fitted(turns(300, 4), np.zeros(3), 0.5, plans, 0.0) == pytest.approx(TRUE)


def test_what_all_plans_of_a_turn_have_in_common_does_not_matter() -> None:
    assert fitted(turns(300, 4, luck=3.0), np.zeros(3), 0.5, 20.0, 0.0) == pytest.approx(TRUE)


def test_weights_stay_where_they_are_if_they_are_held() -> None:
    start = np.array([0.2, 0.2, 0.2])
    assert fitted(turns(50, 4), start, 0.5, 20.0, 1e6) == pytest.approx(start, abs=1e-3)


def test_a_lead_is_over_the_average_of_the_others() -> None:
    assert lead(np.array([[3.0, 1.0], [1.0, 1.0], [0.0, 5.0]]), 0).tolist() == [2.5, -2.0]


def test_a_game_is_learned_from() -> None:
    """The first turns of a short game: whoever has the turn is seen with the plans that were compared."""
    game = learn({"setup": "quick", "land_tiles": "16", "turn_cap": "10"}, 2, WEIGHTS, 1)
    assert game
    for turn in game:
        assert turn.seen.shape == (2, len(FEATURES))
        assert turn.expected.sum() == pytest.approx(1.0)
        assert turn.got.sum() == pytest.approx(1.0)
        assert len(turn.leads) == len(turn.odds) == len(turn.counts)
    assert any(len(turn.counts) > 1 for turn in game)
