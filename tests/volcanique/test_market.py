"""Buying: prices, what is on offer, who has to buy, islands, and what becomes of those who cannot buy (2.6, 2.10)."""

from itertools import product

import pytest

from surtsey.game import NotationError
from surtsey.hexes import Field, distance, parse_field
from surtsey.volcanique import State
from tests.volcanique.boards import at, forbidden, legal, line, phase, play

UNOS, DUOS, TRIOS = ["D", "M", "L"], ["DM", "DL", "ML"], ["DML", "DLM"]
LAND = [*UNOS, *DUOS, *TRIOS]

LONE = """
       D0  D
0,0:  D  1  D
       D   D
"""
"""A tile with no neighbours, on which any other may be laid, whatever its edges."""


def lone(resources: str, *facts: str, **options: str) -> State:
    """Seat 0 has those resources, and perhaps more, and is about to buy; any tile may be laid on 0,0."""
    return at("\n".join([LONE, f"seat 0: {resources}", *facts]), "buy", **options)


def on_offer(state: State) -> list[str]:
    """What may be bought."""
    return [action.removeprefix("buy ") for action in legal(state, "buy")]


def payments(state: State) -> list[str]:
    """The heaps that may be paid; one that could be paid in two ways would be there twice."""
    return sorted(action.removeprefix("pay ") for action in legal(state, "pay"))


def fields(state: State) -> set[Field]:
    return {parse_field(action.removeprefix("at ")) for action in legal(state, "at")}


def what_seat_0_has(state: State) -> list[str]:
    return line(state, "seat 0").split(", ")


def settled(state: State, *wanted: str) -> list[str]:
    """Plays actions, and lets the first answer do for the questions of price and rotation; the events."""
    events = []
    for action in wanted:
        events += play(state, action)
        while state.decision is not None and state.decision.kind in ("price", "rotation", "island_rotation"):
            events += play(state, legal(state)[0])
    return events


# What things cost


@pytest.mark.parametrize(
    ("resources", "affordable"),
    [
        ("DM", TRIOS),
        ("DD", [*DUOS, *TRIOS]),
        ("DDM", [*DUOS, *TRIOS]),
        ("DDD", LAND),
        ("DML", LAND),
        ("DDMM", LAND),
        ("DDDDM", LAND),
        ("DDDMML", [*LAND, "volcano"]),
        ("MMMMM", [*LAND, "volcano"]),
        ("DDDDMM", [*LAND, "volcano"]),
    ],
)
def test_what_can_be_paid_for_is_on_offer(resources: str, affordable: list[str]) -> None:
    """A trio for 2; a duo for 3 or 2 alike; an uno for 4, 3 alike or one of each; a volcano for 6 or 5 alike."""
    state = lone(resources)
    assert on_offer(state) == affordable
    for item in [*LAND, "volcano", "island"]:
        assert item in affordable or forbidden(state, f"buy {item}")


def test_with_one_resource_nothing_can_be_bought() -> None:
    assert on_offer(lone("D")) == []


@pytest.mark.parametrize(
    ("item", "resources", "ways"),
    [
        ("DML", "DDM", ["DD", "DM"]),
        ("DLM", "DDMML", ["DD", "DM", "DL", "MM", "ML"]),
        ("DM", "DDML", ["DD", "DDM", "DDL", "DML"]),
        ("DL", "DDDD", ["DD", "DDD"]),
        ("ML", "DDLL", ["DD", "LL", "DDL", "DLL"]),
        ("D", "DDDML", ["DDD", "DML", "DDML", "DDDM", "DDDL"]),
        ("M", "DDMML", ["DML", "DDMM", "DDML", "DMML"]),
        ("L", "DDDD", ["DDD", "DDDD"]),
        ("volcano", "DDDDDM", ["DDDDD", "DDDDDM"]),
        ("volcano", "DDDDDMMMMM", ["DDDDD", "MMMMM", "DDDDDM", "DDDDMM", "DDDMMM", "DDMMMM", "DMMMMM"]),
        ("volcano", "DDDDMML", ["DDDDMM", "DDDDML", "DDDMML"]),
        ("island", "DDDDDDDM, crater 3", ["DDDDDDD", "DDDDDDM"]),
        ("island", "DDDDDML, crater 3", []),
    ],
)
def test_each_way_to_pay_is_offered_once(item: str, resources: str, ways: list[str]) -> None:
    """Exact payments only (R22): neither more than a price nor a mixture of two. One way alone is not asked about."""
    state = lone(resources)
    play(state, f"buy {item}")
    assert payments(state) == sorted(ways)


