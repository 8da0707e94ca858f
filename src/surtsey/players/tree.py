"""Monte-Carlo tree search for games with chance, hidden things and any number of players.

Every simulation plays in a world of its own, in which what is unknown is drawn anew. It goes down the tree by the
choices that look best to whoever decides, adds a node, judges the position there, and notes on the way back what each
seat that decided can expect. What makes it work with hundreds of placements and dozens of tiles that may come:

- An action starts with what the judgement hopes of it. Actions are looked at in that order, and few at first: the
  more often a position is met, the more actions come into view (progressive widening).
- At the root attention goes by rank: the most promising action is tried twice as often as the second, three times as
  often as the third, and so on down to the last. What an action promises changes with how deeply it is looked at:
  the first that is looked at deeply must not be the only one.
- What chance brings can have nodes of its own, few at first, too (by default one): outcomes without one share those.
  Before such a node's statistics are used, it is checked that the action is legal in the world at hand.
- Positions are judged between turns only; a turn that has begun is played out by the judgement.
- Who can win at once does.
"""

import math
import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.players.lookahead import after, descending, glances, odds, picked, picked_floats, play_on
from surtsey.players.model import Model

DEEP: Final = 64
"""Actions at the root that are followed to the end of the turn before the first simulation."""
CERTAIN: Final = 0.999999
"""A value that only a finished game has."""


@final
class SearchSettings:
    """What can be tuned. The defaults come from short matches of Taluva, and may well be improved."""

    exploration: float
    """How much the search tries what it has not tried much."""
    sharpness: float
    """How much more it tries what the judgement likes."""
    first_width: float
    width: float
    """Actions in view below the root: the first few, and so many times the square root of the visits."""
    first_outcomes: float
    outcomes: float
    """The same for what chance may bring."""
    trust: float
    """So many visits is the judgement's own opinion worth."""
    ways: i64
    """Beginnings of a long turn that are followed side by side (turns.py)."""
    plans: i64
    """Ways through it that may be tried."""
    replies: i64
    """Beginnings of a turn that are followed to its end when a position is met for the first time."""
    rollouts: bool
    """Whether positions are judged by random games to the end."""

    def __init__(
        self,
        exploration: float = 0.35,
        sharpness: float = 1.0,
        first_width: float = 3.0,
        width: float = 1.0,
        first_outcomes: float = 1.0,
        outcomes: float = 0.0,
        trust: float = 1.0,
        ways: int = 8,
        plans: int = 48,
        replies: int = 2,
        rollouts: bool = False,
    ) -> None:
        self.exploration = exploration
        self.sharpness = sharpness
        self.first_width = first_width
        self.width = width
        self.first_outcomes = first_outcomes
        self.outcomes = outcomes
        self.trust = trust
        self.ways = ways
        self.plans = plans
        self.replies = replies
        self.rollouts = rollouts


