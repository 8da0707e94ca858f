"""What the page is shown beyond what `describe` says."""

import json
from typing import Any

from hypothesis import given

from surtsey.chance import Chance
from surtsey.hexes import DIRECTIONS
from surtsey.volcanique import VOLCANIQUE, Rules, State
from surtsey.volcanique.describing import describe
from surtsey.volcanique.showing import show
from surtsey.volcanique.table import OVER
from tests.volcanique.boards import at, play
from tests.volcanique.games import seeds, some_move, states

POWERS = "agile,pack,herding,cooperative,colossal,flying,rift,plates,super"


def shown(state: State, seat: int = 0) -> dict[str, Any]:
    """As it arrives on the page."""
    found: dict[str, Any] = json.loads(json.dumps(show(state.observe(seat))))
    return found


def lava(state: State) -> dict[str, Any]:
    """Of each field with lava, its flow and where it came from."""
    return {
        f"{hex['q']},{hex['r']}": (hex["lava"]["flow"], hex["lava"]["from"])
        for hex in shown(state)["hexes"]
        if hex["lava"]
    }


def roll(state: State, field: list[int]) -> None:
    """The only flow goes on to that field."""
    ways = shown(state)["flows"][0]["ways"]
    play(state, f"roll {1 + ways.index(field)}/{len(ways)}")


def resumed(state: State) -> State:
    return VOLCANIQUE.resume(VOLCANIQUE.position(state), None)


def steps(state: State) -> dict[str, str]:
    return {each["step"]: each["state"] for each in shown(state)["steps"]}


def now(state: State) -> list[str]:
    return [step for step, how in steps(state).items() if how == "now"]


def test_nothing_of_it_is_in_the_state_of_the_protocol() -> None:
    state = State.new(Rules(setup="quick"), 1)
    seen, told = shown(state), describe(state.observe(0))
    assert {*seen} - {*told} == {"islands", "regions", "steps", "pending", "market", "open_to", "watch"}
    assert {*seen["hexes"][0]} - {*told["hexes"][0]} == {"lava"}
    assert {*seen["players"][0]} - {*told["players"][0]} == {"deployed", "income"}


# Lava

STREAM = """
           ^1  ^   L   L
    0,0:  ^  4  ^ L  3  L
           ^   ^   L   L
               D0  D   M   M
    0,1:      D  2  D M  1  M
               D   D   M   M
    flows: 0,0
"""


def test_lava_tells_where_it_came_from() -> None:
    """From the volcano onto 1,0, from there onto 1,1."""
    state = at(STREAM, "lava")
    assert lava(state) == {}
    roll(state, [1, 0])
    assert lava(state) == {"1,0": (1, [0, 0])}
    while shown(state)["phase"] != "lava_roll":
        play(state, str(state.legal()[-1]))
    roll(state, [1, 1])
    assert lava(state) == {"1,0": (1, [0, 0]), "1,1": (1, [1, 0])}
    assert lava(resumed(state)) == lava(state)


def test_where_only_one_way_is_left_it_is_found_out() -> None:
    """A position does not tell: 1,0 and 2,0 are equally high, but only 1,0 lies beside the volcano."""
    state = at("""
               ^1  ^   *1  *   *1  *   D0  D
        0,0:  ^  3  ^ *  3  * *  3  * D  1  D
               ^   ^   *   *   *   *   D   D
        flows: 2,0
    """)
    assert lava(state) == {"1,0": (1, [0, 0]), "2,0": (1, [1, 0])}


def test_what_can_have_come_two_ways_is_not_said() -> None:
    """The three lava fields lie around one corner, all equally high, and the flow is over."""
    state = at("""
               *1  *   *1  *   D0  D
        0,0:  *  3  * *  3  * D  1  D
               *   *   *   *   D   D
                   *1  *
        0,1:      *  3  *
                   *   *
    """)
    assert lava(state) == {"0,0": (1, None), "1,0": (1, None), "0,1": (1, None)}


