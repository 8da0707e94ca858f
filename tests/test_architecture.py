"""Who knows whom: the imports of all modules, and what they may be."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.util import resolve_name
from itertools import pairwise
from pathlib import Path

import pytest

from surtsey.plugins import OURS

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
GAMES = ("taluva", "volcanique")
CONTRACT = {
    "surtsey.base",
    "surtsey.chance",
    "surtsey.game",
    "surtsey.hexes",
    "surtsey.places",
    "surtsey.reading",
    "surtsey.relief",
    "surtsey.sentences",
    "surtsey.svg",
}
"""All that the package of a game may know beside itself."""
OF_A_GAME = (
    "surtsey.players.taluva",
    "surtsey.players.volcanique",
    "surtsey.lab.measures.taluva",
    "surtsey.lab.measures.volcanique",
    "surtsey.bundles.",
)
"""The players' side of a game, what is measured of it, and where a game and its players are put together."""


@cache
def modules() -> dict[str, Path]:
    paths = {path: path.relative_to(SOURCES).with_suffix("") for path in SOURCES.rglob("*.py")}
    return {".".join(name.parts).removesuffix(".__init__"): path for path, name in paths.items()}


def imports(tree: ast.AST, package: str) -> Iterator[str]:
    """The modules that some code imports, wherever in it that is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield whole if whole in modules() else base


@cache
def known_to(module: str) -> frozenset[str]:
    """The modules of this project that a module imports."""
    path = modules()[module]
    package = module if path.stem == "__init__" else module.rpartition(".")[0]
    found = imports(ast.parse(path.read_text()), package)
    return frozenset(name for name in found if name == "surtsey" or name.startswith("surtsey."))


def is_of(game: str, module: str) -> bool:
    return module == f"surtsey.{game}" or module.startswith(f"surtsey.{game}.")


def test_imports_are_found_wherever_they_stand() -> None:
    code = "import surtsey.records\ndef f():\n    from . import state\n    from ..game import Event\n"
    assert set(imports(ast.parse(code), "surtsey.taluva")) == {
        "surtsey.records",
        "surtsey.taluva.state",
        "surtsey.game",
    }
    assert "surtsey.taluva.island" in known_to("surtsey.taluva.state")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_contract_and_itself(game: str) -> None:
    """And so no player, no server, no screen, and not the other game."""
    own = [module for module in modules() if is_of(game, module)]
    assert len(own) > 10
    for module in own:
        foreign = {each for each in known_to(module) if not is_of(game, each)}
        assert foreign <= CONTRACT, f"{module} imports {foreign - CONTRACT}"


def test_the_contract_knows_nothing_but_itself() -> None:
    for module in CONTRACT:
        assert known_to(module) <= CONTRACT, module


def test_nothing_knows_a_game_but_what_belongs_to_it() -> None:
    for module in modules():
        if module.startswith(OF_A_GAME) or any(is_of(game, module) for game in GAMES):
            continue
        for known in known_to(module):
            assert not known.startswith(OF_A_GAME), f"{module} imports {known}"
            assert not any(is_of(game, known) for game in GAMES), f"{module} imports {known}"


def test_nothing_names_a_game_but_what_belongs_to_it() -> None:
    """In the code, that is: documentation may. The registry names where our own are found."""
    for module, path in modules().items():
        if module.startswith(OF_A_GAME) or module == "surtsey.plugins" or any(is_of(game, module) for game in GAMES):
            continue
        tree = ast.parse(path.read_text())
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value.lower() not in GAMES, f"{module}, line {node.lineno}"


USERS = ("server", "arena", "analysis", "cli")
"""The packages that serve all games alike."""
WORDS = r"volcano|lava|hut|temple|tower|settlement|island|tile|critter|eruption|biome|rift"
"""What only the games speak of."""


def speaks_of_a_game(line: str) -> bool:
    names = "|".join(GAMES)
    return re.search(rf"{names}|(?<![a-z])(?:{WORDS})s?(?![a-z])", line, re.IGNORECASE) is not None


def test_a_word_of_a_game_is_found_wherever_it_stands() -> None:
    for line in ("import surtsey.taluva.tiles", "def tiles_left():", "# Volcanique's", 'if kind == "hut":', "LAVA = 1"):
        assert speaks_of_a_game(line), line
    for line in ("a tilelike thing", "shut", "drift", "level", "surtsey", "volume"):
        assert not speaks_of_a_game(line), line


@pytest.mark.parametrize("package", USERS)
def test_what_serves_all_games_speaks_of_none(package: str) -> None:
    """Nor imports anything of one, nor asks for its classes: it could not without its name."""
    files = list((SOURCES / "surtsey" / package).rglob("*.py"))
    assert len(files) > 3
    found = [
        f"{file.relative_to(SOURCES)}:{number}: {line}"
        for file in files
        for number, line in enumerate(file.read_text().splitlines(), 1)
        if speaks_of_a_game(line)
    ]
    assert found == []


def test_each_game_is_put_together_in_one_place() -> None:
    for game in GAMES:
        players = {module for module in modules() if module.startswith(f"surtsey.players.{game}")}
        assert known_to(f"surtsey.bundles.{game}") >= {f"surtsey.{game}", f"surtsey.players.{game}"}
        others = {other for other in GAMES if other != game}
        for module in {*players, f"surtsey.bundles.{game}"}:
            assert not any(is_of(other, known) for known in known_to(module) for other in others)


def test_players_know_nothing_of_those_who_use_them() -> None:
    above = (
        "surtsey.analysis",
        "surtsey.arena",
        "surtsey.server",
        "surtsey.cli",
        "surtsey.protocol",
        "surtsey.records",
    )
    for module in modules():
        if module.startswith("surtsey.players"):
            assert not any(known.startswith(above) for known in known_to(module)), module


def test_what_is_found_without_metadata_is_what_the_metadata_says() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]
    assert {group: dict(entries) for group, entries in OURS.items()} == declared


UNITS = {"Seconds": "_SECONDS", "Milliseconds": "_MS", "Bytes": "_BYTES"}


def numbers(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The constants of a module that are numbers, each with the first word of what is said below it."""
    for node, below in pairwise(tree.body):
        if not (isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.isupper()):
            continue
        text = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, int | float):
            yield node.target.id, str(text).split(" ")[0]


def test_a_constant_is_found_with_the_first_word_about_it() -> None:
    code = 'A: Final = 2.0\n"""Seconds of it."""\nB: Final = 3\nC: Final = "x"\n"""Seconds."""\n'
    assert list(numbers(ast.parse(code))) == [("A", "Seconds"), ("B", "")]


def test_constants_say_their_unit_in_their_name() -> None:
    found = [
        (module, name, word)
        for module, path in modules().items()
        for name, word in numbers(ast.parse(path.read_text()))
        if word in UNITS
    ]
    assert len(found) > 8
    assert [each for each in found if not each[1].endswith(UNITS[each[2]])] == []
