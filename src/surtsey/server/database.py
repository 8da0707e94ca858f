"""The database: a SQLite file, or PostgreSQL."""

import asyncio
import fcntl
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import ColumnElement, Connection, Engine, create_engine, event, func, insert, literal_column, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from surtsey.game import SurtseyError
from surtsey.server.schema import KEYS

MIGRATIONS: Final = Path(__file__).parent / "migrations"
BUSY_TIMEOUT_MS: Final = 10_000
"""Milliseconds that a reader or writer of SQLite waits for another process, such as a backup."""
POOL_CONNECTIONS: Final = 8
READER_THREADS: Final = 2
UPGRADE_LOCK: Final = 0x5375727473
"""The advisory lock of PostgreSQL that lets one process after the other look after the tables."""

T = TypeVar("T")


class Database:
    """Runs transactions, which are plain functions of a connection: each is all done, or not at all.

    PostgreSQL is asked from the event loop. SQLite has a thread for writing, since there is one writer at a time, and
    a few for reading; a whole transaction is one visit there, because going back and forth for every statement takes
    longer than the statements.
    """

    def __init__(self, url: str) -> None:
        """By a setting such as sqlite:///surtsey.db."""
        self.url = url
        self.is_sqlite = url.startswith("sqlite:")
        self._file: Engine | None = None
        self._server: AsyncEngine | None = None
        if self.is_sqlite:
            self._file = create_engine(url)
            event.listen(self._file, "connect", _prepare_sqlite)
            event.listen(self._file, "begin", _begin_sqlite)
            self._writer = ThreadPoolExecutor(1, "writing")
            self._readers = ThreadPoolExecutor(READER_THREADS, "reading")
        else:
            address = url.replace("postgresql:", "postgresql+asyncpg:", 1)
            self._server = create_async_engine(address, pool_size=POOL_CONNECTIONS, max_overflow=POOL_CONNECTIONS)

    async def read(self, body: Callable[[Connection], T]) -> T:
        if self._file is not None:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, body, False)
        return await self._ask_server(body)

    async def write(self, body: Callable[[Connection], T]) -> T:
        if self._file is not None:
            return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, body, True)
        return await self._ask_server(body)

    def _transact(self, body: Callable[[Connection], T], writes: bool) -> T:
        assert self._file is not None
        with self._file.execution_options(writes=writes).begin() as connection:
            return body(connection)

    async def _ask_server(self, body: Callable[[Connection], T]) -> T:
        assert self._server is not None
        async with self._server.begin() as connection:
            return await connection.run_sync(body)

    async def upgrade(self) -> None:
        """Makes the tables and the first key, or brings what an earlier version made up to date."""
        await self.write(_upgrade)

    async def close(self) -> None:
        if self._server is not None:
            await self._server.dispose()
        if self._file is not None:
            self._writer.shutdown()
            self._readers.shutdown()
            self._file.dispose()

    def now(self) -> ColumnElement[float]:
        """The database's own clock, which all processes share."""
        if self.is_sqlite:
            return literal_column("(julianday('now') - 2440587.5) * 86400.0")
        return literal_column("extract(epoch FROM clock_timestamp())::double precision")


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and what is committed survives a power cut."""
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_TIMEOUT_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer says so at once: one that has read before might find that another one was quicker."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.scalar(select(func.count()).select_from(KEYS)) == 0:
        connection.execute(insert(KEYS).values(key=new_key(), created=time.time()))


def new_key() -> str:
    """A key for signing."""
    return secrets.token_hex(32)


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Keeps a second process away from a SQLite file: it would not hear what happens in this one."""
    if not url.startswith("sqlite:"):
        yield
        return
    path = Path(url.removeprefix("sqlite:///") + ".lock")
    try:
        file = path.open("w")
    except OSError as error:
        raise SurtseyError(f"cannot write beside the database: {error}") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SurtseyError(
                "another server has this database open; several servers at once need PostgreSQL"
            ) from None
        yield
