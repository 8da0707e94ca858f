"""Volcanoes: eruption and response, what erupts beside them, and the power that they unlock."""

from typing import Final

from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import STEPS, Field, apart, field_of
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import (
    BUY_SUPER,
    BUY_VOLCANO,
    BUY_WINTER,
    ITEMS,
    NOTHING,
    action_id,
    detail_of,
    place_in,
)
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, second_in
from surtsey.volcanique.cards import FOR_ONE_VOLCANO
from surtsey.volcanique.claiming import claim, claim_problem, offer_uncontrolled
from surtsey.volcanique.contests import regions_before, resolve
from surtsey.volcanique.dice import ALL_WAYS, DieRoll, fields_of_ways, nth_way, offer_die, ways
from surtsey.volcanique.displacing import BY_LANDSLIDE, BY_VOLCANO, clear
from surtsey.volcanique.grid import ADJACENT, SLOTS
from surtsey.volcanique.market import TALL, UNSTABLE
from surtsey.volcanique.packing import below_in, hex_in, swimmer_place, tile_in
from surtsey.volcanique.placing import (
    engaged,
    free_turn_problem,
    open_to_volcanoes,
    purchased,
    site_problem,
    volcano_problem,
)
from surtsey.volcanique.powers import BOMB, LATERAL, NAMES, is_fixed, may_let_slide
from surtsey.volcanique.reasons import problem, top
from surtsey.volcanique.table import SUPER_ERUPTION, WINTER_COMES, Table
from surtsey.volcanique.tasks import Params, TaskKind
from surtsey.volcanique.tiles import UNKNOWN, VOLCANO, rotations, tile_text

LATERAL_DIE: Final = 4

# The target


class VolcanoField(TaskKind):
    """Where does the bought volcano break out? On land, and an unstable one on a tall stack."""

    def offer(self, t: Table, question: i64) -> None:
        for hex in open_to_volcanoes(t, _least_height(question)):
            t.offer(action_id(actions.AT, t.places[hex], 0))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        hex = t.hex_at(place_in(id))
        if hex < 0:
            return problem("volcano.sea", {"field": field_of(place_in(id))})
        reason = volcano_problem(t, hex, _least_height(question), t.owners_on(hex), engaged(t))
        if reason == "volcano.no_land":
            return problem(reason, top(t, hex))
        if reason == "volcano.low":
            where: Params = {"field": field_of(place_in(id)), "height": int(t.heights[hex]), "least": TALL}
            return problem(reason, where)
        return site_problem(t, hex, reason)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        """A purchased volcano has its target: it erupts, and so may others; or it is marked for the Super eruption."""
        seat, item = seat_in(question), first_in(question)
        hex = t.hex_at(place_in(id))
        t.push(agenda.task(agenda.ACTIVATE, seat, hex, item))
        if item == BUY_SUPER:
            t.marker = hex
            t.tell_field("super.marked", t.places[hex], seat)
            t.latch(SUPER_ERUPTION)
            return
        if item == BUY_WINTER:
            t.latch(WINTER_COMES)
        t.push(agenda.task(agenda.LANDSLIDES, seat, hex))
        t.push(agenda.task(agenda.BOMBS, seat, hex))
        t.push(agenda.task(agenda.LATERAL, seat, hex))
        erupt(t, seat, hex)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        if first_in(question) == BUY_VOLCANO and second_in(question) == UNSTABLE:
            return ".unstable", {"least": TALL}
        return f".{ITEMS[first_in(question)]}", {}

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return purchased(t, below) and BUY_VOLCANO <= first_in(task) <= BUY_WINTER and second_in(task) <= UNSTABLE


def _least_height(question: i64) -> i64:
    return TALL if second_in(question) == UNSTABLE else 0


# Eruption


def erupt(t: Table, seat: i64, hex: i64) -> None:
    """Critters flee or go to hand, the covered tile is turned in secret, the volcano goes on top."""
    t.tell_field("volcano.erupts", t.places[hex], seat)
    t.push(agenda.task(agenda.BURY, seat, hex))
    clear(t, hex, BY_VOLCANO)


