"""Volcanoes: target, responses, what erupts beside them, and the power that they unlock."""

import pytest

from surtsey.volcanique.describing import describe, player
from surtsey.volcanique.state import State
from tests.volcanique.boards import asked, at, critters, drawn, forbidden, hand, land, legal, play, problem, resources

GRID = "A-B A-C B-C B-D B-E C-E C-F D-E E-F D-G E-G E-H F-H G-H G-I H-I"
"""Which slots of the power grid are adjacent, as the specification has it."""


# 2.8: the target

TOPS = """
           D0  D   D   D   M1  M
    0,0:  D  1  D D  3  M M  1  M
           D   D   M   M   M   M
               :   :   ^1  ^   *1  *
    0,1:      :  1  : ^  2  ^ *  2  *
               :   :   ^   ^   *   *
    seat 0: DDDDD
    """


def test_a_volcano_goes_on_land_of_any_height_whoever_stands_there() -> None:
    """Own, empty and others' land with two players (R64); not on soil, lava or volcanoes."""
    state = at(TOPS, "buy")
    play(state, "buy volcano")
    assert legal(state) == ["at 0,0", "at 1,0", "at 2,0"]
    assert forbidden(state, "at 0,1", "at 1,1", "at 2,1", "at 3,0")


def test_a_volcano_raises_the_stack_and_begins_a_flow() -> None:
    """No edge has to match, and no rotation is asked for. The new flow is the youngest."""
    state = at(TOPS + "flows: 2,1", "buy")
    play(state, "buy volcano", "at 1,0")
    assert land(state.table) == drawn(
        """
               D0  D   ^2  ^   M1  M
        0,0:  D  1  D ^  4  ^ M  1  M
               D   D   ^   ^   M   M
                   :   :   ^1  ^   *1  *
        0,1:      :  1  : ^  2  ^ *  2  *
                   :   :   ^   ^   *   *
        under 1,0: soil soil DM3
        flows: 2,1 1,0
        """
    )


def test_a_volcano_takes_one_from_the_supply() -> None:
    state = at(TOPS + "tiles: volcano 3", "buy")
    play(state, "buy volcano", "at 1,0")
    assert state.table.volcanoes_left == 2


def test_no_volcano_can_be_bought_when_none_is_left() -> None:
    assert "buy volcano" in legal(at(TOPS + "tiles: volcano 1", "buy"))
    assert forbidden(at(TOPS + "tiles: volcano 0", "buy"), "buy volcano")


def test_no_volcano_on_frozen_hexes() -> None:
    """Winter has come to 3,0 and its neighbours, 2,0 among them."""
    state = at(TOPS + "winter: 3,0 radius 1", "buy")
    play(state, "buy volcano")
    assert legal(state) == ["at 0,0", "at 1,0"]
    assert forbidden(state, "at 2,0")


def test_no_volcano_on_the_marker_of_the_super_eruption() -> None:
    state = at(TOPS + "super: 1,0", "buy")
    play(state, "buy volcano")
    assert legal(state) == ["at 0,0", "at 2,0"]
    assert forbidden(state, "at 1,0")


CROWD = """
           D0  D   M1  M   D1  D   M2  M   D2  D   M2  M
    0,0:  D  1  D M  1  M D  1  D M  1  M D  1  D M  1  M
           D   D   M   M   D   D   M   M   D   D   M   M
               L   L
    0,1:      L  1  L
               L   L
    seat 0: DDDDD
    """
"""Seat 1 has two critters on land, seat 2 has three."""


def test_symbiosis_a_volcano_hits_the_opponent_with_most_critters_on_land() -> None:
    state = at(CROWD, "buy", players="3", engagement="symbiosis")
    play(state, "buy volcano")
    assert legal(state) == ["at 3,0", "at 4,0", "at 5,0"]
    assert forbidden(state, "at 0,0", "at 0,1", "at 1,0")


def test_to_the_left_a_volcano_hits_the_next_player() -> None:
    state = at(CROWD, "buy", players="3", engagement="left")
    play(state, "buy volcano")
    assert legal(state) == ["at 1,0", "at 2,0"]


def test_free_engagement_lets_a_volcano_hit_any_land() -> None:
    state = at(CROWD, "buy", players="3", engagement="free")
    play(state, "buy volcano")
    assert legal(state) == ["at 0,0", "at 0,1", "at 1,0", "at 2,0", "at 3,0", "at 4,0", "at 5,0"]


@pytest.mark.parametrize(("fallback", "may"), [("yes", True), ("no", False)])
def test_without_a_target_that_engagement_allows_there_is_no_volcano_to_buy(fallback: str, may: bool) -> None:
    """The next player has no critter on land (R99), so that without the fallback there is no target (R122)."""
    board = """
               D0  D   M2  M   :   :
        0,0:  D  1  D M  1  M :  1  :
               D   D   M   M   :   :
        seat 0: DDDDD
        """
    state = at(board, "buy", players="3", engagement="left", left_fallback=fallback)
    assert ("buy volcano" in legal(state)) == may
    assert forbidden(state, "buy volcano") == (not may)
    assert "buy volcano" in legal(at(board, "buy", players="3", engagement="symbiosis", left_fallback=fallback))


# Who stands there goes to hand


def test_critters_on_the_target_go_to_hand_whoever_they_belong_to() -> None:
    """Only those on the tile: their companions in the region stay."""
    state = at(
        """
                M1  M   M11 M   D0  D
        -1,0:  M  1  M M  1  D D  1  D
                M   M   D0  D   D   D
        seat 0: DDDDD
        """,
        "buy",
        power_optional="yes",
    )
    before = hand(state, 0), hand(state, 1)
    assert play(state, "buy volcano", "at 0,0").count("critter.lost") == 3
    assert critters(state) == ["0: 1,0 D", "1: -1,0 M"]
    assert (hand(state, 0), hand(state, 1)) == (before[0] + 1, before[1] + 2)