def test_lava_that_was_torn_from_its_source_does_not_say_where_it_came_from() -> None:
    state = at(
        """
                   ^1  ^   D   D   D1  D
            0,0:  ^  3  ^ D  1  D D  1  D
                   ^   ^   D   D   D   D
            flows: 0,0
            grid: A rift
            seat 0: powers rift
        """,
        "lava",
        limited_timing="all",
    )
    while shown(state)["phase"] == "interrupt":
        play(state, "pass")
    roll(state, [1, 0])
    assert lava(state) == {"1,0": (1, [0, 0])}
    play(state, "rift 1,0 0", "shift 0")
    assert lava(state) == {"2,0": (1, None)}


def test_flows_say_where_they_can_go() -> None:
    state = at(STREAM, "lava")
    (flow,) = shown(state)["flows"]
    assert (flow["q"], flow["r"], flow["flow"], flow["dammed"]) == (0, 0, 1, False)
    assert flow["ways"] == [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]


def test_and_whether_they_can_go_nowhere() -> None:
    around = "".join(f"under {q},{r}: soil soil\n" for q, r in DIRECTIONS)
    state = at(f"""
                   D   D   D   D
        0,-1:     D  3  D D  3  D
                   D   D   D   D
               D   D   ^1  ^   D0  D
        -1,0: D  3  D ^  1  ^ D  3  D
               D   D   ^   ^   D   D
                   D   D   D   D
        -1,1:     D  3  D D  3  D
                   D   D   D   D
        flows: 0,0
        {around}
    """)
    (flow,) = shown(state)["flows"]
    assert (flow["ways"], flow["dammed"]) == ([], True)


# Islands


def owners_and_names(state: State) -> list[tuple[int | None, str | None, list[int]]]:
    """Of each island, with its oldest field."""
    return [(each["owner"], each["name"], each["fields"][0]) for each in shown(state)["islands"]]


def test_starting_islands_bear_the_names_of_their_players() -> None:
    """The first player laid the first one, wherever that is."""
    state = State.new(Rules(setup="quick", players=3), 5)
    first = shown(state)["first"]
    assert [owner for owner, _, _ in owners_and_names(state)] == [(first + later) % 3 for later in range(3)]
    assert [name for _, name, _ in owners_and_names(state)] == [None] * 3


ISLANDS = """
           D0  D   D   M   M   M   L   L       M1  M
    0,0:  D  1  D D  1  M M  1  M L  1  L  .  M  1  M
           D   D   D   M   M   M   L   L       M   M
    grid: A rift, B plates
    seat 0: powers rift plates
"""


def test_others_have_names_of_their_own() -> None:
    (one, other) = owners_and_names(at(ISLANDS))
    assert (one[0], other[0]) == (None, None)
    assert one[1] != other[1]
    assert one[2:] + other[2:] == ([0, 0], [5, 0])


def test_an_island_that_splits_keeps_its_name_where_its_oldest_tile_is() -> None:
    state = at(ISLANDS, "lava", limited_timing="all")
    before = owners_and_names(state)
    play(state, "rift 2,0 0", "shift 1")
    after = owners_and_names(state)
    assert len(after) == 3
    assert {name for _, name, _ in before} < {name for _, name, _ in after}
    assert after[0] == before[0]


def test_where_islands_meet_the_older_name_stays() -> None:
    state = at(ISLANDS, "lava", limited_timing="all")
    play(state, "plates 5,0", "shift 3")
    ((_, name, field),) = owners_and_names(state)
    assert (name, field) == (owners_and_names(at(ISLANDS))[0][1], [0, 0])


def test_names_are_the_same_for_who_takes_the_position_up() -> None:
    """As those do who watch a game with secrets."""
    state = State.new(Rules(setup="quick", players=4), 3)
    chance = Chance(3, 1)
    for _ in range(200):
        if state.table.stage != OVER:
            state.step(some_move(state, chance))
    assert shown(resumed(state))["islands"] == shown(state)["islands"]


