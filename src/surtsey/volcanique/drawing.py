"""The position as a picture: one SVG document that needs nothing from outside.

Everything on a hex is in a group of its own, with its middle at 0,0 and data attributes. Beside the sea stands a
panel: where the game stands, the power grid, and what the seats have.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import Final
from xml.sax.saxutils import escape

from surtsey import svg
from surtsey.game import counted
from surtsey.hexes import Field, centre, corners, distance, field_of, field_text, neighbour
from surtsey.relief import NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, WEST, Relief
from surtsey.svg import ACCENT, FADED, INK, ON_SEATS, PAPER, SEAT_NAMES, SEATS, Point
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.packing import (
    COLOSSAL,
    FLIPPED,
    below_in,
    biome_in,
    buried_entry,
    buried_owner,
    card_seat,
    flags_in,
    head_hex,
    hex_in,
    owner_in,
    swimmer_owner,
    swimmer_place,
)
from surtsey.volcanique.powers import TITLES
from surtsey.volcanique.scoring import places, scores
from surtsey.volcanique.table import (
    ALL_CRITTERS,
    FINAL_TURNS,
    FLUSH,
    LAST_TILE,
    OVER,
    PLAYING,
    SETTING_UP,
    STALEMATE,
    SUPER_ERUPTION,
    TURN_CAP,
    WINTER_COMES,
    Table,
)
from surtsey.volcanique.tiles import BIOME_NAMES, BIOMES, EDGES, LAVA, SOIL, VOLCANO, is_land, tile_text

GLOW: Final = "#ffca5f"
EMBER: Final = "#f4511e"
ICE: Final = "#eef6fb"
SHALLOWS: Final = "#48a6bd"
FOAM: Final = "#d9f0ec"
WATERS: Final = (("#2787a9", 124), ("#3493b2", 88), (SHALLOWS, 56), (FOAM, 33), ("#68bcc8", 27))
"""From the deep to the shore, with foam before it: the colours, and how wide they are around the coast line."""
GROUNDS: Final = {"D": "#2c4f44", "M": "#66a544", "L": "#f1dfa9", VOLCANO: "#33292f", LAVA: EMBER, SOIL: "#8f6240"}

SIZE: Final = 48.0
APOTHEM: Final = SIZE * sqrt(3) / 2
RAMP: Final = 13.0
"""Half the width of a ramp."""
LIFT: Final = 7.5
TALLEST: Final = 7
"""From this height on hexes rise no more, lest they hide all that is behind them."""
MARGIN: Final = 72.0
LEAST_WIDTH: Final = 420.0
GAP: Final = 10.0
PANEL_WIDTH: Final = 316.0
STATUS_HEIGHT: Final = 84.0
SLOT: Final = 46.0
GRID_HEIGHT: Final = 8 * SLOT + 2 * GAP
SEAT_HEIGHT: Final = 52.0

CORNERS: Final = corners((0, 0), SIZE)
SLOT_FIELDS: Final = ((-1, 4), (-1, 3), (0, 3), (-1, 2), (0, 2), (1, 2), (0, 1), (1, 1), (1, 0))
"""Where the slots A to I lie in the grid, as fields with the highest level in the north."""
SLOT_COLOURS: Final = ("#f6ead0", "#f5dfb5", "#f3d096", "#f1be7c", "#eea565")
"""From the first level to the fifth."""

HALO: Final = f'fill="none" stroke="{PAPER}" stroke-width="4.5" stroke-linejoin="round"'
OUTLINED: Final = f'stroke="{INK}" stroke-width="1.8" stroke-linejoin="round"'
FURROW: Final = 'fill="none" stroke="#6f4929" stroke-width="2.6" stroke-linecap="round"'
BODY: Final = "M-9.5 9C-12-3-9.5-7-7.5-8L-8.5-14-3.5-10.3Q0-11.3 3.5-10.3L8.5-14 7.5-8C9.5-7 12-3 9.5 9Z"

SHAPES: Final = {
    "D": (
        ('fill="#79a893"', "M0-13 5.5-4H2.5L7.5 4H3L9 11H-9L-3 4H-7.5L-2.5-4H-5.5Z"),
        ('fill="#3f6a58"', "M0-13 5.5-4H2.5L7.5 4H3L9 11H1Z"),
    ),
    "M": (
        ('fill="#8fca63"', "M-8 9C-8 5-11 2-15 1-9 1-6 4-5 9ZM5 9C6 5 10 4 14 4 10 5 8 7 8 9Z"),
        ('fill="#2f6b22"', "M-4 9C-5 1-8-3-12-5-5-4-1 0-1 9ZM2 9C3 2 7-2 12-3 8 0 6 3 5 9Z"),
        ('fill="#235417"', "M-1 9C-2-1-1-8 2-13 3-7 3 0 2 9Z"),
    ),
    "L": (
        ('fill="#dcbb74"', "M-16 6C-9 4-6-6 0-7 7-7 9 3 16 6 6 8-8 8-16 6Z"),
        ('fill="#bd934b"', "M0-7C7-7 9 3 16 6 11 7 7 7.5 3 7.5 5 2 1-1 0-7Z"),
    ),
    "soil": (
        (FURROW, "M-14-27q4-4 8 0t8 0 8 0 8 0M-30-13q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0"),
        (FURROW, "M-33 1q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0M-30 15q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0"),
        ('fill="#b98a60"', "M-24-7h4v3h-4ZM10-21h4v3h-4ZM20-6h4v3h-4ZM-4 7h4v3h-4ZM-14-20h3v3h-3ZM14 22h4v3h-4Z"),
    ),
    "lava": (
        ('fill="#3a2324"', "M-36-15-16-27-11-12-22-2-36-3ZM-11-30 0-37 17-28 10-15-6-14ZM22-26 36-17 36-4 19-3 14-15Z"),
        ('fill="#3a2324"', "M-36 4-20 4-14 13-20 25-36 16ZM-9 15 2 18 9 30 0 38-14 29ZM9 13 19 4 36 3 36 17 16 27Z"),
    ),
    "pool": (
        (f'fill="{EMBER}"', "M-11 0C-11-10 10-11 11-1S5 10-2 10-11 6-11 0Z"),
        (f'fill="{GLOW}"', "M-6 0C-6-6 6-6 6.5 0S3 6-1 5.5-6 4-6 0Z"),
    ),
    "channel": (
        (f'fill="{EMBER}"', "M-2-8C8-9 14-5 22-7S36-7 41.6-8L41.6 8C36 7 30 5 22 7S8 9-2 8Z"),
        (f'fill="{GLOW}"', "M0-3C8-5 14-1 22-3S36-3 41.6-4L41.6 4C36 3 30 1 22 3S8 5 0 3Z"),
    ),
    "volcano": (
        ('fill="#463940"', "M-33 12-25-13-8-25 12-25 27-12 34 12 18 26-16 26Z"),
        ('fill="#6b5a60"', "M-33 12-25-13-8-25 12-25 8-11-10-9-15 4Z"),
        ('fill="#5a4a50"', "M-33 12-15 4-10 11-16 26Z"),
        ('fill="#1b1416"', "M-15 4-10-9 8-11 17-4 15 8 2 13-10 11Z"),
        (f'fill="{EMBER}"', "M-10 2C-10-8 11-8 11 2S-10 11-10 2Z"),
        (f'fill="{GLOW}"', "M-5 2C-5-3 6-3 6 2S-5 6-5 2Z"),
    ),
    "flame": (
        (f'fill="{INK}" stroke="{PAPER}" stroke-width="2"', "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z"),
        (f'fill="{EMBER}"', "M0-10C1-5 8-3 8 3 8 7 4 9 0 9S-8 7-8 3C-8-1-5-2-4-5-3-3-2-3-2-1 0-3 1-6 0-10Z"),
        (f'fill="{GLOW}"', "M0-2C1 1 4 2 4 5 4 7 2 8 0 8S-4 7-4 5C-4 3-1 2 0-2Z"),
    ),
    "steam": (
        (f'fill="none" stroke="{PAPER}" stroke-width="3" stroke-linecap="round"', "M-14 8c-6-8 6-10 0-18s4-8 2-14"),
        (f'fill="none" stroke="{PAPER}" stroke-width="3" stroke-linecap="round"', "M1 4c-6-8 6-10 0-18s4-8 2-14"),
        (f'fill="none" stroke="{PAPER}" stroke-width="3" stroke-linecap="round"', "M16 8c-6-8 6-10 0-18s4-8 2-14"),
    ),
    "burst": (
        (
            f'fill="{EMBER}" {OUTLINED}',
            "M0-15 3.5-8.5 10.6-10.6 8.5-3.5 15 0 8.5 3.5 10.6 10.6 3.5 8.5 0 15-3.5 8.5-10.6 10.6-8.5 3.5-15 0"
            "-8.5-3.5-10.6-10.6-3.5-8.5Z",
        ),
        (f'fill="{GLOW}" stroke="{INK}"', "M-2-8H2L1.2 2H-1.2ZM-1.8 4.2H1.8V7.6H-1.8Z"),
    ),
    "flake": (
        (
            'fill="none" stroke="#7fa9c4" stroke-width="1.8" stroke-linecap="round"',
            "M0-8V8M-7-4 7 4M-7 4 7-4M-2.5-7 0-4.5 2.5-7M-2.5 7 0 4.5 2.5 7",
        ),
    ),
    "critter": ((HALO, BODY), (OUTLINED, BODY)),
    "eyes": (
        (
            f'fill="{PAPER}" stroke="{INK}"',
            "M-5.7-5.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM1.7-5.6a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z",
        ),
    ),
    "mound": ((f'fill="#7a5232" {OUTLINED}', "M-15 11C-13 3-8 5-5 3.5S3 5 6 3.5 13 4 15 11Z"),),
    "water": (
        (f'fill="{SHALLOWS}"', "M-17 4q4.25-4 8.5 0t8.5 0 8.5 0 8.5 0C17 13-17 13-17 4Z"),
        (
            f'fill="none" stroke="{FOAM}" stroke-width="2" stroke-linecap="round"',
            "M-17 4q4.25-4 8.5 0t8.5 0 8.5 0 8.5 0",
        ),
    ),
    "crater": (
        ('fill="#6b5a60"', "M-9 6-5-4H5L9 6Z"),
        (f'fill="{EMBER}"', "M-5-4C-5-7 5-7 5-4S-5-1-5-4Z"),
    ),
    "star": (
        (f'fill="{ACCENT}" stroke="{INK}" stroke-width="1"', "M0-7 2-2.2 7-2.2 3 1 4.4 6 0 3-4.4 6-3 1-7-2.2-2-2.2Z"),
    ),
    "card": ((f'fill="{PAPER}" {OUTLINED}', "M-4.5-6H4.5V6H-4.5Z"), (f'fill="{EMBER}"', "M0-3 2.5 0 0 3-2.5 0Z")),
    **svg.emblems(5),
}
"""Paints and outlines around 0,0. What names no colour takes the owner's."""

