"""The volcanic powers in the order of the rulebook: what each is called and does, and what the rules ask about it.

A power changes rules in several modules. What it changes is asked here, by predicates such as `cooperate` or
`may_divert`; where a rule only asks whether a seat has a power, it asks `Table.owns`. The map of the rules in
docs/map-of-rules.md leads from each power to these rules.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from surtsey.hexes import apart
from surtsey.volcanique.packing import COLOSSAL, FLIPPED, has_seat, hex_in, owner_in

if TYPE_CHECKING:  # a table is made by rules, and these name powers
    from surtsey.volcanique.table import Table

ISLAND_PRICE: Final = 7
OFFERING_PRICE: Final = 5
FRUGAL_PRICE: Final = 3


@dataclass(frozen=True)
class Power:
    """A card of the power grid."""

    number: int
    name: str
    """As notation and the option `powers` call it."""
    title: str
    levels: tuple[int, int]
    """From which to which level of the grid it may lie."""
    does: str
    """What its owner may do, as the page on the rules tells it."""
    card: tuple[str, ...]
    """When its card of the Caldera deck can be played: where it is of use. None: it only scores."""


POWERS: Final[list[Power]] = []
"""By their numbers, in the order of the rulebook; Burrowing critters are an option."""


def _power(number: int, name: str, levels: tuple[int, int], title: str, does: str, *card: str) -> None:
    POWERS.append(Power(number, name, title, levels, does, card))


# Agile critters

AGILE: Final = 0
_power(AGILE, "agile", (2, 3), "Agile critters",
    "You may move twice in a turn, the same critter or two. Each move may also go to an uncontrolled biome of an "
    "adjacent tile.",
    "move"
)  # fmt: skip


def moves_allowed(t: "Table", seat: i64) -> i64:
    return 2 if t.owns(seat, AGILE) else 1


def agile_reaches(t: "Table", hex: i64, other: i64) -> bool:
    """Whether an Agile critter gets from a tile to an uncontrolled biome of another one next to it (79, 125)."""
    if apart(t.places[hex], t.places[other]) != 1:
        return False
    return t.rules.agile_edges == "any" or t.match_between(hex, other) != 0


# Bountiful resources

BOUNTIFUL: Final = 1
_power(BOUNTIFUL, "bountiful", (1, 2), "Bountiful resources",
    "You may keep 7 resources."
)  # fmt: skip

# Extra bountiful resources

EXTRA: Final = 2
_power(EXTRA, "extra", (1, 3), "Extra bountiful resources",
    "You may keep 8 resources."
)  # fmt: skip


def hand_limit(t: "Table", seat: i64) -> i64:
    """How many resources a seat may hold after collecting."""
    most: i64 = t.rules.hand_limit
    if t.rules.auto_limit and most < 7 and not _islands_get_cheaper(t):
        most = 7
    if t.owns(seat, BOUNTIFUL):
        most = max(most, 7)
    return max(most, 8) if t.owns(seat, EXTRA) else most


def _islands_get_cheaper(t: "Table") -> bool:
    """Whether a power was dealt without which nobody could ever pay for an island."""
    for power in t.grid:
        if power in (BOUNTIFUL, EXTRA, EXALTED):
            return True
    return False


# Colossal critter

COLOSSAL_POWER: Final = 3
_power(COLOSSAL_POWER, "colossal", (1, 3), "Colossal critter",
    "While claiming (in a final turn while buying), pay 4 resources and put a critter from your hand on top of "
    "one of yours on land. The two are one Colossal critter with two hit points, worth 4 points. It moves as one. "
    "A lost contest, a magma bomb or a new cooperation (120) costs it one hit point and it stays. From a volcano, "
    "and from lava if you do not pay, it flees to another tile of its biome and loses one. With nowhere to flee "
    "to, both pieces go to hand. With one hit point it is an ordinary critter. You can have one at a time."
)  # fmt: skip


def colossals(t: "Table", seat: i64) -> i64:
    """How many Colossal critters a seat has."""
    count: i64 = 0
    for critter in t.critters:
        if owner_in(critter) == seat and critter & COLOSSAL:
            count += 1
    return count


# Converging plates

PLATES: Final = 4
_power(PLATES, "plates", (2, 4), "Converging plates",
    "*Limited.* Move an island with all that is on it, one field or two. It stops where it touches another.",
    "window", "move", "buy", "claim"
)  # fmt: skip

# Cooperative critters

COOPERATIVE: Final = 5
_power(COOPERATIVE, "cooperative", (3, 3), "Cooperative critters",
    "You may move into a biome that others control, on the tile where your critter stands. If they have this "
    "power too, you share it. If not, their critters go to hand; but a group keeps you out. In contests those who "
    "both have this power share. Where two owners begin to share so, their Colossal critters there lose a hit "
    "point (120)."
)  # fmt: skip


def lies_in_the_middle(power: i64) -> bool:
    """Whether a power is only dealt to the slot in the middle of the grid: Cooperative critters alone."""
    return power == COOPERATIVE


def cooperate(t: "Table", one: i64, two: i64) -> bool:
    """Whether two seats both have Cooperative critters."""
    return t.owns(one, COOPERATIVE) and t.owns(two, COOPERATIVE)


def group_against(t: "Table", region: i64) -> i64:
    """The first seat whose group keeps Cooperative critters out of a region, as it does not share; -1 if none does."""
    for seat in range(t.players):
        if group_size(t, region, seat) and not t.owns(seat, COOPERATIVE):
            return seat
    return -1


# Crafty critters

CRAFTY: Final = 6
_power(CRAFTY, "crafty", (2, 4), "Crafty critters",
    "If your first tile lies on soil, you may buy three things instead of two.",
    "buy"
)  # fmt: skip


def third_purchase(t: "Table", seat: i64) -> bool:
    """Whether a seat whose first tile lies on soil may buy a third thing; by the option, the second has to, too."""
    return t.owns(seat, CRAFTY) and (t.on_soil == 2 or not t.rules.crafty_strict)


# Erosion

EROSION: Final = 7
_power(EROSION, "erosion", (2, 4), "Erosion",
    "Once each turn, after buying: remove an empty land tile that has a tile below it. It leaves the game. A uno "
    "in a controlled biome cannot be removed, nor the tile marked for a Super eruption (121).",
    "erosion"
)  # fmt: skip

# Exalted sacrifices

EXALTED: Final = 8
_power(EXALTED, "exalted", (1, 2), "Exalted sacrifices",
    "Your critters in the crater are worth 2 points each, and islands cost you no resources."
)  # fmt: skip


def island_price(t: "Table", seat: i64) -> i64:
    return t.rules.exalted_island_cost if t.owns(seat, EXALTED) else ISLAND_PRICE


def crater_value(t: "Table", seat: i64) -> i64:
    """The points of each critter in the crater."""
    return 2 if t.owns(seat, EXALTED) else 1


# Flying critters

FLYING: Final = 9
_power(FLYING, "flying", (2, 4), "Flying critters",
    "One move each turn may go to any uncontrolled biome, wherever it is. Groups cannot fly.",
    "move"
)  # fmt: skip

# Frugal ritual

FRUGAL: Final = 10
_power(FRUGAL, "frugal", (2, 4), "Frugal ritual",
    "The sacrifice from your hand costs 3 resources instead of 5."
)  # fmt: skip


def offering_price(t: "Table", seat: i64) -> i64:
    return FRUGAL_PRICE if t.owns(seat, FRUGAL) else OFFERING_PRICE


# Herding critters

HERDING: Final = 11
_power(HERDING, "herding", (2, 3), "Herding critters",
    "Two or more of your critters in one biome are a *group*. Such a herd brings one more resource when you "
    "collect, and one point in the end."
)  # fmt: skip


def has_groups(t: "Table", seat: i64) -> bool:
    """Whether two critters of a seat in one region are more than two critters: with Herding or Pack critters."""
    return t.owns(seat, HERDING) or t.owns(seat, PACK)


def group_size(t: "Table", region: i64, seat: i64) -> i64:
    """The size of a seat's group in a region; 0 if it has none."""
    if not has_groups(t, seat):
        return 0
    size = t.in_region(region, seat)
    return size if size >= 2 else 0