@pytest.mark.parametrize("wrong", ["D", "DD", "DDM", "DDDDM", "DDDDD", "MMM"])
def test_no_change_is_given(wrong: str) -> None:
    """An uno for DDDDDMM: 2 are too few, 3 have to be alike or of each, 5 are too many, and 3 M are not there."""
    state = lone("DDDDDMM")
    play(state, "buy D")
    assert forbidden(state, f"pay {wrong}")


def test_payments_return_to_the_supply() -> None:
    state = lone("DDDMLL", "supply: D 2, M 3, L 4")
    play(state, "buy D", "pay DML")
    assert what_seat_0_has(state)[1:] == ["DDL"]
    assert line(state, "supply") == "D 3, M 4, L 5"


def test_a_price_that_can_be_paid_in_one_way_is_paid_at_once() -> None:
    assert play(lone("DDMM"), "buy D")[:2] == ["bought", "paid"]


# What there is to buy


def test_lava_and_soil_cannot_be_bought() -> None:
    state = lone("DDDDDDDDD, crater 3")
    assert on_offer(state) == [*LAND, "volcano", "island"]
    for item in ("lava", "soil"):
        with pytest.raises(NotationError):
            state.parse(f"buy {item}")


@pytest.mark.parametrize("gone", LAND)
def test_a_tile_that_has_run_out_cannot_be_bought(gone: str) -> None:
    state = lone("DDDDDD", f"tiles: {gone} 0")
    assert on_offer(state) == [item for item in [*LAND, "volcano"] if item != gone]
    assert forbidden(state, f"buy {gone}")


def test_a_bought_tile_leaves_the_supply() -> None:
    state = lone("DDDDDD", "tiles: DM 2, DL 2, volcano 2")
    settled(state, "buy DM")
    assert "DM 1, DL 2," in line(state, "tiles")
    assert line(state, "tiles").endswith("volcano 2")


def test_when_no_volcano_is_left_none_can_be_bought() -> None:
    state = lone("DDDDDD", "tiles: volcano 0")
    assert on_offer(state) == LAND
    assert forbidden(state, "buy volcano")


def test_the_last_volcano_can_be_bought() -> None:
    state = lone("DDDDDD", "tiles: volcano 1")
    events = settled(state, "buy volcano")
    assert "volcano.erupts" in events
    assert line(state, "tiles").endswith("volcano 0")


def test_a_tile_that_fits_nowhere_cannot_be_bought() -> None:
    """All edges are dark, so a tile without a dark side has no matched edge."""
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
        seat 0: DDD
        """,
        "buy",
    )
    assert on_offer(state) == ["D", "DM", "DL", "DML", "DLM"]
    for item in ("M", "L", "ML"):
        assert forbidden(state, f"buy {item}")


# Having to buy (R16)


def test_who_can_buy_land_has_to_buy_something() -> None:
    state = lone("DDD")
    assert legal(state) == [f"buy {item}" for item in LAND]
    assert forbidden(state, "pass")


def test_a_volcano_will_do() -> None:
    state = lone("DDDDDD")
    assert forbidden(state, "pass")
    events = settled(state, "buy volcano")
    assert "volcano.activated" in events
    assert "buying.unable" not in events
    assert legal(state, "buy") == []


def test_an_island_will_do() -> None:
    state = lone("DDDDDDD, crater 3")
    assert forbidden(state, "pass")
    settled(state, "buy island", "take D", "at 2,0", "take D", "at 3,0", "take D", "at 4,0")
    assert legal(state, "buy") == []
    assert "claim 2,0 D" in legal(state)


def test_one_has_not_to_buy_a_volcano_or_an_island() -> None:
    """Nothing matches a tile without neighbours under these rules, so no land can be laid."""
    state = lone("DDDDDDD, crater 3", isolated_free="no")
    assert legal(state) == ["pass", "buy volcano", "buy island"]


def test_without_mandatory_buy_one_may_pass() -> None:
    state = lone("DDD", mandatory_buy="no")
    assert legal(state) == ["pass", *(f"buy {item}" for item in LAND)]


def test_who_passes_but_could_buy_is_not_punished() -> None:
    """The forced sacrifice is for those who cannot buy land; claims stay open."""
    state = at(
        """
               D0  D       D   D
        0,0:  D  1  D  .  D  1  D
               D   D       D   D
        seat 0: DDD
        """,
        "buy",
        mandatory_buy="no",
    )
    assert play(state, "pass") == []
    assert legal(state) == ["pass", "claim 2,0 D"]


# One purchase, a second after soil (R25, R26), a third with Crafty critters (R27)

SOIL = """
       D0  D   :   :   :   :   D   D