def test_burrowed_critters_go_to_hand_too() -> None:
    """One stands on the target, another is buried in the tile below it; the one next door stays."""
    state = at(
        """
               D1_ D   D1_ D
        0,0:  D  2  D D  1  D
               D   D   D   D
                   M   M
        0,1:      M  1  M
                   M   M
        under 0,0: M(M0)
        seat 0: DDDDD
        """,
        "buy",
        burrowing="yes",
        power_optional="yes",
    )
    before = hand(state, 0), hand(state, 1)
    play(state, "buy volcano", "at 0,0")
    assert critters(state) == ["1: 1,0 D_"]
    assert (hand(state, 0), hand(state, 1)) == (before[0] + 1, before[1] + 1)
    assert len(state.table.buried) == 0


# Volcanic migration

PASTURE = """
           D1  D   D   D   D   D   L   L
    0,0:  D  1  D D  1  D D  1  D L  1  L
           D   D   D   D   D   D   L   L
               M   M
    0,1:      M  1  M
               M   M
    seat 0: DDDDD
    """


def test_without_volcanic_migration_nobody_is_asked() -> None:
    state = at(PASTURE + "seat 1: MM", "buy")
    assert "critter.lost" in play(state, "buy volcano", "at 0,0")
    assert critters(state) == []


def test_volcanic_migration_leads_to_another_node_of_the_region_for_a_price() -> None:
    state = at(PASTURE + "seat 1: M, powers migration", "buy")
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "1 displace"
    assert legal(state) == ["pass", "to 1,0 D", "to 2,0 D"]
    codes = play(state, "to 2,0 D")
    assert codes[:2] == ["critter.escaped", "paid"]
    assert "critter.lost" not in codes
    assert critters(state) == ["1: 2,0 D"]
    assert resources(state, 1) == 0


def test_volcanic_migration_may_be_declined() -> None:
    state = at(PASTURE + "seat 1: M, powers migration", "buy")
    before = hand(state, 1)
    play(state, "buy volcano", "at 0,0", "pass")
    assert critters(state) == []
    assert (hand(state, 1), resources(state, 1)) == (before + 1, 1)


def test_volcanic_migration_is_for_those_who_can_pay() -> None:
    state = at(PASTURE + "seat 1: powers migration", "buy")
    assert "critter.lost" in play(state, "buy volcano", "at 0,0")
    assert critters(state) == []


def test_volcanic_migration_needs_another_node_of_the_region() -> None:
    """Medium 0,1 is a region by itself."""
    state = at(
        """
               D   D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
                   M1  M
        0,1:      M  1  M
                   M   M
        seat 0: DDDDD
        seat 1: M, powers migration
        """,
        "buy",
    )
    assert "critter.lost" in play(state, "buy volcano", "at 0,1")
    assert (critters(state), resources(state, 1)) == ([], 1)


def test_the_owner_chooses_what_to_pay_for_volcanic_migration() -> None:
    state = at(PASTURE + "seat 1: DM, powers migration", "buy")
    play(state, "buy volcano", "at 0,0", "to 1,0 D")
    assert asked(state) == "1 pay"
    assert legal(state) == ["pay M", "pay D"]


@pytest.mark.parametrize("price", [0, 2, 3])
def test_vm_cost_is_the_price_of_each_critter(price: int) -> None:
    """Two critters stand there, and there are resources for one of them and one less than the price besides."""
    held = "M" * max(0, 2 * price - 1)
    powers = f"{held}, powers migration" if held else "powers migration"
    state = at(PASTURE.replace("D1", "D11") + f"seat 1: {powers}", "buy", vm_cost=str(price))
    play(state, "buy volcano", "at 0,0", "to 1,0 D")
    assert resources(state, 1) == max(0, price - 1)
    if price:
        assert critters(state) == ["1: 1,0 D"]
    else:
        play(state, "to 1,0 D")
        assert critters(state) == ["1: 1,0 D", "1: 1,0 D"]


def test_vm_cost_more_than_there_is_means_no_migration() -> None:
    state = at(PASTURE + "seat 1: MM, powers migration", "buy", vm_cost="3")
    play(state, "buy volcano", "at 0,0")
    assert (critters(state), resources(state, 1)) == ([], 2)


OWN = PASTURE.replace("D1", "D0").replace("DDDDD", "DDDDDM, powers migration")


def test_volcanic_migration_is_not_for_own_volcanoes() -> None:
    state = at(OWN, "buy")
    assert "critter.lost" in play(state, "buy volcano", "pay DDDDD", "at 0,0")
    assert critters(state) == []


def test_vm_own_allows_migration_from_own_volcanoes() -> None:
    state = at(OWN, "buy", vm_own="yes")
    play(state, "buy volcano", "pay DDDDD", "at 0,0")
    assert asked(state) == "0 displace"
    play(state, "to 1,0 D")
    assert (critters(state), resources(state, 0)) == (["0: 1,0 D"], 0)


def test_evac_adjacent_is_for_lava_not_for_volcanic_migration() -> None:
    """2,0 is two hexes away."""
    state = at(PASTURE + "seat 1: M, powers migration", "buy", evac_adjacent="yes")
    play(state, "buy volcano", "at 0,0")
    assert legal(state, "to") == ["to 1,0 D", "to 2,0 D"]


def test_volcanic_migration_does_not_lead_to_frozen_hexes() -> None:
    """Winter has come to 3,0 and 2,0."""
    state = at(PASTURE + "seat 1: M, powers migration\nwinter: 3,0 radius 1", "buy")
    play(state, "buy volcano", "at 0,0")
    assert legal(state) == ["pass", "to 1,0 D"]


# Colossal flight


def test_a_colossal_critter_flees_for_a_hit_point_and_its_owner_picks_where() -> None:
    state = at(PASTURE.replace("D1", "D1+"), "buy")
    before = hand(state, 1)
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "1 flee"
    assert legal(state) == ["to 1,0 D", "to 2,0 D"]
    assert play(state, "to 2,0 D")[:2] == ["colossal.wounded", "critter.escaped"]
    assert critters(state) == ["1: 2,0 D"]
    assert hand(state, 1) == before + 1


def test_colossal_flight_is_free() -> None:
    """R68, also for who could pay."""
    state = at(PASTURE.replace("D1", "D1+") + "seat 1: M", "buy")
    play(state, "buy volcano", "at 0,0", "to 2,0 D")
    assert resources(state, 1) == 1


