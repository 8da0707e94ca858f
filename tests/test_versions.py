"""Games keep the rules that they were begun with: what earlier versions stored reads and goes on as it did then."""

import json
import re
from hashlib import blake2b
from pathlib import Path

import pytest

from surtsey import records
from surtsey.chance import Chance
from surtsey.game import SurtseyError
from surtsey.games import game_named, game_names
from surtsey.records import Record, RecordError
from surtsey.sentences import ENGLISH, Host, Language, Wording
from surtsey.volcanique import VOLCANIQUE
from surtsey.volcanique.rules import NEWEST
from tests.write_golden import GAMES as GOLDEN_GAMES
from tests.write_golden import LOGS, eager_record, golden_game, golden_log, options_of

VERSION_1 = Path(__file__).parent / "stored" / "version_1"
GOLDEN = sorted(file.stem for file in VERSION_1.glob("volcanique-*.txt"))
EAGER_GAMES = (VERSION_1 / "eager_games.txt").read_text().splitlines()
POSITIONS = (VERSION_1 / "positions.txt").read_text().splitlines()
DEAR = ("unlock", "upgrade", "rift", "plates", "slide", "erode", "group")
"""What eager players were eager for then."""


def as_then(text: str) -> str:
    """What version 1 would have written: it named no version, and knew no other value than `yes`."""
    text = re.sub(r'\[RulesVersion "1"\]\n| rules_version=1', "", text)
    return text.replace("claim_without_buy=claim", "claim_without_buy=yes").replace(
        '[ClaimWithoutBuy "claim"]', '[ClaimWithoutBuy "yes"]'
    )


def digest(record: Record) -> str:
    return blake2b(as_then(str(record)).encode(), digest_size=8).hexdigest()


def in_version(number: int, name: str) -> tuple[str, str, int]:
    """A golden game by the rules of another version."""
    game, options, seed = GOLDEN_GAMES[name]
    return game, f"{options} rules_version={number}", seed


class Numbered(Host):
    """Writes seats as the sentences of version 1 want them."""

    def seat(self, seat: int, language: Language) -> str:
        return str(seat)


def test_what_is_new_is_of_the_newest_version() -> None:
    assert VOLCANIQUE.new({}, 1).rules.rules_version == NEWEST
    assert '[RulesVersion "2"]' in str(Record(VOLCANIQUE, VOLCANIQUE.new({}, 1)))
    assert " rules_version=2 " in VOLCANIQUE.position(VOLCANIQUE.new({}, 1))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_record_without_a_version_replays_by_version_1(name: str) -> None:
    text = (VERSION_1 / f"{name}.txt").read_text()
    record = records.read(text)
    assert record.state.rules.rules_version == 1
    assert str(record).count('[RulesVersion "1"]') == 1
    assert as_then(str(record)) == text
    assert str(records.read(str(record))) == str(record)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_game_of_version_1_goes_on_as_it_did(name: str) -> None:
    """The same seed and decisions: the same legal actions, dice and result at every turn."""
    assert as_then(golden_game(*in_version(1, name))) == (VERSION_1 / f"{name}.txt").read_text()


@pytest.mark.parametrize("name", [name for name in LOGS if name in GOLDEN])
def test_a_game_of_version_1_tells_what_it_told(name: str) -> None:
    wording = Wording(ENGLISH, json.loads((VERSION_1 / "sentences.json").read_text()))
    known = wording.texts["events"]
    told = golden_log(
        *in_version(1, name), say=lambda event: wording.say(event, Numbered()) if event.code in known else ""
    )
    lines = told.splitlines(keepends=True)
    assert "".join(line for line in lines if line.split(": ")[0] in known) == (VERSION_1 / f"{name}.log").read_text()


@pytest.mark.parametrize("line", EAGER_GAMES, ids=range(len(EAGER_GAMES)))
def test_games_of_version_1_with_powers_and_options_go_on_as_they_did(line: str) -> None:
    text, _, result = line.partition(" -> ")
    options = options_of(text)
    seed = int(options.pop("seed"))
    record = eager_record(VOLCANIQUE.new({**options, "rules_version": "1"}, seed), Chance(seed, 1), DEAR)
    assert f"{'-'.join(map(str, record.state.places() or ()))} {digest(record)}" == result


def test_the_versions_differ_in_these_games() -> None:
    """Otherwise they would prove nothing."""
    different = 0
    for line in EAGER_GAMES:
        text, _, result = line.partition(" -> ")
        options = options_of(text.replace("claim_without_buy=yes", "claim_without_buy=claim"))
        seed = int(options.pop("seed"))
        record = eager_record(VOLCANIQUE.new(options, seed), Chance(seed, 1), DEAR)
        plain = str(record).replace('[RulesVersion "2"]\n', "")
        different += (
            blake2b(plain.replace('"claim"', '"yes"').encode(), digest_size=8).hexdigest() != result.split()[-1]
        )
    assert different >= 10


@pytest.mark.parametrize("line", POSITIONS, ids=range(len(POSITIONS)))
def test_a_position_without_a_version_goes_on_by_version_1(line: str) -> None:
    text, _, result = line.partition(" -> ")
    number = 4 * (POSITIONS.index(line) + 1)
    state = VOLCANIQUE.resume(text, number)
    assert state.rules.rules_version == 1
    assert as_then(VOLCANIQUE.position(VOLCANIQUE.resume(text, None))) == text
    record = eager_record(state, Chance(number, 2), DEAR)
    assert f"{' '.join(map(str, record.state.places() or ()))} {digest(record)}" == result


@pytest.mark.parametrize("game", game_names())
def test_what_is_written_names_a_version_that_reads_as_the_same_rules(game: str) -> None:
    for version in range(1, game_named(game).rules({}).rules_version + 1):
        state = game_named(game).new({"rules_version": str(version)}, 3)
        assert records.read(str(Record(game_named(game), state))).state.rules == state.rules
        assert game_named(game).resume(game_named(game).position(state), None).rules == state.rules


@pytest.mark.parametrize(("game", "newest"), [("taluva", 1), ("volcanique", 2)])
def test_a_record_of_an_unknown_version_is_refused_with_its_line(game: str, newest: int) -> None:
    text = f'[Game "{game}"]\n[Players "2"]\n[RulesVersion "{newest + 1}"]\n[Result "*"]\n\n0 0: first 1\n'
    known = f"versions 1 to {newest}" if newest > 1 else "version 1"
    sentence = f"line 3: rules of version {newest + 1} are not known here, only those of {known}"
    with pytest.raises(RecordError, match=f"^{re.escape(sentence)}$"):
        records.read(text)


@pytest.mark.parametrize("version", ["0", "3", "two", ""])
def test_a_position_of_an_unknown_version_is_refused(version: str) -> None:
    text = VOLCANIQUE.position(VOLCANIQUE.new({}, 1)).replace("rules_version=2", f"rules_version={version}")
    with pytest.raises(SurtseyError, match=r"^(rules of version|rules_version is 1 to 2, not)"):
        VOLCANIQUE.resume(text, None)
