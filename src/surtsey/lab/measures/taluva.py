"""What can be measured of Taluva."""

from collections.abc import Mapping
from typing import Final

from surtsey.lab.measures.registry import Measure
from surtsey.lab.played import Played

GAME: Final = "taluva"


def _lost(played: Played) -> Mapping[str, float]:
    lost = sum(event.params["count"] for _, _, event in played.events if event.code == "huts.lost")
    return {"huts lost": lost / played.players}


def _eliminated(played: Played) -> Mapping[str, float]:
    return {"eliminated": float(played.codes()["player.eliminated"] > 0)}


def _built(played: Played) -> Mapping[str, float]:
    """By kind, for each player."""
    built = dict.fromkeys(("temple", "tower"), 0.0)
    for _, _, event in played.events:
        if event.code == "piece.built" and event.params["piece"] in built:
            built[event.params["piece"]] += 1 / played.players
    return {f"built: {piece}s": count for piece, count in built.items()}


def _expansions(played: Played) -> Mapping[str, float]:
    return {"expansions": played.codes()["settlement.expanded"] / played.players}


def _highest(played: Played) -> Mapping[str, float]:
    levels = [event.params["level"] for _, _, event in played.events if event.code == "tile.placed"]
    return {"highest level": float(max(levels, default=0))}


MEASURES: Final = (
    Measure("huts lost", "Huts that eruptions cover, for each player.", "mean", _lost, GAME),
    Measure("eliminated", "Games in which somebody is eliminated.", "share", _eliminated, GAME),
    Measure("built", "Temples and towers, for each player.", "mean", _built, GAME),
    Measure("expansions", "Settlements expanded, for each player.", "mean", _expansions, GAME),
    Measure("highest level", "The highest level of a tile.", "mean", _highest, GAME),
)
