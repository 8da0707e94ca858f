"""What games say, in several languages. The sentences of a game are data in its package: sentences/en.json and so on.

Such a file has a sentence for every code, by kinds of messages. A sentence has holes for parameters, which say after a
colon how the parameter is written; {seat} is short for {seat:seat}.

    {seat}  {other:seat}     a player, as the host writes it: seat 0 on the command line, Katla on the page
    {owner:of}               the same as an owner: of Katla, de Katla, d'Anna
    {field}  {to:field}      a field, as the host writes it
    {tile}                   a tile, as the host writes it
    {resources:heap}         letters, counted by the file's nouns: DDM is 2 dark and 1 medium
    {asked:question}         another message: a question
    {count:huts}             1 hut, 3 huts: by the file's `nouns`, for one and for several
    {piece:a piece}          a hut: by the file's `words`, a table for each form that the language needs
    {level}                  anything else as it is

What presets and options mean is in the files, too: a sentence for each preset; of an option its `name`, its `meaning`,
and what its `values` are called where they are words of the game's own. In English the meaning is that of the `Option`.

Lists are joined: seat 0 and seat 2. <holds> stands for one of the file's `phrases`, which sentences share. Every
sentence begins with a capital. The page reads the same files and fills the holes in web/src/lib/i18n/messages.ts.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol

from surtsey.game import SurtseyError

KINDS: Final = ("events", "problems", "questions")
HOLE: Final = re.compile(r"\{(\w+)(?::([\w ]+))?\}")
PHRASE: Final = re.compile(r"<([\w ]+)>")
VOWEL: Final = re.compile("[aeiouhàâäéèêëîïôöùûü]", re.IGNORECASE)


class Said(Protocol):
    """What can be said: a message of `surtsey.game`."""

    @property
    def kind(self) -> str:
        """One of `KINDS`."""

    @property
    def code(self) -> str: ...

    @property
    def params(self) -> Mapping[str, Any]: ...


@dataclass(frozen=True)
class Language:
    """What a language does with names and numbers, whatever the game."""

    code: str
    seat: str
    """What a player without a name is called."""
    conjunction: str
    of: str
    of_vowel: str
    zero_is_one: bool = False
    """Whether a noun has its first form after 0, too."""

    def join(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.conjunction} {items[-1]}"

    def owned_by(self, name: str) -> str:
        return (self.of_vowel if VOWEL.match(name) else self.of).format(name)

    def count(self, number: int, forms: Sequence[str]) -> str:
        return f"{number} {forms[0 if number == 1 or (number == 0 and self.zero_is_one) else 1]}"


ENGLISH: Final = Language("en", "seat {}", "and", "of {}", "of {}")
LANGUAGES: Final = {
    "en": ENGLISH,
    "fr": Language("fr", "joueur {}", "et", "de {}", "d\N{RIGHT SINGLE QUOTATION MARK}{}", zero_is_one=True),
    "de": Language("de", "Platz {}", "und", "von {}", "von {}"),
}


class Host:
    """Writes what has other names elsewhere; here as the notation does."""

    def seat(self, seat: int, language: Language) -> str:
        return language.seat.format(seat)

    def field(self, field: Sequence[int], language: Language) -> str:
        return ",".join(map(str, field))

    def tile(self, tile: str) -> str:
        return tile


NOTATION: Final = Host()


class Wording:
    """What a game says in one language. Sentences are taken apart when they are said for the first time."""

    def __init__(self, language: Language, content: Mapping[str, Mapping[str, Any]]) -> None:
        self.language = language
        self.words: Mapping[str, Mapping[str, str]] = content.get("words", {})
        self.nouns: Mapping[str, Sequence[str]] = content.get("nouns", {})
        self.phrases: Mapping[str, str] = content.get("phrases", {})
        self.presets: Mapping[str, str] = content.get("presets", {})
        self.options: Mapping[str, Mapping[str, Any]] = content.get("options", {})
        self.texts: Mapping[str, Mapping[str, str]] = {kind: content.get(kind, {}) for kind in KINDS}
        self._parts: dict[tuple[str, str], list[str]] = {}

    def sentence(self, kind: str, code: str) -> str:
        """With its holes, and the phrases in their places."""
        return PHRASE.sub(lambda phrase: self.phrases.get(phrase[1], phrase[0]), self.texts[kind][code])

    def say(self, message: Said, host: Host = NOTATION) -> str:
        parts = self._parts.get((message.kind, message.code))
        if parts is None:
            parts = HOLE.split(self.sentence(message.kind, message.code))
            self._parts[message.kind, message.code] = parts
        said = parts[:]
        for at in range(1, len(parts), 3):
            name, how = parts[at], parts[at + 1] or parts[at]
            said[at], said[at + 1] = self._write(message.params[name], how, host), ""
        text = "".join(said)
        return text[:1].upper() + text[1:]

    def holes(self, kind: str, code: str) -> list[tuple[str, str]]:
        """The parameters of a sentence, and how each is written."""
        return [(name, how or name) for name, how in HOLE.findall(self.sentence(kind, code))]

    def data(self) -> dict[str, Any]:
        """What a page needs to say the same."""
        texts = {kind: {code: self.sentence(kind, code) for code in self.texts[kind]} for kind in KINDS}
        words = {"words": self.words, "nouns": self.nouns, "places": place_words(self.language)}
        return {"language": self.language.code, **texts, **words}

    def _write(self, value: Any, how: str, host: Host) -> str:
        if how == "of":
            return self.language.owned_by(self._write(value, "seat", host))
        if isinstance(value, list | tuple) and not (how == "field" and value and isinstance(value[0], int)):
            return self.language.join([self._write(each, how, host) for each in value])
        if how == "seat":
            return host.seat(value, self.language)
        if how == "field":
            return host.field(value, self.language)
        if how == "tile":
            return host.tile(value)
        if how == "heap":
            counts = {letter: value.count(letter) for letter in value if letter in self.nouns}
            return self.language.join([self._counted(count, noun) for noun, count in counts.items()]) or str(value)
        if how == "question":
            return self.say(value, host)
        if how in self.nouns:
            return self._counted(value, how)
        return self.words.get(how, {}).get(str(value), str(value))

    def _counted(self, count: int, noun: str) -> str:
        return self.language.count(count, self.nouns[noun])


@cache
def place_words(language: Language) -> Mapping[str, Any]:
    """With which words a language names places (places.py), whatever the game.

    A name is followed by `whose`, or by `whose_sibilant` if it ends with one of the `sibilants`; then comes where on
    the island it is: in the `middle`, or one of the twelve directions, clockwise from east.
    """
    found: Mapping[str, Any] = json.loads((files("surtsey") / "places.json").read_text(encoding="utf-8"))[language.code]
    return found


class Sentences:
    """The wordings of a game, in the files of the folder `sentences` of its package. They are read when needed."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._wordings: dict[str, Wording] = {}

    def languages(self) -> list[str]:
        """Those in which the game speaks, by their codes; English is one of them."""
        return [code for code in LANGUAGES if self._file(code).is_file()]

    def wording(self, language: str = "en") -> Wording:
        """In English where the game does not speak that language."""
        if language not in LANGUAGES:
            known = ENGLISH.join([repr(code) for code in LANGUAGES])
            raise SurtseyError(f"there is no language {language!r}; there are {known}")
        if language not in self._wordings:
            file = self._file(language)
            self._wordings[language] = (
                Wording(LANGUAGES[language], json.loads(file.read_text(encoding="utf-8")))
                if language == "en" or file.is_file()
                else self.wording()
            )
        return self._wordings[language]

    def _file(self, language: str) -> Any:
        return files(self._package) / "sentences" / f"{language}.json"


