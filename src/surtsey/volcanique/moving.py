"""MOVE: one critter, within its region or to another biome of its tile; and what powers make of that."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.hexes import apart
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import COLOSSAL_BIT, NOTHING, action_id, detail_of, kind_of, place_in
from surtsey.volcanique.agenda import first_in, kind_in, seat_in, second_in, task
from surtsey.volcanique.cards import CardStep, holds_cards, offer_cards, play, why_not_play
from surtsey.volcanique.contests import drive_out, wound_cooperators
from surtsey.volcanique.packing import (
    COLOSSAL,
    FLIPPED,
    biome_in,
    biome_of,
    critter_of,
    has_seat,
    hex_in,
    hex_of,
    node_in,
    node_of,
    owner_in,
)
from surtsey.volcanique.powers import (
    AGILE,
    BURROWING,
    COOPERATIVE,
    FLYING,
    PACK,
    agile_reaches,
    cooperate,
    group_against,
    group_size,
    has_groups,
    is_awake,
    moves_allowed,
    pack_wins,
)
from surtsey.volcanique.reasons import (
    control,
    critter_params,
    critter_problem,
    node_problem,
    own_critters,
    power_missing,
    problem,
    unexplained,
)
from surtsey.volcanique.table import Table
from surtsey.volcanique.tasks import Params, TaskKind

WHOLE: Final = 2
"""How a whole group moves; a single critter moves as its flags say."""
SMALLEST_GROUP: Final = 2


class Move(CardStep):
    """Which critter or group to move, which to flip; or a card to play, or nothing more. Comes again after each."""

    def offer(self, t: Table, question: i64) -> None:
        seat = seat_in(question)
        if t.moves < moves_allowed(t, seat):
            _offer_critters(t, seat)
            if has_groups(t, seat):
                _offer_groups(t, seat)
        _offer_flips(t, seat)
        offer_cards(t, seat, agenda.MOVE)
        if t.count or holds_cards(t, seat):
            t.offer(NOTHING)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        """A critter or group is picked up, or a critter flipped."""
        seat, verb = seat_in(question), kind_of(id)
        t.push(question)
        if verb == actions.PLAY:
            play(t, seat, detail_of(id))
            return
        node = node_of(t.hex_at(place_in(id)), detail_of(id) & 3)
        if verb == actions.MOVE:
            flags: i64 = COLOSSAL if detail_of(id) & COLOSSAL_BIT else 0
            t.push(task(agenda.MOVE_TO, seat, node, flags))
        elif verb == actions.GROUP:
            t.push(task(agenda.MOVE_TO, seat, node, WHOLE))
        else:
            _flip(t, seat, node, verb == actions.BURROW)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        left = int(moves_allowed(t, seat) - t.moves)
        return ("", {"left": left}) if left > 0 else (".done", {})

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat, verb = seat_in(question), kind_of(id)
        if verb == actions.PLAY:
            return why_not_play(t, question, id)
        if verb in (actions.BURROW, actions.SURFACE):
            return _why_not_flip(t, seat, id)
        if t.moves >= moves_allowed(t, seat):
            return problem("move.none_left", {"seat": int(seat), "moves": int(t.moves)})
        return _why_not_critter(t, seat, id) if verb == actions.MOVE else _why_not_group(t, seat, id)


# Single critters


def _offer_critters(t: Table, seat: i64) -> None:
    """Each that has somewhere to go; of those that are alike, one."""
    for critter in t.critters:
        if owner_in(critter) == seat and is_awake(t, critter):
            detail = biome_in(critter) | (COLOSSAL_BIT if critter & COLOSSAL else 0)
            id = action_id(actions.MOVE, t.places[hex_in(critter)], detail)
            if not t.has_offer(id) and _can_step(t, seat, node_in(critter)):
                t.offer(id)


def _can_step(t: Table, seat: i64, node: i64) -> bool:
    """Whether there is anywhere to go."""
    before = t.count
    offer_steps(t, seat, node, True)
    found = t.count > before
    t.count = before
    return found


def _why_not_critter(t: Table, seat: i64, id: i64) -> Problem:
    place, biome = place_in(id), detail_of(id) & 3
    unusable = critter_problem(t, seat, place, biome)
    if unusable is not None:
        return unusable
    where = critter_params(t, seat, place, biome)
    awake = [critter for critter in own_critters(t, seat, place, biome) if not critter & FLIPPED]
    if detail_of(id) & COLOSSAL_BIT:
        if not any(critter & COLOSSAL for critter in awake):
            return problem("critter.plain", where)
    elif all(critter & COLOSSAL for critter in awake):
        return problem("critter.colossal", where)
    if not _can_step(t.copy(), seat, node_of(t.hex_at(place), biome)):
        return problem("move.nowhere", where)
    return unexplained()


# Where a critter or a group may not go, and why


def offer_steps(t: Table, seat: i64, node: i64, one_will_do: bool) -> None:
    """Where a single critter may go from its node."""
    agile, flying = t.owns(seat, AGILE), t.owns(seat, FLYING)
    for goal in range(len(t.region)):
        if t.region[goal] and not step_problem(t, seat, node, goal, agile, flying) and not t.hex_frozen(goal >> 2):
            t.offer(action_id(actions.TO, t.places[goal >> 2], goal & 3))
            if one_will_do:
                return


def step_problem(t: Table, seat: i64, node: i64, goal: i64, agile: bool, flying: bool) -> str:
    """Why a critter may not go from its node to another that is not frozen, empty if it may.

    Whether its seat has these two powers is read once for a whole list.
    """
    if goal == node:
        return "to.same"
    region = t.region[goal]
    if region == t.region[node]:
        return ""
    if goal >> 2 == node >> 2:
        return entry_problem(t, seat, region)
    if t.holders[region]:
        return "to.elsewhere"
    if flying and not t.flown:
        return ""
    if agile and agile_reaches(t, node >> 2, goal >> 2):
        return ""
    if flying:
        return "to.flown"
    if not agile:
        return "to.not_here"
    return "to.unmatched" if apart(t.places[node >> 2], t.places[goal >> 2]) == 1 else "to.not_beside"


def entry_problem(t: Table, seat: i64, region: i64) -> str:
    """Why a critter or group may not go to another region of its tile, empty if it may.

    Such a region has to be uncontrolled; groups go to their own, too, and Cooperative critters to those of others.
    """
    holders = t.holders[region]
    if not holders:
        return ""
    if has_seat(holders, seat):
        return "" if has_groups(t, seat) else "to.own"
    if not t.owns(seat, COOPERATIVE):
        return "to.controlled"
    return "to.group" if group_against(t, region) >= 0 else ""


# Groups


def _offer_groups(t: Table, seat: i64) -> None:
    """Each group that has somewhere to go, by its first node."""
    for region in range(i64(1), t.regions + 1):
        if not has_seat(t.holders[region], seat):
            continue
        members = movers(t, seat, region)
        if len(members) >= SMALLEST_GROUP:
            first = first_node(t, members)
            if _can_step_together(t, seat, first):
                t.offer(action_id(actions.GROUP, t.places[hex_of(first)], biome_of(first)))


def _can_step_together(t: Table, seat: i64, node: i64) -> bool:
    """Whether there is anywhere to go for the group of a node."""
    before = t.count
    offer_group_steps(t, seat, node, True)
    found = t.count > before
    t.count = before
    return found


def movers(t: Table, seat: i64, region: i64) -> vec[i64]:
    """The nodes of a seat's critters in a region that can move."""
    found = vec[i64]()
    for critter in t.critters:
        if owner_in(critter) == seat and t.region[node_in(critter)] == region and is_awake(t, critter):
            found = append(found, node_in(critter))
    return found


