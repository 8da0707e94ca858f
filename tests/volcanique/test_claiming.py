"""CLAIM, SACRIFICE and COLLECT: the rules of the specification, sentence by sentence, and the powers that act there."""

import pytest

from surtsey.hexes import distance, field_of, field_text
from surtsey.volcanique.state import State
from surtsey.volcanique.tiles import BIOMES
from tests.volcanique.boards import at, hand, legal, phase, play, problem, where


def swimmers(state: State, seat: int) -> list[str]:
    return sorted(field_text(field_of(each >> 4)) for each in state.table.swimmers if each & 15 == seat)


def heap(state: State, seat: int) -> str:
    """What resources a seat holds."""
    return "".join(BIOMES[biome + 1] * state.table.resources[seat * 3 + biome] for biome in range(3))


def crater(state: State, seat: int = 0) -> int:
    return int(state.table.crater[seat])


def pass_until(state: State, wanted: str) -> None:
    """On to a phase of the next turn of seat 0, while everybody leaves out what there is."""
    turn = state.turn
    while not (phase(state) == wanted and state.turn_seat == 0 and state.turn > turn):
        play(state, "pass")


def refused(state: State, *actions: str) -> bool:
    """Whether actions are illegal, all of them, for reasons that can be named."""
    return all(problem(state, action) not in (None, "not.possible") for action in actions)


# CLAIM

COUNTRY = """
               D0  D   D   M   M   M   L   L
        0,0:  D  1  D D  1  M M  1  M L  2  L
               D   D   D   M   M   M   L   L
        seat 0: {has}
        """
"""The dark region is that of seat 0; the medium one, of 1,0 and 2,0, and the light one are nobody's."""


def test_hand_critters_claim_uncontrolled_nodes_of_empty_tiles_anywhere() -> None:
    """R50. On 1,0 only the medium biome: the dark one is controlled from 0,0."""
    state = at(COUNTRY.format(has="hand 2"), "claim")
    assert legal(state) == ["pass", "claim 1,0 M", "claim 2,0 M", "claim 3,0 L"]
    assert refused(state, "claim 0,0 D", "claim 1,0 D", "claim 1,0 L", "claim 4,0 D")
    assert play(state, "claim 3,0 L") == ["claimed"]
    assert (where(state, 0), hand(state)) == (["0,0 D", "3,0 L"], 1)


@pytest.mark.parametrize(("first", "other"), [("1,0", "2,0"), ("2,0", "1,0")])
def test_each_claim_makes_the_whole_region_controlled(first: str, other: str) -> None:
    state = at(COUNTRY.format(has="hand 2"), "claim")
    play(state, f"claim {first} M")
    assert legal(state) == ["pass", "claim 3,0 L"]
    assert refused(state, f"claim {other} M")


@pytest.mark.parametrize("order", [("claim 1,0 M", "claim 3,0 L"), ("claim 3,0 L", "claim 1,0 M")])
def test_several_critters_claim_in_any_order(order: tuple[str, str]) -> None:
    state = at(COUNTRY.format(has="hand 5"), "claim")
    play(state, *order)
    assert where(state, 0) == ["0,0 D", "1,0 M", "3,0 L"]


def test_claiming_is_optional() -> None:
    """R51."""
    state = at(COUNTRY.format(has="hand 2"), "claim")
    play(state, "pass")
    assert (phase(state), where(state, 0), hand(state)) == ("sacrifice", ["0,0 D"], 2)


def test_claiming_takes_critters_in_hand() -> None:
    state = at(COUNTRY.format(has="hand 1"), "claim")
    play(state, "claim 1,0 M")
    assert phase(state) == "sacrifice"
    assert phase(at(COUNTRY.format(has="hand 0"), "claim")) == "sacrifice"


def test_one_critter_claims_on_each_tile() -> None:
    """Three biomes, all of them nobody's: but after one the tile is not empty."""
    state = at(
        """
               L   L       D1  D
        0,0:  M  1  D .   D  1  D
               M   D       D   D
        seat 0: hand 3
        """,
        "claim",
    )
    assert legal(state) == ["pass", "claim 0,0 D", "claim 0,0 M", "claim 0,0 L"]
    play(state, "claim 0,0 M")
    assert where(state, 0) == ["0,0 M"]
    assert legal(state, "claim") == []


@pytest.mark.parametrize("occupant", ["0", "1", "1_", "1+"])
def test_only_empty_tiles_are_claimed(occupant: str) -> None:
    """The medium and the light biome of 0,0 are nobody's, but there is a critter on the dark one."""
    state = at(
        f"""
               L   L   D   D       L   L
        0,0:  M  1  D D  1  D .   L  1  L
               M   D{occupant}  D   D       L   L
        seat 0: hand 3
        """,
        "claim",
        burrowing="yes",
    )
    assert legal(state, "claim") == ["claim 3,0 L"]
    assert refused(state, "claim 0,0 M", "claim 0,0 L", "claim 1,0 D")


def test_a_tile_with_a_critter_buried_below_it_is_empty() -> None:
    """The buried one controls nothing."""
    state = at(
        """
               D   D       M1  M
        0,0:  D  2  D .   M  1  M
               D   D       M   M
        under 0,0: D(D1)
        seat 0: hand 1
        """,
        "claim",
        burrowing="yes",
    )
    assert legal(state, "claim") == ["claim 0,0 D"]


def test_only_land_is_claimed() -> None:
    state = at(
        """
               :   :   *   *   ^   ^   D   D
        0,0:  :  1  : *  1  * ^  1  ^ D  1  D
               :   :   *   *   ^   ^   D   D
        seat 0: hand 3
        """,
        "claim",
    )
    assert legal(state) == ["pass", "claim 3,0 D"]
    assert refused(state, "claim 0,0 D", "claim 1,0 D", "claim 2,0 D", "claim 4,0 D")


def test_frozen_hexes_are_not_claimed() -> None:
    state = at(COUNTRY.format(has="hand 2") + "winter: 3,0 radius 1", "claim")
    assert legal(state) == ["pass", "claim 1,0 M"]
    assert refused(state, "claim 2,0 M", "claim 3,0 L")


# CLAIM for those who could not buy