@final
class Node:
    """A position in which a seat decides."""

    seat: i64
    key: i64
    visits: i64
    expanded: bool
    ids: vec[i64]
    hopes: vec[float]
    """What the judgement hopes of each action for the seat, the best first."""
    priors: vec[float]
    counts: vec[i64]
    sums: vec[float]
    branches: "list[Branch]"
    shared: bool
    """Whether worlds have come here that look different: then every action is checked before it is played."""
    win: i64
    """The action that wins at once; -1 if none is known."""

    def __init__(self, seat: i64, key: i64) -> None:
        self.seat = seat
        self.key = key
        self.visits = 0
        self.expanded = False
        self.ids = vec[i64]()
        self.hopes = vec[float]()
        self.priors = vec[float]()
        self.counts = vec[i64]()
        self.sums = vec[float]()
        self.branches = []
        self.shared = False
        self.win = -1

    def enlist(self, ids: vec[i64]) -> None:
        """Has so many actions from now on, of which nothing is known."""
        count: i64 = len(ids)
        self.ids = ids
        self.hopes = vec[float]([0.0] * count)
        self.priors = vec[float]([0.0] * count)
        self.counts = vec[i64]([0] * count)
        self.sums = vec[float]([0.0] * count)

    def index_of(self, id: i64) -> i64:
        for index in range(i64(len(self.ids))):
            if self.ids[index] == id:
                return index
        raise ValueError(id)

    def value(self, index: i64) -> float:
        """What an action promises: its results, or else the judgement's hope."""
        return self.sums[index] / float(self.counts[index]) if self.counts[index] else self.hopes[index]

    def promise(self, index: i64, trust: float) -> float:
        """The same, with the judgement's hope worth so many results."""
        return (self.sums[index] + trust * self.hopes[index]) / (float(self.counts[index]) + trust)

    def best(self) -> i64:
        """The action that was looked at most; the more promising one among equals."""
        if self.win >= 0:
            return self.win
        best: i64 = 0
        for index in range(i64(1), i64(len(self.ids))):
            if self.counts[index] > self.counts[best] or (
                self.counts[index] == self.counts[best] and self.value(index) > self.value(best)
            ):
                best = index
        return best


@final
class Branch:
    """What follows an action: a node for each thing that chance may bring, or a few that are shared."""

    outcomes: vec[i64]
    nodes: list[Node]
    sums: vec[float]
    """Of what each seat could expect in the simulations of the action."""

    def __init__(self, seats: i64) -> None:
        self.outcomes = vec[i64]()
        self.nodes = []
        self.sums = vec[float]([0.0] * seats)

    def add(self, outcome: i64, node: Node) -> None:
        self.outcomes = append(self.outcomes, outcome)
        self.nodes.append(node)


class Search:
    """A way to think about a decision, portion by portion."""

    root: Node
    """The decision, with what was found of each action."""
    simulations: i64

    def go_to(self, world: Model) -> None:
        """Goes on from a later position, with what is known of it already."""
        raise NotImplementedError

    def share(self) -> float:
        """Which part of the time left for the turn this decision deserves."""
        raise NotImplementedError

    def look(self, actions: i64) -> bool:
        """Before the first simulation: looks at so many more actions. Returns whether there are more to look at."""
        return False

    def settle(self) -> None:
        """Between the looks and the simulations."""

    def run(self, simulations: i64, left: i64, until: float = math.inf) -> bool:
        """Simulates so often, of the number that is left to spend, or until a time (time.perf_counter).

        Returns whether more could change the choice. That is asked for every simulation, so that the choice does not
        depend on how they are portioned.
        """
        for done in range(simulations):
            if self.is_settled(left - done):
                return False
            self._simulate()
            if time.perf_counter() >= until:
                break
        return True

    def is_settled(self, remaining: i64) -> bool:
        """Whether so many more simulations cannot change the choice."""
        raise NotImplementedError

    def _simulate(self) -> None:
        raise NotImplementedError

    def expected(self, action: i64) -> list[float]:
        """What each seat can expect after an action at the root."""
        raise NotImplementedError

    def line(self, longest: i64) -> vec[i64]:
        """What is expected to follow, as long as chance has no say."""
        raise NotImplementedError


