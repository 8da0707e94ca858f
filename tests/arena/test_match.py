"""One game between players."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from surtsey import records
from surtsey.arena.match import Forfeited, play_game
from surtsey.game import Game, IllegalAction, Observation, Rules, SurtseyError
from surtsey.players.player import Budget, Thought, never, nobody
from surtsey.players.random import RandomPlayer
from surtsey.protocol import Session
from surtsey.taluva import TALUVA
from surtsey.volcanique import VOLCANIQUE

SHORT = {"tiles": "10", "huts": "5"}


class Puppet:
    """A player that does what the test says."""

    name = "puppet"

    def __init__(self, choose: Callable[[Any], Any]) -> None:
        self._choose = choose

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        return Thought(self._choose(observation), ())


class Mirror(Puppet):
    """A player that follows the game in an engine of its own, and compares it with what it can see."""

    def __init__(self, seed: int) -> None:
        super().__init__(self._look)
        self._random = RandomPlayer(seed)
        self._session = Session()
        self.heard: list[str] = []
        self.looked = 0

    def begin(self, game: Game, rules: Rules) -> None:
        self._game = game
        self._ask(
            f"new {game.name} {' '.join(f'{name}={value}' for name, value in rules.options().items())} chance=given"
        )

    def hear(self, actions: Sequence[str]) -> None:
        self.heard += actions
        for action in actions:
            self._ask(f"play {action}")

    def _ask(self, command: str) -> list[str]:
        *lines, last = self._session.answer(command)
        assert last == "ok", f"{command}: {last}"
        return lines

    def _look(self, observation: Observation) -> object:
        self.looked += 1
        mine = self._game.describe(self._session.state.observe(observation.seat))
        assert mine == self._game.describe(observation)
        assert [str(action) for action in self._session.state.legal()] == [
            str(action) for action in observation.view.legal()
        ]
        dear = [action for action in observation.view.legal() if str(action) in ("buy card", "buy volcano")]
        return dear[0] if dear else self._random.choose(observation).action


SECRETS = {
    "preset": "site",
    "erosion_targets": "all",
    "setup": "quick",
    "resources_per_type": "30",
    "limited_timing": "turn_start",
    "turn_cap": "12",
}
"""Rules of Volcanique with cards and tiles turned in secret, for short games."""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (TALUVA, {"tiles": "16"}),
        (TALUVA, {"tiles": "16", "players": "4", "teams": "yes"}),
        (TALUVA, {"tiles": "16", "players": "3", "ranking": "yes"}),
        (VOLCANIQUE, {"turn_cap": "10"}),
        (VOLCANIQUE, SECRETS),
        (VOLCANIQUE, {**SECRETS, "players": "3", "powers": "bomb,erosion,lateral,?,?,?,?,?,?"}),
    ],
)
def test_who_has_to_be_told_hears_exactly_what_can_be_seen(game: Game, options: dict[str, str]) -> None:
    seats = game.rules(options).players
    mirrors = [Mirror(seat) for seat in range(seats)]
    result = play_game(game, options, mirrors, 1)
    assert result.forfeit is None
    assert sum(mirror.looked for mirror in mirrors) > 10


def test_secrets_are_told_to_their_seat_only() -> None:
    kept, told = set(), set()
    for seed in range(3):
        mirrors = [Mirror(10 * seed + seat) for seat in range(2)]
        history = play_game(VOLCANIQUE, SECRETS, mirrors, seed).record.state.history()
        for seat, mirror in enumerate(mirrors):
            for heard, moment in zip(mirror.heard, history, strict=False):
                if moment.secret is not None and moment.seat != seat:
                    assert heard == moment.secret
                    kept.add(heard)
                else:
                    assert heard == str(moment.action)
                    told.add(moment.secret)
    assert kept == {"card ?", "turn ?"}
    assert told == {None, "card ?", "turn ?"}


def test_a_game_is_the_same_again() -> None:
    games = [play_game(TALUVA, SHORT, [RandomPlayer(1), RandomPlayer(2)], 3) for _ in range(2)]
    assert str(games[0].record) == str(games[1].record)
    assert games[0].places == games[1].places
    assert str(games[0].record) != str(play_game(TALUVA, SHORT, [RandomPlayer(1), RandomPlayer(2)], 4).record)


def test_the_record_has_names_and_can_be_read() -> None:
    result = play_game(TALUVA, SHORT, [RandomPlayer(1), RandomPlayer(2)], 3, ["Ada", "Bo"])
    record = records.read(str(result.record))
    assert record.names == {0: "Ada", 1: "Bo"}
    assert record.state.places() == list(result.places)
    assert result.turns == record.turns == 10
    assert play_game(TALUVA, SHORT, [RandomPlayer(1), RandomPlayer(2)], 3).record.names == {0: "random", 1: "random"}


def test_the_first_turn_is_not_always_that_of_seat_0() -> None:
    options = {"setup": "quick", "turn_cap": "10", "players": "3"}
    first = [play_game(VOLCANIQUE, options, [RandomPlayer(seat) for seat in range(3)], seed).first for seed in range(8)]
    assert set(first) == {0, 1, 2}
    assert play_game(TALUVA, SHORT, [RandomPlayer(1), RandomPlayer(2)], 3).first == 0


def test_time_is_kept_by_turns() -> None:
    def slowly(observation: Observation) -> object:
        time.sleep(0.01)
        return observation.view.legal()[0]

    result = play_game(TALUVA, {"tiles": "4"}, [Puppet(slowly), RandomPlayer(1)], 1)
    assert [len(seconds) for seconds in result.seconds] == [2, 2]
    assert all(0.02 <= seconds < 0.2 for seconds in result.seconds[0]), "a tile and a build each turn"
    assert all(seconds < 0.02 for seconds in result.seconds[1])


def test_who_forfeits_loses_with_a_reason() -> None:
    def give_up(observation: Observation) -> object:
        if observation.view.turn < 3:
            return observation.view.legal()[0]
        raise Forfeited('lost its "nerve" {twice}')

    result = play_game(TALUVA, SHORT, [Puppet(give_up), RandomPlayer(1)], 1)
    assert result.places == (2, 1)
    assert result.forfeit is not None
    assert (result.forfeit.seat, result.forfeit.reason) == (0, 'lost its "nerve" {twice}')
    record = records.read(str(result.record))
    assert record.tags["Forfeit"] == 'seat 0: lost its "nerve" {twice}'
    assert record.comments == {3: 'seat 0 loses: lost its "nerve" (twice)'}
    assert record.state.places() is None


def test_a_player_of_ours_that_errs_is_not_a_loser_but_an_error() -> None:
    with pytest.raises(IllegalAction):
        play_game(TALUVA, SHORT, [Puppet(lambda _: "tile 5,5 0"), RandomPlayer(1)], 1)


def test_there_is_a_player_for_each_seat() -> None:
    with pytest.raises(SurtseyError, match="the game has 3 seats, but there are 2 players"):
        play_game(TALUVA, {"players": "3"}, [RandomPlayer(1), RandomPlayer(2)], 1)
