"""Positions as one line of text, from which play can go on, also in the middle of a turn.

    volcanique preset=standard players=2 land=0,0:D/1,0:soil+DM3 critters=0:0,0D/1:1,0M seats=19-0-DM--0-0-/... grid=...
    stock=... turn=7 seat=0 stage=playing todo=end_turn/collect:0/claim:0

(one line in fact). Words may come in any order; those that say nothing may be missing; `phase=lava` may stand in place
of `todo` and means the turn from that phase on. What is hidden is written as ?, unless secrets are asked for.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.chance import PLAYERS, Chance
from surtsey.game import NotationError, SurtseyError, as_stored
from surtsey.hexes import field_of, field_text, parse_place
from surtsey.reading import each_item, position_words, short, whole_number
from surtsey.volcanique import agenda, course
from surtsey.volcanique.cards import HIDDEN, hidden_card, is_unseen
from surtsey.volcanique.displacing import NOWHERE
from surtsey.volcanique.fitting import agenda_fits
from surtsey.volcanique.grid import SLOTS
from surtsey.volcanique.lava import can_cool
from surtsey.volcanique.packing import (
    COLOSSAL,
    FLIPPED,
    below_in,
    biome_in,
    biome_of,
    buried_biome,
    buried_entry,
    buried_owner,
    card_power,
    card_seat,
    card_value,
    critter_of,
    head_flow,
    head_hex,
    hex_in,
    hex_of,
    node_of,
    note_in,
    owner_in,
    swimmer_owner,
    swimmer_place,
    tile_in,
)
from surtsey.volcanique.powers import NAMES, deck_size
from surtsey.volcanique.rules import OPTIONS, Rules
from surtsey.volcanique.state import State, hide
from surtsey.volcanique.table import (
    CRATER,
    CRITTERS,
    FIELDS,
    OVER,
    SETTING_UP,
    STAGES,
    SUPER_ERUPTION,
    TRIGGERS,
    Table,
    new_table,
)
from surtsey.volcanique.tiles import (
    BIOMES,
    KINDS,
    LAND_KINDS,
    LAVA,
    MASKS,
    UNKNOWN,
    VOLCANO,
    rotations,
    shares,
    tile_text,
)
from surtsey.volcanique.turns import PHASES, take_up

FLAGS: Final = tuple(name for name in FIELDS if isinstance(getattr(Table(Rules()), name), bool))
COUNTERS: Final = (
    "volcanoes_left",
    "lava_left",
    "eroded",
    "flows",
    "turns_left",
    "idle",
    "moves",
    "purchases",
    "on_soil",
)
LISTS: Final = (
    "land",
    "critters",
    "buried",
    "swimmers",
    "seats",
    "cards",
    "played",
    "heads",
    "spread",
    "cooling",
    "todo",
)
WORDS: Final = (
    *LISTS, *COUNTERS, "stock", "grid", "turn", "seat", "first", "stage", "trigger", "marker", "winter", "borrowed",
    "flags", "phase",
)  # fmt: skip
SUPER_VOLCANOES: Final = 7
"""So many volcanoes of a Super eruption are none of the set."""
LIMITED_LETTERS: Final = "rpRP"
"""A Rift and plates used in normal play, and in the end sequence."""
DOES_NOT_FIT: Final = "what is still to be done does not fit the rest of the position"
NOBODY: Final = -2
"""A seat that may know nothing."""
NONE: Final = "-"
LARGEST_NUMBER: Final = 10_000


def write_position(state: State, secrets: bool = False) -> str:
    """All that everybody can see of a state; with secrets, also what only some can."""
    t = state.table.copy()
    if not secrets:
        hide(t, NOBODY)
    seats = range(int(t.players))
    words = {
        **state.rules.options(),
        "land": "/".join(f"{_at(t, hex)}:{'+'.join(_stack(t, hex))}" for hex in range(len(t.places))),
        "critters": "/".join(_critter_text(t, critter) for critter in t.critters),
        "buried": "/".join(_buried_text(t, each) for each in t.buried),
        "swimmers": "/".join(_swimmer_text(each) for each in t.swimmers),
        "seats": "/".join(_seat_text(t, seat) for seat in seats),
        "cards": "/".join(_card_text(card) for card in t.cards),
        "played": "/".join(NAMES[card >> 8] for card in t.discarded),
        "grid": ",".join(NAMES[power] if power >= 0 else NONE for power in t.grid),
        "stock": "-".join(map(str, t.stock)),
        "heads": "/".join(_head_text(t, head) for head in t.heads),
        "spread": "/".join(_head_text(t, head) for head in t.spread),
        "cooling": "/".join(_at(t, hex) for hex in t.cooling),
        **{name: str(getattr(t, name)) for name in COUNTERS if getattr(t, name)},
        "turn": str(t.turn),
        "seat": str(t.active),
        "first": str(t.first),
        "stage": STAGES[t.stage],
        "trigger": f"{TRIGGERS[t.trigger]}:{t.trigger_seat}" if t.trigger else "",
        "marker": _at(t, t.marker) if t.marker >= 0 else "",
        "winter": f"{field_text(field_of(t.winter))}:{t.radius}" if t.winter >= 0 else "",
        "borrowed": ",".join(name for power, name in enumerate(NAMES) if t.borrowed >> power & 1),
        "flags": ",".join(name for name in FLAGS if getattr(t, name)),
        "todo": "/".join(_task_text(t, task) for task in t.agenda),
    }
    return " ".join(["volcanique", *(f"{word}={value}" for word, value in words.items() if value)])


def read_position(text: str) -> State:
    """The state of a position, with chance given. Everything is checked, but not how it came about."""
    words = position_words(text, "volcanique", [*WORDS, *(option.name for option in OPTIONS)])
    rules = Rules.from_options(as_stored({word: value for word, value in words.items() if word not in WORDS}))
    t = new_table(rules)
    _read_land(t, words)
    _read_critters(t, words)
    _read_seats(t, words)
    _read_cards(t, words)
    _read_course(t, words)
    _check_totals(t)
    t.survey()
    return _tried_out(t)


def _tried_out(t: Table) -> State:
    """The state, once a game from there has come to its end: what is to be done has to fit all the rest."""
    if not agenda_fits(t):
        raise NotationError(DOES_NOT_FIT)
    try:
        state = State.at(t)
        trial, chance = state.copy(), Chance(0, PLAYERS)
        trial.deal(0)
        while trial.table.stage != OVER:
            trial.step(trial.table.ids[chance.below(trial.table.count)])
    except SurtseyError:
        raise
    except (IndexError, KeyError, ArithmeticError, ValueError):
        raise NotationError(DOES_NOT_FIT) from None
    return state


# Writing


def _at(t: Table, hex: i64) -> str:
    return field_text(field_of(t.places[hex]))


def _stack(t: Table, hex: i64) -> list[str]:
    """The tiles of a hex, from the bottom up."""
    entry = t.tops[hex]
    texts = []
    while entry:
        tile, note = tile_in(t.tiles[entry]), note_in(t.tiles[entry])
        text = tile_text(tile)
        if note:
            text += f"!{note - 1}" if tile >> 3 < LAND_KINDS else f"~{note}"
        texts.append(text)
        entry = below_in(t.tiles[entry])
    return texts[::-1]


def _critter_text(t: Table, critter: i64) -> str:
    flag = "c" if critter & COLOSSAL else "f" if critter & FLIPPED else ""
    return f"{owner_in(critter)}:{_at(t, hex_in(critter))}{BIOMES[biome_in(critter)]}{flag}"


def _swimmer_text(swimmer: i64) -> str:
    return f"{swimmer_owner(swimmer)}:{field_text(field_of(swimmer_place(swimmer)))}"


def _buried_text(t: Table, each: i64) -> str:
    """Whose, where, in the how manyth tile from the bottom, in which biome."""
    for hex in range(len(t.places)):
        entry, level = t.tops[hex], t.heights[hex]
        while entry:
            if entry == buried_entry(each):
                return f"{buried_owner(each)}:{_at(t, hex)}:{level}{BIOMES[buried_biome(each)]}"
            entry = below_in(t.tiles[entry])
            level -= 1
    raise AssertionError("a critter is buried nowhere")


def _seat_text(t: Table, seat: int) -> str:
    """Hand, crater, resources, slots, volcanoes, bought points, limited powers used, riches at the last turn's end."""
    heap = "".join(BIOMES[biome + 1] * int(t.resources[seat * 3 + biome]) for biome in range(3))
    slots = "".join(slot for index, slot in enumerate(SLOTS) if t.slots[seat] >> index & 1)
    spent = "".join(letter for index, letter in enumerate(LIMITED_LETTERS) if t.spent[seat] >> index & 1)
    parts = (t.hand[seat], t.crater[seat], heap, slots, t.volcanoes[seat], t.bought_points[seat], spent, t.wealth[seat])
    return "-".join(map(str, parts))


