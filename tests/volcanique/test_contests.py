"""Contests: who stays where owners newly meet (2.7.5, rulings 44 to 48)."""

import pytest

from surtsey.game import Event
from surtsey.volcanique import State
from tests.volcanique.boards import at, codes, forbidden, hand, legal, play, standing


def joined(board: str, *facts: str, actor: int = 0, **options: str) -> tuple[State, list[Event]]:
    """The actor lays a dark tile on 1,0, without being asked if it fits nowhere else; what happened after it was paid.

    The actor has what buys that tile, unless the facts say what it has.
    """
    active = [] if any(fact.startswith(f"seat {actor}:") for fact in facts) else [f"seat {actor}: DDD"]
    active.append(f"turn 3: seat {actor}")
    state = at("\n".join([board, *active, *facts]), "buy", **{"engagement": "free", **options})
    events = state.play("buy D")
    if legal(state, "at"):
        events += state.play("at 1,0")
    assert codes(events[:2]) == ["bought", "paid"]
    return state, events[2:]


def wounded(events: list[Event]) -> list[int]:
    """Whose Colossal critters lost a hit point, in the order in which they did."""
    return [event.params["seat"] for event in events if event.code == "colossal.wounded"]


def cooperative(*seats: int, actor: int = 0, more: str = "") -> list[str]:
    """These seats have Cooperative critters, and more powers; the actor has what buys a dark tile, too."""
    wealth = {actor: "DDD, "}
    return [f"seat {seat}: {wealth.get(seat, '')}powers cooperative {more}" for seat in seats]


def between(west: str, east: str) -> str:
    """Dark tiles with those critters on 0,0 and 2,0, kept apart by a tile on 1,0 that a dark one will cover.

    There is something to claim on 4,0, so that the turn does not end before anybody can look.
    """
    return f"""
               D{west}  D   M   M   D{east}  D       L   L
        0,0:  D  1  D M  1  M D  1  D  .  L  1  L
               D   D   M   M   D   D       L   L
    """


def among(west: str, north: str, south: str) -> str:
    """The same with three tiles around 1,0, of which no two touch each other."""
    return f"""
                             D{north}  D
        2,-1:               D  1  D
                             D   D
               D{west}  D   M   M               L   L
        0,0:  D  1  D M  1  M  .   .      L  1  L
               D   D   M   M               L   L
                             D{south}  D
        1,1:                D  1  D
                             D   D
    """


# The actor's critters stay (R44)


def test_the_actors_critters_stay() -> None:
    """21 critters: seat 1 has its last one back in hand."""
    state, events = joined(between("0", "1"))
    assert standing(state) == ["0,0 D0"]
    assert hand(state, 1) == 21
    assert codes(events) == ["tile.placed", "contest", "critter.lost"]
    assert events[1].params == {
        "seats": [0, 1],
        "winner": 0,
        "field": (0, 0),
        "biome": "D",
        "fields": [(0, 0), (1, 0), (2, 0)],
        "leaves": [1],
    }


def test_all_critters_of_an_owner_go() -> None:
    """More of them are of no use to those without groups."""
    state, _ = joined(between("0", "111"))
    assert standing(state) == ["0,0 D0"]
    assert hand(state, 1) == 21


def test_all_critters_of_the_actor_stay() -> None:
    state, _ = joined(between("00", "1"))
    assert standing(state) == ["0,0 D0", "0,0 D0"]


def test_critters_far_off_in_the_region_meet_too() -> None:
    """Seat 1 stands two tiles away from the tile that joins the regions."""
    state, _ = joined(
        """
               D0  D   M   M   D   D   D1  D
        0,0:  D  1  D M  1  M D  1  D D  1  D
               D   D   M   M   D   D   D   D
        """
    )
    assert standing(state) == ["0,0 D0"]


def test_nobody_goes_where_nobody_meets() -> None:
    """The dark tile touches nothing of seat 1 but a light side."""
    state, events = joined(
        """
               D0  D   M   M   L1  D
        0,0:  D  1  D M  1  M L  1  D
               D   D   M   M   L   D1
        """
    )
    assert standing(state) == ["0,0 D0", "2,0 D1", "2,0 L1"]
    assert codes(events) == ["tile.placed"]


def test_critters_on_other_biomes_of_the_tiles_stay() -> None:
    """Only the dark regions are joined."""
    state, _ = joined(
        """
               D0  D   M   M   D1  L
        0,0:  D  1  D M  1  M D  1  L
               D   D   M   M   D   L1
        """
    )
    assert standing(state) == ["0,0 D0", "2,0 L1"]


