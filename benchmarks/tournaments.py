"""Plays the tournaments of docs/strength.md and writes what came of them into that page: `make tournaments`.

The page is the list: every block that begins with a command of the arena is played and filled in. ONLY="volcanique"
takes those whose command contains that. A tournament that was interrupted goes on where it stopped.
"""

import hashlib
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "tournaments"
BLOCK = re.compile(r"^```text\n\$ surtsey (arena .*)\n(?:.*\n)*?```$", re.MULTILINE)


def play(command: str) -> str:
    """The tables of a tournament, which is kept only until it is done: next time it is played anew."""
    folder = KEPT / hashlib.sha256(command.encode()).hexdigest()[:12]
    result = subprocess.run(
        [sys.executable, "-m", "surtsey", *shlex.split(command), "--out", str(folder)],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )
    shutil.rmtree(folder)
    return result.stdout


def write(command: str, tables: str) -> None:
    """Fills in a block of the page, as it is by now."""
    page = PAGE.read_text(encoding="utf-8")
    for block in BLOCK.finditer(page):
        if block[1] == command:
            filled = f"```text\n$ surtsey {command}\n{tables}```"
            PAGE.write_text(page[: block.start()] + filled + page[block.end() :], encoding="utf-8")
            return


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    commands = [block[1] for block in BLOCK.finditer(PAGE.read_text(encoding="utf-8")) if wanted in block[1]]
    for number, command in enumerate(commands, 1):
        print(f"== {number} of {len(commands)}: surtsey {command}", flush=True)
        write(command, play(command))


if __name__ == "__main__":
    main()
