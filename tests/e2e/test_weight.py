"""What a player has to load."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, Request, expect

from tests.e2e.conftest import People
from tests.e2e.games import BOT, ME, Host
from tests.e2e.table import Table

BEFORE_3D: Final = 95_076
IN_ALL: Final = 250_448
VOLCANIQUE_IN_ALL: Final = 318_272
"""Bytes of scripts and styles, packed, as measured. Who changes them by more than the tolerance writes them anew."""
TOLERANCE: Final = 0.03
IN_3D: Final = ("kit3d", "taluva3d")


def test_a_player_loads_little_before_the_3d_board_and_little_in_all(people: People, finished: dict[str, Any]) -> None:
    page = people.come()
    loaded = _noted(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    expect(table.board).to_have_attribute("data-mode", "3d")
    solid = [name for name, _ in loaded if name.startswith(IN_3D)]
    assert len(solid) == len(IN_3D), "the 3D board is a file of its own, and so is what it shares with other games"
    before = sum(size for name, size in loaded if not name.startswith(IN_3D))
    assert before == pytest.approx(BEFORE_3D, rel=TOLERANCE), sorted(loaded)

    table.switch_to("2d")
    page.goto(f"/replay/{finished['id']}")
    expect(page.get_by_role("img", name="Chances to win after every turn")).to_be_visible()
    page.goto("/tutorial")
    expect(page.get_by_test_id("board")).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert _together(loaded) == pytest.approx(IN_ALL, rel=TOLERANCE), sorted(loaded)
    assert not [name for name, _ in loaded if name.startswith("volcanique")]


def test_volcanique_is_loaded_by_those_who_play_it(people: People) -> None:
    page = people.come()
    loaded = _noted(page)
    page.goto("/")
    game = Host(page.request).make(ME, BOT, game="volcanique", options={"preset": "first_game"})
    table = Table(page).sit_down(game["id"])
    expect(table.board).to_have_attribute("data-mode", "3d")
    assert not [name for name, _ in loaded if name.startswith("taluva")]
    table.switch_to("2d")
    page.goto("/rules/volcanique")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [name for name, _ in loaded if name.startswith("volcanique3d")]
    assert _together(loaded) == pytest.approx(VOLCANIQUE_IN_ALL, rel=TOLERANCE), sorted(loaded)


def _noted(page: Page) -> list[tuple[str, int]]:
    """What the page loads from now on but for answers to its questions: names and sizes, packed."""
    loaded: list[tuple[str, int]] = []

    def note(request: Request) -> None:
        if "/api/" not in request.url:
            loaded.append((request.url.split("/")[-1], request.sizes()["responseBodySize"]))

    page.on("requestfinished", note)
    return loaded


def _together(loaded: list[tuple[str, int]]) -> int:
    """The size of scripts and styles. What is in the cache is not loaded again."""
    parts = [(name, size) for name, size in loaded if size > 0 and name.endswith((".js", ".css"))]
    assert len(parts) == len(dict(parts))
    return sum(size for _, size in parts)
