"""Building: the rules of the specification, sentence by sentence."""

import pytest

from surtsey.taluva import Rules, State
from tests.taluva.boards import allowed, drawing, forbidden, legal, picture, settlements, to_build, to_place

HIG, FERTI = Rules("hig-2006"), Rules("ferti-2012")
BOTH = pytest.mark.parametrize("rules", [HIG, FERTI], ids=["hig-2006", "ferti-2012"])


# A settlement


def test_a_settlement_is_of_one_colour() -> None:
    """Three huts in a row, the middle one of seat 1: two settlements of seat 0."""
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1
        0,1:    C1h0  S1h1  J1h0  R1
        """
    )
    assert settlements(state, 0) == [[(0, 1)], [(2, 1)]]
    assert forbidden(state, "temple 3,1") == "temple.small: The settlement at 2,1 has 1 field; a temple needs 3."


def test_a_settlement_is_of_adjacent_fields() -> None:
    """The hut on 4,0 touches none of the other three."""
    state = to_build(
        """
        0,0: V1-0  J1h0  V1-1  V1-0  C1h0
        0,1:    C1h0  S1h0  J1    R1
        """
    )
    assert settlements(state, 0) == [[(0, 1), (1, 0), (1, 1)], [(4, 0)]]


def test_a_settlement_reaches_across_levels() -> None:
    state = to_build(
        """
        0,0: V1-0  L2h0  V2-2
        0,1:    C1h0  R2h0  J1
        """
    )
    assert settlements(state, 0) == [[(0, 1), (1, 0), (1, 1)]]
    assert allowed(state, "temple 2,1")


def test_its_size_is_its_number_of_fields() -> None:
    """Four huts, but two fields."""
    state = to_build(
        """
        0,-1:    S1
        -1,0: J2    V2-2  V2-1  J1
        -1,1:    S2    C2h0  R2h0
        -1,2:       L1
        """
    )
    assert state.supply_of(0) == (16, 3, 2)
    assert forbidden(state, "temple -1,1") == "temple.small: The settlement at 0,1 has 2 fields; a temple needs 3."


# Where pieces stand


@BOTH
@pytest.mark.parametrize("piece", ["hut", "temple", "tower"])
def test_pieces_stand_only_on_empty_fields_that_are_no_volcanoes(piece: str, rules: Rules) -> None:
    state = to_build(
        """
        0,0: V1-0  J1h0  V1-1
        0,1:    C1h0  S1h0  J1t1
        """,
        rules,
    )
    assert forbidden(state, f"{piece} 3,0") == "build.sea: 3,0 is sea."
    assert forbidden(state, f"{piece} 2,0") == "build.volcano: 2,0 is a volcano; nobody builds there."
    assert forbidden(state, f"{piece} 1,0") == "build.occupied: On 1,0 stands a hut of seat 0 already."
    assert forbidden(state, f"{piece} 2,1") == "build.occupied: On 2,1 stands a temple of seat 1 already."
    assert legal(state) == []


@BOTH
def test_pieces_stand_anywhere_on_the_island_not_only_on_the_new_tile(rules: Rules) -> None:
    state = to_place(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1    S1    J1
        """,
        rules,
    )
    state.play("tile 3,0 0")
    assert legal(state) == ["hut 0,1", "hut 1,0", "hut 1,1", "hut 2,1", "hut 3,1", "hut 4,0"]


def test_a_player_builds_exactly_once() -> None:
    state = to_build(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1    S1    J1
        """
    )
    state.play("hut 1,0")
    assert state.turn_seat == 1
    assert forbidden(state, "hut 1,1") == "phase.draw: A tile has to be drawn first."


# Hut


@BOTH
def test_a_hut_needs_level_1(rules: Rules) -> None:
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3    R3    J3
        0,2:                    R2    S1
        """,
        rules,
    )
    assert legal(state) == ["hut -2,0", "hut 1,2", "hut 2,-1"]
    assert forbidden(state, "hut -2,1") == "hut.level: -2,1 is on level 2; a single hut needs level 1."
    assert forbidden(state, "hut 0,1") == "hut.level: 0,1 is on level 3; a single hut needs level 1."


