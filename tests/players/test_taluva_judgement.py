"""Taluva as the players see it: what the judgement notes and prefers, and what a model shows and hides."""

import math
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from librt.vecs import vec

from surtsey import stakes
from surtsey.chance import Chance
from surtsey.players import taluva as judged
from surtsey.players.taluva import COUNT, ELSEWHERE, FEATURES, LARGEST, WEIGHTS, TaluvaModel, model
from surtsey.taluva import Rules, State
from surtsey.taluva.state import OVER
from surtsey.taluva.tiles import tile
from tests.taluva.boards import settlements, to_build, to_place
from tests.taluva.games import played, states
from tests.taluva.games import rules as some_rules

STRIP = """
    0,0: V1-0  J1{a}V1-1  V1-0  C1{e}V1-1
    0,1:    C1{b}S1{c}J1{d}R1{f}L1{g}S1{h}
    """
"""Four tiles in a row. Eruptions are possible on c with a, on d alone, on d with f, and on e with g."""

PLATEAU = """
    0,-1:    S1{a}
    -1,0: J2{b}V2-2  V2-1  J1{c}
    -1,1:    S2{d}C2{e}R2{f}
    -1,2:       L1{g}
    """
"""Nothing is high enough for a tower yet; an eruption on 0,0 or 1,0 changes that."""

SUMMIT = """
    1,-1:                S2    C1
    -2,0: R1    V3-0  L4    V4-2
    -2,1:    J2{a}C3{b}S4{c}J3{d}
    0,2:                    R2{e}S1{f}
    """
"""a touches one field of level 3; c two of them and one of level 4; e and f share one."""


def drawn(board: str, **pieces: str) -> str:
    """A board with pieces on the fields that have letters."""
    text = board.format(**{letter: pieces.get(letter, "").ljust(4) for letter in "abcdefgh"})
    return "\n".join(line.rstrip() for line in text.splitlines())


def strip(**pieces: str) -> str:
    return drawn(STRIP, **pieces)


def summit(**pieces: str) -> str:
    return drawn(SUMMIT, **pieces)


def plateau(**pieces: str) -> str:
    return drawn(PLATEAU, **pieces)


def huts(fields: str, seat: int = 0) -> dict[str, str]:
    return dict.fromkeys(fields, f"h{seat}")


THREE = strip(**huts("abc"))
"""A settlement that waits for a temple."""


def seen(state: State, seed: int = 1) -> TaluvaModel:
    return model(state.observe(0), Chance(seed))


def feature(state: State, index: int, seat: int = 0) -> float:
    into = vec[float]([0.0] * COUNT)
    seen(state).features(seat, into)
    return into[index]


def values(state: State) -> list[float]:
    """What each seat can expect."""
    into = vec[float]([0.0] * state.rules.players)
    seen(state).values(into)
    return list(into)


def left(huts: int = 20, temples: int = 3, towers: int = 2) -> dict[int, tuple[int, int, int]]:
    """What seat 0 has left."""
    return {0: (huts, temples, towers)}


def placing(board: str, seat: int = 0, rules: Any = None, **left_over: int) -> State:
    return to_place(board, rules, seat=seat, supply=left(**left_over) if left_over else None)


def building(board: str, seat: int = 0, rules: Any = None, **left_over: int) -> State:
    return to_build(board, rules, seat=seat, supply=left(**left_over) if left_over else None)


# Features of seat 0: the same board with and without


def test_every_feature_has_a_name_and_a_weight() -> None:
    assert len(FEATURES) == len(WEIGHTS) == len(set(FEATURES)) == COUNT


@pytest.mark.parametrize(
    ("index", "name"), [(index, name) for index, name in enumerate(FEATURES)], ids=lambda value: str(value)
)
def test_features_are_called_what_their_constants_are_called(index: int, name: str) -> None:
    assert getattr(judged, name.upper().replace(" ", "_")) == index


