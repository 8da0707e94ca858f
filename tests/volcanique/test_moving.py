"""MOVE: the rules of the specification, sentence by sentence, without powers and with those that change it."""

import pytest

from surtsey.game import NotationError
from surtsey.hexes import field_of, field_text
from surtsey.volcanique.state import State
from tests.volcanique.boards import at, legal, phase, play, problem, where


def goals(state: State, piece: str) -> list[str]:
    """Where a critter or a group may go; nothing if it may not even be picked up. All else has to be explained."""
    if piece not in legal(state):
        assert refused(state, piece)
        return []
    trial = state.copy()
    for event in trial.play(piece):
        if event.code == "critter.moved":  # there was one way only
            return [f"{field_text(event.params['to'])} {event.params['to_biome']}"]
    found = [action.removeprefix("to ") for action in legal(trial, "to")]
    for place in state.table.places:
        for biome in "DML":
            goal = f"{field_text(field_of(place))} {biome}"
            assert (goal in found) != refused(trial, f"to {goal}")
    return found


def refused(state: State, action: str) -> bool:
    """Whether an action is illegal, for a reason that can be named."""
    return problem(state, action) not in (None, "not.possible")


def pass_until_move(state: State) -> None:
    """On to the next MOVE of seat 0, while everybody leaves out what there is."""
    turn = state.turn
    while not (phase(state) == "move" and state.turn_seat == 0 and state.turn > turn):
        play(state, "pass")


# (a) To any other node of its own region


def test_a_critter_moves_to_any_other_node_of_its_region() -> None:
    """However far, but not to the node on which it stands, and not to the other biomes of the tiles it passes."""
    state = at(
        """
               D0  D   D   D   D   D   M   M
        0,0:  D  1  D D  1  D D  1  M M  1  M
               D   D   D   D   M   M   M   M
        """
    )
    assert legal(state) == ["pass", "move 0,0 D"]
    assert goals(state, "move 0,0 D") == ["1,0 D", "2,0 D"]
    assert play(state, "move 0,0 D", "to 2,0 D")[0] == "critter.moved"
    assert where(state, 0) == ["2,0 D"]


def test_a_region_reaches_over_matched_edges_only() -> None:
    """The dark sides of 1,0 face away from 0,0: the way to them leads over the north, if there is land."""
    row = """
               D0  D   M   D
        0,0:  D  1  D M  1  D
               D   D   M   D
        """
    north = """
                   D   D   D   D
        1,-1:     D  1  D D  1  D
                   D   D   D   D
        """
    assert goals(at(row), "move 0,0 D") == []
    assert goals(at(north + row), "move 0,0 D") == ["1,-1 D", "1,0 D", "2,-1 D"]


def test_a_region_reaches_across_heights() -> None:
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  4  D
               D   D   D   D
        """
    )
    assert goals(state, "move 0,0 D") == ["1,0 D"]


def test_only_tops_belong_to_regions() -> None:
    """Under the soil of 1,0 lies dark land, and so it does under the medium land of 0,1."""
    state = at(
        """
               D0  D   :   :   D   D
        0,0:  D  1  D :  2  : D  1  D
               D   D   :   :   D   D
                   M   M
        0,1:      M  2  M
                   M   M
        under 1,0: D
        under 0,1: D
        """
    )
    assert goals(state, "move 0,0 D") == []


def test_a_tile_may_be_shared_with_critters_on_other_biomes() -> None:
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  M
               D   D   M1  M
        """
    )
    assert goals(state, "move 0,0 D") == ["1,0 D"]
    play(state, "move 0,0 D")
    assert (where(state, 0), where(state, 1)) == (["1,0 D"], ["1,0 M"])


def test_any_number_of_critters_may_stand_on_a_node() -> None:
    """Two are on 1,0 already."""
    state = at(
        """
               D0  D   D00 D
        0,0:  D  1  D D  1  D
               D   D   D   D
        """
    )
    assert legal(state) == ["pass", "move 0,0 D", "move 1,0 D"]
    assert goals(state, "move 0,0 D") == ["1,0 D"]
    play(state, "move 0,0 D")
    assert where(state, 0) == ["1,0 D", "1,0 D", "1,0 D"]


def test_a_critter_moves_within_a_region_that_it_shares() -> None:
    state = at(
        """
               D01 D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
        """
    )
    assert goals(state, "move 0,0 D") == ["1,0 D"]
    assert "critter.lost" not in play(state, "move 0,0 D")
    assert (where(state, 0), where(state, 1)) == (["1,0 D"], ["0,0 D"])


# (b) To another biome of its tile

TRIO = """
               M{west}  M   L   L   D   D
        0,0:  M  1  M M  1  D D  1  D
               M   M   M   D0  D   D
        seat 0: {powers}
        """
"""A critter of seat 0 on the dark biome of a trio, from which the dark region goes on to the east, the medium one to
the west."""


def test_a_critter_moves_to_an_uncontrolled_biome_of_its_tile() -> None:
    state = at(TRIO.format(west="", powers="hand 0"))
    assert goals(state, "move 1,0 D") == ["1,0 M", "1,0 L", "2,0 D"]
    play(state, "move 1,0 D", "to 1,0 M")
    assert where(state, 0) == ["1,0 M"]


@pytest.mark.parametrize("owner", [0, 1])
def test_not_to_a_biome_that_anybody_controls_from_wherever(owner: int) -> None:
    state = at(TRIO.format(west=owner, powers="hand 0"))
    assert goals(state, "move 1,0 D") == ["1,0 L", "2,0 D"]


def test_not_to_a_biome_controlled_on_the_tile_itself() -> None:
    state = at(
        """
               L1  L
        0,0:  M  1  D
               M   D0
        """
    )
    assert goals(state, "move 0,0 D") == ["0,0 M"]


def test_not_to_another_biome_and_on_within_it() -> None:
    """R52: from 1,0 D to 1,0 M, but not from there to 0,0 M in the same move."""
    state = at(TRIO.format(west="", powers="hand 0"))
    assert "0,0 M" not in goals(state, "move 1,0 D")