def test_a_hut_takes_one_hut() -> None:
    state = to_build(
        """
        0,0: V1-0  J1
        0,1:    C1
        """
    )
    state.play("hut 1,0")
    assert state.supply_of(0) == (19, 3, 2)
    assert picture(state) == drawing(
        """
        0,0: V1-0  J1h0
        0,1:    C1
        """
    )


TWO_HUTS = """
    0,0: V1-0  J1    V1-1  V1-0  C1
    0,1:    C1h0  S1    J1h0  R1
    """


@pytest.mark.parametrize("rules", [HIG, Rules("ferti-2012", huts_next_to_own=True)], ids=["hig-2006", "option"])
def test_a_hut_next_to_an_own_settlement_where_that_is_allowed(rules: Rules) -> None:
    """On 4,0 it stands alone, on 3,1 it extends a settlement, on 1,1 it joins two."""
    state = to_build(TWO_HUTS, rules)
    assert legal(state, "hut") == ["hut 1,0", "hut 1,1", "hut 3,1", "hut 4,0"]
    state.play("hut 1,1")
    assert settlements(state, 0) == [[(0, 1), (1, 1), (2, 1)]]


@pytest.mark.parametrize("rules", [FERTI, Rules("hig-2006", huts_next_to_own=False)], ids=["ferti-2012", "option"])
def test_a_hut_only_away_from_own_settlements_where_they_are_not_allowed(rules: Rules) -> None:
    state = to_build(TWO_HUTS, rules)
    rule = "is next to a settlement of your own; in this edition a single hut stands away from those."
    assert legal(state, "hut") == ["hut 4,0"]
    assert allowed(state, "hut 4,0")
    assert forbidden(state, "hut 3,1") == f"hut.next_to_own: 3,1 {rule}"
    assert forbidden(state, "hut 1,1") == f"hut.next_to_own: 1,1 {rule}"


def test_a_temple_alone_is_an_own_settlement_too() -> None:
    board = """
        0,0: V1-0  J1    V1-1  V1-0  C1
        0,1:    C1    S1    J1t0  R1
        """
    assert legal(to_build(board, HIG), "hut") == ["hut 0,1", "hut 1,0", "hut 1,1", "hut 3,1", "hut 4,0"]
    assert legal(to_build(board, FERTI), "hut") == ["hut 0,1", "hut 1,0", "hut 4,0"]


@BOTH
def test_a_hut_may_stand_next_to_a_settlement_of_another_player(rules: Rules) -> None:
    state = to_build(TWO_HUTS, rules, seat=1)
    assert legal(state) == ["hut 1,0", "hut 1,1", "hut 3,1", "hut 4,0"]


# Temple

THREE_HUTS = """
    0,0: V1-0  J1    V1-1  V1-0  C1
    0,1:    C1h0  S1h0  J1h0  R1
    """


@BOTH
def test_a_temple_stands_next_to_an_own_settlement_of_three_fields(rules: Rules) -> None:
    state = to_build(THREE_HUTS, rules)
    assert legal(state, "temple") == ["temple 1,0", "temple 3,1"]
    assert allowed(state, "temple 1,0", "temple 3,1")
    assert forbidden(state, "temple 4,0") == (
        "temple.apart: A temple needs a settlement of your own next to it; 4,0 has none."
    )
    state.play("temple 3,1")
    assert state.supply_of(0) == (17, 2, 2)
    assert picture(state) == drawing(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1
        0,1:    C1h0  S1h0  J1h0  R1t0
        """
    )


def test_or_of_more_than_three() -> None:
    state = to_build(
        """
        0,0: V1-0  J1h0  V1-1  V1-0  C1
        0,1:    C1h0  S1h0  J1h0  R1
        """
    )
    assert legal(state, "temple") == ["temple 3,1"]


def test_two_fields_are_too_few_for_a_temple() -> None:
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1
        0,1:    C1h0  S1h0  J1    R1
        """
    )
    assert legal(state, "temple") == []
    assert forbidden(state, "temple 1,0") == "temple.small: The settlement at 0,1 has 2 fields; a temple needs 3."
    assert forbidden(state, "temple 2,1") == "temple.small: The settlement at 0,1 has 2 fields; a temple needs 3."


