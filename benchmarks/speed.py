"""How quick the engines are, as ratios taken in one run.

    python benchmarks/speed.py [yardstick.c]

The yardstick is a C program that plays uniformly random games of Taluva and prints "N games/s"; it is compiled with
`gcc -O3 -march=native`. Engines and yardstick take turns, so that all meet the same machine in the same minute; the
middle of all rounds counts.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from surtsey.bench import bench
from surtsey.chance import Chance
from surtsey.compiled import is_compiled
from surtsey.game import State
from surtsey.taluva import Rules as TaluvaRules
from surtsey.taluva import State as TaluvaState
from surtsey.volcanique import Rules as VolcaniqueRules
from surtsey.volcanique import State as VolcaniqueState

ROUNDS = 9
COPIES = 20_000
YARDSTICK_GAMES = 4000


@dataclass
class Contest:
    """One game's engine against the yardstick."""

    game: str
    games: int
    """In a round."""
    middle: int
    """Decisions after which a game is in its middle."""
    start: Callable[[], State]
    speeds: list[float] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)

    def run(self, seed: int) -> None:
        games = self.games if is_compiled() else max(1, self.games // 100)
        self.speeds.append(bench(self.game, games, seed).games_per_second)
        self.copies.append(copy_seconds(self.start(), self.middle) * self.speeds[-1])


CONTESTS = (
    Contest("taluva", 4000, 40, lambda: TaluvaState.new(TaluvaRules(), 1)),
    Contest("volcanique", 600, 180, lambda: VolcaniqueState.new(VolcaniqueRules(setup="quick"), 1)),
)


def yardstick_speed(program: Path, seed: int) -> float:
    run = subprocess.run([program, str(YARDSTICK_GAMES), str(seed)], capture_output=True, text=True, check=True)
    return float(run.stdout.split()[0])


def copy_seconds(state: State, middle: int) -> float:
    """One copy of a game in its middle."""
    chance = Chance(1)
    for _ in range(middle):
        ids = list(state.moves())
        state.step(ids[chance.below(len(ids))])
    began = time.perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (time.perf_counter() - began) / COPIES


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "yardstick")
        if len(sys.argv) > 1:
            subprocess.run(["gcc", "-O3", "-march=native", sys.argv[1], "-o", program], check=True)
        for number in range(ROUNDS):
            line = f"round {number + 1} of {ROUNDS}:"
            if program.exists():
                yardstick = yardstick_speed(program, number * YARDSTICK_GAMES)
                line += f" yardstick {yardstick:.0f} games/s;"
            for contest in CONTESTS:
                contest.run(number * contest.games)
                line += f" {contest.game} {contest.speeds[-1]:.0f} games/s"
                if program.exists():
                    contest.ratios.append(contest.speeds[-1] / yardstick)
                    line += f", ratio {contest.ratios[-1]:.3f};"
            print(line, flush=True)
    for contest in CONTESTS:
        how = "compiled" if is_compiled() else "interpreted"
        print(f"{contest.game} ({how}): {median(contest.speeds):.0f} games/s")
        print(f"  copying a game in its middle: 1/{1 / median(contest.copies):.0f} of a game")
        if contest.ratios:
            low, high = min(contest.ratios), max(contest.ratios)
            print(f"  ratio to the yardstick: {median(contest.ratios):.3f} (from {low:.3f} to {high:.3f})")


if __name__ == "__main__":
    main()
