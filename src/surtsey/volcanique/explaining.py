"""Why an action is not allowed.

The rules themselves stand in the other modules; here their predicates are asked one after the other until one says no.
What was found to be allowed is never explained, so the last reason of a list needs no test of its own where the
others leave nothing else. Whoever may ask knows what the deciding seat knows, and nothing here says more.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import STEPS, apart, field_of, in_reach
from surtsey.volcanique import actions, agenda, cards
from surtsey.volcanique.actions import (
    BUY_CARD,
    BUY_ISLAND,
    BUY_POINTS,
    BUY_SUPER,
    BUY_VOLCANO,
    BUY_WINTER,
    COLOSSAL_BIT,
    HIDDEN_CARD,
    ITEMS,
    PASS,
    detail_of,
    heap_text,
    in_heap,
    kind_of,
    place_in,
)
from surtsey.volcanique.agenda import first_in, seat_in, second_in, third_in
from surtsey.volcanique.asking import price_list, price_params, question_about
from surtsey.volcanique.claiming import (
    UPGRADE_PRICE,
    colossals,
    is_free,
    may_claim,
    offer_waters,
    offering_price,
    waters,
)
from surtsey.volcanique.contests import SEATS, seats_in
from surtsey.volcanique.course import decider, is_chance
from surtsey.volcanique.displacing import next_critter
from surtsey.volcanique.market import (
    TALL,
    UNSTABLE,
    affordable,
    heap_size,
    land_on_offer,
    may_buy_more,
    unstable_affordable,
)
from surtsey.volcanique.messages import VolcaniqueProblem
from surtsey.volcanique.moving import (
    WHOLE,
    may_enter,
    movers,
    moves_allowed,
    offer_group_steps,
    offer_steps,
    pack_wins,
)
from surtsey.volcanique.placing import (
    ANYBODY,
    ISLAND_GAP,
    engaged,
    fits,
    has_island_room,
    left_or_exposed,
    open_to_volcanoes,
)
from surtsey.volcanique.powers import (
    ADJACENT,
    AGILE,
    BURROWING,
    COOPERATIVE,
    EROSION,
    FLYING,
    LEVELS,
    MIDDLE,
    NAMES,
    PACK,
    PLATES,
    RIFT,
    SEA,
    SLOT_LEVELS,
    SLOTS,
    SUPER,
    WINTER,
    deck_size,
    fixed_slots,
)
from surtsey.volcanique.powers import COLOSSAL as COLOSSAL_POWER
from surtsey.volcanique.setting_up import DUO_STEP, SITE_GAP, SITES, UNO_STEP, bonus_left
from surtsey.volcanique.shifting import cut_in_frost, in_one_piece, may_erode, rest_of, rifted, unused
from surtsey.volcanique.table import (
    BIOME_LETTERS,
    COLOSSAL,
    CRATER,
    FINAL_TURNS,
    FLIPPED,
    FLUSH,
    LAST_TILE,
    OVER,
    PLAYING,
    Table,
    has,
    node_of,
)
from surtsey.volcanique.tiles import (
    EDGES,
    KINDS,
    LAND_KINDS,
    MASKS,
    SOIL,
    UNKNOWN,
    is_duo,
    is_trio,
    is_uno,
)

SHAPES: Final = ("uno", "duo", "trio")
AFTER_BUY: Final = (agenda.FORCED_SACRIFICE, agenda.EROSION, agenda.CLAIM, agenda.SACRIFICE, agenda.DISCARD)
"""Questions of a turn that come when buying is over."""

Params = dict[str, Any]
Reason = Callable[[Table, i64, i64], Problem]


def why_not(t: Table, id: i64) -> Problem:
    """The rule that forbids an action which is not among the options."""
    if t.stage == OVER:
        return _problem("game.over")
    question = t.agenda[len(t.agenda) - 1]
    kind, verb = int(question & 255), int(kind_of(id))
    reasons = _REASONS.get(kind, {})
    if verb in reasons:
        return reasons[verb](t, question, id)
    if verb == PASS and not is_chance(t, question):
        return _why_not_pass(t, question)
    return _why_not_any_more(t, kind, verb) or _problem("decision.other", _asked(t, question))


def _problem(code: str, params: Params | None = None) -> Problem:
    return VolcaniqueProblem(code, params or {})


def _asked(t: Table, question: i64) -> Params:
    asked = question_about(t, question, int(decider(t, question)))
    return {**asked.params, "question": asked.code, "asked": str(asked)}


def _why_not_pass(t: Table, question: i64) -> Problem:
    kind = question & 255
    seat = int(seat_in(question))
    if kind == agenda.BUY:
        kinds = land_on_offer(t, seat)
        tiles = [KINDS[kind] for kind in range(LAND_KINDS) if kinds >> kind & 1]
        return _problem("pass.buy", {"seat": seat, "tiles": tiles})
    asked = _asked(t, question)
    if kind == agenda.DISPLACE:
        return _problem("pass.migrate", asked)
    if kind == agenda.UNLOCK:
        return _problem("pass.power", asked)
    return _problem("pass.discard" if kind == agenda.DISCARD else "pass.compulsory", asked)


def _why_not_any_more(t: Table, kind: int, verb: int) -> Problem | None:
    """What the active player is barred from in this turn, though its time would have come."""
    seat = int(t.active)
    if t.stage != PLAYING or kind not in AFTER_BUY:
        return None
    if verb == actions.BUY and t.purchases and not may_buy_more(t, seat):
        return _problem("buy.no_more", {"seat": seat})
    if verb == actions.ERODE and not may_erode(t):
        return _problem("erode.barred", {"seat": seat})
    if verb in (actions.CLAIM, actions.UPGRADE, actions.SEA, actions.SWIM) and not may_claim(t):
        return _problem("claim.barred", {"seat": seat})
    return None


def _lists_any(t: Table, offer: Callable[[Table], None]) -> bool:
    """Whether there are options of some kind; the table's own stay as they are."""
    scratch = t.copy()
    scratch.count = 0
    offer(scratch)
    return scratch.count > 0