STAGES: Final = {
    SETTING_UP: ("Setting up", "sets up"),
    PLAYING: ("", "plays"),
    FINAL_TURNS: ("Final turns", "plays"),
    FLUSH: ("The last lava", "claims"),
    OVER: ("Game over", ""),
}
"""How a stage is called, and what the active seat does in it."""
ENDINGS: Final = {
    LAST_TILE: "the last tile is taken",
    ALL_CRITTERS: "all critters are deployed",
    SUPER_ERUPTION: "a super eruption comes",
    WINTER_COMES: "winter comes",
    STALEMATE: "nothing moves any more",
    TURN_CAP: "the last turn is over",
}


@dataclass(frozen=True)
class Ground:
    """What is to be seen of a stack."""

    field: Field
    hex: int
    tile: int
    height: int

    @property
    def kind(self) -> int:
        return self.tile >> 3

    @property
    def layers(self) -> int:
        """How high it is drawn."""
        return min(self.height, TALLEST)

    def sides(self, biome: int) -> list[int]:
        """The directions in which it shows a biome, clockwise, without a gap."""
        sides = [direction for direction in range(6) if EDGES[self.tile * 6 + direction] == biome]
        if len(sides) < 6:
            while (sides[0] - 1) % 6 in sides:
                sides = [*sides[1:], sides[0]]
        return sides


