"""Set-up: who begins, the starting islands, the power grid, the first resources."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.hexes import STEPS, apart, field_of, place_of
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_id, detail_of, heap_id, in_heap, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task, third_in
from surtsey.volcanique.collecting import gain_from_regions
from surtsey.volcanique.powers import SLOTS
from surtsey.volcanique.table import Table, has, node_of
from surtsey.volcanique.tiles import (
    EDGES,
    LAND_KINDS,
    MASKS,
    TRIO_DLM,
    TRIO_DML,
    UNO_L,
    is_duo,
    rotations,
    tile_text,
)

UNO_STEP: Final = 0
DUO_STEP: Final = 1
TRIO_STEP: Final = 2

SITES: Final = {
    2: (((1, 1), (2, 1), (2, 0)), ((-2, 0), (-1, 0), (-1, -1))),
    3: (((-1, 2), (0, 2), (-1, 3)), ((-2, -1), (-1, -1), (-2, 0)), ((2, -2), (3, -2), (2, -1))),
    4: (
        ((-3, 1), (-2, 1), (-3, 2)),
        ((0, -3), (1, -3), (0, -2)),
        ((2, -1), (3, -1), (3, -2)),
        ((-1, 3), (0, 3), (0, 2)),
    ),
    5: (
        ((3, -1), (4, -1), (4, -2)),
        ((1, 2), (2, 2), (1, 3)),
        ((-3, 3), (-2, 3), (-3, 4)),
        ((-3, 0), (-2, 0), (-2, -1)),
        ((1, -3), (2, -3), (1, -2)),
    ),
}
"""Where the islands lie in the quick set-up, for each number of players."""
SITE_GAP: Final = 3


def begin(t: Table) -> None:
    """Puts the whole set-up on the agenda."""
    t.push(task(agenda.BEGIN_TURN))
    t.push(task(agenda.FIRST_INCOME))
    for slot in range(i64(len(SLOTS) - 1), i64(-1), -1):
        t.push(task(agenda.WHICH_POWER, 0, slot))
    t.push(task(agenda.WHO_BEGINS))


def offer_seats(t: Table) -> None:
    for seat in range(t.players):
        t.offer(action_id(actions.FIRST, 0, seat))


def choose_first(t: Table, seat: i64) -> None:
    """From the first player on, each builds an island."""
    t.first = seat
    t.active = seat
    if t.log is not None:
        t.tell("setup.first", {"seat": int(seat)})
    for later in range(t.players - 1, i64(-1), -1):
        t.push(task(agenda.SET_UP_ISLAND, t.after(seat, later)))


def begin_island(t: Table, seat: i64) -> None:
    t.active = seat
    t.push(task(agenda.SET_UP_TILE, seat, UNO_STEP))


def offer_tiles(t: Table, step: i64) -> None:
    """An uno; a duo that can match it; a trio."""
    for kind in range(i64(LAND_KINDS)):
        if not t.stock[kind]:
            continue
        if step == UNO_STEP:
            if kind <= UNO_L and _duo_left(t, MASKS[kind]):
                t.offer(action_id(actions.TAKE, 0, kind))
        elif step == DUO_STEP:
            if is_duo(kind) and shares_biome(t, kind):
                t.offer(action_id(actions.TAKE, 0, kind))
        elif kind in (TRIO_DML, TRIO_DLM):
            t.offer(action_id(actions.TAKE, 0, kind))


def shares_biome(t: Table, kind: i64) -> bool:
    """Whether a tile has a biome of the one that was laid last."""
    return MASKS[kind] & MASKS[t.top_kind(len(t.places) - 1)] != 0


def _duo_left(t: Table, mask: i64) -> bool:
    for kind in range(i64(LAND_KINDS)):
        if is_duo(kind) and t.stock[kind] and MASKS[kind] & mask:
            return True
    return False


def take_tile(t: Table, question: i64, id: i64) -> None:
    kind = detail_of(id)
    t.take_tile(kind)
    t.push(task(agenda.SET_UP_FIELD, seat_in(question), kind, first_in(question)))


def offer_fields(t: Table, question: i64) -> None:
    """On the preset site where there is one; otherwise wherever an island fits."""
    step = second_in(question)
    order = (t.active - t.first + t.players) % t.players
    if t.rules.setup == "quick" and t.rules.start_gap == SITE_GAP:
        for q, r in SITES[int(t.players)][int(order)]:
            place = place_of(q, r)
            if t.hex_at(place) < 0:
                t.offer(action_id(actions.AT, place, 0))
        return
    for place in _fields(t, step, order):
        t.offer(action_id(actions.AT, place, 0))


def _fields(t: Table, step: i64, order: i64) -> vec[i64]:
    """Where the next tile of the island may lie."""
    found = vec[i64]()
    own = len(t.places) - step
    if step == UNO_STEP:
        if order == 0:
            return append(found, place_of(0, 0))
        reach: i64 = t.rules.start_gap + 2
        for place in t.places:
            for dq in range(-reach, reach + 1):
                for dr in range(-reach, reach + 1):
                    candidate = place + dq * 256 + dr
                    if not has(found, candidate) and _fits(t, candidate, own, step):
                        found = append(found, candidate)
        return found
    for hex in range(own, len(t.places)):
        for direction in range(i64(6)):
            candidate = t.places[hex] + STEPS[direction]
            if t.hex_at(candidate) < 0 and not has(found, candidate) and _fits(t, candidate, own, step):
                found = append(found, candidate)
    return found


def _fits(t: Table, place: i64, own: i64, step: i64) -> bool:
    """Whether a tile keeps the gap to the other islands, which begin before `own`, and the island can be completed."""
    if own == 0:
        return True
    island = append(t.places[own:], place)
    return _from_others(t, place, own) >= t.rules.start_gap and _can_be_completed(t, island, own, 2 - step)


def _can_be_completed(t: Table, island: vec[i64], own: i64, missing: i64) -> bool:
    """Whether an island can have its other tiles so that all keep the gap and one lies just there."""
    gap: i64 = t.rules.start_gap
    nearest: i64 = 999
    for place in island:
        nearest = min(nearest, _from_others(t, place, own))
    if nearest - gap > missing:
        return False
    if not missing:
        return True
    for place in island:
        for direction in range(i64(6)):
            beside = place + STEPS[direction]
            if not has(island, beside) and _from_others(t, beside, own) >= gap:
                if _can_be_completed(t, append(island[:], beside), own, missing - 1):
                    return True
    return False


def _from_others(t: Table, place: i64, own: i64) -> i64:
    least: i64 = 999
    for hex in range(own):
        least = min(least, apart(place, t.places[hex]))
    return least


def choose_field(t: Table, question: i64, id: i64) -> None:
    t.push(task(agenda.SET_UP_ROTATION, seat_in(question), first_in(question), place_in(id), second_in(question)))


def offer_rotations(t: Table, question: i64) -> None:
    """With a matched edge to what the island has already."""
    kind, place, step = first_in(question), second_in(question), third_in(question)
    own = len(t.places) - step
    for rotation in range(rotations(kind)):
        if step == UNO_STEP or _matches(t, kind << 3 | rotation, place, own):
            t.offer(action_id(actions.TURN, 0, rotation))


def _matches(t: Table, tile: i64, place: i64, own: i64) -> bool:
    for direction in range(i64(6)):
        hex = t.hex_at(place + STEPS[direction])
        if hex >= own and EDGES[tile * 6 + direction] == EDGES[t.top(hex) * 6 + (direction + 3) % 6]:
            return True
    return False


def choose_rotation(t: Table, question: i64, id: i64) -> None:
    seat, kind, place, step = seat_in(question), first_in(question), second_in(question), third_in(question)
    tile = kind << 3 | detail_of(id)
    t.found(place, tile)
    t.survey()
    if t.log is not None:
        t.tell("setup.tile", {"seat": int(seat), "tile": tile_text(tile), "field": field_of(place)})
    if step < TRIO_STEP:
        t.push(task(agenda.SET_UP_TILE, seat, step + 1))
        return
    _place_critters(t, seat)


def _place_critters(t: Table, seat: i64) -> None:
    """One on the uno, one on the biome of the duo that is not the uno's; the third is chosen."""
    uno = len(t.places) - 3
    biome: i64 = t.top_kind(uno) + 1
    other = MASKS[t.top_kind(uno + 1)] & ~(i64(1) << biome)
    _put(t, node_of(uno, biome), seat)
    for biome in range(i64(1), i64(4)):
        if other >> biome & 1:
            _put(t, node_of(uno + 1, biome), seat)
    t.push(task(agenda.SET_UP_CRITTER, seat))


