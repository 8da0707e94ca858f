"""Positions as text boards: written for people to look at, and read so that tests can begin anywhere.

    0,-1:    J1h0  V2-1  S1    J1    L1
    -1,0: C1    R2    L2t1  .     V1-4

One line for each row of fields, from north to south: the coordinates of its first field, then the fields eastwards.

    .      sea
    J2     a free field: its terrain and level
    J2h0   with huts (h), a temple (t) or a tower (w) of seat 0
    V2-3   a volcano: its level and facing

Rows are shifted to look like the island, but when they are read only coordinates and order count. Blank lines and lines
that begin with # mean nothing. A board does not show what lies beneath; reading it finds tiles that may lie there.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import NotationError, counted
from surtsey.hexes import field_of, field_text, parse_field, place_of
from surtsey.taluva import tiles
from surtsey.taluva.actions import PIECE_LETTERS, PIECES, TILE, action_id
from surtsey.taluva.island import (
    FACING,
    FACING_AT,
    LEVEL,
    OWNER,
    OWNER_AT,
    PIECE,
    PIECE_AT,
    TERRAIN,
    TERRAIN_AT,
    VOLCANO,
    Island,
    facing_of,
    piece_of,
    seat_of,
    terrain_of,
)
from surtsey.taluva.reconstruction import Land, reconstruct
from surtsey.taluva.rules import Rules
from surtsey.taluva.state import OVER, PHASES, TO_PLACE, State

SHOWN: Final = LEVEL | TERRAIN | VOLCANO | FACING | OWNER | PIECE
SEA: Final = "."
WIDTH: Final = 6
"""Characters from one field to the next. Each row lies half of that to the east of the one above."""

ROW: Final = re.compile(r"(-?[0-9]{1,3},-?[0-9]{1,3}):(.*)")
VOLCANO_TOKEN: Final = re.compile(r"V([0-9]{1,2})-([0-5])")
FIELD_TOKEN: Final = re.compile(r"([JCSRL])([0-9]{1,2})(?:([htw])([0-9]))?")
STATUS: Final = re.compile(
    r"seat [0-9]: [0-9]+ huts?, [0-9]+ temples?, [0-9]+ towers?( \([a-z0-9, ]+\))?"
    r"|(turn [0-9]+, seat [0-9]: (tile [JCSRL]{2}|build|draw)|over: [0-9 ]+); [0-9]+ tiles? left"
)


def write_board(state: State) -> str:
    """The island as rows of fields, then what each seat has left and what is to be done."""
    rows = _rows(visible(state.island))
    return "\n".join([*rows, "", *_status(state)] if rows else _status(state))


def read_board(
    text: str,
    rules: Rules | None = None,
    *,
    seat: int = 0,
    phase: str = "build",
    tile: str | None = None,
    supply: Mapping[int, tuple[int, int, int]] | None = None,
    out: Sequence[int] = (),
    finished: Sequence[int] = (),
) -> State:
    """A state with this board and chance given, before which nothing happened that could be taken back.

    Only rows are read; the status that `write_board` adds is skipped. What is not on the board a seat has left, unless
    `supply` says otherwise. In the phase "tile" the seat holds that tile, or the first kind that is left.
    """
    rules, supply = rules or Rules(), supply or {}
    for each in (seat, *out, *finished, *supply):
        if not 0 <= each < rules.players:
            raise NotationError(f"there is no seat {each}; seats are 0 to {rules.players - 1}")
    land = _read_rows(text, rules)
    _check_phase(phase, tile, sum(word & LEVEL for word in land.values()) // 3, rules)
    state = State.given(rules)
    state.supply = vec[i64](_supply(land, rules, supply))
    _lay_tiles(state, land, tile)
    if phase == "tile":
        _draw(state, tile or next(iter(tiles.unseen(state.seen))))
    for field, word in land.items():
        if word & OWNER:
            state.island.put(state.island.cell(place_of(*field)), seat_of(word), piece_of(word))
    state.phase, state.seat = PHASES.index(phase), seat
    state.out, state.finished = vec[i64](list(out)), vec[i64](list(finished))
    state.origin = state.copy()
    return state


def visible(island: Island) -> Land:
    return {field_of(island.place_at(cell)): int(island.fields[cell] & SHOWN) for cell in island.land}


def _rows(land: Land) -> list[str]:
    columns: dict[int, list[int]] = {}
    for q, r in sorted(land):
        columns.setdefault(r, []).append(q)
    labels = {r: f"{field_text((qs[0], r))}:" for r, qs in columns.items()}
    margin = max(map(len, labels.values()), default=0) + 1
    westernmost = min((2 * qs[0] + r for r, qs in columns.items()), default=0)
    rows = []
    for r, qs in sorted(columns.items()):
        indent = (2 * qs[0] + r - westernmost) * WIDTH // 2
        tokens = [_token(land.get((q, r), 0)).ljust(WIDTH) for q in range(qs[0], qs[-1] + 1)]
        rows.append(f"{labels[r]:{margin + indent}}{''.join(tokens)}".rstrip())
    return rows


def _token(word: int) -> str:
    """A field as a board shows it; `_word` is the inverse."""
    level = word & LEVEL
    if not level:
        return SEA
    if word & VOLCANO:
        return f"V{level}-{facing_of(word)}"
    piece = f"{PIECE_LETTERS[piece_of(word)]}{seat_of(word)}" if word & OWNER else ""
    return f"{_terrain(word)}{level}{piece}"


def _terrain(word: int) -> str:
    return tiles.LETTERS[terrain_of(word)]


def _status(state: State) -> list[str]:
    lines = []
    for seat in range(state.rules.players):
        left = ", ".join(map(counted, state.supply_of(seat), PIECES[1:]))
        place = state.place(seat)
        notes = ["out"] * (seat in state.out) + [f"place {place}"] * (place is not None)
        lines.append(f"seat {seat}: {left}" + (f" ({', '.join(notes)})" if notes else ""))
    todo = f"turn {state.turn}, seat {state.turn_seat}: {PHASES[state.phase]}"
    if state.phase == TO_PLACE:
        todo += f" {state.tile}"
    elif state.phase == OVER:
        todo = f"over: {' '.join(map(str, state.places() or []))}"
    return [*lines, f"{todo}; {counted(state.left, 'tile')} left"]


def _check_phase(phase: str, tile: str | None, laid: int, rules: Rules) -> None:
    if phase not in PHASES[:OVER]:
        raise NotationError(f"'{phase}' is not a phase; phases are {', '.join(PHASES[:OVER])}")
    if tile is not None:
        tiles.tile(tile)
        if phase != "tile":
            raise NotationError(f"a tile is in hand in the phase tile, not in the phase {phase}")
    least, most = (1, rules.tiles) if phase == "build" else (0, rules.tiles - 1)
    if not least <= laid <= most:
        raise NotationError(f"in the phase {phase} {least} to {most} tiles lie on the board, not {laid}")


def _read_rows(text: str, rules: Rules) -> Land:
    words: Land = {}
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        row = ROW.fullmatch(line)
        if row is not None:
            q, r = parse_field(row[1])
            for east, token in enumerate(row[2].split()):
                field = (q + east, r)
                where = f"line {number}, field {field_text(field)}"
                if field in words:
                    raise NotationError(f"{where}: the field is there twice")
                words[field] = _word(token, where, rules)
        elif line and not line.startswith("#") and not STATUS.fullmatch(line):
            raise NotationError(f"line {number}, '{line}', is not a row of fields, such as 0,-1: J1 C1h0 . V1-3")
    return {field: word for field, word in words.items() if word}


def _word(token: str, where: str, rules: Rules) -> int:
    """A field as a number, from its token; 0 for the sea."""
    if token == SEA:
        return 0
    if match := VOLCANO_TOKEN.fullmatch(token):
        level, word = int(match[1]), VOLCANO | int(match[2]) << FACING_AT
    elif match := FIELD_TOKEN.fullmatch(token):
        level, word = int(match[2]), tiles.LETTERS.index(match[1]) << TERRAIN_AT
        if match[3]:
            seat = int(match[4])
            if seat >= rules.players:
                raise NotationError(f"{where}: '{token}' names seat {seat}; seats are 0 to {rules.players - 1}")
            word |= PIECE_LETTERS.index(match[3]) << PIECE_AT | (seat + 1) << OWNER_AT
    else:
        raise NotationError(f"{where}: '{token}' is not a field; fields are such as . J1 J1h0 J2t0 J3w0 V1-3")
    if not 1 <= level <= tiles.TILES:
        raise NotationError(f"{where}: '{token}' is on level {level}; levels go from 1 to {tiles.TILES}")
    return word | level


def _supply(land: Land, rules: Rules, given: Mapping[int, tuple[int, int, int]]) -> list[int]:
    """Huts, temples, towers left to seat 0, then to seat 1, ..."""
    standing: Counter[tuple[int, str]] = Counter()
    for word in land.values():
        piece = PIECES[piece_of(word)]
        standing[seat_of(word), piece] += word & LEVEL if piece == "hut" else 1
    supply = []
    for seat in range(rules.players):
        for index, (piece, most) in enumerate(zip(PIECES[1:], (rules.huts, rules.temples, rules.towers), strict=True)):
            built = standing[seat, piece]
            left = given[seat][index] if seat in given else max(most - built, 0)
            if not 0 <= left <= most - built:
                there = counted(built, piece)
                raise NotationError(f"seat {seat} cannot have {there} on the board and {left} left of {most}")
            supply.append(left)
    return supply


def _lay_tiles(state: State, land: Land, in_hand: str | None) -> None:
    """Lays tiles that give this land, and leave over the one in hand, in an order in which they could be played."""
    for tile, kind in reconstruct(land, in_hand):
        place = place_of(*tile.volcano[0])
        _draw(state, kind)
        state.laid = append(state.laid, action_id(TILE, place, tile.facing))
        state.island.lay(place, tile.facing, tiles.tile(kind))


def _draw(state: State, kind: str) -> None:
    state.stack = append(state.stack, tiles.tile(kind))
    state.drawn += 1
