"""Taluva: four rule documents, two editions, the team game and the ranking game."""

from collections.abc import Mapping, Sequence
from typing import Final

from surtsey.game import Beat, Moment, Option, RulesError, Standing
from surtsey.taluva.actions import Action, parse
from surtsey.taluva.board import read_board, write_board
from surtsey.taluva.describing import describe
from surtsey.taluva.drawing import draw
from surtsey.taluva.messages import SENTENCES
from surtsey.taluva.position import read_position, write_position
from surtsey.taluva.rules import EDITIONS, OPTIONS, Rules
from surtsey.taluva.state import Observation, State
from surtsey.taluva.tallying import tell
from surtsey.taluva.tiles import parse_deck
from surtsey.taluva.views import TaluvaView

__all__ = ["TALUVA", "Action", "Observation", "Rules", "State", "read_board"]

DECK: Final = Option(
    "deck", "tiles such as JC,SJ,RR", "shuffled", "the whole stack in draw order; says how many tiles there are"
)


class Taluva:
    """Taluva by the contract of game.py."""

    name = "taluva"
    sentences = SENTENCES
    presets: Mapping[str, str] = EDITIONS
    options: tuple[Option, ...] = (*OPTIONS, DECK)

    def rules(self, options: Mapping[str, str]) -> Rules:
        return Rules.from_options(options)

    def new(self, options: Mapping[str, str], seed: int | None) -> State:
        options = dict(options)
        deck = options.pop("deck", None)
        if deck is None:
            rules = self.rules(options)
            return State.given(rules) if seed is None else State.new(rules, seed)
        if seed is None:
            raise RulesError("a deck is known, given chance is not: they do not go together")
        options.setdefault("tiles", str(len(parse_deck(deck))))
        return State.with_deck(self.rules(options), deck)

    def standing(self, state: State) -> Standing:
        return Standing([int(seat) for seat in state.finished], [int(seat) for seat in state.out])

    def parse(self, text: str) -> Action:
        return parse(text)

    def position(self, state: State, secrets: bool = False) -> str:
        """In Taluva nothing that lies on the table is a secret."""
        return write_position(state)

    def resume(self, position: str, seed: int | None) -> State:
        state = read_position(position)
        if seed is not None:
            state.deal(seed)
        return state

    def describe(self, observation: Observation) -> TaluvaView:
        return describe(observation)

    def show(self, observation: Observation) -> TaluvaView:
        return describe(observation)

    def tell(self, before: State, moments: Sequence[Moment[Action]]) -> list[Beat]:
        return tell(before, moments)

    def board(self, state: State) -> str:
        return write_board(state)

    def svg(self, state: State) -> str:
        return draw(state)


TALUVA: Final = Taluva()
