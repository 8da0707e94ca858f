"""A game that another package brings works everywhere, though nothing here knows of it."""

import asyncio
import json
import os
import pickle
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from xml.etree import ElementTree

import pytest

from surtsey import plugins, records
from surtsey.analysis import analyse
from surtsey.arena.match import play_game
from surtsey.chance import PLAYERS, Chance
from surtsey.game import Game, NotationError, RulesError, State, SurtseyError
from surtsey.games import Bundle, bundles, game_named, game_names
from surtsey.perft import perft
from surtsey.players.making import limits_of, make_player, player_names
from surtsey.protocol import Session
from surtsey.records import Record
from surtsey.server.http.games import catalogue
from tests.test_cli import fail, succeed

pytestmark = pytest.mark.usefixtures("atoll")

VARIANTS = [{}, {"players": "3", "radius": "2"}, {"preset": "storm", "radius": "2", "worth": "9"}]


@pytest.fixture
def game(atoll: Bundle) -> Game:
    return atoll.game


def random_play(state: State, seed: int) -> Iterator[State]:
    """The state at each decision of a random game, and at its end."""
    chance = Chance(seed, PLAYERS)
    while legal := state.legal():
        yield state
        state.play(legal[chance.below(len(legal))])
    yield state


def position(state: State) -> str:
    return game_named("atoll").position(state, secrets=True)


# The game keeps the contract


@pytest.mark.parametrize("options", VARIANTS)
def test_undo_takes_back_and_chance_comes_again_the_same(game: Game, options: dict[str, str]) -> None:
    state = game.new(options, 5)
    seen = [position(each) for each in random_play(state, 5)]
    for earlier in reversed(seen[:-1]):
        state.undo()
        assert position(state) == earlier
    with pytest.raises(SurtseyError, match="cannot be taken back"):
        state.undo()


@pytest.mark.parametrize("options", VARIANTS)
def test_copies_and_what_was_pickled_are_the_same_and_apart(game: Game, options: dict[str, str]) -> None:
    for state in random_play(game.new(options, 6), 6):
        before = position(state)
        for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
            assert (position(twin), twin.history(), twin.rules) == (before, state.history(), state.rules)
            if twin.decision is not None:
                twin.play(twin.legal()[0])
        assert position(state) == before


def test_an_action_is_legal_if_and_only_if_nothing_forbids_it(game: Game) -> None:
    texts = ["roll 1", "wind 0", *(f"raise {q},{r}" for q in range(-2, 3) for r in range(-2, 3))]
    for state in random_play(game.new({}, None), 7):
        legal = {str(action) for action in state.legal()}
        assert legal & {*texts} == {text for text in texts if state.explain(text) is None}
        assert [action.id for action in state.legal()] == list(state.moves())


@pytest.mark.parametrize("options", VARIANTS)
def test_a_position_is_read_as_it_was_written(game: Game, options: dict[str, str]) -> None:
    for state in random_play(game.new(options, 8), 8):
        again = game.resume(position(state), None)
        assert position(again) == position(state)
        assert str(again.decision) == str(state.decision)


@pytest.mark.parametrize("options", VARIANTS)
def test_rules_are_read_as_they_were_written(game: Game, options: dict[str, str]) -> None:
    rules = game.rules(options)
    assert game.rules(rules.options()) == rules == pickle.loads(pickle.dumps(rules))


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"tide": "3"}, "Atoll has no option 'tide'; its options are preset, players, rules_version, radius, worth"),
        ({"players": "4"}, "players goes from 2 to 3, not 4"),
        ({"radius": "wide"}, "radius is 1 to 2, not 'wide'"),
        ({"preset": "calm"}, "there is no preset 'calm'; there are breeze and storm"),
    ],
)
def test_rules_that_make_no_sense_are_refused(game: Game, options: dict[str, str], problem: str) -> None:
    with pytest.raises(RulesError, match=re.escape(problem)):
        game.rules(options)


@pytest.mark.parametrize("text", ["", "sink 0,0", "raise", "raise 0", "roll 4", "wind 6", "wind ? 1"])
def test_text_that_is_no_action_is_refused(game: Game, text: str) -> None:
    with pytest.raises(NotationError):
        game.parse(text)


# The secret stays one


def test_nobody_sees_the_wind_of_another(game: Game) -> None:
    """Games that differ in nothing but the wind of seat 1 look the same to seat 0, and to the players there."""
    line = "atoll preset=breeze players=2 islets=0,0:0:2/1,0:1:3 winds=4/{} roll=1"
    observations = [game.resume(line.format(wind), seed).observe(0) for wind in range(6) for seed in range(3)]
    assert len({json.dumps(game.describe(each)) for each in observations}) == 1
    assert len({pickle.dumps(each) for each in observations}) == 1
    for name in ("greedy", "search:30", "gull", "petrel:30"):
        assert len({str(make_player(name, 3).choose(each).action) for each in observations}) == 1
    worlds = {game.position(observations[0].sample(seed), secrets=True) for seed in range(40)}
    assert len(worlds) == 6
    assert len({game.position(world) for world in map(observations[0].sample, range(40))}) == 1