def test_other_owners_all_go() -> None:
    """Each is in a region of its own until the tile joins them all."""
    state, events = joined(
        among("0", "1", "2"),
        players="3",
    )
    assert standing(state) == ["0,0 D0"]
    assert codes(events).count("critter.lost") == 2


# Third parties (R45)


def test_a_third_party_picks_who_stays() -> None:
    state, events = joined(between("1", "2"), players="3")
    assert codes(events) == ["tile.placed"]
    assert state.decision is not None
    assert state.decision.seat == 0
    assert legal(state) == ["keep 1", "keep 2"]
    assert forbidden(state, "keep 0")
    assert play(state, "keep 2") == ["contest", "critter.lost"]
    assert standing(state) == ["2,0 D2"]
    assert hand(state, 1) == 21


def test_a_third_party_may_pick_the_smaller_one() -> None:
    state, _ = joined(between("11", "2"), players="3")
    play(state, "keep 2")
    assert standing(state) == ["2,0 D2"]


def test_an_actor_who_is_there_is_no_third_party() -> None:
    """Seat 0 stays, and neither of the others can be picked."""
    state, _ = joined(
        among("1", "2", "0"),
        players="3",
    )
    assert standing(state) == ["1,1 D0"]
    assert legal(state, "keep") == []


def test_an_actor_who_is_elsewhere_is_a_third_party() -> None:
    state, _ = joined(
        """
               D1  D   M   M   D2  D       D0  D
        0,0:  D  1  D M  1  M D  1  D  .  D  1  D
               D   D   M   M   D   D       D   D
        """,
        players="3",
    )
    assert legal(state) == ["keep 1", "keep 2"]


def test_where_the_larger_one_stays_nobody_picks() -> None:
    state, events = joined(between("1", "22"), players="3", third_party_join="larger_stays")
    assert standing(state) == ["2,0 D2", "2,0 D2"]
    assert codes(events) == ["tile.placed", "contest", "critter.lost"]


def test_larger_is_who_has_more_critters_a_colossal_one_being_one() -> None:
    """Two against one; the Colossal critter loses a hit point and shares."""
    state, _ = joined(between("11", "2+"), players="3", third_party_join="larger_stays")
    assert standing(state) == ["0,0 D1", "0,0 D1", "2,0 D2"]


def test_of_two_equally_large_ones_the_third_party_picks() -> None:
    state, _ = joined(
        among("1", "22", "33"),
        players="4",
        third_party_join="larger_stays",
    )
    assert legal(state) == ["keep 2", "keep 3"]
    play(state, "keep 3")
    assert standing(state) == ["1,1 D3", "1,1 D3"]


def test_where_all_leave_nobody_stays() -> None:
    state, events = joined(between("11", "2"), players="3", third_party_join="all_leave")
    assert standing(state) == []
    assert [hand(state, seat) for seat in (1, 2)] == [21, 21]
    assert codes(events) == ["tile.placed", "contest.third_party", *["critter.lost"] * 3]


@pytest.mark.parametrize("third_party_join", ["actor_picks", "larger_stays", "all_leave"])
def test_the_option_is_about_third_parties_only(third_party_join: str) -> None:
    """The actor stays, however few."""
    state, _ = joined(between("0", "11"), third_party_join=third_party_join)
    assert standing(state) == ["0,0 D0"]


def test_where_all_leave_a_colossal_critter_stays_with_one_hit_point_less() -> None:
    state, events = joined(between("1+", "2"), players="3", third_party_join="all_leave")
    assert standing(state) == ["0,0 D1"]
    assert "colossal.wounded" in codes(events)


# Cooperative critters


def test_two_owners_with_cooperative_critters_share() -> None:
    state, events = joined(between("0", "1"), "seat 0: DDD, powers cooperative", "seat 1: powers cooperative")
    assert standing(state) == ["0,0 D0", "2,0 D1"]
    assert "critter.lost" not in codes(events)


@pytest.mark.parametrize("owner", [0, 1])
def test_one_owner_with_cooperative_critters_is_not_enough(owner: int) -> None:
    facts = ["seat 0: DDD", "seat 1: hand 20"]
    facts[owner] = f"seat {owner}: DDD, powers cooperative"
    state, _ = joined(between("0", "1"), *facts)
    assert standing(state) == ["0,0 D0"]


def test_cooperation_is_with_whoever_survives() -> None:
    """Seats 1 and 2 cooperate, but seat 0 does not, and its critters stay."""
    state, _ = joined(
        among("1", "2", "0"),
        "seat 1: powers cooperative",
        "seat 2: powers cooperative",
        players="3",
    )
    assert standing(state) == ["1,1 D0"]


