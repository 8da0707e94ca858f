"""What is played for."""

import pytest

from surtsey.game import Rules
from surtsey.stakes import are_rivals, fair_share, payoffs, places_after_forfeit
from surtsey.taluva import TALUVA
from surtsey.volcanique import VOLCANIQUE

TWO, THREE, FOUR = ({"players": str(players)} for players in (2, 3, 4))
TEAMS, RANKING = {**FOUR, "teams": "yes"}, {**FOUR, "ranking": "yes"}


def taluva(options: dict[str, str]) -> Rules:
    return TALUVA.rules(options)


@pytest.mark.parametrize(
    ("options", "places", "expected"),
    [
        (TWO, (1, 2), (1, 0)),
        (TWO, (2, 1), (0, 1)),
        (TWO, (1, 1), (0.5, 0.5)),
        (THREE, (2, 1, 3), (0, 1, 0)),
        (THREE, (1, 3, 1), (0.5, 0, 0.5)),
        (FOUR, (1, 1, 1, 4), (1 / 3, 1 / 3, 1 / 3, 0)),
        (TEAMS, (1, 3, 1, 3), (1, 0, 1, 0)),
        (TEAMS, (1, 1, 1, 1), (0.5, 0.5, 0.5, 0.5)),
        (RANKING, (4, 3, 2, 1), (0, 1 / 3, 2 / 3, 1)),
        (RANKING, (1, 2, 2, 4), (1, 0.5, 0.5, 0)),
        (RANKING, (1, 1, 1, 4), (2 / 3, 2 / 3, 2 / 3, 0)),
        ({**TWO, "ranking": "yes"}, (1, 1), (0.5, 0.5)),
    ],
)
def test_payoffs(options: dict[str, str], places: tuple[int, ...], expected: tuple[float, ...]) -> None:
    rules = taluva(options)
    assert payoffs(rules, places) == pytest.approx(expected)
    assert sum(expected) / len(expected) == pytest.approx(fair_share(rules))


def test_volcanique_is_played_for_the_win() -> None:
    rules = VOLCANIQUE.rules({"players": "5"})
    assert payoffs(rules, (2, 1, 3, 4, 5)) == (0, 1, 0, 0, 0)
    assert fair_share(rules) == 0.2


@pytest.mark.parametrize(
    ("options", "loser", "places", "paid"),
    [
        (TWO, 0, (2, 1), (0, 1)),
        (THREE, 1, (1, 3, 1), (0.5, 0, 0.5)),
        (FOUR, 3, (1, 1, 1, 4), (1 / 3, 1 / 3, 1 / 3, 0)),
        (TEAMS, 2, (3, 1, 3, 1), (0, 1, 0, 1)),
        (RANKING, 0, (4, 1, 1, 1), (0, 2 / 3, 2 / 3, 2 / 3)),
    ],
)
def test_who_forfeits_gets_nothing_and_the_others_share(
    options: dict[str, str], loser: int, places: tuple[int, ...], paid: tuple[float, ...]
) -> None:
    rules = taluva(options)
    assert places_after_forfeit(rules, loser) == places
    assert payoffs(rules, places) == pytest.approx(paid)


def test_partners_are_no_rivals() -> None:
    assert [are_rivals(taluva(TEAMS), 0, other) for other in range(4)] == [False, True, False, True]
    assert [are_rivals(taluva(FOUR), 0, other) for other in range(4)] == [False, True, True, True]
