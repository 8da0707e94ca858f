"""Reading and writing rows. Everything here is one transaction, and knows nothing of rooms."""

import hashlib
import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from surtsey.game import as_stored
from surtsey.server import messages
from surtsey.server.database import Database
from surtsey.server.live import Entry
from surtsey.server.schema import ANALYSES, CHAT, DEVICES, ENTRIES, GAMES, GUESTS, PROCESSES, SEATS
from surtsey.server.wire import ClockRule, Refused

MOST_LISTED: Final = 100
"""Games that a list has at most, the latest first."""
MOST_DELETED: Final = 1000
"""Games that are deleted in one go."""
DEVICE_LINK_SECONDS: Final = 600.0
"""Seconds that a link to another device can be used."""

Status = Literal["waiting", "playing", "over"]


@dataclass(frozen=True)
class SeatRow:
    kind: Literal["guest", "bot", "open"]
    name: str
    colour: int
    guest: str | None = None
    shared: bool = False
    level: str | None = None
    resigned: bool = False
    interrupts: Literal["never", "next", "each"] = "never"


@dataclass(frozen=True)
class GameRow:
    id: str
    game: str
    options: dict[str, str]
    setup: dict[str, str]
    made_by: str
    seats: tuple[SeatRow, ...]
    seed: int | None = None
    position: str | None = None
    opening: tuple[str, ...] = ()
    status: Status = "waiting"
    private: bool = False
    clock: ClockRule | None = None
    time_left: tuple[float, ...] | None = None
    created: float = field(default_factory=time.time)
    updated: float = field(default_factory=time.time)
    turn: int = 0
    to_act: int | None = None
    places: tuple[int, ...] | None = None
    take_backs: bool = False
    runs: bool = False
    invitation: str | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    """The game that follows this one."""

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        return tuple(seat for seat, row in enumerate(self.seats) if guest is not None and row.guest == guest)

    def shown(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Of the seats that somebody plays, those whose secrets they are shown: none until the game begins.

        Seats can be taken and given back until then, and nobody gets to see one hand after the other.
        """
        return () if self.status == "waiting" else seats


@dataclass(frozen=True)
class ChatRow:
    number: int
    author: str
    seat: int | None
    name: str
    text: str
    at: float

    def wire(self, reader: str) -> messages.ChatLine:
        """As a guest reads it: authors can be told apart, and be known again at other games, but not be named."""
        return {
            "number": self.number,
            "author": alias(self.author, reader),
            "seat": self.seat,
            "name": self.name,
            "text": self.text,
            "at": moment(self.at),
        }


def alias(guest: str, reader: str) -> str:
    """What stands for a guest in what another one is told; one's own id one knows."""
    return guest if guest == reader else hashlib.sha256(f"{guest} {reader}".encode()).hexdigest()[:16]


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id() -> str:
    """Hard to guess: who knows the id of a game may watch it."""
    return secrets.token_hex(8)


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database

    # ---------------------------------------------------------------------------------------------------- guests

    async def name_of(self, guest: str) -> str | None:
        name: str | None = await self.database.read(
            lambda connection: connection.scalar(select(GUESTS.c.name).where(GUESTS.c.id == guest))
        )
        return name

    async def rename(self, guest: str, name: str) -> list[str]:
        """Names a guest. Returns the games under way where others see it."""

        def change(connection: Connection) -> list[str]:
            if not connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(name=name)).rowcount:
                connection.execute(insert(GUESTS).values(id=guest, name=name, created=time.time()))
            games = select(GAMES.c.id).where(GAMES.c.status != "over")
            own = and_(SEATS.c.guest == guest, SEATS.c.shared.is_(False), SEATS.c.game_id.in_(games))
            touched = connection.scalars(select(SEATS.c.game_id).where(own).distinct()).all()
            connection.execute(update(SEATS).where(own).values(name=name))
            return list(touched)

        return await self.database.write(change)

    async def link_device(self, guest: str) -> str:
        """A token with which another device becomes the same guest, once and soon."""
        token = secrets.token_urlsafe(24)

        def link(connection: Connection) -> None:
            connection.execute(delete(DEVICES).where(DEVICES.c.expires < time.time()))
            expires = time.time() + DEVICE_LINK_SECONDS
            connection.execute(insert(DEVICES).values(digest=_digest(token), guest=guest, expires=expires))

        await self.database.write(link)
        return token

    async def claim_device(self, token: str) -> str | None:
        """The guest of a token, which then is used up."""

        def claim(connection: Connection) -> str | None:
            used = delete(DEVICES).where(DEVICES.c.digest == _digest(token))
            row = connection.execute(used.returning(DEVICES.c.guest, DEVICES.c.expires)).first()
            return str(row.guest) if row is not None and row.expires > time.time() else None

        return await self.database.write(claim)

    # ----------------------------------------------------------------------------------------------------- games

    async def add_game(self, game: GameRow, entries: Sequence[Entry] = ()) -> None:
        await self.database.write(lambda connection: _add_game(connection, game, entries))

    async def add_rematch(self, game: GameRow) -> None:
        """Adds a game that follows another, unless one does already."""
        try:
            await self.add_game(game)
        except IntegrityError:
            row = await self.game(game.rematch_of or "")
            if row is None or row.rematch is None:
                raise

    async def game(self, id: str) -> GameRow | None:
        return next(iter(await self.database.read(lambda connection: _games(connection, [id]))), None)

    async def games_of(self, guest: str) -> list[GameRow]:
        """The games that a guest plays or has played, or has brought here; the latest first."""
        chosen = select(GAMES.c.id).where(_has_to_do_with(guest)).order_by(GAMES.c.updated.desc()).limit(MOST_LISTED)
        return await self.database.read(lambda connection: _games(connection, connection.scalars(chosen).all()))

    async def open_games(self) -> list[GameRow]:
        chosen = select(GAMES.c.id).where(GAMES.c.status == "waiting", GAMES.c.private.is_(False))
        chosen = chosen.order_by(GAMES.c.created.desc()).limit(MOST_LISTED)
        return await self.database.read(lambda connection: _games(connection, connection.scalars(chosen).all()))

    async def under_way(self, guest: str) -> int:
        """How many games a guest has that are not over."""
        going_on = select(func.count()).select_from(GAMES).where(_has_to_do_with(guest), GAMES.c.status != "over")
        count: int | None = await self.database.read(lambda connection: connection.scalar(going_on))
        return count or 0

    async def brought(self, guest: str) -> int:
        """How many records a guest has brought: games that nobody has played here."""
        played = exists().where(SEATS.c.game_id == GAMES.c.id, or_(SEATS.c.guest.is_not(None), SEATS.c.kind != "guest"))
        records = select(func.count()).select_from(GAMES).where(GAMES.c.made_by == guest, ~played)
        count: int | None = await self.database.read(lambda connection: connection.scalar(records))
        return count or 0

    async def take_seat(self, id: str, seat: int | None, guest: str, name: str) -> None:
        """Gives an open seat to a guest; the game starts with the last one. Two who want the same cannot both get it.

        Who sits there already stays where they are.
        """
        await self.database.write(lambda connection: _take_seat(connection, id, seat, guest, name))

    async def entries(self, id: str) -> list[Entry]:
        chosen = select(ENTRIES).where(ENTRIES.c.game_id == id).order_by(ENTRIES.c.number)
        return await self.database.read(lambda connection: [_entry(row) for row in connection.execute(chosen)])

    async def chat(self, id: str, most: int) -> list[ChatRow]:
        chosen = select(CHAT).where(CHAT.c.game_id == id).order_by(CHAT.c.number.desc()).limit(most)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return [ChatRow(row.number, row.author, row.seat, row.name, row.text, row.at) for row in reversed(rows)]

    async def add_analysis(self, id: str, turns: Sequence[Mapping[str, Any]]) -> None:
        def add(connection: Connection) -> None:
            connection.execute(delete(ANALYSES).where(ANALYSES.c.game_id == id))
            connection.execute(insert(ANALYSES).values(game_id=id, turns=list(turns)))

        await self.database.write(add)

    async def analysis(self, id: str) -> list[dict[str, Any]] | None:
        chosen = select(ANALYSES.c.turns).where(ANALYSES.c.game_id == id)
        turns: list[dict[str, Any]] | None = await self.database.read(lambda connection: connection.scalar(chosen))
        return turns

    async def delete_older(self, before: float, but: Collection[str]) -> int:
        """Deletes games that nobody has touched since, and that no process has in its hands."""
        return await self._delete(select(GAMES.c.id).where(GAMES.c.updated < before), but)

    async def delete_practice(self, guest: str, keep: int, but: Collection[str]) -> int:
        """Deletes the games in which a guest practised, all but the last ones."""
        own = select(GAMES.c.id).where(GAMES.c.made_by == guest, _is_practice())
        kept = own.order_by(GAMES.c.updated.desc()).limit(keep).subquery()
        return await self._delete(own.where(GAMES.c.id.not_in(select(kept.c.id))), but)

    async def _delete(self, games: Select[Any], but: Collection[str]) -> int:
        alive = select(PROCESSES.c.id).where(PROCESSES.c.expires > self.database.now())
        idle = or_(GAMES.c.owner.is_(None), GAMES.c.owner.not_in(alive))

        def clear(connection: Connection) -> int:
            ids = [id for id in connection.scalars(games.where(idle).limit(MOST_DELETED)).all() if id not in but]
            if ids:
                connection.execute(delete(GAMES).where(GAMES.c.id.in_(ids)))
            return len(ids)

        return await self.database.write(clear)


