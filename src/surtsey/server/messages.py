"""What the server says over the WebSocket. What comes in is in wire.py; `make wire` writes the page's types of both.

These are types of plain dictionaries: nothing is checked on the way out. The tests check every message that they see.
"""

from typing import Any, Literal, NotRequired, TypedDict

from surtsey.game import Ahead, MessageData, View
from surtsey.server import wire

Tally = dict[str, Any]
"""Parts of the view, as they are after a beat; they stand in the places that they have in the view."""


class Beat(TypedDict):
    """Events that happen together, and what panels show meanwhile: null if that is the same as in the beat before."""

    events: list[MessageData]
    tally: Tally | None


class Decision(TypedDict):
    """What is asked, and what can be done."""

    seat: int
    kind: str
    why: MessageData | None
    legal: list[str]
    """All legal actions, only for those who may decide; empty for everybody else."""
    previews: dict[str, list[MessageData]] | None
    """What each legal action would do, where there are few of them; the others are asked for by `preview`."""
    choices: Ahead | None
    """All that can be done from here on, up to the next dice or the next other person, of games that tell."""


class DraftStop(TypedDict):
    """Why a draft goes no further: its seat decides, its turn is over, dice or cards come, somebody else decides."""

    because: Literal["mine", "turn_over", "chance", "other"]
    seat: NotRequired[int]
    """Of the last two: who is asked what."""
    kind: NotRequired[str]
    why: NotRequired[MessageData | None]


InterruptOrder = Literal["never", "next", "each"]
"""When a seat wants to be asked whether it interrupts: not at all, at the next opportunity, at each one."""


class Clock(TypedDict):
    rule: wire.ClockRule
    left: list[float]
    """Seconds left for each seat, when the message was sent."""
    running: int | None
    """The seat whose clock runs; null while none does."""


class ChatLine(TypedDict):
    number: int
    author: str
    """The guest who wrote it, to mute."""
    seat: int | None
    name: str
    text: str
    at: str


class UndoRequest(TypedDict):
    seat: int
    missing: list[int]
    """The seats whose consent is missing."""


class Situation(TypedDict):
    """Everything that the page shows besides what happened."""

    number: int
    """Of the last entry."""
    view: View
    decision: Decision | None
    clock: Clock | None
    undo: UndoRequest | None
    take_backs: bool
    interrupts: dict[str, InterruptOrder]
    """Of one's own seats."""


class Entry(TypedDict):
    """What was played, or taken back, or else became of a seat."""

    number: int
    kind: Literal["actions", "undo", "resign", "timeout", "hand_over"]
    seat: int
    actions: list[str]
    passed: list[int]
    """Which of the actions are opportunities to interrupt that others did not ask for."""
    beats: list[Beat]


class Welcome(TypedDict):
    """Answers `hello`: everything, and the entries since then to be animated, none when too many."""

    type: Literal["welcome"]
    summary: wire.Summary
    situation: Situation
    entries: list[Entry]
    chat: list[ChatLine]
    spectators: int


class NewEntry(TypedDict):
    type: Literal["entry"]
    entry: Entry
    situation: Situation


class NewSummary(TypedDict):
    """Seats, presence, status, rematch: whatever the summary tells has changed."""

    type: Literal["summary"]
    summary: wire.Summary
    spectators: int


class NewSituation(TypedDict):
    type: Literal["situation"]
    situation: Situation


class NewChatLine(TypedDict):
    type: Literal["chat"]
    line: ChatLine


class Thinking(TypedDict):
    """A bot is at it."""

    type: Literal["thinking"]
    seat: int


class Acknowledged(TypedDict):
    """The actions are stored for good."""

    type: Literal["ack"]
    key: str
    number: int


class Refused(TypedDict):
    """Nothing has changed. `stale` comes with the situation as it is."""

    type: Literal["refused"]
    key: str | None
    code: str
    text: str
    problem: NotRequired[MessageData]
    situation: NotRequired[Situation]


class Foreseen(TypedDict):
    """What follows from a draft."""

    actions: list[str]
    """With the answers that were used."""
    stop: DraftStop
    beats: list[Beat]
    view: View
    decision: Decision | None
    """What comes next in the turn; null when nothing is left but to confirm."""


class Drafted(Foreseen):
    type: Literal["drafted"]
    key: str


class Explained(TypedDict):
    """The problem of each action; null if it is legal."""

    type: Literal["explained"]
    key: str
    problems: list[MessageData | None]


class Previewed(TypedDict):
    type: Literal["previewed"]
    key: str
    events: list[MessageData]
    after: Any
    """The consequences, in the game's form; null of games that tell none."""


class Reason(TypedDict):
    """How much a term of the judgement changes."""

    term: str
    change: float


class Hinted(TypedDict):
    type: Literal["hinted"]
    key: str
    actions: list[str]
    """The rest of the turn as the bot would play it."""
    value: float
    """The chance to win after it."""
    reasons: list[Reason]


class Done(TypedDict):
    type: Literal["done"]
    key: str


class Pong(TypedDict):
    type: Literal["pong"]


Said = (
    Welcome
    | NewEntry
    | NewSummary
    | NewSituation
    | NewChatLine
    | Thinking
    | Acknowledged
    | Refused
    | Drafted
    | Explained
    | Previewed
    | Hinted
    | Done
    | Pong
)
