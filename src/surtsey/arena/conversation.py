"""Talking to another program, which may be slow, mute or mad. Nothing that it does can hold up the arena for long.

The program is started without a shell, in a process group of its own, which is ended as a whole. Its output is read
with limits, and its standard error is read too, lest it wait there for a reader; the last line of it explains a crash.
"""

import os
import selectors
import shlex
import signal
import subprocess
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final

from surtsey.arena.match import Forfeited
from surtsey.game import SurtseyError
from surtsey.reading import short

LONGEST_LINE_BYTES: Final = 100_000
"""Bytes. A state in JSON has some ten thousand."""
LONGEST_ANSWER_BYTES: Final = 1_000_000
"""Bytes, information on what the program thinks included."""
CHUNK_BYTES: Final = 65_536
LAST_WORDS_BYTES: Final = 2_000
"""How much of what stands on standard error is remembered, in bytes."""
QUIT_TIMEOUT_SECONDS: Final = 1.0
"""Seconds that a program has to end itself when it is told to."""


def words_of(command: str) -> list[str]:
    """The program and its arguments."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SurtseyError(f"'{short(command)}' cannot be read as a command: {error}") from None
    if not words:
        raise SurtseyError("cmd: should be followed by a program, such as cmd:./mybot")
    return words


def search_path() -> str:
    """Where programs are looked for: last of all beside this Python, so that `surtsey` itself is always found."""
    return os.pathsep.join([os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)])


class Conversation:
    """A program that is asked one line at a time. Raises Forfeited as soon as it does not answer as it should."""

    def __init__(self, command: str, timeout: float) -> None:
        self._timeout = timeout
        self._deadline = 0.0
        self._outbox = b""
        self._lines: deque[bytes] = deque()
        self._inbox = b""
        """What has come of a line that is not complete yet."""
        self._complaints = b""
        self._is_broken = False
        self._process = _started(command)
        self._stdin, self._stdout, self._stderr = self._pipes()
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        self.be_patient()

    def be_patient(self) -> None:
        """From now on the program has its whole time again."""
        self._deadline = time.monotonic() + self._timeout

    def ask(self, command: str) -> list[str]:
        """The lines of the answer, without the ok."""
        try:
            return self._answer(command)
        except Forfeited:
            self._is_broken = True
            raise

    def close(self) -> None:
        """Ends the program: with `quit` if it has behaved so far, and by force."""
        if not self._is_broken:
            self._say_farewell()
        with suppress(ProcessLookupError, PermissionError):  # then nobody is left
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()

    def _pipes(self) -> tuple[int, int, int]:
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        numbers = [pipe.fileno() for pipe in pipes if pipe is not None]
        for number in numbers:
            os.set_blocking(number, False)
        return numbers[0], numbers[1], numbers[2]

    def _answer(self, command: str) -> list[str]:
        self._send(f"{command}\n".encode())
        lines: list[str] = []
        size = 0
        while True:
            line = self._line()
            size += len(line) + 1
            if size > LONGEST_ANSWER_BYTES:
                raise Forfeited(f"wrote more than {LONGEST_ANSWER_BYTES} bytes and no end of the answer")
            if line == "ok":
                return lines
            if line.split(" ", 1)[0] == "error":
                raise Forfeited(f"answered '{short(line, 200)}' to '{short(command)}'")
            lines.append(line)

    def _line(self) -> str:
        while not self._lines:
            if len(self._inbox) > LONGEST_LINE_BYTES:
                raise Forfeited(f"wrote a line of more than {LONGEST_LINE_BYTES} bytes")
            self._exchange()
        return self._lines.popleft().decode(errors="replace").strip()

    def _send(self, data: bytes) -> None:
        if not self._outbox:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        self._outbox += data

    def _exchange(self) -> None:
        """Waits until something can be read or written, and does it."""
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise Forfeited(f"gave no answer within {self._timeout:g} s")
        for key, _ in self._selector.select(left):
            if key.fd == self._stdin:
                self._write()
            elif key.fd == self._stderr:
                self._listen_to_complaints()
            else:
                self._read()

    def _read(self) -> None:
        data = os.read(self._stdout, CHUNK_BYTES)
        if not data:
            raise Forfeited(self._how_it_ended())
        *complete, self._inbox = (self._inbox + data).split(b"\n")
        self._lines.extend(complete)

    def _write(self) -> None:
        try:
            self._outbox = self._outbox[os.write(self._stdin, self._outbox[:CHUNK_BYTES]) :]
        except BlockingIOError:
            return
        except BrokenPipeError:  # the end of its output will tell
            self._outbox = b""
        if not self._outbox:
            self._selector.unregister(self._stdin)

    def _listen_to_complaints(self) -> None:
        data = os.read(self._stderr, CHUNK_BYTES)
        self._complaints = (self._complaints + data)[-LAST_WORDS_BYTES:]
        if not data:
            self._selector.unregister(self._stderr)

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(QUIT_TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output"
        how = f"ended with exit code {code}" if code >= 0 else f"was ended by signal {-code}"
        while self._stderr in self._selector.get_map():
            try:
                self._listen_to_complaints()
            except BlockingIOError:  # somebody else still has it open
                break
        last = [line for line in self._complaints.decode(errors="replace").splitlines() if line.strip()][-1:]
        return ": ".join([how, *(short(line, 200) for line in last)])

    def _say_farewell(self) -> None:
        assert self._process.stdin is not None
        with suppress(BlockingIOError, BrokenPipeError, subprocess.TimeoutExpired):
            os.write(self._stdin, b"quit\n")
            self._process.stdin.close()
            self._process.wait(QUIT_TIMEOUT_SECONDS)


def _started(command: str) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    environment = {**os.environ, "PATH": search_path()}
    try:
        return subprocess.Popen(
            words_of(command), bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, start_new_session=True
        )
    except OSError as error:
        raise Forfeited(f"cannot be started: {error.strerror}") from None
