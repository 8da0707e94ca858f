"""Placing land: targets, edges, migration (2.7), and whose tiles may be covered (2.15, rulings 95 to 99)."""

import pytest

from surtsey.volcanique import State
from tests.volcanique.boards import at, forbidden, legal, line, play, problem, standing

ANY_WAY = [f"turn {rotation}" for rotation in range(6)]


def buying(item: str, board: str, *facts: str, **options: str) -> State:
    """Seat 0 has bought a tile or a volcano, paid in the one way it can, and has to say where it goes."""
    price = {"volcano": "DDDDD", "uno": "DDD", "duo": "DD", "trio": "DM"}
    kind = item if item == "volcano" else {1: "uno", 2: "duo", 3: "trio"}[len(item)]
    state = at("\n".join([board, f"seat 0: {price[kind]}", *facts]), "buy", **options)
    state.play(f"buy {item}")
    return state


def fields(state: State) -> list[str]:
    """Where it may go."""
    return [action.removeprefix("at ") for action in legal(state, "at")]


def decider(state: State) -> int:
    assert state.decision is not None
    return state.decision.seat


# Targets

ALL_TOPS = """
       D0  D   D   D   :   :   *   *   ^   ^   D1  D
0,0:  D  1  D D  2  D :  1  : *  1  * ^  2  ^ D  3  D
       D   D   D   D   :   :   *   *   ^   ^   D   D
"""


def test_land_goes_on_land_or_soil() -> None:
    """Neither on lava nor on a volcano, nor on the sea beside a tile."""
    state = buying("D", ALL_TOPS)
    assert fields(state) == ["0,0", "1,0", "2,0", "5,0"]
    for field in ("3,0", "4,0", "6,0", "0,1"):
        assert forbidden(state, f"at {field}")


def test_a_tile_raises_the_stack_it_is_laid_on() -> None:
    """There is no limit to a stack (R38)."""
    state = buying("D", ALL_TOPS)
    placed = [event for event in state.play("at 5,0") if event.code == "tile.placed"]
    assert [event.params for event in placed] == [{"seat": 0, "tile": "D", "field": (5, 0), "height": 4}]


def test_a_volcano_goes_on_land_only() -> None:
    """Not on soil."""
    state = buying("volcano", ALL_TOPS)
    assert fields(state) == ["0,0", "1,0", "5,0"]
    for field in ("2,0", "3,0", "4,0", "6,0"):
        assert forbidden(state, f"at {field}")


def test_land_does_not_go_where_it_is_frozen() -> None:
    state = buying("D", ALL_TOPS, "winter: 0,0 radius 1")
    assert fields(state) == ["2,0", "5,0"]
    assert forbidden(state, "at 0,0")


def test_land_does_not_go_where_the_super_eruption_is_due() -> None:
    state = buying("D", ALL_TOPS, "super: 5,0")
    assert fields(state) == ["0,0", "1,0", "2,0"]
    assert forbidden(state, "at 5,0")


def test_own_and_empty_tiles_may_be_covered_by_two_players() -> None:
    """R39: 0,0 has an own critter, 1,0 none."""
    assert fields(buying("D", ALL_TOPS))[:2] == ["0,0", "1,0"]


# Edges


def beside(neighbours: str) -> str:
    """A medium tile on 1,0 with neighbours in the west and in the east, which show it those biomes."""
    west, east = neighbours[0], neighbours[1]
    return f"""
               {west}   {west}   M   M   {east}   {east}
        0,0:  {west}  1  {west} M  1  M {east}  1  {east}
               {west}   {west}   M   M   {east}   {east}
    """


@pytest.mark.parametrize(
    ("tile", "neighbours", "rotations"),
    [
        # A duo shows three dark sides in a row: one of them in the west with rotations 1 to 3, in the east with 4 to 0.
        ("DM", "DL", [1, 2, 3]),
        ("DM", "LD", [0, 4, 5]),
        ("DM", "DD", [0, 1, 2, 3, 4, 5]),
        ("DM", "DM", [1, 2, 3]),
        ("DM", "MD", [0, 4, 5]),
        # A trio shows two: D in the west with 2 and 3, L in the east with 1 and 2.
        ("DML", "DD", [0, 2, 3, 5]),
        ("DML", "DL", [1, 2, 3]),
        ("DLM", "DD", [0, 2, 3, 5]),
        ("DLM", "DL", [2, 3, 4]),
    ],
)
def test_at_least_one_edge_has_to_match(tile: str, neighbours: str, rotations: list[int]) -> None:
    """One is enough, however many others clash (R34)."""
    state = buying(tile, beside(neighbours))
    play(state, "at 1,0")
    assert legal(state) == [f"turn {rotation}" for rotation in rotations]
    for rotation in {0, 1, 2, 3, 4, 5} - set(rotations):
        assert forbidden(state, f"turn {rotation}")


