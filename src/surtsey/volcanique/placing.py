"""Where tiles may be laid: engagement, edges, islands."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.hexes import STEPS, apart, field_of, in_reach
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task, third_in
from surtsey.volcanique.contests import regions_before, resolve
from surtsey.volcanique.displacing import BY_LAND, clear
from surtsey.volcanique.table import Table, has
from surtsey.volcanique.tiles import EDGES, LAND_KINDS, MASKS, SOIL, rotations, tile_text

ANYBODY: Final = 0xFF
"""No restriction by engagement."""
EXPOSED: Final = 5
"""With critters in so many regions a player may be engaged by everybody (To the left)."""
ISLAND_TILES: Final = 3
ISLAND_GAP: Final = 2


def engaged(t: Table) -> i64:
    """The owners on whose tiles the active player may place, one bit each."""
    if t.players == 2 or t.rules.engagement == "free":
        return ANYBODY
    if t.rules.engagement == "left":
        return _engaged_left(t)
    most: i64 = 0
    leaders: i64 = 0
    opponents = False
    for seat in range(t.players):
        if seat == t.active and not t.rules.symbiosis_self:
            continue
        count = t.on_land(seat)
        opponents = opponents or (seat != t.active and count > 0)
        if count > most:
            most = count
            leaders = 0
        if count == most:
            leaders |= i64(1) << seat
    return leaders if opponents else ANYBODY


def left_or_exposed(t: Table) -> i64:
    """To the left: the next player, and whoever has critters in many regions; one bit each."""
    mask = i64(1) << t.after(t.active, 1)
    for seat in range(t.players):
        if regions_of(t, seat) >= EXPOSED:
            mask |= i64(1) << seat
    return mask


def _engaged_left(t: Table) -> i64:
    """If no opponent among them is on land, any opponent who is; if there is none, no restriction (122)."""
    mask = left_or_exposed(t)
    if not t.rules.left_fallback:
        return mask
    opponents: i64 = 0
    for seat in range(t.players):
        if seat != t.active and t.on_land(seat):
            opponents |= i64(1) << seat
    if mask & opponents:
        return mask
    return opponents or ANYBODY


def regions_of(t: Table, seat: i64) -> i64:
    """In how many regions a seat has critters."""
    count: i64 = 0
    for region in range(i64(1), t.regions + 1):
        count += t.holders[region] >> seat & 1
    return count


def open_to_land(t: Table) -> vec[i64]:
    """The hexes on which the active player may lay land, whatever its edges."""
    found = vec[i64]()
    allowed = engaged(t)
    owners = t.occupied()
    count: i64 = len(t.places)
    for hex in range(count):
        if not t.takes_land(hex) or hex == t.marker or t.hex_frozen(hex):
            continue
        if allowed == ANYBODY or owners[hex] & allowed or t.top_kind(hex) == SOIL:
            found = append(found, hex)
    return found


def open_to_volcanoes(t: Table, least_height: i64) -> vec[i64]:
    """The hexes on which the active player may unleash a volcano."""
    found = vec[i64]()
    allowed = engaged(t)
    owners = t.occupied()
    count: i64 = len(t.places)
    for hex in range(count):
        if not t.is_land(hex) or hex == t.marker or t.hex_frozen(hex) or t.heights[hex] < least_height:
            continue
        if allowed == ANYBODY or owners[hex] & allowed:
            found = append(found, hex)
    return found


def fits(t: Table, kind: i64, hex: i64) -> bool:
    """Whether some rotation of a tile has a matched edge on a hex, or needs none."""
    around = t.surroundings(hex)
    if not around & 1:
        return t.rules.isolated_free
    return MASKS[kind] & around != 0


def placeable(t: Table) -> i64:
    """The kinds of land that fit somewhere, one bit each."""
    around: i64 = 0
    anything = False
    for hex in open_to_land(t):
        here = t.surroundings(hex)
        if here & 1:
            around |= here
        elif t.rules.isolated_free:
            anything = True
    kinds: i64 = 0
    for kind in range(i64(LAND_KINDS)):
        if anything or MASKS[kind] & around:
            kinds |= i64(1) << kind
    return kinds


def offer_fields(t: Table, kind: i64) -> None:
    for hex in open_to_land(t):
        if fits(t, kind, hex):
            t.offer(action_id(actions.AT, t.places[hex], 0))


def choose_field(t: Table, question: i64, id: i64) -> None:
    hex = t.hex_at(place_in(id))
    if t.top_kind(hex) == SOIL and t.on_soil == t.purchases - 1:
        t.on_soil += 1
    t.push(task(agenda.LAND_ROTATION, seat_in(question), first_in(question), hex))


def offer_rotations(t: Table, question: i64) -> None:
    kind, hex = first_in(question), second_in(question)
    free = not t.surroundings(hex) & 1
    for rotation in range(rotations(kind)):
        if free or has_match(t, kind << 3 | rotation, hex):
            t.offer(action_id(actions.TURN, 0, rotation))


def has_match(t: Table, tile: i64, hex: i64) -> bool:
    """Whether a tile on a hex would have a matched edge."""
    for direction in range(i64(6)):
        beside = t.near[hex * 6 + direction]
        if beside >= 0:
            biome = EDGES[t.top(beside) * 6 + (direction + 3) % 6]
            if biome and biome == EDGES[tile * 6 + direction]:
                return True
    return False


def choose_rotation(t: Table, question: i64, id: i64) -> None:
    hex = second_in(question)
    t.push(task(agenda.LAY_LAND, seat_in(question), hex, first_in(question) << 3 | detail_of(id)))
    clear(t, hex, BY_LAND)


def lay_land(t: Table, doing: i64) -> None:
    hex, tile = first_in(doing), second_in(doing)
    before = regions_before(t)
    t.lay(hex, tile)
    if t.log is not None:
        what = {"tile": tile_text(tile), "field": field_of(t.places[hex]), "height": int(t.heights[hex])}
        t.tell("tile.placed", {"seat": int(t.active), **what})
    resolve(t, before, t.active)


# Islands


def island_fields(t: Table, step: i64, one_will_do: bool = False) -> vec[i64]:
    """Where the next tile of an island may lie. Whether it may lie anywhere is asked far more often."""
    found = vec[i64]()
    own = len(t.places) - step
    if step:
        for hex in range(own, len(t.places)):
            for direction in range(i64(6)):
                found = _with_field(t, t.places[hex] + STEPS[direction], own, found)
                if one_will_do and len(found):
                    return found
        return found
    for hex in range(own):
        for direction in range(i64(6)):
            beside = t.places[hex] + STEPS[direction]
            for onward in range(i64(6)):
                found = _with_field(t, beside + STEPS[onward], own, found)
                if one_will_do and len(found):
                    return found
    return found


def has_island_room(t: Table, step: i64) -> bool:
    """Whether the next tile of an island may lie anywhere."""
    return len(island_fields(t, step, one_will_do=True)) > 0


def _with_field(t: Table, place: i64, own: i64, found: vec[i64]) -> vec[i64]:
    """Adds a field to a list if the island's next tile may lie there."""
    if t.hex_at(place) >= 0 or has(found, place) or t.is_frozen(place) or not in_reach(place):
        return found
    least: i64 = 999
    for hex in range(own):
        least = min(least, apart(place, t.places[hex]))
    return append(found, place) if least >= ISLAND_GAP else found


