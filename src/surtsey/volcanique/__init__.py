"""Volcanique: 2 to 5 players, 22 powers, every ending, and every open question of the rulebook as an option."""

from collections.abc import Mapping, Sequence
from typing import Final

from surtsey.game import Ahead, Beat, Event, Moment, Option
from surtsey.volcanique.actions import Action, parse
from surtsey.volcanique.board import read_board, write_board
from surtsey.volcanique.choices import choices as choices_of
from surtsey.volcanique.consequences import consequences
from surtsey.volcanique.describing import describe
from surtsey.volcanique.drawing import draw
from surtsey.volcanique.messages import SENTENCES
from surtsey.volcanique.position import NOBODY, read_position, write_position
from surtsey.volcanique.rules import OPTIONS, PRESETS, Rules
from surtsey.volcanique.showing import show
from surtsey.volcanique.state import Observation, State, hide
from surtsey.volcanique.tallying import tell
from surtsey.volcanique.views import BareView, Consequences, VolcaniqueView

__all__ = ["VOLCANIQUE", "Action", "Observation", "Rules", "State", "Volcanique", "read_board"]


class Volcanique:
    """Volcanique by the contract of game.py."""

    name = "volcanique"
    sentences = SENTENCES
    presets: Mapping[str, str] = PRESETS
    options: tuple[Option, ...] = OPTIONS

    def rules(self, options: Mapping[str, str]) -> Rules:
        return Rules.from_options(options)

    def new(self, options: Mapping[str, str], seed: int | None) -> State:
        rules = self.rules(options)
        return State.given(rules) if seed is None else State.new(rules, seed)

    def parse(self, text: str) -> Action:
        return parse(text)

    def position(self, state: State, secrets: bool = False) -> str:
        return write_position(state, secrets)

    def resume(self, position: str, seed: int | None) -> State:
        state = read_position(position)
        if seed is not None:
            state.deal(seed)
        return state

    def describe(self, observation: Observation) -> BareView:
        return describe(observation)

    def show(self, observation: Observation) -> VolcaniqueView:
        return show(observation)

    def choices(self, observation: Observation) -> Ahead:
        return choices_of(observation)

    def consequences(self, before: State, after: State, events: Sequence[Event]) -> Consequences:
        return consequences(before, after, events)

    def tell(self, before: State, moments: Sequence[Moment[Action]]) -> list[Beat]:
        return tell(before, moments)

    def board(self, state: State) -> str:
        """Secrets are shown when the game is over."""
        table = state.table.copy()
        hide(table, NOBODY)
        return write_board(table)

    def svg(self, state: State) -> str:
        return draw(state.table)


VOLCANIQUE: Final = Volcanique()
