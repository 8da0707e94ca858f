"""Writes the page's types of what goes over the wire: `make wire`, after they have changed on the Python side."""

from pathlib import Path
from typing import Final

from tests.wire_types import file_of, typescript

FOLDER: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire"

MODULES: Final = (
    ("surtsey.game", "surtsey.server.wire", "surtsey.server.messages"),
    ("surtsey.taluva.views",),
    ("surtsey.volcanique.views",),
    ("surtsey.volcanique.choices.forms",),
)
"""What each file has, and may take from those before it."""


def files() -> dict[Path, str]:
    written: dict[Path, str] = {}
    before: tuple[str, ...] = ()
    for modules in MODULES:
        written[FOLDER / f"{file_of(modules[0])}.ts"] = typescript(modules, before)
        before += modules
    return written


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text)
