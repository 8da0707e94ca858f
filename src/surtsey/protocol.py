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
from surtsey.games import bundle_named, bundles, game_named, game_names
from surtsey.perft import perft
from surtsey.players.making import make_player, player_names
from surtsey.players.player import Budget, Player, Thought
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
    """One conversation: at most one game at a time. `tell` hears lines that cannot wait for the end of an answer."""

    def __init__(self, tell: Callable[[str], None] | None = None) -> None:
        self._tell = tell
        self._record: Record | None = None
        self._seed: int | None = secrets.randbelow(MAX_SEED)
        """What the game's own chance comes from; None where chance is given."""
        self._players: dict[str, Player] = {}
        """Those who were asked in this game: they remember what they thought."""
        self._players_seed = secrets.randbelow(MAX_SEED)
        self._chooser = Chance(self._players_seed, PLAYERS)
        """Stands in for chance where it is given and `go` is asked."""
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
            starts = " or ".join(f"'new {name}'" for name in game_names())
            raise ProtocolError(f"there is no game yet; {starts} starts one")
        return self._record

    @property
    def state(self) -> State:
        return self.record.state

    def _surtsey(self, rest: str) -> list[str]:
        _nothing_after("surtsey", rest)
        games = [bundle.game for bundle in bundles()]
        return [
            "id name Surtsey",
            f"id version {surtsey.__version__}",
            f"protocol {PROTOCOL}",
            *(f"game {game.name}" for game in games),
            *(f"rules {game.name} {game.rules({}).rules_version}" for game in games),
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
        self._players_seed = seed
        self._chooser = Chance(seed, PLAYERS)
        self._players.clear()
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
        name, budget = read_go(rest)
        state = self.state
        decision = state.decision
        if decision is None:
            raise ProtocolError("the game is over")
        if decision.chance:
            legal = state.legal()
            return [f"bestaction {legal[self._chooser.below(len(legal))]}"]
        info: list[str] = []
        tell = self._tell or info.append
        strongest = list(bundle_named(self.record.game.name).levels)[-1]
        thought = self._player(name or strongest).choose(
            state.observe(decision.seat), budget, tell=lambda thought: tell(info_line(thought))
        )
        if thought.values:
            info.append(info_line(thought))
        return [*info, f"bestaction {thought.action}"]

    def _player(self, name: str) -> Player:
        if name not in self._players:
            self._players[name] = make_player(name, self._players_seed)
        return self._players[name]

    def _perft(self, rest: str) -> list[str]:
        return [f"nodes {perft(self.state, whole_number('perft', rest))}"]

    def _quit(self, rest: str) -> list[str]:
        _nothing_after("quit", rest)
        self.over = True
        return []


def converse(commands: TextIO, answers: TextIO) -> None:
    """Answers commands until `quit` or the end of the input."""

    def tell(line: str) -> None:
        answers.write(line + "\n")
        answers.flush()

    session = Session(tell)
    for line in commands:
        if line.strip():
            tell("\n".join(session.answer(line, commands)))
        if session.over:
            return


def read_go(text: str) -> tuple[str | None, Budget | None]:
    """Which player is asked, if that is said, and what it may spend; None for what its level may."""
    words = text.split()
    limits = dict(zip(words[::2], words[1::2], strict=False))
    if len(words) != 2 * len(limits) or not limits.keys() <= {"movetime", "simulations", "level"}:
        raise ProtocolError("go takes: movetime <ms>, simulations <n>, level <name>")
    level = limits.pop("level", None)
    if level is not None and level not in player_names():
        raise ProtocolError(f"there is no level '{short(level)}'; there are {', '.join(player_names())}")
    numbers = {limit: whole_number(limit, number, least=1) for limit, number in limits.items()}
    if not numbers:
        return level, None
    milliseconds = numbers.get("movetime")
    return level, Budget(numbers.get("simulations"), None if milliseconds is None else milliseconds / 1000)


def info_line(thought: Thought) -> str:
    """What a player thinks: how long, how much, what each seat can expect, and what is going to happen."""
    values = " ".join(f"{value:.3f}" for value in thought.values)
    line = "; ".join(str(action) for action in thought.line)
    return f"info simulations {thought.simulations} time {round(thought.seconds * 1000)} value {values} line {line}"


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
