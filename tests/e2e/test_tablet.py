"""A tablet, upright and lying: everything is there, nothing lies over the board, fingers are enough."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.layout import check_layout, covers
from tests.e2e.table import BUILD, COMPLETE, FITS, PLACE, Table

SIZES = pytest.mark.parametrize(("width", "height"), [(768, 1024), (1024, 768)], ids=["upright", "lying"])


@SIZES
def test_a_game_is_started_and_a_turn_played_by_touch(people: People, width: int, height: int) -> None:
    page = people.come_flat(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page.goto("/")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    start.tap()
    table = Table(page)
    table.says(PLACE)
    expect(table.board).to_have_attribute("data-mode", "2d")
    others = [page.locator("header"), table.seat(0), table.seat(1), page.locator("section.bar")]
    check_layout(table, others)
    spot = table.middle_of("0,0")
    page.touchscreen.tap(*spot)
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


@SIZES
def test_a_replay_fits(people: People, finished: dict[str, Any], width: int, height: int) -> None:
    page = people.come_flat(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    page.goto(f"/replay/{finished['id']}")
    board = page.get_by_test_id("board")
    expect(board).to_have_attribute("data-mode", "2d")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert covers(board) == []
