"""The engine protocol, line by line."""

import io
import json
import re
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import surtsey
from surtsey.protocol import Session, converse
from surtsey.taluva import State
from surtsey.taluva.tiles import tile_text


def ask(session: Session, line: str, following: Iterable[str] = ()) -> list[str]:
    """The answer to a command that succeeds, without the ok."""
    *lines, last = session.answer(line, following)
    assert last == "ok", last
    return lines


def started(options: str = "seed=1") -> Session:
    session = Session()
    assert ask(session, f"new taluva {options}") == []
    return session


def play_out(session: Session) -> None:
    while ask(session, "result") == ["result ongoing"]:
        ask(session, ask(session, "go level random")[-1].replace("bestaction", "play"))


def test_surtsey_introduces_itself() -> None:
    assert ask(Session(), "surtsey") == [
        "id name Surtsey",
        f"id version {surtsey.__version__}",
        "protocol 1",
        "game taluva",
        "game volcanique",
        "rules taluva 1",
        "rules volcanique 2",
    ]


def test_new_and_legal() -> None:
    session = started()
    assert ask(session, "legal") == [f"action tile 0,0 {facing}" for facing in range(6)]


def test_play_goes_on_with_the_next_tile() -> None:
    session = started("deck=JC,SJ,RR")
    ask(session, "play tile 0,0 0")
    assert ask(session, "legal") == ["action hut 0,1", "action hut 1,0"]
    ask(session, "play   hut  1,0")
    state = json.loads(ask(session, "state")[0])
    assert (state["to_act"], state["phase"], state["tile"], state["stack"]) == (1, "tile", "SJ", 1)


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    session = started("deck=JC,SJ")
    ask(session, "play tile 0,0 0")
    before = ask(session, "position")
    assert session.answer("play tower 1,0") == ["error tower 1,0: 1,0 is on level 1; a tower needs level 3."]
    assert session.answer("play hut 0,0") == ["error hut 0,0: 0,0 is a volcano; nobody builds there."]
    assert ask(session, "position") == before


def test_undo_takes_actions_back_and_the_same_tile_comes_again() -> None:
    session = started()
    start = ask(session, "state")
    for action in ("tile 0,0 2", "hut -1,0"):
        if action not in [line.removeprefix("action ") for line in ask(session, "legal")]:
            action = ask(session, "legal")[0].removeprefix("action ")
        ask(session, f"play {action}")
    ask(session, "undo")
    ask(session, "undo 1")
    assert ask(session, "state") == start
    assert session.answer("undo") == ["error 1 cannot be taken back; since the start there were 0"]


def test_too_much_undo_changes_nothing() -> None:
    session = started()
    ask(session, "play tile 0,0 0")
    before = ask(session, "state")
    assert session.answer("undo 2") == ["error 2 cannot be taken back; since the start there were 1"]
    assert ask(session, "state") == before


def test_position_is_told_and_taken_over() -> None:
    session, other = started("seed=3 players=3"), Session()
    for _ in range(11):
        ask(session, ask(session, "go level random")[0].replace("bestaction", "play"))
    position = ask(session, "position")[0]
    ask(other, f"position {position}")
    assert ask(other, "position") == [position]
    assert ask(other, "legal") == ask(session, "legal")
    assert ask(other, "state") == ask(session, "state")
    play_out(other)


def test_a_bad_position_changes_nothing() -> None:
    session = started()
    before = ask(session, "state")
    assert session.answer("position taluva seat=0 phase=nap")[0].startswith("error phase=nap: a phase is one of")
    assert ask(session, "state") == before


def test_state_has_what_the_protocol_promises() -> None:
    session = started("deck=JC,SJ,RR,LL edition=ferti-2012")
    for action in ("tile 0,0 0", "hut 1,0", "tile 2,0 0"):
        ask(session, f"play {action}")
    state = json.loads(ask(session, "state")[0])
    assert state["game"] == "taluva"
    assert state["edition"] == "ferti-2012"
    assert state["to_act"] == 1
    assert state["phase"] == "build"
    assert state["tile"] == "SJ"
    assert state["stack"] == 2
    assert state["drawn"] == ["JC", "SJ"]
    assert state["tiles"] == [
        {"kind": "JC", "q": 0, "r": 0, "facing": 0, "level": 1},
        {"kind": "SJ", "q": 2, "r": 0, "facing": 0, "level": 1},
    ]
    bare = {"owner": None, "piece": None, "count": 0, "level": 1}
    assert state["fields"] == [
        {"q": 0, "r": 0, "terrain": "volcano", "facing": 0, **bare},
        {"q": 0, "r": 1, "terrain": "jungle", "facing": None, **bare},
        {"q": 1, "r": 0, "terrain": "clearing", "facing": None, "level": 1, "owner": 0, "piece": "hut", "count": 1},
        {"q": 2, "r": 0, "terrain": "volcano", "facing": 0, **bare},
        {"q": 2, "r": 1, "terrain": "sand", "facing": None, **bare},
        {"q": 3, "r": 0, "terrain": "jungle", "facing": None, **bare},
    ]
    assert state["players"] == [
        {"huts": 19, "temples": 3, "towers": 2, "eliminated": False, "place": None},
        {"huts": 20, "temples": 3, "towers": 2, "eliminated": False, "place": None},
    ]


