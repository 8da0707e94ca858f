"""What the page asks during a turn. Nothing changes by it, and nobody else is told."""

from collections.abc import Iterable

from surtsey.game import SurtseyError, consequences
from surtsey.server import messages, visibility, wire
from surtsey.server.live import Answer, LiveGame
from surtsey.server.wire import Refused


def drafted(live: LiveGame, message: wire.Draft) -> messages.Drafted:
    draft = live.draft(message.seat, message.actions, _in_hand(message.answers))
    return {"type": "drafted", "key": message.key, **visibility.drafted(draft, message.seat, live)}


def explained(live: LiveGame, message: wire.Explain) -> messages.Explained:
    view = live.draft(message.seat, message.drafted).view
    problems = []
    for action in message.actions:
        try:
            problem = view.explain(action)
        except SurtseyError as error:
            raise Refused("unreadable", str(error)) from None
        problems.append(None if problem is None else problem.data())
    return {"type": "explained", "key": message.key, "problems": problems}


def previewed(live: LiveGame, message: wire.Preview) -> messages.Previewed:
    before = live.draft(message.seat, message.drafted)
    gesture = [] if message.action is None else [message.action]
    after = live.draft(message.seat, [*message.drafted, *gesture], _in_hand(message.answers))
    events = after.events[len(before.events) :]
    return {
        "type": "previewed",
        "key": message.key,
        "events": visibility.events(events, (message.seat,)),
        "after": consequences(live.game, before.view, after.view, events),
    }


def _in_hand(answers: Iterable[wire.Answer]) -> list[Answer]:
    return [Answer(each.kind, each.action, each.about) for each in answers]
