"""Makes the pictures of these pages with the program: python docs/make_images.py

A test compares them with the files, so run this after every change to the drawing.
"""

from pathlib import Path

from surtsey import records
from surtsey.taluva import TALUVA, State, read_board

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


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    game = records.read(GAME)
    examples = {f"{name}.svg": TALUVA.svg(state) for name, state in example().items()}
    return {"taluva.svg": game.game.svg(game.state), **examples}


def example() -> dict[str, State]:
    """One tile, then the three examples of the rules, which follow from one another on a small island."""
    tile = read_board("0,0: V1-0 C1\n0,1: J1", phase="build")
    before = read_board(BEFORE_ERUPTION, phase="tile", tile="JS")
    erupted = before.copy()
    erupted.play("tile 0,0 5")
    expanded = erupted.copy()
    expanded.play("expand 0,1 J")
    temple = read_board(TALUVA.board(expanded), phase="build", supply={1: expanded.supply_of(1)})
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
