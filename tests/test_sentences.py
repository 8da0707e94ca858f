"""The sentences of games: complete in every language, with the right parameters, and filled in well."""

import ast
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from surtsey.game import Event, Game, Message, Problem, Question, SurtseyError
from surtsey.games import Bundle, game_named
from surtsey.records import read
from surtsey.sentences import LANGUAGES, Host, Language, Sentences, faults
from surtsey.taluva import TALUVA
from surtsey.volcanique import VOLCANIQUE

ROOT = Path(__file__).parent.parent
GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(file for file in GOLDEN.glob("*.txt") if file.read_text(encoding="utf-8").startswith("[Game"))
EXAMPLES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "sentences.json").read_text(encoding="utf-8"))
"""What both formatters say: this one, and the page's (web/src/lib/i18n/messages.test.ts)."""


@dataclass(frozen=True)
class Page(Host):
    """Writes as the page does: players have names."""

    names: tuple[str, ...] = ("Anna", "Bruno", "Carla")

    def seat(self, seat: int, language: Language) -> str:
        return self.names[seat]


@pytest.mark.parametrize("game", [TALUVA, VOLCANIQUE], ids=lambda game: game.name)
def test_the_sentences_of_our_games_are_complete_in_every_language(game: Game) -> None:
    assert game.sentences.languages() == list(LANGUAGES)
    assert faults(game.sentences) == []


SAYING = {"Event": "events", "Problem": "problems", "problem": "problems", "tell": "events", "whisper": "events"}
"""How the names of functions begin or end that are given a code first, and what that says."""


