"""Takes the screenshots of these pages with the program: python docs/make_screenshots.py

Everything is real: a server, bots that play a whole game, and a browser in which a person plays on from its middle. The
tiles come in the same order every time; what the bots do with them may differ. With words after it only those parts are
taken: python docs/make_screenshots.py volcanique
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))  # browser, server and players are those of the tests

from tests.e2e.browser import launch, serve  # noqa: E402
from tests.e2e.games import Host  # noqa: E402
from tests.e2e.islands import Isle  # noqa: E402
from tests.e2e.table import FITS, PLACE, Table  # noqa: E402

IMAGES: Final = ROOT / "docs" / "images"
SEED: Final = 1963
MOST: Final = 400_000
"""Bytes of a picture."""
TIMEOUT_MS: Final = 60_000
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
HEKLA: Final = {"kind": "bot", "level": "medium", "name": "Hekla", "colour": 0}
KATLA: Final = {"kind": "bot", "level": "medium", "name": "Katla", "colour": 3}


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
    context.set_default_timeout(TIMEOUT_MS)
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


def taluva(browser: Browser, site: str) -> None:
    page = come(browser, site, DESKTOP)
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

    table = play_on(come(browser, site, PHONE), game, 0.7)
    follow_hints(table, 1)
    take(table.page, "phone")


View = dict[str, Any]
NAMES: Final = ("Hekla", "Katla", "Askja")


def begins(view: View, seat: int) -> bool:
    return bool(view["phase"] == "move")


def has_lava(view: View, seat: int) -> bool:
    return begins(view, seat) and any(hexagon["top"] == "lava" for hexagon in view["hexes"])


def can_erupt(view: View, seat: int) -> bool:
    """Whoever begins a turn holds enough for a volcano."""
    return begins(view, seat) and sum(view["players"][seat]["resources"].values()) >= 6


def unlocks(view: View, seat: int) -> bool:
    return bool(view["phase"] == "unlock")


def good_to_see(view: View) -> int:
    """How much there is to see: land, critters, and lava on its way; no towers."""
    lava = sum(1 for each in view["hexes"] if each["lava"])
    towers = sum(max(0, each["height"] - 7) for each in view["hexes"])
    return int(len(view["hexes"]) + len(view["critters"]) + 3 * lava + 3 * len(view["flows"]) - towers)


def earliest(view: View) -> int:
    return -int(view["turn"])


class Story:
    """A game that bots have played, and games that somebody plays on from its frames."""

    def __init__(self, page: Page) -> None:
        self.page = page
        bots = [HEKLA, KATLA, {**HEKLA, "name": "Askja", "colour": 2}]
        self.game = Host(page.request).finished(
            *bots, game="volcanique", options={"players": "3", "setup": "quick"}, seed=SEED
        )
        self.frames = page.request.get(f"/api/games/{self.game['id']}/replay").json()["frames"]

    def play_on(
        self, page: Page, wanted: Callable[[View, int], bool], best: Callable[[View], int] = good_to_see
    ) -> Isle:
        """As the one who decides in the best of such positions."""
        _, number, decider = max(
            (best(frame["view"]), number, after["seat"])
            for number, (frame, after) in enumerate(pairwise(self.frames))
            if not after["chance"] and wanted(frame["view"], after["seat"])
        )
        seats = [
            {"kind": "me"} if seat == decider else {"kind": "bot", "level": "medium", "name": name}
            for seat, name in enumerate(NAMES)
        ]
        started = {"game": self.game["id"], "frame": number}
        isle = Isle(page)
        isle.game = Host(page.request).make(*seats, game="volcanique", options={}, start=started, seed=SEED)["id"]
        isle.sit_down(isle.game)
        return isle


def volcanique(browser: Browser, site: str) -> None:
    page = come(browser, site, DESKTOP)
    story = Story(page)

    isle = story.play_on(page, begins, earliest)
    isle.asks("Move a critter")
    take(page, "volcanique-start")

    isle = story.play_on(page, has_lava)
    isle.asks("Move a critter")
    take(page, "volcanique-3d")
    market = page.get_by_role("region", name="Market")
    market.get_by_role("button", name=re.compile("^(Trio|Duo|Uno)"), disabled=False).last.click()
    isle.point_at_target()
    take(page, "volcanique-ghost")
    isle.button("Put it back").click()
    isle.switch_to("2d")
    take(page, "volcanique-2d")
    isle.switch_to("3d")

    isle = story.play_on(page, can_erupt)
    isle.take("volcano")
    isle.point_at_target()
    take(page, "volcanique-eruption")

    isle = story.play_on(page, unlocks)
    expect(page.locator(".slot.open").first).to_be_visible()
    take(page, "volcanique-grid")

    page.goto("/tutorial/volcanique")
    page.get_by_role("navigation", name="Lessons").get_by_role("button", name="Lava and soil").click()
    expect(isle.card).to_be_visible()
    expect(isle.board).to_have_attribute("data-mode", "3d")
    take(page, "volcanique-decision")

    page.goto(f"/game/{story.game['id']}")
    page.get_by_role("tab", name="Score").click()
    expect(page.get_by_role("table")).to_be_visible()
    expect(isle.solid).to_have_attribute("data-frames", re.compile("."))
    take(page, "volcanique-end")

    isle = story.play_on(come(browser, site, PHONE), has_lava)
    isle.asks("Move a critter")
    take(isle.page, "volcanique-phone")


def lab(browser: Browser, _: str) -> None:
    """A report, of an experiment that is played for it."""
    experiment = str(ROOT / "benchmarks" / "lab" / "taluva_tiles.toml")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "surtsey", "lab", "run", experiment, "--out", folder]
        subprocess.run(command, check=True, capture_output=True)
        page = browser.new_page(viewport={"width": 900, "height": 760})
        page.goto((Path(folder) / "report.html").as_uri())
        take(page, "lab")


PARTS: Final[dict[str, Callable[[Browser, str], None]]] = {"taluva": taluva, "volcanique": volcanique, "lab": lab}


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    expect.set_options(timeout=TIMEOUT_MS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = serve(Path(folder), analysis_player="search:40")
        browser = launch(playwright)
        try:
            for part in sys.argv[1:] or PARTS:
                PARTS[part](browser, server.url)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