def test_not_within_its_region_and_on_to_another_biome() -> None:
    """R52: to 1,0 D, but not to 1,0 M."""
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  M
               D   D   M   M
        """
    )
    assert goals(state, "move 0,0 D") == ["1,0 D"]


def test_not_to_other_tiles_next_to_it() -> None:
    state = at(
        """
               D0  D   M   M
        0,0:  D  1  D M  1  M
               D   D   M   M
        """
    )
    assert legal(state, "move") == []


# Optional, one critter


def test_moving_is_optional() -> None:
    state = at(TRIO.format(west="", powers="DD"))
    assert "pass" in legal(state)
    play(state, "pass")
    assert (phase(state), where(state, 0)) == ("buy", ["1,0 D"])


def test_one_critter_moves_once() -> None:
    """Both could."""
    state = at(
        """
               D0  D   D   D   M   M
        0,0:  D  1  D D  1  M M  1  M
               D   D   M   M   M   M0
        seat 0: DD
        """
    )
    assert legal(state) == ["pass", "move 0,0 D", "move 2,0 M"]
    play(state, "move 0,0 D")
    assert phase(state) == "buy"


def test_nobody_moves_critters_of_others() -> None:
    state = at(
        """
               D0  D   D   D   M   M   M   M
        0,0:  D  1  D D  1  M M  1  M M  1  M
               D   D   M   M   M   M1  M   M
        """
    )
    assert legal(state) == ["pass", "move 0,0 D"]


def test_sea_critters_do_not_move_with_the_others() -> None:
    state = at(
        """
               D   D   D0  D
        0,0:  D  1  D D  1  D .0
               D   D   D   D
        seat 0: powers sea agile flying
        """
    )
    assert legal(state) == ["pass", "move 1,0 D"]


# Frozen hexes

COLD = """
               D0  D   D   D0  D   D
        0,0:  D  1  D D  1  D D  1  D
               D   D   D   D   D   D
        {winter}
        seat 0: {powers}
        """
"""Winter may come from the east, along one region."""


def test_nobody_moves_onto_frozen_hexes() -> None:
    state = at(COLD.format(winter="winter: 3,0 radius 1", powers="hand 0"))
    assert goals(state, "move 0,0 D") == ["1,0 D"]
    assert goals(state, "move 1,0 D") == ["0,0 D"]


def test_nobody_moves_off_frozen_hexes() -> None:
    state = at(COLD.format(winter="winter: 3,0 radius 2", powers="hand 0"))
    assert legal(state, "move") == []
    assert goals(at(COLD.format(winter="", powers="hand 0")), "move 1,0 D") == ["0,0 D", "2,0 D"]


def test_nor_to_another_biome_of_a_frozen_tile() -> None:
    board = """
               L   L
        0,0:  M  1  D
               M   D0
        """
    assert goals(at(board), "move 0,0 D") == ["0,0 M", "0,0 L"]
    assert goals(at(board + "winter: 0,0 radius 0"), "move 0,0 D") == []


def test_powers_move_nobody_onto_frozen_hexes_or_off_them() -> None:
    """First 2,0 freezes, then 1,0."""
    board = """
               D0  D   D0  D   M   M
        0,0:  D  1  D D  1  D M  1  M
               D   D   D   D   M   M
        seat 0: powers agile pack flying
        """
    assert goals(at(board), "move 1,0 D") == ["0,0 D", "2,0 M"]
    assert goals(at(board), "group 0,0 D") == ["0,0 D", "1,0 D", "2,0 M"]
    cold = at(board + "winter: 3,0 radius 1")
    assert goals(cold, "move 0,0 D") == ["1,0 D"]
    assert goals(cold, "move 1,0 D") == ["0,0 D"]
    assert goals(cold, "group 0,0 D") == ["0,0 D", "1,0 D"]
    colder = at(board + "winter: 3,0 radius 2")
    assert legal(colder, "move") + legal(colder, "group") == []


# Agile

STRIPES = """
               D0  D   M   M   L{there}  L   D   D
        0,0:  D  1  D M  1  M L  1  L D  1  D
               D   D   M   M   L   L   D   D
        seat 0: {powers}
        """
"""Unos in a row, none of which matches another."""


def test_agile_critters_move_twice() -> None:
    """There and back, with the same critter; and not a third time."""
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
        seat 0: DD, powers agile
        """
    )
    play(state, "move 0,0 D")
    assert legal(state) == ["pass", "move 1,0 D"]
    play(state, "move 1,0 D")
    assert (where(state, 0), phase(state)) == (["0,0 D"], "buy")


def test_or_two_of_them_once() -> None:
    state = at(
        """
               D0  D   D   D   M   M
        0,0:  D  1  D D  1  M M  1  M
               D   D   M   M   M   M0
        seat 0: DD, powers agile
        """
    )
    play(state, "move 0,0 D")
    assert legal(state) == ["pass", "move 1,0 D", "move 2,0 M"]
    play(state, "move 2,0 M")
    assert (where(state, 0), phase(state)) == (["1,0 D", "1,0 M"], "buy")


def test_the_second_move_is_optional_too() -> None:
    state = at(STRIPES.format(there="", powers="DD, powers agile"))
    play(state, "move 0,0 D", "pass")
    assert (where(state, 0), phase(state)) == (["1,0 M"], "buy")


def test_agile_critters_go_to_uncontrolled_nodes_on_adjacent_hexes() -> None:
    """R79: whether an edge matches or not. 2,0 is not adjacent; from 1,0 it is."""
    state = at(STRIPES.format(there="", powers="powers agile"))
    assert goals(state, "move 0,0 D") == ["1,0 M"]
    play(state, "move 0,0 D")
    assert goals(state, "move 1,0 M") == ["0,0 D", "2,0 L"]


def test_to_every_biome_of_an_adjacent_hex() -> None:
    """The medium biome does not even touch 0,0."""
    state = at(
        """
               D0  D   L   M
        0,0:  D  1  D L  1  M
               D   D   D   D
        seat 0: powers agile
        """
    )
    assert goals(state, "move 0,0 D") == ["1,0 D", "1,0 M", "1,0 L"]


@pytest.mark.parametrize("owner", [0, 1])
def test_but_not_to_controlled_ones(owner: int) -> None:
    state = at(STRIPES.format(there=owner, powers="powers agile"))
    play(state, "move 0,0 D")
    assert goals(state, "move 1,0 M") == ["0,0 D"]


def test_nor_to_hexes_without_land() -> None:
    state = at(
        """
               :   :   D0  D   *   *
        0,0:  :  1  : D  1  D *  1  *
               :   :   D   D   *   *
                   ^   ^
        0,1:      ^  1  ^
                   ^   ^
        seat 0: powers agile
        """
    )
    assert legal(state, "move") == []


def test_only_the_owner_of_a_power_moves_by_it() -> None:
    state = at(STRIPES.format(there="", powers="hand 0") + "seat 1: powers agile flying pack herding")
    assert legal(state, "move") == []


# Agile, with the option that edges have to match (R125)

MEADOW = """
               D0  D   D   M   L   L
        0,0:  D  1  D D  1  M L  1  L
               D   D   D   M   L   L
                   L   L
        0,1:      L  1  L
                   L   L
        seat 0: {powers}
        """
"""1,0 has a matched edge with 0,0; its medium biome is in another region. 0,1 and 2,0 match nothing."""
FAR_AWAY = """
                       L   L
        -3,3:         L  1  L
                       L   L
        """
AGILE_EDGES = pytest.mark.parametrize(("option", "anywhere"), [("any", True), ("matched", False)])


@AGILE_EDGES
def test_agile_critters_reach_tiles_beside_theirs_with_any_edge_or_a_matched_one(option: str, anywhere: bool) -> None:
    """R79, R125: any biome of 1,0 in either case; 0,1 only if edges need not match."""
    state = at(MEADOW.format(powers="powers agile"), agile_edges=option)
    assert goals(state, "move 0,0 D") == ["0,1 L"] * anywhere + ["1,0 D", "1,0 M"]


@AGILE_EDGES
def test_the_second_move_starts_from_the_tile_where_the_first_one_led(option: str, anywhere: bool) -> None:
    """R125: from 1,0 the way to 2,0 and 0,1 has no matched edge, whatever the edges of 0,0 are."""
    state = at(MEADOW.format(powers="powers agile"), agile_edges=option)
    play(state, "move 0,0 D", "to 1,0 M")
    beside = ["0,1 L", "1,0 D", "2,0 L"] if anywhere else ["1,0 D"]
    assert sorted(goals(state, "move 1,0 M")) == ["0,0 D", *beside]


