"""Looking at games again: those played here, and records from elsewhere."""

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import expect

from surtsey import records
from tests.e2e.conftest import People
from tests.e2e.layout import covers
from tests.e2e.table import Table

TURNS: Final = 8


def test_a_game_is_replayed_by_slider_keys_and_link_with_its_judgement(
    people: People, finished: dict[str, Any]
) -> None:
    game = finished
    page = people.come_flat()
    page.goto(f"/replay/{game['id']}")
    table = Table(page)
    place = page.get_by_test_id("place")
    slider = page.get_by_role("slider", name="Step")
    expect(place).to_have_text(re.compile(r"^0 of \d+$"))
    last = int(place.inner_text().split()[-1])
    frames = page.request.get(f"/api/games/{game['id']}/replay").json()["frames"]
    assert last == len(frames) - 1 == TURNS * 3, "a draw, a tile and a build for each turn"
    table.says("The beginning")
    table.shows([])
    assert covers(table.board) == []

    table.press("ArrowRight", "ArrowRight")
    expect(place).to_have_text(f"2 of {last}")
    table.says(re.compile("^Hekla places .* at 0,0, on level 1.$"))
    table.shows_fields(3)
    table.press("ArrowLeft")
    expect(place).to_have_text(f"1 of {last}")
    table.press("PageDown")
    table.says(re.compile("^Katla draws"))
    table.press("End")
    expect(place).to_have_text(f"{last} of {last}")
    table.says(re.compile("The game ends"))
    end = table.shows_fields(len(frames[-1]["view"]["fields"]))
    table.press("Home")
    expect(place).to_have_text(f"0 of {last}")

    slider.fill("5")
    expect(place).to_have_text(f"5 of {last}")
    middle = table.shows_fields(len(frames[5]["view"]["fields"]))
    expect(page).to_have_url(re.compile(r"\?move=5$"))

    # The address leads whoever opens it to the same move.
    other = Table(people.come_flat())
    other.page.goto(page.url)
    expect(other.page.get_by_test_id("place")).to_have_text(f"5 of {last}")
    other.shows(middle)

    # It plays by itself from there.
    page.get_by_label("Speed").select_option(value="4")
    page.get_by_role("button", name="Play (space)").click()
    expect(place).to_have_text(f"{last} of {last}")
    table.shows(end)

    graph = page.get_by_role("img", name="Chances to win after every turn")
    expect(graph).to_be_visible()
    expect(page.get_by_text(re.compile("^The bot thinks it over"))).to_be_hidden()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("table").get_by_role("row")).to_have_count(1 + TURNS)
    box = graph.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(place).not_to_have_text(f"{last} of {last}")


def test_a_record_is_downloaded_and_uploaded_again(people: People, finished: dict[str, Any], tmp_path: Path) -> None:
    game = finished
    page = people.come_flat()
    page.goto(f"/replay/{game['id']}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    assert records.read(record.read_text()).state.places() == game["places"]

    page.goto("/")
    page.get_by_label("Replay a record").set_input_files(record)
    expect(page).to_have_url(re.compile("/replay/"))
    assert game["id"] not in page.url
    expect(page.get_by_test_id("place")).to_have_text("0 of 24")
    table = Table(page)
    table.press("End")
    table.says(re.compile("The game ends"))

    # What is no record is refused in words.
    people.may_complain("status of 400|status 400")
    record.write_text("no record")
    page.goto("/")
    page.get_by_label("Replay a record").set_input_files(record)
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\w"))).to_be_visible()
    expect(page).to_have_url(re.compile("/$"))


def test_a_game_is_played_on_from_a_replay(people: People, finished: dict[str, Any]) -> None:
    game = finished
    page = people.come_flat()
    fields = page.request.get(f"/api/games/{game['id']}/replay").json()["frames"][7]["view"]["fields"]
    page.goto(f"/replay/{game['id']}?move=7")
    page.get_by_role("button", name="Play on from here against a bot").click()
    expect(page).to_have_url(re.compile("/game/"))
    table = Table(page)
    assert table.can_go_on()
    table.shows_fields(len(fields))
