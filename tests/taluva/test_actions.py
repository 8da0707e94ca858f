"""Actions as text and as numbers."""

import pytest

from surtsey.game import NotationError
from surtsey.taluva import Action
from surtsey.taluva.actions import parse


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("draw JC", 1 << 3 | 2),
        ("draw LL", 5 << 3 | 5),
        ("tile 0,0 0", 1 << 19 | 128 << 11 | 128 << 3),
        ("tile 2,-1 4", 1 << 19 | 130 << 11 | 127 << 3 | 4),
        ("hut -3,5", 2 << 19 | 125 << 11 | 133 << 3),
        ("temple 1,1", 3 << 19 | 129 << 11 | 129 << 3),
        ("tower 0,-96", 4 << 19 | 128 << 11 | 32 << 3),
        ("expand 2,0 S", 5 << 19 | 130 << 11 | 128 << 3 | 3),
    ],
)
def test_ids_are_as_documented(text: str, id: int) -> None:
    assert parse(text).id == id
    assert str(Action(id)) == text


def test_an_action_tells_its_parts() -> None:
    tile, expand, draw = parse("tile 2,-1 4"), parse("expand 2,0 S"), parse("draw SJ")
    assert (tile.kind, tile.field, tile.facing) == ("tile", (2, -1), 4)
    assert (expand.kind, expand.field, expand.terrain) == ("expand", (2, 0), "S")
    assert (draw.kind, draw.tile) == ("draw", "SJ")
    assert repr(tile) == "<tile 2,-1 4>"
    assert len({tile, parse("tile 2,-1 4"), expand}) == 2


@pytest.mark.parametrize("text", ["  tile  2,-1   4 ", "tile 2, -1 4", "tile 2 ,-1 4", "tile +2,-1 4", "tile 2,-1 4\t"])
def test_extra_spaces_do_not_matter(text: str) -> None:
    assert str(parse(text)) == "tile 2,-1 4"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "an action is missing"),
        ("   ", "an action is missing"),
        ("castle 0,0", "'castle' is not an action; actions are draw, tile, hut, temple, tower, expand"),
        ("TILE 0,0 1", "'TILE' is not an action"),
        ("tile", "'tile' should read: tile q,r d, such as tile 2,-1 4"),
        ("tile 0,0", "'tile 0,0' should read: tile q,r d"),
        ("tile 0,0 1 2", "'tile 0,0 1 2' should read: tile q,r d"),
        ("tile 0,0 6", "'6' is not a facing; facings are 0 to 5"),
        ("tile 0,0 -1", "'-1' is not a facing"),
        ("tile 0;0 1", "'0;0' is not a field"),
        ("hut 0", "'0' is not a field"),
        ("hut 0,0 1", "'hut 0,0 1' should read: hut q,r"),
        ("hut 500,0", "field 500,0 is out of reach"),
        ("expand 0,0 X", "'X' is not a terrain; terrains are J C S R L"),
        ("expand 0,0 JC", "'JC' is not a terrain"),
        ("expand 0,0 ?", "'?' is not a terrain"),
        ("draw XY", "'XY' is not one of the tiles"),
        ("draw J", "'J' is not one of the tiles"),
        ("draw JC JC", "'draw JC JC' should read: draw XY"),
    ],
)
def test_malformed_text_is_refused_with_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    "id",
    [
        -1,
        0,
        0o77,
        5000,
        parse("tile 0,0 5").id + 1,
        parse("hut 0,0").id + 3,
        parse("expand 0,0 J").id - 1,
        parse("expand 0,0 L").id + 1,
        1 << 19,
        6 << 19 | parse("hut 0,0").id & 0x7FFFF,
        1 << 70,
    ],
)
def test_a_number_that_is_no_action_is_refused(id: int) -> None:
    with pytest.raises(NotationError, match=f"{id} is the id of no action"):
        Action(id)


def test_actions_are_ordered_by_their_ids() -> None:
    actions = [parse(text) for text in ("expand 0,0 J", "tower -9,0", "hut 5,5", "hut 5,4", "tile 0,0 1", "draw JC")]
    assert sorted(actions) == actions[::-1]


@pytest.mark.parametrize(
    ("text", "part"), [("draw JC", "field"), ("hut 0,0", "facing"), ("tile 0,0 1", "terrain"), ("tile 0,0 1", "tile")]
)
def test_an_action_has_only_its_own_parts(text: str, part: str) -> None:
    with pytest.raises(AttributeError, match=text):
        getattr(parse(text), part)