def first_node(t: Table, nodes: vec[i64]) -> i64:
    """The node with the smallest place."""
    first = nodes[0]
    for node in nodes:
        if t.places[hex_of(node)] < t.places[hex_of(first)]:
            first = node
    return first


def _why_not_group(t: Table, seat: i64, id: i64) -> Problem:
    if not has_groups(t, seat):
        return problem("group.power", {"seat": int(seat)})
    nowhere = node_problem(t, place_in(id), detail_of(id))
    if nowhere is not None:
        return nowhere
    node = node_of(t.hex_at(place_in(id)), detail_of(id))
    members = len(movers(t, seat, t.region[node]))
    where: Params = {"seat": int(seat), **t.node_params(node), "count": members}
    if members < SMALLEST_GROUP:
        return problem("group.small", {**where, "needed": SMALLEST_GROUP})
    if not _can_step_together(t.copy(), seat, node):
        return problem("group.nowhere", where)
    return unexplained()


def offer_group_steps(t: Table, seat: i64, node: i64, one_will_do: bool) -> None:
    """Where the whole group of a node may go."""
    members = movers(t, seat, t.region[node])
    for goal in range(len(t.region)):
        if t.region[goal] and not t.hex_frozen(hex_of(goal)) and not group_step_problem(t, seat, members, goal):
            t.offer(action_id(actions.TO, t.places[hex_of(goal)], biome_of(goal)))
            if one_will_do:
                return


