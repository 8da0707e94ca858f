"""Numbers that hold several things. They are put together and taken apart here, so that nobody else counts bits.

Inner loops that were measured may shift for themselves.
"""

from typing import Final

from mypy_extensions import i64

COLOSSAL: Final = 1
FLIPPED: Final = 2
"""Flags of a critter."""

SEATS: Final = 0b11111
"""One bit for each seat."""


# A node is a biome of a hex:  hex << 2 | biome


def node_of(hex: i64, biome: i64) -> i64:
    return hex << 2 | biome


def hex_of(node: i64) -> i64:
    return node >> 2


def biome_of(node: i64) -> i64:
    return node & 3


# A critter:  node << 8 | owner << 4 | flags


def critter_of(node: i64, owner: i64, flags: i64) -> i64:
    return node << 8 | owner << 4 | flags


def node_in(critter: i64) -> i64:
    return critter >> 8


def hex_in(critter: i64) -> i64:
    return critter >> 10


def biome_in(critter: i64) -> i64:
    return critter >> 8 & 3


def owner_in(critter: i64) -> i64:
    return critter >> 4 & 15


def flags_in(critter: i64) -> i64:
    return critter & 15


# A critter that is buried in a tile:  entry << 8 | biome << 6 | owner


def buried_of(entry: i64, biome: i64, owner: i64) -> i64:
    return entry << 8 | biome << 6 | owner


def buried_entry(buried: i64) -> i64:
    return buried >> 8


def buried_biome(buried: i64) -> i64:
    return buried >> 6 & 3


def buried_owner(buried: i64) -> i64:
    return buried & 63


# A sea critter:  place << 4 | owner


def swimmer_of(place: i64, owner: i64) -> i64:
    return place << 4 | owner


def swimmer_place(swimmer: i64) -> i64:
    return swimmer >> 4


def swimmer_owner(swimmer: i64) -> i64:
    return swimmer & 15


# The head of a flow of lava:  hex | flow << 16


def head_of(hex: i64, flow: i64) -> i64:
    return hex | flow << 16


def head_hex(head: i64) -> i64:
    return head & 0xFFFF


def head_flow(head: i64) -> i64:
    return head >> 16


# A step of lava, from one entry of a stack to another:  entry | entry that it came from << 16


def step_of(entry: i64, origin: i64) -> i64:
    return entry | origin << 16


def step_entry(step: i64) -> i64:
    return step & 0xFFFF


def step_origin(step: i64) -> i64:
    return step >> 16


# An entry of a stack:  tile | entry below << 8 | note << 24


def tile_in(entry: i64) -> i64:
    return entry & 255


def below_in(entry: i64) -> i64:
    return entry >> 8 & 0xFFFF


def note_in(entry: i64) -> i64:
    return entry >> 24


# A card in a hand:  seat << 16 | power << 8 | value


def card_of(seat: i64, power: i64, value: i64) -> i64:
    return seat << 16 | power << 8 | value


def card_seat(card: i64) -> i64:
    return card >> 16


def card_power(card: i64) -> i64:
    return card >> 8 & 255


def card_value(card: i64) -> i64:
    return card & 255


def has_seat(mask: i64, seat: i64) -> bool:
    """Whether a seat is in a set of seats, one bit each."""
    return mask >> seat & 1 != 0


def seats_in(mask: i64) -> list[int]:
    return [seat for seat in range(5) if mask >> seat & 1]
