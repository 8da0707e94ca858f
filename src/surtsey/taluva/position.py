"""Positions as one line of text, from which play can go on.

    taluva edition=hig-2006 players=2 laid=JC:0,0:3/SJ:2,-1:0 pieces=h0:0,1/t1:2,0 supply=19-3-2/20-2-2 seat=0
    phase=tile tile=CJ stack=45 unseen=6JC/4CJ/...

(one line in fact). The words may come in any order; `pieces`, `out`, `finished`, `tile` and `unseen` may be missing.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import NotationError, as_stored
from surtsey.hexes import Field, field_of, field_text
from surtsey.reading import each_item, position_words, whole_number
from surtsey.taluva.actions import PIECE_LETTERS, PIECES, Action, parse, place_in
from surtsey.taluva.endings import TYPES_TO_WIN, ending, types_built
from surtsey.taluva.island import LEVEL, OWNER, VOLCANO, piece_of, seat_of
from surtsey.taluva.placing import placement_problem
from surtsey.taluva.rules import OPTIONS, Rules
from surtsey.taluva.state import OVER, PHASES, TO_BUILD, TO_DRAW, TO_PLACE, State
from surtsey.taluva.tiles import tile, unseen

WORDS: Final = ("laid", "pieces", "supply", "out", "finished", "seat", "phase", "tile", "stack", "unseen")


def write_position(state: State) -> str:
    """All that can be seen of a state."""
    words = {
        **state.rules.options(),
        "laid": "/".join(_placement_text(kind, Action(id)) for kind, id in zip(state.seen, state.laid, strict=False)),
        "pieces": "/".join(_pieces(state)),
        "supply": "/".join("-".join(map(str, state.supply_of(seat))) for seat in range(state.rules.players)),
        "out": "/".join(map(str, state.out)),
        "finished": "/".join(map(str, state.finished)),
        "seat": str(state.seat),
        "phase": PHASES[state.phase],
        "tile": state.tile or "" if state.phase == TO_PLACE else "",
        "stack": str(state.left),
        "unseen": "/".join(f"{count}{kind}" for kind, count in unseen(state.seen).items()),
    }
    return " ".join(["taluva", *(f"{word}={value}" for word, value in words.items() if value)])


def read_position(text: str) -> State:
    """The state of a position, with chance given. Everything is checked, but not how the pieces came there."""
    words = position_words(text, "taluva", [*WORDS, *(option.name for option in OPTIONS)])
    rules = Rules.from_options(as_stored({word: value for word, value in words.items() if word not in WORDS}))
    state = State.given(rules)
    _read_tiles(state, words)
    _read_pieces(state, words.get("pieces", ""))
    _read_supply(state, words.get("supply"))
    state.out = _seats(state, words, "out")
    state.finished = _seats(state, words, "finished")
    _read_turn(state, words)
    _check_ending(state)
    state.origin = state.copy()
    return state


def _placement_text(kind: str, placement: Action) -> str:
    return f"{kind}:{field_text(placement.field)}:{placement.facing}"


def _pieces(state: State) -> list[str]:
    pieces = []
    for place in sorted(map(state.island.place_at, state.island.land)):
        field = state.island.at(place)
        if field & OWNER:
            letter = PIECE_LETTERS[piece_of(field)]
            pieces.append(f"{letter}{seat_of(field)}:{field_text(field_of(place))}")
    return pieces


def _read_tiles(state: State, words: Mapping[str, str]) -> None:
    def lay(item: str) -> str:
        kind, *rest = item.split(":")
        if len(rest) != 2:
            raise NotationError("a tile is written kind:q,r:facing, such as JC:0,0:3")
        placement = parse(f"tile {rest[0]} {rest[1]}")
        place, facing = place_in(placement.id), placement.facing
        problem = placement_problem(state.island, place, facing)
        if problem is not None:
            raise NotationError(str(problem))
        state.island.lay(place, facing, tile(kind))
        state.laid = append(state.laid, placement.id)
        return kind

    kinds = each_item(words, "laid", lay)
    if words.get("tile"):
        kinds.append(words["tile"])
    for kind in kinds:
        state.stack = append(state.stack, tile(kind))
    left = unseen(kinds)
    state.drawn = len(kinds)
    if len(kinds) > state.rules.tiles:
        raise NotationError(f"{len(kinds)} tiles were drawn, but the stack has only {state.rules.tiles}")
    if words.get("stack", str(state.left)) != str(state.left):
        raise NotationError(f"stack={words['stack']}: {state.left} tiles are left of {state.rules.tiles}")
    told = each_item(words, "unseen", _kind_and_count)
    if told and sorted(told) != sorted(left.items()):
        raise NotationError("unseen: these are not the tiles that are left of all 48")


def _kind_and_count(item: str) -> tuple[str, int]:
    count, kind = item[:-2], item[-2:]
    tile(kind)
    return kind, whole_number(f"{kind} (written with its number, such as 6{kind})", count)


def _read_pieces(state: State, text: str) -> None:
    def put(item: str) -> Field:
        letter, seat, where = item[:1], item[1:2], item[2:]
        if letter not in PIECE_LETTERS[1:] or not letter or not where.startswith(":"):
            raise NotationError("a piece is written h, t or w, its seat, and its field, such as h0:2,-1")
        seats = [str(each) for each in range(state.rules.players)]
        if seat not in seats:
            raise NotationError(f"there is no seat {seat}")
        piece = PIECE_LETTERS.index(letter)
        action = parse(f"{PIECES[piece]} {where[1:]}")
        place = place_in(action.id)
        field = state.island.at(place)
        if not field & LEVEL or field & (VOLCANO | OWNER):
            raise NotationError("a piece stands on land that is no volcano, one kind on each field")
        taken = field & LEVEL if PIECES[piece] == "hut" else 1
        at = int(seat) * 3 + piece - 1
        if state.supply[at] < taken:
            raise NotationError(f"seat {seat} has no more {PIECES[piece]}s than the rules allow")
        state.supply[at] -= taken
        state.island.put(state.island.cell(place), int(seat), piece)
        return action.field

    each_item({"pieces": text}, "pieces", put)


def _read_supply(state: State, text: str | None) -> None:
    """What each seat holds: at most what is not on the island. Huts that were covered have left the game."""
    if text is None:
        return
    seats = text.split("/")
    if len(seats) != state.rules.players:
        raise NotationError(f"supply={text}: that is not one supply for each of {state.rules.players} seats")
    for seat, item in enumerate(seats):
        counts = item.split("-")
        if len(counts) != 3:
            raise NotationError(f"supply={item}: a supply is written huts-temples-towers, such as 20-3-2")
        huts, temples, towers = (whole_number("supply", count) for count in counts)
        most = state.supply_of(seat)
        if huts > most[0] or (temples, towers) != most[1:]:
            raise NotationError(
                f"supply={item}: seat {seat} can have at most {most[0]} huts, "
                f"and has {most[1]} temples and {most[2]} towers, with what stands on the island"
            )
        state.supply[seat * 3] = huts


def _seats(state: State, words: Mapping[str, str], name: str) -> vec[i64]:
    def seat(item: str) -> int:
        if item not in [str(each) for each in range(state.rules.players)]:
            raise NotationError(f"there is no seat {item}")
        return int(item)

    seats = each_item(words, name, seat)
    if len(set(seats)) != len(seats):
        raise NotationError(f"{name}: a seat comes twice")
    result = vec[i64]()
    for each in seats:
        result = append(result, each)
    return result


def _read_turn(state: State, words: Mapping[str, str]) -> None:
    named = _seats(state, words, "seat")
    phase = words.get("phase", "")
    if phase not in PHASES:
        raise NotationError(f"phase={phase}: a phase is one of {', '.join(PHASES)}")
    if len(named) != 1:
        raise NotationError("seat: a position names the one seat whose turn it is, such as seat=0")
    state.seat = named[0]
    state.phase = PHASES.index(phase)
    if (state.phase == TO_PLACE) != bool(words.get("tile")):
        raise NotationError("tile: a tile is in hand in the phase 'tile', and only then")
    if state.phase == TO_BUILD and not len(state.laid):
        raise NotationError("phase=build: nobody builds before the first tile lies")
    if state.phase == TO_DRAW and not state.left:
        raise NotationError("phase=draw: no tile is left to draw")
    if state.phase != OVER and (state.seat in state.out or state.seat in state.finished):
        raise NotationError(f"seat={state.seat}: that seat is not in the game any more")


def _check_ending(state: State) -> None:
    """A position is over if and only if the rules say so."""
    rules = state.rules
    for seat in range(rules.players):
        finished = not rules.teams and types_built(state.supply, seat) >= TYPES_TO_WIN
        if finished != (seat in state.finished):
            raise NotationError(f"finished: seat {seat} has {'' if finished else 'not '}built two types")
        if seat in state.out and seat in state.finished:
            raise NotationError(f"seat {seat} cannot be out and finished")
    last_turn_done = state.phase == OVER and not state.left
    reason = ending(rules, state.supply, state.out, state.finished, 0 if last_turn_done else 1)
    if (reason is None) == (state.phase == OVER):
        raise NotationError(
            f"phase={PHASES[state.phase]}: by the rules the game is {'not ' if reason is None else ''}over"
        )
    state.ended = reason
    if state.phase == TO_BUILD and not state.generate():
        raise NotationError(f"phase=build: seat {state.seat} has nothing to build and would be out")
