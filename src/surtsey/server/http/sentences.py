"""HTTP: what a game says in a language, so that the page can say it with the names of its players."""

import hashlib
import json
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Header, Path
from starlette.responses import Response

from surtsey.game import SurtseyError
from surtsey.games import game_named
from surtsey.server.http.dependencies import refusals
from surtsey.server.wire import Refused

ROUTER = APIRouter(prefix="/api", tags=["games"])


@ROUTER.get(
    "/sentences/{game}/{language}",
    summary="What a game says; in English if it does not speak that language",
    responses={304: {"description": "Still the same"}, **refusals(404, 422)},
)
async def sentences(
    game: Annotated[str, Path(max_length=40)],
    language: Annotated[str, Path(max_length=10)],
    if_none_match: Annotated[str, Header()] = "",
) -> Response:
    """Browsers keep it and ask whether it is still the same: after an update a game may say more."""
    content, tag = _written(game, language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/json")


@cache
def _written(game: str, language: str) -> tuple[bytes, str]:
    """The sentences as JSON, and what tells them from those of other versions."""
    try:
        wording = game_named(game).sentences.wording(language)
    except SurtseyError as error:
        raise Refused("no_such_sentences", str(error), 404) from None
    content = json.dumps(wording.data(), ensure_ascii=False, separators=(",", ":")).encode()
    return content, f'"{hashlib.sha256(content).hexdigest()[:16]}"'
