"""Moving land: Rift and Converging plates, the limited powers; and Erosion, which takes land away.

A rift is named by a field and a direction d: the part of the island that lies from the row of that field on towards
directions d and d + 1. Rows run along one of the three axes. A rift of a single field has no direction.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import STEPS, apart, field_of, in_reach
from surtsey.volcanique import actions, agenda, lava
from surtsey.volcanique.actions import NOTHING, SINGLE, action_id, detail_of, kind_of, place_in
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, second_in, task
from surtsey.volcanique.cards import (
    BY_PLATES_CARD,
    BY_RIFT_CARD,
    CardStep,
    holds_cards,
    offer_cards,
    play,
    why_not_play,
)
from surtsey.volcanique.contests import regions_before, resolve
from surtsey.volcanique.packing import head_flow, head_hex, node_of, note_in, tile_in
from surtsey.volcanique.powers import EROSION, NAMES, PLATES, RIFT, is_fixed, unused, use_of
from surtsey.volcanique.reasons import control, on_tile, power_missing, problem, top, unexplained
from surtsey.volcanique.table import FINAL_TURNS, PLAYING, Table, has
from surtsey.volcanique.tasks import Params, TaskKind
from surtsey.volcanique.tiles import LAND_KINDS, UNKNOWN, is_land, is_uno, tile_text

# Limited powers


def may_interrupt(t: Table, seat: i64) -> bool:
    """Whether a seat has a limited power with a use left."""
    return (t.stage == PLAYING or t.stage == FINAL_TURNS) and (unused(t, seat, RIFT) or unused(t, seat, PLATES))


def is_window(question: i64) -> bool:
    """Whether a question is a mere opportunity to use limited powers or cards, not what a card played demands."""
    return kind_in(question) == agenda.WINDOW and first_in(question) == 0


def limited_problem(t: Table, question: i64, power: i64) -> str:
    """Why a seat cannot use a limited power now; empty if it can."""
    seat, by = seat_in(question), first_in(question)
    if by:
        return "" if _card_played(by) == power else "limited.card"
    if unused(t, seat, power):
        return ""
    return "limited.used" if t.powers[seat] >> power & 1 else "power.missing"


def _card_played(by: i64) -> i64:
    return RIFT if by == BY_RIFT_CARD else PLATES


def _why_not_limited(t: Table, question: i64, power: i64) -> Problem | None:
    reason = limited_problem(t, question, power)
    if not reason:
        return None
    what: Params = {"seat": int(seat_in(question)), "power": NAMES[power]}
    if reason == "limited.card":
        what["card"] = NAMES[_card_played(first_in(question))]
    return problem(reason, what)


PLAYED_FROM: Final = (agenda.WINDOW, agenda.MOVE, agenda.BUY, agenda.CLAIM)
"""The questions at which a card that moves land can be played."""


class Window(CardStep):
    """Whether and where a seat uses a limited power, or plays a card that moves land."""

    def offer(self, t: Table, question: i64) -> None:
        """What a holder of limited powers may split or move."""
        seat, by = seat_in(question), first_in(question)
        if not limited_problem(t, question, RIFT):
            _offer_rifts(t)
        if not limited_problem(t, question, PLATES):
            _offer_plates(t)
        plays_cards = by == 0 and seat == t.active and holds_cards(t, seat)
        if plays_cards:
            offer_cards(t, seat, agenda.WINDOW)
        if t.count or plays_cards:
            t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, by = seat_in(question), first_in(question)
        if kind_of(id) == actions.PLAY:
            t.push(question)
            play(t, seat, detail_of(id))
            return
        hex = t.hex_at(place_in(id))
        rifts = kind_of(id) == actions.RIFT
        t.progress = True
        if by == 0:
            t.spent[seat] |= i64(1) << use_of(t, RIFT if rifts else PLATES)
            t.push(question)
        t.tell_field("rift" if rifts else "plates", t.places[hex], seat)
        if rifts:
            t.push(task(agenda.RIFT_SHIFT, seat, hex, detail_of(id)))
        else:
            t.push(task(agenda.PLATES_SHIFT, seat, hex, 1))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        by = first_in(question)
        if by:
            return ".card", {"power": NAMES[_card_played(by)]}
        powers = [NAMES[power] for power in (RIFT, PLATES) if unused(t, seat, power)]
        return ("", {"powers": powers}) if powers else (".hand", {})

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        if kind_of(id) == actions.RIFT:
            return _why_not_limited(t, question, RIFT) or _why_no_rift(t, id)
        return _why_not_limited(t, question, PLATES) or _why_no_plates(t, id)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        by = first_in(task)
        return by == 0 or (by <= BY_PLATES_CARD and int(kind_in(below)) in PLAYED_FROM)


# Rift


def _row(place: i64, towards: i64) -> i64:
    """How far a place lies towards two neighbouring directions."""
    q, r = place >> 8, place & 255
    if towards == 0:
        return q + r
    if towards == 1:
        return r
    if towards == 2:
        return -q
    if towards == 3:
        return -q - r
    return -r if towards == 4 else q


def rifted(t: Table, island: vec[i64], hex: i64, towards: i64) -> vec[i64]:
    """The hexes of an island that a rift splits off."""
    part = vec[i64]()
    if towards == SINGLE:
        return append(part, hex)
    row = _row(t.places[hex], towards)
    for other in island:
        if _row(t.places[other], towards) >= row:
            part = append(part, other)
    return part


def rest_of(island: vec[i64], part: vec[i64]) -> vec[i64]:
    """The hexes of an island that do not belong to a part of it."""
    rest = vec[i64]()
    for other in island:
        if not has(part, other):
            rest = append(rest, other)
    return rest


def in_one_piece(t: Table, part: vec[i64], start: i64) -> bool:
    missing = vec[i64]([0] * len(t.places))
    for hex in part:
        missing[hex] = 1
    missing[start] = 0
    reached = append(vec[i64](), start)
    done: i64 = 0
    while done < len(reached):
        for direction in range(i64(6)):
            beside = t.near[reached[done] * 6 + direction]
            if beside >= 0 and missing[beside]:
                missing[beside] = 0
                reached = append(reached, beside)
        done += 1
    return len(reached) == len(part)


def cut_in_frost(t: Table, part: vec[i64]) -> i64:
    """A frozen hex from or along which a part would be torn, where winter forbids that (124); -1 if there is none."""
    if t.winter < 0 or t.rules.winter_rifts:
        return -1
    for hex in part:
        for direction in range(i64(6)):
            beside = t.near[hex * 6 + direction]
            if beside >= 0 and not has(part, beside):
                if t.hex_frozen(hex):
                    return hex
                if t.hex_frozen(beside):
                    return beside
    return -1


def rift_problem(t: Table, island: vec[i64], part: vec[i64]) -> str:
    """Why a part cannot be split off an island; empty if both stay in one piece, and the part can go somewhere."""
    if len(island) == 1:
        return "rift.alone"
    if len(part) == len(island):
        return "rift.whole"
    if not in_one_piece(t, part, part[0]):
        return "rift.part"
    rest = rest_of(island, part)
    if not in_one_piece(t, rest, rest[0]):
        return "rift.rest"
    if frozen_in(t, part) >= 0:
        return "rift.frozen"
    if cut_in_frost(t, part) >= 0:
        return "rift.cut_frozen"
    for direction in range(i64(6)):
        if rift_opens(t, part, rest, direction):
            return ""
    return "rift.stuck"


def _offer_rifts(t: Table) -> None:
    """Every part that can be split off, by the smallest field and direction that name it."""
    for island in islands(t):
        for other in island:
            for towards in range(i64(SINGLE + 1)):
                if towards == 6 or not _names_row(t, island, other, towards):
                    continue
                part = rifted(t, island, other, towards)
                if towards != SINGLE and len(part) == 1:
                    continue  # such a rift has no direction
                if rift_problem(t, island, part):
                    continue
                if rift_name(t, island, other, towards) == t.places[other] << 8 | towards:
                    t.offer(action_id(actions.RIFT, t.places[other], towards))


def _names_row(t: Table, island: vec[i64], hex: i64, towards: i64) -> bool:
    """Whether a hex has the smallest place of its row, without which it cannot name a rift."""
    if towards == SINGLE:
        return True
    row = _row(t.places[hex], towards)
    for other in island:
        if t.places[other] < t.places[hex] and _row(t.places[other], towards) == row:
            return False
    return True


def rift_name(t: Table, island: vec[i64], hex: i64, towards: i64) -> i64:
    """The smallest field and direction that name the same part of an island, as  place << 8 | direction."""
    part = rifted(t, island, hex, towards)
    if len(part) == 1:
        return t.places[part[0]] << 8 | SINGLE
    name = t.places[hex] << 8 | towards
    for other in part:
        for direction in range(i64(6)):
            if t.places[other] << 8 | direction < name and _same(rifted(t, island, other, direction), part):
                name = t.places[other] << 8 | direction
    return name


def _same(one: vec[i64], two: vec[i64]) -> bool:
    if len(one) != len(two):
        return False
    for index in range(len(one)):
        if one[index] != two[index]:
            return False
    return True


def _why_no_rift(t: Table, id: i64) -> Problem:
    hex = t.hex_at(place_in(id))
    where: Params = {"field": field_of(place_in(id))}
    if hex < 0:
        return problem("rift.sea", where)
    island = t.landmass(hex)
    part = rifted(t, island, hex, detail_of(id))
    reason = rift_problem(t, island, part)
    if reason == "rift.frozen":
        where["frozen"] = field_of(t.places[frozen_in(t, part)])
    elif reason == "rift.cut_frozen":
        where["frozen"] = field_of(t.places[cut_in_frost(t, part)])
    return problem(reason, where)


class RiftShift(TaskKind):
    """In which direction the part that has been split off goes."""

    def offer(self, t: Table, question: i64) -> None:
        island = t.landmass(first_in(question))
        part = rifted(t, island, first_in(question), second_in(question))
        rest = rest_of(island, part)
        for direction in range(i64(6)):
            if rift_opens(t, part, rest, direction):
                t.offer(action_id(actions.SHIFT, 0, direction))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        hex = first_in(question)
        part = rifted(t, t.landmass(hex), hex, second_in(question))
        _shift(t, part, detail_of(id), seat_in(question))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        island = t.landmass(first_in(question))
        part = rifted(t, island, first_in(question), second_in(question))
        return _why_no_shift(t, part, rest_of(island, part), detail_of(id))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        hex, towards = first_in(task), second_in(task)
        if towards > SINGLE or towards == 6:
            return False
        island = t.landmass(hex)
        part = rifted(t, island, hex, towards)
        return 0 < len(part) < len(island) and cut_in_frost(t, part) < 0


# Moving land


def islands(t: Table) -> list[vec[i64]]:
    """The hexes of each island."""
    found: list[vec[i64]] = []
    count: i64 = len(t.places)
    seen = vec[i64]([0] * count)
    for hex in range(count):
        if not seen[hex]:
            island = t.landmass(hex)
            found.append(island)
            for other in island:
                seen[other] = 1
    return found


def shift_problem(t: Table, part: vec[i64], hex: i64, direction: i64) -> str:
    """What is in the way of a hex of a part that moves; empty if nothing is."""
    place = t.places[hex] + STEPS[direction]
    if t.is_frozen(place):
        return "shift.into_frost"
    if not in_reach(place):
        return "shift.edge"
    there = t.near[hex * 6 + direction]
    return "shift.blocked" if there >= 0 and not has(part, there) else ""


def can_shift(t: Table, part: vec[i64], direction: i64) -> bool:
    """Whether nothing is in the way and nothing is frozen."""
    if frozen_in(t, part) >= 0:
        return False
    for hex in part:
        if shift_problem(t, part, hex, direction):
            return False
    return True


def frozen_in(t: Table, part: vec[i64]) -> i64:
    """A frozen hex of a part, which cannot move; -1 if there is none."""
    for hex in part:
        if t.hex_frozen(hex):
            return hex
    return -1


def rift_opens(t: Table, part: vec[i64], rest: vec[i64], direction: i64) -> bool:
    """Whether a part can be moved that way, and lies apart from the rest then."""
    if not can_shift(t, part, direction):
        return False
    for hex in part:
        if beside_rest(t, rest, t.places[hex] + STEPS[direction]) >= 0:
            return False
    return True


def beside_rest(t: Table, rest: vec[i64], place: i64) -> i64:
    """A hex of the rest of an island that is next to a place, or there; -1 if there is none."""
    for other in rest:
        if apart(place, t.places[other]) < 2:
            return other
    return -1


def _why_no_shift(t: Table, part: vec[i64], rest: vec[i64], direction: i64) -> Problem:
    """Why land cannot move that way, where it could move another way."""
    for hex in part:
        reason = shift_problem(t, part, hex, direction)
        if reason:
            return problem(reason, _from_to(t, hex, direction))
    for hex in part:
        other = beside_rest(t, rest, t.places[hex] + STEPS[direction])
        if other >= 0:
            return problem("shift.close", {**_from_to(t, hex, direction), "other": field_of(t.places[other])})
    return unexplained()


def _from_to(t: Table, hex: i64, direction: i64) -> Params:
    return {"field": field_of(t.places[hex]), "to": field_of(t.places[hex] + STEPS[direction])}


def _shift(t: Table, part: vec[i64], direction: i64, seat: i64) -> None:
    """Moves land with everything on it; sea critters in the way go to hand."""
    before = regions_before(t)
    fields = [field_of(t.places[hex]) for hex in part] if t.log is not None else []
    for hex in part:
        t.places[hex] += STEPS[direction]
    for hex in part:
        t.clear_sea(t.places[hex], "land", seat)
    t.renew_neighbours()
    if t.log is not None:
        t.tell("land.shifted", {"seat": int(seat), "fields": fields, "direction": int(direction)})
    resolve(t, before, seat)


# Converging plates


def plates_problem(t: Table, island: vec[i64]) -> str:
    """Why an island cannot move; empty if it can."""
    if frozen_in(t, island) >= 0:
        return "plates.frozen"
    for direction in range(i64(6)):
        if can_shift(t, island, direction):
            return ""
    return "plates.stuck"


def _offer_plates(t: Table) -> None:
    """Each island by its smallest field."""
    for island in islands(t):
        if not plates_problem(t, island):
            t.offer(action_id(actions.PLATES, t.places[name_of(t, island[0])], 0))


def name_of(t: Table, hex: i64) -> i64:
    """The hex by which an island goes: the one with the smallest place."""
    name = hex
    for other in t.landmass(hex):
        if t.places[other] < t.places[name]:
            name = other
    return name


def _why_no_plates(t: Table, id: i64) -> Problem:
    hex = t.hex_at(place_in(id))
    where: Params = {"field": field_of(place_in(id))}
    if hex < 0:
        return problem("plates.sea", where)
    island = t.landmass(hex)
    reason = plates_problem(t, island)
    if reason == "plates.frozen":
        where["frozen"] = field_of(t.places[frozen_in(t, island)])
    return problem(reason, where)


class PlatesShift(TaskKind):
    """In which direction an island moves: one step, and a second one if nothing was touched."""

    def offer(self, t: Table, question: i64) -> None:
        island = t.landmass(first_in(question))
        for direction in range(i64(6)):
            if can_shift(t, island, direction):
                t.offer(action_id(actions.SHIFT, 0, direction))
        if second_in(question) == 2 and t.count:
            t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, hex = seat_in(question), first_in(question)
        island = t.landmass(hex)
        if second_in(question) == 1:
            t.push(task(agenda.TOUCHED, seat, hex, len(island)))
        _shift(t, island, detail_of(id), seat)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return (".on" if second_in(question) == 2 else ""), {}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        return _why_no_shift(t, t.landmass(first_in(question)), vec[i64](), detail_of(id))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return 1 <= second_in(task) <= 2


class Touched(TaskKind):
    """After a first step, once contests are settled: the second, unless the island touches another."""

    def carry_out(self, t: Table, doing: i64) -> None:
        hex = first_in(doing)
        if len(t.landmass(hex)) == second_in(doing):
            t.push(agenda.task(agenda.PLATES_SHIFT, seat_in(doing), hex, 2))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return True


# Erosion


def may_erode(t: Table) -> bool:
    """Not for those who could not buy, unless the option lets them (18); castaways only claim."""
    return not t.barred or (t.rules.claim_without_buy == "claim_and_erosion" and not t.castaway)


def erosion_problem(t: Table, hex: i64, owners: i64) -> str:
    """Why the top of a tile, with critters of those owners, cannot be taken away; empty if it can."""
    if owners:
        return "erode.occupied"
    if t.hex_frozen(hex):
        return "node.frozen"
    if is_fixed(t, hex):
        return "place.marked"
    kind = t.top_kind(hex)
    if is_uno(kind) and t.holder_mask(node_of(hex, kind + 1)):
        return "erode.uno"
    if t.rules.erosion_targets == "all":
        return "place.marked" if hex == t.marker and not t.under(hex) else ""
    if kind >= LAND_KINDS:
        return "erode.no_land"
    return "" if t.under(hex) else "erode.bottom"


def _why_not_erode(t: Table, seat: i64, id: i64) -> Problem:
    hex = t.hex_at(place_in(id))
    where: Params = {"seat": int(seat), "field": field_of(place_in(id))}
    if not t.owns(seat, EROSION):
        return power_missing(seat, EROSION)
    if hex < 0:
        return problem("erode.sea", where)
    reason = erosion_problem(t, hex, t.owners_on(hex))
    if reason == "erode.occupied":
        where = on_tile(t, hex)
    elif reason == "erode.uno":
        where = control(t, node_of(hex, t.top_kind(hex) + 1))
    elif reason == "erode.no_land":
        where = top(t, hex)
    return problem(reason, where)


class Erosion(CardStep):
    """What is eroded, or which card is played for it."""

    def offer(self, t: Table, question: i64) -> None:
        seat = seat_in(question)
        if not may_erode(t):
            return
        if t.owns(seat, EROSION):
            owners = t.occupied()
            count: i64 = len(t.places)
            for hex in range(count):
                if not erosion_problem(t, hex, owners[hex]):
                    t.offer(action_id(actions.ERODE, t.places[hex], 0))
        offer_cards(t, seat, agenda.EROSION)
        if t.count or holds_cards(t, seat):
            t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        if kind_of(id) == actions.PLAY:
            t.push(question)
            play(t, seat_in(question), detail_of(id))
            return
        hex = t.hex_at(place_in(id))
        t.progress = True
        if t.log is not None:
            where = {"field": field_of(t.places[hex]), "tile": tile_text(t.top(hex))}
            t.tell("tile.eroded", {"seat": int(seat_in(question)), **where})
        if was_turned(t, t.under(hex)):
            t.push(task(agenda.WHAT_WAS_HIDDEN, seat_in(question), hex))
            return
        _erode(t, hex)

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        if kind_of(id) == actions.PLAY:
            return why_not_play(t, question, id)
        return _why_not_erode(t, seat_in(question), id)


def was_turned(t: Table, entry: i64) -> bool:
    """Whether a tile was turned in secret before it was buried."""
    return note_in(t.tiles[entry]) != 0 and is_land(tile_in(t.tiles[entry]))


class WhatWasHidden(TaskKind):
    """How a tile was turned before it was buried; for those who do not know, how it may have been."""

    def offer(self, t: Table, question: i64) -> None:
        known = t.tiles[t.under(first_in(question))] & 7
        for rotation in range(i64(6)):
            if known in (rotation, UNKNOWN):
                t.offer(action_id(actions.TURN, 0, rotation))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        hex = first_in(question)
        below = t.under(hex)
        t.tiles[below] = t.tiles[below] & ~7 | detail_of(id)
        _erode(t, hex)

    def must_be_asked(self, t: Table, question: i64) -> bool:
        """A tile that was turned in secret is shown when it comes to light."""
        return True

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        if detail_of(id) == UNKNOWN:
            return problem("turn.say")
        return problem("turn.shown", {"field": field_of(t.places[first_in(question)])})

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        under = t.under(first_in(task))
        return under != 0 and was_turned(t, under)


def _erode(t: Table, hex: i64) -> None:
    """The top leaves the game, and what was below comes to light."""
    before = regions_before(t)
    t.eroded += 1
    for head in t.heads:
        if head_hex(head) == hex:
            t.remove_head_at(hex)
            if not t.has_flow(head_flow(head)):
                lava.end_flow(t, head_flow(head))
    if not t.under(hex):
        t.tell_field("tile.sunk", t.places[hex])
        t.sink(hex)
    else:
        t.uncover(hex)
        if t.log is not None:
            t.tell("tile.uncovered", {"field": field_of(t.places[hex]), "tile": tile_text(t.top(hex))})
        entry = t.tops[hex]
        if t.is_land(hex):
            t.tiles[entry] &= 0xFFFFFF
    resolve(t, before, t.active)


KINDS: Final[dict[int, TaskKind]] = {
    agenda.WINDOW: Window("interrupt", "#", actions.RIFT, actions.PLATES),
    agenda.RIFT_SHIFT: RiftShift("rift_shift", "h#", actions.SHIFT),
    agenda.PLATES_SHIFT: PlatesShift("plates_shift", "h#", actions.SHIFT),
    agenda.TOUCHED: Touched("touched", "h#"),
    agenda.EROSION: Erosion("erosion", "", actions.ERODE, actions.PLAY),
    agenda.WHAT_WAS_HIDDEN: WhatWasHidden("uncovered", "h", actions.TURN),
}
