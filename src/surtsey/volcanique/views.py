"""The form of a view of Volcanique: what `describe` tells, and what `show` adds for the page."""

from typing import Literal, TypedDict

from surtsey.game import Island, MessageData, View
from surtsey.hexes import Field

Biome = Literal["D", "M", "L"]
"""Dark, medium, light."""
LandKind = Literal["D", "M", "L", "DM", "DL", "ML", "DML", "DLM"]
TileKind = Literal["D", "M", "L", "DM", "DL", "ML", "DML", "DLM", "volcano", "lava", "soil"]
Item = Literal["D", "M", "L", "DM", "DL", "ML", "DML", "DLM", "volcano", "super", "winter", "island", "points", "card"]
Step = Literal["lava", "move", "buy", "erosion", "claim", "sacrifice", "collect"]


class Place(TypedDict):
    q: int
    r: int


class Node(Place):
    """A biome of a field, where critters stand: its letter is the `part` of a spot."""

    biome: Biome


class Buried(TypedDict):
    seat: int
    biome: Biome


class StackedTile(TypedDict):
    tile: TileKind
    rotation: int | None
    """Null where it has none, or where it is hidden."""
    turned_by: int | None
    """Who has turned it in secret."""
    buried: list[Buried]


Lava = TypedDict("Lava", {"flow": int, "from": Field | None})
"""The flow of lava on top, and the field from which it came; null where that is not known."""


class BareHex(Place):
    height: int
    top: TileKind
    rotation: int | None
    edges: str | None
    """The biome that each of the six sides shows, from direction 0 on; null where it is no land."""
    regions: dict[Biome, int]
    """The region of each biome."""
    stack: list[StackedTile]
    """From the bottom up."""
    frozen: bool


class Hex(BareHex):
    lava: Lava | None


class Critter(Node):
    seat: int
    colossal: bool
    burrowed: bool


class Swimmer(Place):
    seat: int


class BareFlow(Place):
    """The head of a flow of lava."""

    flow: int


class Flow(BareFlow):
    ways: list[Field]
    """Where it can go, in the order in which a die counts."""
    dammed: bool
    """It can go nowhere."""


class Winter(Place):
    radius: int


class Slot(TypedDict):
    """A place of the power grid."""

    slot: str
    level: int
    power: str | None
    title: str | None
    seats: list[int]


class Resources(TypedDict):
    D: int
    M: int
    L: int


class LandTiles(TypedDict):
    D: int
    M: int
    L: int
    DM: int
    DL: int
    ML: int
    DML: int
    DLM: int


class Supply(TypedDict):
    """What is left for all; null where nobody counts."""

    resources: Resources
    tiles: LandTiles
    volcanoes: int
    lava: int | None
    cards: int | None


class ThisTurn(TypedDict):
    """What the active player has done in this turn, as far as it matters for what may be done yet."""

    moves: int
    flown: bool
    flipped: bool
    purchases: int
    on_soil: int
    card_bought: bool
    unable_to_buy: bool
    sea_action: bool
    sacrificed: bool
    offered: bool
    borrowed: list[str]


class Card(TypedDict):
    power: str
    points: int


class ScoreParts(TypedDict):
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
    total: int


class BarePlayer(TypedDict):
    hand: int
    crater: int
    land: int
    buried: int
    resources: Resources
    limit: int
    """Of resources in hand."""
    powers: list[str]
    limited_left: list[str]
    volcanoes: int
    points: int
    cards: list[Card | None]
    """Null for those that may not be seen."""
    may_interrupt: bool
    score: ScoreParts


class VolcaniquePlayer(BarePlayer):
    deployed: int
    """All that are out of the hand: on land, buried, at sea, in the crater, on the power grid."""
    income: Resources
    """What collecting would bring now."""


class Region(TypedDict):
    id: int
    biome: Biome
    fields: list[Field]
    seats: list[tuple[int, int, bool]]
    """Who is there: the seat, how many critters, whether they are a group."""
    edges: list[tuple[int, int, int]]
    """Matched edges inside it, each once: a field and a direction."""
    income: list[int]
    """The seats that have an income here, once for each resource."""


class StepState(TypedDict):
    step: Step
    state: Literal["done", "now", "open", "skipped"]


Pending = TypedDict(
    "Pending",
    {
        "what": Literal["lava", "volcano", "land", "landslide"],
        "at": Field,
        "from": Field | None,
        "tile": TileKind | None,
        "rotation": int | None,
    },
)
"""What is about to come down, while somebody is asked about it."""


class MarketItem(TypedDict):
    item: Item
    price: int
    """Of any types."""
    alike: int | None
    """Of one type; null where it cannot be paid so. A card costs one of each and nothing else."""
    each: bool
    """Whether one of each type will do."""
    left: int | None
    """How many are left; null where nobody counts."""
    affordable: bool
    """Whether the one who looks holds enough for it."""


class Watch(TypedDict):
    """How near the ends are."""

    land_left: int
    deployed_most: int
    need: int
    idle: int
    idle_limit: int | None
    unfrozen: int | None
    turns_left: int | None
    turn_cap: int | None


class Facts(TypedDict):
    super: Place | None


class Common(View, Facts):
    preset: str
    seat: int
    turn_seat: int
    first: int
    chance: bool
    question: MessageData | None
    stage: str
    trigger: str | None
    trigger_seat: int | None
    critters: list[Critter]
    sea: list[Swimmer]
    cooling: list[Place]
    winter: Winter | None
    grid: list[Slot]
    supply: Supply
    eroded: int
    played: list[str]
    turns_left: int | None
    idle: int
    this_turn: ThisTurn


class BareView(Common):
    """What `describe` tells."""

    hexes: list[BareHex]
    flows: list[BareFlow]
    players: list[BarePlayer]


class VolcaniqueView(Common):
    """What `show` tells."""

    hexes: list[Hex]
    flows: list[Flow]
    players: list[VolcaniquePlayer]
    islands: list[Island]  # type: ignore[misc]  # of any game they may be missing, of this one never
    regions: list[Region]
    steps: list[StepState]
    pending: Pending | None
    market: list[MarketItem]
    open_to: list[int]
    """The seats on whose critters the active player may lay land now."""
    watch: Watch


class Loss(TypedDict):
    seat: int
    at: str
    """A field or a node, as positions write it."""
    to: Literal["hand", "wound"]


class ChangedRegion(TypedDict):
    biome: Biome
    fields: list[Field]
    seats: list[tuple[int, int]]
    """Who is there, and how many critters."""


class NewLava(TypedDict):
    """Where lava has got to, and where it can go on to."""

    at: Field
    ways: list[Field]


class Consequences(TypedDict):
    """What a gesture brings."""

    score: list[dict[str, int]]
    """For each seat the parts of its score that differ, and by how much."""
    regions: list[ChangedRegion]
    lost: list[Loss]
    matched: list[tuple[int, int, int]]
    """Matched edges: a field and a direction."""
    lava: list[NewLava]
