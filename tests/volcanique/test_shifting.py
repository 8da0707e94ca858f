"""Rift and Converging plates, the limited powers, and Erosion."""

import pytest

from surtsey.volcanique.describing import describe
from surtsey.volcanique.state import State
from tests.volcanique.boards import asked, at, critters, drawn, forbidden, hand, land, legal, play, problem


def fields(state: State) -> set[tuple[int, int]]:
    """Where there is land."""
    return {(each["q"], each["r"]) for each in describe(state.observe(0))["hexes"]}


def window(board: str, **options: str) -> State:
    """The window before the turn of seat 0: that of the seat before it ends."""
    last = int(options.get("players", "2")) - 1
    return at(board + f"turn 1: seat {last}", "end", **options)


# Rift: which part of an island may be split off

ROW = """
           D0  D   D   D   M   M
    0,0:  D  1  D D  1  D M  1  M
           D   D   D   D   M   M
    seat 0: powers rift
    """


def test_a_rift_splits_off_a_single_hex_or_all_on_one_side_of_a_line() -> None:
    """Of three in a row: either end, or either two. Not the one in the middle, since the rest would be in pieces."""
    state = window(ROW)
    assert asked(state) == "0 interrupt"
    assert legal(state) == ["pass", "rift 0,0", "rift 1,0 0", "rift 1,0 2", "rift 2,0"]
    assert forbidden(state, "rift 1,0", "rift 0,0 1", "rift 0,0 5")


@pytest.mark.parametrize(
    ("name", "canonical"),
    [
        ("rift 1,0 5", "rift 1,0 0"),
        ("rift 1,0 3", "rift 1,0 2"),
        ("rift 2,0 0", "rift 2,0"),
    ],
)
def test_a_part_that_has_several_names_is_offered_once_and_answers_to_all(name: str, canonical: str) -> None:
    """Of three in a row, two cuts part the same hexes: those along two of the three axes."""
    state = window(ROW)
    assert str(state.parse(name)) == canonical
    assert problem(state, name) is None


def test_a_single_hex_is_moved_so_that_it_is_apart_from_the_rest() -> None:
    """From 0,0 to the west, or north- or south-west: to the other sides it would touch 1,0 or overlap it."""
    state = window(ROW)
    play(state, "rift 0,0")
    assert (asked(state), legal(state)) == ("0 rift_shift", ["shift 2", "shift 3", "shift 4"])
    assert forbidden(state, "shift 0", "shift 1", "shift 5", "pass")
    assert play(state, "shift 4")[0] == "land.shifted"
    assert land(state.table) == drawn(
        """
                D0  D
        0,-1:  D  1  D
                D   D
                            D   D   M   M
        1,0:               D  1  D M  1  M
                            D   D   M   M
        """
    )


def test_a_part_of_several_hexes_is_moved_by_one_hex() -> None:
    """To the other three directions 1,0 would overlap 0,0 or touch it."""
    state = window(ROW)
    play(state, "rift 1,0 0")
    assert legal(state) == ["shift 0", "shift 1", "shift 5"]
    assert forbidden(state, "shift 2", "shift 3", "shift 4")
    play(state, "shift 0")
    assert fields(state) == {(0, 0), (2, 0), (3, 0)}


FLOWER = """
                M   M   M   M
    0,-1:      M  1  M M  1  M
                M   M   M   M
            D0  D   D   D   D   D
    -1,0:  D  1  D D  1  D D  1  D
            D   D   D   D   D   D
                L   L   L   L
    -1,1:      L  1  L L  1  L
                L   L   L   L
    seat 0: powers rift
    """
"""A hex with six around it."""
ALL = {(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)}


@pytest.mark.parametrize(
    ("rift", "part"),
    [
        ("rift 0,1 0", {(1, 0), (0, 1)}),
        ("rift -1,1 1", {(0, 1), (-1, 1)}),
        ("rift -1,0 2", {(-1, 1), (-1, 0)}),
        ("rift -1,0 3", {(-1, 0), (0, -1)}),
        ("rift 0,-1 4", {(0, -1), (1, -1)}),
        ("rift 1,-1 5", {(1, -1), (1, 0)}),
    ],
)
def test_a_rift_runs_along_one_of_three_axes(rift: str, part: set[tuple[int, int]]) -> None:
    """Beyond the line lie the hexes towards direction d and the one after it; they move that way."""
    state = window(FLOWER)
    play(state, rift)
    direction = int(rift[-1])
    step = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)][direction]
    assert f"shift {direction}" in legal(state)
    play(state, f"shift {direction}")
    assert fields(state) == (ALL - part) | {(q + step[0], r + step[1]) for q, r in part}


def test_the_larger_side_of_a_line_may_be_moved_too() -> None:
    """The row of 0,0 and what lies south of it."""
    state = window(FLOWER)
    play(state, "rift -1,0 1")
    assert legal(state, "shift") == ["shift 1", "shift 2"]
    play(state, "shift 1")
    assert fields(state) == {(0, -1), (1, -1), (-1, 1), (0, 1), (1, 1), (-1, 2), (0, 2)}


def test_a_flower_has_six_single_hexes_and_two_lines_for_each_direction() -> None:
    """The hex in the middle cannot go anywhere."""
    state = window(FLOWER)
    rifts = [rift.split() for rift in legal(state, "rift")]
    assert sorted(rift[1] for rift in rifts if len(rift) == 2) == sorted(f"{q},{r}" for q, r in ALL if (q, r) != (0, 0))
    assert sorted(rift[2] for rift in rifts if len(rift) == 3) == sorted("012345" * 2)
    assert forbidden(state, "rift 0,0")


