"""A player that searches: by the tree of tree.py or the turns of turns.py, within a budget of simulations or time."""

import time
from collections.abc import Callable, Iterator
from typing import Final

from surtsey.chance import PLAYERS, Chance
from surtsey.game import Action, Observation, State
from surtsey.players.model import Model
from surtsey.players.models import model_of
from surtsey.players.player import Budget, Candidate, Thought, deciding, never, nobody
from surtsey.players.tree import Search, SearchSettings, Tree
from surtsey.players.turn_search import TurnSearch

SLICE_SECONDS: Final = 0.004
"""Seconds of simulations between two looks at the clock."""
FIRST_LOOK: Final = 0.25
"""The part of the time that the look at whole turns before the first simulation may take."""
HURRY: Final = 1.5
"""Simulations may become so many times as quick as they were: what as many cannot change any more is decided."""
LONGER: Final = 8
"""A look may take so many times as long as the one before: is there no time for that, it is left out."""
LEAST_SECONDS: Final = 0.001
"""Seconds for a decision, whatever is left."""
REPORT_INTERVAL_SECONDS: Final = 0.25
"""Seconds between two reports."""
LONGEST_LINE: Final = 12
UNLIMITED: Final = 1 << 60


class TurnClock:
    """What is left of the time for a turn. Who is asked about a position once more has all of it again."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._left = seconds
        self._turn: int | None = None
        self._asked: set[int] = set()

    def left(self, turn: int, position: int) -> float:
        """Seconds that are left when a decision has to be made."""
        if turn != self._turn or position in self._asked:
            self._turn, self._left = turn, self._seconds
            self._asked.clear()
        self._asked.add(position)
        return self._left

    def spend(self, seconds: float) -> None:
        self._left -= seconds


class SearchPlayer:
    """Thinks so many simulations about a decision, and so many seconds about a turn, at most."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        settings: SearchSettings | None = None,
        name: str = "search",
        model: Callable[[Observation, Chance], Model] = model_of,
    ) -> None:
        self.name = name
        self._budget = budget
        self._settings = settings or SearchSettings()
        self._model = model
        self._chance = Chance(seed, PLAYERS)
        self.search: Search | None = None
        """What is known; nothing before the first decision."""
        self._clock = TurnClock(budget.seconds or float("inf"))
        self._pace = 0.0
        """Seconds that a simulation takes, lately; what was slow once is tried again after a while."""

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        began = time.perf_counter()
        view = deciding(observation)
        world = self._model(observation, self._chance)
        search = self._go_to(world)
        if budget is None:
            budget = self._share(view.turn, search)
        self._think(search, budget, began, cancelled, lambda: tell(_thought(search, view, began)))
        self._clock.spend(time.perf_counter() - began)
        return _thought(search, view, began)

    def _share(self, turn: int, search: Search) -> Budget:
        """This decision's part of what the turn may cost."""
        if self._budget.seconds is None:
            return self._budget
        left = self._clock.left(turn, int(search.root.key))
        return Budget(self._budget.simulations, max(left * search.share(), LEAST_SECONDS))

    def _go_to(self, world: Model) -> Search:
        """The search at this position, with whatever is left of earlier thoughts."""
        if self.search is not None:
            self.search.go_to(world)
        elif world.has_long_turns():
            self.search = TurnSearch(world, self._settings, self._chance)
        else:
            self.search = Tree(world, self._settings, self._chance)
        return self.search

    def _think(
        self, search: Search, budget: Budget, began: float, cancelled: Callable[[], bool], report: Callable[[], None]
    ) -> None:
        """Looks and simulates in slices, so that the clock and whoever may cancel are asked often."""
        most = budget.simulations or UNLIMITED
        until = began + (budget.seconds or float("inf"))
        enough = began + FIRST_LOOK * (budget.seconds or float("inf"))
        now, took = time.perf_counter(), 0.0
        while now < enough and now + LONGER * took < until and not cancelled() and search.look(1):
            now, took = time.perf_counter(), time.perf_counter() - now
        search.settle()
        settled, known = time.perf_counter(), int(search.simulations)
        now, news, size = settled, began + REPORT_INTERVAL_SECONDS, 1
        while now + self._pace < until and not cancelled():
            before, earlier = now, int(search.simulations)
            left = most - earlier
            if earlier > known and budget.seconds:
                left = min(left, size + int(HURRY * (until - now) / (now - settled) * (earlier - known)))
            if left <= 0 or not search.run(min(size, left), left, until):
                return
            now = time.perf_counter()
            self._pace = max(now - before, 1e-6) / (int(search.simulations) - earlier)
            size = max(1, min(4 * size, int(min(SLICE_SECONDS, until - now) / self._pace)))
            if now >= news:
                news = now + REPORT_INTERVAL_SECONDS
                report()
        self._pace /= 2


def _thought(search: Search, view: State, began: float) -> Thought:
    root = search.root
    actions = {action.id: action for action in view.legal()}
    best = int(root.best())
    others = sorted(
        (index for index in range(len(root.ids)) if index != best),
        key=lambda index: (-int(root.counts[index]), -root.value(index), int(root.ids[index])),
    )
    candidates = [
        Candidate(actions[int(root.ids[index])], int(root.counts[index]), root.value(index))
        for index in [best, *others]
    ]
    return Thought(
        candidates[0].action,
        tuple(search.expected(best)),
        int(search.simulations),
        time.perf_counter() - began,
        tuple(_line(search, view)),
        tuple(candidates),
    )


def _line(search: Search, view: State) -> Iterator[Action]:
    """What is expected to follow, as actions, as far as the seat can know that they will be legal."""
    world = view.copy()
    for id in search.line(LONGEST_LINE):
        legal = {action.id: action for action in world.legal()}
        if id not in legal:
            return
        yield legal[id]
        world.step(id)
