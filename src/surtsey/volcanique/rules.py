"""The rules of Volcanique as options, and the presets, which are named bundles of them."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final, cast

from surtsey.base import BaseRules, alternatives, value_text
from surtsey.game import Option, RulesError, unknown_version
from surtsey.reading import short
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.powers import BURROWING, NAMES

NEWEST: Final = 2
"""The version of the rules that new games are played by. Of version 1 is what was stored before there were versions."""

Value = int | bool | str

PRESETS: Final = {
    "standard": "the rulebook of January 2025, its gaps filled, with five house rules that keep games going",
    "strict": "standard without the house rules castaway, isolated_free, auto_limit, left_fallback and flush_escapes",
    "site": "standard with the late 2025 changes of the designer's site: evac_cost 2, vm_cost 3, diversity 1, "
    "burrowing and caldera on",
    "first_game": "standard for those who play it for the first time: setup quick, bonuses off, limited_timing "
    "turn_start",
}

CHANGES: Final[dict[str, dict[str, Value]]] = {
    "standard": {},
    "strict": {
        "castaway": False,
        "isolated_free": False,
        "auto_limit": False,
        "left_fallback": False,
        "flush_escapes": False,
    },
    "site": {"evac_cost": 2, "vm_cost": 3, "diversity": 1, "burrowing": True, "caldera": True},
    "first_game": {"setup": "quick", "bonuses": False, "limited_timing": "turn_start"},
}
"""What each preset has otherwise."""

VERSION_1: Final[dict[str, Value]] = {
    "colossal_cooperation": "unhurt",
    "super_fixed": False,
    "winter_rifts": True,
    "left_fallback": False,
    "flush_escapes": True,
}
"""What every preset had before there were options for it. Besides, lava on land cooled at once (lava.py)."""
VERSION_1_TEXTS: Final = {"claim_without_buy": {"yes": "claim"}}
"""Values that have another name since."""

RANGES: Final = {
    "players": (2, 5),
    "rules_version": (1, NEWEST),
    "start_gap": (2, 3),
    "later_bonus": (0, 4),
    "land_tiles": (6, 120),
    "volcano_tiles": (1, 60),
    "lava_tiles": (0, 200),
    "resources_per_type": (2, 60),
    "hand_limit": (6, 9),
    "exalted_island_cost": (0, 7),
    "evac_cost": (0, 9),
    "max_colossal": (1, 5),
    "vm_cost": (0, 9),
    "end_critters": (6, 21),
    "diversity": (0, 9),
    "stalemate_rounds": (1, 20),
    "turn_cap": (10, 1000),
}
"""The least and the most of every number."""

FOR_EACH_PLAYER: Final = ("land_tiles", "resources_per_type")
"""Numbers whose least is for each player. A starting island earns at most 2 resources of one type."""


@dataclass(frozen=True, init=False)
class Rules(BaseRules):
    """One way to play: a preset, with single options changed. Refused if it makes no sense."""

    preset: str
    players: int
    rules_version: int
    # Every option, with its value in the standard game.
    setup: str = "chosen"
    start_gap: int = 3
    later_bonus: int = 2
    land_tiles: int = 60
    scale_tiles: bool = False
    trio_mirror: bool = True
    volcano_tiles: int = 20
    lava_tiles: int = 0
    resources_per_type: int = 15
    grid: str = "diamond9"
    powers: str = "dealt"
    burrowing: bool = False
    caldera: bool = False
    mandatory_buy: bool = True
    forced_sacrifice: bool = True
    claim_without_buy: str = "no"
    castaway: bool = True
    unstable: bool = False
    crafty_strict: bool = False
    exalted_island_cost: int = 0
    hand_limit: int = 6
    auto_limit: bool = True
    isolated_free: bool = True
    migration_chooser: str = "placer"
    third_party_join: str = "actor_picks"
    own_duplicates: str = "keep"
    lava_timing: str = "start"
    lava_spread: str = "newest"
    lava_targets: str = "all_lower"
    dammed: str = "retest"
    cool_land_lava: bool = False
    evac_cost: int = 1
    evac_adjacent: bool = False
    power_optional: bool = False
    volcano_critter: bool = False
    limited_timing: str = "all"
    agile_edges: str = "any"
    max_colossal: int = 1
    colossal_cooperation: str = "wound"
    erosion_targets: str = "land"
    landslide_dice: str = "roll"
    landslide_trigger: str = "any"
    lateral_scores: bool = False
    diversion_any: bool = False
    vm_own: bool = False
    vm_cost: int = 1
    sea_range: str = "coast"
    winter_rifts: bool = False
    engagement: str = "symbiosis"
    symbiosis_self: bool = False
    left_fallback: bool = True
    end_critters: int = 21
    triggerer_final: bool = False
    super_players: str = "any"
    super_fixed: bool = True
    winter_final: str = "freeze"
    flush_escapes: bool = True
    bonuses: bool = True
    diversity: int = 2
    largest_tie: str = "regions"
    tie_points: str = "tied"
    stalemate_rounds: int = 2
    turn_cap: int = 300

    def __init__(self, preset: str = "standard", players: int = 2, **chosen: Value) -> None:
        """What is not chosen is the preset's. `scale_tiles` excludes choosing `land_tiles`."""
        values: dict[str, Value] = {"preset": "standard", "players": 2, "rules_version": NEWEST, **STANDARD}
        values.update(CHANGES.get(preset, {}))
        if chosen.get("rules_version") == 1:
            values.update(VERSION_1)
        for name, value in {"preset": preset, "players": players, **chosen}.items():
            option = self.option(name)
            if type(value) is not type(values[name]):
                raise RulesError(f"{name} is {alternatives(option)}, not {short(repr(value))}")
            values[name] = value
        if values["powers"] == ",".join("?" * len(SLOTS)):
            values["powers"] = "dealt"
        for name, value in values.items():
            object.__setattr__(self, name, value)
        if self.scale_tiles and "land_tiles" in chosen:
            raise RulesError("scale_tiles and land_tiles do not go together: both say how many land tiles there are")
        self._check()

    @classmethod
    def title(cls) -> str:
        return "Volcanique"

    @classmethod
    def listed(cls) -> tuple[Option, ...]:
        return OPTIONS

    def _check(self) -> None:
        if not 1 <= self.rules_version <= NEWEST:
            raise unknown_version(self.rules_version, NEWEST)
        if self.preset not in PRESETS:
            raise RulesError(f"there is no preset '{short(self.preset)}'; there are {', '.join(PRESETS)}")
        for name, (least, most) in RANGES.items():
            each = name in FOR_EACH_PLAYER
            if not (least * self.players if each else least) <= getattr(self, name) <= most:
                lowest = f"{least} for each of the {self.players} players" if each else str(least)
                raise RulesError(f"{name} goes from {lowest} to {most}, not {getattr(self, name)}")
        for option in OPTIONS:
            value = getattr(self, option.name)
            if isinstance(value, str) and option.name != "powers" and value not in option.values.split(" | "):
                raise RulesError(f"{option.name} is {alternatives(option)}, not '{short(value)}'")
        if self.powers != "dealt":
            _check_powers(self.powers.split(","), self.burrowing)

    @property
    def land(self) -> int:
        """How many land tiles there are."""
        return 24 + 12 * self.players if self.scale_tiles else self.land_tiles

    @classmethod
    def renamed(cls, options: Mapping[str, str]) -> Mapping[str, str]:
        if options.get("rules_version") != "1":
            return options
        return {name: VERSION_1_TEXTS.get(name, {}).get(text, text) for name, text in options.items()}


