"""Names that the bot gives: stored in English, shown in the language that is read."""

import pytest

from bot.match.model.computers import as_person
from bot.match.model.match import Person
from bot.match.words import FORMER
from bot.names.computers import IDS, MAX_PER_LEVEL, Computer, computer, level_label, shorten_computers
from bot.texts.languages import OFFERED, reading
from engine.ai.player import LEVELS

ALICE = Person(80351110224678912, "Alice")
PLAYERS = [Computer(level, number) for level in LEVELS for number in range(1, MAX_PER_LEVEL + 1)]


def test_each_computer_player_has_an_id_of_its_own() -> None:
    assert sorted(player.id for player in PLAYERS) == list(IDS)
    assert [computer(player.id) for player in PLAYERS] == PLAYERS
    assert [computer(user_id) for user_id in (-3, 0, IDS[-1] + 1, ALICE.id)] == [None] * 4


@pytest.mark.parametrize("language", OFFERED)
def test_the_stored_name_is_the_english_one_in_every_language(language: str) -> None:
    with reading(language):
        person = as_person("hard", 2)
        assert (person.id, person.stored_name) == (20, "Computer 2 (hard)")
        assert as_person("beginner").stored_name == "Computer (beginner)"


def test_english_names_are_those_that_are_stored() -> None:
    assert [(each := as_person(*player)).name == each.stored_name for player in PLAYERS] == [True] * len(PLAYERS)
    assert Person(-12, "").name == f"{FORMER} 12"


@pytest.mark.parametrize("language", OFFERED)
def test_all_computer_players_have_different_names_and_short_names_by_number(language: str) -> None:
    with reading(language):
        names = [player.name for player in PLAYERS]
        labels = [level_label(level) for level in LEVELS]
    assert len(set(names)) == len(PLAYERS)
    assert len(set(labels)) == len(LEVELS)
    short = {name: shorten_computers(name) for name in names}
    assert len(set(short.values())) == MAX_PER_LEVEL
    assert all(len(short[name]) < len(name) for name in names)
    assert shorten_computers(f"{names[1]} & Bob, {names[2]}") == f"{short[names[1]]} & Bob, {short[names[2]]}"


def test_names_are_those_of_the_reader() -> None:
    with reading("de"):
        assert [as_person("easy").name, as_person("easy", 2).name] == ["Computer (leicht)", "Computer 2 (leicht)"]
        assert Person(-12, "Former player 12").name == "Ex-Mitglied 12"
    with reading("pl"):
        assert as_person("easy", 2).name == "Komputer 2 (łatwy)"
    assert as_person("easy", 2).name == "Computer 2 (easy)"


def test_a_person_keeps_the_name_of_a_computer_player() -> None:
    called = [Person(ALICE.id, name) for name in ("Computer (easy)", "Former player 3", "")]
    with reading("de"):
        assert [person.name for person in called] == ["Computer (easy)", "Former player 3", ""]
        assert Person(0, "Trainer").name == "Trainer"
