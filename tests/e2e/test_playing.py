"""A person against a bot, from the home page to the result."""

import re

from playwright.sync_api import Playwright, expect

from tests.e2e.browser import launch
from tests.e2e.conftest import People
from tests.e2e.games import BOT, ME, Host
from tests.e2e.table import BUILD, COMPLETE, FITS, PLACE, Table

FRAMES_AT_REST = """async board => {
    const before = board.dataset.frames
    for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame)
    return board.dataset.frames - before
}"""
"""How many pictures the board draws while the screen could show thirty."""
LAST_FIELDS = "taluva laid=CJ:0,0:0/SJ:2,0:1 pieces=h1:0,1/h1:2,1 seat=0 phase=tile tile=LR"
"""Whoever buries the two free fields can build nothing."""
COUNT_SOUNDS = """() => {
    window.sounds = 0
    const start = AudioScheduledSourceNode.prototype.start
    for (const source of [OscillatorNode, AudioBufferSourceNode])
        source.prototype.start = function (...when) {
            window.sounds++
            return start.apply(this, when)
        }
}"""
NOTE_WHILE_BUSY = """() => {
    window.noted = []
    const note = () => {
        const board = document.querySelector('[data-testid=board]')
        if (board.dataset.busy !== 'true') return
        const lines = document.querySelectorAll('[role=log] .part p').length
        const [huts] = document.querySelector('[data-testid=seat-0]').innerText.match(/\\d+(?= huts)/)
        const last = window.noted.at(-1)
        if (String(last) !== String([lines, huts])) window.noted.push([lines, huts])
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""What log and stock say while the board moves."""
TWO_TILES = "taluva laid=JC:0,0:0/SJ:2,-1:0 pieces=h0:0,1/h1:3,-1 seat=0 phase=tile tile=CR"


def test_a_whole_game_in_2d_is_played_by_keyboard_alone(people: People) -> None:
    page = people.come()
    page.goto("/")
    table = Table(page)
    for target, keys in (
        (page.get_by_text("Clock and more options"), ["Enter"]),
        (page.get_by_label("Tiles", exact=True), ["8"]),
        (page.get_by_role("button", name="Start the game"), ["Enter"]),
    ):
        expect(target).to_be_visible()
        for _ in range(60):
            table.press("Tab")
            if target.evaluate("element => element === document.activeElement"):
                break
        expect(target).to_be_focused()
        table.press(*keys)
    expect(table.board).to_have_attribute("data-mode", re.compile("2d|3d"))
    table.press("v")
    expect(table.board).to_have_attribute("data-mode", "2d")
    turns = 0
    while table.can_go_on():
        expect(page).to_have_title(re.compile("^● Your turn"))
        table.take_turn_by_keys()
        turns += 1
    assert turns == 4
    expect(table.result).to_contain_text("The game ends")
    table.press("Escape")
    expect(table.result).to_be_hidden()
    page.reload()
    table.button("Result").click()
    expect(table.result).to_contain_text("The game ends")


def test_a_whole_game_in_3d_is_played_by_mouse(people: People) -> None:
    page = people.come(viewport={"width": 640, "height": 520})
    game = Host(page.request).make(ME, BOT, options={"tiles": "6"})
    table = Table(page).sit_down(game["id"])
    expect(table.board).to_have_attribute("data-mode", "3d")
    turns = 0
    while table.can_go_on():
        table.take_turn_by_mouse()
        assert 0 < int(table.solid.get_attribute("data-draw-calls") or 0) < 60
        turns += 1
    assert turns == 3
    expect(table.board).to_have_attribute("data-mode", "3d")
    expect(table.result).to_contain_text("The game ends")


def test_what_happens_is_animated_in_3d_and_nothing_is_drawn_while_nothing_moves(people: People) -> None:
    # A slow machine would fall back to 2D if 3D were not asked for.
    small = {"width": 640, "height": 520}
    page = people.come(settings={"board": "3d"}, viewport=small, reduced_motion="no-preference")
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    table.says(PLACE)
    assert table.solid.evaluate(FRAMES_AT_REST) == 0
    before = int(table.solid.get_attribute("data-frames") or 0)
    page.mouse.click(*table.point_at_target())
    expect(table.board).to_have_attribute("data-busy", "true")
    expect(table.board).to_have_attribute("data-busy", "false")
    table.says(BUILD)
    assert int(table.solid.get_attribute("data-frames") or 0) > before + 3
    page.mouse.move(1, 1)
    table.solid.evaluate(FRAMES_AT_REST)  # what the pointer was over is drawn once more without it
    assert table.solid.evaluate(FRAMES_AT_REST) == 0