Land = Relief[Ground]


@dataclass(frozen=True)
class Frame:
    """Where the sea lies in the picture. The panel is to the east of it."""

    left: float
    top: float
    width: float
    height: float

    def holds(self, field: Field) -> bool:
        x, y = centre(field, SIZE)
        reach = SIZE + LIFT
        return -reach < x - self.left < self.width + reach and -reach < y - self.top < self.height + reach


def draw(table: Table, panel: bool = True) -> str:
    """The position as an SVG document; without the panel, its land and sea alone."""
    relief = Relief(survey(table), SIZE, LIFT)
    frame = _frame(table, relief, panel)
    width = frame.width + (PANEL_WIDTH + GAP if panel else 0)
    lines = [
        svg.opening(frame.left, frame.top, width, frame.height),
        f"<title>Volcanique. {escape('. '.join(_status(table)))}.</title>",
        f"<desc>{escape(_description(table, relief.grounds))}</desc>",
        f"<defs>{svg.definitions('volcanique', SHAPES, CORNERS)}</defs>",
        svg.sea("volcanique", frame.left, frame.top, width, frame.height),
        relief.waters(WATERS),
        _frozen_sea(table, relief, frame),
        '<g class="islands">',
        *(_stack(table, relief, ground) for ground in relief.from_the_north()),
        "</g>",
        *(_swimmer(field_of(swimmer_place(each)), int(swimmer_owner(each))) for each in sorted(table.swimmers)),
        _panel(table, frame.left + frame.width, frame.top + GAP) if panel else "",
        "</svg>",
    ]
    return "\n".join(line for line in lines if line) + "\n"


