"""Moving land: Rift and Converging plates, the limited powers; and Erosion, which takes land away.

A rift is named by a field and a direction d: the part of the island that lies from the row of that field on towards
directions d and d + 1. Rows run along one of the three axes. A rift of a single field has no direction.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.hexes import STEPS, apart, field_of, in_reach
from surtsey.volcanique import actions, agenda, lava
from surtsey.volcanique.actions import NOTHING, SINGLE, action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task
from surtsey.volcanique.cards import BY_PLATES_CARD, BY_RIFT_CARD, holds_cards, offer_cards, play
from surtsey.volcanique.contests import regions_before, resolve
from surtsey.volcanique.powers import EROSION, PLATES, RIFT
from surtsey.volcanique.table import FINAL_TURNS, PLAYING, Table, has
from surtsey.volcanique.tiles import LAND_KINDS, UNKNOWN, is_uno, kind_of, tile_text


def may_interrupt(t: Table, seat: i64) -> bool:
    """Whether a seat has a limited power with a use left."""
    return (t.stage == PLAYING or t.stage == FINAL_TURNS) and (unused(t, seat, RIFT) or unused(t, seat, PLATES))


def unused(t: Table, seat: i64, power: i64) -> bool:
    """Whether a seat has a limited power that it has not used in this part of the game."""
    return t.powers[seat] >> power & 1 != 0 and not t.spent[seat] >> _use(t, power) & 1


def _use(t: Table, power: i64) -> i64:
    """Which use of a limited power it would be now."""
    return (0 if power == RIFT else 1) + (2 if t.ending else 0)


def offer_shifts(t: Table, question: i64) -> None:
    """What a holder of limited powers may split or move."""
    seat, by = seat_in(question), first_in(question)
    if by == BY_RIFT_CARD or (by == 0 and unused(t, seat, RIFT)):
        _offer_rifts(t)
    if by == BY_PLATES_CARD or (by == 0 and unused(t, seat, PLATES)):
        _offer_plates(t)
    plays_cards = by == 0 and seat == t.active and holds_cards(t, seat)
    if plays_cards:
        offer_cards(t, seat, agenda.WINDOW)
    if t.count or plays_cards:
        t.offer(NOTHING)


def choose_shift(t: Table, question: i64, id: i64) -> None:
    seat, by = seat_in(question), first_in(question)
    if id >> 24 == actions.PLAY:
        t.push(question)
        play(t, seat, detail_of(id))
        return
    hex = t.hex_at(place_in(id))
    rifts = id >> 24 == actions.RIFT
    t.progress = True
    if by == 0:
        t.spent[seat] |= i64(1) << _use(t, RIFT if rifts else PLATES)
        t.push(question)
    if t.log is not None:
        t.tell("rift" if rifts else "plates", {"seat": int(seat), "field": field_of(t.places[hex])})
    if rifts:
        t.push(task(agenda.RIFT_SHIFT, seat, hex, detail_of(id)))
    else:
        t.push(task(agenda.PLATES_SHIFT, seat, hex, 1))


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


def _offer_rifts(t: Table) -> None:
    """Every part that can be split off, by the smallest field and direction that name it."""
    count: i64 = len(t.places)
    seen = vec[i64]([0] * count)
    for hex in range(count):
        if seen[hex]:
            continue
        island = t.landmass(hex)
        for other in island:
            seen[other] = 1
        for other in island:
            for towards in range(i64(SINGLE + 1)):
                if towards == 6 or not _names_row(t, island, other, towards):
                    continue
                if (
                    _can_rift(t, island, other, towards)
                    and rift_name(t, island, other, towards) == t.places[other] << 8 | towards
                ):
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


def name_of(t: Table, hex: i64) -> i64:
    """The hex by which an island goes: the one with the smallest place."""
    name = hex
    for other in t.landmass(hex):
        if t.places[other] < t.places[name]:
            name = other
    return name


def _can_rift(t: Table, island: vec[i64], hex: i64, towards: i64) -> bool:
    """Whether a part and the rest are both in one piece, and the part can go somewhere."""
    part = rifted(t, island, hex, towards)
    if len(part) == len(island) or (towards != SINGLE and len(part) == 1):
        return False
    if not in_one_piece(t, part, hex):
        return False
    rest = rest_of(island, part)
    if not in_one_piece(t, rest, rest[0]) or cut_in_frost(t, part) >= 0:
        return False
    for direction in range(i64(6)):
        if rift_opens(t, part, rest, direction):
            return True
    return False


def rest_of(island: vec[i64], part: vec[i64]) -> vec[i64]:
    """The hexes of an island that do not belong to a part of it."""
    rest = vec[i64]()
    for other in island:
        if not has(part, other):
            rest = append(rest, other)
    return rest


def in_one_piece(t: Table, part: vec[i64], start: i64) -> bool:
    reached = append(vec[i64](), start)
    done: i64 = 0
    while done < len(reached):
        for direction in range(i64(6)):
            beside = t.near[reached[done] * 6 + direction]
            if beside >= 0 and has(part, beside) and not has(reached, beside):
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


def rift_opens(t: Table, part: vec[i64], rest: vec[i64], direction: i64) -> bool:
    """Whether a part can be moved that way, and lies apart from the rest then."""
    if not can_shift(t, part, direction):
        return False
    for hex in part:
        for other in rest:
            if apart(t.places[hex] + STEPS[direction], t.places[other]) < 2:
                return False
    return True


def can_shift(t: Table, part: vec[i64], direction: i64) -> bool:
    """Whether nothing is in the way and nothing is frozen."""
    for hex in part:
        place = t.places[hex] + STEPS[direction]
        if t.hex_frozen(hex) or t.is_frozen(place) or not in_reach(place):
            return False
        there = t.hex_at(place)
        if there >= 0 and not has(part, there):
            return False
    return True


def offer_rift_directions(t: Table, question: i64) -> None:
    hex = first_in(question)
    island = t.landmass(hex)
    part = rifted(t, island, hex, second_in(question))
    rest = rest_of(island, part)
    for direction in range(i64(6)):
        if rift_opens(t, part, rest, direction):
            t.offer(action_id(actions.SHIFT, 0, direction))


def shift_rift(t: Table, question: i64, id: i64) -> None:
    hex = first_in(question)
    part = rifted(t, t.landmass(hex), hex, second_in(question))
    _shift(t, part, detail_of(id), seat_in(question))


def _shift(t: Table, part: vec[i64], direction: i64, seat: i64) -> None:
    """Moves land with everything on it; sea critters in the way go to hand."""
    before = regions_before(t)
    fields = [field_of(t.places[hex]) for hex in part] if t.log is not None else []
    for hex in part:
        t.places[hex] += STEPS[direction]
    for hex in part:
        t.clear_sea(t.places[hex])
    t.renew_neighbours()
    if t.log is not None:
        t.tell("land.shifted", {"seat": int(seat), "fields": fields, "direction": int(direction)})
    resolve(t, before, seat)


# Converging plates


def _offer_plates(t: Table) -> None:
    """Each island by its smallest field."""
    count: i64 = len(t.places)
    seen = vec[i64]([0] * count)
    for hex in range(count):
        if seen[hex]:
            continue
        island = t.landmass(hex)
        for other in island:
            seen[other] = 1
        if _can_move(t, island):
            t.offer(action_id(actions.PLATES, t.places[name_of(t, hex)], 0))


def _can_move(t: Table, island: vec[i64]) -> bool:
    for direction in range(i64(6)):
        if can_shift(t, island, direction):
            return True
    return False


def offer_plate_directions(t: Table, question: i64) -> None:
    island = t.landmass(first_in(question))
    for direction in range(i64(6)):
        if can_shift(t, island, direction):
            t.offer(action_id(actions.SHIFT, 0, direction))
    if second_in(question) == 2 and t.count:
        t.offer(NOTHING)


def shift_plates(t: Table, question: i64, id: i64) -> None:
    """One step; a second one if nothing was touched."""
    seat, hex = seat_in(question), first_in(question)
    island = t.landmass(hex)
    if second_in(question) == 1:
        t.push(task(agenda.TOUCHED, seat, hex, len(island)))
    _shift(t, island, detail_of(id), seat)


def go_on_shifting(t: Table, doing: i64) -> None:
    """After a first step, once contests are settled: the second, unless the island touches another."""
    hex = first_in(doing)
    if len(t.landmass(hex)) == second_in(doing):
        t.push(task(agenda.PLATES_SHIFT, seat_in(doing), hex, 2))


# Erosion


def offer_erosions(t: Table, seat: i64) -> None:
    if not may_erode(t):
        return
    if t.owns(seat, EROSION):
        owners = t.occupied()
        count: i64 = len(t.places)
        for hex in range(count):
            if not owners[hex] and can_erode(t, hex):
                t.offer(action_id(actions.ERODE, t.places[hex], 0))
    offer_cards(t, seat, agenda.EROSION)
    if t.count or holds_cards(t, seat):
        t.offer(NOTHING)


def may_erode(t: Table) -> bool:
    """Not for those who could not buy, unless the option lets them (18); castaways only claim."""
    return not t.barred or (t.rules.claim_without_buy == "claim_and_erosion" and not t.castaway)


def can_erode(t: Table, hex: i64) -> bool:
    """Whether the top of an empty tile may be taken away."""
    if t.hex_frozen(hex) or t.is_fixed(hex):
        return False
    kind = t.top_kind(hex)
    if is_uno(kind) and t.holders[t.region[hex * 4 + kind + 1]]:
        return False
    if t.rules.erosion_targets == "all":
        return t.under(hex) != 0 or hex != t.marker
    return kind < LAND_KINDS and t.under(hex) != 0


def choose_erosion(t: Table, question: i64, id: i64) -> None:
    if id >> 24 == actions.PLAY:
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


def was_turned(t: Table, entry: i64) -> bool:
    """Whether a tile was turned in secret before it was buried."""
    return t.tiles[entry] >> 24 != 0 and kind_of(t.tiles[entry] & 255) < LAND_KINDS


def offer_hidden(t: Table, question: i64) -> None:
    """How a tile was turned before it was buried; for those who do not know, how it may have been."""
    known = t.tiles[t.under(first_in(question))] & 7
    for rotation in range(i64(6)):
        if known in (rotation, UNKNOWN):
            t.offer(action_id(actions.TURN, 0, rotation))


def show_hidden(t: Table, question: i64, id: i64) -> None:
    hex = first_in(question)
    below = t.under(hex)
    t.tiles[below] = t.tiles[below] & ~7 | detail_of(id)
    _erode(t, hex)


def _erode(t: Table, hex: i64) -> None:
    """The top leaves the game, and what was below comes to light."""
    before = regions_before(t)
    t.eroded += 1
    for head in t.heads:
        if head & 0xFFFF == hex:
            t.remove_head_at(hex)
            if not t.has_flow(head >> 16):
                lava.end_flow(t, head >> 16)
    if not t.under(hex):
        t.sink(hex)
    else:
        t.uncover(hex)
        if t.log is not None:
            t.tell("tile.uncovered", {"field": field_of(t.places[hex]), "tile": tile_text(t.top(hex))})
        entry = t.tops[hex]
        if kind_of(t.tiles[entry] & 255) < LAND_KINDS:
            t.tiles[entry] &= 0xFFFFFF
    resolve(t, before, t.active)
