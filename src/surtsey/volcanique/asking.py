"""What a decision is about: the question at hand, in words."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from surtsey.game import Problem, Question
from surtsey.hexes import STEPS, field_of
from surtsey.volcanique import agenda, cards
from surtsey.volcanique.actions import (
    BUY_VOLCANO,
    BUY_WINTER,
    ITEMS,
    NOTHING,
)
from surtsey.volcanique.agenda import first_in, second_in, third_in
from surtsey.volcanique.contests import SEATS, seats_in
from surtsey.volcanique.displacing import BY_LAND, CAUSES, next_critter, price_of_escape
from surtsey.volcanique.market import (
    TALL,
    UNSTABLE,
    may_buy_more,
    price_any,
)
from surtsey.volcanique.messages import VolcaniqueQuestion
from surtsey.volcanique.moving import (
    WHOLE,
    movers,
    moves_allowed,
)
from surtsey.volcanique.placing import open_to_volcanoes
from surtsey.volcanique.powers import (
    NAMES,
    PLATES,
    RIFT,
    SLOTS,
)
from surtsey.volcanique.setting_up import bonus_left
from surtsey.volcanique.shifting import unused
from surtsey.volcanique.table import (
    COLOSSAL,
    FINAL_TURNS,
    FLUSH,
    Table,
)
from surtsey.volcanique.tiles import (
    DUO_ML,
    KINDS,
    LAND_KINDS,
    UNO_L,
)

SHAPES: Final = ("uno", "duo", "trio")
AFTER_BUY: Final = (agenda.FORCED_SACRIFICE, agenda.EROSION, agenda.CLAIM, agenda.SACRIFICE, agenda.DISCARD)
"""Questions of a turn that come when buying is over."""

Params = dict[str, Any]
Reason = Callable[[Table, i64, i64], Problem]


def question_about(t: Table, question: i64, seat: int) -> Question:
    """What the question at hand, whose options are listed, is about."""
    kind = int(question & 255)
    code, signature = agenda.NAMES[kind]
    params = _named(t, question, signature)
    if kind >= agenda.WHICH_WAY:
        params["seat"] = seat
    if kind in _OCCASIONS:
        more, what = _OCCASIONS[kind](t, question, seat)
        code += more
        params.update(what)
    return VolcaniqueQuestion(code, params)


def _named(t: Table, question: i64, signature: str) -> Params:
    """The field and the tile that a task names."""
    params: Params = {}
    for sign, number in zip(signature, (first_in(question), second_in(question)), strict=False):
        if sign == "h":
            params["field"] = field_of(t.places[number])
        elif sign == "p":
            params["field"] = field_of(number)
        elif sign == "n":
            params |= t.node_params(number)
        elif sign == "k":
            params["tile"] = KINDS[number]
        if "field" in params:
            break
    return params


def _dealing(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"slot": SLOTS[first_in(question)]}


def _rolling(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"ways": int(t.count)}


def _making_for(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"to": field_of(t.places[first_in(question)] + STEPS[third_in(question) & 7])}


def _breaking_out(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"direction": int(second_in(question))}


def _showing(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"seat": int(t.cards[cards.hidden_card(t)] >> 16)}


def _starting(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"shape": SHAPES[first_in(question)]}


def _standing(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"field": field_of(t.places[len(t.places) - 1])}


def _gaining(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"bonus": int(bonus_left(t))}


def _interrupting(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    by = first_in(question)
    if by:
        return ".card", {"power": NAMES[RIFT if by == cards.BY_RIFT_CARD else PLATES]}
    powers = [NAMES[power] for power in (RIFT, PLATES) if unused(t, seat, power)]
    return ("", {"powers": powers}) if powers else (".hand", {})


def _displacing(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    cause = second_in(question)
    critter = t.critters[next_critter(t, first_in(question))]
    owner = int(critter >> 4 & 15)
    what: Params = {**t.node_params(critter >> 8), "owner": owner}
    if cause == BY_LAND:
        return f".{CAUSES[cause]}" + (".own" if owner == seat else ""), what
    what["price"] = int(price_of_escape(t, owner, cause))
    return f".{CAUSES[cause]}" + (".colossal" if critter & COLOSSAL else ""), what


def _paying(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    """What for is seen from what goes on afterwards."""
    what = {"price": int(first_in(question))}
    before = int(t.agenda[len(t.agenda) - 2] & 255) if len(t.agenda) > 1 else -1
    if before == agenda.DISPLACE:
        return ".escape", what
    if before == agenda.SACRIFICE:
        return ".offering", what
    return ".upgrade" if before in (agenda.CLAIM, agenda.BUY) else "", what


def _moving(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    left = int(moves_allowed(t, seat) - t.moves)
    return ("", {"left": left}) if left > 0 else (".done", {})


def _going(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    if second_in(question) == WHOLE:
        return ".group", {"count": len(movers(t, seat, t.region[first_in(question)]))}
    return (".colossal" if second_in(question) else ""), {}


def _buying(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    if t.stage == FINAL_TURNS:
        return ".final", {}
    if t.purchases:
        return (".more" if may_buy_more(t, seat) else ".card"), {}
    return (".may" if t.has_offer(NOTHING) else ".must"), {}


def _pricing(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return f".{price_list(t, first_in(question))}", price_params(t, seat, first_in(question))


def price_list(t: Table, item: i64) -> str:
    """Under what name the price of an item is known."""
    if item <= UNO_L:
        return "uno"
    if item <= DUO_ML:
        return "duo"
    if item < LAND_KINDS:
        return "trio"
    if BUY_VOLCANO <= item <= BUY_WINTER:
        return "either" if t.rules.unstable and len(open_to_volcanoes(t, TALL)) else "volcano"
    return ITEMS[item]


def price_params(t: Table, seat: i64, item: i64) -> Params:
    return {"seat": int(seat), "item": ITEMS[item], "price": int(price_any(t, seat, item))}


def _erupting(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    if first_in(question) == BUY_VOLCANO and second_in(question) == UNSTABLE:
        return ".unstable", {"least": TALL}
    return f".{ITEMS[first_in(question)]}", {}


def _raising(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"number": int(first_in(question)) + 1}


def _meeting(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"seats": seats_in(second_in(question) & SEATS)}


def _returning(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return "", {"count": int(second_in(question))}


def _shifting(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return (".on" if second_in(question) == 2 else ""), {}


def _claiming(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    return (".flush" if t.stage == FLUSH else ""), {}


def _discarding(t: Table, question: i64, seat: int) -> tuple[str, Params]:
    held, limit = int(t.held(seat)), int(t.limit(seat))
    return "", {"held": held, "limit": limit, "excess": held - limit}


_OCCASIONS: Final[dict[int, Callable[[Table, i64, int], tuple[str, Params]]]] = {
    agenda.WHICH_POWER: _dealing,
    agenda.WHICH_WAY: _rolling,
    agenda.HOW_DIVERTED: _making_for,
    agenda.WHERE_LATERAL: _breaking_out,
    agenda.WHERE_SLIDE: _rolling,
    agenda.WHICH_CARD_WAS: _showing,
    agenda.SET_UP_TILE: _starting,
    agenda.SET_UP_CRITTER: _standing,
    agenda.SET_UP_GAIN: _gaining,
    agenda.WINDOW: _interrupting,
    agenda.DIVERT: _making_for,
    agenda.DISPLACE: _displacing,
    agenda.PAY: _paying,
    agenda.MOVE: _moving,
    agenda.MOVE_TO: _going,
    agenda.BUY: _buying,
    agenda.PRICE: _pricing,
    agenda.VOLCANO_FIELD: _erupting,
    agenda.ISLAND_TILE: _raising,
    agenda.KEEP: _meeting,
    agenda.RETURN: _returning,
    agenda.PLATES_SHIFT: _shifting,
    agenda.CLAIM: _claiming,
    agenda.DISCARD: _discarding,
}
"""What a question's code ends with, and more of what it is about."""
