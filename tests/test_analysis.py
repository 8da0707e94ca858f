"""What the decisions of a game were worth, how that is told, and that nobody is judged by what he could not know."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from surtsey import records
from surtsey.analysis import Analysis, analyse, page
from surtsey.analysis.graph import LABEL_GAP, _apart
from surtsey.analysis.judged_turns import MARKS, Choice, PlayedAction, Turn
from surtsey.analysis.judging import FUTURES, Judge, Values
from surtsey.analysis.text_table import WIDTH, table
from surtsey.analysis.turning_points import LEAD, POINTS, TurningPoint, turning_points
from surtsey.cli.analyse import analyse as command
from surtsey.game import Game, Observation, State, SurtseyError
from surtsey.players import making
from surtsey.players.making import make_player
from surtsey.players.player import Budget, Candidate, Thought, deciding, never, nobody
from surtsey.records import Record
from surtsey.taluva import TALUVA
from surtsey.taluva import State as TaluvaState
from surtsey.volcanique import VOLCANIQUE
from surtsey.volcanique import State as VolcaniqueState

GOLDEN = Path(__file__).parent / "golden"
DOCS = Path(__file__).parent.parent / "docs" / "analysis.md"

SHORT = """[Game "taluva"]
[Players "2"]
[Tiles "4"]
[Seat0 "Ada"]
[Seat1 "Bo <3"]
[Date "2026-11-15"]

