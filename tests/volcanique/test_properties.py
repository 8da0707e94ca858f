"""What holds in every game, whatever is played and by whatever options."""

import json
import os
import pickle
import subprocess
import sys
from collections import Counter
from pathlib import Path

from hypothesis import given

from surtsey import records
from surtsey.chance import Chance
from surtsey.records import Record
from surtsey.volcanique import VOLCANIQUE, Action, Rules, State, agenda
from surtsey.volcanique.actions import parse
from surtsey.volcanique.describing import describe
from surtsey.volcanique.packing import COLOSSAL
from surtsey.volcanique.playouts import finish
from surtsey.volcanique.powers import COLOSSAL_POWER, COOPERATIVE, hand_limit, has_groups
from surtsey.volcanique.table import CRITTERS, OVER, PLAYING, Table
from surtsey.volcanique.tiles import EDGES, LAND_KINDS, LAVA, VOLCANO
from tests.volcanique.games import eager, played, rules, seeds, states

SOURCES = Path(__file__).parents[2] / "src"


def seen(state: State, seat: int = 0) -> dict[str, object]:
    """Everything that a seat can see of a state."""
    return describe(state.observe(seat))


def everything(state: State) -> object:
    """All there is to a state, hidden or not."""
    return {name: fact for name, fact in state.table.facts().items() if name != "ids"}


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
        state.step(eager(state, chance))
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
        state.step(eager(state, chance))
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
        state.step(eager(state, chance))
        if table.turn > turn and ordinary:
            assert table.held(active) <= hand_limit(table, active)


@given(rules, seeds)
def test_regions_are_shared_only_by_powers(rules: Rules, seed: int) -> None:
    """Without cooperation, groups and Colossal critters nobody shares a region."""
    state, chance = State.new(rules, seed), Chance(seed, 1)
    table = state.table
    while table.stage != OVER:
        state.step(eager(state, chance))
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
def test_legal_actions_are_listed_in_order_of_their_ids(state: State) -> None:
    ids = [action.id for action in state.legal()]
    assert ids == sorted(set(ids))
    assert ids == sorted(state.moves())


@given(states)
def test_a_decision_is_only_asked_where_there_is_a_choice(state: State) -> None:
    """Those who hold cards are asked in any case, since to skip them would tell what they hold."""
    assert (state.decision is None) == (state.legal() == [])
    if not len(state.table.cards) and (state.decision is None or state.decision.kind != "uncovered"):
        assert len(state.legal()) != 1


@given(states)
def test_action_text_and_id_round_trip(state: State) -> None:
    for action in state.legal():
        assert parse(str(action)) == action
        assert state.parse(f"  {str(action).replace(' ', '   ')} ") == action
        assert Action(action.id) == action


@given(rules, seeds)
def test_undo_to_the_root(rules: Rules, seed: int) -> None:
    state, chance = State.new(rules, seed), Chance(seed, 1)
    root = everything(state)
    looks = []
    decisions = 0
    while state.table.stage != OVER and decisions < 60:
        looks.append(everything(state))
        state.step(eager(state, chance))
        decisions += 1
    state.undo()
    assert everything(state) == looks[-1]
    state.undo(decisions - 1)
    assert everything(state) == root


@given(rules, seeds)
def test_undo_brings_the_same_dice_again(rules: Rules, seed: int) -> None:
    state = played(rules, seed, 150)
    told = [moment.action for moment in state.history()]
    decisions = [moment.action for moment in state.history() if not moment.chance]
    back = min(40, len(decisions))
    state.undo(back)
    for action in decisions[len(decisions) - back :]:
        state.play(action)
    assert [moment.action for moment in state.history()] == told


@given(states, seeds)
def test_a_copy_is_independent(state: State, seed: int) -> None:
    before, twin = everything(state), state.copy()
    finish(twin, Chance(seed))
    assert everything(state) == before
    assert twin.decision is None


@given(states)
def test_pickles_are_copies(state: State) -> None:
    twin = pickle.loads(pickle.dumps(state))
    assert everything(twin) == everything(state)
    finish(twin, Chance(1))
    other = state.copy()
    finish(other, Chance(1))
    assert everything(twin) == everything(other)


@given(states)
def test_preview_tells_the_beginning_of_what_play_tells(state: State) -> None:
    decision = state.decision
    if decision is None:
        return
    before = everything(state)
    for action in state.legal()[::7]:
        foreseen = [str(event) for event in state.preview(action)]
        assert [str(event) for event in state.copy().play(action)][: len(foreseen)] == foreseen
    assert everything(state) == before


