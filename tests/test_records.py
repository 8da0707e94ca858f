"""Game records: what they hold, and what is said of damaged ones."""

import pytest

from surtsey import records, volcanique
from surtsey.game import SurtseyError
from surtsey.records import Record, RecordError
from surtsey.taluva import TALUVA, Rules
from surtsey.volcanique import VOLCANIQUE
from tests.taluva.games import played
from tests.volcanique.games import played as played_volcanique

SHORT = """[Game "taluva"]
[Edition "hig-2006"]
[Players "2"]
[Tiles "3"]
[Seat0 "Ada"]
[Seat1 "Bo"]
[Date "2026-11-15"]
[Result "1 1"]

1 0: draw JC; tile 0,0 0; hut 1,0
2 1: draw SJ; tile 2,0 0; hut 3,0 {a lone hut}
3 0: draw RR; tile 4,0 0; hut 5,0
"""


def damaged(text: str) -> RecordError:
    with pytest.raises(RecordError) as error:
        records.read(text)
    return error.value


def test_a_record_is_written_as_it_was_read() -> None:
    text = SHORT.replace('"1 1"', '"1 2"')
    record = records.read(text)
    assert str(record) == text
    assert record.names == {0: "Ada", 1: "Bo"}
    assert record.date == "2026-11-15"
    assert record.comments == {2: "a lone hut"}
    assert record.state.places() == [1, 2]


def test_a_record_is_read_whatever_its_spaces_blank_lines_and_comments() -> None:
    text = """

[ Game   "taluva" ]
[Tiles "3"]

{ before the first turn }

   1 0 :draw JC;tile 0,0 0;   hut 1,0
{ alone,
} """
    text = text.replace("{ alone,\n}", "{ alone } {and another}")
    record = records.read(text)
    assert record.comments == {0: "before the first turn", 1: "alone and another"}
    assert record.state.turn == 2


def test_unknown_tags_are_kept() -> None:
    text = SHORT.replace('"1 1"]', '"1 2"]\n[Event "Club evening"]')
    assert str(records.read(text)) == text


def test_the_seed_is_told_only_once_the_game_is_over() -> None:
    rules = Rules(tiles=4)
    assert "Seed" not in str(Record(TALUVA, played(rules, 9, 3)))
    assert '[Seed "9"]' in str(Record(TALUVA, played(rules, 9, 99)))


def test_a_turn_that_has_not_begun_is_not_recorded() -> None:
    record = records.read(SHORT[: SHORT.index("2 1:")].replace('"1 1"', '"*"'))
    assert record.turns == 1
    with pytest.raises(SurtseyError, match="there is no turn 2; the last one is 1"):
        record.at(2)


