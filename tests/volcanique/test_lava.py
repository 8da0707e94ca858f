"""LAVA: where flows go, who may flee or divert them, and what becomes of lava."""

import pytest

from surtsey.game import NotationError
from surtsey.volcanique.board import read_board, write_board
from surtsey.volcanique.describing import describe
from surtsey.volcanique.position import read_position, write_position
from surtsey.volcanique.state import State
from tests.volcanique.boards import asked, at, critters, drawn, hand, land, legal, play, resources


def flows(state: State) -> list[str]:
    """From where lava will go on, oldest first."""
    lines = [line for line in land(state.table) if line.startswith("flows:")]
    return lines[0].split()[1:] if lines else []


def pass_turn(state: State) -> list[str]:
    """Passes until the turn is over; the codes of all events."""
    codes, turn = [], state.turn
    while state.turn == turn:
        codes += play(state, "pass")
    return codes


# In all boards seat 0 has a critter that can move, in the last row: there the turn goes on after LAVA.


# Where lava goes

SLOPES = """
            *1  *   ^2  ^
    0,-1:  *  1  * ^  1  ^
            *   *   ^   ^
                ^1  ^   D   D
    0,0:       ^  2  ^ D  1  D
                ^   ^   D   D
            :   :   M   M
    -1,1:  :  1  : M  2  M
            :   :   M   M
                    D0  D   D   D
    -1,3:          D  1  D D  1  D
                    D   D   D   D
    flows: 0,0
    """
"""Around the volcano on 0,0, two high: lower land to the east, land as high to the south-east, soil to the south-west,
sea to the west, and lava and a volcano, which are lower."""


def test_lava_goes_to_lower_land_soil_or_ocean_never_to_lava_or_volcanoes() -> None:
    assert legal(at(SLOPES, "lava")) == ["roll 1/3", "roll 2/3", "roll 3/3"]


def test_lava_covers_land() -> None:
    """The first candidate clockwise from the east. The lava is one tile high, and the flow goes on from it."""
    state = at(SLOPES, "lava")
    assert play(state, "roll 1/3") == ["rolled", "lava.aims", "lava.flows"]
    assert land(state.table) == drawn(
        """
                *1  *   ^2  ^
        0,-1:  *  1  * ^  1  ^
                *   *   ^   ^
                    ^1  ^   *1  *
        0,0:       ^  2  ^ *  2  *
                    ^   ^   *   *
                :   :   M   M
        -1,1:  :  1  : M  2  M
                :   :   M   M
                        D0  D   D   D
        -1,3:          D  1  D D  1  D
                        D   D   D   D
        under 1,0: D
        flows: 1,0
        """
    )


def test_lava_covers_soil() -> None:
    """The second candidate (R55)."""
    state = at(SLOPES, "lava")
    assert play(state, "roll 2/3") == ["rolled", "lava.aims", "lava.flows"]
    assert land(state.table) == drawn(
        """
                *1  *   ^2  ^
        0,-1:  *  1  * ^  1  ^
                *   *   ^   ^
                    ^1  ^   D   D
        0,0:       ^  2  ^ D  1  D
                    ^   ^   D   D
                *1  *   M   M
        -1,1:  *  2  * M  2  M
                *   *   M   M
                        D0  D   D   D
        -1,3:          D  1  D D  1  D
                        D   D   D   D
        flows: -1,1
        """
    )


def test_lava_in_the_ocean_ends_its_flow_and_cools() -> None:
    """The third candidate."""
    state = at(SLOPES, "lava")
    assert play(state, "roll 3/3") == ["rolled", "lava.aims", "lava.reaches_ocean"]
    assert land(state.table) == drawn(
        """
                    *1  *   ^2  ^
        0,-1:      *  1  * ^  1  ^
                    *   *   ^   ^
                *1  *   ^1  ^   D   D
        -1,0:  *  1  * ^  2  ^ D  1  D
                *   *   ^   ^   D   D
                    :   :   M   M
        -1,1:      :  1  : M  2  M
                    :   :   M   M
                            D0  D   D   D
        -1,3:              D  1  D D  1  D
                            D   D   D   D
        cooling: -1,0
        """
    )


@pytest.mark.parametrize(
    ("rolled", "target"), [(1, "1,0"), (2, "0,1"), (3, "-1,1"), (4, "-1,0"), (5, "0,-1"), (6, "1,-1")]
)
def test_candidates_are_numbered_clockwise_from_the_east(rolled: int, target: str) -> None:
    """R5."""
    state = at(
        """
                    M   M   D   D
        0,-1:      M  1  M D  1  D
                    M   M   D   D
                D   D   ^1  ^   M   M
        -1,0:  D  1  D ^  2  ^ M  1  M
                D   D   ^   ^   M   M
                    M   M   D   D
        -1,1:      M  1  M D  1  D
                    M   M   D   D
                            D0  D   D   D
        -1,3:              D  1  D D  1  D
                            D   D   D   D
        flows: 0,0
        """,
        "lava",
    )
    play(state, f"roll {rolled}/6")
    assert flows(state) == [target]


def test_lava_crosses_level_ground_and_never_runs_back() -> None:
    """R57: it has raised 1,0 to two, so it goes on to 2,0, which is one high, or into the sea; not to the volcano."""
    state = at(
        """
               ^1  ^   *1  *   D   D
        0,0:  ^  2  ^ *  2  * D  1  D
               ^   ^   *   *   D   D
                       D0  D   D   D
        0,2:          D  1  D D  1  D
                       D   D   D   D
        flows: 1,0
        """,
        "lava",
    )
    assert legal(state) == [f"roll {side}/5" for side in range(1, 6)]
    play(state, "roll 1/5")
    assert flows(state) == ["2,0"]


