"""A tournament to be played, and its games that have been.

Game number n of a plan is the same wherever and whenever it is played: its deck, its seating and the chance of its
players follow from the plan's seed and the number alone.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from surtsey.arena.contestants import PATIENT, Patience, check_name
from surtsey.arena.line_ups import Seating, seatings
from surtsey.arena.match import Forfeit
from surtsey.game import Game, Rules, as_stored
from surtsey.games import game_named
from surtsey.seeds import derived


@dataclass(frozen=True)
class Plan:
    """What is played: rounds of games, as many as one likes."""

    game_name: str
    options: Mapping[str, str]
    seatings: tuple[Seating, ...]
    """The games of every round; the first name of the first is the first contestant."""
    seed: int
    patience: Patience

    @cached_property
    def game(self) -> Game:
        return game_named(self.game_name)

    @cached_property
    def rules(self) -> Rules:
        return self.game.rules(self.options)

    @cached_property
    def contestants(self) -> tuple[str, ...]:
        """Whoever takes part, in the order in which they were named. Equal names are one contestant."""
        return tuple(dict.fromkeys(name for seating in self.seatings for name in seating))

    @property
    def games_per_round(self) -> int:
        return len(self.seatings)

    def rounds_for(self, games: int) -> int:
        """How many whole rounds it takes to play so many games."""
        return -(-games // self.games_per_round)

    def seating(self, number: int) -> Seating:
        return self.seatings[number % self.games_per_round]

    def deck_seed(self, number: int) -> int:
        """The same for all games of a round."""
        return derived(self.seed, "deck", number // self.games_per_round)

    def player_seed(self, number: int, seat: int) -> int:
        return derived(self.seed, "player", number // self.games_per_round, seat)

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game_name,
            "options": dict(self.options),
            "seatings": [list(seating) for seating in self.seatings],
            "seed": self.seed,
            **asdict(self.patience),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Plan":
        rules = game_named(data["game"]).rules(as_stored(data["options"]))
        return Plan(
            data["game"],
            rules.options(),
            tuple(tuple(seating) for seating in data["seatings"]),
            data["seed"],
            Patience(data["timeout"], data["movetime"]),
        )


@dataclass(frozen=True)
class PlayedGame:
    """A game of a plan that has been played."""

    number: int
    seating: Seating
    places: tuple[int, ...]
    turns: int
    first: int
    """The seat that had the first turn."""
    forfeit: Forfeit | None
    seconds: tuple[tuple[float, ...], ...]
    """For each seat, how long it thought in each turn. All else is the same whenever the game is played again."""

    def json(self) -> dict[str, Any]:
        return {
            "game": self.number,
            "seats": self.seating,
            "places": self.places,
            "turns": self.turns,
            "first": self.first,
            "forfeit": asdict(self.forfeit) if self.forfeit else None,
            "seconds": [[round(turn, 4) for turn in seat] for seat in self.seconds],
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "PlayedGame":
        return PlayedGame(
            data["game"],
            tuple(data["seats"]),
            tuple(data["places"]),
            data["turns"],
            data["first"],
            Forfeit(**data["forfeit"]) if data["forfeit"] else None,
            tuple(tuple(seat) for seat in data["seconds"]),
        )


def make_plan(
    game: Game,
    options: Mapping[str, str],
    players: Sequence[str],
    seed: int,
    patience: Patience = PATIENT,
    round_robin: bool = False,
) -> Plan:
    """A plan in which everything has been checked."""
    rules = game.rules(options)
    for name in dict.fromkeys(players):
        check_name(name, game.name)
    return Plan(game.name, rules.options(), seatings(rules, players, round_robin), seed, patience)


def whole_rounds(plan: Plan, games: Iterable[PlayedGame]) -> list[list[PlayedGame]]:
    """The games by rounds, without a last round that is not complete."""
    rounds: list[list[PlayedGame]] = []
    for game in games:
        if game.number % plan.games_per_round == 0:
            rounds.append([])
        rounds[-1].append(game)
    if rounds and len(rounds[-1]) < plan.games_per_round:
        rounds.pop()
    return rounds