BROKE = """
               D{ours}  D   D   M   M   M   L1  L   L   L
        0,0:  D  1  D D  1  M M  1  M L  1  L L  1  L
               D   D   D   M   M   M   L   L   L   L
        seat 0: {has}
        """
"""Seat 0 has no resources. The medium region is nobody's. Seat 1, next in turn, has a move to think about."""
STUCK = """
               D0  D
        0,0:  D  1  D .{sea}
               D   D
        seat 0: hand 5, DDMML, powers sea colossal
        """
"""In the strict game no land can be laid on a tile without neighbours. These five resources pay for no volcano."""


def broke(ours: str, has: str = "hand 5", **options: str) -> State:
    return at(BROKE.format(ours=ours, has=has), "buy", **options)


def test_who_could_not_buy_does_not_claim() -> None:
    """R18."""
    assert phase(broke("0")) == "sacrifice"


def test_that_is_over_with_the_turn() -> None:
    """With the two resources that its region has brought by then, seat 0 buys a trio and may claim."""
    state = broke("0", "hand 5, D")
    assert (phase(state), heap(state, 0)) == ("sacrifice", "D")
    pass_until(state, "buy")
    assert heap(state, 0) == "DD"
    play(state, "buy DML", "at 2,0", "turn 0")
    assert phase(state) == "claim"


@pytest.mark.parametrize(("option", "claims"), [("no", False), ("claim", True), ("claim_and_erosion", True)])
def test_with_claim_without_buy_they_do(option: str, claims: bool) -> None:
    """R18, R125. What is forced comes first in any case: one of five in hand went into the crater."""
    state = broke("0", claim_without_buy=option)
    assert (hand(state), crater(state)) == (4, 1)
    if claims:
        assert (phase(state), legal(state)) == ("claim", ["pass", "claim 1,0 M", "claim 2,0 M"])
    else:
        assert phase(state) == "sacrifice"
        assert refused(state, "claim 1,0 M")


WASTE = """
               D{ours}  D   M   M   M   L   L1  L   L   L
        0,0:  D  1  D M  2  M M  2  L L  1  L L  1  L
               D   D   M   M   M   L   L   L   L   L
        under 1,0: D
        under 2,0: D
        seat 0: {has}
        """
"""Seat 0 has no resources. The tops of 1,0 and 2,0 can be claimed, and erode."""


def waste(option: str, ours: str = "0", has: str = "hand 5, powers erosion", **options: str) -> State:
    return at(WASTE.format(ours=ours, has=has), "buy", claim_without_buy=option, **options)


@pytest.mark.parametrize(
    ("option", "first"), [("no", "sacrifice"), ("claim", "claim"), ("claim_and_erosion", "erosion")]
)
def test_who_could_not_buy_erodes_by_the_widest_option_only(option: str, first: str) -> None:
    """R125: at the first step that is open, all that comes before is refused."""
    state = waste(option)
    assert phase(state) == first
    assert refused(state, "erode 1,0") is (first != "erosion")
    if first == "erosion":
        assert legal(state) == ["pass", "erode 1,0", "erode 2,0"]
        assert refused(state, "erode 0,0", "erode 4,0")


def test_with_erosion_one_tile_erodes_and_then_there_are_claims() -> None:
    """R125: once, as in any turn. Below 1,0 comes dark land, which joins the region of seat 0; 2,0 stays claimable."""
    state = waste("claim_and_erosion")
    play(state, "erode 1,0")
    assert phase(state) == "claim"
    assert legal(state) == ["pass", "claim 2,0 M"]
    play(state, "claim 2,0 M")
    assert where(state, 0) == ["0,0 D", "2,0 M"]


def test_erosion_is_optional_there_too() -> None:
    state = waste("claim_and_erosion")
    play(state, "pass")
    assert (phase(state), legal(state)) == ("claim", ["pass", "claim 1,0 M", "claim 2,0 M"])


def test_without_the_power_the_widest_option_is_about_claims() -> None:
    assert phase(waste("claim_and_erosion", has="hand 5")) == "claim"


@pytest.mark.parametrize("option", ["no", "claim", "claim_and_erosion"])
def test_castaways_only_claim(option: str) -> None:
    """R125: whatever the option; and they sacrifice first like all who cannot buy."""
    state = waste(option, ours="")
    assert phase(state) == "claim"
    assert refused(state, "erode 1,0", "erode 2,0")
    assert (hand(state), crater(state)) == (4, 1)


@pytest.mark.parametrize("option", ["claim", "claim_and_erosion"])
def test_whoever_may_claim_without_a_purchase_still_sacrifices_from_land_only(option: str) -> None:
    """R17, R69: with five resources, which buy nothing, there is no sacrifice for them without a purchase."""
    state = at(STUCK.format(sea=""), "buy", preset="strict", claim_without_buy=option)
    assert (phase(state), hand(state), crater(state)) == ("claim", 4, 1)
    play(state, "pass")
    assert (phase(state), legal(state)) == ("sacrifice", ["pass", "sacrifice 0,0 D"])
    assert refused(state, "offer")


@pytest.mark.parametrize("option", ["no", "claim", "claim_and_erosion"])
def test_whoever_has_bought_claims_and_erodes_whatever_the_option(option: str) -> None:
    """R125 is about those who could not."""
    state = waste(option, has="hand 5, DD, powers erosion")
    play(state, "buy DML", "at 0,0")
    play(state, legal(state, "turn")[0])
    assert phase(state) == "erosion"
    play(state, "pass")
    assert phase(state) == "claim"


@pytest.mark.parametrize(
    ("options", "claims"), [({}, True), ({"castaway": "no"}, False), ({"preset": "strict"}, False)]
)
def test_castaways_claim_all_the_same(options: dict[str, str], claims: bool) -> None:
    """R19: no critter on land. With the rule off their turn is over, and it is that of seat 1."""
    state = broke("", **options)
    if claims:
        assert (state.turn_seat, phase(state)) == (0, "claim")
        assert legal(state, "claim") == ["claim 0,0 D", "claim 1,0 D", "claim 1,0 M", "claim 2,0 M"]
    else:
        assert (state.turn_seat, where(state, 0)) == (1, [])


def test_a_castaway_may_claim_more_than_once() -> None:
    state = broke("")
    play(state, "claim 0,0 D", "claim 2,0 M")
    assert where(state, 0) == ["0,0 D", "2,0 M"]


