"""Elimination and the ends of the game: the rules of the specification, sentence by sentence.

Where only numbers matter, they are given, and the pieces built are not in the drawing.
"""

from typing import Any

import pytest

from surtsey.taluva import Rules, State
from tests.taluva.boards import drawing, forbidden, legal, picture, to_build, to_place, told

Pieces = tuple[int, int, int]


def last_tile(built: list[Pieces], **options: Any) -> State:
    """The last of four tiles lies, and seat 0 is about to build. The seats have built temples, towers, huts."""
    position = {name: options.pop(name) for name in ("out", "finished") if name in options}
    return to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1    V1-1
        0,1:    C1    S1    J1    R1    L1    S1
        """,
        Rules(players=len(built), tiles=4, **options),
        supply={seat: (20 - huts, 3 - temples, 2 - towers) for seat, (temples, towers, huts) in enumerate(built)},
        **position,
    )


# Elimination: with one hut for each player, whoever has built it can build nothing more

ONE_HUT_EACH = """
    0,0: V1-0  J1h0  V1-1
    0,1:    C1h1  S1    J1
    """


def test_who_has_no_legal_build_is_eliminated() -> None:
    state = to_place(ONE_HUT_EACH, Rules(players=3, huts=1))
    assert told(state.play("tile 3,0 0"))[-1] == "Seat 0 cannot build and is out."
    assert list(state.out) == [0]


def test_who_has_a_legal_build_is_not() -> None:
    state = to_place(ONE_HUT_EACH, Rules(players=3, huts=1), seat=2)
    state.play("tile 3,0 0")
    assert list(state.out) == []
    assert (state.turn_seat, len(legal(state, "hut"))) == (2, 4)


def test_huts_without_a_field_for_them_are_no_build() -> None:
    """Seat 0 has all its huts, but buries the last free fields of level 1."""
    state = to_place(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1h1  S1    J1h1
        """,
        Rules(players=3),
    )
    state.play("tile 2,0 2")
    assert list(state.out) == [0]


@pytest.mark.parametrize(("edition", "out"), [("hig-2006", []), ("ferti-2012", [0])])
def test_the_edition_decides_what_is_a_legal_build(edition: str, out: list[int]) -> None:
    """One hut is left to seat 0. After the eruption only 2,1 and 4,0 are free on level 1, both next to it."""
    state = to_place(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1
        0,1:    J1h1  S1    C1    R1h0
        """,
        Rules(edition, players=3, huts=2),
    )
    state.play("tile 2,0 2")
    assert list(state.out) == out


def test_only_having_placed_the_tile() -> None:
    """On the island as it is seat 0 has no build; the new tile brings one."""
    board = """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1h1  S1h1  J1h1
        """
    assert legal(to_build(board)) == []
    state = to_place(board)
    state.play("tile 3,0 0")
    assert legal(state) == ["hut 3,1", "hut 4,0"]


def test_the_eliminated_are_skipped_and_their_pieces_stay() -> None:
    state = to_place(ONE_HUT_EACH, Rules(players=3, huts=1), tile="LR")
    state.play("tile 3,0 0")
    assert state.turn_seat == 1
    assert picture(state) == drawing(
        """
        0,0: V1-0  J1h0  V1-1  V1-0  R1
        0,1:    C1h1  S1    J1    L1
        """
    )
    state = to_build(ONE_HUT_EACH, Rules(players=4), seat=3, out=[0, 1])
    state.play("hut 1,1")
    assert state.turn_seat == 2


def test_the_last_player_left_wins_at_once() -> None:
    state = to_place(ONE_HUT_EACH, Rules(huts=1))
    assert told(state.play("tile 3,0 0"))[1:] == [
        "Seat 0 cannot build and is out.",
        "The game ends: one side is left. Won by seat 1.",
    ]
    assert state.places() == [2, 1]


def test_of_four_the_last_one_left_wins_too_and_the_first_eliminated_is_last() -> None:
    """Seat 2 wins, though it is not its turn and it has built nothing."""
    state = to_place(ONE_HUT_EACH, Rules(players=4, huts=1), out=[3, 1])
    assert told(state.play("tile 3,0 0"))[-1] == "The game ends: one side is left. Won by seat 2."
    assert state.places() == [2, 3, 1, 4]


def test_while_two_are_left_the_game_goes_on() -> None:
    state = to_place(ONE_HUT_EACH, Rules(players=4, huts=1), out=[3])
    state.play("tile 3,0 0")
    assert state.places() is None
    assert state.turn_seat == 1


# Two types

THREE_HUTS = """
    0,0: V1-0  J1    V1-1  V1-0  C1
    0,1:    C1h0  S1h0  J1h0  R1
    """


def test_who_has_built_all_pieces_of_two_types_wins_at_once() -> None:
    """All three huts, and then the only temple."""
    state = to_build(THREE_HUTS, Rules(huts=3, temples=1))
    assert told(state.play("temple 3,1"))[-1] == "The game ends: two types built. Won by seat 0."
    assert state.places() == [1, 2]


@pytest.mark.parametrize("rules", [Rules(huts=4, temples=1), Rules(huts=3, temples=2)], ids=["a hut", "a temple"])
def test_one_piece_less_is_not_enough(rules: Rules) -> None:
    state = to_build(THREE_HUTS, rules)
    state.play("temple 3,1")
    assert state.places() is None
    assert state.turn_seat == 1


def test_temples_and_towers_are_two_types() -> None:
    board = """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3h0  R3w0  J3h0
        0,2:                    R2    S1
        """
    state = to_build(board, Rules(temples=1, towers=1))
    state.play("temple 1,2")
    assert (state.ended, state.places()) == ("two_types", [1, 2])


def test_huts_and_towers_are_two_types() -> None:
    """The tower comes last, on level 4, beside four huts."""
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  L4    V4-2
        -2,1:    J2    C3    S4h0  J3
        0,2:                    R2    S1
        """,
        Rules(huts=4, towers=1),
    )
    state.play("tower 0,0")
    assert (state.ended, state.places()) == ("two_types", [1, 2])


