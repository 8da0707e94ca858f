"""Positions drawn in the tests of the rules, and questions about them.

A drawing has to look exactly as the engine writes it, so that what touches on the page touches on the island.
"""

from inspect import cleandoc
from typing import Any

from surtsey.game import Event
from surtsey.hexes import Field, field_of
from surtsey.taluva import TALUVA, Rules, State, read_board
from surtsey.taluva.island import OWNER, OWNER_AT


def drawing(text: str) -> str:
    return cleandoc(text)


def picture(state: State) -> str:
    """The island as a drawing, without what is written below it."""
    return TALUVA.board(state).partition("\n\n")[0]


def to_place(text: str, rules: Rules | None = None, **position: Any) -> State:
    """The position in the drawing, with a tile in hand. What else `read_board` takes may be said."""
    return _drawn(text, rules, {**position, "phase": "tile"})


def to_build(text: str, rules: Rules | None = None, **position: Any) -> State:
    """The position in the drawing, the tile already placed."""
    return _drawn(text, rules, position)


def _drawn(text: str, rules: Rules | None, position: dict[str, Any]) -> State:
    state = read_board(text, rules, **position)
    assert picture(state) == drawing(text), f"this should be drawn so:\n{picture(state)}"
    return state


def legal(state: State, kind: str = "") -> list[str]:
    """The legal actions, or those of one kind."""
    return [str(action) for action in state.legal() if str(action).startswith(kind)]


def allowed(state: State, *texts: str) -> bool:
    """Whether all of these are legal: nothing forbids them, and they are listed."""
    return all(forbidden(state, text) is None for text in texts)


def forbidden(state: State, text: str) -> str | None:
    """The rule that forbids an action, as 'code: sentence'; None for one that is allowed. The list says the same."""
    action = state.parse(text)
    problem = state.explain(action)
    assert (problem is None) == (action in state.legal()), f"{text}: explain and legal contradict each other"
    return f"{problem.code}: {problem}" if problem else None


def settlements(state: State, seat: int) -> list[list[Field]]:
    """The settlements of a seat, each with its fields in order."""
    cells = [cell for cell in state.island.land if (state.island.fields[cell] & OWNER) >> OWNER_AT == seat + 1]
    found = [
        sorted(field_of(state.island.place_at(member)) for member in state.island.settlement(cell)) for cell in cells
    ]
    return sorted(each for index, each in enumerate(found) if each not in found[:index])


def told(events: list[Event]) -> list[str]:
    return [str(event) for event in events]
