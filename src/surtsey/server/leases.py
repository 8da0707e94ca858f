"""Which process has which games.

A process has one lease, a row that it renews every second, and all its games hang on that: a game names its owner. So
holding a thousand games costs no more than holding one. When a lease runs out, anybody may take its games over. Times
are the database's, so that clocks of machines need not agree.
"""

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, exists, insert, or_, select, update

from surtsey.server.database import Database
from surtsey.server.schema import GAMES, PROCESSES

EXPIRED_KEPT_SECONDS: Final = 60.0
"""Seconds after which a lease that ran out is deleted."""


@dataclass(frozen=True)
class Elsewhere:
    """A game that another process has."""

    url: str


class Leases:
    def __init__(self, database: Database, seconds: float) -> None:
        self._database = database
        self._seconds = seconds
        self._now = database.now()
        self._url = ""
        self.me = ""

    async def begin(self, url: str) -> None:
        """Takes a lease under a new name. On SQLite nobody else can have one."""
        self._url = url
        me = secrets.token_hex(8)

        def take(connection: Connection) -> None:
            if self._database.is_sqlite:
                connection.execute(delete(PROCESSES))
            connection.execute(insert(PROCESSES).values(id=me, url=url, expires=self._now + self._seconds))

        await self._database.write(take)
        self.me = me

    async def renew(self) -> bool:
        """Whether the lease held until now. If not, others may have taken games; it holds again from now on."""
        mine = update(PROCESSES).where(PROCESSES.c.id == self.me).values(expires=self._now + self._seconds)

        def hold(connection: Connection) -> tuple[bool, bool]:
            held = connection.execute(mine.where(PROCESSES.c.expires > self._now)).rowcount > 0
            kept = held or connection.execute(mine).rowcount > 0
            connection.execute(delete(PROCESSES).where(PROCESSES.c.expires < self._now - EXPIRED_KEPT_SECONDS))
            return held, kept

        held, kept = await self._database.write(hold)
        if not kept:
            await self.begin(self._url)
        return held

    async def end(self) -> None:
        def leave(connection: Connection) -> None:
            connection.execute(update(GAMES).where(GAMES.c.owner == self.me).values(owner=None))
            connection.execute(delete(PROCESSES).where(PROCESSES.c.id == self.me))

        await self._database.write(leave)

    async def claim(self, game: str) -> Elsewhere | None:
        """Takes a game that nobody has. Returns who has it if somebody does."""
        free = or_(GAMES.c.owner.is_(None), GAMES.c.owner == self.me, ~self._alive())
        owner = select(PROCESSES.c.url).join(GAMES, GAMES.c.owner == PROCESSES.c.id).where(GAMES.c.id == game)

        def take(connection: Connection) -> Elsewhere | None:
            if connection.execute(update(GAMES).where(GAMES.c.id == game, free).values(owner=self.me)).rowcount:
                return None
            return Elsewhere(connection.scalar(owner) or "")

        return await self._database.write(take)

    async def release(self, game: str) -> None:
        mine = update(GAMES).where(GAMES.c.id == game, GAMES.c.owner == self.me)
        await self._database.write(lambda connection: connection.execute(mine.values(owner=None)))

    async def owned(self) -> set[str]:
        """The games that are ours."""
        mine = select(GAMES.c.id).where(GAMES.c.owner == self.me)
        return set(await self._database.read(lambda connection: connection.scalars(mine).all()))

    async def orphans(self) -> list[str]:
        """Games that would go on by themselves, and that nobody has."""
        left = select(GAMES.c.id).where(GAMES.c.runs, ~self._alive())
        return list(await self._database.read(lambda connection: connection.scalars(left).all()))

    def _alive(self) -> ColumnElement[bool]:
        """Whether the owner of a game has a lease."""
        return exists().where(PROCESSES.c.id == GAMES.c.owner, PROCESSES.c.expires > self._now)