def test_castaways_have_the_sea_action_too() -> None:
    """Also with a critter at sea: it is not on land."""
    state = at(BROKE.format(ours="", has="hand 5, powers sea").replace("L L  1  L", "L L  1  L .0"), "buy")
    assert phase(state) == "claim"
    assert "swim 5,0" in legal(state)
    assert "sea 0,1" in legal(state)


@pytest.mark.parametrize("option", ["claim", "claim_and_erosion"])
def test_who_could_not_buy_has_neither_upgrade_nor_sea_action(option: str) -> None:
    """R18. With the option both, as parts of that step."""
    assert phase(at(STUCK.format(sea=0), "buy", preset="strict")) == "sacrifice"
    state = at(STUCK.format(sea=0), "buy", preset="strict", claim_without_buy=option)
    assert {"upgrade 0,0 D", "sea 0,1", "swim 1,0"} <= set(legal(state))


def test_who_did_not_buy_by_choice_claims() -> None:
    state = at(BROKE.format(ours="0", has="hand 5, DD"), "buy", mandatory_buy="no")
    play(state, "pass")
    assert phase(state) == "claim"


# Forced sacrifice


def test_who_cannot_buy_sacrifices_a_hand_critter() -> None:
    """R17. Played from MOVE on, to see what happens."""
    state = at(BROKE.format(ours="0", has="hand 5"))
    assert play(state, "pass") == ["buying.unable", "offered"]
    assert (hand(state), crater(state), where(state, 0)) == (4, 1, ["0,0 D"])


@pytest.mark.parametrize("has", ["hand 0, crater 1", "hand 5, crater 3"])
def test_not_without_one_or_with_a_full_crater(has: str) -> None:
    state = at(BROKE.format(ours="0", has=has))
    before = hand(state), crater(state)
    assert "offered" not in play(state, "pass")
    assert (hand(state), crater(state)) == before


def test_with_forced_sacrifice_off_they_may() -> None:
    state = broke("0", forced_sacrifice="no")
    assert (phase(state), legal(state)) == ("forced_sacrifice", ["pass", "offer"])
    unwilling = state.copy()
    play(unwilling, "pass")
    assert (phase(unwilling), hand(unwilling), crater(unwilling)) == ("sacrifice", 5, 0)
    play(state, "offer")
    assert (phase(state), hand(state), crater(state)) == ("sacrifice", 4, 1)


def test_after_it_a_land_critter_may_still_be_sacrificed() -> None:
    state = broke("0")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    play(state, "sacrifice 0,0 D")
    assert (hand(state), crater(state), where(state, 0)) == (4, 2, [])


def test_but_no_hand_critter_for_resources() -> None:
    """Five would be enough."""
    state = at(STUCK.format(sea=""), "buy", preset="strict")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    assert refused(state, "offer")


def test_who_could_not_buy_collects() -> None:
    state = broke("0")
    assert "resources.gained" in play(state, "pass")
    assert heap(state, 0) == "D"


# Colossal: the upgrade

GIANTS = """
               D{one}  D   M{two}  M       L   L
        0,0:  D  1  D M  1  M .   L  1  L
               D   D   M   M       L1  L
        seat 0: {has}
        seat 1: DDMMLL, powers colossal
        """


def giants(has: str, one: str = "0", two: str = "0", **options: str) -> State:
    return at(GIANTS.format(one=one, two=two, has=has), "claim", **options)


def test_a_hand_critter_and_four_resources_make_a_colossal_critter() -> None:
    state = giants("hand 3, DDMM, powers colossal")
    assert legal(state) == ["pass", "upgrade 0,0 D", "upgrade 1,0 M"]
    assert play(state, "upgrade 0,0 D") == ["colossal.made", "paid"]
    assert (where(state, 0), hand(state), heap(state, 0)) == (["0,0 D+", "1,0 M"], 2, "")


def test_any_four() -> None:
    state = giants("hand 3, DDDMMLL, powers colossal")
    play(state, "upgrade 1,0 M")
    assert legal(state) == [
        "pay MMLL",
        "pay DMLL",
        "pay DMML",
        "pay DDLL",
        "pay DDML",
        "pay DDMM",
        "pay DDDL",
        "pay DDDM",
    ]
    play(state, "pay DDML")
    assert heap(state, 0) == "DML"


@pytest.mark.parametrize("has", ["hand 3, DDM, powers colossal", "hand 0, DDMM, powers colossal", "hand 3, DDMM"])
def test_not_without_the_resources_the_critter_or_the_power(has: str) -> None:
    state = giants(has)
    assert legal(state, "upgrade") == []
    assert refused(state, "upgrade 0,0 D")


def test_only_own_plain_critters_on_land_are_upgraded() -> None:
    board = GIANTS.format(one="0", two="1", has="hand 3, DDMM, powers colossal").replace("L  1  L", "L  1  L .0")
    state = at(board, "claim")
    assert legal(state) == ["pass", "upgrade 0,0 D"]
    assert refused(state, "upgrade 1,0 M", "upgrade 4,0 D")


def test_one_colossal_critter_at_a_time() -> None:
    """R83."""
    state = giants("hand 3, DDMM, powers colossal", one="0+")
    assert legal(state, "upgrade") == []
    assert refused(state, "upgrade 0,0 D", "upgrade 1,0 M")


def test_those_of_others_do_not_count() -> None:
    state = giants("hand 3, DDMM, powers colossal", two="1+")
    assert legal(state, "upgrade") == ["upgrade 0,0 D"]


def test_or_as_many_as_max_colossal_says() -> None:
    state = giants("hand 3, DDMMDDMM, powers colossal", max_colossal="2")
    play(state, "upgrade 0,0 D", "pay DDDD")
    assert legal(state, "upgrade") == ["upgrade 1,0 M"]
    play(state, "upgrade 1,0 M")
    assert where(state, 0) == ["0,0 D+", "1,0 M+"]
    assert legal(giants("hand 3, DDMM, powers colossal", one="0+0+", max_colossal="2"), "upgrade") == []