0,0:  D  1  D :  1  : :  1  : D  1  D
       D   D   :   :   :   :   D   D
"""


def on_soil(resources: str, **options: str) -> State:
    """Land at both ends of two hexes of soil."""
    return at(f"{SOIL}\nseat 0: {resources}", "buy", **options)


def test_there_is_one_purchase_a_turn() -> None:
    state = on_soil("DDDDDDDD")
    settled(state, "buy DML", "at 0,0")
    assert legal(state, "buy") == []
    assert forbidden(state, "buy DML")


def test_after_a_tile_on_soil_a_second_purchase_is_allowed() -> None:
    """Any type but an island, and it may be declined."""
    state = on_soil("DDDDDDDDDD, crater 3")
    assert on_offer(state)[-1] == "island"
    settled(state, "buy DML", "at 1,0")
    assert on_offer(state) == ["D", "M", "L", "DM", "DL", "ML", "DML", "DLM", "volcano"]
    assert forbidden(state, "buy island")
    assert "pass" in legal(state)
    play(state, "pass")
    assert legal(state, "buy") == []


def test_the_second_purchase_may_be_a_volcano() -> None:
    state = on_soil("DDDDDDD")
    settled(state, "buy DM", "at 2,0")
    events = settled(state, "buy volcano", "at 3,0")
    assert "volcano.activated" in events
    assert legal(state, "buy") == []


def test_who_has_nothing_left_is_not_asked_for_a_second_purchase() -> None:
    state = on_soil("DD")
    settled(state, "buy DML", "at 1,0")
    assert state.decision is not None
    assert state.decision.kind == "claim"


def test_a_second_tile_on_soil_gives_no_third_purchase() -> None:
    state = on_soil("DDDDDDDD")
    settled(state, "buy DML", "at 1,0", "buy DML", "at 2,0")
    assert legal(state, "buy") == []


def test_a_second_tile_on_soil_does_not_make_up_for_a_first_on_land() -> None:
    state = on_soil("DDDDDDDD, powers crafty")
    settled(state, "buy DML", "at 0,0")
    assert legal(state, "buy") == []


@pytest.mark.parametrize("second", ["0,0", "2,0"])
def test_with_crafty_critters_there_are_three_purchases(second: str) -> None:
    """Wherever the second tile lies; there is no fourth."""
    state = on_soil("DDDDDDDDDD, powers crafty")
    settled(state, "buy DML", "at 1,0", "buy DML", f"at {second}")
    assert "buy DML" in legal(state)
    assert "pass" in legal(state)
    assert forbidden(state, "buy island")
    settled(state, "buy DML", "at 0,0")
    assert legal(state, "buy") == []


@pytest.mark.parametrize(("second", "third"), [("0,0", False), ("2,0", True)])
def test_with_crafty_strict_the_first_two_tiles_have_to_lie_on_soil(second: str, third: bool) -> None:
    state = on_soil("DDDDDDDDDD, powers crafty", crafty_strict="yes")
    settled(state, "buy DML", "at 1,0", "buy DML", f"at {second}")
    assert ("buy DML" in legal(state)) is third


def test_with_crafty_strict_a_volcano_in_between_lies_on_no_soil() -> None:
    state = on_soil("DDDDDDDDDDD, powers crafty", crafty_strict="yes")
    settled(state, "buy DML", "at 1,0", "buy volcano", "at 3,0")
    assert legal(state, "buy") == []


@pytest.mark.parametrize("strict", ["no", "yes"])
def test_crafty_critters_need_a_first_tile_on_soil(strict: str) -> None:
    state = on_soil("DDDDDDDDDDD, powers crafty", crafty_strict=strict)
    settled(state, "buy volcano", "at 0,0")
    assert legal(state, "buy") == []


def test_crafty_critters_of_others_help_nobody() -> None:
    state = at(f"{SOIL}\nseat 0: DDDDDDDDDD\nseat 1: powers crafty", "buy")
    settled(state, "buy DML", "at 1,0", "buy DML", "at 2,0")
    assert legal(state, "buy") == []


# Unstable volcanoes (R23, R24)

TALL = """
       D0  D       D   D       D   D       :   :
