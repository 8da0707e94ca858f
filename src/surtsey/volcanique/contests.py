"""Who stays where owners newly meet, after the land has changed."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from surtsey.game import Problem
from surtsey.volcanique import actions, agenda
from surtsey.volcanique.actions import action_id, detail_of, place_in
from surtsey.volcanique.agenda import first_in, seat_in, second_in, task, third_in
from surtsey.volcanique.packing import COLOSSAL, SEATS, biome_in, has_seat, hex_in, node_in, node_of, owner_in, seats_in
from surtsey.volcanique.powers import beats, cooperate, group_size, has_groups
from surtsey.volcanique.reasons import critter_params, critter_problem, own_critters, problem
from surtsey.volcanique.table import CRITTERS, NOBODY, Table, has
from surtsey.volcanique.tasks import Params, TaskKind

SEAT_BITS: Final = 5
CONTEST: Final = "contest"
"""Why critters leave a region, as it is told."""


def regions_before(t: Table) -> vec[i64]:
    """The region of each critter, to be remembered before the land changes."""
    found = vec[i64]()
    for critter in t.critters:
        found = append(found, t.region[node_in(critter)])
    return found


def resolve(t: Table, before: vec[i64], actor: i64) -> None:
    """After a change of the land: surveys it and settles every contest. `before` is from `regions_before`."""
    t.survey()
    if t.rules.own_duplicates == "return_one":
        for region in range(i64(1), t.regions + 1):
            _return_duplicates(t, region, before)
    contested = vec[i64]()
    for region in range(i64(1), t.regions + 1):
        holders = t.holders[region]
        if holders & (holders - 1):
            meeting = _meeting(t, region, before)
            if meeting & SEATS:
                contested = append(contested, region << 16 | meeting)
    for each in contested:
        _contest(t, each >> 16, each & 0xFFFF, actor)


def _meeting(t: Table, region: i64, before: vec[i64]) -> i64:
    """Who has newly met somebody in a region, one bit each; above them one bit for each pair that has not.

    Two owners have newly met if no region before the change supplied this one with critters of both.
    """
    pairs: i64 = 0
    index: i64 = 0
    for critter in t.critters:
        if t.region[node_in(critter)] == region and index < len(before):
            other: i64 = 0
            for companion in t.critters:
                if other < index and before[other] == before[index] and t.region[node_in(companion)] == region:
                    pairs |= _pair(owner_in(critter), owner_in(companion))
                other += 1
        index += 1
    holders = t.holders[region]
    met: i64 = 0
    for seat in range(t.players):
        for rival in range(seat):
            if has_seat(holders, seat) and has_seat(holders, rival) and not pairs & _pair(seat, rival):
                met |= i64(1) << seat | i64(1) << rival
    return met | pairs << SEAT_BITS


def _pair(one: i64, two: i64) -> i64:
    """The bit of a pair of seats; none for a seat with itself."""
    if one == two:
        return 0
    low, high = min(one, two), max(one, two)
    return i64(1) << (low * (9 - low) // 2 + high - low - 1)


def were_together(meeting: i64, one: i64, two: i64) -> bool:
    """Whether two owners have shared before and so do not contest a region now."""
    return meeting >> SEAT_BITS & _pair(one, two) != 0


def _contest(t: Table, region: i64, meeting: i64, actor: i64) -> None:
    """The actor's critters stay if there are any; otherwise it is as the rules of third parties say."""
    if has_seat(t.holders[region], actor):
        _fight(t, region, meeting, actor, actor)
    elif t.rules.third_party_join == "all_leave":
        _all_leave(t, region, meeting, actor)
    else:
        larger = t.rules.third_party_join == "larger_stays"
        candidates = _largest(t, region, meeting & SEATS) if larger else meeting & SEATS
        t.push(task(agenda.KEEP, actor, _node_in(t, region), meeting, candidates))


def _node_in(t: Table, region: i64) -> i64:
    for critter in t.critters:
        if t.region[node_in(critter)] == region:
            return node_in(critter)
    return 0


def _largest(t: Table, region: i64, met: i64) -> i64:
    most: i64 = 0
    largest: i64 = 0
    for seat in range(t.players):
        if has_seat(met, seat):
            size = t.in_region(region, seat)
            if size > most:
                most = size
                largest = 0
            if size == most:
                largest |= i64(1) << seat
    return largest


