"""`surtsey analyse`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click

if TYPE_CHECKING:
    from surtsey.analysis import Analysis
    from surtsey.players.player import Budget, Player
    from surtsey.records import Record

OUTPUT = click.Path(dir_okay=False, writable=True, allow_dash=True, path_type=Path)


@click.command()
@click.argument("record", type=click.File("r", encoding="utf-8-sig"))
@click.option("--player", "name", default="search:400", show_default=True, metavar="NAME", help="Who judges.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of the player.")
@click.option("--json", "data", type=OUTPUT, metavar="FILE", help="Write everything as JSON.")
@click.option("--html", "page", type=OUTPUT, metavar="FILE", help="Write a page with a graph.")
def analyse(record: TextIO, name: str, seed: int, data: Path | None, page: Path | None) -> None:
    """Say what the decisions of a game were worth.

    RECORD may be - for standard input; the game need not be over. For each turn the table has the judgement before and
    after it, what was lost, and what would have been better; then come the turning points and a summary. FILE may be -
    for standard output, which then takes the place of the table.
    """
    import json

    from surtsey.analysis import page as page_of
    from surtsey.analysis.text_table import table
    from surtsey.compiled import say_if_interpreted
    from surtsey.players.making import limits_of, make_player
    from surtsey.records import read

    for output in (data, page):
        _check_folder(output)
    player = make_player(name, seed)
    game = read(record.read())
    budget = limits_of(name, game.game.name)
    say_if_interpreted()
    found = _with_bar(game, player, budget)
    if data is not None:
        _write(data, json.dumps(found.json(), ensure_ascii=False, indent=1) + "\n")
    if page is not None:
        _write(page, page_of(found, game))
    if not {str(data), str(page)} & {"-"}:
        click.echo(table(found), nl=False)


def _with_bar(record: "Record", player: "Player", budget: "Budget | None") -> "Analysis":
    """Analyses, and shows on a terminal how far it is."""
    from surtsey.analysis import analyse

    if not sys.stderr.isatty():
        return analyse(record, player, budget=budget)
    actions = len(record.state.history())
    with click.progressbar(length=actions, label="analysing", file=sys.stderr) as bar:
        return analyse(record, player, lambda _done, _all: bar.update(1), budget)


def _check_folder(output: Path | None) -> None:
    """Says at once that a file cannot be written, not after the work."""
    if output is not None and not output.parent.is_dir():
        raise click.BadParameter(f"there is no folder '{output.parent}' to write '{output.name}' to")


def _write(output: Path, text: str) -> None:
    with click.open_file(str(output), "w", encoding="utf-8") as file:
        file.write(text)
