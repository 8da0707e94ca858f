"""Work for the tests of the workers. Nothing heavy is imported: every worker does it again."""

import os
import signal
import time
from pathlib import Path

from surtsey.game import SurtseyError


def square(number: int) -> int:
    time.sleep(0.02 if number % 3 == 0 else 0)
    return number * number


def whereabouts(_: int) -> int:
    time.sleep(0.01)
    return os.getpid()


def refuse(number: int) -> int:
    if number == 2:
        raise SurtseyError("two is one too many")
    if number == 3:
        raise ZeroDivisionError
    if number == 4:
        os._exit(7)
    return number


def leave_a_trace(folder: Path, number: int) -> int:
    """Takes long, and clears up when it is interrupted."""
    try:
        (folder / f"begun{number}").touch()
        time.sleep(60 if number else 0)
    finally:
        (folder / f"ended{number}").touch()
    return number


def die_once(folder: Path, number: int) -> int:
    """Kills the first process that it is given to."""
    trace = folder / f"died{number}"
    if number == 3 and not trace.exists():
        trace.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number
