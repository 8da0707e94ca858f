"""Whole turns compared: the ways through a turn, and the search among them."""

from librt.vecs import vec

from surtsey.chance import PLAYERS, Chance
from surtsey.compiled import is_compiled
from surtsey.games import game_named
from surtsey.players.lookahead import end_turn, glances, play_on, ways
from surtsey.players.models import model_of
from surtsey.players.player import Budget
from surtsey.players.search import SearchPlayer
from surtsey.players.tree import SearchSettings
from surtsey.players.turn_search import TurnNode, TurnSearch
from surtsey.players.volcanique import VolcaniqueModel, model
from surtsey.volcanique.state import State
from tests.volcanique.boards import at

WIDE = 4 if is_compiled() else 1
MANY = 60 if is_compiled() else 12
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


def begun(state: State, seed: int = 1, width: int = WIDE) -> TurnSearch:
    turns = TurnSearch(world(state, seed), SearchSettings(ways=width), Chance(seed, PLAYERS))
    look(turns)
    return turns


def look(turns: TurnSearch) -> None:
    while turns.look(1):
        pass
    turns.settle()


def positions(moment: TurnNode) -> list[TurnNode]:
    """All that a tree knows below a position."""
    found: list[TurnNode] = []
    for plan in moment.plans:
        for below in plan.next.values():
            found += [below, *positions(below)]
    return found


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


def test_ways_that_take_too_much_effort_are_few_but_whole() -> None:
    start = world(at(WEALTHY, "buy"))
    values = vec[float]([0.0, 0.0])
    everything = {int(way.world.key()) for way in ways(start, WIDE, values)}
    counts = []
    for effort in 1, 50, 100:
        found = ways(start, WIDE, values, effort)
        assert {int(way.world.key()) for way in found} <= everything
        assert all(way.world.is_quiet() or way.world.actor() < 0 for way in found)
        counts.append(len(found))
    assert counts[0] == 1
    assert counts == sorted(set(counts))
    assert counts[-1] < len(everything)


def test_ways_begin_with_the_most_hopeful_action() -> None:
    start = world(at(ISLANDS, "buy"))
    values = vec[float]([0.0, 0.0])
    hopes = glances(start, start.moves(), values)
    [way] = ways(start, WIDE, values, 1)
    assert hopes[list(start.moves()).index(way.steps()[0].action)] == max(hopes)


def test_a_turn_is_ended_as_the_judgement_likes_it() -> None:
    start = world(at(ISLANDS, "sacrifice"))
    before = start.state.turn
    ended = end_turn(start, vec[float]([0.0, 0.0]))
    assert isinstance(ended, VolcaniqueModel)
    assert ended.is_quiet()
    assert ended.actor() == 1
    assert ended.state.turn == before + 1
    assert start.state.turn == before


def test_every_simulation_adds_a_position_to_the_tree() -> None:
    turns = begun(at(ISLANDS, "sacrifice"))
    for number in range(1, 5):
        assert turns.run(1, ENDLESS)
        assert turns.simulations == turns.here.visits == sum(int(plan.tries) for plan in turns.here.plans) == number
        assert len(positions(turns.here)) == number


def test_when_time_is_up_no_simulation_follows() -> None:
    turns = begun(at(ISLANDS, "sacrifice"))
    assert turns.run(MANY, ENDLESS, 0.0)
    assert turns.simulations == 1


def test_plans_are_judged_by_what_the_others_answer() -> None:
    """The position that is added is one in which the next seat has a turn, with plans that suit it."""
    turns = begun(at(ISLANDS, "sacrifice"))
    turns.run(1, ENDLESS)
    [answer] = positions(turns.here)
    assert answer.seat == 1
    assert [plan.hope for plan in answer.plans] == sorted((plan.hope for plan in answer.plans), reverse=True)
    [tried] = [plan for plan in turns.here.plans if plan.tries]
    assert abs(tried.mean(1) - answer.plans[0].hope) < 1e-9
    assert abs(tried.mean(0) + tried.mean(1) - 1.0) < 1e-9


def test_plans_that_do_well_are_followed_further() -> None:
    turns = begun(at(WEALTHY, "buy"), width=1)
    turns.run(40 if is_compiled() else 12, ENDLESS)
    most = max(turns.here.plans, key=lambda plan: int(plan.tries))
    assert most.tries > 1
    assert any(plan.tries for moment in most.next.values() for plan in moment.plans)


def test_an_action_is_worth_what_the_best_plan_that_begins_with_it_is() -> None:
    turns = begun(at(ISLANDS, "buy"))
    turns.run(MANY, MANY)
    for index, id in enumerate(turns.root.ids):
        plans = [plan for plan in turns.here.plans if plan.actions[0] == id and plan.tries]
        if plans:
            most = max(int(plan.tries) for plan in plans)
            assert turns.root.counts[index] == most
            assert turns.root.value(index) == max(plan.mean(0) for plan in plans if plan.tries == most)
            assert abs(turns.expected(index)[0] - turns.root.value(index)) < 1e-9
        assert abs(sum(turns.expected(index)) - 1.0) < 1e-9


