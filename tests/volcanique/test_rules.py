"""Presets, options, and the combinations that are refused."""

import dataclasses
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surtsey.game import Option, RulesError, as_stored
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.rules import NEWEST, OPTIONS, PRESETS, RANGES, Rules

RULINGS = Path(__file__).parent.parent.parent / "docs" / "rulings.md"

EXAMPLE = "extra,?,agile,?,super,?,?,rift,?"

STANDARD: dict[str, Any] = {
    "preset": "standard",
    "players": 2,
    "rules_version": 2,
    "setup": "chosen",
    "start_gap": 3,
    "later_bonus": 2,
    "land_tiles": 60,
    "scale_tiles": False,
    "trio_mirror": True,
    "volcano_tiles": 20,
    "lava_tiles": 0,
    "resources_per_type": 15,
    "grid": "diamond9",
    "powers": "dealt",
    "burrowing": False,
    "caldera": False,
    "mandatory_buy": True,
    "forced_sacrifice": True,
    "claim_without_buy": "no",
    "castaway": True,
    "unstable": False,
    "crafty_strict": False,
    "exalted_island_cost": 0,
    "hand_limit": 6,
    "auto_limit": True,
    "isolated_free": True,
    "migration_chooser": "placer",
    "third_party_join": "actor_picks",
    "own_duplicates": "keep",
    "lava_timing": "start",
    "lava_spread": "newest",
    "lava_targets": "all_lower",
    "dammed": "retest",
    "cool_land_lava": False,
    "evac_cost": 1,
    "evac_adjacent": False,
    "power_optional": False,
    "volcano_critter": False,
    "limited_timing": "all",
    "agile_edges": "any",
    "max_colossal": 1,
    "colossal_cooperation": "wound",
    "erosion_targets": "land",
    "landslide_dice": "roll",
    "landslide_trigger": "any",
    "lateral_scores": False,
    "diversion_any": False,
    "vm_own": False,
    "vm_cost": 1,
    "sea_range": "coast",
    "winter_rifts": False,
    "engagement": "symbiosis",
    "symbiosis_self": False,
    "left_fallback": True,
    "end_critters": 21,
    "triggerer_final": False,
    "super_players": "any",
    "super_fixed": True,
    "winter_final": "freeze",
    "flush_escapes": True,
    "bonuses": True,
    "diversity": 2,
    "largest_tie": "regions",
    "tie_points": "tied",
    "stalemate_rounds": 2,
    "turn_cap": 300,
}

HOUSE_RULES = {"castaway", "isolated_free", "auto_limit", "left_fallback", "flush_escapes"}
SITE = {"evac_cost": 2, "vm_cost": 3, "burrowing": True, "caldera": True, "diversity": 1}
FIRST_GAME = {"setup": "quick", "bonuses": False, "limited_timing": "turn_start"}
STRICT_1 = {"castaway": False, "isolated_free": False, "auto_limit": False}
VERSION_1 = {
    "rules_version": 1,
    "colossal_cooperation": "unhurt",
    "super_fixed": False,
    "winter_rifts": True,
    "left_fallback": False,
    "flush_escapes": True,
}
"""What games had, whatever their preset, before there were versions."""


def values_of(rules: Rules) -> dict[str, object]:
    return {option.name: getattr(rules, option.name) for option in OPTIONS}


def as_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def least(name: str, players: int) -> int:
    return RANGES[name][0] * (players if name in ("land_tiles", "resources_per_type") else 1)


def texts(option: Option, players: int) -> st.SearchStrategy[str]:
    """Every text that an option can have, with that many players."""
    if option.name in RANGES:
        return st.integers(least(option.name, players), RANGES[option.name][1]).map(str)
    if option.name == "powers":
        cards = st.permutations(NAMES[:-1]).map(lambda names: names[: len(SLOTS)])
        grids = st.tuples(cards, st.lists(st.booleans(), min_size=len(SLOTS), max_size=len(SLOTS)))
        named = grids.map(lambda grid: [name if shown else "?" for name, shown in zip(*grid, strict=True)])
        return st.just("dealt") | named.map(",".join)
    return st.sampled_from(option.values.split(" | "))


