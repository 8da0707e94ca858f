"""Actions as text and as numbers."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surtsey.game import NotationError
from surtsey.volcanique import VOLCANIQUE, Action
from surtsey.volcanique.actions import FORMS, HIDDEN_CARD, ITEMS, VERBS, action_text, is_action, parse
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.powers import NAMES, PLAYABLE
from surtsey.volcanique.tiles import KINDS
from tests.volcanique.boards import at, legal, play

HERE = 130 << 16 | 127 << 8
"""The bits of 2,-1."""

EXAMPLES = [
    ("pass", 0),
    ("first 4", 1 << 24 | 4),
    ("deal A bountiful", 2 << 24 | 1),
    ("deal I burrowing", 2 << 24 | 8 << 8 | 22),
    ("roll 3/5", 3 << 24 | 5 << 8 | 3),
    ("roll 1/1", 3 << 24 | 1 << 8 | 1),
    ("card agile 3", 4 << 24 | 3),
    ("card winter 0", 4 << 24 | 21 << 8),
    ("card ?", 4 << 24 | 0xFFFF),
    ("take DLM", 5 << 24 | 7),
    ("at 2,-1", 6 << 24 | HERE),
    ("turn 0", 7 << 24),
    ("turn ?", 7 << 24 | 7),
    ("gain DM", 8 << 24 | 1 << 12 | 1 << 6),
    ("move 2,-1 D", 9 << 24 | HERE | 1),
    ("move 2,-1 L colossal", 9 << 24 | HERE | 7),
    ("group 2,-1 M", 10 << 24 | HERE | 2),
    ("to 2,-1 L", 11 << 24 | HERE | 3),
    ("to 2,-1", 11 << 24 | HERE),
    ("burrow 2,-1 D", 12 << 24 | HERE | 1),
    ("surface 2,-1 D", 13 << 24 | HERE | 1),
    ("buy D", 14 << 24),
    ("buy DM", 14 << 24 | 3),
    ("buy volcano", 14 << 24 | 8),
    ("buy super", 14 << 24 | 9),
    ("buy winter", 14 << 24 | 10),
    ("buy island", 14 << 24 | 11),
    ("buy points", 14 << 24 | 12),
    ("buy card", 14 << 24 | 13),
    ("pay DDM", 15 << 24 | 2 << 12 | 1 << 6),
    ("pay DML", 15 << 24 | 1 << 12 | 1 << 6 | 1),
    ("erode 2,-1", 16 << 24 | HERE),
    ("claim 2,-1 D", 17 << 24 | HERE | 1),
    ("upgrade 2,-1 D", 18 << 24 | HERE | 1),
    ("sea 2,-1", 19 << 24 | HERE),
    ("swim 2,-1", 20 << 24 | HERE),
    ("sacrifice 2,-1 D", 21 << 24 | HERE | 1),
    ("offer", 22 << 24),
    ("discard LLL", 23 << 24 | 3),
    ("unlock I", 24 << 24 | 8),
    ("divert", 25 << 24),
    ("bomb", 26 << 24),
    ("lateral 5", 27 << 24 | 5),
    ("slide 2,-1", 28 << 24 | HERE),
    ("aim 3", 29 << 24 | 3),
    ("rift 2,-1 3", 30 << 24 | HERE | 3),
    ("rift 2,-1", 30 << 24 | HERE | 7),
    ("plates -120,120", 31 << 24 | 8 << 16 | 248 << 8),
    ("shift 3", 32 << 24 | 3),
    ("keep 1", 33 << 24 | 1),
    ("return 2,-1 D", 34 << 24 | HERE | 1),
    ("play agile", 35 << 24),
    ("play sea", 35 << 24 | 18),
]


@pytest.mark.parametrize(("text", "id"), EXAMPLES)
def test_ids_are_as_documented(text: str, id: int) -> None:
    assert parse(text).id == id
    assert str(Action(id)) == text
    assert VOLCANIQUE.parse(text) == Action(id)


def test_every_verb_has_an_example() -> None:
    assert {text.split()[0] for text, _ in EXAMPLES} == {*VERBS} == {*FORMS}
    assert all(VERBS[id >> 24] == text.split()[0] for text, id in EXAMPLES)


@pytest.mark.parametrize("text", [text for text, _ in EXAMPLES])
def test_extra_spaces_do_not_matter(text: str) -> None:
    for spaced in (f"  {text}\t", text.replace(" ", "   "), text.replace(",", " ,"), text.replace(",", ", ")):
        assert str(parse(spaced)) == text


@pytest.mark.parametrize("text", ["at 2,  -1", "at 2  ,-1", "at 2  ,  -1", "at 2,\t-1", "at\t2\t,-1"])
def test_nor_do_more_of_them_around_a_comma(text: str) -> None:
    assert str(parse(text)) == "at 2,-1"


def test_a_plus_and_leading_zeros_do_not_matter() -> None:
    assert str(parse("move +2,-01 D")) == "move 2,-1 D"


def test_resources_are_put_in_order() -> None:
    assert str(parse("pay LMDLD")) == "pay DDMLL"
    assert parse("gain MD") == parse("gain DM")


def test_every_tile_item_slot_and_power_has_its_number() -> None:
    assert [parse(f"take {kind}").id & 255 for kind in KINDS[:8]] == list(range(8))
    assert [parse(f"buy {item}").id & 255 for item in ITEMS] == list(range(14))
    assert [parse(f"unlock {slot}").id & 255 for slot in SLOTS] == list(range(9))
    assert [parse(f"deal A {name}").id & 255 for name in NAMES] == list(range(23))
    assert [parse(f"card {name} 4").id >> 8 & 255 for name in NAMES] == list(range(23))
    for power in PLAYABLE:
        assert parse(f"play {NAMES[power]}").id & 255 == power


VERB_LIST = (
    "actions are pass, first, deal, roll, card, take, at, turn, gain, move, group, to, burrow, surface, buy, pay,"
)
FIELD = "is not a field; a field is written q,r, such as 2,-1"
BIOME = "is not a biome; there are D M L"
HEAP = "is not a heap of resources; it is written with D, M and L, such as DDM"
POWERS = "there are agile bountiful extra colossal plates"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "an action is missing"),
        (" \t ", "an action is missing"),
        ("fly 0,0", f"'fly' is not an action; {VERB_LIST}"),
        ("MOVE 0,0 D", "'MOVE' is not an action"),
        ("pass!", "'pass!' is not an action"),
        ("x" * 99, f"'{'x' * 57}...' is not an action"),
        # Plain verbs
        ("pass 1", "'pass 1' should read: pass"),
        ("offer D", "'offer D' should read: offer"),
        ("divert 3", "'divert 3' should read: divert"),
        ("bomb 0,0", "'bomb 0,0' should read: bomb"),
        # Fields
        ("at", "'at' should read: at q,r, such as at 2,-1"),
        ("at 0,0 D", "'at 0,0 D' should read: at q,r"),
        ("at 0", f"'0' {FIELD}"),
        ("at 0;0", f"'0;0' {FIELD}"),
        ("at 0,0,0", f"'0,0,0' {FIELD}"),
        ("at x,y", f"'x,y' {FIELD}"),
        ("at \u0663,0", f"'\u0663,0' {FIELD}"),
        ("at 121,0", "field 121,0 is out of reach: everything lies within 120 fields of 0,0"),
        ("erode 0,-121", "field 0,-121 is out of reach"),
        ("erode", "'erode' should read: erode q,r"),
        ("sea D", f"'D' {FIELD}"),
        ("sea 0,0 0,1", "'sea 0,0 0,1' should read: sea q,r"),
        ("swim 1.5,0", f"'1.5,0' {FIELD}"),
        ("slide 0,0 3", "'slide 0,0 3' should read: slide q,r"),
        ("plates 0,0 3", "'plates 0,0 3' should read: plates q,r"),
        ("plates 999999999,0", "field 999999999,0 is out of reach"),
        # Fields with a biome
        ("move 0,0", "'move 0,0' should read: move q,r B, such as move 2,-1 D or move 2,-1 D colossal"),
        ("move 0,0 D small", "'move 0,0 D small' should read: move q,r B"),
        ("move 0,0 D colossal 1", "'move 0,0 D colossal 1' should read: move q,r B"),
        ("move 0,0 colossal", f"'colossal' {BIOME}"),
        ("move 0,0 X", f"'X' {BIOME}"),
        ("move 0,0 d", f"'d' {BIOME}"),
        ("move 0,0 DM", f"'DM' {BIOME}"),
        ("move D 0,0", f"'0,0' {BIOME}"),
        ("group 0,0", "'group 0,0' should read: group q,r B"),
        ("group 0,0 D colossal", "'group 0,0 D colossal' should read: group q,r B"),
        ("to", "'to' should read: to q,r B, such as to 3,-1 D; or to q,r at sea"),
        ("to 0,0 D M", "'to 0,0 D M' should read: to q,r B"),
        ("to 0,0 ?", f"'?' {BIOME}"),
        ("burrow 0,0", "'burrow 0,0' should read: burrow q,r B"),
        ("surface 0,0 0", f"'0' {BIOME}"),
        ("claim 0,0", "'claim 0,0' should read: claim q,r B, such as claim 2,-1 D"),
        ("claim 0,0 S", f"'S' {BIOME}"),
        ("upgrade D", "'upgrade D' should read: upgrade q,r B"),
        ("sacrifice 0,0", "'sacrifice 0,0' should read: sacrifice q,r B"),
        ("return 0 D", f"'0' {FIELD}"),
        ("return 0,0", "'return 0,0' should read: return q,r B"),
        # Numbers
        ("first", "'first' should read: first s, such as first 1"),
        ("first 5", "'5' is not a seat; that is a number from 0 to 4"),
        ("first x", "'x' is not a seat"),
        ("first \u0661", "'\u0661' is not a seat"),
        ("first 01", "'01' is not a seat"),
        ("keep -1", "'-1' is not a seat"),
        ("keep 0 1", "'keep 0 1' should read: keep s, such as keep 1"),
        ("turn 6", "'6' is not a"),
        ("turn -1", "'-1' is not a"),
        ("turn ? ?", "'turn ? ?' should read: turn k, such as turn 3, or turn ?"),
        ("lateral 6", "'6' is not a direction; that is a number from 0 to 5"),
        ("lateral", "'lateral' should read: lateral d, such as lateral 3"),
        ("lateral ?", "'?' is not a direction"),
        ("aim 7", "'7' is not a direction"),
        ("aim 0,0", "'0,0' is not a direction"),
        ("shift 10", "'10' is not a direction"),
        ("shift", "'shift' should read: shift d, such as shift 3"),
        ("rift", "'rift' should read: rift q,r d, such as rift 2,-1 3; or rift q,r for a single field"),
        ("rift 0,0 6", "'6' is not a direction; that is a number from 0 to 5"),
        ("rift 0,0 7", "'7' is not a direction"),
        ("rift 0,0 1 2", "'rift 0,0 1 2' should read: rift q,r d"),
        ("rift 3", f"'3' {FIELD}"),
        # Dice, cards, powers
        ("roll", "'roll' should read: roll n/m, such as roll 3/5"),
        ("roll 3", "'' is not a die; that is a number from 1 to 6"),
        ("roll 3/7", "'7' is not a die; that is a number from 1 to 6"),
        ("roll 3/0", "'0' is not a die"),
        ("roll 4/3", "'4' is not a roll; that is a number from 1 to 3"),
        ("roll 0/3", "'0' is not a roll; that is a number from 1 to 3"),
        ("roll /3", "'' is not a roll"),
        ("roll 1/2/3", "'2/3' is not a die"),
        ("roll 1 / 3", "'roll 1 / 3' should read: roll n/m"),
        ("card", "'card' should read: card power points, such as card agile 3, or card ?"),
        ("card agile", "'card agile' should read: card power points"),
        ("card 3", "'card 3' should read: card power points"),
        ("card agile 5", "'5' is not a value; that is a number from 0 to 4"),
        ("card agile ?", "'?' is not a value"),
        ("card fire 1", f"'fire' is not a power; {POWERS}"),
        ("card ? 1", f"'?' is not a power; {POWERS}"),
        ("card agile 1 2", "'card agile 1 2' should read: card power points"),
        ("deal A", "'deal A' should read: deal slot power, such as deal A bountiful"),
        ("deal J agile", "'J' is not a slot; there are A B C D E F G H I"),
        ("deal AB agile", "'AB' is not a slot"),
        ("deal A fire", f"'fire' is not a power; {POWERS}"),
        ("deal agile A", "'agile' is not a slot"),
        ("unlock", "'unlock' should read: unlock slot, such as unlock A"),
        ("unlock a", "'a' is not a slot; there are A B C D E F G H I"),
        ("unlock agile", "'agile' is not a slot"),
        ("play", "'play' should read: play power, such as play agile"),
        ("play fire", "'fire' is not a power that can be played; there are agile plates crafty erosion"),
        ("play herding", "'herding' is not a power that can be played"),
        ("play agile 3", "'play agile 3' should read: play power"),
        # Tiles and purchases
        ("take", "'take' should read: take tile, such as take DM"),
        ("take MD", "'MD' is not a land tile; there are D M L DM DL ML DML DLM"),
        ("take volcano", "'volcano' is not a land tile"),
        ("take DM3", "'DM3' is not a land tile"),
        ("buy", "'buy' should read: buy item, such as buy DM or buy volcano"),
        (
            "buy lava",
            "'lava' is not a thing to buy; there are D M L DM DL ML DML DLM volcano super winter island points",
        ),
        ("buy D D", "'buy D D' should read: buy item"),
        # Heaps
        ("pay", "'pay' should read: pay resources, such as pay DDM"),
        ("pay 3", f"'3' {HEAP}"),
        ("pay dd", f"'dd' {HEAP}"),
        ("pay DDX", f"'DDX' {HEAP}"),
        ("pay D D", "'pay D D' should read: pay resources"),
        ("gain D,M", f"'D,M' {HEAP}"),
        ("gain", "'gain' should read: gain resources, such as gain DM"),
        ("discard none", f"'none' {HEAP}"),
        ("discard", "'discard' should read: discard resources, such as discard DM"),
        ("pay " + "D" * 64, "more than 63 resources of a type cannot be named"),
        ("pay " + "D" * 5000, "more than 63 resources of a type cannot be named"),
    ],
)
def test_malformed_text_is_refused_with_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text)
    assert str(refused.value).startswith(sentence)
    assert len(str(refused.value)) < 450


def test_every_verb_says_how_it_is_written() -> None:
    """With far too many words it reads otherwise, whatever the verb."""
    for verb, form in FORMS.items():
        with pytest.raises(NotationError) as refused:
            parse(f"{verb} 1 2 3 4 5")
        assert str(refused.value) == f"'{verb} 1 2 3 4 5' should read: {form}"


def test_every_form_gives_an_example_that_can_be_read() -> None:
    for verb, form in FORMS.items():
        if "such as " in form:
            text = form.split("such as ")[1].split(";")[0].split(", or")[0].split(" or ")[0]
            assert parse(text).kind == verb


def test_a_rotation_is_called_a_rotation() -> None:
    with pytest.raises(NotationError) as refused:
        parse("turn 6")
    assert str(refused.value).startswith("'6' is not a rotation; that is a number from 0 to 5")


# Parts


def test_an_action_tells_its_parts() -> None:
    move, pay, shift = parse("move 2,-1 D colossal"), parse("pay LDD"), parse("shift 4")
    assert (move.kind, move.field, move.biome) == ("move", (2, -1), "D")
    assert (pay.kind, pay.resources) == ("pay", "DDL")
    assert (shift.kind, shift.direction) == ("shift", 4)
    assert (parse("to 3,-1").field, parse("to 3,-1").biome) == ((3, -1), None)
    assert parse("to 3,-1 L").biome == "L"
    assert parse("rift 2,-1 3").field == parse("rift 2,-1").field == parse("plates 2,-1").field == (2, -1)
    assert (parse("turn 0").direction, parse("lateral 5").direction, parse("aim 2").direction) == (0, 5, 2)
    assert parse("gain M").resources == "M"
    assert parse("discard L").resources == "L"
    assert repr(move) == "<move 2,-1 D colossal>"


@pytest.mark.parametrize(
    ("text", "part", "sentence"),
    [
        ("pass", "field", "'pass' has no field"),
        ("pay DD", "field", "'pay DD' has no field"),
        ("card ?", "field", "'card ?' has no field"),
        ("at 0,0", "biome", "'at 0,0' has no biome"),
        ("rift 0,0 1", "biome", "'rift 0,0 1' has no biome"),
        ("gain DD", "biome", "'gain DD' has no biome"),
        ("claim 0,0 D", "resources", "'claim 0,0 D' names no resources"),
        ("buy D", "resources", "'buy D' names no resources"),
        ("keep 3", "direction", "'keep 3' has no direction"),
        ("at 0,0", "direction", "'at 0,0' has no direction"),
        ("roll 3/6", "direction", "'roll 3/6' has no direction"),
    ],
)
def test_an_action_has_only_its_own_parts(text: str, part: str, sentence: str) -> None:
    with pytest.raises(AttributeError) as missing:
        getattr(parse(text), part)
    assert str(missing.value) == sentence


def test_a_rotation_that_is_not_known_is_none_of_the_six() -> None:
    with pytest.raises(AttributeError, match="'turn \\?' has no direction"):
        _ = parse("turn ?").direction


@pytest.mark.parametrize(
    "id",
    [
        -1,
        1,
        1 << 8,
        parse("pass").id | 1 << 23,
        parse("first 4").id + 1,
        parse("first 0").id | 1 << 8,
        parse("deal A burrowing").id + 1,
        parse("deal I agile").id + (1 << 8),
        parse("roll 1/1").id - 1,
        parse("roll 1/1").id + 1,
        parse("roll 6/6").id + (1 << 8),
        parse("card agile 4").id + 1,
        parse("card burrowing 0").id + (1 << 8),
        4 << 24 | 255,
        4 << 24 | 255 << 8,
        4 << 24 | HIDDEN_CARD | 1 << 16,
        parse("take DLM").id + 1,
        parse("at 0,0").id + 1,
        parse("at 120,0").id + (1 << 16),
        parse("at 0,-120").id - (1 << 8),
        6 << 24,
        parse("turn 5").id + 1,
        parse("turn ?").id + 1,
        parse("turn ?").id | 1 << 8,
        8 << 24,
        8 << 24 | 1 << 18,
        parse("move 0,0 D").id - 1,
        parse("move 0,0 L").id + 1,
        parse("move 0,0 L colossal").id + 1,
        parse("claim 0,0 D").id - 1,
        parse("claim 0,0 L").id + 1,
        parse("claim 0,0 L").id + 2,
        parse("to 0,0 L").id + 1,
        parse("buy card").id + 1,
        parse("unlock I").id + 1,
        parse("lateral 5").id + 1,
        parse("lateral 5").id + 2,
        parse("aim 0").id | 1 << 16,
        parse("rift 0,0 5").id + 1,
        parse("rift 0,0").id + 1,
        parse("keep 4").id + 1,
        parse("play agile").id + 1,
        parse("play sea").id + 1,
        36 << 24,
        1 << 40,
        1 << 70,
        -(1 << 70),
    ],
)
def test_a_number_that_is_no_action_is_refused(id: int) -> None:
    assert not is_action(id)
    with pytest.raises(NotationError) as refused:
        Action(id)
    assert str(refused.value) == f"{id} is the id of no action"


random_ids = st.one_of(
    st.integers(0, (len(VERBS) << 24) + 999),
    st.builds(lambda kind, q, r, rest: kind << 24 | q << 16 | r << 8 | rest, *(
        st.integers(0, 37), st.integers(0, 255), st.integers(0, 255), st.integers(0, 9)
    )),
    st.builds(lambda kind, place, rest: kind << 24 | place << 8 | rest, *(
        st.integers(0, 37), st.integers(0, 30), st.integers(0, 30)
    )),
    st.builds(lambda kind, heap: kind << 24 | heap, st.sampled_from([8, 15, 23]), st.integers(0, 1 << 19)),
)  # fmt: skip


def round_trips(id: int) -> bool:
    """Whether the text of a number, if there is one, reads as that number."""
    try:
        return parse(action_text(id)).id == id
    except (IndexError, NotationError):
        return False


@given(st.lists(random_ids, min_size=100, max_size=100))
def test_a_number_is_an_action_if_and_only_if_its_text_is(ids: list[int]) -> None:
    for id in ids:
        assert is_action(id) == round_trips(id), id


def test_so_it_is_for_all_numbers_of_few_bits() -> None:
    for kind in range(len(VERBS) + 1):
        for low in (*range(256), *(place << 8 | detail for place in range(1, 26) for detail in range(8))):
            id = kind << 24 | low
            assert is_action(id) == round_trips(id), id


def test_large_heaps_can_be_written_and_read() -> None:
    """With 60 resources of each type there may be much to discard."""
    for heap in ("D" * 63, "D" * 60 + "M" * 60, "D" * 63 + "M" * 63 + "L" * 63):
        assert is_action(23 << 24 | heap.count("D") << 12 | heap.count("M") << 6 | heap.count("L"))
        assert str(parse(f"discard {heap}")) == f"discard {heap}"


def test_actions_are_ordered_by_their_ids() -> None:
    texts = [
        "pass",
        "first 0",
        "at -1,5",
        "at 0,-5",
        "at 0,0",
        "move 0,0 D",
        "move 0,0 D colossal",
        "to 0,0",
        "play sea",
    ]
    actions = [parse(text) for text in texts]
    assert sorted(actions, key=str) != sorted(actions) == actions
    assert actions[0] < actions[1]
    assert not actions[1] < actions[1]


def test_two_actions_with_one_id_are_the_same() -> None:
    one, two, other = parse("claim 2,-1 D"), parse("claim  2, -1 D"), parse("claim 2,-1 M")
    assert one == two
    assert one != other
    assert one != one.id
    assert one != "claim 2,-1 D"
    assert hash(one) == hash(two)
    assert len({one, two, other}) == 2


@pytest.mark.parametrize("text", [text for text, _ in EXAMPLES])
def test_an_action_can_be_pickled(text: str) -> None:
    assert pickle.loads(pickle.dumps(parse(text))) == parse(text)


# Groups, rifts and islands, which have several names

HERD = """
           D00 D   D   D       D0  D   M1  M
    0,0:  D  1  D D  1  D  .  D  1  D M  1  M
           D   D   D   D       D   D   M   M
    seat 0: powers herding
