"""Records, replays, analyses."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from surtsey.chance import Chance
from surtsey.games import game_named
from surtsey.records import Record, read
from tests.server.client import EASY, ME, OPEN, SHARED, Guest, Refused

pytestmark = pytest.mark.anyio
GOLDEN = Path(__file__).parents[1] / "golden"


def random_record(game: str, seed: int, options: dict[str, str], turns: int = 1000) -> Record:
    state = game_named(game).new(options, seed)
    chance = Chance(seed, 1)
    while (legal := state.legal()) and state.turn <= turns:
        state.play(legal[chance.below(len(legal))])
    return Record(game_named(game), state, {0: "Ada", 1: "Bo"})


async def test_a_replay_shows_everything_that_happened(ada: Guest) -> None:
    game = await ada.make(ME, SHARED)
    async with ada.at(game) as table:
        for seat in (0, 1, 0):
            await table.until_decides(seat)
            await table.turn(seat)
        await table.until_decides(1)
    replay = await ada.get(f"/api/games/{game['id']}/replay")
    frames = replay["frames"]
    assert replay["summary"]["id"] == game["id"]
    assert frames[0]["action"] is None
    assert [frame["chance"] for frame in frames[1:]] == [True, False, False] * 3 + [True]
    assert [frame["seat"] for frame in frames[1:4]] == [0, 0, 0]
    assert frames[-1]["view"]["fields"] == table.situation["view"]["fields"]
    assert all(frame["beats"] for frame in frames[1:])


@pytest.mark.parametrize(("game", "options"), [("taluva", {"tiles": "10"}), ("volcanique", {"preset": "site"})])
async def test_a_record_can_be_brought_and_replayed(ada: Guest, game: str, options: dict[str, str]) -> None:
    record = random_record(game, 5, options)
    brought = await ada.post("/api/records", str(record))
    assert brought["status"] == "over"
    assert brought["places"] == record.state.places()
    assert [seat["name"] for seat in brought["seats"]] == ["Ada", "Bo"]
    frames = (await ada.get(f"/api/games/{brought['id']}/replay"))["frames"]
    assert len(frames) == len(record.state.history()) + 1
    assert frames[-1]["view"]["places"] == record.state.places()
    again = read(await ada.get(f"/api/games/{brought['id']}/record"))
    assert [str(m.action) for m in again.state.history()] == [str(m.action) for m in record.state.history()]


async def test_a_record_from_a_position_that_stops(ada: Guest) -> None:
    record = random_record("taluva", 5, {}, turns=4)
    game = game_named("taluva")
    state = game.resume(game.position(record.state), 7)
    for _ in range(4):
        state.play(state.legal()[0])
    brought = await ada.post("/api/records", str(Record(game, state)))
    assert brought["places"] is None
    frames = (await ada.get(f"/api/games/{brought['id']}/replay"))["frames"]
    assert len(frames) == len(state.history()) + 1
    async with ada.at(brought) as table:
        assert table.decision is None
        with pytest.raises(Refused):
            await table.about("draft", 0, actions=[])


@pytest.mark.parametrize("text", ["", "nonsense", '[Game "chess"]', '[Game "taluva"]\n\n1 0: draw JC; hut 0,0\n'])
async def test_what_is_no_record_is_refused(ada: Guest, text: str) -> None:
    with pytest.raises(Refused) as refused:
        await ada.post("/api/records", text)
    assert refused.value.code in ("record", "invalid")
    answer = await ada.http.post("/api/records", content=b"\xff\xfe", headers={"Content-Type": "text/plain"})
    assert answer.status_code in (400, 422)


async def test_analysis_of_a_finished_game(ada: Guest) -> None:
    brought = await ada.post("/api/records", str(random_record("taluva", 2, {"tiles": "6"})))
    path = f"/api/games/{brought['id']}/analysis"
    while (analysis := await ada.get(path))["status"] == "thinking":
        assert 0 <= analysis["progress"] <= 1
        await asyncio.sleep(0.1)
    assert len(analysis["turns"]) >= 4
    turn = analysis["turns"][0]
    assert len(turn["before"]) == len(turn["after"]) == 2
    assert turn["played"]
    assert turn["loss"] >= 0
    going_on = await ada.make(ME, EASY)
    with pytest.raises(Refused, match="not_over"):
        await ada.get(f"/api/games/{going_on['id']}/analysis")


async def test_the_record_of_a_game_that_goes_on_has_no_seed(ada: Guest) -> None:
    game = await ada.make(ME, OPEN)
    text = await ada.get(f"/api/games/{game['id']}/record")
    assert "Seed" not in text
    assert read(text).state.decision is not None


# Playing on from a replay


async def test_any_frame_of_a_replay_can_be_played_on_from(ada: Guest, bo: Guest) -> None:
    brought = await ada.post("/api/records", str(random_record("volcanique", 5, {"preset": "site"})))
    frames = (await ada.get(f"/api/games/{brought['id']}/replay"))["frames"]
    for number in (0, 40, len(frames) // 2):
        start = {"game": brought["id"], "frame": number}
        game = await bo.make(ME, SHARED, game="volcanique", start=start)
        assert game["private"]
        async with bo.at(game) as table:
            shown, view = frames[number]["view"], table.situation["view"]
            kept = ("hexes", "critters", "grid", "turn", "supply")
            if frames[number]["view"]["chance"]:
                continue  # a die was rolled again
            assert [view[part] for part in kept] == [shown[part] for part in kept]


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ({"frame": 100_000}, "no_such_frame"),
        ({"game": "00"}, "no_such_game"),
        ({"game": "../x"}, "invalid"),
        ({"frame": -1}, "invalid"),
    ],
)
async def test_a_frame_that_does_not_exist_is_refused(ada: Guest, start: dict[str, Any], code: str) -> None:
    brought = await ada.post("/api/records", str(random_record("taluva", 5, {}, turns=4)))
    with pytest.raises(Refused, match=code):
        await ada.make(ME, EASY, start={"game": brought["id"], "frame": 0, **start})


async def test_a_game_starts_from_one_place_and_of_one_kind(ada: Guest) -> None:
    brought = await ada.post("/api/records", str(random_record("taluva", 5, {}, turns=4)))
    start = {"game": brought["id"], "frame": 3}
    with pytest.raises(Refused, match="that is a game of taluva, not of volcanique"):
        await ada.make(ME, EASY, game="volcanique", start=start)
    with pytest.raises(Refused, match="not from both"):
        await ada.make(ME, EASY, start=start, position="taluva")
