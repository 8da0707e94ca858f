"""How a game ends, and who is placed where."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.taluva.rules import Rules

TYPES_TO_WIN: Final = 2

TWO_TYPES: Final = "two_types"
LAST_SIDE: Final = "last_side"
STACK_EXHAUSTED: Final = "stack_exhausted"
ALL_PLACED: Final = "all_placed"


def types_built(supply: vec[i64], seat: i64) -> i64:
    """How many of the three types a seat has built completely. Huts that were covered count as built."""
    return i64(supply[seat * 3] == 0) + i64(supply[seat * 3 + 1] == 0) + i64(supply[seat * 3 + 2] == 0)


def ending(rules: Rules, supply: vec[i64], out: vec[i64], finished: vec[i64], stack: i64) -> str | None:
    """Why the game is over at the end of a turn; None if it goes on.

    `out` are the eliminated seats, `finished` those who have built two types, each in order; `stack` tiles are left.
    """
    if rules.teams:
        for team in range(i64(2)):
            if team_has_two_types(supply, team):
                return TWO_TYPES
            if team in out and team + 2 in out:
                return LAST_SIDE
    elif rules.ranking:
        if len(out) + len(finished) >= rules.players - 1:
            return ALL_PLACED
    else:
        if len(finished):
            return TWO_TYPES
        if len(out) == rules.players - 1:
            return LAST_SIDE
    return None if stack else STACK_EXHAUSTED


def team_has_two_types(supply: vec[i64], team: i64) -> bool:
    """A team wins when one member has built two types and the other at least one."""
    one, other = types_built(supply, team), types_built(supply, team + 2)
    return max(one, other) >= TYPES_TO_WIN and min(one, other) >= 1


def places(rules: Rules, supply: vec[i64], out: vec[i64], finished: vec[i64]) -> list[int]:
    """The place of each seat: those who finished, in order; then by temples, towers, huts; then the eliminated."""
    if rules.teams:
        return team_places(rules, supply, out)
    ranks = [(1, *(-count for count in built(rules, supply, seat))) for seat in range(rules.players)]
    for order, seat in enumerate(finished):
        ranks[seat] = (0, order, 0, 0)
    for order, seat in enumerate(out):
        ranks[seat] = (2, -order, 0, 0)
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def team_places(rules: Rules, supply: vec[i64], out: vec[i64]) -> list[int]:
    """The winning team's members 1, the others 3; all 1 when the teams are equal."""
    sums = []
    for team in range(i64(2)):
        total = [0, 0, 0]
        for member in (team, team + 2):
            if member not in out:
                total = [sum(pair) for pair in zip(total, built(rules, supply, member), strict=True)]
        sums.append((team_has_two_types(supply, team), not (team in out and team + 2 in out), total))
    if sums[0] == sums[1]:
        return [1, 1, 1, 1]
    return [1, 3, 1, 3] if sums[0] > sums[1] else [3, 1, 3, 1]


def built(rules: Rules, supply: vec[i64], seat: i64) -> tuple[int, int, int]:
    """Temples, towers and huts built, the order in which they count."""
    return (
        rules.temples - int(supply[seat * 3 + 1]),
        rules.towers - int(supply[seat * 3 + 2]),
        rules.huts - int(supply[seat * 3]),
    )


def fixed_place(rules: Rules, out: vec[i64], finished: vec[i64], seat: i64) -> int | None:
    """The place that a seat is sure of while the game goes on: those who finished and the eliminated have one."""
    if rules.teams:
        return None
    for order, each in enumerate(finished):
        if each == seat:
            return order + 1
    for order, each in enumerate(out):
        if each == seat:
            return rules.players - order
    return None
