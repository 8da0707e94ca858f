"""Somebody at the page of a game: what they see, and what they do with keyboard, mouse or finger."""

import re
from collections.abc import Iterator
from math import cos, pi, sin
from time import monotonic
from typing import Final

from playwright.sync_api import Locator, Page, expect

PLACE: Final = "Place your tile: choose a field for its volcano."
FITS: Final = "It fits. Choose the field again to place it, or turn it."
BUILD: Final = "Now build: choose a field."
COMPLETE: Final = "Your turn is complete. Confirm it, or take it back."
OVER: Final = "The game is over."
LOST: Final = "The connection is lost. Trying again…"
SOON: Final = 20.0
"""Seconds within which a board shows what has happened."""
MIDDLE: Final = """async field => {
    for (let before = ''; ; ) {
        const { x, y, width, height } = field.getBoundingClientRect()
        const middle = [x + width / 2, y + height / 2]
        if (String(middle) === before) return middle
        before = String(middle)
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
    }
}"""


class Table:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_test_id("board")
        self.status = page.get_by_test_id("status")
        self.result = page.get_by_test_id("result")

    def sit_down(self, game: str) -> "Table":
        self.page.goto(f"/game/{game}")
        expect(self.board).to_have_attribute("data-mode", re.compile("2d|3d"))
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def seat(self, number: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{number}")

    def says(self, text: str | re.Pattern[str]) -> None:
        expect(self.status).to_have_text(text)

    def can_go_on(self) -> bool:
        """Waits until it is this person's turn or the game is over; whether it is their turn."""
        self.says(re.compile(f"^({re.escape(PLACE)}|{re.escape(OVER)})$"))
        return self.status.inner_text() == PLACE

    def switch_to(self, mode: str) -> None:
        if self.board.get_attribute("data-mode") != mode:
            self.button(f"Show the board in {mode.upper()}").click()
        expect(self.board).to_have_attribute("data-mode", mode)

    # ------------------------------------------------------------------------------------------------ what lies there

    @property
    def fields(self) -> Locator:
        """The fields of the flat board."""
        return self.board.locator("[data-field]")

    def field(self, at: str) -> Locator:
        return self.board.locator(f'[data-field="{at}"]')

    @property
    def just_played(self) -> Locator:
        """The fields of the flat board that are marked."""
        return self.board.locator('[data-field][aria-label*="just played"]')

    def land(self) -> list[str]:
        """What the flat board says about all land, but not whether it can be chosen just now."""
        names: list[str] = self.fields.evaluate_all("fields => fields.map(field => field.ariaLabel)")
        return sorted(
            re.sub(r", (just played|can be chosen|costs [^,;]*)", "", name) for name in names if "level" in name
        )

    def shows(self, land: list[str]) -> None:
        """Waits until this is what lies there: what happens is told in words first."""
        until = monotonic() + SOON
        while self.land() != land and monotonic() < until:
            self.page.wait_for_timeout(50)
        assert self.land() == land

    def shows_fields(self, count: int) -> list[str]:
        """Waits until so many fields are land, and tells which."""
        expect(self.board.locator('[data-field][aria-label*="level"]')).to_have_count(count)
        return self.land()

    def tile(self) -> str:
        """The tile in hand."""
        return self.page.get_by_role("img", name=re.compile("^Tile:")).get_attribute("aria-label") or ""

    def facing(self) -> int:
        """Which way the tile in hand is turned, by its picture."""
        lava = self.page.get_by_role("img", name=re.compile("^Tile:")).locator('g[transform^="rotate"]').first
        return int(re.sub(r"\D", "", lava.get_attribute("transform") or "")) // 60

    # ---------------------------------------------------------------------------------------------------- by keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def place_by_keys(self) -> None:
        """Puts the tile on the first field where it may lie."""
        self.says(PLACE)
        self.press("b", "Home")
        # Where the cursor is already on the only field, the tile has to be taken there.
        if self.status.inner_text() != FITS:
            self.press("Enter")
        self.says(FITS)
        self.press("Enter")
        self.says(BUILD)

    def build_by_keys(self) -> None:
        """Builds what comes first on the first field where something can be built."""
        self.press("b", "Home", "Enter")
        if item := self._choose():
            expect(item).to_be_focused()
            self.press("Enter")
        self.says(COMPLETE)

    def confirm_by_keys(self) -> None:
        self.press("Enter")
        expect(self.status).not_to_have_text(COMPLETE)

    def take_turn_by_keys(self) -> None:
        self.place_by_keys()
        self.build_by_keys()
        self.confirm_by_keys()

    # ------------------------------------------------------------------------------------------------------- by mouse

    @property
    def solid(self) -> Locator:
        """The board in 3D."""
        return self.board.locator("[data-frames]")

    def middle_of(self, field: str) -> tuple[float, float]:
        """Where a field of the flat board is on the screen, once the board stands still."""
        x, y = self.field(field).evaluate(MIDDLE)
        return x, y

    def perform(self, action: str) -> None:
        """Does an action on the flat board, given as it is written in records, such as "tile 2,-1 4"."""
        verb, field, *rest = action.split()
        if verb != "tile":
            self.says(BUILD)
        expect(self.board).to_have_attribute("data-busy", "false")
        expect(self.field(field)).to_have_attribute("aria-label", re.compile("can be chosen"))
        spot = self.middle_of(field)
        self.page.mouse.move(*spot)
        if verb == "tile":
            for _ in range(6):
                if self.facing() == int(rest[0]):
                    break
                self.press("r")
            assert self.facing() == int(rest[0]), f"{action} is not on offer"
            self.page.mouse.click(*spot)
        else:
            self.page.mouse.click(*spot)
            name = {"hut": "Hut", "temple": "Temple", "tower": "Tower", "expand": "Expand over "}[verb]
            if item := self._choose(name):
                item.click()

    def _choose(self, name: str = "") -> Locator | None:
        """What was picked is built at once if nothing else could be; otherwise there is a menu, and this its item."""
        item = self.page.get_by_role("menuitem", name=re.compile(f"^{name}")).first
        expect(item.or_(self.status.get_by_text(COMPLETE)).first).to_be_visible()
        return item if item.is_visible() else None

    def point_at_target(self) -> tuple[float, float]:
        """Moves the mouse over the board in 3D until the pointer says that something can be chosen there."""
        for x, y in self.around():
            self.page.mouse.move(x, y)
            if self.solid.evaluate("board => board.style.cursor") == "pointer":
                return x, y
        raise AssertionError("nothing can be chosen anywhere")

    def around(self) -> Iterator[tuple[float, float]]:
        """Points of the board from its middle outwards."""
        box = self.board.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for ring in range(12):
            for step in range(max(1, 6 * ring)):
                angle = pi * step / max(1, 3 * ring)
                at = x + 30 * ring * cos(angle), y + 30 * ring * sin(angle)
                if abs(at[0] - x) < box["width"] / 2 - 2 and abs(at[1] - y) < box["height"] / 2 - 2:
                    yield at

    def take_turn_by_mouse(self) -> None:
        self.says(PLACE)
        self.page.mouse.click(*self.point_at_target())
        self.says(BUILD)
        self.page.mouse.click(*self.point_at_target())
        if item := self._choose():
            item.click()
        self.says(COMPLETE)
        self.button("Confirm turn").click()
        expect(self.status).not_to_have_text(COMPLETE)
