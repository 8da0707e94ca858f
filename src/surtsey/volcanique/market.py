"""BUY: what things cost, what may be bought, and what follows from a purchase."""

from typing import Final

from mypy_extensions import i64

from surtsey.game import Problem
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
    kind_of,
)
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, task
from surtsey.volcanique.cards import CardStep, cards_left, holds_cards, offer_cards, play, why_not_play
from surtsey.volcanique.claiming import offer_upgrades, upgrade, why_not_upgrade
from surtsey.volcanique.collecting import heap_size, offer_heaps, pay
from surtsey.volcanique.placing import ISLAND_GAP, has_island_room, open_to_volcanoes, placeable
from surtsey.volcanique.powers import SUPER, WINTER, island_price, third_purchase
from surtsey.volcanique.reasons import heap_params, not_held, power_missing, problem
from surtsey.volcanique.table import CRATER, FINAL_TURNS, LAST_TILE, PLAYING, Table
from surtsey.volcanique.tasks import Params, TaskKind
from surtsey.volcanique.tiles import DUO_ML, LAND_KINDS, UNO_L
from surtsey.volcanique.tiles import KINDS as TILE_KINDS

POINT_PRICE: Final = 3
TALL: Final = 4
"""How high a stack has to be for an unstable volcano."""
TALL_PRICE: Final = 5
TALL_ALIKE: Final = 4
"""What an unstable volcano costs, of any type or of one."""

REGULAR: Final = 0
UNSTABLE: Final = 1


# What things cost


def price_any(t: Table, seat: i64, item: i64) -> i64:
    """How many resources of any type an item costs; 0 where that is no way to pay."""
    if item <= UNO_L:
        return 4
    if item <= DUO_ML:
        return 3
    if item < LAND_KINDS:
        return 2
    if item == BUY_ISLAND:
        return island_price(t, seat)
    if item == BUY_POINTS:
        return POINT_PRICE
    return 0 if item == BUY_CARD else 6


def price_alike(item: i64) -> i64:
    """How many resources of one type an item costs; 0 where that is no way to pay."""
    if item <= UNO_L:
        return 3
    if item <= DUO_ML:
        return 2
    return 5 if is_volcano(item) else 0


def price_of_each(item: i64) -> bool:
    """Whether one of each type buys an item."""
    return item <= UNO_L or item == BUY_CARD


def is_volcano(item: i64) -> bool:
    """Whether an item is a volcano: a plain one, or one that brings the Super eruption or the Volcanic winter."""
    return BUY_VOLCANO <= item <= BUY_WINTER


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


def unstable_affordable(t: Table, seat: i64) -> bool:
    return t.rules.unstable and can_pay(t, seat, TALL_PRICE, TALL_ALIKE, False)


def price_list(t: Table, item: i64) -> str:
    """Under what name the price of an item is known."""
    if item <= UNO_L:
        return "uno"
    if item <= DUO_ML:
        return "duo"
    if item < LAND_KINDS:
        return "trio"
    if is_volcano(item):
        return "either" if t.rules.unstable and len(open_to_volcanoes(t, TALL)) else "volcano"
    return ITEMS[item]


def price_params(t: Table, seat: i64, item: i64) -> Params:
    price = {"price": int(price_any(t, seat, item)), "alike": int(price_alike(item))}
    tall = {"tall": TALL, "tall_price": TALL_PRICE, "tall_alike": TALL_ALIKE} if is_volcano(item) else {}
    return {"seat": int(seat), "item": ITEMS[item], **price, **tall}


# What may be bought


