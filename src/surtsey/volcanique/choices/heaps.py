"""Which of several payments is proposed: resources are compared by what can be bought with those that are left."""

from collections.abc import Iterable, Sequence

from surtsey.volcanique import actions
from surtsey.volcanique.actions import heap_text, in_heap
from surtsey.volcanique.choices.asking import Choice, options
from surtsey.volcanique.collecting import heap_size
from surtsey.volcanique.table import Table

Resources = tuple[int, int, int]
"""How many of each biome."""

ALIKE_PRICES = (5, 3, 2)
"""How many of one type buy a volcano, a uno, a duo."""
ANY_PRICES = (6, 4, 3, 2)
"""How many of any type buy a volcano, a uno, a duo, a trio."""


def openness(left: Resources) -> tuple[int, int, int]:
    """How much can be done with what is left: first by how many prices it pays, then by how near it is to more.

    Each way to pay for land or a volcano counts. Among equals, most of one type is better, as larger sets of one
    type are cheaper; then more types.
    """
    total, most = sum(left), max(left)
    paid = sum(total >= price for price in ANY_PRICES) + sum(most >= price for price in ALIKE_PRICES)
    kinds = sum(count > 0 for count in left)
    return paid + (kinds == 3), most, kinds


def heap_of(id: int) -> Resources:
    return int(in_heap(id, 1)), int(in_heap(id, 2)), int(in_heap(id, 3))


def held_by(t: Table, seat: int) -> Resources:
    return int(t.resources[seat * 3]), int(t.resources[seat * 3 + 1]), int(t.resources[seat * 3 + 2])


def best_payment(held: Resources, ids: Iterable[int]) -> int:
    """Of several heaps to give away, the smallest; of those, the one after which most is open."""
    return min(ids, key=lambda id: (int(heap_size(id)), *(-each for each in openness(_without(held, id))), id))


def best_gain(held: Resources, ids: Iterable[int]) -> int:
    """Of several heaps to take, the one after which most is open."""
    return min(ids, key=lambda id: (*(-each for each in openness(_with(held, id))), id))


def _without(held: Resources, id: int) -> Resources:
    dark, medium, light = heap_of(id)
    return held[0] - dark, held[1] - medium, held[2] - light


def _with(held: Resources, id: int) -> Resources:
    dark, medium, light = heap_of(id)
    return held[0] + dark, held[1] + medium, held[2] + light


def texts(ids: Iterable[int]) -> list[str]:
    return [heap_text(id) for id in ids]


def payments(t: Table, seat: int, ids: Sequence[int]) -> Choice:
    """The ways to pay, and the one that is proposed."""
    return {"pay": texts(ids), "best": heap_text(best_payment(held_by(t, seat), ids)) if ids else ""}


def payments_of(t: Table, seat: int, question: int) -> Choice:
    """The same for what would be asked for a price."""
    return payments(t, seat, options(t, question))


def heap(t: Table, seat: int, ids: Sequence[int]) -> Choice:
    """A heap to be taken or given away."""
    verb = actions.kind_of(ids[0])
    choose = best_gain if verb == actions.GAIN else best_payment
    best = choose(held_by(t, seat), ids)
    return {
        "do": "heap",
        "verb": actions.VERBS[verb],
        "count": int(heap_size(best)),
        "heaps": texts(ids),
        "best": heap_text(best),
    }
