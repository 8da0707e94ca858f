"""WebSockets that belong to another process: everything goes through to the owner of the game, and back.

Messages go straight from process to process. Through the database they would have to fit into a notification of 8000
bytes or be written to a table first, and every draft of every player would be work for the one thing that all share.
"""

import asyncio
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

OPEN_TIMEOUT_SECONDS: Final = 2.0
"""Seconds in which the other process has to answer."""
HEADER: Final = "Authorization"


class Unreachable(Exception):
    """The owner does not answer, or is not the owner any more."""


async def relay(socket: WebSocket, url: str, game: str, token: str) -> None:
    """Until one side has had enough. The page has been accepted already."""
    address = url.replace("http", "ws", 1) + f"/internal/games/{game}"
    try:
        upstream = await connect(
            address,
            additional_headers={HEADER: token},
            open_timeout=OPEN_TIMEOUT_SECONDS,
            max_size=None,
            compression=None,
        )
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
        raise Unreachable(str(error)) from None
    async with upstream:
        down = asyncio.create_task(_down(upstream, socket))
        up = asyncio.create_task(_up(socket, upstream))
        try:
            await asyncio.wait({down, up}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (down, up):
                task.cancel()
            await asyncio.gather(down, up, return_exceptions=True)


async def _down(upstream: ClientConnection, socket: WebSocket) -> None:
    try:
        async for message in upstream:
            await socket.send_text(message if isinstance(message, str) else message.decode())
    except ConnectionClosed:
        pass
    code = upstream.close_code
    if code is None or code == 1006:  # the owner has died: come again, somebody will take the game over
        await socket.close(1012, "the game is taken up again in a moment")
    else:
        await socket.close(code, upstream.close_reason or "")


async def _up(socket: WebSocket, upstream: ClientConnection) -> None:
    try:
        while True:
            await upstream.send(await socket.receive_text())
    except (WebSocketDisconnect, ConnectionClosed, KeyError):
        return
