"""Set-up: who begins, the starting islands, the power grid, the first resources."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import STEPS, apart, field_of, place_of
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_id, detail_of, heap_id, heap_text, in_heap, place_in
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, second_in, task, third_in
from surtsey.volcanique.collecting import gain_from_regions, heap_size
from surtsey.volcanique.grid import MIDDLE, SLOT_LEVELS, SLOTS, fixed_slots, may_come
from surtsey.volcanique.packing import node_of
from surtsey.volcanique.powers import LEVELS, NAMES, deck_size, lies_in_the_middle
from surtsey.volcanique.reasons import heap_params, problem, unexplained
from surtsey.volcanique.table import BIOME_LETTERS, Table, has
from surtsey.volcanique.tasks import Params, TaskKind
from surtsey.volcanique.tiles import EDGES, LAND_KINDS, MASKS, SHAPES, UNKNOWN, is_duo, is_uno, rotations, tile_text
from surtsey.volcanique.tiles import KINDS as TILE_KINDS

UNO_STEP: Final = 0
DUO_STEP: Final = 1
TRIO_STEP: Final = 2
"""What is laid at each step of a starting island."""

SITES: Final = {
    2: (((1, 1), (2, 1), (2, 0)), ((-2, 0), (-1, 0), (-1, -1))),
    3: (((-1, 2), (0, 2), (-1, 3)), ((-2, -1), (-1, -1), (-2, 0)), ((2, -2), (3, -2), (2, -1))),
    4: (
        ((-3, 1), (-2, 1), (-3, 2)),
        ((0, -3), (1, -3), (0, -2)),
        ((2, -1), (3, -1), (3, -2)),
        ((-1, 3), (0, 3), (0, 2)),
    ),
    5: (
        ((3, -1), (4, -1), (4, -2)),
        ((1, 2), (2, 2), (1, 3)),
        ((-3, 3), (-2, 3), (-3, 4)),
        ((-3, 0), (-2, 0), (-2, -1)),
        ((1, -3), (2, -3), (1, -2)),
    ),
}
"""Where the islands lie in the quick set-up, for each number of players."""
SITE_GAP: Final = 3


def begin(t: Table) -> None:
    """Puts the whole set-up on the agenda."""
    t.push(task(agenda.BEGIN_TURN))
    t.push(task(agenda.FIRST_INCOME))
    for slot in range(i64(len(SLOTS) - 1), i64(-1), -1):
        t.push(task(agenda.WHICH_POWER, 0, slot))
    t.push(task(agenda.WHO_BEGINS))


# Who begins


class WhoBegins(TaskKind):
    """Who is the first player. From there on, each builds an island."""

    def decider(self, t: Table, question: i64) -> i64:
        return t.active

    def offer(self, t: Table, question: i64) -> None:
        for seat in range(t.players):
            t.offer(action_id(actions.FIRST, 0, seat))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat = detail_of(id)
        t.first = seat
        t.active = seat
        t.tell_seat("setup.first", seat)
        for later in range(t.players - 1, i64(-1), -1):
            t.push(task(agenda.SET_UP_ISLAND, t.after(seat, later)))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        return problem("seat.none", {"other": int(detail_of(id)), "last": int(t.players) - 1})


# The starting islands: an uno, a duo and a trio, then three critters


class SetUpIsland(TaskKind):
    """A player builds an island, beginning with the uno."""

    def carry_out(self, t: Table, doing: i64) -> None:
        t.active = seat_in(doing)
        t.push(agenda.task(agenda.SET_UP_TILE, seat_in(doing), UNO_STEP))


def shape_of(kind: i64) -> i64:
    """0 for an uno, 1 for a duo, 2 for a trio: the step at which it is laid."""
    if is_uno(kind):
        return UNO_STEP
    return DUO_STEP if is_duo(kind) else TRIO_STEP


def tile_problem(t: Table, kind: i64, step: i64) -> str:
    """Why a tile cannot be the next one of an island: an uno, a duo that can match it, a trio. Empty if it can be."""
    if shape_of(kind) != step:
        return "take.shape"
    if not t.stock[kind]:
        return "take.none_left"
    if step == UNO_STEP and not _duo_left(t, MASKS[kind]):
        return "take.no_duo"
    if step == DUO_STEP and not _shares_biome(t, kind):
        return "take.no_match"
    return ""


def _duo_left(t: Table, mask: i64) -> bool:
    for kind in range(i64(LAND_KINDS)):
        if is_duo(kind) and t.stock[kind] and MASKS[kind] & mask:
            return True
    return False


def _shares_biome(t: Table, kind: i64) -> bool:
    """Whether a tile has a biome of the one that was laid last."""
    return MASKS[kind] & MASKS[t.top_kind(len(t.places) - 1)] != 0


class SetUpTile(TaskKind):
    """Which tile an island goes on with."""

    def offer(self, t: Table, question: i64) -> None:
        for kind in range(i64(LAND_KINDS)):
            if not tile_problem(t, kind, first_in(question)):
                t.offer(action_id(actions.TAKE, 0, kind))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        kind = detail_of(id)
        t.take_tile(kind)
        t.push(task(agenda.SET_UP_FIELD, seat_in(question), kind, first_in(question)))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"shape": SHAPES[first_in(question)]}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        kind, step = detail_of(id), first_in(question)
        found = tile_problem(t, kind, step)
        what: Params = {"tile": TILE_KINDS[kind], "shape": SHAPES[step]}
        if found == "take.no_match":
            what["uno"] = TILE_KINDS[t.top_kind(len(t.places) - 1)]
        return problem(found, what)


def field_problem(t: Table, place: i64, step: i64) -> str:
    """Why the next tile of an island cannot lie at a place; empty if it can.

    On the preset site where there is one; otherwise wherever it touches its island, keeps the gap to the others, and
    leaves room for the island to be completed. The very first tile lies in the middle.
    """
    own = len(t.places) - step
    if t.hex_at(place) >= 0:
        return "setup.occupied"
    if _has_site(t):
        return "" if field_of(place) in _site(t) else "setup.site"
    if step and not _touches(t, place, own):
        return "setup.apart"
    if not own:
        return "" if step or place == place_of(0, 0) else "setup.far"
    if _from_others(t, place, own) < t.rules.start_gap:
        return "setup.close"
    return "" if _can_be_completed(t, append(t.places[own:], place), own, 2 - step) else "setup.far"


def _has_site(t: Table) -> bool:
    return t.rules.setup == "quick" and t.rules.start_gap == SITE_GAP


def _site(t: Table) -> tuple[tuple[int, int], ...]:
    """The preset site of the island that is being built."""
    order = (t.active - t.first + t.players) % t.players
    return SITES[int(t.players)][int(order)]


def _touches(t: Table, place: i64, own: i64) -> bool:
    """Whether a place is beside the island, which begins with the hex `own`."""
    for hex in range(own, len(t.places)):
        if apart(place, t.places[hex]) == 1:
            return True
    return False


def _from_others(t: Table, place: i64, own: i64) -> i64:
    """How far a place is from the other islands, which lie before `own`."""
    least: i64 = 999
    for hex in range(own):
        least = min(least, apart(place, t.places[hex]))
    return least


def _can_be_completed(t: Table, island: vec[i64], own: i64, missing: i64) -> bool:
    """Whether an island can have its other tiles so that all keep the gap and one lies just there."""
    gap: i64 = t.rules.start_gap
    nearest: i64 = 999
    for place in island:
        nearest = min(nearest, _from_others(t, place, own))
    if nearest - gap > missing:
        return False
    if not missing:
        return True
    for place in island:
        for direction in range(i64(6)):
            beside = place + STEPS[direction]
            if not has(island, beside) and _from_others(t, beside, own) >= gap:
                if _can_be_completed(t, append(island[:], beside), own, missing - 1):
                    return True
    return False


def _offer_field(t: Table, place: i64, step: i64) -> None:
    """Lists a field, once, if nothing speaks against it."""
    id = action_id(actions.AT, place, 0)
    if not t.has_offer(id) and not field_problem(t, place, step):
        t.offer(id)


class SetUpField(TaskKind):
    """Where the next tile of an island lies."""

    def offer(self, t: Table, question: i64) -> None:
        step = second_in(question)
        own = len(t.places) - step
        if _has_site(t):
            for q, r in _site(t):
                _offer_field(t, place_of(q, r), step)
        elif step == UNO_STEP:
            if not own:
                _offer_field(t, place_of(0, 0), step)
            reach: i64 = t.rules.start_gap + 2
            for place in t.places:
                for dq in range(-reach, reach + 1):
                    for dr in range(-reach, reach + 1):
                        _offer_field(t, place + dq * 256 + dr, step)
        else:
            for hex in range(own, len(t.places)):
                for direction in range(i64(6)):
                    _offer_field(t, t.places[hex] + STEPS[direction], step)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        t.push(task(agenda.SET_UP_ROTATION, seat_in(question), first_in(question), place_in(id), second_in(question)))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        place, step = place_in(id), second_in(question)
        found = field_problem(t, place, step)
        what: Params = {"seat": int(seat_in(question)), "field": field_of(place), "gap": t.rules.start_gap}
        if found == "setup.site":
            what["fields"] = list(_site(t))
        elif found == "setup.close":
            what["distance"] = int(_from_others(t, place, len(t.places) - step))
        return problem(found, what)


def _matches(t: Table, tile: i64, place: i64, own: i64) -> bool:
    """Whether a tile has a matched edge to its island, which begins with the hex `own`."""
    for direction in range(i64(6)):
        hex = t.hex_at(place + STEPS[direction])
        if hex >= own and EDGES[tile * 6 + direction] == EDGES[t.top(hex) * 6 + (direction + 3) % 6]:
            return True
    return False


class SetUpRotation(TaskKind):
    """Which way round the tile lies: with a matched edge to what the island has already."""

    def offer(self, t: Table, question: i64) -> None:
        kind, place, step = first_in(question), second_in(question), third_in(question)
        own = len(t.places) - step
        for rotation in range(rotations(kind)):
            if step == UNO_STEP or _matches(t, kind << 3 | rotation, place, own):
                t.offer(action_id(actions.TURN, 0, rotation))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, kind, place, step = seat_in(question), first_in(question), second_in(question), third_in(question)
        tile = kind << 3 | detail_of(id)
        t.found(place, tile)
        t.survey()
        if t.log is not None:
            t.tell("setup.tile", {"seat": int(seat), "tile": tile_text(tile), "field": field_of(place)})
        if step < TRIO_STEP:
            t.push(task(agenda.SET_UP_TILE, seat, step + 1))
        else:
            _place_critters(t, seat)

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        if detail_of(id) == UNKNOWN:
            return problem("turn.say")
        what: Params = {"tile": TILE_KINDS[first_in(question)], "field": field_of(second_in(question))}
        return problem("setup.no_match", {**what, "rotation": int(detail_of(id))})


def _place_critters(t: Table, seat: i64) -> None:
    """One on the uno, one on the biome of the duo that is not the uno's; the third is chosen."""
    uno = len(t.places) - 3
    biome: i64 = t.top_kind(uno) + 1
    other = MASKS[t.top_kind(uno + 1)] & ~(i64(1) << biome)
    _put(t, node_of(uno, biome), seat)
    for biome in range(i64(1), i64(4)):
        if other >> biome & 1:
            _put(t, node_of(uno + 1, biome), seat)
    t.push(task(agenda.SET_UP_CRITTER, seat))


