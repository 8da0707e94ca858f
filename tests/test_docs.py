"""The documentation is true: what it shows runs, its tables are complete, its links and pictures are up to date."""

import ast
import doctest
import os
import re
import runpy
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from surtsey import volcanique
from surtsey.arena.contestants import PATIENT
from surtsey.arena.report import heading
from surtsey.cli.arena import arena, read_plan
from surtsey.compiled import is_compiled
from surtsey.games import game_named
from surtsey.protocol import Session
from surtsey.sentences import HOLE, KINDS
from surtsey.taluva import TALUVA
from surtsey.taluva.rules import OPTIONS
from surtsey.volcanique import VOLCANIQUE, agenda, course, market, position, powers, tiles
from surtsey.volcanique.actions import ITEMS, VERBS
from surtsey.volcanique.board import READERS
from surtsey.volcanique.describing import describe
from surtsey.volcanique.scoring import Score
from surtsey.volcanique.table import OVER, new_table
from surtsey.volcanique.tasks import TaskKind

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md"))]
README, PROTOCOL, TALUVA_PAGE = ROOT / "README.md", DOCS / "protocol.md", DOCS / "taluva.md"
NOTATION, ARCHITECTURE, MAP = DOCS / "notation.md", DOCS / "architecture.md", DOCS / "map-of-rules.md"
VOLCANIQUE_PAGE, RULINGS = DOCS / "volcanique.md", DOCS / "rulings.md"
STRENGTH = DOCS / "strength.md"
ADD_A_GAME = DOCS / "add-a-game.md"
THIRD_PARTY = Path(__file__).parent / "third_party"

VERB_TABLE = "| no. | verb | examples | in decision | meaning |"
DECISION_TABLE = "| decision | whose | what is asked |"
HEXES = """
       M   M
2,-1: M  4  M
       M   M
       *   *
3,0:  *  1  *
       *   *
       *   *
2,1:  *  1  *
       *   *
"""
"""What the facts below a text board of Volcanique speak of."""

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s#]*)#?([^)\s]*)\)")
INTERPRETED = re.compile(r"^surtsey: running interpreted.*\n", re.MULTILINE)

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def prose(page: Path) -> str:
    """A page's text as one line, however it is wrapped."""
    return " ".join(text_of(page).split())


def blocks(page: Path, kind: str) -> list[str]:
    """The contents of a page's fences of one kind."""
    return [content for fence, content in FENCE.findall(text_of(page)) if fence == kind]


def matches(shown: str, real: str) -> bool:
    """Whether a text is what a page shows, where ... stands for anything."""
    pattern = ".*?".join(map(re.escape, shown.strip().split("...")))
    return re.fullmatch(pattern, real.strip(), re.DOTALL) is not None


