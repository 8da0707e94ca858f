"""The search tree: what it counts, keeps and promises. Compiled, the games are many; interpreted, they are tiny."""

import pickle
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from surtsey.chance import PLAYERS, Chance
from surtsey.compiled import is_compiled
from surtsey.players.lookahead import after, descending, play_on
from surtsey.players.model import Model
from surtsey.players.player import Budget
from surtsey.players.search import SearchPlayer
from surtsey.players.taluva import TaluvaModel, model
from surtsey.players.tree import Branch, Node, SearchSettings, Tree
from surtsey.taluva import Rules, State
from tests.taluva.boards import to_build, to_place

ENDLESS = 1 << 60
MANY = 60 if is_compiled() else 8
"""Simulations."""

BEGUN = """
    0,0: V1-0  J1h0  V1-1
    0,1:    C1    S1    J1h1
    """

THREE_HUTS = """
    0,0: V1-0  J1h0  V1-1  V1-0  C1    V1-1
    0,1:    C1h0  S1h0  J1    R1h1  L1    S1
    """


def begun(tiles: int = 12) -> State:
    return to_build(BEGUN, Rules(tiles=tiles))


def about_to_win(phase: Any = to_build) -> State:
    """With the towers built, the last temple ends the game."""
    state: State = phase(THREE_HUTS, Rules(), supply={0: (6, 1, 0), 1: (10, 2, 2)})
    return state


def world(state: State, seed: int = 1) -> TaluvaModel:
    return model(state.observe(int(state.seat)), Chance(seed, PLAYERS))


def fresh(state: State, seed: int = 1, settings: SearchSettings | None = None) -> Tree:
    tree = Tree(world(state, seed), settings or SearchSettings(), Chance(seed, PLAYERS))
    tree.look(3)
    tree.settle()
    return tree


def grown(state: State, simulations: int = MANY, seed: int = 1, settings: SearchSettings | None = None) -> Tree:
    tree = fresh(state, seed, settings)
    tree.run(simulations, ENDLESS)
    return tree


def contents(node: Node) -> Any:
    """Everything that a node and those below it hold."""
    own = (int(node.seat), int(node.key), int(node.visits), int(node.win), node.shared)
    lists = [list(each) for each in (node.ids, node.hopes, node.priors, node.counts, node.sums)]
    below = [(list(branch.outcomes), [contents(each) for each in branch.nodes]) for branch in node.branches]
    return own, lists, below


def all_nodes(tree: Tree) -> list[Node]:
    nodes = [tree.root]
    for node in nodes:
        for branch in node.branches:
            nodes.extend(branch.nodes)
    return nodes


def ids(found: vec[i64]) -> list[int]:
    return [int(id) for id in found]


def next_world(tree: Tree, index: int, outcome: int) -> Model:
    """A world in which an action was played at the root, and then chance brought that."""
    chance = Chance(7)
    for _ in range(2000):
        found = tree.world.redraw(chance)
        found.step(tree.root.ids[index])
        if found.brought() == outcome:
            return found
    raise AssertionError("this never came")


def met(tree: Tree) -> tuple[int, Node, Model]:
    """The action at the root that was tried most, a node after it, and the position that the node is about."""
    index = int(tree.root.best())
    branch = tree.root.branches[index]
    return index, branch.nodes[0], next_world(tree, index, int(branch.outcomes[0]))


# What a simulation does


def results(tree: Tree) -> list[float]:
    """For each action at the root that was tried, the sums of what each seat could expect."""
    return [total for branch in tree.root.branches for total in branch.sums]


def test_simulations_leave_the_world_as_it_was() -> None:
    tree = fresh(begun())
    assert isinstance(tree.world, TaluvaModel)
    before, key = pickle.dumps(tree.world.state), tree.world.key()
    tree.run(MANY, ENDLESS)
    assert pickle.dumps(tree.world.state) == before
    assert tree.world.key() == key


def test_counts_add_up() -> None:
    tree = grown(begun())
    root = tree.root
    assert tree.simulations == root.visits == MANY
    assert sum(root.counts) == sum(tree.tries) == MANY
    assert list(root.counts) == list(tree.tries)
    assert sum(results(tree)) == pytest.approx(MANY)  # the seats share one win in every simulation
    for node in all_nodes(tree):
        for index, branch in enumerate(node.branches):
            if node.counts[index]:
                assert branch.sums[node.seat] == pytest.approx(node.sums[index])


