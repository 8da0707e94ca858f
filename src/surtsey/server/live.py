"""A game as its entries make it. Nothing here waits, and nothing changes: what comes next is a new LiveGame.

An entry holds what was decided and what chance brought on the way. The game's own generator brings the same again from
the same seed, and that is how a game is taken up after a restart; should it ever bring something else, what the
entries say counts.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby, takewhile
from typing import Any, Final, Literal

from surtsey.game import (
    Asked,
    Beat,
    Decision,
    Event,
    Game,
    IllegalAction,
    Moment,
    State,
    SurtseyError,
    pass_windows,
    passing,
    standing,
    tell,
    waits_for,
)
from surtsey.server.wire import Refused
from surtsey.stakes import sides

EntryKind = Literal["actions", "undo", "resign", "timeout", "hand_over"]
RECENT_ENTRIES: Final = 24
"""Entries whose events are kept for those who come back: a longer absence is not animated."""


@dataclass(frozen=True)
class Entry:
    """One thing that happened in a game, as it is stored."""

    number: int
    kind: EntryKind
    seat: int
    actions: tuple[str, ...] = ()
    chance: tuple[str, ...] = ()
    back_to: int | None = None
    level: str | None = None
    key: str | None = None
    time_left: tuple[float, ...] | None = None
    at: float = 0.0


@dataclass(frozen=True)
class PublishedEntry:
    """An entry and what could be seen of it."""

    entry: Entry
    beats: tuple[Beat, ...] = ()
    secrets: tuple[str | None, ...] = ()
    """For each action, how those see it who may not know it; None if it is no secret."""
    passed: tuple[int, ...] = ()
    """Which of the actions are opportunities to interrupt of others, who did not ask for them."""

    def actions_for(self, seats: Iterable[int]) -> list[str]:
        if self.entry.kind != "actions":
            return []
        if self.entry.seat in seats or not self.secrets:
            return list(self.entry.actions)
        return [secret or action for action, secret in zip(self.entry.actions, self.secrets, strict=True)]


@dataclass(frozen=True)
class EntryInForce:
    """An entry whose actions have not been taken back."""

    number: int
    seat: int
    turn: int
    decisions: int


@dataclass(frozen=True)
class Answer:
    """What is meant for a question that may come up in a draft."""

    kind: str
    action: str
    about: Mapping[str, Any] = field(default_factory=dict)
    """Parameters that the question has to have: which piece it is about."""

    def fits(self, decision: Decision) -> bool:
        if decision.kind != self.kind:
            return False
        asked = {} if decision.why is None else decision.why.data()
        return all(asked.get(name) == value for name, value in self.about.items())


StopReason = Literal["mine", "turn_over", "chance", "other"]


@dataclass(frozen=True)
class Drafted:
    """What follows from actions that nobody has confirmed, as far as their seat can know."""

    before: State
    view: State
    actions: tuple[str, ...]
    """With the answers that were used."""
    events: tuple[Event, ...]
    stop: StopReason
    """Why it goes no further: the seat has to decide, its turn is over, chance or somebody else comes."""

    @property
    def goes_on(self) -> bool:
        return self.stop == "mine"

    def beats(self, game: Game) -> list[Beat]:
        return tell(game, self.before, self.view.history())


def everybody_is_asked(seat: int, turn: int) -> bool:
    return True


@dataclass(frozen=True)
class LiveGame:
    game: Game
    state: State
    """The whole truth. Never changed; never shown but through an observation."""
    number: int = 0
    in_force: tuple[EntryInForce, ...] = ()
    left: frozenset[int] = frozenset()
    """Who resigned or ran out of time. A bot plays on for them, but what it reaches is not theirs."""
    gone: tuple[int, ...] = ()
    """Who left or was eliminated before they had reached a place, in order."""
    take_backs: bool = False
    recent: tuple[PublishedEntry, ...] = ()

    @staticmethod
    def new(game: Game, options: Mapping[str, str], seed: int, position: str | None = None) -> "LiveGame":
        state = game.new(options, seed) if position is None else game.resume(position, seed)
        return LiveGame.at(game, state)

    @staticmethod
    def at(game: Game, state: State) -> "LiveGame":
        return LiveGame(game, state, gone=tuple(standing(game, state).eliminated))

    def opening(self) -> list[str]:
        """What chance brought before the first decision."""
        return [str(moment.action) for moment in self.state.history()]

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return sides(self.state.rules)

    def draft(self, seat: int, actions: Sequence[str], answers: Iterable[Answer] = ()) -> Drafted:
        """Plays on what the seat can see. Chance and others stop it, so that nothing hidden can be found out.

        After the actions come those answers whose questions come up. Others are taken to let their opportunities to
        interrupt go by: a draft does not tell who will be asked.
        """
        before = self.state.observe(seat).view
        view = before.copy()
        turn = view.turn, view.turn_seat
        waiting = list(answers)
        played: list[str] = []
        events: list[Event] = []
        while True:
            events += pass_windows(view, lambda other, _: other == seat)
            if len(played) < len(actions):
                action = actions[len(played)]
                if not waits_for(view, seat, turn):
                    raise Refused("not_your_decision", f"seat {seat} has nothing to decide before '{action}'")
            else:
                decision = view.decision if waits_for(view, seat, turn) else None
                answer = next((each for each in waiting if decision is not None and each.fits(decision)), None)
                if answer is None:
                    return Drafted(before, view, tuple(played), tuple(events), _stop(view, seat, turn))
                waiting.remove(answer)
                action = answer.action
            events += _play_drafted(view, action)
            played.append(action)

    def act(
        self, seat: int, actions: Sequence[str], key: str | None, asked: Asked = everybody_is_asked
    ) -> "tuple[LiveGame, PublishedEntry]":
        """The game after actions that their seat has confirmed.

        It stops where somebody else is asked whether they interrupt, even if actions are left. For others who could,
        but are not asked, their opportunity goes by.
        """
        self.draft(seat, actions)  # refuses what the seat cannot know to be legal: the rest tells nothing hidden
        turn = self.state.turn
        state = self.state.copy()
        passed: list[int] = []
        decisions = 0
        for action in actions:
            if _is_window_of_another(state, seat):
                break
            try:
                state.play(action)
            except SurtseyError as error:
                raise Refused("illegal", str(error)) from None
            decisions += 1
            for _ in passing(state, asked):
                passed.append(decisions)
                decisions += 1
        moments = state.history(self.state)
        decided = [moment for moment in moments if not moment.chance]
        entry = Entry(
            self.number + 1,
            "actions",
            seat,
            tuple(str(moment.action) for moment in decided),
            tuple(str(moment.action) for moment in moments if moment.chance),
            key=key,
        )
        beats = tell(self.game, self.state, moments)
        published = PublishedEntry(entry, tuple(beats), _secrets(decided), tuple(passed))
        return self._with_actions(published, state, turn), published

    def _with_actions(self, published: PublishedEntry, state: State, turn: int) -> "LiveGame":
        entry = published.entry
        eliminated = [seat for seat in standing(self.game, state).eliminated if seat not in self.gone]
        return replace(
            self,
            state=state,
            number=entry.number,
            in_force=(*self.in_force, EntryInForce(entry.number, entry.seat, turn, len(entry.actions))),
            gone=(*self.gone, *eliminated),
            recent=(*self.recent[-RECENT_ENTRIES:], published),
        )

    def has_decided(self, seat: int, turn: int) -> bool:
        """Whether a seat has an entry of its own in a turn, be it somebody else's."""
        return any(each.seat == seat for each in takewhile(lambda each: each.turn >= turn, reversed(self.in_force)))

    def undo_target(self, seat: int) -> EntryInForce | None:
        """The first entry of the seat in the last turn in which it decided something."""
        own = [each for each in self.in_force if each.seat == seat]
        return next((each for each in own if each.turn == own[-1].turn), None) if own else None

    def undo(self, seat: int, target: int) -> "tuple[LiveGame, PublishedEntry]":
        """The game before the entry with that number. What chance brought comes again the same."""
        kept = tuple(each for each in self.in_force if each.number < target)
        state = self.state.copy()
        state.undo(sum(each.decisions for each in self.in_force[len(kept) :]))
        entry = Entry(self.number + 1, "undo", seat, back_to=kept[-1].number if kept else 0)
        published = PublishedEntry(entry)
        after = replace(
            self,
            state=state,
            number=entry.number,
            in_force=kept,
            gone=self._still_gone(state),
            take_backs=True,
            recent=(published,),
        )
        return after, published

    def leave(self, seat: int, kind: Literal["resign", "timeout"]) -> "tuple[LiveGame, PublishedEntry]":
        """The game without somebody who resigned or ran out of time."""
        published = PublishedEntry(Entry(self.number + 1, kind, seat))
        return self._with_event(published, *self._without(seat)), published

    def hand_over(self, seat: int, level: str) -> "tuple[LiveGame, PublishedEntry]":
        published = PublishedEntry(Entry(self.number + 1, "hand_over", seat, level=level))
        return self._with_event(published, self.left, self.gone), published

    def _still_gone(self, state: State) -> tuple[int, ...]:
        """Those who are gone when play has gone back to an earlier state."""
        eliminated = standing(self.game, state).eliminated
        return tuple(seat for seat in self.gone if seat in self.left or seat in eliminated)

    def _without(self, seat: int) -> tuple[frozenset[int], tuple[int, ...]]:
        """Who has left and who is gone, with one more. A place that was reached stays."""
        is_done = seat in self.gone or seat in standing(self.game, self.state).finished
        return self.left | {seat}, self.gone if is_done else (*self.gone, seat)

    def _with_event(self, published: PublishedEntry, left: frozenset[int], gone: tuple[int, ...]) -> "LiveGame":
        recent = (*self.recent[-RECENT_ENTRIES:], published)
        return replace(self, number=published.entry.number, left=left, gone=gone, recent=recent)

    def places(self, people: Iterable[int]) -> list[int] | None:
        """Each seat's place once the game is over, by the rules or because too many have left.

        It ends when one side is left, or none with a person on it. First come those who had reached a place, then those
        who stayed, as the rules have them or all alike, then those who went out: who did so last comes first.
        """
        by_rules = self.state.places()
        if by_rules is not None and not self.left:
            return by_rules
        finished = [seat for seat in standing(self.game, self.state).finished if seat not in self.gone]
        sides = [side for side in self.sides if side[0] not in finished]
        staying = [side for side in sides if not set(side) <= set(self.gone)]
        if by_rules is None:
            goes_on = len(staying) > 1 and any(set(side) & set(people) for side in staying)
            if goes_on or not self.left:
                return None
        went = sorted((side for side in sides if side not in staying), key=lambda side: -self._went_at(side))
        ranks = [[(seat,)] for seat in finished] + _ranked(staying, by_rules) + [[side] for side in went]
        places = [0] * self.state.rules.players
        place = 1
        for rank in ranks:
            for side in rank:
                for seat in side:
                    places[seat] = place
            place += sum(len(side) for side in rank)
        return places

    def _went_at(self, side: Sequence[int]) -> int:
        return max(self.gone.index(seat) for seat in side)


