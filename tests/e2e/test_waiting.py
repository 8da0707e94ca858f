"""Answers that take their time: what is typed or shown meanwhile stays."""

import re

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import People
from tests.e2e.games import ME, OPEN, Host


def hold(page: Page, url: str | re.Pattern[str]) -> list[Route]:
    """Keeps the next request back, until it is told to continue."""
    held: list[Route] = []
    page.route(url, lambda route: held.append(route), times=1)
    return held


def test_a_name_that_is_typed_is_not_overwritten(people: People) -> None:
    page = people.come()
    held = hold(page, "**/api/me")
    page.goto("/")
    name = page.get_by_label("Name", exact=True)
    name.fill("Ada")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    held[0].continue_()
    expect(page.get_by_text(re.compile("^Guest "))).to_be_visible()
    expect(name).to_have_value("Ada")
    name.press("Enter")
    expect(page.get_by_text("Ada", exact=True)).to_be_visible()


def test_a_name_is_given_to_the_guest_that_the_page_becomes(people: People) -> None:
    page = people.come()
    held = hold(page, "**/api/me")
    page.goto("/")
    name = page.get_by_label("Name", exact=True)
    name.fill("Ada")
    name.press("Enter")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    held[0].continue_()
    expect(page.get_by_text("Ada", exact=True)).to_be_visible()
    expect(name).to_have_value("Ada")
    assert page.request.get("/api/me").json()["name"] == "Ada"


def test_a_page_stays_as_it_is_until_the_next_one_is_there(people: People) -> None:
    game = Host(people.come().request).make(ME, OPEN)
    page = people.come()
    page.goto(game["invitation"])
    watch = page.get_by_role("link", name="Just watch")
    expect(watch).to_have_attribute("href", f"/game/{game['id']}")
    held = hold(page, re.compile("/assets/Rules.*js"))
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/rules"))
    expect(watch).to_have_attribute("href", f"/game/{game['id']}")
    held[0].continue_()
    expect(watch).to_be_hidden()
    expect(page.get_by_role("heading", name="Rules").first).to_be_visible()
