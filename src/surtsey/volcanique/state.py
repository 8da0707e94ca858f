"""A game of Volcanique being played."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.base import BaseObservation
from surtsey.chance import HIDDEN, Chance
from surtsey.game import Decision, Event, IllegalAction, Moment, Problem, SurtseyError
from surtsey.volcanique import actions, agenda, cards, course, moving, shifting
from surtsey.volcanique.actions import HIDDEN_CARD, Action, detail_of, kind_of, place_in
from surtsey.volcanique.agenda import first_in, kind_in
from surtsey.volcanique.grid import deal_grid
from surtsey.volcanique.packing import card_of, card_seat, card_value, hex_of, node_of, note_in, tile_in
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.scoring import Score, places, scores
from surtsey.volcanique.setting_up import begin
from surtsey.volcanique.table import OVER, Table, new_table
from surtsey.volcanique.tiles import LAND_KINDS, UNKNOWN
from surtsey.volcanique.tiles import kind_of as kind_of_tile
from surtsey.volcanique.turns import take_up

LET_GO: Final = str(Action(actions.NOTHING))
"""How a window for limited powers is passed."""
NOBODY: Final = -1

BY_CHANCE: Final = 1 << 40
"""Marks an id of the past that chance brought."""


@final
class State:
    """The table, where its chance comes from, and how it all came about.

    Made by `State.new`, `State.given` or `State.at`. `play` is for callers with actions of unknown worth; `moves` and
    `step`, its quick counterparts, are for players and simulations that only ever play legal ids.
    """

    rules: Rules
    table: Table
    chance: Chance | None
    """Where dice and cards come from; None where the caller says."""
    dealt: vec[i64]
    """The power grid, once it is shuffled."""
    seed: int | None
    past: vec[i64]
    """Ids of all that was decided and rolled since the origin."""
    own_from: i64
    """How much of the past had its chance given."""
    dealt_from: int
    """The seed of the game's own chance, which began there."""
    origin: "State | None"
    """Where play went on from; None for the beginning of the game."""

    def __init__(self, table: Table) -> None:
        self.rules = table.rules
        self.table = table
        self.chance = None
        self.dealt = vec[i64]()
        self.seed = None
        self.past = vec[i64]()
        self.own_from = 0
        self.dealt_from = 0
        self.origin = None

    @staticmethod
    def new(rules: Rules, seed: int) -> "State":
        """A new game with chance of its own."""
        state = State.given(rules)
        state.deal(seed)
        return state

    @staticmethod
    def given(rules: Rules) -> "State":
        """A new game in which the caller says what chance brings."""
        table = new_table(rules)
        begin(table)
        course.run(table)
        return State(table)

    @staticmethod
    def at(table: Table, phase: str | None = None) -> "State":
        """Goes on from a table: from a phase of the active player's turn on, or with what is on its agenda.

        Chance is given.
        """
        if phase is not None:
            take_up(table, phase)
        course.run(table)
        state = State(table)
        state.origin = state.copy()
        return state

    def deal(self, seed: int) -> None:
        """Ends given chance: settles what is hidden, and rolls and draws from now on."""
        if self.chance is not None:
            raise SurtseyError("the game has chance of its own already")
        chance = Chance(seed)
        if not len(self.past) and self.origin is None:
            self.seed = seed
        if settle_hidden(self.table, Chance(seed, HIDDEN)):
            self._begin_here()
        self.own_from = len(self.past)
        self.dealt_from = seed
        self.chance = chance
        self._roll()

    @property
    def decision(self) -> Decision | None:
        table = self.table
        if table.stage == OVER:
            return None
        question = table.agenda[len(table.agenda) - 1]
        seat = int(course.decider(table, question))
        about = course.question_about(table, question, seat)
        window = LET_GO if shifting.is_window(question) else None
        return Decision(seat, course.kind_at(question).name, course.is_chance(table, question), about, window)

    @property
    def turn(self) -> int:
        return int(self.table.turn)

    @property
    def turn_seat(self) -> int:
        return int(self.table.active)

    @property
    def is_given(self) -> bool:
        """Whether the caller says what chance brings."""
        return self.chance is None

    def scores(self) -> list[Score]:
        """Everybody's points if the game ended now."""
        return scores(self.table)

    def places(self) -> list[int] | None:
        return places(self.table) if self.table.stage == OVER else None

    def parse(self, text: str) -> Action:
        """Reads an action; a group, a rift and an island may be named by any of their fields."""
        return self._canonical(actions.parse(text))

    def legal(self) -> Sequence[Action]:
        return [Action(int(id)) for id in sorted(self.moves())]

    def explain(self, action: Action | str) -> Problem | None:
        action = self.parse(action) if isinstance(action, str) else self._canonical(action)
        table = self.table
        if table.stage != OVER:
            for index in range(table.count):
                if table.ids[index] == action.id:
                    return None
            if self.chance is None and self._is_hidden(action.id):
                return None
        return course.why_not(table, action.id)

    def play(self, action: Action | str) -> list[Event]:
        action = self.parse(action) if isinstance(action, str) else self._canonical(action)
        problem = self.explain(action)
        if problem is not None:
            raise IllegalAction(action, problem)
        events: list[Event] = []
        self.table.log = events
        self._apply(action.id)
        self._roll()
        self.table.log = None
        return events

    def preview(self, action: Action | str) -> list[Event]:
        """Like `play` on a copy that knows no more than the seat that decides: dice and cards are not among it."""
        decision = self.decision
        return self._blind(0 if decision is None else decision.seat).play(action)

    def moves(self) -> vec[i64]:
        """The ids of all legal actions, in an order of the engine's own."""
        return self.table.ids[: self.table.count]

    def step(self, id: i64) -> None:
        """Plays the id of a legal action."""
        self._apply(id)
        self._roll()

    def undo(self, actions: int = 1) -> None:
        if actions < 0:
            raise SurtseyError(f"{actions} actions cannot be taken back")
        keep: i64 = len(self.past)
        for _ in range(actions):
            while keep and self._was_own_chance(keep - 1):
                keep -= 1
            if not keep:
                possible = sum(not self._was_own_chance(index) for index in range(len(self.past)))
                raise SurtseyError(f"{actions} cannot be taken back; since the start there were {possible}")
            keep -= 1
        earlier = self._replayed(keep)
        self.table = earlier.table
        self.chance = earlier.chance
        self.dealt = earlier.dealt
        self.past = earlier.past
        self.own_from = earlier.own_from

    def history(self, since: "State | None" = None) -> list[Moment[Action]]:
        replay = self._beginning() if since is None else since.copy()
        moments = []
        for id in self.past[len(replay.past) :]:
            plain = int(id & ~BY_CHANCE)
            moments.append(Moment(replay.turn, replay.turn_seat, Action(plain), id & BY_CHANCE != 0, replay._secret()))
            replay._apply(plain)
        return moments

    def start(self) -> "State | None":
        return None if self.origin is None else self.origin.copy()

    def may_interrupt(self, seat: int) -> bool:
        """Whether a seat has a limited power with a use left: the next window will ask it."""
        self._check_seat(seat)
        return shifting.may_interrupt(self.table, seat)

    def copy(self) -> "State":
        twin = State(self.table.copy())
        twin.chance = None if self.chance is None else self.chance.copy()
        twin.dealt = self.dealt
        twin.seed = self.seed
        twin.past = self.past[:]
        twin.own_from = self.own_from
        twin.dealt_from = self.dealt_from
        twin.origin = self.origin
        return twin

    def observe(self, seat: int) -> "Observation":
        self._check_seat(seat)
        return Observation(seat, self._blind(seat))

    def watch(self) -> "Observation":
        return Observation(0, self._blind(NOBODY))

    def __repr__(self) -> str:
        decision = self.decision
        return f"<Volcanique, turn {self.turn}, seat {self.turn_seat}: {decision.kind if decision else 'over'}>"

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = (self.seed, int(self.own_from), self.dealt_from)
        return revived, (self.table, self.chance, list(self.dealt), numbers, list(self.past), self.origin)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.rules.players:
            raise SurtseyError(f"there is no seat {seat}; seats are 0 to {self.rules.players - 1}")

    def _question(self) -> i64:
        return self.table.agenda[len(self.table.agenda) - 1]

    def _canonical(self, action: Action) -> Action:
        """A group, a rift and an island go by the smallest of their fields."""
        table = self.table
        if table.stage == OVER:
            return action
        id: i64 = action.id
        kind = kind_of(id)
        if kind != actions.GROUP and kind != actions.RIFT and kind != actions.PLATES:
            return action
        hex = table.hex_at(place_in(id))
        if hex < 0:
            return action
        if kind == actions.GROUP:
            node = node_of(hex, detail_of(id))
            region = table.region[node]
            members = moving.movers(table, table.active, region) if region else vec[i64]()
            if not len(members):
                return action
            hex = hex_of(moving.first_node(table, members))
        elif kind == actions.PLATES:
            hex = shifting.name_of(table, hex)
        else:
            name = shifting.rift_name(table, table.landmass(hex), hex, detail_of(id))
            return Action(int(actions.RIFT << 24 | name))
        return Action(int(actions.action_id(kind, table.places[hex], detail_of(id))))

    def _is_hidden(self, id: i64) -> bool:
        """Whether an action is what others see of a secret one: a tile turned, a card drawn."""
        kind = kind_in(self._question())
        if kind == agenda.BURY:
            return self.rules.erosion_targets == "all" and id == actions.action_id(actions.TURN, 0, UNKNOWN)
        return kind == agenda.WHICH_CARD and id == actions.CARD << 24 | HIDDEN_CARD

    def _secret(self) -> str | None:
        """How others see the answer to the question at hand, if it is secret."""
        kind = kind_in(self._question())
        if kind == agenda.BURY and self.rules.erosion_targets == "all":
            return "turn ?"
        return "card ?" if kind == agenda.WHICH_CARD else None

    def _was_own_chance(self, index: i64) -> bool:
        """Whether an entry of the past was the game's own doing and not a caller's."""
        return self.chance is not None and self.past[index] & BY_CHANCE != 0

    def _begin_here(self) -> None:
        """Forgets how it came about: what was hidden was settled just now, and nothing before knows of it."""
        course.run(self.table)
        self.past = vec[i64]()
        self.origin = None
        self.origin = self.copy()

    def _beginning(self) -> "State":
        """The state before anything of the past happened; chance is given in it."""
        state = State.given(self.rules) if self.origin is None else self.origin.copy()
        state.past = vec[i64]()
        state.origin = self.origin
        return state

    def _replayed(self, keep: i64) -> "State":
        """The state after that much of the past; chance of the game's own comes again the same."""
        state = self._beginning()
        given = keep if self.chance is None else min(keep, self.own_from)
        for index in range(given):
            state._apply(self.past[index] & ~BY_CHANCE)
        if self.chance is not None:
            state.deal(self.dealt_from)
            for index in range(given, keep):
                if not self.past[index] & BY_CHANCE:
                    state._apply(self.past[index])
                    state._roll()
        return state

    def _blind(self, seat: i64) -> "State":
        """A copy that knows only what a seat can see, with no past."""
        table = self.table.copy()
        hide(table, seat)
        table.ids = vec[i64]([0] * len(table.ids))
        course.run(table)
        twin = State(table)
        twin.origin = twin.copy()
        return twin

    def _roll(self) -> None:
        """Rolls and draws where that is the game's own business."""
        table, chance = self.table, self.chance
        if chance is None:
            return
        while table.stage != OVER:
            question = self._question()
            if not course.is_chance(table, question):
                return
            kind = kind_in(question)
            if kind == agenda.WHICH_CARD or kind == agenda.WHICH_CARD_WAS:
                self._apply(cards.drawn(table, chance))
            elif kind == agenda.WHICH_POWER:
                self._apply(self._deal_power(first_in(question), chance))
            else:
                self._apply(table.ids[chance.below(table.count)])

    def _deal_power(self, slot: i64, chance: Chance) -> i64:
        """From a grid that was dealt as a whole, unless some of it was given."""
        if not len(self.dealt):
            self.dealt = deal_grid(chance, self.rules.powers, self.rules.burrowing)
        fits = True
        for earlier in range(slot):
            fits = fits and self.dealt[earlier] == self.table.grid[earlier]
        if fits:
            return actions.action_id(actions.DEAL, slot, self.dealt[slot])
        return self.table.ids[chance.below(self.table.count)]

    def _apply(self, id: i64) -> None:
        """Lets one thing happen, without asking whether it may."""
        table = self.table
        question = table.agenda[len(table.agenda) - 1]
        self.past = append(self.past, id | BY_CHANCE if course.is_chance(table, question) else id)
        table.drop()
        course.answer(table, question, id)
        course.run(table)


