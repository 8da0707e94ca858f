"""Positions as one line of text."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surtsey import records
from surtsey.chance import Chance
from surtsey.game import NotationError, SurtseyError
from surtsey.records import Record
from surtsey.volcanique import VOLCANIQUE, Rules, State, agenda, course
from surtsey.volcanique.describing import describe
from surtsey.volcanique.position import WORDS
from surtsey.volcanique.table import OVER
from tests.volcanique.boards import kind, legal, play
from tests.volcanique.games import played

LAND = "0,0:D+M+volcano~1/1,0:L+DM1/2,0:ML3+DML0/1,1:D+D/1,2:D/0,1:soil/-1,1:lava~2/7,0:L/8,0:L+ML4"
CLAIM = "end_turn:0/collect:0/sacrifice:0/claim:0"
BUY = f"{CLAIM}/erosion:0/after_buying:0/buy:0"
MOVE = f"{BUY}/move:0"
FLOWING = f"{MOVE}/lay_lava:0:0,0:1:0"
ERUPTED = f"{BUY}/activate:0:0,0:8"

POSITION = {
    "preset": "standard",
    "players": "2",
    "rules_version": "2",
    "limited_timing": "turn_start",
    "turn_cap": "20",
    "land": LAND,
    "critters": "0:1,0D/0:1,1D/1:2,0L/1:7,0L/0:2,0M",
    "seats": "13-1-DDMML-ABDG-1-0--3/18-0-DMLL-A-0-0--2",
    "grid": "bomb,lateral,erosion,landslide,diversion,sea,rift,plates,super",
    "stock": "2-5-3-6-8-6-8-9",
    "heads": "1:0,0",
    "volcanoes_left": "19",
    "flows": "2",
    "turn": "7",
    "seat": "0",
    "first": "1",
    "stage": "playing",
    "todo": MOVE,
}
"""Turn 7: seat 0 has an island with a volcano and some company, seat 1 another one."""

DIVERTING = "13-1-DDMML-ABDE-1-0--3/18-0-DMLL-A-0-0--2"
IN_THE_MIDDLE: dict[str, dict[str, str]] = {
    "interrupt": {"todo": f"{MOVE}/lava:0/interrupt:0:0"},
    "lava_roll": {"todo": f"{MOVE}/lava_roll:0:0,0:1"},
    "divert": {"todo": f"{FLOWING}/divert:0:0,0:1:0", "seats": DIVERTING},
    "divert_roll": {"todo": f"{FLOWING}/divert_roll:0:0,0:1:0", "seats": DIVERTING},
    "displace": {"todo": f"{FLOWING}/displace:0:1,0:1:-"},
    "flee": {
        "todo": f"{FLOWING}/displace:0:1,0:1:-/flee:0:1,0D:1:-",
        "critters": "0:1,0Dc/1:2,0L/1:7,0L/0:2,0M",
    },
    "pay": {"todo": f"{FLOWING}/displace:0:1,0:1:-/pay:0:1"},
    "move": {"todo": MOVE},
    "move_to": {"todo": f"{MOVE}/move_to:0:1,0D:0"},
    "buy": {"todo": BUY},
    "price": {"todo": f"{BUY}/field:0:DML/price:0:6", "purchases": "1"},
    "field": {"todo": f"{BUY}/field:0:DM", "purchases": "1"},
    "rotation": {"todo": f"{BUY}/rotation:0:DM:1,1", "purchases": "1"},
    "target": {"todo": f"{BUY}/target:0:8:0", "purchases": "1"},
    "bury": {
        "todo": f"{BUY}/activate:0:8,0:8/landslides:0:8,0/bombs:0:8,0/lateral:0:8,0/bury:0:8,0",
        "purchases": "1",
        "erosion_targets": "all",
    },
    "lateral": {"todo": f"{ERUPTED}/landslides:0:0,0/bombs:0:0,0/lateral:0:0,0", "purchases": "1"},
    "lateral_roll": {"todo": f"{ERUPTED}/landslides:0:0,0/bombs:0:0,0/lateral_roll:0:0,0:2", "purchases": "1"},
    "bomb": {"todo": f"{ERUPTED}/landslides:0:0,0/bomb:1:0,0/bomb:0:0,0", "purchases": "1"},
    "bomb_roll": {"todo": f"{ERUPTED}/landslides:0:0,0/bomb:1:0,0/bomb_roll:0:0,0", "purchases": "1"},
    "slide": {"todo": f"{ERUPTED}/slide:0:0,0", "purchases": "1"},
    "slide_roll": {"todo": f"{ERUPTED}/slide_roll:0:1,0", "purchases": "1", "land": LAND.replace("2,0:ML3+", "2,0:")},
    "aim": {
        "todo": f"{ERUPTED}/aim:0:1,0",
        "purchases": "1",
        "landslide_dice": "choose",
        "land": LAND.replace("2,0:ML3+", "2,0:"),
    },
    "unlock": {"todo": f"{BUY}/unlock:0", "purchases": "1"},
    "volcano_critter": {"todo": f"{BUY}/volcano_critter:0", "purchases": "1", "volcano_critter": "yes"},
    "forced_sacrifice": {
        "todo": f"{CLAIM}/erosion:0/forced_sacrifice:0",
        "flags": "barred",
        "forced_sacrifice": "no",
    },
    "island_tile": {"todo": f"{BUY}/island_tile:0:0", "purchases": "1"},
    "island_field": {"todo": f"{BUY}/island_field:0:DM:0", "purchases": "1"},
    "island_rotation": {"todo": f"{BUY}/island_rotation:0:DM:4,0:0", "purchases": "1"},
    "keep": {
        "todo": f"{BUY}/keep:0:7,0L:6:6",
        "purchases": "1",
        "players": "3",
        "critters": "0:1,0D/0:1,1D/1:2,0L/1:7,0L/0:2,0M/2:7,0L",
        "seats": "13-1-DDMML-ABDG-1-0--3/18-0-DMLL-A-0-0--2/20-0---0-0--0",
    },
    "return": {"todo": f"{BUY}/return:0:1,0D:1", "purchases": "1", "own_duplicates": "return_one"},
    "erosion": {"todo": f"{CLAIM}/erosion:0", "seats": "13-1-DDMML-ABCD-1-0--3/18-0-DMLL-A-0-0--2"},
    "claim": {"todo": CLAIM, "flags": "progress"},
    "swim_to": {
        "todo": f"{CLAIM}/swim_to:0:0,-1",
        "flags": "progress,sea_done",
        "swimmers": "0:0,-1",
        "seats": "12-1-DDMML-ABDF-1-0--3/18-0-DMLL-A-0-0--2",
    },
    "sacrifice": {"todo": "end_turn:0/collect:0/sacrifice:0"},
    "discard": {
        "todo": "end_turn:0/discard:0",
        "seats": "13-1-DDDDMMMMLLLL-ABDG-1-0--3/18-0-DMLL-A-0-0--2",
    },
    "rift_shift": {"todo": f"{MOVE}/lava:0/interrupt:0:0/rift_shift:0:8,0:7"},
    "plates_shift": {"todo": f"{MOVE}/lava:0/interrupt:0:0/plates_shift:0:7,0:1"},
    "card": {"todo": f"{BUY}/card:0", "flags": "progress,card_bought", "caldera": "yes"},
    "uncovered": {
        "todo": f"{CLAIM}/uncovered:0:0,0",
        "erosion_targets": "all",
        "land": LAND.replace("D+M+volcano", "D+DM?!1+volcano"),
    },
    "show_card": {
        "todo": "score:0/show_card:0",
        "caldera": "yes",
        "cards": "0:?/1:?",
        "heads": "",
        "stage": "flush",
        "trigger": "turn_cap:0",
        "flags": "ending",
    },
}
"""What differs where each kind of question is asked in a turn."""


def line(**words: str) -> str:
    """The position above with some words changed; empty ones are left out."""
    return " ".join(["volcanique", *(f"{word}={value}" for word, value in {**POSITION, **words}.items() if value)])


def refused(text: str) -> str:
    with pytest.raises(SurtseyError) as error:
        VOLCANIQUE.resume(text, None)
    return str(error.value)


def play_on(state: State, decisions: int, seed: int = 0) -> None:
    """Plays at random, and looks at everything on the way."""
    chance = Chance(seed, 1)
    for _ in range(decisions):
        actions = state.legal()
        if not actions:
            assert state.table.stage == OVER
            break
        assert state.decision is not None
        state.play(actions[chance.below(len(actions))])


@contextmanager
def soon(seconds: float = 8) -> Iterator[None]:
    """Fails instead of waiting for ever."""

    def too_late(*_: object) -> None:
        raise AssertionError(f"not done in {seconds} s")

    before = signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# Writing and reading


def test_a_position_says_all_that_can_be_seen() -> None:
    state = VOLCANIQUE.resume(line(), None)
    seen = describe(state.observe(0))
    assert (seen["turn"], seen["turn_seat"], seen["first"], seen["stage"], seen["phase"]) == (
        7,
        0,
        1,
        "playing",
        "move",
    )
    assert seen["flows"] == [{"flow": 1, "q": 0, "r": 0}]
    assert seen["supply"]["resources"] == {"D": 12, "M": 12, "L": 12}
    assert seen["supply"]["volcanoes"] == 19
    assert [player["hand"] for player in seen["players"]] == [13, 18]
    assert seen["players"][0]["powers"] == ["bomb", "lateral", "landslide", "rift"]
    assert seen["grid"][0]["seats"] == [0, 1]
    assert [tile["tile"] for tile in seen["hexes"][1]["stack"]] == ["D", "M", "volcano"]
    assert VOLCANIQUE.position(state) == line()


@pytest.mark.parametrize("asked", IN_THE_MIDDLE)
def test_a_position_in_the_middle_of_every_question(asked: str) -> None:
    text = line(**IN_THE_MIDDLE[asked])
    state = VOLCANIQUE.resume(text, None)
    assert kind(state) == asked
    assert {*VOLCANIQUE.position(state).split()} == {*text.split()}
    again = VOLCANIQUE.resume(VOLCANIQUE.position(state), None)
    assert again.decision == state.decision
    assert again.legal() == state.legal()
    play_on(again, 30)


def test_every_question_has_its_position() -> None:
    set_up = {"first", "deal", "set_up_tile", "set_up_field", "set_up_rotation", "set_up_critter", "gain"}
    questions = {kind.name for kind in list(course.KINDS)[agenda.FIRST_QUESTION :]}
    assert questions == {*IN_THE_MIDDLE} | set_up


@pytest.mark.parametrize("setup", ["chosen", "quick"])
@pytest.mark.parametrize("players", [2, 5])
def test_positions_in_the_set_up(players: int, setup: str) -> None:
    """The first of every kind, and the last but one."""
    state, chance = State.given(Rules(players=players, setup=setup)), Chance(players)
    asked: set[str | None] = set()
    while state.turn == 0:
        if kind(state) not in asked or kind(state) == "gain":
            asked.add(kind(state))
            again = VOLCANIQUE.resume(VOLCANIQUE.position(state), None)
            assert VOLCANIQUE.position(again) == VOLCANIQUE.position(state)
            assert (again.turn, again.turn_seat, again.decision) == (0, state.turn_seat, state.decision)
            assert again.legal() == state.legal()
            assert again.table.stage == 0
        state.step(state.legal()[chance.below(len(state.legal()))].id)
    assert asked == {"first", "deal", "set_up_tile", "set_up_field", "set_up_rotation", "set_up_critter", "gain"}


def test_an_empty_table_can_be_written() -> None:
    text = VOLCANIQUE.position(State.given(Rules()))
    assert text == (
        "volcanique preset=standard players=2 rules_version=2 seats=21-0---0-0--0/21-0---0-0--0 "
        "grid=-,-,-,-,-,-,-,-,- stock=6-6-6-8-8-8-9-9 volcanoes_left=20 turn=0 seat=0 first=0 stage=setup "
        "todo=begin_turn:0/first_income:0/deal:0:8/deal:0:7/deal:0:6/deal:0:5/deal:0:4/deal:0:3/deal:0:2/deal:0:1/"
        "deal:0:0/first:0"
    )
    assert kind(VOLCANIQUE.resume(text, None)) == "first"


FINAL = {
    "stage": "final",
    "trigger": "last_tile:1",
    "turns_left": "1",
    "flags": "ending",
    "todo": "end_turn:0/sacrifice:0/claim:0/buy:0",
}
FLUSH = {"stage": "flush", "trigger": "stalemate:1", "flags": "ending", "todo": "end_turn:0/claim:0", "idle": "4"}


def test_a_position_in_final_turns() -> None:
    state = VOLCANIQUE.resume(line(**FINAL), None)
    assert kind(state) == "buy"
    assert "buy points" in legal(state)
    assert {*VOLCANIQUE.position(state).split()} == {*line(**FINAL).split()}
    while state.table.stage == 2:
        state.play(state.legal()[0])
    assert state.table.stage in (3, OVER)


def test_a_position_while_the_last_lava_flows() -> None:
    state = VOLCANIQUE.resume(line(**FLUSH), None)
    assert kind(state) == "claim"
    assert {*VOLCANIQUE.position(state).split()} == {*line(**FLUSH).split()}
    play_on(state, 100)
    assert state.decision is None


def test_a_position_of_a_game_that_is_over() -> None:
    state = VOLCANIQUE.resume(line(stage="over", todo="", trigger="critters:1"), None)
    assert state.decision is None
    assert state.legal() == []
    assert state.places() == [1, 2]
    assert "todo" not in VOLCANIQUE.position(state)
    assert VOLCANIQUE.resume(VOLCANIQUE.position(state), 3).places() == [1, 2]


def test_the_endings_are_in_a_position() -> None:
    text = line(marker="1,2", trigger="super:1", winter="8,0:2", eroded="3", idle="1", borrowed="flying")
    state = VOLCANIQUE.resume(text, None)
    seen = describe(state.observe(1))
    assert seen["super"] == {"q": 1, "r": 2}
    assert seen["winter"] == {"q": 8, "r": 0, "radius": 2}
    assert (seen["trigger"], seen["trigger_seat"], seen["eroded"]) == ("super", 1, 3)
    assert {*text.split()} <= {*VOLCANIQUE.position(state).split()}


def test_burrowed_buried_colossal_and_swimming_critters_are_in_a_position() -> None:
    text = line(
        preset="site",
        critters="0:1,0Df/0:1,1Dc/1:2,0L",
        buried="1:8,0:1L/0:1,1:1D",
        swimmers="1:3,0/0:6,0",
        seats="10-2-DDMML-ABDG-1-2-rP-3/18-0-DMLL--0-0--2",
    )
    state = VOLCANIQUE.resume(text, None)
    assert {*text.split()} == {*VOLCANIQUE.position(state).split()}
    seen = describe(state.observe(0))
    assert [(each["colossal"], each["burrowed"]) for each in seen["critters"] if each["seat"] == 0] == [
        (False, True),
        (True, False),
    ]
    assert [player["buried"] for player in seen["players"]] == [1, 1]
    assert {(each["seat"], each["q"]) for each in seen["sea"]} == {(0, 6), (1, 3)}


def test_words_may_come_in_any_order_and_any_space_apart() -> None:
    first, *words = line().split()
    state = VOLCANIQUE.resume(f" {first}   " + "\t".join(words[::-1]) + " ", None)
    assert VOLCANIQUE.position(state) == line()


def test_a_position_is_one_line() -> None:
    state = played(Rules("site", 3), 4, 150)
    assert VOLCANIQUE.position(state).count("\n") == 0
    assert len({word.split("=")[0] for word in VOLCANIQUE.position(state).split()}) == len(
        VOLCANIQUE.position(state).split()
    )


# Secrets

SECRET = {
    "preset": "site",
    "erosion_targets": "all",
    "cards": "0:agile3/1:pack0/0:winter4",
    "played": "flying",
    "land": LAND.replace("D+M+volcano", "D+DM4!1+volcano").replace("L+ML4", "L+ML4!0+lava~1"),
    "heads": "1:8,0",
}


def test_what_is_hidden_is_not_in_a_position() -> None:
    state = VOLCANIQUE.resume(line(**SECRET), None)
    told = VOLCANIQUE.position(state)
    assert "cards=0:?/1:?/0:?" in told.split()
    assert "DM?!1+volcano~1" in told
    assert "ML?!0+lava~1" in told
    for secret in ("agile", "pack", "winter", "DM4", "ML4"):
        assert secret not in told
    assert "played=flying" in told.split()


def test_with_secrets_all_of_it_is() -> None:
    state = VOLCANIQUE.resume(line(**SECRET), None)
    told = VOLCANIQUE.position(state, secrets=True)
    assert {*told.split()} == {*line(**SECRET).split()}
    again = VOLCANIQUE.resume(told, None)
    for seat in (0, 1):
        assert describe(again.observe(seat)) == describe(state.observe(seat))
    assert VOLCANIQUE.position(again, secrets=True) == told


def test_with_secrets_a_position_is_the_whole_game() -> None:
    """Whatever a random game has come to, play goes on with the same choices."""
    options = {"preset": "site", "erosion_targets": "all", "setup": "quick"}
    for seed in range(4):
        state = played(Rules.from_options(options), seed, 60 + 40 * seed)
        again = VOLCANIQUE.resume(VOLCANIQUE.position(state, secrets=True), None)
        assert again.legal() == state.legal()
        assert again.decision == state.decision
        for seat in (0, 1):
            assert describe(again.observe(seat)) == describe(state.observe(seat))


def test_who_resumes_without_secrets_settles_them_anew() -> None:
    public = VOLCANIQUE.position(VOLCANIQUE.resume(line(**SECRET), None))
    settled = [VOLCANIQUE.position(VOLCANIQUE.resume(public, seed), secrets=True) for seed in range(4)]
    assert all("?" not in each for each in settled)
    assert len({*settled}) == 4
    assert {VOLCANIQUE.position(VOLCANIQUE.resume(each, None)) for each in settled} == {public}
    assert VOLCANIQUE.position(VOLCANIQUE.resume(public, 3), secrets=True) == settled[3]


def test_without_a_seed_what_is_hidden_stays_so() -> None:
    public = VOLCANIQUE.position(VOLCANIQUE.resume(line(**SECRET), None))
    state = VOLCANIQUE.resume(public, None)
    assert VOLCANIQUE.position(state, secrets=True) == public
    assert describe(state.observe(0))["players"][0]["cards"] == [None, None]


# Going on


def test_there_is_nothing_to_undo_before_a_position() -> None:
    for seed in (None, 5):
        state = VOLCANIQUE.resume(line(), seed)
        assert state.history() == []
        with pytest.raises(SurtseyError, match="1 cannot be taken back; since the start there were 0"):
            state.undo()
        before = VOLCANIQUE.position(state)
        play(state, "pass", "buy DML")
        state.undo(2)
        assert VOLCANIQUE.position(state) == before
        assert state.history() == []


def test_the_history_begins_with_the_position() -> None:
    state = VOLCANIQUE.resume(line(), None)
    play(state, "pass", "buy DML")
    assert [(moment.turn, moment.seat, str(moment.action)) for moment in state.history()] == [
        (7, 0, "pass"),
        (7, 0, "buy DML"),
    ]
    start = state.start()
    assert start is not None
    assert VOLCANIQUE.position(start) == line()


def test_chance_can_be_dealt_after_resuming() -> None:
    state = VOLCANIQUE.resume(line(todo=f"{MOVE}/lava:0"), None)
    assert state.is_given
    assert kind(state) == "lava_roll"
    state.deal(2)
    assert state.seed is None, "the seed is not that of the whole game"
    assert kind(state) != "lava_roll"
    with pytest.raises(SurtseyError, match="the game has chance of its own already"):
        state.deal(3)


def test_the_same_seed_goes_on_the_same_way() -> None:
    one, two, other = (VOLCANIQUE.resume(line(**SECRET), seed) for seed in (1, 1, 2))
    for state in (one, two, other):
        play_on(state, 60)
    assert one.history() == two.history()
    assert one.history() != other.history()


@pytest.mark.parametrize("words", [{}, SECRET, {"preset": "site", "cards": "0:?/1:?/1:?"}], ids=["", "secret", "cards"])
def test_undo_brings_the_same_again_after_resuming(words: dict[str, str]) -> None:
    """Also where something hidden was settled when play went on."""
    for text in (line(**words), VOLCANIQUE.position(VOLCANIQUE.resume(line(**words), None))):
        for seed in range(2):
            state = VOLCANIQUE.resume(text, seed)
            root = VOLCANIQUE.position(state, secrets=True)
            play_on(state, 40, seed)
            there, told = VOLCANIQUE.position(state, secrets=True), state.history()
            decisions = [moment.action for moment in told if not moment.chance]
            state.undo(20)
            for action in decisions[-20:]:
                state.play(action)
            assert VOLCANIQUE.position(state, secrets=True) == there
            assert state.history() == told
            state.undo(len(decisions))
            assert VOLCANIQUE.position(state, secrets=True) == root


def test_undo_brings_the_same_again_in_a_sample() -> None:
    sample = VOLCANIQUE.resume(line(**SECRET), None).observe(1).sample(4)
    play_on(sample, 60)
    there = VOLCANIQUE.position(sample, secrets=True)
    last = [moment.action for moment in sample.history() if not moment.chance][-30:]
    sample.undo(30)
    for action in last:
        sample.play(action)
    assert VOLCANIQUE.position(sample, secrets=True) == there


def test_a_game_from_a_position_has_a_record() -> None:
    state = VOLCANIQUE.resume(line(), 1)
    play_on(state, 40)
    text = str(Record(VOLCANIQUE, state))
    assert f'[Position "{line()}"]' in text
    assert str(records.read(text)) == text


# Bad positions


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a position of Volcanique begins with 'volcanique', not ''"),
        ("taluva seat=0", "a position of Volcanique begins with 'volcanique', not 'taluva'"),
        ("volcanique", "seats has to tell of all 2 seats"),
        (line() + " hello", "'hello' does not belong in a position"),
        (line() + " lava=3", "'lava=3' does not belong in a position"),
        (line() + " =3", "'=3' does not belong in a position"),
        (line() + " seat=0", "'seat' comes twice in the position"),
        (line(players="6"), "players goes from 2 to 5, not 6"),
        (line(players="two"), "players is 2 to 5, not 'two'"),
        (line(preset="loose"), "there is no preset 'loose'"),
        (line(caldera="maybe"), "caldera is yes or no, not 'maybe'"),
    ],
)
def test_what_is_no_position_is_refused_with_what_is_wrong(text: str, sentence: str) -> None:
    assert refused(text).startswith(sentence)


BAD_WORDS = [
    # Land
    ("land", "", "critters=0:1,0D: 1,0 is sea"),
    ("land", "0,0", "land=0,0: it should read q,r:tile+tile, such as 2,-1:soil+DM3"),
    ("land", "0,0:D:D", "land=0,0:D:D: it should read q,r:tile+tile"),
    ("land", "0:D", "land=0:D: '0' is not a field"),
    ("land", "121,0:D", "land=121,0:D: field 121,0 is out of reach"),
    ("land", "0,0:D/0,0:M", "land=0,0:M: this field comes twice"),
    ("land", "0,0:D//1,0:D", "land=: it should read q,r:tile+tile"),
    ("land", "0,0:", "land=0,0:: '' is not a tile; a tile is written like D, DM3, soil or lava~2"),
    ("land", "0,0:D+", "land=0,0:D+: '' is not a tile"),
    ("land", "0,0:X", "land=0,0:X: 'X' is not a tile"),
    ("land", "0,0:DM", "land=0,0:DM: 'DM' has no rotation; it is written like DM3"),
    ("land", "0,0:DM6", "land=0,0:DM6: 'DM6' is not a tile"),
    ("land", "0,0:D3", "land=0,0:D3: 'D' has no rotations"),
    ("land", "0,0:MD3", "land=0,0:MD3: 'MD3' is not a tile"),
    ("land", "0,0:lava", "land=0,0:lava: 'lava' should name its flow like lava~2, or its turner like DM?!0"),
    ("land", "0,0:lava~0", "land=0,0:lava~0: the number takes a whole number from 1 to 10000, not '0'"),
    ("land", "0,0:lava~x", "land=0,0:lava~x: the number takes a whole number"),
    ("land", "0,0:soil~1", "land=0,0:soil~1: 'soil~1' should name its flow"),
    ("land", "0,0:D~1", "land=0,0:D~1: 'D~1' should name its flow"),
    ("land", "0,0:volcano!1", "land=0,0:volcano!1: 'volcano!1' should name its flow"),
    ("land", "0,0:DM?", "land=0,0:DM?: 'DM?' does not say who has turned it, as in DM?!0"),
    ("land", "0,0:DM?!0", "land=0,0:DM?!0: the top tile is not hidden from anybody"),
    ("land", "0,0:DM?!+D", "land=0,0:DM?!+D: the "),
    ("land", LAND.replace("D+M+", "D+DM3!2+"), "land=0,0:D+DM3!2+volcano~1: "),
    ("land", LAND.replace("1,2:D", "1,2:D+D+D+D"), "there are only 6 tiles D, not 9"),
    # Critters
    ("critters", "0", "critters=0: it should read seat:q,rB, such as 0:2,-1D"),
    ("critters", "2:1,0D", "critters=2:1,0D: the seat takes a whole number from 0 to 1, not '2'"),
    ("critters", "x:1,0D", "critters=x:1,0D: the seat takes a whole number"),
    ("critters", "0:1,0", "critters=0:1,0: '1,0' should end with a biome, D, M or L"),
    ("critters", "0:", "critters=0:: '' should end with a biome"),
    ("critters", "0:1,0L", "critters=0:1,0L: the top tile of 1,0 has no L"),
    ("critters", "0:0,0D", "critters=0:0,0D: the top tile of 0,0 has no D"),
    ("critters", "0:9,9D", "critters=0:9,9D: 9,9 is sea"),
    ("critters", "0:1,0?", "critters=0:1,0?: '1,0?' should end with a biome"),
    ("critters", "0:1,0Dx", "critters=0:1,0Dx: '1,0Dx' should end with a biome"),
    ("critters", "0:1,0Dcf", "critters=0:1,0Dcf: '1,0Dc' should end with a biome"),
    ("critters", "0:1,0D", "seat 0 has 19 critters in all; everybody has 21"),
    ("critters", POSITION["critters"] + "/1:2,0L", "seat 1 has 22 critters in all; everybody has 21"),
    ("buried", "0:1,1", "buried=0:1,1: it should read seat:q,r:levelB, such as 0:2,-1:1D"),
    ("buried", "0:1,1:2D", "buried=0:1,1:2D: the level takes a whole number from 1 to 1, not '2'"),
    ("buried", "0:1,1:0D", "buried=0:1,1:0D: the level takes a whole number from 1 to 1, not '0'"),
    ("buried", "0:1,2:1D", "buried=0:1,2:1D: "),
    ("buried", "0:1,1:1M", "buried=0:1,1:1M: that tile has no such biome"),
    ("buried", "0:1,1:1", "buried=0:1,1:1: "),
    ("buried", "0:9,9:1D", "buried=0:9,9:1D: 9,9 is sea"),
    ("buried", "2:1,1:1D", "buried=2:1,1:1D: the seat takes"),
    ("buried", "0:1,1:1D", "seat 0 has 22 critters in all; everybody has 21"),
    ("swimmers", "0", "swimmers=0: it should read seat:q,r, such as 0:2,-1"),
    ("swimmers", "0:1,1", "swimmers=0:1,1: this field is taken"),
    ("swimmers", "0:3,0/1:3,0", "swimmers=1:3,0: this field is taken"),
    ("swimmers", "2:3,0", "swimmers=2:3,0: the seat takes"),
    ("swimmers", "0:3", "swimmers=0:3: '3' is not a field"),
    ("swimmers", "0:3,0", "seat 0 has 22 critters in all"),
    # Seats
    ("seats", "", "seats has to tell of all 2 seats"),
    ("seats", "21-0---0-0--0", "seats has to tell of all 2 seats"),
    ("seats", POSITION["seats"] + "/21-0---0-0--0", "seats=21-0---0-0--0: it should read hand-crater-DDM-AB-volcanoes"),
    ("seats", "21-0-0-0/21-0---0-0--0", "seats=21-0-0-0: it should read hand-crater-DDM-AB-volcanoes-points-used-"),
    ("seats", "22-0---0-0--0/21-0---0-0--0", "seats=22-0---0-0--0: the hand takes a whole number from 0 to 21"),
    ("seats", "x-0---0-0--0/21-0---0-0--0", "seats=x-0---0-0--0: the hand takes a whole number"),
    ("seats", "17-4---0-0--0/21-0---0-0--0", "seats=17-4---0-0--0: the crater takes a whole number from 0 to 3"),
    ("seats", "21-0-DX--0-0--0/21-0---0-0--0", "seats=21-0-DX--0-0--0: resources are D, M, L, slots A to I, limited"),
    ("seats", "21-0--J-0-0--0/21-0---0-0--0", "seats=21-0--J-0-0--0: resources are D, M, L, slots A to I"),
    ("seats", "21-0---0-0-x-0/21-0---0-0--0", "seats=21-0---0-0-x-0: resources are D, M, L, slots A to I"),
    ("seats", "21-0---x-0--0/21-0---0-0--0", "seats=21-0---x-0--0: volcanoes takes a whole number"),
    ("seats", "21-0---0-x--0/21-0---0-0--0", "seats=21-0---0-x--0: points takes a whole number"),
    ("seats", "21-0---0-0--x/21-0---0-0--0", "seats=21-0---0-0--x: riches takes a whole number"),
    ("seats", "14-1-" + "D" * 16 + "-ABD-1-0--3/18-0--A-0-0--2", "there are only 15 resources D, not 16"),
    # Powers and cards
    ("grid", "", "seats=13-1-DDMML-ABDG-1-0--3: slot A has no power yet"),
    ("grid", "bomb,lateral", "grid has to name nine different powers, or - where none is dealt yet"),
    ("grid", POSITION["grid"].replace("bomb", "fire"), "grid has to name nine different powers"),
    ("grid", POSITION["grid"].replace("bomb", "super"), "grid has to name nine different powers"),
    ("grid", POSITION["grid"].replace("bomb", "burrowing"), "burrowing is not among the powers of these rules"),
    ("grid", POSITION["grid"].replace("bomb", "-"), "seats=13-1-DDMML-ABDG-1-0--3: slot A has no power yet"),
    ("cards", "0:agile3", "cards need the option caldera"),
    ("cards", "0", "cards=0: it should read seat:? or seat:agile3"),
    ("cards", "0:", "cards=0:: no such card is in the Caldera deck"),
    ("cards", "0:agile", "cards=0:agile: no such card is in the Caldera deck"),
    ("cards", "0:agile5", "cards=0:agile5: no such card is in the Caldera deck"),
    ("cards", "0:bomb3", "cards=0:bomb3: no such card is in the Caldera deck"),
    ("cards", "0:burrowing3", "cards=0:burrowing3: no such card is in the Caldera deck"),
    ("cards", "0:agile3/1:agile3", "cards=1:agile3: no such card is in the Caldera deck"),
    ("cards", "0:agile4/0:pack4/0:extra4", "cards=0:extra4: there are not so many cards worth 4"),
    ("cards", "2:?", "cards=2:?: the seat takes"),
    ("cards", "/".join(["0:?"] * 14), "there are not so many cards"),
    ("played", "fire", "played=fire: no such card is in the Caldera deck"),
    ("played", "bomb", "played=bomb: no such card is in the Caldera deck"),
    ("played", "agile/agile", "played=agile: no such card is in the Caldera deck"),
    ("played", "burrowing", "played=burrowing: no such card is in the Caldera deck"),
    ("played", "agile", "cards need the option caldera"),
    ("borrowed", "fire", "borrowed=fire: there is no such thing"),
    # The course
    ("stock", "", "stock has to tell how many tiles are left of each kind of land, such as 5-6-6-8-8-8-9-8"),
    ("stock", "1-2-3", "stock has to tell how many tiles are left"),
    ("stock", "x-5-3-6-8-6-8-9", "stock takes a whole number from 0 to 10000, not 'x'"),
    ("stock", "3-5-3-6-8-6-8-9", "there are only 6 tiles D, not 7"),
    ("volcanoes_left", "-1", "volcanoes_left takes a whole number from 0 to 10000, not '-1'"),
    ("volcanoes_left", "21", "there are not so many volcano or lava tiles"),
    ("lava_left", "1", "there are not so many volcano or lava tiles"),
    ("eroded", "x", "eroded takes a whole number"),
    ("flows", "99999", "flows takes a whole number from 0 to 10000, not '99999'"),
    ("flows", "1", "flows"),
    ("idle", "\u0663", "idle takes a whole number"),
    ("moves", "1.5", "moves takes a whole number"),
    ("purchases", "one", "purchases takes a whole number"),
    ("on_soil", "-", "on_soil takes a whole number"),
    ("turns_left", "+1", "turns_left takes a whole number"),
    ("turn", "x", "turn takes a whole number from 0 to 10000, not 'x'"),
    ("seat", "2", "the seat takes a whole number from 0 to 1, not '2'"),
    ("first", "x", "the seat takes a whole number from 0 to 1, not 'x'"),
    ("heads", "1", "heads=1: it should read flow:q,r, such as 2:3,-1"),
    ("heads", "1:9,9", "heads=1:9,9: 9,9 is sea"),
    ("heads", "0:-1,1", "heads=0:-1,1: the flow takes a whole number from 1 to 10000, not '0'"),
    ("heads", "x:-1,1", "heads=x:-1,1: the flow takes a whole number"),
    ("spread", "1:-1,1", "todo and spread have to tell of equally many flows"),
    ("cooling", "9,9", "cooling=9,9: 9,9 is sea"),
    ("cooling", "x", "cooling=x: 'x' is not a field"),
    ("cooling", "7,0", "cooling=7,0: there is no lava that turns to soil"),
    ("stage", "", "stage is one of setup, playing, final, flush, over"),
    ("stage", "sleeping", "stage is one of setup, playing, final, flush, over"),
    ("stage", "over", "todo has to say what is still to be done, unless the game is over"),
    ("trigger", "critters", "it should read trigger=critters:0"),
    ("trigger", "boredom:0", "trigger is one of last_tile, critters, super, winter, stalemate, turn_cap, with a seat"),
    ("trigger", ":0", "trigger is one of last_tile"),
    ("trigger", "critters:2", "the seat takes a whole number from 0 to 1, not '2'"),
    ("marker", "9,9", "9,9 is sea"),
    ("marker", "x", "'x' is not a field"),
    ("winter", "0,0", "it should read winter=q,r:radius"),
    ("winter", "0,0:x", "the radius takes a whole number"),
    ("winter", "x:1", "'x' is not a field"),
    ("flags", "tired", "flags=tired: there is no such thing"),
    ("flags", "ending,", "flags=: there is no such thing"),
    ("phase", "sleep", "there is no phase 'sleep'; a turn has lava, move, buy, erosion, claim, sacrifice,"),
    ("phase", "move", "todo and phase both say what is still to be done; one is enough"),
    # What is to be done
    ("todo", "", "todo has to say what is still to be done, unless the game is over"),
    ("todo", "move:0", "todo has to begin with begin_turn, end_turn or score, which comes last"),
    ("todo", f"{BUY}/dance:0", "todo=dance:0: there is no such task"),
    ("todo", f"{BUY}/", "todo=: there is no such task"),
    ("todo", f"{BUY}/move", "todo=move: move takes a seat and 0 more"),
    ("todo", f"{BUY}/move:0:1", "todo=move:0:1: move takes a seat and 0 more"),
    ("todo", f"{BUY}/move:2", "todo=move:2: the seat takes a whole number from 0 to 1, not '2'"),
    ("todo", f"{BUY}/field:0:DM3", "todo=field:0:DM3: 'DM3' is not a kind of land"),
    ("todo", f"{BUY}/field:0:soil", "todo=field:0:soil: 'soil' is not a kind of land"),
    ("todo", f"{BUY}/rotation:0:DM:9,9", "todo=rotation:0:DM:9,9: 9,9 is sea"),
    ("todo", f"{BUY}/price:0:x", "todo=price:0:x: the number takes a whole number from 0 to 32767, not 'x'"),
    ("todo", f"{BUY}/price:0:32768", "todo=price:0:32768: the number takes a whole number"),
    ("todo", f"{MOVE}/move_to:0:1,0L:0", "todo=move_to:0:1,0L:0: the top tile of 1,0 has no L"),
    ("todo", f"{CLAIM}/swim_to:0:x", "todo=swim_to:0:x: 'x' is not a field"),
    ("todo", f"{BUY}/lay_land:0:1,1:X/displace:0:1,1:0:-", "todo=lay_land:0:1,1:X: 'X' is not a tile"),
    ("todo", f"{MOVE}/next_flow:0", "todo and spread have to tell of equally many flows"),
]  # fmt: skip


@pytest.mark.parametrize(("word", "value", "sentence"), BAD_WORDS)
def test_a_bad_word_is_refused_with_what_is_wrong(word: str, value: str, sentence: str) -> None:
    text = line(**{word: value})
    with pytest.raises(NotationError) as error:
        VOLCANIQUE.resume(text, None)
    assert str(error.value).startswith(sentence)
    assert len(str(error.value)) < 250
    assert error.value.__suppress_context__ or error.value.__context__ is None


def test_every_word_has_been_bad() -> None:
    assert {word for word, _, _ in BAD_WORDS} >= {*WORDS}


DOES_NOT_FIT: list[dict[str, str]] = [
    # Numbers that mean nothing
    {"todo": f"{FLOWING}/displace:0:1,0:4:-"},
    {"todo": f"{FLOWING}/displace:0:1,0:4:-/pay:0:1"},
    {"todo": f"{FLOWING}/divert:0:0,0:1:6", "seats": DIVERTING},
    {"todo": f"{FLOWING}/divert_roll:0:0,0:1:7", "seats": DIVERTING},
    {"todo": f"{MOVE}/lay_lava:0:0,0:1:9/displace:0:1,0:1:-"},
    {"todo": f"{BUY}/target:0:14:0", "purchases": "1"},
    {"todo": f"{BUY}/target:0:0:0", "purchases": "1"},
    {"todo": f"{BUY}/target:0:8:2", "purchases": "1"},
    {"todo": f"{BUY}/price:0:14", "purchases": "1"},
    {"todo": f"{BUY}/field:0:DML/price:0:99", "purchases": "1"},
    {"todo": f"{BUY}/activate:0:-:8/lateral:0:0,0", "purchases": "1"},
    {"todo": f"{BUY}/activate:0:0,0:12/lateral:0:0,0", "purchases": "1"},
    {"todo": f"{ERUPTED}/landslides:0:0,0/bombs:0:0,0/lateral:0:-", "purchases": "1"},
    {"todo": f"{BUY}/keep:0:7,0L:0:3", "purchases": "1"},
    {"todo": f"{BUY}/keep:0:7,0L:32:3", "purchases": "1"},
    {"todo": f"{BUY}/keep:0:7,0L:3:0", "purchases": "1"},
    {"todo": f"{BUY}/island_tile:0:3", "purchases": "1"},
    {"todo": f"{BUY}/island_tile:0:99", "purchases": "1"},
    {"todo": f"{MOVE}/lava:0/interrupt:0:3"},
    {"todo": f"{MOVE}/lava:0/interrupt:0:0/rift_shift:0:8,0:6"},
    {"todo": f"{MOVE}/lava:0/interrupt:0:0/plates_shift:0:7,0:3"},
    {"todo": f"{MOVE}/move_to:0:1,0D:3"},
    # Nobody and nothing is there
    {"todo": f"{MOVE}/move_to:1:1,0D:0"},
    {"todo": f"{MOVE}/move_to:0:1,0M:0"},
    {"todo": f"{MOVE}/move_to:0:1,0D:1"},
    {"todo": f"{FLOWING}/displace:0:1,0:1:-/flee:0:1,0D:1:-"},
    {"todo": f"{MOVE}/flee:0:1,0D:1:-"},
    {"todo": f"{CLAIM}/swim_to:0:0,-1"},
    {"todo": f"{CLAIM}/uncovered:0:0,0", "erosion_targets": "all"},
    {"todo": f"{BUY}/island_rotation:0:DM:1,0:0", "purchases": "1"},
    {"todo": f"{BUY}/island_rotation:0:DM:3,0:0", "purchases": "1"},
    {"todo": f"{BUY}/bury:0:2,0", "purchases": "1", "erosion_targets": "all"},
    {"todo": f"{BUY}/lay_land:0:1,1:M", "purchases": "1"},
    {"todo": f"{MOVE}/lay_lava:0:0,0:1:0/lay_lava:0:0,0:1:0"},
    {"todo": f"{BUY}/unlock:0", "grid": "", "seats": "17-1-DDMML--1-0--3/19-0-DMLL--0-0--2"},
    # In the wrong order, of the wrong seat, at the wrong time
    {"todo": "end_turn:0/buy:0/claim:0"},
    {"todo": "end_turn:0/end_turn:0"},
    {"todo": "end_turn:0/score:0"},
    {"todo": "end_turn:0/begin_turn:0"},
    {"todo": "end_turn:0/first_income:0"},
    {"todo": "end_turn:0/deal:0:3"},
    {"todo": "end_turn:0/set_up_tile:0:0"},
    {"todo": "end_turn:0/move_to:0:1,0D:0"},
    {"todo": MOVE.replace(":0", ":1")},
    {"todo": f"{CLAIM}/move:1"},
    {"stage": "setup"},
    {"stage": "flush"},
    # Final turns that would never end
    {**FINAL, "turns_left": ""},
    {**FINAL, "turns_left": "9999"},
    {**FINAL, "trigger": ""},
]


@pytest.mark.parametrize("words", DOES_NOT_FIT, ids=lambda words: str(words)[-60:])
def test_what_is_still_to_be_done_has_to_fit_the_rest(words: dict[str, str]) -> None:
    """Some of it is noticed only later in some games, so it is not enough that one of them comes to its end."""
    with soon(), pytest.raises(NotationError):
        VOLCANIQUE.resume(line(**words), None)


SET_UP = "begin_turn:0/first_income:0/" + "/".join(f"deal:0:{slot}" for slot in range(8, -1, -1))
ISLAND = f"{SET_UP}/set_up_island:0"
UNO = {"land": "0,0:M", "stock": "6-5-6-8-8-8-9-9"}
TAKEN = {"land": "0,0:M", "stock": "6-5-6-7-8-8-9-9"}
DUO = {"land": "0,0:M/1,-1:DM3", "stock": "6-5-6-7-8-8-9-9"}


def set_up(**words: str) -> str:
    """A position in the set-up of two players, of whom seat 1 begins."""
    nothing = {"land": "", "critters": "", "seats": "21-0---0-0--0/21-0---0-0--0", "heads": "", "flows": ""}
    full = {"grid": ",".join("-" * 9), "stock": "6-6-6-8-8-8-9-9", "volcanoes_left": "20"}
    return line(**{**nothing, **full, "turn": "0", "seat": "1", "first": "1", "stage": "setup", **words})


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        ({"todo": f"{SET_UP}/first:0", "seat": "0", "first": "0"}, "first"),
        ({"todo": f"{ISLAND}/set_up_tile:1:0"}, "set_up_tile"),
        ({**UNO, "todo": f"{ISLAND}/set_up_tile:1:1"}, "set_up_tile"),
        ({**TAKEN, "todo": f"{ISLAND}/set_up_field:1:DM:1"}, "set_up_field"),
        ({**TAKEN, "todo": f"{ISLAND}/set_up_rotation:1:DM:1,-1:1"}, "set_up_rotation"),
        ({**DUO, "todo": f"{ISLAND}/set_up_tile:1:2"}, "set_up_tile"),
    ],
    ids=str,
)
def test_a_set_up_written_by_hand(words: dict[str, str], asked: str) -> None:
    state = VOLCANIQUE.resume(set_up(**words), None)
    assert kind(state) == asked
    play_on(state, 40)


@pytest.mark.parametrize(
    "words",
    [
        {**DUO, "todo": f"{ISLAND}/set_up_tile:1:2", "first": "0"},
        {**DUO, "todo": f"{ISLAND}/set_up_tile:1:1"},
        {**DUO, "todo": f"{ISLAND}/set_up_critter:1"},
        {**TAKEN, "todo": f"{ISLAND}/set_up_field:1:DM:6"},
        {**TAKEN, "todo": f"{ISLAND}/set_up_rotation:1:DM:0,0:1"},
        {**TAKEN, "todo": f"{ISLAND}/set_up_rotation:1:DM:5,5:1"},
        {**TAKEN, "todo": f"{ISLAND}/set_up_field:1:DL:1", "stock": "6-5-6-8-7-8-9-9"},
        {**TAKEN, "todo": f"{ISLAND}/set_up_field:1:D:1", "stock": "5-5-6-8-8-8-9-9"},
        {"todo": f"{ISLAND}/set_up_field:1:DM:0", "stock": "6-6-6-7-8-8-9-9"},
        {"todo": f"{ISLAND}/set_up_tile:1:1", "land": "0,0:DM3", "stock": "6-6-6-7-8-8-9-9"},
        {"todo": f"{SET_UP}/set_up_tile:1:0"},
        {"todo": f"{SET_UP}/set_up_island:1/set_up_tile:1:0"},
        {"todo": f"{SET_UP}/end_turn:0"},
        {"todo": SET_UP},
        {"todo": "begin_turn:0"},
        {"todo": "begin_turn:0/gain:0"},
        {"todo": f"{SET_UP}/first:0/first:0"},
        {"todo": f"{SET_UP}/first:0", "turn": "9"},
        {"todo": f"{SET_UP}/first:0", "stock": "1-1-0-0-0-0-0-0"},
        {**UNO, "todo": f"{ISLAND}/set_up_tile:1:1", "stock": "6-5-6-0-8-0-9-9"},
        {**UNO, "todo": f"{ISLAND}/set_up_field:1:DM:1"},
    ],
    ids=lambda words: str(words)[-60:],
)
def test_a_set_up_that_cannot_be_is_refused(words: dict[str, str]) -> None:
    """Also one whose tiles do not add up: an island could not be completed."""
    with soon(), pytest.raises(NotationError):
        VOLCANIQUE.resume(set_up(**words), None)


def test_at_the_edge_of_the_world_there_is_nothing_beyond() -> None:
    """Fields farther out than 120 have no name, so nobody can be asked to go there."""
    land = "0,119:D+M+volcano~1/1,119:D/120,0:L/119,0:L"
    text = line(
        land=land,
        critters="0:1,119D/1:120,0L",
        seats="17-0-DDMML-ABC-1-0--3/20-0-DMLL--0-0--2",
        grid="sea,exalted,plates,landslide,diversion,bomb,rift,lateral,super",
        heads="1:0,119",
        stock="4-5-4-6-8-6-8-9",
        powers="sea,exalted,plates,landslide,diversion,bomb,rift,lateral,super",
    )
    for seed in range(4):
        state = VOLCANIQUE.resume(text, None)
        play_on(state, 150, seed)
        VOLCANIQUE.resume(VOLCANIQUE.position(state), None)


# Anything may come

LINES = [line(**words) for words in (*IN_THE_MIDDLE.values(), SECRET, FINAL, FLUSH)]
ITEMS: dict[str, list[str]] = {}
for each in LINES:
    for word in each.split()[1:]:
        ITEMS.setdefault(word.split("=")[0], []).extend(word.split("=")[1].split("/"))
SIGNS = "0123456789DML?!~+:/,-=cfABIrpRP x\u0663"


@st.composite
def damaged_lines(draw: st.DrawFn) -> str:
    """A position with letters, words or items deleted, doubled or replaced."""
    text = draw(st.sampled_from(LINES))
    for _ in range(draw(st.integers(1, 3))):
        words = text.split(" ")
        at = draw(st.integers(0, len(text) - 1))
        which = draw(st.integers(0, len(words) - 1))
        name, equals, value = words[which].partition("=")
        items = value.split("/")
        item = draw(st.integers(0, len(items) - 1))
        parts = items[item].split(":")
        part = draw(st.integers(0, len(parts) - 1))
        other = draw(st.sampled_from(ITEMS.get(name, ["0"])))
        match draw(st.integers(0, 8)):
            case 0:
                text = text[:at] + text[at + 1 :]
                continue
            case 1:
                text = text[:at] + text[at] + text[at:]
                continue
            case 2:
                text = text[:at] + draw(st.sampled_from(SIGNS)) + text[at + 1 :]
                continue
            case 3:
                words[which : which + 1] = []
            case 4:
                words[which : which + 1] = [words[which]] * 2
            case 5:
                words[which] = draw(st.sampled_from(LINES)).split()[-1 - which % 5]
            case 6:
                items[item : item + 1] = draw(st.sampled_from([[], [items[item]] * 2, [other], [items[item], other]]))
                words[which] = name + equals + "/".join(items)
            case _:
                parts[part] = draw(st.sampled_from(["0", "1", "7", "9", "32767", "-", "0,0", "2,0", "1,0D", "DM3", ""]))
                items[item] = ":".join(parts)
                words[which] = name + equals + "/".join(items)
        text = " ".join(words) or " "
    return text


@given(st.lists(damaged_lines(), min_size=8, max_size=8), st.integers(0, 99))
def test_a_damaged_position_is_refused_or_can_be_played(texts: list[str], seed: int) -> None:
    for text in texts:
        with soon():
            try:
                state = VOLCANIQUE.resume(text, None)
            except SurtseyError:
                continue
            told = VOLCANIQUE.position(state, secrets=True)
            assert VOLCANIQUE.position(VOLCANIQUE.resume(told, None), secrets=True) == told
            describe(state.observe(0))
            VOLCANIQUE.board(state)
            play_on(state, 50, seed)


@given(st.text(max_size=60))
def test_any_text_is_refused(text: str) -> None:
    for whole in (text, f"volcanique {text}", line() + text, line(todo=text), line(land=text), line(seats=text)):
        with suppress(SurtseyError):
            VOLCANIQUE.resume(whole, None)


@pytest.mark.parametrize(("phase", "asked"), [("move", "move"), ("buy", "buy"), ("claim", "claim")])
def test_a_phase_may_stand_for_all_that_is_to_be_done(phase: str, asked: str) -> None:
    state = VOLCANIQUE.resume(line(todo="", phase=phase), None)
    assert kind(state) == asked
    assert VOLCANIQUE.position(VOLCANIQUE.resume(VOLCANIQUE.position(state), None)) == VOLCANIQUE.position(state)


def test_a_phase_that_turns_of_this_stage_do_not_have_is_refused() -> None:
    assert "have no erosion" in refused(line(**{**FINAL, "todo": "", "phase": "erosion"}))
    assert refused(line(stage="over", todo="", phase="move")) == "there is no turn to be taken up"