@given(states, seeds)
def test_an_observation_shows_nothing_that_is_hidden(state: State, seed: int) -> None:
    """Two games that differ only in what a seat may not see look the same to it, and sample the same."""
    for seat in range(state.rules.players):
        one = state.observe(seat)
        two = one.sample(seed).observe(seat)
        if one.view.decision is not None and one.view.decision.chance:
            continue
        assert describe(one) == describe(two)
        assert VOLCANIQUE.position(one.view) == VOLCANIQUE.position(two.view)
        assert one.view.seed is None
        assert one.view.history() == two.view.history() == []
        assert everything(one.sample(5)) == everything(two.sample(5))


@given(states, seeds)
def test_a_sample_is_a_game_that_could_be(state: State, seed: int) -> None:
    for seat in range(state.rules.players):
        sample = state.observe(seat).sample(seed)
        assert seen(sample, seat) == seen(state, seat)
        finish(sample, Chance(seed))


@given(states)
def test_position_round_trip(state: State) -> None:
    line = VOLCANIQUE.position(state)
    again = VOLCANIQUE.resume(line, None)
    assert "\n" not in line
    assert VOLCANIQUE.position(again) == line
    if not len(state.table.cards):
        assert again.legal() == state.legal()


@given(states, seeds)
def test_play_goes_on_from_a_position(state: State, seed: int) -> None:
    again = VOLCANIQUE.resume(VOLCANIQUE.position(state), seed)
    finish(again, Chance(seed))
    record = records.read(str(Record(VOLCANIQUE, again)))
    assert record.state.places() == again.places()
    assert str(record) == str(Record(VOLCANIQUE, again))


@given(states)
def test_record_round_trip(state: State) -> None:
    text = str(Record(VOLCANIQUE, state, names={0: "Ada"}, date="2026-11-16"))
    record = records.read(text)
    assert str(record) == text
    assert record.game.position(record.state) == VOLCANIQUE.position(state)


@given(rules, seeds)
def test_every_game_ends_with_a_place_for_every_seat(rules: Rules, seed: int) -> None:
    state = State.new(rules, seed)
    finish(state, Chance(seed, 1))
    places = state.places()
    assert places is not None
    assert len(places) == rules.players
    assert min(places) == 1
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    totals = [score.total for score in state.scores()]
    assert totals[places.index(1)] == max(totals)
    assert state.legal() == []


@given(rules, seeds)
def test_same_seed_same_game(rules: Rules, seed: int) -> None:
    assert str(Record(VOLCANIQUE, played(rules, seed, 300))) == str(Record(VOLCANIQUE, played(rules, seed, 300)))


@given(rules, seeds)
def test_given_chance_plays_the_same_game(rules: Rules, seed: int) -> None:
    """Told the dice of a game, a state in which chance is given goes the same way."""
    own = played(rules, seed, 200)
    told = State.given(rules)
    for moment in own.history():
        decision = told.decision
        assert decision is not None
        assert decision.chance == moment.chance
        assert moment.action in told.legal()
        told.play(moment.action)
    if own.decision is None or not own.decision.chance:
        assert VOLCANIQUE.position(told) == VOLCANIQUE.position(own)


@given(states)
def test_what_is_said_in_json_is_plain_data(state: State) -> None:
    data = seen(state)
    assert json.loads(json.dumps(data)) == data


@given(rules, seeds)
def test_every_event_is_a_sentence(rules: Rules, seed: int) -> None:
    state, chance = State.new(rules, seed), Chance(seed, 1)
    for _ in range(120):
        if state.table.stage == OVER:
            break
        for event in state.play(Action(eager(state, chance))):
            assert str(event).endswith(".")
            assert "{" not in str(event)
            assert event.json()["code"] == event.code


GAMES_FOR_BOTH = """
import hashlib
from surtsey.records import Record
from surtsey.volcanique import VOLCANIQUE, Rules
from tests.volcanique.games import POWERS, played
for players in (2, 3, 4, 5):
    for powers in POWERS:
        for preset in ("standard", "site"):
            state = played(Rules.from_options({"preset": preset, "players": str(players), "powers": powers}), 7, 1500)
            print(hashlib.sha256(str(Record(VOLCANIQUE, state)).encode()).hexdigest())
"""


def test_compiled_and_interpreted_play_the_same_games() -> None:
    def games(**environment: str) -> list[str]:
        plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        run = subprocess.run(
            [sys.executable, "-c", GAMES_FOR_BOTH],
            env={**plain, **environment},
            cwd=SOURCES.parent,
            capture_output=True,
            text=True,
            check=True,
        )
        return run.stdout.split()

    as_installed = games()
    assert len(as_installed) == 32
    assert as_installed == games(PYTHONPATH=str(SOURCES))
