"""What can be measured of every game. Definitions and sources are in docs/lab.md."""

from collections.abc import Mapping
from itertools import pairwise
from statistics import fmean
from typing import Final

from surtsey.lab.measures.registry import Measure
from surtsey.lab.played import Played


def _turns(played: Played) -> Mapping[str, float]:
    return {"turns": float(len(played.turns))}


def _decisions(played: Played) -> Mapping[str, float]:
    return {"decisions": float(len(played.choices))}


def _choices(played: Played) -> Mapping[str, float]:
    return {"choices": fmean(played.choices)} if played.choices else {}


def _first_seat(played: Played) -> Mapping[str, float]:
    winners = played.winners
    return {"first seat wins": (played.first in winners) / len(winners)}


def _shared(played: Played) -> Mapping[str, float]:
    return {"shared wins": float(len(played.winners) > 1)}


def _endings(played: Played) -> Mapping[str, float]:
    prefix = "game.ended."
    return {f"ending: {code.removeprefix(prefix)}": 1.0 for code in played.codes() if code.startswith(prefix)}


def leaders(played: Played) -> list[int]:
    """Who could expect most at the end of each turn; of equal ones the first."""
    return [values.index(max(values)) for values in played.prospects]


def _lead_changes(played: Played) -> Mapping[str, float]:
    seats = leaders(played)
    return {"lead changes": float(sum(one != other for one, other in pairwise(seats)))}


def _known_after(played: Played) -> Mapping[str, float]:
    """The part of the game after which its winner was ahead for good."""
    seats = leaders(played)
    if not seats:
        return {}
    last = max((turn for turn, seat in enumerate(seats, 1) if seat not in played.winners), default=0)
    return {"known after": last / len(seats)}


def _comeback(played: Played) -> Mapping[str, float]:
    """How far behind its fair share the winner once was, from 0 to 1."""
    if not played.prospects:
        return {}
    fair = 1 / played.players
    lowest = min(values[seat] for values in played.prospects for seat in played.winners)
    return {"comeback": max(0.0, 1 - lowest / fair)}


MEASURES: Final = (
    Measure("turns", "Turns of all players together.", "mean", _turns),
    Measure("decisions", "Decisions of all players together.", "mean", _decisions),
    Measure("choices", "How many actions a player can choose from, on the average of all decisions.", "mean", _choices),
    Measure("first seat wins", "Games that whoever had the first turn wins.", "share", _first_seat),
    Measure("shared wins", "Games with more than one winner.", "share", _shared),
    Measure("ending", "How games end.", "kinds", _endings),
    Measure("lead changes", "How often another player gets ahead, as our judgement sees it.", "mean", _lead_changes),
    Measure("known after", "The part of the game after which its winner stays ahead.", "mean", _known_after),
    Measure("comeback", "How far below a fair chance the winner once was: 1 is hopeless.", "mean", _comeback),
)
