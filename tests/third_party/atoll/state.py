"""A game of Atoll being played."""

from typing import ClassVar, Final

from atoll.actions import HIDDEN, RAISE, ROLL, VERBS, WIND, Action, action, parse
from atoll.messages import AtollEvent, AtollProblem, AtollQuestion
from atoll.rules import Rules
from surtsey import chance
from surtsey.base import BaseObservation
from surtsey.chance import Chance
from surtsey.game import Decision, Event, IllegalAction, Moment, Problem, SurtseyError
from surtsey.hexes import STEPS, Field, distance, field_of, place_of

UNDRAWN: Final = -1


class Fate:
    """All that chance will bring in a game. It is drawn at once, so that it comes again the same after an undo."""

    def __init__(self, rules: Rules, seed: int) -> None:
        generator = Chance(seed)
        self.winds = [int(generator.below(6)) for _ in range(rules.players)]
        self.rolls = [1 + int(generator.below(3)) for _ in range(3 * rules.radius * (rules.radius + 1) + 1)]


class State:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.winds = [UNDRAWN] * rules.players
        self.islets: dict[int, tuple[int, int]] = {}
        """By place: whose it is, and how high."""
        self.rolled = 0
        self.fate: Fate | None = None
        """None where chance is given."""
        self.seed: int | None = None
        self.past: list[int] = []
        self.dealt_after = 0
        """How much of the past had its chance given."""
        self.origin: State | None = None

    # What there is to see

    @property
    def lagoon(self) -> list[int]:
        """The places of all fields, in ascending order."""
        reach = range(-self.rules.radius, self.rules.radius + 1)
        return [int(place_of(q, r)) for q in reach for r in reach if distance((q, r), (0, 0)) <= self.rules.radius]

    @property
    def turn(self) -> int:
        return len(self.islets) + (0 if self._is_over else 1)

    @property
    def turn_seat(self) -> int:
        return (self.turn - 1) % self.rules.players

    @property
    def decision(self) -> Decision | None:
        if self._is_over:
            return None
        verb = VERBS[self._phase]
        why = AtollQuestion(f"ask.{verb}", {"seat": self.turn_seat, "height": self.rolled})
        return Decision(self.turn_seat, verb, self._phase != RAISE, why)

    @property
    def _is_over(self) -> bool:
        """Everybody has as many turns."""
        return len(self.lagoon) - len(self.islets) < self.rules.players and len(self.islets) % self.rules.players == 0

    @property
    def _phase(self) -> int:
        if self.winds[self.turn_seat] == UNDRAWN:
            return WIND
        return RAISE if self.rolled else ROLL

    def pairs(self, seat: int) -> int:
        """Islets of a seat that lie downwind of another one of its own."""
        wind = self.winds[seat]
        if wind in (UNDRAWN, HIDDEN):
            return 0
        own = {place for place, (owner, _) in self.islets.items() if owner == seat}
        return sum(place + STEPS[wind] in own for place in own)

    def points(self, seat: int) -> int:
        heights = sum(height for owner, height in self.islets.values() if owner == seat)
        return heights + self.rules.worth * self.pairs(seat)

    def places(self) -> list[int] | None:
        if not self._is_over:
            return None
        points = [self.points(seat) for seat in range(self.rules.players)]
        return [1 + sum(other > own for other in points) for own in points]

    # What can be done

    def parse(self, text: str) -> Action:
        return parse(text)

    def legal(self) -> list[Action]:
        return [Action(id) for id in self.moves()]

    def moves(self) -> list[int]:
        if self._is_over:
            return []
        if self._phase == WIND:
            return [action(WIND, direction).id for direction in range(6)]
        if self._phase == ROLL:
            return [action(ROLL, height).id for height in (1, 2, 3)]
        return [action(RAISE, place).id for place in self.lagoon if place not in self.islets]

    def explain(self, action: Action | str) -> Problem | None:
        """Where chance is given, a wind may stay hidden: `wind ?` is what others know of it."""
        action = self.parse(action) if isinstance(action, str) else action
        if self._is_over:
            return AtollProblem("game.over")
        if action.kind != self._phase:
            return AtollProblem(f"phase.{VERBS[self._phase]}", {"seat": self.turn_seat})
        if action.kind == RAISE:
            field = field_of(action.detail)
            if action.detail not in self.lagoon:
                return AtollProblem("raise.outside", {"field": field})
            if action.detail in self.islets:
                return AtollProblem("raise.taken", {"field": field})
        return None

    def play(self, action: Action | str) -> list[Event]:
        action = self.parse(action) if isinstance(action, str) else action
        problem = self.explain(action)
        if problem is not None:
            raise IllegalAction(action, problem)
        return [*self._apply(action.id), *self._let_chance_act()]

    def preview(self, action: Action | str) -> list[Event]:
        return self.observe(self.turn_seat).view.play(action)

    def step(self, id: int) -> None:
        self._apply(id)
        self._let_chance_act()

    def may_interrupt(self, seat: int) -> bool:
        return False

    # Chance and secrets

    def deal(self, seed: int) -> None:
        if self.fate is not None:
            raise SurtseyError("the game has chance of its own already")
        if not self.past and self.origin is None:
            self.seed = seed
        if HIDDEN in self.winds:
            unknown = Chance(seed, chance.HIDDEN)
            self.winds = [int(unknown.below(6)) if wind == HIDDEN else wind for wind in self.winds]
            self.past = []
            self.origin = self.copy()
        self.dealt_after = len(self.past)
        self.fate = Fate(self.rules, seed)
        self._let_chance_act()

    def observe(self, seat: int) -> "Observation":
        if not 0 <= seat < self.rules.players:
            raise SurtseyError(f"there is no seat {seat}; seats are 0 to {self.rules.players - 1}")
        return Observation(seat, self._seen_by(seat))

    def watch(self) -> "Observation":
        return Observation(0, self._seen_by(None))

    def _seen_by(self, seat: int | None) -> "State":
        view = self.copy()
        view.fate, view.seed, view.past, view.dealt_after, view.origin = None, None, [], 0, None
        if not self._is_over:
            view.winds = [wind if other == seat or wind == UNDRAWN else HIDDEN for other, wind in enumerate(self.winds)]
        view.origin = view.copy()
        return view

    def _let_chance_act(self) -> list[Event]:
        events: list[Event] = []
        while self.fate is not None and not self._is_over and self._phase != RAISE:
            if self._phase == WIND:
                events += self._apply(action(WIND, self.fate.winds[self.turn_seat]).id)
            else:
                events += self._apply(action(ROLL, self.fate.rolls[self.turn - 1]).id)
        return events

    # The past

    def undo(self, actions: int = 1) -> None:
        keep = len(self.past)
        for _ in range(actions):
            while self._was_own_chance(keep - 1):
                keep -= 1
            if keep == 0:
                raise SurtseyError(f"{actions} actions cannot be taken back: there were fewer since the start")
            keep -= 1
        earlier = self._replayed(keep)
        earlier.fate, earlier.seed = self.fate, self.seed
        earlier.dealt_after = min(self.dealt_after, keep)
        earlier._let_chance_act()
        vars(self).update(vars(earlier))

    def history(self, since: "State | None" = None) -> list[Moment[Action]]:
        replay = self._replayed(0) if since is None else since.copy()
        moments = []
        for id in self.past[len(replay.past) :]:
            each = Action(id)
            secret = "wind ?" if each.kind == WIND else None
            moments.append(Moment(replay.turn, replay.turn_seat, each, each.kind != RAISE, secret))
            replay._apply(id)
        return moments

    def start(self) -> "State | None":
        return None if self.origin is None else self.origin.copy()

    def copy(self) -> "State":
        twin = State(self.rules)
        vars(twin).update(vars(self))
        twin.winds, twin.islets, twin.past = self.winds[:], dict(self.islets), self.past[:]
        return twin

    def _was_own_chance(self, index: int) -> bool:
        """Whether an entry of the past was the game's own doing and not a caller's."""
        return self.fate is not None and index >= self.dealt_after and self.past[index] >> 16 != RAISE

    def _replayed(self, keep: int) -> "State":
        """The state after that much of the past; chance is given in it."""
        state = State(self.rules) if self.origin is None else self.origin.copy()
        state.origin = self.origin
        for id in self.past[:keep]:
            state._apply(id)
        return state

    def _apply(self, id: int) -> list[Event]:
        """Lets one thing happen, without asking whether it may."""
        seat, each = self.turn_seat, Action(id)
        self.past.append(id)
        if each.kind == WIND:
            self.winds[seat] = each.detail
            told: list[Event] = [AtollEvent("wind.drawn", {"seat": seat})]
            if each.detail != HIDDEN:
                told.append(AtollEvent("wind.known", {"seat": seat, "wind": each.detail}, only=seat))
            return told
        if each.kind == ROLL:
            self.rolled = each.detail
            return [AtollEvent("islet.rolled", {"seat": seat, "height": each.detail})]
        field: Field = field_of(each.detail)
        self.islets[each.detail] = seat, self.rolled
        events: list[Event] = [AtollEvent("islet.raised", {"seat": seat, "height": self.rolled, "field": field})]
        self.rolled = 0
        if self._is_over:
            points = [self.points(seat) for seat in range(self.rules.players)]
            events.append(AtollEvent("game.ended.full", {"points": points}))
        return events


class Observation(BaseObservation[State]):
    """Everything but the winds of others, and what chance will bring."""

    game: ClassVar[str] = "atoll"
