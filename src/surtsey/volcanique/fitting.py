"""Whether what is on an agenda can be there, with the table as it is: asked of positions that somebody wrote.

At the bottom lie the phases of the turn (or of the set-up) that are still to come, just as the engine puts them there.
Above them lies what is under way, and each such task has to follow from the one below it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.volcanique import agenda, course, setting_up
from surtsey.volcanique.agenda import kind_in
from surtsey.volcanique.cards import hidden_card
from surtsey.volcanique.table import FINAL_TURNS, OVER, SETTING_UP, Table
from surtsey.volcanique.turns import put_phases


def agenda_fits(t: Table) -> bool:
    """Whether the agenda of a table can have come about."""
    if t.stage == OVER:
        return not len(t.agenda)
    if kind_in(t.agenda[0]) == agenda.SCORE:
        return len(t.agenda) == 2 and kind_in(t.agenda[1]) == agenda.WHICH_CARD_WAS and hidden_card(t) >= 0
    if not _stage_fits(t):
        return False
    phases = _phases(t)
    below = 0
    while below < min(len(phases), len(t.agenda)) and phases[below] == t.agenda[below]:
        below += 1
    if not below:
        return False
    if t.stage == SETTING_UP:
        return setting_up.set_up_fits(t, below)
    if below < len(t.agenda) and kind_in(t.agenda[len(t.agenda) - 1]) < agenda.FIRST_QUESTION:
        return False  # what is under way has come to a question
    return all(
        course.kind_at(t.agenda[index]).can_be(t, t.agenda[index], t.agenda[index - 1])
        for index in range(below, len(t.agenda))
    )


def _stage_fits(t: Table) -> bool:
    if t.stage == FINAL_TURNS:
        return t.trigger != 0 and t.ending and 1 <= t.turns_left <= t.players
    return (t.stage == SETTING_UP) == (t.turn == 0)


def _phases(t: Table) -> vec[i64]:
    """What the engine puts on the agenda at the beginning of a turn, or of the game."""
    scratch = t.copy()
    scratch.agenda = vec[i64]()
    if t.stage == SETTING_UP:
        setting_up.begin(scratch)
    else:
        put_phases(scratch)
    return scratch.agenda
