import pytest

from bot.match.model.computers import as_person
from bot.names.computers import MAX_PER_LEVEL, shorten_computers
from bot.pictures.scene import Text, Weight
from bot.pictures.typesetting import Ink, typeset
from bot.texts.languages import OFFERED, reading
from engine.ai.player import LEVELS, Level


def grid(words: str, size: int, weight: Weight) -> Ink:
    """A typeface whose letters are half as wide as high, and stand on the baseline."""
    return Ink(0, -size, len(words) * (size + (weight == "bold")) // 2, 0)


def rows(words: str, width: int, height: int, *, size: int = 20, least: int = 20, lines: int = 1) -> list[str]:
    setting = typeset(Text(words, 0, 0, width, height, size=size, least=least, lines=lines), grid)
    return [] if setting is None else [row.words for row in setting.rows]


def test_words_that_fit_stay_on_one_line() -> None:
    assert rows("Super Battleship", 160, 30) == ["Super Battleship"]


def test_words_are_cut_with_an_ellipsis_where_they_can_neither_wrap_nor_shrink() -> None:
    assert rows("Super Battleship", 159, 30) == ["Super Battlesh…"]
    assert rows("Super Battleship", 70, 30) == ["Super…"]


def test_words_wrap_before_they_are_cut() -> None:
    assert rows("Super Battleship", 100, 60, lines=2) == ["Super", "Battleship"]
    assert rows("one two three four", 80, 60, lines=2) == ["one two", "three f…"]


def test_words_shrink_before_they_are_cut() -> None:
    setting = typeset(Text("Super Battleship", 0, 0, 80, 30, size=20, least=8), grid)
    assert setting is not None
    assert (setting.size, len(setting.rows)) == (10, 1)


def test_a_word_wider_than_the_box_is_broken_only_at_the_smallest_size() -> None:
    assert rows("Battleship", 60, 60, lines=2) == ["Battle", "ship"]
    assert rows("Battleship", 60, 60, size=20, least=12, lines=2) == ["Battleship"]


def test_lines_are_kept_that_the_text_itself_breaks() -> None:
    assert rows("Air\n  Land   Sea", 200, 90, lines=3) == ["Air", "Land Sea"]


def test_too_low_a_box_keeps_fewer_lines() -> None:
    assert rows("one two three", 60, 30, lines=3) == ["one t…"]


@pytest.mark.parametrize("words", ["", "   ", "\n"])
def test_no_words_are_set_as_nothing(words: str) -> None:
    assert rows(words, 100, 30) == []


def test_bold_letters_are_measured_as_bold() -> None:
    setting = typeset(Text("ab", 0, 0, 20, 30, size=20, least=5, weight="bold"), grid)
    assert setting is not None
    assert setting.size < 20


def test_the_names_of_computer_players_have_no_level_where_they_do_not_fit() -> None:
    assert rows("Computer (hard)", 150, 30) == ["Computer (hard)"]
    assert rows("Computer (hard)", 110, 30) == ["Computer"]
    assert rows("Computer 2 (hard) & Bob", 190, 30) == ["Computer 2 & Bob"]
    assert rows("Computer (hard)", 35, 30) == ["Co…"]


def test_a_first_word_that_is_too_wide_is_cut_and_never_broken() -> None:
    assert rows("Maximilian Alexander", 60, 60, lines=2) == ["Maxim…"]
    assert rows("Maximilianalexander", 60, 60, lines=2) == ["Maximi", "liana…"]


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("level", LEVELS)
def test_no_computer_player_has_a_name_that_can_not_be_shortened(level: Level, language: str) -> None:
    with reading(language):
        names = [as_person(level, number).name for number in range(1, MAX_PER_LEVEL + 1)]
    shown = [rows(name, 10 * len(name) - 5, 30) for name in names]
    assert shown == [[shorten_computers(name)] for name in names]
    assert all(short != name for (short,), name in zip(shown, names, strict=True))
