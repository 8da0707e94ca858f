"""English, French and German: all of it, everywhere."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.games import BOT, ME, Host
from tests.e2e.islands import Isle

WORDS: Final = """() => {
    const said = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const node = walker.currentNode
        const element = node.parentElement
        if (element.closest('body [lang], script')) continue
        if (node.nodeType === Node.TEXT_NODE) said.push(node.data)
        else for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
            said.push(node.getAttribute(name) ?? '')
    }
    return [document.title, ...said].map(text => text.replace(/\\s+/g, ' ').trim()).filter(Boolean)
}"""
"""Everything that the page says, seen or only heard, besides what it marks as being in another language."""

RAW: Final = re.compile(r"undefined|\[object|\bNaN\b|[{}]|=>|^\w+(\.\w+)+$|^[a-z]+_[a-z_]+$")
"""What is left of a text that was not found, or not filled in."""
SENTENCE: Final = re.compile(r"(\b[A-Za-z]{2,}\b[^A-Za-z]+){2,}[A-Za-z]{2,}")
"""Three words and more: the same in two languages only if somebody forgot to translate them."""


def visits(page: Page, finished: dict[str, Any]) -> Iterator[set[str]]:
    """What each page says, one after the other; in each language the same ones."""
    paths = ("/", "/rules/taluva", "/rules/volcanique", "/nowhere", f"/replay/{finished['id']}?move=9")
    for path in paths:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        if path == "/":
            expect(page.locator("details")).to_be_attached()
        if path.startswith("/rules"):
            expect(page.locator("main details").first).to_be_attached()
        if path.startswith("/replay"):
            expect(page.locator("table")).to_be_attached()
        yield set(page.evaluate(WORDS))
    page.goto(f"/game/{Host(page.request).make(ME, BOT)['id']}")
    expect(page.get_by_test_id("board")).to_have_attribute("data-mode", "2d")
    expect(page.get_by_role("img", name=re.compile(":"))).to_be_visible()
    yield set(page.evaluate(WORDS))
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("status")).to_contain_text("0,0")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield set(page.evaluate(WORDS))


ROW: Final = """
           D0  D   D   M   L   L
    0,0:  D  1  D D  1  M L  1  L
           D   D   D   M   L   L
    seat 0: DDDDDM
    """
SENDING: Final = re.compile("^(Sending your turn|Envoi de votre tour|Dein Zug wird gesendet)")


def turn_of_volcanique(page: Page) -> Iterator[set[str]]:
    """What the page says at each step of a turn. Nothing is found by its name: those differ."""
    isle = Isle(page)
    isle.sit_down(Isle.lay_out(page, ROW, "move", {})["id"])
    good, main = page.locator(".market .good").nth(2), page.locator("section.bar button.go")
    expect(isle.field("0,0 D")).to_be_visible()
    expect(good).to_be_visible()
    yield set(page.evaluate(WORDS))
    # A critter moves, a duo is bought, held and laid.
    for spot in isle.field("0,0 D"), isle.field("1,0 D"), good, isle.field("1,0"), main:
        before = isle.status.inner_text()
        expect(isle.board).to_have_attribute("data-busy", "false")
        spot.dispatch_event("click")
        expect(isle.status).not_to_have_text(before)
        expect(isle.status).not_to_have_text(SENDING)
        yield set(page.evaluate(WORDS))


@pytest.fixture(scope="module")
def english() -> list[set[str]]:
    """What the pages say in English; the first test that needs it writes it down."""
    return []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_nothing_is_left_untranslated(
    people: People, finished: dict[str, Any], english: list[set[str]], language: str
) -> None:
    if not english:
        english.extend(visits(people.come_flat(), finished))
    page = people.come_flat(locale=language)
    for number, said in enumerate(visits(page, finished)):
        assert page.locator("html").get_attribute("lang") == language
        assert len(said) > 5
        assert [text for text in said | english[number] if RAW.search(text)] == []
        assert [text for text in said & english[number] if SENTENCE.search(text)] == []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_turn_of_volcanique_is_all_in_one_language(people: People, language: str) -> None:
    steps = zip(
        turn_of_volcanique(people.come_flat()), turn_of_volcanique(people.come_flat(locale=language)), strict=True
    )
    for english, said in steps:
        assert [text for text in said | english if RAW.search(text)] == []
        assert [text for text in said & english if SENTENCE.search(text)] == []


def test_the_language_is_chosen_in_the_settings_and_kept(people: People) -> None:
    page = people.come()
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "en")
    for language, before, title in (
        ("Français", "Settings", "Faites surgir"),
        ("Deutsch", "Réglages", "Lass eine Insel"),
        ("English", "Einstellungen", "Raise"),
    ):
        page.get_by_role("button", name=before, exact=True).click()
        page.get_by_role("dialog").get_by_role("combobox").first.select_option(label=language)
        code = {"Français": "fr", "Deutsch": "de", "English": "en"}[language]
        expect(html).to_have_attribute("lang", code)
        page.keyboard.press("Escape")
        page.reload()
        expect(html).to_have_attribute("lang", code)
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
