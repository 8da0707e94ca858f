"""What a state promises to those who hold one."""

import pytest

from surtsey.game import SurtseyError
from surtsey.taluva import TALUVA, Rules, State


def test_a_stack_is_dealt_once() -> None:
    state = State.new(Rules(), 1)
    with pytest.raises(SurtseyError, match="the stack is dealt already"):
        state.deal(2)


def test_dealing_in_the_middle_leaves_no_seed_that_could_not_be_the_games() -> None:
    state = State.given(Rules())
    state.play("draw JC")
    state.deal(5)
    assert state.seed is None
    assert len(state.stack) == 48


def test_the_start_cannot_be_changed() -> None:
    state = TALUVA.resume("taluva laid=JC:0,0:0 seat=0 phase=build", None)
    start = state.start()
    assert start is not None
    start.play("hut 1,0")
    state.play("hut 0,1")
    state.undo()
    assert [str(action) for action in state.legal()] == ["hut 0,1", "hut 1,0"]


def test_text_does_wherever_an_action_does() -> None:
    state = State.new(Rules(), 1)
    assert state.explain("tile 0,0 1") is None
    assert str(state.explain("tile 1,0 1")) == "The first volcano lies on 0,0, not on 1,0."
    assert [event.code for event in state.preview("tile 0,0 1")] == ["tile.placed"]
    assert [event.code for event in state.play("tile 0,0 1")] == ["tile.placed"]


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_are_no_other_seats(seat: int) -> None:
    state = State.new(Rules(), 1)
    for ask in (state.observe, state.place, state.supply_of):
        with pytest.raises(SurtseyError, match=f"there is no seat {seat}; seats are 0 to 1"):
            ask(seat)


def test_nothing_less_than_nothing_is_taken_back() -> None:
    state = State.new(Rules(), 1)
    with pytest.raises(SurtseyError, match="-1 actions cannot be taken back"):
        state.undo(-1)
    state.undo(0)


def test_a_state_shows_itself_in_short() -> None:
    assert repr(State.new(Rules(), 1)) == "<Taluva, turn 1, seat 0: tile>"
