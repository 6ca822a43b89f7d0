"""Typed texts are found by what is shown: in the reader's language first, then in English."""

from collections.abc import Sequence

import pytest

from bot.screens.typed import find_containing, find_equal, find_first, find_like, fold
from bot.texts.languages import DEFAULT, current_language, reading

NAMES = {
    "en": ("Pass", "Discovery", "Supper", "Gift"),
    "fr": ("Passe", "Découverte", "Souper", "Don"),
    "de": ("Passen", "Entdeckung", "Abendmahl", "Pass"),
}


def names() -> Sequence[str]:
    return NAMES[current_language()]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("decouverte", "Découverte"),
        ("DE\N{COMBINING ACUTE ACCENT}COUVERTE", "Découverte"),
        ("manoeuvre", "Manœuvre"),
        ("strasse", "Straße"),
        ("STRASSE", "stra\N{LATIN CAPITAL LETTER SHARP S}e"),
        ("lacznosc", "Łączność"),
        ("d'echec", "d\N{RIGHT SINGLE QUOTATION MARK}échec"),
        ("b4", "\N{FULLWIDTH LATIN CAPITAL LETTER B}\N{FULLWIDTH DIGIT FOUR}"),
        ("a b", "a\N{IDEOGRAPHIC SPACE}b"),
        ("a b", "a\N{NARROW NO-BREAK SPACE}b"),
    ],
)
def test_accents_case_and_width_make_no_difference(typed: str, shown: str) -> None:
    assert fold(typed) == fold(shown)


@pytest.mark.parametrize(("one", "other"), [("か", "が"), ("はら", "ばら"), ("ひん", "ぴん"), ("a", "b")])
def test_different_letters_stay_different(one: str, other: str) -> None:
    assert one not in fold(other)


def test_the_readers_language_goes_before_english() -> None:
    with reading("de"):
        assert find_equal("pass", names) == [3], "in German, Pass is something else"
        assert find_equal(" discovery ", names) == [1]
        assert find_containing("pass", names) == [0, 3]
        assert find_containing("supp", names) == [2]
        assert list(find_equal("disco", names)) == list(find_containing("xyz", names)) == []
    with reading("fr"):
        assert find_equal("decouverte", names) == [1]
        assert find_equal("pass", names) == [0]


def test_a_typing_mistake_is_understood_in_both_languages() -> None:
    with reading("fr"):
        assert find_like("decuoverte", names)[0] == find_like("dicsovery", names)[0] == 1
        assert find_like("xy", names) == []


@pytest.mark.parametrize(
    ("language", "typed", "asked"),
    [("de", "pass", ["de"]), ("de", "gift", ["de", "en"]), ("en", "gift", ["en"]), ("en", "gabe", ["en"])],
)
def test_english_is_made_only_where_nothing_was_found(language: str, typed: str, asked: list[str]) -> None:
    read: list[str] = []

    def noted() -> Sequence[str]:
        read.append(current_language())
        return names()

    with reading(language):
        find_containing(typed, noted)
        assert read == asked
        assert current_language() == language


def test_each_way_is_tried_in_both_languages_before_the_next() -> None:
    def exactly() -> list[str]:
        return ["exact"] if current_language() == DEFAULT else []

    with reading("de"):
        assert find_first(exactly, lambda: ["alike"]) == ["exact"]
        assert find_first(list, lambda: ["alike"]) == ["alike"]
        assert list(find_first(list, list)) == []
