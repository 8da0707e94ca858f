"""The lessons of Volcanique, checked by the engine: what a learner may do at each step, and what is said to it.

There are too many ways through a lesson to walk them all: of those that are accepted some are followed, and of what is
asked in the middle of a gesture some answers are tried, the same ones each time.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from surtsey.game import Event
from surtsey.volcanique import VOLCANIQUE
from surtsey.volcanique.state import State
from tests.teaching.volcanique.lessons import LESSONS, MIDWAY, Lesson, Other, Pattern, Step
from tests.volcanique.gestures import gestures, perform
from tests.write_examples import VOLCANIQUE_LESSONS, lessons_of_volcanique, position_of

FOLLOWED = 12
"""So many of the ways that a step accepts are followed."""
TRIED = 4
"""So many answers are tried in the middle of a gesture."""

Outcome = tuple[State, list[dict[str, Any]]]

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])


def outcomes(state: State) -> Iterator[Outcome]:
    """What can come of a learner's next gesture."""
    for stop in VOLCANIQUE.choices(state.observe(0))["ahead"]:
        given_up = [[(stop["kind"], "pass")]] if stop["kind"] == "displace" and stop["pass"] else []
        for gesture in [*gestures(stop), *given_up]:
            after = state.copy()
            events = [event for action in stop["via"] for event in after.play(action)]
            yield from completed(after, events + perform(after, gesture))


def completed(state: State, events: list[Event]) -> Iterator[Outcome]:
    if state.decision is None or state.decision.kind not in MIDWAY:
        yield state, [event.json() for event in events]
        return
    answers = state.legal()
    for answer in Random(1).sample(answers, min(TRIED, len(answers))):
        after = state.copy()
        yield from completed(after, events + after.play(answer))


def fits(pattern: Pattern, event: dict[str, Any]) -> bool:
    return all(
        event.get(name) == wanted or (isinstance(wanted, list) and event.get(name) in wanted)
        for name, wanted in pattern.items()
    )


def number_at(view: Any, way: str) -> int:
    for part in way.split("."):
        view = view[int(part) if part.isdigit() else part]
    return int(view)


def reaches(goal: Step | Other, outcome: Outcome) -> bool:
    state, events = outcome
    view: Any = VOLCANIQUE.show(state.observe(0)) if goal.after else {}
    return all(any(fits(pattern, event) for event in events) for pattern in goal.events) and all(
        number_at(view, way) >= least for way, least in goal.after.items()
    )


def followed(found: list[State]) -> list[State]:
    return Random(2).sample(found, min(FOLLOWED, len(found)))


def ways_through(lesson: Lesson) -> list[list[State]]:
    """Some ways, each as the positions that stand after its gestures; feedback is checked on the way."""
    ways = [[VOLCANIQUE.resume(position_of(lesson), 1)]]
    for step in lesson.steps:
        if step.back:
            ways = [way[:-1] for way in ways]
            continue
        found, missed = [], []
        for way in ways:
            assert way[-1].decision is not None
            assert way[-1].decision.seat == 0
            tried = list(outcomes(way[-1]))
            accepted = [state for state, events in tried if reaches(step, (state, events))]
            assert accepted, f"{step.id} has no answer after {way[-1].history()}"
            missed += [outcome for outcome in tried if not reaches(step, outcome)]
            found += [[*way, state] for state in followed(accepted)]
        for other in step.others:
            assert any(reaches(other, outcome) for outcome in missed), f"{step.id}: nobody is told {other.id}"
        ways = Random(3).sample(found, min(FOLLOWED, len(found)))
    return ways


@each_lesson
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    for way in ways_through(lesson):
        state = way[-1]
        assert state.decision is None or state.turn_seat == 1 or VOLCANIQUE.choices(state.observe(0))["rest"]


@each_lesson
def test_a_lesson_takes_two_to_four_gestures_with_the_end_of_the_turn(lesson: Lesson) -> None:
    assert 2 <= len(lesson.steps) + 1 <= 4


def test_steps_are_called_differently() -> None:
    steps = [step.id for lesson in LESSONS for step in lesson.steps]
    assert len(set(steps)) == len(steps)


def test_the_last_lesson_ends_the_game_and_the_learner_wins_it() -> None:
    for way in ways_through(LESSONS[-1]):
        state = way[-1].copy()
        while state.decision is not None:
            state.play("pass")
        assert state.places() == [1, 2]


def test_the_lessons_are_as_the_engine_writes_them() -> None:
    """Otherwise: make examples, and read the difference."""
    assert VOLCANIQUE_LESSONS.read_text() == lessons_of_volcanique()
