"""The Caldera deck (option): the rules of the specification, sentence by sentence."""

from collections import Counter
from itertools import product

import pytest

from surtsey.game import NotationError
from surtsey.volcanique.board import write_board
from surtsey.volcanique.describing import describe
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.state import State
from tests.volcanique.boards import at, legal, play

PLAYABLE = ["agile", "flying", "crafty", "erosion", "rift", "plates", "lateral", "landslide", "bomb", "sea"]
"""Y cards. All others are X cards, for points only."""
POINTS_ONLY = [name for name in NAMES if name not in PLAYABLE]

HOME = """
           D0  D   M1  M   D   D
    0,0:  D  1  D M  1  M D  2  D
           D   D   M   M   D   D
"""
"""D, M, D in a row: nobody is joined to anybody."""


def caldera(board: str, phase: str = "buy", **options: str) -> State:
    return at(board, phase, caldera="yes", **options)


def resources(state: State, seat: int) -> str:
    held = describe(state.observe(seat))["players"][seat]["resources"]
    return "".join(name * count for name, count in held.items())


def cards(state: State, seat: int) -> list[str]:
    """The cards that a seat has, as it sees them itself."""
    return [f"{card['power']}{card['points']}" for card in describe(state.observe(seat))["players"][seat]["cards"]]


# Buying a card


def test_a_card_costs_one_resource_of_each_type() -> None:
    state = caldera(f"{HOME} seat 0: DDMML")
    play(state, "buy card", "card agile 3")
    assert resources(state, 0) == "DM"
    assert describe(state.observe(0))["supply"]["resources"] == {"D": 14, "M": 14, "L": 15}
    assert cards(state, 0) == ["agile3"]


@pytest.mark.parametrize(("heap", "offered"), [("DML", True), ("DDMM", False), ("LLLLLL", False), ("DDDMMML", True)])
def test_whoever_lacks_a_type_cannot_buy_one(heap: str, offered: bool) -> None:
    state = caldera(f"{HOME} seat 0: {heap}")
    assert ("buy card" in legal(state)) == offered


def test_there_are_no_cards_without_the_option() -> None:
    board = f"{HOME} seat 0: DDMMLL"
    assert "buy card" in legal(at(board, "buy", caldera="yes"))
    assert "buy card" not in legal(at(board, "buy", caldera="no"))


def test_one_card_a_turn() -> None:
    state = caldera(f"{HOME} seat 0: DDDMMMLLL")
    play(state, "buy card", "card agile 3")
    assert resources(state, 0) == "DDMMLL"
    assert "buy card" not in legal(state)


def test_a_card_comes_besides_the_purchase_of_the_turn() -> None:
    """Land still has to be bought: there is no way to pass."""
    state = caldera(f"{HOME} seat 0: DDMML")
    play(state, "buy card", "card bountiful 3")
    assert legal(state) == ["buy DML", "buy DLM"]


def test_a_card_may_be_bought_after_the_purchase_too() -> None:
    """W7: in the same step, besides."""
    state = caldera(f"{HOME} seat 0: DDMML")
    play(state, "buy DML", "pay DM", "at 0,0", legal_turn(state))
    assert "buy card" in legal(state)
    assert "pass" in legal(state)


def legal_turn(state: State) -> str:
    """A rotation that fits D in the south-west of a neighbour: found by asking the state at the time."""
    copy = state.copy()
    play(copy, "buy DML", "pay DM", "at 0,0")
    return legal(copy, "turn")[0]


def test_a_card_is_no_purchase() -> None:
    """Nothing is left to buy land with, so seat 0 has to make a sacrifice and may not claim."""
    state = caldera(f"{HOME} seat 0: DML")
    events = play(state, "buy card", "card bountiful 3")
    assert events[-2:] != []
    assert "buying.unable" in events
    assert "offered" in events
    assert "claimed" not in events
