"""An analysis as text for a terminal, 100 columns wide."""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from surtsey.analysis.analysing import Analysis
from surtsey.analysis.judged_turns import ONLY_MOVE, Choice, Turn, hundredths, percent
from surtsey.analysis.judging import Values

WIDTH: Final = 100
NO_BREAK: Final = "\u00a0"
SIGNS: Final = {"blunder": "??", "mistake": "?", "inaccuracy": "?!", ONLY_MOVE: "!", None: ""}
"""Marks as players of board games write them."""


def table(analysis: Analysis) -> str:
    parts = [_head(analysis), _turns(analysis), _points(analysis), _summaries(analysis)]
    return "\n\n".join(part for part in parts if part) + "\n"


def meaning(analysis: Analysis) -> str:
    """What the values are."""
    if analysis.is_ranking:
        return "Values are the places that can be expected: 100 % is the first, 0 % the last."
    return "Values are chances to win."


def _better(choice: Choice) -> str:
    """What would have been better than a decision, and by how much."""
    return f"{_listed(choice.best)} instead of {_unbroken(choice.played)}: {percent(choice.loss)} better"


def _listed(actions: Iterable[str]) -> str:
    return "; ".join(_unbroken(action) for action in actions)


def _unbroken(text: str) -> str:
    """A text at whose spaces no line ends."""
    return text.replace(" ", NO_BREAK)


def _wrapped(text: str, width: int) -> list[str]:
    """The lines of a text, all but the first indented."""
    lines = wrap(text.replace(" %", f"{NO_BREAK}%"), width, subsequent_indent="  ", break_long_words=False)
    return [line.replace(NO_BREAK, " ") for line in lines] or [""]


def _head(analysis: Analysis) -> str:
    options = " ".join(f"{name}={value}" for name, value in analysis.options.items())
    lines = _wrapped(f"{analysis.game} {options}: {' - '.join(analysis.names)}", WIDTH)
    return "\n".join([*lines, f"Judged by {analysis.player}. {meaning(analysis)}"])


def _turns(analysis: Analysis) -> str:
    """A row for each turn, and under it what would have been better."""
    figures = max(len("before"), len(_figures(analysis.turns[0].before)))
    head = f"{'turn':>4} {'seat':>4}  {'before':{figures}}  {'after':{figures}}  {'loss':>5}     "
    lines = [head + "played"]
    for turn in analysis.turns:
        loss = percent(turn.loss(turn.seat)) if turn.seat in turn.deciders else ""
        row = f"{turn.number:>4} {turn.seat:>4}  {_figures(turn.before):{figures}}  {_figures(turn.after):{figures}}"
        row += f"  {loss:>5} {SIGNS[turn.mark(turn.seat)]:3} "
        lines += _beside(row, _listed(action.text for action in turn.actions))
        for text in _betters(turn):
            lines += _beside(" " * len(head), text)
    return "\n".join(lines)


def _betters(turn: Turn) -> Iterator[str]:
    for choice in turn.choices:
        if not choice.agrees:
            yield _better(choice) if choice.seat == turn.seat else f"seat {choice.seat}: {_better(choice)}"


def _figures(values: Values) -> str:
    return " ".join(f"{hundredths(value):>3}" for value in values)


def _beside(row: str, text: str) -> list[str]:
    """A row with a text in its last column, which may need more lines."""
    first, *others = _wrapped(text, WIDTH - len(row))
    return [(row + first).rstrip(), *(" " * len(row) + line for line in others)]


def _points(analysis: Analysis) -> str:
    points = analysis.turning_points
    if not points:
        return ""
    texts = [line for point in points for line in _wrapped(point.text, WIDTH - 2)]
    return "\n".join(["Turning points:", *(f"  {line}" for line in texts)])


def _summaries(analysis: Analysis) -> str:
    rows = [["", "mean loss", "inaccuracies", "mistakes", "blunders", "as good as the best"]]
    for seat in range(len(analysis.names)):
        summary = analysis.summary(seat)
        place = f", place {summary.place}" if summary.place else ""
        counts = map(str, (summary.inaccuracies, summary.mistakes, summary.blunders))
        loss = f"{100 * summary.mean_loss:.1f} %"
        rows.append([f"{summary.name}{place}", loss, *counts, percent(summary.agreement)])
    return "\n".join(_aligned(rows))


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([f"{first:{widths[0]}}", *cells]).rstrip()