def test_a_tile_that_matches_no_neighbour_may_not_lie_there() -> None:
    """A dark tile would match 0,0 from 1,0, but nothing from 2,0 or 3,0."""
    state = at(
        """
               D0  D   M   M   L   L   L   L
        0,0:  D  1  D M  1  M L  1  L L  1  L
               D   D   M   M   L   L   L   L
        seat 0: DDD
        """,
        "buy",
    )
    play(state, "buy L")
    assert fields(state) == ["1,0", "2,0", "3,0"]
    assert forbidden(state, "at 0,0")


def test_an_uno_lies_one_way_and_is_not_asked_about() -> None:
    state = buying("D", ALL_TOPS)
    assert play(state, "at 1,0") == ["tile.placed"]
    assert forbidden(state, "turn 0")


@pytest.mark.parametrize(("here", "there"), [(1, 1), (1, 7), (7, 1)])
def test_edges_match_at_any_height(here: int, there: int) -> None:
    """R32. 1,0 is the only field where the tile fits, with a dark side in the west."""
    state = buying(
        "DM",
        f"""
               D   D   L   L
        0,0:  D  {there}  D L  {here}  L
               D   D   L   L
        """,
    )
    assert legal(state) == ["turn 1", "turn 2", "turn 3"]


def test_soil_needs_a_matched_edge_too() -> None:
    """2,0 lies beside dark land, 3,0 beside soil and medium land."""
    state = buying(
        "D",
        """
               D   D   D   D   :   :   :   :   M   M
        0,0:  D  1  D D  1  D :  1  : :  1  : M  1  M
               D   D   D   D   :   :   :   :   M   M
        """,
    )
    assert fields(state) == ["0,0", "1,0", "2,0", "4,0"]
    assert forbidden(state, "at 3,0")


# Where no neighbour is land (R36)

ALONE = """
       D   D   :   :   *   *       :   :   ^   ^       L0  L   L   L
0,0:  D  1  D :  1  : *  1  *  .  :  1  : ^  1  ^  .  L  1  L L  1  L
       D   D   :   :   *   *       :   :   ^   ^       L   L   L   L
"""
"""Neither the land on 0,0 nor the soil on 4,0 has a neighbour of land; the soil on 1,0 has."""


@pytest.mark.parametrize("field", ["0,0", "4,0"])
def test_without_land_around_it_a_tile_may_lie_any_way(field: str) -> None:
    """On land and on soil alike."""
    state = buying("ML", ALONE)
    assert fields(state) == ["0,0", "4,0", "7,0", "8,0"]
    play(state, f"at {field}")
    assert legal(state) == ANY_WAY


def test_without_isolated_free_it_may_not_lie_there() -> None:
    state = buying("ML", ALONE, isolated_free="no")
    assert fields(state) == ["7,0", "8,0"]
    for field in ("0,0", "4,0"):
        assert forbidden(state, f"at {field}")


def test_strict_has_no_isolated_free() -> None:
    assert fields(buying("ML", ALONE, preset="strict")) == ["7,0", "8,0"]


@pytest.mark.parametrize("isolated_free", ["yes", "no"])
def test_land_around_has_to_match_in_any_case(isolated_free: str) -> None:
    """1,0 lies beside dark land, which soil and lava do not make up for (R35)."""
    state = buying("DL", ALONE, isolated_free=isolated_free)
    assert "1,0" in fields(state)
    play(state, "at 1,0")
    assert legal(state) == ["turn 1", "turn 2", "turn 3"]
    assert forbidden(buying("ML", ALONE, isolated_free=isolated_free), "at 1,0")


# Migration


def row(critters: str) -> str:
    """Critters in the middle of three tiles, and one of seat 0 far off."""
    return f"""
               D   D   D{critters}  D   D   D       D0  D
        0,0:  D  1  D D  1  D D  1  D  .  D  1  D
               D   D   D   D   D   D       D   D
    """