def _ranked(sides: Sequence[tuple[int, ...]], places: Sequence[int] | None) -> list[list[tuple[int, ...]]]:
    """Sides by their places, equal ones together; all are equal where there are no places."""
    if not sides or places is None:
        return [list(sides)]
    by_place = sorted(sides, key=lambda side: places[side[0]])
    return [list(rank) for _, rank in groupby(by_place, key=lambda side: places[side[0]])]


def _is_window_of_another(state: State, seat: int) -> bool:
    decision = state.decision
    return decision is not None and decision.window is not None and decision.seat != seat


def _play_drafted(view: State, action: str) -> list[Event]:
    try:
        return view.play(action)
    except IllegalAction as error:
        raise Refused("illegal", str(error), problem=error.problem.data()) from None
    except SurtseyError as error:
        raise Refused("illegal", str(error)) from None


def _stop(view: State, seat: int, turn: tuple[int, int]) -> StopReason:
    decision = view.decision
    if decision is None or (view.turn, view.turn_seat) != turn:
        return "turn_over"
    if decision.chance:
        return "chance"
    return "mine" if decision.seat == seat else "other"


def _secrets(decided: Sequence[Moment[Any]]) -> tuple[str | None, ...]:
    """Empty if there are none, as nearly always."""
    secrets = tuple(moment.secret for moment in decided)
    return secrets if any(secrets) else ()


