"""A database of an earlier version: its games are there, and go on by the rules that they were begun with."""

import json
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from anyio.to_thread import run_sync
from sqlalchemy import select

from surtsey.server.cookies import COOKIE, Keyring
from surtsey.server.database import Database
from surtsey.server.schema import GAMES, KEYS
from tests.server.client import ME, SHARED, Guest
from tests.server.conftest import StartServer
from tests.server.process import ForkedServer, ServerProcess
from tests.test_versions import VERSION_1, as_then

pytestmark = pytest.mark.anyio
STORED: dict[str, Any] = json.loads((VERSION_1 / "games.json").read_text())
MOST = 250
"""Entries with which the server of that version went on."""


@pytest.fixture(scope="module")
def stored_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A copy of the database."""
    file = tmp_path_factory.mktemp("stored") / "surtsey.db"
    shutil.copy(VERSION_1 / "surtsey.sqlite", file)
    return f"sqlite:///{file}"


@pytest.fixture(scope="module")
def then(stored_url: str) -> Iterator[ServerProcess]:
    """A server of today on it."""
    server = ForkedServer(stored_url)
    yield server
    server.kill()


async def who_played(server: ServerProcess, url: str) -> Guest:
    """The guest whose games these are: the database has the keys that sign cookies."""
    database = Database(url)
    keys = await database.read(lambda connection: connection.scalars(select(KEYS.c.key)).all())
    await database.close()
    guest = Guest(server.url)
    guest.http.cookies.set(COOKIE, Keyring(list(keys)).sign(STORED["guest"]))
    return guest


async def go_on(guest: Guest, game: dict[str, Any]) -> None:
    """Goes on as was done then."""
    async with guest.at(game) as table:
        for _ in range(MOST):
            if table.summary["status"] != "playing":
                return
            decision = table.decision
            action = decision["legal"][table.number * 7919 % len(decision["legal"])]
            key = f"on-{table.number}"  # the client counts from 1 again, and such keys are known
            await table.until(await table.confirm(decision["seat"], [action], key=key))
            if table.summary["status"] == "playing" and table.decision is None:
                await table.hear("summary", lambda message: message["summary"]["status"] != "playing")


@pytest.mark.parametrize("name", STORED["games"])
async def test_a_game_stored_by_version_1_goes_on_as_it_did_then(
    then: ServerProcess, stored_url: str, name: str
) -> None:
    guest = await who_played(then, stored_url)
    game = await guest.get(f"/api/games/{STORED['games'][name]}")
    if game["status"] == "playing":
        await go_on(guest, game)
    record = await guest.get(f"/api/games/{game['id']}/record")
    assert as_then(record) == (VERSION_1 / "went_on" / f"{name}.txt").read_text()
    frames = (await guest.get(f"/api/games/{game['id']}/replay"))["frames"]
    assert len(frames) > 10
    assert not then.errors()
    await guest.http.aclose()


async def test_a_rematch_is_played_by_the_same_version(then: ServerProcess, stored_url: str) -> None:
    guest = await who_played(then, stored_url)
    again = await guest.post(f"/api/games/{STORED['games']['over']}/rematch")
    assert '[RulesVersion "1"]' in await guest.get(f"/api/games/{again['id']}/record")
    await guest.http.aclose()


async def test_a_new_game_keeps_the_version_that_it_is_begun_with(start: StartServer, sqlite_url: str) -> None:
    """It is stored with the game, as what is the newest version may change."""
    server = await run_sync(start, sqlite_url)
    async with Guest(server.url) as ada:
        game = await ada.make(ME, SHARED, game="volcanique")
        old = await ada.make(ME, SHARED, game="volcanique", options={"rules_version": "1"})
        assert '[RulesVersion "2"]' in await ada.get(f"/api/games/{game['id']}/record")
        assert '[RulesVersion "1"]' in await ada.get(f"/api/games/{old['id']}/record")
    database = Database(sqlite_url)
    rows = await database.read(lambda connection: connection.execute(select(GAMES.c.id, GAMES.c.setup)).all())
    await database.close()
    assert {row.id: row.setup["rules_version"] for row in rows} == {game["id"]: "2", old["id"]: "1"}