0,0:  D  4  D  .  D  5  D  .  D  3  D  .  :  4  :
       D   D       D   D       D   D       :   :
"""


def beside_tall(resources: str, **options: str) -> State:
    """Two stacks of land with 4 tiles or more, one with 3, and a tall one of soil."""
    return at(f"{TALL}\nseat 0: {resources}", "buy", **options)


def test_without_the_option_a_volcano_on_a_tall_stack_costs_as_much_as_any() -> None:
    assert "volcano" not in on_offer(beside_tall("DDDDM"))
    state = beside_tall("DDDDDM")
    play(state, "buy volcano")
    assert payments(state) == ["DDDDD", "DDDDDM"]
    play(state, "pay DDDDD")
    assert fields(state) == {(0, 0), (2, 0), (4, 0)}


@pytest.mark.parametrize(("resources", "affordable"), [("DDDD", True), ("DDDM", False), ("DDDMM", True)])
def test_an_unstable_volcano_costs_5_or_4_alike(resources: str, affordable: bool) -> None:
    assert ("volcano" in on_offer(beside_tall(resources, unstable="yes"))) is affordable


@pytest.mark.parametrize(
    ("resources", "ways"),
    [
        ("DDDDDM", ["DDDD", "DDDDD", "DDDDM", "DDDDDM"]),
        ("DDDDD", ["DDDD", "DDDDD"]),
        ("DDDMML", ["DDDMM", "DDDML", "DDMML", "DDDMML"]),
    ],
)
def test_regular_and_unstable_payments_are_each_offered_once(resources: str, ways: list[str]) -> None:
    state = beside_tall(resources, unstable="yes")
    play(state, "buy volcano")
    assert payments(state) == sorted(ways)


@pytest.mark.parametrize(
    ("payment", "targets"),
    [
        ("DDDD", {(0, 0), (2, 0)}),
        ("DDDDM", {(0, 0), (2, 0)}),
        ("DDDDD", {(0, 0), (2, 0), (4, 0)}),
        ("DDDDDM", {(0, 0), (2, 0), (4, 0)}),
    ],
)
def test_an_unstable_volcano_stands_on_a_tall_stack_only(payment: str, targets: set[Field]) -> None:
    """Four tiles are tall, three are not. The price of a regular volcano is good for all."""
    state = beside_tall("DDDDDM", unstable="yes")
    play(state, "buy volcano", f"pay {payment}")
    assert fields(state) == targets


def test_where_no_stack_is_tall_a_volcano_has_its_regular_price() -> None:
    assert "volcano" not in on_offer(lone("DDDDM", unstable="yes"))
    state = lone("DDDDDM", unstable="yes")
    play(state, "buy volcano")
    assert payments(state) == ["DDDDD", "DDDDDM"]


def test_a_tall_stack_that_may_not_be_engaged_is_no_bargain() -> None:
    """With three players only the leader's tile may be covered, and it is not tall."""
    state = at(
        """
               D0  D       D   D       D1  D
        0,0:  D  4  D  .  D  5  D  .  D  3  D
               D   D       D   D       D   D
        seat 0: DDDDM
        """,
        "buy",
        players="3",
        unstable="yes",
    )
    assert "volcano" not in on_offer(state)


# Islands: what they cost (R28 to R30)


