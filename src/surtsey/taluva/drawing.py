"""The position as a picture: one SVG document that needs nothing from outside.

Everything on a field is in a group of its own, with its middle at 0,0 and data attributes.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final
from xml.sax.saxutils import escape

from surtsey import svg
from surtsey.game import counted
from surtsey.hexes import Field, centre, corners, field_of, field_text
from surtsey.relief import SOUTH_EAST, SOUTH_WEST, WEST, Relief
from surtsey.svg import FADED, INK, ON_SEATS, PAPER, SEAT_NAMES, SEATS
from surtsey.taluva.actions import PIECES
from surtsey.taluva.describing import land_field
from surtsey.taluva.endings import ALL_PLACED, LAST_SIDE, STACK_EXHAUSTED, TWO_TYPES
from surtsey.taluva.placing import tile_places
from surtsey.taluva.state import State
from surtsey.taluva.tiles import LETTERS, NAMES

WATERS: Final = (("#2787a9", 110), ("#3493b2", 78), ("#48a6bd", 50), ("#d9f0ec", 31), ("#68bcc8", 25))
"""From the deep to the shore, with foam before it: the colours, and how wide they are around the coast line."""
TERRAINS: Final = {
    "volcano": "#33292f",
    "jungle": "#14603a",
    "clearing": "#9ccb3b",
    "sand": "#f6e3b0",
    "rock": "#8a8491",
    "lake": "#2f8fd6",
}

SIZE: Final = 40.0
LIFT: Final = 8.0
TALLEST: Final = 8
"""From this level on fields rise no more, lest they hide all that is behind them."""
MARGIN: Final = 64.0
LEAST_HEIGHT: Final = 300.0
CARD_HEIGHT: Final = 60.0
SEAT_WIDTH: Final = 182.0
STATUS_WIDTH: Final = 292.0
GAP: Final = 10.0

BAND_INSET: Final = 4.6
CORNERS: Final = corners((0, 0), SIZE)

OUTLINED: Final = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"'
WALLS: Final = f'fill="#e3c08a" {OUTLINED}'
GLOW: Final = 'fill="none" stroke="#ffca5f" stroke-width="2" stroke-linecap="round"'
TRUNK: Final = 'fill="none" stroke="#c79a62" stroke-width="2.6" stroke-linecap="round"'
RIPPLE: Final = 'fill="none" stroke="#c4e6fb" stroke-width="2.6" stroke-linecap="round"'

SHAPES: Final = {
    "volcano": (
        ('fill="#463940"', "M-23 7-17-10-6-17 8-17 19-9 24 7 13 17-11 17Z"),
        ('fill="#66555b"', "M-23 7-17-10-6-17 8-17 5-8-7-6-11 2Z"),
        ('fill="#5a4a50"', "M-23 7-11 2-7 7-11 17Z"),
        ('fill="#1b1416"', "M-11 2-7-6 5-8 12-3 10 5 1 9-7 7Z"),
        ('fill="#f4511e"', "M-7 1C-7-6 7-6 7 1S-7 8-7 1Z"),
    ),
    "lava": (
        ('fill="#f4511e"', "M-2-4C6-6 11-2 18-4S31-4 38-1.5L38 1.5C31 5 25 2 18 4S6 5-2 4Z"),
        (GLOW, "M0 0C8-2 12 1.5 19 0S28-1 34 0"),
    ),
    "jungle": (
        (TRUNK, "M1 15C3 8 2 1-1-5"),
        ('fill="#3aa866"', "M-1-5C-7-7-13-3-14 5-10 0-6-3-1-5ZM-1-5C5-8 12-4 14 4 9-1 5-3-1-5Z"),
        ('fill="#6fd694"', "M-1-5C-4-13-12-14-17-8-11-9-6-8-1-5ZM-1-5C2-13 10-15 16-9 10-9 4-8-1-5Z"),
        ('fill="#8fe3ad"', "M-1-5C-4-10-3-16 2-19 0-14 1-10-1-5Z"),
    ),
    "clearing": (
        ('fill="#74ad26"', "M-8 9C-8 5-11 2-15 1-9 1-6 4-5 9ZM5 9C6 5 10 4 14 4 10 5 8 7 8 9Z"),
        ('fill="#4a8213"', "M-4 9C-5 1-8-3-12-5-5-4-1 0-1 9ZM2 9C3 2 7-2 12-3 8 0 6 3 5 9Z"),
        ('fill="#3c700c"', "M-1 9C-2-1-1-8 2-13 3-7 3 0 2 9Z"),
    ),
    "sand": (
        ('fill="#e6c785"', "M-21 9C-12 6-8-6 0-8 9-8 12 5 21 9 8 11-10 11-21 9Z"),
        ('fill="#cfa75a"', "M0-8C9-8 12 5 21 9 14 10 8 10.5 3 10.5 6 4 1-1 0-8Z"),
    ),
    "rock": (
        ('fill="#4b4554"', "M-19 11-6-13 1-2 7-10 19 11Z"),
        ('fill="#6c6674"', "M-19 11-6-13-3 0-8 11ZM1-2 7-10 9 0 4 11-1 11Z"),
        ('fill="#f4f1f6"', "M-6-13-10-6-7-7-5-3-2-7ZM7-10 4-5 7-6 9-3 10-5Z"),
    ),
    "lake": ((RIPPLE, "M-16-7q4-5 8 0t8 0 8 0M-10 1q4-5 8 0t8 0 8 0M-15 9q4-5 8 0t8 0"),),
    "hut": ((WALLS, "M-10-1H10V13H-10Z"), (OUTLINED, "M-15 1 0-14 15 1Z")),
    "temple": (
        ('fill="#e3c08a"', "M-12-3H12V11H-12Z"),
        (f'fill="{PAPER}" {OUTLINED}', "M-16-3H-10V11H-16ZM10-3H16V11H10Z"),
        (OUTLINED, "M-21-2-13-9H-9L0-19 9-9H13L21-2ZM-20 11H20V16H-20Z"),
    ),
    "tower": ((WALLS, "M-10 17-7-6H7L10 17Z"), (OUTLINED, "M-13-4-8-11H-6L0-27 6-11H8L13-4Z")),
    **svg.emblems(4),
}
"""Paints and outlines around 0,0. What names no colour takes the owner's."""