def test_evac_adjacent_is_for_lava_not_for_colossal_flight() -> None:
    state = at(PASTURE.replace("D1", "D1+"), "buy", evac_adjacent="yes")
    play(state, "buy volcano", "at 0,0")
    assert legal(state) == ["to 1,0 D", "to 2,0 D"]


def test_a_colossal_critter_flees_from_its_own_volcano_too() -> None:
    state = at(PASTURE.replace("D1", "D0+"), "buy")
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "0 flee"


def test_a_colossal_critter_without_another_node_is_lost_with_both_pieces() -> None:
    state = at(
        """
               D   D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
                   M1+ M
        0,1:      M  1  M
                   M   M
        seat 0: DDDDD
        """,
        "buy",
    )
    before = hand(state, 1)
    assert "colossal.lost" in play(state, "buy volcano", "at 0,1")
    assert (critters(state), hand(state, 1)) == ([], before + 2)


def test_with_volcanic_migration_a_colossal_critter_pays_instead_of_losing_a_hit_point() -> None:
    state = at(PASTURE.replace("D1", "D1+") + "seat 1: M, powers migration", "buy")
    before = hand(state, 1)
    play(state, "buy volcano", "at 0,0")
    assert (asked(state), legal(state)) == ("1 displace", ["pass", "to 1,0 D", "to 2,0 D"])
    play(state, "to 2,0 D")
    assert critters(state) == ["1: 2,0 D+"]
    assert (hand(state, 1), resources(state, 1)) == (before, 0)


def test_with_volcanic_migration_declined_a_colossal_critter_flees_all_the_same() -> None:
    state = at(PASTURE.replace("D1", "D1+") + "seat 1: M, powers migration", "buy")
    play(state, "buy volcano", "at 0,0", "pass")
    assert (asked(state), legal(state)) == ("1 flee", ["to 1,0 D", "to 2,0 D"])
    play(state, "to 1,0 D")
    assert (critters(state), resources(state, 1)) == (["1: 1,0 D"], 1)


def test_responses_come_in_turn_order_from_the_active_player() -> None:
    """A shared region. Seat 1 is active; the Colossal critter of seat 0 comes last, though seat 0 is first at table."""
    state = at(
        """
               D0+12 D     D     D     D     D
        0,0:  D   1   D   D   1   D   D   1   D
               D     D     D     D     D     D
                     M     M
        0,1:        M   1   M
                     M     M
        seat 0: M
        seat 1: DDDDDM, powers migration
        seat 2: M, powers migration
        turn 1: seat 1
        """,
        "buy",
        players="3",
        engagement="free",
        vm_own="yes",
    )
    play(state, "buy volcano", "pay DDDDD", "at 0,0")
    order = [asked(state)]
    play(state, "pass")
    order.append(asked(state))
    play(state, "to 1,0 D")
    order.append(asked(state))
    play(state, "to 2,0 D")
    assert order == ["1 displace", "2 displace", "0 flee"]
    assert critters(state) == ["0: 2,0 D", "2: 1,0 D"]


# Lateral eruption

FLANKS = """
            M   M   ^1  ^
    0,-1:  M  1  M ^  2  ^
            M   M   ^   ^
                L   L   D1  D
    0,0:       L  1  L D  3  D
                L   L   D   D
            *1  *   :   :
    -1,1:  *  2  * :  1  :
            *   *   :   :
    seat 0: DDDDD, powers A lateral
    grid: A bountiful
    """
"""Around 0,0: land to the east and north-west; soil, lava, sea and a volcano."""


def lateral(board: str, direction: int, rolled: int, **options: str) -> tuple[State, list[str]]:
    """A volcano on 0,0, and a lateral eruption from it."""
    state = at(board, "buy", power_optional="yes", **options)
    play(state, "buy volcano", "at 0,0", f"lateral {direction}")
    return state, play(state, f"roll {rolled}/4")


def test_a_lateral_eruption_is_offered_to_its_holder() -> None:
    """The six names of four consecutive directions, by the first of them; it is optional."""
    state = at(FLANKS, "buy", power_optional="yes")
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "0 lateral"
    assert legal(state) == ["pass", *(f"lateral {direction}" for direction in range(6))]
    play(state, "pass")
    assert asked(state) == "0 unlock"
    assert len(state.table.heads) == 1


def test_a_lateral_eruption_is_rolled_with_a_die_of_four() -> None:
    state = at(FLANKS, "buy")
    play(state, "buy volcano", "at 0,0", "lateral 2")
    assert legal(state) == ["roll 1/4", "roll 2/4", "roll 3/4", "roll 4/4"]


def test_a_lateral_eruption_is_not_for_those_without_the_power() -> None:
    """Seat 1 has it, but seat 0 has bought the volcano."""
    state = at(
        FLANKS.replace(", powers A lateral", ", powers A") + "seat 1: powers lateral", "buy", power_optional="yes"
    )
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "0 unlock"


@pytest.mark.parametrize(("direction", "rolled"), [(0, 1), (5, 2), (4, 3), (3, 4)])
def test_the_four_directions_of_a_lateral_eruption_go_clockwise(direction: int, rolled: int) -> None:
    """All of these mean east."""
    state, codes = lateral(FLANKS, direction, rolled)
    assert codes[:3] == ["rolled", "volcano.erupts", "critter.lost"]
    assert land(state.table) == drawn(
        """
                M   M   ^1  ^
        0,-1:  M  1  M ^  2  ^
                M   M   ^   ^
                    ^2  ^   ^3  ^
        0,0:       ^  2  ^ ^  4  ^
                    ^   ^   ^   ^
                *1  *   :   :
        -1,1:  *  2  * :  1  :
                *   *   :   :
        under 0,0: L
        under 1,0: soil soil D
        flows: 0,0 1,0
        """
    )


