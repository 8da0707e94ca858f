"""What events tell beside their sentences, so that a screen can show them."""

import json
from typing import Any

from hypothesis import given

from surtsey.chance import Chance
from surtsey.hexes import DIRECTIONS
from surtsey.volcanique import State
from surtsey.volcanique.actions import action_text
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.table import OVER
from tests.volcanique.boards import at
from tests.volcanique.games import rules, seeds, some_move


def told(state: State, *actions: str) -> list[tuple[str, dict[str, Any]]]:
    """The events of some actions, as they arrive on the page."""
    events = [event for action in actions for event in state.play(action)]
    return [(event.code, json.loads(json.dumps(event.data()))) for event in events]


def about(code: str, events: list[tuple[str, dict[str, Any]]]) -> dict[str, Any]:
    """The parameters of the only event with a code."""
    (params,) = [params for each, params in events if each == code]
    return params


def around(q: int, r: int) -> list[list[int]]:
    return [[q + dq, r + dr] for dq, dr in DIRECTIONS]


# Lava

VOLCANO = """
           ^1  ^   D0  D   D   D
    0,0:  ^  4  ^ D  2  D D  1  D
           ^   ^   D   D   D   D
    flows: 0,0
    seat 0: DD
"""


def test_lava_tells_its_flow_its_ways_and_where_it_comes_from() -> None:
    events = told(at(VOLCANO, "lava"), "roll 1/6", "to 2,0 D")
    rolled = about("rolled", events)
    assert (rolled["what"], rolled["field"], rolled["ways"]) == ("lava_roll", [0, 0], around(0, 0))
    aims = about("lava.aims", events)
    assert (aims["flow"], aims["field"], aims["to"], aims["ways"]) == (1, [0, 0], [1, 0], around(0, 0))
    flows = about("lava.flows", events)
    assert (flows["flow"], flows["from"], flows["field"]) == (1, [0, 0], [1, 0])


def test_lava_in_the_ocean_does_so_too() -> None:
    ocean = about("lava.reaches_ocean", told(at(VOLCANO, "lava"), "roll 4/6"))
    assert (ocean["flow"], ocean["from"], ocean["field"]) == (1, [0, 0], [-1, 0])


def test_who_diverts_sees_what_each_number_means() -> None:
    """To the south-east lies higher land: a three goes straight on, too. Numbers count clockwise."""
    state = at(
        """
                   ^1  ^   D0  D
            0,0:  ^  2  ^ D  1  D
                   ^   ^   D   D
                       D   D
            0,1:      D  5  D
                       D   D
            flows: 0,0
            seat 0: powers diversion
        """,
        "lava",
    )
    events = told(state, "roll 1/5", "divert", "roll 3/3")
    ways = [params["ways"] for code, params in events if code == "rolled" and params["what"] == "divert_roll"]
    assert ways == [[[1, -1], [1, 0], [1, 0]]]
    diverted = about("lava.diverted", events)
    assert (diverted["field"], diverted["to"], diverted["flow"]) == ([0, 0], [1, 0], 1)


# Why critters go


def test_who_flees_from_lava_says_so() -> None:
    escaped = about("critter.escaped", told(at(VOLCANO, "lava"), "roll 1/6", "to 2,0 D"))
    assert (escaped["cause"], escaped["colossal"], escaped["to"]) == ("lava", False, [2, 0])


def test_a_critter_lost_to_lava_is_nobodys_doing() -> None:
    lost = about("critter.lost", told(at(VOLCANO, "lava"), "roll 1/6", "pass"))
    assert (lost["cause"], lost["by"]) == ("lava", None)


COVERED = """
               D1  D   M   M   M0  M
        0,0:  D  1  D M  1  M M  1  M
               D   D   M   M   M   M
        seat 0: DDDDDD
        seat 1: DDDDDD
"""