def test_only_the_seat_is_told_its_wind(game: Game) -> None:
    state = game.new({}, 3)
    events = state.play(state.legal()[0])
    assert [(event.code, event.only) for event in events if event.code.startswith("wind")] == [
        ("wind.drawn", None),
        ("wind.known", 1),
    ]


# Records


@pytest.mark.parametrize("options", VARIANTS)
def test_a_record_is_written_as_it_was_read(game: Game, options: dict[str, str]) -> None:
    state = game.new(options, 9)
    for number, each in enumerate(random_play(state, 9)):
        text = str(Record(game, each, names={0: "Ada"}))
        assert ("wind ?" in text) == (each.decision is not None)
        if number % 3 == 0:
            assert str(records.read(text)) == text
    assert records.read(text).state.places() == state.places()
    with pytest.raises(records.RecordError, match=re.escape("raise 9,9: Field 9,9 is not in the lagoon.")):
        records.read(text.replace("raise", "raise 9,9; raise", 1))


# Players


def test_players_know_the_levels_of_the_game() -> None:
    assert player_names()[:3] == ["random", "greedy", "search"]
    assert player_names()[-2:] == ["gull", "petrel"]
    assert limits_of("gull", "atoll") is None
    with pytest.raises(SurtseyError, match="atoll has no level 'expert'; it has gull, petrel"):
        limits_of("expert", "atoll")
    with pytest.raises(SurtseyError, match="taluva has no level 'gull'; it has beginner, "):
        limits_of("gull", "taluva")


