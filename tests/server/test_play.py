"""Playing over the WebSocket."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from surtsey.records import read
from surtsey.server.driver import bot_seed
from surtsey.server.store import GameRow
from tests.server.client import EASY, ME, OPEN, SHARED, AtGame, Guest, Refused, closed, codes
from tests.server.process import QUICK

pytestmark = pytest.mark.anyio


async def two(stack: AsyncExitStack, ada: Guest, bo: Guest, **wanted: Any) -> tuple[AtGame, AtGame]:
    """A game of two people, both at it."""
    game = await ada.make(ME, OPEN, **wanted)
    await bo.join(game)
    return await stack.enter_async_context(ada.at(game)), await stack.enter_async_context(bo.at(game))


async def test_a_whole_game_against_a_bot(ada: Guest) -> None:
    game = await ada.make(ME, EASY, options={"tiles": "8"}, seed=3)
    async with ada.at(game) as table:
        while table.summary["status"] == "playing":
            await table.until_decides(0)
            if table.summary["status"] == "playing":
                await table.turn(0)
        assert table.decision is None
        assert sorted(table.summary["places"]) in ([1, 2], [1, 1])
        assert table.situation["view"]["places"] == table.summary["places"]
    record = read(await ada.get(f"/api/games/{game['id']}/record"))
    assert record.state.places() == table.summary["places"]
    assert record.seed == 3


async def test_a_bot_that_begins_needs_nobody(ada: Guest) -> None:
    game = await ada.make(EASY, ME)
    async with ada.at(game) as table:
        await table.until_decides(1)
        assert table.number == 1


async def test_a_game_of_bots_goes_the_same_way_with_the_same_seed(ada: Guest) -> None:
    games = []
    for _ in range(2):
        game = await ada.make(EASY, EASY, options={"tiles": "8"}, seed=3)
        async with ada.at(game) as table:
            await table.until_decides(None)
        record = read(await ada.get(f"/api/games/{game['id']}/record"))
        games.append([str(moment.action) for moment in record.state.history()])
    assert games[0] == games[1]


def test_bots_do_not_share_their_chance_with_the_game_or_each_other() -> None:
    game = GameRow("id", "taluva", {}, {}, "ada", (), seed=3)
    seeds = {3, *(bot_seed(game, seat, number) for seat in range(4) for number in range(50))}
    assert len(seeds) == 1 + 4 * 50


async def test_two_people_see_each_others_turns(ada: Guest, bo: Guest) -> None:
    async with AsyncExitStack() as stack:
        at_ada, at_bo = await two(stack, ada, bo)
        number = await at_ada.turn(0)
        entry = (await at_bo.until(number))["entry"]
        assert entry["kind"] == "actions"
        assert entry["seat"] == 0
        assert [codes([beat]) for beat in entry["beats"]] == [["tile.placed"], ["piece.built"], ["tile.drawn"]]
        placed, built, drawn = (beat["tally"] for beat in entry["beats"])
        assert (placed["stack"], placed["players"][0]["huts"]) == (47, 20)
        assert built == {**placed, "players": [{**placed["players"][0], "huts": 19}, placed["players"][1]]}
        assert drawn == {**built, "stack": 46}
        assert at_bo.decision["seat"] == 1
        assert at_bo.decision["legal"]
        assert not at_ada.decision["legal"]
        assert at_ada.decision["previews"] is None


async def test_a_draft_is_not_stored_and_nobody_else_is_told(ada: Guest, bo: Guest) -> None:
    async with AsyncExitStack() as stack:
        at_ada, at_bo = await two(stack, ada, bo)
        tile = at_ada.decision["legal"][0]
        drafted = await at_ada.about("draft", 0, actions=[tile])
        assert drafted["actions"] == [tile]
        assert drafted["view"]["phase"] == "build"
        assert drafted["decision"]["kind"] == "build"
        assert set(drafted["decision"]["previews"]) == set(drafted["decision"]["legal"])
        async with bo.at(at_ada.summary) as again:
            assert again.situation["view"]["phase"] == "tile"
            assert again.number == 0
        await at_bo.send(type="ping")
        await at_bo.hear("pong")
        assert at_bo.situation["view"]["phase"] == "tile"


async def test_a_draft_stops_where_chance_comes(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, SHARED)) as table:
        actions = await table.draft_turn(0)
        drafted = await table.about("draft", 0, actions=actions)
        assert drafted["decision"] is None
        assert drafted["view"]["phase"] == "draw"
        assert drafted["view"]["tile"] is None
        with pytest.raises(Refused, match="not_your_decision"):
            await table.about("draft", 0, actions=[*actions, "draw JC"])
        with pytest.raises(Refused, match="not_your_decision"):
            await table.confirm(0, [*actions, "tile 5,5 1"])
        assert table.number == 0


async def test_an_illegal_action_is_explained_and_changes_nothing(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, EASY)) as table:
        with pytest.raises(Refused) as refused:
            await table.confirm(0, ["hut 0,0"])
        assert refused.value.code == "illegal"
        assert refused.value.message["problem"]["code"] == "phase.tile"
        with pytest.raises(Refused, match="illegal"):
            await table.confirm(0, ["tile 0,0 1", "nonsense"])
        await table.hello()
        assert table.number == 0


async def test_problems_and_previews_on_request(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, EASY)) as table:
        tile = table.decision["legal"][0]
        answer = await table.about("explain", 0, drafted=[], actions=[tile, "tile 9,9 0"])
        assert answer["problems"][0] is None
        assert answer["problems"][1] == {"code": "tile.first", "field": [9, 9], "first": [0, 0]}
        events = (await table.about("preview", 0, drafted=[], action=tile))["events"]
        assert [event["code"] for event in events] == ["tile.placed"]
        hut = (await table.about("draft", 0, actions=[tile]))["decision"]["legal"][0]
        events = (await table.about("preview", 0, drafted=[tile], action=hut))["events"]
        assert [event["code"] for event in events] == ["piece.built"]
        with pytest.raises(Refused, match="unreadable"):
            await table.about("explain", 0, drafted=[], actions=["what"])


async def test_a_hint_is_the_rest_of_the_turn_with_reasons(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, SHARED, seed=4)) as table:
        for seat in (0, 1, 0, 1):
            await table.until_decides(seat)
            await table.turn(seat, pick=2)
        await table.until_decides(0)
        hinted = await table.about("hint", 0, drafted=[])
        assert len(hinted["actions"]) == 2
        assert 0 <= hinted["value"] <= 1
        assert 1 <= len(hinted["reasons"]) <= 3
        assert {"term", "change"} == set(hinted["reasons"][0])
        rest = await table.about("hint", 0, drafted=hinted["actions"][:1])
        assert len(rest["actions"]) == 1
        await table.confirm(0, hinted["actions"])


async def test_what_is_sent_again_counts_once(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, SHARED)) as table:
        actions = await table.draft_turn(0)
        number = await table.confirm(0, actions, key="mine", number=0)
        assert await table.confirm(0, actions, key="mine", number=0) == number
    async with ada.at(table.summary) as again:
        assert again.number == number
        assert await again.confirm(0, actions, key="mine", number=0) == number


async def test_who_is_late_gets_the_situation(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, SHARED)) as table:
        actions = await table.draft_turn(0)
        await table.confirm(0, actions)
        for ask in ("act", "draft"):
            with pytest.raises(Refused) as refused:
                await table.about(ask, 1, number=0, actions=actions)
            assert refused.value.code == "stale"
            assert refused.value.message["situation"]["number"] == 1


async def test_nobody_acts_for_another_seat(ada: Guest, bo: Guest, eve: Guest) -> None:
    async with AsyncExitStack() as stack:
        at_ada, at_bo = await two(stack, ada, bo)
        at_eve = await stack.enter_async_context(eve.at(at_ada.summary))
        tile = at_ada.decision["legal"][0]
        for thief in (at_bo, at_eve):
            for attempt in (
                thief.about("act", 0, actions=[tile]),
                thief.about("draft", 0, actions=[tile]),
                thief.about("hint", 0, drafted=[]),
                thief.ask("undo", seat=0),
                thief.ask("resign", seat=0),
            ):
                with pytest.raises(Refused, match="not_your_seat"):
                    await attempt
        with pytest.raises(Refused, match="not_your_decision"):
            await at_bo.about("act", 1, actions=[tile])
        with pytest.raises(Refused, match="not_your_seat"):
            await at_eve.ask("hand_over", seat=0, level="easy")
        with pytest.raises(Refused, match="no_such_seat"):
            await at_ada.about("act", 7, actions=[tile])
        assert await at_ada.turn(0) == 1


async def test_spectators_watch_and_are_counted(ada: Guest, bo: Guest, eve: Guest) -> None:
    async with AsyncExitStack() as stack:
        at_ada, _ = await two(stack, ada, bo)
        async with eve.at(at_ada.summary) as at_eve:
            assert at_eve.welcome["spectators"] == 1
            assert not any(seat["mine"] for seat in at_eve.summary["seats"])
            assert at_eve.summary["invitation"] is None
            assert not at_eve.decision["legal"]
            await at_ada.hear("summary", lambda message: message["spectators"] == 1)
            number = await at_ada.turn(0)
            assert (await at_eve.until(number))["entry"]["actions"]
        await at_ada.hear("summary", lambda message: message["spectators"] == 0)


async def test_who_comes_back_is_told_what_was_missed(ada: Guest) -> None:
    game = await ada.make(ME, SHARED)
    async with ada.at(game) as table:
        for seat in (0, 1, 0):
            await table.until_decides(seat)
            await table.turn(seat)
    async with ada.at(game, since=1) as table:
        assert [entry["number"] for entry in table.welcome["entries"]] == [2, 3]
        assert all(entry["beats"] for entry in table.welcome["entries"])
    async with ada.at(game, since=3) as table:
        assert table.welcome["entries"] == []
    async with ada.at(game, since=99) as table:
        assert table.welcome["entries"] == []
        assert table.number == 3


async def test_presence(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN)
    await bo.join(game)
    async with ada.at(game) as table:
        assert [seat["present"] for seat in table.summary["seats"]] == [True, False]
        async with bo.at(game):
            await table.hear("summary", lambda message: message["summary"]["seats"][1]["present"])
        await table.hear("summary", lambda message: not message["summary"]["seats"][1]["present"])


async def test_no_play_before_all_seats_are_taken(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN)
    assert game["status"] == "waiting"
    async with ada.at(game) as table:
        assert table.decision is None
        with pytest.raises(Refused, match="waiting"):
            await table.about("draft", 0, actions=[])
        await bo.join(game)
        await table.hear("situation")
        assert table.situation["decision"]["legal"]
        await table.hear("summary", lambda message: message["summary"]["status"] == "playing")
        await table.turn(0)


async def test_undo_against_bots_is_immediate_and_draws_come_again_the_same(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, EASY)) as table:
        await table.turn(0)
        await table.until_decides(0)
        before = table.situation["view"]
        await table.turn(0)
        await table.until_decides(0)
        drawn = table.situation["view"]["drawn"]
        await table.ask("undo", seat=0)
        undone = await table.hear("entry", lambda message: message["entry"]["kind"] == "undo")
        assert undone["situation"]["view"] == before
        assert table.situation["take_backs"]
        await table.turn(0, pick=5)
        await table.until_decides(0)
        assert table.situation["view"]["drawn"] == drawn
    assert (await ada.get(f"/api/games/{table.summary['id']}"))["take_backs"]


async def test_undo_stops_a_bot_that_thinks(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, {"kind": "bot", "level": "expert"})) as table:
        number = await table.confirm(0, await table.draft_turn(0))
        await table.hear("thinking")
        await table.ask("undo", seat=0)
        await table.until(number + 1)
        assert table.decision["seat"] == 0
        assert table.situation["view"]["turn"] == 1


async def test_undo_needs_the_consent_of_all_other_people(ada: Guest, bo: Guest) -> None:
    async with AsyncExitStack() as stack:
        at_ada, at_bo = await two(stack, ada, bo)
        with pytest.raises(Refused, match="nothing_to_undo"):
            await at_ada.ask("undo", seat=0)
        with pytest.raises(Refused, match="no_request"):
            await at_bo.ask("answer_undo", accept=True)
        await at_bo.until(await at_ada.turn(0))
        await at_ada.ask("undo", seat=0)
        await at_bo.hear("situation")
        assert at_bo.situation["undo"] == {"seat": 0, "missing": [1]}
        with pytest.raises(Refused, match="not_your_seat"):
            await at_ada.ask("answer_undo", accept=True)
        await at_bo.ask("answer_undo", accept=False)
        await at_ada.hear("situation", lambda message: message["situation"]["undo"] is None)
        assert at_ada.number == 1
        await at_ada.ask("undo", seat=0)
        await at_bo.hear("situation", lambda message: message["situation"]["undo"] is not None)
        await at_bo.ask("answer_undo", accept=True)
        undone = await at_ada.until(2)
        assert undone["entry"]["kind"] == "undo"
        assert undone["situation"]["view"]["turn"] == 1
        assert at_ada.decision["seat"] == 0


async def test_who_resigns_loses(ada: Guest, bo: Guest) -> None:
    async with AsyncExitStack() as stack:
        at_ada, at_bo = await two(stack, ada, bo)
        await at_ada.ask("resign", seat=0)
        await at_bo.until(1)
        await at_bo.hear("summary", lambda message: message["summary"]["status"] == "over")
        assert at_bo.summary["places"] == [2, 1]
        assert at_bo.summary["seats"][0]["resigned"]
        assert at_bo.situation["view"]["places"] == [2, 1]
        assert at_bo.decision is None
        with pytest.raises(Refused, match="over"):
            await at_bo.ask("resign", seat=1)
    record = await ada.get(f"/api/games/{at_bo.summary['id']}/record")
    assert '[Left "seat 0 resigned"]' in record
    assert read(record).tags["Left"] == "seat 0 resigned"


async def test_with_three_players_a_bot_plays_on_for_who_resigns(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN, EASY)
    await bo.join(game)
    async with ada.at(game) as at_ada, bo.at(game) as at_bo:
        await at_ada.ask("resign", seat=0)
        await at_bo.until_decides(1)
        assert at_bo.summary["status"] == "playing"
        assert at_bo.situation["view"]["turn"] == 2
        with pytest.raises(Refused, match="resigned"):
            await at_ada.about("draft", 0, actions=[])
        await at_bo.ask("resign", seat=1)
        await at_bo.hear("summary", lambda message: message["summary"]["status"] == "over")
        assert at_bo.summary["places"] == [3, 2, 1]


async def test_a_seat_that_nobody_comes_back_to_is_handed_to_a_bot(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN)
    await bo.join(game)
    async with ada.at(game) as table:
        async with bo.at(game):
            with pytest.raises(Refused, match="not_away"):
                await table.ask("hand_over", seat=1, level="beginner")
        await table.turn(0)
        await asyncio.sleep(float(QUICK["absence"]))
        await table.ask("hand_over", seat=1, level="beginner")
        await table.until_decides(0)
        assert table.summary["seats"][1]["kind"] == "bot"
        assert table.summary["seats"][1]["level"] == "beginner"
        with pytest.raises(Refused, match="no_such_seat"):
            await table.ask("hand_over", seat=1, level="beginner")
    async with bo.at(game) as late:
        assert not any(seat["mine"] for seat in late.summary["seats"])


async def test_somebody_can_leave_their_own_seat_to_a_bot(ada: Guest, bo: Guest) -> None:
    async with AsyncExitStack() as stack:
        at_ada, at_bo = await two(stack, ada, bo)
        with pytest.raises(Refused, match="no_such_level"):
            await at_ada.ask("hand_over", seat=0, level="divine")
        await at_ada.ask("hand_over", seat=0, level="beginner")
        await at_bo.until_decides(1)
        assert at_bo.number == 2


async def test_several_people_at_one_screen(ada: Guest) -> None:
    async with ada.at(await ada.make(ME, SHARED, {"kind": "shared", "name": "Kim"})) as table:
        assert [seat["name"] for seat in table.summary["seats"]][1:] == ["Sam", "Kim"]
        assert all(seat["mine"] for seat in table.summary["seats"])
        for seat in (0, 1, 2, 0):
            await table.until_decides(seat)
            await table.turn(seat)
        await table.ask("undo", seat=2)
        await table.until(5)
        assert table.decision["seat"] == 2


async def test_chat(ada: Guest, bo: Guest, eve: Guest) -> None:
    async with AsyncExitStack() as stack:
        at_ada, at_bo = await two(stack, ada, bo)
        await at_ada.ask("chat", text="  good\nluck  ")
        line = (await at_bo.hear("chat"))["line"]
        assert (line["text"], line["seat"], line["number"]) == ("good luck", 0, 1)
        async with eve.at(at_ada.summary) as at_eve:
            assert [each["text"] for each in at_eve.welcome["chat"]] == ["good luck"]
            await at_eve.ask("chat", text="hi")
            assert (await at_bo.hear("chat"))["line"]["seat"] is None
        with pytest.raises(Refused, match="too_long"):
            await at_ada.ask("chat", text="a" * 501)
        for number in range(4):
            await at_ada.ask("chat", text=f"line {number}")
        with pytest.raises(Refused, match="too_fast"):
            await at_ada.ask("chat", text="one too many")


async def test_the_other_game_works_the_same_way(ada: Guest, bo: Guest) -> None:
    """Volcanique: decisions out of turn, dice in the middle of a turn, cards that only their owner sees."""
    async with AsyncExitStack() as stack:
        at_ada, at_bo = await two(stack, ada, bo, game="volcanique", options={"preset": "site"}, seed=1, private=True)
        tables = [at_ada, at_bo]
        for turn in range(60):
            seat = at_ada.decision["seat"]
            await tables[seat].until_decides(seat)
            number = await tables[seat].turn(seat, pick=turn)
            for table in tables:
                if table.number < number:
                    await table.until(number)
        assert at_ada.number == 60
        seen = [table.situation["view"] for table in tables]
        assert seen[0]["hexes"] == seen[1]["hexes"]


async def test_there_is_no_such_game(ada: Guest) -> None:
    async with ada.connect({"id": "0123456789abcdef"}) as socket:
        assert await closed(socket) == 4404
