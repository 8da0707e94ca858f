"""The judgement over the game as a picture: one line for each seat, with its colour and its emblem.

The colours of the seats are the same on light and on dark ground; what makes them stand out there is a casing around
every line, in the page's colour `--casing`. What else has to differ takes its paint from the page as well.
"""

from collections.abc import Sequence
from html import escape
from typing import Final

from surtsey import svg
from surtsey.analysis.analysing import Analysis
from surtsey.analysis.judged_turns import Turn, percent
from surtsey.svg import SEATS, Point

EMBLEMS: Final = (
    "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z",
    "M0-5.5 5.6 4H-5.6Z",
    "M-4.2-4.2H4.2V4.2H-4.2Z",
    "M0-6 5.2 0 0 6-5.2 0Z",
    "M-1.8-5.2H1.8V-1.8H5.2V1.8H1.8V5.2H-1.8V1.8H-5.2V-1.8H-1.8Z",
)
"""Outlines around 0,0, as on the pictures of the games."""
SHAPES: Final = ("circle", "triangle", "square", "diamond", "cross")

HEIGHT: Final = 400.0
LEFT: Final = 50.0
RIGHT: Final = 76.0
TOP: Final = 44.0
BOTTOM: Final = 46.0
NAMED_FROM: Final = 700.0
"""A graph of this width has room for names at the ends of the lines."""
NAME_WIDTH: Final = 100.0
LONGEST_NAME: Final = 12
LABEL_GAP: Final = 20.0
MARKER: Final = 12.0
"""The radius of the number of a turning point: big enough for a finger."""
TICK_WIDTH: Final = 44.0
STEPS: Final = (1, 2, 5, 10, 20, 50, 100)
EMBLEM_WIDTH: Final = 110.0
"""About so far are a line's emblems apart."""


def graph(analysis: Analysis, width: float) -> str:
    """One SVG element for a page. There may be several of different width."""
    right = width - RIGHT - (NAME_WIDTH if width >= NAMED_FROM else 0)
    lines = [_points(analysis, seat, right) for seat in range(len(analysis.names))]
    id = f"graph-{svg.n(width)}"
    return "".join(
        [
            f'<svg id="{id}" viewBox="0 0 {svg.n(width)} {svg.n(HEIGHT)}" role="group" font-size="14"'
            f' aria-labelledby="{id}-title" aria-describedby="{id}-desc">',
            f'<title id="{id}-title">The judgement over the game</title>',
            f'<desc id="{id}-desc">{escape(_description(analysis))}</desc>',
            _grid(analysis, right),
            _guides(analysis, right),
            *(_line(seat, points) for seat, points in enumerate(lines)),
            _ends(analysis, [points[-1] for points in lines], width >= NAMED_FROM),
            _markers(analysis, right),
            "</svg>",
        ]
    )


def emblem(seat: int, x: float, y: float, scale: float = 1.4) -> str:
    """A seat's emblem in its colour."""
    paint = f'fill="{SEATS[seat]}" stroke="var(--casing)" stroke-width="1.2" stroke-linejoin="round"'
    return f'<path d="{EMBLEMS[seat]}" {paint} transform="translate({svg.n(x)} {svg.n(y)})scale({svg.n(scale)})"/>'


def _x(analysis: Analysis, row: int, part: float, right: float) -> float:
    """Where a part of a turn lies: 0 its beginning, 1 its end."""
    return LEFT + (right - LEFT) * (row - 1 + part) / len(analysis.turns)


