"""The front end's files, headers, health, metrics."""

from pathlib import Path

import httpx
import pytest

from tests.server.client import EASY, ME, Guest
from tests.server.conftest import StartServer
from tests.server.process import ServerProcess

pytestmark = pytest.mark.anyio


def built(folder: Path) -> Path:
    (folder / "web" / "assets").mkdir(parents=True)
    (folder / "secret.txt").write_text("secret")
    (folder / "web" / "index.html").write_text("<!doctype html><title>Surtsey</title>")
    (folder / "web" / "icon.svg").write_text("<svg/>")
    (folder / "web" / "assets" / "app-1a2b.js").write_text("export const x = 1;" * 200)
    return folder / "web"


async def test_the_front_end(start: StartServer, sqlite_url: str, tmp_path: Path) -> None:
    server = start(sqlite_url, web=built(tmp_path))
    async with httpx.AsyncClient(base_url=server.url) as client:
        page = (await client.get("/")).text
        assert "<title>Surtsey</title>" in page
        for path in ("/game/0123", "/replay/0123", "/join/0123/token", "/device/token", "/tutorial", "/rules"):
            answer = await client.get(path)
            assert answer.text == page
            assert answer.headers["cache-control"] == "no-cache"
        script = await client.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert (await client.get("/icon.svg")).headers["cache-control"] == "no-cache"
        assert (await client.get("/assets/gone-3c4d.js")).status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
            assert "secret" not in (await client.get(path)).text
        assert (await client.post("/")).status_code == 405
        for path in ("/api/nothing", "/ws/nothing", "/internal/nothing"):
            answer = await client.get(path)
            assert answer.status_code == 404
            assert set(answer.json()) == {"code", "text"}


async def test_headers_that_protect(server: ServerProcess, ada: Guest) -> None:
    for path in ("/", "/api/me", "/api/docs", "/nowhere", "/api/nowhere"):
        headers = (await ada.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy.split("script-src")[1].split(";")[0]
        assert "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"


async def test_health_metrics_and_the_description_of_the_api(server: ServerProcess, ada: Guest) -> None:
    assert (await ada.get("/health")) == {"status": "ok"}
    async with ada.at(await ada.make(ME, EASY)) as table:
        await table.turn(0)
        text = await ada.get("/metrics")
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert int(lines['surtsey_entries_total{kind="actions"}']) >= 1
    assert int(lines["surtsey_acknowledge_seconds_count"]) >= 1
    assert float(lines["surtsey_rooms"]) >= 1
    described = await ada.get("/api/openapi.json")
    assert "/api/games/{id}/join" in described["paths"]
    assert "/api/games/{id}/join" in await ada.get("/api/docs")
