"""Pictures: well-formed, complete, and the same for the same position."""

from collections import Counter
from math import dist
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given

from surtsey.hexes import centre, field_of, parse_field
from surtsey.svg import ACCENT, ON_SEATS, SEATS
from surtsey.volcanique.board import read_board
from surtsey.volcanique.drawing import GROUNDS, LIFT, SIZE, SLOT, TALLEST, draw
from surtsey.volcanique.grid import ADJACENT, SLOT_LEVELS, SLOTS
from surtsey.volcanique.powers import TITLES
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.scoring import places, scores
from surtsey.volcanique.state import State
from surtsey.volcanique.table import OVER, Table
from surtsey.volcanique.tiles import BIOMES, MASKS, tile_text
from tests.pictures import SVG, drawn, shifted, text_of
from tests.volcanique.games import played, rules, seeds, states

ISLAND: Final = """
           D0  D   D   D
    0,0:  D  1  D D  1  M   .1
           D   D   M   M
               D   M1
    0,1:      D  2  M
               L1  L
"""
"""Seat 0 has the dark biome, with three matched edges; seat 1 has the medium one, with one."""
SLOPE: Final = """
           D   D
    1,-1: D  4  D
           D   D
           D   D
    0,0:  D  1  D
           D   D
"""


def picture(board: str, players: int = 2) -> Element:
    return ElementTree.fromstring(draw(read_board(board, Rules(players=players))))


def stacks(root: Element) -> dict[str, Element]:
    return {element.attrib["data-field"]: element for element in drawn(root, "stack")}


def hexes(table: Table) -> dict[str, int]:
    """The hexes by their fields as text."""
    return {"{},{}".format(*field_of(place)): hex for hex, place in enumerate(table.places)}


