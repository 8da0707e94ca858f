"""Whether the engine runs compiled or interpreted."""

import sys
from importlib.util import find_spec


def is_compiled() -> bool:
    spec = find_spec("surtsey.chance")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


def say_if_interpreted() -> None:
    """One line on standard error, for programs that are about to need the engine's speed."""
    if not is_compiled():
        print("surtsey: running interpreted: the same results, about 100 times slower than compiled", file=sys.stderr)
