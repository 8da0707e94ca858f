"""What people say to each other at a game."""

import time
from collections.abc import Iterable
from typing import Final

from surtsey.server.store import ChatRow
from surtsey.server.wire import Refused

BURST_LINES: Final = 5
BURST_SECONDS: Final = 10.0
"""So many lines a guest may write in so many seconds."""


class Chat:
    def __init__(self, lines: Iterable[ChatRow], shown: int, length: int) -> None:
        self.lines = list(lines)
        self._shown = shown
        self._length = length
        self._times: dict[str, list[float]] = {}

    def line(self, author: str, seat: int | None, name: str, text: str) -> ChatRow:
        """A new line, which is not said yet; refused if it is too long, or one of too many."""
        if len(text) > self._length:
            raise Refused("too_long", f"a line has at most {self._length} characters")
        now = time.monotonic()
        recent = [at for at in self._times.get(author, ()) if at > now - BURST_SECONDS]
        if len(recent) >= BURST_LINES:
            raise Refused("too_fast", f"at most {BURST_LINES} lines in {BURST_SECONDS:.0f} seconds")
        self._times[author] = [*recent, now]
        number = self.lines[-1].number + 1 if self.lines else 1
        return ChatRow(number, author, seat, name, text, time.time())

    def add(self, line: ChatRow) -> None:
        self.lines = [*self.lines[1 - self._shown :], line]
