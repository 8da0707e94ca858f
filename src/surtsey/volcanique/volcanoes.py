"""Volcanoes: eruption and response, what erupts beside them, and the power that they unlock."""

from mypy_extensions import i64

from surtsey.hexes import STEPS, field_of
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import BUY_SUPER, BUY_WINTER, NOTHING, action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task
from surtsey.volcanique.cards import FOR_ONE_VOLCANO
from surtsey.volcanique.claiming import offer_uncontrolled
from surtsey.volcanique.contests import regions_before, resolve
from surtsey.volcanique.dice import nth_way, offer_die, ways
from surtsey.volcanique.displacing import BY_LANDSLIDE, BY_VOLCANO, clear
from surtsey.volcanique.market import TALL, UNSTABLE
from surtsey.volcanique.placing import open_to_volcanoes
from surtsey.volcanique.powers import ADJACENT, BOMB, LANDSLIDE, LATERAL, NAMES, SLOTS
from surtsey.volcanique.table import SUPER_ERUPTION, WINTER_COMES, Table
from surtsey.volcanique.tiles import UNKNOWN, VOLCANO, rotations


def offer_targets(t: Table, question: i64) -> None:
    for hex in open_to_volcanoes(t, TALL if second_in(question) == UNSTABLE else 0):
        t.offer(action_id(actions.AT, t.places[hex], 0))


def choose_target(t: Table, question: i64, id: i64) -> None:
    """A purchased volcano has its target: it erupts, and so may others; or it is marked for the Super eruption."""
    seat, item = seat_in(question), first_in(question)
    hex = t.hex_at(place_in(id))
    t.push(task(agenda.ACTIVATE, seat, hex, item))
    if item == BUY_SUPER:
        t.marker = hex
        if t.log is not None:
            t.tell("super.marked", {"seat": int(seat), "field": field_of(t.places[hex])})
        t.latch(SUPER_ERUPTION)
        return
    if item == BUY_WINTER:
        t.latch(WINTER_COMES)
    t.push(task(agenda.LANDSLIDES, seat, hex))
    t.push(task(agenda.BOMBS, seat, hex))
    t.push(task(agenda.LATERAL, seat, hex))
    erupt(t, seat, hex)


def erupt(t: Table, seat: i64, hex: i64) -> None:
    """Critters flee or go to hand, the covered tile is turned in secret, the volcano goes on top."""
    if t.log is not None:
        t.tell("volcano.erupts", {"seat": int(seat), "field": field_of(t.places[hex])})
    t.push(task(agenda.BURY, seat, hex))
    clear(t, hex, BY_VOLCANO)


def offer_buried_rotations(t: Table, hex: i64) -> None:
    """How the covered tile is turned: asked where it can ever be uncovered."""
    if t.rules.erosion_targets != "all":
        t.offer(action_id(actions.TURN, 0, t.top(hex) & 7))
        return
    for rotation in range(rotations(t.top_kind(hex))):
        t.offer(action_id(actions.TURN, 0, rotation))


def bury(t: Table, question: i64, id: i64) -> None:
    """Turns the top tile; only its turner knows how."""
    seat, hex = seat_in(question), first_in(question)
    if t.rules.erosion_targets == "all" and rotations(t.top_kind(hex)) > 1:
        entry = t.tops[hex]
        tile = t.tiles[entry] & 0xF8 | detail_of(id)
        t.tiles[entry] = tile | t.tiles[entry] >> 8 << 8 & 0xFFFF00 | (seat + 1) << 24
        if t.log is not None and detail_of(id) != UNKNOWN:
            what = {"seat": int(seat), "field": field_of(t.places[hex]), "rotation": int(detail_of(id))}
            t.whisper("tile.turned", what, seat)
    lay_volcano(t, hex)


def lay_volcano(t: Table, hex: i64) -> None:
    """A volcano with a flow of its own."""
    t.flows += 1
    t.lay(hex, VOLCANO << 3, t.flows)
    t.add_head(hex, t.flows)
    t.survey()
    if t.log is not None:
        t.tell("volcano.rises", {"field": field_of(t.places[hex]), "height": int(t.heights[hex])})


# Lateral eruptions


def offer_laterals(t: Table, question: i64) -> None:
    if not t.owns(seat_in(question), LATERAL) or not t.volcanoes_left:
        return
    for direction in range(i64(6)):
        t.offer(action_id(actions.LATERAL, 0, direction))
    t.offer(NOTHING)


