"""Text boards: what is written can be read, what is read is a real position, and what makes no sense is refused."""

from typing import Any

import pytest
from hypothesis import given

from surtsey.game import NotationError, SurtseyError
from surtsey.taluva.actions import Action
from surtsey.taluva.board import read_board, visible, write_board
from surtsey.taluva.island import (
    FACING_AT,
    LEVEL,
    OWNER,
    OWNER_AT,
    PIECE,
    PIECE_AT,
    TERRAIN_AT,
    VOLCANO,
    Island,
)
from surtsey.taluva.placing import placement_problem
from surtsey.taluva.rules import Rules
from surtsey.taluva.state import State
from surtsey.taluva.tiles import LETTERS, tile, unseen
from tests.taluva.games import played, states

JUNGLE, SAND, ROCK, LAKE = (LETTERS.index(letter) for letter in "JSRL")

ONE_TILE = """\
0,0: V1-0  J1
0,1:    C1"""
HILL = """\
0,-1:    J1h0  V2-1  S1    J1    L1
-1,0: C1    R2    L2t1  .     V1-4"""
MOUNTAIN = """\
0,-3:     S1h0
-1,-2: J2    V3-1
-1,-1:    S3w0  J3h1  C1h0
-1,0:        C2    V2-3  R1"""


def rows(text: str) -> str:
    """A board without its status."""
    return text.partition("\n\n")[0]


def status(state: State) -> list[str]:
    return write_board(state).rpartition("\n\n")[2].splitlines()


def laid_again(state: State) -> Island:
    """The island as its tiles alone make it, each of them laid by the rules."""
    island = State.given(state.rules).island
    for kind, id in zip(state.seen, state.laid, strict=False):
        place, facing = id >> 3 & 0xFFFF, id & 7
        assert placement_problem(island, place, facing) is None
        island.lay(place, facing, tile(kind))
    return island


def assert_history(state: State) -> None:
    """The tiles that a state remembers make its island, and there are so many of them."""
    bare = {field: word & ~(OWNER | PIECE) for field, word in visible(state.island).items()}
    assert visible(laid_again(state)) == bare
    assert sum(unseen(state.seen).values()) == 48 - state.drawn


@pytest.mark.parametrize("board", [ONE_TILE, HILL, MOUNTAIN])
def test_what_is_read_is_written_again(board: str) -> None:
    state = read_board(board)
    assert rows(write_board(state)) == board
    assert_history(state)


def test_tokens() -> None:
    hill, mountain = visible(read_board(HILL).island), visible(read_board(MOUNTAIN).island)
    assert hill[3, -1] == 1 | JUNGLE << TERRAIN_AT
    assert hill[0, -1] == 1 | JUNGLE << TERRAIN_AT | 1 << OWNER_AT | 1 << PIECE_AT
    assert hill[0, 0] == 2 | ROCK << TERRAIN_AT
    assert hill[1, 0] == 2 | LAKE << TERRAIN_AT | 2 << OWNER_AT | 2 << PIECE_AT
    assert hill[1, -1] == 2 | VOLCANO | 1 << FACING_AT
    assert hill.get((2, 0)) is None
    assert mountain[-1, -1] == 3 | SAND << TERRAIN_AT | 1 << OWNER_AT | 3 << PIECE_AT
    assert mountain[0, -1] == 3 | JUNGLE << TERRAIN_AT | 2 << OWNER_AT | 1 << PIECE_AT


def test_only_coordinates_and_order_count() -> None:
    board = """
        # rows in any order, in parts, and with some of the sea
          -2,0:  .   C1 R2 L2t1
      2,0: . V1-4

    -1,-1:. J1h0 V2-1\tS1 J1 L1 .
    """
    assert visible(read_board(board).island) == visible(read_board(HILL).island)


@given(states)
def test_positions_of_games(state: State) -> None:
    text = write_board(state)
    phase = state.decision.kind if state.decision else "build"
    held = state.tile if phase == "tile" else None
    supply = {seat: state.supply_of(seat) for seat in range(state.rules.players)}
    again = read_board(text, state.rules, seat=state.turn_seat, phase=phase, tile=held, supply=supply)
    assert visible(again.island) == visible(state.island)
    assert rows(write_board(again)) == rows(text)
    assert (again.turn, again.left) == (state.turn, state.left)
    assert_history(again)


