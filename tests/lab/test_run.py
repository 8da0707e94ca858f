"""Experiments that are played: the same wherever and however, and nothing is lost when they are stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from surtsey.cli.main import main
from surtsey.game import SurtseyError
from surtsey.lab.experiment import read_words
from surtsey.lab.folder import DECKS, Folder, decks_in
from surtsey.lab.run import run

WORDS = ["tiles=24,48"]
COMMAND = ["lab", "compare", "taluva", *WORDS, "--players", "random"]


def experiment(decks: int = 12):  # type: ignore[no-untyped-def]
    return read_words("taluva", WORDS, ["random"], decks=decks)


def played(folder: Path, decks: int = 12, processes: int = 1) -> bytes:
    with Folder(folder, experiment(decks)) as kept:
        for _ in run(experiment(decks), kept, processes):
            pass
    return (folder / DECKS).read_bytes()


def test_any_number_of_processes_plays_the_same_games(tmp_path: Path) -> None:
    assert played(tmp_path / "one") == played(tmp_path / "two", processes=2)


def test_a_run_goes_on_where_it_stopped_and_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    whole = played(tmp_path / "whole")
    stopped = tmp_path / "stopped"
    played(stopped, decks=5)
    with (stopped / DECKS).open("ab") as file:
        file.write(b'[[{"turns":3')
    assert len(list(decks_in(stopped))) == 5
    assert played(stopped) == whole


def test_a_folder_takes_one_experiment_and_one_program_at_a_time(tmp_path: Path) -> None:
    played(tmp_path, decks=2)
    with pytest.raises(SurtseyError, match="has another experiment"):
        Folder(tmp_path, read_words("taluva", ["tiles=24,40"], ["random"], decks=2))
    with Folder(tmp_path, experiment(2)), pytest.raises(SurtseyError, match="another lab is at work"):
        Folder(tmp_path, experiment(2))


def test_the_command_tells_beforehand_what_it_can_see_and_afterwards_what_it_saw(tmp_path: Path) -> None:
    run = CliRunner().invoke(main, [*COMMAND, "--decks", "20", "--processes", "1", "--out", str(tmp_path / "out")])
    assert run.exit_code == 0, run.output
    assert "40 games with 20 decks" in run.stderr
    assert "a difference of 57.0 points in a share will be found in 95 % of such experiments" in run.stderr
    assert "With tiles=48 instead of tiles=24: " in run.stdout
    assert "ending: stack_exhausted" in run.stdout
    report = (tmp_path / "out" / "report.html").read_text()
    assert "What changes" in report or "what changes" in report
    again = CliRunner().invoke(main, ["lab", "show", str(tmp_path / "out")])
    assert again.stdout == run.stdout
    assert (tmp_path / "out" / "report.html").read_text() == report


def test_killed_and_taken_up_again_it_gives_the_same_report(tmp_path: Path) -> None:
    """The program is killed in the middle of its work, with its workers left alone."""
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    arguments = [*COMMAND, "--decks", "60"]
    assert CliRunner().invoke(main, [*arguments, "--out", str(whole)]).exit_code == 0
    command = [sys.executable, "-m", "surtsey", *arguments, "--processes", "2", "--out", str(killed)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not (killed / DECKS).exists() or not (killed / DECKS).read_bytes():
        assert process.poll() is None
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert CliRunner().invoke(main, [*arguments, "--processes", "1", "--out", str(killed)]).exit_code == 0
    assert (killed / DECKS).read_bytes() == (whole / DECKS).read_bytes()
    assert (killed / "report.html").read_text() == (whole / "report.html").read_text()


def test_it_stops_when_it_is_certain_and_says_so_again(tmp_path: Path) -> None:
    arguments = [*COMMAND, "--decks", "100", "--until", "ending: stack_exhausted", "--out", str(tmp_path)]
    one = CliRunner().invoke(main, [*arguments, "--processes", "1"])
    assert one.exit_code == 0, one.output
    assert "ending: stack_exhausted certainly differs, by " in one.stdout
    decks = (tmp_path / DECKS).read_bytes()
    assert 30 <= decks.count(b"\n") < 100
    assert CliRunner().invoke(main, [*arguments, "--processes", "2"]).stdout == one.stdout
    assert (tmp_path / DECKS).read_bytes() == decks


def test_without_a_difference_it_does_not_stop(tmp_path: Path) -> None:
    """Players at random do not get as far as towers with 24 tiles, nor with 25."""
    words = ["lab", "compare", "taluva", "tiles=24,25", "--players", "random", "--decks", "60"]
    run = CliRunner().invoke(main, [*words, "--until", "built: towers", "--processes", "1", "--out", str(tmp_path)])
    assert run.exit_code == 0, run.output
    assert (tmp_path / DECKS).read_bytes().count(b"\n") == 60
    assert "It was stopped" not in run.stdout


def test_a_figure_that_is_not_measured_cannot_stop_it() -> None:
    with pytest.raises(SurtseyError, match="there is no measure 'luck' of taluva; there are turns, decisions"):
        read_words("taluva", WORDS, ["random"], until="luck")


def test_figures_are_exported_as_a_table(tmp_path: Path) -> None:
    played(tmp_path / "kept", decks=2)
    file = tmp_path / "games.csv"
    assert CliRunner().invoke(main, ["lab", "export", str(tmp_path / "kept"), str(file)]).exit_code == 0
    head, *lines = file.read_text().splitlines()
    assert head == "deck,variant,game,figure,value"
    assert lines[0] == f"0,tiles=24,0,turns,{next(decks_in(tmp_path / 'kept'))[0][0]['turns']}"
    assert {line.split(",")[1] for line in lines} == {"tiles=24", "tiles=48"}


def test_the_report_needs_nothing_from_outside(tmp_path: Path) -> None:
    from html.parser import HTMLParser

    CliRunner().invoke(main, [*COMMAND, "--decks", "10", "--processes", "1", "--out", str(tmp_path)])
    text = (tmp_path / "report.html").read_text()
    open_tags: list[str] = []

    class Nested(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            if tag not in ("meta", "br"):
                open_tags.append(tag)
            assert tag not in ("script", "link", "img", "iframe")

        def handle_startendtag(self, tag: str, attrs: object) -> None:
            pass

        def handle_endtag(self, tag: str) -> None:
            assert open_tags.pop() == tag

    Nested().feed(text)
    assert not open_tags
    assert text.replace("http://www.w3.org/2000/svg", "").count("http") == 0
    assert text.count("<svg") > 8
    assert "a typical game" in text


def test_what_was_kept_is_plain_data(tmp_path: Path) -> None:
    played(tmp_path, decks=2)
    for deck in decks_in(tmp_path):
        assert [len(games) for games in deck] == [1, 1]
    assert json.loads((tmp_path / "experiment.json").read_text())["seed"] == 1


def test_without_ray_a_cluster_is_refused_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    with Folder(tmp_path, experiment(2)) as folder, pytest.raises(SurtseyError, match="--ray needs Ray: pip install"):
        list(run(experiment(2), folder, ray="127.0.0.1:1"))
