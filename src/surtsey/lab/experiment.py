"""What is to be found out: a game, its variants, who plays, and how sure to be. A command line or a small file says so.

    game = "volcanique"
    players = ["medium"]
    difference = 0.05

    [options]
    players = 3

    [sweep]
    vm_cost = [1, 3]

`[sweep]` tries all values of an option, or all combinations of several; `[variants.NAME]` gives options by name.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, Final

from surtsey.arena.contestants import check_name
from surtsey.arena.line_ups import Seating, seatings
from surtsey.game import Game, Rules, SurtseyError
from surtsey.games import game_named
from surtsey.lab.estimates import decks_for, smallest
from surtsey.lab.measures.registry import measure_named
from surtsey.protocol import read_options
from surtsey.reading import short

FINEST: Final = 0.05
"""The difference between two shares that is found unless somebody says otherwise."""
SPREAD: Final = 0.5
"""The standard deviation of what is true of half of all games: no share varies more."""
USUAL_PLAYER: Final = "quick"
KEYS: Final = (
    "game", "players", "decks", "difference", "until", "seed", "question", "options", "sweep", "variants"
)  # fmt: skip
MOST_VARIANTS: Final = 24


@dataclass(frozen=True)
class Variant:
    """The game by certain options."""

    name: str
    options: Mapping[str, str]


@dataclass(frozen=True)
class Experiment:
    """All that decides what is played: the same experiment plays the same games wherever it runs."""

    game_name: str
    variants: tuple[Variant, ...]
    """The others are compared with the first."""
    players: tuple[str, ...]
    decks: int
    seed: int = 1
    question: str = ""
    until: str = ""
    """The figure with whose first certain difference it ends, if it does so before all decks have been played."""

    @cached_property
    def game(self) -> Game:
        return game_named(self.game_name)

    def rules(self, variant: int) -> Rules:
        return self.game.rules(self.variants[variant].options)

    def seatings(self, variant: int) -> tuple[Seating, ...]:
        """The games of a deck: every player has every seat."""
        rules = self.rules(variant)
        return seatings(rules, self.players * rules.players if len(self.players) == 1 else self.players)

    @property
    def games_per_deck(self) -> int:
        """Of each variant; where variants have different numbers of players, of the one with fewest."""
        return min(len(self.seatings(variant)) for variant in range(len(self.variants)))

    @property
    def games(self) -> int:
        return self.decks * sum(len(self.seatings(variant)) for variant in range(len(self.variants)))

    @property
    def detectable(self) -> float:
        """The smallest difference of two shares that is found with the power promised, if games are independent."""
        return smallest(self.decks, SPREAD, self.games_per_deck)

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game_name,
            "variants": [[variant.name, dict(variant.options)] for variant in self.variants],
            "players": list(self.players),
            "decks": self.decks,
            "seed": self.seed,
            "question": self.question,
            "until": self.until,
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Experiment":
        variants = tuple(Variant(name, options) for name, options in data["variants"])
        rest = data["decks"], data["seed"], data["question"], data["until"]
        return Experiment(data["game"], variants, tuple(data["players"]), *rest)


def read_words(
    game: str,
    words: Iterable[str],
    players: Sequence[str] = (),
    decks: int | None = None,
    difference: float | None = None,
    seed: int = 1,
    until: str = "",
) -> Experiment:
    """An experiment from words: `vm_cost=1,3` is a sweep, `players=3` goes for all variants.

    A value that is a list itself, such as `powers=agile,bomb,...`, is one value if the game takes it as one.
    """
    base: dict[str, str] = {}
    sweep: dict[str, list[str]] = {}
    for name, value in read_options(words).items():
        if "," in value and not _takes(game_named(game), name, value):
            sweep[name] = value.split(",")
        else:
            base[name] = value
    return make(game, variants_of(base, sweep, {}), players, decks, difference, seed, until=until)


def read_file(path: Path) -> Experiment:
    """An experiment from a file. What is wrong with it is said with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SurtseyError(f"'{path}' cannot be read: {error}") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SurtseyError(f"'{path}' is not TOML: {error}") from None
    try:
        return read_data(data)
    except SurtseyError as error:
        raise SurtseyError(f"'{path}'{_line_of(text, str(error))}: {error}") from None


