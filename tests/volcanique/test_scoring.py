"""Scoring: the rules of the specification, each item worked out by hand on a drawn position."""

import pytest

from surtsey.volcanique.board import read_board
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.scoring import Score, scores
from surtsey.volcanique.state import State
from tests.volcanique.boards import at


def scored(board: str, **options: str) -> list[Score]:
    """Everybody's score on a drawn board."""
    return scores(read_board(board, Rules.from_options(options)))


def points(part: str, board: str, **options: str) -> list[int]:
    """Everybody's points of one kind."""
    return [score.json()[part] for score in scored(board, **options)]


# Critters


def test_one_point_for_each_critter_on_land() -> None:
    """R112. Those of seat 0 in the sea, on the power grid and in the crater are not on land."""
    board = """
               D00 D   M   M
        0,0:  D  1  D M  1  M0    .0
               D   D   M1  M
        seat 0: crater 2, powers A
    """
    assert points("critters", board) == [3, 1]


def test_four_points_for_a_colossal_critter_instead() -> None:
    """Beside that of seat 0 stands a plain one."""
    board = """
               D0+0 D   M  M
        0,0:  D  1  D M  1  M
               D   D   M1+ M
    """
    assert points("colossal", board) == [4, 4]
    assert points("critters", board) == [1, 0]


def test_four_points_for_each_colossal_critter() -> None:
    board = """
               D0+ D   M0+ M
        0,0:  D  1  D M  1  M
               D   D   M   M
    """
    assert points("colossal", board, max_colossal="2") == [8, 0]


def test_a_colossal_critter_that_was_wounded_is_an_ordinary_one() -> None:
    board = """
               D0  D
        0,0:  D  1  D
               D   D
        seat 0: powers colossal
    """
    assert points("colossal", board) == [0, 0]
    assert points("critters", board) == [1, 0]


def test_a_burrowed_critter_is_worth_its_point_even_under_a_tile() -> None:
    board = """
               D0_ D   M   M
        0,0:  D  1  D M  2  M
               D   D   M   M
        under 1,0: DM0(D11)
    """
    assert points("critters", board, burrowing="yes") == [1, 2]


# Herds


def test_one_point_for_each_herd() -> None:
    """Seat 0 has two in D, on different tiles, and three in M; its single one in L is no herd. Seat 1 has no power."""
    board = """
               D0  D   D0  D   M000 M  L0  L   D11 D
        0,0:  D  1  D D  1  D M  1  M L  1  L D  1  D
               D   D   D   D   M   M   L   L   D   D
        seat 0: powers herding
    """
    assert points("herds", board) == [2, 0]


def test_packs_are_no_herds() -> None:
    board = """
               D00 D
        0,0:  D  1  D
               D   D
        seat 0: powers pack
    """
    assert points("herds", board) == [0, 0]


# Connecting edges


def test_a_shared_edge_counts_once() -> None:
    """R113. A triangle has three."""
    board = """
               D0  D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
                   D   D
        0,1:      D  1  D
                   D   D
    """
    assert points("edges", board) == [3, 0]


def test_several_critters_in_a_region_do_not_count_its_edges_again() -> None:
    board = """
               D00 D   D0  D
        0,0:  D  1  D D  1  D
               D   D   D   D
    """
    assert points("edges", board) == [1, 0]


def test_the_edges_of_every_region_that_a_player_controls_count() -> None:
    """One in D and two in M for seat 0, one in L for seat 1; nobody is in the D of the east."""
    board = """
               D0  D   D   D       M   M   M   M   M0  M       L   L   L1  L       D   D   D   D
        0,0:  D  1  D D  1  D  .  M  1  M M  1  M M  1  M  .  L  1  L L  1  L  .  D  1  D D  1  D
               D   D   D   D       M   M   M   M   M   M       L   L   L   L       D   D   D   D
    """
    assert points("edges", board) == [3, 1]


def test_a_tile_with_two_biomes_has_edges_in_both() -> None:
    """The trio in the middle shows M to the west and D to the east."""
    board = """
               M0  M   L   L   D0  D
        0,0:  M  1  M M  1  D D  1  D
               M   M   M   D   D   D
    """
    assert points("edges", board) == [2, 0]


def test_those_who_share_a_region_all_score_its_edges() -> None:
    board = """
               D0  D   D1  D
        0,0:  D  1  D D  1  D
               D   D   D   D
        seat 0: powers cooperative
        seat 1: powers cooperative
    """
    assert points("edges", board) == [1, 1]


