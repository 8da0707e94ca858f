"""What goes over the wire has the types that the page is told, in every game and for everybody."""

import json
from pathlib import Path
from typing import Any

import pytest

from surtsey.chance import PLAYERS, Chance
from surtsey.game import Ahead, Foretelling
from surtsey.games import game_named
from surtsey.server import visibility
from surtsey.server.live import LiveGame
from surtsey.server.messages import Decision, Entry, Foreseen
from surtsey.server.wire import NewGame
from surtsey.taluva.views import TaluvaView
from surtsey.volcanique.choices.forms import Choice
from surtsey.volcanique.views import BareView, Consequences, VolcaniqueView
from tests.wire_types import misfit
from tests.write_wire import files

VARIANTS = [
    ("taluva", {"players": "3", "tiles": "12"}, TaluvaView, TaluvaView),
    ("volcanique", {"preset": "site", "players": "3", "erosion_targets": "all"}, BareView, VolcaniqueView),
    ("volcanique", {"players": "2", "setup": "quick", "caldera": "yes"}, BareView, VolcaniqueView),
]


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_the_page_has_the_types_of_today(path: Path) -> None:
    """`make wire` writes them."""
    assert path.read_text() == files()[path]


@pytest.mark.parametrize(("name", "options", "bare", "shown"), VARIANTS)
def test_what_is_told_has_its_types(name: str, options: dict[str, str], bare: Any, shown: Any) -> None:
    game, chance = game_named(name), Chance(3, PLAYERS)
    live = LiveGame.new(game, options, 5)
    for _ in range(60):
        decision = live.state.decision
        if decision is None:
            break
        seat, actions = decision.seat, list[str]()
        while (draft := live.draft(seat, actions)).goes_on:
            legal = draft.view.legal()
            actions.append(str(legal[chance.below(len(legal))]))
        fits(visibility.drafted(draft, seat, live), Foreseen)
        fits(visibility.decision(live, (seat,)), Decision)
        if isinstance(game, Foretelling):
            before = live.state.observe(seat).view
            fits(game.consequences(before, draft.view, draft.events), Consequences)
            ahead = game.choices(live.state.observe(seat))
            fits(ahead, Ahead)
            for stop in ahead["ahead"]:
                fits(stop["choices"], list[Choice])
        live, published = live.act(seat, actions, None)
        for observation in (live.state.observe(0), live.state.observe(1), live.state.watch()):
            fits(game.describe(observation), bare)
            fits(game.show(observation), shown)
        fits(visibility.entry(published, (0,)), Entry)


def fits(value: Any, kind: Any) -> None:
    assert misfit(json.loads(json.dumps(value)), kind) is None


def test_what_does_not_fit_is_seen() -> None:
    seat = {"kind": "me"}
    wanted = {"game": "taluva", "options": {}, "seats": [seat]}
    asked = {"seat": 0, "kind": "tile", "why": None, "legal": [], "previews": None, "choices": None}
    fits(asked, Decision)
    wrongs: list[dict[str, Any]] = [{"seat": "0"}, {"why": []}, {"legal": [1]}, {"legal": None}, {"more": 1}]
    for wrong in wrongs:
        assert misfit({**asked, **wrong}, Decision) is not None
    assert misfit({name: asked[name] for name in ("seat", "kind")}, Decision) is not None
    assert misfit({"do": "buy", "action": "buy points"}, Choice) is not None
    assert misfit(wanted | {"seats": [{"kind": "you"}]}, NewGame) is not None
