"""Chance as the lab brings it: one stream for each purpose, so that variants of a game meet the same luck.

A game in which chance is given asks for every draw and die. What it is told follows from the deck, from what is asked,
and from which time in its turn that is. So the dice of the fifth turn are the same by all variants, however many were
rolled before; with a single generator the first difference would end all likeness. The games' own generators and seeds
stay as they are.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, takewhile

from surtsey.game import Action, Moment, State
from surtsey.seeds import derived


class Streams:
    """All that chance brings to a game with one deck."""

    def __init__(self, seed: int, deck: int) -> None:
        self._seed = seed
        self._deck = deck
        self._asked: Counter[tuple[str, int]] = Counter()

    def player(self, seat: int) -> int:
        """The seed of whoever sits there."""
        return derived(self._seed, "player", self._deck, seat)

    def bring(self, state: State) -> Iterator[Action]:
        """What chance brings now; several things where it is asked for the same several times in a row.

        The odds are the game's own: a sample of what the seat sees is dealt with the seed for this purpose, and what
        happens in it is what chance brings. Things in a row are taken together, as a game may not deal them one by one.
        A sample does not know what others hold; what cannot come in the real game, because of that, is drawn again.
        """
        decision = state.decision
        assert decision is not None
        purpose = decision.kind, state.turn
        self._asked[purpose] += 1
        for attempt in count():
            seed = derived(self._seed, "chance", self._deck, *purpose, self._asked[purpose], attempt)
            row = _row(state.observe(decision.seat).sample(seed).history())
            if row[0] in state.legal():
                break
        for action in row:
            if state.decision is None or not state.decision.chance or action not in state.legal():
                break
            yield action


def _row(history: Sequence[Moment[Action]]) -> list[Action]:
    """What chance brought at first, as long as it is of one kind."""
    kind = _verb(history[0].action)
    return [each.action for each in takewhile(lambda each: each.chance and _verb(each.action) == kind, history)]


def _verb(action: Action) -> str:
    return str(action).split()[0]
