"""Text boards: what is written can be read, what is read is all that the board says, and nonsense is refused."""

from textwrap import dedent
from typing import Final

import pytest
from hypothesis import given

from surtsey.game import NotationError
from surtsey.hexes import place_of
from surtsey.volcanique import board as board_module
from surtsey.volcanique.board import read_board, write_board
from surtsey.volcanique.grid import SLOTS, may_lie
from surtsey.volcanique.packing import COLOSSAL, FLIPPED, critter_of, node_of
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State
from surtsey.volcanique.table import OVER, PLAYING, Table, new_table
from surtsey.volcanique.tiles import LAVA, SOIL, VOLCANO, tile_text
from tests.volcanique.games import states

ISLAND: Final = """\
       D0  D   D   D
0,0:  D  1  D D  1  M
       D   D   M1  M
           D   M
0,1:      D  1  M
           L1  L
"""
"""An uno, a duo and a trio, with a critter on each."""
CHAIN: Final = """\
            D0+ D   ^2  ^           *1  *
0,-1:      D  2  M ^  3  ^    .    *  1  *
            M2_ M   ^   ^           *   *
2,0:                              .1
        :   :
-2,2:  :  1  :
        :   :

under 0,-1: soil
under 1,-1: DM3!1(D0M11) DLM?
"""
"""All kinds of tiles and critters."""
CALDERA: Final = {"preset": "site", "players": "3"}


def facts(text: str) -> dict[str, str]:
    """The facts of a board by what stands before their colons."""
    return dict(line.split(": ", 1) for line in text.rpartition("\n\n")[2].splitlines())


def picture(text: str) -> str:
    return text.partition("\n\n")[0]


def stack(table: Table, q: int, r: int) -> list[str]:
    """The tiles on a field from the bottom up."""
    texts = []
    entry = table.tops[table.hex_at(place_of(q, r))]
    while entry:
        texts.append(tile_text(table.tiles[entry] & 255))
        entry = table.tiles[entry] >> 8 & 0xFFFF
    return texts[::-1]


def hex_at(table: Table, q: int, r: int) -> int:
    return int(table.hex_at(place_of(q, r)))


# Reading what can be seen


def test_an_island_with_critters() -> None:
    table = read_board(ISLAND)
    assert [stack(table, *field) for field in ((0, 0), (1, 0), (0, 1))] == [["D"], ["DM3"], ["DML3"]]
    assert list(table.heights) == [1, 1, 1]
    assert sorted(table.critters) == [
        critter_of(node_of(hex_at(table, 0, 0), 1), 0, 0),
        critter_of(node_of(hex_at(table, 1, 0), 2), 1, 0),
        critter_of(node_of(hex_at(table, 0, 1), 3), 1, 0),
    ]


def test_the_table_is_ready_to_play_on() -> None:
    table = read_board(ISLAND)
    assert (table.stage, table.turn, table.active, len(table.agenda)) == (PLAYING, 1, 0, 0)
    uno, duo, trio = hex_at(table, 0, 0), hex_at(table, 1, 0), hex_at(table, 0, 1)
    assert (table.near[uno * 6], table.near[uno * 6 + 1], table.near[trio * 6 + 5]) == (duo, trio, duo)
    assert table.regions == 3
    assert table.region[node_of(uno, 1)] == table.region[node_of(duo, 1)] == table.region[node_of(trio, 1)]
    assert table.holder_mask(node_of(duo, 1)) == 0b01
    assert table.holder_mask(node_of(trio, 2)) == 0b10, "joined with the medium half of the duo"


def test_what_is_not_on_the_board_is_left() -> None:
    table = read_board(ISLAND + "seat 0: DDM, crater 2, powers A")
    assert list(table.hand) == [17, 19]
    assert list(table.stock) == [5, 6, 6, 7, 8, 8, 8, 9]
    assert (table.volcanoes_left, table.lava_left, list(table.supply)) == (20, 0, [13, 14, 15])
    assert list(table.wealth) == [3, 0]


