"""Components and set-up: the rules of the specification, sentence by sentence."""

from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from surtsey.chance import Chance
from surtsey.hexes import Field, distance, field_text, parse_field
from surtsey.volcanique import Rules, State
from surtsey.volcanique.describing import describe
from surtsey.volcanique.grid import deal_grid
from surtsey.volcanique.powers import NAMES
from tests.volcanique.boards import legal, play, problem

SIXTY = {"D": 6, "M": 6, "L": 6, "DM": 8, "DL": 8, "ML": 8, "DML": 9, "DLM": 9}

NO_DEAL = "bountiful,agile,flying,colossal,herding,bomb,rift,sea,super"
"""Powers for all nine slots, so that none is dealt."""

LEVELS = {
    1: "bountiful extra colossal exalted diversion bomb",
    2: "agile bountiful extra colossal plates crafty erosion exalted flying frugal herding landslide lateral diversion "
    "bomb pack rift sea",
    3: "agile extra colossal plates crafty erosion flying frugal herding landslide lateral diversion bomb pack rift "
    "sea migration",
    4: "plates crafty erosion flying frugal landslide lateral pack rift sea migration",
    5: "super winter",
}
"""What may lie on each level, from the table of powers; Cooperative critters, only in slot E, apart."""
LEVEL_OF = {"A": 1, "B": 2, "C": 2, "D": 3, "E": 3, "F": 3, "G": 4, "H": 4, "I": 5}

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
GAPS = pytest.mark.parametrize("gap", [2, 3])


def given(first: int = 0, **options: str) -> State:
    """A game in which that seat begins, with chance given and no powers to deal."""
    state = State.given(Rules.from_options({"powers": NO_DEAL, **options}))
    play(state, f"first {first}")
    return state


def told(state: State) -> Any:
    return describe(state.observe(0))


def tiles(rules: Rules) -> dict[str, int]:
    """The land tiles of a new game."""
    counts: dict[str, int] = told(State.given(rules))["supply"]["tiles"]
    return counts


def asked(state: State) -> int:
    """Whose decision it is."""
    assert state.decision is not None
    return state.decision.seat


def fields(state: State) -> set[Field]:
    """The fields on offer."""
    return {parse_field(action.split()[1]) for action in legal(state, "at")}


def build(state: State, *places: str) -> None:
    """An island of D, DM and DML on three fields, turned and settled in the first way that fits."""
    for tile, place in zip(("D", "DM", "DML"), places, strict=True):
        play(state, f"take {tile}")
        if legal(state, "at"):
            play(state, f"at {place}")
        if legal(state, "turn"):
            play(state, legal(state, "turn")[0])
    if legal(state, "claim"):
        play(state, legal(state, "claim")[0])


def neighbours(here: Field) -> set[Field]:
    return {(here[0] + q, here[1] + r) for q, r in STEPS}


def apart(here: Field, others: list[Field]) -> int:
    return min(distance(here, other) for other in others)


# Components


def test_the_supply() -> None:
    supply = told(State.given(Rules()))["supply"]
    assert supply["tiles"] == SIXTY
    assert sum(SIXTY.values()) == 60
    assert supply["volcanoes"] == 20
    assert supply["resources"] == {"D": 15, "M": 15, "L": 15}


def test_lava_is_unlimited_unless_an_option_limits_it() -> None:
    assert told(State.given(Rules()))["supply"]["lava"] is None
    assert told(State.given(Rules(lava_tiles=7)))["supply"]["lava"] == 7


def test_options_change_the_supply() -> None:
    supply = told(State.given(Rules(volcano_tiles=3, resources_per_type=9)))["supply"]
    assert supply["volcanoes"] == 3
    assert supply["resources"] == {"D": 9, "M": 9, "L": 9}


@PLAYERS
def test_21_critters_for_each_player(players: int) -> None:
    state = State.given(Rules(players=players))
    assert [player["hand"] for player in told(state)["players"]] == [21] * players


def test_twice_as_many_land_tiles_are_twice_as_many_of_each_kind() -> None:
    assert tiles(Rules(land_tiles=120)) == {kind: 2 * count for kind, count in SIXTY.items()}
    assert tiles(Rules(land_tiles=60)) == SIXTY


