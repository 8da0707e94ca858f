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
STRATA: Final = (("#b0815a", "#835b3c"), ("#946848", "#6b482e"))
"""The walls of even and of odd layers: where they face south-west, towards the light, and south-east."""


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
