"""What is told of each action: every event with all that it says, and in order."""

from typing import Any

import pytest

from surtsey.taluva import Rules, State
from tests.taluva.boards import to_build, to_place, told


def happens(state: State, action: str) -> list[dict[str, Any]]:
    """What is told when an action is played. Where chance is given, its preview tells exactly the same."""
    foreseen = state.preview(action)
    events = state.play(action)
    assert events == foreseen
    return [{"code": event.code, **event.params, "text": str(event)} for event in events]


# Tiles


def test_a_tile_is_drawn() -> None:
    state = State.given(Rules())
    assert happens(state, "draw CJ") == [
        {"code": "tile.drawn", "seat": 0, "tile": "CJ", "left": 47, "text": "Seat 0 draws CJ; 47 tiles left."}
    ]


@pytest.mark.parametrize(("tiles", "left"), [(3, "2 tiles"), (2, "1 tile"), (4, "3 tiles")])
def test_how_many_tiles_are_left(tiles: int, left: str) -> None:
    assert told(State.given(Rules(tiles=tiles)).play("draw LL")) == [f"Seat 0 draws LL; {left} left."]


def test_landscape_is_placed() -> None:
    state = to_place(
        """
        0,0: V1-0  J1
        0,1:    C1
        """,
        seat=1,
        tile="LR",
    )
    assert happens(state, "tile 2,-1 0") == [
        {
            "code": "tile.placed",
            "seat": 1,
            "tile": "LR",
            "field": (2, -1),
            "facing": 0,
            "level": 1,
            "text": "Seat 1 places LR at 2,-1, on level 1.",
        }
    ]


def test_an_eruption_is_placed() -> None:
    state = to_place(
        """
        0,-1:    S1
        -1,0: J2    V2-2  V2-1  J1
        -1,1:    S2    C2    R2
        -1,2:       L1
        """,
        tile="LR",
    )
    assert happens(state, "tile 0,0 0") == [
        {
            "code": "tile.placed",
            "seat": 0,
            "tile": "LR",
            "field": (0, 0),
            "facing": 0,
            "level": 3,
            "text": "Seat 0 places LR at 0,0, on level 3.",
        }
    ]


# Huts lost, settlements split


def test_huts_of_two_owners_are_lost() -> None:
    """First on the right field, then on the left one. No settlement falls apart."""
    state = to_place(
        """
        0,0: V1-0  J1h1  V1-1  V1-0  C1
        0,1:    C1h1  S1h2  J1h2  R1
        """,
        Rules(players=3),
    )
    assert happens(state, "tile 2,0 2")[1:] == [
        {"code": "huts.lost", "seat": 2, "field": (1, 1), "count": 1, "text": "Seat 2 loses 1 hut on 1,1."},
        {"code": "huts.lost", "seat": 1, "field": (1, 0), "count": 1, "text": "Seat 1 loses 1 hut on 1,0."},
    ]


def test_as_many_huts_are_lost_as_stood_there() -> None:
    """Seat 0 loses its own."""
    state = to_place(
        """
        0,-1:    S1
        -1,0: J2    V2-2  V2-1  J1
        -1,1:    S2    C2h0  R2h0
        -1,2:       L1
        """
    )
    assert happens(state, "tile 0,0 1")[1:] == [
        {"code": "huts.lost", "seat": 0, "field": (0, 1), "count": 2, "text": "Seat 0 loses 2 huts on 0,1."}
    ]


