"""Hexagonal geometry, shared by the games.

Fields are pointy-top hexagons with axial coordinates (q, r). Directions 0 to 5 go clockwise from east.

A *place* is a field as one number,  (q + 128) << 8 | (r + 128),  in the order of q, then r.
"""

import re
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.game import NotationError

Field = tuple[int, int]

DIRECTIONS: Final[tuple[Field, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

REACH: Final = 120
"""Fields farther out than this cannot be named, and nothing is laid or moved there."""

STEPS: Final = vec[i64]([256, 1, -255, -256, -1, 255, 256])
"""From a place to its neighbour in each direction, and once more in the first."""

_FIELD: Final = re.compile(r"([+-]?[0-9]{1,9})\s*,\s*([+-]?[0-9]{1,9})", re.ASCII)


def neighbour(field: Field, direction: int) -> Field:
    dq, dr = DIRECTIONS[direction % 6]
    return field[0] + dq, field[1] + dr


def neighbours(field: Field) -> list[Field]:
    return [neighbour(field, direction) for direction in range(6)]


def opposite(direction: i64) -> i64:
    return direction + 3 if direction < 3 else direction - 3


def distance(a: Field, b: Field) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def field_text(field: Field) -> str:
    return f"{field[0]},{field[1]}"


def parse_field(text: str) -> Field:
    match = _FIELD.fullmatch(text.strip())
    if match is None:
        raise NotationError(f"'{text}' is not a field; a field is written q,r, such as 2,-1")
    return int(match[1]), int(match[2])


def place_of(q: i64, r: i64) -> i64:
    return (q + 128) << 8 | (r + 128)


def field_of(place: i64) -> Field:
    return int(place >> 8) - 128, int(place & 255) - 128


def in_reach(place: i64) -> bool:
    return 128 - REACH <= place >> 8 <= 128 + REACH and 128 - REACH <= place & 255 <= 128 + REACH


def parse_place(text: str) -> int:
    """A field as a place, if it is in reach."""
    q, r = parse_field(text)
    if max(abs(q), abs(r)) > REACH:
        raise NotationError(f"field {text} is out of reach: everything lies within {REACH} fields of 0,0")
    return int(place_of(q, r))


def apart(a: i64, b: i64) -> i64:
    """How many steps lie between two places."""
    dq = (a >> 8) - (b >> 8)
    dr = (a & 255) - (b & 255)
    ds = dq + dr
    if dq < 0:
        dq = -dq
    if dr < 0:
        dr = -dr
    if ds < 0:
        ds = -ds
    return (dq + dr + ds) >> 1


def centre(field: Field, size: float) -> tuple[float, float]:
    """Where the middle of a field lies on a drawing, for hexagons with sides of that size."""
    q, r = field
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r


def corners(field: Field, size: float) -> list[tuple[float, float]]:
    """The six corners of a field; corner d and corner d + 1 bound the side that faces direction d."""
    x, y = centre(field, size)
    half = size * sqrt(3) / 2
    return [
        (x + half, y - size / 2),
        (x + half, y + size / 2),
        (x, y + size),
        (x - half, y + size / 2),
        (x - half, y - size / 2),
        (x, y - size),
    ]