def read_data(data: Mapping[str, Any]) -> Experiment:
    for key in data:
        if key not in KEYS:
            raise SurtseyError(f"an experiment has no '{short(key)}'; it has {', '.join(KEYS)}")
    if not isinstance(data.get("game"), str):
        raise SurtseyError("game = ... has to name a game")
    players = data.get("players", [USUAL_PLAYER])
    if not isinstance(players, list) or not all(isinstance(player, str) for player in players):
        raise SurtseyError('players has to be a list of names, such as ["medium"]')
    base = {name: _text(value) for name, value in _table(data, "options").items()}
    sweep = {}
    for name, values in _table(data, "sweep").items():
        if not isinstance(values, list) or not values:
            raise SurtseyError(f"{name} in [sweep] has to be a list of values, such as [1, 3]")
        sweep[name] = [_text(value) for value in values]
    named = {}
    for name, options in _table(data, "variants").items():
        if not isinstance(options, dict):
            raise SurtseyError(f"[variants.{name}] has to be a table of options")
        named[name] = {option: _text(value) for option, value in options.items()}
    decks, seed = _number(data, "decks"), _number(data, "seed")
    question, until = _words(data, "question"), _words(data, "until")
    difference = data.get("difference")
    if difference is not None and not isinstance(difference, float):
        raise SurtseyError("difference has to be a share, such as 0.05")
    variants = variants_of(base, sweep, named)
    return make(data["game"], variants, players, decks, difference, 1 if seed is None else seed, question, until)


def variants_of(
    base: Mapping[str, str], sweep: Mapping[str, Sequence[str]], named: Mapping[str, Mapping[str, str]]
) -> list[Variant]:
    """The variants by name, or all combinations of what is swept."""
    if named and sweep:
        raise SurtseyError("an experiment has [sweep] or [variants], not both")
    if named:
        return [Variant(name, {**base, **options}) for name, options in named.items()]
    found = []
    for values in product(*sweep.values()):
        chosen = dict(zip(sweep, values, strict=True))
        name = " ".join(f"{option}={value}" for option, value in chosen.items())
        found.append(Variant(name or "as it is", {**base, **chosen}))
    return found


def make(
    game_name: str,
    variants: Sequence[Variant],
    players: Sequence[str] = (),
    decks: int | None = None,
    difference: float | None = None,
    seed: int = 1,
    question: str = "",
    until: str = "",
) -> Experiment:
    """An experiment in which everything has been checked."""
    game = game_named(game_name)
    players = tuple(players or [USUAL_PLAYER])
    if len(variants) > MOST_VARIANTS:
        raise SurtseyError(f"{len(variants)} variants are too many; {MOST_VARIANTS} can be compared")
    for name in dict.fromkeys(players):
        check_name(name, game_name)
    if decks is not None and difference is not None:
        raise SurtseyError("say how many decks, or which difference has to be found, not both")
    settled: list[Variant] = []
    for variant in variants:
        options = game.rules(variant.options).options()
        for other in settled:
            if other.options == options:
                raise SurtseyError(f"'{other.name}' and '{variant.name}' are the same game")
        settled.append(Variant(variant.name, options))
    found = Experiment(game_name, tuple(settled), players, 1, seed)
    if decks is None:
        gap = FINEST if difference is None else difference
        if not 0 < gap < 1:
            raise SurtseyError(f"a difference between shares lies between 0 and 1, not at {gap:g}")
        decks = decks_for(gap, SPREAD, found.games_per_deck)
    if decks < 1:
        raise SurtseyError(f"an experiment takes a deck at least, not {decks}")
    if until:
        measure_named(until, game_name)
        if len(settled) != 2:
            raise SurtseyError(f"until compares 2 variants, not {len(settled)}")
    return Experiment(game_name, tuple(settled), players, decks, seed, question, until)


def _takes(game: Game, name: str, value: str) -> bool:
    """Whether a game takes a value with commas as a single one."""
    try:
        game.rules({name: value})
    except SurtseyError:
        return False
    return True


def _table(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    table = data.get(name, {})
    if not isinstance(table, dict):
        raise SurtseyError(f"{name} has to be a table: [{name}]")
    return table


def _number(data: Mapping[str, Any], name: str) -> int | None:
    number = data.get(name)
    if number is not None and (isinstance(number, bool) or not isinstance(number, int) or number < 0):
        raise SurtseyError(f"{name} has to be a whole number")
    return number


def _words(data: Mapping[str, Any], name: str) -> str:
    text = data.get(name, "")
    if not isinstance(text, str):
        raise SurtseyError(f"{name} has to be text")
    return text


def _text(value: Any) -> str:
    """The value of an option as the game writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _line_of(text: str, error: str) -> str:
    """The line that an error speaks of: where the first of its words that is a key is set, quoted words first."""
    lines: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        key = re.match(r"\s*([A-Za-z_0-9-]+)\s*=", line)
        if key:
            lines.setdefault(key[1], number)
            lines.setdefault(line.partition("=")[2].strip().strip('"'), number)
    words = [*re.findall(r"'([^']+)'", error), *re.findall(r"[A-Za-z_0-9-]+", error)]
    return next((f", line {lines[word]}" for word in words if word in lines), "")