1 0: draw JC; tile 0,0 0; hut 1,0
2 1: draw SJ; tile 2,0 0; hut 3,0
3 0: draw RR; tile 4,0 0; hut 5,0
4 1: draw LL; tile 6,0 0; hut 7,0
"""


class Thinker:
    """Likes what it is told to like, and remembers what it was asked."""

    name = "thinker"

    def __init__(
        self,
        values: Callable[[State], Values],
        likes: Mapping[str, float] | None = None,
        visits: Mapping[str, int] | None = None,
    ) -> None:
        """What positions promise the seats; what actions do, 0.5 if nothing is said; and how often it looks at them."""
        self.values = values
        self.likes = likes or {}
        self.visits = visits or {}
        self.asked: list[Observation] = []
        self.budgets: set[Budget | None] = set()

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        view = deciding(observation)
        self.asked.append(observation)
        self.budgets.add(budget)
        candidates = [
            Candidate(action, self.visits.get(str(action), 1), self.likes.get(str(action), 0.5))
            for action in view.legal()
        ]
        candidates.sort(key=lambda candidate: -candidate.value)
        considered = tuple(candidate for candidate in candidates if candidate.visits >= 0)
        looks = sum(self.visits.values())
        return Thought(candidates[0].action, self.values(view), looks, candidates=considered)


def even(state: State) -> Values:
    return (1 / state.rules.players,) * state.rules.players


def by_huts(state: State) -> Values:
    """In Taluva: who has built the more huts is ahead."""
    assert isinstance(state, TaluvaState)
    built = [20.0 - state.supply_of(seat)[0] for seat in range(state.rules.players)]
    return tuple((1 + huts) / (len(built) + sum(built)) for huts in built)


def by_points(state: State) -> Values:
    """In Volcanique."""
    assert isinstance(state, VolcaniqueState)
    points = [1.0 + max(0, score.total) for score in state.scores()]
    return tuple(each / sum(points) for each in points)


def analysed(likes: Mapping[str, float], visits: Mapping[str, int] | None = None, text: str = SHORT) -> Analysis:
    return analyse(records.read(text), Thinker(even, likes, visits))


# What is judged


def test_each_turn_has_its_number_its_seat_and_its_actions() -> None:
    turns = analysed({}).turns
    assert [(turn.row, turn.number, turn.seat, turn.start) for turn in turns] == [
        (1, 1, 0, 0), (2, 2, 1, 3), (3, 3, 0, 6), (4, 4, 1, 9)
    ]  # fmt: skip
    assert turns[1].actions == (
        PlayedAction("draw SJ", True),
        PlayedAction("tile 2,0 0", False),
        PlayedAction("hut 3,0", False),
    )
    assert [(choice.seat, choice.action, choice.played) for choice in turns[1].choices] == [
        (1, 1, "tile 2,0 0"), (1, 2, "hut 3,0")
    ]  # fmt: skip


def test_the_loss_is_the_best_value_minus_that_of_what_was_played() -> None:
    choice = analysed({"tile 2,0 1": 0.61, "tile 2,0 0": 0.34}).turns[1].choices[0]
    assert choice.best == ("tile 2,0 1",)
    assert (choice.best_value, choice.played_value) == (0.61, 0.34)
    assert choice.loss == pytest.approx(0.27)
    assert not choice.agrees


def test_nothing_is_lost_by_the_best_action_or_one_as_good() -> None:
    assert analysed({"tile 2,0 0": 0.9}).turns[1].choices[0].loss == 0
    equal = analysed({"tile 2,0 1": 0.9, "tile 2,0 0": 0.9}).turns[1].choices[0]
    assert equal.loss == 0
    assert equal.agrees


def test_the_loss_of_a_turn_is_that_of_all_its_decisions() -> None:
    turn = analysed({"tile 2,0 1": 0.56, "hut 2,1": 0.57}).turns[1]
    assert [choice.loss for choice in turn.choices] == pytest.approx([0.06, 0.07])
    assert turn.loss(1) == pytest.approx(0.13)
    assert turn.loss(0) == 0


def test_a_decision_better_than_the_best_found_makes_up_for_another() -> None:
    lost, better = a_choice(0, 0.6, 0.5), a_choice(0, 0.5, 0.53)
    assert [lost.loss, better.loss] == pytest.approx([0.1, 0])
    assert a_turn(1, (0.5, 0.5), (0.5, 0.5), [lost, better]).loss(0) == pytest.approx(0.07)
    assert a_turn(1, (0.5, 0.5), (0.5, 0.5), [better]).loss(0) == 0


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.044, None),
        (0.046, "inaccuracy"),
        (0.094, "inaccuracy"),
        (0.096, "mistake"),
        (0.196, "blunder"),
        (1, "blunder"),
    ],
)
def test_marks_by_the_loss(loss: float, mark: str | None) -> None:
    assert a_turn(1, (0.5, 0.5), (0.5, 0.5), choices=[a_choice(0, 1.0, 1.0 - loss)]).mark(0) == mark


def test_an_only_move_is_one_without_which_it_would_have_been_a_blunder() -> None:
    assert analysed({"tile 2,0 0": 0.71}).turns[1].mark(1) == "only move"
    assert analysed({"tile 2,0 0": 0.69}).turns[1].mark(1) is None
    assert analysed({"tile 2,0 1": 0.71}).turns[1].mark(1) == "blunder"
    looked_at = analysed({"tile 2,0 0": 0.71, "tile 2,0 1": 0.6}).turns[1]
    assert looked_at.mark(1) is None


def test_an_action_that_got_hardly_a_look_does_not_keep_another_from_being_the_only_one() -> None:
    likes, others = {"tile 2,0 0": 0.71, "tile 2,0 1": 0.6}, {"tile -2,0 0": 40}
    assert analysed(likes, {**others, "tile 2,0 0": 40, "tile 2,0 1": 3}).turns[1].mark(1) == "only move"
    assert analysed(likes, {**others, "tile 2,0 0": 40, "tile 2,0 1": 4}).turns[1].mark(1) is None


def test_an_action_that_was_not_considered_is_judged_by_the_position_after_it() -> None:
    thinker = Thinker(by_huts, {"expand 1,0 J": 0.9, "hut 2,0": 0.9}, {"hut 5,0": -1})
    text = SHORT[: SHORT.index("4 1:")]
    choice = analyse(records.read(text), thinker).turns[2].choices[1]
    assert choice.played == "hut 5,0"
    assert (choice.best_value, choice.played_value) == (3 / 5, 3 / 5)  # two huts of three, and a start of one each
    assert choice.loss == 0


def test_an_action_that_was_looked_at_too_little_is_judged_by_the_position_after_it_too() -> None:
    likes = {"tile 2,0 1": 0.9, "tile 2,0 0": 0.2}
    little, enough = {"tile 2,0 1": 76, "tile 2,0 0": 24}, {"tile 2,0 1": 75, "tile 2,0 0": 25}
    assert analysed(likes, little).turns[1].choices[0].played_value == 0.5
    assert analysed(likes, enough).turns[1].choices[0].played_value == 0.2


def test_the_position_after_an_action_is_judged_by_whoever_decides_next() -> None:
    thinker = Thinker(even, {"hut 2,1": 0.9}, {"hut 3,0": -1})
    judge = Judge(TALUVA, thinker)
    record = records.read(SHORT)
    state, _ = record.at(1)
    state.play("draw SJ")
    state.play("tile 2,0 0")
    judge.compare(state.observe(1), state.parse("hut 3,0"))
    build, *after = thinker.asked
    assert build.seat == 1
    assert {(observation.seat, observation.view.turn) for observation in after} == {(0, 3)}
    drawn = [observation.view.decision for observation in after]
    assert all(decision is not None and decision.kind == "tile" for decision in drawn)


def test_actions_are_compared_by_the_same_luck() -> None:
    """The tile that is drawn in the trial decides; it must not decide between two equal huts."""

    def by_tile(state: State) -> Values:
        assert isinstance(state, TaluvaState)
        luck = (state.tile or "?").count("S") / 2
        return luck, 1 - luck

    thinker = Thinker(by_tile, {"hut 2,1": 0.9}, {"hut 3,0": -1})
    turn = analyse(records.read(SHORT[: SHORT.index("3 0:")]), thinker).turns[1]
    assert turn.choices[1].loss == 0
    assert 0 < turn.after[0] < 1
    assert turn.after[0] * FUTURES * 2 == round(turn.after[0] * FUTURES * 2)


def test_the_same_position_is_thought_about_once() -> None:
    thinker = Thinker(even, {"tile 2,0 1": 0.9}, {"tile 2,0 0": -1})
    analyse(records.read(SHORT), thinker)
    keys = seen_by(thinker, TALUVA, (0, 1))
    assert len(keys) == len(set(keys))


def test_every_thought_may_cost_the_same() -> None:
    thinker = Thinker(even, {"tile 2,0 1": 0.9}, {"tile 2,0 0": -1})
    analyse(records.read(SHORT), thinker, budget=Budget(7, 0.5))
    assert len(thinker.asked) > 6
    assert thinker.budgets == {Budget(7, 0.5)}


def test_the_best_line_goes_on_as_far_as_it_is_known() -> None:
    thinker = Thinker(even, {"tile 2,0 1": 0.9, "hut 2,1": 0.8}, {"tile 2,0 0": -1})
    turn = analyse(records.read(SHORT), thinker).turns[1]
    assert turn.choices[0].best == ("tile 2,0 1", "hut 2,1")
    assert turn.best == ("tile 2,0 0", "hut 2,1")  # the tile turned out to be as good
    assert analysed({"tile 2,0 1": 0.9}).turns[1].best == ("tile 2,0 1",)
    assert analysed({"hut 2,1": 0.9}).turns[1].best == ("tile 2,0 0", "hut 2,1")
    assert analysed({}).turns[1].best == ("tile 2,0 0", "hut 3,0")


def test_judgements_before_and_after_a_turn() -> None:
    """Before: with the tile that was drawn. After: before the next one is."""
    tiles: list[str | None] = []

    def note(state: State) -> Values:
        assert isinstance(state, TaluvaState)
        tiles.append(state.tile)
        return by_huts(state)

    turns = analyse(records.read(SHORT[: SHORT.index("3 0:")]), Thinker(note)).turns
    assert tiles[0] == "JC"
    assert (turns[0].before, turns[0].after) == ((1 / 2, 1 / 2), (2 / 3, 1 / 3))
    assert (turns[1].before, turns[1].after) == ((2 / 3, 1 / 3), (1 / 2, 1 / 2))


def test_at_the_end_the_value_is_the_result() -> None:
    record = records.read(SHORT)
    assert record.state.places() == [1, 1]
    assert analyse(record, Thinker(by_huts)).turns[-1].after == (0.5, 0.5)
    won = records.read(SHORT.replace('[Tiles "4"]', '[Tiles "3"]').replace("4 1: draw LL; tile 6,0 0; hut 7,0\n", ""))
    assert won.state.places() == [1, 2]
    assert analyse(won, Thinker(by_huts)).turns[-1].after == (1, 0)


def test_an_unfinished_game_is_analysed_as_far_as_it_goes() -> None:
    middle = SHORT[: SHORT.index("; hut 5,0")] + "\n"
    found = analyse(records.read(middle), Thinker(by_huts))
    assert found.places is None
    assert [len(turn.choices) for turn in found.turns] == [2, 2, 1]
    assert found.json()["result"] is None


def test_a_record_without_turns_has_nothing_to_analyse() -> None:
    with pytest.raises(SurtseyError, match="the record has no turns to analyse"):
        analysed({}, text=SHORT[: SHORT.index("1 0:")])


def test_a_player_without_opinions_is_refused() -> None:
    with pytest.raises(SurtseyError, match="the player random has no opinion on who will win"):
        analyse(records.read(SHORT), make_player("random", 1))


def test_progress_counts_the_actions() -> None:
    told: list[tuple[int, int]] = []
    analyse(records.read(SHORT), Thinker(even), lambda done, total: told.append((done, total)))
    assert told == [(done, 12) for done in range(1, 13)]


# What cannot be known


def test_what_comes_later_changes_no_judgement() -> None:
    text = (GOLDEN / "taluva-ferti-2012-3.txt").read_text()
    text = re.sub(r'\[(Result|Seed) ".*"\]\n', "", text)
    short, long = (
        analyse(records.read(text[: text.index(f"\n{turn} ") + 1]), Thinker(by_huts, {"tile 1,1 1": 0.7}, {}))
        for turn in (7, 9)
    )
    assert len(long.turns) == len(short.turns) + 2 == 8
    assert long.turns[:6] == short.turns


def eroded(rotation: int) -> Record:
    """A part of a game of Volcanique in which seat 0 turns a tile below others, which only it may know."""
    whole = records.read((GOLDEN / "volcanique-site-3.txt").read_text())
    state = whole.game.resume(whole.game.position(whole.at(72)[0], secrets=True), None)
    for moment in whole.state.history():
        if 73 <= moment.turn <= 77:
            secret = moment.turn == 73 and moment.secret is not None
            state.play(f"turn {rotation}" if secret else moment.action)
    return Record(VOLCANIQUE, state)


def seen_by(thinker: Thinker, game: Game, seats: Iterable[int]) -> list[tuple[int, str]]:
    """The positions that a player was asked about in the place of some seats."""
    return [
        (observation.seat, game.position(observation.view, secrets=True))
        for observation in thinker.asked
        if observation.seat in seats
    ]


def test_nobody_is_judged_by_what_only_others_know() -> None:
    one, other = Thinker(by_points), Thinker(by_points)
    first, second = analyse(eroded(4), one), analyse(eroded(2), other)
    assert seen_by(one, VOLCANIQUE, (1, 2)) == seen_by(other, VOLCANIQUE, (1, 2))
    assert seen_by(one, VOLCANIQUE, [0]) != seen_by(other, VOLCANIQUE, [0])
    for turn, same in zip(first.turns, second.turns, strict=True):
        assert [turn.choices_of(seat) for seat in (1, 2)] == [same.choices_of(seat) for seat in (1, 2)]


def test_what_is_secret_in_a_game_that_goes_on_is_neither_told_nor_judged() -> None:
    turn = analyse(eroded(4), Thinker(even)).turns[0]
    actions = [action.text for action in turn.actions]
    assert "turn ?" in actions
    assert "turn 4" not in actions
    assert actions.index("turn ?") not in [choice.action for choice in turn.choices]


def test_decisions_out_of_turn_count_for_the_seat_that_decided() -> None:
    turn = analyse(eroded(4), Thinker(even, {"pass": 0.9})).turns[-1]
    assert (turn.number, turn.seat) == (77, 1)
    assert [choice.played for choice in turn.choices_of(0)] == ["divert"]
    assert turn.loss(0) == pytest.approx(0.4)
    assert turn.mark(0) == "blunder"
    assert {"seat": 0, "loss": 0.4, "mark": "blunder"} in turn.json()["losses"]
    assert turn.loss(1) == 0


def test_forced_decisions_are_not_analysed() -> None:
    thinker = Thinker(even)
    record = eroded(4)
    found = analyse(record, thinker)
    assert all(len(observation.view.legal()) > 1 for observation in thinker.asked)
    decisions = [moment for moment in record.state.history() if not moment.chance]
    assert sum(len(turn.choices) for turn in found.turns) < len(decisions)


# What is told


def a_choice(seat: int, best: float, played: float, values: Values = (0.5, 0.5)) -> Choice:
    return Choice(seat, 1, "hut 3,0", ("hut 4,0",), values, best, played, False)


def a_turn(row: int, before: Values, after: Values, choices: Iterable[Choice] = ()) -> Turn:
    actions = (PlayedAction("draw JC", True), PlayedAction("hut 3,0", False))
    seat = (row - 1) % len(before)
    return Turn(row, row, seat, 2 * row - 2, actions, before, after, tuple(choices) or (a_choice(seat, 0.5, 0.5),))


def points(*turns: Turn, over: bool = False) -> list[TurningPoint]:
    return turning_points(turns, ((0,), (1,)), ("Ada", "Bo"), over)


def test_a_loss_that_costs_the_lead() -> None:
    (point,) = points(
        a_turn(1, (0.6, 0.4), (0.4, 0.6), [a_choice(0, 0.61, 0.34, (0.6, 0.4))]),
        a_turn(2, (0.4, 0.6), (0.4, 0.6)),
    )
    assert point.text == "Turn 1: Ada lets the lead slip: hut 3,0 instead of hut 4,0, from 61 % to 34 %."
    assert (point.row, point.turn, point.seat, point.kind, point.position) == (1, 1, 0, "loss", 1)


@pytest.mark.parametrize(
    ("values", "best", "played", "words"),
    [
        ((0.8, 0.2), 0.9, 0.7, "Ada gives away part of the lead"),
        ((0.45, 0.55), 0.6, 0.4, "Ada misses the lead"),
        ((0.3, 0.7), 0.35, 0.2, "Ada loses ground"),
    ],
)
def test_other_losses_by_where_the_seat_stands(values: Values, best: float, played: float, words: str) -> None:
    (point,) = points(a_turn(1, values, values, [a_choice(0, best, played, values)]))
    assert point.text.startswith(f"Turn 1: {words}: hut 3,0 instead of hut 4,0, from ")


def test_small_losses_are_no_turning_points() -> None:
    assert not points(a_turn(1, (0.5, 0.5), (0.5, 0.5), [a_choice(0, 0.59, 0.5)]))


def test_the_favourite_changes_only_if_another_is_clearly_ahead() -> None:
    assert LEAD == 0.1
    assert not points(a_turn(1, (0.6, 0.4), (0.48, 0.52)), a_turn(2, (0.46, 0.54), (0.6, 0.4)))
    (point,) = points(a_turn(1, (0.6, 0.4), (0.54, 0.46)), a_turn(2, (0.54, 0.46), (0.44, 0.56)))
    assert point.text == "Turn 2: the lead passes to Bo, from 46 % to 56 %."
    assert point.kind == "lead"


def test_the_lead_is_put_down_to_what_brought_most_of_it() -> None:
    (point,) = points(a_turn(1, (0.7, 0.3), (0.47, 0.53)), a_turn(2, (0.45, 0.55), (0.45, 0.55)))
    assert point.text == "Turn 1: the lead passes to Bo, from 30 % to 53 %."
    back = a_turn(2, (0.52, 0.48), (0.44, 0.56))
    (point,) = points(a_turn(1, (0.7, 0.3), (0.47, 0.53)), back)
    assert point.turn == 2  # in between Ada was ahead again


def test_nobody_is_the_favourite_at_first() -> None:
    assert not points(a_turn(1, (0.5, 0.5), (0.4, 0.6)), a_turn(2, (0.4, 0.6), (0.3, 0.7)))


def test_chance_may_bring_the_lead() -> None:
    (point,) = points(a_turn(1, (0.6, 0.4), (0.6, 0.4)), a_turn(2, (0.3, 0.7), (0.3, 0.7)))
    assert point.text == "Turn 2: draw JC brings Bo the lead, from 40 % to 70 %."
    assert (point.kind, point.seat) == ("luck", 1)


def test_the_last_turn_may_bring_the_win() -> None:
    game = (a_turn(1, (0.6, 0.4), (0.6, 0.4)), a_turn(2, (0.6, 0.4), (0, 1)))
    assert [point.text for point in points(*game, over=True)] == ["Turn 2: the win goes to Bo, from 40 % to 100 %."]
    assert "the lead passes to Bo" in points(*game)[0].text


def test_teams_lead_together() -> None:
    turns = [a_turn(1, (0.6, 0.4, 0.6, 0.4), (0.3, 0.7, 0.3, 0.7))]
    (point,) = turning_points(turns, ((0, 2), (1, 3)), ("Ada", "Bo", "Cy", "Di"), False)
    assert point.text == "Turn 1: the lead passes to Bo and Di, from 40 % to 70 %."


def test_only_the_biggest_turning_points_are_named_in_the_order_of_the_game() -> None:
    swings = [(0.3 - 0.01 * row, 0.7 + 0.01 * row) for row in range(20)]
    turns = [a_turn(row, *(pair[::-1] if row % 2 else pair,) * 2) for row, pair in enumerate(swings, 1)]
    found = points(*turns)
    assert len(found) == POINTS
    assert [point.row for point in found] == list(range(20 - POINTS + 1, 21))


def test_the_summary_of_a_seat() -> None:
    found = analysed({"tile 2,0 1": 0.61, "tile 2,0 0": 0.34, "hut 8,0": 0.51, "hut 7,1": 0.51})
    summary = found.summary(1)
    losses = [turn.loss(1) for turn in (found.turns[1], found.turns[3])]
    assert (summary.name, summary.place, summary.turns, summary.decisions) == ("Bo <3", 1, 2, 4)
    assert summary.mean_loss == pytest.approx(sum(losses) / 2)
    assert (summary.inaccuracies, summary.mistakes, summary.blunders) == (0, 0, 1)
    agreeing = [choice.agrees for turn in found.turns for choice in turn.choices_of(1)]
    assert summary.agreement == sum(agreeing) / 4 < 1


def test_the_same_player_gives_the_same_analysis() -> None:
    text = SHORT[: SHORT.index("3 0:")]
    first, second = (analyse(records.read(text), make_player("search:5", 7)) for _ in range(2))
    assert first == second
    assert json.loads(json.dumps(first.json())) == first.json()


def keys_of(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data) | {key for name, value in data.items() if name != "options" for key in keys_of(value)}
    return {key for value in data for key in keys_of(value)} if isinstance(data, list) else set()


def a_blundered_game() -> Analysis:
    return analysed({"tile 2,0 1": 0.61, "tile 2,0 0": 0.34})


def test_every_key_of_the_json_is_described_and_no_other() -> None:
    described = set(re.findall(r"^\| `(\w+)` \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE))
    assert keys_of(a_blundered_game().json()) == described


def test_the_marks_are_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for mark, least in MARKS.items():
        assert f"| {mark} | {least} % or more |" in text


# The table


def test_the_table_tells_turns_turning_points_and_summaries() -> None:
    text = table(a_blundered_game())
    assert text.startswith(
        "taluva edition=hig-2006 players=2 tiles=4: Ada - Bo <3\nJudged by thinker. Values are chances"
    )
    (row,) = [line for line in text.splitlines() if line.endswith("draw SJ; tile 2,0 0; hut 3,0")]
    assert row.split()[:8] == ["2", "1", "50", "50", "50", "50", "27", "%"]
    assert "??" in row
    assert "  tile 2,0 1 instead of tile 2,0 0: 27 % better\n" in text
    assert "\nTurning points:\n  Turn 2: Bo <3 misses the lead: " in text
    assert re.search(r"^Bo <3, place 1 .* 1 +75 %$", text, re.MULTILINE)


def test_the_table_of_a_ranking_game_says_what_the_values_are() -> None:
    text = SHORT.replace('[Tiles "4"]', '[Tiles "4"]\n[Ranking "yes"]')
    assert "100 % is the first, 0 % the last" in table(analysed({}, text=text))


def five() -> Record:
    """The beginning of a game of Volcanique for five."""
    text = re.sub(r'\[(Result|Seed) ".*"\]\n', "", (GOLDEN / "volcanique-standard-5.txt").read_text())
    return records.read(text[: text.index("\n4 3:") + 1])


def test_the_table_fits_100_columns_however_many_play() -> None:
    text = table(analyse(five(), Thinker(by_points, {"pass": 0.9})))
    assert max(map(len, text.splitlines())) <= WIDTH == 100
    assert len(text.splitlines()) > 20


# The page


class Page(HTMLParser):
    """A page taken to pieces. Refuses tags that are not closed, or closed in the wrong order."""

    EMPTY = ("meta", "img", "path", "circle")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append((self.open[-1] if self.open else "", data))

    def all(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag == name]

    def said(self, tag: str) -> str:
        return " ".join(word for inside, word in self.words if inside == tag)


def blundered_page() -> str:
    return page(a_blundered_game(), records.read(SHORT))


def test_the_page_needs_nothing_from_outside() -> None:
    text = blundered_page()
    found = Page(text)
    assert not found.all("script")
    assert not found.all("link")
    sources = [attributes["src"] or "" for attributes in found.all("img")]
    assert sources
    assert all(source.startswith("data:image/svg+xml;base64,") for source in sources)
    assert all((attributes["href"] or "").startswith("#") for attributes in found.all("a"))
    assert "http" not in text
    assert "url(" not in text


def test_every_link_of_the_page_leads_somewhere() -> None:
    found = Page(blundered_page())
    ids = [attributes["id"] for _, attributes in found.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    targets = {(attributes["href"] or "")[1:] for attributes in found.all("a")}
    assert targets == {"row-2", "point-1"}
    assert targets <= set(ids)
    references = [
        each
        for _, attributes in found.tags
        for name in ("aria-labelledby", "aria-describedby")
        for each in (attributes.get(name) or "").split()
    ]
    assert references
    assert set(references) <= set(ids)


def test_the_page_tells_what_the_table_tells() -> None:
    found = Page(blundered_page())
    assert found.said("h1") == "Taluva: Ada - Bo <3"
    assert "Played on 2026-11-15." in found.said("p")
    assert "Ada and Bo <3 share the win in turn 4." in found.said("p")
    said = found.said("h3").replace("\u00a0", " ")
    assert said == "Turn 2: Bo <3 misses the lead: tile 2,0 0 instead of tile 2,0 1, from 61 % to 34 %."
    assert "?? blunder" in found.said("span")
    rows = [attributes["id"] for attributes in found.all("tr") if "id" in attributes]
    assert rows == ["row-1", "row-2", "row-3", "row-4"]


def test_the_page_can_be_read_without_eyes() -> None:
    found = Page(blundered_page())
    assert found.all("html") == [{"lang": "en"}]
    headings = [int(tag[1]) for tag, _ in found.tags if re.fullmatch(r"h[1-6]", tag)]
    assert headings[0] == 1
    assert headings.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(headings))
    assert all(attributes.get("scope") in ("row", "col") for attributes in found.all("th"))
    assert all("Seat 1 (ivory, triangle)" in (attributes["alt"] or "") for attributes in found.all("img"))
    graphs = [attributes for attributes in found.all("svg") if attributes.get("role") == "group"]
    assert len(graphs) == len(found.all("desc")) == 2
    assert "Bo <3 (triangle) begins at 50 % and ends at 50 %." in found.said("desc")
    others = [attributes for attributes in found.all("svg") if attributes not in graphs]
    assert all(attributes["aria-hidden"] == "true" for attributes in others)
    boxes = [attributes for attributes in found.all("div") if attributes.get("role") == "region"]
    assert len(boxes) == len(found.all("table")) == 2
    assert all(attributes["tabindex"] == "0" and attributes["aria-label"] for attributes in boxes)


def test_the_page_suits_light_and_dark_and_phones() -> None:
    text = blundered_page()
    assert "prefers-color-scheme: dark" in text
    assert "max-width: 640px" in text
    names = set(re.findall(r"var\((--[a-z-]+)\)", text))
    light, dark = text.split("@media (prefers-color-scheme: dark)")
    assert all(f"{name}: #" in light and f"{name}: #" in dark for name in names)


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, by the formula of WCAG 2."""
    lights = []
    for colour in (one, other):
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        lights.append(0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    return max(lights) / min(lights)


def test_the_colours_of_the_page_can_be_read() -> None:
    light, dark = blundered_page().split("@media (prefers-color-scheme: dark)")
    for theme in (light, dark):
        colours = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", theme))
        for ground in ("paper", "card"):
            for ink in ("ink", "faded", "link", "good"):
                assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)
            for line in ("casing", "accent"):
                assert contrast(colours[line], colours[ground]) >= 3, (line, ground)
        assert contrast(colours["on-accent"], colours["accent"]) >= 4.5
        assert contrast(colours["sea"], "#ffffff") >= 4.5


