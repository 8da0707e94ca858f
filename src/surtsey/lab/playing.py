"""Plays the games of a deck, and measures them."""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec

from surtsey.arena.contestants import PATIENT, seated
from surtsey.chance import PLAYERS, Chance
from surtsey.game import Action, State
from surtsey.games import bundle_named
from surtsey.lab.experiment import Experiment
from surtsey.lab.measures.registry import measures_of
from surtsey.lab.played import Played
from surtsey.lab.streams import Streams
from surtsey.records import Record

Figures = dict[str, float]


NOTHING_KNOWN: Final = 0
"""The seed of what a judgement draws where nothing is hidden that matters to it."""


def play(experiment: Experiment, variant: int, deck: int, seating: Sequence[str]) -> Played:
    """A game from its beginning to its end."""
    streams = Streams(experiment.seed, deck)
    state = experiment.game.new(experiment.variants[variant].options, None)
    players = [seated(name, streams.player(seat), PATIENT) for seat, name in enumerate(seating)]
    played = Played(experiment.game, seating, state)
    bundle = bundle_named(experiment.game_name)
    turn: tuple[int, int] | None = None
    while (decision := state.decision) is not None:
        if turn != (state.turn, state.turn_seat) and state.turn > 0:
            if turn is None:
                played.first = state.turn_seat
            else:
                played.prospects.append(_prospects(bundle.model, bundle.weights, state))
            turn = state.turn, state.turn_seat
            played.turns.append(state.turn_seat)
        if decision.chance:
            for action in streams.bring(state):
                _play(played, action)
        else:
            played.choices.append(sum(1 for _ in state.moves()))
            _play(played, players[decision.seat].choose(state.observe(decision.seat)).action)
    return played


def _play(played: Played, action: Action) -> None:
    state = played.state
    where = state.turn, state.turn_seat
    played.events += [(*where, event) for event in state.play(action)]


def figures_of(played: Played) -> Figures:
    """What all measures say of a game."""
    return {name: value for measure in measures_of(played.game.name) for name, value in measure.of(played).items()}


def play_deck(experiment: Experiment, deck: int) -> list[list[Figures]]:
    """For each variant, the figures of its games with a deck."""
    return [
        [figures_of(play(experiment, variant, deck, seating)) for seating in experiment.seatings(variant)]
        for variant in range(len(experiment.variants))
    ]


def record_of(experiment: Experiment, variant: int, deck: int, game: int) -> str:
    """The record of a game, which is played once more."""
    seating = experiment.seatings(variant)[game]
    played = play(experiment, variant, deck, seating)
    return str(Record(experiment.game, played.state, dict(enumerate(seating))))


def _prospects(model: Any, weights: tuple[float, ...], state: State) -> tuple[float, ...]:
    world = model(state.observe(state.turn_seat), Chance(NOTHING_KNOWN, PLAYERS), weights)
    values = vec[float]([0.0] * state.rules.players)
    world.values(values)
    return tuple(values)
