"""How quick the Taluva engine is, as ratios taken in one run.

    python benchmarks/taluva.py [yardstick.c]

The yardstick is a C program that plays the same uniformly random games and prints "N games/s"; it is compiled with
`gcc -O3 -march=native`. Engine and yardstick take turns, so that both meet the same machine in the same minute; the
middle of all rounds counts.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from surtsey.bench import bench_taluva
from surtsey.chance import Chance
from surtsey.compiled import is_compiled
from surtsey.taluva import Rules, State

ROUNDS = 9
GAMES = 4000
COPIES = 20_000
MIDDLE = 40
"""Decisions after which a game is in its middle."""


def engine_speed(seed: int) -> float:
    return bench_taluva(GAMES if is_compiled() else 40, seed).games_per_second


def yardstick_speed(program: Path, seed: int) -> float:
    run = subprocess.run([program, str(GAMES), str(seed)], capture_output=True, text=True, check=True)
    return float(run.stdout.split()[0])


def copy_seconds() -> float:
    """One copy of a game in its middle."""
    state, chance = State.new(Rules(), 1), Chance(1)
    for _ in range(MIDDLE):
        ids = state.moves()
        state.step(ids[chance.below(len(ids))])
    began = time.perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (time.perf_counter() - began) / COPIES


def main() -> None:
    how = "compiled" if is_compiled() else "interpreted"
    speeds, copies, ratios = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "yardstick")
        if len(sys.argv) > 1:
            subprocess.run(["gcc", "-O3", "-march=native", sys.argv[1], "-o", program], check=True)
        for number in range(ROUNDS):
            speeds.append(engine_speed(number * GAMES))
            copies.append(copy_seconds() * speeds[-1])
            line = f"round {number + 1} of {ROUNDS}: {speeds[-1]:.0f} games/s"
            if program.exists():
                yardstick = yardstick_speed(program, number * GAMES)
                ratios.append(speeds[-1] / yardstick)
                line += f", yardstick {yardstick:.0f} games/s, ratio {ratios[-1]:.2f}"
            print(line, flush=True)
    print(f"engine ({how}): {median(speeds):.0f} games/s")
    print(f"copying a game in its middle: 1/{1 / median(copies):.0f} of a game")
    if ratios:
        print(f"ratio to the yardstick: {median(ratios):.2f} (from {min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    main()
