"""LAVA: every flow goes one hex downhill; who lives there may divert it or flee; in the ocean it becomes soil."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.hexes import STEPS, field_of, in_reach
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import NOTHING, action_id
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task, third_in
from surtsey.volcanique.contests import SEATS
from surtsey.volcanique.dice import nth_way, offer_die, ways
from surtsey.volcanique.displacing import BY_LAVA, clear, may_escape
from surtsey.volcanique.powers import DIVERSION
from surtsey.volcanique.table import Table, has
from surtsey.volcanique.tiles import LAVA, SOIL

DIVERSION_DIE: Final = 3


def begin(t: Table) -> None:
    """All flows that are alive move, oldest first."""
    t.spread = t.heads[:]
    for _ in range(len(t.spread)):
        t.push(task(agenda.NEXT_FLOW))


def candidates(t: Table, hex: i64) -> i64:
    """The directions in which lava can go on from a hex, one bit each."""
    if t.rules.lava_tiles and not t.lava_left:
        return 0
    land: i64 = 0
    ocean: i64 = 0
    for direction in range(i64(6)):
        beside = t.near[hex * 6 + direction]
        if beside < 0:
            if in_reach(t.places[hex] + STEPS[direction]):
                ocean |= i64(1) << direction
        elif t.heights[beside] < t.heights[hex] and t.takes_land(beside):
            land |= i64(1) << direction
    if land and t.rules.lava_targets == "land_first":
        return land
    return land | ocean


def any_alive(t: Table) -> bool:
    """Whether some flow can still go on."""
    for head in t.heads:
        if candidates(t, head & 0xFFFF):
            return True
    return False


def next_flow(t: Table) -> None:
    """The next head of this phase: it moves if there is lower ground."""
    head = t.spread[0]
    t.spread = t.spread[1:]
    if not t.has_head(head):
        return
    hex = head & 0xFFFF
    if candidates(t, hex):
        t.push(task(agenda.WHICH_WAY, t.active, hex, head >> 16))
        return
    if t.log is not None:
        t.tell("lava.dammed", {"field": field_of(t.places[hex])})
    if t.rules.dammed == "ends" and not _flow_alive(t, head >> 16):
        end_flow(t, head >> 16)


def _flow_alive(t: Table, flow: i64) -> bool:
    """Whether any part of a flow can go on."""
    for head in t.heads:
        if head >> 16 == flow and candidates(t, head & 0xFFFF):
            return True
    return False


def offer_ways(t: Table, question: i64) -> None:
    offer_die(t, ways(candidates(t, first_in(question))))


def roll_way(t: Table, question: i64, rolled: i64) -> None:
    """Candidates are numbered clockwise from east."""
    hex = first_in(question)
    aim(t, hex, second_in(question), nth_way(candidates(t, hex), rolled), 0, 0)


def aim(t: Table, hex: i64, flow: i64, direction: i64, rolled: i64, declined: i64) -> None:
    """Lava is about to go that way. Holders of Lava diversion who are concerned may try, each once in this step.

    `rolled` and `declined` have one bit for each seat that has tried, or does not want to from this target.
    """
    t.push(task(agenda.LAY_LAVA, t.active, hex, flow, direction))
    if t.log is not None:
        t.tell("lava.aims", {"field": field_of(t.places[hex]), "to": field_of(t.places[hex] + STEPS[direction])})
    if not may_escape(t):
        return
    target = t.near[hex * 6 + direction]
    owners: i64 = t.owners_on(target) if target >= 0 else 0
    for later in range(t.players):
        seat = t.after(t.active, later)
        if (rolled | declined) >> seat & 1 or not t.owns(seat, DIVERSION):
            continue
        if owners >> seat & 1 or t.rules.diversion_any:
            t.push(task(agenda.DIVERT, seat, hex, flow, direction | rolled << 3 | declined << 8))
            return


def offer_diversion(t: Table) -> None:
    t.offer(action_id(actions.DIVERT, 0, 0))
    t.offer(NOTHING)


def choose_diversion(t: Table, question: i64, id: i64) -> None:
    """Who declines is not asked again unless the target changes; the next holder is."""
    seat, hex, flow, packed = seat_in(question), first_in(question), second_in(question), third_in(question)
    if id != NOTHING:
        t.push(task(agenda.HOW_DIVERTED, seat, hex, flow, packed))
        return
    t.drop()
    aim(t, hex, flow, packed & 7, packed >> 3 & SEATS, packed >> 8 | i64(1) << seat)


def divert(t: Table, question: i64, rolled: i64) -> None:
    """1 the way before, 2 straight on, 3 the way after; straight on too where lava cannot go."""
    seat, hex, flow, packed = seat_in(question), first_in(question), second_in(question), third_in(question)
    direction = packed & 7
    turned = (direction + rolled + 4) % 6
    if candidates(t, hex) >> turned & 1:
        direction = turned
    if t.log is not None:
        t.tell("lava.diverted", {"seat": int(seat), "to": field_of(t.places[hex] + STEPS[direction])})
    t.drop()
    declined: i64 = packed >> 8 if direction == packed & 7 else 0
    aim(t, hex, flow, direction, packed >> 3 & SEATS | i64(1) << seat, declined)


def arrive(t: Table, doing: i64) -> None:
    """First those who live there have to go; then the lava lies there."""
    hex, flow, direction = first_in(doing), second_in(doing), third_in(doing)
    target = t.near[hex * 6 + direction]
    if target >= 0 and t.standing(target):
        t.push(task(agenda.LAY_LAVA, t.active, hex, flow, direction))
        clear(t, target, BY_LAVA)
        return
    _lay(t, hex, flow, direction)


def _lay(t: Table, hex: i64, flow: i64, direction: i64) -> None:
    target = t.near[hex * 6 + direction]
    t.progress = True
    if t.rules.lava_tiles:
        t.lava_left -= 1
    ocean = target < 0
    if ocean:
        target = t.found(t.places[hex] + STEPS[direction], LAVA << 3, flow)
        t.cooling = append(t.cooling, target)
    else:
        t.exhume(target)
        t.lay(target, LAVA << 3, flow)
    if t.log is not None:
        t.tell("lava.reaches_ocean" if ocean else "lava.flows", {"field": field_of(t.places[target])})
    if ocean:
        end_flow(t, flow)
    else:
        t.advance_head(hex, target, flow)
    t.survey()


def end_flow(t: Table, flow: i64) -> None:
    """A flow that is over; with the option, its lava on land will cool too (58), at the end of the turn (126)."""
    t.remove_heads(flow)
    if not t.rules.cool_land_lava:
        return
    count: i64 = len(t.places)
    for hex in range(count):
        if t.top_kind(hex) == LAVA and t.note(hex) == flow and not has(t.cooling, hex):
            if t.rules.rules_version == 1:  # then it cooled at once
                _flip(t, hex)
            else:
                t.cooling = append(t.cooling, hex)


def can_cool(t: Table, hex: i64) -> bool:
    """Whether there is lava that can turn to soil: in the ocean, or by the option anywhere."""
    return t.top_kind(hex) == LAVA and (t.heights[hex] == 1 or t.rules.cool_land_lava)


def cool(t: Table) -> None:
    """Lava of flows that are over becomes soil."""
    for hex in t.cooling:
        if t.top_kind(hex) == LAVA and not t.has_flow(t.note(hex)):
            _flip(t, hex)
    t.cooling = vec[i64]()


def _flip(t: Table, hex: i64) -> None:
    entry = t.tops[hex]
    t.tiles[entry] = t.tiles[entry] & 0xFFFF00 | SOIL << 3
    if t.log is not None:
        t.tell("soil.appears", {"field": field_of(t.places[hex])})