class Buy(CardStep):
    """Something to buy, or nothing more. What is bought is paid and then used; afterwards the question comes again."""

    def offer(self, t: Table, question: i64) -> None:
        seat = seat_in(question)
        if t.stage == FINAL_TURNS:
            _offer_final(t, seat)
            return
        kinds = land_on_offer(t, seat)
        _offer_land(t, kinds)
        _offer_volcanoes(t, seat)
        _offer_item(t, seat, BUY_ISLAND)
        if not card_problem(t, seat, kinds):
            t.offer(action_id(actions.BUY, 0, BUY_CARD))
        offer_cards(t, seat, agenda.BUY)
        may_pass = t.purchases or not kinds or not t.rules.mandatory_buy
        if may_pass and (t.count or holds_cards(t, seat)):
            t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, verb = seat_in(question), kind_of(id)
        t.push(question)
        if verb == actions.PLAY:
            play(t, seat, detail_of(id))
            return
        if verb == actions.UPGRADE:
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

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        if t.stage == FINAL_TURNS:
            return ".final", {}
        if t.purchases:
            return (".more" if may_buy_more(t, seat) else ".card"), {}
        return (".may" if t.has_offer(NOTHING) else ".must"), {}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat, verb = seat_in(question), kind_of(id)
        if verb == actions.BUY:
            return _why_not_buy(t, seat, detail_of(id))
        if verb == actions.PLAY:
            return why_not_play(t, question, id)
        if verb == actions.UPGRADE and t.stage == FINAL_TURNS:
            return why_not_upgrade(t, seat, id)
        return None

    def why_not_pass(self, t: Table, question: i64, asked: Params) -> Problem:
        seat = seat_in(question)
        kinds = land_on_offer(t, seat)
        tiles = [TILE_KINDS[kind] for kind in range(LAND_KINDS) if kinds >> kind & 1]
        return problem("pass.buy", {"seat": int(seat), "tiles": tiles})


def _offer_final(t: Table, seat: i64) -> None:
    """The last shopping: as much as can be paid for."""
    _offer_land(t, land_on_offer(t, seat))
    _offer_item(t, seat, BUY_ISLAND)
    _offer_volcanoes(t, seat)
    _offer_item(t, seat, BUY_POINTS)
    offer_upgrades(t, seat)
    offer_cards(t, seat, agenda.BUY)
    if t.count or holds_cards(t, seat):
        t.offer(NOTHING)


def _offer_item(t: Table, seat: i64, item: i64) -> None:
    if not buy_problem(t, seat, item):
        t.offer(action_id(actions.BUY, 0, item))


def _offer_land(t: Table, kinds: i64) -> None:
    for kind in range(i64(LAND_KINDS)):
        if kinds >> kind & 1:
            t.offer(action_id(actions.BUY, 0, kind))


def _offer_volcanoes(t: Table, seat: i64) -> None:
    """A volcano, and one that brings the Super eruption or the Volcanic winter."""
    if not affordable(t, seat, BUY_VOLCANO) and not unstable_affordable(t, seat):
        return  # asked first, since it takes long to find where volcanoes may be
    if buy_problem(t, seat, BUY_VOLCANO):
        return
    t.offer(action_id(actions.BUY, 0, BUY_VOLCANO))
    for item in range(i64(BUY_SUPER), i64(BUY_WINTER + 1)):
        if not catastrophe_problem(t, seat, item):
            t.offer(action_id(actions.BUY, 0, item))


# Why something may not be bought


def buy_problem(t: Table, seat: i64, item: i64) -> str:
    """Why a seat may not buy an item, empty if it may."""
    if item == BUY_CARD:
        return card_problem(t, seat, land_on_offer(t, seat))
    untimely = time_problem(t, seat, item)
    if untimely:
        return untimely
    if item < LAND_KINDS:
        return land_problem(t, seat, item, placeable(t))
    if is_volcano(item):
        return volcano_problem(t, seat, item)
    if item == BUY_ISLAND:
        return island_problem(t, seat)
    return "" if affordable(t, seat, item) else "buy.poor"