@pytest.mark.parametrize("third_party_join", ["actor_picks", "larger_stays", "all_leave"])
def test_third_parties_cannot_part_those_who_cooperate(third_party_join: str) -> None:
    state, _ = joined(
        between("1", "2"),
        "seat 1: powers cooperative",
        "seat 2: powers cooperative",
        players="3",
        third_party_join=third_party_join,
    )
    if legal(state, "keep"):
        play(state, "keep 1")
    assert standing(state) == ["0,0 D1", "2,0 D2"]


def test_who_cooperates_with_the_one_that_was_picked_stays() -> None:
    state, _ = joined(
        among("1", "2", "3"),
        "seat 1: powers cooperative",
        "seat 2: powers cooperative",
        players="4",
    )
    assert legal(state) == ["keep 1", "keep 2", "keep 3"]
    play(state, "keep 2")
    assert standing(state) == ["0,0 D1", "2,-1 D2"]


# Groups: those of Herding and Pack critters


@pytest.mark.parametrize("power", ["herding", "pack"])
def test_a_group_stays_and_drives_out_who_has_none(power: str) -> None:
    """Even the actor, who has all 21 critters in hand then."""
    state, events = joined(between("0", "11"), f"seat 1: powers {power}")
    assert standing(state) == ["2,0 D1", "2,0 D1"]
    assert codes(events)[1:] == ["contest", "critter.lost"]
    assert hand(state, 0) == 21


def test_a_group_may_stand_on_several_tiles() -> None:
    state, _ = joined(
        """
               D0  D   M   M   D1  D   D1  D
        0,0:  D  1  D M  1  M D  1  D D  1  D
               D   D   M   M   D   D   D   D
        """,
        "seat 1: powers herding",
    )
    assert standing(state) == ["2,0 D1", "3,0 D1"]


def test_two_critters_that_the_tile_brings_together_are_a_group() -> None:
    """R47: joined automatically."""
    state, _ = joined(
        among("0", "1", "1"),
        "seat 1: powers herding",
    )
    assert standing(state) == ["1,1 D1", "2,-1 D1"]


@pytest.mark.parametrize("power", ["herding", "pack"])
def test_a_single_critter_is_no_group(power: str) -> None:
    state, _ = joined(between("0", "1"), f"seat 1: powers {power}")
    assert standing(state) == ["0,0 D0"]


def test_critters_in_several_regions_are_no_group() -> None:
    state, _ = joined(
        """
               D0  D   M   M   D1  L
        0,0:  D  1  D M  1  M D  1  L
               D   D   M   M   D   L1
        """,
        "seat 1: powers herding",
    )
    assert standing(state) == ["0,0 D0", "2,0 L1"]


@pytest.mark.parametrize(
    ("mine", "my_power", "theirs", "their_power", "they_stay"),
    [
        ("00", "herding", "11", "pack", True),
        ("000", "herding", "11", "pack", True),
        ("00", "pack", "11", "herding", True),
        ("000", "pack", "11", "herding", False),
        ("000", "pack", "111", "herding", True),
        ("0000", "pack", "111", "herding", False),
        ("000", "pack", "1", "herding", False),
        ("00", "herding", "1", "pack", False),
    ],
)
def test_a_group_yields_only_to_a_pack_of_one_more(
    mine: str, my_power: str, theirs: str, their_power: str, they_stay: bool
) -> None:
    """Otherwise two groups share: the actor's always stays."""
    state, _ = joined(between(mine, theirs), f"seat 0: DDD, powers {my_power}", f"seat 1: powers {their_power}")
    stay = theirs if they_stay else ""
    assert standing(state) == ["0,0 D0"] * len(mine) + ["2,0 D1"] * len(stay)


def test_a_larger_pack_does_not_drive_out_an_actors_group() -> None:
    """Y stays, and shares with a survivor who has a group, however small."""
    state, _ = joined(between("00", "1111"), "seat 0: DDD, powers herding", "seat 1: powers pack")
    assert standing(state) == ["0,0 D0"] * 2 + ["2,0 D1"] * 4


def test_numbers_without_the_power_are_no_pack() -> None:
    """Three critters of seat 0 without any power, against a group of two."""
    state, _ = joined(between("000", "11"), "seat 1: powers herding")
    assert standing(state) == ["2,0 D1", "2,0 D1"]