def draw_grid(table: Table) -> str:
    """The power grid alone as an SVG document."""
    lines = [
        svg.opening(0, 0, PANEL_WIDTH, GRID_HEIGHT, f' fill="{INK}"'),
        "<title>The power grid of Volcanique.</title>",
        f"<defs>{svg.definitions('volcanique', SHAPES, CORNERS)}</defs>",
        _grid_card(table, 0, 0),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def survey(table: Table) -> dict[Field, Ground]:
    """What lies on top of every hex."""
    grounds = {}
    for hex, place in enumerate(table.places):
        field = field_of(place)
        grounds[field] = Ground(field, hex, int(table.top(hex)), int(table.heights[hex]))
    return grounds


def _frame(table: Table, relief: Land, panel: bool) -> Frame:
    swimmers = [centre(field_of(swimmer_place(swimmer)), SIZE) for swimmer in table.swimmers]
    spots = [relief.middle(ground) for ground in relief.grounds.values()] + swimmers or [(0.0, 0.0)]
    west, east = min(x for x, _ in spots), max(x for x, _ in spots)
    north, south = min(y for _, y in spots), max(y for _, y in spots)
    width, height = east - west + 2 * (SIZE + MARGIN), south - north + 2 * (SIZE + MARGIN)
    if panel:
        width = max(width, LEAST_WIDTH)
        height = max(height, STATUS_HEIGHT + GRID_HEIGHT + (SEAT_HEIGHT + GAP) * table.rules.players + 3 * GAP)
    return Frame((west + east - width) / 2, (north + south - height) / 2, width, height)


# Strokes


def _polar(direction: float, radius: float) -> Point:
    """A point that lies in a direction, which may be between two of them."""
    return radius * cos(direction * pi / 3), radius * sin(direction * pi / 3)


def _shape(name: str, x: float, y: float, scale: float = 1, turn: int = 0, attributes: str = "") -> str:
    return svg.use(f"volcanique-{name}", x, y, scale, turn, attributes)


# The sea


def _frozen_sea(table: Table, relief: Land, frame: Frame) -> str:
    """A sheet of ice on the part of the sea that winter has come to, with a broken line where it ends."""
    if table.winter < 0:
        return ""
    middle, radius = field_of(table.winter), int(table.radius)
    sheet, rim = "", ""
    for field in _disc(middle, radius):
        if frame.holds(field):
            x, y = centre(field, SIZE)
            sheet += svg.path(corners(field, SIZE)) + "Z" if field not in relief.grounds else ""
            for direction in range(6):
                if distance(neighbour(field, direction), middle) > radius:
                    rim += svg.path(relief.side(direction, x, y))
    ice = f'<path d="{sheet}" fill="{ICE}" fill-opacity="0.55"/>' if sheet else ""
    shore = svg.line(rim, ICE, 3, ' stroke-dasharray="2 8"')
    return f'<g class="ice">{ice}{shore}</g>'


def _disc(middle: Field, radius: int) -> Iterator[Field]:
    for q in range(-radius, radius + 1):
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1):
            yield middle[0] + q, middle[1] + r


def _swimmer(field: Field, seat: int) -> str:
    x, y = centre(field, SIZE)
    words = f"{field_text(field)}: sea critter of seat {seat}"
    foam = f'<ellipse cy="7" rx="24" ry="12" fill="{SHALLOWS}" stroke="{FOAM}" stroke-width="2.5"/>'
    data = f'data-field="{field_text(field)}" data-seat="{seat}" transform="translate({svg.n(x)} {svg.n(y)})"'
    body = _critter(seat, 0, 0, 1.25) + _shape("water", 0, 4, 1.25)
    return f'<g class="swimmer" {data}><title>{escape(words)}</title>{foam}{body}{_coordinates(field, 36)}</g>'


# Stacks


def _stack(table: Table, relief: Land, ground: Ground) -> str:
    frozen = table.hex_frozen(ground.hex)
    hidden = _hidden(relief, ground)
    data = f'data-field="{field_text(ground.field)}" data-height="{ground.height}" data-tile="{tile_text(ground.tile)}"'
    parts = [
        f"<title>{escape(_stack_words(table, ground))}</title>",
        relief.walls(ground, seams=' stroke-opacity="0.5"'),
        _top(table, relief, ground),
        relief.shade(ground),
        _rims(table, relief, ground),
        _props(ground) if is_land(ground.tile) else "",
        f'<use class="frost" href="#volcanique-hex" fill="{ICE}" fill-opacity="0.55"/>' if frozen else "",
        _joints(table, relief, ground),
        _shape("flake", -APOTHEM + 11, 17, attributes=' class="flake"') if frozen else "",
        _lava_signs(table, ground),
        _critters(table, ground, hidden),
        _marker() if table.marker == ground.hex else "",
        _buried(table, ground),
        _coordinates(ground.field, SIZE - hidden),
        _badge(ground),
    ]
    return svg.group(f'class="stack" {data}', *relief.middle(ground), *parts)