def _card_text(card: i64) -> str:
    """Whose it is and, if that may be known, what."""
    if card_value(card) == HIDDEN:
        return f"{card_seat(card)}:?"
    return f"{card_seat(card)}:{NAMES[card_power(card)]}{card_value(card)}"


def _head_text(t: Table, head: i64) -> str:
    return f"{head_flow(head)}:{_at(t, head_hex(head))}"


def _task_text(t: Table, task: i64) -> str:
    kind = course.kind_at(task)
    numbers = (agenda.first_in(task), agenda.second_in(task), agenda.third_in(task))
    texts = [_number_text(t, sign, number) for sign, number in zip(kind.shape, numbers, strict=False)]
    return ":".join([kind.name, str(agenda.seat_in(task)), *texts])


def _number_text(t: Table, kind: str, number: i64) -> str:
    if kind in "ho":
        return NONE if number == NOWHERE else _at(t, number)
    if kind == "n":
        return f"{_at(t, hex_of(number))}{BIOMES[biome_of(number)]}"
    if kind == "p":
        return field_text(field_of(number))
    if kind == "k":
        return KINDS[number]
    return tile_text(number) if kind == "t" else str(number)


# Reading


def _parts(item: str, count: int, form: str) -> list[str]:
    parts = item.split(":")
    if len(parts) != count:
        raise NotationError(f"it should read {form}")
    return parts


