"""What is stored stays: through restarts, crashes and upgrades, as long as it should."""

import asyncio
import random
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from anyio.to_thread import run_sync
from sqlalchemy import Connection, update
from websockets.exceptions import ConnectionClosed

from surtsey.server.database import Database
from surtsey.server.schema import GAMES, METADATA
from surtsey.server.store import Store
from tests.server.client import EASY, ME, OPEN, SHARED, AtGame, Guest, Refused, closed
from tests.server.conftest import NewDatabase, StartServer

pytestmark = pytest.mark.anyio

BOT_PAUSE = 0.3
"""So that a game among bots lasts longer than the server is away."""


async def test_a_restart_resumes_everything(new_database: NewDatabase, start: StartServer) -> None:
    url = await run_sync(new_database)
    server = start(url, bot_pause=BOT_PAUSE)
    async with Guest(server.url) as ada:
        timed = await ada.make(ME, EASY, clock={"initial": 30, "increment": 0})
        async with ada.at(timed) as table:
            actions = await table.draft_turn(0)
            await table.confirm(0, actions, key="first")
            await table.until_decides(0)
            await table.ask("chat", text="see you")
        bots = await ada.make(EASY, EASY, EASY)
        async with ada.at(bots) as watching:
            if watching.number < 2:
                await watching.until(2)
        time.sleep(0.3)
        stopped = time.monotonic()
        assert server.stop() in (0, -15)
        assert not server.errors()
        time.sleep(0.7)
        again = start(url, port=server.url.rpartition(":")[2], bot_pause=BOT_PAUSE)
        async with ada.at(timed, since=1) as table:
            away = time.monotonic() - stopped
            left = table.situation["clock"]["left"][0]
            assert 30 - away < left < 29.7, "clocks stand still while the server does"
            assert table.situation["clock"]["running"] == 0
            assert [entry["number"] for entry in table.welcome["entries"]] == [2]
            assert [line["text"] for line in table.welcome["chat"]] == ["see you"]
            assert await table.confirm(0, actions, key="first", number=0) == 1, "it was acknowledged before"
            await table.turn(0)
        async with ada.at(bots) as watching:
            await watching.until(watching.number + 2)
        assert not again.errors()


async def test_after_a_crash_under_load_no_acknowledged_move_is_missing(
    new_database: NewDatabase, start: StartServer
) -> None:
    url = await run_sync(new_database)
    server = start(url)
    acknowledged: dict[str, list[list[str]]] = {}

    async def play(ada: Guest) -> None:
        game = await ada.make(ME, SHARED)
        mine = acknowledged.setdefault(game["id"], [])
        try:
            async with ada.at(game) as table:
                while (decision := table.decision) is not None:  # a game of random moves may soon be over
                    action = random.choice(decision["legal"])
                    number = await table.confirm(decision["seat"], [action])
                    mine.append([action])
                    assert number == len(mine)
                    await table.until(number)
        except (ConnectionClosed, OSError, EOFError):
            return

    async with Guest(server.url) as ada:
        players = [asyncio.create_task(play(ada)) for _ in range(12)]
        while sum(map(len, acknowledged.values())) < 150:
            await asyncio.sleep(0.01)
        server.kill()
        await asyncio.gather(*players)
        again = start(url)
        store = Store(Database(url))
        for id, moves in acknowledged.items():
            entries = await store.entries(id)
            assert [list(entry.actions) for entry in entries[: len(moves)]] == moves
            assert len(entries) <= len(moves) + 1, "at most one was stored and not acknowledged any more"
        await store.database.close()
        ada.url = again.url
        for id, moves in acknowledged.items():
            async with ada.at({"id": id}) as table:
                assert table.number >= len(moves)
                if table.decision is not None:
                    await table.turn(table.decision["seat"])


async def test_migrations_make_the_tables_of_the_schema(new_database: NewDatabase) -> None:
    database = Database(await run_sync(new_database))
    await database.upgrade()
    await database.upgrade()

    def differences(connection: Connection) -> list[object]:
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
        return [each for each in found if "alembic_version" not in str(each)]

    assert await database.read(differences) == []
    await database.close()


async def test_old_games_are_deleted_if_that_is_set(new_database: NewDatabase, start: StartServer) -> None:
    url = await run_sync(new_database)
    server = start(url)
    async with Guest(server.url) as ada:
        old, new = await ada.make(ME, OPEN), await ada.make(ME, OPEN)
        async with ada.at(old) as table:
            await table.ask("chat", text="hello")
    server.stop()
    database = Database(url)
    aged = update(GAMES).where(GAMES.c.id == old["id"]).values(updated=time.time() - 3 * 86_400)
    await database.write(lambda connection: connection.execute(aged))
    await database.close()
    server = start(url, retention_days=2)
    async with Guest(server.url) as ada:
        assert (await ada.get(f"/api/games/{new['id']}"))["id"] == new["id"]
        with pytest.raises(Refused, match="no_such_game"):
            await ada.get(f"/api/games/{old['id']}")


async def test_a_second_server_on_the_same_file_is_refused(sqlite_url: str, start: StartServer) -> None:
    start(sqlite_url)
    with pytest.raises(RuntimeError, match="several servers at once need PostgreSQL"):
        start(sqlite_url)


async def test_nothing_is_left_open_after_a_stop(tmp_path: Path, start: StartServer) -> None:
    server = start(f"sqlite:///{tmp_path / 'surtsey.db'}")
    async with Guest(server.url) as ada:
        game = await ada.make(ME, EASY)
        async with ada.connect(game) as socket:
            table = AtGame(socket)
            await table.hello()
            await run_sync(server.stop)
            assert await closed(socket) == 1012, "come again"
    assert not (tmp_path / "surtsey.db-wal").exists(), "everything is in the file"