def test_panels_and_log_follow_what_the_board_shows(people: People) -> None:
    player, spectator = people.come_flat(), people.come_flat(reduced_motion="no-preference")
    game = Host(player.request).make(ME, {"kind": "shared", "name": "Sam"})["id"]
    table, seen = Table(player).sit_down(game), Table(spectator).sit_down(game)
    expect(seen.seat(0)).to_contain_text("20 huts")
    spectator.evaluate(NOTE_WHILE_BUSY)
    table.take_turn_by_keys()
    expect(seen.seat(0)).to_contain_text("19 huts")
    expect(seen.board).to_have_attribute("data-busy", "false")
    lines = spectator.get_by_role("log").locator(".part p")
    expect(lines).to_have_count(3)
    tile, building = spectator.evaluate("window.noted")[:2]
    assert tile == [0, "20"]
    assert building == [1, "19"], "the log has what is over, the stock what begins"
    spectator.evaluate("window.noted = []")
    seen.press("l")
    expect(seen.board).to_have_attribute("data-busy", "true")
    expect(seen.board).to_have_attribute("data-busy", "false")
    assert spectator.evaluate("window.noted")[:2] == [[3, "20"], [3, "19"]], "the log keeps what has happened"
    expect(seen.seat(0)).to_contain_text("19 huts")


def test_a_tile_that_does_not_fit_is_explained_and_cannot_be_placed(people: People) -> None:
    page = people.come_flat()
    game = Host(page.request).make(ME, BOT)
    table = Table(page).sit_down(game["id"])
    place = table.button("Place")
    table.says(PLACE)
    expect(place).to_be_disabled()

    table.press("b", "ArrowRight")
    table.says("✕The first volcano lies on 0,0, not on 1,0.")
    expect(place).to_be_disabled()
    table.press("Enter")
    table.says("✕The first volcano lies on 0,0, not on 1,0.")
    expect(table.button("Take back")).to_have_count(0)

    # The tile goes along with the cursor, wherever it was tried.
    table.press("ArrowLeft")
    table.says(FITS)
    expect(place).to_be_enabled()

    # On land: with Shift the tile turns through all ways, also through those that are forbidden.
    game = Host(page.request).make(ME, BOT, position=TWO_TILES)
    table = Table(page).sit_down(game["id"])
    table.says(PLACE)
    volcano = table.middle_of("0,0")
    page.mouse.move(*volcano)
    while table.facing() != 0:
        table.press("Shift+R")
    table.says("✕The volcano on 0,0 faces the same way; the new one has to face another.")
    table.press("Shift+R", "Shift+R", "Shift+R")
    assert table.facing() == 3
    table.says(re.compile("^✕Half on land, half at sea"))
    expect(place).to_be_disabled()
    page.mouse.click(*volcano)
    table.says(re.compile("^✕Half on land, half at sea"))
    expect(table.button("Take back")).to_have_count(0)


def test_a_tile_that_does_not_fit_is_explained_in_3d_too(people: People) -> None:
    page = people.come(viewport={"width": 640, "height": 520})
    game = Host(page.request).make(ME, BOT)
    table = Table(page).sit_down(game["id"])
    table.says(PLACE)
    box = table.board.bounding_box()
    assert box is not None
    corner = box["x"] + 30, box["y"] + 30
    page.mouse.move(*corner)
    table.says(re.compile("^✕The first volcano lies on 0,0, not on "))
    expect(table.button("Place")).to_be_disabled()
    page.mouse.click(*corner)
    table.says(re.compile("^✕The first volcano"))
    expect(table.button("Take back")).to_have_count(0)


def test_a_tile_that_would_put_its_own_player_out_is_warned_of(people: People) -> None:
    page = people.come_flat()
    game = Host(page.request).make(ME, BOT, position=LAST_FIELDS)
    table = Table(page).sit_down(game["id"])
    table.says(PLACE)
    volcano = table.middle_of("2,0")
    page.mouse.move(*volcano)
    while table.facing() != 2:
        table.press("r")
    careful = "✕Careful: after this you could build nothing and would be out of the game."
    table.says(careful)
    table.press("r")
    table.says(FITS)
    while table.facing() != 2:
        table.press("r")
    table.says(careful)
    page.mouse.click(*volcano)
    table.says("✕After this tile you can build nothing: you would be out of the game.")

    # It can still be taken back, or confirmed.
    table.button("Take back").click()
    table.says(careful)
    table.button("Place").click()
    table.button("Confirm anyway").click()
    expect(page.get_by_role("heading", name="Hekla wins")).to_be_visible()


