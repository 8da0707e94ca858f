"""What a state promises to those who hold one."""

import copy
import pickle
from typing import Any

import pytest

from surtsey.game import IllegalAction, NotationError, RulesError, SurtseyError
from surtsey.records import Record
from surtsey.volcanique import VOLCANIQUE, Rules, State, read_board
from surtsey.volcanique.actions import ITEMS, parse
from surtsey.volcanique.describing import describe
from surtsey.volcanique.table import FIELDS, new_table, revived_table
from tests.volcanique.boards import at, legal, play
from tests.volcanique.games import played
from tests.write_table import FIELD, TABLE, written

QUICK = Rules(setup="quick")

BOARD = """
           D0  D   D   D       M1  M   M   M
    0,0:  D  1  D D  1  D  .  M  1  M M  1  M
           D   D   D   D       M   M   M   M
    seat 0: DDDMMM, powers A rift
    turn 5: seat 0
"""
VOLCANO = """
           ^   ^   D0  D   D   D
    0,0:  ^  2  ^ D  1  D D  1  D
           ^   ^   D   D   D   D
    flows: 0,0
    seat 0: DDDMMM
    turn 5: seat 1
"""


def everything(state: State) -> object:
    """All there is to a state: what can be seen, what cannot, and how it came about."""
    return VOLCANIQUE.position(state, secrets=True), state.legal(), state.history(), state.seed, state.is_given


def first_legal(state: State, times: int = 1) -> None:
    for _ in range(times):
        state.play(state.legal()[0])


# Decisions and turns


def test_a_decision_says_whose_it_is_and_what_it_is_about() -> None:
    decision = at(BOARD).decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.chance) == (0, "move", False)
    assert decision.why is not None
    assert decision.why.code == "move"
    assert str(decision.why) == "Seat 0: which critter moves, or none? 1 move left."


def test_a_decision_need_not_be_the_active_players() -> None:
    state = at(VOLCANO, "lava", lava_targets="land_first")
    play(state, *legal(state, "roll"))
    decision = state.decision
    assert decision is not None
    assert (state.turn_seat, decision.seat, decision.kind) == (1, 0, "displace")
    assert decision.why is not None
    assert decision.why.params["seat"] == 0


def test_where_chance_is_given_it_is_a_decision_too() -> None:
    state = at(VOLCANO, "lava")
    decision = state.decision
    assert decision is not None
    assert (decision.kind, decision.chance) == ("lava_roll", True)
    assert {each.split()[0] for each in legal(state)} == {"roll"}
    state.deal(1)
    assert state.decision is not None
    assert not state.decision.chance


def test_a_game_that_is_over_has_no_decision() -> None:
    state = played(Rules(setup="quick", turn_cap=10), 1, 999)
    assert state.decision is None
    assert state.legal() == []
    assert list(state.moves()) == []
    assert str(state.explain("pass")) == "The game is over."
    with pytest.raises(IllegalAction, match="pass: The game is over"):
        state.play("pass")
    with pytest.raises(IllegalAction, match="pass: The game is over"):
        state.preview("pass")


def test_turns_and_seats_in_the_set_up() -> None:
    """Each builds an island from the first player on; then each but the first takes resources."""
    state = State.given(Rules(players=3))
    assert (state.turn, state.turn_seat) == (0, 0)
    state.play("first 1")
    builders = []
    while state.decision is not None and state.decision.kind.startswith("set_up"):
        assert (state.turn, state.turn_seat) == (0, state.decision.seat)
        if state.turn_seat not in builders:
            builders.append(state.turn_seat)
        first_legal(state)
    assert builders == [1, 2, 0]
    first_legal(state, 9)
    for seat in (2, 0):
        assert state.decision is not None
        assert (state.decision.kind, state.decision.seat, state.turn_seat, state.turn) == ("gain", seat, seat, 0)
        first_legal(state)
    assert (state.turn, state.turn_seat) == (1, 1)