def test_a_settlement_of_another_player_has_no_use_for_a_temple() -> None:
    state = to_build(THREE_HUTS, seat=1)
    assert legal(state, "temple") == []
    assert forbidden(state, "temple 1,0") == (
        "temple.apart: A temple needs a settlement of your own next to it; 1,0 has none."
    )


def test_a_settlement_that_has_a_temple_gets_no_other() -> None:
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1
        0,1:    C1h0  S1t0  J1h0  R1
        """
    )
    assert legal(state, "temple") == []
    assert forbidden(state, "temple 3,1") == "temple.second: The settlement at 0,1 has a temple already."


def test_a_temple_stands_on_any_level() -> None:
    """On 1,2 on level 1, on -2,1 and 0,2 on level 2, on 0,0 on level 3."""
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3h0  R3h0  J3h0
        0,2:                    R2    S1
        """
    )
    assert legal(state, "temple") == ["temple -2,1", "temple 0,0", "temple 0,2", "temple 1,2"]


def test_of_several_settlements_one_that_qualifies_is_enough_for_a_temple() -> None:
    """On 3,1: the settlement of three has none. That the one on 4,0 is small, or has a temple, does not matter."""
    small = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1h0
        0,1:    C1h0  S1h0  J1h0  R1
        """
    )
    with_temple = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1t0
        0,1:    C1h0  S1h0  J1h0  R1
        """
    )
    assert allowed(small, "temple 3,1")
    assert allowed(with_temple, "temple 3,1")


def test_of_several_settlements_none_may_qualify_for_a_temple() -> None:
    """On 3,1: three fields have a temple already, and one field is too few. The larger one is named."""
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1h0
        0,1:    C1h0  S1t0  J1h0  R1
        """
    )
    assert forbidden(state, "temple 3,1") == "temple.second: The settlement at 0,1 has a temple already."


def test_a_temple_looks_at_the_settlements_before_the_build() -> None:
    """On 3,1 it would make one settlement of four out of two fields, one field and itself."""
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1h0
        0,1:    C1    S1h0  J1h0  R1
        """
    )
    assert forbidden(state, "temple 3,1") == "temple.small: The settlement at 1,1 has 2 fields; a temple needs 3."