def test_an_expansion_completes_the_huts() -> None:
    state = to_build(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1t0  S1    J1
        """,
        Rules(huts=1, temples=1),
    )
    state.play("expand 0,1 S")
    assert (state.ended, state.places()) == ("two_types", [1, 2])


def test_huts_that_were_covered_count_as_built() -> None:
    """Seat 0 has four huts: seat 1 covers two of the three that stand there, and then seat 0 builds the fourth."""
    state = to_place(
        """
        0,0: V1-0  J1h0  V1-1  V1-0  C1
        0,1:    C1h0  S1h0  J1t0  R1
        """,
        Rules(huts=4, temples=1),
        seat=1,
    )
    for action in ("tile 2,0 2", "hut 4,0", "draw LL", "tile 4,-2 1", "hut 3,1"):
        state.play(action)
    assert (state.ended, state.places()) == ("two_types", [1, 2])


def test_two_types_are_checked_also_after_the_last_tile() -> None:
    """At the exhausted stack seat 1 would win: it has as many temples, and a tower."""
    state = to_build(THREE_HUTS, Rules(huts=3, temples=1, tiles=3), supply={1: (3, 0, 1)})
    assert told(state.play("temple 3,1"))[-1] == "The game ends: two types built. Won by seat 0."
    assert state.places() == [1, 2]


def test_behind_the_winner_the_players_still_in_by_their_buildings_then_the_eliminated() -> None:
    """The first eliminated is last, whatever was built before."""
    state = to_build(
        THREE_HUTS,
        Rules(players=4, huts=3, temples=3),
        supply={0: (0, 1, 2), 1: (3, 2, 2), 2: (0, 2, 1), 3: (3, 3, 2)},
        out=[2, 1],
    )
    state.play("temple 3,1")
    assert state.places() == [1, 3, 4, 2]


def test_behind_the_winner_equal_players_share_the_better_place() -> None:
    state = to_build(THREE_HUTS, Rules(players=4, huts=3, temples=1), supply={2: (2, 1, 2)})
    state.play("temple 3,1")
    assert state.places() == [1, 3, 2, 3]


def test_when_the_game_is_over_nothing_is_allowed() -> None:
    state = to_build(THREE_HUTS, Rules(huts=3, temples=1))
    state.play("temple 3,1")
    assert state.decision is None
    for action in ("draw JC", "tile 5,0 0", "hut 1,0"):
        assert forbidden(state, action) == "game.over: The game is over."


# Stack exhausted


def test_the_player_of_the_last_tile_still_builds() -> None:
    state = State.with_deck(Rules(tiles=3), "CJ,SJ,RL")
    for action in ("tile 0,0 0", "hut 1,0", "tile 2,0 0", "hut 3,0", "tile 4,0 0"):
        state.play(action)
    assert (state.left, state.turn_seat, state.places()) == (0, 0, None)
    assert told(state.play("hut 5,0"))[-1] == "The game ends: stack exhausted. Won by seat 0."
    assert state.places() == [1, 2]


def test_before_the_last_tile_the_game_goes_on() -> None:
    state = State.with_deck(Rules(tiles=4), "CJ,SJ,RL,LL")
    for action in ("tile 0,0 0", "hut 1,0", "tile 2,0 0", "hut 3,0", "tile 4,0 0", "hut 5,0"):
        state.play(action)
    assert (state.left, state.turn_seat, state.places()) == (0, 1, None)


def test_the_player_of_the_last_tile_may_be_eliminated() -> None:
    """Seat 0 goes out with it. Then the game ends, and the others are placed by their one hut and none."""
    state = to_place(ONE_HUT_EACH, Rules(players=3, huts=1, tiles=3))
    assert told(state.play("tile 3,0 0"))[1:] == [
        "Seat 0 cannot build and is out.",
        "The game ends: stack exhausted. Won by seat 1.",
    ]
    assert state.places() == [3, 1, 2]


@pytest.mark.parametrize(
    ("what", "built"),
    [
        ("temples before towers and huts", [(0, 2, 17), (1, 0, 0)]),
        ("towers before huts", [(1, 0, 17), (1, 1, 0)]),
        ("huts", [(1, 1, 5), (1, 1, 7)]),
    ],
)
def test_most_temples_then_towers_then_huts(what: str, built: list[Pieces]) -> None:
    """Seat 0 builds one more hut, and seat 1 wins all the same."""
    state = last_tile(built)
    assert told(state.play("hut 1,0"))[-1] == "The game ends: stack exhausted. Won by seat 1."
    assert state.places() == [2, 1]


def test_covered_huts_are_included() -> None:
    """Seat 0 covers two of the other's three huts and has three with the two it builds: equal."""
    state = to_place(
        """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1h1  S1h1  J1h0
        """,
        Rules(tiles=3),
        tile="LR",
    )
    state.play("tile 2,0 2")
    state.play("expand 2,1 R")
    assert state.places() == [1, 1]


def test_eliminated_players_do_not_take_part() -> None:
    state = last_tile([(0, 0, 0), (2, 1, 19), (0, 0, 9)], out=[1])
    assert told(state.play("hut 1,0"))[-1] == "The game ends: stack exhausted. Won by seat 2."
    assert state.places() == [2, 3, 1]


def test_the_first_eliminated_is_last() -> None:
    state = last_tile([(0, 0, 0), (2, 1, 19), (0, 0, 9), (1, 0, 0)], out=[1, 3])
    state.play("hut 1,0")
    assert state.places() == [2, 4, 1, 3]


def test_still_equal_players_share_the_victory() -> None:
    state = last_tile([(1, 1, 6), (1, 1, 7)])
    assert told(state.play("hut 1,0"))[-1] == "The game ends: stack exhausted. Won by seat 0 and seat 1."
    assert state.places() == [1, 1]


@pytest.mark.parametrize(
    ("built", "places"),
    [
        ([(0, 0, 8), (0, 0, 3), (0, 0, 3), (0, 0, 1)], [1, 2, 2, 4]),
        ([(0, 0, 6), (0, 0, 9), (0, 0, 7), (0, 0, 1)], [2, 1, 2, 4]),
        ([(0, 0, 6), (0, 1, 7), (1, 0, 7), (0, 0, 7)], [3, 2, 1, 3]),
        ([(0, 0, 6), (0, 0, 7), (0, 0, 7), (0, 0, 1)], [1, 1, 1, 4]),
        ([(0, 0, 6), (0, 0, 7), (0, 0, 7)], [1, 1, 1]),
    ],
)
def test_equals_share_the_better_place(built: list[Pieces], places: list[int]) -> None:
    """Seat 0 builds one more hut."""
    state = last_tile(built)
    state.play("hut 1,0")
    assert state.places() == places


# Team game: seats 0 and 2 against 1 and 3

TEAMS = Rules(players=4, teams=True, huts=5, temples=1)
NONE, HUTS, HUTS_TEMPLES = (5, 1, 2), (0, 1, 2), (0, 0, 2)
"""What is left to a player who has built no type, the huts, the huts and the temple."""


def about_to_build_the_temple(seat: int, own: Pieces, partner: Pieces, **position: Any) -> State:
    """A member of a team with three huts on the board. Of the others, the next one has built two types."""
    return to_build(
        THREE_HUTS.replace("h0", f"h{seat}"),
        TEAMS,
        seat=seat,
        supply={seat: own, (seat + 2) % 4: partner, (seat + 1) % 4: HUTS_TEMPLES},
        **position,
    )


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    ("own", "partner"), [(HUTS, HUTS), ((2, 1, 2), HUTS_TEMPLES)], ids=["the two types last", "the one type last"]
)
def test_a_team_wins_when_one_member_has_built_two_types_and_the_other_one(
    seat: int, own: Pieces, partner: Pieces
) -> None:
    state = about_to_build_the_temple(seat, own, partner)
    winners = "seat 0 and seat 2" if seat in (0, 2) else "seat 1 and seat 3"
    assert told(state.play("temple 3,1"))[-1] == f"The game ends: two types built. Won by {winners}."
    assert state.places() == ([1, 3, 1, 3] if seat in (0, 2) else [3, 1, 3, 1])


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    ("own", "partner"),
    [((2, 1, 2), NONE), ((2, 1, 2), HUTS), (HUTS, NONE), ((0, 1, 0), NONE)],
    ids=["1 and 0", "1 and 1", "2 and 0", "3 and 0"],
)
def test_a_team_has_not_won_with_fewer(seat: int, own: Pieces, partner: Pieces) -> None:
    state = about_to_build_the_temple(seat, own, partner)
    state.play("temple 3,1")
    assert state.places() is None
    assert state.turn_seat == (seat + 1) % 4


