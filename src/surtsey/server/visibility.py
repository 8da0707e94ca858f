"""What somebody may be shown of a game: the observation of a seat, or what everybody can see.

Somebody who plays several seats at one screen sees what the one that decides may see; while somebody else decides,
nobody's secrets are on that screen.
"""

from collections.abc import Iterable
from typing import Final, cast

from surtsey.game import Beat, Decision, Event, Game, MessageData, Observation, View, choices
from surtsey.server import messages
from surtsey.server.live import Drafted, LiveGame, PublishedEntry

Seats = tuple[int, ...]
"""The seats that somebody plays; none for a spectator."""
MOST_PREVIEWS: Final = 24
"""Legal actions whose previews are sent along with every situation."""
MOST_PREVIEWS_IN_DRAFT: Final = 128
"""The same in the answer to a draft, whose author is looking for the next action just now."""


def remembered(seats: Seats) -> Seats:
    """The seats whose secrets may stay on a screen: none where several are played, as it goes from hand to hand."""
    return seats if len(seats) == 1 else ()


def observe(live: LiveGame, seats: Seats) -> Observation:
    decision = live.state.decision
    if decision is not None and decision.seat in seats:
        return live.state.observe(decision.seat)
    shown = remembered(seats)
    return live.state.observe(shown[0]) if shown else live.state.watch()


def view(live: LiveGame, seats: Seats, places: list[int] | None) -> View:
    """`places`: of a game that is over, whether or not the rules have ended it."""
    shown = cast(View, live.game.show(observe(live, seats)))
    if places is None:
        return shown
    return {**shown, "to_act": None, "phase": "over", "places": places}


def decision(live: LiveGame, seats: Seats) -> messages.Decision | None:
    found = live.state.decision
    if found is None:
        return None
    if found.seat not in seats:
        shown = observe(live, seats).view.decision
        return _decision(shown or found)
    return _own_decision(live.game, live.state.observe(found.seat), MOST_PREVIEWS)


def drafted(draft: Drafted, seat: int, live: LiveGame) -> messages.Foreseen:
    """The part of the answer to a draft that the game tells."""
    own = draft.view.observe(seat)
    return {
        "actions": list(draft.actions),
        "stop": _stop(draft),
        "beats": beats(draft.beats(live.game), (seat,)),
        "view": cast(View, live.game.show(own)),
        "decision": _own_decision(live.game, own, MOST_PREVIEWS_IN_DRAFT) if draft.goes_on else None,
    }


def _stop(draft: Drafted) -> messages.DraftStop:
    """Why a draft goes no further; where it is for somebody else or chance, what is asked."""
    decision = draft.view.decision
    if draft.stop not in ("chance", "other") or decision is None:
        return {"because": draft.stop}
    why = None if decision.why is None else decision.why.data()
    return {"because": draft.stop, "seat": decision.seat, "kind": decision.kind, "why": why}


def _own_decision(game: Game, observation: Observation, few: int) -> messages.Decision | None:
    """With all that the seat can do ahead, from a game that tells it; else with what each action would do."""
    view, seat = observation.view, observation.seat
    found = view.decision
    if found is None:
        return None
    legal = view.legal()
    ahead = choices(game, observation)
    previewed = not ahead and len(legal) <= few
    return {
        **_decision(found),
        "legal": [str(each) for each in legal],
        "previews": {str(each): events(view.preview(each), (seat,)) for each in legal} if previewed else None,
        "choices": ahead,
    }


def _decision(found: Decision) -> messages.Decision:
    """A decision as those see it who only wait for it."""
    return {
        "seat": found.seat,
        "kind": found.kind,
        "why": None if found.why is None else found.why.data(),
        "legal": [],
        "previews": None,
        "choices": None,
    }


def events(happened: Iterable[Event], seats: Seats) -> list[MessageData]:
    return [event.data() for event in happened if event.only is None or event.only in seats]


def beats(told: Iterable[Beat], seats: Seats) -> list[messages.Beat]:
    """Each with its tally, where that differs from the one before."""
    shown: list[messages.Beat] = []
    before: messages.Tally | None = None
    for beat in told:
        happened = events(beat.events, seats)
        if not happened:
            continue
        tally = None if beat.tally is None else beat.tally.data(seats)
        shown.append({"events": happened, "tally": None if tally == before else tally})
        before = tally
    return shown


def entry(published: PublishedEntry, seats: Seats) -> messages.Entry:
    seats = remembered(seats)
    return {
        "number": published.entry.number,
        "kind": published.entry.kind,
        "seat": published.entry.seat,
        "actions": published.actions_for(seats),
        "passed": list(published.passed),
        "beats": beats(published.beats, seats),
    }


def entries_since(live: LiveGame, since: int | None, seats: Seats) -> list[messages.Entry]:
    """What somebody missed; nothing when it is too much, or when they have seen what never was."""
    if since is None or not live.number - len(live.recent) <= since < live.number:
        return []
    return [entry(published, seats) for published in live.recent if published.entry.number > since]