def group_step_problem(t: Table, seat: i64, members: vec[i64], goal: i64) -> str:
    """Why a group may not go to a node that is not frozen, empty if it may.

    It goes as each of its members could, but does not fly; a pack that wins goes where a member is, or next to one.
    """
    region = t.region[goal]
    if region == t.region[members[0]]:
        return "to.same_group" if _all_there(members, goal) else ""
    agile, pack = t.owns(seat, AGILE), t.owns(seat, PACK)
    nearest: i64 = 999
    reached = False
    for member in members:
        nearest = min(nearest, apart(t.places[hex_of(member)], t.places[hex_of(goal)]))
        reached = reached or (agile and agile_reaches(t, hex_of(member), hex_of(goal)))
    if nearest <= 1 and pack_wins(t, seat, region, len(members)):
        return ""
    hindrance = ""
    if nearest == 0:
        hindrance = entry_problem(t, seat, region)
    elif t.holders[region]:
        hindrance = "to.elsewhere"
    elif not reached:
        hindrance = "to.unmatched" if nearest == 1 and agile else "to.group_not_here"
    if hindrance and pack:
        return "to.pack_far" if nearest > 1 else "to.pack_loses"
    return hindrance


def _all_there(members: vec[i64], node: i64) -> bool:
    for member in members:
        if member != node:
            return False
    return True


# By what they go there


def by_which(t: Table, seat: i64, nodes: vec[i64], goal: i64, together: bool) -> str:
    """What lets critters go from their nodes to another, if they may: the region, the tile, or a power."""
    region = t.region[goal]
    if region == t.region[nodes[0]]:
        return "region"
    if t.holders[region] & ~(i64(1) << seat):
        attacks = together and pack_wins(t, seat, region, len(nodes))
        return "pack" if attacks else "cooperative"
    near, agile = False, t.owns(seat, AGILE)
    for node in nodes:
        if hex_of(node) == hex_of(goal):
            return "tile"
        near = near or (agile and agile_reaches(t, hex_of(node), hex_of(goal)))
    if near:
        return "agile"
    return "pack" if together else "flying"


def _tell_move(t: Table, seat: i64, node: i64, how: i64, goal: i64) -> None:
    """Tells, beforehand, who goes where and by what."""
    together = how == WHOLE
    nodes = movers(t, seat, t.region[node]) if together else append(vec[i64](), node)
    to = t.node_params(goal)
    what: Params = {"seat": int(seat), **t.node_params(node), "to": to["field"], "to_biome": to["biome"]}
    more: Params = {"count": len(nodes), "from": [t.node_data(each) for each in nodes]}
    by = by_which(t, seat, nodes, goal, together)
    t.tell("critter.moved", {**what, **more, "by": by, "colossal": how == COLOSSAL})


# Burrowing critters


def _offer_flips(t: Table, seat: i64) -> None:
    """Once a turn, for who has the power: each plain critter goes down or comes up."""
    if t.flipped or not t.owns(seat, BURROWING):
        return
    for critter in t.critters:
        if owner_in(critter) == seat and not critter & COLOSSAL and not t.hex_frozen(hex_in(critter)):
            verb: i64 = actions.SURFACE if critter & FLIPPED else actions.BURROW
            id = action_id(verb, t.places[hex_in(critter)], biome_in(critter))
            if not t.has_offer(id):
                t.offer(id)


def _flip(t: Table, seat: i64, node: i64, down: bool) -> None:
    t.flipped = True
    index = t.find(critter_of(node, seat, 0 if down else FLIPPED))
    t.critters[index] = critter_of(node, seat, FLIPPED if down else 0)
    t.tell_node("critter.burrowed" if down else "critter.surfaced", seat, node)