SUPPLIES: list[Any] = [
    (judged.TEMPLES, {"temples": 1}, 2.0),
    (judged.TEMPLES, {"temples": 3}, 0.0),
    (judged.TOWERS, {"towers": 0}, 2.0),
    (judged.TOWERS, {"towers": 2}, 0.0),
    (judged.HUTS, {"huts": 13}, 0.7),
    (judged.HUTS, {"huts": 20}, 0.0),
    (judged.TEMPLES_DONE, {"temples": 0}, 1.0),
    (judged.TEMPLES_DONE, {"temples": 1}, 0.0),
    (judged.TOWERS_DONE, {"towers": 0}, 1.0),
    (judged.TOWERS_DONE, {"towers": 1}, 0.0),
    (judged.HUTS_DONE, {"huts": 0}, 1.0),
    (judged.HUTS_DONE, {"huts": 1}, 0.0),
    (judged.FEW_HUTS, {"huts": 20}, 0.05),
    (judged.FEW_HUTS, {"huts": 4}, 0.25),
    (judged.FEW_HUTS, {"huts": 0}, 1.0),
    (judged.STUCK, {"huts": 0}, 1.0),
    (judged.STUCK, {"huts": 1}, 0.0),
    (judged.SHORTAGE, {"huts": 0}, 4.0),
    (judged.SHORTAGE, {"huts": 20}, 0.0),
    (judged.PLAN, {"temples": 0, "huts": 2}, 1 / 3),
    (judged.PLAN, {"temples": 0, "towers": 1, "huts": 7}, 3 / 3),
    (judged.PLAN, {"temples": 1, "towers": 0, "huts": 12}, 3 / 3),
    (judged.END_NEAR, {"temples": 0, "huts": 2}, math.exp(-0.5)),
    (judged.END_NEAR, {"temples": 0, "towers": 1, "huts": 7}, math.exp(-1.5)),
]


@pytest.mark.parametrize(("index", "left_over", "expected"), SUPPLIES)
def test_what_is_built_and_what_is_left(index: int, left_over: dict[str, int], expected: float) -> None:
    state = placing(strip(), **left_over)
    assert feature(state, index) == pytest.approx(expected)


ISLANDS: list[Any] = [
    (judged.TEMPLE_READY, strip(**huts("abc")), 1.0),
    (judged.TEMPLE_READY, strip(**huts("ab")), 0.0),
    (judged.TEMPLE_READY, strip(a="h0", b="h0", c="t0"), 0.0),
    (judged.TEMPLE_READY, strip(**huts("abc", 1)), 0.0),
    (judged.MORE_TEMPLES_READY, strip(**huts("abcefg")), 1.0),
    (judged.MORE_TEMPLES_READY, strip(**huts("abc")), 0.0),
    (judged.MORE_TEMPLES_READY, strip(**huts("abcdefg")), 0.0),
    (judged.TOWER_READY, summit(a="h0"), 1.0),
    (judged.TOWER_READY, summit(a="h0", e="h0"), 2.0),
    (judged.TOWER_READY, summit(c="h0"), 1.0),
    (judged.TOWER_READY, summit(f="h0"), 1.0),
    (judged.TOWER_READY, summit(a="h1"), 0.0),
    (judged.TOWER_READY, summit(b="w0", c="h0"), 0.0),
    (judged.TOWER_READY, plateau(e="h0"), 0.0),
    (judged.TOWER_IN_ONE, plateau(d="h0"), 1.0),
    (judged.TOWER_IN_ONE, plateau(d="w0"), 0.0),
    (judged.TOWER_IN_ONE, plateau(d="h1"), 0.0),
    (judged.TOWER_IN_ONE, THREE, 0.0),
    (judged.NEAR_TOWER, plateau(d="h0"), 1.0),
    (judged.NEAR_TOWER, plateau(d="w0"), 0.0),
    (judged.NEAR_TOWER, summit(f="h0"), 0.0),  # the tower itself is possible
    (judged.NEAR_TOWER, strip(a="h0"), 0.0),
    (judged.PAIRS, strip(**huts("ab")), 1.0),
    (judged.PAIRS, strip(**huts("abfg")), 2.0),
    (judged.PAIRS, strip(a="h0", b="t0"), 0.0),
    (judged.PAIRS, strip(**huts("abc")), 0.0),
    (judged.SINGLES, strip(**huts("bdh")), 3.0),
    (judged.SINGLES, strip(**huts("ab")), 0.0),
    (judged.EXPOSED, strip(**huts("abc")), 2 / 4),
    (judged.EXPOSED, strip(**huts("cd")), 4 / 4),  # c, d, d, d
    (judged.EXPOSED, strip(**huts("ac")), 0.0),  # all of a settlement cannot be covered
    (judged.EXPOSED, strip(**huts("abc", 1)), 0.0),
    (judged.EXPANSION, strip(**huts("ab")), 1 / 3),
    (judged.EXPANSION, strip(c="h0"), 2 / 3),  # jungle on both sides
    (judged.EXPANSION, strip(a="h0", b="h1", c="h1"), 0.0),
    (judged.CHEAP_EXPANSION, strip(**huts("ab")), 1.0),
    (judged.CHEAP_EXPANSION, strip(a="h0", b="h1", c="h1"), 0.0),
    (judged.CHEAP_EXPANSION, summit(c="h0", e="h1"), 0.0),  # lake 4, clearing 3, jungle 3
    (judged.STUCK, strip(), 0.0),
    (judged.PLAN, THREE, 13 / 3),  # huts and towers for the rest would take 13.2 turns
    (judged.PLAN, strip(**huts("adh")), 13 / 3),
    (judged.SETTLEMENTS, strip(a="h0", d="w0", h="t0", f="h1"), 3.0),
    (judged.SETTLEMENTS, strip(f="h1"), 0.0),
    (judged.PROTECTED, strip(a="h0", d="w0", h="t0"), 2.0),
    (judged.PROTECTED, strip(a="t0", b="w0"), 1.0),
    (judged.PROTECTED, strip(a="h0", d="t1"), 0.0),
    (judged.READY_TO_MOVE, THREE, 1.0),
    (judged.READY_TO_MOVE, summit(a="h0"), 1.0),
    (judged.READY_TO_MOVE, strip(**huts("ab")), 0.0),
]


