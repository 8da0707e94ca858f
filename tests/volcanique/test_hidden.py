"""What is hidden: Caldera cards, and how a tile was turned before a volcano buried it."""

import json
import pickle
from typing import Any

import pytest

from surtsey import records
from surtsey.chance import Chance
from surtsey.game import Event, IllegalAction
from surtsey.records import Record
from surtsey.volcanique import VOLCANIQUE
from surtsey.volcanique.actions import FORMS
from surtsey.volcanique.board import write_board
from surtsey.volcanique.describing import describe
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.state import State
from tests.volcanique.boards import at, kind, legal, play

GRID = "bountiful,extra,colossal,cooperative,exalted,frugal,herding,diversion,super"
DECK = [name for name in NAMES if name not in GRID.split(",") and name != "burrowing"]

ROW = """
           D0  D   D   D       M1  M   M   M
    0,0:  D  1  D D  1  D  .  M  1  M M  1  M
           D   D   D   D       M   M   M   M
"""


def holding(card: str, phase: str = "move", board: str = ROW, rest: str = "") -> State:
    """Seat 0, whose turn it is, holds a card, and seat 1 the card sea4."""
    return at(f"{board} seat 0: DDDMMMLLL, cards {card}\n seat 1: cards sea4{rest}", phase, caldera="yes", powers=GRID)


def turned(rotation: int | str) -> State:
    """Seat 0 has buried the duo on 0,0 with that rotation; it is still its turn."""
    state = at(
        """
                   D   M   M   M1      D0  D   D   D
            0,0:  D  1  M M  1  M  .  D  1  D D  1  D
                   D   M   M   M       D   D   D   D
            seat 0: DDDMMM, powers A
            seat 1: powers erosion
        """,
        "buy",
        erosion_targets="all",
    )
    play(state, "buy volcano", "at 0,0", f"turn {rotation}")
    return state


def buried(rotation: int | str) -> State:
    """The duo that seat 0 has buried lies on 0,0 with that rotation, and seat 1 may erode the volcano."""
    return at(
        f"""
                   ^   ^   M   M1
            0,0:  ^  2  ^ M  1  M
                   ^   ^   M   M
            under 0,0: DM{rotation}!0
            seat 1: powers erosion
            turn 2: seat 1
        """,
        "erosion",
        erosion_targets="all",
    )


def told(state: State, seat: int) -> Any:
    return describe(state.observe(seat))


def stack(state: State, seat: int) -> list[Any]:
    """What lies on 0,0, as a seat sees it: tiles, rotations, and who has turned them in secret."""
    found = next(hex["stack"] for hex in told(state, seat)["hexes"] if (hex["q"], hex["r"]) == (0, 0))
    return [(each["tile"], each["rotation"], each["turned_by"]) for each in found]


# Two states that differ only in what is hidden from seat 1


def different_cards() -> tuple[State, State]:
    return holding("agile3"), holding("flying1")


def different_cards_some_time_ago() -> tuple[State, State]:
    """They could have been played before something was bought; now it has to be paid."""
    one, other = holding("bomb3", "buy"), holding("lateral1", "buy")
    assert legal(one, "play") != legal(other, "play")
    play(one, "buy DML")
    play(other, "buy DML")
    return one, other


def different_rotations() -> tuple[State, State]:
    return turned(0), turned(4)


PAIRS = pytest.mark.parametrize(
    "pair",
    [different_cards, different_cards_some_time_ago, different_rotations],
    ids=["cards", "cards some time ago", "rotations"],
)


@PAIRS
def test_json_does_not_tell(pair: Any) -> None:
    one, other = pair()
    assert told(one, 0) != told(other, 0)
    assert json.dumps(told(one, 1)) == json.dumps(told(other, 1))


@PAIRS
def test_a_position_as_text_does_not_tell(pair: Any) -> None:
    one, other = pair()
    assert VOLCANIQUE.position(one) == VOLCANIQUE.position(other)


@PAIRS
def test_a_board_that_a_seat_sees_does_not_tell(pair: Any) -> None:
    one, other = pair()
    assert write_board(one.table) != write_board(other.table)
    assert write_board(one.observe(1).view.table) == write_board(other.observe(1).view.table)
    assert VOLCANIQUE.svg(one.observe(1).view) == VOLCANIQUE.svg(other.observe(1).view)


@PAIRS
def test_nothing_in_an_observation_tells(pair: Any) -> None:
    """Not one bit of it."""
    one, other = pair()
    assert pickle.dumps(one.observe(0)) != pickle.dumps(other.observe(0))
    assert pickle.dumps(one.observe(1)) == pickle.dumps(other.observe(1))