def test_observe_shows_every_seat_the_same_but_for_who_looks() -> None:
    session = started()
    one, two = (json.loads(ask(session, f"observe {seat}")[0]) for seat in (0, 1))
    assert {**one, "seat": 1} == two
    assert session.answer("observe 2") == ["error there is no seat 2; seats are 0 to 1"]


def test_result_and_the_end_of_a_game() -> None:
    session = started("seed=5 tiles=6")
    assert ask(session, "result") == ["result ongoing"]
    play_out(session)
    assert ask(session, "result")[0] in ("result 1 2", "result 2 1", "result 1 1")
    state = json.loads(ask(session, "state")[0])
    assert (state["to_act"], state["phase"], state["tile"]) == (None, "over", None)
    assert ask(session, "legal") == []
    assert session.answer("go") == ["error the game is over"]
    assert session.answer("play hut 0,0") == ["error hut 0,0: The game is over."]


def test_record_and_load() -> None:
    session, other = started("seed=5 tiles=6"), Session()
    for _ in range(7):
        ask(session, ask(session, "go level random")[0].replace("bestaction", "play"))
    record = ask(session, "record")
    assert not any("Seed" in line for line in record)
    ask(other, f"load {len(record)}", iter(record))
    assert ask(other, "record") == record
    ask(other, "undo 7")
    assert ask(other, "legal") == [f"action tile 0,0 {facing}" for facing in range(6)]
    play_out(session)
    assert '[Seed "5"]' in ask(session, "record")


def test_a_damaged_load_names_the_line_and_changes_nothing() -> None:
    session = started()
    before = ask(session, "state")
    lines = ['[Game "taluva"]', "", "1 0: draw JC; tile 0,0 9"]
    assert session.answer("load 3", iter(lines)) == [
        "error line 3: '9' is not a facing; facings are 0 to 5, clockwise from east"
    ]
    assert session.answer("load 5", iter(lines)) == ["error only 3 of 5 lines came"]
    assert ask(session, "state") == before


def test_given_chance_waits_to_be_told() -> None:
    session = started("chance=given tiles=2")
    draws = ask(session, "legal")
    assert len(draws) == 25
    assert "action draw JC" in draws
    state = json.loads(ask(session, "state")[0])
    assert (state["to_act"], state["phase"], state["tile"], state["stack"]) == (0, "draw", None, 2)
    ask(session, "play draw LJ")
    ask(session, "play tile 0,0 0")
    ask(session, "play hut 1,0")
    assert "action draw LJ" not in ask(session, "legal")
    assert session.answer("play draw LJ") == ["error draw LJ: No tile LJ is left."]
    assert session.answer("play tile 2,0 0") == ["error tile 2,0 0: A tile has to be drawn first."]
    ask(session, "undo 3")
    assert ask(session, "legal") == draws


def test_given_chance_stays_given_over_load_and_position() -> None:
    session = started("chance=given")
    record = ['[Game "taluva"]', '[Players "2"]', "", "1 0: draw JC; tile 0,0 0; hut 1,0"]
    ask(session, "load 4", iter(record))
    assert json.loads(ask(session, "state")[0])["phase"] == "draw"
    position = ask(session, "position")[0]
    ask(session, f"position {position}")
    assert json.loads(ask(session, "state")[0])["phase"] == "draw"
    ask(started(), f"position {position}")


@pytest.mark.parametrize("limits", ["level random", "level greedy", "simulations 3", "simulations 3 level hard"])
def test_go_is_the_same_for_the_same_seed(limits: str) -> None:
    answers = [ask(started("seed=8"), f"go {limits}")[-1] for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0].removeprefix("bestaction ") in [str(action) for action in started("seed=8").state.legal()]


