"""Pictures: well-formed, complete, and the same for the same position."""

import re
from math import atan2, degrees
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given

from surtsey.hexes import centre, neighbour, parse_field
from surtsey.svg import SEATS
from surtsey.taluva.actions import PIECES
from surtsey.taluva.describing import land_fields
from surtsey.taluva.drawing import LIFT, SIZE, TERRAINS, draw
from surtsey.taluva.rules import Rules
from surtsey.taluva.state import State
from tests.pictures import SVG, drawn, shifted, text_of
from tests.taluva.games import played, rules, seeds, states

SEAM, RIM = "1", "4.5"
DECK = "JC,SJ,RS,CJ"
HILL = ("tile 0,0 0", "hut 1,0", "tile 1,-2 1", "hut 0,1", "tile 0,0 4", "expand 1,0 R")
"""Three tiles, the third on level 2, where seat 0 expands from a hut below."""


def after(*actions: str) -> State:
    state = State.with_deck(Rules(tiles=4), DECK)
    for action in actions:
        state.play(action)
    return state


def picture(state: State) -> Element:
    return ElementTree.fromstring(draw(state))


def fields(root: Element) -> dict[str, Element]:
    return {element.attrib["data-field"]: element for element in drawn(root, "field")}


def title(state: State) -> str | None:
    return picture(state).findtext(f"{SVG}title")


def sides(element: Element) -> dict[str, int]:
    """How many sides of a field are drawn as seams and as rims."""
    lines = {line.get("stroke-width", ""): line.attrib["d"].count("M") for line in element.iter(f"{SVG}path")}
    return {width: lines[width] for width in (SEAM, RIM) if width in lines}


@given(states)
def test_every_field_of_land_is_drawn_once_with_what_it_bears(state: State) -> None:
    root = picture(state)
    land = land_fields(state.island)
    assert len(drawn(root, "field")) == len(drawn(root, "top")) == len(land)
    elements = fields(root)
    for field in land:
        element = elements[f"{field['q']},{field['r']}"]
        assert element.attrib["data-level"] == str(field["level"])
        assert element.attrib["data-terrain"] == field["terrain"]
        assert drawn(element, "top")[0].attrib["fill"] == TERRAINS[field["terrain"]]
        assert text_of(element, "level") == ([str(field["level"])] if field["level"] > 1 else [])
        assert text_of(element, "huts") == ([f"\u00d7{field['count']}"] if field["count"] > 1 else [])
        assert [piece.attrib["href"] for piece in drawn(element, "piece")] == (
            [f"#taluva-{field['piece']}"] if field["piece"] else []
        )


@given(states)
def test_pieces_have_the_colour_and_the_emblem_of_their_seat(state: State) -> None:
    root = picture(state)
    for field in land_fields(state.island):
        if field["owner"] is None:
            continue
        element = fields(root)[f"{field['q']},{field['r']}"]
        assert element.attrib["data-seat"] == str(field["owner"])
        assert drawn(element, "piece")[0].attrib["fill"] == SEATS[field["owner"]]
        assert drawn(element, "emblem")[0].attrib["href"] == f"#taluva-emblem-{field['owner']}"
        assert {line.attrib["stroke"] for line in drawn(element, "outline")} <= {SEATS[field["owner"]]}


@given(states)
def test_lava_flows_between_the_two_fields_of_its_tile(state: State) -> None:
    root = picture(state)
    for field in land_fields(state.island):
        flows = drawn(fields(root)[f"{field['q']},{field['r']}"], "lava")
        assert len(flows) == (field["facing"] is not None)
        for flow in flows:
            volcano = (field["q"], field["r"])
            right, left = neighbour(volcano, field["facing"]), neighbour(volcano, field["facing"] + 1)
            (x, y), (x1, y1), (x2, y2) = (centre(each, 1) for each in (volcano, right, left))
            turn = re.search(r"rotate\((\d+)\)", flow.attrib["transform"])
            assert turn is not None
            assert int(turn[1]) % 360 == round(degrees(atan2(y1 + y2 - 2 * y, x1 + x2 - 2 * x))) % 360


@given(rules, seeds)
def test_the_same_game_gives_the_same_picture(rules: Rules, seed: int) -> None:
    state = played(rules, seed, 30)
    assert draw(state) == draw(state.copy()) == draw(played(rules, seed, 30))


