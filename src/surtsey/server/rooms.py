"""All rooms of this process: opened when somebody comes, closed when nothing happens there any more."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import func, select

from surtsey.game import SurtseyError
from surtsey.games import game_named
from surtsey.server.leases import Elsewhere, Leases
from surtsey.server.live import LiveGame, restore
from surtsey.server.room import Room, Services
from surtsey.server.store import GameRow
from surtsey.server.writer import Write

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "surtsey"
IDLE_SECONDS: Final = 30.0
"""Seconds that a room is kept after everybody has left."""
GAMES_AT_ONCE: Final = 8
"""Games that are taken up at the same time."""
DELETE_INTERVAL_SECONDS: Final = 3600.0
HEARTBEATS_PER_LEASE: Final = 4
"""Renewals of the lease in its lifetime."""


class Rooms:
    def __init__(self, services: Services, leases: Leases) -> None:
        self.rooms: dict[str, Room] = {}
        self._services = services
        self._leases = leases
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._closing: set[asyncio.Task[None]] = set()
        self._stopping = False
        self.healthy_at = time.monotonic()
        """When the database last answered."""

    async def start(self, url: str) -> None:
        """`url`: where other processes reach this one."""
        await self._leases.begin(url)
        await self._adopt()
        heartbeat = self._services.settings.lease_seconds / HEARTBEATS_PER_LEASE
        self._tasks.append(asyncio.create_task(_every(heartbeat, self._beat)))
        self._tasks.append(asyncio.create_task(_every(IDLE_SECONDS / 3, self._tidy)))
        if self._services.settings.retention_days:
            self._tasks.append(asyncio.create_task(_every(DELETE_INTERVAL_SECONDS, self.delete_old)))
        if not self._services.settings.is_sqlite:
            self._tasks.append(asyncio.create_task(_every(1.0, self._listen)))

    async def stop(self) -> None:
        """Stores what is under way, with the time that is left, and lets others have the games."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(self._close(room) for room in list(self.rooms.values())), return_exceptions=True)
        await self._services.writer.stop()
        await self._leases.end()

    async def open(self, id: str) -> Room | Elsewhere | None:
        """The room of a game, or who has it; None if there is no such game."""
        if id in self.rooms:
            return self.rooms[id]
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                return self.rooms.get(id) or await self._open(id)
            finally:
                self._opening.pop(id, None)

    async def _open(self, id: str) -> Room | Elsewhere | None:
        if self._stopping:
            return None
        store = self._services.store
        if await store.game(id) is None:
            return None
        elsewhere = await self._leases.claim(id)
        if elsewhere is not None:
            return elsewhere
        row = await store.game(id)
        if row is None:
            return None
        entries = await store.entries(id)
        chat = await store.chat(id, self._services.settings.chat_lines)
        live = await asyncio.to_thread(revive, row, entries)
        room = self.rooms[id] = Room(self._services, row, live, entries, chat, self._lose)
        room.post(room.settle)
        return room

    async def tell(self, id: str) -> None:
        """The game's seats, names or rematch have changed in the database: its room should know."""
        room = self.rooms.get(id)
        if room is not None:
            room.post(room.refresh)
        elif not self._services.settings.is_sqlite:
            notice = select(func.pg_notify(CHANNEL, id))
            await self._services.store.database.write(lambda connection: connection.execute(notice))

    def _lose(self, id: str) -> None:
        """A room that is not to be trusted, or not ours any more."""
        room = self.rooms.pop(id, None)
        if room is not None:
            task = asyncio.create_task(room.close())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def _close(self, room: Room) -> None:
        await room.close()
        if room.time_left is not None and room.row.status == "playing":
            await self._services.writer.store(Write(room.row.id, progress={"time_left": room.time_left}))

    async def _beat(self) -> None:
        """Keeps the lease, and takes over what others have lost."""
        if not await self._leases.renew():
            owned = await self._leases.owned()
            lost = [id for id in self.rooms if id not in owned]
            LOG.warning("the lease ran out for a moment", extra={"lost": len(lost)})
            for id in lost:
                self._lose(id)
        self.healthy_at = time.monotonic()
        await self._adopt()

    async def _adopt(self) -> None:
        orphans = await self._leases.orphans()
        if orphans:
            LOG.info("taking games up", extra={"games": len(orphans)})
        for start in range(0, len(orphans), GAMES_AT_ONCE):
            await asyncio.gather(*(self._take_up(id) for id in orphans[start : start + GAMES_AT_ONCE]))

    async def _take_up(self, id: str) -> None:
        try:
            await self.open(id)
        except SurtseyError:
            LOG.exception("a stored game cannot be taken up", extra={"game": id})

    async def _tidy(self) -> None:
        for id, room in list(self.rooms.items()):
            if room.idle > IDLE_SECONDS:
                del self.rooms[id]
                await self._close(room)
                await self._leases.release(id)

    async def delete_old(self) -> None:
        before = time.time() - self._services.settings.retention_days * 86_400
        deleted = await self._services.store.delete_older(before, self.rooms.keys())
        if deleted:
            LOG.info("deleted old games", extra={"games": deleted})

    async def _listen(self) -> None:
        """Hears from other processes which games have changed. Returns when the connection is lost."""
        connection = await asyncpg.connect(self._services.settings.database_url)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            await lost.wait()
        finally:
            connection.terminate()

    def _hear(self, _connection: object, _process: int, _channel: str, id: object) -> None:
        room = self.rooms.get(str(id))
        if room is not None:
            room.post(room.refresh)


def revive(row: GameRow, entries: Any) -> LiveGame:
    return restore(game_named(row.game), row.setup, row.seed, row.position, row.opening, entries)


async def _every(seconds: float, job: Callable[[], Coroutine[Any, Any, None]]) -> None:
    while True:
        try:
            await job()
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a regular task failed")
        await asyncio.sleep(seconds)
