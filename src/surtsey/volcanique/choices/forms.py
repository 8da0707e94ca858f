"""The forms of choices: `do` says which one it is. The modules beside this one make them."""

from typing import Literal, NotRequired, TypedDict

from surtsey.game import MessageData
from surtsey.hexes import Field
from surtsey.volcanique.views import Item, LandKind

Spot = str
"""A field or a node as positions write it: 2,-1 or 2,-1D."""
Heap = str
"""Resources as letters, such as DDM."""
Site = tuple[int, int, str]
"""A field and six signs, one a rotation: '-' if it does not fit, else which sides match. Empty for volcanoes."""
Gone = tuple[int, int]
"""A seat, and how many of its critters go to hand."""


class OnSale(TypedDict):
    action: str
    item: Item
    price: int
    alike: int | None
    pay: list[Heap]
    """The ways to pay."""
    best: Heap
    """The one that is proposed."""
    no: NotRequired[MessageData | None]
    """Why it cannot be bought."""


class Lay(OnSale):
    do: Literal["lay"]
    left: int
    at: list[Site]


class Erupt(OnSale):
    do: Literal["erupt"]
    left: int
    cheap: list[Heap]
    """What pays for it on tall stacks only."""
    at: list[tuple[int, int, int]]
    """Fields, and 1 where it may be paid cheaply."""


class Buy(OnSale):
    do: Literal["buy"]


class Take(TypedDict):
    """A tile of a starting island, or of one that was bought."""

    do: Literal["take"]
    action: str
    item: LandKind
    left: int
    at: list[Site]


class Placing(TypedDict):
    """A tile that is taken or paid already."""

    do: Literal["site"]
    item: Item
    at: list[Site]


class Goals(TypedDict):
    by: str
    """The power that it takes; empty for none."""
    at: list[Spot]
    out: list[Gone]


Move = TypedDict(
    "Move",
    {
        "do": Literal["move"],
        "action": str,
        "group": bool,
        "from": list[Spot],
        "to": list[Goals],
        "roams": NotRequired[bool],
    },
)
"""`action` is empty where it is known what moves; what roams can also go where everything that roams can."""


class Swim(TypedDict):
    do: Literal["swim"]
    action: str
    at: Spot
    to: list[Spot]
    roams: NotRequired[bool]


class Roam(TypedDict):
    """Where everything that roams may go besides its own goals."""

    do: Literal["roam"]
    by: NotRequired[str]
    to: list[Spot]


class AtSpot(TypedDict):
    """One thing that can be done at several places."""

    do: Literal["spot"]
    verb: str
    at: list[Spot]
    price: NotRequired[int]
    pay: NotRequired[list[Heap]]
    best: NotRequired[Heap]


Rescue = TypedDict(
    "Rescue",
    {
        "do": Literal["rescue"],
        "seat": int,
        "at": Spot,
        "colossal": bool,
        "to": list[Spot],
        "best": Spot | None,
        "price": int,
        "pay": list[Heap],
        "best_pay": Heap,
        "else": Literal["hand", "wound"] | None,
    },
)
"""A critter on a tile that something comes down on, its refuges, their price, and what becomes of it otherwise."""


class Way(TypedDict):
    at: Field
    n: int
    """In how many cases it is the one, of how many."""
    of: int
    out: list[Spot]
    """Who is there."""
    fizzles: NotRequired[bool]


class Odds(TypedDict):
    do: Literal["odds"]
    action: str
    ways: list[Way]


class Shift(TypedDict):
    do: Literal["shift"]
    verb: Literal["", "rift", "plates"]
    """Empty where it is known what moves."""
    land: list[Field]
    parts: list[tuple[str, str, list[int]]]
    """Where the cut or the island begins, which of the land belongs to it, and the ways that it can go."""


class HeapOf(TypedDict):
    """A heap to be taken or given away."""

    do: Literal["heap"]
    verb: Literal["pay", "gain", "discard"]
    count: int
    heaps: list[Heap]
    best: Heap


class Option(TypedDict):
    """Something about what is off the board."""

    do: Literal["option"]
    action: str
    price: NotRequired[int]
    pay: NotRequired[list[Heap]]
    best: NotRequired[Heap]
    slot: NotRequired[str]
    power: NotRequired[str]
    card: NotRequired[str]
    seat: NotRequired[int]
    out: NotRequired[list[Gone]]


Choice = Lay | Erupt | Buy | Take | Placing | Move | Swim | Roam | AtSpot | Rescue | Odds | Shift | HeapOf | Option