# Fields and critters


def _node_problem(t: Table, place: i64, biome: i64) -> Problem | None:
    """Why there is no such node, or it is frozen."""
    where: Params = {"field": field_of(place), "biome": BIOME_LETTERS[biome]}
    hex = t.hex_at(place)
    if hex < 0:
        return _problem("node.sea", where)
    if not t.is_land(hex):
        return _problem("node.no_land", {**where, "top": KINDS[t.top_kind(hex)]})
    if not biome:
        return _problem("node.which", where)
    if not MASKS[t.top_kind(hex)] >> biome & 1:
        return _problem("node.no_biome", where)
    return _problem("node.frozen", where) if t.hex_frozen(hex) else None


def _own_critters(t: Table, seat: i64, place: i64, biome: i64) -> list[i64]:
    node = node_of(t.hex_at(place), biome)
    return [critter for critter in t.critters if critter >> 8 == node and critter >> 4 & 15 == seat]


def _critter_problem(t: Table, seat: i64, place: i64, biome: i64) -> Problem | None:
    """Why no critter of a seat can be used there: there is none, or all are burrowed or frozen."""
    nowhere = _node_problem(t, place, biome)
    if nowhere is not None and nowhere.code != "node.frozen":
        return nowhere
    node = node_of(t.hex_at(place), biome)
    where: Params = {"seat": int(seat), **t.node_params(node)}
    own = _own_critters(t, seat, place, biome)
    if not own:
        others = sorted({int(critter >> 4 & 15) for critter in t.critters if critter >> 8 == node})
        return _problem("critter.others", {**where, "seats": others}) if others else _problem("critter.none", where)
    if t.hex_frozen(node >> 2):
        return _problem("critter.frozen", where)
    if all(critter & FLIPPED for critter in own):
        return _problem("critter.burrowed", where)
    return None


def _critter_params(t: Table, seat: i64, place: i64, biome: i64) -> Params:
    return {"seat": int(seat), **t.node_params(node_of(t.hex_at(place), biome))}


def _control(t: Table, node: i64) -> Params:
    return {**t.node_params(node), "seats": seats_in(t.holder_mask(node))}


def _on_tile(t: Table, hex: i64) -> Params:
    return {"field": field_of(t.places[hex]), "seats": seats_in(t.owners_on(hex))}


def _top(t: Table, hex: i64) -> Params:
    return {"field": field_of(t.places[hex]), "top": KINDS[t.top_kind(hex)]}


def _power_missing(seat: i64, power: int) -> Problem:
    return _problem("power.missing", {"seat": int(seat), "power": NAMES[power]})


def _unexplained() -> Problem:
    """Where every rule has been asked. Never said in practice."""
    return _problem("not.possible")


# Chance


def _why_not_first(t: Table, question: i64, id: i64) -> Problem:
    return _problem("seat.none", {"other": int(detail_of(id)), "last": int(t.players) - 1})


def _why_not_deal(t: Table, question: i64, id: i64) -> Problem:
    slot, power = int(first_in(question)), int(detail_of(id))
    what: Params = {"slot": SLOTS[slot], "power": NAMES[power], "level": SLOT_LEVELS[slot]}
    if place_in(id) != slot:
        return _problem("deal.slot", {**what, "other": SLOTS[place_in(id)]})
    if power >= deck_size(t.rules.burrowing):
        return _problem("power.not_in_game", what)
    fixed = fixed_slots(t.rules.powers)
    for other in range(len(SLOTS)):
        if power in (fixed[other], t.grid[other]):
            return _problem("deal.elsewhere", {**what, "other": SLOTS[other]})
    if power == COOPERATIVE:
        return _problem("deal.middle", {**what, "other": SLOTS[MIDDLE]})
    least, most = LEVELS[power]
    return _problem("deal.level", {**what, "levels": list(range(least, most + 1))})


def _why_not_roll(t: Table, question: i64, id: i64) -> Problem:
    return _problem("roll.sides", {"sides": int(place_in(t.ids[0])), "other": int(place_in(id))})


def _why_not_card(t: Table, question: i64, id: i64) -> Problem:
    if id & 0xFFFFFF == HIDDEN_CARD:
        return _problem("card.say")
    power = int(place_in(id))
    what: Params = {"power": NAMES[power], "points": int(detail_of(id))}
    if power >= deck_size(t.rules.burrowing):
        return _problem("power.not_in_game", what)
    if has(t.grid, power):
        return _problem("card.on_grid", {**what, "slot": SLOTS[list(t.grid).index(power)]})
    if any(card >> 8 == power for card in t.discarded):
        return _problem("card.played", what)
    return _problem("card.value" if cards.is_unseen(t, power) else "card.gone", what)


def _why_not_uncovered(t: Table, question: i64, id: i64) -> Problem:
    if detail_of(id) == UNKNOWN:
        return _problem("turn.say")
    return _problem("turn.shown", {"field": field_of(t.places[first_in(question)])})


# Set-up


def _why_not_take(t: Table, question: i64, id: i64) -> Problem:
    kind, step = detail_of(id), first_in(question)
    setting_up = question & 255 == agenda.SET_UP_TILE
    what: Params = {"tile": KINDS[kind], "shape": SHAPES[step]}
    if setting_up and not (is_uno(kind), is_duo(kind), is_trio(kind))[step]:
        return _problem("take.shape", what)
    if not t.stock[kind]:
        return _problem("take.none_left", what)
    if setting_up and step == UNO_STEP:
        return _problem("take.no_duo", what)
    if setting_up and step == DUO_STEP:
        return _problem("take.no_match", {**what, "uno": KINDS[t.top_kind(len(t.places) - 1)]})
    return _unexplained()