def test_any_number_of_land_tiles_comes_in_the_proportions_of_sixty() -> None:
    for total in range(12, 121):
        counts = tiles(Rules(land_tiles=total))
        assert sum(counts.values()) == total
        assert all(abs(counts[kind] - share * total / 60) < 1 for kind, share in SIXTY.items())


@PLAYERS
def test_the_number_of_land_tiles_is_fixed_or_goes_by_the_players(players: int) -> None:
    """R10: 60, or as an option 24 and 12 more for each player."""
    assert sum(tiles(Rules(players=players)).values()) == 60
    assert sum(tiles(Rules(players=players, scale_tiles=True)).values()) == 24 + 12 * players


def test_half_of_the_trios_are_mirror_images_unless_an_option_makes_them_all_alike() -> None:
    """R8."""
    assert tiles(Rules(trio_mirror=False)) == {**SIXTY, "DML": 18, "DLM": 0}
    for mirror, trios in (("yes", ["take DML", "take DLM"]), ("no", [])):
        state = given(trio_mirror=mirror)
        play(state, "take D", "take DM", "at 1,0", "turn 1")
        assert legal(state, "take") == trios, "where there is one kind only, it is taken without a question"


# Who begins


@PLAYERS
def test_anybody_may_begin(players: int) -> None:
    state = State.given(Rules(players=players))
    assert legal(state) == [f"first {seat}" for seat in range(players)]
    assert state.decision is not None
    assert state.decision.chance


def test_the_seed_says_who_begins() -> None:
    """R6: of forty games, everybody begins some."""
    rules = Rules(players=5, setup="quick")
    assert {told(State.new(rules, seed))["first"] for seed in range(40)} == {0, 1, 2, 3, 4}


def test_islands_are_built_in_seat_order_from_whoever_begins() -> None:
    state = given(first=1, players="3")
    assert asked(state) == 1
    build(state, "0,0", "1,0", "0,1")
    assert asked(state) == 2
    build(state, "4,0", "5,0", "4,1")
    assert asked(state) == 0


# The chosen set-up: uno, duo, trio


def test_players_choose_their_islands_unless_the_set_up_is_quick() -> None:
    for setup in ("chosen", "quick"):
        decision = given(setup=setup).decision
        assert decision is not None
        assert decision.chance == (setup == "quick")


def test_the_first_uno_lies_in_the_middle() -> None:
    """There is nothing to choose, so nothing is asked."""
    state = given()
    assert legal(state) == ["take D", "take M", "take L"]
    play(state, "take M")
    assert [(hex["q"], hex["r"], hex["top"]) for hex in told(state)["hexes"]] == [(0, 0, "M")]


@pytest.mark.parametrize(("uno", "duos"), [("D", ["DM", "DL"]), ("M", ["DM", "ML"]), ("L", ["DL", "ML"])])
def test_the_duo_has_the_biome_of_the_uno(uno: str, duos: list[str]) -> None:
    state = given()
    play(state, f"take {uno}")
    assert legal(state) == [f"take {duo}" for duo in duos]


def test_the_duo_touches_the_uno() -> None:
    state = given()
    play(state, "take D", "take DM")
    assert fields(state) == neighbours((0, 0))


def test_the_duo_has_a_matched_edge() -> None:
    """East of the uno, the duo has to show D in the west, direction 3: with rotation k it shows side 3 - k."""
    state = given()
    play(state, "take D", "take DM", "at 1,0")
    assert legal(state) == ["turn 1", "turn 2", "turn 3"]


def test_the_trio_touches_either() -> None:
    """R13: the uno on 0,0 or the duo on 1,0."""
    state = given()
    play(state, "take D", "take DM", "at 1,0", "turn 1", "take DML")
    assert fields(state) == (neighbours((0, 0)) | neighbours((1, 0))) - {(0, 0), (1, 0)}


@pytest.mark.parametrize(
    ("place", "rotations"),
    [("-1,0", [0, 5]), ("2,0", [0, 1]), ("0,1", [3, 4, 5])],
    ids=["with the uno", "with the duo", "with either"],
)
def test_the_trio_has_a_matched_edge(place: str, rotations: list[int]) -> None:
    """The duo DM on 1,0 with rotation 2 shows D in directions 2 to 4 and M in the others.

    With rotation k a trio DDMMLL shows side d - k in direction d. West of the uno it has to show D in the east (0);
    east of the duo, M in the west (3); below both, D in direction 4, to the uno, or 5, to the D of the duo.
    """
    state = given()
    play(state, "take D", "take DM", "at 1,0", "turn 2", "take DML", f"at {place}")
    assert legal(state) == [f"turn {rotation}" for rotation in rotations]


