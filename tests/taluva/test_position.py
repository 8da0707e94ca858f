"""Positions as one line of text."""

import pytest

from surtsey.game import SurtseyError
from surtsey.taluva import TALUVA
from surtsey.taluva.describing import describe


def refused(line: str) -> str:
    with pytest.raises(SurtseyError) as error:
        TALUVA.resume(line, None)
    return str(error.value)


def test_a_position_says_all_that_can_be_seen() -> None:
    line = "taluva players=2 laid=JC:0,0:0/SJ:2,0:0 pieces=h0:1,0/h1:3,0 supply=18-3-2/19-3-2 seat=0 phase=tile tile=LL"
    state = TALUVA.resume(line, None)
    seen = describe(state.observe(0))
    assert seen["tile"] == "LL"
    assert seen["stack"] == 45
    assert seen["drawn"] == ["JC", "SJ", "LL"]
    assert seen["tiles"][1] == {"kind": "SJ", "q": 2, "r": 0, "facing": 0, "level": 1}
    assert [player["huts"] for player in seen["players"]] == [18, 19]
    assert TALUVA.position(state) == (
        "taluva edition=hig-2006 players=2 laid=JC:0,0:0/SJ:2,0:0 pieces=h0:1,0/h1:3,0 supply=18-3-2/19-3-2 seat=0 "
        "phase=tile tile=LL stack=45 unseen=5JC/5CJ/4JS/3SJ/2JL/1LJ/2CR/2RC/2JR/2RJ/2CS/2SC/2SR/1RS/1JJ/1CC/1SS/1RR/"
        "1CL/1LC/1SL/1LS/1RL/1LR"
    )


def test_there_is_nothing_to_undo_before_a_position() -> None:
    state = TALUVA.resume("taluva laid=JC:0,0:0 seat=0 phase=build", None)
    with pytest.raises(SurtseyError, match="1 cannot be taken back; since the start there were 0"):
        state.undo()
    state.play("hut 1,0")
    state.undo()
    assert state.legal()


def test_the_same_seed_goes_on_the_same_way() -> None:
    line = "taluva laid=JC:0,0:0 seat=0 phase=build"
    one, two, other = TALUVA.resume(line, 1), TALUVA.resume(line, 1), TALUVA.resume(line, 2)
    assert one.stack == two.stack
    assert one.stack != other.stack