class Bury(TaskKind):
    """Which way round is the covered tile turned? Asked where it can ever be uncovered; only its turner knows."""

    def offer(self, t: Table, question: i64) -> None:
        hex = first_in(question)
        if t.rules.erosion_targets != "all":
            t.offer(action_id(actions.TURN, 0, t.top(hex) & 7))
            return
        for rotation in range(rotations(t.top_kind(hex))):
            t.offer(action_id(actions.TURN, 0, rotation))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        return free_turn_problem(id)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, hex = seat_in(question), first_in(question)
        if t.rules.erosion_targets == "all" and rotations(t.top_kind(hex)) > 1:
            entry = t.tops[hex]
            tile = tile_in(t.tiles[entry]) & ~7 | detail_of(id)
            t.tiles[entry] = tile | below_in(t.tiles[entry]) << 8 | (seat + 1) << 24
            if t.log is not None and detail_of(id) != UNKNOWN:
                what: Params = {"seat": int(seat), "field": field_of(t.places[hex]), "rotation": int(detail_of(id))}
                t.whisper("tile.turned", what, seat)
        lay_volcano(t, hex)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return t.is_land(first_in(task)) and kind_in(below) in (agenda.LATERAL, agenda.BOMBS)


def lay_volcano(t: Table, hex: i64) -> None:
    """A volcano with a flow of its own."""
    t.flows += 1
    t.lay(hex, VOLCANO << 3, t.flows)
    t.add_head(hex, t.flows)
    t.survey()
    if t.log is not None:
        where: Params = {"field": field_of(t.places[hex]), "height": int(t.heights[hex]), "flow": int(t.flows)}
        t.tell("volcano.rises", where)


def _follows_eruption(below: i64) -> bool:
    """Whether what goes on beside a volcano can be under way on top of a task."""
    return kind_in(below) in (agenda.ACTIVATE, agenda.LANDSLIDES, agenda.BOMBS, agenda.BOMB, agenda.SLIDE)


# Lateral eruptions


class Lateral(TaskKind):
    """In which four directions may a second volcano break out? The first of them is named; or there is none."""

    def offer(self, t: Table, question: i64) -> None:
        if not t.owns(seat_in(question), LATERAL) or not t.volcanoes_left:
            return
        for direction in range(i64(6)):
            t.offer(action_id(actions.LATERAL, 0, direction))
        t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, hex, direction = seat_in(question), first_in(question), detail_of(id)
        if t.log is not None:
            where = {"field": field_of(t.places[hex]), "direction": int(direction)}
            t.tell("lateral", {"seat": int(seat), **where})
        t.push(agenda.task(agenda.WHERE_LATERAL, seat, hex, direction))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _follows_eruption(below)


class WhereLateral(DieRoll):
    """Which of the four directions is it? That site erupts if it is land that a volcano may stand on."""

    def offer(self, t: Table, question: i64) -> None:
        offer_die(t, LATERAL_DIE)

    def ways(self, t: Table, question: i64) -> list[Field]:
        place = t.places[first_in(question)]
        return [field_of(place + STEPS[(second_in(question) + step) % 6]) for step in range(LATERAL_DIE)]

    def rolled(self, t: Table, question: i64, number: i64) -> None:
        seat, hex = seat_in(question), first_in(question)
        direction = (second_in(question) + number - 1) % 6
        target = t.near[hex * 6 + direction]
        if target < 0 or not t.is_land(target) or t.hex_frozen(target) or target == t.marker:
            t.tell_field("lateral.fizzles", t.places[hex] + STEPS[direction], seat)
            return
        t.volcanoes_left -= 1
        if t.rules.lateral_scores:
            _activate_later(t, agenda.task(agenda.ACTIVATE, seat, target, BUY_VOLCANO))
        erupt(t, seat, target)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"direction": int(second_in(question))}

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return second_in(task) < 6 and kind_in(below) == agenda.BOMBS


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


class Bombs(TaskKind):
    """Every holder is asked, in turn order, if there is anybody to hit."""

    def carry_out(self, t: Table, doing: i64) -> None:
        hex = first_in(doing)
        if not _anybody_beside(t, hex):
            return
        for later in range(t.players - 1, i64(-1), -1):
            seat = t.after(t.active, later)
            if t.owns(seat, BOMB):
                t.push(agenda.task(agenda.BOMB, seat, hex))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _follows_eruption(below)


