"""Servers as they are run: a process, an address, a database."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

STARTING: Final = 60.0
"""Seconds that a server may take to start or stop."""
QUICK: Final = {
    "port": "0",
    "bot_pause": "0",
    "workers": "1",
    "absence": "0.2",
    "hint_seconds": "0.1",
    "analysis_player": "search:5",
    "message_rate": "1000",
    "message_burst": "1000",
    "request_rate": "10000",
    "request_burst": "10000",
    "newcomer_rate": "10000",
    "newcomer_burst": "10000",
    "games_per_guest": "10000",
}
"""Settings under which tests do not wait."""

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["surtsey.server.serving"])


class ServerProcess(ABC):
    """A server with a log; it can be stopped, killed and put to sleep."""

    def __init__(self, database_url: str, **settings: Any) -> None:
        given = {**QUICK, "database_url": database_url, **settings}
        self._folder = tempfile.TemporaryDirectory(prefix="surtsey-server-")
        self._output = Path(self._folder.name) / "output"
        self._log = Path(self._folder.name) / "log"
        self._last_log: list[str] = []
        self._begin({name: str(value) for name, value in given.items()})
        self.url = self._address()

    @abstractmethod
    def _begin(self, settings: dict[str, str]) -> None: ...

    @property
    @abstractmethod
    def _pid(self) -> int: ...

    @abstractmethod
    def _code(self, seconds: float) -> int | None:
        """The exit code, waiting that long for it; None if it still runs."""

    def _address(self) -> str:
        until = time.monotonic() + STARTING
        while time.monotonic() < until and self._code(0) is None:
            text = self._output.read_text() if self._output.exists() else ""
            if text.endswith("\n"):
                return text.removeprefix("Surtsey is at ").split()[0]
            time.sleep(0.02)
        self.kill()
        raise RuntimeError(f"the server did not start: {' '.join(self.log)}")

    @property
    def log(self) -> list[str]:
        return self._log.read_text().splitlines() if self._log.exists() else self._last_log

    def errors(self) -> list[str]:
        return [line for line in self.log if '"level": "error"' in line]

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    def kill(self) -> None:
        """As a crash does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does. Returns the exit code."""
        return self._end(signal.SIGTERM)

    def pause(self) -> None:
        os.kill(self._pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self._pid, signal.SIGCONT)

    def _end(self, how: signal.Signals) -> int:
        if self._code(0) is None:
            os.kill(self._pid, how)
        code = self._code(STARTING)
        assert code is not None, "the server does not stop"
        self._last_log = self.log
        self._folder.cleanup()
        return code


class CommandServer(ServerProcess):
    """Started as people do."""

    def _begin(self, settings: dict[str, str]) -> None:
        environment = {f"SURTSEY_{name.upper()}": value for name, value in settings.items()}
        with self._output.open("w") as output, self._log.open("w") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "surtsey.server"],
                env={**os.environ, **environment},
                stdout=output,
                stderr=log,
            )

    @property
    def _pid(self) -> int:
        return self._process.pid

    def _code(self, seconds: float) -> int | None:
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None


class ForkedServer(ServerProcess):
    """The same without waiting for imports: made from a process that has them all."""

    def _begin(self, settings: dict[str, str]) -> None:
        self._process = FORKS.Process(target=_serve, args=(settings, str(self._output), str(self._log)))
        self._process.start()

    @property
    def _pid(self) -> int:
        return self._process.pid or 0

    def _code(self, seconds: float) -> int | None:
        self._process.join(seconds)
        return self._process.exitcode


def _serve(settings: dict[str, str], output: str, log: str) -> None:
    from surtsey.game import SurtseyError
    from surtsey.server.serving import run
    from surtsey.server.settings import read_settings

    for stream, path in ((1, output), (2, log)):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND), stream)
    try:
        run(read_settings({}, settings))
    except SurtseyError as error:
        sys.exit(str(error))