def _why_not_flip(t: Table, seat: i64, id: i64) -> Problem:
    place, biome = place_in(id), detail_of(id)
    if not t.owns(seat, BURROWING):
        return power_missing(seat, BURROWING)
    if t.flipped:
        return problem("burrow.done", {"seat": int(seat)})
    unusable = critter_problem(t, seat, place, biome)
    if unusable is not None and unusable.code != "critter.burrowed":
        return unusable
    where = critter_params(t, seat, place, biome)
    if kind_of(id) == actions.SURFACE:
        return problem("critter.awake", where)
    colossal = any(critter & COLOSSAL for critter in own_critters(t, seat, place, biome))
    return problem("critter.colossal" if colossal else "critter.burrowed", where)


# What has been picked up goes somewhere


class MoveTo(TaskKind):
    """Where the critter or group goes that was picked up."""

    def offer(self, t: Table, question: i64) -> None:
        seat, node = seat_in(question), first_in(question)
        if second_in(question) == WHOLE:
            offer_group_steps(t, seat, node, False)
        else:
            offer_steps(t, seat, node, False)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        """Moves, and drives out whom it may."""
        seat, node, how = seat_in(question), first_in(question), second_in(question)
        goal = node_of(t.hex_at(place_in(id)), detail_of(id))
        home, region = t.region[node], t.region[goal]
        enters = not has_seat(t.holders[region], seat)
        attacks = False
        if t.log is not None:
            _tell_move(t, seat, node, how, goal)
        t.moves += 1
        if how == WHOLE:
            count = len(movers(t, seat, home))
            attacks = region != home and pack_wins(t, seat, region, count)
            for index in range(len(t.critters)):
                critter = t.critters[index]
                if owner_in(critter) == seat and t.region[node_in(critter)] == home and is_awake(t, critter):
                    t.relocate(index, goal)
        else:
            if region != home and not t.holders[region] and hex_of(goal) != hex_of(node):
                if not (t.owns(seat, AGILE) and agile_reaches(t, hex_of(node), hex_of(goal))):
                    t.flown = True
            t.relocate(t.find(critter_of(node, seat, how)), goal)
        for other in range(t.players):
            if other != seat and (attacks or (enters and not cooperate(t, seat, other))):
                drive_out(t, region, other, "move", seat)
        t.census()
        if enters and not attacks:
            partners: i64 = 0
            for other in range(t.players):
                if other != seat and has_seat(t.holders[region], other) and cooperate(t, seat, other):
                    partners |= i64(1) << other
            if partners:
                wound_cooperators(t, region, partners | i64(1) << seat, seat)

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        if second_in(question) == WHOLE:
            return ".group", {"count": len(movers(t, seat, t.region[first_in(question)]))}
        return (".colossal" if second_in(question) else ""), {}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        nowhere = node_problem(t, place_in(id), detail_of(id))
        if nowhere is not None:
            return nowhere
        seat, node = seat_in(question), first_in(question)
        goal = node_of(t.hex_at(place_in(id)), detail_of(id))
        region = t.region[goal]
        where: Params = {**control(t, goal), "seat": int(seat)}
        if second_in(question) == WHOLE:
            members = movers(t, seat, t.region[node])
            number = group_step_problem(t, seat, members, goal)
            if number == "to.pack_loses":
                sizes = {other: int(group_size(t, region, other)) for other in where["seats"] if other != seat}
                strongest = max(sizes, key=sizes.__getitem__)
                where = {**where, "other": strongest, "size": sizes[strongest], "pack": len(members)}
        else:
            number = step_problem(t, seat, node, goal, t.owns(seat, AGILE), t.owns(seat, FLYING))
        if number == "to.group":
            against = group_against(t, region)
            where = {**where, "other": int(against), "size": int(group_size(t, region, against))}
        return problem(number, where)

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        node, how, seat = first_in(task), second_in(task), seat_in(task)
        if kind_in(below) != agenda.MOVE or seat != seat_in(below):
            return False
        if how == WHOLE:
            return has_groups(t, seat) and len(movers(t, seat, t.region[node])) >= SMALLEST_GROUP
        return how <= COLOSSAL and t.find(critter_of(node, seat, how)) >= 0


KINDS: Final[dict[int, TaskKind]] = {
    agenda.MOVE: Move("move", "", actions.MOVE, actions.GROUP, actions.BURROW, actions.SURFACE, actions.PLAY),
    agenda.MOVE_TO: MoveTo("move_to", "n#", actions.TO),
}
