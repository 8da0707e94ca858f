"""Writes what happened in games of Volcanique, with the land before and after: `make pictures`.

The page shows events one after the other, and so has to know what lies where after each of them; its tests go by this
file. For every kind of event that changes the board it has a stretch of a game in which it happens.
"""

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.volcanique import Rules, State
from surtsey.volcanique.actions import action_text
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.showing import show
from surtsey.volcanique.table import OVER, PLAYING

PICTURES: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "board" / "volcanique" / "pictures.json"
PARTS: Final = ("hexes", "critters", "sea", "flows", "cooling", "super", "winter")

GAMES: Final = (
    (1, "players=2", False),
    (2, "players=3 setup=quick powers=agile,pack,herding,cooperative,colossal,flying,rift,plates,super", True),
    (3, "players=2 setup=quick powers=bomb,landslide,lateral,diversion,migration,erosion,crafty,sea,winter", True),
    (
        4,
        "players=3 setup=quick powers=sea,colossal,burrowing,erosion,landslide,rift,plates,winter,pack burrowing=yes",
        True,
    ),
    (
        5,
        "players=2 setup=quick powers=burrowing,landslide,erosion,migration,super,pack,sea,winter,colossal "
        "burrowing=yes erosion_targets=all",
        True,
    ),
    (6, "players=4 setup=quick powers=bomb,landslide,lateral,diversion,migration,erosion,crafty,sea,winter", True),
    (8, "players=2 setup=quick", False),
)
"""A seed, options, and whether everybody has all powers from the beginning."""
DECISIONS: Final = 700

PREFERRED: Final = ("buy super", "buy winter", "buy volcano")
RARE: Final = (
    "upgrade",
    "put",
    "swim",
    "erode",
    "burrow",
    "surface",
    "rift",
    "plates",
    "shift",
    "slide",
    "move",
    "to",
    "cut",
)


def stretches() -> list[dict[str, Any]]:
    """Of each game the actions after which something happened for the first time."""
    known: set[str] = set()
    return [stretch for game in GAMES for stretch in _new_in(*game, known)]


def _new_in(seed: int, options: str, armed: bool, known: set[str]) -> list[dict[str, Any]]:
    state = State.new(Rules.from_options(dict(option.split("=") for option in options.split())), seed)
    chance = Chance(seed, 1)
    found = []
    before = _picture(state)
    for _ in range(DECISIONS):
        if state.table.stage == OVER:
            break
        if armed and state.table.stage == PLAYING:
            state, armed = _with_all_powers(state), False
        events = [event.json() for event in state.play(_some_action(state, chance)) if event.only is None]
        after = _picture(state)
        codes = {event["code"] for event in events}
        if codes - known:
            known |= codes
            for event in events:
                del event["text"]
            found.append({"before": before, "events": events, "after": _changes(before, after)})
        before = after
    return found


def _picture(state: State) -> dict[str, Any]:
    shown = json.loads(json.dumps(show(state.watch())))
    return {part: shown[part] for part in PARTS}


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The parts that are not as they were; of hexes those that are not, and the fields that are gone."""
    changes = {part: after[part] for part in PARTS if part != "hexes" and after[part] != before[part]}
    fields = [(hex["q"], hex["r"]) for hex in after["hexes"]]
    gone = [(hex["q"], hex["r"]) for hex in before["hexes"] if (hex["q"], hex["r"]) not in fields]
    return {**changes, "changed": [hex for hex in after["hexes"] if hex not in before["hexes"]], "gone": gone}


def _with_all_powers(state: State) -> State:
    table = state.table.copy()
    table.slots = vec[i64]([(1 << len(SLOTS)) - 1] * table.players)
    table.powers = vec[i64]([sum(1 << int(power) for power in table.grid)] * table.players)
    return State.at(table)


def _some_action(state: State, chance: Chance) -> str:
    """Of a player who tries everything, and rather what happens seldom."""
    texts = [action_text(id) for id in sorted(int(id) for id in state.moves())]
    for wanted, odds in ((PREFERRED, 6), (RARE, 2), (("buy", "claim"), 2)):
        some = [text for text in texts if text.startswith(wanted)]
        if some and not chance.below(odds):
            return some[chance.below(len(some))]
    return texts[chance.below(len(texts))]


def written() -> str:
    lines = (json.dumps(stretch, separators=(",", ":")) for stretch in stretches())
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    PICTURES.write_text(written())