# Regions

LAND = """
           D0  D   D   M       M1  M1
    0,0:  D  1  D D  1  M  .  M  2  M
           D   D   D   M       M   M
    tiles: DML 3, volcano 9
"""


def region(state: State, field: list[int], biome: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = shown(state)["regions"]
    (one,) = [each for each in found if field in each["fields"] and each["biome"] == biome]
    return one


def test_regions_have_fields_edges_and_owners() -> None:
    state = at(LAND)
    dark = region(state, [0, 0], "D")
    assert dark == {
        "id": dark["id"],
        "biome": "D",
        "fields": [[0, 0], [1, 0]],
        "edges": [[0, 0, 0]],
        "seats": [[0, 1, False]],
        "income": [0],
    }
    empty = region(state, [1, 0], "M")
    assert (empty["fields"], empty["edges"], empty["seats"], empty["income"]) == ([[1, 0]], [], [], [])


def test_the_regions_of_a_hex_are_those_regions() -> None:
    seen = shown(at(LAND))
    fields = {(q, r, each["biome"]): each["id"] for each in seen["regions"] for q, r in each["fields"]}
    for hex in seen["hexes"]:
        for biome, number in hex["regions"].items():
            assert fields.pop((hex["q"], hex["r"], biome)) == number
    assert not fields


def test_groups_and_what_a_herd_earns() -> None:
    """Two critters of seat 1: a herd by the power, just two without it."""
    assert region(at(LAND), [3, 0], "M")["seats"] == [[1, 2, False]]
    assert region(at(LAND), [3, 0], "M")["income"] == [1]
    herding = at(f"{LAND} seat 1: powers herding")
    assert region(herding, [3, 0], "M")["seats"] == [[1, 2, True]]
    assert region(herding, [3, 0], "M")["income"] == [1, 1]


def test_income_is_what_the_supply_has() -> None:
    herding = at(f"{LAND} seat 1: powers herding\n supply: D 0, M 1")
    assert region(herding, [3, 0], "M")["income"] == [1]
    assert [player["income"] for player in shown(herding)["players"]] == [
        {"D": 0, "M": 0, "L": 0},
        {"D": 0, "M": 1, "L": 0},
    ]


def test_deployed_are_all_that_are_not_in_the_hand() -> None:
    state = at(f"{LAND} seat 1: hand 12, crater 2, powers herding")
    assert [player["deployed"] for player in shown(state)["players"]] == [1, 9]


# The steps of a turn


def test_a_turn_from_its_beginning() -> None:
    state = at(f"{LAND} seat 0: DDDMM", "lava")
    assert steps(state) == {
        "lava": "skipped",
        "move": "now",
        "buy": "open",
        "erosion": "skipped",
        "claim": "open",
        "sacrifice": "open",
        "collect": "open",
    }
    play(state, "move 0,0 D")
    assert (steps(state)["move"], now(state)) == ("done", ["buy"])
    play(state, "buy DML")
    assert now(state) == ["buy"]


def test_a_step_without_a_move_is_skipped() -> None:
    state = at(f"{LAND} seat 0: DDDMM", "move")
    play(state, "pass")
    assert (steps(state)["move"], now(state)) == ("skipped", ["buy"])


def test_who_has_the_power_may_erode() -> None:
    state = at(f"{LAND} seat 0: DDDMM, powers erosion", "move")
    assert steps(state)["erosion"] == "open"


def test_between_two_steps_none_is_now() -> None:
    state = at(f"{LAND} seat 0: DDDMM\n seat 1: powers rift", "lava", limited_timing="all")
    assert shown(state)["phase"] == "interrupt"
    assert now(state) == []
    assert steps(state)["move"] == "open"


def test_final_turns_and_the_flush_have_fewer_steps() -> None:
    final = at(f"{LAND} seat 0: DDDMM\n turn 9: stage final, left 1, ending, trigger critters 1", "move")
    assert [*steps(final)] == ["lava", "move", "buy", "claim", "sacrifice"]
    flush = at(f"{LAND} turn 9: stage flush, ending, trigger critters 1", "claim")
    assert steps(flush) == {"lava": "skipped", "claim": "now"}


def test_lava_may_come_last() -> None:
    assert [*steps(at(LAND, lava_timing="end"))][-1] == "lava"


# What is about to come down


def test_nothing_is_pending_as_a_rule() -> None:
    assert shown(at(LAND))["pending"] is None


def test_lava_is_pending_while_somebody_decides_whether_to_flee() -> None:
    state = at(
        """
                   ^1  ^   D0  D   D   D
            0,0:  ^  4  ^ D  1  D D  1  D
                   ^   ^   D   D   D   D
            flows: 0,0
            seat 0: DD
        """,
        "lava",
        lava_targets="land_first",
    )
    assert shown(state)["phase"] == "displace"
    assert shown(state, 1)["pending"] == {
        "what": "lava",
        "at": [1, 0],
        "from": [0, 0],
        "tile": "lava",
        "rotation": None,
    }
    play(state, "pass")
    assert shown(state)["pending"] is None


def test_land_is_pending_while_its_placer_decides_where_others_go() -> None:
    state = at(
        """
                   D1  D   D   D   D   D   D0  D
            0,0:  D  1  D D  1  D D  1  D D  1  D
                   D   D   D   D   D   D   D   D
            seat 0: DDDMM
        """,
        "buy",
    )
    play(state, "buy DML", "pay DD", "at 0,0", "turn 0")
    assert shown(state)["phase"] == "displace"
    assert shown(state)["pending"] == {"what": "land", "at": [0, 0], "from": None, "tile": "DML", "rotation": 0}


def test_a_volcano_is_pending_while_critters_flee_from_it() -> None:
    state = at(
        """
                   D1  D   D   D   D   D   M0  M
            0,0:  D  1  D D  1  D D  1  D M  1  M
                   D   D   D   D   D   D   M   M
            seat 0: DDDDDD
            seat 1: DDDDDD, powers migration
        """,
        "buy",
    )
    play(state, "buy volcano", "pay DDDDD", "at 0,0")
    assert shown(state)["phase"] == "displace"
    assert shown(state)["pending"] == {
        "what": "volcano",
        "at": [0, 0],
        "from": None,
        "tile": "volcano",
        "rotation": None,
    }


def test_a_landslide_is_pending_while_those_beneath_flee() -> None:
    state = at(
        """
                   D   D   D0  M   D1  D   D   D
            0,0:  D  1  D D  3  M D  1  D D  1  D
                   D   D   D   M   D   D   D   D
            seat 0: DDDDDD, powers landslide
            seat 1: DD
        """,
        "buy",
    )
    play(state, "buy volcano", "pay DDDDD", "at 0,0", "slide 1,0")
    assert shown(state)["phase"] == "displace"
    assert shown(state)["pending"] == {
        "what": "landslide",
        "at": [2, 0],
        "from": [1, 0],
        "tile": "DM",
        "rotation": next(hex["rotation"] for hex in shown(state)["hexes"] if (hex["q"], hex["r"]) == (1, 0)),
    }


# The market, and how near the end is


def market(state: State, seat: int = 0) -> dict[str, Any]:
    return {each["item"]: [each["price"], each["alike"], each["left"]] for each in shown(state, seat)["market"]}


def test_what_there_is_to_buy() -> None:
    state = at(LAND, powers=POWERS)
    assert market(state)["DML"] == [2, None, 3]
    assert market(state)["volcano"] == [6, 5, 9]
    assert market(state)["island"] == [7, None, None]
    assert {"super", "winter", "card", "points"} & {*market(state)} == set()
    assert market(at(LAND, caldera="yes", powers=POWERS))["card"] == [3, None, 14 - 1]
    assert {each["item"] for each in shown(state)["market"] if each["each"]} == {"D", "M", "L"}


def test_a_super_eruption_is_for_whoever_has_its_power() -> None:
    state = at(f"{LAND} seat 1: powers super", powers=POWERS)
    assert "super" not in market(state, 0)
    assert market(state, 1)["super"] == [6, 5, 9]


def test_points_are_for_final_turns() -> None:
    final = at(f"{LAND} seat 0: DDDMM\n turn 9: stage final, left 1, ending, trigger critters 1")
    assert market(final)["points"] == [3, None, None]
    assert "points" not in market(at(LAND))


def test_what_the_one_who_looks_holds_enough_for() -> None:
    state = at(f"{LAND} seat 0: DDD\n seat 1: DML")
    can = [{each["item"] for each in shown(state, seat)["market"] if each["affordable"]} for seat in (0, 1)]
    trios, duos, unos = {"DML", "DLM"}, {"DM", "DL", "ML"}, {"D", "M", "L"}
    assert can == [trios | duos | unos] * 2
    assert "D" not in {each["item"] for each in shown(at(LAND))["market"] if each["affordable"]}


def test_prices_are_those_of_the_one_who_looks() -> None:
    state = at(f"{LAND} seat 1: powers exalted")
    assert market(state, 0)["island"] == [7, None, None]
    assert market(state, 1)["island"] == [0, None, None]


def test_on_whose_tiles_one_may_place() -> None:
    """Symbiosis: on those of the opponent who has most critters on land."""
    board = """
               D0  D       D1  D1      D2  D
        0,0:  D  1  D  .  D  1  D  .  D  1  D
               D   D       D   D       D   D
    """
    assert shown(at(board, players="3"))["open_to"] == [1]
    assert shown(at(board, players="3", engagement="free"))["open_to"] == [0, 1, 2]


def test_the_watch() -> None:
    state = at(f"{LAND} seat 1: hand 12\n turn 8: idle 3", players="3", turn_cap="90")
    assert shown(state)["watch"] == {
        "land_left": 51,
        "deployed_most": 9,
        "need": 21,
        "idle": 3,
        "idle_limit": 6,
        "unfrozen": None,
        "turns_left": None,
        "turn_cap": 90,
    }
    frost = at(f"{LAND} winter: 0,0 radius 1\n turn 8: trigger winter 0")
    assert shown(frost)["watch"]["unfrozen"] == 1


# Whatever happens


@given(states)
def test_whatever_comes_can_be_shown(state: State) -> None:
    """Ways of lava lead from neighbour to neighbour of the same flow, and never round in a circle."""
    for seat in range(state.rules.players):
        seen = shown(state, seat)
        json.dumps(seen)
    hexes = {(hex["q"], hex["r"]): hex for hex in seen["hexes"]}
    for (q, r), hex in hexes.items():
        visited = {(q, r)}
        while hex["lava"] and hex["lava"]["from"]:
            source = tuple(hex["lava"]["from"])
            assert (source[0] - hex["q"], source[1] - hex["r"]) in DIRECTIONS
            assert source not in visited
            visited.add(source)
            assert hexes[source]["top"] in ("lava", "volcano")
            assert hexes[source]["height"] >= hex["height"]
            hex = hexes[source]
    assert sum(each["state"] == "now" for each in seen["steps"]) <= 1


@given(seeds)
def test_what_is_found_out_is_what_was_remembered(seed: int) -> None:
    """Or it is not said. Lava stays where it came, in games in which no land moves and no tile erodes."""
    powers = "agile,pack,herding,cooperative,colossal,flying,sea,crafty,super"
    state, chance = State.new(Rules(setup="quick", powers=powers), seed), Chance(seed, 1)
    for _ in range(250):
        if state.table.stage == OVER:
            break
        state.step(some_move(state, chance))
    remembered, found_out = lava(state), lava(resumed(state))
    for field, (flow, source) in found_out.items():
        assert (flow, source) in (remembered[field], (remembered[field][0], None))