def test_a_rift_may_be_named_by_any_field_of_its_row() -> None:
    state = window(FLOWER)
    assert str(state.parse("rift 0,1 1")) == "rift -1,1 1"
    play(state, "rift 0,1 1")
    assert asked(state) == "0 rift_shift"


def test_both_parts_of_a_rift_have_to_be_in_one_piece() -> None:
    """A horseshoe, open to the north-east. A line from north to south-east leaves 0,-1 apart from 0,1 and 1,0."""
    state = window(
        """
                    M   M
        0,-1:      M  1  M
                    M   M
                D0  D           L   L
        -1,0:  D  1  D    .    L  1  L
                D   D           L   L
                    D   D   L   L
        -1,1:      D  1  D L  1  L
                    D   D   L   L
        seat 0: powers rift
        """
    )
    assert forbidden(state, "rift 0,-1 5", "rift -1,0 2")
    assert "rift 0,1 0" in legal(state)
    assert "rift -1,0 3" in legal(state)


def test_an_island_of_one_hex_cannot_be_rifted() -> None:
    """The rest would be empty."""
    state = window(
        """
               D   D                   D0  D   D   D
        0,0:  D  1  D    .       .    D  1  D D  1  D
               D   D                   D   D   D   D
        seat 0: powers rift
        """
    )
    assert legal(state, "rift") == ["rift 3,0", "rift 4,0"]
    assert forbidden(state, "rift 0,0")


# Rift: what moves along, and who meets


def test_critters_stacks_flows_and_the_marker_move_with_their_land() -> None:
    state = window(
        """
               D0  D   D   D   ^1  ^
        0,0:  D  1  D D  2  D ^  3  ^
               D   D   D   D   ^   ^
                                   D1+ D
        2,1:                      D  2  M
                                   M   M
        under 2,1: L
        flows: 2,0
        super: 2,1
        seat 0: powers rift
        """,
        lava_timing="end",
    )
    play(state, "rift 2,0 5", "shift 0")
    assert land(state.table) == drawn(
        """
               D0  D   D   D           ^1  ^
        0,0:  D  1  D D  2  D    .    ^  3  ^
               D   D   D   D           ^   ^
                                           D1+ D
        3,1:                              D  2  M
                                           M   M
        under 3,1: L
        flows: 3,0
        super: 3,1
        """
    )


def test_cooling_lava_moves_with_its_land() -> None:
    """And becomes soil where it lies then."""
    state = at(
        """
               D0  D   D   D   ^1  ^   *1  *
        0,0:  D  1  D D  1  D ^  2  ^ *  1  *
               D   D   D   D   ^   ^   *   *
        cooling: 3,0
        seat 1: powers rift
        turn 1: seat 1
        """,
        "sacrifice",
        limited_timing="all",
    )
    play(state, "rift 2,0 5", "shift 0")
    assert land(state.table) == drawn(
        """
               D0  D   D   D           ^1  ^   :   :
        0,0:  D  1  D D  1  D    .    ^  2  ^ :  1  :
               D   D   D   D           ^   ^   :   :
        """
    )


def test_a_sea_critter_in_the_way_goes_to_hand() -> None:
    """The other one stays where it is, though the coast has left it."""
    state = window(
        """
                        D0  D   D   D   M   M
        -1,0:     .1   D  1  D D  1  D M  1  M
                        D   D   D   D   M   M
        0,1:                  .1
        seat 0: powers rift
        """
    )
    before = hand(state, 1)
    play(state, "rift 0,0")
    assert play(state, "shift 3")[:2] == ["swimmer.lost", "land.shifted"]
    assert hand(state, 1) == before + 1
    assert describe(state.observe(0))["sea"] == [{"seat": 1, "q": 0, "r": 1}]


STRAIT = """
            D1  D           D0  D   D   D   M   M
    -2,0:  D  1  D    .    D  1  D D  1  D M  1  M
            D   D           D   D   D   D   M   M
    """
"""When 0,0 is moved to the west, seats 0 and 1 meet."""


@pytest.mark.parametrize(("user", "left"), [(0, ["0: -1,0 D"]), (1, ["1: -2,0 D"])])
def test_the_user_of_a_rift_stays_in_contests(user: int, left: list[str]) -> None:
    """A rift may touch another island."""
    state = window(STRAIT + f"seat {user}: powers rift\n")
    assert asked(state) == f"{user} interrupt"
    play(state, "rift 0,0")
    assert "contest" in play(state, "shift 3")
    assert critters(state) == left


def test_a_third_user_of_a_rift_picks_who_stays() -> None:
    state = window(STRAIT + "seat 2: powers rift\n", players="3")
    play(state, "rift 0,0", "shift 3")
    assert (asked(state), legal(state)) == ("2 keep", ["keep 0", "keep 1"])


def test_a_rift_can_part_what_it_does_not_contest() -> None:
    """A region that is split has no contest: seats 0 and 1 shared it."""
    state = window(
        """
               D0  D   D1  D   D   D
        0,0:  D  1  D D  1  D D  1  D
               D   D   D   D   D   D
        seat 0: powers rift
        """
    )
    play(state, "rift 0,0")
    codes = play(state, "shift 3")
    assert "land.shifted" in codes
    assert "contest" not in codes
    assert critters(state) == ["0: -1,0 D", "1: 1,0 D"]


# Converging plates

ISLES = """
           D0  D   D   D                   D1  D   M   M
    0,0:  D  1  D D  1  D    .       .    D  1  D M  1  M
           D   D   D   D                   D   D   M   M
    seat 0: powers plates
    """


