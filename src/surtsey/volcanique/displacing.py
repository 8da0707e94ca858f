"""Where critters go when something comes down on their tile: migration, evacuation, flight.

Whatever it is, the critters on the hex are dealt with one at a time, in turn order from the active player: each moves
to another node of its region, or goes to hand.
"""

from typing import Final

from mypy_extensions import i64

from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import NOTHING, action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task, third_in
from surtsey.volcanique.powers import MIGRATION
from surtsey.volcanique.table import COLOSSAL, FLIPPED, FLUSH, Table, node_of

BY_LAND: Final = 0
BY_LAVA: Final = 1
BY_VOLCANO: Final = 2
BY_LANDSLIDE: Final = 3

CAUSES: Final = ("land", "lava", "volcano", "landslide")
NOWHERE: Final = 0x7FFF
"""No hex."""


def clear(t: Table, hex: i64, cause: i64, barred: i64 = NOWHERE) -> None:
    """Puts on the agenda that the critters on a hex have to go. `barred`: a hex that is no refuge."""
    t.push(task(agenda.DISPLACE, 0, hex, cause, barred))


def next_critter(t: Table, hex: i64) -> i64:
    """The next critter that has to go, by turn order, biome and size; -1 if there is none."""
    best: i64 = -1
    best_rank: i64 = 1 << 30
    index: i64 = 0
    for critter in t.critters:
        if critter >> 10 == hex and not critter & FLIPPED:
            seat = critter >> 4 & 15
            rank = (seat - t.active + t.players) % t.players << 8 | (critter >> 8 & 3) << 4 | critter & 15
            if rank < best_rank:
                best = index
                best_rank = rank
        index += 1
    return best


def decider(t: Table, question: i64) -> i64:
    """Who decides where the next critter goes."""
    critter = t.critters[next_critter(t, first_in(question))]
    if second_in(question) == BY_LAND and t.rules.migration_chooser == "placer":
        return t.active
    return critter >> 4 & 15


def price_of_escape(t: Table, seat: i64, cause: i64) -> i64:
    """What a plain critter's owner has to pay for it to move; -1 if it cannot."""
    if cause == BY_VOLCANO:
        if not t.owns(seat, MIGRATION) or (seat == t.active and not t.rules.vm_own):
            return -1
        return t.rules.vm_cost
    return t.rules.evac_cost


def may_escape(t: Table) -> bool:
    """While the last lava runs out, whether critters may evacuate and flee, and lava be diverted (123)."""
    return t.stage != FLUSH or t.rules.flush_escapes


def offer_refuges(t: Table, question: i64) -> None:
    """Where the next critter may go. A critter that has no choice is dealt with at once, and so on to the next."""
    hex, cause, barred = first_in(question), second_in(question), third_in(question)
    while True:
        index = next_critter(t, hex)
        if index < 0:
            sink_burrowed(t, hex, cause)
            return
        critter = t.critters[index]
        seat = critter >> 4 & 15
        if cause == BY_LAND:
            offer_destinations(t, critter, cause, barred)
            if t.count:
                return
            t.send_home(index)
            t.census()
            continue
        if not may_escape(t):
            t.send_home(index)
            t.census()
            continue
        price = price_of_escape(t, seat, cause)
        if price >= 0 and t.held(seat) >= price:
            offer_destinations(t, critter, cause, barred)
            if t.count:
                t.offer(NOTHING)
                return
        if critter & COLOSSAL:
            t.push(task(agenda.FLEE, seat, critter >> 8, cause, barred))
            return
        t.send_home(index)
        t.census()


def offer_destinations(t: Table, critter: i64, cause: i64, barred: i64) -> None:
    """The other nodes of a critter's region, in reach and not frozen."""
    node = critter >> 8
    hex = node >> 2
    if t.hex_frozen(hex):
        return
    region = t.region[node]
    near_only = t.rules.evac_adjacent and cause in (BY_LAVA, BY_LANDSLIDE)
    for other in range(len(t.region)):
        if t.region[other] != region or other == node or other >> 2 == barred or t.hex_frozen(other >> 2):
            continue
        if not near_only or t.match_between(hex, other >> 2) == node & 3:
            t.offer(action_id(actions.TO, t.places[other >> 2], other & 3))


def go(t: Table, question: i64, id: i64) -> None:
    """The next critter goes where it was decided, or is given up; then it is the turn of those that are left."""
    t.push(question)
    hex, cause, barred = first_in(question), second_in(question), third_in(question)
    index = next_critter(t, hex)
    critter = t.critters[index]
    seat = critter >> 4 & 15
    if id == NOTHING:
        if critter & COLOSSAL:
            t.push(task(agenda.FLEE, seat, critter >> 8, cause, barred))
        else:
            t.send_home(index)
            t.census()
        return
    _move(t, index, id)
    if cause != BY_LAND:
        price = price_of_escape(t, seat, cause)
        if price > 0:
            t.push(task(agenda.PAY, seat, price))


def _move(t: Table, index: i64, id: i64) -> None:
    critter = t.critters[index]
    node = node_of(t.hex_at(place_in(id)), detail_of(id))
    t.relocate(index, node)
    t.census()
    if t.log is not None:
        from_params = t.node_params(critter >> 8)
        to = t.node_params(node)["field"]
        t.tell("critter.escaped", {"seat": int(critter >> 4 & 15), **from_params, "to": to})


def offer_flight(t: Table, question: i64) -> None:
    """Where a Colossal critter that nobody paid for flees to. If there is no such place, both pieces are lost."""
    index = _fleeing(t, question)
    offer_destinations(t, t.critters[index], second_in(question), third_in(question))
    if not t.count:
        t.send_home(index)
        t.census()


def flee(t: Table, question: i64, id: i64) -> None:
    index = _fleeing(t, question)
    t.wound(index)
    _move(t, index, id)


def _fleeing(t: Table, question: i64) -> i64:
    seat = seat_in(question)
    index: i64 = 0
    for critter in t.critters:
        if critter >> 8 == first_in(question) and critter >> 4 & 15 == seat and critter & COLOSSAL:
            return index
        index += 1
    return -1


def sink_burrowed(t: Table, hex: i64, cause: i64) -> None:
    """Burrowed critters stay under stacked land; lava and volcanoes remove them, buried ones too."""
    index: i64 = 0
    while index < len(t.critters):
        critter = t.critters[index]
        if critter >> 10 != hex or not critter & FLIPPED:
            index += 1
        elif cause in (BY_LAND, BY_LANDSLIDE):
            t.bury(index)
        else:
            t.send_home(index)
    if cause in (BY_LAVA, BY_VOLCANO):
        t.exhume(hex)
    t.census()
