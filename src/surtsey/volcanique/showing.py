"""Positions as the page draws them: what `describe` says, and what boards and panels need besides.

The page knows no rules, so whatever follows from them is told here: who holds and joins what, how far the turn is, what
is about to come down, where lava can go, what things cost. views.py has its form.
"""

from collections import Counter
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.hexes import STEPS, Field, field_of
from surtsey.places import name_for
from surtsey.volcanique import agenda
from surtsey.volcanique.actions import BUY_CARD, ITEMS
from surtsey.volcanique.agenda import first_in, kind_in, second_in, third_in
from surtsey.volcanique.cards import cards_left, holds_cards
from surtsey.volcanique.choices.buying import is_traded
from surtsey.volcanique.claiming import may_claim
from surtsey.volcanique.collecting import yield_of
from surtsey.volcanique.describing import describe
from surtsey.volcanique.lava import candidates
from surtsey.volcanique.market import affordable, is_volcano, price_alike, price_any, price_of_each
from surtsey.volcanique.packing import below_in, head_hex, node_in, owner_in, seats_in, tile_in
from surtsey.volcanique.placing import engaged
from surtsey.volcanique.powers import EROSION, group_size
from surtsey.volcanique.setting_up import DUO_STEP, TRIO_STEP, UNO_STEP, shape_of
from surtsey.volcanique.shifting import islands, may_erode
from surtsey.volcanique.state import Observation
from surtsey.volcanique.table import CRITTERS, FINAL_TURNS, FLUSH, PLAYING, Table
from surtsey.volcanique.tiles import BIOMES, KINDS, LAND_KINDS, LAVA, MASKS, rotations
from surtsey.volcanique.trails import Sources, lava_sources
from surtsey.volcanique.views import VolcaniqueView


def show(observation: Observation) -> VolcaniqueView:
    """All that a seat may see, and what follows from it."""
    t = observation.view.table
    view = cast(dict[str, Any], describe(observation))
    sources = lava_sources(t)
    for hex, data in zip(sorted(range(len(t.places)), key=lambda hex: t.places[hex]), view["hexes"], strict=True):
        data["lava"] = _lava(t, hex, sources)
    for head, data in zip(t.heads, view["flows"], strict=True):
        data |= _ways(t, head_hex(head))
    for seat, data in enumerate(view["players"]):
        data |= {"deployed": CRITTERS - int(t.hand[seat]), "income": _income(t, seat)}
    shown = {
        **view,
        "islands": _islands(t),
        "regions": _regions(t),
        "steps": steps(t),
        "pending": _pending(t),
        "market": _market(t, observation.seat),
        "open_to": _open_to(t),
        "watch": _watch(t),
    }
    return cast(VolcaniqueView, shown)


def _field(t: Table, hex: i64) -> Field:
    return field_of(t.places[hex])


# Lava


def _lava(t: Table, hex: int, sources: Sources) -> dict[str, Any] | None:
    """The flow of lava on top, and the field that it came from."""
    if t.top_kind(hex) != LAVA:
        return None
    return {"flow": int(t.note(hex)), "from": _field(t, sources[hex]) if hex in sources else None}


def _ways(t: Table, hex: i64) -> dict[str, Any]:
    """Where lava can go on from a hex, in the order in which a die counts."""
    found = candidates(t, hex)
    ways = [field_of(t.places[hex] + STEPS[direction]) for direction in range(6) if found >> direction & 1]
    return {"ways": ways, "dammed": not ways}


# Islands

ISLAND: Final = (UNO_STEP, DUO_STEP, TRIO_STEP)
"""What was laid for a starting island, in this order."""


def _islands(t: Table) -> list[dict[str, Any]]:
    """As places.py names what lies on them: the oldest island first, and so its fields."""
    return [
        {"owner": owner, "name": name_for(int(found[0])) if owner is None else None, "fields": _fields(t, found)}
        for found in islands(t)
        for owner in (_founder(t, int(found[0])),)
    ]


def _fields(t: Table, hexes: vec[i64]) -> list[Field]:
    return [_field(t, hex) for hex in hexes]