def test_converging_plates_moves_any_island() -> None:
    """Each by its smallest field; any other will do. The first step has to be made."""
    state = window(ISLES)
    assert legal(state) == ["pass", "plates 0,0", "plates 4,0"]
    assert str(state.parse("plates 5,0")) == "plates 4,0"
    play(state, "plates 5,0")
    assert (asked(state), legal(state)) == ("0 plates_shift", [f"shift {direction}" for direction in range(6)])


def test_converging_plates_may_stop_after_one_step() -> None:
    state = window(ISLES)
    play(state, "plates 0,0", "shift 0")
    assert fields(state) == {(1, 0), (2, 0), (4, 0), (5, 0)}
    assert (asked(state), legal(state)) == (
        "0 plates_shift",
        ["pass", *(f"shift {direction}" for direction in range(6))],
    )
    play(state, "pass")
    assert asked(state) == "0 move"
    assert fields(state) == {(1, 0), (2, 0), (4, 0), (5, 0)}


def test_converging_plates_may_turn_between_two_steps_and_then_it_is_over() -> None:
    """R92."""
    state = window(ISLES)
    play(state, "plates 0,0", "shift 4", "shift 3")
    assert fields(state) == {(-1, -1), (0, -1), (4, 0), (5, 0)}
    assert asked(state) == "0 move"


def test_converging_plates_stops_when_it_touches_another_island() -> None:
    """3,0 comes beside 1,0 with the first step. Whatever the colours: no biome is joined (R92)."""
    state = window(
        """
               D0  D   D   D           M1  M   D   D
        0,0:  D  1  D D  1  D    .    M  1  M D  1  D
               D   D   D   D           M   M   D   D
        seat 0: powers plates
        """
    )
    play(state, "plates 3,0")
    assert play(state, "shift 3") == ["land.shifted"]
    assert fields(state) == {(0, 0), (1, 0), (2, 0), (3, 0)}
    assert asked(state) == "0 move"
    assert critters(state) == ["0: 0,0 D", "1: 2,0 M"]


@pytest.mark.parametrize(("user", "left"), [(0, ["0: 2,0 D"]), (1, ["1: 4,0 D"])])
def test_the_user_of_converging_plates_stays_in_contests(user: int, left: list[str]) -> None:
    """Two steps to the east: 1,0 comes to lie on 3,0, beside 4,0."""
    state = window(ISLES.replace("seat 0:", f"seat {user}:"))
    play(state, "plates 0,0", "shift 0")
    assert "contest" in play(state, "shift 0")
    assert critters(state) == left


def test_the_second_step_comes_after_the_contests_of_the_first() -> None:
    """There is none after touching: seat 2 picks who stays, and that is all."""
    state = window(
        """
               D0  D   D   D           D1  D   D   D
        0,0:  D  1  D D  1  D    .    D  1  D D  1  D
               D   D   D   D           D   D   D   D
                                                                       M2  M
        6,2:                                                          M  1  M
                                                                       M   M
        seat 2: powers plates
        """,
        players="3",
    )
    play(state, "plates 0,0", "shift 0")
    assert asked(state) == "2 keep"
    play(state, "keep 1")
    assert asked(state) != "2 plates_shift"
    assert fields(state) == {(1, 0), (2, 0), (3, 0), (4, 0), (6, 2)}


def test_everything_moves_with_the_plates() -> None:
    state = window(
        """
               D0  D   ^1  ^
        0,0:  D  1  D ^  2  ^
               D   D   ^   ^
                   D   D
        0,1:      D  1  D    .       .1
                   D   D
        under 1,0: M
        flows: 1,0
        super: 0,0
        seat 0: powers plates
        """,
        lava_timing="end",
    )
    before = hand(state, 1)
    play(state, "plates 0,0", "shift 0", "shift 1")
    assert land(state.table) == drawn(
        """
               D0  D   ^1  ^
        1,1:  D  1  D ^  2  ^
               D   D   ^   ^
                   D   D
        1,2:      D  1  D
                   D   D
        under 2,1: M
        flows: 2,1
        super: 1,1
        """
    )
    assert hand(state, 1) == before + 1


# Limited: one use in normal play, one in the end sequence

BOTH = ISLES.replace("powers plates", "powers rift plates")


def test_a_limited_power_is_for_its_holders() -> None:
    state = window(ISLES.replace("seat 0: powers plates", ""))
    assert asked(state) == "0 move"
    assert not state.may_interrupt(0)


def test_a_limited_power_has_one_use_in_normal_play() -> None:
    state = window(ISLES)
    assert (state.may_interrupt(0), state.may_interrupt(1)) == (True, False)
    play(state, "plates 0,0", "shift 3", "pass")
    assert asked(state) == "0 move"
    assert not state.may_interrupt(0)
    assert asked(window(ISLES.replace("powers plates", "powers plates, used plates"))) == "0 move"


def test_passing_does_not_use_a_limited_power() -> None:
    state = window(ISLES)
    play(state, "pass")
    assert state.may_interrupt(0)


def test_rift_and_plates_have_uses_of_their_own() -> None:
    """Both in one window, one after the other."""
    state = window(BOTH)
    assert (bool(legal(state, "rift")), bool(legal(state, "plates"))) == (True, True)
    play(state, "rift 0,0", "shift 3")
    assert asked(state) == "0 interrupt"
    assert (legal(state, "rift"), bool(legal(state, "plates"))) == ([], True)
    assert state.may_interrupt(0)
    play(state, "plates 1,0", "shift 4", "pass")
    assert asked(state) != "0 interrupt"
    assert not state.may_interrupt(0)