@st.composite
def options(draw: st.DrawFn) -> dict[str, str]:
    players = draw(st.integers(2, 5))
    chosen = draw(st.lists(st.sampled_from(OPTIONS), unique=True))
    found = {option.name: draw(texts(option, players)) for option in chosen if option.name != "players"}
    found["players"] = str(players)
    if found.get("scale_tiles") == "yes":
        found.pop("land_tiles", None)
    return found


def test_standard_is_the_rulebook_with_house_rules() -> None:
    assert values_of(Rules()) == STANDARD
    assert Rules("standard", 2) == Rules()


def test_strict_has_no_house_rules() -> None:
    assert values_of(Rules("strict")) == {**STANDARD, "preset": "strict", **dict.fromkeys(HOUSE_RULES, False)}


def test_site_has_the_later_ideas_of_the_designer() -> None:
    assert values_of(Rules("site")) == {**STANDARD, "preset": "site", **SITE}


def test_first_game_leaves_out_what_newcomers_do_not_need() -> None:
    """R128: islands are dealt, nothing interrupts a turn, and there are no objectives."""
    assert values_of(Rules("first_game")) == {**STANDARD, "preset": "first_game", **FIRST_GAME}


@pytest.mark.parametrize("name", sorted(HOUSE_RULES))
def test_a_house_rule_can_be_had_in_strict_and_dropped_from_standard(name: str) -> None:
    assert Rules.from_options({"preset": "strict", name: "yes"}).options()[name] == "yes"
    assert Rules.from_options({"preset": "standard", name: "no"}).options()[name] == "no"
    assert name not in Rules.from_options({"preset": "strict", name: "no"}).options()


@pytest.mark.parametrize("name", sorted(SITE))
def test_what_the_site_changes_can_be_changed_alone(name: str) -> None:
    old, new = as_text(STANDARD[name]), as_text(SITE[name])
    assert Rules.from_options({"preset": "site", name: old}).options()[name] == old
    assert Rules.from_options({"preset": "standard", name: new}).options()[name] == new
    assert name not in Rules.from_options({"preset": "site", name: new}).options()


# Versions


def test_new_games_are_of_the_newest_version() -> None:
    assert Rules().rules_version == Rules.from_options({"players": "3"}).rules_version == NEWEST


@pytest.mark.parametrize(("preset", "changes"), [("standard", {}), ("strict", STRICT_1), ("site", SITE)])
def test_rules_of_version_1_are_those_that_games_had_before_there_were_versions(
    preset: str, changes: dict[str, Any]
) -> None:
    rules = Rules.from_options({"preset": preset, "rules_version": "1"})
    assert values_of(rules) == {**STANDARD, "preset": preset, **changes, **VERSION_1}


def test_what_names_no_version_where_it_was_stored_is_of_version_1() -> None:
    assert Rules.from_options(as_stored({"preset": "strict"})) == Rules("strict", rules_version=1)
    assert Rules.from_options(as_stored(Rules("strict").options())) == Rules("strict")


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
def test_options_always_name_the_version(version: int) -> None:
    """So that they mean the same wherever they are read."""
    options = Rules("site", 3, rules_version=version).options()
    assert options == {"preset": "site", "players": "3", "rules_version": str(version)}
    assert Rules.from_options(options) == Rules("site", 3, rules_version=version)


def test_claim_without_buy_of_version_1_has_its_new_name() -> None:
    old = {"rules_version": "1", "claim_without_buy": "yes"}
    assert Rules.from_options(old).claim_without_buy == "claim"
    assert Rules.from_options(Rules.from_options(old).options()) == Rules.from_options(old)
    with pytest.raises(RulesError, match=r"^claim_without_buy is no or claim or claim_and_erosion, not 'yes'$"):
        Rules.from_options({"claim_without_buy": "yes"})


@pytest.mark.parametrize("version", [0, NEWEST + 1, 99])
def test_other_versions_are_refused(version: int) -> None:
    """Before anything else: a later version may have presets and options that nobody knows here."""
    sentence = rf"^rules of version {version} are not known here, only those of versions 1 to {NEWEST}$"
    with pytest.raises(RulesError, match=sentence):
        Rules.from_options({"preset": "of_later", "rules_version": str(version)})