def test_a_node_is_visited_once_when_it_is_added_and_then_with_its_actions() -> None:
    for node in all_nodes(grown(begun()))[1:]:
        assert node.visits >= 1
        assert sum(node.counts) <= node.visits
        for index, branch in enumerate(node.branches):
            assert sum(child.visits for child in branch.nodes) <= node.counts[index]


def test_the_same_seed_grows_the_same_tree() -> None:
    one, same, other = grown(begun()), grown(begun()), grown(begun(), seed=2)
    assert contents(one.root) == contents(same.root)
    assert contents(one.root) != contents(other.root)


def test_portions_do_not_matter() -> None:
    whole, portioned = grown(begun()), grown(begun(), 3)
    portioned.run(MANY - 3, ENDLESS)
    assert contents(whole.root) == contents(portioned.root)
    assert results(whole) == results(portioned)


@pytest.mark.parametrize("state", [begun(), to_place(BEGUN, Rules(tiles=12))])
def test_at_the_root_everything_legal_is_there_once_the_most_hopeful_first(state: State) -> None:
    tree = fresh(state)
    assert sorted(ids(tree.root.ids)) == [action.id for action in state.legal()]
    assert list(tree.root.hopes) == sorted(tree.root.hopes, reverse=True)
    assert sum(tree.root.priors) == pytest.approx(1)
    assert list(tree.root.priors) == sorted(tree.root.priors, reverse=True)


def test_a_look_says_whether_there_is_more_to_look_at() -> None:
    tree = Tree(world(begun()), SearchSettings(), Chance(1))
    count = len(tree.root.ids)
    assert tree.look(count - 1)
    assert not tree.look(1)
    assert not tree.look(1)
    assert tree.looked == count


def test_when_time_is_up_no_simulation_follows() -> None:
    tree = fresh(begun())
    assert tree.run(MANY, ENDLESS, 0.0)
    assert tree.simulations == 1


# Whom attention goes to at the root


def test_the_action_that_was_tried_least_for_its_rank_is_next() -> None:
    tree = fresh(begun())
    count = len(tree.root.ids)
    tree.order = vec[i64]([2, 0, 1, *range(3, count)])
    tree.tries = vec[i64]([count] * count)
    tree.tries[2], tree.tries[0], tree.tries[1] = 5, 2, 2  # six for the first, three times two, three times three
    assert tree._next() == 2  # among equals the better one
    tree.tries[2] = 6
    assert tree._next() == 0
    tree.tries[0] = 3
    assert tree._next() == 2
    tree.tries[2], tree.tries[1] = 12, 0
    assert tree._next() == 1


def test_an_action_comes_to_its_rank_when_it_was_tried() -> None:
    tree = fresh(begun())
    root = tree.root
    count = len(root.ids)
    for index in range(count):
        root.counts[index], root.sums[index] = 1000, 1000 * (1 - int(index) / int(count))
    assert ids(tree.order) == list(range(count))
    root.sums[2] = 999.9
    tree._rank(2)
    assert ids(tree.order)[:4] == [0, 2, 1, 3]
    root.sums[2] = 0.0
    tree._rank(2)
    assert ids(tree.order) == [0, 1, *range(3, count), 2]
    tree._rank(1)
    assert ids(tree.order) == [0, 1, *range(3, count), 2]


@pytest.mark.parametrize("state", [begun(), to_place(BEGUN, Rules(tiles=12))])
def test_the_order_at_the_root_is_that_of_what_its_actions_promise(state: State) -> None:
    tree = grown(state)
    trust = tree.settings.trust
    promises = [tree.root.promise(index, trust) for index in tree.order]
    assert sorted(ids(tree.order)) == list(range(len(tree.root.ids)))
    assert promises == sorted(promises, reverse=True)


def test_no_action_at_the_root_is_left_out_for_long() -> None:
    """Even the last one is due before the first has been tried as often as there are actions."""
    tree = fresh(begun())
    count = len(tree.root.ids)
    tree.run(count * count, ENDLESS)
    assert min(tree.tries) >= 1


# Going on


def test_a_position_that_was_met_is_found_again_with_its_visits() -> None:
    tree = grown(begun())
    _, node, position = met(tree)
    visits = node.visits
    counts = dict(zip(ids(node.ids), ids(node.counts), strict=True))
    assert visits > 1
    tree.go_to(position)
    assert tree.root is node
    assert (tree.root.visits, tree.simulations) == (visits, 0)
    after_it = dict(zip(ids(tree.root.ids), ids(tree.root.counts), strict=True))
    assert {id: after_it[id] for id in counts} == counts
    assert sum(after_it.values()) == sum(counts.values())