@pytest.mark.parametrize("seed", range(3))
def test_long_games_with_eruptions(seed: int) -> None:
    state = played(Rules(players=4), seed, 200)
    supply = {seat: state.supply_of(seat) for seat in range(4)}
    again = read_board(write_board(state), state.rules, supply=supply)
    assert max(word & LEVEL for word in visible(state.island).values()) > 1
    assert visible(again.island) == visible(state.island)
    assert_history(again)


def test_history_goes_from_the_first_volcano_to_the_highest() -> None:
    placements = [str(Action(id)) for id in read_board(MOUNTAIN).laid]
    assert len(placements) == 6
    assert placements[0].startswith("tile 0,0 ")
    assert placements[-1] == "tile 0,-2 1"


def test_nothing_can_be_taken_back() -> None:
    state = read_board(HILL)
    assert state.is_given
    assert state.history() == []
    with pytest.raises(SurtseyError, match="1 cannot be taken back; since the start there were 0"):
        state.undo()


def test_play_goes_on() -> None:
    state = read_board(HILL)
    before = write_board(state)
    state.play("hut 2,-1")
    assert rows(write_board(state)) == HILL.replace("S1  ", "S1h0")
    state.undo()
    assert write_board(state) == before


def test_phases() -> None:
    assert status(read_board(HILL, seat=1))[-1] == "turn 4, seat 1: build; 44 tiles left"
    assert status(read_board(HILL, phase="draw"))[-1] == "turn 5, seat 0: draw; 44 tiles left"
    assert status(read_board(HILL, phase="tile"))[-1] == "turn 5, seat 0: tile JC; 43 tiles left"
    assert status(read_board(HILL, phase="tile", tile="LL"))[-1] == "turn 5, seat 0: tile LL; 43 tiles left"


def test_an_empty_sea() -> None:
    state = read_board("", phase="tile", tile="RR")
    assert write_board(state).splitlines() == [
        "seat 0: 20 huts, 3 temples, 2 towers",
        "seat 1: 20 huts, 3 temples, 2 towers",
        "turn 1, seat 0: tile RR; 47 tiles left",
    ]
    assert visible(read_board(write_board(state), phase="draw").island) == {}


def test_supply_is_what_is_not_on_the_board_unless_given() -> None:
    state = read_board(MOUNTAIN)
    assert (state.supply_of(0), state.supply_of(1)) == ((18, 3, 1), (17, 3, 2))
    state = read_board(MOUNTAIN, supply={1: (0, 1, 2)})
    assert (state.supply_of(0), state.supply_of(1)) == ((18, 3, 1), (0, 1, 2))
    assert status(state)[1] == "seat 1: 0 huts, 1 temple, 2 towers"


def test_who_is_out_and_who_has_finished() -> None:
    state = read_board(HILL, Rules(players=4, ranking=True), out=[2], finished=[1])
    assert status(state)[:4] == [
        "seat 0: 19 huts, 3 temples, 2 towers",
        "seat 1: 20 huts, 2 temples, 2 towers (place 1)",
        "seat 2: 20 huts, 3 temples, 2 towers (out, place 4)",
        "seat 3: 20 huts, 3 temples, 2 towers",
    ]
    state = read_board(HILL, Rules(players=4, teams=True), out=[2])
    assert status(state)[2] == "seat 2: 20 huts, 3 temples, 2 towers (out)"


def test_the_end() -> None:
    state = played(Rules(players=3, tiles=3), 1, 100)
    places = " ".join(map(str, state.places() or []))
    assert status(state)[-1] == f"over: {places}; 0 tiles left"


def test_a_seat_that_cannot_build_is_left_alone() -> None:
    state = read_board(ONE_TILE, supply={0: (0, 3, 2)})
    assert list(state.legal()) == []
    assert list(state.out) == []


