"""The glossary (docs/glossary.md) against the catalogues: terms are used, and what they replace is not."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
GLOSSARY: Final = ROOT / "docs" / "glossary.md"
WEB: Final = ROOT / "web" / "src" / "lib"
LANGUAGES: Final = ("en", "fr", "de")
STEM: Final = 4
"""So many letters of a word stay as they are when it is inflected."""


def rows() -> list[list[str]]:
    """English, French, German, and what is not said."""
    cells = [
        line.strip("|").split("|") for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line[:2] == "| "
    ]
    return [[cell.strip() for cell in row] for row in cells if row[0].strip() != "English"]


def catalogue(language: str) -> str:
    """All that the games and the page say in a language."""
    games = (ROOT / "src" / "surtsey").glob(f"*/sentences/{language}.json")
    sentences = [json.dumps(json.loads(file.read_text(encoding="utf-8")), ensure_ascii=False) for file in games]
    pages = [*WEB.glob(f"**/{language}.ts"), *WEB.glob(f"i18n/{language}/*.ts")]
    return "\n".join([*sentences, *(file.read_text(encoding="utf-8") for file in sorted(pages))])


def words(cell: str) -> list[str]:
    """The terms of a cell, without remarks in brackets and what belongs to the grammar."""
    text = re.sub(r"\(.*?\)", "", cell)
    return [term.strip().removeprefix("to ") for term in text.split(",") if term.strip()]


@pytest.mark.parametrize("column", range(3), ids=LANGUAGES)
def test_every_term_is_used(column: int) -> None:
    said = catalogue(LANGUAGES[column]).lower()
    for row in rows():
        for term in words(row[column]):
            stems = [re.escape(word[: max(STEM, len(word) - 3)].lower()) for word in term.split()]
            assert re.search(r"\w*\W+".join(stems), said), f"{term} is said nowhere in {LANGUAGES[column]}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_a_term_replaces_is_not_said(language: str) -> None:
    said = catalogue(language)
    for *_, unsaid in rows():
        for term in words(unsaid):
            found = re.search(rf".{{0,40}}\b{re.escape(term)}\b.{{0,40}}", said)
            assert found is None, f"{found and found[0]} should not say {term}"


def test_people_are_addressed_in_one_way() -> None:
    informal = re.search(r".{0,40}\b(tu|toi|tes|ton)\b.{0,40}", catalogue("fr"))
    assert informal is None, informal and informal[0]
    formal = re.search(r".{0,40}\b([A-ZÄÖÜ]\w+en Sie|Ihnen)\b.{0,40}", catalogue("de"))
    assert formal is None, formal and formal[0]


def test_names_that_begin_with_a_vowel_are_elided_in_french() -> None:
    """Where a name follows, the sentence says `of`, and does not write the word itself."""
    wrong = re.search(r".{0,40}\b(?:de|De) \{(?:\w+:)?seats?\}.{0,40}", catalogue("fr"))
    assert wrong is None, wrong and wrong[0]