def test_every_field_is_an_option_and_a_parameter_and_every_option_a_field() -> None:
    names = [option.name for option in OPTIONS]
    assert names == [field.name for field in dataclasses.fields(Rules)]
    assert names == list(STANDARD)
    assert Rules(**STANDARD) == Rules()
    assert names[:2] == ["preset", "players"]
    with pytest.raises(RulesError, match=r"^Volcanique has no option 'castaways'; its options are preset, players"):
        Rules(castaways=True)


@pytest.mark.parametrize(
    ("name", "value", "known"),
    [("hand_limit", "7", "6 to 9"), ("bonuses", 1, "yes or no"), ("setup", False, "chosen or quick")],
)
def test_an_option_of_the_wrong_type_is_refused(name: str, value: int | bool | str, known: str) -> None:
    with pytest.raises(RulesError, match=rf"^{name} is {known}, not {value!r}$"):
        Rules("standard", 2, **{name: value})


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_default_that_is_printed_is_the_real_one(option: Option) -> None:
    plain = [as_text(getattr(Rules(preset), option.name)) for preset in PRESETS]
    if option.name == "preset":
        assert option.default == "standard"
    elif option.default.startswith("the preset's: "):
        value, preset, usual = re.findall(r": (\w+) for (\w+), else (\w+)", option.default)[0]
        assert plain == [value if name == preset else usual for name in PRESETS]
    else:
        assert plain == [option.default] * len(PRESETS)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_has_a_sentence_of_meaning(option: Option) -> None:
    assert 10 < len(option.meaning) < 200
    assert not option.meaning.endswith(".")
    if option.values == "yes | no":
        assert option.meaning.startswith("yes: ")


def every_value() -> list[tuple[str, str]]:
    """Each value of each choice, and the least and the most of each number, with two players."""
    found = [("powers", "dealt"), ("powers", EXAMPLE)]
    for option in OPTIONS[3:]:
        if option.name in RANGES:
            found += [(option.name, str(least(option.name, 2))), (option.name, str(RANGES[option.name][1]))]
        elif option.name != "powers":
            found += [(option.name, value) for value in option.values.split(" | ")]
    return found


def usual(preset: str, players: int) -> dict[str, str]:
    """What options say even if nothing differs from the preset."""
    return {"preset": preset, "players": str(players), "rules_version": str(NEWEST)}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("name", "value"), every_value())
def test_every_option_is_read_from_text_and_printed_if_it_differs(preset: str, name: str, value: str) -> None:
    rules = Rules.from_options({"preset": preset, name: value})
    plain = Rules(preset)
    assert as_text(getattr(rules, name)) == value
    assert type(getattr(rules, name)) is type(getattr(plain, name))
    differs = as_text(getattr(plain, name)) != value
    assert (rules != plain) == differs
    assert rules.options() == {**usual(preset, 2), **({name: value} if differs else {})}


@pytest.mark.parametrize("name", [name for name in RANGES if name != "rules_version"])
@pytest.mark.parametrize("players", [2, 5])
def test_numbers_end_where_they_say(name: str, players: int) -> None:
    low, high = least(name, players), RANGES[name][1]
    others = {} if name == "players" else {"players": str(players)}
    for value in (low, high):
        assert getattr(Rules.from_options({**others, name: str(value)}), name) == value
    for value in {max(low - 1, 0), high + 1} - {low}:
        with pytest.raises(RulesError, match=rf"^{name} goes from .* to {high}, not {value}$"):
            Rules.from_options({**others, name: str(value)})


def test_the_ranges_are_printed_with_the_options() -> None:
    for option in OPTIONS:
        if option.name in RANGES:
            assert [int(number) for number in re.findall(r"\d+", option.values)] == [*RANGES[option.name]]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_options_name_only_what_differs_from_the_preset(preset: str, players: int) -> None:
    assert Rules(preset, players).options() == usual(preset, players)


