"""Whether what is on an agenda can be there, with the table as it is: asked of positions that somebody wrote.

At the bottom lie the phases of the turn (or of the set-up) that are still to come, just as the engine puts them there.
Above them lies what is under way, and each such task has to follow from the one below it.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.volcanique import agenda, setting_up
from surtsey.volcanique.actions import BUY_CARD, BUY_ISLAND, BUY_VOLCANO, BUY_WINTER, SINGLE
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, second_in, third_in
from surtsey.volcanique.cards import hidden_card
from surtsey.volcanique.contests import SEATS
from surtsey.volcanique.displacing import BY_LAND, BY_LANDSLIDE, BY_LAVA, BY_VOLCANO, may_escape
from surtsey.volcanique.lava import candidates
from surtsey.volcanique.market import UNSTABLE
from surtsey.volcanique.moving import WHOLE, movers
from surtsey.volcanique.placing import fits, has_island_room, island_fields
from surtsey.volcanique.shifting import cut_in_frost, rifted, was_turned
from surtsey.volcanique.table import COLOSSAL, FINAL_TURNS, OVER, SETTING_UP, Table, critter_of
from surtsey.volcanique.tiles import LAND_KINDS, rotations
from surtsey.volcanique.turns import put_phases
from surtsey.volcanique.volcanoes import slopes

Check = Callable[[Table, i64, i64], bool]
PLAYED_FROM: Final = (agenda.WINDOW, agenda.MOVE, agenda.BUY, agenda.CLAIM)
PAID_AFTER: Final = (agenda.BUY, agenda.CLAIM, agenda.SACRIFICE, agenda.DISPLACE)


def agenda_fits(t: Table) -> bool:
    """Whether the agenda of a table can have come about."""
    if t.stage == OVER:
        return not len(t.agenda)
    if kind_in(t.agenda[0]) == agenda.SCORE:
        return len(t.agenda) == 2 and kind_in(t.agenda[1]) == agenda.WHICH_CARD_WAS and hidden_card(t) >= 0
    if not _stage_fits(t):
        return False
    phases = _phases(t)
    below = 0
    while below < min(len(phases), len(t.agenda)) and phases[below] == t.agenda[below]:
        below += 1
    if not below:
        return False
    if t.stage == SETTING_UP:
        return _set_up_fits(t, below)
    if below < len(t.agenda) and kind_in(t.agenda[len(t.agenda) - 1]) < agenda.FIRST_QUESTION:
        return False  # what is under way has come to a question
    return all(_follows(t, t.agenda[index], t.agenda[index - 1]) for index in range(below, len(t.agenda)))


def _stage_fits(t: Table) -> bool:
    if t.stage == FINAL_TURNS:
        return t.trigger != 0 and t.ending and 1 <= t.turns_left <= t.players
    return (t.stage == SETTING_UP) == (t.turn == 0)


def _phases(t: Table) -> vec[i64]:
    """What the engine puts on the agenda at the beginning of a turn, or of the game."""
    scratch = t.copy()
    scratch.agenda = vec[i64]()
    if t.stage == SETTING_UP:
        setting_up.begin(scratch)
    else:
        put_phases(scratch)
    return scratch.agenda


def _set_up_fits(t: Table, below: int) -> bool:
    """The set-up goes in order: who begins, the islands one tile after the other, the powers, the first resources."""
    rest = [int(task) for task in t.agenda[below:]]
    next_phase = kind_in(t.agenda[below - 1])
    if rest and next_phase == agenda.BEGIN_TURN:
        later = int(t.players) - len(rest)
        gains = [
            agenda.task(agenda.SET_UP_GAIN, t.after(t.first, each)) for each in range(int(t.players) - 1, later - 1, -1)
        ]
        return later >= 1 and t.rules.later_bonus > 0 and rest == [int(gain) for gain in gains] and -1 not in t.grid
    if not rest:
        if next_phase == agenda.WHO_BEGINS:
            return not len(t.places)
        slot = int(first_in(t.agenda[below - 1]))
        dealt = [power >= 0 for power in t.grid]
        return (
            next_phase == agenda.WHICH_POWER
            and len(t.places) == 3 * t.players
            and dealt == [each < slot for each in range(len(dealt))]
        )
    return _islands_fit(t, rest)


def _islands_fit(t: Table, rest: list[int]) -> bool:
    """The islands of those who come later, and the step of the one that is being built."""
    step = rest[-1]
    whole = kind_in(step) == agenda.SET_UP_CRITTER
    order, laid = divmod(len(t.places), 3)
    if whole:
        order -= 1
    if order < 0 or order >= t.players or (whole and laid):
        return False
    expected = [
        int(agenda.task(agenda.SET_UP_ISLAND, t.after(t.first, later)))
        for later in range(int(t.players) - 1, order, -1)
    ]
    if rest[:-1] != expected or seat_in(step) != t.after(t.first, order) or t.active != seat_in(step):
        return False
    if whole:
        return len(t.critters) == 3 * order + 2
    if kind_in(step) == agenda.SET_UP_TILE:
        return first_in(step) == laid and len(t.critters) == 3 * order and _laid_in_order(t, laid)
    kind, at = (
        int(first_in(step)),
        laid == (second_in(step) if kind_in(step) == agenda.SET_UP_FIELD else third_in(step)),
    )
    if not at or not _laid_in_order(t, laid) or _shape(kind) != laid:
        return False
    scratch = t.copy()
    scratch.count = 0
    if kind_in(step) == agenda.SET_UP_ROTATION:
        setting_up.offer_rotations(scratch, step)
        return scratch.count > 0 and t.hex_at(second_in(step)) < 0
    setting_up.offer_fields(scratch, step)
    return kind_in(step) == agenda.SET_UP_FIELD and scratch.count > 0 and _can_match(t, kind, laid)


def _laid_in_order(t: Table, laid: int) -> bool:
    """An uno first, then a duo."""
    return all(_shape(int(t.top_kind(len(t.places) - laid + step))) == step for step in range(laid))


def _shape(kind: int) -> int:
    """0 for an uno, 1 for a duo, 2 for a trio."""
    return 0 if kind < 3 else 1 if kind < 6 else 2


def _can_match(t: Table, kind: int, laid: int) -> bool:
    """Whether a duo has the biome of the uno it is laid to."""
    return laid != 1 or setting_up.shares_biome(t, kind)


def _follows(t: Table, task: i64, below: i64) -> bool:
    """Whether a task makes sense on top of another."""
    check = CHECKS.get(int(kind_in(task)))
    return check is not None and check(t, task, below)


def _under(below: i64, *kinds: int) -> bool:
    return int(kind_in(below)) in kinds


def _has_critter(t: Table, node: i64, seat: i64, flags: i64) -> bool:
    return t.find(critter_of(node, seat, flags)) >= 0


def _window(t: Table, task: i64, below: i64) -> bool:
    return first_in(task) <= 2 and (first_in(task) == 0 or _under(below, *PLAYED_FROM))


def _flow(t: Table, task: i64, below: i64) -> bool:
    """Lava on its way: there has to be its head, and lower ground."""
    hex, flow = first_in(task), second_in(task)
    return t.has_head(hex | flow << 16) and candidates(t, hex) != 0


def _aimed(t: Table, task: i64, below: i64) -> bool:
    direction = third_in(task) & 7
    return _flow(t, task, below) and direction < 6 and candidates(t, first_in(task)) >> direction & 1 != 0


def _lay_lava(t: Table, task: i64, below: i64) -> bool:
    return _aimed(t, task, below) and third_in(task) < 6 and not _under(below, agenda.LAY_LAVA)


def _diverted(t: Table, task: i64, below: i64) -> bool:
    there = _under(below, agenda.LAY_LAVA) and first_in(task) == first_in(below)
    return there and _aimed(t, task, below) and may_escape(t)


def _displace(t: Table, task: i64, below: i64) -> bool:
    """What comes down has to be next; on the sliding tile nobody finds refuge."""
    hex, cause = first_in(task), second_in(task)
    if cause == BY_LAVA:
        return _under(below, agenda.LAY_LAVA) and t.near[first_in(below) * 6 + third_in(below)] == hex
    if cause == BY_LAND:
        return _under(below, agenda.LAY_LAND) and first_in(below) == hex
    if cause == BY_VOLCANO:
        return _under(below, agenda.BURY) and first_in(below) == hex
    return cause == BY_LANDSLIDE and _under(below, agenda.LAND_SLIDES) and second_in(below) == hex


def _flee(t: Table, task: i64, below: i64) -> bool:
    there = _under(below, agenda.DISPLACE) and first_in(below) == first_in(task) >> 2 and may_escape(t)
    return there and second_in(task) == second_in(below) and _has_critter(t, first_in(task), seat_in(task), COLOSSAL)


def _pay(t: Table, task: i64, below: i64) -> bool:
    return 0 < first_in(task) <= t.held(seat_in(task)) and _under(below, *PAID_AFTER)


def _move_to(t: Table, task: i64, below: i64) -> bool:
    node, how, seat = first_in(task), second_in(task), seat_in(task)
    if not _under(below, agenda.MOVE) or seat != seat_in(below):
        return False
    if how == WHOLE:
        return t.has_groups(seat) and len(movers(t, seat, t.region[node])) >= 2
    return how <= COLOSSAL and _has_critter(t, node, seat, how)


def _price(t: Table, task: i64, below: i64) -> bool:
    item = first_in(task)
    if item < LAND_KINDS:
        return _under(below, agenda.LAND_FIELD) and first_in(below) == item
    if item == BUY_ISLAND:
        return _under(below, agenda.ISLAND_TILE)
    return item <= BUY_CARD and _under(below, agenda.BUY, agenda.WHICH_CARD)


def _bought(t: Table, task: i64, below: i64) -> bool:
    return _under(below, agenda.BUY)


def _land_field(t: Table, task: i64, below: i64) -> bool:
    return _under(below, agenda.BUY) and t.purchases > 0


def _land_rotation(t: Table, task: i64, below: i64) -> bool:
    hex = second_in(task)
    return _land_field(t, task, below) and t.takes_land(hex) and fits(t, first_in(task), hex)


def _lay_land(t: Table, task: i64, below: i64) -> bool:
    """Asked only together with those who have to go first."""
    tile = second_in(task)
    return _land_field(t, task, below) and t.takes_land(first_in(task)) and tile & 7 < rotations(tile >> 3)


def _target(t: Table, task: i64, below: i64) -> bool:
    return _land_field(t, task, below) and BUY_VOLCANO <= first_in(task) <= BUY_WINTER and second_in(task) <= UNSTABLE


def _activate(t: Table, task: i64, below: i64) -> bool:
    return _under(below, agenda.BUY, agenda.ACTIVATE) and BUY_VOLCANO <= second_in(task) <= BUY_WINTER


def _beside_volcano(t: Table, task: i64, below: i64) -> bool:
    return _under(below, agenda.ACTIVATE, agenda.LANDSLIDES, agenda.BOMBS, agenda.BOMB, agenda.SLIDE)


def _bury(t: Table, task: i64, below: i64) -> bool:
    return t.is_land(first_in(task)) and _under(below, agenda.LATERAL, agenda.BOMBS)


def _lateral_roll(t: Table, task: i64, below: i64) -> bool:
    return second_in(task) < 6 and _under(below, agenda.BOMBS)


def _sliding(t: Table, task: i64, below: i64) -> bool:
    return t.is_land(first_in(task)) and slopes(t, first_in(task)) != 0 and _beside_volcano(t, task, below)


def _land_slides(t: Table, task: i64, below: i64) -> bool:
    hex, target = first_in(task), second_in(task)
    near = any(t.near[hex * 6 + way] == target and slopes(t, hex) >> way & 1 for way in range(6))
    return near and t.is_land(hex) and _beside_volcano(t, task, below)


def _unlock(t: Table, task: i64, below: i64) -> bool:
    return _under(below, agenda.BUY, agenda.ACTIVATE, agenda.VOLCANO_CRITTER, agenda.LANDSLIDES)


def _island(t: Table, task: i64, below: i64) -> bool:
    """The tiles of an island that lie already are the last hexes."""
    kind = kind_in(task)
    step = first_in(task) if kind == agenda.ISLAND_TILE else second_in(task)
    if kind == agenda.ISLAND_ROTATION:
        step = third_in(task)
    if not _under(below, agenda.BUY) or not t.purchases or step > 2 or step >= len(t.places):
        return False
    if kind == agenda.ISLAND_ROTATION:
        return second_in(task) in island_fields(t, step)
    return has_island_room(t, step)


def _keep(t: Table, task: i64, below: i64) -> bool:
    """Some have newly met in a region, where the one who picks has nobody."""
    met, candidates_of = second_in(task) & SEATS, third_in(task)
    holders = t.holders[t.region[first_in(task)]]
    return met & ~holders == 0 and met & (met - 1) != 0 and 0 < candidates_of <= SEATS and candidates_of & ~met == 0


def _return(t: Table, task: i64, below: i64) -> bool:
    return 0 < second_in(task) < 21 and t.rules.own_duplicates == "return_one"


def _swim_to(t: Table, task: i64, below: i64) -> bool:
    swimmers = [int(each) for each in t.swimmers]
    return int(first_in(task) << 4 | seat_in(task)) in swimmers and _under(below, agenda.CLAIM)


def _uncovered(t: Table, task: i64, below: i64) -> bool:
    return t.under(first_in(task)) != 0 and was_turned(t, t.under(first_in(task)))


def _rift(t: Table, task: i64, below: i64) -> bool:
    hex, towards = first_in(task), second_in(task)
    if towards > SINGLE or towards == 6:
        return False
    island = t.landmass(hex)
    part = rifted(t, island, hex, towards)
    return 0 < len(part) < len(island) and cut_in_frost(t, part) < 0


def _plates(t: Table, task: i64, below: i64) -> bool:
    return 1 <= second_in(task) <= 2


def _always(t: Table, task: i64, below: i64) -> bool:
    return True


CHECKS: Final[dict[int, Check]] = {
    agenda.NEXT_FLOW: _always,
    agenda.LAY_LAVA: _lay_lava,
    agenda.LAY_LAND: _lay_land,
    agenda.BOMBS: _beside_volcano,
    agenda.LANDSLIDES: _beside_volcano,
    agenda.ACTIVATE: _activate,
    agenda.LAND_SLIDES: _land_slides,
    agenda.TOUCHED: _always,
    agenda.WHICH_WAY: _flow,
    agenda.HOW_DIVERTED: _diverted,
    agenda.WHERE_LATERAL: _lateral_roll,
    agenda.WHERE_BOMB: _beside_volcano,
    agenda.WHERE_SLIDE: _sliding,
    agenda.WHICH_CARD: _bought,
    agenda.WHAT_WAS_HIDDEN: _uncovered,
    agenda.WINDOW: _window,
    agenda.DIVERT: _diverted,
    agenda.DISPLACE: _displace,
    agenda.FLEE: _flee,
    agenda.PAY: _pay,
    agenda.MOVE_TO: _move_to,
    agenda.PRICE: _price,
    agenda.LAND_FIELD: _land_field,
    agenda.LAND_ROTATION: _land_rotation,
    agenda.VOLCANO_FIELD: _target,
    agenda.BURY: _bury,
    agenda.LATERAL: _beside_volcano,
    agenda.BOMB: _beside_volcano,
    agenda.SLIDE: _beside_volcano,
    agenda.AIM: _sliding,
    agenda.UNLOCK: _unlock,
    agenda.VOLCANO_CRITTER: _unlock,
    agenda.FORCED_SACRIFICE: _always,
    agenda.ISLAND_TILE: _island,
    agenda.ISLAND_FIELD: _island,
    agenda.ISLAND_ROTATION: _island,
    agenda.KEEP: _keep,
    agenda.RETURN: _return,
    agenda.SWIM_TO: _swim_to,
    agenda.DISCARD: _always,
    agenda.RIFT_SHIFT: _rift,
    agenda.PLATES_SHIFT: _plates,
}
"""What each task that is under way needs."""
