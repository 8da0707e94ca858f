"""What an experiment has found: differences that are certain, in sentences, and what could not have been seen."""

from dataclasses import dataclass

from surtsey.game import counted
from surtsey.lab.estimates import LEVEL, Difference, holm
from surtsey.lab.measures.registry import measure_named
from surtsey.lab.results import Results

TOLD = 3
"""Differences in the first sentence."""


@dataclass(frozen=True)
class Finding:
    """How a variant differs from the first one in one figure."""

    figure: str
    variant: int
    difference: Difference
    """With an interval that is wide enough for all that are compared together."""
    certain: bool

    @property
    def size(self) -> float:
        """In standard errors."""
        reach = self.difference.high - self.difference.low
        return abs(self.difference.value) / reach if reach else 0.0


def findings(results: Results) -> list[Finding]:
    """All differences from the first variant, corrected for how many they are."""
    asked = [
        (figure, variant)
        for figure in results.figures
        for variant in range(1, len(results.experiment.variants))
        if results.difference(variant, figure, LEVEL) is not None
    ]
    found: list[Finding] = []
    if not asked:
        return found
    differences = [results.difference(variant, figure, LEVEL / len(asked)) for figure, variant in asked]
    told = [difference for difference in differences if difference is not None]
    for (figure, variant), difference, certain in zip(asked, told, holm([each.p for each in told]), strict=True):
        found.append(Finding(figure, variant, difference, certain))
    return found


def answer(results: Results, found: list[Finding]) -> str:
    """The answer in two sentences, or why there is none."""
    experiment = results.experiment
    if results.stopped:
        kind = measure_named(experiment.until, experiment.game_name).kind
        low, high = (number(end, kind) for end in results.stopped)
        return (
            f"{_certain(results, found)} It was stopped after {results.decks} of {experiment.decks} decks, as "
            f"{experiment.until} certainly differs, by {low} to {high}, which holds however often one looks."
        )
    if results.decks < experiment.decks:
        return f"Not finished: {results.decks} of {experiment.decks} decks have been played. {_certain(results, found)}"
    return f"{_certain(results, found)} {sensitivity(results)}"


def sensitivity(results: Results) -> str:
    """What could have been seen, stated for a share near one half: no other needs more games."""
    if len(results.experiment.variants) < 2:
        return f"{counted(results.decks, 'deck')} were played."
    points = 100 * results.experiment.detectable
    return (
        f"It was made to see a difference of {points:.1f} points in how often something happens, with 95 % certainty; "
        "smaller ones may be there."
    )


def _certain(results: Results, found: list[Finding]) -> str:
    certain = sorted((finding for finding in found if finding.certain), key=lambda finding: -finding.size)
    if len(results.experiment.variants) < 2:
        return "One variant alone was played, so there is nothing to compare."
    if not certain:
        return "No difference is certain."
    told: list[str] = []
    for variant in dict.fromkeys(finding.variant for finding in certain[:TOLD]):
        changes = [change(results, finding) for finding in certain[:TOLD] if finding.variant == variant]
        told.append(f"{'; with' if told else 'With'} {versus(results, variant)}: {', '.join(changes)}")
    more = len(certain) - TOLD
    return "".join(told) + (f"; and {counted(more, 'more difference')} that are certain." if more > 0 else ".")


def versus(results: Results, variant: int) -> str:
    variants = results.experiment.variants
    return f"{variants[variant].name} instead of {variants[0].name}"


def change(results: Results, finding: Finding) -> str:
    """A difference in words and figures: from what to what, and how sure."""
    one, other = results.estimate(0, finding.figure), results.estimate(finding.variant, finding.figure)
    assert one is not None
    assert other is not None
    kind = measure_named(finding.figure, results.experiment.game_name).kind
    reach = (finding.difference.high - finding.difference.low) / 2
    gap = number(abs(finding.difference.value), kind)
    sign = "+" if finding.difference.value > 0 else "\u2212"
    return (
        f"{finding.figure} {number(one.value, kind)} \u2192 {number(other.value, kind)} "
        f"({sign}{gap} \u00b1 {number(reach, kind)})"
    )


def number(value: float, kind: str) -> str:
    """As it is read: shares in per cent, means with three digits or so."""
    if kind != "mean":
        return f"{100 * value:.1f} %"
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.1f}" if abs(value) >= 20 else f"{value:.2f}"
