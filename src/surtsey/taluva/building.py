"""Building: a hut, a temple, a tower, or the expansion of a settlement. All conditions look at the island as it is."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import field_of
from surtsey.taluva.actions import EXPAND, HUT, PIECES, TEMPLE, TOWER, action_id, detail_of, kind_of, place_in
from surtsey.taluva.island import (
    BORDER,
    LEVEL,
    MEMBER,
    OWNER,
    OWNER_AT,
    PIECE,
    PIECE_AT,
    PLACE_AT,
    TEMPLE_SITE,
    TERRAIN,
    TERRAIN_AT,
    TOWER_SITE,
    VOLCANO,
    Island,
    piece_of,
    seat_of,
    terrain_of,
)
from surtsey.taluva.messages import TaluvaProblem
from surtsey.taluva.tiles import NAMES

TEMPLE_SIZE: Final = 3
"""So many fields has a settlement that a temple may join."""
HUT_LEVEL: Final = 1
"""Where a single hut stands."""
TOWER_LEVEL: Final = 3
"""So high stands a tower at least."""
TERRAINS: Final = 6
"""One more than there are terrains, which count from 1."""
HUTS_BITS: Final = 8
"""So many bits hold the huts that an expansion takes: 48 tiles make no more than 144 levels."""
EXPLORED_AT_FIRST: Final = 60
"""Room for so many fields fits into one of Python's small blocks of memory, which are quick to come by."""


@final
class Survey:
    """Explores settlements, one at a time, and notes what decides what can be built at them.

    What was explored stays marked on the island, so that no settlement is met twice, until `clear`.
    """

    island: Island
    size: i64
    has_temple: bool
    has_tower: bool
    smallest: i64
    huts: i64
    """How many the expansion on each terrain takes, side by side in one number (`huts_on`)."""
    explored: vec[i64]
    first: i64

    def __init__(self, island: Island) -> None:
        self.island = island
        self.size = 0
        self.has_temple = False
        self.has_tower = False
        self.smallest = 0
        self.huts = 0
        self.explored = vec[i64](capacity=EXPLORED_AT_FIRST)
        self.first = 0

    def explore(self, cell: i64) -> None:
        """Finds the members of the settlement and the free fields at its border.

        Notes its size, its smallest place, whether it has a temple or tower, and for each terrain how many huts an
        expansion takes: on every bordering field as many as its level.
        """
        fields, steps, wrap = self.island.fields, self.island.steps, self.island.wrap
        explored = self.explored
        owner = fields[cell] & OWNER
        smallest: i64 = 0xFFFF
        size: i64 = 0
        pieces: i64 = 0
        huts: i64 = 0
        self.first = len(explored)
        fields[cell] |= MEMBER
        explored = append(explored, cell)
        index = self.first
        while index < len(explored):
            cell = explored[index]
            index += 1
            field = fields[cell]
            if field & BORDER:
                continue
            size += 1
            smallest = min(smallest, field >> PLACE_AT & 0xFFFF)
            pieces |= i64(1) << ((field & PIECE) >> PIECE_AT)
            for direction in range(i64(6)):
                beside = (cell + steps[direction]) & wrap
                other = fields[beside]
                if other & (OWNER | MEMBER) == owner:
                    fields[beside] = other | MEMBER
                    explored = append(explored, beside)
                elif other & TERRAIN and not other & (OWNER | BORDER):
                    fields[beside] = other | BORDER
                    explored = append(explored, beside)
                    huts += (other & LEVEL) << HUTS_BITS * ((other & TERRAIN) >> TERRAIN_AT)
        self.explored = explored
        self.size = size
        self.smallest = smallest
        self.huts = huts
        self.has_temple = pieces & 4 != 0
        self.has_tower = pieces & 8 != 0

    def huts_on(self, terrain: i64) -> i64:
        """How many huts the expansion on that terrain takes; 0 if there is nothing to take."""
        return self.huts >> HUTS_BITS * terrain & ((1 << HUTS_BITS) - 1)

    def mark_sites(self, temple: bool, tower: bool) -> bool:
        """Marks the border of the settlement just explored as sites for a temple, and, where high enough, a tower.

        Returns whether there are any.
        """
        marked: i64 = 0
        fields, explored = self.island.fields, self.explored
        low = i64(temple) * TEMPLE_SITE
        high = low | i64(tower) * TOWER_SITE
        for index in range(self.first, i64(len(explored))):
            field = fields[explored[index]]
            if field & BORDER:
                sites = high if field & LEVEL >= TOWER_LEVEL else low
                fields[explored[index]] = field & ~BORDER | sites
                marked |= sites
        return marked != 0

    def clear(self) -> None:
        """Leaves the island without marks."""
        fields = self.island.fields
        for cell in self.explored:
            fields[cell] &= ~(MEMBER | BORDER | TEMPLE_SITE | TOWER_SITE)