def test_a_position_is_over_when_the_rules_say_so() -> None:
    line = "taluva players=2 tiles=2 laid=JC:0,0:0/SJ:2,0:0 pieces=h0:1,0/h1:3,0 seat=1 phase=over"
    assert TALUVA.resume(line, None).places() == [1, 1]
    out = "taluva players=3 laid=JC:0,0:0/SJ:2,0:0 out=1/0 seat=0 phase=over"
    assert TALUVA.resume(out, None).places() == [2, 3, 1]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "a position of Taluva begins with 'taluva', not ''"),
        ("chess laid=", "a position of Taluva begins with 'taluva', not 'chess'"),
        ("taluva", "phase=: a phase is one of draw, tile, build, over"),
        ("taluva seat=0 phase=sleep", "phase=sleep: a phase is one of"),
        ("taluva phase=draw", "seat: a position names the one seat"),
        ("taluva seat=0/1 phase=draw", "seat: a position names the one seat"),
        ("taluva seat=2 phase=draw", "seat=2: there is no seat 2"),
        ("taluva seat=0 seat=0 phase=draw", "'seat' comes twice in the position"),
        ("taluva seat=0 phase=draw lava=1", "'lava=1' does not belong in a position"),
        ("taluva seat=0 phase=draw hello", "'hello' does not belong in a position"),
        ("taluva players=7 seat=0 phase=draw", "players goes from 2 to 4, not 7"),
        ("taluva laid=JC:0,0 seat=0 phase=build", "laid=JC:0,0: a tile is written kind:q,r:facing"),
        ("taluva laid=JX:0,0:1 seat=0 phase=build", "laid=JX:0,0:1: 'JX' is not one of the tiles"),
        ("taluva laid=JC:1,0:1 seat=0 phase=build", "laid=JC:1,0:1: The first volcano lies on 0,0"),
        ("taluva laid=JC:0,0:0/JC:5,5:0 seat=0 phase=build", "laid=JC:5,5:0: At 5,5 the tile would not touch"),
        ("taluva laid=JC:0,0:0/CR:0,0:0 seat=0 phase=build", "laid=CR:0,0:0: The volcano on 0,0 faces the same way"),
        ("taluva laid=JC:0,0:0/CR:0,0:1 seat=0 phase=build", "laid=CR:0,0:1: Half on land, half at sea: 0,0 is land"),
        ("taluva laid=LJ:0,0:0/LJ:2,0:0 seat=0 phase=build", "there is 1 tile LJ among the 48, not 2"),
        ("taluva tiles=2 laid=JC:0,0:0/JC:2,0:0/CJ:4,0:0 seat=0 phase=build", "3 tiles were drawn, but the stack has"),
        ("taluva laid=JC:0,0:0 seat=0 phase=build stack=9", "stack=9: 47 tiles are left of 48"),
        ("taluva laid=JC:0,0:0 seat=0 phase=build unseen=1JC", "unseen: these are not the tiles that are left"),
        (
            "taluva laid=JC:0,0:0 seat=0 phase=build unseen=JC",
            "unseen=JC: JC (written with its number, such as 6JC) takes",
        ),
        ("taluva laid=JC:0,0:0 seat=0 phase=tile", "tile: a tile is in hand in the phase 'tile', and only then"),
        ("taluva laid=JC:0,0:0 seat=0 phase=build tile=JC", "tile: a tile is in hand in the phase 'tile', and only"),
        ("taluva seat=0 phase=tile tile=XY", "'XY' is not one of the tiles"),
        ("taluva seat=0 phase=build", "phase=build: nobody builds before the first tile lies"),
        ("taluva tiles=2 laid=JC:0,0:0/SJ:2,0:0 seat=0 phase=draw", "phase=draw: no tile is left to draw"),
        ("taluva laid=JC:0,0:0 pieces=h0:0,0 seat=0 phase=build", "pieces=h0:0,0: a piece stands on land"),
        ("taluva laid=JC:0,0:0 pieces=h0:9,9 seat=0 phase=build", "pieces=h0:9,9: a piece stands on land"),
        ("taluva laid=JC:0,0:0 pieces=h0:1,0/h1:1,0 seat=0 phase=build", "pieces=h1:1,0: a piece stands on land"),
        ("taluva laid=JC:0,0:0 pieces=x0:1,0 seat=0 phase=build", "pieces=x0:1,0: a piece is written h, t or w"),
        ("taluva laid=JC:0,0:0 pieces=h0 seat=0 phase=build", "pieces=h0: a piece is written h, t or w"),
        ("taluva laid=JC:0,0:0 pieces=h2:1,0 seat=0 phase=build", "pieces=h2:1,0: there is no seat 2"),
        ("taluva huts=1 laid=JC:0,0:0 pieces=h0:1,0/h0:0,1 seat=1 phase=build", "pieces=h0:0,1: seat 0 has no more"),
        ("taluva laid=JC:0,0:0 supply=20-3-2 seat=0 phase=build", "supply=20-3-2: that is not one supply for each"),
        ("taluva laid=JC:0,0:0 supply=20-3/20-3-2 seat=0 phase=build", "supply=20-3: a supply is written"),
        ("taluva laid=JC:0,0:0 supply=21-3-2/20-3-2 seat=0 phase=build", "supply=21-3-2: seat 0 can have at most 20"),
        ("taluva laid=JC:0,0:0 supply=20-2-2/20-3-2 seat=0 phase=build", "supply=20-2-2: seat 0 can have at most 20"),
        ("taluva laid=JC:0,0:0 out=0 seat=0 phase=build", "seat=0: that seat is not in the game any more"),
        ("taluva players=3 laid=JC:0,0:0 out=0/0 seat=1 phase=build", "out: a seat comes twice"),
        ("taluva laid=JC:0,0:0 finished=0 seat=1 phase=build", "finished: seat 0 has not built two types"),
        ("taluva laid=JC:0,0:0 seat=0 phase=over", "phase=over: by the rules the game is not over"),
        ("taluva laid=JC:0,0:0 out=1 seat=0 phase=build", "phase=build: by the rules the game is over"),
    ],
)
def test_a_bad_position_is_refused_with_what_is_wrong(line: str, sentence: str) -> None:
    assert refused(line).startswith(sentence)


def test_someone_about_to_build_can_build() -> None:
    full = "taluva huts_next_to_own=no laid=JC:0,0:0 pieces=h0:1,0/h0:0,1 seat=0 phase=build"
    assert refused(full).startswith("phase=build: seat 0 has nothing to build and would be out")
    assert [str(action) for action in TALUVA.resume(full.replace("h0:1,0/h0:0,1", "h1:1,0"), None).legal()] == [
        "hut 0,1"
    ]
