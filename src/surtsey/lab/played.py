"""A game as measures see it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from surtsey.game import Event, Game


@dataclass
class Played:
    """A game that is over, with what was noted on the way."""

    game: Game
    seating: Sequence[str]
    state: Any
    """As it ended: a state of its game."""
    first: int = 0
    """The seat that had the first turn."""
    events: list[tuple[int, int, Event]] = field(default_factory=list)
    """All that happened, with the number of the turn and the seat whose turn it was."""
    choices: list[int] = field(default_factory=list)
    """How many actions there were to choose from, for each decision."""
    turns: list[int] = field(default_factory=list)
    """Whose turns they were."""
    prospects: list[tuple[float, ...]] = field(default_factory=list)
    """What each seat could expect at the end of each turn, as the judgement of our players has it."""

    @property
    def players(self) -> int:
        return int(self.state.rules.players)

    @property
    def places(self) -> list[int]:
        return self.state.places() or []

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def codes(self) -> Counter[str]:
        return Counter(event.code for _, _, event in self.events)
