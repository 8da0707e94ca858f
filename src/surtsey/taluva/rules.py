"""The rules of Taluva as options, and the editions, which are named bundles of them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from surtsey.game import Option, RulesError
from surtsey.taluva.tiles import TILES

PER_PLAYER: Final = 12

EDITIONS: Final = {
    "hig-2006": "the German and French rules of 2006: a hut may be built anywhere on level 1",
    "ferti-2012": "the English second edition: a hut only away from the builder's own settlements",
}

OPTIONS: Final = (
    Option("edition", " | ".join(EDITIONS), "hig-2006", "the rulebook that the other options start from"),
    Option("players", "2 to 4", "2", "how many play"),
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


@dataclass(frozen=True)
class Rules:
    """One way to play. Made from an edition with `Rules.of`, or field by field; refused if it makes no sense."""

    edition: str = "hig-2006"
    players: int = 2
    tiles: int = TILES
    huts_next_to_own: bool = True
    teams: bool = False
    ranking: bool = False
    huts: int = 20
    temples: int = 3
    towers: int = 2

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise RulesError(f"there is no edition '{self.edition}'; there are {' and '.join(EDITIONS)}")
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

    @staticmethod
    def of(edition: str = "hig-2006", players: int = 2, **options: int | bool | str) -> "Rules":
        """The rules of an edition, with single options changed. `tiles` may be 'per_player'."""
        return _changed(edition, players, options)

    @staticmethod
    def from_options(options: Mapping[str, str]) -> "Rules":
        """Rules from options as text: `{"edition": "ferti-2012", "tiles": "per_player"}`."""
        values = {name: _read(name, text) for name, text in options.items() if name not in ("edition", "players")}
        players = int(_read("players", options.get("players", "2")))
        return _changed(options.get("edition", "hig-2006"), players, values)

    def options(self) -> dict[str, str]:
        """The edition, the players, and every option that differs from the edition, as text."""
        plain = Rules.of(self.edition, self.players)
        texts = {"edition": self.edition, "players": str(self.players)}
        for option in OPTIONS[2:]:
            value = getattr(self, option.name)
            if value != getattr(plain, option.name):
                texts[option.name] = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        return texts

    def team_of(self, seat: int) -> int:
        """The side a seat plays for: its team, or itself."""
        return seat % 2 if self.teams else seat


def _changed(edition: str, players: int, options: Mapping[str, int | bool | str]) -> Rules:
    """An edition's rules with the options that are its own, then those that were asked for."""
    changes = {"huts_next_to_own": edition == "hig-2006", **options}
    if changes.get("tiles") == "per_player":
        changes["tiles"] = PER_PLAYER * players
    return replace(Rules(edition=edition, players=players), **changes)  # type: ignore[arg-type]


def _read(name: str, text: str) -> int | bool | str:
    option = next((option for option in OPTIONS if option.name == name), None)
    if option is None:
        known = ", ".join(option.name for option in OPTIONS)
        raise RulesError(f"Taluva has no option '{name}'; its options are {known}")
    if option.values == "yes | no":
        if text not in ("yes", "no"):
            raise RulesError(f"{name} is yes or no, not '{text}'")
        return text == "yes"
    if text == "per_player" and name == "tiles":
        return text
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise RulesError(f"{name} is {option.values.replace(' |', ' or')}, not '{text}'")
    return int(text)
