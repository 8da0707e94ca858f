"""Why an action is not allowed, and what is asked: in every position there is a sentence for it, and the right one."""

import json

import pytest

from surtsey.chance import Chance
from surtsey.hexes import STEPS
from surtsey.volcanique import course
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
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.messages import VolcaniqueQuestion
from surtsey.volcanique.powers import NAMES, PLAYABLE
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State
from surtsey.volcanique.table import OVER
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
    {
        "players": "3",
        "setup": "chosen",
        "later_bonus": "4",
        "agile_edges": "matched",
        "sea_range": "two",
        "claim_without_buy": "claim_and_erosion",
        "flush_escapes": "no",
        "colossal_cooperation": "unhurt",
        "powers": "agile,sea,erosion,pack,cooperative,flying,colossal,herding,?",
    },
    {
        "players": "4",
        "engagement": "left",
        "claim_without_buy": "claim",
        "super_fixed": "no",
        "cool_land_lava": "yes",
        "winter_rifts": "yes",
        "powers": "rift,landslide,erosion,lateral,cooperative,plates,winter,colossal,super",
    },
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


# What is not asked

SHORE = """
           D0  D   D   D
    0,0:  D  1  D D  1  M
           D   D   M1  M
    """
"""Seat 0 may go from 0,0 to 1,0; seat 1 is on the medium side of that tile."""


def test_another_verb_is_answered_with_what_is_asked() -> None:
    state = at(SHORE)
    assert asked(state) == "Seat 0: which critter moves, or none? 1 move left."
    assert said(state, "buy D") == f"{asked(state)} Nothing else can be done now."
    problem = state.explain("buy D")
    assert problem is not None
    assert (problem.code, problem.params["question"], problem.params["left"]) == ("decision.other", "move", 1)


def test_after_the_end_nothing_is_possible() -> None:
    rules = Rules.from_options({"setup": "quick", "turn_cap": "10"})
    state, chance = State.new(rules, 1), Chance(1)
    while state.table.stage != OVER:
        state.step(state.moves()[chance.below(len(state.moves()))])
    assert said(state, "pass") == said(state, "at 0,0") == "The game is over."


# Chance


def test_dice_have_the_sides_that_the_rules_give_them() -> None:
    state = at(
        """
               D0  D   ^   ^
        0,0:  D  1  D ^  2  ^
               D   D   ^   ^
        flows: 1,0
        """,
        "lava",
    )
    assert asked(state) == "The lava on 1,0 can flow 6 ways: which one does the die say?"
    assert said(state, "roll 1/5") == "A die of 6 is rolled here, not of 5."
    assert said(state, "pass") == f"{asked(state)} Nothing else can be done now."


def test_powers_are_dealt_slot_by_slot_and_level_by_level() -> None:
    state = State.given(Rules.from_options({"setup": "quick", "powers": "?,?,?,?,?,?,?,?,super"}))
    assert said(state, "first 2") == "There is no seat 2; seats are 0 to 1."
    while state.decision is not None and state.decision.kind != "deal":
        state.step(state.moves()[0])
    assert asked(state) == "Which power is dealt to slot A?"
    assert said(state, "deal B agile") == "Slot A is dealt now, not slot B."
    assert said(state, "deal A agile") == "The power Agile critters is dealt to level 2 and 3; slot A is on level 1."
    assert said(state, "deal A super") == "The power Super eruption lies in slot I."
    assert (
        said(state, "deal A cooperative") == "The power Cooperative critters is dealt to slot E alone, not to slot A."
    )
    assert said(state, "deal A burrowing") == "The power Burrowing critters is not in this game."
    play(state, "deal A bountiful")
    assert said(state, "deal B bountiful") == "The power Bountiful resources lies in slot A."


# Set-up


def test_a_starting_island_is_an_uno_a_duo_and_a_trio_that_match() -> None:
    state = State.given(Rules.from_options({"setup": "chosen", "trio_mirror": "no"}))
    play(state, "first 0")
    assert asked(state) == "Seat 0: which uno for their starting island?"
    assert said(state, "take DM").startswith("DM is no uno; a starting island is made of")
    play(state, "take D")
    assert said(state, "take ML") == "ML and the uno D have no biome in common."
    play(state, "take DM")
    assert asked(state) == "Seat 0: where does DM of their starting island lie?"
    assert said(state, "at 2,0") == "2,0 does not touch the island of seat 0."
    assert said(state, "at 0,0") == "On 0,0 lies a tile already."
    play(state, "at 1,0")
    assert asked(state) == "Seat 0: which way round does DM lie on 1,0?"
    assert said(state, "turn 0") == "With rotation 0, DM on 1,0 matches no tile of its island."
    assert said(state, "turn ?") == "Say how the tile lies: a rotation from 0 to 5."
    assert said(state, "pass") == f"{asked(state)} This cannot be declined."
    play(state, "turn 1")
    assert asked(state) == "Seat 0: where does DML of their starting island lie?"


def test_starting_islands_keep_their_distance() -> None:
    state = State.given(Rules.from_options({"setup": "chosen"}))
    play(state, "first 0", "take D", "take DM", "at 1,0", "turn 1", "take DML", "at 1,-1", "turn 1")
    assert asked(state) == "Seat 0: on which biome of the trio on 1,-1 does the third critter stand?"
    assert said(state, "claim 0,0 D") == "The third critter goes on the trio, on 1,-1."
    assert said(state, "claim 1,-1 D") == (
        "Seat 0 has a critter in the region of 1,-1 (dark); the three start in three regions."
    )
    play(state, "claim 1,-1 L", "take D")
    assert said(state, "at 0,2") == "0,2 is at distance 2 from another island; the least is 3."
    assert said(state, "at 0,7") == "From 0,7 on the island of seat 1 cannot be completed at distance 3 from another."


@pytest.mark.parametrize(("bonus", "count"), [(1, "1 resource"), (2, "2 resources"), (4, "4 resources")])
def test_those_who_do_not_begin_take_as_many_resources_as_the_option_says(bonus: int, count: str) -> None:
    """R127."""
    state = State.new(Rules.from_options({"setup": "quick", "later_bonus": str(bonus)}), 1)
    assert asked(state).endswith(f"does not begin and takes {count}: which?")
    assert said(state, "gain " + "D" * (bonus + 1)).endswith(f"takes {count}, not {bonus + 1}.")
    assert said(state, "gain DDDDD").endswith(f"takes {count}, not 5.")
    problem = state.explain("gain DDDDD")
    assert problem is not None
    assert (problem.code, problem.params["bonus"], problem.params["count"]) == ("gain.count", bonus, 5)


