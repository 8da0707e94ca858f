"""Whether what choices say of a position is true of it: they are played, and compared with all that is legal."""

import json
from typing import Any

from surtsey.volcanique.choices import choices
from surtsey.volcanique.consequences import consequences
from surtsey.volcanique.state import State
from tests.volcanique.gestures import Gesture, first_actions, gestures, perform


def check(state: State, thorough: bool) -> None:
    """Every stop is where it says, and offers what is legal there; thoroughly, all gestures can be played."""
    decision = state.decision
    assert decision is not None
    observation = state.observe(decision.seat)
    found = choices(observation)
    assert json.loads(json.dumps(found)) == found
    assert found["ahead"][0]["via"] == []
    here = observation.view.copy()
    done: list[str] = []
    for stop in found["ahead"]:
        assert stop["via"][: len(done)] == done
        for each in stop["via"][len(done) :]:
            here.play(each)
            pass_windows_of_others(here, decision.seat)
        done = stop["via"]
        whole = {**stop, "choices": found["ahead"][stop["like"]]["choices"]} if "like" in stop else stop
        assert here.decision is not None
        assert here.decision.kind == stop["kind"]
        assert first_actions(whole) == {str(action) for action in here.legal()}, stop["kind"]
        if thorough:
            for gesture in gestures(whole):
                after = here.copy()
                json.dumps(consequences(here, after, perform(after, gesture)))
            check_what_follows(here, whole)
    if thorough:
        guess = observation.sample(1).observe(decision.seat)
        assert choices(guess) == found


def pass_windows_of_others(state: State, seat: int) -> None:
    while state.decision is not None and state.decision.kind == "interrupt" and state.decision.seat != seat:
        state.play("pass")


def check_what_follows(state: State, stop: Any) -> None:
    """Whatever is asked after the first answer of a gesture, all its options are in some gesture that begins so."""
    together: dict[str, list[Gesture]] = {}
    for gesture in gestures(stop):
        together.setdefault(gesture[0][1], []).append(gesture)
    for first, offered in together.items():
        if stop["kind"] != "displace" or state.explain(first) is None:  # else for a critter that comes next
            follow(state.copy(), offered, [])


def follow(state: State, offered: list[Gesture], done: Gesture) -> None:
    """Plays on answer by answer; at each question, what is legal is what the gestures have next."""
    step = len(done)
    kinds = {gesture[step][0] for gesture in offered if len(gesture) > step}
    if not kinds:
        return
    (kind,) = kinds
    answers = {gesture[step][1] for gesture in offered}
    is_asked = state.decision is not None and state.decision.kind == kind
    if not is_asked:
        assert len(answers) == 1, (done, kind)
    elif step:
        assert answers == {str(action) for action in state.legal()} - {"pass"}, (done, kind)
    if kind == "price" and len(offered[0]) > step + 2:
        answers = {offered[-1][step][1]}  # with other payments, only the first field is told
    for answer in sorted(answers)[:5]:
        onward = state.copy()
        if is_asked:
            onward.play(answer)
        follow(onward, [each for each in offered if each[step][1] == answer], [*done, (kind, answer)])
