"""`surtsey arena`: matches and tournaments on the command line."""

import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import click

from surtsey.game import SurtseyError, counted

if TYPE_CHECKING:
    from surtsey.arena.archive import Archive
    from surtsey.arena.certainty import SequentialTest
    from surtsey.arena.contestants import Patience
    from surtsey.arena.plan import Plan, PlayedGame

OPTION = re.compile(r"[a-z_]+=")
INTERRUPTED = 130
LONGEST_TIMEOUT_SECONDS = 86_400


@click.command(no_args_is_help=True)
@click.argument("words", nargs=-1, metavar="GAME [PLAYER | KEY=VALUE]...")
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, help="At least so many, in whole rounds."
)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Of all decks and players.")
@click.option("--processes", type=click.IntRange(1), help="How many games at a time.  [default: one for each core]")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="Keep results and records."
)
@click.option("--round-robin", is_flag=True, help="Every two players meet, whatever the number of seats.")
@click.option("--until-certain", is_flag=True, help="Stop when one of two players is certainly better.")
@click.option(
    "--at-least", type=float, metavar="SHARE", help="Stop when the first one's payoff is certainly above or below."
)
@click.option(
    "--movetime", type=click.IntRange(1), metavar="MS", help="What programs are asked to keep to in a decision."
)
@click.option(
    "--timeout",
    type=float,
    default=60.0,
    show_default=True,
    metavar="S",
    help="Who thinks longer loses: programs only.",
)
@click.option("--show", type=click.Path(path_type=Path), metavar="DIR", help="Print the results kept in DIR.")
def arena(
    words: tuple[str, ...],
    games: int,
    seed: int,
    processes: int | None,
    out: Path | None,
    round_robin: bool,
    until_certain: bool,
    at_least: float | None,
    movetime: int | None,
    timeout: float,
    show: Path | None,
) -> None:
    """Play a match or a tournament and print the results.

    Players are named as in `expert`, `search:500`, `expert:1s`, or cmd:'./mybot --fast' for a program that speaks the
    engine protocol. Words like players=3 are options of the game, which `surtsey rules GAME` lists.

    As many players as seats are one line-up; with fewer, the last one takes the seats that are left; with more, every
    choice of so many plays. Each deck is played once in every rotation of the seats: that is a round. The same command
    with the same --out goes on where it stopped.
    """
    from surtsey.arena.archive import Archive, kept
    from surtsey.arena.contestants import Patience
    from surtsey.compiled import say_if_interpreted

    if show is not None:
        if words:
            raise SurtseyError("--show takes nothing but a folder")
        plan, played = kept(show)
        _tell(plan, played, None)
        return
    if not words:
        raise SurtseyError("name a game, and the players")
    if not 0 < timeout <= LONGEST_TIMEOUT_SECONDS:
        raise SurtseyError(f"--timeout takes some seconds, {LONGEST_TIMEOUT_SECONDS} at most, not {timeout:g}")
    say_if_interpreted()
    plan = read_plan(words, seed, Patience(timeout, movetime), round_robin)
    test = _test(plan, until_certain, at_least)
    rounds = plan.rounds_for(games)
    _announce(plan, rounds, games)
    keeping = nullcontext() if out is None else Archive(out, plan)
    with keeping as archive:
        played, interrupted = _play(plan, rounds, processes or os.cpu_count() or 1, archive, test)
    if interrupted:
        advice = "" if out is None else "; the same command goes on from here"
        click.echo(f"interrupted after {counted(len(played), 'game')}{advice}", err=True)
    _tell(plan, played, test)
    if interrupted:
        raise SystemExit(INTERRUPTED)


def read_plan(words: Sequence[str], seed: int, patience: "Patience", round_robin: bool) -> "Plan":
    """What is played if somebody names a game, and then players and options in any order."""
    from surtsey.arena.plan import make_plan
    from surtsey.games import game_named
    from surtsey.protocol import read_options

    options = read_options(word for word in words[1:] if OPTION.match(word))
    players = [word for word in words[1:] if not OPTION.match(word)]
    return make_plan(game_named(words[0]), options, players, seed, patience, round_robin)


def _test(plan: "Plan", until_certain: bool, at_least: float | None) -> "SequentialTest | None":
    """The test that ends the tournament, if one is wanted."""
    from surtsey.arena.certainty import SequentialTest
    from surtsey.stakes import fair_share

    if until_certain and at_least is not None:
        raise SurtseyError("--until-certain and --at-least are two tests; choose one")
    if until_certain and len(plan.contestants) != 2:
        raise SurtseyError(f"--until-certain compares 2 different players, not {len(plan.contestants)}")
    if until_certain:
        return SequentialTest(fair_share(plan.rules))
    return None if at_least is None else SequentialTest(at_least)


def _announce(plan: "Plan", rounds: int, games: int) -> None:
    total = rounds * plan.games_per_round
    more = "" if total == games else f" (not {games}: whole rounds are played)"
    each = f"{counted(rounds, 'deck')}, {counted(plan.games_per_round, 'game')} with each"
    click.echo(f"{counted(total, 'game')}: {each}{more}", err=True)


def _play(
    plan: "Plan", rounds: int, processes: int, archive: "Archive | None", test: "SequentialTest | None"
) -> "tuple[list[PlayedGame], bool]":
    """The games that were played, and whether somebody interrupted them."""
    from statistics import fmean

    from surtsey.arena.standings import scores
    from surtsey.arena.tournament import run

    def enough(games: "Sequence[PlayedGame]") -> bool:
        if test is None:
            return False
        test.add(fmean(scores(plan, games, plan.contestants[0])))
        return test.verdict is not None

    played: list[PlayedGame] = []
    try:
        with (
            _progress(rounds * plan.games_per_round) as progress,
            closing(run(plan, rounds, processes, archive, enough)) as games,
        ):
            for game in games:
                played.append(game)
                progress.update(1)
    except KeyboardInterrupt:
        return played, True
    return played, False


def _tell(plan: "Plan", played: "Sequence[PlayedGame]", test: "SequentialTest | None") -> None:
    from statistics import fmean

    from surtsey.arena.plan import whole_rounds
    from surtsey.arena.report import conclusion, report
    from surtsey.arena.standings import scores, standings

    rounds = whole_rounds(plan, played)
    if not rounds:
        click.echo("no round is complete yet")
        return
    click.echo(report(plan, standings(plan, played)))
    if test is not None:
        first = plan.contestants[0]
        means = [fmean(scores(plan, games, first)) for games in rounds]
        click.echo(f"\n{conclusion(first, test, means)}")


class _Progress(Protocol):
    def update(self, n_steps: int) -> None: ...


class _Lines:
    """Progress where there is no terminal to draw a bar on: a line for every tenth."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0

    def update(self, n_steps: int) -> None:
        before, self._done = self._done, self._done + n_steps
        if 10 * self._done // self._total > 10 * before // self._total:
            click.echo(f"{self._done} of {self._total} games", err=True)


@contextmanager
def _progress(total: int) -> Iterator[_Progress]:
    if not sys.stderr.isatty():
        yield _Lines(total)
        return
    with click.progressbar(length=total, label="games", show_pos=True, file=sys.stderr) as bar:
        yield bar