def test_a_settlement_splits_into_two() -> None:
    state = to_place(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1
        0,1:    C1h1  S1h1  J1t1  R1
        """
    )
    assert happens(state, "tile 2,0 2")[1:] == [
        {"code": "huts.lost", "seat": 1, "field": (1, 1), "count": 1, "text": "Seat 1 loses 1 hut on 1,1."},
        {
            "code": "settlement.split",
            "seat": 1,
            "parts": [(0, 1), (2, 1)],
            "text": "A settlement of seat 1 falls apart into 0,1 and 2,1.",
        },
    ]


def test_a_settlement_splits_into_three() -> None:
    """It is told once, though two of its fields are covered."""
    state = to_place(
        """
        1,-2: J1    V1-2
        1,-1:    S1h1
        0,0:  V1-0  J1h1  V1-1
        0,1:     C1h1  S1h1  J1h1
        """
    )
    assert happens(state, "tile 2,0 2")[1:] == [
        {"code": "huts.lost", "seat": 1, "field": (1, 1), "count": 1, "text": "Seat 1 loses 1 hut on 1,1."},
        {"code": "huts.lost", "seat": 1, "field": (1, 0), "count": 1, "text": "Seat 1 loses 1 hut on 1,0."},
        {
            "code": "settlement.split",
            "seat": 1,
            "parts": [(0, 1), (1, -1), (2, 1)],
            "text": "A settlement of seat 1 falls apart into 0,1, 1,-1 and 2,1.",
        },
    ]


def test_settlements_of_two_owners_split() -> None:
    state = to_place(
        """
        1,-2: J1    V1-2
        1,-1:    S1h1
        0,0:  V1-0  J1h1  V1-1
        0,1:     C1h1  S1h2  J1h2
        0,2:        J1h2  C1
        0,3:           V1-4
        """,
        Rules(players=3),
    )
    assert told(state.play("tile 2,0 2"))[1:] == [
        "Seat 2 loses 1 hut on 1,1.",
        "Seat 1 loses 1 hut on 1,0.",
        "A settlement of seat 2 falls apart into 0,2 and 2,1.",
        "A settlement of seat 1 falls apart into 0,1 and 1,-1.",
    ]


def test_a_part_is_named_by_its_smallest_field() -> None:
    """1,2 and 2,1 stay together."""
    state = to_place(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1h1  S1h1  J1h1
        0,2:       J1    C1h1
        0,3:          V1-4
        """
    )
    assert told(state.play("tile 2,0 2"))[-1] == "A settlement of seat 1 falls apart into 0,1 and 1,2."


# Building


def test_a_hut_is_built() -> None:
    state = to_build(
        """
        0,0: V1-0  J1
        0,1:    C1
        """,
        seat=1,
    )
    assert happens(state, "hut 0,1") == [
        {"code": "piece.built", "seat": 1, "piece": "hut", "field": (0, 1), "text": "Seat 1 builds a hut on 0,1."}
    ]


def test_a_temple_is_built() -> None:
    state = to_build(
        """
        0,0: V1-0  J1    V1-1
        0,1:    C1h0  S1h0  J1h0
        """
    )
    assert happens(state, "temple 1,0") == [
        {"code": "piece.built", "seat": 0, "piece": "temple", "field": (1, 0), "text": "Seat 0 builds a temple on 1,0."}
    ]


