"""The contract that every game fulfils. Records, protocol, players, lab, server and screen know games only by it.

    Rules        immutable, checked when made, with named presets; every option is a field of its own
    State        a game being played: whose decision, what is legal and why not, playing, undoing, copying
    Action       one decision, or one thing that chance brought; fixed integer ids inside, text outside
    Event        something that happened, for a screen to animate and a log to print
    Problem      the rule that forbids an action
    Question     what a decision is about
    Observation  what one seat may see of a state, and nothing more

Everything that happens in a game is an Action. Chance is decided by the game's own generator while an action
is played, or, where chance is *given*, by the caller: the state then stops at each chance event, `decision.chance`
is true and `legal()` lists what may come. Decisions belong to whatever seat `decision.seat` names, which need not
be the seat whose turn it is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    NotRequired,
    Protocol,
    Self,
    TypedDict,
    TypeVar,
    runtime_checkable,
)

if TYPE_CHECKING:
    from surtsey.sentences import Sentences


class SurtseyError(ValueError):
    """Bad input, with a sentence for whoever gave it. Whatever raised it has changed nothing."""


class RulesError(SurtseyError):
    """An option that does not exist, a value out of range, or options that do not go together."""


class NotationError(SurtseyError):
    """Text that cannot be read."""


def counted(number: int, noun: str) -> str:
    """1 hut, 3 huts."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _plain(value: Any) -> Any:
    """As it can be written in JSON: fields are lists of two numbers."""
    if isinstance(value, Message):
        return value.data()
    return [_plain(part) for part in value] if isinstance(value, tuple | list) else value


@dataclass(frozen=True)
class Message:
    """A code with parameters, for which the game has a sentence in every language; as a string, the English one.

    A game has classes of its own for events, problems and questions, which know its `sentences`.
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)

    kind: ClassVar[str]
    """Under what the files of sentences have it."""
    sentences: ClassVar["Sentences"]

    def __str__(self) -> str:
        return self.say()

    def say(self, language: str = "en") -> str:
        """The sentence, with seats, fields and tiles written as in the notation."""
        return self.sentences.wording(language).say(self)

    def data(self) -> dict[str, Any]:
        """For those who say the sentence themselves."""
        return {"code": self.code, **{name: _plain(value) for name, value in self.params.items()}}

    def json(self) -> dict[str, Any]:
        """The same with the English sentence."""
        return {**self.data(), "text": str(self)}


@dataclass(frozen=True)
class Event(Message):
    """Something that happened."""

    kind = "events"

    only: int | None = None
    """The one seat that may be told; None for all."""


class Problem(Message):
    """The rule that forbids an action."""

    kind = "problems"


class Question(Message):
    """What a seat has to decide, and on what occasion."""

    kind = "questions"


class IllegalAction(SurtseyError):
    """An action that the rules forbid here."""

    def __init__(self, action: "Action", problem: Problem) -> None:
        super().__init__(action, problem)
        self.action = action
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.action}: {self.problem}"


class Action(Protocol):
    """`str(action)` is its text; the game's `parse` is the inverse. The id is fixed for good."""

    @property
    def id(self) -> int: ...


@dataclass(frozen=True)
class Decision:
    """What the game waits for: a choice of that seat, or, where chance is given, what chance brings it."""

    seat: int
    kind: str
    chance: bool = False
    why: Question | None = None
    window: str | None = None
    """Of a mere opportunity to act out of turn: the action by which it is let go. A host may do that for a person who
    has not asked to interrupt."""


A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Moment(Generic[A]):
    """One entry of a game's history."""

    turn: int
    seat: int
    action: A
    chance: bool
    secret: str | None = None
    """The action as those see it who may not know it; None if it is no secret."""


@dataclass(frozen=True)
class Tally:
    """What panels show while something happens: an excerpt of what `Game.show` tells, as it is after it."""

    table: Mapping[str, Any]
    """Of what lies there for all."""
    players: tuple[Mapping[str, Any], ...]
    """Of each seat, as everybody sees it."""
    own: tuple[Mapping[str, Any], ...] | None = None
    """The same as each seat itself sees it, where that differs."""

    def data(self, seats: Iterable[int]) -> dict[str, Any]:
        """For the screen of those who play these seats."""
        players = list(self.players)
        if self.own is not None:
            for seat in seats:
                players[seat] = self.own[seat]
        return {**self.table, "players": players}


@dataclass(frozen=True)
class Beat:
    """Events that happen together; a screen shows one beat after the other."""

    events: tuple[Event, ...]
    tally: Tally | None = None


class Rules(Protocol):
    @property
    def players(self) -> int: ...

    @property
    def rules_version(self) -> int:
        """Counts from 1. A game keeps the version that it was begun with, whatever becomes of rules and defaults."""

    def options(self) -> dict[str, str]:
        """The options as text: the preset, the players, the version if there are several, and whatever else differs.

        `Game.rules` makes equal rules of them.
        """