@final
class Tree(Search):
    """What is known of a position and of what may follow."""

    settings: SearchSettings
    chance: Chance
    world: Model
    tries: vec[i64]
    """How often each action at the root was tried for the decision at hand."""
    order: vec[i64]
    """The actions at the root by what they promise, the best first."""
    deep: vec[float]
    looked: i64
    worlds: i64
    """Where the worlds of the simulations come from: each action at the root meets the same ones, in the same order."""
    random_decisions: i64
    values: vec[float]
    path: list[Node]
    taken: vec[i64]
    nothing: Branch
    """Stands for what follows actions that have not been tried, which are most of them."""

    def __init__(self, world: Model, settings: SearchSettings, chance: Chance) -> None:
        self.settings = settings
        self.chance = chance
        self.world = world
        self.tries = vec[i64]()
        self.order = vec[i64]()
        self.values = vec[float]([0.0] * world.seats())
        self.deep = vec[float]()
        self.looked = 0
        self.simulations = 0
        self.random_decisions = 0
        self.path = []
        self.taken = vec[i64]([0] * 256)
        self.nothing = Branch(0)
        self.root = Node(world.actor(), world.key())
        self._begin()

    def go_to(self, world: Model) -> None:
        """Goes on from a later position, with what is known of it already."""
        key = world.key()
        found = self._find(key, world.actor())
        self.world = world
        self.root = Node(world.actor(), key) if found is None else found
        self.simulations = 0
        self.values = vec[float]([0.0] * world.seats())
        self._begin()

    def _begin(self) -> None:
        if not self.root.expanded:
            self._expand(self.root, self.world, self.world.moves())
        elif len(self.root.ids) < len(self.world.moves()):
            self._complete(self.root)
        self.root.win = -1
        self.worlds = self.chance.word() << 30
        self.deep = vec[float]([0.0] * len(self.root.ids))
        self.looked = 0

    def share(self) -> float:
        return self.world.share()

    def look(self, actions: i64) -> bool:
        """Before the first simulation: follows so many more actions to the end of the turn, the most hopeful first.

        Returns whether there are more that deserve it.
        """
        root = self.root
        most = min(i64(len(root.ids)), i64(DEEP))
        until = min(self.looked + actions, most)
        for index in range(self.looked, until):
            play_on(after(self.world, root.ids[index]), self.values)
            self.deep[index] = self.values[root.seat]
        self.looked = until
        return until < most

    def settle(self) -> None:
        """Takes what `look` found for the hopes at the root; what it did not look at comes behind."""
        root = self.root
        if self.looked:
            last = self.looked - 1
            worst = self.deep[last]
            for index in range(last):
                worst = min(worst, self.deep[index])
            glance = root.hopes[last]
            for index in range(i64(len(root.ids))):
                if index < self.looked:
                    root.hopes[index] = self.deep[index]
                else:
                    root.hopes[index] = max(worst + min(root.hopes[index] - glance, 0.0), 0.0)
            self._arrange(root)
        self.tries = vec[i64]([0] * len(root.ids))
        trust = self.settings.trust
        self.order = descending(vec[float]([root.promise(index, trust) for index in range(len(root.ids))]))

    def is_settled(self, remaining: i64) -> bool:
        root = self.root
        if len(root.ids) == 1 or root.win >= 0:
            return True
        best = root.best()
        second: i64 = 0
        for index in range(i64(len(root.ids))):
            if index != best:
                second = max(second, root.counts[index])
        return root.counts[best] > second + remaining

    def expected(self, action: i64) -> list[float]:
        """What each seat can expect after an action at the root."""
        count = self.root.counts[action]
        if not count:
            play_on(after(self.world, self.root.ids[action]), self.values)
            return list(self.values)
        return [total / float(count) for total in self.root.branches[action].sums]

    def line(self, longest: i64) -> vec[i64]:
        """What is expected to follow, as long as chance has no say."""
        ids = vec[i64]()
        node = self.root
        world = self.world.copy()
        while node.expanded and node.key == world.key() and len(ids) < longest:
            index = node.best()
            ids = append(ids, node.ids[index])
            world.step(node.ids[index])
            branch = node.branches[index]
            if len(branch.nodes) != 1 or branch.outcomes[0]:
                break
            node = branch.nodes[0]
        return ids

    def _find(self, key: i64, seat: i64) -> Node | None:
        """The node of a position, if the search has met it."""
        nodes = [self.root]
        for node in nodes:
            if node.key == key and node.seat == seat:
                return node
            for branch in node.branches:
                nodes.extend(branch.nodes)
        return None

    def _simulate(self) -> None:
        """One world, one way down, one more node."""
        node = self.root
        path = self.path
        taken = self.taken
        path.clear()
        depth: i64 = 0
        wary = False
        ended = False
        index = self._next()
        model = self.world.redraw(Chance(int(self.worlds + node.counts[index])))
        while index >= 0:
            path.append(node)
            taken[depth] = index
            depth += 1
            branch = self._branch(node, index)
            model.step(node.ids[index])
            seat = model.actor()
            if seat < 0 or depth == len(taken):
                model.values(self.values)
                ended = seat < 0
                break
            outcome = model.brought()
            at = self._outcome(branch, outcome, node.counts[index])
            if at < 0:
                added = Node(seat, model.key())
                branch.add(outcome, added)
                self._first_visit(added, model)
                break
            node = branch.nodes[at]
            if wary or model.key() != node.key:
                node.shared = True
            wary = node.shared
            if node.seat != seat:
                self._judge(model)
                break
            if not node.expanded:
                self._expand(node, model, model.worthwhile())
            elif wary and self._wins(model):
                break
            index = self._choose(node, model, wary or model.hides())
        else:
            self._judge(model)
        self._note(depth, ended)

    def _next(self) -> i64:
        """The action at the root to try: the one that has been tried least for its rank."""
        if self.root.win >= 0:
            return self.root.win
        order, tries = self.order, self.tries
        due: i64 = 0
        for rank in range(i64(1), i64(len(order))):
            if (tries[order[rank]] + 1) * (rank + 1) < (tries[order[due]] + 1) * (due + 1):
                due = rank
        return order[due]

    def _rank(self, action: i64) -> None:
        """Puts an action at the root where it belongs after a try."""
        order, root, trust = self.order, self.root, self.settings.trust
        promise = root.promise(action, trust)
        at: i64 = 0
        while order[at] != action:
            at += 1
        while at > 0 and root.promise(order[at - 1], trust) < promise:
            order[at] = order[at - 1]
            at -= 1
        while at + 1 < len(order) and root.promise(order[at + 1], trust) > promise:
            order[at] = order[at + 1]
            at += 1
        order[at] = action

    def _branch(self, node: Node, index: i64) -> Branch:
        """What is known of what follows an action, to be added to."""
        branch = node.branches[index]
        if branch is self.nothing:
            branch = node.branches[index] = Branch(len(self.values))
        return branch

    def _outcome(self, branch: Branch, outcome: i64, visits: i64) -> i64:
        """Which node of a branch stands for an outcome; -1 if it is to get its own."""
        count: i64 = len(branch.nodes)
        for index in range(count):
            if branch.outcomes[index] == outcome:
                return index
        room = self.settings.first_outcomes + self.settings.outcomes * math.sqrt(float(visits))
        if float(count) < room:
            return -1
        return (outcome * 7 + (outcome >> 3)) % count

    def _first_visit(self, node: Node, model: Model) -> None:
        """Judges a new position: by what its seat can make of it in this turn."""
        if self.settings.rollouts:
            self._judge(model)
        else:
            self._expand(node, model, model.worthwhile())
            self._best_reply(node, model)
        node.visits = 1

    def _judge(self, model: Model) -> None:
        """The values of a position that has no node to go on from."""
        if self.settings.rollouts:
            self.random_decisions += model.finish(self.chance)
        play_on(model, self.values)

    def _wins(self, model: Model) -> bool:
        """Whether whoever decides can win in this world, though not in all that share the node; then that is done."""
        win = model.winning()
        if win < 0:
            return False
        play_on(after(model, win), self.values)
        return True

    def _best_reply(self, node: Node, model: Model) -> None:
        """The values after the best turn among those that begin with the most hopeful actions."""
        best = vec[float]([0.0] * len(self.values))
        highest: float = -1.0
        for index in range(min(self.settings.replies, i64(len(node.ids)))):
            play_on(after(model, node.ids[index]), self.values)
            if self.values[node.seat] > highest:
                highest = self.values[node.seat]
                for seat in range(i64(len(best))):
                    best[seat] = self.values[seat]
        for seat in range(i64(len(best))):
            self.values[seat] = best[seat]

    def _note(self, depth: i64, ended: bool) -> None:
        """On the way back: what the seats that decided can expect after all."""
        values = self.values
        for level in range(depth):
            node = self.path[level]
            index = self.taken[level]
            value = values[node.seat]
            node.visits += 1
            node.counts[index] += 1
            node.sums[index] += value
            sums = node.branches[index].sums
            for seat in range(i64(len(sums))):
                sums[seat] += values[seat]
            if ended and level == depth - 1 and value >= CERTAIN:
                node.win = index
        for level in range(depth - 2, i64(-1), -1):
            self._note_win(self.path[level], self.taken[level])
        self.tries[self.taken[0]] += 1
        self._rank(self.taken[0])
        self.simulations += 1

    def _note_win(self, node: Node, index: i64) -> None:
        """An action after which the same seat can win at once, whatever chance brings, wins."""
        branch = node.branches[index]
        if len(branch.nodes) == 1 and branch.outcomes[0] == 0:
            child = branch.nodes[0]
            if child.win >= 0 and child.seat == node.seat and not child.shared:
                node.win = index

    def _choose(self, node: Node, model: Model, wary: bool) -> i64:
        """The action to follow; -1 if none of those in view is legal in this world."""
        if node.win >= 0 and not wary:
            return node.win
        settings = self.settings
        visits = float(node.visits)
        view = min(i64(settings.first_width + settings.width * math.sqrt(visits)), i64(len(node.ids)))
        trust = settings.trust
        push = settings.exploration * math.sqrt(visits + 1.0)
        legal = model.moves() if wary else node.ids
        best: i64 = -1
        highest: float = -1.0
        for index in range(view):
            if wary and not holds(legal, node.ids[index]):
                continue
            count = float(node.counts[index])
            score = node.promise(index, trust) + push * node.priors[index] / (1.0 + count)
            if best < 0 or score > highest:
                best = index
                highest = score
        return best

    def _expand(self, node: Node, model: Model, ids: vec[i64]) -> None:
        """Lists what can be done and what the judgement hopes of it."""
        count: i64 = len(ids)
        node.key = model.key()
        node.enlist(ids)
        node.hopes = glances(model, ids, self.values)
        node.branches = [self.nothing] * count
        node.expanded = True
        self._arrange(node)

    def _complete(self, node: Node) -> None:
        """At the root nothing that is legal is left out."""
        missing = vec[i64]()
        for id in self.world.moves():
            if not holds(node.ids, id):
                missing = append(missing, id)
        hopes = glances(self.world, missing, self.values)
        for index in range(i64(len(missing))):
            node.ids = append(node.ids, missing[index])
            node.hopes = append(node.hopes, hopes[index])
            node.priors = append(node.priors, 0.0)
            node.counts = append(node.counts, 0)
            node.sums = append(node.sums, 0.0)
            node.branches.append(self.nothing)
        self._arrange(node)

    def _arrange(self, node: Node) -> None:
        """Puts the most hopeful actions first, and shares the attention out among them."""
        count: i64 = len(node.ids)
        order = descending(node.hopes)
        node.ids = picked(node.ids, order)
        node.counts = picked(node.counts, order)
        node.hopes = picked_floats(node.hopes, order)
        node.sums = picked_floats(node.sums, order)
        branches = node.branches
        node.branches = [branches[index] for index in order]
        node.win = -1
        total: float = 0.0
        highest = odds(node.hopes[0])
        for index in range(count):
            weight = math.exp(self.settings.sharpness * (odds(node.hopes[index]) - highest))
            node.priors[index] = weight
            total += weight
        for index in range(count):
            node.priors[index] /= total


def holds(ids: vec[i64], id: i64) -> bool:
    for each in ids:
        if each == id:
            return True
    return False