def test_a_joined_settlement_may_hold_several_temples() -> None:
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1t0
        0,1:    C1h0  S1h0  J1h0  R1
        """
    )
    state.play("temple 3,1")
    assert settlements(state, 0) == [[(0, 1), (1, 1), (2, 1), (3, 1), (4, 0)]]
    assert state.supply_of(0) == (17, 1, 2)


# Tower: the summit has levels 1 to 4


def test_a_tower_needs_level_3_or_more() -> None:
    """Beside 0,1, a settlement of one field: level 3 on -1,1 and 1,1, level 4 on 0,0, level 2 on 0,2."""
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3    S4h0  J3
        0,2:                    R2    S1
        """
    )
    assert legal(state, "t") == ["tower -1,1", "tower 0,0", "tower 1,1"]
    assert allowed(state, "tower -1,1", "tower 0,0", "tower 1,1")
    assert forbidden(state, "tower 0,2") == "tower.level: 0,2 is on level 2; a tower needs level 3."
    assert forbidden(state, "tower 1,2") == "tower.level: 1,2 is on level 1; a tower needs level 3."
    state.play("tower 1,1")
    assert state.supply_of(0) == (16, 3, 1)
    assert picture(state) == drawing(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3    S4h0  J3w0
        0,2:                    R2    S1
        """
    )


def test_a_tower_stands_next_to_an_own_settlement() -> None:
    """Seat 0 has -2,1, seat 1 has 0,2; -1,1 touches only the first, 1,1 only the second, and 0,0 neither."""
    board = """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2h0  C3    S4    J3
        0,2:                    R2h1  S1
        """
    rule = "A tower needs a settlement of your own next to it"
    state, other = to_build(board), to_build(board, seat=1)
    assert legal(state, "tower") == ["tower -1,1"]
    assert legal(other, "tower") == ["tower 0,1", "tower 1,1"]
    assert forbidden(state, "tower 1,1") == f"tower.apart: {rule}; 1,1 has none."
    assert forbidden(other, "tower -1,1") == f"tower.apart: {rule}; -1,1 has none."
    assert forbidden(other, "tower 0,0") == f"tower.apart: {rule}; 0,0 has none."


def test_a_settlement_that_has_a_tower_gets_no_other() -> None:
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3w0  S4h0  J3
        0,2:                    R2    S1
        """
    )
    assert legal(state, "tower") == []
    assert forbidden(state, "tower 1,1") == "tower.second: The settlement at -1,1 has a tower already."


def test_of_several_settlements_one_that_qualifies_is_enough_for_a_tower() -> None:
    """On 0,1: -1,1 has a tower, but the settlement on 0,2 has none. Joined they hold two."""
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3w0  S4    J3
        0,2:                    R2h0  S1
        """
    )
    assert legal(state, "tower") == ["tower 0,1", "tower 1,1"]
    assert forbidden(state, "tower 0,0") == "tower.second: The settlement at -1,1 has a tower already."
    state.play("tower 0,1")
    assert settlements(state, 0) == [[(-1, 1), (0, 1), (0, 2)]]
    assert state.supply_of(0) == (18, 3, 0)


def test_a_settlement_may_have_a_temple_and_a_tower() -> None:
    with_temple = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3h0  S4t0  J3
        0,2:                    R2h0  S1
        """
    )
    with_tower = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3h0  S4w0  J3
        0,2:                    R2h0  S1
        """
    )
    assert (legal(with_temple, "temple"), legal(with_temple, "tower")) == ([], ["tower 0,0", "tower 1,1"])
    assert allowed(with_tower, "temple 0,0", "temple 1,2")
    assert legal(with_tower, "tower") == []


# Expand

MANY_TERRAINS = """
    0,0: V1-0  J1    V1-1  V1-0  S1
    0,1:    J1    S1h0  C1    J1
    0,2:       J1    C1
    0,3:          V1-4
    """


@BOTH
def test_an_expansion_takes_every_empty_field_of_the_terrain_next_to_the_settlement(rules: Rules) -> None:
    """And none farther away, such as the jungle on 3,1."""
    state = to_build(MANY_TERRAINS, rules)
    assert legal(state, "expand") == ["expand 1,1 J", "expand 1,1 C"]
    state.play("expand 1,1 J")
    assert picture(state) == drawing(
        """
        0,0: V1-0  J1h0  V1-1  V1-0  S1
        0,1:    J1h0  S1h0  C1    J1
        0,2:       J1h0  C1
        0,3:          V1-4
        """
    )
    assert state.supply_of(0) == (16, 3, 2)


def test_there_is_at_least_one_such_field() -> None:
    """No rock at all, and no sand but on 4,0."""
    state = to_build(MANY_TERRAINS)
    assert forbidden(state, "expand 1,1 R") == "expand.nowhere: No free rock borders the settlement at 1,1."
    assert forbidden(state, "expand 1,1 S") == "expand.nowhere: No free sand borders the settlement at 1,1."


def test_an_expansion_leaves_out_occupied_fields() -> None:
    """Of the player's own and of others: of the jungle only 0,2 is free, and no clearing."""
    state = to_build(
        """
        0,0: V1-0  J1h1  V1-1  V1-0  S1
        0,1:    J1h0  S1h0  C1h1  J1
        0,2:       J1    C1t1
        0,3:          V1-4
        """
    )
    assert legal(state, "expand") == ["expand 0,1 J"]
    assert forbidden(state, "expand 0,1 C") == "expand.nowhere: No free clearing borders the settlement at 0,1."
    state.play("expand 0,1 J")
    assert picture(state) == drawing(
        """
        0,0: V1-0  J1h1  V1-1  V1-0  S1
        0,1:    J1h0  S1h0  C1h1  J1
        0,2:       J1h0  C1t1
        0,3:          V1-4
        """
    )


