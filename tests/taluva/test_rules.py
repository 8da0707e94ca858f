"""Editions, options, and the combinations that are refused."""

import pytest

from surtsey.game import RulesError, as_stored
from surtsey.taluva.rules import EDITIONS, OPTIONS, Rules


def test_hig_2006_lets_huts_stand_next_to_own_settlements() -> None:
    assert Rules("hig-2006") == Rules("hig-2006", 2, 48, True, False, False, 20, 3, 2)


def test_ferti_2012_does_not() -> None:
    assert Rules("ferti-2012") == Rules("ferti-2012", 2, 48, False, False, False, 20, 3, 2)


def test_an_edition_brings_its_own_way_unless_it_is_said_otherwise() -> None:
    assert not Rules(edition="ferti-2012").huts_next_to_own
    assert Rules(edition="ferti-2012", huts_next_to_own=True).huts_next_to_own
    assert not Rules(huts_next_to_own=False).huts_next_to_own


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Rules().players = 3  # type: ignore[misc]


@pytest.mark.parametrize(("players", "tiles"), [(2, 24), (3, 36), (4, 48)])
def test_tiles_per_player_are_twelve(players: int, tiles: int) -> None:
    assert Rules("ferti-2012", players, tiles="per_player").tiles == tiles


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_option_can_be_set_on_its_own(edition: str) -> None:
    values = {"players": "4", "tiles": "30", "ranking": "yes", "huts": "19", "temples": "2", "towers": "1"}
    values["huts_next_to_own"] = "no" if edition == "hig-2006" else "yes"
    for name, value in values.items():
        rules = Rules.from_options({"edition": edition, name: value})
        assert rules.options()[name] == value
        assert rules != Rules(edition)
    teams = Rules.from_options({"edition": edition, "players": "4", "teams": "yes"})
    assert teams.teams
    assert teams.options() == {"edition": edition, "players": "4", "teams": "yes"}
    assert {*values, "edition", "teams", "rules_version"} == {option.name for option in OPTIONS}


def test_there_is_one_version_of_the_rules_which_need_not_be_named() -> None:
    assert Rules.from_options({"rules_version": "1"}) == Rules()
    assert Rules.from_options(as_stored({})) == Rules()
    assert "rules_version" not in Rules().options()
    with pytest.raises(RulesError, match=r"^rules of version 2 are not known here, only those of version 1$"):
        Rules.from_options({"rules_version": "2"})


def test_options_name_only_what_differs_from_the_edition() -> None:
    assert Rules("ferti-2012", 3).options() == {"edition": "ferti-2012", "players": "3"}
    assert Rules("ferti-2012", 2, tiles="per_player").options() == {
        "edition": "ferti-2012",
        "players": "2",
        "tiles": "24",
    }


@pytest.mark.parametrize(
    "options", [{}, {"edition": "ferti-2012", "tiles": "per_player"}, {"huts": "7", "towers": "1"}]
)
def test_options_as_text_round_trip(options: dict[str, str]) -> None:
    rules = Rules.from_options(options)
    assert Rules.from_options(rules.options()) == rules


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"edition": "rio-2006"}, "there is no edition 'rio-2006'; there are hig-2006 and ferti-2012"),
        ({"players": "1"}, "players goes from 2 to 4, not 1"),
        ({"players": "5"}, "players goes from 2 to 4, not 5"),
        ({"players": "two"}, "players is 2 to 4, not 'two'"),
        ({"tiles": "49"}, "tiles goes from one for each of the 2 players to the 48 there are, not 49"),
        ({"players": "3", "tiles": "2"}, "tiles goes from one for each of the 3 players to the 48 there are, not 2"),
        ({"tiles": "-1"}, "tiles is one for each player to 48 or per_player, not '-1'"),
        ({"tiles": "\u0663"}, "tiles is one for each player to 48 or per_player, not '\u0663'"),
        ({"teams": "yes"}, "teams need 4 players, not 2"),
        ({"players": "4", "teams": "yes", "ranking": "yes"}, "teams and ranking do not go together"),
        ({"teams": "maybe"}, "teams is yes or no, not 'maybe'"),
        ({"huts": "0"}, "huts goes from 1 to 20, not 0"),
        ({"huts": "21"}, "huts goes from 1 to 20, not 21"),
        ({"huts": "per_player"}, "huts is 1 to 20, not 'per_player'"),
        ({"temples": "4"}, "temples goes from 1 to 3, not 4"),
        ({"towers": "3"}, "towers goes from 1 to 2, not 3"),
        ({"lava": "yes"}, "Taluva has no option 'lava'; its options are edition, players, rules_version, tiles"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(RulesError) as refused:
        Rules.from_options(options)
    assert str(refused.value).startswith(sentence)
