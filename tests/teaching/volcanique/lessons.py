"""The lessons of Volcanique: boards, and what the learner has to do on them. Seat 0 learns.

A step is a gesture. Its goal speaks of events, all of which have to happen, and of what the position has to hold then;
other legal gestures are met with feedback: the first that fits, or else a general one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

Pattern = dict[str, Any]
"""What an event has, at least; a list stands for any of its items."""


@dataclass(frozen=True)
class Other:
    id: str
    events: tuple[Pattern, ...] = ()
    after: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Step:
    id: str
    events: tuple[Pattern, ...] = ()
    after: Mapping[str, int] = field(default_factory=dict)
    """Numbers of the view, by their way there, that have to be so high at least."""
    back: bool = False
    """Nothing is done here: what was done last is taken back."""
    others: tuple[Other, ...] = ()


@dataclass(frozen=True)
class Lesson:
    id: str
    board: str
    phase: str
    steps: tuple[Step, ...]


def event(code: str, **more: Any) -> Pattern:
    return {"code": code, **more}


UNOS: Final = ["D", "M", "L"]
DUOS: Final = ["DM", "DL", "ML"]
TRIOS: Final = ["DML", "DLM"]

LESSONS: Final = (
    Lesson(
        "land",
        """
                 D0  D   D   L
        0,0:    D  1  D D  1  L
                 D   D   D   L
                     L   L
        0,1:        L  1  L
                     L   L
        seat 0: DM
        """,
        "buy",
        (
            Step(
                "match",
                (event("tile.placed"),),
                {"players.0.score.edges": 3},
                others=(Other("own", (event("critter.escaped", seat=0),)),),
            ),
        ),
    ),
    Lesson(
        "paying",
        """
                 D0  D   M   M
        0,0:    D  1  D M  1  M
                 D   D   M   M
        seat 0: DDML
        """,
        "buy",
        (
            Step(
                "duo",
                (event("bought", item=DUOS), event("paid", resources="DD")),
                others=(
                    Other("trio", (event("bought", item=TRIOS),)),
                    Other("uno", (event("bought", item=UNOS),)),
                    Other("dear", (event("bought", item=DUOS),)),
                ),
            ),
            Step("undo", back=True),
            Step(
                "uno",
                (event("bought", item=UNOS), event("paid", resources="DML")),
                others=(Other("all", (event("bought", item=UNOS),)),),
            ),
        ),
    ),
    Lesson(
        "covering",
        """
                               M   L
        1,-1:                 M  1  L
                               D   D
                   M1  M   D1  D   D   M
        -1,0:     M  1  M D  1  D D  1  M
                   M   M   D   D   D   M
                               L0  L
        0,1:                  L  1  M
                               M   M
        seat 0: DM
        """,
        "buy",
        (
            Step(
                "push",
                (event("critter.escaped", seat=1),),
                others=(
                    Other("lost", (event("critter.lost", seat=1),)),
                    Other("own", (event("critter.lost", seat=0),)),
                ),
            ),
            Step("unpush", back=True),
            Step("expel", (event("critter.lost", seat=1),), others=(Other("fled", (event("critter.escaped"),)),)),
        ),
    ),
    Lesson(
        "meeting",
        """
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
        """,
        "buy",
        (
            Step(
                "join",
                (event("contest", winner=0), event("critter.lost", seat=1)),
                others=(Other("own", (event("critter.lost", seat=0),)), Other("apart", (event("tile.placed"),))),
            ),
        ),
    ),
    Lesson(
        "claiming",
        """
                 D0  D   D   M   M   L
        0,0:    D  1  D D  1  M M  1  L
                 D   D   D   M   M   L
                                     L   L
        2,1:                        L  1  L
                                     L   L
        """,
        "claim",
        (Step("claim", (event("claimed"),)), Step("again", (event("claimed"),))),
    ),
    Lesson(
        "moving",
        """
                 M   M   D   D
        0,0:    L  1  D D  1  D
                 L1  D0  D   D
                     D   D
        0,1:        D  1  M
                     M   M
        seat 0: crater 3
        """,
        "move",
        (
            Step(
                "wander",
                (event("critter.moved", to_biome="D"),),
                others=(Other("cross", (event("critter.moved", to_biome="M"),)),),
            ),
            Step("unmove", back=True),
            Step(
                "change",
                (event("critter.moved", to_biome="M"),),
                others=(Other("stay", (event("critter.moved", to_biome="D"),)),),
            ),
        ),
    ),
    Lesson(
        "volcano",
        """
                 L0  L   L1  L   M   M
        0,0:    L  1  L D  2  M M  1  M
                 L   L   D   M1  M   M
        under 1,0: D
        seat 0: DDDDD, powers A
        grid: A bountiful, B agile, C herding
        """,
        "buy",
        (
            Step(
                "erupt",
                (event("volcano.erupts"), event("critter.lost", seat=1)),
                others=(
                    Other("own", (event("critter.lost", seat=0),)),
                    Other("empty", (event("volcano.erupts"),)),
                    Other("land", (event("tile.placed"),)),
                ),
            ),
            Step("unlock", (event("power.unlocked"),)),
        ),
    ),
    Lesson(
        "lava",
        """
                     ^1  ^   L   L
        0,-1:       ^  3  ^ L  2  L
                     ^   ^   L   L
                 M   M   *1  *   D0  D   D   M
        -1,0:   M  2  M *  2  * D  1  D D  1  M
                 M   M   *   *   D   D   D   M
                     L   L   M   M   :   :
        -1,1:       L  2  L M  2  M :  1  :
                     L   L   M   M   :   :
        under 0,-1: D M
        under 0,0: M
        under 1,-1: M
        under -1,0: L
        under -1,1: M
        under 0,1: L
        flows: 0,0
        seat 0: DDDMMML
        """,
        "lava",
        (
            Step(
                "save",
                (event("critter.escaped", seat=0),),
                others=(Other("lost", (event("critter.lost", seat=0),)),),
            ),
            Step("soil", (event("tile.placed", field=[1, 1]),), others=(Other("land", (event("bought"),)),)),
            Step("second", (event("bought"),)),
        ),
    ),
    Lesson(
        "island",
        """
                     D   D
        1,-1:       M  1  D
                     M1  M
                 M   L0  L   M0
        0,0:    M  1  L L  1  M
                 D   D   L   M
        seat 0: crater 3, DDMMLLL
        """,
        "buy",
        (
            Step(
                "raise",
                (event("crater.emptied", seat=0), event("island.tile")),
                others=(Other("land", (event("tile.placed"),)), Other("volcano", (event("volcano.erupts"),))),
            ),
            Step(
                "settle",
                (event("claimed"),),
                others=(Other("sacrifice", (event("sacrificed"),)),),
            ),
            Step("sacrifice", (event("sacrificed"),), others=(Other("claim", (event("claimed"),)),)),
        ),
    ),
    Lesson(
        "end",
        """
                 D0  D   D   M   L1  L           M   M
        0,0:    D  1  D D  1  M L  1  L    .    M  1  M
                 D   D   D   M   L   L           M   M
                     L   L
        0,1:        L  1  L
                     L   L
        seat 0: crater 2, DDDMMMLLL
        seat 1: crater 3
        turn 40: seat 0, stage final, left 1, ending, trigger critters 1
        """,
        "buy",
        (
            Step(
                "last_land",
                (event("tile.placed"),),
                others=(
                    Other("points", (event("bought", item="points"),)),
                    Other("volcano", (event("volcano.erupts"),)),
                ),
            ),
            Step("points", (event("bought", item="points"),)),
            Step("last_claim", (event("claimed"),), others=(Other("sacrifice", (event("sacrificed"),)),)),
        ),
    ),
)

MIDWAY: Final = (
    *("price", "pay", "field", "rotation", "target", "displace", "keep", "move_to", "swim_to"),
    *("island_tile", "island_field", "island_rotation"),
)
"""What is asked in the middle of a gesture: it is judged after that."""