@pytest.mark.parametrize(
    ("possessions", "affordable"),
    [
        ("DDDDDDD, crater 3", True),
        ("DDDMMLL, crater 3", True),
        ("DDDDDD, crater 3", False),
        ("DDDDDDD, crater 2", False),
        ("DDDDDDD", False),
    ],
)
def test_an_island_costs_7_and_takes_3_critters_in_the_crater(possessions: str, affordable: bool) -> None:
    assert ("island" in on_offer(lone(possessions))) is affordable


def test_the_critters_of_the_crater_go_back_to_hand() -> None:
    """17 in hand, 3 in the crater, 1 on land."""
    state = lone("DDDDDDD, crater 3")
    assert what_seat_0_has(state)[:2] == ["hand 17", "crater 3"]
    assert play(state, "buy island") == ["bought", "crater.emptied", "paid"]
    assert what_seat_0_has(state) == ["hand 20"]


def test_with_exalted_sacrifices_an_island_costs_no_resources() -> None:
    state = lone("powers exalted, crater 3")
    assert legal(state) == ["pass", "buy island"]
    assert play(state, "buy island") == ["bought", "crater.emptied"]
    assert "take D" in legal(state)
    assert not any(fact.startswith("crater") for fact in what_seat_0_has(state))


def test_with_exalted_sacrifices_it_still_takes_three_critters() -> None:
    assert "island" not in on_offer(lone("DDDDDDD, powers exalted, crater 2"))


def test_exalted_sacrifices_of_others_help_nobody() -> None:
    assert "island" not in on_offer(lone("DDDDDD, crater 3", "seat 1: powers exalted"))


@pytest.mark.parametrize(
    ("resources", "ways"), [("DDDM", ["DDD", "DDM"]), ("DMLL", ["DLL", "DML", "MLL"]), ("DM", None)]
)
def test_what_an_island_costs_with_exalted_sacrifices_is_an_option(resources: str, ways: list[str] | None) -> None:
    state = lone(f"{resources}, powers exalted, crater 3", exalted_island_cost="3")
    assert ("island" in on_offer(state)) is (ways is not None)
    if ways is not None:
        play(state, "buy island")
        assert payments(state) == ways


def test_the_option_is_for_those_with_exalted_sacrifices() -> None:
    assert "island" not in on_offer(lone("DDDDDD, crater 3", exalted_island_cost="3"))


def test_an_island_is_the_purchase_of_the_turn() -> None:
    """Nothing else can be bought, whatever is left; but a critter can be offered, as after any purchase."""
    state = lone("DDDDDDDDDDDDD, crater 3")
    settled(state, "buy island", "take D", "at 2,0", "take M", "at 3,0", "take L", "at 4,0")
    assert forbidden(state, "buy DML")
    play(state, "pass")
    assert "offer" in legal(state)


# Islands: where they lie

AROUND: list[Field] = [(q, r) for q, r in product(range(-7, 8), repeat=2) if abs(q + r) <= 7]
"""Every field that could matter on these small boards."""


def test_the_first_tile_lies_at_distance_2_from_the_nearest_tile() -> None:
    """Beside 1,0 is too near, whatever the distance to 0,0; soil and lava are tiles, too."""
    state = at(
        """
               D0  D   :   :
        0,0:  D  1  D :  1  :
               D   D   :   :
               *   *
        -4,0: *  1  *
               *   *
        seat 0: DDDDDDD, crater 3
        """,
        "buy",
    )
    play(state, "buy island", "take D")
    tiles = [(0, 0), (1, 0), (-4, 0)]
    assert fields(state) == {field for field in AROUND if min(distance(field, tile) for tile in tiles) == 2}
    assert forbidden(state, "at 2,0")
    assert forbidden(state, "at -1,0")
    assert forbidden(state, "at 4,0")


def test_the_next_tiles_touch_the_island_and_nothing_else_within_2() -> None:
    """They may lie farther out, and touch either of the tiles before them."""
    state = lone("DDDDDDD, crater 3")
    settled(state, "buy island", "take D", "at 2,0", "take M")
    assert fields(state) == {field for field in AROUND if distance(field, (2, 0)) == 1 and distance(field, (0, 0)) >= 2}
    assert (3, 0) in fields(state)
    assert forbidden(state, "at 1,0")
    settled(state, "at 3,0", "take L")
    assert fields(state) == {
        field
        for field in AROUND
        if min(distance(field, (2, 0)), distance(field, (3, 0))) == 1 and distance(field, (0, 0)) >= 2
    } - {(2, 0), (3, 0)}
    assert {(4, 0), (2, -1)} <= fields(state)