def test_a_member_who_has_completed_two_types_plays_on() -> None:
    """Seat 0 completes the huts, after the towers; when its turn comes again it may build the temple."""
    state = to_build(THREE_HUTS, TEAMS, supply={0: (1, 1, 0)})
    for action in (
        *("hut 4,0", "draw LL", "tile 5,0 0", "hut 5,1"),
        *("draw RR", "tile 7,0 0", "hut 7,1", "draw SS", "tile 9,0 0", "hut 9,1"),
    ):
        state.play(action)
    assert state.turn_seat == 0
    state.play("draw CC")
    state.play("tile 11,0 0")
    assert legal(state) == ["temple 1,0", "temple 3,1"]


@pytest.mark.parametrize(
    ("built", "places"),
    [
        ([(1, 0, 4), (1, 2, 9), (1, 0, 4), (0, 2, 9)], [1, 3, 1, 3]),
        ([(1, 1, 4), (1, 0, 9), (1, 0, 4), (1, 0, 9)], [1, 3, 1, 3]),
        ([(1, 0, 4), (1, 0, 5), (0, 0, 5), (0, 0, 6)], [3, 1, 3, 1]),
        ([(1, 0, 4), (1, 0, 5), (0, 0, 7), (0, 0, 6)], [1, 3, 1, 3]),
        ([(2, 0, 4), (1, 1, 8), (0, 1, 5), (1, 0, 2)], [1, 1, 1, 1]),
    ],
    ids=["temples", "towers", "huts of the others", "huts", "equal"],
)
def test_at_the_exhausted_stack_both_members_buildings_are_added_up(built: list[Pieces], places: list[int]) -> None:
    """Seat 0 builds one more hut."""
    state = last_tile(built, teams=True)
    state.play("hut 1,0")
    assert (state.ended, state.places()) == ("stack_exhausted", places)