def restore(
    game: Game,
    options: Mapping[str, str],
    seed: int | None,
    position: str | None,
    opening: Sequence[str],
    entries: Sequence[Entry],
) -> LiveGame:
    """The game that stored entries make."""
    if seed is not None:
        state = game.new(options, seed) if position is None else game.resume(position, seed)
        try:
            live = _replay(LiveGame.at(game, state), entries, own=True)
        except SurtseyError:  # chance has not brought what it brought then
            live = None
        if live is not None and _brought(live.state) == _remembered(opening, live, entries):
            return live
    given = game.new(options, None) if position is None else game.resume(position, None)
    for outcome in opening:
        given.play(outcome)
    live = _replay(LiveGame.at(game, given), entries, own=False)
    if seed is not None and live.state.decision is not None:
        live.state.deal(seed)
    return live


def _replay(live: LiveGame, entries: Sequence[Entry], own: bool) -> LiveGame:
    """Entry by entry, in place: nobody else has seen this state yet. `own`: the state brings chance itself."""
    state = live.state
    before: dict[int, State] = {}
    for entry in entries:
        if entry.kind == "actions":
            turn = state.turn
            outcomes = list(entry.chance)
            _bring(state, outcomes)
            if entry.number >= len(entries) - RECENT_ENTRIES:
                before[entry.number] = state.copy()
            published = PublishedEntry(entry, passed=tuple(_play(state, entry, outcomes)))
            live = live._with_actions(published, state, turn)
        elif entry.kind == "undo":
            kept = tuple(each for each in live.in_force if each.number <= (entry.back_to or 0))
            taken_back = live.in_force[len(kept) :]
            chance = 0 if own else sum(len(entries[each.number - 1].chance) for each in taken_back)
            state.undo(sum(each.decisions for each in taken_back) + chance)
            live = replace(
                live,
                number=entry.number,
                in_force=kept,
                gone=live._still_gone(state),
                take_backs=True,
                recent=(PublishedEntry(entry),),
            )
        elif entry.kind == "hand_over":
            live = live._with_event(PublishedEntry(entry), live.left, live.gone)
        else:
            live = live._with_event(PublishedEntry(entry), *live._without(entry.seat))
    return replace(live, recent=_told(live, before, state.history()))