def test_turns_go_round() -> None:
    state = played(Rules(players=3, setup="quick"), 2, 0)
    seats: dict[int, int] = {}
    while state.turn < 8:
        if state.turn:
            seats[state.turn] = state.turn_seat
        first_legal(state)
    assert state.history()[0].turn == 0
    first = int(state.table.first)
    assert seats == {turn: (first + turn - 1) % 3 for turn in seats}
    assert {moment.seat for moment in state.history() if moment.turn == 1} == {first}


def test_a_state_shows_itself_in_short() -> None:
    assert repr(State.given(Rules())) == "<Volcanique, turn 0, seat 0: first>"
    assert repr(at(BOARD)) == "<Volcanique, turn 5, seat 0: move>"
    over = played(Rules(setup="quick", turn_cap=10), 1, 999)
    assert repr(over) == f"<Volcanique, turn {over.turn}, seat {over.turn_seat}: over>"


# Playing, explaining, previewing


def test_text_does_wherever_an_action_does() -> None:
    for action in ("move 0,0 D", parse("move 0,0 D")):
        state = at(BOARD)
        assert state.explain(action) is None
        assert [event.code for event in state.preview(action)] == ["critter.moved"]
        assert [event.code for event in state.play(action)] == ["critter.moved"]
        assert str(state.history()[-1].action) == "move 0,0 D"


def test_an_action_that_is_none_is_refused_everywhere() -> None:
    state = at(BOARD)
    for ask in (state.explain, state.play, state.preview, state.parse):
        with pytest.raises(NotationError, match="'fly' is not an action"):
            ask("fly 0,0")


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    state = at(BOARD)
    before = everything(state)
    for text in ("move 3,0 M", "move 9,9 D", "buy DM", "roll 1/6", "claim 0,0 D", "turn ?", "card ?", "first 0"):
        problem = state.explain(text)
        assert problem is not None
        with pytest.raises(IllegalAction) as refused:
            state.play(text)
        assert str(refused.value) == f"{text}: {problem}"
        assert refused.value.problem == problem
        assert refused.value.action == parse(text)
        with pytest.raises(IllegalAction):
            state.preview(text)
    assert everything(state) == before


def test_a_preview_changes_nothing() -> None:
    state = at(BOARD, "buy")
    state.deal(3)
    before = everything(state)
    for action in state.legal():
        state.preview(action)
    assert everything(state) == before


def test_a_preview_knows_no_dice() -> None:
    """With the sacrifice of seat 1 its turn is over, and lava flows in the next one."""
    state = at(
        """
                   ^   ^   D0  D   D   D   M1  M
            0,0:  ^  2  ^ D  1  D D  1  D M  1  M
                   ^   ^   D   D   D   D   M   M
            flows: 0,0
            turn 5: seat 1
        """,
        "sacrifice",
    )
    state.deal(1)
    foreseen = [event.code for event in state.preview("pass")]
    happened = [event.code for event in state.play("pass")]
    assert "turn.begins" in foreseen
    assert "rolled" not in foreseen
    assert happened[len(foreseen)] == "rolled"


def test_legal_lists_what_explain_allows() -> None:
    state = at(BOARD, "buy")
    allowed = set(legal(state))
    for item in ITEMS:
        assert (state.explain(f"buy {item}") is None) == (f"buy {item}" in allowed)


# Undoing


def test_undo_takes_back_what_was_decided_and_what_chance_brought_after_it() -> None:
    state = State.new(QUICK, 1)
    looks = []
    for _ in range(40):
        looks.append(everything(state))
        first_legal(state)
    for before in looks[::-1]:
        state.undo()
        assert everything(state) == before
    with pytest.raises(SurtseyError, match="1 cannot be taken back; since the start there were 0"):
        state.undo()
    assert everything(state) == looks[0]


def test_where_chance_is_given_it_counts_as_an_action() -> None:
    state = State.given(Rules())
    start = everything(state)
    play(state, "first 1", "take D")
    state.undo()
    assert legal(state, "take") != []
    state.undo()
    assert everything(state) == start


