"""A turn, and placing the tile: the rules of the specification, sentence by sentence."""

from typing import Any

import pytest

from surtsey.game import IllegalAction
from surtsey.hexes import Field, neighbour, neighbours
from surtsey.taluva import TALUVA, Rules, State
from surtsey.taluva.actions import parse
from surtsey.taluva.describing import describe
from tests.taluva.boards import allowed, drawing, forbidden, legal, picture, settlements, to_build, to_place, told


def covered(placement: str) -> set[Field]:
    """The fields that a tile would take."""
    action = parse(placement)
    return {action.field, neighbour(action.field, action.facing), neighbour(action.field, action.facing + 1)}


# A turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_play_in_order_seat_0_first(players: int) -> None:
    state = State.given(Rules(players=players))
    seats = []
    for turn in range(2 * players):
        state.play(f"draw {['JC', 'CJ', 'JS', 'SJ'][turn % 4]}")
        seats.append(state.turn_seat)
        state.play(f"tile {2 * turn},0 0")
        state.play(f"hut {2 * turn + 1},0")
    assert seats == 2 * list(range(players))


def test_the_player_draws_the_top_tile() -> None:
    state = State.with_deck(Rules(tiles=3), "LJ,RR,CS")
    assert (state.turn_seat, state.tile) == (0, "LJ")
    state.play("tile 0,0 0")
    state.play("hut 1,0")
    assert (state.turn_seat, state.tile) == (1, "RR")


def test_the_drawn_tile_is_seen_by_all() -> None:
    state = State.with_deck(Rules(players=4, tiles=4), "LJ,RR,CS,SS")
    assert [state.observe(seat).view.tile for seat in range(4)] == ["LJ", "LJ", "LJ", "LJ"]


def test_the_order_of_the_rest_is_hidden_from_everyone() -> None:
    state = State.with_deck(Rules(tiles=3), "LJ,RR,CS")
    other = State.with_deck(Rules(tiles=3), "LJ,SS,CJ")
    for seat in range(2):
        assert describe(state.observe(seat)) == describe(other.observe(seat))
        assert state.observe(seat).view.seen == ["LJ"]


def test_a_turn_is_draw_then_place_then_build_once() -> None:
    state = State.given(Rules())
    assert legal(state) == legal(state, "draw")
    assert forbidden(state, "tile 0,0 0") == "phase.draw: A tile has to be drawn first."
    state.play("draw CJ")
    assert forbidden(state, "draw CJ") == "phase.tile: Seat 0 has to place the tile CJ first."
    assert forbidden(state, "hut 0,0") == "phase.tile: Seat 0 has to place the tile CJ first."
    state.play("tile 0,0 0")
    assert legal(state) == ["hut 0,1", "hut 1,0"]
    assert forbidden(state, "tile 2,0 0") == "phase.build: Seat 0 has placed the tile and has to build."
    assert forbidden(state, "draw CJ") == "phase.build: Seat 0 has placed the tile and has to build."
    state.play("hut 0,1")
    assert state.turn_seat == 1
    assert forbidden(state, "hut 1,0") == "phase.draw: A tile has to be drawn first."


def test_what_is_forbidden_is_not_played() -> None:
    state = State.with_deck(Rules(tiles=2), "LJ,RR")
    with pytest.raises(IllegalAction, match="The first volcano lies on 0,0, not on 1,0"):
        state.play("tile 1,0 3")
    assert len(legal(state, "tile 0,0")) == 6


def test_only_tiles_that_are_left_are_drawn() -> None:
    state = State.given(Rules())
    assert allowed(state, "draw LJ", "draw JL")
    state.play("draw LJ")
    state.play("tile 0,0 0")
    state.play("hut 1,0")
    assert allowed(state, "draw JL")
    assert forbidden(state, "draw LJ") == "draw.not_left: No tile LJ is left."


# 1. The first tile


