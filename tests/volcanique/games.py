"""Games for the tests of Volcanique: rules with random options, and states in the middle of random games."""

from typing import Final

from hypothesis import strategies as st

from surtsey.chance import Chance
from surtsey.volcanique import VOLCANIQUE, Rules, State
from surtsey.volcanique.actions import action_text
from surtsey.volcanique.rules import OPTIONS
from surtsey.volcanique.table import OVER

GAME: Final = VOLCANIQUE
NUMBERS = {
    "land_tiles": ("60", "42", "90"),
    "volcano_tiles": ("20", "3"),
    "lava_tiles": ("0", "6"),
    "resources_per_type": ("15", "10", "30"),
    "hand_limit": ("6", "8", "9"),
    "evac_cost": ("1", "0", "3"),
    "vm_cost": ("1", "0"),
    "exalted_island_cost": ("0", "3"),
    "diversity": ("2", "1"),
    "end_critters": ("21", "15", "8"),
    "max_colossal": ("1", "3"),
    "stalemate_rounds": ("2", "1"),
    "turn_cap": ("300", "30"),
    "start_gap": ("3", "2"),
}
"""Values to try for the options that are numbers."""
POWERS = (
    "dealt",
    "agile,pack,herding,cooperative,colossal,flying,rift,plates,super",
    "bomb,landslide,lateral,diversion,migration,erosion,crafty,sea,winter",
    "exalted,bountiful,extra,frugal,colossal,cooperative,sea,erosion,winter",
)
SAME_ON_BOTH: Final = [
    {"preset": preset, "players": str(players), "powers": powers}
    for players in (2, 3, 4, 5)
    for powers in POWERS
    for preset in ("standard", "site")
]


def choices() -> dict[str, tuple[str, ...]]:
    """For every option but the players, values to try; the first is nobody's choice in particular."""
    found: dict[str, tuple[str, ...]] = {}
    for option in OPTIONS:
        if option.name in NUMBERS:
            found[option.name] = NUMBERS[option.name]
        elif " | " in option.values and option.name not in ("scale_tiles", "powers"):
            found[option.name] = tuple(option.values.split(" | "))
    return {**found, "powers": POWERS}


CHOICES = choices()


@st.composite
def random_options(draw: st.DrawFn) -> dict[str, str]:
    """A preset, players, and a handful of options changed."""
    names = draw(st.lists(st.sampled_from(sorted(CHOICES.keys() - {"preset"})), max_size=12, unique=True))
    options = {name: draw(st.sampled_from(CHOICES[name])) for name in names}
    options["preset"] = draw(st.sampled_from(CHOICES["preset"]))
    options["players"] = str(draw(st.integers(2, 5)))
    return options


rules = random_options().map(Rules.from_options)
seeds = st.integers(0, 2**32)


def everything(state: State) -> object:
    """All there is to a state, hidden or not."""
    return {name: fact for name, fact in state.table.facts().items() if name != "ids"}


def some_move(state: State, chance: Chance) -> int:
    """A player who now and then takes a volcano or a power where there is one, and otherwise plays at random."""
    ids = sorted(int(id) for id in state.moves())
    volcanoes = [id for id in ids if action_text(id) in ("buy volcano", "buy super", "buy winter")]
    if volcanoes and chance.below(2):
        return volcanoes[chance.below(len(volcanoes))]
    return ids[chance.below(len(ids))]


def played(rules: Rules, seed: int, decisions: int) -> State:
    """A game after so many decisions, or over."""
    state, chance = State.new(rules, seed), Chance(seed, 1)
    for _ in range(decisions):
        if state.table.stage == OVER:
            break
        state.step(some_move(state, chance))
    return state


states = st.builds(played, rules, seeds, st.integers(0, 400))