def _why_not_set_up_at(t: Table, question: i64, id: i64) -> Problem:
    place, step = place_in(id), second_in(question)
    own = len(t.places) - int(step)
    order = (t.active - t.first + t.players) % t.players
    what: Params = {"seat": int(seat_in(question)), "field": field_of(place), "gap": t.rules.start_gap}
    if t.hex_at(place) >= 0:
        return _problem("setup.occupied", what)
    if t.rules.setup == "quick" and t.rules.start_gap == SITE_GAP:
        return _problem("setup.site", {**what, "fields": list(SITES[int(t.players)][int(order)])})
    if step and all(apart(place, t.places[hex]) > 1 for hex in range(own, len(t.places))):
        return _problem("setup.apart", what)
    distance = min((int(apart(place, t.places[hex])) for hex in range(own)), default=t.rules.start_gap)
    if distance < t.rules.start_gap:
        return _problem("setup.close", {**what, "distance": distance})
    return _problem("setup.far", what)


def _why_not_set_up_turn(t: Table, question: i64, id: i64) -> Problem:
    if detail_of(id) == UNKNOWN:
        return _problem("turn.say")
    what: Params = {"tile": KINDS[first_in(question)], "field": field_of(second_in(question))}
    return _problem("setup.no_match", {**what, "rotation": int(detail_of(id))})


def _why_not_set_up_claim(t: Table, question: i64, id: i64) -> Problem:
    trio = t.places[len(t.places) - 1]
    where: Params = {"seat": int(seat_in(question)), "field": field_of(place_in(id)), "trio": field_of(trio)}
    if place_in(id) != trio:
        return _problem("setup.trio", where)
    return _problem("setup.region", {**where, "biome": BIOME_LETTERS[detail_of(id)]})


def _why_not_gain(t: Table, question: i64, id: i64) -> Problem:
    bonus = int(bonus_left(t))
    what: Params = {"seat": int(seat_in(question)), "resources": heap_text(id), "count": int(heap_size(id))}
    what["bonus"] = bonus
    if heap_size(id) != bonus:
        return _problem("gain.count", what)
    return _problem("gain.supply", {**what, **_heap(t.supply, 0)})


# MOVE


def _why_not_move(t: Table, question: i64, id: i64) -> Problem:
    seat, place, biome = seat_in(question), place_in(id), detail_of(id) & 3
    if t.moves >= moves_allowed(t, seat):
        return _problem("move.none_left", {"seat": int(seat), "moves": int(t.moves)})
    problem = _critter_problem(t, seat, place, biome)
    if problem is not None:
        return problem
    where = _critter_params(t, seat, place, biome)
    awake = [critter for critter in _own_critters(t, seat, place, biome) if not critter & FLIPPED]
    if detail_of(id) & COLOSSAL_BIT:
        if not any(critter & COLOSSAL for critter in awake):
            return _problem("critter.plain", where)
    elif all(critter & COLOSSAL for critter in awake):
        return _problem("critter.colossal", where)
    node = node_of(t.hex_at(place), biome)
    if not _lists_any(t, lambda scratch: offer_steps(scratch, seat, node, True)):
        return _problem("move.nowhere", where)
    return _unexplained()


def _why_not_group(t: Table, question: i64, id: i64) -> Problem:
    seat, place, biome = seat_in(question), place_in(id), detail_of(id)
    if t.moves >= moves_allowed(t, seat):
        return _problem("move.none_left", {"seat": int(seat), "moves": int(t.moves)})
    if not t.has_groups(seat):
        return _problem("group.power", {"seat": int(seat)})
    nowhere = _node_problem(t, place, biome)
    if nowhere is not None:
        return nowhere
    node = node_of(t.hex_at(place), biome)
    members = len(movers(t, seat, t.region[node]))
    where: Params = {"seat": int(seat), **t.node_params(node), "count": members}
    if members < 2:
        return _problem("group.small", where)
    if not _lists_any(t, lambda scratch: offer_group_steps(scratch, seat, node, True)):
        return _problem("group.nowhere", where)
    return _unexplained()


def _why_not_flip(t: Table, question: i64, id: i64) -> Problem:
    seat, place, biome = seat_in(question), place_in(id), detail_of(id)
    if not t.owns(seat, BURROWING):
        return _power_missing(seat, BURROWING)
    if t.flipped:
        return _problem("burrow.done", {"seat": int(seat)})
    problem = _critter_problem(t, seat, place, biome)
    if problem is not None and problem.code != "critter.burrowed":
        return problem
    where = _critter_params(t, seat, place, biome)
    own = _own_critters(t, seat, place, biome)
    if kind_of(id) == actions.SURFACE:
        return _problem("critter.awake", where)
    return _problem("critter.colossal" if any(critter & COLOSSAL for critter in own) else "critter.burrowed", where)


def _why_not_to(t: Table, question: i64, id: i64) -> Problem:
    seat, node = seat_in(question), first_in(question)
    problem = _node_problem(t, place_in(id), detail_of(id))
    if problem is not None:
        return problem
    goal = node_of(t.hex_at(place_in(id)), detail_of(id))
    if second_in(question) == WHOLE:
        return _why_not_group_to(t, seat, movers(t, seat, t.region[node]), goal)
    where = {**_control(t, goal), "seat": int(seat)}
    if goal == node:
        return _problem("to.same", where)
    if goal >> 2 == node >> 2:
        return _why_not_enter(t, seat, goal)
    if t.holder_mask(goal):
        return _problem("to.elsewhere", where)
    if t.owns(seat, FLYING):
        return _problem("to.flown", where)
    if not t.owns(seat, AGILE):
        return _problem("to.not_here", where)
    beside = apart(t.places[goal >> 2], t.places[node >> 2]) == 1
    return _problem("to.unmatched" if beside else "to.not_beside", where)


