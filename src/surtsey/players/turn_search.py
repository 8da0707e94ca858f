"""Monte-Carlo tree search for games whose turns have many small steps, with chance in between.

A tree of single steps would not see the end of a turn, let alone what others do then. Here every branch is a whole
turn: the best ways through it by the judgement (`ways`) become plans. A simulation draws what is unknown and all
chance anew and goes down the tree by the plans that look best to whoever has the turn, as tree.py does by actions. If
things do not go as planned, the turn is ended by the judgement. Where the tree ends, a position is added to it, and
judged by the best plan that is found there.

What is found stays known: of a plan for the rest of its turn, as long as things go as planned, and of the turns after
it if the others do what was thought of.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.players.lookahead import EFFORT, Way, after, end_turn, glances, odds, play_on, ways
from surtsey.players.model import Model
from surtsey.players.tree import Node, Search, SearchSettings, holds

LATER: Final = 16
"""Plans that are made for a turn further down the tree."""
BREADTH: Final = 6.0
MORE_BREADTH: Final = 1.5
"""Plans in view: the first few, and so many times the square root of the visits. Twice as many at the root."""
THOROUGH: Final = 9000
"""Positions that are judged when all plans for the turn at hand are made."""
DEEPEST: Final = 64
"""Turns that a simulation goes down at most."""
PLANNING: Final = 0.7
AS_PLANNED: Final = 0.3
"""The part of the time left for a turn that goes into a decision for which plans are to be made, and any other one."""
PLANNING_WORLD: Final = 1 << 29
"""The world in which plans are made is none of those in which they are tried."""


@final
class TurnPlan:
    """How the rest of a turn may go, and what came of it."""

    actions: vec[i64]
    keys: vec[i64]
    """What is to be seen after each action, if all goes as planned."""
    hope: float
    """What the judgement hopes of it for the seat whose plan it is."""
    prior: float
    tries: i64
    sums: vec[float]
    """For each seat."""
    next: "dict[int, TurnNode]"
    """What may follow, by what is to be seen then."""

    def __init__(self, way: Way, seats: i64) -> None:
        steps = way.steps()
        self.actions = vec[i64]([step.action for step in steps])
        self.keys = vec[i64]([step.world.key() for step in steps])
        self.hope = way.worth
        self.prior = 0.0
        self.tries = 0
        self.sums = vec[float]([0.0] * seats)
        self.next = {}

    def end(self) -> i64:
        """What is to be seen at the end of it."""
        return self.keys[len(self.keys) - 1]

    def mean(self, seat: i64) -> float:
        return self.sums[seat] / float(self.tries)

    def goes_on(self, key: i64) -> bool:
        """Whether its first action has been played and led to what was planned: then the rest is left to do."""
        if len(self.actions) < 2 or self.keys[0] != key:
            return False
        self.actions = self.actions[1:]
        self.keys = self.keys[1:]
        return True


@final
class TurnNode:
    """A position in which somebody has a turn to play, or the rest of one."""

    seat: i64
    key: i64
    visits: i64
    plans: list[TurnPlan]
    """The most hopeful first."""

    def __init__(self, seat: i64, key: i64, plans: list[TurnPlan], sharpness: float) -> None:
        self.seat = seat
        self.key = key
        self.plans = plans
        self.visits = 0
        total: float = 0.0
        for plan in plans:
            self.visits += plan.tries
            plan.prior = math.exp(sharpness * odds(plan.hope))
            total += plan.prior
        for plan in plans:
            plan.prior /= total


@final
class TurnSearch(Search):
    """What is known of the rest of a turn, and of turns that may follow."""

    settings: SearchSettings
    chance: Chance
    world: Model
    worlds: i64
    """Where the worlds of the simulations come from: each plan at the root meets the same ones, in the same order."""
    values: vec[float]
    here: TurnNode
    """The root, with plans if there is anything to decide."""
    known: TurnNode
    """The last root that had any."""
    looks: i64
    """How often plans have been made here."""
    path: list[TurnPlan]

    def __init__(self, world: Model, settings: SearchSettings, chance: Chance) -> None:
        self.settings = settings
        self.chance = chance
        self.worlds = 0
        self.path = []
        self.known = TurnNode(-1, -1, [], 1.0)
        self.go_to(world)

    def go_to(self, world: Model) -> None:
        self.world = world
        self.values = vec[float]([0.0] * world.seats())
        self.root = Node(world.actor(), world.key())
        self.root.enlist(world.moves())
        self.root.hopes = glances(world, self.root.ids, self.values)
        plans = self._kept_plans()
        self.looks = 2 if plans or len(self.root.ids) == 1 else 0
        self._begin(plans)

    def share(self) -> float:
        return AS_PLANNED if self.looks else PLANNING

    def look(self, actions: i64) -> bool:
        """Makes plans if there are none: few of them first, so that this much is done in any case, then all."""
        if self.looks == 0:
            self.worlds = self.chance.word() << 30
            self._begin(self._new_plans(1, EFFORT))
        elif self.looks == 1:
            self._begin(self._new_plans(self.settings.ways, THOROUGH))
        self.looks += 1
        return self.looks < 2

    def settle(self) -> None:
        if self.here.plans:
            self.known = self.here

    def expected(self, action: i64) -> list[float]:
        plan = self._best_plan(self.root.ids[action])
        if plan is None or not plan.tries:
            play_on(after(self.world, self.root.ids[action]), self.values)
            return list(self.values)
        return [total / float(plan.tries) for total in plan.sums]

    def line(self, longest: i64) -> vec[i64]:
        best = self.root.ids[self.root.best()]
        plan = self._best_plan(best)
        return vec[i64]([best]) if plan is None else plan.actions[:longest]

    def end_of(self, plan: TurnPlan) -> Model:
        """Where a plan leads from here, if all goes as it did when plans were made."""
        return self._follow(self._planning_world(), plan)

    def _planning_world(self) -> Model:
        return self.world.redraw(Chance(int(self.worlds + PLANNING_WORLD)))

    def _begin(self, plans: list[TurnPlan]) -> None:
        self.here = TurnNode(self.root.seat, self.root.key, plans, self.settings.sharpness)
        self.simulations = self.here.visits
        for plan in plans:
            self._note(plan)

    def _kept_plans(self) -> list[TurnPlan]:
        """The plans that led here; they were tried in other worlds of the same kind."""
        key = self.root.key
        if self.known.key == key and self.known.seat == self.root.seat:
            return self.known.plans
        return [plan for plan in self.known.plans if plan.goes_on(key) and holds(self.root.ids, plan.actions[0])]

    def _new_plans(self, width: i64, effort: i64) -> list[TurnPlan]:
        """Plans for a position that nobody planned to reach, or that was thought of only in passing."""
        earlier: dict[int, TurnPlan] = {}
        met = self._find(self.root.key, self.root.seat)
        if met is not None:
            for plan in met.plans:
                earlier[int(plan.end())] = plan
        plans: list[TurnPlan] = []
        for way in ways(self._planning_world(), width, self.values, effort)[: self.settings.plans]:
            plan = TurnPlan(way, len(self.values))
            plan = earlier.get(int(plan.end()), plan)
            if holds(self.root.ids, plan.actions[0]):
                plans.append(plan)
        return plans

    def _find(self, key: i64, seat: i64) -> TurnNode | None:
        """A position further down the tree, if the search has met it."""
        moments = [self.known]
        for moment in moments:
            for plan in moment.plans:
                found = plan.next.get(int(key))
                if found is not None and found.seat == seat:
                    return found
                moments.extend(plan.next.values())
        return None

    def is_settled(self, remaining: i64) -> bool:
        plans = self.here.plans
        most: i64 = -1
        best: i64 = -1
        for plan in plans:
            if plan.tries > most:
                most, best = plan.tries, plan.actions[0]
        second: i64 = -1
        for plan in plans:
            if plan.actions[0] != best:
                second = max(second, plan.tries)
        return second < 0 or most > second + remaining

    def _simulate(self) -> None:
        """One world, one way down, one more position."""
        moment = self.here
        plan = self._choose(moment, 2.0)
        self.path = [plan]
        world = self._follow(self.world.redraw(Chance(int(self.worlds + plan.tries))), plan)
        while world.actor() >= 0:
            key = int(world.key())
            following = plan.next.get(key)
            if following is None:
                plan.next[key] = self._first_visit(world)
                break
            if following.seat != world.actor() or len(self.path) == DEEPEST:
                world.values(self.values)
                break
            moment = following
            plan = self._choose(moment, 1.0)
            moment.visits += 1
            self.path.append(plan)
            world = self._follow(world, plan)
        else:
            world.values(self.values)
        for plan in self.path:
            plan.tries += 1
            for seat in range(i64(len(self.values))):
                plan.sums[seat] += self.values[seat]
        self.here.visits += 1
        self.simulations += 1
        self._note(self.path[0])

    def _first_visit(self, world: Model) -> TurnNode:
        """Adds a position, and judges it by what the best plan makes of it; chance is drawn anew for that."""
        seats: i64 = len(self.values)
        plans = [TurnPlan(way, seats) for way in ways(world, 1, self.values)[:LATER]]
        moment = TurnNode(world.actor(), world.key(), plans, self.settings.sharpness)
        self._follow(world.redraw(self.chance), plans[0]).values(self.values)
        moment.visits = 1
        return moment

    def _follow(self, world: Model, plan: TurnPlan) -> Model:
        """The end of a turn that goes as planned, or as the judgement likes it after something unforeseen."""
        for index in range(i64(len(plan.actions))):
            if not holds(world.moves(), plan.actions[index]):
                break
            world.step(plan.actions[index])
            if world.actor() < 0 or world.is_quiet():
                return world
            if world.key() != plan.keys[index]:
                break
        return end_turn(world, self.values)

    def _choose(self, moment: TurnNode, breadth: float) -> TurnPlan:
        """The plan that promises most, or was tried too little for its promise."""
        visits = float(moment.visits)
        view = min(i64(breadth * (BREADTH + MORE_BREADTH * math.sqrt(visits))), i64(len(moment.plans)))
        trust = self.settings.trust
        push = self.settings.exploration * math.sqrt(visits + 1.0)
        best = moment.plans[0]
        highest: float = -1.0
        for index in range(view):
            plan = moment.plans[index]
            tries = float(plan.tries)
            promise = (plan.sums[moment.seat] + trust * plan.hope) / (tries + trust)
            score = promise + push * plan.prior / (1.0 + tries)
            if score > highest:
                best, highest = plan, score
        return best

    def _note(self, plan: TurnPlan) -> None:
        """What is known of an action is what is known of the best plan that begins with it."""
        best = self._best_plan(plan.actions[0])
        if best is not None:
            root = self.root
            index = root.index_of(plan.actions[0])
            root.counts[index] = best.tries
            root.sums[index] = best.sums[root.seat]

    def _best_plan(self, action: i64) -> TurnPlan | None:
        """The plan that was tried most among those that begin with an action; the better one among equals."""
        best: TurnPlan | None = None
        for plan in self.here.plans:
            if plan.actions[0] != action:
                continue
            if (
                best is None
                or plan.tries > best.tries
                or (plan.tries == best.tries and plan.sums[self.root.seat] > best.sums[self.root.seat])
            ):
                best = plan
        return best
