"""A tournament kept in a folder: its plan, a line for each game, and the records.

    arena.json      the plan
    results.jsonl   one game a line, in order
    games/          the record of each game

A line is written when its game is over and its record is kept. What stands after the last whole line was cut off: that
game is played again.
"""

import fcntl
import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import surtsey
from surtsey.arena.plan import Plan, PlayedGame
from surtsey.game import SurtseyError
from surtsey.keeping import is_no, read_kept, write_safely
from surtsey.reading import short

PLAN: Final = "arena.json"
RESULTS: Final = "results.jsonl"
GAMES: Final = "games"
WHAT: Final = "tournament"


class Archive:
    """The folder of a plan, to which games are added. One program at a time can do so."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder = folder
        self._begin(plan)
        self._file = (folder / RESULTS).open("r+b")
        try:
            self._take_possession()
            self.played, size = _read_results(folder / RESULTS)
            self._file.truncate(size)
            self._file.seek(size)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._file.close()

    def add(self, game: PlayedGame, record: str) -> None:
        """Keeps a game, which has to be the next one."""
        path = self._folder / GAMES / f"{game.number:06}.txt"
        path.write_text(record, encoding="utf-8")
        self._file.write(json.dumps(game.json(), separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.played.append(game)

    def _begin(self, plan: Plan) -> None:
        """Makes the folder, or sees that it is the plan's."""
        mine = _as_kept(plan)
        try:
            (self._folder / GAMES).mkdir(parents=True, exist_ok=True)
            if (self._folder / PLAN).exists():
                _refuse_difference(self._folder, read_kept(self._folder / PLAN, WHAT), mine)
            else:
                write_safely(self._folder / PLAN, json.dumps(mine, indent=2) + "\n")
            (self._folder / RESULTS).touch()
        except OSError as error:
            raise SurtseyError(f"'{self._folder}' cannot be written to: {error.strerror}") from None

    def _take_possession(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SurtseyError(f"another arena is at work in '{self._folder}'") from None


def kept(folder: Path) -> tuple[Plan, list[PlayedGame]]:
    """The plan of a folder and the games that it has."""
    data = read_kept(folder / PLAN, WHAT)
    try:
        plan = Plan.from_json(data)
    except (KeyError, TypeError):
        raise is_no(folder / PLAN, WHAT) from None
    return plan, _read_results(folder / RESULTS)[0]


def _as_kept(plan: Plan) -> dict[str, Any]:
    return {"surtsey": surtsey.__version__, **plan.json()}


def _refuse_difference(folder: Path, theirs: Mapping[str, Any], mine: Mapping[str, Any]) -> None:
    for name, value in mine.items():
        other = theirs.get(name)
        if other != value:
            there, here = short(json.dumps(other), 200), short(json.dumps(value), 200)
            raise SurtseyError(f"'{folder}' has another tournament: there {name} is {there}, here {here}")


def _read_results(path: Path) -> tuple[list[PlayedGame], int]:
    """The games, and the size of the file up to the last whole line."""
    games: list[PlayedGame] = []
    size = 0
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    for number, line in enumerate(lines, 1):
        try:
            game = PlayedGame.from_json(json.loads(line))
        except (ValueError, KeyError, TypeError):
            if number == len(lines):
                break
            raise SurtseyError(f"line {number} of '{path}' is damaged") from None
        if not line.endswith(b"\n"):
            break
        if game.number != len(games):
            raise SurtseyError(f"line {number} of '{path}' has game {game.number}, not {len(games)}")
        games.append(game)
        size += len(line)
    return games, size
