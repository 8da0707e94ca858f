"""Games worth looking at: a typical one of each variant, and the shortest and the longest."""

from surtsey.lab.playing import record_of
from surtsey.lab.results import Results

LENGTH = "turns"


def remarkable(results: Results) -> dict[str, str]:
    """The records, by what they are. They are played once more, since chance and players are the same."""
    experiment = results.experiment
    records = {}
    for variant, each in enumerate(experiment.variants):
        lengths = results.values(variant, LENGTH)
        order = sorted(range(len(lengths)), key=lambda deck: lengths[deck])
        for name, deck in (("a typical game", order[len(order) // 2]), ("a short game", order[0]),
                           ("a long game", order[-1])):  # fmt: skip
            records[f"{each.name}: {name} (deck {deck})"] = record_of(experiment, variant, deck, 0)
    return records
