"""Where critters go when something comes down on them: by migration, evacuation, flight; and who stays in a contest."""

from typing import Final

from surtsey.volcanique import actions, agenda, course
from surtsey.volcanique.actions import detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task, third_in
from surtsey.volcanique.choices.asking import Asked, Choice, Chooser, answered, gone, node_spot, option
from surtsey.volcanique.choices.heaps import payments_of
from surtsey.volcanique.displacing import BY_LAND, next_critter, offer_destinations, price_of_escape
from surtsey.volcanique.lava import candidates
from surtsey.volcanique.packing import COLOSSAL, head_hex, hex_of, node_in, node_of, owner_in
from surtsey.volcanique.table import Table


def _displace(asked: Asked) -> list[Choice]:
    """The critter that is asked about, and those there that this seat will be asked about next."""
    t, cause = asked.t.copy(), second_in(asked.question)
    found = []
    while (index := next_critter(t, first_in(asked.question))) >= 0:
        if course.decider(t, asked.question) != asked.seat:
            break
        critter = int(t.critters[index])
        choice = _rescue(t, critter, int(cause), int(third_in(asked.question)))
        if choice["to"] and (cause == BY_LAND or 0 <= choice["price"] <= t.held(owner_in(critter))):
            found.append(choice)
        t.remove(index)
    return found


def _rescue(t: Table, critter: int, cause: int, barred: int) -> Choice:
    """A critter on a tile that something comes down on, its refuges, their price, and what becomes of it otherwise."""
    owner, is_colossal = int(owner_in(critter)), critter & COLOSSAL != 0
    price = 0 if cause == BY_LAND else int(price_of_escape(t, owner, cause))
    goals = _refuges(t, critter, cause, barred)
    otherwise = None if cause == BY_LAND else "wound" if is_colossal else "hand"
    chooser = int(t.active) if cause == BY_LAND and t.rules.migration_chooser == "placer" else owner
    return _row(t, critter, goals, chooser, price, otherwise)


def _row(t: Table, critter: int, goals: list[int], chooser: int, price: int, otherwise: str | None) -> Choice:
    owner = int(owner_in(critter))
    paid = payments_of(t, owner, task(agenda.PAY, owner, price)) if price > 0 else {"pay": [], "best": ""}
    return {
        "do": "rescue",
        "seat": owner,
        "at": node_spot(t, node_in(critter)),
        "colossal": critter & COLOSSAL != 0,
        "to": [node_spot(t, goal) for goal in goals],
        "best": node_spot(t, best_refuge(t, goals, owner == chooser)) if goals else None,
        "price": price,
        "pay": paid["pay"],
        "best_pay": paid["best"],
        "else": otherwise,
    }


def _refuges(t: Table, critter: int, cause: int, barred: int) -> list[int]:
    t.count = 0
    offer_destinations(t, critter, cause, barred)
    return _nodes(t, [int(id) for id in t.ids[: t.count]])


def _nodes(t: Table, ids: list[int] | tuple[int, ...]) -> list[int]:
    return [int(node_of(t.hex_at(place_in(id)), detail_of(id))) for id in ids]


def best_refuge(t: Table, goals: list[int], is_own: bool) -> int:
    """For one's own critter the highest stack that lava does not reach next; for that of another the opposite.

    All refuges lie in one region, so income and edges are the same in each.
    """
    in_reach = _in_reach_of_lava(t)

    def worth(goal: int) -> tuple[bool, int]:
        return int(hex_of(goal)) not in in_reach, int(t.heights[hex_of(goal)])

    return max(goals, key=worth) if is_own else min(goals, key=worth)


def _in_reach_of_lava(t: Table) -> set[int]:
    """The hexes that a flow may come down on next."""
    return {
        int(t.near[head_hex(head) * 6 + direction])
        for head in t.heads
        for direction in range(6)
        if candidates(t, head_hex(head)) >> direction & 1
    }


def _flee(asked: Asked) -> list[Choice]:
    """A Colossal critter for which nobody paid."""
    t = asked.t
    critter = next(
        int(each)
        for each in t.critters
        if node_in(each) == first_in(asked.question) and owner_in(each) == seat_in(asked.question) and each & COLOSSAL
    )
    return [_row(t, critter, _nodes(t, asked.ids), asked.seat, 0, "wound")]


def _keep(asked: Asked) -> list[Choice]:
    """Who may stay, and who goes to hand for each."""
    t = asked.t
    stayers = [(id, int(detail_of(id))) for id in asked.with_verb(actions.KEEP)]
    return [option(id, seat=seat, out=gone(t, answered(t, asked.question, id))) for id, seat in stayers]


CHOICES: Final[dict[int, Chooser]] = {
    agenda.DISPLACE: _displace,
    agenda.FLEE: _flee,
    agenda.KEEP: _keep,
}
