"""What can be measured of Volcanique."""

from collections.abc import Mapping
from statistics import fmean
from typing import Final

from surtsey.lab.measures.registry import Measure
from surtsey.lab.played import Played
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.scoring import scores

GAME: Final = "volcanique"
LOSSES: Final = ("critter.lost", "colossal.lost", "swimmer.lost")
DEEDS: Final = ("bought", "claimed", "sacrificed", "critter.moved", "swimmer.placed", "swimmer.moved")
"""What a turn can be used for, besides collecting."""


def _points(played: Played) -> Mapping[str, float]:
    """The winner's, and its lead before the next."""
    totals = sorted((score.total for score in scores(played.state.table)), reverse=True)
    return {"points: winner": float(totals[0]), "points: lead": float(totals[0] - totals[1])}


def _parts(played: Played) -> Mapping[str, float]:
    """Where points come from, for each player."""
    seats = [score.json() for score in scores(played.state.table)]
    return {f"points from: {part}": fmean(seat[part] for seat in seats) for part in seats[0] if part != "total"}


def _losses(played: Played) -> Mapping[str, float]:
    """In a turn: by others, and by whatever else."""
    turns = max(1, len(played.turns))
    others = rest = 0
    for _, _, event in played.events:
        if event.code in LOSSES:
            by = event.params.get("by")
            if by is not None and by != event.params["seat"]:
                others += 1
            else:
                rest += 1
    return {"losses: to others": others / turns, "losses: otherwise": rest / turns}


def _idle(played: Played) -> Mapping[str, float]:
    """The part of all turns in which nothing is bought, claimed, sacrificed or moved by whose turn it is."""
    busy = {turn for turn, seat, event in played.events if event.code in DEEDS and event.params.get("seat") == seat}
    turns = {turn for turn, _, event in played.events if event.code == "turn.begins"}
    return {"idle turns": len(turns - busy) / len(turns)} if turns else {}


def _volcanoes(played: Played) -> Mapping[str, float]:
    return {"volcanoes": played.codes()["volcano.rises"] / played.players}


def _unlocked(played: Played) -> dict[str, set[int]]:
    """For each power in the grid, the seats that have unlocked it."""
    table = played.state.table
    return {
        NAMES[power]: {seat for seat in range(played.players) if table.slots[seat] >> slot & 1}
        for slot, power in enumerate(table.grid)
        if power >= 0
    }


def _use(played: Played) -> Mapping[str, float]:
    return {f"power unlocked: {name}": len(seats) / played.players for name, seats in _unlocked(played).items()}


def _worth(played: Played) -> Mapping[str, float]:
    """What part of the win those have who unlocked a power, in games in which others did not."""
    found = {}
    for name, seats in _unlocked(played).items():
        if 0 < len(seats) < played.players:
            found[f"power won: {name}"] = fmean((seat in played.winners) / len(played.winners) for seat in seats)
    return found


MEASURES: Final = (
    Measure("points", "The winner's points, and its lead before the next.", "mean", _points, GAME),
    Measure("points from", "Where points come from, for each player.", "mean", _parts, GAME),
    Measure("losses", "Critters lost in a turn: to other players, and otherwise.", "mean", _losses, GAME),
    Measure("idle turns", "The part of turns in which their player does nothing but collect.", "mean", _idle, GAME),
    Measure("volcanoes", "Volcanoes that rise, for each player.", "mean", _volcanoes, GAME),
    Measure("power unlocked", "How many of the players unlock a power that was dealt.", "share", _use, GAME),
    Measure("power won", "Games won by those who unlocked it, if others did not: a hint.", "share", _worth, GAME),
)
