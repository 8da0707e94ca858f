"""One game between players: asks whoever has to decide, keeps the time, and tells those who have to be told."""

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from surtsey.game import Game, Moment, Rules, State, SurtseyError
from surtsey.players.player import Player
from surtsey.records import Record
from surtsey.stakes import places_after_forfeit


class Forfeited(SurtseyError):
    """A player that cannot go on and loses the game, and why."""


@runtime_checkable
class Listener(Protocol):
    """A player that has to be told the game, because an observation cannot be handed to it."""

    def begin(self, game: Game, rules: Rules) -> None:
        """A game begins. Raises Forfeited if the player is not up to it."""

    def hear(self, actions: Sequence[str]) -> None:
        """What happened since it heard the last time, as far as its seat may know."""


@dataclass(frozen=True)
class Forfeit:
    """Who lost a game without playing it out, and why."""

    seat: int
    reason: str


@dataclass(frozen=True)
class GameResult:
    """How a game went."""

    places: tuple[int, ...]
    turns: int
    first: int
    """The seat that had the first turn."""
    seconds: tuple[tuple[float, ...], ...]
    """For each seat, how long it thought in each turn in which it was asked."""
    forfeit: Forfeit | None
    record: Record


def play_game(
    game: Game, options: Mapping[str, str], players: Sequence[Player], seed: int, names: Sequence[str] = ()
) -> GameResult:
    """A game between players, one for each seat. The record has the names, or else what the players call themselves."""
    return play_out(game, game.new(options, seed), players, names)


def play_out(game: Game, state: State, players: Sequence[Player], names: Sequence[str] = ()) -> GameResult:
    """Plays a new game to its end, or until somebody forfeits it."""
    rules = state.rules
    if len(players) != rules.players:
        raise SurtseyError(f"the game has {rules.players} seats, but there are {len(players)} players")
    table = _Table(game, state, players)
    forfeit: Forfeit | None = None
    try:
        table.begin()
        while state.decision is not None:
            table.decide()
    except Forfeited as lost:
        forfeit = Forfeit(table.asked, str(lost))
    record = Record(game, state, dict(enumerate(names or [player.name for player in players])))
    if forfeit is not None:
        _note_forfeit(record, forfeit)
    return GameResult(
        places=places_after_forfeit(rules, forfeit.seat) if forfeit else tuple(state.places() or ()),
        turns=state.turn,
        first=table.first,
        seconds=tuple(tuple(clock.values()) for clock in table.clocks),
        forfeit=forfeit,
        record=record,
    )


def as_seen_by(seat: int, moment: Moment[Any]) -> str:
    """What happened, in the words that a seat may hear. A secret belongs to the seat whose turn it is."""
    return str(moment.action) if moment.secret is None or moment.seat == seat else moment.secret


class _Table:
    """The players around a game."""

    def __init__(self, game: Game, state: State, players: Sequence[Player]) -> None:
        self.asked = 0
        """The seat that something is expected of."""
        self.first = 0
        self.clocks: list[defaultdict[int, float]] = [defaultdict(float) for _ in players]
        """For each seat, its seconds by turns."""
        self._game = game
        self._state = state
        self._players = players
        self._heard = [0 for _ in players]
        """How much of the history each seat has been told."""

    def begin(self) -> None:
        for seat, player in enumerate(self._players):
            self.asked = seat
            if isinstance(player, Listener):
                player.begin(self._game, self._state.rules)

    def decide(self) -> None:
        """One decision of whoever has to make it."""
        state, decision = self._state, self._state.decision
        assert decision is not None
        self.asked = decision.seat
        player = self._players[decision.seat]
        turn = state.turn
        if turn == 1:
            self.first = state.turn_seat
        if isinstance(player, Listener):
            self._tell(player, decision.seat)
        observation = state.observe(decision.seat)
        began = time.perf_counter()
        try:
            action = player.choose(observation).action
        finally:
            self.clocks[decision.seat][turn] += time.perf_counter() - began
        state.play(action)

    def _tell(self, player: Listener, seat: int) -> None:
        moments = self._state.history()
        player.hear([as_seen_by(seat, moment) for moment in moments[self._heard[seat] :]])
        self._heard[seat] = len(moments)


def _note_forfeit(record: Record, forfeit: Forfeit) -> None:
    record.tags["Forfeit"] = f"seat {forfeit.seat}: {forfeit.reason}"
    record.comments[record.turns] = f"seat {forfeit.seat} loses: {forfeit.reason}"
