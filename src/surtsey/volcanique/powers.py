"""The volcanic powers: their levels, the grid they are dealt to, and the Caldera deck of those that were not."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.chance import Chance

AGILE: Final = 0
BOUNTIFUL: Final = 1
EXTRA: Final = 2
COLOSSAL: Final = 3
PLATES: Final = 4
COOPERATIVE: Final = 5
CRAFTY: Final = 6
EROSION: Final = 7
EXALTED: Final = 8
FLYING: Final = 9
FRUGAL: Final = 10
HERDING: Final = 11
LANDSLIDE: Final = 12
LATERAL: Final = 13
DIVERSION: Final = 14
BOMB: Final = 15
PACK: Final = 16
RIFT: Final = 17
SEA: Final = 18
SUPER: Final = 19
MIGRATION: Final = 20
WINTER: Final = 21
BURROWING: Final = 22

NAMES: Final[tuple[str, ...]] = (
    "agile", "bountiful", "extra", "colossal", "plates", "cooperative", "crafty", "erosion", "exalted", "flying",
    "frugal", "herding", "landslide", "lateral", "diversion", "bomb", "pack", "rift", "sea", "super", "migration",
    "winter", "burrowing",
)  # fmt: skip

TITLES: Final[tuple[str, ...]] = (
    "Agile critters", "Bountiful resources", "Extra bountiful resources", "Colossal critter", "Converging plates",
    "Cooperative critters", "Crafty critters", "Erosion", "Exalted sacrifices", "Flying critters", "Frugal ritual",
    "Herding critters", "Landslide", "Lateral eruption", "Lava diversion", "Magma bomb", "Pack critters", "Rift",
    "Sea critters", "Super eruption", "Volcanic migration", "Volcanic winter", "Burrowing critters",
)  # fmt: skip

LEVELS: Final[tuple[tuple[int, int], ...]] = (
    (2, 3), (1, 2), (1, 3), (1, 3), (2, 4), (3, 3), (2, 4), (2, 4), (1, 2), (2, 4), (2, 4), (2, 3), (2, 4), (2, 4),
    (1, 3), (1, 3), (2, 4), (2, 4), (2, 4), (5, 5), (3, 4), (5, 5), (2, 3),
)  # fmt: skip
"""From which to which level of the grid each power may lie."""

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
PLAYABLE: Final = (AGILE, FLYING, CRAFTY, EROSION, RIFT, PLATES, LATERAL, LANDSLIDE, BOMB, SEA)
"""What a card of the Caldera deck can be played for, once. The others only score."""
LIMITED: Final = (RIFT, PLATES)
DEALS: Final = 20
"""How often a deal is tried that options have made difficult, before slots are filled one after the other."""


def deck_size(burrowing: bool) -> i64:
    """How many powers there are to deal."""
    return len(NAMES) if burrowing else len(NAMES) - 1


def may_lie(power: int, slot: int) -> bool:
    """Whether a power is dealt to that slot by its level."""
    least, most = LEVELS[power]
    return least <= SLOT_LEVELS[slot] <= most and (power != COOPERATIVE or slot == MIDDLE)


def fixed_slots(powers: str) -> list[int]:
    """The power that an option puts in each slot; -1 where it is dealt."""
    if powers == "dealt":
        return [-1] * len(SLOTS)
    return [-1 if name == "?" else NAMES.index(name) for name in powers.split(",")]


def deal_grid(chance: Chance, powers: str, burrowing: bool) -> vec[i64]:
    """Shuffles the cards and puts each in a random open slot of its levels, if there is one."""
    for _ in range(DEALS):
        slots = _dealt(chance, powers, burrowing)
        if -1 not in slots:
            return vec[i64](slots)
    grid = vec[i64]([-1] * len(SLOTS))
    for slot in range(len(SLOTS)):
        coming = may_come(slot, grid, powers, burrowing)
        grid[slot] = coming[chance.below(len(coming))]
    return grid


def _dealt(chance: Chance, powers: str, burrowing: bool) -> list[int]:
    """One deal. It fills every slot unless an option has put too many powers of one level elsewhere."""
    slots = fixed_slots(powers)
    cards = vec[i64]()
    for power in range(deck_size(burrowing)):
        if power not in slots:
            cards = append(cards, power)
    chance.shuffle(cards)
    for card in cards:
        power = int(card)
        open_slots = [slot for slot in range(len(SLOTS)) if slots[slot] < 0 and may_lie(power, slot)]
        if open_slots:
            slots[open_slots[chance.below(len(open_slots))]] = power
    return slots


def may_come(slot: int, grid: vec[i64], powers: str, burrowing: bool) -> list[int]:
    """What can be dealt to a slot when those before it are known: the powers of its level that are not taken."""
    fixed = fixed_slots(powers)
    if fixed[slot] >= 0:
        return [fixed[slot]]
    left = [power for power in range(deck_size(burrowing)) if power not in fixed and power not in grid[:slot]]
    return [power for power in left if may_lie(power, slot)] or left