def test_a_colossal_critter_counts_as_one_of_a_group() -> None:
    """With one more it is a group of two; alone it is none, loses a hit point and shares."""
    state, _ = joined(between("0", "1+1"), "seat 1: powers herding")
    assert standing(state) == ["2,0 D1", "2,0 D1+"]
    state, _ = joined(between("0", "1+"), "seat 1: powers herding")
    assert standing(state) == ["0,0 D0", "2,0 D1"]


def test_whoever_is_picked_has_to_yield_to_a_group() -> None:
    state, _ = joined(between("1", "22"), "seat 2: powers herding", players="3")
    play(state, "keep 1")
    assert standing(state) == ["2,0 D2", "2,0 D2"]


def test_where_all_leave_a_group_stays() -> None:
    state, _ = joined(between("1", "22"), "seat 2: powers herding", players="3", third_party_join="all_leave")
    assert standing(state) == ["2,0 D2", "2,0 D2"]


def test_where_all_leave_a_group_yields_to_a_larger_pack() -> None:
    facts = ["seat 1: powers pack", "seat 2: powers herding"]
    state, _ = joined(between("111", "22"), *facts, players="3", third_party_join="all_leave")
    assert standing(state) == ["0,0 D1"] * 3
    state, _ = joined(between("11", "22"), *facts, players="3", third_party_join="all_leave")
    assert standing(state) == ["0,0 D1"] * 2 + ["2,0 D2"] * 2


def test_a_plain_owner_goes_though_a_group_drives_out_the_actor() -> None:
    state, _ = joined(among("0", "1", "22"), "seat 2: powers herding", players="3")
    assert standing(state) == ["1,1 D2", "1,1 D2"]


def test_owners_face_the_survivor_in_turn_order_from_the_actor() -> None:
    """Seat 1 shares with seat 0 before the group of seat 2 drives seat 0 out."""
    state, _ = joined(
        among("0", "1", "22"),
        "seat 0: DDD, powers cooperative",
        "seat 1: powers cooperative",
        "seat 2: powers herding",
        players="3",
    )
    assert standing(state) == ["1,1 D2", "1,1 D2", "2,-1 D1"]


# Colossal critters (R84)


def test_a_colossal_critter_loses_a_hit_point_and_shares() -> None:
    """One of its two pieces goes to hand."""
    state, events = joined(between("0", "1+"))
    assert standing(state) == ["0,0 D0", "2,0 D1"]
    assert codes(events) == ["tile.placed", "contest", "colossal.wounded"]
    assert hand(state, 1) == 20


def test_plain_critters_beside_a_colossal_one_go() -> None:
    state, _ = joined(between("0", "1+11"))
    assert standing(state) == ["0,0 D0", "2,0 D1"]
    assert hand(state, 1) == 20


def test_a_colossal_critter_of_the_actor_is_not_hurt() -> None:
    state, events = joined(between("0+", "1"))
    assert standing(state) == ["0,0 D0+"]
    assert "colossal.wounded" not in codes(events)


def test_a_colossal_critter_of_the_actor_loses_a_hit_point_to_a_group() -> None:
    state, events = joined(between("0+", "11"), "seat 1: powers herding")
    assert standing(state) == ["0,0 D0", "2,0 D1", "2,0 D1"]
    assert "colossal.wounded" in codes(events)


def test_who_was_not_picked_keeps_a_wounded_colossal_critter() -> None:
    state, _ = joined(between("1+", "2"), players="3")
    play(state, "keep 2")
    assert standing(state) == ["0,0 D1", "2,0 D2"]


@pytest.mark.parametrize(("version", "left"), [("2", ["2,0 D{colossal}"]), ("1", [])])
@pytest.mark.parametrize(("herd", "colossal"), [(1, 2), (2, 1)])
def test_a_colossal_critter_that_was_picked_loses_one_hit_point_to_a_group(
    version: str, left: list[str], herd: int, colossal: int
) -> None:
    """R84: whoever comes first in turn order. In version 1 both pieces went to hand if the herd came first."""
    facts = (f"seat {herd}: powers herding",)
    state, _ = joined(between(f"{herd}{herd}", f"{colossal}+"), *facts, players="3", rules_version=version)
    play(state, f"keep {colossal}")
    if herd > colossal:
        left = ["2,0 D{colossal}"]
    assert standing(state) == [f"0,0 D{herd}"] * 2 + [each.format(colossal=colossal) for each in left]


# Colossal critters in a cooperation (R120)

COLOSSAL_COOPERATION = pytest.mark.parametrize(("option", "hurt"), [("wound", True), ("unhurt", False)])