def test_the_matched_edge_may_be_of_any_biome() -> None:
    """R125: the light one, though the critter stands on the dark biome and goes to the medium one."""
    state = at(
        """
               D0  L   L   M
        0,0:  D  1  L L  1  M
               D   L   L   M
        seat 0: powers agile
        """,
        agile_edges="matched",
    )
    assert goals(state, "move 0,0 D") == ["0,0 L", "1,0 M", "1,0 L"]


def test_edges_that_match_do_not_open_controlled_regions() -> None:
    """R125."""
    state = at(MEADOW.format(powers="powers agile").replace("D   M   L   L", "D   M1  L   L", 1), agile_edges="matched")
    assert goals(state, "move 0,0 D") == ["1,0 D"]


def test_edges_have_to_match_on_the_critters_own_tile() -> None:
    """R125: 2,0 has a matched edge with 1,0, of the region of the critter on 0,0, but is not next to 0,0."""
    state = at(
        """
               D0  D   D   D   D   M
        0,0:  D  1  D D  1  D D  1  M
               D   D   D   D   D   M
        seat 0: powers agile
        """,
        agile_edges="matched",
    )
    assert goals(state, "move 0,0 D") == ["1,0 D", "2,0 D"]
    play(state, "move 0,0 D", "to 1,0 D")
    assert goals(state, "move 1,0 D") == ["0,0 D", "2,0 D", "2,0 M"]


PASTURE = """
               L   L   D0  D   D0  D   M   L
        0,0:  L  1  L D  1  D D  1  M M  1  L
               L   L   D   D   M   M   M   L
        seat 0: {powers}
        """
"""A group on 1,0 and 2,0. 3,0 has a matched edge with 2,0, 0,0 has none with 1,0."""


@AGILE_EDGES
def test_agile_herds_reach_tiles_with_any_edge_or_a_matched_one(option: str, anywhere: bool) -> None:
    """R125: one of the group is enough."""
    state = at(PASTURE.format(powers="powers agile herding"), agile_edges=option)
    found = ["1,0 D", "2,0 D", "2,0 M", "3,0 M", "3,0 L"]
    assert goals(state, "group 1,0 D") == ["0,0 L"] * anywhere + found
    play(state, "group 1,0 D", "to 3,0 L")
    assert where(state, 0) == ["3,0 L", "3,0 L"]


@pytest.mark.parametrize("option", ["any", "matched"])
def test_a_pack_needs_no_matched_edge(option: str) -> None:
    """R125 is about Agile critters: a pack goes to any neighbour of a member, Agile or not."""
    found = ["0,0 L", "1,0 D", "2,0 D", "2,0 M", "3,0 M", "3,0 L"]
    for powers in ("powers agile pack", "powers pack"):
        assert goals(at(PASTURE.format(powers=powers), agile_edges=option), "group 1,0 D") == found


# Flying

ISLES = """
               D0  D   D   D       L   M       M{there}  M
        0,0:  D  1  D D  1  D .   L  1  M .   M  1  M
               D   D   D   D       D   D       M   M
        seat 0: {powers}
        """
"""Three islands."""


def test_flying_critters_go_to_any_uncontrolled_node_on_the_board() -> None:
    state = at(ISLES.format(there="", powers="powers flying"))
    assert goals(state, "move 0,0 D") == ["1,0 D", "3,0 D", "3,0 M", "3,0 L", "5,0 M"]
    play(state, "move 0,0 D", "to 5,0 M")
    assert where(state, 0) == ["5,0 M"]


@pytest.mark.parametrize("owner", [0, 1])
def test_flying_critters_do_not_land_in_controlled_regions(owner: int) -> None:
    state = at(ISLES.format(there=owner, powers="powers flying"))
    assert goals(state, "move 0,0 D") == ["1,0 D", "3,0 D", "3,0 M", "3,0 L"]


def test_flying_replaces_the_move() -> None:
    """R80."""
    state = at(ISLES.format(there="", powers="DD, powers flying"))
    play(state, "move 0,0 D", "to 5,0 M")
    assert phase(state) == "buy"


def test_flying_is_possible_once_a_turn() -> None:
    """Agile critters have a second move, but not a second flight, whichever of them it is."""
    state = at(ISLES.format(there=0, powers="powers flying agile"))
    play(state, "move 0,0 D", "to 3,0 L")
    assert goals(state, "move 3,0 L") == ["3,0 D", "3,0 M"]
    assert goals(state, "move 5,0 M") == []


@pytest.mark.parametrize("first", ["2,0 D", "0,1 M"])
def test_a_move_that_needs_no_wings_is_no_flight(first: str) -> None:
    """Neither a move within the region nor one to an adjacent hex by agility."""
    state = at(
        """
               D0  D   D   D   D   D       L   L
        0,0:  D  1  D D  1  D D  1  D .   L  1  L
               D   D   D   D   D   D       L   L
                   M   M
        0,1:      M  1  M
                   M   M
        seat 0: powers flying agile
        """
    )
    assert goals(state, "move 0,0 D") == ["0,1 M", "1,0 D", "2,0 D", "4,0 L"]
    play(state, "move 0,0 D", f"to {first}")
    assert "4,0 L" in goals(state, f"move {first}")


@AGILE_EDGES
def test_without_a_matched_edge_the_next_tile_is_reached_by_flight(option: str, anywhere: bool) -> None:
    """R125: 0,1 is next to 0,0, but has no matched edge with it. 1,0 has one."""
    start = at(MEADOW.format(powers="powers flying agile") + FAR_AWAY, agile_edges=option)
    assert goals(start, "move 0,0 D") == ["-3,3 L", "0,1 L", "1,0 D", "1,0 M", "2,0 L"]
    beside, matched = start.copy(), start.copy()
    play(beside, "move 0,0 D", "to 0,1 L")
    assert ("-3,3 L" in goals(beside, "move 0,1 L")) is anywhere
    play(matched, "move 0,0 D", "to 1,0 M")
    assert "-3,3 L" in goals(matched, "move 1,0 M")


def test_a_new_turn_brings_a_new_flight() -> None:
    """Nobody has resources, so nobody buys or claims; both leave out what they may leave out."""
    state = at(ISLES.format(there=1, powers="powers flying"))
    play(state, "move 0,0 D", "to 3,0 L")
    pass_until_move(state)
    assert goals(state, "move 3,0 L") == ["0,0 D", "1,0 D", "3,0 D", "3,0 M"]


def test_groups_do_not_fly_but_one_of_them_may() -> None:
    state = at(ISLES.format(there="", powers="powers flying herding").replace("D0  D ", "D00 D "))
    assert goals(state, "group 0,0 D") == ["1,0 D"]
    assert goals(state, "move 0,0 D") == ["1,0 D", "3,0 D", "3,0 M", "3,0 L", "5,0 M"]