def test_the_graph_has_a_line_for_each_seat() -> None:
    found = Page(page(analyse(five(), Thinker(by_points)), five()))
    lines = [attributes["data-seat"] for attributes in found.all("g") if attributes.get("class") == "seat"]
    assert lines == ["0", "1", "2", "3", "4"] * 2
    assert "seat 4 (cross) begins at 20 %" in found.said("desc")
    assert "The game goes on after turn 3." in found.said("p")


def test_a_game_without_turning_points_says_so() -> None:
    text = page(analysed({}), records.read(SHORT))
    assert "There are none: the favourite never changed, and nobody lost much at once." in text


def test_labels_at_the_ends_of_lines_do_not_cover_each_other() -> None:
    order, heights = _apart([300.0, 300.0, 40.0, 299.0])
    assert order == [2, 3, 0, 1]
    assert heights[0] == 40
    assert all(below - above >= LABEL_GAP for above, below in pairwise(heights))


# The command


@pytest.fixture(name="thinker")
def thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the player's name, a quick one comes."""
    likes = {"tile 2,0 1": 0.61, "tile 2,0 0": 0.34}
    monkeypatch.setattr(making, "make_player", lambda _name, _seed: Thinker(even, likes))


def run(*arguments: str, text: str = SHORT) -> Result:
    return CliRunner().invoke(command, ["-", *arguments], input=text)


