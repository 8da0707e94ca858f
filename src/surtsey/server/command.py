"""The command that starts a server: `surtsey serve`, or `python -m surtsey.server`. Quick to import."""

import os
from collections.abc import Callable
from typing import Any, Final

import click

from surtsey.game import SurtseyError
from surtsey.server.settings import PREFIX, default, meaning, names, read_settings

FLAGS: Final = {"database_url": "--database"}
"""Those that are called otherwise than their setting."""


def _options(command: Callable[..., None]) -> Callable[..., None]:
    """An option for every setting."""
    for name in reversed(names()):
        flag = FLAGS.get(name, "--" + name.replace("_", "-"))
        shown = f"{meaning(name)} [{PREFIX}{name.upper()}; default: {default(name) or 'none'}]"
        command = click.option(flag, name, metavar="VALUE", help=shown[0].upper() + shown[1:])(command)
    return command


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@_options
@click.option("--rotate-keys", is_flag=True, help="Add a new key for signing cookies, and exit.")
def serve(rotate_keys: bool, **given: Any) -> None:
    """Serve the games to browsers. Everything can be set by the environment, too."""
    try:
        from surtsey.server import serving
    except ModuleNotFoundError as error:
        raise click.ClickException(f"{error.name} is missing; pip install 'surtsey[server]' brings it") from None
    try:
        settings = read_settings(os.environ, given)
        if rotate_keys:
            serving.rotate_keys(settings)
            click.echo("A new key will sign cookies; servers that run take it up within two minutes.")
        else:
            serving.run(settings)
    except SurtseyError as error:
        raise click.UsageError(str(error)) from None
