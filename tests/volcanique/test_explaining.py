"""Why an action is not allowed, and what is asked: in every position there is a sentence for it, and the right one."""

import json

import pytest

from surtsey.chance import Chance
from surtsey.volcanique import VOLCANIQUE, course
from surtsey.volcanique.actions import (
    BUY,
    CARD,
    DEAL,
    DIRECTED,
    FIELDS,
    FIRST,
    HEAPS,
    HIDDEN_CARD,
    ITEMS,
    KEEP,
    MOVE,
    NODES,
    PLAIN,
    PLAY,
    RIFT,
    ROLL,
    SINGLE,
    TAKE,
    TO,
    TURN,
    UNLOCK,
    Action,
    action_id,
    heap_id,
)
from surtsey.volcanique.messages import VolcaniqueProblem, VolcaniqueQuestion
from surtsey.volcanique.powers import NAMES, PLAYABLE, SLOTS
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State
from surtsey.volcanique.table import OVER, STEPS
from surtsey.volcanique.tiles import LAND_KINDS, UNKNOWN
from tests.volcanique.boards import at, play


def said(state: State, action: str) -> str:
    """Why an action is not allowed."""
    problem = state.explain(action)
    assert problem is not None, f"{action} is legal"
    assert problem.json()["text"] == str(problem)
    return str(problem)


def asked(state: State) -> str:
    """What the decision is about."""
    assert state.decision is not None
    return str(state.decision.why)


# Every position

GAMES = [
    {"players": "2", "setup": "chosen", "preset": "site", "limited_timing": "turn_start"},
    {"players": "2", "powers": "super,rift,plates,sea,colossal,flying,lateral,bomb,landslide", "unstable": "yes"},
    {
        "players": "3",
        "setup": "chosen",
        "start_gap": "2",
        "landslide_dice": "choose",
        "third_party_join": "larger_stays",
    },
    {"players": "3", "powers": "agile,pack,cooperative,herding,migration,diversion,crafty,erosion,winter"},
    {"players": "4", "engagement": "left", "own_duplicates": "return_one", "evac_adjacent": "yes", "caldera": "yes"},
    {"players": "5", "preset": "strict", "setup": "chosen", "volcano_critter": "yes", "power_optional": "yes"},
    {
        "players": "2",
        "erosion_targets": "all",
        "powers": "erosion,lateral,exalted,burrowing,sea,winter,?,?,?",
        "burrowing": "yes",
    },
    {"players": "2", "land_tiles": "20", "forced_sacrifice": "no", "castaway": "no", "end_critters": "9"},
]
"""Rules with all kinds of options, so that every question comes up."""
POOL = 200
"""How many actions are tried at each decision."""
DECISIONS = 160


def endow(state: State, chance: Chance) -> None:
    """Gives every seat some powers, as if it had unlocked them, and resources to use them with."""
    t = state.table
    for seat in range(int(t.players)):
        for slot in range(len(SLOTS)):
            if chance.below(2):
                t.slots[seat] |= 1 << slot
                t.powers[seat] |= 1 << int(t.grid[slot])
                t.hand[seat] -= 1
        for biome in range(3):
            extra = min(int(chance.below(4)), int(t.supply[biome]))
            t.supply[biome] -= extra
            t.resources[seat * 3 + biome] += extra
    course.run(t)


def somewhere(state: State, chance: Chance) -> int:
    """A place with a tile, or not far from one."""
    t = state.table
    place = int(t.places[chance.below(len(t.places))]) if len(t.places) else 128 << 8 | 128
    for _ in range(chance.below(3)):
        place += int(STEPS[chance.below(6)])
    return place


