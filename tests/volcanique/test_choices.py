"""Choices ahead, on drawn boards: each kind with what it offers, and with what it does not."""

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from surtsey import game
from surtsey.chance import Chance
from surtsey.taluva import TALUVA
from surtsey.taluva import State as Taluva
from surtsey.taluva.rules import Rules as TaluvaRules
from surtsey.volcanique import VOLCANIQUE, agenda, course
from surtsey.volcanique.actions import parse
from surtsey.volcanique.choices import CHOICES, choices
from surtsey.volcanique.choices.heaps import Resources, best_gain, best_payment
from surtsey.volcanique.rules import Rules
from surtsey.volcanique.state import State
from tests.volcanique.boards import at, play
from tests.volcanique.checks import check
from tests.volcanique.games import random_options, some_move

NOTHING: dict[str, Any] = {"ahead": [], "rest": None}


def ahead(state: State) -> Any:
    """For the seat that decides; everything that is said has to be true."""
    check(state, thorough=True)
    assert state.decision is not None
    return choices(state.observe(state.decision.seat))


def stop(state: State, kind: str = "") -> dict[str, Any]:
    """The first stop of a kind, or the question at hand."""
    return next(each for each in ahead(state)["ahead"] if kind in (each["kind"], ""))


def offered(state: State, kind: str, **what: Any) -> dict[str, Any] | None:
    """The one choice of a kind of question that is about that; None if there is none."""
    choices = [choice for each in ahead(state)["ahead"] if each["kind"] == kind for choice in each["choices"]]
    found = [each for each in choices if what.items() <= each.items()]
    assert len(found) < 2
    return found[0] if found else None


def chosen(state: State, kind: str, **what: Any) -> dict[str, Any]:
    found = offered(state, kind, **what)
    assert found is not None
    return found


def test_every_kind_of_question_to_a_seat_has_its_choices() -> None:
    asked = {number for number, kind in enumerate(course.KINDS) if number > agenda.LAST_CHANCE and kind.name}
    assert set(CHOICES) == asked


def test_who_does_not_decide_has_no_choices() -> None:
    state = at(PLAIN)
    assert choices(state.observe(1)) == NOTHING
    assert choices(state.observe(0)) != NOTHING


def test_nobody_has_choices_where_chance_decides() -> None:
    state = State.given(Rules())
    assert [choices(state.observe(seat)) for seat in (0, 1)] == [NOTHING, NOTHING]


def test_games_need_not_tell_anything() -> None:
    taluva = Taluva.new(TaluvaRules(), 1)
    assert game.choices(TALUVA, taluva.observe(0)) is None
    assert game.consequences(TALUVA, taluva, taluva, []) is None
    state = at(PLAIN)
    assert game.choices(VOLCANIQUE, state.observe(0)) == choices(state.observe(0))


PLAIN = """
           D0  D   D   M   L   L
    0,0:  D  1  D D  1  M L  1  L
           D   D   D   M   L   L
    seat 0: DM
    """
"""What is dark is one region of two tiles; light is free."""


# The walk through a turn


def test_every_step_that_can_be_left_out_is_a_stop() -> None:
    """What is bought can be left out with that option only."""
    stops = ahead(at(PLAIN, mandatory_buy="no"))["ahead"]
    assert [(each["step"], each["kind"], each["via"], each["pass"]) for each in stops] == [
        ("move", "move", [], True),
        ("buy", "buy", ["pass"], True),
        ("claim", "claim", ["pass", "pass"], True),
        ("sacrifice", "sacrifice", ["pass", "pass", "pass"], True),
    ]


def test_the_walk_ends_where_something_has_to_be_done() -> None:
    found = ahead(at(PLAIN))
    assert [each["kind"] for each in found["ahead"]] == ["move", "buy"]
    assert found["ahead"][1]["pass"] is False
    assert found["rest"]["via"] == ["pass"]
    assert found["rest"]["no"]["code"] == "pass.buy"


def test_the_rest_tells_what_the_end_of_the_turn_brings() -> None:
    """One dark region, and the two resources that seat 0 has."""
    rest = ahead(at(PLAIN, mandatory_buy="no"))["rest"]
    assert (rest["via"], rest["gain"], rest["discard"]) == (["pass"] * 4, "D", None)
    assert [event["code"] for event in rest["does"]] == ["resources.gained"]
    assert "no" not in rest


