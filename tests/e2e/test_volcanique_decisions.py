"""Questions that come to others than the active player, or at the roll of a die: answered on cards."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import ME, OPEN
from tests.e2e.islands import Isle, Scenario

LAVA: Final = """
           ^1  ^   {:3} D   D   D   D   D
    0,0:  ^  2  ^ D  1  D D  2  D D  1  D
           ^   ^   D   D   D   D   D   D
    flows: 0,0
    seat 0: {}
    """
"""On land it can go to 1,0 only; from there one can flee to 2,0 or 3,0."""
LANDSLIDE: Final = """
           D   D   M   M   L1  L   L   L
    0,0:  D  1  D M  3  M L  1  L L  1  L
           D   D   M   M   L   L   L   L
    under 1,0: D D
    seat 0: DDDDD, powers landslide
    seat 1: M
    """
"""What slides off 1,0 comes down on the critter on 2,0, which can go to 3,0."""
THEIRS: Final = """
           ^1  ^   {:3} D   D   D   D   D           M0  M
    0,0:  ^  2  ^ D  1  D D  2  D D  1  D    .     M  1  M
           ^   ^   D   D   D   D   D   D            M   M
    flows: 0,0
    turn 3: seat 0
    seat 1: {}
    """
"""The same in the turn of seat 0: it is seat 1 who is asked."""
ON_LAND: Final = {"lava_targets": "land_first", "mandatory_buy": "no"}


def save(isle: Isle) -> None:
    """The higher refuge is proposed; the other one is chosen on the board."""
    isle.choose("3,0 D")
    isle.decide("Decide")
    isle.end()


def let_go(isle: Isle) -> None:
    isle.card.get_by_label("Let it go").check()
    isle.decide("Decide")
    isle.end()


def save_both(isle: Isle) -> None:
    expect(isle.card.get_by_role("group")).to_have_count(2)
    isle.decide("Decide")
    isle.end()


def flee(isle: Isle) -> None:
    isle.card.get_by_label("Let it go").check()
    isle.decide("Decide")
    expect(isle.card).to_contain_text("flee")
    isle.decide("Decide")
    isle.end()


def be_slid_upon(isle: Isle) -> None:
    isle.take("volcano")
    isle.lay("0,0")
    isle.choose("1,0")
    isle.hand_over()
    isle.decide("Decide")


def slide_out_of_turn(isle: Isle) -> None:
    isle.take("volcano")
    isle.lay("0,0")
    isle.main("Go on: Katla may answer")
    isle.hand_over()
    isle.choose("1,0")


TALL: Final = """
           D0  D   M   M   L   L
    0,0:  D  1  D M  3  M L  1  L
           D   D   M   M   L   L
    seat 0: DDDDD
    seat 1: powers landslide
    """


def save_out_of_turn(isle: Isle) -> None:
    isle.choose("3,0 D")
    isle.decide("Decide")


def lose_a_hit_point(isle: Isle) -> None:
    """A Colossal critter that nobody pays for flees."""
    isle.card.get_by_label("Let it go").check()
    isle.decide("Decide")
    expect(isle.card).to_contain_text("flee")
    isle.decide("Decide")


def divert(isle: Isle) -> None:
    isle.decide("Divert it")


OUT_OF_TURN: Final = [
    Scenario("a refuge from lava", THEIRS.format("D1", "DL"), "lava", save_out_of_turn, ("to 3,0 D",), ON_LAND),
    Scenario(
        "a Colossal critter flees", THEIRS.format("D1+", "DL"), "lava", lose_a_hit_point, ("pass", "to 2,0 D"), ON_LAND
    ),
    Scenario("lava is diverted", THEIRS.format("D1", "powers diversion"), "lava", divert, ("divert",), ON_LAND),
]
SCENARIOS: Final = [
    Scenario("a refuge is chosen", LAVA.format("D0", "DL"), "lava", save, ("to 3,0 D",), ON_LAND),
    Scenario("it is let go", LAVA.format("D0", "DL"), "lava", let_go, ("pass",), ON_LAND),
    Scenario("two are saved at once", LAVA.format("D00", "DL"), "lava", save_both, ("to 2,0 D", "to 2,0 D"), ON_LAND),
    Scenario("a Colossal critter flees", LAVA.format("D0+", "DL"), "lava", flee, ("pass", "to 2,0 D"), ON_LAND),
    Scenario("a landslide comes down", LANDSLIDE, "buy", be_slid_upon, ("slide 1,0", "to 3,0 L"), {}),
    Scenario("a landslide out of turn", TALL, "buy", slide_out_of_turn, ("buy volcano", "slide 1,0"), {}),
]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=str)
def test_a_question_is_answered(scenario: Scenario, people: People) -> None:
    scenario.play(people.come_flat())


@pytest.mark.parametrize("scenario", OUT_OF_TURN, ids=str)
def test_who_is_not_at_turn_answers_at_the_same_screen(scenario: Scenario, people: People) -> None:
    isle = Isle.laid_out(people.come_flat(), scenario.board, scenario.phase, scenario.options)
    expect(isle.card).to_contain_text("Katla decides")
    scenario.do(isle)
    isle.has_played(*scenario.played)
    isle.hand_over(".*")
    isle.end()


@pytest.mark.parametrize("scenario", OUT_OF_TURN, ids=str)
def test_who_is_not_at_turn_answers_while_the_other_waits(scenario: Scenario, people: People) -> None:
    host, guest = people.come_flat(), people.come_flat()
    summary = Isle.lay_out(host, scenario.board, scenario.phase, scenario.options, ME, OPEN)
    guest.goto(summary["invitation"])
    theirs = Isle(guest)
    theirs.button("Join the game").click()
    expect(theirs.card).to_be_visible()
    isle = Isle.at_game(host, summary["id"])
    isle.asks("Waiting for")
    expect(isle.card).to_have_count(0)
    scenario.do(theirs)
    isle.has_played(*scenario.played)
    theirs.asks("Waiting for")
    isle.end()


def test_who_is_asked_has_a_card_over_a_reload_and_the_others_know(people: People) -> None:
    """Two browsers and somebody who looks on."""
    host, guest, spectator = people.come_flat(), people.come_flat(), people.come_flat()
    summary = Isle.lay_out(host, TALL, "buy", {}, ME, OPEN)
    guest.goto(summary["invitation"])
    theirs = Isle(guest)
    theirs.button("Join the game").click()
    expect(theirs.board).to_be_visible()
    isle, seen = Isle.at_game(host, summary["id"]), Isle.at_game(spectator, summary["id"])
    isle.take("volcano")
    isle.lay("0,0")
    isle.main("Go on: .* may answer")
    expect(theirs.card).to_contain_text("slide")
    guest.reload()
    expect(theirs.card).to_contain_text("slide")
    for other in (isle, seen):
        other.asks("Waiting for")
        expect(other.card).to_have_count(0)
    theirs.choose("1,0")
    isle.has_played("slide 1,0")


def test_who_asked_to_be_called_moves_land_in_the_turn_of_another(people: People) -> None:
    host, guest = people.come_flat(), people.come_flat()
    board = TALL.replace("seat 1: powers landslide", "seat 1: powers rift")
    summary = Isle.lay_out(host, board, "move", {"limited_timing": "all", "mandatory_buy": "no"}, ME, OPEN)
    guest.goto(summary["invitation"])
    theirs = Isle(guest)
    theirs.button("Join the game").click()
    # Whoever lays out a table is asked wherever it stands.
    theirs.decide("Not now")
    theirs.asks("Waiting for")
    theirs.use("Rift")
    expect(guest.get_by_role("button", name="Rift", pressed=True)).to_be_visible()

    isle = Isle.at_game(host, summary["id"])
    isle.end()
    expect(theirs.card).to_contain_text("You asked to be called")
    theirs.choose("2,0", "3,0")
    isle.has_played("rift 2,0", "shift 0")
