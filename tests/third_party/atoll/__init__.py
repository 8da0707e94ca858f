"""Atoll: islets rise from a lagoon, and those downwind of another are worth more. Everybody's wind is a secret."""

from collections.abc import Mapping
from typing import Any, Final

from atoll import showing
from atoll.actions import Action, parse
from atoll.messages import SENTENCES
from atoll.rules import OPTIONS, PRESETS, Rules
from atoll.state import Observation, State
from surtsey.game import Option


class Atoll:
    """Atoll by the contract of surtsey.game."""

    name = "atoll"
    sentences = SENTENCES
    presets: Mapping[str, str] = PRESETS
    options: tuple[Option, ...] = OPTIONS

    def rules(self, options: Mapping[str, str]) -> Rules:
        return Rules.from_options(options)

    def new(self, options: Mapping[str, str], seed: int | None) -> State:
        state = State(self.rules(options))
        if seed is not None:
            state.deal(seed)
        return state

    def parse(self, text: str) -> Action:
        return parse(text)

    def position(self, state: State, secrets: bool = False) -> str:
        return showing.write_position(state, secrets)

    def resume(self, position: str, seed: int | None) -> State:
        state = showing.read_position(position)
        if seed is not None:
            state.deal(seed)
        return state

    def describe(self, observation: Observation) -> dict[str, Any]:
        return showing.describe(observation)

    def show(self, observation: Observation) -> dict[str, Any]:
        return showing.describe(observation)

    def board(self, state: State) -> str:
        """Winds are not on it: points for them are, when the game is over."""
        return showing.board(state if state.decision is None else state.observe(0).view)

    def svg(self, state: State) -> str:
        return showing.draw(state)


ATOLL: Final = Atoll()