def test_go_tells_what_the_player_thinks() -> None:
    *_, info, best = ask(started("seed=8"), "go simulations 4")
    found = re.fullmatch(r"info simulations (\d+) time \d+ value (0\.\d+) (0\.\d+) line (tile \S+ \d).*", info)
    assert found is not None
    assert 1 <= int(found[1]) <= 4
    assert float(found[2]) + float(found[3]) == pytest.approx(1.0, abs=0.01)
    assert best == f"bestaction {found[4]}"


def test_go_keeps_to_its_time_and_tells_its_thoughts_at_once() -> None:
    told: list[str] = []
    session = Session(told.append)
    ask(session, "new taluva seed=8")
    *infos, best = ask(session, "go movetime 600")
    assert best.startswith("bestaction tile ")
    assert len(infos) == 1
    assert told
    assert all(line.startswith("info simulations ") for line in told)


def test_who_has_no_opinion_tells_none() -> None:
    assert len(ask(started("seed=8"), "go level random")) == 1


def test_go_does_not_play() -> None:
    session = started("seed=8")
    before = ask(session, "position")
    ask(session, "go level greedy")
    assert ask(session, "position") == before


def test_go_plays_chance_where_it_is_given() -> None:
    session = started("chance=given seed=3")
    assert {ask(session, "go")[0].split()[1] for _ in range(5)} == {"draw"}
    assert len({ask(session, "go")[0] for _ in range(20)}) > 3


def test_perft_counts_action_sequences() -> None:
    session = started("deck=JC,SJ,RR")
    assert ask(session, "perft 0") == ["nodes 1"]
    assert ask(session, "perft 1") == ["nodes 6"]
    assert ask(session, "perft 2") == ["nodes 12"]
    before = ask(session, "state")
    ask(session, "perft 3")
    assert ask(session, "state") == before


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("dance", "there is no command 'dance'; there are surtsey, new, legal, play, undo,"),
        ("new", "there is no game ''; there are taluva and volcanique"),
        ("new go", "there is no game 'go'; there are taluva and volcanique"),
        ("new taluva players", "'players' should read key=value"),
        ("new taluva players=", "'players=' should read key=value"),
        ("new taluva players=2 players=3", "players is given twice"),
        ("new taluva players=9", "players goes from 2 to 4, not 9"),
        ("new taluva colour=red", "Taluva has no option 'colour'"),
        ("new taluva seed=x", "seed takes a whole number from 0 to 9223372036854775807, not 'x'"),
        ("new taluva seed=99999999999999999999", "seed takes a whole number"),
        ("new taluva chance=maybe", "chance is own or given, not 'maybe'"),
        ("new taluva chance=given deck=JC,CJ", "a deck is known, given chance is not: they do not go together"),
        ("new taluva deck=JC,XY", "'XY' is not one of the tiles"),
        ("new taluva deck=LJ,LJ", "there is 1 tile LJ among the 48, not 2"),
        ("new taluva deck=JC,CJ tiles=3", "the deck has 2 tiles, but the rules say 3"),
        ("new taluva deck=JC", "tiles goes from one for each of the 2 players"),
        ("new volcanique players=6", "players goes from 2 to 5, not 6"),
        ("new volcanique players=two", "players is 2 to 5, not 'two'"),
        ("new volcanique preset=loose", "there is no preset 'loose'; there are standard, strict, site"),
        ("new volcanique edition=hig-2006", "Volcanique has no option 'edition'; its options are preset, players,"),
        ("new volcanique setup=slow", "setup is chosen or quick, not 'slow'"),
        ("new volcanique caldera=1", "caldera is yes or no, not '1'"),
        ("new volcanique end_critters=22", "end_critters goes from 6 to 21, not 22"),
        ("new volcanique powers=agile", "powers is dealt, or one power for each of the 9 slots, not 1"),
        ("new volcanique powers=a,b,c,d,e,f,g,h,i", "there is no power 'a'"),
        ("new volcanique scale_tiles=yes land_tiles=60", "scale_tiles and land_tiles do not go together"),
        ("new volcanique seed=-1", "seed takes a whole number from 0"),
        ("new volcanique chance=own chance=own", "chance is given twice"),
        ("position volcanique", "seats has to tell of all 2 seats"),
        ("position volcanique stage=nap hello", "'hello' does not belong in a position"),
        ("undo x", "undo takes a whole number from 1 to 1000000000, not 'x'"),
        ("undo 0", "undo takes a whole number from 1"),
        ("undo -1", "undo takes a whole number from 1"),
        ("observe", "observe takes a whole number from 0"),
        ("observe x", "observe takes a whole number from 0"),
        ("perft", "perft takes a whole number from 0"),
        ("perft -1", "perft takes a whole number from 0"),
        ("load", "load takes a whole number from 0"),
        ("load 1000000", "load takes a whole number from 0 to 100000, not '1000000'"),
        ("go fast", "go takes: movetime <ms>, simulations <n>, level <name>"),
        ("go movetime x", "movetime takes a whole number from 1"),
        ("go depth 3", "go takes: movetime <ms>"),
        (
            "go level god",
            "there is no level 'god'; there are random, greedy, search, quick, beginner, easy, medium, hard, expert",
        ),
        ("go level expert:5", "there is no level 'expert:5'"),
        ("go simulations 0", "simulations takes a whole number from 1"),
        ("go level easy level hard", "go takes: movetime <ms>, simulations <n>, level <name>"),
        ("play", "an action is missing"),
        ("play fly 0,0", "'fly' is not an action"),
        ("legal please", "legal takes nothing, not 'please'"),
    ],
)
def test_bad_commands_get_a_clear_error_and_change_nothing(command: str, sentence: str) -> None:
    session = started()
    before = ask(session, "state"), ask(session, "record")
    answer = session.answer(command)
    assert len(answer) == 1
    assert answer[0].startswith(f"error {sentence}")
    assert (ask(session, "state"), ask(session, "record")) == before


