"""Making games and taking seats."""

import asyncio
from typing import Any

import pytest

from surtsey.games import game_named
from tests.server.client import EASY, ME, OPEN, SHARED, Guest, Refused

pytestmark = pytest.mark.anyio


async def test_the_catalogue_has_everything_that_can_be_chosen(ada: Guest) -> None:
    games = {game["name"]: game for game in (await ada.get("/api/catalogue"))["games"]}
    assert games["taluva"]["players"] == [2, 3, 4]
    assert games["volcanique"]["players"] == [2, 3, 4, 5]
    assert [level["name"] for level in games["taluva"]["levels"]] == ["beginner", "easy", "medium", "hard", "expert"]
    assert "hig-2006" in [preset["name"] for preset in games["taluva"]["presets"]]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_presets_options_and_their_values_are_described_in_every_language(ada: Guest, language: str) -> None:
    for described in (await ada.get("/api/catalogue", language=language))["games"]:
        game = game_named(described["name"])
        english = {option.name: option.meaning for option in game.options}
        for preset in described["presets"]:
            rules = game.rules({game.options[0].name: preset["name"]})
            chosen = {name: value for name, value in rules.options().items() if name in preset["values"]}
            assert preset["values"].items() >= chosen.items()
            assert preset["meaning"]
        for option in described["options"]:
            choices = option["values"].split(" | ")
            if option["name"] in (game.options[0].name, "players", "rules_version"):
                continue
            assert (option["meaning"].lower() == english[option["name"]].lower()) == (language == "en")
            if len(choices) > 1 and all(choice.replace("_", "").isalpha() for choice in choices):
                assert set(choices) == set(option["titles"]) | ({"yes", "no"} & set(choices))


async def test_a_language_that_nobody_speaks_is_refused(ada: Guest) -> None:
    with pytest.raises(Refused, match="invalid"):
        await ada.get("/api/catalogue", language="xx")


async def test_options_are_checked_as_they_are_chosen(ada: Guest) -> None:
    assert (await ada.get("/api/rules/taluva", tiles="24"))["options"]["tiles"] == "24"
    for options in ({"tiles": "1000"}, {"teams": "yes"}, {"colour": "red"}):
        with pytest.raises(Refused, match="rules"):
            await ada.get("/api/rules/taluva", **options)
    with pytest.raises(Refused, match="no_such_game"):
        await ada.get("/api/rules/chess")


@pytest.mark.parametrize(
    ("seats", "wanted", "code"),
    [
        ([ME], {}, "rules"),
        ([ME, ME], {}, "seats"),
        ([ME, EASY], {"options": {"players": "3"}}, "seats"),
        ([ME, EASY], {"options": {"tiles": "0"}}, "rules"),
        ([ME, {"kind": "bot", "level": "divine"}], {}, "no_such_level"),
        ([{"kind": "me", "colour": 1}, {"kind": "open", "colour": 1}], {}, "seats"),
        ([ME, OPEN], {"seed": 1}, "seed"),
        ([ME, OPEN], {"options": {"deck": "JC,SJ,RR"}}, "seed"),
        ([ME, EASY], {"game": "chess"}, "no_such_game"),
        ([ME, EASY], {"clock": {"initial": 0, "increment": 0}}, "invalid"),
        ([ME, EASY], {"clock": {"initial": 1e999, "increment": 0}}, "invalid"),
        ([ME, EASY], {"surprise": True}, "invalid"),
        ([ME, {"kind": "guest"}], {}, "invalid"),
    ],
)
async def test_what_cannot_be_is_refused(ada: Guest, seats: list[Any], wanted: dict[str, Any], code: str) -> None:
    if wanted.get("clock", {}).get("initial") == float("inf"):
        answer = await ada.http.post(
            "/api/games",
            content='{"game":"taluva","options":{},"seats":[{"kind":"me"},{"kind":"open"}],'
            '"clock":{"initial":1e999,"increment":0}}',
            headers={"Content-Type": "application/json"},
        )
        assert answer.json()["code"] == code
        return
    with pytest.raises(Refused) as refused:
        await ada.make(*seats, **wanted)
    assert refused.value.code == code
    assert await ada.get("/api/games") == []


async def test_a_known_deck_is_not_shown(ada: Guest) -> None:
    game = await ada.make(ME, EASY, options={"deck": "JC,SJ,RR,LL"})
    assert "deck" not in game["options"]
    assert game["options"]["tiles"] == "4"
    async with ada.at(game) as table:
        assert table.situation["view"]["tile"] == "JC"


POSITION = "taluva laid=JC:0,0:0/SJ:2,-1:0 pieces=h0:0,1/h1:3,-1 seat=0 phase=tile tile=CR"


async def test_play_can_start_from_a_position(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, EASY, position=POSITION)
    assert game["private"]
    async with ada.at(game) as table:
        assert len(table.situation["view"]["tiles"]) == 2
        assert table.situation["view"]["tile"] == "CR"
    assert [each["id"] for each in await ada.get("/api/games")] == [game["id"]]
    assert game["id"] not in [each["id"] for each in await bo.get("/api/games", which="open")]


