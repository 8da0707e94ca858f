"""The rules of Volcanique as options, and the presets, which are named bundles of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from surtsey.game import NotationError, Option, RulesError
from surtsey.reading import short, whole_number
from surtsey.volcanique.powers import BURROWING, NAMES, SLOTS

LAND_TILES: Final = 60

PRESETS: Final = {
    "standard": "the rulebook of January 2025, its gaps filled, with three house rules that keep games going",
    "strict": "standard without the house rules castaway, isolated_free and auto_limit",
    "site": "standard with the late 2025 changes of the designer's site: evac_cost 2, vm_cost 3, diversity 1, "
    "burrowing and caldera on",
}

RANGES: Final = {
    "players": (2, 5),
    "start_gap": (2, 3),
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


def _range(name: str) -> str:
    least, most = RANGES[name]
    return f"{least} for each player to {most}" if name in FOR_EACH_PLAYER else f"{least} to {most}"


OPTIONS: Final = (
    Option("preset", " | ".join(PRESETS), "standard", "the bundle that the other options start from"),
    Option("players", _range("players"), "2", "how many play"),
    # Set-up and supply.
    Option(
        "setup",
        "chosen | quick",
        "chosen",
        "how starting islands come about: chosen, each player picks and lays the tiles; quick, legal ones are dealt",
    ),
    Option(
        "start_gap",
        _range("start_gap"),
        "3",
        "how far starting islands lie apart: 3, with two empty hexes between them; 2, with one",
    ),
    Option("land_tiles", _range("land_tiles"), str(LAND_TILES), "unos, duos and trios in all; not with scale_tiles"),
    Option("scale_tiles", "yes | no", "no", "yes: 24 land tiles and 12 more for each player, in place of land_tiles"),
    Option("trio_mirror", "yes | no", "yes", "yes: half of the trios are mirror images; no: all trios are alike"),
    Option("volcano_tiles", _range("volcano_tiles"), "20", "volcanoes in the supply"),
    Option("lava_tiles", _range("lava_tiles"), "0", "lava tiles, whose other side is soil; 0: they never run out"),
    Option("resources_per_type", _range("resources_per_type"), "15", "resources of each of the three types"),
    Option("grid", "diamond9", "diamond9", "the shape of the power grid: a diamond of nine slots on five levels"),
    Option(
        "powers",
        "dealt | nine names or ?, with commas between",
        "dealt",
        "what lies in the power grid: all dealt by level, or the powers named for slots A to I, with ? for a dealt one",
    ),
    Option("burrowing", "yes | no", "the preset's: yes for site, else no", "yes: the power Burrowing critters is in"),
    Option(
        "caldera",
        "yes | no",
        "the preset's: yes for site, else no",
        "yes: powers that were not dealt can be bought as hidden cards, for points or to be played once",
    ),
    # Buying, claiming, sacrificing.
    Option("mandatory_buy", "yes | no", "yes", "yes: who can buy and place land has to buy something; no: may pass"),
    Option(
        "forced_sacrifice",
        "yes | no",
        "yes",
        "yes: who cannot buy has to sacrifice a critter from hand, if there is one; no: may",
    ),
    Option("claim_without_buy", "yes | no", "no", "yes: who cannot buy may claim all the same; no: may not"),
    Option(
        "castaway",
        "yes | no",
        "the preset's: no for strict, else yes",
        "yes: who has no critter on land may always claim, the sea included; no: only after a purchase",
    ),
    Option("unstable", "yes | no", "no", "yes: a volcano on a stack of 4 or more tiles costs one resource less"),
    Option(
        "crafty_strict",
        "yes | no",
        "no",
        "yes: Crafty critters allows a third purchase if the first two tiles lie on soil; no: if the first one does",
    ),
    Option(
        "exalted_island_cost",
        _range("exalted_island_cost"),
        "0",
        "resources that an island costs with Exalted sacrifices, besides three critters in the crater",
    ),
    Option("hand_limit", _range("hand_limit"), "6", "resources that may be kept without a power that allows more"),
    Option(
        "auto_limit",
        "yes | no",
        "the preset's: no for strict, else yes",
        "yes: the hand limit is at least 7 if no power that makes islands affordable was dealt; no: it never changes",
    ),
    # Placing land, migration, contests.
    Option(
        "isolated_free",
        "yes | no",
        "the preset's: no for strict, else yes",
        "yes: where no neighbour is land, a land tile may lie any way round; no: it may not lie there",
    ),
    Option(
        "migration_chooser",
        "placer | owner",
        "placer",
        "who chooses where critters go that a land tile covers: its placer, or each critter's owner",
    ),
    Option(
        "third_party_join",
        "actor_picks | larger_stays | all_leave",
        "actor_picks",
        "who stays if somebody joins the biomes of two others: whom that player picks, whoever has more critters "
        "there, or nobody",
    ),
    Option(
        "own_duplicates",
        "keep | return_one",
        "keep",
        "what happens if a player's own biomes are joined: all critters stay, or one goes back to hand",
    ),
    # Volcanoes and lava.
    Option("lava_timing", "start | end", "start", "when lava flows: at the start or at the end of every turn"),
    Option(
        "lava_spread",
        "newest | all",
        "newest",
        "where a volcano's lava flows on from: its newest tile, so that it runs in one path, or all its tiles",
    ),
    Option(
        "lava_targets",
        "all_lower | land_first",
        "all_lower",
        "where lava flows: any lower neighbour, the sea included, or the sea only if no lower land or soil is left",
    ),
    Option(
        "dammed",
        "retest | ends",
        "retest",
        "what a flow without a lower neighbour does: it tries again every turn, or it ends for good",
    ),
    Option(
        "cool_land_lava",
        "yes | no",
        "no",
        "yes: when a flow has ended, its lava on land turns to soil; no: it stays lava",
    ),
    Option(
        "evac_cost",
        _range("evac_cost"),
        "the preset's: 2 for site, else 1",
        "resources that it costs to evacuate one critter from lava",
    ),
    Option(
        "evac_adjacent",
        "yes | no",
        "no",
        "yes: critters evacuate to adjacent tiles of their biome only; no: anywhere in it",
    ),
    Option(
        "power_optional",
        "yes | no",
        "no",
        "yes: who buys a volcano may decline a power; no: has to take one if a critter is in hand",
    ),
    Option("volcano_critter", "yes | no", "no", "yes: whoever buys a volcano gets one extra claim"),
    # Powers.
    Option(
        "limited_timing",
        "all | turn_start",
        "all",
        "when Rift and Converging plates can be used: before every turn and after each of its steps, or before it only",
    ),
    Option("max_colossal", _range("max_colossal"), "1", "Colossal critters that a player may have at a time"),
    Option(
        "erosion_targets",
        "land | all",
        "land",
        "what Erosion may remove: land with a tile below, or also lava, volcanoes and the lowest tile of a stack",
    ),
    Option(
        "landslide_dice",
        "roll | choose",
        "roll",
        "where a landslide goes: to a lower neighbour that a die names, or one that its player chooses",
    ),
    Option(
        "landslide_trigger",
        "any | own",
        "any",
        "which volcanoes allow a landslide: those of any player, or the own ones",
    ),
    Option(
        "lateral_scores",
        "yes | no",
        "no",
        "yes: the second volcano of a lateral eruption brings a point and a power too; no: neither",
    ),
    Option(
        "diversion_any",
        "yes | no",
        "no",
        "yes: Lava diversion works on any lava; no: on lava that is about to hit an own critter",
    ),
    Option("vm_own", "yes | no", "no", "yes: Volcanic migration works on one's own volcanoes too; no: on others' only"),
    Option(
        "vm_cost",
        _range("vm_cost"),
        "the preset's: 3 for site, else 1",
        "resources that Volcanic migration costs for one critter",
    ),
    # Who may be attacked, with 3 to 5 players.
    Option(
        "engagement",
        "symbiosis | left | free",
        "symbiosis",
        "whose tiles may be covered with 3 to 5 players: those of the opponents with most critters on land, of the "
        "player to the left or whoever is in 5 biomes, or all",
    ),
    Option(
        "symbiosis_self",
        "yes | no",
        "no",
        "yes: symbiosis counts the critters of whoever places too; no: of the opponents only",
    ),
    # The end and the points.
    Option("end_critters", _range("end_critters"), "21", "critters that a player has to have deployed to end the game"),
    Option(
        "triggerer_final",
        "yes | no",
        "no",
        "yes: whoever brings about the end has a final turn too; no: only the others",
    ),
    Option(
        "super_players",
        "any | two_only",
        "any",
        "with how many players a super eruption may be declared: any number of them, or two only",
    ),
    Option(
        "winter_final",
        "freeze | final_turns",
        "freeze",
        "how the game goes on in a volcanic winter: until every tile is frozen, or with one final turn each",
    ),
    Option("bonuses", "yes | no", "yes", "yes: the tallest, the largest and diversified biomes score"),
    Option(
        "diversity",
        _range("diversity"),
        "the preset's: 1 for site, else 2",
        "points for each set of a dark, a medium and a light biome",
    ),
    Option(
        "stalemate_rounds",
        _range("stalemate_rounds"),
        "2",
        "full rounds without progress that end the game",
    ),
    Option("turn_cap", _range("turn_cap"), "300", "turns, of all players together, that end the game"),
)


@dataclass(frozen=True, init=False)
class Rules:
    """One way to play: a preset, with single options changed. Refused if it makes no sense."""

    preset: str
    players: int
    setup: str
    start_gap: int
    land_tiles: int
    scale_tiles: bool
    trio_mirror: bool
    volcano_tiles: int
    lava_tiles: int
    resources_per_type: int
    grid: str
    powers: str
    burrowing: bool
    caldera: bool
    mandatory_buy: bool
    forced_sacrifice: bool
    claim_without_buy: bool
    castaway: bool
    unstable: bool
    crafty_strict: bool
    exalted_island_cost: int
    hand_limit: int
    auto_limit: bool
    isolated_free: bool
    migration_chooser: str
    third_party_join: str
    own_duplicates: str
    lava_timing: str
    lava_spread: str
    lava_targets: str
    dammed: str
    cool_land_lava: bool
    evac_cost: int
    evac_adjacent: bool
    power_optional: bool
    volcano_critter: bool
    limited_timing: str
    max_colossal: int
    erosion_targets: str
    landslide_dice: str
    landslide_trigger: str
    lateral_scores: bool
    diversion_any: bool
    vm_own: bool
    vm_cost: int
    engagement: str
    symbiosis_self: bool
    end_critters: int
    triggerer_final: bool
    super_players: str
    winter_final: str
    bonuses: bool
    diversity: int
    stalemate_rounds: int
    turn_cap: int

    def __init__(
        self,
        preset: str = "standard",
        players: int = 2,
        *,
        setup: str = "chosen",
        start_gap: int = 3,
        land_tiles: int | None = None,
        scale_tiles: bool = False,
        trio_mirror: bool = True,
        volcano_tiles: int = 20,
        lava_tiles: int = 0,
        resources_per_type: int = 15,
        grid: str = "diamond9",
        powers: str = "dealt",
        burrowing: bool | None = None,
        caldera: bool | None = None,
        mandatory_buy: bool = True,
        forced_sacrifice: bool = True,
        claim_without_buy: bool = False,
        castaway: bool | None = None,
        unstable: bool = False,
        crafty_strict: bool = False,
        exalted_island_cost: int = 0,
        hand_limit: int = 6,
        auto_limit: bool | None = None,
        isolated_free: bool | None = None,
        migration_chooser: str = "placer",
        third_party_join: str = "actor_picks",
        own_duplicates: str = "keep",
        lava_timing: str = "start",
        lava_spread: str = "newest",
        lava_targets: str = "all_lower",
        dammed: str = "retest",
        cool_land_lava: bool = False,
        evac_cost: int | None = None,
        evac_adjacent: bool = False,
        power_optional: bool = False,
        volcano_critter: bool = False,
        limited_timing: str = "all",
        max_colossal: int = 1,
        erosion_targets: str = "land",
        landslide_dice: str = "roll",
        landslide_trigger: str = "any",
        lateral_scores: bool = False,
        diversion_any: bool = False,
        vm_own: bool = False,
        vm_cost: int | None = None,
        engagement: str = "symbiosis",
        symbiosis_self: bool = False,
        end_critters: int = 21,
        triggerer_final: bool = False,
        super_players: str = "any",
        winter_final: str = "freeze",
        bonuses: bool = True,
        diversity: int | None = None,
        stalemate_rounds: int = 2,
        turn_cap: int = 300,
    ) -> None:
        """Who leaves out what the preset decides gets the preset's way. `scale_tiles` excludes saying `land_tiles`."""
        house, site = preset != "strict", preset == "site"
        values = {
            "preset": preset,
            "players": players,
            "setup": setup,
            "start_gap": start_gap,
            "land_tiles": LAND_TILES if land_tiles is None else land_tiles,
            "scale_tiles": scale_tiles,
            "trio_mirror": trio_mirror,
            "volcano_tiles": volcano_tiles,
            "lava_tiles": lava_tiles,
            "resources_per_type": resources_per_type,
            "grid": grid,
            "powers": "dealt" if powers == ",".join("?" * len(SLOTS)) else powers,
            "burrowing": site if burrowing is None else burrowing,
            "caldera": site if caldera is None else caldera,
            "mandatory_buy": mandatory_buy,
            "forced_sacrifice": forced_sacrifice,
            "claim_without_buy": claim_without_buy,
            "castaway": house if castaway is None else castaway,
            "unstable": unstable,
            "crafty_strict": crafty_strict,
            "exalted_island_cost": exalted_island_cost,
            "hand_limit": hand_limit,
            "auto_limit": house if auto_limit is None else auto_limit,
            "isolated_free": house if isolated_free is None else isolated_free,
            "migration_chooser": migration_chooser,
            "third_party_join": third_party_join,
            "own_duplicates": own_duplicates,
            "lava_timing": lava_timing,
            "lava_spread": lava_spread,
            "lava_targets": lava_targets,
            "dammed": dammed,
            "cool_land_lava": cool_land_lava,
            "evac_cost": (2 if site else 1) if evac_cost is None else evac_cost,
            "evac_adjacent": evac_adjacent,
            "power_optional": power_optional,
            "volcano_critter": volcano_critter,
            "limited_timing": limited_timing,
            "max_colossal": max_colossal,
            "erosion_targets": erosion_targets,
            "landslide_dice": landslide_dice,
            "landslide_trigger": landslide_trigger,
            "lateral_scores": lateral_scores,
            "diversion_any": diversion_any,
            "vm_own": vm_own,
            "vm_cost": (3 if site else 1) if vm_cost is None else vm_cost,
            "engagement": engagement,
            "symbiosis_self": symbiosis_self,
            "end_critters": end_critters,
            "triggerer_final": triggerer_final,
            "super_players": super_players,
            "winter_final": winter_final,
            "bonuses": bonuses,
            "diversity": (1 if site else 2) if diversity is None else diversity,
            "stalemate_rounds": stalemate_rounds,
            "turn_cap": turn_cap,
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)
        if scale_tiles and land_tiles is not None:
            raise RulesError("scale_tiles and land_tiles do not go together: both say how many land tiles there are")
        self._check()

    def _check(self) -> None:
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
                raise RulesError(f"{option.name} is {_alternatives(option)}, not '{short(value)}'")
        if self.powers != "dealt":
            _check_powers(self.powers.split(","), self.burrowing)

    @property
    def land(self) -> int:
        """How many land tiles there are."""
        return 24 + 12 * self.players if self.scale_tiles else self.land_tiles

    @staticmethod
    def from_options(options: Mapping[str, str]) -> "Rules":
        """Rules from options as text: `{"preset": "strict", "players": "3", "castaway": "yes"}`."""
        return rules_from(options)

    def __reduce__(self) -> tuple[Callable[[Mapping[str, str]], "Rules"], tuple[dict[str, str]]]:
        return rules_from, (self.options(),)

    def options(self) -> dict[str, str]:
        """The preset, the players, and every option that differs from the preset, as text."""
        plain = Rules(self.preset, self.players)
        texts = {"preset": self.preset, "players": str(self.players)}
        for option in OPTIONS[2:]:
            value = getattr(self, option.name)
            if value != getattr(plain, option.name):
                texts[option.name] = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        return texts


def rules_from(options: Mapping[str, str]) -> Rules:
    values: dict[str, Any] = {name: _read(name, text) for name, text in options.items()}
    return Rules(**values)


def _read(name: str, text: str) -> int | bool | str:
    option = next((option for option in OPTIONS if option.name == name), None)
    if option is None:
        known = ", ".join(option.name for option in OPTIONS)
        raise RulesError(f"Volcanique has no option '{short(name)}'; its options are {known}")
    if option.values == "yes | no":
        if text not in ("yes", "no"):
            raise RulesError(f"{name} is yes or no, not '{short(text)}'")
        return text == "yes"
    if name not in RANGES:
        return text
    try:
        return whole_number(name, text)
    except NotationError:
        raise RulesError(f"{name} is {_alternatives(option)}, not '{short(text)}'") from None


def _alternatives(option: Option) -> str:
    return option.values.replace(" |", " or")


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