def _y(value: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value


def _points(analysis: Analysis, seat: int, right: float) -> list[Point]:
    """The judgement of each turn, before and after."""
    points = []
    for turn in analysis.turns:
        points.append((_x(analysis, turn.row, 0.2, right), _y(turn.before[seat])))
        points.append((_x(analysis, turn.row, 0.8, right), _y(turn.after[seat])))
    return points


def _grid(analysis: Analysis, right: float) -> str:
    text = ""
    for value in (0, 0.25, 0.5, 0.75, 1):
        y = _y(value)
        text += svg.line(svg.path([(LEFT, y), (right, y)]), "var(--rule)", 2 if value == 0.5 else 1)
        text += svg.text(LEFT - 8, y + 5, percent(value), 14, ' text-anchor="end" fill="var(--faded)"')
    for turn in _ticks(analysis.turns, right - LEFT):
        x = _x(analysis, turn.row, 0.5, right)
        text += svg.text(x, HEIGHT - BOTTOM + 19, str(turn.number), 14, ' text-anchor="middle" fill="var(--faded)"')
    return text + svg.text((LEFT + right) / 2, HEIGHT - 6, "turn", 14, ' text-anchor="middle" fill="var(--faded)"')


def _ticks(turns: Sequence[Turn], width: float) -> list[Turn]:
    """The turns whose numbers stand below: as many as have room, at a round distance. The set-up has no number."""
    room = max(1.0, width / TICK_WIDTH)
    step = next((step for step in STEPS if len(turns) / step <= room), STEPS[-1])
    return [turn for turn in turns if turn.number and turn.number % step == 0]


def _line(seat: int, points: Sequence[Point]) -> str:
    text = svg.line(svg.path(points), "var(--casing)", 5) + svg.line(svg.path(points), SEATS[seat], 2.6)
    length = points[-1][0] - points[0][0]
    count = max(1, min(len(points) // 2, int(length / EMBLEM_WIDTH)))
    for number in range(count):
        # Each seat's emblems stand a little further on, so that lines that run together can be told apart.
        part = (number + 0.15 + 0.17 * seat) / count
        text += emblem(seat, *points[min(int(part * len(points)), len(points) - 1)])
    return f'<g class="seat" data-seat="{seat}">{text}</g>'


def _ends(analysis: Analysis, ends: Sequence[Point], named: bool) -> str:
    """The emblem, the last value and the name at the end of each line."""
    text = ""
    for seat, y in zip(*_apart([y for _, y in ends]), strict=True):
        x = ends[seat][0] + 18
        label = percent(analysis.turns[-1].after[seat])
        if named:
            name = analysis.names[seat]
            label += f" {name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + '…'}"
        text += emblem(seat, x, y) + svg.text(x + 13, y + 5, label, 14, ' fill="var(--ink)"')
    return text


def _apart(heights: Sequence[float]) -> tuple[list[int], list[float]]:
    """The lines from top to bottom, and the heights of their labels, moved so that none covers another."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    lowest = HEIGHT - BOTTOM - LABEL_GAP * (len(heights) - 1)
    placed: list[float] = []
    for number, index in enumerate(order):
        above = placed[-1] + LABEL_GAP if placed else 0.0
        placed.append(max(above, min(heights[index], lowest + LABEL_GAP * number)))
    return order, placed


def _spots(analysis: Analysis, right: float) -> list[tuple[float, Point]]:
    """For each turning point: where on the rail its number stands, and the place on the line that it means."""
    spots: list[tuple[float, Point]] = []
    points = analysis.turning_points
    for number, point in enumerate(points):
        turn = analysis.turns[point.row - 1]
        values, part = (turn.before, 0.2) if point.kind == "luck" else (turn.after, 0.8)
        x = _x(analysis, point.row, part, right)
        least = spots[-1][0] + 2 * MARKER + 2 if spots else LEFT
        most = right - (2 * MARKER + 2) * (len(points) - 1 - number)
        spots.append((max(least, min(x, most)), (x, _y(values[point.seat]))))
    return spots


def _guides(analysis: Analysis, right: float) -> str:
    text = ""
    for rail, (x, y) in _spots(analysis, right):
        guide = svg.path([(rail, TOP - 24), (x, TOP - 4), (x, y)])
        text += svg.line(guide, "var(--faded)", 1, ' stroke-dasharray="3 4"')
    return text


def _markers(analysis: Analysis, right: float) -> str:
    """The numbers of the turning points, each a link to its turn in the table."""
    text = ""
    points = analysis.turning_points
    for number, (point, (rail, (x, y))) in enumerate(zip(points, _spots(analysis, right), strict=True), 1):
        text += f'<circle cx="{svg.n(x)}" cy="{svg.n(y)}" r="7" fill="none" stroke="var(--accent)" stroke-width="3"/>'
        disc = f'<circle cx="{svg.n(rail)}" cy="{svg.n(TOP - 26)}" r="{svg.n(MARKER)}" fill="var(--accent)"/>'
        style = ' text-anchor="middle" font-weight="bold" fill="var(--on-accent)"'
        label = svg.text(rail, TOP - 21, str(number), 14, style)
        title = f"<title>{escape(point.text)}</title>"
        about = escape(f"Turning point {number}. {point.text}")
        text += f'<a href="#row-{point.row}" aria-label="{about}">{title}{disc}{label}</a>'
    return text


def _description(analysis: Analysis) -> str:
    first, last = analysis.turns[0], analysis.turns[-1]
    sentences = [f"From {first.title} to {last.title}, one line for each player."]
    for seat, name in enumerate(analysis.names):
        start, end = percent(first.before[seat]), percent(last.after[seat])
        sentences.append(f"{name} ({SHAPES[seat]}) begins at {start} and ends at {end}.")
    return " ".join(sentences)
