"""A game that another package brings, on the page: it is offered, and played on the plain board."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from surtsey.games import Bundle
from tests.e2e.browser import serve
from tests.e2e.conftest import People
from tests.e2e.games import Host
from tests.e2e.table import COMPLETE, OVER, Table

WHERE: Final = re.compile(r"^.* raises an islet [123] high: where\?$")


@pytest.fixture
def lagoon(atoll: Bundle, tmp_path: Path) -> Iterator[str]:
    """The address of a server where that package is installed. It is asked for before the people, who leave first."""
    server = serve(tmp_path)
    try:
        yield server.url
    finally:
        server.stop()
    assert not server.errors()


def free(table: Table, count: int) -> None:
    """Waits until so many fields can be chosen, and the others are somebody's."""
    table.says(WHERE)
    expect(table.board.locator('[data-field][aria-label*="can be chosen"]')).to_have_count(count)
    expect(table.board.locator('[data-field][aria-label^="field;"]')).to_have_count(0)
    assert table.fields.count() == 7


def test_a_whole_game_is_played_from_the_home_page_to_the_result(lagoon: str, people: People) -> None:
    page = people.come(site=lagoon)
    page.goto("/")
    page.get_by_text("atoll", exact=True).click()
    expect(page.get_by_label("Level of the bot at seat 2")).to_have_value("gull")
    page.get_by_role("button", name="Start the game").click()

    table = Table(page)
    free(table, 7)
    expect(page.get_by_role("button", name=re.compile("^Show the board in"))).to_have_count(0)
    # By mouse, by keys, and where a hint points.
    page.mouse.click(*table.middle_of("0,0"))
    table.says(COMPLETE)
    expect(table.field("0,0")).to_have_attribute("aria-label", re.compile(r"^field [123], [^,]+; 0,0$"))
    table.button("Confirm turn").click()

    free(table, 5)
    table.press("b", "Home", "Enter")
    table.says(COMPLETE)
    table.press("Enter")

    free(table, 3)
    table.button("Hint").click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    table.press("b", "Home", "Enter")
    table.says(COMPLETE)
    table.press("Backspace")
    free(table, 3)
    table.press("b", "Home", "Enter")
    table.says(COMPLETE)
    table.button("Confirm turn").click()

    table.says(OVER)
    expect(table.result).to_have_text(re.compile(r"^The lagoon is full\. Points: \d+ and \d+\.$"))
    assert len([name for name in names(page) if re.match(r"field [123], ", name)]) == 6


def names(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-field]").evaluate_all("fields => fields.map(field => field.ariaLabel)")
    return found


def test_its_replay_is_shown_on_the_plain_board(lagoon: str, people: People) -> None:
    page = people.come(site=lagoon)
    bot = {"kind": "bot", "level": "gull"}
    game = Host(page.request).finished(bot, bot, game="atoll", options={})
    page.goto(f"/replay/{game['id']}")
    expect(page.get_by_test_id("board")).to_have_attribute("data-mode", "2d")
    assert all(name.startswith("field; ") for name in names(page))
    page.keyboard.press("End")
    expect(page.locator('[data-field][aria-label^="field;"]')).to_have_count(1)