@pytest.mark.parametrize(("targets", "sides"), [("all_lower", 4), ("land_first", 2)])
def test_lava_targets_with_lower_land_and_soil_beside_the_sea(targets: str, sides: int) -> None:
    """R54: land to the east, soil to the west, sea to the north; higher land to the south."""
    state = at(
        """
                :   :   ^1  ^   D   D
        -1,0:  :  1  : ^  2  ^ D  1  D
                :   :   ^   ^   D   D
                    M   M   M   M
        -1,1:      M  3  M M  3  M
                    M   M   M   M
                            D0  D   D   D
        -1,3:              D  1  D D  1  D
                            D   D   D   D
        flows: 0,0
        """,
        "lava",
        lava_targets=targets,
    )
    assert legal(state) == [f"roll {side}/{sides}" for side in range(1, sides + 1)]
    play(state, f"roll 2/{sides}")
    assert flows(state) == ["-1,0"]


@pytest.mark.parametrize("targets", ["all_lower", "land_first"])
def test_lava_targets_with_nothing_lower_but_the_sea(targets: str) -> None:
    """The land to the east is as high as the volcano."""
    state = at(
        """
                ^1  ^   D   D
        0,0:   ^  2  ^ D  2  D
                ^   ^   D   D
                D0  D   D   D
        -1,2:  D  1  D D  1  D
                D   D   D   D
        flows: 0,0
        """,
        "lava",
        lava_targets=targets,
    )
    assert legal(state) == [f"roll {side}/5" for side in range(1, 6)]


@pytest.mark.parametrize("super_fixed", ["yes", "no"])
@pytest.mark.parametrize("where", ["super: 1,0", "winter: 2,0 radius 1"])
def test_lava_runs_over_marked_and_frozen_hexes(where: str, super_fixed: str) -> None:
    """The tile marked for the Super eruption is covered as well where it neither slides nor erodes (R121)."""
    state = at(SLOPES + where, "lava", super_fixed=super_fixed)
    play(state, "roll 1/3")
    assert flows(state) == ["1,0"]


# Dammed

BASIN = """
                M   M   ^2  ^
    0,-1:      M  2  M ^  1  ^
                M   M   ^   ^
            D   D   ^1  ^   *1  *
    -1,0:  D  2  D ^  2  ^ *  2  *
            D   D   ^   ^   *   *
                *2  *   M   M
    -1,1:      *  1  * M  3  M
                *   *   M   M
                        D0  D   D   D           L1  L
    -1,3:              D  1  D D  1  D    .    L  1  L
                        D   D   D   D           L   L
    flows: 0,0
    turn 1: seat 1
    """
"""Around 0,0 there is nothing lower but lava and a volcano."""


def dammed(board: str, **options: str) -> tuple[State, list[str]]:
    """The end of a turn of seat 1, and LAVA at the beginning of that of seat 0."""
    state = at(board, "sacrifice", **options)
    return state, play(state, "pass")


@pytest.mark.parametrize(("option", "left"), [("retest", ["0,0"]), ("ends", [])])
def test_a_flow_without_lower_ground_is_dammed(option: str, left: list[str]) -> None:
    """R56."""
    state, codes = dammed(BASIN, dammed=option)
    assert "lava.dammed" in codes
    assert asked(state) == "0 move"
    assert flows(state) == left


def test_a_dammed_flow_goes_on_as_soon_as_it_can() -> None:
    """It is tested anew every LAVA: here there is sea to the east and north-east by now."""
    state = at(
        """
                    M   M
        0,-1:      M  2  M
                    M   M
                D   D   ^1  ^
        -1,0:  D  2  D ^  2  ^
                D   D   ^   ^
                    *2  *   M   M
        -1,1:      *  1  * M  3  M
                    *   *   M   M
                            D0  D   D   D
        -1,3:              D  1  D D  1  D
                            D   D   D   D
        flows: 0,0
        """,
        "lava",
    )
    assert legal(state) == ["roll 1/2", "roll 2/2"]


def test_another_flow_is_not_dammed_with_it() -> None:
    """The flow of the volcano on 4,0 has sea all around."""
    state, codes = dammed(
        """
                    M   M   M   M
        0,-1:      M  2  M M  2  M
                    M   M   M   M
                D   D   ^1  ^   D   D                   ^2  ^
        -1,0:  D  2  D ^  2  ^ D  2  D    .       .    ^  2  ^
                D   D   ^   ^   D   D                   ^   ^
                    D   D   M   M
        -1,1:      D  2  D M  3  M
                    D   D   M   M
                            D0  D   D   D           L1  L
        -1,3:              D  1  D D  1  D    .    L  1  L
                            D   D   D   D           L   L
        flows: 0,0 4,0
        turn 1: seat 1
        """,
        dammed="ends",
    )
    assert "lava.dammed" in codes
    assert legal(state) == [f"roll {side}/6" for side in range(1, 7)]
    assert flows(state) == ["4,0"]


# Where lava goes on from


def test_lava_spread_newest_goes_on_from_the_newest_tile_only() -> None:
    """R53."""
    state = at(SLOPES, "lava", lava_spread="newest")
    play(state, "roll 1/3")
    assert flows(state) == ["1,0"]


def test_lava_spread_all_goes_on_from_all_tiles() -> None:
    """The new tile not before the next LAVA."""
    state = at(SLOPES, "lava", lava_spread="all")
    play(state, "roll 1/3")
    assert flows(state) == ["0,0", "1,0"]
    assert asked(state) == "0 move"


def test_lava_spread_all_moves_every_tile_of_a_flow() -> None:
    """Each has one way over land: nothing is asked."""
    state = at(
        """
                M   M   ^1  ^   *1  *   D   D
        -1,0:  M  1  M ^  2  ^ *  2  * D  1  D
                M   M   ^   ^   *   *   D   D
                                D0  D   D   D
        0,2:                   D  1  D D  1  D
                                D   D   D   D
        flows: 0,0 1,0
        """,
        "lava",
        lava_spread="all",
        lava_targets="land_first",
    )
    assert flows(state) == ["0,0", "1,0", "-1,0", "2,0"]


def test_lava_spread_all_ends_with_all_tiles_where_one_reaches_the_ocean() -> None:
    """The volcano has sea on five sides: it is its turn first, and then its lava on 1,0 does not move any more."""
    state = at(
        """
               ^1  ^   *1  *   D   D
        0,0:  ^  2  ^ *  2  * D  1  D
               ^   ^   *   *   D   D
                       D0  D   D   D
        0,2:          D  1  D D  1  D
                       D   D   D   D
        flows: 0,0 1,0
        """,
        "lava",
        lava_spread="all",
    )
    assert play(state, "roll 3/5") == ["rolled", "lava.aims", "lava.reaches_ocean"]
    assert flows(state) == []
    assert asked(state) == "0 move"


