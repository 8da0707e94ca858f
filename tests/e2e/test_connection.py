"""Pages that are reloaded, opened twice, or lose the server: nothing is lost, and it is said."""

import socket
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.browser import serve
from tests.e2e.conftest import People
from tests.e2e.games import BOT, ME, Host
from tests.e2e.table import BUILD, COMPLETE, LOST, PLACE, Table


def test_a_draft_outlives_reloads_and_another_tab_sees_what_is_confirmed(people: People) -> None:
    page = people.come_flat()
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    other = Table(page.context.new_page()).sit_down(page.url.split("/")[-1])
    page.bring_to_front()
    table.place_by_keys()
    page.reload()
    table.says(BUILD)
    table.shows_fields(3)
    table.build_by_keys()
    drafted = table.land()
    page.reload()
    table.says(COMPLETE)
    table.shows(drafted)
    other.says(PLACE)
    assert other.land() == []
    table.confirm_by_keys()
    assert table.can_go_on()
    other.page.bring_to_front()
    assert other.can_go_on()
    other.shows(table.shows_fields(6))


def test_a_turn_goes_on_where_it_was_when_the_server_comes_back(people: People, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    people.may_complain("WebSocket connection to .* failed")
    people.may_complain("ERR_CONNECTION_REFUSED")
    server = serve(tmp_path, quickly=True, port=port)
    try:
        page = people.come_flat(site=server.url)
        table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
        connection = page.locator("header").get_by_role("status")
        table.place_by_keys()

        # Stopped as an operator does, in the middle of a turn.
        server.stop()
        expect(connection).to_have_text(LOST)
        server = serve(tmp_path, quickly=True, port=port)
        expect(connection).to_have_text("")
        table.says(BUILD)
        table.build_by_keys()

        # Killed as a crash does, while a turn is on its way.
        server.kill()
        expect(connection).to_have_text(LOST)
        table.press("Enter")
        table.says("Sending your turn…")
        server = serve(tmp_path, quickly=True, port=port)
        expect(connection).to_have_text("")
        assert table.can_go_on()
        table.shows_fields(6)
        table.take_turn_by_keys()
        assert table.can_go_on()
    finally:
        server.stop()
    assert not server.errors()