def _stack_words(table: Table, ground: Ground) -> str:
    """What a stack is for those who cannot see it."""
    words = [f"{field_text(ground.field)}: {_tile_words(ground)}, height {ground.height}"]
    for (biome, seat, flags), count in _gathered(table, ground.hex).items():
        kind = ("Colossal " if flags & COLOSSAL else "") + ("burrowed " if flags & FLIPPED else "")
        words.append(f"{count} {kind}{'critter' if count == 1 else 'critters'} of seat {seat} on {BIOME_NAMES[biome]}")
    words += [
        f"{counted(count, 'buried critter')} of seat {seat}" for seat, count in _entombed(table, ground.hex).items()
    ]
    words += ["lava goes on from here"] * _is_head(table, ground)
    words += ["will cool"] * (ground.hex in list(table.cooling))
    words += ["marked for the super eruption"] * (table.marker == ground.hex)
    words += ["frozen"] * table.hex_frozen(ground.hex)
    return ", ".join(words)


def _tile_words(ground: Ground) -> str:
    if not is_land(ground.tile):
        return tile_text(ground.tile)
    return " and ".join(BIOME_NAMES[biome] for biome in _biomes(ground))


def _biomes(ground: Ground) -> list[int]:
    return sorted({int(EDGES[ground.tile * 6 + direction]) for direction in range(6)} - {0})


def _top(table: Table, relief: Land, ground: Ground) -> str:
    if is_land(ground.tile):
        return "".join(_area(ground, biome) for biome in _biomes(ground))
    text = f'<use class="top" href="#volcanique-hex" fill="{GROUNDS[ground.kind]}"/>'
    if ground.kind == SOIL:
        return text + _shape("soil", 0, 0)
    channels = _channels(table, relief, ground)
    if ground.kind == LAVA:
        return text + _shape("lava", 0, 0) + channels + _shape("pool", 0, 0)
    return text + channels + _shape("volcano", 0, 0)


def _area(ground: Ground, biome: int) -> str:
    """The part of a tile that belongs to a biome."""
    sides = ground.sides(biome)
    points = [CORNERS[direction] for direction in sides]
    if len(sides) < 6:
        points = [(0.0, 0.0), *points, CORNERS[(sides[-1] + 1) % 6]]
    letter = BIOMES[biome]
    edge = f'stroke="{PAPER}" stroke-opacity="0.7" stroke-width="1.5"' if len(sides) < 6 else ""
    return f'<path class="area" data-biome="{letter}" fill="{GROUNDS[letter]}" d="{svg.path(points)}Z" {edge}/>'


def _channels(table: Table, relief: Land, ground: Ground) -> str:
    """Lava that runs between two hexes of the same flow."""
    text = ""
    for direction, beside in enumerate(relief.beside(ground)):
        if beside and beside.kind in (LAVA, VOLCANO) and table.note(beside.hex) == table.note(ground.hex):
            text += _shape("channel", 0, 0, turn=60 * direction, attributes=' class="channel"')
    return text


def _rims(table: Table, relief: Land, ground: Ground) -> str:
    """Thick lines around a tile, but thin ones at matched edges on level ground, where the biome goes on."""
    seams, rims = "", ""
    for direction, beside in enumerate(relief.beside(ground)):
        if beside and beside.layers == ground.layers and table.matched(ground.hex, direction):
            seams += svg.path(relief.side(direction))
        else:
            rims += svg.path(relief.side(direction))
    return svg.line(seams, INK, 1, ' class="seam" stroke-opacity="0.4"') + svg.line(rims, INK, 4, ' class="rim"')


def _props(ground: Ground) -> str:
    """One little tree, tuft or dune at each side, to tell biomes apart without colours."""
    text = ""
    for direction in range(6):
        x, y = _polar(direction, APOTHEM * 0.7)
        text += _shape(BIOMES[EDGES[ground.tile * 6 + direction]], x, y, 0.62)
    return text


def _joints(table: Table, relief: Land, ground: Ground) -> str:
    """A stud on every matched edge to what has been drawn before, in the colours of those who score it.

    Where the ground rises to the north, a ramp leads up to it.
    """
    text, besides = "", relief.beside(ground)
    for direction in (WEST, NORTH_WEST, NORTH_EAST):
        beside = besides[direction]
        biome = int(table.matched(ground.hex, direction))
        if beside is None or not biome:
            continue
        rise = LIFT * (beside.layers - ground.layers)
        if direction != WEST:
            rise = max(rise, 0)  # a lower tile in the north is hidden up to this one's edge
        foot, top = [_off_side(direction, along, -4) for along in (-RAMP, RAMP)], []
        for along in (RAMP, -RAMP):
            x, y = _off_side(direction, along, 4)
            top.append((x, y - rise))
        if rise and direction != WEST:
            paint = f'fill="{GROUNDS[BIOMES[biome]]}" stroke="{INK}" stroke-opacity="0.6"'
            text += f'<path class="ramp" d="{svg.path(foot + top)}Z" {paint}/>'
        text += _studs(table.holder_mask(ground.hex << 2 | biome), svg.towards(foot[0], top[0], 0.5), direction)
    return text