def builds(island: Island, seat: i64, supply: vec[i64], huts_next_to_own: bool, ids: vec[i64]) -> i64:
    """Writes the ids of all legal builds into the list, which is long enough, and returns how many there are."""
    huts, temples, towers = supply[seat * 3], supply[seat * 3 + 1], supply[seat * 3 + 2]
    count: i64 = 0
    if huts:
        count = hut_builds(island, seat, huts_next_to_own, ids)
    fields = island.fields
    survey = Survey(island)
    mine = (seat + 1) << OWNER_AT
    sites = False
    for cell in island.land:
        if fields[cell] & (OWNER | MEMBER) == mine:
            survey.explore(cell)
            for terrain in range(i64(1), i64(TERRAINS)):
                if 0 < survey.huts_on(terrain) <= huts:
                    ids[count] = action_id(EXPAND, survey.smallest, terrain)
                    count += 1
            if survey.mark_sites(temples > 0 and temple_may_join(survey), towers > 0 and tower_may_join(survey)):
                sites = True
    if sites:
        for cell in island.land:
            field = fields[cell]
            place = field >> PLACE_AT & 0xFFFF
            if field & TEMPLE_SITE:
                ids[count] = action_id(TEMPLE, place, 0)
                count += 1
            if field & TOWER_SITE:
                ids[count] = action_id(TOWER, place, 0)
                count += 1
    survey.clear()
    return count


def hut_builds(island: Island, seat: i64, huts_next_to_own: bool, ids: vec[i64]) -> i64:
    fields = island.fields
    count: i64 = 0
    for cell in island.land:
        field = fields[cell]
        ids[count] = action_id(HUT, field >> PLACE_AT & 0xFFFF, 0)
        count += i64(is_hut_site(field) and (huts_next_to_own or not beside_own(island, cell, seat)))
    return count


def some_hut(island: Island, seat: i64, huts_next_to_own: bool) -> bool:
    """Whether there is a field for a hut."""
    fields = island.fields
    for cell in island.land:
        if is_hut_site(fields[cell]) and (huts_next_to_own or not beside_own(island, cell, seat)):
            return True
    return False


def is_hut_site(field: i64) -> bool:
    """A hut: on a free field of level 1. In one edition it must not be `beside_own` settlements, either."""
    return field & (LEVEL | VOLCANO | OWNER) == 1


def temple_may_join(survey: Survey) -> bool:
    return not survey.has_temple and survey.size >= TEMPLE_SIZE


def tower_may_join(survey: Survey) -> bool:
    return not survey.has_tower


def beside_own(island: Island, cell: i64, seat: i64) -> bool:
    """Whether a settlement of that seat is next to the field."""
    for direction in range(i64(6)):
        if island.fields[(cell + island.steps[direction]) & island.wrap] & OWNER == (seat + 1) << OWNER_AT:
            return True
    return False


