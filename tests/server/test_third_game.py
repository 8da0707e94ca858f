"""A game that another package brings is played at the server: catalogue, bots, hints, secrets, replay, analysis."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from surtsey.games import Bundle
from surtsey.records import read
from tests.server.client import ME, Guest, Refused
from tests.server.process import CommandServer, ServerProcess

pytestmark = pytest.mark.anyio

GULL = {"kind": "bot", "level": "gull"}
BOT = {"kind": "bot"}


@pytest.fixture
def island(atoll: Bundle, tmp_path: Path) -> Iterator[ServerProcess]:
    server = CommandServer(f"sqlite:///{tmp_path / 'surtsey.db'}")
    try:
        yield server
    finally:
        server.stop()
    assert not server.errors()


async def test_people_and_bots_play_it(island: ServerProcess) -> None:
    async with Guest(island.url) as ada:
        games = {each["name"]: each for each in (await ada.get("/api/catalogue"))["games"]}
        assert list(games) == ["taluva", "volcanique", "atoll"]
        assert (games["atoll"]["players"], [each["name"] for each in games["atoll"]["levels"]]) == (
            [2, 3],
            ["gull", "petrel"],
        )
        with pytest.raises(Refused, match="there is no level 'expert'"):
            await ada.make(ME, {**GULL, "level": "expert"}, game="atoll")

        game = await ada.make(ME, GULL, BOT, game="atoll", options={"radius": "2"}, seed=3)
        assert [seat["level"] for seat in game["seats"]] == [None, "gull", "petrel"]
        async with ada.at(game) as table:
            await table.until_decides(0)
            first = table.situation["view"]
            assert [wind is None for wind in first["winds"]] == [False, True, True]
            hinted = await table.about("hint", 0, drafted=[])
            assert hinted["actions"][0].startswith("raise ")
            assert {each["term"] for each in hinted["reasons"]} <= {"height", "downwind"}
            assert hinted["reasons"]
            while table.summary["status"] == "playing":
                await table.until_decides(0)
                if table.summary["status"] == "playing":
                    await table.turn(0)
            assert None not in table.situation["view"]["winds"], "at the end nothing is secret"

        path = f"/api/games/{game['id']}"
        record = read(await ada.get(f"{path}/record"))
        assert record.state.places() == table.summary["places"]
        replay = await ada.get(f"{path}/replay")
        assert replay["frames"][-1]["view"]["places"] == record.state.places()
        assert len(await _analysis(ada, path)) == 18


async def _analysis(guest: Guest, path: str) -> Any:
    for _ in range(300):
        analysis = await guest.get(f"{path}/analysis")
        if analysis["status"] == "done":
            return analysis["turns"]
        await asyncio.sleep(0.1)
    raise AssertionError("the analysis does not come to an end")
