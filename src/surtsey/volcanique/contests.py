"""Who stays where owners newly meet, after the land has changed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task, third_in
from surtsey.volcanique.powers import COOPERATIVE, PACK
from surtsey.volcanique.table import COLOSSAL, Table, has, node_of

SEAT_BITS: Final = 5
SEATS: Final = 0b11111


def regions_before(t: Table) -> vec[i64]:
    """The region of each critter, to be remembered before the land changes."""
    found = vec[i64]()
    for critter in t.critters:
        found = append(found, t.region[critter >> 8])
    return found


def resolve(t: Table, before: vec[i64], actor: i64) -> None:
    """After a change of the land: surveys it and settles every contest. `before` is from `regions_before`."""
    t.survey()
    if t.rules.own_duplicates == "return_one":
        for region in range(i64(1), t.regions + 1):
            _return_duplicates(t, region, before)
    contested = vec[i64]()
    for region in range(i64(1), t.regions + 1):
        holders = t.holders[region]
        if holders & (holders - 1):
            meeting = _meeting(t, region, before)
            if meeting & SEATS:
                contested = append(contested, region << 16 | meeting)
    for each in contested:
        _contest(t, each >> 16, each & 0xFFFF, actor)


def _meeting(t: Table, region: i64, before: vec[i64]) -> i64:
    """Who has newly met somebody in a region, one bit each; above them one bit for each pair that has not.

    Two owners have newly met if no region before the change supplied this one with critters of both.
    """
    pairs: i64 = 0
    index: i64 = 0
    for critter in t.critters:
        if t.region[critter >> 8] == region and index < len(before):
            other: i64 = 0
            for companion in t.critters:
                if other < index and before[other] == before[index] and t.region[companion >> 8] == region:
                    pairs |= _pair(critter >> 4 & 15, companion >> 4 & 15)
                other += 1
        index += 1
    holders = t.holders[region]
    met: i64 = 0
    for seat in range(t.players):
        for rival in range(seat):
            if holders >> seat & 1 and holders >> rival & 1 and not pairs & _pair(seat, rival):
                met |= i64(1) << seat | i64(1) << rival
    return met | pairs << SEAT_BITS


def _pair(one: i64, two: i64) -> i64:
    """The bit of a pair of seats; none for a seat with itself."""
    if one == two:
        return 0
    low, high = min(one, two), max(one, two)
    return i64(1) << (low * (9 - low) // 2 + high - low - 1)


def were_together(meeting: i64, one: i64, two: i64) -> bool:
    """Whether two owners have shared before and so do not contest a region now."""
    return meeting >> SEAT_BITS & _pair(one, two) != 0


def _contest(t: Table, region: i64, meeting: i64, actor: i64) -> None:
    """The actor's critters stay if there are any; otherwise it is as the rules of third parties say."""
    if t.holders[region] >> actor & 1:
        _fight(t, region, meeting, actor, actor)
    elif t.rules.third_party_join == "all_leave":
        _all_leave(t, region, meeting, actor)
    else:
        larger = t.rules.third_party_join == "larger_stays"
        candidates = _largest(t, region, meeting & SEATS) if larger else meeting & SEATS
        t.push(task(agenda.KEEP, actor, _node_in(t, region), meeting, candidates))


def _node_in(t: Table, region: i64) -> i64:
    for critter in t.critters:
        if t.region[critter >> 8] == region:
            return critter >> 8
    return 0


def _largest(t: Table, region: i64, met: i64) -> i64:
    most: i64 = 0
    largest: i64 = 0
    for seat in range(t.players):
        if met >> seat & 1:
            size = t.in_region(region, seat)
            if size > most:
                most = size
                largest = 0
            if size == most:
                largest |= i64(1) << seat
    return largest


def offer_survivors(t: Table, question: i64) -> None:
    candidates = third_in(question)
    for seat in range(t.players):
        if candidates >> seat & 1:
            t.offer(action_id(actions.KEEP, 0, seat))


def choose_survivor(t: Table, question: i64, id: i64) -> None:
    region = t.region[first_in(question)]
    _fight(t, region, second_in(question), detail_of(id), seat_in(question))


def _fight(t: Table, region: i64, meeting: i64, survivor: i64, actor: i64) -> None:
    """Each newly met owner against the survivor, in turn order from the actor."""
    if t.log is not None:
        node = _node_in(t, region)
        t.tell("contest", {"seats": seats_in(meeting & SEATS), "winner": int(survivor), **t.node_params(node)})
    beaten: i64 = 0
    for later in range(t.players):
        seat = t.after(actor, later)
        if seat == survivor or not meeting >> seat & 1 or were_together(meeting, seat, survivor):
            continue
        if beaten >> seat & 1 and t.rules.rules_version > 1:
            continue  # a Colossal critter that stayed does not lose a second time
        if cooperate(t, seat, survivor):
            continue
        group = t.group_size(region, seat)
        if group and not beats(t, region, survivor, group):
            if not t.group_size(region, survivor):
                drive_out(t, region, survivor)
                beaten |= i64(1) << survivor
                survivor = seat
        else:
            drive_out(t, region, seat)
    t.census()
    wound_cooperators(t, region, _newly_cooperating(t, region, meeting), actor)


