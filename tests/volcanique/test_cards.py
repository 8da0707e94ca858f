"""The Caldera deck (option): the rules of the specification, sentence by sentence."""

from collections import Counter
from typing import Any

import pytest

from surtsey.game import NotationError
from surtsey.volcanique.describing import describe
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.state import State
from tests.volcanique.boards import at, legal, play, problem

PLAYABLE = ["agile", "flying", "crafty", "erosion", "rift", "plates", "lateral", "landslide", "bomb", "sea"]
"""Y cards. All others are X cards, for points only."""
POINTS_ONLY = [name for name in NAMES if name not in PLAYABLE]

GRID = "bountiful,extra,colossal,cooperative,exalted,frugal,herding,diversion,super"
DECK = [*PLAYABLE, "pack", "migration", "winter"]
"""What is not dealt, of 22 powers."""
VALUES = {0: 2, 1: 4, 2: 6, 3: 4, 4: 2}
"""How many cards there are of each value, for 18 cards."""

ROW = """
           D0  D   M1  M   D   D
    0,0:  D  1  D M  1  M D  2  D
           D   D   M   M   D   D
"""
"""Nobody is joined to anybody."""
PHASES = ["move", "buy", "erosion", "claim", "sacrifice"]


def caldera(board: str, phase: str = "buy", **options: str) -> State:
    return at(board, phase, **{"caldera": "yes", "powers": GRID, **options})


def told(state: State, seat: int = 0) -> Any:
    return describe(state.observe(seat))


def resources(state: State, seat: int = 0) -> str:
    held = told(state)["players"][seat]["resources"]
    return "".join(name * count for name, count in held.items())


def hand(state: State, seat: int = 0) -> list[str]:
    """The cards that a seat has, as it sees them itself."""
    return [f"{card['power']}{card['points']}" for card in told(state, seat)["players"][seat]["cards"]]


# Buying a card


def test_a_card_costs_one_resource_of_each_type() -> None:
    state = caldera(f"{ROW} seat 0: DDMML")
    play(state, "buy card", "card agile 3")
    assert resources(state) == "DM"
    assert told(state)["supply"]["resources"] == {"D": 14, "M": 14, "L": 15}
    assert hand(state) == ["agile3"]


@pytest.mark.parametrize(("heap", "enough"), [("DMLLL", True), ("DDDMMML", True), ("DDMM", False), ("LLLLLL", False)])
def test_whoever_lacks_a_type_cannot_buy_a_card(heap: str, enough: bool) -> None:
    state = caldera(f"{ROW} seat 0: {heap}")
    assert ("buy card" in legal(state)) == enough
    assert (problem(state, "buy card") is None) == enough


def test_there_are_no_cards_without_the_option() -> None:
    board = f"{ROW} seat 0: DDMMLL"
    assert "buy card" in legal(caldera(board, caldera="yes"))
    state = caldera(board, caldera="no")
    assert "buy card" not in legal(state)
    assert problem(state, "buy card") is not None


def test_one_card_a_turn() -> None:
    state = caldera(f"{ROW} seat 0: DDDMMMLLL")
    play(state, "buy card", "card agile 3")
    assert resources(state) == "DDMMLL"
    assert "buy card" not in legal(state)
    assert problem(state, "buy card") is not None


def test_another_card_in_another_turn() -> None:
    state = caldera(f"{ROW} seat 0: DDDMMMLLL, cards agile3")
    play(state, "buy card", "card sea 1")
    assert hand(state) == ["agile3", "sea1"]


def test_a_card_comes_besides_the_purchase_of_the_turn() -> None:
    """Land still has to be bought: nobody may pass."""
    state = caldera(f"{ROW} seat 0: DDMML")
    play(state, "buy card", "card pack 3")
    assert legal(state) == ["buy DML", "buy DLM"]


def test_a_card_may_be_bought_after_the_purchase_as_well() -> None:
    state = caldera(f"{ROW} seat 0: DDMML")
    play(state, "buy DML", "pay DM", "at 0,0", "turn 3")
    assert legal(state) == ["pass", "buy card"]
    play(state, "buy card", "card pack 3")
    assert resources(state) == ""


def test_a_card_alone_is_no_purchase() -> None:
    """There is no land left to be laid: a sacrifice is forced, and there are no claims."""
    frozen = f"{ROW} seat 0: DML\n winter: 1,0 radius 5"
    events = play(caldera(frozen), "buy card", "card pack 3", "pass")
    assert "buying.unable" in events
    assert "offered" in events


