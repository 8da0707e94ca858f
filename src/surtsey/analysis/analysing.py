"""Goes through a record with a player that thinks, and says what its decisions were worth."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from surtsey.analysis.judged_turns import MARKS, Choice, PlayedAction, Turn
from surtsey.analysis.judging import Judge, Values, is_only_good
from surtsey.analysis.turning_points import TurningPoint, turning_points
from surtsey.game import Action, Observation, State, SurtseyError
from surtsey.players.player import Budget, Player
from surtsey.records import Record
from surtsey.stakes import is_ranking_game, sides

FORMAT: Final = 1
"""Of the JSON. It changes when the meaning of a key does."""

Progress = Callable[[int, int], None]
"""Hears how many actions of the record are done, and how many there are."""


def silently(_done: int, _all: int) -> None:
    return None


@dataclass(frozen=True)
class Summary:
    """How well a seat played."""

    seat: int
    name: str
    place: int | None
    turns: int
    """In how many turns decisions of the seat were analysed."""
    decisions: int
    mean_loss: float
    """A turn."""
    inaccuracies: int
    mistakes: int
    blunders: int
    agreement: float
    """The share of the decisions that are as good as the best found."""

    def json(self) -> dict[str, Any]:
        return {**vars(self), "mean_loss": round(self.mean_loss, 4), "agreement": round(self.agreement, 4)}


@dataclass(frozen=True)
class Analysis:
    game: str
    options: dict[str, str]
    player: str
    """Who judges."""
    names: tuple[str, ...]
    places: tuple[int, ...] | None
    sides: tuple[tuple[int, ...], ...]
    is_ranking: bool
    turns: tuple[Turn, ...]

    @property
    def turning_points(self) -> list[TurningPoint]:
        return turning_points(self.turns, self.sides, self.names, self.places is not None)

    def summary(self, seat: int) -> Summary:
        turns = [turn for turn in self.turns if seat in turn.deciders]
        choices = [choice for turn in turns for choice in turn.choices_of(seat)]
        marks = [turn.mark(seat) for turn in turns]
        return Summary(
            seat,
            self.names[seat],
            self.places[seat] if self.places else None,
            len(turns),
            len(choices),
            sum(turn.loss(seat) for turn in turns) / max(1, len(turns)),
            marks.count("inaccuracy"),
            marks.count("mistake"),
            marks.count("blunder"),
            sum(choice.agrees for choice in choices) / max(1, len(choices)),
        )

    def json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "player": self.player,
            "payoff": "place" if self.is_ranking else "win",
            "sides": [list(side) for side in self.sides],
            "result": list(self.places) if self.places else None,
            "seats": [self.summary(seat).json() for seat in range(len(self.names))],
            "turning_points": [point.json() for point in self.turning_points],
            "turns": [turn.json() for turn in self.turns],
        }


def analyse(record: Record, player: Player, progress: Progress = silently, budget: Budget | None = None) -> Analysis:
    """Judges every decision of a record. The game need not be over. A budget is for each of the player's thoughts."""
    rules, places = record.state.rules, record.state.places()
    return Analysis(
        record.game.name,
        rules.options(),
        player.name,
        tuple(record.names.get(seat, f"seat {seat}") for seat in range(rules.players)),
        None if places is None else tuple(places),
        sides(rules),
        is_ranking_game(rules),
        tuple(_turns(record, Judge(record.game, player, budget), progress)),
    )


def position_at(record: Record, actions: int) -> State:
    """The game after that many actions of the record."""
    state = record.state.start() or record.game.new(record.state.rules.options(), None)
    for moment in record.state.history()[:actions]:
        state.play(moment.action)
    return state


def _turns(record: Record, judge: Judge, progress: Progress) -> Iterator[Turn]:
    history = record.state.history()
    if not history:
        raise SurtseyError("the record has no turns to analyse")
    over = record.state.places() is not None
    state = position_at(record, 0)
    latest: Values | None = None
    start = 0
    for row, ((number, seat), moments) in enumerate(groupby(history, lambda moment: (moment.turn, moment.seat)), 1):
        actions: list[PlayedAction] = []
        choices: list[Choice] = []
        for moment in moments:
            secret = None if over else moment.secret  # of a game that goes on, nobody is told what only some may know
            decision = state.decision
            if decision and not decision.chance and secret is None and len(state.legal()) > 1:
                choices.append(_choice(judge, state.observe(decision.seat), moment.action, len(actions)))
            actions.append(PlayedAction(secret or str(moment.action), moment.chance))
            state.play(moment.action)
            progress(start + len(actions), len(history))
        after = judge.values(state)
        before = choices[0].values if choices else latest or after
        yield Turn(row, number, seat, start, tuple(actions), before, after, tuple(choices))
        latest = after
        start += len(actions)


def _choice(judge: Judge, observation: Observation, played: Action, action: int) -> Choice:
    """Judges a decision; `action` is its number in the turn."""
    thought = judge.think(observation)
    best_value, played_value = judge.compare(observation, played)
    is_only = thought.action.id == played.id and is_only_good(thought, MARKS["blunder"] / 100)
    best = judge.line(observation)  # last, for then most is known
    return Choice(observation.seat, action, str(played), best, thought.values, best_value, played_value, is_only)