def _anybody_beside(t: Table, hex: i64) -> bool:
    for direction in range(i64(6)):
        beside = t.near[hex * 6 + direction]
        if beside >= 0 and t.standing(beside):
            return True
        for swimmer in t.swimmers:
            if swimmer_place(swimmer) == t.places[hex] + STEPS[direction]:
                return True
    return False


class Bomb(TaskKind):
    """Does the volcano throw a bomb? Asked as long as there is still anybody to hit."""

    def offer(self, t: Table, question: i64) -> None:
        if _anybody_beside(t, first_in(question)):
            t.offer(action_id(actions.BOMB, 0, 0))
            t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        t.push(agenda.task(agenda.WHERE_BOMB, seat_in(question), first_in(question)))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _follows_eruption(below)


class WhereBomb(DieRoll):
    """Where does the bomb land? Everybody on the field goes to hand, whoever they belong to."""

    def offer(self, t: Table, question: i64) -> None:
        offer_die(t, 6)

    def ways(self, t: Table, question: i64) -> list[Field]:
        return fields_of_ways(t, first_in(question), ALL_WAYS)

    def rolled(self, t: Table, question: i64, number: i64) -> None:
        hex = first_in(question)
        place = t.places[hex] + STEPS[number - 1]
        t.tell_field("bomb.lands", place, seat_in(question))
        t.clear_sea(place, "bomb", seat_in(question))
        target = t.near[hex * 6 + number - 1]
        if target < 0:
            return
        index: i64 = 0
        while index < len(t.critters):
            if hex_in(t.critters[index]) != target or t.hit(index, "bomb", seat_in(question)):
                index += 1
        t.census()

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _follows_eruption(below)


# Landslides


class Landslides(TaskKind):
    """Every holder is asked, in turn order."""

    def carry_out(self, t: Table, doing: i64) -> None:
        for later in range(t.players - 1, i64(-1), -1):
            seat = t.after(t.active, later)
            if may_let_slide(t, seat):
                t.push(agenda.task(agenda.SLIDE, seat, first_in(doing)))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _follows_eruption(below)


def slide_problem(t: Table, hex: i64) -> str:
    """Why the top tile of a hex cannot slide; empty if it can."""
    if not t.is_land(hex):
        return "slide.no_land"
    if is_fixed(t, hex):
        return "place.marked"
    if t.hex_frozen(hex):
        return "node.frozen"
    return "" if slopes(t, hex) else "slide.level"


def slope_problem(t: Table, hex: i64, direction: i64) -> str:
    """Why a tile cannot slide in a direction; empty if it can: onto lower land or soil."""
    below = t.near[hex * 6 + direction]
    if below < 0:
        return "aim.sea"
    if not t.takes_land(below):
        return "aim.covered"
    if t.heights[below] >= t.heights[hex]:
        return "aim.level"
    if below == t.marker:
        return "place.marked"
    return "node.frozen" if t.hex_frozen(below) else ""


def slopes(t: Table, hex: i64) -> i64:
    """The directions in which a tile can slide, one bit each."""
    mask: i64 = 0
    if is_fixed(t, hex):
        return mask
    for direction in range(i64(6)):
        if not slope_problem(t, hex, direction):
            mask |= i64(1) << direction
    return mask


class Slide(TaskKind):
    """Which tile beside the volcano slides, if any?"""

    def offer(self, t: Table, question: i64) -> None:
        hex = first_in(question)
        for direction in range(i64(6)):
            beside = t.near[hex * 6 + direction]
            if beside >= 0 and not slide_problem(t, beside):
                t.offer(action_id(actions.SLIDE, t.places[beside], 0))
        if t.count:
            t.offer(NOTHING)

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        volcano, hex = first_in(question), t.hex_at(place_in(id))
        where: Params = {"field": field_of(place_in(id)), "volcano": field_of(t.places[volcano])}
        if apart(place_in(id), t.places[volcano]) != 1:
            return problem("slide.apart", where)
        if hex < 0:
            return problem("slide.sea", where)
        reason = slide_problem(t, hex)
        return problem(reason, top(t, hex) if reason == "slide.no_land" else where)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        kind: i64 = agenda.AIM if t.rules.landslide_dice == "choose" else agenda.WHERE_SLIDE
        t.push(agenda.task(kind, seat_in(question), t.hex_at(place_in(id))))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _follows_eruption(below)