@pytest.mark.parametrize(("heap", "enough"), [("DML", False), ("DDML", False), ("DDMML", True)])
def test_no_card_that_makes_the_purchase_impossible(heap: str, enough: bool) -> None:
    """Land has to be bought, and a trio, the cheapest, costs two."""
    state = caldera(f"{ROW} seat 0: {heap}")
    assert ("buy card" in legal(state)) == enough
    assert problem(state, "buy card") == (None if enough else "buy.card_or_land")
    assert "buy card" in legal(caldera(f"{ROW} seat 0: {heap}", mandatory_buy="no"))


def test_final_turns_have_no_cards_to_buy() -> None:
    """They are not on the list."""
    state = caldera(f"{ROW} seat 0: DDMMLL\n turn 9: seat 0, stage final, left 1, ending, trigger critters 1")
    assert "buy points" in legal(state)
    assert "buy card" not in legal(state)
    assert problem(state, "buy card") is not None


# The deck


def drawable(state: State) -> set[str]:
    return {action.split()[1] for action in legal(state, "card")}


def values(state: State) -> set[int]:
    return {int(action.split()[2]) for action in legal(state, "card")}


def test_the_deck_is_of_the_powers_that_were_not_dealt() -> None:
    state = caldera(f"{ROW} seat 0: DDDMMMLLL")
    assert told(state)["supply"]["cards"] == 22 - 9
    play(state, "buy card")
    assert drawable(state) == {*DECK}
    assert {*DECK} | {*GRID.split(",")} == {*NAMES} - {"burrowing"}


def test_with_burrowing_critters_it_has_one_card_more() -> None:
    state = caldera(f"{ROW} seat 0: DDDMMMLLL", burrowing="yes")
    assert told(state)["supply"]["cards"] == 23 - 9
    play(state, "buy card")
    assert drawable(state) == {*DECK, "burrowing"}


def test_cards_in_hands_and_cards_played_are_not_drawn_again() -> None:
    state = caldera(f"{ROW} seat 0: DDDMMMLLL, cards agile1\n seat 1: cards sea2\n played: rift0")
    assert told(state)["supply"]["cards"] == 22 - 9 - 3
    play(state, "buy card")
    assert drawable(state) == {*DECK} - {"agile", "sea", "rift"}


def test_an_empty_deck_sells_nothing() -> None:
    everything = " ".join(f"{name}{value}" for name, value in zip(DECK, "0011112222223", strict=True))
    state = caldera(f"{ROW} seat 0: DDDMMMLLL\n seat 1: cards {everything}")
    assert told(state)["supply"]["cards"] == 0
    assert "buy card" not in legal(state)
    assert problem(state, "buy card") is not None


def test_there_are_so_many_cards_of_each_value() -> None:
    """Each value can be drawn as long as fewer than that are out."""
    assert sum(VALUES.values()) == 18
    assert sum(value * count for value, count in VALUES.items()) == 36
    for value, count in VALUES.items():
        for out in (count - 1, count):
            cards = " ".join(f"{name}{value}" for name in DECK[:out])
            state = caldera(f"{ROW} seat 0: DDDMMMLLL\n seat 1: cards {cards}")
            play(state, "buy card")
            assert values(state) == {*VALUES} - ({value} if out == count else set())


def test_a_value_that_was_drawn_is_out() -> None:
    """Seat 1 holds a card worth 4, and seat 0 draws the other one; then seat 1 buys."""
    state = caldera(f"{ROW} seat 0: DDDML\n seat 1: DDMML, cards sea4")
    play(state, "buy card", "card agile 4", "buy DML", "at 0,0", "turn 3")
    while state.turn_seat == 0 or not legal(state, "buy"):
        play(state, "pass")
    play(state, "buy card")
    assert values(state) == {0, 1, 2, 3}


def test_values_come_as_often_as_they_are_in_the_deck() -> None:
    """Six of eighteen cards are worth 2, two are worth 4."""
    drawn: Counter[int] = Counter()
    for seed in range(400):
        state = caldera(f"{ROW} seat 0: DDDMMMLLL")
        state.deal(seed)
        play(state, "buy card")
        drawn[int(hand(state)[0][-1])] += 1
    for value, count in VALUES.items():
        assert abs(drawn[value] / 400 - count / 18) < 0.08


def test_every_card_of_the_deck_comes() -> None:
    drawn = set()
    for seed in range(120):
        state = caldera(f"{ROW} seat 0: DDDMMMLLL")
        state.deal(seed)
        play(state, "buy card")
        drawn.add(hand(state)[0][:-1])
    assert drawn == {*DECK}


# Playing a card


@pytest.mark.parametrize("power", POINTS_ONLY)
def test_some_cards_are_for_points_only(power: str) -> None:
    for phase in PHASES:
        state = caldera(f"{ROW} seat 0: DDDMMMLLL, cards {power}2", phase, powers="dealt", burrowing="yes")
        assert legal(state, "play") == []
    with pytest.raises(NotationError):
        state.play(f"play {power}")


