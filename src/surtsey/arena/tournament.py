"""Plays a plan: game after game, in as many processes as wanted, taking up what has been played already."""

from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from functools import partial

from surtsey.arena.archive import Archive
from surtsey.arena.contestants import seated
from surtsey.arena.external import ExternalPlayer
from surtsey.arena.match import play_game
from surtsey.arena.plan import Plan, PlayedGame
from surtsey.players.player import Player
from surtsey.workers import in_order


def never(_: Sequence[PlayedGame]) -> bool:
    return False


def run(
    plan: Plan,
    rounds: int,
    processes: int = 1,
    archive: Archive | None = None,
    enough: Callable[[Sequence[PlayedGame]], bool] = never,
) -> Generator[PlayedGame, None, None]:
    """All games of so many rounds in order, those first that the archive has. The others are added to it.

    `enough` is told each round as soon as it is complete, in order, and whether it was the last: so a tournament ends
    with the same game however many processes there are, and whether or not it was interrupted.
    """
    current: list[PlayedGame] = []
    with closing(_games(plan, rounds * plan.games_per_round, processes, archive)) as games:
        for game in games:
            yield game
            current.append(game)
            if len(current) == plan.games_per_round:
                if enough(current):
                    return
                current = []


def _games(plan: Plan, count: int, processes: int, archive: Archive | None) -> Generator[PlayedGame, None, None]:
    kept = archive.played[:count] if archive else []
    yield from kept
    missing = range(len(kept), count)
    if not missing:
        return
    with closing(in_order(partial(play, plan), missing, min(processes, len(missing)))) as results:
        for game, record in results:
            if archive is not None:
                archive.add(game, record)
            yield game


def play(plan: Plan, number: int) -> tuple[PlayedGame, str]:
    """One game of a plan, and its record."""
    seating = plan.seating(number)
    with ExitStack() as programs:
        players: list[Player] = []
        for seat, name in enumerate(seating):
            player = seated(name, plan.player_seed(number, seat), plan.patience)
            if isinstance(player, ExternalPlayer):
                programs.callback(player.close)
            players.append(player)
        result = play_game(plan.game, plan.options, players, plan.deck_seed(number), seating)
    result.record.tags["Round"] = str(number // plan.games_per_round + 1)
    game = PlayedGame(number, seating, result.places, result.turns, result.first, result.forfeit, result.seconds)
    return game, str(result.record)