def is_herd(t: "Table", seat: i64, size: i64) -> bool:
    """Whether so many critters of a seat in a region bring a resource and a point more."""
    return size >= 2 and t.owns(seat, HERDING)


# Landslide

LANDSLIDE: Final = 12
_power(LANDSLIDE, "landslide", (2, 4), "Landslide",
    "When anybody's purchased volcano erupts you may choose a land tile next to it, not one marked for a Super "
    "eruption, that has lower land or soil beside it. It slides there with its critters; a die chooses among "
    "several ways. Critters beneath can evacuate, as from lava.",
    "buy"
)  # fmt: skip


def may_let_slide(t: "Table", seat: i64) -> bool:
    """Whether a seat is asked for a landslide when the active player's volcano erupts."""
    return t.owns(seat, LANDSLIDE) and (seat == t.active or t.rules.landslide_trigger == "any")


# Lateral eruption

LATERAL: Final = 13
_power(LATERAL, "lateral", (2, 4), "Lateral eruption",
    "When you buy a volcano you may name four directions in a row. A die picks one, and if a volcano can stand "
    "there and one is left, it becomes a volcano too, for no price, no point and no power.",
    "buy"
)  # fmt: skip

# Lava diversion

DIVERSION: Final = 14
_power(DIVERSION, "diversion", (1, 3), "Lava diversion",
    "When lava is about to run onto a tile with a critter of yours, you may roll a die of three: it turns to one "
    "side, goes straight on, or turns to the other side, if lava can go there."
)  # fmt: skip


def may_divert(t: "Table", seat: i64, target: i64) -> bool:
    """Whether a seat has Lava diversion and, unless the option allows it on any lava, a critter on the target (87)."""
    if not t.owns(seat, DIVERSION):
        return False
    return t.rules.diversion_any or (target >= 0 and has_seat(t.owners_on(target), seat))


