"""Time left. It runs for the seat that decides, on a clock that never jumps, and stands still while the server does."""

import time
from collections.abc import Callable, Sequence
from typing import Any, cast

from surtsey.server import messages
from surtsey.server.wire import ClockRule


class Clock:
    def __init__(self, rule: ClockRule, left: Sequence[float], monotonic: Callable[[], float] = time.monotonic) -> None:
        self.rule = rule
        self.running: int | None = None
        self._left = list(left)
        self._monotonic = monotonic
        self._since = monotonic()

    def left(self) -> list[float]:
        """Seconds that each seat has now."""
        left = list(self._left)
        if self.running is not None:
            left[self.running] = max(0.0, left[self.running] - (self._monotonic() - self._since))
        return [round(each, 3) for each in left]

    def run(self, seat: int | None) -> None:
        """Lets the time of a seat run, and that of the one before it stop."""
        self._left = self.left()
        self._since = self._monotonic()
        self.running = seat

    def add(self, seat: int) -> None:
        """The increment, after a turn of that seat."""
        self._left[seat] += self.rule.increment

    def put_back(self, left: Sequence[float]) -> None:
        self._left = list(left)
        self._since = self._monotonic()

    def wire(self) -> messages.Clock:
        return {"rule": cast(Any, self.rule.model_dump()), "left": self.left(), "running": self.running}
