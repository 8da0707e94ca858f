"""Who thinks next."""

import asyncio

import pytest

from surtsey.server.fair_queue import FairQueue, Urgency

pytestmark = pytest.mark.anyio
BOT, HINT, ANALYSIS = Urgency.BOT, Urgency.HINT, Urgency.ANALYSIS


async def order(*wishes: tuple[str, str, Urgency]) -> list[str]:
    """In what order those are let in who all wait, one at a time: a name, an owner, how urgent it is."""
    queue = FairQueue(1)
    await queue.enter("somebody", BOT)
    let_in: list[str] = []

    async def wait(name: str, owner: str, urgency: Urgency) -> None:
        await queue.enter(owner, urgency)
        let_in.append(name)
        queue.leave()

    tasks = [asyncio.create_task(wait(*wish)) for wish in wishes]
    while sum(queue.waiting(owner, urgency) for owner, urgency in {wish[1:] for wish in wishes}) < len(wishes):
        await asyncio.sleep(0)
    queue.leave()
    await asyncio.gather(*tasks)
    return let_in


async def test_many_wishes_of_one_keep_nobody_else_waiting() -> None:
    many = [(f"greedy {number}", "greedy", HINT) for number in range(25)]
    assert (await order(*many, ("modest", "modest", HINT)))[:2] == ["greedy 0", "modest"]


async def test_bots_come_before_hints_and_hints_before_analyses() -> None:
    found = await order(("analysis", "a", ANALYSIS), ("hint", "b", HINT), ("bot", "c", BOT))
    assert found == ["bot", "hint", "analysis"]


async def test_equals_come_in_turn() -> None:
    assert await order(("a1", "a", HINT), ("a2", "a", HINT), ("b1", "b", HINT), ("b2", "b", HINT)) == [
        "a1", "b1", "a2", "b2",
    ]  # fmt: skip


async def test_whoever_gives_up_takes_nobodys_place() -> None:
    queue = FairQueue(1)
    await queue.enter("a", BOT)
    impatient = asyncio.create_task(queue.enter("b", BOT))
    await asyncio.sleep(0)
    impatient.cancel()
    queue.leave()
    await asyncio.wait_for(queue.enter("c", BOT), 1)
    assert queue.waiting("b", BOT) == 0
    queue.leave()
    await asyncio.wait_for(queue.enter("d", BOT), 1)