def test_the_first_volcano_lies_on_0_0_in_any_facing() -> None:
    state = State.with_deck(Rules(tiles=2), "LC,SJ")
    assert legal(state) == ["tile 0,0 0", "tile 0,0 1", "tile 0,0 2", "tile 0,0 3", "tile 0,0 4", "tile 0,0 5"]
    assert forbidden(state, "tile 1,0 3") == "tile.first: The first volcano lies on 0,0, not on 1,0."
    assert forbidden(state, "tile 0,-1 1") == "tile.first: The first volcano lies on 0,0, not on 0,-1."


@pytest.mark.parametrize(
    ("facing", "island"),
    [
        (0, ["0,0: V1-0  C1", "0,1:    L1"]),
        (1, ["0,0:     V1-1", "-1,1: L1    C1"]),
        (2, ["-1,0: L1    V1-2", "-1,1:    C1"]),
        (3, ["0,-1:    L1", "-1,0: C1    V1-3"]),
        (4, ["0,-1: C1    L1", "0,0:     V1-4"]),
        (5, ["1,-1:    C1", "0,0:  V1-5  L1"]),
    ],
)
def test_the_right_field_lies_where_the_volcano_faces_and_the_left_one_next_clockwise(
    facing: int, island: list[str]
) -> None:
    state = State.with_deck(Rules(tiles=2), "LC,SJ")
    state.play(f"tile 0,0 {facing}")
    assert picture(state).splitlines() == island


# 2. Landscape

ONE_TILE = """
    0,0: V1-0  J1
    0,1:    C1
    """


def test_landscape_shares_a_side_with_the_island() -> None:
    """One field is enough: 2,0 touches, 3,0 and what lies around it does not."""
    state = to_place(ONE_TILE)
    assert allowed(state, "tile 2,0 0")  # the volcano on 2,0
    assert allowed(state, "tile 3,0 3")  # the right field
    assert allowed(state, "tile 3,0 2")  # the left field
    for facing in (0, 1, 4, 5):
        assert forbidden(state, f"tile 3,0 {facing}") == (
            "landscape.apart: At 3,0 the tile would not touch the island."
        )


def test_landscape_lies_on_three_empty_fields() -> None:
    state = to_place(ONE_TILE)
    rule = "Half on land, half at sea"
    assert allowed(state, "tile 2,-1 0")
    assert forbidden(state, "tile 2,-1 1") == f"eruption.gap: {rule}: 1,0 is land but 2,-1 is sea."
    assert forbidden(state, "tile 2,-1 2") == f"eruption.gap: {rule}: 1,0 is land but 2,-1 is sea."
    assert forbidden(state, "tile 1,0 0") == f"eruption.gap: {rule}: 1,0 is land but 2,0 is sea."
    assert forbidden(state, "tile 1,1 3") == f"eruption.gap: {rule}: 0,1 is land but 1,1 is sea."


def test_landscape_lies_wherever_it_touches_the_island() -> None:
    island = {(0, 0), (1, 0), (0, 1)}
    coast = {beside for field in island for beside in neighbours(field)} - island
    near = [f"tile {q},{r} {facing}" for q in range(-4, 5) for r in range(-4, 5) for facing in range(6)]
    assert set(legal(to_place(ONE_TILE))) == {
        placement for placement in near if covered(placement) & coast and not covered(placement) & island
    }


def test_holes_may_arise() -> None:
    state = to_place(
        """
        0,0: V1-0  J1    V1-0  S1
        0,1:    C1    .     J1
        """,
        tile="RC",
    )
    state.play("tile 0,2 0")
    assert picture(state) == drawing(
        """
        0,0: V1-0  J1    V1-0  S1
        0,1:    C1    .     J1
        0,2:       V1-0  C1
        0,3:          R1
        """
    )


def test_a_hole_of_three_fields_can_be_filled() -> None:
    state = to_place(
        """
        0,0:           V1-0  J1
        -2,1: V1-0  S1    C1    V1-0  C1
        -2,2:    J1    .     .     R1
        -2,3:       V1-1  .     V1-1
        -3,4:    S1    J1    L1    R1
        """
    )
    assert allowed(state, "tile -1,2 0", "tile 0,2 2", "tile -1,3 4")
    assert len([each for each in legal(state) if covered(each) & {(-1, 2), (0, 2), (-1, 3)}]) == 3


