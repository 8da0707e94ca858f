"""Every way in which a game of Volcanique ends, brought about on the page."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.islands import Isle

ROW: Final = """
           D0  D   D   M   L   L       M1  M
    0,0:  D  1  D D  1  M L  1  L  .  M  1  M
           D   D   D   M   L   L       M   M
    """
"""Seat 0 could claim what is medium and what is light beside it."""
LAST: Final = "turn 9: seat 0, stage final, left 1, ending, trigger {} 1"
"""The last final turn, after which the lava runs out."""
FULL: Final = """
    seat 0: DDDDDD
    seat 1: MMMMMM
    turn 20: seat 0, idle 1
    """
"""Nobody gets any richer."""

ENDINGS: Final = [
    ("last_tile", LAST.format("last_tile"), {}, "the land tiles are used up"),
    ("critters", LAST.format("critters"), {}, "all critters of a player are out"),
    ("super", "super: 4,0\n" + LAST.format("super"), {}, "the Super eruption"),
    ("winter", "winter: 0,0 radius 2\nturn 5: seat 0, ending, trigger winter 1", {}, "everything is frozen"),
    ("stalemate", FULL, {"mandatory_buy": "no", "stalemate_rounds": "1"}, "nothing moves any more"),
    ("turn_cap", "turn 100: seat 0", {"turn_cap": "100"}, "it has gone on for too long"),
]


@pytest.mark.parametrize(("why", "facts", "options", "told"), ENDINGS, ids=[why for why, *_ in ENDINGS])
def test_the_game_ends(why: str, facts: str, options: dict[str, str], told: str, people: People) -> None:
    page = people.come(settings={"board": "2d", "handOver": False})
    isle = Isle.laid_out(page, f"{ROW}\n{facts}", "claim", options)
    while isle.goes_on():
        isle.end()
    expect(isle.result).to_contain_text(told)
