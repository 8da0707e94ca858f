"""A game as greedy and search think about it.

A Model is one world that fits what a seat can see. It can be copied, stepped and judged quickly: search calls it
millions of times, and ours are compiled. Plain Python classes may inherit from it too, as the one in state_model.py
does, which goes with every game.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from surtsey.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """What is unknown has been drawn at random; chance comes from the world itself."""

    def seats(self) -> i64:
        """How many play."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The seat that decides; -1 when the game is over."""
        raise NotImplementedError

    def copy(self) -> "Model":
        raise NotImplementedError

    def redraw(self, chance: Chance) -> "Model":
        """A copy in which everything that the observing seat cannot know, and all chance to come, is drawn anew."""
        raise NotImplementedError

    def moves(self) -> vec[i64]:
        """The ids of the legal actions; none when the game is over."""
        raise NotImplementedError

    def worthwhile(self) -> vec[i64]:
        """The ids of the legal actions without those that are sure to be no better than others."""
        return self.moves()

    def step(self, id: i64) -> None:
        """Plays the id of a legal action, and whatever chance brings then."""
        raise NotImplementedError

    def brought(self) -> i64:
        """A number for what chance brought in the last step, as far as the observing seat sees it; 0 for nothing."""
        raise NotImplementedError

    def key(self) -> i64:
        """A number for all that the observing seat can see; equal for what looks equal."""
        raise NotImplementedError

    def hides(self) -> bool:
        """Whether what can be done may depend on what the observing seat cannot know."""
        return False

    def is_quiet(self) -> bool:
        """Whether this is a good moment for a judgement: between turns and not in the middle of one."""
        raise NotImplementedError

    def has_long_turns(self) -> bool:
        """Whether a turn has many small steps and chance a say in it: then whole turns are compared (turns.py)."""
        return False

    def winning(self) -> i64:
        """The id of an action with which whoever decides can win the game in this turn, if one is found; or -1."""
        return -1

    def values(self, into: vec[float]) -> None:
        """Writes what each seat can expect (player.py); at the end of the game, what it got."""
        raise NotImplementedError

    def features(self, seat: i64, into: vec[float]) -> None:
        """Writes what the judgement sees of a seat: one number for each weight."""
        raise NotImplementedError

    def finish(self, chance: Chance) -> i64:
        """Plays on at random to the end. Returns how many decisions that took."""
        raise NotImplementedError

    def share(self) -> float:
        """Which part of the time left for the turn this decision deserves, if it is searched by itself (tree.py)."""
        raise NotImplementedError