def time_problem(t: Table, seat: i64, item: i64) -> str:
    """Why it is not the time to buy anything but a card, empty if it is.

    In final turns land and islands are for sale unless it was the last tile that ended it all.
    """
    if t.stage == FINAL_TURNS:
        return "buy.land_late" if t.trigger == LAST_TILE and (item < LAND_KINDS or item == BUY_ISLAND) else ""
    if item == BUY_POINTS:
        return "buy.points_early"
    if not may_buy_more(t, seat):
        return "buy.no_more"
    return "buy.island_late" if item == BUY_ISLAND and t.purchases else ""


def may_buy_more(t: Table, seat: i64) -> bool:
    """One purchase a turn; after a first tile on soil a second, and a third with Crafty critters."""
    if not t.purchases:
        return True
    if not t.on_soil:
        return False
    if t.purchases == 1:
        return True
    return t.purchases == 2 and third_purchase(t, seat)


def land_on_offer(t: Table, seat: i64) -> i64:
    """The kinds of land that a seat may buy now, one bit each."""
    if not t.held(seat) or time_problem(t, seat, UNO_L):  # it is the same for all land
        return 0
    kinds = placeable(t)
    for kind in range(i64(LAND_KINDS)):
        if kinds >> kind & 1 and land_problem(t, seat, kind, kinds):
            kinds &= ~(i64(1) << kind)
    return kinds


def land_problem(t: Table, seat: i64, kind: i64, fitting: i64) -> str:
    """Why there is no land of a kind for a seat, empty if there is; what fits somewhere is found once for all kinds."""
    if not t.stock[kind]:
        return "buy.none_left"
    if not affordable(t, seat, kind):
        return "buy.poor"
    return "" if fitting >> kind & 1 else "buy.no_place"


def volcano_problem(t: Table, seat: i64, item: i64) -> str:
    """Why there is no volcano for a seat, empty if there is: a regular one, or an unstable one on a tall stack."""
    if item != BUY_VOLCANO:
        uncalled = catastrophe_problem(t, seat, item)
        if uncalled:
            return uncalled
    if not t.volcanoes_left:
        return "buy.none_left"
    if not len(open_to_volcanoes(t, 0)):
        return "buy.no_target"
    if affordable(t, seat, item) or (unstable_affordable(t, seat) and len(open_to_volcanoes(t, TALL)) > 0):
        return ""
    return "buy.poor"


def catastrophe_problem(t: Table, seat: i64, item: i64) -> str:
    """Why a volcano may not bring the Super eruption or the Volcanic winter, empty if it may."""
    if not t.owns(seat, SUPER if item == BUY_SUPER else WINTER):
        return "power.missing"
    if item == BUY_SUPER and t.players > 2 and t.rules.super_players != "any":
        return "buy.two_only"
    return "buy.ending" if t.trigger or t.stage != PLAYING else ""


def island_problem(t: Table, seat: i64) -> str:
    """Why there is no island for a seat, empty if there is."""
    if t.crater[seat] != CRATER:
        return "buy.crater"
    if not t.stock_left():
        return "buy.no_land"
    if not affordable(t, seat, BUY_ISLAND):
        return "buy.poor"
    return "" if has_island_room(t, 0) else "buy.no_room"


def card_problem(t: Table, seat: i64, land: i64) -> str:
    """Why a seat may not buy a card, empty if it may: one a turn, besides the purchase.

    Not if that made land unaffordable which has to be bought.
    """
    if not t.rules.caldera:
        return "buy.no_caldera"
    if t.stage == FINAL_TURNS:
        return "buy.card_late"
    if t.card_bought:
        return "buy.second_card"
    if cards_left(t) <= 0:
        return "buy.no_cards"
    if not affordable(t, seat, BUY_CARD):
        return "buy.poor"
    if t.purchases or not land or not t.rules.mandatory_buy:
        return ""
    dark, medium, light = t.resources[seat * 3] - 1, t.resources[seat * 3 + 1] - 1, t.resources[seat * 3 + 2] - 1
    for kind in range(i64(LAND_KINDS)):
        if land >> kind & 1 and _pays(
            dark, medium, light, price_any(t, seat, kind), price_alike(kind), price_of_each(kind)
        ):
            return ""
    return "buy.card_or_land"