def test_options_are_named_in_the_order_in_which_they_are_listed() -> None:
    rules = Rules.from_options({"turn_cap": "50", "vm_cost": "2", "lava_timing": "end", "players": "4"})
    assert list(rules.options()) == [
        "preset", "players", "rules_version", "lava_timing", "vm_cost", "turn_cap"
    ]  # fmt: skip


@given(options())
def test_options_as_text_round_trip(options: dict[str, str]) -> None:
    rules = Rules.from_options(options)
    again = Rules.from_options(rules.options())
    assert again == rules
    assert hash(again) == hash(rules)
    assert again.options() == rules.options()
    for name, text in options.items():
        assert as_text(getattr(rules, name)) == text or (name == "powers" and not text.strip("?,"))


@given(options())
def test_rules_can_be_pickled(options: dict[str, str]) -> None:
    rules = Rules.from_options(options)
    assert pickle.loads(pickle.dumps(rules)) == rules


def test_equal_rules_are_one_key() -> None:
    assert {Rules("site"), Rules("site", vm_cost=3), Rules("site", vm_cost=2)} == {
        Rules("site"),
        Rules("site", vm_cost=2),
    }
    assert Rules("strict") != Rules(
        castaway=False, isolated_free=False, auto_limit=False, left_fallback=False, flush_escapes=False
    )


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Rules().players = 3  # type: ignore[misc]


@pytest.mark.parametrize(("players", "tiles"), [(2, 48), (3, 60), (4, 72), (5, 84)])
def test_scaled_land_is_24_tiles_and_12_for_each_player(players: int, tiles: int) -> None:
    assert Rules(players=players, scale_tiles=True).land == tiles
    assert Rules(players=players).land == 60
    assert Rules(players=players, land_tiles=90).land == 90


def test_the_resources_always_suffice_for_set_up() -> None:
    """Each starting island can earn two of the same type, and everybody but the first takes two more as a rule."""
    for players in range(2, 6):
        resources = least("resources_per_type", players)
        assert resources >= 2 * players
        assert 3 * resources >= 3 * players + int(STANDARD["later_bonus"]) * (players - 1)


def test_powers_can_be_named_for_any_slot() -> None:
    backwards = ",".join(reversed(NAMES[-10:-1]))
    assert Rules(powers=backwards).powers == backwards
    assert Rules(powers="super,winter,?,?,?,?,?,?,?").powers.startswith("super")
    assert Rules("site", powers="burrowing,?,?,?,?,?,?,?,?").powers.startswith("burrowing")