def _has_to_do_with(guest: str) -> ColumnElement[bool]:
    """The games of a guest; not those in which they practise."""
    plays = exists().where(SEATS.c.game_id == GAMES.c.id, SEATS.c.guest == guest)
    return and_(or_(plays, GAMES.c.made_by == guest), ~_is_practice())


def _is_practice() -> ColumnElement[bool]:
    """Somebody is alone in it, without a bot, and began from a position, as in the tutorial."""
    is_company = or_(SEATS.c.kind == "bot", SEATS.c.guest != GAMES.c.made_by)
    company = exists().where(SEATS.c.game_id == GAMES.c.id, is_company)
    return and_(GAMES.c.position.is_not(None), GAMES.c.status == "playing", ~company)


def _take_seat(connection: Connection, id: str, seat: int | None, guest: str, name: str) -> None:
    touched = update(GAMES).where(GAMES.c.id == id).values(updated=time.time())
    status = connection.scalar(touched.returning(GAMES.c.status))  # and nobody else takes a seat meanwhile
    rows = connection.execute(_seats([id])).all()
    if any(row.guest == guest for row in rows):
        return
    free = [int(row.seat) for row in rows if row.kind == "open"]
    if status != "waiting" or not free:
        raise Refused("no_seat", "all seats of this game are taken")
    if seat is not None and seat not in free:
        raise Refused("no_seat", f"seat {seat} is taken; free are {', '.join(map(str, free))}")
    chosen = and_(SEATS.c.game_id == id, SEATS.c.seat == (free[0] if seat is None else seat))
    connection.execute(update(SEATS).where(chosen).values(kind="guest", guest=guest, name=name))
    if len(free) == 1:
        connection.execute(update(GAMES).where(GAMES.c.id == id).values(status="playing", runs=True))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _add_game(connection: Connection, game: GameRow, entries: Sequence[Entry]) -> None:
    columns = {key: value for key, value in vars(game).items() if key not in ("seats", "rematch", "clock")}
    clock = None if game.clock is None else game.clock.model_dump()
    connection.execute(insert(GAMES).values(**columns, clock=clock))
    connection.execute(
        insert(SEATS), [{"game_id": game.id, "seat": seat, **vars(row)} for seat, row in enumerate(game.seats)]
    )
    if entries:
        connection.execute(insert(ENTRIES), [{"game_id": game.id, **vars(entry)} for entry in entries])


