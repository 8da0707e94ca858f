"""Makes the pictures of these pages with the program: python docs/make_images.py

A test compares them with the files, so run this after every change to the drawing.
"""

from pathlib import Path

from surtsey import records, taluva, volcanique
from surtsey.taluva import TALUVA
from surtsey.volcanique.board import write_board
from surtsey.volcanique.drawing import draw, draw_grid
from surtsey.volcanique.table import Table

IMAGES = Path(__file__).parent / "images"

GAME = """\
[Game "taluva"]
[Edition "hig-2006"]
[Players "3"]
[Result "*"]

1 0: draw SJ; tile 0,0 3; hut -1,0
2 1: draw JS; tile 0,-2 2; hut 0,-1
3 2: draw JS; tile -3,0 5; hut -2,0
4 0: draw SR; tile 1,0 4; expand -1,0 S
5 1: draw JC; tile 0,2 5; expand 0,-1 R
6 2: draw JC; tile 3,0 2; expand -2,0 S
7 0: draw SL; tile 0,-2 1; expand -1,0 L
8 1: draw JR; tile 1,0 5; expand 1,-1 R
9 2: draw CR; tile -1,-3 5; expand -2,-1 S
10 0: draw SJ; tile -1,-3 0; hut 2,1
11 1: draw LS; tile 0,-2 3; expand 1,-1 J
12 2: draw CJ; tile 0,3 1; tower -1,-2
13 0: draw CJ; tile 3,1 0; expand 2,1 C
14 1: draw CJ; tile -1,2 4; hut 0,4
15 2: draw LC; tile 0,2 0; temple 0,-3
16 0: draw JS; tile -2,1 1; expand -1,0 J
17 1: draw CL; tile -2,1 4; expand 0,4 L
18 2: draw RL; tile 3,0 1; expand -2,-1 L
19 0: draw JJ; tile 3,0 2; tower 2,1
20 1: draw LR; tile 4,-1 4; tower 2,0
21 2: draw RS; tile -4,2 4; expand -2,-1 R
22 0: draw SJ; tile -3,0 1; expand -1,1 C
23 1: draw JL; tile 0,0 1; expand 0,3 C
24 2: draw RC; tile -2,1 5; expand -2,-1 C
25 0: draw SJ; tile -4,0 3; expand 1,1 L
26 1: draw CS; tile 1,0 2; temple 0,0
27 2: draw LL; tile -3,0 0; expand -2,-1 L
28 0: draw SR; tile -2,1 3; temple 3,2
29 1: draw JR; tile -3,-1 4; expand 0,0 R
30 2: draw RJ; tile -3,4 4; expand -2,-1 J
31 0: draw LJ
"""
"""A game of three, in the middle of turn 31."""

BEFORE_ERUPTION = """\
2,-2:       C1h1
1,-1:    R1h1  V1-3
0,0:  V1-0  C1
0,1:     J1h0  V1-1
0,2:        J1    S1
"""


VOLCANIQUE_GAME = """\
                                             M   M
3,-6:                                       M  1  M
                                             M   M
                                                 M2  M   D3  D
3,-5:                                           M  1  M D  1  D
                                                 M   M   D   D
                             L   M
0,-4:                       L  2  M
                             D0  D
                 *7  *   :   :   ^3  ^   L   M1          M1  L
-2,-3:          *  2  * :  1  : ^  3  ^ L  1  M    .    M  2  L
                 *   *   :   :   ^   ^   L   M           M   L
             ^7  ^   L1  L           L1  L                   ^6  ^
-3,-2:      ^  2  ^ L  1  L    .    L  1  L    .       .    ^  2  ^
             ^   ^   L   L           L   L                   ^   ^
                                                         L   L   L2  L
2,-1:                                                   L  1  L L  3  M
                                                         L   L   M   M
                     L0  L
-3,0:               M  2  L
                     M   M
         M   M           ^4  ^   M   M   *8  *                   :   :
-5,1:   M  1  D    .    ^  2  ^ L  2  D *  1  *    .       .    :  1  :
         D1  D           ^   ^   L3  D   *   *                   :   :
             M   M           M   L           ^8  ^   ^2  ^   ^5  ^
-5,2:       M  1  M    .    M  4  L    .    ^  4  ^ ^  3  ^ ^  3  ^
             M   M           D2  D           ^   ^   ^   ^   ^   ^
                 M3  M                           D   L3  ^1  ^
-5,3:           M  1  D    .       .       .    D  1  L ^  2  ^
                 D   D                           D   L   ^   ^

under -2,-3: L
under 0,-3: DLM4 DML3
under -3,-2: L
under 3,-2: DLM0
under 3,-1: ML0 DL2
under -3,1: ML4
under -2,1: M
under -3,2: DLM0 DL0 ML2
under -1,2: soil DM1 DM0
under 0,2: DML4 DL5
under 1,2: soil D
under 0,3: L
cooling: -1,1
seat 0: crater 2, DMMLL, powers A, volcanoes 1
seat 1: crater 3, DDMMLL, powers A C E, volcanoes 3
seat 2: crater 2, DDML, powers A C, volcanoes 2
seat 3: crater 2, DMLL, powers A C, volcanoes 2
grid: A exalted, B crafty, C frugal, D flying, E agile, F bomb, G sea, H erosion, I super
turn 29: seat 0
"""
"""A game of four, in the middle."""

