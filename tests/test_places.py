"""What places are called: the same for ever, in every language, on the command line and on the page."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from surtsey.game import Island
from surtsey.places import NAMES, Places, name_for, place_name, place_of
from surtsey.sentences import LANGUAGES, NOTATION, Host, Language
from surtsey.volcanique.messages import VolcaniqueEvent

SHARED: dict[str, Any] = json.loads((Path(__file__).parent / "places.json").read_text(encoding="utf-8"))
"""What both this and the page say (web/src/lib/i18n/places.test.ts)."""
ISLANDS: list[Island] = SHARED["islands"]
ALONE: list[Island] = [{"owner": None, "name": None, "fields": [(0, 0)]}]


@dataclass(frozen=True)
class Page(Host):
    """Players have names."""

    def seat(self, seat: int, language: Language) -> str:
        return str(SHARED["names"][seat])


@pytest.mark.parametrize("example", SHARED["examples"], ids=lambda example: example["en"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_called_as_on_the_page(example: dict[str, Any], language: str) -> None:
    q, r = example["field"]
    assert place_name((q, r), ISLANDS, LANGUAGES[language], Page()) == example[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_fields_are_called_the_same(language: str) -> None:
    """As far as anybody will ever play."""
    around = [(q, r) for q in range(-9, 10) for r in range(-9, 10)]
    names = {place_name(field, ALONE, LANGUAGES[language], NOTATION) for field in around}
    assert len(names) == len(around)


def test_a_field_belongs_to_its_island_even_if_another_middle_is_nearer() -> None:
    long: Island = {"owner": 0, "name": None, "fields": [(0, 0), (1, 0), (2, 0), (3, 0)]}
    near: Island = {"owner": 1, "name": None, "fields": [(5, 0)]}
    for field, island in (((3, 0), 0), ((4, 0), 0), ((5, 0), 1), ((4, 1), 1)):
        place = place_of(field, [long, near])
        assert place is not None
        assert place.island == island


def test_what_an_island_gains_changes_no_names() -> None:
    """Only its oldest tile counts."""
    grown: list[Island] = [{**ALONE[0], "fields": [(0, 0), (5, 5), (-3, 0)]}]
    for field in ((0, 0), (1, 0), (5, 5), (-2, -2)):
        assert place_of(field, ALONE) == place_of(field, grown)


def test_before_there_is_an_island_fields_have_coordinates() -> None:
    assert place_name((2, -1), [], LANGUAGES["en"], NOTATION) == "2,-1"


def test_whole_sentences_name_places() -> None:
    lava = VolcaniqueEvent("lava.aims", {"field": (0, 0), "to": (-1, 0)})
    bought = VolcaniqueEvent("tile.placed", {"seat": 1, "tile": "DM3", "field": (10, -2), "height": 2})
    shifted = VolcaniqueEvent("land.shifted", {"seat": 0, "fields": [(0, 0), (1, 0)], "direction": 0})
    host = Places(ISLANDS, Page())
    say = VolcaniqueEvent.sentences.wording("en").say
    assert say(lava, host) == "Lava from Katla's middle makes for Katla's west."
    assert say(bought, host) == "Hans lays DM3 on Hans's east, now 2 high."
    assert say(shifted, host) == "The land on Katla's middle and Katla's east moves east."
    german = VolcaniqueEvent.sentences.wording("de").say
    assert german(bought, host) == "Hans legt DM3 auf Hans\N{RIGHT SINGLE QUOTATION MARK} Osten, jetzt 2 hoch."


def test_names_of_islands_are_short_and_all_different() -> None:
    assert len({*NAMES}) == len(NAMES)
    assert all(name.isascii() and name.isalpha() and len(name) <= 7 for name in NAMES)
    assert name_for(0) == name_for(len(NAMES))
