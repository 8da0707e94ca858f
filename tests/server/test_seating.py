"""Who may do what at a game, by its rows alone: no room, no server."""

from dataclasses import replace

import pytest

from surtsey.games import game_named
from surtsey.server import seating
from surtsey.server.live import LiveGame
from surtsey.server.store import GameRow, SeatRow
from surtsey.server.wire import Draft, HandOver, Refused

ADA, BO, CY = "ada", "bo", "cy"
ROW = GameRow(
    "g",
    "taluva",
    {},
    {},
    ADA,
    (
        SeatRow("guest", "Ada", 0, ADA),
        SeatRow("guest", "Bo", 1, BO),
        SeatRow("bot", "Hekla", 2, level="easy"),
        SeatRow("guest", "Anna", 3, ADA, shared=True),
    ),
    status="playing",
)
WAITING, OVER = replace(ROW, status="waiting"), replace(ROW, status="over")
BO_LEFT = seating.changed(ROW, seating.leaving(1))


@pytest.fixture(scope="module")
def live() -> LiveGame:
    return LiveGame.new(game_named("taluva"), {"players": "4"}, seed=1)


def played(live: LiveGame) -> LiveGame:
    """After the first turn, which is of seat 0."""
    assert live.state.decision is not None
    seat = live.state.decision.seat
    assert seat == 0
    state = live.state.copy()
    actions = []
    while state.decision is not None and state.decision.seat == seat:
        actions.append(str(state.legal()[0]))
        state.play(actions[-1])
    return live.act(seat, actions, None)[0]


def draft(seat: int, number: int = 0) -> Draft:
    return Draft(type="draft", key="k", number=number, seat=seat, actions=[])


@pytest.mark.parametrize(("guest", "seat"), [(ADA, 0), (ADA, 3), (BO, 1)])
def test_people_act_for_their_seats(guest: str, seat: int) -> None:
    seating.check_seat(ROW, guest, seat)


@pytest.mark.parametrize(
    ("row", "guest", "seat", "code"),
    [
        (ROW, BO, 0, "not_your_seat"),
        (ROW, CY, 2, "not_your_seat"),
        (ROW, ADA, 4, "no_such_seat"),
        (BO_LEFT, BO, 1, "resigned"),
    ],
)
def test_nobody_acts_for_another_seat(row: GameRow, guest: str, seat: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        seating.check_seat(row, guest, seat)
    assert refused.value.code == code


def test_who_has_to_decide_may_ask(live: LiveGame) -> None:
    seating.check_asking(ROW, live, ADA, draft(0))


@pytest.mark.parametrize(
    ("row", "guest", "message", "code"),
    [
        (WAITING, ADA, draft(0), "waiting"),
        (OVER, ADA, draft(0), "over"),
        (ROW, ADA, draft(0, number=7), "stale"),
        (ROW, BO, draft(1), "not_your_decision"),
        (ROW, BO, draft(0), "not_your_seat"),
    ],
)
def test_nobody_else_may_ask(live: LiveGame, row: GameRow, guest: str, message: Draft, code: str) -> None:
    with pytest.raises(Refused) as refused:
        seating.check_asking(row, live, guest, message)
    assert refused.value.code == code


def test_an_undo_needs_all_other_people(live: LiveGame) -> None:
    request = seating.undo_request(ROW, played(live), ADA, 0)
    assert (request.seat, request.target, request.missing) == (0, 1, frozenset({1}))
    assert seating.agreed(request, (1,)).missing == set()
    assert request.missing == {1}, "a request that somebody has agreed to is a new one"


def test_an_undo_needs_nobody_who_has_left(live: LiveGame) -> None:
    assert seating.undo_request(BO_LEFT, played(live), ADA, 0).missing == set()


def test_nobody_agrees_who_is_not_asked(live: LiveGame) -> None:
    request = seating.undo_request(ROW, played(live), ADA, 0)
    with pytest.raises(Refused, match="you are not asked"):
        seating.agreed(request, (0, 3))
    with pytest.raises(Refused, match="nobody asks"):
        seating.agreed(None, (1,))


def test_there_must_be_something_to_take_back(live: LiveGame) -> None:
    with pytest.raises(Refused, match="nothing of yours"):
        seating.undo_request(ROW, live, ADA, 0)
    with pytest.raises(Refused, match="nothing of yours"):
        seating.undo_request(ROW, played(live), BO, 1)


def test_standing_up_opens_all_seats_of_a_guest() -> None:
    after = seating.changed(ROW, seating.standing_up(ROW, ADA))
    assert [seat.kind for seat in after.seats] == ["open", "guest", "bot", "open"]
    assert after.seats[0].name == ""
    assert after.seats[1:3] == ROW.seats[1:3]


def hand_over(guest: str, seat: int, level: str = "easy", away: float = 0.0) -> seating.SeatChanges:
    message = HandOver(type="hand_over", key="k", seat=seat, level=level)
    return seating.handing_over(ROW, guest, message, lambda _: away, needed=60.0)


@pytest.mark.parametrize(("guest", "seat", "away"), [(ADA, 0, 0.0), (ADA, 1, 60.0), (BO, 3, 61.0)])
def test_ones_own_seat_and_that_of_somebody_absent_go_to_a_bot(guest: str, seat: int, away: float) -> None:
    after = seating.changed(ROW, hand_over(guest, seat, away=away))
    assert (after.seats[seat].kind, after.seats[seat].guest, after.seats[seat].level) == ("bot", None, "easy")
    assert seating.people(after) == seating.people(ROW) - {seat}


@pytest.mark.parametrize(
    ("guest", "seat", "level", "away", "code"),
    [
        (ADA, 1, "easy", 59.9, "not_away"),
        (CY, 1, "easy", 99.0, "not_your_seat"),
        (ADA, 2, "easy", 99.0, "no_such_seat"),
        (ADA, 4, "easy", 99.0, "no_such_seat"),
        (ADA, 0, "godlike", 0.0, "no_such_level"),
    ],
)
def test_other_seats_do_not(guest: str, seat: int, level: str, away: float, code: str) -> None:
    with pytest.raises(Refused) as refused:
        hand_over(guest, seat, level, away)
    assert refused.value.code == code
