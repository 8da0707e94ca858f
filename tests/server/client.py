"""Guests as the page is one: HTTP with a cookie, and a WebSocket at a game."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.said import complaint

COOKIE = "surtsey_guest"
ME = {"kind": "me"}
OPEN = {"kind": "open"}
SHARED = {"kind": "shared", "name": "Sam"}
EASY = {"kind": "bot", "level": "beginner"}
KEYS = count(1)


class Refused(Exception):
    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(f"{message['code']}: {message['text']}")
        self.code = message["code"]
        self.message = message


class Guest:
    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=30, verify=False)  # reading certificates takes long
        self.id = ""

    async def __aenter__(self) -> "Guest":
        self.id = (await self.get("/api/me"))["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return str(self.http.cookies[COOKIE])

    async def get(self, path: str, **params: Any) -> Any:
        return _content(await self.http.get(path, params=params))

    async def post(self, path: str, content: Any = None) -> Any:
        if isinstance(content, str):
            return _content(await self.http.post(path, content=content, headers={"Content-Type": "text/plain"}))
        return _content(await self.http.post(path, json=content))

    async def make(self, *seats: dict[str, Any], game: str = "taluva", **wanted: Any) -> dict[str, Any]:
        options = wanted.pop("options", {})
        made: dict[str, Any] = await self.post(
            "/api/games", {"game": game, "options": options, "seats": list(seats), **wanted}
        )
        return made

    async def join(self, game: dict[str, Any]) -> dict[str, Any]:
        """Takes the invitation that somebody else was given."""
        token = game["invitation"].split("/")[-1]
        joined: dict[str, Any] = await self.post(f"/api/games/{game['id']}/join", {"invitation": token})
        return joined

    @asynccontextmanager
    async def at(
        self, game: dict[str, Any], since: int | None = None, url: str | None = None
    ) -> AsyncIterator["AtGame"]:
        """Sits at a game, or watches it."""
        async with self.connect(game, url) as socket:
            table = AtGame(socket)
            await table.hello(since)
            yield table

    def connect(self, game: dict[str, Any], url: str | None = None) -> connect:
        address = (url or self.url).replace("http", "ws", 1) + f"/ws/games/{game['id']}"
        return connect(address, additional_headers={"Cookie": f"{COOKIE}={self.cookie}"}, max_size=None)


def codes(beats: list[dict[str, Any]]) -> list[str]:
    """Of all events, in order."""
    return [event["code"] for beat in beats for event in beat["events"]]


async def closed(socket: ClientConnection) -> int | None:
    """The code with which the other side closes, whatever it says before."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 15)
    except ConnectionClosed:
        return socket.close_code


def _content(response: httpx.Response) -> Any:
    if response.status_code >= 400:
        raise Refused({"status": response.status_code, **response.json()})
    return response.json() if response.headers["content-type"].startswith("application/json") else response.text


class AtGame:
    """A connection to a game, and what it has been told last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.summary: dict[str, Any] = {}
        self.situation: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self._kept: list[dict[str, Any]] = []

    @property
    def number(self) -> int:
        return int(self.situation["number"])

    @property
    def decision(self) -> Any:
        return self.situation["decision"]

    async def hello(self, since: int | None = None) -> None:
        await self.send(type="hello", since=since)
        self.welcome = await self.hear("welcome")

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(
        self, kind: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True, seconds: float = 15
    ) -> dict[str, Any]:
        """The next message of a kind; the others are kept for later."""
        for message in self._kept:
            if message["type"] == kind and fits(message):
                self._kept.remove(message)
                return message
        until = time.monotonic() + seconds
        while True:
            message = await self._next(until - time.monotonic())
            if message["type"] == kind and fits(message):
                return message
            self._kept.append(message)

    async def ask(self, type: str, **content: Any) -> dict[str, Any]:
        """The answer to a message."""
        key = content.pop("key", None) or f"k{next(KEYS)}"
        await self.send(type=type, key=key, **content)
        while True:
            message = await self._next(15)
            if message.get("key") == key:
                if message["type"] == "refused":
                    raise Refused(message)
                return message
            self._kept.append(message)

    async def about(self, type: str, seat: int, **content: Any) -> dict[str, Any]:
        """The answer to a message about the game as it stands."""
        return await self.ask(type, number=content.pop("number", self.number), seat=seat, **content)

    async def until(self, number: int, seconds: float = 15) -> dict[str, Any]:
        """Waits for an entry."""
        return await self.hear("entry", lambda message: message["entry"]["number"] == number, seconds)

    async def until_decides(self, seat: int | None, seconds: float = 15) -> None:
        """Waits until a seat has to decide, or the game is over."""
        until = time.monotonic() + seconds
        while self.summary["status"] == "playing" and (self.decision is None or self.decision["seat"] != seat):
            self._kept.append(await self._next(until - time.monotonic()))

    async def until_present(self, seat: int, present: bool, seconds: float = 15) -> None:
        """Waits until whoever has a seat is there, or is not."""
        until = time.monotonic() + seconds
        while self.summary["seats"][seat]["present"] != present:
            self._kept.append(await self._next(until - time.monotonic()))

    async def draft_turn(self, seat: int, pick: int = 0) -> list[str]:
        """Some actions for all that the seat has to decide until chance or somebody else comes."""
        actions: list[str] = []
        decision = self.decision
        while decision is not None:
            actions.append(decision["legal"][pick % len(decision["legal"])])
            decision = (await self.about("draft", seat, actions=actions))["decision"]
        return actions

    async def turn(self, seat: int, pick: int = 0) -> int:
        """Plays a whole turn. Returns the number of its entry, once everybody has been told."""
        number = await self.confirm(seat, await self.draft_turn(seat, pick))
        await self.until(number)
        return number

    async def confirm(self, seat: int, actions: Sequence[str], **content: Any) -> int:
        return int((await self.about("act", seat, actions=list(actions), **content))["number"])

    async def _next(self, seconds: float) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        assert complaint(message) is None
        self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        if "summary" in message:
            self.summary = message["summary"]
        if "situation" in message and message["type"] != "refused":
            self.situation = message["situation"]
