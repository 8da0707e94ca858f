"""The rules of Atoll as options."""

from dataclasses import dataclass
from typing import Final

from surtsey.base import BaseRules
from surtsey.game import Option, RulesError, unknown_version

PRESETS: Final = {
    "breeze": "an islet downwind of another is worth 2",
    "storm": "an islet downwind of another is worth 4",
}
WORTH: Final = {"breeze": 2, "storm": 4}

OPTIONS: Final = (
    Option("preset", "breeze | storm", "breeze", "what the other options start from"),
    Option("players", "2 to 3", "2", "how many play"),
    Option("rules_version", "1", "1", "of what version the rules are"),
    Option("radius", "1 to 2", "1", "how far the lagoon reaches from its middle: 7 or 19 fields"),
    Option("worth", "0 to 9", "the preset's: 4 for storm, else 2", "points for an islet downwind of another"),
)


@dataclass(frozen=True)
class Rules(BaseRules):
    preset: str = "breeze"
    players: int = 2
    rules_version: int = 1
    radius: int = 1
    worth: int = -1
    """Becomes the preset's if nobody says otherwise."""

    @classmethod
    def title(cls) -> str:
        return "Atoll"

    @classmethod
    def listed(cls) -> tuple[Option, ...]:
        return OPTIONS

    def __post_init__(self) -> None:
        if self.rules_version != 1:
            raise unknown_version(self.rules_version, 1)
        if self.preset not in PRESETS:
            raise RulesError(f"there is no preset '{self.preset}'; there are {' and '.join(PRESETS)}")
        if self.worth < 0:
            object.__setattr__(self, "worth", WORTH[self.preset])
        for name, least, most in (("players", 2, 3), ("radius", 1, 2), ("worth", 0, 9)):
            if not least <= getattr(self, name) <= most:
                raise RulesError(f"{name} goes from {least} to {most}, not {getattr(self, name)}")
