"""Whole turns compared: the ways through a turn, and the search among them."""

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import PLAYERS, Chance
from surtsey.compiled import is_compiled
from surtsey.games import game_named
from surtsey.players.lookahead import answered, play_on, ways
from surtsey.players.models import model_of
from surtsey.players.player import Budget
from surtsey.players.search import SearchPlayer
from surtsey.players.tree import Settings
from surtsey.players.turns import Turns
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
        for step in way.steps():
            assert step.action in list(there.moves())
            there.step(step.action)
            assert there.key() == step.world.key()
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


def test_all_the_others_answer_before_a_plan_is_judged() -> None:
    """Seat 0 does nothing; then seat 1 has had its turn, and it is the turn of seat 0 again."""
    start = world(at(ISLANDS, "sacrifice"))
    values = vec[float]([0.0, 0.0])
    before = start.state.turn
    assert not answered(start, values)
    assert start.is_quiet()
    assert start.actor() == 0
    assert start.state.turn == before + 2
    assert abs(sum(values) - 1.0) < 1e-9


def test_without_chance_every_plan_is_tried_once() -> None:
    turns = begun(at(ISLANDS, "sacrifice"))
    assert not turns.run(1000, ENDLESS)
    assert not turns.chancy
    assert turns.simulations == len(turns.plans)
    assert {int(plan.tries) for plan in turns.plans} == {1}


def test_with_chance_plans_that_do_well_are_tried_again() -> None:
    turns = begun(at(WEALTHY, "buy"), width=12)
    assert turns.run(len(turns.plans) + 10, ENDLESS)
    assert turns.chancy
    assert sum(int(plan.tries) for plan in turns.plans) == turns.simulations == len(turns.plans) + 10
    most = max(turns.plans, key=lambda plan: int(plan.tries))
    assert most.mean(0) >= max(plan.mean(0) for plan in turns.plans) - 0.1


def test_an_action_is_worth_what_the_best_plan_that_begins_with_it_is() -> None:
    turns = begun(at(ISLANDS, "buy"))
    turns.run(1000, 1000)
    for index, id in enumerate(turns.root.ids):
        plans = [plan for plan in turns.plans if plan.actions[0] == id and plan.tries]
        if plans:
            most = max(int(plan.tries) for plan in plans)
            assert turns.root.counts[index] == most
            assert turns.root.value(index) == max(plan.mean(0) for plan in plans if plan.tries == most)
            assert abs(turns.expected(index)[0] - turns.root.value(index)) < 1e-9
        assert abs(sum(turns.expected(index)) - 1.0) < 1e-9


def test_what_is_known_of_a_plan_stays_known_as_long_as_things_go_as_planned() -> None:
    turns = begun(at(ISLANDS, "buy"))
    turns.run(1000, 1000)
    first, second = list(turns.line(2))
    value = turns.root.value(turns.root.best())
    there = turns.world.copy()
    there.step(first)
    turns.go_to(there)
    assert turns.simulations == 0
    assert turns.root.ids[turns.root.best()] == second
    assert turns.root.value(turns.root.best()) == value


def test_what_was_not_planned_needs_new_plans() -> None:
    turns = begun(at(ISLANDS, "buy"))
    turns.run(1000, 1000)
    begins = {int(plan.actions[0]) for plan in turns.plans}
    other = begun(at(WEALTHY, "buy"), seed=2)
    turns.go_to(other.world)
    assert begins
    assert all(plan.tries == 0 for plan in turns.plans)
    assert all(plan.actions[0] in list(turns.root.ids) for plan in turns.plans)


def test_a_single_action_needs_no_thought() -> None:
    state = at(ISLANDS, "move")
    turns = begun(state)
    turns.root.enlist(vec[i64](list(turns.root.ids)[:1]))
    assert not turns.run(5, ENDLESS)
    assert turns.simulations == 0
    assert sum(turns.expected(0)) > 0.999  # and yet it is worth something


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
