"""Where tiles may be laid: engagement, edges, islands."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import STEPS, apart, field_of, in_reach
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, second_in, third_in
from surtsey.volcanique.contests import regions_before, resolve
from surtsey.volcanique.displacing import BY_LAND, clear
from surtsey.volcanique.packing import has_seat, seats_in
from surtsey.volcanique.reasons import problem, top, unexplained
from surtsey.volcanique.table import Table, has
from surtsey.volcanique.tasks import Params, TaskKind
from surtsey.volcanique.tiles import EDGES, LAND_KINDS, MASKS, SHAPES, SOIL, UNKNOWN, rotations, tile_text
from surtsey.volcanique.tiles import KINDS as TILE_KINDS

ANYBODY: Final = 0xFF
"""No restriction by engagement."""
EXPOSED: Final = 5
"""With critters in so many regions a player may be engaged by everybody (To the left)."""
ISLAND_TILES: Final = 3
ISLAND_GAP: Final = 2


# Engagement


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
        if has_seat(t.holders[region], seat):
            count += 1
    return count


# What keeps a tile off a field

NOT_ENGAGED: Final = "place.not_engaged"
"""Which rule of engagement it is, `site_problem` says."""


# Sites of land and volcanoes


def land_problem(t: Table, hex: i64, owners: i64, allowed: i64) -> str:
    """Why the active player may not lay land on a hex, whatever its edges; empty where that is allowed.

    `owners` are those on the hex, `allowed` those who are engaged: whoever asks for many hexes finds them out once.
    """
    return _closed(t, hex, owners, allowed) if t.takes_land(hex) else "place.covered"


def volcano_problem(t: Table, hex: i64, least_height: i64, owners: i64, allowed: i64) -> str:
    """Why the active player may not unleash a volcano on a hex; empty where that is allowed."""
    if not t.is_land(hex):
        return "volcano.no_land"
    return "volcano.low" if t.heights[hex] < least_height else _closed(t, hex, owners, allowed)


def _closed(t: Table, hex: i64, owners: i64, allowed: i64) -> str:
    """Marked, frozen, or of players who cannot be engaged; soil is open to all."""
    if hex == t.marker:
        return "place.marked"
    if t.hex_frozen(hex):
        return "place.frozen"
    return "" if allowed == ANYBODY or owners & allowed or t.top_kind(hex) == SOIL else NOT_ENGAGED


def site_problem(t: Table, hex: i64, reason: str) -> Problem:
    """What is said of a hex that is closed to land and volcanoes alike."""
    where: Params = {"field": field_of(t.places[hex])}
    if reason != NOT_ENGAGED:
        return problem(reason, where)
    allowed = engaged(t)
    code = f"place.{t.rules.engagement}"
    if t.rules.engagement == "left" and allowed != left_or_exposed(t):
        code = "place.left_fallback"
    return problem(code, {**where, "seats": seats_in(allowed), "needed": EXPOSED})


def open_to_land(t: Table) -> vec[i64]:
    """The hexes on which the active player may lay land, whatever its edges."""
    found = vec[i64]()
    allowed = engaged(t)
    owners = t.occupied()
    count: i64 = len(t.places)
    for hex in range(count):
        if not land_problem(t, hex, owners[hex], allowed):
            found = append(found, hex)
    return found


def open_to_volcanoes(t: Table, least_height: i64) -> vec[i64]:
    """The hexes on which the active player may unleash a volcano."""
    found = vec[i64]()
    allowed = engaged(t)
    owners = t.occupied()
    count: i64 = len(t.places)
    for hex in range(count):
        if not volcano_problem(t, hex, least_height, owners[hex], allowed):
            found = append(found, hex)
    return found


# Edges


def edge_problem(t: Table, kind: i64, hex: i64) -> str:
    """Why no rotation of a tile does on a hex; empty if one has a matched edge, or none is needed."""
    around = t.surroundings(hex)
    if not around & 1:
        return "" if t.rules.isolated_free else "place.isolated"
    return "" if MASKS[kind] & around else "place.no_match"


def fits(t: Table, kind: i64, hex: i64) -> bool:
    """Whether some rotation of a tile has a matched edge on a hex, or needs none."""
    return not edge_problem(t, kind, hex)


def placeable(t: Table) -> i64:
    """The kinds of land that fit somewhere, one bit each. Asked far more often than where each of them fits."""
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


def has_match(t: Table, tile: i64, hex: i64) -> bool:
    """Whether a tile on a hex would have a matched edge."""
    for direction in range(i64(6)):
        beside = t.near[hex * 6 + direction]
        if beside >= 0:
            biome = EDGES[t.top(beside) * 6 + (direction + 3) % 6]
            if biome and biome == EDGES[tile * 6 + direction]:
                return True
    return False


def free_turn_problem(id: i64) -> Problem:
    """Where any rotation does, as long as it is told."""
    return problem("turn.say") if detail_of(id) == UNKNOWN else unexplained()


# Land


def purchased(t: Table, below: i64) -> bool:
    """Whether a purchase is what a task below comes from."""
    return kind_in(below) == agenda.BUY and t.purchases > 0


class LandField(TaskKind):
    """Where does the bought tile go?"""

    def offer(self, t: Table, question: i64) -> None:
        for hex in open_to_land(t):
            if fits(t, first_in(question), hex):
                t.offer(action_id(actions.AT, t.places[hex], 0))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        hex, kind = t.hex_at(place_in(id)), first_in(question)
        where: Params = {"field": field_of(place_in(id)), "tile": TILE_KINDS[kind]}
        if hex < 0:
            return problem("place.sea", where)
        reason = land_problem(t, hex, t.owners_on(hex), engaged(t))
        if reason == "place.covered":
            return problem(reason, top(t, hex))
        if reason:
            return site_problem(t, hex, reason)
        return problem(edge_problem(t, kind, hex), where)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        """Every purchase laid on soil counts, as long as all before it were."""
        hex = t.hex_at(place_in(id))
        if t.top_kind(hex) == SOIL and t.on_soil == t.purchases - 1:
            t.on_soil += 1
        t.push(agenda.task(agenda.LAND_ROTATION, seat_in(question), first_in(question), hex))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return purchased(t, below)


class LandRotation(TaskKind):
    """Which way round does it lie? Some edge has to match, if there is land beside it."""

    def offer(self, t: Table, question: i64) -> None:
        kind, hex = first_in(question), second_in(question)
        free = not t.surroundings(hex) & 1
        for rotation in range(rotations(kind)):
            if free or has_match(t, kind << 3 | rotation, hex):
                t.offer(action_id(actions.TURN, 0, rotation))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        if detail_of(id) == UNKNOWN:
            return problem("turn.say")
        what: Params = {"tile": TILE_KINDS[first_in(question)], "field": field_of(t.places[second_in(question)])}
        return problem("turn.no_match", {**what, "rotation": int(detail_of(id))})

    def answer(self, t: Table, question: i64, id: i64) -> None:
        """Those who are there have to go first."""
        hex = second_in(question)
        t.push(agenda.task(agenda.LAY_LAND, seat_in(question), hex, first_in(question) << 3 | detail_of(id)))
        clear(t, hex, BY_LAND)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        hex = second_in(task)
        return purchased(t, below) and t.takes_land(hex) and fits(t, first_in(task), hex)


class LayLand(TaskKind):
    """The tile is laid, and whoever meets through it contests their regions."""

    def carry_out(self, t: Table, doing: i64) -> None:
        hex, tile = first_in(doing), second_in(doing)
        before = regions_before(t)
        t.lay(hex, tile)
        if t.log is not None:
            what: Params = {"tile": tile_text(tile), "field": field_of(t.places[hex]), "height": int(t.heights[hex])}
            t.tell("tile.placed", {"seat": int(t.active), **what})
        resolve(t, before, t.active)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        """Asked only together with those who have to go first."""
        tile = second_in(task)
        return purchased(t, below) and t.takes_land(first_in(task)) and tile & 7 < rotations(tile >> 3)


# Islands: their tiles are the last hexes


def island_problem(t: Table, place: i64, step: i64) -> str:
    """Why the next tile of an island may not lie at a place; empty if it may.

    The first rises at a distance of two from the nearest land; the others touch the island and keep that distance.
    """
    if t.hex_at(place) >= 0:
        return "island.occupied"
    if t.is_frozen(place):
        return "place.frozen"
    if step and not _touches_island(t, place, step):
        return "island.apart"
    distance = _distance(t, place, step)
    if distance < ISLAND_GAP:
        return "island.close"
    return "island.far" if not step and distance > ISLAND_GAP else ""


def _touches_island(t: Table, place: i64, step: i64) -> bool:
    for hex in range(len(t.places) - step, len(t.places)):
        if apart(place, t.places[hex]) <= 1:
            return True
    return False


def _distance(t: Table, place: i64, step: i64) -> i64:
    """How far a place is from the nearest land that is not of the island."""
    least: i64 = 999
    for hex in range(len(t.places) - step):
        least = min(least, apart(place, t.places[hex]))
    return least


def island_fields(t: Table, step: i64, one_will_do: bool = False) -> vec[i64]:
    """Where the next tile of an island may lie. Whether it may lie anywhere is asked far more often."""
    found = vec[i64]()
    own = len(t.places) - step
    if step:
        for hex in range(own, len(t.places)):
            for direction in range(i64(6)):
                found = _with_field(t, t.places[hex] + STEPS[direction], step, found)
                if one_will_do and len(found):
                    return found
        return found
    for hex in range(own):
        for direction in range(i64(6)):
            beside = t.places[hex] + STEPS[direction]
            for onward in range(i64(6)):
                found = _with_field(t, beside + STEPS[onward], step, found)
                if one_will_do and len(found):
                    return found
    return found


def _with_field(t: Table, place: i64, step: i64, found: vec[i64]) -> vec[i64]:
    """Adds a field to a list if the island's next tile may lie there."""
    if has(found, place) or not in_reach(place) or island_problem(t, place, step):
        return found
    return append(found, place)


