"""Volcanique: the drawn examples of its rules and the lessons of its tutorial, on boards that a reader can see."""
