"""The command that starts a server, and its settings."""

import asyncio
import re
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner

from surtsey.cli.main import main
from surtsey.server.command import serve
from surtsey.server.cookies import stored_keys
from surtsey.server.database import Database
from surtsey.server.settings import Settings, names, read_settings

DOCS = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_environment_sets_what_the_command_does_not() -> None:
    environment = {"SURTSEY_PORT": "81", "SURTSEY_BOT_PAUSE": "2.5", "OTHER": "x"}
    settings = read_settings(environment, {"port": "82", "host": None})
    assert (settings.port, settings.bot_pause, settings.host) == (82, 2.5, "127.0.0.1")


def test_every_setting_is_an_option() -> None:
    shown = CliRunner().invoke(serve, ["--help"]).output
    for name in names():
        assert f"SURTSEY_{name.upper()}" in re.sub(r"\s+", "", shown)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "a port is a number from 0 to 65535"),
        (["--port", "eighty"], "port takes a number"),
        (["--absence", "-1"], "from 0 on"),
        (["--database", "mysql://root@localhost/x"], "database_url reads sqlite:///FILE"),
        (["--log-level", "loud"], "log_level is debug"),
        (["--lease-seconds", "0"], "lease_seconds is at least"),
        (["--web", "/nowhere"], "there is no index.html"),
        (["--database", "sqlite:////nowhere/surtsey.db", "--port", "0"], "cannot write beside the database"),
    ],
)
def test_bad_settings_are_one_sentence(arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(serve, arguments)
    assert result.exit_code == 2
    assert sentence in result.output


def test_a_port_that_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = CliRunner().invoke(serve, ["--port", str(taken.getsockname()[1])])
    assert result.exit_code == 2
    assert "cannot listen at 127.0.0.1" in result.output


def test_the_command_line_has_it() -> None:
    assert "Serve the games to browsers" in CliRunner().invoke(main, ["serve", "--help"]).output


def test_rotating_keys(sqlite_url: str) -> None:
    result = CliRunner().invoke(serve, ["--rotate-keys", "--database", sqlite_url])
    assert result.exit_code == 0

    async def keys() -> list[str]:
        database = Database(sqlite_url)
        found = await stored_keys(database)
        await database.close()
        return found

    assert len(asyncio.run(keys())) == 2
    refused = CliRunner().invoke(serve, ["--rotate-keys", "--keys", "one key that is long enough"])
    assert refused.exit_code == 2


def test_the_docs_name_settings_that_exist() -> None:
    limits = DOCS.read_text().split("## Limits")[1].split("##")[0]
    for name in re.findall(r"`([a-z_]+)`", " ".join(re.findall(r"\| (`[^|]*) \|", limits))):
        assert hasattr(Settings(), name)
