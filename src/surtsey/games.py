"""The games there are."""

from collections.abc import Mapping
from typing import Final

from surtsey.game import Game, SurtseyError
from surtsey.reading import short
from surtsey.taluva import TALUVA
from surtsey.volcanique import VOLCANIQUE

GAMES: Final[Mapping[str, Game]] = {TALUVA.name: TALUVA, VOLCANIQUE.name: VOLCANIQUE}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise SurtseyError(f"there is no game '{short(name)}'; there are {' and '.join(GAMES)}")
    return GAMES[name]
