"""LAVA: every flow goes one hex downhill; who lives there may divert it or flee; in the ocean it becomes soil."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.hexes import STEPS, Field, field_of, in_reach
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import NOTHING, action_id
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, second_in, task, third_in
from surtsey.volcanique.dice import DieRoll, fields_of_ways, nth_way, offer_die, ways
from surtsey.volcanique.displacing import BY_LAVA, clear, may_escape
from surtsey.volcanique.packing import SEATS, has_seat, head_flow, head_hex, head_of, step_of
from surtsey.volcanique.powers import may_divert
from surtsey.volcanique.table import Table, has
from surtsey.volcanique.tasks import Params, TaskKind
from surtsey.volcanique.tiles import LAVA, SOIL

DIVERSION_DIE: Final = 3


# Which way


class LavaPhase(TaskKind):
    """All flows that are alive move, oldest first."""

    def carry_out(self, t: Table, doing: i64) -> None:
        t.spread = t.heads[:]
        for _ in range(len(t.spread)):
            t.push(agenda.task(agenda.NEXT_FLOW))


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
        if candidates(t, head_hex(head)):
            return True
    return False


def _flow_alive(t: Table, flow: i64) -> bool:
    """Whether any part of a flow can go on."""
    for head in t.heads:
        if head_flow(head) == flow and candidates(t, head_hex(head)):
            return True
    return False


class NextFlow(TaskKind):
    """The next head of this phase: it moves if there is lower ground."""

    def carry_out(self, t: Table, doing: i64) -> None:
        head = t.spread[0]
        t.spread = t.spread[1:]
        if not t.has_head(head):
            return
        hex, flow = head_hex(head), head_flow(head)
        if candidates(t, hex):
            t.push(agenda.task(agenda.WHICH_WAY, t.active, hex, flow))
            return
        if t.log is not None:
            t.tell("lava.dammed", {"field": field_of(t.places[hex]), "flow": int(flow)})
        if t.rules.dammed == "ends" and not _flow_alive(t, flow):
            end_flow(t, flow)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return True


def _flows_on(t: Table, task: i64) -> bool:
    """Whether lava can be on its way as a task says: there has to be its head, and lower ground."""
    hex, flow = first_in(task), second_in(task)
    return t.has_head(head_of(hex, flow)) and candidates(t, hex) != 0


class WhichWay(DieRoll):
    """In which direction lava goes on: candidates are numbered clockwise from east."""

    def offer(self, t: Table, question: i64) -> None:
        offer_die(t, ways(candidates(t, first_in(question))))

    def ways(self, t: Table, question: i64) -> list[Field]:
        return fields_of_ways(t, first_in(question), candidates(t, first_in(question)))

    def rolled(self, t: Table, question: i64, number: i64) -> None:
        hex = first_in(question)
        aim(t, hex, second_in(question), nth_way(candidates(t, hex), number), 0, 0)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"ways": int(t.count)}

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _flows_on(t, task)


# Diverting it. The third number of a task is  direction | seats that have rolled << 3 | seats that decline << 8


def _direction_in(task: i64) -> i64:
    return third_in(task) & 7


def _rolled_in(task: i64) -> i64:
    return third_in(task) >> 3 & SEATS


def _declined_in(task: i64) -> i64:
    return third_in(task) >> 8


def aim(t: Table, hex: i64, flow: i64, direction: i64, rolled: i64, declined: i64) -> None:
    """Lava is about to go that way. Holders of Lava diversion who are concerned may try, each once in this step.

    `rolled` and `declined` have one bit for each seat that has tried, or does not want to from this target.
    """
    t.push(task(agenda.LAY_LAVA, t.active, hex, flow, direction))
    if t.log is not None:
        where = {"field": field_of(t.places[hex]), "to": field_of(t.places[hex] + STEPS[direction])}
        t.tell("lava.aims", {**where, "flow": int(flow), "ways": fields_of_ways(t, hex, candidates(t, hex))})
    if not may_escape(t):
        return
    target = t.near[hex * 6 + direction]
    for later in range(t.players):
        seat = t.after(t.active, later)
        if not has_seat(rolled | declined, seat) and may_divert(t, seat, target):
            t.push(task(agenda.DIVERT, seat, hex, flow, direction | rolled << 3 | declined << 8))
            return


def _making_for(t: Table, question: i64) -> Params:
    """Where lava makes for."""
    return {"to": field_of(t.places[first_in(question)] + STEPS[_direction_in(question)])}


def _is_aimed(t: Table, task: i64) -> bool:
    """Whether lava can make for where a task says."""
    direction = _direction_in(task)
    return _flows_on(t, task) and direction < 6 and candidates(t, first_in(task)) >> direction & 1 != 0


def _can_be_diverted(t: Table, task: i64, below: i64) -> bool:
    """Whether lava can be under way to where a task says, and has not got there."""
    there = kind_in(below) == agenda.LAY_LAVA and first_in(task) == first_in(below)
    return there and _is_aimed(t, task) and may_escape(t)


class Divert(TaskKind):
    """Whether a holder of Lava diversion tries it."""

    def offer(self, t: Table, question: i64) -> None:
        t.offer(action_id(actions.DIVERT, 0, 0))
        t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        hex, flow = first_in(question), second_in(question)
        t.push(task(agenda.HOW_DIVERTED, seat_in(question), hex, flow, third_in(question)))

    def decline(self, t: Table, question: i64) -> None:
        """Who declines is not asked again unless the target changes; the next holder is."""
        declined = _declined_in(question) | i64(1) << seat_in(question)
        t.drop()
        aim(t, first_in(question), second_in(question), _direction_in(question), _rolled_in(question), declined)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", _making_for(t, question)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _can_be_diverted(t, task, below)


class HowDiverted(DieRoll):
    """Where lava goes instead: 1 the way before, 2 straight on, 3 the way after; straight on too where it cannot go."""

    def offer(self, t: Table, question: i64) -> None:
        offer_die(t, DIVERSION_DIE)

    def ways(self, t: Table, question: i64) -> list[Field]:
        place = t.places[first_in(question)]
        return [field_of(place + STEPS[_diverted(t, question, number)]) for number in range(1, DIVERSION_DIE + 1)]

    def rolled(self, t: Table, question: i64, number: i64) -> None:
        seat, hex, flow = seat_in(question), first_in(question), second_in(question)
        before, direction = _direction_in(question), _diverted(t, question, number)
        if t.log is not None:
            where = {"field": field_of(t.places[hex]), "to": field_of(t.places[hex] + STEPS[direction])}
            t.tell("lava.diverted", {"seat": int(seat), **where, "flow": int(flow)})
        t.drop()
        declined: i64 = _declined_in(question) if direction == before else 0
        aim(t, hex, flow, direction, _rolled_in(question) | i64(1) << seat, declined)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", _making_for(t, question)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _can_be_diverted(t, task, below)


def _diverted(t: Table, question: i64, number: i64) -> i64:
    """The direction that a number of the die means."""
    before = _direction_in(question)
    turned = (before + number + 4) % 6
    return turned if candidates(t, first_in(question)) >> turned & 1 else before


# Getting there


def _lay(t: Table, hex: i64, flow: i64, direction: i64) -> None:
    target = t.near[hex * 6 + direction]
    origin = t.tops[hex]
    t.progress = True
    if t.rules.lava_tiles:
        t.lava_left -= 1
    ocean = target < 0
    if ocean:
        target = t.found(t.places[hex] + STEPS[direction], LAVA << 3, flow)
        t.cooling = append(t.cooling, target)
    else:
        t.exhume(target, "lava")
        t.lay(target, LAVA << 3, flow)
    t.trail = append(t.trail, step_of(t.tops[target], origin))
    if t.log is not None:
        where = {"field": field_of(t.places[target]), "from": field_of(t.places[hex])}
        t.tell("lava.reaches_ocean" if ocean else "lava.flows", {**where, "flow": int(flow)})
    if ocean:
        end_flow(t, flow)
    else:
        t.advance_head(hex, target, flow)
    t.survey()


class LayLava(TaskKind):
    """Lava goes where it makes for."""

    def carry_out(self, t: Table, doing: i64) -> None:
        """First those who live there have to go; then the lava lies there."""
        hex, flow, direction = first_in(doing), second_in(doing), third_in(doing)
        target = t.near[hex * 6 + direction]
        if target >= 0 and t.standing(target):
            t.push(task(agenda.LAY_LAVA, t.active, hex, flow, direction))
            clear(t, target, BY_LAVA)
            return
        _lay(t, hex, flow, direction)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _is_aimed(t, task) and third_in(task) < 6 and kind_in(below) != agenda.LAY_LAVA


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
    t.tell_field("soil.appears", t.places[hex])


KINDS: Final[dict[int, TaskKind]] = {
    agenda.LAVA: LavaPhase("lava", ""),
    agenda.NEXT_FLOW: NextFlow("next_flow", ""),
    agenda.WHICH_WAY: WhichWay("lava_roll", "h#", actions.ROLL),
    agenda.DIVERT: Divert("divert", "h##"),
    agenda.HOW_DIVERTED: HowDiverted("divert_roll", "h##", actions.ROLL),
    agenda.LAY_LAVA: LayLava("lay_lava", "h##"),
}
