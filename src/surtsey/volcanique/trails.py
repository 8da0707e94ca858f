"""Where lava came from, for those who draw it as a stream.

The table remembers it; a position does not tell it. After one has been read it is found out where only one way is left.
"""

from mypy_extensions import i64

from surtsey.volcanique.packing import head_hex, step_entry, step_origin
from surtsey.volcanique.table import Table
from surtsey.volcanique.tiles import LAVA, VOLCANO

Sources = dict[int, int]
"""Of hexes with lava on top, the hex beside them that it came from."""


def lava_sources(t: Table) -> Sources:
    """Where lava came from; what is not known, or does not lie beside it any more, is missing."""
    tops = {int(entry): hex for hex, entry in enumerate(t.tops)}
    origins = {int(step_entry(step)): int(step_origin(step)) for step in t.trail}
    sources: Sources = {}
    forgotten = []
    for entry, hex in tops.items():
        if t.top_kind(hex) != LAVA:
            continue
        if entry not in origins:
            forgotten.append(hex)
        elif tops.get(origins[entry], -1) in _beside(t, hex):
            sources[hex] = tops[origins[entry]]
    return _found_out(t, forgotten, sources) if forgotten else sources


def _found_out(t: Table, forgotten: list[int], sources: Sources) -> Sources:
    """Adds what only one neighbour can have been the source of, again and again, as each tells more of the others."""
    sources = dict(sources)
    while True:
        left = {hex: _possible(t, hex, sources) for hex in forgotten if hex not in sources}
        found = {
            hex: possible[0]
            for hex, possible in left.items()
            if len(possible) == 1 and left.get(possible[0]) != [hex]  # two that point at each other tell nothing
        }
        if not found:
            return sources
        sources |= found


def _possible(t: Table, hex: int, sources: Sources) -> list[int]:
    """The neighbours of the same flow that are high enough, and have not run on elsewhere."""
    ends = set(sources.values()) if t.rules.lava_spread == "newest" else set()
    if t.rules.lava_spread == "newest":
        ends |= {int(head_hex(head)) for head in t.heads}
    return [
        other
        for other in _beside(t, hex)
        if t.top_kind(other) in (LAVA, VOLCANO)
        and t.note(other) == t.note(hex)
        and t.heights[other] >= t.heights[hex]
        and sources.get(other) != hex
        and other not in ends
    ]


def _beside(t: Table, hex: i64) -> list[int]:
    return [int(t.near[hex * 6 + direction]) for direction in range(6) if t.near[hex * 6 + direction] >= 0]
