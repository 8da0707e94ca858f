"""axe finds nothing to complain about on any page, in light and in dark colours."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import ROOT
from tests.e2e.conftest import People
from tests.e2e.games import BOT, ME, OPEN, Host
from tests.e2e.table import FITS, PLACE, Table

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async (rules) => (await axe.run(rules ? { runOnly: rules } : {})).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary}`))"""


def complaints(page: Page) -> list[str]:
    # As a script element it would be against the page's security policy.
    page.evaluate(AXE.read_text())
    # Dark pages differ in their colours only.
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    found: list[str] = page.evaluate(RUN, ["color-contrast"] if dark else None)
    return found


def test_axe_finds_what_is_wrong(people: People) -> None:
    for colours in "light", "dark":
        page = people.come(color_scheme=colours)
        page.goto("/rules/nowhere")
        page.evaluate("""() => {
            const button = document.body.appendChild(document.createElement('button'))
            const text = document.body.appendChild(document.createElement('p'))
            text.textContent = 'hard to read'
            text.style = 'color: #888; background: #999'
        }""")
        found = {line.partition(":")[0] for line in complaints(page)}
        assert found >= ({"color-contrast", "button-name"} if colours == "light" else {"color-contrast"})


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_home_join_rules_and_tutorial_are_accessible(people: People, colours: str) -> None:
    page = people.come_flat(color_scheme=colours)
    page.goto("/")
    page.get_by_text("Clock and more options").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Settings").click()
    assert complaints(page) == []
    page.goto("/rules/taluva")
    page.get_by_role("button", name="Open all").click()
    assert complaints(page) == []
    page.goto(Host(people.come().request).make(ME, OPEN)["invitation"])
    expect(page.get_by_role("button", name="Join the game")).to_be_visible()
    assert complaints(page) == []
    page.goto("/tutorial")
    expect(page.get_by_test_id("board")).to_have_attribute("data-mode", "2d")
    assert complaints(page) == []


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_game_its_result_and_its_replay_are_accessible(
    people: People, finished: dict[str, Any], colours: str
) -> None:
    page = people.come_flat(color_scheme=colours)
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    table.take_turn_by_keys()
    assert table.can_go_on()
    table.press("b", "Home")
    table.says(FITS)
    assert complaints(page) == []
    table.button("Menu").click()
    assert complaints(page) == []
    table.sit_down(finished["id"])
    table.button("Result").click()
    expect(table.result).to_be_visible()
    assert complaints(page) == []
    page.goto(f"/replay/{finished['id']}?move=9")
    expect(page.get_by_role("img", name="Chances to win after every turn")).to_be_visible()
    expect(page.get_by_text(re.compile("^The bot thinks it over"))).to_be_hidden()
    assert complaints(page) == []


def test_a_game_in_3d_is_accessible(people: People) -> None:
    page = people.come(viewport={"width": 1024, "height": 640})
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    expect(table.board).to_have_attribute("data-mode", "3d")
    table.says(PLACE)
    assert complaints(page) == []