def _check_powers(names: list[str], burrowing: bool) -> None:
    """Named powers may lie on any level."""
    if len(names) != len(SLOTS):
        raise RulesError(f"powers is dealt, or one power for each of the {len(SLOTS)} slots, not {len(names)}")
    for name in names:
        if name != "?" and name not in NAMES:
            raise RulesError(f"there is no power '{short(name)}'; there are {', '.join(NAMES)}, and ? for a dealt one")
        if name != "?" and names.count(name) > 1:
            raise RulesError(f"powers names {name} {names.count(name)} times; there is one card of each power")
    if NAMES[BURROWING] in names and not burrowing:
        raise RulesError("powers names burrowing, which is not in the game without burrowing=yes")


STANDARD: Final[dict[str, Value]] = {
    each.name: cast(Value, each.default)
    for each in fields(Rules)
    if each.name not in ("preset", "players", "rules_version")
}
"""What every option is in the standard game."""


def _range(name: str) -> str:
    least, most = RANGES[name]
    return f"{least} for each player to {most}" if name in FOR_EACH_PLAYER else f"{least} to {most}"


def _default(name: str) -> str:
    """The standard game's way, and which presets have another."""
    usual = value_text(STANDARD[name])
    others = [f"{value_text(changes[name])} for {preset}" for preset, changes in CHANGES.items() if name in changes]
    return f"the preset's: {', '.join(others)}, else {usual}" if others else usual