def test_a_position_that_was_met_has_all_its_actions_then() -> None:
    tree = grown(begun())
    _, node, position = met(tree)
    assert len(node.ids) < len(position.moves())  # deeper down only what is worthwhile was listed
    tree.go_to(position)
    root = tree.root
    assert sorted(ids(root.ids)) == sorted(ids(position.moves()))
    assert len({len(each) for each in (root.ids, root.hopes, root.priors, root.counts, root.sums)}) == 1
    assert len(root.branches) == len(root.ids)
    tree.settle()
    tree.run(2, ENDLESS)
    assert tree.simulations == sum(tree.tries) == 2


def test_a_position_that_was_not_met_starts_anew() -> None:
    tree = grown(begun())
    state = about_to_win()
    tree.go_to(world(state))
    assert (tree.root.visits, tree.simulations, sum(tree.root.counts)) == (0, 0, 0)
    assert sorted(ids(tree.root.ids)) == [action.id for action in state.legal()]
    tree.look(1)
    tree.settle()
    tree.run(1, ENDLESS)
    assert tree.root.visits == 1


def test_the_same_position_goes_on_where_it_was() -> None:
    tree = grown(begun())
    root = tree.root
    tree.go_to(world(begun(), 5))
    assert tree.root is root
    assert root.visits == MANY


def test_a_tree_goes_on_to_a_game_with_more_players() -> None:
    tree = grown(begun(), 1)
    tree.go_to(world(to_build(BEGUN, Rules(players=3))))
    tree.settle()
    tree.run(1, ENDLESS)


@pytest.mark.parametrize("seed", [7, 34, 93])
def test_the_line_from_a_position_that_was_met_is_legal(seed: int) -> None:
    tree = grown(begun(), 25, seed)
    _, node, position = met(tree)
    assert node.shared
    tree.go_to(position)
    tree.settle()
    for id in ids(tree.line(12)):
        assert id in ids(position.moves())
        position.step(id)


# What wins at once


def wins(position: Model) -> set[int]:
    """The actions that end the game in favour of whoever decides."""
    values = vec[float]([0.0] * position.seats())
    found = set()
    for id in position.moves():
        end = after(position, id)
        end.values(values)
        if end.actor() < 0 and values[position.actor()] == 1:
            found.add(int(id))
    return found


def test_a_win_at_once_is_found_and_chosen() -> None:
    tree = fresh(about_to_win())
    assert not tree.run(5, 5)  # it stops as soon as it knows
    assert tree.simulations < 5
    assert tree.root.best() == tree.root.win >= 0
    assert int(tree.root.ids[tree.root.win]) in wins(tree.world)
    assert tree.expected(tree.root.win) == [1, 0]


def test_a_tile_after_which_the_same_seat_wins_wins() -> None:
    tree = fresh(about_to_win(to_place))
    tree.run(12, 12)
    assert tree.root.win >= 0
    assert wins(after(tree.world, tree.root.ids[tree.root.win]))


def test_a_tile_is_found_after_which_a_build_ends_the_game() -> None:
    state = about_to_win(to_place)
    there = world(state)
    there.step(there.winning())
    values = vec[float]([0.0, 0.0])
    play_on(there, values)
    assert values[state.seat] == 1.0


def test_nothing_is_found_that_wins_where_nothing_does() -> None:
    assert world(to_place(BEGUN, Rules(tiles=12))).winning() == -1
    assert (
        world(to_place(THREE_HUTS, Rules(), supply={0: (6, 2, 0), 1: (10, 2, 2)})).winning() == -1
    )  # one temple short
    assert world(to_place(THREE_HUTS, Rules(), supply={0: (6, 1, 2), 1: (10, 2, 2)})).winning() == -1  # no type built


def test_where_nothing_wins_at_once_nothing_is_marked() -> None:
    """A tower is still to be built."""
    state = to_build(THREE_HUTS, Rules(tiles=8), supply={0: (6, 1, 1), 1: (10, 2, 2)})
    tree = grown(state)
    assert not wins(tree.world)
    assert tree.root.win == -1


def test_a_win_that_takes_another_turn_is_not_marked() -> None:
    """Seat 1 has nothing to build and will be out when it has placed a tile: every action wins, but not at once."""
    state = to_build(BEGUN, Rules(tiles=12), supply={0: (10, 2, 2), 1: (0, 2, 2)})
    tree = grown(state)
    assert sum(tree.root.sums) > 0.9 * MANY
    assert tree.root.win == -1