def _hex(t: Table, text: str) -> int:
    hex = int(t.hex_at(parse_place(text)))
    if hex < 0:
        raise NotationError(f"{text} is sea")
    return hex


def _node(t: Table, text: str) -> int:
    """A field with the letter of a biome, such as 2,-1D."""
    biome = BIOMES.find(text[-1:])
    if biome < 1:
        raise NotationError(f"'{short(text)}' should end with a biome, D, M or L")
    hex = _hex(t, text[:-1])
    if not MASKS[t.top_kind(hex)] >> biome & 1:
        raise NotationError(f"the top tile of {text[:-1]} has no {text[-1]}")
    return int(node_of(hex, biome))


def _seat(t: Table, text: str) -> int:
    return whole_number("the seat", text, 0, int(t.players) - 1)


def _tile(text: str) -> int:
    """An entry for a tile, without what is below: its rotation, the flow of lava and volcanoes, or who turned it."""
    body, mark, number = text.partition("~") if "~" in text else text.partition("!")
    name, rotation = (body, "0") if body in KINDS else (body[:-1], body[-1:])
    if name not in KINDS or rotation not in "0123456?" or rotation == "6" or not rotation:
        raise NotationError(f"'{short(text)}' is not a tile; a tile is written like D, DM3, soil or lava~2")
    kind = KINDS.index(name)
    if rotations(kind) == 1 and body != name:
        raise NotationError(f"'{short(name)}' has no rotations")
    if rotations(kind) > 1 and body == name:
        raise NotationError(f"'{short(text)}' has no rotation; it is written like {name}3")
    if (kind in (VOLCANO, LAVA)) != (mark == "~") or (mark == "!" and kind >= LAND_KINDS):
        raise NotationError(f"'{short(text)}' should name its flow like lava~2, or its turner like DM?!0")
    note = 0
    if mark:
        note = whole_number("the number", number, 0 if mark == "!" else 1, LARGEST_NUMBER) + (1 if mark == "!" else 0)
    turned = UNKNOWN if rotation == "?" else int(rotation)
    if turned == UNKNOWN and mark != "!":
        raise NotationError(f"'{short(text)}' does not say who has turned it, as in DM?!0")
    return kind << 3 | turned | note << 24


