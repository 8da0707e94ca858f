"""One WebSocket: what comes is checked and limited, what goes out never keeps the room waiting."""

import asyncio
import json
from typing import Any, Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from surtsey.server.limits import Bucket
from surtsey.server.metrics import METRICS
from surtsey.server.room import Room
from surtsey.server.settings import Settings
from surtsey.server.wire import CLOSE_TOO_MANY, SENT

MOST_WAITING: Final = 500
"""Messages that may wait for a slow reader; then it has to come again and gets the present state."""
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
        self._bucket = Bucket(settings.message_rate, settings.message_burst)
        self._too_fast = 0

    def send(self, text: str) -> None:
        if self._outbox.qsize() < MOST_WAITING:
            self._outbox.put_nowait(text)
        else:
            self.close(1013, "too slow to read what happens")

    def close(self, code: int, reason: str) -> None:
        self._outbox.put_nowait((code, reason))

    async def serve(self, room: Room) -> None:
        """Until one side has had enough."""
        room.enter(self)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read(room))
        try:
            await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(self)
            for task in (writing, reading):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            message = await self._outbox.get()
            if isinstance(message, tuple):
                await self._socket.close(*message)
                return
            await self._socket.send_text(message)

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
        if text is None:
            self._refuse("unreadable", "messages are text")
        elif len(text) > self._settings.message_size:
            self._refuse("too_long", f"a message has at most {self._settings.message_size} bytes")
        elif not self._bucket.take():
            self._too_fast += 1
            self._refuse("too_fast", "too many messages; this one was dropped", key_in(text))
            if self._too_fast >= MOST_TOO_FAST:
                self.close(CLOSE_TOO_MANY, "too many messages")
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
        self.send(json.dumps({"type": "refused", "key": key, "code": code, "text": text}))


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