def test_hands_and_supplies_may_be_smaller() -> None:
    table = read_board(ISLAND + "seat 1: hand 2\ntiles: D 1, volcano 0, eroded 3\nsupply: L 0")
    assert list(table.hand) == [20, 2]
    assert (table.stock[0], table.stock[1], table.volcanoes_left, table.eroded) == (1, 6, 0, 3)
    assert list(table.supply) == [15, 15, 0]


def test_all_kinds_of_tiles_and_critters() -> None:
    table = read_board(CHAIN, Rules(players=3))
    assert stack(table, 0, -1) == ["soil", "DM3"]
    assert stack(table, 1, -1) == ["DM3", "DLM?", "volcano"]
    assert table.hex_at(place_of(2, -1)) == -1
    assert [table.top_kind(hex_at(table, *field)) for field in ((1, -1), (3, -1), (-2, 2))] == [VOLCANO, LAVA, SOIL]
    assert [table.note(hex_at(table, *field)) for field in ((1, -1), (3, -1))] == [2, 1]
    assert table.flows == 2
    here = hex_at(table, 0, -1)
    assert sorted(table.critters) == [
        critter_of(node_of(here, 1), 0, COLOSSAL),
        critter_of(node_of(here, 2), 2, FLIPPED),
    ]
    assert list(table.swimmers) == [place_of(2, 0) << 4 | 1]
    bottom = table.tiles[table.tops[hex_at(table, 1, -1)]] >> 8 & 0xFFFF
    bottom = table.tiles[bottom] >> 8 & 0xFFFF
    assert table.tiles[bottom] >> 24 == 1 + 1, "the rotation is a secret of seat 1"
    assert [(each >> 8, each >> 6 & 3, each & 63) for each in table.buried] == [
        (bottom, 1, 0),
        (bottom, 2, 1),
        (bottom, 2, 1),
    ]
    assert list(table.hand) == [18, 18, 20], "a Colossal critter is two pieces"


def test_critters_may_stand_beside_any_side_of_their_biome() -> None:
    one = read_board("D01 D\n0,0: D 1 D\nD D")
    assert sorted(one.critters) == sorted(read_board("D D\n0,0: D0 1 D\nD D1").critters)


def test_only_coordinates_and_order_count() -> None:
    crooked = """
    # rows in any order, and with some of the sea
      D M
   -1,1: . D 1 M . .
    L1 L
        seat 0: hand 20

    D0 D D D
    0,0:D 1 D D 1 M
    D D M\tM1
    """
    assert write_board(read_board(crooked)) == write_board(read_board(ISLAND))


def test_soil_lies_where_nobody_says_what_lies() -> None:
    table = read_board("D M\n0,0: D 4 M\nL L")
    assert stack(table, 0, 0) == ["soil", "soil", "soil", "DML3"]
    assert table.stock_left() == 59


def test_flows_without_numbers() -> None:
    table = read_board("""
            ^   ^   *   *           ^   ^   *2  *   ^   ^   *   *
    0,0:   ^  1  ^ *  1  *    .    ^  1  ^ *  1  * ^  1  ^ *  1  *
            ^   ^   *   *           ^   ^   *   *   ^   ^   *   *
    flows: 4,0 1,0
    cooling: 1,0
    """)
    assert [table.note(hex_at(table, q, 0)) for q in (0, 1, 3, 4, 5, 6)] == [1, 1, 3, 2, 4, 4]
    assert list(table.heads) == [hex_at(table, 4, 0) | 2 << 16, hex_at(table, 1, 0) | 1 << 16]
    assert list(table.cooling) == [hex_at(table, 1, 0)]
    lava = read_board("* *\n0,0: * 1 *\n* *")
    assert (lava.note(0), lava.flows) == (1, 1)


def test_the_marker_and_winter() -> None:
    table = read_board(ISLAND + "super: 0,1\nwinter: -1,2 radius 3")
    assert table.marker == hex_at(table, 0, 1)
    assert (table.winter, table.radius) == (place_of(-1, 2), 3)


