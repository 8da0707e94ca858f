"""People in front of real browsers, at a real server. Whatever a page complains about fails the test."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, Response, expect, sync_playwright

from tests.e2e.browser import launch, serve
from tests.e2e.games import Host
from tests.said import complaint

TIMEOUT_MS: Final = 30_000
"""Milliseconds that anything may take on a busy machine."""

expect.set_options(timeout=TIMEOUT_MS)


# Neither lives on after these tests: a running event loop would be in the way of those that start their own.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = launch(playwright)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server that most tests share. Nothing may go wrong in it unnoticed."""
    server = serve(tmp_path_factory.mktemp("site"))
    try:
        yield server.url
    finally:
        server.stop()
    assert not server.errors()


@pytest.fixture(scope="package")
def finished(playwright: Playwright, site: str) -> Iterator[dict[str, Any]]:
    """A game that bots have played to its end. Nobody at the browsers has seen it."""
    request = playwright.request.new_context(base_url=site)
    yield Host(request).finished()
    request.dispose()


@dataclass
class People:
    """Opens browsers, a fresh one for each person, and listens to what their pages complain about."""

    browser: Browser
    site: str
    expected: list[re.Pattern[str]] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def come(
        self,
        *,
        browser: Browser | None = None,
        site: str | None = None,
        settings: dict[str, Any] | None = None,
        **options: Any,
    ) -> Page:
        """Somebody with a browser of their own who, unless told, speaks English, wants no motion and is no newcomer.

        Settings are those of the page, as if they had been chosen in an earlier visit.
        """
        at = site or self.site
        stored = [{"name": "settings", "value": json.dumps({"guide": False, **(settings or {})})}]
        context = (browser or self.browser).new_context(
            **{
                "base_url": at,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "viewport": {"width": 1280, "height": 800},
                "storage_state": {"cookies": [], "origins": [{"origin": at, "localStorage": stored}]},
                **options,
            }
        )
        context.set_default_timeout(TIMEOUT_MS)
        context.on("page", self._listen)
        return context.new_page()

    def come_flat(self, **options: Any) -> Page:
        """Somebody who likes the board in 2D."""
        return self.come(settings={"board": "2d"}, **options)

    def may_complain(self, pattern: str) -> None:
        """Allows complaints that are part of what is tested."""
        self.expected.append(re.compile(pattern))

    def _listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", self._miss)
        page.on("response", self._read)
        page.on("websocket", lambda socket: socket.on("framereceived", self._check))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text}")

    def _miss(self, request: Request) -> None:
        # Who leaves a page, or downloads a file, needs no answer any more.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.method} {request.url} {request.failure}")

    def _read(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"status {response.status}: {response.request.method} {response.url}")

    def _check(self, frame: str | bytes) -> None:
        wrong = complaint(json.loads(frame))
        if wrong is not None:
            self.complaints.append(f"message: {wrong}")

    def unexpected(self) -> list[str]:
        return [line for line in self.complaints if not any(pattern.search(line) for pattern in self.expected)]

    def leave(self) -> None:
        for context in self.browser.contexts:
            context.close()


@pytest.fixture
def people(browser: Browser, site: str) -> Iterator[People]:
    crowd = People(browser, site)
    yield crowd
    crowd.leave()
    assert crowd.unexpected() == []
