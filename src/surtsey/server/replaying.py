"""Stored games as records and replays."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from surtsey import records
from surtsey.game import Moment, tell
from surtsey.games import game_named
from surtsey.records import Record
from surtsey.server import visibility
from surtsey.server.live import Entry, LiveGame
from surtsey.server.rooms import revive
from surtsey.server.store import GameRow, SeatRow, new_id
from surtsey.server.visibility import Seats
from surtsey.server.wire import Frame, Refused


def record_of(row: GameRow, entries: Sequence[Entry]) -> str:
    live = revive(row, entries)
    names = {seat: each.name for seat, each in enumerate(row.seats) if each.name}
    date = datetime.fromtimestamp(row.created, UTC).strftime("%Y.%m.%d")
    left = [f"seat {entry.seat} {_LEFT[entry.kind]}" for entry in entries if entry.kind in _LEFT]
    tags = {"Left": ", ".join(left)} if left else {}
    if row.places is not None and live.state.places() != list(row.places):
        tags["Places"] = " ".join(map(str, row.places))  # not as the rules alone have it
    return str(Record(live.game, live.state, names, date, tags=tags))


_LEFT = {"resign": "resigned", "timeout": "ran out of time"}


def frames_of(row: GameRow, entries: Sequence[Entry], seats: Seats) -> list[Frame]:
    """Everything that happened, one after the other, as these seats may see it."""
    live = revive(row, entries)
    game, over = live.game, live.state.places() is not None
    seats = visibility.remembered(row.shown(seats))
    state = live.state.start() or game.new(row.options, None)
    frames = [Frame(turn=0, seat=None, action=None, chance=False, beats=[], view=_view(game, state, seats))]
    for moment in live.state.history():
        decision = state.decision
        seat = moment.seat if decision is None or moment.chance else decision.seat
        secret = None if over or seat in seats else moment.secret
        beats = visibility.beats(tell(game, state, [moment]), seats)
        state.play(moment.action)
        frames.append(
            Frame(
                turn=moment.turn,
                seat=seat,
                action=secret or str(moment.action),
                chance=moment.chance,
                beats=beats,
                view=_view(game, state, seats),
            )
        )
    if row.places is not None:
        over_now = {**frames[-1].view, "to_act": None, "phase": "over", "places": list(row.places)}
        frames[-1] = frames[-1].model_copy(update={"view": over_now})
    return frames


def position_at(row: GameRow, entries: Sequence[Entry], frame: int, seats: Seats, seed: int) -> str:
    """The position after so many frames. What these seats may not see of a game that goes on is drawn from the seed."""
    live = revive(row, entries)
    history = live.state.history()
    if frame > len(history):
        raise Refused("no_such_frame", f"the replay ends with frame {len(history)}", 400)
    state = live.state.start() or live.game.new(row.options, None)
    for moment in history[:frame]:
        state.play(moment.action)
    if row.status != "over":
        shown = visibility.remembered(row.shown(seats))
        state = visibility.observe(LiveGame(live.game, state), shown).sample(seed)
    return live.game.position(state, secrets=True)


def _view(game: Any, state: Any, seats: Seats) -> dict[str, Any]:
    return dict(visibility.view(LiveGame(game, state), seats, None))


def read_record(text: str, guest: str) -> tuple[GameRow, list[Entry]]:
    """A record that somebody brought, as a game that is over or stopped. Raises a RecordError if it is none."""
    record = records.read(text)
    state = record.state
    start = state.start()
    places = state.places()
    row = GameRow(
        new_id(),
        record.game.name,
        state.rules.options(),
        state.rules.options(),
        guest,
        tuple(
            SeatRow("guest", record.names.get(seat, f"seat {seat}")[:80], seat) for seat in range(state.rules.players)
        ),
        position=None if start is None else game_named(record.game.name).position(start, secrets=True),
        status="over",
        private=True,
        turn=state.turn,
        places=None if places is None else tuple(places),
    )
    turns = groupby(state.history(), key=lambda moment: (moment.turn, moment.seat))
    return row, [_entry(number, list(moments)) for number, (_, moments) in enumerate(turns, 1)]


def _entry(number: int, moments: Sequence[Moment[Any]]) -> Entry:
    return Entry(
        number,
        "actions",
        moments[0].seat,
        tuple(str(moment.action) for moment in moments if not moment.chance),
        tuple(str(moment.action) for moment in moments if moment.chance),
    )
