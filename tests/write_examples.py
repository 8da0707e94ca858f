"""Writes what the engines say of drawn examples and lessons: `make examples`, after positions have changed.

Of Taluva, by hand come the position of each, and the actions that are tried there; from the engine come the view that
the page draws, the problem of each try, and the fields that an expansion takes. Of Volcanique, the boards and what is
played on them stand in tests/teaching; from the engine come the views before and after.
"""

import json
from pathlib import Path
from typing import Any, Final

from surtsey.taluva import TALUVA
from surtsey.taluva.state import State
from surtsey.volcanique import VOLCANIQUE
from surtsey.volcanique.board import read_board
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State as VolcaniqueState
from surtsey.volcanique.table import OVER
from tests.teaching.volcanique.examples import EXAMPLES as VOLCANIQUE_BOARDS
from tests.teaching.volcanique.examples import Example
from tests.teaching.volcanique.lessons import LESSONS, MIDWAY, Lesson, Other, Step

GAMES: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "games"
EXAMPLES: Final = GAMES / "taluva" / "help" / "examples.json"
VOLCANIQUE_EXAMPLES: Final = GAMES / "volcanique" / "help" / "examples.json"
VOLCANIQUE_LESSONS: Final = GAMES / "volcanique" / "help" / "lessons.json"

DRAWN: Final = (
    *("hexes", "critters", "sea", "flows", "cooling", "super", "winter", "islands", "regions", "pending"),
    *("turn_seat", "seat"),
)
"""What a picture takes of a view of Volcanique."""
OWNED: Final = ("hand", "crater", "resources")


def written(examples: dict[str, dict[str, Any]]) -> str:
    """The text of Taluva's file: a line for each position, try and view."""
    return "{\n" + ",\n".join(_example(name, example) for name, example in examples.items()) + "\n}\n"


def _example(name: str, example: dict[str, Any]) -> str:
    state = TALUVA.resume(example["position"], 1)
    tries = ",\n".join("      " + json.dumps(_try(state, each["action"])) for each in example["tries"])
    lines = (
        f'    "position": {json.dumps(example["position"])}',
        f'    "tries": [\n{tries}\n    ]' if tries else '    "tries": []',
        f'    "view": {json.dumps(TALUVA.describe(state.observe(0)))}',
    )
    return f"  {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n  }"


def _try(state: State, text: str) -> dict[str, Any]:
    action = state.parse(text)
    problem = state.explain(action)
    if problem is not None:
        return {"action": text, "problem": problem.code}
    events = [event.json() for event in state.preview(action)]
    taken = [[*event["field"], event["count"]] for event in events if event["code"] == "expansion.field"]
    return {"action": text, "problem": None} | ({"fields": taken} if taken else {})


def pictures_of_volcanique() -> str:
    """The text of Volcanique's file: a line for each view."""
    return "{\n" + ",\n".join(map(_pictures, VOLCANIQUE_BOARDS)) + "\n}\n"


def _pictures(name: str) -> str:
    example = VOLCANIQUE_BOARDS[name]
    rules = Rules.from_options({"limited_timing": "turn_start", **example.options})
    at_rest = read_board(example.board, rules)
    at_rest.stage = OVER  # so that nothing is asked yet
    shown = [_picture(VolcaniqueState(at_rest), example)]
    if example.phase is not None:
        state = VolcaniqueState.at(read_board(example.board, rules), example.phase)
        for action in example.actions:
            state.play(action)
        shown.append(_picture(state, example))
    lines = ",\n".join(f"    {json.dumps(picture)}" for picture in shown)
    return f"  {json.dumps(name)}: [\n{lines}\n  ]"


def _picture(state: VolcaniqueState, example: Example) -> dict[str, Any]:
    view = VOLCANIQUE.show(state.observe(0))
    stock = {name: view["players"][0][name] for name in OWNED} if example.stock else None
    return {"view": {name: view[name] for name in DRAWN}, "stock": stock}


def lessons_of_volcanique() -> str:
    """The text of the file with its lessons: positions of the boards, and what is to be done on them."""
    return json.dumps({"midway": MIDWAY, "lessons": [_lesson(lesson) for lesson in LESSONS]}, indent=2) + "\n"


def _lesson(lesson: Lesson) -> dict[str, Any]:
    return {"id": lesson.id, "position": position_of(lesson), "steps": [_step(step) for step in lesson.steps]}


def position_of(lesson: Lesson) -> str:
    rules = Rules.from_options({"setup": "quick", "limited_timing": "turn_start"})
    return VOLCANIQUE.position(VolcaniqueState.at(read_board(lesson.board, rules), lesson.phase))


def _step(step: Step) -> dict[str, Any]:
    more: dict[str, Any] = {"back": True} if step.back else {}
    if step.others:
        more["others"] = [{"id": other.id, **_goal(other)} for other in step.others]
    return {"id": step.id, "goal": _goal(step), **more}


def _goal(of: Step | Other) -> dict[str, Any]:
    return ({"events": list(of.events)} if of.events else {}) | ({"after": dict(of.after)} if of.after else {})


if __name__ == "__main__":
    EXAMPLES.write_text(written(json.loads(EXAMPLES.read_text())))
    VOLCANIQUE_EXAMPLES.write_text(pictures_of_volcanique())
    VOLCANIQUE_LESSONS.write_text(lessons_of_volcanique())
