"""Secrets: cards of the Caldera deck and tiles turned in secret are shown to nobody but those whose they are."""

from collections.abc import Iterator
from typing import Any

import pytest

from surtsey.chance import PLAYERS, Chance
from surtsey.games import game_named
from surtsey.server import replaying, visibility
from surtsey.server.live import LiveGame, PublishedEntry
from surtsey.server.store import GameRow, SeatRow
from surtsey.volcanique import Volcanique
from surtsey.volcanique.state import State
from tests.server.client import ME, OPEN, Guest
from tests.volcanique.boards import at

GAME = game_named("volcanique")
BOARD = """
           D0  D   D   D   M1  M
    0,0:  D  1  D D  1  D M  1  M
           D   D   D   D   M   M
    seat 0: DDMMLL, cards agile3
    seat 1: DDMMLL, cards flying2
    """
MINE, THEIRS = [{"power": "agile", "points": 3}], [{"power": "flying", "points": 2}]
HIDDEN = [None]
SECRETIVE = {"preset": "site", "players": "2", "erosion_targets": "all", "end_critters": "21"}


def position() -> str:
    return GAME.position(at(BOARD, "move", caldera="yes"), secrets=True)


def cards(shown: Any) -> list[Any]:
    return [player["cards"] for player in shown["players"]]


# Before the game begins


@pytest.mark.anyio
async def test_a_game_that_waits_for_people_shows_nobodys_secrets(ada: Guest, bo: Guest) -> None:
    """Else one could take a seat, read its cards, give it back, and take another one."""
    made = await ada.make(ME, OPEN, OPEN, game="volcanique", private=True, position=three_seats())
    for seat in (1, 2):
        taken = await bo.post(f"/api/games/{made['id']}/join", {"invitation": invitation(made), "seat": seat})
        async with bo.at(taken) as table:
            assert cards(table.welcome["situation"]["view"]) == [HIDDEN, HIDDEN, HIDDEN]
            frames = (await bo.get(f"/api/games/{made['id']}/replay"))["frames"]
            assert all(cards(frame["view"]) == [HIDDEN, HIDDEN, HIDDEN] for frame in frames)
            await table.ask("resign", seat=seat)


@pytest.mark.anyio
async def test_nobody_plays_on_from_a_hand_before_the_game_begins(ada: Guest, bo: Guest) -> None:
    """What is hidden is drawn anew, the hand of one's own seat too."""
    state = game_named("volcanique").resume(three_seats(), None)
    row = waiting_row(("ada", "bo", None))
    positions = {replaying.position_at(row, [], 0, row.seats_of("bo"), seed) for seed in range(20)}
    hands = [cards(GAME.describe(GAME.resume(text, 1).observe(1)))[1] for text in positions]
    assert any(hand != hands[0] for hand in hands)
    assert cards(GAME.describe(state.observe(1)))[1] == THEIRS


@pytest.mark.anyio
async def test_secrets_are_shown_once_the_game_has_begun(ada: Guest, bo: Guest) -> None:
    made = await ada.make(ME, OPEN, game="volcanique", private=True, position=position())
    async with ada.at(made) as at_ada:
        await bo.join(made)
        await at_ada.hear("situation")
        assert cards(at_ada.situation["view"]) == [MINE, HIDDEN]
        async with bo.at(made) as at_bo:
            assert cards(at_bo.situation["view"]) == [HIDDEN, THEIRS]


def three_seats() -> str:
    board = BOARD + "    seat 2: cards rift2\n"
    return GAME.position(at(board, "move", caldera="yes", players="3"), secrets=True)


def waiting_row(guests: tuple[str | None, ...]) -> GameRow:
    seats = tuple(SeatRow("open" if guest is None else "guest", "", seat, guest) for seat, guest in enumerate(guests))
    options = dict(GAME.resume(three_seats(), None).rules.options())
    return GameRow("g", "volcanique", options, options, "ada", seats, seed=1, position=three_seats())


def invitation(made: dict[str, Any]) -> str:
    return str(made["invitation"].split("/")[-1])


# At one screen


def played(seed: int, most: int = 100) -> Iterator[tuple[LiveGame, PublishedEntry]]:
    """A game of random turns in which tiles are turned in secret."""
    live, chance = LiveGame.new(GAME, SECRETIVE, seed), Chance(seed, PLAYERS)
    for _ in range(most):
        decision = live.state.decision
        if decision is None:
            return
        actions: list[str] = []
        while (draft := live.draft(decision.seat, actions)).goes_on:
            legal = draft.view.legal()
            actions.append(str(legal[chance.below(len(legal))]))
        live, published = live.act(decision.seat, actions, None)
        yield live, published


def test_nothing_secret_stays_on_a_screen_that_is_handed_over() -> None:
    hidden = 0
    for live, published in played(seed=2):
        for seats in ((0, 1), ()):
            told = [visibility.entry(published, seats), *visibility.entries_since(live, live.number - 1, seats)]
            for each in told:
                assert each == visibility.entry(published, ()), "as somebody without a seat is told"
        hidden += any(published.secrets) + any(e.only is not None for beat in published.beats for e in beat.events)
    assert hidden > 3


def test_the_replay_of_a_running_game_shows_one_screen_what_everybody_sees() -> None:
    first = LiveGame.new(GAME, SECRETIVE, 2)
    entries = [published.entry for _, published in played(seed=2)]
    options = dict(first.state.rules.options())
    guests = (SeatRow("guest", "Ada", 0, "ada"), SeatRow("guest", "Sam", 1, "ada", shared=True))
    row = GameRow(
        "g", "volcanique", options, options, "ada", guests, seed=2, opening=tuple(first.opening()), status="playing"
    )
    everybodys = replaying.frames_of(row, entries, ())
    assert replaying.frames_of(row, entries, row.seats_of("ada")) == everybodys
    for seat in (0, 1):
        own = replaying.frames_of(row, entries, (seat,))
        assert sum(frame != shown for frame, shown in zip(own, everybodys, strict=True)) > 3, (
            "there is a secret to keep"
        )


def test_the_screen_shows_the_hand_of_the_seat_that_holds_it() -> None:
    state = at(BOARD, "move", caldera="yes")
    live = LiveGame.new(GAME, {}, 1, GAME.position(state, secrets=True))
    assert cards(visibility.view(live, (0, 1), None)) == [MINE, HIDDEN]
    assert cards(visibility.view(live, (1,), None)) == [HIDDEN, THEIRS]
    assert cards(visibility.view(live, (), None)) == [HIDDEN, HIDDEN]


# What a spectator costs


class NeverResumed(Volcanique):
    """Volcanique, where nobody may settle what is hidden: that would be a random game played to its end."""

    def resume(self, position: str, seed: int | None) -> State:
        raise AssertionError("a view must not be made from a position")


def test_a_spectators_view_is_looked_at_and_not_made_up() -> None:
    """Neither is a position resumed for it, nor is what is hidden drawn."""
    live = LiveGame(NeverResumed(), at(BOARD, "move", caldera="yes"))
    watched = live.state.watch().view
    assert isinstance(watched, State)
    assert watched.is_given
    assert not watched.history()
    assert cards(visibility.view(live, (), None)) == [HIDDEN, HIDDEN]
    assert visibility.decision(live, ()) is not None
