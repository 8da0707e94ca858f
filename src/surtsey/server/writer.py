"""Stores what happens in rooms durably, many games in one go.

A commit waits for the disk. While one is under way, everything else that comes is gathered, and goes with the next: so
many games cost few commits, and one alone does not wait for company. A write is stored only if its game still belongs
to this process.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, select, update

from surtsey.server.database import Database
from surtsey.server.live import Entry
from surtsey.server.schema import CHAT, ENTRIES, GAMES, SEATS
from surtsey.server.store import ChatRow

LOG: Final = logging.getLogger(__name__)
MOST_WRITES: Final = 200
"""Writes of one commit."""


class LostGame(Exception):
    """The game belongs to another process now."""


@dataclass(frozen=True)
class Write:
    """Something to be stored: all of it or nothing."""

    game: str
    entry: Entry | None = None
    chat: ChatRow | None = None
    progress: Mapping[str, Any] = field(default_factory=dict)
    """Columns of the game that change."""
    seats: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """Columns of seats that change."""


class Writer:
    def __init__(self, database: Database, owner: Callable[[], str]) -> None:
        self._database = database
        self._owner = owner
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.writes = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stores what is waiting, and ends."""
        await self._waiting.join()
        if self._task is not None:
            self._task.cancel()

    async def store(self, write: Write) -> None:
        """Returns when it is on the disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        await done

    async def _work(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_WRITES and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            except Exception:
                LOG.exception("a commit failed; its %d writes are tried one by one", len(batch))
                for each in batch:
                    await self._commit_alone(each)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _commit_alone(self, each: "tuple[Write, asyncio.Future[None]]") -> None:
        try:
            await self._commit([each])
        except Exception as error:
            if not each[1].done():
                each[1].set_exception(error)

    async def _commit(self, batch: "list[tuple[Write, asyncio.Future[None]]]") -> None:
        writes = [write for write, _ in batch]
        owner = self._owner()
        owned = await self._database.write(lambda connection: _write(connection, writes, owner))
        self.commits += 1
        self.writes += len(batch)
        for write, done in batch:
            if done.done():
                continue
            if write.game in owned:
                done.set_result(None)
            else:
                done.set_exception(LostGame(write.game))


def _write(connection: Connection, writes: list[Write], owner: str) -> set[str]:
    """Writes what belongs to games of ours. Returns these games."""
    ours = select(GAMES.c.id).where(GAMES.c.id.in_({write.game for write in writes}), GAMES.c.owner == owner)
    # The lock keeps others from taking a game over between this look and the commit.
    owned = set(connection.scalars(ours.with_for_update()).all())
    writes = [write for write in writes if write.game in owned]
    entries = [{"game_id": write.game, **vars(write.entry)} for write in writes if write.entry is not None]
    if entries:
        connection.execute(insert(ENTRIES), entries)
    lines = [{"game_id": write.game, **vars(write.chat)} for write in writes if write.chat is not None]
    if lines:
        connection.execute(insert(CHAT), lines)
    by_columns: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for write in writes:
        if write.progress:
            by_columns.setdefault(tuple(sorted(write.progress)), []).append({"of_game": write.game, **write.progress})
        for seat, columns in write.seats.items():
            chosen = SEATS.c.game_id == write.game, SEATS.c.seat == seat
            connection.execute(update(SEATS).where(*chosen).values(**columns))
    for names, rows in by_columns.items():
        change: dict[str, Any] = {name: bindparam(name) for name in names}
        connection.execute(update(GAMES).where(GAMES.c.id == bindparam("of_game")).values(change), rows)
    return owned