@pytest.mark.parametrize(("out", "places"), [([], [1, 3, 1, 3]), ([2], [3, 1, 3, 1])], ids=["in", "eliminated"])
def test_those_of_an_eliminated_member_are_left_out(out: list[int], places: list[int]) -> None:
    state = last_tile([(0, 0, 0), (0, 0, 2), (2, 1, 9), (0, 0, 2)], teams=True, out=out)
    state.play("hut 1,0")
    assert (state.ended, state.places()) == ("stack_exhausted", places)


@pytest.mark.parametrize(
    ("built", "out", "places"),
    [
        ([(1, 0, 0), (0, 0, 9), (0, 0, 0), (0, 0, 9)], [2], [1, 3, 1, 3]),
        ([(0, 0, 9), (1, 0, 0), (0, 0, 9), (0, 0, 0)], [3], [3, 1, 3, 1]),
    ],
)
def test_a_team_may_win_with_what_one_member_has_built(built: list[Pieces], out: list[int], places: list[int]) -> None:
    """Seat 0 alone with its temple, or seat 1."""
    state = last_tile(built, teams=True, out=out)
    state.play("hut 1,0")
    assert (state.ended, state.places()) == ("stack_exhausted", places)


def test_a_member_with_no_legal_build_is_eliminated_even_when_nothing_is_left_to_build() -> None:
    """That does not take the partner down: seat 2 has its turn after seat 1. Places are the team's, later."""
    state = to_place(THREE_HUTS, TEAMS, supply={0: (0, 0, 0)})
    assert told(state.play("tile 5,0 0"))[-1] == "Seat 0 cannot build and is out."
    assert state.place(0) is None
    for action in ("draw LL", "tile 7,0 0", "hut 1,0"):
        state.play(action)
    assert state.turn_seat == 2