@pytest.mark.parametrize(("index", "board", "expected"), ISLANDS)
def test_what_the_island_offers(index: int, board: str, expected: float) -> None:
    assert feature(placing(board), index) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("index", "board", "left_over"),
    [
        (judged.TEMPLE_READY, THREE, {"huts": 17, "temples": 0}),
        (judged.TOWER_READY, summit(a="h0"), {"huts": 18, "towers": 0}),
        (judged.TOWER_IN_ONE, plateau(d="h0"), {"huts": 18, "towers": 0}),
        (judged.NEAR_TOWER, plateau(d="h0"), {"huts": 18, "towers": 0}),
        (judged.EXPANSION, strip(**huts("ab")), {"huts": 0}),
        (judged.CHEAP_EXPANSION, strip(**huts("ab")), {"huts": 0}),
    ],
)
def test_what_the_island_offers_is_nothing_without_pieces(index: int, board: str, left_over: dict[str, int]) -> None:
    assert feature(placing(board), index) > 0
    assert feature(placing(board, **left_over), index) == 0


def test_one_tower_left_makes_one_settlement_ready() -> None:
    assert feature(placing(summit(a="h0", e="h0"), huts=16, towers=1), judged.TOWER_READY) == 1


def test_who_has_no_huts_but_a_site_is_not_stuck() -> None:
    assert feature(placing(THREE, huts=0), judged.STUCK) == 0
    assert feature(placing(strip(**huts("ab")), huts=0), judged.STUCK) == 1


@pytest.mark.parametrize(
    ("index", "when"),
    [
        (judged.TO_MOVE, "placing"),
        (judged.READY_TO_MOVE, "placing"),
        (judged.BREAKABLE, "waiting"),
        (judged.MID_TURN, "building"),
        (judged.MID_TEMPLE, "building"),
        (judged.MID_EXPANSION, "building"),
    ],
)
def test_some_things_count_at_some_moments_only(index: int, when: str) -> None:
    moments = {"placing": placing(THREE), "building": building(THREE), "waiting": placing(THREE, 1)}
    assert {name for name, state in moments.items() if feature(state, index) > 0} == {when}


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (strip(**huts("abc")), 1.0),
        (strip(**huts("abcd")), 1.0),  # on c with a; d alone, or with f, leaves three
        (strip(**huts("ab")), 0.0),
        (strip(**huts("abc"), d="h1"), 1.0),
        (strip(a="h0", b="h0", c="t0"), 0.0),
    ],
)
def test_what_the_others_may_break(board: str, expected: float) -> None:
    assert feature(placing(board, 1), judged.BREAKABLE) == expected