def test_an_edge_where_two_tiles_of_a_region_differ_counts_nothing() -> None:
    """All three hexes are of one D region, but the two in the north meet with D and M."""
    board = """
               D0  D   M   M
        0,0:  D  1  D M  1  D
               D   D   D   D
                   D   D
        0,1:      D  1  D
                   D   D
    """
    assert points("edges", board) == [2, 0]


def test_edges_connect_at_any_height() -> None:
    """R32."""
    board = """
               D0  D   D   D   D   D
        0,0:  D  1  D D  5  D D  2  D
               D   D   D   D   D   D
    """
    assert points("edges", board) == [2, 0]


def test_no_edge_connects_to_soil_lava_or_a_volcano() -> None:
    """R35."""
    board = """
               D0  D   :   :   D0  D   *   *   D0  D   ^   ^   D0  D
        0,0:  D  1  D :  1  : D  1  D *  2  * D  1  D ^  2  ^ D  1  D
               D   D   :   :   D   D   *   *   D   D   ^   ^   D   D
    """
    assert points("edges", board) == [0, 0]


# Volcanoes, the crater, what was bought


def test_one_point_for_each_volcano_purchased() -> None:
    """The critters on the grid are not counted besides (R112), nor are the volcanoes on the board."""
    board = """
               ^   ^   ^   ^
        0,0:  ^  2  ^ ^  2  ^
               ^   ^   ^   ^
        seat 0: volcanoes 3, powers A B
        seat 1: volcanoes 1
    """
    assert points("volcanoes", board) == [3, 1]
    assert [score.total for score in scored(board)] == [3, 1]


def test_one_point_for_each_critter_in_the_crater_or_two_if_sacrifices_are_exalted() -> None:
    board = """
        seat 0: crater 3
        seat 1: crater 2, powers exalted
    """
    assert points("crater", board) == [3, 4]


def test_points_that_were_bought() -> None:
    board = """
        seat 0: points 2
    """
    assert points("bought", board) == [2, 0]
    assert [score.total for score in scored(board)] == [2, 0]


def test_cards_that_were_not_played_are_worth_their_points() -> None:
    board = """
        seat 0: cards agile3 frugal2 rift0
        seat 1: cards sea4
        played: bomb3
    """
    assert points("cards", board, caldera="yes") == [5, 4]


# Tallest


def test_three_points_for_the_tallest_stack_with_a_critter() -> None:
    """The stack of five carries nobody."""
    board = """
               D0  D   M1  M   L   L
        0,0:  D  2  D M  3  M L  5  L
               D   D   M   M   L   L
    """
    assert points("tallest", board) == [0, 3]


def test_of_equally_tall_stacks_whoever_has_more_is_tallest() -> None:
    """Seat 0 has two of three tiles and seat 1 one, besides two lower ones that do not count."""
    board = """
               D0  D   M1  M   L0  L   D1  D   M1  M
        0,0:  D  3  D M  3  M L  3  L D  2  D M  2  M
               D   D   M   M   L   L   D   D   M   M
    """
    assert points("tallest", board) == [3, 0]


def test_several_critters_on_a_stack_make_it_no_second_one() -> None:
    board = """
               D00 D   M1  M   L1  L
        0,0:  D  3  D M  3  M L  3  L
               D   D   M   M   L   L
    """
    assert points("tallest", board) == [0, 3]


def test_who_is_still_tied_for_the_tallest_gets_one_point() -> None:
    """R116: the third player gets nothing."""
    board = """
               D0  D   M1  M   L2  L
        0,0:  D  3  D M  3  M L  1  L
               D   D   M   M   L   L
    """
    assert points("tallest", board, players="3") == [1, 1, 0]


def test_a_stack_may_be_tallest_for_both_who_are_on_it() -> None:
    board = """
               M1  D   M   M
        0,0:  M  3  D M  1  M
               M   D0  M   M
    """
    assert points("tallest", board) == [1, 1]


def test_nobody_is_tallest_or_largest_without_critters_on_land() -> None:
    board = """
               D   D   M   M
        0,0:  D  3  D M  1  M    .0
               D   D   M   M
    """
    assert points("tallest", board) == [0, 0]
    assert points("largest", board) == [0, 0]


# Largest


def test_three_points_for_the_region_with_most_tiles() -> None:
    """The region of four tiles is nobody's."""
    board = """
               D0  D   D   D   M1  M   M   M   M   M   L   L   L   L   L   L   L   L
        0,0:  D  1  D D  1  D M  1  M M  1  M M  1  M L  1  L L  1  L L  1  L L  1  L
               D   D   D   D   M   M   M   M   M   M   L   L   L   L   L   L   L   L
    """
    assert points("largest", board) == [0, 3]