def test_those_who_do_not_begin_take_what_the_supply_has() -> None:
    """R127: of ten of each type five players have 15 at first, and three of them take twelve of the others."""
    rules = Rules.from_options({"setup": "quick", "players": "5", "resources_per_type": "10", "later_bonus": "4"})
    state = State.new(rules, 1)
    for _ in range(3):
        assert asked(state).endswith("takes 4 resources: which?")
        supply = [int(left) for left in state.table.supply]
        least = supply.index(min(supply))
        if supply[least] < 4:
            assert said(state, "gain " + "DML"[least] * 4) == (
                f"4 {('dark', 'medium', 'light')[least]} is more than the supply has: "
                f"{supply[0]} dark, {supply[1]} medium and {supply[2]} light."
            )
        play(state, str(state.legal()[0]))
    assert sum(state.table.supply) == 0, "the last one takes the three that are left, without being asked"


# MOVE


def test_critters_that_cannot_be_moved() -> None:
    state = at(
        """
               D0  D   D   D   L0  L
        0,0:  D  1  D D  1  M L  1  L
               D   D   M1  M   L   L
        """
    )
    assert said(state, "move 5,5 D") == "5,5 is sea."
    assert said(state, "move 0,0 M") == "The tile on 0,0 shows no medium."
    assert said(state, "move 1,0 D") == "No critter of seat 0 stands on 1,0 (dark)."
    assert said(state, "move 1,0 M") == "On 1,0 (medium) stand only critters of seat 1."
    assert said(state, "move 2,0 L") == "The critter on 2,0 (light) has nowhere to go."
    assert said(state, "move 0,0 D colossal") == "The critter of seat 0 on 0,0 (dark) is not Colossal."
    assert said(state, "group 0,0 D") == "Seat 0 has neither Herding nor Pack critters: they have no groups."
    assert said(state, "burrow 0,0 D") == "Seat 0 does not have the power Burrowing critters."
    assert said(state, "play agile") == "There is no Caldera deck in this game."


def test_burrowed_and_frozen_critters_stay_where_they_are() -> None:
    state = at(
        """
               D0_ D   D0  D   D   D   D   D   D0  D
        0,0:  D  1  D D  1  D D  1  D D  1  D D  1  D
               D   D   D   D   D   D   D   D   D   D
        grid: A burrowing
        seat 0: powers A
        winter: 5,0 radius 1
        """,
        burrowing="yes",
    )
    assert said(state, "move 0,0 D") == "The critter of seat 0 on 0,0 (dark) is burrowed."
    assert said(state, "burrow 0,0 D") == "The critter of seat 0 on 0,0 (dark) is burrowed."
    assert said(state, "surface 1,0 D") == "The critter of seat 0 on 1,0 (dark) is not burrowed."
    assert said(state, "move 4,0 D") == "The critter of seat 0 on 4,0 (dark) is frozen."
    play(state, "surface 0,0 D", "move 0,0 D")
    assert said(state, "to 4,0 D") == "4,0 is frozen."
    assert said(state, "to 0,0 D") == "The critter is on 0,0 (dark) already."


ROW = """
           L0  L   D   D   D   D   M1  M   L   L   *1  *
    0,0:  M  1  D D  1  D D  1  M M  1  M L  1  L *  1  *
           M1  D0  D   D   M   M   M   M   L   L   *   *
    grid: A agile, B flying, C cooperative, D herding, E pack
    """


def test_where_a_critter_cannot_go() -> None:
    state = at(ROW)
    play(state, "move 0,0 D")
    assert asked(state) == "Seat 0: where does the critter on 0,0 (dark) go?"
    assert said(state, "to 9,0 D") == "9,0 is sea."
    assert said(state, "to 1,0") == "Say on which biome of 1,0."
    assert said(state, "to 1,0 L") == "The tile on 1,0 shows no light."
    assert said(state, "to 5,0 D") == "The top of 5,0 is lava: nobody can stand there."
    assert said(state, "to 0,0 D") == "The critter is on 0,0 (dark) already."
    assert said(state, "to 0,0 L") == (
        "Seat 0 controls the region of 0,0 (light) already; only Herding or Pack critters join their own."
    )
    assert said(state, "to 0,0 M") == (
        "The region of 0,0 (medium) is controlled by seat 1; only Cooperative critters may enter it."
    )
    assert said(state, "to 3,0 M") == (
        "3,0 (medium) is in another region, controlled by seat 1; from another tile it cannot be entered."
    )
    assert said(state, "to 4,0 L") == (
        "4,0 (light) is in another region and on another tile; that takes Agile critters next to it, or Flying ones."
    )


FAR = """
           M   M
    0,3:  M  1  M
           M   M
    """


def test_how_far_agile_and_flying_critters_go() -> None:
    state = at(ROW + "seat 0: powers A")
    play(state, "move 0,0 D")
    assert said(state, "to 4,0 L") == "4,0 is not next to the critter: Agile critters go no farther."
    state = at(ROW + FAR + "seat 0: powers A B")
    play(state, "move 0,0 L", "to 4,0 L", "move 0,0 D")
    assert said(state, "to 0,3 M") == "Seat 0 has flown in this turn; one flight is allowed."
    assert said(state, "to 4,0 L") == (
        "4,0 (light) is in another region, controlled by seat 0; from another tile it cannot be entered."
    )


def test_where_edges_have_to_match_agile_critters_do_not_go_to_every_tile_beside_them() -> None:
    """R125: 3,1 is next to 3,0 and matches nothing; 5,3 is too far in any case. A group hears the same."""
    board = """
               D0  D   D   D   D{ours}  D
        1,0:  D  1  D D  1  D D  1  D
               D   D   D   D   D   D
                           L   L       M   M
        3,1:              L  1  L  .  M  1  M
                           L   L       M   M
        grid: A agile, B flying, C herding
        seat 0: powers {powers}
        """
    unmatched = "3,1 has no matched edge with the critter's tile; in this game Agile critters need one."
    state = at(board.format(ours="0", powers="A"), agile_edges="matched")
    play(state, "move 3,0 D")
    problem = state.explain("to 3,1 L")
    assert problem is not None
    assert problem.code == "to.unmatched"
    assert str(problem) == unmatched
    assert said(state, "to 5,1 M") == "5,1 is not next to the critter: Agile critters go no farther."
    state = at(board.format(ours="0", powers="A"))
    play(state, "move 3,0 D")
    assert state.explain("to 3,1 L") is None
    herd = at(board.format(ours="0", powers="A C"), agile_edges="matched")
    play(herd, "group 1,0 D")
    assert said(herd, "to 3,1 L") == unmatched
    assert said(herd, "to 5,1 M").startswith("5,1 (medium) is in another region; a group goes there from the same tile")
    bird = at(board.format(ours="00", powers="A B"), agile_edges="matched")
    play(bird, "move 3,0 D", "to 5,1 M", "move 3,0 D")
    assert said(bird, "to 3,1 L") == "Seat 0 has flown in this turn; one flight is allowed."