class Aim(TaskKind):
    """In which direction does it slide? For the holder to say, with that option."""

    def offer(self, t: Table, question: i64) -> None:
        downhill = slopes(t, first_in(question))
        for direction in range(i64(6)):
            if downhill >> direction & 1:
                t.offer(action_id(actions.AIM, 0, direction))

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        hex = first_in(question)
        place = t.places[hex] + STEPS[detail_of(id)]
        where: Params = {"field": field_of(place), "origin": field_of(t.places[hex])}
        reason = slope_problem(t, hex, detail_of(id))
        below = t.near[hex * 6 + detail_of(id)]
        if reason == "aim.covered":
            return problem(reason, top(t, below))
        if reason == "aim.level":
            where["height"] = int(t.heights[below])
        return problem(reason, where)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        _set_off(t, question, detail_of(id))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _may_set_off(t, task, below)


class WhereSlide(DieRoll):
    """In which direction does it slide? One side of the die for each that there is."""

    def offer(self, t: Table, question: i64) -> None:
        offer_die(t, ways(slopes(t, first_in(question))))

    def ways(self, t: Table, question: i64) -> list[Field]:
        return fields_of_ways(t, first_in(question), slopes(t, first_in(question)))

    def rolled(self, t: Table, question: i64, number: i64) -> None:
        _set_off(t, question, nth_way(slopes(t, first_in(question)), number))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"ways": int(t.count)}

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _may_set_off(t, task, below)


def _may_set_off(t: Table, task: i64, below: i64) -> bool:
    hex = first_in(task)
    return t.is_land(hex) and slopes(t, hex) != 0 and _follows_eruption(below)


def _set_off(t: Table, question: i64, direction: i64) -> None:
    """The tile will slide; those below have to go first."""
    seat, hex = seat_in(question), first_in(question)
    target = t.near[hex * 6 + direction]
    if t.log is not None:
        where: Params = {"field": field_of(t.places[hex]), "to": field_of(t.places[target])}
        t.tell("landslide", {"seat": int(seat), **where})
    t.push(agenda.task(agenda.LAND_SLIDES, seat, hex, target))
    clear(t, target, BY_LANDSLIDE, hex)


class SlideDown(TaskKind):
    """The top tile and its critters come to lie on the lower hex."""

    def carry_out(self, t: Table, doing: i64) -> None:
        hex, target = first_in(doing), second_in(doing)
        before = regions_before(t)
        if t.log is not None:
            where: Params = {"field": field_of(t.places[hex]), "to": field_of(t.places[target])}
            what: Params = {"tile": tile_text(t.top(hex)), "height": int(t.heights[target]) + 1}
            t.tell("landslide.lands", {**where, **what})
        t.slide(hex, target)
        resolve(t, before, seat_in(doing))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        hex, target = first_in(task), second_in(task)
        downhill = slopes(t, hex)
        near = any(t.near[hex * 6 + way] == target and downhill >> way & 1 for way in range(6))
        return near and t.is_land(hex) and _follows_eruption(below)


# What a volcano brings its player


class Activate(TaskKind):
    """The volcano counts, and brings what it brings."""

    def carry_out(self, t: Table, doing: i64) -> None:
        """The player who bought the volcano has a point, and a power if there is one to unlock."""
        seat, hex, item = seat_in(doing), first_in(doing), second_in(doing)
        t.volcanoes[seat] += 1
        t.borrowed &= ~FOR_ONE_VOLCANO
        if item == BUY_WINTER and t.trigger == WINTER_COMES and t.winter < 0:
            t.winter = t.places[hex]
            t.radius = 1
            t.tell_field("winter.begins", t.winter)
        t.tell_field("volcano.activated", t.places[hex], seat)
        if t.rules.volcano_critter:
            t.push(agenda.task(agenda.VOLCANO_CRITTER, seat))
        t.push(agenda.task(agenda.UNLOCK, seat))

    def can_be(self, t: Table, doing: i64, below: i64) -> bool:
        return kind_in(below) in (agenda.BUY, agenda.ACTIVATE) and BUY_VOLCANO <= second_in(doing) <= BUY_WINTER


def unlock_problem(t: Table, seat: i64, slot: i64) -> str:
    """Why a slot cannot be unlocked; empty if it can: the first slot first, then any beside one that the seat has."""
    owned = t.slots[seat]
    if owned >> slot & 1:
        return "unlock.owned"
    if not owned:
        return "unlock.first" if slot else ""
    return "" if ADJACENT[slot] & owned else "unlock.apart"