def test_a_hole_of_two_fields_cannot_be_filled() -> None:
    state = to_place(
        """
        0,0:                 V1-1
        -3,1: V1-0  S1    C1    J1
        -3,2:    J1    .     .     V1-1
        -3,3:       V1-0  J1    R1    C1
        -3,4:          S1
        """
    )
    rule = "Half on land, half at sea"
    assert forbidden(state, "tile -2,2 0") == f"eruption.gap: {rule}: -2,3 is land but -2,2 is sea."
    assert forbidden(state, "tile -1,2 3") == f"eruption.gap: {rule}: -1,1 is land but -1,2 is sea."
    assert not [each for each in legal(state) if covered(each) & {(-2, 2), (-1, 2)}]


# 3. Eruption

TWO_TILES = """
    0,0: V1-0  J1    V1-1
    0,1:    C1    S1    J1
    """


def test_an_eruption_covers_three_fields_of_land() -> None:
    state = to_place(TWO_TILES, tile="LR")
    assert [each for each in legal(state) if covered(each) & {(0, 0), (1, 0), (2, 0), (0, 1)}] == ["tile 2,0 2"]
    state.play("tile 2,0 2")
    assert picture(state) == drawing(
        """
        0,0: V1-0  L2    V2-2
        0,1:    C1    R2    J1
        """
    )


def test_nothing_is_empty_beneath_an_eruption() -> None:
    state = to_place(TWO_TILES)
    rule = "Half on land, half at sea"
    assert forbidden(state, "tile 2,0 0") == f"eruption.gap: {rule}: 2,0 is land but 3,0 is sea."
    assert forbidden(state, "tile 2,0 3") == f"eruption.gap: {rule}: 2,0 is land but 2,-1 is sea."
    assert forbidden(state, "tile 2,0 5") == f"eruption.gap: {rule}: 2,0 is land but 3,-1 is sea."


def test_nothing_is_uneven_beneath_an_eruption() -> None:
    state = to_place(
        """
        0,0: V1-0  L2    V2-2
        0,1:    C1    R2    J1
        """
    )
    rule = "Three fields of one level are needed."
    assert (
        forbidden(state, "tile 2,0 1") == f"eruption.uneven: Uneven ground: 2,1 is on level 1, 2,0 on level 2. {rule}"
    )
    assert (
        forbidden(state, "tile 0,0 0") == f"eruption.uneven: Uneven ground: 0,0 is on level 1, 1,0 on level 2. {rule}"
    )
    assert not [each for each in legal(state) if each.startswith(("tile 2,0", "tile 0,0"))]


def test_an_eruption_lies_with_its_volcano_on_a_volcano() -> None:
    state = to_place(TWO_TILES)
    rule = "On land a volcano has to lie on a volcano"
    assert allowed(state, "tile 2,0 2")
    assert forbidden(state, "tile 1,0 0") == f"eruption.no_volcano: {rule}; 1,0 is none."
    assert forbidden(state, "tile 1,1 4") == f"eruption.no_volcano: {rule}; 1,1 is none."


def test_an_eruption_does_not_face_the_same_way_as_the_volcano_it_covers() -> None:
    state = to_place(TWO_TILES)
    rule = "the new one has to face another."
    assert allowed(state, "tile 2,0 2")
    assert forbidden(state, "tile 2,0 1") == f"eruption.same_facing: The volcano on 2,0 faces the same way; {rule}"
    assert forbidden(state, "tile 0,0 0") == f"eruption.same_facing: The volcano on 0,0 faces the same way; {rule}"


def test_the_volcano_that_it_covers_is_the_one_on_top() -> None:
    """On 0,0 the first volcano faces 2 and the second 1: the third may face 2 again, but not 1."""
    laid = "CJ:0,0:2/SJ:0,1:1/RC:0,0:1/LS:-1,-1:2/JC:-1,-1:1"
    state = TALUVA.resume(f"taluva laid={laid} seat=0 phase=tile tile=JJ", None)
    assert picture(state) == drawing(
        """
        -2,-1: L1    V2-1
        -2,0:     J2    C2    V2-1
        -1,1:              R2    C2
        -1,2:                 S1    J1
        """
    )
    assert allowed(state, "tile 0,0 2")
    assert forbidden(state, "tile 0,0 1") == (
        "eruption.same_facing: The volcano on 0,0 faces the same way; the new one has to face another."
    )


