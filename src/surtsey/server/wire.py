"""What the page may send, checked, and what it gets over HTTP. `make wire` writes the page's types of it."""

import math
import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from surtsey.chance import MAX_SEED

MOST_ACTIONS: Final = 200
"""Actions of one message. No turn of any game is nearly as long."""
MOST_SEATS: Final = 8


def _one_line(text: str) -> str:
    """Text without control characters, and without spaces around it."""
    text = " ".join("".join(each if each.isprintable() else " " for each in text).split())
    if not text:
        raise ValueError("there is nothing to read in it")
    return text


GAME_ID: Final = re.compile("[0-9a-f]{1,32}")
Name = Annotated[str, StringConstraints(max_length=40), AfterValidator(_one_line)]
Line = Annotated[str, StringConstraints(max_length=4000), AfterValidator(_one_line)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Actions = Annotated[list[Text], Field(max_length=MOST_ACTIONS)]
Options = Annotated[dict[Word, Annotated[str, StringConstraints(min_length=1, max_length=300)]], Field(max_length=80)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
EntryNumber = Annotated[int, Field(ge=0, le=2**31)]


class Strict(BaseModel):
    """Unknown fields are refused, and nothing is guessed."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# ------------------------------------------------------------------------------------------------------------- HTTP


class Me(Strict):
    """The cookie makes the guest."""

    id: str
    name: str


class Rename(Strict):
    name: Name


class PlaceWords(Strict):
    """With which words a language names places: places.py tells how."""

    whose: str
    """What follows the name of whoever something belongs to."""
    sibilants: str
    whose_sibilant: str
    middle: str
    towards: list[str]
    """East, then clockwise in twelve steps."""


class Sentences(Strict):
    """What a game says in one language: sentences by the codes of messages, and the words for their holes."""

    language: Literal["en", "fr", "de"]
    events: dict[str, str]
    problems: dict[str, str]
    questions: dict[str, str]
    words: dict[str, dict[str, str]]
    nouns: dict[str, tuple[str, str]]
    """For one, and for several."""
    places: PlaceWords


class ClockRule(Strict):
    """Seconds for the whole game, and added after each turn."""

    initial: Annotated[float, Field(ge=1, le=7 * 86_400, allow_inf_nan=False)]
    increment: Annotated[float, Field(ge=0, le=86_400, allow_inf_nan=False)]


SeatKind = Literal["me", "shared", "open", "bot"]
"""The guest who makes the game; another person at the same screen; whoever comes; a bot."""


class NewSeat(Strict):
    kind: SeatKind
    level: Word | None = None
    name: Name | None = None
    colour: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None


class Start(Strict):
    """A position: that of a game after so many frames of its replay."""

    game: Annotated[str, StringConstraints(pattern=f"^{GAME_ID.pattern}$")]
    frame: EntryNumber


class NewGame(Strict):
    game: Word
    options: Options
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)]
    clock: ClockRule | None = None
    private: bool = False
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] | None = None
    position: Annotated[str, StringConstraints(min_length=1, max_length=20_000)] | None = None
    start: Start | None = None


class Join(Strict):
    invitation: Annotated[str, StringConstraints(min_length=1, max_length=100)] | None = None
    seat: SeatNumber | None = None


class Seat(Strict):
    kind: Literal["guest", "bot", "open"]
    name: str
    colour: int
    level: str | None
    """A bot's."""
    present: bool
    """Whether a person is connected; true for bots."""
    mine: bool
    """Whether it is mine to play."""
    resigned: bool


Status = Literal["waiting", "playing", "over"]


class Summary(Strict):
    id: str
    game: str
    options: dict[str, str]
    status: Status
    seats: list[Seat]
    clock: ClockRule | None
    private: bool
    created: str
    updated: str
    turn: int
    to_act: int | None
    places: list[int] | None
    take_backs: bool
    invitation: str | None
    """The path of the invitation, for those who sit at the game while a seat is open."""
    rematch: str | None
    """The game that follows this one, once a rematch was made."""


class Described(Strict):
    name: str
    meaning: str


class DescribedPreset(Described):
    values: dict[str, str]
    """What each option is in it."""


class DescribedOption(Described):
    title: str
    values: str
    """As the command line takes them."""
    default: str
    titles: dict[str, str]
    """Of values that are words of the game's own."""


class CatalogueGame(Strict):
    name: str
    presets: list[DescribedPreset]
    options: list[DescribedOption]
    players: list[int]
    levels: list[Described]


class Catalogue(Strict):
    games: list[CatalogueGame]


class Checked(Strict):
    options: dict[str, str]


class Path(Strict):
    path: str


class Refusal(Strict):
    """What any refused request answers with."""

    code: str
    text: str


BeatData = Mapping[str, Any]
"""A `Beat` of messages.py."""
ViewData = Mapping[str, Any]
"""A `View` of surtsey.game."""


class Frame(Strict):
    """What was played, or what chance brought; at the start neither."""

    turn: int
    seat: int | None
    action: str | None
    chance: bool
    beats: Sequence[BeatData]
    view: ViewData


class Replay(Strict):
    summary: Summary
    frames: list[Frame]


class AnalysedTurn(Strict):
    turn: int
    seat: int
    before: list[float]
    """What each seat could expect before and after, 0 to 1."""
    after: list[float]
    played: list[str]
    best: list[str]
    loss: float
    turning_point: str | None
    """What kind of turning point it is, if it is one."""


class Analysis(Strict):
    status: Literal["thinking", "done"]
    progress: float
    turns: list[AnalysedTurn]


# -------------------------------------------------------------------------------------------------------- WebSocket


class Hello(Strict):
    type: Literal["hello"]
    since: EntryNumber | None


class Asking(Strict):
    """Something about the game as it stands after an entry, in the name of a seat."""

    key: Key
    number: EntryNumber
    seat: SeatNumber


class Act(Asking):
    type: Literal["act"]
    actions: Annotated[list[Text], Field(min_length=1, max_length=MOST_ACTIONS)]


class Answer(Strict):
    """An answer in hand: for a question of that kind, should it come up."""

    kind: Word
    action: Text
    about: dict[Word, int | str | list[int]] = Field(default_factory=dict, max_length=8)
    """Parameters that the question has to have."""


Answers = Annotated[list[Answer], Field(max_length=MOST_ACTIONS)]


class Draft(Asking):
    type: Literal["draft"]
    actions: Actions
    answers: Answers = []


class Explain(Asking):
    type: Literal["explain"]
    drafted: Actions
    actions: Actions


class Preview(Asking):
    type: Literal["preview"]
    drafted: Actions
    action: Text | None = None
    answers: Answers = []


class Hint(Asking):
    type: Literal["hint"]
    drafted: Actions


class Interrupts(Strict):
    """Whether a seat wants to be asked when it could act out of turn."""

    type: Literal["interrupts"]
    key: Key
    seat: SeatNumber
    when: Literal["never", "next", "each"]


class Undo(Strict):
    type: Literal["undo"]
    key: Key
    seat: SeatNumber


class AnswerUndo(Strict):
    type: Literal["answer_undo"]
    key: Key
    accept: bool


class Resign(Strict):
    type: Literal["resign"]
    key: Key
    seat: SeatNumber


class HandOver(Strict):
    type: Literal["hand_over"]
    key: Key
    seat: SeatNumber
    level: Word


class Chat(Strict):
    type: Literal["chat"]
    key: Key
    text: Line


class Ping(Strict):
    type: Literal["ping"]


Sent = Hello | Act | Draft | Explain | Preview | Hint | Interrupts | Undo | AnswerUndo | Resign | HandOver | Chat | Ping
SENT: Final[TypeAdapter[Sent]] = TypeAdapter(Annotated[Sent, Field(discriminator="type")])


class Refused(Exception):
    """A request that is not granted. Whoever raised it has changed nothing."""

    def __init__(
        self,
        code: str,
        text: str,
        status: int = 409,
        problem: dict[str, Any] | None = None,
        situation: bool = False,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status
        """Of the HTTP answer."""
        self.problem = problem
        """The rule that forbids an action."""
        self.situation = situation
        """Whether the answer comes with the situation as it is."""


def finite(value: float) -> float:
    """A number that JSON has."""
    return value if math.isfinite(value) else 0.0


CLOSE_NO_GUEST: Final = 4401
CLOSE_NO_GAME: Final = 4404
CLOSE_TOO_MANY: Final = 4429
"""Why a WebSocket is closed: no cookie that names a guest; no such game; too many connections or messages."""