def test_the_rest_proposes_what_to_discard() -> None:
    """Of eight resources two go: with what is left a uno, a duo, a trio and both kinds of volcano can be bought."""
    found = ahead(at(PLAIN.replace("DM", "DDDDDML"), mandatory_buy="no"))
    assert found["rest"]["discard"] == {"count": 2, "best": "ML"}
    last = found["ahead"][-1]
    assert (last["step"], last["kind"], last["pass"]) == ("collect", "discard", False)
    assert last["choices"][0]["heaps"] == ["ML", "DL", "DM", "DD"]


def test_who_cannot_buy_is_told_what_that_brings() -> None:
    """A critter goes from the hand into the crater, and nothing can be claimed."""
    found = ahead(at(PLAIN.replace("DM", "hand 9")))
    assert [each["kind"] for each in found["ahead"]] == ["move", "sacrifice"]
    assert [event["code"] for event in found["ahead"][1]["does"]] == ["buying.unable", "offered"]
    assert found["rest"]["gain"] == "D"


def test_the_walk_stays_in_the_turn() -> None:
    """Though in the next turn the same seat may be the first to decide, about lava."""
    found = ahead(at(PLAIN, "sacrifice"))
    assert [each["kind"] for each in found["ahead"]] == ["sacrifice"]
    assert "turn.begins" not in [event["code"] for event in found["rest"]["does"]]


def test_windows_of_others_are_passed_over() -> None:
    state = at(PLAIN + "seat 1: powers rift plates", limited_timing="all", mandatory_buy="no")
    found = ahead(state)
    assert [each["kind"] for each in found["ahead"]] == ["move", "buy", "claim", "sacrifice"]
    assert found["rest"]["via"] == ["pass"] * 4
    assert found["rest"]["gain"] == "D"


def test_own_windows_are_stops_that_list_the_same_land_once() -> None:
    state = at(PLAIN.replace("DM", "DM, powers rift"), limited_timing="all", mandatory_buy="no")
    stops = ahead(state)["ahead"]
    assert [each["kind"] for each in stops[:4]] == ["move", "interrupt", "buy", "interrupt"]
    assert (stops[1]["step"], stops[1]["choices"][0]["do"]) == (None, "shift")
    again = [each for each in stops[2:] if each["kind"] == "interrupt"]
    assert len(again) > 1
    assert {(len(each["choices"]), each["like"]) for each in again} == {(0, 1)}


def test_what_comes_down_on_critters_is_settled_first() -> None:
    """No stop behind it: whoever passes gives a critter up."""
    found = ahead(evacuating("L"))
    assert [each["kind"] for each in found["ahead"]] == ["displace"]
    assert found["rest"] is None


# Moving

CORNER = """
           D0  L   M1  M   L   L
    0,0:  D  1  L M  1  M L  1  L
           M   M   M   M   L   L
    seat 0: {}
    """
"""Three biomes on 0,0 of which light and medium are free; beside it medium of seat 1, and beyond free light."""


def ways(state: State, action: str) -> list[tuple[str, list[str], list[list[int]]]]:
    return [(way["by"], way["at"], way["out"]) for way in chosen(state, "move", action=action)["to"]]


def test_a_critter_goes_within_its_region_and_on_its_tile() -> None:
    state = at(PLAIN)
    assert ways(state, "move 0,0 D") == [("region", ["1,0D"], [])]
    assert ways(at(CORNER.format("D")), "move 0,0 D") == [("tile", ["0,0M", "0,0L"], [])]


def test_powers_that_lead_farther_are_named() -> None:
    state = at(CORNER.format("powers agile"))
    assert ways(state, "move 0,0 D") == [("tile", ["0,0M", "0,0L"], [])]
    state = at(PLAIN.replace("DM", "powers agile flying"))
    assert ways(state, "move 0,0 D") == [
        ("region", ["1,0D"], []),
        ("agile", ["1,0M"], []),
        ("flying", ["2,0L"], []),
    ]


