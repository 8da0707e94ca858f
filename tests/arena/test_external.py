"""Programs as players: well-behaved, broken, mute and mad ones."""

import os
import time
from pathlib import Path

import pytest

from surtsey.arena.contestants import Patience, check_name, seated, seconds_per_turn
from surtsey.arena.external import ExternalPlayer
from surtsey.arena.match import GameResult, Listener, play_game
from surtsey.game import Game, SurtseyError
from surtsey.players.player import Budget
from surtsey.players.random import RandomPlayer
from surtsey.taluva import TALUVA
from surtsey.volcanique import VOLCANIQUE
from tests.arena.bots import ENGINE, QUICK_ENGINE, bot, comes_free, locking

SHORT = {"tiles": "6"}
SECRETS = {"preset": "site", "erosion_targets": "all", "setup": "quick", "resources_per_type": "30", "turn_cap": "10"}


def against(name: str, options: dict[str, str] = SHORT, game: Game = TALUVA, patience: float = 20.0) -> GameResult:
    """A game of a program in seat 0 against random players."""
    program = seated(name, 1, Patience(patience, movetime=10))
    assert isinstance(program, ExternalPlayer)
    try:
        others = [RandomPlayer(seat) for seat in range(1, game.rules(options).players)]
        return play_game(game, options, [program, *others], 5)
    finally:
        program.close()


def reason(name: str, patience: float = 20.0) -> str:
    """Why a program loses its game."""
    result = against(name, patience=patience)
    assert result.places == (2, 1)
    assert result.forfeit is not None
    assert result.forfeit.seat == 0
    return result.forfeit.reason


@pytest.mark.parametrize(
    ("name", "game", "options"),
    [
        (ENGINE, TALUVA, {"tiles": "4"}),
        (QUICK_ENGINE, TALUVA, {"tiles": "8", "players": "4", "teams": "yes"}),
        (QUICK_ENGINE, VOLCANIQUE, SECRETS),
    ],
)
def test_our_own_engine_plays_as_a_program(name: str, game: Game, options: dict[str, str]) -> None:
    result = against(name, options, game)
    assert result.forfeit is None
    assert tuple(result.record.state.places() or ()) == result.places
    assert result.record.names[0] == name


def test_a_program_hears_the_protocol(tmp_path: Path) -> None:
    log = tmp_path / "log"
    name = bot(
        tmp_path,
        before=f"log = open({str(log)!r}, 'w')",
        on_go="print(f'info nothing yet\\nbestaction  tile  0,0 3'); log.write(line); log.flush(); os._exit(0)",
        on_play="log.write(line)",
    )
    program = ExternalPlayer("me", name.removeprefix("cmd:"), 20.0, movetime=250)
    options = {**SHORT, "edition": "ferti-2012"}
    play_game(TALUVA, options, [program, RandomPlayer(1)], 5)
    program.close()
    drawn = str(TALUVA.new(options, 5).history()[0].action)
    assert log.read_text().splitlines() == [f"play {drawn}", "go movetime 250"]


def test_a_budget_becomes_limits_of_go(tmp_path: Path) -> None:
    log = tmp_path / "log"
    name = bot(tmp_path, on_go=f"open({str(log)!r}, 'a').write(line); print('bestaction tile 0,0 0')")
    program = ExternalPlayer("me", name.removeprefix("cmd:"), 20.0, movetime=250)
    state = TALUVA.new(SHORT, 5)
    program.begin(TALUVA, state.rules)
    for budget in (None, Budget(simulations=7), Budget(7, 1.5), Budget(seconds=0.0001)):
        assert str(program.choose(state.observe(0), budget).action) == "tile 0,0 0"
    program.close()
    assert log.read_text().splitlines() == [
        "go movetime 250",
        "go movetime 250 simulations 7",
        "go movetime 1500 simulations 7",
        "go movetime 1",
    ]


@pytest.mark.parametrize(
    ("on_go", "expected"),
    [
        ("sys.exit('out of ideas')", "ended with exit code 1: out of ideas"),
        ("1 / 0", "ended with exit code 1: ZeroDivisionError: division by zero"),
        ("sys.exit(0)", "ended with exit code 0"),
        ("os.kill(os.getpid(), 9)", "was ended by signal 9"),
        ("pass", "answered nothing to 'go', not one line 'bestaction ...'"),
        ("print('I resign')", "answered 'I resign' to 'go', not one line 'bestaction ...'"),
        ("print('bestaction tile 0,0 0\\nbestaction tile 0,0 0')", "answered 'bestaction tile 0,0 0' to 'go', not one"),
        ("print('bestaction fly 0,0')", "gave an action that cannot be read: 'fly' is not an action"),
        ("print('bestaction ')", "answered 'bestaction' to 'go', not one line"),
        ("print('bestaction hut 0,0')", "gave an illegal action: hut 0,0: "),
        ("print('bestaction draw JC')", "gave an illegal action: draw JC: "),
        ("print('error no idea')", "answered 'error no idea' to 'go movetime 10'"),
        ("print('error')", "answered 'error' to 'go movetime 10'"),
        ("[print('noise') for _ in iter(int, 1)]", "wrote more than 1000000 bytes and no end of the answer"),
        ("[sys.stdout.write('x' * 9999) for _ in iter(int, 1)]", "wrote a line of more than 100000 bytes"),
        ("[sys.stdout.buffer.write(os.urandom(9999)) for _ in iter(int, 1)]", "wrote "),
    ],
)
def test_a_program_that_misbehaves_loses_and_it_is_said_why(tmp_path: Path, on_go: str, expected: str) -> None:
    assert reason(bot(tmp_path, on_go)).startswith(expected)


