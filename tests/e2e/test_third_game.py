"""A game that another package brings, on the page: it is offered, and played from lists of actions."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from surtsey.games import Bundle
from tests.e2e.browser import serve
from tests.e2e.conftest import People


@pytest.fixture
def lagoon(atoll: Bundle, tmp_path: Path) -> Iterator[str]:
    """The address of a server where that package is installed."""
    server = serve(tmp_path)
    try:
        yield server.url
    finally:
        server.stop()
    assert not server.errors()


def test_a_whole_game_is_played_from_the_home_page_to_the_result(people: People, lagoon: str) -> None:
    page = people.come(site=lagoon)
    page.goto("/")
    page.get_by_text("atoll", exact=True).click()
    expect(page.get_by_label("Level of the bot at seat 2")).to_have_value("gull")
    page.get_by_role("button", name="Start the game").click()

    status, actions = page.get_by_test_id("status"), page.get_by_role("region", name="Possible actions")
    for free in (7, 5, 3):
        expect(status).to_have_text(re.compile(r"^.* raises an islet [123] high: where\?$"))
        choices = actions.get_by_role("button", name=re.compile("^raise "))
        expect(choices).to_have_count(free)
        choices.first.click()
        expect(status).to_have_text("Your turn is complete. Confirm it, or take it back.")
        page.get_by_role("button", name="Confirm turn").click()
    expect(status).to_have_text("The game is over.")
    expect(page.get_by_test_id("result")).to_have_text(re.compile(r"^The lagoon is full\. Points: \d+ and \d+\.$"))
    expect(page.get_by_test_id("position")).to_contain_text("islets")
