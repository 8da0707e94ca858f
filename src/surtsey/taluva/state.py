"""A game of Taluva being played."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.base import BaseObservation
from surtsey.chance import Chance
from surtsey.game import Decision, Event, IllegalAction, Moment, Problem, RulesError, SurtseyError
from surtsey.taluva import actions
from surtsey.taluva.actions import DRAW, EXPAND, HUT, PIECES, TILE, Action, detail_of, kind_of, place_in
from surtsey.taluva.building import build_problem, builds, expansion, smallest_place, some_hut
from surtsey.taluva.endings import TYPES_TO_WIN, ending, fixed_place, places, types_built
from surtsey.taluva.island import LEVEL, OWNER, OWNER_AT, Island, open_sea
from surtsey.taluva.messages import TaluvaEvent, TaluvaProblem, TaluvaQuestion
from surtsey.taluva.placing import placement_problem, placements
from surtsey.taluva.rules import Rules
from surtsey.taluva.telling import built_by, covered_by, tell_build, tell_placement, touched_by
from surtsey.taluva.tiles import parse_deck, shuffled, tile, tile_text, unseen

TO_DRAW: Final = 0
TO_PLACE: Final = 1
TO_BUILD: Final = 2
OVER: Final = 3

PHASES: Final = ("draw", "tile", "build", "over")

IDS_AT_FIRST: Final = 2048
"""Room for so many ids is enough for most games."""


@final
class State:
    """Whose turn it is, what stands where, what is left, and how it came about.

    Made by `State.new`, `State.given` or by reading a position. `play` is for callers with actions of unknown worth;
    `moves` and `step`, its quick counterparts, are for players and simulations that only ever play legal ids.
    """

    rules: Rules
    island: Island
    phase: i64
    seat: i64
    """Whose turn it is."""
    supply: vec[i64]
    """Huts, temples, towers of seat 0, then of seat 1, ..."""
    laid: vec[i64]
    """For each tile on the island, in order: the id of its placement."""
    stack: vec[i64]
    """The tiles in draw order: those drawn, and, unless chance is given, those to come."""
    drawn: i64
    """How many tiles have been drawn."""
    is_given: bool
    """Whether the caller says what is drawn."""
    out: vec[i64]
    """The eliminated, in order."""
    finished: vec[i64]
    """Those who have built two types, in order. In a team nobody is."""
    ended: str | None
    """Why the game is over (endings.py)."""
    seed: int | None
    past: vec[i64]
    """Ids of all that happened since the origin."""
    origin: "State | None"
    """Where play went on from; None for the beginning of the game."""
    ids: vec[i64]
    """Scratch for lists of ids, shared with copies."""

    def __init__(self, rules: Rules, island: Island, supply: vec[i64]) -> None:
        self.rules = rules
        self.island = island
        self.phase = TO_DRAW
        self.seat = 0
        self.supply = supply
        self.laid = vec[i64]()
        self.stack = vec[i64]()
        self.drawn = 0
        self.is_given = True
        self.out = vec[i64]()
        self.finished = vec[i64]()
        self.ended = None
        self.seed = None
        self.past = vec[i64]()
        self.origin = None
        self.ids = vec[i64]()

    @staticmethod
    def new(rules: Rules, seed: int) -> "State":
        """A new game with a shuffled stack."""
        state = State.given(rules)
        state.deal(seed)
        return state

    @staticmethod
    def with_deck(rules: Rules, deck: str) -> "State":
        """A new game with a stack in known order, such as JC,SJ,RR."""
        state = State.given(rules)
        state.stack = parse_deck(deck)
        if len(state.stack) != rules.tiles:
            raise RulesError(f"the deck has {len(state.stack)} tiles, but the rules say {rules.tiles}")
        state.is_given = False
        state._chance(None)
        return state

    @staticmethod
    def given(rules: Rules) -> "State":
        """A new game in which the caller says what is drawn."""
        supply = vec[i64](capacity=12)
        for _ in range(rules.players):
            supply = append(append(append(supply, rules.huts), rules.temples), rules.towers)
        return State(rules, open_sea(), supply)

    def deal(self, seed: int) -> None:
        """Ends given chance: shuffles what has not been seen, and draws from it from now on."""
        if not self.is_given:
            raise SurtseyError("the stack is dealt already")
        seen = self.stack[: self.drawn]
        self.stack = shuffled(Chance(seed), seen, self.rules.tiles)
        self.is_given = False
        if not len(seen):
            self.seed = seed
        self._chance(None)

    @property
    def decision(self) -> Decision | None:
        if self.phase == OVER:
            return None
        why = TaluvaQuestion(f"ask.{PHASES[self.phase]}", {"seat": int(self.seat), "tile": self.tile})
        return Decision(int(self.seat), PHASES[self.phase], self.phase == TO_DRAW, why)

    @property
    def turn(self) -> int:
        return int(self.drawn) + (1 if self.phase == TO_DRAW else 0)

    @property
    def turn_seat(self) -> int:
        return int(self.seat)

    @property
    def tile(self) -> str | None:
        """The tile drawn this turn."""
        return tile_text(self.stack[self.drawn - 1]) if self.phase in (TO_PLACE, TO_BUILD) else None

    @property
    def seen(self) -> list[str]:
        """The tiles drawn so far, in order."""
        return [tile_text(self.stack[index]) for index in range(self.drawn)]

    @property
    def left(self) -> int:
        """How many tiles are still to be drawn."""
        return self.rules.tiles - int(self.drawn)

    def supply_of(self, seat: int) -> tuple[int, int, int]:
        """Huts, temples and towers that a seat has not built yet."""
        self._check_seat(seat)
        return int(self.supply[seat * 3]), int(self.supply[seat * 3 + 1]), int(self.supply[seat * 3 + 2])

    def places(self) -> list[int] | None:
        return places(self.rules, self.supply, self.out, self.finished) if self.phase == OVER else None

    def place(self, seat: int) -> int | None:
        """A seat's place, as soon as it is fixed."""
        self._check_seat(seat)
        ended = self.places()
        return ended[seat] if ended else fixed_place(self.rules, self.out, self.finished, seat)

    def parse(self, text: str) -> Action:
        """Reads an action; an expansion may name any field of the settlement."""
        return self._canonical(actions.parse(text))

    def legal(self) -> Sequence[Action]:
        return [Action(id) for id in sorted(self.moves())]

    def explain(self, action: Action | str) -> Problem | None:
        action = self.parse(action) if isinstance(action, str) else action
        id: i64 = action.id
        kind = kind_of(id)
        if self.phase == OVER:
            return TaluvaProblem("game.over")
        who = {"seat": int(self.seat), "tile": self.tile}
        if self.phase == TO_DRAW:
            if kind != DRAW:
                return TaluvaProblem("phase.draw")
            return None if action.tile in unseen(self.seen) else TaluvaProblem("draw.not_left", {"tile": action.tile})
        if self.phase == TO_PLACE:
            if kind != TILE:
                return TaluvaProblem("phase.tile", who)
            return placement_problem(self.island, place_in(id), detail_of(id))
        if kind < HUT:
            return TaluvaProblem("phase.build", who)
        return build_problem(self.island, self.seat, self.supply, self.rules.huts_next_to_own, id)

    def play(self, action: Action | str) -> list[Event]:
        action = self.parse(action) if isinstance(action, str) else self._canonical(action)
        problem = self.explain(action)
        if problem is not None:
            raise IllegalAction(action, problem)
        events: list[Event] = []
        self._apply(action.id, events)
        self._chance(events)
        return events

    def preview(self, action: Action | str) -> list[Event]:
        """Like `play` on a copy that does not know the stack: the next tile is not among the events."""
        return self._blind().play(action)

    def moves(self) -> vec[i64]:
        """The ids of all legal actions, in an order of the engine's own."""
        if self.phase == OVER:
            return vec[i64]()
        count = self.generate()
        return self.ids[:count]

    def generate(self) -> i64:
        """Writes the ids of all legal actions into `self.ids`, where they stay until the next call, and counts them."""
        if self.phase == TO_DRAW:
            self.ids = vec[i64](sorted(tile(kind) for kind in unseen(self.seen)))
            return len(self.ids)
        room = 6 * (len(self.island.coast) + len(self.island.land)) + 7
        if len(self.ids) < room:
            self.ids = vec[i64]([0] * max(2 * room, IDS_AT_FIRST))
        if self.phase == TO_PLACE:
            return placements(self.island, self.ids)
        return builds(self.island, self.seat, self.supply, self.rules.huts_next_to_own, self.ids)

    def step(self, id: i64) -> None:
        """Plays the id of a legal action."""
        self._apply(id, None)
        self._chance(None)

    def undo(self, actions: int = 1) -> None:
        if actions < 0:
            raise SurtseyError(f"{actions} actions cannot be taken back")
        keep = len(self.past)
        for _ in range(actions):
            while keep and self._is_chance(self.past[keep - 1]):
                keep -= 1
            if not keep:
                possible = sum(not self._is_chance(id) for id in self.past)
                raise SurtseyError(f"{actions} cannot be taken back; since the start there were {possible}")
            keep -= 1
        earlier = self._beginning()
        for index in range(keep):
            earlier._apply(self.past[index], None)
        self._become(earlier)

    def history(self, since: "State | None" = None) -> list[Moment[Action]]:
        before = self._beginning() if since is None else since
        replay = before._blind()
        moments = []
        for id in self.past[len(before.past) :]:
            moments.append(Moment(replay.turn, replay.turn_seat, Action(id), kind_of(id) == DRAW))
            replay._apply(id, None)
        return moments

    def start(self) -> "State | None":
        return None if self.origin is None else self.origin.copy()

    def may_interrupt(self, seat: int) -> bool:
        """Never: in Taluva everybody acts in turn."""
        self._check_seat(seat)
        return False

    def copy(self) -> "State":
        twin = State(self.rules, self.island, self.supply)
        twin._become(self)
        twin.island = self.island.copy()
        twin.supply = self.supply[:]
        twin.laid = self.laid[:]
        twin.past = self.past[:]
        if self.is_given:
            twin.stack = self.stack[:]
        return twin

    def observe(self, seat: int) -> "Observation":
        self._check_seat(seat)
        return Observation(seat, self._blind())

    def watch(self) -> "Observation":
        """Nobody has secrets here."""
        return self.observe(0)

    def __repr__(self) -> str:
        return f"<Taluva, turn {self.turn}, seat {self.turn_seat}: {PHASES[self.phase]}>"

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        lists = [list(each) for each in (self.supply, self.laid, self.stack, self.out, self.finished, self.past)]
        numbers = (self.phase, self.seat, self.drawn, self.is_given, self.ended, self.seed)
        return revived, (self.rules, self.island, lists, numbers, self.origin)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.rules.players:
            raise SurtseyError(f"there is no seat {seat}; seats are 0 to {self.rules.players - 1}")

    def _canonical(self, action: Action) -> Action:
        """An expansion names the smallest field of its settlement."""
        id: i64 = action.id
        place = place_in(id)
        if kind_of(id) != EXPAND or self.island.at(place) & OWNER != (self.seat + 1) << OWNER_AT:
            return action
        return Action(
            int(actions.action_id(EXPAND, smallest_place(self.island, self.island.cell(place)), detail_of(id)))
        )

    def _is_chance(self, id: i64) -> bool:
        """Whether an id of the past was the game's own doing and not a caller's."""
        return kind_of(id) == DRAW and not self.is_given

    def _beginning(self) -> "State":
        """The state before anything of the past happened."""
        state = State.given(self.rules) if self.origin is None else self.origin.copy()
        state.origin = self.origin
        state.is_given = self.is_given
        state.stack = self.stack[: state.drawn] if self.is_given else self.stack
        state.seed = self.seed
        return state

    def _blind(self) -> "State":
        """A copy that knows only what can be seen, with no past."""
        twin = self.copy()
        twin.is_given = True
        twin.stack = self.stack[: self.drawn]
        twin.seed = None
        twin.past = vec[i64]()
        twin.origin = None
        twin.origin = twin.copy()
        return twin

    def _become(self, other: "State") -> None:
        self.rules = other.rules
        self.island = other.island
        self.phase = other.phase
        self.seat = other.seat
        self.supply = other.supply
        self.laid = other.laid
        self.stack = other.stack
        self.drawn = other.drawn
        self.is_given = other.is_given
        self.out = other.out
        self.finished = other.finished
        self.ended = other.ended
        self.seed = other.seed
        self.past = other.past
        self.origin = other.origin
        self.ids = other.ids

    def _chance(self, events: list[Event] | None) -> None:
        """Draws the next tile where that is the game's own business."""
        if self.phase == TO_DRAW and not self.is_given:
            self._apply(self.stack[self.drawn], events)

    def _apply(self, id: i64, events: list[Event] | None) -> None:
        """Lets one thing happen, without asking whether it may."""
        self.past = append(self.past, id)
        kind = kind_of(id)
        if kind == DRAW:
            self._draw(id, events)
        elif kind == TILE:
            self._place(id, events)
        else:
            self._build(id, events)

    def _draw(self, tile: i64, events: list[Event] | None) -> None:
        if self.is_given:
            self.stack = append(self.stack, tile)
        self.drawn += 1
        self.phase = TO_PLACE
        if events is not None:
            events.append(
                TaluvaEvent("tile.drawn", {"seat": self.turn_seat, "tile": tile_text(tile), "left": self.left})
            )

    def _place(self, id: i64, events: list[Event] | None) -> None:
        tile = self.stack[self.drawn - 1]
        if events is None:
            self.island.lay(place_in(id), detail_of(id), tile)
        else:
            covered = covered_by(self.island, id)
            self.island.lay(place_in(id), detail_of(id), tile)
            tell_placement(self.island, self.turn_seat, id, tile_text(tile), covered, events)
        self.laid = append(self.laid, id)
        self.phase = TO_BUILD
        if not self._can_build():
            self.out = append(self.out[:], self.seat)
            if events is not None:
                events.append(TaluvaEvent("player.eliminated", {"seat": self.turn_seat}))
            self._end_turn(True, events)

    def _can_build(self) -> bool:
        huts = self.supply[self.seat * 3]
        if huts and some_hut(self.island, self.seat, self.rules.huts_next_to_own):
            return True
        return self.generate() > 0

    def _build(self, id: i64, events: list[Event] | None) -> None:
        if events is None:
            self._put(id)
        else:
            built = built_by(self.island, id)
            touched = touched_by(self.island, self.seat, built)
            self._put(id)
            tell_build(self.island, self.turn_seat, id, built, touched, events)
        kind = HUT if kind_of(id) == EXPAND else kind_of(id)
        completed = self.supply[self.seat * 3 + kind - HUT] == 0
        if completed:
            self._complete(kind, events)
        self._end_turn(completed, events)

    def _put(self, id: i64) -> None:
        """Puts the pieces of a build on the island."""
        kind = kind_of(id)
        cell = self.island.cell(place_in(id))
        if kind == EXPAND:
            for each in expansion(self.island, cell, detail_of(id)):
                self.island.put(each, self.seat, 1)  # huts
                self.supply[self.seat * 3] -= self.island.fields[each] & LEVEL
        else:
            self.island.put(cell, self.seat, kind - HUT + 1)
            self.supply[self.seat * 3 + kind - HUT] -= 1

    def _complete(self, kind: i64, events: list[Event] | None) -> None:
        """A type is built. With two of them a player is done, except in a team."""
        if events is not None:
            piece = PIECES[kind - HUT + 1]
            events.append(TaluvaEvent("type.completed", {"seat": self.turn_seat, "piece": piece}))
        if types_built(self.supply, self.seat) >= TYPES_TO_WIN and not self.rules.teams:
            self.finished = append(self.finished[:], self.seat)
            if events is not None and self.rules.ranking:
                place = fixed_place(self.rules, self.out, self.finished, self.seat)
                events.append(TaluvaEvent("player.finished", {"seat": self.turn_seat, "place": place}))

    def _end_turn(self, changed: bool, events: list[Event] | None) -> None:
        """Ends the game or passes the turn on. `changed`: a type was completed or a player eliminated."""
        if changed or self.left == 0:
            self.ended = ending(self.rules, self.supply, self.out, self.finished, self.left)
            if self.ended is not None:
                self.phase = OVER
                if events is not None:
                    final = places(self.rules, self.supply, self.out, self.finished)
                    winners = [seat for seat, place in enumerate(final) if place == 1]
                    events.append(TaluvaEvent(f"game.ended.{self.ended}", {"places": final, "winners": winners}))
                return
        self.phase = TO_DRAW
        players: i64 = self.rules.players
        self.seat = (self.seat + 1) % players
        while self.seat in self.out or self.seat in self.finished:
            self.seat = (self.seat + 1) % players


def revived(
    rules: Rules, island: Island, lists: list[list[i64]], numbers: tuple[Any, ...], origin: State | None
) -> State:
    """What was pickled."""
    state = State(rules, island, vec[i64](lists[0]))
    state.laid, state.stack = vec[i64](lists[1]), vec[i64](lists[2])
    state.out, state.finished, state.past = vec[i64](lists[3]), vec[i64](lists[4]), vec[i64](lists[5])
    state.phase, state.seat, state.drawn, state.is_given, state.ended, state.seed = numbers
    state.origin = origin
    return state


@final
class Observation(BaseObservation[State]):
    """What a seat may see. In Taluva all seats see the same: everything but the order of the stack."""

    game: ClassVar[str] = "taluva"
