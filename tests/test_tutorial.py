"""What the front end teaches, checked by the engine: the lessons of the tutorial and the drawn examples of the rules.

Both are data of the page (web/src/lib/games/taluva/help), which knows no rules. A lesson's goal is a pattern of events,
and perhaps what kind of action can follow; so is feedback on a legal action that misses it.
"""

import json
from typing import Any

import pytest

from surtsey.taluva import TALUVA
from surtsey.taluva.state import State
from tests.write_examples import EXAMPLES as EXAMPLES_FILE
from tests.write_examples import VOLCANIQUE_EXAMPLES, pictures_of_volcanique, written

LESSONS: list[dict[str, Any]] = json.loads((EXAMPLES_FILE.parent / "lessons.json").read_text())
EXAMPLES: dict[str, dict[str, Any]] = json.loads(EXAMPLES_FILE.read_text())
TAUGHT = ("place", "erupt", "found", "expand", "temple", "tower", "end")

lessons = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson["id"] for lesson in LESSONS])
examples = pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)


def matches(pattern: dict[str, Any], events: list[dict[str, Any]]) -> bool:
    return any(pattern.items() <= event.items() for event in events)


def outcome(state: State, action: Any) -> tuple[State, list[dict[str, Any]]]:
    after = state.copy()
    return after, [event.json() for event in after.play(action)]


def reaches(goal: dict[str, Any], after: State, events: list[dict[str, Any]]) -> bool:
    if not all(matches(pattern, events) for pattern in goal.get("events", [])):
        return False
    return "next" not in goal or any(str(action).startswith(goal["next"]) for action in after.legal())


def accepted(state: State, step: dict[str, Any]) -> list[State]:
    """The positions after every action that the step asks for."""
    outcomes = [outcome(state, action) for action in state.legal()]
    return [after for after, events in outcomes if reaches(step["goal"], after, events)]


def test_everything_is_taught() -> None:
    taught = [step["id"] for lesson in LESSONS for step in lesson["steps"]]
    assert set(TAUGHT) <= set(taught)
    assert len(taught) == len(set(taught))


@lessons
def test_every_way_through_a_lesson_can_be_played_to_its_end(lesson: dict[str, Any]) -> None:
    states = [TALUVA.resume(lesson["position"], seed=1)]
    for step in lesson["steps"]:
        for state in states:
            assert state.decision is not None
            assert state.decision.seat == 0
            assert accepted(state, step), f"{step['id']} has no answer after {state.history()}"
        states = [after for state in states for after in accepted(state, step)]
    # A lesson is a whole turn, so that it can be confirmed.
    for state in states:
        assert state.decision is None or state.turn_seat == 1


@lessons
def test_feedback_meets_legal_actions_that_miss_the_goal(lesson: dict[str, Any]) -> None:
    state = TALUVA.resume(lesson["position"], seed=1)
    for step in lesson["steps"]:
        missed = []
        for action in state.legal():
            after, events = outcome(state, action)
            if not reaches(step["goal"], after, events):
                missed.append(events)
        for other in step.get("others", []):
            assert any(all(matches(pattern, events) for pattern in other["events"]) for events in missed), other["id"]
        state = accepted(state, step)[0]


def test_the_last_lesson_wins_the_game() -> None:
    state = TALUVA.resume(LESSONS[-1]["position"], seed=1)
    for step in LESSONS[-1]["steps"]:
        state = accepted(state, step)[0]
    assert state.places() == [1, 2]


@examples
def test_a_drawn_example_says_what_the_engine_says(example: dict[str, Any]) -> None:
    state = TALUVA.resume(example["position"], seed=1)
    for shown in example["tries"]:
        action = state.parse(shown["action"])
        problem = state.explain(action)
        assert (problem and problem.code) == shown["problem"], shown["action"]
        if "fields" in shown:
            events = [event.json() for event in state.preview(action)]
            taken = [[*event["field"], event["count"]] for event in events if event["code"] == "expansion.field"]
            assert taken == shown["fields"]


def test_the_examples_are_as_the_engine_writes_them() -> None:
    """Otherwise: make examples, and read the difference."""
    assert EXAMPLES_FILE.read_text() == written(EXAMPLES)
    assert VOLCANIQUE_EXAMPLES.read_text() == pictures_of_volcanique()
