"""COLLECT: income, and the limit of what a player may hold."""

from mypy_extensions import i64

from surtsey.volcanique import actions
from surtsey.volcanique.actions import heap_id, heap_text, in_heap
from surtsey.volcanique.powers import HERDING
from surtsey.volcanique.table import FLIPPED, Table


def gain_from_regions(t: Table, seat: i64) -> None:
    """One resource for each region in which a critter of the seat is awake and not frozen, one more if a herd is."""
    gained: i64 = 0
    for region in range(i64(1), t.regions + 1):
        earners, biome = _earners(t, region, seat)
        if not earners:
            continue
        amount: i64 = 2 if t.owns(seat, HERDING) and earners >= 2 else 1
        amount = min(amount, t.supply[biome - 1])
        t.supply[biome - 1] -= amount
        t.resources[seat * 3 + biome - 1] += amount
        gained += amount << (18 - 6 * biome)
    if t.log is not None and gained:
        t.tell("resources.gained", {"seat": int(seat), "resources": heap_text(gained)})


def _earners(t: Table, region: i64, seat: i64) -> tuple[i64, i64]:
    """How many critters of a seat in a region are awake and not frozen, and the biome of the region."""
    count: i64 = 0
    biome: i64 = 0
    if t.holders[region] >> seat & 1:
        for critter in t.critters:
            if critter >> 4 & 15 == seat and not critter & FLIPPED and t.region[critter >> 8] == region:
                if not t.hex_frozen(critter >> 10):
                    count += 1
                    biome = critter >> 8 & 3
    return count, biome


def offer_discards(t: Table, seat: i64) -> None:
    """Every way to come down to the limit."""
    excess = t.held(seat) - t.limit(seat)
    if excess <= 0:
        return
    offer_heaps(t, seat, excess, actions.DISCARD)


def offer_heaps(t: Table, seat: i64, size: i64, kind: i64) -> None:
    """Every heap of that many of the seat's resources."""
    dark, medium, light = t.resources[seat * 3], t.resources[seat * 3 + 1], t.resources[seat * 3 + 2]
    for of_dark in range(min(dark, size) + 1):
        for of_medium in range(min(medium, size - of_dark) + 1):
            if size - of_dark - of_medium <= light:
                t.offer(heap_id(kind, of_dark, of_medium, size - of_dark - of_medium))


def give_back(t: Table, seat: i64, id: i64) -> None:
    """Resources go back to the supply."""
    for biome in range(i64(3)):
        count = in_heap(id, biome + 1)
        t.resources[seat * 3 + biome] -= count
        t.supply[biome] += count


def discard(t: Table, seat: i64, id: i64) -> None:
    give_back(t, seat, id)
    if t.log is not None:
        t.tell("resources.discarded", {"seat": int(seat), "resources": heap_text(id)})