def test_a_frozen_critter_is_not_upgraded() -> None:
    """Nothing is placed on frozen hexes."""
    state = at(GIANTS.format(one="0", two="0", has="hand 3, DDMM, powers colossal") + "winter: 2,0 radius 1", "claim")
    assert legal(state) == ["pass", "upgrade 0,0 D"]


# Sea

COAST = """
               D{ours}  D
        0,0:  D  1  M {east}
               M   M
        seat 0: {has}
        """
"""An island of one tile; the sea at 1,0 faces its medium biome."""


def coast(has: str, east: str = ".", ours: str = "0", **options: str) -> State:
    return at(COAST.format(has=has, east=east, ours=ours), "claim", **options)


def test_a_hand_critter_is_put_into_the_sea_next_to_a_tile() -> None:
    """R93: coastal hexes. Whatever the tile is."""
    state = at(
        """
               D0  D   :   :
        0,0:  D  1  D :  1  :
               D   D   :   :
        seat 0: hand 2, powers sea
        """,
        "claim",
    )
    fields = ["-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,1", "2,-1", "2,0"]
    assert legal(state) == ["pass", *(f"sea {field}" for field in fields)]
    assert refused(state, "sea 0,0", "sea 1,0", "sea 3,0", "sea -2,0")
    assert play(state, "sea 2,0")[0] == "swimmer.placed"
    assert (swimmers(state, 0), hand(state), where(state, 0)) == (["2,0"], 1, ["0,0 D"])


@pytest.mark.parametrize("has", ["hand 2", "hand 0, powers sea"])
def test_not_without_the_power_or_a_critter(has: str) -> None:
    state = coast(has)
    assert legal(state, "sea") == []
    assert refused(state, "sea 0,1")


@pytest.mark.parametrize("owner", [0, 1])
def test_one_critter_in_each_hex_of_the_sea(owner: int) -> None:
    """R93."""
    state = coast("hand 2, powers sea", east=f".{owner}")
    assert legal(state, "sea") == ["sea -1,0", "sea -1,1", "sea 0,-1", "sea 0,1", "sea 1,-1"]
    assert refused(state, "sea 1,0")


def test_a_sea_critter_moves_to_any_free_coast_or_lands_on_the_node_that_faces_it() -> None:
    """R93: not on the dark biome, which shows it no edge. The coast of the island in the west is as good as any."""
    state = at(
        """
               L   L       D0  D
        0,0:  L  1  L .   D  1  M .0
               L   L       M   M
        1,-1:      .1
        seat 0: hand 0, powers sea
        """,
        "claim",
    )
    assert legal(state) == ["pass", "swim 3,0"]
    play(state, "swim 3,0")
    fields = ["-1,0", "-1,1", "0,-1", "0,1", "1,0", "1,1", "2,-1", "2,0 M", "2,1", "3,-1"]
    assert legal(state) == [f"to {field}" for field in fields]
    assert refused(state, "to 1,-1", "to 3,0", "to 2,0 D", "to 0,0 L", "to 4,0", "to 2,0")
    swum = state.copy()
    assert play(swum, "to 0,1")[0] == "swimmer.moved"
    assert (swimmers(swum, 0), where(swum, 0)) == (["0,1"], ["2,0 D"])
    play(state, "to 2,0 M")
    assert (swimmers(state, 0), where(state, 0), hand(state)) == ([], ["2,0 D", "2,0 M"], 0)


@pytest.mark.parametrize("owner", [0, 1])
def test_it_does_not_land_in_controlled_regions(owner: int) -> None:
    """The medium region, which 1,1 faces, is controlled on the next tile."""
    state = at(
        f"""
               M{owner}  M   D   D
        0,0:  M  1  M M  1  D .0
               M   M   M   M
        1,1:      .0
        seat 0: hand 0, powers sea
        """,
        "claim",
    )
    free = state.copy()
    play(free, "swim 2,0")
    assert "to 1,0 D" in legal(free)
    play(state, "swim 1,1")
    assert "to 1,0 M" not in legal(state)
    assert refused(state, "to 1,0 M", "to 1,0 D")


def test_it_lands_on_tiles_with_critters_on_other_biomes() -> None:
    state = coast("hand 0, powers sea", east=".0", ours="1")
    play(state, "swim 1,0", "to 0,0 M")
    assert (where(state, 0), where(state, 1)) == (["0,0 M"], ["0,0 D"])


def test_landing_makes_the_region_controlled() -> None:
    """What could be claimed with the hand critter before cannot be any more."""
    state = at(
        """
               M   M   M   M
        0,0:  M  1  M M  1  M .0
               M   M   M   M
        seat 0: hand 1, powers sea
        """,
        "claim",
    )
    assert legal(state, "claim") == ["claim 0,0 M", "claim 1,0 M"]
    play(state, "swim 2,0", "to 1,0 M")
    assert (where(state, 0), legal(state, "claim")) == (["1,0 M"], [])


@pytest.mark.parametrize("first", [["sea 0,1"], ["swim 1,0", "to 0,1"], ["swim 1,0", "to 0,0 M"]])
def test_the_sea_action_is_taken_once_a_turn(first: list[str]) -> None:
    """Neither with the same nor with another; but claims go on."""
    state = at(
        """
               D0  D       D   D
        0,0:  D  1  M .0  D  1  D .0
               M   M       D   D
        seat 0: hand 2, powers sea
        """,
        "claim",
    )
    assert {"sea 0,1", "swim 1,0", "swim 3,0", "claim 2,0 D"} <= set(legal(state))
    play(state, *first)
    assert "claim 2,0 D" in legal(state)
    assert legal(state, "sea") + legal(state, "swim") == []


def test_a_new_turn_brings_a_new_sea_action() -> None:
    state = coast("hand 5, powers sea", east=".", ours="0", claim_without_buy="claim")
    play(state, "sea 1,0")
    pass_until(state, "claim")
    assert "swim 1,0" in legal(state)
    assert "sea 0,1" in legal(state)


def test_nobody_moves_sea_critters_of_others() -> None:
    state = coast("hand 0, powers sea", east=".1")
    assert legal(state, "swim") == []


def test_sea_critters_of_those_without_the_power_stay() -> None:
    assert legal(coast("hand 0", east=".0"), "swim") == []


