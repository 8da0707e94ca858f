"""The volcanic powers: their levels, the grid they are dealt to, and the Caldera deck of those that were not."""

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Power:
    """A card of the power grid. The map of the rules in docs/architecture.md names the rules that it changes."""

    number: int
    name: str
    """As notation and the option `powers` call it."""
    title: str
    levels: tuple[int, int]
    """From which to which level of the grid it may lie."""
    does: str
    """What its owner may do, as the page on the rules tells it."""
    card: tuple[str, ...] = ()
    """When its card of the Caldera deck can be played: where it is of use. None: it only scores."""


POWERS: Final = (
    Power(
        AGILE,
        "agile",
        "Agile critters",
        (2, 3),
        "You may move twice in a turn, the same critter or two. Each move may also go to an uncontrolled "
        "biome of an adjacent tile.",
        card=("move",),
    ),
    Power(
        BOUNTIFUL,
        "bountiful",
        "Bountiful resources",
        (1, 2),
        "You may keep 7 resources.",
    ),
    Power(
        EXTRA,
        "extra",
        "Extra bountiful resources",
        (1, 3),
        "You may keep 8 resources.",
    ),
    Power(
        COLOSSAL,
        "colossal",
        "Colossal critter",
        (1, 3),
        "While claiming (in a final turn while buying), pay 4 resources and put a critter from your hand on "
        "top of one of yours on land. The two are one Colossal critter with two hit points, worth 4 points. "
        "It moves as one. A lost contest, a magma bomb or a new cooperation (120) costs it one hit point and "
        "it stays. From a volcano, and from lava if you do not pay, it flees to another tile of its biome and "
        "loses one. With nowhere to flee to, both pieces go to hand. With one hit point it is an ordinary "
        "critter. You can have one at a time.",
    ),
    Power(
        PLATES,
        "plates",
        "Converging plates",
        (2, 4),
        "*Limited.* Move an island with all that is on it, one field or two. It stops where it touches another.",
        card=(
            "window",
            "move",
            "buy",
            "claim",
        ),
    ),
    Power(
        COOPERATIVE,
        "cooperative",
        "Cooperative critters",
        (3, 3),
        "You may move into a biome that others control, on the tile where your critter stands. If they have "
        "this power too, you share it. If not, their critters go to hand; but a group keeps you out. In "
        "contests those who both have this power share. Where two owners begin to share so, their Colossal "
        "critters there lose a hit point (120).",
    ),
    Power(
        CRAFTY,
        "crafty",
        "Crafty critters",
        (2, 4),
        "If your first tile lies on soil, you may buy three things instead of two.",
        card=("buy",),
    ),
    Power(
        EROSION,
        "erosion",
        "Erosion",
        (2, 4),
        "Once each turn, after buying: remove an empty land tile that has a tile below it. It leaves the "
        "game. A uno in a controlled biome cannot be removed, nor the tile marked for a Super eruption (121).",
        card=("erosion",),
    ),
    Power(
        EXALTED,
        "exalted",
        "Exalted sacrifices",
        (1, 2),
        "Your critters in the crater are worth 2 points each, and islands cost you no resources.",
    ),
    Power(
        FLYING,
        "flying",
        "Flying critters",
        (2, 4),
        "One move each turn may go to any uncontrolled biome, wherever it is. Groups cannot fly.",
        card=("move",),
    ),
    Power(
        FRUGAL,
        "frugal",
        "Frugal ritual",
        (2, 4),
        "The sacrifice from your hand costs 3 resources instead of 5.",
    ),
    Power(
        HERDING,
        "herding",
        "Herding critters",
        (2, 3),
        "Two or more of your critters in one biome are a *group*. Such a herd brings one more resource when "
        "you collect, and one point in the end.",
    ),
    Power(
        LANDSLIDE,
        "landslide",
        "Landslide",
        (2, 4),
        "When anybody's purchased volcano erupts you may choose a land tile next to it, not one marked for a "
        "Super eruption, that has lower land or soil beside it. It slides there with its critters; a die "
        "chooses among several ways. Critters beneath can evacuate, as from lava.",
        card=("buy",),
    ),
    Power(
        LATERAL,
        "lateral",
        "Lateral eruption",
        (2, 4),
        "When you buy a volcano you may name four directions in a row. A die picks one, and if a volcano can "
        "stand there and one is left, it becomes a volcano too, for no price, no point and no power.",
        card=("buy",),
    ),
    Power(
        DIVERSION,
        "diversion",
        "Lava diversion",
        (1, 3),
        "When lava is about to run onto a tile with a critter of yours, you may roll a die of three: it turns "
        "to one side, goes straight on, or turns to the other side, if lava can go there.",
    ),
    Power(
        BOMB,
        "bomb",
        "Magma bomb",
        (1, 3),
        "When anybody's purchased volcano erupts you may roll a die for one of the six fields around it. All "
        "critters there go to hand, yours too, and those in the sea.",
        card=("buy",),
    ),
    Power(
        PACK,
        "pack",
        "Pack critters",
        (2, 4),
        "Two or more of your critters in one biome are a *group*. Moved all together they can go to any biome "
        "of a tile on which one of them stands, or of one next to it, and drive out everybody in that biome. "
        "To attack, the pack has to be larger than any group there.",
    ),
    Power(
        RIFT,
        "rift",
        "Rift",
        (2, 4),
        "*Limited.* Break an island along a straight line, or one tile off it, and move the part one field "
        "away. Both parts have to hang together. In winter no cut runs along frozen land (124).",
        card=(
            "window",
            "move",
            "buy",
            "claim",
        ),
    ),
    Power(
        SEA,
        "sea",
        "Sea critters",
        (2, 4),
        "Once each turn, while claiming: put a critter from your hand into the sea next to a tile; or move "
        "one there to any other place by the coast; or let it land on the side of a tile that faces it, if "
        "that biome is uncontrolled. At sea it counts as deployed but is worth nothing.",
        card=("claim",),
    ),
    Power(
        SUPER,
        "super",
        "Super eruption",
        (5, 5),
        "Your next volcano can [end the game](#the-ends-of-the-game).",
    ),
    Power(
        MIGRATION,
        "migration",
        "Volcanic migration",
        (3, 4),
        "For 1 resource each, your critters flee from a volcano of another player to other tiles of their biome.",
    ),
    Power(
        WINTER,
        "winter",
        "Volcanic winter",
        (5, 5),
        "Your next volcano can [end the game](#the-ends-of-the-game).",
    ),
    Power(
        BURROWING,
        "burrowing",
        "Burrowing critters",
        (2, 3),
        "*With the option `burrowing`.* Besides moving, you may flip one critter in a turn. Burrowed it does "
        "not move, earn or flee. Land may be laid on top of it; it stays below until it is uncovered, worth a "
        "point. Lava and volcanoes remove it even there; contests and magma bombs only while it is on top.",
    ),
)
"""By their numbers, in the order of the rulebook; Burrowing critters are an option."""

NAMES: Final[tuple[str, ...]] = tuple(power.name for power in POWERS)
TITLES: Final[tuple[str, ...]] = tuple(power.title for power in POWERS)
LEVELS: Final[tuple[tuple[int, int], ...]] = tuple(power.levels for power in POWERS)

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
PLAYABLE: Final[tuple[int, ...]] = tuple(power.number for power in POWERS if power.card)
"""What a card of the Caldera deck can be played for, once. The others only score."""
LIMITED: Final = (RIFT, PLATES)
DEALS: Final = 20
"""How often a deal is tried that options have made difficult, before slots are filled one after the other."""


def deck_size(burrowing: bool) -> i64:
    """How many powers there are to deal."""
    return len(NAMES) if burrowing else len(NAMES) - 1


def _slots_for(power: Power) -> int:
    least, most = power.levels
    mask = 0
    for slot, level in enumerate(SLOT_LEVELS):
        if least <= level <= most and (power.number != COOPERATIVE or slot == MIDDLE):
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
