"""The one source of randomness of a game: a small generator that lives inside the game.

It is sfc32 (four 32-bit words): quick, small to copy, and with nothing beyond 63 bits on the way,
so that compiled and interpreted runs give the same numbers on every machine.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from surtsey.game import RulesError

MAX_SEED: Final = (1 << 63) - 1
PLAYERS: Final = 1
"""The stream for players who choose at random. Stream 0 is the game's."""
HIDDEN: Final = 2
"""The stream that settles what is hidden from those who do not know it."""
WORD: Final = 0xFFFFFFFF


@final
class Chance:
    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Streams of one seed are independent: what one brings tells nothing of another."""
        if not 0 <= seed <= MAX_SEED:
            raise RulesError(f"a seed is a whole number from 0 to {MAX_SEED}, not {seed}")
        self.a = seed & WORD
        self.b = seed >> 32
        self.c = 0x9E3779B9 + stream
        self.counter = 1
        for _ in range(15):
            self.word()

    def copy(self) -> "Chance":
        """A generator that will bring the same from here on."""
        twin = Chance(0)
        twin.a, twin.b, twin.c, twin.counter = self.a, self.b, self.c, self.counter
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return revived, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c = self.a, self.b, self.c
        result = (a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | c >> 11) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, every one equally likely (n up to 2**31)."""
        unfair = (WORD + 1) % n
        while True:
            product = self.word() * n
            if (product & WORD) >= unfair:
                return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        for last in range(len(items) - 1, i64(0), -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept


def revived(a: int, b: int, c: int, counter: int) -> Chance:
    """What was pickled."""
    chance = Chance(0)
    chance.a, chance.b, chance.c, chance.counter = a, b, c, counter
    return chance
