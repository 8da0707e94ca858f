"""A program as a player: it is told the game by the engine protocol and asked for its moves.

Chance is given in its game, and it hears only what its seat may know: of the secrets of others, that there is one.
"""

from collections.abc import Callable, Sequence

from surtsey.arena.conversation import Conversation
from surtsey.arena.match import Forfeited
from surtsey.game import Action, Game, NotationError, Observation, Rules, State, SurtseyError
from surtsey.players.player import Budget, Thought, deciding, never, nobody
from surtsey.protocol import PROTOCOL
from surtsey.reading import short


class ExternalPlayer:
    """One process plays one game. It has to be closed after it."""

    def __init__(self, name: str, command: str, timeout: float, movetime: int | None = None) -> None:
        """Who exceeds the timeout in a decision, in seconds, loses; the movetime is a wish, in milliseconds."""
        self.name = name
        self._command = command
        self._timeout = timeout
        self._movetime = movetime
        self._program: Conversation | None = None
        self._news: list[str] = []

    def begin(self, game: Game, rules: Rules) -> None:
        self.close()
        self._program = Conversation(self._command, self._timeout)
        if f"protocol {PROTOCOL}" not in self._program.ask("surtsey"):
            raise Forfeited(f"did not answer 'protocol {PROTOCOL}' to 'surtsey'")
        options = " ".join(f"{name}={value}" for name, value in rules.options().items())
        self._program.ask(f"new {game.name} {options} chance=given")

    def hear(self, actions: Sequence[str]) -> None:
        """It is told when it is asked for a move: before, it would only have to wait."""
        self._news += actions

    def choose(
        self,
        observation: Observation,
        budget: Budget | None = None,
        cancelled: Callable[[], bool] = never,
        tell: Callable[[Thought], None] = nobody,
    ) -> Thought:
        """The protocol knows no way to interrupt a program: it is not cancelled before its time is over."""
        if self._program is None:
            raise SurtseyError(f"{self.name} has to be told of the game before it can play")
        view = deciding(observation)
        self._program.be_patient()
        for action in self._news:
            self._program.ask(f"play {action}")
        self._news.clear()
        answer = self._program.ask(" ".join(["go", *self._limits(budget)]))
        return Thought(_read_action(view, answer), ())

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
        self._program = None

    def _limits(self, budget: Budget | None) -> list[str]:
        milliseconds, words = self._movetime, list[str]()
        if budget is not None and budget.seconds is not None:
            milliseconds = max(1, round(1000 * budget.seconds))
        if milliseconds is not None:
            words += ["movetime", str(milliseconds)]
        if budget is not None and budget.simulations is not None:
            words += ["simulations", str(budget.simulations)]
        return words


def _read_action(view: State, answer: list[str]) -> Action:
    """The action that a program has decided on. Whatever else it said is information."""
    found = [line.removeprefix("bestaction ") for line in answer if line.startswith("bestaction ")]
    if len(found) != 1:
        said = f"'{short(answer[-1])}'" if answer else "nothing"
        raise Forfeited(f"answered {said} to 'go', not one line 'bestaction ...'")
    try:
        action = view.parse(found[0])
    except NotationError as error:
        raise Forfeited(f"gave an action that cannot be read: {short(str(error), 200)}") from None
    if action.id not in {each.id for each in view.legal()}:
        why = view.explain(action) or "A secret of one's own has to be told."
        raise Forfeited(f"gave an illegal action: {action}: {why}")
    return action
