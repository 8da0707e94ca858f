"""Work shared out to a Ray cluster, its results in the order of the tasks: what workers.py does on one machine.

Ray is an optional extra. It gives tasks of a machine or a process that is lost to others.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any, Final, TypeVar

from surtsey.game import SurtseyError
from surtsey.workers import AHEAD_PER_WORKER, MAX_DEATHS, WorkerError

NO_STATISTICS: Final = {"RAY_USAGE_STATS_ENABLED": "0"}
"""Ray tells its makers nothing about us."""

T = TypeVar("T")
R = TypeVar("R")


def in_order(work: Callable[[T], R], tasks: Iterable[T], address: str) -> Generator[R, None, None]:
    """What the work makes of each task, on as many cores as the cluster has."""
    ray = _connected(address)

    def work_there(task: T) -> R:
        return work(task)

    remote = ray.remote(max_retries=MAX_DEATHS)(work_there)
    try:
        yield from _shared_out(ray, remote, iter(tasks))
    finally:
        ray.shutdown()


def _shared_out(ray: Any, remote: Any, tasks: Iterator[Any]) -> Iterator[Any]:
    ahead = AHEAD_PER_WORKER * max(1, int(ray.cluster_resources().get("CPU", 1)))
    begun: deque[Any] = deque()
    while True:
        while len(begun) < ahead:
            try:
                begun.append(remote.remote(next(tasks)))
            except StopIteration:
                break
        if not begun:
            return
        try:
            result = ray.get(begun.popleft())
        except ray.exceptions.RayError as error:
            raise WorkerError(str(error)) from None
        yield result


def _connected(address: str) -> Any:
    os.environ.update(NO_STATISTICS)
    try:
        import ray
    except ImportError:
        raise SurtseyError("--ray needs Ray: pip install ray") from None
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SurtseyError(f"there is no Ray cluster at '{address}': {error}") from None
    return ray