def test_turns() -> None:
    table = read_board("turn 41: seat 1, first 1, idle 2, stage final, left 1, ending, trigger critters 0")
    assert (table.turn, table.active, table.first, table.idle, table.turns_left) == (41, 1, 1, 2, 1)
    assert (table.stage, table.ending, table.trigger, table.trigger_seat) == (2, True, 2, 0)
    assert read_board("turn 9: stage over").stage == OVER


def test_what_a_seat_has() -> None:
    line = "seat 2: hand 7, crater 3, DDLLL, powers A B, volcanoes 4, points 2, used rift, late rift plates"
    table = read_board(line, Rules(players=3))
    assert (table.hand[2], table.crater[2], table.volcanoes[2], table.bought_points[2]) == (7, 3, 4, 2)
    assert list(table.resources) == [0] * 6 + [2, 0, 3]
    assert (table.slots[2], table.spent[2]) == (0b11, 0b1101)


def test_cards() -> None:
    table = read_board("seat 1: cards agile3 ?\nplayed: rift3 sea?", Rules.from_options(CALDERA))
    assert list(table.cards) == [1 << 16 | NAMES.index("agile") << 8 | 3, 1 << 16 | 255 << 8 | 255]
    assert list(table.discarded) == [NAMES.index("rift") << 8 | 3, NAMES.index("sea") << 8 | 255]
    assert list(table.card_values) == [2, 4, 6, 2, 2]
    assert not {NAMES.index(name) for name in ("agile", "rift", "sea")} & set(table.grid)


def test_a_super_eruption_needs_no_volcano_tiles() -> None:
    board = "^ ^ ^ ^\n0,0: ^ 1 ^ ^ 1 ^\n^ ^ ^ ^\n"
    rules = Rules(volcano_tiles=1)
    with pytest.raises(NotationError, match="volcanoes: there are 1, so there cannot be 2 in use"):
        read_board(board, rules)
    assert read_board(board + "turn 9: trigger super 0", rules).volcanoes_left == 0
    assert read_board(board + "turn 9: trigger super 0\ntiles: volcano 1", rules).volcanoes_left == 1


# The power grid


def test_a_grid_is_filled_by_levels() -> None:
    table = read_board(ISLAND)
    assert len(set(table.grid)) == len(SLOTS)
    assert all(may_lie(int(power), slot) for slot, power in enumerate(table.grid))


def test_powers_are_had_by_slot_or_by_name() -> None:
    table = read_board("grid: A extra, E sea\nseat 0: powers A sea flying\nseat 1: powers flying")
    at = [NAMES[power] for power in table.grid].index("flying")
    assert table.slots[0] == 1 << SLOTS.index("A") | 1 << SLOTS.index("E") | 1 << at
    assert table.slots[1] == 1 << at
    assert {name for power, name in enumerate(NAMES) if table.powers[0] >> power & 1} == {"extra", "sea", "flying"}
    assert list(table.hand) == [18, 20]


def test_the_rules_may_fix_the_grid() -> None:
    rules = Rules(powers="?,sea,?,?,?,?,?,?,winter")
    table = read_board("grid: C rift", rules)
    assert [NAMES[table.grid[SLOTS.index(slot)]] for slot in "BCI"] == ["sea", "rift", "winter"]


def test_in_the_set_up_slots_may_be_empty() -> None:
    table = read_board("grid: A extra\nturn 0: seat 1, stage setup")
    assert list(table.grid) == [NAMES.index("extra")] + [-1] * 8


# Writing


@pytest.mark.parametrize("board", [ISLAND, CHAIN])
def test_a_picture_is_written_as_it_was_drawn(board: str) -> None:
    assert picture(write_board(read_board(board, Rules(players=3)))) == picture(board).rstrip("\n")


