"""The island: what lies on every field, and the few derived facts that make rules quick to check.

A field is one number, so that a look at it is a single load and a copy of the island a few of them. Its parts:

    level      how many tiles lie on top of each other; 0 is sea
    terrain    of a field that can be built on (tiles.py); 0 on volcanoes and at sea
    volcano    one bit; the facing of the volcano in a part of its own
    owner      seat + 1 of whoever has pieces here; 0 for nobody
    piece      hut, temple or tower
    land       one bit for each direction in which the neighbour is land
    coast      one bit for each direction in which the neighbour touches land; all six if the field does itself
    marks      scratch bits, clear outside of the functions that use them
    place      which field this is (actions.py), on land and near it
    rank       of a sea field, where it stands in the list of those

Fields lie in a list as on a torus: a neighbour is found by adding one of six constants. It starts small and is laid
anew in a larger one before the island could meet itself.
"""

from typing import Any, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from surtsey.hexes import STEPS, opposite

LEVEL: Final = 0x3F
TERRAIN: Final = 0x7 << 6
VOLCANO: Final = 0x1 << 9
OWNER: Final = 0x7 << 10
PIECE: Final = 0x3 << 13
FACING: Final = 0x7 << 15
LAND: Final = 0x3F << 18
COAST: Final = 0x3F << 24
MEMBER: Final = 1 << 30
BORDER: Final = 1 << 31
TEMPLE_SITE: Final = 1 << 32
TOWER_SITE: Final = 1 << 33
PLACE: Final = 0xFFFF << 34
UNRANKED: Final = (1 << 50) - 1
"""All but the rank, which is the topmost part."""

TERRAIN_AT: Final = 6
OWNER_AT: Final = 10
PIECE_AT: Final = 13
FACING_AT: Final = 15
LAND_AT: Final = 18
COAST_AT: Final = 24
PLACE_AT: Final = 34
RANK_AT: Final = 50

HUT_PIECE: Final = 1 << 13

SMALLEST_SIDE: Final = 32
MARGIN: Final = 2
"""So far from land reaches what is known of the sea."""


def terrain_of(field: i64) -> int:
    """As tiles.py counts them; 0 on volcanoes and at sea."""
    return int((field & TERRAIN) >> TERRAIN_AT)


def facing_of(field: i64) -> int:
    """Of the volcano on it."""
    return int((field & FACING) >> FACING_AT)


def seat_of(field: i64) -> int:
    """Whose pieces stand here; -1 for nobody's."""
    return int((field & OWNER) >> OWNER_AT) - 1


def piece_of(field: i64) -> int:
    """As actions.PIECES counts them; 0 for none."""
    return int((field & PIECE) >> PIECE_AT)


def sides(mask: i64) -> i64:
    """The facings of a tile whose right or left field lies in one of the directions of the mask.

    (The right field of a tile that faces d lies in direction d, the left one in d + 1.)
    """
    return mask | mask >> 1 | (mask & 1) << 5


def open_sea(side: i64 = SMALLEST_SIDE) -> "Island":
    """Nothing but water."""
    return Island(side, vec[i64]([0] * (side * side)), vec[i64](), vec[i64]())