def _read_land(t: Table, words: Mapping[str, str]) -> None:
    def lay(item: str) -> None:
        field, stack = _parts(item, 2, "q,r:tile+tile, such as 2,-1:soil+DM3")
        place = parse_place(field)
        if t.hex_at(place) >= 0:
            raise NotationError("this field comes twice")
        entries = [_tile(text) for text in stack.split("+")]
        if entries[-1] & 7 == UNKNOWN and entries[-1] >> 3 & 31 < LAND_KINDS:
            raise NotationError("the top tile is not hidden from anybody")
        hex = t.found(place, tile_in(entries[0]), note_in(entries[0]))
        for entry in entries[1:]:
            t.lay(hex, tile_in(entry), note_in(entry))
        for entry in entries:
            if note_in(entry) > t.players and tile_in(entry) >> 3 < LAND_KINDS:
                raise NotationError(f"there is no seat {note_in(entry) - 1} to have turned a tile")

    each_item(words, "land", lay)
    t.survey()


def _read_critters(t: Table, words: Mapping[str, str]) -> None:
    def critter(item: str) -> None:
        seat, where = _parts(item, 2, "seat:q,rB, such as 0:2,-1D")
        flags = COLOSSAL if where.endswith("c") else FLIPPED if where.endswith("f") else 0
        node = _node(t, where[:-1] if flags else where)
        t.critters = append(t.critters, critter_of(node, _seat(t, seat), flags))

    def buried(item: str) -> None:
        seat, field, where = _parts(item, 3, "seat:q,r:levelB, such as 0:2,-1:1D")
        hex, biome = _hex(t, field), BIOMES.find(where[-1:])
        level = whole_number("the level", where[:-1], 1, int(t.heights[hex]) - 1)
        entry = t.tops[hex]
        for _ in range(int(t.heights[hex]) - level):
            entry = below_in(t.tiles[entry])
        if biome < 1 or not MASKS[tile_in(t.tiles[entry]) >> 3] >> biome & 1:
            raise NotationError("that tile has no such biome")
        t.buried = append(t.buried, entry << 8 | biome << 6 | _seat(t, seat))

    def swimmer(item: str) -> None:
        seat, field = _parts(item, 2, "seat:q,r, such as 0:2,-1")
        place = parse_place(field)
        if t.hex_at(place) >= 0 or any(swimmer_place(each) == place for each in t.swimmers):
            raise NotationError("this field is taken")
        t.swimmers = append(t.swimmers, place << 4 | _seat(t, seat))

    each_item(words, "critters", critter)
    each_item(words, "buried", buried)
    each_item(words, "swimmers", swimmer)