def test_the_example_in_the_description() -> None:
    example = dedent((board_module.__doc__ or "").split("\n\n")[1]).splitlines()
    text = write_board(read_board("\n".join(example)))
    assert picture(text) == "\n".join(example[:6])
    assert dict(line.split(": ", 1) for line in example[6:]).items() <= facts(text).items()


def test_the_description_names_every_fact() -> None:
    forms = dedent((board_module.__doc__ or "").split("optional:\n")[1]).splitlines()
    words = {line.split()[0].rstrip(":") for line in forms if line and not line.startswith(" ")}
    assert words == {*board_module.READERS, "under"}


def test_what_is_a_matter_of_course_is_not_written() -> None:
    assert facts(write_board(read_board(ISLAND))) == {
        "seat 0": "hand 20",
        "seat 1": "hand 19",
        "tiles": "D 5, M 6, L 6, DM 7, DL 8, ML 8, DML 8, DLM 9, volcano 20",
        "supply": "D 15, M 15, L 15",
        "grid": "A bountiful, B agile, C extra, D colossal, E plates, F crafty, G erosion, H flying, I super",
        "turn 1": "seat 0",
    }


def test_everything_else_is() -> None:
    lines = [
        "under 0,-1: soil",
        "under 1,-1: DM3!1(D0M11) DLM?!2",
        "flows: 3,-1 1,-1",
        "cooling: 3,-1",
        "super: 0,-1",
        "winter: 2,0 radius 1",
        "seat 0: hand 9, crater 1, DDML, powers A C, volcanoes 2, points 3, used rift, late rift plates, cards sea0 ?",
        "seat 1: hand 18",
        "seat 2: hand 0, D",
        "tiles: D 1, M 2, L 3, DM 4, DL 5, ML 6, DML 7, DLM 8, volcano 9, lava 10, eroded 11",
        "supply: D 0, M 1, L 2",
        "grid: A extra, B agile, C rift, D colossal, E cooperative, F plates, G crafty, H erosion, I winter",
        "played: herding2 pack?",
        "turn 33: seat 2, first 1, idle 4, stage flush, left 2, ending, trigger winter 0",
    ]
    text = "\n".join([picture(CHAIN), "", *lines])
    assert write_board(read_board(text, Rules("site", 3, lava_tiles=30))) == text


def test_hexes_are_drawn_farther_apart_for_many_critters() -> None:
    crowd = "D00011+1 D D D\n0,0: D 1 D D 1 M\nD D M M\nD M\n0,1: D 2 M\nL1_ L"
    assert picture(write_board(read_board(crowd))).splitlines() == [
        "       D000111+ D        D        D",
        "0,0:  D    1     D      D    1     M",
        "       D        D        M        M",
        "                D        M",
        "0,1:           D    2     M",
        "                L1_      L",
    ]


def test_an_empty_sea() -> None:
    assert write_board(new_table(Rules())).splitlines() == [
        "seat 0: hand 21",
        "seat 1: hand 21",
        "tiles: D 6, M 6, L 6, DM 8, DL 8, ML 8, DML 9, DLM 9, volcano 20",
        "supply: D 15, M 15, L 15",
        "turn 0: seat 0, stage setup",
    ]


@given(states)
def test_positions_of_games_are_read_as_they_were_written(state: State) -> None:
    table = state.table
    again = read_board(write_board(table), state.rules)
    assert write_board(again) == write_board(table)
    assert len(again.critters) == len(table.critters)
    assert len(again.buried) == len(table.buried)
    assert again.regions == table.regions
    assert list(again.powers) == list(table.powers)
    assert list(again.card_values) == list(table.card_values)
    assert sorted(again.heights) == sorted(table.heights)


def test_play_goes_on() -> None:
    state = State.at(read_board(ISLAND), "move")
    state.play("move 0,0 D")
    state.play("to 1,0 D")
    assert picture(write_board(state.table)) == picture(ISLAND.rstrip()).replace("D0  D   D ", "D   D   D0")


# What is refused


