"""What happened, as a screen shows it: a beat for each task or answer that is carried out and tells of something."""

from collections.abc import Iterator, Sequence
from typing import Any

from mypy_extensions import i64

from surtsey.game import Beat, Event, Moment, Tally
from surtsey.volcanique.actions import Action
from surtsey.volcanique.agenda import FIRST_QUESTION, kind_in
from surtsey.volcanique.course import answer, kind_at
from surtsey.volcanique.describing import supply
from surtsey.volcanique.scoring import Score, scores
from surtsey.volcanique.state import State
from surtsey.volcanique.table import CRITTERS, OVER, Table
from surtsey.volcanique.tiles import BIOMES


def tell(before: State, moments: Sequence[Moment[Action]]) -> list[Beat]:
    """What happened when a state went on by these entries of its history."""
    t = before.table.copy()
    happened: list[Event] = []
    t.log = happened
    beats = []
    for moment in moments:
        for _ in _steps(t, moment.action.id):
            if happened:
                beats.append(Beat(tuple(happened), tally(t)))
                happened.clear()
    return beats


def _steps(t: Table, id: i64) -> Iterator[None]:
    """What follows from an answer, one after the other: `course.answer` and `course.run` in slow motion."""
    question = t.agenda[len(t.agenda) - 1]
    t.drop()
    answer(t, question, id)
    yield
    while t.stage != OVER:
        size = len(t.agenda)
        doing = t.agenda[size - 1]
        kind = kind_at(doing)
        if kind_in(doing) < FIRST_QUESTION:
            t.drop()
            kind.carry_out(t, doing)
        else:
            t.count = 0
            kind.offer(t, doing)
            if t.count > 1 or (t.count == 1 and kind.must_be_asked(t, doing)):
                break
            if t.count == 1:
                t.drop()
                answer(t, doing, t.ids[0])
            elif len(t.agenda) == size:
                t.drop()
        yield
    yield  # a question may have told of something while its options were looked for


def tally(t: Table) -> Tally:
    """What the panels show of each seat, and of the supply."""
    points = scores(t)
    own = tuple(_player(t, seat, score.total) for seat, score in enumerate(points))
    players = tuple(_player(t, seat, _seen_by_all(t, score)) for seat, score in enumerate(points))
    return Tally({"supply": supply(t)}, players, own)


def _seen_by_all(t: Table, score: Score) -> int:
    """A total without cards, which are a secret until the game is over."""
    return score.total if t.stage == OVER else score.total - score.cards


def _player(t: Table, seat: int, total: int) -> dict[str, Any]:
    return {
        "hand": int(t.hand[seat]),
        "crater": int(t.crater[seat]),
        "land": int(t.on_land(seat)),
        "deployed": CRITTERS - int(t.hand[seat]),
        "resources": {BIOMES[biome + 1]: int(t.resources[seat * 3 + biome]) for biome in range(3)},
        "volcanoes": int(t.volcanoes[seat]),
        "points": int(t.bought_points[seat]),
        "score": {"total": total},
    }
