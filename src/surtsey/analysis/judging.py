"""What positions and actions promise the seats, by the judgement of a player.

A decision is judged by what the seat that decides can see. So is everything that is compared with it: an action that
the player has not looked at closely is played in the seat's own view of the game, and the player is asked what it
thinks there. Where chance comes next, a few of the things that it may bring are tried; the actions of one turn are
compared by the same ones, so that good luck in the trial does not make an action look good.
"""

from typing import Final

from surtsey.game import Action, Game, Observation, State, SurtseyError
from surtsey.players.player import Budget, Player, Thought, deciding
from surtsey.stakes import payoffs

Values = tuple[float, ...]
"""What each seat can expect, from 0 to 1 (player.py)."""

FUTURES: Final = 4
"""How many of the things that chance may bring are tried."""
FIRST_FUTURE: Final = 1 << 48
"""The seed of the first of them: far from those that people give to games, whose luck would be known beforehand."""
TRUSTED: Final = 0.25
"""An action's value counts if this part of all thinking went into it; else it gets a look of its own.

What looks best after few looks at each has been lucky in them, and everything else would seem to lose by it.
"""
COMPARED: Final = 0.1
"""An action was considered if it was looked at this often for each look at the best one."""
REMEMBERED: Final = 200
"""How many thoughts are kept: about those of two long turns."""


class Judge:
    """A player that is asked about positions. The same position gets the same answer, however often it comes up.

    A budget is for every thought: a player's own time is for a turn, of which the first thought would take the most.
    """

    def __init__(self, game: Game, player: Player, budget: Budget | None = None) -> None:
        self._game = game
        self._player = player
        self._budget = budget
        self._thoughts: dict[tuple[int, str], Thought] = {}

    def think(self, observation: Observation) -> Thought:
        """What the player thinks of a decision, in the place of the seat that has to decide."""
        key = self._key(observation)
        if key not in self._thoughts:
            thought = self._player.choose(observation, self._budget)
            if len(thought.values) != observation.view.rules.players:
                raise SurtseyError(
                    f"the player {self._player.name} has no opinion on who will win, so it cannot analyse a game; "
                    "one that thinks can, such as search"
                )
            while len(self._thoughts) >= REMEMBERED:
                del self._thoughts[next(iter(self._thoughts))]
            self._thoughts[key] = thought
        return self._thoughts[key]

    def values(self, state: State) -> Values:
        """What each seat can expect of a position, whoever or whatever comes next; at the end, what it got."""
        state = state.copy()
        while (decision := state.decision) is not None:
            if decision.chance:
                return self._mean_of_futures(state)
            legal = state.legal()
            if len(legal) > 1:
                return self.think(state.observe(decision.seat)).values
            state.play(legal[0])
        return payoffs(state.rules, state.places() or ())

    def compare(self, observation: Observation, played: Action) -> tuple[float, float]:
        """What the best action found and the one that was played promise the seat that decides."""
        thought = self.think(observation)
        looks = {candidate.action.id: candidate for candidate in thought.candidates}
        best, other = looks.get(thought.action.id), looks.get(played.id)
        if thought.action.id == played.id:
            value = best.value if best else thought.values[observation.seat]
            return value, value
        if best and other and min(best.visits, other.visits) >= max(1, TRUSTED * thought.simulations):
            return best.value, other.value
        return self._promise(observation, thought.action), self._promise(observation, played)

    def line(self, observation: Observation) -> tuple[str, ...]:
        """The best found: all that the player would have done until the turn ends or chance comes, as far as known."""
        view = observation.view.copy()
        turn, decision = (view.turn, view.turn_seat), view.decision
        line: list[str] = []
        expected = _expected(self.think(observation))
        while expected and decision is not None and not decision.chance and (view.turn, view.turn_seat) == turn:
            action = expected.pop(0)
            if view.explain(action) is not None:
                break
            line.append(str(action))
            view.play(action)
            decision = view.decision
            if not expected and decision is not None and not decision.chance:
                known = self._thoughts.get(self._key(view.observe(decision.seat)))
                expected = _expected(known) if known else []
        return tuple(line)

    def _mean_of_futures(self, state: State) -> Values:
        futures = []
        for number in range(FUTURES):
            future = state.copy()
            future.deal(FIRST_FUTURE + FUTURES * state.turn + number)
            futures.append(self.values(future))
        return tuple(sum(each) / FUTURES for each in zip(*futures, strict=True))

    def _promise(self, observation: Observation, action: Action) -> float:
        """What an action promises the seat that decides, by the position after it as far as the seat can see it."""
        view = deciding(observation).copy()
        view.play(action)
        return self.values(view)[observation.seat]

    def _key(self, observation: Observation) -> tuple[int, str]:
        return observation.seat, self._game.position(observation.view, secrets=True)


def _expected(thought: Thought) -> list[Action]:
    """What the player would do, and what it thinks would follow."""
    return [thought.action, *thought.line[1:]]


def is_only_good(thought: Thought, worse: float) -> bool:
    """Whether all else that was considered is worse by that much."""
    best = next((each for each in thought.candidates if each.action.id == thought.action.id), None)
    if best is None:
        return False
    least = max(1, COMPARED * best.visits)
    others = [each.value for each in thought.candidates if each is not best and each.visits >= least]
    return bool(others) and best.value - max(others) >= worse
