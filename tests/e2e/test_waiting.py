"""Answers that take their time: what is typed or shown meanwhile stays."""

import re
from time import monotonic

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import People
from tests.e2e.games import ME, OPEN, Host
from tests.e2e.table import PLACE, SOON, Table


class Held:
    """Keeps the next request to an address back."""

    def __init__(self, page: Page, url: str | re.Pattern[str]) -> None:
        self._page = page
        self._routes: list[Route] = []
        page.route(url, lambda route: self._routes.append(route), times=1)

    def release(self) -> None:
        """Lets the request go on, once it has been made."""
        until = monotonic() + SOON
        while not self._routes and monotonic() < until:
            self._page.wait_for_timeout(50)
        self._routes[0].continue_()


def changes(page: Page) -> list[str]:
    """What the page asks the server to change, from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method != "GET" else None)
    return asked


def test_a_name_that_is_typed_is_not_overwritten(people: People) -> None:
    page = people.come()
    held = Held(page, "**/api/me")
    page.goto("/")
    name = page.get_by_label("Name", exact=True)
    name.fill("Ada")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    held.release()
    expect(page.get_by_text(re.compile("^Guest "))).to_be_visible()
    expect(name).to_have_value("Ada")
    name.press("Enter")
    expect(page.get_by_text("Ada", exact=True)).to_be_visible()


def test_a_name_is_given_to_the_guest_that_the_page_becomes(people: People) -> None:
    page = people.come()
    held = Held(page, "**/api/me")
    asked = changes(page)
    page.goto("/")
    name = page.get_by_label("Name", exact=True)
    name.fill("Ada")
    name.press("Enter")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    page.wait_for_timeout(200)
    assert asked == [], "they are nobody yet"
    held.release()
    expect(page.get_by_text("Ada", exact=True)).to_be_visible()
    expect(name).to_have_value("Ada")
    assert page.request.get("/api/me").json()["name"] == "Ada"


def test_whoever_starts_at_once_plays_as_the_guest_that_the_page_becomes(people: People) -> None:
    page = people.come_flat()
    held = Held(page, "**/api/me")
    asked = changes(page)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()
    page.wait_for_timeout(200)
    assert asked == [], "they are nobody yet"
    held.release()
    Table(page).says(PLACE)


def test_two_tabs_opened_at_once_are_one_guest(people: People) -> None:
    """The second one asks who it is when the first one knows."""
    first = people.come()
    second = first.context.new_page()
    held = Held(first, "**/api/me")
    first.goto("/")
    expect(first.get_by_role("button", name="Start the game")).to_be_visible()
    guests: list[str] = []
    second.on("response", lambda response: guests.append(response.url) if response.url.endswith("/api/me") else None)
    second.goto("/")
    expect(second.get_by_role("button", name="Start the game")).to_be_visible()
    assert guests == [], "it waits"
    held.release()
    names = [page.get_by_label("Name", exact=True) for page in (first, second)]
    expect(names[0]).to_have_value(re.compile("^Guest "))
    expect(names[1]).to_have_value(names[0].input_value())


def test_a_page_stays_as_it_is_until_the_next_one_is_there(people: People) -> None:
    game = Host(people.come().request).make(ME, OPEN)
    page = people.come()
    page.goto(game["invitation"])
    watch = page.get_by_role("link", name="Just watch")
    expect(watch).to_have_attribute("href", f"/game/{game['id']}")
    held = Held(page, re.compile("/assets/Rules.*js"))
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules"))
    expect(watch).to_have_attribute("href", f"/game/{game['id']}")
    held.release()
    expect(watch).to_be_hidden()
    expect(page.get_by_role("heading", name="Rules").first).to_be_visible()
