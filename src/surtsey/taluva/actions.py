"""Actions of Taluva. Inside, one number; outside, one line of text.

An id is  kind << 19 | (q + 128) << 11 | (r + 128) << 3 | detail  where the kind is one of the constants below and the
detail is a tile's facing (0 to 5), or the terrain of an expansion (1 to 5). What chance draws has the id of the tile
itself: left terrain * 8 + right terrain. Ids never change; ascending ids are the order in which actions are listed.

The middle part is a *place* (hexes.py). 48 tiles cannot reach farther than 96 fields.
"""

from typing import Final, final

from mypy_extensions import i64

from surtsey.base import BaseAction
from surtsey.game import NotationError
from surtsey.hexes import Field, field_of, field_text, in_reach, parse_place
from surtsey.reading import action_words
from surtsey.taluva.tiles import LETTERS, tile, tile_text

DRAW: Final = 0
TILE: Final = 1
HUT: Final = 2
TEMPLE: Final = 3
TOWER: Final = 4
EXPAND: Final = 5

KINDS: Final = ("draw", "tile", "hut", "temple", "tower", "expand")
PIECES: Final = ("", "hut", "temple", "tower")
PIECE_LETTERS: Final = "?htw"


def action_id(kind: i64, place: i64, detail: i64) -> i64:
    return kind << 19 | place << 3 | detail


def kind_of(id: i64) -> i64:
    return id >> 19


def place_in(id: i64) -> i64:
    return id >> 3 & 0xFFFF


def detail_of(id: i64) -> i64:
    return id & 7


def is_action(id: int) -> bool:
    """Whether a number is the id of any action."""
    if not 0 <= id < (EXPAND + 1) << 19:
        return False
    kind, detail = kind_of(id), detail_of(id)
    if kind == DRAW:
        return 1 <= id >> 3 <= 5 and 1 <= detail <= 5
    if not in_reach(place_in(id)):
        return False
    if kind == TILE:
        return detail < 6
    return 1 <= detail <= 5 if kind == EXPAND else detail == 0


@final
class Action(BaseAction):
    """One decision, or one draw. Two actions with the same id are the same action."""

    def __init__(self, id: int) -> None:
        if not is_action(id):
            raise NotationError(f"{id} is the id of no action")
        super().__init__(id)

    @property
    def kind(self) -> str:
        return KINDS[kind_of(self.id)]

    @property
    def field(self) -> Field:
        """Where: the volcano of a tile, the field of a piece, a field of the settlement that expands."""
        if kind_of(self.id) == DRAW:
            raise AttributeError(f"'{self}' has no field")
        return field_of(place_in(self.id))

    @property
    def facing(self) -> int:
        """Of the tile that is placed."""
        if kind_of(self.id) != TILE:
            raise AttributeError(f"'{self}' has no facing")
        return int(detail_of(self.id))

    @property
    def terrain(self) -> str:
        """Of the expansion."""
        if kind_of(self.id) != EXPAND:
            raise AttributeError(f"'{self}' has no terrain")
        return LETTERS[detail_of(self.id)]

    @property
    def tile(self) -> str:
        """The tile that was drawn."""
        if kind_of(self.id) != DRAW:
            raise AttributeError(f"'{self}' draws no tile")
        return tile_text(self.id)

    def __str__(self) -> str:
        kind = self.kind
        if kind == "draw":
            return f"draw {self.tile}"
        text = f"{kind} {field_text(self.field)}"
        if kind == "tile":
            return f"{text} {self.facing}"
        if kind == "expand":
            return f"{text} {self.terrain}"
        return text


FORMS: Final = {
    "draw": "draw XY, such as draw JC",
    "tile": "tile q,r d, such as tile 2,-1 4",
    "hut": "hut q,r, such as hut 3,-1",
    "temple": "temple q,r, such as temple 3,-1",
    "tower": "tower q,r, such as tower 3,-1",
    "expand": "expand q,r T, such as expand 2,0 S",
}


def parse(text: str) -> Action:
    """Reads an action; tolerates extra spaces."""
    words = action_words(text)
    if not words:
        raise NotationError("an action is missing")
    verb, *rest = words
    if verb not in FORMS:
        raise NotationError(f"'{verb}' is not an action; actions are {', '.join(FORMS)}")
    if len(rest) != (2 if verb in ("tile", "expand") else 1):
        raise NotationError(f"'{' '.join(words)}' should read: {FORMS[verb]}")
    if verb == "draw":
        return Action(int(tile(rest[0])))
    place = parse_place(rest[0])
    detail = 0
    if verb == "tile":
        if rest[1] not in ("0", "1", "2", "3", "4", "5"):
            raise NotationError(f"'{rest[1]}' is not a facing; facings are 0 to 5, clockwise from east")
        detail = int(rest[1])
    elif verb == "expand":
        if len(rest[1]) != 1 or rest[1] not in LETTERS[1:]:
            raise NotationError(f"'{rest[1]}' is not a terrain; terrains are {' '.join(LETTERS[1:])}")
        detail = LETTERS.index(rest[1])
    return Action(int(action_id(KINDS.index(verb), place, detail)))