def choose_lateral(t: Table, question: i64, id: i64) -> None:
    if id != NOTHING:
        t.push(task(agenda.WHERE_LATERAL, seat_in(question), first_in(question), detail_of(id)))


def roll_lateral(t: Table, question: i64, rolled: i64) -> None:
    """The second site erupts if it is land that a volcano may stand on."""
    seat, hex = seat_in(question), first_in(question)
    target = t.near[hex * 6 + (second_in(question) + rolled - 1) % 6]
    if target < 0 or not t.is_land(target) or t.hex_frozen(target) or target == t.marker:
        if t.log is not None:
            t.tell("lateral.fizzles", {"seat": int(seat)})
        return
    t.volcanoes_left -= 1
    if t.rules.lateral_scores:
        _activate_later(t, task(agenda.ACTIVATE, seat, target, actions.BUY_VOLCANO))
    erupt(t, seat, target)


def _activate_later(t: Table, activation: i64) -> None:
    """After the bombs and landslides that are next on the agenda: a new power has no part in this eruption."""
    size = len(t.agenda)
    bombs, landslides = t.agenda[size - 1], t.agenda[size - 2]
    t.drop()
    t.drop()
    t.push(activation)
    t.push(landslides)
    t.push(bombs)


# Magma bombs


def light_bombs(t: Table, doing: i64) -> None:
    """Every holder is asked, in turn order, if there is anybody to hit."""
    hex = first_in(doing)
    if not _anybody_beside(t, hex):
        return
    for later in range(t.players - 1, i64(-1), -1):
        seat = t.after(t.active, later)
        if t.owns(seat, BOMB):
            t.push(task(agenda.BOMB, seat, hex))


def _anybody_beside(t: Table, hex: i64) -> bool:
    for direction in range(i64(6)):
        beside = t.near[hex * 6 + direction]
        if beside >= 0 and t.standing(beside):
            return True
        for swimmer in t.swimmers:
            if swimmer >> 4 == t.places[hex] + STEPS[direction]:
                return True
    return False


def offer_bomb(t: Table, question: i64) -> None:
    if _anybody_beside(t, first_in(question)):
        t.offer(action_id(actions.BOMB, 0, 0))
        t.offer(NOTHING)


def throw_bomb(t: Table, question: i64, id: i64) -> None:
    if id != NOTHING:
        t.push(task(agenda.WHERE_BOMB, seat_in(question), first_in(question)))


def bomb_lands(t: Table, question: i64, rolled: i64) -> None:
    """Everybody on the field goes to hand, whoever they belong to."""
    hex = first_in(question)
    place = t.places[hex] + STEPS[rolled - 1]
    if t.log is not None:
        t.tell("bomb.lands", {"seat": int(seat_in(question)), "field": field_of(place)})
    t.clear_sea(place)
    target = t.near[hex * 6 + rolled - 1]
    if target < 0:
        return
    index: i64 = 0
    while index < len(t.critters):
        if t.critters[index] >> 10 != target or t.hit(index):
            index += 1
    t.census()


# Landslides


def start_landslides(t: Table, doing: i64) -> None:
    """Every holder is asked, in turn order."""
    for later in range(t.players - 1, i64(-1), -1):
        seat = t.after(t.active, later)
        if t.owns(seat, LANDSLIDE) and (seat == t.active or t.rules.landslide_trigger == "any"):
            t.push(task(agenda.SLIDE, seat, first_in(doing)))


def offer_slides(t: Table, question: i64) -> None:
    hex = first_in(question)
    for direction in range(i64(6)):
        beside = t.near[hex * 6 + direction]
        if beside >= 0 and t.is_land(beside) and not t.hex_frozen(beside) and slopes(t, beside):
            t.offer(action_id(actions.SLIDE, t.places[beside], 0))
    if t.count:
        t.offer(NOTHING)


def slopes(t: Table, hex: i64) -> i64:
    """The directions in which a tile can slide, one bit each: onto lower land or soil."""
    mask: i64 = 0
    if t.is_fixed(hex):
        return mask
    for direction in range(i64(6)):
        below = t.near[hex * 6 + direction]
        if below >= 0 and t.takes_land(below) and t.heights[below] < t.heights[hex]:
            if below != t.marker and not t.hex_frozen(below):
                mask |= i64(1) << direction
    return mask


