"""Writes the golden games and perft tables anew. To be run on purpose: `make golden`, then read the difference."""

from pathlib import Path

from surtsey.chance import Chance
from surtsey.games import game_named
from surtsey.perft import perft
from surtsey.records import Record

GOLDEN = Path(__file__).parent / "golden"

GAMES = {
    "taluva-hig-2006-2": ("taluva", "players=2", 1),
    "taluva-hig-2006-3": ("taluva", "players=3", 2),
    "taluva-hig-2006-4": ("taluva", "players=4", 3),
    "taluva-ferti-2012-2": ("taluva", "edition=ferti-2012 players=2 tiles=24", 4),
    "taluva-ferti-2012-3": ("taluva", "edition=ferti-2012 players=3 tiles=36", 5),
    "taluva-ferti-2012-4": ("taluva", "edition=ferti-2012 players=4", 6),
    "taluva-teams": ("taluva", "edition=ferti-2012 players=4 teams=yes", 7),
    "taluva-teams-early": ("taluva", "players=4 teams=yes huts=6 temples=1 towers=1", 8),
    "taluva-ranking-3": ("taluva", "players=3 ranking=yes huts=12 temples=1", 9),
    "taluva-ranking-4": ("taluva", "players=4 ranking=yes huts=8 temples=1 towers=1", 10),
    "taluva-no-huts-next-to-own": ("taluva", "players=2 huts_next_to_own=no", 11),
}

PERFTS = [
    ("taluva players=2 seed=1", 0, 4),
    ("taluva players=2 seed=1", 14, 3),
    ("taluva players=3 seed=2", 21, 3),
    ("taluva edition=ferti-2012 players=2 seed=3", 25, 3),
    ("taluva players=4 teams=yes seed=4", 30, 2),
    ("taluva players=2 tiles=2 seed=5", 0, 5),
    ("taluva players=2 huts=2 temples=1 towers=1 seed=6", 0, 4),
]
"""Options, random actions played first, depth."""


def options_of(text: str) -> dict[str, str]:
    return dict(word.split("=") for word in text.split())


def golden_game(name: str, options: str, seed: int) -> str:
    """A random game as a record; the comment of each turn counts the legal actions at its decisions."""
    game = game_named(name)
    state = game.new(options_of(options), seed)
    chance = Chance(seed + 1000)
    counts: dict[int, list[int]] = {}
    while legal := state.legal():
        counts.setdefault(state.turn, []).append(len(legal))
        state.play(legal[chance.below(len(legal))])
    comments = {turn: " ".join(map(str, numbers)) for turn, numbers in counts.items()}
    return str(Record(game, state, comments=comments))


def golden_log(name: str, options: str, seed: int) -> str:
    """What is told of such a game."""
    game = game_named(name)
    state = game.new(options_of(options), seed)
    chance = Chance(seed + 1000)
    events = []
    while legal := state.legal():
        events += state.play(legal[chance.below(len(legal))])
    return "\n".join(f"{event.code}: {event}" for event in events) + "\n"


def perft_line(start: str, played: int, depth: int) -> str:
    """The number of action sequences of length 1, 2, ... from there."""
    name, *words = start.split()
    options = options_of(" ".join(words))
    seed = int(options.pop("seed"))
    state = game_named(name).new(options, seed)
    chance = Chance(seed + 1000)
    for _ in range(played):
        legal = state.legal()
        state.play(legal[chance.below(len(legal))])
    counts = [perft(state, length) for length in range(1, depth + 1)]
    return f"{start} after {played}: {' '.join(map(str, counts))}"


def main() -> None:
    for file, (name, options, seed) in GAMES.items():
        (GOLDEN / f"{file}.txt").write_text(golden_game(name, options, seed))
    (GOLDEN / "taluva-ranking-4.log").write_text(golden_log(*GAMES["taluva-ranking-4"]))
    lines = [perft_line(*each) for each in PERFTS]
    (GOLDEN / "perft.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
