"""What happens in random games of Volcanique: how they end, how long they are, which powers are unlocked and used.

    python benchmarks/survey.py [games per line]

Random players seldom save for volcanoes, so the powers are counted again among eager players, who take a volcano or a
power whenever they can and otherwise play at random. Prints tables as they stand in docs/.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator

import click

from surtsey.chance import PLAYERS, Chance
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import BUY_SUPER, BUY_VOLCANO, BUY_WINTER
from surtsey.volcanique.displacing import BY_VOLCANO
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State
from surtsey.volcanique.table import OVER, TRIGGERS, Table

QUICK = {"setup": "quick", "limited_timing": "turn_start"}
Player = Callable[[State, Chance], int]

SIGNS = {
    actions.GROUP: ("herding", "pack"),
    actions.UPGRADE: ("colossal",),
    actions.PLATES: ("plates",),
    actions.ERODE: ("erosion",),
    actions.SLIDE: ("landslide",),
    actions.LATERAL: ("lateral",),
    actions.DIVERT: ("diversion",),
    actions.BOMB: ("bomb",),
    actions.RIFT: ("rift",),
    actions.SEA: ("sea",),
    actions.BURROW: ("burrowing",),
}
"""Powers that show in an action of their own."""


def random_player(state: State, chance: Chance) -> int:
    ids = state.moves()
    return int(ids[chance.below(len(ids))])


def eager_player(state: State, chance: Chance) -> int:
    """Takes volcanoes and powers; declines nothing where it could do something."""
    ids = [int(id) for id in state.moves()]
    volcanoes = [id for id in ids if id >> 24 == actions.BUY and BUY_VOLCANO <= id & 255 <= BUY_WINTER]
    saving = [id for id in ids if id >> 24 == actions.BUY and id & 255 in (6, 7)]
    active = [id for id in ids if id >> 24 != actions.PASS and id >> 24 not in (actions.SACRIFICE, actions.OFFER)]
    choice = volcanoes or saving or active or ids
    return choice[chance.below(len(choice))]


class Tally:
    """What is counted over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.endings: Counter[str] = Counter()
        self.turns: list[int] = []
        self.decisions = 0
        self.options = 0
        self.most_options = 0
        self.unlocked: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def play(self, rules: Rules, seed: int, player: Player) -> None:
        state, chance = State.new(rules, seed), Chance(seed, PLAYERS)
        table = state.table
        while table.stage != OVER:
            count = int(table.count)
            self.decisions += 1
            self.options += count
            self.most_options = max(self.most_options, count)
            id = player(state, chance)
            for power in signs(table, id):
                self.used[power] += 1
            state.step(id)
        self.games += 1
        self.endings[TRIGGERS[table.trigger]] += 1
        self.turns.append(int(table.turn))
        for seat in range(rules.players):
            for index, name in enumerate(NAMES):
                self.unlocked[name] += int(table.powers[seat]) >> index & 1


def signs(table: Table, id: int) -> Iterator[str]:
    """The powers that a decision makes use of, as far as it shows."""
    question = int(table.agenda[len(table.agenda) - 1])
    seat = question >> 8 & 255
    owns = {name for power, name in enumerate(NAMES) if int(table.powers[seat]) >> power & 1}
    kind = id >> 24
    yield from (power for power in SIGNS.get(kind, ()) if power in owns)
    if kind == actions.MOVE and table.moves == 1:
        yield "agile"
    if kind == actions.BUY:
        if table.purchases == 2:
            yield "crafty"
        if id & 255 == BUY_SUPER:
            yield "super"
        if id & 255 == BUY_WINTER:
            yield "winter"
        if id & 255 == actions.BUY_ISLAND and "exalted" in owns:
            yield "exalted"
    if kind == actions.OFFER and "frugal" in owns:
        yield "frugal"
    if kind == actions.PASS or kind == actions.TO:
        yield from _of_moves(table, question, id, owns)
    if table.held(seat) > 6:
        yield from owns & {"bountiful", "extra"}


