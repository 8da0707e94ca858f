"""What the worker processes think: turns of bots, hints, analyses. They get observations and records, never states."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec

from surtsey.analysis import Analysis, analyse
from surtsey.chance import PLAYERS, Chance
from surtsey.game import Observation, pass_windows, waits_for
from surtsey.games import bundle_named
from surtsey.players.glancing import GlancingPlayer
from surtsey.players.making import level_named, limits_of, make_player
from surtsey.players.models import model_of
from surtsey.players.player import Budget, Player
from surtsey.players.search import SearchPlayer
from surtsey.records import read
from surtsey.stakes import are_rivals, payoffs

MOST_REASONS: Final = 3
LEAST_CHANGE: Final = 0.02
LEAST_SECONDS: Final = 0.1


@dataclass(frozen=True)
class TurnTask:
    """What a bot does until chance or somebody else comes."""

    observation: Observation
    level: str
    seed: int
    spent: float
    """Seconds that it has thought in this turn already."""


@dataclass(frozen=True)
class HintTask:
    observation: Observation
    seconds: float
    seed: int


@dataclass(frozen=True)
class AnalysisTask:
    record: str
    player: str


@dataclass(frozen=True)
class Hinted:
    actions: list[str]
    value: float
    reasons: list[tuple[str, float]]


Task = TurnTask | HintTask | AnalysisTask
Cancelled = Callable[[], bool]
Hear = Callable[[float], None]


def think(task: Task, cancelled: Cancelled, tell: Hear) -> Any:
    if isinstance(task, TurnTask):
        return turn(task, cancelled)
    if isinstance(task, HintTask):
        return hint(task, cancelled)
    return analysis(task, cancelled, tell)


def turn(task: TurnTask, cancelled: Cancelled) -> list[str]:
    if interrupts(task.observation):
        return _rest_of_turn(GlancingPlayer(task.seed), task.observation, cancelled)[0]
    level = level_named(task.level, task.observation.game)
    limits = None
    if level.seconds is not None:
        limits = Budget(level.simulations, max(LEAST_SECONDS, level.seconds - task.spent))
    return _rest_of_turn(level.player(task.level, task.seed, limits), task.observation, cancelled)[0]


def interrupts(observation: Observation) -> bool:
    """Whether it is a mere opportunity to act in somebody else's turn: everybody would have to wait."""
    view = observation.view
    decision = view.decision
    return decision is not None and decision.window is not None and view.turn_seat != observation.seat


def hint(task: HintTask, cancelled: Cancelled) -> Hinted:
    player = SearchPlayer(task.seed, Budget(seconds=task.seconds))
    actions, value, after = _rest_of_turn(player, task.observation, cancelled)
    return Hinted(actions, value, _reasons(task.observation, after))


def _rest_of_turn(
    player: Player, observation: Observation, cancelled: Cancelled
) -> tuple[list[str], float, Observation]:
    """The actions, what they promise, and what is seen after them."""
    seat, view = observation.seat, observation.view.copy()
    turn = view.turn, view.turn_seat
    actions: list[str] = []
    value = 0.0
    while waits_for(view, seat, turn) and not (cancelled() and actions):
        thought = player.choose(view.observe(seat), cancelled=cancelled)
        value = thought.values[seat] if thought.values else 0.0
        actions.append(str(thought.action))
        view.play(thought.action)
        pass_windows(view, lambda other, _: other == seat)
    places = view.places()
    if places is not None:
        value = payoffs(view.rules, places)[seat]
    return actions, value, view.observe(seat)


def _reasons(before: Observation, after: Observation) -> list[tuple[str, float]]:
    """The terms of the judgement that change most: one's own, less those of the rivals."""
    if after.view.decision is None:
        return []
    bundle = bundle_named(before.game)
    names, weights = bundle.features, bundle.weights
    old, new = _terms(before, len(names)), _terms(after, len(names))
    changes = [
        (name, round(weight * (new[index] - old[index]), 3))
        for index, (name, weight) in enumerate(zip(names, weights, strict=True))
        if name not in bundle.unsaid
    ]
    changes.sort(key=lambda change: -abs(change[1]))
    return [change for change in changes[:MOST_REASONS] if abs(change[1]) >= LEAST_CHANGE]


def _terms(observation: Observation, count: int) -> list[float]:
    """Each feature of the seat, less the mean of its rivals'."""
    model = model_of(observation, Chance(0, PLAYERS))
    seats = range(observation.view.rules.players)
    features = []
    for seat in seats:
        into = vec[float]([0.0] * count)
        model.features(seat, into)
        features.append(list(into))
    rivals = [seat for seat in seats if are_rivals(observation.view.rules, observation.seat, seat)]
    return [
        features[observation.seat][index] - sum(features[seat][index] for seat in rivals) / len(rivals)
        for index in range(count)
    ]


class Stopped(Exception):
    """Nobody wants to know any more."""


def analysis(task: AnalysisTask, cancelled: Cancelled, tell: Hear) -> list[dict[str, Any]]:
    """The turns of a record as the page shows them."""

    def progress(done: int, count: int) -> None:
        if cancelled():
            raise Stopped
        tell(done / count)

    record = read(task.record)
    found = analyse(record, make_player(task.player, 1), progress, limits_of(task.player, record.game.name))
    return analysed_turns(found)


def analysed_turns(found: Analysis) -> list[dict[str, Any]]:
    kinds = {point.row: point.kind for point in found.turning_points}
    return [
        {
            "turn": turn.number,
            "seat": turn.seat,
            "before": [round(value, 4) for value in turn.before],
            "after": [round(value, 4) for value in turn.after],
            "played": [action.text for action in turn.actions if not action.chance],
            "best": list(turn.best),
            "loss": round(turn.loss(turn.seat), 4),
            "turning_point": kinds.get(turn.row),
        }
        for turn in found.turns
    ]