@final
class Island:
    """The fields, and lists of those that are land and of the sea near them, in order of appearance."""

    side: i64
    wrap: i64
    steps: vec[i64]
    fields: vec[i64]
    land: vec[i64]
    coast: vec[i64]
    west: i64
    east: i64
    north: i64
    south: i64

    def __init__(self, side: i64, fields: vec[i64], land: vec[i64], coast: vec[i64]) -> None:
        self.side = side
        self.wrap = side * side - 1
        self.steps = vec[i64]([side, 1, 1 - side, -side, -1, side - 1, side])
        self.fields = fields
        self.land = land
        self.coast = coast
        self.west = 128
        self.east = 128
        self.north = 128
        self.south = 128

    def copy(self) -> "Island":
        twin = Island(self.side, self.fields[:], self.land[:], self.coast[:])
        twin.west, twin.east, twin.north, twin.south = self.west, self.east, self.north, self.south
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        bounds = (self.west, self.east, self.north, self.south)
        return revived_island, (self.side, list(self.fields), list(self.land), list(self.coast), bounds)

    def cell(self, place: i64) -> i64:
        """Where a place lies in the list of fields."""
        return ((place >> 8) * self.side + (place & 255)) & self.wrap

    def at(self, place: i64) -> i64:
        """What lies at a place, however far out."""
        field = self.fields[self.cell(place)]
        if field >> PLACE_AT & 0xFFFF != place:
            return 0
        return field

    def lay(self, place: i64, facing: i64, tile: i64) -> None:
        """Puts a tile with its volcano at that place, on the sea or on land; what stood below is gone."""
        if not self.at(place) & LEVEL:
            self._make_room(place)
        fields, steps, wrap = self.fields, self.steps, self.wrap
        volcano = self.cell(place)
        right = (volcano + steps[facing]) & wrap
        left = (volcano + steps[facing + 1]) & wrap
        level = (fields[volcano] & LEVEL) + 1
        if level == 1:
            self._raise(volcano, place)
            self._raise(right, place + STEPS[facing])
            self._raise(left, place + STEPS[facing + 1])
        kept: i64 = LAND | COAST | PLACE
        fields[volcano] = fields[volcano] & kept | level | VOLCANO | facing << FACING_AT
        fields[right] = fields[right] & kept | level | (tile & 7) << TERRAIN_AT
        fields[left] = fields[left] & kept | level | tile >> 3 << TERRAIN_AT

    def put(self, cell: i64, seat: i64, piece: i64) -> None:
        """Puts a piece, as actions.PIECES counts them; huts as many as the level."""
        self.fields[cell] |= (seat + 1) << OWNER_AT | piece << PIECE_AT

    def settlement(self, cell: i64) -> list[i64]:
        """The cells of the settlement that this cell with a piece belongs to."""
        fields, steps, wrap = self.fields, self.steps, self.wrap
        owner = fields[cell] & OWNER
        members = [cell]
        seen = {cell}
        for member in members:
            for direction in range(i64(6)):
                other = (member + steps[direction]) & wrap
                if fields[other] & OWNER == owner and other not in seen:
                    seen.add(other)
                    members.append(other)
        return members

    def place_at(self, cell: i64) -> i64:
        return self.fields[cell] >> PLACE_AT & 0xFFFF

    def _raise(self, cell: i64, place: i64) -> None:
        """Makes a field land: its neighbours have land beside them from now on, and theirs a coast."""
        fields, steps, wrap = self.fields, self.steps, self.wrap
        if fields[cell] & COAST:
            self._leave_sea(cell)
        self.land = append(self.land, cell)
        fields[cell] |= 1 | place << PLACE_AT
        for direction in range(i64(6)):
            beside = (cell + steps[direction]) & wrap
            if not fields[beside] & LAND:
                self._chart(beside, place + STEPS[direction])
            fields[beside] |= i64(1) << (LAND_AT + opposite(direction))

    def _chart(self, cell: i64, place: i64) -> None:
        """Notes that a field touches land: its neighbours have a coast beside them from now on."""
        fields, steps, wrap = self.fields, self.steps, self.wrap
        if not fields[cell] & (COAST | LEVEL):
            self._join_sea(cell, place)
        fields[cell] |= COAST
        for direction in range(i64(6)):
            beside = (cell + steps[direction]) & wrap
            if not fields[beside] & (COAST | LEVEL):
                self._join_sea(beside, place + STEPS[direction])
            fields[beside] |= i64(1) << (COAST_AT + opposite(direction))

    def _join_sea(self, cell: i64, place: i64) -> None:
        """Puts a field at the end of the list of sea fields."""
        self.fields[cell] |= place << PLACE_AT | len(self.coast) << RANK_AT
        self.coast = append(self.coast, cell)

    def _leave_sea(self, cell: i64) -> None:
        """Takes a field that becomes land out of the list of sea fields; the last of them takes its rank."""
        rank = self.fields[cell] >> RANK_AT
        self.coast, last = pop(self.coast)
        self.fields[cell] &= UNRANKED
        if last != cell:
            self.coast[rank] = last
            self.fields[last] = self.fields[last] & UNRANKED | rank << RANK_AT

    def _make_room(self, place: i64) -> None:
        """Before a tile is laid on the sea: keeps the torus wider than the island and its waters."""
        q, r = place >> 8, place & 255
        self.west, self.east = min(self.west, q - 1), max(self.east, q + 1)
        self.north, self.south = min(self.north, r - 1), max(self.south, r + 1)
        span = max(self.east - self.west, self.south - self.north) + 1 + 2 * MARGIN
        if span > self.side:
            self._widen(self.side * 2)

    def _widen(self, side: i64) -> None:
        larger = open_sea(side)
        for cell in self.land:
            place = self.place_at(cell)
            larger.fields[larger.cell(place)] = self.fields[cell]
            larger.land = append(larger.land, larger.cell(place))
        for cell in self.coast:
            place = self.place_at(cell)
            larger.fields[larger.cell(place)] = self.fields[cell]
            larger.coast = append(larger.coast, larger.cell(place))
        self.side, self.wrap, self.steps = larger.side, larger.wrap, larger.steps
        self.fields, self.land, self.coast = larger.fields, larger.land, larger.coast


def revived_island(side: int, fields: list[i64], land: list[i64], coast: list[i64], bounds: tuple[int, ...]) -> Island:
    """What was pickled."""
    island = Island(side, vec[i64](fields), vec[i64](land), vec[i64](coast))
    island.west, island.east, island.north, island.south = bounds[0], bounds[1], bounds[2], bounds[3]
    return island