def test_the_size_of_a_region_is_in_tiles_not_in_edges_or_height() -> None:
    """Three tiles in a row against a triangle with three edges, on tall stacks."""
    board = """
               D0  D   D   D   D   D       M1  M   M   M
        0,0:  D  1  D D  1  D D  1  D  .  M  4  M M  4  M
               D   D   D   D   D   D       M   M   M   M
                                               M   M
        4,1:                                  M  4  M
                                               M   M
    """
    assert points("largest", board) == [1, 1]


def test_of_equally_large_regions_whoever_has_more_is_largest() -> None:
    """R115. Two regions of two tiles against one, besides two single ones that do not count."""
    board = """
               D0  D   D   D   M1  M   M   M   D0  D   D   D   L1  L   M1  M
        0,0:  D  1  D D  1  D M  1  M M  1  M D  1  D D  1  D L  1  L M  1  M
               D   D   D   D   M   M   M   M   D   D   D   D   L   L   M   M
    """
    assert points("largest", board) == [3, 0]


def test_several_critters_in_a_region_make_it_no_second_one() -> None:
    board = """
               D0  D   D0  D   M1  M   M   M   D   D   L1  L   L   L
        0,0:  D  1  D D  1  D M  1  M M  1  M D  1  D L  1  L L  1  L
               D   D   D   D   M   M   M   M   D   D   L   L   L   L
    """
    assert points("largest", board) == [0, 3]


def test_who_is_still_tied_for_the_largest_gets_one_point() -> None:
    """Among them, those who share the region."""
    board = """
               D02 D   D   D   M1  M   M   M   L3  L
        0,0:  D  1  D D  1  D M  1  M M  1  M L  1  L
               D   D   D   D   M   M   M   M   L   L
    """
    assert points("largest", board, players="4") == [1, 1, 1, 0]


# Ties

ALIKE = """
           D0  D   D   D       M0  M   M   M       D1  D   D   D       M1  M       L1  L       D1  D
    0,0:  D  1  D D  1  D  .  M  1  M M  1  M  .  D  1  D D  1  D  .  M  1  M  .  L  1  L  .  D  1  D
           D   D   D   D       M   M   M   M       D   D   D   D       M   M       L   L       D   D
"""
"""The largest regions have two tiles: seat 0 has two of them; seat 1 has one, and three single tiles besides."""


@pytest.mark.parametrize(("largest_tie", "largest"), [("regions", [3, 0]), ("tiles", [0, 3]), ("shared", [1, 1])])
def test_who_has_the_largest_region_if_several_are_as_large(largest_tie: str, largest: list[int]) -> None:
    """R115, R125: more regions of that size, more tiles in all regions together, or nobody more than the other."""
    assert points("largest", ALIKE, largest_tie=largest_tie) == largest


@pytest.mark.parametrize("largest_tie", ["regions", "tiles", "shared"])
def test_a_larger_region_is_largest_whatever_others_have_besides(largest_tie: str) -> None:
    """R125 is about ties: three tiles of seat 0 against two regions of two, which are more regions and more tiles."""
    board = """
               D0  D   D   D   D   D       M1  M   M   M       D1  D   D   D
        0,0:  D  1  D D  1  D D  1  D  .  M  1  M M  1  M  .  D  1  D D  1  D
               D   D   D   D   D   D       M   M   M   M       D   D   D   D
    """
    assert points("largest", board, largest_tie=largest_tie) == [3, 0]


@pytest.mark.parametrize("largest_tie", ["regions", "tiles", "shared"])
def test_who_is_equal_in_that_too_gets_one_point(largest_tie: str) -> None:
    """R116: two tiles and one, for both. The third player has one tile."""
    board = """
               D0  D   D   D       M0  M       D1  D   D   D       M1  M       L2  L
        0,0:  D  1  D D  1  D  .  M  1  M  .  D  1  D D  1  D  .  M  1  M  .  L  1  L
               D   D   D   D       M   M       D   D   D   D       M   M       L   L
    """
    assert points("largest", board, players="3", largest_tie=largest_tie) == [1, 1, 0]