@pytest.mark.parametrize("command", ["legal", "play hut 0,0", "undo", "position", "state", "result", "record", "go"])
def test_commands_before_the_first_game(command: str) -> None:
    assert Session().answer(command) == ["error there is no game yet; 'new taluva' or 'new volcanique' starts one"]


@given(
    st.sampled_from(["taluva seed=1", "volcanique seed=1 setup=quick"]),
    st.text(max_size=40),
    st.sampled_from(["", "new taluva ", "new volcanique ", "play ", "play move ", "position ", "position taluva "])
    | st.sampled_from(["position volcanique ", "go level ", "undo ", "observe "]),
)
def test_any_text_gets_an_answer(game: str, text: str, start: str) -> None:
    session = Session()
    ask(session, f"new {game}")
    answer = session.answer(start + text.replace("\n", " "), iter(text.splitlines()))
    assert answer[-1] == "ok" or (len(answer) == 1 and answer[0].startswith("error "))
    assert all("\n" not in line for line in answer)
    assert ask(session, "legal")


@pytest.mark.parametrize(
    "command",
    [
        "position taluva laid=JC:0,0:0 supply={}-3-2/20-3-2 seat=0 phase=build",
        "position taluva laid=JC:0,0:0 seat=0 phase=build unseen={}JC",
        "position volcanique seats={0}-0---0-0--0/21-0---0-0--0 stock=6-6-6-8-8-8-9-9 stage=playing todo=end_turn:0",
        "position volcanique seats=21-0---0-0--0/21-0---0-0--0 turn={0} stock={0} stage={0} todo=first:{0}",
        "position volcanique land={0},0:D{0}",
        "new volcanique land_tiles={}",
        "new taluva players={}",
        "new taluva seed={}",
        "undo {}",
        "play hut {},0",
        "{}",
    ],
)
def test_numbers_of_any_length_get_a_short_error(command: str) -> None:
    answer = started().answer(command.format("9" * 5000))
    assert len(answer) == 1
    assert answer[0].startswith("error ")
    assert len(answer[0]) < 600


def test_words_may_be_any_space_apart() -> None:
    session = started()
    ask(session, "play\ttile   0,0  0")
    record = ask(session, "record")
    ask(session, f"  load  {len(record)} ", iter(record))
    assert ask(session, "record") == record


def test_a_record_keeps_what_it_says_besides_the_game() -> None:
    record = ['[Game "taluva"]', '[Edition "hig-2006"]', '[Players "2"]', '[Seat1 "Bo"]', '[Date "2026"]']
    record += ['[Result "*"]', '[Event "Club"]', "", "1 0: draw JC; tile 0,0 0; hut 1,0 {well done}"]
    session = started("chance=given")
    ask(session, f"load {len(record)}", iter(record))
    assert ask(session, "record") == record