def test_one_lost_to_land_is_that_of_who_laid_it() -> None:
    lost = about("critter.lost", told(at(COVERED, "buy"), "buy DML", "at 0,0", "turn 4"))
    assert (lost["seat"], lost["cause"], lost["by"]) == (1, "land", 0)


def test_one_lost_to_a_volcano_is_that_of_who_bought_it() -> None:
    lost = about("critter.lost", told(at(COVERED, "buy"), "buy volcano", "pay DDDDD", "at 0,0"))
    assert (lost["seat"], lost["cause"], lost["by"]) == (1, "volcano", 0)


def test_one_that_is_driven_out_says_by_whom() -> None:
    state = at(
        """
                   D00 D   M   M1
            0,0:  D  1  D M  1  M
                   D   D   M   M
            seat 0: powers pack
        """,
        "move",
    )
    events = told(state, "group 0,0 D")
    moved, lost = about("critter.moved", events), about("critter.lost", events)
    assert (moved["by"], moved["count"], moved["from"]) == ("pack", 2, [[0, 0, "D"], [0, 0, "D"]])
    assert (lost["seat"], lost["cause"], lost["by"]) == (1, "move", 0)


def test_one_that_loses_a_contest_says_to_whom() -> None:
    state = at(
        """
                   D0  D   M   M   D   D1
            0,0:  D  1  D M  1  M D  1  D
                   D   D   M   M   D   D
            seat 0: DDD
        """,
        "buy",
    )
    events = told(state, "buy D")
    contest, lost = about("contest", events), about("critter.lost", events)
    assert (contest["fields"], contest["winner"], contest["leaves"]) == ([[0, 0], [1, 0], [2, 0]], 0, [1])
    assert (lost["seat"], lost["cause"], lost["by"]) == (1, "contest", 0)


def test_one_hit_by_a_bomb_says_by_whom() -> None:
    state = at(
        """
                   D   D   M1  M   M0  M
            0,0:  D  1  D M  1  M M  1  M
                   D   D   M   M   M   M
            seat 0: DDDDDD, powers bomb
        """,
        "buy",
    )
    events = told(state, "buy volcano", "pay DDDDD", "at 0,0", "bomb", "roll 1/6")
    rolled, lost = about("rolled", events), about("critter.lost", events)
    assert (rolled["what"], rolled["field"], rolled["ways"]) == ("bomb_roll", [0, 0], around(0, 0))
    assert (lost["seat"], lost["cause"], lost["by"]) == (1, "bomb", 0)


# Moves


def moved(board: str, *actions: str, **options: str) -> dict[str, Any]:
    return about("critter.moved", told(at(board, "move", **options), *actions))


def test_by_what_a_critter_moves() -> None:
    board = """
               D0  D   D   M   M   M       L   L
        0,0:  D  1  D D  1  M M  1  M  .  L  1  L
               D   D   D   M   M   M       L   L
        seat 0: powers {}
    """
    assert moved(board.format("agile"), "move 0,0 D", "to 1,0 D")["by"] == "region"
    assert moved(board.format("agile"), "move 0,0 D", "to 1,0 M")["by"] == "agile"
    assert moved(board.format("flying"), "move 0,0 D", "to 4,0 L")["by"] == "flying"


def test_within_a_tile_no_power_is_needed() -> None:
    found = moved(
        """
                   D0  M
            0,0:  D  1  M
                   D   M
        """,
        "move 0,0 D",
    )
    assert (found["by"], found["from"], found["to"], found["to_biome"]) == ("tile", [[0, 0, "D"]], [0, 0], "M")


def test_a_swimmer_tells_the_biome_on_which_it_lands() -> None:
    board = """
               D0  M       D   D
        0,0:  D  1  M  .0 D  1  D
               D   M       D   D
        seat 0: powers sea
    """
    swims = about("swimmer.moved", told(at(board, "claim"), "swim 1,0", "to 1,-1"))
    assert (swims["to"], swims["biome"]) == ([1, -1], None)
    lands = about("swimmer.moved", told(at(board, "claim"), "swim 1,0", "to 0,0 M"))
    assert (lands["to"], lands["biome"]) == ([0, 0], "M")