def covered(board: str, *facts: str, **options: str) -> State:
    """Seat 0 has laid a dark uno on 1,0."""
    state = buying("D", board, *facts, **options)
    state.play("at 1,0")
    return state


def test_a_covered_critter_moves_to_another_node_of_its_region() -> None:
    """Anywhere in the region, but to no other one, and not onto the new tile (R41, R42)."""
    state = covered(row("1"))
    assert legal(state) == ["to 0,0 D", "to 2,0 D"]
    assert forbidden(state, "to 1,0 D")
    assert forbidden(state, "to 4,0 D")
    assert forbidden(state, "pass")
    assert play(state, "to 2,0 D") == ["critter.escaped", "tile.placed"]
    assert standing(state) == ["2,0 D1", "4,0 D0"]


def test_migration_is_free() -> None:
    state = covered(row("1"), "seat 1: D")
    assert play(state, "to 0,0 D") == ["critter.escaped", "tile.placed"]
    assert line(state, "seat 1") == "hand 20, D"


def test_the_region_is_that_of_before() -> None:
    """The new tile cuts 2,0 off, but before it was laid the critter could get there; nothing else has changed."""
    state = buying("DM", row("1"))
    play(state, "at 1,0", "turn 2")
    assert legal(state) == ["to 0,0 D", "to 2,0 D"]


def test_a_region_that_the_new_tile_joins_is_no_refuge() -> None:
    """The dark side of 1,0 touches no other; that the new tile will touch 2,0 is of no use to the critter."""
    state = buying(
        "D",
        """
               L0  L   D1  M   D   D       D   D
        0,0:  L  1  L D  1  M D  1  D  .  D  1  D
               L   L   D   M   D   D       D   D
        """,
    )
    assert play(state, "at 1,0") == ["critter.lost", "tile.placed"]
    assert standing(state) == ["0,0 L0"]


def test_a_critter_with_nowhere_to_go_returns_to_hand() -> None:
    """Its medium region is just the covered tile."""
    state = buying(
        "D",
        """
               D   D   M1  M   D   D       D   D
        0,0:  D  1  D M  1  M D  1  D  .  D  1  D
               D   D   M   M   D   D       D   D
        """,
    )
    assert line(state, "seat 1") == "hand 20"
    assert play(state, "at 1,0")[:2] == ["critter.lost", "tile.placed"]
    assert line(state, "seat 1") == "hand 21"


def test_a_single_refuge_is_taken_without_asking() -> None:
    state = buying(
        "D",
        """
               D   D   D1  D       D   D
        0,0:  D  1  D D  1  D  .  D  1  D
               D   D   D   D       D   D
        """,
    )
    assert play(state, "at 1,0") == ["critter.escaped", "tile.placed"]
    assert standing(state) == ["0,0 D1"]


def test_own_critters_migrate_too() -> None:
    state = covered(row("0"))
    assert legal(state) == ["to 0,0 D", "to 2,0 D"]
    play(state, "to 0,0 D")
    assert standing(state) == ["0,0 D0", "4,0 D0"]


def test_critters_on_each_biome_go_their_own_way() -> None:
    """The dark one to the west, the medium one to the east."""
    state = covered(
        """
               D   D   D1  M   M   M       D   D
        0,0:  D  1  D D  1  M M  1  M  .  D  1  D
               D   D   D   M1  M   M       D   D
        """
    )
    assert standing(state) == ["0,0 D1", "2,0 M1"]


def test_critters_of_one_region_may_part() -> None:
    state = covered(row("11"))
    play(state, "to 0,0 D")
    assert legal(state) == ["to 0,0 D", "to 2,0 D"]
    play(state, "to 2,0 D")
    assert standing(state) == ["0,0 D1", "2,0 D1", "4,0 D0"]


def test_a_refuge_may_be_occupied_on_another_biome() -> None:
    """R43: the light side of 2,0 is taken."""
    state = covered(
        """
               D   D   D1  D   D   L       D   D
        0,0:  D  1  D D  1  D D  1  L  .  D  1  D
               D   D   D   D   D   L0      D   D
        """
    )
    assert legal(state) == ["to 0,0 D", "to 2,0 D"]