@pytest.mark.parametrize(
    ("largest_tie", "largest"), [("regions", [3, 0, 0]), ("tiles", [1, 1, 0]), ("shared", [1, 1, 0])]
)
def test_as_many_tiles_in_more_regions_of_that_size(largest_tie: str, largest: list[int]) -> None:
    """R125: two regions of two tiles, or one of two and two of one. The five single tiles of seat 2 are no match."""
    board = """
               D0  D   D   D       M0  M   M   M       D1  D   D   D       M1  M       L1  L
        0,0:  D  1  D D  1  D  .  M  1  M M  1  M  .  D  1  D D  1  D  .  M  1  M  .  L  1  L
               D   D   D   D       M   M   M   M       D   D   D   D       M   M       L   L
               D2  D       M2  M       L2  L       D2  D       M2  M
        0,2:  D  1  D  .  M  1  M  .  L  1  L  .  D  1  D  .  M  1  M
               D   D       M   M       L   L       D   D       M   M
    """
    assert points("largest", board, players="3", largest_tie=largest_tie) == largest


@pytest.mark.parametrize("largest_tie", ["regions", "tiles", "shared"])
def test_several_critters_in_a_region_do_not_count_its_tiles_again(largest_tie: str) -> None:
    board = """
               D00 D   D0  D       D1  D   D   D
        0,0:  D  1  D D  1  D  .  D  1  D D  1  D
               D   D   D   D       D   D   D   D
    """
    assert points("largest", board, largest_tie=largest_tie) == [1, 1]


@pytest.mark.parametrize("largest_tie", ["regions", "tiles", "shared"])
def test_largest_tie_is_not_about_the_tallest(largest_tie: str) -> None:
    """R125: there more stacks decide, as always, and not how high others are."""
    board = """
               D0  D   M0  M   L1  L   D1  D   M1  M
        0,0:  D  3  D M  3  M L  3  L D  2  D M  2  M
               D   D   M   M   L   L   D   D   M   M
    """
    assert points("tallest", board, largest_tie=largest_tie) == [3, 0]


TIED = """
           D0  D   D   D       M1  M   M   M       L2  L
    0,0:  D  3  D D  1  D  .  M  3  M M  1  M  .  L  1  L
           D   D   D   D       M   M   M   M       L   L
"""
"""Seats 0 and 1 are equal in height and size; seat 2 has less; a fourth has nothing."""


@pytest.mark.parametrize("objective", ["tallest", "largest"])
@pytest.mark.parametrize(("tie_points", "found"), [("tied", [1, 1, 0, 0]), ("all", [1, 1, 1, 1])])
def test_who_gets_points_for_a_tie(objective: str, tie_points: str, found: list[int]) -> None:
    """R116, R125: those who are tied, or every seat, those without land too."""
    assert points(objective, TIED, players="4", tie_points=tie_points) == found


@pytest.mark.parametrize("objective", ["tallest", "largest"])
@pytest.mark.parametrize("tie_points", ["tied", "all"])
def test_tie_points_are_for_ties_only(objective: str, tie_points: str) -> None:
    """R125: seat 1 has a taller stack and a larger region; or nobody is on land."""
    board = """
               D0  D   D   D       M1  M   M   M   M   M       L2  L
        0,0:  D  3  D D  1  D  .  M  4  M M  1  M M  1  M  .  L  1  L
               D   D   D   D       M   M   M   M   M   M       L   L
    """
    assert points(objective, board, players="4", tie_points=tie_points) == [0, 3, 0, 0]
    nobody = board.replace("D0", "D ").replace("M1", "M ").replace("L2", "L ")
    assert points(objective, nobody, players="4", tie_points=tie_points) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("largest_tie", "largest"),
    [("regions", [3, 0, 0]), ("tiles", [0, 3, 0]), ("shared", [1, 1, 1])],
)
def test_both_options_together(largest_tie: str, largest: list[int]) -> None:
    """R125: every player gets a point only if the first option leaves a tie. Seat 2 has no land."""
    assert points("largest", ALIKE, players="3", largest_tie=largest_tie, tie_points="all") == largest


@pytest.mark.parametrize("tie_points", ["tied", "all"])
def test_without_bonuses_ties_bring_nothing(tie_points: str) -> None:
    for part in ("tallest", "largest"):
        assert points(part, TIED, players="4", tie_points=tie_points, bonuses="no") == [0, 0, 0, 0]


def test_points_for_ties_are_in_the_total() -> None:
    """R125: two for each seat, for height and size."""
    tied, to_all = (scored(TIED, players="4", tie_points=tie_points) for tie_points in ("tied", "all"))
    assert [one.total - other.total for one, other in zip(to_all, tied, strict=True)] == [0, 0, 2, 2]


# Diversified


