"""BUY: what things cost, what may be bought, and what follows from a purchase."""

from typing import Final

from mypy_extensions import i64

from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import (
    BUY_CARD,
    BUY_ISLAND,
    BUY_POINTS,
    BUY_SUPER,
    BUY_VOLCANO,
    BUY_WINTER,
    ITEMS,
    NOTHING,
    action_id,
    detail_of,
    heap_id,
    heap_text,
    in_heap,
)
from surtsey.volcanique.agenda import first_in, seat_in, task
from surtsey.volcanique.cards import cards_left, holds_cards, offer_cards, play
from surtsey.volcanique.claiming import offer_upgrades, upgrade
from surtsey.volcanique.collecting import give_back, offer_heaps
from surtsey.volcanique.placing import has_island_room, open_to_volcanoes, placeable
from surtsey.volcanique.powers import CRAFTY, EXALTED, SUPER, WINTER
from surtsey.volcanique.table import CRATER, FINAL_TURNS, LAST_TILE, PLAYING, Table
from surtsey.volcanique.tiles import DUO_ML, LAND_KINDS, UNO_L

ISLAND_PRICE: Final = 7
POINT_PRICE: Final = 3
TALL: Final = 4
"""How high a stack has to be for an unstable volcano."""

REGULAR: Final = 0
UNSTABLE: Final = 1


def price_any(t: Table, seat: i64, item: i64) -> i64:
    """How many resources of any type an item costs; 0 where that is no way to pay."""
    if item <= UNO_L:
        return 4
    if item <= DUO_ML:
        return 3
    if item < LAND_KINDS:
        return 2
    if item == BUY_ISLAND:
        return t.rules.exalted_island_cost if t.owns(seat, EXALTED) else ISLAND_PRICE
    if item == BUY_POINTS:
        return POINT_PRICE
    return 0 if item == BUY_CARD else 6


def price_alike(item: i64) -> i64:
    """How many resources of one type an item costs; 0 where that is no way to pay."""
    if item <= UNO_L:
        return 3
    if item <= DUO_ML:
        return 2
    return 5 if BUY_VOLCANO <= item <= BUY_WINTER else 0


def price_of_each(item: i64) -> bool:
    """Whether one of each type buys an item."""
    return item <= UNO_L or item == BUY_CARD


def can_pay(t: Table, seat: i64, any_kind: i64, alike: i64, of_each: bool) -> bool:
    dark, medium, light = t.resources[seat * 3], t.resources[seat * 3 + 1], t.resources[seat * 3 + 2]
    return _pays(dark, medium, light, any_kind, alike, of_each)


def _pays(dark: i64, medium: i64, light: i64, any_kind: i64, alike: i64, of_each: bool) -> bool:
    """Whether so many resources pay a price in one of its forms."""
    if any_kind and dark + medium + light >= any_kind:
        return True
    if alike and max(dark, max(medium, light)) >= alike:
        return True
    return of_each and dark > 0 and medium > 0 and light > 0


def affordable(t: Table, seat: i64, item: i64) -> bool:
    if item == BUY_ISLAND and not price_any(t, seat, item):
        return True
    return can_pay(t, seat, price_any(t, seat, item), price_alike(item), price_of_each(item))


def land_on_offer(t: Table, seat: i64) -> i64:
    """The kinds of land that a seat can pay for and lay, one bit each."""
    if not t.held(seat):
        return 0
    kinds = placeable(t)
    for kind in range(i64(LAND_KINDS)):
        if kinds >> kind & 1 and not (t.stock[kind] and affordable(t, seat, kind)):
            kinds &= ~(i64(1) << kind)
    return kinds


def offer_purchases(t: Table, seat: i64) -> None:
    if t.stage == FINAL_TURNS:
        _offer_final(t, seat)
        return
    kinds: i64 = 0
    if may_buy_more(t, seat):
        kinds = land_on_offer(t, seat)
        _offer_land(t, kinds)
        _offer_volcanoes(t, seat)
        if not t.purchases:
            _offer_island(t, seat)
    if may_buy_card(t, seat, kinds):
        t.offer(action_id(actions.BUY, 0, BUY_CARD))
    offer_cards(t, seat, agenda.BUY)
    may_pass = t.purchases or not kinds or not t.rules.mandatory_buy
    if may_pass and (t.count or holds_cards(t, seat)):
        t.offer(NOTHING)


