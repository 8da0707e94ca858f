"""Where critters go when something comes down on their tile: migration, evacuation, flight.

Whatever it is, the critters on the hex are dealt with one at a time, in turn order from the active player: each moves
to another node of its region, or goes to hand.
"""

from typing import Final

from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import NOTHING, action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, second_in, task, third_in
from surtsey.volcanique.packing import (
    COLOSSAL,
    FLIPPED,
    biome_in,
    biome_of,
    critter_of,
    flags_in,
    hex_in,
    hex_of,
    node_in,
    node_of,
    owner_in,
)
from surtsey.volcanique.powers import migration_helps
from surtsey.volcanique.reasons import node_problem, problem
from surtsey.volcanique.table import FLUSH, NOBODY, Table
from surtsey.volcanique.tasks import Params, TaskKind

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
        if hex_in(critter) == hex and not critter & FLIPPED:
            order = (owner_in(critter) - t.active + t.players) % t.players
            rank = order << 8 | biome_in(critter) << 4 | flags_in(critter)
            if rank < best_rank:
                best = index
                best_rank = rank
        index += 1
    return best


# Refuges


def refuge_problem(t: Table, node: i64, goal: i64, cause: i64, barred: i64) -> str:
    """Why a critter that has to leave a node cannot go to another; empty if it can."""
    if hex_of(goal) == hex_of(node):
        return "refuge.covered"
    if t.hex_frozen(hex_of(goal)):
        return "node.frozen"
    if t.region[goal] != t.region[node]:
        return "refuge.region"
    if hex_of(goal) == barred:
        return "refuge.sliding"
    near_only = t.rules.evac_adjacent and cause in (BY_LAVA, BY_LANDSLIDE)
    if near_only and t.match_between(hex_of(node), hex_of(goal)) != biome_of(node):
        return "refuge.far"
    return ""


def offer_destinations(t: Table, critter: i64, cause: i64, barred: i64) -> None:
    """The refuges of a critter. From a frozen tile it goes nowhere."""
    node = node_in(critter)
    if t.hex_frozen(hex_of(node)):
        return
    for goal in range(len(t.region)):
        if not refuge_problem(t, node, goal, cause, barred):
            t.offer(action_id(actions.TO, t.places[hex_of(goal)], biome_of(goal)))


def _why_no_refuge(t: Table, node: i64, question: i64, id: i64) -> Problem:
    """Why a critter that has to leave a node cannot go somewhere."""
    place, biome = place_in(id), detail_of(id)
    nowhere = node_problem(t, place, biome)
    if nowhere is not None and place != t.places[hex_of(node)]:
        return nowhere
    goal = node_of(t.hex_at(place), biome)
    reason = refuge_problem(t, node, goal, second_in(question), third_in(question))
    where = t.node_params(goal)
    if reason == "refuge.covered":
        return problem(reason, {"field": where["field"]})
    origin = t.node_params(node)
    return problem(reason, {**where, "origin": origin["field"], "origin_biome": origin["biome"]})


def _move(t: Table, index: i64, id: i64, cause: i64) -> None:
    critter = t.critters[index]
    node = node_of(t.hex_at(place_in(id)), detail_of(id))
    t.relocate(index, node)
    t.census()
    if t.log is not None:
        from_params = t.node_params(node_in(critter))
        to = t.node_params(node)["field"]
        what: Params = {"seat": int(owner_in(critter)), **from_params, "to": to}
        t.tell("critter.escaped", {**what, "cause": CAUSES[cause], "colossal": critter & COLOSSAL != 0})


def _lose(t: Table, index: i64, cause: i64) -> None:
    t.send_home(index, CAUSES[cause], _whose_doing(t, cause))
    t.census()


def _whose_doing(t: Table, cause: i64) -> i64:
    """Who lets something come down; nobody lets lava flow."""
    if cause != BY_LANDSLIDE:
        return NOBODY if cause == BY_LAVA else t.active
    for doing in t.agenda:
        if kind_in(doing) == agenda.LAND_SLIDES:
            return seat_in(doing)
    return NOBODY


# Migration and evacuation


def may_escape(t: Table) -> bool:
    """While the last lava runs out, whether critters may evacuate and flee, and lava be diverted (123)."""
    return t.stage != FLUSH or t.rules.flush_escapes


def price_of_escape(t: Table, seat: i64, cause: i64) -> i64:
    """What a plain critter's owner has to pay for it to move; -1 if it cannot."""
    if cause == BY_VOLCANO:
        return t.rules.vm_cost if migration_helps(t, seat) else -1
    return t.rules.evac_cost


