"""What the reasons against actions have in common: fields, critters, powers and heaps that do not do."""

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import field_of
from surtsey.volcanique.actions import heap_text, in_heap
from surtsey.volcanique.messages import VolcaniqueProblem
from surtsey.volcanique.packing import FLIPPED, node_of, seats_in
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.table import BIOME_LETTERS, Table
from surtsey.volcanique.tasks import Params
from surtsey.volcanique.tiles import KINDS, MASKS


def problem(code: str, params: Params | None = None) -> Problem:
    """The rule with that code. Functions named `*_problem` return one, or "" for what is allowed."""
    return VolcaniqueProblem(code, params or {}) if code else unexplained()


def unexplained() -> Problem:
    """Where every rule has been asked. Never said in practice."""
    return VolcaniqueProblem("not.possible")


def node_problem(t: Table, place: i64, biome: i64) -> Problem | None:
    """Why there is no such node, or it is frozen."""
    where: Params = {"field": field_of(place), "biome": BIOME_LETTERS[biome]}
    hex = t.hex_at(place)
    if hex < 0:
        return problem("node.sea", where)
    if not t.is_land(hex):
        return problem("node.no_land", {**where, "top": KINDS[t.top_kind(hex)]})
    if not biome:
        return problem("node.which", where)
    if not MASKS[t.top_kind(hex)] >> biome & 1:
        return problem("node.no_biome", where)
    return problem("node.frozen", where) if t.hex_frozen(hex) else None


def own_critters(t: Table, seat: i64, place: i64, biome: i64) -> list[i64]:
    node = node_of(t.hex_at(place), biome)
    return [critter for critter in t.critters if critter >> 8 == node and critter >> 4 & 15 == seat]


def critter_problem(t: Table, seat: i64, place: i64, biome: i64) -> Problem | None:
    """Why no critter of a seat can be used there: there is none, or all are burrowed or frozen."""
    nowhere = node_problem(t, place, biome)
    if nowhere is not None and nowhere.code != "node.frozen":
        return nowhere
    node = node_of(t.hex_at(place), biome)
    where: Params = {"seat": int(seat), **t.node_params(node)}
    own = own_critters(t, seat, place, biome)
    if not own:
        others = sorted({int(critter >> 4 & 15) for critter in t.critters if critter >> 8 == node})
        return problem("critter.others", {**where, "seats": others}) if others else problem("critter.none", where)
    if t.hex_frozen(node >> 2):
        return problem("critter.frozen", where)
    if all(critter & FLIPPED for critter in own):
        return problem("critter.burrowed", where)
    return None


def critter_params(t: Table, seat: i64, place: i64, biome: i64) -> Params:
    return {"seat": int(seat), **t.node_params(node_of(t.hex_at(place), biome))}


def control(t: Table, node: i64) -> Params:
    """A node, and who controls its region."""
    return {**t.node_params(node), "seats": seats_in(t.holder_mask(node))}


def on_tile(t: Table, hex: i64) -> Params:
    """A field, and who is on it."""
    return {"field": field_of(t.places[hex]), "seats": seats_in(t.owners_on(hex))}


def top(t: Table, hex: i64) -> Params:
    """A field, and what lies on top."""
    return {"field": field_of(t.places[hex]), "top": KINDS[t.top_kind(hex)]}


def power_missing(seat: i64, power: i64) -> Problem:
    return problem("power.missing", {"seat": int(seat), "power": NAMES[power]})


def heap_params(resources: vec[i64], seat: i64) -> Params:
    return {name: int(resources[seat * 3 + index]) for index, name in enumerate(("dark", "medium", "light"))}


def not_held(t: Table, seat: i64, id: i64) -> Problem | None:
    """Why a seat cannot give that heap: it does not have it."""
    for biome in range(i64(1), i64(4)):
        if in_heap(id, biome) > t.resources[seat * 3 + biome - 1]:
            what: Params = {"seat": int(seat), "resources": heap_text(id)}
            return problem("pay.not_held", {**what, **heap_params(t.resources, seat)})
    return None
