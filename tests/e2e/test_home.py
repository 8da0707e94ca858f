"""The home page: a first game in one click, and a form on which everything can be chosen and says what it means."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import People

NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 780}}


def planned(page: Page) -> dict[str, Any]:
    """The game that the page is at."""
    expect(page).to_have_url(re.compile("/game/"))
    game: dict[str, Any] = page.request.get(f"/api/games/{page.url.split('/')[-1]}").json()
    return game


def test_the_first_game_of_volcanique_is_one_click_away(people: People) -> None:
    page = people.come_flat()
    page.goto("/")
    page.get_by_role("button", name="First game of Volcanique").click()
    game = planned(page)
    assert (game["game"], game["options"]["preset"]) == ("volcanique", "first_game")
    assert [(seat["mine"], seat["level"]) for seat in game["seats"]] == [(True, None), (False, "beginner")]


def test_presets_come_first_and_options_behind_them(people: People) -> None:
    page = people.come_flat()
    page.goto("/")
    form = page.locator("form")
    form.get_by_role("radio", name="Volcanique").check()
    preset = form.get_by_role("radio", name="For a first game")
    expect(preset).to_have_accessible_description(re.compile("Islands are dealt"))
    preset.check()
    islands = form.get_by_role("combobox", name="Starting islands")
    expect(islands).to_be_hidden()
    form.get_by_text("Clock and more options").click()
    expect(islands.locator("option").first).to_have_text("dealt (as in the rules)")
    islands.select_option(label="laid by the players")
    expect(form.locator("summary")).to_contain_text("1 changed")
    form.get_by_role("button", name="Start the game").click()
    assert planned(page)["options"] == {
        **planned(page)["options"],
        "preset": "first_game",
        "setup": "chosen",
    }


def test_all_options_go_back_to_the_rules_at_once(people: People) -> None:
    page = people.come_flat()
    page.goto("/")
    form = page.locator("form")
    form.get_by_text("Clock and more options").click()
    form.get_by_role("combobox", name="Play for every place").select_option(label="yes")
    form.get_by_role("button", name="All as in the rules").click()
    expect(form.locator("summary")).not_to_contain_text("changed")
    form.get_by_role("button", name="Start the game").click()
    assert "ranking" not in planned(page)["options"]


@pytest.mark.parametrize(
    ("language", "option", "meaning"),
    [
        ("en", "Evacuate next door only", "adjacent tiles of their biome only"),
        ("fr", "Évacuer à côté seulement", "les tuiles adjacentes de leur biome"),
        ("de", "Nur nebenan evakuieren", "angrenzende Plättchen ihres Bioms"),
    ],
)
def test_options_say_what_they_mean_in_every_language(people: People, language: str, option: str, meaning: str) -> None:
    page = people.come_flat(locale=language, **NARROW)
    page.goto("/")
    form = page.locator("form")
    form.get_by_role("radio", name="Volcanique").check()
    form.locator("summary").click()
    expect(form.get_by_role("combobox", name=option)).to_be_visible()
    expect(form.get_by_text(meaning)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == NARROW["viewport"]["width"]