def may_buy_card(t: Table, seat: i64, land: i64) -> bool:
    """One card a turn, besides the purchase; not if that made land unaffordable which has to be bought."""
    if not t.rules.caldera or t.card_bought or cards_left(t) <= 0 or not affordable(t, seat, BUY_CARD):
        return False
    if t.purchases or not land or not t.rules.mandatory_buy:
        return True
    dark, medium, light = t.resources[seat * 3] - 1, t.resources[seat * 3 + 1] - 1, t.resources[seat * 3 + 2] - 1
    for kind in range(i64(LAND_KINDS)):
        if land >> kind & 1 and _pays(
            dark, medium, light, price_any(t, seat, kind), price_alike(kind), price_of_each(kind)
        ):
            return True
    return False


def may_buy_more(t: Table, seat: i64) -> bool:
    """One purchase a turn; after a first tile on soil a second, and a third with Crafty critters."""
    if not t.purchases:
        return True
    if not t.on_soil:
        return False
    if t.purchases == 1:
        return True
    return t.purchases == 2 and t.owns(seat, CRAFTY) and (t.on_soil == 2 or not t.rules.crafty_strict)


def _offer_final(t: Table, seat: i64) -> None:
    """The last shopping: as much as can be paid for. Land and islands unless it was the last tile that ended it all."""
    if t.trigger != LAST_TILE:
        _offer_land(t, land_on_offer(t, seat))
        _offer_island(t, seat)
    _offer_volcanoes(t, seat)
    if affordable(t, seat, BUY_POINTS):
        t.offer(action_id(actions.BUY, 0, BUY_POINTS))
    offer_upgrades(t, seat)
    offer_cards(t, seat, agenda.BUY)
    if t.count or holds_cards(t, seat):
        t.offer(NOTHING)


def _offer_land(t: Table, kinds: i64) -> None:
    for kind in range(i64(LAND_KINDS)):
        if kinds >> kind & 1:
            t.offer(action_id(actions.BUY, 0, kind))


def _offer_volcanoes(t: Table, seat: i64) -> None:
    """A volcano, and one that brings the Super eruption or the Volcanic winter."""
    if not t.volcanoes_left or t.held(seat) < 4:
        return
    regular = affordable(t, seat, BUY_VOLCANO) and len(open_to_volcanoes(t, 0)) > 0
    if not regular and not (unstable_affordable(t, seat) and len(open_to_volcanoes(t, TALL)) > 0):
        return
    t.offer(action_id(actions.BUY, 0, BUY_VOLCANO))
    if t.trigger or t.stage != PLAYING:
        return
    if t.owns(seat, SUPER) and (t.players == 2 or t.rules.super_players == "any"):
        t.offer(action_id(actions.BUY, 0, BUY_SUPER))
    if t.owns(seat, WINTER):
        t.offer(action_id(actions.BUY, 0, BUY_WINTER))


def unstable_affordable(t: Table, seat: i64) -> bool:
    return t.rules.unstable and can_pay(t, seat, 5, 4, False)


def _offer_island(t: Table, seat: i64) -> None:
    if t.crater[seat] == CRATER and t.stock_left() and affordable(t, seat, BUY_ISLAND) and has_island_room(t, 0):
        t.offer(action_id(actions.BUY, 0, BUY_ISLAND))


