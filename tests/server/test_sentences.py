"""What games say, as the page fetches it."""

import pytest

from surtsey.taluva import TALUVA
from tests.server.client import Guest

pytestmark = pytest.mark.anyio


async def test_a_game_says_what_its_files_say(ada: Guest) -> None:
    for language in ("en", "fr", "de"):
        assert await ada.get(f"/api/sentences/taluva/{language}") == TALUVA.sentences.wording(language).data()
    volcanique = await ada.get("/api/sentences/volcanique/fr")
    assert volcanique["language"] == "fr"
    assert "coûte" in volcanique["problems"]["buy.poor.uno"]
    assert "<" not in volcanique["problems"]["buy.poor.uno"]


async def test_what_is_still_the_same_is_not_sent_again(ada: Guest) -> None:
    first = await ada.http.get("/api/sentences/taluva/de")
    assert first.headers["cache-control"] == "no-cache"
    again = await ada.http.get("/api/sentences/taluva/de", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await ada.http.get("/api/sentences/taluva/fr", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200
    assert other.headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("chess/en", "there is no game 'chess'; there are taluva and volcanique"),
        ("taluva/xx", "there is no language 'xx'; there are 'en', 'fr' and 'de'"),
    ],
)
async def test_what_nobody_says_is_refused(ada: Guest, path: str, text: str) -> None:
    answer = await ada.http.get(f"/api/sentences/{path}")
    assert answer.status_code == 404
    assert answer.json() == {"code": "no_such_sentences", "text": text}