def _off_side(direction: int, along: float, beyond: float) -> Point:
    """A point so far from the middle of a side."""
    (x, y), (dx, dy) = _polar(direction, APOTHEM + beyond), _polar(direction + 1.5, along)
    return x + dx, y + dy


def _studs(owners: int, middle: Point, direction: int) -> str:
    """One for each owner; a stitch where there is none."""
    seats = [seat for seat in range(len(SEATS)) if owners >> seat & 1]
    x, y = middle
    if not seats:
        dx, dy = _polar(direction, 5.0)
        stitch = svg.path([(x - dx, y - dy), (x + dx, y + dy)])
        return svg.line(stitch, INK, 4.5) + svg.line(stitch, PAPER, 2, ' class="stitch"')
    text = ""
    for at, seat in enumerate(seats):
        dx, dy = _polar(direction + 1.5, 8.5 * (at - (len(seats) - 1) / 2))
        spot = f'cx="{svg.n(x + dx)}" cy="{svg.n(y + dy)}"'
        text += f'<circle {spot} r="4.4" fill="none" stroke="{PAPER}" stroke-width="2"/>'
        fill = f'fill="{SEATS[seat]}" stroke="{INK}" stroke-width="1.4"'
        text += f'<circle class="stud" data-seat="{seat}" {spot} r="3.4" {fill}/>'
    return text


def _marker() -> str:
    ring = svg.path([svg.towards(corner, (0, 0), 0.12) for corner in CORNERS]) + "Z"
    lines = svg.line(ring, INK, 6) + svg.line(ring, EMBER, 4) + svg.line(ring, GLOW, 4, ' stroke-dasharray="7 9"')
    return f'<g class="marker">{lines}{_shape("burst", 32, -18, 1.15)}</g>'


def _is_head(table: Table, ground: Ground) -> bool:
    return any(head_hex(head) == ground.hex for head in table.heads)


def _lava_signs(table: Table, ground: Ground) -> str:
    """Flames where lava will go on from, steam where it cools in the sea."""
    text = _shape("flame", 0, 0, attributes=' class="head"') if _is_head(table, ground) else ""
    return text + (_shape("steam", 0, -8, attributes=' class="cooling"') if ground.hex in list(table.cooling) else "")


def _hidden(relief: Land, ground: Ground) -> float:
    """How much of a top, from its southern corner, is behind what stands in front of it."""
    besides = relief.beside(ground)
    fronts = [front.layers for front in (besides[SOUTH_WEST], besides[SOUTH_EAST]) if front]
    return LIFT * max(0, max(fronts, default=0) - ground.layers)


def _coordinates(field: Field, south: float) -> str:
    style = f' fill="{PAPER}" stroke="{INK}" stroke-opacity="0.75" stroke-width="2.4" paint-order="stroke"'
    return svg.text(0, south - 7, field_text(field), 8.5, f' class="coordinates" text-anchor="middle"{style}')


def _badge(ground: Ground) -> str:
    """The height, where it is more than one."""
    if ground.height < 2:
        return ""
    y = 11 - SIZE
    circle = f'<circle cy="{svg.n(y)}" r="8.5" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
    number = svg.text(0, y + 4.4, str(ground.height), 12.5, f' font-weight="bold" text-anchor="middle" fill="{INK}"')
    return f'<g class="height">{circle}{number}</g>'


# Critters


def _gathered(table: Table, hex: int) -> Counter[tuple[int, int, int]]:
    """How many critters of a hex are alike: by biome, owner and flags, in that order."""
    return Counter(
        (int(biome_in(critter)), int(owner_in(critter)), int(flags_in(critter)))
        for critter in sorted(table.critters)
        if hex_in(critter) == hex
    )


def _critters(table: Table, ground: Ground, hidden: float) -> str:
    """All of them where they can be seen: the more of their tile is hidden, the closer they stand to its back."""
    text = ""
    gathered = _gathered(table, ground.hex)
    for biome in _biomes(ground):
        alike = [(seat, flags, count) for (each, seat, flags), count in gathered.items() if each == biome]
        x, y = _home(ground, biome)
        y -= hidden * (y + SIZE) / (2 * SIZE)
        step = 19.0 if len(alike) < 3 else 44 / len(alike)
        for at, (seat, flags, count) in enumerate(alike):
            dx = step * (at - (len(alike) - 1) / 2)
            text += _standing(BIOMES[biome], seat, flags, count, x + dx, y)
    return text


def _home(ground: Ground, biome: int) -> Point:
    """Where the critters of a biome stand."""
    sides = ground.sides(biome)
    if len(sides) == 6:
        return 0.0, 3.0
    return _polar(sides[0] + (len(sides) - 1) / 2, 21.0)