# Whether the files of a game are right


def faults(sentences: Sentences) -> list[str]:
    """What is wrong with a game's files; for tests. English says what messages there are, and what is in them."""
    english = sentences.wording()
    return [
        f"{language}: {fault}"
        for language in sentences.languages()
        for fault in _faults(sentences.wording(language), english)
    ]


def _faults(wording: Wording, english: Wording) -> Iterator[str]:
    used = set()
    for kind in KINDS:
        own, known = wording.texts[kind], english.texts[kind]
        yield from _other_names(kind, own, known)
        for code in own:
            used |= set(PHRASE.findall(own[code])) | {how for _, how in wording.holes(kind, code)}
            if code in known:
                yield from (f"{code} in {kind}: {fault}" for fault in _faulty_holes(wording, english, kind, code))
    yield from _other_names("presets", wording.presets, english.presets)
    yield from _other_names("options", wording.options, english.options)
    for name in wording.options.keys() & english.options.keys():
        option, in_english = wording.options[name], english.options[name]
        yield from _other_names(f"the values of {name}", option.get("values", {}), in_english.get("values", {}))
        if wording is not english and "meaning" not in option:
            yield f"{name} in options has no meaning"
    if "heap" in used:
        used |= {noun for noun in wording.nouns if len(noun) == 1}
    listed = (*wording.phrases, *wording.words, *wording.nouns)
    yield from (f"'{name}' is never used" for name in listed if name not in used)


def _other_names(where: str, own: Mapping[str, Any], known: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"{name} is missing in {where}" for name in known if name not in own)
    yield from (f"{name} is too much in {where}" for name in own if name not in known)


def _faulty_holes(wording: Wording, english: Wording, kind: str, code: str) -> Iterator[str]:
    sentence = wording.sentence(kind, code)
    if re.search("[<>{}]", HOLE.sub("", sentence)):
        yield f"'{sentence}' cannot be filled in"
    for name, how in wording.holes(kind, code):
        meant = [_sort(english, known) for param, known in english.holes(kind, code) if param == name]
        if how != name and _sort(wording, how) == PLAIN and how not in wording.nouns:
            yield f"there is no way of writing '{how}'"
        elif _sort(wording, how) not in meant:
            yield f"{{{name}:{how}}} is not what English says"


PLAIN: Final = "plain"
SORTS: Final = {"seat": "seat", "of": "seat", "field": "field", "tile": "tile", "heap": "heap", "question": "question"}


def _sort(wording: Wording, how: str) -> str | frozenset[str]:
    """What a parameter has to be that is written so: of words, one that they are known for."""
    return SORTS.get(how) or (frozenset(wording.words[how]) if how in wording.words else PLAIN)
