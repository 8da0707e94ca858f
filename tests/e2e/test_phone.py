"""A phone: everything is there, nothing lies over the board, fingers are enough."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import BOT, ME, Host
from tests.e2e.layout import check_layout
from tests.e2e.table import BUILD, COMPLETE, FITS, PLACE, Table

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def test_a_turn_is_played_by_touch(people: People) -> None:
    page = people.come_flat(**PHONE)
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    table.says(PLACE)
    others = [page.locator("header"), table.seat(0), table.seat(1), page.locator("section.bar")]
    check_layout(table, others)
    # The first tap holds the tile there, the second one puts it down.
    spot = table.middle_of("0,0")
    page.touchscreen.tap(*spot)
    table.says(FITS)
    check_layout(table, others)
    table.button("Rotate").tap()
    table.says(FITS)
    page.touchscreen.tap(*spot)
    table.says(BUILD)
    check_layout(table, others)
    land = table.board.locator('[data-field][aria-label*="can be chosen"]').first
    page.touchscreen.tap(*table.middle_of(land.get_attribute("data-field") or ""))
    table.says(COMPLETE)
    check_layout(table, others)
    table.button("Confirm turn").tap()
    assert table.can_go_on()
    table.shows_fields(6)
    # Log and chat are a sheet that comes and goes.
    table.button("Log and chat").tap()
    expect(page.get_by_role("log")).to_be_visible()
    page.get_by_role("complementary").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("log")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_lies_over_the_board_of_a_phone(people: People, language: str) -> None:
    page = people.come(locale=language, **PHONE)
    bot = {**BOT, "name": "Eyjafjallajökull"}
    game = Host(page.request).make(
        ME, bot, {**bot, "colour": 3}, {**bot, "colour": 2}, clock={"initial": 900, "increment": 5}
    )
    table = Table(page).sit_down(game["id"])
    expect(table.board).to_have_attribute("data-mode", "3d")
    expect(page.get_by_test_id("clock-0")).to_be_visible()
    seats = [table.seat(number) for number in range(4)]
    check_layout(table, [page.locator("header"), *seats, page.locator("section.bar")])


@pytest.mark.parametrize("path", ["/", "/rules", "/tutorial", "replay"])
def test_pages_fit_a_phone(people: People, finished: dict[str, Any], path: str) -> None:
    page = people.come_flat(**PHONE)
    page.goto(f"/replay/{finished['id']}" if path == "replay" else path)
    expect(page.get_by_role("heading").first).to_be_attached()
    if path in ("/tutorial", "replay"):
        expect(page.get_by_test_id("board")).to_have_attribute("data-mode", "2d")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
