"""The engine protocol: commands on lines, so that bots in any language can play here, and ours elsewhere.

`Session.answer` takes a line and returns the lines of the answer, the last of which is `ok` or `error <reason>`. An
error leaves the game as it was. docs/protocol.md describes every command.
"""

import json
import secrets
from collections.abc import Callable, Iterable
from typing import Final, TextIO

import surtsey
from surtsey import records
from surtsey.chance import MAX_SEED, Chance
from surtsey.game import Game, State, SurtseyError
from surtsey.games import GAMES, game_named
from surtsey.perft import perft
from surtsey.records import Record

PROTOCOL: Final = 1
LONGEST_LOAD: Final = 100_000
"""Lines that `load` takes. No game is nearly as long."""


class ProtocolError(SurtseyError):
    """A command that is not one, or does not fit."""


class Session:
    """One conversation: at most one game at a time."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self._state: State | None = None
        self.seed: int | None = None
        """What the game's chance came from; None where chance is given."""
        self._chooser = Chance(secrets.randbelow(MAX_SEED))
        self.over = False
        self._commands: dict[str, Callable[[str], Iterable[str]]] = {
            "surtsey": self._surtsey,
            "new": self._new,
            "legal": self._legal,
            "play": self._play,
            "undo": self._undo,
            "position": self._position,
            "state": self._describe,
            "observe": self._observe,
            "result": self._result,
            "record": self._record,
            "go": self._go,
            "perft": self._perft,
            "quit": self._quit,
        }

    def answer(self, line: str, following: Iterable[str] = ()) -> list[str]:
        """The answer to a command. `load` reads its record from the lines that follow."""
        command, _, rest = line.strip().partition(" ")
        try:
            if command == "load":
                return [*self._load(rest, following), "ok"]
            if command not in self._commands:
                known = ", ".join(sorted([*self._commands, "load"]))
                raise ProtocolError(f"there is no command '{command}'; there are {known}")
            return [*self._commands[command](rest.strip()), "ok"]
        except SurtseyError as error:
            return [f"error {' '.join(str(error).split())}"]

    @property
    def state(self) -> State:
        if self._state is None:
            raise ProtocolError("there is no game yet; 'new taluva' starts one")
        return self._state

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
            raise ProtocolError(f"chance is own or given, not '{chance}'")
        given = chance == "given"
        state = game.new(options, None if given else seed)
        self.game, self._state, self.seed = game, state, None if given else seed
        self._chooser = Chance(seed)
        return []

    def _legal(self, rest: str) -> list[str]:
        _nothing_after("legal", rest)
        return [f"action {action}" for action in self.state.legal()]

    def _play(self, rest: str) -> list[str]:
        self.state.play(rest)
        return []

    def _undo(self, rest: str) -> list[str]:
        self.state.undo(read_number("undo", rest, least=1) if rest else 1)
        return []

    def _position(self, rest: str) -> list[str]:
        if not rest:
            return [self._game.position(self.state)]
        game = game_named(rest.split()[0])
        seed = self.seed
        if self._state is None:
            seed = secrets.randbelow(MAX_SEED)
        self.game, self._state, self.seed = game, game.resume(rest, seed), seed
        return []

    def _describe(self, rest: str) -> list[str]:
        _nothing_after("state", rest)
        decision = self.state.decision
        return self._seen_by(self.state.turn_seat if decision is None else decision.seat)

    def _observe(self, rest: str) -> list[str]:
        return self._seen_by(read_number("observe", rest))

    def _seen_by(self, seat: int) -> list[str]:
        return [json.dumps(self._game.describe(self.state.observe(seat)), separators=(",", ":"))]

    def _result(self, rest: str) -> list[str]:
        _nothing_after("result", rest)
        places = self.state.places()
        return [f"result {' '.join(map(str, places))}" if places else "result ongoing"]

    def _record(self, rest: str) -> list[str]:
        _nothing_after("record", rest)
        return str(Record(self._game, self.state)).splitlines()

    def _load(self, rest: str, following: Iterable[str]) -> list[str]:
        count = read_number("load", rest)
        if count > LONGEST_LOAD:
            raise ProtocolError(f"a record has at most {LONGEST_LOAD} lines")
        lines = [line for _, line in zip(range(count), following, strict=False)]
        if len(lines) < count:
            raise ProtocolError(f"only {len(lines)} of {count} lines came")
        record = records.read("\n".join(lines))
        seed = self.seed
        if self._state is None:
            seed = secrets.randbelow(MAX_SEED)
        if seed is not None:
            record.state.deal(seed)
        self.game, self._state, self.seed = record.game, record.state, seed
        return []

    def _go(self, rest: str) -> list[str]:
        words = rest.split()
        limits = dict(zip(words[::2], words[1::2], strict=False))
        if len(words) % 2 or not limits.keys() <= {"movetime", "simulations", "level"}:
            raise ProtocolError("go takes: movetime <ms>, simulations <n>, level <name>")
        for limit in ("movetime", "simulations"):
            if limit in limits:
                read_number(limit, limits[limit], least=1)
        if limits.get("level", "random") != "random":
            raise ProtocolError(f"there is no level '{limits['level']}'; there is random")
        legal = self.state.legal()
        if not legal:
            raise ProtocolError("the game is over")
        return [f"bestaction {legal[self._chooser.below(len(legal))]}"]

    def _perft(self, rest: str) -> list[str]:
        return [f"nodes {perft(self.state, read_number('perft', rest))}"]

    def _quit(self, rest: str) -> list[str]:
        _nothing_after("quit", rest)
        self.over = True
        return []

    @property
    def _game(self) -> Game:
        if self.game is None:
            raise ProtocolError("there is no game yet; 'new taluva' starts one")
        return self.game


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
            raise ProtocolError(f"'{word}' should read key=value")
        if key in options:
            raise ProtocolError(f"{key} is given twice")
        options[key] = value
    return options


def read_seed(text: str | None) -> int:
    """The seed, or a new one if none is given."""
    return secrets.randbelow(MAX_SEED) if text is None else read_number("seed", text, most=MAX_SEED)


def read_number(what: str, text: str, least: int = 0, most: int = 10**9) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and least <= int(text) <= most):
        raise ProtocolError(f"{what} takes a whole number from {least} to {most}, not '{text}'")
    return int(text)


def _nothing_after(command: str, rest: str) -> None:
    if rest:
        raise ProtocolError(f"{command} takes nothing, not '{rest}'")
