"""Actions of Volcanique. Inside, one number; outside, one line of text.

An id is  kind << 24 | place << 8 | detail.  The place is  (q + 128) << 8 | (r + 128)  as in Taluva; an action without
a field has whatever else it needs in those bits. The detail of a node is its biome (1 dark, 2 medium, 3 light), with
bit 2 set for a Colossal critter. Ids never change; ascending ids are the order in which actions are listed.
"""

from typing import Final, final

from mypy_extensions import i64

from surtsey.base import BaseAction
from surtsey.game import NotationError
from surtsey.hexes import Field, field_of, field_text, in_reach, parse_place
from surtsey.reading import action_words, short
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.powers import NAMES, PLAYABLE
from surtsey.volcanique.tiles import BIOMES, KINDS, LAND_KINDS, UNKNOWN

PASS: Final = 0
FIRST: Final = 1
DEAL: Final = 2
ROLL: Final = 3
CARD: Final = 4
TAKE: Final = 5
AT: Final = 6
TURN: Final = 7
GAIN: Final = 8
MOVE: Final = 9
GROUP: Final = 10
TO: Final = 11
BURROW: Final = 12
SURFACE: Final = 13
BUY: Final = 14
PAY: Final = 15
ERODE: Final = 16
CLAIM: Final = 17
UPGRADE: Final = 18
SEA: Final = 19
SWIM: Final = 20
SACRIFICE: Final = 21
OFFER: Final = 22
DISCARD: Final = 23
UNLOCK: Final = 24
DIVERT: Final = 25
BOMB: Final = 26
LATERAL: Final = 27
SLIDE: Final = 28
AIM: Final = 29
RIFT: Final = 30
PLATES: Final = 31
SHIFT: Final = 32
KEEP: Final = 33
RETURN: Final = 34
PLAY: Final = 35

VERBS: Final = (
    "pass", "first", "deal", "roll", "card", "take", "at", "turn", "gain", "move", "group", "to", "burrow", "surface",
    "buy", "pay", "erode", "claim", "upgrade", "sea", "swim", "sacrifice", "offer", "discard", "unlock", "divert",
    "bomb", "lateral", "slide", "aim", "rift", "plates", "shift", "keep", "return", "play",
)  # fmt: skip

ITEMS: Final = (*KINDS[:LAND_KINDS], "volcano", "super", "winter", "island", "points", "card")
"""What can be bought."""
BUY_VOLCANO: Final = 8
BUY_SUPER: Final = 9
BUY_WINTER: Final = 10
BUY_ISLAND: Final = 11
BUY_POINTS: Final = 12
BUY_CARD: Final = 13

COLOSSAL_BIT: Final = 4
SINGLE: Final = 7
"""The detail of a rift of a single field."""
HIDDEN_CARD: Final = 255 << 8 | 255
NOTHING: Final = PASS << 24
"""The id of `pass`."""
MOST_RESOURCES: Final = 63

PLAIN: Final = (PASS, OFFER, DIVERT, BOMB)
FIELDS: Final = (AT, ERODE, SEA, SWIM, SLIDE, PLATES)
NODES: Final = (MOVE, GROUP, TO, BURROW, SURFACE, CLAIM, UPGRADE, SACRIFICE, RETURN)
DIRECTED: Final = (TURN, LATERAL, AIM, SHIFT)
HEAPS: Final = (GAIN, PAY, DISCARD)


def action_id(kind: i64, place: i64, detail: i64) -> i64:
    return kind << 24 | place << 8 | detail


def kind_of(id: i64) -> i64:
    return id >> 24


def place_in(id: i64) -> i64:
    return id >> 8 & 0xFFFF


def detail_of(id: i64) -> i64:
    return id & 255


def heap_id(kind: i64, dark: i64, medium: i64, light: i64) -> i64:
    """Resources: how many of each, in six bits."""
    return kind << 24 | dark << 12 | medium << 6 | light


def in_heap(id: i64, biome: i64) -> i64:
    """How many resources of a biome an action names."""
    return id >> (18 - 6 * biome) & 63


def is_action(id: int) -> bool:
    """Whether a number is the id of any action."""
    if not 0 <= id < len(VERBS) << 24:
        return False
    kind, place, detail = int(kind_of(id)), int(place_in(id)), int(detail_of(id))
    if kind in PLAIN:
        return place == 0 and detail == 0
    if kind in HEAPS:
        return 0 < id & 0xFFFFFF < 1 << 18
    if kind in FIELDS:
        return in_reach(place) and detail == 0
    if kind in NODES:
        most = 3 | COLOSSAL_BIT if kind == MOVE else 3
        return in_reach(place) and detail <= most and (detail & 3 > 0 or (kind == TO and detail == 0))
    if kind == RIFT:
        return in_reach(place) and (detail < 6 or detail == SINGLE)
    if kind == ROLL:
        return 1 <= detail <= place <= 6
    if kind == DEAL:
        return place < len(SLOTS) and detail < len(NAMES)
    if kind == CARD:
        return id & 0xFFFFFF == HIDDEN_CARD or (place < len(NAMES) and detail <= 4)
    if place:
        return False
    if kind == TURN and detail == UNKNOWN:
        return True
    limits = {FIRST: 5, TAKE: LAND_KINDS, BUY: len(ITEMS), UNLOCK: len(SLOTS), KEEP: 5}
    if kind == PLAY:
        return detail in PLAYABLE
    return detail < limits.get(kind, 6)