def _why_not_buy(t: Table, seat: i64, item: i64) -> Problem:
    number = buy_problem(t, seat, item)
    what: Params = {**price_params(t, seat, item), **heap_params(t.resources, seat)}
    if number == "power.missing":
        return power_missing(seat, SUPER if item == BUY_SUPER else WINTER)
    if number == "buy.poor":
        return problem(f"buy.poor.{price_list(t, item)}", what)
    if number == "buy.none_left" and is_volcano(item):
        what["item"] = ITEMS[BUY_VOLCANO]
    elif number == "buy.crater":
        what |= {"crater": int(t.crater[seat]), "needed": CRATER}
    elif number == "buy.no_room":
        what["gap"] = ISLAND_GAP
    return problem(number, what)


# How it is paid


class Price(TaskKind):
    """With which resources a purchase is paid."""

    def offer(self, t: Table, question: i64) -> None:
        """Every heap that pays for the item, each once."""
        seat, item = seat_in(question), first_in(question)
        any_kind, alike = price_any(t, seat, item), price_alike(item)
        if any_kind:
            offer_heaps(t, seat, any_kind, actions.PAY)
        if alike:
            _offer_alike(t, seat, alike)
        if price_of_each(item) and t.resources[seat * 3] and t.resources[seat * 3 + 1] and t.resources[seat * 3 + 2]:
            t.offer(heap_id(actions.PAY, 1, 1, 1))
        if is_volcano(item) and t.rules.unstable and len(open_to_volcanoes(t, TALL)):
            _offer_unstable(t, seat)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, item = seat_in(question), first_in(question)
        pay(t, seat, id)
        if is_volcano(item):
            t.push(task(agenda.VOLCANO_FIELD, seat, item, stands(id)))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return f".{price_list(t, first_in(question))}", price_params(t, seat, first_in(question))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat, item = seat_in(question), first_in(question)
        what: Params = {**price_params(t, seat, item), "resources": heap_text(id)}
        return not_held(t, seat, id) or problem(f"pay.price.{price_list(t, item)}", what)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        """On top of what is done with the item once it is paid."""
        item, then = first_in(task), kind_in(below)
        if item < LAND_KINDS:
            return then == agenda.LAND_FIELD and first_in(below) == item
        if item == BUY_ISLAND:
            return then == agenda.ISLAND_TILE
        return item <= BUY_CARD and then in (agenda.BUY, agenda.WHICH_CARD)


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


def stands(id: i64) -> i64:
    """For which volcano a heap pays: a regular one, or an unstable one, which needs a tall stack."""
    size = heap_size(id)
    return UNSTABLE if size < 5 or (size == 5 and not is_alike(id)) else REGULAR


def is_alike(id: i64) -> bool:
    """Whether a heap is of one kind."""
    kinds: i64 = 0
    for biome in range(i64(1), i64(4)):
        if in_heap(id, biome):
            kinds += 1
    return kinds == 1


# What follows


class AfterBuying(TaskKind):
    """When buying is over."""

    def carry_out(self, t: Table, doing: i64) -> None:
        """Who could not buy has to make a sacrifice and may neither erode nor claim, castaways excepted."""
        seat = seat_in(doing)
        if t.stage != PLAYING or t.purchases or land_on_offer(t, seat):
            return
        t.barred = True
        t.castaway = t.rules.castaway and t.on_land(seat) == 0
        t.tell_seat("buying.unable", seat)
        t.push(task(agenda.FORCED_SACRIFICE, seat))


KINDS: Final[dict[int, TaskKind]] = {
    agenda.AFTER_BUYING: AfterBuying("after_buying", ""),
    agenda.BUY: Buy("buy", "", actions.BUY, actions.UPGRADE, actions.PLAY),
    agenda.PRICE: Price("price", "#", actions.PAY),
}
