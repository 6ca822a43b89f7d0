"""Typed texts, compared with shown texts: in the reader's language first, and then in English.

In English, only English is looked through.
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from typing import TypeVar

from rapidfuzz import fuzz, process

from bot.texts.languages import DEFAULT, current_language, reading

T = TypeVar("T")

_MISTAKEN_FROM = 3
"""Fewer letters than that look like anything."""

_ALIKE = 75
"""Minimum similarity, of 100, for a text to count as a typing mistake."""

_PLAIN = {"\N{RIGHT SINGLE QUOTATION MARK}": "'", "ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe"}
"""Signs and letters that are compared as others. Those in `_NOT_PLAIN` and not here are left out."""

_NOT_PLAIN = re.compile(
    "[\u0300-\u036f"  # accents, once they are apart from their letters
    "\u2066-\u2069"  # isolates around right-to-left names
    f"{''.join(_PLAIN)}]"
)
_SEPARATORS = str.maketrans(dict.fromkeys(",\N{FULLWIDTH COMMA}\N{IDEOGRAPHIC COMMA}", " "))


def fold(text: str) -> str:
    """Return a text in the form for comparisons: without case, accents and full-width letters or spaces.

    >>> fold("DÉCOUVERTE"), fold("Straße"), fold("Źdźbło"), fold("\N{FULLWIDTH LATIN CAPITAL LETTER B}4")
    ('decouverte', 'strasse', 'zdzblo', 'b4')
    """
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text).casefold()
    return unicodedata.normalize("NFC", _NOT_PLAIN.sub(lambda letter: _PLAIN.get(letter[0], ""), apart))


def as_word(name: str) -> str:
    """Return the word to type for a name among others that are separated by spaces.

    >>> as_word("House rules"), as_word("Règles maison")
    ('house-rules', 'regles-maison')
    """
    return "-".join(fold(name).split())


def split_words(typed: str) -> list[str]:
    """Return the parts of a typed text that are separated by spaces or commas, as they were typed.

    >>> split_words("quick, army=duel")
    ['quick', 'army=duel']
    """
    return typed.translate(_SEPARATORS).split()


def make_in_english(make: Callable[[], T]) -> T:
    """Return the result of `make`, called with English as the language that is read."""
    with reading(DEFAULT):
        return make()


def find_first(*ways: Callable[[], Sequence[T]]) -> Sequence[T]:
    """Return the first result that isn't empty, or `()`.

    Each function is called in the reader's language and then in English, before the next function is.
    """
    for find in ways:
        found = find()
        if not found and current_language() != DEFAULT:
            found = make_in_english(find)
        if found:
            return found
    return ()


Names = Callable[[], Sequence[str]]
"""Return names in the language that is read; their order is the same in every language."""


def find_equal(typed: str, names: Names) -> Sequence[int]:
    """Return the indexes of the names that equal `typed` in the reader's language, or otherwise in English.

    Case, accents and additional spaces are ignored.
    """
    name = " ".join(fold(typed).split())
    return find_first(lambda: [index for index, each in enumerate(names()) if fold(each) == name])


def find_containing(typed: str, names: Names) -> Sequence[int]:
    """Return the indexes of the names that contain `typed` in the reader's language, or otherwise in English.

    Case and accents are ignored. An empty text is in every name.
    """
    return find_first(lambda: _containing(typed, names()))


def find_like(typed: str, names: Names) -> Sequence[int]:
    """Return the result of `find_containing`, or otherwise the indexes of similar names, the most similar first.

    Similar names are those of both languages. Only input of 3 or more characters has them.
    """
    found = find_containing(typed, names)
    if found:
        return found
    shown = list(names())
    both = shown if current_language() == DEFAULT else [*shown, *make_in_english(names)]
    return list(dict.fromkeys(index % len(shown) for index in _similar(typed, both)))


def fuzzy_match(typed: str, candidates: Sequence[str]) -> tuple[str, ...]:
    """Return the candidates that contain `typed`, ignoring case; otherwise approximate matches, best first.

    Only input of 3 or more characters gets approximate matches. The result is `()` if nothing matches.

    >>> fuzzy_match("man", ["Maneuver", "Ambush"]), fuzzy_match("manuever", ["Maneuver", "Ambush"])
    (('Maneuver',), ('Maneuver',))
    >>> fuzzy_match("xyz", ["Ambush"])
    ()
    """
    return tuple(candidates[index] for index in _containing(typed, candidates) or _similar(typed, candidates))


def _containing(typed: str, names: Sequence[str]) -> list[int]:
    needle = fold(typed).strip()
    return [index for index, each in enumerate(names) if needle in fold(each)]


def _similar(typed: str, names: Sequence[str]) -> list[int]:
    needle = fold(typed).strip()
    if len(needle) < _MISTAKEN_FROM:
        return []
    found = process.extract(needle, names, scorer=fuzz.WRatio, processor=fold, score_cutoff=_ALIKE, limit=None)
    return [index for _, _, index in found]
