"""What Volcanique says: why an action is not allowed, what happened, and what is asked. Codes are for machines and
translators."""

from surtsey.game import Event


class VolcaniqueEvent(Event):
    sentences = {}