def test_the_position_at_a_turn() -> None:
    record = records.read(SHORT.replace('"1 1"', '"1 2"'))
    state, events = record.at(1)
    assert state.turn == 2
    assert [event.code for event in events] == ["tile.drawn", "tile.placed", "piece.built"]
    assert record.at(0)[0].turn == 1
    assert record.at(3)[0].places() == [1, 2]
    with pytest.raises(ValueError, match="there is no turn 4; the last one is 3"):
        record.at(4)


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ('[Game "taluva"]', '[Game "chess"]', 1, "there is no game 'chess'"),
        ('[Game "taluva"]\n', "", 1, 'the tag [Game "..."] is missing'),
        ('[Edition "hig-2006"]', '[Edition "2006"]', 2, "there is no edition '2006'"),
        ('[Players "2"]', "[Players 2]", 3, "'[Players 2]' is not a tag"),
        ('[Players "2"]', '[Players "2"', 3, "'[Players \"2\"' is not a tag"),
        ('[Tiles "3"]', '[Players "2"]', 4, "the tag Players comes twice"),
        ('[Tiles "3"]', '[Tiles "1"]', 4, "tiles goes from one for each"),
        ('[Seat1 "Bo"]', '[Seat2 "Bo"]', 6, "there is no seat 2"),
        ('[Date "2026-11-15"]', '[Seed "\u0663"]', 7, "Seed takes a whole number from 0 to"),
        ('[Date "2026-11-15"]', f'[Seed "{"9" * 5000}"]', 7, "Seed takes a whole number from 0 to"),
        ('[Date "2026-11-15"]', '[Seed "x"]', 7, "Seed takes a whole number from 0 to"),
        ("1 0:", "1 1:", 10, "this should be turn 1 of seat 0, not 1 of seat 1"),
        ("2 1:", "3 1:", 11, "this should be turn 2 of seat 1, not 3 of seat 1"),
        ("draw JC", "draw XY", 10, "'XY' is not one of the tiles"),
        ("draw SJ; ", "", 11, "tile 2,0 0: A tile has to be drawn first."),
        ("tile 2,0 0", "tile 9,0 0", 11, "tile 9,0 0: At 9,0 the tile would not touch the island."),
        ("hut 3,0", "hut 2,0", 11, "hut 2,0: 2,0 is a volcano; nobody builds there."),
        ("hut 3,0", "hut 3,", 11, "'3,' is not a field"),
        ("hut 3,0", "hut 3,0; hut 3,1", 11, "'hut 3,1' comes after the end of the turn"),
        ("hut 3,0", "", 11, "an action is missing"),
        ("; hut 3,0", "", 12, "this should be turn 2 of seat 1, not 3 of seat 0"),
        ("{a lone hut}", "{a lone hut", 11, "a brace is not closed"),
        ("3 0: draw", "three: draw", 12, "'three: draw RR; tile 4,0 0; hut 5,0' is not a turn"),
        ("hut 5,0\n", "hut 5,0\n4 1: draw LL\n", 13, "the game is over before this line"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(old: str, new: str, line: int, sentence: str) -> None:
    text = SHORT.replace('"1 1"', '"1 2"').replace(old, new, 1)
    error = damaged(text)
    assert error.line == line
    assert str(error).startswith(f"line {line}: {sentence}")


def test_what_comes_before_the_damage_is_still_readable() -> None:
    """Nothing of the damaged line itself is in it, not even what could be read of that line."""
    error = damaged(SHORT.replace("hut 3,0", "hut 2,0"))
    assert error.readable is not None
    assert error.readable.names == {0: "Ada", 1: "Bo"}
    assert str(error.readable).endswith("1 0: draw JC; tile 0,0 0; hut 1,0\n")


def test_a_record_cut_off_is_noticed() -> None:
    text = SHORT[: SHORT.index("3 0:")]
    error = damaged(text)
    assert str(error) == (
        "line 8: the result is '1 1', but the turns stop at turn 3 with the game going on: the record is cut off"
    )
    assert error.readable is not None
    assert len(error.readable.state.history()) == 6


def test_a_record_cut_off_in_the_middle_of_a_line_is_noticed() -> None:
    assert str(damaged(SHORT[: SHORT.index(",0 0; hut 5")])).startswith("line 12: 'tile 4' should read: tile q,r d")


def test_a_wrong_result_is_noticed() -> None:
    assert str(damaged(SHORT)) == "line 8: the result is '1 1', but the turns lead to '1 2'"


def test_a_game_that_is_over_is_not_under_way() -> None:
    assert str(damaged(SHORT.replace('"1 1"', '"*"'))) == "line 8: the result is '*', but the turns lead to '1 2'"


def test_a_result_that_is_none_is_refused() -> None:
    assert str(damaged(SHORT.replace('"1 1"', '"won"'))).startswith("line 8: 'won' is not a result; a result is * or")


def test_a_result_may_be_missing() -> None:
    assert records.read(SHORT.replace('[Result "1 1"]\n', "")).state.places() == [1, 2]


def test_a_misspelt_option_does_not_pass_as_a_tag_of_no_meaning() -> None:
    assert str(damaged(SHORT.replace("[Tiles", "[Tile"))) == "line 4: the tag Tile means nothing; Tiles would"


def test_a_game_under_way_has_the_result_star() -> None:
    text = SHORT[: SHORT.index("2 1:")].replace('"1 1"', '"*"')
    assert str(records.read(text)) == text


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "{}", "\0\0", "1 0: draw JC"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    assert "line 1:" in str(damaged(text))


def test_comments_and_names_cannot_break_a_record() -> None:
    state = played(Rules(tiles=4), 1, 99)
    record = Record(TALUVA, state, names={0: 'a"]\n[Seed "0'}, comments={1: "a } {\nb", 2: "{"})
    again = records.read(str(record))
    assert again.names == {0: 'a"] [Seed "0'}
    assert again.comments == {1: "a ) ( b", 2: "("}


@pytest.mark.parametrize("name", ["a\u2028b", "a\rb", "a\x85b", "a\x0bb", " a  b "])
def test_a_name_stays_on_its_line(name: str) -> None:
    record = records.read(str(Record(TALUVA, played(Rules(tiles=4), 1, 3), names={0: name})))
    assert record.names == {0: "a b"}


@pytest.mark.parametrize("tag", ["Game", "Result", "Tiles", "Seat0", "two words", "", 'x"'])
def test_further_tags_cannot_mean_something_else(tag: str) -> None:
    with pytest.raises(SurtseyError, match="cannot be a further tag"):
        str(Record(TALUVA, played(Rules(tiles=4), 1, 3), tags={tag: "1"}))


def test_nobody_is_named_who_does_not_play() -> None:
    with pytest.raises(SurtseyError, match="there is no seat 7 to name; there are 2 players"):
        str(Record(TALUVA, played(Rules(tiles=4), 1, 3), names={7: "Zoe"}))


def test_options_that_need_each_other_are_read_together() -> None:
    """The tag of the powers stands before the option without which one of them would be refused."""
    options = {"powers": "burrowing,?,?,?,?,?,?,?,?", "burrowing": "yes", "setup": "quick"}
    text = str(Record(VOLCANIQUE, VOLCANIQUE.new(options, seed=1)))
    assert text.index("[Powers") < text.index("[Burrowing")
    assert str(records.read(text)) == text


# Volcanique

ISLANDS = """[Game "volcanique"]
[Preset "standard"]
[Players "2"]
[RulesVersion "2"]
[Setup "quick"]
[LimitedTiming "turn_start"]
[Seat0 "Ada"]
[Date "2026-11-16"]
[Result "*"]

0 0: first 0; take D; at 1,1; take DL; at 2,1; turn 1; take DML; turn 2
0 1: take L; at -1,-1; take DL; at -2,0; turn 1; take DML; turn 0; claim -1,0 M; deal A bountiful; deal B landslide; \
deal C agile; deal D diversion; deal E bomb; deal F flying; deal G pack; deal H lateral; deal I super; gain ML
1 0: pass; buy DML; pay ML; at -2,0; turn 4; claim -2,0 L; sacrifice 1,1 D {a brave one}
2 1: pass; buy DML
"""


def test_a_record_of_volcanique_is_written_as_it_was_read() -> None:
    record = records.read(ISLANDS)
    assert str(record) == ISLANDS
    assert record.names == {0: "Ada"}
    assert record.comments == {1: "a brave one"}
    assert record.turns == 2
    assert record.state.decision is not None
    assert (record.state.turn, record.state.decision.kind) == (2, "price")


def test_the_set_up_is_turn_0() -> None:
    record = records.read(ISLANDS)
    state, events = record.at(0)
    assert (state.turn, state.turn_seat) == (1, 0)
    assert events[0].code == "setup.first"
    assert {moment.turn for moment in state.history()} == {0}
    assert [moment.seat for moment in state.history()] == [0] * 8 + [1] * 18
    with pytest.raises(SurtseyError, match="there is no turn 3; the last one is 2"):
        record.at(3)


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ('[Preset "standard"]', '[Preset "loose"]', 2, "there is no preset 'loose'"),
        ('[Players "2"]', '[Players "9"]', 3, "players goes from 2 to 5, not 9"),
        ('[RulesVersion "2"]', '[RulesVersion "3"]', 4, "rules of version 3 are not known here"),
        ('[RulesVersion "2"]', '[RulesVersion "new"]', 4, "rules_version is 1 to 2, not 'new'"),
        ('[Setup "quick"]', '[Setup "slow"]', 5, "setup is chosen or quick, not 'slow'"),
        ('[Setup "quick"]', '[Powers "agile"]', 5, "powers is dealt, or one power for each of the 9 slots, not 1"),
        ("[LimitedTiming", "[LimitTiming", 6, "the tag LimitTiming means nothing; LimitedTiming would"),
        ("[Seat0", "[Seat2", 7, "there is no seat 2; there are 2 players"),
        ('[Date "2026-11-16"]', '[Position "volcanique"]', 8, "seats has to tell of all 2 seats"),
        ('[Date "2026-11-16"]', '[Position "taluva"]', 8, "a position of Volcanique begins with 'volcanique'"),
        ("0 0: first", "1 0: first", 11, "this should be turn 0 of seat 0, not 1 of seat 0"),
        ("first 0", "first 2", 11, "first 2: "),
        ("first 0", "first", 11, "'first' should read: first s, such as first 1"),
        ("first 0", "first 0; first 0", 11, "first 0: "),
        ("take D;", "take DX;", 11, "'DX' is not a land tile"),
        ("at 1,1", "at 9,9", 11, "at 9,9: "),
        ("; turn 2", "; turn 6", 11, "'6' is not a rotation"),
        ("; turn 2", "", 12, "this should be turn 0 of seat 0, not 0 of seat 1"),
        ("0 1: take", "0 0: take", 12, "this should be turn 0 of seat 1, not 0 of seat 0"),
        ("deal B landslide", "deal C landslide", 12, "deal C landslide: "),
        ("deal B landslide", "deal B bountiful", 12, "deal B bountiful: "),
        ("deal B landslide", "deal B fire", 12, "'fire' is not a power"),
        ("gain ML", "gain MLL", 12, "gain MLL: "),
        ("gain ML", "gain ML; pass", 12, "'pass' comes after the end of the turn"),
        ("1 0: pass", "1 1: pass", 13, "this should be turn 1 of seat 0, not 1 of seat 1"),
        ("1 0: pass; ", "1 0: ", 13, "buy DML: "),
        ("pay ML", "pay", 13, "'pay' should read: pay resources"),
        ("pay ML", "pay DDD", 13, "pay DDD: "),
        ("claim -2,0 L", "claim -2,0 L colossal", 13, "'claim -2,0 L colossal' should read: claim q,r B"),
        ("{a brave one}", "{a brave one", 13, "a brace is not closed"),
        ("2 1: pass; buy DML", "2 1: roll 1/6", 14, "roll 1/6: "),
        ("2 1: pass; buy DML", "2 1: card ?", 14, "card ?: "),
        ("2 1: pass; buy DML", "2 1:", 14, "an action is missing"),
        ("2 1: pass; buy DML", "two: pass", 14, "'two: pass' is not a turn"),
    ],
)
def test_a_damaged_record_of_volcanique_is_refused_with_its_line(old: str, new: str, line: int, sentence: str) -> None:
    assert old in ISLANDS
    text = ISLANDS.replace(old, new, 1)
    error = damaged(text)
    assert str(error).startswith(f"line {line}: {sentence}")
    assert error.line == line
    if line >= 11:
        assert error.readable is not None
        assert str(error.readable).splitlines()[10:] == text.splitlines()[10 : line - 1]


