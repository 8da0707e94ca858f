"""Options that change how a turn goes, cards of the Caldera deck, islands: each used on the page."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.islands import Isle, Scenario

ROW: Final = """
           D0  D   D   M   L   L
    0,0:  D  1  D D  1  M L  1  L
           D   D   D   M   L   L
    seat 0: {}
    """
TALL: Final = """
           D0  D   M1  M   L   L
    0,0:  D  1  D M  3  M L  1  L
           D   D   M   M   L   L
               :   :
    0,1:      :  1  :
               :   :
    seat 0: DDDDD, powers {}
    seat 1: {}
    """
GAP: Final = """
           D0  D   M   M   {0}  D
    0,0:  D  1  D M  1  M D  1  D
           D   D   M   M   D   D
    seat 0: DDD
    """
"""A dark tile between the two dark ones joins them."""
LAVA: Final = """
           ^1  ^   D0  D   D   D   D   D
    0,0:  ^  2  ^ D  1  D D  2  D D  1  D
           ^   ^   D   D   D   D   D   D
    flows: 0,0
    seat 0: {}
    """
"""On land it can go to 1,0 only."""
FREE: Final = {"mandatory_buy": "no"}
ON_LAND: Final = {"lava_targets": "land_first"}


def erupt(isle: Isle, spot: str) -> None:
    isle.take("volcano")
    isle.lay(spot)


def end(isle: Isle) -> None:
    isle.end()


def choosing(*spots: str) -> Callable[[Isle], None]:
    def do(isle: Isle) -> None:
        isle.choose(*spots)
        isle.end()

    return do


def lava_at_the_end(isle: Isle) -> None:
    isle.main("Go on")
    isle.decide("Decide")
    isle.end()


def owner_finds_a_refuge(isle: Isle) -> None:
    isle.take("D")
    isle.lay("0,0")
    isle.main("Go on: Katla may answer")
    isle.hand_over()
    isle.decide("Decide")


def take_one_back(isle: Isle) -> None:
    isle.take("D")
    isle.lay("1,0")
    isle.choose("2,0 D")
    isle.end()


def pick_who_stays(isle: Isle) -> None:
    isle.take("D")
    isle.lay("1,0")
    isle.decide("Katla stays")
    isle.end()


def join_quietly(isle: Isle) -> None:
    isle.take("D")
    isle.lay("1,0")
    isle.end()


def aim(isle: Isle) -> None:
    erupt(isle, "0,0")
    isle.choose("1,0", "0,1")
    isle.unlock()
    isle.end()


def decline_a_power(isle: Isle) -> None:
    erupt(isle, "1,0")
    isle.decide("No power")
    isle.end()


def claim_for_the_volcano(isle: Isle) -> None:
    erupt(isle, "2,0")
    isle.choose("1,0 M")
    isle.end()


def sacrifice_all_the_same(isle: Isle) -> None:
    isle.use("From hand into the crater")
    isle.end()


def bury_in_secret(isle: Isle) -> None:
    erupt(isle, "1,0")
    isle.asks("Turn the tile that you bury")
    isle.press("r")
    isle.main("Lay it")
    isle.end()


def pay_less(isle: Isle) -> None:
    """Four alike are enough on a stack of four."""
    erupt(isle, "0,0")
    isle.end()


def save_from_own_volcano(isle: Isle) -> None:
    erupt(isle, "0,0")
    isle.decide("Decide")
    isle.unlock()
    isle.end()


def go_to_sea(isle: Isle) -> None:
    isle.use("Sea critter")
    isle.choose("2,-2")
    isle.end()


def raise_island(isle: Isle) -> None:
    isle.take("island")
    for spot in ("-2,0", "-3,0", "-3,1"):
        isle.take("DM")
        isle.lay(spot)
    isle.end()


def buy_a_card(isle: Isle) -> None:
    isle.take("card")
    isle.main("Draw the card")


def play_a_card(isle: Isle) -> None:
    isle.use("Agile critters")
    isle.choose("0,0 D", "1,0 M")
    isle.end()


def break_with_a_card(isle: Isle) -> None:
    isle.use("Rift")
    isle.choose("2,0", "3,0")
    isle.end()


def buy_points(isle: Isle) -> None:
    isle.take("points")
    isle.end()


def discard(isle: Isle) -> None:
    isle.main(r"End turn: \+1 dark; 3 dark go back")


def follow_the_heads(isle: Isle) -> None:
    """Both tiles of the flow go on, one after the other: what comes next is asked for each."""
    expect(isle.card).to_contain_text("critter on medium")
    isle.decide("Decide")
    expect(isle.card).to_contain_text("critter on dark")
    isle.decide("Decide")
    isle.end()


def swim_ashore(isle: Isle) -> None:
    isle.choose("2,0", "1,0 L")
    isle.end()


SEA: Final = """
           D1  D   L   L
    0,0:  D  1  D L  1  L .0
           D   D   L   L
    seat 0: powers sea
    """

SCENARIOS: Final = [
    Scenario("mandatory_buy", ROW.format("DDDM"), "move", end, ("pass; pass",), FREE),
    Scenario(
        "forced_sacrifice", ROW.format("M"), "move", sacrifice_all_the_same, ("offer",), {"forced_sacrifice": "no"}
    ),
    Scenario(
        "claim_without_buy",
        ROW.format("M"),
        "move",
        choosing("2,0 L"),
        ("claim 2,0 L",),
        {"claim_without_buy": "claim"},
    ),
    Scenario(
        "lava_timing",
        LAVA.format("D, hand 20"),
        "sacrifice",
        lava_at_the_end,
        ("pass", "to 2,0 D"),
        {**ON_LAND, "lava_timing": "end"},
    ),
    Scenario(
        "lava_spread",
        """
                    M0  M   ^1  ^   *1  *   D0  D
        -1,0:      M  1  M ^  2  ^ *  2  * D  1  D
                    M   M   ^   ^   *   *   D   D
                M   M                           D   D
        -2,1:  M  1  M    .       .       .    D  1  D
                M   M                           D   D
        flows: 0,0 1,0
        seat 0: DDMM
        """,
        "lava",
        follow_the_heads,
        ("to -2,1 M", "to 2,1 D"),
        {**ON_LAND, **FREE, "lava_spread": "all"},
    ),
    Scenario(
        "migration_chooser",
        """
               D1  D   D   D   D   M
        0,0:  D  1  D D  3  D D  1  M
               D   D   D   D   D   M
        under 1,0: D D
        seat 0: DDD
        """,
        "buy",
        owner_finds_a_refuge,
        ("buy D", "to 1,0 D"),
        {"migration_chooser": "owner"},
    ),
    Scenario(
        "own_duplicates",
        GAP.format("D0"),
        "buy",
        take_one_back,
        ("buy D", "return 2,0 D"),
        {"own_duplicates": "return_one"},
    ),
    Scenario(
        "third_party_join",
        """
               D1  D   M   M   D2  D
        0,0:  D  1  D M  1  M D  1  D
               D   D   M   M   D   D
        seat 0: DDD
        """,
        "buy",
        pick_who_stays,
        ("buy D", "keep 1"),
        {"players": "3", "engagement": "free"},
    ),
    Scenario(
        "all_leave",
        """
               D1  D   M   M   D2  D
        0,0:  D  1  D M  1  M D  1  D
               D   D   M   M   D   D
        seat 0: DDD
        """,
        "buy",
        join_quietly,
        ("buy D",),
        {"players": "3", "engagement": "free", "third_party_join": "all_leave"},
    ),
    Scenario(
        "landslide_dice",
        TALL.format("landslide", "M"),
        "buy",
        aim,
        ("slide 1,0", "aim 2"),
        {"landslide_dice": "choose"},
    ),
    Scenario(
        "power_optional",
        ROW.format("DDDDD"),
        "buy",
        decline_a_power,
        ("buy volcano", "at 1,0; pass"),
        {"power_optional": "yes"},
    ),
    Scenario(
        "volcano_critter",
        ROW.format("DDDDD"),
        "buy",
        claim_for_the_volcano,
        ("buy volcano", "claim 1,0 M"),
        {"volcano_critter": "yes"},
    ),
    Scenario(
        "erosion_targets",
        ROW.format("DDDDD"),
        "buy",
        bury_in_secret,
        ("buy volcano", "at 1,0; turn"),
        {"erosion_targets": "all"},
    ),
    Scenario(
        "unstable",
        ROW.format("DDDD").replace("D  1  D D", "D  4  D D") + "under 0,0: D D D",
        "buy",
        pay_less,
        ("buy volcano",),
        {"unstable": "yes"},
    ),
    Scenario(
        "vm_own",
        ROW.format("DDDDDM, powers migration"),
        "buy",
        save_from_own_volcano,
        ("buy volcano", "at 0,0"),
        {"vm_own": "yes"},
    ),
    Scenario("sea_range", ROW.format("powers sea"), "claim", go_to_sea, ("sea 2,-2",), {"sea_range": "two"}),
    Scenario("sea critters go ashore", SEA, "claim", swim_ashore, ("swim 2,0", "to 1,0 L")),
    Scenario(
        "island",
        ROW.format("DDDMMLL, crater 3"),
        "buy",
        raise_island,
        ("buy island", "take DM", "at -2,0", "take DM", "at -3,0", "take DM", "at -3,1"),
    ),
    Scenario("caldera: a card is bought", ROW.format("DDMML"), "buy", buy_a_card, ("buy card",), {"caldera": "yes"}),
    Scenario(
        "caldera: a card is played",
        ROW.format("cards agile3"),
        "move",
        play_a_card,
        ("play agile", "move 0,0 D"),
        {**FREE, "caldera": "yes"},
    ),
    Scenario(
        "caldera: a rift by card",
        ROW.format("cards rift2"),
        "move",
        break_with_a_card,
        ("play rift", "rift 2,0"),
        {**FREE, "caldera": "yes", "limited_timing": "all"},
    ),
    Scenario(
        "points in a final turn",
        ROW.format("DDDDM") + "turn 9: seat 0, stage final, left 1, ending, trigger critters 1",
        "move",
        buy_points,
        ("buy points",),
    ),
    Scenario("discard", ROW.format("DDDMMMMM"), "sacrifice", discard, ("discard DDD",)),
    Scenario("hand_limit", ROW.format("DDDMMMMM"), "sacrifice", end, ("discard D",), {"hand_limit": "8"}),
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_it_is_played(scenario: Scenario, people: People) -> None:
    scenario.play(people.come_flat())
