"""What is played for: the win, the place in the ranking game, the team's win in the team game.

The payoff of a seat goes from 0 to 1, as players judge it (players/player.py).
"""

from collections.abc import Sequence

from surtsey.game import Rules


def is_team_game(rules: Rules) -> bool:
    return rules.options().get("teams") == "yes"


def is_ranking_game(rules: Rules) -> bool:
    return rules.options().get("ranking") == "yes"


def payoffs(rules: Rules, places: Sequence[int]) -> tuple[float, ...]:
    """What each seat gets for its place."""
    if is_ranking_game(rules):
        return tuple(worth_of_place(place, places) for place in places)
    return tuple(share_of_win(place, places, is_team_game(rules)) for place in places)


def share_of_win(place: int, places: Sequence[int], teams: bool) -> float:
    """The win is shared among those in the first place; a team has it as one."""
    if place > 1:
        return 0.0
    return (2 if teams else 1) / places.count(1)


def worth_of_place(place: int, places: Sequence[int]) -> float:
    """From 1 for the first place down to 0 for the last; who share places get the mean of these."""
    lowest = place + places.count(place) - 1
    return 1 - ((place + lowest) / 2 - 1) / (len(places) - 1)


def fair_share(rules: Rules) -> float:
    """The payoff of a seat if all are equally good."""
    return 0.5 if is_ranking_game(rules) or is_team_game(rules) else 1 / rules.players


def sides(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The seats that win and lose together."""
    if is_team_game(rules):
        return (0, 2), (1, 3)
    return tuple((seat,) for seat in range(rules.players))


def are_rivals(rules: Rules, seat: int, other: int) -> bool:
    return seat != other and not (is_team_game(rules) and (seat - other) % 2 == 0)


def places_after_forfeit(rules: Rules, loser: int) -> tuple[int, ...]:
    """The loser is last, and its team with it; the others share the first place."""
    last = 3 if is_team_game(rules) else rules.players
    seats = range(rules.players)
    return tuple(1 if are_rivals(rules, seat, loser) else last for seat in seats)
