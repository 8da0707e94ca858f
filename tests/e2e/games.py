"""Games for the tests, made over HTTP where making them is not what is tested."""

import time
from typing import Any, Final

from playwright.sync_api import APIRequestContext, APIResponse

ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "level": "beginner", "name": "Hekla"}
SHORT: Final = {"tiles": "8"}
"""Four turns for each of two players."""
LONGEST: Final = 300.0
"""Seconds that bots may need for a whole game."""


class Host:
    """Somebody who makes games: with the requests of a page, the person in front of it."""

    def __init__(self, request: APIRequestContext) -> None:
        self._request = request

    def make(self, *seats: dict[str, Any], **wanted: Any) -> dict[str, Any]:
        """A short game of Taluva, unless something else is wanted. Returns its summary."""
        wish = {"game": "taluva", "options": SHORT, "seats": list(seats), "seed": 7, "private": True, **wanted}
        return _content(self._request.post("/api/games", data=wish))

    def finished(self, *bots: dict[str, Any], **wanted: Any) -> dict[str, Any]:
        """A whole game that bots have played. Returns its summary."""
        game = self.make(*(bots or (BOT, {**BOT, "name": "Katla"})), **wanted)
        until = time.monotonic() + LONGEST
        while game["status"] != "over":
            assert time.monotonic() < until, "the bots do not come to an end"
            time.sleep(0.1)
            game = _content(self._request.get(f"/api/games/{game['id']}"))
        return game


def _content(response: APIResponse) -> dict[str, Any]:
    assert response.ok, response.text()
    content: dict[str, Any] = response.json()
    return content