def _standing(biome: str, seat: int, flags: int, count: int, x: float, y: float) -> str:
    kind = "colossal" if flags & COLOSSAL else "burrowed" if flags & FLIPPED else "plain"
    data = f'class="critter" data-seat="{seat}" data-biome="{biome}" data-kind="{kind}" data-count="{count}"'
    text = _critter(seat, 0, 0)
    if flags & COLOSSAL:
        text = _critter(seat, 0, 4, 1.35) + _critter(seat, 0, -13, 0.95)
    elif flags & FLIPPED:
        text = _critter(seat, 0, 2) + _shape("mound", 0, 2)
    text += _times(count, 4, 13)
    return svg.group(data, x, y, text)


def _times(count: int, x: float, y: float) -> str:
    style = f' font-weight="bold" fill="{PAPER}" stroke="{INK}" stroke-width="3" paint-order="stroke"'
    return svg.text(x, y, f"\u00d7{count}", 11.5, style) if count > 1 else ""


def _critter(seat: int, x: float, y: float, scale: float = 1) -> str:
    text = _shape("critter", 0, 0, attributes=f' fill="{SEATS[seat]}"') + _shape("eyes", 0, 0)
    text += _shape(f"emblem-{seat}", 0, 2.6, 0.95, attributes=f' class="emblem" fill="{ON_SEATS[seat]}"')
    return f'<g transform="translate({svg.n(x)} {svg.n(y)})scale({svg.n(scale)})">{text}</g>'


def _entombed(table: Table, hex: int) -> Counter[int]:
    """How many critters of each seat are buried in the stack."""
    entries = set()
    entry = table.under(hex)
    while entry:
        entries.add(entry)
        entry = below_in(table.tiles[entry])
    return Counter(int(buried_owner(each)) for each in sorted(table.buried) if buried_entry(each) in entries)


def _buried(table: Table, ground: Ground) -> str:
    """The emblems of those who are buried, on the front of the stack."""
    text = ""
    for at, (seat, count) in enumerate(_entombed(table, ground.hex).items()):
        x, y = -APOTHEM + 12 + 17 * at, SIZE / 2 + 8 + 9.8 * at
        text += f'<g class="buried" data-seat="{seat}">{_chip(seat, x, y, 7.5)}{_times(count, x + 2, y + 9)}</g>'
    return text


def _chip(seat: int, x: float, y: float, radius: float) -> str:
    """A disc in the colour and with the emblem of a seat."""
    spot = f'cx="{svg.n(x)}" cy="{svg.n(y)}" r="{svg.n(radius)}"'
    disc = f'<circle {spot} fill="{SEATS[seat]}" stroke="{INK}" stroke-width="1.5"/>'
    emblem = f' class="emblem" fill="{ON_SEATS[seat]}"'
    return disc + _shape(f"emblem-{seat}", x, y, radius / 9, attributes=emblem)


# The panel


def _panel(table: Table, x: float, y: float) -> str:
    cards = [_status_card(table, x, y), _grid_card(table, x, y + STATUS_HEIGHT + GAP)]
    first = y + STATUS_HEIGHT + GRID_HEIGHT + 2 * GAP
    cards += [_seat_card(table, seat, x, first + (SEAT_HEIGHT + GAP) * seat) for seat in range(table.rules.players)]
    return f'<g class="panel" fill="{INK}">{"".join(cards)}</g>'


def _swatch(letter: str, x: float, y: float, count: int) -> str:
    """A resource, and how many of it there are."""
    hexagon = f'<path d="{svg.path(corners((0, 0), 9))}Z" fill="{GROUNDS[letter]}" stroke="{INK}" stroke-width="1.2"/>'
    icon = svg.group("", x, y, hexagon, _shape(letter, 0, 0, 0.42))
    return icon + svg.text(x + 13, y + 4.6, str(count), 13, f' class="resource" data-biome="{letter}"')


def _figure(icon: str, scale: float, name: str, x: float, y: float, number: int, paint: str = "") -> str:
    """Something other than resources, and how many of it there are."""
    text = _shape(icon, x, y, scale, attributes=paint) + svg.text(x + 14, y + 4.6, str(number), 13, f' class="{name}"')
    return f"<g><title>{name}</title>{text}</g>"


def _status_card(table: Table, x: float, y: float) -> str:
    headline, task = _status(table)
    text = svg.text(14, 23, headline, 14, ' font-weight="bold"') + svg.text(14, 42, task, 13)
    text += svg.text(14, 68, "Supply", 11, f' fill="{FADED}"')
    for at, letter in enumerate("DML"):
        text += _swatch(letter, 68 + 46 * at, 64, int(table.supply[at]))
    text += _figure("volcano", 0.3, "volcanoes", 230, 64, int(table.volcanoes_left))
    return svg.card('class="status"', x, y, PANEL_WIDTH, STATUS_HEIGHT, text)


def _grid_card(table: Table, x: float, y: float) -> str:
    slots = "".join(_slot(table, slot) for slot in range(len(SLOTS)))
    return svg.card('class="grid"', x, y, PANEL_WIDTH, GRID_HEIGHT, slots)


