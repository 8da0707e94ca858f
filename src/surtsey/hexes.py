"""Hexagonal geometry, shared by the games.

Fields are pointy-top hexagons with axial coordinates (q, r). Directions 0 to 5 go clockwise from east.
"""

import re
from math import sqrt
from typing import Final

from surtsey.game import NotationError

Field = tuple[int, int]

DIRECTIONS: Final[tuple[Field, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

_FIELD: Final = re.compile(r"([+-]?[0-9]{1,9})\s*,\s*([+-]?[0-9]{1,9})", re.ASCII)


def neighbour(field: Field, direction: int) -> Field:
    dq, dr = DIRECTIONS[direction % 6]
    return field[0] + dq, field[1] + dr


def neighbours(field: Field) -> list[Field]:
    return [neighbour(field, direction) for direction in range(6)]


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
