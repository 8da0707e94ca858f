"""Time left."""

import time

import pytest

from surtsey.server.clock import Clock
from surtsey.server.wire import ClockRule
from tests.server.client import EASY, ME, OPEN, Guest


class Watch:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_time_runs_for_one_seat_at_a_time() -> None:
    watch = Watch()
    clock = Clock(ClockRule(initial=60.0, increment=2.0), [60.0, 60.0], watch)
    watch.now += 5
    assert clock.left() == [60, 60]
    clock.run(0)
    watch.now += 5
    assert clock.left() == [55, 60]
    clock.add(0)
    clock.run(1)
    watch.now += 100
    assert clock.left() == [57, 0]
    clock.run(None)
    watch.now += 100
    assert clock.left() == [57, 0]


@pytest.mark.anyio
async def test_who_runs_out_of_time_has_lost(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN, clock={"initial": 1, "increment": 0.5})
    await bo.join(game)
    async with ada.at(game) as at_ada, bo.at(game) as at_bo:
        assert at_ada.situation["clock"]["running"] == 0
        await at_ada.turn(0)
        clock = at_ada.situation["clock"]
        assert clock["running"] == 1
        assert 1 < clock["left"][0] <= 1.5
        began = time.monotonic()
        entry = (await at_ada.until(2))["entry"]
        assert 0.8 < time.monotonic() - began < 3
        assert (entry["kind"], entry["seat"]) == ("timeout", 1)
        await at_bo.hear("summary", lambda message: message["summary"]["status"] == "over")
        assert at_bo.summary["places"] == [1, 2]
        assert at_bo.situation["clock"]["running"] is None


@pytest.mark.anyio
async def test_bots_have_no_clock(ada: Guest) -> None:
    game = await ada.make(EASY, ME, clock={"initial": 30, "increment": 0})
    async with ada.at(game) as table:
        await table.until_decides(1)
        assert table.situation["clock"]["left"][0] == 30
        assert table.situation["clock"]["running"] == 1