@pytest.mark.parametrize(
    ("seat", "outcomes", "marked"),
    [(0, [0], True), (1, [0], False), (0, [12], False), (0, [12, 20], False)],
)
def test_an_action_wins_if_the_same_seat_wins_then_and_chance_has_no_say(
    seat: int, outcomes: list[int], marked: bool
) -> None:
    tree = fresh(begun())
    node = Node(0, 1)
    branch = Branch(2)
    for outcome in outcomes:
        child = Node(seat, 2)
        child.win = 0
        branch.add(outcome, child)
    node.branches = [branch]
    tree._note_win(node, 0)
    assert (node.win == 0) == marked


def test_a_win_in_a_node_that_worlds_share_is_not_certain() -> None:
    tree = fresh(begun())
    node, child, branch = Node(0, 1), Node(0, 2), Branch(2)
    child.win = 0
    child.shared = True
    branch.add(0, child)
    node.branches = [branch]
    tree._note_win(node, 0)
    assert node.win == -1


# What chance brings


def outcomes_of(tree: Tree) -> list[int]:
    """How many nodes there are after each action that was tried."""
    return [len(branch.nodes) for node in all_nodes(tree) for branch in node.branches if branch.nodes]


def test_outcomes_share_one_node_if_there_is_room_for_one() -> None:
    tree = grown(begun(), settings=SearchSettings(outcomes=0.0))
    assert max(outcomes_of(tree)) == 1
    assert any(node.shared for node in all_nodes(tree))


def test_outcomes_get_nodes_of_their_own_if_there_is_room() -> None:
    tree = grown(begun(), settings=SearchSettings(first_outcomes=100.0))
    assert max(outcomes_of(tree)) > 1
    assert not any(node.shared for node in all_nodes(tree))
    for node in all_nodes(tree):
        for branch in node.branches:
            assert len(set(branch.outcomes)) == len(branch.nodes)


def test_room_for_outcomes_grows_with_visits() -> None:
    tree = grown(begun(), settings=SearchSettings(outcomes=0.5))
    root = tree.root
    assert max(len(branch.nodes) for branch in root.branches) > 1
    for count, branch in zip(root.counts, root.branches, strict=True):
        assert len(branch.nodes) <= 2 + 0.5 * float(count) ** 0.5


def test_a_node_that_is_not_shared_is_about_one_position() -> None:
    tree = grown(begun(), settings=SearchSettings(first_outcomes=100.0))
    for index, branch in enumerate(tree.root.branches):
        for outcome, node in zip(branch.outcomes, branch.nodes, strict=True):
            position = next_world(tree, index, int(outcome))
            assert (node.key, node.seat) == (position.key(), position.actor())
            assert set(ids(node.ids)) <= set(ids(position.moves()))


GAMES: dict[str, dict[str, Any]] = {
    "2 players": {},
    "few pieces": {"huts": 4, "temples": 1, "towers": 1},
    "3 players": {"players": 3},
    "teams": {"players": 4, "teams": True, "huts": 6},
    "ranking": {"players": 3, "ranking": True, "huts": 4, "temples": 1, "towers": 1},
    "ferti-2012": {"edition": "ferti-2012"},
}


@pytest.mark.parametrize("outcomes", [0.0, 0.5])
@pytest.mark.parametrize("name", GAMES)
def test_games_come_to_an_end_whatever_chance_brings(name: str, outcomes: float) -> None:
    """Nodes that stand for several draws hold actions that are not legal after all of them."""
    tiles, simulations, seeds = (12, 6, 6) if is_compiled() else (4, 2, 1)
    rules = Rules(**{"tiles": tiles, **GAMES[name]})
    for seed in range(seeds):
        state = State.new(rules, seed)
        players = [
            SearchPlayer(seat, Budget(simulations), SearchSettings(outcomes=outcomes)) for seat in range(rules.players)
        ]
        while state.decision is not None:
            thought = players[state.decision.seat].choose(state.observe(state.decision.seat))
            assert thought.line[0] == thought.action
            state.play(str(thought.action))
        assert state.places() is not None


@pytest.mark.parametrize("outcomes", [0.0, 0.5])
def test_one_player_may_decide_for_all_seats(outcomes: float) -> None:
    """It meets the positions that it expected more often."""
    tiles, simulations, seeds = (12, 30, 5) if is_compiled() else (4, 2, 1)
    for seed in range(seeds):
        state = State.new(Rules(tiles=tiles, huts=5, temples=1, towers=1), seed)
        player = SearchPlayer(seed, Budget(simulations), SearchSettings(outcomes=outcomes))
        while state.decision is not None:
            state.play(str(player.choose(state.observe(state.decision.seat)).action))
        assert state.places() is not None