STEPS = {
    "agile": ["move"],
    "flying": ["move"],
    "crafty": ["buy"],
    "lateral": ["buy"],
    "landslide": ["buy"],
    "bomb": ["buy"],
    "erosion": ["erosion"],
    "sea": ["claim"],
    "rift": ["move", "buy", "claim"],
    "plates": ["move", "buy", "claim"],
}


@pytest.mark.parametrize("power", PLAYABLE)
def test_a_card_is_played_in_ones_own_turn_where_its_power_is_of_use(power: str) -> None:
    for phase in STEPS[power]:
        state = caldera(f"{ROW} seat 0: DDDMMMLLL, cards {power}2", phase)
        assert legal(state, "play") == [f"play {power}"]


@pytest.mark.parametrize("power", PLAYABLE)
def test_nobody_plays_a_card_of_another(power: str) -> None:
    """The card is seat 1's."""
    for phase in STEPS[power]:
        state = caldera(f"{ROW} seat 0: DDDMMMLLL\n seat 1: cards {power}2", phase)
        assert legal(state, "play") == []
        assert problem(state, f"play {power}") is not None


@pytest.mark.parametrize("power", PLAYABLE)
def test_a_card_that_was_played_is_discarded(power: str) -> None:
    """It is out of the game: neither in the hand nor in the deck, and worth nothing."""
    state = caldera(f"{ROW} seat 0: DDDMMMLLL, cards {power}2 pack1", STEPS[power][0])
    assert state.scores()[0].cards == 3
    before = told(state)["supply"]["cards"]
    events = play(state, f"play {power}")
    assert events[0] == "card.played"
    assert hand(state) == ["pack1"]
    assert state.scores()[0].cards == 1
    assert told(state)["supply"]["cards"] == before
    assert problem(state, f"play {power}") is not None


def test_a_card_does_not_put_a_critter_on_the_grid() -> None:
    state = caldera(f"{ROW} seat 0: DDDMMMLLL, cards agile2", "move")
    before = told(state)["players"][0]
    play(state, "play agile")
    after = told(state)["players"][0]
    assert (after["hand"], after["powers"]) == (before["hand"], []) == (20, [])


# What each card does

ISLAND = """
           D0  D   D   D
    0,0:  D  1  D D  1  D
           D   D   D   D
               L   L
    0,1:      L  1  L
               L   L
"""


def test_agile_two_moves_and_steps_to_adjacent_hexes() -> None:
    state = caldera(f"{ISLAND} seat 0: cards agile2", "move")
    play(state, "play agile", "move 0,0 D")
    assert legal(state) == ["to 0,1 L", "to 1,0 D"]
    play(state, "to 0,1 L")
    assert legal(state, "move") == ["move 0,1 L"]
    play(state, "move 0,1 L", "to 0,0 D")
    assert legal(state, "move") == []


def test_agile_even_after_a_first_move() -> None:
    """At any time of the turn. Without the card there is one move, and one place to go."""
    state = caldera(f"{ISLAND} seat 0: cards agile2", "move")
    play(state, "move 0,0 D")
    assert legal(state) == ["pass", "play agile"]
    play(state, "play agile")
    assert legal(state) == ["pass", "move 1,0 D"]


def test_a_power_by_card_is_for_one_turn() -> None:
    state = caldera(f"{ISLAND} seat 0: cards agile2", "move")
    play(state, "play agile")
    while (state.turn, state.turn_seat) != (3, 0):
        play(state, "pass")
    assert legal(state) == ["pass", "move 0,0 D"]
    play(state, "move 0,0 D")
    assert (legal(state, "to"), legal(state, "move")) == ([], []), "1,0 was the only place to go"


def test_flying_one_move_to_any_uncontrolled_node() -> None:
    board = """
               D0  D       M   M       L1  L
        0,0:  D  1  D  .  M  1  M  .  L  1  L
               D   D       M   M       L   L
                                   D   D
        3,1:                      D  1  D
                                   D   D
        seat 0: cards flying2
    """
    state = caldera(board, "move")
    assert legal(state) == ["pass", "play flying"]
    play(state, "play flying", "move 0,0 D")
    assert legal(state) == ["to 2,0 M", "to 3,1 D"]
    play(state, "to 2,0 M")
    assert legal(state, "move") == []


SOIL = """
           D0  D   :   :   :   :   :   :       M1  M
    0,0:  D  1  D :  1  : :  1  : :  1  :  .  M  1  M
           D   D   :   :   :   :   :   :       M   M
    seat 0: DDDDDDDD, cards crafty2
"""


def build(state: State, where: str) -> None:
    """Buys a trio for two D and lays it somehow."""
    play(state, "buy DML", f"at {where}")
    play(state, legal(state, "turn")[0])