def test_sea_critters_do_not_fly() -> None:
    state = at(
        """
               D1  D       L   L
        0,0:  D  1  D .   L  1  L
               D   D       L   L
        -1,0: .0
        seat 0: hand 0, powers sea flying
        """,
        "claim",
    )
    play(state, "swim -1,0")
    assert "to 2,0 L" not in legal(state)
    assert refused(state, "to 2,0 L")


def test_sea_critters_keep_off_frozen_hexes_and_frozen_ones_stay() -> None:
    """Frozen: everything within one of 2,0, which is the land on 1,0 and the sea round it."""
    board = """
               D0  D   M   M
        0,0:  D  1  D M  1  M {east}
               D   D   M   M
        0,1:      .0
        winter: 2,0 radius {radius}
        seat 0: hand 1, powers sea
        """
    state = at(board.format(east=".", radius=1), "claim")
    assert legal(state, "sea") == ["sea -1,0", "sea -1,1", "sea 0,-1", "sea 1,-1"]
    play(state, "swim 0,1")
    assert legal(state) == ["to -1,0", "to -1,1", "to 0,-1", "to 1,-1"]
    assert refused(state, "to 1,0 M", "to 2,0", "to 1,1")
    assert legal(at(board.format(east=".0", radius=0), "claim"), "swim") == ["swim 0,1"]


# Sea, with the option that it reaches farther (R125)

SEA_RANGE = pytest.mark.parametrize(("option", "reach"), [("coast", 1), ("two", 2)])


def around(reach: int, *tiles: tuple[int, int]) -> set[str]:
    """The fields up to that distance from any of the tiles, without these."""
    fields = [(q, r) for q in range(-5, 9) for r in range(-5, 9)]
    return {field_text(field) for field in fields if 0 < min(distance(field, tile) for tile in tiles) <= reach}


@SEA_RANGE
def test_sea_critters_are_put_beside_a_tile_or_up_to_two_fields_from_one(option: str, reach: int) -> None:
    """R93, R125: 6 or 18 fields round one tile; soil, which then lies east of it, is a tile like others."""
    assert len(around(reach, (0, 0))) == (6, 18)[reach - 1]
    state = coast("hand 2, powers sea", sea_range=option)
    assert set(legal(state, "sea")) == {f"sea {field}" for field in around(reach, (0, 0))}
    two_tiles = """
               D0  D   :   :
        0,0:  D  1  D :  1  :
               D   D   :   :
        seat 0: hand 2, powers sea
        """
    state = at(two_tiles, "claim", sea_range=option)
    assert set(legal(state, "sea")) == {f"sea {field}" for field in around(reach, (0, 0), (1, 0))}
    play(state, f"sea {1 + reach},0")
    assert (swimmers(state, 0), hand(state)) == ([f"{1 + reach},0"], 1)


def test_what_is_farther_out_is_refused() -> None:
    """R125: two fields from a tile by the coast, three with the option."""
    assert problem(coast("hand 2, powers sea"), "sea 2,0") == "sea.no_coast"
    far = coast("hand 2, powers sea", sea_range="two")
    assert problem(far, "sea 2,0") is None
    assert problem(far, "sea 3,0") == problem(far, "sea -3,1") == "sea.far_out"
    assert problem(far, "sea 0,0") == "sea.land"


@SEA_RANGE
def test_sea_critters_swim_as_far_out_as_they_are_put(option: str, reach: int) -> None:
    """R125: from anywhere to anywhere there, and ashore only where the land is beside them."""
    state = coast("hand 0, powers sea", east=".0", sea_range=option)
    play(state, "swim 1,0")
    assert set(legal(state)) == {f"to {field}" for field in around(reach, (0, 0)) - {"1,0"}} | {"to 0,0 M"}
    assert problem(state, "to 3,0") == ("sea.far_out" if reach == 2 else "sea.no_coast")
    assert (problem(state, "to 2,0") is None) is (reach == 2)
    assert refused(state, "to 0,0 D")
    play(state, f"to -{reach},0")
    assert swimmers(state, 0) == [f"-{reach},0"]


def test_sea_critters_do_not_land_from_two_fields_away() -> None:
    """R125: landing takes the edge that faces them. They come nearer first; that is their sea action."""
    state = coast("hand 0, powers sea", east=".   .0", sea_range="two")
    play(state, "swim 2,0")
    assert set(legal(state)) == {f"to {field}" for field in around(2, (0, 0)) - {"2,0"}}
    assert refused(state, "to 0,0 M", "to 0,0 D")
    play(state, "to 1,0")
    assert swimmers(state, 0) == ["1,0"]


@pytest.mark.parametrize("owner", [0, 1])
def test_one_critter_in_each_field_of_the_wider_sea(owner: int) -> None:
    """R93."""
    state = coast("hand 2, powers sea", east=f".   .{owner}", sea_range="two")
    assert set(legal(state, "sea")) == {f"sea {field}" for field in around(2, (0, 0)) - {"2,0"}}
    assert problem(state, "sea 2,0") == "sea.taken"


def test_the_wider_sea_freezes_too() -> None:
    """Frozen: everything within one of 2,0, so that 1,0 and 2,0 are, and 0,0 is not. Frozen sea critters stay."""
    cold = "winter: 2,0 radius 1"
    frozen = {"1,0", "2,0", "1,1", "2,-1"}
    board = COAST.format(has="hand 1, powers sea", ours="0", east=".   .0")
    state = at(f"{board}{cold}\n-1,0: .0", "claim", sea_range="two")
    assert set(legal(state, "sea")) == {f"sea {field}" for field in around(2, (0, 0)) - frozen - {"-1,0"}}
    assert legal(state, "swim") == ["swim -1,0"]
    assert problem(state, "sea 1,1") == problem(state, "sea 1,0") == "node.frozen"
    play(state, "swim -1,0")
    assert set(legal(state)) == {f"to {field}" for field in around(2, (0, 0)) - frozen - {"-1,0"}}


def test_sea_critters_score_nothing_and_earn_nothing() -> None:
    on_land = at(COAST.format(has="hand 0", east=".", ours="0"), "sacrifice")
    also_at_sea = at(COAST.format(has="hand 0", east=".0", ours="0"), "sacrifice")
    assert on_land.scores()[0] == also_at_sea.scores()[0]
    play(also_at_sea, "pass")
    assert heap(also_at_sea, 0) == "D"


