"""The drawn examples of Volcanique's rules: boards, and what is played on them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Example:
    """A board from some phase of the turn on, and actions after which it is drawn again. Dice are played, too."""

    board: str
    phase: str | None = None
    actions: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    stock: bool = False
    """Whether it is about what seat 0 has, too."""


EXAMPLES: Final[dict[str, Example]] = {
    "tiles": Example(
        """
               M   M           M   D           L   L
        0,0:  M  1  M    .    M  1  D    .    D  1  M
               M   M           M   D           D   M
        """
    ),
    "biome": Example(
        """
               D0  D   D   L   L   L
        0,0:  D  2  D D  1  L L  1  M
               D   D   M   M   M1  M
                   D   M
        0,1:      D  1  M
                   D   M
        under 0,0: DM3
        """
    ),
    "start": Example(
        """
                     M0  M
        -1,-1:      M  1  M
                     M   M
                 L0  M   M   M                   D1  D
        -2,0:   L  1  M M  1  D    .       .    L  1  D
                 D   D   D0  D                   L   L
                                             L1  L   L   D
        1,1:                                L  1  L L  1  D
                                             L   L   M1  M
        """
    ),
    "lava": Example(
        """
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
        seat 0: DDM
        """,
        "lava",
        ("roll 1/6", "to 1,-1 M", "pay M"),
        stock=True,
    ),
    "soil": Example(
        """
                 D0  D   ^   ^
        0,0:    D  1  D ^  3  ^
                 D   D   ^   ^
                     L   L   *   *
        0,1:        L  1  L *  1  *
                     L   L   *   *
        under 1,0: D M
        cooling: 1,1
        seat 0: DD
        turn 3: seat 1
        """,
        "end",
    ),
    "move": Example(
        """
                 D0  D   D   M
        0,0:    D  1  D D  1  M
                 D   D   D   M
                     D   D
        0,1:        M  1  L
                     M   L
        seat 0: DM
        """,
        "move",
        ("move 0,0 D", "to 0,1 D"),
    ),
    "move_within": Example(
        """
                 L   L   L   L
        0,0:    D  1  M M  1  L
                 D0  M   M1  M
        seat 0: DM
        """,
        "move",
        ("move 0,0 D",),
    ),
    "second": Example(
        """
                 D0  D   :   :
        0,0:    D  1  D :  1  :
                 D   D   :   :
                     L   L
        0,1:        L  1  L
                     L   L
        seat 0: DDDM
        """,
        "buy",
        ("buy DL", "pay DD", "at 1,0", "turn 2", "buy DML", "at 0,1", "turn 3"),
        stock=True,
    ),
    "covered": Example(
        """
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
        """,
        "buy",
        ("buy DLM", "at 0,0", "turn 5", "to 1,0 D"),
    ),
    "no_refuge": Example(
        """
                 M0  M   D1  D
        0,0:    M  1  M D  1  D
                 M   M   D   D
        seat 0: MM
        """,
        "buy",
        ("buy DML", "at 1,0", "turn 1"),
    ),
    "contest": Example(
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
        ("buy DM", "at 0,0", "turn 3"),
    ),
    "volcano": Example(
        """
                 D0  D   D1  D
        0,0:    D  1  D M  2  D
                 D   D   M1  M
                     M1  M
        0,1:        M  1  M
                     M   M
        under 1,0: L
        seat 0: DDDDD
        grid: A bountiful
        """,
        "buy",
        ("buy volcano", "at 1,0"),
    ),
    "island": Example(
        """
                     D   D
        1,-1:       M  1  D
                     M1  M
                 M   L0  L   M
        0,0:    M  1  L L  1  M
                 D   D   L   M
        seat 0: crater 3, DDMMLLL
        """,
        "buy",
        ("buy island", "take M", "at 3,-1", "take ML", "at 4,-1", "turn 2", "take DM", "at 3,0", "turn 1"),
        stock=True,
    ),
    "claim": Example(
        """
                 D0  D   D   M   M   L
        0,0:    D  1  D D  1  M M  1  L
                 D   D   D   M   M   L
                                     L   L
        2,1:                        L  1  L
                                     L   L
        """,
        "claim",
        ("claim 1,0 M", "claim 2,1 L"),
    ),
    "sacrifice": Example(
        """
                 D0  D   D   D
        0,0:    D  1  D D  1  D
                 D   D   D0  D
        """,
        "sacrifice",
        ("sacrifice 1,0 D",),
        stock=True,
    ),
    "collect": Example(
        """
                 D0  D   D   M   M0  L
        0,0:    D  1  D D  1  M M  1  L
                 D   D   D   M   M   L
                                     L1  L
        2,1:                        L  1  L
                                     L   L
        """,
        "sacrifice",
        ("pass",),
        stock=True,
    ),
    "symbiosis": Example(
        """
                 D0  D   D   M   M   L1
        0,0:    D  1  D D  1  M M  1  L
                 D   D   D   M0  M   L
                     L2  L   D1  D   :   :
        0,1:        L  1  L D  1  D :  1  :
                     L   L   D   D   :   :
        """,
        options={"players": "3"},
    ),
    "final": Example(
        """
                 D0  D   D   M
        0,0:    D  1  D D  1  M
                 D   D   D   M
        seat 0: DDDMLL
        seat 1: hand 18, crater 3
        turn 40: seat 0, stage final, left 1, ending, trigger critters 1
        """,
        "buy",
        ("buy DL", "pay LL", "at 1,0", "turn 2", "buy points", "pay DDD"),
        stock=True,
    ),
    "count": Example(
        """
                                                             D1  D
        5,-1:                                               D  1  D
                                                             D   D
                 D0  D   D   M0  ^1  ^   ^2  ^   L1+ L   L   M
        0,0:    D  2  D D  1  M ^  2  ^ ^  2  ^ L  3  L L  1  M
                 D   D   D   M   ^   ^   ^   ^   L   L   L   M
                     D0  D               ^3  ^
        0,1:        L  1  M    .    .   ^  2  ^
                     L0  M1              ^   ^
        seat 0: crater 2, powers herding
        seat 1: crater 3, powers colossal
        """
    ),
    "agile": Example(
        """
                 D0  D   M   M   L   L
        0,0:    D  1  D M  1  M L  1  L
                 D   D   M   M   L   L
        seat 0: DM, powers agile
        """,
        "move",
        ("move 0,0 D", "move 1,0 M", "to 2,0 L"),
    ),
    "bountiful": Example(
        """
                 D0  D   D   M
        0,0:    D  1  D D  1  M
                 D   D   D   M
        seat 0: DDMMLL, powers bountiful
        """,
        "sacrifice",
        ("pass",),
        stock=True,
    ),
    "extra": Example(
        """
                 D0  D   D   M
        0,0:    D  1  D D  1  M
                 D   D   D   M0
        seat 0: DDMMLL, powers extra
        """,
        "sacrifice",
        ("pass",),
        stock=True,
    ),
    "colossal": Example(
        """
                 D0  D   D   M
        0,0:    D  1  D D  1  M
                 D   D   D   M
        seat 0: DDML, powers colossal
        """,
        "claim",
        ("upgrade 0,0 D",),
        stock=True,
    ),
    "plates": Example(
        """
                 D0  D   D   M                   M1  M
        0,0:    D  1  D D  1  M    .       .    M  1  M
                 D   D   D   M                   M   M
        seat 0: powers plates
        turn 1: seat 1
        """,
        "end",
        ("plates 0,0", "shift 0", "shift 0"),
    ),
    "cooperative": Example(
        """
                 L   L   M1  M
        0,0:    D  1  M M  1  M
                 D0  M   M   M
        seat 0: DM, powers cooperative
        """,
        "move",
        ("move 0,0 D", "to 0,0 M"),
    ),
    "crafty": Example(
        """
                 D0  D   :   :   L   L
        0,0:    D  1  D :  1  : L  1  L
                 D   D   :   :   L   L
                     M   M
        0,1:        M  1  M
                     M   M
        seat 0: DDMMLL, powers crafty
        """,
        "buy",
        (
            "buy DML",
            "pay DM",
            "at 1,0",
            "turn 2",
            "buy DML",
            "pay ML",
            "at 0,1",
            "turn 3",
            "buy DLM",
            "at 2,0",
            "turn 1",
        ),
        stock=True,
    ),
    "erosion": Example(
        """
                 D0  D   L   L   D1  D
        0,0:    D  1  D L  2  L D  1  D
                 D   D   L   L   D   D
        under 1,0: DM2
        seat 0: powers erosion
        """,
        "erosion",
        ("erode 1,0",),
    ),
    "exalted": Example(
        """
                     D   D
        1,-1:       M  1  D
                     M1  M
                 M   L0  L   M
        0,0:    M  1  L L  1  M
                 D   D   L   M
        seat 0: crater 3, powers exalted
        """,
        "buy",
        ("buy island", "take M", "at 3,-1", "take ML", "at 4,-1", "turn 2", "take DM", "at 3,0", "turn 1"),
        stock=True,
    ),
    "flying": Example(
        """
                 D0  D   D   M                   L   L
        0,0:    D  1  D D  1  M    .       .    L  1  L
                 D   D   D   M                   L   L
        seat 0: DM, powers flying
        """,
        "move",
        ("move 0,0 D", "to 4,0 L"),
    ),
    "frugal": Example(
        """
                 D0  D   D   M
        0,0:    D  1  D D  1  M
                 D   D   D   M
        seat 0: DDDML, powers frugal
        """,
        "buy",
        ("buy DLM", "pay DD", "at 1,0", "turn 2", "pass", "offer", "pass"),
        stock=True,
    ),
    "herding": Example(
        """
                 D0  D   D   M
        0,0:    D  1  D D  1  M
                 D   D   D0  M
        seat 0: powers herding
        """,
        "sacrifice",
        ("pass",),
        stock=True,
    ),
    "landslide": Example(
        """
                 M   M   D0  D   L1  L
        0,0:    M  1  M D  3  D L  1  L
                 M   M   D   D   L   L
        under 1,0: M L
        seat 0: MMMMM, powers A landslide
        grid: A bountiful
        """,
        "buy",
        ("buy volcano", "at 0,0", "slide 1,0"),
    ),
    "lateral": Example(
        """
                     L   L   D1  D
        0,-1:       L  1  L D  1  D
                     L   L   D   D
                 D0  D   M   M   M1  M
        -1,0:   D  1  D M  1  M M  1  M
                 D   D   M   M   M   M
        seat 0: DDDDD, powers A lateral
        grid: A bountiful
        """,
        "buy",
        ("buy volcano", "at 0,0", "lateral 4", "roll 2/4"),
    ),
    "diversion": Example(
        """
                 M0  M   D   D
        1,0:    M  1  M D  1  D
                 M   M   D   D
             ^   ^
        0,1:^  2  ^
             ^   ^
        under 0,1: L
        flows: 0,1
        seat 0: DM, powers diversion
        """,
        "lava",
        ("roll 6/6", "divert", "roll 3/3"),
    ),
    "bomb": Example(
        """
                     M   M   D1  D
        0,-1:       M  1  M D  1  D
                     M   M   D   D
                 D0  D   M   M   M1  M
        -1,0:   D  1  D M  1  M M  1  M
                 D   D   M   M   M   M
        seat 0: DDDDD, powers A bomb
        grid: A bountiful
        """,
        "buy",
        ("buy volcano", "at 0,0", "bomb", "roll 6/6"),
    ),
    "pack": Example(
        """
                 D0  D   D   L1  L   L
        0,0:    D  1  D D  1  L L  1  L
                 D0  D   M   M   L   L
        seat 0: DM, powers pack
        """,
        "move",
        ("group 0,0 D", "to 1,0 L"),
    ),
    "rift": Example(
        """
                 D0  D   D   M   M1  M
        0,0:    D  1  D D  1  M M  1  M
                 D   D   D   M   M   M
        seat 0: powers rift
        turn 1: seat 1
        """,
        "end",
        ("rift 2,0", "shift 0"),
    ),
    "sea": Example(
        """
                 D1  D   M   M
        0,0:    D  1  D D  1  L    .0
                 D   D   D   L
        seat 0: powers sea
        """,
        "claim",
        ("swim 2,0", "to 1,0 L"),
    ),
    "super": Example(
        """
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
        """,
        "end",
    ),
    "migration": Example(
        """
                 D0  D   D   M   M1  M
        0,0:    D  1  D D  1  M M  1  M
                 D   D   D   M   M   M
        seat 0: L, powers migration
        seat 1: MMMMM
        grid: A bountiful
        turn 3: seat 1
        """,
        "buy",
        ("buy volcano", "at 0,0", "to 1,0 D"),
        stock=True,
    ),
    "winter": Example(
        """
                 D0  D   D   M   M1  M   M   L
        0,0:    D  1  D D  1  M M  1  M M  1  L
                 D   D   D   M   M   M   M   L
        seat 0: DDDDD, powers winter
        """,
        "buy",
        ("buy winter", "at 1,0"),
    ),
    "burrowing": Example(
        """
                 M0  M   D0  D
        0,0:    M  1  M D  1  D
                 M   M   D   D
        seat 0: MM, powers burrowing
        """,
        "move",
        ("burrow 1,0 D", "buy DML", "at 1,0", "turn 1"),
        {"burrowing": "yes"},
    ),
}