def test_crafty_a_third_purchase() -> None:
    state = caldera(SOIL)
    play(state, "play crafty")
    build(state, "1,0")
    build(state, "2,0")
    assert "buy DML" in legal(state)
    build(state, "3,0")
    assert legal(state, "buy") == []


def test_crafty_even_after_the_second_purchase() -> None:
    """At any time of the turn. Without the card there are no more than two."""
    state = caldera(SOIL)
    build(state, "1,0")
    build(state, "2,0")
    assert legal(state) == ["pass", "play crafty"]
    play(state, "play crafty")
    assert "buy DML" in legal(state)


def test_erosion() -> None:
    state = caldera(f"{ROW} seat 0: cards erosion2", "erosion")
    assert legal(state) == ["pass", "play erosion"]
    play(state, "play erosion")
    assert legal(state) == ["pass", "erode 2,0"]
    assert play(state, "erode 2,0")[0] == "tile.eroded"


def test_sea() -> None:
    """The coast around the three hexes has ten fields."""
    state = caldera(f"{ROW} seat 0: cards sea2", "claim")
    assert legal(state, "sea") == []
    play(state, "play sea")
    assert len(legal(state, "sea")) == 10
    assert play(state, "sea 3,0")[0] == "swimmer.placed"
    assert legal(state, "sea") == []


def test_rift_at_once_and_once() -> None:
    state = caldera(f"{ROW} seat 0: cards rift2", "move")
    play(state, "play rift")
    assert "rift 2,0" in legal(state)
    assert {action.split()[0] for action in legal(state)} == {"rift", "pass"}
    play(state, "rift 2,0", "shift 0")
    assert {(hex["q"], hex["r"]) for hex in told(state)["hexes"]} == {(0, 0), (1, 0), (3, 0)}
    assert legal(state, "rift") == []
    assert told(state)["players"][0]["limited_left"] == []


def test_plates_at_once_and_once() -> None:
    state = caldera(f"{ROW} seat 0: cards plates2", "move")
    play(state, "play plates")
    assert legal(state) == ["pass", "plates 0,0"]
    play(state, "plates 0,0", "shift 1", "shift 1")
    assert {(hex["q"], hex["r"]) for hex in told(state)["hexes"]} == {(0, 2), (1, 2), (2, 2)}
    assert legal(state, "plates") == []


def test_a_rift_by_card_leaves_the_power_its_use() -> None:
    """Of the grid seat 0 has plates: they can be used in the next window all the same."""
    state = caldera(f"{ROW} seat 0: powers plates, cards rift2", "move", powers="dealt")
    play(state, "play rift", "rift 2,0", "shift 0")
    assert state.may_interrupt(0)


VOLCANO = """
           D   D   M1  M   M   M
    0,0:  D  3  D M  2  M M  1  M
           D   D   M   M   M   M
    seat 0: DDDMMM, cards {card}2
"""
"""A volcano in the west has in the east an inhabited tile that can slide down."""


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("lateral", ["pass", *(f"lateral {direction}" for direction in range(6))]),
        ("bomb", ["pass", "bomb"]),
        ("landslide", ["pass", "slide 1,0"]),
    ],
)
def test_what_comes_with_a_volcano(card: str, offered: list[str]) -> None:
    """Lateral eruption, Magma bomb, Landslide: played before a volcano is bought; without the card nothing is asked."""
    state = caldera(VOLCANO.format(card=card))
    play(state, f"play {card}", "buy volcano", "at 0,0")
    assert legal(state) == offered
    state = caldera(VOLCANO.format(card=card))
    play(state, "buy volcano", "at 0,0")
    assert legal(state) != offered


# Cards at the end


def test_a_card_can_be_played_in_a_final_turn() -> None:
    board = f"{ROW} seat 0: DDDMMMLLL, cards {{}}2\n turn 9: seat 0, stage final, left 1, ending, trigger critters 1"
    for power, phase in (("agile", "move"), ("bomb", "buy"), ("sea", "claim")):
        assert legal(caldera(board.format(power), phase), "play") == [f"play {power}"]


def test_no_card_is_played_in_the_flush() -> None:
    """R111: claims, and nothing else."""
    state = caldera(f"{ROW} seat 0: cards sea2\n turn 9: seat 0, stage flush, ending, trigger critters 1", "claim")
    assert legal(state) == ["pass", "claim 2,0 D"]


def test_cards_that_were_not_played_score_in_the_end() -> None:
    state = caldera(f"{ROW} seat 0: cards sea2 pack4\n turn 9: seat 0, stage flush, ending, trigger critters 1", "end")
    assert state.decision is None
    assert state.scores()[0].cards == 2 + 4