def test_given_and_own_chance_in_one_game() -> None:
    """Once the game has chance of its own, only decisions count, also those from before."""
    state = State.given(Rules())
    play(state, "first 1", "take D")
    state.deal(4)
    assert state.seed is None
    first_legal(state, 20)
    told = state.history()
    decisions = [moment.action for moment in told[2:] if not moment.chance]
    state.undo(len(decisions))
    assert [str(moment.action) for moment in state.history()] == ["first 1", "take D"]
    for action in decisions:
        state.play(action)
    assert state.history() == told
    with pytest.raises(SurtseyError, match=f"since the start there were {len(decisions) + 1}"):
        state.undo(len(decisions) + 2)
    state.undo(len(decisions) + 1)
    assert [str(moment.action) for moment in state.history()] == ["first 1"]
    assert legal(state, "take") != []


def test_too_much_undo_changes_nothing() -> None:
    state = State.new(QUICK, 1)
    first_legal(state, 3)
    before = everything(state)
    with pytest.raises(SurtseyError, match="4 cannot be taken back; since the start there were 3"):
        state.undo(4)
    with pytest.raises(SurtseyError, match="-1 actions cannot be taken back"):
        state.undo(-1)
    state.undo(0)
    assert everything(state) == before


def test_after_undo_another_way_can_be_gone() -> None:
    state = at(BOARD)
    play(state, "pass")
    state.undo()
    play(state, "move 0,0 D")
    assert [str(moment.action) for moment in state.history()] == ["move 0,0 D"]


# Copies


