"""The answer as one HTML file that works offline: question, answer, differences with their intervals, every measure."""

from collections.abc import Mapping
from html import escape
from itertools import groupby
from typing import Final

from surtsey.game import counted
from surtsey.lab.answers import Finding, answer, change, findings, number, versus
from surtsey.lab.estimates import LEVEL
from surtsey.lab.experiment import Experiment
from surtsey.lab.measures.registry import measure_named
from surtsey.lab.pictures import Row, intervals
from surtsey.lab.results import Results

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1c1315; background: #fbf6ea; margin: 0 auto; max-width: 46rem;
  padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin-bottom: 0.25rem; }
h2 { font-size: 1.2rem; margin-top: 2rem; border-bottom: 1px solid #d8cab2; }
h3 { font-size: 1rem; margin-bottom: 0; }
.answer { font-size: 1.15rem; background: #fff; border-left: 5px solid #d5420f; padding: 0.6rem 1rem; }
.small { color: #75665c; font-size: 0.9rem; }
svg { width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: left; padding: 0.2rem 0.5rem; border-bottom: 1px solid #e6dcc8; vertical-align: top; }
pre { overflow-x: auto; background: #fff; padding: 0.5rem; font-size: 0.8rem; }
@media print { body { background: #fff; max-width: none; } section { break-inside: avoid; } details { display: none; } }
"""
MOST_DIFFERENCES: Final = 16


def report(results: Results, records: Mapping[str, str]) -> str:
    """The whole document. Records are whole games by what is special about them."""
    experiment = results.experiment
    found = findings(results)
    title = question(experiment)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="answer">{escape(answer(results, found))}</p>',
        _differences(results, found),
        _conditions(results),
        *_measures(results, found),
        _games(records),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>\n' + "\n".join(
        part for part in parts if part
    ) + "\n</body></html>\n"  # fmt: skip


def question(experiment: Experiment) -> str:
    """What was asked, in the words of the file or, without any, by the variants."""
    if experiment.question:
        return experiment.question
    game = experiment.game_name.capitalize()
    if len(experiment.variants) < 2:
        return f"{game}: what is it like?"
    return f"{game}: what changes between {' and '.join(variant.name for variant in experiment.variants)}?"


def _differences(results: Results, found: list[Finding]) -> str:
    """The greatest ones, in standard errors, the certain ones in colour."""
    certain = [finding for finding in found if finding.certain]
    shown = sorted(found, key=lambda finding: (not finding.certain, -finding.size))[:MOST_DIFFERENCES]
    if not shown:
        return ""
    rows = []
    for finding in shown:
        reach = (finding.difference.high - finding.difference.low) / 2 or 1.0
        variant = results.experiment.variants[finding.variant].name
        name = finding.figure if len(results.experiment.variants) == 2 else f"{finding.figure}, {variant}"
        gap = finding.difference
        kind = measure_named(finding.figure, results.experiment.game_name).kind
        label = f"{number(finding.difference.value, kind)}, correlation {finding.difference.correlation:.2f}"
        scaled = gap.value / reach, gap.low / reach, gap.high / reach
        rows.append(Row(name, *scaled, label=label, colour=finding.variant, faded=not finding.certain))
    items = "".join(
        f"<li>{escape(f'{change(results, finding)}, with {versus(results, finding.variant)}')}</li>"
        for finding in shown
        if finding.certain
    )
    return (
        f"<section><h2>What is different</h2>{intervals(rows, 'Differences from the first variant', zero=True)}"
        f'<p class="small">Each difference by its own uncertainty; what is certain is in colour. '
        f"{counted(len(found), 'comparison')} together call a false difference in {100 * LEVEL:g} % of experiments at "
        f"most; {counted(len(certain), 'difference')} of them are certain.</p>"
        + (f"<ul>{items}</ul>" if items else "")
        + "</section>"
    )


def _conditions(results: Results) -> str:
    """All that has to be known to play it again, and how far the pairs helped."""
    experiment = results.experiment
    rows = [
        ("players", ", ".join(experiment.players) + " (bots: strong players may see it otherwise)"),
        ("decks", f"{results.decks} of {experiment.decks}, each with the same luck for all variants"),
        ("games", str(results.decks * experiment.games // experiment.decks)),
        ("seed", str(experiment.seed)),
        *((variant.name, " ".join(f"{k}={v}" for k, v in variant.options.items())) for variant in experiment.variants),
    ]
    if len(experiment.variants) > 1:
        pairs = [results.difference(1, figure, LEVEL) for figure in ("turns", "first seat wins")]
        told = [f"{pair.correlation:.2f}" for pair in pairs if pair is not None]
        rows.append(("correlation", f"{' and '.join(told)} of turns and of who wins, between variants with one luck"))
    body = "".join(f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in rows)
    return f"<section><h2>How it was played</h2><table>{body}</table></section>"


def _measures(results: Results, found: list[Finding]) -> list[str]:
    """Every measure: its figures by variant."""
    experiment = results.experiment
    game = experiment.game_name
    sections = ["<h2>Every measure</h2>"]
    for name, figures in groupby(results.figures, lambda figure: measure_named(figure, game).name):
        rows = []
        measure = measure_named(name, game)
        for figure in figures:
            for variant in range(len(experiment.variants)):
                estimate = results.estimate(variant, figure)
                if estimate is not None:
                    part = figure.partition(": ")[2]
                    label = experiment.variants[variant].name
                    row_name = f"{part}, {label}" if part and len(experiment.variants) > 1 else part or label
                    told = f"{number(estimate.value, measure.kind)} in {estimate.decks} decks"
                    rows.append(Row(row_name, estimate.value, estimate.low, estimate.high, told, variant))
        if rows:
            plot = intervals(rows, f"{name}, with 95 % intervals")
            sections.append(f"<section><h3>{escape(name)}</h3>")
            sections.append(f'<p class="small">{escape(measure.meaning)}</p>{plot}</section>')
    return sections


def _games(records: Mapping[str, str]) -> str:
    if not records:
        return ""
    games = "".join(
        f"<details><summary>{escape(name)}</summary><pre>{escape(record)}</pre></details>"
        for name, record in records.items()
    )
    return f'<h2>Games</h2><p class="small">Records for the replay page, or `surtsey replay`.</p>{games}'
