"""The command line, run as a user runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import surtsey
from surtsey.compiled import is_compiled
from surtsey.volcanique import VOLCANIQUE


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "surtsey", *arguments], input=stdin, capture_output=True, text=True, check=False
    )


def succeed(*arguments: str, stdin: str = "") -> str:
    result = run(*arguments, stdin=stdin)
    assert result.returncode == 0, result.stderr
    return result.stdout


def fail(*arguments: str, stdin: str = "") -> str:
    """What is said on standard error of bad input: no traceback, exit code 2."""
    result = run(*arguments, stdin=stdin)
    assert result.returncode == 2, result
    assert "Traceback" not in result.stderr
    return result.stderr


def test_version_says_whether_compiled() -> None:
    how = "compiled" if is_compiled() else "interpreted"
    assert succeed("--version").startswith(f"surtsey {surtsey.__version__} ({how}, Python 3.")


@pytest.mark.parametrize("command", [(), ("engine",), ("replay",), ("new",), ("rules",), ("bench",), ("perft",)])
def test_help_of_every_command(command: tuple[str, ...]) -> None:
    assert succeed(*command, "--help").startswith("Usage: surtsey")


def test_help_imports_nothing_heavy() -> None:
    code = "import sys; sys.argv = ['surtsey', '--help']; import surtsey.cli.main as m; m.main(standalone_mode=False)"
    code += "; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"numpy", "surtsey.taluva", "surtsey.protocol", "surtsey.records", "asyncio", "http", "json", "librt.vecs"}
    assert not heavy & set(loaded)


def test_engine_speaks_the_protocol() -> None:
    answers = succeed("engine", stdin="new taluva seed=1\nlegal\nresult\nfly\nquit\n").splitlines()
    legal = [f"action tile 0,0 {facing}" for facing in range(6)]
    assert answers[:-2] == ["ok", *legal, "ok", "result ongoing", "ok"]
    assert answers[-2].startswith("error there is no command 'fly'")
    assert answers[-1] == "ok"


def test_engine_speaks_of_volcanique_too() -> None:
    answers = succeed(
        "engine", stdin="new volcanique chance=given\nlegal\nplay first 7\nplay first 1\nquit\n"
    ).splitlines()
    assert answers[:4] == ["ok", "action first 0", "action first 1", "ok"]
    assert answers[4] == "error '7' is not a seat; that is a number from 0 to 4"
    assert answers[5:] == ["ok", "ok"]


def test_engine_says_once_on_standard_error_if_it_runs_interpreted() -> None:
    assert run("engine", stdin="quit\n").stderr.count("running interpreted") == (0 if is_compiled() else 1)


def test_no_bytes_end_a_conversation() -> None:
    command = [sys.executable, "-m", "surtsey", "engine"]
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    stdin = b"\xff\n\x00\n\xe2\x98\x83\nquit\n"
    run = subprocess.run(command, input=stdin, capture_output=True, check=True, env=environment)
    assert run.stdout.count(b"error there is no command") == 3
    assert run.stdout.endswith(b"ok\n")


def test_new_writes_a_random_game_that_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert succeed("new", "taluva", "players=3", "seed=4", "tiles=9", "--output", str(file)) == ""
    text = file.read_text()
    assert text == succeed("new", "taluva", "players=3", "seed=4", "tiles=9")
    assert '[Tiles "9"]' in text
    shown = succeed("replay", str(file), "--log")
    assert "taluva edition=hig-2006 players=3 tiles=9: seat 0 - seat 1 - seat 2" in shown
    assert "The game ends" in shown
    assert succeed("replay", "-", stdin=text) == succeed("replay", str(file))


def test_replay_tells_a_game_in_other_languages(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    succeed("new", "volcanique", "preset=site", "setup=quick", "turn_cap=12", "seed=4", "--output", str(file))
    said = [succeed("replay", str(file), "--log", "--language", code) for code in ("en", "fr", "de")]
    for shown, begins, ends in zip(
        said, ("Turn 1, seat", "Tour 1 : joueur", "Zug 1: Platz"), ("ends", "finie", "aus"), strict=True
    ):
        assert begins in shown
        assert ends in shown
    assert len({len(shown.splitlines()) for shown in said}) == 1
    refused = " ".join(fail("replay", str(file), "--log", "--language", "xx").split())
    assert "there is no language 'xx'; there are 'en', 'fr' and 'de'" in refused


def test_replay_at_a_turn_with_a_picture(tmp_path: Path) -> None:
    record = succeed("new", "taluva", "seed=4", "tiles=9")
    picture = tmp_path / "island.svg"
    shown = succeed("replay", "-", "--at", "2", "--svg", str(picture), stdin=record)
    assert "turn 3" in shown
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert "there is no turn 99" in fail("replay", "-", "--at", "99", stdin=record)


SITE = ("volcanique", "preset=site", "setup=quick", "turn_cap=12", "seed=4")


def test_a_random_game_of_volcanique_replays(tmp_path: Path) -> None:
    file, picture = tmp_path / "game.txt", tmp_path / "island.svg"
    assert succeed("new", *SITE, "--output", str(file)) == ""
    text = file.read_text()
    assert '[Preset "site"]' in text
    assert '[Seed "4"]' in text
    shown = succeed("replay", str(file), "--log", "--svg", str(picture))
    assert shown.startswith(
        "volcanique preset=site players=2 rules_version=2 setup=quick turn_cap=12: seat 0 - seat 1\n"
    )
    assert "Turn 12" in shown
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert "grid: A " in shown


def test_replay_of_volcanique_at_a_turn(tmp_path: Path) -> None:
    record = succeed("new", *SITE)
    picture = tmp_path / "island.svg"
    assert "\nturn 1: " in succeed("replay", "-", "--at", "0", "--svg", str(picture), stdin=record)
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert "\nturn 5: " in succeed("replay", "-", "--at", "4", stdin=record)
    assert "there is no turn 99" in fail("replay", "-", "--at", "99", stdin=record)


def test_replay_of_a_damaged_record_of_volcanique_shows_what_is_readable() -> None:
    record = succeed("new", *SITE)
    result = run("replay", "-", stdin=record[: record.index("\n5 ") + 10])
    assert result.returncode == 2
    assert "\nturn 5: " in result.stdout
    assert "the record is damaged: line" in result.stderr
    assert "Traceback" not in result.stderr


def test_replay_of_a_damaged_record_shows_what_is_readable() -> None:
    record = succeed("new", "taluva", "seed=4", "tiles=9")
    cut = record[: record.index("5 0:") + 12]
    result = run("replay", "-", stdin=cut)
    assert result.returncode == 2
    assert "turn 5" in result.stdout
    assert "the record is damaged: line" in result.stderr
    assert "Traceback" not in result.stderr


def test_rules_lists_options_and_presets() -> None:
    listed = succeed("rules", "taluva")
    for word in ("hig-2006", "ferti-2012", "huts_next_to_own", "tiles", "teams", "ranking", "deck", "per_player"):
        assert word in listed
    listed = succeed("rules", "volcanique")
    assert listed.startswith("presets of volcanique:\n  standard ")
    for option in VOLCANIQUE.options:
        assert f"\n  {option.name}\n      {option.meaning}\n" in listed
    for preset in VOLCANIQUE.presets:
        assert f"\n  {preset} " in listed


def test_bench_reports_as_text_and_json() -> None:
    assert "games/s" in succeed("bench", "taluva", "--games", "3")
    figures = json.loads(succeed("bench", "taluva", "--games", "3", "--seed", "2", "--json"))
    assert figures["games"] == 3
    assert figures["compiled"] == is_compiled()
    assert figures["games_per_second"] > 0
    assert figures["decisions_per_second"] > figures["games_per_second"]


def test_bench_of_volcanique() -> None:
    figures = json.loads(succeed("bench", "volcanique", "--games", "1", "--json"))
    assert (figures["game"], figures["games"], figures["compiled"]) == ("volcanique", 1, is_compiled())
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0


def test_perft_prints_a_number() -> None:
    assert succeed("perft", "taluva", "2", "deck=JC,SJ,RR") == "12\n"
    assert succeed("perft", "taluva", "2", "seed=1") == succeed("perft", "taluva", "2")
    assert succeed("perft", "volcanique", "1", "setup=quick") == "6\n", "the two resources of the second player"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("fly",), "No such command 'fly'"),
        (("new", "chess"), "there is no game 'chess'; there are taluva and volcanique"),
        (("new", "taluva", "players=9"), "players goes from 2 to 4, not 9"),
        (("new", "taluva", "lava=1"), "Taluva has no option 'lava'"),
        (("new", "taluva", "players"), "'players' should read key=value"),
        (("new", "taluva", "teams=yes"), "teams need 4 players, not 2"),
        (("new", "taluva", "deck=LL,LL"), "there is 1 tile LL among the 48, not 2"),
        (("new", "volcanique", "players=6"), "players goes from 2 to 5, not 6"),
        (("new", "volcanique", "edition=hig-2006"), "Volcanique has no option 'edition'"),
        (("new", "volcanique", "powers=agile"), "powers is dealt, or one power for each of the 9 slots, not 1"),
        (("perft", "volcanique", "1", "seed=x"), "seed takes a whole number from 0"),
        (("rules", "chess"), "there is no game 'chess'"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", "taluva", "--games", "0"), "0 is not in the range x>=1"),
        (("bench", "taluva", "--seed", "9223372036854775807"), "games cannot be numbered from seed"),
        (("perft", "taluva", "deep"), "'deep' is not a valid integer"),
        (("perft", "taluva", "-1"), "No such option"),
        (("replay", "no-such-file"), "No such file or directory"),
        (("new", "taluva", "-o", "no/such/folder"), "No such file or directory"),
        (("replay", "-"), 'the tag [Game "..."] is missing'),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in " ".join(fail(*arguments).split())


def test_a_picture_that_cannot_be_written(tmp_path: Path) -> None:
    record = succeed("new", "taluva", "seed=4", "tiles=9")
    nowhere = str(tmp_path / "no" / "island.svg")
    assert "No such file or directory" in " ".join(fail("replay", "-", "--svg", nowhere, stdin=record).split())


def test_a_file_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(succeed("new", "taluva", "seed=4", "tiles=9"), encoding="utf-8-sig")
    assert "over:" in succeed("replay", str(file))


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xff\xfe\x00")
    assert "the file is not text in UTF-8" in fail("replay", str(file))
