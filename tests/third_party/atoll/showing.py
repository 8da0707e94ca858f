"""Atoll as a line of text, a board, a picture, and data."""

from typing import Any, Final

from atoll.actions import HIDDEN
from atoll.rules import OPTIONS, Rules
from atoll.state import UNDRAWN, Observation, State
from surtsey import svg
from surtsey.game import NotationError
from surtsey.hexes import centre, corners, field_of, field_text, parse_place
from surtsey.reading import each_item, position_words, short, whole_number

WORDS: Final = ("islets", "winds", "roll")
COLOURS: Final = ("#d5420f", "#2b2f8f", "#f2c314")


def write_position(state: State, secrets: bool) -> str:
    """Such as  atoll preset=breeze players=2 islets=0,0:0:3 winds=?/- roll=0"""
    shown = secrets or state.decision is None
    winds = ["-" if wind == UNDRAWN else "?" if wind == HIDDEN or not shown else str(wind) for wind in state.winds]
    islets = [f"{field_text(field_of(place))}:{seat}:{height}" for place, (seat, height) in state.islets.items()]
    options = [f"{name}={value}" for name, value in state.rules.options().items()]
    parts = [f"islets={'/'.join(islets)}", f"winds={'/'.join(winds)}", f"roll={state.rolled}"]
    return " ".join(["atoll", *options, *parts])


def read_position(text: str) -> State:
    """The state of a position; chance is given in it."""
    words = position_words(text, "atoll", [*(option.name for option in OPTIONS), *WORDS])
    for word in WORDS:
        if word not in words:
            raise NotationError(f"the position has no '{word}='")
    state = State(Rules.from_options({name: value for name, value in words.items() if name not in WORDS}))
    for place, seat, height in each_item(words, "islets", _read_islet):
        if place not in state.lagoon or place in state.islets or seat != state.turn_seat:
            raise NotationError(f"islets={short(words['islets'])}: one after the other, in the lagoon, by turns")
        state.islets[place] = seat, height
    state.winds = each_item(words, "winds", _read_wind)
    drawn = state.turn - 1 if state.decision is not None else state.turn
    if len(state.winds) != state.rules.players or UNDRAWN in state.winds[:drawn]:
        raise NotationError(
            f"winds={short(words['winds'])}: one for each seat, such as 0/?, or - before its first turn"
        )
    state.rolled = whole_number("roll", words["roll"], most=3)
    state.origin = state.copy()
    return state


def _read_islet(text: str) -> tuple[int, int, int]:
    field, seat, height = [*text.split(":"), "", ""][:3]
    return parse_place(field), whole_number("a seat", seat, most=2), whole_number("a height", height, 1, 3)


def _read_wind(text: str) -> int:
    return {"-": UNDRAWN, "?": HIDDEN}[text] if text in "-?" else whole_number("a wind", text, most=5)


def board(state: State) -> str:
    """A line for each row of fields: whose islet it is, and how high, such as 1^3."""
    radius = state.rules.radius
    lines = []
    for row in range(-radius, radius + 1):
        places = [place for place in state.lagoon if field_of(place)[1] == row]
        lines.append("  " * abs(row) + " ".join(_cell(state, place) for place in places))
    lines.append("")
    lines += [f"seat {seat}: {state.points(seat)} points" for seat in range(state.rules.players)]
    return "\n".join(lines)


def _cell(state: State, place: int) -> str:
    seat, height = state.islets.get(place, (0, 0))
    return f"{seat}^{height}" if height else " . "


def draw(state: State) -> str:
    size, reach = 30.0, 60.0 * (state.rules.radius + 0.5)
    parts = []
    for place in state.lagoon:
        field = field_of(place)
        parts.append(svg.line(svg.path(corners(field, size)) + "Z", svg.WAVE, 2))
        if place in state.islets:
            seat, height = state.islets[place]
            x, y = centre(field, size)
            parts.append(f'<circle cx="{svg.n(x)}" cy="{svg.n(y)}" r="{8 + 4 * height}" fill="{COLOURS[seat]}"/>')
    box = " ".join(svg.n(each) for each in (-reach, -reach, 2 * reach, 2 * reach))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(parts)}</svg>'


def describe(observation: Observation) -> dict[str, Any]:
    """What the seat may see, as data: `game` to `places` are what a page asks of every game, `board` is drawn."""
    view, decision = observation.view, observation.view.decision
    return {
        "game": "atoll",
        "options": view.rules.options(),
        "seat": observation.seat,
        "turn": view.turn,
        "turn_seat": view.turn_seat,
        "to_act": None if decision is None else decision.seat,
        "phase": "over" if decision is None else decision.kind,
        "places": view.places(),
        "roll": view.rolled or None,
        "winds": [None if wind in (UNDRAWN, HIDDEN) else wind for wind in view.winds],
        "board": {"hexes": [_hex(place, view.islets.get(place)) for place in view.lagoon]},
    }


def _hex(place: int, islet: tuple[int, int] | None) -> dict[str, Any]:
    """A field as the page's plain board draws it."""
    field = list(field_of(place))
    return {"at": field} if islet is None else {"at": field, "owner": islet[0], "label": str(islet[1])}