@final
class Action(BaseAction):
    """One decision, or one thing that chance brought. Two actions with the same id are the same action."""

    def __init__(self, id: int) -> None:
        if not is_action(id):
            raise NotationError(f"{id} is the id of no action")
        super().__init__(id)

    @property
    def kind(self) -> str:
        return VERBS[kind_of(self.id)]

    @property
    def field(self) -> Field:
        """Where."""
        kind = int(kind_of(self.id))
        if kind not in FIELDS and kind not in NODES and kind != RIFT:
            raise AttributeError(f"'{self}' has no field")
        return field_of(place_in(self.id))

    @property
    def biome(self) -> str | None:
        """The biome of the node, D, M or L; None on the sea."""
        if int(kind_of(self.id)) not in NODES:
            raise AttributeError(f"'{self}' has no biome")
        biome = int(detail_of(self.id)) & 3
        return BIOMES[biome] if biome else None

    @property
    def resources(self) -> str:
        """What is gained, paid or discarded, such as DDM."""
        if int(kind_of(self.id)) not in HEAPS:
            raise AttributeError(f"'{self}' names no resources")
        return heap_text(self.id)

    @property
    def direction(self) -> int:
        """The direction or rotation, 0 to 5."""
        if int(kind_of(self.id)) not in DIRECTED or detail_of(self.id) == UNKNOWN:
            raise AttributeError(f"'{self}' has no direction")
        return int(detail_of(self.id))

    def __str__(self) -> str:
        return action_text(self.id)


def heap_text(id: i64) -> str:
    return "D" * int(in_heap(id, 1)) + "M" * int(in_heap(id, 2)) + "L" * int(in_heap(id, 3))


def action_text(id: i64) -> str:
    kind, place, detail = int(kind_of(id)), int(place_in(id)), int(detail_of(id))
    verb = VERBS[kind]
    if kind in PLAIN:
        return verb
    if kind in HEAPS:
        return f"{verb} {heap_text(id)}"
    if kind in FIELDS:
        return f"{verb} {field_text(field_of(place))}"
    if kind in NODES:
        text = f"{verb} {field_text(field_of(place))}"
        if detail & 3:
            text += f" {BIOMES[detail & 3]}"
        return f"{text} colossal" if detail & COLOSSAL_BIT else text
    if kind == RIFT:
        text = f"{verb} {field_text(field_of(place))}"
        return text if detail == SINGLE else f"{text} {detail}"
    if kind == ROLL:
        return f"{verb} {detail}/{place}"
    if kind == DEAL:
        return f"{verb} {SLOTS[place]} {NAMES[detail]}"
    if kind == CARD:
        return f"{verb} ?" if id & 0xFFFFFF == HIDDEN_CARD else f"{verb} {NAMES[place]} {detail}"
    if kind == TAKE:
        return f"{verb} {KINDS[detail]}"
    if kind == BUY:
        return f"{verb} {ITEMS[detail]}"
    if kind == UNLOCK:
        return f"{verb} {SLOTS[detail]}"
    if kind == PLAY:
        return f"{verb} {NAMES[detail]}"
    return f"{verb} ?" if kind == TURN and detail == UNKNOWN else f"{verb} {detail}"


FORMS: Final = {
    "pass": "pass",
    "first": "first s, such as first 1",
    "deal": "deal slot power, such as deal A bountiful",
    "roll": "roll n/m, such as roll 3/5",
    "card": "card power points, such as card agile 3, or card ?",
    "take": "take tile, such as take DM",
    "at": "at q,r, such as at 2,-1",
    "turn": "turn k, such as turn 3, or turn ?",
    "gain": "gain resources, such as gain DM",
    "move": "move q,r B, such as move 2,-1 D or move 2,-1 D colossal",
    "group": "group q,r B, such as group 2,-1 D",
    "to": "to q,r B, such as to 3,-1 D; or to q,r at sea",
    "burrow": "burrow q,r B, such as burrow 2,-1 D",
    "surface": "surface q,r B, such as surface 2,-1 D",
    "buy": "buy item, such as buy DM or buy volcano",
    "pay": "pay resources, such as pay DDM",
    "erode": "erode q,r, such as erode 2,-1",
    "claim": "claim q,r B, such as claim 2,-1 D",
    "upgrade": "upgrade q,r B, such as upgrade 2,-1 D",
    "sea": "sea q,r, such as sea 2,-1",
    "swim": "swim q,r, such as swim 2,-1",
    "sacrifice": "sacrifice q,r B, such as sacrifice 2,-1 D",
    "offer": "offer",
    "discard": "discard resources, such as discard DM",
    "unlock": "unlock slot, such as unlock A",
    "divert": "divert",
    "bomb": "bomb",
    "lateral": "lateral d, such as lateral 3",
    "slide": "slide q,r, such as slide 2,-1",
    "aim": "aim d, such as aim 3",
    "rift": "rift q,r d, such as rift 2,-1 3; or rift q,r for a single field",
    "plates": "plates q,r, such as plates 2,-1",
    "shift": "shift d, such as shift 3",
    "keep": "keep s, such as keep 1",
    "return": "return q,r B, such as return 2,-1 D",
    "play": "play power, such as play agile",
}