def _founder(t: Table, oldest: int) -> int | None:
    """Whose starting island a tile was the first of; None if it was of none."""
    number, step = divmod(oldest, len(ISLAND))
    if step or number >= t.players:
        return None
    bottoms = [_bottom(t, hex) for hex in range(oldest, min(oldest + len(ISLAND), len(t.places)))]
    is_set_up = all(kind < LAND_KINDS and shape_of(kind) == step for kind, step in zip(bottoms, ISLAND, strict=False))
    return int(t.after(t.first, number)) if is_set_up else None


def _bottom(t: Table, hex: int) -> i64:
    """The kind of the lowest tile of a stack."""
    entry = t.tops[hex]
    while below_in(t.tiles[entry]):
        entry = below_in(t.tiles[entry])
    return tile_in(t.tiles[entry]) >> 3


# Regions


def _regions(t: Table) -> list[dict[str, Any]]:
    """Each with its fields in order, and its matched edges, each once, as fields with directions."""
    found: dict[int, dict[str, Any]] = {}
    for hex in sorted(range(len(t.places)), key=lambda hex: t.places[hex]):
        q, r = _field(t, hex)
        for biome in range(1, 4):
            if MASKS[t.top_kind(hex)] >> biome & 1:
                number = int(t.region[hex * 4 + biome])
                region = found.setdefault(number, {"id": number, "biome": BIOMES[biome], "fields": [], "edges": []})
                region["fields"].append((q, r))
        for direction in range(3):
            biome = t.matched(hex, direction)
            if biome:
                found[int(t.region[hex * 4 + biome])]["edges"].append((q, r, direction))
    held = Counter((int(t.region[node_in(critter)]), int(owner_in(critter))) for critter in t.critters)
    earned = [_earned(t, seat) for seat in range(int(t.players))]
    for number, region in found.items():
        seats = [seat for seat in range(int(t.players)) if (number, seat) in held]
        region["seats"] = [(seat, held[number, seat], group_size(t, number, seat) > 0) for seat in seats]
        region["income"] = [seat for seat in seats for _ in range(earned[seat].get(number, (0, 0))[0])]
    return [found[number] for number in sorted(found)]


def _earned(t: Table, seat: int) -> dict[int, tuple[int, int]]:
    """What each region would bring a seat that collects now, as far as the supply has it, and of which biome."""
    left = [0, *map(int, t.supply)]
    found = {}
    for region in range(1, int(t.regions) + 1):
        amount, biome = yield_of(t, region, seat)
        amount = min(int(amount), left[int(biome)])
        if amount:
            left[int(biome)] -= amount
            found[region] = amount, int(biome)
    return found


def _income(t: Table, seat: int) -> dict[str, int]:
    """What collecting would bring a seat now."""
    total = {BIOMES[biome]: 0 for biome in range(1, 4)}
    for amount, biome in _earned(t, seat).values():
        total[BIOMES[biome]] += amount
    return total


# The steps of a turn

STEPS_OF: Final[dict[int, tuple[str, ...]]] = {
    PLAYING: ("lava", "move", "buy", "erosion", "claim", "sacrifice", "collect"),
    FINAL_TURNS: ("lava", "move", "buy", "claim", "sacrifice"),
    FLUSH: ("lava", "claim"),
}
"""In their order; by an option lava comes last."""

PHASES: Final[dict[int, str]] = {
    agenda.LAVA: "lava",
    agenda.MOVE: "move",
    agenda.BUY: "buy",
    agenda.EROSION: "erosion",
    agenda.CLAIM: "claim",
    agenda.SACRIFICE: "sacrifice",
    agenda.COLLECT: "collect",
}
"""What lies on the agenda for a step that is still to come."""

UNDER_WAY: Final[dict[int, str]] = {
    agenda.NEXT_FLOW: "lava",
    agenda.WHICH_WAY: "lava",
    agenda.LAY_LAVA: "lava",
    agenda.AFTER_BUYING: "buy",
    agenda.FORCED_SACRIFICE: "buy",
    agenda.WHAT_WAS_HIDDEN: "erosion",
    agenda.DISCARD: "collect",
}
"""What lies there in the middle of one whose own task is off the agenda."""

BETWEEN: Final = (agenda.WINDOWS, agenda.WINDOW)


def steps(t: Table) -> list[dict[str, str]]:
    """The steps of the turn, and how far it is."""
    names = STEPS_OF.get(int(t.stage), ())
    if t.rules.lava_timing == "end":
        names = (*names[1:], *names[:1])
    now = _step_now(t)
    left = {PHASES.get(int(kind_in(task))) for task in t.agenda}
    return [{"step": name, "state": _state_of(t, name, name == now, name in left)} for name in names]