def test_an_island_may_not_touch_another_landmass() -> None:
    """2,0 lies halfway between two tiles: to either side the island would touch one of them."""
    state = at(
        """
               D0  D               D1  D
        0,0:  D  1  D  .  .  .    D  1  D
               D   D               D   D
        seat 0: DDDDDDD, crater 3
        """,
        "buy",
    )
    settled(state, "buy island", "take D", "at 2,0", "take D")
    assert forbidden(state, "at 3,0")
    assert forbidden(state, "at 1,0")
    assert fields(state) == {(1, 1), (2, 1), (2, -1), (3, -1)}


def test_an_island_stops_where_no_tile_fits() -> None:
    """Every neighbour of 0,0 touches one of the three tiles around it."""
    state = at(
        """
                          D0  D
        1,-2:            D  1  D
                          D   D
                D1  D               D   D
        -2,1:  D  1  D   .   .     D  1  D
                D   D               D   D
        seat 0: DDDDDDD, crater 3
        tiles: M 5, L 5
        """,
        "buy",
    )
    events = settled(state, "buy island", "take M", "at 0,0")
    assert events.count("island.tile") == 1
    assert "M 4, L 5" in line(state, "tiles")
    assert legal(state, "claim") == ["claim 0,0 M", "claim 1,1 D"]


def test_the_tiles_of_an_island_lie_any_way_round() -> None:
    """No edge has to match, not even between them: 3,0 has no dark side for 2,0."""
    state = lone("DDDDDDD, crater 3")
    any_way = [f"turn {rotation}" for rotation in range(6)]
    play(state, "buy island", "take DM", "at 2,0")
    assert legal(state, "turn") == any_way
    play(state, "turn 0", "take ML", "at 3,0")
    assert legal(state, "turn") == any_way
    play(state, "turn 0", "take DML", "at 4,0")
    assert legal(state, "turn") == any_way


def test_any_tile_of_the_supply_may_be_taken() -> None:
    """Each of the three as long as there is one of its kind."""
    state = lone("DDDDDDD, crater 3", "tiles: D 1, M 0")
    play(state, "buy island")
    assert legal(state, "take") == [f"take {kind}" for kind in LAND if kind != "M"]
    settled(state, "take D", "at 2,0")
    assert legal(state, "take") == [f"take {kind}" for kind in LAND if kind not in ("D", "M")]


@pytest.mark.parametrize(("fallback", "free"), [("no", False), ("yes", True)])
def test_an_island_is_laid_whatever_the_engagement(fallback: str, free: bool) -> None:
    """Nothing on land may be covered here by engagement, unless its fallback opens all of it, as nobody else is there.

    The field lies beside the own tile.
    """
    state = at(
        f"{LONE}\nseat 0: DDDDDDD, crater 3",
        "buy",
        players="3",
        engagement="left",
        left_fallback=fallback,
    )
    assert on_offer(state) == [*LAND, "volcano", "island"] if free else on_offer(state) == ["island"]
    assert ("pass" in legal(state)) is not free
    play(state, "buy island", "take D")
    assert (2, 0) in fields(state)


def test_a_sea_critter_makes_way_for_an_island() -> None:
    state = at(
        """
               D0  D
        0,0:  D  1  D  .   .1
               D   D
        seat 0: DDDDDDD, crater 3
        seat 1: hand 5
        """,
        "buy",
    )
    assert "swimmer.lost" in settled(state, "buy island", "take D", "at 2,0")
    assert line(state, "seat 1") == "hand 6"


def test_no_island_where_the_supply_is_empty() -> None:
    state = lone("DDDDDDD, crater 3", f"tiles: {', '.join(f'{kind} 0' for kind in LAND)}")
    assert on_offer(state) == ["volcano"]


# The last tile


def all_but(*left: str) -> str:
    """A supply of these tiles."""
    return f"tiles: {', '.join(f'{kind} {left.count(kind)}' for kind in LAND)}"


