"""Games and ways to play for the tests."""

from typing import Final

from hypothesis import strategies as st

from surtsey.chance import Chance
from surtsey.taluva.rules import Rules
from surtsey.taluva.state import State

VARIANTS: Final = {
    "hig-2006, 2 players": {"players": "2"},
    "hig-2006, 3 players": {"players": "3"},
    "hig-2006, 4 players": {"players": "4"},
    "ferti-2012, 2 players": {"edition": "ferti-2012", "players": "2", "tiles": "per_player"},
    "ferti-2012, 3 players": {"edition": "ferti-2012", "players": "3", "tiles": "per_player"},
    "ferti-2012, 4 players": {"edition": "ferti-2012", "players": "4"},
    "teams": {"edition": "ferti-2012", "players": "4", "teams": "yes"},
    "teams with few pieces": {"players": "4", "teams": "yes", "huts": "5", "temples": "1", "towers": "1"},
    "ranking, 2 players": {"players": "2", "ranking": "yes", "huts": "9", "temples": "1"},
    "ranking, 4 players": {"players": "4", "ranking": "yes", "huts": "6", "temples": "1", "towers": "1"},
    "three tiles": {"players": "3", "tiles": "3"},
    "one hut": {"players": "2", "huts": "1", "temples": "1", "towers": "1"},
}
"""Every edition and every option, as text."""

rules = st.sampled_from(list(VARIANTS.values())).map(Rules.from_options)
seeds = st.integers(0, 2**63 - 1)


def played(rules: Rules, seed: int, actions: int) -> State:
    """A game after so many random actions, or at its end if that comes first."""
    state = State.new(rules, seed)
    chance = Chance(seed // 2)
    for _ in range(actions):
        legal = state.legal()
        if not legal:
            assert state.decision is None
            break
        state.play(legal[chance.below(len(legal))])
    return state


states = st.builds(played, rules, seeds, st.integers(0, 100))
"""Positions from random games of every variant."""
