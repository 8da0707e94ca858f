"""The ends of the game: the rules of the specification, sentence by sentence."""

from typing import Any

import pytest

from surtsey.game import Event
from surtsey.volcanique.describing import describe
from surtsey.volcanique.state import State
from tests.volcanique.boards import at, codes, forbidden, kind, legal, play, problem

ROW = """
           D0  D   D   D       M1  M   M   M
    0,0:  D  1  D D  1  D  .  M  1  M M  1  M
           D   D   D   D       M   M   M   M
"""
"""Seat 0 in D and seat 1 in M, each with two tiles."""
THREE = """
           D0  D   D   D       M1  M   M   M       L2  L   L   L
    0,0:  D  1  D D  1  D  .  M  1  M M  1  M  .  L  1  L L  1  L
           D   D   D   D       M   M   M   M       L   L   L   L
"""
ONE_TILE_LEFT = "tiles: D 0, M 0, L 0, DM 0, DL 0, ML 0, DML 1, DLM 0"
NO_TILE_LEFT = "tiles: D 0, M 0, L 0, DM 0, DL 0, ML 0, DML 0, DLM 0"
LAND = ["D", "M", "DM", "DL", "ML", "DML", "DLM"]
"""What fits on that row: all but L."""


def told(state: State) -> Any:
    return describe(state.observe(0))


def stage(state: State) -> str:
    found: str = told(state)["stage"]
    return found


def trigger(state: State) -> tuple[str | None, int | None]:
    return told(state)["trigger"], told(state)["trigger_seat"]