def test_go_tells_nothing_of_the_stack() -> None:
    """For the same first action all sorts of tiles lie at the bottom, where the first random number put one."""
    bottoms: dict[str, set[str]] = {}
    for seed in range(300):
        session = started(f"seed={seed}")
        action = ask(session, "go level random")[0]
        state = session.state
        assert isinstance(state, State)
        bottoms.setdefault(action, set()).add(tile_text(state.stack[-1]))
    assert len(bottoms) == 6
    assert min(map(len, bottoms.values())) > 10


def test_a_conversation_ends_with_quit_or_the_end_of_the_input() -> None:
    answers = io.StringIO()
    rest = io.StringIO('\nnew taluva seed=1 tiles=2\n\nload 2\n[Game "taluva"]\n\nresult\nquit\nresult\n')
    converse(rest, answers)
    assert answers.getvalue() == "ok\nok\nresult ongoing\nok\nok\n"
    assert rest.read() == "result\n"
    converse(io.StringIO("surtsey"), io.StringIO())


# Volcanique


def volcanique(options: str = "seed=1 setup=quick") -> Session:
    session = Session()
    assert ask(session, f"new volcanique {options}") == []
    return session


def seen(session: Session, command: str = "state") -> dict[str, Any]:
    data: dict[str, Any] = json.loads(ask(session, command)[0])
    return data


def play_random(session: Session, actions: int) -> None:
    for _ in range(actions):
        ask(session, ask(session, "go level random")[-1].replace("bestaction", "play"))


SHORT = "setup=quick turn_cap=10 limited_timing=turn_start"


@pytest.mark.parametrize("options", [f"{SHORT} seed=3", f"{SHORT} seed=3 chance=given preset=site players=3"])
def test_a_whole_game_of_volcanique(options: str) -> None:
    """`to_act` names who decides; with given chance `chance` tells when nobody does."""
    session = volcanique(options)
    kinds = set()
    while ask(session, "result") == ["result ongoing"]:
        state = seen(session)
        kinds.add((state["phase"], state["chance"]))
        assert 0 <= state["to_act"] < len(state["players"])
        assert state["question"]["text"]
        legal = [line.removeprefix("action ") for line in ask(session, "legal")]
        chosen = ask(session, "go level random")[-1].removeprefix("bestaction ")
        assert chosen in legal
        ask(session, f"play {chosen}")
    assert any(chance for _, chance in kinds) == ("given" in options)
    assert ("buy", False) in kinds
    state = seen(session)
    assert (state["to_act"], state["phase"], state["stage"], state["chance"]) == (None, "over", "over", False)
    assert ask(session, "result") == [f"result {' '.join(map(str, state['places']))}"]
    assert ask(session, "legal") == []
    assert session.answer("go") == ["error the game is over"]
    assert session.answer("play pass") == ["error pass: The game is over."]
    ask(session, "undo")
    assert ask(session, "result") == ["result ongoing"]


def test_an_illegal_action_of_volcanique_names_the_rule_and_changes_nothing() -> None:
    session = volcanique()
    ask(session, ask(session, "legal")[0].replace("action", "play"))
    before = ask(session, "state"), ask(session, "record")
    assert session.answer("play buy volcano")[0].startswith("error buy volcano: ")
    assert session.answer("play roll 7/6") == ["error '7' is not a roll; that is a number from 1 to 6"]
    assert session.answer("play card ?")[0].startswith("error card ?: ")
    assert session.answer("play turn ?")[0].startswith("error turn ?: ")
    assert session.answer("play move 0,0")[0].startswith("error 'move 0,0' should read: move q,r B, such as")
    assert (ask(session, "state"), ask(session, "record")) == before


def test_undo_in_volcanique() -> None:
    session = volcanique()
    start = ask(session, "state")
    play_random(session, 25)
    there = ask(session, "state"), ask(session, "record")
    play_random(session, 1)
    ask(session, "undo 1")
    assert (ask(session, "state"), ask(session, "record")) == there
    assert session.answer("undo 26") == ["error 26 cannot be taken back; since the start there were 25"]
    ask(session, "undo 25")
    assert ask(session, "state") == start


SECRETS = "preset=site erosion_targets=all setup=quick"


def with_a_card() -> Session:
    """A game in which somebody has bought a card."""
    session = volcanique(f"{SECRETS} seed=5")
    while not any("card ?" in line for line in ask(session, "record")):
        legal = ask(session, "legal")
        action = "action buy card" if "action buy card" in legal else legal[0]
        ask(session, action.replace("action", "play", 1))
    return session


