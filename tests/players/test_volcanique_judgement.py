"""Volcanique as the players see it: what a model shows and hides, and what its judgement prefers."""

import pytest
from hypothesis import given, settings
from librt.vecs import vec

from surtsey.chance import Chance
from surtsey.players.volcanique import BY_HAND, FEATURES, WEIGHTS, VolcaniqueModel, model
from surtsey.volcanique.board import write_board
from surtsey.volcanique.describing import describe
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State
from surtsey.volcanique.table import OVER
from tests.volcanique.boards import at, play
from tests.volcanique.games import played, states
from tests.volcanique.games import rules as some_rules
from tests.volcanique.test_hidden import buried, holding

ISLANDS = """
           D0  D   D   D       D1  D   D   D
    0,0:  D  1  D D  1  M  .  M  1  D D  1  D
           D   D   M0  M       M1  M   D   D
    seat 0: DDM
    seat 1: DDM
"""


def seen(state: State, seat: int = 0, seed: int = 1) -> VolcaniqueModel:
    return model(state.observe(seat), Chance(seed))


def values(state: State, weights: tuple[float, ...] = WEIGHTS) -> list[float]:
    """What each seat can expect."""
    into = vec[float]([0.0] * state.rules.players)
    model(state.observe(0), Chance(1), weights).values(into)
    return list(into)


def worth(board: str, phase: str = "move", **options: str) -> float:
    """What seat 0 can expect on a drawn board."""
    return values(at(board, phase, **options))[0]


def features(state: State, seat: int) -> dict[str, float]:
    into = vec[float]([0.0] * len(FEATURES))
    seen(state).features(seat, into)
    return dict(zip(FEATURES, into, strict=True))


def judged(state: State) -> list[int]:
    """The points that the judgement counts for each seat."""
    observed = seen(state)
    observed.judgement.look(observed.state.table)
    return [int(each) for each in observed.judgement.points][: state.rules.players]


def test_every_feature_has_a_weight() -> None:
    assert len(FEATURES) == len(WEIGHTS) == len(BY_HAND) == len(set(FEATURES))


# Keys


def test_what_looks_equal_has_the_same_key() -> None:
    """Critters claimed one after the other lie differently in the list."""
    board = """
               D0  D   M   M   L   L
        0,0:  D  1  D M  1  M L  1  L
               D   D   M   M   L   L
    """
    one, other = at(board, "claim"), at(board, "claim")
    play(one, "claim 1,0 M", "claim 2,0 L")
    play(other, "claim 2,0 L", "claim 1,0 M")
    assert seen(one).key() == seen(other).key()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("D0  D   D   D ", "D   D   D0  D "),
        ("D0  D   D   D ", "D0+ D   D   D "),
        ("D  1  M  .", "D  2  M  ."),
        ("seat 1: DDM", "seat 1: DDL"),
        ("seat 1: DDM", "seat 1: DDM, crater 1"),
        ("seat 1: DDM", "seat 1: DDM, volcanoes 1"),
        ("seat 1: DDM", "seat 1: DDM, powers A"),
        ("seat 1: DDM", "seat 1: DDM\n turn 2: seat 0"),
        ("seat 1: DDM", "seat 1: DDM\n turn 1: seat 1"),
        ("seat 1: DDM", "seat 1: DDM\n turn 1: seat 0, idle 1"),
        ("seat 1: DDM", "seat 1: DDM\n tiles: DM 3"),
        ("seat 1: DDM", "seat 1: DDM\n grid: A extra"),
        ("seat 1: DDM", "seat 1: DDM\n winter: 9,9 radius 1"),
    ],
)
def test_what_looks_different_has_another_key(before: str, after: str) -> None:
    assert ISLANDS.count(before) == 1
    assert seen(at(ISLANDS)).key() != seen(at(ISLANDS.replace(before, after))).key()


def test_what_is_under_way_is_in_the_key() -> None:
    """Both tiles can be paid in the same way and fit on the same fields."""
    one, other = at(ISLANDS, "buy"), at(ISLANDS, "buy")
    play(one, "buy DML", "pay DD")
    play(other, "buy DLM", "pay DD")
    assert one.legal() == other.legal()
    assert seen(one).key() != seen(other).key()


