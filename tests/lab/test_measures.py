"""Measures of games that a reader can follow, and of games played to their end."""

from types import SimpleNamespace
from typing import Any

import pytest

from surtsey.games import game_named
from surtsey.lab.experiment import Experiment, read_words
from surtsey.lab.measures.registry import measure_named, measures_of
from surtsey.lab.played import Played
from surtsey.lab.playing import figures_of, play
from surtsey.lab.results import gathered
from surtsey.records import read
from surtsey.taluva.messages import TaluvaEvent
from surtsey.volcanique.messages import VolcaniqueEvent


def over(game: str, places: list[int], **noted: Any) -> Played:
    """A game that is over, of which only this is known."""
    state = SimpleNamespace(places=lambda: places, rules=SimpleNamespace(players=len(places)))
    return Played(game_named(game), ["random"] * len(places), state, **noted)


def figure(name: str, played: Played) -> dict[str, float]:
    return dict(measure_named(name, played.game.name).of(played))


def test_the_winner_was_ahead_for_good_after_the_last_lead_of_another() -> None:
    played = over("taluva", [2, 1], prospects=[(0.6, 0.4), (0.3, 0.7), (0.55, 0.45), (0.2, 0.8)])
    assert figure("lead changes", played) == {"lead changes": 3}
    assert figure("known after", played) == {"known after": 0.75}
    assert figure("comeback", played) == {"comeback": pytest.approx(0.2)}


def test_who_was_never_behind_has_not_come_back() -> None:
    played = over("taluva", [1, 2], prospects=[(0.6, 0.4), (0.9, 0.1)])
    assert figure("known after", played) == {"known after": 0}
    assert figure("comeback", played) == {"comeback": 0}


@pytest.mark.parametrize(("places", "share"), [([1, 2, 3], 1.0), ([2, 1, 3], 0.0), ([1, 1, 3], 0.5)])
def test_the_first_seat_shares_a_shared_win(places: list[int], share: float) -> None:
    assert figure("first seat wins", over("volcanique", places, first=0)) == {"first seat wins": share}


def test_huts_lost_are_counted_for_each_player() -> None:
    events = [(3, 0, TaluvaEvent("huts.lost", {"seat": 1, "field": (0, 0), "count": count})) for count in (2, 1)]
    assert figure("huts lost", over("taluva", [1, 2], events=events)) == {"huts lost": 1.5}


def test_losses_to_others_and_idle_turns() -> None:
    lost = {"field": (0, 0), "biome": "D", "cause": "contest"}
    events = [
        (1, 0, VolcaniqueEvent("turn.begins", {"seat": 0})),
        (1, 0, VolcaniqueEvent("bought", {"seat": 0, "item": "uno"})),
        (1, 0, VolcaniqueEvent("critter.lost", {"seat": 1, "by": 0, **lost})),
        (2, 1, VolcaniqueEvent("turn.begins", {"seat": 1})),
        (2, 1, VolcaniqueEvent("critter.lost", {"seat": 1, "by": 1, **lost})),
        (2, 1, VolcaniqueEvent("critter.lost", {"seat": 0, "by": None, **lost})),
    ]
    played = over("volcanique", [1, 2], events=events, turns=[0, 1])
    assert figure("losses", played) == {"losses: to others": 0.5, "losses: otherwise": 1.0}
    assert figure("idle turns", played) == {"idle turns": 0.5}


@pytest.mark.parametrize("words", [["taluva"], ["taluva", "teams=yes", "players=4"], ["volcanique", "setup=quick"]])
def test_every_figure_of_a_played_game_has_its_measure(words: list[str]) -> None:
    experiment = read_words(words[0], words[1:], ["random"], decks=1)
    played = play(experiment, 0, 0, experiment.seatings(0)[0])
    figures = figures_of(played)
    assert {measure_named(name, words[0]).name for name in figures} <= {each.name for each in measures_of(words[0])}
    assert len(played.prospects) == len(played.turns) - 1 > 5
    assert figures["turns"] == len(played.turns)
    assert sum(value for name, value in figures.items() if name.startswith("ending: ")) == 1


def test_a_game_of_the_lab_has_a_record_that_replays() -> None:
    from surtsey.lab.playing import record_of

    experiment = read_words("volcanique", ["setup=quick"], ["random"], decks=1)
    record = read(record_of(experiment, 0, 0, 0))
    assert record.state.places() == play(experiment, 0, 0, ("random", "random")).places


def test_results_keep_the_means_of_decks() -> None:
    experiment = Experiment("taluva", read_words("taluva", ["tiles=24,48"]).variants, ("random",), 10)
    first, second = [{"turns": 10.0, "ending: two_types": 1.0}], [{"turns": 14.0}]
    results = gathered(experiment, [[[{"turns": 8.0}, *first], second]] * 5 + [[first, first]] * 5)
    assert results.values(0, "turns") == [9.0] * 5 + [10.0] * 5
    assert results.values(0, "ending: two_types") == [0.5] * 5 + [1.0] * 5
    assert results.values(1, "ending: two_types") == [0.0] * 5 + [1.0] * 5
    gap = results.difference(1, "turns", 0.05)
    assert gap is not None
    assert gap.value == 2.5
    assert results.figures == ["turns", "ending: two_types"]


def test_a_third_game_is_measured_too(atoll: object) -> None:
    measures_of.cache_clear()
    experiment = read_words("atoll", [], ["random"], decks=1)
    assert figures_of(play(experiment, 0, 0, experiment.seatings(0)[0]))["turns"] > 0
