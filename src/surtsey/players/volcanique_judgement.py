"""How a position of Volcanique is judged.

The judgement looks at the table once and writes down, for every seat, the numbers named in FEATURES. A seat's score is
their weighted sum; what it can expect follows from the scores of all. What a seat would have if the game ended now
and what it will earn are features of their own early and late in the game: by the weights set by hand a leader wants
the end, and who is behind does not.

Much of a turn may still be to come, or a tile may be bought and not yet laid. That is among the features too, so that
positions in the middle of a turn can be judged as well as those between turns.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.volcanique import agenda
from surtsey.volcanique.actions import BUY_ISLAND
from surtsey.volcanique.agenda import first_in, kind_in, seat_in
from surtsey.volcanique.cards import HIDDEN
from surtsey.volcanique.claiming import may_claim
from surtsey.volcanique.dice import ways
from surtsey.volcanique.lava import candidates
from surtsey.volcanique.market import can_pay, may_buy_more, price_alike, price_any, price_of_each
from surtsey.volcanique.packing import COLOSSAL as COLOSSAL_CRITTER
from surtsey.volcanique.packing import FLIPPED
from surtsey.volcanique.powers import (
    AGILE,
    BOMB,
    BOUNTIFUL,
    BURROWING,
    COLOSSAL_POWER,
    COOPERATIVE,
    CRAFTY,
    DIVERSION,
    EROSION,
    EXALTED,
    EXTRA,
    FLYING,
    FRUGAL,
    HERDING,
    LANDSLIDE,
    LATERAL,
    MIGRATION,
    NAMES,
    PACK,
    PLATES,
    RIFT,
    SEA,
    SUPER,
    WINTER,
    crater_value,
    hand_limit,
)
from surtsey.volcanique.scoring import COLOSSAL_POINTS, OBJECTIVE, SHARED_OBJECTIVE, places
from surtsey.volcanique.table import CRITTERS, FINAL_TURNS, FLUSH, OVER, PLAYING, WINTER_COMES, Table
from surtsey.volcanique.tiles import EDGES, LAND_KINDS, MASKS, SOIL, is_duo, is_uno

SCORE: Final = 0
SCORE_LATE: Final = 1
SCORE_FINAL: Final = 2
ON_LAND: Final = 3
COLOSSALS: Final = 4
LINKS: Final = 5
VOLCANOES: Final = 6
IN_CRATER: Final = 7
TALLEST: Final = 8
LARGEST: Final = 9
DIVERSIFIED: Final = 10
HEIGHT: Final = 11
SIZE: Final = 12
INCOME: Final = 13
VARIETY: Final = 14
RESOURCES: Final = 15
ALIKE: Final = 16
VOLCANO_MONEY: Final = 17
ECONOMICAL: Final = 18
MOBILE: Final = 19
SHELTERED: Final = 20
FIERY: Final = 21
SHIFTING: Final = 22
DOOMING: Final = 23
IN_HAND: Final = 24
CASTAWAY: Final = 25
LAVA_LOSS: Final = 26
LAVA_PRICE: Final = 27
LONELY: Final = 28
CROWD: Final = 29
BRITTLE: Final = 30
EXPOSED: Final = 31
STRIKE: Final = 32
STRUCK: Final = 33
TARGET: Final = 34
SWIMMERS: Final = 35
TO_MOVE: Final = 36
TO_BUY: Final = 37
TO_CLAIM: Final = 38
SOIL_LEFT: Final = 39
TRIO: Final = 40
DUO: Final = 41
UNO: Final = 42
VOLCANO: Final = 43
ISLAND: Final = 44
FINAL_POINTS: Final = 45
TURN_ORDER: Final = 46

FEATURES: Final = (
    "score",  # if the game ended now; the more the farther away the end is
    "score late",  # the same; the more the nearer the end is
    "score final",  # the same, once there are only final turns
    "critters",  # on land
    "colossal",
    "edges",
    "volcanoes",
    "crater",
    "tallest",
    "largest",
    "diversified",
    "height",  # of the tallest stack with a critter
    "size",  # of the largest region
    "income",
    "variety",  # biomes that pay
    "resources",  # what is about to be collected included
    "alike",  # most resources of one kind
    "volcano money",
    "economy",  # powers that bring resources and room for them
    "legs",  # powers that let critters go farther
    "shelter",  # powers that save critters
    "fire",  # powers that make volcanoes worse
    "shifts",  # powers that change the land
    "doom",  # powers that end the game
    "hand",  # critters left to claim with
    "castaway",  # no critter on land
    "lava",  # critters that the next step of lava is expected to take
    "lava, sheltered",  # the same of critters that can pay and have somewhere to go
    "lonely",  # critters in regions of a single tile
    "crowd",  # critters beyond the first on one tile
    "brittle",  # edges and critters that are lost if one tile is covered
    "exposed",  # points that a single tile of another seat can take, some day
    "strike",  # points that the one to lay a tile now can take
    "struck",  # points that the one to lay a tile now can take from the seat
    "target",  # may be engaged, with three players and more
    "swimmers",
    "to move",
    "to buy",
    "to claim",  # tiles free for the one to claim
    "soil",  # for the one to buy
    "trio",  # bought and not yet laid
    "duo",
    "uno",
    "volcano",
    "island",
    "final points",  # that resources will buy in a final turn
    "turn order",  # how soon it is the seat's turn
)
COUNT: Final = len(FEATURES)

BY_HAND: Final[tuple[float, ...]] = (
    0.5, 1.5, 6.0, 0.3, 0.0, 0.15, 0.25, 0.0, 0.05, 0.05, 0.05, 0.0, 0.0, 0.4, 0.1, 0.2, 0.1, 0.0, 0.1, 0.05,
    0.05, 0.05, 0.0, 0.0, 0.0, -0.3, -0.05, 0.0, 0.0, 0.0, 0.0, -0.1, 0.0, 0.0, -0.1, 0.0, 0.0, 0.0, 0.2,
    0.0, 0.1, 0.15, 0.1, 0.2, 0.1, 0.6, 0.0,
)  # fmt: skip
"""What seems right to somebody who knows the game: how the greedy player judges."""
WEIGHTS: Final[tuple[float, ...]] = (
    1.005, 1.128, 2.969, 5.779, 0.5, 1.524, 1.361, -0.227, -0.266, -0.35, -0.161, 0.01, -0.24, -1.828, -0.114,
    0.705, 0.252, 0.158, -0.217, 0.029, -0.497, -0.255, 0.601, 0.044, -0.615, -0.539, 0.48, -0.192, -0.77, -0.58,
    -0.709, -0.019, 0.366, -0.366, -0.2, -0.345, 0.034, 0.195, 0.873, 0.482, 0.0, 0.437, 0.531, 0.0, 0.0, 2.303,
    -0.105,
)  # fmt: skip
"""What search judges by: fitted to how it compares plans when it plays against itself (benchmarks/fit.py)."""

SEATS: Final = 5
CHEAPEST: Final = 2
"""What a trio costs."""
BITS: Final = 6
"""How many critters of each seat are somewhere is one number, so many bits for each seat."""
SEAT_MASK: Final = 63

ECONOMY: Final = 1 << BOUNTIFUL | 1 << EXTRA | 1 << EXALTED | 1 << FRUGAL | 1 << HERDING
LEGS: Final = 1 << AGILE | 1 << FLYING | 1 << COOPERATIVE | 1 << PACK | 1 << SEA
SHELTER: Final = 1 << COLOSSAL_POWER | 1 << DIVERSION | 1 << MIGRATION | 1 << BURROWING
FIRE: Final = 1 << LANDSLIDE | 1 << LATERAL | 1 << BOMB
SHIFTS: Final = 1 << RIFT | 1 << PLATES | 1 << CRAFTY | 1 << EROSION
DOOM: Final = 1 << SUPER | 1 << WINTER


@final
class Judgement:
    """Looks at positions. One object serves a whole search, and keeps scratch space from look to look."""

    weights: vec[float]
    seen: vec[float]
    """The features of seat 0, then of seat 1, ..."""
    points: vec[i64]
    """Everybody's score if the game ended now."""

    members: vec[i64]
    """How many critters of each seat are in a region."""
    earners: vec[i64]
    """How many of them are awake and not frozen."""
    sizes: vec[i64]
    """How many tiles a region has."""
    links: vec[i64]
    """How many matched edges a region has."""
    biomes: vec[i64]
    standing: vec[i64]
    """How many critters of each seat are on a hex."""
    facing: vec[i64]
    """The regions with critters that face a hex: for each biome, room for six."""
    faced: vec[i64]
    """For each biome, how many there are."""
    heat: vec[float]
    """How likely it is that the next step of lava goes to a hex."""

    income: vec[i64]
    claimable: i64
    """Empty tiles with a region that nobody controls."""
    soil: i64
    late: float
    """How near the end is, from 0 to 1."""
    open: float
    """1 while ordinary turns go on; then 0: only points count."""
    breaks: vec[i64]
    """Edges and lonely critters that each seat has at a hex."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.seen = vec[float]([0.0] * (SEATS * COUNT))
        self.points = vec[i64]([0] * SEATS)
        self.members = vec[i64]()
        self.earners = vec[i64]()
        self.sizes = vec[i64]()
        self.links = vec[i64]()
        self.biomes = vec[i64]()
        self.standing = vec[i64]()
        self.facing = vec[i64]([0] * 24)
        self.faced = vec[i64]([0] * 4)
        self.heat = vec[float]()
        self.income = vec[i64]([0] * SEATS)
        self.claimable = 0
        self.soil = 0
        self.late = 0.0
        self.open = 1.0
        self.breaks = vec[i64]()

    def values(self, t: Table, into: vec[float]) -> None:
        """What each seat can expect: its share of the win."""
        if t.stage == OVER:
            payoffs(t, into)
            return
        self.look(t)
        highest: float = -math.inf
        for seat in range(t.players):
            into[seat] = self.score(seat)
            highest = max(highest, into[seat])
        total: float = 0.0
        for seat in range(t.players):
            into[seat] = math.exp(into[seat] - highest)
            total += into[seat]
        for seat in range(t.players):
            into[seat] /= total

    def score(self, seat: i64) -> float:
        seen, weights = self.seen, self.weights
        score: float = 0.0
        base = seat * COUNT
        for index in range(i64(COUNT)):
            score += seen[base + index] * weights[index]
        return score

    def look(self, t: Table) -> None:
        """Writes the features of all seats into `seen`."""
        seen = self.seen
        for index in range(t.players * COUNT):
            seen[index] = 0.0
        self._clear(t)
        self._count_critters(t)
        self._survey_land(t)
        self._see_lava(t)
        self.late = lateness(t)
        self.open = 1.0 if self.late < 1.0 else 0.0
        for seat in range(t.players):
            self._see_score(t, seat)
        self._see_objectives(t)
        for seat in range(t.players):
            self._see_holdings(t, seat)
            self._see_powers(t, seat)
        self._see_critters(t)
        self._see_threats(t)
        self._see_turn(t)

    def _clear(self, t: Table) -> None:
        regions = t.regions + 1
        if len(self.members) < regions:
            self.members = vec[i64]([0] * (regions + 16))
            self.earners = vec[i64]([0] * (regions + 16))
            self.sizes = vec[i64]([0] * (regions + 16))
            self.links = vec[i64]([0] * (regions + 16))
            self.biomes = vec[i64]([0] * (regions + 16))
        for region in range(regions):
            self.members[region] = 0
            self.earners[region] = 0
            self.sizes[region] = 0
            self.links[region] = 0
        hexes: i64 = len(t.places)
        if len(self.standing) < hexes:
            self.standing = vec[i64]([0] * (hexes + 16))
            self.heat = vec[float]([0.0] * (hexes + 16))
            self.breaks = vec[i64]([0] * (hexes + 16))
        for hex in range(hexes):
            self.standing[hex] = 0
            self.heat[hex] = 0.0
            self.breaks[hex] = 0
        for seat in range(t.players):
            self.points[seat] = 0
            self.income[seat] = 0

    def _count_critters(self, t: Table) -> None:
        members, earners, standing = self.members, self.earners, self.standing
        for critter in t.critters:
            one = i64(1) << (critter >> 4 & 15) * BITS
            region = t.region[critter >> 8]
            members[region] += one
            standing[critter >> 10] += one
            if not critter & FLIPPED and not (t.winter >= 0 and t.hex_frozen(critter >> 10)):
                earners[region] += one

    def _survey_land(self, t: Table) -> None:
        """The regions' sizes, edges and biomes; what is free to claim; soil."""
        sizes, links, biomes, members, standing = self.sizes, self.links, self.biomes, self.members, self.standing
        near, tops, tiles, region_of = t.near, t.tops, t.tiles, t.region
        self.claimable = 0
        self.soil = 0
        hexes: i64 = len(t.places)
        for hex in range(hexes):
            tile = tiles[tops[hex]] & 255
            kind = tile >> 3
            if kind >= LAND_KINDS:
                if kind == SOIL:
                    self.soil += 1
                continue
            mask = MASKS[kind]
            free = False
            for biome in range(i64(1), i64(4)):
                if mask >> biome & 1:
                    region = region_of[hex * 4 + biome]
                    sizes[region] += 1
                    biomes[region] = biome
                    free = free or not members[region]
            if free and not standing[hex] and not (t.winter >= 0 and t.hex_frozen(hex)):
                self.claimable += 1
            for direction in range(i64(3)):
                beside = near[hex * 6 + direction]
                if beside >= 0:
                    shown = EDGES[tile * 6 + direction]
                    if shown == EDGES[(tiles[tops[beside]] & 255) * 6 + direction + 3]:
                        region = region_of[hex * 4 + shown]
                        links[region] += 1
                        if members[region]:
                            owners = self._owners(t, region)
                            self.breaks[hex] += owners
                            self.breaks[beside] += owners

    def _owners(self, t: Table, region: i64) -> i64:
        """One for each seat that has critters in a region."""
        holders = t.holders[region]
        owners: i64 = 0
        for seat in range(t.players):
            owners |= (holders >> seat & 1) << seat * BITS
        return owners

    def _see_lava(self, t: Table) -> None:
        for head in t.heads:
            hex = head & 0xFFFF
            mask = candidates(t, hex)
            count = ways(mask)
            for direction in range(i64(6)):
                beside = t.near[hex * 6 + direction]
                if mask >> direction & 1 and beside >= 0:
                    self.heat[beside] += 1.0 / float(count)

    def _see_score(self, t: Table, seat: i64) -> None:
        """What regions are worth and bring, and everything that scores but the objectives."""
        members, links = self.members, self.links
        shift = seat * BITS
        herding = t.owns(seat, HERDING)
        edges: i64 = 0
        herds: i64 = 0
        income: i64 = 0
        dark: i64 = 0
        medium: i64 = 0
        light: i64 = 0
        paying: i64 = 0
        for region in range(i64(1), t.regions + 1):
            count = members[region] >> shift & SEAT_MASK
            if not count:
                continue
            edges += links[region]
            biome = self.biomes[region]
            if biome == 1:
                dark += 1
            elif biome == 2:
                medium += 1
            else:
                light += 1
            if herding and count >= 2:
                herds += 1
            earning = self.earners[region] >> shift & SEAT_MASK
            if earning:
                income += 2 if herding and earning >= 2 else 1
                paying |= i64(1) << biome
        sets = min(dark, min(medium, light)) if t.rules.bonuses else 0
        crater = t.crater[seat] * crater_value(t, seat)
        self.income[seat] = income
        self.points[seat] += edges + herds + t.volcanoes[seat] + crater + t.bought_points[seat]
        self.points[seat] += sets * t.rules.diversity
        early = 1.0 - self.late
        seen = self.seen
        base = seat * COUNT
        seen[base + LINKS] = self.open * float(edges) / 10.0
        seen[base + VOLCANOES] = self.open * float(t.volcanoes[seat]) / 5.0
        seen[base + IN_CRATER] = self.open * float(crater) / 3.0
        seen[base + DIVERSIFIED] = self.open * float(sets)
        seen[base + INCOME] = early * float(income) / 5.0
        seen[base + VARIETY] = early * float((paying >> 1 & 1) + (paying >> 2 & 1) + (paying >> 3 & 1)) / 3.0

    def _see_objectives(self, t: Table) -> None:
        """Tallest and Largest; and then the scores are complete, but for the critters'."""
        if t.rules.bonuses:
            self._award(t, TALLEST, HEIGHT)
            self._award(t, LARGEST, SIZE)
        for card in t.cards:
            if card & 255 != HIDDEN:
                self.points[card >> 16] += card & 255
        for each in t.buried:
            self._score_critter(each & 63, ON_LAND, 1, 0.1)
        for critter in t.critters:
            if critter & COLOSSAL_CRITTER:
                self._score_critter(critter >> 4 & 15, COLOSSALS, COLOSSAL_POINTS, 1.0)
            else:
                self._score_critter(critter >> 4 & 15, ON_LAND, 1, 0.1)
        for seat in range(t.players):
            points = float(self.points[seat]) / 10.0
            self.seen[seat * COUNT + SCORE] = (1.0 - self.late) * points
            self.seen[seat * COUNT + SCORE_LATE] = self.late * points
            self.seen[seat * COUNT + SCORE_FINAL] = finality(t) * points

    def _score_critter(self, seat: i64, feature: i64, points: i64, amount: float) -> None:
        self.points[seat] += points
        self.seen[seat * COUNT + feature] += self.open * amount

    def _award(self, t: Table, feature: i64, measure: i64) -> None:
        """Three points to the best, or one to each of those who are equal; and how far everybody has come."""
        best: i64 = 0
        winners: i64 = 0
        for seat in range(t.players):
            claim = self._tallest(t, seat) if feature == TALLEST else self._largest(t, seat)
            self.seen[seat * COUNT + measure] = self.open * float(claim >> 16) / 5.0
            if claim > best:
                best = claim
                winners = 0
            if claim == best and claim:
                winners += i64(1) << seat
        alone = not winners & (winners - 1)
        if winners and not alone and t.rules.tie_points == "all":
            winners = (i64(1) << t.players) - 1
        for seat in range(t.players):
            if winners >> seat & 1:
                points: i64 = OBJECTIVE if alone else SHARED_OBJECTIVE
                self.points[seat] += points
                self.seen[seat * COUNT + feature] = self.open * float(points) / 3.0

    def _tallest(self, t: Table, seat: i64) -> i64:
        """The height of the tallest stacks that carry critters of a seat << 16 | how many there are."""
        best: i64 = 0
        count: i64 = 0
        hexes: i64 = len(t.places)
        for hex in range(hexes):
            if self.standing[hex] >> seat * BITS & SEAT_MASK and t.heights[hex] >= best:
                count = count + 1 if t.heights[hex] == best else 1
                best = t.heights[hex]
        return best << 16 | count

    def _largest(self, t: Table, seat: i64) -> i64:
        """The size of the largest regions of a seat << 16 | what counts if others have one as large."""
        best: i64 = 0
        count: i64 = 0
        tiles: i64 = 0
        for region in range(i64(1), t.regions + 1):
            if self.members[region] >> seat * BITS & SEAT_MASK:
                tiles += self.sizes[region]
                if self.sizes[region] >= best:
                    count = count + 1 if self.sizes[region] == best else 1
                    best = self.sizes[region]
        if t.rules.largest_tie == "regions":
            return best << 16 | count
        return best << 16 | (tiles if t.rules.largest_tie == "tiles" else 0)

    def _see_holdings(self, t: Table, seat: i64) -> None:
        """Resources, and critters in hand."""
        seen = self.seen
        base = seat * COUNT
        held = t.held(seat)
        coming: i64 = 0
        if seat == t.active:
            coming = self._coming(t)
        wealth = max(held + coming, 0)
        if t.purchases or seat != t.active:
            wealth = min(wealth, hand_limit(t, seat))
        alike = max(t.resources[seat * 3], max(t.resources[seat * 3 + 1], t.resources[seat * 3 + 2]))
        useful = min(1.0, 4.0 * (1.0 - self.late))
        seen[base + RESOURCES] = useful * float(wealth) / 5.0
        seen[base + ALIKE] = useful * float(alike) / 5.0
        if wealth >= 6 or alike >= 5:
            seen[base + VOLCANO_MONEY] = useful
        if has_final_turn(t, seat):
            seen[base + FINAL_POINTS] = float(held // 3) / 3.0
        seen[base + IN_HAND] = useful * float(min(t.hand[seat], 6)) / 6.0

    def _coming(self, t: Table) -> i64:
        """What the active player is about to collect in this turn, less what is still to be paid."""
        coming: i64 = 0
        for task in t.agenda:
            kind = kind_in(task)
            if kind == agenda.COLLECT:
                coming += self.income[t.active]
            elif kind == agenda.PAY and seat_in(task) == t.active:
                coming -= first_in(task)
            elif kind == agenda.PRICE:
                coming -= least_price(t, t.active, first_in(task))
        return coming

    def _see_powers(self, t: Table, seat: i64) -> None:
        powers = t.powers[seat]
        if not powers:
            return
        seen = self.seen
        base = seat * COUNT
        early = 1.0 - self.late
        for power in range(i64(len(NAMES))):
            if not powers >> power & 1:
                continue
            bit = i64(1) << power
            if bit & ECONOMY:
                seen[base + ECONOMICAL] += early
            elif bit & LEGS:
                seen[base + MOBILE] += early
            elif bit & SHELTER:
                seen[base + SHELTERED] += early
            elif bit & FIRE:
                seen[base + FIERY] += early
            elif bit & SHIFTS:
                seen[base + SHIFTING] += early
            elif bit & DOOM:
                seen[base + DOOMING] += early

    def _see_critters(self, t: Table) -> None:
        """What may happen to critters where they stand."""
        seen = self.seen
        most: i64 = 0
        for critter in t.critters:
            seat = critter >> 4 & 15
            base = seat * COUNT
            hex = critter >> 10
            alone = self.sizes[t.region[critter >> 8]] < 2
            if self.heat[hex] > 0.0:
                if alone or t.held(seat) < t.rules.evac_cost:
                    seen[base + LAVA_LOSS] += self.heat[hex]
                else:
                    seen[base + LAVA_PRICE] += self.heat[hex]
            if alone:
                seen[base + LONELY] += 0.2 * self.open
                self.breaks[hex] += i64(1) << seat * BITS
            crowd = self.standing[hex] >> seat * BITS & SEAT_MASK
            if float(crowd - 1) / 2.0 > seen[base + CROWD]:
                seen[base + CROWD] = float(crowd - 1) / 2.0
        self._see_breaks(t)
        for swimmer in t.swimmers:
            seen[(swimmer & 15) * COUNT + SWIMMERS] += 0.3
        for seat in range(t.players):
            count = t.on_land(seat)
            if not count:
                seen[seat * COUNT + CASTAWAY] = 1.0
            most = max(most, count)
        if t.players > 2:
            for seat in range(t.players):
                if t.on_land(seat) == most:
                    seen[seat * COUNT + TARGET] = 1.0

    def _see_breaks(self, t: Table) -> None:
        """The most that a seat can lose where a single tile is covered."""
        hexes: i64 = len(t.places)
        for seat in range(t.players):
            most: i64 = 0
            for hex in range(hexes):
                most = max(most, self.breaks[hex] >> seat * BITS & SEAT_MASK)
            self.seen[seat * COUNT + BRITTLE] = self.open * float(most) / 5.0

    def _see_threats(self, t: Table) -> None:
        """Where one tile can join regions of different owners, who lays it drives the others out."""
        buying = is_buying(t)
        hexes: i64 = len(t.places)
        for hex in range(hexes):
            if t.takes_land(hex):
                self._look_around(t, hex)
                for biome in range(i64(1), i64(4)):
                    if self.faced[biome] > 1:
                        self._note_threat(t, biome * 6, self.faced[biome], buying)

    def _look_around(self, t: Table, hex: i64) -> None:
        """Which regions with critters face a hex."""
        members, facing, faced = self.members, self.facing, self.faced
        for biome in range(i64(1), i64(4)):
            faced[biome] = 0
        for direction in range(i64(6)):
            beside = t.near[hex * 6 + direction]
            if beside < 0:
                continue
            back = direction + 3 if direction < 3 else direction - 3
            biome = EDGES[(t.tiles[t.tops[beside]] & 255) * 6 + back]
            region = t.region[beside * 4 + biome]
            known = not members[region]
            first = biome * 6
            for index in range(first, first + faced[biome]):
                known = known or facing[index] == region
            if not known:
                facing[first + faced[biome]] = region
                faced[biome] += 1

    def _note_threat(self, t: Table, first: i64, count: i64, buying: bool) -> None:
        """So many regions could be joined by one tile: who is in one can take what others have in those without it."""
        seen, members = self.seen, self.members
        for striker in range(t.players):
            shift = striker * BITS
            mine: i64 = 0
            for index in range(first, first + count):
                mine += members[self.facing[index]] >> shift & SEAT_MASK
            if not mine:
                continue
            prey: float = 0.0
            for seat in range(t.players):
                loss: i64 = 0
                for index in range(first, first + count):
                    region = self.facing[index]
                    own = members[region] >> seat * BITS & SEAT_MASK
                    if own and not members[region] >> shift & SEAT_MASK:
                        loss += own + self.links[region]
                if not loss:
                    continue
                worth = float(loss) / 5.0
                prey += worth
                base = seat * COUNT
                if worth > seen[base + EXPOSED]:
                    seen[base + EXPOSED] = worth
                if buying and striker == t.active and worth > seen[base + STRUCK]:
                    seen[base + STRUCK] = worth
            if buying and striker == t.active and prey > seen[striker * COUNT + STRIKE]:
                seen[striker * COUNT + STRIKE] = prey

    def _see_turn(self, t: Table) -> None:
        """What the active player has still to do in this turn, and whose turn comes next."""
        seen = self.seen
        base = t.active * COUNT
        for task in t.agenda:
            kind = kind_in(task)
            if kind == agenda.MOVE:
                seen[base + TO_MOVE] = 1.0 if not t.moves else 0.0
            elif kind == agenda.BUY:
                if may_pay_more(t):
                    seen[base + TO_BUY] = 1.0
                    seen[base + SOIL_LEFT] = float(min(self.soil, 3)) / 3.0
            elif kind == agenda.CLAIM:
                if may_claim(t):
                    seen[base + TO_CLAIM] = float(min(t.hand[t.active], self.claimable)) / 3.0
            elif agenda.LAND_FIELD <= kind <= agenda.LAND_ROTATION:
                seen[base + tile_feature(first_in(task))] = 1.0
            elif kind == agenda.VOLCANO_FIELD:
                seen[base + VOLCANO] = 1.0
            elif agenda.ISLAND_TILE <= kind <= agenda.ISLAND_ROTATION:
                seen[base + ISLAND] = 1.0
            elif kind == agenda.PRICE and LAND_KINDS <= first_in(task) < BUY_ISLAND:
                seen[base + VOLCANO] = 1.0
        for seat in range(t.players):
            ahead = (seat - t.active + t.players) % t.players
            seen[seat * COUNT + TURN_ORDER] = float(t.players - 1 - ahead) / float(t.players - 1)


def is_buying(t: Table) -> bool:
    """Whether the active player has a tile to lay in this turn, or the means to buy one."""
    for task in t.agenda:
        kind = kind_in(task)
        if kind == agenda.BUY and may_pay_more(t):
            return True
        if agenda.LAND_FIELD <= kind <= agenda.LAND_ROTATION:
            return True
    return False


def may_pay_more(t: Table) -> bool:
    """Whether the active player may buy, and could pay for the cheapest tile."""
    return may_buy_more(t, t.active) and t.held(t.active) >= CHEAPEST


def tile_feature(kind: i64) -> i64:
    """Where a tile that is bought and not yet laid is noted."""
    if is_uno(kind):
        return UNO
    return DUO if is_duo(kind) else TRIO


def least_price(t: Table, seat: i64, item: i64) -> i64:
    """How few resources a seat can pay for an item."""
    alike = price_alike(item)
    if alike and can_pay(t, seat, 0, alike, False):
        return alike
    if price_of_each(item) and can_pay(t, seat, 0, 0, True):
        return 3
    return price_any(t, seat, item)


def lateness(t: Table) -> float:
    """How near the end is, from 0 to 1: by the tiles left, or by the hand that has gone down most."""
    if t.stage > PLAYING or (t.trigger and t.trigger != WINTER_COMES):
        return 1.0
    late = 1.0 - float(t.stock_left()) / float(t.rules.land)
    for seat in range(t.players):
        deployed = float(CRITTERS - t.hand[seat]) / float(t.rules.end_critters)
        if deployed > late:
            late = deployed
    if t.trigger and late < 0.8:
        return 0.8
    return min(1.0, max(0.0, late))


def finality(t: Table) -> float:
    """How little can still change once there are only final turns, from 0 to 1."""
    if t.stage == FLUSH:
        return 1.0
    if t.stage == FINAL_TURNS:
        return 1.0 / float(1 + t.turns_left)
    return 0.0


def has_final_turn(t: Table, seat: i64) -> bool:
    """Whether a seat has a final turn to come or to finish, in which resources buy points."""
    if t.stage == FINAL_TURNS:
        return (seat - t.active + t.players) % t.players < t.turns_left
    if t.stage == FLUSH or not t.trigger or t.trigger == WINTER_COMES:
        return False
    return seat != t.active


def payoffs(t: Table, into: vec[float]) -> None:
    """What each seat got: the win, or an equal share of it."""
    final = places(t)
    winners = float(final.count(1))
    for seat in range(t.players):
        into[seat] = 1.0 / winners if final[seat] == 1 else 0.0
