"""Whole games of Volcanique: by keyboard alone on the flat board, by mouse on the one in 3D, five at one screen."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import ME, Host
from tests.e2e.islands import FRIENDS, Isle

SHORT: Final = {"setup": "quick", "turn_cap": "10", "limited_timing": "turn_start"}
"""Ten turns of all players together."""
TABS: Final = 30
"""Through the whole market."""
STEPS: Final = 200
"""More than such a game takes."""


def play(isle: Isle, take_step: Callable[[Isle], None]) -> None:
    """To the end of the game."""
    for _ in range(STEPS):
        if not isle.asks_something():
            return
        take_step(isle)
    raise AssertionError(f"the game does not come to an end: {isle.status.inner_text()} {isle.offered()}")


def take_step_by_keys(isle: Isle) -> None:
    """What the main button does, or else something that can be bought and laid."""
    if isle.card.is_visible():
        isle.press("Enter")
        return
    if isle.has_main():
        # On the board Enter chooses what is under the cursor; where nothing can be chosen it does what is left. No key
        # may come after the one that ends the game: it would close the result.
        if isle.offered():
            isle.press("b", "Home", "Enter")
        else:
            isle.press(*("n" if isle.end_button.is_visible() else ("b", "Enter")))
        return
    if isle.button("Put it back").is_visible():
        isle.press("b", "Home", "Enter")
        return
    isle.press("m")
    for _ in range(TABS):
        if isle.page.evaluate("document.activeElement.matches('button.good:not([aria-disabled])')"):
            isle.press("Enter", "b", "Home", "Enter")
            return
        isle.press("Tab")


@pytest.mark.parametrize("engagement", ["symbiosis", "left"])
def test_three_people_play_by_keyboard(engagement: str, people: People) -> None:
    page = people.come(settings={"board": "2d", "handOver": False})
    options = {**SHORT, "players": "3", "engagement": engagement}
    seats = (ME, *FRIENDS[:2])
    isle = Isle.at_game(page, Host(page.request).make(*seats, game="volcanique", options=options)["id"])
    play(isle, take_step_by_keys)
    expect(isle.result).to_contain_text("The game ends")
    assert set(re.findall(r"\d+ (\d): ", isle.played())) == {"0", "1", "2"}


def take_step_by_mouse(isle: Isle) -> None:
    if isle.card.is_visible():
        isle.card.locator("[data-first]").click()
    elif isle.has_main():
        isle.main_button.click()
    else:
        isle.page.locator(".good:not([aria-disabled])").first.click()
        isle.page.mouse.click(*isle.point_at_target())
        if isle.has_main():
            isle.main_button.click()


def test_two_people_play_by_mouse_in_3d(people: People) -> None:
    page = people.come(settings={"board": "3d", "handOver": False})
    game = Host(page.request).make(ME, FRIENDS[0], game="volcanique", options=SHORT)
    isle = Isle.at_game(page, game["id"])
    play(isle, take_step_by_mouse)
    expect(isle.result).to_contain_text("The game ends")
    expect(isle.board).to_have_attribute("data-mode", "3d")


def test_five_people_hand_the_screen_over(people: People) -> None:
    """Whoever comes next is asked for by name; what the one before has drafted is gone."""
    page = people.come_flat()
    options = {**SHORT, "players": "5", "later_bonus": "0", "mandatory_buy": "no"}
    isle = Isle.at_game(page, Host(page.request).make(ME, *FRIENDS, game="volcanique", options=options)["id"])
    seen: set[str] = set()
    for _ in range(5):
        ready = page.get_by_role("button", name=re.compile("^I am "))
        expect(ready.or_(isle.end_button).first).to_be_visible()
        if ready.is_visible():
            ready.click()
        seen.add(isle.status.inner_text().split(":")[0])
        isle.end()
        expect(ready).to_be_visible()
    assert len(seen) == 5