EMBLEM_AT: Final = {"hut": (0.0, 4.4), "temple": (0.0, 0.8), "tower": (0.0, 3.2)}
PROPS_ALONE: Final = ((-16.0, -12.0, 0.6), (15.0, -9.0, 0.65), (-1.0, 12.0, 0.9))
PROPS_BESIDE: Final = ((-12.0, 21.0, 0.45), (12.0, 21.0, 0.45))
SUPPLY_AT: Final = ((66.0, 77.0), (112.0, 126.0), (152.0, 162.0))
ENDINGS: Final = {
    TWO_TYPES: "two types built",
    LAST_SIDE: "one side left",
    STACK_EXHAUSTED: "stack exhausted",
    ALL_PLACED: "every place taken",
}
TASKS: Final = {"draw": "draws a tile", "tile": "places the tile", "build": "builds"}


@dataclass(frozen=True)
class Ground:
    """What is to be seen on a field."""

    field: Field
    tile: int
    """Which of the tiles laid lies on top."""
    level: int
    terrain: str
    facing: int | None
    seat: int | None
    piece: str | None
    count: int

    @property
    def layers(self) -> int:
        """How high it is drawn."""
        return min(self.level, TALLEST)


Land = Relief[Ground]


def draw(state: State) -> str:
    """The position as an SVG document."""
    relief = Relief(survey(state), SIZE, LIFT)
    spots = [relief.middle(ground) for ground in relief.grounds.values()] or [(0.0, 0.0)]
    west, east = min(x for x, _ in spots), max(x for x, _ in spots)
    north, south = min(y for _, y in spots), max(y for _, y in spots)
    strip = SEAT_WIDTH * state.rules.players + STATUS_WIDTH + GAP * (state.rules.players + 2)
    width = max(east - west + 2 * (SIZE + MARGIN), strip)
    board = max(south - north + 2 * (SIZE + MARGIN), LEAST_HEIGHT)
    height = board + CARD_HEIGHT + GAP
    left, top = (west + east - width) / 2, (north + south - board) / 2
    lines = [
        svg.opening(left, top, width, height),
        f"<title>Taluva. {escape('. '.join(_status(state)))}.</title>",
        f"<desc>{escape(_description(state, relief.grounds))}</desc>",
        f"<defs>{svg.definitions('taluva', SHAPES, CORNERS)}</defs>",
        svg.sea("taluva", left, top, width, height),
        relief.waters(WATERS),
        '<g class="island">',
        *(_field(relief, ground) for ground in relief.from_the_north()),
        "</g>",
        _last_tile(relief) if relief.grounds else _first_site(),
        _legend(state, left + (width - strip) / 2 + GAP, top + board),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def survey(state: State) -> dict[Field, Ground]:
    """What lies on every field of land."""
    grounds = {}
    for tile, laid in enumerate(state.laid):
        for place in tile_places(laid >> 3 & 0xFFFF, laid & 7):
            field = field_of(place)
            seen = land_field(field, state.island.at(place))
            contents = (seen[part] for part in ("level", "terrain", "facing", "owner", "piece", "count"))
            grounds[field] = Ground(field, tile, *contents)
    return grounds


def _shape(name: str, x: float, y: float, scale: float = 1, turn: int = 0, attributes: str = "") -> str:
    return svg.use(f"taluva-{name}", x, y, scale, turn, attributes)


def _first_site() -> str:
    """Where the first volcano will lie."""
    return svg.line(svg.path(CORNERS) + "Z", PAPER, 2, ' class="site" stroke-dasharray="7 7"')


def _field(relief: Land, ground: Ground) -> str:
    words = f"{field_text(ground.field)}: {ground.terrain}, level {ground.level}"
    data = f'data-field="{field_text(ground.field)}" data-level="{ground.level}" data-terrain="{ground.terrain}"'
    if ground.piece is not None:
        words += f", {counted(ground.count, ground.piece)} of seat {ground.seat}"
        data += f' data-seat="{ground.seat}" data-piece="{ground.piece}"'
    parts = [
        f"<title>{escape(words)}</title>",
        relief.walls(ground),
        f'<use class="top" href="#taluva-hex" fill="{TERRAINS[ground.terrain]}"/>',
        relief.shade(ground),
        _edges(relief, ground),
        _props(ground),
        _outline(relief, ground),
        _piece(ground),
        _badge(ground),
    ]
    return svg.group(f'class="field" {data}', *relief.middle(ground), *parts)


def _edges(relief: Land, ground: Ground) -> str:
    """Thin seams inside the tile, thick lines around it."""
    seams, rims = "", ""
    for direction, beside in enumerate(relief.beside(ground)):
        if beside and beside.tile == ground.tile:
            seams += svg.path(relief.side(direction))
        else:
            rims += svg.path(relief.side(direction))
    return svg.line(seams, INK, 1, ' stroke-opacity="0.45"') + svg.line(rims, INK, 4.5)


def _volcano(facing: int) -> str:
    """The right field lies in the direction it faces, the left one in the next: the lava flows between them."""
    return _shape("volcano", 0, 0, 1.2) + _shape("lava", 0, 1, turn=30 + 60 * facing, attributes=' class="lava"')


def _props(ground: Ground) -> str:
    if ground.facing is not None:
        return _volcano(ground.facing)
    return "".join(_shape(ground.terrain, *spot) for spot in (PROPS_BESIDE if ground.piece else PROPS_ALONE))


def _outline(relief: Land, ground: Ground) -> str:
    """This field's share of the band along the inside of its settlement's outer edges."""
    if ground.seat is None:
        return ""
    outer = [beside is None or beside.seat != ground.seat for beside in relief.beside(ground)]
    inset = BAND_INSET / (SIZE * sqrt(3) / 2)
    points = []
    for corner, start in enumerate(CORNERS):
        # The band keeps its distance: at a bend it moves inwards, before a field of its own along the common side.
        end = (0.0, 0.0)
        if not outer[corner]:
            end = CORNERS[(corner + 1) % 6]
        elif not outer[corner - 1]:
            end = CORNERS[corner - 1]
        points.append(svg.towards(start, end, inset))
    sides = "".join(svg.path([points[side], points[(side + 1) % 6]]) for side in range(6) if outer[side])
    return svg.line(sides, INK, 7) + svg.line(sides, SEATS[ground.seat], 4, ' class="outline"')


def _piece(ground: Ground) -> str:
    if ground.seat is None or ground.piece is None:
        return ""
    x, y = EMBLEM_AT[ground.piece]
    text = _shape(ground.piece, 0, -4, 1.2, attributes=f' class="piece" fill="{SEATS[ground.seat]}"')
    text += _shape(f"emblem-{ground.seat}", x, y, attributes=f' class="emblem" fill="{INK}"')
    if ground.count > 1:
        style = f' class="huts" font-weight="bold" fill="{PAPER}" stroke="{INK}" stroke-width="3" paint-order="stroke"'
        text += svg.text(8, 16, f"\u00d7{ground.count}", 15, style)
    return text


def _badge(ground: Ground) -> str:
    """The level, where it is more than one."""
    if ground.level < 2:
        return ""
    x, y = (0, -27) if ground.facing == WEST else (-25, -18)  # at the left, unless lava flows there
    circle = f'<circle cx="{x}" cy="{y}" r="8.5" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
    number = svg.text(x, y + 4.4, str(ground.level), 12.5, f' font-weight="bold" text-anchor="middle" fill="{INK}"')
    return f'<g class="level">{circle}{number}</g>'


def _last_tile(relief: Land) -> str:
    """A bright line on the edge of the tile placed last."""
    last = max(ground.tile for ground in relief.grounds.values())
    rim = ""
    for ground in (ground for ground in relief.grounds.values() if ground.tile == last):
        for direction, beside in enumerate(relief.beside(ground)):
            hidden = beside and beside.level > ground.level and direction in (SOUTH_EAST, SOUTH_WEST)
            if not hidden and (beside is None or beside.tile != last):
                rim += svg.path(relief.side(direction, *relief.middle(ground)))
    return svg.line(rim, PAPER, 2, ' class="last" stroke-dasharray="12 14"')


def _legend(state: State, x: float, y: float) -> str:
    step = SEAT_WIDTH + GAP
    cards = [_seat_card(state, seat, x + step * seat, y) for seat in range(state.rules.players)]
    status = _status_card(state, x + step * state.rules.players, y)
    return f'<g class="legend" fill="{INK}">{"".join(cards)}{status}</g>'


def _seat_card(state: State, seat: int, x: float, y: float) -> str:
    place = state.place(seat)
    fate = " · ".join(["out"] * (seat in state.out) + [f"place {place}"] * (place is not None))
    name = f"Seat {seat}" + (f" with {(seat + 2) % 4}" if state.rules.teams else "")
    text = f'<circle cx="29" cy="30" r="18" fill="{SEATS[seat]}" stroke="{INK}" stroke-width="2"/>'
    text += _shape(f"emblem-{seat}", 29, 30, 2, attributes=f' class="emblem" fill="{ON_SEATS[seat]}"')
    text += svg.text(56, 22, name, 14, ' font-weight="bold"')
    text += svg.text(SEAT_WIDTH - 10, 22, fate, 12, f' class="fate" text-anchor="end" fill="{FADED}"') if fate else ""
    for piece, left, (icon, number) in zip(PIECES[1:], state.supply_of(seat), SUPPLY_AT, strict=True):
        text += _shape(piece, icon, 43, 0.55, attributes=f' fill="{SEATS[seat]}"')
        text += svg.text(number, 47.5, str(left), 13, f' class="{piece}s"')
    decision = state.decision
    kind_of_card = f'class="seat" data-seat="{seat}"' + (' opacity="0.75"' if seat in state.out else "")
    return svg.card(
        kind_of_card, x, y, SEAT_WIDTH, CARD_HEIGHT, text, lit=decision is not None and decision.seat == seat
    )


def _status_card(state: State, x: float, y: float) -> str:
    headline, task = _status(state)
    text = svg.text(14, 25, headline, 14, ' font-weight="bold"') + svg.text(14, 45, task, 13)
    if state.tile and not _is_placed(state):
        text += _little_tile(state.tile, STATUS_WIDTH - 36, 20.5)
    return svg.card('class="status"', x, y, STATUS_WIDTH, CARD_HEIGHT, text)


def _is_placed(state: State) -> bool:
    """Whether the tile drawn last is on the island."""
    return len(state.laid) == state.drawn


def _little_tile(tile: str, x: float, y: float) -> str:
    """A tile with its volcano on top."""
    text = ""
    left, right = (NAMES[LETTERS.index(letter)] for letter in tile)
    for terrain, field in (("volcano", (0, 0)), (left, (-1, 1)), (right, (0, 1))):
        ground = f'<use href="#taluva-hex" fill="{TERRAINS[terrain]}" stroke="{INK}" stroke-width="4"/>'
        icon = _volcano(SOUTH_EAST) if terrain == "volcano" else _shape(terrain, 0, 0, 1.2)
        text += svg.group("", *centre(field, SIZE), ground, icon)
    return f'<g class="tile" data-tile="{tile}" transform="translate({svg.n(x)} {svg.n(y)})scale(0.33)">{text}</g>'


def _status(state: State) -> tuple[str, str]:
    """Where the game stands, and what is to be done."""
    decision = state.decision
    if decision is None:
        winners = [str(seat) for seat in range(state.rules.players) if state.place(seat) == 1]
        who = f"Seat {winners[0]} wins" if len(winners) == 1 else f"Seats {', '.join(winners)} win"
        return "Game over", f"{who}: {ENDINGS[state.ended]}" if state.ended else who
    return f"Turn {state.turn} · {counted(state.left, 'tile')} left", f"Seat {decision.seat} {TASKS[decision.kind]}"


def _description(state: State, grounds: Mapping[Field, Ground]) -> str:
    sentences = ["The island is empty."]
    if grounds:
        highest = max(ground.level for ground in grounds.values())
        sentences = [f"The island has {counted(len(grounds), 'field')}, the highest on level {highest}."]
    if state.tile and not _is_placed(state):
        sentences.append(f"The tile in hand is {state.tile}.")
    for seat in range(state.rules.players):
        left = [counted(number, piece) for number, piece in zip(state.supply_of(seat), PIECES[1:], strict=True)]
        sentences.append(f"Seat {seat} ({SEAT_NAMES[seat]}) has {', '.join(left)} left.")
        sentences += [f"Seat {seat} is out."] if seat in state.out else []
    return " ".join(sentences)
