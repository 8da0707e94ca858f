"""Puts the server together."""

import asyncio
import logging
import resource
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from html import escape
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import surtsey
from surtsey.server.bot_workers import BotWorkers
from surtsey.server.connection import Connection
from surtsey.server.cookies import COOKIE, KEY_READ_INTERVAL_SECONDS, Keyring, read_keys, stored_keys
from surtsey.server.database import Database
from surtsey.server.http import games, guests, records, sentences
from surtsey.server.http.dependencies import Server, server_of
from surtsey.server.http.static import FrontEnd, Guard, is_own
from surtsey.server.leases import Elsewhere, Leases
from surtsey.server.limits import Buckets
from surtsey.server.metrics import METRICS
from surtsey.server.relay import HEADER, Unreachable, relay
from surtsey.server.room import Room, Services
from surtsey.server.rooms import Rooms
from surtsey.server.settings import Settings, front_end
from surtsey.server.store import Store
from surtsey.server.wire import CLOSE_NO_GAME, CLOSE_NO_GUEST, CLOSE_TOO_MANY, GAME_ID, Refused
from surtsey.server.writer import Writer

LOG: Final = logging.getLogger(__name__)
SEEK_TIMEOUT_SECONDS: Final = 8.0
"""Seconds in which somebody must have taken over a game whose process died."""
SEEK_INTERVAL_SECONDS: Final = 0.3
METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE"]
UNHEALTHY_SECONDS: Final = 10.0
"""Seconds without an answer of the database."""


def make_app(settings: Settings) -> FastAPI:
    app = FastAPI(
        title="Surtsey",
        version=surtsey.__version__,
        description="Board games in the browser. They are played over a WebSocket at /ws/games/{id}.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan(settings),
    )
    app.state.url = settings.peer_url or f"http://{settings.host}:{settings.port}"
    app.state.connected = {}
    for module in (guests, games, records, sentences):
        app.include_router(module.ROUTER)
    app.add_api_route("/health", health, include_in_schema=False)
    app.add_api_route("/metrics", metrics, include_in_schema=False)
    app.add_api_route("/api/docs", docs, include_in_schema=False)
    app.add_api_websocket_route("/ws/games/{id}", play)
    app.add_api_websocket_route("/internal/games/{id}", play_for_another)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    for prefix in ("api", "ws", "internal"):
        app.add_api_route(
            f"/{prefix}/{{path:path}}",
            _not_found,
            methods=METHODS,
            include_in_schema=False,
        )
    app.mount("/", FrontEnd(front_end(settings)))
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings=settings)
    return app


def _lifespan(settings: Settings) -> Callable[[FastAPI], Any]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with _running(settings, app) as server:
            app.state.server = server
            yield

    return lifespan


@asynccontextmanager
async def _running(settings: Settings, app: FastAPI) -> AsyncIterator[Server]:
    database = Database(settings.database_url)
    await database.upgrade()
    store = Store(database)
    leases = Leases(database, settings.lease_seconds)
    writer = Writer(database, lambda: leases.me)
    writer.start()
    thinkers, analysts = BotWorkers(settings.thinkers), BotWorkers(1)
    rooms = Rooms(Services(settings, store, writer, thinkers), leases)
    keyring = Keyring(read_keys(settings.keys) or await stored_keys(database))
    newcomers = Buckets(settings.newcomer_rate, settings.newcomer_burst)
    server = Server(settings, store, rooms, thinkers, analysts, keyring, newcomers)
    await thinkers.warm_up()
    await rooms.start(app.state.url)
    reading = asyncio.create_task(_read_keys(server))
    try:
        yield server
    finally:
        reading.cancel()
        await rooms.stop()
        thinkers.close()
        analysts.close()
        await database.close()
        LOG.info("stopped")


async def _read_keys(server: Server) -> None:
    """Other processes, or whoever runs them, may have added keys."""
    while not server.settings.keys:
        await asyncio.sleep(KEY_READ_INTERVAL_SECONDS)
        with suppress(Exception):
            server.keyring = Keyring(await stored_keys(server.store.database))


async def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    METRICS.refused.add(error.code)
    return JSONResponse({"code": error.code, "text": error.text}, error.status)


