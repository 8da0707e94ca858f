"""Who sits where in the games of one round.

A *line-up* is the players around one table. A *seating* is one way to sit down: a name for each seat. In a round every
line-up is seated in every rotation, so that everybody has every seat with the same deck.
"""

from collections.abc import Sequence
from itertools import combinations, permutations

from surtsey.game import Rules, SurtseyError
from surtsey.stakes import is_team_game

Seating = tuple[str, ...]


def seatings(rules: Rules, players: Sequence[str], round_robin: bool = False) -> tuple[Seating, ...]:
    """All games of a round. Rotations that seat everybody alike are one game."""
    games = [game for line_up in line_ups(rules, players, round_robin) for game in rotations(line_up)]
    return tuple(dict.fromkeys(games))


def line_ups(rules: Rules, players: Sequence[str], round_robin: bool = False) -> list[Seating]:
    """As many players as seats are one line-up; with fewer, the last one named takes the seats that are left.

    With more, every choice of so many of them is a line-up. In a round robin every two meet.
    """
    seats = rules.players
    if not players:
        raise SurtseyError("name the players, such as: expert greedy")
    if round_robin:
        return _pairs(rules, _different(players))
    if is_team_game(rules) and len(players) not in (2, seats):
        raise SurtseyError(
            f"in the team game name 2 players, one for each team, or {seats}; or more with --round-robin"
        )
    if len(players) > seats:
        return list(combinations(_different(players), seats))
    return [_filled(rules, players)]


def rotations(line_up: Seating) -> list[Seating]:
    """Everybody moves on by one seat, until all sit as they did."""
    turned = [line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up))]
    return list(dict.fromkeys(turned))


def _filled(rules: Rules, players: Sequence[str]) -> Seating:
    """Two players in the team game are the teams, which sit crosswise."""
    seats = rules.players
    if is_team_game(rules) and len(players) == 2:
        return (*players, *players)
    return (*players, *[players[-1]] * (seats - len(players)))


def _pairs(rules: Rules, players: Sequence[str]) -> list[Seating]:
    """Every two, as if only those were named: each alone against a table of the other where there are more seats."""
    if len(players) < 2:
        raise SurtseyError("a round robin needs at least 2 players")
    evenly_matched = rules.players == 2 or is_team_game(rules)
    pairs = combinations(players, 2) if evenly_matched else permutations(players, 2)
    return [_filled(rules, pair) for pair in pairs]


def _different(players: Sequence[str]) -> Sequence[str]:
    for player in players:
        if players.count(player) > 1:
            raise SurtseyError(f"{player} is named twice; a tournament is between different players")
    return players