def test_lava_spread_all_a_flow_is_dammed_only_where_no_tile_can_go_on() -> None:
    """The volcano on 0,0 is enclosed; its lava on 1,0 has sea on three sides."""
    state = at(
        """
                    M   M   M   M
        0,-1:      M  3  M M  3  M
                    M   M   M   M
                M   M   ^1  ^   *1  *
        -1,0:  M  3  M ^  2  ^ *  2  *
                M   M   ^   ^   *   *
                    M   M   M   M
        -1,1:      M  3  M M  3  M
                    M   M   M   M
                            D0  D   D   D
        -1,3:              D  1  D D  1  D
                            D   D   D   D
        flows: 0,0 1,0
        """,
        "lava",
        lava_spread="all",
        dammed="ends",
    )
    assert legal(state) == ["roll 1/3", "roll 2/3", "roll 3/3"]


# Order of several flows


def test_the_oldest_flow_goes_first() -> None:
    """R4: the order in which they began, not where they lie."""
    state = at(
        """
               ^2  ^                   ^1  ^
        0,0:  ^  2  ^    .       .    ^  2  ^
               ^   ^                   ^   ^
                       D0  D   D   D
        0,2:          D  1  D D  1  D
                       D   D   D   D
        flows: 3,0 0,0
        """,
        "lava",
    )
    play(state, "roll 1/6")
    assert "cooling: 4,0" in land(state.table)
    play(state, "roll 4/6")
    assert "cooling: 4,0 -1,0" in land(state.table)
    assert asked(state) == "0 move"


def test_a_flow_finds_what_an_older_one_has_left() -> None:
    """Both volcanoes could reach 1,0; when the older one has, the other has one way less."""
    state = at(
        """
               ^1  ^   D   D   ^2  ^
        0,0:  ^  2  ^ D  1  D ^  2  ^
               ^   ^   D   D   ^   ^
                       D0  D   D   D
        0,2:          D  1  D D  1  D
                       D   D   D   D
        flows: 0,0 2,0
        """,
        "lava",
    )
    play(state, "roll 1/6")
    assert legal(state) == [f"roll {side}/5" for side in range(1, 6)]


def test_a_flow_keeps_its_age_on_its_way() -> None:
    state = at(
        """
               ^1  ^   D   D                   ^2  ^   D   D
        0,0:  ^  2  ^ D  1  D    .       .    ^  2  ^ D  1  D
               ^   ^   D   D                   ^   ^   D   D
                       D0  D   D   D
        0,2:          D  1  D D  1  D
                       D   D   D   D
        flows: 0,0 4,0
        """,
        "lava",
    )
    play(state, "roll 1/6", "roll 1/6")
    assert flows(state) == ["1,0", "5,0"]


# The supply of lava


def test_lava_tiles_run_out() -> None:
    """There is one left: the older flow has it, the other is dammed."""
    board = """
               ^1  ^                           ^2  ^
        0,0:  ^  2  ^    .       .       .    ^  2  ^
               ^   ^                           ^   ^
                       D0  D   D   D
        0,2:          D  1  D D  1  D
                       D   D   D   D
        under 0,0: M
        under 4,0: M
        flows: 0,0 4,0
        """
    state = at(board, "lava", lava_tiles="1")
    play(state, "roll 1/6")
    assert (asked(state), flows(state)) == ("0 move", ["4,0"])
    state = at(board, "lava", lava_tiles="2")
    play(state, "roll 1/6")
    assert asked(state) == "0 lava_roll"


def test_lava_that_has_become_soil_is_not_back_in_the_supply() -> None:
    """The other side of its tile lies on the board."""
    state = at(
        """
               ^1  ^   :   :
        0,0:  ^  2  ^ :  1  :
               ^   ^   :   :
                       D0  D   D   D
        0,2:          D  1  D D  1  D
                       D   D   D   D
        under 0,0: M
        flows: 0,0
        """,
        "lava",
        lava_tiles="1",
    )
    assert (asked(state), flows(state)) == ("0 move", ["0,0"])


# Soil

COAST = """
           ^1  ^
    0,0:  ^  2  ^
           ^   ^
                   D0  D   D   D           D1  D   D   D
    0,2:          D  1  D D  1  D    .    D  1  D D  1  D
                   D   D   D   D           D   D   D   D
    flows: 0,0
    """


def test_ocean_lava_is_soil_at_the_end_of_the_turn() -> None:
    """R2: in the turn itself it is lava."""
    state = at(COAST, "lava")
    play(state, "roll 1/6")
    assert "cooling: 1,0" in land(state.table)
    codes = pass_turn(state)
    assert codes.index("soil.appears") < codes.index("turn.begins")
    assert land(state.table) == drawn(
        """
               ^1  ^   :   :
        0,0:  ^  2  ^ :  1  :
               ^   ^   :   :
                       D0  D   D   D           D1  D   D   D
        0,2:          D  1  D D  1  D    .    D  1  D D  1  D
                       D   D   D   D           D   D   D   D
        """
    )


def test_the_next_player_may_build_on_the_soil() -> None:
    """R2."""
    state = at(COAST + "seat 1: DM", "lava")
    play(state, "roll 1/6")
    pass_turn(state)
    play(state, "pass", "buy DML")
    assert "at 1,0" in legal(state)


def test_lava_on_land_stays_for_good() -> None:
    """R58."""
    state = at(SLOPES, "lava")
    play(state, "roll 1/3")
    assert "soil.appears" not in pass_turn(state)


RUN = """
           ^1  ^   *1  *
    0,0:  ^  2  ^ *  2  *
           ^   ^   *   *
               *2  *
    0,1:      *  2  *
               *   *
                       D0  D   D   D
    0,3:              D  1  D D  1  D
                       D   D   D   D
    under 1,0: D
    under 0,1: D
    flows: 1,0
    """