@pytest.mark.usefixtures("thinker")
def test_the_command_prints_the_table_and_writes_files(tmp_path: Path) -> None:
    data, html = tmp_path / "game.json", tmp_path / "game.html"
    result = run("--json", str(data), "--html", str(html))
    assert result.exit_code == 0, result.output
    assert result.stdout == table(a_blundered_game())
    assert json.loads(data.read_text(encoding="utf-8")) == a_blundered_game().json()
    assert html.read_text(encoding="utf-8") == blundered_page()


@pytest.mark.usefixtures("thinker")
def test_the_command_writes_to_standard_output_instead_of_the_table() -> None:
    assert json.loads(run("--json", "-").stdout) == a_blundered_game().json()
    assert run("--html", "-").stdout == blundered_page()


@pytest.mark.usefixtures("thinker")
def test_the_command_says_before_the_work_that_a_file_cannot_be_written(tmp_path: Path) -> None:
    result = run("--json", str(tmp_path / "nowhere" / "game.json"))
    assert result.exit_code == 2
    assert "there is no folder" in result.output
    assert run("--html", str(tmp_path)).exit_code == 2


@pytest.mark.usefixtures("thinker")
def test_the_command_gives_the_error_of_a_damaged_record() -> None:
    result = run(text=SHORT.replace("hut 3,0", "hut 2,0"))
    assert isinstance(result.exception, SurtseyError)
    assert str(result.exception) == "line 9: hut 2,0: 2,0 is a volcano; nobody builds there."


def test_the_command_takes_players_by_their_names() -> None:
    assert run("--player", "greedy", "--seed", "3", text=SHORT[: SHORT.index("3 0:")]).exit_code == 0
    assert "has no opinion" in str(run("--player", "random").exception)
    assert "there is no player 'nobody'" in str(run("--player", "nobody").exception)
