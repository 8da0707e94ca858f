"""The example bot of the documentation."""

import sys
from pathlib import Path

from surtsey.arena.plan import make_plan
from surtsey.arena.standings import standings
from surtsey.arena.tournament import play, run
from surtsey.taluva import TALUVA
from surtsey.volcanique import VOLCANIQUE
from tests.arena.bots import contestant

BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"
CALL = '["surtsey", "engine"]'


def example(folder: Path) -> str:
    """The bot with the engine that is tested here."""
    program = BOT.read_text(encoding="utf-8")
    assert CALL in program
    file = folder / BOT.name
    file.write_text(program.replace(CALL, repr([sys.executable, "-m", "surtsey", "engine"])), encoding="utf-8")
    return contestant(file)


def test_it_has_40_lines() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40


def test_it_beats_the_random_player(tmp_path: Path) -> None:
    name = example(tmp_path)
    plan = make_plan(TALUVA, {"tiles": "24"}, [name, "random"], 1)
    best = standings(plan, run(plan, 3, processes=2)).standings[0]
    assert best.name == name
    assert best.payoff.mean > 0.75
    assert not best.forfeits


def test_it_can_play_volcanique(tmp_path: Path) -> None:
    plan = make_plan(VOLCANIQUE, {"setup": "quick", "turn_cap": "10"}, [example(tmp_path), "random"], 1)
    assert play(plan, 0)[0].forfeit is None