def test_an_expansion_puts_as_many_huts_on_each_field_as_its_level() -> None:
    """Rock on 0,1, 0,2 and 1,2: three huts, two and one."""
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3    R3    J3h0
        0,2:                    R2    R1
        """
    )
    assert state.supply_of(0) == (17, 3, 2)
    state.play("expand 1,1 R")
    assert state.supply_of(0) == (11, 3, 2)
    assert settlements(state, 0) == [[(0, 1), (0, 2), (1, 1), (1, 2)]]


@pytest.mark.parametrize("seat", range(4))
def test_the_player_owns_enough_huts_for_all_fields(seat: int) -> None:
    board, rules = MANY_TERRAINS.replace("h0", f"h{seat}"), Rules(players=4)
    exactly = to_build(board, rules, seat=seat, supply={seat: (3, 3, 2)})
    one_too_few = to_build(board, rules, seat=seat, supply={seat: (2, 3, 2)})
    none = to_build(board, rules, seat=seat, supply={seat: (0, 3, 2)})
    assert allowed(exactly, "expand 1,1 J", "expand 1,1 C")
    exactly.play("expand 1,1 J")
    assert exactly.supply_of(seat) == (0, 3, 2)
    assert allowed(one_too_few, "expand 1,1 C")
    assert forbidden(one_too_few, "expand 1,1 J") == (
        "expand.huts: Expanding from 1,1 over jungle takes 3 huts; 2 left."
    )
    assert forbidden(none, "expand 1,1 C") == "expand.huts: Expanding from 1,1 over clearing takes 2 huts; 0 left."


def test_the_levels_count_for_what_is_enough() -> None:
    board = """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3    R3    J3h0
        0,2:                    R2    R1
        """
    assert allowed(to_build(board, supply={0: (6, 3, 2)}), "expand 1,1 R")
    assert forbidden(to_build(board, supply={0: (5, 3, 2)}), "expand 1,1 R") == (
        "expand.huts: Expanding from 1,1 over rock takes 6 huts; 5 left."
    )


@pytest.mark.parametrize(
    ("what", "field"), [("another player's", "1,1"), ("nobody's", "2,1"), ("a volcano", "2,0"), ("sea", "9,9")]
)
def test_only_an_own_settlement_expands(what: str, field: str) -> None:
    state = to_build(MANY_TERRAINS, seat=1)
    assert legal(state, "expand") == []
    assert forbidden(state, f"expand {field} J") == (f"expand.not_own: On {field} stands no piece of your own.")


def test_one_settlement_expands_and_no_other() -> None:
    """Jungle borders both settlements; 4,0 expands over 3,1 only."""
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  S1h0
        0,1:    J1    S1h0  C1    J1
        0,2:       J1    C1
        0,3:          V1-4
        """
    )
    assert legal(state, "expand") == ["expand 1,1 J", "expand 1,1 C", "expand 4,0 J"]
    state.play("expand 4,0 J")
    assert settlements(state, 0) == [[(1, 1)], [(3, 1), (4, 0)]]