def test_what_is_laid_leaves_the_supply() -> None:
    state = given()
    build(state, "0,0", "1,0", "0,1")
    assert told(state)["supply"]["tiles"] == {**SIXTY, "D": 5, "DM": 7, "DML": 8}


def test_a_tile_that_is_used_up_cannot_be_taken() -> None:
    state = given(land_tiles="12")
    assert told(state)["supply"]["tiles"]["D"] == 1
    build(state, "0,0", "1,0", "0,1")
    assert legal(state) == ["take M", "take L"]


# The gap between islands

FIRST_ISLAND: list[Field] = [(0, 0), (1, 0), (0, 1)]


def second_island(gap: int) -> State:
    """The first player's island lies on 0,0 1,0 0,1; the second has taken an uno."""
    state = given(start_gap=str(gap))
    build(state, "0,0", "1,0", "0,1")
    play(state, "take M")
    return state


@GAPS
def test_an_uno_keeps_the_gap_and_its_island_can_still_come_to_it(gap: int) -> None:
    """R11. Two more tiles bring the island two fields nearer."""
    around = [(q, r) for q in range(-9, 11) for r in range(-9, 11)]
    assert fields(second_island(gap)) == {here for here in around if gap <= apart(here, FIRST_ISLAND) <= gap + 2}


@GAPS
def test_every_tile_of_an_island_keeps_the_gap(gap: int) -> None:
    """The uno lies at exactly the gap: the others may lie anywhere next to it, but no nearer."""
    state = second_island(gap)
    uno, duo = (1 + gap, 0), (2 + gap, 0)
    play(state, f"at {field_text(uno)}", "take DM")
    assert fields(state) == {here for here in neighbours(uno) if apart(here, FIRST_ISLAND) >= gap}
    assert fields(state) < neighbours(uno)
    play(state, f"at {field_text(duo)}")
    play(state, legal(state, "turn")[0], "take DML")
    beside = (neighbours(uno) | neighbours(duo)) - {uno, duo}
    assert fields(state) == {here for here in beside if apart(here, FIRST_ISLAND) >= gap}
    assert fields(state) < beside


@GAPS
def test_at_least_one_tile_of_an_island_lies_at_exactly_the_gap(gap: int) -> None:
    """The uno lies two too far: the duo has to come one nearer, the trio one more."""
    state = second_island(gap)
    uno, duo = (3 + gap, -1), (2 + gap, -1)
    play(state, f"at {field_text(uno)}", "take DM")
    assert fields(state) == {here for here in neighbours(uno) if apart(here, FIRST_ISLAND) == gap + 1}
    play(state, f"at {field_text(duo)}")
    play(state, legal(state, "turn")[0], "take DML")
    assert fields(state) == {here for here in neighbours(duo) if apart(here, FIRST_ISLAND) == gap}


def test_the_gap_is_to_all_other_islands() -> None:
    """The third island may come to either of two, and keeps away from both."""
    state = given(players="3")
    build(state, "0,0", "1,0", "0,1")
    build(state, "4,0", "5,0", "4,1")
    play(state, "take M")
    others = [*FIRST_ISLAND, (4, 0), (5, 0), (4, 1)]
    around = [(q, r) for q in range(-9, 15) for r in range(-9, 11)]
    assert fields(state) == {here for here in around if 3 <= apart(here, others) <= 5}


def test_an_uno_lies_only_where_there_is_room_for_the_whole_island() -> None:
    """-1,-2 is 3 away from the three islands around it, but each of its neighbours only 2 from one of them."""
    state = given(players="4")
    islands = [["0,0", "1,-1", "-1,1"], ["-4,0", "-4,-1", "-4,1"], ["-1,-5", "0,-5", "-2,-4"]]
    for island in islands:
        build(state, *island)
    others = [parse_field(place) for island in islands for place in island]
    assert apart((-1, -2), others) == 3
    assert all(apart(beside, others) == 2 for beside in neighbours((-1, -2)))
    play(state, "take M")
    assert (-1, -2) not in fields(state)