def test_nine_unknown_powers_are_dealt_ones() -> None:
    assert Rules(powers="?,?,?,?,?,?,?,?,?") == Rules()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"preset": "taluva"}, "there is no preset 'taluva'; there are standard, strict, site, first_game"),
        ({"players": "1"}, "players goes from 2 to 5, not 1"),
        ({"players": "6"}, "players goes from 2 to 5, not 6"),
        ({"players": "two"}, "players is 2 to 5, not 'two'"),
        ({"players": "\u0663"}, "players is 2 to 5, not '\u0663'"),
        ({"land_tiles": "11"}, "land_tiles goes from 6 for each of the 2 players to 120, not 11"),
        ({"land_tiles": "29", "players": "5"}, "land_tiles goes from 6 for each of the 5 players to 120, not 29"),
        ({"land_tiles": "-1"}, "land_tiles is 6 for each player to 120, not '-1'"),
        (
            {"land_tiles": "80", "scale_tiles": "yes"},
            "scale_tiles and land_tiles do not go together: both say how many",
        ),
        (
            {"land_tiles": "60", "scale_tiles": "yes"},
            "scale_tiles and land_tiles do not go together: both say how many",
        ),
        ({"resources_per_type": "3"}, "resources_per_type goes from 2 for each of the 2 players to 60, not 3"),
        ({"hand_limit": "5"}, "hand_limit goes from 6 to 9, not 5"),
        ({"turn_cap": "1001"}, "turn_cap goes from 10 to 1000, not 1001"),
        ({"start_gap": "near"}, "start_gap is 2 to 3, not 'near'"),
        ({"castaway": "on"}, "castaway is yes or no, not 'on'"),
        ({"castaway": ""}, "castaway is yes or no, not ''"),
        ({"later_bonus": "5"}, "later_bonus goes from 0 to 4, not 5"),
        ({"later_bonus": "none"}, "later_bonus is 0 to 4, not 'none'"),
        ({"colossal_cooperation": "yes"}, "colossal_cooperation is wound or unhurt, not 'yes'"),
        ({"agile_edges": "all"}, "agile_edges is any or matched, not 'all'"),
        ({"sea_range": "2"}, "sea_range is coast or two, not '2'"),
        ({"winter_rifts": "some"}, "winter_rifts is yes or no, not 'some'"),
        ({"super_fixed": "mark"}, "super_fixed is yes or no, not 'mark'"),
        ({"left_fallback": ""}, "left_fallback is yes or no, not ''"),
        ({"flush_escapes": "paid"}, "flush_escapes is yes or no, not 'paid'"),
        ({"largest_tie": "all"}, "largest_tie is regions or tiles or shared, not 'all'"),
        ({"tie_points": "none"}, "tie_points is tied or all, not 'none'"),
        ({"claim_without_buy": "yes"}, "claim_without_buy is no or claim or claim_and_erosion, not 'yes'"),
        ({"rules_version": "newest"}, "rules_version is 1 to 2, not 'newest'"),
        ({"engagement": "right"}, "engagement is symbiosis or left or free, not 'right'"),
        ({"grid": "hexagon"}, "grid is diamond9, not 'hexagon'"),
        ({"lava_timing": "x" * 99}, f"lava_timing is start or end, not '{'x' * 57}...'"),
        ({"third_party_join": ""}, "third_party_join is actor_picks or larger_stays or all_leave, not ''"),
        ({"setup": "chosen | quick"}, "setup is chosen or quick, not 'chosen | quick'"),
        ({"powers": "agile,sea"}, "powers is dealt, or one power for each of the 9 slots, not 2"),
        ({"powers": ""}, "powers is dealt, or one power for each of the 9 slots, not 1"),
        ({"powers": "?,?,?,?,?,?,?,?,?,?"}, "powers is dealt, or one power for each of the 9 slots, not 10"),
        ({"powers": "?,?,?,tides,?,?,?,?,?"}, "there is no power 'tides'; there are agile, bountiful, extra"),
        ({"powers": "?,?,?,,?,?,?,?,?"}, "there is no power ''; there are agile"),
        ({"powers": "?,?,?,?,?,?,?,?, winter"}, "there is no power 'winter'; there are agile"),
        ({"powers": "sea,?,?,sea,?,?,?,?,?"}, "powers names sea 2 times; there is one card of each power"),
        ({"powers": "burrowing,?,?,?,?,?,?,?,?"}, "powers names burrowing, which is not in the game without burrowing"),
        ({"lava": "yes"}, "Volcanique has no option 'lava'; its options are preset, players, rules_version, setup"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.from_options(options)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    "options",
    [
        {"symbiosis_self": "yes", "engagement": "left"},
        {"auto_limit": "yes", "hand_limit": "9"},
        {"super_players": "two_only", "players": "5"},
        {"bonuses": "no", "diversity": "9"},
        {"crafty_strict": "yes", "powers": EXAMPLE},
    ],
)
def test_what_is_only_without_effect_is_not_refused(options: dict[str, str]) -> None:
    rules = Rules.from_options(options)
    assert all(as_text(getattr(rules, name)) == text for name, text in options.items())


def test_the_page_of_rulings_has_every_ruling_once_and_in_order() -> None:
    numbers = re.findall(r"^\| (\d+) \|", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert numbers == [str(number) for number in range(1, 129)]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_the_page_of_rulings_has_every_option_with_its_default_and_values(option: Option) -> None:
    cells = re.findall(rf"`{option.name}` (\*\*[^`;|]*)", RULINGS.read_text(encoding="utf-8"))
    assert len(cells) == 1
    assert cells[0].startswith(f"**{as_text(STANDARD[option.name])}**")
    assert set(option.values.replace(" |", " or").split()) <= set(re.sub(r"\*\*,?", "", cells[0]).split())
