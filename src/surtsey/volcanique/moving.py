"""MOVE: one critter, within its region or to another biome of its tile; and what powers make of that."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.hexes import apart
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import COLOSSAL_BIT, NOTHING, action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task
from surtsey.volcanique.cards import holds_cards, offer_cards, play
from surtsey.volcanique.contests import cooperate, drive_out, wound_cooperators
from surtsey.volcanique.powers import AGILE, BURROWING, COOPERATIVE, FLYING, PACK
from surtsey.volcanique.table import COLOSSAL, FLIPPED, Table, critter_of, node_of

WHOLE: Final = 2
"""How a whole group moves; a single critter moves as its flags say."""


def moves_allowed(t: Table, seat: i64) -> i64:
    return 2 if t.owns(seat, AGILE) else 1


def offer_moves(t: Table, seat: i64) -> None:
    """Which critter or group to move, which to flip."""
    if t.moves < moves_allowed(t, seat):
        for critter in t.critters:
            if critter >> 4 & 15 == seat and not critter & FLIPPED and not t.hex_frozen(critter >> 10):
                detail = critter >> 8 & 3 | (COLOSSAL_BIT if critter & COLOSSAL else 0)
                id = action_id(actions.MOVE, t.places[critter >> 10], detail)
                if not t.has_offer(id) and _can_move(t, seat, critter >> 8):
                    t.offer(id)
        if t.has_groups(seat):
            _offer_groups(t, seat)
    if not t.flipped and t.owns(seat, BURROWING):
        _offer_flips(t, seat)
    offer_cards(t, seat, agenda.MOVE)
    if t.count or holds_cards(t, seat):
        t.offer(NOTHING)


def _can_move(t: Table, seat: i64, node: i64) -> bool:
    """Whether there is anywhere to go."""
    before = t.count
    offer_steps(t, seat, node, True)
    found = t.count > before
    t.count = before
    return found


def offer_steps(t: Table, seat: i64, node: i64, one_will_do: bool) -> None:
    """Where a single critter may go from its node."""
    agile = t.owns(seat, AGILE)
    flying = t.owns(seat, FLYING) and not t.flown
    cooperative = t.owns(seat, COOPERATIVE)
    groups = t.has_groups(seat)
    own = i64(1) << seat
    home = t.region[node]
    for other in range(len(t.region)):
        region = t.region[other]
        if not region or other == node or (t.winter >= 0 and t.hex_frozen(other >> 2)):
            continue
        if region != home:
            here = other >> 2 == node >> 2
            mask = t.holders[region]
            if not mask:
                if not (here or flying or (agile and agile_reaches(t, node >> 2, other >> 2))):
                    continue
            elif not here:
                continue
            elif mask & own:
                if not groups:
                    continue
            elif not cooperative or not may_enter(t, region):
                continue
        t.offer(action_id(actions.TO, t.places[other >> 2], other & 3))
        if one_will_do:
            return


def agile_reaches(t: Table, hex: i64, other: i64) -> bool:
    """Whether an Agile critter gets from a tile to an uncontrolled biome of another one next to it (79, 125)."""
    if apart(t.places[hex], t.places[other]) != 1:
        return False
    return t.rules.agile_edges == "any" or t.match_between(hex, other) != 0


def may_enter(t: Table, region: i64) -> bool:
    """Whether a cooperative critter may enter a region of others: they share it, or have no group there."""
    mask = t.holders[region]
    for seat in range(t.players):
        if mask >> seat & 1 and not t.owns(seat, COOPERATIVE) and t.group_size(region, seat):
            return False
    return True


def _offer_groups(t: Table, seat: i64) -> None:
    """Each group that has somewhere to go, by its first node."""
    for region in range(i64(1), t.regions + 1):
        if not t.holders[region] >> seat & 1:
            continue
        members = movers(t, seat, region)
        if len(members) >= 2:
            first = first_node(t, members)
            before = t.count
            offer_group_steps(t, seat, first, True)
            found = t.count > before
            t.count = before
            if found:
                t.offer(action_id(actions.GROUP, t.places[first >> 2], first & 3))


def movers(t: Table, seat: i64, region: i64) -> vec[i64]:
    """The nodes of a seat's critters in a region that can move."""
    found = vec[i64]()
    for critter in t.critters:
        if critter >> 4 & 15 == seat and t.region[critter >> 8] == region:
            if not critter & FLIPPED and not t.hex_frozen(critter >> 10):
                found = append(found, critter >> 8)
    return found


def first_node(t: Table, nodes: vec[i64]) -> i64:
    """The node with the smallest place."""
    first = nodes[0]
    for node in nodes:
        if t.places[node >> 2] < t.places[first >> 2]:
            first = node
    return first


def offer_group_steps(t: Table, seat: i64, node: i64, one_will_do: bool) -> None:
    """Where a whole group may go: as each of its members could, and a pack where it wants to next to a member."""
    home = t.region[node]
    members = movers(t, seat, home)
    for other in range(len(t.region)):
        region = t.region[other]
        if not region or t.hex_frozen(other >> 2):
            continue
        if region == home:
            if _all_there(members, other):
                continue
        elif not _group_may_go(t, seat, members, other):
            continue
        t.offer(action_id(actions.TO, t.places[other >> 2], other & 3))
        if one_will_do:
            return