def as_stored(options: Mapping[str, str]) -> dict[str, str]:
    """Options of a game that was written down: one that names no version of its rules is of the first."""
    return {"rules_version": "1", **options}


def unknown_version(version: int, newest: int) -> RulesError:
    known = f"versions 1 to {newest}" if newest > 1 else "version 1"
    return RulesError(f"rules of version {version} are not known here, only those of {known}")


class Observation(Protocol):
    """What one seat may see. It cannot tell apart two states that differ only in what is hidden from the seat."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seat(self) -> int: ...

    @property
    def view(self) -> "State":
        """A state that knows no more than the seat: chance is given in it, and what is hidden is missing."""

    def sample(self, seed: int) -> "State":
        """A state that could be the real one, the hidden part drawn at random."""


class State(Protocol):
    @property
    def rules(self) -> Rules: ...

    @property
    def decision(self) -> Decision | None:
        """None when the game is over."""

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""

    @property
    def turn_seat(self) -> int:
        """The seat whose turn it is, whoever decides."""

    def parse(self, text: str) -> Action:
        """Reads an action as `str` writes it, and in any other form that means the same here."""

    def legal(self) -> Sequence[Action]:
        """Every legal action, in ascending order of ids; none when the game is over."""

    def explain(self, action: Any) -> Problem | None:
        """The rule that forbids an action, or its text; None if it is legal."""

    def play(self, action: Any) -> list[Event]:
        """Plays an action, or its text. An illegal one raises IllegalAction and changes nothing."""

    def preview(self, action: Any) -> list[Event]:
        """What would happen, as far as the seats can know it beforehand."""

    def moves(self) -> Iterable[int]:
        """The ids of the legal actions, in an order of the engine's own: quicker than `legal`."""

    def step(self, id: Any) -> None:
        """Plays the id of a legal action and tells nothing: quicker than `play`."""

    def undo(self, actions: int = 1) -> None:
        """Takes the last actions back. What chance brings after them comes again the same."""

    def history(self, since: Self | None = None) -> list[Moment[Any]]:
        """What was played and what chance brought since the start, or since the position that play went on from.

        With an earlier state of the same game: since that one, without replaying what came before.
        """

    def deal(self, seed: int) -> None:
        """Ends given chance: from now on the game's own generator brings what nobody has seen.

        What is hidden is settled; then the past up to here is forgotten, since it knew nothing of that.
        """

    @property
    def seed(self) -> int | None:
        """What the whole game's chance came from, if one seed did."""

    def start(self) -> Self | None:
        """The state that play went on from; None for a game from its beginning."""

    def may_interrupt(self, seat: int) -> bool:
        """Whether a seat can act out of turn at the next opportunity, which the game then offers as its decision."""

    def copy(self) -> Self: ...

    def observe(self, seat: int) -> Observation: ...

    def watch(self) -> Observation:
        """What everybody can see, with nobody's secrets. Its `seat` is 0 and means nothing."""

    def places(self) -> list[int] | None:
        """Each seat's place when the game is over (1 is best, equals share the better place); None before."""


def waits_for(state: State, seat: int, turn: tuple[int, int]) -> bool:
    """Whether the seat has to decide next, in that turn (its number and its seat): how far one can play on alone."""
    decision = state.decision
    asked = decision is not None and not decision.chance and decision.seat == seat
    return asked and (state.turn, state.turn_seat) == turn


Asked = Callable[[int, int], bool]
"""Whether a seat is asked in a turn of somebody else when it has an opportunity to interrupt."""


def passing(state: State, asked: Asked) -> Iterator[list[Event]]:
    """Lets opportunities to interrupt go by, one after the other, until somebody is asked."""
    while (decision := state.decision) is not None and decision.window is not None:
        if decision.seat == state.turn_seat or asked(decision.seat, state.turn):
            return
        yield state.play(decision.window)


def pass_windows(state: State, asked: Asked) -> list[Event]:
    return [event for events in passing(state, asked) for event in events]


@dataclass(frozen=True)
class Option:
    """One option of a game's rules, as `surtsey rules` prints it and `new` takes it."""

    name: str
    values: str
    default: str
    meaning: str


MessageData = dict[str, Any]
"""A message for those who say the sentence themselves: its code, and its parameters."""


class Island(TypedDict):
    """Fields that hang together, by which places are called."""

    owner: int | None
    """Whose name it bears; null for one with a name of its own, or where there is only one."""
    name: str | None
    fields: list[tuple[int, int]]
    """The oldest first."""


class View(TypedDict):
    """What one seat may see, as data for JSON. Each game has its own kind; all have these."""

    game: str
    options: dict[str, str]
    turn: int
    to_act: int | None
    """The seat that decides; null when the game is over."""
    phase: str
    places: list[int] | None
    islands: NotRequired[list[Island]]
    """By which fields are called, where a game has names for them."""