def test_a_tower_is_built() -> None:
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3    R3    J3h0
        0,2:                    R2    S1
        """
    )
    assert happens(state, "tower 0,1") == [
        {"code": "piece.built", "seat": 0, "piece": "tower", "field": (0, 1), "text": "Seat 0 builds a tower on 0,1."}
    ]


def test_a_settlement_expands_field_by_field() -> None:
    """In order of the fields, as many huts on each as its level. Any field of the settlement may be named."""
    state = to_build(
        """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3    R3    J3h0
        0,2:                    R2h0  R1
        """
    )
    assert happens(state, "expand 1,1 R") == [
        {
            "code": "settlement.expanded",
            "seat": 0,
            "settlement": (0, 2),
            "terrain": "rock",
            "huts": 4,
            "text": "Seat 0 expands from 0,2 over rock with 4 huts.",
        },
        {"code": "expansion.field", "seat": 0, "field": (0, 1), "count": 3, "text": "Seat 0 puts 3 huts on 0,1."},
        {"code": "expansion.field", "seat": 0, "field": (1, 2), "count": 1, "text": "Seat 0 puts 1 hut on 1,2."},
    ]


def test_a_hut_joins_two_settlements() -> None:
    """One of two fields and one of one."""
    state = to_build(
        """
        0,0: V1-0  J1h0  V1-1
        0,1:    C1h0  S1    J1h0
        """
    )
    assert happens(state, "hut 1,1") == [
        {"code": "piece.built", "seat": 0, "piece": "hut", "field": (1, 1), "text": "Seat 0 builds a hut on 1,1."},
        {
            "code": "settlement.joined",
            "seat": 0,
            "settlements": [(0, 1), (2, 1)],
            "size": 4,
            "text": "Settlements of seat 0 grow together: 0,1 and 2,1 into one of 4 fields.",
        },
    ]


def test_a_hut_that_extends_a_settlement_joins_nothing() -> None:
    """It touches two fields, but of one settlement; the hut of seat 1 does not count."""
    state = to_build(
        """
        0,0: V1-0  J1h0  V1-1
        0,1:    C1h0  S1    J1h1
        """
    )
    assert told(state.play("hut 1,1")) == ["Seat 0 builds a hut on 1,1."]


THREE_SETTLEMENTS = """
    0,0: V1-0  J1h0  V1-1
    0,1:    J1    S1    C1h0
    0,2:       J1h0  C1
    0,3:          V1-4
    """


def test_a_hut_joins_three_settlements() -> None:
    state = to_build(THREE_SETTLEMENTS)
    assert told(state.play("hut 1,1")) == [
        "Seat 0 builds a hut on 1,1.",
        "Settlements of seat 0 grow together: 0,2, 1,0 and 2,1 into one of 4 fields.",
    ]


def test_an_expansion_joins_three_settlements() -> None:
    """2,1 expands over sand."""
    assert happens(to_build(THREE_SETTLEMENTS), "expand 2,1 S") == [
        {
            "code": "settlement.expanded",
            "seat": 0,
            "settlement": (2, 1),
            "terrain": "sand",
            "huts": 1,
            "text": "Seat 0 expands from 2,1 over sand with 1 hut.",
        },
        {"code": "expansion.field", "seat": 0, "field": (1, 1), "count": 1, "text": "Seat 0 puts 1 hut on 1,1."},
        {
            "code": "settlement.joined",
            "seat": 0,
            "settlements": [(0, 2), (1, 0), (2, 1)],
            "size": 4,
            "text": "Settlements of seat 0 grow together: 0,2, 1,0 and 2,1 into one of 4 fields.",
        },
    ]


def test_an_expansion_that_stays_within_joins_nothing() -> None:
    """On 1,2 the new hut touches its own settlement only; that of seat 1 on 2,1 does not count."""
    state = to_build(THREE_SETTLEMENTS.replace("C1h0", "C1h1"))
    assert told(state.play("expand 0,2 C")) == [
        "Seat 0 expands from 0,2 over clearing with 1 hut.",
        "Seat 0 puts 1 hut on 1,2.",
    ]


# Types completed, players out, the end


def test_each_type_is_completed() -> None:
    """With the last piece only: before that, and afterwards, nothing is told."""
    board = """
        1,-1:                S2    C1
        -2,0: R1    V3-0  S3    V3-1
        -2,1:    J2    C3h0  R3h0  J3h0
        0,2:                    R2    S1
        """
    for piece, last in (("hut", (1, 3, 2)), ("temple", (9, 1, 2)), ("tower", (9, 3, 1))):
        where = {"hut": "1,2", "temple": "0,0", "tower": "0,0"}[piece]
        assert happens(to_build(board, supply={0: last}), f"{piece} {where}")[1:] == [
            {"code": "type.completed", "seat": 0, "piece": piece, "text": f"Seat 0 has built all {piece}s."}
        ]
        assert happens(to_build(board), f"{piece} {where}")[1:] == []


def test_an_expansion_completes_the_huts() -> None:
    state = to_build(THREE_SETTLEMENTS, Rules(huts=4))
    assert told(state.play("expand 2,1 S"))[2:] == [
        "Settlements of seat 0 grow together: 0,2, 1,0 and 2,1 into one of 4 fields.",
        "Seat 0 has built all huts.",
    ]


ONE_HUT_EACH = """
    0,0: V1-0  J1h0  V1-1
    0,1:    C1h1  S1    J1
    """


def test_a_player_is_eliminated() -> None:
    state = to_place(ONE_HUT_EACH, Rules(players=3, huts=1), tile="LR")
    assert happens(state, "tile 3,0 0")[1:] == [
        {"code": "player.eliminated", "seat": 0, "text": "Seat 0 cannot build and is out."}
    ]


def test_the_game_ends_with_one_side_left() -> None:
    state = to_place(ONE_HUT_EACH, Rules(huts=1), tile="LR")
    assert happens(state, "tile 3,0 0")[1:] == [
        {"code": "player.eliminated", "seat": 0, "text": "Seat 0 cannot build and is out."},
        {
            "code": "game.ended.last_side",
            "places": [2, 1],
            "winners": [1],
            "text": "The game ends: one side is left. Won by seat 1.",
        },
    ]


THREE_HUTS = """
    0,0: V1-0  J1    V1-1
    0,1:    C1h0  S1h0  J1h0
    """


def test_the_game_ends_with_two_types_built() -> None:
    state = to_build(THREE_HUTS, Rules(players=3, huts=3, temples=1))
    assert happens(state, "temple 1,0")[1:] == [
        {"code": "type.completed", "seat": 0, "piece": "temple", "text": "Seat 0 has built all temples."},
        {
            "code": "game.ended.two_types",
            "places": [1, 2, 2],
            "winners": [0],
            "text": "The game ends: two types built. Won by seat 0.",
        },
    ]


def test_a_team_wins() -> None:
    state = to_build(THREE_HUTS, Rules(players=4, teams=True, huts=3, temples=1), supply={2: (0, 1, 2)})
    assert happens(state, "temple 1,0")[2:] == [
        {
            "code": "game.ended.two_types",
            "places": [1, 3, 1, 3],
            "winners": [0, 2],
            "text": "The game ends: two types built. Won by seat 0 and seat 2.",
        },
    ]


def test_the_game_ends_with_the_stack_exhausted() -> None:
    state = to_build(THREE_HUTS, Rules(tiles=2))
    assert happens(state, "hut 1,0")[1:] == [
        {
            "code": "game.ended.stack_exhausted",
            "places": [1, 2],
            "winners": [0],
            "text": "The game ends: stack exhausted. Won by seat 0.",
        },
    ]


def test_a_shared_victory() -> None:
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1h2
        0,1:    C1    S1h1  J1    R1
        """,
        Rules(players=3, tiles=3),
    )
    assert told(state.play("hut 0,1"))[-1] == ("The game ends: stack exhausted. Won by seat 0, seat 1 and seat 2.")