def rolled(board: str, roll: str, **options: str) -> tuple[State, list[str]]:
    """LAVA of seat 0; the codes of its events."""
    state = at(board, "lava", **options)
    return state, play(state, roll)


def soil(state: State) -> list[str]:
    """Where there is soil."""
    return [f"{each['q']},{each['r']}" for each in describe(state.observe(0))["hexes"] if each["top"] == "soil"]


def cooling(state: State) -> set[str]:
    """Where lava will be soil at the end of the turn."""
    return {f"{each['q']},{each['r']}" for each in describe(state.observe(0))["cooling"]}


@pytest.mark.parametrize(("option", "soon"), [("no", {"2,0"}), ("yes", {"1,0", "2,0"})])
def test_cool_land_lava_is_lava_until_the_end_of_the_turn(option: str, soon: set[str]) -> None:
    """R126. The flow goes into the sea to the east; nothing is soil before the turn is over."""
    state, codes = rolled(RUN, "roll 1/4", cool_land_lava=option)
    assert codes == ["rolled", "lava.aims", "lava.reaches_ocean"]
    assert soil(state) == []
    assert cooling(state) == soon


@pytest.mark.parametrize("option", ["no", "yes"])
def test_cool_land_lava_turns_the_lava_of_an_ended_flow_to_soil(option: str) -> None:
    """R126: at the END of that turn, together with the sea's. The lava of the other flow stays."""
    state, _ = rolled(RUN, "roll 1/4", cool_land_lava=option)
    codes = pass_turn(state)
    assert codes.count("soil.appears") == (2 if option == "yes" else 1)
    assert codes.index("turn.begins") > max(index for index, code in enumerate(codes) if code == "soil.appears")
    cooled = drawn(
        """
               ^1  ^   :   :   :   :
        0,0:  ^  2  ^ :  2  : :  1  :
               ^   ^   :   :   :   :
                   *2  *
        0,1:      *  2  *
                   *   *
                           D0  D   D   D
        0,3:              D  1  D D  1  D
                           D   D   D   D
        under 1,0: D
        under 0,1: D
        """
    )
    hot = drawn(
        """
               ^1  ^   *1  *   :   :
        0,0:  ^  2  ^ *  2  * :  1  :
               ^   ^   *   *   :   :
                   *2  *
        0,1:      *  2  *
                   *   *
                           D0  D   D   D
        0,3:              D  1  D D  1  D
                           D   D   D   D
        under 1,0: D
        under 0,1: D
        """
    )
    assert land(state.table) == (cooled if option == "yes" else hot)


@pytest.mark.parametrize("option", ["no", "yes"])
def test_in_version_1_cool_land_lava_cooled_at_once(option: str) -> None:
    """Games that were played before R126. The sea's was lava until the end of the turn then too."""
    state, codes = rolled(RUN, "roll 1/4", cool_land_lava=option, rules_version="1")
    assert ("soil.appears" in codes) == (option == "yes")
    assert soil(state) == (["1,0"] if option == "yes" else [])
    assert cooling(state) == {"2,0"}
    assert pass_turn(state).count("soil.appears") == 1
    assert "2,0" in soil(state)


@pytest.mark.parametrize("version", ["1", "2"])
def test_only_the_next_player_builds_on_land_lava_that_has_cooled(version: str) -> None:
    """R126: 1,0 is still lava when seat 0 buys, who could build on it in version 1."""
    board = """
                   ^1  ^   *1  *
        0,0:      ^  2  ^ *  2  *
                   ^   ^   *   *
                   D0  D   D   D           D1  D   D   D
        -1,1:     D  1  D D  1  D    .    D  1  D D  1  D
                   D   D   D   D           D   D   D   D
        under 1,0: D
        flows: 1,0
        seat 0: DM
        seat 1: DM
        """
    options = {"cool_land_lava": "yes", "mandatory_buy": "no", "rules_version": version}
    state, _ = rolled(board, "roll 1/5", **options)
    play(state, "pass", "buy DML")
    assert ("at 1,0" in legal(state)) == (version == "1")
    state, _ = rolled(board, "roll 1/5", **options)
    pass_turn(state)
    play(state, "pass", "buy DML")
    assert "at 1,0" in legal(state)


@pytest.mark.parametrize(("version", "sides"), [("1", 5), ("2", 4)])
def test_no_other_flow_goes_over_lava_that_will_cool(version: str, sides: int) -> None:
    """R126: 1,0 lies lower than the younger volcano on 2,0, but it is soil only at the end of the turn.

    The older flow goes from there into the sea; of the six sides of the younger volcano one is that sea.
    """
    state, _ = rolled(
        """
               ^1  ^   *1  *   ^2  ^
        0,0:  ^  2  ^ *  2  * ^  3  ^
               ^   ^   *   *   ^   ^
                       D0  D   D   D
        0,3:          D  1  D D  1  D
                       D   D   D   D
        under 1,0: D
        flows: 1,0 2,0
        """,
        "roll 1/4",
        cool_land_lava="yes",
        rules_version=version,
    )
    assert legal(state) == [f"roll {side}/{sides}" for side in range(1, sides + 1)]


def test_cool_land_lava_waits_for_the_end_of_the_flow() -> None:
    state = at(SLOPES, "lava", cool_land_lava="yes")
    assert play(state, "roll 1/3") == ["rolled", "lava.aims", "lava.flows"]
    assert "soil.appears" not in pass_turn(state)


def test_cool_land_lava_leaves_the_lava_of_flows_that_are_alive() -> None:
    """R126: the older flow ends in the sea, the younger one goes on over land."""
    state, _ = rolled(
        """
               ^1  ^   *1  *       M   M   *2  *   ^2  ^
        0,0:  ^  2  ^ *  2  *  .  M  1  M *  2  * ^  2  ^
               ^   ^   *   *       M   M   *   *   ^   ^
                       D0  D   D   D
        0,3:          D  1  D D  1  D
                       D   D   D   D
        under 1,0: D
        under 4,0: D
        flows: 1,0 4,0
        """,
        "roll 2/5",
        cool_land_lava="yes",
        lava_targets="land_first",
    )
    assert (flows(state), cooling(state)) == (["3,0"], {"1,0", "1,1"})
    assert pass_turn(state).count("soil.appears") == 2
    assert soil(state) == ["1,0", "1,1"]
    assert flows(state) == ["3,0"]


