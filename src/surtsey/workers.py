"""Work shared out to processes, its results in the order of the tasks.

A worker lives as long as the one who gave it its work: it ends when it is told to, and when nobody is left to take its
result. One that dies is replaced, and its task is begun again; what kills several workers is an error. Interrupting the
program is not for the workers to hear; whoever shares out the work dismisses them.
"""

import signal
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Generic, TypeVar

from surtsey.game import SurtseyError

AHEAD_PER_WORKER: Final = 4
"""For each worker, how many tasks may be begun while an earlier one is not done."""
STOP_TIMEOUT_SECONDS: Final = 10.0
"""Seconds that a worker has to clear up when it is dismissed."""
INTERRUPTS: Final = {signal.SIGINT}
MAX_DEATHS: Final = 3
"""Workers that a task may kill."""

T = TypeVar("T")
R = TypeVar("R")


class WorkerError(SurtseyError):
    """Work that failed in another process."""


class WorkerDied(WorkerError):
    """The process is gone, and nothing is known of its work."""


def in_order(work: Callable[[T], R], tasks: Iterable[T], processes: int) -> Generator[R, None, None]:
    """What the work makes of each task. One process does it here and now."""
    if processes == 1:
        yield from map(work, tasks)
        return
    crew: list[_Worker[T, R]] = []
    try:
        crew += [_Worker(work) for _ in range(processes)]
        yield from _shared_out(crew, work, iter(enumerate(tasks)))
    finally:
        for worker in crew:
            worker.stop()
        for worker in crew:
            worker.dismiss()


class _Worker(Generic[T, R]):
    """One process, and the line to it."""

    def __init__(self, work: Callable[[T], R]) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.task: tuple[int, T]
        self._process = context.Process(target=_serve, args=(work, theirs), daemon=True)
        with _deaf_to_interrupts():
            self._process.start()
        theirs.close()

    def begin(self, number: int, task: T) -> None:
        self.task = number, task
        with suppress(ConnectionError):  # that it has died is noticed when its result is wanted
            self.line.send(self.task)

    def finish(self) -> tuple[int, R]:
        """The number of its task, and the result."""
        try:
            number, result, failure = self.line.recv()
        except (EOFError, ConnectionError):
            self._process.join(STOP_TIMEOUT_SECONDS)
            code = self._process.exitcode
            raise WorkerDied(f"a worker process ended unexpectedly, with exit code {code}") from None
        if failure is not None:
            raise WorkerError(failure)
        return number, result

    def stop(self) -> None:
        self._process.terminate()

    def dismiss(self) -> None:
        self._process.join(STOP_TIMEOUT_SECONDS)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()
        self.line.close()


def _shared_out(crew: list[_Worker[T, R]], work: Callable[[T], R], tasks: Iterator[tuple[int, T]]) -> Iterator[R]:
    idle = list(crew)
    deaths: Counter[int] = Counter()
    busy: dict[Any, _Worker[T, R]] = {}
    done: dict[int, R] = {}
    begun = due = 0
    while True:
        while idle and begun - due < AHEAD_PER_WORKER * len(crew):
            task = next(tasks, None)
            if task is None:
                break
            worker = idle.pop()
            worker.begin(*task)
            busy[worker.line] = worker
            begun += 1
        if not busy:
            return
        for line in wait(list(busy)):
            worker = busy.pop(line)
            try:
                number, done[number] = worker.finish()
                idle.append(worker)
            except WorkerDied:
                number = worker.task[0]
                deaths[number] += 1
                if deaths[number] == MAX_DEATHS:
                    raise
                heir = _replaced(crew, worker, work)
                heir.begin(*worker.task)
                busy[heir.line] = heir
        while due in done:
            yield done.pop(due)
            due += 1


def _replaced(crew: list[_Worker[T, R]], worker: _Worker[T, R], work: Callable[[T], R]) -> _Worker[T, R]:
    worker.dismiss()
    heir: _Worker[T, R] = _Worker(work)
    crew[crew.index(worker)] = heir
    return heir


def _serve(work: Callable[[T], R], line: "Connection[Any, Any]") -> None:
    """What a worker does all its life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, INTERRUPTS)
    signal.signal(signal.SIGTERM, _leave)
    try:
        while True:
            number, task = line.recv()
            line.send((number, *_done(work, task)))
    except (EOFError, ConnectionError):  # nobody is left to work for
        return


def _done(work: Callable[[T], R], task: T) -> tuple[R | None, str | None]:
    """The result, or what went wrong: errors are told as text, since not all of them can be sent."""
    try:
        return work(task), None
    except SurtseyError as error:
        return None, str(error)
    except Exception:
        return None, traceback.format_exc()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """A process that is started now does not hear of interrupts before it has said how to take them."""
    signal.pthread_sigmask(signal.SIG_BLOCK, INTERRUPTS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, INTERRUPTS)


def _leave(_: int, __: object) -> None:
    """Ends the worker in such a way that what it holds is closed."""
    raise SystemExit(0)