async def _invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return JSONResponse({"code": "invalid", "text": f"{where}: {first['msg']}" if where else first["msg"]}, 422)


async def _http_error(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = {404: "no_such_thing", 405: "not_allowed"}.get(error.status_code, "refused")
    return JSONResponse({"code": code, "text": str(error.detail)}, error.status_code, error.headers)


async def _not_found() -> None:
    raise HTTPException(404, "there is no such thing")


async def health(request: Request) -> JSONResponse:
    silent = time.monotonic() - server_of(request).rooms.healthy_at
    if silent < UNHEALTHY_SECONDS:
        return JSONResponse({"status": "ok"})
    return JSONResponse({"status": "no database"}, 503)


async def metrics(request: Request) -> PlainTextResponse:
    server = server_of(request)
    rooms = server.rooms.rooms.values()
    gauges = {
        "surtsey_rooms": ("Live games in this process", float(len(rooms))),
        "surtsey_connections": ("WebSocket connections", float(sum(room.connections for room in rooms))),
        "surtsey_thinking": ("Bots that think or wait for it", float(server.thinkers.busy)),
        "surtsey_memory_bytes": ("Most memory used", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024.0),
        "surtsey_uptime_seconds": ("Since the start", time.time() - METRICS.started),
    }
    return PlainTextResponse(METRICS.text(gauges), media_type="text/plain; version=0.0.4")


async def docs(request: Request) -> HTMLResponse:
    """The API on one page, without scripts. Tools read /api/openapi.json."""
    rows = [
        f"<tr><td><code>{method.upper()} {escape(path)}</code><td>{escape(operation.get('summary', ''))}"
        for path, operations in request.app.openapi()["paths"].items()
        for method, operation in operations.items()
    ]
    return HTMLResponse(
        "<!doctype html><html lang=en><title>Surtsey: API</title><h1>Surtsey: API</h1>"
        f"<table>{''.join(rows)}</table><p><a href=/api/openapi.json>OpenAPI</a>"
    )


async def play(socket: WebSocket, id: str) -> None:
    """What the page talks to during a game."""
    server = server_of(socket)
    if not is_own(socket.headers.get("origin"), socket.headers.get("host"), server.settings.public_url):
        await socket.close(1008)
        return
    await socket.accept()
    guest = server.keyring.read(socket.cookies.get(COOKIE))
    if guest is None:
        await socket.close(CLOSE_NO_GUEST, "no valid cookie; ask for /api/me first")
        return
    connected: dict[str, int] = socket.app.state.connected
    if connected.get(guest, 0) >= server.settings.connections:
        await socket.close(CLOSE_TOO_MANY, "too many connections")
        return
    connected[guest] = connected.get(guest, 0) + 1
    try:
        await _seek(server, socket, guest, id)
    finally:
        connected[guest] -= 1
        if not connected[guest]:
            del connected[guest]


async def _seek(server: Server, socket: WebSocket, guest: str, id: str) -> None:
    """Finds the room, here or elsewhere; while nobody has it, another process is about to take it over."""
    until = time.monotonic() + SEEK_TIMEOUT_SECONDS
    while time.monotonic() < until:
        found = await server.rooms.open(id) if GAME_ID.fullmatch(id) else None
        if found is None:
            await socket.close(CLOSE_NO_GAME, "there is no such game")
            return
        if isinstance(found, Room):
            await Connection(socket, guest, server.settings).serve(found)
            return
        try:
            await relay(socket, found.url, id, server.keyring.sign_relay(guest))
        except Unreachable:
            await asyncio.sleep(SEEK_INTERVAL_SECONDS)
        else:
            return
    await socket.close(1013, "the game cannot be reached; try again")


async def play_for_another(socket: WebSocket, id: str) -> None:
    """Another process brings somebody whose game lives here."""
    server = server_of(socket)
    guest = server.keyring.read_relay(socket.headers.get(HEADER))
    found = await server.rooms.open(id) if guest is not None and GAME_ID.fullmatch(id) else None
    if guest is None or found is None or isinstance(found, Elsewhere):
        await socket.close(1008)
        return
    await socket.accept()
    await Connection(socket, guest, server.settings).serve(found)
