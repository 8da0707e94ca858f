"""The rules of Taluva as options, and the editions, which are named bundles of them."""

from dataclasses import dataclass
from typing import Final

from surtsey.base import BaseRules
from surtsey.game import Option, RulesError, unknown_version
from surtsey.reading import short
from surtsey.taluva.tiles import TILES

PER_PLAYER: Final = 12
NEWEST: Final = 1
"""The version of the rules that new games are played by. There has been no other."""

EDITIONS: Final = {
    "hig-2006": "the German and French rules of 2006: a hut may be built anywhere on level 1",
    "ferti-2012": "the English second edition: a hut only away from the builder's own settlements",
}

OPTIONS: Final = (
    Option("edition", " | ".join(EDITIONS), "hig-2006", "the rulebook that the other options start from"),
    Option("players", "2 to 4", "2", "how many play"),
    Option("rules_version", "1", "1", "of what version the rules are: how rulings changed"),
    Option(
        "tiles",
        "one for each player to 48 | per_player",
        "48",
        "tiles in the stack; per_player means 12 for each player",
    ),
    Option(
        "huts_next_to_own",
        "yes | no",
        "the edition's: yes for hig-2006, no for ferti-2012",
        "whether a single hut may be built next to a settlement of the same colour",
    ),
    Option("teams", "yes | no", "no", "seats 0 and 2 play together against 1 and 3 (4 players)"),
    Option("ranking", "yes | no", "no", "play on for every place after the first has built two types"),
    Option("huts", "1 to 20", "20", "huts of each player"),
    Option("temples", "1 to 3", "3", "temples of each player"),
    Option("towers", "1 to 2", "2", "towers of each player"),
)


@dataclass(frozen=True, init=False)
class Rules(BaseRules):
    """One way to play: an edition, with single options changed. Refused if it makes no sense."""

    edition: str
    players: int
    rules_version: int
    tiles: int
    huts_next_to_own: bool
    teams: bool
    ranking: bool
    huts: int
    temples: int
    towers: int

    def __init__(
        self,
        edition: str = "hig-2006",
        players: int = 2,
        tiles: int | str = TILES,
        huts_next_to_own: bool | None = None,
        teams: bool = False,
        ranking: bool = False,
        huts: int = 20,
        temples: int = 3,
        towers: int = 2,
        rules_version: int = NEWEST,
    ) -> None:
        """`tiles` may be 'per_player'. Who does not say `huts_next_to_own` gets the edition's way."""
        values = {
            "edition": edition,
            "players": players,
            "rules_version": rules_version,
            "tiles": PER_PLAYER * players if tiles == "per_player" else tiles,
            "huts_next_to_own": edition == "hig-2006" if huts_next_to_own is None else huts_next_to_own,
            "teams": teams,
            "ranking": ranking,
            "huts": huts,
            "temples": temples,
            "towers": towers,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)
        self._check()

    @classmethod
    def title(cls) -> str:
        return "Taluva"

    @classmethod
    def listed(cls) -> tuple[Option, ...]:
        return OPTIONS

    def _check(self) -> None:
        if self.rules_version != NEWEST:
            raise unknown_version(self.rules_version, NEWEST)
        if self.edition not in EDITIONS:
            raise RulesError(f"there is no edition '{short(self.edition)}'; there are {' and '.join(EDITIONS)}")
        for name, least, most in (("players", 2, 4), ("huts", 1, 20), ("temples", 1, 3), ("towers", 1, 2)):
            if not least <= getattr(self, name) <= most:
                raise RulesError(f"{name} goes from {least} to {most}, not {getattr(self, name)}")
        if not self.players <= self.tiles <= TILES:
            raise RulesError(
                f"tiles goes from one for each of the {self.players} players to the {TILES} there are, not {self.tiles}"
            )
        if self.teams and self.players != 4:
            raise RulesError(f"teams need 4 players, not {self.players}")
        if self.teams and self.ranking:
            raise RulesError("teams and ranking do not go together: a team wins or loses as one")
