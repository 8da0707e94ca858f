"""Writes what the engine says of the drawn examples of Taluva's rules: `make examples`, after positions have changed.

By hand come the position of each, and the actions that are tried there; from the engine come the view that the page
draws, the problem of each try, and the fields that an expansion takes.
"""

import json
from pathlib import Path
from typing import Any, Final

from surtsey.taluva import TALUVA
from surtsey.taluva.state import State

EXAMPLES: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "games" / "taluva" / "help" / "examples.json"


def written(examples: dict[str, dict[str, Any]]) -> str:
    """The text of the file: a line for each position, try and view."""
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


if __name__ == "__main__":
    EXAMPLES.write_text(written(json.loads(EXAMPLES.read_text())))
