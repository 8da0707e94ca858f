"""What holds in each of our games, whatever is played and by whatever options."""

import copy
import hashlib
import json
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surtsey import records
from surtsey.chance import Chance
from surtsey.game import Game, Rules, State
from surtsey.games import bundle_named
from surtsey.records import Record
from tests.pictures import SVG
from tests.taluva import games as taluva
from tests.volcanique import games as volcanique

SOURCES = Path(__file__).parents[1] / "src"


class Games(Protocol):
    """What a game's own `games.py` has for these tests."""

    @property
    def GAME(self) -> Game: ...  # noqa: N802

    @property
    def SAME_ON_BOTH(self) -> Sequence[Mapping[str, str]]:  # noqa: N802
        """Options of the games that compiled and interpreted sources play alike."""

    @property
    def rules(self) -> st.SearchStrategy[Any]: ...

    @property
    def states(self) -> st.SearchStrategy[Any]: ...

    def played(self, rules: Any, seed: int, decisions: int) -> Any: ...
    def some_move(self, state: Any, chance: Chance) -> int: ...
    def everything(self, state: Any) -> object: ...


OURS: dict[str, Games] = {"taluva": taluva, "volcanique": volcanique}

for_every_game = pytest.mark.parametrize("games", OURS.values(), ids=OURS.keys())
seeds = st.integers(0, 2**32)


def seen(games: Games, state: State, seat: int = 0) -> Mapping[str, Any]:
    """All that a seat can see of a state."""
    return games.GAME.describe(state.observe(seat))


def finish(games: Games, state: State, seed: int) -> None:
    bundle_named(games.GAME.name).benchmark.finish(state, Chance(seed, 1))


def new(games: Games, rules: Rules, seed: int | None) -> State:
    return games.GAME.new(rules.options(), seed)


@for_every_game
@given(st.data())
def test_legal_actions_are_listed_in_order_of_their_ids(games: Games, data: st.DataObject) -> None:
    state = data.draw(games.states)
    ids = [action.id for action in state.legal()]
    assert ids == sorted(set(ids))
    assert ids == sorted(state.moves())


@for_every_game
@given(st.data())
def test_action_text_and_id_round_trip(games: Games, data: st.DataObject) -> None:
    state = data.draw(games.states)
    for action in state.legal():
        assert games.GAME.parse(str(action)) == action
        assert state.parse(f"  {str(action).replace(' ', '   ')} ") == action
        assert type(action)(action.id) == action


@for_every_game
@given(st.data(), seeds)
def test_every_event_is_a_sentence(games: Games, data: st.DataObject, seed: int) -> None:
    state, chance = new(games, data.draw(games.rules), seed), Chance(seed, 1)
    for _ in range(120):
        if state.decision is None:
            break
        move = games.some_move(state, chance)
        for event in state.play(next(action for action in state.legal() if action.id == move)):
            assert str(event).endswith(".")
            assert "{" not in str(event)
            assert event.json()["code"] == event.code


@for_every_game
@given(st.data(), seeds)
def test_undo_to_the_root(games: Games, data: st.DataObject, seed: int) -> None:
    state, chance = new(games, data.draw(games.rules), seed), Chance(seed, 1)
    looks = [games.everything(state)]
    while state.decision is not None and len(looks) <= 60:
        state.step(games.some_move(state, chance))
        looks.append(games.everything(state))
    state.undo()
    assert games.everything(state) == looks[-2]
    state.undo(len(looks) - 2)
    assert games.everything(state) == looks[0]


@for_every_game
@given(st.data(), seeds)
def test_undo_brings_the_same_chance_again(games: Games, data: st.DataObject, seed: int) -> None:
    state = games.played(data.draw(games.rules), seed, 150)
    told = [moment.action for moment in state.history()]
    decisions = [moment.action for moment in state.history() if not moment.chance]
    back = min(40, len(decisions))
    state.undo(back)
    for action in decisions[len(decisions) - back :]:
        state.play(action)
    assert [moment.action for moment in state.history()] == told