def test_sea_critters_are_not_sacrificed() -> None:
    state = at(COAST.format(has="hand 0", east=".0", ours="0"), "sacrifice")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]


def test_a_tile_that_comes_sends_a_sea_critter_to_hand() -> None:
    """R93. Lava on its way down, with sea all around: a 1 is east."""
    board = """
               ^   ^       D0  D   D   D
        0,0:  ^  1  ^ .0  D  1  D D  1  D
               ^   ^       D   D   D   D
        flows: 0,0
        seat 0: hand 2
        """
    state = at(board, "lava")
    assert "swimmer.lost" in play(state, "roll 1/6")
    assert (swimmers(state, 0), hand(state)) == ([], 3)
    elsewhere = at(board, "lava")
    assert "swimmer.lost" not in play(elsewhere, "roll 2/6")
    assert swimmers(elsewhere, 0) == ["1,0"]


# SACRIFICE

ALTAR = """
               D{dark}  D   M{medium}  M       L1  L   L   L
        0,0:  D  1  D M  1  M .   L  1  L L  1  L
               D   D   M   M       L   L   L   L
        seat 0: {has}
        {more}
        """
"""Dark land for seat 0 to lay a dark uno on; seat 1, next in turn, has a move to think about."""


def altar(
    has: str, dark: str = "0", medium: str = "", more: str = "", phase: str = "sacrifice", **options: str
) -> State:
    return at(ALTAR.format(dark=dark, medium=medium, has=has, more=more), phase, **options)


def after_buying(has: str, **options: str) -> State:
    """In SACRIFICE, having bought a dark uno for DDD. Only 1,0 had a place for it; there is nothing to claim."""
    state = altar(has, phase="buy", **options)
    play(state, "buy D", "pay DDD")
    assert phase(state) == "sacrifice"
    return state


def test_a_land_critter_goes_into_the_crater() -> None:
    state = altar("hand 5", medium="0")
    assert legal(state) == ["pass", "sacrifice 0,0 D", "sacrifice 1,0 M"]
    assert play(state, "sacrifice 1,0 M")[0] == "sacrificed"
    assert (where(state, 0), hand(state), crater(state)) == (["0,0 D"], 5, 1)


def test_one_a_turn() -> None:
    """Then it is the turn of seat 1."""
    state = altar("hand 5", medium="0")
    play(state, "sacrifice 1,0 M")
    assert (state.turn_seat, phase(state)) == (1, "move")


def test_a_new_turn_brings_a_new_sacrifice() -> None:
    """Nobody can buy in it, so one of the hand follows first: two in the crater, with room for a third."""
    state = altar("hand 5", medium="0")
    play(state, "sacrifice 1,0 M")
    pass_until(state, "sacrifice")
    assert (crater(state), legal(state)) == (2, ["pass", "sacrifice 0,0 D"])


def test_a_sacrifice_is_optional() -> None:
    state = altar("hand 5")
    play(state, "pass")
    assert (where(state, 0), crater(state), state.turn_seat) == (["0,0 D"], 0, 1)


def test_the_region_of_a_sacrificed_critter_is_controlled_no_more() -> None:
    """It brings nothing in COLLECT, and seat 1 may move there in its turn."""
    board = """
               D0  D   D   L   M0  M
        0,0:  D  1  D D  1  L M  1  M
               D   D   D   L1  M   M
        """
    kept, given_up = at(board, "sacrifice"), at(board, "sacrifice")
    play(kept, "sacrifice 2,0 M")
    play(given_up, "sacrifice 0,0 D")
    assert (heap(kept, 0), heap(given_up, 0)) == ("D", "M")
    assert legal(kept, "move") == []
    assert legal(given_up, "move") == ["move 1,0 L"]


def test_nobody_sacrifices_critters_of_others() -> None:
    state = altar("hand 5", medium="1")
    assert legal(state, "sacrifice") == ["sacrifice 0,0 D"]
    assert refused(state, "sacrifice 1,0 M", "sacrifice 3,0 L")


def test_no_colossal_critter_is_sacrificed() -> None:
    """R71."""
    state = altar("hand 5", medium="0+")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    assert refused(state, "sacrifice 1,0 M")


def test_a_plain_critter_next_to_a_colossal_one_is() -> None:
    state = altar("hand 5", medium="0+0")
    play(state, "sacrifice 1,0 M")
    assert where(state, 0) == ["0,0 D", "1,0 M+"]


def test_a_member_of_a_group_is_sacrificed_alone() -> None:
    """R71."""
    state = altar("hand 5, powers herding", dark="00")
    play(state, "sacrifice 0,0 D")
    assert (where(state, 0), crater(state)) == (["0,0 D"], 1)


def test_no_frozen_critter_is_sacrificed() -> None:
    state = altar("hand 5", medium="0", more="winter: -1,0 radius 1")
    assert legal(state) == ["pass", "sacrifice 1,0 M"]
    assert refused(state, "sacrifice 0,0 D")


def test_after_a_purchase_a_hand_critter_may_be_sacrificed_for_five_resources() -> None:
    state = after_buying("hand 2, DDDDDDML")
    assert legal(state) == ["pass", "sacrifice 0,0 D", "offer"]
    assert play(state, "offer") == ["offered", "paid"]
    assert (hand(state), crater(state), heap(state, 0), where(state, 0)) == (1, 1, "", ["0,0 D"])


def test_for_any_five() -> None:
    state = after_buying("hand 2, DDDDDMMLL")
    play(state, "offer")
    assert legal(state) == ["pay DMMLL", "pay DDMLL", "pay DDMML"]


def test_not_for_four() -> None:
    state = after_buying("hand 2, DDDDDML")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    assert refused(state, "offer")


def test_not_without_a_critter_in_hand() -> None:
    state = after_buying("hand 0, DDDDDDML")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    assert refused(state, "offer")


def test_not_without_a_purchase_in_this_turn() -> None:
    state = altar("hand 2, DDDDDDML", phase="buy", mandatory_buy="no")
    while phase(state) != "sacrifice":
        play(state, "pass")
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    assert refused(state, "offer")


