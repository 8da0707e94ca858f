"""A turn as it was played, as it would have been better, and what was lost."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from surtsey.analysis.judging import Values

MARKS: Final = {"blunder": 20, "mistake": 10, "inaccuracy": 5}
"""How many percent a seat has to lose in one turn for a mark."""
ONLY_MOVE: Final = "only move"
"""The mark of a turn without one of those in which, for a decision, all else considered would have been a blunder."""


def hundredths(value: float) -> int:
    """A value as it is shown."""
    return round(100 * value)


def percent(value: float) -> str:
    return f"{hundredths(value)} %"


def rounded(values: Iterable[float]) -> list[float]:
    """As the JSON has them."""
    return [round(value, 4) for value in values]


@dataclass(frozen=True)
class PlayedAction:
    """An action of the record."""

    text: str
    chance: bool
    """Whether chance brought it."""


@dataclass(frozen=True)
class Choice:
    """A decision that was analysed: one between several legal actions."""

    seat: int
    action: int
    """Which of the turn's actions it is, from 0."""
    played: str
    best: tuple[str, ...]
    """The best action found, and what the player would have done after it in the same turn."""
    values: Values
    """The judgement when the decision was due."""
    best_value: float
    played_value: float
    is_only: bool
    """Whether the best was played and all else that was considered would have been a blunder."""

    @property
    def loss(self) -> float:
        return max(0.0, self.best_value - self.played_value)

    @property
    def agrees(self) -> bool:
        """Whether what was played is as good as the best found."""
        return hundredths(self.loss) == 0

    def json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "action": self.action,
            "played": self.played,
            "best": list(self.best),
            "values": rounded(self.values),
            "best_value": round(self.best_value, 4),
            "played_value": round(self.played_value, 4),
            "loss": round(self.loss, 4),
            "agrees": self.agrees,
            "only": self.is_only,
        }


@dataclass(frozen=True)
class Turn:
    """A line of the record: a turn, or a seat's part of the set-up."""

    row: int
    """The line's number, from 1. The number of the turn is another: in the set-up it is 0 for every seat."""
    number: int
    seat: int
    start: int
    """How many actions of the record come before it."""
    actions: tuple[PlayedAction, ...]
    before: Values
    """The judgement when the first decision was due, knowing what chance had brought by then."""
    after: Values
    """The judgement at the end of the turn, before chance brings anything more; in the end, the result."""
    choices: tuple[Choice, ...]

    @property
    def title(self) -> str:
        return f"turn {self.number}" if self.number else "set-up"

    @property
    def best(self) -> tuple[str, ...]:
        """The turn as it would have been better: as it was played up to the first loss, then the best found."""
        for choice in self.choices:
            if not choice.agrees:
                return self._decided(choice.action) + choice.best
        return self._decided(len(self.actions))

    @property
    def deciders(self) -> list[int]:
        """Whose decisions were analysed: the seat whose turn it is first, then those who decided out of turn."""
        return sorted({choice.seat for choice in self.choices}, key=lambda seat: (seat != self.seat, seat))

    def choices_of(self, seat: int) -> list[Choice]:
        return [choice for choice in self.choices if choice.seat == seat]

    def loss(self, seat: int) -> float:
        """What a seat lost in this turn, by all its decisions.

        A decision that turns out better than the best found makes up for another's loss: judgements are not exact, and
        what is too high in one is too low in the next.
        """
        return max(0.0, sum(choice.best_value - choice.played_value for choice in self.choices_of(seat)))

    def mark(self, seat: int) -> str | None:
        loss = hundredths(self.loss(seat))
        for mark, least in MARKS.items():
            if loss >= least:
                return mark
        return ONLY_MOVE if any(choice.is_only for choice in self.choices_of(seat)) else None

    def luck(self) -> tuple[str, ...]:
        """What chance brought before the first decision that was analysed."""
        count = self.choices[0].action if self.choices else len(self.actions)
        return tuple(action.text for action in self.actions[:count] if action.chance)

    def _decided(self, count: int) -> tuple[str, ...]:
        """What was decided among the first actions."""
        return tuple(action.text for action in self.actions[:count] if not action.chance)

    def json(self) -> dict[str, Any]:
        return {
            "row": self.row,
            "turn": self.number,
            "seat": self.seat,
            "start": self.start,
            "actions": [{"text": action.text, "chance": action.chance} for action in self.actions],
            "before": rounded(self.before),
            "after": rounded(self.after),
            "best": list(self.best),
            "losses": [
                {"seat": seat, "loss": round(self.loss(seat), 4), "mark": self.mark(seat)} for seat in self.deciders
            ],
            "decisions": [choice.json() for choice in self.choices],
        }
