"""Games as their entries make them, and what may be shown of them: no server needed."""

import json
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from surtsey.chance import PLAYERS, Chance
from surtsey.game import Event, SurtseyError
from surtsey.games import game_named
from surtsey.server import messages, visibility
from surtsey.server.live import Entry, LiveGame, PublishedEntry, restore
from surtsey.server.wire import Refused
from surtsey.volcanique import VOLCANIQUE
from tests.volcanique.games import some_move

GAMES_WITH_OPTIONS = [
    ("taluva", {"players": "3", "tiles": "12"}),
    ("volcanique", {"preset": "site", "players": "3", "erosion_targets": "all"}),
]


def random_turn(live: LiveGame, chance: Chance) -> tuple[int, list[str]]:
    """All that the seat whose decision it is can decide before chance comes, at random."""
    decision = live.state.decision
    assert decision is not None
    actions: list[str] = []
    while (draft := live.draft(decision.seat, actions)).goes_on:
        legal = draft.view.legal()
        actions.append(str(legal[chance.below(len(legal))]))
    return decision.seat, actions


def happened(published: PublishedEntry) -> list[Event]:
    return [event for beat in published.beats for event in beat.events]


def played(game: str, options: dict[str, str], seed: int, most: int = 80) -> Iterator[tuple[LiveGame, Entry]]:
    """A game of random turns, with an undo now and then."""
    live = LiveGame.new(game_named(game), options, seed)
    chance = Chance(seed, PLAYERS)
    for number in range(1, most):
        if live.state.decision is None:
            return
        if number % 7 == 0:
            seat = live.in_force[-1].seat
            target = live.undo_target(seat)
            assert target is not None
            live, published = live.undo(seat, target.number)
        else:
            live, published = live.act(*random_turn(live, chance), None)
        yield live, published.entry


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_entries_make_the_same_game_again(game: str, options: dict[str, str]) -> None:
    first = LiveGame.new(game_named(game), options, 11)
    entries: list[Entry] = []
    for live, entry in played(game, options, 11):
        entries.append(entry)
        again = restore(game_named(game), options, 11, None, first.opening(), entries)
        assert replace(again, state=live.state, recent=live.recent) == live
        position = game_named(game).position
        assert position(again.state, secrets=True) == position(live.state, secrets=True)
        assert again.state.history() == live.state.history()


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_what_chance_brought_counts_even_if_the_generator_changes(game: str, options: dict[str, str]) -> None:
    first = LiveGame.new(game_named(game), options, 11)
    entries = [entry for _, entry in played(game, options, 11, most=9)]
    live = [live for live, _ in played(game, options, 11, most=9)][-1]
    other = restore(game_named(game), options, 12, None, first.opening(), entries)
    assert game_named(game).position(other.state, secrets=True) == game_named(game).position(live.state, secrets=True)
    other.act(*random_turn(other, Chance(1)), None)


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_draws_come_again_the_same_after_an_undo(game: str, options: dict[str, str]) -> None:
    live = LiveGame.new(game_named(game), options, 3)
    chance = Chance(3, PLAYERS)
    for _ in range(30):
        if live.state.decision is None:
            break
        seat, actions = random_turn(live, chance)
        after, published = live.act(seat, actions, None)
        target = after.undo_target(seat)
        assert target is not None
        if target.number == published.entry.number:
            back, _ = after.undo(seat, target.number)
            again, retold = back.act(seat, actions, None)
            assert retold.entry.chance == published.entry.chance
            assert game_named(game).position(again.state) == game_named(game).position(after.state)
        live = after


def test_the_order_of_the_stack_is_in_nothing_that_is_sent() -> None:
    """Two games that differ only in what nobody has seen look the same to everybody."""
    start = "JC,SJ,RR,LL,JS"
    games = [
        LiveGame.new(game_named("taluva"), {"deck": f"{start},{rest}"}, 0)
        for rest in ("CS,LR,CC,RS,SL", "SL,RS,CC,LR,CS")
    ]
    chances = [Chance(5), Chance(5)]
    for _ in range(4):
        turns = [random_turn(live, chance) for live, chance in zip(games, chances, strict=True)]
        assert turns[0] == turns[1]
        for seats in ((), (0,), (1,), (0, 1)):
            shown = [json.dumps(everything(live, seats)) for live in games]
            assert shown[0] == shown[1]
        games = [live.act(seat, actions, None)[0] for live, (seat, actions) in zip(games, turns, strict=True)]