def _of_moves(table: Table, question: int, id: int, owns: set[str]) -> Iterator[str]:
    """What shows in where a critter goes."""
    kind = question & 255
    if kind == agenda.DISPLACE and agenda.second_in(question) == BY_VOLCANO and id >> 24 == actions.TO:
        yield "migration"
    if kind != agenda.MOVE_TO:
        return
    node = int(agenda.first_in(question))
    goal = int(table.hex_at(actions.place_in(id))) << 2 | id & 3
    region, home = table.region[goal], table.region[node]
    seat = question >> 8 & 255
    if region == home:
        return
    others = int(table.holders[region]) & ~(1 << seat)
    if others and "cooperative" in owns:
        yield "cooperative"
    beside = any(table.near[(node >> 2) * 6 + direction] == goal >> 2 for direction in range(6))
    if not others and goal >> 2 != node >> 2 and "flying" in owns and not ("agile" in owns and beside):
        yield "flying"


def tally(options: dict[str, str], games: int, player: Player, label: str) -> Tally:
    found = Tally()
    rules = Rules.from_options({**QUICK, **options})
    with click.progressbar(range(games), label=f"{label:34}", file=sys.stderr) as seeds:
        for seed in seeds:
            found.play(rules, seed, player)
    return found


def share(count: int, total: int) -> str:
    return f"{100 * count / total:.1f} %" if count else "0"


def print_endings(games: int) -> Tally:
    """How games end, by preset and players; with single house rules taken away; and among eager players."""
    print("| rules | players | last tile | critters | super | winter | stalemate | turn cap | turns (most) |")
    print("|---|---|---|---|---|---|---|---|---|")
    presets = ("standard", "site", "strict")
    house_rules = ("castaway", "isolated_free", "auto_limit", "flush_escapes")
    left = {"engagement": "left"}
    lines: list[tuple[str, dict[str, str], Player, tuple[int, ...]]] = [
        *((preset, {"preset": preset}, random_player, (2, 3, 4, 5)) for preset in presets),
        *((f"standard, {rule} off", {rule: "no"}, random_player, (2, 4)) for rule in house_rules),
        ("standard, to the left", left, random_player, (3, 4)),
        ("standard, to the left, left_fallback off", {**left, "left_fallback": "no"}, random_player, (3, 4)),
        *((f"{preset}, eager players", {"preset": preset}, eager_player, (2, 4)) for preset in ("standard", "strict")),
    ]
    whole = Tally()
    for name, options, player, numbers in lines:
        for players in numbers:
            found = tally({**options, "players": str(players)}, games, player, f"{name}, {players} players")
            shares = " | ".join(share(found.endings[trigger], games) for trigger in TRIGGERS[1:])
            turns = f"{sum(found.turns) / games:.0f} ({max(found.turns)})"
            print(f"| {name} | {players} | {shares} | {turns} |", flush=True)
            whole.decisions += found.decisions
            whole.options += found.options
            whole.most_options = max(whole.most_options, found.most_options)
    return whole


def print_powers(games: int) -> None:
    random = tally({}, games, random_player, "powers, random players")
    eager = tally({}, games, eager_player, "powers, eager players")
    strange = tally({"burrowing": "yes"}, games, eager_player, "powers, with Burrowing")
    print("\n| power | unlocked, random | used, random | unlocked, eager | used, eager |\n|---|---|---|---|---|")
    for name in NAMES:
        other = strange if name == "burrowing" else eager
        print(
            f"| {name} | {random.unlocked[name]} | {random.used[name]} | {other.unlocked[name]} | {other.used[name]} |"
        )
    print(f"\nendings of eager players: {dict(eager.endings)}")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    whole = print_endings(games)
    print(f"\ndecisions: {whole.options / whole.decisions:.1f} legal actions on average, at most {whole.most_options}")
    chosen = tally({"setup": "chosen", "limited_timing": "all"}, games, random_player, "chosen set-up, all windows")
    print(f"with chosen set-up and all windows: {chosen.options / chosen.decisions:.1f}, at most {chosen.most_options}")
    print_powers(4 * games)


if __name__ == "__main__":
    main()