def has_island_room(t: Table, step: i64) -> bool:
    """Whether the next tile of an island may lie anywhere."""
    return len(island_fields(t, step, one_will_do=True)) > 0


def _raising(t: Table, step: i64, below: i64) -> bool:
    """Whether so many tiles of a bought island can lie already."""
    return purchased(t, below) and step < ISLAND_TILES and step < len(t.places)


class IslandTile(TaskKind):
    """Which tile comes next? Any land tile of the supply, as long as there is room for it."""

    def offer(self, t: Table, question: i64) -> None:
        if not has_island_room(t, first_in(question)):
            return
        for kind in range(i64(LAND_KINDS)):
            if t.stock[kind]:
                t.offer(action_id(actions.TAKE, 0, kind))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        if t.stock[detail_of(id)]:
            return unexplained()
        return problem("take.none_left", {"tile": TILE_KINDS[detail_of(id)], "shape": SHAPES[first_in(question)]})

    def answer(self, t: Table, question: i64, id: i64) -> None:
        t.take_tile(detail_of(id))
        t.push(agenda.task(agenda.ISLAND_FIELD, seat_in(question), detail_of(id), first_in(question)))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"number": int(first_in(question)) + 1}

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        step = first_in(task)
        return _raising(t, step, below) and has_island_room(t, step)


