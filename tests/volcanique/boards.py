"""Positions for the tests of Volcanique, from boards that a reader can see."""

from itertools import takewhile

from surtsey.game import Event
from surtsey.volcanique.board import read_board, write_board
from surtsey.volcanique.describing import describe
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State
from surtsey.volcanique.table import Table

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


def forbidden(state: State, *actions: str) -> bool:
    """Whether none of these actions is legal, and a reason is given for each."""
    return all(action not in legal(state) and problem(state, action) is not None for action in actions)


def codes(events: list[Event]) -> list[str]:
    return [event.code for event in events]


def kind(state: State) -> str | None:
    return None if state.decision is None else state.decision.kind


def phase(state: State) -> str:
    """The kind of the decision, where there is one."""
    assert state.decision is not None
    return state.decision.kind


def asked(state: State) -> str:
    """Whose decision it is, and what about."""
    decision = state.decision
    return "" if decision is None else f"{decision.seat} {decision.kind}"


def hand(state: State, seat: int = 0) -> int:
    return int(state.table.hand[seat])


def resources(state: State, seat: int) -> int:
    return int(state.table.held(seat))


def critters(state: State) -> list[str]:
    """Who stands where, such as 0: 1,0 D; + is a Colossal critter, _ a burrowed one."""
    return [
        f"{each['seat']}: {each['q']},{each['r']} {each['biome']}{'+' * each['colossal']}{'_' * each['burrowed']}"
        for each in describe(state.observe(0))["critters"]
    ]


def where(state: State, seat: int) -> list[str]:
    """Where the critters of a seat stand, marked in the same way."""
    return sorted(each.partition(": ")[2] for each in critters(state) if each.startswith(f"{seat}: "))


def standing(state: State) -> list[str]:
    """Who stands where, such as 1,0 D0."""
    whose = (each.partition(": ") for each in critters(state))
    return sorted(f"{place.rstrip('+')}{seat}{'+' * place.endswith('+')}" for seat, _, place in whose)


def line(state: State, about: str) -> str:
    """What the board says about something, in a line of its own."""
    lines = write_board(state.table).splitlines()
    return next(line.removeprefix(f"{about}: ") for line in lines if line.startswith(f"{about}: "))


def land(table: Table) -> list[str]:
    """The hexes with all that lies there, and the flows."""
    return list(takewhile(lambda line: not line.startswith("seat"), write_board(table).split("\n")))


def drawn(text: str, **options: str) -> list[str]:
    """The same of a board."""
    return land(read_board(text, Rules.from_options(options)))
