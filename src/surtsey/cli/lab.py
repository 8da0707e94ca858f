"""`surtsey lab`: experiments on the command line."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click

from surtsey.game import SurtseyError, counted

if TYPE_CHECKING:
    from surtsey.lab.experiment import Experiment

INTERRUPTED = 130
PROCESSES = click.option("--processes", type=click.IntRange(1), help="Games at a time.  [default: one for each core]")
RAY = click.option("--ray", default="", metavar="ADDRESS", help="Play on this Ray cluster instead, such as auto.")
OUT = click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="The folder to keep it in."
)


@click.group()
def lab() -> None:
    """Ask what a change of the rules does, and get an answer from games between bots."""


@lab.command()
@click.argument("game")
@click.argument("options", nargs=-1, metavar="[KEY=VALUE[,VALUE]...]...")
@click.option(
    "--players", multiple=True, metavar="NAME", help="Who plays; the last one named has all other seats.  [quick]"
)
@click.option("--decks", type=click.IntRange(1), help="How many decks to play.")
@click.option("--difference", type=float, metavar="SHARE", help="Play enough to find such a difference.  [0.05]")
@click.option("--until", default="", metavar="FIGURE", help="Stop when this figure certainly differs.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of all luck.")
@PROCESSES
@RAY
@OUT
def compare(
    game: str,
    options: tuple[str, ...],
    players: tuple[str, ...],
    decks: int | None,
    difference: float | None,
    until: str,
    seed: int,
    processes: int | None,
    ray: str,
    out: Path | None,
) -> None:
    """Compare variants of GAME, such as players=2,3.

    An option with several values is tried with each of them, and the others are compared with the first. All variants
    meet the same luck, with every player in every seat. The same command goes on where it was interrupted.
    """
    from surtsey.lab.experiment import read_words

    experiment = read_words(game, options, players, decks, difference, seed, until)
    _play(experiment, out or Path("lab", _name(game, options, players, seed)), processes, ray)


@lab.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@PROCESSES
@RAY
@OUT
def run(file: Path, processes: int | None, ray: str, out: Path | None) -> None:
    """Play the experiment that FILE describes; docs/lab.md says how such a file is written."""
    from surtsey.lab.experiment import read_file

    _play(read_file(file), out or Path("lab", file.stem), processes, ray)


@lab.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def show(folder: Path) -> None:
    """Print what came of the experiment in FOLDER, and write its report anew."""
    from surtsey.lab.folder import experiment_in

    _tell(experiment_in(folder), folder)


@lab.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.argument("file", type=click.File("w", encoding="utf-8", lazy=False))
def export(folder: Path, file: TextIO) -> None:
    """Write the figures of all games in FOLDER to FILE, as CSV with a line for each figure of each game."""
    from surtsey.lab.folder import decks_in, experiment_in, write_csv

    write_csv(experiment_in(folder), decks_in(folder), file)


@lab.command()
@click.argument("game")
def measures(game: str) -> None:
    """List what is measured of GAME."""
    from surtsey.games import game_named
    from surtsey.lab.measures.registry import measures_of

    for measure in measures_of(game_named(game).name):
        click.echo(f"{measure.name:18} {measure.meaning}")


def _play(experiment: "Experiment", path: Path, processes: int | None, ray: str) -> None:
    from contextlib import closing

    from surtsey.compiled import say_if_interpreted
    from surtsey.lab.folder import Folder
    from surtsey.lab.run import run as play

    say_if_interpreted()
    _announce(experiment, path)
    interrupted = False
    with Folder(path, experiment) as folder:
        label = f"{folder.count} decks are there" if folder.count else ""
        hidden = not sys.stderr.isatty()
        missing = max(0, experiment.decks - folder.count)
        try:
            with (
                click.progressbar(length=missing, label=label, file=sys.stderr, hidden=hidden) as progress,
                closing(play(experiment, folder, processes or os.cpu_count() or 1, ray)) as decks,
            ):
                for _ in decks:
                    progress.update(1)
        except KeyboardInterrupt:
            interrupted = True
            click.echo(
                f"interrupted after {counted(folder.count, 'deck')}; the same command goes on from here", err=True
            )
    _tell(experiment, path)
    if interrupted:
        raise SystemExit(INTERRUPTED)


def _announce(experiment: "Experiment", path: Path) -> None:
    names = ", ".join(variant.name for variant in experiment.variants)
    click.echo(
        f"{counted(experiment.games, 'game')} with {counted(experiment.decks, 'deck')} in '{path}': {names}", err=True
    )
    if len(experiment.variants) > 1:
        points = 100 * experiment.detectable
        click.echo(
            f"a difference of {points:.1f} points in a share will be found in 95 % of such experiments", err=True
        )


def _tell(experiment: "Experiment", path: Path) -> None:
    from surtsey.keeping import write_safely
    from surtsey.lab.answers import findings
    from surtsey.lab.folder import decks_in
    from surtsey.lab.remarkable import remarkable
    from surtsey.lab.report import report
    from surtsey.lab.results import FEWEST_DECKS, gathered
    from surtsey.lab.stopping import Stopping
    from surtsey.lab.table import table

    results = gathered(experiment, decks_in(path))
    stopping = Stopping(experiment, decks_in(path))
    if stopping.is_certain and results.decks < experiment.decks:
        results.stopped = stopping.interval
    if results.decks < FEWEST_DECKS:
        raise SurtseyError(
            f"nothing can be said before {FEWEST_DECKS} decks have been played; there are {results.decks}"
        )
    write_safely(path / "report.html", report(results, remarkable(results)))
    click.echo(table(results, findings(results)))
    click.echo(f"\nreport: {path / 'report.html'}")


def _name(game: str, options: tuple[str, ...], players: tuple[str, ...], seed: int) -> str:
    """A folder for an experiment that was not given one: the same words, the same folder."""
    words = [game, *options, *players, *([] if seed == 1 else [f"seed{seed}"])]
    return "-".join("".join(sign if sign.isalnum() or sign in "_." else "-" for sign in word) for word in words)[:120]