@pytest.mark.parametrize(
    ("board", "problem"),
    [
        ("0,0: V1-0 Q1", "line 1, field 1,0: 'Q1' is not a field"),
        ("0,0: V1-6", "'V1-6' is not a field"),
        ("0,0: V1", "'V1' is not a field"),
        ("0,0: V1-0h0", "'V1-0h0' is not a field"),
        ("0,0: J1h", "'J1h' is not a field"),
        ("0,0: J1x0", "'J1x0' is not a field"),
        ("0,0: J", "'J' is not a field"),
        ("0,0: V1-0\n\n0,1: . J0", "line 3, field 1,1: 'J0' is on level 0"),
        ("0,0: V0-1", "'V0-1' is on level 0"),
        ("0,0: J49", "'J49' is on level 49"),
        ("0,0: V1-0 J1h2", "'J1h2' names seat 2; seats are 0 to 1"),
        ("0,0: V1-0 J1\n1,0: J1", "line 2, field 1,0: the field is there twice"),
        ("0,0: V1-0 J1\n1,0: .", "line 2, field 1,0: the field is there twice"),
        ("V1-0 J1", "line 1, 'V1-0 J1', is not a row"),
        ("0,0 V1-0 J1", "is not a row"),
        ("0,0: V1-0\nseat 0: many huts", "line 2, 'seat 0: many huts', is not a row"),
    ],
)
def test_text_that_cannot_be_read(board: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        read_board(board)


@pytest.mark.parametrize(
    ("board", "problem"),
    [
        ("0,0: V1-0 J1 J1\n0,1: C1", "land of level 1 or more has 4 fields"),
        ("0,0: V2-0 J1\n0,1: C1", "land of level 2 or more has 1 fields,"),
        ("1,0: V1-0 J1\n1,1: C1", "no volcano can lie on 0,0"),
        ("-1,0: V1-0 J1\n-1,1: C1", "no volcano can lie on 0,0"),
        ("0,0: V1-0 J1 V1-0 C1\n0,1: C1 J1", "no tile fits on 1,1 at level 1"),
        ("0,0: V12-0 J12\n0,1: C12", "divided"),
        ("0,0: V2-0 J2 V1-0 C1\n0,1: C2 . S1", "divided"),
        ("0,0: V1-0 J1 . V1-0 J1\n0,1: C1 . . C1", "the island is in several parts"),
        ("0,0: V1-0 L1 V1-0 L1\n0,1: L1 . L1", "more tiles of a kind than there are"),
    ],
)
def test_boards_without_a_history(board: str, problem: str) -> None:
    with pytest.raises(NotationError, match=f"no way of laying tiles gives this board: .*{problem}"):
        read_board(board)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"seat": 2}, "there is no seat 2"),
        ({"out": [-1]}, "there is no seat -1"),
        ({"finished": [4]}, "there is no seat 4"),
        ({"supply": {3: (1, 1, 1)}}, "there is no seat 3"),
        ({"supply": {0: (20, 3, 2)}}, "seat 0 cannot have 1 hut on the board and 20 left of 20"),
        ({"supply": {1: (20, -1, 2)}}, "seat 1 cannot have 1 temple on the board and -1 left of 3"),
        ({"phase": "over"}, "'over' is not a phase"),
        ({"tile": "JC"}, "a tile is in hand in the phase tile"),
        ({"phase": "tile", "tile": "JX"}, "'JX' is not one of the tiles"),
        ({"phase": "tile", "tile": "RL"}, "more tiles of a kind than there are"),
        ({"rules": Rules(tiles=3)}, "in the phase build 1 to 3 tiles lie on the board, not 4"),
        ({"rules": Rules(tiles=4), "phase": "draw"}, "in the phase draw 0 to 3 tiles lie on the board, not 4"),
    ],
)
def test_arguments_that_do_not_go_with_the_board(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        read_board(HILL, **arguments)


def test_nobody_builds_on_the_sea() -> None:
    with pytest.raises(NotationError, match="in the phase build 1 to 48 tiles lie on the board, not 0"):
        read_board("")


def test_more_pieces_than_the_rules_allow() -> None:
    with pytest.raises(NotationError, match="seat 0 cannot have 2 huts on the board and 0 left of 1"):
        read_board(MOUNTAIN, Rules(huts=1))
    with pytest.raises(NotationError, match="seat 1 cannot have 2 temples on the board and 0 left of 1"):
        read_board(HILL.replace("R2  ", "R2t1"), Rules(temples=1))
