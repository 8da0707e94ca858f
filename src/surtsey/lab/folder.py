"""An experiment kept in a folder: what it is, and a line for each deck that was played.

    experiment.json   the experiment
    decks.jsonl       the figures of all games of a deck, one deck a line, in order
    report.html       the answer
    games/            records of typical and of extreme games

A line is written when its deck has been played, and is on the disk before the next. What stands after the last whole
line was cut off: that deck is played again.
"""

import csv
import fcntl
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TextIO

import surtsey
from surtsey.game import SurtseyError
from surtsey.keeping import is_no, read_kept, write_safely
from surtsey.lab.experiment import Experiment
from surtsey.lab.results import Deck

EXPERIMENT: Final = "experiment.json"
DECKS: Final = "decks.jsonl"
WHAT: Final = "experiment"


class Folder:
    """The folder of an experiment, to which decks are added. One program at a time can do so."""

    def __init__(self, path: Path, experiment: Experiment) -> None:
        self.path = path
        self._begin(_as_kept(experiment))
        self._file = (path / DECKS).open("r+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.count, size = _whole(path / DECKS)
            self._file.truncate(size)
            self._file.seek(size)
        except BlockingIOError:
            self._file.close()
            raise SurtseyError(f"another lab is at work in '{path}'") from None
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._file.close()

    def add(self, deck: Deck) -> None:
        """Keeps a deck, which has to be the next one."""
        self._file.write(json.dumps(deck, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.count += 1

    def _begin(self, mine: dict[str, Any]) -> None:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            kept = self.path / EXPERIMENT
            if kept.exists():
                theirs = read_kept(self.path / EXPERIMENT, WHAT)
                if {**theirs, "decks": 0} != {**mine, "decks": 0}:
                    raise SurtseyError(f"'{self.path}' has another experiment; choose another folder")
            write_safely(kept, json.dumps(mine, indent=2) + "\n")
            (self.path / DECKS).touch()
        except OSError as error:
            raise SurtseyError(f"'{self.path}' cannot be written to: {error.strerror}") from None


def experiment_in(path: Path) -> Experiment:
    data = read_kept(path / EXPERIMENT, WHAT)
    try:
        return Experiment.from_json(data)
    except (KeyError, TypeError, ValueError):
        raise is_no(path / EXPERIMENT, WHAT) from None


def decks_in(path: Path) -> Iterator[Deck]:
    """The decks one after the other, without one that was cut off."""
    with (path / DECKS).open("rb") as lines:
        for line in lines:
            if not line.endswith(b"\n"):
                return
            yield json.loads(line)


def write_csv(experiment: Experiment, decks: Iterable[Deck], file: TextIO) -> None:
    """A line for each figure of each game, as tools that read tables like it."""
    lines = csv.writer(file)
    lines.writerow(("deck", "variant", "game", "figure", "value"))
    for number, deck in enumerate(decks):
        for variant, games in zip(experiment.variants, deck, strict=True):
            for game, figures in enumerate(games):
                lines.writerows((number, variant.name, game, name, value) for name, value in figures.items())


def _as_kept(experiment: Experiment) -> dict[str, Any]:
    return {"surtsey": surtsey.__version__, **experiment.json()}


def _whole(path: Path) -> tuple[int, int]:
    """How many whole lines a file has, and where they end."""
    count = size = 0
    with path.open("rb") as lines:
        for line in lines:
            try:
                json.loads(line)
            except ValueError:
                break
            if not line.endswith(b"\n"):
                break
            count, size = count + 1, size + len(line)
    return count, size