def _put(t: Table, node: i64, seat: i64) -> None:
    t.settle(node, seat)
    t.tell_node("setup.critter", seat, node)


class SetUpCritter(TaskKind):
    """Where the third critter goes: on the trio, in the region where nobody is yet (14)."""

    def offer(self, t: Table, question: i64) -> None:
        trio = len(t.places) - 1
        for biome in range(i64(1), i64(4)):
            if not t.holder_mask(node_of(trio, biome)):
                t.offer(action_id(actions.CLAIM, t.places[trio], biome))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        _put(t, node_of(t.hex_at(place_in(id)), detail_of(id)), seat_in(question))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"field": field_of(t.places[len(t.places) - 1])}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        trio = t.places[len(t.places) - 1]
        where: Params = {"seat": int(seat_in(question)), "field": field_of(place_in(id)), "trio": field_of(trio)}
        if place_in(id) != trio:
            return problem("setup.trio", where)
        return problem("setup.region", {**where, "biome": BIOME_LETTERS[detail_of(id)]})


# The power grid


class WhichPower(TaskKind):
    """Which power is dealt to a slot of the grid."""

    def decider(self, t: Table, question: i64) -> i64:
        return t.active

    def offer(self, t: Table, question: i64) -> None:
        slot = first_in(question)
        for power in may_come(int(slot), t.grid, t.rules.powers, t.rules.burrowing):
            t.offer(action_id(actions.DEAL, slot, power))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        slot, power = first_in(question), detail_of(id)
        t.grid[slot] = power
        if t.log is not None:
            t.tell("power.dealt", {"slot": SLOTS[slot], "power": NAMES[power]})

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"slot": SLOTS[first_in(question)]}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        slot, power = int(first_in(question)), int(detail_of(id))
        what: Params = {"slot": SLOTS[slot], "power": NAMES[power], "level": SLOT_LEVELS[slot]}
        if place_in(id) != slot:
            return problem("deal.slot", {**what, "other": SLOTS[place_in(id)]})
        if power >= deck_size(t.rules.burrowing):
            return problem("power.not_in_game", what)
        fixed = fixed_slots(t.rules.powers)
        for other in range(len(SLOTS)):
            if power in (fixed[other], t.grid[other]):
                return problem("deal.elsewhere", {**what, "other": SLOTS[other]})
        if lies_in_the_middle(power):
            return problem("deal.middle", {**what, "other": SLOTS[MIDDLE]})
        least, most = LEVELS[power]
        return problem("deal.level", {**what, "levels": list(range(least, most + 1))})


