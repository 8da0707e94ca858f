"""How many games a server holds at once, and how quickly it acknowledges moves.

    python -m benchmarks.load [--games 500] [--every 5] [--seconds 30] [--database sqlite | postgresql | both]

Starts a server of its own and plays that many games of two people each, all connected by WebSocket, one move in each
game every few seconds at moments of its own. The time from sending a move to its acknowledgement counts: by then it
is stored durably. Players and server share the machine.
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

COOKIE = "surtsey_guest"
AT_ONCE = 20
"""Games that are made at the same time."""
GOAL = 0.100
"""Seconds in which 99 of 100 moves should be acknowledged."""


@dataclass
class Measured:
    latencies: list[float] = field(default_factory=list)
    refused: int = 0


class Player:
    """One of the two at a game. What it is sent is read by a task of its own."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        self.seat = seat
        self.situation: dict[str, Any] = {}
        self._socket = socket
        self._acknowledged: asyncio.Future[bool] | None = None
        self._task = asyncio.create_task(self._read())

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def act(self, actions: list[str]) -> bool:
        """Whether the move was accepted."""
        self._acknowledged = asyncio.get_running_loop().create_future()
        number = self.situation["number"]
        await self.say(type="act", key=f"n{number}", number=number, seat=self.seat, actions=actions)
        return await self._acknowledged

    async def _read(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            if message.get("situation") is not None:
                self.situation = message["situation"]
            if message["type"] in ("ack", "refused") and self._acknowledged is not None:
                self._acknowledged.set_result(message["type"] == "ack")


@contextmanager
def running(database_url: str) -> Iterator[tuple[str, int]]:
    """A server: its address and its process."""
    settings = {
        "DATABASE_URL": database_url,
        "PORT": "0",
        "WORKERS": "1",
        "REQUEST_RATE": "100000",
        "REQUEST_BURST": "100000",
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


async def begin(url: str, gate: asyncio.Semaphore) -> list[Player]:
    """A game of two, both connected."""
    async with gate:
        ada, bo = await guest(url), await guest(url)
        wanted = {"game": "taluva", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        game = (await ada.post("/api/games", json=wanted)).json()
        await bo.post(f"/api/games/{game['id']}/join", json={})
        return [await sit_down(url, game["id"], client, seat) for seat, client in enumerate((ada, bo))]


async def play(players: list[Player], every: float, until: float, measured: Measured) -> None:
    await asyncio.sleep(random.random() * every)
    while time.monotonic() < until:
        began = time.perf_counter()
        decision = next((p.situation["decision"] for p in players if p.situation["decision"]["legal"]), None)
        if decision is not None:
            player = players[decision["seat"]]
            accepted = await player.act([random.choice(decision["legal"])])
            measured.latencies.append(time.perf_counter() - began)
            measured.refused += not accepted
        await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))


def memory(pid: int) -> float:
    """Megabytes that a process has in use."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(database: str, url: str, pid: int, games: int, every: float, seconds: float) -> bool:
    gate = asyncio.Semaphore(AT_ONCE)
    began = time.monotonic()
    tables = await asyncio.gather(*(begin(url, gate) for _ in range(games)))
    while not all(player.situation for players in tables for player in players):
        await asyncio.sleep(0.1)
    print(f"{database}: {games} games of two made and joined in {time.monotonic() - began:.1f} s", flush=True)
    measured = Measured()
    used, began = processor(pid), time.monotonic()
    await asyncio.gather(*(play(players, every, began + seconds, measured) for players in tables))
    took = time.monotonic() - began
    busy = (processor(pid) - used) / took
    latencies = sorted(measured.latencies)
    cuts = quantiles(latencies, n=100)
    print(
        f"{database}: {len(latencies)} moves, {len(latencies) / took:.1f} moves/s, {measured.refused} refused\n"
        f"{database}: acknowledged in {1000 * cuts[49]:.1f} ms (p50), {1000 * cuts[94]:.1f} ms (p95), "
        f"{1000 * cuts[98]:.1f} ms (p99), {1000 * latencies[-1]:.1f} ms (slowest)\n"
        f"{database}: {memory(pid):.0f} MB, {100 * busy:.0f} % of one core",
        flush=True,
    )
    return cuts[98] < GOAL and not measured.refused


def main() -> int:
    parser = argparse.ArgumentParser(description="How many games a server holds at once.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two moves of a game")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to play")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was started is stopped, too
    chosen = ["sqlite", "postgresql"] if given.database == "both" else [given.database]
    held = True
    for database in chosen:
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            sqlite = database == "sqlite"
            database_url = f"sqlite:///{folder}/load.db" if sqlite else stack.enter_context(postgres())
            url, pid = stack.enter_context(running(database_url))
            held &= asyncio.run(measure(database, url, pid, given.games, given.every, given.seconds))
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