@pytest.mark.parametrize(
    ("index", "board", "other_board"),
    [
        (judged.MID_TEMPLE, THREE, strip(**huts("ab"))),
        (judged.MID_TOWER, summit(a="h0"), summit(a="h1")),
        (judged.MID_TOWER, summit(a="h0", e="h0"), plateau(d="h0")),
        (judged.MID_EXPANSION, strip(a="h0"), strip(a="h0", b="h1", c="h1")),
    ],
)
def test_what_can_be_built_at_once(index: int, board: str, other_board: str) -> None:
    assert feature(building(board), index) == (1 if index != judged.MID_EXPANSION else pytest.approx(1 / 3))
    assert feature(building(other_board), index) == 0
    assert feature(placing(board), index) == 0


def test_an_expansion_may_take_the_last_huts() -> None:
    """The settlement can expand over two fields now; with the tile to come perhaps over more."""
    likely = {huts: feature(placing(strip(c="h0"), huts=huts, temples=0), judged.ONE_FROM_END) for huts in (2, 3, 4, 9)}
    assert likely[2] > 0.9 > likely[3] > likely[4] > likely[9] == 0
    assert feature(building(strip(c="h0"), huts=2, temples=0), judged.MID_END) == 1
    assert feature(building(strip(c="h0"), huts=3, temples=0), judged.MID_END) == 0


@pytest.mark.parametrize(
    ("board", "left_over", "likely", "now"),
    [
        (THREE, {"huts": 6, "temples": 1, "towers": 0}, 0.95, 1.0),
        (THREE, {"huts": 6, "temples": 2, "towers": 0}, 0.0, 0.0),
        (THREE, {"huts": 6, "temples": 1, "towers": 1}, 0.0, 0.0),
        (strip(**huts("ab")), {"huts": 6, "temples": 1, "towers": 0}, 0.0, 0.0),
        (summit(a="h0"), {"huts": 6, "temples": 0, "towers": 1}, 0.95, 1.0),
        (summit(a="h0"), {"huts": 6, "temples": 0, "towers": 2}, 0.0, 0.0),
        (plateau(d="h0"), {"huts": 6, "temples": 0, "towers": 1}, 0.95, 0.0),  # the eruption comes first
        (strip(), {"huts": 1, "temples": 0}, 1.0, 1.0),
        (strip(), {"huts": 2, "temples": 0}, 0.0, 0.0),  # nothing to expand
        (strip(c="h0"), {"huts": 6, "temples": 0}, 0.0, 0.0),
    ],
)
def test_whether_the_next_build_can_be_the_last(
    board: str, left_over: dict[str, int], likely: float, now: float
) -> None:
    to_move, waiting, midway = (
        placing(board, **left_over),
        placing(board, 1, **left_over),
        building(board, **left_over),
    )
    assert feature(to_move, judged.ONE_FROM_END) == pytest.approx(likely)
    assert feature(to_move, judged.TO_MOVE_AND_END) == pytest.approx(likely)
    assert feature(waiting, judged.ONE_FROM_END) == pytest.approx(likely)
    assert feature(waiting, judged.TO_MOVE_AND_END) == 0
    assert feature(midway, judged.MID_END) == now
    assert feature(to_move, judged.MID_END) == feature(waiting, judged.MID_END) == 0


@pytest.mark.parametrize(
    ("late", "early"),
    [
        (judged.LATE_TEMPLES, judged.TEMPLES),
        (judged.LATE_TOWERS, judged.TOWERS),
        (judged.LATE_HUTS, judged.HUTS),
    ],
)
def test_pieces_count_more_when_the_stack_runs_out(late: int, early: int) -> None:
    pieces = {"huts": 10, "temples": 2, "towers": 1}
    last, full = placing(strip(), 0, Rules(tiles=5), **pieces), placing(strip(), **pieces)
    assert feature(last, late) == feature(last, early) > 0
    assert feature(full, late) == pytest.approx(feature(full, early) * math.exp(-43 / 2 / 4))
    assert feature(placing(strip(), 0, Rules(tiles=5)), late) == 0


def test_features_of_one_seat_are_not_those_of_another() -> None:
    state = placing(strip(a="h0", b="h0", c="h0", f="h1"))
    assert [feature(state, judged.TEMPLE_READY, seat) for seat in (0, 1)] == [1, 0]
    assert [feature(state, judged.SINGLES, seat) for seat in (0, 1)] == [0, 1]
    assert [feature(state, judged.TO_MOVE, seat) for seat in (0, 1)] == [1, 0]


