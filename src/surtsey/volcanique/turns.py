"""Turns: their phases, the windows for limited powers between them, and how the game comes to its end."""

from typing import Final

from mypy_extensions import i64

from surtsey.game import SurtseyError
from surtsey.volcanique import agenda, lava
from surtsey.volcanique.agenda import kind_in, task
from surtsey.volcanique.cards import hidden_card, holds_cards
from surtsey.volcanique.scoring import places, scores
from surtsey.volcanique.shifting import may_interrupt
from surtsey.volcanique.table import (
    FINAL_TURNS,
    FLUSH,
    OVER,
    PLAYING,
    SETTING_UP,
    STALEMATE,
    SUPER_ERUPTION,
    TRIGGERS,
    TURN_CAP,
    WINTER_COMES,
    Table,
)
from surtsey.volcanique.tasks import TaskKind
from surtsey.volcanique.volcanoes import super_eruption

PHASES: Final[dict[str, int]] = {
    "lava": agenda.LAVA,
    "move": agenda.MOVE,
    "buy": agenda.BUY,
    "erosion": agenda.EROSION,
    "claim": agenda.CLAIM,
    "sacrifice": agenda.SACRIFICE,
    "collect": agenda.COLLECT,
    "end": agenda.END_TURN,
}
"""Where a turn can be taken up."""


# The beginning of a turn


class BeginTurn(TaskKind):
    """A turn begins."""

    def carry_out(self, t: Table, doing: i64) -> None:
        """A new turn of the active player."""
        if t.stage == SETTING_UP:
            t.stage = PLAYING
            t.active = t.first
        t.turn += 1
        t.progress = False
        t.moves = 0
        t.flown = False
        t.flipped = False
        t.purchases = 0
        t.on_soil = 0
        t.card_bought = False
        t.barred = False
        t.castaway = False
        t.sea_done = False
        t.sacrificed = False
        t.offered = False
        t.borrowed = 0
        if t.log is not None:
            t.tell("turn.begins", {"seat": int(t.active), "turn": int(t.turn)})
        if t.winter >= 0:
            t.radius += 1
            if t.log is not None:
                t.tell("winter.spreads", {"radius": int(t.radius)})
        if t.marker >= 0 and t.ending and t.active == t.trigger_seat:
            super_eruption(t)
        put_phases(t)


def put_phases(t: Table) -> None:
    """Puts the phases of this turn on the agenda, the last one first."""
    seat = t.active
    t.push(task(agenda.END_TURN))
    if t.stage == FLUSH:
        if t.rules.lava_timing == "end":
            t.push(task(agenda.LAVA))
            t.push(task(agenda.CLAIM, seat))
        else:
            t.push(task(agenda.CLAIM, seat))
            t.push(task(agenda.LAVA))
        return
    if t.rules.lava_timing == "end":
        _put(t, agenda.LAVA)
    if t.stage == PLAYING:
        _put(t, agenda.COLLECT)
    _put(t, agenda.SACRIFICE)
    _put(t, agenda.CLAIM)
    if t.stage == PLAYING:
        _put(t, agenda.EROSION)
        _put(t, agenda.AFTER_BUYING)
        t.push(task(agenda.BUY, seat))
    else:
        _put(t, agenda.BUY)
    _put(t, agenda.MOVE)
    if t.rules.lava_timing == "start":
        _put(t, agenda.LAVA)
    t.push(task(agenda.WINDOWS))


def _put(t: Table, phase: i64) -> None:
    """A phase, with a window after it where limited powers may be used at any time."""
    if t.rules.limited_timing == "all":
        t.push(task(agenda.WINDOWS))
    t.push(task(phase, t.active))


def take_up(t: Table, phase: str) -> None:
    """Puts the phases of the active player's turn on the agenda, from that one on."""
    if phase not in PHASES:
        raise SurtseyError(f"there is no phase '{phase}'; a turn has {', '.join(PHASES)}")
    put_phases(t)
    while len(t.agenda) and kind_in(t.agenda[len(t.agenda) - 1]) != PHASES[phase]:
        t.drop()
    if not len(t.agenda):
        raise SurtseyError(f"turns of this stage have no {phase}")


