"""The course of a game: takes one task after the other from the agenda until somebody has to decide.

What leaves no choice is not asked. Below stands which function carries out which task, which lists the options of
which question, and which takes the answer.
"""

from mypy_extensions import i64

from surtsey.volcanique import (
    actions,
    agenda,
    cards,
    claiming,
    collecting,
    contests,
    displacing,
    lava,
    market,
    moving,
    placing,
    setting_up,
    shifting,
    turns,
    volcanoes,
)
from surtsey.volcanique.actions import NOTHING, action_id, detail_of, place_in
from surtsey.volcanique.agenda import FIRST_QUESTION, LAST_CHANCE, first_in, seat_in, task
from surtsey.volcanique.dice import offer_die
from surtsey.volcanique.powers import NAMES, SLOTS, may_come
from surtsey.volcanique.table import OVER, Table


def is_chance(t: Table, question: i64) -> bool:
    """Whether nobody decides: dice, cards, and the islands of the quick set-up."""
    kind = question & 255
    if kind <= LAST_CHANCE:
        return True
    return agenda.SET_UP_TILE <= kind <= agenda.SET_UP_CRITTER and t.rules.setup == "quick"


def decider(t: Table, question: i64) -> i64:
    """Whose decision a question is; of a question to chance, whom it concerns."""
    if question & 255 == agenda.DISPLACE:
        return displacing.decider(t, question)
    if question & 255 < agenda.WHICH_WAY:
        return t.active
    return seat_in(question)


def run(t: Table) -> None:
    """Carries out what can be carried out, up to the next real question; its options are in `t.ids` then."""
    while t.stage != OVER:
        size = len(t.agenda)
        doing = t.agenda[size - 1]
        if doing & 255 < FIRST_QUESTION:
            t.drop()
            carry_out(t, doing)
            continue
        t.count = 0
        offer(t, doing)
        if t.count > 1 or (t.count == 1 and must_be_asked(t, doing)):
            return
        if t.count == 1:
            t.drop()
            answer(t, doing, t.ids[0])
        elif len(t.agenda) == size:
            t.drop()
    t.count = 0


def must_be_asked(t: Table, question: i64) -> bool:
    """What is asked even if there is no choice, since to skip it would tell a secret, or keep one that is over.

    Who holds cards of the Caldera deck is asked wherever one could be played; a tile that was turned in secret is
    shown when it comes to light.
    """
    kind = question & 255
    if kind == agenda.WHAT_WAS_HIDDEN:
        return True
    if kind not in (agenda.WINDOW, agenda.MOVE, agenda.BUY, agenda.EROSION, agenda.CLAIM) or not len(t.cards):
        return False
    return seat_in(question) == t.active and cards.holds_cards(t, t.active)


def carry_out(t: Table, doing: i64) -> None:
    kind = doing & 255
    if kind == agenda.BEGIN_TURN:
        turns.begin(t)
    elif kind == agenda.WINDOWS:
        turns.open_windows(t)
    elif kind == agenda.LAVA:
        lava.begin(t)
    elif kind == agenda.NEXT_FLOW:
        lava.next_flow(t)
    elif kind == agenda.LAY_LAVA:
        lava.arrive(t, doing)
    elif kind == agenda.AFTER_BUYING:
        market.after_buying(t, seat_in(doing))
    elif kind == agenda.LAY_LAND:
        placing.lay_land(t, doing)
    elif kind == agenda.BOMBS:
        volcanoes.light_bombs(t, doing)
    elif kind == agenda.LANDSLIDES:
        volcanoes.start_landslides(t, doing)
    elif kind == agenda.LAND_SLIDES:
        volcanoes.land_slides(t, doing)
    elif kind == agenda.ACTIVATE:
        volcanoes.activate(t, doing)
    elif kind == agenda.COLLECT:
        collecting.gain_from_regions(t, t.active)
        t.push(task(agenda.DISCARD, t.active))
    elif kind == agenda.END_TURN:
        turns.end(t)
    elif kind == agenda.TOUCHED:
        shifting.go_on_shifting(t, doing)
    elif kind == agenda.SCORE:
        turns.score(t)
    elif kind == agenda.SET_UP_ISLAND:
        setting_up.begin_island(t, seat_in(doing))
    elif kind == agenda.FIRST_INCOME:
        setting_up.first_income(t)


