"""What is still to be done: a stack of tasks, the next one last.

A task is one number,  kind | seat << 8 | a << 16 | b << 32 | c << 48.  Some tasks are carried out at once; the others
are *questions*: they wait for a decision of their seat, or for chance. Since everything that is under way lies here, a
position can be copied, written down and taken up again in the middle of anything.
"""

from typing import Final

from mypy_extensions import i64

# Carried out at once
SET_UP_ISLAND: Final = 0
FIRST_INCOME: Final = 1
BEGIN_TURN: Final = 2
WINDOWS: Final = 3
LAVA: Final = 4
NEXT_FLOW: Final = 5
LAY_LAVA: Final = 6
AFTER_BUYING: Final = 7
LAY_LAND: Final = 8
BOMBS: Final = 9
LANDSLIDES: Final = 10
ACTIVATE: Final = 11
LAND_SLIDES: Final = 12
COLLECT: Final = 13
END_TURN: Final = 14
TOUCHED: Final = 15
SCORE: Final = 16

# Questions to chance
FIRST_QUESTION: Final = 20
WHO_BEGINS: Final = 20
WHICH_POWER: Final = 21
WHICH_WAY: Final = 22
HOW_DIVERTED: Final = 23
WHERE_LATERAL: Final = 24
WHERE_BOMB: Final = 25
WHERE_SLIDE: Final = 26
WHICH_CARD: Final = 27
WHAT_WAS_HIDDEN: Final = 28
WHICH_CARD_WAS: Final = 29
LAST_CHANCE: Final = 29

# Questions to a seat
SET_UP_TILE: Final = 30
SET_UP_FIELD: Final = 31
SET_UP_ROTATION: Final = 32
SET_UP_CRITTER: Final = 33
SET_UP_GAIN: Final = 34
WINDOW: Final = 35
DIVERT: Final = 36
DISPLACE: Final = 37
FLEE: Final = 38
PAY: Final = 39
MOVE: Final = 40
MOVE_TO: Final = 41
BUY: Final = 42
PRICE: Final = 43
LAND_FIELD: Final = 44
LAND_ROTATION: Final = 45
VOLCANO_FIELD: Final = 46
BURY: Final = 47
LATERAL: Final = 48
BOMB: Final = 49
SLIDE: Final = 50
AIM: Final = 51
UNLOCK: Final = 52
VOLCANO_CRITTER: Final = 53
FORCED_SACRIFICE: Final = 54
ISLAND_TILE: Final = 55
ISLAND_FIELD: Final = 56
ISLAND_ROTATION: Final = 57
KEEP: Final = 58
RETURN: Final = 59
EROSION: Final = 60
CLAIM: Final = 61
SWIM_TO: Final = 62
SACRIFICE: Final = 63
DISCARD: Final = 64
RIFT_SHIFT: Final = 65
PLATES_SHIFT: Final = 66


def task(kind: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return kind | seat << 8 | a << 16 | b << 32 | c << 48


def kind_in(task: i64) -> i64:
    return task & 255


def seat_in(task: i64) -> i64:
    return task >> 8 & 255


def first_in(task: i64) -> i64:
    return task >> 16 & 0xFFFF


def second_in(task: i64) -> i64:
    return task >> 32 & 0xFFFF


def third_in(task: i64) -> i64:
    return task >> 48 & 0x7FFF
