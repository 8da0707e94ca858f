"""What is found by name: games, players and measures, ours and those of other packages, by their entry points.

A package that brings one of them names it in its metadata, in one of these groups. That is all it has to do.
"""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from surtsey.game import SurtseyError

GAMES: Final = "surtsey.games"
PLAYERS: Final = "surtsey.players"
MEASURES: Final = "surtsey.measures"

OURS: Final[Mapping[str, Mapping[str, str]]] = {
    GAMES: {
        "taluva": "surtsey.bundles.taluva:BUNDLE",
        "volcanique": "surtsey.bundles.volcanique:BUNDLE",
    },
    PLAYERS: {
        "random": "surtsey.players.kinds:RANDOM",
        "greedy": "surtsey.players.kinds:GREEDY",
        "search": "surtsey.players.kinds:SEARCH",
        "quick": "surtsey.players.kinds:QUICK",
    },
    MEASURES: {
        "general": "surtsey.lab.measures.general:MEASURES",
        "taluva": "surtsey.lab.measures.taluva:MEASURES",
        "volcanique": "surtsey.lab.measures.volcanique:MEASURES",
    },
}
"""What pyproject.toml says too. It stands here so that ours are found where the sources run without an installation, or
beside the metadata of an older one."""


@cache
def entries(group: str) -> Mapping[str, list[EntryPoint]]:
    """The entry points of a group by their names: ours first, then the others by name."""
    found = {name: [EntryPoint(name, value, group)] for name, value in OURS[group].items()}
    others = [each for each in entry_points(group=group) if each.dist is None or each.dist.name != "surtsey"]
    for each in sorted(others):
        found.setdefault(each.name, []).append(each)
    return found


@cache
def load(group: str, name: str) -> Any:
    """What an entry point yields. It is imported only now: a package that is broken does not harm the others."""
    values = {entry.value: entry for entry in entries(group)[name]}
    if len(values) > 1:
        raise SurtseyError(f"several packages bring a '{name}': {' and '.join(values)}; there can be only one")
    (entry,) = values.values()
    try:
        return entry.load()
    except Exception as error:
        raise SurtseyError(f"'{name}' cannot be loaded from {entry.value}: {error}") from error
