"""One WebSocket: what comes is checked and limited, what goes out never keeps the room waiting."""

import asyncio
import json
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from surtsey.server.audience import send
from surtsey.server.limits import Bucket
from surtsey.server.metrics import METRICS
from surtsey.server.room import Room
from surtsey.server.settings import Settings
from surtsey.server.wire import CLOSE_TOO_MANY, SENT

MOST_WAITING_CHARACTERS: Final = 2_000_000
"""What may wait for a slow reader; then it has to come again and gets the present state."""
SEND_TIMEOUT_SECONDS: Final = 20.0
"""Seconds in which a reader has to take a message."""
MOST_TOO_FAST: Final = 100
"""Messages that may be refused for coming too fast before the connection is closed."""


class Connection:
    """Somebody who is connected to a room, by a WebSocket of their own or through another process."""

    def __init__(self, socket: WebSocket, guest: str, settings: Settings) -> None:
        self.guest = guest
        self.greeted = False
        self._socket = socket
        self._settings = settings
        self._outbox: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self._waiting_characters = 0
        self._cut_off = asyncio.Event()
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._too_fast = 0

    def send(self, text: str) -> None:
        self._waiting_characters += len(text)
        if self._waiting_characters <= MOST_WAITING_CHARACTERS:
            self._outbox.put_nowait(text)
        else:  # a word of farewell would wait behind all the rest
            self._cut_off.set()

    def close(self, code: int, reason: str) -> None:
        self._outbox.put_nowait((code, reason))

    async def serve(self, room: Room) -> None:
        """Until one side has had enough."""
        room.enter(self)
        tasks = {asyncio.create_task(part) for part in (self._write(), self._read(room), self._cut_off.wait())}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> None:
        """What is sent has to be taken in time: who reads nothing is as good as gone."""
        while True:
            message = await self._outbox.get()
            if isinstance(message, tuple):
                await asyncio.wait_for(self._socket.close(*message), SEND_TIMEOUT_SECONDS)
                return
            await asyncio.wait_for(self._socket.send_text(message), SEND_TIMEOUT_SECONDS)
            self._waiting_characters -= len(message)

    async def _read(self, room: Room) -> None:
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                self._take(room, message.get("text"))
        except WebSocketDisconnect:
            return

    def _take(self, room: Room, text: str | None) -> None:
        if not self._bucket.take():
            self._too_fast += 1
            self._refuse("too_fast", "too many messages; this one was dropped", None if text is None else key_in(text))
            if self._too_fast >= MOST_TOO_FAST:
                self.close(CLOSE_TOO_MANY, "too many messages")
        elif text is None:
            self._refuse("unreadable", "messages are text")
        elif len(text) > self._settings.message_size:
            self._refuse("too_long", f"a message has at most {self._settings.message_size} bytes")
        else:
            try:
                message = SENT.validate_json(text)
            except ValidationError as error:
                self._refuse("unreadable", readable(error), key_in(text))
                return
            METRICS.messages.add(message.type)
            room.receive(self, message)

    def _refuse(self, code: str, text: str, key: str | None = None) -> None:
        METRICS.refused.add(code)
        send(self, {"type": "refused", "key": key, "code": code, "text": text})


def readable(error: ValidationError) -> str:
    """What is wrong first, in one sentence; nothing of what was sent is repeated."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]


def key_in(text: str) -> str | None:
    """The key of a message that is wrong otherwise, so that the page knows what was refused."""
    try:
        message: Any = json.loads(text)
    except (ValueError, RecursionError):
        return None
    key = message.get("key") if isinstance(message, dict) else None
    return key if isinstance(key, str) and len(key) <= 64 else None