# The first resources


class FirstIncome(TaskKind):
    """Everybody collects for the first time."""

    def carry_out(self, t: Table, doing: i64) -> None:
        """One resource for each region; those after the first player choose some more (127)."""
        t.active = t.after(t.first, 1)
        for later in range(t.players):
            gain_from_regions(t, t.after(t.first, later))
        for later in range(t.players - 1, i64(0), -1):
            t.push(task(agenda.SET_UP_GAIN, t.after(t.first, later)))


def bonus_left(t: Table) -> i64:
    """How many resources a later player takes: what the option says, if the supply has so many."""
    return min(i64(t.rules.later_bonus), t.supply[0] + t.supply[1] + t.supply[2])


def in_supply(t: Table, id: i64) -> bool:
    """Whether the supply has a heap."""
    return in_heap(id, 1) <= t.supply[0] and in_heap(id, 2) <= t.supply[1] and in_heap(id, 3) <= t.supply[2]


class SetUpGain(TaskKind):
    """Which resources a later player takes: of free choice as far as the supply goes (127)."""

    def offer(self, t: Table, question: i64) -> None:
        bonus = bonus_left(t)
        if not bonus:
            return
        for dark in range(bonus + 1):
            for medium in range(bonus - dark + 1):
                id = heap_id(actions.GAIN, dark, medium, bonus - dark - medium)
                if in_supply(t, id):
                    t.offer(id)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat = seat_in(question)
        t.active = t.after(seat, 1)
        for biome in range(i64(3)):
            count = in_heap(id, biome + 1)
            t.supply[biome] -= count
            t.resources[seat * 3 + biome] += count
        if t.log is not None:
            t.tell("resources.gained", {"seat": int(seat), "resources": heap_text(id), "from": []})

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"bonus": int(bonus_left(t))}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        bonus, count = int(bonus_left(t)), int(heap_size(id))
        what: Params = {"seat": int(seat_in(question)), "resources": heap_text(id), "count": count, "bonus": bonus}
        if count != bonus:
            return problem("gain.count", what)
        return unexplained() if in_supply(t, id) else problem("gain.supply", {**what, **heap_params(t.supply, 0)})


