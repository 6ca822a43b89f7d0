"""Japanese letters in pictures: those that the bundled font has, and where a line may break between them."""

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from budoux import Parser

LETTERS = "\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60"
"""Ranges of a regular expression with the letters that the Japanese font draws: kana, kanji, and full-width forms."""

_HAS_JAPANESE = re.compile(f"[{LETTERS}]")

_NEVER_FIRST = frozenset(
    "、。，．・：；？！）］｝〉》」』】〕〙〗ゝゞヽヾー々〻〜～％ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ…‥–’”»,.:;?!)]}%"
)
"""Letters that no line begins with: closing punctuation, small kana and marks of repetition or length (JIS X 4051)."""

_NEVER_LAST = frozenset("（［｛〈《「『【〔〘〖＃＄￥‘“«([{#$¥")
"""Letters that no line ends with: opening brackets and signs before a number (JIS X 4051)."""

BEFORE_NO_ELLIPSIS = "、。・：；（「『"
"""Punctuation that is left out before an ellipsis."""

_UNBROKEN = re.compile(f"[{LETTERS}]|[^{LETTERS}]+")


def has_japanese(text: str) -> bool:
    """Return whether the text has a letter that the Japanese font draws."""
    return _HAS_JAPANESE.search(text) is not None


def is_in_font(letter: str) -> bool:
    """Return whether the bundled Japanese font has the letter: one of `LETTERS` in the character set Windows-31J.

    That set has the kanji of JIS X 0208, levels 1 and 2, and the variants in many family names.

    >>> [is_in_font(letter) for letter in "空髙A🎲"]
    [True, True, False, False]
    """
    if not has_japanese(letter):
        return False
    try:
        letter.encode("cp932")
    except UnicodeEncodeError:
        return False
    return True


def split_runs(words: str) -> list[str]:
    """Split words into runs of one font each. Every Japanese letter is a run of its own.

    >>> split_runs("第12回 Cup")
    ['第', '12', '回', ' Cup']
    """
    return _UNBROKEN.findall(words)


@lru_cache(maxsize=2_048)
def split_phrases(word: str) -> tuple[str, ...]:
    """Split a word without spaces into phrases, between which a line breaks best.

    A word without Japanese letters is one phrase.

    >>> split_phrases("空の戦域に置く。"), split_phrases("Air")
    (('空の', '戦域に', '置く。'), ('Air',))
    """
    return _join_unbreakable(load_phrases().parse(word)) if has_japanese(word) else (word,)


@lru_cache(maxsize=2_048)
def split_letters(word: str) -> tuple[str, ...]:
    """Split a word without spaces into the smallest parts between which a line may break.

    These are Japanese letters with the punctuation that belongs to them, and words of other letters.

    >>> split_letters("「空」は12枚。")
    ('「空」', 'は', '12', '枚。')
    """
    return _join_unbreakable(split_runs(word)) if has_japanese(word) else (word,)


def _join_unbreakable(parts: list[str]) -> tuple[str, ...]:
    """Join each part to the one before if a line may not break between the two."""
    joined = parts[:1]
    for part in parts[1:]:
        if part[0] in _NEVER_FIRST or joined[-1][-1] in _NEVER_LAST:
            joined[-1] += part
        else:
            joined.append(part)
    return tuple(joined)


@cache
def load_phrases() -> "Parser":
    """Load what `split_phrases` needs, which takes a tenth of a second, and return it."""
    import budoux  # noqa: PLC0415 - processes without pictures never need it

    return budoux.load_default_japanese_parser()
