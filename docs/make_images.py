"""Makes the pictures of these pages with the program: python docs/make_images.py

A test compares them with the files, so run this after every change to the drawing.
"""

from pathlib import Path

from surtsey import records, taluva, volcanique
from surtsey.taluva import TALUVA
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
         D   L   M   D                   D   M
-2,0:   D  1  L D  1  D    .       .    D  1  M
         M   M0  M   D0                  L1  L
                                     L1  L   L   M
1,1:                                L  1  L L  1  M
                                     L   L   D1  D
seat 0: DDM
seat 1: DLLLM
grid: A bountiful, B agile, C herding, D rift, E cooperative, F flying, G sea, H landslide, I winter
turn 1: seat 0
"""

MIGRATION = """\
           L1  L
1,-1:     M  1  L
           D   D
       D1  D   D   M
0,0:  D  1  D D  1  M
       D   D   D   M
           L0  L
0,1:      L  1  M
           M   M
seat 0: DDM
"""

CONTEST = """\
               D   L
1,-1:         D  1  L
               D1  L
       D   D   M   M
-1,0: D  1  D M  1  M
       M0  M   M   M
           L1  L
0,1:      L  1  L
           L   L
seat 0: DDD
"""

LAVA = """\
               D   M
1,-1:         D  1  M
               D   M1
       L   L   ^   ^   M   M
-1,0: L  1  L ^  3  ^ M  1  M
       M1  M   ^   ^   M0  M
           :   :   M   L0
-1,1:     :  1  : M  1  L
           :   :   M   L
under 0,0: D M
flows: 0,0
seat 0: DL
"""

ISLAND = """\
           D   D
1,-1:     M  1  D
           M1  M
       M   L   L   M
0,0:  M  1  L L  1  M
       D   D   L   M
seat 0: crater 3, DDMMLLL
"""


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


def main() -> None:
    IMAGES.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (IMAGES / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