@COLOSSAL_COOPERATION
def test_a_colossal_critter_that_comes_to_share_by_cooperation_loses_a_hit_point(option: str, hurt: bool) -> None:
    """R120: one of its pieces goes to hand, where 18 are: one is on the power, two on land."""
    state, events = joined(between("0", "1+"), *cooperative(0, 1), colossal_cooperation=option)
    assert standing(state) == ["0,0 D0", "2,0 D1" if hurt else "2,0 D1+"]
    assert hand(state, 1) == (19 if hurt else 18)
    assert codes(events) == ["tile.placed", "contest", *["colossal.wounded"] * hurt]


@COLOSSAL_COOPERATION
def test_the_actors_own_colossal_critter_does_too(option: str, hurt: bool) -> None:
    """R120."""
    state, events = joined(between("0+", "1"), *cooperative(0, 1), colossal_cooperation=option)
    assert standing(state) == ["0,0 D0" if hurt else "0,0 D0+", "2,0 D1"]
    assert wounded(events) == [0] * hurt


def test_it_is_what_happens_if_no_option_says_otherwise() -> None:
    """R120: wound is the standard way, in the strict game too."""
    for preset in ("standard", "strict"):
        state, _ = joined(between("0+", "1+"), *cooperative(0, 1), preset=preset)
        assert standing(state) == ["0,0 D0", "2,0 D1"]


