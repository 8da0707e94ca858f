"""What holds in every game of Volcanique; `tests/test_every_game.py` has what holds in other games too."""

from collections import Counter
from pathlib import Path

from hypothesis import given

from surtsey.chance import Chance
from surtsey.volcanique import VOLCANIQUE, Rules, State, agenda
from surtsey.volcanique.describing import describe
from surtsey.volcanique.packing import COLOSSAL
from surtsey.volcanique.playouts import finish
from surtsey.volcanique.powers import COLOSSAL_POWER, COOPERATIVE, hand_limit, has_groups
from surtsey.volcanique.table import CRITTERS, OVER, PLAYING, Table
from surtsey.volcanique.tiles import EDGES, LAND_KINDS, LAVA, VOLCANO
from surtsey.volcanique.views import BareView
from tests.volcanique.games import rules, seeds, some_move, states

SOURCES = Path(__file__).parents[2] / "src"


def seen(state: State, seat: int = 0) -> BareView:
    """Everything that a seat can see of a state."""
    return describe(state.observe(seat))


def stack(table: Table, hex: int) -> list[int]:
    """The tiles of a hex from the top down."""
    found, entry = [], int(table.tops[hex])
    while entry:
        found.append(int(table.tiles[entry]) & 255)
        entry = int(table.tiles[entry]) >> 8 & 0xFFFF
    return found


def critters_of(table: Table) -> Counter[int]:
    """All pieces of each seat, wherever they are."""
    total: Counter[int] = Counter()
    for seat in range(int(table.players)):
        total[seat] = int(table.hand[seat]) + int(table.crater[seat]) + int(table.slots[seat]).bit_count()
    for critter in table.critters:
        total[int(critter) >> 4 & 15] += 2 if critter & COLOSSAL else 1
    for each in table.buried:
        total[int(each) & 63] += 1
    for swimmer in table.swimmers:
        total[int(swimmer) & 15] += 1
    return total


@given(rules, seeds)
def test_pieces_and_resources_are_never_lost(rules: Rules, seed: int) -> None:
    state, chance = State.new(rules, seed), Chance(seed, 1)
    table = state.table
    while table.stage != OVER:
        state.step(some_move(state, chance))
        assert set(critters_of(table).values()) == {CRITTERS}
        for biome in range(3):
            held = [int(table.resources[seat * 3 + biome]) for seat in range(rules.players)]
            assert min(held) >= 0
            assert sum(held) + table.supply[biome] == rules.resources_per_type


@given(rules, seeds)
def test_a_field_has_one_stack_as_high_as_it_has_tiles(rules: Rules, seed: int) -> None:
    state, chance = State.new(rules, seed), Chance(seed, 1)
    table = state.table
    while table.stage != OVER:
        state.step(some_move(state, chance))
        assert len(set(table.places)) == len(table.places)
        assert [len(stack(table, hex)) for hex in range(len(table.places))] == list(table.heights)


@given(rules, seeds)
def test_tiles_leave_the_game_only_by_erosion(rules: Rules, seed: int) -> None:
    state = State.new(rules, seed)
    finish(state, Chance(seed, 1))
    table = state.table
    tiles = [tile for hex in range(len(table.places)) for tile in stack(table, hex)]
    land = sum(tile >> 3 < LAND_KINDS for tile in tiles) + table.stock_left()
    gone = rules.land - land
    if rules.erosion_targets == "land":
        assert gone == table.eroded
    else:
        assert 0 <= gone <= table.eroded


@given(states)
def test_every_node_of_a_region_is_joined_and_nothing_else(state: State) -> None:
    """Regions by a second, slower way: spread from node to node over matched edges."""
    table = state.table
    fields = {(int(place) >> 8, int(place) & 255): hex for hex, place in enumerate(table.places)}
    steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

    def side(hex: int, direction: int) -> int:
        return int(EDGES[int(table.top(hex)) * 6 + direction])

    nodes = {(hex, side(hex, direction)) for hex in fields.values() for direction in range(6) if side(hex, direction)}
    label: dict[tuple[int, int], tuple[int, int]] = {}
    for start in nodes:
        spreading = [] if start in label else [start]
        while spreading:
            hex, biome = spreading.pop()
            if (hex, biome) in label:
                continue
            label[hex, biome] = start
            q, r = int(table.places[hex]) >> 8, int(table.places[hex]) & 255
            for direction, (dq, dr) in enumerate(steps):
                beside = fields.get((q + dq, r + dr))
                if beside is not None and side(hex, direction) == biome == side(beside, (direction + 3) % 6):
                    spreading.append((beside, biome))
    for one in nodes:
        for two in nodes:
            together = table.region[one[0] * 4 + one[1]] == table.region[two[0] * 4 + two[1]]
            assert together == (label[one] == label[two])


@given(rules, seeds)
def test_nobody_holds_more_than_the_limit_after_collecting(rules: Rules, seed: int) -> None:
    state, chance = State.new(rules, seed), Chance(seed, 1)
    table = state.table
    while table.stage != OVER:
        turn, active, ordinary = table.turn, table.active, table.stage == PLAYING
        state.step(some_move(state, chance))
        if table.turn > turn and ordinary:
            assert table.held(active) <= hand_limit(table, active)


@given(rules, seeds)
def test_regions_are_shared_only_by_powers(rules: Rules, seed: int) -> None:
    """Without cooperation, groups and Colossal critters nobody shares a region."""
    state, chance = State.new(rules, seed), Chance(seed, 1)
    table = state.table
    while table.stage != OVER:
        state.step(some_move(state, chance))
        quiet = all(int(task) & 255 not in (agenda.KEEP, agenda.RETURN) for task in table.agenda)
        sharing = any(
            table.owns(seat, COOPERATIVE) or has_groups(table, seat) or table.owns(seat, COLOSSAL_POWER)
            for seat in range(rules.players)
        )
        if quiet and not sharing:
            for region in range(1, int(table.regions) + 1):
                assert int(table.holders[region]).bit_count() <= 1


@given(states)
def test_lava_and_volcanoes_carry_nothing(state: State) -> None:
    table = state.table
    for hex in range(len(table.places)):
        if table.top_kind(hex) in (VOLCANO, LAVA):
            assert not table.standing(hex)


@given(states)
def test_a_decision_is_only_asked_where_there_is_a_choice(state: State) -> None:
    """Those who hold cards are asked in any case, since to skip them would tell what they hold."""
    assert (state.decision is None) == (state.legal() == [])
    if not len(state.table.cards) and (state.decision is None or state.decision.kind != "uncovered"):
        assert len(state.legal()) != 1


@given(states)
def test_the_same_is_legal_in_a_position_unless_somebody_holds_cards(state: State) -> None:
    again = VOLCANIQUE.resume(VOLCANIQUE.position(state), None)
    if not len(state.table.cards):
        assert again.legal() == state.legal()


@given(rules, seeds)
def test_most_points_win(rules: Rules, seed: int) -> None:
    state = State.new(rules, seed)
    finish(state, Chance(seed, 1))
    totals, places = [score.total for score in state.scores()], state.places()
    assert places is not None
    assert totals[places.index(1)] == max(totals)
