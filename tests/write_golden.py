"""Writes the golden games and perft tables anew. To be run on purpose: `make golden`, then read the difference."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from surtsey.chance import Chance
from surtsey.game import Event, State
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
    "volcanique-standard-2": ("volcanique", "players=2", 12),
    "volcanique-standard-3": ("volcanique", "players=3 setup=quick", 13),
    "volcanique-standard-4-left": ("volcanique", "players=4 engagement=left limited_timing=turn_start", 14),
    "volcanique-standard-5": ("volcanique", "players=5 setup=quick end_critters=12", 15),
    "volcanique-strict-2": ("volcanique", "preset=strict players=2 setup=quick", 16),
    "volcanique-site-3": ("volcanique", "preset=site players=3 erosion_targets=all setup=quick", 17),
    "volcanique-moving-powers": (
        "volcanique",
        "players=2 setup=quick powers=agile,pack,herding,cooperative,colossal,flying,rift,plates,super",
        18,
    ),
    "volcanique-fire-powers": (
        "volcanique",
        "players=3 setup=quick powers=bomb,landslide,lateral,diversion,migration,erosion,crafty,sea,winter",
        19,
    ),
    "volcanique-options": (
        "volcanique",
        "players=2 setup=quick lava_timing=end lava_spread=all cool_land_lava=yes third_party_join=all_leave "
        "own_duplicates=return_one unstable=yes volcano_critter=yes triggerer_final=yes start_gap=2",
        20,
    ),
    "volcanique-more-options": (
        "volcanique",
        "players=4 setup=quick engagement=left left_fallback=no colossal_cooperation=unhurt super_fixed=no "
        "flush_escapes=no winter_rifts=yes agile_edges=matched sea_range=two largest_tie=tiles tie_points=all "
        "claim_without_buy=claim_and_erosion later_bonus=4 cool_land_lava=yes end_critters=14 "
        "powers=sea,agile,colossal,rift,cooperative,erosion,landslide,super,winter",
        21,
    ),
    "volcanique-first-game": ("volcanique", "preset=first_game largest_tie=shared later_bonus=0", 22),
}

LOGS = ("taluva-ranking-4", "volcanique-site-3")
"""Games of which every event is kept too."""

PERFTS = [
    ("taluva players=2 seed=1", 0, 4),
    ("taluva players=2 seed=1", 14, 3),
    ("taluva players=3 seed=2", 21, 3),
    ("taluva edition=ferti-2012 players=2 seed=3", 25, 3),
    ("taluva players=4 teams=yes seed=4", 30, 2),
    ("taluva players=2 tiles=2 seed=5", 0, 5),
    ("taluva players=2 huts=2 temples=1 towers=1 seed=6", 0, 4),
    ("volcanique players=2 seed=7", 0, 5),
    ("volcanique players=2 setup=quick seed=8", 30, 5),
    ("volcanique players=3 setup=quick seed=9", 120, 5),
    ("volcanique players=4 setup=quick preset=site seed=10", 200, 5),
    (
        "volcanique players=2 setup=quick powers=rift,plates,agile,flying,pack,herding,sea,erosion,winter seed=11",
        250,
        5,
    ),
]
"""Options, random actions played first, depth."""


EAGER = "eager_games.txt"
"""Games of Volcanique among eager players, who use powers far more often: options and seed -> result and digest."""
DEAR = ("unlock", "upgrade", "rift", "plates", "slide", "erode", "group", "sea", "lateral", "bomb", "divert", "burrow")


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


def golden_log(name: str, options: str, seed: int, say: Callable[[Event], str] = str) -> str:
    """What is told of such a game."""
    game = game_named(name)
    state = game.new(options_of(options), seed)
    chance = Chance(seed + 1000)
    events = []
    while legal := state.legal():
        events += state.play(legal[chance.below(len(legal))])
    return "\n".join(f"{event.code}: {say(event)}" for event in events) + "\n"


def eager_record(state: State, chance: Chance, dear: tuple[str, ...] = DEAR) -> Record:
    """Eager players: every other time they take a volcano or use a power if they can; otherwise they play at random."""
    volcanoes = ("buy volcano", "buy super", "buy winter")
    while legal := state.legal():
        wanted = [each for each in legal if str(each).split()[0] in dear or str(each) in volcanoes]
        pool = wanted if wanted and chance.below(2) else legal
        state.play(pool[chance.below(len(pool))])
    return Record(game_named("volcanique"), state)


def eager_line(line: str) -> str:
    """The line again, with what comes of its options and seed."""
    text, _, _ = line.partition(" -> ")
    options = options_of(text)
    seed = int(options.pop("seed"))
    record = eager_record(game_named("volcanique").new(options, seed), Chance(seed, 1))
    places = "-".join(map(str, record.state.places() or ()))
    return f"{text} -> {places} {blake2b(str(record).encode(), digest_size=8).hexdigest()}"


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
    for file in LOGS:
        (GOLDEN / f"{file}.log").write_text(golden_log(*GAMES[file]))
    eager = (GOLDEN / EAGER).read_text().splitlines()
    (GOLDEN / EAGER).write_text("".join(f"{eager_line(line)}\n" for line in eager))
    lines = [perft_line(*each) for each in PERFTS]
    (GOLDEN / "perft.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
