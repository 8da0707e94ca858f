"""What Volcanique shows around its board, on screens of all sizes: in reach, in sight, and never over the board."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from surtsey.volcanique import VOLCANIQUE
from tests.e2e.conftest import People
from tests.e2e.games import BOT, ME, Host
from tests.e2e.layout import boxes, check_layout, covers
from tests.e2e.table import Table
from tests.e2e.test_accessibility import complaints
from tests.volcanique.boards import at

FIVE: Final = """
           D0  D   D1  D   D2  D   D3  D   D4  D
    0,0:  D  1  D D  1  D D  1  D D  1  D D  1  D
           D   D   D   D   D   D   D   D   D   D
    seat 0: DDMM, crater 2, powers agile
    seat 1: DML, powers flying
    """
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 768}}
TOUCH: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True}
LYING: Final[dict[str, Any]] = {"viewport": {"width": 1024, "height": 768}, **TOUCH}
UPRIGHT: Final[dict[str, Any]] = {"viewport": {"width": 768, "height": 1024}, **TOUCH}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, **TOUCH}
SMALL: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, **TOUCH}
SCREENS: Final = pytest.mark.parametrize(
    "screen", [DESKTOP, LYING, UPRIGHT, PHONE, SMALL], ids=["desktop", "lying", "upright", "phone", "small"]
)
TOUCHED: Final = 44
"""Pixels that a finger hits."""
EVERYTHING: Final = ("Market", "My things", "Powers", "Score", "Log", "Chat")


def sit_down(page: Page) -> Table:
    """Before buying, among five."""
    position = VOLCANIQUE.position(at(FIVE, "buy", players="5"), secrets=True)
    bots = [{**BOT, "name": name} for name in ("Hekla", "Askja", "Krafla", "Eyjafjallajökull")]
    game = Host(page.request).make(ME, *bots, game="volcanique", options={}, position=position)
    table = Table(page).sit_down(game["id"])
    expect(page.get_by_test_id("status")).not_to_be_empty()
    return table


def too_small(page: Page) -> list[str]:
    """What is there to be pressed, and too small for a finger."""
    found: list[str] = page.locator("main button:visible").evaluate_all(
        """(buttons, least) => buttons
            .map(button => [button, button.getBoundingClientRect()])
            .filter(([, { width, height }]) => Math.min(width, height) < least)
            .map(([button, { width, height }]) => `${button.ariaLabel ?? button.textContent}: ${width} x ${height}`)""",
        TOUCHED,
    )
    return found


def open_tab(tab: Locator) -> None:
    """Pressed once more it would close."""
    if tab.get_attribute("aria-selected") != "true":
        tab.click()


def parts(table: Table) -> list[Locator]:
    page = table.page
    return [page.locator("header"), *(table.seat(number) for number in range(5)), page.locator("section.bar")]


@SCREENS
def test_nothing_lies_over_the_board_or_is_cut_off(people: People, screen: dict[str, Any]) -> None:
    page = people.come_flat(**screen)
    table = sit_down(page)
    if (sheet := page.locator("aside.docked")).count():
        # It is time to buy, so the market has opened by itself.
        market = sheet.get_by_role("tab", name="Market", exact=True)
        expect(market).to_have_attribute("aria-selected", "true")
        market.click()
    check_layout(table, [*parts(table), page.get_by_role("list", name="Steps of the turn")])


@SCREENS
def test_every_panel_leaves_the_board_in_sight_and_has_big_buttons(people: People, screen: dict[str, Any]) -> None:
    page = people.come_flat(**screen)
    table = sit_down(page)
    for name in EVERYTHING:
        if (tab := page.get_by_role("tab", name=name, exact=True)).count() == 0:
            expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()
            continue
        open_tab(tab)
        panel = page.get_by_role("tabpanel", name=name, exact=True)
        expect(panel).to_be_visible()
        board, shown = boxes(table.board, panel)
        assert covers(table.board) == []
        assert min(board["width"], board["height"]) >= 3 * TOUCHED, name
        assert shown["height"] <= 0.62 * page.viewport_size["height"]  # type: ignore[index]
        assert too_small(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_panels_are_accessible(people: People, screen: dict[str, Any], colours: str) -> None:
    page = people.come_flat(color_scheme=colours, **screen)
    sit_down(page)
    for name in EVERYTHING:
        if (tab := page.get_by_role("tab", name=name, exact=True)).count():
            open_tab(tab)
            expect(page.get_by_role("tabpanel", name=name, exact=True)).to_be_visible()
        assert complaints(page) == []


def test_what_is_taken_on_a_phone_makes_room_for_the_board(people: People) -> None:
    page = people.come_flat(**PHONE)
    table = sit_down(page)
    market = page.get_by_role("tabpanel", name="Market", exact=True)
    expect(market).to_be_visible()
    with_market = boxes(table.board)[0]
    market.get_by_role("button", name="Duo: dark, medium").tap()
    expect(market).to_be_hidden()
    assert boxes(table.board)[0]["height"] > with_market["height"]
    page.get_by_role("button", name="Put it back").tap()
    expect(market).to_be_visible()


def test_keys_lead_to_panels(people: People) -> None:
    page = people.come_flat(**DESKTOP)
    table = sit_down(page)
    table.press("m")
    expect(page.locator("#panel-market :focus")).to_have_accessible_name(re.compile("^Trio: dark, medium, light,"))
    table.press("s")
    expect(page.get_by_role("tab", name="Score")).to_have_attribute("aria-selected", "true")
    table.press("g")
    expect(page.get_by_role("tabpanel", name="Powers")).to_be_visible()
    expect(page.locator("#panel-grid :focus")).to_be_visible()


def test_scores_can_be_hidden(people: People) -> None:
    page = people.come_flat(**DESKTOP)
    table = sit_down(page)
    expect(table.seat(0)).to_contain_text("9 points")
    page.get_by_role("tab", name="Score").click()
    page.get_by_role("switch", name="Hide the score while playing").click()
    expect(page.get_by_role("tabpanel").get_by_text("The score is hidden until the end.")).to_be_visible()
    expect(table.seat(0)).not_to_contain_text("points")