def test_an_eruption_may_cover_two_volcanoes() -> None:
    state = to_place(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1
        0,1:    C1    S1    J1    R1
        """
    )
    assert allowed(state, "tile 2,0 0")


def test_an_eruption_may_cover_three_volcanoes() -> None:
    state = to_place(
        """
        0,-1:    J1    .     J1
        -1,0: C1    V1-3  V1-5  C1
        0,1:           V1-1
        -1,2:       S1    R1
        """
    )
    assert allowed(state, "tile 0,0 0", "tile 1,0 2", "tile 0,1 4")


PLATEAU = """
    0,-1:    S1
    -1,0: J2    V2-2  V2-1  J1
    -1,1:    S2    C2    R2
    -1,2:       L1
    """


def test_the_new_fields_are_one_level_higher() -> None:
    state = to_place(PLATEAU, tile="LC")
    state.play("tile 0,0 0")
    assert picture(state) == drawing(
        """
        0,-1:    S1
        -1,0: J2    V3-0  C3    J1
        -1,1:    S2    L3    R2
        -1,2:       L1
        """
    )


SUMMIT = """
    1,-1:                S2    C1
    -2,0: R1    V3-0  S3    V3-1
    -2,1:    J2    C3    R3    J3
    0,2:                    R2    S1
    """


def test_an_island_rises_as_high_as_eruptions_make_it() -> None:
    state = to_place(SUMMIT, tile="LC")
    state.play("tile 1,0 2")
    assert picture(state) == drawing(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3    C4    J3
        0,2:                    R2    S1
        """
    )


# 4. What an eruption may cover: in each drawing of two tiles, tile 2,0 2 would cover 1,1 (its right field) and 1,0


@pytest.mark.parametrize("seat", [0, 1])
def test_an_eruption_may_cover_huts_of_anyone(seat: int) -> None:
    """Here of seat 1: the other's for seat 0, its own for seat 1."""
    state = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1h1  S1    J1
        """,
        seat=seat,
    )
    assert allowed(state, "tile 2,0 2")


def test_an_eruption_may_cover_huts_of_several_players_at_once() -> None:
    state = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1h1  S1h2  J1h2
        """,
        Rules(players=3),
        tile="CS",
    )
    state.play("tile 2,0 2")
    assert picture(state) == drawing(
        """
        0,0: V1-0  C2    V2-2
        0,1:    C1h1  S2    J1h2
        """
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_an_eruption_may_not_cover_a_temple(seat: int) -> None:
    """Neither another's nor the player's own, neither with the left field nor with the right one."""
    left = to_place(
        """
        0,0: V1-0  J1t1  V1-1
        0,1:    C1h1  S1    J1
        """,
        seat=seat,
    )
    right = to_place(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1h1  S1t1  J1h1
        """,
        seat=seat,
    )
    temple = "eruption.building: The temple of seat 1 on"
    assert forbidden(left, "tile 2,0 2") == f"{temple} 1,0 cannot be covered; only huts can."
    assert forbidden(right, "tile 2,0 2") == f"{temple} 1,1 cannot be covered; only huts can."


@pytest.mark.parametrize("seat", [0, 1])
def test_an_eruption_may_not_cover_a_tower(seat: int) -> None:
    """Here tile 1,0 2 would cover 0,1 (its right field) and 0,0."""
    left = to_place(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3w1  V3-1
        -2,1:    J2    C3h1  R3    J3
        0,2:                    R2    S1
        """,
        seat=seat,
    )
    right = to_place(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3h1  R3w1  J3
        0,2:                    R2    S1
        """,
        seat=seat,
    )
    tower = "eruption.building: The tower of seat 1 on"
    assert forbidden(left, "tile 1,0 2") == f"{tower} 0,0 cannot be covered; only huts can."
    assert forbidden(right, "tile 1,0 2") == f"{tower} 0,1 cannot be covered; only huts can."


@pytest.mark.parametrize("seat", [0, 1])
def test_an_eruption_may_not_cover_a_settlement_of_one_field(seat: int) -> None:
    left = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1    S1    J1
        """,
        seat=seat,
    )
    right = to_place(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1    S1h1  J1
        """,
        seat=seat,
    )
    whole = "eruption.whole_settlement: The tile would cover the whole settlement of seat 1 at"
    assert forbidden(left, "tile 2,0 2") == f"{whole} 1,0."
    assert forbidden(right, "tile 2,0 2") == f"{whole} 1,1."


def test_an_eruption_may_not_cover_a_settlement_of_two_fields() -> None:
    state = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1    S1h1  J1
        """
    )
    assert forbidden(state, "tile 2,0 2") == (
        "eruption.whole_settlement: The tile would cover the whole settlement of seat 1 at 1,1."
    )


def test_one_field_of_a_settlement_has_to_stay_uncovered() -> None:
    """One is enough, and it need not touch both of the fields that are covered."""
    beside_both = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1h1  S1h1  J1
        """
    )
    beside_the_right = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1    S1h1  J1h1
        """
    )
    beside_the_left = to_place(
        """
        1,-2: J1    V1-2
        1,-1:    S1h1
        0,0:  V1-0  J1h1  V1-1
        0,1:     C1    S1h1  J1
        """
    )
    for state in (beside_both, beside_the_right, beside_the_left):
        assert allowed(state, "tile 2,0 2")