# The first critters


def critters(state: State, seat: int) -> set[str]:
    return {f"{each['q']},{each['r']} {each['biome']}" for each in told(state)["critters"] if each["seat"] == seat}


def test_the_third_critter_goes_to_a_biome_of_the_trio_where_nobody_is_yet() -> None:
    """The others stand on the uno and on the biome of the duo that is not the uno's.

    The duo DM with rotation 2 shows D in directions 2 to 4; below uno and duo, the trio DDMMLL with rotation 4 shows
    D in directions 4 and 5, to both of them. M and L of the trio are joined to nothing.
    """
    state = given()
    play(state, "take D", "take DM", "at 1,0", "turn 2", "take DML", "at 0,1", "turn 4")
    assert critters(state, 0) == {"0,0 D", "1,0 M"}
    assert legal(state) == ["claim 0,1 M", "claim 0,1 L"]
    play(state, "claim 0,1 M")
    assert critters(state, 0) == {"0,0 D", "1,0 M", "0,1 M"}


def test_a_biome_that_is_joined_to_the_duos_critter_is_not_free() -> None:
    """R14. The duo with rotation 2 shows M in the east, and the trio with rotation 0 shows it M in the west."""
    state = given()
    play(state, "take D", "take DM", "at 1,0", "turn 2", "take DML", "at 2,0", "turn 0")
    assert legal(state) == ["claim 2,0 D", "claim 2,0 L"]


def test_where_only_one_biome_is_free_the_third_critter_goes_there() -> None:
    """The duo with rotation 3 shows M in direction 2; the trio with rotation 3 shows D to the uno and M to the duo."""
    state = given()
    play(state, "take D", "take DM", "at 1,0", "turn 3", "take DML", "at 0,1", "turn 3")
    assert critters(state, 0) == {"0,0 D", "1,0 M", "0,1 L"}


# Random set-ups


def hexes(state: State) -> dict[Field, dict[str, Any]]:
    return {(hex["q"], hex["r"]): hex for hex in told(state)["hexes"]}


def islands_of(state: State) -> dict[int, list[dict[str, Any]]]:
    """Each seat's hexes: those that hang together with one of its critters."""
    land = hexes(state)
    islands: dict[int, list[dict[str, Any]]] = {}
    for each in told(state)["critters"]:
        found: set[Field] = {(each["q"], each["r"])}
        while more := {beside for here in found for beside in neighbours(here) if beside in land} - found:
            found |= more
        islands[each["seat"]] = [land[here] for here in found]
    return islands


def regions_of(state: State, seat: int) -> list[int]:
    """The region of each critter of a seat."""
    land = hexes(state)
    mine = [each for each in told(state)["critters"] if each["seat"] == seat]
    return [land[each["q"], each["r"]]["regions"][each["biome"]] for each in mine]


def matched(one: dict[str, Any], other: dict[str, Any]) -> bool:
    step = (other["q"] - one["q"], other["r"] - one["r"])
    return step in STEPS and bool(one["edges"][STEPS.index(step)] == other["edges"][(STEPS.index(step) + 3) % 6])