def keep_problem(t: Table, question: i64, seat: i64) -> str:
    """Why a third party cannot let a seat stay; empty if it can."""
    if seat >= t.players:
        return "seat.none"
    if not has_seat(second_in(question) & SEATS, seat):
        return "keep.absent"
    return "" if has_seat(third_in(question), seat) else "keep.smaller"


class Keep(TaskKind):
    """Who stays where a third party has brought owners together."""

    def offer(self, t: Table, question: i64) -> None:
        for seat in range(t.players):
            if not keep_problem(t, question, seat):
                t.offer(action_id(actions.KEEP, 0, seat))

    def answer(self, t: Table, question: i64, id: i64) -> None:
        region = t.region[first_in(question)]
        _fight(t, region, second_in(question), detail_of(id), seat_in(question))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"seats": seats_in(second_in(question) & SEATS)}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        other = int(detail_of(id))
        reason = keep_problem(t, question, other)
        if reason == "seat.none":
            return problem(reason, {"other": other, "last": int(t.players) - 1})
        if reason == "keep.absent":
            return problem(reason, {"other": other, "seats": seats_in(second_in(question) & SEATS)})
        return problem(reason, {"other": other, "seats": seats_in(third_in(question))})

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        """Some have newly met in a region, where the one who picks has nobody."""
        met, candidates = second_in(task) & SEATS, third_in(task)
        holders = t.holders[t.region[first_in(task)]]
        return met & ~holders == 0 and met & (met - 1) != 0 and 0 < candidates <= SEATS and candidates & ~met == 0


def _fight(t: Table, region: i64, meeting: i64, survivor: i64, actor: i64) -> None:
    """Each newly met owner against the survivor, in turn order from the actor."""
    leaves: list[int] = []
    if t.log is not None:
        what: Params = {"winner": int(survivor), **_where(t, region, meeting), "leaves": leaves}
        t.tell("contest", what)
    beaten: i64 = 0
    for later in range(t.players):
        seat = t.after(actor, later)
        if seat == survivor or not has_seat(meeting, seat) or were_together(meeting, seat, survivor):
            continue
        if has_seat(beaten, seat) and t.rules.rules_version > 1:
            continue  # a Colossal critter that stayed does not lose a second time
        if cooperate(t, seat, survivor):
            continue
        group = group_size(t, region, seat)
        if group and not beats(t, region, survivor, group):
            if not group_size(t, region, survivor):
                drive_out(t, region, survivor, CONTEST, seat)
                beaten |= i64(1) << survivor
                survivor = seat
        else:
            drive_out(t, region, seat, CONTEST, survivor)
    _after_contest(t, region, meeting, actor, leaves)


def _where(t: Table, region: i64, meeting: i64) -> Params:
    """Who meets, and where."""
    where = {**t.node_params(_node_in(t, region)), "fields": t.region_fields(region)}
    return {"seats": seats_in(meeting & SEATS), **where}


def _after_contest(t: Table, region: i64, meeting: i64, actor: i64, leaves: list[int]) -> None:
    """Who is there now. The contest has been told with a list of those who leave, which is filled in here."""
    t.census()
    if t.log is not None:
        leaves += seats_in(meeting & SEATS & ~t.holders[region])
    wound_cooperators(t, region, _newly_cooperating(t, region, meeting), actor)


def _newly_cooperating(t: Table, region: i64, meeting: i64) -> i64:
    """Who shares a region by cooperation now with somebody who was not there before, one bit each."""
    mask: i64 = 0
    holders = t.holders[region]
    for seat in range(t.players):
        for other in range(seat):
            if has_seat(holders, seat) and has_seat(holders, other) and not were_together(meeting, seat, other):
                if cooperate(t, seat, other):
                    mask |= i64(1) << seat | i64(1) << other
    return mask


def wound_cooperators(t: Table, region: i64, seats: i64, actor: i64) -> None:
    """Colossal critters of those who newly share a region by cooperation lose a hit point, the actor's first.

    One that has lost it in a contest just before is not Colossal any more: a change of the board costs one at most.
    """
    if t.rules.colossal_cooperation == "unhurt":
        return
    for later in range(t.players):
        seat = t.after(actor, later)
        if not has_seat(seats, seat):
            continue
        for index in range(len(t.critters)):
            critter = t.critters[index]
            if critter & COLOSSAL and owner_in(critter) == seat and t.region[node_in(critter)] == region:
                t.wound(index, "cooperation")