def test_cooperative_critters_do_not_drive_out_a_group() -> None:
    state = at(ROW.replace("M1  D0", "M11 D0") + "seat 0: powers C\nseat 1: powers D")
    play(state, "move 0,0 D")
    assert said(state, "to 0,0 M") == (
        "Seat 1 has a group of 2 in the region of 0,0 (medium); Cooperative critters cannot drive that out."
    )


def test_where_a_group_cannot_go() -> None:
    state = at(ROW.replace("M1  D0", "M1  D00") + "seat 0: powers D")
    assert said(state, "group 0,0 L") == "Seat 0 can move 1 critter in the region of 0,0 (light); a group takes 2."
    play(state, "group 0,0 D")
    assert asked(state) == "Seat 0: where does the group of 2 in the region of 0,0 (dark) go?"
    assert said(state, "to 0,0 D") == "The whole group is on 0,0 (dark) already."
    assert said(state, "to 4,0 L") == (
        "4,0 (light) is in another region; a group goes there from the same tile, "
        "with Agile critters from the next one."
    )
    assert said(state, "to 0,0 M") == (
        "The region of 0,0 (medium) is controlled by seat 1; only Cooperative critters may enter it."
    )
    assert said(state, "pass") == f"{asked(state)} This cannot be declined."


def test_a_pack_does_not_beat_a_group_as_large() -> None:
    state = at(ROW.replace("M1  D0", "M11 D00") + "seat 0: powers E\nseat 1: powers D")
    play(state, "group 0,0 D")
    assert (
        said(state, "to 0,0 M")
        == "Seat 1 has a group of 2 in the region of 0,0 (medium); a pack of 2 does not beat it."
    )
    assert said(state, "to 3,0 M") == "3,0 is neither under the pack nor next to it."


def test_a_group_that_fills_its_region_has_nowhere_to_go() -> None:
    state = at(
        """
               D00 D   M0  M   M   M
        0,0:  D  1  D M  1  M M  1  M
               D   D   M   M   M   M
        grid: A herding
        seat 0: powers A
        """
    )
    assert said(state, "group 0,0 D") == "The group in the region of 0,0 (dark) has nowhere to go."


