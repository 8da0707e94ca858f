"""The Caldera deck (option): cards bought face down, worth points or, some of them, one use of a power."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.game import Problem
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_id, detail_of, place_in
from surtsey.volcanique.agenda import kind_in, seat_in, task
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.packing import card_of, card_power, card_seat, card_value
from surtsey.volcanique.powers import BOMB, LANDSLIDE, LATERAL, NAMES, PLATES, POWERS, RIFT, deck_size
from surtsey.volcanique.reasons import problem
from surtsey.volcanique.table import FLUSH, Table, has, without
from surtsey.volcanique.tasks import Params, TaskKind

FOR_ONE_VOLCANO: Final = 1 << LATERAL | 1 << BOMB | 1 << LANDSLIDE
"""Powers of cards that are used up by one volcano."""
HIDDEN: Final = 255
"""A power or value that is not known."""
BY_RIFT_CARD: Final = 1
BY_PLATES_CARD: Final = 2
"""By what an island is moved, if not by a power."""


STEPS: Final = {
    agenda.MOVE: "move", agenda.BUY: "buy", agenda.EROSION: "erosion", agenda.CLAIM: "claim", agenda.WINDOW: "window"
}  # fmt: skip
"""Questions in answer to which cards can be played, as `Power.card` names them."""


def _playable_at(question: int) -> int:
    return sum(1 << power.number for power in POWERS if STEPS.get(question) in power.card)


PLAYABLE_AT: Final = vec[i64]([_playable_at(question) for question in range(max(STEPS) + 1)])
"""For each kind of question, the powers whose cards can be played in answer to it, one bit each."""


def cards_left(t: Table) -> i64:
    """How many cards the deck has."""
    return deck_size(t.rules.burrowing) - len(t.grid) - len(t.cards) - len(t.discarded)


# Drawing


def unseen_problem(t: Table, power: i64) -> str:
    """Why a power is neither in the deck nor in a hand that is not known; empty if it is."""
    if power >= deck_size(t.rules.burrowing):
        return "power.not_in_game"
    if has(t.grid, power):
        return "card.on_grid"
    for card in t.discarded:
        if card_power(card) == power:
            return "card.played"
    for card in t.cards:
        if card_power(card) == power:
            return "card.gone"
    return ""


def is_unseen(t: Table, power: i64) -> bool:
    """Whether a power is in the deck or in a hand that is not known."""
    return not unseen_problem(t, power)


class CardStep(TaskKind):
    """A step in which cards can be played."""

    def must_be_asked(self, t: Table, question: i64) -> bool:
        """Who holds cards is always asked, so that nobody learns whether one could have been played."""
        return len(t.cards) > 0 and seat_in(question) == t.active and holds_cards(t, t.active)


class CardShown(TaskKind):
    """A card is shown, whose power and value are to be found in the deck."""

    def offer(self, t: Table, question: i64) -> None:
        """Whatever it may be, where the caller says it. A card that is drawn face down, `card ?`, is never listed."""
        for power in range(i64(len(NAMES))):
            if is_unseen(t, power):
                for value in range(i64(len(t.card_values))):
                    if t.card_values[value]:
                        t.offer(action_id(actions.CARD, power, value))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        power = place_in(id)
        if power == HIDDEN:
            return problem("card.say")
        found = unseen_problem(t, power)
        what: Params = {"power": NAMES[power], "points": int(detail_of(id))}
        if found == "card.on_grid":
            what["slot"] = SLOTS[list(t.grid).index(power)]
        return problem(found or "card.value", what)


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


class WhichCard(CardShown):
    """Which card was bought: it goes to a hand."""

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, power, value = seat_in(question), place_in(id), detail_of(id)
        t.cards = append(t.cards, card_of(seat, power, value))
        t.tell_seat("card.taken", seat)
        if power == HIDDEN:
            return
        t.card_values[value] -= 1
        if t.log is not None:
            t.whisper("card.drawn", {"seat": int(seat), "power": NAMES[power], "points": int(value)}, seat)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return kind_in(below) == agenda.BUY


# Playing a card for its power


def holds_cards(t: Table, seat: i64) -> bool:
    for card in t.cards:
        if card_seat(card) == seat:
            return True
    return False


def may_hold(t: Table, seat: i64, power: i64) -> bool:
    """Whether a seat holds a card. In a hand that is not known may be whatever is in no other place."""
    hidden = False
    for card in t.cards:
        if card_seat(card) == seat:
            if card_power(card) == power:
                return True
            if card_power(card) == HIDDEN:
                hidden = True
    return hidden and is_unseen(t, power)


def play_problem(t: Table, seat: i64, step: i64, power: i64) -> str:
    """Why a seat cannot play a card at a step of its turn; empty if it can."""
    if not PLAYABLE_AT[step] >> power & 1:
        return "play.when"
    if t.owns(seat, power):
        return "play.owned"
    return "" if may_hold(t, seat, power) else "play.not_held"


def offer_cards(t: Table, seat: i64, step: i64) -> None:
    """The cards of a seat that can be played now."""
    if not len(t.cards):
        return
    for power in range(i64(len(NAMES))):
        if not play_problem(t, seat, step, power):
            t.offer(action_id(actions.PLAY, 0, power))


def why_not_play(t: Table, question: i64, id: i64) -> Problem:
    """Why a card cannot be played in answer to a question."""
    seat, power = seat_in(question), detail_of(id)
    what: Params = {"seat": int(seat), "power": NAMES[power]}
    if not t.rules.caldera:
        return problem("play.no_caldera", what)
    if t.stage == FLUSH:
        return problem("flush.claims_only")
    return problem(play_problem(t, seat, kind_in(question), power), what)


def play(t: Table, seat: i64, power: i64) -> None:
    """A card is discarded for its power in this turn; land is moved at once."""
    index: i64 = 0
    chosen: i64 = -1
    for card in t.cards:
        if card_seat(card) == seat and card_power(card) == power:
            chosen = index
        index += 1
    if chosen < 0:
        index = 0
        for card in t.cards:
            if card_seat(card) == seat and card_power(card) == HIDDEN:
                chosen = index
            index += 1
    value = card_value(t.cards[chosen])
    t.cards = without(t.cards, chosen)
    t.discarded = append(t.discarded, card_of(0, power, value))
    t.borrowed |= i64(1) << power
    t.progress = True
    if t.log is not None:
        t.tell("card.played", {"seat": int(seat), "power": NAMES[power]})
    if power in (RIFT, PLATES):
        t.push(task(agenda.WINDOW, seat, BY_RIFT_CARD if power == RIFT else BY_PLATES_CARD))


# Showing what is left, in the end


def hidden_card(t: Table) -> i64:
    """The first card in a hand that is not known; -1 if all are."""
    index: i64 = 0
    for card in t.cards:
        if card_power(card) == HIDDEN:
            return index
        index += 1
    return -1


def show_card(t: Table, id: i64) -> None:
    """A card that was not known is shown."""
    index = hidden_card(t)
    seat, power, value = card_seat(t.cards[index]), place_in(id), detail_of(id)
    t.cards[index] = card_of(seat, power, value)
    t.card_values[value] -= 1
    if t.log is not None:
        t.tell("card.shown", {"seat": int(seat), "power": NAMES[power], "points": int(value)})


class WhichCardWas(CardShown):
    """Which card somebody held: asked when the game is over, until all are known."""

    def answer(self, t: Table, question: i64, id: i64) -> None:
        show_card(t, id)
        if hidden_card(t) >= 0:
            t.push(question)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"seat": int(card_seat(t.cards[hidden_card(t)]))}


KINDS: Final[dict[int, TaskKind]] = {
    agenda.WHICH_CARD: WhichCard("card", "", actions.CARD),
    agenda.WHICH_CARD_WAS: WhichCardWas("show_card", "", actions.CARD),
}