def test_a_temple_that_stays_is_enough_of_a_settlement() -> None:
    state = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1    S1h1  J1t1
        """
    )
    assert allowed(state, "tile 2,0 2")


def test_a_field_of_another_colour_does_not_save_a_settlement() -> None:
    state = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1h0  S1    J1
        """
    )
    assert forbidden(state, "tile 2,0 2") == (
        "eruption.whole_settlement: The tile would cover the whole settlement of seat 1 at 1,0."
    )


def test_a_settlement_elsewhere_does_not_save_a_settlement() -> None:
    """The huts on 1,0 and 2,1 do not touch: they are two settlements."""
    state = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1    S1    J1h1
        """
    )
    assert forbidden(state, "tile 2,0 2") == (
        "eruption.whole_settlement: The tile would cover the whole settlement of seat 1 at 1,0."
    )


def test_of_every_settlement_a_field_has_to_stay_uncovered() -> None:
    both_whole = to_place(
        """
        0,0: V1-0  J1h0  V1-1
        0,1:    C1    S1h1  J1
        """
    )
    one_of_each_stays = to_place(
        """
        0,0: V1-0  J1h0  V1-1
        0,1:    C1h0  S1h1  J1h1
        """
    )
    only_of_the_left_one_stays = to_place(
        """
        0,0: V1-0  J1h0  V1-1
        0,1:    C1h0  S1h1  J1
        """
    )
    only_of_the_right_one_stays = to_place(
        """
        0,0: V1-0  J1h0  V1-1
        0,1:    C1    S1h1  J1h1
        """
    )
    whole = "eruption.whole_settlement: The tile would cover the whole settlement of seat"
    assert allowed(one_of_each_stays, "tile 2,0 2")
    assert forbidden(both_whole, "tile 2,0 2") == f"{whole} 1 at 1,1."
    assert forbidden(only_of_the_left_one_stays, "tile 2,0 2") == f"{whole} 1 at 1,1."
    assert forbidden(only_of_the_right_one_stays, "tile 2,0 2") == f"{whole} 0 at 1,0."


ELIMINATED = {"rules": Rules(players=4), "out": [2]}
FINISHED = {"rules": Rules(players=4, ranking=True), "finished": [2], "supply": {2: (0, 0, 2)}}


@pytest.mark.parametrize("gone", [ELIMINATED, FINISHED], ids=["eliminated", "finished"])
def test_settlements_of_eliminated_and_of_finished_players_are_protected_all_the_same(gone: dict[str, Any]) -> None:
    whole = to_place(
        """
        0,0: V1-0  J1h2  V1-1
        0,1:    C1    S1h2  J1
        """,
        **gone,
    )
    temple = to_place(
        """
        0,0: V1-0  J1t2  V1-1
        0,1:    C1h2  S1    J1
        """,
        **gone,
    )
    in_part = to_place(
        """
        0,0: V1-0  J1h2  V1-1
        0,1:    C1h2  S1h2  J1
        """,
        **gone,
    )
    assert forbidden(whole, "tile 2,0 2") == (
        "eruption.whole_settlement: The tile would cover the whole settlement of seat 2 at 1,1."
    )
    assert forbidden(temple, "tile 2,0 2") == (
        "eruption.building: The temple of seat 2 on 1,0 cannot be covered; only huts can."
    )
    assert allowed(in_part, "tile 2,0 2")


# 5. Covered huts


def test_covered_huts_leave_the_game_as_many_as_the_level_they_stood_on() -> None:
    """Two on 0,1; they do not go back to their owner, so that they still count as built."""
    state = to_place(
        """
        0,-1:    S1
        -1,0: J2    V2-2  V2-1  J1
        -1,1:    S2    C2h1  R2h1
        -1,2:       L1
        """,
        tile="LC",
    )
    assert state.supply_of(1) == (16, 3, 2)
    assert "Seat 1 loses 2 huts on 0,1." in told(state.play("tile 0,0 1"))
    assert state.supply_of(1) == (16, 3, 2)
    assert picture(state) == drawing(
        """
        0,-1:    S1
        -1,0: J2    V3-1  V2-1  J1
        -1,1:    L3    C3    R2h1
        -1,2:       L1
        """
    )


# 6. What is left


def test_covering_can_split_a_settlement() -> None:
    state = to_place(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1h1  S1h1  J1h1
        """
    )
    assert settlements(state, 1) == [[(0, 1), (1, 1), (2, 1)]]
    state.play("tile 2,0 2")
    assert settlements(state, 1) == [[(0, 1)], [(2, 1)]]