@pytest.mark.parametrize(("spread", "head"), [("newest", "2,0"), ("all", "0,0 1,0 2,0")])
def test_cool_land_lava_cools_all_lava_of_a_flow(spread: str, head: str) -> None:
    """Two tiles on land, wherever it goes on from (R126). The volcano stays."""
    state, _ = rolled(
        f"""
               ^1  ^   *1  *   *1  *
        0,0:  ^  2  ^ *  2  * *  2  *
               ^   ^   *   *   *   *
                       D0  D   D   D
        0,3:          D  1  D D  1  D
                       D   D   D   D
        under 1,0: D
        under 2,0: D
        flows: {head}
        """,
        "roll 1/5",
        cool_land_lava="yes",
        lava_spread=spread,
    )
    assert (asked(state), flows(state)) == ("0 move", [])
    assert (soil(state), len(cooling(state))) == ([], 3)
    assert pass_turn(state).count("soil.appears") == 3
    assert {"1,0", "2,0"} < {*soil(state)}


@pytest.mark.parametrize(("option", "cools"), [("retest", False), ("ends", True)])
@pytest.mark.parametrize("version", ["1", "2"])
def test_cool_land_lava_and_dammed_flows(option: str, cools: bool, version: str) -> None:
    """A dammed flow has not ended, unless the rules say so. 1,0 is its lava, enclosed.

    It cools at the end of the turn in which the flow is found to be dammed (R126), in version 1 at once.
    """
    state, codes = dammed(
        """
                    M   M   M   M
        1,-1:      M  2  M M  2  M
                    M   M   M   M
                ^1  ^   *1  *   M   M
        0,0:   ^  2  ^ *  2  * M  2  M
                ^   ^   *   *   M   M
                    M   M   M   M
        0,1:       M  2  M M  2  M
                    M   M   M   M
                    D0  D   D   D           L1  L
        -1,3:      D  1  D D  1  D    .    L  1  L
                    D   D   D   D           L   L
        flows: 1,0
        turn 1: seat 1
        """,
        dammed=option,
        cool_land_lava="yes",
        rules_version=version,
    )
    assert "lava.dammed" in codes
    assert ("soil.appears" in codes) == (cools and version == "1")
    assert ("soil.appears" in pass_turn(state)) == (cools and version == "2")
    assert soil(state) == (["1,0"] if cools else [])


WORN = """
           ^1  ^   *1  *   ^2  ^
    0,0:  ^  2  ^ *  2  * ^  3  ^
           ^   ^   *   *   ^   ^
                       D0  D   D   D
    0,3:              D  1  D D  1  D
                       D   D   D   D
    under 1,0: D
    cooling: 1,0
    flows: 2,0
    seat 0: powers erosion
    """
"""The older flow is over, and its lava on 1,0 will cool; the younger one has lower ground to the west, once that lava
is eroded."""


@pytest.mark.parametrize(("eroded", "cools"), [(False, True), (True, False)])
def test_lava_that_came_to_lie_where_cooling_lava_was_eroded_stays(eroded: bool, cools: bool) -> None:
    """R126: it is that of a flow that is alive. With lava at the end of a turn, EROSION comes before LAVA."""
    options = {"cool_land_lava": "yes", "erosion_targets": "all", "lava_timing": "end", "lava_targets": "land_first"}
    state = at(WORN, "erosion", **options)
    codes = play(state, "erode 1,0" if eroded else "pass")
    while state.turn == 1:
        codes += play(state, "pass" if "pass" in legal(state) else "roll 1/5")
    assert ("soil.appears" in codes and "1,0" in soil(state)) == cools
    assert flows(state) == (["1,0"] if eroded else [])


def test_lava_that_was_eroded_does_not_cool() -> None:
    """The land below it is land at the end of the turn (R126)."""
    state = at(WORN, "erosion", cool_land_lava="yes", erosion_targets="all")
    play(state, "erode 1,0")
    assert cooling(state) == set()
    assert "soil.appears" not in pass_turn(state)
    assert soil(state) == []


def test_erosion_that_ends_a_flow_lets_its_lava_cool_at_the_end_of_the_turn() -> None:
    """R126: the head on 2,0 is taken away, 1,0 is soil when the turn is over, in version 1 at once."""
    board = """
               ^1  ^   *1  *   *1  *
        0,0:  ^  2  ^ *  2  * *  2  *
               ^   ^   *   *   *   *
                       D0  D   D   D
        0,3:          D  1  D D  1  D
                       D   D   D   D
        under 1,0: D
        under 2,0: M
        flows: 2,0
        seat 0: powers erosion
        """
    options = {"cool_land_lava": "yes", "erosion_targets": "all"}
    state = at(board, "erosion", **options)
    assert "soil.appears" not in play(state, "erode 2,0")
    assert (soil(state), cooling(state)) == ([], {"1,0"})
    assert "soil.appears" in pass_turn(state)
    assert soil(state) == ["1,0"]
    state = at(board, "erosion", rules_version="1", **options)
    assert "soil.appears" in play(state, "erode 2,0")
    assert soil(state) == ["1,0"]


ABOUT_TO_COOL = """
           ^1  ^   *1  *   *1  *
    0,0:  ^  2  ^ *  2  * *  1  *
           ^   ^   *   *   *   *
                       D0  D   D   D
    0,3:              D  1  D D  1  D
                       D   D   D   D
    under 1,0: D
    cooling: 2,0 1,0
    """


def test_a_board_and_a_position_say_that_lava_on_land_will_cool() -> None:
    """R126."""
    state = at(ABOUT_TO_COOL, "sacrifice", cool_land_lava="yes")
    assert "cooling: 2,0 1,0" in land(state.table)
    again = read_position(write_position(state))
    for each in (again, State.at(read_board(write_board(state.table), state.rules), "sacrifice"), state):
        assert cooling(each) == {"1,0", "2,0"}
        play(each, "pass")
        assert soil(each) == ["1,0", "2,0"]


