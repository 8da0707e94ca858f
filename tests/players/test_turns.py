"""Whole turns compared: the ways through a turn, and the search among them."""

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import PLAYERS, Chance
from surtsey.compiled import is_compiled
from surtsey.games import game_named
from surtsey.players.lookahead import play_on, ways
from surtsey.players.models import model_of
from surtsey.players.player import Budget
from surtsey.players.search import SearchPlayer
from surtsey.players.tree import Settings
from surtsey.players.turns import AGREEMENT, ENOUGH, Turns
from surtsey.players.volcanique import VolcaniqueModel, model
from surtsey.volcanique.state import State
from tests.volcanique.boards import at

WIDE = 24 if is_compiled() else 3
ENDLESS = 1 << 60

ISLANDS = """
           D0  D   D   D       D1  D   D   D
    0,0:  D  1  D D  1  M  .  M  1  D D  1  D
           D   D   M0  M       M1  M   D   D
    seat 0: DDM
    seat 1: DDM
"""
WEALTHY = """
           D0  D   D   D       D1  D   D   D
    0,0:  D  1  D D  1  M  .  M  1  D D  1  D
           D   D   M0  M       M1  M   D   D
    seat 0: DDDMMM
    seat 1: DDM
"""


def world(state: State, seed: int = 1) -> VolcaniqueModel:
    return model(state.observe(0), Chance(seed, PLAYERS))


def begun(state: State, seed: int = 1, width: int = WIDE) -> Turns:
    return Turns(world(state, seed), Settings(ways=width), Chance(seed, PLAYERS))


def test_ways_lead_through_the_turn_by_legal_actions() -> None:
    start = world(at(ISLANDS, "buy"))
    values = vec[float]([0.0, 0.0])
    found = ways(start, WIDE, values)
    assert found
    for way in found:
        there = start.copy()
        for action in way.actions():
            assert action in list(there.moves())
            there.step(action)
        assert there.key() == way.world.key()
        assert there.is_quiet() or there.actor() < 0
        there.values(values)
        assert values[0] == way.worth


def test_the_best_way_comes_first_and_none_comes_twice() -> None:
    found = ways(world(at(ISLANDS, "buy")), WIDE, vec[float]([0.0, 0.0]))
    assert [way.worth for way in found] == sorted((way.worth for way in found), reverse=True)
    assert len({int(way.world.key()) for way in found}) == len(found)


def test_more_ways_find_no_worse_a_turn_than_single_steps() -> None:
    start = world(at(ISLANDS, "buy"))
    values = vec[float]([0.0, 0.0])
    play_on(start.copy(), values)
    alone = values[0]
    assert ways(start, WIDE, values)[0].worth >= alone


def test_every_action_is_judged_in_every_world() -> None:
    turns = begun(at(WEALTHY, "buy"))
    turns.run(3, ENDLESS)
    assert turns.simulations == 3
    assert set(turns.root.counts) == {3}
    for index in range(len(turns.root.ids)):
        assert sum(turns.expected(index)) > 0.999
        assert abs(turns.expected(index)[0] - turns.root.value(index)) < 1e-9


def test_worlds_that_agree_are_enough() -> None:
    """Where chance has no say, all worlds are alike."""
    turns = begun(at(ISLANDS, "sacrifice"))
    assert not turns.run(100, ENDLESS)
    assert turns.simulations == AGREEMENT


def test_a_single_action_needs_no_thought() -> None:
    state = at(ISLANDS, "move")
    turns = begun(state)
    turns.root.enlist(vec[i64](list(turns.root.ids)[:1]))
    assert not turns.run(5, ENDLESS)
    assert turns.simulations == 0
    assert sum(turns.expected(0)) > 0.999  # and yet it is worth something


def test_worlds_that_disagree_are_not_asked_for_ever() -> None:
    turns = begun(at(WEALTHY, "buy"), width=1)
    turns.agreed = False
    assert not turns.run(ENOUGH + 1, ENDLESS)
    assert turns.simulations == ENOUGH


def test_the_same_seed_thinks_the_same() -> None:
    one, same = begun(at(WEALTHY, "buy")), begun(at(WEALTHY, "buy"))
    one.run(2, ENDLESS)
    same.run(1, ENDLESS)
    same.run(1, ENDLESS)
    assert list(one.root.sums) == list(same.root.sums)
    assert list(one.line(12)) == list(same.line(12))


def test_the_line_begins_with_the_best_action() -> None:
    turns = begun(at(ISLANDS, "buy"))
    turns.run(1, ENDLESS)
    assert turns.line(12)[0] == turns.root.ids[turns.root.best()]
    assert len(turns.line(2)) <= 2


def test_without_time_it_takes_what_looks_best_at_a_glance() -> None:
    turns = begun(at(ISLANDS, "buy"))
    hopes = list(turns.root.hopes)
    assert hopes[turns.root.best()] == max(hopes)


def test_volcanique_is_searched_by_turns_and_taluva_by_a_tree() -> None:
    for name, long in (("volcanique", True), ("taluva", False)):
        state = game_named(name).new({}, 1)
        assert state.decision is not None
        seat = state.decision.seat
        assert model_of(state.observe(seat), Chance(1)).has_long_turns() is long
        thought = SearchPlayer(1, Budget(simulations=1), Settings(ways=2)).choose(state.observe(seat))
        assert thought.action in list(state.legal())
