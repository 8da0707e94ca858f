"""The power grid: its slots and levels, and how powers are dealt to it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.chance import Chance
from surtsey.volcanique.powers import NAMES, POWERS, Power, deck_size, lies_in_the_middle

SLOTS: Final = "ABCDEFGHI"
SLOT_LEVELS: Final = (1, 2, 2, 3, 3, 3, 4, 4, 5)
MIDDLE: Final = 4
"""The slot E, where alone Cooperative critters may lie."""
ADJACENT: Final = vec[i64](
    [
        0b000000110,
        0b000011101,
        0b000110011,
        0b001010010,
        0b011101110,
        0b010010100,
        0b110011000,
        0b101110000,
        0b011000000,
    ]
)
"""For each slot, the slots that share an edge with it, one bit each."""

CARD_VALUES: Final = (2, 4, 6, 4, 2)
"""How many cards of the Caldera deck are worth 0, 1, 2, 3, 4 points."""
DEALS: Final = 20
"""How often a deal is tried that options have made difficult, before slots are filled one after the other."""


def _slots_for(power: Power) -> int:
    least, most = power.levels
    mask = 0
    for slot, level in enumerate(SLOT_LEVELS):
        if least <= level <= most and (slot == MIDDLE or not lies_in_the_middle(power.number)):
            mask |= 1 << slot
    return mask


FITTING: Final = vec[i64]([_slots_for(power) for power in POWERS])
"""For each power, the slots to which it is dealt by its level, one bit each."""


def may_lie(power: i64, slot: i64) -> bool:
    """Whether a power is dealt to that slot by its level."""
    return FITTING[power] >> slot & 1 != 0


def fixed_slots(powers: str) -> vec[i64]:
    """The power that an option puts in each slot; -1 where it is dealt."""
    if powers == "dealt":
        return vec[i64]([-1] * len(SLOTS))
    return vec[i64]([-1 if name == "?" else NAMES.index(name) for name in powers.split(",")])


def deal_grid(chance: Chance, powers: str, burrowing: bool) -> vec[i64]:
    """Shuffles the cards and puts each in a random open slot of its levels, if there is one."""
    for _ in range(DEALS):
        slots = fixed_slots(powers)
        if not _deal(chance, slots, burrowing):
            return slots
    grid = vec[i64]([-1] * len(SLOTS))
    for slot in range(i64(len(SLOTS))):
        coming = may_come(slot, grid, powers, burrowing)
        grid[slot] = coming[chance.below(len(coming))]
    return grid


def _deal(chance: Chance, slots: vec[i64], burrowing: bool) -> i64:
    """One deal. Returns which slots stay empty: none, unless an option has put too many powers of a level elsewhere."""
    empty: i64 = 0
    taken = _set_of(slots)
    for slot in range(i64(len(SLOTS))):
        if slots[slot] < 0:
            empty |= i64(1) << slot
    cards = vec[i64]()
    for power in range(deck_size(burrowing)):
        if not taken >> power & 1:
            cards = append(cards, power)
    chance.shuffle(cards)
    for card in cards:
        fitting = FITTING[card] & empty
        if fitting:
            chosen = _nth(fitting, chance.below(_count(fitting)))
            slots[chosen] = card
            empty &= ~(i64(1) << chosen)
    return empty


def may_come(slot: i64, grid: vec[i64], powers: str, burrowing: bool) -> vec[i64]:
    """What can be dealt to a slot when those before it are known: the powers of its level that are not taken."""
    fixed = fixed_slots(powers)
    if fixed[slot] >= 0:
        return vec[i64]([fixed[slot]])
    taken = _set_of(fixed) | _set_of(grid[:slot])
    by_level = vec[i64]()
    left = vec[i64]()
    for power in range(deck_size(burrowing)):
        if not taken >> power & 1:
            left = append(left, power)
            if may_lie(power, slot):
                by_level = append(by_level, power)
    return by_level if len(by_level) else left


def _set_of(slots: vec[i64]) -> i64:
    """The powers in some slots, one bit each."""
    mask: i64 = 0
    for power in slots:
        if power >= 0:
            mask |= i64(1) << power
    return mask


def _count(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _nth(mask: i64, number: i64) -> i64:
    """The bit with a number, from 0."""
    bit: i64 = 0
    while number or not mask >> bit & 1:
        if mask >> bit & 1:
            number -= 1
        bit += 1
    return bit
