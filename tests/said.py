"""What is wrong with a message of the server, if anything: every test that hears one asks."""

from collections.abc import Iterator
from typing import Any, Final

from surtsey.server.messages import Said
from surtsey.taluva.views import TaluvaView
from surtsey.volcanique.choices.forms import Choice
from surtsey.volcanique.views import Consequences, VolcaniqueView
from tests.wire_types import misfit

VIEWS: Final = {"taluva": TaluvaView, "volcanique": VolcaniqueView}


def complaint(message: Any) -> str | None:
    """Whatever of it does not have the type that the page is told; a game of the tests may show what it likes."""
    return misfit(message, Said) or next((found for found in _of_games(message) if found is not None), None)


def _of_games(message: dict[str, Any]) -> Iterator[str | None]:
    shown = message.get("situation") or message
    view = shown.get("view")
    if view is not None and view["game"] in VIEWS:
        yield misfit(view, VIEWS[view["game"]], "view")
    choices = (shown.get("decision") or {}).get("choices")
    for stop in (choices or {}).get("ahead", []):
        yield misfit(stop["choices"], list[Choice], "choices")
    if message.get("after") is not None:
        yield misfit(message["after"], Consequences, "after")
