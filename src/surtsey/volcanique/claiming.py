"""CLAIM and SACRIFICE: critters put on empty tiles, at sea, on top of each other, or into the crater."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import STEPS, field_of, in_reach
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import NOTHING, action_id, detail_of, kind_of, place_in
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, task
from surtsey.volcanique.cards import CardStep, holds_cards, offer_cards, play, why_not_play
from surtsey.volcanique.packing import (
    COLOSSAL,
    FLIPPED,
    biome_in,
    biome_of,
    critter_of,
    hex_in,
    hex_of,
    node_of,
    owner_in,
    swimmer_of,
    swimmer_owner,
    swimmer_place,
)
from surtsey.volcanique.powers import COLOSSAL_POWER, SEA, colossals, offering_price
from surtsey.volcanique.reasons import (
    control,
    critter_params,
    critter_problem,
    node_problem,
    on_tile,
    power_missing,
    problem,
    unexplained,
)
from surtsey.volcanique.table import BIOME_LETTERS, CRATER, FINAL_TURNS, FLUSH, PLAYING, Table, has
from surtsey.volcanique.tasks import Params, TaskKind
from surtsey.volcanique.tiles import EDGES, MASKS

UPGRADE_PRICE: Final = 4


class Claim(CardStep):
    """One thing is done in the CLAIM step, or nothing more. Comes again after each."""

    def offer(self, t: Table, question: i64) -> None:
        """Claims; and, except while the last lava runs out, what else critters from the hand can do, and cards."""
        seat = seat_in(question)
        if not may_claim(t):
            return
        if t.hand[seat]:
            offer_uncontrolled(t, True)
        if t.stage != FLUSH:
            if t.stage != FINAL_TURNS:
                offer_upgrades(t, seat)
            _offer_sea(t, seat)
            offer_cards(t, seat, agenda.CLAIM)
        if t.count or (t.stage != FLUSH and holds_cards(t, seat)):
            t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, verb = seat_in(question), kind_of(id)
        t.push(question)
        if verb == actions.CLAIM:
            claim(t, seat, id)
        elif verb == actions.UPGRADE:
            upgrade(t, seat, id)
        elif verb == actions.PLAY:
            play(t, seat, detail_of(id))
        else:
            t.sea_done = True
            t.progress = True
            if verb == actions.SEA:
                _put_into_sea(t, seat, place_in(id))
            else:
                t.push(task(agenda.SWIM_TO, seat, place_in(id)))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return (".flush" if t.stage == FLUSH else ""), {}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat, verb = seat_in(question), kind_of(id)
        if verb == actions.CLAIM:
            return claim_problem(t, seat, id, True)
        if verb == actions.PLAY:
            return why_not_play(t, question, id)
        if t.stage == FLUSH:
            return problem("flush.claims_only")
        if verb != actions.UPGRADE:
            return _why_not_at_sea(t, seat, id)
        return problem("upgrade.final") if t.stage == FINAL_TURNS else why_not_upgrade(t, seat, id)


def may_claim(t: Table) -> bool:
    """Not for those who could not buy, unless they had no critter on land."""
    return not t.barred or t.castaway or t.rules.claim_without_buy != "no"


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
    t.tell_node("claimed", seat, node)
    t.settle(node, seat)


def claim_problem(t: Table, seat: i64, id: i64, empty_only: bool) -> Problem:
    """Why a node cannot be claimed."""
    if not t.hand[seat]:
        return problem("hand.empty", {"seat": int(seat)})
    nowhere = node_problem(t, place_in(id), detail_of(id))
    if nowhere is not None:
        return nowhere
    hex = t.hex_at(place_in(id))
    if empty_only and t.owners_on(hex):
        return problem("claim.occupied", on_tile(t, hex))
    node = node_of(hex, detail_of(id))
    return problem("claim.controlled", control(t, node)) if t.holder_mask(node) else unexplained()


# Plain critters, which become Colossal or go into the crater


def _offer_plain(t: Table, seat: i64, verb: i64) -> None:
    """A seat's plain critters that are neither burrowed nor frozen; of those that are alike, one."""
    for critter in t.critters:
        if owner_in(critter) == seat and not critter & (COLOSSAL | FLIPPED) and not t.hex_frozen(hex_in(critter)):
            id = action_id(verb, t.places[hex_in(critter)], biome_in(critter))
            if not t.has_offer(id):
                t.offer(id)


def _why_not_plain(t: Table, seat: i64, id: i64) -> Problem:
    place, biome = place_in(id), detail_of(id)
    unusable = critter_problem(t, seat, place, biome)
    return unusable or problem("critter.colossal", critter_params(t, seat, place, biome))


# Colossal critters


def upgrade_problem(t: Table, seat: i64) -> str:
    """Why a seat can make no critter Colossal, empty if it can."""
    if not t.owns(seat, COLOSSAL_POWER):
        return "power.missing"
    if colossals(t, seat) >= t.rules.max_colossal:
        return "upgrade.most"
    if not t.hand[seat]:
        return "hand.empty"
    return "upgrade.poor" if t.held(seat) < UPGRADE_PRICE else ""