def test_what_is_known_of_a_plan_stays_known_as_long_as_things_go_as_planned() -> None:
    turns = begun(at(ISLANDS, "buy"))
    turns.run(MANY, MANY)
    first, second = list(turns.line(2))
    value = turns.root.value(turns.root.best())
    there = turns.world.copy()
    there.step(first)
    turns.go_to(there)
    assert turns.simulations == sum(int(plan.tries) for plan in turns.here.plans) > 0
    assert turns.root.ids[turns.root.best()] == second
    assert turns.root.value(turns.root.best()) == value


def test_what_was_not_planned_needs_new_plans() -> None:
    turns = begun(at(ISLANDS, "buy"))
    turns.run(MANY, MANY)
    begins = {int(plan.actions[0]) for plan in turns.here.plans}
    other = begun(at(WEALTHY, "buy"), seed=2)
    turns.go_to(other.world)
    look(turns)
    assert begins
    assert all(plan.tries == 0 for plan in turns.here.plans)
    assert all(plan.actions[0] in list(turns.root.ids) for plan in turns.here.plans)


def test_what_was_thought_of_the_others_stays_known_when_they_do_it() -> None:
    turns = begun(at(ISLANDS, "sacrifice"))
    turns.run(MANY, ENDLESS)
    plan, answer, reply = next(
        (plan, answer, reply)
        for plan in turns.here.plans
        for moment in plan.next.values()
        for answer in moment.plans
        for reply in answer.next.values()
    )
    there = turns.world.copy()
    for action in [*plan.actions, *answer.actions]:
        there.step(action)
    assert there.key() == reply.key
    assert there.actor() == 0
    tries = sum(int(plan.tries) for plan in reply.plans)
    turns.go_to(there)
    look(turns)
    assert turns.simulations == tries
    assert all(plan in turns.here.plans for plan in reply.plans if plan.tries)


def test_the_same_position_again_is_thought_about_further() -> None:
    turns = begun(at(ISLANDS, "sacrifice"))
    turns.run(2, ENDLESS)
    turns.go_to(turns.world.copy())
    assert turns.simulations == 2
    assert turns.run(1, ENDLESS)


def test_a_lead_that_cannot_be_lost_ends_the_thought() -> None:
    turns = begun(at(ISLANDS, "buy"))
    turns.run(3, ENDLESS)
    assert turns.run(1, 5)
    turns.here.plans[0].tries += 20
    assert not turns.run(1, 5)


def test_a_lead_that_cannot_be_lost_in_the_time_left_ends_the_thought() -> None:
    player = SearchPlayer(1, Budget(2))
    observation = at(ISLANDS, "sacrifice").observe(0)
    player.choose(observation)
    assert isinstance(player.search, TurnSearch)
    player.search.here.plans[0].tries += 1_000_000
    before = sum(int(plan.tries) for plan in player.search.here.plans)
    assert player.choose(observation, Budget(seconds=5)).simulations - before <= 1


def test_a_single_action_needs_no_thought() -> None:
    state = at(ISLANDS, "move")
    turns = begun(state)
    first = turns.here.plans[0].actions[0]
    turns.here.plans = [plan for plan in turns.here.plans if plan.actions[0] == first]
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


def test_few_plans_are_made_before_many() -> None:
    turns = TurnSearch(world(at(ISLANDS, "buy")), SearchSettings(ways=3), Chance(1, PLAYERS))
    assert turns.look(1)
    few = len(turns.here.plans)
    assert not turns.look(1)
    assert 0 < few < len(turns.here.plans)


def test_making_plans_gets_most_of_the_time_and_following_them_the_rest() -> None:
    turns = TurnSearch(world(at(ISLANDS, "buy")), SearchSettings(), Chance(1, PLAYERS))
    planning = turns.share()
    look(turns)
    there = turns.world.copy()
    there.step(turns.here.plans[0].actions[0])
    turns.go_to(there)
    assert turns.here.plans
    assert 0.5 < planning < 1
    assert 0 < turns.share() < 0.5


def test_a_plan_ends_where_it_was_made_to_end() -> None:
    turns = begun(at(ISLANDS, "buy"))
    for plan in turns.here.plans:
        end = turns.end_of(plan)
        values = vec[float]([0.0, 0.0])
        end.values(values)
        assert end.key() == plan.end()
        assert values[0] == plan.hope


def test_without_time_it_takes_what_looks_best_at_a_glance() -> None:
    turns = TurnSearch(world(at(ISLANDS, "buy")), SearchSettings(), Chance(1, PLAYERS))
    assert not turns.run(1, ENDLESS)
    hopes = list(turns.root.hopes)
    assert hopes[turns.root.best()] == max(hopes)


def test_volcanique_is_searched_by_turns_and_taluva_by_a_tree() -> None:
    for name, long in (("volcanique", True), ("taluva", False)):
        state = game_named(name).new({}, 1)
        assert state.decision is not None
        seat = state.decision.seat
        assert model_of(state.observe(seat), Chance(1)).has_long_turns() is long
        thought = SearchPlayer(1, Budget(simulations=1), SearchSettings(ways=1)).choose(state.observe(seat))
        assert thought.action in list(state.legal())