def offer(t: Table, question: i64) -> None:
    """Lists the options of a question. None: there is nothing to ask."""
    kind = question & 255
    seat = seat_in(question)
    if kind == agenda.MOVE:
        moving.offer_moves(t, seat)
    elif kind == agenda.MOVE_TO:
        moving.offer_goals(t, question)
    elif kind == agenda.BUY:
        market.offer_purchases(t, seat)
    elif kind == agenda.PRICE:
        market.offer_prices(t, question)
    elif kind == agenda.PAY:
        collecting.offer_heaps(t, seat, first_in(question), actions.PAY)
    elif kind == agenda.LAND_FIELD:
        placing.offer_fields(t, first_in(question))
    elif kind == agenda.LAND_ROTATION:
        placing.offer_rotations(t, question)
    elif kind == agenda.DISPLACE:
        displacing.offer_refuges(t, question)
    elif kind == agenda.FLEE:
        displacing.offer_flight(t, question)
    elif kind == agenda.CLAIM:
        claiming.offer_claims(t, seat)
    elif kind == agenda.SACRIFICE:
        claiming.offer_sacrifices(t, seat)
    elif kind == agenda.DISCARD:
        collecting.offer_discards(t, seat)
    elif kind == agenda.WHICH_WAY:
        lava.offer_ways(t, question)
    elif kind == agenda.EROSION:
        shifting.offer_erosions(t, seat)
    elif kind == agenda.WINDOW:
        shifting.offer_shifts(t, question)
    elif kind == agenda.VOLCANO_FIELD:
        volcanoes.offer_targets(t, question)
    elif kind == agenda.BURY:
        volcanoes.offer_buried_rotations(t, first_in(question))
    elif kind == agenda.LATERAL:
        volcanoes.offer_laterals(t, question)
    elif kind == agenda.BOMB:
        volcanoes.offer_bomb(t, question)
    elif kind == agenda.SLIDE:
        volcanoes.offer_slides(t, question)
    elif kind == agenda.AIM or kind == agenda.WHERE_SLIDE:
        volcanoes.offer_slopes(t, question)
    elif kind == agenda.UNLOCK:
        volcanoes.offer_powers(t, seat)
    elif kind == agenda.VOLCANO_CRITTER:
        volcanoes.offer_volcano_critter(t, seat)
    elif kind == agenda.FORCED_SACRIFICE:
        claiming.offer_forced_sacrifice(t, seat)
    elif kind == agenda.ISLAND_TILE:
        placing.offer_island_tiles(t, first_in(question))
    elif kind == agenda.ISLAND_FIELD:
        placing.offer_island_fields(t, question)
    elif kind == agenda.ISLAND_ROTATION:
        placing.offer_island_rotations(t, question)
    elif kind == agenda.KEEP:
        contests.offer_survivors(t, question)
    elif kind == agenda.RETURN:
        contests.offer_returns(t, question)
    elif kind == agenda.SWIM_TO:
        claiming.offer_waters(t, first_in(question))
    elif kind == agenda.DIVERT:
        lava.offer_diversion(t)
    elif kind == agenda.RIFT_SHIFT:
        shifting.offer_rift_directions(t, question)
    elif kind == agenda.PLATES_SHIFT:
        shifting.offer_plate_directions(t, question)
    elif kind == agenda.HOW_DIVERTED:
        offer_die(t, lava.DIVERSION_DIE)
    elif kind == agenda.WHERE_LATERAL:
        offer_die(t, 4)
    elif kind == agenda.WHERE_BOMB:
        offer_die(t, 6)
    elif kind == agenda.WHICH_CARD or kind == agenda.WHICH_CARD_WAS:
        cards.offer_draws(t)
    elif kind == agenda.WHAT_WAS_HIDDEN:
        shifting.offer_hidden(t, question)
    elif kind == agenda.WHO_BEGINS:
        setting_up.offer_seats(t)
    elif kind == agenda.WHICH_POWER:
        _offer_powers(t, first_in(question))
    elif kind == agenda.SET_UP_TILE:
        setting_up.offer_tiles(t, first_in(question))
    elif kind == agenda.SET_UP_FIELD:
        setting_up.offer_fields(t, question)
    elif kind == agenda.SET_UP_ROTATION:
        setting_up.offer_rotations(t, question)
    elif kind == agenda.SET_UP_CRITTER:
        setting_up.offer_critters(t)
    elif kind == agenda.SET_UP_GAIN:
        setting_up.offer_gains(t)


def _offer_powers(t: Table, slot: i64) -> None:
    for power in may_come(int(slot), t.grid, t.rules.powers, t.rules.burrowing):
        t.offer(action_id(actions.DEAL, slot, power))


