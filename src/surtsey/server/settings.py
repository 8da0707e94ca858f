"""What can be set, by the environment (SURTSEY_PORT=8080) or by options of the command (--port 8080)."""

import os
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from surtsey.game import SurtseyError
from surtsey.reading import short

PREFIX: Final = "SURTSEY_"


def setting(default: Any, meaning: str) -> Any:
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True)
class Settings:
    host: str = setting("127.0.0.1", "address to listen at")
    port: int = setting(8000, "port to listen at; 0 takes a free one")
    database_url: str = setting("sqlite:///surtsey.db", "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    web: str = setting("", "folder of the built front end; by default web/dist of a checkout, or the packaged one")
    public_url: str = setting("", "the address people use, if a proxy stands in front: https://play.example")
    peer_url: str = setting("", "where the other processes on the same database reach this one; default: its address")
    keys: str = setting("", "keys that sign cookies, oldest first, with commas between; default: kept in the database")
    workers: int = setting(0, "processes in which bots think; 0 for one less than there are cores")
    bot_pause: float = setting(0.6, "seconds a bot takes at least for its turn, so that people can follow")
    hint_seconds: float = setting(1.0, "seconds a hint may take")
    analysis_player: str = setting("search:200", "who judges finished games")
    absence: float = setting(60.0, "seconds after which the seat of somebody who left may be handed to a bot")
    retention_days: float = setting(0.0, "days after which games that nobody touched are deleted; 0 keeps them")
    message_size: int = setting(65_536, "bytes a message may have")
    body_size: int = setting(1_048_576, "bytes the body of a request may have")
    message_rate: float = setting(30.0, "messages a second that a connection may send")
    message_burst: int = setting(120, "messages a connection may send at once")
    request_rate: float = setting(5.0, "changing or costly requests a second that an address may send")
    request_burst: int = setting(200, "changing or costly requests an address may send at once")
    connections: int = setting(20, "connections that a guest may have")
    newcomer_rate: float = setting(0.5, "new guests a second that may come from an address")
    newcomer_burst: int = setting(100, "new guests that may come from an address at once")
    records_per_guest: int = setting(200, "records that a guest may have brought")
    practice_per_guest: int = setting(30, "games that a guest may practise in alone; the oldest ones go")
    games_per_guest: int = setting(200, "games that a guest may have under way")
    chat_length: int = setting(500, "characters of a chat line")
    chat_lines: int = setting(200, "chat lines of a game that are shown")
    lease_seconds: float = setting(2.0, "seconds after which a silent process loses its games to others")
    log_level: str = setting("info", "debug, info, warning or error")

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise SurtseyError(f"a port is a number from 0 to 65535, not {self.port}")
        if self.log_level not in ("debug", "info", "warning", "error"):
            raise SurtseyError(f"log_level is debug, info, warning or error, not '{short(self.log_level)}'")
        if not self.database_url.startswith(("sqlite:///", "postgresql://")):
            raise SurtseyError(
                "database_url reads sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, "
                f"not '{short(self.database_url.partition('@')[0])}'"
            )
        if self.lease_seconds < 0.5:
            raise SurtseyError("lease_seconds is at least 0.5")

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies need not travel otherwise."""
        return self.public_url.startswith("https://")

    @property
    def is_sqlite(self) -> bool:
        return self.database_url.startswith("sqlite:")

    @property
    def thinkers(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)


def read_settings(environment: Mapping[str, str], given: Mapping[str, str | None]) -> Settings:
    """Settings from the environment; what was given on the command line counts more."""
    texts = {name: environment.get(PREFIX + name.upper()) for name in names()}
    texts |= {name: text for name, text in given.items() if text is not None}
    return Settings(**{name: _read(name, text) for name, text in texts.items() if text is not None})


def names() -> list[str]:
    return [each.name for each in fields(Settings)]


def meaning(name: str) -> str:
    return str(Settings.__dataclass_fields__[name].metadata["meaning"])


def default(name: str) -> Any:
    value = Settings.__dataclass_fields__[name].default
    assert value is not MISSING
    return value


def _read(name: str, text: str) -> Any:
    kind = type(default(name))
    try:
        value = kind(text)
    except ValueError:
        raise SurtseyError(f"{name} takes a number, not '{short(text)}'") from None
    if kind is not str and not 0 <= value < 10**12:
        raise SurtseyError(f"{name} takes a number from 0 on, not '{short(text)}'")
    return value


def front_end(settings: Settings) -> Path | None:
    """The folder of the built front end, if there is one."""
    if settings.web:
        folder = Path(settings.web)
        if not (folder / "index.html").is_file():
            raise SurtseyError(f"there is no index.html in {folder}; 'npm run build' in web/ makes one")
        return folder
    here = Path(__file__).resolve()
    candidates = [here.parent / "web", *(parent / "web" / "dist" for parent in here.parents[2:4]), Path("web/dist")]
    return next((folder for folder in candidates if (folder / "index.html").is_file()), None)
