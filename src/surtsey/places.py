"""What places are called: short names that stay, instead of coordinates.

A field is named after its island, and after where it lies as seen from the island's oldest tile: Katla's west, Brim's
north 2 (two steps away). Whatever is laid, moved or covered, such a name means the same field as long as the island has
its oldest tile. Sea belongs to the nearest island.

A game tells its islands (`islands` in what it shows the page), the oldest first, each with

    owner    the seat that laid its oldest tile in the set-up, whose name it bears; else null
    name     its own name if it has no owner; null where there is only one island
    fields   its fields, the oldest first

The page does the same in web/src/lib/i18n/places.ts; tests/places.json has what both have to say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from surtsey.game import Island
from surtsey.hexes import DIRECTIONS, Field, distance
from surtsey.sentences import Host, Language, place_words

NAMES: Final = (
    "Alda", "Aska", "Bara", "Brim", "Dalur", "Drang", "Fjara", "Fold", "Gjota", "Glod", "Gnipa", "Hamar", "Holl",
    "Hraun", "Hvamm", "Jaki", "Kambur", "Klif", "Kolga", "Leira", "Ljos", "Melur", "Moda", "Nes", "Nypa", "Odda",
    "Rein", "Rif", "Sandur", "Skarn", "Sker", "Skor", "Stapi", "Strond", "Tangi", "Teigur", "Tind", "Torfa", "Urd",
    "Varda", "Vik", "Vogur", "Yla",
)  # fmt: skip
"""Of islands without an owner: rocks, waves, shores. A game takes one by a number that stays with the oldest tile."""


LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True)
class Place:
    """Where a field lies."""

    island: int
    """Its number in the list of islands."""
    towards: int | None
    """As seen from the oldest tile, in twelve steps clockwise from east; None for that tile itself."""
    steps: int
    """How far from there."""
    rank: int
    """Of several so far away and in that direction, the how manyth from 0, beginning with the most exact."""


def name_for(number: int) -> str:
    return NAMES[number % len(NAMES)]


def place_of(field: Field, islands: Sequence[Island]) -> Place | None:
    """None where there is no island yet."""
    if not islands:
        return None
    island = min(range(len(islands)), key=lambda each: _to_island(field, islands[each]))
    q, r = islands[island]["fields"][0]
    return Place(island, *_seen_from((q, r), field))


def _to_island(field: Field, island: Island) -> int:
    return min(distance(field, (q, r)) for q, r in island["fields"])


def _seen_from(middle: Field, field: Field) -> tuple[int | None, int, int]:
    """In which direction, how many steps, and which of those a field is."""
    steps = distance(middle, field)
    if not steps:
        return None, 0, 0
    at = _on_ring((field[0] - middle[0], field[1] - middle[1]), steps)
    sector = _sector(at, steps)
    alike = [each for each in range(6 * steps) if _sector(each, steps) == sector]
    rank = sorted(alike, key=lambda each: _deviation(each, sector, steps)).index(at)
    return sector, steps, rank


def _on_ring(offset: Field, steps: int) -> int:
    """The how manyth field of a ring it is, clockwise from the one due east."""
    for side in range(6):
        (q, r), (onward_q, onward_r) = DIRECTIONS[side], DIRECTIONS[(side + 2) % 6]
        for along in range(steps):
            if (steps * q + along * onward_q, steps * r + along * onward_r) == offset:
                return side * steps + along
    raise AssertionError("a field is on no ring")


def _sector(at: int, steps: int) -> int:
    """Of the twelve directions the one that fits a field of a ring."""
    side, along = divmod(at, steps)
    if steps - along >= 3 * along:
        return 2 * side
    return (2 * side + 2) % 12 if along >= 3 * (steps - along) else 2 * side + 1


def _deviation(at: int, sector: int, steps: int) -> tuple[int, int]:
    """How far a field of a ring is off a direction, in halves of a step; of two alike, the first clockwise."""
    whole = 12 * steps
    off = (2 * at - sector * steps + whole // 2) % whole - whole // 2
    return abs(off), off


def place_name(field: Field, islands: Sequence[Island], language: Language, host: Host) -> str:
    """What a field is called; as the host writes it otherwise where there is no island."""
    place = place_of(field, islands)
    if place is None:
        return host.field(field, language)
    words = place_words(language)
    where = words["middle"] if place.towards is None else words["towards"][place.towards]
    if place.steps > 1:
        where += f" {place.steps}"
    if place.rank:
        where += LETTERS[place.rank]
    owner, name = islands[place.island]["owner"], islands[place.island]["name"]
    whose = host.seat(owner, language) if owner is not None else name
    if whose is None:
        return str(where)
    hisses = whose and whose[-1].lower() in words["sibilants"]
    return f"{whose}{words['whose_sibilant'] if hisses else words['whose']}{where}"


class Places(Host):
    """Writes fields by the names of their places, and all else as another host does."""

    def __init__(self, islands: Sequence[Island], host: Host) -> None:
        self._islands = islands
        self._host = host

    def seat(self, seat: int, language: Language) -> str:
        return self._host.seat(seat, language)

    def field(self, field: Sequence[int], language: Language) -> str:
        q, r = field
        return place_name((q, r), self._islands, language, self._host)

    def tile(self, tile: str) -> str:
        return self._host.tile(tile)
