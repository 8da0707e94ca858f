"""What intervals and tests promise, held against simulated outcomes: each of these can fail."""

from collections.abc import Callable
from math import sqrt
from random import Random

import pytest

from surtsey.lab.estimates import (
    Running,
    correlation,
    decks_for,
    difference,
    holm,
    mean,
    share,
    smallest,
    student,
)

EXPERIMENTS = 1000


def at_most(part: float) -> float:
    """What a part of all experiments stays below, but for one time in a thousand."""
    return part + 3.1 * sqrt(part * (1 - part) / EXPERIMENTS)


def called(experiment: Callable[[Random], bool]) -> float:
    """In which part of many experiments something happens."""
    return sum(experiment(Random(number)) for number in range(EXPERIMENTS)) / EXPERIMENTS


@pytest.mark.parametrize(("freedom", "table"), [(5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_distribution(freedom: int, table: float) -> None:
    assert student(0.05, freedom) == pytest.approx(table, abs=0.005)


def test_a_few_decks_say_nothing() -> None:
    assert mean([1.0, 2.0, 3.0]).high == float("inf")


@pytest.mark.parametrize("decks", [10, 60])
def test_intervals_of_means_cover_the_truth(decks: int) -> None:
    def missed(random: Random) -> bool:
        estimate = mean([random.expovariate(0.1) + random.gauss(0, 10) for _ in range(decks)])
        return not estimate.low <= 10 <= estimate.high

    assert called(missed) <= at_most(0.05)


@pytest.mark.parametrize("truth", [0.02, 0.5])
def test_intervals_of_shares_cover_the_truth_although_games_of_a_deck_are_alike(truth: float) -> None:
    """Both games of half of all decks end in the same way."""

    def missed(random: Random) -> bool:
        decks = []
        for _ in range(80):
            one, other = random.random() < truth, random.random() < truth
            decks.append(float(one) if random.random() < 0.5 else (one + other) / 2)
        estimate = share(decks, 160)
        return not estimate.low <= truth <= estimate.high

    assert called(missed) <= at_most(0.05)


@pytest.mark.parametrize("gap", [0.0, 3.0])
def test_intervals_of_differences_cover_a_planted_one(gap: float) -> None:
    def missed(random: Random) -> bool:
        luck = [random.gauss(0, 20) for _ in range(40)]
        ones = [each + random.gauss(0, 5) for each in luck]
        others = [each + random.gauss(gap, 5) for each in luck]
        found = difference(ones, others)
        assert (found.p <= 0.05) == (not found.low <= 0 <= found.high)
        return not found.low <= gap <= found.high

    assert called(missed) <= at_most(0.05)


@pytest.mark.parametrize(("one", "other"), [(0.02, 0.02), (0.3, 0.36)])
def test_intervals_of_differences_of_shares_cover_a_planted_one(one: float, other: float) -> None:
    def missed(random: Random) -> bool:
        luck = [random.random() for _ in range(60)]
        found = difference([float(each < one) for each in luck], [float(each < other) for each in luck], shares=True)
        return not found.low <= other - one <= found.high

    assert called(missed) <= at_most(0.05)


def test_no_difference_in_a_few_decks_proves_nothing() -> None:
    found = difference([0.0] * 20, [0.0] * 20, shares=True)
    assert found.p == pytest.approx(1.0)
    assert found.high > 0.05


def test_pairs_of_the_same_luck_are_more_precise() -> None:
    random = Random(1)
    luck = [random.gauss(0, 20) for _ in range(100)]
    ones, others = [each + random.gauss(0, 5) for each in luck], [each + random.gauss(0, 5) for each in luck]
    paired = difference(ones, others)
    shuffled = difference(ones, random.sample(others, len(others)))
    assert correlation(ones, others) > 0.8
    assert (paired.high - paired.low) < 0.5 * (shuffled.high - shuffled.low)


def test_many_comparisons_call_no_more_false_differences_than_one() -> None:
    def any_called(random: Random) -> bool:
        return any(holm([random.random() for _ in range(30)]))

    assert called(any_called) <= at_most(0.05)
    assert called(lambda random: any(random.random() < 0.05 for _ in range(30))) > 0.5


def test_holm_finds_more_than_bonferroni() -> None:
    assert holm([0.012, 0.04, 0.001]) == [True, True, True]
    assert holm([0.03, 0.04, 0.001]) == [False, False, True]


@pytest.mark.parametrize("noise", ["even", "rare"])
def test_who_looks_all_the_time_is_seldom_fooled(noise: str) -> None:
    """A confidence sequence: 0 stays inside at every one of 300 looks, where 0 is the truth."""

    def draw(random: Random) -> float:
        return random.choice((-1.0, 1.0)) if noise == "even" else random.choice((-1.0, *[0.0] * 8, 1.0))

    def fooled(random: Random) -> bool:
        running = Running(at=150)
        for _ in range(300):
            running.add(draw(random))
            if running.is_certain:
                return True
        return False

    assert called(fooled) <= at_most(0.05)


def test_a_usual_interval_would_be_fooled_by_looking_all_the_time() -> None:
    def fooled(random: Random) -> bool:
        total = squares = 0.0
        for count in range(1, 301):
            value = random.choice((-1.0, 1.0))
            total, squares = total + value, squares + value * value
            spread = squares / count - (total / count) ** 2
            if count >= 30 and abs(total / count) > 1.96 * sqrt(spread / count):
                return True
        return False

    assert called(fooled) > 0.15


def test_a_confidence_sequence_finds_what_is_there() -> None:
    def found(random: Random) -> bool:
        running = Running(at=150)
        for _ in range(300):
            running.add(random.gauss(0.4, 1))
        low, high = running.interval
        return low > 0 and low <= 0.4 <= high

    assert called(found) > 0.9


def test_the_number_of_decks_finds_the_difference_promised() -> None:
    decks = decks_for(0.2, 0.5, 2)
    assert smallest(decks, 0.5, 2) == pytest.approx(0.2, rel=0.01)

    def missed(random: Random) -> bool:
        def deck(chance: float) -> float:
            return ((random.random() < chance) + (random.random() < chance)) / 2

        found = difference([deck(0.4) for _ in range(decks)], [deck(0.6) for _ in range(decks)], shares=True)
        return found.low <= 0

    assert called(missed) <= at_most(0.05)
