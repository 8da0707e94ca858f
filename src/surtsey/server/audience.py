"""Everybody who is connected to a game: those who play, and those who watch."""

import json
import time
from collections.abc import Callable
from typing import Any, Protocol

from surtsey.server import messages
from surtsey.server.store import GameRow
from surtsey.server.summaries import summary
from surtsey.server.visibility import Seats


class Client(Protocol):
    """Somebody who is connected."""

    guest: str
    greeted: bool
    """Whether it has said hello, and so knows what news are about."""

    def send(self, text: str) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Audience:
    def __init__(self) -> None:
        self._clients: set[Client] = set()
        self._away_since: dict[str, float] = {}
        self._opened = time.monotonic()
        self.last_left = time.monotonic()

    def __len__(self) -> int:
        return len(self._clients)

    def enter(self, client: Client) -> None:
        self._clients.add(client)

    def leave(self, client: Client) -> None:
        self._clients.discard(client)
        self.last_left = time.monotonic()
        if client.guest not in self.present():
            self._away_since[client.guest] = self.last_left

    def close(self, code: int, reason: str) -> None:
        for client in list(self._clients):
            client.close(code, reason)

    def present(self) -> set[str]:
        """The guests who are here."""
        return {client.guest for client in self._clients}

    def spectators(self, row: GameRow) -> int:
        return len(self.present() - {seat.guest for seat in row.seats})

    def absence(self, guest: str) -> float:
        """Seconds since a guest was here."""
        if guest in self.present():
            return 0.0
        return time.monotonic() - self._away_since.get(guest, self._opened)

    def tell(self, row: GameRow, message: Callable[[Seats], messages.Said]) -> None:
        """The same text to all who play the same seats, and so see the same."""
        texts: dict[Seats, str] = {}
        for client in self._greeted():
            seats = row.seats_of(client.guest)
            if seats not in texts:
                texts[seats] = as_text(message(seats))
            client.send(texts[seats])

    def tell_guests(self, message: Callable[[str], messages.Said]) -> None:
        """To each what is for that guest."""
        for client in self._greeted():
            send(client, message(client.guest))

    def tell_summary(self, row: GameRow, but: Client | None = None) -> None:
        for client in self._greeted():
            if client is not but:
                message: messages.NewSummary = {
                    "type": "summary",
                    "summary": self.summary(row, client),
                    "spectators": self.spectators(row),
                }
                send(client, message)

    def summary(self, row: GameRow, client: Client) -> Any:
        """As data for JSON."""
        return summary(row, client.guest, self.present()).model_dump()

    def _greeted(self) -> list[Client]:
        return [client for client in self._clients if client.greeted]


def send(client: Client, message: messages.Said) -> None:
    client.send(as_text(message))


def as_text(message: messages.Said) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)
