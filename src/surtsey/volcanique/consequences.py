"""What a gesture brings, told before it is confirmed: points, regions, losses, edges, the next ways of lava."""

from collections.abc import Sequence
from typing import Any, Final, cast

from surtsey.game import Event
from surtsey.hexes import STEPS, field_of
from surtsey.volcanique.lava import candidates
from surtsey.volcanique.packing import biome_of, head_hex, hex_of, node_in, owner_in
from surtsey.volcanique.scoring import scores
from surtsey.volcanique.state import State
from surtsey.volcanique.table import Table
from surtsey.volcanique.tiles import BIOMES
from surtsey.volcanique.views import Consequences

LOSSES: Final = {
    "critter.lost": "hand",
    "colossal.lost": "hand",
    "swimmer.lost": "hand",
    "colossal.wounded": "wound",
}
"""What events tell of critters that go to hand, whole or in part."""

Land = tuple[tuple[int, int], ...]
"""The nodes of a region, each a place and a biome."""
Seats = tuple[tuple[int, int], ...]
"""Who is there: seats, and how many critters."""


def consequences(before: State, after: State, events: Sequence[Event]) -> Consequences:
    """What has changed between two views of one seat, and who was lost in the events between them."""
    was, now = before.table, after.table
    found = {
        "score": [_changes(old.json(), new.json()) for old, new in zip(scores(was), scores(now), strict=True)],
        "regions": _new_regions(was, now),
        "lost": [_loss(event) for event in events if event.code in LOSSES],
        "matched": [[*field_of(place), direction] for place, direction in sorted(_edges(now) - _edges(was))],
        "lava": _new_lava(was, now),
    }
    return cast(Consequences, found)


def _changes(old: dict[str, int], new: dict[str, int]) -> dict[str, int]:
    """The parts of a score that differ, and by how much."""
    return {part: new[part] - old[part] for part in new if new[part] != old[part]}


def _loss(event: Event) -> dict[str, Any]:
    params = event.params
    q, r = params["field"]
    return {"seat": params["seat"], "at": f"{q},{r}{params.get('biome', '')}", "to": LOSSES[event.code]}


def _new_regions(was: Table, now: Table) -> list[dict[str, Any]]:
    """Regions that were not there before, or not with these seats."""
    old = set(_regions(was))
    return [
        {
            "biome": BIOMES[land[0][1]],
            "fields": [list(field_of(place)) for place, _ in land],
            "seats": [list(each) for each in seats],
        }
        for land, seats in _regions(now)
        if (land, seats) not in old
    ]


def _regions(t: Table) -> list[tuple[Land, Seats]]:
    nodes: dict[int, list[tuple[int, int]]] = {}
    for node, region in enumerate(t.region):
        if region:
            place = int(t.places[hex_of(node)])
            nodes.setdefault(int(region), []).append((place, int(biome_of(node))))
    seats: dict[int, dict[int, int]] = {}
    for critter in t.critters:
        there = seats.setdefault(int(t.region[node_in(critter)]), {})
        there[int(owner_in(critter))] = there.get(int(owner_in(critter)), 0) + 1
    return [
        (tuple(sorted(land)), tuple(sorted(seats.get(region, {}).items()))) for region, land in sorted(nodes.items())
    ]


def _edges(t: Table) -> set[tuple[int, int]]:
    """All matched edges, each once: a place, and a direction."""
    return {
        (int(t.places[hex]), direction)
        for hex in range(len(t.places))
        for direction in range(3)
        if t.matched(hex, direction)
    }


def _new_lava(was: Table, now: Table) -> list[dict[str, Any]]:
    """Where lava has got to, and where it can go on to."""
    old = {int(was.places[head_hex(head)]) for head in was.heads}
    places = [int(now.places[head_hex(head)]) for head in now.heads]
    return [{"at": list(field_of(place)), "ways": _ways(now, place)} for place in places if place not in old]


def _ways(t: Table, place: int) -> list[list[int]]:
    mask = candidates(t, t.hex_at(place))
    return [list(field_of(place + STEPS[direction])) for direction in range(6) if mask >> direction & 1]