def codes_in(file: Path) -> Iterator[tuple[str, str]]:
    """The codes that stand in a module, with what kind of sentence each is."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called, code = ast.unparse(node.func).rpartition(".")[2], node.args[0]
        kinds = {kind for part, kind in SAYING.items() if called.startswith(part) or called.endswith(part)}
        if kinds and isinstance(code, ast.Constant) and isinstance(code.value, str):
            yield kinds.pop(), code.value


@pytest.mark.parametrize("game", [TALUVA, VOLCANIQUE], ids=lambda game: game.name)
def test_every_code_in_the_modules_of_a_game_has_a_sentence(game: Game) -> None:
    codes = {code for file in (ROOT / "src" / "surtsey" / game.name).glob("*.py") for code in codes_in(file)}
    assert len(codes) > 30
    said = game.sentences.wording().texts
    assert [code for kind, code in sorted(codes) if code not in said[kind]] == []


@pytest.mark.parametrize("game", [TALUVA, VOLCANIQUE], ids=lambda game: game.name)
def test_every_preset_and_option_has_its_words(game: Game) -> None:
    wording = game.sentences.wording()
    assert list(wording.presets) == list(game.presets)
    fixed = (game.options[0].name, "players", "rules_version")
    assert list(wording.options) == [option.name for option in game.options if option.name not in fixed]
    for option in game.options:
        values = wording.options.get(option.name, {}).get("values", {})
        assert set(values) <= set(option.values.split(" | ")), option.name


def test_the_sentences_of_a_game_of_another_package_are_checked_in_the_same_way(atoll: Bundle) -> None:
    assert atoll.game.sentences.languages() == ["en"]
    assert faults(atoll.game.sentences) == []


def test_a_language_that_a_game_does_not_speak_is_english(atoll: Bundle) -> None:
    wording = atoll.game.sentences.wording("fr")
    assert wording is atoll.game.sentences.wording()
    assert wording.data()["language"] == "en"


def test_a_language_that_nobody_knows_is_refused() -> None:
    with pytest.raises(SurtseyError, match=r"^there is no language 'xx'; there are 'en', 'fr' and 'de'$"):
        TALUVA.sentences.wording("xx")


ENGLISH: dict[str, dict[str, Any]] = {
    "events": {"built": "{seat} builds {piece:a piece} of {count:stones} on {field}; <left>.", "paid": "{heap}."},
    "problems": {"low": "{field} is on level {level}."},
    "questions": {"ask": "{seat} or {other:seat}?"},
    "phrases": {"left": "{left} left"},
    "words": {"a piece": {"hut": "a hut", "tower": "a tower"}},
    "nouns": {"stones": ["stone", "stones"], "D": ["dark", "dark"]},
}


@pytest.mark.parametrize(
    ("where", "text", "fault"),
    [
        (("problems", "low"), None, "fr: low is missing in problems"),
        (("problems", "high"), "Haut.", "fr: high is too much in problems"),
        (("problems", "low"), "{field} : {height}.", "fr: low in problems: {height:height} is not what English says"),
        (("problems", "low"), "{level:field}.", "fr: low in problems: {level:field} is not what English says"),
        (("problems", "low"), "{field} {level", "fr: low in problems: '{field} {level' cannot be filled in"),
        (("questions", "ask"), "<right> ?", "fr: ask in questions: '<right> ?' cannot be filled in"),
        (("questions", "ask"), "{seat:owner} ?", "fr: ask in questions: there is no way of writing 'owner'"),
        (("words", "a piece"), {"hut": "une hutte"}, "fr: built in events: {piece:a piece} is not what English says"),
        (("words", "the piece"), {"hut": "la hutte", "tower": "la tour"}, "fr: 'the piece' is never used"),
        (("nouns", "huts"), ["hutte", "huttes"], "fr: 'huts' is never used"),
        (("phrases", "right"), "à droite", "fr: 'right' is never used"),
    ],
)
def test_what_is_wrong_in_a_language_is_found(
    where: tuple[str, str], text: Any, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "islets"
    (package / "sentences").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "islets", raising=False)
    (package / "sentences" / "en.json").write_text(json.dumps(ENGLISH))
    assert faults(Sentences("islets")) == []
    section, name = where
    french = {**ENGLISH, section: {key: value for key, value in ENGLISH[section].items() if key != name}}
    if text is not None:
        french[section] = {**french[section], name: text}
    (package / "sentences" / "fr.json").write_text(json.dumps(french))
    assert faults(Sentences("islets")) == [fault]


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_whatever_happens_and_is_asked_in_a_game_can_be_said_in_every_language(record: Path) -> None:
    """And so can the reason why something else is not allowed. A parameter that a sentence lacks would be an error."""
    played = read(record.read_text(encoding="utf-8"))
    state, random = played.state.start() or played.game.new(played.state.rules.options(), None), Random(record.stem)
    actions = [moment.action for moment in played.state.history()]
    for action in actions:
        assert state.decision is not None
        problem = state.explain(random.choice(actions))
        messages: list[Message] = [*state.play(action)]
        messages += [] if problem is None else [problem]
        messages += [] if state.decision is None or state.decision.why is None else [state.decision.why]
        for message in messages:
            for language in LANGUAGES:
                said = message.say(language)
                assert said[-1] in ".?", said
                assert not set("{}<>[]") & set(said), said


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["code"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_filled_in_as_on_the_page(example: dict[str, Any], language: str) -> None:
    kind = {"events": Event, "problems": Problem, "questions": Question}[example["kind"]]
    message = kind(example["code"], example["params"])
    wording = game_named(example["game"]).sentences.wording(language)
    assert wording.say(message, Page()) == example[language]


def test_on_the_command_line_players_have_numbers_and_tiles_their_letters() -> None:
    state = TALUVA.new({"deck": "JC,SJ"}, 1)
    (placed,) = state.play("tile 0,0 0")
    assert str(placed) == "Seat 0 places JC at 0,0, on level 1."
    assert placed.say("fr") == "Joueur 0 pose JC en 0,0, au niveau 1."
    assert placed.say("de") == "Platz 0 legt JC bei 0,0, auf Ebene 1."
