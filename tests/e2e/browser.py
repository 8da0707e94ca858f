"""Chromium, the built front end, and the server that serves it, as the tests and the screenshots need them."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Playwright

from tests.server.process import CommandServer, ForkedServer, ServerProcess

ROOT: Final = Path(__file__).parent.parent.parent
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",  # as root in a container there is none
    "--disable-gpu",
    "--enable-unsafe-swiftshader",  # WebGL without a graphics card
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)


def launch(playwright: Playwright, *flags: str) -> Browser:
    """The system's own browser: nothing is downloaded."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        raise RuntimeError("these tests need Chromium: apt-get install chromium")
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *flags])


def front_end() -> Path:
    """The folder of the built front end, built if it is not there yet; SURTSEY_WEB names another one."""
    folder = Path(os.environ.get("SURTSEY_WEB") or ROOT / "web" / "dist")
    if not (folder / "index.html").is_file():
        subprocess.run(["npx", "vite", "build", "--outDir", str(folder.resolve())], cwd=ROOT / "web", check=True)
    return folder


def serve(folder: Path, *, quickly: bool = False, **settings: Any) -> ServerProcess:
    """A server with its database in a folder; started quickly where a test starts several."""
    start = ForkedServer if quickly else CommandServer
    return start(f"sqlite:///{folder / 'surtsey.db'}", web=str(front_end()), **settings)
