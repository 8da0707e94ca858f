"""What happens in a game by itself: time runs for whoever decides, and bots think."""

import asyncio
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from surtsey.chance import MAX_SEED
from surtsey.server.bot_tasks import TurnTask
from surtsey.server.bot_workers import BotWorkers, ThinkingFailed
from surtsey.server.clock import Clock
from surtsey.server.fair_queue import Urgency
from surtsey.server.live import LiveGame
from surtsey.server.store import GameRow

STAND_IN: Final = "easy"
"""The level that plays on for somebody who resigned or ran out of time."""

TimeIsUp = Callable[[int], None]
"""Of a seat."""
Decided = Callable[[LiveGame, int, list[str]], None]
"""What a bot wants to do in a game; nothing if it could not think."""


def level_of(row: GameRow, seat: int) -> str | None:
    """The level that plays a seat; None if a person does."""
    return STAND_IN if row.seats[seat].resigned else row.seats[seat].level


def runs(row: GameRow, live: LiveGame) -> bool:
    """Whether a game that is being played goes on even if nobody is connected."""
    decision = live.state.decision
    return row.clock is not None or (decision is not None and level_of(row, decision.seat) is not None)


def bot_seed(row: GameRow, seat: int, number: int) -> int:
    """Of a bot after that entry: the same in a game that is repeated. What the bot does tells nothing of the game's."""
    digest = sha256(f"{row.seed} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big") & MAX_SEED


def begins_turn(live: LiveGame, seat: int) -> bool:
    """Whether what a bot does next is the first of its turn: then it takes its time, so that people can follow.

    What it answers later in the turn, or in turns of others, they are already waiting for.
    """
    return live.state.turn_seat == seat and not live.has_decided(seat, live.state.turn)


class Driver:
    def __init__(self, row: GameRow, thinkers: BotWorkers, pause: float) -> None:
        self.clock: Clock | None = None
        if row.clock is not None:
            self.clock = Clock(row.clock, row.time_left or [row.clock.initial] * len(row.seats))
        self._thinkers = thinkers
        self._owner = row.made_by
        self._pause = pause
        self._alarm: asyncio.TimerHandle | None = None
        self._bot: asyncio.Task[None] | None = None
        self._thinks_about: LiveGame | None = None
        self._spent = (0, 0.0)
        """The last turn in which a bot thought, and how many seconds."""

    @property
    def time_left(self) -> tuple[float, ...] | None:
        return None if self.clock is None else tuple(self.clock.left())

    def turn_ends(self, before: LiveGame, after: LiveGame) -> None:
        """Adds the increment if somebody's turn is over."""
        if self.clock is not None and after.state.turn != before.state.turn:
            self.clock.add(before.state.turn_seat)

    def go_on(self, row: GameRow, live: LiveGame, time_is_up: TimeIsUp, decided: Decided) -> int | None:
        """Lets the clock run, or the bot think, whose decision it is. Returns the seat of a bot that has begun."""
        decision = live.state.decision if row.status == "playing" else None
        level = None if decision is None else level_of(row, decision.seat)
        self._stop_alarm()
        if self.clock is not None:
            person = decision.seat if decision is not None and level is None else None
            self.clock.run(person)
            if person is not None:
                wait = self.clock.left()[person]
                self._alarm = asyncio.get_running_loop().call_later(wait, time_is_up, person)
        if decision is None or level is None:
            self._stop_bot()
            return None
        if self._thinks_about is live:
            return None
        self._stop_bot()
        self._thinks_about = live
        seed = bot_seed(row, decision.seat, live.number)
        self._bot = asyncio.create_task(self._think(live, decision.seat, level, seed, decided))
        return decision.seat

    def stop(self) -> None:
        self._stop_alarm()
        self._stop_bot()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _stop_bot(self) -> None:
        if self._bot is not None:
            self._bot.cancel()
            self._bot = self._thinks_about = None

    async def _think(self, live: LiveGame, seat: int, level: str, seed: int, decided: Decided) -> None:
        began = time.monotonic()
        turn, spent = self._spent
        spent = spent if turn == live.state.turn else 0.0
        task = TurnTask(live.state.observe(seat), level, seed, spent)
        try:
            actions: list[str] = await self._thinkers.think(task, self._owner, Urgency.BOT)
        except ThinkingFailed:
            actions = []
        seconds = time.monotonic() - began
        self._spent = live.state.turn, spent + seconds
        if begins_turn(live, seat):
            await asyncio.sleep(max(0.0, self._pause - seconds))
        decided(live, seat, actions)
