"""Playing a plan."""

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from surtsey.arena.archive import Archive
from surtsey.arena.plan import Plan, PlayedGame, make_plan, whole_rounds
from surtsey.arena.tournament import play, run
from surtsey.game import SurtseyError
from surtsey.taluva import TALUVA
from surtsey.volcanique import VOLCANIQUE
from tests.arena.bots import QUICK_ENGINE, loser

SHORT = {"tiles": "6", "huts": "5"}


def timeless(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    return [replace(game, seconds=()) for game in games]


def plan(names: Sequence[str] = ("random",), seed: int = 1, **options: str) -> Plan:
    return make_plan(TALUVA, {**SHORT, **options}, names, seed)


def test_a_game_is_the_same_wherever_it_is_played(tmp_path: Path) -> None:
    """Results and records, with one process and with two."""
    chosen = plan(["random", "random", loser(tmp_path)], players="3")
    kept = []
    for processes in (1, 2):
        folder = tmp_path / str(processes)
        with Archive(folder, chosen) as archive:
            games = timeless(list(run(chosen, 2, processes, archive)))
        kept.append((games, [file.read_text() for file in sorted((folder / "games").iterdir())]))
    assert kept[0] == kept[1]
    assert len(kept[0][1]) == 6


def test_other_seeds_give_other_games() -> None:
    records = {play(plan(seed=seed), number)[1] for seed in (1, 2) for number in (0, 1)}
    assert len(records) == 4


def test_all_games_of_a_round_have_the_same_deck() -> None:
    chosen = plan(["random", QUICK_ENGINE])
    draws = [re.findall("draw (..)", play(chosen, number)[1]) for number in (0, 1, 2)]
    assert draws[0] == draws[1] != draws[2]


def test_everybody_has_every_seat_in_a_round(tmp_path: Path) -> None:
    name = loser(tmp_path)
    chosen = plan(["random", name], players="3")
    assert [game.seating.index("random") for game in run(chosen, 2)] == [0, 1, 2, 0, 1, 2]


def test_the_tournament_goes_on_after_a_forfeit(tmp_path: Path) -> None:
    name = loser(tmp_path)
    games = list(run(plan([name, "random"]), 2))
    assert [game.places for game in games] == [(2, 1), (1, 2), (2, 1), (1, 2)]
    for game in games:
        assert game.forfeit is not None
        assert game.seating[game.forfeit.seat] == name
        assert game.forfeit.reason.startswith("gave an action that cannot be read")


def test_it_ends_when_it_is_enough() -> None:
    seen: list[int] = []

    def enough(games: Sequence[PlayedGame]) -> bool:
        seen.append(games[0].number)
        return len(seen) == 3

    games = list(run(plan(), 10, processes=2, enough=enough))
    assert [game.number for game in games] == seen == [0, 1, 2]


def test_it_ends_with_the_same_game_when_more_are_kept_already(tmp_path: Path) -> None:
    with Archive(tmp_path, plan()) as archive:
        assert len(list(run(plan(), 5, archive=archive))) == 5
        assert len(list(run(plan(), 5, archive=archive, enough=lambda games: games[0].number == 1))) == 2
        assert len(archive.played) == 5


def test_rounds() -> None:
    chosen = plan(["random", "cmd:true"])
    assert chosen.games_per_round == 2
    assert [chosen.rounds_for(games) for games in (1, 2, 3, 100)] == [1, 1, 2, 50]
    games = [PlayedGame(number, chosen.seating(number), (1, 2), 1, 0, None, ()) for number in range(5)]
    assert [len(each) for each in whole_rounds(chosen, games)] == [2, 2]
    assert whole_rounds(chosen, games[:1]) == []


def test_a_plan_is_checked() -> None:
    with pytest.raises(SurtseyError, match="Taluva has no option 'deck'"):
        make_plan(TALUVA, {"deck": "JC,SJ"}, ["random"], 1)
    with pytest.raises(SurtseyError, match="there is no player 'nobody'"):
        make_plan(TALUVA, {}, ["nobody"], 1)


def test_a_plan_survives_json() -> None:
    chosen = make_plan(VOLCANIQUE, {"players": "3", "preset": "site"}, ["random", "cmd:true"], 7)
    assert Plan.from_json(chosen.json()) == chosen
    assert chosen.contestants == ("random", "cmd:true")


def test_volcanique_in_the_arena() -> None:
    chosen = make_plan(VOLCANIQUE, {"setup": "quick", "turn_cap": "10", "players": "4"}, ["random"], 7)
    (game,) = run(chosen, 1)
    assert sorted(game.places)[0] == 1
    assert len(game.places) == 4
