"""What games say of contestants, in numbers and in words."""

from collections.abc import Sequence

import pytest

from surtsey.arena.certainty import SequentialTest
from surtsey.arena.match import Forfeit
from surtsey.arena.plan import Plan, PlayedGame, make_plan
from surtsey.arena.ratings import Comparison
from surtsey.arena.report import conclusion, report
from surtsey.arena.standings import Standings, comparisons, scores, standings
from surtsey.game import SurtseyError
from surtsey.taluva import TALUVA

A, B, C = "random", "cmd:true", "cmd:false"
"""Programs that need not play: results are made up."""


def plan(names: Sequence[str] = (A, B), **options: str) -> Plan:
    return make_plan(TALUVA, options, names, 1)


def games(chosen: Plan, *places: tuple[int, ...], seconds: tuple[tuple[float, ...], ...] = ()) -> list[PlayedGame]:
    """A tournament that ended like this, game by game."""
    clocks = seconds or ((),) * chosen.rules.players
    return [PlayedGame(number, chosen.seating(number), each, 20, 0, None, clocks) for number, each in enumerate(places)]


def row(found: Standings, name: str) -> tuple[object, ...]:
    (each,) = [each for each in found.standings if each.name == name]
    return each.games, each.wins, each.shared, each.losses, pytest.approx(each.payoff.mean)


def test_wins_shared_and_losses() -> None:
    chosen = plan()
    found = standings(chosen, games(chosen, (1, 2), (1, 2), (1, 1), (2, 1)))
    assert (found.games, found.rounds, found.turns) == (4, 2, 20)
    assert row(found, A) == (4, 2, 1, 1, 0.625)
    assert row(found, B) == (4, 1, 1, 2, 0.375)
    assert [each.name for each in found.standings] == [A, B]
    assert found.ratings.elo(A) > 0 > found.ratings.elo(B)


def test_one_against_the_rest() -> None:
    """A wins two of four games, where a fair share would be one; who wins among the others does not matter."""
    chosen = plan(players="4")
    found = standings(chosen, games(chosen, (1, 2, 3, 4), (1, 2, 3, 4), (2, 3, 1, 4), (1, 4, 3, 1)))
    assert row(found, A) == (4, 2, 1, 1, 2.5 / 4)
    assert row(found, B) == (4, 1, 1, 2, 1.5 / 12)
    assert found.ratings.elo(A) > found.ratings.elo(B)


def test_the_better_one_is_the_one_who_wins_more_than_its_share() -> None:
    chosen = plan(players="4")
    fair = standings(chosen, games(chosen, (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 4)))
    assert row(fair, A) == (4, 1, 0, 3, 0.25)
    lead, error = fair.ratings.lead(A, B)
    assert abs(lead) < error


def test_teams() -> None:
    chosen = plan(players="4", teams="yes")
    found = standings(chosen, games(chosen, (1, 3, 1, 3), (1, 1, 1, 1)))
    assert row(found, A) == (2, 1, 1, 0, 0.75)
    assert row(found, B) == (2, 0, 1, 1, 0.25)


def test_ranking() -> None:
    chosen = plan([A, B, C], players="3", ranking="yes")
    found = standings(chosen, games(chosen, (1, 2, 3), (3, 1, 2), (2, 3, 1)))
    assert row(found, A) == (3, 3, 0, 0, 1.0)
    assert row(found, B) == (3, 0, 0, 3, 0.5)
    assert row(found, C) == (3, 0, 0, 3, 0.0)
    assert [each.name for each in found.standings] == [A, B, C]


def test_in_the_ranking_game_all_places_are_compared() -> None:
    chosen = plan([A, B, C], players="3", ranking="yes")
    assert list(comparisons(chosen, games(chosen, (1, 2, 2)))) == [
        Comparison(A, B, 1.0),
        Comparison(A, C, 1.0),
        Comparison(B, C, 0.5),
    ]


def test_elsewhere_only_winning_counts() -> None:
    chosen = plan([A, B, C], players="3")
    assert list(comparisons(chosen, games(chosen, (3, 1, 2)))) == [Comparison(A, B, 0.0), Comparison(B, C, 1.0)]
    assert list(comparisons(chosen, games(chosen, (1, 3, 1)))) == [
        Comparison(A, B, 1.0),
        Comparison(A, C, 0.5),
        Comparison(B, C, 0.0),
    ]


def test_partners_and_equal_names_are_not_compared() -> None:
    team = make_plan(TALUVA, {"players": "4", "teams": "yes"}, [A, B, A, C], 1)
    assert list(comparisons(team, games(team, (1, 3, 1, 3)))) == [
        Comparison(A, B, 1.0),
        Comparison(A, C, 1.0),
        Comparison(B, A, 0.0),
        Comparison(A, C, 1.0),
    ]