def _all_there(members: vec[i64], node: i64) -> bool:
    for member in members:
        if member != node:
            return False
    return True


def _group_may_go(t: Table, seat: i64, members: vec[i64], node: i64) -> bool:
    here = False
    beside = False
    agile = False
    for member in members:
        distance = apart(t.places[member >> 2], t.places[node >> 2])
        here = here or distance == 0
        beside = beside or distance == 1
        agile = agile or (t.owns(seat, AGILE) and agile_reaches(t, member >> 2, node >> 2))
    region = t.region[node]
    mask = t.holders[region]
    if t.owns(seat, PACK) and (here or beside) and pack_wins(t, seat, region, len(members)):
        return True
    if not mask:
        return here or agile
    if mask >> seat & 1:
        return here
    return here and t.owns(seat, COOPERATIVE) and may_enter(t, region)


def pack_wins(t: Table, seat: i64, region: i64, size: i64) -> bool:
    """Whether a pack of that size beats every group of others in a region."""
    for other in range(t.players):
        if other != seat and t.holders[region] >> other & 1 and t.group_size(region, other) >= size:
            return False
    return True


def _offer_flips(t: Table, seat: i64) -> None:
    for critter in t.critters:
        if critter >> 4 & 15 == seat and not critter & COLOSSAL and not t.hex_frozen(critter >> 10):
            kind: i64 = actions.SURFACE if critter & FLIPPED else actions.BURROW
            id = action_id(kind, t.places[critter >> 10], critter >> 8 & 3)
            if not t.has_offer(id):
                t.offer(id)


def choose_move(t: Table, question: i64, id: i64) -> None:
    """A critter or group is picked up, or a critter flipped; then the question comes again."""
    seat = seat_in(question)
    kind = id >> 24
    t.push(question)
    if kind == actions.PLAY:
        play(t, seat, detail_of(id))
        return
    node = node_of(t.hex_at(place_in(id)), detail_of(id) & 3)
    if kind == actions.MOVE:
        flags: i64 = COLOSSAL if detail_of(id) & COLOSSAL_BIT else 0
        t.push(task(agenda.MOVE_TO, seat, node, flags))
    elif kind == actions.GROUP:
        t.push(task(agenda.MOVE_TO, seat, node, WHOLE))
    else:
        _flip(t, seat, node, kind == actions.BURROW)


def _flip(t: Table, seat: i64, node: i64, down: bool) -> None:
    t.flipped = True
    index = t.find(critter_of(node, seat, 0 if down else FLIPPED))
    t.critters[index] = critter_of(node, seat, FLIPPED if down else 0)
    if t.log is not None:
        t.tell("critter.burrowed" if down else "critter.surfaced", {"seat": int(seat), **t.node_params(node)})


def offer_goals(t: Table, question: i64) -> None:
    seat, node = seat_in(question), first_in(question)
    if second_in(question) == WHOLE:
        offer_group_steps(t, seat, node, False)
    else:
        offer_steps(t, seat, node, False)


def move(t: Table, question: i64, id: i64) -> None:
    """Moves a critter or a whole group, and drives out whom it may."""
    seat, node, how = seat_in(question), first_in(question), second_in(question)
    goal = node_of(t.hex_at(place_in(id)), detail_of(id))
    home, region = t.region[node], t.region[goal]
    enters = not t.holders[region] >> seat & 1
    count: i64 = 1
    attacks = False
    t.moves += 1
    if how == WHOLE:
        count = len(movers(t, seat, home))
        attacks = region != home and t.owns(seat, PACK) and pack_wins(t, seat, region, count)
        for index in range(len(t.critters)):
            critter = t.critters[index]
            if critter >> 4 & 15 == seat and t.region[critter >> 8] == home:
                if not critter & FLIPPED and not t.hex_frozen(critter >> 10):
                    t.relocate(index, goal)
    else:
        if region != home and not t.holders[region] and goal >> 2 != node >> 2:
            if not t.owns(seat, AGILE) or not agile_reaches(t, node >> 2, goal >> 2):
                t.flown = True
        t.relocate(t.find(critter_of(node, seat, how)), goal)
    if t.log is not None:
        to = t.node_params(goal)
        what = {
            "seat": int(seat),
            **t.node_params(node),
            "to": to["field"],
            "to_biome": to["biome"],
            "count": int(count),
        }
        t.tell("critter.moved", what)
    for other in range(t.players):
        if other != seat and (attacks or (enters and not t.owns(other, COOPERATIVE))):
            drive_out(t, region, other)
    t.census()
    if enters and not attacks:
        partners: i64 = 0
        for other in range(t.players):
            if other != seat and t.holders[region] >> other & 1 and cooperate(t, seat, other):
                partners |= i64(1) << other
        if partners:
            wound_cooperators(t, region, partners | i64(1) << seat, seat)
