"""What holds in every game, whatever is played."""

import copy
import os
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surtsey import records
from surtsey.chance import Chance
from surtsey.game import Event, IllegalAction
from surtsey.hexes import neighbour, place_of
from surtsey.records import Record
from surtsey.taluva import TALUVA, Action, Rules, State
from surtsey.taluva.actions import EXPAND, HUT, TILE, action_id, parse
from surtsey.taluva.describing import describe, laid_tiles, land_fields
from surtsey.taluva.playouts import finish
from surtsey.taluva.tiles import COUNTS
from tests.taluva.games import VARIANTS, played, rules, seeds, states

SOURCES = Path(__file__).parents[2] / "src"


def seen(state: State) -> object:
    """Everything that can be seen of a state."""
    return describe(state.observe(0))


def fields_around(state: State) -> list[tuple[int, int]]:
    """All fields that an action could name with any sense, and some beyond."""
    land = [(field["q"], field["r"]) for field in land_fields(state.island)] or [(0, 0)]
    qs, rs = [q for q, _ in land], [r for _, r in land]
    return [(q, r) for q in range(min(qs) - 3, max(qs) + 4) for r in range(min(rs) - 3, max(rs) + 4)]


def actions_around(state: State) -> list[Action]:
    places = [place_of(q, r) for q, r in fields_around(state)]
    ids = [action_id(TILE, place, facing) for place in places for facing in range(6)]
    ids += [action_id(kind, place, 0) for place in places for kind in range(HUT, EXPAND)]
    ids += [action_id(EXPAND, place, terrain) for place in places for terrain in range(1, 6)]
    return [Action(id) for id in ids] + [parse(f"draw {kind}") for kind in COUNTS]


@given(states)
def test_legal_is_exactly_what_explain_does_not_forbid(state: State) -> None:
    allowed = {str(state.parse(str(action))) for action in actions_around(state) if state.explain(action) is None}
    assert allowed == {str(action) for action in state.legal()}


@given(states)
def test_every_problem_is_a_sentence(state: State) -> None:
    for action in actions_around(state)[::7]:
        problem = state.explain(action)
        if problem is not None:
            assert str(problem).endswith(".")
            assert "{" not in str(problem)
            assert problem.json()["code"] == problem.code


@given(states)
def test_illegal_actions_change_nothing(state: State) -> None:
    before = seen(state)
    for action in actions_around(state)[::11]:
        problem = state.explain(action)
        if problem is not None:
            with pytest.raises(IllegalAction) as error:
                state.play(action)
            assert error.value.problem == problem
    assert seen(state) == before


@given(states)
def test_legal_actions_are_listed_in_order_of_their_ids(state: State) -> None:
    ids = [action.id for action in state.legal()]
    assert ids == sorted(set(ids))
    assert ids == sorted(state.moves())


@given(states)
def test_action_text_and_id_round_trip(state: State) -> None:
    for action in state.legal():
        assert parse(str(action)) == action
        assert parse(f"  {str(action).replace(' ', '   ')} ") == action
        assert Action(action.id) == action


@given(states)
def test_facing_another_way_is_the_same_as_covering_two_tiles(state: State) -> None:
    """On three fields of one level, volcano on volcano: the two wordings of the rulebooks agree."""
    top = {}
    for number, tile in enumerate(laid_tiles(state)):
        volcano = tile["q"], tile["r"]
        for each in (volcano, neighbour(volcano, tile["facing"]), neighbour(volcano, tile["facing"] + 1)):
            top[each] = number
    land = {(field["q"], field["r"]): field for field in land_fields(state.island)}
    for where, field in land.items():
        for facing in range(6):
            covered = [where, neighbour(where, facing), neighbour(where, facing + 1)]
            flat = all(each in land and land[each]["level"] == field["level"] for each in covered)
            if field["terrain"] == "volcano" and flat:
                assert (facing != field["facing"]) == (len({top[each] for each in covered}) >= 2)


