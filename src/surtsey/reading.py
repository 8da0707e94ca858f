"""Small pieces of text that many things are made of."""

from surtsey.game import NotationError


def whole_number(what: str, text: str, least: int = 0, most: int = 10**9) -> int:
    """Reads a number that a person or a program wrote. Only plain digits count, and only so many of them."""
    if not (text.isascii() and text.isdecimal() and len(text) < 20 and least <= int(text) <= most):
        raise NotationError(f"{what} takes a whole number from {least} to {most}, not '{short(text)}'")
    return int(text)


def short(text: str, most: int = 60) -> str:
    """Text as an error may repeat it."""
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 3]}..."