class IslandField(TaskKind):
    """Where does it rise out of the sea?"""

    def offer(self, t: Table, question: i64) -> None:
        for place in island_fields(t, second_in(question)):
            t.offer(action_id(actions.AT, place, 0))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        place, step = place_in(id), second_in(question)
        where: Params = {"field": field_of(place), "distance": int(_distance(t, place, step)), "gap": ISLAND_GAP}
        return problem(island_problem(t, place, step), where)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        kind, step = first_in(question), second_in(question)
        t.push(agenda.task(agenda.ISLAND_ROTATION, seat_in(question), kind, place_in(id), step))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        step = second_in(task)
        return _raising(t, step, below) and has_island_room(t, step)


class IslandRotation(TaskKind):
    """Which way round does it lie? Any: islands need no matched edges."""

    def offer(self, t: Table, question: i64) -> None:
        for rotation in range(rotations(first_in(question))):
            t.offer(action_id(actions.TURN, 0, rotation))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        return free_turn_problem(id)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, place, step = seat_in(question), second_in(question), third_in(question)
        tile = first_in(question) << 3 | detail_of(id)
        t.found(place, tile)
        t.survey()
        if t.log is not None:
            t.tell("island.tile", {"seat": int(seat), "tile": tile_text(tile), "field": field_of(place)})
        if step + 1 < ISLAND_TILES:
            t.push(agenda.task(agenda.ISLAND_TILE, seat, step + 1))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        step = third_in(task)
        return _raising(t, step, below) and has(island_fields(t, step), second_in(task))


KINDS: Final[dict[int, TaskKind]] = {
    agenda.LAND_FIELD: LandField("field", "k", actions.AT),
    agenda.LAND_ROTATION: LandRotation("rotation", "kh", actions.TURN),
    agenda.LAY_LAND: LayLand("lay_land", "ht"),
    agenda.ISLAND_TILE: IslandTile("island_tile", "#", actions.TAKE),
    agenda.ISLAND_FIELD: IslandField("island_field", "k#", actions.AT),
    agenda.ISLAND_ROTATION: IslandRotation("island_rotation", "kp#", actions.TURN),
}
