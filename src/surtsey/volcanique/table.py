"""What lies on the table: stacks of tiles, critters, flows of lava, what everyone holds, and what is still to be done.

A *hex* is the number of a field that has a tile, in order of appearance; it keeps its number when its land moves. Its
stack is a chain of entries in `tiles`, each knowing the one below. A *node* is  hex * 4 + biome.  A *region* is a set
of nodes joined by matched edges; regions count from 1 and are found anew whenever a tile is laid or moved.

A *critter* is one number,  node << 8 | owner << 4 | flags.  A Colossal critter is one number too, and two pieces.
"""

from typing import Any, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from surtsey.game import Event
from surtsey.hexes import STEPS, Field, apart, field_of, in_reach
from surtsey.volcanique.grid import CARD_VALUES, SLOTS
from surtsey.volcanique.messages import VolcaniqueEvent
from surtsey.volcanique.packing import (
    COLOSSAL,
    FLIPPED,
    below_in,
    biome_in,
    biome_of,
    buried_biome,
    buried_entry,
    buried_of,
    buried_owner,
    critter_of,
    flags_in,
    head_flow,
    head_hex,
    head_of,
    hex_in,
    hex_of,
    node_in,
    node_of,
    note_in,
    owner_in,
    swimmer_owner,
    swimmer_place,
    tile_in,
)
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.tiles import EDGES, LAND_KINDS, LAVA, MASKS, SOIL, shares

CRITTERS: Final = 21
CRATER: Final = 3

SETTING_UP: Final = 0
PLAYING: Final = 1
FINAL_TURNS: Final = 2
FLUSH: Final = 3
OVER: Final = 4

LAST_TILE: Final = 1
ALL_CRITTERS: Final = 2
SUPER_ERUPTION: Final = 3
WINTER_COMES: Final = 4
STALEMATE: Final = 5
TURN_CAP: Final = 6

STAGES: Final = ("setup", "playing", "final", "flush", "over")
TRIGGERS: Final = ("", "last_tile", "critters", "super", "winter", "stalemate", "turn_cap")

NOBODY: Final = -1
"""In place of a seat: what happened was nobody's doing."""

EMPTY: Final = vec[i64]()