# Positions that somebody wrote


def set_up_fits(t: Table, below: int) -> bool:
    """Whether what lies on the agenda above the phases of the set-up can be there; these are the lowest, `below` many.

    The set-up goes in order: who begins, the islands one tile after the other, the powers, the first resources.
    """
    rest = [int(each) for each in t.agenda[below:]]
    next_phase = kind_in(t.agenda[below - 1])
    if rest and next_phase == agenda.BEGIN_TURN:
        return _gains_fit(t, rest)
    if rest:
        return _islands_fit(t, rest)
    if next_phase == agenda.WHO_BEGINS:
        return not len(t.places)
    slot = int(first_in(t.agenda[below - 1]))
    dealt = [power >= 0 for power in t.grid]
    return (
        next_phase == agenda.WHICH_POWER
        and len(t.places) == 3 * t.players
        and dealt == [each < slot for each in range(len(dealt))]
    )


def _gains_fit(t: Table, rest: list[int]) -> bool:
    """The last players of the round have still to gain."""
    later = int(t.players) - len(rest)
    gains = [int(task(agenda.SET_UP_GAIN, t.after(t.first, each))) for each in range(int(t.players) - 1, later - 1, -1)]
    return later >= 1 and t.rules.later_bonus > 0 and rest == gains and -1 not in t.grid