def test_an_expansion_looks_at_the_settlement_before_the_build() -> None:
    """The clearing on 3,0 borders 2,1, which the expansion takes, but not the settlement as it was."""
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  C1    V1-2
        0,1:    J1    S1h0  C1    S1
        0,2:       J1    C1
        0,3:          V1-4
        """
    )
    state.play("expand 1,1 C")
    assert settlements(state, 0) == [[(1, 1), (1, 2), (2, 1)]]


def test_an_expansion_may_join_settlements() -> None:
    """The sand on 3,1, which borders only the other settlement, is not taken with it."""
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  S1
        0,1:    C1h0  S1    J1h0  S1
        """
    )
    state.play("expand 0,1 S")
    assert picture(state) == drawing(
        """
        0,0: V1-0  J1    V1-1  V1-0  S1
        0,1:    C1h0  S1h0  J1h0  S1
        """
    )
    assert settlements(state, 0) == [[(0, 1), (1, 1), (2, 1)]]


def test_a_joined_settlement_may_hold_several_towers() -> None:
    """An expansion from -1,1 over sand joins the two towers."""
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3w0  S4    J3w0
        0,2:                    R2    R1
        """
    )
    state.play("expand -1,1 S")
    assert settlements(state, 0) == [[(-1, 1), (0, 1), (1, 1)]]
    assert state.supply_of(0) == (16, 3, 0)


def test_an_expansion_is_named_by_the_smallest_field_of_its_settlement() -> None:
    """Ordered by q, then r: 0,1 comes before 0,2 and before 1,0. Any field of it is understood."""
    state = to_build(
        """
        0,0: V1-0  J1h0  V1-1  V1-0  S1
        0,1:    J1h0  S1    C1    J1
        0,2:       J1h0  C1
        0,3:          V1-4
        """
    )
    assert legal(state, "expand") == ["expand 0,1 C", "expand 0,1 S"]
    for field in ("0,1", "0,2", "1,0"):
        assert str(state.parse(f"expand {field} S")) == "expand 0,1 S"
    assert allowed(state, "expand 1,0 S")
    state.play("expand 1,0 S")
    assert [str(moment.action) for moment in state.history()] == ["expand 0,1 S"]


# Pieces left


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    ("piece", "field", "supply"),
    [("hut", "1,2", (0, 3, 2)), ("temple", "0,0", (11, 0, 2)), ("tower", "0,0", (11, 3, 0))],
)
def test_only_kinds_of_which_pieces_are_left_can_be_chosen(
    piece: str, field: str, supply: tuple[int, int, int], seat: int
) -> None:
    board = """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3h0  R3h0  J3h0
        0,2:                    R2    S1
        """.replace("h0", f"h{seat}")
    rules = Rules(players=4)
    state = to_build(board, rules, seat=seat, supply={seat: supply})
    assert allowed(to_build(board, rules, seat=seat), f"{piece} {field}")
    assert forbidden(state, f"{piece} {field}") == f"build.none_left: There is no {piece} left."
    assert legal(state, piece) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_20_huts_3_temples_and_2_towers(players: int) -> None:
    state = State.given(Rules(players=players))
    assert [state.supply_of(seat) for seat in range(players)] == [(20, 3, 2)] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_or_as_many_as_the_options_say(players: int) -> None:
    state = State.given(Rules(players=players, huts=5, temples=2, towers=1))
    assert [state.supply_of(seat) for seat in range(players)] == [(5, 2, 1)] * players


def test_the_options_decide_what_is_enough() -> None:
    """Three huts for the jungle and one on the board: four are enough, three are not."""
    assert allowed(to_build(MANY_TERRAINS, Rules(huts=4)), "expand 1,1 J")
    assert forbidden(to_build(MANY_TERRAINS, Rules(huts=3)), "expand 1,1 J") == (
        "expand.huts: Expanding from 1,1 over jungle takes 3 huts; 2 left."
    )
    assert forbidden(to_build(MANY_TERRAINS, Rules(huts=1)), "hut 1,0") == "build.none_left: There is no hut left."
