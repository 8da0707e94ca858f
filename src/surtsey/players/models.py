"""The model of the game that is observed."""

from surtsey.chance import Chance
from surtsey.game import Observation
from surtsey.games import bundle_named
from surtsey.players.model import Model


def model_of(observation: Observation, chance: Chance) -> Model:
    """A world that fits what is observed, judged as the search does."""
    bundle = bundle_named(observation.game)
    return bundle.model(observation, chance, bundle.weights)


def hand_made(observation: Observation, chance: Chance) -> Model:
    """A world that fits what is observed, judged by weights that were set by hand."""
    bundle = bundle_named(observation.game)
    return bundle.model(observation, chance, bundle.by_hand)