def offer_island_tiles(t: Table, step: i64) -> None:
    """Any land tile of the supply, as long as there is room for it."""
    if not has_island_room(t, step):
        return
    for kind in range(i64(LAND_KINDS)):
        if t.stock[kind]:
            t.offer(action_id(actions.TAKE, 0, kind))


def take_island_tile(t: Table, question: i64, id: i64) -> None:
    t.take_tile(detail_of(id))
    t.push(task(agenda.ISLAND_FIELD, seat_in(question), detail_of(id), first_in(question)))


def offer_island_fields(t: Table, question: i64) -> None:
    for place in island_fields(t, second_in(question)):
        t.offer(action_id(actions.AT, place, 0))


def choose_island_field(t: Table, question: i64, id: i64) -> None:
    t.push(task(agenda.ISLAND_ROTATION, seat_in(question), first_in(question), place_in(id), second_in(question)))


def offer_island_rotations(t: Table, question: i64) -> None:
    for rotation in range(rotations(first_in(question))):
        t.offer(action_id(actions.TURN, 0, rotation))


def lay_island_tile(t: Table, question: i64, id: i64) -> None:
    seat, place, step = seat_in(question), second_in(question), third_in(question)
    tile = first_in(question) << 3 | detail_of(id)
    t.found(place, tile)
    t.survey()
    if t.log is not None:
        t.tell("island.tile", {"seat": int(seat), "tile": tile_text(tile), "field": field_of(place)})
    if step + 1 < ISLAND_TILES:
        t.push(task(agenda.ISLAND_TILE, seat, step + 1))