def test_a_record_of_volcanique_that_is_cut_off_is_noticed() -> None:
    text = ISLANDS.replace('[Result "*"]', '[Result "1 2"]')
    assert str(damaged(text)) == (
        "line 9: the result is '1 2', but the turns stop at turn 2 with the game going on: the record is cut off"
    )
    assert str(damaged(ISLANDS[:-9])).startswith("line 14: ")


def a_game(**options: str) -> str:
    """The record of a random game of Volcanique with secrets that is over."""
    rules = volcanique.Rules.from_options({"preset": "site", "setup": "quick", "turn_cap": "40", **options})
    return str(Record(VOLCANIQUE, played_volcanique(rules, 6, 9999)))


def test_a_finished_game_of_volcanique_tells_everything_and_its_seed() -> None:
    text = a_game()
    assert '[Seed "6"]' in text
    assert "?" not in text
    assert str(records.read(text)) == text


def test_the_result_of_volcanique_is_checked() -> None:
    text = a_game()
    reached = text.split('[Result "')[1].split('"')[0]
    other = "1 2" if reached != "1 2" else "2 1"
    assert str(damaged(text.replace(f'"{reached}"', f'"{other}"'))) == (
        f"line 7: the result is '{other}', but the turns lead to '{reached}'"
    )
    assert str(damaged(text + "99 0: pass\n")).endswith("the game is over before this line")


def test_secrets_of_a_running_game_are_read_as_they_are_told() -> None:
    state = VOLCANIQUE.new({"preset": "site", "setup": "quick"}, seed=5)
    while "card ?" not in str(Record(VOLCANIQUE, state)):
        legal = [str(action) for action in state.legal()]
        state.play("buy card" if "buy card" in legal else legal[0])
    text = str(Record(VOLCANIQUE, state))
    record = records.read(text)
    assert str(record) == text
    assert record.game.position(record.state) == VOLCANIQUE.position(state)
    record.state.deal(1)
    assert record.state.history() == []
    again = str(record)
    assert "[Position" in again
    assert "cards=" in again
    assert str(records.read(again)) == again


def test_a_game_from_a_position_keeps_it() -> None:
    record = records.read(ISLANDS)
    state = VOLCANIQUE.resume(record.game.position(record.state), 3)
    for _ in range(5):
        state.play(state.legal()[0])
    text = str(Record(VOLCANIQUE, state))
    assert records.read(text).state.start() is not None
    assert str(records.read(text)) == text
    assert str(damaged(text.replace('[Setup "quick"]', '[Setup "chosen"]'))).endswith(
        "the position is one of other rules than the tags"
    )