def test_once_a_turn() -> None:
    state = after_buying("hand 2, DDDDDDDMMMLLL")
    play(state, "offer", "pay DDDML")
    assert len(heap(state, 0)) == 5
    assert legal(state) == ["pass", "sacrifice 0,0 D"]
    assert refused(state, "offer")


def test_and_again_in_the_next_turn() -> None:
    """With Frugal ritual six resources, which may be kept, are enough for a dark uno and a sacrifice."""
    state = after_buying(f"hand 5, {'D' * 12}, powers frugal")
    play(state, "offer")
    pass_until(state, "buy")
    play(state, "buy D", "pay DDD", "at 1,0")
    assert "offer" in legal(state)


@pytest.mark.parametrize("order", [("offer", "sacrifice 0,0 D"), ("sacrifice 0,0 D", "offer")])
def test_both_sacrifices_in_one_turn_in_any_order(order: tuple[str, str]) -> None:
    state = after_buying("hand 2, DDDDDDML")
    play(state, *order)
    assert (crater(state), hand(state), where(state, 0)) == (2, 1, [])


def test_the_crater_holds_three() -> None:
    """R70: with two in it one more of either kind, with three none."""
    state = after_buying("hand 2, crater 2, DDDDDDML")
    assert legal(state) == ["pass", "sacrifice 0,0 D", "offer"]
    for first in ("offer", "sacrifice 0,0 D"):
        full = state.copy()
        play(full, first)
        assert (crater(full), full.turn_seat) == (3, 1)
    full = altar("hand 2, crater 3, DDDDDDML", phase="buy")
    play(full, "buy D", "pay DDD")
    assert (crater(full), full.turn_seat) == (3, 1)


def test_with_frugal_ritual_a_hand_critter_costs_three() -> None:
    state = after_buying("hand 2, DDDDML, powers frugal")
    assert "offer" in legal(state)
    play(state, "offer")
    assert (crater(state), heap(state, 0)) == (1, "")
    assert "offer" not in legal(after_buying("hand 2, DDDDM, powers frugal"))
    assert "offer" not in legal(after_buying("hand 2, DDDDML"))


def test_frugal_ritual_does_not_charge_more_than_three() -> None:
    state = after_buying("hand 2, DDDDDMMLL, powers frugal")
    play(state, "offer")
    assert {len(action.split()[1]) for action in legal(state, "pay")} == {3}


def test_crater_critters_are_a_point_each_and_two_with_exalted_sacrifices() -> None:
    assert altar("crater 3").scores()[0].crater == 3
    assert altar("crater 3, powers exalted").scores()[0].crater == 6
    assert altar("crater 3", more="seat 1: powers exalted").scores()[0].crater == 3


def test_with_exalted_sacrifices_an_island_costs_nothing() -> None:
    """R30."""
    state = altar("hand 5, crater 3, powers exalted", phase="buy")
    assert legal(state) == ["pass", "buy island"]
    play(state, "buy island")
    assert (crater(state), hand(state)) == (0, 8)


@pytest.mark.parametrize("cost", range(1, 8))
def test_or_what_exalted_island_cost_says(cost: int) -> None:
    """One of the resources is light: too few, if it is not there."""
    option = {"exalted_island_cost": str(cost)}
    state = altar(f"crater 3, {'D' * (cost - 1)}L, powers exalted", phase="buy", **option)
    play(state, "buy island")
    assert heap(state, 0) == ""
    poor = altar(f"crater 3, {'D' * (cost - 1) or 'points 0'}, powers exalted", phase="buy", **option)
    assert "buy island" not in legal(poor)


def test_without_exalted_sacrifices_it_costs_seven() -> None:
    assert "buy island" not in legal(altar("crater 3, DDDDMM", phase="buy"))
    assert "buy island" in legal(altar("crater 3, DDDDMMM", phase="buy"))


@pytest.mark.parametrize("power", ["agile", "exalted"])
def test_an_island_takes_three_in_the_crater_in_any_case(power: str) -> None:
    assert "buy island" not in legal(altar(f"crater 2, DDDDMMM, powers {power}", phase="buy"))
    assert "buy island" in legal(altar(f"crater 3, DDDDMMM, powers {power}", phase="buy"))


# COLLECT

FARM = """
               D{dark}  D   D{middle}  M   M{medium}  M       L1  L   L   L
        0,0:  D  1  D D  1  M M  1  M .   L  1  L L  1  L
               D   D   D   M   M   M       L   L   L   L
        grid: A bountiful
        seat 0: {has}
        {more}
        """
"""A dark region of 0,0 and 1,0, a medium one of 1,0 and 2,0; seat 1, next in turn, has a move to think about."""


def farm(
    dark: str = "0", middle: str = "", medium: str = "0", has: str = "hand 5", more: str = "", **options: str
) -> State:
    """After COLLECT, in the turn of seat 1, or where seat 0 has to choose what to discard."""
    board = FARM.format(dark=dark, middle=middle, medium=medium, has=has, more=more)
    return at(board, "collect", **options)


def test_each_controlled_region_brings_one_resource_of_its_type() -> None:
    state = farm()
    assert (state.turn_seat, heap(state, 0)) == (1, "DM")
    assert heap(farm(medium=""), 0) == "D"
    assert heap(farm(dark=""), 0) == "M"


def test_it_comes_from_the_supply() -> None:
    state = farm(more="supply: D 7, M 3, L 5")
    assert list(state.table.supply) == [6, 2, 5]


def test_what_was_gained_is_told() -> None:
    state = at(FARM.format(dark="0", middle="", medium="0", has="hand 5", more=""), "sacrifice")
    gained = [event for event in state.play("pass") if event.code == "resources.gained"]
    assert [(event.params["seat"], event.params["resources"]) for event in gained] == [(0, "DM")]


def test_a_region_brings_one_for_several_critters() -> None:
    """R46. On one tile or on two."""
    assert heap(farm(dark="00"), 0) == "DM"
    assert heap(farm(middle="0"), 0) == "DM"


def test_two_regions_of_one_type_bring_two() -> None:
    state = at(
        """
               D0  D       D0  D   L1  L   L   L
        0,0:  D  1  D .   D  1  D L  1  L L  1  L
               D   D       D   D   L   L   L   L
        """,
        "collect",
    )
    assert heap(state, 0) == "DD"


