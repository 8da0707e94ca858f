"""The random generator inside each game."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import MAX_SEED, Chance
from surtsey.game import RulesError


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = Chance(7), Chance(7)
    assert [one.word() for _ in range(100)] == [two.word() for _ in range(100)]


def test_every_bit_of_the_seed_counts() -> None:
    firsts = {Chance(1 << bit).word() for bit in range(63)} | {Chance(0).word()}
    assert len(firsts) == 64


@pytest.mark.parametrize("n", [1, 2, 3, 6, 25, 300])
def test_every_number_below_n_is_as_likely(n: int) -> None:
    """A chi-square test far out in the tail."""
    chance, draws = Chance(n), 400 * n
    counts = Counter(chance.below(n) for _ in range(draws))
    assert set(counts) <= set(range(n))
    square = sum((counts[k] - 400) ** 2 / 400 for k in range(n))
    assert square < n + 6 * (2 * n) ** 0.5 + 10


def test_a_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    chance = Chance(3)
    orders = set()
    for _ in range(200):
        items = vec[i64]([1, 2, 3])
        chance.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(RulesError, match="a seed is a whole number from 0 to"):
        Chance(seed)