def _islands_fit(t: Table, rest: list[int]) -> bool:
    """The islands of those who come later, and the step of the one that is being built."""
    step = rest[-1]
    kind = int(kind_in(step))
    whole = kind == agenda.SET_UP_CRITTER
    order, laid = divmod(len(t.places), 3)
    if whole:
        order -= 1
    if order < 0 or order >= t.players or (whole and laid):
        return False
    expected = [
        int(task(agenda.SET_UP_ISLAND, t.after(t.first, later))) for later in range(int(t.players) - 1, order, -1)
    ]
    if rest[:-1] != expected or seat_in(step) != t.after(t.first, order) or t.active != seat_in(step):
        return False
    if whole:
        return len(t.critters) == 3 * order + 2
    if kind == agenda.SET_UP_TILE:
        return first_in(step) == laid and len(t.critters) == 3 * order and _laid_in_order(t, laid)
    return _tile_fits(t, step, laid)


def _tile_fits(t: Table, step: i64, laid: int) -> bool:
    """A tile of the shape that is next, for which there is a field, or a rotation on its field."""
    kind, tile = int(kind_in(step)), first_in(step)
    at = second_in(step) if kind == agenda.SET_UP_FIELD else third_in(step)
    if at != laid or not _laid_in_order(t, laid) or shape_of(tile) != laid:
        return False
    if kind not in (agenda.SET_UP_FIELD, agenda.SET_UP_ROTATION):
        return False
    scratch = t.copy()
    scratch.count = 0
    KINDS[kind].offer(scratch, step)
    if not scratch.count:
        return False
    if kind == agenda.SET_UP_ROTATION:
        return t.hex_at(second_in(step)) < 0
    return laid != DUO_STEP or _shares_biome(t, tile)


def _laid_in_order(t: Table, laid: int) -> bool:
    """An uno first, then a duo."""
    return all(shape_of(t.top_kind(len(t.places) - laid + step)) == step for step in range(laid))


KINDS: Final[dict[int, TaskKind]] = {
    agenda.WHO_BEGINS: WhoBegins("first", "", actions.FIRST),
    agenda.SET_UP_ISLAND: SetUpIsland("set_up_island", ""),
    agenda.SET_UP_TILE: SetUpTile("set_up_tile", "#", actions.TAKE),
    agenda.SET_UP_FIELD: SetUpField("set_up_field", "k#", actions.AT),
    agenda.SET_UP_ROTATION: SetUpRotation("set_up_rotation", "kp#", actions.TURN),
    agenda.SET_UP_CRITTER: SetUpCritter("set_up_critter", "", actions.CLAIM),
    agenda.WHICH_POWER: WhichPower("deal", "#", actions.DEAL),
    agenda.FIRST_INCOME: FirstIncome("first_income", ""),
    agenda.SET_UP_GAIN: SetUpGain("gain", "", actions.GAIN),
}
