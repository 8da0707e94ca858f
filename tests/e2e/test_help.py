"""Learning: the tutorial on the real board, and the rules."""

from typing import Final

from playwright.sync_api import expect

from tests.e2e.conftest import People
from tests.e2e.games import BOT, ME, Host
from tests.e2e.islands import Isle
from tests.e2e.table import Table

WAYS: Final = (
    ("tile -2,0 0", "hut -2,1"),
    ("tile 0,0 5", "hut -2,2"),
    ("expand -1,2 J",),
    ("temple -2,2",),
    ("tile 0,0 5", "tower 1,0"),
    ("tile -4,1 0", "temple -3,1"),
)
"""How each lesson can be done."""


ISLE_WAYS: Final = (
    ("lay DML 0,1",),
    ("lay DM 1,0", "back", "take D"),
    ("lay DML 0,0; to 1,0 D", "back; back", "lay DML -1,0"),
    ("lay DM 0,0",),
    ("to 1,0 M", "to 2,1 L"),
    ("to 0,0 D; to 1,0 D", "back", "to 0,0 D; to 0,0 M"),
    ("lay volcano 1,0", "unlock B"),
    ("decide", "lay DML 1,1", "lay DML 1,1"),
    ("island; lay D 3,-1; lay D 4,-1; lay D 3,0", "to 3,-1 D", "crater; to 0,0 L"),
    ("lay DL 1,0", "points", "to 4,0 M"),
)
"""How each lesson of Volcanique can be done: a gesture for each step."""


def do(isle: Isle, gesture: str) -> None:
    for part in gesture.split("; "):
        verb, _, rest = part.partition(" ")
        match verb:
            case "lay":
                item, spot = rest.split(" ")
                isle.take(item)
                isle.lay(spot)
            case "take":  # with one place only, it is there at once
                isle.take(rest)
                isle.main("Lay it")
            case "island" | "points":
                isle.take(verb)
            case "to":
                isle.choose(rest)
            case "unlock":
                isle.unlock(rest)
            case "decide":
                isle.decide("Decide")
            case "crater":
                isle.use("Into the crater")
            case _:
                isle.button("Take back").click()


def test_the_lessons_of_volcanique_are_played_to_their_end(people: People) -> None:
    page = people.come_flat()
    page.goto("/tutorial/volcanique")
    isle = Isle(page)
    says = page.get_by_test_id("tutorial-says")
    lessons = page.get_by_role("navigation", name="Lessons").get_by_role("button")
    for number, way in enumerate(ISLE_WAYS):
        expect(lessons.nth(number)).to_have_attribute("aria-current", "step")
        expect(isle.fields.first).to_be_attached()
        if number == 1:
            # A try that misses the goal is taken back, with a word about it.
            do(isle, "lay DML 1,0")
            expect(says).to_contain_text("Taken back. That was a trio")
        for done, gesture in enumerate(way, 1):
            do(isle, gesture)
            expect(page.locator(".lesson li.reached")).to_have_count(done)
        isle.end()
        expect(says).to_contain_text("Well done!")
        expect(lessons.nth(number)).to_contain_text("learned")
        if number < len(ISLE_WAYS) - 1:
            isle.button("Next lesson").click()


def test_the_tutorial_is_played_to_its_end(people: People) -> None:
    page = people.come_flat()
    page.goto("/")
    page.get_by_role("link", name="Learn in five minutes").click()
    table = Table(page)
    says = page.get_by_test_id("tutorial-says")
    lessons = page.get_by_role("navigation", name="Lessons").get_by_role("button")
    for number, way in enumerate(WAYS):
        expect(lessons.nth(number)).to_have_attribute("aria-current", "step")
        expect(table.board).to_have_attribute("data-mode", "2d")
        expect(table.fields.first).to_be_attached()
        if number == 1:
            # A try that misses the goal is taken back, with a word about it.
            table.perform("tile -2,1 2")
            expect(says).to_contain_text("Taken back. That enlarges the island.")
        for done, action in enumerate(way, 1):
            table.perform(action)
            expect(page.locator(".lesson li.reached")).to_have_count(done)
        table.button("Confirm turn").click()
        expect(says).to_contain_text("Well done!")
        expect(lessons.nth(number)).to_contain_text("learned")
        if number < len(WAYS) - 1:
            table.button("Next lesson").click()
    expect(says).to_contain_text("you have won")

    # Whoever comes back need not begin again.
    page.reload()
    expect(lessons.filter(has_text="learned")).to_have_count(len(WAYS))


def test_rules_are_read_for_each_edition_and_searched(people: People) -> None:
    page = people.come()
    page.goto("/rules")
    page.get_by_role("button", name="Open all").click()
    main = page.get_by_role("main")
    apart = "In this edition it may not stand beside your own pieces"
    beside = "It may stand alone, or beside your own pieces"
    for edition, said, unsaid in (
        ("Second edition (2012)", apart, beside),
        ("First edition (2006)", beside, apart),
    ):
        page.get_by_text(edition, exact=True).click()
        expect(main).to_contain_text(said)
        expect(main).not_to_contain_text(unsaid)
    search = page.get_by_label("Find in the rules")
    search.fill("tower")
    expect(main).to_contain_text("level 3 or higher")
    expect(main).not_to_contain_text(beside)
    search.fill("xyzzy")
    expect(page.get_by_text("Nothing found. Try another word.")).to_be_visible()


def test_a_newcomer_is_told_how_one_wins_and_what_to_do_next(people: People) -> None:
    """Once, and in words that can be turned off; whoever wants to know again asks the menu."""
    page = people.come(settings={"board": "2d", "guide": True})
    game = Host(page.request).make(ME, BOT, game="volcanique", options={"preset": "first_game"}, seed=1)["id"]
    page.goto(f"/game/{game}")
    welcome = page.get_by_role("dialog", name="Volcanique")
    expect(welcome).to_contain_text("Most points win")
    for step in ("Lava", "Move", "Buy", "Claim", "Sacrifice", "Collect"):
        expect(welcome.get_by_role("listitem").filter(has_text=step).first).to_be_visible()
    welcome.get_by_role("button", name="Start playing").click()
    expect(welcome).to_be_hidden()
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("take two resources")
    page.reload()
    expect(guide).to_contain_text("take two resources")
    expect(welcome).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How one wins").click()
    expect(welcome).to_contain_text("Most points win")
    welcome.get_by_role("button", name="Close").click()
    guide.get_by_role("button", name="No more tips, please").click()
    expect(guide).to_be_hidden()
    page.reload()
    expect(page.get_by_test_id("status")).to_be_visible()
    expect(guide).to_be_hidden()
