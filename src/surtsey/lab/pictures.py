"""Plots of figures with their intervals, as SVG that needs nothing from outside.

Variants are told apart by place and name, and only then by colour; the colours are safe for colour-blind readers.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

from surtsey import svg
from surtsey.svg import FADED, INK

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000")
WIDTH: Final = 640.0
NAMES: Final = 230.0
"""How wide the column of names is."""
ROW: Final = 22.0
MARGIN: Final = 14.0
FOOT: Final = 26.0
TICKS: Final = 6
"""At most."""
Scale = Callable[[float], float]


@dataclass(frozen=True)
class Row:
    """A point with its interval."""

    name: str
    value: float
    low: float
    high: float
    label: str
    colour: int = 0
    faded: bool = False


def intervals(rows: Sequence[Row], title: str, zero: bool = False) -> str:
    """Points with intervals below each other; with `zero`, a line where there is no difference."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([0.0] if zero else [])
    low, high = min(ends), max(ends)
    pad = (high - low) * 0.06 or abs(high) * 0.05 or 1.0
    low, high = low - pad, high + pad
    height = ROW * len(rows) + FOOT

    def x(value: float) -> float:
        return NAMES + (value - low) / (high - low) * (WIDTH - NAMES - 2 * MARGIN) + MARGIN

    parts = [svg.opening(0, 0, WIDTH, height), f"<title>{escape(title)}</title>"]
    bottom = height - FOOT
    for value in ticks(low, high):
        parts.append(svg.line(svg.path([(x(value), 0), (x(value), bottom)]), "#ddd3c4", 1))
        style = f' text-anchor="middle" fill="{FADED}"'
        parts.append(svg.text(x(value), height - 8, f"{value:.6g}", 11, style))
    if zero:
        parts.append(svg.line(svg.path([(x(0), 0), (x(0), bottom)]), INK, 1.5))
    for at, row in enumerate(rows):
        parts.append(_row(row, ROW * (at + 0.5), x))
    return "".join([*parts, "</svg>"])


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two ends: a handful."""
    rough = (high - low) / TICKS
    unit: float = 10 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    return [step * number for number in range(ceil(low / step), floor(high / step) + 1)]


def _row(row: Row, y: float, x: Scale) -> str:
    colour = FADED if row.faded else COLOURS[row.colour % len(COLOURS)]
    text = svg.text(NAMES - 6, y + 4, row.name, 12, f' text-anchor="end" fill="{FADED if row.faded else INK}"')
    bar = svg.line(svg.path([(x(row.low), y), (x(row.high), y)]), colour, 3)
    dot = f'<circle cx="{svg.n(x(row.value))}" cy="{svg.n(y)}" r="5" fill="{colour}"/>'
    return f"<g><title>{escape(f'{row.name}: {row.label}')}</title>{text}{bar}{dot}</g>"
