"""What holds in every game of Taluva; `tests/test_every_game.py` has what holds in other games too."""

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
from tests.taluva.games import rules, seeds, states

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


@given(states)
def test_preview_tells_what_play_tells_but_for_the_next_tile(state: State) -> None:
    before = seen(state)
    for action in state.legal()[::17]:
        told: list[Event] = [event for event in state.copy().play(action) if event.code != "tile.drawn"]
        assert state.preview(action) == told
    assert seen(state) == before


@given(states, seeds)
def test_a_sample_draws_only_tiles_that_there_are(state: State, seed: int) -> None:
    sample = state.observe(0).sample(seed)
    assert len(sample.stack) == state.rules.tiles
    finish(sample, Chance(seed))
    assert not Counter(sample.seen) - Counter(COUNTS)


@given(states)
def test_a_position_has_all_that_can_be_seen(state: State) -> None:
    again = TALUVA.resume(TALUVA.position(state), None)
    assert seen(again) == seen(state)
    assert again.legal() == state.legal()


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