def _all_leave(t: Table, region: i64, meeting: i64, actor: i64) -> None:
    """Nobody survives a meeting that a third party brought about, except by cooperation or as a group."""
    leaving: i64 = 0
    for seat in range(t.players):
        group = group_size(t, region, seat)
        for other in range(t.players):
            if other == seat or not has_seat(meeting, seat) or not has_seat(meeting, other):
                continue
            share = were_together(meeting, seat, other) or cooperate(t, seat, other)
            if not share and (not group or beats(t, region, other, group)):
                leaving |= i64(1) << seat
    leaves: list[int] = []
    if t.log is not None:
        t.tell("contest.third_party", {**_where(t, region, meeting), "leaves": leaves})
    for seat in range(t.players):
        if has_seat(leaving, seat):
            drive_out(t, region, seat, CONTEST)
    _after_contest(t, region, meeting, actor, leaves)


def drive_out(t: Table, region: i64, seat: i64, cause: str, by: i64 = NOBODY) -> None:
    """A seat's critters in a region go to hand; a Colossal one loses a hit point and stays."""
    index: i64 = 0
    while index < len(t.critters):
        critter = t.critters[index]
        if owner_in(critter) != seat or t.region[node_in(critter)] != region or t.hit(index, cause, by):
            index += 1


# Own critters that meet: without groups, an option has all but one of them go back


def _return_duplicates(t: Table, region: i64, before: vec[i64]) -> None:
    """For owners without groups: of critters from several regions, all but one region's worth go back."""
    for seat in range(t.players):
        if has_groups(t, seat) or t.in_region(region, seat) < 2:
            continue
        sources = vec[i64]()
        index: i64 = 0
        for critter in t.critters:
            if owner_in(critter) == seat and t.region[node_in(critter)] == region:
                source = before[index] if index < len(before) else -index
                if not has(sources, source):
                    sources = append(sources, source)
            index += 1
        if len(sources) > 1:
            t.push(task(agenda.RETURN, seat, _own_node(t, region, seat), len(sources) - 1))


def _own_node(t: Table, region: i64, seat: i64) -> i64:
    for critter in t.critters:
        if t.region[node_in(critter)] == region and owner_in(critter) == seat:
            return node_in(critter)
    return 0


def return_problem(t: Table, question: i64, critter: i64) -> str:
    """Why a seat cannot return a critter of its own; empty if it can."""
    if t.region[node_in(critter)] != t.region[first_in(question)]:
        return "return.region"
    return "critter.colossal" if critter & COLOSSAL else ""


class Return(TaskKind):
    """Which critter goes back to hand from a region in which the seat has too many: a plain one."""

    def offer(self, t: Table, question: i64) -> None:
        seat = seat_in(question)
        if t.in_region(t.region[first_in(question)], seat) < 2:
            return
        for critter in t.critters:
            if owner_in(critter) == seat and not return_problem(t, question, critter):
                id = action_id(actions.RETURN, t.places[hex_in(critter)], biome_in(critter))
                if not t.has_offer(id):
                    t.offer(id)

    def answer(self, t: Table, question: i64, id: i64) -> None:
        seat = seat_in(question)
        node = node_of(t.hex_at(place_in(id)), detail_of(id))
        region = t.region[node]
        index: i64 = 0
        while index < len(t.critters):
            critter = t.critters[index]
            if node_in(critter) == node and owner_in(critter) == seat and not critter & COLOSSAL:
                t.send_home(index, "own")
                break
            index += 1
        t.census()
        if second_in(question) > 1:
            t.push(task(agenda.RETURN, seat, _own_node(t, region, seat), second_in(question) - 1))

    def about(self, t: Table, question: i64, seat: int) -> tuple[str, Params]:
        return "", {"count": int(second_in(question))}

    def why_not(self, t: Table, question: i64, id: i64) -> Problem | None:
        seat, place, biome = seat_in(question), place_in(id), detail_of(id)
        nobody = critter_problem(t, seat, place, biome)
        if nobody is not None and nobody.code not in ("critter.frozen", "critter.burrowed"):
            return nobody
        reason = return_problem(t, question, own_critters(t, seat, place, biome)[0])
        return problem(reason, critter_params(t, seat, place, biome))

    def can_be(self, t: Table, task: i64, below: i64) -> bool:
        return 0 < second_in(task) < CRITTERS and t.rules.own_duplicates == "return_one"


KINDS: Final[dict[int, TaskKind]] = {
    agenda.KEEP: Keep("keep", "n##", actions.KEEP),
    agenda.RETURN: Return("return", "n#", actions.RETURN),
}