def test_cards_of_others_are_not_in_the_key() -> None:
    agile, flying = holding("agile3"), holding("flying1")
    assert seen(agile, 1).key() == seen(flying, 1).key()
    assert seen(agile, 0).key() != seen(flying, 0).key()


def test_tiles_that_others_turned_are_not_in_the_key() -> None:
    assert seen(buried(1), 1).key() == seen(buried(4), 1).key()
    assert seen(buried(1), 0).key() != seen(buried(4), 0).key()


# Worlds drawn anew


def cards(state: State) -> str:
    return next(line for line in write_board(state.table).split("\n") if line.startswith("seat 1:"))


def test_a_redraw_keeps_what_is_seen_and_changes_what_is_hidden() -> None:
    observed = seen(holding("agile3"), 0)
    chance = Chance(5)
    drawn = set()
    for _ in range(20):
        twin = observed.redraw(chance)
        assert isinstance(twin, VolcaniqueModel)
        assert describe(twin.state.observe(0)) == describe(observed.state.observe(0))
        assert list(twin.moves()) == list(observed.moves())
        assert twin.key() == observed.key()
        drawn.add(cards(twin.state))
    assert len(drawn) > 5


VOLCANO = """
           ^   ^           D0  D   D   D           M1  M
    0,0:  ^  2  ^  .   .  D  1  D D  1  D  .   .  M  1  M
           ^   ^           D   D   D   D           M   M
    flows: 0,0
"""
"""From the volcano lava can go in six directions, when the turn of seat 0 is over."""


def passed(observed: VolcaniqueModel) -> int:
    """What chance brings when seat 0 makes no sacrifice."""
    observed.step(0)
    return int(observed.brought())


def test_a_redraw_changes_chance_to_come_and_a_copy_does_not() -> None:
    observed = seen(at(VOLCANO, "sacrifice"))
    chance = Chance(5)
    copies, redrawn = set(), set()
    for _ in range(60):
        copy, redraw = observed.copy(), observed.redraw(chance)
        assert isinstance(copy, VolcaniqueModel)
        assert isinstance(redraw, VolcaniqueModel)
        copies.add(passed(copy))
        redrawn.add(passed(redraw))
    assert len(copies) == 1
    assert len(redrawn) == 6


def test_what_chance_brought_is_forgotten_with_the_next_step() -> None:
    observed = seen(at(VOLCANO, "sacrifice"))
    assert passed(observed) != 0
    observed.step(observed.moves()[0])
    assert observed.brought() == 0


def test_the_card_that_another_draws_is_not_brought() -> None:
    """Seat 0 buys a card. Itself it sees which."""
    state = holding("agile3", "buy")
    buying = state.parse("buy card").id
    chance = Chance(7)
    own: set[int] = set()
    others: set[int] = set()
    for _ in range(20):
        for seat, numbers in ((0, own), (1, others)):
            observed = seen(state, seat).redraw(chance)
            observed.step(buying)
            numbers.add(int(observed.brought()))
    assert len(others) == 1
    assert len(own) > 5


def test_moves_depend_on_hidden_things_where_another_holds_cards() -> None:
    state = holding("agile3")
    assert not seen(state, 0).hides()
    assert seen(state, 1).hides()
    assert not seen(at(ISLANDS), 1).hides()


# Quiet moments


def test_it_is_quiet_between_turns_only() -> None:
    observed = seen(at(ISLANDS, "sacrifice"))
    assert not observed.is_quiet()
    observed.step(0)
    assert observed.actor() == 1
    assert observed.is_quiet()
    observed.step(observed.moves()[0])
    assert not observed.is_quiet()


def test_it_is_not_quiet_while_critters_flee_from_lava() -> None:
    """Whether seat 1, whose turn begins, pays or not: then it is."""
    board = """
                ^   ^   M1  M   M   M
        0,0:   ^  2  ^ M  1  M M  1  M
                ^   ^   M   M   M   M
                D0  D   D   D
        -1,3:  D  1  D D  1  D
                D   D   D   D
        flows: 0,0
        seat 1: D
    """
    state = at(board, "sacrifice")
    for seed in range(60):
        observed = seen(state, 0, seed)
        observed.step(0)
        decision = observed.state.decision
        if decision is not None and decision.kind == "displace":
            assert not observed.is_quiet()
            observed.step(0)
            assert observed.is_quiet()
            return
    raise AssertionError("lava never came")