def everything(live: LiveGame, seats: visibility.Seats) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "view": visibility.view(live, seats, None),
        "decision": visibility.decision(live, seats),
        "entries": [visibility.entry(each, seats) for each in live.recent],
    }
    decision = live.state.decision
    if decision is not None and decision.seat in seats:
        draft = live.draft(decision.seat, [str(live.state.legal()[0])])
        shown["draft"] = visibility.drafted(draft, decision.seat, live)
    return shown


def test_secrets_reach_only_those_whose_they_are() -> None:
    """Cards and buried tiles of Volcanique: whatever is hidden is drawn anew, and nobody else sees a difference."""
    game, options = "volcanique", {"preset": "site", "players": "3", "erosion_targets": "all", "end_critters": "21"}
    secrets = 0
    for seed in range(2):
        for live, _ in played(game, options, seed, most=100):
            decision = live.state.decision
            if decision is None:
                break
            position = game_named(game).position
            if position(live.state) == position(live.state, secrets=True):
                continue
            secrets += 1
            twin = replace(live, state=live.state.observe(decision.seat).sample(seed))
            if position(twin.state) != position(live.state):
                continue
            for seats in ((), (0, 1, 2), (decision.seat,)):
                if decision.seat in seats and seats != (decision.seat,):
                    continue
                assert visibility.view(live, seats, None) == visibility.view(twin, seats, None)
                assert visibility.decision(live, seats) == visibility.decision(twin, seats)
            published = live.recent[-1]
            for other in range(3):
                if other != published.entry.seat:
                    shown = published.actions_for((other,))
                    hidden = [secret for secret in published.secrets if secret is not None]
                    assert all(secret in shown for secret in hidden)
                    for beat in visibility.beats(published.beats, (other,)):
                        for event in beat["events"]:
                            assert event in [each.data() for each in happened(published) if each.only in (None, other)]
    assert secrets > 20


def excerpt(view: Any, of: Any) -> Any:
    """What a view says of that which a tally has."""
    if isinstance(of, dict):
        return {name: excerpt(view[name], part) for name, part in of.items()}
    if isinstance(of, list):
        return [excerpt(part, other) for part, other in zip(view, of, strict=True)]
    return view


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_the_last_tally_is_an_excerpt_of_the_view(game: str, options: dict[str, str]) -> None:
    seen = 0
    for live, entry in played(game, options, 4):
        for seat in range(3):
            beats = visibility.entry(live.recent[-1], (seat,))["beats"]
            tallies = [beat["tally"] for beat in beats if beat["tally"] is not None]
            if entry.kind == "actions" and tallies:
                assert tallies[-1] == excerpt(visibility.view(live, (seat,), None), tallies[-1])
                assert all(one != other for one, other in pairwise(tallies))
                seen += len(tallies) > 1
    assert seen > 20


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_beats_have_all_that_happened(game: str, options: dict[str, str]) -> None:
    live = LiveGame.new(game_named(game), options, 8)
    for after, entry in played(game, options, 8):
        if entry.kind == "actions":
            state = live.state.copy()
            events = [event for action in entry.actions for event in state.play(action)]
            assert happened(after.recent[-1]) == events
        live = after


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_what_happened_is_told_the_same_after_a_restart(game: str, options: dict[str, str]) -> None:
    first = LiveGame.new(game_named(game), options, 6)
    entries: list[Entry] = []
    told: list[messages.Entry] = []
    for live, entry in played(game, options, 6):
        entries.append(entry)
        told = [visibility.entry(each, (0,)) for each in live.recent]
    again = restore(game_named(game), options, 6, None, first.opening(), entries)
    assert len(told) > 1
    assert [visibility.entry(each, (0,)) for each in again.recent] == told


def test_a_draft_ends_where_somebody_else_or_chance_decides() -> None:
    live = LiveGame.new(game_named("taluva"), {}, 1)
    seat, actions = random_turn(live, Chance(1))
    with pytest.raises(Refused, match="nothing to decide"):
        live.draft(seat, [*actions, "draw JC"])
    with pytest.raises(Refused, match="nothing to decide"):
        live.draft(1 - seat, actions)
    before = game_named("taluva").position(live.state)
    live.act(seat, actions, None)
    assert game_named("taluva").position(live.state) == before, "what comes next is a new game, the old one stays"


