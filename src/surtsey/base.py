"""What the classes of all games have in common: the head of an action, rules made of options, an observation.

A game's own classes inherit from these. They can be compiled, as those of Taluva and Volcanique are, or plain Python.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from surtsey.game import NotationError, Option, RulesError, State
from surtsey.reading import short, whole_number

S = TypeVar("S", bound=State)

NUMBER: Final = re.compile(r"(.* to )?[0-9]+")
"""How an option's values read where they are numbers: "2 to 4", "one for each player to 48", "1"."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseAction:
    """One decision, or one thing that chance brought. Two actions with the same id are the same action."""

    def __init__(self, id: int) -> None:
        """The game's own class has checked that this is the id of an action."""
        self.id: Final = id

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BaseAction) and type(other) is type(self) and self.id == other.id

    def __lt__(self, other: "BaseAction") -> bool:
        return self.id < other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[type["BaseAction"], tuple[int]]:
        return type(self), (self.id,)


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseRules:
    """Rules made of options. The game's own class has a field for each, and takes them by name.

    The first option is the preset; `players` and `rules_version` are among the others.
    """

    players: int
    rules_version: int

    # Methods, because mypyc takes every attribute of a dataclass for a field.

    @classmethod
    def title(cls) -> str:
        """What the game is called in sentences."""
        raise NotImplementedError

    @classmethod
    def listed(cls) -> tuple[Option, ...]:
        """All options, in order."""
        raise NotImplementedError

    @classmethod
    def from_options(cls, options: Mapping[str, str]) -> Self:
        """Rules from options as text: `{"preset": "strict", "players": "3"}`."""
        values = {name: cls.read(name, text) for name, text in cls.renamed(options).items()}
        return cls(**values)

    @classmethod
    def renamed(cls, options: Mapping[str, str]) -> Mapping[str, str]:
        """Options in today's words, where an older version of the rules had others."""
        return options

    @classmethod
    def read(cls, name: str, text: str) -> int | bool | str:
        """The value of an option. Words are checked by the rules themselves."""
        option = cls.option(name)
        choices = option.values.split(" | ")
        if choices == ["yes", "no"]:
            if text not in choices:
                raise RulesError(f"{name} is yes or no, not '{short(text)}'")
            return text == "yes"
        numbers = [choice for choice in choices if NUMBER.fullmatch(choice)]
        if not numbers or (text in choices and text not in numbers):
            return text
        try:
            return whole_number(name, text)
        except NotationError:
            raise RulesError(f"{name} is {alternatives(option)}, not '{short(text)}'") from None

    @classmethod
    def option(cls, name: str) -> Option:
        for option in cls.listed():
            if option.name == name:
                return option
        known = ", ".join(option.name for option in cls.listed())
        raise RulesError(f"{cls.title()} has no option '{short(name)}'; its options are {known}")

    def options(self) -> dict[str, str]:
        """The preset, the players, the version if there are several, and all that differs from the preset, as text."""
        kind: Any = type(self)
        options = self.listed()
        usual = {name: getattr(self, name) for name in (options[0].name, "players", "rules_version")}
        plain = kind(**usual)
        texts = {}
        for option in options:
            value = getattr(self, option.name)
            is_named = option.name in usual and option.values != "1"
            if is_named or value != getattr(plain, option.name):
                texts[option.name] = value_text(value)
        return texts

    def __reduce__(self) -> tuple[Callable[[Mapping[str, str]], "BaseRules"], tuple[dict[str, str]]]:
        return type(self).from_options, (self.options(),)


def value_text(value: int | bool | str) -> str:
    """The value of an option as it is written."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def alternatives(option: Option) -> str:
    """The values of an option, as a sentence names them."""
    return option.values.replace(" |", " or")


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseObservation(Generic[S]):
    """What a seat may see: a state that knows no more than the seat. The game's own class says of which game."""

    game: ClassVar[str]

    def __init__(self, seat: int, view: S) -> None:
        self.seat: Final = seat
        self.view: Final = view
        """Chance is given in it, and what is hidden is missing."""

    def sample(self, seed: int) -> S:
        """A state that could be the real one, the hidden part drawn at random."""
        state = self.view.copy()
        state.deal(seed)
        return state

    def __reduce__(self) -> tuple[type["BaseObservation[S]"], tuple[int, S]]:
        return type(self), (self.seat, self.view)