def _read_seats(t: Table, words: Mapping[str, str]) -> None:
    _read_grid(t, words.get("grid"))

    number = 0

    def seat(item: str) -> None:
        nonlocal number
        parts = item.split("-")
        if len(parts) != 8 or number >= t.players:
            raise NotationError("it should read hand-crater-DDM-AB-volcanoes-points-used-riches, once for each seat")
        hand, crater, heap, slots, volcanoes, points, spent, wealth = parts
        t.hand[number] = whole_number("the hand", hand, 0, CRITTERS)
        t.crater[number] = whole_number("the crater", crater, 0, CRATER)
        if set(heap) - set("DML") or set(slots) - set(SLOTS) or set(spent) - set(LIMITED_LETTERS):
            raise NotationError("resources are D, M, L, slots A to I, limited powers used r, p, R, P")
        for biome in range(3):
            t.resources[number * 3 + biome] = heap.count(BIOMES[biome + 1])
        for slot in slots:
            index = SLOTS.index(slot)
            if t.grid[index] < 0:
                raise NotationError(f"slot {slot} has no power yet")
            t.slots[number] |= 1 << index
            t.powers[number] |= 1 << int(t.grid[index])
        t.volcanoes[number] = whole_number("volcanoes", volcanoes, 0, LARGEST_NUMBER)
        t.bought_points[number] = whole_number("points", points, 0, LARGEST_NUMBER)
        for letter in spent:
            t.spent[number] |= 1 << LIMITED_LETTERS.index(letter)
        t.wealth[number] = whole_number("riches", wealth, 0, LARGEST_NUMBER)
        number += 1

    each_item(words, "seats", seat)
    if number != t.players:
        raise NotationError(f"seats has to tell of all {t.players} seats")


def _read_grid(t: Table, text: str | None) -> None:
    if text is None:
        return
    names = text.split(",")
    known = [name for name in names if name != NONE]
    if len(names) != len(SLOTS) or len(set(known)) != len(known) or set(known) - set(NAMES):
        raise NotationError("grid has to name nine different powers, or - where none is dealt yet")
    for slot, name in enumerate(names):
        power = -1 if name == NONE else NAMES.index(name)
        if power >= deck_size(t.rules.burrowing):
            raise NotationError(f"{name} is not among the powers of these rules")
        t.grid[slot] = power


def _read_cards(t: Table, words: Mapping[str, str]) -> None:
    def card(item: str) -> None:
        seat, what = _parts(item, 2, "seat:? or seat:agile3")
        power, value = HIDDEN, HIDDEN
        if what != "?":
            if what[:-1] not in NAMES or what[-1] not in "01234" or not is_unseen(t, NAMES.index(what[:-1])):
                raise NotationError("no such card is in the Caldera deck")
            power, value = NAMES.index(what[:-1]), int(what[-1])
            if not t.card_values[value]:
                raise NotationError(f"there are not so many cards worth {value}")
            t.card_values[value] -= 1
        t.cards = append(t.cards, _seat(t, seat) << 16 | power << 8 | value)

    def played(item: str) -> None:
        if item not in NAMES or not is_unseen(t, NAMES.index(item)):
            raise NotationError("no such card is in the Caldera deck")
        t.discarded = append(t.discarded, NAMES.index(item) << 8 | HIDDEN)

    each_item(words, "cards", card)
    each_item(words, "played", played)
    if len(t.cards) + len(t.discarded) > deck_size(t.rules.burrowing) - len(SLOTS):
        raise NotationError("there are not so many cards")
    if (len(t.cards) or len(t.discarded)) and not t.rules.caldera:
        raise NotationError("cards need the option caldera")