def test_observe_shows_each_seat_its_own_cards() -> None:
    session = with_a_card()
    views = [seen(session, f"observe {seat}") for seat in (0, 1)]
    held = [[player["cards"] for player in view["players"]] for view in views]
    owner = 0 if held[0][0] else 1
    assert held[owner][owner][0].keys() == {"power", "points"}
    assert held[1 - owner][owner] == [None]
    power = held[owner][owner][0]["power"]
    assert power not in json.dumps(views[1 - owner])
    assert power not in ask(session, "position")[0]
    assert not any(power in line for line in ask(session, "record"))
    assert session.answer("observe 2") == ["error there is no seat 2; seats are 0 to 1"]


def test_the_record_of_a_running_game_with_secrets_is_loaded() -> None:
    """With given chance what is hidden stays so; with own chance it is settled, and all goes on from there."""
    session = with_a_card()
    record, position = ask(session, "record"), ask(session, "position")
    assert not any("Seed" in line for line in record)
    given, own = volcanique("chance=given"), volcanique("seed=9")
    for other in (given, own):
        ask(other, f"load {len(record)}", iter(record))
        assert ask(other, "position") == position
    assert ask(given, "record") == record
    ask(given, "undo 3")
    assert own.answer("undo") == ["error 1 cannot be taken back; since the start there were 0"]
    assert any("[Position" in line for line in ask(own, "record"))
    play_random(own, 30)
    ask(own, "undo 30")
    assert ask(own, "position") == position


def test_a_bot_is_told_what_is_hidden_from_it_and_nothing_more() -> None:
    """Told what the record of the running game tells, it stands where the table stands."""
    options = f"{SECRETS} powers=bomb,erosion,lateral,?,?,?,?,?,? resources_per_type=30"
    table, bot = volcanique(f"{options} seed=2"), volcanique(f"{options} chance=given")
    told = 0
    for _ in range(120):
        turns = [line.partition(": ")[2] for line in ask(table, "record") if line[:1].isdigit()]
        actions = [action for turn in turns for action in turn.split("; ")]
        for action in actions[told:]:
            ask(bot, f"play {action}")
        told = len(actions)
        assert ask(bot, "position") == ask(table, "position")
        legal = ask(table, "legal")
        card = "action buy card" in legal
        ask(table, "play buy card" if card else ask(table, "go level random")[-1].replace("bestaction", "play"))
    assert any("card ?" in line for line in ask(table, "record"))


def test_a_damaged_load_of_volcanique_names_the_line_and_changes_nothing() -> None:
    session = volcanique()
    before = ask(session, "state")
    lines = ['[Game "volcanique"]', '[Setup "quick"]', "", "0 0: first 1", "0 1: take M; at 9,9"]
    assert session.answer("load 5", iter(lines))[0].startswith("error line 5: at 9,9: ")
    assert session.answer("load 6", iter(lines)) == ["error only 5 of 6 lines came"]
    lines[1] = '[Setup "slow"]'
    assert session.answer("load 5", iter(lines))[0].startswith("error line 2: setup is chosen or quick, not 'slow'")
    assert ask(session, "state") == before


def test_position_of_volcanique_is_told_and_taken_over() -> None:
    session, other = volcanique("seed=3 players=3 setup=quick"), Session()
    play_random(session, 60)
    position = ask(session, "position")[0]
    ask(other, f"position {position}")
    assert ask(other, "position") == [position]
    assert ask(other, "legal") == ask(session, "legal")
    assert ask(other, "state") == ask(session, "state")
    before = ask(other, "state")
    assert other.answer(f"position {position} {position}")[0].startswith("error 'volcanique' does not belong")
    assert other.answer("position " + position.replace("stage=playing", "stage=nap"))[0].startswith("error stage is")
    assert ask(other, "state") == before


def test_a_session_changes_from_one_game_to_the_other() -> None:
    session = started()
    ask(session, "position " + ask(volcanique(), "position")[0])
    assert seen(session)["game"] == "volcanique"
    ask(session, "new taluva seed=1")
    assert seen(session)["game"] == "taluva"
    assert session.answer("play buy D")[0].startswith("error 'buy' is not an action; actions are draw, tile, hut")


def test_perft_of_volcanique() -> None:
    session = volcanique()
    assert ask(session, "perft 0") == ["nodes 1"]
    assert ask(session, "perft 1") == [f"nodes {len(ask(session, 'legal'))}"]
    before = ask(session, "state")
    ask(session, "perft 2")
    assert ask(session, "state") == before
    assert ask(volcanique("chance=given"), "perft 2") == ["nodes 6"], "who begins, and which uno is taken"