"""


def test_a_group_goes_by_the_smallest_field_that_it_stands_on() -> None:
    state = at(HERD)
    assert legal(state, "group") == ["group 0,0 D"]
    for name in ("group 0,0 D", "group 1,0 D", " group 1, 0  D"):
        assert str(state.parse(name)) == "group 0,0 D"
        assert state.explain(name) is None
    play(state, "group 1,0 D")
    assert str(state.history()[-1].action) == "group 0,0 D"


def test_what_names_no_group_stays_as_it_is() -> None:
    state = at(HERD)
    for name in ("group 1,0 M", "group 4,0 M", "group 9,9 D", "group 2,0 D"):
        assert str(state.parse(name)) == name
        assert state.explain(name) is not None


ISLANDS = """
           D0  D   D   D   M   M       L1  L
    0,0:  D  1  D D  1  D M  1  M  .  L  1  L
           D   D   D   D   M   M       L   L
    seat 0: powers rift plates
"""


def test_an_island_goes_by_its_smallest_field() -> None:
    state = at(ISLANDS, "move", limited_timing="all")
    state.play("pass")
    assert legal(state, "plates") == ["plates 0,0", "plates 4,0"]
    for name in ("plates 0,0", "plates 1,0", "plates 2,0"):
        assert str(state.parse(name)) == "plates 0,0"
    assert str(state.parse("plates 4,0")) == "plates 4,0"
    assert str(state.parse("plates 3,0")) == "plates 3,0", "that is sea"
    play(state, "plates 2,0")
    assert str(state.history()[-1].action) == "plates 0,0"


def test_a_rift_goes_by_the_smallest_field_and_direction_that_split_off_the_same() -> None:
    state = at(ISLANDS, "move", limited_timing="all")
    state.play("pass")
    rifts = legal(state, "rift")
    names = {str(state.parse(f"rift {q},0 {d}")) for q in range(3) for d in range(6)}
    assert {*rifts} <= names | {f"rift {q},0" for q in range(3)}
    assert (
        str(state.parse("rift 2,0 0")) == str(state.parse("rift 2,0 5")) == str(state.parse("rift 2,0")) == "rift 2,0"
    )
    assert str(state.parse("rift 1,0 0")) == str(state.parse("rift 1,0 5")) == "rift 1,0 0"
    for name in rifts:
        assert str(state.parse(name)) == name
    assert str(state.parse("rift 3,0 1")) == "rift 3,0 1", "that is sea"
    play(state, "rift 1,0 5")
    assert str(state.history()[-1].action) == "rift 1,0 0"


def test_an_action_that_is_no_text_has_its_other_names_too() -> None:
    state = at(HERD)
    other = parse("group 1,0 D")
    assert str(other) == "group 1,0 D"
    assert state.explain(other) is None
    state.play(other)
    assert str(state.history()[-1].action) == "group 0,0 D"


def test_a_game_that_is_over_leaves_names_as_they_are() -> None:
    state = at(HERD + "turn 10: seat 0\n", turn_cap="10")
    while state.decision is not None:
        state.play(state.legal()[0])
    assert str(state.parse("group 1,0 D")) == "group 1,0 D"