def test_whoever_buys_the_last_tile_brings_about_the_end() -> None:
    """With mandatory_buy off, lest the only tile be bought without asking."""
    assert "ending.last_tile" not in settled(lone("DDD", all_but("D", "DML")), "buy D")
    assert "ending.last_tile" in settled(lone("DDD", all_but("D"), mandatory_buy="no"), "buy D")


def test_an_island_of_the_last_tiles_is_smaller_and_brings_about_the_end() -> None:
    """Two tiles are left, and the second is taken without asking."""
    state = lone("DDDDDDD, crater 3", all_but("D", "DML"))
    assert "ending.last_tile" not in play(state, "buy island", "take D")
    assert play(state, "at 2,0") == ["island.tile", "ending.last_tile"]
    assert settled(state, "at 3,0") == ["island.tile"]
    assert legal(state, "take") == []
    assert line(state, "turn 1").endswith("trigger last_tile 0")


# Those who cannot buy (R17 to R20)

POOR = """
       D0  D   D   D       M   M
0,0:  D  1  D D  1  D  .  M  2  M
       D   D   D   D       M   M
under 3,0: D
"""


def poor(possessions: str = "D", **options: str) -> State:
    """Seat 0 still has to move; 3,0 could be claimed, or eroded."""
    return at(f"{POOR}\nseat 0: {possessions}", "move", **options)


def test_who_cannot_buy_has_to_put_a_critter_into_the_crater() -> None:
    """20 in hand, 1 on land."""
    state = poor()
    assert what_seat_0_has(state) == ["hand 20", "D"]
    assert play(state, "pass") == ["buying.unable", "offered"]
    assert what_seat_0_has(state)[:2] == ["hand 19", "crater 1"]


def test_with_forced_sacrifice_off_one_may() -> None:
    state = poor(forced_sacrifice="no")
    assert play(state, "pass") == ["buying.unable"]
    assert legal(state) == ["pass", "offer"]
    assert play(state, "pass") == []
    assert what_seat_0_has(state) == ["hand 20", "D"]
    assert phase(state) == "sacrifice"
    state = poor(forced_sacrifice="no")
    assert play(state, "pass", "offer") == ["buying.unable", "offered"]
    assert what_seat_0_has(state)[:2] == ["hand 19", "crater 1"]
    assert phase(state) == "sacrifice"


@pytest.mark.parametrize("forced", ["no", "yes"])
@pytest.mark.parametrize("possessions", ["hand 0, D", "crater 3, D"])
def test_no_forced_sacrifice_from_an_empty_hand_or_into_a_full_crater(possessions: str, forced: str) -> None:
    state = poor(possessions, forced_sacrifice=forced)
    before = what_seat_0_has(state)
    assert play(state, "pass")[:2] in (["buying.unable"], ["buying.unable", "resources.gained"])
    assert what_seat_0_has(state)[:-1] == before[:-1]


def test_who_cannot_buy_may_neither_erode_nor_claim() -> None:
    """With something to spend they could do both."""
    state = poor("D, powers erosion")
    play(state, "pass")
    assert phase(state) == "sacrifice"
    state = poor("DD, powers erosion")
    play(state, "pass")
    settled(state, "buy DML", "at 1,0")
    assert "erode 3,0" in legal(state)
    play(state, "pass")
    assert "claim 3,0 M" in legal(state)


def test_who_cannot_buy_may_sacrifice_from_land_but_offer_nothing() -> None:
    """Five resources would pay for an offering; nothing matches under these rules, so there was no purchase."""
    state = lone("DDDDM", isolated_free="no")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    assert forbidden(state, "offer")
    assert what_seat_0_has(state)[1] == "crater 1"