FINAL = "turn 9: seat 1, stage final, left 2, ending, trigger critters 0"


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("", "0 interrupt"),
        (", used plates", "0 interrupt"),
        (", late plates", "0 move"),
        (", used rift", "0 interrupt"),
    ],
)
def test_a_limited_power_has_one_use_in_the_end_sequence(said: str, question: str) -> None:
    """Whether or not it was used before."""
    state = at(ISLES.replace("powers plates", f"powers plates{said}") + FINAL, "end")
    assert asked(state) == question
    assert state.may_interrupt(0) == (question == "0 interrupt")


def test_the_use_in_the_end_sequence_is_one_only() -> None:
    state = at(ISLES + FINAL, "end", limited_timing="all")
    play(state, "plates 0,0", "shift 3", "pass")
    assert asked(state) == "0 move"
    assert not state.may_interrupt(0)


def test_limited_powers_are_not_for_the_flush() -> None:
    """R111."""
    state = at(
        """
               D0  D   D   D                   ^1  ^
        0,0:  D  1  D D  1  D    .       .    ^  2  ^
               D   D   D   D                   ^   ^
                                                   M   M
        4,1:                                      M  1  M
                                                   M   M
        flows: 4,0
        seat 0: powers plates
        turn 9: seat 1, stage flush, ending, trigger critters 0
        """,
        "end",
    )
    assert asked(state) == "0 lava_roll"
    assert not state.may_interrupt(0)


# Windows


def kinds(state: State) -> list[str]:
    """What is asked in a turn if everybody passes wherever possible, and otherwise does the first thing."""
    turn, found = state.turn, []
    while state.turn == turn:
        found.append(asked(state))
        play(state, legal(state)[0])
    return found


BUSY = """
           D0  D   D   D   M   M   L1  L
    0,0:  D  1  D D  1  D M  2  M L  1  L
           D   D   D   D   M   M   L   L
    seat 0: DD, powers erosion
    seat 1: powers plates
    turn 1: seat 1
    """


def test_limited_timing_all_opens_a_window_before_lava_and_after_each_phase() -> None:
    """After LAVA, MOVE, BUY, EROSION, CLAIM, SACRIFICE and COLLECT."""
    state = at(BUSY, "end", limited_timing="all", mandatory_buy="no")
    assert kinds(state) == [
        "1 interrupt",
        "1 interrupt",
        "0 move",
        "1 interrupt",
        "0 buy",
        "1 interrupt",
        "0 erosion",
        "1 interrupt",
        "0 claim",
        "1 interrupt",
        "0 sacrifice",
        "1 interrupt",
        "1 interrupt",
    ]


def test_limited_timing_turn_start_opens_one_window_before_lava() -> None:
    state = at(BUSY, "end", limited_timing="turn_start", mandatory_buy="no")
    assert kinds(state) == ["1 interrupt", "0 move", "0 buy", "0 erosion", "0 claim", "0 sacrifice"]