def _newly_cooperating(t: Table, region: i64, meeting: i64) -> i64:
    """Who shares a region by cooperation now with somebody who was not there before, one bit each."""
    mask: i64 = 0
    for seat in range(t.players):
        for other in range(seat):
            if t.holders[region] >> seat & t.holders[region] >> other & 1 and not were_together(meeting, seat, other):
                if cooperate(t, seat, other):
                    mask |= i64(1) << seat | i64(1) << other
    return mask


def cooperate(t: Table, one: i64, two: i64) -> bool:
    """Whether two seats both have Cooperative critters."""
    return t.owns(one, COOPERATIVE) and t.owns(two, COOPERATIVE)


def wound_cooperators(t: Table, region: i64, seats: i64, actor: i64) -> None:
    """Colossal critters of those who newly share a region by cooperation lose a hit point, the actor's first.

    One that has lost it in a contest just before is not Colossal any more: a change of the board costs one at most.
    """
    if t.rules.colossal_cooperation == "unhurt":
        return
    for later in range(t.players):
        seat = t.after(actor, later)
        if not seats >> seat & 1:
            continue
        for index in range(len(t.critters)):
            critter = t.critters[index]
            if critter & COLOSSAL and critter >> 4 & 15 == seat and t.region[critter >> 8] == region:
                t.wound(index)


def beats(t: Table, region: i64, seat: i64, group: i64) -> bool:
    """Whether a seat has a pack in a region that overwhelms a group of that size."""
    return t.owns(seat, PACK) and t.group_size(region, seat) > group


def _all_leave(t: Table, region: i64, meeting: i64, actor: i64) -> None:
    """Nobody survives a meeting that a third party brought about, except by cooperation or as a group."""
    leaving: i64 = 0
    for seat in range(t.players):
        group = t.group_size(region, seat)
        for other in range(t.players):
            if other == seat or not meeting >> seat & 1 or not meeting >> other & 1:
                continue
            share = were_together(meeting, seat, other) or cooperate(t, seat, other)
            if not share and (not group or beats(t, region, other, group)):
                leaving |= i64(1) << seat
    if t.log is not None:
        t.tell("contest.third_party", {"seats": seats_in(meeting & SEATS), **t.node_params(_node_in(t, region))})
    for seat in range(t.players):
        if leaving >> seat & 1:
            drive_out(t, region, seat)
    t.census()
    wound_cooperators(t, region, _newly_cooperating(t, region, meeting), actor)


def drive_out(t: Table, region: i64, seat: i64) -> None:
    """A seat's critters in a region go to hand; a Colossal one loses a hit point and stays."""
    index: i64 = 0
    while index < len(t.critters):
        critter = t.critters[index]
        if critter >> 4 & 15 != seat or t.region[critter >> 8] != region or t.hit(index):
            index += 1


def _return_duplicates(t: Table, region: i64, before: vec[i64]) -> None:
    """For owners without groups: of critters from several regions, all but one region's worth go back."""
    for seat in range(t.players):
        if t.has_groups(seat) or t.in_region(region, seat) < 2:
            continue
        sources = vec[i64]()
        index: i64 = 0
        for critter in t.critters:
            if critter >> 4 & 15 == seat and t.region[critter >> 8] == region:
                source = before[index] if index < len(before) else -index
                if not has(sources, source):
                    sources = append(sources, source)
            index += 1
        if len(sources) > 1:
            t.push(task(agenda.RETURN, seat, _own_node(t, region, seat), len(sources) - 1))


def _own_node(t: Table, region: i64, seat: i64) -> i64:
    for critter in t.critters:
        if t.region[critter >> 8] == region and critter >> 4 & 15 == seat:
            return critter >> 8
    return 0


def offer_returns(t: Table, question: i64) -> None:
    """One critter of a region in which the seat has too many, a plain one if it can be."""
    seat, region = seat_in(question), t.region[first_in(question)]
    if t.in_region(region, seat) < 2:
        return
    for critter in t.critters:
        if critter >> 4 & 15 == seat and t.region[critter >> 8] == region and not critter & COLOSSAL:
            id = action_id(actions.RETURN, t.places[critter >> 10], critter >> 8 & 3)
            if not t.has_offer(id):
                t.offer(id)


def return_critter(t: Table, question: i64, id: i64) -> None:
    seat = seat_in(question)
    node = node_of(t.hex_at(place_in(id)), detail_of(id))
    region = t.region[node]
    index: i64 = 0
    while index < len(t.critters):
        critter = t.critters[index]
        if critter >> 8 == node and critter >> 4 & 15 == seat and not critter & COLOSSAL:
            t.send_home(index)
            break
        index += 1
    t.census()
    if second_in(question) > 1:
        t.push(task(agenda.RETURN, seat, _own_node(t, region, seat), second_in(question) - 1))


def seats_in(mask: i64) -> list[int]:
    return [seat for seat in range(5) if mask >> seat & 1]
