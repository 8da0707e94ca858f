"""Databases and servers for the tests of the server: everything runs on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.client import Guest
from tests.server.postgres import postgres
from tests.server.process import CommandServer, ForkedServer, ServerProcess

NUMBERS = count(1)
NewDatabase = Callable[[], str]
StartServer = Callable[..., ServerProcess]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def new_postgres(postgres_url: str) -> NewDatabase:
    def new() -> str:
        name = f"test_{next(NUMBERS)}"

        async def create() -> None:
            connection = await asyncpg.connect(postgres_url)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return postgres_url.replace("/postgres?", f"/{name}?")

    return new


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewDatabase:
    """Makes empty databases of one kind; tests that ask for it run on both kinds."""
    if request.param == "postgresql":
        made: NewDatabase = request.getfixturevalue("new_postgres")
        return made
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'surtsey.db'}"


@pytest.fixture(scope="session")
def server(new_database: NewDatabase) -> Iterator[ServerProcess]:
    """The server that most tests share. Nothing may go wrong in it unnoticed."""
    process = CommandServer(new_database())
    try:
        yield process
    finally:
        process.stop()
    assert not process.errors()


@pytest.fixture
def start() -> Iterator[StartServer]:
    """Starts servers with settings of their own."""
    with ExitStack() as stack:

        def start(database_url: str, **settings: Any) -> ServerProcess:
            process = ForkedServer(database_url, **settings)
            stack.callback(process.kill)
            return process

        yield start


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'surtsey.db'}"


@pytest.fixture
async def ada(server: ServerProcess) -> AsyncIterator[Guest]:
    async with Guest(server.url) as guest:
        yield guest


@pytest.fixture
async def bo(server: ServerProcess) -> AsyncIterator[Guest]:
    async with Guest(server.url) as guest:
        yield guest


@pytest.fixture
async def eve(server: ServerProcess) -> AsyncIterator[Guest]:
    """Who has no seat, and wants one."""
    async with Guest(server.url) as guest:
        yield guest