def test_a_move_tells_whom_it_drives_out() -> None:
    """The medium region of seat 1 reaches onto the tile, by the edge between them."""
    board = """
               D0  M   M11 M
        0,0:  D  1  M M  1  M
               D   M   M   M
        seat 0: {}
        """
    assert offered(at(board.format("D")), "move", action="move 0,0 D") is None
    state = at(board.format("D, powers cooperative"))
    assert ways(state, "move 0,0 D") == [("cooperative", ["0,0M"], [[1, 2]])]


def test_groups_move_together_and_packs_attack() -> None:
    board = """
               D00 D   D   M   M1  M
        0,0:  D  1  D D  1  M M  1  M
               D   D   D   M   M   M
        seat 0: powers {}
        """
    state = at(board.format("pack"))
    group = chosen(state, "move", action="group 0,0 D")
    assert (group["group"], group["from"]) == (True, ["0,0D", "0,0D"])
    assert [(way["by"], way["at"], way["out"]) for way in group["to"]] == [
        ("region", ["1,0D"], []),
        ("pack", ["1,0M"], [[1, 1]]),
    ]
    herd = chosen(at(board.format("herding")), "move", action="group 0,0 D")
    assert [way["by"] for way in herd["to"]] == ["region"]
    assert offered(at(board.format("agile")), "move", action="group 0,0 D") is None


def test_where_several_critters_fly_is_told_once() -> None:
    board = PLAIN.replace("D0  D ", "D0  D0").replace("D   D   D   M", "D   D   D   M0")
    state = at(board.replace("DM", "powers flying"))
    flights = chosen(state, "move", do="roam")
    assert (flights["by"], flights["to"]) == ("flying", ["2,0L"])
    assert chosen(state, "move", action="move 0,0 D")["roams"] is True


def test_burrowing_is_at_a_place() -> None:
    state = at(PLAIN.replace("D0  D ", "D0_ D0"), burrowing="yes")
    assert offered(state, "move", verb="surface") is None
    state = at(PLAIN.replace("D0  D ", "D0_ D0").replace("DM", "powers burrowing"), burrowing="yes")
    assert chosen(state, "move", verb="surface")["at"] == ["0,0D"]
    assert chosen(state, "move", verb="burrow")["at"] == ["0,0D"]


def test_where_to_asked_by_itself() -> None:
    state = at(CORNER.format("D"))
    play(state, "move 0,0 D")
    assert chosen(state, "move_to")["action"] == ""
    assert chosen(state, "move_to")["from"] == ["0,0D"]


# Buying land


def test_land_tells_price_payments_fields_and_matched_edges() -> None:
    """A duo matches with medium to the east of 0,0; on 1,0 with both neighbours at once or with none."""
    board = """
               D0  D   M   M   M   M
        0,0:  D  1  D M  1  M M  1  M
               D   D   M   M   M   M
        seat 0: DDM
        """
    state = at(board)
    land = chosen(state, "buy", item="DM")
    assert (land["do"], land["action"], land["price"], land["alike"]) == ("lay", "buy DM", 3, 2)
    assert (land["pay"], land["best"], land["left"]) == (["DDM", "DD"], "DD", 8)
    sites = {(q, r): turns for q, r, turns in land["at"]}
    assert sorted(sites) == [(0, 0), (1, 0), (2, 0)]
    assert sites[0, 0] == "-BBB--"  # medium faces east, direction 0, when the tile is turned by 1, 2 or 3
    assert sites[1, 0] == "-JJJ--"  # then dark faces west, direction 3, too: bits 0 and 3
    uno = chosen(state, "buy", item="D")
    assert (uno["at"], uno["no"]["code"]) == ([], "buy.poor.uno")


def test_land_without_a_matched_edge_is_not_offered() -> None:
    """Of medium next to light nothing matches; alone in the sea any way round will do."""
    assert [(q, r) for q, r, _ in chosen(at(PLAIN.replace("DM", "DML")), "buy", item="L")["at"]] == [(1, 0)]
    lone = at("       D0  D\n0,0:  D  1  D\n       D   D\nseat 0: DM")
    assert chosen(lone, "buy", item="DML")["at"] == [[0, 0, "AAAAAA"]]


