"""Players by their names, as the arena writes them: our own, or `cmd:` and another program."""

import re
import shutil
from dataclasses import dataclass
from typing import Final

from surtsey.arena.conversation import search_path, words_of
from surtsey.arena.external import ExternalPlayer
from surtsey.game import SurtseyError
from surtsey.players.making import make_player
from surtsey.players.player import Player

PROGRAM: Final = "cmd:"
SECONDS: Final = re.compile(r"([0-9]+|[0-9]*\.[0-9]+)s")


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


def check_name(name: str) -> None:
    """Refuses what is no player, before hundreds of games are lost by it."""
    if not name.startswith(PROGRAM):
        make_player(name, 0)
        return
    program = words_of(name.removeprefix(PROGRAM))[0]
    if shutil.which(program, path=search_path()) is None:
        raise SurtseyError(f"there is no program '{program}' that could be started")


def seconds_per_turn(name: str) -> float | None:
    """The time that a player's name allows it for a turn, such as 1 of expert:1s; None if it has no such limit."""
    if name.startswith(PROGRAM):
        return None
    for limit in name.partition(":")[2].split(","):
        if match := SECONDS.fullmatch(limit):
            return float(match[1])
    return None