class Displace(TaskKind):
    """Where the next critter on a tile goes that something comes down on, or that it is given up."""

    def offer(self, t: Table, question: i64) -> None:
        """Where the next critter may go. A critter that has no choice is dealt with at once, and so on to the next."""
        hex, cause, barred = first_in(question), second_in(question), third_in(question)
        while True:
            index = next_critter(t, hex)
            if index < 0:
                sink_burrowed(t, hex, cause)
                return
            critter = t.critters[index]
            seat = owner_in(critter)
            if cause == BY_LAND:
                offer_destinations(t, critter, cause, barred)
                if t.count:
                    return
                _lose(t, index, cause)
                continue
            if not may_escape(t):
                _lose(t, index, cause)
                continue
            price = price_of_escape(t, seat, cause)
            if price >= 0 and t.held(seat) >= price:
                offer_destinations(t, critter, cause, barred)
                if t.count:
                    t.offer(NOTHING)
                    return
            if critter & COLOSSAL:
                t.push(task(agenda.FLEE, seat, node_in(critter), cause, barred))
                return
            _lose(t, index, cause)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        """The critter goes there; then it is the turn of those that are left."""
        t.push(question)
        cause = second_in(question)
        index = next_critter(t, first_in(question))
        seat = owner_in(t.critters[index])
        _move(t, index, id, cause)
        if cause != BY_LAND:
            price = price_of_escape(t, seat, cause)
            if price > 0:
                t.push(task(agenda.PAY, seat, price))

    def decline(self, t: Table, question: i64) -> None:
        """Nobody pays for the critter: a Colossal one flees, others are lost."""
        t.push(question)
        index = next_critter(t, first_in(question))
        critter = t.critters[index]
        if critter & COLOSSAL:
            cause, barred = second_in(question), third_in(question)
            t.push(task(agenda.FLEE, owner_in(critter), node_in(critter), cause, barred))
        else:
            _lose(t, index, second_in(question))

    def decider(self, t: Table, question: i64) -> i64:
        """The owner; where land comes down the placer, if the rules say so."""
        if second_in(question) == BY_LAND and t.rules.migration_chooser == "placer":
            return t.active
        return owner_in(t.critters[next_critter(t, first_in(question))])

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        cause = second_in(question)
        critter = t.critters[next_critter(t, first_in(question))]
        owner = int(owner_in(critter))
        what: Params = {**t.node_params(node_in(critter)), "owner": owner}
        if cause == BY_LAND:
            return f".{CAUSES[cause]}" + (".own" if owner == seat else ""), what
        what["price"] = int(price_of_escape(t, owner, cause))
        return f".{CAUSES[cause]}" + (".colossal" if critter & COLOSSAL else ""), what

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        return _why_no_refuge(t, node_in(t.critters[next_critter(t, first_in(question))]), question, id)

    def why_not_pass(self, t: Table, question: i64, asked: Params) -> Problem:
        return problem("pass.migrate", asked)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        """What comes down has to be next; on the sliding tile nobody finds refuge."""
        hex, cause = first_in(task), second_in(task)
        coming = kind_in(below)
        if cause == BY_LAVA:
            return coming == agenda.LAY_LAVA and t.near[first_in(below) * 6 + third_in(below)] == hex
        if cause == BY_LAND:
            return coming == agenda.LAY_LAND and first_in(below) == hex
        if cause == BY_VOLCANO:
            return coming == agenda.BURY and first_in(below) == hex
        return cause == BY_LANDSLIDE and coming == agenda.LAND_SLIDES and second_in(below) == hex


# Flight


def _fleeing(t: Table, question: i64) -> i64:
    index: i64 = 0
    for critter in t.critters:
        if node_in(critter) == first_in(question) and owner_in(critter) == seat_in(question) and critter & COLOSSAL:
            return index
        index += 1
    return -1


class Flee(TaskKind):
    """Where a Colossal critter flees to, at the cost of a hit point."""

    def offer(self, t: Table, question: i64) -> None:
        """Where a Colossal critter that nobody paid for flees to. If there is no such place, both pieces are lost."""
        index = _fleeing(t, question)
        offer_destinations(t, t.critters[index], second_in(question), third_in(question))
        if not t.count:
            _lose(t, index, second_in(question))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        index = _fleeing(t, question)
        t.wound(index, CAUSES[second_in(question)], _whose_doing(t, second_in(question)))
        _move(t, index, id, second_in(question))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        return _why_no_refuge(t, first_in(question), question, id)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        node = first_in(task)
        if kind_in(below) != agenda.DISPLACE or first_in(below) != hex_of(node) or not may_escape(t):
            return False
        return second_in(task) == second_in(below) and t.find(critter_of(node, seat_in(task), COLOSSAL)) >= 0


# What is burrowed


def sink_burrowed(t: Table, hex: i64, cause: i64) -> None:
    """Burrowed critters stay under stacked land; lava and volcanoes remove them, buried ones too."""
    index: i64 = 0
    while index < len(t.critters):
        critter = t.critters[index]
        if hex_in(critter) != hex or not critter & FLIPPED:
            index += 1
        elif cause in (BY_LAND, BY_LANDSLIDE):
            t.bury(index)
        else:
            t.send_home(index, CAUSES[cause], _whose_doing(t, cause))
    if cause in (BY_LAVA, BY_VOLCANO):
        t.exhume(hex, CAUSES[cause], _whose_doing(t, cause))
    t.census()


KINDS: Final[dict[int, TaskKind]] = {
    agenda.DISPLACE: Displace("displace", "h#o", actions.TO),
    agenda.FLEE: Flee("flee", "n#o", actions.TO),
}