# Windows for limited powers


class OpenWindows(TaskKind):
    """Each holder of a limited power with a use left is asked, in turn order from the active player.

    The active player is asked for cards too.
    """

    def carry_out(self, t: Table, doing: i64) -> None:
        for later in range(t.players - 1, i64(-1), -1):
            seat = t.after(t.active, later)
            if may_interrupt(t, seat) or (seat == t.active and holds_cards(t, seat)):
                t.push(agenda.task(agenda.WINDOW, seat))


# The end of a turn, and of the game


class EndTurn(TaskKind):
    """A turn ends."""

    def carry_out(self, t: Table, doing: i64) -> None:
        """The end of a turn: soil, the endings, and who is next."""
        t.borrowed = 0
        lava.cool(t)
        _note_progress(t)
        if t.stage == PLAYING:
            _end_of_ordinary_turn(t)
        elif t.stage == FINAL_TURNS:
            t.turns_left -= 1
            if t.turns_left:
                _next_turn(t)
            else:
                _begin_flush(t)
        elif lava.any_alive(t):
            _next_turn(t)
        else:
            _finish(t)


def _next_turn(t: Table) -> None:
    t.active = t.after(t.active, 1)
    t.push(task(agenda.BEGIN_TURN))


def _note_progress(t: Table) -> None:
    """A turn without progress brings nothing new and leaves its player no richer than the turn before."""
    held = t.held(t.active)
    t.idle = 0 if t.progress or held > t.wealth[t.active] else t.idle + 1
    t.wealth[t.active] = held


def _end_of_ordinary_turn(t: Table) -> None:
    if t.trigger == WINTER_COMES and t.rules.winter_final == "freeze":
        t.ending = True
        if not _all_frozen(t):
            _go_on(t)
        else:
            _begin_flush(t)
    elif t.trigger:
        t.ending = True
        t.stage = FINAL_TURNS
        t.turns_left = t.players - 1 + (1 if t.rules.triggerer_final else 0)
        if t.log is not None:
            t.tell("final_turns", {"turns": int(t.turns_left)})
        _next_turn(t)
    else:
        _go_on(t)


def _go_on(t: Table) -> None:
    """Another turn, unless nothing moves any more or it has gone on for too long."""
    if t.idle >= t.rules.stalemate_rounds * t.players:
        t.latch(STALEMATE)
        _begin_flush(t)
    elif t.turn >= t.rules.turn_cap:
        t.latch(TURN_CAP)
        _begin_flush(t)
    else:
        _next_turn(t)


def _all_frozen(t: Table) -> bool:
    count: i64 = len(t.places)
    for hex in range(count):
        if not t.hex_frozen(hex):
            return False
    return True


def _begin_flush(t: Table) -> None:
    """Lava runs out while everybody may still claim. A Super eruption that is due comes first."""
    t.stage = FLUSH
    t.ending = True
    if t.marker >= 0 and t.trigger == SUPER_ERUPTION:
        super_eruption(t)
    if lava.any_alive(t):
        if t.log is not None:
            t.tell("flush", {})
        _next_turn(t)
    else:
        _finish(t)


def _finish(t: Table) -> None:
    t.push(task(agenda.SCORE))
    if hidden_card(t) >= 0:
        t.push(task(agenda.WHICH_CARD_WAS))


class ScoreGame(TaskKind):
    """The game is over."""

    def carry_out(self, t: Table, doing: i64) -> None:
        t.stage = OVER
        if t.log is not None:
            for seat, result in enumerate(scores(t)):
                t.tell("scored", {"seat": seat, **result.json()})
            final_places = places(t)
            winners = [seat for seat, place in enumerate(final_places) if place == 1]
            t.tell(f"game.ended.{TRIGGERS[t.trigger]}", {"places": final_places, "winners": winners})


KINDS: Final[dict[int, TaskKind]] = {
    agenda.BEGIN_TURN: BeginTurn("begin_turn", ""),
    agenda.WINDOWS: OpenWindows("windows", ""),
    agenda.END_TURN: EndTurn("end_turn", ""),
    agenda.SCORE: ScoreGame("score", ""),
}