def _why_not_enter(t: Table, seat: i64, goal: i64) -> Problem:
    """Why a critter cannot go to another biome of its tile."""
    where = {**_control(t, goal), "seat": int(seat)}
    mask = t.holder_mask(goal)
    if mask >> seat & 1:
        return _problem("to.own", where)
    if mask and not t.owns(seat, COOPERATIVE):
        return _problem("to.controlled", where)
    if may_enter(t, t.region[goal]):
        return _unexplained()
    for other in where["seats"]:
        size = t.group_size(t.region[goal], other)
        if size and not t.owns(other, COOPERATIVE):
            return _problem("to.group", {**where, "other": other, "size": int(size)})
    return _unexplained()


def _why_not_group_to(t: Table, seat: i64, members: vec[i64], goal: i64) -> Problem:
    where = {**_control(t, goal), "seat": int(seat)}
    region = t.region[goal]
    if region == t.region[members[0]]:
        return _problem("to.same_group", where)
    nearest = min(apart(t.places[member >> 2], t.places[goal >> 2]) for member in members)
    if t.owns(seat, PACK):
        if nearest > 1:
            return _problem("to.pack_far", where)
        if pack_wins(t, seat, region, len(members)):
            return _unexplained()
        sizes = {other: int(t.group_size(region, other)) for other in where["seats"] if other != seat}
        strongest = max(sizes, key=lambda other: sizes[other])
        beaten = {"other": strongest, "size": sizes[strongest], "pack": len(members)}
        return _problem("to.pack_loses", {**where, **beaten})
    if nearest == 0:
        return _why_not_enter(t, seat, goal)
    if t.holder_mask(goal):
        return _problem("to.elsewhere", where)
    return _problem("to.unmatched" if nearest == 1 and t.owns(seat, AGILE) else "to.group_not_here", where)


# BUY and paying


def _heap(resources: vec[i64], seat: i64) -> Params:
    return {name: int(resources[seat * 3 + index]) for index, name in enumerate(("dark", "medium", "light"))}


def _why_not_buy(t: Table, question: i64, id: i64) -> Problem:
    seat, item = seat_in(question), detail_of(id)
    what = {**price_params(t, seat, item), **_heap(t.resources, seat)}
    last = t.stage == FINAL_TURNS
    if item == BUY_POINTS and not last:
        return _problem("buy.points_early", what)
    if item == BUY_CARD:
        return _why_not_buy_card(t, what, last)
    if not last and not may_buy_more(t, seat):
        return _problem("buy.no_more", what)
    if item < LAND_KINDS or item == BUY_ISLAND:
        if last and t.trigger == LAST_TILE:
            return _problem("buy.land_late", what)
        if item == BUY_ISLAND:
            return _why_not_buy_island(t, seat, what, last)
        if not t.stock[item]:
            return _problem("buy.none_left", what)
    if BUY_VOLCANO <= item <= BUY_WINTER:
        return _why_not_buy_volcano(t, seat, item, what)
    if not affordable(t, seat, item):
        return _problem(f"buy.poor.{price_list(t, item)}", what)
    return _problem("buy.no_place", what) if item < LAND_KINDS else _unexplained()


def _why_not_buy_volcano(t: Table, seat: i64, item: i64, what: Params) -> Problem:
    if item != BUY_VOLCANO:
        power = SUPER if item == BUY_SUPER else WINTER
        if not t.owns(seat, power):
            return _power_missing(seat, power)
        if item == BUY_SUPER and t.players > 2 and t.rules.super_players != "any":
            return _problem("buy.two_only", what)
        if t.trigger or t.stage != PLAYING:
            return _problem("buy.ending", what)
    if not t.volcanoes_left:
        return _problem("buy.none_left", {**what, "item": ITEMS[BUY_VOLCANO]})
    if len(open_to_volcanoes(t, 0)) == 0:
        return _problem("buy.no_target", what)
    if affordable(t, seat, item) or (unstable_affordable(t, seat) and len(open_to_volcanoes(t, TALL))):
        return _unexplained()
    return _problem(f"buy.poor.{price_list(t, item)}", what)


def _why_not_buy_island(t: Table, seat: i64, what: Params, last: bool) -> Problem:
    if t.purchases and not last:
        return _problem("buy.island_late", what)
    if t.crater[seat] != CRATER:
        return _problem("buy.crater", {**what, "crater": int(t.crater[seat])})
    if not t.stock_left():
        return _problem("buy.no_land", what)
    if not affordable(t, seat, BUY_ISLAND):
        return _problem("buy.poor.island", what)
    return _unexplained() if has_island_room(t, 0) else _problem("buy.no_room", what)


def _why_not_buy_card(t: Table, what: Params, last: bool) -> Problem:
    if not t.rules.caldera:
        return _problem("buy.no_caldera", what)
    if last:
        return _problem("buy.card_late", what)
    if t.card_bought:
        return _problem("buy.second_card", what)
    if cards.cards_left(t) > 0 and affordable(t, t.active, BUY_CARD):
        return _problem("buy.card_or_land", what)
    return _problem("buy.poor.card" if cards.cards_left(t) > 0 else "buy.no_cards", what)


def _not_held(t: Table, seat: i64, id: i64) -> Problem | None:
    for biome in range(1, 4):
        if in_heap(id, biome) > t.resources[seat * 3 + biome - 1]:
            what: Params = {"seat": int(seat), "resources": heap_text(id)}
            return _problem("pay.not_held", {**what, **_heap(t.resources, seat)})
    return None


def _why_not_price(t: Table, question: i64, id: i64) -> Problem:
    seat, item = seat_in(question), first_in(question)
    what = {**price_params(t, seat, item), "resources": heap_text(id)}
    return _not_held(t, seat, id) or _problem(f"pay.price.{price_list(t, item)}", what)