def _play(state: State, entry: Entry, outcomes: list[str]) -> list[int]:
    """Plays an entry. Which of its actions others did not take."""
    passed: list[int] = []
    for number, action in enumerate(entry.actions):
        _bring(state, outcomes)
        decision = state.decision
        if decision is not None and decision.seat != entry.seat:
            passed.append(number)
        state.play(action)
    _bring(state, outcomes)
    return passed


def _bring(state: State, outcomes: list[str]) -> None:
    """Lets chance come where it is given and asked for; what is left of it comes later."""
    while outcomes and _is_at_chance(state):
        state.play(outcomes.pop(0))


def _is_at_chance(state: State) -> bool:
    decision = state.decision
    return decision is not None and decision.chance


def _brought(state: State) -> list[str]:
    return [str(moment.action) for moment in state.history() if moment.chance]


def _remembered(opening: Sequence[str], live: LiveGame, entries: Sequence[Entry]) -> list[str]:
    """What chance brought, by what is stored, as far as it was not taken back."""
    kept = [outcome for each in live.in_force for outcome in entries[each.number - 1].chance]
    return [*opening, *kept]


def _told(live: LiveGame, before: Mapping[int, State], history: Sequence[Moment[Any]]) -> tuple[PublishedEntry, ...]:
    """The recent entries with what happened in them, and what of it is secret, from the end of the history back."""
    end = len(history)
    published: list[PublishedEntry] = []
    for each in reversed(live.recent):
        start = end
        left = len(each.entry.actions) if each.entry.kind == "actions" else 0
        while left:
            start -= 1
            left -= not history[start].chance
        moments = history[start:end]
        if moments:
            decided = [moment for moment in moments if not moment.chance]
            beats = tell(live.game, before[each.entry.number], moments)
            each = replace(each, beats=tuple(beats), secrets=_secrets(decided))
        published.append(each)
        end = start
    return tuple(reversed(published))
