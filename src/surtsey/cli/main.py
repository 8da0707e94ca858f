"""What `surtsey` does on the command line. Each command imports what it needs, so that --help is quick."""

import io
import sys
from typing import Any, TextIO

import click

from surtsey import __version__
from surtsey.cli.analyse import analyse
from surtsey.cli.arena import arena
from surtsey.cli.lab import lab
from surtsey.compiled import is_compiled, say_if_interpreted
from surtsey.game import SurtseyError
from surtsey.server.command import serve

OPTIONS = click.argument("options", nargs=-1, metavar="[KEY=VALUE]...")


class Surtsey(click.Group):
    """Turns bad input into one sentence and exit code 2."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except SurtseyError as error:
            raise click.UsageError(str(error)) from None
        except UnicodeDecodeError:
            raise click.UsageError("the file is not text in UTF-8") from None
        except click.FileError as error:
            raise click.UsageError(error.format_message()) from None


def print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        how = "compiled" if is_compiled() else "interpreted"
        click.echo(f"surtsey {__version__} ({how}, Python {sys.version.split()[0]})")
        ctx.exit()


@click.group(cls=Surtsey, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Show the version and exit.",
)
def main() -> None:
    """Board games: rules, records, players, an arena, an engine for bots, a server for browsers."""


@main.command()
def engine() -> None:
    """Speak the engine protocol on standard input and output."""
    from surtsey.protocol import converse

    say_if_interpreted()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")  # no bytes can break a conversation
    converse(sys.stdin, sys.stdout)


@main.command()
@click.argument("file", type=click.File("r", encoding="utf-8-sig"))
@click.option("--at", "turn", type=int, metavar="N", help="Show the position after turn N instead of the last one.")
@click.option("--svg", type=click.File("w", encoding="utf-8"), metavar="OUT", help="Write a picture of it too.")
@click.option("--log", is_flag=True, help="Tell what happened until then.")
@click.option("--language", default="en", metavar="CODE", help="Tell it in this language: en, fr or de.")
def replay(file: TextIO, turn: int | None, svg: TextIO | None, log: bool, language: str) -> None:
    """Check the record in FILE and show a position of it.

    FILE may be - for standard input. Every action is replayed by the rules. Of a damaged record the part before the
    damage is shown, and the exit code is 2.
    """
    from surtsey.records import RecordError, read

    damage: RecordError | None = None
    try:
        record = read(file.read())
    except RecordError as error:
        if error.readable is None:
            raise
        record, damage = error.readable, error
    wording = record.game.sentences.wording(language)
    state, events = record.at(record.turns if turn is None else turn)
    players = " - ".join(record.names.get(seat, f"seat {seat}") for seat in range(state.rules.players))
    options = " ".join(f"{name}={value}" for name, value in state.rules.options().items())
    click.echo(f"{record.game.name} {options}: {players}\n")
    if log:
        click.echo("\n".join(wording.say(event) for event in events) + "\n")
    click.echo(record.game.board(state))
    if svg is not None:
        svg.write(record.game.svg(state))
    if damage is not None:
        raise SurtseyError(f"the record is damaged: {damage}")


@main.command()
@click.argument("game")
@OPTIONS
@click.option("-o", "--output", type=click.File("w", encoding="utf-8"), default="-", help="Write to a file.")
def new(game: str, options: tuple[str, ...], output: TextIO) -> None:
    """Play a random game and write its record.

    The options are those that `surtsey rules GAME` lists, and seed=NUMBER for a certain game.
    """
    from surtsey.chance import PLAYERS, Chance
    from surtsey.games import game_named
    from surtsey.protocol import read_options, read_seed
    from surtsey.records import Record

    keys = read_options(options)
    seed = read_seed(keys.pop("seed", None))
    chosen = game_named(game)
    state = chosen.new(keys, seed)
    chance = Chance(seed, PLAYERS)
    while legal := state.legal():
        state.play(legal[chance.below(len(legal))])
    output.write(str(Record(chosen, state)))


@main.command()
@click.argument("game")
def rules(game: str) -> None:
    """List the options and presets of GAME with their meaning."""
    from surtsey.games import game_named

    chosen = game_named(game)
    click.echo(f"{chosen.options[0].name}s of {game}:")
    for preset, meaning in chosen.presets.items():
        click.echo(f"  {preset:12} {meaning}")
    click.echo("\noptions, written key=value:")
    for option in chosen.options:
        click.echo(f"  {option.name}")
        click.echo(f"      {option.meaning}")
        click.echo(f"      {option.values} (default: {option.default})")


@main.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=10_000, show_default=True, help="How many games to play.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of the first game.")
@click.option("--search", is_flag=True, help="Play them inside the search tree, one from every new node.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(game: str, games: int, seed: int, search: bool, as_json: bool) -> None:
    """Play uniformly random games on one core and report the speed."""
    import json

    from surtsey.bench import bench as bench_random
    from surtsey.bench import bench_search

    say_if_interpreted()
    measure = (bench_search if search else bench_random)(game, games, seed)
    if as_json:
        figures = {
            "game": measure.game,
            "search": search,
            "games": measure.games,
            "seed": measure.seed,
            "compiled": measure.compiled,
            "seconds": round(measure.seconds, 3),
            "games_per_second": round(measure.games_per_second, 1),
            "decisions_per_second": round(measure.decisions_per_second, 1),
        }
        click.echo(json.dumps(figures))
    else:
        where = ", inside the search tree," if search else ""
        how = "compiled" if measure.compiled else "interpreted"
        click.echo(
            f"{measure.games} games of {game}{where} in {measure.seconds:.2f} s: "
            f"{measure.games_per_second:.0f} games/s, {measure.decisions_per_second:.0f} decisions/s ({how})"
        )


@main.command()
@click.argument("game")
@click.argument("depth", type=click.IntRange(0))
@OPTIONS
def perft(game: str, depth: int, options: tuple[str, ...]) -> None:
    """Count the action sequences of length DEPTH of a new GAME.

    The options are those that `surtsey rules GAME` lists, and seed=NUMBER (default 1).
    """
    from surtsey.games import game_named
    from surtsey.perft import perft as count
    from surtsey.protocol import read_options, read_seed

    keys = read_options(options)
    seed = read_seed(keys.pop("seed", "1"))
    click.echo(count(game_named(game).new(keys, seed), depth))


main.add_command(arena)
main.add_command(lab)
main.add_command(analyse)
main.add_command(serve)