# Volcanoes

BESIDE = """
               D   D   M   M   M1  M
        0,0:  D  1  D M  3  M M  1  M
               D   D   M   M   M   M
        seat 0: DDDDDD, powers {}
        seat 1: DD
"""


def test_a_lateral_eruption_tells_its_direction_and_where_it_fizzles() -> None:
    events = told(at(BESIDE.format("lateral"), "buy"), "buy volcano", "pay DDDDD", "at 0,0", "lateral 0", "roll 2/4")
    assert (about("lateral", events)["direction"], about("lateral", events)["field"]) == (0, [0, 0])
    rolled = about("rolled", events)
    assert (rolled["what"], rolled["ways"]) == ("lateral_roll", around(0, 0)[:4])
    assert about("lateral.fizzles", events)["field"] == [0, 1]


def test_a_landslide_tells_when_it_has_come_down() -> None:
    """After those beneath have gone."""
    state = at(BESIDE.format("landslide"), "buy")
    events = told(state, "buy volcano", "pay DDDDD", "at 0,0", "slide 1,0")
    codes = [code for code, _ in events]
    assert codes.index("landslide") < codes.index("critter.lost") < codes.index("landslide.lands")
    lands, lost = about("landslide.lands", events), about("critter.lost", events)
    assert (lands["field"], lands["to"], lands["tile"], lands["height"]) == ([1, 0], [2, 0], "M", 2)
    assert (lost["cause"], lost["by"]) == ("landslide", 0)


def test_a_new_volcano_tells_its_flow() -> None:
    events = told(at(BESIDE.format("rift"), "buy"), "buy volcano", "pay DDDDD", "at 0,0")
    assert about("volcano.rises", events)["flow"] == 1


def test_a_tile_that_erodes_down_to_the_sea_is_sunk() -> None:
    board = """
               D   D   L   L   M0  M
        0,0:  D  1  D L  2  L M  1  M
               D   D   L   L   M   M
        under 1,0: D
        seat 0: powers erosion
    """
    events = told(at(board, "erosion", erosion_targets="all"), "erode 0,0")
    assert about("tile.sunk", events)["field"] == [0, 0]
    events = told(at(board, "erosion", erosion_targets="all"), "erode 1,0")
    assert "tile.sunk" not in [code for code, _ in events]


# Collecting


def test_resources_come_from_regions() -> None:
    state = at(
        """
                   D00 D   M   M0
            0,0:  D  1  D M  1  M
                   D   D   M   M
            seat 0: powers herding
        """,
        "sacrifice",
    )
    gained = about("resources.gained", told(state, "pass"))
    assert (gained["resources"], gained["from"]) == ("DDM", [[0, 0, "D", 2], [1, 0, "M", 1]])


# Whatever happens


@given(rules, seeds)
def test_what_is_told_can_be_written_and_is_true(chosen: Rules, seed: int) -> None:
    """A die says of each number which field it means, and every loss has a reason."""
    state, chance = State.new(chosen, seed), Chance(seed, 1)
    for _ in range(120):
        if state.table.stage == OVER:
            break
        for code, params in told(state, action_text(some_move(state, chance))):
            if code == "rolled":
                assert len(params["ways"]) == params["sides"]
            if code in ("critter.lost", "colossal.lost", "colossal.wounded", "swimmer.lost"):
                assert params["cause"]
                assert params["by"] is None or 0 <= params["by"] < chosen.players
            if code == "contest":
                assert params["field"] in params["fields"]
            if code == "resources.gained" and params["from"]:
                assert sorted(params["resources"]) == sorted(
                    letter for *_, letter, count in params["from"] for _ in range(count)
                )
