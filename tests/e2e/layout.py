"""Where things are on the screen: nothing lies over the board, nothing is cut off."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from playwright.sync_api import FloatRect, Locator

from tests.e2e.table import Table

COVERS: Final = """board => {
    const { x, y, width, height } = board.getBoundingClientRect()
    const found = new Set()
    for (let across = 3; across < width; across += 15)
        for (let down = 3; down < height; down += 15) {
            const top = document.elementFromPoint(x + across, y + down)
            if (!board.contains(top)) found.add(top?.outerHTML.slice(0, 100) ?? '')
        }
    return [...found]
}"""


def boxes(*parts: Locator) -> list[FloatRect]:
    found = [part.bounding_box() for part in parts]
    assert None not in found
    return [box for box in found if box is not None]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    """By more than a rounding."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return wide > 1 and high > 1


def covers(board: Locator) -> list[str]:
    """What lies over the board anywhere."""
    found: list[str] = board.evaluate(COVERS)
    return found


def check_layout(table: Table, others: Sequence[Locator]) -> None:
    page = table.page
    size = page.viewport_size
    assert size is not None
    board, *rest = boxes(table.board, *others)
    for box in board, *rest:
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"] + 1
        assert box["y"] + box["height"] <= size["height"] + 1
    assert covers(table.board) == []
    assert not [pair for pair in combinations([board, *rest], 2) if overlap(*pair)]
    assert board["width"] * board["height"] > 0.4 * size["width"] * size["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    # What the buttons say has to fit into them.
    cut = page.locator("button:visible").evaluate_all(
        "buttons => buttons.filter(it => it.scrollWidth > it.clientWidth + 1).map(it => it.textContent)"
    )
    assert cut == []
