"""Programs for the tests: our own engine as a bot, and bots that misbehave."""

import fcntl
import shlex
import sys
import time
from pathlib import Path

ENGINE = f"cmd:{shlex.quote(sys.executable)} -m surtsey engine"

QUICK = """
import sys
from surtsey.protocol import converse
converse(("go level random" if line.startswith("go") else line for line in sys.stdin), sys.stdout)
"""
QUICK_ENGINE = f"cmd:{shlex.quote(sys.executable)} -c {shlex.quote(QUICK)}"
"""Our engine, which does not think."""

SKELETON = """
import os, subprocess, sys, time
{before}
for line in sys.stdin:
    word = line.split()[0]
    if word == "surtsey":
        print("protocol 1")
    if word == "go":
        {on_go}
    if word == "play":
        {on_play}
    print("ok", flush=True)
"""


def bot(folder: Path, on_go: str = "pass", on_play: str = "pass", before: str = "", name: str = "bot") -> str:
    """The name of a contestant that does this when it is asked, told something, or started."""
    file = folder / f"{name}.py"
    file.write_text(SKELETON.format(on_go=on_go, on_play=on_play, before=before), encoding="utf-8")
    return contestant(file)


def contestant(file: Path) -> str:
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def locking(file: Path) -> str:
    """Python that keeps a lock as long as its process lives; others of its kind may keep it too."""
    return f"import fcntl; lock = open({str(file)!r}, 'w'); fcntl.flock(lock, fcntl.LOCK_SH)"


def comes_free(file: Path) -> bool:
    """Whether nobody keeps the lock any more, now or soon."""
    with file.open() as lock:
        for _ in range(100):
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return True
            except BlockingIOError:
                time.sleep(0.05)
    return False


def loser(folder: Path) -> str:
    """A program whose every game is over at once."""
    return bot(folder, on_go="print('bestaction resign')", name="loser")