def test_a_colossal_critter_moves_as_one() -> None:
    state = at(ISLES.format(there="", powers="DD, powers flying").replace("D0  D ", "D0+ D "))
    assert legal(state) == ["pass", "move 0,0 D colossal"]
    hand = state.table.hand[0]
    play(state, "move 0,0 D colossal", "to 5,0 M")
    assert (where(state, 0), state.table.hand[0]) == (["5,0 M+"], hand)


def test_a_colossal_and_a_plain_critter_of_one_node_are_told_apart() -> None:
    state = at(ISLES.format(there="", powers="hand 0").replace("D0  D ", "D0+0 D "))
    assert legal(state) == ["pass", "move 0,0 D", "move 0,0 D colossal"]
    plain, colossal = state.copy(), state.copy()
    play(plain, "move 0,0 D")
    assert where(plain, 0) == ["0,0 D+", "1,0 D"]
    play(colossal, "move 0,0 D colossal")
    assert where(colossal, 0) == ["0,0 D", "1,0 D+"]


# Herding: what Pack says of groups is in its own section

HERD = """
               D0  D   D0  D   M{there}  M   M   M
        0,0:  D  1  D D  1  M M  1  M M  1  M
               D   D   M   M   M   M   M   M
        seat 0: {powers}
        """
"""Two critters of seat 0 in the dark region of 0,0 and 1,0. The medium region begins on 1,0."""

GROUPS = pytest.mark.parametrize("power", ["herding", "pack"])


@GROUPS
def test_a_critter_may_join_another_biome_of_its_tile_that_its_owner_controls(power: str) -> None:
    """R47. Without the power it may not; and not from the neighbouring tile either."""
    assert goals(at(HERD.format(there=0, powers="hand 0")), "move 1,0 D") == ["0,0 D"]
    state = at(HERD.format(there=0, powers=f"powers {power}"))
    assert goals(state, "move 1,0 D") == ["0,0 D", "1,0 M"]
    assert goals(state, "move 0,0 D") == ["1,0 D"]


@GROUPS
def test_one_member_or_the_whole_group_may_be_moved(power: str) -> None:
    state = at(HERD.format(there="", powers=f"powers {power}"))
    assert legal(state) == ["pass", "move 0,0 D", "move 1,0 D", "group 0,0 D"]
    play(state, "move 1,0 D", "to 1,0 M")
    assert where(state, 0) == ["0,0 D", "1,0 M"]


@GROUPS
def test_a_group_moved_whole_goes_to_one_node(power: str) -> None:
    """Also where one of them stands already, or to another biome of a tile on which one stands: R81."""
    state = at(HERD.format(there="", powers=f"powers {power}"))
    for goal in ["0,0 D", "1,0 D", "1,0 M"]:
        assert goal in goals(state, "group 0,0 D")
        moved = state.copy()
        play(moved, "group 0,0 D", f"to {goal}")
        assert where(moved, 0) == [goal, goal]


def test_a_group_is_named_by_any_of_its_critters() -> None:
    state = at(HERD.format(there="", powers="powers herding"))
    play(state, "group 1,0 D", "to 1,0 M")
    assert where(state, 0) == ["1,0 M", "1,0 M"]


def test_a_herd_goes_nowhere_where_none_of_its_critters_could_go() -> None:
    """Not along the medium region at once, and not from 0,0, where one of them is, to the land next to that."""
    state = at(
        HERD.format(there="", powers="powers herding")
        + """
                   L   L
        0,1:      L  1  L
                   L   L
        """
    )
    assert goals(state, "group 0,0 D") == ["0,0 D", "1,0 D", "1,0 M"]


def test_a_herd_that_is_together_does_not_move_to_where_it_is() -> None:
    state = at(
        """
               D00 D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
        seat 0: powers herding
        """
    )
    assert goals(state, "group 0,0 D") == ["1,0 D"]


def test_a_group_moves_once() -> None:
    state = at(HERD.format(there="", powers="DD, powers herding"))
    play(state, "group 0,0 D", "to 1,0 M")
    assert phase(state) == "buy"


def test_two_critters_are_a_group_only_with_a_power() -> None:
    assert legal(at(HERD.format(there="", powers="powers agile")), "group") == []


def test_two_critters_are_a_group_only_in_one_region() -> None:
    state = at(
        """
               D0  D   M0  M
        0,0:  D  1  D M  1  M
               D   D   M   M
        seat 0: powers herding pack agile
        """
    )
    assert legal(state, "group") == []


def test_every_group_may_be_the_one() -> None:
    state = at(HERD.format(there="00", powers="powers herding"))
    assert legal(state, "group") == ["group 0,0 D", "group 2,0 M"]
    assert goals(state, "group 2,0 M") == ["1,0 M", "3,0 M"]


@GROUPS
def test_a_herd_may_join_another_of_its_owner(power: str) -> None:
    state = at(HERD.format(there=0, powers=f"powers {power}"))
    play(state, "group 0,0 D", "to 1,0 M")
    assert where(state, 0) == ["1,0 M", "1,0 M", "2,0 M"]


def test_herds_do_not_enter_regions_of_others() -> None:
    state = at(HERD.format(there=1, powers="powers herding"))
    assert goals(state, "group 0,0 D") == ["0,0 D", "1,0 D"]
    assert goals(state, "move 1,0 D") == ["0,0 D"]


@GROUPS
def test_critters_of_others_do_not_go_with_a_group(power: str) -> None:
    """Seat 1 shares the dark region."""
    state = at(HERD.format(there="", powers=f"powers {power}").replace("D0  D ", "D01 D ", 1))
    play(state, "group 0,0 D", "to 1,0 M")
    assert (where(state, 0), where(state, 1)) == (["1,0 M", "1,0 M"], ["0,0 D"])


@pytest.mark.parametrize("piece", ["group 0,0 D", "move 1,0 D"])
def test_herds_drive_nobody_out_of_a_region_that_they_share_already(piece: str) -> None:
    """Seats 0 and 1 share the medium region; seat 0 controls it, so its herd may go there, and that is all."""
    state = at(HERD.format(there="01", powers="powers herding"))
    assert "1,0 M" in goals(state, piece)
    assert "critter.lost" not in play(state, piece, "to 1,0 M")
    assert where(state, 1) == ["2,0 M"]


def test_a_colossal_critter_in_a_herd_goes_with_it_whole() -> None:
    state = at(HERD.format(there="", powers="powers herding").replace("D0  D ", "D0+ D ", 1))
    play(state, "group 0,0 D", "to 1,0 M")
    assert where(state, 0) == ["1,0 M", "1,0 M+"]


def test_a_colossal_critter_alone_is_no_group() -> None:
    state = at(
        """
               D0+ D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
        seat 0: powers herding pack
        """
    )
    assert legal(state) == ["pass", "move 0,0 D colossal"]


def test_a_frozen_critter_does_not_go_with_its_group() -> None:
    board = HERD.format(there="", powers="powers herding")
    assert legal(at(board), "group") == ["group 0,0 D"]
    assert legal(at(board + "winter: -1,0 radius 1"), "group") == []


# Agile with groups: forming one is a move, moving it another


