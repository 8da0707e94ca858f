"""`surtsey arena`, run as a user runs it."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from surtsey.cli.main import main
from tests.arena.bots import bot, comes_free, locking, loser

PROGRAM = """
import signal
from surtsey.cli.main import main

signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""The command line as in a terminal: what a shell starts in the background would ignore interrupts."""
COMMAND = [sys.executable, "-c", PROGRAM, "arena"]
SHORT = ("taluva", "tiles=6", "huts=5")


def run(*arguments: str) -> Result:
    """In this process."""
    return CliRunner().invoke(main, ["arena", "--processes", "1", *arguments])


def succeed(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def results(folder: Path) -> list[dict[str, object]]:
    """Without the time that it took."""
    lines = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()]
    return [{name: value for name, value in line.items() if name != "seconds"} for line in lines]


def wait_for(file: Path, what: str) -> None:
    for _ in range(600):
        if file.exists() and what in file.read_text():
            return
        time.sleep(0.05)
    pytest.fail(f"{what} has not come")


def test_a_match(tmp_path: Path) -> None:
    name = loser(tmp_path)
    result = run(*SHORT, "random", name, "--games", "3", "--seed", "4")
    assert result.exit_code == 0
    assert "4 games: 2 decks, 2 games with each (not 3: whole rounds are played)" in result.stderr
    assert "4 of 4 games" in result.stderr
    assert result.stdout.startswith("taluva edition=hig-2006 players=2 tiles=6 huts=5: random, cmd:")
    assert "4 games in 2 rounds, seed 4" in result.stdout
    assert re.search(r"^random +4 +4 +0 +0 +1\.000 ", result.stdout, re.MULTILINE)
    assert re.search(r"^cmd:\S+ \S+ +4 +gave an action that cannot be read", result.stdout, re.MULTILINE)


def test_options_and_players_in_any_order() -> None:
    one = succeed("taluva", "random", "tiles=6", "players=3", "--games", "1")
    two = succeed("taluva", "players=3", "random", "random", "random", "tiles=6", "--games", "1")
    assert re.sub(r"\d+\.\d+ s", "", one) == re.sub(r"\d+\.\d+ s", "", two)


def test_a_program_may_have_an_option_in_its_command(tmp_path: Path) -> None:
    name = loser(tmp_path)
    assert f"{name} --depth=3" in succeed(*SHORT, "random", f"{name} --depth=3", "--games", "2")


def test_it_stops_when_it_is_certain(tmp_path: Path) -> None:
    name = loser(tmp_path)
    text = succeed(*SHORT, "random", name, "--games", "100", "--until-certain")
    match = re.search(r"^certain after (\d+) rounds: the payoff of random is above 0.5, between 0\.\d+ and", text, re.M)
    assert match is not None
    assert 5 < int(match[1]) < 12
    assert f"{2 * int(match[1])} games in {match[1]} rounds" in text


def test_at_least_a_share(tmp_path: Path) -> None:
    name = loser(tmp_path)
    assert "the payoff of random is above 0.4" in succeed(*SHORT, "random", name, "--at-least", "0.4")
    text = succeed(*SHORT, "random", name, "--at-least", "0.97", "--games", "4")
    assert "not certain after 2 rounds: the payoff of random may be below or above 0.97" in text


def test_it_goes_on_where_it_stopped_and_can_be_shown_again(tmp_path: Path) -> None:
    folder = str(tmp_path / "out")
    command = [*SHORT, "random", "--out", folder, "--games"]
    first = succeed(*command, "3")
    assert "3 games in 3 rounds" in first
    assert "5 games in 5 rounds" in succeed(*command, "5")
    assert len(results(tmp_path / "out")) == 5
    assert "5 games in 5 rounds" in succeed("--show", folder)
    again = succeed(*command, "3")
    assert "3 games in 3 rounds" in again
    assert "another tournament: there seed is 1, here 2" in run(*command, "3", "--seed", "2").output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", "random"), "there is no game 'chess'"),
        (("taluva",), "name the players"),
        (("taluva", "nobody"), "there is no player 'nobody'"),
        (("taluva", "random", "colour=red"), "Taluva has no option 'colour'"),
        (("taluva", "random", "players=2", "players=3"), "players is given twice"),
        (("taluva", "random", "--until-certain"), "--until-certain compares 2 different players, not 1"),
        (("taluva", "random", "cmd:true", "--until-certain", "--at-least", "0.5"), "two tests; choose one"),
        (("taluva", "random", "--at-least", "1"), "lies between 0 and 1"),
        (("taluva", "random", "--timeout", "0"), "--timeout takes some seconds"),
        (("taluva", "random", "--timeout", "nan"), "--timeout takes some seconds"),
        (("taluva", "random", "--timeout", "inf"), "--timeout takes some seconds"),
        (("taluva", "random", "--games", "0"), "0 is not in the range"),
        (("taluva", "cmd:./no-such-bot", "random"), "there is no program './no-such-bot'"),
        (("--show", "no-such-folder"), "there is no tournament in 'no-such-folder'"),
        (("taluva", "--show", "no-such-folder"), "--show takes nothing but a folder"),
        (("--games", "3"), "name a game"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(arguments: tuple[str, ...], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in " ".join(result.output.split())


def test_help() -> None:
    assert "Play a match or a tournament" in succeed("--help")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_interrupting_ends_it_in_good_order(tmp_path: Path, processes: str) -> None:
    """A terminal interrupts the whole group. The program that never answers is ended too."""
    asleep = tmp_path / "asleep"
    name = bot(tmp_path, f"open({str(asleep)!r}, 'w').write('now'); time.sleep(60)", before=locking(tmp_path / "lock"))
    command = [*COMMAND, *SHORT, name, "random", "--processes", processes, "--out", str(tmp_path / "out")]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    wait_for(asleep, "now")
    began = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    stdout, stderr = process.communicate(timeout=30)
    assert time.monotonic() - began < 15
    assert process.returncode == 130
    assert "Traceback" not in stderr
    assert "interrupted after 0 games; the same command goes on from here" in stderr
    assert stdout == "no round is complete yet\n"
    assert comes_free(tmp_path / "lock")


def test_a_run_that_was_killed_is_taken_up_again(tmp_path: Path) -> None:
    """The first run comes to a stop in the middle, where a program falls asleep, and is killed."""
    sleepy, begun = tmp_path / "sleepy", tmp_path / "begun"
    on_go = f"open({str(begun)!r}, 'a').write('x')\n"
    on_go += f"        if os.path.exists({str(sleepy)!r}) and os.path.getsize({str(begun)!r}) > 4: time.sleep(60)\n"
    on_go += "        print('bestaction resign')"
    name = bot(tmp_path, on_go)
    command = [*SHORT, "random", name, "--games", "8", "--out"]
    sleepy.touch()
    process = subprocess.Popen(
        [*COMMAND, *command, str(tmp_path / "killed"), "--processes", "1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    wait_for(begun, "xxxxx")
    wait_for(tmp_path / "killed" / "results.jsonl", "}\n")
    process.kill()
    process.wait()
    before = results(tmp_path / "killed")
    assert 0 < len(before) < 8
    sleepy.unlink()
    for folder in ("killed", "whole"):
        succeed(*command, str(tmp_path / folder))
    assert results(tmp_path / "killed") == results(tmp_path / "whole")
    assert results(tmp_path / "killed")[: len(before)] == before
    assert len(list((tmp_path / "killed" / "games").iterdir())) == 8


def test_on_a_terminal_there_is_a_bar() -> None:
    ours, theirs = pty.openpty()
    command = [*COMMAND, *SHORT, "random", "--games", "2", "--processes", "1"]
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=theirs, check=True)
    os.close(theirs)
    said = os.read(ours, 100_000).decode()
    os.close(ours)
    assert "2/2" in said
    assert "[####" in said
    assert "2 of 2 games" not in said