def _why_not_pay(t: Table, question: i64, id: i64) -> Problem:
    seat = seat_in(question)
    if heap_size(id) != first_in(question):
        what = {"seat": int(seat), "price": int(first_in(question)), "count": int(heap_size(id))}
        return _problem("pay.count", what)
    return _not_held(t, seat, id) or _unexplained()


def _why_not_discard(t: Table, question: i64, id: i64) -> Problem:
    seat = seat_in(question)
    excess = int(t.held(seat) - t.limit(seat))
    if heap_size(id) != excess:
        return _problem("discard.count", {"seat": int(seat), "excess": excess, "count": int(heap_size(id))})
    return _not_held(t, seat, id) or _unexplained()


# Placing


def _site_problem(t: Table, hex: i64) -> Problem | None:
    """Why nothing can be laid on a hex that could take it: marked, frozen, or of players who cannot be engaged."""
    where: Params = {"field": field_of(t.places[hex])}
    if hex == t.marker:
        return _problem("place.marked", where)
    if t.hex_frozen(hex):
        return _problem("place.frozen", where)
    allowed = engaged(t)
    if allowed == ANYBODY or t.owners_on(hex) & allowed or t.top_kind(hex) == SOIL:
        return None
    code = f"place.{t.rules.engagement}"
    if t.rules.engagement == "left" and allowed != left_or_exposed(t):
        code = "place.left_fallback"
    return _problem(code, {**where, "seats": seats_in(allowed)})


def _why_not_land_at(t: Table, question: i64, id: i64) -> Problem:
    hex, kind = t.hex_at(place_in(id)), first_in(question)
    where: Params = {"field": field_of(place_in(id)), "tile": KINDS[kind]}
    if hex < 0:
        return _problem("place.sea", where)
    if not t.takes_land(hex):
        return _problem("place.covered", _top(t, hex))
    problem = _site_problem(t, hex)
    if problem is not None:
        return problem
    if fits(t, kind, hex):
        return _unexplained()
    return _problem("place.no_match" if t.surroundings(hex) & 1 else "place.isolated", where)


def _why_not_land_turn(t: Table, question: i64, id: i64) -> Problem:
    if detail_of(id) == UNKNOWN:
        return _problem("turn.say")
    what: Params = {"tile": KINDS[first_in(question)], "field": field_of(t.places[second_in(question)])}
    return _problem("turn.no_match", {**what, "rotation": int(detail_of(id))})


def _why_not_volcano_at(t: Table, question: i64, id: i64) -> Problem:
    hex = t.hex_at(place_in(id))
    if hex < 0:
        return _problem("volcano.sea", {"field": field_of(place_in(id))})
    if not t.is_land(hex):
        return _problem("volcano.no_land", _top(t, hex))
    if second_in(question) == UNSTABLE and t.heights[hex] < TALL:
        where: Params = {"field": field_of(place_in(id)), "height": int(t.heights[hex]), "least": TALL}
        return _problem("volcano.low", where)
    return _site_problem(t, hex) or _unexplained()


def _why_not_island_at(t: Table, question: i64, id: i64) -> Problem:
    place, step = place_in(id), int(second_in(question))
    own = len(t.places) - step
    distance = min(int(apart(place, t.places[hex])) for hex in range(own))
    where: Params = {"field": field_of(place), "distance": distance}
    if t.hex_at(place) >= 0:
        return _problem("island.occupied", where)
    if t.is_frozen(place):
        return _problem("place.frozen", where)
    if step and all(apart(place, t.places[hex]) > 1 for hex in range(own, len(t.places))):
        return _problem("island.apart", where)
    if distance < ISLAND_GAP:
        return _problem("island.close", where)
    return _problem("island.far", where) if step == 0 and distance > ISLAND_GAP else _unexplained()


def _why_not_free_turn(t: Table, question: i64, id: i64) -> Problem:
    return _problem("turn.say") if detail_of(id) == UNKNOWN else _unexplained()


# Displacing and contests


def _why_not_displaced_to(t: Table, question: i64, id: i64) -> Problem:
    return _why_not_refuge(t, t.critters[next_critter(t, first_in(question))] >> 8, question, id)


def _why_not_flee_to(t: Table, question: i64, id: i64) -> Problem:
    return _why_not_refuge(t, first_in(question), question, id)


def _why_not_refuge(t: Table, node: i64, question: i64, id: i64) -> Problem:
    """Why a critter that has to leave a node cannot go somewhere."""
    place, biome = place_in(id), detail_of(id)
    if place == t.places[node >> 2]:
        return _problem("refuge.covered", {"field": field_of(place)})
    problem = _node_problem(t, place, biome)
    if problem is not None:
        return problem
    goal = node_of(t.hex_at(place), biome)
    origin = t.node_params(node)
    where = {**t.node_params(goal), "origin": origin["field"], "origin_biome": origin["biome"]}
    if t.region[goal] != t.region[node]:
        return _problem("refuge.region", where)
    if goal >> 2 == third_in(question):
        return _problem("refuge.sliding", where)
    return _problem("refuge.far", where) if t.rules.evac_adjacent else _unexplained()


def _why_not_keep(t: Table, question: i64, id: i64) -> Problem:
    other, met = int(detail_of(id)), second_in(question) & SEATS
    if other >= t.players:
        return _problem("seat.none", {"other": other, "last": int(t.players) - 1})
    if not met >> other & 1:
        return _problem("keep.absent", {"other": other, "seats": seats_in(met)})
    return _problem("keep.smaller", {"other": other, "seats": seats_in(third_in(question))})


def _why_not_return(t: Table, question: i64, id: i64) -> Problem:
    seat, place, biome = seat_in(question), place_in(id), detail_of(id)
    problem = _critter_problem(t, seat, place, biome)
    if problem is not None and problem.code not in ("critter.frozen", "critter.burrowed"):
        return problem
    where = _critter_params(t, seat, place, biome)
    if t.region[node_of(t.hex_at(place), biome)] != t.region[first_in(question)]:
        return _problem("return.region", where)
    return _problem("critter.colossal", where)


