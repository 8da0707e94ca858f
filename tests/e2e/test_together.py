"""Several people at one game, each with a browser of their own."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import People
from tests.e2e.games import ME, OPEN, Host
from tests.e2e.table import OVER, PLACE, Table
from tests.server.process import QUICK


def name_oneself(page: Page, name: str) -> None:
    field = page.get_by_label("Name", exact=True)
    expect(field).to_have_value(re.compile("^Guest"))
    field.fill(name)
    field.press("Enter")


def test_two_people_play_over_an_invitation_while_a_third_watches(people: People) -> None:
    ada, ben, cleo = (Table(people.come_flat(viewport={"width": 1100, "height": 640})) for _ in range(3))

    # Ada invites.
    ada.page.goto("/")
    name_oneself(ada.page, "Ada")
    ada.page.get_by_text("Friends, by link").click()
    ada.page.get_by_text("Clock and more options").click()
    ada.page.get_by_label("Tiles", exact=True).fill("6")
    ada.button("Start and invite").click()
    link = ada.page.get_by_label("Invitation link").input_value()
    assert "/join/" in link

    # Ben comes by the link, Cleo by the address of the game.
    ben.page.goto(link)
    expect(ben.page.get_by_text("Ada asks you to play.")).to_be_visible()
    name_oneself(ben.page, "Ben")
    ben.says(re.compile("^Waiting for Ada$"))
    cleo.sit_down(ada.page.url.split("/")[-1])
    cleo.says("Waiting for Ada")
    for table in ada, ben:
        expect(table.page.get_by_test_id("spectators")).to_have_text("1 spectator")
    expect(ada.seat(1)).to_contain_text("Ben")

    # What Ada has not confirmed nobody sees; what she has, everybody.
    ada.place_by_keys()
    ada.build_by_keys()
    ada.shows_fields(3)
    assert ben.land() == cleo.land() == []
    ada.confirm_by_keys()
    ben.says(PLACE)
    cleo.says("Waiting for Ben")
    first = ada.land()
    ben.shows(first)
    cleo.shows(first)
    expect(cleo.button("Place")).to_have_count(0)

    # Ben asks to take back: Ada refuses, then agrees.
    tile = ben.tile()
    ben.take_turn_by_keys()
    ada.says(PLACE)
    after = ada.shows_fields(6)
    for answer in "Refuse", "Agree":
        ben.button("Undo turn").click()
        expect(ada.page.get_by_text("Ben asks to take back the last turn.")).to_be_visible()
        expect(ben.page.get_by_text("Asked to take a turn back. Waiting for Ada.")).to_be_visible()
        ada.button(answer).click()
        expect(ben.page.get_by_text("Asked to take a turn back.")).to_be_hidden()
        ada.says(PLACE if answer == "Refuse" else "Waiting for Ben")
        ada.shows(after if answer == "Refuse" else first)
    ben.says(PLACE)
    assert ben.tile() == tile

    # They talk.
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Write a message").fill("Your island, my lava")
    ada.page.get_by_label("Write a message").press("Enter")
    expect(cleo.page.get_by_role("tab", name="Chat (1)")).to_be_visible()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("log")).to_contain_text("Your island, my lava")
    ada.page.get_by_role("tab", name="Log").click()

    # To the end.
    for table in ben, ada, ben, ada, ben:
        table.take_turn_by_keys()
    for table in ada, ben, cleo:
        table.says(OVER)
        expect(table.result).to_contain_text("The game ends")
    assert ada.land() == ben.land() == cleo.land()

    # And once more.
    ada.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(ada.page).not_to_have_url(re.compile(link.split("/")[-2]))
    ben.page.get_by_role("dialog").get_by_role("link", name="To the next game").click()
    expect(ben.page).to_have_url(ada.page.url)


def test_a_bot_plays_on_for_somebody_who_left(people: People) -> None:
    ada, ben = (Table(people.come_flat()) for _ in range(2))
    game = Host(ada.page.request).make(ME, OPEN)
    ben.page.goto(game["invitation"])
    name_oneself(ben.page, "Ben")
    ada.sit_down(game["id"]).take_turn_by_keys()
    ben.says(PLACE)

    ada.button("Menu").click()
    ada.button("Hand over absent seats").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Everybody is here.")
    ben.page.goto("about:blank")
    expect(ada.seat(1)).to_contain_text("away")
    ada.page.wait_for_timeout(1000 * float(QUICK["absence"]))
    dialog.get_by_label("Level of the bot").select_option("beginner")
    dialog.get_by_role("button", name="Let a bot play for Ben").click()
    expect(ada.page.get_by_role("log")).to_contain_text("A bot plays on for Ben.")
    ada.press("Escape")
    expect(dialog).to_be_hidden()
    assert ada.can_go_on()
    ada.shows_fields(6)

    # Who comes back watches.
    ben.sit_down(game["id"]).says(re.compile("^Waiting for Guest"))
    ada.take_turn_by_keys()
    assert ada.can_go_on()


def test_people_at_one_screen_pass_it_on(people: People) -> None:
    page = people.come_flat()
    shared = {"kind": "shared", "name": "Ben"}
    table = Table(page).sit_down(Host(page.request).make({**ME, "name": "Ada"}, shared, options={"tiles": "4"})["id"])
    for name in "Ada", "Ben", "Ada", "Ben":
        ready = page.get_by_role("dialog").get_by_role("button", name=f"I am {name}")
        if table.land():
            expect(ready).to_be_focused()
            table.press("Enter")
        expect(ready).to_be_hidden()
        # Nobody gets the field that somebody else had chosen, nor is told what is wrong with it.
        expect(table.board.locator(":focus")).to_have_count(0)
        table.take_turn_by_keys()
    table.says(OVER)