@GROUPS
def test_agile_critters_form_a_group_and_move_it(power: str) -> None:
    """From 1,0 D to 1,0 M, where another one is near; then both to the uncontrolled land beside them."""
    board = """
               D   D   D0  D   M0  M   L   L
        0,0:  D  1  D D  1  M M  1  M L  1  L
               D   D   M   M   M   M   L   L
        seat 0: {powers}
        """
    state = at(board.format(powers=f"powers agile {power}"))
    assert legal(state, "group") == []
    play(state, "move 1,0 D", "to 1,0 M")
    assert legal(state) == ["pass", "move 1,0 M", "move 2,0 M", "group 1,0 M"]
    assert goals(state, "group 1,0 M") == ["0,0 D", "1,0 D", "1,0 M", "2,0 M", "3,0 L"]
    play(state, "group 1,0 M", "to 3,0 L")
    assert where(state, 0) == ["3,0 L", "3,0 L"]
    slow = at(board.format(powers=f"DD, powers {power}"))
    play(slow, "move 1,0 D", "to 1,0 M")
    assert phase(slow) == "buy"


def test_agile_herds_do_not_enter_controlled_regions_next_to_them() -> None:
    """Neither those of others nor their owner's."""
    board = """
               M{there}  M   D00 D   D   D
        0,0:  M  1  M D  1  D D  1  D
               M   M   D   D   D   D
        seat 0: powers agile herding
        """
    assert goals(at(board.format(there="")), "group 1,0 D") == ["0,0 M", "2,0 D"]
    assert goals(at(board.format(there=1)), "group 1,0 D") == ["2,0 D"]
    assert goals(at(board.format(there=0)), "group 1,0 D") == ["2,0 D"]


def test_a_group_moves_twice_with_agile_critters() -> None:
    state = at(HERD.format(there="", powers="DD, powers agile herding"))
    play(state, "group 0,0 D", "to 1,0 M", "group 1,0 M", "to 3,0 M")
    assert (where(state, 0), phase(state)) == (["3,0 M", "3,0 M"], "buy")


# Cooperative

NEIGHBOURS = """
               D   D   D0  D   M{there}  M   M   M
        0,0:  D  1  D D  1  M M  1  M M  1  M
               D   D   M   M   M   M   M   M
        seat 0: {powers}
        seat 1: {theirs}
        """
"""Seat 0 on the dark biome of 1,0. The medium region, which begins on 1,0, is that of others."""


def test_cooperative_critters_enter_regions_of_others_on_their_tile() -> None:
    """Of others who are not cooperative, all go to hand, wherever in the region they are and however many."""
    state = at(NEIGHBOURS.format(there="11", powers="powers cooperative", theirs="hand 5"))
    assert goals(state, "move 1,0 D") == ["0,0 D", "1,0 M"]
    assert play(state, "move 1,0 D", "to 1,0 M")[:3] == ["critter.moved", "critter.lost", "critter.lost"]
    assert (where(state, 0), where(state, 1), state.table.hand[1]) == (["1,0 M"], [], 7)


def test_but_without_the_power_they_do_not() -> None:
    state = at(NEIGHBOURS.format(there="1", powers="hand 0", theirs="powers cooperative"))
    assert goals(state, "move 1,0 D") == ["0,0 D"]


def test_cooperative_critters_share_with_their_like() -> None:
    state = at(NEIGHBOURS.format(there="11", powers="powers cooperative", theirs="powers cooperative"))
    assert "critter.lost" not in play(state, "move 1,0 D", "to 1,0 M")
    assert (where(state, 0), where(state, 1)) == (["1,0 M"], ["2,0 M", "2,0 M"])


def test_the_regions_that_cooperative_critters_do_not_enter_keep_their_critters() -> None:
    """One of seat 1 on the light biome of the tile, one in the region that is left."""
    state = at(
        """
               D01 D   L1  L   M1  M
        0,0:  D  1  D D  1  M M  1  M
               D   D   D0  M   M   M
        seat 0: powers cooperative
        """
    )
    assert goals(state, "move 1,0 D") == ["0,0 D", "1,0 M", "1,0 L"]
    play(state, "move 1,0 D", "to 1,0 M")
    assert (where(state, 0), where(state, 1)) == (["0,0 D", "1,0 M"], ["0,0 D", "1,0 L"])


@GROUPS
def test_cooperative_critters_do_not_attack_groups(power: str) -> None:
    """R82: two with the power are a group, one is none."""
    alone = at(NEIGHBOURS.format(there="1", powers="powers cooperative", theirs=f"powers {power}"))
    assert goals(alone, "move 1,0 D") == ["0,0 D", "1,0 M"]
    group = at(NEIGHBOURS.format(there="11", powers="powers cooperative", theirs=f"powers {power}"))
    assert goals(group, "move 1,0 D") == ["0,0 D"]


def test_but_they_share_with_cooperative_groups() -> None:
    state = at(NEIGHBOURS.format(there="11", powers="powers cooperative", theirs="powers cooperative herding"))
    play(state, "move 1,0 D", "to 1,0 M")
    assert (where(state, 0), where(state, 1)) == (["1,0 M"], ["2,0 M", "2,0 M"])


COLOSSAL_COOPERATION = pytest.mark.parametrize(("option", "hurt"), [("wound", True), ("unhurt", False)])


def wounded(state: State, *actions: str) -> list[int]:
    """Whose Colossal critters lose a hit point by these actions, in the order in which they do."""
    events = [event for action in actions for event in state.play(action)]
    return [event.params["seat"] for event in events if event.code == "colossal.wounded"]


@pytest.mark.parametrize("option", ["wound", "unhurt"])
def test_a_colossal_critter_loses_a_hit_point_and_shares(option: str) -> None:
    """R84: its owner has no such power. That is no cooperation: a Colossal critter that comes is unhurt (R120)."""
    board = NEIGHBOURS.format(there="1+", powers="powers cooperative", theirs="hand 5")
    state = at(board, colossal_cooperation=option)
    assert wounded(state, "move 1,0 D", "to 1,0 M") == [1]
    assert (where(state, 0), where(state, 1), state.table.hand[1]) == (["1,0 M"], ["2,0 M"], 6)
    state = at(board.replace("D0 ", "D0+"), colossal_cooperation=option)
    assert wounded(state, "move 1,0 D colossal", "to 1,0 M") == [1]
    assert (where(state, 0), where(state, 1), state.table.hand[1]) == (["1,0 M+"], ["2,0 M"], 6)


@COLOSSAL_COOPERATION
def test_a_colossal_critter_that_is_joined_in_cooperation_loses_a_hit_point(option: str, hurt: bool) -> None:
    """R120."""
    board = NEIGHBOURS.format(there="1+", powers="powers cooperative", theirs="hand 5, powers cooperative")
    state = at(board, colossal_cooperation=option)
    assert wounded(state, "move 1,0 D", "to 1,0 M") == [1] * hurt
    assert (where(state, 0), where(state, 1)) == (["1,0 M"], ["2,0 M" if hurt else "2,0 M+"])
    assert state.table.hand[1] == 5 + hurt


@COLOSSAL_COOPERATION
def test_and_so_does_one_that_comes_itself(option: str, hurt: bool) -> None:
    """R120."""
    board = NEIGHBOURS.format(there="1", powers="hand 5, DD, powers cooperative", theirs="powers cooperative")
    state = at(board.replace("D0 ", "D0+"), colossal_cooperation=option)
    assert wounded(state, "move 1,0 D colossal", "to 1,0 M") == [0] * hurt
    assert (where(state, 0), where(state, 1)) == (["1,0 M" if hurt else "1,0 M+"], ["2,0 M"])
    assert state.table.hand[0] == 5 + hurt