def hide(table: Table, seat: i64) -> None:
    """Takes from a table what a seat may not know: how others turned buried tiles, and their cards.

    When the game is over everything is shown.
    """
    if table.stage == OVER:
        return
    for entry in range(len(table.tiles)):
        note = note_in(table.tiles[entry])
        if note and note != seat + 1 and kind_of_tile(tile_in(table.tiles[entry])) < LAND_KINDS:
            table.tiles[entry] |= UNKNOWN
    for index in range(len(table.cards)):
        card = table.cards[index]
        if card_seat(card) != seat and card_value(card) != cards.HIDDEN:
            table.card_values[card_value(card)] += 1
            table.cards[index] = card_of(card_seat(card), cards.HIDDEN, cards.HIDDEN)
    for index in range(len(table.discarded)):
        card = table.discarded[index]
        if card_value(card) != cards.HIDDEN:
            table.card_values[card_value(card)] += 1
            table.discarded[index] = card | cards.HIDDEN


def settle_hidden(table: Table, chance: Chance) -> bool:
    """Draws at random what is hidden: rotations of buried tiles, cards in hands. Returns whether anything was."""
    hidden = cards.hidden_card(table) >= 0
    for entry in range(i64(1), len(table.tiles)):
        if table.tiles[entry] & 7 == UNKNOWN:
            table.tiles[entry] = table.tiles[entry] & ~7 | chance.below(6)
            hidden = True
    while cards.hidden_card(table) >= 0:
        cards.show_card(table, cards.drawn(table, chance))
    return hidden


def revived(
    table: Table,
    chance: Chance | None,
    dealt: list[i64],
    numbers: tuple[Any, ...],
    past: list[i64],
    origin: State | None,
) -> State:
    """What was pickled."""
    state = State(table)
    state.chance = chance
    state.dealt = vec[i64](dealt)
    state.seed, state.own_from, state.dealt_from = numbers
    state.past = vec[i64](past)
    state.origin = origin
    return state


@final
class Observation(BaseObservation[State]):
    """What a seat may see: everything but buried rotations and cards that others hold, and what chance will bring."""

    game: ClassVar[str] = "volcanique"
