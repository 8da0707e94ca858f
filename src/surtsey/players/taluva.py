"""How a position of Taluva is judged, and the game as search sees it.

The judgement looks at the island once and writes down, for every seat, the numbers named in FEATURES. A seat's score
is their weighted sum; what it can expect follows from the scores of all (`Judgement.values`). There are weights
set by hand, and those of the search, tuned by playing (benchmarks/tune.py; docs/players.md tells more).
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.players.model import Model
from surtsey.stakes import share_of_win, worth_of_place
from surtsey.taluva import playouts
from surtsey.taluva.actions import detail_of, place_in
from surtsey.taluva.building import TEMPLE_SIZE, TERRAINS, TOWER_LEVEL
from surtsey.taluva.endings import places, types_built
from surtsey.taluva.island import LEVEL, OWNER, OWNER_AT, PIECE, PIECE_AT, TERRAIN, TERRAIN_AT, VOLCANO, Island
from surtsey.taluva.placing import eruptions
from surtsey.taluva.state import OVER, TO_BUILD, TO_PLACE, Observation, State

TEMPLES: Final = 0  # built
TOWERS: Final = 1  # built
HUTS: Final = 2  # built, covered ones too; in tens
TEMPLES_DONE: Final = 3  # all of them
TOWERS_DONE: Final = 4  # all of them
HUTS_DONE: Final = 5  # all of them
TEMPLE_READY: Final = 6  # a settlement waits for one
MORE_TEMPLES_READY: Final = 7  # settlements that wait, beyond the first
TOWER_READY: Final = 8  # settlements beside a field that is high enough, up to two
TOWER_IN_ONE: Final = 9  # an eruption would raise such a field
PAIRS: Final = 10  # settlements of two fields without a temple
SINGLES: Final = 11  # settlements of one field without a temple
NEAR_TOWER: Final = 12  # a settlement without a tower is beside a field of level 2
BREAKABLE: Final = 13  # eruptions before the next turn that would make a settlement too small for its temple
EXPOSED: Final = 14  # fields of huts that an eruption can cover
EXPANSION: Final = 15  # huts that the largest possible one takes
CHEAP_EXPANSION: Final = 16  # some expansion takes one or two huts
FEW_HUTS: Final = 17  # the fewer the more
STUCK: Final = 18  # no huts, and nothing else to build
PLAN: Final = 19  # turns that the quickest two types take
END_NEAR: Final = 20  # how soon that will be
TO_MOVE: Final = 21
TO_MOVE_AND_END: Final = 22  # the next build can be the last
ONE_FROM_END: Final = 23  # the same, whoever is to move
LATE_TEMPLES: Final = 24  # what counts when the stack runs out
LATE_TOWERS: Final = 25
LATE_HUTS: Final = 26
SETTLEMENTS: Final = 27  # however small
PROTECTED: Final = 28  # those with a temple or a tower
MID_TURN: Final = 29  # the tile is placed, the build to come
SHORTAGE: Final = 30  # turns of the plan for which there will be nothing to build
READY_TO_MOVE: Final = 31  # a temple or a tower can be built this turn
MID_TEMPLE: Final = 32  # in the middle of the turn: a temple can be built now
MID_TOWER: Final = 33
MID_EXPANSION: Final = 34  # how large an expansion
MID_END: Final = 35  # the last build can
HUTS_GONE: Final = 36  # how likely one turn can use up the huts
COUNT: Final = 37

FEATURES: Final[tuple[str, ...]] = (
    "temples",
    "towers",
    "huts",
    "temples done",
    "towers done",
    "huts done",
    "temple ready",
    "more temples ready",
    "tower ready",
    "tower in one",
    "pairs",
    "singles",
    "near tower",
    "breakable",
    "exposed",
    "expansion",
    "cheap expansion",
    "few huts",
    "stuck",
    "plan",
    "end near",
    "to move",
    "to move and end",
    "one from end",
    "late temples",
    "late towers",
    "late huts",
    "settlements",
    "protected",
    "mid turn",
    "shortage",
    "ready to move",
    "mid temple",
    "mid tower",
    "mid expansion",
    "mid end",
    "huts gone",
)

BY_HAND: Final[tuple[float, ...]] = (
    1.0, 1.0, 0.5, 0.5, 0.5, 0.0, 0.5, 0.5, 0.5, 0.2, 0.3, 0.1, 0.1, -0.2, 0.0, 0.1, 0.0, -2.0, -5.0, 0.0,
    1.0, 0.1, 2.0, 0.5, 1.0, 0.7, 0.3, 0.0, 0.1, 0.0, -1.0, 0.0, 0.3, 0.3, 0.3, 5.0, 0.0,
)  # fmt: skip
"""What seems right to somebody who knows the game: how the greedy player judges."""
WEIGHTS: Final[tuple[float, ...]] = (
    0.527, 0.273, 0.005, 0.476, 1.300, 0.016, 0.500, 0.820, 0.078, 0.306, 0.299, -0.134, -0.033, -0.178, 0.214,
    0.202, -0.134, -0.606, -1.260, -1.494, 3.771, 0.599, 4.289, 1.044, 1.368, 0.262, 0.127, 0.153, 0.450, -0.267,
    -0.942, 0.377, 0.256, 0.437, 0.133, 4.625, -0.109,
)  # fmt: skip
"""What search judges by."""

LARGEST: Final = 64 * 64
"""Cells that islands have in any game that is not laid out in a line on purpose."""
ROOM: Final = 128
"""More settlements than four players can have."""
SEATS: Final = 4
ELIMINATED: Final = 4.0
"""How much lower the score of a partner is who cannot build any more."""
ELSEWHERE: Final = 6
"""Placements away from all that a player has that are considered: they are much alike."""


@final
class Judgement:
    """Looks at positions. One object serves a whole search: it keeps scratch space that is never cleared.

    What was noted of a cell counts only if it was noted in the present look: every look has numbers of its own.
    """

    weights: vec[float]
    homes: vec[i64]
    """Of a cell: the number of the settlement on it."""
    borders: vec[i64]
    """Of a cell: the last settlement whose border it was found to be."""
    members: vec[i64]
    owner: vec[i64]
    size: vec[i64]
    temple: vec[i64]
    tower: vec[i64]
    waiting: vec[i64]
    """Of a settlement: whether a temple could join it now."""
    needed: vec[i64]
    """Huts that the expansion on each terrain takes, at the settlement explored last."""
    highest: i64
    """The level of the highest free field beside it."""
    ids: vec[i64]
    next: i64
    seen: vec[float]
    """The features of seat 0, then of seat 1, ..."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.homes = vec[i64]([0] * LARGEST)
        self.borders = vec[i64]([0] * LARGEST)
        self.members = vec[i64]([0] * 512)
        self.owner = vec[i64]([0] * ROOM)
        self.size = vec[i64]([0] * ROOM)
        self.temple = vec[i64]([0] * ROOM)
        self.tower = vec[i64]([0] * ROOM)
        self.waiting = vec[i64]([0] * ROOM)
        self.needed = vec[i64]([0] * TERRAINS)
        self.highest = 0
        self.ids = vec[i64]([0] * 4096)
        self.next = 1
        self.seen = vec[float]([0.0] * (SEATS * COUNT))

    def look(self, state: State) -> None:
        """Writes the features of all seats into `seen`."""
        seen = self.seen
        for index in range(i64(SEATS * COUNT)):
            seen[index] = 0.0
        if len(state.island.fields) > len(self.homes):
            self.homes = vec[i64]([0] * len(state.island.fields))
            self.borders = vec[i64]([0] * len(state.island.fields))
        first = self.next
        self.next += ROOM
        self._look_at_settlements(state, first)
        self._look_at_eruptions(state.island, first)
        players: i64 = state.rules.players
        for seat in range(players):
            self._look_at_supply(state, seat)

    def _look_at_settlements(self, state: State, first: i64) -> None:
        island = state.island
        fields, homes = island.fields, self.homes
        number = first
        for cell in island.land:
            if fields[cell] & OWNER and homes[cell] < first:
                self._explore(island, cell, number, number - first)
                self._note_settlement(state, number - first)
                number += 1

    def _explore(self, island: Island, cell: i64, number: i64, index: i64) -> None:
        """Finds the settlement's members, what stands there, and what its border offers."""
        fields, steps, wrap = island.fields, island.steps, island.wrap
        homes, borders, members, needed = self.homes, self.borders, self.members, self.needed
        for terrain in range(i64(TERRAINS)):
            needed[terrain] = 0
        mine = fields[cell] & OWNER
        homes[cell] = number
        members[0] = cell
        count: i64 = 1
        at: i64 = 0
        pieces: i64 = 0
        high: i64 = 0
        while at < count:
            cell = members[at]
            at += 1
            pieces |= i64(1) << ((fields[cell] & PIECE) >> PIECE_AT)
            for direction in range(i64(6)):
                beside = (cell + steps[direction]) & wrap
                other = fields[beside]
                if other & OWNER == mine:
                    if homes[beside] != number:
                        homes[beside] = number
                        members[count] = beside
                        count += 1
                elif other & LEVEL and not other & (OWNER | VOLCANO) and borders[beside] != number:
                    borders[beside] = number
                    high = max(high, other & LEVEL)
                    needed[(other & TERRAIN) >> TERRAIN_AT] += other & LEVEL
        self.owner[index] = (mine >> OWNER_AT) - 1
        self.size[index] = count
        self.temple[index] = pieces >> 2 & 1
        self.tower[index] = pieces >> 3 & 1
        self.waiting[index] = i64(count >= TEMPLE_SIZE and not pieces & 4)
        self.highest = high

    def _note_settlement(self, state: State, index: i64) -> None:
        seat = self.owner[index]
        at = seat * COUNT
        seen = self.seen
        supply = state.supply
        huts = supply[seat * 3]
        seen[at + SETTLEMENTS] += 1.0
        if self.temple[index] or self.tower[index]:
            seen[at + PROTECTED] += 1.0
        if self.waiting[index] and supply[seat * 3 + 1]:
            if seen[at + TEMPLE_READY] > 0.0:
                seen[at + MORE_TEMPLES_READY] += 1.0
            seen[at + TEMPLE_READY] = 1.0
        elif not self.temple[index]:
            if self.size[index] == 2:
                seen[at + PAIRS] += 1.0
            elif self.size[index] == 1:
                seen[at + SINGLES] += 1.0
        if not self.tower[index] and supply[seat * 3 + 2]:
            if self.highest >= TOWER_LEVEL:
                seen[at + TOWER_READY] = min(seen[at + TOWER_READY] + 1.0, float(supply[seat * 3 + 2]))
            elif self.highest == TOWER_LEVEL - 1:
                seen[at + NEAR_TOWER] = 1.0
        for terrain in range(i64(1), i64(TERRAINS)):
            cost = self.needed[terrain]
            if cost <= huts:
                seen[at + HUTS_GONE] += (1.0 - seen[at + HUTS_GONE]) * likely_gone(huts - cost)
                if cost:
                    seen[at + EXPANSION] = max(seen[at + EXPANSION], float(cost))
                    if cost <= 2:
                        seen[at + CHEAP_EXPANSION] = 1.0

    def _look_at_eruptions(self, island: Island, first: i64) -> None:
        """What eruptions could break, cover, and raise."""
        fields, steps, wrap = island.fields, island.steps, island.wrap
        ids, homes = self.ids, self.homes
        count = eruptions(island, ids, 0)
        for index in range(count):
            id = ids[index]
            volcano, facing = island.cell(place_in(id)), detail_of(id)
            right, left = (volcano + steps[facing]) & wrap, (volcano + steps[facing + 1]) & wrap
            level = fields[volcano] & LEVEL
            lost_right = homes[right] - first
            lost_left = homes[left] - first
            if lost_right >= 0:
                self._note_loss(lost_right, 2 if lost_left == lost_right else 1)
            if lost_left >= 0 and lost_left != lost_right:
                self._note_loss(lost_left, 1)
            if level == TOWER_LEVEL - 1:
                self._note_height(island, right, left, first)
                self._note_height(island, left, right, first)

    def _note_loss(self, settlement: i64, covered: i64) -> None:
        at = self.owner[settlement] * COUNT
        self.seen[at + EXPOSED] += float(covered)
        if self.waiting[settlement] and self.size[settlement] - covered < TEMPLE_SIZE:
            self.seen[at + BREAKABLE] += 1.0

    def _note_height(self, island: Island, cell: i64, other: i64, first: i64) -> None:
        """A field would be raised high enough for a tower: whose settlements would it touch?"""
        steps, wrap, homes, seen = island.steps, island.wrap, self.homes, self.seen
        for direction in range(i64(6)):
            beside = (cell + steps[direction]) & wrap
            settlement = homes[beside] - first
            if settlement >= 0 and beside != other and not self.tower[settlement]:
                seen[self.owner[settlement] * COUNT + TOWER_IN_ONE] = 1.0

    def _look_at_supply(self, state: State, seat: i64) -> None:
        rules = state.rules
        seen = self.seen
        at = seat * COUNT
        huts, temples, towers = state.supply[seat * 3], state.supply[seat * 3 + 1], state.supply[seat * 3 + 2]
        seen[at + TEMPLES] = float(rules.temples - temples)
        seen[at + TOWERS] = float(rules.towers - towers)
        seen[at + HUTS] = float(rules.huts - huts) / 10.0
        seen[at + TEMPLES_DONE] = 1.0 if temples == 0 else 0.0
        seen[at + TOWERS_DONE] = 1.0 if towers == 0 else 0.0
        seen[at + HUTS_DONE] = 1.0 if huts == 0 else 0.0
        if towers == 0:
            seen[at + TOWER_IN_ONE] = 0.0
        seen[at + BREAKABLE] = min(seen[at + BREAKABLE], 3.0)
        seen[at + EXPOSED] = min(seen[at + EXPOSED], 12.0) / 4.0
        largest = seen[at + EXPANSION]
        seen[at + EXPANSION] = min(largest, 6.0) / 3.0
        seen[at + FEW_HUTS] = 1.0 / float(huts) if huts else 1.0
        if huts <= 1:
            seen[at + HUTS_GONE] = 1.0
        plan = self._plan(at, huts, temples, towers)
        seen[at + PLAN] = plan / 3.0
        seen[at + END_NEAR] = math.exp(-plan / 2.0)
        sites = (
            seen[at + TEMPLE_READY] + seen[at + MORE_TEMPLES_READY] + seen[at + TOWER_READY] + seen[at + TOWER_IN_ONE]
        )
        seen[at + STUCK] = 1.0 if huts == 0 and sites == 0.0 else 0.0
        seen[at + SHORTAGE] = min(max(plan - float(huts) - sites, 0.0), 4.0)
        end = self._end(at, huts, temples, towers)
        seen[at + ONE_FROM_END] = end
        if state.seat == seat and state.phase == TO_BUILD:
            seen[at + BREAKABLE] = 0.0
            seen[at + MID_TURN] = 1.0
            seen[at + MID_TEMPLE] = seen[at + TEMPLE_READY]
            seen[at + MID_TOWER] = min(seen[at + TOWER_READY], 1.0)
            seen[at + MID_EXPANSION] = seen[at + EXPANSION]
            seen[at + MID_END] = self._end_now(at, huts, temples, towers, largest)
        elif state.seat == seat:
            seen[at + BREAKABLE] = 0.0
            seen[at + TO_MOVE] = 1.0
            seen[at + READY_TO_MOVE] = 1.0 if sites > 0.0 else 0.0
            seen[at + TO_MOVE_AND_END] = end
        turns = float(rules.tiles - state.drawn) / float(rules.players)
        late = math.exp(-turns / 4.0)
        seen[at + LATE_TEMPLES] = seen[at + TEMPLES] * late
        seen[at + LATE_TOWERS] = seen[at + TOWERS] * late
        seen[at + LATE_HUTS] = seen[at + HUTS] * late

    def _plan(self, at: i64, huts: i64, temples: i64, towers: i64) -> float:
        """About how many turns a seat needs for the quickest two types."""
        seen = self.seen
        for_temples: float = 0.0
        ready = i64(seen[at + TEMPLE_READY] + seen[at + MORE_TEMPLES_READY])
        pairs = i64(seen[at + PAIRS])
        for _ in range(temples):
            if ready > 0:
                for_temples += 1.0
                ready -= 1
            elif pairs > 0:
                for_temples += 2.0
                pairs -= 1
            else:
                for_temples += 3.0
        for_towers: float = 0.0
        for number in range(towers):
            if float(number) < seen[at + TOWER_READY] or (number == 0 and seen[at + TOWER_IN_ONE] > 0.0):
                for_towers += 1.0
            elif number == 0 and seen[at + NEAR_TOWER] > 0.0:
                for_towers += 2.0
            else:
                for_towers += 3.0
        for_huts: float = 0.0
        if huts:
            for_huts = 1.0 + max(float(huts) - 2.0, 0.0) / 2.5
        return min(for_temples + for_towers, for_temples + for_huts, for_towers + for_huts)

    def _end(self, at: i64, huts: i64, temples: i64, towers: i64) -> float:
        """How likely a seat can end the game in one turn, if nobody prevents it."""
        seen = self.seen
        by_temple: float = 0.95 if temples == 1 and seen[at + TEMPLE_READY] > 0.0 else 0.0
        by_tower: float = 0.95 if towers == 1 and seen[at + TOWER_READY] + seen[at + TOWER_IN_ONE] > 0.0 else 0.0
        return end_of(huts, temples, towers, seen[at + HUTS_GONE], by_temple, by_tower)

    def _end_now(self, at: i64, huts: i64, temples: i64, towers: i64, largest: float) -> float:
        """Whether a seat that has placed its tile can end the game by its build."""
        seen = self.seen
        by_temple: float = 1.0 if temples == 1 and seen[at + TEMPLE_READY] > 0.0 else 0.0
        by_tower: float = 1.0 if towers == 1 and seen[at + TOWER_READY] > 0.0 else 0.0
        by_huts: float = 1.0 if huts == 1 or float(huts) == largest else 0.0
        return end_of(huts, temples, towers, by_huts, by_temple, by_tower)

    def may_end(self, state: State) -> bool:
        """Whether it seems that the seat whose turn it is can end the game in this turn."""
        if not types_built(state.supply, state.seat):
            return False
        self.look(state)
        at = state.seat * COUNT
        return self.seen[at + (MID_END if state.phase == TO_BUILD else TO_MOVE_AND_END)] > 0.0

    def score(self, seat: i64) -> float:
        seen, weights = self.seen, self.weights
        at = seat * COUNT
        total: float = 0.0
        for index in range(i64(COUNT)):
            total += seen[at + index] * weights[index]
        return total

    def values(self, state: State, into: vec[float]) -> None:
        """What each seat can expect, from 0 to 1."""
        if state.phase == OVER:
            payoffs(state, into)
            return
        self.look(state)
        rules = state.rules
        if rules.teams:
            self._team_values(state, into)
        elif rules.ranking:
            self._ranking_values(state, into)
        else:
            self._win_values(state, into)

    def _win_values(self, state: State, into: vec[float]) -> None:
        """Chances to win: the eliminated have none."""
        players: i64 = state.rules.players
        total: float = 0.0
        for seat in range(players):
            into[seat] = 0.0 if seat in state.out else math.exp(self.score(seat))
            total += into[seat]
        for seat in range(players):
            into[seat] /= total

    def _team_values(self, state: State, into: vec[float]) -> None:
        """Both members can expect what their team can: the sum of their scores counts."""
        strength: float = 0.0
        for seat in range(i64(4)):
            score = self.score(seat) - (ELIMINATED if seat in state.out else 0.0)
            strength += score if seat % 2 == 0 else -score
        chance = 1.0 / (1.0 + math.exp(-strength))
        for seat in range(i64(4)):
            into[seat] = chance if seat % 2 == 0 else 1.0 - chance

    def _ranking_values(self, state: State, into: vec[float]) -> None:
        """The share of the others that a seat can expect to leave behind."""
        players: i64 = state.rules.players
        scores = vec[float]([0.0] * players)
        for seat in range(players):
            scores[seat] = self.score(seat)
        for order in range(i64(len(state.finished))):
            scores[state.finished[order]] = 1000.0 - 100.0 * float(order)
        for order in range(i64(len(state.out))):
            scores[state.out[order]] = -1000.0 + 100.0 * float(order)
        for seat in range(players):
            beaten: float = 0.0
            for other in range(players):
                if other != seat:
                    beaten += 1.0 / (1.0 + math.exp(min(max(scores[other] - scores[seat], -50.0), 50.0)))
            into[seat] = beaten / float(players - 1)


