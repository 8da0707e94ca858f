"""Golden games and perft tables: written by write_golden.py, the same for ever, compiled or not."""

import pytest

from surtsey import records
from tests.write_golden import (
    EAGER,
    GAMES,
    GOLDEN,
    LOGS,
    PERFTS,
    eager_line,
    golden_game,
    golden_log,
    perft_line,
)

EAGER_GAMES = (GOLDEN / EAGER).read_text().splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_comes_out_the_same(name: str) -> None:
    assert golden_game(*GAMES[name]) == (GOLDEN / f"{name}.txt").read_text()


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_replays(name: str) -> None:
    text = (GOLDEN / f"{name}.txt").read_text()
    assert str(records.read(text)) == text


@pytest.mark.parametrize("name", LOGS)
def test_golden_log_tells_the_same(name: str) -> None:
    assert golden_log(*GAMES[name]) == (GOLDEN / f"{name}.log").read_text()


@pytest.mark.parametrize("line", EAGER_GAMES, ids=range(len(EAGER_GAMES)))
def test_golden_game_of_eager_players_comes_out_the_same(line: str) -> None:
    assert eager_line(line) == line


@pytest.mark.parametrize("number", range(len(PERFTS)))
def test_perft(number: int) -> None:
    line = (GOLDEN / "perft.txt").read_text().splitlines()[number]
    assert perft_line(*PERFTS[number]) == line