def test_two_points_for_each_set_of_regions_of_all_three_biomes() -> None:
    """Seat 0 has three regions of D, two of M and two of L: two sets. Seat 1 has D and M, but no L."""
    board = """
               D0  D       M0  M       L0  L       D0  D       M0  M       L0  L       D0  D       D1  D       M1  M
        0,0:  D  1  D  .  M  1  M  .  L  1  L  .  D  1  D  .  M  1  M  .  L  1  L  .  D  1  D  .  D  1  D  .  M  1  M
               D   D       M   M       L   L       D   D       M   M       L   L       D   D       D   D       M   M
    """
    assert points("diversified", board) == [4, 0]


def test_critters_in_one_region_are_of_one_region() -> None:
    """Two in the D of two tiles, two in M, two in L: one set."""
    board = """
               D0  D   D0  D   M00 M   L00 L
        0,0:  D  1  D D  1  D M  1  M L  1  L
               D   D   D   D   M   M   L   L
    """
    assert points("diversified", board) == [2, 0]


@pytest.mark.parametrize("diversity", [0, 1, 2, 5])
def test_a_set_is_worth_what_the_option_says(diversity: int) -> None:
    """R114."""
    board = """
               L0  L
        0,0:  M0 1  D
               M   D0
    """
    assert points("diversified", board, diversity=str(diversity)) == [diversity, 0]


# All together

EVERYTHING = """
           D0  D   D   D   M0  M   L0+ L   M1  M
    0,0:  D  3  D D  1  D M  1  M L  1  L M  2  M
           D   D   D   D   M   M   L   L   M   M
    seat 0: crater 2, volcanoes 1, points 1, powers herding, cards sea3
"""


def test_the_objectives_are_an_option() -> None:
    """Tallest with three tiles, largest with two, one set of three biomes. Everything else scores all the same."""
    score, without = (scored(EVERYTHING, bonuses=bonuses, caldera="yes")[0] for bonuses in ("yes", "no"))
    assert (score.tallest, score.largest, score.diversified) == (3, 3, 2)
    assert (without.tallest, without.largest, without.diversified) == (0, 0, 0)
    assert without.total == score.total - 8


def test_the_total_is_of_everything() -> None:
    """Critters, a Colossal one, an edge, a volcano, the crater, objectives, a bought point, a card."""
    assert scored(EVERYTHING, caldera="yes")[0].total == 2 + 4 + 1 + 1 + 2 + 8 + 1 + 3


# Who wins


def over(board: str, **options: str) -> State:
    """The end of the last flush turn: nothing flows, so the game is over."""
    return at(f"{board}\n turn 9: seat 1, stage flush, ending, trigger critters 0", "end", bonuses="no", **options)


def test_whoever_has_most_points_wins() -> None:
    state = over(
        """
                   D0  D   M1  M   L2  L
            0,0:  D  1  D M  1  M L  1  L
                   D   D   M   M   L   L
            seat 1: points 2
            seat 2: points 1
        """,
        players="3",
    )
    assert [score.total for score in state.scores()] == [1, 3, 2]
    assert state.places() == [3, 1, 2]


def test_of_equal_points_critters_on_land_decide() -> None:
    """R117. Two points each; those of seat 1 are in the crater, though it has more volcanoes."""
    state = over(
        """
                   D0  D   M0  M
            0,0:  D  1  D M  1  M
                   D   D   M   M
            seat 1: crater 1, volcanoes 1
        """
    )
    assert [score.total for score in state.scores()] == [2, 2]
    assert state.places() == [1, 2]


def test_then_volcanoes_decide() -> None:
    state = over(
        """
                   D0  D   M1  M
            0,0:  D  1  D M  1  M
                   D   D   M   M
            seat 0: crater 1
            seat 1: volcanoes 1
        """
    )
    assert [score.total for score in state.scores()] == [2, 2]
    assert state.places() == [2, 1]


def test_who_is_equal_in_everything_shares_the_place() -> None:
    """And the next one is third."""
    state = over(
        """
                   D0  D   M1  M
            0,0:  D  1  D M  1  M
                   D   D   M   M
            seat 0: crater 1
            seat 1: points 1
            seat 2: points 1
        """,
        players="3",
    )
    assert state.places() == [1, 1, 3]


def test_critters_at_sea_and_on_the_grid_decide_nothing() -> None:
    state = over(
        """
                   D0  D   M1  M
            0,0:  D  1  D M  1  M    .1
                   D   D   M   M
            seat 1: powers A
        """
    )
    assert state.places() == [1, 1]


def test_there_are_no_places_before_the_end() -> None:
    state = at(
        """
                   D0  D   D   D
            0,0:  D  1  D D  1  D
                   D   D   D   D
        """
    )
    assert state.places() is None