def test_a_colossal_critter_migrates_whole() -> None:
    state = covered(row("1+"))
    assert play(state, "to 0,0 D") == ["critter.escaped", "tile.placed"]
    assert standing(state) == ["0,0 D1+", "4,0 D0"]


def test_a_colossal_critter_with_nowhere_to_go_is_lost_with_both_pieces() -> None:
    state = covered(
        """
               D   D   M1+ M   D   D       D   D
        0,0:  D  1  D M  1  M D  1  D  .  D  1  D
               D   D   M   M   D   D       D   D
        """
    )
    assert standing(state) == []
    assert line(state, "seat 1") == "hand 21"


def test_a_critter_does_not_migrate_onto_frozen_land() -> None:
    """Winter has come to 0,0 only."""
    state = covered(row("1"), "winter: -1,0 radius 1")
    assert standing(state) == ["2,0 D1", "4,0 D0"]


def test_critters_meet_where_they_have_gone() -> None:
    """First the migration, then the contest: the critter goes to 0,0, which the tile joins with 2,0."""
    state = buying(
        "M",
        """
               M   M   M1  L   M0  M       M   M
        0,0:  M  1  M M  1  L M  1  M  .  M  1  M
               M   M   M   L   M   M       M   M
        """,
    )
    assert play(state, "at 1,0") == ["critter.escaped", "tile.placed", "contest", "critter.lost"]
    assert standing(state) == ["2,0 M0"]


# Who chooses where they go (R40)


@pytest.mark.parametrize(("chooser", "seat"), [("placer", 0), ("owner", 1)])
def test_who_chooses_is_an_option(chooser: str, seat: int) -> None:
    state = covered(row("1"), migration_chooser=chooser)
    assert decider(state) == seat
    assert legal(state) == ["to 0,0 D", "to 2,0 D"]
    play(state, "to 0,0 D")
    assert decider(state) == 0


def test_owners_choose_in_turn_order_from_the_placer() -> None:
    """Seats 2, 0 and 1 in the turn of seat 2."""
    state = at(
        f"{row('012')}\nseat 2: DDD\nturn 1: seat 2", "buy", players="3", engagement="free", migration_chooser="owner"
    )
    play(state, "buy D", "at 1,0")
    order = []
    while legal(state, "to"):
        order.append(decider(state))
        play(state, "to 0,0 D")
    assert order == [2, 0, 1]


def test_the_placer_chooses_for_all() -> None:
    state = covered(row("12"), players="3", engagement="free")
    deciders = [decider(state)]
    play(state, "to 0,0 D")
    assert legal(state) == ["to 0,0 D", "to 2,0 D"]
    assert [*deciders, decider(state)] == [0, 0]


# Engagement: with three players and more


def apart(*critters: str, soil: int = 1) -> str:
    """Dark tiles with those critters on 0,0, 2,0, 4,0 and so on, which do not touch each other; soil after them."""
    picture = [
        "   ".join([*(f"    D{each:<2} D" for each in critters), *["    :   :"] * soil]),
        "0,0: " + "  .  ".join([*["D  1  D"] * len(critters), *[":  1  :"] * soil]),
        "   ".join([*["    D   D"] * len(critters), *["    :   :"] * soil]),
    ]
    return "\n".join(picture)


FOUR = apart("0", "1", "1", "2", "")
"""Of seat 0 on 0,0, of seat 1 on 2,0 and 4,0, of seat 2 on 6,0, of nobody on 8,0; soil on 10,0."""
EVERYWHERE = ["0,0", "2,0", "4,0", "6,0", "8,0"]


@pytest.mark.parametrize(
    ("item", "targets"), [("D", ["2,0", "4,0", "10,0"]), ("volcano", ["2,0", "4,0"]), ("DM", ["2,0", "4,0", "10,0"])]
)
def test_symbiosis_is_with_the_opponent_with_most_critters_on_land(item: str, targets: list[str]) -> None:
    """Seat 1 with two. Land may always go on soil; own and empty tiles are out (R39, R99)."""
    state = buying(item, FOUR, players="3")
    assert fields(state) == targets
    for field in ("0,0", "6,0", "8,0"):
        assert forbidden(state, f"at {field}")


def test_symbiosis_is_with_all_who_tie() -> None:
    """One critter each of seats 1 and 2."""
    state = buying("D", apart("0", "1", "", "2", ""), players="3")
    assert fields(state) == ["2,0", "6,0", "10,0"]