def player(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = told(state)["players"][seat]
    return found


def fields(state: State, verb: str = "at") -> list[str]:
    return [action.split()[1] for action in legal(state, verb)]


def critters(state: State, seat: int) -> list[str]:
    mine = [each for each in told(state)["critters"] if each["seat"] == seat]
    return [f"{each['q']},{each['r']} {each['biome']}" for each in mine]


def tops(state: State) -> dict[str, str]:
    return {f"{hex['q']},{hex['r']}": hex["top"] for hex in told(state)["hexes"]}


def to_turn(state: State, turn: int) -> list[Event]:
    """Passes until that turn, or the end of the game."""
    events: list[Event] = []
    while state.decision is not None and state.turn < turn:
        events += state.play("pass" if "pass" in legal(state) else legal(state)[0])
    return events


# The last land tile


def last_tile(board: str = ROW, seat: int = 0, **options: str) -> State:
    """The seat may buy the last tile."""
    return at(f"{board} seat {seat}: DD\n {ONE_TILE_LEFT}\n turn 5: seat {seat}", "buy", mandatory_buy="no", **options)


def test_the_last_land_tile_brings_the_end() -> None:
    state = last_tile()
    assert "ending.last_tile" in play(state, "buy DML")
    assert trigger(state) == ("last_tile", 0)


def test_the_last_but_one_does_not() -> None:
    state = at(f"{ROW} seat 0: DD\n {ONE_TILE_LEFT.replace('DLM 0', 'DLM 1')}", "buy")
    assert legal(state) == ["buy DML", "buy DLM"]
    assert "ending.last_tile" not in play(state, "buy DML")
    assert trigger(state) == (None, None)


def test_who_takes_it_ends_the_turn_normally() -> None:
    """Seat 0 lays the tile, claims, and collects for D and M."""
    state = last_tile()
    play(state, "buy DML", "at 1,0", "turn 3")
    assert stage(state) == "playing"
    assert "claim 1,0 M" in legal(state)
    play(state, "claim 1,0 M")
    assert kind(state) == "sacrifice"
    events = play(state, "pass")
    assert events[:2] == ["resources.gained", "final_turns"]


def test_the_last_tile_of_an_island_counts_too() -> None:
    state = at(f"{ROW} seat 0: DDDDDDD, crater 3\n {ONE_TILE_LEFT}", "buy", mandatory_buy="no")
    assert "ending.last_tile" in play(state, "buy island")


# All critters deployed


@pytest.mark.parametrize(
    ("how", "phase", "action", "seat"),
    [
        ("on land", "claim", "claim 5,0 L", ""),
        ("at sea", "claim", "sea 6,0", ", powers sea"),
        ("on a critter", "claim", "upgrade 0,0 D", ", powers colossal, DDDD"),
        ("on the power grid", "buy", "at 5,0", ", DDDMMM"),
    ],
)
def test_the_last_critter_of_a_hand_brings_the_end(how: str, phase: str, action: str, seat: str) -> None:
    board = """
               D0  D   D   D       M1  M   M   M   L   L
        0,0:  D  1  D D  1  D  .  M  1  M M  1  M L  1  L
               D   D   D   D       M   M   M   M   L   L
        seat 0: hand {}{}
    """
    for hand, ending in ((1, ("critters", 0)), (2, (None, None))):
        state = at(board.format(hand, seat), phase)
        if phase == "buy":
            play(state, "buy volcano")
        events = play(state, action)
        assert ("ending.critters" in events) == (hand == 1), how
        assert trigger(state) == ending


def test_the_last_critter_may_go_to_the_crater() -> None:
    """By a sacrifice that is forced: seat 0 has nothing to buy with."""
    state = at(f"{ROW} seat 0: hand 1", "buy")
    assert trigger(state) == ("critters", 0)
    assert player(state, 0)["crater"] == 1
    state = at(f"{ROW} seat 0: hand 2", "buy")
    assert trigger(state) == (None, None)


def test_a_sacrifice_from_land_deploys_nobody() -> None:
    state = at(f"{ROW} seat 0: hand 1", "sacrifice")
    assert "ending.critters" not in play(state, "sacrifice 0,0 D")


@pytest.mark.parametrize(("end_critters", "hand"), [(21, 0), (15, 6), (6, 15)])
def test_how_many_critters_that_are_is_an_option(end_critters: int, hand: int) -> None:
    """R100. The hand is what is left of 21 critters."""
    for more in (0, 1):
        board = f"{ROW} seat 0: hand {hand + 1 + more}, powers sea"
        state = at(board, "claim", end_critters=str(end_critters))
        assert ("ending.critters" in play(state, "sea 2,0")) == (more == 0)


@pytest.mark.parametrize(
    ("board", "deployed"),
    [
        ("D0  | M |  .  | seat 0: crater 2, powers A", 4),
        ("D00 | M |  .0 | seat 0: crater 1", 4),
        ("D0+ | M |  .0 | seat 0: crater 1, powers A", 5),
        ("D0+ | M |  .0 | seat 0: crater 2, powers A B", 7),
    ],
)
def test_land_sea_powers_and_crater_count_and_a_colossal_critter_twice(board: str, deployed: int) -> None:
    """Six deployed end this game. Seat 0 claims M besides: it ends where five or more were deployed before."""
    dark, medium, sea, seat = (part.strip() for part in board.split("|"))
    state = at(
        f"""
                   {dark} D   {medium}   M   L   L
            0,0:  D  1  D M  1  M L  1  L    {sea}
                   D   D   M   M   L   L
            {seat}
        """,
        "claim",
        end_critters="6",
    )
    assert 21 - player(state, 0)["hand"] == deployed
    assert ("ending.critters" in play(state, "claim 1,0 M")) == (deployed >= 5)


def test_the_end_is_near_even_if_the_critter_is_lost_again() -> None:
    """R101: lava comes at the end of this turn and takes the critter on 1,0, which just was the last of the hand."""
    state = at(
        """
                   ^   ^   L   L       D0  D
            0,0:  ^  3  ^ L  1  L  .  D  1  D
                   ^   ^   L   L       D   D
            flows: 0,0
            seat 0: hand 1
        """,
        "claim",
        lava_timing="end",
    )
    assert "ending.critters" in play(state, "claim 1,0 L", "pass")
    play(state, "roll 1/6")
    assert player(state, 0)["hand"] == 1
    assert (stage(state), state.turn_seat) == ("final", 1)


# The first trigger wins


def test_later_triggers_are_ignored() -> None:
    """The last tile, and in the same turn the last critter."""
    state = at(f"{ROW} seat 0: DD, hand 1\n {ONE_TILE_LEFT}", "buy", mandatory_buy="no")
    events = play(state, "buy DML", "at 1,0", "turn 3", "claim 1,0 M")
    assert "ending.last_tile" in events
    assert "ending.critters" not in events
    assert trigger(state) == ("last_tile", 0)


def test_in_winter_neither_tiles_nor_critters_end_the_game() -> None:
    """The winter came first, whatever happens until everything is frozen."""
    board = f"{ROW} seat 0: DD, hand 1\n {ONE_TILE_LEFT}\n winter: 9,9 radius 1\n"
    state = at(f"{board} turn 5: seat 0, ending, trigger winter 1", "buy", mandatory_buy="no")
    events = play(state, "buy DML", "at 1,0", "turn 3", "claim 1,0 M")
    assert (told(state)["supply"]["tiles"]["DML"], player(state, 0)["hand"]) == (0, 0)
    assert not [code for code in events if code.startswith("ending")]
    assert trigger(state) == ("winter", 1)


def test_nothing_triggers_in_a_final_turn() -> None:
    """The land tiles run out, but the trigger stays what it was."""
    state = final("critters", f"{ROW} seat 0: DD\n {ONE_TILE_LEFT}", "buy")
    play(state, "buy DML", "at 1,0", "turn 3")
    assert trigger(state) == ("critters", 1)


@pytest.mark.parametrize("what", ["super", "winter"])
def test_neither_super_eruption_nor_winter_in_another_end_sequence(what: str) -> None:
    """R108: neither in the turn of the trigger nor in final turns."""
    board = f"{ROW} seat 0: DDDMMM, powers {what}\n turn 9: seat 0"
    assert f"buy {what}" in legal(at(board, "buy"))
    for rest in (", trigger critters 0", ", stage final, left 1, ending, trigger critters 1"):
        state = at(board + rest, "buy")
        assert "buy volcano" in legal(state)
        assert forbidden(state, f"buy {what}")


# Final turns: whose


def test_each_other_player_has_one_final_turn() -> None:
    """R102. Seat 1 takes the last tile; then come seat 2 and seat 0."""
    state = last_tile(THREE, seat=1, players="3", engagement="free")
    play(state, "buy DML", "at 4,0")
    play(state, legal(state, "turn")[0])
    events = to_turn(state, 99)
    assert [event.params["seat"] for event in events if event.code == "turn.begins"] == [2, 0]
    assert [event.params for event in events if event.code == "final_turns"] == [{"turns": 2}]
    assert events[-1].code == "game.ended.last_tile"


def test_the_one_who_brought_the_end_may_have_one_too() -> None:
    state = last_tile(THREE, seat=1, players="3", engagement="free", triggerer_final="yes")
    play(state, "buy DML", "at 4,0")
    play(state, legal(state, "turn")[0])
    events = to_turn(state, 99)
    assert [event.params["seat"] for event in events if event.code == "turn.begins"] == [2, 0, 1]
    assert [event.params for event in events if event.code == "final_turns"] == [{"turns": 3}]


# Final turns: what


def final(why: str, board: str, phase: str = "buy", **options: str) -> State:
    """The final turn of seat 0, the only one."""
    return at(f"{board}\n turn 9: seat 0, stage final, left 1, ending, trigger {why} 1", phase, **options)


RICH = f"{ROW} seat 0: DDDMMMLL, crater 3, powers colossal"
SUPER = f"{RICH}\n super: 4,0"


@pytest.mark.parametrize("why", ["last_tile", "critters", "super", "winter"])
def test_what_a_final_turn_offers(why: str) -> None:
    """Volcanoes, points, a Colossal critter; land and islands too if it was not the last tile that brought the end."""
    always = ["pass", "buy volcano", "buy points", "upgrade 0,0 D"]
    board = {"last_tile": f"{RICH}\n {NO_TILE_LEFT}", "super": SUPER}.get(why, RICH)
    state = final(why, board, winter_final="final_turns")
    land = [] if why == "last_tile" else [*(f"buy {tile}" for tile in LAND), "buy island"]
    assert {*legal(state)} == {*always, *land}


@pytest.mark.parametrize("why", ["last_tile", "critters"])
def test_any_number_of_purchases_in_any_order(why: str) -> None:
    """R103: a point, a Colossal critter, another point. In an ordinary turn there is one purchase and no point."""
    board = f"{ROW} seat 0: DDDDDDDDDD, powers colossal\n {NO_TILE_LEFT if why == 'last_tile' else ''}"
    state = final(why, board)
    play(state, "buy points", "upgrade 0,0 D")
    assert legal(state, "buy") == ([] if why == "last_tile" else [f"buy {tile}" for tile in LAND]) + ["buy points"]
    play(state, "buy points")
    assert player(state, 0)["points"] == 2
    assert [each["colossal"] for each in told(state)["critters"] if each["seat"] == 0] == [True]
    assert player(state, 0)["resources"] == {"D": 0, "M": 0, "L": 0}


def test_points_cannot_be_bought_in_ordinary_turns() -> None:
    assert forbidden(at(RICH, "buy"), "buy points")


def test_three_of_any_kind_buy_a_point() -> None:
    state = final("critters", f"{ROW} seat 0: DML")
    assert "buy points" in legal(state)
    play(state, "buy points")
    assert player(state, 0)["points"] == 1
    assert state.scores()[0].bought == 1
    assert "buy points" not in legal(final("critters", f"{ROW} seat 0: DD"))


def test_land_may_be_bought_again_and_again() -> None:
    """The limit of one purchase is lifted, though nothing lies on soil."""
    state = final("critters", f"{ROW} seat 0: DDDDDD")
    for where in ("1,0", "0,0", "1,0"):
        play(state, "buy DML")
        if legal(state, "pay"):
            play(state, "pay DD")
        play(state, f"at {where}")
        play(state, legal(state, "turn")[0])
        if legal(state, "to"):
            play(state, legal(state, "to")[0])
    assert player(state, 0)["resources"] == {"D": 0, "M": 0, "L": 0}


def test_nobody_has_to_buy_in_a_final_turn() -> None:
    assert "pass" in legal(final("critters", f"{ROW} seat 0: DDDD"))
    assert "pass" not in legal(at(f"{ROW} seat 0: DDDD", "buy"))


def test_no_sacrifice_is_forced_in_a_final_turn() -> None:
    """And whoever cannot buy may claim all the same."""
    board = """
               D0  D   D   D       M1  M   M   M   L   L
        0,0:  D  1  D D  1  D  .  M  1  M M  1  M L  1  L
               D   D   D   D       M   M   M   M   L   L
    """
    state = final("critters", board)
    assert player(state, 0)["crater"] == 0
    assert legal(state) == ["pass", "claim 5,0 L"]
    state = at(board, "buy")
    assert player(state, 0)["crater"] == 1
    assert "claim 5,0 L" not in legal(state)


def test_volcanoes_of_a_final_turn_score_and_unlock_powers() -> None:
    state = final("critters", f"{ROW} seat 0: DDDMMM")
    play(state, "buy volcano", "at 4,0")
    assert player(state, 0)["volcanoes"] == 1
    assert [slot["slot"] for slot in told(state)["grid"] if slot["seats"] == [0]] == ["A"]


def test_engagement_holds_in_a_final_turn() -> None:
    """Symbiosis: seat 1 has two critters on land, seat 2 one."""
    board = THREE.replace("M1  M", "M11 M", 1) + "seat 0: DDDMMM"
    state = final("critters", board, players="3")
    play(state, "buy volcano")
    assert tops(state)["3,0"] == "volcano", "the only hex with a critter of seat 1"


def test_a_final_turn_begins_with_lava_and_a_move() -> None:
    board = """
               D0  D   D   D       ^   ^   M1  M
        0,0:  D  1  D D  1  D  .  ^  3  ^ M  1  M
               D   D   D   D       ^   ^   M   M
        flows: 3,0
    """
    state = final("critters", board, "lava")
    assert kind(state) == "lava_roll"
    play(state, "roll 2/6")
    assert legal(state) == ["pass", "move 0,0 D"]


def test_no_income_in_a_final_turn() -> None:
    state = final("critters", ROW, "sacrifice")
    events = play(state, "pass")
    assert "resources.gained" not in events
    assert player(state, 0)["resources"] == {"D": 0, "M": 0, "L": 0}


def test_no_erosion_in_a_final_turn() -> None:
    board = """
               D0  D   D   D       M1  M   L   L
        0,0:  D  1  D D  1  D  .  M  1  M L  2  L
               D   D   D   D       M   M   L   L
        seat 0: DD, powers erosion
    """
    state = final("critters", board)
    play(state, "pass")
    assert kind(state) == "claim"
    state = at(board, "erosion")
    assert kind(state) == "erosion"


def test_the_sea_action_is_part_of_a_final_turn() -> None:
    state = final("critters", f"{ROW} seat 0: powers sea", "claim")
    play(state, "sea 2,0")
    assert [(each["q"], each["r"]) for each in told(state)["sea"]] == [(2, 0)]


def test_one_critter_from_land_may_be_sacrificed_but_none_from_the_hand() -> None:
    """R104. Seat 0 has bought land and has five resources left; in an ordinary turn it could offer a critter."""
    board = f"{ROW.replace('D0  D ', 'D00 D ', 1)} seat 0: DDDDDDD"
    for state, offers in ((final("critters", board), []), (at(board, "buy"), ["offer"])):
        play(state, "buy DML", "at 4,0")
        play(state, legal(state, "turn")[0])
        while kind(state) != "sacrifice":
            play(state, "pass")
        assert legal(state, "offer") == offers
    state = final("critters", board, "sacrifice")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    assert problem(state, "offer") is not None
    events = play(state, "sacrifice 0,0 D")
    assert player(state, 0)["crater"] == 1
    assert events[-1] == "game.ended.critters"


# Limited powers


def before(why: str, seat: str, board: str = ROW, **options: str) -> State:
    """The end of a final turn of seat 1, after which comes the final turn of seat 0."""
    return at(
        f"{board} seat 0: {seat}\n turn 8: seat 1, stage final, left 2, ending, trigger {why} 1", "end", **options
    )


@pytest.mark.parametrize("power", ["rift", "plates"])
def test_a_limited_power_has_another_use_in_the_end_sequence(power: str) -> None:
    state = before("critters", f"powers {power}, used {power}")
    assert kind(state) == "interrupt"
    assert legal(state, power) != []


@pytest.mark.parametrize("power", ["rift", "plates"])
def test_and_only_one(power: str) -> None:
    """Whether the first use was made or not."""
    for used in ("", f", used {power}"):
        state = before("critters", f"powers {power}, late {power}{used}")
        assert kind(state) != "interrupt"
        assert not state.may_interrupt(0)


def test_a_use_in_a_final_turn_is_that_of_the_end_sequence() -> None:
    state = before("critters", "powers plates")
    play(state, "plates 0,0", "shift 1", "pass")
    assert not state.may_interrupt(0)
    assert player(state, 0)["limited_left"] == []


def test_in_winter_too_there_is_a_use_in_normal_play_and_one_later() -> None:
    """The end sequence of a winter begins with the turn after its declaration."""
    for ending, may in (("", False), (", ending", True)):
        state = at(
            f"{ROW} seat 0: powers rift, used rift\n winter: 9,0 radius 1\n turn 8: seat 0, trigger winter 1{ending}",
            "move",
        )
        assert state.may_interrupt(0) == may


def test_no_limited_power_in_the_flush() -> None:
    """R111."""
    state = at(
        f"{LAVA_ROW} seat 0: powers rift\n turn 9: seat 1, stage final, left 1, ending, trigger critters 0", "end"
    )
    assert (stage(state), kind(state)) == ("flush", "lava_roll")
    assert not state.may_interrupt(0)


# The flush

LAVA_ROW = """
           D0  D   L   L       ^   ^   M1  M
    0,0:  D  1  D L  1  L  .  ^  3  ^ M  1  M
           D   D   L   L       ^   ^   M   M
    flows: 3,0
"""
"""Lava can flow in all directions: 1 is onto seat 1, the others are ocean."""


DAMMED = """
               M   M   M   M
    0,-1:     M  3  M M  3  M
               M   M   M   M
           M   M   ^   ^   M   M
    -1,0: M  3  M ^  2  ^ M  3  M
           M   M   ^   ^   M   M
               M   M   M   M
    -1,1:     M  3  M M  3  M
               M   M   M   M
    flows: 0,0
"""
IN_THE_SEA = """
           ^   ^
    0,5:  ^  2  ^
           ^   ^
"""


def last_final(board: str, seat: int = 1, players: int = 2, **options: str) -> State:
    """The end of the last final turn."""
    rest = f"turn 9: seat {seat}, stage final, left 1, ending, trigger critters 0"
    return at(f"{board}\n {rest}", "end", players=str(players), **options)


def test_after_the_final_turns_lava_runs_and_critters_may_claim() -> None:
    """The flow goes on for another turn of seat 0, first lava, then claims."""
    state = last_final(LAVA_ROW)
    assert (stage(state), state.turn, state.turn_seat) == ("flush", 10, 0)
    assert kind(state) == "lava_roll"
    play(state, "roll 1/6")
    assert tops(state)["4,0"] == "lava"
    assert legal(state) == ["pass", "claim 1,0 L"]


def test_a_flush_turn_has_nothing_else() -> None:
    """Neither moves nor purchases nor sacrifices nor income, the sea nor Colossal critters."""
    state = last_final(f"{LAVA_ROW} seat 0: DDDDDD, powers sea colossal agile")
    play(state, "roll 1/6")
    assert legal(state) == ["pass", "claim 1,0 L"]
    events = play(state, "claim 1,0 L")
    assert "resources.gained" not in events
    assert (kind(state), state.turn, state.turn_seat) == ("lava_roll", 11, 1)


def test_players_take_flush_turns_in_order() -> None:
    """Of three players, seat 2 had the last final turn. Lava stays on land for a while."""
    board = """
               ^   ^   D0  D   D   D   D   D   D   D
        0,0:  ^  9  ^ D  7  D D  5  D D  3  D D  1  D
               ^   ^   D   D   D   D   D   D   D   D
        flows: 0,0
    """
    state = last_final(board, seat=2, players=3, lava_targets="land_first")
    seats = [event.params["seat"] for event in to_turn(state, 99) if event.code == "turn.begins"]
    assert [0, *seats] == [0, 1, 2, 0, 1]
    assert [tops(state)[field] for field in ("1,0", "2,0", "3,0", "4,0")] == ["lava"] * 4


def test_the_flush_stops_when_no_flow_can_go_on() -> None:
    """Lava has run into the ocean: it turns to soil first, then the game is over."""
    state = last_final(LAVA_ROW)
    play(state, "roll 2/6")
    events = play(state, "pass")
    assert events[0] == "soil.appears"
    assert events[-1] == "game.ended.critters"
    assert stage(state) == "over"


def test_no_flush_if_no_flow_can_go_on() -> None:
    """No flow at all, or one that is dammed by higher land all around."""
    for board in (ROW, DAMMED):
        assert stage(last_final(board)) == "over"


def test_a_dammed_flow_does_not_hold_up_the_end_but_another_flow_does() -> None:
    """R56. The volcano on 0,0 is dammed, that on 0,5 lies in the sea."""
    state = last_final(f"{DAMMED.replace('flows: 0,0', '')} {IN_THE_SEA} flows: 0,0 0,5")
    assert stage(state) == "flush"
    play(state, "roll 1/6")
    to_turn(state, 99)
    assert (stage(state), state.turn) == ("over", 10)


# The flush: whether anybody escapes

ESCAPE = """
           D0  L       ^   ^   M{} M   M   M   M   M
    0,0:  D  1  L  .  ^  3  ^ M  1  M M  1  M M  1  M
           D   L       ^   ^   M   M   M   M   M   M
    flows: 2,0
"""
"""Of six ways of the lava, 1 is onto the critter of seat 1, which has two other tiles to go to; the others are sea."""
PLAIN_CRITTER = ESCAPE.format("1 ")
COLOSSAL_CRITTER = ESCAPE.format("1+")


def run_out(board: str, rolled: int = 1, **options: str) -> tuple[State, list[str]]:
    """The first lava of the flush; the codes of its events."""
    state = last_final(board, 1, 2, **options)
    assert stage(state) == "flush"
    return state, play(state, f"roll {rolled}/6")


def test_in_the_flush_critters_evacuate_for_the_price() -> None:
    """R123."""
    state, _ = run_out(f"{PLAIN_CRITTER} seat 1: M", flush_escapes="yes")
    assert (kind(state), legal(state)) == ("displace", ["pass", "to 4,0 M", "to 5,0 M"])
    play(state, "to 4,0 M")
    assert critters(state, 1) == ["4,0 M"]
    assert player(state, 1)["resources"] == {"D": 0, "M": 0, "L": 0}


@pytest.mark.parametrize("cost", ["0", "1"])
def test_without_flush_escapes_nobody_evacuates_in_the_flush(cost: str) -> None:
    """R123: whatever lava reaches goes to hand, and nobody is asked or pays, whatever it would cost."""
    state, happened = run_out(f"{PLAIN_CRITTER} seat 1: M", flush_escapes="no", evac_cost=cost)
    assert happened == ["rolled", "lava.aims", "critter.lost", "lava.flows"]
    assert critters(state, 1) == []
    assert (player(state, 1)["hand"], player(state, 1)["resources"]["M"]) == (21, 1)
    assert tops(state)["3,0"] == "lava"


@pytest.mark.parametrize("held", ["", "seat 1: M"])
def test_in_the_flush_colossal_critters_flee_or_evacuate(held: str) -> None:
    """R123: for the price unhurt, else with a hit point less."""
    state, _ = run_out(f"{COLOSSAL_CRITTER} {held}", flush_escapes="yes")
    assert kind(state) == ("displace" if held else "flee")
    play(state, "to 4,0 M")
    assert critters(state, 1) == ["4,0 M"]
    assert told(state)["critters"][1]["colossal"] == bool(held)
    assert player(state, 1)["hand"] == (19 if held else 20)


@pytest.mark.parametrize("held", ["", "seat 1: M"])
def test_without_flush_escapes_both_pieces_of_a_colossal_critter_go_to_hand(held: str) -> None:
    """R123."""
    state, happened = run_out(f"{COLOSSAL_CRITTER} {held}", flush_escapes="no")
    assert happened == ["rolled", "lava.aims", "colossal.lost", "lava.flows"]
    assert critters(state, 1) == []
    assert player(state, 1)["hand"] == 21


@pytest.mark.parametrize(("escapes", "question"), [("yes", "divert"), ("no", "claim")])
@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_flush_lava_is_diverted_only_with_flush_escapes(escapes: str, question: str, seat: int) -> None:
    """R123: by the one who stands there, or by anybody where any lava can be diverted. Then the turn goes on."""
    board = f"{PLAIN_CRITTER} seat {seat}: powers diversion"
    state, _ = run_out(board, flush_escapes=escapes, diversion_any="no" if seat else "yes")
    assert kind(state) == question
    if question == "divert":
        play(state, "divert", "roll 3/3")
        assert critters(state, 1) == ["3,0 M"]
        assert "2,1" in tops(state), "round the volcano"
    else:
        assert critters(state, 1) == []


@pytest.mark.parametrize("escapes", ["yes", "no"])
def test_flush_escapes_is_not_about_lava_into_the_sea(escapes: str) -> None:
    """A sea critter in the way goes to hand (2.12), and those on land stay."""
    board = f"{PLAIN_CRITTER.replace('L  .  ^', 'L  .1 ^')} seat 1: M"
    state, happened = run_out(board, rolled=4, flush_escapes=escapes)
    assert happened[:4] == ["rolled", "lava.aims", "swimmer.lost", "lava.reaches_ocean"]
    assert critters(state, 1) == ["3,0 M"]


@pytest.mark.parametrize("when", ["", "turn 9: seat 0, stage final, left 1, ending, trigger critters 1"])
@pytest.mark.parametrize("escapes", ["yes", "no"])
def test_flush_escapes_changes_nothing_outside_the_flush(escapes: str, when: str) -> None:
    """R123. In the middle of the game and in a final turn: evacuation, flight and diversion."""
    for board, facts, question in (
        (PLAIN_CRITTER, "seat 1: M", "displace"),
        (COLOSSAL_CRITTER, "", "flee"),
        (PLAIN_CRITTER, "seat 1: powers diversion", "divert"),
    ):
        state = at(f"{board} {facts}\n {when}", "lava", flush_escapes=escapes)
        play(state, "roll 1/6")
        assert kind(state) == question


@pytest.mark.parametrize("escapes", ["yes", "no"])
def test_nobody_evacuates_in_the_flush_after_a_winter_either_way(escapes: str) -> None:
    """Every tile is frozen then (R110)."""
    board = f"{PLAIN_CRITTER} seat 1: M\n winter: 2,0 radius 4\n turn 9: seat 1, ending, trigger winter 0"
    state = at(board, "end", flush_escapes=escapes)
    assert stage(state) == "flush"
    play(state, "roll 1/6")
    assert critters(state, 1) == []


@pytest.mark.parametrize(
    ("options", "escapes"),
    [
        ({}, True),
        ({"preset": "strict"}, False),
        ({"preset": "strict", "rules_version": "1"}, True),
        ({"rules_version": "1"}, True),
    ],
)
def test_flush_escapes_is_off_in_strict(options: dict[str, str], escapes: bool) -> None:
    """R123. In version 1 everybody escaped."""
    state, _ = run_out(f"{PLAIN_CRITTER} seat 1: M", 1, **options)
    assert (kind(state) == "displace") == escapes


@pytest.mark.parametrize("cool", ["yes", "no"])
def test_in_the_flush_lava_on_land_cools_at_the_end_of_a_turn(cool: str) -> None:
    """R126: with that in the sea. The flow has come over land to 3,0, and reaches the sea."""
    board = """
               D0  D   L   L       ^1  ^   *1  *   M1  M
        0,0:  D  1  D L  1  L  .  ^  3  ^ *  2  * M  2  M
               D   D   L   L       ^   ^   *   *   M   M
        under 4,0: M
        flows: 4,0
    """
    state = last_final(board, cool_land_lava=cool)
    assert "soil.appears" not in play(state, "roll 1/4")
    assert (kind(state), tops(state)["4,0"]) == ("claim", "lava")
    happened = codes(to_turn(state, 11))
    assert happened.count("soil.appears") == (2 if cool == "yes" else 1)
    assert (stage(state), tops(state)["4,0"]) == ("over", "soil" if cool == "yes" else "lava")


@pytest.mark.parametrize(("cool", "left"), [("yes", "flush"), ("no", "over")])
def test_the_flush_goes_on_over_lava_that_has_cooled(cool: str, left: str) -> None:
    """R126, 2.17: soil comes first, and then flows are tested. The younger volcano is enclosed but for that lava."""
    board = """
                   M   M   M   M
        3,-1:     M  4  M M  4  M
                   M   M   M   M
               *1  *   ^2  ^   L   L
        2,0:  *  2  * ^  3  ^ L  4  L
               *   *   ^   ^   L   L
           ^1  ^   L   L   L   L
    1,1:  ^  3  ^ L  4  L L  4  L
           ^   ^   L   L   L   L
        under 2,0: M
        flows: 2,0 3,0
    """
    state = last_final(board, cool_land_lava=cool)
    play(state, "roll 1/2", "pass")
    assert stage(state) == left
    assert [f"{flow['q']},{flow['r']}" for flow in told(state)["flows"]] == ["2,0" if cool == "yes" else "3,0"]


# Super eruption

FLOWER = """
               L   L   M1  M
    0,-1:     L  1  L M  1  M
               L   L   M   M
           D0  D   D   M   D1  D   L0  L
    -1,0: D  2  D D  1  M D  1  D L  1  L
           D   D   D   M   D   D   L   L
               :   :   M0+ M
    -1,1:     :  3  : M  1  M     .1
               :   :   M   M
"""
"""0,0 and its six neighbours, one of them soil; 2,0 is farther away, and so is 1,1, where seat 1 swims."""


def test_the_super_eruption_is_a_volcano_purchase_of_its_owner() -> None:
    assert "buy super" in legal(at(f"{ROW} seat 0: DDDMMM, powers super", "buy"))
    assert forbidden(at(f"{ROW} seat 0: DDDMM, powers super", "buy"), "buy super")
    assert forbidden(at(f"{ROW} seat 0: DDDMMM\n seat 1: powers super", "buy"), "buy super")


def declared(**options: str) -> State:
    """Seat 0 has declared a Super eruption on 0,0 and unlocks a power."""
    state = at(f"{FLOWER} seat 0: DDDMMM, powers super", "buy", **options)
    play(state, "buy super", "at 0,0")
    return state


def test_the_super_eruption_has_no_effect_at_first() -> None:
    """R106. A marker, a point and a power: 2.8 without steps 2 to 5."""
    state = at(f"{FLOWER} seat 0: DDDMMM, powers super", "buy")
    before = critters(state, 0), critters(state, 1), tops(state)
    play(state, "buy super")
    events = play(state, "at 0,0")
    assert events == ["super.marked", "ending.super", "volcano.activated"]
    assert told(state)["super"] == {"q": 0, "r": 0}
    assert (critters(state, 0), critters(state, 1), tops(state)) == before
    assert told(state)["flows"] == []
    assert player(state, 0)["volcanoes"] == 1
    assert kind(state) == "unlock"
    assert trigger(state) == ("super", 0)


def test_bombs_and_the_like_do_not_come_with_it() -> None:
    state = at(f"{FLOWER} seat 0: DDDMMM, powers super bomb lateral landslide", "buy")
    play(state, "buy super", "at 0,0")
    assert kind(state) == "unlock"


def test_the_target_is_a_legal_one_of_a_volcano() -> None:
    """Land, not soil; and with three players as engagement says."""
    state = at(f"{FLOWER} seat 0: DDDMMM, powers super", "buy")
    play(state, "buy super")
    assert {*fields(state)} == {*tops(state)} - {"-1,1"}
    state = at(f"{FLOWER} seat 0: DDDMMM, powers super", "buy", players="3")
    play(state, "buy super")
    assert {*fields(state)} == {"1,-1", "1,0"}, "the tiles of seat 1"


def test_each_other_player_has_a_final_turn_before_it_erupts() -> None:
    state = declared(players="3", engagement="free")
    play(state, legal(state, "unlock")[0])
    events = to_turn(state, 4)
    turns = [event for event in events if event.code in ("turn.begins", "super.erupts")]
    assert [event.params.get("seat") for event in turns if event.code == "turn.begins"] == [1, 2, 0]
    assert codes(events).count("super.erupts") == 1
    assert codes(turns).index("super.erupts") >= 2


MARKED = f"{FLOWER} super: 0,0\n"


def erupted(board: str = MARKED, **options: str) -> State:
    """The end of the last final turn, after which seat 0 sees its Super eruption."""
    return at(f"{board}\n turn 9: seat 1, stage final, left 1, ending, trigger super 0", "end", **options)


def test_all_critters_on_the_marked_hex_and_its_neighbours_go_to_hand() -> None:
    """Colossal and sea critters too; on 2,0, two away, nobody is hurt."""
    state = erupted()
    assert critters(state, 0) == ["2,0 L"]
    assert critters(state, 1) == []
    assert told(state)["sea"] == [{"seat": 1, "q": 1, "r": 1}], "1,1 is two away from 0,0"
    assert (player(state, 0)["hand"], player(state, 1)["hand"]) == (20, 20)


def test_a_sea_critter_beside_the_marked_hex_goes_to_hand() -> None:
    state = erupted("""
               D0  D   L0  L
        0,0:  D  1  D L  1  L
               D   D   L   L
        0,1:      .1
        super: 0,0
    """)
    assert told(state)["sea"] == []
    assert player(state, 1)["hand"] == 21


def test_land_tops_become_volcanoes_the_middle_first_and_others_stay() -> None:
    """Then clockwise from the east; the soil on -1,1 stays soil, and 2,0 is two away."""
    state = erupted()
    land = ["0,0", "1,0", "0,1", "-1,0", "0,-1", "1,-1"]
    assert tops(state) == {**dict.fromkeys(land, "volcano"), "-1,1": "soil", "2,0": "L"}
    assert [f"{flow['q']},{flow['r']}" for flow in told(state)["flows"]] == land


def test_its_volcanoes_score_nothing_and_use_up_no_tiles() -> None:
    """R107."""
    before = at(f"{MARKED}\n turn 9: seat 1, stage final, left 1, ending, trigger super 0", "claim")
    state = erupted()
    assert [player(state, seat)["volcanoes"] for seat in (0, 1)] == [0, 0]
    assert told(state)["supply"]["volcanoes"] == told(before)["supply"]["volcanoes"]


def test_nobody_can_respond_to_it() -> None:
    """Whoever could flee from a volcano, divert lava or throw bombs."""
    state = erupted(f"{MARKED} seat 0: DD, powers bomb landslide\n seat 1: DD, powers migration")
    assert kind(state) == "lava_roll"
    assert critters(state, 1) == []


def test_the_flush_begins_with_the_declarer() -> None:
    """The lava of the middle cannot go anywhere, since all around is as high or higher; that of 1,0 can."""
    state = erupted()
    assert (stage(state), state.turn_seat, kind(state)) == ("flush", 0, "lava_roll")
    assert len(legal(state, "roll")) > 1


def test_the_eruption_comes_before_the_lava_of_that_turn() -> None:
    """A flow that is still under way runs after the eruption."""
    board = """
               ^   ^   D   D   L0  L
        0,0:  ^  3  ^ D  1  D L  1  L
               ^   ^   D   D   L   L
        flows: 0,0
        super: 2,0
    """
    state = erupted(board)
    assert tops(state) == {"0,0": "volcano", "1,0": "volcano", "2,0": "volcano"}
    assert legal(state)[0].endswith("/5"), "1,0 is a volcano by now, so only the ocean is left for the lava of 0,0"


def test_with_a_final_turn_for_its_declarer_it_erupts_at_its_start() -> None:
    rest = "turn 9: seat 1, stage final, left 2, ending, trigger super 0"
    state = at(f"{MARKED}\n {rest}", "end", triggerer_final="yes")
    assert (stage(state), state.turn_seat) == ("final", 0)
    assert tops(state)["0,0"] == "volcano"


@pytest.mark.parametrize(
    ("players", "super_players", "may"),
    [("2", "any", True), ("3", "any", True), ("2", "two_only", True), ("3", "two_only", False)],
)
def test_with_how_many_players_is_an_option(players: str, super_players: str, may: bool) -> None:
    """R106."""
    state = at(f"{FLOWER} seat 0: DDDMMM, powers super", "buy", players=players, super_players=super_players)
    assert ("buy super" in legal(state)) == may
    assert (problem(state, "buy super") is None) == may


# The marked hex


def test_neither_land_nor_volcanoes_may_enter_the_marked_hex() -> None:
    board = f"{ROW} super: 4,0\n seat 0: "
    state = final("super", f"{board} DDDMMM")
    play(state, "buy volcano")
    assert fields(state) == ["0,0", "1,0", "3,0"]
    assert problem(state, "at 4,0") is not None
    state = final("super", f"{board} DD")
    play(state, "buy DML")
    assert fields(state) == ["0,0", "1,0", "3,0"]
    assert problem(state, "at 4,0") is not None


def test_no_landslide_enters_it() -> None:
    """A volcano on 0,0: the tile on 1,0 can slide onto 2,0, unless that is marked, or onto 1,1."""
    board = """
               D   D   M   M   M1  M   L   L
        0,0:  D  3  D M  2  M M  1  M L  1  L
               D   D   M   M   M   M   L   L
                           L   L
        1,1:              L  1  L
                           L   L
        seat 0: DDDMMM, powers landslide
        super: {}
    """
    state = final("super", board.format("3,0"), landslide_dice="choose")
    play(state, "buy volcano", "at 0,0", "slide 1,0")
    assert legal(state) == ["aim 0", "aim 1"]
    state = final("super", board.format("2,0"), landslide_dice="choose")
    play(state, "buy volcano", "at 0,0", "slide 1,0")
    assert (tops(state)["2,0"], tops(state)["1,1"]) == ("M", "M"), "it slid the only other way"


def test_lava_may_enter_the_marked_hex() -> None:
    """And where lava lies, no volcano rises."""
    board = f"{LAVA_ROW} super: 4,0"
    state = at(f"{board}\n turn 9: seat 1, stage final, left 1, ending, trigger super 0", "lava")
    play(state, "roll 1/6")
    assert tops(state)["4,0"] == "lava"
    assert told(state)["super"] == {"q": 4, "r": 0}
    to_turn(state, 10)
    assert told(state)["super"] is None
    assert tops(state)["4,0"] == "lava"


def test_the_marker_moves_with_its_landmass() -> None:
    state = before("super", "powers plates", f"{ROW} super: 4,0\n")
    play(state, "plates 3,0", "shift 0", "pass")
    assert told(state)["super"] == {"q": 5, "r": 0}


def test_and_with_a_part_that_is_rifted() -> None:
    state = before("super", "powers rift", f"{ROW} super: 4,0\n")
    play(state, "rift 4,0", "shift 0")
    assert told(state)["super"] == {"q": 5, "r": 0}


# Volcanic winter

PLAIN = """
           D   D   D   D   D0  D   D   D   D   D   L1  L
    0,0:  D  1  D D  1  D D  1  D D  1  D D  1  D L  1  L
           D   D   D   D   D   D   D   D   D   D   L   L
"""
"""A row of D with seat 0 in the middle, and L with seat 1 in the east."""


def winter(board: str, phase: str, radius: int = 1, where: str = "0,0", **options: str) -> State:
    """An ordinary turn of seat 0 in a winter that came from a field."""
    facts = f"winter: {where} radius {radius}\n turn 5: seat 0, ending, trigger winter 1"
    return at(f"{board}\n {facts}", phase, **options)


def test_the_winter_is_a_volcano_purchase_of_its_owner() -> None:
    assert "buy winter" in legal(at(f"{ROW} seat 0: DDDMMM, powers winter", "buy"))
    assert forbidden(at(f"{ROW} seat 0: DDDMM, powers winter", "buy"), "buy winter")
    assert forbidden(at(f"{ROW} seat 0: DDDMMM\n seat 1: powers winter", "buy"), "buy winter")


def winter_declared(**options: str) -> State:
    """Seat 0 has declared a winter on 5,0, with a bomb besides, and is about to unlock a power."""
    state = at(f"{PLAIN} seat 0: DDDMMM, powers winter", "buy", **options)
    play(state, "buy winter", "at 5,0")
    return state


def test_its_volcano_acts_normally() -> None:
    """The critter on it goes to hand, it has a flow, brings a point and a power; bombs and the like come with it."""
    state = winter_declared()
    assert tops(state)["5,0"] == "volcano"
    assert critters(state, 1) == []
    assert told(state)["flows"] == [{"flow": 1, "q": 5, "r": 0}]
    assert player(state, 0)["volcanoes"] == 1
    assert kind(state) == "unlock"
    assert trigger(state) == ("winter", 0)
    state = at(f"{ROW} seat 0: DDDMMM, powers winter bomb", "buy")
    play(state, "buy winter", "at 4,0")
    assert kind(state) == "bomb"


def test_hexes_within_one_of_it_are_frozen_and_one_more_each_turn() -> None:
    state = winter_declared()
    assert told(state)["winter"] == {"q": 5, "r": 0, "radius": 1}
    assert [hex["frozen"] for hex in told(state)["hexes"]] == [False, False, False, False, True, True]
    events = state.play(legal(state, "unlock")[0]) + to_turn(state, 4)
    assert [event.params["radius"] for event in events if event.code == "winter.spreads"][:3] == [2, 3, 4]
    turns = [event.code for event in events if event.code in ("turn.begins", "winter.spreads")]
    assert turns[:4] == ["turn.begins", "winter.spreads", "turn.begins", "winter.spreads"]


def test_winter_comes_over_the_sea_as_well() -> None:
    """From 2,-1, which is sea, it has come to 2,0."""
    board = """
               D0  D       :   :   D   D
        0,0:  D  1  D  .  :  1  : D  1  D
               D   D       :   :   D   D
        seat 0: DD
    """
    for where, places in (("2,-1", ["0,0", "3,0"]), ("9,9", ["0,0", "2,0", "3,0"])):
        state = winter(board, "buy", where=where)
        play(state, "buy DML")
        assert fields(state) == places


def test_freezing_goes_by_coordinates() -> None:
    """Lava comes to 3,1, where the sea was frozen: so is the soil it becomes."""
    state = winter(LAVA_ROW, "lava", where="3,2")
    play(state, "roll 2/6")
    assert [hex["frozen"] for hex in told(state)["hexes"] if (hex["q"], hex["r"]) == (3, 1)] == [True]


def test_normal_turns_go_on_in_winter() -> None:
    """With income and compulsory buying, and no points for sale."""
    state = winter(f"{PLAIN} seat 0: DDDMMM", "buy")
    assert stage(state) == "playing"
    assert "pass" not in legal(state)
    assert forbidden(state, "buy points")
    state = winter(PLAIN, "collect")
    assert player(state, 0)["resources"]["D"] == 1


def test_until_no_unfrozen_hex_holds_a_tile() -> None:
    """The row reaches to 5,0. In the turn after, nobody has anything to decide, but it is a turn."""
    for radius, turn in ((5, 5), (4, 6)):
        state = winter(PLAIN, "end", radius)
        assert (stage(state), state.turn) == ("over", turn)


def test_then_lava_runs_out() -> None:
    state = winter(LAVA_ROW, "end", 4)
    assert (stage(state), kind(state), state.turn_seat) == ("flush", "lava_roll", 1)


def test_or_with_one_final_turn_each() -> None:
    """R109."""
    state = winter_declared(winter_final="final_turns")
    play(state, legal(state, "unlock")[0])
    events = to_turn(state, 2)
    assert "final_turns" in codes(events)
    assert (stage(state), state.turn_seat) == ("final", 1)
    assert told(state)["winter"]["radius"] == 2
    state = winter_declared(winter_final="freeze")
    play(state, legal(state, "unlock")[0])
    assert "final_turns" not in codes(to_turn(state, 2))
    assert stage(state) == "playing"


# What is forbidden in frozen hexes


def test_nothing_is_placed_there() -> None:
    """0,0 and 1,0 are frozen."""
    state = winter(f"{PLAIN} seat 0: DD", "buy")
    play(state, "buy DML")
    assert fields(state) == ["2,0", "3,0", "4,0", "5,0"]
    assert problem(state, "at 1,0") is not None
    state = winter(f"{PLAIN} seat 0: DDDMMM", "buy")
    play(state, "buy volcano")
    assert fields(state) == ["2,0", "3,0", "4,0", "5,0"]
    assert problem(state, "at 1,0") is not None


def test_no_island_rises_there() -> None:
    """-1,0 and -2,0 are within two of 0,0; 7,0 is not."""
    board = f"{PLAIN} seat 0: DDDDDDD, crater 3"
    for radius, may in ((1, True), (2, False)):
        state = winter(board, "buy", radius)
        play(state, "buy island", "take D")
        assert ("-2,0" in fields(state)) == may
        assert "7,0" in fields(state)
        if not may:
            assert problem(state, "at -2,0") is not None


def test_nobody_claims_there() -> None:
    board = """
               D   D   M   M   L   L   D0  D
        0,0:  D  1  D M  1  M L  1  L D  1  D
               D   D   M   M   L   L   D   D
    """
    state = winter(board, "claim")
    assert legal(state) == ["pass", "claim 2,0 L"]
    assert problem(state, "claim 1,0 M") is not None


def test_nobody_moves_in_or_out() -> None:
    """One critter stands on 1,0, which is frozen, and one on 2,0."""
    board = PLAIN.replace("D   D   D   D   D0  D", "D   D   D0  D   D0  D", 1)
    state = winter(board, "move")
    assert legal(state) == ["pass", "move 2,0 D"]
    assert problem(state, "move 1,0 D") is not None
    play(state, "move 2,0 D")
    assert legal(state) == ["to 3,0 D", "to 4,0 D"]
    assert problem(state, "to 0,0 D") is not None


def test_nobody_migrates_there() -> None:
    state = winter(f"{PLAIN} seat 0: DD", "buy")
    play(state, "buy DML", "at 2,0")
    play(state, legal(state, "turn")[0])
    assert legal(state) == ["to 3,0 D", "to 4,0 D"]


VOLCANO_IN_WINTER = """
           D   D   D   D   D1  D   D   D   D   D
    0,0:  D  1  D D  1  D D  1  D D  1  D D  1  D
           D   D   D   D   D   D   D   D   D   D
                           ^   ^
    1,1:                  ^  3  ^
                           ^   ^
    flows: 1,1
    seat 1: MM
"""
"""The volcano has the row above it: 1,0 in direction 4 and 2,0 in direction 5."""


def test_nobody_evacuates_there() -> None:
    state = winter(VOLCANO_IN_WINTER, "lava", where="-1,0", radius=2)
    play(state, "roll 6/6")
    assert legal(state) == ["pass", "to 3,0 D", "to 4,0 D"]


def test_lava_still_runs_there_and_nobody_evacuates_from_there() -> None:
    """R110. The same lava, with 2,0 frozen."""
    state = winter(VOLCANO_IN_WINTER, "lava", where="-1,0", radius=3)
    play(state, "roll 6/6")
    assert tops(state)["2,0"] == "lava"
    assert critters(state, 1) == []
    assert player(state, 1)["resources"] == {"D": 0, "M": 2, "L": 0}


def test_a_frozen_colossal_critter_is_lost() -> None:
    board = VOLCANO_IN_WINTER.replace("D1  D", "D1+ D", 1)
    state = winter(board, "lava", where="-1,0", radius=3)
    play(state, "roll 6/6")
    assert critters(state, 1) == []
    assert player(state, 1)["hand"] == 21


def test_nobody_is_sacrificed_there() -> None:
    board = PLAIN.replace("D   D   D   D   D0  D", "D   D   D0  D   D0  D", 1)
    state = winter(board, "sacrifice")
    assert legal(state) == ["pass", "sacrifice 2,0 D"]
    assert problem(state, "sacrifice 1,0 D") is not None


def test_a_region_pays_only_for_critters_that_are_not_frozen() -> None:
    """Seat 0 has two regions, M with a frozen critter and D with a frozen one and another."""
    board = """
               M0  M   D0  D   D0  D   L   L   L1  L
        0,0:  M  1  M D  1  D D  1  D L  1  L L  1  L
               M   M   D   D   D   D   L   L   L   L
    """
    state = winter(board, "collect")
    assert player(state, 0)["resources"] == {"D": 1, "M": 0, "L": 0}
    state = winter(board, "collect", where="9,9")
    assert player(state, 0)["resources"] == {"D": 1, "M": 1, "L": 0}


def test_nothing_is_eroded_there() -> None:
    board = """
               D   D   M   M   L   L   L   L   D0  D
        0,0:  D  2  D M  2  M L  2  L L  2  L D  1  D
               D   D   M   M   L   L   L   L   D   D
        seat 0: powers erosion
    """
    state = winter(board, "erosion")
    assert legal(state) == ["pass", "erode 2,0", "erode 3,0"]
    assert problem(state, "erode 1,0") is not None


def test_no_landslide_from_there_nor_onto_there() -> None:
    """A volcano on 2,0. The tile on 1,0 can slide onto 0,0; that on 3,0 can slide onto 4,0 or 3,1."""
    board = """
               M   M   M   M   D   D   M   M   M   M   L0  L
        0,0:  M  1  M M  2  M D  3  D M  2  M M  1  M L  1  L
               M   M   M   M   D   D   M   M   M   M   L   L
                                           L   L
        3,1:                              L  1  L
                                           L   L
        seat 0: DDDMMM, powers landslide
    """
    state = winter(board, "buy", where="9,9", landslide_dice="choose")
    play(state, "buy volcano", "at 2,0")
    assert legal(state) == ["pass", "slide 1,0", "slide 3,0"]
    play(state, "slide 3,0")
    assert legal(state) == ["aim 0", "aim 1"]
    state = winter(board, "buy", where="4,-1", landslide_dice="choose")
    play(state, "buy volcano", "at 2,0")
    assert legal(state) == ["pass", "slide 1,0"], "3,0 and 4,0 are frozen, 3,1 is not"
    assert problem(state, "slide 3,0") is not None
    state = winter(board, "buy", where="3,2", landslide_dice="choose")
    play(state, "buy volcano", "at 2,0", "slide 3,0")
    assert (tops(state)["4,0"], tops(state)["3,0"]) == ("M", "soil"), "3,1 is frozen: it slid onto 4,0"


def test_no_lateral_eruption_there() -> None:
    """A volcano on 2,0; lateral 0 and a 4 point west, at 1,0."""
    board = f"{PLAIN} seat 0: DDDMMM, powers lateral"
    for where, top in (("9,9", "volcano"), ("0,0", "D")):
        state = winter(board, "buy", where=where)
        play(state, "buy volcano", "at 2,0", "lateral 0")
        events = play(state, "roll 4/4")
        assert tops(state)["1,0"] == top
        assert ("lateral.fizzles" in events) == (where == "0,0")


def test_nothing_is_rifted_or_shifted_from_there_or_to_there() -> None:
    """The island on 0,0 and 1,0, and the one on 4,0 and 5,0; frozen is what is within two of -1,0, or within one.

    From frozen land a rift parts no other, or by an option it does (R124).
    """
    board = """
               D   D   D   D           L0  L   L   L
        0,0:  D  1  D D  1  D  .   .  L  1  L L  1  L
               D   D   D   D           L   L   L   L
        seat 0: powers {power}
        winter: {winter}
        turn 5: seat 1, ending, trigger winter 1
    """

    def offered(power: str, winter: str, winter_rifts: str = "no") -> set[str]:
        """In the window of the next turn, with winter one farther."""
        state = at(board.format(power=power, winter=winter), "end", winter_rifts=winter_rifts)
        return {*legal(state, power)}

    assert offered("plates", "-9,0 radius 1") == {"plates 0,0", "plates 4,0"}
    assert offered("plates", "-1,0 radius 0") == {"plates 4,0"}
    for winter_rifts, beside in (("no", set()), ("yes", {"rift 1,0"})):
        assert offered("rift", "-9,0 radius 1", winter_rifts) == {"rift 0,0", "rift 1,0", "rift 4,0", "rift 5,0"}
        assert offered("rift", "-1,0 radius 0", winter_rifts) == {"rift 4,0", "rift 5,0", *beside}, "0,0 is frozen"
    state = at(board.format(power="plates", winter="2,0 radius 0"), "end")
    assert legal(state, "plates") == ["plates 4,0"], "the hex 1,0 is frozen"
    play(state, "plates 4,0")
    assert problem(state, "shift 3") is not None, "3,0 is frozen"
    assert legal(state) == ["shift 0", "shift 1", "shift 2", "shift 4", "shift 5"]


def test_nobody_flies_there() -> None:
    board = """
               D0  D       M   M       L   L
        0,0:  D  1  D  .  M  1  M  .  L  1  L
               D   D       M   M       L   L
        seat 0: powers flying
    """
    state = winter(board, "move", where="9,9")
    play(state, "move 0,0 D")
    assert legal(state) == ["to 2,0 M", "to 4,0 L"]
    state = winter(board, "move", where="2,-1")
    play(state, "move 0,0 D")
    assert critters(state, 0) == ["4,0 L"], "the only place left"


def test_no_sea_critter_goes_there_or_leaves() -> None:
    """The coast of one hex. Within one of 2,-1 are 1,0 and the critter on 1,-1; within one of 1,1 are 1,0 and 0,1."""
    board = """
        1,-1:        .0
               D   D
        0,0:  D  1  D
               D   D
        seat 0: powers sea
    """
    state = winter(board, "claim", where="9,9")
    assert fields(state, "sea") == ["-1,0", "-1,1", "0,-1", "0,1", "1,0"]
    assert fields(state, "swim") == ["1,-1"]
    state = winter(board, "claim", where="2,-1")
    assert fields(state, "sea") == ["-1,0", "-1,1", "0,-1", "0,1"]
    assert problem(state, "sea 1,0") is not None
    assert forbidden(state, "swim 1,-1")
    state = winter(board, "claim", where="1,1")
    play(state, "swim 1,-1")
    assert fields(state, "to") == ["-1,0", "-1,1", "0,-1", "0,0"]


def test_no_sea_critter_lands_there() -> None:
    board = """
        1,-1:        .0
               D   D
        0,0:  D  1  D
               D   D
        seat 0: powers sea
    """
    state = winter(board, "claim", where="-1,1")
    play(state, "swim 1,-1")
    assert legal(state) == ["to 0,-1", "to 1,0"]
    assert problem(state, "to 0,0 D") is not None


# Stalemate and the turn limit

STUCK = """
           D0  D   M1  M
    0,0:  D  1  D M  1  M
           D   D   M   M
    seat 0: crater 3
    seat 1: crater 3
"""
"""Nobody can buy, claim or put anything into the crater."""


def idle(board: str, phase: str = "end", turns: int = 3, **options: str) -> State:
    """A turn of seat 0 after that many turns without progress. The supply has nothing, so that nobody gets richer."""
    return at(f"{board}\n supply: D 0, M 0, L 0\n turn 20: seat 0, idle {turns}", phase, **options)


def stalemate(state: State) -> bool:
    return trigger(state)[0] == "stalemate"


@pytest.mark.parametrize(
    ("turns", "rounds", "players", "last"),
    [(3, 2, 2, 20), (2, 2, 2, 21), (1, 1, 2, 20), (0, 1, 2, 21), (5, 2, 3, 20), (4, 2, 3, 21), (0, 3, 2, 25)],
)
def test_full_rounds_without_progress_end_the_game(turns: int, rounds: int, players: int, last: int) -> None:
    """R118: two, or as the option says. With this turn, the 20th, it is one more without; nobody can do anything."""
    state = idle(STUCK, turns=turns, stalemate_rounds=str(rounds), players=str(players))
    assert stalemate(state)
    assert (stage(state), state.turn) == ("over", last)


def test_the_end_comes_without_final_turns() -> None:
    state = idle(f"{ROW} seat 0: crater 3", "move")
    events = play(state, "pass")
    assert "ending.stalemate" in events
    assert "final_turns" not in events
    assert events[-1] == "game.ended.stalemate"


PROGRESS = """
           D0  D   D   D   L   L       M1  M
    0,0:  D  1  D D  1  D L  2  L  .  M  1  M
           D   D   D   D   L   L       M   M
    seat 0: {}
"""


@pytest.mark.parametrize(
    ("phase", "seat", "actions"),
    [
        ("buy", "DD", ["buy DML", "at 1,0", "turn 3"]),
        ("buy", "DDDMMM", ["buy volcano", "at 2,0"]),
        ("claim", "crater 3", ["claim 2,0 L"]),
        ("sacrifice", "crater 0", ["sacrifice 0,0 D"]),
        ("claim", "powers sea", ["sea 3,0"]),
        ("claim", "powers colossal, DDDD", ["upgrade 0,0 D"]),
        ("erosion", "powers erosion", ["erode 2,0"]),
        ("move", "cards rift2, crater 3", ["play rift", "rift 0,0", "shift 3"]),
        ("move", "cards agile2, crater 3", ["play agile"]),
    ],
    ids=["purchase", "volcano", "claim", "sacrifice", "sea", "colossal", "erosion", "rift", "card"],
)
def test_what_is_progress(phase: str, seat: str, actions: list[str]) -> None:
    """Without it, the game would be over after this turn; with it, seat 1 goes on."""
    state = idle(PROGRESS.format(seat), phase, caldera="yes")
    play(state, *actions)
    to_turn(state, 21)
    assert (trigger(state)[0], state.turn) == (None, 21)


def test_a_forced_sacrifice_is_progress() -> None:
    state = idle(ROW, "buy")
    assert player(state, 0)["crater"] == 1
    to_turn(state, 21)
    assert not stalemate(state)


def test_a_step_of_lava_is_progress() -> None:
    state = idle(f"{STUCK} {IN_THE_SEA} flows: 0,5", "lava")
    play(state, "roll 1/6")
    assert state.turn == 24, "only after that, four turns go by without"


def test_a_dammed_flow_is_none() -> None:
    state = idle(f"{DAMMED} seat 0: crater 3", "lava")
    to_turn(state, 21)
    assert stalemate(state)


def test_a_limited_power_is_progress() -> None:
    board = STUCK.replace("seat 0:", "seat 0: DDDDDD,").replace("seat 1:", "seat 1: powers plates,")
    state = at(f"{board} turn 20: seat 1, idle 2", "end", mandatory_buy="no", auto_limit="no")
    play(state, "plates 0,0", "shift 0", "pass")
    to_turn(state, 22)
    assert not stalemate(state)


def test_to_decline_one_is_none() -> None:
    """Seat 0 has six resources, its limit, so that it is no richer after its turn."""
    board = STUCK.replace("seat 0:", "seat 0: DDDDDD,").replace("seat 1:", "seat 1: powers plates,")
    state = at(f"{board} turn 20: seat 1, idle 2", "end", mandatory_buy="no", auto_limit="no")
    assert kind(state) == "interrupt"
    to_turn(state, 22)
    assert stalemate(state)


def test_a_player_who_ends_a_turn_richer_than_the_turn_before_makes_progress() -> None:
    """Seat 0 collects one D, unless there is none; with six resources, its limit, it puts one back and is no richer."""
    board = STUCK.replace("seat 0:", "seat 0: {},")
    for heap, rest, over in (("D", "", False), ("D", "supply: D 0", True), ("DDDDDD", "", True)):
        state = at(f"{board.format(heap)} {rest}\n turn 20: seat 0, idle 3", "collect", auto_limit="no")
        assert stalemate(state) == over


def test_a_move_is_no_progress() -> None:
    """Seat 0 moves and does nothing else."""
    state = idle(f"{ROW} seat 0: crater 3", "move")
    play(state, "move 0,0 D")
    to_turn(state, 21)
    assert stalemate(state)


@pytest.mark.parametrize(("turn", "over"), [(10, True), (9, False)])
def test_the_game_has_a_last_turn(turn: int, over: bool) -> None:
    state = at(f"{ROW} turn {turn}: seat 0", "end", turn_cap="10")
    assert (trigger(state)[0] == "turn_cap") == over
    assert (stage(state) == "over") == over


def test_after_the_last_turn_lava_runs_out() -> None:
    state = at(f"{LAVA_ROW} turn 10: seat 0", "end", turn_cap="10")
    assert (stage(state), state.turn_seat, kind(state)) == ("flush", 1, "lava_roll")


def test_a_trigger_of_the_last_turn_has_its_final_turns() -> None:
    state = at(f"{ROW} turn 10: seat 0, trigger critters 0", "end", turn_cap="10")
    assert (stage(state), state.turn_seat) == ("final", 1)


def test_stalemate_and_the_last_turn_end_a_winter_too() -> None:
    facts = "winter: 9,9 radius 1\n turn 20: seat 0, ending, trigger winter 1"
    assert stage(at(f"{STUCK} {facts}, idle 3", "end")) == "over"
    assert stage(at(f"{STUCK} {facts}", "end", turn_cap="20")) == "over"
    assert stage(at(f"{STUCK} {facts}", "end")) == "playing"


# The result


def test_in_the_end_everybody_is_told_the_points_and_the_places() -> None:
    state = final("critters", f"{ROW} seat 0: DDD, crater 1", "buy")
    events = [event for action in ("buy points", "pass") for event in state.play(action)]
    assert [(event.code, event.params.get("seat")) for event in events[-3:-1]] == [("scored", 0), ("scored", 1)]
    assert [event.params["total"] for event in events[-3:-1]] == [score.total for score in state.scores()]
    assert events[-1].code == "game.ended.critters"
    assert events[-1].params == {"places": [1, 2], "winners": [0]}
    assert (state.decision, state.places(), legal(state)) == (None, [1, 2], [])