def test_moves_and_flips_are_counted() -> None:
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  D
               D   D   D   D
        grid: A burrowing
        seat 0: powers A
        """,
        burrowing="yes",
    )
    play(state, "move 0,0 D")
    assert asked(state) == "Seat 0 has moved: do they do anything else?"
    assert said(state, "move 1,0 D") == "Seat 0 has made 1 move in this turn; more are not allowed."
    state = at(
        """
               D0  D   D0  D
        0,0:  D  1  D D  1  D
               D   D   D   D
        grid: A burrowing
        seat 0: powers A
        """,
        burrowing="yes",
    )
    play(state, "burrow 0,0 D")
    assert said(state, "surface 0,0 D") == "Seat 0 has flipped a critter in this turn; one is allowed."


# BUY and paying


def test_what_is_too_dear() -> None:
    state = at(SHORE + "seat 0: DDM", "buy")
    held = "seat 0 holds 2 dark, 1 medium and 0 light."
    assert asked(state) == "Seat 0 has to buy something: what?"
    assert said(state, "buy D") == f"Uno D costs 4 resources, or 3 alike, or 1 of each; {held}"
    assert said(state, "buy volcano") == f"A volcano costs 6 resources, or 5 alike; {held}"
    assert said(state, "buy island") == "An island takes 3 critters in the crater; seat 0 has 0."
    assert said(state, "buy points") == "Points are for sale in final turns only."
    assert said(state, "buy card") == "There is no Caldera deck in this game."
    assert said(state, "buy super") == "Seat 0 does not have the power Super eruption."
    assert said(state, "upgrade 0,0 D").endswith("Nothing else can be done now.")
    assert said(at(SHORE + "seat 0: DM", "buy"), "buy DM").startswith("Duo DM costs 3 resources, or 2 alike; ")


def test_buying_cannot_be_declined_while_there_is_land_for_sale() -> None:
    """Trios cost 2, the cheapest land."""
    assert said(at(SHORE + "seat 0: DM", "buy"), "pass") == (
        "Seat 0 has to buy something: they can pay for and lay DML and DLM."
    )


def test_what_is_not_to_be_had() -> None:
    state = at(SHORE + "seat 0: DDDMMM, crater 3\ntiles: D 0, volcano 0", "buy", players="2")
    assert said(state, "buy D") == "No D is left in the supply."
    assert said(state, "buy L") == "There is no field where seat 0 may lay L."
    assert said(state, "buy volcano") == "No volcano is left in the supply."
    assert said(state, "buy island").startswith("An island costs 7 resources; ")


def test_one_purchase_a_turn_but_for_soil() -> None:
    state = at(SHORE + "seat 0: DDDMM, crater 3", "buy")
    play(state, "buy DML", "pay DD", "at 1,0", "turn 2")
    assert asked(state).startswith("Seat 0: what do they claim")
    assert said(state, "buy DML").startswith("Seat 0 has bought in this turn; there is more only after")
    soil = """
           D0  D   :   :
    0,0:  D  1  D :  1  :
           D   D   :   :
    """
    state = at(soil + "seat 0: DDDMMM, crater 3\ngrid: A exalted\nseat 1: powers A", "buy")
    play(state, "buy DML", "pay DD", "at 1,0", "turn 2")
    assert asked(state) == "Seat 0: what else do they buy, or nothing? The first tile went on soil."
    assert said(state, "buy island") == "An island has to be the first purchase of a turn."


def test_the_great_eruptions_need_their_power_and_come_once() -> None:
    board = SHORE + "grid: I super\nseat 0: DDDMMM, powers super\n"
    assert said(at(board + "turn 9: seat 0, trigger critters 1", "buy"), "buy super") == (
        "The end of the game has been brought about already; Super eruption comes too late."
    )
    state = at(board, "buy", players="3", super_players="two_only")
    assert said(state, "buy super") == "In this game a Super eruption is for two players only."


def test_in_final_turns_other_things_are_for_sale() -> None:
    final = "seat 0: DDM\nturn 9: seat 0, stage final, left 1, ending, trigger {} 1"
    state = at(SHORE + final.format("last_tile"), "buy", caldera="yes")
    assert asked(state) == "Seat 0 has a final turn: what do they buy, or nothing more?"
    assert said(state, "buy DM") == "The land has run out; neither tiles nor islands are for sale in final turns."
    assert said(state, "buy island") == said(state, "buy DM")
    assert said(state, "buy card") == "Cards are not for sale in final turns."
    assert said(state, "upgrade 0,0 D") == "Seat 0 does not have the power Colossal critter."


def test_cards_are_bought_one_a_turn() -> None:
    state = at(SHORE + "seat 0: DDMMLL", "buy", caldera="yes")
    play(state, "buy card")
    assert asked(state) == "Which card does seat 0 draw?"
    power = next(str(action).split()[1] for action in state.legal())
    assert said(state, f"card {NAMES[int(state.table.grid[0])]} 1").endswith("lies in slot A and is not in the deck.")
    play(state, f"card {power} 4")
    assert said(state, "buy card") == "Seat 0 has bought a card in this turn; one is allowed."
    assert said(at(SHORE + "seat 0: DDMM", "buy", caldera="yes"), "buy card").startswith("A card costs 1 of each")


def test_only_a_price_buys() -> None:
    state = at(SHORE + "seat 0: DDDML", "buy")
    play(state, "buy DM")
    assert asked(state) == "Seat 0: what do they pay with? Duo DM costs 3 resources, or 2 alike."
    assert said(state, "pay DM") == "1 dark and 1 medium will not do. Duo DM costs 3 resources, or 2 alike."
    assert said(state, "pay MM") == "Seat 0 does not have 2 medium: they hold 3 dark, 1 medium and 1 light."


def test_the_prices_of_islands_and_points() -> None:
    state = at(SHORE + "seat 0: DDDMMMLL, crater 3", "buy")
    play(state, "buy island")
    assert asked(state) == "Seat 0: what do they pay with? An island costs 7 resources."
    assert said(state, "pay DDD") == "3 dark will not do. An island costs 7 resources."
    final = "turn 9: seat 0, stage final, left 1, ending, trigger critters 1"
    state = at(SHORE + "seat 0: DDDMM\n" + final, "buy")
    play(state, "buy points")
    assert said(state, "pay DD") == "2 dark will not do. A point costs 3 resources."


# Placing


def test_an_unstable_volcano_needs_a_tall_stack() -> None:
    tall = """
           D0  D   D   D   L   L
    0,0:  D  4  D D  4  M L  1  L
           D   D   M1  M   L   L
    """
    state = at(tall + "seat 0: DDDDM", "buy", unstable="yes")
    play(state, "buy volcano")
    assert asked(state).endswith(
        "A volcano costs 6 resources, or 5 alike; onto a stack of 4 tiles or more 5, or 4 alike."
    )
    assert said(state, "pay DDD").startswith("3 dark will not do. A volcano costs 6 resources, or 5 alike; onto")
    play(state, "pay DDDD")
    assert asked(state) == "Seat 0: on which stack of 4 tiles or more does their volcano break out?"
    assert said(state, "at 2,0") == "The stack on 2,0 is 1 high; the price paid is for one of 4 or more."
    assert said(at(tall + "seat 0: DDM", "buy", unstable="yes"), "buy volcano").startswith(
        "A volcano costs 6 resources"
    )


def test_where_land_cannot_be_laid() -> None:
    state = at(
        """
               M0  M   M   M   *1  *   ^2  ^   D1  D   L   L   :   :
        0,0:  M  1  M M  1  D *  2  * ^  2  ^ D  1  D L  1  L :  1  :
               M   M   D   D   *   *   ^   ^   D   D   L   L   :   :
        super: 4,0
        seat 0: DDM
        turn 9: seat 0, trigger super 0
        """,
        "buy",
    )
    play(state, "buy DM", "pay DD")
    assert asked(state) == "Seat 0: on which field do they lay DM?"
    assert said(state, "at 9,0") == "9,0 is sea; land is laid on land or soil."
    assert said(state, "at 2,0") == "The top of 2,0 is lava; land is laid on land or soil."
    assert said(state, "at 3,0") == "The top of 3,0 is a volcano; land is laid on land or soil."
    assert said(state, "at 4,0") == "4,0 is marked for the Super eruption."
    assert said(state, "at 6,0") == "However it is turned, DM on 6,0 has no matched edge."
    play(state, "at 0,0")
    assert asked(state) == "Seat 0: which way round does DM lie on 0,0?"
    assert said(state, "turn 0") == "With rotation 0, DM on 0,0 has no matched edge."
    assert said(state, "turn ?") == "Say how the tile lies: a rotation from 0 to 5."


def test_frozen_land_and_land_on_its_own_cannot_be_covered() -> None:
    state = at(
        """
               M0  M   M   M   M   M   *1  *   D1  D
        0,0:  M  1  M M  1  M M  1  M *  1  * D  1  D
               M   M   M   M   M   M   *   *   D   D
        winter: -1,0 radius 1
        seat 0: DM
        """,
        "buy",
        isolated_free="no",
    )
    play(state, "buy DML")
    assert said(state, "at 0,0") == "0,0 is frozen: nothing can be laid there."
    assert said(state, "at 4,0") == "4,0 has no land beside it; a land tile needs a matched edge."


@pytest.mark.parametrize("purchase", [("buy DM", "pay DD"), ("buy volcano", "pay DDDDDD")])
def test_engagement_says_whose_tiles_may_be_covered(purchase: tuple[str, str]) -> None:
    board = """
               D0  D   D1  D   D1  D   D2  D   D2  D   D2  D
        0,0:  D  1  D D  1  D D  1  D D  1  D D  1  D D  1  D
               D   D   D   D   D   D   D   D   D   D   D   D
        seat 0: DDDDDD
        """
    state = at(board, "buy", players="3")
    play(state, *purchase)
    assert said(state, "at 1,0") == "On 1,0 is no critter of those who have most critters on land: seat 2."
    state = at(board, "buy", players="3", engagement="left")
    play(state, *purchase)
    assert said(state, "at 3,0") == "On 3,0 is no critter of the next player or of anyone in 5 regions: seat 1."


@pytest.mark.parametrize("purchase", [("buy DM", "pay DD"), ("buy volcano", "pay DDDDDD")])
def test_engagement_to_the_left_says_who_there_is_instead(purchase: tuple[str, str]) -> None:
    """R122: the next player has no critter on land and nobody is in five regions, but seat 2 is on land."""
    board = """
               D0  D   D2  D   D2  D   D   D
        0,0:  D  1  D D  1  D D  1  D D  1  D
               D   D   D   D   D   D   D   D
        seat 0: DDDDDD
        """
    state = at(board, "buy", players="3", engagement="left")
    play(state, *purchase)
    problem = state.explain("at 3,0")
    assert problem is not None
    assert problem.code == "place.left_fallback"
    assert str(problem).startswith("On 3,0 is no critter of an opponent: ")
    assert said(state, "at 0,0").endswith("The next player has none on land, and no opponent is in 5 regions.")
    assert state.explain("at 1,0") is None


def test_where_volcanoes_cannot_break_out() -> None:
    state = at(
        """
               D0  D   D   D   *1  *   :   :
        0,0:  D  1  D D  1  M *  2  * :  1  :
               D   D   M1  M   *   *   :   :
        seat 0: DDDDD
        """,
        "buy",
    )
    play(state, "buy volcano")
    assert asked(state) == "Seat 0: where does their volcano break out?"
    assert said(state, "at 9,0") == "9,0 is sea; a volcano breaks out on land."
    assert said(state, "at 2,0") == "The top of 2,0 is lava; a volcano breaks out on land."
    assert said(state, "at 3,0") == "The top of 3,0 is soil; a volcano breaks out on land."


def test_where_an_island_rises() -> None:
    state = at(SHORE + "seat 0: DDDMMML, crater 3", "buy")
    play(state, "buy island")
    assert asked(state) == "Seat 0: which land tile is number 1 of their new island?"
    play(state, "take DM")
    assert asked(state) == "Seat 0: where does DM of their new island lie?"
    assert said(state, "at 0,0") == "On 0,0 lies a tile; an island rises out of the sea."
    assert said(state, "at 0,1") == "0,1 is next to other land; an island keeps at distance 2."
    assert said(state, "at 0,5") == "0,5 is at distance 5 from the nearest tile; an island begins at distance 2."
    play(state, "at 0,2", "turn 0", "take D")
    assert said(state, "at 4,2") == "4,2 does not touch the new island."
    none_left = at(SHORE + "seat 0: DDDMMML, crater 3\ntiles: D 0", "buy")
    play(none_left, "buy island")
    assert said(none_left, "take D") == "No D is left in the supply."


# Where critters go


def test_who_chooses_where_a_critter_migrates() -> None:
    state = at(
        """
               D1  D   D   D   D   D   L   L
        0,0:  D  1  D D  1  D D  1  D L  1  L
               D   D   D   D   D   D   L   L
        seat 0: DM
        """,
        "buy",
    )
    play(state, "buy DML", "at 0,0", "turn 0")
    assert asked(state) == "Seat 0 chooses where seat 1's critter on 0,0 (dark) migrates."
    assert said(state, "pass") == "The critter of seat 1 on 0,0 (dark) has to migrate: there is somewhere to go."
    assert said(state, "to 0,0 D") == "0,0 is the tile that has to be left."
    assert said(state, "to 3,0 L") == "3,0 (light) is not in the region of 0,0 (dark)."
    assert said(state, "to 9,9 D") == "9,9 is sea."


LAVA = """
           D1  D   D   D   D   D   ^1  ^
    0,0:  D  1  D D  1  D D  1  D ^  2  ^
           D   D   D   D   D1  D   ^   ^
    flows: 3,0
    seat 1: DM
    """


def test_evacuation_has_its_price_and_its_reach() -> None:
    state = at(LAVA, "lava", evac_adjacent="no")
    play(state, "roll 4/6")
    assert asked(state) == "Seat 1: evacuate the critter on 2,0 (dark) for 1 resource, or lose it?"
    play(state, "to 0,0 D")
    assert asked(state) == "Seat 1 pays 1 resource for their critter's escape: which?"
    assert said(state, "pay DM") == "Seat 1 pays 1 resource, not 2."
    assert said(state, "pay L") == "Seat 1 does not have 1 light: they hold 1 dark, 1 medium and 0 light."
    north = """
                   D   D
    2,-1:         D  1  D
                   D   D
    """
    state = at(north + LAVA, "lava", evac_adjacent="yes")
    play(state, next(str(action) for action in state.legal() if str(action).startswith("roll 4")))
    assert said(state, "to 0,0 D") == "0,0 (dark) does not join 2,0; critters evacuate to adjacent tiles only."


def test_a_colossal_critter_may_be_hurt_instead() -> None:
    state = at(LAVA.replace("D1  D   ^   ^", "D1+ D   ^   ^"), "lava")
    play(state, "roll 4/6")
    assert asked(state) == (
        "Seat 1: evacuate the Colossal critter on 2,0 (dark) for 1 resource, or let it lose a hit point?"
    )
    play(state, "pass")
    assert asked(state) == "Seat 1: where does the Colossal critter on 2,0 (dark) flee to, at the cost of a hit point?"
    assert said(state, "to 2,0 D") == "2,0 is the tile that has to be left."
    assert said(state, "pass") == f"{asked(state)} This cannot be declined."


def test_lava_may_be_diverted() -> None:
    state = at(LAVA.replace("seat 1: DM", "seat 1: DM, powers A\n    grid: A diversion"), "lava")
    play(state, "roll 4/6")
    assert asked(state) == "Seat 1: divert the lava that makes for 2,0?"
    play(state, "divert")
    assert asked(state) == "Seat 1 diverts the lava that makes for 2,0: do they swerve?"
    assert said(state, "roll 4/6") == "A die of 3 is rolled here, not of 6."


def test_volcanic_migration_has_its_price() -> None:
    state = at(
        """
               D1  D   D   D   D   D
        0,0:  D  1  D D  1  D D  1  D
               D   D   D   D   D   D
        grid: A migration
        seat 0: DDDDD
        seat 1: DM, powers A
        """,
        "buy",
    )
    play(state, "buy volcano", "at 0,0")
    assert asked(state) == "Seat 1: take the critter on 0,0 (dark) away from the volcano for 1 resource, or lose it?"


# Contests


def test_who_can_be_kept() -> None:
    """Seat 0 joins the regions of seats 1 and 2."""
    state = at(
        """
               D1  D   M   M   D2  D
        0,0:  D  1  D M  1  M D  1  D
               D   D   M   M   D   D
        seat 0: DDDM
        """,
        "buy",
        players="3",
        engagement="free",
    )
    play(state, "buy D", "pay DDD")
    assert asked(state) == "At 0,0 (dark) seat 1 and seat 2 meet: seat 0 picks who stays."
    assert said(state, "keep 0") == "Seat 0 has no part in it; it is between seat 1 and seat 2."
    assert said(state, "keep 4") == "There is no seat 4; seats are 0 to 2."


def test_whoever_has_fewer_critters_cannot_be_kept() -> None:
    """Seats 1 and 2 have two critters each in what becomes one region, seat 3 has one."""
    state = at(
        """
               D11 D   M   M   D22 D
        0,0:  D  1  D M  1  M D  1  D
               D   D   M   M   D   D
                   D3  D
        0,1:      D  1  D
                   D   D
        seat 0: DDDM
        """,
        "buy",
        players="4",
        engagement="free",
        third_party_join="larger_stays",
    )
    play(state, "buy D", "pay DDD", "at 1,0")
    assert said(state, "keep 3") == "Seat 3 has fewer critters there than seat 1 and seat 2: those with most stay."


def test_which_of_too_many_critters_goes_back() -> None:
    state = at(
        """
               D0  D   M   M   D0+ D   L0  L
        0,0:  D  1  D M  1  M D  1  D L  1  L
               D   D   M   M   D0  D   L   L
        seat 0: DDDM
        """,
        "buy",
        own_duplicates="return_one",
    )
    play(state, "buy D", "pay DDD", "at 1,0")
    assert asked(state).endswith("which goes back to hand?")
    assert said(state, "return 3,0 L") == "3,0 (light) is not in the region where seat 0 has too many critters."
    assert said(state, "return 1,0 D") == "No critter of seat 0 stands on 1,0 (dark)."


# Volcanoes


def erupted(powers: str, **options: str) -> State:
    """After seat 0 has bought a volcano on 1,0, with powers in slots A to I."""
    state = at(
        f"""
               D0  D   D   D   D   D   :   :
        0,0:  D  2  D D  1  D D  3  D :  1  :
               D   D   D   D   D1  D   :   :
        grid: {powers}
        seat 0: DDDDDD, powers {" ".join(SLOTS[: powers.count(",") + 1])}
        """,
        "buy",
        **options,
    )
    play(state, "buy volcano", "pay DDDDD", "at 1,0")
    return state


def test_what_erupts_beside_a_volcano() -> None:
    state = erupted("A lateral, B bomb")
    assert asked(state) == "Seat 0: a lateral eruption beside 1,0? From which direction on?"
    play(state, "lateral 5")
    assert asked(state) == "Seat 0 has a lateral eruption beside 1,0, from the north-east on: where?"
    assert said(state, "roll 5/6") == "A die of 4 is rolled here, not of 6."
    state = erupted("A bomb")
    assert asked(state) == "Seat 0: a magma bomb from the volcano on 1,0?"
    play(state, "bomb")
    assert asked(state) == "Seat 0 throws a magma bomb from 1,0: in which direction?"


def test_which_tiles_slide() -> None:
    state = erupted("A landslide", landslide_dice="choose")
    assert asked(state) == "Seat 0: which tile next to the volcano on 1,0 slides, or none?"
    assert said(state, "slide 3,0") == "3,0 is not next to the volcano on 1,0."
    assert said(state, "slide 1,1") == "1,1 is sea; a land tile slides."
    assert said(state, "slide 0,0") == "Next to 0,0 is no lower land or soil to slide onto."


def test_where_a_tile_slides() -> None:
    state = at(
        """
                                   D   D
        3,-1:                     D  1  D
                                   D   D
               D0  D   D   D   D   D   :   :
        0,0:  D  1  D D  1  D D  3  D :  1  :
               D   D   D   D   D1  D   :   :
                           *1  *   D   D
        1,1:              *  1  * D  4  D
                           *   *   D   D
        grid: A landslide
        seat 0: DDDDDD, powers A
        """,
        "buy",
        landslide_dice="choose",
    )
    play(state, "buy volcano", "pay DDDDD", "at 1,0")
    assert said(state, "slide 1,1") == "The top of 1,1 is lava; only land slides."
    play(state, "slide 2,0")
    assert asked(state) == "Seat 0: in which direction does the tile on 2,0 slide?"
    assert said(state, "aim 3") == "The top of 1,0 is a volcano; a tile slides onto land or soil."
    assert said(state, "aim 4") == "2,-1 is sea; a tile slides onto land or soil."
    assert said(state, "aim 1") == "2,1 is 4 high, no lower than 2,0; a tile slides downhill."


def test_which_power_can_be_unlocked() -> None:
    state = erupted("A bountiful", power_optional="yes")
    assert asked(state) == "Seat 0: which power do they unlock?"
    assert said(state, "unlock A") == "Seat 0 has unlocked slot A already."
    assert said(state, "unlock I") == "Slot I borders none of the slots of seat 0: A."
    assert said(erupted("A bountiful"), "pass") == (
        "Seat 0 has a critter in their hand and has to unlock a power with it."
    )
    state = at(SHORE + "seat 0: DDDDD", "buy", power_optional="yes")
    play(state, "buy volcano", "at 0,0")
    assert said(state, "unlock B") == "The first power to be unlocked is that in slot A, not in slot B."


def test_how_a_tile_is_buried_is_a_secret() -> None:
    state = at(SHORE + "seat 0: DDDDD", "buy", erosion_targets="all")
    state.deal(1)
    play(state, "buy volcano", "at 1,0")
    assert asked(state) == "Seat 0, in secret: which way round is the tile on 1,0 buried?"
    assert said(state, "turn ?") == "Say how the tile lies: a rotation from 0 to 5."


def test_what_lies_below_a_landslide() -> None:
    state = at(
        """
               D0  D   D   D   D   D   D1  D   D   D
        0,0:  D  1  D D  1  D D  3  D D  1  D D  1  D
               D   D   D   D   D   D   D   D   D   D
                                   :   :
        2,1:                      :  1  :
                                   :   :
        grid: A landslide
        seat 0: DDDDDD, powers A
        seat 1: DM
        """,
        "buy",
    )
    play(state, "buy volcano", "pay DDDDD", "at 1,0", "slide 2,0")
    assert asked(state) == "The tile on 2,0 can slide 2 ways: which one does the die say?"
    play(state, "roll 1/2")
    assert asked(state) == "Seat 1: evacuate the critter on 3,0 (dark) from the landslide for 1 resource, or lose it?"
    assert said(state, "to 2,0 D") == "The tile on 2,0 is about to slide; it is no refuge."


# EROSION, Rift, Converging plates


def test_what_was_turned_in_secret_is_shown() -> None:
    board = """
               D0  D   ^1  ^
        0,0:  D  1  D ^  2  ^
               D   D   ^   ^
        under 1,0: DM{}!1
        grid: A erosion
        seat 0: powers A
        """
    state = at(board.format("?"), "erosion", erosion_targets="all")
    play(state, "erode 1,0")
    assert asked(state) == "How does the tile lie that comes to light on 1,0?"
    assert said(state, "turn ?") == "Say how the tile lies: a rotation from 0 to 5."
    state = at(board.format("3"), "erosion", erosion_targets="all")
    play(state, "erode 1,0")
    assert said(state, "turn 2") == "The tile that comes to light on 1,0 was turned another way."


def test_what_does_not_erode() -> None:
    state = at(
        """
               D0  D   M   M   M   M   L   L   *1  *   M1  M
        0,0:  D  2  D M  2  M M  2  D L  1  L *  1  * M  1  M
               D   D   M   M   D   D   L   L   *   *   M   M
                   D   D
        0,1:      D  2  D
                   D   D
        grid: A erosion
        seat 0: powers A
        """,
        "erosion",
    )
    assert asked(state) == "Seat 0: which tile erodes, or none?"
    assert said(state, "erode 9,0") == "9,0 is sea; nothing erodes there."
    assert said(state, "erode 0,0") == "On 0,0 are critters of seat 0; only empty tiles erode."
    assert said(state, "erode 0,1") == "The region of the uno on 0,1 is controlled by seat 0."
    assert said(state, "erode 3,0") == "There is no tile below the one on 3,0."
    assert said(state, "erode 4,0") == "The top of 4,0 is lava; only land erodes."


def window(board: str, **options: str) -> State:
    """The window before the turn of seat 0: that of seat 1 ends."""
    return at(board + "turn 1: seat 1", "end", **options)


ISLAND = """
           D0  D   D   D   D   D           D1  D
    0,0:  D  1  D D  1  D D  1  D    .    D  1  D
           D   D   D   D   D   D           D   D
    grid: A rift, B plates
    """


def test_what_a_rift_cannot_split_off() -> None:
    state = window(ISLAND + "seat 0: powers A\n")
    assert asked(state) == "Seat 0: do they move land now, by Rift?"
    assert said(state, "plates 0,0") == "Seat 0 does not have the power Converging plates."
    assert said(state, "rift 9,0 1") == "9,0 is sea."
    assert said(state, "rift 4,0") == "4,0 is an island of one tile."
    assert said(state, "rift 0,0 1") == "The whole island lies on that side of 0,0."
    assert said(state, "rift 1,0") == "What the rift at 1,0 leaves is not in one piece."
    play(state, "rift 0,0")
    assert asked(state) == "Seat 0: in which direction does the land move that the rift at 0,0 splits off?"
    assert said(state, "shift 0") == "0,0 cannot move to 1,0: there is land."
    assert said(state, "shift 1") == "0,0 would come to lie on 0,1, next to 1,0; a rift has to part them."
    assert said(state, "pass") == f"{asked(state)} This cannot be declined."


def test_limited_powers_are_used_up() -> None:
    state = window(ISLAND + "seat 0: powers A B, used rift\n")
    assert asked(state) == "Seat 0: do they move land now, by Converging plates?"
    assert said(state, "rift 0,0") == "Seat 0 has used Rift in this part of the game."
    assert said(state, "plates 9,0") == "9,0 is sea."
    play(state, "plates 4,0", "shift 1")
    assert asked(state) == "Seat 0: in which direction does the island of 4,1 move on, or do they stay?"


def test_frozen_land_does_not_move() -> None:
    state = window(ISLAND + "seat 0: powers A B\nwinter: 5,0 radius 1\n", winter_final="freeze")
    assert said(state, "plates 4,0") == "4,0 is frozen, so the island of 4,0 cannot move."


@pytest.mark.parametrize("option", ["no", "yes"])
def test_a_rift_does_not_part_land_from_frozen_land(option: str) -> None:
    """R124: winter has come to 1,0 when seat 0 is asked. Frozen land itself stays; the island in the west may part."""
    board = """
               D   D   D   D           D0  D   D   D   D   D
        -4,0: D  1  D D  1  D  .   .  D  1  D D  1  D D  1  D
               D   D   D   D           D   D   D   D   D   D
        grid: A rift
        seat 0: powers A
        winter: 3,0 radius 1
        """
    state = window(board, winter_rifts=option)
    assert state.table.radius == 2
    problem = state.explain("rift 0,0")
    if option == "no":
        assert problem is not None
        assert problem.code == "rift.cut_frozen"
        assert str(problem) == "1,0 is frozen: the rift at 0,0 cannot part it from the land beside it."
    else:
        assert problem is None
    assert state.explain("rift -4,0") is None
    assert said(state, "rift 2,0") == "2,0 is frozen and cannot be split off."


# CLAIM


def test_what_cannot_be_claimed() -> None:
    board = """
               D0  D   D   D   L   L   :   :
        0,0:  D  1  D D  1  M L  1  L :  1  :
               D   D   M   M   L   L   :   :
        """
    state = at(board, "claim")
    assert asked(state) == "Seat 0: what do they claim, or nothing more?"
    assert said(state, "claim 9,0 D") == "9,0 is sea."
    assert said(state, "claim 3,0 D") == "The top of 3,0 is soil: nobody can stand there."
    assert said(state, "claim 2,0 D") == "The tile on 2,0 shows no dark."
    assert said(state, "claim 0,0 D") == "On 0,0 are critters of seat 0; only empty tiles are claimed."
    assert said(state, "claim 1,0 D") == "The region of 1,0 (dark) is controlled by seat 0."
    assert said(state, "sea 0,1") == "Seat 0 does not have the power Sea critters."
    assert said(state, "upgrade 0,0 D") == "Seat 0 does not have the power Colossal critter."
    assert said(at(board + "winter: 3,0 radius 1", "claim"), "claim 2,0 L") == "2,0 is frozen."


def test_a_claim_takes_a_critter() -> None:
    """All 21 critters of seat 0 are out; the one at sea can go on."""
    state = at(
        f"""
               D{"0" * 19}  D   L   L
        0,0:  D  1  D L  1  L .0
               D   D   L   L
        grid: A sea
        seat 0: powers A
        """,
        "claim",
    )
    assert said(state, "claim 1,0 L") == "Seat 0 has no critter in their hand."
    assert said(state, "sea 0,1") == "Seat 0 has no critter in their hand."


def test_who_could_not_buy_may_neither_erode_nor_claim() -> None:
    state = at(SHORE, "buy", forced_sacrifice="no")
    assert asked(state) == "Seat 0 could not buy: do they put a critter from their hand into the crater?"
    assert said(state, "erode 0,0") == "Seat 0 could not buy, so they do not erode."
    play(state, "pass")
    assert asked(state) == "Seat 0: which critter do they sacrifice, or none?"
    assert said(state, "claim 1,0 L") == "Seat 0 could not buy, so they do not claim."
    assert said(state, "offer") == (
        "A sacrifice for resources takes a purchase in the same turn; seat 0 has made none."
    )


def test_sea_critters_keep_to_the_coast() -> None:
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  M .0
               D   D   M   M
        grid: A sea
        seat 0: powers A
        """,
        "claim",
    )
    assert said(state, "sea 0,0") == "On 0,0 lies a tile; that is no sea."
    assert said(state, "sea 5,0") == "5,0 is not beside a tile; sea critters keep to the coast."
    assert said(state, "sea 2,0") == "At 2,0 is a sea critter of seat 0 already."
    assert said(state, "swim 0,1") == "No sea critter of seat 0 is at 0,1."
    play(state, "swim 2,0")
    assert asked(state) == "Seat 0: where does their sea critter at 2,0 go?"
    assert said(state, "to 2,0") == "The sea critter is at 2,0 already."
    assert said(state, "to 0,0 D") == "0,0 is not next to the sea critter at 2,0."
    assert said(state, "to 1,0 D") == "1,0 shows medium to the sea critter at 2,0, not dark."
    play(state, "to 1,1")
    assert said(state, "sea 0,1") == "Seat 0 has moved at sea in this turn; once is allowed."