def any_action(state: State, chance: Chance, verb: int) -> int:
    """An action with that verb, legal or not."""
    if verb in PLAIN:
        return int(action_id(verb, 0, 0))
    if verb in HEAPS:
        return int(heap_id(verb, chance.below(3), chance.below(3), 1 + chance.below(2)))
    if verb in FIELDS:
        return int(action_id(verb, somewhere(state, chance), 0))
    if verb in NODES:
        biome = chance.below(4) if verb == TO else 1 + chance.below(3)
        return int(
            action_id(verb, somewhere(state, chance), biome + (4 if verb == MOVE and not chance.below(3) else 0))
        )
    if verb == RIFT:
        return int(action_id(verb, somewhere(state, chance), (0, 1, 2, 3, 4, 5, SINGLE)[chance.below(7)]))
    if verb == ROLL:
        sides = 1 + chance.below(6)
        return int(action_id(verb, sides, 1 + chance.below(sides)))
    if verb == DEAL:
        return int(action_id(verb, chance.below(len(SLOTS)), chance.below(len(NAMES))))
    if verb == CARD:
        hidden = not chance.below(6)
        return CARD << 24 | HIDDEN_CARD if hidden else int(action_id(verb, chance.below(len(NAMES)), chance.below(5)))
    if verb == PLAY:
        return int(action_id(verb, 0, PLAYABLE[chance.below(len(PLAYABLE))]))
    if verb in DIRECTED:
        return int(action_id(verb, 0, UNKNOWN if verb == TURN and not chance.below(5) else chance.below(6)))
    most = {FIRST: 5, TAKE: LAND_KINDS, BUY: len(ITEMS), UNLOCK: len(SLOTS), KEEP: 5}[verb]
    return int(action_id(verb, 0, chance.below(most)))


def explained(state: State, chance: Chance) -> set[str]:
    """Tries actions of the verbs that are asked for, and others. Returns the codes of what is said against them."""
    legal = set(state.legal())
    verbs = [action.id >> 24 for action in state.legal()]
    view = None
    if state.decision is not None and not state.decision.chance:
        view = state.observe(state.decision.seat).view
    codes = set()
    for _ in range(POOL):
        verb = verbs[chance.below(len(verbs))] if verbs and chance.below(3) else int(chance.below(PLAY + 1))
        action = state.parse(str(Action(any_action(state, chance, verb))))
        problem = state.explain(action)
        if str(action) in ("card ?", "turn ?") and problem is None:
            continue
        assert (problem is None) == (action in legal), f"{state!r}: {action}"
        if problem is None:
            continue
        codes.add(problem.code)
        assert problem.code != "not.possible", f"{state!r}: {action}"
        assert str(problem).endswith(".")
        assert "{" not in str(problem)
        assert json.dumps(problem.json())
        if view is not None and str(action) != "turn ?":
            assert view.explain(action) == problem, "what is said is no more than the seat can know"
    return codes


def a_question(state: State) -> str:
    """The code of the question at hand, which is the same for whoever looks."""
    decision = state.decision
    assert decision is not None
    assert isinstance(decision.why, VolcaniqueQuestion)
    assert str(decision.why)[-1] in ".?"
    assert "{" not in str(decision.why)
    assert json.dumps(decision.why.json())
    assert decision.why.code.startswith(decision.kind)
    for seat in range(state.rules.players):
        seen = state.observe(seat).view.decision
        assert seen is not None
        assert seen.why == decision.why
    return decision.why.code


@pytest.mark.parametrize("options", GAMES, ids=lambda options: ", ".join(options.values())[:40])
@pytest.mark.parametrize("given", [False, True], ids=["own chance", "given chance"])
def test_legal_is_exactly_what_nothing_is_said_against(options: dict[str, str], given: bool) -> None:
    """And whatever is asked has a sentence."""
    rules = Rules.from_options({"setup": "quick", **options})
    chance = Chance(len(str(options)), 1)
    state = State.given(rules) if given else State.new(rules, len(str(options)))
    endowed = False
    for decision in range(DECISIONS):
        if state.table.stage == OVER:
            break
        if state.turn == 1 and not endowed:
            endow(state, chance)
            endowed = True
        a_question(state)
        if decision % 3 == 0:
            explained(state, chance)
        verbs = sorted({action.id >> 24 for action in state.legal()})
        verb = verbs[chance.below(len(verbs))]
        actions = [action for action in state.legal() if action.id >> 24 == verb]
        state.play(actions[chance.below(len(actions))])
