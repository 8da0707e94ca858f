"""What a gesture brings, on drawn boards."""

from typing import Any

from surtsey import game
from surtsey.volcanique import VOLCANIQUE
from surtsey.volcanique.state import State
from tests.volcanique.boards import at


def brought(state: State, *actions: str) -> Any:
    """What some actions bring, as the seat that decides sees it."""
    assert state.decision is not None
    before = state.observe(state.decision.seat).view
    after = before.copy()
    events = [event for action in actions for event in after.play(action)]
    return game.consequences(VOLCANIQUE, before, after, events)


BOARD = """
           D0  D   M   M   D1  D
    0,0:  D  1  D M  1  M D  1  D
           D   D   M   M   D   D
    seat 0: DDDM
    """
"""Dark of both seats, kept apart by a medium tile."""


def test_nothing_comes_of_nothing() -> None:
    found = brought(at(BOARD, "buy"))
    assert found == {"score": [{}, {}], "regions": [], "lost": [], "matched": [], "lava": []}


def test_land_that_joins_regions() -> None:
    """There is one field for it. Seat 1 is driven out, two edges match, and all is one region of seat 0."""
    found = brought(at(BOARD, "buy"), "buy D", "pay DDD")
    assert found["lost"] == [{"seat": 1, "at": "2,0D", "to": "hand"}]
    assert found["matched"] == [[0, 0, 0], [1, 0, 0]]
    assert found["regions"] == [{"biome": "D", "fields": [[0, 0], [1, 0], [2, 0]], "seats": [[0, 1]]}]
    assert (found["score"][0]["edges"], found["score"][1]["critters"]) == (2, -1)
    assert "volcanoes" not in found["score"][0]


def test_a_claim_changes_a_region_and_a_score() -> None:
    found = brought(at(BOARD, "claim"), "claim 1,0 M")
    assert found["regions"] == [{"biome": "M", "fields": [[1, 0]], "seats": [[0, 1]]}]
    assert found["score"][0]["critters"] == 1
    assert found["score"][1].keys() <= {"tallest", "largest", "total"}
    assert (found["lost"], found["matched"]) == ([], [])


def test_a_colossal_critter_loses_one_of_two() -> None:
    found = brought(at(BOARD.replace("D1  D", "D1+ D"), "buy"), "buy D", "pay DDD")
    assert found["lost"] == [{"seat": 1, "at": "2,0D", "to": "wound"}]
    assert found["regions"][0]["seats"] == [[0, 1], [1, 1]]


def test_a_volcano_tells_where_its_lava_may_go() -> None:
    """Down to 1,0 or into the sea; 0,1 is too high."""
    board = """
               D1  D   M   M
        0,0:  D  2  D M  1  M
               D   D   M   M
                   L   L
        0,1:      L  3  L
                   L   L
        seat 0: DDDDD
        """
    found = brought(at(board, "buy"), "buy volcano", "at 0,0")
    assert found["lava"] == [{"at": [0, 0], "ways": [[1, 0], [-1, 1], [-1, 0], [0, -1], [1, -1]]}]
    assert found["lost"] == [{"seat": 1, "at": "0,0D", "to": "hand"}]
    assert found["score"][0]["volcanoes"] == 1