def test_sounds_are_made_once_they_are_switched_on(people: People) -> None:
    page = people.come_flat()
    page.add_init_script(f"({COUNT_SOUNDS})()")
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    table.place_by_keys()
    assert page.evaluate("sounds") == 0
    table.button("Sound").click()
    table.build_by_keys()
    assert page.evaluate("sounds") > 0


def test_without_motion_the_picture_changes_at_once(people: People) -> None:
    page = people.come_flat()
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    table.says(PLACE)
    assert table.button("Zoom in").evaluate("""button => {
        const scale = () => getComputedStyle(document.querySelector('.world')).transform
        const before = scale()
        button.click()
        return scale() !== before
    }""")


def test_a_draft_is_taken_back_step_by_step_and_a_confirmed_turn_at_once_against_a_bot(people: People) -> None:
    page = people.come_flat()
    game = Host(page.request).make(ME, BOT)
    table = Table(page).sit_down(game["id"])
    table.take_turn_by_keys()
    assert table.can_go_on()
    before, tile = table.shows_fields(6), table.tile()

    table.place_by_keys()
    table.build_by_keys()
    table.press("Backspace")
    table.says(BUILD)
    table.button("Take back").click()
    # The tile comes back into the hand as it lay.
    table.says(FITS)
    table.shows(before)
    assert table.tile() == tile

    table.press("Enter")
    table.says(BUILD)
    table.build_by_keys()
    table.button("Confirm turn").click()
    assert table.can_go_on()
    assert table.land() != before
    expect(table.just_played.first).to_be_attached()
    table.button("Undo turn").click()
    expect(table.page.get_by_role("log")).to_contain_text("took a turn back")
    table.says(PLACE)
    table.shows(before)
    assert table.tile() == tile, "a tile that was seen comes again"
    expect(table.just_played).to_have_count(0)

    while table.can_go_on():
        table.take_turn_by_keys()
    expect(page.get_by_text("Turns were taken back in this game.")).to_be_visible()


def test_nobody_can_be_away_where_all_others_are_bots(people: People) -> None:
    page = people.come_flat()
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    table.button("Menu").click()
    expect(table.button("Resign")).to_be_visible()
    expect(table.button("Hand over absent seats")).to_have_count(0)


def test_the_log_has_what_somebody_draws_in_their_own_turn(people: People) -> None:
    page = people.come_flat()
    table = Table(page).sit_down(Host(page.request).make(ME, BOT)["id"])
    table.take_turn_by_keys()
    assert table.can_go_on()
    turns = page.get_by_role("log").locator(".part")
    expect(turns).to_have_count(3)
    assert [turn.count("draws") for turn in turns.all_inner_texts()] == [0, 1, 1]
    expect(turns.nth(1)).to_contain_text("Hekla draws")
    expect(turns.nth(1)).to_contain_text("Hekla places")


def test_who_runs_out_of_time_loses(people: People) -> None:
    page = people.come_flat()
    # A game before this one brings the pages here: the clock does not wait for them.
    Table(page).sit_down(Host(page.request).make(ME, BOT)["id"]).says(PLACE)
    game = Host(page.request).make(ME, BOT, clock={"initial": 10, "increment": 0})
    table = Table(page).sit_down(game["id"])
    table.says(PLACE)
    clock = page.get_by_test_id("clock-0")
    expect(clock).to_have_text(re.compile(r"^0:0[1-8]\.\d$"))
    expect(table.result).to_have_text(re.compile("ran out of time"))
    expect(page.get_by_role("heading", name="Hekla wins")).to_be_visible()


def test_a_hint_shows_a_move_with_its_reason_and_can_be_taken(people: People) -> None:
    page = people.come_flat()
    game = Host(page.request).make(ME, BOT)
    table = Table(page).sit_down(game["id"])
    table.take_turn_by_keys()
    assert table.can_go_on()
    table.button("Hint").click()
    expect(page.get_by_test_id("hint")).to_have_text(re.compile(r"Hint: \d+ % chance to win\. .*(Good for|price)"))
    table.button("Place").click()
    table.says(BUILD)
    table.button("Hint").click()
    table.button("Build this").click()
    table.says(COMPLETE)


def test_without_webgl_the_board_is_flat_and_says_why(people: People, playwright: Playwright) -> None:
    browser = launch(playwright, "--disable-3d-apis")
    try:
        page = people.come(browser=browser)
        game = Host(page.request).make(ME, BOT)
        page.goto(f"/game/{game['id']}")
        table = Table(page)
        expect(table.board).to_have_attribute("data-mode", "2d")
        expect(page.get_by_text("This browser cannot show the island in 3D, so here it is in 2D.")).to_be_visible()
        table.take_turn_by_keys()
        assert table.can_go_on()
    finally:
        browser.close()