def test_what_others_see_of_a_secret_is_no_action() -> None:
    """'turn ?' and 'card ?' stand for what others have done; nobody can do them."""
    live = LiveGame.new(game_named("volcanique"), {"preset": "site", "erosion_targets": "all"}, 1)
    decision = live.state.decision
    assert decision is not None
    for text in ("turn ?", "card ?"):
        with pytest.raises((Refused, SurtseyError)):
            live.act(decision.seat, [text], None)


@pytest.mark.parametrize(
    ("options", "out", "people", "places"),
    [
        ({}, [], [0, 1], None),
        ({}, [1], [0], [1, 2]),
        ({"players": "3"}, [1], [0, 2], None),
        ({"players": "3"}, [1, 0], [2], [2, 3, 1]),
        ({"players": "3"}, [1], [], [1, 3, 1]),
        ({"players": "4", "teams": "yes"}, [0], [1, 2, 3], None),
        ({"players": "4", "teams": "yes"}, [0, 2], [1, 3], [3, 1, 3, 1]),
    ],
)
def test_places_when_people_resign(
    options: dict[str, str], out: list[int], people: list[int], places: list[int] | None
) -> None:
    live = LiveGame.new(game_named("taluva"), options, 1)
    for seat in out:
        live, _ = live.leave(seat, "resign")
    assert live.places(people) == places


def test_an_undo_goes_back_before_the_whole_turn() -> None:
    live = LiveGame.new(game_named("taluva"), {}, 1)
    assert live.undo_target(0) is None
    tile = str(live.state.legal()[0])
    live, _ = live.act(0, [tile], None)
    live, _ = live.act(0, [str(live.state.legal()[0])], None)
    live, _ = live.act(*random_turn(live, Chance(1)), None)
    target = live.undo_target(0)
    assert target is not None
    assert target.number == 1
    live, published = live.undo(0, 1)
    assert published.entry.back_to == 0
    assert (live.state.turn, live.number, live.in_force) == (1, 4, ())


def test_a_position_of_a_running_game_has_only_what_its_seat_may_see() -> None:
    """Played on from by seat 0, whose own cards stay; what others hold is drawn again."""
    game, options = "volcanique", {"preset": "site", "players": "3", "end_critters": "21"}
    redrawn = 0
    for live, _ in played(game, options, 3, most=100):
        secret = game_named(game).position(live.state, secrets=True)
        if live.state.decision is None or secret == game_named(game).position(live.state.observe(0).view, secrets=True):
            continue
        seen = visibility.observe(live, (0,))
        position = game_named(game).position(seen.sample(7), secrets=True)
        again = game_named(game).resume(position, 1)
        assert (
            game_named(game).describe(again.observe(0))["players"][0]["cards"]
            == (game_named(game).describe(live.state.observe(0))["players"][0]["cards"])
        )
        redrawn += position != secret
    assert redrawn > 2


@pytest.mark.parametrize(("game", "options"), GAMES_WITH_OPTIONS)
def test_whoever_watches_sees_the_position_as_it_is_written_without_secrets(game: str, options: dict[str, str]) -> None:
    for live, _ in played(game, options, 5, most=40):
        if live.state.decision is not None:
            watched = live.state.watch().view
            assert game_named(game).position(watched, secrets=True) == game_named(game).position(live.state)


MOST_BYTES, MOST_DEFLATED = 32 * 1024, 5 * 1024
"""What a view of Volcanique may have, and when it travels."""


def test_the_largest_views_stay_small() -> None:
    """Five players, all tiles laid that random players lay, every power dealt."""
    largest = 0
    for seed in range(3):
        state = VOLCANIQUE.new({"players": "5", "setup": "quick"}, seed)
        chance = Chance(seed, PLAYERS)
        while state.decision is not None:
            state.step(some_move(state, chance))
            if state.turn % 10 == 0:
                view: Any = visibility.view(LiveGame(VOLCANIQUE, state), (0,), None)
                text = json.dumps(view, separators=(",", ":")).encode()
                assert len(text) <= MOST_BYTES
                assert len(zlib.compress(text)) <= MOST_DEFLATED
                largest = max(largest, len(view["hexes"]))
    assert largest > 20, "there was much to show"
