"""axe finds nothing to complain about in states of the page that only Volcanique has, at a desk and on a phone."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.islands import Isle
from tests.e2e.test_accessibility import complaints

ROW: Final = """
           D0  D   D   M   L   L
    0,0:  D  1  D D  1  M L  1  L
           D   D   D   M   L   L
    seat 0: {}
    """
HERD: Final = ROW.replace("D0  D ", "D00 D ").format("powers herding")
LAVA: Final = """
           ^1  ^   D0  D   D   D   D   D
    0,0:  ^  2  ^ D  1  D D  2  D D  1  D
           ^   ^   D   D   D   D   D   D
    flows: 0,0
    seat 0: D
    """
SCREENS: Final = pytest.mark.parametrize(
    "screen",
    [
        {"viewport": {"width": 1366, "height": 768}},
        {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    ],
    ids=["desktop", "phone"],
)


@dataclass(frozen=True)
class Pause:
    """Where somebody has stopped in the middle of a turn."""

    name: str
    board: str
    phase: str
    reach: Callable[[Isle], None]
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name


def hold(item: str) -> Callable[[Isle], None]:
    def reach(isle: Isle) -> None:
        isle.take(item)
        isle.choose("1,0")
        expect(isle.main_button).to_be_visible()

    return reach


def open_menu(isle: Isle) -> None:
    isle.choose("0,0 D")
    expect(isle.page.get_by_role("menuitem").first).to_be_visible()


def be_asked(isle: Isle) -> None:
    expect(isle.card).to_be_visible()


def unlock(isle: Isle) -> None:
    isle.take("volcano")
    isle.lay("2,0")
    expect(isle.page.locator(".slot.open").first).to_be_visible()


def choose_a_heap(isle: Isle) -> None:
    expect(isle.main_button).to_contain_text("go back")


def read_the_result(isle: Isle) -> None:
    isle.end()
    expect(isle.result).to_be_visible()


PAUSES: Final = [
    Pause("a tile is held", ROW.format("DDDDDM"), "buy", hold("DM")),
    Pause(
        "what ends the game is held", ROW.format("DDDDD, powers super") + "grid: G rift, I super", "buy", hold("super")
    ),
    Pause("a menu is open", HERD, "move", open_menu),
    Pause("a card asks", LAVA, "lava", be_asked, {"lava_targets": "land_first"}),
    Pause("a power is unlocked", ROW.format("DDDDD, powers A") + "grid: A bountiful", "buy", unlock),
    Pause("a heap is chosen", ROW.format("DDDMMMMM"), "sacrifice", choose_a_heap),
    Pause("the game is over", ROW.format("D") + "turn 100: seat 0", "claim", read_the_result, {"turn_cap": "100"}),
]


@SCREENS
@pytest.mark.parametrize("pause", PAUSES, ids=str)
def test_a_state_is_accessible(pause: Pause, screen: dict[str, Any], people: People) -> None:
    isle = Isle.laid_out(people.come_flat(**screen), pause.board, pause.phase, pause.options)
    pause.reach(isle)
    expect(isle.board).to_have_attribute("data-busy", "false")
    assert complaints(isle.page) == []
