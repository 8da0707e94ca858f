"""HTTP: the front end's files, and what protects all answers."""

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from surtsey.server.limits import Buckets
from surtsey.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # colours and positions are style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "worker-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the path may hold an invitation
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
COSTLY: Final = ("/replay", "/record", "/analysis")
"""Ends of paths whose answers take some work."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MISSING: Final = (
    "<!doctype html><html lang=en><title>Surtsey</title><h1>Surtsey</h1>"
    "<p>The server runs, but the front end has not been built: <code>npm run build</code> in <code>web/</code>."
    "<p><a href=/api/docs>The API</a>"
)


def is_own(origin: str | None, host: str | None, public_url: str) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    if origin is None:
        return True
    if public_url and origin == public_url.rstrip("/"):
        return True
    try:
        return host is not None and urlsplit(origin).netloc == host
    except ValueError:  # it is no address at all
        return False


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    return scope["client"][0] if scope.get("client") else ""


class Guard:
    """Adds headers that protect, refuses requests that other sites' pages make, and bodies that are too large."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public_url = settings.public_url
        self._body_size = settings.body_size
        self._requests = Buckets(settings.request_rate, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if self._public_url.startswith("https://"):
                    answer.setdefault("Strict-Transport-Security", "max-age=31536000")
                if scope["path"].startswith("/api"):
                    answer.setdefault("Cache-Control", "no-store")
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, guarded)
            return
        await self._app(scope, self._limited(receive), guarded)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        changing = scope["method"] not in SAFE
        if changing and not is_own(headers.get("origin"), headers.get("host"), self._public_url):
            return _refuse(403, "foreign_origin", "this page belongs to another site")
        if (changing or scope["path"].endswith(COSTLY)) and not self._requests.take(address_of(scope)):
            return _refuse(429, "too_fast", "too many requests; wait a little")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._body_size:
            return _refuse(413, "too_large", f"a request has at most {self._body_size} bytes")
        return None

    def _limited(self, receive: Receive) -> Receive:
        """Counts what really comes: a length need not be announced."""
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self._body_size:
                raise HTTPException(413, "this is too large")
            return message

        return counted


def _refuse(status: int, code: str, text: str) -> JSONResponse:
    return JSONResponse({"code": code, "text": text}, status)


class FrontEnd:
    """Files of the built front end; paths that are none get the page, which knows its own routes."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = None if folder is None else folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # there is none here
            await WebSocketClose()(scope, receive, send)
        else:
            await self._response(scope)(scope, receive, send)

    def _response(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            return _refuse(405, "not_allowed", "this can only be read")
        if self._folder is None:
            return HTMLResponse(MISSING)
        path = scope["path"].lstrip("/")
        file = _file(self._folder, path)
        if file is not None:
            hashed = path.startswith("assets/")
            cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
            return FileResponse(file, headers={"Cache-Control": cache})
        if path.startswith("assets/"):
            return _refuse(404, "no_such_file", "there is no such file")
        return FileResponse(self._folder / "index.html", headers={"Cache-Control": "no-cache"})


def _file(folder: Path, path: str) -> Path | None:
    """The file in a folder that a path names; None if there is none, or can be none."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):  # too long for a name, or with a zero in it
        return None
