"""How many games a server holds at once, and how quickly it acknowledges moves.

    python -m benchmarks.load [taluva | volcanique] [--games 500] [--every 5] [--seconds 30]
                              [--database sqlite | postgresql | both]

Starts a server of its own and plays that many games, everybody connected by WebSocket, one move in each game every few
seconds at moments of its own. The time from sending a move to its acknowledgement counts: by then it is stored durably.
Players and server share the machine.

In Taluva games are of two, and a move is an action. In Volcanique they are of five, from positions late in a game, and
a move is an act with the drafts that lead to it, one after each action; the time that drafts take is reported, too.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from tests.server.postgres import postgres
from websockets.asyncio.client import ClientConnection, connect

from surtsey.chance import Chance
from surtsey.volcanique import VOLCANIQUE, State
from surtsey.volcanique.actions import action_text

COOKIE = "surtsey_guest"
AT_ONCE = 20
"""Games that are made at the same time."""
GOAL = 0.100
"""Seconds in which 99 of 100 moves should be acknowledged."""


DRAFT_GOAL = 0.015
"""Seconds in which 95 of 100 drafts should be answered."""
LATE = 320
"""Decisions after which a game of five has as much land as it will have, or nearly."""
DRAFTS = 400
"""By which it is measured what one costs."""
POSITIONS = 8
"""Late positions that games start from."""


@dataclass
class Measured:
    acts: list[float] = field(default_factory=list)
    drafts: list[float] = field(default_factory=list)
    views: list[int] = field(default_factory=list)
    """Bytes of views, in acts of Volcanique."""
    refused: int = 0


@dataclass(frozen=True)
class Plan:
    """What is played, and by how many."""

    game: str
    players: int
    drafts: bool
    """Whether each action is drafted before the act, as the page does."""
    positions: tuple[str, ...] = ()

    def wanted(self, number: int) -> dict[str, Any]:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(self.players - 1))]
        start = {"position": self.positions[number % len(self.positions)]} if self.positions else {}
        return {"game": self.game, "options": {}, "seats": seats, "private": bool(start), **start}


def plan_for(game: str) -> Plan:
    if game == "taluva":
        return Plan(game, 2, drafts=False)
    return Plan(game, 5, drafts=True, positions=tuple(late_position(seed) for seed in range(POSITIONS)))


def late_position(seed: int) -> str:
    """Of a game of five who play at random, but like volcanoes: at the beginning of a turn."""
    state, chance = VOLCANIQUE.new({"players": "5", "setup": "quick"}, seed), Chance(seed, 1)
    for _ in range(LATE):
        play_somehow(state, chance)
    while state.decision is not None and state.decision.kind not in ("move", "buy"):
        play_somehow(state, chance)
    return VOLCANIQUE.position(state, secrets=True)


def play_somehow(state: State, chance: Chance) -> None:
    ids = sorted(int(id) for id in state.moves())
    volcanoes = [id for id in ids if action_text(id) == "buy volcano"]
    state.step(volcanoes[0] if volcanoes and chance.below(3) == 0 else ids[chance.below(len(ids))])


class Player:
    """One of those at a game. What it is sent is read by a task of its own."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.seat = seat
        self.situation: dict[str, Any] = {}
        self._socket = socket
        self.size = 0
        """Bytes of the last message with a situation."""
        self._asked: asyncio.Future[dict[str, Any]] | None = None
        self._task = asyncio.create_task(self._read())

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def ask(self, type: str, actions: list[str]) -> dict[str, Any]:
        """The answer; of type "refused" if it was."""
        self._asked = asyncio.get_running_loop().create_future()
        number = self.situation["number"]
        await self.say(type=type, key=f"n{number}", number=number, seat=self.seat, actions=actions)
        return await self._asked

    async def _read(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            if message.get("situation") is not None:
                self.situation = message["situation"]
                self.size = len(text)
            if message["type"] in ("ack", "drafted", "refused") and self._asked is not None:
                self._asked.set_result(message)


@contextmanager
def running(database_url: str) -> Iterator[tuple[str, int]]:
    """A server: its address and its process."""
    settings = {
        "DATABASE_URL": database_url,
        "PORT": "0",
        "WORKERS": "1",
        "REQUEST_RATE": "100000",
        "REQUEST_BURST": "100000",
        "NEWCOMER_BURST": "100000",
        "LOG_LEVEL": "warning",
    }
    environment = {**os.environ, **{f"SURTSEY_{name}": value for name, value in settings.items()}}
    command = [sys.executable, "-m", "surtsey.server"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1], process.pid
        finally:
            process.terminate()


async def guest(url: str) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=url, timeout=60, verify=False)
    await client.get("/api/me")
    return client


async def sit_down(url: str, game: str, client: httpx.AsyncClient, seat: int) -> Player:
    cookie = f"{COOKIE}={client.cookies[COOKIE]}"
    socket = await connect(
        f"{url.replace('http', 'ws', 1)}/ws/games/{game}", additional_headers={"Cookie": cookie}, open_timeout=60
    )
    await client.aclose()
    player = Player(socket, seat)
    await player.say(type="hello", since=None)
    return player