def _read_course(t: Table, words: Mapping[str, str]) -> None:
    for name in COUNTERS:
        setattr(t, name, whole_number(name, words.get(name, "0"), 0, LARGEST_NUMBER))
    stock = words.get("stock", "").split("-")
    if len(stock) != LAND_KINDS:
        raise NotationError("stock has to tell how many tiles are left of each kind of land, such as 5-6-6-8-8-8-9-8")
    t.stock = vec[i64]([whole_number("stock", count, 0, LARGEST_NUMBER) for count in stock])
    t.heads = vec[i64](each_item(words, "heads", lambda item: _head(t, item)))
    t.spread = vec[i64](each_item(words, "spread", lambda item: _head(t, item)))
    t.cooling = vec[i64](each_item(words, "cooling", lambda item: _cooling(t, item)))
    t.turn = whole_number("turn", words.get("turn", "0"), 0, LARGEST_NUMBER)
    t.active = _seat(t, words.get("seat", "0"))
    t.first = _seat(t, words.get("first", "0"))
    if words.get("stage") not in STAGES:
        raise NotationError(f"stage is one of {', '.join(STAGES)}")
    t.stage = STAGES.index(words["stage"])
    if t.stage != SETTING_UP and -1 in t.grid:
        raise NotationError("grid has to name nine different powers once the game is set up")
    if t.stage == OVER and hidden_card(t) >= 0:
        raise NotationError("when the game is over all cards are shown")
    if "trigger" in words:
        name, seat = _parts(words["trigger"], 2, "trigger=critters:0")
        if not name or name not in TRIGGERS:
            raise NotationError(f"trigger is one of {', '.join(TRIGGERS[1:])}, with a seat")
        t.trigger, t.trigger_seat = TRIGGERS.index(name), _seat(t, seat)
    if "marker" in words:
        t.marker = _hex(t, words["marker"])
    if "winter" in words:
        field, radius = _parts(words["winter"], 2, "winter=q,r:radius")
        t.winter, t.radius = parse_place(field), whole_number("the radius", radius, 0, LARGEST_NUMBER)
    for name in _names(words, "borrowed", NAMES):
        t.borrowed |= 1 << NAMES.index(name)
    for name in _names(words, "flags", FLAGS):
        setattr(t, name, True)
    t.agenda = vec[i64](each_item(words, "todo", lambda item: _task(t, item)))
    if "phase" in words:
        _read_phase(t, words["phase"])
    if (t.stage == OVER) != (len(t.agenda) == 0):
        raise NotationError("todo has to say what is still to be done, unless the game is over")
    if len(t.agenda) and agenda.kind_in(t.agenda[0]) not in (agenda.BEGIN_TURN, agenda.END_TURN, agenda.SCORE):
        raise NotationError("todo has to begin with begin_turn, end_turn or score, which comes last")
    if sum(agenda.kind_in(task) == agenda.NEXT_FLOW for task in t.agenda) != len(t.spread):
        raise NotationError("todo and spread have to tell of equally many flows")


def _read_phase(t: Table, phase: str) -> None:
    """The turn from a phase on: a shorter way to say what is still to be done."""
    if phase not in PHASES:
        raise NotationError(f"there is no phase '{short(phase)}'; a turn has {', '.join(PHASES)}")
    if len(t.agenda):
        raise NotationError("todo and phase both say what is still to be done; one is enough")
    if t.stage in (SETTING_UP, OVER):
        raise NotationError("there is no turn to be taken up")
    try:
        take_up(t, phase)
    except SurtseyError as error:
        raise NotationError(str(error)) from None


def _names(words: Mapping[str, str], word: str, known: tuple[str, ...]) -> list[str]:
    names = words[word].split(",") if words.get(word) else []
    for name in names:
        if name not in known:
            raise NotationError(f"{word}={short(name)}: there is no such thing")
    return names


def _cooling(t: Table, item: str) -> int:
    hex = _hex(t, item)
    if not can_cool(t, hex):
        raise NotationError("there is no lava that turns to soil")
    return hex


def _head(t: Table, item: str) -> int:
    flow, field = _parts(item, 2, "flow:q,r, such as 2:3,-1")
    return _hex(t, field) | whole_number("the flow", flow, 1, LARGEST_NUMBER) << 16