@pytest.mark.parametrize("timing", ["all", "turn_start"])
def test_the_first_window_is_before_lava(timing: str) -> None:
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
                                                       ^1  ^
        4,2:                                          ^  2  ^
                                                       ^   ^
        flows: 4,2
        seat 1: powers plates
        turn 1: seat 1
        """,
        "end",
        limited_timing=timing,
    )
    assert asked(state) == "1 interrupt"
    play(state, "pass")
    assert asked(state) == "0 lava_roll"


def test_holders_are_asked_in_turn_order_from_the_active_player() -> None:
    """It is the turn of seat 1."""
    state = at(
        """
               D0  D   D   D           L1  L   L   L           M2  M
        0,0:  D  1  D D  1  D    .    L  1  L L  1  L    .    M  1  M
               D   D   D   D           L   L   L   L           M   M
        seat 0: powers plates
        seat 1: powers plates
        seat 2: powers plates
        turn 1: seat 0
        """,
        "end",
        players="3",
    )
    order = []
    for _ in range(3):
        order.append(asked(state))
        play(state, "pass")
    assert order == ["1 interrupt", "2 interrupt", "0 interrupt"]
    assert asked(state) == "1 move"


def test_the_window_after_buying_comes_after_the_forced_sacrifice() -> None:
    """Which is part of BUY: seat 0 has nothing to buy with."""
    state = at(
        """
               D0  D   D   D           L1  L
        0,0:  D  1  D D  1  D    .    L  1  L
               D   D   D   D           L   L
        seat 1: powers plates
        """,
        "buy",
        limited_timing="all",
    )
    assert asked(state) == "1 interrupt"
    assert state.table.crater[0] == 1


# Erosion

WORN = """
           D0  D   D   D   M   M   L   L   L1  L   L   L
    0,0:  D  2  D D  2  M M  2  M L  1  L L  3  L L  2  L
           D   D   M   M   M   M   L   L   L   L   L   L
               D   D   :   :   *1  *   ^1  ^
    0,1:      D  2  D :  2  : *  2  * ^  2  ^
               D   D   :   :   *   *   ^   ^
    seat 0: powers erosion
    """
"""Regions: dark of seat 0 on 0,0, 1,0 and 0,1; medium of nobody on 1,0 and 2,0; light of seat 1 from 3,0 to 5,0."""


def test_erosion_removes_an_empty_land_top_with_a_tile_beneath() -> None:
    """The duo, though seat 0 controls its dark biome, and the uno that nobody controls. Not 0,0 and 4,0, where critters
    stand; not 3,0, which lies on the sea; not 0,1 and 5,0, unos of controlled regions; not soil, lava, volcanoes.
    """
    state = at(WORN, "erosion")
    assert (asked(state), legal(state)) == ("0 erosion", ["pass", "erode 1,0", "erode 2,0"])
    assert forbidden(state, "erode 0,0", "erode 4,0", "erode 3,0", "erode 0,1", "erode 5,0")
    assert forbidden(state, "erode 1,1", "erode 2,1", "erode 3,1")


def test_no_erosion_of_a_tile_with_a_critter_on_any_of_its_biomes() -> None:
    """Nobody controls the light biome of 0,0 or the medium one of 1,0; one of the critters there is burrowed."""
    state = at(
        """
               D0  D   L1_ L   M   M
        0,0:  D  2  L L  2  M M  2  M
               L   L   M   M   M   M
        seat 0: powers erosion
        """,
        "erosion",
        burrowing="yes",
    )
    assert legal(state) == ["pass", "erode 2,0"]
    assert forbidden(state, "erode 0,0", "erode 1,0")


def test_erosion_takes_the_tile_out_of_the_game() -> None:
    """The tile below is the top now; the supply stays as it was (R119)."""
    state = at(WORN + "under 2,0: DL2", "erosion")
    before = list(state.table.stock)
    assert play(state, "erode 2,0")[0] == "tile.eroded"
    assert "under 2,0: DL2" not in land(state.table)
    described = {(each["q"], each["r"]): each for each in describe(state.observe(0))["hexes"]}
    assert [(each["tile"], each["rotation"]) for each in described[2, 0]["stack"]] == [("DL", 2)]
    assert list(state.table.stock) == before


def test_erosion_happens_once_a_turn() -> None:
    state = at(WORN, "erosion")
    play(state, "erode 2,0")
    assert asked(state) != "0 erosion"
    assert state.turn == 1


def test_erosion_is_optional_and_for_its_holders() -> None:
    state = at(WORN, "erosion")
    play(state, "pass")
    assert asked(state) != "0 erosion"
    state = at(WORN.replace("seat 0", "seat 1"), "erosion")
    assert asked(state) != "0 erosion"


def test_erosion_is_skipped_by_who_could_not_buy() -> None:
    """With two resources seat 0 can buy and has to; with none it is barred."""
    state = at(WORN.replace("powers", "DM, powers"), "buy", mandatory_buy="no")
    play(state, "pass")
    assert asked(state) == "0 erosion"
    state = at(WORN, "buy", mandatory_buy="no")
    assert asked(state) == "0 sacrifice"


def test_no_erosion_of_frozen_hexes() -> None:
    """Winter has come to 3,-1 and its neighbours, 2,0 among them."""
    state = at(WORN + "winter: 3,-1 radius 1", "erosion")
    assert legal(state) == ["pass", "erode 1,0"]
    assert forbidden(state, "erode 2,0")


COVERED = """
           D0  D   M   M   D1  D
    0,0:  D  1  D M  2  M D  1  D
           D   D   M   M   D   D
    under 1,0: D
    """


@pytest.mark.parametrize(("active", "left"), [(0, ["0: 0,0 D"]), (1, ["1: 2,0 D"])])
def test_the_active_player_stays_where_erosion_joins_regions(active: int, left: list[str]) -> None:
    state = at(COVERED + f"seat {active}: powers erosion\nturn 1: seat {active}", "erosion")
    assert "contest" in play(state, "erode 1,0")
    assert critters(state) == left


def test_erosion_may_part_regions() -> None:
    """The duo on 1,0 was all that joined them; nobody goes."""
    state = at(
        """
               D0  D   M   M   D0  D
        0,0:  D  1  D M  2  D D  1  D
               D   D   D   D   D   D
        under 1,0: M
        seat 0: powers erosion
        """,
        "erosion",
    )
    assert "contest" not in play(state, "erode 1,0")
    assert critters(state) == ["0: 0,0 D", "0: 2,0 D"]


def test_erosion_brings_burrowed_critters_to_light() -> None:
    """Still burrowed. It controls its region again."""
    state = at(
        """
               D0  D   M   M   L   L
        0,0:  D  1  D M  2  M L  1  L
               D   D   M   M   L   L
        under 1,0: L(L1)
        seat 0: powers erosion
        """,
        "erosion",
        burrowing="yes",
    )
    play(state, "erode 1,0")
    assert critters(state) == ["0: 0,0 D", "1: 1,0 L_"]
    assert forbidden(state, "claim 2,0 L")


def test_a_burrowed_critter_that_comes_to_light_meets_others() -> None:
    """It is newly met, and the active player stays."""
    state = at(
        """
               D0  D   M   M   L   L
        0,0:  D  1  D M  2  M L  1  L
               D   D   M   M   L   L
        under 1,0: D(D1)
        seat 0: powers erosion
        """,
        "erosion",
        burrowing="yes",
    )
    before = hand(state, 1)
    assert "contest" in play(state, "erode 1,0")
    assert critters(state) == ["0: 0,0 D"]
    assert hand(state, 1) == before + 1


# Erosion of everything

BARE = """
           D0  D   D   D   M   M   L   L   L1  L   L   L
    0,0:  D  2  D D  1  M M  1  M L  1  L L  3  L L  2  L
           D   D   M   M   M   M   L   L   L   L   L   L
               D   D   :   :   *1  *   ^1  ^
    0,1:      D  2  D :  1  : *  2  * ^  2  ^
               D   D   :   :   *   *   ^   ^
    under 2,1: DM0
    under 3,1: M
    flows: 2,1
    seat 0: powers erosion
    """


def test_erosion_targets_all_adds_soil_lava_volcanoes_and_what_lies_on_the_sea() -> None:
    """Still no tile with critters, and no uno in a controlled region."""
    state = at(BARE, "erosion", erosion_targets="all")
    assert legal(state) == ["pass", "erode 1,0", "erode 1,1", "erode 2,0", "erode 2,1", "erode 3,1"]
    assert forbidden(state, "erode 0,0", "erode 0,1", "erode 3,0", "erode 4,0", "erode 5,0")
    assert asked(at(BARE, "erosion", erosion_targets="land")) != "0 erosion"


def test_erosion_of_lava_ends_its_flow() -> None:
    """What is below comes to light."""
    state = at(BARE, "erosion", erosion_targets="all")
    play(state, "erode 2,1")
    assert land(state.table) == drawn(
        """
               D0  D   D   D   M   M   L   L   L1  L   L   L
        0,0:  D  2  D D  1  M M  1  M L  1  L L  3  L L  2  L
               D   D   M   M   M   M   L   L   L   L   L   L
                   D   D   :   :   M   M   ^1  ^
        0,1:      D  2  D :  1  : M  1  D ^  2  ^
                   D   D   :   :   D   D   ^   ^
        under 3,1: M
        """
    )


def test_erosion_of_a_volcano_does_not_stop_lava_that_has_left_it() -> None:
    state = at(BARE, "erosion", erosion_targets="all")
    play(state, "erode 3,1")
    assert land(state.table) == drawn(
        """
               D0  D   D   D   M   M   L   L   L1  L   L   L
        0,0:  D  2  D D  1  M M  1  M L  1  L L  3  L L  2  L
               D   D   M   M   M   M   L   L   L   L   L   L
                   D   D   :   :   *1  *   M   M
        0,1:      D  2  D :  1  : *  2  * M  1  M
                   D   D   :   :   *   *   M   M
        under 2,1: DM0
        flows: 2,1
        """
    )


def test_erosion_of_a_volcano_ends_a_flow_that_has_not_left_it() -> None:
    state = at(BARE.replace("flows: 2,1", "flows: 3,1"), "erosion", erosion_targets="all")
    play(state, "erode 3,1")
    assert not [line for line in land(state.table) if line.startswith("flows")]


def test_erosion_down_to_the_sea() -> None:
    """Nobody is left without land under the feet, and everything else is where it was."""
    state = at(BARE, "erosion", erosion_targets="all")
    play(state, "erode 1,0")
    assert land(state.table) == drawn(
        """
               D0  D           M   M   L   L   L1  L   L   L
        0,0:  D  2  D    .    M  1  M L  1  L L  3  L L  2  L
               D   D           M   M   L   L   L   L   L   L
                   D   D   :   :   *1  *   ^1  ^
        0,1:      D  2  D :  1  : *  2  * ^  2  ^
                   D   D   :   :   *   *   ^   ^
        under 2,1: DM0
        under 3,1: M
        flows: 2,1
        """
    )
    assert critters(state) == ["0: 0,0 D", "1: 4,0 L"]


@pytest.mark.parametrize(
    "last",
    [
        """
               L1  L
        0,3:  L  1  L
               L   L
        """,
        """
               ^1  ^
        0,3:  ^  2  ^
               ^   ^
        flows: 0,3
        """,
        """
               ^1  ^   *1  *
        0,3:  ^  2  ^ *  1  *
               ^   ^   *   *
        cooling: 1,3
        """,
        """
               L   L
        0,3:  L  1  L
               L   L
        super: 0,3
        """,
    ],
    ids=["critter", "flow", "cooling", "marker"],
)
def test_erosion_down_to_the_sea_leaves_what_was_drawn_last_in_its_place(last: str) -> None:
    """The engine gives its number to what comes instead."""
    before = """
               M   M
        0,0:  M  1  M
               M   M
                   D0  D
        0,1:      D  1  D
                   D   D
        """
    after = """
               D0  D
        0,1:  D  1  D
               D   D
        """
    state = at(before + last + "seat 0: powers erosion", "erosion", erosion_targets="all")
    play(state, "erode 0,0")
    assert land(state.table) == drawn(after + last)


def test_erosion_of_lava_that_cools_in_the_ocean() -> None:
    """It becomes no soil: there is nothing left of it at the end of the turn."""
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
                       ^1  ^   *1  *
        0,2:          ^  2  ^ *  1  *
                       ^   ^   *   *
        cooling: 1,2
        seat 0: powers erosion
        """,
        "erosion",
        erosion_targets="all",
    )
    codes = play(state, "erode 1,2")
    while state.turn == 1:
        codes += play(state, "pass")
    assert "soil.appears" not in codes
    assert fields(state) == {(0, 0), (1, 0), (0, 2)}


