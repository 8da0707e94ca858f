"""Search for games whose turns have many small steps, with chance in between.

A tree of single steps would not see the end of a turn, let alone what others do then. Here whole turns are compared.
The best ways through the turn by the judgement (`ways`) become plans. A simulation draws what is unknown and all
chance anew, follows a plan in that world, lets every other seat answer with a turn of its own, and judges what has
become of it. Plans that do well are tried more often; without chance, one try tells all.

What is found of a plan stays known for the rest of the turn, as long as things go as planned.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.players.lookahead import Way, after, answered, glances, play_on, ways
from surtsey.players.model import Model
from surtsey.players.tree import Node, Search, Settings, holds

DOUBT: Final = 0.1
"""How much more a plan may promise than was found, if it was tried once only."""
BEFORE_ALL: Final = 1 << 29
"""The world in which plans are made is none of those in which they are tried."""


@final
class Plan:
    """How the rest of a turn may go, and what came of it."""

    actions: vec[i64]
    keys: vec[i64]
    """What is to be seen after each action, if all goes as planned."""
    tries: i64
    sums: vec[float]
    """For each seat."""

    def __init__(self, way: Way, seats: i64) -> None:
        steps = way.steps()
        self.actions = vec[i64]([step.action for step in steps])
        self.keys = vec[i64]([step.world.key() for step in steps])
        self.tries = 0
        self.sums = vec[float]([0.0] * seats)

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
class Turns(Search):
    """What is known of the rest of a turn."""

    settings: Settings
    chance: Chance
    world: Model
    worlds: i64
    values: vec[float]
    plans: list[Plan]
    """The most hopeful first."""
    chancy: bool
    """Whether chance had a say in any simulation."""
    untried: i64
    """The first plan that has not been tried."""

    def __init__(self, world: Model, settings: Settings, chance: Chance) -> None:
        self.settings = settings
        self.chance = chance
        self.plans = []
        self.chancy = False
        self.untried = 0
        self.worlds = 0
        self.go_to(world)

    def go_to(self, world: Model) -> None:
        self.world = world
        self.simulations = 0
        self.values = vec[float]([0.0] * world.seats())
        self.root = Node(world.actor(), world.key())
        self.root.enlist(world.moves())
        self.root.hopes = glances(world, self.root.ids, self.values)
        self._keep_plans()
        if not self.plans:
            self._make_plans()
        for plan in self.plans:
            self._note(plan)

    def run(self, simulations: i64, left: i64) -> bool:
        for _ in range(simulations):
            if len(self.root.ids) == 1:
                return False
            if self.untried < len(self.plans):
                plan = self.plans[self.untried]
                self.untried += 1
            elif self.chancy and len(self.plans) > 1:
                plan = self._most_promising()
            else:
                return False
            self._try(plan)
            self._note(plan)
            self.simulations += 1
        return True

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

    def _keep_plans(self) -> None:
        """Goes on with the plans that led here; they were tried in other worlds of the same kind."""
        key = self.root.key
        self.plans = [plan for plan in self.plans if plan.goes_on(key) and holds(self.root.ids, plan.actions[0])]
        self.untried = 0
        while self.untried < len(self.plans) and self.plans[self.untried].tries:
            self.untried += 1

    def _make_plans(self) -> None:
        self.worlds = self.chance.word() << 30
        self.chancy = False
        self.untried = 0
        if len(self.root.ids) == 1:
            return
        world = self.world.redraw(Chance(int(self.worlds + BEFORE_ALL)))
        seats: i64 = len(self.values)
        for way in ways(world, self.settings.ways, self.values)[: self.settings.plans]:
            plan = Plan(way, seats)
            if holds(self.root.ids, plan.actions[0]):
                self.plans.append(plan)

    def _most_promising(self) -> Plan:
        """The plan with the best results, or one that was tried too little to be sure of it."""
        total: i64 = 0
        for plan in self.plans:
            total += plan.tries
        doubt = DOUBT * math.sqrt(math.log(float(total)))
        best = self.plans[0]
        highest: float = -1.0
        for plan in self.plans:
            promise = plan.mean(self.root.seat) + doubt / math.sqrt(float(plan.tries))
            if promise > highest:
                best, highest = plan, promise
        return best

    def _try(self, plan: Plan) -> None:
        """One world: the plan as far as it goes, the rest of the turn, and everybody's answer."""
        world = self.world.redraw(Chance(int(self.worlds + plan.tries)))
        for index in range(i64(len(plan.actions))):
            if not holds(world.moves(), plan.actions[index]):
                break
            world.step(plan.actions[index])
            self.chancy = self.chancy or world.brought() != 0
            if world.key() != plan.keys[index]:
                break
        if answered(world, self.values):
            self.chancy = True
        plan.tries += 1
        for seat in range(i64(len(self.values))):
            plan.sums[seat] += self.values[seat]

    def _note(self, plan: Plan) -> None:
        """What is known of an action is what is known of the best plan that begins with it."""
        best = self._best_plan(plan.actions[0])
        if best is not None:
            root = self.root
            index = root.index_of(plan.actions[0])
            root.counts[index] = best.tries
            root.sums[index] = best.sums[root.seat]

    def _best_plan(self, action: i64) -> Plan | None:
        """The plan that was tried most among those that begin with an action; the better one among equals."""
        best: Plan | None = None
        for plan in self.plans:
            if plan.actions[0] != action:
                continue
            if (
                best is None
                or plan.tries > best.tries
                or (plan.tries == best.tries and plan.sums[self.root.seat] > best.sums[self.root.seat])
            ):
                best = plan
        return best
