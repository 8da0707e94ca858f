"""Who may do what at a game, who has to agree, and what of a seat's row changes when it changes hands.

Nothing here waits, stores or tells: `room.py` does that with what these functions return.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from surtsey.games import bundle_named
from surtsey.server.live import LiveGame
from surtsey.server.store import GameRow
from surtsey.server.visibility import Seats
from surtsey.server.wire import Asking, HandOver, Interrupts, Refused

SeatChanges = Mapping[int, Mapping[str, Any]]
"""Columns of seats that change."""
NO_CHANGES: Final[SeatChanges] = MappingProxyType({})


# -------------------------------------------------------------------------------------------------- who may do what


def check_seat(row: GameRow, guest: str, seat: int) -> None:
    """Whether a guest may do something in the name of a seat."""
    if seat >= len(row.seats):
        raise Refused("no_such_seat", f"there is no seat {seat}; seats are 0 to {len(row.seats) - 1}")
    if seat not in row.seats_of(guest):
        raise Refused("not_your_seat", f"seat {seat} is not yours to play")
    if row.seats[seat].resigned:
        raise Refused("resigned", f"seat {seat} has left the game")


def check_playing(row: GameRow) -> None:
    if row.status == "waiting":
        raise Refused("waiting", "the game begins when all seats are taken")
    if row.status == "over":
        raise Refused("over", "the game is over", situation=True)


def check_asking(row: GameRow, live: LiveGame, guest: str, message: Asking) -> None:
    """Whether a guest may ask about, or take, the decision that the game waits for."""
    check_seat(row, guest, message.seat)
    check_playing(row)
    if message.number != live.number:
        raise Refused("stale", f"the game stands at entry {live.number}, not {message.number}", situation=True)
    decision = live.state.decision
    if decision is None or decision.seat != message.seat:
        raise Refused("not_your_decision", f"it is not for seat {message.seat} to decide", situation=True)


def people(row: GameRow) -> set[int]:
    """The seats that somebody plays who has not left."""
    return {seat for seat, each in enumerate(row.seats) if each.kind == "guest" and not each.resigned}


# ------------------------------------------------------------------------------------------ opportunities to interrupt


def ordering(row: GameRow, guest: str, message: Interrupts) -> SeatChanges:
    """Whether somebody wants to be asked: never, next time, or each time."""
    check_seat(row, guest, message.seat)
    return {message.seat: {"interrupts": message.when}}


def answering(row: GameRow, live: LiveGame, seat: int) -> SeatChanges:
    """Whoever wanted to be asked next time has been asked."""
    decision = live.state.decision
    is_window = decision is not None and decision.window is not None
    return {seat: {"interrupts": "never"}} if is_window and row.seats[seat].interrupts == "next" else NO_CHANGES


# ------------------------------------------------------------------------------------------------------ taking back


@dataclass(frozen=True)
class UndoRequest:
    """A seat wants to take back what it did since an entry."""

    seat: int
    target: int
    missing: frozenset[int]
    """The seats that still have to agree."""


def undo_request(row: GameRow, live: LiveGame, guest: str, seat: int) -> UndoRequest:
    """All other people have to agree."""
    check_seat(row, guest, seat)
    check_playing(row)
    target = live.undo_target(seat)
    if target is None:
        raise Refused("nothing_to_undo", "there is nothing of yours to take back")
    return UndoRequest(seat, target.number, frozenset(people(row).difference(row.seats_of(guest))))


def agreed(request: UndoRequest | None, seats: Seats) -> UndoRequest:
    """The request once these seats have agreed."""
    if request is None:
        raise Refused("no_request", "nobody asks to take anything back")
    if request.missing.isdisjoint(seats):
        raise Refused("not_your_seat", "you are not asked")
    return replace(request, missing=request.missing.difference(seats))


# ---------------------------------------------------------------------------------------------- how seats change hands


def changed(row: GameRow, changes: SeatChanges) -> GameRow:
    seats = tuple(replace(each, **changes.get(seat, {})) for seat, each in enumerate(row.seats))
    return replace(row, seats=seats)


def leaving(seat: int) -> SeatChanges:
    """Whose seat it was keeps it, and watches what a bot makes of it."""
    return {seat: {"resigned": True}}


def standing_up(row: GameRow, guest: str) -> SeatChanges:
    """Before the game begins: others may sit there."""
    left = {"kind": "open", "guest": None, "name": "", "interrupts": "never"}
    return dict.fromkeys(row.seats_of(guest), left)


def handing_over(
    row: GameRow, guest: str, message: HandOver, absence: Callable[[str], float], needed: float
) -> SeatChanges:
    """To a bot: one's own seat, or that of somebody who has been away for the seconds that are needed."""
    if not row.seats_of(guest):
        raise Refused("not_your_seat", "only those who play can hand a seat to a bot")
    check_playing(row)
    owner = row.seats[message.seat].guest if message.seat < len(row.seats) else None
    if owner is None:
        raise Refused("no_such_seat", f"nobody sits at seat {message.seat}")
    if owner != guest and absence(owner) < needed:
        name = row.seats[message.seat].name
        raise Refused("not_away", f"{name} has been away for {absence(owner):.0f} s only")
    if message.level not in bundle_named(row.game).levels:
        raise Refused("no_such_level", f"there is no level '{message.level}'")
    return {message.seat: {"kind": "bot", "guest": None, "shared": False, "level": message.level}}