async def begin(url: str, plan: Plan, number: int, gate: asyncio.Semaphore) -> list[Player]:
    """A game with everybody connected."""
    async with gate:
        guests = [await guest(url) for _ in range(plan.players)]
        game = (await guests[0].post("/api/games", json=plan.wanted(number))).json()
        invitation = {"invitation": game["invitation"].split("/")[-1]}
        for each in guests[1:]:
            await each.post(f"/api/games/{game['id']}/join", json=invitation)
        return [await sit_down(url, game["id"], client, seat) for seat, client in enumerate(guests)]


async def play(plan: Plan, players: list[Player], every: float, until: float, measured: Measured) -> None:
    await asyncio.sleep(random.random() * every)
    while time.monotonic() < until:
        began = time.perf_counter()
        player = deciding(players)
        if player is not None:
            await move(plan, player, measured)
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))


def deciding(players: list[Player]) -> Player | None:
    """Who has to decide; nobody when the game is over."""
    return next((player for player in players if (player.situation["decision"] or {}).get("legal")), None)


async def move(plan: Plan, player: Player, measured: Measured) -> None:
    """A whole turn, or as much of it as comes before chance or somebody else; where nothing is drafted, an action."""
    actions = [random.choice(player.situation["decision"]["legal"])]
    while plan.drafts:
        began = time.perf_counter()
        drafted = await player.ask("draft", actions)
        measured.drafts.append(time.perf_counter() - began)
        if drafted["type"] == "refused" or drafted["decision"] is None:
            break
        actions.append(random.choice(drafted["decision"]["legal"]))
    began = time.perf_counter()
    answer = await player.ask("act", actions)
    measured.acts.append(time.perf_counter() - began)
    measured.refused += answer["type"] == "refused"
    measured.views.append(player.size)


async def cost_of_a_draft(tables: list[list[Player]], pid: int) -> float:
    """Seconds of processor time that the server needs for the first draft of a turn."""
    used = processor(pid)
    for number in range(DRAFTS):
        player = deciding(tables[number % len(tables)])
        if player is not None:
            await player.ask("draft", [player.situation["decision"]["legal"][0]])
    return (processor(pid) - used) / DRAFTS


def memory(pid: int) -> float:
    """Megabytes that a process has in use."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(database: str, url: str, pid: int, plan: Plan, games: int, every: float, seconds: float) -> bool:
    gate = asyncio.Semaphore(AT_ONCE)
    began = time.monotonic()
    tables = await asyncio.gather(*(begin(url, plan, number, gate) for number in range(games)))
    while not all(player.situation for players in tables for player in players):
        await asyncio.sleep(0.1)
    took = time.monotonic() - began
    print(f"{database}: {games} games of {plan.players} made and joined in {took:.1f} s", flush=True)
    measured = Measured()
    a_draft = await cost_of_a_draft(tables, pid) if plan.drafts else 0.0
    used, began = processor(pid), time.monotonic()
    await asyncio.gather(*(play(plan, players, every, began + seconds, measured) for players in tables))
    took = time.monotonic() - began
    busy = processor(pid) - used
    acts = len(measured.acts)
    print(f"{database}: {acts} moves, {acts / took:.1f} moves/s, {measured.refused} refused")
    print(f"{database}: acknowledged in {percentiles(measured.acts)}")
    if measured.drafts:
        print(f"{database}: {len(measured.drafts)} drafts answered in {percentiles(measured.drafts)}")
        acting = busy - a_draft * len(measured.drafts)
        each = f"{1000 * a_draft:.1f} ms a draft, {1000 * acting / acts:.1f} ms an act and all that is told of it"
        print(f"{database}: processor time of the server: {each}")
    print(
        f"{database}: {memory(pid):.0f} MB, {100 * busy / took:.0f} % of one core, {1000 * busy / acts:.1f} ms a move; "
        f"what each is told after one has at most {max(measured.views) / 1024:.1f} KB",
        flush=True,
    )
    held = part(measured.acts, 99) < GOAL and not measured.refused
    return held and (not measured.drafts or part(measured.drafts, 95) < DRAFT_GOAL)


def part(seconds: list[float], percent: int) -> float:
    return quantiles(seconds, n=100)[percent - 1]


def percentiles(seconds: list[float]) -> str:
    shown = ", ".join(f"{1000 * part(seconds, percent):.1f} ms (p{percent})" for percent in (50, 95, 99))
    return f"{shown}, {1000 * max(seconds):.1f} ms (slowest)"


def main() -> int:
    parser = argparse.ArgumentParser(description="How many games a server holds at once.")
    parser.add_argument("game", nargs="?", choices=("taluva", "volcanique"), default="taluva")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a game")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to play")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was started is stopped, too
    chosen = ["sqlite", "postgresql"] if given.database == "both" else [given.database]
    plan = plan_for(given.game)
    held = True
    for database in chosen:
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            sqlite = database == "sqlite"
            database_url = f"sqlite:///{folder}/load.db" if sqlite else stack.enter_context(postgres())
            url, pid = stack.enter_context(running(database_url))
            held &= asyncio.run(measure(database, url, pid, plan, given.games, given.every, given.seconds))
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