def _put(t: Table, node: i64, seat: i64) -> None:
    t.settle(node, seat)
    if t.log is not None:
        t.tell("setup.critter", {"seat": int(seat), **t.node_params(node)})


def offer_critters(t: Table) -> None:
    """On the trio, where nobody is yet."""
    trio = len(t.places) - 1
    for biome in range(i64(1), i64(4)):
        if not t.holder_mask(node_of(trio, biome)):
            t.offer(action_id(actions.CLAIM, t.places[trio], biome))


def place_critter(t: Table, seat: i64, id: i64) -> None:
    _put(t, node_of(t.hex_at(place_in(id)), detail_of(id)), seat)


def first_income(t: Table) -> None:
    """One resource for each region; those after the first player choose some more (127)."""
    t.active = t.after(t.first, 1)
    for later in range(t.players):
        gain_from_regions(t, t.after(t.first, later))
    for later in range(t.players - 1, i64(0), -1):
        t.push(task(agenda.SET_UP_GAIN, t.after(t.first, later)))


def offer_gains(t: Table) -> None:
    """The bonus, of free choice as far as the supply goes."""
    bonus = bonus_left(t)
    if not bonus:
        return
    for dark in range(bonus + 1):
        for medium in range(bonus - dark + 1):
            light = bonus - dark - medium
            if dark <= t.supply[0] and medium <= t.supply[1] and light <= t.supply[2]:
                t.offer(heap_id(actions.GAIN, dark, medium, light))


def bonus_left(t: Table) -> i64:
    """How many resources a later player takes: what the option says, if the supply has so many."""
    return min(i64(t.rules.later_bonus), t.supply[0] + t.supply[1] + t.supply[2])


def gain(t: Table, seat: i64, id: i64) -> None:
    t.active = t.after(seat, 1)
    for biome in range(i64(3)):
        count = in_heap(id, biome + 1)
        t.supply[biome] -= count
        t.resources[seat * 3 + biome] += count
    if t.log is not None:
        t.tell("resources.gained", {"seat": int(seat), "resources": actions.heap_text(id)})
