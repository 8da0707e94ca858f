"""Strokes and colours that the pictures of all games have in common."""

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

Point = tuple[float, float]
Shape = tuple[tuple[str, str], ...]
"""Paints, and the outlines that they fill."""

INK: Final = "#1c1315"
PAPER: Final = "#fbf6ea"
FADED: Final = "#75665c"
SEA: Final = "#1f7fa3"
WAVE: Final = "#3590b2"
ACCENT: Final = "#ffab2e"
STRATA: Final = (("#b0815a", "#835b3c"), ("#946848", "#6b482e"))
"""The walls of even and of odd layers: where they face south-west, towards the light, and south-east."""

SEATS: Final = ("#d5420f", "#f7f3e6", "#2b2f8f", "#f2c314", "#56b4e9")
ON_SEATS: Final = (INK, INK, PAPER, INK, INK)
SEAT_NAMES: Final = ("vermilion, circle", "ivory, triangle", "indigo, square", "gold, diamond", "sky blue, cross")
EMBLEMS: Final = (
    "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z",
    "M0-5.5 5.6 4H-5.6Z",
    "M-4.2-4.2H4.2V4.2H-4.2Z",
    "M0-6 5.2 0 0 6-5.2 0Z",
    "M-1.8-5.2H1.8V-1.8H5.2V1.8H1.8V5.2H-1.8V1.8H-5.2V-1.8H-1.8Z",
)
"""What tells seats apart besides their colours."""


def n(number: float) -> str:
    """A number, as short as it can be."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)


def line(path: str, colour: str, width: float, attributes: str = "") -> str:
    line = f'fill="none" stroke="{colour}" stroke-width="{n(width)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{path}" {line}{attributes}/>' if path else ""


def text(x: float, y: float, content: str, size: float, attributes: str = "") -> str:
    return f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}"{attributes}>{escape(content)}</text>'


def use(id: str, x: float, y: float, scale: float = 1, turn: int = 0, attributes: str = "") -> str:
    """A shape that has been defined, at a place."""
    steps = f"translate({n(x)} {n(y)})" if x or y else ""
    steps += f"rotate({turn})" if turn else ""
    steps += f"scale({n(scale)})" if scale != 1 else ""
    transform = f' transform="{steps}"' if steps else ""
    return f'<use href="#{id}"{transform}{attributes}/>'


def emblems(seats: int) -> dict[str, Shape]:
    """The shapes `emblem-0` and so on, in whatever colour they are used."""
    return {f"emblem-{seat}": (("", outline),) for seat, outline in enumerate(EMBLEMS[:seats])}


def group(kind: str, x: float, y: float, *content: str) -> str:
    """Things with their middle at a place, and what they are as attributes."""
    return f'<g{" " if kind else ""}{kind} transform="translate({n(x)} {n(y)})">{"".join(content)}</g>'


def card(kind: str, x: float, y: float, width: float, height: float, content: str, lit: bool = False) -> str:
    """A sheet of paper with something on it."""
    rim = f'stroke="{ACCENT}" stroke-width="4"' if lit else f'stroke="{INK}" stroke-width="1.5"'
    return group(kind, x, y, f'<rect width="{n(width)}" height="{n(height)}" rx="9" fill="{PAPER}" {rim}/>', content)


def opening(left: float, top: float, width: float, height: float, attributes: str = "") -> str:
    """How the document of a picture begins."""
    box = f'viewBox="{n(left)} {n(top)} {n(width)} {n(height)}" width="{n(width)}" height="{n(height)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" font-family="sans-serif"{attributes}>'


def sea(game: str, left: float, top: float, width: float, height: float) -> str:
    box = f'x="{n(left)}" y="{n(top)}" width="{n(width)}" height="{n(height)}"'
    return f'<rect class="sea" {box} fill="{SEA}"/><rect {box} fill="url(#{game}-waves)"/>'


def definitions(game: str, shapes: Mapping[str, Shape], hexagon: Sequence[Point]) -> str:
    """What a picture uses again and again: waves, the hexagon, shapes. The game's name keeps ids apart on a page."""
    groups = "".join(
        f'<g id="{game}-{name}">' + "".join(f'<path {paint} d="{outline}"/>' for paint, outline in parts) + "</g>"
        for name, parts in shapes.items()
    )
    waves = line("M10 16q5-6 10 0t10 0M54 44q5-6 10 0t10 0", WAVE, 2)
    pattern = f'<pattern id="{game}-waves" width="88" height="56" patternUnits="userSpaceOnUse">{waves}</pattern>'
    return f'{pattern}<path id="{game}-hex" d="{path(hexagon)}Z"/>{groups}'


def towards(start: Point, end: Point, part: float) -> Point:
    """The point that lies that part of the way from one to another."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def side(hexagon: Sequence[Point], direction: int, x: float = 0, y: float = 0) -> list[Point]:
    """The two corners of a side of a hexagon that has been moved there."""
    return [(x + dx, y + dy) for dx, dy in (hexagon[direction], hexagon[(direction + 1) % 6])]
