"""Volcanique as greedy and search see it; how it is judged stands in volcanique_judgement.py."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.players.model import Model
from surtsey.players.volcanique_judgement import BY_HAND, COUNT, FEATURES, WEIGHTS, Judgement
from surtsey.volcanique import actions, agenda, course, playouts
from surtsey.volcanique.actions import HIDDEN_CARD, kind_of
from surtsey.volcanique.agenda import first_in, kind_in, second_in, third_in
from surtsey.volcanique.cards import HIDDEN, holds_cards
from surtsey.volcanique.displacing import BY_LAND
from surtsey.volcanique.state import BY_CHANCE, Observation, State, hide, settle_hidden
from surtsey.volcanique.table import OVER, SETTING_UP, Table
from surtsey.volcanique.tiles import LAND_KINDS, UNKNOWN

__all__ = ["BY_HAND", "FEATURES", "WEIGHTS", "VolcaniqueModel", "model"]

LOW: Final = 0x7FFFFFFF
"""The lower half of a key, which has 62 bits: products of halves stay within 63."""


@final
class VolcaniqueModel(Model):
    """A game with the cards of others and the tiles that they turned in secret drawn somehow."""

    state: State
    seat: i64
    """Who observes."""
    judgement: Judgement
    fresh: bool
    """Whether nothing has been decided in this turn, but where critters flee from lava."""
    known: i64
    """How much of the past there was before the last step."""

    def __init__(self, state: State, seat: i64, judgement: Judgement, fresh: bool) -> None:
        self.state = state
        self.seat = seat
        self.judgement = judgement
        self.fresh = fresh
        self.known = len(state.past)

    def seats(self) -> i64:
        return self.state.table.players

    def actor(self) -> i64:
        table = self.state.table
        return -1 if table.stage == OVER else course.decider(table, question(table))

    def copy(self) -> Model:
        twin = VolcaniqueModel(self.state.copy(), self.seat, self.judgement, self.fresh)
        twin.known = self.known
        return twin

    def redraw(self, chance: Chance) -> Model:
        state = self.state.copy()
        table = state.table
        if table.stage == SETTING_UP:
            state.dealt = vec[i64]()
        state.chance = Chance(seed_from(chance))
        hide(table, self.seat)
        if settle_hidden(table, chance):
            course.run(table)
        return VolcaniqueModel(state, self.seat, self.judgement, self.fresh)

    def moves(self) -> vec[i64]:
        return self.state.moves()

    def step(self, id: i64) -> None:
        state = self.state
        before = state.table.turn
        asked = question(state.table)
        decider = self.actor()
        self.known = len(state.past)
        state.step(id)
        table = state.table
        if table.turn != before:
            self.fresh = True
        elif table.stage == SETTING_UP:
            self.fresh = self.actor() != decider
        else:
            self.fresh = self.fresh and is_about_lava(asked)

    def brought(self) -> i64:
        """Dice, cards and deals since the last step; of a card that another seat draws, that it was drawn."""
        state = self.state
        key: i64 = 0
        for index in range(self.known, len(state.past)):
            past = state.past[index]
            if not past & BY_CHANCE:
                continue
            id = past & ~BY_CHANCE
            if kind_of(id) == actions.CARD and state.table.stage != OVER and state.table.active != self.seat:
                id = actions.CARD << 24 | HIDDEN_CARD
            key = mixed(key, id)
        return key

    def key(self) -> i64:
        t = self.state.table
        key = mixed(t.stage << 20 | t.turn << 8 | t.active, t.trigger << 8 | t.trigger_seat)
        key = mixed(key, land_key(t, self.seat) + critter_key(t))
        key = mixed(key, holdings_key(t, self.seat))
        key = mixed(key, turn_key(t))
        return mixed(key, agenda_key(t))

    def hides(self) -> bool:
        """Who else holds cards can play them."""
        actor = self.actor()
        return actor >= 0 and actor != self.seat and holds_cards(self.state.table, actor)

    def is_quiet(self) -> bool:
        table = self.state.table
        return table.stage == OVER or (self.fresh and not is_about_lava(question(table)))

    def has_long_turns(self) -> bool:
        return True

    def values(self, into: vec[float]) -> None:
        """What has been picked up and not yet put down is worth what the best way to put it down is worth."""
        if self.state.table.stage != OVER and is_half_done(self.state.table):
            self._best_values(into)
        else:
            self.judgement.values(self.state.table, into)

    def _best_values(self, into: vec[float]) -> None:
        seat = self.actor()
        found = vec[float]([0.0] * self.seats())
        best: float = -1.0
        for id in self.state.moves():
            twin = VolcaniqueModel(self.state.copy(), self.seat, self.judgement, False)
            twin.state.step(id)
            twin.values(found)
            if found[seat] > best:
                best = found[seat]
                for other in range(self.seats()):
                    into[other] = found[other]

    def features(self, seat: i64, into: vec[float]) -> None:
        self.judgement.look(self.state.table)
        for index in range(i64(COUNT)):
            into[index] = self.judgement.seen[seat * COUNT + index]

    def finish(self, chance: Chance) -> i64:
        return playouts.finish(self.state, chance)


def question(t: Table) -> i64:
    """What is asked; nothing in particular when the game is over."""
    return t.agenda[len(t.agenda) - 1] if len(t.agenda) else 0


def is_about_lava(question: i64) -> bool:
    """Whether it is asked how somebody gets away from something: what there is to judge has not happened yet."""
    kind = kind_in(question)
    return kind == agenda.DIVERT or kind == agenda.DISPLACE or kind == agenda.FLEE or kind == agenda.PAY


def is_half_done(t: Table) -> bool:
    """Whether somebody is in the middle of a small thing of which nothing can be seen before it is done."""
    asked = question(t)
    kind = kind_in(asked)
    if kind == agenda.DISPLACE:
        return second_in(asked) == BY_LAND
    return (
        kind == agenda.MOVE_TO
        or kind == agenda.LAND_ROTATION
        or kind == agenda.SWIM_TO
        or kind == agenda.ISLAND_ROTATION
        or kind == agenda.SET_UP_ROTATION
        or kind == agenda.RIFT_SHIFT
        or kind == agenda.PLATES_SHIFT
    )


def seed_from(chance: Chance) -> int:
    return int(chance.word() << 31 | chance.word() >> 1)


# Keys. The order in which things happen to lie in lists is nothing that can be seen: such things are added up.


def mixed(key: i64, item: i64) -> i64:
    """Stirs a number into a key."""
    key ^= item & 0x3FFFFFFFFFFFFFFF
    low = (key & LOW) * 1540483477
    high = (key >> 31) * 1597334677
    key = low ^ (high >> 31 | (high & LOW) << 31)
    return key ^ key >> 29


def land_key(t: Table, seat: i64) -> i64:
    """The stacks, with those rotations that a seat knows."""
    key: i64 = 0
    hexes: i64 = len(t.places)
    for hex in range(hexes):
        stack = t.places[hex]
        entry = t.tops[hex]
        while entry:
            tile = t.tiles[entry] & 255
            note = t.tiles[entry] >> 24
            if note and note != seat + 1 and tile >> 3 < LAND_KINDS:
                tile |= UNKNOWN
            stack = mixed(stack, note << 8 | tile)
            entry = t.tiles[entry] >> 8 & 0xFFFF
        key += stack >> 8
    return key


def critter_key(t: Table) -> i64:
    key: i64 = 0
    for critter in t.critters:
        node = t.places[critter >> 10] << 2 | critter >> 8 & 3
        key += mixed(1, node << 8 | critter & 255) >> 8
    for swimmer in t.swimmers:
        key += mixed(2, swimmer) >> 8
    for each in t.buried:
        key += mixed(3, place_of_entry(t, each >> 8) << 8 | each & 255) >> 8
    return key


def place_of_entry(t: Table, entry: i64) -> i64:
    """Where a tile lies, and how deep."""
    hexes: i64 = len(t.places)
    for hex in range(hexes):
        deep: i64 = 0
        below = t.tops[hex]
        while below:
            if below == entry:
                return t.places[hex] << 8 | deep
            deep += 1
            below = t.tiles[below] >> 8 & 0xFFFF
    return 0


def holdings_key(t: Table, seat: i64) -> i64:
    """What everybody holds; the cards of others face down."""
    key: i64 = 0
    for index in range(i64(len(t.resources))):
        key = mixed(key, t.resources[index])
    for other in range(t.players):
        held = t.hand[other] << 8 | t.crater[other] << 16 | t.slots[other] << 24 | t.spent[other] << 40
        key = mixed(key, held | t.volcanoes[other])
        key = mixed(key, t.bought_points[other] << 8 | t.wealth[other])
    for slot in range(i64(len(t.grid))):
        key = mixed(key, t.grid[slot] + 1)
    for kind in range(i64(len(t.stock))):
        key = mixed(key, t.stock[kind])
    shown: i64 = 0
    for card in t.cards:
        known = card if card >> 16 == seat else card >> 16 << 16 | HIDDEN << 8 | HIDDEN
        shown += mixed(4, known) >> 8
    for card in t.discarded:
        shown += mixed(5, card >> 8) >> 8
    key = mixed(key, shown)
    return mixed(key, t.volcanoes_left << 16 | t.lava_left << 32 | t.eroded)


def turn_key(t: Table) -> i64:
    """How far the turn and the end have come, and where lava will go on."""
    key = mixed(t.moves << 8 | t.purchases << 16 | t.on_soil << 24 | t.idle << 32, t.borrowed)
    done = int(t.progress) | int(t.flown) << 1 | int(t.flipped) << 2 | int(t.card_bought) << 3 | int(t.barred) << 4
    also = int(t.castaway) | int(t.sea_done) << 1 | int(t.sacrificed) << 2 | int(t.offered) << 3 | int(t.ending) << 4
    key = mixed(key, done << 8 | also)
    key = mixed(key, t.turns_left << 40 | (t.winter + 1) << 16 | t.radius)
    key = mixed(key, 0 if t.marker < 0 else t.places[t.marker])
    for head in t.heads:
        key = mixed(key, t.places[head & 0xFFFF] << 16 | head >> 16)
    for head in t.spread:
        key = mixed(key, t.places[head & 0xFFFF] << 16 | head >> 16)
    cooling: i64 = 0
    for hex in t.cooling:
        cooling += mixed(6, t.places[hex]) >> 8
    return mixed(key, cooling)


def agenda_key(t: Table) -> i64:
    """What is still to be done. Tasks name hexes by number, which depends on what was laid first: keys name places."""
    key: i64 = 0
    for task in t.agenda:
        kind = kind_in(task)
        key = mixed(key, task & 0xFFFF)
        key = mixed(key, seen_number(t, WORDS[kind * 3], first_in(task)))
        key = mixed(key, seen_number(t, WORDS[kind * 3 + 1], second_in(task)))
        key = mixed(key, seen_number(t, WORDS[kind * 3 + 2], third_in(task)))
    return key


PLAIN: Final = 0
HEX: Final = 1
NODE: Final = 2


def seen_number(t: Table, word: i64, number: i64) -> i64:
    """A number of a task, as everybody sees it."""
    if word == HEX and number < len(t.places):
        return t.places[number]
    if word == NODE:
        return t.places[number >> 2] << 2 | number & 3
    return number


def _words() -> vec[i64]:
    """What the three numbers of each kind of task are."""
    words = vec[i64]([PLAIN] * (3 * 256))
    for number, kind in enumerate(course.KINDS):
        for index, letter in enumerate(kind.shape):
            words[number * 3 + index] = NODE if letter == "n" else HEX if letter in "ho" else PLAIN
    return words


WORDS: Final = _words()


def model(observation: Observation, chance: Chance, weights: tuple[float, ...] = WEIGHTS) -> VolcaniqueModel:
    """One world that fits an observation."""
    state = observation.sample(seed_from(chance))
    return VolcaniqueModel(state, observation.seat, Judgement(vec[float](list(weights))), False)
