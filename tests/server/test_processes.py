"""Several processes on one PostgreSQL."""

import asyncio
import time
from functools import partial

import pytest
from anyio.to_thread import run_sync

from tests.server.client import EASY, ME, OPEN, SHARED, Guest, Refused, closed
from tests.server.conftest import NewDatabase, StartServer

pytestmark = pytest.mark.anyio
WITHIN = 5.0
"""Seconds in which another process must have taken over."""


async def test_processes_serve_the_same_games_and_take_them_over(new_postgres: NewDatabase, start: StartServer) -> None:
    url = await run_sync(new_postgres)
    slowly = partial(start, url, bot_pause=0.3)  # so that a game among bots lasts until it is taken over
    first, second = await asyncio.gather(run_sync(slowly), run_sync(slowly))
    async with Guest(first.url) as ada, Guest(second.url) as bo:
        # Two people at two processes: the game lives in one, the other one passes everything on.
        game = await ada.make(ME, OPEN)
        async with ada.at(game) as at_ada:
            await bo.join(game)
            await at_ada.hear("situation")
            async with bo.at(game) as at_bo:
                await at_bo.until(await at_ada.turn(0))
                await at_ada.until(await at_bo.turn(1))
                await at_bo.ask("chat", text="over there")
                assert (await at_ada.hear("chat"))["line"]["text"] == "over there"
                assert all(seat["present"] for seat in at_ada.summary["seats"])
                with pytest.raises(Refused, match="not_your_seat"):
                    await at_bo.about("draft", 0, actions=[])

                # Games that go on by themselves, and one where somebody's time is running.
                bots = await ada.make(EASY, EASY, EASY, EASY)
                timed = await ada.make(ME, OPEN, clock={"initial": 4, "increment": 0})
                await bo.join(timed)
                async with ada.at(bots) as watching, ada.at(timed):
                    if watching.number < 2:
                        await watching.until(2)
                    seen = watching.number
                await run_sync(first.kill)
                died = time.monotonic()

                # Who was passed on is told to come again, and goes on where it was.
                assert await closed(at_bo.socket) == 1012
            async with bo.at(game, since=2) as at_bo:
                assert time.monotonic() - died < WITHIN
                assert at_bo.number == 2
                async with ada.at(game, url=second.url) as at_ada:
                    await at_bo.until(await at_ada.turn(0))
                    await at_bo.turn(1)
            async with bo.at(bots) as watching:
                if watching.number == seen:
                    await watching.until(seen + 1, died + WITHIN - time.monotonic())
            async with bo.at(timed) as at_timed:
                if at_timed.number == 0:
                    await at_timed.until(1, died + WITHIN + 4 - time.monotonic())
                    await at_timed.hear("summary", lambda message: message["summary"]["status"] == "over")
                assert at_timed.summary["places"] == [2, 1]


async def test_a_process_that_slept_does_not_store_what_is_not_its_own(
    new_postgres: NewDatabase, start: StartServer
) -> None:
    """A lease that ran out while a process stood still: what it thinks it knows may be wrong."""
    url = await run_sync(new_postgres)
    sleeper = await run_sync(lambda: start(url, lease_seconds=1))
    other = await run_sync(lambda: start(url, lease_seconds=1))
    async with Guest(sleeper.url) as ada:
        game = await ada.make(ME, SHARED)
        async with ada.at(game) as table:
            await table.turn(0)
            stale = await table.draft_turn(1)
            sleeper.pause()
            await table.send(type="act", key="late", number=1, seat=1, actions=stale)
            await asyncio.sleep(1.5)
            async with ada.at(game, url=other.url) as elsewhere:
                assert await elsewhere.turn(1, pick=3) == 2
                sleeper.go_on()
                assert await closed(table.socket) == 1012
                assert await elsewhere.turn(0) == 3
        async with ada.at(game) as relayed:
            assert relayed.number == 3
