"""COLLECT: income, and the limit of what a player may hold. Paying with what was collected."""

from typing import Final

from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import heap_id, heap_text, in_heap
from surtsey.volcanique.agenda import first_in, kind_in, seat_in
from surtsey.volcanique.packing import biome_in, has_seat, node_in, owner_in
from surtsey.volcanique.powers import hand_limit, is_awake, is_herd
from surtsey.volcanique.reasons import not_held, problem, unexplained
from surtsey.volcanique.table import Table
from surtsey.volcanique.tasks import Params, TaskKind

PAID_AFTER: Final = (agenda.BUY, agenda.CLAIM, agenda.SACRIFICE, agenda.DISPLACE)
"""What has a price of its own: an upgrade, an offering, an escape."""


class Collect(TaskKind):
    """The active player collects, and may then hold too much."""

    def carry_out(self, t: Table, doing: i64) -> None:
        gain_from_regions(t, t.active)
        t.push(agenda.task(agenda.DISCARD, t.active))


def gain_from_regions(t: Table, seat: i64) -> None:
    """Collects what every region brings, as far as the supply has it."""
    gained: i64 = 0
    sources: list[tuple[int, int, str, int]] = []
    for region in range(i64(1), t.regions + 1):
        amount, biome = yield_of(t, region, seat)
        if not amount:
            continue
        amount = min(amount, t.supply[biome - 1])
        t.supply[biome - 1] -= amount
        t.resources[seat * 3 + biome - 1] += amount
        gained += amount << (18 - 6 * biome)
        if t.log is not None and amount:
            q, r, letter = t.node_data(_node_of_earner(t, region, seat))
            sources.append((q, r, letter, int(amount)))
    if t.log is not None and gained:
        t.tell("resources.gained", {"seat": int(seat), "resources": heap_text(gained), "from": sources})


def yield_of(t: Table, region: i64, seat: i64) -> tuple[i64, i64]:
    """How much a region brings a seat, and of which biome.

    One resource if a critter of the seat is awake in it, one more if a herd is.
    """
    earners, biome = _earners(t, region, seat)
    if not earners:
        return 0, 0
    return 2 if is_herd(t, seat, earners) else 1, biome


def _node_of_earner(t: Table, region: i64, seat: i64) -> i64:
    """Where one of a seat's critters in a region is awake."""
    for critter in t.critters:
        if owner_in(critter) == seat and t.region[node_in(critter)] == region and is_awake(t, critter):
            return node_in(critter)
    return 0


def _earners(t: Table, region: i64, seat: i64) -> tuple[i64, i64]:
    """How many critters of a seat in a region are awake, and the biome of the region."""
    count: i64 = 0
    biome: i64 = 0
    if has_seat(t.holders[region], seat):
        for critter in t.critters:
            if owner_in(critter) == seat and t.region[node_in(critter)] == region and is_awake(t, critter):
                count += 1
                biome = biome_in(critter)
    return count, biome


# The limit


def excess(t: Table, seat: i64) -> i64:
    """How many resources a seat holds beyond its limit."""
    return t.held(seat) - hand_limit(t, seat)


class Discard(TaskKind):
    """What a seat discards to come down to its limit."""

    def offer(self, t: Table, question: i64) -> None:
        seat = seat_in(question)
        if excess(t, seat) > 0:
            offer_heaps(t, seat, excess(t, seat), actions.DISCARD)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat = seat_in(question)
        give_back(t, seat, id)
        if t.log is not None:
            t.tell("resources.discarded", {"seat": int(seat), "resources": heap_text(id)})

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"held": int(t.held(seat)), "limit": int(hand_limit(t, seat)), "excess": int(excess(t, seat))}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat = seat_in(question)
        if heap_size(id) != excess(t, seat):
            what: Params = {"seat": int(seat), "excess": int(excess(t, seat)), "count": int(heap_size(id))}
            return problem("discard.count", what)
        return not_held(t, seat, id) or unexplained()

    def why_not_pass(self, t: Table, question: i64, asked: Params) -> Problem:
        return problem("pass.discard", asked)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return True


# Paying


class Pay(TaskKind):
    """With what a seat pays where any resources will do."""

    def offer(self, t: Table, question: i64) -> None:
        offer_heaps(t, seat_in(question), first_in(question), actions.PAY)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        pay(t, seat_in(question), id)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        """What for is seen from what goes on afterwards."""
        what: Params = {"price": int(first_in(question))}
        before = int(kind_in(t.agenda[len(t.agenda) - 2])) if len(t.agenda) > 1 else -1
        if before == agenda.DISPLACE:
            return ".escape", what
        if before == agenda.SACRIFICE:
            return ".offering", what
        return ".upgrade" if before in (agenda.CLAIM, agenda.BUY) else "", what

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat, price = seat_in(question), first_in(question)
        if heap_size(id) != price:
            return problem("pay.count", {"seat": int(seat), "price": int(price), "count": int(heap_size(id))})
        return not_held(t, seat, id) or unexplained()

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return 0 < first_in(task) <= t.held(seat_in(task)) and int(kind_in(below)) in PAID_AFTER


def pay(t: Table, seat: i64, id: i64) -> None:
    give_back(t, seat, id)
    if t.log is not None:
        t.tell("paid", {"seat": int(seat), "resources": heap_text(id)})


# Heaps of resources


def heap_size(id: i64) -> i64:
    return in_heap(id, 1) + in_heap(id, 2) + in_heap(id, 3)


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


KINDS: Final[dict[int, TaskKind]] = {
    agenda.COLLECT: Collect("collect", ""),
    agenda.DISCARD: Discard("discard", "", actions.DISCARD),
    agenda.PAY: Pay("pay", "#", actions.PAY),
}