@given(states)
@settings(max_examples=15, deadline=None)
def test_the_judgement_finds_the_settlements_that_the_rules_find(state: State) -> None:
    observed = seen(state)
    for seat in range(state.rules.players):
        into = vec[float]([0.0] * COUNT)
        observed.features(seat, into)
        found = settlements(state, seat)
        assert into[judged.SETTLEMENTS] == len(found)


def test_one_look_after_another_sees_the_same() -> None:
    """Scratch space that is not cleared between looks does not show."""
    observed = seen(placing(THREE, 1))
    first, again = vec[float]([0.0] * COUNT), vec[float]([0.0] * COUNT)
    observed.features(0, first)
    other = TaluvaModel(placing(summit(a="h0", c="h1")), observed.judgement)
    other.features(0, vec[float]([0.0] * COUNT))
    observed.features(0, again)
    assert list(first) == list(again)


# Values


@given(states)
@settings(max_examples=20, deadline=None)
def test_values_are_payoffs(state: State) -> None:
    found = values(state)
    rules = state.rules
    total = rules.players / 2 if rules.ranking else 2 if rules.teams else 1
    assert sum(found) == pytest.approx(total)
    assert all(0 <= value <= 1 for value in found)
    if state.phase == OVER:
        assert tuple(found) == pytest.approx(stakes.payoffs(rules, state.places() or []))


@given(some_rules)
@settings(max_examples=8, deadline=None)
def test_at_the_end_values_are_the_result(rules: Rules) -> None:
    observed = seen(State.new(rules, 1))
    assert observed.finish(Chance(3)) > 0
    into = vec[float]([0.0] * rules.players)
    observed.values(into)
    places = observed.state.places()
    assert places is not None
    assert tuple(into) == pytest.approx(stakes.payoffs(rules, places))
    assert observed.actor() == -1
    assert not len(observed.moves())
    assert observed.is_quiet()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_to_win_add_up(players: int) -> None:
    found = values(to_place(THREE, Rules(players=players)))
    assert len(found) == players
    assert sum(found) == pytest.approx(1)
    assert min(found) > 0


@pytest.mark.parametrize("players", [3, 4])
def test_the_eliminated_cannot_win(players: int) -> None:
    found = values(to_place(THREE, Rules(players=players), seat=1, out=[0]))
    assert found[0] == 0
    assert sum(found) == pytest.approx(1)
    assert min(found[1:]) > 0


def test_a_team_shares_what_it_can_expect() -> None:
    rules = Rules(players=4, teams=True)
    whole = values(to_place(THREE, rules))
    assert whole[0] == whole[2] > whole[1] == whole[3]
    assert whole[0] + whole[1] == pytest.approx(1)
    halved = values(to_place(THREE, rules, out=[2]))
    assert halved[0] == halved[2] < whole[0]


def test_in_the_ranking_game_fixed_places_are_known() -> None:
    rules = Rules(players=4, ranking=True)
    found = values(to_place(strip(c="h2"), rules, seat=2, out=[1], finished=[3]))
    assert sum(found) == pytest.approx(2)
    assert found[1] == pytest.approx(0)
    assert found[3] == pytest.approx(1)
    assert 1 / 3 < found[0] < 2 / 3
    assert 1 / 3 < found[2] < 2 / 3