@PAIRS
def test_the_moves_of_an_observation_do_not_tell(pair: Any) -> None:
    one, other = pair()
    assert legal(one.observe(1).view) == legal(other.observe(1).view)
    assert sorted(one.observe(1).view.moves()) == sorted(other.observe(1).view.moves())


@PAIRS
def test_reasons_do_not_tell(pair: Any) -> None:
    """Whatever seat 1 asks about."""
    one, other = pair()
    asked = [form.split("such as ")[-1].split("; or")[0].split(", or")[0] for form in FORMS.values()]
    asked = [text.split(" or ")[0] for text in asked]
    asked += [f"play {power}" for power in ("agile", "flying", "sea", "rift")] + ["card agile 3", "card flying 1"]
    for action in asked:
        reasons = [str(state.observe(1).view.explain(action)) for state in (one, other)]
        assert reasons[0] == reasons[1], action


@PAIRS
def test_what_is_asked_does_not_tell(pair: Any) -> None:
    one, other = pair()
    assert one.observe(1).view.decision == other.observe(1).view.decision


def test_whether_a_seat_is_asked_at_all_does_not_tell() -> None:
    """Neither of the two critters of seat 0 can move. A card for points and one to be played look alike."""
    board = """
               D0  D   M1  M   L0  L
        0,0:  D  1  D M  1  M L  1  L
               D   D   M   M   L   L
    """
    one, other = holding("agile3", board=board), holding("pack3", board=board)
    assert legal(one, "play") == ["play agile"]
    assert legal(other, "play") == []
    assert json.dumps(told(one, 1)) == json.dumps(told(other, 1))


# Cards


def test_cards_of_others_are_not_seen() -> None:
    state = holding("agile3")
    assert [player["cards"] for player in told(state, 0)["players"]] == [[{"power": "agile", "points": 3}], [None]]
    assert [player["cards"] for player in told(state, 1)["players"]] == [[None], [{"power": "sea", "points": 4}]]


def test_their_points_are_not_seen_either() -> None:
    state = holding("agile3")
    assert [player["score"]["cards"] for player in told(state, 0)["players"]] == [3, 0]
    assert [player["score"]["cards"] for player in told(state, 1)["players"]] == [0, 4]


def test_how_many_cards_are_left_is_seen() -> None:
    for seat in (0, 1):
        assert told(holding("agile3"), seat)["supply"]["cards"] == 22 - 9 - 2


def test_only_who_draws_a_card_is_told_what_it_is() -> None:
    state = holding("agile3", "buy")
    state.play("buy card")
    events = state.play("card pack 1")
    assert [(event.code, event.only) for event in events[:2]] == [("card.taken", None), ("card.drawn", 0)]
    assert events[1].params == {"seat": 0, "power": "pack", "points": 1}
    assert "pack" not in public(events)


def public(events: list[Event]) -> str:
    """What everybody is told."""
    return json.dumps([event.json() for event in events if event.only is None])


def test_the_value_of_a_card_that_is_played_is_not_told() -> None:
    one, other = holding("agile3"), holding("agile1")
    assert [event.json() for event in one.play("play agile")] == [event.json() for event in other.play("play agile")]
    assert pickle.dumps(one.observe(1)) == pickle.dumps(other.observe(1))
    assert VOLCANIQUE.position(one) == VOLCANIQUE.position(other)


def test_a_preview_does_not_draw_the_card() -> None:
    state = holding("agile3", "buy")
    state.deal(1)
    events = state.preview("buy card")
    assert [event.code for event in events] == ["bought", "paid"]
    assert [event.code for event in state.play("buy card")] == ["bought", "paid", "card.taken", "card.drawn"]


# Buried tiles


def test_a_tile_is_turned_only_where_it_can_be_uncovered() -> None:
    """R65."""
    board = """
               D   M   M   M1
        0,0:  D  1  M M  1  M
               D   M   M   M
        seat 0: DDDMMM, powers A
    """
    for targets, asked in (("land", []), ("all", [f"turn {rotation}" for rotation in range(6)])):
        state = at(board, "buy", erosion_targets=targets)
        play(state, "buy volcano", "at 0,0")
        assert legal(state, "turn") == asked


def test_how_others_turned_a_tile_is_not_seen() -> None:
    state = turned(4)
    assert stack(state, 0) == [("DM", 4, 0), ("volcano", None, None)]
    assert stack(state, 1) == [("DM", None, 0), ("volcano", None, None)]
    assert "DM?!0" in VOLCANIQUE.position(state)


