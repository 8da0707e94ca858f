"""Worker processes in which bots think, so that thinking never keeps a message waiting."""

import asyncio
import logging
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final

from surtsey.server.bot_tasks import Task, think
from surtsey.server.fair_queue import FairQueue, Urgency

LOG: Final = logging.getLogger(__name__)
STOP_TIMEOUT_SECONDS: Final = 2.0
"""Seconds that a worker has to end."""


class ThinkingFailed(Exception):
    """A worker could not answer."""


class WorkerDied(ThinkingFailed):
    """Another one might answer."""


class _Worker:
    """One process and the line to it. Its methods wait, and so are for threads."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._cancelled: Any = context.RawValue("q", 0)
        self._number = 0
        self._process = context.Process(target=_serve, args=(theirs, self._cancelled, os.getpid()), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, task: Task, hear: Callable[[float], None]) -> Any:
        self._number += 1
        try:
            self._line.send((self._number, task))
            while True:
                kind, answer = self._line.recv()
                if kind == "progress":
                    hear(answer)
                elif kind == "failure":
                    raise ThinkingFailed(answer)
                else:
                    return answer
        except (EOFError, OSError) as error:
            raise WorkerDied(f"a worker ended unexpectedly: {error}") from None

    def cancel(self) -> None:
        """What it is thinking now is not wanted any more."""
        self._cancelled.value = self._number

    @property
    def is_alive(self) -> bool:
        return self._process.is_alive()

    def end(self) -> None:
        self.cancel()
        self._process.terminate()
        self._process.join(STOP_TIMEOUT_SECONDS)
        if self._process.is_alive():
            self._process.kill()
        self._line.close()


class BotWorkers:
    """A number of workers. They are started when they are first needed, and again when one has died."""

    def __init__(self, count: int) -> None:
        self._count = count
        self.queue = FairQueue(count)
        self._idle: list[_Worker] = []
        self._threads = ThreadPoolExecutor(count, "thinking")
        self._workers: set[_Worker] = set()
        self._closed = False
        self.busy = 0

    async def warm_up(self) -> None:
        """Starts all workers, so that whoever thinks first, or takes games over, need not wait for it."""
        loop = asyncio.get_running_loop()
        for _ in range(self._count):
            await self.queue.enter("", Urgency.BOT)
            starting = loop.run_in_executor(self._threads, self._new)
            starting.add_done_callback(self._started)

    def _started(self, starting: "asyncio.Future[_Worker]") -> None:
        if not starting.cancelled() and starting.exception() is None:
            self._idle.append(starting.result())
        self.queue.leave()

    async def think(
        self, task: Task, owner: str, urgency: Urgency, hear: Callable[[float], None] = lambda _: None
    ) -> Any:
        """The answer to a task, on somebody's account. Being cancelled cancels the thinking."""
        await self.queue.enter(owner, urgency)
        place = self._idle.pop() if self._idle else None
        loop = asyncio.get_running_loop()
        asked: list[_Worker] = []
        unwanted = threading.Event()

        def pass_on(progress: float) -> None:
            loop.call_soon_threadsafe(hear, progress)

        def ask() -> Any:
            worker = place if place is not None and place.is_alive else self._new()
            asked.append(worker)
            if unwanted.is_set():
                raise ThinkingFailed("nobody wants to know any more")
            return worker.ask(task, pass_on)

        self.busy += 1
        job = loop.run_in_executor(self._threads, ask)
        job.add_done_callback(lambda done: self._done(asked, done))
        try:
            return await asyncio.shield(job)
        except asyncio.CancelledError:
            unwanted.set()
            for worker in asked:
                worker.cancel()
            raise

    def close(self) -> None:
        self._closed = True
        for worker in list(self._workers):
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _new(self) -> _Worker:
        worker = _Worker()
        self._workers.add(worker)
        if self._closed:
            worker.end()
        return worker

    def _done(self, asked: list[_Worker], job: "asyncio.Future[Any]") -> None:
        """The next one may think there."""
        self.busy -= 1
        failure = None if job.cancelled() else job.exception()
        if failure is not None and not self._closed:
            LOG.warning("thinking failed", extra={"why": str(failure)})
        for worker in asked:
            if worker.is_alive:
                self._idle.append(worker)
            else:
                self._workers.discard(worker)
        self.queue.leave()


def _serve(line: "Connection[Any, Any]", cancelled: Any, parent: int) -> None:
    """What a worker does all its life, which ends with that of the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        while True:
            number, task = line.recv()

            def unwanted(number: int = number) -> bool:
                return bool(cancelled.value >= number) or os.getppid() != parent

            try:
                answer = think(task, unwanted, lambda progress: line.send(("progress", progress)))
                line.send(("answer", answer))
            except (EOFError, OSError):
                return
            except Exception:
                line.send(("failure", traceback.format_exc()))
    except (EOFError, OSError):
        return
