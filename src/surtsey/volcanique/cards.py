"""The Caldera deck (option): cards bought face down, worth points or, some of them, one use of a power."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import HIDDEN_CARD, action_id, detail_of, place_in
from surtsey.volcanique.agenda import task
from surtsey.volcanique.powers import (
    AGILE,
    BOMB,
    CRAFTY,
    EROSION,
    FLYING,
    LANDSLIDE,
    LATERAL,
    NAMES,
    PLATES,
    RIFT,
    SEA,
    deck_size,
)
from surtsey.volcanique.table import Table, has, without

FOR_ONE_VOLCANO: Final = 1 << LATERAL | 1 << BOMB | 1 << LANDSLIDE
"""Powers of cards that are used up by one volcano."""
HIDDEN: Final = 255
"""A power or value that is not known."""
BY_RIFT_CARD: Final = 1
BY_PLATES_CARD: Final = 2
"""By what an island is moved, if not by a power."""

AT_MOVE: Final = 1 << AGILE | 1 << FLYING | 1 << RIFT | 1 << PLATES
AT_BUY: Final = 1 << CRAFTY | 1 << LATERAL | 1 << LANDSLIDE | 1 << BOMB | 1 << RIFT | 1 << PLATES
AT_EROSION: Final = 1 << EROSION
AT_CLAIM: Final = 1 << SEA | 1 << RIFT | 1 << PLATES
AT_WINDOW: Final = 1 << RIFT | 1 << PLATES
"""What can be played at which step of one's own turn: where it is of use in that turn."""


def cards_left(t: Table) -> i64:
    """How many cards the deck has."""
    return deck_size(t.rules.burrowing) - len(t.grid) - len(t.cards) - len(t.discarded)


def playable_at(step: i64) -> i64:
    if step == agenda.MOVE:
        return AT_MOVE
    if step == agenda.BUY:
        return AT_BUY
    if step == agenda.EROSION:
        return AT_EROSION
    return AT_CLAIM if step == agenda.CLAIM else AT_WINDOW


def holds_cards(t: Table, seat: i64) -> bool:
    for card in t.cards:
        if card >> 16 == seat:
            return True
    return False


def offer_cards(t: Table, seat: i64, step: i64) -> None:
    """The cards of a seat that can be played now. Of a hand that is not known, whatever it could be."""
    if not len(t.cards):
        return
    usable = playable_at(step)
    hidden = False
    mine: i64 = 0
    for card in t.cards:
        if card >> 16 == seat:
            if card >> 8 & 255 == HIDDEN:
                hidden = True
            else:
                mine |= i64(1) << (card >> 8 & 255)
    for power in range(i64(len(NAMES))):
        if not usable >> power & 1 or t.owns(seat, power):
            continue
        if mine >> power & 1 or (hidden and is_unseen(t, power)):
            t.offer(action_id(actions.PLAY, 0, power))


def is_unseen(t: Table, power: i64) -> bool:
    """Whether a power is in the deck or in a hand that is not known."""
    if power >= deck_size(t.rules.burrowing) or has(t.grid, power):
        return False
    for card in t.cards:
        if card >> 8 & 255 == power:
            return False
    for card in t.discarded:
        if card >> 8 == power:
            return False
    return True


def play(t: Table, seat: i64, power: i64) -> None:
    """A card is discarded for its power in this turn; land is moved at once."""
    index: i64 = 0
    chosen: i64 = -1
    for card in t.cards:
        if card >> 16 == seat and card >> 8 & 255 == power:
            chosen = index
        index += 1
    if chosen < 0:
        index = 0
        for card in t.cards:
            if card >> 16 == seat and card >> 8 & 255 == HIDDEN:
                chosen = index
            index += 1
    value = t.cards[chosen] & 255
    t.cards = without(t.cards, chosen)
    t.discarded = append(t.discarded, power << 8 | value)
    t.borrowed |= i64(1) << power
    t.progress = True
    if t.log is not None:
        t.tell("card.played", {"seat": int(seat), "power": NAMES[power]})
    if power in (RIFT, PLATES):
        t.push(task(agenda.WINDOW, seat, BY_RIFT_CARD if power == RIFT else BY_PLATES_CARD))


def offer_draws(t: Table) -> None:
    """What the next card may be, where the caller says it; a question mark for one that is not shown."""
    for power in range(i64(len(NAMES))):
        if is_unseen(t, power):
            for value in range(i64(len(t.card_values))):
                if t.card_values[value]:
                    t.offer(action_id(actions.CARD, power, value))


def drawn(t: Table, chance: Chance) -> i64:
    """The next card of a shuffled deck."""
    powers = vec[i64]()
    for power in range(i64(len(NAMES))):
        if is_unseen(t, power):
            powers = append(powers, power)
    values = vec[i64]()
    for value in range(i64(len(t.card_values))):
        for _ in range(t.card_values[value]):
            values = append(values, value)
    return action_id(actions.CARD, powers[chance.below(len(powers))], values[chance.below(len(values))])


def take_card(t: Table, seat: i64, id: i64) -> None:
    """A card goes to a hand."""
    if id & 0xFFFFFF == HIDDEN_CARD:
        t.cards = append(t.cards, seat << 16 | HIDDEN << 8 | HIDDEN)
        if t.log is not None:
            t.tell("card.taken", {"seat": int(seat)})
        return
    t.cards = append(t.cards, seat << 16 | place_in(id) << 8 | detail_of(id))
    t.card_values[detail_of(id)] -= 1
    if t.log is not None:
        t.tell("card.taken", {"seat": int(seat)})
        what = {"seat": int(seat), "power": NAMES[place_in(id)], "points": int(detail_of(id))}
        t.whisper("card.drawn", what, seat)


def hidden_card(t: Table) -> i64:
    """The first card in a hand that is not known; -1 if all are."""
    index: i64 = 0
    for card in t.cards:
        if card >> 8 & 255 == HIDDEN:
            return index
        index += 1
    return -1


def show_card(t: Table, id: i64) -> None:
    """A card that was not known is shown."""
    index = hidden_card(t)
    t.cards[index] = t.cards[index] >> 16 << 16 | place_in(id) << 8 | detail_of(id)
    t.card_values[detail_of(id)] -= 1
    if t.log is not None:
        who = {"seat": int(t.cards[index] >> 16), "power": NAMES[place_in(id)], "points": int(detail_of(id))}
        t.tell("card.shown", who)