@pytest.mark.parametrize("made", ["copy", "copy.copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("given", [True, False])
def test_copies_are_equal_and_independent(made: str, given: bool) -> None:
    ways: dict[str, Any] = {
        "copy": State.copy,
        "copy.copy": copy.copy,
        "deepcopy": copy.deepcopy,
        "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    }
    state = at(BOARD) if given else played(Rules("site", setup="quick"), 5, 60)
    before = everything(state)
    twin = ways[made](state)
    assert everything(twin) == before
    for _ in range(30):
        twin.play(twin.legal()[0])
    assert everything(state) == before
    again = ways[made](state)
    for _ in range(30):
        again.play(again.legal()[0])
    assert everything(again) == everything(twin)
    twin.undo(30)
    assert everything(twin) == before


@pytest.mark.parametrize("odd", [0, 1])
def test_a_copy_of_a_table_has_all_its_fields(odd: int) -> None:
    """And so has one that was pickled. No two fields are alike, but for those that say yes or no only."""
    facts: dict[str, Any] = {}
    for number, (name, value) in enumerate(new_table(Rules()).facts().items(), 1):
        if isinstance(value, bool):
            facts[name] = number % 2 == odd
        else:
            facts[name] = [number, -number] if isinstance(value, list) else number
    table = revived_table(Rules(), facts)
    assert table.facts() == table.copy().facts() == pickle.loads(pickle.dumps(table)).facts() == facts


def test_the_copy_of_a_table_follows_from_its_fields() -> None:
    """If this fails: make table."""
    assert written(TABLE.read_text()) == TABLE.read_text()
    assert len(FIELD.findall(TABLE.read_text())) == len(FIELDS) > 50


def test_an_observation_can_be_pickled() -> None:
    state = played(Rules("site", setup="quick"), 5, 60)
    seen = state.observe(1)
    again = pickle.loads(pickle.dumps(seen))
    assert describe(again) == describe(seen)
    assert again.seat == 1


# Chance, seeds, starts


def test_chance_is_dealt_once() -> None:
    state = State.new(QUICK, 1)
    with pytest.raises(SurtseyError, match="the game has chance of its own already"):
        state.deal(2)


@pytest.mark.parametrize("seed", [-1, 1 << 63])
def test_a_seed_out_of_range_changes_nothing(seed: int) -> None:
    state = State.given(QUICK)
    before = everything(state)
    with pytest.raises(RulesError, match=f"a seed is a whole number from 0 to 9223372036854775807, not {seed}"):
        state.deal(seed)
    assert everything(state) == before


def test_the_seed_is_known_where_the_whole_game_came_from_it() -> None:
    assert State.new(QUICK, 7).seed == 7
    assert State.given(QUICK).seed is None
    given = State.given(QUICK)
    given.deal(7)
    assert given.seed == 7
    late = State.given(QUICK)
    late.play("first 0")
    late.deal(7)
    assert late.seed is None
    board = at(BOARD)
    board.deal(7)
    assert board.seed is None


def test_dealing_at_the_start_gives_the_game_of_the_seed() -> None:
    given = State.given(QUICK)
    given.deal(7)
    assert everything(given) == everything(State.new(QUICK, 7))


def test_a_game_from_its_beginning_has_no_start() -> None:
    assert State.new(QUICK, 1).start() is None
    assert State.given(QUICK).start() is None


def test_the_start_cannot_be_changed() -> None:
    state = at(BOARD)
    play(state, "pass")
    start = state.start()
    assert start is not None
    assert start.history() == []
    assert legal(start) == legal(at(BOARD))
    play(start, "move 0,0 D")
    again = state.start()
    assert again is not None
    assert legal(again) == legal(at(BOARD))
    state.undo()
    assert legal(state) == legal(at(BOARD))


def test_there_is_no_other_phase() -> None:
    for phase in ("nap", "", "end_turn", "MOVE"):
        with pytest.raises(SurtseyError, match=f"there is no phase '{phase}'; a turn has lava, move, buy,"):
            State.at(read_board(BOARD), phase)


@pytest.mark.parametrize("phase", ["lava", "move", "buy", "erosion", "claim", "sacrifice", "collect", "end"])
def test_a_turn_can_be_taken_up_at_every_phase(phase: str) -> None:
    state = at(BOARD, phase)
    assert state.turn >= 5
    assert state.is_given
    first_legal(state, 5)


@pytest.mark.parametrize("stage", ["final, left 1, ending, trigger critters 0", "flush, ending, trigger stalemate 0"])
def test_a_phase_that_a_turn_of_this_stage_does_not_have_is_refused(stage: str) -> None:
    """In final turns nobody collects, and when the last lava flows nobody buys."""
    table = read_board(BOARD.replace("turn 5: seat 0", f"turn 5: seat 0, stage {stage}"))
    with pytest.raises(SurtseyError, match="collect"):
        State.at(table, "collect")


# Seats


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_no_other_seats(seat: int) -> None:
    state = at(BOARD)
    for ask in (state.observe, state.may_interrupt):
        with pytest.raises(SurtseyError, match=f"there is no seat {seat}; seats are 0 to 1"):
            ask(seat)


def test_who_has_a_limited_power_left_may_interrupt() -> None:
    state = at(BOARD, "move", limited_timing="all")
    assert [state.may_interrupt(seat) for seat in (0, 1)] == [True, False]
    play(state, "pass")
    play(state, legal(state, "rift")[0])
    assert not state.may_interrupt(0)
    used = BOARD.replace("powers A rift", "powers A rift, used rift")
    assert not at(used).may_interrupt(0)
    assert at(used.replace("turn 5: seat 0", "turn 5: seat 0, ending, trigger winter 1")).may_interrupt(0)


def test_in_the_set_up_nobody_may_interrupt() -> None:
    state = State.new(Rules(), 1)
    assert not any(state.may_interrupt(seat) for seat in (0, 1))


# Scores


def test_scores_are_those_of_a_game_that_ended_now() -> None:
    state = at(BOARD)
    one, two = state.scores()
    assert (one.critters, one.edges, one.crater) == (1, 1, 0)
    assert two.critters == 1
    assert one.total == sum(value for part, value in one.json().items() if part != "total")
    assert state.places() is None


def test_scores_at_the_end_give_the_places() -> None:
    state = played(Rules(setup="quick", turn_cap=20), 3, 999)
    places = state.places()
    assert places is not None
    totals = [score.total for score in state.scores()]
    assert places.index(1) in [seat for seat, total in enumerate(totals) if total == max(totals)]


def test_nothing_has_been_scored_in_the_set_up() -> None:
    assert [score.critters for score in State.given(Rules(players=5)).scores()] == [0] * 5


def test_a_state_can_be_recorded_at_any_time() -> None:
    """Even before anything has happened."""
    assert str(Record(VOLCANIQUE, State.given(QUICK))).endswith('[Result "*"]\n\n')
