"""Actions of Atoll: an id is  kind << 16 | detail,  and its text a verb and a word."""

from typing import Final

from surtsey.base import BaseAction
from surtsey.game import NotationError
from surtsey.hexes import field_of, field_text, in_reach, parse_place
from surtsey.reading import action_words, short, whole_number

WIND: Final = 0  # chance: the direction that blows for a seat; a secret
ROLL: Final = 1  # chance: how high the islet will be
RAISE: Final = 2  # the decision: where it rises
VERBS: Final = ("wind", "roll", "raise")
FORMS: Final = ("wind d, such as wind 3, or wind ?", "roll n, such as roll 2", "raise q,r, such as raise 1,-1")
HIDDEN: Final = 6
"""The detail of a wind that others have drawn."""


class Action(BaseAction):
    def __init__(self, id: int) -> None:
        kind, detail = id >> 16, id & 0xFFFF
        if not (
            (kind == WIND and detail <= HIDDEN)
            or (kind == ROLL and 1 <= detail <= 3)
            or (kind == RAISE and in_reach(detail))
        ):
            raise NotationError(f"{id} is the id of no action")
        super().__init__(id)

    @property
    def kind(self) -> int:
        return self.id >> 16

    @property
    def detail(self) -> int:
        """A direction, a height, or a place (surtsey.hexes)."""
        return self.id & 0xFFFF

    def __str__(self) -> str:
        if self.kind == RAISE:
            return f"raise {field_text(field_of(self.detail))}"
        return "wind ?" if self.id == HIDDEN else f"{VERBS[self.kind]} {self.detail}"


def action(kind: int, detail: int) -> Action:
    return Action(kind << 16 | detail)


def parse(text: str) -> Action:
    """Reads an action; tolerates extra spaces."""
    words = action_words(text)
    if not words or words[0] not in VERBS:
        raise NotationError(f"'{short(text)}' is not an action; actions are {', '.join(VERBS)}")
    kind = VERBS.index(words[0])
    if len(words) != 2:
        raise NotationError(f"'{short(text)}' should read: {FORMS[kind]}")
    if kind == RAISE:
        return action(RAISE, parse_place(words[1]))
    if kind == ROLL:
        return action(ROLL, whole_number("roll", words[1], 1, 3))
    return action(WIND, HIDDEN if words[1] == "?" else whole_number("wind", words[1], 0, 5))