def test_with_the_wider_sea_they_keep_within_two_fields_of_land() -> None:
    """R125."""
    state = at(
        """
               D0  D   D   D
        0,0:  D  1  D D  1  M  .  .0
               D   D   M   M
        grid: A sea
        seat 0: powers A
        """,
        "claim",
        sea_range="two",
    )
    far_out = "4,0 is more than two fields from any tile; sea critters do not swim so far out."
    problem = state.explain("sea 4,0")
    assert problem is not None
    assert problem.code == "sea.far_out"
    assert said(state, "sea 4,0") == far_out
    assert said(state, "sea 3,0") == "At 3,0 is a sea critter of seat 0 already."
    play(state, "swim 3,0")
    assert said(state, "to 4,0") == far_out
    assert said(state, "to 1,0 M") == "1,0 is not next to the sea critter at 3,0."


def test_castaways_do_not_erode() -> None:
    """R125: whatever those may do who could not buy."""
    board = """
               D1  D   M   M
        0,0:  D  1  D M  2  M
               D   D   M   M
        under 1,0: D
        grid: A erosion
        seat 0: powers A
        """
    state = at(board, "buy", claim_without_buy="claim_and_erosion")
    assert asked(state) == "Seat 0: what do they claim, or nothing more?"
    assert said(state, "erode 1,0") == "Seat 0 could not buy, so they do not erode."


