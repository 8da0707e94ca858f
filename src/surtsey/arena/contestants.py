"""Players by their names, as the arena writes them: our own, or `cmd:` and another program."""

import shutil
from dataclasses import dataclass
from typing import Final

from surtsey.arena.conversation import search_path, words_of
from surtsey.arena.external import ExternalPlayer
from surtsey.game import SurtseyError
from surtsey.players.making import limits_of, make_player, read_name
from surtsey.players.player import Player

PROGRAM: Final = "cmd:"


@dataclass(frozen=True)
class Patience:
    """What programs are asked for, and what they are allowed."""

    timeout: float = 60.0
    """Seconds for a decision; whoever needs more loses."""
    movetime: int | None = None
    """Milliseconds for a decision that the program is asked to keep to."""


PATIENT: Final = Patience()


def seated(name: str, seed: int, patience: Patience) -> Player:
    """A new player for one seat of one game."""
    if name.startswith(PROGRAM):
        return ExternalPlayer(name, name.removeprefix(PROGRAM), patience.timeout, patience.movetime)
    return make_player(name, seed)


def check_name(name: str, game: str) -> None:
    """Refuses what is no player of a game, before hundreds of them are lost by it."""
    if not name.startswith(PROGRAM):
        limits_of(name, game)
        return
    program = words_of(name.removeprefix(PROGRAM))[0]
    if shutil.which(program, path=search_path()) is None:
        raise SurtseyError(f"there is no program '{program}' that could be started")


def seconds_per_turn(name: str) -> float | None:
    """The time that a player's name allows it for a turn, such as 1 of expert:1s; None if it has no such limit."""
    limits = None if name.startswith(PROGRAM) else read_name(name)[1]
    return None if limits is None else limits.seconds
