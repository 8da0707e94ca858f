"""A tournament kept in a folder."""

import json
from pathlib import Path

import pytest

from surtsey import records
from surtsey.arena.archive import Archive, kept
from surtsey.arena.contestants import Patience
from surtsey.arena.plan import Plan, make_plan
from surtsey.arena.tournament import run
from surtsey.game import SurtseyError
from surtsey.taluva import TALUVA

SHORT = {"tiles": "6", "huts": "5"}


def plan(seed: int = 1, **options: str) -> Plan:
    return make_plan(TALUVA, {**SHORT, **options}, ["random"], seed)


def play(folder: Path, rounds: int, chosen: Plan | None = None) -> list[int]:
    """The numbers of the games that were played, not taken from the folder."""
    chosen = chosen or plan()
    with Archive(folder, chosen) as archive:
        had = len(archive.played)
        return [game.number for game in run(chosen, rounds, archive=archive)][had:]


def without_seconds(folder: Path) -> list[dict[str, object]]:
    lines = (folder / "results.jsonl").read_text().splitlines()
    return [{name: value for name, value in json.loads(line).items() if name != "seconds"} for line in lines]


def test_games_are_kept_with_their_records(tmp_path: Path) -> None:
    assert play(tmp_path / "deep" / "down", 3) == [0, 1, 2]
    found, games = kept(tmp_path / "deep" / "down")
    assert found == plan()
    assert [game.number for game in games] == [0, 1, 2]
    for game in games:
        record = records.read((tmp_path / "deep" / "down" / "games" / f"{game.number:06}.txt").read_text())
        assert record.state.places() == list(game.places)
        assert record.names == {0: "random", 1: "random"}
        assert record.tags == {"Round": str(game.number + 1)}


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    assert play(tmp_path, 2) == [0, 1]
    assert play(tmp_path, 2) == []
    assert play(tmp_path, 4) == [2, 3]
    assert [game.number for game in kept(tmp_path)[1]] == [0, 1, 2, 3]


@pytest.mark.parametrize("cut", [1, 20, 10_000])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    play(tmp_path, 3)
    whole = without_seconds(tmp_path)
    file = tmp_path / "results.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:2]) + lines[2][:-1][:cut])
    assert [game.number for game in kept(tmp_path)[1]] == [0, 1]
    assert play(tmp_path, 3) == [2]
    assert without_seconds(tmp_path) == whole


def test_damage_in_the_middle_is_an_error(tmp_path: Path) -> None:
    play(tmp_path, 3)
    file = tmp_path / "results.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + b"{}\n" + lines[2])
    with pytest.raises(SurtseyError, match=r"line 2 of .* is damaged"):
        play(tmp_path, 3)
    file.write_bytes(lines[0] + lines[2])
    with pytest.raises(SurtseyError, match=r"line 2 of .* has game 2, not 1"):
        kept(tmp_path)


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (plan(seed=2), "another tournament: there seed is 1, here 2"),
        (plan(tiles="7"), "another tournament: there options is "),
        (make_plan(TALUVA, SHORT, ["random"], 1, Patience(5.0)), "there timeout is 60.0, here 5.0"),
        (make_plan(TALUVA, {**SHORT, "players": "3"}, ["random"], 1), "there options is "),
    ],
)
def test_another_tournament_is_refused(tmp_path: Path, other: Plan, sentence: str) -> None:
    play(tmp_path, 1)
    before = (tmp_path / "results.jsonl").read_bytes()
    with pytest.raises(SurtseyError, match=sentence):
        play(tmp_path, 1, other)
    assert (tmp_path / "results.jsonl").read_bytes() == before


def test_the_same_rules_in_other_words_are_the_same_tournament(tmp_path: Path) -> None:
    play(tmp_path, 1)
    assert play(tmp_path, 2, plan(players="2", edition="hig-2006")) == [1]


def test_one_program_at_a_time(tmp_path: Path) -> None:
    with Archive(tmp_path, plan()), pytest.raises(SurtseyError, match="another arena is at work in"):
        Archive(tmp_path, plan())
    with Archive(tmp_path, plan()):
        pass


def test_what_is_no_tournament(tmp_path: Path) -> None:
    with pytest.raises(SurtseyError, match="there is no tournament in"):
        kept(tmp_path)
    for text in ("[]", "{", "{}"):
        (tmp_path / "arena.json").write_text(text)
        with pytest.raises(SurtseyError, match="does not describe a tournament"):
            kept(tmp_path)
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(SurtseyError, match="cannot be written to"):
        Archive(file, plan())