# What the tree says


@pytest.mark.parametrize("state", [begun(), to_place(BEGUN, Rules(tiles=12)), about_to_win(to_place)])
def test_the_line_consists_of_legal_actions_in_order(state: State) -> None:
    tree = grown(state)
    line = ids(tree.line(12))
    assert line[0] == int(tree.root.ids[tree.root.best()])
    position = tree.world.copy()
    for id in line:
        assert id in ids(position.moves())
        position.step(id)
    assert ids(tree.line(1)) == line[:1]


def test_the_line_ends_where_chance_has_a_say() -> None:
    assert len(grown(begun()).line(12)) == 1  # a build, then somebody draws
    tree = grown(about_to_win(to_place), 12)
    assert len(tree.line(12)) == 2  # the tile, and the temple that ends the game


def test_the_choice_is_settled_when_the_others_cannot_catch_up() -> None:
    tree = fresh(begun())
    assert not tree.is_settled(1)
    tree.root.counts[1] = 5
    tree.root.counts[2] = 2
    assert tree.root.best() == 1
    assert tree.is_settled(2)
    assert not tree.is_settled(3)
    assert not tree.run(2, 2)
    assert tree.simulations == 0


def test_an_only_action_is_settled() -> None:
    board = """
        0,0: V1-0  J1h1  V1-1
        0,1:    C1h1  S1    J1h1
        """
    tree = fresh(to_build(board, Rules(), supply={0: (1, 0, 1)}))
    assert len(tree.root.ids) == 1
    assert tree.is_settled(ENDLESS)


def test_the_best_action_is_the_one_tried_most_and_among_those_the_most_promising() -> None:
    node = Node(0, 1)
    node.ids = vec[i64]([7, 8, 9])
    node.hopes = vec[float]([0.6, 0.5, 0.4])
    node.counts = vec[i64]([0, 3, 3])
    node.sums = vec[float]([0.0, 1.2, 1.5])
    assert [node.value(index) for index in range(3)] == pytest.approx([0.6, 0.4, 0.5])
    assert node.best() == 2
    node.win = 0
    assert node.best() == 0


def test_what_was_not_tried_is_expected_to_go_on_as_the_judgement_likes() -> None:
    tree = fresh(begun())
    values = vec[float]([0.0] * 2)
    for index in range(2):
        play_on(after(tree.world, tree.root.ids[index]), values)
        assert tree.expected(index) == list(values)
        assert sum(tree.expected(index)) == pytest.approx(1)


def test_what_was_tried_is_expected_to_go_as_it_went() -> None:
    tree = grown(begun())
    best = int(tree.root.best())
    expected = tree.expected(best)
    assert sum(expected) == pytest.approx(1)
    assert expected[tree.root.seat] == pytest.approx(tree.root.value(best))


def test_what_was_tried_before_a_position_was_reached_counts_for_what_is_expected_there() -> None:
    tree = grown(begun())
    _, node, position = met(tree)
    tree.go_to(position)
    tree.settle()
    best = int(node.best())
    assert node.counts[best] > 0
    assert sum(tree.expected(best)) == pytest.approx(1)
    assert tree.expected(best)[node.seat] == pytest.approx(node.value(best))


def are_results(sums: vec[float]) -> bool:
    """Whether these are sums of games won, shared or lost."""
    return all(2 * each == int(2 * each) for each in sums)


def test_random_games_can_take_the_place_of_the_judgement() -> None:
    """Then everything that is noted is the result of a game."""
    tree = grown(begun(6), settings=SearchSettings(rollouts=True, first_outcomes=100.0))
    assert tree.random_decisions > 0
    assert tree.simulations == sum(tree.root.counts) == MANY
    assert all(are_results(node.sums) for node in all_nodes(tree))
    assert all(are_results(branch.sums) for node in all_nodes(tree) for branch in node.branches)
    assert sum(results(tree)) == MANY
    assert grown(begun(), 1).random_decisions == 0


def test_random_games_take_the_place_of_the_judgement_where_outcomes_share_a_node_too() -> None:
    tree = grown(begun(6), 60, settings=SearchSettings(rollouts=True))
    assert all(are_results(branch.sums) for branch in tree.root.branches)


def test_descending_keeps_equal_ones_in_order() -> None:
    assert ids(descending(vec[float]([0.5, 0.9, 0.5, 1.0, 0.9]))) == [3, 1, 4, 0, 2]
    assert ids(descending(vec[float]([0.2, 0.2, 0.2]))) == [0, 1, 2]
    assert ids(descending(vec[float]())) == []