def test_without_cool_land_lava_no_board_says_that_lava_on_land_will_cool() -> None:
    with pytest.raises(NotationError, match=r"1,0"):
        drawn(ABOUT_TO_COOL)
    assert "cooling: 2,0" in drawn(ABOUT_TO_COOL.replace("2,0 1,0", "2,0"))


# When lava flows


def test_lava_timing_start_lava_flows_before_the_move() -> None:
    state = at(COAST + "turn 1: seat 1", "end", lava_timing="start")
    assert asked(state) == "0 lava_roll"


def test_lava_timing_end_lava_flows_after_collecting() -> None:
    state = at(COAST + "turn 1: seat 1", "end", lava_timing="end")
    assert asked(state) == "0 move"
    state = at(COAST, "sacrifice", lava_timing="end")
    assert play(state, "pass")[:1] == ["resources.gained"]
    assert (asked(state), state.turn) == ("0 lava_roll", 1)


def test_lava_timing_end_ocean_lava_is_soil_at_the_end_of_the_same_turn() -> None:
    """R2: the end of the turn whose LAVA laid it; the next player may build."""
    state = at(COAST, "sacrifice", lava_timing="end")
    play(state, "pass")
    codes = play(state, "roll 1/6")
    assert codes[2:] == ["lava.reaches_ocean", "soil.appears", "turn.begins"]


@pytest.mark.parametrize(("timing", "question", "turn"), [("start", "1 lava_roll", 2), ("end", "0 lava_roll", 1)])
def test_a_volcano_flows_at_the_next_lava(timing: str, question: str, turn: int) -> None:
    """R3: not at once when it is bought."""
    state = at(
        """
               L   L   D0  D   D   D
        0,0:  L  1  L D  1  D D  1  D
               L   L   D   D   D   D
        seat 0: DDDDD
        """,
        "buy",
        lava_timing=timing,
    )
    play(state, "buy volcano", "at 0,0")
    assert state.turn == 1
    while "pass" in legal(state):
        play(state, "pass")
    assert (asked(state), state.turn) == (question, turn)


# Evacuation

PATH = """
           ^1  ^   D1  D   D   D   D   D   L   L
    0,0:  ^  2  ^ D  1  D D  1  D D  1  D L  1  L
           ^   ^   D   D   D   D   D   D   L   L
                   M0  M   M   M
    0,2:          M  1  M M  1  M
                   M   M   M   M
    flows: 0,0
    """
"""To the east of the volcano lives a critter of seat 1."""


def flooded(board: str, **options: str) -> State:
    """Lava goes to the east."""
    state = at(board, "lava", **options)
    play(state, "roll 1/6")
    return state


def test_critters_evacuate_to_another_node_of_their_region_for_a_price() -> None:
    """Their owner decides, though it is the turn of seat 0 (R63), and goes anywhere in the region (R61)."""
    state = flooded(PATH + "seat 1: L")
    assert (asked(state), legal(state)) == ("1 displace", ["pass", "to 2,0 D", "to 3,0 D"])
    assert play(state, "to 3,0 D") == ["critter.escaped", "paid", "lava.flows"]
    assert critters(state) == ["0: 0,2 M", "1: 3,0 D"]
    assert resources(state, 1) == 0


def test_an_owner_may_decline_to_evacuate() -> None:
    """R62."""
    state = flooded(PATH + "seat 1: L")
    before = hand(state, 1)
    assert play(state, "pass") == ["critter.lost", "lava.flows"]
    assert critters(state) == ["0: 0,2 M"]
    assert (hand(state, 1), resources(state, 1)) == (before + 1, 1)


def test_who_cannot_pay_cannot_evacuate() -> None:
    state = at(PATH, "lava")
    assert play(state, "roll 1/6") == ["rolled", "lava.aims", "critter.lost", "lava.flows"]
    assert critters(state) == ["0: 0,2 M"]


def test_a_critter_without_another_node_goes_to_hand() -> None:
    state = at(
        """
               ^1  ^   D1  D   L   L
        0,0:  ^  2  ^ D  1  D L  1  L
               ^   ^   D   D   L   L
                       M0  M   M   M
        0,2:          M  1  M M  1  M
                       M   M   M   M
        flows: 0,0
        seat 1: LL
        """,
        "lava",
    )
    assert play(state, "roll 1/6") == ["rolled", "lava.aims", "critter.lost", "lava.flows"]
    assert resources(state, 1) == 2


@pytest.mark.parametrize(("price", "saved"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0)])
def test_evac_cost_is_the_price_of_each_critter(price: int, saved: int) -> None:
    """Two critters, and three resources."""
    state = flooded(PATH.replace("D1", "D11") + "seat 1: LLL", evac_cost=str(price))
    for _ in range(saved):
        assert asked(state) == "1 displace"
        play(state, "to 2,0 D")
    assert asked(state) == "0 move"
    assert critters(state)[1:] == ["1: 2,0 D"] * saved
    assert resources(state, 1) == 3 - saved * price


def test_the_owner_chooses_what_to_pay() -> None:
    state = flooded(PATH + "seat 1: DML")
    play(state, "to 2,0 D")
    assert (asked(state), legal(state)) == ("1 pay", ["pay L", "pay M", "pay D"])


def test_evac_adjacent_leads_to_adjacent_tiles_of_the_biome_only() -> None:
    """R61: 2,0 is adjacent; 3,0 is not, and 1,1, which belongs to the region by way of 2,0, shows another biome."""
    board = """
                    ^1  ^   D1  D   D   D   D   D
        0,0:       ^  2  ^ D  1  D D  1  D D  1  D
                    ^   ^   D   D   D   D   D   D
                                M   D
        1,1:                   M  1  D
                                M   D
                M0  M   M   M
        -2,3:  M  1  M M  1  M
                M   M   M   M
        flows: 0,0
        seat 1: L
        """
    state = flooded(board, evac_adjacent="no")
    assert legal(state) == ["pass", "to 1,1 D", "to 2,0 D", "to 3,0 D"]
    state = flooded(board, evac_adjacent="yes")
    assert legal(state) == ["pass", "to 2,0 D"]


