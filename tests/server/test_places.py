"""Who comes in where when somebody leaves: in both games, in teams, in the ranking game."""

from collections.abc import Sequence

import pytest

from surtsey.chance import PLAYERS, Chance
from surtsey.server.live import LiveGame, restore
from surtsey.taluva import TALUVA, Rules, State
from surtsey.volcanique import VOLCANIQUE
from tests.taluva.boards import to_place
from tests.taluva.test_endings import ONE_HUT_EACH, last_tile

EVERYBODY = range(5)


def at(state: State) -> LiveGame:
    return LiveGame.at(TALUVA, state)


def without(live: LiveGame, *seats: int) -> LiveGame:
    for seat in seats:
        live, _ = live.leave(seat, "resign")
    return live


def ended(live: LiveGame) -> LiveGame:
    """After the last build, which ends the game by the rules."""
    decision = live.state.decision
    assert decision is not None
    live, _ = live.act(decision.seat, [str(live.state.legal()[0])], None)
    assert live.state.places() is not None
    return live


# Temples, towers and huts of each: by the rules the first one wins, then the second, then the third.
THREE = [(2, 0, 0), (1, 0, 0), (0, 0, 9)]
FOUR = [*THREE, (0, 0, 1)]


@pytest.mark.parametrize(
    ("left", "places"),
    [((), [1, 2, 3, 4]), ((0,), [4, 1, 2, 3]), ((1,), [1, 4, 2, 3]), ((0, 1), [4, 3, 1, 2]), ((1, 0), [3, 4, 1, 2])],
)
def test_what_a_bot_reaches_for_somebody_who_left_is_not_theirs(left: Sequence[int], places: list[int]) -> None:
    """Who left comes behind all who stayed, and who left first comes last, however the bots played on."""
    assert ended(without(at(last_tile(FOUR)), *left)).places(EVERYBODY) == places


def test_time_that_runs_out_counts_as_leaving() -> None:
    live, _ = at(last_tile(THREE)).leave(0, "timeout")
    assert ended(live).places(EVERYBODY) == [3, 1, 2]


def test_the_eliminated_do_not_win_by_others_leaving() -> None:
    live = at(to_place(ONE_HUT_EACH, Rules(players=3, huts=1), seat=1, out=[0]))
    assert live.places(EVERYBODY) is None
    assert without(live, 1).places(EVERYBODY) == [3, 2, 1]


def test_who_leaves_later_comes_before_who_was_eliminated_and_after_who_was_later() -> None:
    eliminated_first = at(to_place(ONE_HUT_EACH, Rules(players=4, huts=1), seat=1, out=[3]))
    assert without(eliminated_first, 1, 0).places(EVERYBODY) == [2, 3, 1, 4]
    live = without(at(to_place(ONE_HUT_EACH, Rules(players=4, huts=1))), 2)
    live, _ = live.act(0, ["tile 3,0 0"], None)
    assert list(live.gone) == [2, 0], "seat 0 cannot build and is out"
    assert without(live, 1).places(EVERYBODY) == [3, 2, 4, 1]


def test_a_place_that_was_reached_stays_when_its_seat_leaves() -> None:
    live = without(at(last_tile(FOUR, ranking=True, finished=[2])), 2)
    assert live.places({0, 1, 3}) is None, "the others go on"
    assert without(live, 0).places({1, 3}) is None
    assert without(live, 0, 3).places({1}) == [4, 2, 1, 3]
    assert ended(live).places(EVERYBODY) == [2, 3, 1, 4]


def test_a_bot_that_finishes_for_somebody_takes_nobodys_place() -> None:
    """Seat 1 left; by the rules the bot is second now and seat 3 third."""
    live = without(at(last_tile(FOUR, ranking=True, finished=[2])), 1)
    assert ended(live).places(EVERYBODY) == [2, 4, 1, 3]


def test_a_team_with_nobody_left_loses_at_once() -> None:
    live = at(to_place(ONE_HUT_EACH, Rules(players=4, teams=True, huts=1), seat=1, out=[2]))
    assert without(live, 0).places(EVERYBODY) == [3, 1, 3, 1], "one member was out, the other one left"
    assert without(live, 1).places(EVERYBODY) is None, "a partner is still there"
    assert without(live, 1, 3).places(EVERYBODY) == [1, 3, 1, 3]


def test_a_partner_who_stays_keeps_the_teams_place() -> None:
    live = without(at(last_tile(FOUR, teams=True)), 0)
    assert ended(live).places(EVERYBODY) == [1, 3, 1, 3]


def test_an_elimination_that_is_taken_back_did_not_happen() -> None:
    live = without(at(to_place(ONE_HUT_EACH, Rules(players=3, huts=1))), 1)
    after, _ = live.act(0, ["tile 3,0 0"], None)
    assert after.gone == (1, 0)
    back, _ = after.undo(0, after.number)
    assert back.gone == (1,)


@pytest.mark.parametrize("seed", range(3))
def test_in_volcanique_who_left_comes_last_and_the_others_by_their_points(seed: int) -> None:
    options = {"players": "4", "setup": "quick", "turn_cap": "20"}
    first = LiveGame.new(VOLCANIQUE, options, seed)
    live, _ = first.leave(2, "resign")
    chance, entries = Chance(seed, PLAYERS), [live.recent[-1].entry]
    while (decision := live.state.decision) is not None:
        actions: list[str] = []
        while (draft := live.draft(decision.seat, actions)).goes_on:
            legal = draft.view.legal()
            actions.append(str(legal[chance.below(len(legal))]))
        live, published = live.act(decision.seat, actions, None)
        entries.append(published.entry)
    by_rules, places = live.state.places(), live.places(EVERYBODY)
    assert by_rules is not None
    assert places is not None
    assert places[2] == 4
    stayed = [seat for seat in range(4) if seat != 2]
    assert [places[seat] for seat in stayed] == [
        1 + sum(by_rules[other] < by_rules[seat] for other in stayed) for seat in stayed
    ]
    again = restore(VOLCANIQUE, options, seed, None, first.opening(), entries)
    assert (again.left, again.gone, again.places(EVERYBODY)) == (live.left, live.gone, places)
