"""Kinds of tasks: each has a name of its own and says what only it can say. A method that is forgotten is silent."""

import pytest

from surtsey.volcanique import agenda
from surtsey.volcanique.course import KINDS
from surtsey.volcanique.dice import DieRoll
from surtsey.volcanique.tasks import TaskKind

NAMED = {name: number for name, number in vars(agenda).items() if name.isupper() and isinstance(number, int)}
NUMBERS = sorted({number for name, number in NAMED.items() if name not in ("FIRST_QUESTION", "LAST_CHANCE")})
TASKS = [number for number in NUMBERS if number < agenda.FIRST_QUESTION]
QUESTIONS = [number for number in NUMBERS if number >= agenda.FIRST_QUESTION]
PHASES = (
    agenda.SET_UP_ISLAND, agenda.FIRST_INCOME, agenda.BEGIN_TURN, agenda.WINDOWS, agenda.LAVA, agenda.AFTER_BUYING,
    agenda.COLLECT, agenda.END_TURN, agenda.SCORE, agenda.MOVE, agenda.BUY, agenda.EROSION, agenda.CLAIM,
    agenda.SACRIFICE, agenda.WHO_BEGINS, agenda.WHICH_POWER, agenda.SET_UP_TILE, agenda.SET_UP_FIELD,
    agenda.SET_UP_ROTATION, agenda.SET_UP_CRITTER, agenda.SET_UP_GAIN, agenda.WHICH_CARD_WAS,
)  # fmt: skip
"""What the engine itself puts on the agenda at the bottom: it is compared as a whole."""
PLAIN = (agenda.DIVERT, agenda.BOMB, agenda.FORCED_SACRIFICE, agenda.LATERAL)
"""Questions whose one kind of answer is always among the options."""


def own(kind: TaskKind) -> set[str]:
    """The methods that a kind does not have from `TaskKind`."""
    return {name for each in type(kind).__mro__ if each not in (TaskKind, object) for name in vars(each)}


def test_every_number_has_a_kind_with_a_name_and_no_other_number_has() -> None:
    assert [number for number, kind in enumerate(KINDS) if kind.name] == NUMBERS
    names = [kind.name for kind in KINDS if kind.name]
    assert len(set(names)) == len(names)
    assert all(set(kind.shape) <= set("honpkt#") for kind in KINDS)


@pytest.mark.parametrize("number", TASKS)
def test_a_task_is_carried_out(number: int) -> None:
    assert "carry_out" in own(KINDS[number])
    assert not {"offer", "answer"} & own(KINDS[number])


@pytest.mark.parametrize("number", QUESTIONS)
def test_a_question_lists_and_does_and_refuses(number: int) -> None:
    kind = KINDS[number]
    needed = {"offer", "rolled" if isinstance(kind, DieRoll) else "answer"}
    if number not in PLAIN:
        needed.add("why_not")
    assert needed <= own(kind)
    assert "carry_out" not in own(kind)


@pytest.mark.parametrize("number", [number for number in NUMBERS if number not in PHASES])
def test_what_can_be_under_way_says_when(number: int) -> None:
    assert "can_be" in own(KINDS[number])
