"""What a player is: an observation goes in, an action comes out, with what was thought on the way.

Players see observations, never states: what is hidden from their seat cannot influence them. They carry all their
randomness in themselves, so that the same player, asked the same, answers the same wherever its budget is a number of
simulations.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from surtsey.game import Action, Observation, State, SurtseyError


@dataclass(frozen=True)
class Budget:
    """What one decision may cost. Whatever is spent first ends the thinking; None is no limit."""

    simulations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.simulations is not None and self.simulations < 1:
            raise SurtseyError(f"a player needs at least 1 simulation, not {self.simulations}")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise SurtseyError(f"a player needs some time, not {self.seconds} seconds")


@dataclass(frozen=True)
class Candidate:
    """An action that was considered, how much, and what it promises the seat that decides."""

    action: Action
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """What a player thinks so far.

    A value is the payoff that a seat can expect, from 0 to 1: its chance to win, the team's in the team game; in the
    ranking game 1 for the first place, 0 for the last, evenly in between.
    """

    action: Action
    values: tuple[float, ...]
    """One for each seat; empty if the player has no opinion."""
    simulations: int = 0
    seconds: float = 0.0
    line: tuple[Action, ...] = ()
    """What is expected to follow, the action first, as far as chance allows to say."""
    candidates: tuple[Candidate, ...] = ()
    """The best first."""


def never() -> bool:
    return False


def nobody(_: Thought) -> None:
    return None


class Player(Protocol):
    @property
    def name(self) -> str: ...

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        """Decides for the seat that observes, whose decision it must be.

        Without a budget it takes the player's own. `cancelled` is asked every few milliseconds; once it says yes, the
        best action so far is the answer. `tell` hears from time to time what the player thinks.
        """


def deciding(observation: Observation) -> State:
    """The view of an observation whose seat has to decide."""
    view = observation.view
    decision = view.decision
    if decision is None:
        raise SurtseyError("the game is over")
    if decision.chance:
        raise SurtseyError("chance decides here, not a player")
    if decision.seat != observation.seat:
        raise SurtseyError(f"seat {decision.seat} decides here, not seat {observation.seat}")
    return view