def test_colossal_critters_have_their_price() -> None:
    board = """
               D0  D   D0_ D   L1  L   M   M
        0,0:  D  1  D D  1  D L  1  L M  1  M
               D   D   D   D   L   L   M   M
        grid: A colossal
        """
    state = at(board + "seat 0: DDD, powers A", "claim")
    assert said(state, "upgrade 0,0 D") == "A Colossal critter costs 4 resources; seat 0 holds 3."
    state = at(board + "seat 0: DDDDM, powers A", "claim")
    assert said(state, "upgrade 1,0 D") == "The critter of seat 0 on 1,0 (dark) is burrowed."
    assert said(state, "upgrade 2,0 L") == "On 2,0 (light) stand only critters of seat 1."
    play(state, "upgrade 0,0 D")
    assert asked(state) == "Seat 0 pays 4 resources for their Colossal critter: which?"
    play(state, "pay DDDD")
    assert said(state, "upgrade 0,0 D") == "Seat 0 has 1 Colossal critter; more are not allowed."


# SACRIFICE, COLLECT


def test_what_cannot_be_sacrificed() -> None:
    state = at(
        """
               D0+ D   D0  D   D0  D
        0,0:  D  1  D D  1  M D  1  D
               D   D   M   M   D   D
        seat 0: DDD
        """,
        "sacrifice",
    )
    assert said(state, "sacrifice 0,0 D") == "The critter of seat 0 on 0,0 (dark) is Colossal."
    assert said(state, "sacrifice 1,0 M") == "No critter of seat 0 stands on 1,0 (medium)."
    state.table.purchases = 1
    assert said(state, "offer") == "A sacrifice from the hand costs 5 resources; seat 0 holds 3."