# Volcanoes


def _why_not_slide(t: Table, question: i64, id: i64) -> Problem:
    volcano, hex = first_in(question), t.hex_at(place_in(id))
    where: Params = {"field": field_of(place_in(id)), "volcano": field_of(t.places[volcano])}
    if apart(place_in(id), t.places[volcano]) != 1:
        return _problem("slide.apart", where)
    if hex < 0:
        return _problem("slide.sea", where)
    if not t.is_land(hex):
        return _problem("slide.no_land", _top(t, hex))
    if t.is_fixed(hex):
        return _problem("place.marked", where)
    return _problem("node.frozen" if t.hex_frozen(hex) else "slide.level", where)


def _why_not_aim(t: Table, question: i64, id: i64) -> Problem:
    hex = first_in(question)
    place = t.places[hex] + STEPS[detail_of(id)]
    target = t.hex_at(place)
    where: Params = {"field": field_of(place), "origin": field_of(t.places[hex])}
    if target < 0:
        return _problem("aim.sea", where)
    if not t.takes_land(target):
        return _problem("aim.covered", _top(t, target))
    if t.heights[target] >= t.heights[hex]:
        return _problem("aim.level", {**where, "height": int(t.heights[target])})
    if target == t.marker:
        return _problem("place.marked", where)
    return _problem("node.frozen", where) if t.hex_frozen(target) else _unexplained()


def _why_not_unlock(t: Table, question: i64, id: i64) -> Problem:
    seat, slot = seat_in(question), detail_of(id)
    owned = t.slots[seat]
    what: Params = {"seat": int(seat), "slot": SLOTS[slot]}
    if owned >> slot & 1:
        return _problem("unlock.owned", what)
    if not owned:
        return _problem("unlock.first", what)
    if ADJACENT[slot] & owned:
        return _unexplained()
    return _problem("unlock.apart", {**what, "slots": [name for i, name in enumerate(SLOTS) if owned >> i & 1]})


# EROSION, Rift, Converging plates


def _why_not_erode(t: Table, question: i64, id: i64) -> Problem:
    seat, hex = seat_in(question), t.hex_at(place_in(id))
    where: Params = {"seat": int(seat), "field": field_of(place_in(id))}
    if not t.owns(seat, EROSION):
        return _power_missing(seat, EROSION)
    if hex < 0:
        return _problem("erode.sea", where)
    if t.owners_on(hex):
        return _problem("erode.occupied", _on_tile(t, hex))
    if t.hex_frozen(hex):
        return _problem("node.frozen", where)
    if t.is_fixed(hex):
        return _problem("place.marked", where)
    kind = t.top_kind(hex)
    if is_uno(kind) and t.holder_mask(node_of(hex, kind + 1)):
        return _problem("erode.uno", _control(t, node_of(hex, kind + 1)))
    if t.rules.erosion_targets == "all":
        return _problem("place.marked", where) if hex == t.marker else _unexplained()
    if kind >= LAND_KINDS:
        return _problem("erode.no_land", _top(t, hex))
    return _unexplained() if t.under(hex) else _problem("erode.bottom", where)


def _limited_problem(t: Table, question: i64, power: int) -> Problem | None:
    """Why a seat cannot use a limited power now."""
    seat, by = seat_in(question), first_in(question)
    what: Params = {"seat": int(seat), "power": NAMES[power]}
    if by:
        card = RIFT if by == cards.BY_RIFT_CARD else PLATES
        return None if card == power else _problem("limited.card", {**what, "card": NAMES[card]})
    if unused(t, seat, power):
        return None
    return _problem("limited.used", what) if t.powers[seat] >> power & 1 else _power_missing(seat, power)


def _why_not_rift(t: Table, question: i64, id: i64) -> Problem:
    problem = _limited_problem(t, question, RIFT)
    if problem is not None:
        return problem
    hex, towards = t.hex_at(place_in(id)), detail_of(id)
    where: Params = {"field": field_of(place_in(id))}
    if hex < 0:
        return _problem("rift.sea", where)
    island = t.landmass(hex)
    if len(island) == 1:
        return _problem("rift.alone", where)
    part = rifted(t, island, hex, towards)
    if len(part) == len(island):
        return _problem("rift.whole", where)
    if not in_one_piece(t, part, part[0]):
        return _problem("rift.part", where)
    rest = rest_of(island, part)
    if not in_one_piece(t, rest, rest[0]):
        return _problem("rift.rest", where)
    frozen = [other for other in part if t.hex_frozen(other)]
    if frozen:
        return _problem("rift.frozen", {**where, "frozen": field_of(t.places[frozen[0]])})
    cut = cut_in_frost(t, part)
    if cut >= 0:
        return _problem("rift.cut_frozen", {**where, "frozen": field_of(t.places[cut])})
    return _problem("rift.stuck", where)


def _why_not_plates(t: Table, question: i64, id: i64) -> Problem:
    problem = _limited_problem(t, question, PLATES)
    if problem is not None:
        return problem
    hex = t.hex_at(place_in(id))
    where: Params = {"field": field_of(place_in(id))}
    if hex < 0:
        return _problem("plates.sea", where)
    frozen = [other for other in t.landmass(hex) if t.hex_frozen(other)]
    if frozen:
        return _problem("plates.frozen", {**where, "frozen": field_of(t.places[frozen[0]])})
    return _problem("plates.stuck", where)


