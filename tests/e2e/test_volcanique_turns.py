"""Turns of Volcanique as people play them: by mouse in few clicks, by keyboard alone, in 3D, five at one screen."""

import re
from typing import Final

from tests.e2e.conftest import People
from tests.e2e.games import ME, Host
from tests.e2e.islands import FRIENDS, Isle

ROW: Final = """
           D0  D   D   M   L   L
    0,0:  D  1  D D  1  M L  1  L
           D   D   D   M   L   L
    seat 0: DDDDDM
    """
MOST_CLICKS: Final = 8
"""That an ordinary turn may take."""
COUNT_CLICKS: Final = "window.clicks = 0; addEventListener('click', event => event.isTrusted && window.clicks++, true)"


def test_an_ordinary_turn_takes_few_clicks(people: People) -> None:
    """A critter moves, a tile is bought and laid, land is claimed, and the turn ends: by mouse."""
    page = people.come_flat()
    page.add_init_script(COUNT_CLICKS)
    isle = Isle.laid_out(page, ROW, "move", {})
    isle.click("0,0 D")
    isle.click("1,0 D")
    isle.take("D")
    isle.click("1,0")
    isle.click("2,0 L")
    isle.end()
    isle.has_played("move 0,0 D", "buy D", "at 1,0", "claim 2,0 L")
    assert page.evaluate("window.clicks") <= MOST_CLICKS


def test_an_ordinary_turn_is_played_by_touch(people: People) -> None:
    """On a phone: a tile is held where it is tapped, turned by a button, and laid by another tap."""
    page = people.come_flat(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    isle = Isle.laid_out(page, ROW, "move", {})
    isle.tap("0,0 D")
    isle.tap("1,0 D")
    isle.asks("Buy something")
    isle.good("DM").tap()
    isle.tap("1,0")
    isle.asks("It fits")
    isle.button("Turn").tap()
    isle.asks("It fits")
    isle.tap("1,0")
    isle.asks("Claim")
    isle.tap("2,0 L")
    isle.end_button.tap()
    isle.has_played("move 0,0 D", "buy DM", "at 1,0", "claim 2,0 L")


def test_gestures_are_taken_back_one_by_one(people: People) -> None:
    isle = Isle.laid_out(people.come_flat(), ROW, "move", {})
    before = isle.land()
    isle.choose("0,0 D", "1,0 D")
    isle.asks("Buy something")
    moved = isle.land()
    isle.take("DM")
    isle.lay("0,0")
    isle.asks("Claim")
    isle.press("Backspace")
    isle.asks("Buy something")
    isle.shows(moved)
    isle.press("Backspace")
    isle.asks("Move a critter")
    isle.shows(before)


def test_what_does_not_fit_says_why(people: People) -> None:
    isle = Isle.laid_out(people.come_flat(), ROW, "buy", {})
    isle.take("D")
    isle.field("2,0").dispatch_event("click")
    isle.asks(re.compile("match"))
    isle.press("Escape")
    isle.asks("Buy something")


def test_a_draft_of_gestures_outlives_a_reload(people: People) -> None:
    isle = Isle.laid_out(people.come_flat(), ROW, "move", {})
    isle.choose("0,0 D", "1,0 D")
    isle.take("D")
    isle.lay("1,0")
    isle.asks("Claim")
    isle.page.reload()
    isle.asks("Claim")
    isle.press("Backspace")
    isle.asks("Buy something")


def set_up(isle: Isle) -> None:
    """Lays a starting island where it is proposed first: the tiles that fit, and the third critter."""
    for shape in ("Uno", "Duo", "Trio"):
        isle.asks("next tile of your island")
        isle.page.get_by_role("region", name="Market").get_by_role("button", name=re.compile(f"^{shape}")).first.click()
        isle.lay(isle.offered()[0])
    isle.asks("third critter")
    isle.choose(isle.offered()[0])
    isle.main("(Go on|End turn)")


def test_islands_are_set_up_and_resources_taken(people: People) -> None:
    page = people.come(settings={"board": "2d", "handOver": False})
    game = Host(page.request).make(ME, FRIENDS[0], game="volcanique", options={}, seed=4)
    isle = Isle.at_game(page, game["id"])
    set_up(isle)
    set_up(isle)
    isle.main("Take")
    isle.has_played("take", "claim", "take", "claim", "gain")
    isle.asks("Move a critter, or buy something.")