@pytest.mark.parametrize(("actor", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
@pytest.mark.parametrize("places", ["012", "120", "201", "210"])
def test_the_actors_colossal_critter_is_the_first_then_it_goes_in_turn_order(
    actor: int, order: list[int], places: str
) -> None:
    """R120: wherever they stand."""
    west, north, south = (f"{seat}+" for seat in places)
    state, events = joined(among(west, north, south), *cooperative(0, 1, 2, actor=actor), actor=actor, players="3")
    assert wounded(events) == order
    assert sorted(critter[-2:] for critter in standing(state)) == ["D0", "D1", "D2"]


@COLOSSAL_COOPERATION
@pytest.mark.parametrize("kept", [0, 2])
def test_where_a_third_party_picks_it_comes_after_the_choice(option: str, hurt: bool, kept: int) -> None:
    """R120: seat 1 joins seats 0 and 2. In turn order from it 2 comes before 0, whoever of them was picked."""
    state, events = joined(between("0+", "2+"), *cooperative(0, 2), actor=1, players="3", colossal_cooperation=option)
    assert codes(events) == ["tile.placed"]
    assert wounded(state.play(f"keep {kept}")) == [2, 0] * hurt
    assert standing(state) == (["0,0 D0", "2,0 D2"] if hurt else ["0,0 D0+", "2,0 D2+"])


@COLOSSAL_COOPERATION
@pytest.mark.parametrize("third_party_join", ["larger_stays", "all_leave"])
def test_where_nobody_picks_it_is_the_same(option: str, hurt: bool, third_party_join: str) -> None:
    """R120: seat 1 joins seats 2 and 0, who cooperate."""
    state, events = joined(
        between("2+2", "0+"),
        *cooperative(0, 2),
        actor=1,
        players="3",
        third_party_join=third_party_join,
        colossal_cooperation=option,
    )
    assert wounded(events) == [2, 0] * hurt
    assert "critter.lost" not in codes(events)
    assert standing(state) == (["0,0 D2", "0,0 D2", "2,0 D0"] if hurt else ["0,0 D2", "0,0 D2+", "2,0 D0+"])


@pytest.mark.parametrize("powers", ["herding", "pack"])
@pytest.mark.parametrize("partner", [None, 0, 1])
def test_who_shares_by_groups_alone_is_not_hurt(powers: str, partner: int | None) -> None:
    """R120: two groups of two, of which neither drives out the other; one Cooperative power makes no cooperation."""
    facts = [f"seat 0: DDD, powers {powers}", f"seat 1: powers {powers}"]
    if partner is not None:
        facts[partner] += " cooperative"
    state, events = joined(between("0+0", "1+1"), *facts)
    assert standing(state) == ["0,0 D0", "0,0 D0+", "2,0 D1", "2,0 D1+"]
    assert wounded(events) == []


@COLOSSAL_COOPERATION
def test_groups_that_cooperate_are_hurt_like_others(option: str, hurt: bool) -> None:
    """R120."""
    facts = cooperative(0, 1, more="herding")
    state, events = joined(between("0+0", "1+1"), *facts, colossal_cooperation=option)
    assert wounded(events) == [0, 1] * hurt
    assert len(standing(state)) == 4


def test_only_those_who_both_have_the_power_cooperate() -> None:
    """R120: the Colossal critter of seat 0 drives out seat 1, and keeps its hit points."""
    for facts in (cooperative(0), ["seat 0: DDD", *cooperative(1)]):
        state, events = joined(between("0+", "1"), *facts)
        assert standing(state) == ["0,0 D0+"]
        assert wounded(events) == []


@pytest.mark.parametrize("east", ["", "1", "1+", "0"])
def test_who_shared_before_is_not_hurt_again(east: str) -> None:
    """R120: seats 0 and 1 have cooperated all along on 0,0; the region grows, or more of one of them join."""
    west = "01" if east == "1+" else "0+1" if east == "1" else "01+"
    state, events = joined(between(west, east), *cooperative(0, 1))
    assert "tile.placed" in codes(events)
    assert wounded(events) == []
    assert len(standing(state)) == 2 + bool(east)


def test_who_shared_before_is_hurt_by_a_new_partner_only() -> None:
    """R120: seats 0 and 1 share already. A Cooperative seat 2 hurts both; one without the power goes."""
    state, events = joined(between("0+1+", "2"), *cooperative(0, 1, 2), players="3")
    assert wounded(events) == [0, 1]
    assert standing(state) == ["0,0 D0", "0,0 D1", "2,0 D2"]
    state, events = joined(between("0+1+", "2"), *cooperative(0, 1), players="3")
    assert wounded(events) == []
    assert standing(state) == ["0,0 D0+", "0,0 D1+"]


@pytest.mark.parametrize("option", ["wound", "unhurt"])
def test_one_change_of_the_board_costs_one_hit_point_at_most(option: str) -> None:
    """R120: seat 0, without the power, drives out seats 1 and 2: a hit point. That they cooperate costs no other."""
    state, events = joined(
        among("0", "1+", "2+"), "seat 0: DDD", *cooperative(1, 2), players="3", colossal_cooperation=option
    )
    assert standing(state) == ["0,0 D0", "1,1 D2", "2,-1 D1"]
    assert wounded(events) == [1, 2]
    assert "critter.lost" not in codes(events)


def test_two_new_partners_cost_one_hit_point() -> None:
    """R120."""
    state, events = joined(among("0+", "1", "2"), *cooperative(0, 1, 2), players="3")
    assert wounded(events) == [0]
    assert standing(state) == ["0,0 D0", "1,1 D2", "2,-1 D1"]


@COLOSSAL_COOPERATION
def test_every_colossal_critter_there_is_hurt(option: str, hurt: bool) -> None:
    """R120: where an option allows several. Plain ones beside them are not."""
    state, events = joined(between("0+0", "1+1+"), *cooperative(0, 1), max_colossal="2", colossal_cooperation=option)
    assert wounded(events) == [0, 1, 1] * hurt
    assert len(standing(state)) == 4


def test_colossal_critters_in_other_regions_are_not_hurt() -> None:
    """R120: that of seat 1 on 2,0 is on the light biome, that of seat 0 on 4,0."""
    state, events = joined(
        """
               D0  D   M   M   D1  L       L0+ L
        0,0:  D  1  D M  1  M D  1  L  .  L  1  L
               D   D   M   M   D   L1+     L   L
        """,
        *cooperative(0, 1),
    )
    assert standing(state) == ["0,0 D0", "2,0 D1", "2,0 L1+", "4,0 L0+"]
    assert wounded(events) == []


@COLOSSAL_COOPERATION
def test_it_is_the_same_where_islands_drift_together(option: str, hurt: bool) -> None:
    """R120: seat 1 moves its island against that of seat 0, before the turn of seat 0; the actor is seat 1."""
    state = at(
        """
               D1+ D           D0+ D
        0,0:  D  1  D  .   .  D  1  D
               D   D           D   D
        seat 0: powers cooperative
        seat 1: powers cooperative plates
        turn 1: seat 1
        """,
        "end",
        colossal_cooperation=option,
    )
    events = state.play("plates 0,0")
    while legal(state, "shift"):
        events += state.play("shift 0")
    assert wounded(events) == [1, 0] * hurt
    assert standing(state) == (["2,0 D1", "3,0 D0"] if hurt else ["2,0 D1+", "3,0 D0+"])


# Existing shares are not contested (R48)


def test_who_shared_before_goes_on_sharing() -> None:
    """The region grows, but nobody new comes in."""
    state, events = joined(between("01", ""))
    assert standing(state) == ["0,0 D0", "0,0 D1"]
    assert codes(events) == ["tile.placed"]


def test_those_who_share_stay_when_more_of_one_of_them_join() -> None:
    """Seats 0 and 1 were together on 0,0 before, so 2,0 brings nobody new."""
    state, events = joined(between("01", "1"))
    assert standing(state) == ["0,0 D0", "0,0 D1", "2,0 D1"]
    assert codes(events) == ["tile.placed"]


def test_the_actor_does_not_contest_a_share_when_somebody_else_joins() -> None:
    """Seats 0 and 1 have not newly met, but both have newly met seat 2."""
    state, _ = joined(between("01", "2"), players="3")
    assert standing(state) == ["0,0 D0", "0,0 D1"]


def test_whoever_shares_with_the_one_that_is_picked_stays() -> None:
    """A third party joins those who share on 0,0 with seat 3: picking one of them saves both."""
    state, _ = joined(between("12", "3"), players="4")
    assert legal(state) == ["keep 1", "keep 2", "keep 3"]
    play(state, "keep 1")
    assert standing(state) == ["0,0 D1", "0,0 D2"]


def test_those_who_share_both_go_if_another_is_picked() -> None:
    state, _ = joined(between("12", "3"), players="4")
    play(state, "keep 3")
    assert standing(state) == ["2,0 D3"]


@pytest.mark.parametrize("seats", ["1234", "1324", "1423", "2314", "2413", "3412"])
def test_a_share_of_two_is_no_share_of_others(seats: str) -> None:
    """Two share in the west; of the two in the north and the south, the one that is not picked goes with them."""
    north = seats[2]
    state, _ = joined(among(seats[:2], north, seats[3]), players="5")
    play(state, f"keep {north}")
    assert standing(state) == [f"2,-1 D{north}"]


def test_where_all_leave_those_go_too_who_shared() -> None:
    """Each of them has newly met seat 3."""
    state, _ = joined(between("12", "3"), players="4", third_party_join="all_leave")
    assert standing(state) == []


def test_a_contest_leaves_shares_elsewhere_alone() -> None:
    """Seat 1 is driven out of 2,0, but not from 4,0, where it has shared with seat 0 all along."""
    state, events = joined(
        """
               D0  D   M   M   D1  D       L01 L
        0,0:  D  1  D M  1  M D  1  D  .  L  1  L
               D   D   M   M   D   D       L   L
        """
    )
    assert standing(state) == ["0,0 D0", "4,0 L0", "4,0 L1"]
    assert codes(events).count("contest") == 1


def test_a_tile_may_bring_about_several_contests() -> None:
    """A duo joins the dark regions in the west and the medium ones in the east."""
    state = at(
        """
                   D0  D   M1  M
        1,-1:     D  1  D M  1  M
                   D   D   M   M
                       L   L
        1,0:          L  1  L
                       L   L
                   D1  D   M0  M
        0,1:      D  1  D M  1  M
                   D   D   M   M
        seat 0: DD
        """,
        "buy",
    )
    play(state, "buy DM", "at 1,0")
    assert play(state, "turn 2") == ["tile.placed", "contest", "critter.lost", "contest", "critter.lost"]
    assert standing(state) == ["1,-1 D0", "1,1 M0"]


def test_those_who_share_elsewhere_can_newly_meet() -> None:
    """They share on -2,0, but were never together in the regions that the tile joins."""
    state, _ = joined(
        """
               L01 L       D1  D   M   M   D0  D
        -2,0: L  1  L  .  D  1  D M  1  M D  1  D
               L   L       D   D   M   M   D   D
        """
    )
    assert standing(state) == ["-2,0 L0", "-2,0 L1", "2,0 D0"]


def test_those_who_shared_newly_meet_in_a_region_that_had_only_one_of_them_from_the_share() -> None:
    """Seat 1 on 2,-1 shared with seat 0, but is cut off; the one on 1,1 comes from a region of its own."""
    state = at(
        """
                             D1  D
        2,-1:               D  1  D
                             D   D
               D0  D   D   D
        0,0:  D  1  D D  1  M
               D   D   M   M
                             D1  D
        1,1:                D  1  D
                             D   D
        seat 0: DD
        """,
        "buy",
    )
    play(state, "buy DM", "at 1,0")
    assert play(state, "turn 1")[:3] == ["tile.placed", "contest", "critter.lost"]
    assert standing(state) == ["0,0 D0", "2,-1 D1"]


# Own critters that meet (R46, R47)


def test_own_critters_that_meet_stay_and_earn_once() -> None:
    """One resource for the dark region, none for the second critter."""
    state, events = joined(between("0", "0"))
    assert codes(events) == ["tile.placed"]
    assert standing(state) == ["0,0 D0", "2,0 D0"]
    events = [*state.play("pass"), *state.play("pass")]
    gained = [event.params for event in events if event.code == "resources.gained"]
    assert gained == [{"seat": 0, "resources": "D", "from": [(0, 0, "D", 1)]}]


def test_with_return_one_one_of_them_goes_back() -> None:
    state, _ = joined(between("0", "0"), own_duplicates="return_one")
    assert legal(state) == ["return 0,0 D", "return 2,0 D"]
    assert forbidden(state, "pass")
    assert play(state, "return 2,0 D") == ["critter.lost"]
    assert standing(state) == ["0,0 D0"]
    assert hand(state, 0) == 20


@pytest.mark.parametrize(("option", "left"), [("keep", ["0,0 D1", "2,0 D1"]), ("return_one", ["0,0 D1"])])
def test_the_option_is_for_critters_of_others_too(option: str, left: list[str]) -> None:
    state, _ = joined(between("1", "1"), own_duplicates=option)
    if option == "return_one":
        play(state, "return 2,0 D")
    assert standing(state) == left


def test_return_one_is_not_for_critters_that_were_together_before() -> None:
    """The region grows, but its critters are not joined by that."""
    state, _ = joined(between("00", ""), own_duplicates="return_one")
    assert legal(state, "return") == []
    assert standing(state) == ["0,0 D0", "0,0 D0"]


@pytest.mark.parametrize("power", ["herding", "pack"])
def test_return_one_is_not_for_groups(power: str) -> None:
    """R47: with the power, own critters that meet are a group."""
    state, _ = joined(between("0", "0"), f"seat 0: DDD, powers {power}", own_duplicates="return_one")
    assert legal(state, "return") == []
    assert standing(state) == ["0,0 D0", "2,0 D0"]


def test_return_one_does_not_take_a_colossal_critter() -> None:
    """The other one goes without asking."""
    state, events = joined(between("0+", "0"), own_duplicates="return_one")
    assert "critter.lost" in codes(events)
    assert standing(state) == ["0,0 D0+"]


def test_a_contest_comes_before_return_one() -> None:
    """Seat 1 is driven out of both its tiles, so that it has nothing to return."""
    state, events = joined(
        among("0", "1", "1"),
        own_duplicates="return_one",
    )
    assert standing(state) == ["0,0 D0"]
    assert codes(events).count("critter.lost") == 2
    assert legal(state, "return") == []


def test_a_contest_elsewhere_brings_nobody_a_return() -> None:
    """The critters of seat 1 on 4,0 have always been together."""
    state, _ = joined(
        """
               D0  D   M   M   D1  D       L11 L
        0,0:  D  1  D M  1  M D  1  D  .  L  1  L
               D   D   M   M   D   D       L   L
        """,
        own_duplicates="return_one",
    )
    assert legal(state, "return") == []
    assert standing(state) == ["0,0 D0", "4,0 L1", "4,0 L1"]


# Splits


def test_a_region_that_is_split_off_without_critters_is_uncontrolled() -> None:
    """The new tile has its dark side in the west; 2,0 has lost touch with 0,0 and can be claimed."""
    state = at(
        """
               D1  D   D   D   D   D
        0,0:  D  1  D D  1  D D  1  D
               D   D   D   D   D   D
        seat 0: DD
        """,
        "buy",
    )
    play(state, "buy DM", "at 1,0", "turn 2")
    assert "claim 2,0 D" in legal(state)
    assert forbidden(state, "claim 0,0 D")
    assert forbidden(state, "claim 1,0 D")


def test_those_who_share_a_region_that_is_split_stay() -> None:
    """Each of them is alone then."""
    state = at(
        """
               D1  D   D   D   D0  D
        0,0:  D  1  D D  1  D D  1  D
               D   D   D   D   D   D
        seat 0: DD
        """,
        "buy",
    )
    assert play(state, "buy DM", "at 1,0", "turn 2")[-1] == "tile.placed"
    assert standing(state) == ["0,0 D1", "2,0 D0"]


def test_a_split_that_leaves_a_share_whole_is_no_contest() -> None:
    """Seats 0 and 1 go on sharing on 2,0; what is left of seat 1 on 0,0 is alone."""
    state = at(
        """
               D1  D   D   D   D01 D
        0,0:  D  1  D D  1  D D  1  D
               D   D   D   D   D   D
        seat 0: DD
        """,
        "buy",
    )
    assert play(state, "buy DM", "at 1,0", "turn 2")[-1] == "tile.placed"
    assert standing(state) == ["0,0 D1", "2,0 D0", "2,0 D1"]