START = """\
             M0  M
-1,-1:      M  1  M
             M   M
         L0  M   M   M                   D1  D
-2,0:   L  1  M M  1  D    .       .    L  1  D
         D   D   D0  D                   L   L
                                     L1  L   L   D
1,1:                                L  1  L L  1  D
                                     L   L   M1  M

seat 0: DML
seat 1: DDMLL
grid: A bountiful, B agile, C herding, D rift, E cooperative, F flying, G sea, H landslide, I winter
turn 1: seat 0
"""

MIGRATION = """\
           M   L1
1,-1:     M  1  L
           D   D
       D1  D   D   M
0,0:  D  1  D D  1  M
       D   D   D   M
           L0  L
0,1:      L  1  M
           M   M

seat 0: DM
"""

CONTEST = """\
                 D   L
1,-1:           D  1  L
                 D1  L
         M   D0  M   M
-1,0:   M  1  D M  1  M
         M   D   M   M
                 L1  L
0,1:            L  1  L
                 L   L

seat 0: DD
"""

LAVA = """\
                 D1  M
1,-1:           D  1  M
                 D   M
         L   L   ^   ^   M0  M
-1,0:   L  1  M ^  3  ^ M  1  M
         M1  M   ^   ^   M   M
             :   :   M   L0
-1,1:       :  1  : M  1  L
             :   :   M   L

under 0,0: D M
flows: 0,0
seat 0: D
"""

ISLAND = """\
             D   D
1,-1:       M  1  D
             M1  M
         M   L0  L   M
0,0:    M  1  L L  1  M
         D   D   L   M

seat 0: crater 3, DDMMLLL
"""
BUILDING = [
    *("buy island", "take M", "at 3,-1"),
    *("take ML", "at 4,-1", "turn 2"),
    *("take DM", "at 3,0", "turn 1"),
    *("claim 3,-1 M", "claim 4,-1 L", "claim 3,0 D"),
]

WINTER = """\
                                                                                 :   :
7,-4:                                                                      .1   :  1  :
                                                                                 :   :
                                                                             ^6  ^
7,-3:                                                                       ^  2  ^
                                                                             ^   ^
                                                                         L1  L
6,-2:                                                                   D  1  M
                                                                         D   M
                     ^1  ^                           ^7  ^           D0  D
-1,-1:              ^  3  ^    .1      .       .    ^  4  ^    .    D  1  D
                     ^   ^                           ^   ^           D   D
                 *1  *   D0  L   :   :   ^5  ^   *4  *   ^4  ^
-2,0:           *  2  * D  2  L :  1  : ^  3  ^ *  2  * ^  3  ^
                 *   *   M1  M   :   :   ^   ^   *   *   ^   ^
                     M   M                   ^3  ^   ^2  ^
-2,1:               L  3  M    .       .    ^  3  ^ ^  2  ^
                     L1  L                   ^   ^   ^   ^

under 7,-3: M
under -1,-1: L M
under 3,-1: soil D D
under -2,0: DL1
under -1,0: DML0
under 1,0: soil M
under 2,0: DML2
under 3,0: soil DL0
under -2,1: soil ML5
under 1,1: D DLM5
under 2,1: DL1
flows: 3,-1
winter: 3,-1 radius 2
seat 0: crater 3, DMM, powers A, volcanoes 1
seat 1: crater 3, powers A C F H I, volcanoes 6
grid: A bountiful, B erosion, C frugal, D bomb, E migration, F sea, G lateral, H landslide, I winter
turn 33: seat 0, ending, trigger winter 1
"""