def _option(name: str, values: str, meaning: str) -> Option:
    return Option(name, values, _default(name), meaning)


# fmt: off
OPTIONS: Final = (
    Option("preset", " | ".join(PRESETS), "standard", "the bundle that the other options start from"),
    Option("players", _range("players"), "2", "how many play"),
    Option("rules_version", _range("rules_version"), str(NEWEST), "of what version the rules are: how rulings changed"),
    # Set-up and supply.
    _option("setup", "chosen | quick",
        "how starting islands come about: chosen, each player picks and lays the tiles; quick, legal ones are dealt"),
    _option("start_gap", _range("start_gap"),
        "how far starting islands lie apart: 3, with two empty hexes between them; 2, with one"),
    _option("later_bonus", _range("later_bonus"), "resources that all but the first player take in set-up"),
    _option("land_tiles", _range("land_tiles"), "unos, duos and trios in all; not with scale_tiles"),
    _option("scale_tiles", "yes | no", "yes: 24 land tiles and 12 more for each player, in place of land_tiles"),
    _option("trio_mirror", "yes | no", "yes: half of the trios are mirror images; no: all trios are alike"),
    _option("volcano_tiles", _range("volcano_tiles"), "volcanoes in the supply"),
    _option("lava_tiles", _range("lava_tiles"), "lava tiles, whose other side is soil; 0: they never run out"),
    _option("resources_per_type", _range("resources_per_type"), "resources of each of the three types"),
    _option("grid", "diamond9", "the shape of the power grid: a diamond of nine slots on five levels"),
    _option("powers", "dealt | nine names or ?, with commas between",
        "what lies in the power grid: all dealt by level, or the powers named for slots A to I, with ? for a dealt "
        "one"),
    _option("burrowing", "yes | no", "yes: the power Burrowing critters is in"),
    _option("caldera", "yes | no",
        "yes: powers that were not dealt can be bought as hidden cards, for points or to be played once"),
    # Buying, claiming, sacrificing.
    _option("mandatory_buy", "yes | no", "yes: who can buy and place land has to buy something; no: may pass"),
    _option("forced_sacrifice", "yes | no",
        "yes: who cannot buy has to sacrifice a critter from hand, if there is one; no: may"),
    _option("claim_without_buy", "no | claim | claim_and_erosion",
        "what those may do in the steps after buying who cannot buy: not claim, claim, or use Erosion too"),
    _option("castaway", "yes | no",
        "yes: who has no critter on land may always claim, the sea included; no: only after a purchase"),
    _option("unstable", "yes | no", "yes: a volcano on a stack of 4 or more tiles costs one resource less"),
    _option("crafty_strict", "yes | no",
        "yes: Crafty critters allows a third purchase if the first two tiles lie on soil; no: if the first one does"),
    _option("exalted_island_cost", _range("exalted_island_cost"),
        "resources that an island costs with Exalted sacrifices, besides three critters in the crater"),
    _option("hand_limit", _range("hand_limit"), "resources that may be kept without a power that allows more"),
    _option("auto_limit", "yes | no",
        "yes: the hand limit is at least 7 if no power that makes islands affordable was dealt; no: it never changes"),
    # Placing land, migration, contests.
    _option("isolated_free", "yes | no",
        "yes: where no neighbour is land, a land tile may lie any way round; no: it may not lie there"),
    _option("migration_chooser", "placer | owner",
        "who chooses where critters go that a land tile covers: its placer, or each critter's owner"),
    _option("third_party_join", "actor_picks | larger_stays | all_leave",
        "who stays if somebody joins the biomes of two others: whom that player picks, whoever has more critters "
        "there, or nobody"),
    _option("own_duplicates", "keep | return_one",
        "what happens if a player's own biomes are joined: all critters stay, or one goes back to hand"),
    # Volcanoes and lava.
    _option("lava_timing", "start | end", "when lava flows: at the start or at the end of every turn"),
    _option("lava_spread", "newest | all",
        "where a volcano's lava flows on from: its newest tile, so that it runs in one path, or all its tiles"),
    _option("lava_targets", "all_lower | land_first",
        "where lava flows: any lower neighbour, the sea included, or the sea only if no lower land or soil is left"),
    _option("dammed", "retest | ends",
        "what a flow without a lower neighbour does: it tries again every turn, or it ends for good"),
    _option("cool_land_lava", "yes | no",
        "yes: at the end of the turn in which a flow ends, its lava on land turns to soil; no: it stays lava"),
    _option("evac_cost", _range("evac_cost"), "resources that it costs to evacuate one critter from lava"),
    _option("evac_adjacent", "yes | no",
        "yes: critters evacuate to adjacent tiles of their biome only; no: anywhere in it"),
    _option("power_optional", "yes | no",
        "yes: who buys a volcano may decline a power; no: has to take one if a critter is in hand"),
    _option("volcano_critter", "yes | no", "yes: whoever buys a volcano gets one extra claim"),
    # Powers.
    _option("limited_timing", "all | turn_start",
        "when Rift and Converging plates can be used: before every turn and after each of its steps, or before it "
        "only"),
    _option("agile_edges", "any | matched",
        "which neighbouring tiles Agile critters reach: any, or those with a matched edge to their own"),
    _option("max_colossal", _range("max_colossal"), "Colossal critters that a player may have at a time"),
    _option("colossal_cooperation", "wound | unhurt",
        "what Colossal critters of those suffer who newly share a biome by cooperation: they lose a hit point, or not"),
    _option("erosion_targets", "land | all",
        "what Erosion may remove: land with a tile below, or also lava, volcanoes and the lowest tile of a stack"),
    _option("landslide_dice", "roll | choose",
        "where a landslide goes: to a lower neighbour that a die names, or one that its player chooses"),
    _option("landslide_trigger", "any | own",
        "which volcanoes allow a landslide: those of any player, or the own ones"),
    _option("lateral_scores", "yes | no",
        "yes: the second volcano of a lateral eruption brings a point and a power too; no: neither"),
    _option("diversion_any", "yes | no",
        "yes: Lava diversion works on any lava; no: on lava that is about to hit an own critter"),
    _option("vm_own", "yes | no", "yes: Volcanic migration works on one's own volcanoes too; no: on others' only"),
    _option("vm_cost", _range("vm_cost"), "resources that Volcanic migration costs for one critter"),
    _option("sea_range", "coast | two", "where sea critters can be: next to a tile, or up to two fields from one"),
    _option("winter_rifts", "yes | no",
        "yes: a rift may part unfrozen land from frozen land; no: not where either side of the cut is frozen"),
    # Who may be attacked, with 3 to 5 players.
    _option("engagement", "symbiosis | left | free",
        "whose tiles may be covered with 3 to 5 players: those of the opponents with most critters on land, of the "
        "player to the left or whoever is in 5 biomes, or all"),
    _option("symbiosis_self", "yes | no",
        "yes: symbiosis counts the critters of whoever places too; no: of the opponents only"),
    _option("left_fallback", "yes | no",
        "yes: if nobody to be attacked by the rule to the left is on land, every opponent may be; no: nobody"),
    # The end and the points.
    _option("end_critters", _range("end_critters"), "critters that a player has to have deployed to end the game"),
    _option("triggerer_final", "yes | no",
        "yes: whoever brings about the end has a final turn too; no: only the others"),
    _option("super_players", "any | two_only",
        "with how many players a super eruption may be declared: any number of them, or two only"),
    _option("super_fixed", "yes | no",
        "yes: the tile marked for the Super eruption neither slides nor erodes; no: the mark stays on its field"),
    _option("winter_final", "freeze | final_turns",
        "how the game goes on in a volcanic winter: until every tile is frozen, or with one final turn each"),
    _option("flush_escapes", "yes | no",
        "yes: while the last lava runs out critters may evacuate and flee, and lava be diverted; no: they are lost"),
    _option("bonuses", "yes | no", "yes: the tallest, the largest and diversified biomes score"),
    _option("diversity", _range("diversity"), "points for each set of a dark, a medium and a light biome"),
    _option("largest_tie", "regions | tiles | shared",
        "who has the largest biome if several are equal: who has more biomes of that size, who has more tiles in all "
        "biomes, or all of them"),
    _option("tie_points", "tied | all",
        "who gets 1 point if the tallest or the largest cannot be decided: those who are equal, or every player"),
    _option("stalemate_rounds", _range("stalemate_rounds"), "full rounds without progress that end the game"),
    _option("turn_cap", _range("turn_cap"), "turns, of all players together, that end the game"),
)
# fmt: on