def test_unable_for_want_of_a_place_is_unable() -> None:
    """R20: four resources would pay for any tile, but none of those that are left has a dark side."""
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
        seat 0: MMMM
        tiles: D 0, DM 0, DL 0, DML 0, DLM 0
        """,
        "move",
    )
    assert play(state, "pass") == ["buying.unable", "offered"]


def test_who_declines_a_volcano_and_cannot_buy_land_is_unable() -> None:
    state = lone("DDDDDD, crater 1", isolated_free="no")
    assert legal(state) == ["pass", "buy volcano"]
    assert play(state, "pass") == ["buying.unable", "offered"]
    assert what_seat_0_has(state)[1] == "crater 2"


def test_who_declines_an_island_and_cannot_buy_land_is_unable() -> None:
    """The crater is full, so there is no forced sacrifice; but no claim either."""
    state = at(f"{POOR}\nseat 0: crater 3, powers exalted", "buy")
    assert legal(state) == ["pass", "buy island"]
    events = play(state, "pass")
    assert events[0] == "buying.unable"
    assert "offered" not in events[: events.index("turn.begins")]
    assert line(state, "turn 2").startswith("seat 1")


def test_who_buys_a_volcano_for_want_of_land_is_not_unable() -> None:
    state = at(
        """
               D0  D       D   D
        0,0:  D  1  D  .  D  1  D
               D   D       D   D
        seat 0: DDDDDD
        """,
        "buy",
        isolated_free="no",
    )
    events = settled(state, "buy volcano", "at 0,0")
    assert "buying.unable" not in events
    assert "offered" not in events
    assert legal(state) == ["pass", "claim 2,0 D"]


@pytest.mark.parametrize("option", ["no", "claim", "claim_and_erosion"])
def test_claim_without_buy_says_what_those_do_who_cannot_buy(option: str) -> None:
    """R18, R125: no step between the forced sacrifice and that from land, the claims, or Erosion before them."""
    state = poor("D, powers erosion", claim_without_buy=option)
    assert play(state, "pass") == ["buying.unable", "offered"]
    if option == "claim_and_erosion":
        assert legal(state) == ["pass", "erode 3,0"]
        play(state, "pass")
    if option != "no":
        assert legal(state) == ["pass", "claim 3,0 M"]
        play(state, "pass")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]


@pytest.mark.parametrize("option", ["no", "claim", "claim_and_erosion"])
def test_claim_without_buy_spares_nobody_the_forced_sacrifice(option: str) -> None:
    """R17, R125; whether it is forced is another option."""
    state = poor(forced_sacrifice="no", claim_without_buy=option)
    assert play(state, "pass") == ["buying.unable"]
    assert legal(state) == ["pass", "offer"]
    state = poor(claim_without_buy=option)
    play(state, "pass")
    assert what_seat_0_has(state)[:2] == ["hand 19", "crater 1"]


CASTAWAY = """
       D1  D       M   M
0,0:  D  1  D  .  M  1  M
       D   D       M   M
seat 0: D, powers sea
"""


@pytest.mark.parametrize(("castaway", "saved"), [("yes", True), ("no", False)])
def test_a_castaway_may_claim_without_a_purchase(castaway: str, saved: bool) -> None:
    """R19: somebody with no critter on land; the sea is open, too."""
    state = at(CASTAWAY, "buy", castaway=castaway)
    assert (state.turn_seat == 0 and phase(state) == "claim") is saved
    if saved:
        assert "claim 2,0 M" in legal(state)
        assert "sea 1,0" in legal(state)


@pytest.mark.parametrize("option", ["no", "claim", "claim_and_erosion"])
def test_a_castaway_does_not_erode(option: str) -> None:
    """R125: castaways claim only, whatever the option."""
    board = CASTAWAY.replace("M  1  M", "M  2  M").replace("powers sea", "powers sea erosion") + "under 2,0: D"
    state = at(board, "buy", claim_without_buy=option)
    assert phase(state) == "claim"
    assert forbidden(state, "erode 2,0")
    assert "claim 2,0 M" in legal(state)


def test_a_castaway_in_the_sea_may_claim_too() -> None:
    state = at(CASTAWAY.replace("  .  ", "  .0  "), "buy")
    assert "claim 2,0 M" in legal(state)
    assert "swim 1,0" in legal(state)


def test_a_castaway_has_to_make_the_forced_sacrifice_all_the_same() -> None:
    """20 in hand and 1 on the power; then 19 and one in the crater."""
    state = at(CASTAWAY, "buy")
    assert what_seat_0_has(state)[:2] == ["hand 19", "crater 1"]


def test_strict_has_no_castaways() -> None:
    state = at(CASTAWAY, "buy", preset="strict")
    assert state.turn_seat == 1