def test_who_finished_earlier_or_went_later_is_ahead() -> None:
    rules = Rules(players=4, ranking=True)
    assert values(to_place(strip(), rules, finished=[3, 1], seat=2)) == pytest.approx([1 / 6, 2 / 3, 1 / 6, 1], abs=0.2)
    gone = values(to_place(strip(), rules, out=[3, 1], seat=2))
    assert gone[3] < gone[1] < min(gone[0], gone[2])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("board", "supply", "better", "worse"),
    [
        (THREE, (17, 3, 2), "temple 2,1", "hut 2,1"),
        (THREE, (17, 1, 2), "temple 2,1", "hut 2,1"),
        (summit(c="h0"), (16, 3, 1), "tower 1,1", "hut -2,0"),
    ],
)
def test_who_builds_well_gains_and_the_others_lose(
    board: str, supply: tuple[int, int, int], better: str, worse: str, players: int
) -> None:
    ends = []
    for action in (better, worse):
        state = to_build(board, Rules(players=players), supply={0: supply})
        state.play(action)
        ends.append(values(state))
    assert ends[0][0] > ends[1][0]
    assert all(ends[0][seat] < ends[1][seat] for seat in range(1, players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pieces_built_are_good_for_their_seat_alone(players: int) -> None:
    """Of temples and towers, with nothing else changed."""
    rules = Rules(players=players)
    plain = values(to_place(strip(), rules))
    for supply in ((20, 2, 2), (20, 3, 1)):
        found = values(to_place(strip(), rules, supply={1: supply}))
        assert found[1] > plain[1]
        assert all(found[seat] < plain[seat] for seat in range(players) if seat != 1)


def test_a_win_in_reach_is_worth_more_with_the_move() -> None:
    near = {"huts": 6, "temples": 1, "towers": 0}
    to_move, waiting = values(placing(THREE, **near)), values(placing(THREE, 1, **near))
    apart = values(placing(strip(**huts("ab")), **near))
    assert to_move[0] > waiting[0] > 0.5
    assert to_move[0] > apart[0]
    assert to_move[1] < min(waiting[1], apart[1])
    assert values(building(THREE, **near))[0] > 0.95


def test_weights_decide() -> None:
    state = placing(strip(), temples=1)
    into = vec[float]([0.0] * 2)
    for weights, expected in (((0.0,) * COUNT, 0.5), ((1.0, *(0.0,) * (COUNT - 1)), math.exp(2) / (math.exp(2) + 1))):
        model(state.observe(0), Chance(1), weights).values(into)
        assert into[0] == pytest.approx(expected)


# Keys


SUPPLY = {0: (18, 2, 1), 1: (18, 2, 1)}
KNOWN = to_place(strip(a="h0", f="h1"), tile="LL", supply=SUPPLY)


@pytest.mark.parametrize(
    "other",
    [
        to_place(strip(a="h0", f="h1"), tile="RR", supply=SUPPLY),
        to_place(strip(b="h0", f="h1"), tile="LL", supply=SUPPLY),
        to_place(strip(a="h1", f="h1"), tile="LL", supply=SUPPLY),
        to_place(strip(a="t0", f="h1"), tile="LL", supply=SUPPLY),
        to_place(strip(a="w0", f="h1"), tile="LL", supply=SUPPLY),
        to_place(strip(f="h1"), tile="LL", supply=SUPPLY),
        to_place(strip(a="h0", f="h1").replace("L1", "R1"), tile="LL", supply=SUPPLY),
        to_place(strip(a="h0", f="h1"), tile="LL", supply={**SUPPLY, 0: (17, 2, 1)}),
        to_place(strip(a="h0", f="h1"), tile="LL", supply={**SUPPLY, 0: (18, 1, 1)}),
        to_place(strip(a="h0", f="h1"), tile="LL", supply={**SUPPLY, 1: (18, 2, 0)}),
        to_place(strip(a="h0", f="h1"), tile="LL", supply=SUPPLY, seat=1),
        to_build(strip(a="h0", f="h1"), supply=SUPPLY),
    ],
)
def test_what_looks_different_has_another_key(other: State) -> None:
    assert seen(KNOWN).key() != seen(other).key()


def test_the_order_of_the_stack_is_not_in_the_key() -> None:
    worlds = [seen(KNOWN, seed) for seed in range(6)]
    assert len({tuple(world.state.stack) for world in worlds}) == 6
    assert len({int(world.key()) for world in worlds}) == 1
    assert len({int(model(KNOWN.observe(1), Chance(1)).key()), int(worlds[0].key())}) == 1


# Worlds drawn anew


def stack(observed: Any) -> list[int]:
    return [int(kind) for kind in observed.state.stack]


@pytest.mark.parametrize("state", [KNOWN, to_build(THREE), State.new(Rules(players=4, tiles=7), 3)])
def test_a_redraw_changes_the_tiles_to_come_and_nothing_else(state: State) -> None:
    observed = seen(state)
    before, drawn_so_far = stack(observed), int(observed.state.drawn)
    chance = Chance(5)
    orders = set()
    for _ in range(12):
        twin = observed.redraw(chance)
        assert isinstance(twin, TaluvaModel)
        assert stack(twin)[:drawn_so_far] == before[:drawn_so_far]
        assert Counter(stack(twin)) == Counter(before)
        assert twin.key() == observed.key()
        assert list(twin.moves()) == list(observed.moves())
        orders.add(tuple(stack(twin)))
    assert len(orders) > 8
    assert stack(observed) == before


def test_every_unseen_tile_may_come_next() -> None:
    observed = seen(State.new(Rules(tiles=4), 2))
    chance = Chance(1)
    last = Counter(stack(observed.redraw(chance))[1] for _ in range(300))
    assert set(last) == set(stack(observed)[1:])
    assert min(last.values()) > 60


def test_a_copy_goes_its_own_way() -> None:
    observed = seen(to_build(THREE))
    before = observed.key()
    twin = observed.copy()
    assert twin.key() == before
    twin.step(twin.moves()[0])
    assert observed.key() == before != twin.key()


def test_the_tile_drawn_is_brought_and_nothing_in_the_middle_of_a_turn() -> None:
    observed = seen(KNOWN)
    assert observed.brought() == tile("LL")
    observed.step(observed.moves()[0])
    assert (observed.brought(), observed.is_quiet()) == (0, False)
    observed.step(observed.moves()[0])
    assert observed.is_quiet()
    assert observed.brought() == tile(observed.state.tile or "") > 0


def test_nothing_is_brought_at_the_end() -> None:
    observed = seen(building(THREE, huts=6, temples=1, towers=0))
    observed.step(observed.state.parse("temple 2,1").id)
    assert (observed.actor(), observed.brought()) == (-1, 0)


def test_nothing_is_hidden_that_matters_for_moves() -> None:
    assert not seen(KNOWN).hides()


def test_placing_gets_most_of_the_time_and_building_the_rest() -> None:
    assert 0.5 < seen(KNOWN).share() < seen(to_build(THREE)).share() <= 1


# What is worth a look


@given(states)
@settings(max_examples=20, deadline=None)
def test_worthwhile_are_all_builds_all_eruptions_and_some_landscapes(state: State) -> None:
    if state.phase == OVER:
        return
    observed = seen(state)
    moves, kept = [int(id) for id in observed.moves()], [int(id) for id in observed.worthwhile()]
    assert kept
    assert kept == [id for id in moves if id in set(kept)]
    actions = {action.id: action for action in observed.state.legal()}
    land = {action.id for action in actions.values() if on_land(observed.state, action)}
    assert land <= set(kept)
    if observed.state.decision is not None and observed.state.decision.kind == "build":
        assert kept == moves


def on_land(state: State, action: Any) -> bool:
    q, r = action.field
    return bool(state.island.at((q + 128) << 8 | (r + 128)) & 0x3F)


def test_landscapes_elsewhere_are_a_few() -> None:
    observed = seen(to_place(strip(f="h1")))  # seat 0 has nothing yet
    kept = [action for action in observed.state.legal() if action.id in set(observed.worthwhile())]
    assert sum(not on_land(observed.state, action) for action in kept) == ELSEWHERE
    near = seen(to_place(strip(f="h0")))
    assert ELSEWHERE < len(near.worthwhile()) < len(near.moves())


# Islands of all sizes


def test_a_very_long_island_is_judged_like_any_other() -> None:
    """Tiles in a line: more cells than the judgement has noted room for."""
    state = State.new(Rules(tiles=48), 1)
    for number in range(34):
        state.play(f"tile {2 * number},0 0")
        state.play(state.legal()[0])
    assert len(state.island.fields) > LARGEST
    assert sum(values(state)) == pytest.approx(1)
    for seat in (0, 1):
        assert feature(state, judged.SETTLEMENTS, seat) == len(settlements(state, seat))
    assert len(seen(state).worthwhile())


def test_an_empty_sea_is_judged() -> None:
    state = State.new(Rules(), 1)
    found = values(state)
    assert sum(found) == pytest.approx(1)
    assert found[0] > 0.5  # the move is worth something
    assert len(seen(state).worthwhile()) == len(seen(state).moves()) == 6


def test_games_for_more_players_are_judged() -> None:
    for players in (2, 3, 4):
        assert len(values(played(Rules(players=players), 3, 20))) == players