def test_what_is_left_are_settlements_of_their_own() -> None:
    """Before, the three huts could have a temple on 1,0; afterwards neither of the two parts can, but each expands."""
    board = """
        0,0: V1-0  J1    V1-1
        0,1:    C1h0  S1h0  J1h0
        """
    assert allowed(to_build(board), "temple 1,0")
    state = to_place(board, tile="LR")
    state.play("tile 2,0 2")
    small = "has 1 field; a temple needs 3."
    assert forbidden(state, "temple 1,0") == f"temple.small: The settlement at 0,1 {small}"
    assert legal(state) == ["expand 0,1 R", "expand 0,1 L", "expand 2,1 R"]


def test_a_lone_temple_is_a_settlement() -> None:
    state = to_place(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1h0  S1h0  J1t0
        """,
        tile="LR",
    )
    state.play("tile 2,0 2")
    assert settlements(state, 0) == [[(0, 1)], [(2, 1)]]
    assert legal(state, "expand") == ["expand 0,1 R", "expand 0,1 L", "expand 2,1 R"]


def test_a_lone_tower_is_a_settlement() -> None:
    state = to_place(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3h0  R3h0  J3w0
        0,2:                    R2    S1
        """,
        tile="LL",
    )
    state.play("tile 1,0 2")
    assert settlements(state, 0) == [[(-1, 1)], [(1, 1)]]
    assert legal(state, "expand 1,1") == ["expand 1,1 S", "expand 1,1 R", "expand 1,1 L"]


# 7. No build left


def test_a_placement_that_leaves_its_own_player_no_build_is_legal_and_eliminates() -> None:
    """Seat 0 has no huts left, and the temple could stand only on 1,0, beside three fields."""
    board = """
        0,0: V1-0  J1    V1-1
        0,1:    C1h0  S1h0  J1h0
        """
    state = to_place(board, Rules(players=3), supply={0: (0, 3, 2)})
    assert allowed(state, "tile 3,0 0", "tile 2,0 2")
    spared, doomed = state.copy(), state.copy()
    spared.play("tile 3,0 0")
    assert legal(spared) == ["temple 1,0", "temple 3,1"]
    assert told(doomed.play("tile 2,0 2"))[-1] == "Seat 0 cannot build and is out."
    assert doomed.turn_seat == 1