def choose_slide(t: Table, question: i64, id: i64) -> None:
    if id == NOTHING:
        return
    kind: i64 = agenda.AIM if t.rules.landslide_dice == "choose" else agenda.WHERE_SLIDE
    t.push(task(kind, seat_in(question), t.hex_at(place_in(id))))


def offer_slopes(t: Table, question: i64) -> None:
    """Each direction, where the holder chooses; the sides of a die, where it is rolled."""
    downhill = slopes(t, first_in(question))
    if question & 255 == agenda.AIM:
        for direction in range(i64(6)):
            if downhill >> direction & 1:
                t.offer(action_id(actions.AIM, 0, direction))
    else:
        offer_die(t, ways(downhill))


def slide(t: Table, question: i64, id: i64) -> None:
    """The tile will slide; those below have to go first."""
    seat, hex = seat_in(question), first_in(question)
    direction = detail_of(id) if question & 255 == agenda.AIM else nth_way(slopes(t, hex), detail_of(id))
    target = t.near[hex * 6 + direction]
    if t.log is not None:
        where = {"field": field_of(t.places[hex]), "to": field_of(t.places[target])}
        t.tell("landslide", {"seat": int(seat), **where})
    t.push(task(agenda.LAND_SLIDES, seat, hex, target))
    clear(t, target, BY_LANDSLIDE, hex)


def land_slides(t: Table, doing: i64) -> None:
    """The top tile and its critters come to lie on the lower hex."""
    seat, hex, target = seat_in(doing), first_in(doing), second_in(doing)
    before = regions_before(t)
    t.slide(hex, target)
    resolve(t, before, seat)


# What a volcano brings its player


def activate(t: Table, doing: i64) -> None:
    """The player who bought the volcano has a point, and a power if there is one to unlock."""
    seat, hex, item = seat_in(doing), first_in(doing), second_in(doing)
    t.volcanoes[seat] += 1
    t.borrowed &= ~FOR_ONE_VOLCANO
    if item == BUY_WINTER and t.trigger == WINTER_COMES and t.winter < 0:
        t.winter = t.places[hex]
        t.radius = 1
        if t.log is not None:
            t.tell("winter.begins", {"field": field_of(t.winter)})
    if t.log is not None:
        t.tell("volcano.activated", {"seat": int(seat), "field": field_of(t.places[hex])})
    if t.rules.volcano_critter:
        t.push(task(agenda.VOLCANO_CRITTER, seat))
    t.push(task(agenda.UNLOCK, seat))


def offer_powers(t: Table, seat: i64) -> None:
    """The first slot first; then any slot beside one that the seat has."""
    if not t.hand[seat]:
        return
    owned = t.slots[seat]
    for slot in range(i64(len(SLOTS))):
        if owned >> slot & 1:
            continue
        if ADJACENT[slot] & owned or (not owned and slot == 0):
            t.offer(action_id(actions.UNLOCK, 0, slot))
    if t.count and t.rules.power_optional:
        t.offer(NOTHING)


def unlock(t: Table, seat: i64, id: i64) -> None:
    slot = detail_of(id)
    t.slots[seat] |= i64(1) << slot
    t.powers[seat] |= i64(1) << t.grid[slot]
    if t.log is not None:
        t.tell("power.unlocked", {"seat": int(seat), "slot": SLOTS[slot], "power": NAMES[t.grid[slot]]})
    t.take_critter(seat)


def offer_volcano_critter(t: Table, seat: i64) -> None:
    """The option of one more claim: any region that nobody controls, also on a tile with critters."""
    if t.hand[seat]:
        offer_uncontrolled(t, False)
        if t.count:
            t.offer(NOTHING)


def super_eruption(t: Table) -> None:
    """Seven volcanoes at once. Nobody can respond."""
    hex = t.marker
    t.marker = -1
    if t.log is not None:
        t.tell("super.erupts", {"field": field_of(t.places[hex])})
    _burst(t, hex)
    for direction in range(i64(6)):
        t.clear_sea(t.places[hex] + STEPS[direction])
        beside = t.near[hex * 6 + direction]
        if beside >= 0:
            _burst(t, beside)
    t.survey()


def _burst(t: Table, hex: i64) -> None:
    index: i64 = 0
    while index < len(t.critters):
        if t.critters[index] >> 10 == hex:
            t.send_home(index)
        else:
            index += 1
    t.exhume(hex)
    if t.is_land(hex):
        lay_volcano(t, hex)