@given(rules, seeds)
def test_undo_to_the_root_after_every_action(rules: Rules, seed: int) -> None:
    state = State.new(rules, seed)
    root = seen(state)
    chance = Chance(seed // 2)
    played: list[Action] = []
    while legal := state.legal():
        before = seen(state)
        action = legal[chance.below(len(legal))]
        state.play(action)
        after = seen(state)
        state.undo()
        assert seen(state) == before
        state.play(action)
        assert seen(state) == after
        played.append(action)
        state.undo(len(played))
        assert seen(state) == root
        for each in played:
            state.step(each.id)
        assert seen(state) == after


@given(states)
def test_undo_brings_the_same_tile_again(state: State) -> None:
    drawn = state.seen
    decisions = [moment.action for moment in state.history() if not moment.chance]
    state.undo(len(decisions))
    assert state.seen == drawn[:1]
    for action in decisions:
        state.play(action)
    assert state.seen == drawn


@given(rules, seeds)
def test_undo_where_chance_is_given(rules: Rules, seed: int) -> None:
    """Draws are taken back like any other action, and another tile may come instead."""
    state = State.given(rules)
    chance = Chance(seed)
    looks = [seen(state)]
    while legal := state.legal():
        state.play(legal[chance.below(len(legal))])
        state.undo()
        assert seen(state) == looks[-1]
        state.play(legal[chance.below(len(legal))])
        looks.append(seen(state))
    for look in reversed(looks[:-1]):
        state.undo()
        assert seen(state) == look


@given(states, seeds)
def test_a_copy_is_independent(state: State, seed: int) -> None:
    before, twin = seen(state), state.copy()
    finish(twin, Chance(seed))
    assert seen(state) == before
    assert twin.decision is None


@given(states)
def test_preview_tells_what_play_tells_but_for_the_next_tile(state: State) -> None:
    before = seen(state)
    for action in state.legal()[::17]:
        told: list[Event] = [event for event in state.copy().play(action) if event.code != "tile.drawn"]
        assert state.preview(action) == told
    assert seen(state) == before


@given(states, seeds)
def test_an_observation_shows_nothing_that_is_hidden(state: State, seed: int) -> None:
    """Two games that differ only in the order of the stack look the same, in every form, and sample the same."""
    other = state.observe(0).sample(seed)
    for seat in range(state.rules.players):
        one, two = state.observe(seat), other.observe(seat)
        assert describe(one) == describe(two)
        assert TALUVA.position(one.view) == TALUVA.position(two.view) == TALUVA.position(state)
        assert len(one.view.stack) == state.drawn
        assert one.view.seed is None
        assert one.view.history() == two.view.history() == []
        assert one.sample(5).stack == two.sample(5).stack
    assert [str(action) for action in state.legal()] == [str(action) for action in other.legal()]


@given(states, seeds)
def test_a_sample_is_a_game_that_could_be(state: State, seed: int) -> None:
    sample = state.observe(0).sample(seed)
    assert seen(sample) == seen(state)
    assert len(sample.stack) == state.rules.tiles
    finish(sample, Chance(seed))
    assert not Counter(sample.seen) - Counter(COUNTS)


@given(states)
def test_position_round_trip(state: State) -> None:
    line = TALUVA.position(state)
    again = TALUVA.resume(line, None)
    assert "\n" not in line
    assert TALUVA.position(again) == line
    assert seen(again) == seen(state)
    assert again.legal() == state.legal()


@given(states, seeds)
def test_play_goes_on_from_a_position(state: State, seed: int) -> None:
    again = TALUVA.resume(TALUVA.position(state), seed)
    finish(again, Chance(seed))
    record = records.read(str(Record(TALUVA, again)))
    assert record.state.places() == again.places()
    assert str(record) == str(Record(TALUVA, again))


@given(states)
def test_record_round_trip(state: State) -> None:
    text = str(Record(TALUVA, state, names={0: 'Ada "the hut"', 1: "B\\"}, date="2026-11-15"))
    record = records.read(text)
    assert str(record) == text
    assert record.game.describe(record.state.observe(0)) == seen(state)
    assert record.names == {0: 'Ada "the hut"', 1: "B\\"}


@given(rules, seeds)
def test_pieces_are_in_the_supply_on_the_island_or_covered(rules: Rules, seed: int) -> None:
    state = State.new(rules, seed)
    chance = Chance(seed // 2)
    lost: Counter[int] = Counter()
    while legal := state.legal():
        for event in state.play(legal[chance.below(len(legal))]):
            if event.code == "huts.lost":
                lost[event.params["seat"]] += event.params["count"]
        standing: Counter[tuple[int, str]] = Counter()
        for field in land_fields(state.island):
            if field["owner"] is not None:
                standing[field["owner"], field["piece"]] += field["count"]
        for seat in range(rules.players):
            huts, temples, towers = state.supply_of(seat)
            assert huts + standing[seat, "hut"] + lost[seat] == rules.huts
            assert temples + standing[seat, "temple"] == rules.temples
            assert towers + standing[seat, "tower"] == rules.towers


@given(rules, seeds)
def test_every_game_ends_with_a_place_for_every_seat(rules: Rules, seed: int) -> None:
    state = State.new(rules, seed)
    finish(state, Chance(seed // 2))
    places = state.places()
    assert places is not None
    assert len(places) == rules.players
    assert sorted(places)[0] == 1
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    assert state.legal() == []
    assert len(state.laid) <= rules.tiles


@given(rules, seeds)
def test_same_seed_same_game(rules: Rules, seed: int) -> None:
    assert str(Record(TALUVA, played(rules, seed, 200))) == str(Record(TALUVA, played(rules, seed, 200)))


@given(rules, seeds)
def test_given_chance_plays_the_same_game(rules: Rules, seed: int) -> None:
    """Told the draws of a game, a state in which chance is given goes the same way."""
    own = played(rules, seed, 200)
    told = State.given(rules)
    for moment in own.history():
        decision = told.decision
        assert decision is not None
        assert decision.chance == moment.chance
        assert moment.action in told.legal()
        told.play(moment.action)
    assert seen(told) == seen(own)


@given(states)
def test_what_is_said_in_json_is_plain_data(state: State) -> None:
    import json

    data = describe(state.observe(0))
    assert json.loads(json.dumps(data)) == data


@given(st.integers(0, 5), st.sampled_from([32, 40, 48]))
def test_an_island_may_grow_long(facing: int, tiles: int) -> None:
    """Tiles laid in a straight line go beyond the first, small list of fields, and the second."""
    state = State.new(Rules(tiles=tiles), 1)
    state.play(f"tile 0,0 {facing}")
    far = (0, 0)
    while state.decision is not None:
        if state.decision.kind == "build":
            state.play(state.legal()[0])
        else:
            far = neighbour(neighbour(far, facing), facing)
            state.play(f"tile {far[0]},{far[1]} {facing}")
            allowed = [action for action in actions_near(far) if state.copy().explain(action) is None]
            assert set(allowed) <= set(state.legal())
    record = Record(TALUVA, state)
    assert str(records.read(str(record))) == str(record)


def actions_near(field: tuple[int, int]) -> list[Action]:
    return [parse(f"hut {field[0] + dq},{field[1] + dr}") for dq in (-1, 0, 1) for dr in (-1, 0, 1)]


GAMES_FOR_BOTH = """
import hashlib
from surtsey.records import Record
from surtsey.taluva import TALUVA, Rules
from tests.taluva.games import VARIANTS, played
for options in VARIANTS.values():
    for seed in range(3):
        state = played(Rules.from_options(options), seed, 200)
        print(hashlib.sha256(str(Record(TALUVA, state)).encode()).hexdigest())
"""


def test_compiled_and_interpreted_play_the_same_games() -> None:
    def games(**environment: str) -> list[str]:
        plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        run = subprocess.run(
            [sys.executable, "-c", GAMES_FOR_BOTH],
            env={**plain, **environment},
            cwd=SOURCES.parent,
            check=True,
            capture_output=True,
            text=True,
        )
        return run.stdout.split()

    interpreted, installed = games(PYTHONPATH=str(SOURCES)), games()
    assert len(installed) == 3 * len(VARIANTS)
    assert interpreted == installed


@given(states)
def test_states_can_be_sent_to_another_process(state: State) -> None:
    """Rules, actions, states and observations are pickled, and deep copies are copies."""
    again = pickle.loads(pickle.dumps(state))
    assert str(Record(TALUVA, again)) == str(Record(TALUVA, state))
    assert again.stack == state.stack
    assert seen(again) == seen(state) == seen(copy.deepcopy(state)) == seen(copy.copy(state))
    assert pickle.loads(pickle.dumps(state.legal())) == state.legal()
    assert pickle.loads(pickle.dumps(state.rules)) == state.rules
    observation = pickle.loads(pickle.dumps(state.observe(1)))
    assert describe(observation) == describe(state.observe(1))
    finish(again, Chance(1))
    assert seen(again) != seen(state) or state.decision is None