def _state_of(t: Table, step: str, is_now: bool, is_left: bool) -> str:
    if is_now:
        return "now"
    if not _has_a_part(t, step, is_left):
        return "skipped"
    return "open" if is_left else "done"


def _has_a_part(t: Table, step: str, is_left: bool) -> bool:
    """Whether something can be done in a step that is still to come, or has been done in one that is over."""
    if step == "lava":
        return len(t.heads) > 0 or len(t.cooling) > 0 or (is_left and t.rules.lava_timing == "end")
    if step == "erosion":
        return may_erode(t) and (t.owns(t.active, EROSION) or holds_cards(t, t.active))
    if step == "claim":
        return may_claim(t)
    if is_left or step == "collect":
        return True
    if step == "move":
        return t.moves > 0 or t.flipped
    if step == "buy":
        return t.purchases > 0 or t.card_bought or t.stage == FINAL_TURNS
    return t.sacrificed or t.offered


def _step_now(t: Table) -> str | None:
    """The step that is under way; None between two of them.

    A question that comes again lies below what follows from its answer. What lies below a window is still to come.
    """
    for depth in range(len(t.agenda) - 1, -1, -1):
        task = t.agenda[depth]
        kind = int(kind_in(task))
        if kind in UNDER_WAY:
            return UNDER_WAY[kind]
        if kind in BETWEEN and not first_in(task):
            return None
        if kind in PHASES:
            return PHASES[kind]
    return None


# What is about to come down


def _pending(t: Table) -> dict[str, Any] | None:
    """Lava, a volcano or land on its way, for which those who are there have to go first."""
    for task in reversed(list(t.agenda)):
        kind, first, second = kind_in(task), first_in(task), second_in(task)
        if kind == agenda.LAY_LAVA:
            to = field_of(t.places[first] + STEPS[third_in(task)])
            return {"what": "lava", "at": to, "from": _field(t, first), "tile": "lava", "rotation": None}
        if kind == agenda.BURY:
            return {"what": "volcano", "at": _field(t, first), "from": None, "tile": "volcano", "rotation": None}
        if kind == agenda.LAY_LAND:
            return {"what": "land", "at": _field(t, first), "from": None, **_tile(second)}
        if kind == agenda.LAND_SLIDES:
            return {"what": "landslide", "at": _field(t, second), "from": _field(t, first), **_tile(t.top(first))}
    return None


def _tile(tile: i64) -> dict[str, Any]:
    return {"tile": KINDS[tile >> 3], "rotation": int(tile & 7) if rotations(tile >> 3) > 1 else None}


# The market, and whom one may cover


def _market(t: Table, seat: int) -> list[dict[str, Any]]:
    """What the one who looks can buy at this stage of the game, and what it costs."""
    return [
        {
            "item": ITEMS[item],
            "price": 3 if item == BUY_CARD else int(price_any(t, seat, item)),
            "alike": int(price_alike(item)) or None,
            "each": price_of_each(item),
            "left": _left(t, item),
            "affordable": affordable(t, seat, item),
        }
        for item in range(len(ITEMS))
        if is_traded(t, seat, item)
    ]


def _left(t: Table, item: i64) -> int | None:
    if item < LAND_KINDS:
        return int(t.stock[item])
    if is_volcano(item):
        return int(t.volcanoes_left)
    return int(cards_left(t)) if item == BUY_CARD else None


def _open_to(t: Table) -> list[int]:
    """The owners on whose tiles the active player may place."""
    if t.stage not in (PLAYING, FINAL_TURNS):
        return []
    return [seat for seat in seats_in(engaged(t)) if seat < t.players]


# How near the ends are


def _watch(t: Table) -> dict[str, Any]:
    count = len(t.places)
    return {
        "land_left": int(t.stock_left()),
        "deployed_most": max(CRITTERS - int(hand) for hand in t.hand),
        "need": t.rules.end_critters,
        "idle": int(t.idle),
        "idle_limit": t.rules.stalemate_rounds * int(t.players),
        "unfrozen": sum(not t.hex_frozen(hex) for hex in range(count)) if t.winter >= 0 else None,
        "turns_left": int(t.turns_left) if t.stage == FINAL_TURNS else None,
        "turn_cap": t.rules.turn_cap,
    }
