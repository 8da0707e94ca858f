"""Guests, their cookies, their devices."""

import time

import pytest
from anyio.to_thread import run_sync
from itsdangerous import URLSafeTimedSerializer

from surtsey.server import cookies
from surtsey.server.cookies import Keyring
from surtsey.server.database import Database
from tests.server.client import COOKIE, ME, OPEN, Guest, Refused, closed
from tests.server.conftest import NewDatabase
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio
OLD, NEW = "an old key, long enough", "a new key, long enough"


async def test_the_cookie_names_the_guest(ada: Guest) -> None:
    assert (await ada.get("/api/me"))["id"] == ada.id
    response = await ada.http.get("/api/me")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


@pytest.mark.parametrize(
    "forge",
    [
        lambda guest, _: guest,
        lambda guest, _: URLSafeTimedSerializer("guessed", salt="surtsey.guest").dumps(guest),
        lambda _, cookie: cookie[:-9] + ("A" if cookie[-9] != "A" else "B") + cookie[-8:],
        lambda _, cookie: "W10" + cookie[cookie.index(".") :],
        lambda *_: "x" * 5000,
    ],
)
async def test_a_forged_cookie_names_nobody(server: ServerProcess, ada: Guest, forge: object) -> None:
    assert callable(forge)
    game = await ada.make(ME, OPEN)
    forged = Guest(server.url)
    forged.http.cookies.set(COOKIE, forge(ada.id, ada.cookie))
    assert (await forged.get("/api/games", which="mine")) == []
    async with forged.connect(game) as socket:
        assert await closed(socket) == 4401
    assert (await forged.get("/api/me"))["id"] != ada.id
    await forged.http.aclose()


async def test_a_name_is_shown_at_games_under_way(ada: Guest, eve: Guest) -> None:
    game = await ada.make(ME, OPEN)
    async with eve.at(game) as table:
        answer = await ada.http.patch("/api/me", json={"name": " Ada \u202e Lovelace "})
        assert answer.json() == {"id": ada.id, "name": "Ada Lovelace"}
        await table.hear("summary")
        assert table.summary["seats"][0]["name"] == "Ada Lovelace"
    assert (await ada.get("/api/me"))["name"] == "Ada Lovelace"
    for bad in ("", "   ", "x" * 41, None, 3):
        assert (await ada.http.patch("/api/me", json={"name": bad})).status_code == 422


async def test_a_link_to_another_device_works_once(server: ServerProcess, ada: Guest) -> None:
    path = (await ada.post("/api/devices"))["path"]
    assert path.startswith("/device/")
    phone, thief = Guest(server.url), Guest(server.url)
    assert (await phone.post(f"/api/devices/{path.split('/')[-1]}"))["id"] == ada.id
    assert (await phone.get("/api/me"))["id"] == ada.id
    for token in (path.split("/")[-1], "guessed"):
        with pytest.raises(Refused, match="no_such_link"):
            await thief.post(f"/api/devices/{token}")
    for guest in (phone, thief):
        await guest.http.aclose()


async def test_the_new_key_signs_and_the_old_one_still_verifies() -> None:
    before, between, after = Keyring([OLD]), Keyring([OLD, NEW]), Keyring([NEW])
    assert between.read(before.sign("g")) == "g"
    assert after.read(between.sign("g")) == "g"
    assert after.read(before.sign("g")) is None
    assert between.read_relay(between.sign("g")) is None
    with pytest.raises(ValueError, match="at least"):
        Keyring(["short"])


async def test_keys_are_rotated_in_the_database(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    database = Database(await run_sync(new_database))
    await database.upgrade()
    first = await cookies.stored_keys(database)
    assert len(first) == 1
    await cookies.rotate_keys(database)
    both = await cookies.stored_keys(database)
    assert both[-1] == first[0], "a new key signs only when all processes have read it"
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 2 * cookies.KEY_SETTLED_SECONDS)
    later = await cookies.stored_keys(database)
    assert set(later) == set(both)
    assert later[-1] != first[0]
    monkeypatch.setattr(time, "time", lambda: now + 2 * cookies.COOKIE_DAYS * 86_400)
    await cookies.rotate_keys(database)
    assert first[0] not in await cookies.stored_keys(database), "no cookie signed with it is valid any more"
    await database.close()