@pytest.mark.parametrize("name", ["greedy", "search:20", "petrel:20"])
def test_players_that_think_beat_chance(game: Game, name: str) -> None:
    won = 0.0
    for seed in range(20):
        players = [make_player(name, seed), make_player("random", seed)]
        seat = seed % 2
        places = play_game(game, {"radius": "2"}, players[::-1] if seat else players, seed // 2).places
        won += (places[seat] == 1) / places.count(1)
    assert won >= 14


def test_the_same_seed_thinks_the_same(game: Game) -> None:
    observation = game.new({"players": "3"}, 4).observe(0)
    first, second = (make_player("search:40", 5).choose(observation) for _ in range(2))
    assert (first.action, first.values, first.line) == (second.action, second.values, second.line)
    assert sum(first.values) == pytest.approx(1.0)


def test_an_analysis_judges_every_decision(game: Game) -> None:
    state = game.new({"radius": "2"}, 10)
    for _ in random_play(state, 10):
        pass
    found = analyse(Record(game, state), make_player("search:20", 1))
    assert len(found.turns) == 18
    assert sum(found.summary(seat).decisions for seat in (0, 1)) == 18
    assert found.summary(0).mean_loss + found.summary(1).mean_loss > 0


# The engine protocol


def test_the_protocol_plays_it() -> None:
    session = Session()
    assert "game atoll" in session.answer("surtsey")
    assert "rules atoll 1" in session.answer("surtsey")
    assert session.answer("new atoll players=3 seed=4") == ["ok"]
    described = json.loads(session.answer("observe 1")[0])
    assert (described["game"], described["winds"]) == ("atoll", [None, None, None])
    while (answer := session.answer("go simulations 5"))[-1] == "ok":
        assert session.answer(f"play {answer[-2].removeprefix('bestaction ')}") == ["ok"]
    assert answer == ["error the game is over"]
    record = session.answer("record")[:-1]
    assert session.answer(f"load {len(record)}", record) == ["ok"]
    assert re.fullmatch("result [123] [123] [123]", session.answer("result")[0])


def test_the_protocol_gives_chance_and_asks_the_strongest_level() -> None:
    session = Session()
    assert session.answer("new atoll chance=given") == ["ok"]
    assert session.answer("legal") == [*(f"action wind {direction}" for direction in range(6)), "ok"]
    assert session.answer("play wind ?") == ["ok"]
    assert session.answer("play roll 3") == ["ok"]
    assert session.answer("play raise 0,0") == ["ok"]
    assert session.answer("position")[0].endswith("islets=0,0:0:3 winds=?/- roll=0")
    assert session.answer("go level expert")[0].startswith("bestaction wind"), "here chance stands in"
    session.answer("play wind 1")
    session.answer("play roll 1")
    assert session.answer("go level expert") == ["error atoll has no level 'expert'; it has gull, petrel"]
    (thought,) = [line.split() for line in session.answer("go")[:-2]][-1:]
    assert int(thought[2]) > len(session.answer("legal")), "petrel searches, gull looks at each action once"


# The command line, in processes of its own


def test_the_command_line_plays_it(tmp_path: Path, game: Game) -> None:
    record, picture = tmp_path / "game.txt", tmp_path / "game.svg"
    assert "presets of atoll:" in succeed("rules", "atoll")
    succeed("new", "atoll", "players=3", "seed=2", "-o", str(record))
    assert "The lagoon is full." in succeed("replay", str(record), "--log", "--svg", str(picture))
    assert ElementTree.parse(picture).getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert succeed("perft", "atoll", "3") == f"{perft(game.new({}, 1), 3)}\n" == "210\n"
    for search in ((), ("--search",)):
        figures = json.loads(succeed("bench", "atoll", "--games", "3", "--json", *search))
        assert (figures["game"], figures["games"]) == ("atoll", 3)
        assert figures["games_per_second"] > 0
    analysed = json.loads(succeed("analyse", str(record), "--player", "search:10", "--json", "-"))
    assert analysed["game"] == "atoll"
    assert "there is no game 'chess'; there are taluva and volcanique and atoll" in fail("new", "chess")


def test_the_arena_plays_it_in_several_processes_and_with_programs() -> None:
    program = f"cmd:{sys.executable} -m surtsey engine"
    said = succeed("arena", "atoll", "greedy", "search:10", program, "players=3", "--games", "6", "--processes", "2")
    for name in ("greedy", "search:10", "engine"):
        assert name in said


# What goes wrong with packages


def write_package(folder: Path, name: str, entries: str, **modules: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(entries)
    for module, text in modules.items():
        (folder / f"{module}.py").write_text(text)


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which packages are found, before any was looked for."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def rediscover() -> list[str]:
    plugins.entries.cache_clear()
    plugins.load.cache_clear()
    return game_names()


def test_a_package_that_is_broken_harms_no_other_game(packages: Path) -> None:
    write_package(packages, "wreck", "[surtsey.games]\nwreck = wreck_of_it:BUNDLE\n", wreck_of_it="1 / 0")
    assert rediscover() == ["taluva", "volcanique", "atoll", "wreck"]
    assert game_named("taluva").name == "taluva"
    with pytest.raises(SurtseyError, match="'wreck' cannot be loaded from wreck_of_it:BUNDLE: division by zero"):
        game_named("wreck")
    assert [bundle.game.name for bundle in bundles()] == ["taluva", "volcanique", "atoll"]
    assert "expert" in player_names()
    with pytest.raises(SurtseyError, match=r"^there is no player 'captain'; there are random, greedy, search"):
        make_player("captain", 1)
    assert [line for line in Session().answer("surtsey") if line.startswith(("game ", "rules "))] == [
        "game taluva",
        "game volcanique",
        "game atoll",
        "rules taluva 1",
        "rules volcanique 2",
        "rules atoll 1",
    ]
    assert [game.name for game in asyncio.run(catalogue()).games] == ["taluva", "volcanique", "atoll"]


def test_two_packages_cannot_bring_the_same_game(packages: Path) -> None:
    write_package(packages, "forgery", "[surtsey.games]\ntaluva = forged:BUNDLE\n")
    assert rediscover() == ["taluva", "volcanique", "atoll"]
    with pytest.raises(SurtseyError, match=r"several packages bring a 'taluva': .*BUNDLE and forged:BUNDLE"):
        game_named("taluva")


def test_an_entry_point_has_to_yield_a_bundle_of_its_name(packages: Path) -> None:
    write_package(packages, "reef", "[surtsey.games]\nreef = atoll.bundle:BUNDLE\nrock = atoll:ATOLL\n")
    rediscover()
    with pytest.raises(SurtseyError, match="the entry point 'reef' yields the game 'atoll'"):
        game_named("reef")
    with pytest.raises(SurtseyError, match="the entry point 'rock' yields no bundle"):
        game_named("rock")


def test_a_package_can_bring_a_player(packages: Path, game: Game) -> None:
    code = """
        from surtsey.players.kinds import Kind
        from surtsey.players.random import RandomPlayer
        KIND = Kind(lambda seed, limits, name: RandomPlayer(seed))
    """
    write_package(packages, "dice", "[surtsey.players]\ndice = diced:KIND\n", diced=dedent(code))
    rediscover()
    assert "dice" in player_names()
    assert "dice" in succeed_in(packages, "arena", "atoll", "dice", "greedy", "--games", "2")
    with pytest.raises(SurtseyError, match="dice takes no limits"):
        make_player("dice:5", 1)


def succeed_in(folder: Path, *arguments: str) -> str:
    """What the command line says where the packages of a folder are found too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([os.environ["PYTHONPATH"], str(folder)]))
        return succeed(*arguments)
