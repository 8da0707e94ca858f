"""Opportunities to interrupt: who is asked, whose go by, and that nobody learns who would have been asked."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import ANY

import pytest
from anyio.to_thread import run_sync

from surtsey.chance import Chance
from surtsey.games import game_named
from surtsey.server import drafts, seating, visibility, wire
from surtsey.server.driver import begins_turn
from surtsey.server.http.games import rematch_of
from surtsey.server.live import Answer, Entry, LiveGame, everybody_is_asked, restore
from surtsey.server.store import GameRow, SeatRow
from surtsey.server.wire import Refused
from surtsey.volcanique import VOLCANIQUE
from tests.server.client import EASY, ME, OPEN, AtGame, Guest
from tests.server.client import Refused as RefusedAtGame
from tests.server.conftest import NewDatabase, StartServer
from tests.volcanique.boards import at

GAME = game_named("volcanique")
BOARD = """
           D0  D   D   D   M1  M
    0,0:  D  1  D D  1  D M  1  M
           D   D   D   D   M   M
    seat 0: DDMMLL
    seat 1: powers rift
    """
"""Seat 0 moves, buys and claims; seat 1 could split the island at every step."""


def nobody_is_asked(seat: int, turn: int) -> bool:
    return False


def game(timing: str = "all") -> LiveGame:
    state = at(BOARD, "move", limited_timing=timing)
    return LiveGame.new(GAME, {}, 1, VOLCANIQUE.position(state, secrets=True))


def first_turn(live: LiveGame, asked: bool) -> tuple[LiveGame, list[Entry]]:
    """The turn of seat 0, passing wherever that is possible."""
    entries = []
    while live.state.turn == 1 and (decision := live.state.decision) is not None:
        legal = [str(action) for action in live.state.legal()]
        action = "pass" if "pass" in legal else legal[0]
        live, published = live.act(decision.seat, [action], None, everybody_is_asked if asked else nobody_is_asked)
        entries.append(published.entry)
    return live, entries


def test_a_turn_is_not_cut_in_pieces_by_opportunities_that_nobody_wants() -> None:
    _, asked = first_turn(game(), asked=True)
    _, unasked = first_turn(game(), asked=False)
    assert {entry.seat for entry in asked} == {0, 1}
    assert {entry.seat for entry in unasked} == {0}
    decided = [each for entry in asked for each in entry.actions]
    assert [each for entry in unasked for each in entry.actions] == decided, "the same is played, in fewer pieces"
    assert len(unasked) < len(asked)


def test_what_went_by_for_others_is_marked_and_comes_again_after_a_restart() -> None:
    live, entries = first_turn(game(), asked=False)
    passed = [published.passed for published in live.recent]
    assert any(passed)
    for published in live.recent:
        assert all(published.entry.actions[index] == "pass" for index in published.passed)
    position = GAME.position(game().state, secrets=True)
    again = restore(GAME, {}, 1, position, [], entries)
    assert [published.passed for published in again.recent] == passed
    assert GAME.position(again.state) == GAME.position(live.state)
    back, _ = live.undo(0, 1)
    assert GAME.position(back.state) == GAME.position(game().state)


def test_a_turn_stops_where_somebody_asked_to_interrupt() -> None:
    live = game()
    draft = live.draft(0, ["pass"])
    stopped, published = live.act(0, ["pass"], None, lambda seat, turn: seat == 1)
    decision = stopped.state.decision
    assert decision is not None
    assert (decision.seat, decision.window) == (1, "pass")
    assert published.entry.actions == ("pass",)
    assert draft.goes_on, "the draft does not tell that seat 1 will be asked"


def test_a_draft_goes_past_the_opportunities_of_others() -> None:
    """Whether they will be asked is theirs to know."""
    draft = game().draft(0, ["pass"])
    assert draft.actions == ("pass",)
    assert draft.view.decision is not None
    assert (draft.view.decision.seat, draft.view.decision.kind) == (0, "buy")


def test_the_seat_that_plays_is_asked_for_its_own_powers() -> None:
    state = at(BOARD.replace("seat 0: ", "seat 0: powers plates, "), "move", limited_timing="all")
    live = LiveGame.new(GAME, {}, 1, VOLCANIQUE.position(state, secrets=True))
    draft = live.draft(0, ["pass"])
    assert draft.view.decision is not None
    assert (draft.view.decision.seat, draft.view.decision.kind) == (0, "interrupt")


# Answers in hand


def test_answers_in_hand_are_used_where_their_question_comes_up() -> None:
    live = game()
    draft = live.draft(0, ["pass", "buy DM"], [
        Answer("rotation", "turn 0"), Answer("price", "pay DDM"), Answer("field", "at 0,0"), Answer("bury", "turn 3"),
    ])  # fmt: skip
    kinds = [action.split()[0] for action in draft.actions]
    assert kinds[:2] == ["pass", "buy"]
    assert "at" in kinds
    assert "turn 3" not in draft.actions, "nobody asked for that"
    assert [str(moment.action) for moment in draft.view.history() if not moment.chance]


def test_an_answer_about_another_critter_is_not_used() -> None:
    live = game()
    draft = live.draft(0, [], [Answer("move", "move 0,0 D", {"seat": 1})])
    assert draft.actions == ()
    draft = live.draft(0, [], [Answer("move", "move 0,0 D", {"seat": 0})])
    assert draft.actions[0] == "move 0,0 D"


def test_an_illegal_answer_is_refused_with_its_problem() -> None:
    with pytest.raises(Refused) as refused:
        game().draft(0, ["pass", "buy DM"], [Answer("field", "at 9,9"), Answer("price", "pay DDM")])
    assert refused.value.code == "illegal"
    assert refused.value.problem is not None


def test_why_a_draft_goes_no_further_is_said() -> None:
    live = game()
    assert live.draft(0, []).stop == "mine"
    chance = Chance(3)
    actions: list[str] = []
    while (draft := live.draft(0, actions)).stop == "mine":
        legal = draft.view.legal()
        actions.append(str(legal[chance.below(len(legal))]))
    assert draft.stop in ("turn_over", "chance", "other")


# Orders


@asynccontextmanager
async def at_the_board(ada: Guest, bo: Guest) -> AsyncIterator[tuple[AtGame, AtGame]]:
    """Ada plays the turn of seat 0, Bo has the Rift."""
    made = await ada.make(ME, OPEN, game="volcanique", private=True, position=GAME.position(game().state, secrets=True))
    await bo.join(made)
    async with ada.at(made) as at_ada, bo.at(made) as at_bo:
        await at_ada.until_decides(0)
        await at_bo.until_decides(0)
        yield at_ada, at_bo


@pytest.mark.anyio
async def test_nobody_is_asked_who_did_not_say_so(ada: Guest, bo: Guest) -> None:
    async with at_the_board(ada, bo) as (at_ada, at_bo):
        assert at_bo.situation["interrupts"] == {"1": "never"}
        await at_ada.confirm(0, ["pass"])
        entry = (await at_bo.until(1))["entry"]
        assert entry["actions"] == ["pass", "pass"]
        assert entry["passed"] == [1]
        assert at_bo.decision["seat"] == 0


@pytest.mark.anyio
async def test_whoever_says_so_is_asked_each_time(ada: Guest, bo: Guest) -> None:
    async with at_the_board(ada, bo) as (at_ada, at_bo):
        await at_bo.ask("interrupts", seat=1, when="each")
        for actions in (["pass"], ["buy D", "pay MMLL", "at 0,0"]):
            number = await at_ada.confirm(0, actions)
            await at_bo.until(number)
            assert (at_bo.decision["seat"], at_bo.decision["kind"]) == (1, "interrupt")
            await at_ada.until(await at_bo.confirm(1, ["pass"]))
        assert at_bo.situation["interrupts"] == {"1": "each"}


@pytest.mark.anyio
async def test_whoever_asked_for_the_next_time_is_asked_once(ada: Guest, bo: Guest) -> None:
    async with at_the_board(ada, bo) as (at_ada, at_bo):
        await at_bo.ask("interrupts", seat=1, when="next")
        await at_bo.until(await at_ada.confirm(0, ["pass"]))
        assert at_bo.decision["seat"] == 1
        number = await at_bo.confirm(1, ["pass"])
        await at_ada.until(number)
        await at_bo.until(number)
        assert at_bo.situation["interrupts"] == {"1": "never"}
        await at_bo.until(await at_ada.confirm(0, ["buy D", "pay MMLL", "at 0,0"]))
        assert at_bo.decision["seat"] == 0


@pytest.mark.anyio
async def test_orders_are_told_to_nobody_else(ada: Guest, bo: Guest) -> None:
    async with at_the_board(ada, bo) as (at_ada, at_bo):
        before = await at_ada.about("draft", 0, actions=["pass"])
        await at_bo.ask("interrupts", seat=1, when="each")
        assert at_bo.situation["interrupts"] == {"1": "each"}
        after = await at_ada.about("draft", 0, actions=["pass"])
        assert {**before, "key": ""} == {**after, "key": ""}
        assert at_ada.situation["interrupts"] == {"0": "never"}
        with pytest.raises(RefusedAtGame, match="not_your_seat"):
            await at_ada.ask("interrupts", seat=1, when="never")


@pytest.mark.anyio
async def test_orders_survive_a_restart(new_database: NewDatabase, start: StartServer) -> None:
    url = await run_sync(new_database)
    first = start(url)
    async with Guest(first.url) as ada:
        made = await ada.make(ME, EASY, game="volcanique")
        async with ada.at(made) as at_ada:
            await at_ada.ask("interrupts", seat=0, when="each")
        first.stop()
        second = start(url)
        async with ada.at(made, url=second.url) as again:
            assert again.situation["interrupts"] == {"0": "each"}


@pytest.mark.anyio
async def test_orders_survive_taking_back(ada: Guest, bo: Guest) -> None:
    async with at_the_board(ada, bo) as (at_ada, at_bo):
        await at_bo.ask("interrupts", seat=1, when="each")
        number = await at_ada.confirm(0, ["pass"])
        await at_bo.until(number)
        await at_ada.until(await at_bo.confirm(1, ["pass"]))
        await at_ada.ask("undo", seat=0)
        await at_bo.hear("situation", lambda message: message["situation"]["undo"] is not None)
        await at_bo.ask("answer_undo", accept=True)
        await at_ada.until(number + 2)
        await at_bo.until(number + 2)
        assert at_bo.situation["interrupts"] == {"1": "each"}
        await at_bo.until(await at_ada.confirm(0, ["pass"]))
        assert at_bo.decision["seat"] == 1


def row() -> GameRow:
    options = dict(game().state.rules.options())
    seats = (SeatRow("guest", "Ada", 0, "ada"), SeatRow("guest", "Bo", 1, "bo", interrupts="each"))
    return GameRow("g", "volcanique", options, options, "ada", seats, status="over")


def test_orders_go_with_their_people_into_a_rematch() -> None:
    assert {seat.name: seat.interrupts for seat in rematch_of(row()).seats} == {"Ada": "never", "Bo": "each"}


def test_an_order_is_not_left_behind_for_the_next_who_sits_there() -> None:
    stood_up = seating.changed(row(), seating.standing_up(row(), "bo"))
    assert stood_up.seats[1].interrupts == "never"


# Bots


@pytest.mark.anyio
async def test_a_bot_is_asked_once_in_a_turn_and_keeps_nobody_waiting(start: StartServer, sqlite_url: str) -> None:
    """It neither pauses nor thinks as long as it may: here it would take a week."""
    week = 7 * 86_400
    server = await run_sync(lambda: start(sqlite_url, bot_pause=week))
    async with Guest(server.url) as ada:
        state = at(BOARD.replace("powers rift", "powers rift plates"), "move", limited_timing="all")
        position = GAME.position(state, secrets=True)
        expert = {"kind": "bot", "level": "expert"}
        made = await ada.make(ME, expert, game="volcanique", private=True, position=position)
        async with ada.at(made) as table:
            answer = (await table.until(1 + await table.confirm(0, ["pass"])))["entry"]
            assert answer["seat"] == 1
            number = await table.confirm(0, await table.draft_turn(0))
            entry = (await table.until(number))["entry"]
            assert entry["passed"], "its other opportunities in this turn go by"


def test_a_bot_takes_its_time_once_in_a_turn() -> None:
    live = game()
    assert begins_turn(live, 0)
    assert not begins_turn(live, 1), "others wait for what it answers in their turn"
    live, _ = live.act(0, ["pass"], None, nobody_is_asked)
    assert not begins_turn(live, 0), "it has begun already"
    while live.state.turn == 1 and (decision := live.state.decision) is not None:
        legal = [str(action) for action in live.state.legal()]
        live, _ = live.act(decision.seat, ["pass" if "pass" in legal else legal[0]], None, nobody_is_asked)
    assert begins_turn(live, 1)


def test_what_was_taken_back_was_not_decided() -> None:
    live, _ = game().act(0, ["pass"], None, nobody_is_asked)
    assert live.has_decided(0, 1)
    assert not live.has_decided(1, 1)
    back, _ = live.undo(0, 1)
    assert not back.has_decided(0, 1)


# Choices ahead and consequences


def test_a_draft_tells_the_choices_ahead_instead_of_previews() -> None:
    live = game()
    told: Any = visibility.drafted(live.draft(0, ["pass"]), 0, live)["decision"]
    assert told["previews"] is None
    assert [stop["kind"] for stop in told["choices"]["ahead"]][:1] == ["buy"]
    assert visibility.decision(live, (1,)) == {**told, "kind": "move", "why": ANY, "legal": [], "choices": None}


def test_a_preview_tells_what_a_gesture_brings() -> None:
    answers = [{"kind": "price", "action": "pay MMLL"}, {"kind": "field", "action": "at 2,0"}]
    gesture = {"action": "buy D", "answers": answers}
    message = wire.Preview.model_validate(
        {"type": "preview", "key": "k", "number": 0, "seat": 0, "drafted": ["pass"], **gesture}
    )
    told = drafts.previewed(game(), message)
    assert [event["code"] for event in told["events"]] == ["bought", "paid", "critter.lost", "tile.placed"]
    assert told["after"]["score"][0] == {"edges": 1, "tallest": 2, "total": 3}
    assert told["after"]["matched"] == [[1, 0, 0]]
    assert told["after"]["lost"] == [{"seat": 1, "at": "2,0M", "to": "hand"}]
