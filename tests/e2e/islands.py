"""Tables of Volcanique, laid out from boards that a reader can see, and somebody who plays at them on the page."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from surtsey.volcanique import VOLCANIQUE
from tests.e2e.games import ME, Host
from tests.e2e.table import OVER, Table
from tests.volcanique.boards import at

CHOOSABLE: Final = re.compile("can be (chosen|reached|driven out)")
FRIENDS: Final = tuple({"kind": "shared", "name": name} for name in ("Katla", "Hekla", "Askja", "Krafla"))
"""Others at the same screen."""
ITEMS: Final = {
    "volcano": "Volcano",
    "super": "Super eruption",
    "winter": "Volcanic winter",
    "island": "Island",
    "points": "Point",
    "card": "Card",
}
SHAPES: Final = ("", "Uno", "Duo", "Trio")
BIOMES: Final = {"D": "dark", "M": "medium", "L": "light"}


def item_name(item: str) -> str:
    """How the market calls it."""
    if item in ITEMS:
        return ITEMS[item]
    return f"{SHAPES[len(item)]}: {', '.join(BIOMES[biome] for biome in item)}"


class Isle(Table):
    """Somebody who plays Volcanique on the flat board; spots are written as positions write them: 2,-1 or 2,-1 D."""

    game: str

    @staticmethod
    def lay_out(
        page: Page, board: str, phase: str, options: Mapping[str, str], *seats: dict[str, Any], seed: int = 7
    ) -> dict[str, Any]:
        """Makes a table that is laid out like this, in the turn of its active player from a phase on; its summary."""
        state = at(board, phase, **options)
        position = VOLCANIQUE.position(state, secrets=True)
        people = list(seats) or [ME, *FRIENDS[: state.rules.players - 1]]
        return Host(page.request).make(*people, game="volcanique", options={}, position=position, seed=seed)

    @staticmethod
    def laid_out(
        page: Page, board: str, phase: str, options: Mapping[str, str], *seats: dict[str, Any], seed: int = 7
    ) -> "Isle":
        """Somebody who sits at such a table."""
        return Isle.at_game(page, Isle.lay_out(page, board, phase, options, *seats, seed=seed)["id"])

    @staticmethod
    def at_game(page: Page, game: str) -> "Isle":
        isle = Isle(page)
        isle.game = game
        isle.sit_down(game)
        return isle

    def asks(self, text: str | re.Pattern[str]) -> None:
        """Waits until this is what is asked, or told."""
        expect(self.status).to_contain_text(text)

    # --------------------------------------------------------------------------------------------------- choosing

    def choose(self, *spots: str) -> None:
        """Chooses one spot after the other, as screen readers do that explore by touch."""
        for spot in spots:
            field = self.field(spot)
            expect(field).to_have_attribute("aria-label", CHOOSABLE)
            expect(self.board).to_have_attribute("data-busy", "false")
            field.dispatch_event("click")

    def click(self, spot: str) -> None:
        """The same by mouse."""
        expect(self.field(spot)).to_have_attribute("aria-label", CHOOSABLE)
        expect(self.board).to_have_attribute("data-busy", "false")
        self.page.mouse.click(*self.middle_of(spot))

    def tap(self, spot: str) -> None:
        """The same by finger."""
        expect(self.field(spot)).to_have_attribute("aria-label", CHOOSABLE)
        expect(self.board).to_have_attribute("data-busy", "false")
        self.page.touchscreen.tap(*self.middle_of(spot))

    def offered(self) -> list[str]:
        """The spots that can be chosen."""
        found: list[str] = self.board.locator('[data-field][aria-label*="can be"]').evaluate_all(
            "spots => spots.map(spot => spot.dataset.field)"
        )
        return found

    def lay(self, spot: str) -> None:
        """Lays what is held, turned as it is proposed. Over the only place where it fits it is held at once."""
        expect(self.button("Put it back")).to_be_visible()
        is_there = self.board.locator('[data-field][aria-label*="can be chosen"]').count() == 1
        self.choose(spot)
        if not is_there:
            self.main("(Lay it|Erupt)")

    def item(self, label: str) -> None:
        """Picks something of the menu beside a spot."""
        self.page.get_by_role("menuitem", name=re.compile(f"^{label}")).first.click()

    def take(self, item: str) -> None:
        """Takes something on the market, or from the tray, into the hand."""
        self.good(item).click()

    def good(self, item: str) -> Locator:
        """On small screens the market is a panel among others."""
        market = self.page.get_by_role("region", name="Market").or_(self.page.get_by_role("tabpanel", name="Market"))
        return market.get_by_role("button", name=re.compile(f"^{re.escape(item_name(item))},"))

    def use(self, name: str) -> None:
        """A limited power, a card, the sea or the crater, among my things."""
        self.page.get_by_role("region", name="My things").get_by_role("button", name=re.compile(name)).click()

    def end(self) -> None:
        """Ends the turn, once that is offered."""
        self.main("End ")

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name="Turn and actions")

    @property
    def end_button(self) -> Locator:
        return self.bar.get_by_role("button", name=re.compile("^End "))

    @property
    def main_button(self) -> Locator:
        return self.bar.locator("button.go")

    def goes_on(self) -> bool:
        """Waits until somebody can end their turn, or the game is over; whether it goes on."""
        expect(self.end_button.or_(self.status.get_by_text(OVER)).first).to_be_visible()
        return self.end_button.is_visible()

    def asks_something(self) -> bool:
        """Waits until somebody here has to do something, and the board stands still; not if the game is over."""
        self.asks(re.compile("^(?!Sending|Your turn is complete)"))
        expect(self.board).to_have_attribute("data-busy", "false")
        return not self.status.get_by_text(OVER).is_visible()

    def has_main(self) -> bool:
        return self.main_button.is_visible()

    def unlock(self, slot: str = "") -> None:
        """A power of the grid: the one in a slot, or the first that can be had."""
        open_slots = self.page.locator(f'[data-slot="{slot}"]' if slot else ".slot.open")
        open_slots.first.click()

    def main(self, label: str) -> None:
        """The main button, which says what it does."""
        self.page.get_by_role("region", name="Turn and actions").get_by_role(
            "button", name=re.compile(f"^{label}")
        ).click()

    def decide(self, label: str) -> None:
        """A button of the card that asks."""
        self.card.get_by_role("button", name=re.compile(f"^{label}")).click()

    @property
    def card(self) -> Locator:
        return self.page.get_by_role("alertdialog")

    def hand_over(self, name: str = "Katla") -> None:
        """Between two people at one screen."""
        self.page.get_by_role("button", name=re.compile(f"^I am {name}")).click()

    # ---------------------------------------------------------------------------------------------------- looking

    def played(self) -> str:
        """What has been confirmed, as it is recorded."""
        text: str = self.page.request.get(f"/api/games/{self.game}/record").text()
        return " ".join(text.split("\n\n", 1)[1].split())

    def has_played(self, *actions: str) -> None:
        """Waits until these have been confirmed, one after the other."""
        wanted = re.compile(".*".join(re.escape(action) for action in actions))
        for _ in range(100):
            if wanted.search(self.played()):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{wanted.pattern} is not in {self.played()}")


@dataclass(frozen=True)
class Scenario:
    """What somebody does at a table, and what is recorded of it."""

    name: str
    board: str
    phase: str
    do: Callable[[Isle], None]
    played: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.name

    def play(self, page: Page) -> None:
        isle = Isle.laid_out(page, self.board, self.phase, self.options)
        self.do(isle)
        isle.has_played(*self.played)
