"""Who thinks next: what is urgent before what is not, and among equals whoever has been given least."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from enum import IntEnum


class Urgency(IntEnum):
    """Of what bots think; the first is the most urgent. A whole game waits for a bot, one person for a hint."""

    BOT = 0
    HINT = 1
    ANALYSIS = 2


@dataclass(frozen=True, eq=False)
class Turn:
    """A wish to be next."""

    urgency: Urgency
    owner: str
    """On whose account."""
    number: int
    granted: asyncio.Future[None]


class FairQueue:
    """So many may go at once. Those of one owner wait for each other, and not everybody for one owner."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._waiting: list[Turn] = []
        self._given: Counter[str] = Counter()
        """How often each owner was let in since the queue was empty for the last time."""
        self._count = 0

    def waiting(self, owner: str, urgency: Urgency) -> int:
        """How many wishes of an owner wait."""
        return sum(turn.owner == owner and turn.urgency == urgency for turn in self._waiting)

    async def enter(self, owner: str, urgency: Urgency) -> None:
        """Waits until it is this one's turn. Whoever was let in has to leave."""
        self._count += 1
        turn = Turn(urgency, owner, self._count, asyncio.get_running_loop().create_future())
        self._waiting.append(turn)
        self._let_in()
        try:
            await turn.granted
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif not turn.granted.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        self._room += 1
        self._let_in()

    def _let_in(self) -> None:
        while self._room and self._waiting:
            turn = min(self._waiting, key=lambda turn: (turn.urgency, self._given[turn.owner], turn.number))
            self._waiting.remove(turn)
            if turn.granted.cancelled():
                continue
            self._room -= 1
            self._given[turn.owner] += 1
            turn.granted.set_result(None)
        if not self._waiting:
            self._given.clear()