def _slot(table: Table, slot: int) -> str:
    """A slot of the power grid, with those who have unlocked it."""
    field = SLOT_FIELDS[slot]
    x, y = centre(field, SLOT)
    x, y = x - centre((0, 2), SLOT)[0] + PANEL_WIDTH / 2, y + SLOT + GAP
    power = int(table.grid[slot])
    title = TITLES[power] if power >= 0 else "?"
    owners = [seat for seat in range(table.rules.players) if table.slots[seat] >> slot & 1]
    words = f"{SLOTS[slot]}: {title}" + "".join(f", seat {seat}" for seat in owners)
    level = 4 - field[1]
    outline = f'<path d="{svg.path(corners((0, 0), SLOT - 1.5))}Z" fill="{SLOT_COLOURS[level]}" stroke="{INK}"/>'
    text = f"<title>{escape(words)}</title>{outline}"
    text += svg.text(0, -28, SLOTS[slot], 9.5, f' text-anchor="middle" fill="{FADED}"')
    lines = title.split()
    for at, line in enumerate(lines):
        text += svg.text(0, 4 - 6 * len(lines) + 12 * at, line, 10.5, ' text-anchor="middle" font-weight="bold"')
    for at, seat in enumerate(owners):
        text += _chip(seat, 12.5 * (at - (len(owners) - 1) / 2), 21, 6)
    return svg.group(f'class="slot" data-slot="{SLOTS[slot]}"', x, y, text)


def _seat_card(table: Table, seat: int, x: float, y: float) -> str:
    text = _chip(seat, 27, 26, 17) + svg.text(54, 21, f"Seat {seat}", 14, ' font-weight="bold"')
    for at, letter in enumerate("DML"):
        text += _swatch(letter, 124 + 50 * at, 17, int(table.resources[seat * 3 + at]))
    if table.stage == OVER:
        style = f' class="place" text-anchor="end" fill="{FADED}"'
        text += svg.text(PANEL_WIDTH - 12, 21, f"place {places(table)[seat]}", 12, style)
    figures = [
        ("critter", 0.6, "hand", table.hand[seat]),
        ("crater", 1, "crater", table.crater[seat]),
        ("volcano", 0.3, "volcanoes", table.volcanoes[seat]),
        ("star", 1, "points", _points(table, seat)),
    ]
    cards = sum(card_seat(card) == seat for card in table.cards)
    figures += [("card", 1, "cards", cards)] if cards else []
    for at, (icon, scale, name, number) in enumerate(figures):
        text += _figure(icon, scale, name, 63 + 49 * at, 38, int(number), f' fill="{SEATS[seat]}"')
    lit = table.active == seat and table.stage != OVER
    return svg.card(f'class="seat" data-seat="{seat}"', x, y, PANEL_WIDTH, SEAT_HEIGHT, text, lit)


# Words


def _points(table: Table, seat: int) -> int:
    """What a seat would have if the game ended now. What its hidden cards are worth is told at the end."""
    score = scores(table)[seat]
    return score.total if table.stage == OVER else score.total - score.cards


def _status(table: Table) -> tuple[str, str]:
    """Where the game stands, and what is to be done."""
    stage, task = STAGES[int(table.stage)]
    left = f"{counted(int(table.stock_left()), 'land tile')} left"
    who = f"Seat {table.active} {task}"
    if table.stage == OVER:
        winners = [str(seat) for seat, place in enumerate(places(table)) if place == 1]
        who = f"Seat {winners[0]} wins" if len(winners) == 1 else f"Seats {', '.join(winners)} win"
    why = f": {ENDINGS[int(table.trigger)]}" if table.trigger else ""
    return f"{stage or f'Turn {table.turn}'} \u00b7 {left}", who + why


def _description(table: Table, grounds: Mapping[Field, Ground]) -> str:
    sentences = ["There is nothing but sea."]
    if grounds:
        highest = max(ground.height for ground in grounds.values())
        sentences = [
            f"Tiles lie on {counted(len(grounds), 'field')}, the highest stack has {counted(highest, 'tile')}."
        ]
    if table.winter >= 0:
        sentences.append(f"Winter has come within {table.radius} of {field_text(field_of(table.winter))}.")
    for seat in range(table.rules.players):
        heap = "".join(BIOMES[1 + at] * table.resources[seat * 3 + at] for at in range(3)) or "no resources"
        powers = [TITLES[power] for slot, power in enumerate(table.grid) if table.slots[seat] >> slot & 1]
        has = [counted(_points(table, seat), "point"), f"{counted(int(table.on_land(seat)), 'critter')} on land"]
        has += [f"{table.hand[seat]} in hand", heap, *powers]
        sentences.append(f"Seat {seat} ({SEAT_NAMES[seat]}) has {', '.join(has)}.")
    return " ".join(sentences)