# Values


@given(states)
@settings(max_examples=60, deadline=None)
def test_values_are_shares_of_the_win(state: State) -> None:
    found = values(state)
    assert sum(found) == pytest.approx(1)
    assert all(0 <= value <= 1 for value in found)


@given(states)
@settings(max_examples=60, deadline=None)
def test_the_judgement_counts_points_as_the_rules_do(state: State) -> None:
    if state.table.stage == OVER:
        return
    assert judged(state) == [score.total for score in seen(state).state.scores()]


TIES = {
    "regions or tiles": """
               D0  D   D   D       M0  M   M   M       D1  D   D   D       M1  M       L1  L       D1  D
        0,0:  D  1  D D  1  D  .  M  1  M M  1  M  .  D  1  D D  1  D  .  M  1  M  .  L  1  L  .  D  1  D
               D   D   D   D       M   M   M   M       D   D   D   D       M   M       L   L       D   D
    """,
    "equal in everything": """
               D0  D   D   D       M1  M   M   M       L2  L
        0,0:  D  3  D D  1  D  .  M  3  M M  1  M  .  L  1  L
               D   D   D   D       M   M   M   M       L   L
    """,
    "a shared region": """
               D02 D   D   D       M1  M   M   M       L2  L
        0,0:  D  1  D D  1  D  .  M  2  M M  1  M  .  L  2  L
               D   D   D   D       M   M   M   M       L   L
        seat 0: powers cooperative
        seat 2: powers cooperative
    """,
    "no tie": """
               D0  D   D   D       M1  M   M   M       M1  M
        0,0:  D  3  D D  1  D  .  M  1  M M  1  M  .  M  1  M
               D   D   D   D       M   M   M   M       M   M
               D0  D
        0,3:  D  1  D
               D   D
    """,
    "nobody on land": """
               D   D   D   D
        0,0:  D  3  D D  1  D    .0
               D   D   D   D
    """,
}
"""Boards of four players for Tallest and Largest; the fourth has no land."""


@pytest.mark.parametrize("board", TIES.values(), ids=TIES)
@pytest.mark.parametrize("tie_points", ["tied", "all"])
@pytest.mark.parametrize("largest_tie", ["regions", "tiles", "shared"])
def test_the_judgement_counts_points_of_ties_as_the_rules_do(board: str, largest_tie: str, tie_points: str) -> None:
    """R125."""
    state = at(board, players="4", largest_tie=largest_tie, tie_points=tie_points)
    assert judged(state) == [score.total for score in state.scores()]


def test_the_judgement_sees_what_the_options_of_ties_change() -> None:
    """R125: on the first board all three ways to break a tie give other points, and so do both ways to share them."""
    board = TIES["regions or tiles"]
    found = {way: judged(at(board, players="4", largest_tie=way)) for way in ("regions", "tiles", "shared")}
    least = [min(points) for points in zip(*found.values(), strict=True)]
    assert {way: [each - low for each, low in zip(points, least, strict=True)] for way, points in found.items()} == {
        "regions": [3, 0, 0, 0],
        "tiles": [0, 3, 0, 0],
        "shared": [1, 1, 0, 0],
    }
    board = TIES["equal in everything"]
    tied, to_all = (judged(at(board, players="4", tie_points=way)) for way in ("tied", "all"))
    assert [one - other for one, other in zip(to_all, tied, strict=True)] == [0, 0, 2, 2]


@given(some_rules)
@settings(max_examples=10, deadline=None)
def test_at_the_end_values_are_the_result(rules: Rules) -> None:
    observed = seen(State.new(rules, 1))
    observed.finish(Chance(3))
    into = vec[float]([0.0] * rules.players)
    observed.values(into)
    places = observed.state.places()
    assert places is not None
    assert list(into) == [1 / places.count(1) if place == 1 else 0 for place in places]
    assert observed.actor() == -1
    assert not len(observed.moves())
    assert observed.is_quiet()