def test_what_cannot_be_bought_says_why() -> None:
    state = at(PLAIN + "tiles: DML 0", mandatory_buy="no")
    codes = {each["item"]: each["no"]["code"] for each in stop(state, "buy")["choices"] if "no" in each}
    assert codes["DML"] == "buy.none_left"
    assert (codes["D"], codes["volcano"], codes["island"]) == ("buy.poor.uno", "buy.poor.volcano", "buy.crater")
    assert "DLM" not in codes
    assert {"points", "card", "super", "winter"}.isdisjoint(codes)


def test_field_and_rotation_asked_by_themselves() -> None:
    state = at(PLAIN.replace("DM", "DDM"), "buy")
    whole = {(q, r): turns for q, r, turns in chosen(state, "buy", item="DM")["at"]}
    play(state, "buy DM", "pay DD")
    assert chosen(state, "field") == {"do": "site", "item": "DM", "at": [[q, r, whole[q, r]] for q, r in whole]}
    play(state, "at 1,0")
    assert chosen(state, "rotation")["at"] == [[1, 0, whole[1, 0]]]


def test_the_price_by_itself_is_a_heap() -> None:
    state = at(PLAIN.replace("DM", "DDM"), "buy")
    play(state, "buy DM")
    assert chosen(state, "price") == {"do": "heap", "verb": "pay", "count": 2, "heaps": ["DDM", "DD"], "best": "DD"}


# Volcanoes

TALL = """
           D0  D   D   M   L   L
    0,0:  D  4  D D  1  M L  1  L
           D   D   D   M   L   L
    under 0,0: D D D
    seat 0: {}
    """


def test_volcanoes_tell_where_they_may_be_cheaper() -> None:
    volcano = chosen(at(TALL.format("DDDDML"), unstable="yes"), "buy", item="volcano")
    assert volcano["do"] == "erupt"
    assert volcano["pay"] == ["DDDDML"]
    assert volcano["cheap"] == ["DDDML", "DDDDL", "DDDDM", "DDDD"]
    assert volcano["at"] == [[0, 0, 1], [1, 0, 0], [2, 0, 0]]
    assert volcano["best"] == "DDDDML"


def test_where_only_an_unstable_one_can_be_paid_it_needs_a_tall_stack() -> None:
    volcano = chosen(at(TALL.format("DDDD"), unstable="yes"), "buy", item="volcano")
    assert (volcano["pay"], volcano["cheap"], volcano["at"]) == ([], ["DDDD"], [[0, 0, 1]])
    assert "no" in chosen(at(TALL.format("DDDD"), unstable="no"), "buy", item="volcano")


def test_a_volcano_that_ends_the_game_is_for_its_holder() -> None:
    winter = chosen(at(TALL.format("DDDDD, powers winter")), "buy", item="winter")
    assert (winter["action"], winter["at"]) == ("buy winter", [[0, 0, 0], [1, 0, 0], [2, 0, 0]])
    assert offered(at(TALL.format("DDDDD")), "buy", item="winter") is None


def test_the_target_by_itself() -> None:
    state = at(TALL.format("DDDDD"), "buy")
    play(state, "buy volcano")
    assert chosen(state, "target") == {"do": "site", "item": "volcano", "at": [[0, 0, ""], [1, 0, ""], [2, 0, ""]]}


def test_how_a_buried_tile_is_turned() -> None:
    state = at(TALL.format("DDDDD"), "buy", erosion_targets="all")
    play(state, "buy volcano", "at 1,0")
    assert chosen(state, "bury") == {"do": "site", "item": "DM", "at": [[1, 0, "AAAAAA"]]}


# Islands, points, cards


def test_an_island_is_bought_and_then_its_tiles_are_taken() -> None:
    state = at(PLAIN.replace("DM", "DDDMMLL, crater 3"), "buy")
    island = chosen(state, "buy", item="island")
    assert (island["do"], island["price"], island["pay"]) == ("buy", 7, ["DDDMMLL"])
    play(state, "buy island")
    tiles = stop(state, "island_tile")["choices"]
    assert [tile["item"] for tile in tiles] == ["D", "M", "L", "DM", "DL", "ML", "DML", "DLM"]
    assert tiles[0]["at"][0][2] == "A-----"
    assert tiles[3]["at"][0][2] == "AAAAAA"
    play(state, "take D")
    first = chosen(state, "island_field")["at"]
    assert first == tiles[0]["at"]
    play(state, "at {},{}".format(*first[0][:2]))
    beside = stop(state, "island_tile")["choices"][0]["at"]
    assert all(turns in ("B-----", "C-----", "E-----", "I-----", "Q-----", "g-----") for _, _, turns in beside)


