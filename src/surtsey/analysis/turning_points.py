"""Where a game turned: the favourite changed, or somebody lost much. In words."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from surtsey.analysis.judged_turns import MARKS, Choice, Turn, percent
from surtsey.analysis.judging import Values

LEAD: Final = 0.1
"""A side has to be ahead of the favourite by this much to become it; in a duel that is 55 to 45."""
WON: Final = 0.9
"""Who can expect this much has as good as won."""
LOSSES: Final = 5
"""At most this many losses are named, beside those that cost the lead."""
POINTS: Final = 10
"""At most this many turning points are named, the biggest."""

Side = tuple[int, ...]


@dataclass(frozen=True)
class TurningPoint:
    row: int
    turn: int
    seat: int
    """Who lost something; or, if nobody did, one of those who have the lead now."""
    kind: str
    """`loss`; `luck` if chance brought the lead, `lead` if it passed on in another way."""
    position: int
    """How many actions of the record lead to the position where it happened."""
    before: float
    after: float
    """What the seat could expect before and after it; of a loss, with the best action found and with the one played."""
    text: str

    @property
    def swing(self) -> float:
        return abs(self.after - self.before)

    def json(self) -> dict[str, Any]:
        return {**vars(self), "before": round(self.before, 4), "after": round(self.after, 4)}


@dataclass(frozen=True)
class Step:
    """From one judgement to the next."""

    turn: Turn
    by_turn: bool
    """Whether the turn brought it, and not what came before its first decision."""
    before: Values
    after: Values


@dataclass(frozen=True)
class Change:
    """A new favourite, and what made it so."""

    step: Step
    old: Side
    new: Side


def turning_points(
    turns: Sequence[Turn], sides: Sequence[Side], names: Sequence[str], over: bool
) -> list[TurningPoint]:
    """At most one for each turn, in the order of the game. `over`: the last turn ended it."""
    changes = list(_changes(turns, sides))
    slips = {(change.step.turn.row, seat) for change in changes if change.step.by_turn for seat in change.old}
    losses = _losses(turns, slips)
    explained = {turn.row for turn, seat in losses if (turn.row, seat) in slips}
    points = [_loss(turn, seat, sides, names, slips) for turn, seat in losses]
    points += [
        _new_lead(change, names, over and change.step.turn is turns[-1])
        for change in changes
        if not (change.step.by_turn and change.step.turn.row in explained)
    ]
    points.sort(key=lambda point: point.swing)
    of_turns = {point.row: point for point in points}
    biggest = sorted(of_turns.values(), key=lambda point: point.swing)[-POINTS:]
    return sorted(biggest, key=lambda point: point.row)


def _changes(turns: Sequence[Turn], sides: Sequence[Side]) -> Iterator[Change]:
    """Each new favourite, and the step that did most for it since the old one was last ahead."""
    favourite: Side | None = None
    steps: list[Step] = []
    for step in _steps(turns):
        steps.append(step)
        leader = max(sides, key=partial(_value, step.after))
        rivals = [side for side in sides if side != leader] if favourite is None else [favourite]
        ahead = _value(step.after, leader) - max(_value(step.after, side) for side in rivals)
        if leader == favourite:
            steps.clear()
        elif ahead >= LEAD:
            if favourite is not None:
                biggest = max(steps, key=partial(_gain, leader, favourite))
                yield Change(biggest, favourite, leader)
            favourite = leader
            steps.clear()


def _steps(turns: Sequence[Turn]) -> Iterator[Step]:
    """What happened from one judgement to the next: by chance before a turn, by the turn, and so on."""
    latest = turns[0].before
    for turn in turns:
        yield Step(turn, False, latest, turn.before)
        yield Step(turn, True, turn.before, turn.after)
        latest = turn.after


def _gain(side: Side, rival: Side, step: Step) -> float:
    """How much a side came nearer to a rival, or left it behind."""
    before = _value(step.before, side) - _value(step.before, rival)
    return _value(step.after, side) - _value(step.after, rival) - before


def _value(values: Values, side: Side) -> float:
    """What a side can expect: its seats can expect the same."""
    return values[side[0]]


def _losses(turns: Sequence[Turn], slips: Collection[tuple[int, int]]) -> list[tuple[Turn, int]]:
    """The biggest losses, and those that cost the lead: the turn and the seat."""
    lost = [(turn, seat) for turn in turns for seat in turn.deciders if turn.mark(seat) in MARKS]
    lost.sort(key=lambda each: -each[0].loss(each[1]))
    big = [(turn, seat) for turn, seat in lost if turn.mark(seat) != "inaccuracy"][:LOSSES]
    return big + [each for each in lost if each not in big and (each[0].row, each[1]) in slips]


def _loss(
    turn: Turn, seat: int, sides: Sequence[Side], names: Sequence[str], slips: Collection[tuple[int, int]]
) -> TurningPoint:
    choice = max(turn.choices_of(seat), key=lambda choice: choice.loss)
    who = names[seat] if seat == turn.seat else f"{names[seat]}, out of turn,"
    what = f"lets the {_prize(choice)} slip" if (turn.row, seat) in slips else _what_is_lost(turn, choice, sides)
    text = f"{who} {what}: {choice.played} instead of {choice.best[0]}"
    return _point(turn, seat, "loss", choice, (choice.best_value, choice.played_value), text)


def _what_is_lost(turn: Turn, choice: Choice, sides: Sequence[Side]) -> str:
    others = [side for side in sides if choice.seat not in side]
    if turn.after[choice.seat] > max(_value(turn.after, side) for side in others):
        return "gives away part of the lead"
    could_lead = choice.best_value > max(_value(choice.values, side) for side in others)
    return f"misses the {_prize(choice)}" if could_lead else "loses ground"


def _prize(choice: Choice) -> str:
    """What the best action would have brought."""
    return "win" if choice.best_value >= WON else "lead"


def _new_lead(change: Change, names: Sequence[str], is_end: bool) -> TurningPoint:
    turn, by_turn = change.step.turn, change.step.by_turn
    who = " and ".join(names[seat] for seat in change.new)
    luck = () if by_turn else turn.luck()
    if luck:
        text = f"{', '.join(luck)} brings {who} the lead"
    else:
        text = f"the win goes to {who}" if is_end and by_turn else f"the lead passes to {who}"
    first = turn.choices[0] if turn.choices else None
    values = _value(change.step.before, change.new), _value(change.step.after, change.new)
    return _point(turn, change.new[0], "luck" if luck else "lead", first, values, text)


def _point(
    turn: Turn, seat: int, kind: str, choice: Choice | None, values: tuple[float, float], text: str
) -> TurningPoint:
    before, after = values
    text = f"{turn.title.capitalize()}: {text}, from {percent(before)} to {percent(after)}."
    position = turn.start + (choice.action if choice else 0)
    return TurningPoint(turn.row, turn.number, seat, kind, position, before, after, text)
