"""What choices ahead of Volcanique cost: how long they take, and how many bytes they are, plain and deflated.

    python benchmarks/choices.py [games]

Positions come from games of random players who like volcanoes, and of greedy ones, with 2 to 5 players.
"""

import json
import sys
import time
import zlib
from collections.abc import Iterator

from surtsey.chance import Chance
from surtsey.compiled import is_compiled
from surtsey.players.kinds import GREEDY
from surtsey.volcanique import VOLCANIQUE, State
from surtsey.volcanique.choices import choices


def decisions(players: int, seed: int, greedy: bool) -> Iterator[State]:
    """All that is decided in a game."""
    state = VOLCANIQUE.new({"players": str(players), "setup": "quick"}, seed)
    chance, player = Chance(seed, 1), GREEDY.make(seed, None, "greedy")
    while state.decision is not None:
        yield state
        if greedy:
            state.play(str(player.choose(state.observe(state.decision.seat)).action))
        else:
            ids = sorted(int(id) for id in state.moves())
            volcanoes = [id for id in ids if id >> 24 == 14 and id & 255 == 8]
            state.step(volcanoes[0] if volcanoes and chance.below(3) == 0 else ids[chance.below(len(ids))])


def main(games: int) -> None:
    print("compiled" if is_compiled() else "interpreted")
    print("players   who   positions  hexes   ms mean   p95    max   bytes mean   p95    max   deflated p95")
    for players in (2, 3, 4, 5):
        for greedy in (False, True):
            times, sizes, packed, hexes = [], [], [], 0
            for seed in range(games):
                for state in decisions(players, seed, greedy):
                    assert state.decision is not None
                    observation = state.observe(state.decision.seat)
                    begun = time.perf_counter()
                    found = choices(observation)
                    times.append(1000 * (time.perf_counter() - begun))
                    text = json.dumps(found, separators=(",", ":")).encode()
                    sizes.append(len(text))
                    packed.append(len(zlib.compress(text, 6)))
                hexes = max(hexes, len(state.table.places))
            who = "greedy" if greedy else "random"
            spent = f"{sum(times) / len(times):8.2f} {p95(times):5.2f} {max(times):6.2f}"
            size = f"{sum(sizes) / len(sizes):10.0f} {p95(sizes):6.0f} {max(sizes):6.0f}   {p95(packed):9.0f}"
            print(f"{players:7}  {who}  {len(times):9}  {hexes:5}  {spent}   {size}")


def p95(values: list[float] | list[int]) -> float:
    return sorted(values)[len(values) * 95 // 100]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
