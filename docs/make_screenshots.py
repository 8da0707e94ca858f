"""Takes the screenshots of these pages with the program: python docs/make_screenshots.py

Everything is real: a server, bots that play a whole game, and a browser in which a person plays on from its middle. The
tiles come in the same order every time; what the bots do with them may differ.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # browser, server and players are those of the tests

from tests.e2e.browser import launch, serve  # noqa: E402
from tests.e2e.games import Host  # noqa: E402
from tests.e2e.table import FITS, PLACE, Table  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
SEED: Final = 1963
MOST: Final = 400_000
"""Bytes of a picture."""
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
HEKLA: Final = {"kind": "bot", "level": "medium", "name": "Hekla", "colour": 0}
KATLA: Final = {"kind": "bot", "level": "medium", "name": "Katla", "colour": 3}

ASKJA: Final = {"kind": "bot", "level": "medium", "name": "Askja", "colour": 2}
KRAFLA: Final = {"kind": "bot", "level": "medium", "name": "Krafla", "colour": 1}
STILL_LEFT: Final = 15
"""Land tiles that still can be bought."""
QUICK: Final = {"setup": "quick"}
"""The islands of Volcanique lie around the middle."""
ANYTHING: Final = re.compile(".")


def come(browser: Browser, site: str, options: dict[str, Any]) -> Page:
    """Somebody who is no newcomer."""
    settings = [{"name": "settings", "value": json.dumps({"guide": False})}]
    person: dict[str, Any] = {
        "base_url": site,
        "locale": "en-GB",
        "color_scheme": "light",
        "reduced_motion": "reduce",
        "storage_state": {"cookies": [], "origins": [{"origin": site, "localStorage": settings}]},
    }
    context = browser.new_context(**person, **options)
    context.set_default_timeout(60_000)
    context.request.patch("/api/me", data={"name": "Ada"})
    return context.new_page()


def take(page: Page, name: str) -> None:
    """A picture of what is on the screen. Landscapes are smaller as JPEG."""
    path = IMAGES / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=85)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size // 1000} KB")
    assert size < MOST, f"{name} is too large"


def play_on(page: Page, game: dict[str, Any], share: float) -> Table:
    """Goes on in a game that was played, from where so much of it was over, as the seat that has a tile in hand."""
    frames = page.request.get(f"/api/games/{game['id']}/replay").json()["frames"]
    wanted = int(share * len(frames))
    move = next(number for number in range(wanted, len(frames)) if frames[number]["view"]["phase"] == "tile")
    page.goto(f"/replay/{game['id']}?move={move}")
    page.get_by_role("button", name="Play on from here against a bot").click()
    table = Table(page)
    table.says(PLACE)
    expect(table.board).to_have_attribute("data-mode", "3d")
    return table


def follow_hints(table: Table, turns: int) -> None:
    """Plays some turns well."""
    for _ in range(turns):
        for agree in "Place", "Build this":
            table.button("Hint").click()
            expect(table.page.get_by_test_id("hint")).to_be_visible()
            table.button(agree).click()
            expect(table.page.get_by_test_id("hint")).to_be_hidden()
        table.button("Confirm turn").click()
        assert table.can_go_on(), "the game is over too early"


def point_at_problem(table: Table) -> None:
    """Holds the tile where it cannot lie, as near to the middle of the island as there is such a place."""
    for x, y in table.around():
        table.page.mouse.move(x, y)
        if table.solid.evaluate("board => board.style.cursor") != "pointer":
            break
    expect(table.status).to_contain_text("✕")


def take_report(browser: Browser, folder: Path) -> None:
    """A report of the lab, of an experiment that is played for it."""
    command = [sys.executable, "-m", "surtsey", "lab", "run", str(ROOT / "benchmarks" / "lab" / "taluva_tiles.toml")]
    subprocess.run([*command, "--out", str(folder)], check=True, capture_output=True)
    page = browser.new_page(viewport={"width": 900, "height": 760})
    page.goto((folder / "report.html").as_uri())
    take(page, "lab")


def good_to_see(view: dict[str, Any]) -> int:
    """How much there is to see in a position of Volcanique: land, critters, and lava on its way; no towers."""
    lava = sum(1 for each in view["hexes"] if each["lava"])
    towers = sum(max(0, each["height"] - 7) for each in view["hexes"])
    return int(len(view["hexes"]) + len(view["critters"]) + 3 * lava + 3 * len(view["flows"]) - towers)


def take_over(page: Page, game: dict[str, Any]) -> Table:
    """Goes on in a game of Volcanique that was played, before a purchase, from where most is to be seen."""
    frames = page.request.get(f"/api/games/{game['id']}/replay").json()["frames"]
    views = [frame["view"] for frame in frames]
    stops = [number for number, view in enumerate(views) if view["phase"] in ("move", "buy")]
    early = [number for number in stops if views[number]["watch"]["land_left"] > STILL_LEFT]
    move = max(early, key=lambda number: good_to_see(views[number]))
    page.goto(f"/replay/{game['id']}?move={move}")
    page.get_by_role("button", name="Play on from here against a bot").click()
    page.wait_for_url("**/game/*")
    table = Table(page)
    expect(table.board).to_have_attribute("data-mode", "3d")
    expect(page.get_by_role("slider")).to_have_count(0)
    expect(table.status).to_have_text(ANYTHING)
    expect(table.solid).to_have_attribute("data-frames", ANYTHING)
    return table


def hold_tile(table: Table) -> None:
    """Takes a tile from the market, and holds it over a place where it can lie."""
    table.page.locator(".market button", has=table.page.locator(".fits")).first.click()
    table.point_at_target()


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder), analysis_player="search:40")
        browser = launch(playwright)
        try:
            take_report(browser, Path(folder) / "lab")
            page = come(browser, server.url, DESKTOP)
            game = Host(page.request).finished(HEKLA, KATLA, options={}, seed=SEED)

            table = play_on(page, game, 0.7)
            follow_hints(table, 2)
            table.point_at_target()
            table.says(FITS)
            take(page, "game-3d")
            point_at_problem(table)
            take(page, "illegal")
            page.mouse.move(1, 1)
            table.switch_to("2d")
            table.press("b", "Home")
            table.says(FITS)
            take(page, "game-2d")
            table.switch_to("3d")

            page.goto(f"/replay/{game['id']}?move={2 * game['turn']}")
            expect(page.get_by_role("img", name="Chances to win after every turn")).to_be_visible()
            expect(page.get_by_role("progressbar")).to_have_count(0, timeout=300_000)
            take(page, "replay")

            page.goto("/tutorial")
            page.get_by_role("navigation", name="Lessons").get_by_role("button", name="Eruption").click()
            lesson = Table(page)
            expect(page.get_by_role("heading", name="Eruption")).to_be_visible()
            expect(lesson.board).to_have_attribute("data-mode", "3d")
            lesson.point_at_target()
            take(page, "tutorial")

            page.goto("/")
            expect(page.get_by_role("button", name="Start the game")).to_be_visible()
            expect(page.get_by_role("list", name="Games in progress")).to_be_visible()
            take(page, "home")

            table = play_on(come(browser, server.url, PHONE), game, 0.7)
            follow_hints(table, 1)
            take(table.page, "phone")

            page = come(browser, server.url, DESKTOP)
            game = Host(page.request).finished(HEKLA, KATLA, ASKJA, KRAFLA, game="volcanique", options=QUICK, seed=SEED)
            table = take_over(page, game)
            take(page, "volcanique-3d")
            hold_tile(table)
            take(page, "volcanique-ghost")
            table.press("Escape")
            table.switch_to("2d")
            take(page, "volcanique-2d")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
