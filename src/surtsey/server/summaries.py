"""A game in short, as one guest may see it."""

from collections.abc import Container

from surtsey.server.store import GameRow, moment
from surtsey.server.wire import Seat, Summary


def summary(row: GameRow, guest: str | None, present: Container[str] = ()) -> Summary:
    """`present`: the guests who are connected."""
    seats = [
        Seat(
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            level=seat.level,
            present=seat.kind == "bot" or seat.guest in present,
            mine=guest is not None and seat.guest == guest,
            resigned=seat.resigned,
        )
        for seat in row.seats
    ]
    invited = row.status == "waiting" and row.invitation is not None and any(seat.mine for seat in seats)
    return Summary(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=seats,
        clock=row.clock,
        private=row.private,
        created=moment(row.created),
        updated=moment(row.updated),
        turn=row.turn,
        to_act=row.to_act if row.status == "playing" else None,
        places=None if row.places is None else list(row.places),
        take_backs=row.take_backs,
        invitation=f"/join/{row.id}/{row.invitation}" if invited else None,
        rematch=row.rematch,
    )