def _why_not_shift(t: Table, question: i64, id: i64) -> Problem:
    hex = first_in(question)
    rift = question & 255 == agenda.RIFT_SHIFT
    island = t.landmass(hex)
    part = rifted(t, island, hex, second_in(question)) if rift else island
    for each in part:
        to = t.places[each] + STEPS[detail_of(id)]
        where: Params = {"field": field_of(t.places[each]), "to": field_of(to)}
        if t.is_frozen(to):
            return _problem("shift.into_frost", where)
        if not in_reach(to):
            return _problem("shift.edge", where)
        if t.hex_at(to) >= 0 and not has(part, t.hex_at(to)):
            return _problem("shift.blocked", where)
    for each in part:
        to = t.places[each] + STEPS[detail_of(id)]
        for other in island:
            if not has(part, other) and apart(to, t.places[other]) < 2:
                where = {"field": field_of(t.places[each]), "to": field_of(to), "other": field_of(t.places[other])}
                return _problem("shift.close", where)
    return _unexplained()


# CLAIM


def _why_not_claim(t: Table, question: i64, id: i64) -> Problem:
    return _claim_problem(t, question, id, True)


def _why_not_volcano_claim(t: Table, question: i64, id: i64) -> Problem:
    return _claim_problem(t, question, id, False)


def _claim_problem(t: Table, question: i64, id: i64, empty_only: bool) -> Problem:
    seat, place, biome = seat_in(question), place_in(id), detail_of(id)
    if not t.hand[seat]:
        return _problem("hand.empty", {"seat": int(seat)})
    problem = _node_problem(t, place, biome)
    if problem is not None:
        return problem
    hex = t.hex_at(place)
    if empty_only and t.owners_on(hex):
        return _problem("claim.occupied", _on_tile(t, hex))
    node = node_of(hex, biome)
    return _problem("claim.controlled", _control(t, node)) if t.holder_mask(node) else _unexplained()


def _why_not_upgrade_claiming(t: Table, question: i64, id: i64) -> Problem:
    if t.stage == FLUSH:
        return _problem("flush.claims_only")
    return _problem("upgrade.final") if t.stage == FINAL_TURNS else _why_not_upgrade(t, question, id)


def _why_not_upgrade_buying(t: Table, question: i64, id: i64) -> Problem:
    if t.stage != FINAL_TURNS:
        return _problem("decision.other", _asked(t, question))
    return _why_not_upgrade(t, question, id)


def _why_not_upgrade(t: Table, question: i64, id: i64) -> Problem:
    seat, place, biome = seat_in(question), place_in(id), detail_of(id)
    what: Params = {"seat": int(seat)}
    if not t.owns(seat, COLOSSAL_POWER):
        return _power_missing(seat, COLOSSAL_POWER)
    if colossals(t, seat) >= t.rules.max_colossal:
        return _problem("upgrade.most", {**what, "count": int(colossals(t, seat))})
    if not t.hand[seat]:
        return _problem("hand.empty", what)
    if t.held(seat) < UPGRADE_PRICE:
        return _problem("upgrade.poor", {**what, "price": UPGRADE_PRICE, "held": int(t.held(seat))})
    problem = _critter_problem(t, seat, place, biome)
    return problem or _problem("critter.colossal", _critter_params(t, seat, place, biome))


def _sea_problem(t: Table, seat: i64) -> Problem | None:
    """Why a seat cannot do anything at sea now."""
    if t.stage == FLUSH:
        return _problem("flush.claims_only")
    if not t.owns(seat, SEA):
        return _power_missing(seat, SEA)
    return _problem("sea.done", {"seat": int(seat)}) if t.sea_done else None


def _water_problem(t: Table, place: i64) -> Problem | None:
    """Why a sea critter cannot be at a place."""
    where: Params = {"field": field_of(place)}
    if t.hex_at(place) >= 0:
        return _problem("sea.land", where)
    if t.is_frozen(place):
        return _problem("node.frozen", where)
    if not has(waters(t), place):
        return _problem("sea.no_coast" if t.rules.sea_range == "coast" else "sea.far_out", where)
    if is_free(t, place):
        return None
    others = [int(swimmer & 15) for swimmer in t.swimmers if swimmer >> 4 == place]
    return _problem("sea.taken", {**where, "other": others[0]})


def _why_not_sea(t: Table, question: i64, id: i64) -> Problem:
    seat = seat_in(question)
    problem = _sea_problem(t, seat)
    if problem is not None:
        return problem
    if not t.hand[seat]:
        return _problem("hand.empty", {"seat": int(seat)})
    return _water_problem(t, place_in(id)) or _unexplained()


def _why_not_swim(t: Table, question: i64, id: i64) -> Problem:
    seat, place = seat_in(question), place_in(id)
    where: Params = {"seat": int(seat), "field": field_of(place)}
    problem = _sea_problem(t, seat)
    if problem is not None:
        return problem
    if not has(t.swimmers, place << 4 | seat):
        return _problem("swim.none", where)
    if t.is_frozen(place):
        return _problem("node.frozen", where)
    if not _lists_any(t, lambda scratch: offer_waters(scratch, place)):
        return _problem("swim.nowhere", where)
    return _unexplained()


def _why_not_swim_to(t: Table, question: i64, id: i64) -> Problem:
    place, origin, biome = place_in(id), first_in(question), detail_of(id)
    where: Params = {"field": field_of(place), "origin": field_of(origin), "biome": BIOME_LETTERS[biome]}
    if place == origin:
        return _problem("swim.same", where)
    hex = t.hex_at(place)
    if not biome and hex < 0:
        return _water_problem(t, place) or _unexplained()
    problem = _node_problem(t, place, biome)
    if problem is not None:
        return problem
    facing = [d for d in range(6) if place + STEPS[d] == origin]
    if not facing:
        return _problem("swim.far", where)
    shown = EDGES[t.top(hex) * 6 + facing[0]]
    if shown != biome:
        return _problem("swim.facing", {**where, "shown": BIOME_LETTERS[shown]})
    node = node_of(hex, biome)
    return _problem("claim.controlled", _control(t, node)) if t.holder_mask(node) else _unexplained()


