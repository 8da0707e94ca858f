"""Listens, says where, and runs until it is told to stop."""

import asyncio
import socket
import sys
from typing import Final

import click
import uvicorn

from surtsey.compiled import say_if_interpreted
from surtsey.game import SurtseyError
from surtsey.server import cookies
from surtsey.server.app import make_app
from surtsey.server.database import Database, alone
from surtsey.server.metrics import log_as_json
from surtsey.server.settings import Settings

UNREAD_MS: Final = 30_000
"""Milliseconds after which a connection is given up whose other side takes nothing of what was sent."""
STOP_GRACE_SECONDS: Final = 5
"""Seconds that open connections get when the server stops."""


def rotate_keys(settings: Settings) -> None:
    if settings.keys:
        raise SurtseyError("the keys are those of the setting; add a new one to its end")
    asyncio.run(_rotate(settings))


async def _rotate(settings: Settings) -> None:
    database = Database(settings.database_url)
    await database.upgrade()
    await cookies.rotate_keys(database)
    await database.close()


def run(settings: Settings) -> None:
    say_if_interpreted()
    log_as_json(settings.log_level)
    app = make_app(settings)
    listening = _listen(settings)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    app.state.url = settings.peer_url or address
    config = uvicorn.Config(
        app,
        log_config=None,
        ws_max_size=settings.message_size,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=STOP_GRACE_SECONDS,
        proxy_headers=bool(settings.public_url),
        server_header=False,
        access_log=False,
    )
    server = _Server(config, f"{address} ({settings.public_url})" if settings.public_url else address)
    with listening, alone(settings.database_url):
        server.run([listening])
    if not server.started:
        sys.exit(1)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # what is sent to who reads nothing would stay in memory
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise SurtseyError(f"cannot listen at {settings.host}:{settings.port}: {error.strerror}") from None
    return listening


class _Server(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            click.echo(f"Surtsey is at {self._address}")