@given(states)
def test_the_legend_tells_supplies_and_fates(state: State) -> None:
    cards = drawn(picture(state), "seat")
    assert [card.attrib["data-seat"] for card in cards] == [str(seat) for seat in range(state.rules.players)]
    for seat, card in enumerate(cards):
        assert [int(*text_of(card, f"{piece}s")) for piece in PIECES[1:]] == list(state.supply_of(seat))
        fate = " ".join(text_of(card, "fate"))
        assert ("out" in fate) == (seat in state.out)
        assert ("place" in fate) == (state.place(seat) is not None)


@given(states)
def test_everything_lies_inside_the_picture(state: State) -> None:
    root = picture(state)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    for element in [*drawn(root, "field"), *drawn(root, "seat"), *drawn(root, "status")]:
        x, y = shifted(element)
        assert left < x < left + width
        assert top < y < top + height


def test_the_empty_sea_shows_where_the_first_volcano_will_lie() -> None:
    root = picture(after())
    assert not drawn(root, "field")
    assert not drawn(root, "last")
    assert len(drawn(root, "site")) == 1
    assert "The island is empty. The tile in hand is JC." in (root.findtext(f"{SVG}desc") or "")


def test_the_tile_in_hand_is_shown_until_it_is_placed() -> None:
    hands = [[tile.attrib["data-tile"] for tile in drawn(picture(after(*HILL[:n])), "tile")] for n in range(4)]
    assert hands == [["JC"], [], ["SJ"], []]


def test_the_title_says_what_is_to_be_done() -> None:
    assert title(State.given(Rules())) == "Taluva. Turn 1 · 48 tiles left. Seat 0 draws a tile."
    assert title(after()) == "Taluva. Turn 1 · 3 tiles left. Seat 0 places the tile."
    assert title(after(*HILL[:5])) == "Taluva. Turn 3 · 1 tile left. Seat 0 builds."


def test_the_end_of_the_game_names_its_winners() -> None:
    tie = State.with_deck(Rules(tiles=2), "JC,SJ")
    for action in HILL[:4]:
        tie.play(action)
    assert title(tie) == "Taluva. Game over. Seats 0, 1 win: stack exhausted."
    assert text_of(picture(tie), "fate") == ["place 1", "place 1"]
    state = after(*HILL, "tile 2,-1 0", "hut 3,-1")
    assert title(state) == "Taluva. Game over. Seat 0 wins: stack exhausted."


def test_seams_are_thin_inside_a_tile_and_lines_thick_around_it() -> None:
    elements = fields(picture(after("tile 0,0 0")))
    assert {name: sides(element) for name, element in elements.items()} == {
        "0,0": {SEAM: 2, RIM: 4},
        "1,0": {SEAM: 2, RIM: 4},
        "0,1": {SEAM: 2, RIM: 4},
    }
    covered = {name: sides(element) for name, element in fields(picture(after(*HILL))).items()}
    assert covered["0,0"] == {SEAM: 2, RIM: 4}
    assert covered["1,0"] == covered["0,1"] == {SEAM: 1, RIM: 5}, "their volcano is covered"
    assert covered["1,-2"] == {RIM: 6}, "nothing else is left of its tile"


def test_the_tile_placed_last_is_marked_around_its_three_fields() -> None:
    assert drawn(picture(after(*HILL)), "last")[0].attrib["d"].count("M") == 12


def test_higher_fields_are_raised_and_nearer_ones_drawn_later() -> None:
    root = picture(after(*HILL))
    rows = [int(name.split(",")[1]) for name in fields(root)]
    assert rows == sorted(rows)
    for name, level in {"0,0": 2, "1,-1": 2, "1,0": 1}.items():
        x, y = centre(parse_field(name), SIZE)
        assert shifted(fields(root)[name]) == pytest.approx((x, y - LIFT * level), abs=0.01)


def test_a_settlement_is_outlined_along_its_outer_edges() -> None:
    elements = fields(picture(after(*HILL)))
    bands = {name: drawn(element, "outline") for name, element in elements.items()}
    edges = {name: lines[0].attrib["d"].count("M") for name, lines in bands.items() if lines}
    assert edges == {"1,0": 5, "1,-1": 5, "0,1": 6}


def test_fields_say_what_stands_on_them() -> None:
    elements = fields(picture(after(*HILL)))
    words = [elements[name].findtext(f"{SVG}title") for name in ("0,0", "1,-1", "0,1")]
    assert words == [
        "0,0: volcano, level 2",
        "1,-1: rock, level 2, 2 huts of seat 0",
        "0,1: jungle, level 1, 1 hut of seat 1",
    ]