def offer_upgrades(t: Table, seat: i64) -> None:
    """The plain critters that can become Colossal."""
    if not upgrade_problem(t, seat):
        _offer_plain(t, seat, actions.UPGRADE)


def upgrade(t: Table, seat: i64, id: i64) -> None:
    node = node_of(t.hex_at(place_in(id)), detail_of(id))
    t.progress = True
    t.tell_node("colossal.made", seat, node)
    t.take_critter(seat)
    t.critters[t.find(critter_of(node, seat, 0))] |= COLOSSAL
    t.push(task(agenda.PAY, seat, UPGRADE_PRICE))


def why_not_upgrade(t: Table, seat: i64, id: i64) -> Problem:
    reason = upgrade_problem(t, seat)
    what: Params = {"seat": int(seat)}
    if not reason:
        return _why_not_plain(t, seat, id)
    if reason == "power.missing":
        return power_missing(seat, COLOSSAL_POWER)
    if reason == "upgrade.most":
        what["count"] = int(colossals(t, seat))
    elif reason == "upgrade.poor":
        what |= {"price": UPGRADE_PRICE, "held": int(t.held(seat))}
    return problem(reason, what)


# Sea critters


def sea_problem(t: Table, seat: i64) -> str:
    """Why a seat can do nothing at sea now, empty if it can."""
    if not t.owns(seat, SEA):
        return "power.missing"
    return "sea.done" if t.sea_done else ""


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


def water_problem(t: Table, place: i64) -> str:
    """Why one of the waters cannot take a sea critter, empty if it can: it is frozen, or somebody is there."""
    if t.is_frozen(place):
        return "node.frozen"
    for swimmer in t.swimmers:
        if swimmer_place(swimmer) == place:
            return "sea.taken"
    return ""


def landing_problem(t: Table, place: i64, node: i64) -> str:
    """Why no sea critter goes ashore from a place, empty if it can: to the uncontrolled biome that a tile shows it."""
    hex = hex_of(node)
    for direction in range(i64(6)):
        if t.places[hex] + STEPS[direction] == place:
            if EDGES[t.top(hex) * 6 + direction] != biome_of(node):
                return "swim.facing"
            return "claim.controlled" if t.holder_mask(node) else ""
    return "swim.far"


def _offer_sea(t: Table, seat: i64) -> None:
    """Once a turn, for who has the power: a critter put into the sea, or one there to be moved."""
    if sea_problem(t, seat):
        return
    if t.hand[seat]:
        for place in waters(t):
            if not water_problem(t, place):
                t.offer(action_id(actions.SEA, place, 0))
    for swimmer in t.swimmers:
        if swimmer_owner(swimmer) == seat and not t.is_frozen(swimmer_place(swimmer)):
            if _can_swim(t, swimmer_place(swimmer)):
                t.offer(action_id(actions.SWIM, swimmer_place(swimmer), 0))


def _can_swim(t: Table, place: i64) -> bool:
    """Whether there is anywhere to go."""
    before = t.count
    _offer_waters(t, place)
    found = t.count > before
    t.count = before
    return found


def _offer_waters(t: Table, place: i64) -> None:
    """Where a sea critter may go: any free water, or the node that faces it."""
    for other in waters(t):
        if other != place and not water_problem(t, other):
            t.offer(action_id(actions.TO, other, 0))
    for direction in range(i64(6)):
        hex = t.hex_at(place + STEPS[direction])
        if hex < 0 or t.hex_frozen(hex):
            continue
        for biome in range(i64(1), i64(4)):
            if not landing_problem(t, place, node_of(hex, biome)):
                t.offer(action_id(actions.TO, t.places[hex], biome))


def _put_into_sea(t: Table, seat: i64, place: i64) -> None:
    t.take_critter(seat)
    t.swimmers = append(t.swimmers, swimmer_of(place, seat))
    t.tell_field("swimmer.placed", place, seat)


def _why_not_at_sea(t: Table, seat: i64, id: i64) -> Problem:
    """Why no critter can be put into the sea there, or moved."""
    place = place_in(id)
    where: Params = {"seat": int(seat), "field": field_of(place)}
    reason = sea_problem(t, seat)
    if reason:
        return power_missing(seat, SEA) if reason == "power.missing" else problem(reason, {"seat": int(seat)})
    if kind_of(id) == actions.SEA:
        return _why_not_in_water(t, place) if t.hand[seat] else problem("hand.empty", {"seat": int(seat)})
    if not has(t.swimmers, swimmer_of(place, seat)):
        return problem("swim.none", where)
    if t.is_frozen(place):
        return problem("node.frozen", where)
    return unexplained() if _can_swim(t.copy(), place) else problem("swim.nowhere", where)