# SACRIFICE


def _why_not_sacrifice(t: Table, question: i64, id: i64) -> Problem:
    seat, place, biome = seat_in(question), place_in(id), detail_of(id)
    if t.sacrificed:
        return _problem("sacrifice.done", {"seat": int(seat)})
    problem = _critter_problem(t, seat, place, biome)
    return problem or _problem("critter.colossal", _critter_params(t, seat, place, biome))


def _why_not_offer(t: Table, question: i64, id: i64) -> Problem:
    seat = seat_in(question)
    what: Params = {"seat": int(seat), "price": int(offering_price(t, seat)), "held": int(t.held(seat))}
    if t.stage != PLAYING:
        return _problem("offer.final", what)
    if not t.purchases:
        return _problem("offer.no_purchase", what)
    if t.offered:
        return _problem("offer.done", what)
    if not t.hand[seat]:
        return _problem("hand.empty", what)
    return _problem("offer.poor", what) if t.held(seat) < offering_price(t, seat) else _unexplained()


# Cards


def _why_not_play(t: Table, question: i64, id: i64) -> Problem:
    seat, power = seat_in(question), detail_of(id)
    what: Params = {"seat": int(seat), "power": NAMES[power]}
    if not t.rules.caldera:
        return _problem("play.no_caldera", what)
    if t.stage == FLUSH:
        return _problem("flush.claims_only")
    if not cards.playable_at(question & 255) >> power & 1:
        return _problem("play.when", what)
    return _problem("play.owned" if t.owns(seat, power) else "play.not_held", what)


_REASONS: Final[dict[int, dict[int, Reason]]] = {
    agenda.WHO_BEGINS: {actions.FIRST: _why_not_first},
    agenda.WHICH_POWER: {actions.DEAL: _why_not_deal},
    agenda.WHICH_WAY: {actions.ROLL: _why_not_roll},
    agenda.HOW_DIVERTED: {actions.ROLL: _why_not_roll},
    agenda.WHERE_LATERAL: {actions.ROLL: _why_not_roll},
    agenda.WHERE_BOMB: {actions.ROLL: _why_not_roll},
    agenda.WHERE_SLIDE: {actions.ROLL: _why_not_roll},
    agenda.WHICH_CARD: {actions.CARD: _why_not_card},
    agenda.WHAT_WAS_HIDDEN: {actions.TURN: _why_not_uncovered},
    agenda.WHICH_CARD_WAS: {actions.CARD: _why_not_card},
    agenda.SET_UP_TILE: {actions.TAKE: _why_not_take},
    agenda.SET_UP_FIELD: {actions.AT: _why_not_set_up_at},
    agenda.SET_UP_ROTATION: {actions.TURN: _why_not_set_up_turn},
    agenda.SET_UP_CRITTER: {actions.CLAIM: _why_not_set_up_claim},
    agenda.SET_UP_GAIN: {actions.GAIN: _why_not_gain},
    agenda.WINDOW: {actions.RIFT: _why_not_rift, actions.PLATES: _why_not_plates},
    agenda.DISPLACE: {actions.TO: _why_not_displaced_to},
    agenda.FLEE: {actions.TO: _why_not_flee_to},
    agenda.PAY: {actions.PAY: _why_not_pay},
    agenda.MOVE: {
        actions.MOVE: _why_not_move,
        actions.GROUP: _why_not_group,
        actions.BURROW: _why_not_flip,
        actions.SURFACE: _why_not_flip,
        actions.PLAY: _why_not_play,
    },
    agenda.MOVE_TO: {actions.TO: _why_not_to},
    agenda.BUY: {
        actions.BUY: _why_not_buy,
        actions.UPGRADE: _why_not_upgrade_buying,
        actions.PLAY: _why_not_play,
    },
    agenda.PRICE: {actions.PAY: _why_not_price},
    agenda.LAND_FIELD: {actions.AT: _why_not_land_at},
    agenda.LAND_ROTATION: {actions.TURN: _why_not_land_turn},
    agenda.VOLCANO_FIELD: {actions.AT: _why_not_volcano_at},
    agenda.BURY: {actions.TURN: _why_not_free_turn},
    agenda.SLIDE: {actions.SLIDE: _why_not_slide},
    agenda.AIM: {actions.AIM: _why_not_aim},
    agenda.UNLOCK: {actions.UNLOCK: _why_not_unlock},
    agenda.VOLCANO_CRITTER: {actions.CLAIM: _why_not_volcano_claim},
    agenda.ISLAND_TILE: {actions.TAKE: _why_not_take},
    agenda.ISLAND_FIELD: {actions.AT: _why_not_island_at},
    agenda.ISLAND_ROTATION: {actions.TURN: _why_not_free_turn},
    agenda.KEEP: {actions.KEEP: _why_not_keep},
    agenda.RETURN: {actions.RETURN: _why_not_return},
    agenda.EROSION: {actions.ERODE: _why_not_erode, actions.PLAY: _why_not_play},
    agenda.CLAIM: {
        actions.CLAIM: _why_not_claim,
        actions.UPGRADE: _why_not_upgrade_claiming,
        actions.SEA: _why_not_sea,
        actions.SWIM: _why_not_swim,
        actions.PLAY: _why_not_play,
    },
    agenda.SWIM_TO: {actions.TO: _why_not_swim_to},
    agenda.SACRIFICE: {actions.SACRIFICE: _why_not_sacrifice, actions.OFFER: _why_not_offer},
    agenda.DISCARD: {actions.DISCARD: _why_not_discard},
    agenda.RIFT_SHIFT: {actions.SHIFT: _why_not_shift},
    agenda.PLATES_SHIFT: {actions.SHIFT: _why_not_shift},
}
"""For each question, what says why an action of a verb that it takes is not among its options."""