def test_symbiosis_counts_a_colossal_critter_as_one() -> None:
    state = buying("D", apart("0", "1", "1", "2+", ""), players="3")
    assert fields(state) == ["2,0", "4,0", "10,0"]


def test_symbiosis_counts_critters_on_land_only() -> None:
    """Seat 2 has more at sea, in the crater and on powers."""
    state = buying("D", FOUR.replace("  .  ", "  .2 "), "seat 2: crater 3, powers A B", players="3")
    assert fields(state) == ["2,0", "4,0", "10,0"]


def test_symbiosis_counts_several_critters_on_a_tile() -> None:
    """Three of seat 2 on 6,0, against two of seat 1."""
    state = buying("D", apart("0", "1", "1", "222", ""), players="3")
    assert fields(state) == ["6,0", "10,0"]


def test_symbiosis_goes_by_tiles_not_by_regions() -> None:
    """R97: 1,0 is in the region of seat 1, but its critter stands on 0,0; whoever else stands there does not matter."""
    state = buying(
        "D",
        """
               D1  D   D   D       D   D       L0  D
        0,0:  D  1  D D  1  D  .  D  1  D  .  L  1  D
               D   D   D   D       D   D       L   D1
        """,
        players="3",
    )
    assert fields(state) == ["0,0", "5,0"]
    assert forbidden(state, "at 1,0")


def test_symbiosis_restricts_nobody_while_no_opponent_is_on_land() -> None:
    """Soil for land besides; own critters do not count."""
    board = apart("0", "", "", "", "")
    assert fields(buying("D", board, players="3")) == [*EVERYWHERE, "10,0"]
    assert fields(buying("volcano", board, players="3")) == EVERYWHERE


def test_symbiosis_does_not_count_the_active_player() -> None:
    """Seat 0 has most critters of all, which makes no difference (R96)."""
    state = buying("D", apart("000", "1", "1", "2", ""), players="3")
    assert fields(state) == ["2,0", "4,0", "10,0"]


@pytest.mark.parametrize(
    ("mine", "targets"),
    [
        ("000", ["0,0", "10,0"]),
        ("00", ["0,0", "2,0", "4,0", "10,0"]),
        ("0", ["2,0", "4,0", "10,0"]),
    ],
)
def test_with_symbiosis_self_it_counts_the_active_player_too(mine: str, targets: list[str]) -> None:
    """Against two critters of seat 1: more, as many, fewer."""
    state = buying("D", apart(mine, "1", "1", "2", ""), players="3", symbiosis_self="yes")
    assert fields(state) == targets


@pytest.mark.parametrize(("active", "targets"), [(0, ["2,0", "4,0"]), (1, ["6,0"]), (2, ["0,0"])])
def test_to_the_left_is_the_next_player(active: int, targets: list[str]) -> None:
    """Clockwise, and from the last seat to the first."""
    board = f"{FOUR}\nseat {active}: DDD\nturn 1: seat {active}"
    state = at(board, "buy", players="3", engagement="left")
    play(state, "buy D")
    assert fields(state) == [*targets, "10,0"]


def test_to_the_left_goes_for_volcanoes_too() -> None:
    assert fields(buying("volcano", FOUR, players="3", engagement="left")) == ["2,0", "4,0"]


def to_the_left(item: str, board: str, *facts: str, fallback: str = "", **options: str) -> State:
    """As `buying`, with three players unless said otherwise."""
    given = {"left_fallback": fallback} if fallback else {}
    return buying(item, board, *facts, **{"players": "3", "engagement": "left", **given, **options})


def test_without_left_fallback_the_rule_to_the_left_may_leave_nothing_but_soil() -> None:
    """R99, R122: the next player is not on land, so no volcano can be bought."""
    board = apart("0", "2", "", soil=2)
    state = at(f"{board}\nseat 0: DDDDD", "buy", players="3", engagement="left", left_fallback="no")
    assert "buy D" in legal(state)
    assert forbidden(state, "buy volcano")
    state = to_the_left("D", board, fallback="no")
    assert fields(state) == ["6,0", "8,0"]
    assert [problem(state, f"at {field}") for field in ("0,0", "2,0", "4,0")] == ["place.left"] * 3