def words(element: Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def sides(element: Element, kind: str) -> int:
    """How many sides of a hex are drawn as seams, or as rims."""
    return sum(line.attrib["d"].count("M") for line in drawn(element, kind))


# Every position


@given(states)
def test_every_stack_is_drawn_once_with_its_top(state: State) -> None:
    table = state.table
    root = ElementTree.fromstring(draw(table))
    assert len(drawn(root, "stack")) == len(table.places)
    elements = stacks(root)
    for field, hex in hexes(table).items():
        element, height = elements[field], int(table.heights[hex])
        assert element.attrib["data-tile"] == tile_text(table.top(hex))
        assert element.attrib["data-height"] == str(height)
        assert text_of(element, "height") == ([str(height)] if height > 1 else [])
        assert text_of(element, "coordinates") == [field]
        areas = drawn(element, "area")
        biomes = [BIOMES[biome] for biome in (1, 2, 3) if MASKS[table.top_kind(hex)] >> biome & 1]
        assert [area.attrib["data-biome"] for area in areas] == biomes
        assert [area.attrib["fill"] for area in areas] == [GROUNDS[biome] for biome in biomes]
        assert len(drawn(element, "top")) == (not areas)
        assert sides(element, "seam") + sides(element, "rim") == 6


@given(states)
def test_every_critter_is_drawn_with_the_colour_and_emblem_of_its_seat(state: State) -> None:
    table = state.table
    root = ElementTree.fromstring(draw(table))
    for field, hex in hexes(table).items():
        standing = Counter[tuple[str, str]]()
        for critter in table.critters:
            if critter >> 10 == hex:
                standing[str(critter >> 4 & 15), BIOMES[critter >> 8 & 3]] += 1
        shown = Counter[tuple[str, str]]()
        for element in drawn(stacks(root)[field], "critter"):
            seat, biome = element.attrib["data-seat"], element.attrib["data-biome"]
            shown[seat, biome] += int(element.attrib["data-count"])
            for emblem in drawn(element, "emblem"):
                assert emblem.attrib["href"] == f"#volcanique-emblem-{seat}"
                assert emblem.attrib["fill"] == ON_SEATS[int(seat)]
            bodies = [use for use in element.iter(f"{SVG}use") if use.get("href") == "#volcanique-critter"]
            assert {body.attrib["fill"] for body in bodies} == {SEATS[int(seat)]}
        assert shown == standing
    swimmers = {("{},{}".format(*field_of(swimmer >> 4)), str(swimmer & 15)) for swimmer in table.swimmers}
    assert {(each.attrib["data-field"], each.attrib["data-seat"]) for each in drawn(root, "swimmer")} == swimmers


@given(states)
def test_studs_tell_who_scores_connecting_edges(state: State) -> None:
    table = state.table
    studs = Counter(stud.attrib["data-seat"] for stud in drawn(ElementTree.fromstring(draw(table)), "stud"))
    assert studs == Counter({str(seat): score.edges for seat, score in enumerate(scores(table)) if score.edges})


@given(states)
def test_the_panel_tells_powers_and_possessions(state: State) -> None:
    table = state.table
    root = ElementTree.fromstring(draw(table))
    for slot, element in enumerate(drawn(root, "slot")):
        assert element.attrib["data-slot"] == SLOTS[slot]
        title = TITLES[table.grid[slot]] if table.grid[slot] >= 0 else "?"
        assert title in words(element)
        owners = [f"#volcanique-emblem-{seat}" for seat in range(table.rules.players) if table.slots[seat] >> slot & 1]
        assert [emblem.attrib["href"] for emblem in drawn(element, "emblem")] == owners
    for seat, card in enumerate(drawn(root, "seat")):
        assert card.attrib["data-seat"] == str(seat)
        assert text_of(card, "hand") == [str(table.hand[seat])]
        assert text_of(card, "crater") == [str(table.crater[seat])]
        assert text_of(card, "volcanoes") == [str(table.volcanoes[seat])]
        assert text_of(card, "resource") == [str(table.resources[seat * 3 + at]) for at in range(3)]
    assert len(drawn(root, "seat")) == table.rules.players


@given(states)
def test_everything_lies_inside_the_picture(state: State) -> None:
    root = ElementTree.fromstring(draw(state.table))
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    for kind in ("stack", "swimmer", "status", "grid", "seat"):
        for element in drawn(root, kind):
            x, y = shifted(element)
            assert left < x < left + width
            assert top < y < top + height


@given(rules, seeds)
def test_the_same_game_gives_the_same_picture(rules: Rules, seed: int) -> None:
    state = played(rules, seed, 120)
    assert draw(state.table) == draw(state.table.copy()) == draw(played(rules, seed, 120).table)


# Tiles


def test_seams_are_thin_at_matched_edges_and_lines_thick_elsewhere() -> None:
    flat = stacks(picture(ISLAND.replace(" 2 ", " 1 ")))
    assert {field: sides(element, "seam") for field, element in flat.items()} == {"0,0": 2, "1,0": 2, "0,1": 2}
    hill = stacks(picture(ISLAND))
    assert {field: sides(element, "seam") for field, element in hill.items()} == {"0,0": 1, "1,0": 1, "0,1": 0}


def test_a_matched_edge_that_nobody_scores_is_stitched() -> None:
    root = picture(SLOPE)
    assert len(drawn(root, "stitch")) == 1
    assert not drawn(root, "stud")


def test_a_ramp_leads_up_to_a_higher_tile_behind() -> None:
    assert [field for field, element in stacks(picture(SLOPE)).items() if drawn(element, "ramp")] == ["0,0"]
    assert not drawn(picture(SLOPE.replace("4", "1")), "ramp")
    assert not drawn(picture(SLOPE.replace("D  1", "D  9")), "ramp"), "what is lower behind is hidden"


def test_higher_stacks_are_raised_and_nearer_ones_drawn_later() -> None:
    root = picture(SLOPE.replace("4", "40"))
    rows = [int(field.split(",")[1]) for field in stacks(root)]
    assert rows == sorted(rows)
    for field, layers in {"1,-1": TALLEST, "0,0": 1}.items():
        x, y = centre(parse_field(field), SIZE)
        assert shifted(stacks(root)[field]) == pytest.approx((x, y - LIFT * layers), abs=0.01)


def test_lava_its_heads_and_where_it_cools() -> None:
    root = picture("""
           ^1  ^   *1  *   *2  *   :   :
    0,0:  ^  2  ^ *  2  * *  1  * :  1  :
           ^   ^   *   *   *   *   :   :
    flows: 1,0
    cooling: 2,0
    """)
    elements = stacks(root)
    assert [field for field in elements if drawn(elements[field], "head")] == ["1,0"]
    assert [field for field in elements if drawn(elements[field], "cooling")] == ["2,0"]
    assert [len(drawn(elements[field], "channel")) for field in ("0,0", "1,0", "2,0")] == [1, 1, 0]
    assert words(elements["1,0"]) == "1,0: lava, height 2, lava goes on from here"
    assert words(elements["2,0"]) == "2,0: lava, height 1, will cool"
    assert words(elements["3,0"]) == "3,0: soil, height 1"


def test_the_marker_of_the_super_eruption() -> None:
    elements = stacks(picture(ISLAND + "super: 0,1"))
    assert [field for field in elements if drawn(elements[field], "marker")] == ["0,1"]


def test_winter_lies_on_land_and_sea() -> None:
    root = picture(ISLAND + "winter: -1,1 radius 1")
    assert [field for field, element in stacks(root).items() if drawn(element, "frost")] == ["0,0", "0,1"]
    ice, rim = drawn(root, "ice")[0]
    assert ice.attrib["d"].count("M") == 5
    assert rim.attrib["d"].count("M") == 18
    assert "Winter has come within 1 of -1,1." in (root.findtext(f"{SVG}desc") or "")
    assert not drawn(picture(ISLAND), "ice")


def test_winter_far_away_freezes_nothing_in_the_picture() -> None:
    root = picture(ISLAND + "winter: 60,0 radius 1")
    assert [len(each) for each in drawn(root, "ice")] == [0]


# Critters


def test_critters_that_are_alike_are_counted() -> None:
    root = picture("D000111+1_ D\n0,0: D 1 D\nD D")
    assert [
        (each.attrib["data-seat"], each.attrib["data-kind"], each.attrib["data-count"])
        for each in drawn(root, "critter")
    ] == [("0", "plain", "3"), ("1", "plain", "2"), ("1", "colossal", "1"), ("1", "burrowed", "1")]
    assert words(stacks(root)["0,0"]) == (
        "0,0: dark, height 1, 3 critters of seat 0 on dark, 2 critters of seat 1 on dark, "
        "1 Colossal critter of seat 1 on dark, 1 burrowed critter of seat 1 on dark"
    )


def test_a_colossal_critter_is_a_double_and_a_burrowed_one_half_sunk() -> None:
    root = picture("D0+ D\n0,0: D 1 M\nM1_ M")
    colossal, burrowed = drawn(root, "critter")
    assert len(drawn(colossal, "emblem")) == 2
    assert [use.get("href") for use in burrowed.iter(f"{SVG}use")][-1] == "#volcanique-mound"


def test_critters_step_back_behind_a_higher_stack() -> None:
    def back(board: str) -> float:
        return shifted(drawn(stacks(picture(board))["1,-1"], "critter")[0])[1]

    settled = SLOPE.replace("D  4", "D0 1")
    assert back(settled) > back(settled.replace("D  1", "D  3")) > back(settled.replace("D  1", "D  5")) > -SIZE


def test_buried_critters_show_on_the_front() -> None:
    element = stacks(picture("D D\n0,0: D 3 D\nD D\nunder 0,0: DM2(D011) soil"))["0,0"]
    assert [each.attrib["data-seat"] for each in drawn(element, "buried")] == ["0", "1"]
    assert words(element) == "0,0: dark, height 3, 1 buried critter of seat 0, 2 buried critters of seat 1"


def test_five_seats_have_five_colours_and_emblems() -> None:
    assert len({*SEATS}) == len(SEATS) == len(ON_SEATS) == 5
    root = picture("D01234 D\n0,0: D 1 D\nD D", 5)
    emblems = [emblem.attrib["href"] for critter in drawn(root, "critter") for emblem in drawn(critter, "emblem")]
    assert emblems == [f"#volcanique-emblem-{seat}" for seat in range(5)]


# The panel


def test_slots_that_share_an_edge_lie_next_to_each_other() -> None:
    spots = [shifted(slot) for slot in drawn(picture(""), "slot")]
    for slot, spot in enumerate(spots):
        near = [other for other, there in enumerate(spots) if 0 < dist(spot, there) < 2 * SLOT]
        assert near == [other for other in range(len(SLOTS)) if ADJACENT[slot] >> other & 1]
        assert spot[1] == pytest.approx(spots[0][1] - 1.5 * SLOT * (SLOT_LEVELS[slot] - 1))


def test_the_active_seat_is_lit() -> None:
    def lit(board: str) -> list[bool]:
        return [
            ACCENT in [rect.get("stroke") for rect in card.iter(f"{SVG}rect")] for card in drawn(picture(board), "seat")
        ]

    assert lit("turn 3: seat 1") == [False, True]
    assert lit("turn 3: seat 1, stage over") == [False, False]


# Words


def title(board: str) -> str:
    return words(picture(board))


def test_the_title_says_where_the_game_stands() -> None:
    assert title("turn 0: seat 0, stage setup") == "Volcanique. Setting up · 60 land tiles left. Seat 0 sets up."
    assert title("turn 3: seat 1") == "Volcanique. Turn 3 · 60 land tiles left. Seat 1 plays."
    assert title("turn 9: seat 1, stage final, trigger critters 0") == (
        "Volcanique. Final turns · 60 land tiles left. Seat 1 plays: all critters are deployed."
    )
    assert title("turn 9: seat 0, stage flush, trigger super 0") == (
        "Volcanique. The last lava · 60 land tiles left. Seat 0 claims: a super eruption comes."
    )


def test_the_end_of_the_game_names_its_winners() -> None:
    over = "turn 9: seat 0, stage over, trigger stalemate 0"
    assert title(over) == "Volcanique. Game over · 60 land tiles left. Seats 0, 1 win: nothing moves any more."
    root = picture(ISLAND + over)
    assert words(root) == "Volcanique. Game over · 57 land tiles left. Seat 1 wins: nothing moves any more."
    assert text_of(root, "place") == ["place 2", "place 1"]


def test_points_are_told_without_hidden_cards_until_the_end() -> None:
    for turn, hidden in (("turn 9: seat 0", True), ("turn 9: seat 0, stage over", False)):
        table = read_board(f"{ISLAND}seat 0: cards agile4, points 2\n{turn}", Rules("site"))
        score = scores(table)[0]
        assert score.cards == 4
        card = drawn(ElementTree.fromstring(draw(table)), "seat")[0]
        assert text_of(card, "points") == [str(score.total - score.cards if hidden else score.total)]
        assert text_of(card, "cards") == ["1"]
        assert text_of(card, "place") == ([f"place {places(table)[0]}"] if table.stage == OVER else [])


def test_the_description_tells_what_everybody_has() -> None:
    root = picture(ISLAND + "grid: A extra\nseat 0: DDL, powers A")
    points = [score.total for score in scores(read_board(ISLAND))]
    assert root.findtext(f"{SVG}desc") == (
        "Tiles lie on 3 fields, the highest stack has 2 tiles. "
        f"Seat 0 (vermilion, circle) has {points[0]} points, 1 critter on land, 19 in hand, DDL, "
        "Extra bountiful resources. "
        f"Seat 1 (ivory, triangle) has {points[1]} points, 2 critters on land, 18 in hand, no resources."
    )
    assert (picture("").findtext(f"{SVG}desc") or "").startswith("There is nothing but sea.")


def test_swimmers_say_where_they_are() -> None:
    assert [words(each) for each in drawn(picture(ISLAND), "swimmer")] == ["2,0: sea critter of seat 1"]
