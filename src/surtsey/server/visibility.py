"""What somebody may be shown of a game: the observation of a seat, or what everybody can see.

Somebody who plays several seats at one screen sees what the one that decides may see; while somebody else decides,
nobody's secrets are on that screen.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from surtsey.game import Decision, Event, Observation, State
from surtsey.server.live import Drafted, LiveGame, PublishedEntry

Seats = tuple[int, ...]
"""The seats that somebody plays; none for a spectator."""
MOST_PREVIEWS: Final = 24
"""Legal actions whose previews are sent along with every situation."""
MOST_PREVIEWS_IN_DRAFT: Final = 128
"""The same in the answer to a draft, whose author is looking for the next action just now."""


def observe(live: LiveGame, seats: Seats) -> Observation:
    decision = live.state.decision
    if decision is not None and decision.seat in seats:
        return live.state.observe(decision.seat)
    if len(seats) == 1:
        return live.state.observe(seats[0])
    return _public(live)


def _public(live: LiveGame) -> Observation:
    """What every seat can see: the position as it is written without secrets, if there are any."""
    game, state = live.game, live.state
    public = game.position(state)
    if state.decision is None or public == game.position(state, secrets=True):
        return state.observe(0)
    return game.resume(public, None).observe(0)


def view(live: LiveGame, seats: Seats, places: list[int] | None) -> dict[str, Any]:
    """`places`: of a game that is over, whether or not the rules have ended it."""
    described = live.game.describe(observe(live, seats))
    if places is not None:
        described |= {"to_act": None, "phase": "over", "places": places}
    return described


def decision(live: LiveGame, seats: Seats) -> dict[str, Any] | None:
    found = live.state.decision
    if found is None:
        return None
    if found.seat not in seats:
        shown = observe(live, seats).view.decision
        return _decision(shown or found, [], None)
    return _own_decision(live.state.observe(found.seat).view, found.seat, MOST_PREVIEWS)


def drafted(draft: Drafted, seat: int, live: LiveGame) -> dict[str, Any]:
    """The part of the answer to a draft that the game tells."""
    return {
        "events": events(draft.events, (seat,)),
        "view": live.game.describe(draft.view.observe(seat)),
        "decision": _own_decision(draft.view, seat, MOST_PREVIEWS_IN_DRAFT) if draft.goes_on else None,
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


def events(happened: Iterable[Event], seats: Seats) -> list[dict[str, Any]]:
    return [event.data() for event in happened if event.only is None or event.only in seats]


def entry(published: PublishedEntry, seats: Seats) -> dict[str, Any]:
    return {
        "number": published.entry.number,
        "kind": published.entry.kind,
        "seat": published.entry.seat,
        "actions": published.actions_for(seats),
        "events": events(published.events, seats),
    }


def entries_since(live: LiveGame, since: int | None, seats: Seats) -> Sequence[dict[str, Any]]:
    """What somebody missed; nothing when it is too much, or when they have seen what never was."""
    if since is None or not live.number - len(live.recent) <= since < live.number:
        return []
    return [entry(published, seats) for published in live.recent if published.entry.number > since]