@pytest.mark.parametrize(("item", "soil"), [("D", ["8,0"]), ("volcano", [])])
def test_left_fallback_allows_any_opponents_tile_if_the_next_player_is_not_on_land(item: str, soil: list[str]) -> None:
    """R122, for land and volcanoes. Own and empty tiles are out."""
    state = to_the_left(item, apart("0", "2", "2", ""), fallback="yes")
    assert fields(state) == ["2,0", "4,0", *soil]
    for field in ("0,0", "6,0"):
        assert forbidden(state, f"at {field}")
        assert problem(state, f"at {field}") == "place.left_fallback"
    said = str(state.explain("at 6,0"))
    assert said.startswith("On 6,0 is no critter of an opponent")
    assert said.endswith("The next player has none on land, and no opponent is in 5 regions.")


def test_left_fallback_allows_the_tiles_of_all_opponents() -> None:
    """R122: of four players, the two who are on land, however many critters they have."""
    board = apart("0", "2", "2", "3", "", soil=2)
    assert fields(to_the_left("DM", board, players="4", fallback="yes")) == ["2,0", "4,0", "6,0", "10,0", "12,0"]
    assert fields(to_the_left("DM", board, players="4", fallback="no")) == ["10,0", "12,0"]


def test_left_fallback_is_not_for_those_whose_next_player_is_on_land() -> None:
    for fallback in ("yes", "no"):
        state = to_the_left("D", FOUR, fallback=fallback)
        assert fields(state) == ["2,0", "4,0", "10,0"]
        assert problem(state, "at 6,0") == "place.left"


def test_left_fallback_goes_by_critters_on_land() -> None:
    """R122: seat 1 is at sea, in the crater and on powers."""
    board = apart("0", "2", "").replace("  .  ", "  .1 ", 1)
    state = to_the_left("D", board, "seat 1: crater 2, powers A", fallback="yes")
    assert fields(state) == ["2,0", "6,0"]


FIVE = """
           D2  D       D2  D       D2  D       D2  M       D3  D       D0  D       :   :
    0,0:  D  1  D  .  D  1  D  .  D  1  D  .  D  1  M  .  D  1  D  .  D  1  D  .  :  1  :
           D   D       D   D       D   D       D   M2      D   D       D   D       :   :
"""
"""Seat 2 is in five regions on four tiles, seat 3 on 8,0, seat 0 on 10,0, seat 1 nowhere; soil on 12,0."""


@pytest.mark.parametrize("fallback", ["yes", "no"])
@pytest.mark.parametrize(("item", "soil"), [("D", ["12,0"]), ("volcano", [])])
def test_an_opponent_in_five_regions_prevents_left_fallback(item: str, soil: list[str], fallback: str) -> None:
    """R122: the tile of seat 3 is out all the same."""
    state = to_the_left(item, FIVE, players="4", fallback=fallback)
    assert fields(state) == ["0,0", "2,0", "4,0", "6,0", *soil]
    assert problem(state, "at 8,0") == problem(state, "at 10,0") == "place.left"


@pytest.mark.parametrize(("item", "soil"), [("D", ["12,0"]), ("volcano", [])])
def test_an_opponent_in_four_regions_does_not_prevent_left_fallback(item: str, soil: list[str]) -> None:
    state = to_the_left(item, FIVE.replace("M2", "M "), players="4", fallback="yes")
    assert fields(state) == ["0,0", "2,0", "4,0", "6,0", "8,0", *soil]


@pytest.mark.parametrize(("fallback", "land"), [("yes", ["0,0", "2,0"]), ("no", [])])
def test_with_left_fallback_nobody_is_restricted_while_no_opponent_is_on_land(fallback: str, land: list[str]) -> None:
    """R122: as with symbiosis, own and empty tiles too."""
    board = apart("0", "", soil=2)
    assert fields(to_the_left("D", board, fallback=fallback)) == [*land, "4,0", "6,0"]
    state = at(f"{board}\nseat 0: DDDDD", "buy", players="3", engagement="left", left_fallback=fallback)
    assert ("buy volcano" in legal(state)) == bool(land)
    if land:
        play(state, "buy volcano")
        assert fields(state) == land


