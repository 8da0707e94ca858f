"""The course of a game: takes one task after the other from the agenda until somebody has to decide.

What leaves no choice is not asked. What a task does, what a question offers and why it refuses the rest is told by its
kind (tasks.py), in the module of its rule.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.game import Problem, Question
from surtsey.hexes import field_of
from surtsey.volcanique import (
    actions,
    agenda,
    cards,
    claiming,
    collecting,
    contests,
    displacing,
    lava,
    market,
    moving,
    placing,
    setting_up,
    shifting,
    turns,
    volcanoes,
)
from surtsey.volcanique.actions import NOTHING, kind_of
from surtsey.volcanique.agenda import FIRST_QUESTION, LAST_CHANCE, first_in, kind_in, second_in
from surtsey.volcanique.messages import VolcaniqueQuestion
from surtsey.volcanique.reasons import problem
from surtsey.volcanique.table import OVER, PLAYING, Table
from surtsey.volcanique.tasks import Params, TaskKind
from surtsey.volcanique.tiles import KINDS as TILES


def _by_number(*modules: Mapping[int, TaskKind]) -> vec[TaskKind]:
    kinds = {number: kind for module in modules for number, kind in module.items()}
    return vec[TaskKind]([kinds.get(number, TaskKind()) for number in range(max(kinds) + 1)])


KINDS: Final = _by_number(
    setting_up.KINDS,
    turns.KINDS,
    lava.KINDS,
    moving.KINDS,
    market.KINDS,
    placing.KINDS,
    displacing.KINDS,
    contests.KINDS,
    volcanoes.KINDS,
    shifting.KINDS,
    claiming.KINDS,
    collecting.KINDS,
    cards.KINDS,
)
"""Every kind of task by its number; what has no name is no kind."""

AFTER_BUY: Final = (agenda.FORCED_SACRIFICE, agenda.EROSION, agenda.CLAIM, agenda.SACRIFICE, agenda.DISCARD)
"""Questions of a turn that come when buying is over."""


def kind_at(task: i64) -> TaskKind:
    return KINDS[kind_in(task)]


def is_chance(t: Table, question: i64) -> bool:
    """Whether nobody decides: dice, cards, and the islands of the quick set-up."""
    kind = kind_in(question)
    if kind <= LAST_CHANCE:
        return True
    return agenda.SET_UP_TILE <= kind <= agenda.SET_UP_CRITTER and t.rules.setup == "quick"


def decider(t: Table, question: i64) -> i64:
    """Whose decision a question is; of a question to chance, whom it concerns."""
    return kind_at(question).decider(t, question)


def run(t: Table) -> None:
    """Carries out what can be carried out, up to the next real question; its options are in `t.ids` then."""
    while t.stage != OVER:
        size = len(t.agenda)
        doing = t.agenda[size - 1]
        kind = kind_at(doing)
        if kind_in(doing) < FIRST_QUESTION:
            t.drop()
            kind.carry_out(t, doing)
            continue
        t.count = 0
        kind.offer(t, doing)
        if t.count > 1 or (t.count == 1 and kind.must_be_asked(t, doing)):
            return
        if t.count == 1:
            t.drop()
            answer(t, doing, t.ids[0])
        elif len(t.agenda) == size:
            t.drop()
    t.count = 0


def answer(t: Table, question: i64, id: i64) -> None:
    """Takes the answer to a question, which has been taken off the agenda."""
    if id == NOTHING:
        kind_at(question).decline(t, question)
    else:
        kind_at(question).answer(t, question, id)


# What is asked, and why nothing else will do


def question_about(t: Table, question: i64, seat: int) -> Question:
    """What the question at hand, whose options are listed, is about."""
    kind = kind_at(question)
    params = _named(t, question, kind.shape)
    if kind_in(question) >= agenda.WHICH_WAY:
        params["seat"] = seat
    more, what = kind.about(t, question, seat)
    return VolcaniqueQuestion(kind.name + more, {**params, **what})


def _named(t: Table, question: i64, shape: str) -> Params:
    """The field and the tile that a task names."""
    params: Params = {}
    for sign, number in zip(shape, (first_in(question), second_in(question)), strict=False):
        if sign == "h":
            params["field"] = field_of(t.places[number])
        elif sign == "p":
            params["field"] = field_of(number)
        elif sign == "n":
            params |= t.node_params(number)
        elif sign == "k":
            params["tile"] = TILES[number]
        if "field" in params:
            break
    return params


def why_not(t: Table, id: i64) -> Problem:
    """The rule that forbids an action which is not among the options.

    Whoever may ask knows what the deciding seat knows, and no reason says more.
    """
    if t.stage == OVER:
        return problem("game.over")
    question = t.agenda[len(t.agenda) - 1]
    kind = kind_at(question)
    found = kind.why_not(t, question, id) if int(kind_of(id)) in kind.verbs else None
    if found is not None:
        return found
    if id == NOTHING and not is_chance(t, question):
        return kind.why_not_pass(t, question, _asked(t, question))
    return _barred(t, kind_in(question), kind_of(id)) or problem("decision.other", _asked(t, question))


def _asked(t: Table, question: i64) -> Params:
    asked = question_about(t, question, int(decider(t, question)))
    return {**asked.params, "question": asked.code, "asked": asked}


def _barred(t: Table, kind: i64, verb: i64) -> Problem | None:
    """What the active player is barred from in this turn, though its time would have come."""
    seat = int(t.active)
    if t.stage != PLAYING or kind not in AFTER_BUY:
        return None
    if verb == actions.BUY and t.purchases and not market.may_buy_more(t, seat):
        return problem("buy.no_more", {"seat": seat})
    if verb == actions.ERODE and not shifting.may_erode(t):
        return problem("erode.barred", {"seat": seat})
    if verb in (actions.CLAIM, actions.UPGRADE, actions.SEA, actions.SWIM) and not claiming.may_claim(t):
        return problem("claim.barred", {"seat": seat})
    return None
