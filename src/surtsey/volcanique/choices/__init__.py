"""All that a seat can do from here on, up to the next dice or the next other person: for whoever shows it at once.

Who looks at a board wants to see what the whole turn offers, and not one question after the other. So what may be left
out is left out, on a copy that knows no more than the seat, and every question on the way is a *stop* that lists its
choices. The modules here are those of the rules; each has a table of the kinds of question that it knows. They are no
methods of the kinds, since those are compiled: what makes dictionaries is no quicker in C, and long to compile.
"""

from typing import Any, Final

from surtsey.game import Ahead, Event, Rest, Stop
from surtsey.volcanique import agenda, course
from surtsey.volcanique.actions import NOTHING, action_text
from surtsey.volcanique.agenda import first_in, kind_in
from surtsey.volcanique.choices import buying, claiming, erupting, escaping, laying, moving, shifting
from surtsey.volcanique.choices.asking import Asked, Choice, Chooser
from surtsey.volcanique.choices.heaps import heap
from surtsey.volcanique.state import Observation, State
from surtsey.volcanique.table import OVER, SETTING_UP, Table

CHOICES: Final[dict[int, Chooser]] = {
    **laying.CHOICES,
    **buying.CHOICES,
    **claiming.CHOICES,
    **moving.CHOICES,
    **escaping.CHOICES,
    **erupting.CHOICES,
    **shifting.CHOICES,
}
"""For every kind of question to a seat, what lists its choices."""

SETTLED_FIRST: Final = (agenda.DIVERT, agenda.DISPLACE)
"""Questions that are not left out on the way: something is about to come down on critters."""

STEPS: Final = {
    agenda.LAVA: "lava",
    agenda.NEXT_FLOW: "lava",
    agenda.LAY_LAVA: "lava",
    agenda.MOVE: "move",
    agenda.BUY: "buy",
    agenda.AFTER_BUYING: "buy",
    agenda.FORCED_SACRIFICE: "buy",
    agenda.EROSION: "erosion",
    agenda.CLAIM: "claim",
    agenda.SACRIFICE: "sacrifice",
    agenda.COLLECT: "collect",
    agenda.DISCARD: "collect",
}
"""The step of a turn to which something on the agenda belongs."""

LAST_EVENTS: Final = ("turn.begins", "scored")
"""With these something else begins."""


def choices(observation: Observation) -> Ahead:
    """What the seat can do now and later in this turn, and what ending the turn would bring; nothing if others decide.

    Windows in which others may use limited powers are passed over, as nobody uses them in a draft.
    """
    walk = _Walk(observation)
    while walk.is_asked():
        walk.stop()
        if not walk.may_leave_out():
            break
        walk.leave_out()
    return {"ahead": walk.stops, "rest": walk.rest()}


class _Walk:
    """The way through the rest of a turn on which nothing is done that can be left out."""

    def __init__(self, observation: Observation) -> None:
        self.seat = observation.seat
        self.state: State = observation.view.copy()
        self.turn = self.state.turn
        t = self.table
        self.is_of_own_turn: Final = t.stage != SETTING_UP and t.active == self.seat
        self.via: list[str] = []
        self.does: list[Event] = []
        self.stops: list[Stop] = []
        self._seen: dict[tuple[Any, ...], int] = {}

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def question(self) -> int:
        return int(self.table.agenda[len(self.table.agenda) - 1])

    def is_asked(self) -> bool:
        """Whether the seat decides, still in the same turn."""
        t = self.table
        if t.stage == OVER or self.state.turn != self.turn or course.is_chance(t, self.question):
            return False
        return course.decider(t, self.question) == self.seat

    def may_leave_out(self) -> bool:
        return not self._is_settled_first() and NOTHING in self.state.moves()

    def _is_settled_first(self) -> bool:
        return self.is_asked() and int(kind_in(self.question)) in SETTLED_FIRST

    def leave_out(self) -> None:
        self.via.append(action_text(NOTHING))
        self._pass()
        while self._is_window_of_others():
            self._pass()

    def _pass(self) -> None:
        for event in self.state.play(action_text(NOTHING)):
            if event.only in (None, self.seat):
                self.does.append(event)

    def _is_window_of_others(self) -> bool:
        t = self.table
        if t.stage == OVER or kind_in(self.question) != agenda.WINDOW or self.state.turn != self.turn:
            return False
        return course.decider(t, self.question) != self.seat

    # What is told of it

    def stop(self) -> None:
        """Lists what can be chosen here; land that can be moved still the same way is not listed again."""
        ids = tuple(int(id) for id in self.state.moves())
        t = self.table
        decision = self.state.decision
        stop: Stop = {
            "step": _step(t),
            "kind": course.kind_at(self.question).name,
            "why": decision.why.data() if decision is not None and decision.why is not None else None,
            "via": list(self.via),
            "does": self._told(),
            "pass": NOTHING in ids,
            "choices": [],
        }
        if kind_in(self.question) == agenda.WINDOW:
            same = ids, tuple(t.places)
            if same in self._seen:
                self.stops.append({**stop, "like": self._seen[same]})
                return
            self._seen[same] = len(self.stops)
        self.stops.append({**stop, "choices": _chosen_from(t, self.question, self.seat, ids)})

    def _told(self) -> list[dict[str, Any]]:
        told = []
        for event in self.does:
            if event.code in LAST_EVENTS:
                break
            told.append(event.data())
        return told

    def rest(self) -> Rest | None:
        """What comes of ending the turn now; None where that cannot be asked for yet."""
        if not self.stops or not self.is_of_own_turn or self._is_settled_first():
            return None
        rest: Rest = {"via": self.via, "does": self._told(), "gain": self._gain(), "discard": None}
        if self.is_asked():
            if kind_in(self.question) == agenda.DISCARD:
                due = heap(self.table, self.seat, [int(id) for id in self.state.moves()])
                rest["discard"] = {"count": due["count"], "best": due["best"]}
            else:
                problem = self.state.explain(action_text(NOTHING))
                rest["no"] = None if problem is None else problem.data()
        return rest

    def _gain(self) -> str:
        """What the seat collects on the way."""
        for event in self.does:
            if event.code == "resources.gained" and event.params["seat"] == self.seat:
                return str(event.params["resources"])
        return ""


def _step(t: Table) -> str | None:
    """The step of the turn that something is asked in; None during the set-up and in windows between steps."""
    for depth in range(len(t.agenda) - 1, -1, -1):
        task = t.agenda[depth]
        if kind_in(task) == agenda.WINDOW and not first_in(task):
            return None
        if int(kind_in(task)) in STEPS:
            return STEPS[int(kind_in(task))]
    return None


def _chosen_from(t: Table, question: int, seat: int, ids: tuple[int, ...]) -> list[Choice]:
    asked = Asked(t.copy(), question, seat, ids)
    return CHOICES[int(kind_in(question))](asked)
