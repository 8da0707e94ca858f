"""Scoring: what everyone's land, volcanoes, sacrifices and objectives are worth in the end."""

from dataclasses import dataclass, fields
from typing import Final

from mypy_extensions import i64

from surtsey.volcanique.cards import HIDDEN
from surtsey.volcanique.packing import COLOSSAL, buried_owner, card_seat, card_value, has_seat, owner_in
from surtsey.volcanique.powers import colossals, crater_value, is_herd
from surtsey.volcanique.table import Table
from surtsey.volcanique.tiles import MASKS

COLOSSAL_POINTS: Final = 4
OBJECTIVE: Final = 3
SHARED_OBJECTIVE: Final = 1


@dataclass(frozen=True)
class Score:
    """The points of one seat, by where they come from."""

    critters: int
    colossal: int
    herds: int
    edges: int
    volcanoes: int
    crater: int
    tallest: int
    largest: int
    diversified: int
    bought: int
    cards: int

    @property
    def total(self) -> int:
        return (
            self.critters + self.colossal + self.herds + self.edges + self.volcanoes + self.crater
            + self.tallest + self.largest + self.diversified + self.bought + self.cards
        )  # fmt: skip

    def json(self) -> dict[str, int]:
        parts: dict[str, int] = {}
        for part in fields(self):
            parts[part.name] = getattr(self, part.name)
        parts["total"] = self.total
        return parts


def scores(t: Table) -> list[Score]:
    """Everybody's score if the game ended now."""
    tallest, largest = _objectives(t)
    return [
        Score(
            critters=int(critters(t, seat)),
            colossal=COLOSSAL_POINTS * int(colossals(t, seat)),
            herds=int(_herds(t, seat)),
            edges=int(edges(t, seat)),
            volcanoes=int(t.volcanoes[seat]),
            crater=int(t.crater[seat] * crater_value(t, seat)),
            tallest=tallest[seat],
            largest=largest[seat],
            diversified=int(_diversified(t, seat)) * t.rules.diversity if t.rules.bonuses else 0,
            bought=int(t.bought_points[seat]),
            cards=_cards(t, seat),
        )
        for seat in range(int(t.players))
    ]


def _cards(t: Table, seat: int) -> int:
    """The points of a seat's cards that are known."""
    return sum(int(card_value(card)) for card in t.cards if card_seat(card) == seat and card_value(card) != HIDDEN)


def critters(t: Table, seat: i64) -> i64:
    """Plain critters on land, burrowed and buried ones too."""
    count: i64 = 0
    for critter in t.critters:
        if owner_in(critter) == seat and not critter & COLOSSAL:
            count += 1
    for each in t.buried:
        if buried_owner(each) == seat:
            count += 1
    return count


def _herds(t: Table, seat: i64) -> i64:
    count: i64 = 0
    for region in range(i64(1), t.regions + 1):
        if has_seat(t.holders[region], seat) and is_herd(t, seat, t.in_region(region, seat)):
            count += 1
    return count


def edges(t: Table, seat: i64) -> i64:
    """Shared edges that are matched in a region of the seat, each once."""
    count: i64 = 0
    hexes: i64 = len(t.places)
    for hex in range(hexes):
        for direction in range(i64(3)):
            biome = t.matched(hex, direction)
            if biome and t.holders[t.region[hex * 4 + biome]] >> seat & 1:
                count += 1
    return count


def _objectives(t: Table) -> tuple[list[int], list[int]]:
    """The points of Tallest and Largest for each seat."""
    if not t.rules.bonuses:
        return [0] * int(t.players), [0] * int(t.players)
    to_all = t.rules.tie_points == "all"
    return (
        awarded([ranked(_heights(t, seat)) for seat in range(int(t.players))], to_all),
        awarded([_largest(t, seat) for seat in range(int(t.players))], to_all),
    )


def _largest(t: Table, seat: i64) -> tuple[int, int]:
    """The size of a seat's largest region, and what counts if others have one as large (115, 125)."""
    sizes = _sizes(t, seat)
    size, count = ranked(sizes)
    if t.rules.largest_tie == "regions":
        return size, count
    return size, sum(sizes) if t.rules.largest_tie == "tiles" else 0


def ranked(values: list[int]) -> tuple[int, int]:
    """The greatest value and how often it comes; nothing at all for an empty list."""
    return (max(values), values.count(max(values))) if values else (0, 0)


def awarded(claims: list[tuple[int, int]], to_all: bool = False) -> list[int]:
    """The points for an objective: to the one who has most, or one each to those who are equal in everything.

    By an option (125) everybody has one then, whatever they have.
    """
    best = max(claims)
    if best == (0, 0):
        return [0] * len(claims)
    alone = claims.count(best) == 1
    if to_all and not alone:
        return [SHARED_OBJECTIVE] * len(claims)
    return [(OBJECTIVE if alone else SHARED_OBJECTIVE) if claim == best else 0 for claim in claims]


def _heights(t: Table, seat: i64) -> list[int]:
    """The heights of the land stacks that carry critters of a seat, each stack once."""
    owners = t.occupied()
    return [int(t.heights[hex]) for hex in range(len(owners)) if owners[hex] >> seat & 1]


def _sizes(t: Table, seat: i64) -> list[int]:
    """How many tiles each region of a seat has."""
    found: list[int] = []
    for region in range(i64(1), t.regions + 1):
        if t.holders[region] >> seat & 1:
            size = 0
            for each in t.region:
                if each == region:
                    size += 1
            found.append(size)
    return found


def _diversified(t: Table, seat: i64) -> i64:
    """How many sets of three regions, one of each biome, a seat controls."""
    dark: i64 = 0
    medium: i64 = 0
    light: i64 = 0
    hexes: i64 = len(t.places)
    counted: set[int] = set()
    for hex in range(hexes):
        mask = MASKS[t.top_kind(hex)]
        for biome in range(i64(1), i64(4)):
            if not mask >> biome & 1:
                continue
            region = t.region[hex * 4 + biome]
            if t.holders[region] >> seat & 1 and int(region) not in counted:
                counted.add(int(region))
                if biome == 1:
                    dark += 1
                elif biome == 2:
                    medium += 1
                else:
                    light += 1
    return min(dark, min(medium, light))


def places(t: Table) -> list[int]:
    """Everybody's place: by points, then critters on land, then volcanoes; equals share the better place."""
    merits = [
        (score.total, int(critters(t, seat) + colossals(t, seat)), int(t.volcanoes[seat]))
        for seat, score in enumerate(scores(t))
    ]
    return [1 + sum(other > merit for other in merits) for merit in merits]