def test_others_collect_in_their_own_turns() -> None:
    assert heap(farm(), 1) == ""


def test_those_who_share_a_region_collect_each_in_their_own_turn() -> None:
    """R74."""
    first = farm(dark="01", medium="")
    assert (heap(first, 0), heap(first, 1)) == ("D", "")
    second = farm(dark="01", medium="", more="turn 2: seat 1")
    assert (heap(second, 0), heap(second, 1)) == ("", "DL")


@pytest.mark.parametrize(("dark", "gained"), [("0", "DM"), ("00", "DDM"), ("000", "DDM")])
def test_a_herd_brings_one_more(dark: str, gained: str) -> None:
    assert heap(farm(dark=dark, has="powers herding"), 0) == gained


def test_each_herd_does() -> None:
    assert heap(farm(dark="00", medium="00", has="powers herding"), 0) == "DDMM"


def test_a_herd_is_of_a_region_not_of_a_tile() -> None:
    assert heap(farm(middle="0", has="powers herding"), 0) == "DDM"


def test_a_colossal_critter_is_one_of_a_herd() -> None:
    assert heap(farm(dark="0+", has="powers herding"), 0) == "DM"
    assert heap(farm(dark="0+0", has="powers herding"), 0) == "DDM"


def test_a_pack_brings_nothing_more() -> None:
    assert heap(farm(dark="00", has="powers pack"), 0) == "DM"


def test_critters_of_others_make_no_herd() -> None:
    assert heap(farm(dark="01", has="powers herding", more="seat 1: powers herding"), 0) == "DM"


def test_burrowed_critters_earn_nothing() -> None:
    assert heap(farm(dark="0_", burrowing="yes"), 0) == "M"
    assert heap(farm(dark="0_0_", has="powers herding", burrowing="yes"), 0) == "M"
    assert heap(farm(dark="00_", burrowing="yes"), 0) == "DM"


def test_buried_critters_earn_nothing() -> None:
    state = at(
        """
               D   D       L1  L   L   L
        0,0:  D  2  D .   L  1  L L  1  L
               D   D       L   L   L   L
        under 0,0: M(M0)
        """,
        "collect",
        burrowing="yes",
    )
    assert heap(state, 0) == ""


def test_frozen_critters_earn_nothing() -> None:
    """Frozen: 0,0 and everything west of it. A critter on 1,0 earns for the region."""
    cold = "winter: -1,0 radius 1"
    assert heap(farm(more=cold), 0) == "M"
    assert heap(farm(middle="0", more=cold), 0) == "DM"


def test_the_supply_limits_what_is_collected() -> None:
    """R72: nothing instead."""
    assert heap(farm(more="supply: D 0, M 4, L 4"), 0) == "M"
    assert heap(farm(dark="00", has="powers herding", more="supply: D 1, M 4, L 4"), 0) == "DM"


# The limit


def limit(has: str = "hand 5", more: str = "", grid: str = "A bountiful", **options: str) -> int:
    """How many of twelve dark resources, eleven and one from a region, seat 0 keeps."""
    board = FARM.format(dark="0", middle="", medium="", has=f"{has}, {'D' * 11}", more=more)
    state = at(board.replace("grid: A bountiful", f"grid: {grid}"), "collect", **options)
    assert state.turn_seat == 1
    return len(heap(state, 0))


WITHOUT = "A colossal, B agile, C crafty, D erosion, E cooperative, F flying"
"""No slot is left for Bountiful, Extra or Exalted."""


def test_six_resources_may_be_kept() -> None:
    assert limit() == 6


@pytest.mark.parametrize("most", [6, 7, 8, 9])
def test_or_as_many_as_hand_limit_says(most: int) -> None:
    assert limit(hand_limit=str(most)) == most


@pytest.mark.parametrize(
    ("powers", "most"), [("bountiful", 7), ("extra", 8), ("bountiful extra", 8), ("exalted", 6), ("agile", 6)]
)
def test_seven_with_bountiful_and_eight_with_extra_resources(powers: str, most: int) -> None:
    """The highest applies."""
    assert limit(f"powers {powers}") == most


@pytest.mark.parametrize(
    ("powers", "base", "most"),
    [("bountiful", 8, 8), ("bountiful", 6, 7), ("extra", 7, 8), ("extra", 9, 9), ("bountiful", 7, 7)],
)
def test_the_greatest_of_base_and_powers_counts(powers: str, base: int, most: int) -> None:
    assert limit(f"powers {powers}", hand_limit=str(base)) == most


def test_the_powers_of_others_do_not_help() -> None:
    assert limit(more="seat 1: powers bountiful extra") == 6


@pytest.mark.parametrize(("options", "most"), [({}, 7), ({"auto_limit": "no"}, 6), ({"preset": "strict"}, 6)])
def test_seven_where_no_power_that_helps_to_an_island_was_dealt(options: dict[str, str], most: int) -> None:
    """R29: off in the strict game."""
    assert limit(grid=WITHOUT, **options) == most


@pytest.mark.parametrize("power", ["bountiful", "extra", "exalted"])
def test_six_where_one_of_them_was(power: str) -> None:
    assert limit(grid=WITHOUT.replace("colossal", power)) == 6


def test_the_excess_is_discarded_by_choice_after_collecting() -> None:
    """R73: five and one make six, which may be kept; seven and two are three too many."""
    assert heap(farm(medium="", has="DDDMM"), 0) == "DDDDMM"
    state = farm(has="DDDMMML")
    assert (phase(state), heap(state, 0)) == ("discard", "DDDDMMMML")
    discards = ["MML", "MMM", "DML", "DMM", "DDL", "DDM", "DDD"]
    assert legal(state) == [f"discard {heap}" for heap in discards]
    assert refused(state, "pass", "discard DD", "discard DDDD", "discard MLL")
    assert play(state, "discard DML")[0] == "resources.discarded"
    assert heap(state, 0) == "DDDMMM"


def test_discards_go_back_to_the_supply() -> None:
    """Of fifteen of each type four dark, four medium and one light are with seat 0 after it has collected."""
    state = farm(has="DDDMMML")
    assert list(state.table.supply) == [11, 11, 14]
    play(state, "discard DML")
    assert list(state.table.supply) == [12, 12, 15]