SUPER = """\
             M1  M   D   D
0,-1:       M  1  M D  2  D
             M   M   D   D
         L1  L   D1  D   M   M   M   L0
-1,0:   L  1  L D  1  D M  1  M M  1  L
         L   L   D   D   M1  M   M   L
             M   M1  :   :
-1,1:       D  2  M :  1  :
             D   D   :   :

super: 0,0
seat 0: volcanoes 6
turn 30: seat 1, stage final, left 1, ending, trigger super 0
"""

END = """\
                                                     D1  D
5,-1:                                               D  1  D
                                                     D   D
         D0  D   D   M0  ^1  ^   ^2  ^   L1+ L   L   M
0,0:    D  2  D D  1  M ^  2  ^ ^  2  ^ L  3  L L  1  M
         D   D   D   M   ^   ^   ^   ^   L   L   L   M
             D0  D               ^3  ^
0,1:        L  1  M    .    .   ^  2  ^
             L0  M1              ^   ^

seat 0: crater 2, DM, powers A B, volcanoes 2
seat 1: crater 3, L, powers A, volcanoes 1, points 1
tiles: D 0, M 0, L 0, DM 0, DL 0, ML 0, DML 0, DLM 0
grid: A colossal, B herding, C lateral, D rift, E agile, F flying, G sea, H landslide, I super
turn 41: seat 1, stage over, trigger last_tile 0
"""
"""The game of the worked example."""


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    game = records.read(GAME)
    states = {name: TALUVA.svg(state) for name, state in examples_of_taluva().items()}
    return {
        f"{name}.svg": picture
        for name, picture in {"taluva": game.game.svg(game.state), **states, **pictures_of_volcanique()}.items()
    }


def examples_of_taluva() -> dict[str, taluva.State]:
    """One tile, then the three examples of the rules, which follow from one another on a small island."""
    tile = taluva.read_board("0,0: V1-0 C1\n0,1: J1", phase="build")
    before = taluva.read_board(BEFORE_ERUPTION, phase="tile", tile="JS")
    erupted = before.copy()
    erupted.play("tile 0,0 5")
    expanded = erupted.copy()
    expanded.play("expand 0,1 J")
    temple = taluva.read_board(TALUVA.board(expanded), phase="build", supply={1: expanded.supply_of(1)})
    temple.play("temple 1,-1")
    return {
        "tile": tile,
        "eruption-before": before,
        "eruption-after": erupted,
        "expansion": expanded,
        "temple": temple,
    }


def pictures_of_volcanique() -> dict[str, str]:
    """Whole tables with the panel, and examples of the rules on small boards without it."""
    four = volcanique.Rules(players=4)
    tables = {
        "volcanique": draw(volcanique.read_board(VOLCANIQUE_GAME, four)),
        "volcanique-start": draw(volcanique.read_board(START)),
        "volcanique-winter": draw(volcanique.read_board(WINTER)),
        "volcanique-end": draw(volcanique.read_board(END)),
        "volcanique-grid": draw_grid(volcanique.read_board(VOLCANIQUE_GAME, four)),
    }
    examples = {f"volcanique-{name}": draw(table, panel=False) for name, table in examples_of_volcanique().items()}
    return tables | examples


def examples_of_volcanique() -> dict[str, Table]:
    """What happens on small boards: before it, and after each step."""
    steps = {
        "migration": (MIGRATION, "buy", ["buy DLM", "at 0,0", "turn 5", "to 1,0 D", "claim 0,0 M"]),
        "contest": (CONTEST, "buy", ["buy DM", "at 0,0", "turn 3"]),
        "lava": (LAVA, "lava", ["roll 1/6", "to 1,-1 M"]),
        "island": (ISLAND, "buy", BUILDING),
        "super": (SUPER, "end", []),
    }
    tables = {}
    for name, (board, phase, actions) in steps.items():
        tables[f"{name}-before"] = volcanique.read_board(board)
        state = volcanique.State.at(volcanique.read_board(board), phase)
        for action in actions:
            state.play(action)
        tables[f"{name}-after"] = state.table
    cold = volcanique.State.at(volcanique.read_board(write_board(tables["lava-after"])), "lava")
    cold.play("roll 1/5")
    return {**tables, "lava-sea": cold.table}


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (IMAGES / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