def test_a_colossal_critter_that_joins_nobody_is_not_hurt() -> None:
    """R120: it moves within its region, or to one that is nobody's."""
    board = NEIGHBOURS.format(there="", powers="powers cooperative", theirs="powers cooperative")
    at_home, abroad = (at(board.replace("D0 ", "D0+")) for _ in range(2))
    assert wounded(at_home, "move 1,0 D colossal", "to 0,0 D") == []
    assert wounded(abroad, "move 1,0 D colossal", "to 1,0 M") == []
    assert (where(at_home, 0), where(abroad, 0)) == (["0,0 D+"], ["1,0 M+"])


@pytest.mark.parametrize("there", ["1+2+", "2+1+"])
@pytest.mark.parametrize(("mover", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_movers_colossal_critter_is_hurt_first_then_it_goes_in_turn_order(
    mover: int, order: list[int], there: str
) -> None:
    """R120: seats are renamed so that each of them is the one that moves."""
    others = there.translate(str.maketrans("12", f"{(mover + 1) % 3}{(mover + 2) % 3}"))
    board = NEIGHBOURS.format(there=others, powers="powers cooperative", theirs="powers cooperative")
    board = board.replace("D0 ", f"D{mover}+") + f"seat 2: powers cooperative\nturn 3: seat {mover}"
    state = at(board, players="3")
    assert wounded(state, "move 1,0 D colossal", "to 1,0 M") == order
    assert [where(state, (mover + later) % 3) for later in range(3)] == [["1,0 M"], ["2,0 M"], ["2,0 M"]]


def test_each_owner_there_is_hurt_once_whatever_for() -> None:
    """R120: seat 1 for cooperation, seat 2 because it has not the power."""
    board = NEIGHBOURS.format(there="1+2+", powers="powers cooperative", theirs="powers cooperative")
    state = at(board, players="3")
    assert sorted(wounded(state, "move 1,0 D", "to 1,0 M")) == [1, 2]
    assert (where(state, 1), where(state, 2)) == (["2,0 M"], ["2,0 M"])


def test_a_colossal_critter_elsewhere_is_not_hurt() -> None:
    """R120: those of seats 0 and 1 on 0,0 share already, in another region than that which is entered."""
    state = at(
        """
               D0+ D1+ D0  D   M1  M
        0,0:  D  1  D L  1  M M  1  M
               D   D   L   M   M   M
        seat 0: powers cooperative
        seat 1: powers cooperative
        """
    )
    assert wounded(state, "move 1,0 D", "to 1,0 M") == []
    assert (where(state, 0), where(state, 1)) == (["0,0 D+", "1,0 M"], ["0,0 D+", "2,0 M"])


@pytest.mark.parametrize("option", ["wound", "unhurt"])
def test_who_joins_its_own_in_a_region_that_it_shares_already_hurts_nobody(option: str) -> None:
    """R120: seat 0 has Herding critters and cooperates in the medium region as it is."""
    board = NEIGHBOURS.format(there="01+", powers="powers cooperative herding", theirs="powers cooperative")
    state = at(board.replace("D0 ", "D0+"), colossal_cooperation=option)
    assert wounded(state, "move 1,0 D colossal", "to 1,0 M") == []
    assert (where(state, 0), where(state, 1)) == (["1,0 M+", "2,0 M"], ["2,0 M+"])


@COLOSSAL_COOPERATION
@pytest.mark.parametrize("theirs", ["cooperative", "cooperative herding"])
def test_a_herd_that_comes_to_cooperate_is_hurt_like_a_single_critter(theirs: str, option: str, hurt: bool) -> None:
    """R120: seat 1 may have a group there, too."""
    board = HERD.format(there="1+1", powers="powers herding cooperative").replace("D0  ", "D0+ ", 1)
    state = at(board + f"seat 1: powers {theirs}", colossal_cooperation=option)
    assert wounded(state, "group 0,0 D", "to 1,0 M") == [0, 1] * hurt
    assert where(state, 0) == ["1,0 M", "1,0 M" if hurt else "1,0 M+"]
    assert where(state, 1) == ["2,0 M", "2,0 M" if hurt else "2,0 M+"]


def test_a_herd_that_meets_nobody_with_the_power_is_not_hurt() -> None:
    """R120: the Colossal critter of seat 1 loses its hit point all the same, and the plain one goes."""
    board = HERD.format(there="1+1", powers="powers herding cooperative").replace("D0  ", "D0+ ", 1)
    state = at(board)
    assert wounded(state, "group 0,0 D", "to 1,0 M") == [1]
    assert (where(state, 0), where(state, 1)) == (["1,0 M", "1,0 M+"], ["2,0 M"])


@COLOSSAL_COOPERATION
def test_a_pack_that_beats_nobody_but_cooperates_is_hurt_too(option: str, hurt: bool) -> None:
    """R120: two against a group of two is no attack."""
    board = HERD.format(there="1+1", powers="powers pack cooperative").replace("D0  ", "D0+ ", 1)
    state = at(board + "seat 1: powers herding cooperative", colossal_cooperation=option)
    assert wounded(state, "group 0,0 D", "to 1,0 M") == [0, 1] * hurt
    assert len(where(state, 0)) == len(where(state, 1)) == 2


def test_cooperative_critters_enter_from_their_tile_only() -> None:
    """Agile or flying critters too: 1,0 M is next to 0,0, but controlled."""
    state = at(
        """
               D0  D   M1  M
        0,0:  D  1  D M  1  M
               D   D   M   M
        seat 0: powers cooperative agile flying
        seat 1: powers cooperative
        """
    )
    assert legal(state, "move") == []


def test_each_of_several_owners_is_treated_by_what_it_has() -> None:
    """Seat 1 is cooperative and stays, seat 2 is not and goes."""
    board = NEIGHBOURS.format(there="12", powers="powers cooperative", theirs="powers cooperative")
    state = at(board, players="3")
    play(state, "move 1,0 D", "to 1,0 M")
    assert (where(state, 0), where(state, 1), where(state, 2)) == (["1,0 M"], ["2,0 M"], [])


def test_one_group_that_does_not_cooperate_is_enough_to_keep_them_out() -> None:
    board = NEIGHBOURS.format(there="122", powers="powers cooperative", theirs="powers cooperative")
    assert goals(at(board, players="3"), "move 1,0 D") == ["0,0 D", "1,0 M"]
    assert goals(at(board + "seat 2: powers herding", players="3"), "move 1,0 D") == ["0,0 D"]


def test_cooperative_herds_enter_regions_of_others_whole() -> None:
    """As each of them could. Seat 1 has no power, so it goes."""
    state = at(HERD.format(there=1, powers="powers herding cooperative"))
    assert goals(state, "group 0,0 D") == ["0,0 D", "1,0 D", "1,0 M"]
    play(state, "group 0,0 D", "to 1,0 M")
    assert (where(state, 0), where(state, 1)) == (["1,0 M", "1,0 M"], [])


def test_cooperative_herds_share_and_keep_off_groups_like_single_critters() -> None:
    """However large the herd: here of three against two."""
    board = HERD.format(there="11", powers="powers herding cooperative").replace("D0  D ", "D00 D ", 1)
    against = at(board + "seat 1: powers herding")
    assert goals(against, "group 0,0 D") == ["0,0 D", "1,0 D"]
    along = at(board + "seat 1: powers herding cooperative")
    play(along, "group 0,0 D", "to 1,0 M")
    assert (where(along, 0), where(along, 1)) == (["1,0 M", "1,0 M", "1,0 M"], ["2,0 M", "2,0 M"])


# Pack

BORDER = """
               D{ours}  D   M{theirs}  M   M{far}  M
        0,0:  D  1  D M  1  M M  1  M
               D   D   M   M   M   M
        seat 0: {powers}
        seat 1: {others}
        """
"""Next to the dark region of seat 0 the medium one of seat 1, with no matched edge between them."""


def border(ours: int, theirs: int, far: int = 0, powers: str = "powers pack", others: str = "hand 5") -> State:
    heaps = {"ours": "0" * ours, "theirs": "1" * theirs, "far": "1" * far}
    return at(BORDER.format(**heaps, powers=powers, others=others))


def test_a_pack_drives_plain_critters_out_of_the_whole_region() -> None:
    """Two critters of an owner without groups are no group, and the one on 2,0 goes as well."""
    state = border(2, 2, 1)
    assert goals(state, "group 0,0 D") == ["1,0 M"]
    assert play(state, "group 0,0 D").count("critter.lost") == 3
    assert (where(state, 0), where(state, 1), state.table.hand[1]) == (["1,0 M", "1,0 M"], [], 8)


def test_herds_and_single_critters_do_not() -> None:
    assert goals(border(2, 1, powers="powers herding"), "group 0,0 D") == []
    assert goals(border(2, 1), "move 0,0 D") == []
    assert legal(border(1, 1), "group") == []


@GROUPS
@pytest.mark.parametrize(
    ("ours", "theirs", "wins"),
    [(2, 1, True), (2, 2, False), (2, 3, False), (3, 2, True), (3, 3, False), (4, 3, True), (4, 2, True)],
)
def test_a_group_is_beaten_by_a_pack_that_has_one_more(power: str, ours: int, theirs: int, wins: bool) -> None:
    """A single critter is no group, whatever its owner has."""
    state = border(ours, theirs, others=f"powers {power}")
    assert goals(state, "group 0,0 D") == (["1,0 M"] if wins else [])
    if wins:
        play(state, "group 0,0 D")
        assert (where(state, 0), where(state, 1)) == (["1,0 M"] * ours, [])


def test_the_group_is_that_of_the_region_not_of_the_tile() -> None:
    """One on 1,0 and one on 2,0 are a group of two."""
    assert goals(border(2, 1, 1, others="powers herding"), "group 0,0 D") == []
    assert goals(border(3, 1, 1, others="powers herding"), "group 0,0 D") == ["1,0 M"]


def test_critters_elsewhere_do_not_make_a_pack_larger() -> None:
    """Two in the dark region of 0,0 and one on its own: not three."""
    board = BORDER.format(ours="00", theirs="11", far="", powers="powers pack", others="powers herding")
    state = at(
        board
        + """
                   L0  L
        0,1:      L  1  L
                   L   L
        """
    )
    assert "1,0 M" not in goals(state, "group 0,0 D")


REACHING = """
               D0  D   D   D   D0  D   M   M   L1  L
        0,0:  D  1  D D  1  D D  1  M D  1  L L  1  L
               D   D   D   D   M   M   D   L   L   L
        seat 0: {powers}
        """
"""A group on 0,0 and 2,0. The light region, that of seat 1, begins on 3,0."""


def test_a_pack_goes_to_any_node_on_a_hex_of_a_member_or_beside_one() -> None:
    """To all of 2,0 and of 3,0, which is next to it; 4,0 is too far, although of the same region as 3,0 L."""
    state = at(REACHING.format(powers="powers pack"))
    assert goals(state, "group 0,0 D") == ["0,0 D", "1,0 D", "2,0 D", "2,0 M", "3,0 D", "3,0 M", "3,0 L"]
    play(state, "group 0,0 D", "to 3,0 L")
    assert (where(state, 0), where(state, 1)) == (["3,0 L", "3,0 L"], [])


def test_a_herd_stays_on_hexes_of_its_members() -> None:
    state = at(REACHING.format(powers="powers herding"))
    assert goals(state, "group 0,0 D") == ["0,0 D", "1,0 D", "2,0 D", "2,0 M"]


def test_a_pack_takes_over_another_biome_of_its_own_tile() -> None:
    state = at(HERD.format(there=1, powers="powers pack"))
    assert "1,0 M" in goals(state, "group 0,0 D")
    play(state, "group 0,0 D", "to 1,0 M")
    assert (where(state, 0), where(state, 1)) == (["1,0 M", "1,0 M"], [])


def test_a_pack_that_goes_where_nobody_is_drives_nobody_out() -> None:
    state = at(REACHING.format(powers="powers pack"))
    assert "critter.lost" not in play(state, "group 0,0 D", "to 3,0 M")
    assert where(state, 1) == ["4,0 L"]


def test_a_pack_joins_critters_of_its_owner_next_to_it() -> None:
    state = at(BORDER.format(ours="00", theirs="0", far="", powers="powers pack", others="hand 5"))
    play(state, "group 0,0 D")
    assert where(state, 0) == ["1,0 M", "1,0 M", "1,0 M"]


def test_a_colossal_critter_loses_a_hit_point_to_a_pack_and_shares() -> None:
    state = at(BORDER.format(ours="00", theirs="1+", far="1", powers="powers pack", others="hand 5"))
    events = play(state, "group 0,0 D")
    assert (events.count("colossal.wounded"), events.count("critter.lost")) == (1, 1)
    assert (where(state, 0), where(state, 1)) == (["1,0 M", "1,0 M"], ["1,0 M"])
    assert state.table.hand[1] == 7  # one piece of the Colossal critter, and the plain one


@pytest.mark.parametrize("option", ["wound", "unhurt"])
@pytest.mark.parametrize("theirs", ["powers cooperative", "hand 5"])
def test_an_attack_of_a_pack_costs_one_hit_point_at_most(theirs: str, option: str) -> None:
    """R120: it is the attack that hurts, whether both are Cooperative or not, and whatever the option."""
    board = BORDER.format(ours="00", theirs="1+", far="", powers="powers pack cooperative", others=theirs)
    state = at(board, colossal_cooperation=option)
    assert wounded(state, "group 0,0 D") == [1]
    assert (where(state, 0), where(state, 1)) == (["1,0 M", "1,0 M"], ["1,0 M"])


@pytest.mark.parametrize("option", ["wound", "unhurt"])
def test_a_colossal_critter_of_a_pack_that_attacks_is_not_hurt(option: str) -> None:
    """R120: there is no cooperation with seat 1, which lacks the power."""
    board = BORDER.format(ours="0+0", theirs="1+", far="", powers="powers pack cooperative", others="hand 5")
    state = at(board, colossal_cooperation=option)
    assert wounded(state, "group 0,0 D") == [1]
    assert where(state, 0) == ["1,0 M", "1,0 M+"]


@GROUPS
def test_a_colossal_critter_counts_as_one_of_its_group(power: str) -> None:
    """A Colossal and a plain one are a group of two."""
    board = BORDER.format(ours="{ours}", theirs="1+", far="1", powers="powers pack", others=f"powers {power}")
    assert goals(at(board.format(ours="00")), "group 0,0 D") == []
    state = at(board.format(ours="000"))
    play(state, "group 0,0 D")
    assert where(state, 1) == ["1,0 M"]


def test_a_colossal_critter_counts_as_one_of_its_pack() -> None:
    """Two pieces, but one critter: with another one a pack of two, which does not beat two."""
    board = BORDER.format(ours="{ours}", theirs="11", far="", powers="powers pack", others="powers herding")
    assert goals(at(board.format(ours="0+0")), "group 0,0 D") == []
    assert goals(at(board.format(ours="0+00")), "group 0,0 D") == ["1,0 M"]


def test_cooperation_does_not_save_from_packs() -> None:
    state = border(2, 1, others="powers cooperative")
    play(state, "group 0,0 D")
    assert where(state, 1) == []


@pytest.mark.parametrize(("ours", "wins"), [("00", False), ("000", True)])
def test_a_pack_has_to_beat_each_group_in_the_region(ours: str, wins: bool) -> None:
    """Seats 1 and 2 have two each: each is beaten by three, though together they are four."""
    board = BORDER.format(ours=ours, theirs="1122", far="", powers="powers pack", others="powers herding")
    state = at(board + "seat 2: powers herding", players="3")
    assert goals(state, "group 0,0 D") == (["1,0 M"] if wins else [])
    if wins:
        play(state, "group 0,0 D")
        assert (where(state, 1), where(state, 2)) == ([], [])


def test_a_group_that_is_not_beaten_is_not_driven_out_of_a_region_shared_already() -> None:
    """Seats 0 and 1 share the medium region. A pack of two may join the critter there, but beats no herd of two."""
    state = at(HERD.format(there="011", powers="powers pack") + "seat 1: powers herding")
    assert "critter.lost" not in play(state, "group 0,0 D", "to 1,0 M")
    assert (where(state, 0), where(state, 1)) == (["1,0 M", "1,0 M", "2,0 M"], ["2,0 M", "2,0 M"])


def test_agile_critters_form_a_pack_and_attack_with_it() -> None:
    """From 1,0 M to 1,0 D, where another one is near; then both against seat 1."""
    board = """
               D0  D   D   M   L   L
        0,0:  D  1  D D  1  M L  1  L
               D   D   D   M0  L1  L
        seat 0: {powers}
        """
    state = at(board.format(powers="powers agile pack"))
    play(state, "move 1,0 M")
    assert goals(state, "group 0,0 D") == ["0,0 D", "1,0 D", "1,0 M", "2,0 L"]
    play(state, "group 0,0 D", "to 2,0 L")
    assert (where(state, 0), where(state, 1)) == (["2,0 L", "2,0 L"], [])


def test_an_agile_pack_attacks_twice() -> None:
    state = at(
        """
               D00 D   M1  M   L1  L
        0,0:  D  1  D M  1  M L  1  L
               D   D   M   M   L   L
        seat 0: powers agile pack
        """
    )
    play(state, "group 0,0 D", "group 1,0 M", "to 2,0 L")
    assert (where(state, 0), where(state, 1)) == (["2,0 L", "2,0 L"], [])


# Burrowing

WARREN = """
               D{ours}  D   D   D       M1  M   M   M
        0,0:  D  1  D D  1  D .   M  1  M M  1  M
               D   D   D   D       M   M   M   M
        seat 0: {powers}
        """
"""A dark island of seat 0, a medium one of seat 1."""
BURROWING = "powers burrowing"


def warren(ours: str, powers: str = BURROWING) -> State:
    return at(WARREN.format(ours=ours, powers=powers), burrowing="yes")


def test_burrowing_is_a_bonus_before_the_move() -> None:
    state = warren("00", f"DD, {BURROWING}")
    assert legal(state) == ["pass", "move 0,0 D", "burrow 0,0 D"]
    assert play(state, "burrow 0,0 D") == ["critter.burrowed"]
    assert where(state, 0) == ["0,0 D", "0,0 D_"]
    play(state, "move 0,0 D")
    assert (where(state, 0), phase(state)) == (["0,0 D_", "1,0 D"], "buy")


def test_or_after_it() -> None:
    state = warren("0", f"DD, {BURROWING}")
    play(state, "move 0,0 D")
    assert legal(state) == ["pass", "burrow 1,0 D"]
    play(state, "burrow 1,0 D")
    assert (where(state, 0), phase(state)) == (["1,0 D_"], "buy")


def test_burrowed_critters_do_not_move() -> None:
    state = warren("0_", f"{BURROWING} agile flying pack")
    assert legal(state) == ["pass", "surface 0,0 D"]


def test_burrowed_critters_come_up_again_and_may_move_then() -> None:
    state = warren("0_")
    assert play(state, "surface 0,0 D") == ["critter.surfaced"]
    assert legal(state) == ["pass", "move 0,0 D"]
    play(state, "move 0,0 D")
    assert where(state, 0) == ["1,0 D"]


@pytest.mark.parametrize("first", ["burrow 0,0 D", "surface 0,0 D"])
def test_one_critter_is_flipped_a_turn(first: str) -> None:
    """Of three, one of them down: neither another one nor the same one back."""
    state = warren("000_")
    assert legal(state) == ["pass", "move 0,0 D", "burrow 0,0 D", "surface 0,0 D"]
    play(state, first)
    assert legal(state) == ["pass", "move 0,0 D"]


def test_a_new_turn_brings_a_new_flip() -> None:
    state = warren("0")
    play(state, "burrow 0,0 D")
    pass_until_move(state)
    assert legal(state) == ["pass", "surface 0,0 D"]


def test_only_owners_of_the_power_burrow() -> None:
    state = at(WARREN.format(ours="0", powers="hand 0") + f"seat 1: {BURROWING}", burrowing="yes")
    assert legal(state) == ["pass", "move 0,0 D"]


def test_nobody_flips_critters_of_others() -> None:
    state = warren("0")
    assert legal(state, "burrow") == ["burrow 0,0 D"]


def test_a_burrowed_critter_controls_its_region() -> None:
    """There is a critter in it: not uncontrolled."""
    board = """
               D1  D   D   M
        0,0:  D  1  D D  1  M
               D   D   D   M0
        seat 0: powers agile flying
        """
    assert goals(at(board.replace("D1 ", "D  ")), "move 1,0 M") == ["0,0 D", "1,0 D"]
    assert goals(at(board.replace("D1 ", "D1_"), burrowing="yes"), "move 1,0 M") == []


def test_a_burrowed_critter_does_not_go_with_its_group() -> None:
    assert legal(warren("00", f"{BURROWING} herding"), "group") == ["group 0,0 D"]
    assert legal(warren("00_", f"{BURROWING} herding"), "group") == []


def test_burrowing_is_in_the_game_by_option_only() -> None:
    with pytest.raises(NotationError, match="not in the game"):
        at(WARREN.format(ours="0", powers=BURROWING), burrowing="no")