def test_what_is_too_much_has_to_be_discarded() -> None:
    state = at(SHORE + "seat 0: DDDDDMMM\ngrid: A bountiful", "collect")
    assert asked(state) == "Seat 0 holds 9 resources and may keep 6: which do they discard?"
    assert said(state, "pass") == "Seat 0 holds 9 resources and may keep 6: they have to discard 3."
    assert said(state, "discard D") == "Seat 0 discards 3 resources, not 1."
    assert said(state, "discard LLL") == "Seat 0 does not have 3 light: they hold 6 dark, 3 medium and 0 light."


# Cards


def test_cards_are_played_in_their_step_and_once() -> None:
    state = at(SHORE + "seat 0: cards agile3 crafty1\ngrid: B flying", caldera="yes")
    assert said(state, "play crafty") == "A card Crafty critters cannot be played in this step."
    assert said(state, "play rift") == "Seat 0 holds no card Rift."
    play(state, "play agile")
    assert said(state, "play agile") == "Seat 0 has Agile critters already."


def test_a_card_moves_land_in_one_way() -> None:
    state = at(SHORE + "seat 0: cards rift3\ngrid: B flying", caldera="yes")
    play(state, "play rift")
    assert asked(state) == "Seat 0 has played Rift: which land do they move?"
    assert said(state, "plates 0,0") == "The card was played for Rift, not for Converging plates."