def test_only_who_turns_a_tile_is_told_how() -> None:
    state = turned(4)
    state.undo()
    events = state.play("turn 4")
    assert [event.only for event in events if event.code == "tile.turned"] == [0]
    state.undo()
    assert public(events) == public(state.play("turn 1"))


def test_what_is_uncovered_is_seen_by_all() -> None:
    state = buried(4)
    state.deal(1)
    play(state, "erode 0,0")
    for seat in (0, 1):
        assert stack(state, seat) == [("DM", 4, None)]
    assert "DM4" in VOLCANIQUE.position(state)
    assert "!" not in VOLCANIQUE.position(state)


# Samples


def test_a_sample_agrees_with_all_that_its_seat_can_see() -> None:
    for state in (holding("agile3"), holding("agile3", "buy", rest=" rift0\n played: pack2"), turned(4)):
        for seat in (0, 1):
            for seed in range(5):
                sample = state.observe(seat).sample(seed)
                assert told(sample, seat) == told(state, seat)
                assert not sample.is_given


def card_of(state: State, seat: int) -> str:
    card = told(state, seat)["players"][seat]["cards"][0]
    return f"{card['power']}{card['points']}"


def test_cards_of_others_are_drawn_anew_from_those_not_seen() -> None:
    """Seat 1 holds sea and rift, both cards worth 4; pack has been played."""
    state = holding("agile3", "buy", rest=" rift4\n played: pack2")
    samples = [state.observe(1).sample(seed) for seed in range(150)]
    assert {card_of(sample, 0)[:-1] for sample in samples} == {*DECK} - {"sea", "rift", "pack"}
    assert {card_of(sample, 0)[-1] for sample in samples} == {*"0123"}
    assert {card_of(sample, 1) for sample in samples} == {"sea4"}
    assert {card_of(state.observe(0).sample(seed), 0) for seed in range(20)} == {"agile3"}


def test_rotations_of_others_are_drawn_anew() -> None:
    state = turned(4)
    drawn = [stack(state.observe(1).sample(seed), 0)[0][1] for seed in range(60)]
    assert {*drawn} == {0, 1, 2, 3, 4, 5}
    assert {stack(state.observe(0).sample(seed), 0)[0][1] for seed in range(20)} == {4}


def test_the_same_seed_gives_the_same_sample() -> None:
    observation = holding("agile3").observe(1)
    assert pickle.dumps(observation.sample(7)) == pickle.dumps(observation.sample(7))


def test_in_a_sample_a_seat_plays_the_cards_that_it_has_there() -> None:
    """Seat 0 is to move: its card may be of use in this step, or not."""
    state = holding("agile3")
    useful = 0
    for seed in range(60):
        sample = state.observe(1).sample(seed)
        power = card_of(sample, 0)[:-1]
        expected = [f"play {power}"] if power in ("agile", "flying", "rift", "plates") else []
        assert legal(sample, "play") == expected
        useful += bool(expected)
    assert 0 < useful < 60


def test_a_sample_can_be_played_to_the_end() -> None:
    for state in (holding("agile3"), turned(4)):
        sample = state.observe(1).sample(3)
        while sample.decision is not None:
            play(sample, legal(sample)[-1])
        assert sample.places() is not None


# Records


def text(state: State) -> str:
    return records.write(Record(VOLCANIQUE, state))


def read(state: State) -> State:
    """What can be read from its record."""
    again = records.read(text(state)).state
    assert isinstance(again, State)
    return again


def test_the_record_of_a_running_game_does_not_show_cards() -> None:
    state = holding("agile3", "buy")
    play(state, "buy card", "card pack 1")
    assert "buy card; card ?" in text(state)
    assert "pack 1" not in text(state)
    assert "agile3" not in text(state)


def test_the_record_of_a_running_game_does_not_show_rotations() -> None:
    assert "at 0,0; turn ?" in text(turned(4))
    assert "turn 4" not in text(turned(4))


def test_other_rotations_are_no_secret() -> None:
    """Land that is laid for all to see."""
    state = holding("agile3", "buy")
    play(state, "buy DML", "pay DM", "at 1,0")
    play(state, legal(state, "turn")[0])
    assert "at 1,0; turn ?" not in text(state)


def ended(state: State) -> State:
    """Passes until the game is over."""
    while state.decision is not None:
        play(state, "pass" if "pass" in legal(state) else legal(state)[0])
    return state


LAST_TURN = "\n turn 10: seat 0"


def last_turn(card: str) -> State:
    """Of ten turns the last one, in which seat 0 buys a card and no land."""
    rest = {"caldera": "yes", "powers": GRID, "turn_cap": "10", "mandatory_buy": "no"}
    state = at(f"{ROW} seat 0: DML{LAST_TURN}", "buy", **rest)
    play(state, "buy card", card)
    return state