@pytest.mark.parametrize("seat", range(4))
def test_types_completed_before_an_elimination_still_count_for_the_early_win(seat: int) -> None:
    """For the partner of an eliminated member, who has built two types or one."""
    after_two = about_to_build_the_temple(seat, (2, 1, 2), HUTS_TEMPLES, out=[(seat + 2) % 4])
    after_one = about_to_build_the_temple(seat, HUTS, HUTS, out=[(seat + 2) % 4])
    for state in (after_two, after_one):
        state.play("temple 3,1")
        assert state.ended == "two_types"
        assert state.places() == ([1, 3, 1, 3] if seat in (0, 2) else [3, 1, 3, 1])


@pytest.mark.parametrize("out", [[2], [1, 2], [2, 3]])
def test_a_team_is_out_when_both_members_are(out: list[int]) -> None:
    """Seat 0 follows seat 2. The other team wins, also the member who was eliminated."""
    state = to_place(ONE_HUT_EACH, Rules(players=4, teams=True, huts=1), out=out)
    assert told(state.play("tile 3,0 0"))[-1] == "The game ends: one side is left. Won by seat 1 and seat 3."
    assert state.places() == [3, 1, 3, 1]


def test_a_team_is_not_out_when_one_member_is() -> None:
    """One of each team is out: seats 2 and 3 play on."""
    state = to_place(ONE_HUT_EACH, Rules(players=4, teams=True, huts=1), out=[1])
    state.play("tile 3,0 0")
    assert state.places() is None
    assert state.turn_seat == 2


# Ranking game


def ranking(players: int) -> Rules:
    """Whoever has three huts on the board finishes with the temple."""
    return Rules(players=players, ranking=True, huts=3, temples=1)


def test_who_has_built_two_types_takes_the_best_place_and_leaves() -> None:
    """The others play on; seat 0 has no turn any more."""
    state = to_build(THREE_HUTS, ranking(3))
    assert told(state.play("temple 3,1"))[-1] == "Seat 0 has built two types and takes place 1."
    assert (state.place(0), state.places()) == (1, None)
    seats = []
    for action in ("draw LL", "tile 5,0 0", "hut 5,1", "draw RR", "tile 7,0 0", "hut 7,1"):
        seats.append(state.turn_seat)
        state.play(action)
    assert seats == [1, 1, 1, 2, 2, 2]
    assert state.turn_seat == 1


