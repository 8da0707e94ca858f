"""Every power of Volcanique, used on the page: from positions that a reader can see, to what is recorded."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.islands import Isle, Scenario

ROW: Final = """
           D0  D   D   M   L   L
    0,0:  D  1  D D  1  M L  1  L
           D   D   D   M   L   L
    seat 0: {}
    """
"""What is dark is one region of two tiles; light is free."""

TALL: Final = """
           D0  D   M1  M   L   L
    0,0:  D  1  D M  3  M L  1  L
           D   D   M   M   L   L
    seat 0: DDDDD, powers {}
    seat 1: {}
    """
"""A tall stack of seat 1 between two low tiles."""


def moving(*spots: str) -> Callable[[Isle], None]:
    """Chooses spots one after the other, and ends the turn."""

    def do(isle: Isle) -> None:
        isle.choose(*spots)
        isle.end()

    return do


def move_twice(isle: Isle) -> None:
    isle.choose("0,0 D", "1,0 M")
    isle.asks("Move a critter")
    isle.choose("1,0 M", "2,0 L")
    isle.end()


def move_a_herd(isle: Isle) -> None:
    isle.choose("0,0 D")
    isle.item("Move the whole group of 2")
    isle.choose("1,0 D")
    isle.end()


def keep_eight(isle: Isle) -> None:
    """The main button says what comes, and that nothing goes back."""
    isle.asks("End your turn")
    isle.main("End turn: .1 dark$")


def upgrade(isle: Isle) -> None:
    isle.choose("0,0 D")
    isle.end()


def move_island(isle: Isle) -> None:
    isle.use("Converging plates")
    isle.choose("0,0", "3,0")
    expect(isle.card).to_contain_text("Which way does it move on?")
    isle.decide("Stop here")
    isle.end()


def break_off(isle: Isle) -> None:
    isle.use("Rift")
    isle.choose("2,0", "3,0")
    isle.end()


def buy_three(isle: Isle) -> None:
    for spot in ("1,0", "0,0", "0,0"):
        isle.take("DML")
        isle.lay(spot)
    isle.end()


def raise_island(isle: Isle) -> None:
    isle.take("island")
    for spot in ("-2,0", "-3,0", "-3,1"):
        isle.take("D")
        isle.lay(spot)
    isle.end()


def erupt(isle: Isle, spot: str) -> None:
    isle.take("volcano")
    isle.lay(spot)


def slide(isle: Isle) -> None:
    erupt(isle, "0,0")
    isle.choose("1,0")
    isle.unlock()
    isle.end()


def break_out_sideways(isle: Isle) -> None:
    erupt(isle, "0,0")
    isle.choose("1,0")
    isle.has_played("lateral 0")


def throw(isle: Isle) -> None:
    erupt(isle, "0,0")
    isle.main("Go on: Katla may answer")
    isle.hand_over()
    isle.decide("Throw a bomb")


def divert(isle: Isle) -> None:
    isle.decide("Divert it")


def flee(isle: Isle) -> None:
    erupt(isle, "1,0")
    isle.main("Go on: Katla may answer")
    isle.hand_over()
    isle.decide("Decide")


def go_to_sea(isle: Isle) -> None:
    isle.use("Sea critter")
    isle.choose("1,-1")
    isle.end()


def end_the_world(item: str, told: str) -> Callable[[Isle], None]:
    """By mouse: a click puts it there, and what comes of it has to be read before it is laid."""

    def do(isle: Isle) -> None:
        isle.take(item)
        isle.click("1,0")
        isle.asks(f"ends the game: {told}")
        isle.main("Erupt: the game ends")
        isle.unlock("G")
        isle.end()

    return do


def offer(isle: Isle) -> None:
    isle.take("D")
    isle.lay("1,0")
    isle.use("From hand into the crater")
    isle.end()


def burrow(isle: Isle) -> None:
    isle.choose("0,0 D")
    isle.item("Burrow")
    isle.end()


SOIL: Final = """
           D0  D   :   :   M   M
    0,0:  D  1  D :  1  : M  1  M
           D   D   :   :   M   M
    seat 0: DDDDDM, powers crafty
    """

FREE: Final = {"mandatory_buy": "no"}

SCENARIOS: Final = [
    Scenario(
        "agile",
        ROW.format("powers agile"),
        "move",
        move_twice,
        ("move 0,0 D", "to 1,0 M", "move 1,0 M", "to 2,0 L"),
        FREE,
    ),
    Scenario("bountiful", ROW.format("DDDMML, powers bountiful"), "sacrifice", keep_eight, ("pass",)),
    Scenario("extra", ROW.format("DDDDMML, powers extra"), "sacrifice", keep_eight, ("pass",)),
    Scenario("colossal", ROW.format("DDDD, powers colossal"), "claim", upgrade, ("upgrade 0,0 D",)),
    Scenario(
        "plates",
        ROW.format("powers plates"),
        "move",
        move_island,
        ("plates 0,0", "shift 0"),
        {**FREE, "limited_timing": "all"},
    ),
    Scenario(
        "cooperative",
        """
               D0  M   M1  M
        0,0:  D  1  M M  1  M
               D   M   M   M
        seat 0: powers cooperative
        """,
        "move",
        moving("0,0 D", "0,0 M"),
        ("move 0,0 D",),
        FREE,
    ),
    Scenario("crafty", SOIL, "buy", buy_three, ("buy DML", "buy DML", "buy DML")),
    Scenario(
        "erosion",
        ROW.format("powers erosion").replace("L  1  L", "L  2  L") + "under 2,0: D",
        "erosion",
        moving("2,0"),
        ("erode 2,0",),
    ),
    Scenario("exalted", ROW.format("crater 3, powers exalted"), "buy", raise_island, ("buy island", "take D")),
    Scenario("flying", ROW.format("powers flying"), "move", moving("0,0 D", "2,0 L"), ("move 0,0 D", "to 2,0 L"), FREE),
    Scenario("frugal", ROW.format("DDDDDD, powers frugal"), "buy", offer, ("buy D", "offer")),
    Scenario(
        "herding", ROW.format("powers herding").replace("D0  D ", "D00 D "), "move", move_a_herd, ("group 0,0 D",), FREE
    ),
    Scenario("landslide", TALL.format("landslide", "M"), "buy", slide, ("buy volcano", "slide 1,0")),
    Scenario("lateral", TALL.format("lateral", "M"), "buy", break_out_sideways, ("buy volcano", "lateral 0")),
    Scenario(
        "diversion",
        """
                ^1  ^   D0  D   D   D
        0,0:   ^  2  ^ D  1  D D  1  D
                ^   ^   D   D   D   D
        flows: 0,0
        seat 0: powers diversion
        """,
        "lava",
        divert,
        ("divert",),
        {"lava_targets": "land_first"},
    ),
    Scenario("bomb", TALL.format("bountiful", "powers bomb"), "buy", throw, ("buy volcano", "bomb")),
    Scenario(
        "pack",
        TALL.format("pack", "M").replace("D0  D ", "D00 D "),
        "move",
        moving("0,0 D", "1,0 M"),
        ("group 0,0 D",),
        FREE,
    ),
    Scenario(
        "rift", ROW.format("powers rift"), "move", break_off, ("rift 2,0", "shift 0"), {**FREE, "limited_timing": "all"}
    ),
    Scenario("sea", ROW.format("powers sea"), "claim", go_to_sea, ("sea 1,-1",)),
    Scenario(
        "super",
        ROW.format("DDDDD, powers super") + "grid: G rift, I super",
        "buy",
        end_the_world("super", "everybody else has one more turn"),
        ("buy super", "at 1,0"),
    ),
    Scenario(
        "migration",
        """
               D0  D   M1  M   M   M
        0,0:  D  1  D M  1  M M  1  M
               D   D   M   M   M   M
        seat 0: DDDDD
        seat 1: D, powers migration
        """,
        "buy",
        flee,
        ("buy volcano", "to 2,0 M"),
    ),
    Scenario(
        "winter",
        ROW.format("DDDDD, powers winter") + "grid: G rift, I winter",
        "buy",
        end_the_world("winter", "from here on the frost spreads"),
        ("buy winter", "at 1,0"),
    ),
    Scenario(
        "burrowing", ROW.format("powers burrowing"), "move", burrow, ("burrow 0,0 D",), {**FREE, "burrowing": "yes"}
    ),
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_a_power_is_used(scenario: Scenario, people: People) -> None:
    scenario.play(people.come_flat())