@pytest.mark.parametrize(
    ("direction", "rolled", "what"),
    [(1, 1, "soil"), (2, 1, "lava"), (0, 4, "sea"), (2, 4, "volcano")],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_lateral_eruption_fizzles_where_there_is_no_land(direction: int, rolled: int, what: str) -> None:
    state, codes = lateral(FLANKS, direction, rolled)
    assert codes == ["rolled", "lateral.fizzles", "volcano.activated"]
    assert len(state.table.heads) == 1
    assert state.table.volcanoes_left == 18


@pytest.mark.parametrize("where", ["winter: 2,0 radius 1", "super: 1,0"])
def test_a_lateral_eruption_fizzles_on_frozen_and_marked_hexes(where: str) -> None:
    state, codes = lateral(FLANKS + where, 0, 1)
    assert codes == ["rolled", "lateral.fizzles", "volcano.activated"]
    assert critters(state) == ["1: 1,0 D"]


def test_a_lateral_eruption_needs_a_volcano_tile() -> None:
    """There is one, which is bought."""
    state = at(FLANKS + "tiles: volcano 1", "buy", power_optional="yes")
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "0 unlock"


def test_a_lateral_eruption_takes_a_second_volcano_tile() -> None:
    state, _ = lateral(FLANKS + "tiles: volcano 2", 0, 1)
    assert state.table.volcanoes_left == 0


def test_a_lateral_eruption_ignores_engagement() -> None:
    """Seat 2 has most critters, and so 0,0 may be a target; the tile of seat 1 may not."""
    board = """
               L2  L   D1  D   M2  M   D   D
        0,0:  L  1  L D  3  D M  1  M D  1  D
               L   L   D   D   M   M   D   D
        seat 0: DDDDD, powers A lateral
        grid: A bountiful
        """
    state = at(board, "buy", players="3", power_optional="yes")
    play(state, "buy volcano")
    assert legal(state) == ["at 0,0", "at 2,0"]
    state, codes = lateral(board, 0, 1, players="3")
    assert "volcano.erupts" in codes
    assert critters(state) == ["2: 2,0 M"]


def test_critters_may_respond_to_a_lateral_eruption() -> None:
    state, _ = lateral(
        """
               L   L   D1  D   D   D   D   D
        0,0:  L  1  L D  1  D D  1  D D  1  D
               L   L   D   D   D   D   D   D
        seat 0: DDDDD, powers A lateral
        seat 1: M, powers migration
        grid: A bountiful
        """,
        0,
        1,
    )
    assert (asked(state), legal(state)) == ("1 displace", ["pass", "to 2,0 D", "to 3,0 D"])


def test_a_lateral_eruption_brings_no_point_and_no_power() -> None:
    state, codes = lateral(FLANKS, 0, 1)
    assert codes.count("volcano.activated") == 1
    assert asked(state) == "0 unlock"
    play(state, "unlock C")
    assert asked(state) != "0 unlock"
    assert player(state.table, 0)["volcanoes"] == 1


def test_lateral_scores_brings_a_point_and_a_power_too() -> None:
    state, _ = lateral(FLANKS, 0, 1, lateral_scores="yes")
    assert asked(state) == "0 unlock"
    play(state, "unlock C")
    assert asked(state) == "0 unlock"
    play(state, "unlock D")
    assert asked(state) != "0 unlock"
    assert player(state.table, 0)["volcanoes"] == 2


def test_lateral_scores_brings_nothing_where_the_eruption_fizzles() -> None:
    state, _ = lateral(FLANKS, 1, 1, lateral_scores="yes")
    play(state, "unlock C")
    assert asked(state) != "0 unlock"
    assert player(state.table, 0)["volcanoes"] == 1


def test_a_power_of_a_lateral_eruption_does_not_affect_this_activation() -> None:
    """R94. Magma bomb is there to be unlocked, and a critter stands beside the volcano."""
    state, _ = lateral(
        """
                M1  M   L   L   D   D
        -1,0:  M  1  M L  1  L D  1  D
                M   M   L   L   D   D
        seat 0: DDDDD, powers A lateral
        grid: A bountiful, B bomb
        """,
        0,
        1,
        lateral_scores="yes",
    )
    assert asked(state) == "0 unlock"
    play(state, "unlock B")
    assert asked(state) == "0 unlock"


# Magma bomb

RING = """
                M01 M
    0,-1:      M  1  M
                M   M
            D0+ D   L   L   D0  D
    -1,0:  D  1  D L  1  L D  1  D
            D   D   L   L   D   D
                        M1  M
    -1,1:         .1   M  3  M
                        M   M
    seat 0: DDDDD
    """


def bombed(rolled: int) -> tuple[State, list[str]]:
    """Seat 1 throws a magma bomb from the volcano of seat 0 on 0,0."""
    state = at(RING + "seat 1: MMM, powers bomb", "buy", power_optional="yes")
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "1 bomb"
    play(state, "bomb")
    assert legal(state) == [f"roll {side}/6" for side in range(1, 7)]
    return state, play(state, f"roll {rolled}/6")


EVERYBODY = ["0: -1,0 D+", "0: 0,-1 M", "0: 1,0 D", "1: 0,-1 M", "1: 0,1 M"]


def test_a_magma_bomb_sends_critters_to_hand_without_evacuation() -> None:
    """The first neighbour is to the east. Seat 1 has resources, but nobody is asked."""
    state, codes = bombed(1)
    assert codes[:3] == ["rolled", "bomb.lands", "critter.lost"]
    assert critters(state) == ["0: -1,0 D+", "0: 0,-1 M", "1: 0,-1 M", "1: 0,1 M"]


def test_a_magma_bomb_hits_any_height_and_own_critters() -> None:
    """South-east, three tiles high (R88)."""
    state, _ = bombed(2)
    assert critters(state) == ["0: -1,0 D+", "0: 0,-1 M", "0: 1,0 D", "1: 0,-1 M"]


def test_a_magma_bomb_hits_sea_critters() -> None:
    """South-west (R88)."""
    state, codes = bombed(3)
    assert "swimmer.lost" in codes
    assert (critters(state), len(state.table.swimmers)) == (EVERYBODY, 0)


def test_a_magma_bomb_takes_a_hit_point_from_a_colossal_critter() -> None:
    """West. It stays."""
    before = hand(at(RING), 0)
    state, codes = bombed(4)
    assert "colossal.wounded" in codes
    assert critters(state) == ["0: -1,0 D", *EVERYBODY[1:]]
    assert hand(state, 0) == before + 1


def test_a_magma_bomb_hits_everybody_on_the_hex() -> None:
    """North-west."""
    state, codes = bombed(5)
    assert codes.count("critter.lost") == 2
    assert critters(state) == ["0: -1,0 D+", "0: 1,0 D", "1: 0,1 M"]


def test_a_magma_bomb_may_hit_nobody() -> None:
    """North-east."""
    state, codes = bombed(6)
    assert codes[:2] == ["rolled", "bomb.lands"]
    assert (critters(state), len(state.table.swimmers)) == (EVERYBODY, 1)


def test_a_magma_bomb_hits_burrowed_critters() -> None:
    state = at(
        """
               L   L   D1_ D   D   D
        0,0:  L  1  L D  1  D D  1  D
               L   L   D   D   D   D
        seat 0: DDDDD, powers bomb
        """,
        "buy",
        burrowing="yes",
    )
    play(state, "buy volcano", "at 0,0", "bomb", "roll 1/6")
    assert critters(state) == []


def test_a_magma_bomb_may_be_declined() -> None:
    state = at(RING + "seat 1: powers bomb", "buy", power_optional="yes")
    play(state, "buy volcano", "at 0,0", "pass")
    assert asked(state) == "0 unlock"
    assert critters(state) == EVERYBODY


def test_a_magma_bomb_is_for_its_holders() -> None:
    state = at(RING, "buy", power_optional="yes")
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "0 unlock"


def test_a_magma_bomb_without_anybody_to_hit_is_not_asked_for() -> None:
    """The critter of seat 1 is not beside the volcano."""
    state = at(
        """
               L   L   M   M   D1  D
        0,0:  L  1  L M  1  M D  1  D
               L   L   M   M   D   D
        seat 0: DDDDD, powers bomb
        """,
        "buy",
        power_optional="yes",
    )
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "0 unlock"


def test_holders_throw_magma_bombs_in_turn_order() -> None:
    """The active player first, then on; each has one."""
    state = at(
        RING + "seat 1: DDDDD, powers bomb\nseat 2: powers bomb\nturn 1: seat 1",
        "buy",
        players="3",
        engagement="free",
        power_optional="yes",
    )
    play(state, "buy volcano", "at 0,0")
    order = [asked(state)]
    play(state, "bomb", "roll 6/6")
    order.append(asked(state))
    play(state, "bomb", "roll 1/6")
    order.append(asked(state))
    assert order == ["1 bomb", "2 bomb", "1 unlock"]


# Landslide

SLOPE = """
           L   L   D0  D   L   L
    0,0:  L  1  L D  3  M L  1  L
           L   L   M   M   L   L
               M   M   :   :
    0,1:      M  3  M :  2  :
               M   M   :   :
    under 1,0: M M
    seat 0: DDDDD, powers landslide
    """
"""Above the volcano-to-be on 0,0: 1,0 with lower ground to the east and south-east, and 0,1 with soil to its east."""


def sliding(board: str, **options: str) -> State:
    state = at(board, "buy", power_optional="yes", **options)
    play(state, "buy volcano", "at 0,0")
    return state


def test_a_landslide_may_begin_on_any_land_beside_the_volcano_above_lower_land_or_soil() -> None:
    """Not on 2,0 and not on the soil: neither is land beside the volcano. It is optional."""
    state = sliding(SLOPE)
    assert (asked(state), legal(state)) == ("0 slide", ["pass", "slide 0,1", "slide 1,0"])
    play(state, "pass")
    assert asked(state) == "0 unlock"


def test_a_landslide_goes_down_by_a_die_numbered_clockwise_from_east() -> None:
    state = sliding(SLOPE)
    play(state, "slide 1,0")
    assert legal(state) == ["roll 1/2", "roll 2/2"]
    assert play(state, "roll 1/2")[:2] == ["rolled", "landslide"]
    assert land(state.table) == drawn(
        """
               ^1  ^   M   M   D0  D
        0,0:  ^  2  ^ M  2  M D  2  M
               ^   ^   M   M   M   M
                   M   M   :   :
        0,1:      M  3  M :  2  :
                   M   M   :   :
        under 0,0: L
        under 1,0: M
        under 2,0: L
        flows: 0,0
        """
    )


def test_a_landslide_may_come_to_lie_on_soil() -> None:
    """It does not turn, and its critter rides on it."""
    state = sliding(SLOPE)
    play(state, "slide 1,0", "roll 2/2")
    assert land(state.table) == drawn(
        """
               ^1  ^   M   M   L   L
        0,0:  ^  2  ^ M  2  M L  1  L
               ^   ^   M   M   L   L
                   M   M   D0  D
        0,1:      M  3  M D  3  M
                   M   M   M   M
        under 0,0: L
        under 1,0: M
        flows: 0,0
        """
    )


def test_landslide_dice_choose_lets_the_holder_aim() -> None:
    state = sliding(SLOPE, landslide_dice="choose")
    play(state, "slide 1,0")
    assert (asked(state), legal(state)) == ("0 aim", ["aim 0", "aim 1"])
    play(state, "aim 1")
    assert critters(state) == ["0: 1,1 D"]


def test_no_landslide_onto_ground_as_high_onto_lava_or_into_the_sea() -> None:
    """From 1,0: level land, lava, a volcano and sea."""
    state = sliding(
        """
               L   L   D0  D   M   M
        0,0:  L  1  L D  2  D M  2  M
               L   L   D   D   M   M
                   *1  *   M   M
        0,1:      *  1  * M  3  M
                   *   *   M   M
        seat 0: DDDDD, powers landslide
        """
    )
    assert asked(state) == "0 unlock"


def test_no_landslide_of_soil_or_from_afar() -> None:
    """1,0 is soil; 2,0 is land above lower land, but not beside the volcano."""
    state = sliding(
        """
               L   L   :   :   M   M   D0  D
        0,0:  L  1  L :  3  : M  2  M D  1  D
               L   L   :   :   M   M   D   D
        seat 0: DDDDD, powers landslide
        """
    )
    assert asked(state) == "0 unlock"


@pytest.mark.parametrize(
    ("where", "slides"),
    [
        # 2,0 cannot be slid onto: one way is left from 1,0.
        ("super: 2,0", ["rolled", "landslide"]),
        ("winter: 3,-1 radius 1", ["rolled", "landslide"]),
        # 2,1 is far away: two ways are left, and a die is to be rolled.
        ("winter: 4,1 radius 1", []),
    ],
)
@pytest.mark.parametrize("super_fixed", ["yes", "no"])
def test_no_landslide_onto_marked_or_frozen_hexes(where: str, slides: list[str], super_fixed: str) -> None:
    state = sliding(SLOPE + where, super_fixed=super_fixed)
    assert play(state, "slide 1,0")[:2] == slides
    if slides:
        assert critters(state) == ["0: 1,1 D"]


@pytest.mark.parametrize("dice", ["roll", "choose"])
def test_the_tile_marked_for_the_super_eruption_does_not_slide(dice: str) -> None:
    """R121. The one beside it does."""
    state = sliding(SLOPE + "super: 1,0", super_fixed="yes", landslide_dice=dice)
    assert legal(state) == ["pass", "slide 0,1"]
    assert forbidden(state, "slide 1,0")
    assert problem(state, "slide 1,0") == "place.marked"


def test_unless_super_fixed_the_marked_tile_slides_and_the_mark_stays_on_the_hex() -> None:
    """R121. The tile and its critter go to 2,0, the mark does not."""
    state = sliding(SLOPE + "super: 1,0", super_fixed="no")
    assert legal(state) == ["pass", "slide 0,1", "slide 1,0"]
    play(state, "slide 1,0", "roll 1/2")
    assert critters(state) == ["0: 2,0 D"]
    assert "super: 1,0" in land(state.table)


@pytest.mark.parametrize(("super_fixed", "slides"), [("yes", ["slide 0,1"]), ("no", ["slide 0,1", "slide 1,0"])])
def test_the_card_landslide_does_to_the_marked_tile_what_the_power_does(super_fixed: str, slides: list[str]) -> None:
    """R121."""
    board = SLOPE.replace("powers landslide", "cards landslide2") + "super: 1,0"
    state = at(board, "buy", power_optional="yes", caldera="yes", super_fixed=super_fixed)
    play(state, "play landslide", "buy volcano", "at 0,0")
    assert legal(state, "slide") == slides
    assert problem(state, "slide 1,0") == ("place.marked" if super_fixed == "yes" else None)


def test_where_nothing_but_the_marked_tile_could_slide_nobody_is_asked() -> None:
    """R121: 0,1 is no higher than what is around it."""
    board = SLOPE.replace("M  3  M", "M  1  M").replace("under 1,0: M M\n", "") + "super: 1,0"
    assert asked(sliding(board, super_fixed="no")) == "0 slide"
    assert asked(sliding(board, super_fixed="yes")) == "0 unlock"


@pytest.mark.parametrize(("version", "slides"), [("1", True), ("2", False)])
def test_in_version_1_the_marked_tile_slid(version: str, slides: bool) -> None:
    state = sliding(SLOPE + "super: 1,0", rules_version=version)
    assert ("slide 1,0" in legal(state)) == slides


def test_no_landslide_from_frozen_hexes() -> None:
    """Winter has come to 2,-1 and its neighbours, 1,0 among them."""
    state = sliding(SLOPE + "winter: 2,-1 radius 1")
    assert legal(state) == ["pass", "slide 0,1"]


@pytest.mark.parametrize(("trigger", "question"), [("any", "1 slide"), ("own", "0 unlock")])
def test_landslide_trigger(trigger: str, question: str) -> None:
    """Seat 1 has the power; the volcano is of seat 0 (R85)."""
    board = SLOPE.replace(", powers landslide", "") + "seat 1: powers landslide"
    assert asked(sliding(board, landslide_trigger=trigger)) == question


@pytest.mark.parametrize("trigger", ["any", "own"])
def test_the_buyer_of_the_volcano_may_let_land_slide(trigger: str) -> None:
    assert asked(sliding(SLOPE, landslide_trigger=trigger)) == "0 slide"


def test_holders_let_land_slide_in_turn_order() -> None:
    """What the first has let slide is where it is now for the next."""
    state = sliding(SLOPE + "seat 1: powers landslide")
    assert asked(state) == "0 slide"
    play(state, "slide 1,0", "roll 1/2")
    assert (asked(state), legal(state)) == ("1 slide", ["pass", "slide 0,1"])


VALLEY = """
           L   L   D0  D   M1  M   M   M   M   M
    0,0:  L  1  L D  2  D M  1  M M  1  M M  1  M
           L   L   D   D   M   M   M   M   M   M
    seat 0: DDDDD, powers landslide
    """
"""The only way down from 1,0 is onto the critter of seat 1."""


def test_critters_beneath_a_landslide_evacuate_for_a_price() -> None:
    state = sliding(VALLEY + "seat 1: L")
    play(state, "slide 1,0")
    assert (asked(state), legal(state)) == ("1 displace", ["pass", "to 3,0 M", "to 4,0 M"])
    play(state, "to 4,0 M")
    assert critters(state) == ["0: 2,0 D", "1: 4,0 M"]
    assert resources(state, 1) == 0


def test_critters_beneath_a_landslide_go_to_hand_if_their_owner_declines() -> None:
    state = sliding(VALLEY + "seat 1: L")
    play(state, "slide 1,0", "pass")
    assert (critters(state), resources(state, 1)) == (["0: 2,0 D"], 1)


@pytest.mark.parametrize(("held", "price"), [("", 1), ("L", 2)])
def test_critters_beneath_a_landslide_go_to_hand_if_their_owner_cannot_pay(held: str, price: int) -> None:
    state = sliding(VALLEY + (f"seat 1: {held}" if held else ""), evac_cost=str(price))
    assert "critter.lost" in play(state, "slide 1,0")
    assert critters(state) == ["0: 2,0 D"]


def test_critters_beneath_a_landslide_cannot_escape_onto_the_sliding_tile() -> None:
    """1,0 is of the same region; as with a tile that is laid (R42), it is no destination."""
    state = sliding(
        """
               L   L   M   M   M1  M   M   M
        0,0:  L  1  L M  2  M M  1  M M  1  M
               L   L   M   M   M   M   M   M
        seat 0: DDDDD, powers landslide
        seat 1: L
        """
    )
    play(state, "slide 1,0")
    assert legal(state) == ["pass", "to 3,0 M"]


def test_evac_adjacent_is_for_landslides_too() -> None:
    state = sliding(VALLEY + "seat 1: L", evac_adjacent="yes")
    play(state, "slide 1,0")
    assert legal(state) == ["pass", "to 3,0 M"]


def test_burrowed_critters_beneath_a_landslide_stay_buried() -> None:
    state = sliding(VALLEY.replace("M1", "M1_") + "seat 1: L", burrowing="yes")
    before = hand(state, 1)
    assert "critter.buried" in play(state, "slide 1,0")
    assert critters(state) == ["0: 2,0 D"]
    assert hand(state, 1) == before
    assert "under 2,0: M(M1)" in land(state.table)


def test_burrowed_critters_below_a_tile_that_slides_come_to_light() -> None:
    state = sliding(VALLEY + "under 1,0: L(L1)", burrowing="yes")
    play(state, "slide 1,0")
    assert critters(state) == ["0: 2,0 D", "1: 1,0 L_"]


MEETING = """
           L   L   D0  D   M   M   D1  D
    0,0:  L  1  L D  2  D M  1  M D  1  D
           L   L   D   D   M   M   D   D
    seat 0: DDDDD
    """
"""The tile of seat 0 slides to 2,0 and meets that of seat 1."""


@pytest.mark.parametrize(("holder", "left"), [(0, ["0: 2,0 D"]), (1, ["1: 3,0 D"])])
def test_the_holder_of_the_landslide_stays_in_contests(holder: int, left: list[str]) -> None:
    board = MEETING.replace("DDDDD", "DDDDD, powers landslide") if holder == 0 else MEETING
    state = sliding(board + ("seat 1: powers landslide" if holder else ""))
    assert "contest" in play(state, "slide 1,0")
    assert critters(state) == left


def test_a_third_holder_of_the_landslide_picks_who_stays() -> None:
    state = sliding(MEETING + "seat 2: powers landslide", players="3", engagement="free")
    play(state, "slide 1,0")
    assert (asked(state), legal(state)) == ("2 keep", ["keep 0", "keep 1"])


# All of them at once

EVERYTHING = """
            D0  D   L   L   D   D
    -1,0:  D  1  D L  1  L D  1  D
            D   D   L   L   D   D
                :   :   M   M   :   :
    -1,1:      :  1  : M  3  M :  1  :
                :   :   M   M   :   :
    seat 0: DDDDD, powers A lateral bomb landslide
    seat 1: powers bomb landslide
    grid: A bountiful
    """


def test_lateral_eruption_then_magma_bombs_then_landslides_then_the_power() -> None:
    """And once for the volcano that was bought, not again for the other."""
    state = at(EVERYTHING, "buy")
    order = []
    codes = play(state, "buy volcano", "at 0,0")
    for action in ("lateral 0", "roll 1/4", "bomb", "roll 1/6", "bomb", "roll 1/6", "pass", "slide 0,1", "roll 1/2"):
        order.append(asked(state))
        codes += play(state, action)
    assert order == [
        "0 lateral",
        "0 lateral_roll",
        "0 bomb",
        "0 bomb_roll",
        "1 bomb",
        "1 bomb_roll",
        "0 slide",
        "1 slide",
        "1 slide_roll",
    ]
    assert asked(state) == "0 unlock"
    assert [code for code in codes if code in ("volcano.erupts", "bomb.lands", "landslide", "volcano.activated")] == [
        "volcano.erupts",
        "volcano.erupts",
        "bomb.lands",
        "bomb.lands",
        "landslide",
        "volcano.activated",
    ]


def test_bombs_and_landslides_belong_to_the_volcano_that_was_bought() -> None:
    """After a lateral eruption to the east: the critter on 2,0 and the land on 2,-1 are beside that one only."""
    state = at(
        """
                            M   M   :   :
        2,-1:              M  2  M :  1  :
                            M   M   :   :
                L   L   D   D   D1  D
        0,0:   L  1  L D  1  D D  1  D
                L   L   D   D   D   D
        seat 0: DDDDD, powers A lateral bomb landslide
        grid: A bountiful
        """,
        "buy",
    )
    play(state, "buy volcano", "at 0,0", "lateral 0", "roll 1/4")
    assert asked(state) == "0 unlock"


# The point and the power


def test_a_volcano_is_a_point_for_its_buyer() -> None:
    state = at(TOPS, "buy")
    before = state.scores()[0].volcanoes
    assert "volcano.activated" in play(state, "buy volcano", "at 1,0")
    assert (before, state.scores()[0].volcanoes, state.scores()[1].volcanoes) == (0, 1, 0)


def test_the_first_power_is_that_of_slot_a() -> None:
    """There is no choice, so nobody is asked. A critter from the hand marks it."""
    state = at(TOPS, "buy")
    before = hand(state, 0)
    assert "power.unlocked" in play(state, "buy volcano", "at 1,0")
    assert describe(state.observe(0))["grid"][0]["seats"] == [0]
    assert hand(state, 0) == before - 1


@pytest.mark.parametrize("slot", list("ABCDEFGHI"))
def test_a_later_power_is_adjacent_to_one_of_the_own_up_or_down(slot: str) -> None:
    state = at(TOPS.replace("DDDDD", f"DDDDD, powers {slot}"), "buy")
    play(state, "buy volcano", "at 1,0")
    beside = sorted(edge.replace(slot, "").strip("-") for edge in GRID.split() if slot in edge)
    assert legal(state) == [f"unlock {other}" for other in beside]


def test_any_own_power_leads_to_its_neighbours_and_none_is_unlocked_twice() -> None:
    """Of A, B and D: C beside A and B, E beside B and D, G beside D. That seat 1 has C does not matter (R76)."""
    state = at(TOPS.replace("DDDDD", "DDDDD, powers A B D") + "seat 1: powers C", "buy")
    play(state, "buy volcano", "at 1,0")
    assert legal(state) == ["unlock C", "unlock E", "unlock G"]
    play(state, "unlock C")
    assert describe(state.observe(0))["grid"][2]["seats"] == [0, 1]


def test_an_empty_hand_unlocks_nothing() -> None:
    """The volcano is active and scores all the same (R66)."""
    state = at(TOPS.replace("DDDDD", "DDDDD, hand 0"), "buy")
    codes = play(state, "buy volcano", "at 1,0")
    assert "volcano.activated" in codes
    assert "power.unlocked" not in codes
    assert player(state.table, 0)["volcanoes"] == 1


def test_a_critter_that_the_volcano_sent_home_can_unlock_a_power() -> None:
    """Step 3 comes before step 6."""
    state = at(TOPS.replace("DDDDD", "DDDDD, hand 0"), "buy")
    assert "power.unlocked" in play(state, "buy volcano", "at 0,0")
    assert hand(state, 0) == 0


def test_the_power_has_to_be_taken_unless_power_optional() -> None:
    state = at(TOPS.replace("DDDDD", "DDDDD, powers A"), "buy")
    play(state, "buy volcano", "at 1,0")
    assert legal(state) == ["unlock B", "unlock C"]
    state = at(TOPS.replace("DDDDD", "DDDDD, powers A"), "buy", power_optional="yes")
    play(state, "buy volcano", "at 1,0")
    assert legal(state) == ["pass", "unlock B", "unlock C"]
    before = hand(state, 0)
    play(state, "pass")
    assert (player(state.table, 0)["powers"], hand(state, 0)) == (["bountiful"], before)


@pytest.mark.parametrize("power", ["bomb", "landslide", "lateral"])
def test_a_new_power_does_not_affect_this_activation(power: str) -> None:
    """R94. All three would be of use here."""
    state = at(
        f"""
               L   L   D1  D   M   M
        0,0:  L  1  L D  2  D M  1  M
               L   L   D   D   M   M
        seat 0: DDDDD
        grid: A {power}
        """,
        "buy",
    )
    codes = play(state, "buy volcano", "at 0,0")
    assert "power.unlocked" in codes
    assert asked(state) == "0 claim"


# The options that belong to a volcano


SETTLED = """
           D0  D   D   D   L   L   L1  L
    0,0:  D  1  D D  1  M L  1  L L  1  L
           D   D   M   M   L   L   L   L
    seat 0: DDDDD
    """
"""After a volcano on 0,0 the biomes of 1,0 are uncontrolled; the light region is not."""


def test_volcano_critter_allows_one_extra_claim() -> None:
    state = at(SETTLED, "buy", volcano_critter="yes")
    before = hand(state, 0)
    codes = play(state, "buy volcano", "at 0,0")
    assert "power.unlocked" in codes
    assert (asked(state), legal(state)) == ("0 volcano_critter", ["pass", "claim 1,0 D", "claim 1,0 M"])
    play(state, "claim 1,0 M")
    assert asked(state) != "0 volcano_critter"
    assert critters(state) == ["0: 1,0 M", "1: 3,0 L"]
    assert hand(state, 0) == before + 1 - 2


def test_volcano_critter_may_go_on_a_tile_that_has_critters() -> None:
    """CLAIM itself takes any number of empty tiles, so one claim more is one that CLAIM does not allow."""
    state = at(
        """
               L   L   D0  D   D1  D
        0,0:  L  1  L D  1  M D  1  D
               L   L   M   M   D   D
        seat 0: DDDDD
        """,
        "buy",
        volcano_critter="yes",
    )
    play(state, "buy volcano", "at 0,0")
    assert (asked(state), legal(state)) == ("0 volcano_critter", ["pass", "claim 1,0 M"])
    play(state, "pass")
    assert asked(state) != "0 claim"


def test_volcano_critter_may_be_declined() -> None:
    state = at(SETTLED, "buy", volcano_critter="yes")
    play(state, "buy volcano", "at 0,0", "pass")
    assert asked(state) == "0 claim"


def test_volcano_critter_is_off_in_the_rulebook() -> None:
    state = at(SETTLED, "buy")
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "0 claim"


def test_volcano_critter_needs_a_critter_in_hand() -> None:
    """The only one marks the power."""
    state = at(SETTLED.replace("DDDDD", "DDDDD, hand 0"), "buy", volcano_critter="yes")
    play(state, "buy volcano", "at 0,0")
    assert hand(state, 0) == 0
    assert critters(state) == ["1: 3,0 L"]


# The buried tile


def test_the_rotation_of_the_covered_tile_is_asked_for_only_where_it_can_matter() -> None:
    state = at(TOPS, "buy", power_optional="yes")
    play(state, "buy volcano", "at 1,0")
    assert asked(state) == "0 unlock"
    assert "under 1,0: soil soil DM3" in land(state.table)


def test_with_erosion_of_all_the_buyer_sets_the_rotation_of_the_covered_tile() -> None:
    """After those who stood there have gone."""
    state = at(
        """
               D0  D   D1  D   M1  M
        0,0:  D  1  D D  3  M M  1  M
               D   D   M   M   M   M
        seat 0: DDDDD
        """,
        "buy",
        erosion_targets="all",
        power_optional="yes",
    )
    assert "critter.lost" in play(state, "buy volcano", "at 1,0")
    assert (asked(state), legal(state)) == ("0 bury", [f"turn {rotation}" for rotation in range(6)])
    play(state, "turn 5")
    assert asked(state) == "0 unlock"
    assert "under 1,0: soil soil DM5!0" in land(state.table)


def test_a_uno_lies_one_way_only() -> None:
    state = at(TOPS, "buy", erosion_targets="all", power_optional="yes")
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "0 unlock"


def test_the_buried_rotation_is_hidden_from_the_others() -> None:
    state = at(TOPS, "buy", erosion_targets="all", power_optional="yes")
    play(state, "buy volcano", "at 1,0")
    turned = [event for event in state.play("turn 5") if event.code == "tile.turned"]
    assert [event.only for event in turned] == [0]
    assert "under 1,0: soil soil DM5!0" in land(state.observe(0).view.table)
    assert "under 1,0: soil soil DM?!0" in land(state.observe(1).view.table)
    assert [moment.secret for moment in state.history()] == [None, None, "turn ?"]


def test_a_lateral_eruption_buries_with_a_rotation_too() -> None:
    state, _ = lateral(
        """
               L   L   M   M   D   D
        0,0:  L  1  L M  1  D D  1  D
               L   L   D   D   D   D
        seat 0: DDDDD, powers A lateral
        grid: A bountiful
        """,
        0,
        1,
        erosion_targets="all",
    )
    assert (asked(state), len(legal(state, "turn"))) == ("0 bury", 6)
