"""The engine protocol: commands on lines, so that bots in any language can play here, and ours elsewhere.

`Session.answer` takes a line and returns the lines of the answer, the last of which is `ok` or `error <reason>`. An
error leaves the game as it was. docs/protocol.md describes every command.
"""

import json
import secrets
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, TextIO

import surtsey
from surtsey import records
from surtsey.chance import MAX_SEED, PLAYERS, Chance
from surtsey.game import State, SurtseyError
from surtsey.games import GAMES, game_named
from surtsey.perft import perft
from surtsey.reading import short, whole_number
from surtsey.records import Record

PROTOCOL: Final = 1
LONGEST_LOAD: Final = 100_000
"""Lines that `load` takes. No game is nearly as long."""
LONGEST_ERROR: Final = 500
"""Characters of an error, which may repeat what was wrong."""


class ProtocolError(SurtseyError):
    """A command that is not one, or does not fit."""


class Session:
    """One conversation: at most one game at a time."""

    def __init__(self) -> None:
        self._record: Record | None = None
        self._seed: int | None = secrets.randbelow(MAX_SEED)
        """What the game's own chance comes from; None where chance is given."""
        self._chooser = Chance(secrets.randbelow(MAX_SEED), PLAYERS)
        self._following: Iterator[str] = iter(())
        self.over = False
        self._commands: dict[str, Callable[[str], list[str]]] = {
            "surtsey": self._surtsey,
            "new": self._new,
            "legal": self._legal,
            "play": self._play,
            "undo": self._undo,
            "position": self._position,
            "state": self._describe,
            "observe": self._observe,
            "result": self._result,
            "record": self._tell_record,
            "load": self._load,
            "go": self._go,
            "perft": self._perft,
            "quit": self._quit,
        }

    def answer(self, line: str, following: Iterable[str] = ()) -> list[str]:
        """The answer to a command. `load` reads its record from the lines that follow."""
        command, rest = [*line.split(None, 1), "", ""][:2]
        self._following = iter(following)
        try:
            if command not in self._commands:
                raise ProtocolError(f"there is no command '{short(command)}'; there are {', '.join(self._commands)}")
            return [*self._commands[command](rest.strip()), "ok"]
        except SurtseyError as error:
            return [f"error {short(str(error), LONGEST_ERROR)}"]

    @property
    def record(self) -> Record:
        """The game under way."""
        if self._record is None:
            raise ProtocolError("there is no game yet; 'new taluva' or 'new volcanique' starts one")
        return self._record

    @property
    def state(self) -> State:
        return self.record.state

    def _surtsey(self, rest: str) -> list[str]:
        _nothing_after("surtsey", rest)
        return [
            "id name Surtsey",
            f"id version {surtsey.__version__}",
            f"protocol {PROTOCOL}",
            *(f"game {name}" for name in GAMES),
        ]

    def _new(self, rest: str) -> list[str]:
        name, *words = rest.split() or [""]
        game = game_named(name)
        options = read_options(words)
        seed = read_seed(options.pop("seed", None))
        chance = options.pop("chance", "own")
        if chance not in ("own", "given"):
            raise ProtocolError(f"chance is own or given, not '{short(chance)}'")
        own = None if chance == "given" else seed
        self._record = Record(game, game.new(options, own))
        self._seed = own
        self._chooser = Chance(seed, PLAYERS)
        return []

    def _legal(self, rest: str) -> list[str]:
        _nothing_after("legal", rest)
        return [f"action {action}" for action in self.state.legal()]

    def _play(self, rest: str) -> list[str]:
        self.state.play(rest)
        self.record.seed = None
        return []

    def _undo(self, rest: str) -> list[str]:
        self.state.undo(whole_number("undo", rest, least=1) if rest else 1)
        self.record.seed = None
        return []

    def _position(self, rest: str) -> list[str]:
        if not rest:
            return [self.record.game.position(self.state)]
        game = game_named(rest.split()[0])
        self._record = Record(game, game.resume(rest, self._seed))
        return []

    def _describe(self, rest: str) -> list[str]:
        _nothing_after("state", rest)
        decision = self.state.decision
        return self._seen_by(self.state.turn_seat if decision is None else decision.seat)

    def _observe(self, rest: str) -> list[str]:
        return self._seen_by(whole_number("observe", rest))

    def _seen_by(self, seat: int) -> list[str]:
        return [json.dumps(self.record.game.describe(self.state.observe(seat)), separators=(",", ":"))]

    def _result(self, rest: str) -> list[str]:
        _nothing_after("result", rest)
        places = self.state.places()
        return [f"result {' '.join(map(str, places))}" if places else "result ongoing"]

    def _tell_record(self, rest: str) -> list[str]:
        _nothing_after("record", rest)
        return str(self.record).splitlines()

    def _load(self, rest: str) -> list[str]:
        count = whole_number("load", rest, most=LONGEST_LOAD)
        lines = list(islice(self._following, count))
        if len(lines) < count:
            raise ProtocolError(f"only {len(lines)} of {count} lines came")
        record = records.read("\n".join(line.rstrip("\r\n") for line in lines))
        if self._seed is not None:
            record.state.deal(self._seed)
        self._record = record
        return []

    def _go(self, rest: str) -> list[str]:
        words = rest.split()
        limits = dict(zip(words[::2], words[1::2], strict=False))
        if len(words) % 2 or not limits.keys() <= {"movetime", "simulations", "level"}:
            raise ProtocolError("go takes: movetime <ms>, simulations <n>, level <name>")
        for limit in ("movetime", "simulations"):
            if limit in limits:
                whole_number(limit, limits[limit], least=1)
        if limits.get("level", "random") != "random":
            raise ProtocolError(f"there is no level '{short(limits['level'])}'; there is random")
        legal = self.state.legal()
        if not legal:
            raise ProtocolError("the game is over")
        return [f"bestaction {legal[self._chooser.below(len(legal))]}"]

    def _perft(self, rest: str) -> list[str]:
        return [f"nodes {perft(self.state, whole_number('perft', rest))}"]

    def _quit(self, rest: str) -> list[str]:
        _nothing_after("quit", rest)
        self.over = True
        return []


def converse(commands: TextIO, answers: TextIO) -> None:
    """Answers commands until `quit` or the end of the input."""
    session = Session()
    for line in commands:
        if line.strip():
            for answer in session.answer(line, commands):
                answers.write(answer + "\n")
            answers.flush()
        if session.over:
            return


def read_options(words: Iterable[str]) -> dict[str, str]:
    """key=value words, each key once."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise ProtocolError(f"'{short(word)}' should read key=value")
        if key in options:
            raise ProtocolError(f"{short(key)} is given twice")
        options[key] = value
    return options


def read_seed(text: str | None) -> int:
    """The seed, or a new one if none is given."""
    return secrets.randbelow(MAX_SEED) if text is None else whole_number("seed", text, most=MAX_SEED)


def _nothing_after(command: str, rest: str) -> None:
    if rest:
        raise ProtocolError(f"{command} takes nothing, not '{short(rest)}'")
