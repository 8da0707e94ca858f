"""The documentation is true: what it shows runs, its tables are complete, its links and pictures are up to date."""

import doctest
import os
import re
import runpy
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from surtsey.compiled import is_compiled
from surtsey.game import Message
from surtsey.protocol import Session
from surtsey.taluva import TALUVA
from surtsey.taluva.messages import TaluvaEvent, TaluvaProblem
from surtsey.taluva.rules import OPTIONS

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md"))]
README, PROTOCOL, TALUVA_PAGE = ROOT / "README.md", DOCS / "protocol.md", DOCS / "taluva.md"

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s#]*)#?([^)\s]*)\)")
INTERPRETED = re.compile(r"^surtsey: running interpreted.*\n", re.MULTILINE)

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


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


def sentence_pattern(sentence: str) -> str:
    """What a message's sentence may look like when it is filled in."""
    parts = Formatter().parse(sentence)
    return "".join(re.escape(fixed) + ("" if name is None else ".+") for fixed, name, _, _ in parts)


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


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
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


@pytest.mark.parametrize("kind", [TaluvaProblem, TaluvaEvent])
def test_every_code_is_listed_with_a_sentence_that_it_can_have(kind: type[Message]) -> None:
    listed = table(TALUVA_PAGE)
    assert kind.sentences.keys() <= listed.keys()
    for code, sentence in kind.sentences.items():
        assert re.fullmatch(sentence_pattern(sentence), listed[code]), f"{code}: {sentence}"


def test_no_code_is_listed_that_does_not_exist() -> None:
    codes = {code for code in table(TALUVA_PAGE) if "." in code}
    assert codes == TaluvaProblem.sentences.keys() | TaluvaEvent.sentences.keys()


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
    assert kinds <= {"console", "json", "protocol", "python", "sh", "text"}


def test_pictures_are_up_to_date() -> None:
    pictures: dict[str, str] = runpy.run_path(str(DOCS / "make_images.py"))["pictures"]()
    files = {file.name: text_of(file) for file in (DOCS / "images").glob("*.svg")}
    assert files.keys() == pictures.keys()
    for name, picture in pictures.items():
        assert files[name] == picture, f"{name} is out of date; run: python docs/make_images.py"


def test_every_picture_is_shown() -> None:
    shown = "".join(map(text_of, PAGES))
    for file in (DOCS / "images").glob("*.svg"):
        assert f"images/{file.name}" in shown