def test_whoever_begins() -> None:
    chosen = plan(["random"], players="3")
    played = [
        PlayedGame(number, chosen.seating(number), (1, 2, 3), 9, number % 3, None, ((),) * 3) for number in range(6)
    ]
    found = standings(chosen, played)
    assert [each.mean for each in found.order] == pytest.approx([1 / 3] * 3)
    always = [PlayedGame(number, chosen.seating(number), (2, 1, 3), 9, 1, None, ((),) * 3) for number in range(6)]
    assert [each.mean for each in standings(chosen, always).order] == [1, 0, 0]


def test_only_whole_rounds_count() -> None:
    chosen = plan()
    played = games(chosen, (1, 2), (1, 2), (1, 2))
    assert standings(chosen, played).games == 2
    with pytest.raises(SurtseyError, match="no round is complete yet"):
        standings(chosen, played[:1])


def test_scores_of_a_contestant() -> None:
    chosen = plan([A, B, C])
    assert scores(chosen, games(chosen, (1, 2), (1, 2), (1, 2), (1, 1), (2, 1), (2, 1)), A) == [1.0, 0.0, 1.0, 0.5]


def test_thinking_time() -> None:
    """A turn of 1 s may take 1.1 s; of 0.2 s, 0.25 s."""
    names = ("expert:1s", "search:0.2s")
    chosen = Plan("taluva", {}, (names, names[::-1]), 1, plan().patience)
    slow, quick = (0.5,) * 98 + (1.09, 1.11), (0.1,) * 97 + (0.24, 0.26, 0.3)
    played = [
        PlayedGame(0, names, (1, 2), 9, 0, None, (slow, quick)),
        PlayedGame(1, names[::-1], (1, 2), 9, 0, None, ((), ())),
    ]
    thinking = {each.name: each.thinking for each in standings(chosen, played).standings}
    first, second = thinking["expert:1s"], thinking["search:0.2s"]
    assert first is not None
    assert second is not None
    assert (first.turns, first.limit, first.late, first.most) == (100, 1.0, 1, 1.09)
    assert (second.turns, second.limit, second.late, second.most) == (100, 0.2, 2, 0.26)
    assert first.mean == pytest.approx(0.512)


def test_forfeits_are_counted_by_their_reasons() -> None:
    chosen = plan()
    reasons = ["fell asleep", "fell asleep", "ended with exit code 1", "fell asleep"]
    played = [
        PlayedGame(
            number, chosen.seating(number), (1, 2), 3, 0, Forfeit(chosen.seating(number).index(B), reason), ((), ())
        )
        for number, reason in enumerate(reasons)
    ]
    found = {each.name: each.forfeits for each in standings(chosen, played).standings}
    assert found[B] == {"fell asleep": 3, "ended with exit code 1": 1}
    assert not found[A]
    lines = [line.split(maxsplit=2) for line in report(chosen, standings(chosen, played)).splitlines()]
    assert ["cmd:true", "3", "fell asleep"] in lines
    assert ["cmd:true", "1", "ended with exit code 1"] in lines


def test_the_report_of_a_match() -> None:
    chosen = plan(tiles="24")
    text = report(chosen, standings(chosen, games(chosen, *[(1, 2), (2, 1)] * 10, seconds=((0.25,), (0.5,)))))
    assert text == (
        "taluva edition=hig-2006 players=2 tiles=24: random, cmd:true\n"
        "20 games in 10 rounds, seed 1\n"
        "\n"
        "player    games  wins  shared  losses  payoff         95 %   Elo  95 %  over next  95 %\n"
        "random       20    20       0       0   1.000  0.839-1.000  +323  ±244       +645  ±487\n"
        "cmd:true     20     0       0      20   0.000  0.000-0.161  -323  ±244\n"
        "\n"
        "turn    payoff         95 %\n"
        "first    0.500  0.295-0.705\n"
        "second   0.500  0.295-0.705\n"
        "a fair share is 0.500; a game has 20.0 turns\n"
        "\n"
        "thinking  turns     mean  99 % below\n"
        "random       20  0.375 s     0.500 s\n"
        "cmd:true     20  0.375 s     0.500 s"
    )


def test_the_report_of_a_tournament_shows_who_was_ahead_of_whom() -> None:
    chosen = plan([A, B, C])
    played = games(chosen, *[(1, 2), (2, 1), (1, 2), (2, 1), (1, 2), (1, 2)] * 5)
    text = report(chosen, standings(chosen, played))
    assert "ahead of   random  cmd:true  cmd:false" in text
    assert "random                1.000      1.000" in text
    assert "cmd:false   0.000     0.500" in text


def test_the_report_of_one_player_alone_has_no_ratings() -> None:
    chosen = plan(["random"])
    text = report(chosen, standings(chosen, games(chosen, (1, 2), (2, 1))))
    assert "Elo" not in text
    assert "first" in text


def test_conclusions() -> None:
    test, doubtful = SequentialTest(0.5), SequentialTest(0.5)
    for _ in range(12):
        test.add(1.0)
    assert conclusion("expert", test, [1.0] * 12).startswith(
        "certain after 12 rounds: the payoff of expert is above 0.5, between 0.5"
    )
    doubtful.add(1.0)
    assert conclusion("expert", doubtful, [1.0]).startswith(
        "not certain after 1 round: the payoff of expert may be below or"
    )
