"""A question that is asked, or might be: its options come from the engine's own list of them.

So nothing here decides what is legal. What would be asked next is put to the table as a question of its own.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from mypy_extensions import i64

from surtsey.hexes import field_of
from surtsey.volcanique import actions, course
from surtsey.volcanique.actions import VERBS, action_text, detail_of, kind_of, place_in
from surtsey.volcanique.packing import biome_of, hex_of
from surtsey.volcanique.powers import NAMES
from surtsey.volcanique.table import Table
from surtsey.volcanique.tiles import BIOMES

Choice = dict[str, Any]
"""Something that can be done, as JSON: `do` says what it is."""


@dataclass(frozen=True)
class Asked:
    """A question with its options, and a table of its own on which everything may be tried."""

    t: Table
    question: int
    seat: int
    """Who decides."""
    ids: tuple[int, ...]
    """The options."""

    def with_verb(self, verb: int) -> list[int]:
        return [id for id in self.ids if kind_of(id) == verb]


Chooser = Callable[[Asked], list[Choice]]
"""What can be chosen in answer to a kind of question: passing apart, which a stop says by itself."""


def options(t: Table, question: i64) -> list[int]:
    """What a question would offer."""
    t.count = 0
    course.kind_at(question).offer(t, question)
    return [int(id) for id in t.ids[: t.count]]


def answered(t: Table, question: i64, id: i64) -> Table:
    """The table after an answer, before anything that follows from it is carried out; it tells what happens."""
    trial = t.copy()
    trial.log = []
    course.kind_at(question).answer(trial, question, id)
    return trial


def gone(before: Table, after: Table) -> list[list[int]]:
    """Whose critters, and how many, went to hand."""
    more = [(seat, int(after.hand[seat] - before.hand[seat])) for seat in range(int(before.players))]
    return [[seat, count] for seat, count in more if count > 0]


@lru_cache(1 << 13)
def spot(place: int, biome: int = 0) -> str:
    """A field, or a node, as positions write it: 2,-1 or 2,-1D."""
    q, r = field_of(place)
    return f"{q},{r}{BIOMES[biome]}" if biome else f"{q},{r}"


def node_spot(t: Table, node: i64) -> str:
    return spot(int(t.places[hex_of(node)]), int(biome_of(node)))


def option(id: int, **what: Any) -> Choice:
    """An action that is about something off the board."""
    return {"do": "option", "action": action_text(id), **what}


def spots(verb: int, ids: Sequence[int], **more: Any) -> list[Choice]:
    """One thing that can be done at several places."""
    at = [spot(int(place_in(id)), int(detail_of(id)) & 3) for id in ids]
    return [{"do": "spot", "verb": VERBS[verb], "at": at, **more}] if at else []


def cards(asked: Asked) -> list[Choice]:
    """The cards that can be played now."""
    return [option(id, card=NAMES[detail_of(id)]) for id in asked.with_verb(actions.PLAY)]


def roam(goals: Iterable[str], **more: Any) -> Choice:
    """Where everything that `roams` may go besides its own goals: far away and often much, so it is told once."""
    return {"do": "roam", "to": list(dict.fromkeys(goals)), **more}