def likely_gone(missing: i64) -> float:
    """How likely the tile to come makes an expansion take the last huts, which is short of it by so many."""
    if missing == 0:
        return 0.95
    if missing == 1:
        return 0.35
    return 0.12 if missing == 2 else 0.0


def end_of(huts: i64, temples: i64, towers: i64, by_huts: float, by_temple: float, by_tower: float) -> float:
    """With one type built, what completes another ends the game."""
    end: float = 0.0
    if temples == 0 or towers == 0:
        end = by_huts
    if huts == 0 or towers == 0:
        end = max(end, by_temple)
    if huts == 0 or temples == 0:
        end = max(end, by_tower)
    return end


def payoffs(state: State, into: vec[float]) -> None:
    """What each seat got at the end."""
    rules = state.rules
    final = places(rules, state.supply, state.out, state.finished)
    for seat in range(len(final)):
        place = final[seat]
        into[seat] = worth_of_place(place, final) if rules.ranking else share_of_win(place, final, rules.teams)


@final
class TaluvaModel(Model):
    """A game with the unseen tiles shuffled somehow."""

    state: State
    judgement: Judgement

    def __init__(self, state: State, judgement: Judgement) -> None:
        self.state = state
        self.judgement = judgement

    def seats(self) -> i64:
        return self.state.rules.players

    def actor(self) -> i64:
        return -1 if self.state.phase == OVER else self.state.seat

    def copy(self) -> Model:
        return TaluvaModel(self.state.copy(), self.judgement)

    def redraw(self, chance: Chance) -> Model:
        state = self.state.copy()
        stack = state.stack[:]
        for last in range(i64(len(stack)) - 1, state.drawn, -1):
            other = state.drawn + chance.below(last - state.drawn + 1)
            kept = stack[last]
            stack[last] = stack[other]
            stack[other] = kept
        state.stack = stack
        return TaluvaModel(state, self.judgement)

    def moves(self) -> vec[i64]:
        return self.state.moves()

    def worthwhile(self) -> vec[i64]:
        """All builds and eruptions, and of the landscapes those at the builder's settlements, and a few others."""
        ids = self.state.moves()
        if self.state.phase != TO_PLACE:
            return ids
        kept = vec[i64](capacity=len(ids))
        others: i64 = 0
        for id in ids:
            if self._is_near(id):
                kept = append(kept, id)
            elif others < ELSEWHERE:
                others += 1
                kept = append(kept, id)
        return kept

    def _is_near(self, id: i64) -> bool:
        """Whether a placement covers land, or brings a field to build on to a settlement of whoever places it."""
        island = self.state.island
        fields, steps, wrap = island.fields, island.steps, island.wrap
        volcano = island.cell(place_in(id))
        if fields[volcano] & LEVEL:
            return True
        mine = (self.state.seat + 1) << OWNER_AT
        for side in range(i64(2)):
            cell = (volcano + steps[detail_of(id) + side]) & wrap
            for direction in range(i64(6)):
                if fields[(cell + steps[direction]) & wrap] & OWNER == mine:
                    return True
        return False

    def step(self, id: i64) -> None:
        self.state.step(id)

    def brought(self) -> i64:
        """The tile drawn, if one was."""
        return self.state.stack[self.state.drawn - 1] if self.state.phase == TO_PLACE else 0

    def key(self) -> i64:
        state = self.state
        key = state.phase * 8 + state.seat
        if state.phase == TO_PLACE or state.phase == TO_BUILD:
            key = key * 64 + state.stack[state.drawn - 1]
        for field in state.island.land:
            key = mixed(key, state.island.fields[field])
        for pieces in state.supply:
            key = mixed(key, pieces)
        return key

    def is_quiet(self) -> bool:
        return self.state.phase != TO_BUILD

    def winning(self) -> i64:
        """A placement after which a build ends the game."""
        if self.state.phase != TO_PLACE or not self.judgement.may_end(self.state):
            return -1
        for id in self.worthwhile():
            twin = self.state.copy()
            twin.step(id)
            if twin.phase == TO_BUILD and self.judgement.may_end(twin):
                return id
        return -1

    def values(self, into: vec[float]) -> None:
        self.judgement.values(self.state, into)

    def features(self, seat: i64, into: vec[float]) -> None:
        self.judgement.look(self.state)
        for index in range(i64(COUNT)):
            into[index] = self.judgement.seen[seat * COUNT + index]

    def finish(self, chance: Chance) -> i64:
        return playouts.finish(self.state, chance)

    def share(self) -> float:
        """Placing the tile is most of the turn: what can be built then is thought of along with it."""
        return 0.7 if self.state.phase == TO_PLACE else 0.95


def mixed(key: i64, item: i64) -> i64:
    """Stirs a number into a key."""
    key = (key ^ item) & 0x7FFFFFFFFFFF
    return (key * 40503 + (key >> 17) + 12345) & 0x7FFFFFFFFFFF


def model(observation: Observation, chance: Chance, weights: tuple[float, ...] = WEIGHTS) -> TaluvaModel:
    """One world that fits an observation."""
    state = observation.sample(int(chance.word()))
    return TaluvaModel(state, Judgement(vec[float](list(weights))))