@pytest.mark.parametrize(
    "on_go",
    [
        "time.sleep(60)",
        "[print('info thinking', flush=True) or time.sleep(0.05) for _ in iter(int, 1)]",
        "[print('thinking', file=sys.stderr) for _ in iter(int, 1)]",
        "os.close(0); time.sleep(60)",
    ],
)
def test_a_program_that_does_not_come_to_an_end_loses(tmp_path: Path, on_go: str) -> None:
    began = time.monotonic()
    assert reason(bot(tmp_path, on_go), patience=0.7) == "gave no answer within 0.7 s"
    assert time.monotonic() - began < 5


def test_a_program_that_closes_its_output_loses(tmp_path: Path) -> None:
    assert reason(bot(tmp_path, "os.close(1); time.sleep(60)")) == "closed its output"


def test_a_program_that_cannot_follow_loses(tmp_path: Path) -> None:
    assert reason(bot(tmp_path, on_play="print('error what is that?'); continue")).startswith(
        "answered 'error what is that?' to 'play draw "
    )


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("sys.exit(3)", "ended with exit code 3"),
        ("[print('ok') for _ in iter(int, 1)]", "did not answer 'protocol 1' to 'surtsey'"),
        ("[print('error') for _ in iter(int, 1)]", "answered 'error' to 'surtsey'"),
        ("print('protocol 2'); print('ok', flush=True)", "did not answer 'protocol 1' to 'surtsey'"),
    ],
)
def test_a_program_that_does_not_speak_the_protocol_loses(tmp_path: Path, before: str, expected: str) -> None:
    assert reason(bot(tmp_path, before=before)) == expected


def test_a_program_that_answers_without_reading_cannot_hold_up_the_arena(tmp_path: Path) -> None:
    """It says yes to everything beforehand, until its input is full."""
    script = "print('protocol 1')\nwhile True:\n    print('ok', flush=True)"
    assert reason(bot(tmp_path, before=script), patience=2).startswith("answered nothing to 'go'")


def test_a_program_that_is_not_there(tmp_path: Path) -> None:
    missing = tmp_path / "missing"
    assert reason(f"cmd:{missing}") == "cannot be started: No such file or directory"
    with pytest.raises(SurtseyError, match=r"there is no program '.*missing' that could be started"):
        check_name(f"cmd:{missing} --fast", "taluva")
    with pytest.raises(SurtseyError, match="cannot be read as a command: No closing quotation"):
        check_name("cmd:python 'oops", "taluva")
    with pytest.raises(SurtseyError, match="cmd: should be followed by a program"):
        check_name("cmd: ", "taluva")
    with pytest.raises(SurtseyError, match="there is no player 'nobody'"):
        check_name("nobody", "taluva")
    check_name(ENGINE, "taluva")
    check_name("random", "taluva")


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    assert reason(f"cmd:echo hello; touch {trace}").startswith("ended with exit code 0")
    assert not trace.exists()


def test_a_program_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    """Its child does not hear of the end of the game."""
    lock, ready = tmp_path / "lock", tmp_path / "ready"
    child = f"{locking(lock)}; open({str(ready)!r}, 'w'); import time; time.sleep(60)"
    before = f"subprocess.Popen([sys.executable, '-c', {child!r}])\n"
    before += f"while not os.path.exists({str(ready)!r}): time.sleep(0.01)"
    assert "not one line" in reason(bot(tmp_path, before=before))
    assert comes_free(lock)


def test_a_program_that_does_not_want_to_leave_is_ended(tmp_path: Path) -> None:
    name = bot(tmp_path, before="import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)", on_go="pass")
    program = ExternalPlayer("me", name.removeprefix("cmd:"), 20.0)
    program.begin(TALUVA, TALUVA.rules(SHORT))
    open_before = len(os.listdir("/proc/self/fd")) if os.path.exists("/proc/self/fd") else 0
    began = time.monotonic()
    program.close()
    program.close()
    assert time.monotonic() - began < 5
    if open_before:
        assert len(os.listdir("/proc/self/fd")) < open_before


def test_a_program_has_to_be_told_of_the_game_first() -> None:
    with pytest.raises(SurtseyError, match="has to be told of the game"):
        ExternalPlayer("me", "true", 1.0).choose(TALUVA.new(SHORT, 1).observe(0))


def test_programs_listen_and_our_players_need_not() -> None:
    assert isinstance(ExternalPlayer("me", "true", 1.0), Listener)
    assert not isinstance(RandomPlayer(1), Listener)


@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        ("expert:1s", 1.0),
        ("search:500,2s", 2.0),
        ("expert:0.25s", 0.25),
        ("search:.5s,9", 0.5),
        ("search:500", None),
        ("expert", None),
        ("cmd:./bot:1s", None),
    ],
)
def test_the_seconds_of_a_name(name: str, seconds: float | None) -> None:
    assert seconds_per_turn(name) == seconds
