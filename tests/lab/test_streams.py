"""Chance that the lab brings: the game's own odds, and the same luck for all variants."""

from collections import Counter
from typing import Any

import pytest

from surtsey.chance import Chance
from surtsey.game import State
from surtsey.games import game_named
from surtsey.lab.streams import Streams
from surtsey.taluva.tiles import COUNTS


def played(game: str, options: dict[str, str], deck: int, seed: int = 1, until: int = 10_000) -> State:
    """A game whose players choose at random, in the same way by all options."""
    state, streams, chance = game_named(game).new(options, None), Streams(seed, deck), Chance(deck, 1)
    while state.decision is not None and state.turn < until:
        if state.decision.chance:
            for action in streams.bring(state):
                state.play(action)
        else:
            legal = state.legal()
            state.play(legal[chance.below(len(legal))])
    return state


def drawn(state: State) -> list[str]:
    return [str(moment.action) for moment in state.history() if moment.chance]


@pytest.mark.parametrize("game", ["taluva", "volcanique"])
def test_a_game_goes_the_same_way_again(game: str) -> None:
    one, two = played(game, {}, 3), played(game, {}, 3)
    assert one.history() == two.history()
    assert played(game, {}, 4).history() != one.history()
    assert played(game, {}, 3, seed=2).history() != one.history()


def test_variants_draw_the_same_tiles_whatever_is_played() -> None:
    short, long = played("taluva", {"tiles": "24"}, 5), played("taluva", {"players": "4"}, 5)
    shared = min(len(drawn(short)), len(drawn(long)))
    assert shared > 10
    assert drawn(short)[:shared] == drawn(long)[:shared]


def rolls() -> dict[int, State]:
    """By turns, the first moment at which chance is asked, in a game of Volcanique."""
    state, streams, chance = game_named("volcanique").new({"setup": "quick"}, None), Streams(1, 8), Chance(8, 1)
    asked: dict[int, State] = {}
    while state.decision is not None:
        if state.decision.chance:
            asked.setdefault(state.turn, state.copy())
            for action in streams.bring(state):
                state.play(action)
        else:
            legal = state.legal()
            state.play(legal[chance.below(len(legal))])
    return asked


def test_more_dice_in_one_turn_leave_those_of_other_turns_alone() -> None:
    asked = rolls()
    earlier, later = sorted(asked)[-2:]
    one, two = Streams(1, 8), Streams(1, 8)
    for _ in range(3):
        list(one.bring(asked[earlier].copy()))
    list(two.bring(asked[earlier].copy()))
    assert list(one.bring(asked[later].copy())) == list(two.bring(asked[later].copy()))


def fits(observed: Counter[Any], expected: dict[Any, float]) -> bool:
    """Whether counts differ from what is expected no more than chance would have it, by chi-square."""
    total = sum(observed.values())
    chi = sum((observed[key] - part * total) ** 2 / (part * total) for key, part in expected.items())
    freedom = len(expected) - 1
    return sum(observed[key] for key in expected) == total and chi < freedom + 4 * (2 * freedom) ** 0.5


def test_tiles_are_drawn_as_often_as_there_are_of_them() -> None:
    first = Counter(str(next(iter(Streams(1, deck).bring(game_named("taluva").new({}, None))))) for deck in range(600))
    total = sum(COUNTS.values())
    assert fits(first, {f"draw {kind}": count / total for kind, count in COUNTS.items()})


def test_powers_are_dealt_as_the_game_deals_them() -> None:
    """The powers of one slot, in as many games with the game's own chance as with the lab's."""
    game = game_named("volcanique")

    def power(deck: int, own: bool) -> str:
        state, streams = game.new({"setup": "quick"}, deck if own else None), Streams(1, deck)
        while state.turn < 1:
            assert state.decision is not None
            if state.decision.chance:
                for action in streams.bring(state):
                    state.play(action)
            else:
                state.play(state.legal()[0])
        return str(game.describe(state.observe(0))["grid"][4]["power"])

    mine, own = (Counter(power(deck, each) for deck in range(250)) for each in (False, True))
    powers = {*mine, *own}
    chi = sum((mine[each] - own[each]) ** 2 / (mine[each] + own[each]) for each in powers)
    assert chi < len(powers) + 4 * (2 * len(powers)) ** 0.5