# Magma bomb

BOMB: Final = 15
_power(BOMB, "bomb", (1, 3), "Magma bomb",
    "When anybody's purchased volcano erupts you may roll a die for one of the six fields around it. All critters "
    "there go to hand, yours too, and those in the sea.",
    "buy"
)  # fmt: skip

# Pack critters

PACK: Final = 16
_power(PACK, "pack", (2, 4), "Pack critters",
    "Two or more of your critters in one biome are a *group*. Moved all together they can go to any biome of a "
    "tile on which one of them stands, or of one next to it, and drive out everybody in that biome. To attack, "
    "the pack has to be larger than any group there."
)  # fmt: skip


def beats(t: "Table", region: i64, seat: i64, group: i64) -> bool:
    """Whether a seat has a pack in a region that overwhelms a group of that size."""
    return t.owns(seat, PACK) and group_size(t, region, seat) > group


def pack_wins(t: "Table", seat: i64, region: i64, size: i64) -> bool:
    """Whether a group of that size is a pack, and beats every group of others in a region."""
    if not t.owns(seat, PACK):
        return False
    for other in range(t.players):
        if other != seat and has_seat(t.holders[region], other) and group_size(t, region, other) >= size:
            return False
    return True


# Rift

RIFT: Final = 17
_power(RIFT, "rift", (2, 4), "Rift",
    "*Limited.* Break an island along a straight line, or one tile off it, and move the part one field away. Both "
    "parts have to hang together. In winter no cut runs along frozen land (124).",
    "window", "move", "buy", "claim"
)  # fmt: skip


def unused(t: "Table", seat: i64, power: i64) -> bool:
    """Whether a seat has a limited power that it has not used in this part of the game."""
    return t.powers[seat] >> power & 1 != 0 and not t.spent[seat] >> use_of(t, power) & 1


def use_of(t: "Table", power: i64) -> i64:
    """Which use of a limited power it would be now: there is one before the end begins, and one after it."""
    return (0 if power == RIFT else 1) + (2 if t.ending else 0)


# Sea critters

SEA: Final = 18
_power(SEA, "sea", (2, 4), "Sea critters",
    "Once each turn, while claiming: put a critter from your hand into the sea next to a tile; or move one there "
    "to any other place by the coast; or let it land on the side of a tile that faces it, if that biome is "
    "uncontrolled. At sea it counts as deployed but is worth nothing.",
    "claim"
)  # fmt: skip

# Super eruption

SUPER: Final = 19
_power(SUPER, "super", (5, 5), "Super eruption",
    "Your next volcano can [end the game](#the-ends-of-the-game)."
)  # fmt: skip


def is_fixed(t: "Table", hex: i64) -> bool:
    """Whether a hex is marked for the Super eruption, so that its tiles neither slide nor erode (121)."""
    return hex == t.marker and t.rules.super_fixed


# Volcanic migration

MIGRATION: Final = 20
_power(MIGRATION, "migration", (3, 4), "Volcanic migration",
    "For 1 resource each, your critters flee from a volcano of another player to other tiles of their biome."
)  # fmt: skip


def migration_helps(t: "Table", seat: i64) -> bool:
    """Whether a seat has Volcanic migration, and against this volcano: not against its own but by the option (89)."""
    return t.owns(seat, MIGRATION) and (seat != t.active or t.rules.vm_own)


# Volcanic winter

WINTER: Final = 21
_power(WINTER, "winter", (5, 5), "Volcanic winter",
    "Your next volcano can [end the game](#the-ends-of-the-game)."
)  # fmt: skip

# Burrowing critters

BURROWING: Final = 22
_power(BURROWING, "burrowing", (2, 3), "Burrowing critters",
    "*With the option `burrowing`.* Besides moving, you may flip one critter in a turn. Burrowed it does not "
    "move, earn or flee. Land may be laid on top of it; it stays below until it is uncovered, worth a point. Lava "
    "and volcanoes remove it even there; contests and magma bombs only while it is on top."
)  # fmt: skip


def is_awake(t: "Table", critter: i64) -> bool:
    """Whether a critter can move and earn: it is neither burrowed nor frozen."""
    return not critter & FLIPPED and not t.hex_frozen(hex_in(critter))


NAMES: Final[tuple[str, ...]] = tuple(power.name for power in POWERS)
TITLES: Final[tuple[str, ...]] = tuple(power.title for power in POWERS)
LEVELS: Final[tuple[tuple[int, int], ...]] = tuple(power.levels for power in POWERS)
PLAYABLE: Final[tuple[int, ...]] = tuple(power.number for power in POWERS if power.card)
"""What a card of the Caldera deck can be played for, once. The others only score."""
LIMITED: Final = (RIFT, PLATES)


def deck_size(burrowing: bool) -> i64:
    """How many powers there are to deal."""
    return len(NAMES) if burrowing else len(NAMES) - 1