@pytest.mark.parametrize("actions", [("move 0,0 D",), ("pass", "buy DM", "pay DD", "at 1,0")])
def test_what_is_half_done_is_worth_what_the_best_end_of_it_is_worth(actions: tuple[str, ...]) -> None:
    """Lava may come to the critter on the third tile; a tile on the second can be turned to one side or to both."""
    state = at(
        """
               D0  D   D   D   D   D   ^   ^       M1  M
        0,0:  D  1  D D  1  D D  1  M ^  2  ^  .  M  1  M
               D   D   D   D   M   M   ^   ^       M   M
        flows: 3,0
        seat 0: DDM
        """
    )
    play(state, *actions)
    ends = []
    for action in state.legal():
        end = state.copy()
        end.play(action)
        ends.append(values(end)[0])
    assert len(set(ends)) > 1
    assert values(state)[0] == max(ends)


# What the judgement prefers. Seat 0 is to move; whatever is changed is changed for one seat only.


def preferred(before: str, better: str, board: str = ISLANDS, **options: str) -> bool:
    """Whether seat 0 expects more if a board is changed so, and less if the same is changed for seat 1."""
    assert board.count(f"seat 0: {before}") == board.count(f"seat 1: {before}") == 1
    own = worth(board.replace(f"seat 0: {before}", f"seat 0: {better}"), **options)
    other = worth(board.replace(f"seat 1: {before}", f"seat 1: {better}"), **options)
    return other < worth(board, **options) < own


@pytest.mark.parametrize(
    "better",
    ["DDM, volcanoes 1", "DDM, crater 1", "DDMML", "DDM, powers A, volcanoes 1"],
)
def test_points_powers_and_resources_are_good(better: str) -> None:
    assert preferred("DDM", better)


def test_more_regions_are_good() -> None:
    """A second critter in the region of the first earns nothing more. The weights of the search do not see that."""
    board = """
               D0  D   {}  M       D1  D   D   D
        0,0:  D  1  D M  1  M  .  D  1  D D  1  D
               {}  D   M   M       D1  D   D   D
        seat 0: DDM
        seat 1: DDM
    """
    alike, different = at(board.format("M ", "D0")), at(board.format("M0", "D "))
    assert features(different, 0)["income"] > features(alike, 0)["income"]
    assert values(different, BY_HAND)[0] > values(alike, BY_HAND)[0]


def test_critters_that_lava_may_reach_are_worth_less() -> None:
    board = """
               ^   ^   M1  M   D0  D
        0,0:  ^  2  ^ M  1  M D  1  D
               ^   ^   M   M   D   D
        {}
    """
    still, flowing = at(board.format("")), at(board.format("flows: 0,0"))
    assert features(still, 1)["lava"] == 0 < features(flowing, 1)["lava"]
    assert features(flowing, 0)["lava"] == 0


def test_who_lays_a_tile_may_strike() -> None:
    """A tile on the soil can join the regions: the one to buy would drive the other out."""
    board = """
               D0  D   :   :   D1  D
        0,0:  D  1  D :  1  : D  1  D
               D   D   :   :   D   D
        seat 0: DDM
        seat 1: DDM
    """
    ready, done = at(board, "buy"), at(board, "sacrifice")
    assert features(ready, 0)["strike"] > 0
    assert features(ready, 1)["struck"] > 0
    assert features(done, 0)["strike"] == features(done, 1)["struck"] == 0
    assert features(done, 0)["exposed"] == features(done, 1)["exposed"] > 0


def test_the_leader_wants_the_end() -> None:
    """The same lead is worth more with fewer tiles left. The weights of the search do not see that."""
    leading = ISLANDS.replace("seat 0: DDM", "seat 0: DDM, volcanoes 3")
    trailing = ISLANDS.replace("seat 1: DDM", "seat 1: DDM, volcanoes 3")
    few = "tiles: D 1, M 0, L 0, DM 0, DL 0, ML 0, DML 1, DLM 1"
    assert values(at(leading + few), BY_HAND)[0] > values(at(leading), BY_HAND)[0]
    assert values(at(trailing + few), BY_HAND)[0] < values(at(trailing), BY_HAND)[0]


def test_points_that_resources_will_buy_count_in_final_turns() -> None:
    final = "turn 30: seat 0, stage final, left 1, ending, trigger critters 1"
    state = at(ISLANDS + final)
    assert features(state, 0)["final points"] > 0
    assert features(state, 1)["final points"] == 0


def test_the_players_judge_games_for_any_number_of_players() -> None:
    for players in range(2, 6):
        state = played(Rules.from_options({"players": str(players)}), 3, 200)
        assert len(values(state)) == players