def test_the_record_of_a_finished_game_shows_everything() -> None:
    state = ended(last_turn("card pack 4"))
    assert "buy card; card pack 4" in text(state)
    assert read(state).places() == state.places()
    assert read(state).scores() == state.scores()


def test_a_record_with_hidden_cards_can_be_read_and_goes_on() -> None:
    """Written while the game is going on, at any moment of the turn in which the card came and of the next ones."""
    state = at(f"{ROW} seat 0: DDDMML\n seat 1: DDD", "buy", caldera="yes", powers=GRID)
    play(state, "buy card", "card pack 4")
    for _ in range(12):
        assert read(state).decision == state.decision
        assert told(read(state), 1) == told(state, 1)
        play(state, legal(state)[-1])


def test_a_record_with_hidden_rotations_can_be_read_and_goes_on() -> None:
    """Beyond the moment at which the tile is uncovered, for all to see."""
    state = buried(4)
    state.deal(1)
    assert told(read(state), 1) == told(state, 1)
    play(state, "erode 0,0")
    assert told(read(state), 1) == told(state, 1)


# Given chance, with what is not known


def test_a_card_may_come_that_is_not_known() -> None:
    state = holding("agile3", "buy")
    play(state, "buy card")
    assert state.explain("card ?") is None
    assert [event.code for event in state.play("card ?")] == ["card.taken"]
    assert told(state, 0)["players"][0]["cards"] == [{"power": "agile", "points": 3}, None]


def test_a_card_that_is_not_known_may_be_whatever_is_not_seen() -> None:
    """Seat 0 holds a card that nobody has told; sea is seat 1's."""
    state = holding("?")
    assert legal(state, "play") == ["play agile", "play plates", "play flying", "play rift"]
    play(state, "play agile")
    assert told(state, 0)["players"][0]["cards"] == []
    assert told(state, 0)["supply"]["cards"] == 22 - 9 - 2


def test_in_the_end_it_is_asked_what_the_card_was() -> None:
    state = last_turn("card ?")
    while state.decision is not None and not state.decision.chance:
        play(state, "pass" if "pass" in legal(state) else legal(state)[0])
    assert kind(state) == "show_card"
    assert state.places() is None
    assert "card pack 4" in legal(state)
    assert "card bountiful 4" not in legal(state), "it lies in the grid"
    assert play(state, "card pack 4")[0] == "card.shown"
    assert kind(state) is None
    assert state.scores()[0].cards == 4


def test_a_tile_may_be_turned_in_a_way_that_is_not_known() -> None:
    for seat in (0, 1):
        assert stack(turned("?"), seat)[0] == ("DM", None, 0)


def test_a_rotation_that_is_not_known_is_asked_when_the_tile_is_uncovered() -> None:
    state = buried("?")
    play(state, "erode 0,0")
    assert state.decision is not None
    assert state.decision.chance
    assert legal(state) == [f"turn {rotation}" for rotation in range(6)]
    play(state, "turn 5")
    assert stack(state, 1) == [("DM", 5, None)]


def test_a_rotation_is_told_where_the_game_has_its_own_chance() -> None:
    state = turned(4)
    state.undo()
    state.deal(1)
    with pytest.raises(IllegalAction):
        state.play("turn ?")


def test_a_game_with_its_own_chance_settles_what_is_not_known() -> None:
    state = holding("?")
    state.deal(1)
    assert told(state, 0)["players"][0]["cards"] != [None]


# When the game is over


def test_when_the_game_is_over_everybody_sees_all_cards_and_the_right_result() -> None:
    state = ended(last_turn("card pack 4"))
    for seat in (0, 1):
        assert told(state, seat)["players"][0]["cards"] == [{"power": "pack", "points": 4}]
        assert told(state, seat)["players"][0]["score"]["cards"] == 4
        assert told(state, seat)["places"] == state.places()
    again = VOLCANIQUE.resume(VOLCANIQUE.position(state), None)
    assert again.scores() == state.scores()
    assert again.places() == state.places()


@pytest.mark.parametrize("seed", range(8))
def test_undo_after_a_sample_brings_the_same_dice_again(seed: int) -> None:
    """What was hidden was settled by lot, and does not disturb the dice."""

    def look(state: State) -> object:
        return VOLCANIQUE.position(state, secrets=True), [moment.action for moment in state.history()]

    state, chance = holding("agile3").observe(1).sample(seed), Chance(seed, 1)
    looks = []
    for _ in range(40):
        looks.append(look(state))
        state.play(state.legal()[chance.below(len(state.legal()))])
    while looks:
        state.undo()
        assert look(state) == looks.pop()
