"""Search for games whose turns have many small steps, with chance in between.

A tree of single steps would not see the end of a turn. Here every simulation draws what is unknown and all chance anew
and goes through the whole turn in that world, along the best ways side by side. What counts for an action is what the
best way that begins with it leads to, on the average over the worlds.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.players.lookahead import Way, after, glances, play_on, ways
from surtsey.players.model import Model
from surtsey.players.tree import Node, Search, Settings

BEHIND: Final = 0.05
"""So much less than the worst way that was followed is an action worth that none begins with."""
AGREEMENT: Final = 4
"""If so many worlds want the same action, no others are asked."""
ENOUGH: Final = 32
"""However much they disagree, no more worlds are asked than these."""


@final
class Turns(Search):
    """What is known of the rest of a turn."""

    settings: Settings
    chance: Chance
    world: Model
    worlds: i64
    results: vec[float]
    """For each action, the sums of what each seat could expect."""
    values: vec[float]
    found: list[Way]
    """What the last simulation found, the best first."""
    favourite: i64
    agreed: bool
    """Whether the same action was best in all simulations."""

    def __init__(self, world: Model, settings: Settings, chance: Chance) -> None:
        self.settings = settings
        self.chance = chance
        self.values = vec[float]()
        self.results = vec[float]()
        self.go_to(world)

    def go_to(self, world: Model) -> None:
        self.world = world
        self.worlds = self.chance.word() << 30
        self.root = Node(world.actor(), world.key())
        self.values = vec[float]([0.0] * world.seats())
        self.root.enlist(world.moves())
        self.root.hopes = glances(world, self.root.ids, self.values)
        self.results = vec[float]([0.0] * (len(self.root.ids) * len(self.values)))
        self.simulations = 0
        self.found = []
        self.favourite = -1
        self.agreed = True

    def run(self, simulations: i64, left: i64) -> bool:
        for _ in range(simulations):
            enough: i64 = AGREEMENT if self.agreed else ENOUGH
            if len(self.root.ids) == 1 or self.simulations >= enough:
                return False
            self._simulate()
        return True

    def expected(self, action: i64) -> list[float]:
        if not self.root.counts[action]:
            play_on(after(self.world, self.root.ids[action]), self.values)
            return list(self.values)
        seats: i64 = len(self.values)
        count = float(self.root.counts[action])
        return [self.results[action * seats + seat] / count for seat in range(seats)]

    def line(self, longest: i64) -> vec[i64]:
        """What the best way in the last world was."""
        best = self.root.ids[self.root.best()]
        for way in self.found:
            actions = way.actions()
            if actions[0] == best:
                return actions[:longest]
        return vec[i64]([best])

    def _simulate(self) -> None:
        """One world, and the best ways through the turn in it."""
        root = self.root
        world = self.world.redraw(Chance(int(self.worlds + self.simulations)))
        self.found = ways(world, self.settings.ways, self.values)
        for way in self.found:
            index = root.index_of(way.actions()[0])
            if root.counts[index] == self.simulations:
                way.world.values(self.values)
                self._note(index)
            if way is self.found[0]:
                self.agreed = self.agreed and self.favourite in (-1, index)
                self.favourite = index
        behind = max(self.found[-1].worth - BEHIND, 0.0)
        for index in range(i64(len(root.ids))):
            if root.counts[index] == self.simulations:
                self._share_out(behind)
                self._note(index)
        root.visits += 1
        self.simulations += 1

    def _share_out(self, own: float) -> None:
        """Values for which only one's own is known: the others share the rest."""
        seats: i64 = len(self.values)
        for seat in range(seats):
            self.values[seat] = own if seat == self.root.seat else (1.0 - own) / float(seats - 1)

    def _note(self, index: i64) -> None:
        root = self.root
        root.counts[index] += 1
        root.sums[index] += self.values[root.seat]
        seats: i64 = len(self.values)
        for seat in range(seats):
            self.results[index * seats + seat] += self.values[seat]
