"""Which model goes with which game."""

from surtsey.chance import Chance
from surtsey.game import Observation, SurtseyError
from surtsey.players import taluva, volcanique
from surtsey.players.model import Model
from surtsey.taluva.state import Observation as TaluvaObservation
from surtsey.volcanique.state import Observation as VolcaniqueObservation


def model_of(observation: Observation, chance: Chance) -> Model:
    """A world that fits what is observed."""
    if isinstance(observation, TaluvaObservation):
        return taluva.model(observation, chance)
    if isinstance(observation, VolcaniqueObservation):
        return volcanique.model(observation, chance)
    raise SurtseyError("the players know Taluva and Volcanique only")


def game_of(observation: Observation) -> str:
    """The name of the game that is observed."""
    return "taluva" if isinstance(observation, TaluvaObservation) else "volcanique"
