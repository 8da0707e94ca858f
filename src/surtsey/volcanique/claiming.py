"""CLAIM and SACRIFICE: critters put on empty tiles, at sea, on top of each other, or into the crater."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.hexes import STEPS, field_of, in_reach
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import NOTHING, action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, task
from surtsey.volcanique.cards import holds_cards, offer_cards, play
from surtsey.volcanique.powers import COLOSSAL as COLOSSAL_POWER
from surtsey.volcanique.powers import FRUGAL, SEA
from surtsey.volcanique.table import (
    COLOSSAL,
    CRATER,
    FINAL_TURNS,
    FLIPPED,
    FLUSH,
    PLAYING,
    Table,
    critter_of,
    has,
    node_of,
)
from surtsey.volcanique.tiles import EDGES, MASKS

UPGRADE_PRICE: Final = 4
OFFERING_PRICE: Final = 5
FRUGAL_PRICE: Final = 3


def may_claim(t: Table) -> bool:
    """Not for those who could not buy, unless they had no critter on land."""
    return not t.barred or t.castaway or t.rules.claim_without_buy != "no"


def offer_claims(t: Table, seat: i64) -> None:
    if not may_claim(t):
        return
    if t.hand[seat]:
        offer_uncontrolled(t, True)
    if t.stage != FLUSH:
        if t.stage != FINAL_TURNS:
            offer_upgrades(t, seat)
        if not t.sea_done and t.owns(seat, SEA):
            _offer_sea(t, seat)
        offer_cards(t, seat, agenda.CLAIM)
    if t.count or (t.stage != FLUSH and holds_cards(t, seat)):
        t.offer(NOTHING)


def offer_uncontrolled(t: Table, empty_only: bool) -> None:
    """The nodes of regions that nobody controls; only those on empty tiles, or all."""
    owners = t.occupied()
    count: i64 = len(t.places)
    for hex in range(count):
        if (empty_only and owners[hex]) or t.hex_frozen(hex):
            continue
        mask = MASKS[t.top_kind(hex)]
        for biome in range(i64(1), i64(4)):
            if mask >> biome & 1 and not t.holders[t.region[hex * 4 + biome]]:
                t.offer(action_id(actions.CLAIM, t.places[hex], biome))


def claim(t: Table, seat: i64, id: i64) -> None:
    node = node_of(t.hex_at(place_in(id)), detail_of(id))
    t.progress = True
    if t.log is not None:
        t.tell("claimed", {"seat": int(seat), **t.node_params(node)})
    t.settle(node, seat)


def offer_upgrades(t: Table, seat: i64) -> None:
    """The plain critters that can become Colossal."""
    if not t.owns(seat, COLOSSAL_POWER) or not t.hand[seat] or t.held(seat) < UPGRADE_PRICE:
        return
    if colossals(t, seat) >= t.rules.max_colossal:
        return
    for critter in t.critters:
        if critter >> 4 & 15 == seat and not critter & (COLOSSAL | FLIPPED) and not t.hex_frozen(critter >> 10):
            id = action_id(actions.UPGRADE, t.places[critter >> 10], critter >> 8 & 3)
            if not t.has_offer(id):
                t.offer(id)


def colossals(t: Table, seat: i64) -> i64:
    count: i64 = 0
    for critter in t.critters:
        if critter >> 4 & 15 == seat and critter & COLOSSAL:
            count += 1
    return count


def upgrade(t: Table, seat: i64, id: i64) -> None:
    node = node_of(t.hex_at(place_in(id)), detail_of(id))
    t.progress = True
    if t.log is not None:
        t.tell("colossal.made", {"seat": int(seat), **t.node_params(node)})
    t.take_critter(seat)
    t.critters[t.find(critter_of(node, seat, 0))] |= COLOSSAL
    t.push(task(agenda.PAY, seat, UPGRADE_PRICE))


def waters(t: Table) -> vec[i64]:
    """Where sea critters can be: by the coast or, with the option, one field farther out too (125)."""
    coast = t.coast()
    if t.rules.sea_range == "coast":
        return coast
    found = coast[:]
    for place in coast:
        for direction in range(i64(6)):
            beside = place + STEPS[direction]
            if in_reach(beside) and t.hex_at(beside) < 0 and not has(found, beside):
                found = append(found, beside)
    return found


def is_free(t: Table, place: i64) -> bool:
    """Whether a sea critter may be at a place at sea: nobody else is, and it is not frozen."""
    for swimmer in t.swimmers:
        if swimmer >> 4 == place:
            return False
    return not t.is_frozen(place)


def _offer_sea(t: Table, seat: i64) -> None:
    """A critter put into the sea, or one there to be moved."""
    if t.hand[seat]:
        for place in waters(t):
            if is_free(t, place):
                t.offer(action_id(actions.SEA, place, 0))
    for swimmer in t.swimmers:
        if swimmer & 15 == seat and not t.is_frozen(swimmer >> 4):
            before = t.count
            offer_waters(t, swimmer >> 4)
            found = t.count > before
            t.count = before
            if found:
                t.offer(action_id(actions.SWIM, swimmer >> 4, 0))


def offer_waters(t: Table, place: i64) -> None:
    """Where a sea critter may go: any free water, or the node that faces it."""
    for other in waters(t):
        if other != place and is_free(t, other):
            t.offer(action_id(actions.TO, other, 0))
    for direction in range(i64(6)):
        hex = t.hex_at(place + STEPS[direction])
        if hex < 0 or t.hex_frozen(hex):
            continue
        biome = EDGES[t.top(hex) * 6 + (direction + 3) % 6]
        if biome and not t.holders[t.region[hex * 4 + biome]]:
            t.offer(action_id(actions.TO, t.places[hex], biome))


def choose_claim(t: Table, question: i64, id: i64) -> None:
    """One thing is done in the CLAIM step; then the question comes again."""
    seat = seat_in(question)
    kind = id >> 24
    t.push(question)
    if kind == actions.CLAIM:
        claim(t, seat, id)
    elif kind == actions.UPGRADE:
        upgrade(t, seat, id)
    elif kind == actions.PLAY:
        play(t, seat, detail_of(id))
    else:
        t.sea_done = True
        t.progress = True
        if kind == actions.SEA:
            t.take_critter(seat)
            t.swimmers = append(t.swimmers, place_in(id) << 4 | seat)
            if t.log is not None:
                t.tell("swimmer.placed", {"seat": int(seat), "field": field_of(place_in(id))})
        else:
            t.push(task(agenda.SWIM_TO, seat, place_in(id)))


def swim(t: Table, question: i64, id: i64) -> None:
    seat, place = seat_in(question), first_in(question)
    index: i64 = 0
    while t.swimmers[index] != place << 4 | seat:
        index += 1
    if t.log is not None:
        t.tell("swimmer.moved", {"seat": int(seat), "field": field_of(place), "to": field_of(place_in(id))})
    if not detail_of(id):
        t.swimmers[index] = place_in(id) << 4 | seat
        return
    t.leave_sea(index)
    t.critters = append(t.critters, critter_of(node_of(t.hex_at(place_in(id)), detail_of(id)), seat, 0))
    t.census()


# Sacrifices


def offer_sacrifices(t: Table, seat: i64) -> None:
    """A plain critter from land; and, after a purchase, one from the hand for resources."""
    if t.crater[seat] >= CRATER:
        return
    if not t.sacrificed:
        for critter in t.critters:
            if critter >> 4 & 15 == seat and not critter & (COLOSSAL | FLIPPED) and not t.hex_frozen(critter >> 10):
                id = action_id(actions.SACRIFICE, t.places[critter >> 10], critter >> 8 & 3)
                if not t.has_offer(id):
                    t.offer(id)
    if (
        t.stage == PLAYING
        and t.purchases
        and not t.offered
        and t.hand[seat]
        and t.held(seat) >= offering_price(t, seat)
    ):
        t.offer(action_id(actions.OFFER, 0, 0))
    if t.count:
        t.offer(NOTHING)


def offering_price(t: Table, seat: i64) -> i64:
    return FRUGAL_PRICE if t.owns(seat, FRUGAL) else OFFERING_PRICE


def choose_sacrifice(t: Table, question: i64, id: i64) -> None:
    seat = seat_in(question)
    t.push(question)
    if id >> 24 == actions.OFFER:
        t.offered = True
        give_to_crater(t, seat)
        t.push(task(agenda.PAY, seat, offering_price(t, seat)))
        return
    t.sacrificed = True
    t.progress = True
    node = node_of(t.hex_at(place_in(id)), detail_of(id))
    index = t.find(critter_of(node, seat, 0))
    t.remove(index)
    t.crater[seat] += 1
    t.census()
    if t.log is not None:
        t.tell("sacrificed", {"seat": int(seat), **t.node_params(node)})


def offer_forced_sacrifice(t: Table, seat: i64) -> None:
    """One hand critter, if there is one and room in the crater."""
    if t.hand[seat] and t.crater[seat] < CRATER:
        t.offer(action_id(actions.OFFER, 0, 0))
        if not t.rules.forced_sacrifice:
            t.offer(NOTHING)


def give_to_crater(t: Table, seat: i64) -> None:
    """A critter goes from the hand into the crater."""
    t.take_critter(seat)
    t.crater[seat] += 1
    t.progress = True
    if t.log is not None:
        t.tell("offered", {"seat": int(seat)})