class Unlock(TaskKind):
    """Which power is unlocked, with a critter from the hand?"""

    def offer(self, t: Table, question: i64) -> None:
        seat = seat_in(question)
        if not t.hand[seat]:
            return
        for slot in range(i64(len(SLOTS))):
            if not unlock_problem(t, seat, slot):
                t.offer(action_id(actions.UNLOCK, 0, slot))
        if t.count and t.rules.power_optional:
            t.offer(NOTHING)

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat, slot = seat_in(question), detail_of(id)
        what: Params = {"seat": int(seat), "slot": SLOTS[slot]}
        reason = unlock_problem(t, seat, slot)
        if reason == "unlock.apart":
            what["slots"] = [name for each, name in enumerate(SLOTS) if t.slots[seat] >> each & 1]
        return problem(reason, what)

    def why_not_pass(self, t: Table, question: i64, asked: Params) -> Problem:
        return problem("pass.power", asked)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat, slot = seat_in(question), detail_of(id)
        t.slots[seat] |= i64(1) << slot
        t.powers[seat] |= i64(1) << t.grid[slot]
        if t.log is not None:
            t.tell("power.unlocked", {"seat": int(seat), "slot": SLOTS[slot], "power": NAMES[t.grid[slot]]})
        t.take_critter(seat)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _follows_activation(below)


class VolcanoCritter(TaskKind):
    """The option of one more claim: any region that nobody controls, also on a tile with critters."""

    def offer(self, t: Table, question: i64) -> None:
        if t.hand[seat_in(question)]:
            offer_uncontrolled(t, False)
            if t.count:
                t.offer(NOTHING)

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        return claim_problem(t, seat_in(question), id, False)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        claim(t, seat_in(question), id)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return _follows_activation(below)


def _follows_activation(below: i64) -> bool:
    return kind_in(below) in (agenda.BUY, agenda.ACTIVATE, agenda.VOLCANO_CRITTER, agenda.LANDSLIDES)


# The Super eruption


def super_eruption(t: Table) -> None:
    """Seven volcanoes at once. Nobody can respond."""
    hex = t.marker
    t.marker = -1
    t.tell_field("super.erupts", t.places[hex])
    _burst(t, hex)
    for direction in range(i64(6)):
        t.clear_sea(t.places[hex] + STEPS[direction], "super", t.trigger_seat)
        beside = t.near[hex * 6 + direction]
        if beside >= 0:
            _burst(t, beside)
    t.survey()


def _burst(t: Table, hex: i64) -> None:
    index: i64 = 0
    while index < len(t.critters):
        if hex_in(t.critters[index]) == hex:
            t.send_home(index, "super", t.trigger_seat)
        else:
            index += 1
    t.exhume(hex, "super", t.trigger_seat)
    if t.is_land(hex):
        lay_volcano(t, hex)


KINDS: Final[dict[int, TaskKind]] = {
    agenda.BOMBS: Bombs("bombs", "h"),
    agenda.LANDSLIDES: Landslides("landslides", "h"),
    agenda.ACTIVATE: Activate("activate", "h#"),
    agenda.LAND_SLIDES: SlideDown("land_slides", "hh"),
    agenda.WHERE_LATERAL: WhereLateral("lateral_roll", "h#", actions.ROLL),
    agenda.WHERE_BOMB: WhereBomb("bomb_roll", "h", actions.ROLL),
    agenda.WHERE_SLIDE: WhereSlide("slide_roll", "h", actions.ROLL),
    agenda.VOLCANO_FIELD: VolcanoField("target", "##", actions.AT),
    agenda.BURY: Bury("bury", "h", actions.TURN),
    agenda.LATERAL: Lateral("lateral", "h"),
    agenda.BOMB: Bomb("bomb", "h"),
    agenda.SLIDE: Slide("slide", "h", actions.SLIDE),
    agenda.AIM: Aim("aim", "h", actions.AIM),
    agenda.UNLOCK: Unlock("unlock", "", actions.UNLOCK),
    agenda.VOLCANO_CRITTER: VolcanoCritter("volcano_critter", "", actions.CLAIM),
}