def test_points_are_for_sale_in_final_turns() -> None:
    board = (
        PLAIN.replace("DM", "DDDDM, hand 9, powers colossal")
        + "turn 9: seat 0, stage final, left 2, trigger critters 1"
    )
    state = at(board)
    assert chosen(state, "buy", item="points")["pay"] == ["DDM", "DDD"]
    assert chosen(state, "buy", verb="upgrade")["at"] == ["0,0D"]
    assert offered(at(PLAIN), "buy", item="points") is None


def test_cards_are_bought_with_one_of_each_and_played_by_name() -> None:
    state = at(PLAIN.replace("DM", "DDMML, cards agile3 bountiful1"), caldera="yes")
    card = chosen(state, "buy", item="card")
    assert (card["do"], card["price"], card["alike"], card["pay"]) == ("buy", 3, None, ["DML"])
    assert chosen(state, "move", do="option") == {"do": "option", "action": "play agile", "card": "agile"}
    assert offered(state, "buy", do="option") is None


# Claiming, sea, sacrifices, erosion


def test_claims_are_at_places() -> None:
    """Not on the tile with a critter, nor in the dark region."""
    state = at(PLAIN, "claim")
    assert stop(state)["choices"] == [{"do": "spot", "verb": "claim", "at": ["1,0M", "2,0L"]}]


def test_an_upgrade_has_a_price() -> None:
    state = at(PLAIN.replace("DM", "DDDMM, powers colossal"), "claim")
    upgrade = chosen(state, "claim", verb="upgrade")
    assert (upgrade["at"], upgrade["price"]) == (["0,0D"], 4)
    assert (upgrade["pay"], upgrade["best"]) == (["DDMM", "DDDM"], "DDMM")
    assert offered(at(PLAIN.replace("DM", "DDD, powers colossal"), "claim"), "claim", verb="upgrade") is None


def test_a_sea_critter_swims_or_goes_ashore() -> None:
    board = """
               D1  D   L   L
        0,0:  D  1  D L  1  L .0
               D   D   L   L
        seat 0: powers sea
        """
    state = at(board, "claim")
    swim = chosen(state, "claim", do="swim")
    assert (swim["action"], swim["at"]) == ("swim 2,0", "2,0")
    assert "1,0L" in swim["to"]
    assert "0,0D" not in swim["to"]
    assert len(swim["to"]) == 8
    assert chosen(state, "claim", verb="sea")["at"] == [goal for goal in swim["to"] if goal != "1,0L"]
    play(state, "swim 2,0")
    assert chosen(state, "swim_to") == {**swim, "action": ""}


def test_of_several_sea_critters_the_waters_are_told_once() -> None:
    board = """
                   D1  D   L   L
        -1,0: .0  D  1  D L  1  L .0
                   D   D   L   L
        seat 0: powers sea
        """
    state = at(board, "claim")
    waters = chosen(state, "claim", do="roam")["to"]
    assert len(waters) == 6
    assert waters == chosen(state, "claim", verb="sea")["at"]
    assert {tuple(each["to"]) for each in stop(state)["choices"] if each["do"] == "swim"} == {("1,0L",), ()}


def test_sacrifices_are_at_places() -> None:
    state = at(PLAIN.replace("DM", "DDD"), "sacrifice")
    assert stop(state, "sacrifice")["choices"] == [{"do": "spot", "verb": "sacrifice", "at": ["0,0D"]}]


def test_an_offering_has_a_price() -> None:
    state = at(PLAIN.replace("DM", "DDDDDD, powers frugal"), "buy")
    play(state, "buy D", "pay DDD", "at 1,0")
    offering = chosen(state, "sacrifice", do="option")
    assert offering == {"do": "option", "action": "offer", "price": 3, "pay": ["DDD"], "best": "DDD"}


def test_a_forced_sacrifice_where_it_may_be_left_out() -> None:
    state = at(PLAIN.replace("DM", "hand 5"), forced_sacrifice="no")
    assert stop(state, "forced_sacrifice")["choices"] == [{"do": "option", "action": "offer", "price": 0}]
    assert stop(state, "forced_sacrifice")["step"] == "buy"