def test_what_is_not_in_the_deck_cannot_be_drawn() -> None:
    state = at(SHORE + "seat 0: DDMMLL, cards agile4 rift4\nplayed: crafty2\ngrid: B flying", "buy", caldera="yes")
    play(state, "buy card")
    assert said(state, "card flying 2") == "The power Flying critters lies in slot B and is not in the deck."
    assert said(state, "card crafty 2") == "The card Crafty critters has been played and is not in the deck any more."
    assert said(state, "card agile 2") == "The card Agile critters is not in the deck any more."
    assert said(state, "card burrowing 2") == "The power Burrowing critters is not in this game."
    power = str(state.legal()[0]).split()[1]
    assert said(state, f"card {power} 4") == "No card worth 4 points is left."


def test_cards_that_were_never_shown_are_shown_at_the_end() -> None:
    state = at(SHORE + "seat 0: cards ?\nturn 9: seat 0, stage flush, ending, trigger critters 0", "end", caldera="yes")
    assert asked(state) == "Which card does seat 0 show?"
    assert said(state, "card ?") == "A card is shown here: say which."


def test_while_the_lava_runs_out_there_are_only_claims() -> None:
    state = at(
        """
               D0  D   L   L   ^   ^
        0,0:  D  1  D L  1  L ^  2  ^
               D   D   L   L   ^   ^
        turn 9: seat 0, stage flush, ending, trigger critters 0
        """,
        "claim",
    )
    assert asked(state) == "Seat 0: what do they claim while the lava runs out, or nothing more?"
    assert said(state, "sea 0,1") == "While the lava runs out, critters can only be put on empty tiles."
    assert said(state, "upgrade 0,0 D") == said(state, "sea 0,1")
