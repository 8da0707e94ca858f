"""What somebody may be shown of a game: the observation of a seat, or what everybody can see.

Who plays several seats at one screen sees with the eyes of the one that decides; while somebody else does, nobody's
secrets are on that screen.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from surtsey.game import Decision, Event, Observation, State
from surtsey.server.live import Drafted, LiveGame, Told

Eyes = tuple[int, ...]
"""The seats that somebody plays; none for a spectator."""
FEW: Final = 24
"""Legal actions whose previews are sent along with every situation."""
FEW_IN_DRAFT: Final = 128
"""The same in the answer to a draft, whose author is looking for the next action just now."""


def observe(live: LiveGame, eyes: Eyes) -> Observation:
    decision = live.state.decision
    if decision is not None and decision.seat in eyes:
        return live.state.observe(decision.seat)
    if len(eyes) == 1:
        return live.state.observe(eyes[0])
    return _public(live)


def _public(live: LiveGame) -> Observation:
    """What every seat can see: the position as it is written without secrets, if there are any."""
    game, state = live.game, live.state
    public = game.position(state)
    if state.decision is None or public == game.position(state, secrets=True):
        return state.observe(0)
    return game.resume(public, None).observe(0)


def view(live: LiveGame, eyes: Eyes, places: list[int] | None) -> dict[str, Any]:
    """`places`: of a game that is over, whether or not the rules have ended it."""
    described = live.game.describe(observe(live, eyes))
    if places is not None:
        described |= {"to_act": None, "phase": "over", "places": places}
    return described


def decision(live: LiveGame, eyes: Eyes) -> dict[str, Any] | None:
    found = live.state.decision
    if found is None:
        return None
    if found.seat not in eyes:
        shown = observe(live, eyes).view.decision
        return _decision(shown or found, [], None)
    return _own_decision(live.state.observe(found.seat).view, found.seat, FEW)


def drafted(draft: Drafted, seat: int, live: LiveGame) -> dict[str, Any]:
    """The part of the answer to a draft that the game tells."""
    return {
        "events": events(draft.events, (seat,)),
        "view": live.game.describe(draft.view.observe(seat)),
        "decision": _own_decision(draft.view, seat, FEW_IN_DRAFT) if draft.goes_on else None,
    }


def _own_decision(view: State, seat: int, few: int) -> dict[str, Any] | None:
    found = view.decision
    if found is None:
        return None
    legal = view.legal()
    previews = {str(each): events(view.preview(each), (seat,)) for each in legal} if len(legal) <= few else None
    return _decision(found, [str(each) for each in legal], previews)


def _decision(found: Decision, legal: list[str], previews: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "seat": found.seat,
        "kind": found.kind,
        "why": None if found.why is None else found.why.data(),
        "legal": legal,
        "previews": previews,
    }


def events(happened: Iterable[Event], eyes: Eyes) -> list[dict[str, Any]]:
    return [event.data() for event in happened if event.only is None or event.only in eyes]


def entry(told: Told, eyes: Eyes) -> dict[str, Any]:
    return {
        "number": told.entry.number,
        "kind": told.entry.kind,
        "seat": told.entry.seat,
        "actions": told.actions_for(eyes),
        "events": events(told.events, eyes),
    }


def entries_since(live: LiveGame, since: int | None, eyes: Eyes) -> Sequence[dict[str, Any]]:
    """What somebody missed; nothing when it is too much, or when they have seen what never was."""
    if since is None or not live.number - len(live.recent) <= since < live.number:
        return []
    return [entry(told, eyes) for told in live.recent if told.entry.number > since]