def test_erosion_is_at_a_field() -> None:
    board = TALL.replace("0,0: D D D", "2,0: D").format("powers erosion").replace("  1  L\n", "  2  L\n")
    assert stop(at(board, "erosion"))["choices"] == [{"do": "spot", "verb": "erode", "at": ["2,0"]}]


# Setting up


def test_the_tray_of_the_set_up() -> None:
    state = State.given(Rules.from_options({"setup": "chosen"}))
    play(state, "first 0")
    uno = chosen(state, "set_up_tile", item="D")
    assert uno == {"do": "take", "action": "take D", "item": "D", "left": 6, "at": [[0, 0, "A-----"]]}
    assert ahead(state)["rest"] is None
    assert stop(state)["step"] is None
    play(state, "take D")
    assert {each["item"] for each in stop(state, "set_up_tile")["choices"]} == {"DM", "DL"}
    duo = chosen(state, "set_up_tile", item="DM")
    assert [1, 0, "-IIII-"[:0] + "-"] not in duo["at"]
    assert {(q, r) for q, r, _ in duo["at"]} == {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    assert [1, 0, "-IIII-"] not in duo["at"]
    assert [1, 0, "-III--"] in duo["at"]
    play(state, "take DM")
    assert chosen(state, "set_up_field")["at"] == duo["at"]
    play(state, "at 1,0")
    assert chosen(state, "set_up_rotation")["at"] == [[1, 0, "-III--"]]


def test_the_resources_of_later_players() -> None:
    state = State.new(Rules.from_options({"setup": "quick", "later_bonus": "2"}), 1)
    gain = chosen(state, "gain")
    assert (gain["do"], gain["verb"], gain["count"], len(gain["heaps"])) == ("heap", "gain", 2, 6)
    assert gain["best"] in gain["heaps"]


# Who has to go


def evacuating(resources: str, critters: str = "D0", **options: str) -> State:
    """Lava is on its way to 1,0; whoever stands there can go to 2,0, two high, or to 3,0."""
    state = at(
        f"""
               ^1  ^   {critters:3} D   D   D   D   D
        0,0:  ^  2  ^ D  1  D D  2  D D  1  D
               ^   ^   D   D   D   D   D   D
        flows: 0,0
        seat 0: {resources}
        """,
        "lava",
        **options,
    )
    play(state, "roll 1/6")
    return state


def test_a_rescue_tells_price_refuges_and_what_happens_otherwise() -> None:
    state = evacuating("DL")
    assert stop(state)["choices"] == [
        {
            "do": "rescue",
            "seat": 0,
            "at": "1,0D",
            "colossal": False,
            "to": ["2,0D", "3,0D"],
            "best": "2,0D",
            "price": 1,
            "pay": ["L", "D"],
            "best_pay": "L",
            "else": "hand",
        }
    ]


def test_all_critters_that_will_be_asked_about_are_rows() -> None:
    rows = stop(evacuating("DL", "D00"))["choices"]
    assert [row["at"] for row in rows] == ["1,0D", "1,0D"]
    other = stop(evacuating("DL", "D01"))["choices"]
    assert [row["seat"] for row in other] == [0]


def test_a_colossal_critter_is_wounded_otherwise_and_flees() -> None:
    state = evacuating("D", "D0+")
    assert chosen(state, "displace")["else"] == "wound"
    play(state, "pass")
    flight = chosen(state, "flee")
    assert (flight["price"], flight["pay"], flight["else"], flight["to"]) == (0, [], "wound", ["2,0D", "3,0D"])


def test_who_covers_a_critter_says_where_it_goes() -> None:
    """For its owner it would be the highest place; whoever covers it likes the lowest best."""
    board = """
               D{0}  D   D   D   D   M
        0,0:  D  1  D D  3  D D  1  M
               D   D   D   D   D   M
        under 1,0: D D
        seat 0: DDD
        """
    state = at(board.replace("{0}", "1"), "buy")
    play(state, "buy D", "at 0,0")
    row = chosen(state, "displace")
    assert (row["seat"], row["to"], row["best"], row["price"], row["else"]) == (1, ["1,0D", "2,0D"], "2,0D", 0, None)
    own = at(board.replace("{0}", "0"), "buy")
    play(own, "buy D", "at 0,0")
    assert chosen(own, "displace")["best"] == "1,0D"


def test_a_third_party_sees_who_goes_for_whom() -> None:
    board = """
               D11 D   M   M   D2  D
        0,0:  D  1  D M  1  M D  1  D
               D   D   M   M   D   D
        seat 0: DDD
        """
    state = at(board, "buy", players="3", engagement="free")
    play(state, "buy D")
    assert stop(state, "keep")["choices"] == [
        {"do": "option", "action": "keep 1", "seat": 1, "out": [[2, 1]]},
        {"do": "option", "action": "keep 2", "seat": 2, "out": [[1, 2]]},
    ]


def test_which_of_too_many_goes_back() -> None:
    board = """
               D0  D   M   M   D0  D
        0,0:  D  1  D M  1  M D  1  D
               D   D   M   M   D   D
        seat 0: DDD
        """
    state = at(board, "buy", own_duplicates="return_one")
    play(state, "buy D")
    assert stop(state, "return")["choices"] == [{"do": "spot", "verb": "return", "at": ["0,0D", "2,0D"]}]


# Dice


def test_a_diversion_tells_the_odds_of_each_way() -> None:
    """Straight on is 1,0, also where the way after is too high; the way before is sea."""
    state = at(
        """
                ^1  ^   D0  D   D   D
        0,0:   ^  2  ^ D  1  D D  1  D
                ^   ^   D   D   D   D
                    M   M
        0,1:       M  2  M
                    M   M
        flows: 0,0
        seat 0: powers diversion
        """,
        "lava",
    )
    play(state, "roll 1/5")
    assert stop(state, "divert")["choices"] == [
        {
            "do": "odds",
            "action": "divert",
            "ways": [
                {"at": [1, -1], "n": 1, "of": 3, "out": []},
                {"at": [1, 0], "n": 2, "of": 3, "out": ["1,0D"]},
            ],
        }
    ]


ERUPTING = """
           D   D   M1  M   L   L
    0,0:  D  1  D M  3  M L  1  L
           D   D   M   M   L   L
               :   :
    0,1:      :  1  :
               :   :
    seat 0: DDDDD, powers {}
    seat 1: {}
    """


def erupted(own: str, theirs: str = "", **options: str) -> State:
    state = at(ERUPTING.format(own, theirs or "hand 9"), "buy", **options)
    play(state, "buy volcano", "at 0,0")
    return state


def test_a_lateral_eruption_tells_where_it_fizzles() -> None:
    arcs = stop(erupted("lateral"), "lateral")["choices"]
    assert [arc["action"] for arc in arcs] == [f"lateral {direction}" for direction in range(6)]
    assert arcs[0]["ways"] == [
        {"at": [1, 0], "n": 1, "of": 4, "out": ["1,0M"]},
        {"at": [0, 1], "n": 1, "of": 4, "out": [], "fizzles": True},
        {"at": [-1, 1], "n": 1, "of": 4, "out": [], "fizzles": True},
        {"at": [-1, 0], "n": 1, "of": 4, "out": [], "fizzles": True},
    ]


def test_a_bomb_tells_who_may_be_hit() -> None:
    state = erupted("bountiful", "powers bomb")
    assert state.decision is not None
    assert state.decision.seat == 1
    (bomb,) = stop(state, "bomb")["choices"]
    assert bomb["action"] == "bomb"
    assert [(way["at"], way["out"]) for way in bomb["ways"][:2]] == [([1, 0], ["1,0M"]), ([0, 1], [])]
    assert {(way["n"], way["of"]) for way in bomb["ways"]} == {(1, 6)}


@pytest.mark.parametrize("dice", ["roll", "choose"])
def test_a_landslide_tells_where_a_tile_may_go(dice: str) -> None:
    state = erupted("landslide", landslide_dice=dice)
    (slide,) = stop(state, "slide")["choices"]
    assert (slide["do"], slide["action"]) == ("odds", "slide 1,0")
    assert [(way["at"], way["of"]) for way in slide["ways"]] == [([2, 0], 2), ([0, 1], 2)]
    play(state, "slide 1,0")
    if dice == "choose":
        assert [(each["action"], each["ways"][0]["at"]) for each in stop(state, "aim")["choices"]] == [
            ("aim 0", [2, 0]),
            ("aim 2", [0, 1]),
        ]


def test_powers_to_unlock_have_slots_and_names() -> None:
    board = PLAIN.replace("DM", "DDDDD, powers A") + "grid: A bountiful, B agile, C sea"
    state = at(board, "buy")
    play(state, "buy volcano", "at 1,0")
    assert stop(state, "unlock")["choices"] == [
        {"do": "option", "action": "unlock B", "slot": "B", "power": "agile"},
        {"do": "option", "action": "unlock C", "slot": "C", "power": "sea"},
    ]


def test_a_claim_for_the_volcano() -> None:
    state = at(PLAIN.replace("DM", "DDDDD"), "buy", volcano_critter="yes")
    play(state, "buy volcano", "at 2,0")
    play(state, *(["unlock A"] if state.decision is not None and state.decision.kind == "unlock" else []))
    assert stop(state, "volcano_critter")["choices"] == [{"do": "spot", "verb": "claim", "at": ["1,0M"]}]


# Moving land


def window(board: str) -> State:
    """The window at the beginning of the turn of seat 0."""
    return at(board + "turn 1: seat 1", "end")


def test_a_rift_lists_parts_and_directions() -> None:
    """Either end, or either two of three in a row: the marks are bits of the land that is listed first."""
    board = """
               D0  D   D   D   M   M
        0,0:  D  1  D D  1  D M  1  M
               D   D   D   D   M   M
        seat 0: powers rift
        """
    state = window(board)
    rift = chosen(state, "interrupt", verb="rift")
    assert rift["land"] == [[0, 0], [1, 0], [2, 0]]
    assert {(name, marked) for name, marked, _ in rift["parts"]} == {
        ("0,0", "B"),
        ("2,0", "E"),
        ("1,0 0", "G"),
        ("1,0 2", "D"),
    }
    assert offered(state, "interrupt", verb="plates") is None
    name, _, directions = rift["parts"][0]
    play(state, f"rift {name}")
    (shift,) = stop(state, "rift_shift")["choices"]
    assert shift == {"do": "shift", "verb": "", "land": [[0, 0]], "parts": [["", "B", directions]]}


def test_plates_go_on_or_stop() -> None:
    state = window(PLAIN.replace("DM", "powers plates"))
    plates = chosen(state, "interrupt", verb="plates")
    assert plates["parts"] == [["0,0", "H", [0, 1, 2, 3, 4, 5]]]
    play(state, "plates 0,0", "shift 0")
    assert stop(state, "plates_shift")["pass"] is True
    assert chosen(state, "plates_shift")["land"] == [[1, 0], [2, 0], [3, 0]]


# What is proposed


def ids(*heaps: str) -> list[int]:
    return [parse(f"pay {heap}").id for heap in heaps]


@pytest.mark.parametrize(
    ("held", "heaps", "best"),
    [
        ((3, 1, 1), ("DDDM", "DDD"), "DDD"),  # fewest
        ((3, 2, 1), ("DM", "ML", "DD"), "ML"),  # three alike are left
        ((2, 2, 2), ("DD", "DM", "ML"), "ML"),  # one of each is left, and a pair
        ((5, 1, 1), ("DD", "DM", "ML"), "ML"),  # five alike pay for a volcano
    ],
)
def test_the_best_payment_leaves_most_open(held: Resources, heaps: tuple[str, ...], best: str) -> None:
    assert best_payment(held, ids(*heaps)) == ids(best)[0]


def test_the_best_gain_opens_most() -> None:
    assert best_gain((1, 0, 0), ids("DD", "DM", "ML")) in (ids("DD")[0], ids("ML")[0])
    assert best_gain((3, 1, 0), ids("DD", "ML")) == ids("DD")[0]


# Everywhere


@settings(max_examples=8, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(random_options(), st.integers(0, 2**32))
def test_what_is_offered_is_what_is_legal(options: dict[str, str], seed: int) -> None:
    """At every decision of random games with powers, cards and all options; every tenth time all of it is played."""
    state, chance = State.new(Rules.from_options(options), seed), Chance(seed, 2)
    for number in range(150):
        if state.decision is None:
            break
        check(state, thorough=number % 10 == 0)
        state.step(some_move(state, chance))
