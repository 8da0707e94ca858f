"""What requests share: the server behind them, the guest who asks, and how refusals are documented."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import Depends, Request, Response, WebSocket

from surtsey.server.bot_workers import BotWorkers
from surtsey.server.cookies import COOKIE, COOKIE_DAYS, Keyring, default_name, new_guest
from surtsey.server.http.static import address_of
from surtsey.server.limits import Buckets
from surtsey.server.rooms import Rooms
from surtsey.server.settings import Settings
from surtsey.server.store import GameRow, Store
from surtsey.server.wire import Refusal, Refused


@dataclass
class Server:
    """Everything that lives as long as the process."""

    settings: Settings
    store: Store
    rooms: Rooms
    thinkers: BotWorkers
    analysts: BotWorkers
    keyring: Keyring
    newcomers: Buckets

    async def game(self, id: str) -> GameRow:
        row = await self.store.game(id)
        if row is None:
            raise Refused("no_such_game", "there is no such game; it may have been deleted", 404)
        return row

    async def name(self, guest: str) -> str:
        return await self.store.name_of(guest) or default_name(guest)


def server_of(connection: Request | WebSocket) -> Server:
    server: Server = connection.app.state.server
    return server


def _server(request: Request) -> Server:
    return server_of(request)


def _guest(request: Request) -> str | None:
    """Who asks; None if the cookie is missing or was not signed here."""
    return server_of(request).keyring.read(request.cookies.get(COOKIE))


def _visitor(request: Request, response: Response) -> str:
    """Who asks; somebody new gets a cookie."""
    guest = _guest(request)
    if guest is None:
        guest = newcomer(request)
        give_cookie(request, response, guest)
    return guest


def newcomer(request: Request) -> str:
    """A new guest; not too many from one address, or limits of guests would be none."""
    if not server_of(request).newcomers.take(address_of(request.scope)):
        raise Refused("too_fast", "too many new guests from there; wait a little", 429)
    return new_guest()


def give_cookie(request: Request, response: Response, guest: str) -> None:
    server = server_of(request)
    response.set_cookie(
        COOKIE,
        server.keyring.sign(guest),
        max_age=COOKIE_DAYS * 86_400,
        httponly=True,
        samesite="lax",
        secure=server.settings.secure or request.url.scheme == "https",
    )


TheServer = Annotated[Server, Depends(_server)]
Guest = Annotated[str | None, Depends(_guest)]
Visitor = Annotated[str, Depends(_visitor)]

_MEANINGS: Final = {
    400: "what was asked for makes no sense",
    403: "not allowed",
    404: "there is no such thing",
    409: "not possible now",
    413: "too large",
    422: "not what was expected",
    429: "too many",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the API's description."""
    return {status: {"model": Refusal, "description": _MEANINGS[status]} for status in statuses}