def _why_not_in_water(t: Table, place: i64) -> Problem:
    where: Params = {"field": field_of(place)}
    reason = water_problem(t, place)
    if t.hex_at(place) >= 0:
        return problem("sea.land", where)
    if reason != "node.frozen" and not has(waters(t), place):
        return problem("sea.no_coast" if t.rules.sea_range == "coast" else "sea.far_out", where)
    if reason == "sea.taken":
        others = [int(swimmer_owner(swimmer)) for swimmer in t.swimmers if swimmer_place(swimmer) == place]
        where["other"] = others[0]
    return problem(reason, where)


class SwimTo(TaskKind):
    """Where a sea critter goes."""

    def offer(self, t: Table, question: i64) -> None:
        _offer_waters(t, first_in(question))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, place = seat_in(question), first_in(question)
        index: i64 = 0
        while t.swimmers[index] != swimmer_of(place, seat):
            index += 1
        if t.log is not None:
            where = {"field": field_of(place), "to": field_of(place_in(id))}
            t.tell("swimmer.moved", {"seat": int(seat), **where, "biome": BIOME_LETTERS[detail_of(id)] or None})
        if not detail_of(id):
            t.swimmers[index] = swimmer_of(place_in(id), seat)
            return
        t.leave_sea(index)
        t.critters = append(t.critters, critter_of(node_of(t.hex_at(place_in(id)), detail_of(id)), seat, 0))
        t.census()

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        place, origin, biome = place_in(id), first_in(question), detail_of(id)
        where: Params = {"field": field_of(place), "origin": field_of(origin), "biome": BIOME_LETTERS[biome]}
        if place == origin:
            return problem("swim.same", where)
        hex = t.hex_at(place)
        if not biome and hex < 0:
            return _why_not_in_water(t, place)
        nowhere = node_problem(t, place, biome)
        if nowhere is not None:
            return nowhere
        node = node_of(hex, biome)
        reason = landing_problem(t, origin, node)
        if reason == "claim.controlled":
            return problem(reason, control(t, node))
        if reason == "swim.facing":
            (facing,) = [direction for direction in range(6) if place + STEPS[direction] == origin]
            where["shown"] = BIOME_LETTERS[EDGES[t.top(hex) * 6 + facing]]
        return problem(reason, where)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return has(t.swimmers, swimmer_of(first_in(task), seat_in(task))) and kind_in(below) == agenda.CLAIM


# Sacrifices


class Sacrifice(TaskKind):
    """A critter for the crater, from land or from the hand, or nothing more. Comes again after each."""

    def offer(self, t: Table, question: i64) -> None:
        """A plain critter from land; and, after a purchase, one from the hand for resources. Once a turn each."""
        seat = seat_in(question)
        if t.crater[seat] >= CRATER:
            return
        if not t.sacrificed:
            _offer_plain(t, seat, actions.SACRIFICE)
        if not offering_problem(t, seat):
            t.offer(action_id(actions.OFFER, 0, 0))
        if t.count:
            t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat = seat_in(question)
        t.push(question)
        if kind_of(id) == actions.OFFER:
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
        t.tell_node("sacrificed", seat, node)

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat, verb = seat_in(question), kind_of(id)
        if verb == actions.SACRIFICE:
            if t.sacrificed:
                return problem("sacrifice.done", {"seat": int(seat)})
            return _why_not_plain(t, seat, id)
        what: Params = {"seat": int(seat), "price": int(offering_price(t, seat)), "held": int(t.held(seat))}
        return problem(offering_problem(t, seat), what)


def offering_problem(t: Table, seat: i64) -> str:
    """Why a seat cannot sacrifice a critter from its hand for resources, empty if it can."""
    if t.stage != PLAYING:
        return "offer.final"
    if not t.purchases:
        return "offer.no_purchase"
    if t.offered:
        return "offer.done"
    if not t.hand[seat]:
        return "hand.empty"
    return "offer.poor" if t.held(seat) < offering_price(t, seat) else ""


def give_to_crater(t: Table, seat: i64) -> None:
    """A critter goes from the hand into the crater."""
    t.take_critter(seat)
    t.crater[seat] += 1
    t.progress = True
    t.tell_seat("offered", seat)


class ForcedSacrifice(TaskKind):
    """Who could not buy gives a critter from the hand, if there is one and room in the crater."""

    def offer(self, t: Table, question: i64) -> None:
        seat = seat_in(question)
        if t.hand[seat] and t.crater[seat] < CRATER:
            t.offer(action_id(actions.OFFER, 0, 0))
            if not t.rules.forced_sacrifice:
                t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        give_to_crater(t, seat_in(question))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return True


KINDS: Final[dict[int, TaskKind]] = {
    agenda.FORCED_SACRIFICE: ForcedSacrifice("forced_sacrifice", ""),
    agenda.CLAIM: Claim("claim", "", actions.CLAIM, actions.UPGRADE, actions.SEA, actions.SWIM, actions.PLAY),
    agenda.SWIM_TO: SwimTo("swim_to", "p", actions.TO),
    agenda.SACRIFICE: Sacrifice("sacrifice", "", actions.SACRIFICE, actions.OFFER),
}