@for_every_game
@given(st.data(), seeds)
def test_history_since_an_earlier_state_is_the_rest_of_it(games: Games, data: st.DataObject, seed: int) -> None:
    state, chance = new(games, data.draw(games.rules), seed), Chance(seed, 1)
    earlier = [state.copy()]
    while state.decision is not None and len(earlier) < 40:
        state.step(games.some_move(state, chance))
        earlier.append(state.copy())
    whole = state.history()
    for before in earlier:
        assert state.history(before) == whole[len(before.history()) :]


@for_every_game
@given(st.data(), seeds)
def test_what_chance_brought_is_taken_back_where_it_is_given(games: Games, data: st.DataObject, seed: int) -> None:
    """Draws and dice are taken back like any other action, and something else may come instead."""
    state, chance = new(games, data.draw(games.rules), None), Chance(seed, 1)
    looks = [games.everything(state)]
    while (legal := state.legal()) and len(looks) < 40:
        state.play(legal[chance.below(len(legal))])
        state.undo()
        assert games.everything(state) == looks[-1]
        state.play(legal[chance.below(len(legal))])
        looks.append(games.everything(state))
    for look in reversed(looks[:-1]):
        state.undo()
        assert games.everything(state) == look


@for_every_game
@given(st.data(), seeds)
def test_a_copy_is_independent(games: Games, data: st.DataObject, seed: int) -> None:
    state = data.draw(games.states)
    before, twin = games.everything(state), state.copy()
    finish(games, twin, seed)
    assert games.everything(state) == before
    assert twin.decision is None


@for_every_game
@given(st.data(), seeds)
def test_states_can_be_sent_to_another_process(games: Games, data: st.DataObject, seed: int) -> None:
    """Rules, actions, states and observations are pickled, and play goes on the same; deep copies are copies."""
    state = data.draw(games.states)
    before, record = games.everything(state), str(Record(games.GAME, state))
    twins = [pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)]
    for twin in twins:
        assert games.everything(twin) == before
        assert str(Record(games.GAME, twin)) == record
        finish(games, twin, seed)
    assert games.everything(state) == before
    assert len({str(Record(games.GAME, twin)) for twin in twins}) == 1
    assert pickle.loads(pickle.dumps(state.legal())) == state.legal()
    assert pickle.loads(pickle.dumps(state.rules)) == state.rules
    observation = pickle.loads(pickle.dumps(state.observe(1)))
    assert games.GAME.describe(observation) == seen(games, state, 1)


@for_every_game
@given(st.data())
def test_preview_tells_the_beginning_of_what_play_tells(games: Games, data: st.DataObject) -> None:
    state = data.draw(games.states)
    before = games.everything(state)
    for action in state.legal()[::7]:
        foreseen = state.preview(action)
        assert state.copy().play(action)[: len(foreseen)] == foreseen
    assert games.everything(state) == before


@for_every_game
@given(st.data(), seeds)
def test_an_observation_shows_nothing_that_is_hidden(games: Games, data: st.DataObject, seed: int) -> None:
    """Two games that differ only in what a seat may not see look the same to it, and sample the same."""
    state = data.draw(games.states)
    for seat in range(state.rules.players):
        one = state.observe(seat)
        two = one.sample(seed).observe(seat)
        if one.view.decision is not None and one.view.decision.chance:
            continue  # a die that lies hidden in the state is rolled anew in the sample
        assert games.GAME.describe(one) == games.GAME.describe(two)
        assert games.GAME.position(one.view) == games.GAME.position(two.view)
        assert one.view.legal() == two.view.legal()
        assert one.view.seed is None
        assert one.view.history() == two.view.history() == []
        assert games.everything(one.sample(5)) == games.everything(two.sample(5))


@for_every_game
@given(st.data(), seeds)
def test_a_sample_is_a_game_that_could_be(games: Games, data: st.DataObject, seed: int) -> None:
    state = data.draw(games.states)
    for seat in range(state.rules.players):
        sample = state.observe(seat).sample(seed)
        assert seen(games, sample, seat) == seen(games, state, seat)
        finish(games, sample, seed)


@for_every_game
@given(st.data())
def test_position_round_trip(games: Games, data: st.DataObject) -> None:
    state = data.draw(games.states)
    line = games.GAME.position(state)
    again = games.GAME.resume(line, None)
    assert "\n" not in line
    assert games.GAME.position(again) == line


