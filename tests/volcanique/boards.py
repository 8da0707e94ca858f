"""Positions for the tests of Volcanique, from boards that a reader can see."""

from surtsey.volcanique.board import read_board
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State

QUIET = {"limited_timing": "turn_start"}


def at(board: str, phase: str = "move", **options: str) -> State:
    """The active player's turn on a drawn board, from a phase on. Options are those of the rules, as text.

    Chance is given: dice are played like actions.
    """
    rules = Rules.from_options({**QUIET, **options})
    return State.at(read_board(board, rules), phase)


def legal(state: State, verb: str = "") -> list[str]:
    """The legal actions as text, all or those with a verb."""
    return [str(action) for action in state.legal() if str(action).split()[0] == verb or not verb]


def play(state: State, *actions: str) -> list[str]:
    """Plays actions and returns the codes of all events."""
    return [event.code for action in actions for event in state.play(action)]


def problem(state: State, action: str) -> str | None:
    """The code of the problem with an action; None if it is legal."""
    found = state.explain(action)
    return None if found is None else found.code