@pytest.mark.parametrize("item", ["DM", "volcano"])
def test_own_five_regions_do_not_prevent_left_fallback(item: str) -> None:
    """R122: no opponent is in five regions, so that opponents' tiles are open instead of one's own."""
    board = apart("0", "0", "0", "0", "0", "2", "2")
    with_it = fields(to_the_left(item, board, fallback="yes", land_tiles="90"))
    without = fields(to_the_left(item, board, fallback="no", land_tiles="90"))
    assert {"10,0", "12,0"} <= set(with_it)
    assert "0,0" not in with_it
    assert {"0,0", "8,0"} <= set(without)
    assert "10,0" not in without


def test_left_fallback_is_of_the_active_player() -> None:
    """Seat 2 has seat 0 on its left, seat 0 has nobody there."""
    board = apart("0", "2", "")
    state = at(f"{board}\nseat 2: DDD\nturn 1: seat 2", "buy", players="3", engagement="left", left_fallback="yes")
    play(state, "buy D")
    assert fields(state) == ["0,0", "6,0"]


@pytest.mark.parametrize(
    ("options", "falls_back"),
    [({}, True), ({"preset": "site"}, True), ({"preset": "strict"}, False), ({"rules_version": "1"}, False)],
)
def test_left_fallback_is_a_house_rule(options: dict[str, str], falls_back: bool) -> None:
    """R122: off in strict, and there was none in version 1. The soil has no land beside it, which strict needs."""
    state = at(f"{apart('0', '2', '')}\nseat 0: DDDDD", "buy", players="3", engagement="left", **options)
    assert ("buy volcano" in legal(state)) == falls_back


def test_to_the_left_whoever_is_in_five_regions_is_fair_game() -> None:
    """Five regions of seat 2 on four tiles, besides the tile of seat 1."""
    five = """
               D2  D       D2  D       D2  D       D2  M       D1  D       D0  D
        0,0:  D  1  D  .  D  1  D  .  D  1  D  .  D  1  M  .  D  1  D  .  D  1  D
               D   D       D   D       D   D       D   M2      D   D       D   D
    """
    for item in ("D", "volcano"):
        state = buying(item, five, players="3", engagement="left")
        assert fields(state) == ["0,0", "2,0", "4,0", "6,0", "8,0"]
        assert forbidden(state, "at 10,0")


def test_five_critters_in_four_regions_are_not_enough() -> None:
    """R98: regions count, not critters."""
    state = buying(
        "D",
        """
               D2  D   D2  D       D2  D       D2  M       D1  D       D1  D
        0,0:  D  1  D D  1  D  .  D  1  D  .  D  1  M  .  D  1  D  .  D  1  D
               D   D   D   D       D   D       D   M2      D   D       D   D
        """,
        players="3",
        engagement="left",
    )
    assert fields(state) == ["7,0", "9,0"]


def test_five_regions_make_own_tiles_fair_game_too() -> None:
    """Of any player, as the rule says: of seat 0 on the first five tiles, of seat 1 on the next."""
    state = buying("DM", apart("0", "0", "0", "0", "0", "1"), players="3", engagement="left")
    assert fields(state) == ["0,0", "2,0", "4,0", "6,0", "8,0", "10,0", "12,0"]


@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_free_engagement_restricts_nobody(players: str) -> None:
    assert fields(buying("D", FOUR, players=players, engagement="free")) == [*EVERYWHERE, "10,0"]
    assert fields(buying("volcano", FOUR, players=players, engagement="free")) == EVERYWHERE


@pytest.mark.parametrize("engagement", ["symbiosis", "left", "free"])
def test_two_players_are_not_restricted(engagement: str) -> None:
    board = apart("0", "1", "1", "1", "")
    assert fields(buying("D", board, engagement=engagement)) == [*EVERYWHERE, "10,0"]
    assert fields(buying("volcano", board, engagement=engagement)) == EVERYWHERE


@pytest.mark.parametrize("engagement", ["symbiosis", "left"])
def test_the_edges_have_to_match_on_a_tile_that_may_be_engaged(engagement: str) -> None:
    """Seat 1 stands on 1,0 and on 3,0, but only 1,0 has a dark side beside it."""
    state = at(
        """
               D0  D   D1  D   :   :   M1  M   M   M
        0,0:  D  1  D D  1  D :  1  : M  1  M M  1  M
               D   D   D   D   :   :   M   M   M   M
        seat 0: DDD
        """,
        "buy",
        players="3",
        engagement=engagement,
    )
    play(state, "buy D")
    assert fields(state) == ["1,0", "2,0"]
    assert forbidden(state, "at 3,0")