@for_every_game
@given(st.data(), seeds)
def test_play_goes_on_from_a_position(games: Games, data: st.DataObject, seed: int) -> None:
    again = games.GAME.resume(games.GAME.position(data.draw(games.states)), seed)
    finish(games, again, seed)
    text = str(Record(games.GAME, again))
    record = records.read(text)
    assert record.state.places() == again.places()
    assert str(record) == text


@for_every_game
@given(st.data())
def test_record_round_trip(games: Games, data: st.DataObject) -> None:
    state = data.draw(games.states)
    names = {0: 'Ada "the hut"', 1: "B\\"}
    text = str(Record(games.GAME, state, names=names, date="2026-11-15"))
    record = records.read(text)
    assert str(record) == text
    assert games.GAME.position(record.state) == games.GAME.position(state)
    assert record.names == names


@for_every_game
@given(st.data(), seeds)
def test_every_game_ends_with_a_place_for_every_seat(games: Games, data: st.DataObject, seed: int) -> None:
    state = new(games, data.draw(games.rules), seed)
    finish(games, state, seed)
    places = state.places()
    assert places is not None
    assert len(places) == state.rules.players
    assert min(places) == 1
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    assert state.legal() == []


@for_every_game
@given(st.data(), seeds)
def test_same_seed_same_game(games: Games, data: st.DataObject, seed: int) -> None:
    rules = data.draw(games.rules)
    one, two = games.played(rules, seed, 300), games.played(rules, seed, 300)
    assert str(Record(games.GAME, one)) == str(Record(games.GAME, two))


@for_every_game
@given(st.data(), seeds)
def test_given_chance_plays_the_same_game(games: Games, data: st.DataObject, seed: int) -> None:
    """Told the draws and dice of a game, a state in which chance is given goes the same way."""
    rules = data.draw(games.rules)
    own, told = games.played(rules, seed, 200), new(games, rules, None)
    for moment in own.history():
        decision = told.decision
        assert decision is not None
        assert decision.chance == moment.chance
        assert moment.action in told.legal()
        told.play(moment.action)
    if own.decision is None or not own.decision.chance:
        assert games.GAME.position(told) == games.GAME.position(own)


@for_every_game
@given(st.data())
def test_what_is_said_in_json_is_plain_data(games: Games, data: st.DataObject) -> None:
    told = seen(games, data.draw(games.states))
    assert json.loads(json.dumps(told)) == told


@for_every_game
@given(st.data())
def test_every_position_makes_a_picture_that_stands_alone(games: Games, data: st.DataObject) -> None:
    text = games.GAME.svg(data.draw(games.states))
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert {"viewBox", "width", "height"} <= root.attrib.keys()
    assert [element.tag for element in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "title", "desc", "defs", "pattern", "g", "path", "use", "rect", "circle", "ellipse", "text"}
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    links = {element.attrib["href"] for element in root.iter() if "href" in element.attrib}
    assert links <= {f"#{id}" for id in ids}
    assert text.count("http") == 1, "the name space, and no other address"
    assert not re.search(r"\d\.\d{3}|nan|inf\b|None", text)


def digests(name: str) -> list[str]:
    """What comes of some games of a game, whichever sources this process runs."""
    games = OURS[name]
    records = [Record(games.GAME, games.played(games.GAME.rules(options), 7, 1500)) for options in games.SAME_ON_BOTH]
    return [hashlib.sha256(str(record).encode()).hexdigest() for record in records]


@pytest.mark.parametrize("name", OURS)
def test_compiled_and_interpreted_play_the_same_games(name: str) -> None:
    def elsewhere(**environment: str) -> list[str]:
        plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        code = f"from tests.test_every_game import digests\nprint(*digests({name!r}))"
        run = subprocess.run(
            [sys.executable, "-c", code],
            env={**plain, **environment},
            cwd=SOURCES.parent,
            check=True,
            capture_output=True,
            text=True,
        )
        return run.stdout.split()

    installed = elsewhere()
    assert len(installed) == len(OURS[name].SAME_ON_BOTH) > 10
    assert elsewhere(PYTHONPATH=str(SOURCES)) == installed
