"""The test that may stop at any time."""

from random import Random

import pytest

from surtsey.arena.certainty import SequentialTest, certain_range
from surtsey.game import SurtseyError


def run(share: float, mean: float, rounds: int, random: Random) -> SequentialTest:
    """Rounds of two games that are won with that chance, until the test is certain."""
    test = SequentialTest(share)
    while test.scores < rounds and test.verdict is None:
        test.add(sum(random.random() < mean for _ in range(2)) / 2)
    return test


@pytest.mark.parametrize("share", [0.5, 0.25, 0.9])
def test_without_a_difference_it_errs_in_at_most_5_of_100_cases(share: float) -> None:
    """Although it is looked at after every round."""
    random = Random(1)
    wrong = [run(share, share, 250, random).verdict for _ in range(300)]
    assert len(wrong) - wrong.count(None) <= 0.05 * len(wrong)


def test_it_finds_differences_and_names_the_right_side() -> None:
    random = Random(2)
    assert {run(0.5, 0.75, 250, random).verdict for _ in range(60)} == {"above"}
    assert {run(0.5, 0.25, 250, random).verdict for _ in range(60)} == {"below"}
    assert {run(0.9, 0.98, 400, random).verdict for _ in range(20)} == {"above"}


def test_large_differences_are_found_soon_and_small_ones_later() -> None:
    random = Random(3)
    length = {
        mean: sorted(run(0.5, mean, 5000, random).scores for _ in range(31))[15] for mean in (0.55, 0.6, 0.75, 0.95)
    }
    assert length[0.95] < 15 < length[0.75] < 60 < length[0.6] < 350 < length[0.55] < 1500


def test_one_side_is_the_mirror_of_the_other() -> None:
    up, down = SequentialTest(0.3), SequentialTest(0.7)
    for score in (1.0, 0.5, 1.0, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0):
        up.add(score)
        down.add(1 - score)
    assert (up.verdict, down.verdict) == ("above", "below")


def test_the_range_holds_the_truth_whenever_one_stops() -> None:
    random = Random(4)
    held = 0
    for _ in range(60):
        scores: list[float] = []
        test = SequentialTest(0.5)
        while len(scores) < 120 and test.verdict is None:
            scores.append(sum(random.random() < 0.65 for _ in range(2)) / 2)
            test.add(scores[-1])
        low, high = certain_range(scores)
        held += low <= 0.65 <= high
        assert (low > 0.5) == (test.verdict == "above")
    assert held >= 0.92 * 60


def test_the_range_of_nothing_is_everything() -> None:
    low, high = certain_range([])
    assert low == pytest.approx(0, abs=1e-6)
    assert high == pytest.approx(1, abs=1e-6)


def test_scores_without_end_do_no_harm() -> None:
    test = SequentialTest(0.001)
    for _ in range(2000):
        test.add(1.0)
    assert test.verdict == "above"


@pytest.mark.parametrize("share", [0.0, 1.0, -0.1, 1.5, float("nan")])
def test_shares_that_cannot_be_tested(share: float) -> None:
    with pytest.raises(SurtseyError, match="a share that can be tested lies between 0 and 1"):
        SequentialTest(share)