@final
class Table:
    """Everything there is to know of a position, and the small things that can be done to it."""

    rules: Rules
    players: i64

    places: vec[i64] = EMPTY
    """Of each hex."""
    tops: vec[i64] = EMPTY
    """The entry of the top tile of each hex."""
    heights: vec[i64] = EMPTY
    near: vec[i64] = EMPTY
    """The hex in each direction of each hex; -1 for sea."""
    tiles: vec[i64] = EMPTY
    """Entries: tile | entry below << 8 | note << 24, from 1. The note of lava and volcanoes is their flow; that of a
    tile whose rotation is a secret, 1 + the seat that set it."""
    region: vec[i64] = EMPTY
    """Of each node; 0 where there is none."""
    regions: i64 = 0
    holders: vec[i64] = EMPTY
    """For each region, one bit for each owner of critters in it."""

    critters: vec[i64] = EMPTY
    buried: vec[i64] = EMPTY
    """Burrowed critters under tiles: entry << 8 | biome << 6 | owner."""
    swimmers: vec[i64] = EMPTY
    """Sea critters: place << 4 | owner."""
    hand: vec[i64] = EMPTY
    crater: vec[i64] = EMPTY
    resources: vec[i64] = EMPTY
    """Three numbers for each seat."""
    supply: vec[i64] = EMPTY
    """The resources that nobody holds."""
    stock: vec[i64] = EMPTY
    """Land tiles of each kind in the supply."""
    volcanoes_left: i64 = 0
    lava_left: i64 = 0
    eroded: i64 = 0
    """How many tiles have left the game."""

    grid: vec[i64] = EMPTY
    """The power in each slot."""
    slots: vec[i64] = EMPTY
    """For each seat, one bit for each slot it has unlocked."""
    powers: vec[i64] = EMPTY
    """For each seat, one bit for each power it has."""
    spent: vec[i64] = EMPTY
    """For each seat: bits 0 and 1 for a Rift and plates used in normal play, 2 and 3 in the end sequence."""
    volcanoes: vec[i64] = EMPTY
    """How many each seat has activated."""
    bought_points: vec[i64] = EMPTY
    cards: vec[i64] = EMPTY
    """Cards of the Caldera deck in players' hands: seat << 16 | power << 8 | value; 255 for what is not known."""
    discarded: vec[i64] = EMPTY
    """Cards that have been played: power << 8 | value."""
    card_values: vec[i64] = EMPTY
    """How many of each value have not been seen."""

    heads: vec[i64] = EMPTY
    """Where lava will go on from, oldest first: head_of(hex, flow)."""
    flows: i64 = 0
    """How many flows there have been."""
    cooling: vec[i64] = EMPTY
    """Hexes of lava that will be soil at the end of the turn."""
    trail: vec[i64] = EMPTY
    """Where lava has come from, for those who draw it: step_of(entry, entry that it flowed on from). No rule asks, and
    no position tells."""

    stage: i64 = 0
    turn: i64 = 0
    """Of all players together, from 1; 0 is the set-up."""
    active: i64 = 0
    """Whose turn it is."""
    first: i64 = 0
    trigger: i64 = 0
    trigger_seat: i64 = 0
    ending: bool = False
    """Whether the end sequence has begun: from here on limited powers have their second use."""
    turns_left: i64 = 0
    """Final turns still to come, this one included."""
    marker: i64 = -1
    """The hex of the Super eruption; -1 if there is none."""
    winter: i64 = -1
    """The place that winter comes from; -1 while there is none."""
    radius: i64 = 0
    idle: i64 = 0
    """Turns in a row without progress."""
    wealth: vec[i64] = EMPTY
    """What each seat held at the end of its last turn."""

    progress: bool = False
    moves: i64 = 0
    """Made in this turn."""
    flown: bool = False
    flipped: bool = False
    purchases: i64 = 0
    on_soil: i64 = 0
    """How many of the first purchases in a row were laid on soil."""
    card_bought: bool = False
    barred: bool = False
    """Whether the active player could not buy: no erosion, no claims, no offering."""
    castaway: bool = False
    """Whether the active player had no critter on land then: claims all the same."""
    sea_done: bool = False
    sacrificed: bool = False
    offered: bool = False
    borrowed: i64 = 0
    """Powers of cards played in this turn, one bit each."""
    spread: vec[i64] = EMPTY
    """Heads that still have to move in this LAVA phase."""

    agenda: vec[i64] = EMPTY
    """What is still to be done, the next thing last (agenda.py)."""

    ids: vec[i64] = EMPTY
    """The options of the decision at hand."""
    count: i64 = 0
    log: list[Event] | None = None
    """Where to tell what happens."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players

    def copy(self) -> "Table":
        """The lines between the marks follow from the fields: `make table` writes them."""
        twin = Table(self.rules)
        # begin
        twin.places = self.places[:]
        twin.tops = self.tops[:]
        twin.heights = self.heights[:]
        twin.near = self.near[:]
        twin.tiles = self.tiles[:]
        twin.region = self.region[:]
        twin.regions = self.regions
        twin.holders = self.holders[:]
        twin.critters = self.critters[:]
        twin.buried = self.buried[:]
        twin.swimmers = self.swimmers[:]
        twin.hand = self.hand[:]
        twin.crater = self.crater[:]
        twin.resources = self.resources[:]
        twin.supply = self.supply[:]
        twin.stock = self.stock[:]
        twin.volcanoes_left = self.volcanoes_left
        twin.lava_left = self.lava_left
        twin.eroded = self.eroded
        twin.grid = self.grid[:]
        twin.slots = self.slots[:]
        twin.powers = self.powers[:]
        twin.spent = self.spent[:]
        twin.volcanoes = self.volcanoes[:]
        twin.bought_points = self.bought_points[:]
        twin.cards = self.cards[:]
        twin.discarded = self.discarded[:]
        twin.card_values = self.card_values[:]
        twin.heads = self.heads[:]
        twin.flows = self.flows
        twin.cooling = self.cooling[:]
        twin.trail = self.trail[:]
        twin.stage = self.stage
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.trigger = self.trigger
        twin.trigger_seat = self.trigger_seat
        twin.ending = self.ending
        twin.turns_left = self.turns_left
        twin.marker = self.marker
        twin.winter = self.winter
        twin.radius = self.radius
        twin.idle = self.idle
        twin.wealth = self.wealth[:]
        twin.progress = self.progress
        twin.moves = self.moves
        twin.flown = self.flown
        twin.flipped = self.flipped
        twin.purchases = self.purchases
        twin.on_soil = self.on_soil
        twin.card_bought = self.card_bought
        twin.barred = self.barred
        twin.castaway = self.castaway
        twin.sea_done = self.sea_done
        twin.sacrificed = self.sacrificed
        twin.offered = self.offered
        twin.borrowed = self.borrowed
        twin.spread = self.spread[:]
        twin.agenda = self.agenda[:]
        twin.ids = self.ids[:]
        twin.count = self.count
        # end
        return twin

    def facts(self) -> dict[str, Any]:
        """Every field by its name, as plain numbers and lists."""
        facts: dict[str, Any] = {}
        for name in FIELDS:
            value: Any = getattr(self, name)
            facts[name] = list(value) if hasattr(value, "__len__") else value
        return facts

    def __reduce__(self) -> tuple[Any, ...]:
        return revived_table, (self.rules, self.facts())

    # What is offered and told

    def offer(self, id: i64) -> None:
        """Adds an option to the decision at hand."""
        if self.count < len(self.ids):
            self.ids[self.count] = id
        else:
            self.ids = append(self.ids, id)
        self.count += 1

    def has_offer(self, id: i64) -> bool:
        """Whether an option has been added already."""
        for index in range(self.count):
            if self.ids[index] == id:
                return True
        return False

    def tell(self, code: str, params: dict[str, Any]) -> None:
        """Tells what happened. Callers ask first whether anybody listens, to save the trouble."""
        if self.log is not None:
            self.log.append(VolcaniqueEvent(code, params))

    def tell_seat(self, code: str, seat: i64) -> None:
        """Tells whom something happened to."""
        if self.log is not None:
            self.tell(code, {"seat": int(seat)})

    def tell_field(self, code: str, place: i64, seat: i64 = NOBODY) -> None:
        """Tells where something happened, and whom it concerns if anybody."""
        if self.log is not None:
            where = {"field": field_of(place)}
            self.tell(code, where if seat == NOBODY else {"seat": int(seat), **where})

    def tell_node(self, code: str, seat: i64, node: i64) -> None:
        """Tells what happened to a seat's critter, and where."""
        if self.log is not None:
            self.tell(code, {"seat": int(seat), **self.node_params(node)})

    def _tell_loss(self, code: str, seat: i64, node: i64, cause: str, by: i64) -> None:
        """Tells that a seat loses a critter, why, and by whom if it is anybody's doing."""
        if self.log is not None:
            why = {"cause": cause, "by": seat_or_none(by)}
            self.tell(code, {"seat": int(seat), **self.node_params(node), **why})

    def whisper(self, code: str, params: dict[str, Any], seat: i64) -> None:
        """Tells one seat what happened."""
        if self.log is not None:
            self.log.append(VolcaniqueEvent(code, params, int(seat)))

    def push(self, task: i64) -> None:
        """Puts a task in front of all others."""
        self.agenda = append(self.agenda, task)

    def drop(self) -> None:
        """Takes the next task off the agenda."""
        self.agenda, _ = pop(self.agenda)

    # Tiles

    def hex_at(self, place: i64) -> i64:
        """The hex at a place; -1 for sea."""
        hex: i64 = 0
        for each in self.places:
            if each == place:
                return hex
            hex += 1
        return -1

    def top(self, hex: i64) -> i64:
        """The tile on top."""
        return tile_in(self.tiles[self.tops[hex]])

    def top_kind(self, hex: i64) -> i64:
        return tile_in(self.tiles[self.tops[hex]]) >> 3

    def is_land(self, hex: i64) -> bool:
        return tile_in(self.tiles[self.tops[hex]]) >> 3 < LAND_KINDS

    def takes_land(self, hex: i64) -> bool:
        """Whether the top is land or soil."""
        kind = tile_in(self.tiles[self.tops[hex]]) >> 3
        return kind < LAND_KINDS or kind == SOIL

    def under(self, hex: i64) -> i64:
        """The entry below the top; 0 if there is none."""
        return below_in(self.tiles[self.tops[hex]])

    def note(self, hex: i64) -> i64:
        """The note on the top tile."""
        return note_in(self.tiles[self.tops[hex]])

    def lay(self, hex: i64, tile: i64, note: i64 = 0) -> None:
        """Puts a tile on a hex; the regions have to be surveyed afterwards."""
        self.tiles = append(self.tiles, tile | self.tops[hex] << 8 | note << 24)
        self.tops[hex] = len(self.tiles) - 1
        self.heights[hex] += 1

    def found(self, place: i64, tile: i64, note: i64 = 0) -> i64:
        """Puts a tile on the sea: a new hex, whose number is returned. A sea critter there goes to hand."""
        if tile >> 3 == LAVA:
            self.clear_sea(place, "lava")
        else:
            self.clear_sea(place, "land", self.active)
        hex: i64 = len(self.places)
        self.tiles = append(self.tiles, tile | note << 24)
        self.places = append(self.places, place)
        self.tops = append(self.tops, len(self.tiles) - 1)
        self.heights = append(self.heights, 1)
        for _ in range(i64(6)):
            self.near = append(self.near, -1)
        for direction in range(i64(6)):
            beside = self.hex_at(place + STEPS[direction])
            self.near[hex * 6 + direction] = beside
            if beside >= 0:
                self.near[beside * 6 + (direction + 3) % 6] = hex
        return hex

    def uncover(self, hex: i64) -> None:
        """Takes the top tile away, and lets burrowed critters of the one below come to light."""
        entry = self.under(hex)
        self.tops[hex] = entry
        self.heights[hex] -= 1
        self.cooling = except_for(self.cooling, hex)
        self.unearth(hex)

    def unearth(self, hex: i64) -> None:
        """Lets the critters that are buried in the top tile of a hex stand on it."""
        entry = self.tops[hex]
        index: i64 = 0
        while index < len(self.buried):
            each = self.buried[index]
            if buried_entry(each) == entry:
                self.buried = without(self.buried, index)
                node = node_of(hex, buried_biome(each))
                self.critters = append(self.critters, critter_of(node, buried_owner(each), FLIPPED))
                self.tell_node("critter.unearthed", buried_owner(each), node)
            else:
                index += 1

    def bury(self, index: i64) -> None:
        """A burrowed critter of the list stays in the tile it stands on, which is about to be covered."""
        critter = self.critters[index]
        self.critters = without(self.critters, index)
        self.buried = append(self.buried, buried_of(self.tops[hex_in(critter)], biome_in(critter), owner_in(critter)))
        self.tell_node("critter.buried", owner_in(critter), node_in(critter))

    def exhume(self, hex: i64, cause: str, by: i64 = NOBODY) -> None:
        """Every critter that is buried in the stack of a hex goes to hand. Why and by whom is only told."""
        entry = self.tops[hex]
        while entry:
            index: i64 = 0
            while index < len(self.buried):
                each = self.buried[index]
                if buried_entry(each) == entry:
                    self.buried = without(self.buried, index)
                    self.hand[buried_owner(each)] += 1
                    self._tell_loss("critter.lost", buried_owner(each), node_of(hex, buried_biome(each)), cause, by)
                else:
                    index += 1
            entry = below_in(self.tiles[entry])

    def slide(self, hex: i64, target: i64) -> None:
        """Moves the top tile of a hex, with the critters on it, onto another; the regions have to be surveyed."""
        entry = self.tops[hex]
        below = self.under(hex)
        self.tiles[entry] = self.tiles[entry] & ~0xFFFF00 | self.tops[target] << 8
        self.tops[target] = entry
        self.heights[target] += 1
        for index in range(len(self.critters)):
            critter = self.critters[index]
            if hex_in(critter) == hex:
                node = node_of(target, biome_in(critter))
                self.critters[index] = critter_of(node, owner_in(critter), flags_in(critter))
        self.tops[hex] = below
        self.heights[hex] -= 1
        self.unearth(hex)

    def sink(self, hex: i64) -> None:
        """Takes the only tile of a hex away: it is sea again, and the last hex takes its number."""
        last: i64 = len(self.places) - 1
        self.places = without(self.places, hex)
        self.tops = without(self.tops, hex)
        self.heights = without(self.heights, hex)
        self.near = self.near[: last * 6]
        for index in range(len(self.critters)):
            if hex_in(self.critters[index]) == last:
                self.critters[index] = self.critters[index] & 0x3FF | hex << 10
        for index in range(len(self.heads)):
            if self.heads[index] & 0xFFFF == last:
                self.heads[index] = head_of(hex, head_flow(self.heads[index]))
        cooling = vec[i64]()
        for other in self.cooling:
            if other != hex:
                cooling = append(cooling, hex if other == last else other)
        self.cooling = cooling
        if self.marker == last:
            self.marker = hex
        self.renew_neighbours()

    def add_head(self, hex: i64, flow: i64) -> None:
        """From here lava will go on."""
        self.heads = append(self.heads, head_of(hex, flow))

    def has_head(self, head: i64) -> bool:
        return has(self.heads, head)

    def has_flow(self, flow: i64) -> bool:
        """Whether there is any lava of a flow that may go on."""
        for head in self.heads:
            if head_flow(head) == flow:
                return True
        return False

    def advance_head(self, hex: i64, target: i64, flow: i64) -> None:
        """Lava has gone on from one hex to another; the older one stays a head where all lava spreads."""
        if self.rules.lava_spread == "all":
            self._add_to_flow(head_of(target, flow))
            return
        for index in range(len(self.heads)):
            if self.heads[index] == head_of(hex, flow):
                self.heads[index] = head_of(target, flow)

    def _add_to_flow(self, head: i64) -> None:
        """One more head of a flow, behind those it has and before those of younger flows."""
        heads = vec[i64]()
        for other in self.heads:
            if head_flow(other) > head_flow(head) and not has(heads, head):
                heads = append(heads, head)
            heads = append(heads, other)
        self.heads = heads if has(heads, head) else append(heads, head)

    def remove_heads(self, flow: i64) -> None:
        """A flow is over."""
        kept = vec[i64]()
        for head in self.heads:
            if head_flow(head) != flow:
                kept = append(kept, head)
        self.heads = kept

    def remove_head_at(self, hex: i64) -> None:
        """What is no lava any more cannot flow on."""
        kept = vec[i64]()
        for head in self.heads:
            if head_hex(head) != hex:
                kept = append(kept, head)
        self.heads = kept

    def renew_neighbours(self) -> None:
        """After land has moved."""
        count: i64 = len(self.places)
        for hex in range(count):
            for direction in range(i64(6)):
                self.near[hex * 6 + direction] = self.hex_at(self.places[hex] + STEPS[direction])

    def survey(self) -> None:
        """Finds the regions and who is in them."""
        count: i64 = len(self.places)
        size = count * 4
        if len(self.region) != size:
            self.region = vec[i64]([0] * size)
        region, near, tops, tiles = self.region, self.near, self.tops, self.tiles
        for node in range(size):
            region[node] = 0
        number: i64 = 0
        waiting = vec[i64]([0] * (size + 1))
        for hex in range(count):
            mask = MASKS[(tiles[tops[hex]] & 255) >> 3]
            for biome in range(i64(1), i64(4)):
                if not mask >> biome & 1 or region[hex * 4 + biome]:
                    continue
                number += 1
                region[hex * 4 + biome] = number
                waiting[0] = hex
                left: i64 = 1
                while left:
                    left -= 1
                    here = waiting[left]
                    sides = (tiles[tops[here]] & 255) * 6
                    for direction in range(i64(6)):
                        if EDGES[sides + direction] != biome:
                            continue
                        beside = near[here * 6 + direction]
                        if beside < 0 or region[beside * 4 + biome]:
                            continue
                        back = direction + 3 if direction < 3 else direction - 3
                        if EDGES[(tiles[tops[beside]] & 255) * 6 + back] == biome:
                            region[beside * 4 + biome] = number
                            waiting[left] = beside
                            left += 1
        self.regions = number
        self.census()

    def census(self) -> None:
        """Finds who is in each region."""
        if len(self.holders) < self.regions + 1:
            self.holders = vec[i64]([0] * (self.regions + 9))
        holders, region = self.holders, self.region
        for number in range(len(holders)):
            holders[number] = 0
        for critter in self.critters:
            holders[region[node_in(critter)]] |= i64(1) << owner_in(critter)

    def matched(self, hex: i64, direction: i64) -> i64:
        """The biome of a matched edge; 0 if the edge is not one."""
        beside = self.near[hex * 6 + direction]
        if beside < 0:
            return 0
        biome = EDGES[self.top(hex) * 6 + direction]
        return biome if biome and EDGES[self.top(beside) * 6 + (direction + 3) % 6] == biome else 0

    def match_between(self, hex: i64, other: i64) -> i64:
        """The biome in which two hexes match; 0 if they do not, or are not neighbours."""
        for direction in range(i64(6)):
            if self.near[hex * 6 + direction] == other:
                return self.matched(hex, direction)
        return 0

    def surroundings(self, hex: i64) -> i64:
        """The biomes that neighbours show to a hex, one bit each; bit 0 if there is a land neighbour at all."""
        mask: i64 = 0
        for direction in range(i64(6)):
            beside = self.near[hex * 6 + direction]
            if beside >= 0 and self.is_land(beside):
                mask |= 1 | i64(1) << EDGES[self.top(beside) * 6 + (direction + 3) % 6]
        return mask

    def is_frozen(self, place: i64) -> bool:
        return self.winter >= 0 and apart(place, self.winter) <= self.radius

    def hex_frozen(self, hex: i64) -> bool:
        return self.winter >= 0 and apart(self.places[hex], self.winter) <= self.radius

    def landmass(self, hex: i64) -> vec[i64]:
        """The hexes of the island that a hex belongs to, in ascending order."""
        count: i64 = len(self.places)
        member = vec[i64]([0] * count)
        waiting = vec[i64]([0] * count)
        member[hex] = 1
        waiting[0] = hex
        done: i64 = 0
        left: i64 = 1
        while done < left:
            here = waiting[done]
            done += 1
            for direction in range(i64(6)):
                beside = self.near[here * 6 + direction]
                if beside >= 0 and not member[beside]:
                    member[beside] = 1
                    waiting[left] = beside
                    left += 1
        found = vec[i64]()
        for other in range(count):
            if member[other]:
                found = append(found, other)
        return found

    def coast(self) -> vec[i64]:
        """The places at sea next to a tile, each once."""
        found = vec[i64]()
        count: i64 = len(self.places)
        for hex in range(count):
            for direction in range(i64(6)):
                if self.near[hex * 6 + direction] < 0:
                    place = self.places[hex] + STEPS[direction]
                    if in_reach(place) and not has(found, place):
                        found = append(found, place)
        return found

    # Critters

    def holder_mask(self, node: i64) -> i64:
        """Who controls the region of a node, one bit each."""
        return self.holders[self.region[node]]

    def standing(self, hex: i64) -> i64:
        """How many critters stand on a hex, a Colossal one as one."""
        count: i64 = 0
        for critter in self.critters:
            if hex_in(critter) == hex:
                count += 1
        return count

    def owners_on(self, hex: i64) -> i64:
        """Who has critters on a hex, one bit each."""
        mask: i64 = 0
        for critter in self.critters:
            if hex_in(critter) == hex:
                mask |= i64(1) << owner_in(critter)
        return mask

    def occupied(self) -> vec[i64]:
        """For each hex, the owners of critters on it, one bit each."""
        masks = vec[i64]([0] * len(self.places))
        for critter in self.critters:
            masks[hex_in(critter)] |= i64(1) << owner_in(critter)
        return masks

    def on_land(self, seat: i64) -> i64:
        """How many critters of a seat stand on land, a Colossal one as one."""
        count: i64 = 0
        for critter in self.critters:
            if owner_in(critter) == seat:
                count += 1
        return count

    def in_region(self, region: i64, seat: i64) -> i64:
        """How many critters of a seat stand in a region, a Colossal one as one."""
        count: i64 = 0
        for critter in self.critters:
            if owner_in(critter) == seat and self.region[node_in(critter)] == region:
                count += 1
        return count

    def find(self, critter: i64) -> i64:
        """Where a critter is in the list; -1 if there is none like it."""
        index: i64 = 0
        for each in self.critters:
            if each == critter:
                return index
            index += 1
        return -1

    def settle(self, node: i64, seat: i64) -> None:
        """Puts a critter from the hand on a node."""
        self.take_critter(seat)
        self.critters = append(self.critters, critter_of(node, seat, 0))
        self.holders[self.region[node]] |= i64(1) << seat

    def relocate(self, index: i64, node: i64) -> None:
        """Moves a critter of the list to another node."""
        critter = self.critters[index]
        self.critters[index] = critter_of(node, owner_in(critter), flags_in(critter))

    def send_home(self, index: i64, cause: str, by: i64 = NOBODY) -> None:
        """Returns a critter of the list to its owner's hand, a Colossal one with both its pieces.

        Here and in what follows, why it happens and by whom is only told.
        """
        critter = self.critters[index]
        owner = owner_in(critter)
        self.critters = without(self.critters, index)
        self.hand[owner] += 2 if critter & COLOSSAL else 1
        self._tell_loss("colossal.lost" if critter & COLOSSAL else "critter.lost", owner, node_in(critter), cause, by)

    def wound(self, index: i64, cause: str, by: i64 = NOBODY) -> None:
        """Takes one hit point from a Colossal critter: one piece goes to hand, the other stays as a plain critter."""
        critter = self.critters[index]
        owner = owner_in(critter)
        self.critters[index] = critter & ~COLOSSAL
        self.hand[owner] += 1
        self._tell_loss("colossal.wounded", owner, node_in(critter), cause, by)

    def hit(self, index: i64, cause: str, by: i64 = NOBODY) -> bool:
        """Sends a critter to hand; a Colossal one loses a hit point instead. Returns whether it stays."""
        if self.critters[index] & COLOSSAL:
            self.wound(index, cause, by)
            return True
        self.send_home(index, cause, by)
        return False

    def remove(self, index: i64) -> None:
        """Takes a critter off the list."""
        self.critters = without(self.critters, index)

    def leave_sea(self, index: i64) -> None:
        """Takes a sea critter off the list."""
        self.swimmers = without(self.swimmers, index)

    def clear_sea(self, place: i64, cause: str, by: i64 = NOBODY) -> None:
        """A sea critter at a place goes to hand."""
        index: i64 = 0
        while index < len(self.swimmers):
            swimmer = self.swimmers[index]
            if swimmer_place(swimmer) == place:
                self.swimmers = without(self.swimmers, index)
                self.hand[swimmer_owner(swimmer)] += 1
                if self.log is not None:
                    what = {"seat": int(swimmer_owner(swimmer)), "field": field_of(place)}
                    self.tell("swimmer.lost", {**what, "cause": cause, "by": seat_or_none(by)})
            else:
                index += 1

    def take_critter(self, seat: i64) -> None:
        """Takes a critter from a hand, to be put somewhere."""
        self.hand[seat] -= 1
        if self.stage == PLAYING and not self.trigger and CRITTERS - self.hand[seat] >= self.rules.end_critters:
            self.latch(ALL_CRITTERS)

    def latch(self, trigger: i64) -> None:
        """Something that ends the game has happened. The first counts, whatever comes later."""
        if self.trigger or self.stage != PLAYING:
            return
        self.trigger = trigger
        self.trigger_seat = self.active
        self.tell_seat(f"ending.{TRIGGERS[trigger]}", self.active)

    # Seats

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat so many places on in turn order."""
        return (seat + steps) % self.players

    def owns(self, seat: i64, power: i64) -> bool:
        """Whether a seat has a power, unlocked or by a card played in this turn."""
        if self.powers[seat] >> power & 1:
            return True
        return seat == self.active and self.borrowed >> power & 1 != 0

    def held(self, seat: i64) -> i64:
        """How many resources a seat holds."""
        return self.resources[seat * 3] + self.resources[seat * 3 + 1] + self.resources[seat * 3 + 2]

    def stock_left(self) -> i64:
        """How many land tiles are in the supply."""
        left: i64 = 0
        for count in self.stock:
            left += count
        return left

    def take_tile(self, kind: i64) -> None:
        """Takes a land tile from the supply."""
        self.stock[kind] -= 1
        if not self.stock_left():
            self.latch(LAST_TILE)

    # For those who tell

    def node_params(self, node: i64) -> dict[str, Any]:
        """A field and a biome of it."""
        return {"field": field_of(self.places[hex_of(node)]), "biome": BIOME_LETTERS[biome_of(node)]}

    def node_data(self, node: i64) -> tuple[int, int, str]:
        """The same in one, for lists."""
        q, r = field_of(self.places[hex_of(node)])
        return q, r, BIOME_LETTERS[biome_of(node)]

    def region_fields(self, region: i64) -> list[Field]:
        """The fields of a region."""
        return [field_of(self.places[hex_of(node)]) for node in range(len(self.region)) if self.region[node] == region]


BIOME_LETTERS: Final = ("", "D", "M", "L")


def seat_or_none(seat: i64) -> int | None:
    """A seat as messages name it, where it may be nobody."""
    return None if seat == NOBODY else int(seat)


def has(items: vec[i64], item: i64) -> bool:
    for each in items:
        if each == item:
            return True
    return False


def except_for(items: vec[i64], item: i64) -> vec[i64]:
    """A list without an item, in the same order."""
    kept = vec[i64]()
    for each in items:
        if each != item:
            kept = append(kept, each)
    return kept


def without(items: vec[i64], index: i64) -> vec[i64]:
    """A list without one of its items, whose place the last one takes."""
    items, last = pop(items)
    if index < len(items):
        items[index] = last
    return items


FIELDS: Final[tuple[str, ...]] = tuple(
    name
    for name in getattr(Table, "__mypyc_attrs__", None) or vars(Table)["__annotations__"]
    if name not in ("rules", "players", "log")
)
"""The names of all fields that a copy has, too."""


def revived_table(rules: Rules, facts: dict[str, Any]) -> Table:
    """What was pickled."""
    table = Table(rules)
    for name, value in facts.items():
        setattr(table, name, vec[i64](value) if isinstance(value, list) else value)
    return table


def new_table(rules: Rules) -> Table:
    """The table before anything is laid."""
    each_seat = vec[i64]([0] * rules.players)
    table = Table(rules)
    table.tiles = vec[i64]([0])
    table.holders = vec[i64]([0])
    table.hand = vec[i64]([CRITTERS] * rules.players)
    table.crater = each_seat[:]
    table.resources = vec[i64]([0] * (3 * rules.players))
    table.supply = vec[i64]([rules.resources_per_type] * 3)
    table.stock = shares(rules.land, rules.trio_mirror)
    table.grid = vec[i64]([-1] * len(SLOTS))
    table.slots = each_seat[:]
    table.powers = each_seat[:]
    table.spent = each_seat[:]
    table.volcanoes = each_seat[:]
    table.bought_points = each_seat[:]
    table.card_values = vec[i64](list(CARD_VALUES))
    table.wealth = each_seat[:]
    table.ids = vec[i64]([0] * 64)
    table.volcanoes_left = rules.volcano_tiles
    table.lava_left = rules.lava_tiles
    return table