def test_a_player_finishes() -> None:
    state = to_build(THREE_HUTS, Rules(players=3, ranking=True, huts=3, temples=1))
    assert happens(state, "temple 1,0")[1:] == [
        {"code": "type.completed", "seat": 0, "piece": "temple", "text": "Seat 0 has built all temples."},
        {
            "code": "player.finished",
            "seat": 0,
            "place": 1,
            "text": "Seat 0 has built two types and takes place 1.",
        },
    ]


def test_the_game_ends_with_every_place_taken() -> None:
    """Everything that one build can bring, in order."""
    state = to_build(
        """
        0,0: V1-0  J1    V1-1  V1-0  C1h0
        0,1:    C1h0  S1h0  J1h0  R1
        """,
        Rules(players=3, ranking=True, huts=4, temples=1),
        supply={1: (0, 0, 2)},
        finished=[1],
    )
    assert happens(state, "temple 3,1") == [
        {
            "code": "piece.built",
            "seat": 0,
            "piece": "temple",
            "field": (3, 1),
            "text": "Seat 0 builds a temple on 3,1.",
        },
        {
            "code": "settlement.joined",
            "seat": 0,
            "settlements": [(0, 1), (4, 0)],
            "size": 5,
            "text": "Settlements of seat 0 grow together: 0,1 and 4,0 into one of 5 fields.",
        },
        {"code": "type.completed", "seat": 0, "piece": "temple", "text": "Seat 0 has built all temples."},
        {
            "code": "player.finished",
            "seat": 0,
            "place": 2,
            "text": "Seat 0 has built two types and takes place 2.",
        },
        {
            "code": "game.ended.all_placed",
            "places": [2, 1, 3],
            "winners": [1],
            "text": "The game ends: every place is taken. Won by seat 1.",
        },
    ]


def test_everything_that_one_tile_can_bring_in_order() -> None:
    """Seat 0 has no hut left, covers its own settlement, cannot build a temple any more, and the game ends."""
    state = to_place(THREE_HUTS, Rules(huts=3), tile="LR")
    assert told(state.play("tile 2,0 2")) == [
        "Seat 0 places LR at 2,0, on level 2.",
        "Seat 0 loses 1 hut on 1,1.",
        "A settlement of seat 0 falls apart into 0,1 and 2,1.",
        "Seat 0 cannot build and is out.",
        "The game ends: one side is left. Won by seat 1.",
    ]


# Where the game draws itself


def test_the_next_draw_is_told_with_the_build_but_not_foreseen() -> None:
    state = State.with_deck(Rules(tiles=3), "CJ,SJ,RR")
    state.play("tile 0,0 0")
    assert told(state.preview("hut 1,0")) == ["Seat 0 builds a hut on 1,0."]
    assert told(state.play("hut 1,0")) == ["Seat 0 builds a hut on 1,0.", "Seat 1 draws SJ; 1 tile left."]


def test_after_an_elimination_the_next_draw_is_told_with_the_tile() -> None:
    state = State.with_deck(Rules(players=3, huts=1, tiles=5), "CJ,SJ,RR,LL,CC")
    for action in ("tile 0,0 0", "hut 1,0", "tile 2,0 0", "hut 3,0", "tile 4,0 0", "hut 5,0"):
        state.play(action)
    assert told(state.play("tile 6,0 0")) == [
        "Seat 0 places LL at 6,0, on level 1.",
        "Seat 0 cannot build and is out.",
        "Seat 1 draws CC; 0 tiles left.",
    ]


def test_a_preview_changes_nothing() -> None:
    state = to_place(THREE_HUTS, Rules(huts=3), tile="LR")
    first = state.preview("tile 2,0 2")
    assert state.preview("tile 2,0 2") == first
    assert (state.places(), state.history()) == (None, [])
