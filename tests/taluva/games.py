"""Games and ways to play for the tests."""

from typing import Final

from hypothesis import strategies as st

from surtsey.chance import Chance
from surtsey.taluva import TALUVA
from surtsey.taluva.describing import describe
from surtsey.taluva.rules import Rules
from surtsey.taluva.state import State

GAME: Final = TALUVA
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
SAME_ON_BOTH: Final = list(VARIANTS.values())

rules = st.sampled_from(list(VARIANTS.values())).map(Rules.from_options)
seeds = st.integers(0, 2**63 - 1)


def everything(state: State) -> object:
    """All there is to a state, hidden or not."""
    return describe(state.observe(0)), state.stack


def some_move(state: State, chance: Chance) -> int:
    legal = state.legal()
    return legal[chance.below(len(legal))].id


def played(rules: Rules, seed: int, decisions: int) -> State:
    """A game after so many random decisions, or at its end if that comes first."""
    state = State.new(rules, seed)
    chance = Chance(seed // 2)
    for _ in range(decisions):
        if state.decision is None:
            break
        state.step(some_move(state, chance))
    return state


states = st.builds(played, rules, seeds, st.integers(0, 100))
"""Positions from random games of every variant."""