def parse(text: str) -> Action:
    """Reads an action; tolerates extra spaces."""
    words = action_words(text)
    if not words:
        raise NotationError("an action is missing")
    verb, *rest = words
    if verb not in FORMS:
        raise NotationError(f"'{short(verb)}' is not an action; actions are {', '.join(FORMS)}")
    kind = VERBS.index(verb)
    if len(rest) not in _lengths(kind):
        raise NotationError(f"'{short(' '.join(words))}' should read: {FORMS[verb]}")
    return Action(_read(kind, rest))


def _lengths(kind: int) -> tuple[int, ...]:
    """How many words may follow the verb."""
    if kind in PLAIN:
        return (0,)
    if kind in (TO, RIFT):
        return (1, 2)
    if kind == MOVE:
        return (2, 3)
    if kind == CARD:
        return (1, 2)
    return (2,) if kind in NODES or kind == DEAL else (1,)


def _read(kind: int, words: list[str]) -> int:
    verb = VERBS[kind]
    if kind in PLAIN:
        return int(action_id(kind, 0, 0))
    if kind in HEAPS:
        return _read_heap(kind, words[0])
    if kind in FIELDS:
        return int(action_id(kind, parse_place(words[0]), 0))
    if kind in NODES:
        detail = _one_of("biome", words[1], ("", "D", "M", "L")) if len(words) > 1 else 0
        if len(words) == 3:
            detail += COLOSSAL_BIT if words[2] == "colossal" else _wrong(verb, words)
        return int(action_id(kind, parse_place(words[0]), detail))
    if kind == RIFT:
        detail = _digit("direction", words[1], 0, 5) if len(words) == 2 else SINGLE
        return int(action_id(kind, parse_place(words[0]), detail))
    if kind == ROLL:
        rolled, _, sides = words[0].partition("/")
        most = _digit("die", sides, 1, 6)
        return int(action_id(kind, most, _digit("roll", rolled, 1, most)))
    if kind == DEAL:
        return int(action_id(kind, _one_of("slot", words[0], tuple(SLOTS)), _one_of("power", words[1], NAMES)))
    if kind == CARD:
        if words == ["?"]:
            return CARD << 24 | HIDDEN_CARD
        if len(words) != 2:
            _wrong(verb, words)
        return int(action_id(kind, _one_of("power", words[0], NAMES), _digit("value", words[1], 0, 4)))
    if kind == TURN and words == ["?"]:
        return int(action_id(kind, 0, UNKNOWN))
    if kind == TAKE:
        return int(action_id(kind, 0, _one_of("land tile", words[0], KINDS[:LAND_KINDS])))
    if kind == BUY:
        return int(action_id(kind, 0, _one_of("thing to buy", words[0], ITEMS)))
    if kind == UNLOCK:
        return int(action_id(kind, 0, _one_of("slot", words[0], tuple(SLOTS))))
    if kind == PLAY:
        return int(action_id(kind, 0, NAMES.index(_playable(words[0]))))
    if kind in DIRECTED:
        what = "rotation" if kind == TURN else "direction"
        return int(action_id(kind, 0, _digit(what, words[0], 0, 5)))
    return int(action_id(kind, 0, _digit("seat", words[0], 0, 4)))


def _wrong(verb: str, words: list[str]) -> int:
    raise NotationError(f"'{short(' '.join([verb, *words]))}' should read: {FORMS[verb]}")


def _playable(name: str) -> str:
    names = tuple(NAMES[power] for power in PLAYABLE)
    return names[_one_of("power that can be played", name, names)]


def _one_of(what: str, word: str, known: tuple[str, ...]) -> int:
    if not word or word not in known:
        raise NotationError(f"'{short(word)}' is not a {what}; there are {' '.join(known).strip()}")
    return known.index(word)


def _digit(what: str, word: str, least: int, most: int) -> int:
    if len(word) != 1 or not "0" <= word <= "9" or not least <= int(word) <= most:
        raise NotationError(f"'{short(word)}' is not a {what}; that is a number from {least} to {most}")
    return int(word)


def _read_heap(kind: int, text: str) -> int:
    if not text or any(letter not in "DML" for letter in text):
        raise NotationError(f"'{short(text)}' is not a heap of resources; it is written with D, M and L, such as DDM")
    if max(text.count(letter) for letter in "DML") > MOST_RESOURCES:
        raise NotationError(f"more than {MOST_RESOURCES} resources of a type cannot be named")
    return int(heap_id(kind, text.count("D"), text.count("M"), text.count("L")))
