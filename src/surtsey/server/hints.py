"""Hints: what a strong bot would do in the rest of the turn, and why. Nobody waits while one is thought of."""

import asyncio
import secrets
from typing import Final

from surtsey.server import messages, wire
from surtsey.server.audience import Client, send
from surtsey.server.bot_tasks import Hinted, HintTask
from surtsey.server.bot_workers import BotWorkers, ThinkingFailed
from surtsey.server.fair_queue import Urgency
from surtsey.server.live import LiveGame
from surtsey.server.wire import Refused

MOST_WAITING: Final = 2
"""Hints that one guest may wait for, in all their games."""


class Hints:
    """The hints of one game that are being thought of: at most as many as there are seats."""

    def __init__(self, thinkers: BotWorkers, seconds: float, most: int) -> None:
        self._thinkers = thinkers
        self._seconds = seconds
        self._most = most
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, client: Client, live: LiveGame, message: wire.Hint) -> None:
        if len(self._tasks) >= self._most or self._thinkers.queue.waiting(client.guest, Urgency.HINT) >= MOST_WAITING:
            raise Refused("busy", "a hint is being thought of already")
        draft = live.draft(message.seat, message.drafted)
        if not draft.goes_on:
            raise Refused("not_your_decision", "nothing is left to decide in this turn")
        question = HintTask(draft.view.observe(message.seat), self._seconds, secrets.randbelow(1 << 62))
        task = asyncio.create_task(self._think(client, message.key, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _think(self, client: Client, key: str, question: HintTask) -> None:
        try:
            hint: Hinted = await self._thinkers.think(question, client.guest, Urgency.HINT)
        except ThinkingFailed:
            send(client, {"type": "refused", "key": key, "code": "no_hint", "text": "no hint could be found"})
        else:
            reasons: list[messages.Reason] = [{"term": term, "change": change} for term, change in hint.reasons]
            value = round(wire.finite(hint.value), 4)
            send(client, {"type": "hinted", "key": key, "actions": hint.actions, "value": value, "reasons": reasons})
