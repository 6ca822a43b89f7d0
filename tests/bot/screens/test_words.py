import re
import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.operations.counts import format_count
from bot.screens import words
from bot.screens.screen import headline
from bot.screens.words import format_list, quote, safe_name, shorten
from bot.texts.languages import reading

MARKDOWN = set("*_~`|\\<>@#[]/")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Alice", "Alice"),
        ("  Bob \n the\tBuilder ", "Bob the Builder"),
        ("Ⅷ ﬁne", "VIII fine"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bb\u200dc", "abc"),
        ("", "Nameless"),
        ("\u3164\u2800 \u200b", "Nameless"),
        ("- list", "\N{HYPHEN} list"),
    ],
)
def test_a_name_is_shown_plainly(name: str, shown: str) -> None:
    assert safe_name(name) == shown


@pytest.mark.parametrize(
    "name", ["@everyone", "<@123>", "**bold**", "__x__", "`code`", "[x](https://a.b)", "||s||", "discord.gg/evil"]
)
def test_a_name_can_do_nothing_in_markdown(name: str) -> None:
    shown = safe_name(name)
    assert not MARKDOWN & set(shown)


def test_a_long_name_is_cut_at_32_letters_with_their_marks() -> None:
    assert safe_name("x" * 40) == "x" * 32
    assert safe_name("e\u0301" * 40) == "é" * 32


def test_a_heap_of_marks_on_one_letter_is_cut() -> None:
    assert len(safe_name("q" + "\u0301" * 50)) <= 3


HEAPS = st.text(
    st.sampled_from("aZ9 -*_~`|\\<>@#[]/:.\n\t\0")
    | st.characters(categories=["Mn", "Mc", "Me", "Cf", "Zs", "Zl", "Zp", "Co", "Sk", "Lm", "Lo"]),
    max_size=200,
)


@settings(max_examples=400)
@given(st.text(max_size=80) | HEAPS)
@example("e\u200d\u0301")
@example("~\u0338")
@example("\u115f\u0301x")
@example("\u00a8\u00af")
@example("\u0300-")
def test_any_text_makes_a_safe_name(text: str) -> None:
    name = safe_name(text)
    assert name.strip()
    assert len(name) <= 48
    assert not MARKDOWN & set(name)
    assert all(unicodedata.category(letter)[0] != "C" for letter in name)
    assert safe_name(name) == name
    assert not re.search(r"m{3}", "".join("m" if unicodedata.category(each)[0] == "M" else "." for each in name))
    assert not name.startswith("-")


def test_typed_text_is_quoted_and_harmless() -> None:
    assert quote("__hi__  there") == "“ˍˍhiˍˍ there”"


def test_lists_and_plurals_read_as_sentences() -> None:
    assert format_list([]) == ""
    assert format_list(["Air"]) == "Air"
    assert format_list(["Air", "Land", "Sea"], "or") == "Air, Land or Sea"
    assert format_count(0, "card") == "0 cards"
    assert format_count(2, "match", "matches") == "2 matches"


def test_a_cut_text_ends_with_an_ellipsis() -> None:
    assert shorten("Super Battleship", 8) == "Super B…"
    assert shorten("Sea", 3) == "Sea"


def test_a_headline_leaves_out_whole_sentences_and_cuts_none() -> None:
    latest = "Alice passed Bob a card. Bob passed Alice a card. Carol passed Dave a card. " * 3
    shown = headline(latest, "**Dave's turn**")
    news, status = shown.split("\n")
    assert status == "**Dave's turn**"
    assert news.endswith("a card.")
    assert latest.startswith(news)
    assert headline("x" * 400, "**Dave's turn**").split("\n")[0].endswith("…")


def test_signs_between_whole_texts_are_those_of_the_language() -> None:
    with reading("ja"):
        assert words.join_items(["空", "陸", "海"]) == "空、陸、海"
        assert words.join_groups(["空、陸", "海"]) == "空、陸\N{FULLWIDTH SEMICOLON}海"
        assert words.add_label("手札", "2枚") == "手札\N{FULLWIDTH COLON}2枚"
        assert words.add_note("手札", "2枚") == "手札\N{FULLWIDTH LEFT PARENTHESIS}2枚\N{FULLWIDTH RIGHT PARENTHESIS}"
        assert words.join_sentences(["勝ちです。", "", "終わりです。"]) == "勝ちです。終わりです。"
    with reading("fr"):
        assert words.add_label("Main", "2 cartes") == "Main\N{NO-BREAK SPACE}: 2 cartes"


@pytest.mark.parametrize(
    "end", ["。", "\N{FULLWIDTH EXCLAMATION MARK}", "\N{FULLWIDTH QUESTION MARK}", "…", "?", "!", "."]
)
def test_a_text_that_ends_as_a_sentence_gets_no_full_stop(end: str) -> None:
    with reading("ja"):
        assert words.as_sentence(f"勝ち{end}") == f"勝ち{end}"
        assert words.as_sentence("勝ち") == "勝ち。"
