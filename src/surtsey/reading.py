"""Small pieces of text that many things are made of."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from surtsey.game import NotationError, SurtseyError

T = TypeVar("T")


def whole_number(what: str, text: str, least: int = 0, most: int = 10**9) -> int:
    """Reads a number that a person or a program wrote. Only plain digits count, and only so many of them."""
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and least <= int(text) <= most):
        raise NotationError(f"{what} takes a whole number from {least} to {most}, not '{short(text)}'")
    return int(text)


def short(text: str, most: int = 60) -> str:
    """Text as an error may repeat it."""
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 3]}..."


def action_words(text: str) -> list[str]:
    """The words of an action; spaces may stand around the comma of a field."""
    return re.sub(r"\s*,\s*", ",", text).split()


def position_words(text: str, game: str, known: Collection[str]) -> dict[str, str]:
    """The words of a position, name=value, each once and known, after the name of the game."""
    first, *rest = text.split() or [""]
    if first != game:
        raise NotationError(f"a position of {game.capitalize()} begins with '{game}', not '{short(first)}'")
    words: dict[str, str] = {}
    for word in rest:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            raise NotationError(f"'{short(word)}' does not belong in a position")
        if name in words:
            raise NotationError(f"'{name}' comes twice in the position")
        words[name] = value
    return words


def each_item(words: Mapping[str, str], name: str, read: Callable[[str], T]) -> list[T]:
    """Reads a list like name=.../... and says where in it something is wrong."""
    items = []
    for item in words[name].split("/") if words.get(name) else []:
        try:
            items.append(read(item))
        except SurtseyError as error:
            raise NotationError(f"{name}={short(item)}: {error}") from None
    return items
