"""Positions as text boards: written for people to look at, and read so that tests can begin anywhere.

           D0  D   D   D
    0,0:  D  1  D D  1  M
           D   D   M   M
               D   M
    0,1:      D  2  M    .1
               L1  L
    under 0,1: soil
    seat 0: hand 16, crater 1, DDM, powers A B
    turn 3: seat 1

A hex takes three lines: its north-western and north-eastern sides; its western side, its height and its eastern side;
its south-western and south-eastern sides. The middle line of a row begins with the coordinates of its first field.
Where two hexes meet, their sides stand next to each other: two equal letters are a matched edge.

    D M L       sides of land
    D0 D011     with critters of seat 0, or of seats 0 and 1, beside any one of the sides of their biome
    D0+ D0_     a Colossal critter; a burrowed one
    * ^ :       sides of lava, of a volcano, of soil
    *2 ^2       of the second flow; a volcano without a number begins a new one, lava is of the nearest volcano's
    .           sea, where something lies further east or a critter of seat 0 swims: .0

Rows are shifted to look like the islands, but when they are read only coordinates and order count. Blank lines and
lines that begin with # mean nothing. Facts follow, in any order, all of them optional:

    under 2,-1: D DM3 lava2          what lies below the top of a stack, from the bottom up; else soil
    under 2,-1: DM3(D0M11) DL4!0     critters buried in a tile; a rotation that only seat 0 knows, to others DL?!0
    flows: 2,1 3,0                   where lava will go on from, oldest first; else nowhere
    cooling: 3,0                     lava that will be soil at the end of the turn
    super: 2,-1                      the marker of the Super eruption
    winter: 0,0 radius 2             where winter comes from, and how far it has come
    seat 0: hand 9, crater 1, DDM, powers A agile, volcanoes 2, points 1, used rift, late plates, cards agile3 ?
                                     resources as a heap; powers by slot or name; limited powers used in normal play
                                     and in the end sequence. Whatever is not elsewhere is in the hand
    tiles: DM 7, volcano 19          what is left of the tiles; else whatever does not lie on the board
    supply: D 12, L 0                what is left of the resources; else whatever nobody holds
    grid: A bountiful, B agile       the power in each slot; those not named get the first ones that fit
    played: agile3                   cards of the Caldera deck that are out of the game
    turn 3: seat 1, first 1, idle 2, stage final, left 1, ending, trigger critters 0
                                     else the first turn of seat 0
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import NotationError, counted
from surtsey.hexes import REACH, Field, distance, field_of, field_text, parse_field, parse_place, place_of
from surtsey.reading import short, whole_number
from surtsey.volcanique.cards import HIDDEN
from surtsey.volcanique.grid import CARD_VALUES, SLOTS, fixed_slots, may_lie
from surtsey.volcanique.lava import can_cool
from surtsey.volcanique.packing import (
    COLOSSAL,
    FLIPPED,
    below_in,
    biome_in,
    buried_biome,
    buried_entry,
    buried_owner,
    card_seat,
    card_value,
    critter_of,
    head_hex,
    hex_in,
    node_of,
    note_in,
    owner_in,
    swimmer_owner,
    swimmer_place,
    tile_in,
)
from surtsey.volcanique.powers import LIMITED, NAMES, deck_size
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.table import (
    CRATER,
    CRITTERS,
    PLAYING,
    SETTING_UP,
    STAGES,
    SUPER_ERUPTION,
    TRIGGERS,
    Table,
    new_table,
)
from surtsey.volcanique.tiles import (
    BIOMES,
    EDGES,
    KINDS,
    LAND_KINDS,
    LAVA,
    SOIL,
    UNKNOWN,
    VOLCANO,
    is_land,
    rotations,
    tile_text,
)

SEA: Final = "."
GLYPHS: Final = {LAVA: "*", VOLCANO: "^", SOIL: ":"}
SUPER_VOLCANOES: Final = 7
"""A super eruption raises up to so many volcanoes for which no tile is needed."""
UNSAID: Final = -1
"""The size of a hand or supply that is whatever the rest leaves over."""

E, SE, SW, W, NW, NE = range(6)
ROOMY: Final = (NW, NE, SW, SE)
"""Sides with room beside their letters. Every biome of a tile has one of them."""
LEAST_HALF: Final = 4
"""Half the characters from one hex to the next: so far each row lies to the east of the one above."""

TILE_OF: Final = {
    "".join(BIOMES[EDGES[(kind << 3 | turn) * 6 + direction]] for direction in range(6)): kind << 3 | turn
    for kind in range(LAND_KINDS)
    for turn in range(rotations(kind))
} | {glyph * 6: kind << 3 for kind, glyph in GLYPHS.items()}
"""The tile that shows these letters in the directions from 0 to 5."""

ROW: Final = re.compile(r"(-?[0-9]{1,3},-?[0-9]{1,3}):(.*)")
FACT: Final = re.compile(r"([a-z]+)(?: ([^:]*))?:(.*)")
SEA_TOKEN: Final = re.compile(r"\.([0-9])?")
SIDE_TOKEN: Final = re.compile(r"([DML])((?:[0-9]\+?_?)*)|([*^])([0-9]{1,3})?|(:)")
CRITTER: Final = re.compile(r"([0-9])(\+?)(_?)")
BURIED: Final = re.compile(r"([DML])([0-9]+)")
LAYER: Final = re.compile(
    r"([DML]{1,3})([0-5?])?(?:!([0-9]))?(?:\(((?:[DML][0-9]+)+)\))?|(lava|volcano)([0-9]{1,3})?|soil"
)
HEAP: Final = re.compile(r"[DML]+")
CARD: Final = re.compile(r"([a-z]+)([0-4?])|\?")


# Writing


def write_board(table: Table) -> str:
    """The hexes, then whatever else there is to know, as far as it is not a matter of course."""
    rows = _rows(table)
    return "\n".join([*rows, "", *_facts(table)] if rows else _facts(table))


def _rows(table: Table) -> list[str]:
    land = {field_of(place): hex for hex, place in enumerate(table.places)}
    swimmers = {field_of(swimmer_place(swimmer)): swimmer_owner(swimmer) for swimmer in table.swimmers}
    sides = {hex: _sides(table, hex) for hex in land.values()}
    half = max(LEAST_HALF, 1 + max((len(token) for tokens in sides.values() for token in tokens), default=0))
    columns: dict[int, list[int]] = {}
    for q, r in sorted({*land, *swimmers}):
        columns.setdefault(r, []).append(q)
    labels = {r: f"{field_text((qs[0], r))}:" for r, qs in columns.items()}
    margin = max(map(len, labels.values()), default=0) + 2
    westernmost = min((2 * qs[0] + r for r, qs in columns.items()), default=0)
    lines = []
    for r, qs in sorted(columns.items()):
        above, middle, below = "", labels[r], ""
        for q in range(qs[0], qs[-1] + 1):
            west = margin + (2 * q + r - westernmost) * half
            centre = west + half // 2 + 1
            hex = land.get((q, r))
            if hex is None:
                middle = f"{middle:{centre}}{SEA}{swimmers.get((q, r), '')}"
                continue
            tokens = sides[hex]
            above = f"{above:{west + 1}}{tokens[NW]:{half}}{tokens[NE]}"
            middle = f"{middle:{west}}{tokens[W]}"
            middle = f"{middle:{centre}}{table.heights[hex]}"
            middle = f"{middle:{west + half + 2}}{tokens[E]}"
            below = f"{below:{west + 1}}{tokens[SW]:{half}}{tokens[SE]}"
        lines += [line for line in (above, middle, below) if line]
    return lines


def _sides(table: Table, hex: int) -> list[str]:
    """What stands at each side of a hex."""
    tile = table.top(hex)
    if not is_land(tile):
        tokens = [GLYPHS[tile >> 3]] * 6
        if tile >> 3 != SOIL:
            tokens[NW] += str(table.note(hex))
        return tokens
    biomes = [EDGES[tile * 6 + direction] for direction in range(6)]
    tokens = [BIOMES[biome] for biome in biomes]
    for critter in sorted(table.critters):
        if hex_in(critter) == hex:
            side = next(side for side in ROOMY if biomes[side] == biome_in(critter))
            tokens[side] += str(owner_in(critter)) + "+" * bool(critter & COLOSSAL) + "_" * bool(critter & FLIPPED)
    return tokens


def _facts(table: Table) -> list[str]:
    lines = [_under(table, hex) for hex in _in_reading_order(table) if table.heights[hex] > 1]
    if len(table.heads):
        lines.append(f"flows: {' '.join(_hex_text(table, head_hex(head)) for head in table.heads)}")
    if len(table.cooling):
        lines.append(f"cooling: {' '.join(_hex_text(table, hex) for hex in table.cooling)}")
    if table.marker >= 0:
        lines.append(f"super: {_hex_text(table, table.marker)}")
    if table.winter >= 0:
        lines.append(f"winter: {field_text(field_of(table.winter))} radius {table.radius}")
    lines += [_seat(table, seat) for seat in range(table.players)]
    lines += [_tiles(table), _counts("supply", zip(BIOMES[1:], table.supply, strict=True))]
    dealt = [f"{slot} {NAMES[power]}" for slot, power in zip(SLOTS, table.grid, strict=True) if power >= 0]
    if dealt:
        lines.append(f"grid: {', '.join(dealt)}")
    if len(table.discarded):
        lines.append(f"played: {' '.join(map(_card, table.discarded))}")
    return [*lines, _turn(table)]


def _in_reading_order(table: Table) -> list[int]:
    """The hexes from north to south and from west to east."""
    return sorted(range(len(table.places)), key=lambda hex: field_of(table.places[hex])[::-1])


def _hex_text(table: Table, hex: int) -> str:
    return field_text(field_of(table.places[hex]))


def _under(table: Table, hex: int) -> str:
    texts = []
    entry = table.under(hex)
    while entry:
        texts.append(_layer(table, entry))
        entry = below_in(table.tiles[entry])
    return f"under {_hex_text(table, hex)}: {' '.join(reversed(texts))}"


def _layer(table: Table, entry: int) -> str:
    tile, note = tile_in(table.tiles[entry]), note_in(table.tiles[entry])
    text = tile_text(tile)
    if tile >> 3 == SOIL:
        return text
    if not is_land(tile):
        return f"{text}{note}"
    if note:
        text += f"!{note - 1}"
    critters = sorted((buried_biome(each), buried_owner(each)) for each in table.buried if buried_entry(each) == entry)
    return f"{text}({_buried(critters)})" if critters else text


def _buried(critters: Sequence[tuple[int, int]]) -> str:
    """D0M11 for one of seat 0 in the dark and two of seat 1 in the medium biome."""
    owners: dict[int, str] = {}
    for biome, owner in critters:
        owners[biome] = owners.get(biome, "") + str(owner)
    return "".join(f"{BIOMES[biome]}{seats}" for biome, seats in owners.items())


def _seat(table: Table, seat: int) -> str:
    parts = [f"hand {table.hand[seat]}"]
    if table.crater[seat]:
        parts.append(f"crater {table.crater[seat]}")
    if table.held(seat):
        parts.append("".join(BIOMES[biome] * table.resources[seat * 3 + biome - 1] for biome in (1, 2, 3)))
    if table.slots[seat]:
        parts.append(f"powers {' '.join(slot for at, slot in enumerate(SLOTS) if table.slots[seat] >> at & 1)}")
    if table.volcanoes[seat]:
        parts.append(f"volcanoes {table.volcanoes[seat]}")
    if table.bought_points[seat]:
        parts.append(f"points {table.bought_points[seat]}")
    for word, bits in (("used", table.spent[seat] & 3), ("late", table.spent[seat] >> 2)):
        if bits:
            parts.append(f"{word} {' '.join(NAMES[power] for at, power in enumerate(LIMITED) if bits >> at & 1)}")
    cards = [_card(card & 0xFFFF) for card in table.cards if card_seat(card) == seat]
    if cards:
        parts.append(f"cards {' '.join(cards)}")
    return f"seat {seat}: {', '.join(parts)}"


def _card(card: int) -> str:
    power, value = card >> 8, card_value(card)
    return "?" if power == HIDDEN else NAMES[power] + ("?" if value == HIDDEN else str(value))


def _tiles(table: Table) -> str:
    counts = [*zip(KINDS[:LAND_KINDS], table.stock, strict=True), ("volcano", table.volcanoes_left)]
    if table.rules.lava_tiles:
        counts.append(("lava", table.lava_left))
    if table.eroded:
        counts.append(("eroded", table.eroded))
    return _counts("tiles", counts)


def _counts(word: str, counts: Iterable[tuple[str, int]]) -> str:
    return f"{word}: {', '.join(f'{name} {count}' for name, count in counts)}"


def _turn(table: Table) -> str:
    parts = [f"seat {table.active}"]
    if table.first:
        parts.append(f"first {table.first}")
    if table.idle:
        parts.append(f"idle {table.idle}")
    if table.stage != PLAYING:
        parts.append(f"stage {STAGES[table.stage]}")
    if table.turns_left:
        parts.append(f"left {table.turns_left}")
    if table.ending:
        parts.append("ending")
    if table.trigger:
        parts.append(f"trigger {TRIGGERS[table.trigger]} {table.trigger_seat}")
    return f"turn {table.turn}: {', '.join(parts)}"


# Reading


@dataclass
class Layer:
    """One tile of a stack."""

    tile: int
    note: int | None = None
    """As in `Table.tiles`; None for lava and volcanoes as long as they have no flow."""
    buried: list[tuple[int, int]] = field(default_factory=list)
    """Biomes and owners."""


@dataclass
class DrawnHex:
    """A hex as the picture shows it."""

    line: int
    height: int
    top: Layer
    critters: list[tuple[int, int, int]]
    """Biomes, owners, flags."""


Stacks = dict[Field, list[Layer]]
"""The tiles of each hex from the bottom up."""


@dataclass(frozen=True)
class Fact:
    line: int
    word: str
    about: str
    content: str


def read_board(text: str, rules: Rules | None = None) -> Table:
    """A table with this board and nothing on the agenda.

    Hands and supplies may be smaller than what the board leaves over, lest tests have to draw where everything is, but
    never larger.
    """
    table = new_table(rules or Rules())
    picture, facts = _told_apart(text)
    hexes = _read_picture(table, picture)
    _lay_stacks(table, _stacks(table, hexes, facts))
    for hex, drawn in enumerate(hexes.values()):
        for biome, owner, flags in drawn.critters:
            table.critters = append(table.critters, critter_of(node_of(hex, biome), owner, flags))
    _forget_defaults(table)
    for word, read in READERS.items():
        for fact in facts:
            if fact.word == word:
                with _on_line(fact.line):
                    read(table, fact.about, fact.content)
    _complete_tiles(table)
    _complete_resources(table)
    _complete_powers(table)
    _complete_hands(table)
    table.survey()
    return table


def _forget_defaults(table: Table) -> None:
    table.stage, table.turn = PLAYING, 1
    table.hand = vec[i64]([UNSAID] * table.players)
    table.supply = vec[i64]([UNSAID] * 3)
    table.stock = vec[i64]([UNSAID] * LAND_KINDS)
    table.volcanoes_left = table.lava_left = UNSAID


@contextmanager
def _on_line(number: int) -> Iterator[None]:
    """Adds to a complaint where the reason for it stands."""
    try:
        yield
    except NotationError as error:
        raise NotationError(f"line {number}: {error}") from None


def _told_apart(text: str) -> tuple[list[tuple[int, str]], list[Fact]]:
    """The lines of the picture with their numbers, and the facts."""
    picture: list[tuple[int, str]] = []
    facts: list[Fact] = []
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if match := FACT.fullmatch(line):
            fact = Fact(number, match[1], match[2] or "", match[3].strip())
            with _on_line(number):
                _check_fact(fact, facts)
            facts.append(fact)
        elif line and not line.startswith("#"):
            picture.append((number, line))
    return picture, facts


def _check_fact(fact: Fact, before: list[Fact]) -> None:
    _one_of("fact", fact.word, ["under", *READERS])
    if bool(fact.about) != (fact.word in ABOUT):
        raise NotationError(f"'{fact.word}' should be followed by {ABOUT.get(fact.word, 'nothing')} and a colon")
    if any(fact.word == each.word and (fact.about == each.about or fact.word == "turn") for each in before):
        raise NotationError(f"'{f'{fact.word} {fact.about}'.strip()}' is there twice")


def _parts(content: str) -> dict[str, list[str]]:
    """What stands between commas: first words, and the words after them."""
    parts: dict[str, list[str]] = {}
    for part in content.split(","):
        word, *values = part.split() or [""]
        if word in parts:
            raise NotationError(f"'{short(word)}' is there twice")
        parts[word] = values
    return parts


def _one(word: str, values: list[str]) -> str:
    if len(values) != 1:
        raise NotationError(f"'{short(word)}' should be followed by one word, not {len(values)}")
    return values[0]


def _one_of(what: str, word: str, known: Sequence[str]) -> int:
    if word not in known:
        raise NotationError(f"'{short(word)}' is not a {what}; there are {', '.join(known)}")
    return known.index(word)


def _read_seat(table: Table, text: str) -> int:
    if not (len(text) == 1 and "0" <= text < str(table.players)):
        raise NotationError(f"there is no seat {short(text)}; seats are 0 to {table.players - 1}")
    return int(text)


def _read_near_field(text: str) -> Field:
    return field_of(parse_place(text))


def _read_hex(table: Table, text: str) -> int:
    hex = table.hex_at(place_of(*_read_near_field(text)))
    if hex < 0:
        raise NotationError(f"there is no hex at {text}")
    return hex


# The picture


def _read_picture(table: Table, lines: list[tuple[int, str]]) -> dict[Field, DrawnHex]:
    """The hexes in reading order. Sea critters are put in their places at once."""
    hexes: dict[Field, DrawnHex] = {}
    seen: set[Field] = set()
    used: set[int] = set()
    for at, (number, line) in enumerate(lines):
        row = ROW.fullmatch(line)
        if row is None:
            continue
        with _on_line(number):
            used.add(at)
            middle = _read_middle(table, parse_field(row[1]), row[2].split(), seen)
            above = _read_sides("northern", lines, at - 1, used, 2 * len(middle))
            below = _read_sides("southern", lines, at + 1, used, 2 * len(middle))
            for index, (here, west, height, east) in enumerate(middle):
                west_of, east_of = 2 * index, 2 * index + 1
                sides = [east, below[east_of], below[west_of], west, above[west_of], above[east_of]]
                hexes[here] = _drawn_hex(table, here, number, height, sides)
    for at, (number, line) in enumerate(lines):
        if at not in used:
            raise NotationError(f"line {number}: '{short(line)}' belongs to no row of hexes and is not a fact")
    return hexes


def _read_middle(
    table: Table, start: Field, tokens: list[str], seen: set[Field]
) -> list[tuple[Field, re.Match[str], str, re.Match[str]]]:
    """The hexes of a middle line: fields, western sides, heights, eastern sides."""
    hexes = []
    (q, r), at = start, 0
    while at < len(tokens):
        here = _read_near_field(field_text((q, r)))
        if here in seen:
            raise NotationError(f"field {field_text(here)} is there twice")
        seen.add(here)
        q += 1
        if sea := SEA_TOKEN.fullmatch(tokens[at]):
            if sea[1]:
                table.swimmers = append(table.swimmers, place_of(*here) << 4 | _read_seat(table, sea[1]))
            at += 1
            continue
        if len(tokens) < at + 3:
            raise NotationError(f"field {field_text(here)} should have a western side, a height and an eastern side")
        hexes.append((here, _read_side(tokens[at]), tokens[at + 1], _read_side(tokens[at + 2])))
        at += 3
    return hexes


def _read_sides(which: str, lines: list[tuple[int, str]], at: int, used: set[int], count: int) -> list[re.Match[str]]:
    """The northern or southern sides of a row. A row of nothing but sea has none."""
    if not count:
        return []
    there = 0 <= at < len(lines) and at not in used and not ROW.fullmatch(lines[at][1])
    tokens = lines[at][1].split() if there else []
    if len(tokens) != count:
        raise NotationError(f"this row should have {count} {which} sides, not {len(tokens)}")
    used.add(at)
    return [_read_side(token) for token in tokens]


def _read_side(token: str) -> re.Match[str]:
    match = SIDE_TOKEN.fullmatch(token)
    if match is None:
        raise NotationError(f"'{short(token)}' is not a side of a hex; sides are such as D M0 L01 * ^2 :")
    return match


def _drawn_hex(table: Table, here: Field, line: int, height: str, sides: list[re.Match[str]]) -> DrawnHex:
    letters = "".join(match[1] or match[3] or match[5] for match in sides)
    if letters not in TILE_OF:
        shown = " / ".join(f"{letters[west]} {letters[east]}" for west, east in ((NW, NE), (W, E), (SW, SE)))
        raise NotationError(f"field {field_text(here)}: no tile looks like {shown}")
    flows = {int(match[4]) for match in sides if match[4]}
    if len(flows) > 1:
        raise NotationError(f"field {field_text(here)} cannot be of several flows")
    critters = [
        (BIOMES.index(match[1]), _read_seat(table, seat), (COLOSSAL if plus else 0) | (FLIPPED if down else 0))
        for match in sides
        for seat, plus, down in CRITTER.findall(match[2] or "")
    ]
    top = Layer(TILE_OF[letters], flows.pop() if flows else None)
    return DrawnHex(line, whole_number(f"the height of {field_text(here)}", height, 1, 200), top, critters)


# Stacks


def _stacks(table: Table, hexes: dict[Field, DrawnHex], facts: list[Fact]) -> Stacks:
    """Soil is put where nothing says what lies below."""
    below: Stacks = {}
    for fact in facts:
        if fact.word == "under":
            with _on_line(fact.line):
                here = parse_field(fact.about)
                if here not in hexes:
                    raise NotationError(f"there is no hex at {fact.about}")
                below[here] = [_read_layer(table, word) for word in fact.content.split()]
    stacks: Stacks = {}
    for here, drawn in hexes.items():
        rest = drawn.height - 1
        layers = below.get(here, [Layer(SOIL << 3)] * rest)
        if len(layers) != rest:
            where, there = f"line {drawn.line}: field {field_text(here)}", counted(len(layers), "tile")
            raise NotationError(f"{where} has height {drawn.height}, but {there} under its top")
        stacks[here] = [*layers, drawn.top]
    _number_flows(stacks)
    return stacks


def _read_layer(table: Table, word: str) -> Layer:
    match = LAYER.fullmatch(word)
    if match is None or (match[1] and match[1] not in KINDS):
        raise NotationError(f"'{short(word)}' is not a tile; tiles are such as D DM3 DML0(M0) lava2 volcano1 soil")
    if not match[1]:
        return Layer(KINDS.index(match[5] or "soil") << 3, int(match[6]) if match[6] else None)
    kind = KINDS.index(match[1])
    if match[2] and rotations(kind) == 1:
        raise NotationError(f"'{short(word)}': an uno lies one way only, without a rotation")
    layer = Layer(kind << 3 | (UNKNOWN if match[2] == "?" else int(match[2] or 0)))
    layer.note = 1 + _read_seat(table, match[3]) if match[3] else 0
    for biome, seats in BURIED.findall(match[4] or ""):
        if biome not in match[1]:
            raise NotationError(f"'{short(word)}': a tile {match[1]} has no biome {biome}")
        layer.buried += [(BIOMES.index(biome), _read_seat(table, seat)) for seat in seats]
    return layer


def _number_flows(stacks: Stacks) -> None:
    """Gives volcanoes without a number flows of their own, and lava the flow of the nearest volcano."""
    molten = [
        (here, layer) for here, layers in stacks.items() for layer in layers if layer.tile >> 3 in (VOLCANO, LAVA)
    ]
    volcanoes = [(here, layer) for here, layer in molten if layer.tile >> 3 == VOLCANO]
    taken = {layer.note for _, layer in molten}
    for _, volcano in volcanoes:
        if volcano.note is None:
            volcano.note = next(flow for flow in range(1, len(molten) + 1) if flow not in taken)
            taken.add(volcano.note)
    for here, layer in molten:
        if layer.note is None:
            nearest = min(volcanoes, key=lambda each: distance(here, each[0]), default=None)
            layer.note = nearest[1].note if nearest else 1


def _lay_stacks(table: Table, stacks: Stacks) -> None:
    for here, layers in stacks.items():
        hex = -1
        for layer in layers:
            if hex < 0:
                hex = table.found(place_of(*here), layer.tile, layer.note or 0)
            else:
                table.lay(hex, layer.tile, layer.note or 0)
            if not is_land(layer.tile):
                table.flows = max(table.flows, layer.note or 0)
            for biome, owner in layer.buried:
                table.buried = append(table.buried, table.tops[hex] << 8 | biome << 6 | owner)


# Facts


def _read_turn(table: Table, number: str, content: str) -> None:
    table.turn = whole_number("turn", number)
    for word, values in _parts(content).items():
        if word == "seat":
            table.active = _read_seat(table, _one(word, values))
        elif word == "first":
            table.first = _read_seat(table, _one(word, values))
        elif word == "idle":
            table.idle = whole_number(word, _one(word, values))
        elif word == "stage":
            table.stage = _one_of("stage", _one(word, values), STAGES)
        elif word == "left":
            table.turns_left = whole_number(word, _one(word, values))
        elif word == "ending" and not values:
            table.ending = True
        elif word == "trigger" and len(values) == 2:
            table.trigger = 1 + _one_of("trigger", values[0], TRIGGERS[1:])
            table.trigger_seat = _read_seat(table, values[1])
        else:
            form = "seat 1, first 1, idle 2, stage final, left 1, ending, trigger critters 0"
            raise NotationError(f"'{short(' '.join([word, *values]))}' is not part of a turn, such as {form}")


def _read_heads(table: Table, _: str, content: str) -> None:
    for word in content.split():
        hex = _read_hex(table, word)
        if table.top_kind(hex) not in (VOLCANO, LAVA):
            raise NotationError(f"no lava can go on from {word}: there is neither lava nor a volcano")
        table.heads = append(table.heads, hex | table.note(hex) << 16)


def _read_cooling(table: Table, _: str, content: str) -> None:
    for word in content.split():
        hex = _read_hex(table, word)
        if not can_cool(table, hex):
            raise NotationError(f"there is no lava at {word} that turns to soil")
        table.cooling = append(table.cooling, hex)


def _read_marker(table: Table, _: str, content: str) -> None:
    table.marker = _read_hex(table, content)


def _read_winter(table: Table, _: str, content: str) -> None:
    words = content.split()
    if len(words) != 3 or words[1] != "radius":
        raise NotationError(f"'{short(content)}' should be a field and a radius, such as 0,0 radius 1")
    table.winter = place_of(*_read_near_field(words[0]))
    table.radius = whole_number("radius", words[2], most=2 * REACH)


def _read_tiles(table: Table, _: str, content: str) -> None:
    for word, values in _parts(content).items():
        count = whole_number(word, _one(word, values), most=200)
        if word == "volcano":
            table.volcanoes_left = count
        elif word == "lava":
            table.lava_left = count
        elif word == "eroded":
            table.eroded = count
        else:
            table.stock[_one_of("tile in the supply", word, [*KINDS[:LAND_KINDS], "volcano", "lava", "eroded"])] = count


def _read_supply(table: Table, _: str, content: str) -> None:
    for word, values in _parts(content).items():
        table.supply[_one_of("resource", word, BIOMES[1:])] = whole_number(word, _one(word, values))


def _read_grid(table: Table, _: str, content: str) -> None:
    for word, values in _parts(content).items():
        table.grid[_one_of("slot", word, tuple(SLOTS))] = _one_of("power", _one(word, values), NAMES)


def _read_played(table: Table, _: str, content: str) -> None:
    for word in content.split():
        table.discarded = append(table.discarded, _read_card(word))


def _read_card(word: str) -> int:
    match = CARD.fullmatch(word)
    if match is None:
        raise NotationError(f"'{short(word)}' is not a card; cards are such as agile3, agile? and ?")
    if not match[1]:
        return HIDDEN << 8 | HIDDEN
    return _one_of("power", match[1], NAMES) << 8 | (HIDDEN if match[2] == "?" else int(match[2]))


def _read_possessions(table: Table, about: str, content: str) -> None:
    seat = _read_seat(table, about)
    for word, values in _parts(content).items():
        if HEAP.fullmatch(word) and not values:
            for letter in word:
                table.resources[seat * 3 + BIOMES.index(letter) - 1] += 1
        elif word == "hand":
            table.hand[seat] = whole_number(word, _one(word, values), most=CRITTERS)
        elif word == "crater":
            table.crater[seat] = whole_number(word, _one(word, values), most=CRATER)
        elif word == "volcanoes":
            table.volcanoes[seat] = whole_number(word, _one(word, values))
        elif word == "points":
            table.bought_points[seat] = whole_number(word, _one(word, values))
        elif word == "powers":
            for value in values:
                table.slots[seat] |= 1 << _slot(table, value)
        elif word in ("used", "late"):
            for value in values:
                at = _one_of("limited power", value, [NAMES[power] for power in LIMITED])
                table.spent[seat] |= 1 << (at if word == "used" else at + len(LIMITED))
        elif word == "cards":
            for value in values:
                table.cards = append(table.cards, seat << 16 | _read_card(value))
        else:
            form = (
                "hand 9, crater 1, DDM, powers A agile, volcanoes 2, points 1, used rift, late plates, cards agile3 ?"
            )
            raise NotationError(f"'{short(' '.join([word, *values]))}' is not something a seat has, such as {form}")


def _slot(table: Table, word: str) -> int:
    """The slot that a letter means, or the name of a power. A power that lies nowhere yet is put in a free slot."""
    if word in SLOTS:
        return SLOTS.index(word)
    power = _one_of("slot or power", word, NAMES)
    grid = list(table.grid)
    if power in grid:
        return grid.index(power)
    free = [slot for slot in range(len(grid)) if grid[slot] < 0]
    if not free:
        raise NotationError(f"the power {word} does not lie in the grid")
    slot = next((slot for slot in free if may_lie(power, slot)), free[0])
    table.grid[slot] = power
    return slot


ABOUT: Final = {"under": "a field", "seat": "a seat", "turn": "a number"}
"""What stands between the first word of a line and the colon."""
READERS: Final[dict[str, Callable[[Table, str, str], None]]] = {
    "turn": _read_turn,
    "flows": _read_heads,
    "cooling": _read_cooling,
    "super": _read_marker,
    "winter": _read_winter,
    "tiles": _read_tiles,
    "supply": _read_supply,
    "grid": _read_grid,
    "played": _read_played,
    "seat": _read_possessions,
}
"""In the order in which they are read: the grid before those who have powers."""


# What was left unsaid


def _left(what: str, box: int, used: int, said: int) -> int:
    """What a supply has: whatever is not elsewhere, or less."""
    if used > box or said > box - used:
        rest = f" and {said} left" if said != UNSAID else ""
        raise NotationError(f"{what}: there are {box}, so there cannot be {used} in use{rest}")
    return box - used if said == UNSAID else said


def _complete_tiles(table: Table) -> None:
    used = Counter(entry >> 3 & 31 for entry in list(table.tiles)[1:])
    box = new_table(table.rules)
    for kind in range(LAND_KINDS):
        table.stock[kind] = _left(f"tiles {KINDS[kind]}", box.stock[kind], used[kind], table.stock[kind])
    extra = SUPER_VOLCANOES if table.trigger == SUPER_ERUPTION else 0
    left = _left("volcanoes", box.volcanoes_left + extra, used[VOLCANO], table.volcanoes_left)
    table.volcanoes_left = max(left - extra, 0) if table.volcanoes_left == UNSAID else left
    if table.rules.lava_tiles:
        table.lava_left = _left("lava and soil", box.lava_left, used[LAVA] + used[SOIL], table.lava_left)
    else:
        table.lava_left = 0


def _complete_resources(table: Table) -> None:
    for at, letter in enumerate(BIOMES[1:]):
        held = sum(table.resources[seat * 3 + at] for seat in range(table.players))
        most = table.rules.resources_per_type
        table.supply[at] = _left(f"resources {letter}", most, held, table.supply[at])
    for seat in range(table.players):
        table.wealth[seat] = table.held(seat)


def _complete_powers(table: Table) -> None:
    """Fills the grid, unless it is still being dealt, and finds what powers the unlocked slots give."""
    cards = [int(card & 0xFFFF) for card in (*table.cards, *table.discarded)]
    if table.stage != SETTING_UP:
        for slot, power in enumerate(fixed_slots(table.rules.powers)):
            if table.grid[slot] < 0:
                table.grid[slot] = power
    deck = range(deck_size(table.rules.burrowing))
    known = [power for power in (*table.grid, *(card >> 8 for card in cards)) if 0 <= power < HIDDEN]
    for power in known:
        if power not in deck or known.count(power) > 1:
            raise NotationError(f"the power {NAMES[power]} is {'there twice' if power in deck else 'not in the game'}")
    for slot in range(len(SLOTS)):
        if table.grid[slot] < 0 and table.stage != SETTING_UP:
            left = [power for power in deck if power not in known]
            table.grid[slot] = next((power for power in left if may_lie(power, slot)), left[0])
            known.append(table.grid[slot])
    for seat in range(table.players):
        for slot, power in enumerate(table.grid):
            if table.slots[seat] >> slot & 1 and power >= 0:
                table.powers[seat] |= 1 << power
    for value, most in enumerate(CARD_VALUES):
        seen = sum(card_value(card) == value for card in cards)
        table.card_values[value] = _left(f"cards worth {value}", most, seen, UNSAID)


def _complete_hands(table: Table) -> None:
    elsewhere = [int(table.crater[seat]) + bin(table.slots[seat]).count("1") for seat in range(table.players)]
    for critter in table.critters:
        elsewhere[owner_in(critter)] += 2 if critter & COLOSSAL else 1
    for each in table.buried:
        elsewhere[buried_owner(each)] += 1
    for swimmer in table.swimmers:
        elsewhere[swimmer_owner(swimmer)] += 1
    for seat in range(table.players):
        table.hand[seat] = _left(f"critters of seat {seat}", CRITTERS, elsewhere[seat], table.hand[seat])
