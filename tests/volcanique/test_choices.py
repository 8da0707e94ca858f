"""Choices ahead: what they say is what the engine allows, all of it and nothing else."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from surtsey.chance import Chance
from surtsey.volcanique import agenda, course
from surtsey.volcanique.choices import CHOICES, choices
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State
from tests.volcanique.games import eager, random_options
from tests.volcanique.gestures import first_actions, gestures, perform


def test_every_kind_of_question_has_its_choices() -> None:
    asked = {number for number, kind in enumerate(course.KINDS) if number > agenda.LAST_CHANCE and kind.name}
    assert set(CHOICES) == asked


def ahead(state: State) -> dict[str, Any]:
    assert state.decision is not None
    return choices(state.observe(state.decision.seat))


def passed_windows(state: State, seat: int) -> None:
    while state.decision is not None and state.decision.kind == "interrupt" and state.decision.seat != seat:
        state.play("pass")


def resolved(found: dict[str, Any], stop: dict[str, Any]) -> dict[str, Any]:
    """A stop with choices that are those of another one."""
    return {**stop, "choices": found["ahead"][stop["like"]]["choices"]} if "like" in stop else stop


def check(state: State, thorough: bool) -> None:
    """Everything that is said of a position is true of it."""
    decision = state.decision
    assert decision is not None
    observation = state.observe(decision.seat)
    found = choices(observation)
    assert json.loads(json.dumps(found)) == found
    assert choices(observation) == found
    assert found["ahead"][0]["via"] == []
    here = observation.view.copy()
    done: list[str] = []
    for stop in found["ahead"]:
        assert stop["via"][: len(done)] == done
        for each in stop["via"][len(done) :]:
            here.play(each)
            passed_windows(here, decision.seat)
        done = stop["via"]
        assert here.decision is not None
        assert here.decision.kind == stop["kind"]
        assert first_actions(resolved(found, stop)) == {str(action) for action in here.legal()}, stop["kind"]
        if thorough:
            for gesture in gestures(resolved(found, stop)):
                perform(here.copy(), gesture)


@settings(max_examples=25, deadline=None)
@given(random_options(), st.integers(0, 2**32))
def test_what_is_offered_is_what_is_legal(options: dict[str, str], seed: int) -> None:
    state, chance = State.new(Rules.from_options(options), seed), Chance(seed, 2)
    for number in range(250):
        if state.decision is None:
            break
        check(state, thorough=number % 10 == 0)
        state.step(eager(state, chance))