@pytest.mark.parametrize(
    ("board", "problem"),
    [
        ("D D\n0,0: D 1 D\nD M", "line 2: field 0,0: no tile looks like D D / D D / D M"),
        ("D D\n0,0: D 1 D\nD :", "no tile looks like D D / D D / D :"),
        ("* *\n0,0: * 1 ^\n* *", r"no tile looks like \* \* / \* \^ / \* \*"),
        ("D M\n0,0: D 1 M\nD M\n\nD M\n1,0: L 1 M\nD M", "line 6: field 1,0: no tile looks like D M / L M / D M"),
        ("Q D\n0,0: D 1 D\nD D", "line 2: 'Q' is not a side of a hex"),
        (":0 :\n0,0: : 1 :\n: :", "':0' is not a side of a hex"),
        ("D+ D\n0,0: D 1 D\nD D", r"'D\+' is not a side of a hex"),
        ("*1 *\n0,0: * 1 *\n*2 *", "field 0,0 cannot be of several flows"),
        ("D2 D\n0,0: D 1 D\nD D", "line 2: there is no seat 2; seats are 0 to 1"),
        ("D D\n0,0: D 1 D .2\nD D", "there is no seat 2"),
        ("D D\n0,0: D 0 D\nD D", "the height of 0,0 takes a whole number from 1 to 200, not '0'"),
        ("D D\n0,0: D M D\nD D", "the height of 0,0 takes a whole number from 1 to 200, not 'M'"),
        ("D D\n0,0: D 1\nD D", "field 0,0 should have a western side, a height and an eastern side"),
        ("0,0: D 1 D\nD D", "line 1: this row should have 2 northern sides, not 0"),
        ("D D D\n0,0: D 1 D\nD D", "line 2: this row should have 2 northern sides, not 3"),
        ("D D\n0,0: D 1 D", "line 2: this row should have 2 southern sides, not 0"),
        ("D D\n0,0: D 1 D\nD D\n0,1: D 1 D\nD D", "line 4: this row should have 2 northern sides, not 0"),
        ("D D\n0,0: D 1 D\nD D\nD D", "line 4: 'D D' belongs to no row of hexes and is not a fact"),
        ("here be dragons", "line 1: 'here be dragons' belongs to no row"),
        ("D D\n0,0: . .0 D 1 D\nD D\n1,0: .", "line 4: field 1,0 is there twice"),
        ("D D\n0,0: D 1 D\nD D\nM M\n0,0: M 1 M\nM M", "line 5: field 0,0 is there twice"),
        ("D D\n121,0: D 1 D\nD D", "field 121,0 is out of reach"),
    ],
)
def test_pictures_that_cannot_be_read(board: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        read_board(board)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("weather: fine", "line 7: 'weather' is not a fact; there are under, turn, flows"),
        ("winter 3: 0,0 radius 1", "'winter' should be followed by nothing and a colon"),
        ("seat: hand 3", "'seat' should be followed by a seat and a colon"),
        ("seat 0: hand 3\nseat 0: hand 4", "line 8: 'seat 0' is there twice"),
        ("turn 3: seat 0\nturn 4: seat 1", "line 8: 'turn 4' is there twice"),
        ("seat 2: hand 3", "there is no seat 2; seats are 0 to 1"),
        ("seat x: hand 3", "there is no seat x"),
        ("seat 0: hand 22", "hand takes a whole number from 0 to 21, not '22'"),
        ("seat 0: hand", "'hand' should be followed by one word, not 0"),
        ("seat 0: hand 3, hand 4", "'hand' is there twice"),
        ("seat 0: crater 4", "crater takes a whole number from 0 to 3, not '4'"),
        ("seat 0: DDX", "'DDX' is not something a seat has"),
        ("seat 0: gold 3", "'gold 3' is not something a seat has"),
        ("seat 0: powers J", "'J' is not a slot or power"),
        ("seat 0: used sea", "'sea' is not a limited power; there are rift, plates"),
        ("seat 0: cards agile7", "'agile7' is not a card"),
        ("under 3,3: soil", "line 7: there is no hex at 3,3"),
        ("under 0,0: soil", "line 2: field 0,0 has height 1, but 1 tile under its top"),
        ("under 0,0: MD2", "'MD2' is not a tile"),
        ("under 0,0: D3", "'D3': an uno lies one way only"),
        ("under 0,0: DM3(L0)", "a tile DM has no biome L"),
        ("under 0,0: DM3(D7)", "there is no seat 7"),
        ("flows: 0,0", "no lava can go on from 0,0"),
        ("flows: 5,5", "there is no hex at 5,5"),
        ("cooling: 0,0", "there is no lava at 0,0 that turns to soil"),
        ("super: here", "'here' is not a field"),
        ("winter: 0,0", "'0,0' should be a field and a radius"),
        ("winter: 0,0 radius x", "radius takes a whole number"),
        ("tiles: X 3", "'X' is not a tile in the supply"),
        ("tiles: lava many", "lava takes a whole number"),
        ("supply: X 3", "'X' is not a resource; there are D, M, L"),
        ("grid: K agile", "'K' is not a slot"),
        ("grid: A kindness", "'kindness' is not a power"),
        ("turn x: seat 0", "turn takes a whole number"),
        ("turn 1: seat 0, stage lunch", "'lunch' is not a stage; there are setup, playing, final, flush, over"),
        ("turn 1: trigger boredom 0", "'boredom' is not a trigger"),
        ("turn 1: ending soon", "'ending soon' is not part of a turn"),
    ],
)
def test_facts_that_cannot_be_read(line: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        read_board(ISLAND + line)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("seat 0: hand 21", "critters of seat 0: there are 21, so there cannot be 1 in use and 21 left"),
        ("seat 0: hand 20, crater 1", "there cannot be 2 in use and 20 left"),
        ("seat 0: hand 20, powers A", "there cannot be 2 in use and 20 left"),
        ("tiles: D 6", "tiles D: there are 6, so there cannot be 1 in use and 6 left"),
        ("tiles: volcano 21", "volcanoes: there are 20"),
        ("seat 0: DDDDDDDD\nseat 1: DDDDDDDD", "resources D: there are 15, so there cannot be 16 in use$"),
        ("seat 0: D\nsupply: D 15", "resources D: there are 15, so there cannot be 1 in use and 15 left"),
        ("grid: A agile, B agile", "the power agile is there twice"),
        ("grid: A burrowing", "the power burrowing is not in the game"),
        ("grid: A agile\nseat 0: cards agile3", "the power agile is there twice"),
        ("played: sea0 rift0 pack0", "cards worth 0: there are 2, so there cannot be 3 in use"),
    ],
)
def test_boards_with_more_than_there_is(line: str, problem: str) -> None:
    with pytest.raises(NotationError, match=problem):
        read_board(ISLAND + line)


def test_a_power_needs_a_slot() -> None:
    grid = "grid: A extra, B agile, C rift, D colossal, E cooperative, F plates, G crafty, H erosion, I winter"
    with pytest.raises(NotationError, match="line 2: the power sea does not lie in the grid"):
        read_board(f"{grid}\nseat 0: powers sea")


def test_more_critters_or_tiles_than_there_are() -> None:
    with pytest.raises(NotationError, match="critters of seat 0: there are 21, so there cannot be 22 in use"):
        read_board(f"D{'0' * 22} D\n0,0: D 1 D\nD D")
    unos = f"{'D D ' * 7}\n0,0: {'D 1 D ' * 7}\n{'D D ' * 7}"
    with pytest.raises(NotationError, match="tiles D: there are 6, so there cannot be 7 in use"):
        read_board(unos)
    with pytest.raises(NotationError, match="lava and soil: there are 2, so there cannot be 3 in use"):
        read_board("* *\n0,0: * 3 *\n* *", Rules(lava_tiles=2))
