"""Who sits where."""

import pytest

from surtsey.arena.line_ups import line_ups, rotations, seatings
from surtsey.game import Rules, SurtseyError
from surtsey.taluva import TALUVA


def taluva(players: int, **options: str) -> Rules:
    return TALUVA.rules({"players": str(players), **options})


def joined(found: list[tuple[str, ...]]) -> list[str]:
    return ["".join(line_up) for line_up in found]


@pytest.mark.parametrize(
    ("seats", "players", "expected"),
    [
        (2, "AB", ["AB"]),
        (3, "ABC", ["ABC"]),
        (3, "ABB", ["ABB"]),
        (4, "AB", ["ABBB"]),
        (4, "ABC", ["ABCC"]),
        (2, "A", ["AA"]),
        (2, "ABC", ["AB", "AC", "BC"]),
        (3, "ABCD", ["ABC", "ABD", "ACD", "BCD"]),
    ],
)
def test_line_ups(seats: int, players: str, expected: list[str]) -> None:
    assert joined(line_ups(taluva(seats), list(players))) == expected


def test_in_the_team_game_two_players_are_the_teams() -> None:
    rules = taluva(4, teams="yes")
    assert joined(line_ups(rules, ["A", "B"])) == ["ABAB"]
    assert joined(line_ups(rules, ["A", "B", "C", "D"])) == ["ABCD"]
    with pytest.raises(SurtseyError, match="name 2 players, one for each team, or 4"):
        line_ups(rules, ["A", "B", "C"])


def test_in_a_round_robin_every_two_meet() -> None:
    assert joined(line_ups(taluva(2), list("ABC"), round_robin=True)) == ["AB", "AC", "BC"]
    assert joined(line_ups(taluva(4, teams="yes"), list("ABC"), round_robin=True)) == ["ABAB", "ACAC", "BCBC"]
    assert joined(line_ups(taluva(3), list("AB"), round_robin=True)) == ["ABB", "BAA"]


def test_everybody_has_every_seat() -> None:
    assert joined(rotations(("A", "B"))) == ["AB", "BA"]
    assert joined(rotations(("A", "B", "C"))) == ["ABC", "CAB", "BCA"]
    assert joined(rotations(("A", "B", "B", "B"))) == ["ABBB", "BABB", "BBAB", "BBBA"]


def test_who_sits_alike_plays_once() -> None:
    assert joined(rotations(("A", "B", "A", "B"))) == ["ABAB", "BABA"]
    assert joined(rotations(("A", "A"))) == ["AA"]
    assert len(seatings(taluva(3), ["A", "B"], round_robin=True)) == 6


@pytest.mark.parametrize(
    ("players", "round_robin", "sentence"),
    [
        ("", False, "name the players"),
        ("ABA", False, "A is named twice"),
        ("AA", True, "A is named twice"),
        ("A", True, "at least 2 players"),
    ],
)
def test_what_is_no_line_up(players: str, round_robin: bool, sentence: str) -> None:
    with pytest.raises(SurtseyError, match=sentence):
        line_ups(taluva(2), list(players), round_robin)