def expansion(island: Island, cell: i64, terrain: i64) -> vec[i64]:
    """The cells that an expansion of the settlement at that cell takes."""
    survey = Survey(island)
    survey.explore(cell)
    taken = vec[i64]()
    for each in survey.explored:
        if island.fields[each] & (BORDER | TERRAIN) == BORDER | terrain << TERRAIN_AT:
            taken = append(taken, each)
    survey.clear()
    return taken


def smallest_place(island: Island, cell: i64) -> i64:
    """The place by which an expansion names the settlement."""
    survey = Survey(island)
    survey.explore(cell)
    survey.clear()
    return survey.smallest


def build_problem(island: Island, seat: i64, supply: vec[i64], huts_next_to_own: bool, id: i64) -> Problem | None:
    """The rule that forbids a build."""
    kind, place = kind_of(id), place_in(id)
    if kind == EXPAND:
        return expansion_problem(island, seat, supply[seat * 3], place, detail_of(id))
    field = island.at(place)
    where = {"field": field_of(place)}
    if not field & LEVEL:
        return TaluvaProblem("build.sea", where)
    if field & VOLCANO:
        return TaluvaProblem("build.volcano", where)
    if field & OWNER:
        what = {"seat": seat_of(field), "piece": PIECES[piece_of(field)]}
        return TaluvaProblem("build.occupied", {**where, **what})
    if not supply[seat * 3 + kind - HUT]:
        return TaluvaProblem("build.none_left", {"piece": PIECES[kind - 1]})
    on_level = {**where, "terrain": NAMES[terrain_of(field)], "level": int(field & LEVEL)}
    if kind == HUT:
        if field & LEVEL != HUT_LEVEL:
            return TaluvaProblem("hut.level", {**on_level, "needed": HUT_LEVEL})
        if not huts_next_to_own and beside_own(island, island.cell(place), seat):
            return TaluvaProblem("hut.next_to_own", where)
        return None
    if kind == TOWER and field & LEVEL < TOWER_LEVEL:
        return TaluvaProblem("tower.level", {**on_level, "needed": TOWER_LEVEL})
    return joining_problem(island, seat, kind, place)


def joining_problem(island: Island, seat: i64, kind: i64, place: i64) -> Problem | None:
    """Why no own settlement next to the field may take the temple or tower: what is said of the largest."""
    problem: Problem = TaluvaProblem(f"{PIECES[kind - 1]}.apart", {"field": field_of(place)})
    survey = Survey(island)
    largest: i64 = -1
    allowed = False
    for direction in range(i64(6)):
        cell = (island.cell(place) + island.steps[direction]) & island.wrap
        if island.fields[cell] & (OWNER | MEMBER) != (seat + 1) << OWNER_AT:
            continue
        survey.explore(cell)
        if temple_may_join(survey) if kind == TEMPLE else tower_may_join(survey):
            allowed = True
            break
        if survey.size > largest:
            largest = survey.size
            settlement = field_of(survey.smallest)
            if kind == TEMPLE and not survey.has_temple:
                sizes = {"size": int(survey.size), "needed": TEMPLE_SIZE}
                problem = TaluvaProblem("temple.small", {"settlement": settlement, **sizes})
            else:
                problem = TaluvaProblem(f"{PIECES[kind - 1]}.second", {"settlement": settlement})
    survey.clear()
    return None if allowed else problem


def expansion_problem(island: Island, seat: i64, huts: i64, place: i64, terrain: i64) -> Problem | None:
    field = island.at(place)
    if field & OWNER != (seat + 1) << OWNER_AT:
        return TaluvaProblem("expand.not_own", {"field": field_of(place)})
    survey = Survey(island)
    survey.explore(island.cell(place))
    survey.clear()
    needed = survey.huts_on(terrain)
    what = {"settlement": field_of(survey.smallest), "terrain": NAMES[terrain]}
    if not needed:
        return TaluvaProblem("expand.nowhere", what)
    if needed > huts:
        return TaluvaProblem("expand.huts", {**what, "needed": int(needed), "left": int(huts)})
    return None