async def test_practice_alone_is_no_game_of_ones_own(ada: Guest) -> None:
    await ada.make(ME, SHARED, position=POSITION)
    assert await ada.get("/api/games") == []


@pytest.mark.parametrize("position", ["nonsense", POSITION + " phase=over", POSITION.replace("seat=0", "seat=7")])
async def test_a_position_that_cannot_be_is_refused(ada: Guest, position: str) -> None:
    with pytest.raises(Refused, match="rules"):
        await ada.make(ME, EASY, position=position)


async def test_lists(ada: Guest, bo: Guest) -> None:
    public = await ada.make(ME, OPEN)
    private = await ada.make(ME, OPEN, private=True)
    full = await ada.make(ME, EASY)
    assert [game["id"] for game in await ada.get("/api/games", which="mine")] == [
        game["id"] for game in (full, private, public)
    ]
    listed = [game["id"] for game in await bo.get("/api/games", which="open")]
    assert public["id"] in listed
    assert private["id"] not in listed
    assert full["id"] not in listed
    assert await bo.get("/api/games", which="mine") == []


async def test_a_public_game_can_be_joined_from_the_lobby(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN, OPEN)
    joined = await bo.post(f"/api/games/{game['id']}/join", {"seat": 2})
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
    assert joined["status"] == "waiting"
    again = await bo.post(f"/api/games/{game['id']}/join", {})
    assert again["seats"] == joined["seats"], "who sits there already stays"


async def test_a_private_game_needs_the_invitation(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN, private=True)
    assert game["invitation"].startswith(f"/join/{game['id']}/")
    assert (await bo.get(f"/api/games/{game['id']}"))["invitation"] is None
    with pytest.raises(Refused, match="private"):
        await bo.post(f"/api/games/{game['id']}/join", {})
    with pytest.raises(Refused, match="no_such_invitation"):
        await bo.post(f"/api/games/{game['id']}/join", {"invitation": "guessed"})
    joined = await bo.join(game)
    assert joined["status"] == "playing"
    assert joined["invitation"] is None


async def test_before_the_game_begins_one_can_leave_or_call_it_off(ada: Guest, bo: Guest) -> None:
    game = await ada.make(ME, OPEN, OPEN)
    await bo.join(game)
    async with ada.at(game) as at_ada:
        async with bo.at(game) as at_bo:
            await at_bo.ask("resign", seat=1)
        await at_ada.hear("summary", lambda message: message["summary"]["seats"][1]["kind"] == "open")
        assert at_ada.summary["status"] == "waiting"
        await at_ada.ask("resign", seat=0)
        assert at_ada.summary["status"] == "over"
    assert game["id"] not in [each["id"] for each in await bo.get("/api/games", which="open")]


async def test_one_seat_goes_to_one_guest(ada: Guest, bo: Guest, eve: Guest) -> None:
    for _ in range(5):
        game = await ada.make(ME, OPEN)
        outcomes = await asyncio.gather(bo.join(game), eve.join(game), return_exceptions=True)
        refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
        assert [each.code for each in refused] in (["no_seat"], ["no_such_invitation"])
        taken = await ada.get(f"/api/games/{game['id']}")
        assert [seat["kind"] for seat in taken["seats"]] == ["guest", "guest"]


async def test_a_rematch_is_the_same_for_all_who_ask(ada: Guest, bo: Guest, eve: Guest) -> None:
    game = await ada.make(ME, OPEN, clock={"initial": 60, "increment": 1})
    await bo.join(game)
    with pytest.raises(Refused, match="not_over"):
        await ada.post(f"/api/games/{game['id']}/rematch")
    async with ada.at(game) as table:
        await table.ask("resign", seat=0)
        first, second = await asyncio.gather(
            ada.post(f"/api/games/{game['id']}/rematch"), bo.post(f"/api/games/{game['id']}/rematch")
        )
        await table.hear("summary", lambda message: message["summary"]["rematch"] is not None)
        assert table.summary["rematch"] == first["id"] == second["id"]
    assert [seat["mine"] for seat in first["seats"]] == [False, True], "the other one begins"
    assert first["status"] == "playing"
    assert first["clock"] == {"initial": 60, "increment": 1}
    assert not first["seats"][1]["resigned"]
    with pytest.raises(Refused, match="not_your_game"):
        await eve.post(f"/api/games/{game['id']}/rematch")


async def test_names_and_colours(ada: Guest) -> None:
    game = await ada.make({"kind": "me", "name": "Ada", "colour": 3}, SHARED, {**EASY, "name": "Robo", "colour": 0})
    assert [(seat["name"], seat["colour"]) for seat in game["seats"]] == [("Ada", 3), ("Sam", 1), ("Robo", 0)]
