"""A program is told nothing that its seat may not know."""

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from surtsey.arena.external import ExternalPlayer
from surtsey.arena.match import Forfeited, play_game, play_out
from surtsey.chance import Chance
from surtsey.game import Observation
from surtsey.players.random import RandomPlayer
from surtsey.taluva import TALUVA
from surtsey.volcanique import VOLCANIQUE
from tests.arena.bots import bot, contestant
from tests.arena.test_match import SECRETS, Puppet

LOGGING_BOT = """
import subprocess, sys
engine = subprocess.Popen([sys.executable, "-m", "surtsey", "engine"], stdin=-1, stdout=-1, text=True)

def ask(command):
    print(command, file=engine.stdin, flush=True)
    answer = []
    for line in engine.stdout:
        answer.append(line)
        if line.startswith(("ok", "error")):
            return answer

with open({log!r}, "wb", buffering=0) as log:
    for line in sys.stdin.buffer:
        log.write(line)
        command = line.decode().strip()
        answer = ask("legal" if command == "go" else command)
        if command == "go":
            legal = [each[7:] for each in answer[:-1]]
            plain = [each for each in legal if not each.startswith(("play ", "buy card", "buy volcano"))]
            answer = ["bestaction " + (plain or legal)[-1], "ok\\n"]
        print(*answer, sep="", end="", flush=True)
"""
"""Writes down every byte that it gets. It always takes the last action that has no secret in it."""


SEED = 9
"""A game in which seat 0 buys a card and turns a tile in secret."""


class Table:
    """A game of Volcanique with chance as the test wants it: the same in all games but for what cards are drawn."""

    def __init__(self, twist: int) -> None:
        self._twist = twist
        self._chance = Chance(SEED)
        self._state = VOLCANIQUE.new(SECRETS, None)
        self.seen: list[Any] = []
        """What seat 1 could see, each time that it was asked."""
        self._roll()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)

    def play(self, action: Any) -> None:
        self._state.play(action)
        self._roll()

    def observe(self, seat: int) -> Observation:
        observation = self._state.observe(seat)
        if seat == 1:
            self.seen.append(VOLCANIQUE.describe(observation))
        return observation

    def _roll(self) -> None:
        while (decision := self._state.decision) is not None and decision.chance:
            legal = self._state.legal()
            index = self._twist * 7 if decision.kind == "card" else self._chance.below(len(legal))
            self._state.play(legal[index % len(legal)])


def secretive(twist: int) -> Puppet:
    """Buys cards and volcanoes, plays no card, and turns tiles in secret as the test wants it."""
    chance = Chance(SEED)

    def choose(observation: Observation) -> object:
        view = observation.view
        legal = view.legal()
        if view.decision is not None and view.decision.kind == "bury":
            return legal[twist % len(legal)]
        dear = [action for action in legal if str(action) in ("buy card", "buy volcano")]
        quiet = [action for action in legal if not str(action).startswith("play ")]
        return dear[0] if dear else quiet[chance.below(len(quiet))]

    return Puppet(choose)


def plain(observation: Observation) -> object:
    """What the bot above does."""
    legal = observation.view.legal()
    quiet = [action for action in legal if not str(action).startswith(("play ", "buy card", "buy volcano"))]
    return (quiet or legal)[-1]


def logging_bot(folder: Path, name: str) -> tuple[ExternalPlayer, Path]:
    file, log = folder / f"{name}.py", folder / f"{name}.log"
    file.write_text(LOGGING_BOT.format(log=str(log)), encoding="utf-8")
    return ExternalPlayer(name, contestant(file).removeprefix("cmd:"), 30.0), log


def test_secrets_of_others_change_no_byte_of_what_a_program_hears(tmp_path: Path) -> None:
    """As long as seat 1 sees the same in both games, it is told the same; and at last it sees what was hidden."""
    games = []
    for twist in (1, 2):
        table = Table(twist)
        program, log = logging_bot(tmp_path, f"bot{twist}")
        result = play_out(VOLCANIQUE, table, [secretive(twist), program])  # type: ignore[arg-type]
        program.close()
        assert result.forfeit is None
        secrets = [str(moment.action) for moment in table.history() if moment.secret is not None]
        games.append((table.seen, log.read_bytes().split(b"go\n"), secrets))
    (seen, heard, secrets), (seen_too, heard_too, secrets_too) = games
    alike = next((n for n, pair in enumerate(zip(seen, seen_too, strict=False)) if pair[0] != pair[1]), len(seen))
    assert heard[:alike] == heard_too[:alike]
    told = b"".join(heard[:alike])
    assert told.count(b"play card ?") > 0
    assert told.count(b"play turn ?") > 0
    assert secrets != secrets_too
    assert not any(secret.startswith("card") and secret.encode() in told for secret in secrets + secrets_too)


def test_a_program_cannot_keep_its_own_secrets_from_the_table(tmp_path: Path) -> None:
    """`turn ?` is what others see of its action."""
    table = Table(1)
    players = [secretive(1), Puppet(plain)]
    while table.decision.kind != "bury":
        seat = table.decision.seat
        table.play(players[seat].choose(table.observe(seat)).action)
    name = bot(tmp_path, "print('bestaction turn ?')")
    with closing(ExternalPlayer("me", name.removeprefix("cmd:"), 30.0)) as program:
        program.begin(VOLCANIQUE, table.rules)
        with pytest.raises(Forfeited, match=r"gave an illegal action: turn \?: A secret of one's own has to be told"):
            program.choose(table.observe(0))


def test_tiles_to_come_change_no_byte_of_what_a_program_hears(tmp_path: Path) -> None:
    """Two stacks that differ from the fifth tile on."""
    heard = []
    for number, rest in enumerate(("JC,SJ,RJ", "LJ,CR,JC")):
        program, log = logging_bot(tmp_path, f"bot{number}")
        options = {"deck": f"JC,CJ,JS,SJ,{rest}"}
        assert play_game(TALUVA, options, [RandomPlayer(1), program], 1).forfeit is None
        program.close()
        heard.append(log.read_text())
    before, after = heard[0].split("play draw JC\n", 2)[1:]
    assert heard[1].startswith(heard[0].removesuffix(f"play draw JC\n{after}"))
    assert before.count("play draw ") == 3
    assert "play draw LJ\n" in heard[1]
    assert "deck" not in heard[0]