def exchanges(block: str, prompt: str) -> Iterator[tuple[str, str]]:
    """Each line that begins with the prompt, and the text shown after it."""
    for part in re.split(f"^{re.escape(prompt)}", block, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def commands(page: Path) -> list[tuple[str, str]]:
    """What a page shows on the command line, and what it says comes of it."""
    shown = [each for block in blocks(page, "console") for each in exchanges(block, "$ ")]
    return [each for each in shown if each[0].startswith("surtsey ")]


def run(command: str, folder: Path) -> str:
    """All that a command of this program says, run in a folder."""
    return run_python(["-m", *shlex.split(command)], folder)


def run_python(arguments: list[str], folder: Path) -> str:
    """What Python says, run in a folder, with the same Surtsey as these tests."""
    places = [str(Path(place).resolve()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    result = subprocess.run(
        [sys.executable, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(places), "COLUMNS": "80"},
        encoding="utf-8",
        check=False,
    )
    return INTERPRETED.sub("", result.stdout)


def table(page: Path) -> dict[str, str]:
    """The rows of a page's tables that begin with a code: the code, and the cell after it."""
    return dict(re.findall(r"^\| `([a-z_.]+)` \| ([^|]*) \|", text_of(page), re.MULTILINE))


def rows(page: Path, header: str) -> list[list[str]]:
    """The cells of a page's one table with that header."""
    (found,) = re.findall(rf"^{re.escape(header)}\n\|[-|]+\n((?:\|.*\n)+)", text_of(page), re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found.splitlines()]


def codes(cell: str) -> list[str]:
    """What stands in backquotes."""
    return re.findall(r"`([^`]+)`", cell)


def sentence_pattern(sentence: str) -> str:
    """What a message's sentence may look like when it is filled in."""
    fixed = HOLE.split(sentence)[::3]
    return ".+".join(map(re.escape, fixed))


def sections(page: Path) -> set[str]:
    """The names by which links lead to a page's headings."""
    headings = re.findall(r"^#+ (.*)$", FENCE.sub("", text_of(page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in text_of(page)], ids=lambda page: page.name)
def test_python_examples_run_as_written(page: Path) -> None:
    examples = "\n\n".join(blocks(page, "python"))
    assert examples.count(">>> ") == text_of(page).count(">>> ")
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    assert runner.run(test, out=report.append).failed == 0, "".join(report)


def test_the_readme_has_python_examples() -> None:
    assert text_of(README).count(">>> ") > 10


@pytest.mark.parametrize(
    "page", [page for page in PAGES if commands(page) and page != ADD_A_GAME], ids=lambda page: page.name
)
def test_command_line_examples_run_as_written(page: Path, tmp_path: Path) -> None:
    for command, shown in commands(page):
        real = run(command, tmp_path)
        assert matches(shown, real), f"$ {command}\n{real}"


def test_the_readme_has_command_line_examples() -> None:
    assert len(commands(README)) > 3


def test_the_command_line_examples_run_what_is_tested(tmp_path: Path) -> None:
    assert ("(compiled" if is_compiled() else "(interpreted") in run("surtsey --version", tmp_path)


def test_the_protocol_transcript_is_real() -> None:
    """All parts of it are one session."""
    lines = list(exchanges("".join(blocks(PROTOCOL, "protocol")), "> "))
    assert len(lines) > 10
    session = Session()
    while lines:
        command, shown = lines.pop(0)
        following: list[str] = []
        while command.startswith("load ") and len(following) < int(command[5:]):
            line, shown = lines.pop(0)
            following.append(line)
        real = "\n".join(session.answer(command, iter(following)))
        assert matches(shown, real), f"> {command}\n{real}"


def test_the_bot_of_the_protocol_page_plays_a_game(tmp_path: Path) -> None:
    (bot,) = blocks(PROTOCOL, "python")
    call = '["surtsey", "engine"]'
    assert call in bot
    file = tmp_path / "bot.py"
    file.write_text(bot.replace(call, repr([sys.executable, "-m", "surtsey", "engine"])), encoding="utf-8")
    assert re.fullmatch(r"result [12] [12]", run_python([str(file)], tmp_path).splitlines()[-1])


@pytest.mark.parametrize("kind", KINDS)
def test_every_code_is_listed_with_a_sentence_that_it_can_have(kind: str) -> None:
    listed, english = table(TALUVA_PAGE), TALUVA.sentences.wording()
    for code in english.texts[kind]:
        assert re.fullmatch(sentence_pattern(english.sentence(kind, code)), listed[code]), code


def test_no_code_is_listed_that_does_not_exist() -> None:
    listed = {code for code in table(TALUVA_PAGE) if "." in code}
    texts = TALUVA.sentences.wording().texts
    assert listed == {code for kind in KINDS for code in texts[kind]}


def test_every_option_is_listed_with_its_values() -> None:
    listed = table(TALUVA_PAGE)
    for option in (*OPTIONS, *TALUVA.options):
        values = listed[option.name].replace("`", "")
        assert values == option.values.replace(" |", " or"), option.name


def test_every_edition_is_described() -> None:
    for edition in TALUVA.presets:
        assert f"`{edition}`" in text_of(TALUVA_PAGE)


def test_every_command_of_the_protocol_is_described() -> None:
    error = Session().answer("no-such-command")[0]
    known = error.partition("there are ")[2].split(", ")
    assert "load" in known
    described = {row.split()[0] for row in re.findall(r"^\| `([^`]+)`", text_of(PROTOCOL), re.MULTILINE)}
    assert set(known) <= described


def test_every_field_of_the_state_is_described() -> None:
    session = Session()
    session.answer("new taluva deck=JC,SJ")
    session.answer("play tile 0,0 0")
    for name in re.findall(r'"(\w+)":', session.answer("state")[0]):
        assert f"`{name}`" in text_of(PROTOCOL), name


# Volcanique


# The game of another package


def shown_files() -> dict[str, str]:
    """The files that the page builds; parts of one file follow each other."""
    files: dict[str, str] = {}
    file = ""
    for name, part in re.findall(
        r"^(?:`([\w/]+\.\w+)`:$|```(?:python|json)\n(.*?)^```$)", text_of(ADD_A_GAME), re.MULTILINE | re.DOTALL
    ):
        if name:
            file = name
        else:
            files[file] = f"{files[file]}\n{part}" if file in files else part
    return files


def test_the_game_that_is_built_is_the_one_that_is_tested() -> None:
    kinds = ("*.py", "*.json")
    found = [file for kind in kinds for file in (THIRD_PARTY / "atoll").rglob(kind)]
    files = {str(file.relative_to(THIRD_PARTY)): text_of(file) for file in found}
    shown = shown_files()
    assert shown.keys() == files.keys()
    for name, text in files.items():
        assert [line for line in shown[name].splitlines() if line] == [line for line in text.splitlines() if line], name


def test_the_game_that_is_built_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From nothing but what stands on the page."""
    package = tmp_path / "package"
    (package / "atoll-1.0.dist-info").mkdir(parents=True)
    for name, text in shown_files().items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    declared, packed = blocks(ADD_A_GAME, "text")
    assert packed == '[tool.setuptools.package-data]\natoll = ["sentences/*.json"]\n'
    entry_points = declared.replace('[project.entry-points."surtsey.games"]', "[surtsey.games]").replace('"', "")
    (package / "atoll-1.0.dist-info" / "entry_points.txt").write_text(entry_points)
    (package / "atoll-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: atoll\nVersion: 1.0\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(package)]))
    for command, said in commands(ADD_A_GAME):
        real = run(command, tmp_path)
        assert matches(said, real), f"$ {command}\n{real}"


def make_images() -> dict[str, Any]:
    return runpy.run_path(str(DOCS / "make_images.py"))


def test_every_power_of_volcanique_is_described_in_the_order_of_its_number() -> None:
    listed = rows(VOLCANIQUE_PAGE, "| power | name | level | what it does |")
    levels = [f"{least}-{most}" if least < most else str(least) for least, most in powers.LEVELS]
    assert [row[:3] for row in listed] == [
        [title, f"`{name}`", level] for title, name, level in zip(powers.TITLES, powers.NAMES, levels, strict=True)
    ]
    assert [row[3] for row in listed] == [power.does for power in powers.POWERS]
    assert [power.number for power in powers.POWERS] == list(range(len(powers.NAMES)))
    assert f"**Powers.** {powers.deck_size(burrowing=False)} cards" in prose(VOLCANIQUE_PAGE)


def test_the_tiles_of_volcanique_are_listed_with_their_numbers() -> None:
    listed = rows(VOLCANIQUE_PAGE, "| tile | kinds | of each | looks |")
    counts = {name: int(count) for _, names, count, _ in listed for name in codes(names)}
    assert list(counts.items()) == list(zip(tiles.KINDS[: tiles.LAND_KINDS], tiles.SIXTY, strict=True))


def test_the_prices_of_volcanique_are_listed() -> None:
    table = new_table(VOLCANIQUE.rules({}))
    item = {"trio": tiles.TRIO_DML, "duo": tiles.DUO_DM, "uno": tiles.UNO_D}
    listed = rows(VOLCANIQUE_PAGE, "| thing | of any kind | or alike | or one of each |")
    for thing, any_kind, alike, of_each in listed:
        bought = item.get(thing, ITEMS.index(thing) if thing in ITEMS else -1)
        assert any_kind == str(market.price_any(table, 0, bought)), thing
        assert alike == (str(market.price_alike(bought)) if market.price_alike(bought) else "no"), thing
        assert of_each == ("yes" if market.price_of_each(bought) else "no"), thing
    assert {row[0] for row in listed} == {*item, "volcano", "island"}
    assert f"for any {market.POINT_PRICE} resources each" in prose(VOLCANIQUE_PAGE)


def test_every_part_of_the_score_of_volcanique_is_explained() -> None:
    parts = [part.name for part in fields(Score)]
    assert [codes(row[0]) for row in rows(VOLCANIQUE_PAGE, "| part | points |")] == [[part] for part in parts]


def test_the_worked_example_of_volcanique_is_right() -> None:
    state = volcanique.State(volcanique.read_board(make_images()["END"]))
    scores = [score.json() for score in state.scores()]
    listed = rows(VOLCANIQUE_PAGE, "| part | seat 0 | seat 1 | why |")
    assert {row[0]: row[1:3] for row in listed} == {
        f"`{part}`": [str(score[part]) for score in scores] for part in scores[0]
    }
    assert state.places() == [1, 2]


def test_volcanique_refers_to_rulings_that_exist() -> None:
    known = {int(number) for number in re.findall(r"^\| (\d+) \|", text_of(RULINGS), re.MULTILINE)}
    used = re.findall(r"\((\d+)(?: to (\d+))?\)", text_of(VOLCANIQUE_PAGE))
    assert len(used) > 30
    assert {int(number) for numbers in used for number in numbers if number} <= known


def test_the_number_of_options_of_volcanique_is_right() -> None:
    assert f"{len(VOLCANIQUE.options)} in all" in prose(VOLCANIQUE_PAGE)


def test_every_verb_of_volcanique_is_listed_with_its_number() -> None:
    assert [row[:2] for row in rows(NOTATION, VERB_TABLE)] == [
        [str(number), f"`{verb}`"] for number, verb in enumerate(VERBS)
    ]


def test_every_example_of_an_action_of_volcanique_can_be_read() -> None:
    for number, verb, examples, _, meaning in rows(NOTATION, VERB_TABLE):
        assert codes(examples)
        assert meaning
        for example in codes(examples):
            action = VOLCANIQUE.parse(example)
            assert (str(action), action.kind, action.id >> 24) == (example, *codes(verb), int(number))
    shown = {example for row in rows(NOTATION, VERB_TABLE) for example in codes(row[2])}
    assert {f"buy {item}" for item in ITEMS[tiles.LAND_KINDS :]} <= shown


def test_every_decision_of_volcanique_is_listed() -> None:
    listed = rows(NOTATION, DECISION_TABLE)
    questions = {kind.name: number for number, kind in enumerate(course.KINDS) if number >= agenda.FIRST_QUESTION}
    assert [codes(row[0]) for row in listed] == [[name] for name in questions]
    for decision, whose, what in listed:
        assert what
        assert (whose == "chance") == (questions[codes(decision)[0]] <= agenda.LAST_CHANCE), decision
    named = {decision for row in rows(NOTATION, VERB_TABLE) for decision in codes(row[3])}
    assert named == questions.keys()


@pytest.mark.parametrize("seed", range(6))
def test_verbs_of_volcanique_come_in_the_decisions_that_are_listed(seed: int) -> None:
    listed = {codes(row[1])[0]: codes(row[3]) for row in rows(NOTATION, VERB_TABLE)}
    options = {"players": str(2 + seed % 4), "preset": "site", "erosion_targets": "all"}
    state, chance = VOLCANIQUE.new(options, None), Random(seed)
    for _ in range(500):
        if state.table.stage == OVER:
            break
        assert state.decision is not None
        legal = state.legal()
        for action in legal:
            assert state.decision.kind in listed[action.kind], f"{action} in {state.decision.kind}"
        dear = [action for action in legal if str(action) in ("buy volcano", "buy card")]
        state.play(chance.choice(dear or legal))


def test_the_ids_of_volcanique_count_as_listed() -> None:
    text = prose(NOTATION)
    assert f"Tiles count from 0: {', '.join(tiles.KINDS[: tiles.LAND_KINDS])};" in text
    assert f"on go {', '.join(ITEMS[tiles.LAND_KINDS :])}." in text


def test_every_word_of_a_position_of_volcanique_is_listed() -> None:
    listed = rows(NOTATION, "| word | meaning |")
    words = {word.rstrip("=") for row in listed[1:] for word in codes(row[0])}
    assert words == set(position.WORDS)
    (flags,) = [row[1] for row in listed if row[0] == "`flags=`"]
    assert codes(flags) == list(position.FLAGS)


def test_the_position_of_volcanique_that_is_shown_can_be_read() -> None:
    (shown,) = [block for block in blocks(NOTATION, "text") if block.startswith("volcanique ")]
    text = " ".join(shown.split())
    assert VOLCANIQUE.position(VOLCANIQUE.resume(text, None)) == text


def test_every_fact_of_a_text_board_of_volcanique_is_listed_with_an_example_that_can_be_read() -> None:
    listed = rows(NOTATION, "| fact | example | meaning |")
    assert {codes(row[0])[0] for row in listed} == {"under", *READERS}
    for row in listed:
        assert volcanique.read_board(HEXES + codes(row[1])[0])


def test_every_field_of_the_state_of_volcanique_is_described() -> None:
    """In each of the tables exactly what is there."""
    section = text_of(PROTOCOL).partition("## State of Volcanique\n")[2].partition("\n## ")[0]
    tables = section.split("| field | value |\n|---|---|\n")[1:]
    first_cells = [re.findall(r"^\| (`.*?`) \|", each, re.MULTILINE) for each in tables]
    listed = [{code for cell in cells for code in codes(cell)} for cells in first_cells]
    board = make_images()["VOLCANIQUE_GAME"]
    state = volcanique.State(volcanique.read_board(board, VOLCANIQUE.rules({"players": "4"})))
    state.table.stage = OVER
    data = describe(state.observe(0))
    real = [data, data["hexes"][0], data["critters"][0], data["grid"][0], data["supply"], data["players"][0]]
    assert listed == [set(each) for each in real]


@pytest.mark.parametrize("block", blocks(STRENGTH, "text"), ids=lambda block: block.partition("\n")[0])
def test_tables_of_strength_are_of_the_tournament_above_them(block: str) -> None:
    (command, shown), *_ = exchanges(block, "$ surtsey arena ")
    given = arena.make_context("arena", shlex.split(command)).params
    plan = read_plan(given["words"], given["seed"], PATIENT, given["round_robin"])
    rounds = plan.rounds_for(given["games"])
    played = f"{rounds * plan.games_per_round} games in {rounds} rounds, seed {plan.seed}"
    assert shown.startswith(f"{heading(plan)}\n{played}\n\nplayer ")


def test_every_module_is_listed_in_the_architecture() -> None:
    """With a star if it is compiled."""
    (block,) = [block for block in blocks(ARCHITECTURE, "text") if block.startswith("src/surtsey/\n")]
    found: dict[str, bool] = {}
    packages: list[str] = []
    for indent, name, star in re.findall(r"^( +)([\w/.]+)(?: +(\*))?", block, re.MULTILINE):
        del packages[len(indent) // 2 - 1 :]
        if name.endswith("/"):
            packages.append(name)
        elif name.endswith(".py"):
            found["".join(packages) + name] = bool(star)
    source = ROOT / "src" / "surtsey"
    files = {str(file.relative_to(source)) for file in source.rglob("*.py")}
    assert found.keys() == {file for file in files if not file.startswith(("__", "cli/"))}
    compiled = set(re.findall(r'"src/surtsey/(.*)"', text_of(ROOT / "setup.py")))
    assert {name for name, star in found.items() if star} == compiled


# The path of a move

PATH_HEADER: Final = "| step | module | functions | what happens to the move |"


def path_of_a_move() -> list[tuple[str, str]]:
    """The modules and the functions through which a move goes."""
    return [(codes(row[1])[0], name) for row in rows(ARCHITECTURE, PATH_HEADER) for name in codes(row[2])]


def defined_in_python(text: str) -> set[str]:
    return {name.removeprefix("module.") for name, _ in definitions("module", ast.parse(text).body)}


def defined_in_typescript(text: str) -> set[str]:
    """Functions, constants, and members of classes, by how they are indented."""
    names: set[str] = set()
    owner = ""
    for line in text.splitlines():
        if begun := re.match(r"(?:export )?(class|(?:async )?function|const) (\w+)", line):
            names.add(begun[2])
            owner = begun[2] if begun[1] == "class" else ""
        elif owner and (
            member := re.match(r"  (?:(?:private|readonly|static|async|get) )*(#?\w+)(?:\((?:.*(?:\{|\())?$| = )", line)
        ):
            names.add(f"{owner}.{member[1]}")
    return names


def test_definitions_are_found_in_typescript() -> None:
    code = """export class Board {
  readonly root = make()
  constructor(parent: Element) {
    super(parent)
    this.draw()
  }
  private async draw(at: Field): Promise<void> {
    pick(at)
  }
  #hide(): void {
    if (this.root) {
      gone()
    }
  }
}
export const pick = (at: Field) => at
export function listen(element: Element): void {
"""
    members = {"Board.root", "Board.constructor", "Board.draw", "Board.#hide"}
    assert defined_in_typescript(code) == {"Board", *members, "pick", "listen"}


def test_every_function_on_the_path_of_a_move_exists() -> None:
    path = path_of_a_move()
    assert len(path) > 30
    for module, name in path:
        if module.startswith("lib/"):
            assert name in defined_in_typescript(text_of(ROOT / "web" / "src" / module)), f"{module}: {name}"
        else:
            assert name in defined_in_python(text_of(ROOT / "src" / "surtsey" / module)), f"{module}: {name}"


def test_the_modules_on_the_path_of_a_move_are_counted() -> None:
    visited = {module for module, _ in path_of_a_move()}
    assert f"a move visits {len(visited)} modules" in prose(ARCHITECTURE)


# The map of the rules


@dataclass
class Rule:
    """A row of the map of the rules."""

    what: str
    names: list[str]
    options: list[str]


PAGES_OF_RULES: Final = {"taluva": TALUVA_PAGE, "volcanique": VOLCANIQUE_PAGE}
RULES_HEADER: Final = "| rule | function | option |"
POWERS_HEADER: Final = "| power | function | option | tests |"
CARDS_HEADER: Final = "| card | when it can be played | function |"
CODES_HEADER: Final = "| codes | function |"
ASKED_OF_POSITIONS: Final = {"lava.can_cool", "placing.purchased", "setting_up.set_up_fits"}
"""Predicates that are no rules: whether a position that somebody wrote can be."""
NO_CHAPTERS: Final = {
    "taluva": {"options", "rulings", "why an action is not allowed", "what happens", "what is asked"},
    "volcanique": {"the aim", "erosion"},
}
"""Parts of the pages on the rules that are no chapter of the map: they have no rules, or Erosion, which is a power."""

games = pytest.mark.parametrize("game", PAGES_OF_RULES)


def chapters(game: str) -> dict[str, str]:
    """The chapters of the map about one game: what stands under each heading, in order."""
    parts = re.findall(r"^## (\w+): (.*)\n((?:(?!## ).*\n)*)", text_of(MAP), re.MULTILINE)
    return {heading: text for name, heading, text in parts if name.lower() == game}


def mapped(game: str, header: str) -> list[list[str]]:
    """The rows of all tables of the map about one game that have that header."""
    pattern = rf"^{re.escape(header)}\n\|[-|]+\n((?:\|.*\n)+)"
    lines = "".join(re.findall(pattern, "".join(chapters(game).values()), re.MULTILINE)).splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def rules_of(game: str) -> list[Rule]:
    listed = mapped(game, RULES_HEADER) + mapped(game, POWERS_HEADER)
    return [Rule(row[0], codes(row[1]), codes(row[2])) for row in listed]


def functions_of(game: str) -> set[str]:
    """What the map says is somewhere in the code."""
    others = [codes(row[-1]) for row in mapped(game, CARDS_HEADER) + mapped(game, CODES_HEADER)]
    return {name for names in [*(rule.names for rule in rules_of(game)), *others] for name in names}


def definitions(prefix: str, body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """All that some code defines, as `prefix.function` or `prefix.Class.method`."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield f"{prefix}.{node.name}", node
        if isinstance(node, ast.ClassDef):
            yield from definitions(f"{prefix}.{node.name}", node.body)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield f"{prefix}.{node.target.id}", node


@cache
def defined_in(game: str) -> dict[str, ast.stmt]:
    files = (ROOT / "src" / "surtsey" / game).glob("*.py")
    return {name: node for file in files for name, node in definitions(file.stem, ast.parse(text_of(file)).body)}


def module_of(kind: TaskKind) -> str:
    return type(kind).__module__.rpartition(".")[2]


def modules_of_rules(game: str) -> set[str]:
    if game == "taluva":
        return {"placing", "building", "endings"}
    return {module_of(kind) for kind in course.KINDS if kind.name} | {"powers", "scoring"}


def is_rule(node: ast.stmt) -> bool:
    """Whether a function is a rule by its form: a predicate, or the reason against something."""
    if not isinstance(node, ast.FunctionDef) or node.name.startswith("_"):
        return False
    return node.name.endswith("_problem") or (node.returns is not None and ast.unparse(node.returns) == "bool")


def identifiers(node: ast.stmt) -> set[str]:
    """The names that some code speaks of, its texts left out."""
    found = [(getattr(each, "id", ""), getattr(each, "attr", ""), getattr(each, "arg", "")) for each in ast.walk(node)]
    return {name for names in found for name in names if name}


@games
def test_every_chapter_of_the_rules_is_in_the_map(game: str) -> None:
    page = FENCE.sub("", text_of(PAGES_OF_RULES[game]))
    told = {heading.lower() for heading in re.findall(r"^##+ (.*)$", page, re.MULTILINE)}
    assert NO_CHAPTERS[game] <= told
    assert told - NO_CHAPTERS[game] <= chapters(game).keys()


@games
def test_every_chapter_of_the_map_has_tables_that_are_checked(game: str) -> None:
    for chapter, text in chapters(game).items():
        headers = re.findall(r"^(\|.*)\n\|-", text, re.MULTILINE)
        assert headers, chapter
        assert set(headers) <= {RULES_HEADER, POWERS_HEADER, CARDS_HEADER, CODES_HEADER}


@games
def test_everything_that_the_map_names_is_defined_there(game: str) -> None:
    assert len(rules_of(game)) > 40
    assert [rule.what for rule in rules_of(game) if not rule.names] == []
    assert functions_of(game) - defined_in(game).keys() == set()


def test_what_a_module_only_imports_is_not_defined_there() -> None:
    assert "placing.placements" in defined_in("taluva")
    assert "state.placements" not in defined_in("taluva")


@games
def test_every_predicate_and_every_problem_is_in_the_map(game: str) -> None:
    modules = modules_of_rules(game)
    found = {name for name, node in defined_in(game).items() if is_rule(node) and name.count(".") == 1}
    found = {name for name in found if name.split(".")[0] in modules}
    assert game == "taluva" or found >= ASKED_OF_POSITIONS
    assert found - ASKED_OF_POSITIONS - functions_of(game) == set()


def test_every_kind_of_task_is_in_the_map() -> None:
    kinds = {f"{module_of(kind)}.{type(kind).__name__}" for kind in course.KINDS if kind.name}
    assert len(kinds) > 50
    assert kinds - functions_of("volcanique") == set()


@games
def test_every_option_is_in_the_map_beside_a_function_that_reads_it(game: str) -> None:
    listed = {option for rule in rules_of(game) for option in rule.options}
    assert listed == {option.name for option in game_named(game).options}
    for rule in rules_of(game):
        read = {name for function in rule.names for name in identifiers(defined_in(game)[function])}
        assert set(rule.options) <= read, rule.what


def test_every_ruling_is_in_the_map() -> None:
    known = {int(number) for number in re.findall(r"^\| (\d+) \|", text_of(RULINGS), re.MULTILINE)}
    cited = re.findall(r"\(([\d, ]+)\)", "".join(rule.what for rule in rules_of("volcanique")))
    assert {int(number) for numbers in cited for number in numbers.split(",")} == known


def test_every_power_is_in_the_map_in_the_order_of_its_number() -> None:
    assert [row[0].partition(" (")[0] for row in mapped("volcanique", POWERS_HEADER)] == list(powers.TITLES)


def test_every_card_that_can_be_played_is_in_the_map() -> None:
    listed = {title: tuple(times.split(", ")) for title, times, _ in mapped("volcanique", CARDS_HEADER)}
    assert listed == {power.title: power.card for power in powers.POWERS if power.card}


@games
def test_every_family_of_problem_codes_is_in_the_map_with_a_module_that_says_them(game: str) -> None:
    problems = game_named(game).sentences.wording().texts["problems"]
    listed = {family: codes(names) for families, names in mapped(game, CODES_HEADER) for family in codes(families)}
    assert listed.keys() == {code.split(".")[0] for code in problems}
    for family, names in listed.items():
        files = {ROOT / "src" / "surtsey" / game / f"{name.split('.')[0]}.py" for name in names}
        assert any(f'"{family}.' in text_of(file) for file in files), family


@games
def test_the_map_names_tests_that_exist_for_every_chapter(game: str) -> None:
    for chapter, text in chapters(game).items():
        files = re.findall(r"`(test_\w+\.py)`", text)
        assert files, chapter
        for file in files:
            assert (ROOT / "tests" / game / file).exists(), file


@pages
def test_links_lead_somewhere(page: Path) -> None:
    for link, section in LINK.findall(FENCE.sub("", text_of(page))):
        if "://" not in link:
            target = page.parent / link if link else page
            assert target.exists(), link
            assert not section or section in sections(target), f"{link}#{section}"


@pages
def test_fences_are_closed_and_of_known_kinds(page: Path) -> None:
    """A kind with a typing error would not be run."""
    assert "```" not in FENCE.sub("", text_of(page))
    kinds = {fence for fence, _ in FENCE.findall(text_of(page))}
    assert kinds <= {"console", "json", "protocol", "python", "sh", "text", "toml"}


def test_pictures_are_up_to_date() -> None:
    pictures: dict[str, str] = make_images()["pictures"]()
    files = {file.name: text_of(file) for file in (DOCS / "images").glob("*.svg")}
    assert files.keys() == pictures.keys()
    for name, picture in pictures.items():
        assert files[name] == picture, f"{name} is out of date; run: python docs/make_images.py"


def test_every_picture_is_shown() -> None:
    shown = "".join(map(text_of, PAGES))
    for file in (DOCS / "images").glob("*.svg"):
        assert f"images/{file.name}" in shown