def test_the_next_to_finish_takes_the_best_place_still_free() -> None:
    state = to_build(THREE_HUTS, ranking(4), supply={3: HUTS_TEMPLES}, finished=[3])
    assert told(state.play("temple 3,1"))[-1] == "Seat 0 has built two types and takes place 2."
    assert [state.place(seat) for seat in range(4)] == [2, None, None, 1]


def test_an_eliminated_player_takes_the_worst_place_still_free() -> None:
    """The rest play on."""
    rules = Rules(players=4, ranking=True, huts=1)
    first = to_place(ONE_HUT_EACH, rules)
    first.play("tile 3,0 0")
    assert [first.place(seat) for seat in range(4)] == [4, None, None, None]
    assert first.turn_seat == 1
    second = to_place(ONE_HUT_EACH, rules, out=[2])
    second.play("tile 3,0 0")
    assert [second.place(seat) for seat in range(4)] == [3, None, 4, None]
    assert second.places() is None


def test_the_last_player_left_takes_the_last_free_place() -> None:
    """After seat 1 has finished and seat 2 was eliminated, seat 0 finishes or is eliminated; seat 3 is left."""
    finishes = to_build(THREE_HUTS, ranking(4), supply={1: HUTS_TEMPLES}, finished=[1], out=[2])
    assert told(finishes.play("temple 3,1"))[-2:] == [
        "Seat 0 has built two types and takes place 2.",
        "The game ends: every place is taken. Won by seat 1.",
    ]
    assert finishes.places() == [2, 1, 4, 3]
    falls = to_place(ONE_HUT_EACH, Rules(players=4, ranking=True, huts=1), supply={1: (0, 0, 2)}, finished=[1], out=[2])
    falls.play("tile 3,0 0")
    assert (falls.ended, falls.places()) == ("all_placed", [3, 1, 4, 2])


def test_of_two_players_the_other_is_left() -> None:
    finishes = to_build(THREE_HUTS, ranking(2))
    finishes.play("temple 3,1")
    assert (finishes.ended, finishes.places()) == ("all_placed", [1, 2])
    falls = to_place(ONE_HUT_EACH, Rules(ranking=True, huts=1))
    falls.play("tile 3,0 0")
    assert (falls.ended, falls.places()) == ("all_placed", [2, 1])


@pytest.mark.parametrize(
    ("built", "places"),
    [
        ([(1, 0, 0), (0, 2, 9), (0, 0, 9), (3, 2, 0)], [2, 3, 4, 1]),
        ([(0, 0, 6), (0, 1, 0), (0, 0, 9), (3, 2, 0)], [4, 2, 3, 1]),
        ([(1, 1, 6), (1, 1, 7), (1, 0, 9), (3, 2, 0)], [2, 2, 4, 1]),
        ([(1, 0, 6), (1, 1, 7), (1, 0, 7), (3, 2, 0)], [3, 2, 3, 1]),
    ],
)
def test_at_the_exhausted_stack_the_free_places_go_by_temples_towers_huts(
    built: list[Pieces], places: list[int]
) -> None:
    """Seat 3 has finished, seat 0 builds one more hut. Equal players share the better place."""
    state = last_tile(built, ranking=True, finished=[3])
    state.play("hut 1,0")
    assert (state.ended, state.places()) == ("stack_exhausted", places)


def test_at_the_exhausted_stack_finished_and_eliminated_keep_their_places() -> None:
    """Whatever the eliminated seat 1 had built."""
    state = last_tile([(0, 0, 8), (2, 1, 19), (0, 0, 9), (3, 2, 0)], ranking=True, finished=[3], out=[1])
    state.play("hut 1,0")
    assert (state.ended, state.places()) == ("stack_exhausted", [2, 4, 2, 1])


def test_who_finishes_with_the_last_tile_takes_the_best_free_place() -> None:
    """Though seat 1 has as many temples, and a tower."""
    state = to_build(THREE_HUTS, Rules(players=3, ranking=True, huts=3, temples=1, tiles=3), supply={1: (3, 0, 1)})
    state.play("temple 3,1")
    assert (state.ended, state.places()) == ("stack_exhausted", [1, 2, 3])
