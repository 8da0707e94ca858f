"""Standings as text, for people."""

from collections.abc import Iterable, Sequence
from typing import Final

from surtsey.arena.certainty import SequentialTest, certain_range
from surtsey.arena.intervals import Interval
from surtsey.arena.plan import Plan
from surtsey.arena.standings import Standing, Standings
from surtsey.game import counted
from surtsey.stakes import fair_share

ORDER: Final = ("first", "second", "third", "fourth", "fifth")


def report(plan: Plan, found: Standings) -> str:
    """All tables."""
    parts = [
        [heading(plan), f"{counted(found.games, 'game')} in {counted(found.rounds, 'round')}, seed {plan.seed}"],
        _results(found),
        _head_to_head(found),
        _turn_order(plan, found),
        _thinking(found.standings),
        _forfeits(found.standings),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def heading(plan: Plan) -> str:
    options = " ".join(f"{name}={value}" for name, value in plan.rules.options().items())
    return f"{plan.game_name} {options}: {', '.join(plan.contestants)}"


def conclusion(name: str, test: SequentialTest, scores: Sequence[float]) -> str:
    """What a sequential test has found."""
    low, high = certain_range(scores)
    between = f"between {low:.3f} and {high:.3f}"
    share = f"{test.share:.3f}".rstrip("0")
    rounds = counted(test.scores, "round")
    if test.verdict is None:
        return f"not certain after {rounds}: the payoff of {name} may be below or above {share}; it is {between}"
    return f"certain after {rounds}: the payoff of {name} is {test.verdict} {share}, {between}"


def _results(found: Standings) -> list[str]:
    titles = ["player", "games", "wins", "shared", "losses", "payoff", "95 %", "Elo", "95 %", "over next", "95 %"]
    rows = []
    following = [*(each.name for each in found.standings[1:]), None]
    for each, after in zip(found.standings, following, strict=True):
        row = [each.name, str(each.games), str(each.wins), str(each.shared), str(each.losses)]
        rows.append([*row, *_interval(each.payoff), *_rating(found, each.name, after)])
    return _table(titles, rows)


def _rating(found: Standings, name: str, after: str | None) -> list[str]:
    ratings = found.ratings
    if name not in ratings.names:
        return []
    cells = [f"{ratings.elo(name):+.0f}", f"±{ratings.error(name):.0f}"]
    if after is None:
        return cells
    lead, error = ratings.lead(name, after)
    return [*cells, f"{lead:+.0f}", f"±{error:.0f}"]


def _head_to_head(found: Standings) -> list[str]:
    """How often each row came out ahead of each column."""
    names = [each.name for each in found.standings]
    if len(names) < 3:
        return []
    number = {name: place for place, name in enumerate(found.ratings.names)}
    wins = found.ratings.wins

    def ahead(name: str, other: str) -> str:
        won, lost = wins[number[name]][number[other]], wins[number[other]][number[name]]
        return f"{won / (won + lost):.3f}" if won + lost else ""

    rows = [[name, *(ahead(name, other) if other != name else "" for other in names)] for name in names]
    return _table(["ahead of", *names], rows)


def _turn_order(plan: Plan, found: Standings) -> list[str]:
    rows = [[ORDER[turn], *_interval(payoff)] for turn, payoff in enumerate(found.order)]
    lines = _table(["turn", "payoff", "95 %"], rows)
    return [*lines, f"a fair share is {fair_share(plan.rules):.3f}; a game has {found.turns:.1f} turns"]


def _thinking(found: Iterable[Standing]) -> list[str]:
    rows = []
    for each in found:
        if (time := each.thinking) is not None:
            row = [each.name, str(time.turns), _seconds(time.mean), _seconds(time.most)]
            late = f"{time.late} ({100 * time.late / time.turns:.2f} %)"
            rows.append(row if time.limit is None else [*row, _seconds(time.limit), late])
    return _table(["thinking", "turns", "mean", "99 % below", "limit", "late"], rows) if rows else []


def _forfeits(found: Iterable[Standing]) -> list[str]:
    rows = []
    for each in found:
        rows += [[each.name, str(count), f" {reason}"] for reason, count in each.forfeits.most_common()]
    return _table(["forfeits", "games", " reason"], rows, left=(0, 2)) if rows else []


def _interval(payoff: Interval) -> list[str]:
    return [f"{payoff.mean:.3f}", f"{payoff.low:.3f}-{payoff.high:.3f}"]


def _seconds(seconds: float) -> str:
    return f"{seconds:.3f} s"


def _table(titles: Sequence[str], rows: Sequence[Sequence[str]], left: Sequence[int] = (0,)) -> list[str]:
    """Columns that nobody has anything in are left out."""
    width = max(len(row) for row in rows)
    lines = [[*row, *[""] * (width - len(row))] for row in (titles[:width], *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(_cell(line, column, widths, left) for column in range(width)).rstrip() for line in lines]


def _cell(line: Sequence[str], column: int, widths: Sequence[int], left: Sequence[int]) -> str:
    return line[column].ljust(widths[column]) if column in left else line[column].rjust(widths[column])
