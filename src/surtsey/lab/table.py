"""The results as a table for the terminal."""

from surtsey.lab.answers import Finding, answer, number
from surtsey.lab.measures.registry import measure_named
from surtsey.lab.results import Results

GAP = "  "


def table(results: Results, found: list[Finding]) -> str:
    """The answer, and below it a line for each figure: every variant with its 95 % interval, then the differences."""
    experiment = results.experiment
    marks = {(finding.figure, finding.variant): finding for finding in found}
    head = ["", *(variant.name for variant in experiment.variants)]
    rows = [head]
    for figure in results.figures:
        kind = measure_named(figure, experiment.game_name).kind
        row = [figure]
        for variant in range(len(experiment.variants)):
            estimate = results.estimate(variant, figure)
            if estimate is None:
                row.append("\u2013")
                continue
            finding = marks.get((figure, variant))
            mark = " *" if finding is not None and finding.certain else ""
            low, high = number(estimate.low, kind), number(estimate.high, kind)
            row.append(f"{number(estimate.value, kind)} [{low}, {high}]{mark}")
        if any(cell != "\u2013" for cell in row[1:]):
            rows.append(row)
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = [GAP.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    note = "* certainly different from the first, all comparisons together" if any(f.certain for f in found) else ""
    return "\n".join([answer(results, found), "", *lines, *([note] if note else [])])