def between(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> int:
    return min(distance((a["q"], a["r"]), (b["q"], b["r"])) for a in one for b in other)


@PLAYERS
@GAPS
@pytest.mark.parametrize("setup", ["chosen", "quick"])
def test_however_it_goes_everybody_has_an_island_with_critters_in_three_regions(
    players: int, gap: int, setup: str
) -> None:
    for seed in range(2):
        state = State.new(Rules(players=players, start_gap=gap, setup=setup), seed)
        chance = Chance(seed, 1)
        while state.turn == 0:
            actions = legal(state)
            play(state, actions[chance.below(len(actions))])
        islands = islands_of(state)
        assert sorted(islands) == list(range(players))
        for seat, island in islands.items():
            uno, duo, trio = sorted(island, key=lambda hex: len(set(hex["edges"])))
            assert [len(set(hex["edges"])) for hex in (uno, duo, trio)] == [1, 2, 3]
            assert matched(uno, duo)
            assert matched(uno, trio) or matched(duo, trio)
            assert len(set(regions_of(state, seat))) == len(regions_of(state, seat)) == 3
            assert told(state)["players"][seat]["hand"] == 18
            assert min(between(island, islands[other]) for other in islands if other != seat) == gap
        assert all(between(one, other) >= gap for one, other in combinations(islands.values(), 2))


# The quick set-up

SITES = {
    2: "1,1 2,1 2,0 | -2,0 -1,0 -1,-1",
    3: "-1,2 0,2 -1,3 | -2,-1 -1,-1 -2,0 | 2,-2 3,-2 2,-1",
    4: "-3,1 -2,1 -3,2 | 0,-3 1,-3 0,-2 | 2,-1 3,-1 3,-2 | -1,3 0,3 0,2",
    5: "3,-1 4,-1 4,-2 | 1,2 2,2 1,3 | -3,3 -2,3 -3,4 | -3,0 -2,0 -2,-1 | 1,-3 2,-3 1,-2",
}


@PLAYERS
def test_quick_islands_lie_on_their_sites_in_turn_order(players: int) -> None:
    sites = [set(site.split()) for site in SITES[players].split(" | ")]
    for seed in range(4):
        state = State.new(Rules(players=players, setup="quick"), seed)
        for seat, island in islands_of(state).items():
            order = (seat - told(state)["first"]) % players
            assert {f"{hex['q']},{hex['r']}" for hex in island} == sites[order]


def test_any_field_of_a_site_may_have_the_uno() -> None:
    state = given(setup="quick")
    play(state, "take D")
    assert fields(state) == {(1, 1), (2, 1), (2, 0)}
    play(state, "at 2,1", "take DM")
    assert fields(state) == {(1, 1), (2, 0)}


def test_quick_islands_differ_from_game_to_game() -> None:
    games = [told(State.new(Rules(setup="quick"), seed))["hexes"] for seed in range(5)]
    assert all(one != other for one, other in combinations(games, 2))


def test_only_resources_are_left_to_choose_in_a_quick_set_up() -> None:
    state = State.new(Rules(setup="quick"), 1)
    assert state.decision is not None
    assert (state.decision.kind, state.decision.chance) == ("gain", False)
    assert asked(state) != told(state)["first"]


# The first resources


def ready(first: int = 0, **options: str) -> State:
    """All islands are built alike, in a row: D and M of each trio are joined to others, so its critter is on L."""
    state = given(first, **options)
    for number in range(state.rules.players):
        q = 4 * number
        play(state, "take D")
        if number:
            play(state, f"at {q},0")
        play(state, "take DM", f"at {q + 1},0", "turn 3", "take DML", f"at {q},1", "turn 3")
    return state


def resources(state: State) -> list[str]:
    """What each seat holds, as heaps."""
    return ["".join(name * count for name, count in seat["resources"].items()) for seat in told(state)["players"]]


@PLAYERS
def test_everybody_takes_one_resource_for_each_region(players: int) -> None:
    state = ready(players=str(players))
    assert resources(state) == ["DML"] * players
    assert told(state)["supply"]["resources"] == dict.fromkeys("DML", 15 - players)


def test_resources_are_of_the_types_of_the_regions() -> None:
    """The third critter stands on M too, in a region of its own."""
    state = given()
    play(state, "take D", "take DM", "at 1,0", "turn 2", "take DML", "at 0,1", "turn 4", "claim 0,1 M")
    build(state, "5,0", "6,0", "5,1")
    assert resources(state)[0] == "DMM"


def test_all_but_the_first_take_two_more_in_seat_order() -> None:
    state = ready(first=1, players="3")
    assert asked(state) == 2
    assert legal(state) == ["gain LL", "gain ML", "gain MM", "gain DL", "gain DM", "gain DD"]
    play(state, "gain DD")
    assert asked(state) == 0
    play(state, "gain ML")
    assert resources(state) == ["DMMLL", "DML", "DDDML"]
    assert (told(state)["stage"], state.turn, state.turn_seat) == ("playing", 1, 1)


def test_the_two_come_from_the_supply() -> None:
    state = ready()
    play(state, "gain DM")
    assert told(state)["supply"]["resources"] == {"D": 12, "M": 12, "L": 13}


def test_what_the_supply_has_not_cannot_be_taken() -> None:
    """Of the six D each of three players has one, and the second takes two of the others."""
    state = ready(players="3", resources_per_type="6")
    play(state, "gain DD")
    assert told(state)["supply"]["resources"]["D"] == 1
    assert legal(state) == ["gain LL", "gain ML", "gain MM", "gain DL", "gain DM"]


BONUSES = pytest.mark.parametrize("bonus", [0, 1, 2, 3, 4])


def heaps(size: int) -> set[str]:
    """What one may choose: all heaps of that size."""
    return {"".join(heap) for heap in combinations_with_replacement("DML", size)}


@BONUSES
def test_an_option_says_how_many_they_take(bonus: int) -> None:
    """R127: 0 to 4; with 0 nobody is asked anything, and the first turn begins."""
    state = ready(first=1, players="3", later_bonus=str(bonus))
    for seat in (2, 0) if bonus else ():
        assert asked(state) == seat
        assert set(legal(state)) == {f"gain {heap}" for heap in heaps(bonus)}
        play(state, f"gain {'L' * bonus}")
    assert resources(state) == ["DM" + "L" * (bonus + 1), "DML", "DM" + "L" * (bonus + 1)]
    assert told(state)["supply"]["resources"] == {"D": 12, "M": 12, "L": 12 - 2 * bonus}
    assert (told(state)["stage"], state.turn, state.turn_seat) == ("playing", 1, 1)


def test_without_the_option_they_take_two_in_every_preset() -> None:
    for preset in ("standard", "strict", "site", "first_game"):
        state = ready(preset=preset, setup="chosen")
        assert set(legal(state)) == {f"gain {heap}" for heap in heaps(2)}


@BONUSES
def test_any_other_number_is_refused(bonus: int) -> None:
    """R127."""
    state = ready(later_bonus=str(bonus))
    for size in range(1, 6):
        found = problem(state, f"gain {'M' * size}")
        assert found == (None if size == bonus else "gain.count" if bonus else "decision.other")
    if bonus:
        assert problem(state, "pass") == "pass.compulsory"


@BONUSES
def test_the_question_says_how_many(bonus: int) -> None:
    """R127."""
    state = ready(later_bonus=str(bonus))
    assert state.decision is not None
    if bonus:
        count = "1 resource" if bonus == 1 else f"{bonus} resources"
        assert str(state.decision.why) == f"Seat 1 does not begin and takes {count}: which?"
        refusal = state.explain("gain " + "D" * (bonus + 1))
        assert str(refusal) == f"Seat 1 takes {count}, not {bonus + 1}."
    else:
        assert state.decision.kind != "gain"


def test_where_the_supply_is_shorter_than_the_bonus_they_take_what_there_is() -> None:
    """R127, R72: of 30 resources each of five players has three, four later ones would take 16 of the other 15."""
    state = ready(players="5", resources_per_type="10", later_bonus="4")
    play(state, "gain DDDD", "gain DMMM")
    assert told(state)["supply"]["resources"] == {"D": 0, "M": 2, "L": 5}
    assert legal(state) == ["gain LLLL", "gain MLLL", "gain MMLL"]
    assert problem(state, "gain MMML") == "gain.supply"
    played = state.copy()
    play(played, "gain LLLL")
    assert resources(played) == ["DML", "DDDDDML", "DDMMMML", "DMLLLLL", "DMMMLL"], "the last has no choice"
    assert told(played)["supply"]["resources"] == {"D": 0, "M": 0, "L": 0}
    assert (told(played)["stage"], played.turn_seat) == ("playing", 0)


def test_set_up_may_exceed_the_hand_limit_until_the_first_collect() -> None:
    """R127: seven, all of which can be spent; nobody discards before COLLECT of the own turn.

    The limit is 6, as Bountiful is in the grid.
    """
    state = ready(later_bonus="4", hand_limit="6", limited_timing="turn_start", mandatory_buy="no")
    play(state, "gain DDMM")
    while state.turn_seat == 0:
        assert (asked(state), resources(state)[1]) == (0, "DDDMMML")
        play(state, "pass")
    assert (asked(state), resources(state)[1]) == (1, "DDDMMML")
    spent = state.copy()
    while legal(state, "discard") == []:
        assert asked(state) == 1
        assert resources(state)[1] == "DDDMMML"
        play(state, "pass")
    assert resources(state)[1] == "DDDDMMMMLL"
    assert {len(action.split()[1]) for action in legal(state)} == {4}
    while not legal(spent, "buy"):
        play(spent, "pass")
    assert "buy volcano" in legal(spent)
    assert problem(spent, "discard D") == "decision.other"


# The deal of the power grid


def to_deal(**options: str) -> State:
    """Both islands of a quick set-up lie there; now powers are dealt."""
    state = State.given(Rules.from_options({"setup": "quick", **options}))
    play(state, "first 0")
    while not legal(state, "deal"):
        play(state, legal(state)[0])
    return state


def grid(state: State) -> dict[str, str]:
    """The power in each slot that has one."""
    return {slot["slot"]: slot["power"] for slot in told(state)["grid"] if slot["power"]}


def may_lie(power: str, slot: str) -> bool:
    if power == "burrowing":
        return LEVEL_OF[slot] in (2, 3)
    return power in LEVELS[LEVEL_OF[slot]].split() or (power, slot) == ("cooperative", "E")


def offered(state: State) -> set[str]:
    return {action.split()[2] for action in legal(state, "deal")}


def test_the_grid_is_a_diamond_of_nine_slots_on_five_levels() -> None:
    assert {slot["slot"]: slot["level"] for slot in told(to_deal())["grid"]} == LEVEL_OF


def test_each_slot_gets_a_power_of_its_level_that_is_not_taken() -> None:
    state = to_deal()
    for slot in LEVEL_OF:
        assert offered(state) == {name for name in NAMES if may_lie(name, slot)} - {"burrowing", *grid(state).values()}
        play(state, legal(state)[0])
        assert list(grid(state))[-1] == slot


@pytest.mark.parametrize("burrowing", [False, True])
def test_every_deal_fills_the_grid_with_powers_of_the_right_levels(burrowing: bool) -> None:
    seen = set()
    for seed in range(60):
        slots = grid(State.new(Rules(setup="quick", burrowing=burrowing), seed))
        assert len(set(slots.values())) == 9
        assert all(may_lie(power, slot) for slot, power in slots.items())
        seen |= {*slots.values()}
    assert seen == {*NAMES} - (set() if burrowing else {"burrowing"})


def test_cooperative_critters_lie_in_the_middle_only() -> None:
    games = [grid(State.new(Rules(setup="quick"), seed)) for seed in range(60)]
    assert {slot for slots in games for slot, power in slots.items() if power == "cooperative"} == {"E"}


def test_each_card_goes_to_a_random_open_slot_of_its_levels() -> None:
    """As the specification measured: Bountiful or Extra comes in 68 of 100 deals, one of them or Exalted in 85."""
    deals = [{NAMES[power] for power in deal_grid(Chance(seed), "dealt", False)} for seed in range(3000)]
    assert abs(sum(bool(deal & {"bountiful", "extra"}) for deal in deals) / 3000 - 0.68) < 0.03
    assert abs(sum(bool(deal & {"bountiful", "extra", "exalted"}) for deal in deals) / 3000 - 0.85) < 0.03


@pytest.mark.parametrize(("burrowing", "slots"), [("no", ""), ("yes", "BCDEF")])
def test_burrowing_critters_are_in_only_with_the_option(burrowing: str, slots: str) -> None:
    state = to_deal(burrowing=burrowing)
    found = ""
    for slot in LEVEL_OF:
        found += slot if "burrowing" in offered(state) else ""
        play(state, legal(state)[0])
    assert found == slots


def test_powers_can_be_named_for_some_slots() -> None:
    """On any level; the others are dealt as ever. Of level 5, Winter is left then."""
    powers = "super,?,?,?,agile,?,?,?,?"
    state = to_deal(powers=powers)
    assert grid(state) == {"A": "super"}
    assert offered(state) == set(LEVELS[2].split()) - {"agile"}
    for seed in range(20):
        slots = grid(State.new(Rules(setup="quick", powers=powers), seed))
        assert (slots["A"], slots["E"], slots["I"]) == ("super", "agile", "winter")
        assert len(set(slots.values())) == 9
        assert all(may_lie(power, slot) for slot, power in slots.items() if slot not in "AE")


def test_powers_can_be_named_for_all_slots() -> None:
    state = ready()
    assert list(grid(state).values()) == NO_DEAL.split(",")
    assert legal(state, "deal") == []
