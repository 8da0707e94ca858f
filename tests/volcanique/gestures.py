"""What choices say, as actions: each gesture is a list of answers, and each answer is for a kind of question."""

import re
from collections.abc import Iterator
from typing import Any

from surtsey.game import Event
from surtsey.volcanique.state import State

Gesture = list[tuple[str, str]]
"""Answers in order: the kind of decision, and the action."""

FIELD_OF = {
    "buy": "field",
    "set_up_tile": "set_up_field",
    "set_up_field": "set_up_field",
    "island_tile": "island_field",
    "island_field": "island_field",
    "field": "field",
    "target": "target",
}
ROTATION_OF = {
    "buy": "rotation",
    "field": "rotation",
    "rotation": "rotation",
    "bury": "bury",
    "set_up_tile": "set_up_rotation",
    "set_up_field": "set_up_rotation",
    "set_up_rotation": "set_up_rotation",
    "island_tile": "island_rotation",
    "island_field": "island_rotation",
    "island_rotation": "island_rotation",
}


def place(text: str) -> str:
    """A spot as actions write it: 2,-1D is 2,-1 D."""
    return re.sub(r"([DML])$", r" \1", text)


def gestures(stop: Any) -> Iterator[Gesture]:
    """All that the choices of a stop offer, with every payment for the first place and the proposed one elsewhere."""
    far = [goal for choice in stop["choices"] if choice["do"] == "roam" for goal in choice["to"]]
    for choice in stop["choices"]:
        if "no" not in choice and choice["do"] != "roam":
            yield from _gestures(stop["kind"], choice, far if choice.get("roams") else [])


def _gestures(kind: str, choice: dict[str, Any], far: list[str]) -> Iterator[Gesture]:
    do = choice["do"]
    first = [(kind, choice["action"])] if choice.get("action") else []
    if do == "move":
        goals = [goal for way in choice["to"] for goal in way["at"]] + far
        for goal in goals:
            yield [*first, ("move_to", f"to {place(goal)}")]
    elif do == "swim":
        for goal in choice["to"] + far:
            yield [*first, ("swim_to", f"to {place(goal)}")]
    elif do == "spot":
        for at in choice["at"]:
            for paid in _payments(choice, True):
                yield [(kind, f"{choice['verb']} {place(at)}"), *paid]
    elif do == "rescue":
        for goal in choice["to"]:
            for paid in _payments(choice, True):
                yield [(kind, f"to {place(goal)}"), *paid]
    elif do == "shift":
        for at, _, ways in choice["parts"]:
            named = [(kind, f"{choice['verb']} {at}")] if at else []
            for way in ways:
                yield [*named, (f"{choice['verb']}_shift" if at else kind, f"shift {way}")]
    elif do == "heap":
        for heap in choice["heaps"]:
            yield [(kind, f"{choice['verb']} {heap}")]
    elif do in ("lay", "take", "site"):
        yield from _tiles(kind, choice, first)
    elif do == "erupt":
        for q, r, cheap in choice["at"]:
            for heap in choice["pay"] + (choice["cheap"] if cheap else []):
                yield [*first, ("price", f"pay {heap}"), ("target", f"at {q},{r}")]
    else:
        for paid in _payments(choice, True, "price" if do == "buy" else "pay"):
            yield [*first, *paid]


def _tiles(kind: str, choice: dict[str, Any], first: Gesture) -> Iterator[Gesture]:
    for index, (q, r, turns) in enumerate(choice["at"]):
        at = [(FIELD_OF[kind], f"at {q},{r}")] if kind in FIELD_OF else []
        for paid in _payments(choice, index == 0, "price"):
            for rotation, sign in enumerate(turns):
                if sign != "-":
                    yield [*first, *paid, *at, (ROTATION_OF[kind], f"turn {rotation}")]
            if not turns:
                yield [*first, *paid, *at]


def _payments(choice: dict[str, Any], all_of_them: bool, kind: str = "pay") -> list[Gesture]:
    if not choice.get("pay"):
        return [[]]
    return [[(kind, f"pay {heap}")] for heap in (choice["pay"] if all_of_them else [choice["best"]])]


def perform(state: State, gesture: Gesture) -> list[Event]:
    """Plays the answers whose questions come up; the others had nothing to choose."""
    events: list[Event] = []
    for kind, action in gesture:
        if state.decision is not None and state.decision.kind == kind:
            events += state.play(action)
    return events


def first_actions(stop: Any) -> set[str]:
    """What the choices of a stop answer to the question itself, and passing where that may be done."""
    found = {gesture[0][1] for gesture in gestures(stop)} | ({"pass"} if stop["pass"] else set())
    if stop["kind"] == "displace":  # others that will be asked about are told, too
        found = {answer for answer in found if answer == "pass"} | {
            f"to {place(goal)}" for goal in stop["choices"][0]["to"]
        }
    return found