def buy(t: Table, question: i64, id: i64) -> None:
    """Something is bought, paid and then used; afterwards the question comes again."""
    seat = seat_in(question)
    t.push(question)
    if id >> 24 == actions.PLAY:
        play(t, seat, detail_of(id))
        return
    if id >> 24 == actions.UPGRADE:
        upgrade(t, seat, id)
        return
    item = detail_of(id)
    t.progress = True
    if t.log is not None:
        t.tell("bought", {"seat": int(seat), "item": ITEMS[item]})
    if item == BUY_CARD:
        t.card_bought = True
        t.push(task(agenda.WHICH_CARD, seat))
    elif item == BUY_POINTS:
        t.bought_points[seat] += 1
    elif item == BUY_ISLAND:
        t.purchases += 1
        t.crater[seat] -= CRATER
        t.hand[seat] += CRATER
        if t.log is not None:
            t.tell("crater.emptied", {"seat": int(seat), "count": CRATER})
        t.push(task(agenda.ISLAND_TILE, seat, 0))
    elif item < LAND_KINDS:
        t.purchases += 1
        t.take_tile(item)
        t.push(task(agenda.LAND_FIELD, seat, item))
    else:
        t.purchases += 1
        t.volcanoes_left -= 1
    if item != BUY_ISLAND or price_any(t, seat, item):
        t.push(task(agenda.PRICE, seat, item))


def offer_prices(t: Table, question: i64) -> None:
    """Every heap that pays for an item, each once."""
    seat, item = seat_in(question), first_in(question)
    any_kind, alike = price_any(t, seat, item), price_alike(item)
    if any_kind:
        offer_heaps(t, seat, any_kind, actions.PAY)
    if alike:
        _offer_alike(t, seat, alike)
    if price_of_each(item) and t.resources[seat * 3] and t.resources[seat * 3 + 1] and t.resources[seat * 3 + 2]:
        t.offer(heap_id(actions.PAY, 1, 1, 1))
    if BUY_VOLCANO <= item <= BUY_WINTER and t.rules.unstable and len(open_to_volcanoes(t, TALL)):
        _offer_unstable(t, seat)


def _offer_alike(t: Table, seat: i64, count: i64) -> None:
    for biome in range(i64(3)):
        if t.resources[seat * 3 + biome] >= count:
            t.offer(_of_one_kind(biome, count))


def _of_one_kind(biome: i64, count: i64) -> i64:
    return heap_id(actions.PAY, count if biome == 0 else 0, count if biome == 1 else 0, count if biome == 2 else 0)


def _offer_unstable(t: Table, seat: i64) -> None:
    """Five of any kind, or four alike. Five alike pay for a regular volcano, which may stand anywhere."""
    before = t.count
    offer_heaps(t, seat, 5, actions.PAY)
    kept = before
    for index in range(before, t.count):
        if not is_alike(t.ids[index]):
            t.ids[kept] = t.ids[index]
            kept += 1
    t.count = kept
    _offer_alike(t, seat, 4)


def is_alike(id: i64) -> bool:
    """Whether a heap is of one kind."""
    kinds: i64 = 0
    for biome in range(i64(1), i64(4)):
        if in_heap(id, biome):
            kinds += 1
    return kinds == 1


def heap_size(id: i64) -> i64:
    return in_heap(id, 1) + in_heap(id, 2) + in_heap(id, 3)


def pay_price(t: Table, question: i64, id: i64) -> None:
    seat, item = seat_in(question), first_in(question)
    pay(t, seat, id)
    if BUY_VOLCANO <= item <= BUY_WINTER:
        size = heap_size(id)
        cheap: i64 = UNSTABLE if size < 5 or (size == 5 and not is_alike(id)) else REGULAR
        t.push(task(agenda.VOLCANO_FIELD, seat, item, cheap))


def pay(t: Table, seat: i64, id: i64) -> None:
    give_back(t, seat, id)
    if t.log is not None:
        t.tell("paid", {"seat": int(seat), "resources": heap_text(id)})


def after_buying(t: Table, seat: i64) -> None:
    """Who could not buy has to make a sacrifice and may neither erode nor claim, castaways excepted."""
    if t.stage != PLAYING or t.purchases or land_on_offer(t, seat):
        return
    t.barred = True
    t.castaway = t.rules.castaway and t.on_land(seat) == 0
    if t.log is not None:
        t.tell("buying.unable", {"seat": int(seat)})
    t.push(task(agenda.FORCED_SACRIFICE, seat))
