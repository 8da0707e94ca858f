"""A PostgreSQL of the test run's own."""

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from importlib.util import find_spec
from pathlib import Path

HELP = (
    "the tests of the server need PostgreSQL: 'pip install pgserver', or the system's own "
    "('apt-get install postgresql' on Debian)"
)


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a server that ends with the tests."""
    binaries = _packaged_binaries() or _system_binaries()
    if binaries is None:
        raise RuntimeError(HELP)
    folder = Path(tempfile.mkdtemp(prefix="surtsey-postgres-"))
    user = _user()
    shutil.chown(folder, user)
    data = folder / "data"
    try:
        _run(user, binaries / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = f"-c listen_addresses='' -c unix_socket_directories={folder} -c max_connections=200"
        _run(user, binaries / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", settings, "start")
        try:
            yield f"postgresql://postgres:@/postgres?host={folder}"
        finally:
            _run(user, binaries / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _packaged_binaries() -> Path | None:
    """Those of the package pgserver, if the user who runs them can reach them."""
    found = find_spec("pgserver")
    if found is None or found.origin is None:
        return None
    binaries = Path(found.origin).parent / "pginstall" / "bin"
    try:
        _run(_user(), binaries / "initdb", "--version")
    except (OSError, RuntimeError):
        return None
    return binaries


def _system_binaries() -> Path | None:
    found = sorted(glob("/usr/lib/postgresql/*/bin/initdb")) or [shutil.which("initdb") or ""]
    return Path(found[-1]).parent if found[-1] else None


def _user() -> str:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return getpass.getuser()
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise RuntimeError("there is no user but root to run PostgreSQL")


def _run(user: str, *command: object) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        user=user if os.geteuid() == 0 else None,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd="/",
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{words[0]} failed: {done.stderr.decode()}\n{HELP}")