def test_owners_evacuate_in_turn_order_from_the_active_player() -> None:
    """A shared region in the turn of seat 1."""
    state = flooded(
        PATH.replace("D1", "D012").replace("M0", "M1") + "seat 0: L\nseat 1: L\nseat 2: L\nturn 1: seat 1", players="3"
    )
    order = []
    for _ in range(3):
        order.append(asked(state))
        play(state, "to 2,0 D")
    assert order == ["1 displace", "2 displace", "0 displace"]


def test_no_evacuation_from_frozen_hexes_nor_onto_them() -> None:
    """Winter has come to 1,-1 and its neighbours, 1,0 among them; or to 4,0 and 3,0 (R110)."""
    state = at(PATH + "seat 1: L\nwinter: 1,-1 radius 1", "lava")
    assert "critter.lost" in play(state, "roll 1/6")
    state = flooded(PATH + "seat 1: L\nwinter: 4,0 radius 1")
    assert legal(state) == ["pass", "to 2,0 D"]


def test_lava_removes_burrowed_critters() -> None:
    """They do not evacuate; and one that is buried in the tile below goes as well."""
    state = at(
        """
               ^1  ^   D1_ D   D   D
        0,0:  ^  3  ^ D  2  D D  1  D
               ^   ^   D   D   D   D
                       M0  M   M   M
        0,2:          M  1  M M  1  M
                       M   M   M   M
        under 1,0: L(L1)
        flows: 0,0
        seat 1: LL
        """,
        "lava",
        burrowing="yes",
    )
    assert play(state, "roll 1/6").count("critter.lost") == 2
    assert critters(state) == ["0: 0,2 M"]
    assert (len(state.table.buried), resources(state, 1)) == (0, 2)


def test_lava_removes_critters_buried_in_an_empty_stack() -> None:
    """Nobody stands on 1,0."""
    state = at(
        """
               ^1  ^   D   D   D   D
        0,0:  ^  3  ^ D  2  D D  1  D
               ^   ^   D   D   D   D
                       M0  M   M   M
        0,2:          M  1  M M  1  M
                       M   M   M   M
        under 1,0: L(L1)
        flows: 0,0
        """,
        "lava",
        burrowing="yes",
    )
    before = hand(state, 1)
    assert play(state, "roll 1/6") == ["rolled", "lava.aims", "critter.lost", "lava.flows"]
    assert (len(state.table.buried), hand(state, 1)) == (0, before + 1)


def test_a_sea_critter_in_the_way_goes_to_hand() -> None:
    """It has no evacuation. The one to the west stays."""
    state = at(
        """
                        ^1  ^
        -1,0:     .1   ^  2  ^    .1
                        ^   ^
                                M0  M   M   M
        0,2:                   M  1  M M  1  M
                                M   M   M   M
        flows: 0,0
        seat 1: LL
        """,
        "lava",
    )
    before = hand(state, 1)
    assert play(state, "roll 1/6") == ["rolled", "lava.aims", "swimmer.lost", "lava.reaches_ocean"]
    assert hand(state, 1) == before + 1
    assert describe(state.observe(0))["sea"] == [{"seat": 1, "q": -1, "r": 0}]


# A Colossal critter

GIANT = PATH.replace("D1", "D1+")


def test_a_colossal_critter_evacuates_unhurt_for_the_price() -> None:
    state = flooded(GIANT + "seat 1: L")
    before = hand(state, 1)
    assert (asked(state), legal(state)) == ("1 displace", ["pass", "to 2,0 D", "to 3,0 D"])
    play(state, "to 3,0 D")
    assert critters(state)[1:] == ["1: 3,0 D+"]
    assert (hand(state, 1), resources(state, 1)) == (before, 0)


@pytest.mark.parametrize("held", ["", "L"])
def test_an_unpaid_colossal_critter_moves_and_loses_a_hit_point(held: str) -> None:
    """Because there is nothing to pay with, or because its owner declines."""
    state = flooded(GIANT + (f"seat 1: {held}" if held else ""))
    before = hand(state, 1)
    if held:
        play(state, "pass")
    assert (asked(state), legal(state)) == ("1 flee", ["to 2,0 D", "to 3,0 D"])
    assert play(state, "to 3,0 D") == ["colossal.wounded", "critter.escaped", "lava.flows"]
    assert critters(state)[1:] == ["1: 3,0 D"]
    assert (hand(state, 1), resources(state, 1)) == (before + 1, len(held))


def test_a_colossal_critter_with_nowhere_to_go_loses_both_pieces() -> None:
    state = at(
        """
               ^1  ^   D1+ D   L   L
        0,0:  ^  2  ^ D  1  D L  1  L
               ^   ^   D   D   L   L
                       M0  M   M   M
        0,2:          M  1  M M  1  M
                       M   M   M   M
        flows: 0,0
        seat 1: LL
        """,
        "lava",
    )
    before = hand(state, 1)
    assert play(state, "roll 1/6") == ["rolled", "lava.aims", "colossal.lost", "lava.flows"]
    assert (hand(state, 1), resources(state, 1)) == (before + 2, 2)


# Lava diversion

FORK = """
            ^1  ^   D1  D   D   D
    0,0:   ^  2  ^ D  1  D D  1  D
            ^   ^   D   D   D   D
                M   M
    0,1:       M  2  M
                M   M
                M0  M   M   M
    -1,3:      M  1  M M  1  M
                M   M   M   M
    flows: 0,0
    """
"""To the east a critter; the way before, round the head, is sea on 1,-1; the way after is 0,1, which is too high."""


def diverted(rolled: int) -> State:
    state = at(FORK + "seat 1: powers diversion", "lava")
    play(state, "roll 1/5", "divert")
    assert legal(state) == ["roll 1/3", "roll 2/3", "roll 3/3"]
    play(state, f"roll {rolled}/3")
    return state


