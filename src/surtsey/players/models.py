"""Which model goes with which game."""

from surtsey.chance import Chance
from surtsey.game import Observation, SurtseyError
from surtsey.players import taluva, volcanique
from surtsey.players.model import Model
from surtsey.taluva.state import Observation as TaluvaObservation
from surtsey.volcanique.state import Observation as VolcaniqueObservation


def model_of(observation: Observation, chance: Chance, by_hand: bool = False) -> Model:
    """A world that fits what is observed, judged by weights that were tuned or by those that were set by hand."""
    if isinstance(observation, TaluvaObservation):
        return taluva.model(observation, chance, taluva.BY_HAND if by_hand else taluva.WEIGHTS)
    if isinstance(observation, VolcaniqueObservation):
        return volcanique.model(observation, chance, volcanique.BY_HAND if by_hand else volcanique.WEIGHTS)
    raise SurtseyError("the players know Taluva and Volcanique only")


def hand_made(observation: Observation, chance: Chance) -> Model:
    """A world that fits what is observed, judged by weights that were set by hand."""
    return model_of(observation, chance, by_hand=True)


def game_of(observation: Observation) -> str:
    """The name of the game that is observed."""
    return "taluva" if isinstance(observation, TaluvaObservation) else "volcanique"