class Game(Protocol):
    """A game that can be played here, and how it is written and shown."""

    @property
    def name(self) -> str: ...

    @property
    def sentences(self) -> "Sentences":
        """What its messages say, in the languages that it speaks."""

    @property
    def presets(self) -> Mapping[str, str]:
        """Names and meanings of the presets; the first option chooses among them."""

    @property
    def options(self) -> Sequence[Option]:
        """Everything that `new` takes besides a seed."""

    def rules(self, options: Mapping[str, str]) -> Rules:
        """Rules from options as text."""

    def new(self, options: Mapping[str, str], seed: int | None) -> State:
        """A new game. Without a seed chance is given."""

    def parse(self, text: str) -> Action:
        """Reads an action."""

    def position(self, state: Any, secrets: bool = False) -> str:
        """The position as one line of text: all that everybody can see; with `secrets`, what only some can, too."""

    def resume(self, position: str, seed: int | None) -> State:
        """Goes on from a position. Without a seed chance is given; with one, what is hidden is drawn from it."""

    def describe(self, observation: Any) -> Mapping[str, Any]:
        """An observation as data for JSON: the protocol's answer to `state`."""

    def show(self, observation: Any) -> Mapping[str, Any]:
        """A `View`, for the page: the same, with what its board and panels need besides."""

    def board(self, state: Any) -> str:
        """The position as a text board."""

    def svg(self, state: Any) -> str:
        """The position as a picture."""


Stop = TypedDict(
    "Stop",
    {
        "step": str | None,
        "kind": str,
        "why": MessageData | None,
        "via": list[str],
        "does": list[MessageData],
        "pass": bool,
        "choices": list[Any],
        "like": NotRequired[int],
    },
)
"""A question that comes when everything before it is left out.

`via` are the actions that leave it out, `does` is what they bring; `pass` is whether it can be left out itself. Each
game has its own kinds of choices; those of a stop that is `like` an earlier one are listed there.
"""


class Discard(TypedDict):
    count: int
    best: str


class Rest(TypedDict):
    """What comes of ending the turn now."""

    via: list[str]
    does: list[MessageData]
    gain: str
    """What is collected."""
    discard: Discard | None
    """What is too much then."""
    no: NotRequired[MessageData | None]
    """Why the turn cannot be ended yet."""


class Ahead(TypedDict):
    """All that a seat can do in the rest of a turn."""

    ahead: list[Stop]
    rest: Rest | None
    """Null where it cannot be asked for yet."""


@runtime_checkable
class Foretelling(Protocol):
    """What a game may have besides, for a screen that shows a whole turn at once. No game has to."""

    def choices(self, observation: Any) -> Ahead:
        """All that the seat can do, up to the next dice or the next other person."""

    def consequences(self, before: Any, after: Any, events: Sequence[Event]) -> Mapping[str, Any]:
        """What events have changed between two views of one seat: data for JSON, in the game's form."""


@dataclass(frozen=True)
class Standing:
    """Who is done in a game that goes on."""

    finished: Sequence[int] = ()
    """The seats that have reached their place, the best first."""
    eliminated: Sequence[int] = ()
    """The seats that are out, in that order."""


@runtime_checkable
class Eliminating(Protocol):
    """What a game has besides in which seats can be done before it is over."""

    def standing(self, state: Any) -> Standing: ...


def standing(game: Game, state: Any) -> Standing:
    """Who is done; nobody in most games."""
    return game.standing(state) if isinstance(game, Eliminating) else Standing()


def choices(game: Game, observation: Any) -> Ahead | None:
    """What a game says of the choices ahead, if it does."""
    return game.choices(observation) if isinstance(game, Foretelling) else None


def consequences(game: Game, before: Any, after: Any, events: Sequence[Event]) -> Mapping[str, Any] | None:
    """What a game says that events have changed, if it does."""
    return game.consequences(before, after, events) if isinstance(game, Foretelling) else None


@runtime_checkable
class Telling(Protocol):
    """What a game may have besides, for a screen that shows one thing after the other. No game has to."""

    def tell(self, before: Any, moments: Sequence[Moment[Any]]) -> list[Beat]:
        """Tells, beat by beat, what happened when a state went on by these entries of its history. Changes nothing."""


def tell(game: Game, before: State, moments: Sequence[Moment[Any]]) -> list[Beat]:
    """What happened when a state went on by these entries of its history: a beat for each action, if not more."""
    if isinstance(game, Telling):
        return game.tell(before, moments)
    state = before.copy()
    beats = []
    for moment in moments:
        decision = state.decision
        if moment.chance and (decision is None or not decision.chance):
            continue  # the game's own, which came with the action before
        events = state.play(moment.action)
        if events:
            beats.append(Beat(tuple(events)))
    return beats