def test_lava_diversion_is_offered_to_a_holder_whose_critter_is_about_to_be_hit() -> None:
    state = at(FORK + "seat 1: powers diversion", "lava")
    assert play(state, "roll 1/5") == ["rolled", "lava.aims"]
    assert (asked(state), legal(state)) == ("1 divert", ["pass", "divert"])


def test_lava_diversion_may_be_declined() -> None:
    state = at(FORK + "seat 1: powers diversion", "lava")
    play(state, "roll 1/5")
    assert play(state, "pass")[-2:] == ["critter.lost", "lava.flows"]
    assert flows(state) == ["1,0"]


def test_lava_diversion_1_is_the_way_before() -> None:
    state = diverted(1)
    assert "cooling: 1,-1" in land(state.table)
    assert critters(state) == ["0: -1,3 M", "1: 1,0 D"]


def test_lava_diversion_2_is_straight_on() -> None:
    state = diverted(2)
    assert (flows(state), critters(state)) == (["1,0"], ["0: -1,3 M"])


def test_lava_diversion_3_is_the_way_after() -> None:
    state = at(FORK.replace("2  M", "1  M") + "seat 1: powers diversion", "lava")
    play(state, "roll 1/6", "divert", "roll 3/3")
    assert (flows(state), critters(state)) == (["0,1"], ["0: -1,3 M", "1: 1,0 D"])


def test_lava_stays_where_the_diversion_leads_to_no_candidate() -> None:
    """0,1 is as high as the volcano."""
    state = diverted(3)
    assert (flows(state), critters(state)) == (["1,0"], ["0: -1,3 M"])


def test_after_a_diversion_that_fails_one_may_still_evacuate() -> None:
    state = at(FORK + "seat 1: L, powers diversion", "lava")
    play(state, "roll 1/5", "divert", "roll 2/3")
    assert asked(state) == "1 displace"


@pytest.mark.parametrize("rolled", [1, 5])
def test_lava_diversion_is_only_for_those_who_stand_there(rolled: int) -> None:
    """Seat 0 has the power, and lava is about to hit seat 1, or to run into the sea."""
    state = at(FORK + "seat 0: powers diversion", "lava")
    play(state, f"roll {rolled}/5")
    assert asked(state) == "0 move"


@pytest.mark.parametrize("rolled", [1, 5])
def test_diversion_any_lets_holders_divert_any_lava(rolled: int) -> None:
    state = at(FORK + "seat 0: powers diversion", "lava", diversion_any="yes")
    play(state, f"roll {rolled}/5")
    assert asked(state) == "0 divert"


NEIGHBOURS = """
                L2  L
    1,-1:      L  1  L
                L   L
            ^1  ^   D1  D
    0,0:   ^  2  ^ D  1  D
            ^   ^   D   D
            M0  M   M   M
    -1,2:  M  1  M M  1  M
            M   M   M   M
    flows: 0,0
    seat 1: powers diversion
    seat 2: powers diversion
    """
"""The way before the critter of seat 1 is that to the critter of seat 2."""


def test_the_new_target_is_offered_to_holders_who_stand_there() -> None:
    """And those who have rolled are not asked again when it comes back to them."""
    state = at(NEIGHBOURS, "lava", players="3")
    play(state, "roll 1/6")
    assert asked(state) == "1 divert"
    play(state, "divert", "roll 1/3")
    assert asked(state) == "2 divert"
    play(state, "divert", "roll 3/3")
    assert flows(state) == ["1,0"]
    assert critters(state) == ["0: -1,2 M", "2: 1,-1 L"]


def test_the_new_target_is_not_offered_to_others() -> None:
    """Seat 2 stands there, but has no Lava diversion."""
    state = at(NEIGHBOURS.replace("seat 2: powers diversion", ""), "lava", players="3")
    play(state, "roll 1/6", "divert", "roll 1/3")
    assert flows(state) == ["1,-1"]
    assert critters(state) == ["0: -1,2 M", "1: 1,0 D"]


def test_several_holders_on_the_target_are_asked_in_turn_order() -> None:
    """One after the other, until somebody diverts it elsewhere."""
    state = at(
        """
                ^1   ^    D012 D
        0,0:   ^  2   ^  D  1   D
                ^    ^    D    D
                M1   M    M    M
        -1,2:  M  1   M  M  1   M
                M    M    M    M
        flows: 0,0
        seat 0: powers diversion
        seat 1: powers diversion
        seat 2: powers diversion
        turn 1: seat 1
        """,
        "lava",
        players="3",
    )
    play(state, "roll 1/6")
    assert asked(state) == "1 divert"
    play(state, "pass")
    assert asked(state) == "2 divert"
    play(state, "divert", "roll 2/3")
    assert asked(state) == "0 divert"
    play(state, "divert", "roll 1/3")
    assert "cooling: 1,-1" in land(state.table)


def test_who_has_declined_but_not_rolled_is_asked_about_a_new_target() -> None:
    """Seat 1 lives on 1,0 and on 1,-1. It lets seat 2 try, and seat 2 sends the lava to 1,-1."""
    state = at(
        """
                    L1  L
        1,-1:      L  1  L
                    L   L
                ^1  ^   D12 D
        0,0:   ^  2  ^ D  1  D
                ^   ^   D   D
                M0  M   M   M
        -1,2:  M  1  M M  1  M
                M   M   M   M
        flows: 0,0
        seat 1: powers diversion
        seat 2: powers diversion
        """,
        "lava",
        players="3",
    )
    play(state, "roll 1/6", "pass", "divert", "roll 1/3")
    assert asked(state) == "1 divert"


def test_every_flow_may_be_diverted_anew() -> None:
    """Who has rolled for one flow may roll for the next: both volcanoes have an eye on 1,0."""
    state = at(
        """
                ^1  ^   D1  D   ^2  ^
        0,0:   ^  2  ^ D  1  D ^  2  ^
                ^   ^   D   D   ^   ^
                M0  M   M   M
        -1,2:  M  1  M M  1  M
                M   M   M   M
        flows: 0,0 2,0
        seat 1: powers diversion
        """,
        "lava",
    )
    play(state, "roll 1/6", "divert", "roll 1/3", "roll 4/6")
    assert asked(state) == "1 divert"
