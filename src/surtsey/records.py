"""Game records: one game as a readable text file. Reading one replays it, and every action is checked.

    [Game "taluva"]
    [Edition "hig-2006"]
    [Players "2"]
    [Seat0 "Ada"]
    [Result "1 2"]

    1 0: draw JC; tile 0,0 3; hut 0,1
    2 1: draw SJ; tile 2,-1 0; hut 3,-1 {a comment}

The tags name the game, its options, the players, the date, the result, and the seed once the game is over. A line is a
turn: its number, its seat, what chance brought and what was decided, in order. A game that did not start at the
beginning has a tag with its position.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import groupby
from typing import Any, Final

from surtsey.chance import MAX_SEED
from surtsey.game import Event, Game, Moment, State, SurtseyError, as_stored
from surtsey.games import game_named, game_names
from surtsey.reading import short, whole_number

TAG: Final = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9]*)\s+"((?:[^"\\]|\\.)*)"\s*\]')
TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*")
TURN: Final = re.compile(r"([0-9]{1,9})\s+([0-9]{1,9})\s*:(.*)", re.ASCII)
COMMENT: Final = re.compile(r"\{([^{}]*)\}")
SEAT: Final = re.compile(r"Seat([0-9])")
ONGOING: Final = "*"
RESULT: Final = re.compile(r"\*|[1-9]( [1-9])*", re.ASCII)


class RecordError(SurtseyError):
    """A record that cannot be read, and what could be read of it."""

    def __init__(self, line: int, reason: str, readable: "Record | None") -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.readable = readable


@dataclass
class Record:
    """A game, with whatever else its file says."""

    game: Game
    state: State
    """The end of the record, with the way there as its history. Chance is given in it if it was read from text."""
    names: dict[int, str] = field(default_factory=dict)
    date: str | None = None
    seed: int | None = None
    """What the file says of it. A state that came from a seed knows its own."""
    tags: dict[str, str] = field(default_factory=dict)
    """Tags that mean nothing to the game, such as [Event "..."]."""
    comments: dict[int, str] = field(default_factory=dict)
    """By number of the turn; 0 for what stands before the first line."""

    def __str__(self) -> str:
        return write(self)

    @property
    def turns(self) -> int:
        """The number of the last turn of which something is recorded."""
        return max((moment.turn for moment in self.state.history()), default=0)

    def at(self, turn: int) -> tuple[State, list[Event]]:
        """The game after that many turns, and what happened until then."""
        if not 0 <= turn <= self.turns:
            raise SurtseyError(f"there is no turn {turn}; the last one is {self.turns}")
        state = self.state.start() or self.game.new(self.state.rules.options(), None)
        events: list[Event] = []
        for moment in self.state.history():
            if moment.turn <= turn:
                events += state.play(moment.action)
        return state, events


def write(record: Record) -> str:
    """The record as text."""
    _check_tags(record)
    places = record.state.places()
    tags = {"Game": record.game.name}
    tags |= {_tag_name(option): value for option, value in record.state.rules.options().items()}
    tags |= {f"Seat{seat}": name for seat, name in sorted(record.names.items())}
    if record.date:
        tags["Date"] = record.date
    tags["Result"] = " ".join(map(str, places)) if places else ONGOING
    seed = record.state.seed if record.seed is None else record.seed
    if places and seed is not None:
        tags["Seed"] = str(seed)
    start = record.state.start()
    if start is not None:
        tags["Position"] = record.game.position(start, secrets=places is not None)
    tags |= record.tags
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in tags.items()]
    lines.append("")
    if 0 in record.comments:
        lines.append(_braced(record.comments[0]))
    for (number, seat), moments in groupby(record.state.history(), key=lambda moment: (moment.turn, moment.seat)):
        line = f"{number} {seat}: " + "; ".join(_told(moment, places is not None) for moment in moments)
        lines.append(f"{line} {_braced(record.comments[number])}" if number and number in record.comments else line)
    return "\n".join(lines) + "\n"


def _told(moment: Moment[Any], over: bool) -> str:
    """An action as the record tells it: what is secret stays so until the game is over."""
    return str(moment.action) if over or moment.secret is None else moment.secret


def _check_tags(record: Record) -> None:
    """Refuses what would make a record that means something else, or cannot be read."""
    for seat in record.names:
        if not 0 <= seat < record.state.rules.players:
            raise SurtseyError(f"there is no seat {seat} to name; there are {record.state.rules.players} players")
    known = {"Game", "Date", "Result", "Seed", "Position", *(_tag_name(option.name) for option in record.game.options)}
    for tag in record.tags:
        if not TAG_NAME.fullmatch(tag) or tag in known or SEAT.fullmatch(tag):
            raise SurtseyError(
                f"'{short(tag)}' cannot be a further tag: those are letters and digits, and not taken yet"
            )


def read(text: str) -> Record:
    """Reads and replays a record. If it is damaged, raises a RecordError with all that comes before the damage."""
    tags, lines_of_tags, body = _read_tags(re.split(r"\r\n|\r|\n", text))
    record = _begin(tags, lines_of_tags)
    result = record.tags.pop("Result", None)
    turn = 0
    for number, line in body:
        try:
            turn = _read_line(record, line, turn)
        except SurtseyError as error:
            raise RecordError(number, str(error), record) from None
    if result is not None:
        _check_result(record, result, lines_of_tags["Result"])
    return record


def _read_line(record: Record, line: str, turn: int) -> int:
    """Reads a turn, a comment or both. Returns the turn that was last; a comment alone belongs to that."""
    text = COMMENT.sub(" ", line).strip()
    if "{" in text or "}" in text:
        raise SurtseyError("a brace is not closed; a comment opens and ends on its line")
    if text:
        turn = _play_turn(record.state, text)
    comments = [record.comments.get(turn, ""), *COMMENT.findall(line)]
    if any(comments):
        record.comments[turn] = " ".join(" ".join(comments).split())
    return turn


def _play_turn(state: State, text: str) -> int:
    """Replays the line of one turn; all of it, or nothing."""
    match = TURN.fullmatch(text)
    if match is None:
        raise SurtseyError(f"'{short(text)}' is not a turn; a turn reads: 7 0: draw JC; tile 2,-1 4; hut 3,-1")
    if state.decision is None:
        raise SurtseyError("the game is over before this line")
    turn, seat = int(match[1]), int(match[2])
    if (turn, seat) != (state.turn, state.turn_seat):
        raise SurtseyError(f"this should be turn {state.turn} of seat {state.turn_seat}, not {turn} of seat {seat}")
    played = 0
    try:
        for action in match[3].split(";"):
            if state.decision is None or (state.turn, state.turn_seat) != (turn, seat):
                raise SurtseyError(f"'{short(action)}' comes after the end of the turn")
            state.play(action)
            played += 1
    except SurtseyError:
        state.undo(played)
        raise
    return turn


def _read_tags(lines: list[str]) -> tuple[dict[str, str], dict[str, int], list[tuple[int, str]]]:
    """The tags, their lines, and the numbered lines after them that are not empty."""
    tags: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        stripped = line.strip()
        if not stripped:
            continue
        if not stripped.startswith("["):
            return tags, where, [(n, rest) for n, rest in enumerate(lines[number - 1 :], number) if rest.strip()]
        match = TAG.fullmatch(stripped)
        if match is None:
            raise RecordError(number, f"'{short(stripped)}' is not a tag; a tag reads: [Game \"taluva\"]", None)
        if match[1] in tags:
            raise RecordError(number, f"the tag {match[1]} comes twice", None)
        tags[match[1]] = re.sub(r"\\(.)", r"\1", match[2])
        where[match[1]] = number
    return tags, where, []


def _begin(tags: dict[str, str], where: Mapping[str, int]) -> Record:
    """The game that the tags describe, at its start."""
    if "Game" not in tags:
        raise RecordError(1, f'the tag [Game "..."] is missing; games are {", ".join(game_names())}', None)
    line = where["Game"]
    try:
        game = game_named(tags.pop("Game"))
        names = [option.name for option in game.options if _tag_name(option.name) in tags]
        options = {name: tags.pop(_tag_name(name)) for name in names}
        options = as_stored(options)
        line = _line_of_options(game, options, where, line)
        rules = game.rules(options)
        position = tags.pop("Position", None)
        if position is None:
            state = game.new(options, None)
        else:
            line = where["Position"]
            state = game.resume(position, None)
            if state.rules != rules:
                raise SurtseyError("the position is one of other rules than the tags")
        record = Record(game, state)
        for tag in [tag for tag in tags if SEAT.fullmatch(tag)]:
            line = where[tag]
            if int(tag[-1]) >= state.rules.players:
                raise SurtseyError(f"there is no seat {tag[-1]}; there are {state.rules.players} players")
            record.names[int(tag[-1])] = tags.pop(tag)
        if "Seed" in tags:
            line = where["Seed"]
            record.seed = whole_number("Seed", tags.pop("Seed"), most=MAX_SEED)
    except SurtseyError as error:
        raise RecordError(line, str(error), None) from None
    record.date = tags.pop("Date", None)
    record.tags = tags
    for tag in tags:
        for meant in get_close_matches(tag, [_tag_name(option.name) for option in game.options], cutoff=0.8):
            raise RecordError(where[tag], f"the tag {tag} means nothing; {meant} would", None)
    return record


def _line_of_options(game: Game, options: Mapping[str, str], where: Mapping[str, int], line: int) -> int:
    """The line of the first option that does not go with those before it, if the options do not go together."""
    try:
        game.rules(options)
    except SurtseyError:
        for count, name in enumerate(options, 1):
            try:
                game.rules(dict(list(options.items())[:count]))
            except SurtseyError:
                return where.get(_tag_name(name), line)
    return line


def _check_result(record: Record, result: str, line: int) -> None:
    """The result has to be the one that the turns lead to: a record that was cut off is noticed here."""
    places = record.state.places()
    reached = " ".join(map(str, places)) if places else ONGOING
    if result == reached:
        return
    if not RESULT.fullmatch(result):
        reason = f"'{short(result)}' is not a result; a result is * or the place of each seat, such as 1 2"
    elif places is None:
        reason = f"the result is '{result}', but the turns stop at turn {record.state.turn} with the game going on: "
        reason += "the record is cut off"
    else:
        reason = f"the result is '{result}', but the turns lead to '{reached}'"
    raise RecordError(line, reason, record)


def _tag_name(option: str) -> str:
    """huts_next_to_own becomes HutsNextToOwn."""
    return "".join(word.capitalize() for word in option.split("_"))


def _braced(comment: str) -> str:
    return "{" + " ".join(comment.replace("{", "(").replace("}", ")").split()) + "}"


def _quoted(value: str) -> str:
    return " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')
