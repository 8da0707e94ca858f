"""Experiments, from words and from files, and what is said when something is wrong with them."""

import re
from pathlib import Path

import pytest

from surtsey.game import SurtseyError
from surtsey.lab.experiment import Experiment, read_file, read_words

FILE = """
question = "Is migration too cheap?"
game = "volcanique"
players = ["quick", "greedy"]
decks = 50
seed = 7

[options]
setup = "quick"
engagement = "left"
players = 3

[sweep]
vm_cost = [1, 3]
caldera = [false, true]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "experiment.toml"
    path.write_text(text)
    return path


def test_a_sweep_on_the_command_line() -> None:
    experiment = read_words("volcanique", ["vm_cost=1,3", "setup=quick"])
    assert [variant.name for variant in experiment.variants] == ["vm_cost=1", "vm_cost=3"]
    assert experiment.variants[1].options["vm_cost"] == "3"
    assert {variant.options["setup"] for variant in experiment.variants} == {"quick"}
    assert experiment.players == ("quick",)


def test_a_value_that_is_a_list_is_one_value() -> None:
    powers = "agile,pack,herding,cooperative,colossal,flying,rift,plates,super"
    experiment = read_words("volcanique", [f"powers={powers.replace('cooperative', '?')}", "vm_cost=1,2"], decks=1)
    assert len(experiment.variants) == 2


def test_a_file(tmp_path: Path) -> None:
    experiment = read_file(written(tmp_path, FILE))
    assert experiment.question == "Is migration too cheap?"
    assert [variant.name for variant in experiment.variants] == [
        "vm_cost=1 caldera=no",
        "vm_cost=1 caldera=yes",
        "vm_cost=3 caldera=no",
        "vm_cost=3 caldera=yes",
    ]
    assert experiment.seatings(0) == (
        ("quick", "greedy", "greedy"),
        ("greedy", "quick", "greedy"),
        ("greedy", "greedy", "quick"),
    )
    assert experiment.games == 4 * 3 * 50
    assert experiment.seed == 7
    assert Experiment.from_json(experiment.json()) == experiment


def test_variants_by_name(tmp_path: Path) -> None:
    text = 'game = "taluva"\ndecks = 3\n[variants.usual]\n[variants.short]\ntiles = 24\nhuts = 12\n'
    experiment = read_file(written(tmp_path, text))
    assert [variant.name for variant in experiment.variants] == ["usual", "short"]
    assert experiment.variants[1].options["huts"] == "12"


def test_what_difference_is_found_says_how_many_decks() -> None:
    """With the number of games that finds a difference of 5 points with a power of 95 % at a level of 5 %."""
    experiment = read_words("taluva", ["tiles=24,48"])
    assert experiment.decks == 2599
    assert experiment.detectable == pytest.approx(0.05, rel=0.01)
    assert read_words("taluva", ["tiles=24,48"], ["quick", "greedy"]).decks == 1300
    assert read_words("taluva", ["tiles=24,48"], difference=0.1).decks == 650


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = taluva\n", r"is not TOML: .*line 1"),
        ('game = "go"\n', "line 1: there is no game 'go'"),
        ('game = "taluva"\nplayer = ["greedy"]\n', "line 2: an experiment has no 'player'; it has game, players"),
        ('game = "taluva"\n\n[sweep]\ntile = [24, 48]\n', "line 4: Taluva has no option 'tile'"),
        ('game = "taluva"\n[sweep]\ntiles = 24\n', "line 3: tiles in \\[sweep\\] has to be a list"),
        ('game = "taluva"\n[options]\ntiles = 1000\n', "line 3: tiles"),
        ('game = "taluva"\ndecks = 5\ndifference = 0.1\n', "line 2: say how many decks, or which difference"),
        ('game = "taluva"\nplayers = ["nobody"]\n', "there is no player 'nobody'"),
        ('game = "taluva"\n[sweep]\ntiles = [24]\n[variants.a]\n', "\\[sweep\\] or \\[variants\\], not both"),
        ('game = "taluva"\n[sweep]\ntiles = [24, 24]\n', "'tiles=24' and 'tiles=24' are the same game"),
        ('game = "taluva"\nseed = -1\n', "line 2: seed has to be a whole number"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(SurtseyError, match=sentence):
        read_file(written(tmp_path, text))


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(SurtseyError, match=r"'nowhere.toml' cannot be read"):
        read_file(Path("nowhere.toml"))


@pytest.mark.parametrize("number", [0, 1])
def test_the_files_in_the_documentation_are_experiments(tmp_path: Path, number: int) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text()
    examples = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert len(examples) == 2
    assert read_file(written(tmp_path, examples[number])).decks > 1


def test_the_designers_questions_are_experiments_and_stand_in_the_documentation() -> None:
    root = Path(__file__).parents[2]
    page = (root / "docs" / "lab.md").read_text()
    files = sorted((root / "benchmarks" / "lab").glob("*.toml"))
    assert len(files) > 5
    for file in files:
        experiment = read_file(file)
        assert f"| {experiment.question} (`{file.stem}`) |" in page