def _task(t: Table, item: str) -> int:
    name, *texts = item.split(":")
    number = next((number for number, kind in enumerate(course.KINDS) if name and kind.name == name), None)
    if number is None:
        raise NotationError("there is no such task")
    shape = course.KINDS[number].shape
    if len(texts) != 1 + len(shape):
        raise NotationError(f"{name} takes a seat and {len(shape)} more")
    numbers = [_number(t, sign, text) for sign, text in zip(shape, texts[1:], strict=True)]
    numbers += [0] * (3 - len(numbers))
    return int(agenda.task(number, _seat(t, texts[0]), numbers[0], numbers[1], numbers[2]))


def _number(t: Table, kind: str, text: str) -> int:
    if kind in "ho":
        return NOWHERE if kind == "o" and text == NONE else _hex(t, text)
    if kind == "n":
        return _node(t, text)
    if kind == "p":
        return parse_place(text)
    if kind == "k":
        if text not in KINDS[:LAND_KINDS]:
            raise NotationError(f"'{short(text)}' is not a kind of land")
        return KINDS.index(text)
    return int(tile_in(_tile(text))) if kind == "t" else whole_number("the number", text, 0, 0x7FFF)


def _check_totals(t: Table) -> None:
    """Nothing has been lost and nothing has been made up."""
    for seat in range(int(t.players)):
        total = t.hand[seat] + t.crater[seat] + int(t.slots[seat]).bit_count()
        total += sum(2 if each & COLOSSAL else 1 for each in t.critters if owner_in(each) == seat)
        total += sum(buried_owner(each) == seat for each in t.buried)
        total += sum(swimmer_owner(each) == seat for each in t.swimmers)
        if total != CRITTERS:
            raise NotationError(f"seat {seat} has {total} critters in all; everybody has {CRITTERS}")
    for biome in range(3):
        held = sum(int(t.resources[seat * 3 + biome]) for seat in range(int(t.players)))
        if held > t.rules.resources_per_type:
            raise NotationError(
                f"there are only {t.rules.resources_per_type} resources {BIOMES[biome + 1]}, not {held}"
            )
        t.supply[biome] = t.rules.resources_per_type - held
    _check_tiles(t)


def _check_tiles(t: Table) -> None:
    """No more tiles than the set has."""
    have = shares(t.rules.land, t.rules.trio_mirror)
    laid = Counter(tile_in(t.tiles[entry]) >> 3 for entry in range(1, len(t.tiles)))
    if t.stage == SETTING_UP:
        _check_set_up_tiles(t, have, laid)
    for kind in range(LAND_KINDS):
        if t.stock[kind] + laid[kind] > have[kind]:
            raise NotationError(f"there are only {have[kind]} tiles {KINDS[kind]}, not {t.stock[kind] + laid[kind]}")
    virtual = SUPER_VOLCANOES if t.trigger == SUPER_ERUPTION else 0
    volcanoes = t.volcanoes_left + laid[VOLCANO] - virtual
    if (
        volcanoes > t.rules.volcano_tiles
        or t.volcanoes_left > t.rules.volcano_tiles
        or t.lava_left > t.rules.lava_tiles
    ):
        raise NotationError("there are not so many volcano or lava tiles")
    flowing = [
        note_in(t.tiles[entry]) for entry in range(1, len(t.tiles)) if tile_in(t.tiles[entry]) >> 3 in (VOLCANO, LAVA)
    ]
    if max([*flowing, *(head_flow(head) for head in t.heads)], default=0) > t.flows:
        raise NotationError("flows has to count all flows that lava and volcanoes name")


def _check_set_up_tiles(t: Table, have: vec[i64], laid: Counter[i64]) -> None:
    """In the set-up every tile is in the supply, on an island, or in the hand of who builds one."""
    top = t.agenda[len(t.agenda) - 1]
    if agenda.kind_in(top) in (agenda.SET_UP_FIELD, agenda.SET_UP_ROTATION):
        laid[agenda.first_in(top)] += 1
    for kind in range(LAND_KINDS):
        if t.stock[kind] + laid[kind] != have[kind]:
            raise NotationError(f"in the set-up there are {have[kind]} tiles {KINDS[kind]}, no more and no less")