def test_other_lava_does_not_cool_in_its_place() -> None:
    """The lava on land on 1,4, of another volcano, stays lava."""
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
                       ^1  ^   *1  *
        0,2:          ^  2  ^ *  1  *
                       ^   ^   *   *
                               ^2  ^   *2  *
        0,4:                  ^  2  ^ *  2  *
                               ^   ^   *   *
        cooling: 1,2
        seat 0: powers erosion
        """,
        "erosion",
        erosion_targets="all",
    )
    codes = play(state, "erode 1,2")
    while state.turn == 1:
        codes += play(state, "pass")
    assert "soil.appears" not in codes


@pytest.mark.parametrize("super_fixed", ["yes", "no"])
def test_the_marked_hex_cannot_be_eroded_down_to_the_sea(super_fixed: str) -> None:
    """The mark would have no tile to stay on."""
    state = at(BARE + "super: 1,0", "erosion", erosion_targets="all", super_fixed=super_fixed)
    assert "erode 1,0" not in legal(state)
    assert problem(state, "erode 1,0") == "place.marked"
    assert "erode 2,0" in legal(state)


def marked(state: State) -> str:
    """Where the mark of the Super eruption is."""
    where = describe(state.observe(0))["super"]
    assert where is not None
    return f"{where['q']},{where['r']}"


@pytest.mark.parametrize("targets", ["land", "all"])
def test_the_tile_marked_for_the_super_eruption_does_not_erode(targets: str) -> None:
    """R121. The uno beside it does."""
    state = at(WORN + "super: 1,0", "erosion", erosion_targets=targets, super_fixed="yes")
    assert "erode 2,0" in legal(state)
    assert forbidden(state, "erode 1,0")
    assert problem(state, "erode 1,0") == "place.marked"


@pytest.mark.parametrize("targets", ["land", "all"])
def test_unless_super_fixed_the_marked_tile_erodes_and_the_mark_stays_on_the_hex(targets: str) -> None:
    """R121."""
    state = at(WORN + "under 1,0: L\nsuper: 1,0", "erosion", erosion_targets=targets, super_fixed="no")
    assert {"erode 1,0", "erode 2,0"} <= {*legal(state)}
    play(state, "erode 1,0")
    assert marked(state) == "1,0"
    assert "super: 1,0" in land(state.table)
    assert [each["top"] for each in describe(state.observe(0))["hexes"] if (each["q"], each["r"]) == (1, 0)] == ["L"]


@pytest.mark.parametrize(("super_fixed", "eroding"), [("yes", ["erode 2,0"]), ("no", ["erode 1,0", "erode 2,0"])])
@pytest.mark.parametrize("by", ["powers", "cards"])
def test_the_card_erosion_does_to_the_marked_tile_what_the_power_does(
    by: str, super_fixed: str, eroding: list[str]
) -> None:
    """R121."""
    board = WORN if by == "powers" else WORN.replace("powers erosion", "cards erosion2")
    state = at(board + "super: 1,0", "erosion", caldera="yes", super_fixed=super_fixed)
    if by == "cards":
        play(state, "play erosion")
    assert legal(state, "erode") == eroding
    assert problem(state, "erode 1,0") == ("place.marked" if super_fixed == "yes" else None)


def test_where_nothing_but_the_marked_tile_could_erode_nobody_is_asked() -> None:
    """R121: after EROSION comes CLAIM, on that tile."""
    board = COVERED + "seat 0: powers erosion\nsuper: 1,0"
    assert asked(at(board, "erosion", super_fixed="no")) == "0 erosion"
    assert asked(at(board, "erosion", super_fixed="yes")) == "0 claim"
    assert asked(at(board.replace("super: 1,0", "super: 0,0"), "erosion", super_fixed="yes")) == "0 erosion"


@pytest.mark.parametrize(("version", "erodes"), [("1", True), ("2", False)])
def test_in_version_1_the_marked_tile_eroded(version: str, erodes: bool) -> None:
    state = at(WORN + "super: 1,0", "erosion", rules_version=version)
    assert ("erode 1,0" in legal(state)) == erodes


@pytest.mark.parametrize("super_fixed", ["yes", "no"])
def test_the_marked_tile_moves_with_its_island_all_the_same(super_fixed: str) -> None:
    """R121 is about tiles that slide or erode."""
    state = window(ROW + "super: 0,0\n", super_fixed=super_fixed)
    play(state, "rift 0,0", "shift 4")
    assert marked(state) == "0,-1"


def test_a_secret_rotation_comes_to_light_by_erosion() -> None:
    """Only seat 1 knew how DM lies under the volcano."""
    state = at(
        """
               D0  D   D   D   ^1  ^
        0,0:  D  1  D D  1  D ^  2  ^
               D   D   D   D   ^   ^
        under 2,0: DM4!1
        seat 0: powers erosion
        """,
        "erosion",
        erosion_targets="all",
    )
    assert "under 2,0: DM?!1" in land(state.observe(0).view.table)
    play(state, "erode 2,0")
    assert legal(state) == ["turn 4"]
    play(state, "turn 4")
    assert land(state.observe(0).view.table) == drawn(
        """
               D0  D   D   D   D   D
        0,0:  D  1  D D  1  D M  1  D
               D   D   D   D   M   M
        """
    )


def test_what_a_player_does_not_know_comes_by_chance_in_their_view() -> None:
    view = (
        at(
            """
               D0  D   D   D   ^1  ^
        0,0:  D  1  D D  1  D ^  2  ^
               D   D   D   D   ^   ^
        under 2,0: DM4!1
        seat 0: powers erosion
        """,
            "erosion",
            erosion_targets="all",
        )
        .observe(0)
        .view
    )
    play(view, "erode 2,0")
    assert legal(view) == [f"turn {rotation}" for rotation in range(6)]


# Frozen hexes


@pytest.mark.parametrize("winter_rifts", ["no", "yes"])
def test_no_rift_of_frozen_hexes_nor_onto_them(winter_rifts: str) -> None:
    """Winter comes closer: to 3,0 and its neighbours, 2,0 among them. A frozen part never moves (R124)."""
    state = window(ROW + "winter: 3,0 radius 0\n", winter_rifts=winter_rifts)
    assert asked(state) == "0 interrupt"
    assert forbidden(state, "rift 2,0", "rift 1,0 0", "rift 1,0 5")
    assert {problem(state, action) for action in ("rift 2,0", "rift 1,0 0", "rift 1,0 5")} == {"rift.frozen"}
    cut = ["rift 1,0 2"] if winter_rifts == "yes" else []
    assert legal(state) == ["pass", "rift 0,0", *cut]


def test_no_rift_parts_land_from_frozen_land_unless_winter_rifts() -> None:
    """R124: 1,0 is not frozen, 2,0 beyond the cut is; between 0,0 and 1,0 nothing is."""
    state = window(ROW + "winter: 3,0 radius 0\n", winter_rifts="no")
    assert forbidden(state, "rift 1,0 2", "rift 1,0 3")
    assert problem(state, "rift 1,0 2") == problem(state, "rift 1,0 3") == "rift.cut_frozen"
    assert "2,0 is frozen" in str(state.explain("rift 1,0 2"))
    assert problem(state, "rift 0,0") is None
    state = window(ROW + "winter: 3,0 radius 0\n", winter_rifts="yes")
    play(state, "rift 1,0 2")
    assert legal(state) == ["shift 2", "shift 3", "shift 4"]
    play(state, "shift 3")
    assert fields(state) == {(-1, 0), (0, 0), (2, 0)}


@pytest.mark.parametrize(("version", "parts"), [("1", True), ("2", False)])
def test_in_version_1_a_rift_parted_land_from_frozen_land(version: str, parts: bool) -> None:
    state = window(ROW + "winter: 3,0 radius 0\n", rules_version=version)
    assert ("rift 1,0 2" in legal(state)) == parts


LONG = """
           D0  D   D   D   M   M   M   M
    0,0:  D  1  D D  1  D M  1  M M  1  M
           D   D   D   D   M   M   M   M
    seat 0: powers rift
    """


@pytest.mark.parametrize(
    ("where", "no", "yes"),
    [
        # 3,0 is frozen: the cut beside it, and no other.
        ("4,0", ["rift 0,0", "rift 1,0 2"], ["rift 0,0", "rift 1,0 2", "rift 2,0 2"]),
        # 2,0 and 3,0 are.
        ("3,-1", ["rift 0,0"], ["rift 0,0", "rift 1,0 2"]),
        # The sea beside 1,0 and 0,0 does not matter if they are not frozen themselves.
        ("0,2", ["rift 0,0", "rift 1,0 0", "rift 1,0 2", "rift 2,0 0", "rift 2,0 2", "rift 3,0"], None),
    ],
)
@pytest.mark.parametrize("winter_rifts", ["no", "yes"])
def test_only_a_cut_beside_a_frozen_hex_is_forbidden(
    where: str, no: list[str], yes: list[str] | None, winter_rifts: str
) -> None:
    """R124. Where the cut runs between hexes that are not frozen, a rift is made as in summer."""
    state = window(LONG + f"winter: {where} radius 0\n", winter_rifts=winter_rifts)
    assert legal(state, "rift") == (no if winter_rifts == "no" or yes is None else yes)


def test_one_frozen_hex_anywhere_along_a_cut_forbids_it() -> None:
    """R124. Winter comes to 2,0 and its neighbours, of the flower to 1,0. The row of -1,1 and 0,1 has it at one end."""
    for winter_rifts, code in (("no", "rift.cut_frozen"), ("yes", None)):
        state = window(FLOWER + "winter: 2,0 radius 0\n", winter_rifts=winter_rifts)
        assert problem(state, "rift -1,1 1") == code
        assert problem(state, "rift -1,0") is None, "none of its neighbours is frozen"
        assert problem(state, "rift 1,0") == "rift.frozen"
        state = window(FLOWER + "winter: 9,0 radius 0\n", winter_rifts=winter_rifts)
        assert problem(state, "rift -1,1 1") is None


@pytest.mark.parametrize("winter_rifts", ["no", "yes"])
def test_the_card_rift_does_in_winter_what_the_power_does(winter_rifts: str) -> None:
    """R124."""
    board = ROW.replace("powers rift", "cards rift2") + "winter: 3,0 radius 1\n"
    state = at(board, "move", caldera="yes", winter_rifts=winter_rifts)
    play(state, "play rift")
    assert legal(state, "rift") == (["rift 0,0"] if winter_rifts == "no" else ["rift 0,0", "rift 1,0 2"])
    assert problem(state, "rift 1,0 2") == ("rift.cut_frozen" if winter_rifts == "no" else None)
    assert problem(state, "rift 2,0") == "rift.frozen"


def test_no_land_is_moved_onto_frozen_hexes() -> None:
    """Winter comes to -2,0 and its neighbours, -1,0 and -2,1 among them; 0,0 is free."""
    state = window(ROW + "winter: -2,0 radius 0\n")
    play(state, "rift 0,0")
    assert legal(state) == ["shift 2", "shift 4"]
    assert forbidden(state, "shift 3")


def test_no_plates_with_frozen_hexes_nor_onto_them() -> None:
    """Winter comes to 6,0 and its neighbours, 5,0 among them; or to 3,0, with 2,0 and 4,0."""
    state = window(ISLES + "winter: 6,0 radius 0\n")
    assert legal(state) == ["pass", "plates 0,0"]
    assert forbidden(state, "plates 4,0")
    state = window(ISLES + "winter: 3,0 radius 0\n")
    play(state, "plates 0,0")
    assert "shift 0" not in legal(state)
    assert "shift 3" in legal(state)
