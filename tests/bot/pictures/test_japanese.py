"""Japanese in pictures: its letters are in a font, stand on the line of all others, and break as they may."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

import bot
from bot.pictures import elements, japanese
from bot.pictures.masks import measure, text_mask
from bot.pictures.scene import Text, Weight
from bot.pictures.typesetting import ELLIPSIS, Ink, list_breaks, typeset
from bot.tools.subset_fonts import japanese_letters
from tests.bot.pictures.drawn import Extent

BOT = Path(bot.__file__).parent
FONTS = BOT / "pictures" / "fonts"
FILES = sorted(BOT.glob("**/texts/*.json"))
EMOJI = frozenset("⏰🏆\ufe0f")
"""Characters of texts that no picture shows: drawings of Discord's."""

SENTENCE = "このカードを表向きに置くと、隣の戦域の「激化」を1枚裏返せます。コンピューターも、です。"


def letters_of(font: str) -> frozenset[str]:
    return frozenset(map(chr, TTFont(FONTS / font)["cmap"].getBestCmap()))


def grid(words: str, size: int, _weight: Weight) -> Ink:
    """A typeface whose Japanese letters are as wide as high, and all others half of that."""
    return Ink(0, -size, sum(size if japanese.has_japanese(letter) else size // 2 for letter in words), 0)


def set_rows(words: str, width: int, height: int, *, lines: int, least: int = 20) -> list[str]:
    setting = typeset(Text(words, 0, 0, width, height, size=20, least=least, lines=lines), grid)
    return [] if setting is None else [row.words for row in setting.rows]


def strings(texts: Any) -> Iterator[str]:
    if isinstance(texts, str):
        yield texts
    elif isinstance(texts, (dict, list)):
        for part in texts.values() if isinstance(texts, dict) else texts:
            yield from strings(part)


def ink_box(text: Text) -> Extent:
    box = text_mask(text).getbbox()
    assert box is not None
    return Extent(*box)


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_the_japanese_font_has_its_letters_and_nothing_else(weight: str) -> None:
    assert letters_of(f"NotoSansJP-{weight}.otf") == frozenset(map(chr, japanese_letters()))


def test_every_letter_of_every_text_is_in_a_font() -> None:
    assert len(FILES) > 100
    has = letters_of("Inter-Regular.otf") & letters_of("Inter-Bold.otf")
    for file in FILES:
        texts = "".join(strings(json.loads(file.read_bytes())))
        used = frozenset("".join(texts.split()))  # pictures have one kind of space
        missing = {letter for letter in used - EMOJI if letter not in has and not japanese.is_in_font(letter)}
        assert missing == set(), file


def test_inter_has_none_of_the_letters_that_the_japanese_font_draws() -> None:
    assert [letter for letter in letters_of("Inter-Bold.otf") if japanese.has_japanese(letter)] == []


@pytest.mark.parametrize("weight", ["regular", "bold"])
@pytest.mark.parametrize("words", ["空Air", "第12回 Cup", "（強い）", "Alice & 髙橋", "ー"])
@pytest.mark.parametrize("size", [22, 25, 30])
def test_words_in_two_fonts_are_drawn_inside_what_was_measured(words: str, size: int, weight: Weight) -> None:
    ink = measure(words, size, weight)
    drawn = ink_box(Text(words, 0, 0, 400, 60, size, size, weight=weight, align="centre", anchor="middle"))
    assert 0 <= (drawn.right - drawn.left) <= ink.right - ink.left
    assert 0 <= (drawn.bottom - drawn.top) <= ink.bottom - ink.top
    tight = ink_box(Text(words, 0, 0, ink.right - ink.left, ink.bottom - ink.top, size, size, weight=weight))
    assert (tight.right - tight.left, tight.bottom - tight.top) == (drawn.right - drawn.left, drawn.bottom - drawn.top)


def test_latin_letters_look_the_same_beside_japanese_ones() -> None:
    alone, beside = (text_mask(Text(words, 0, 0, 400, 60, 30, anchor="middle")) for words in ("Air", "Air空"))
    box = alone.getbbox()
    assert box is not None
    assert beside.crop(box).tobytes() == alone.crop(box).tobytes()


def test_a_line_breaks_between_phrases() -> None:
    assert set_rows("隣の戦域に置く", 80, 90, lines=3) == ["隣の", "戦域に", "置く"]
    assert set_rows("隣の戦域に置く", 100, 90, lines=3) == ["隣の戦域に", "置く"]
    assert list_breaks("隣の戦域に") == [("隣の", "戦域に")]


def test_a_phrase_that_is_too_wide_breaks_between_letters() -> None:
    assert set_rows("補給計算機", 60, 60, lines=2) == ["補給計", "算機"]
    assert set_rows("Battleship戦艦", 100, 60, lines=2) == ["Battleship", "戦艦"]


@pytest.mark.parametrize("width", range(70, 400, 10))
def test_no_line_begins_or_ends_with_punctuation_that_belongs_to_another_line(width: int) -> None:
    rows = set_rows(SENTENCE, width, 2_000, lines=60)
    assert "".join(rows) == SENTENCE
    for before, after in pairwise(rows):
        assert after[0] not in "、。・」』）ーョィゥェッャュ々"
        assert before[-1] not in "「『（"


def test_a_cut_leaves_no_space_and_no_bracket_before_the_ellipsis() -> None:
    assert set_rows("隣の戦域の「激化」", 130, 30, lines=1) == ["隣の戦域の…"]
    assert set_rows("隣の戦域、「激化」", 115, 30, lines=1) == ["隣の戦域…"]
    assert set_rows("隣の戦域に置くときは", 80, 60, lines=2) == ["隣の戦域", "に置く…"]
    assert all(ELLIPSIS in set_rows(SENTENCE, width, 30, lines=1)[0] for width in range(40, 400, 10))


def test_a_name_is_drawn_whole_or_without_its_japanese_letters() -> None:
    assert elements.drawable("髙橋 Alice") == "髙橋 Alice"
    assert elements.drawable("张伟 Alice") == "Alice"
    assert elements.drawable("樱花") == ""
