"""Surtsey: the home of the board games in which players raise volcanic islands out of the sea."""

__version__ = "0.1.0"