def _entry(row: Row[Any]) -> Entry:
    return Entry(
        row.number,
        row.kind,
        row.seat,
        tuple(row.actions),
        tuple(row.chance),
        row.back_to,
        row.level,
        row.key,
        None if row.time_left is None else tuple(row.time_left),
        row.at,
    )


def _seats(ids: Sequence[str]) -> Any:
    return select(SEATS).where(SEATS.c.game_id.in_(ids)).order_by(SEATS.c.game_id, SEATS.c.seat)


def _games(connection: Connection, ids: Sequence[str]) -> list[GameRow]:
    """Games with their seats, in the order of the ids."""
    if not ids:
        return []
    seats: dict[str, list[SeatRow]] = {}
    for row in connection.execute(_seats(ids)):
        seat = SeatRow(row.kind, row.name, row.colour, row.guest, row.shared, row.level, row.resigned, row.interrupts)
        seats.setdefault(row.game_id, []).append(seat)
    followers = select(GAMES.c.rematch_of, GAMES.c.id).where(GAMES.c.rematch_of.in_(ids))
    rematches = {row.rematch_of: row.id for row in connection.execute(followers)}
    found = {}
    for row in connection.execute(select(GAMES).where(GAMES.c.id.in_(ids))):
        found[row.id] = GameRow(
            row.id,
            row.game,
            as_stored(row.options),
            as_stored(row.setup),
            row.made_by,
            tuple(seats[row.id]),
            row.seed,
            row.position,
            tuple(row.opening),
            row.status,
            row.private,
            None if row.clock is None else ClockRule(**row.clock),
            None if row.time_left is None else tuple(row.time_left),
            row.created,
            row.updated,
            row.turn,
            row.to_act,
            None if row.places is None else tuple(row.places),
            row.take_backs,
            row.runs,
            row.invitation,
            row.rematch_of,
            rematches.get(row.id),
        )
    return [found[id] for id in ids if id in found]