def answer(t: Table, question: i64, id: i64) -> None:
    """Takes the answer to a question, which has been taken off the agenda."""
    kind = question & 255
    seat = seat_in(question)
    if kind <= LAST_CHANCE:
        if t.log is not None and id >> 24 == actions.ROLL:
            t.tell("rolled", {"rolled": int(detail_of(id)), "sides": int(place_in(id))})
        _answer_of_chance(t, question, id)
    elif kind == agenda.DISPLACE:
        displacing.go(t, question, id)
    elif kind == agenda.LATERAL:
        volcanoes.choose_lateral(t, question, id)
    elif kind == agenda.BOMB:
        volcanoes.throw_bomb(t, question, id)
    elif kind == agenda.SLIDE:
        volcanoes.choose_slide(t, question, id)
    elif kind == agenda.DIVERT:
        lava.choose_diversion(t, question, id)
    elif id == NOTHING:
        return
    elif kind == agenda.MOVE:
        moving.choose_move(t, question, id)
    elif kind == agenda.MOVE_TO:
        moving.move(t, question, id)
    elif kind == agenda.BUY:
        market.buy(t, question, id)
    elif kind == agenda.PRICE:
        market.pay_price(t, question, id)
    elif kind == agenda.PAY:
        market.pay(t, seat, id)
    elif kind == agenda.LAND_FIELD:
        placing.choose_field(t, question, id)
    elif kind == agenda.LAND_ROTATION:
        placing.choose_rotation(t, question, id)
    elif kind == agenda.FLEE:
        displacing.flee(t, question, id)
    elif kind == agenda.CLAIM:
        claiming.choose_claim(t, question, id)
    elif kind == agenda.SACRIFICE:
        claiming.choose_sacrifice(t, question, id)
    elif kind == agenda.DISCARD:
        collecting.discard(t, seat, id)
    elif kind == agenda.EROSION:
        shifting.choose_erosion(t, question, id)
    elif kind == agenda.WINDOW:
        shifting.choose_shift(t, question, id)
    elif kind == agenda.VOLCANO_FIELD:
        volcanoes.choose_target(t, question, id)
    elif kind == agenda.BURY:
        volcanoes.bury(t, question, id)
    elif kind == agenda.AIM:
        volcanoes.slide(t, question, id)
    elif kind == agenda.UNLOCK:
        volcanoes.unlock(t, seat, id)
    elif kind == agenda.VOLCANO_CRITTER:
        claiming.claim(t, seat, id)
    elif kind == agenda.FORCED_SACRIFICE:
        claiming.give_to_crater(t, seat)
    elif kind == agenda.ISLAND_TILE:
        placing.take_island_tile(t, question, id)
    elif kind == agenda.ISLAND_FIELD:
        placing.choose_island_field(t, question, id)
    elif kind == agenda.ISLAND_ROTATION:
        placing.lay_island_tile(t, question, id)
    elif kind == agenda.KEEP:
        contests.choose_survivor(t, question, id)
    elif kind == agenda.RETURN:
        contests.return_critter(t, question, id)
    elif kind == agenda.SWIM_TO:
        claiming.swim(t, question, id)
    elif kind == agenda.RIFT_SHIFT:
        shifting.shift_rift(t, question, id)
    elif kind == agenda.PLATES_SHIFT:
        shifting.shift_plates(t, question, id)
    elif kind == agenda.SET_UP_TILE:
        setting_up.take_tile(t, question, id)
    elif kind == agenda.SET_UP_FIELD:
        setting_up.choose_field(t, question, id)
    elif kind == agenda.SET_UP_ROTATION:
        setting_up.choose_rotation(t, question, id)
    elif kind == agenda.SET_UP_CRITTER:
        setting_up.place_critter(t, seat, id)
    elif kind == agenda.SET_UP_GAIN:
        setting_up.gain(t, seat, id)


def _answer_of_chance(t: Table, question: i64, id: i64) -> None:
    kind = question & 255
    if kind == agenda.WHICH_WAY:
        lava.roll_way(t, question, detail_of(id))
    elif kind == agenda.HOW_DIVERTED:
        lava.divert(t, question, detail_of(id))
    elif kind == agenda.WHERE_LATERAL:
        volcanoes.roll_lateral(t, question, detail_of(id))
    elif kind == agenda.WHERE_BOMB:
        volcanoes.bomb_lands(t, question, detail_of(id))
    elif kind == agenda.WHERE_SLIDE:
        volcanoes.slide(t, question, id)
    elif kind == agenda.WHICH_CARD:
        cards.take_card(t, seat_in(question), id)
    elif kind == agenda.WHICH_CARD_WAS:
        cards.show_card(t, id)
        if cards.hidden_card(t) >= 0:
            t.push(question)
    elif kind == agenda.WHAT_WAS_HIDDEN:
        shifting.show_hidden(t, question, id)
    elif kind == agenda.WHO_BEGINS:
        setting_up.choose_first(t, detail_of(id))
    elif kind == agenda.WHICH_POWER:
        slot = first_in(question)
        t.grid[slot] = detail_of(id)
        if t.log is not None:
            t.tell("power.dealt", {"slot": SLOTS[slot], "power": NAMES[detail_of(id)]})
