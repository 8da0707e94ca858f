"""Work shared out to processes."""

import os
import time
from contextlib import closing
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from surtsey.workers import WorkerError, in_order
from tests.work import die_once, leave_a_trace, refuse, square, whereabouts


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_tasks(processes: int) -> None:
    assert list(in_order(square, range(20), processes)) == [number * number for number in range(20)]


def test_the_work_is_done_elsewhere() -> None:
    workers = set(in_order(whereabouts, range(20), 2))
    assert len(workers) == 2
    assert os.getpid() not in workers
    assert set(in_order(whereabouts, range(3), 1)) == {os.getpid()}


def test_tasks_may_go_on_for_ever() -> None:
    with closing(in_order(square, count(), 2)) as results:
        assert list(islice(results, 5)) == [0, 1, 4, 9, 16]


@pytest.mark.parametrize(
    ("task", "sentence"), [(2, "two is one too many"), (3, "ZeroDivisionError"), (4, "ended unexpectedly.* code 7")]
)
def test_work_that_fails_is_an_error(task: int, sentence: str) -> None:
    with pytest.raises(WorkerError, match=sentence):
        list(in_order(refuse, [1, task], 2))


def test_a_worker_that_is_killed_is_replaced_and_its_task_done_again(tmp_path: Path) -> None:
    assert list(in_order(partial(die_once, tmp_path), range(8), 2)) == list(range(8))
    assert (tmp_path / "died3").exists()


def test_who_is_dismissed_clears_up(tmp_path: Path) -> None:
    began = time.monotonic()
    with closing(in_order(partial(leave_a_trace, tmp_path), range(3), 2)) as results:
        assert next(results) == 0
        while not (tmp_path / "begun1").exists():
            time.sleep(0.01)
    assert time.monotonic() - began < 20
    assert (tmp_path / "ended1").exists()
