"""Files in which something is kept for long: written whole or not at all, and read with care."""

import json
from pathlib import Path
from typing import Any

from surtsey.game import SurtseyError


def write_safely(path: Path, text: str) -> None:
    """All of it or nothing."""
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)


def read_kept(path: Path, what: str) -> dict[str, Any]:
    """The JSON object in a file that describes what its folder keeps, such as an experiment."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        raise SurtseyError(f"there is no {what} in '{path.parent}'") from None
    except ValueError:
        raise is_no(path, what) from None
    if not isinstance(data, dict):
        raise is_no(path, what)
    return data


def is_no(path: Path, what: str) -> SurtseyError:
    return SurtseyError(f"'{path}' does not describe a{'n' if what[0] in 'aeiou' else ''} {what}")
