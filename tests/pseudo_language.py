"""A language that nobody speaks: English with accents, longer by two fifths, so that what stays English is seen.

Every text gets signs around it and accents on its letters. Code, links, mentions, times and commands stay as they are.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any
from unittest import mock

import msgspec

from bot.texts import catalog, languages
from bot.texts.languages import DEFAULT, Language, reading

PSEUDO = "xx"

_KEPT = re.compile(r"`[^`]*`|<[^>]*>|\]\([^)]*\)|https?://\S+|(?<![\w/])/[a-z]+(?: [a-z]+)?|\{\w*\}|#\d+")
_ACCENTS = str.maketrans("aceginosuyzACEGINOSUYZ", "áčéğîñóšúýžÁČÉĞÎÑÓŠÚÝŽ")
_REMAINING = str.maketrans("bdfhjklmpqrtvwxBDFHJKLMPQRTVWX", "ḅḍḟḥĵķłṁṗqřțṽŵẋḄḌḞḤĴĶŁṀṖQŘȚṼŴẊ")
_WORD = re.compile(r"[A-Za-z]{3,}")


def disguise(text: str) -> str:
    """Return a text with accents, in which only what no language translates is as it was."""
    parts, at = list[str](), 0
    for kept in _KEPT.finditer(text):
        parts += (_accent(text[at : kept.start()]), kept.group())
        at = kept.end()
    return "".join((*parts, _accent(text[at:])))


def _accent(text: str) -> str:
    return text.translate(_ACCENTS).translate(_REMAINING)


def disguise_pattern(pattern: Any) -> Any:
    """Return a compiled text in the language: longer by two fifths, and in brackets."""
    if isinstance(pattern, str):
        return _padded(disguise(pattern)) if pattern.strip() else pattern
    length = max(_length(pattern), 1)
    return ["⟦", *map(_disguise_part, pattern), f"{'·' * max(0, round(length * 0.4) - 2)}⟧"]


def _padded(text: str) -> str:
    return f"⟦{text}{'·' * max(0, round(len(text) * 0.4) - 2)}⟧"


def _length(parts: Any) -> int:
    return sum(len(part) for part in parts if isinstance(part, str))


def _disguise_part(part: Any) -> Any:
    if isinstance(part, str):
        return disguise(part)
    if part[0] == "choice":
        kind, argument, by, variants, default = part
        inner = {key: [_disguise_part(each) for each in pattern] for key, pattern in variants.items()}
        return [kind, argument, by, inner, default]
    return part


def english_words(text: str, allowed: frozenset[str] = frozenset()) -> list[str]:
    """Return the words of a shown text that no text of the language gave."""
    return [word for word in _WORD.findall(_KEPT.sub(" ", text)) if word not in allowed]


@contextmanager
def pseudo_language() -> Iterator[None]:
    """Read all texts in the language inside the `with` block."""
    with pseudo_language_known(), reading(PSEUDO):
        yield


@contextmanager
def pseudo_language_known() -> Iterator[None]:
    """Make the language one that texts can be in, inside the `with` block."""
    read = catalog.Folder._read  # the one place where texts come from

    def read_disguised(self: catalog.Folder, language: str) -> Mapping[str, msgspec.Raw]:
        if language != PSEUDO:
            return read(self, language)
        english = {text_id: msgspec.json.decode(raw) for text_id, raw in read(self, DEFAULT).items()}
        return {text_id: msgspec.Raw(msgspec.json.encode(disguise_pattern(each))) for text_id, each in english.items()}

    english = languages.languages()[DEFAULT]
    lists = {kind: [disguise_list(each) for each in patterns] for kind, patterns in english.lists.items()}
    facts = Language("Ṕšéúđó", english.plural, english.ordinal, english.decimal, lists)
    known = {**languages.languages(), PSEUDO: facts}
    with (
        mock.patch.object(catalog.Folder, "_read", read_disguised),
        mock.patch.object(languages, "languages", return_value=known),
    ):
        yield


def disguise_list(pattern: str) -> str:
    """Return a pattern of a list with accents on its word."""
    return re.sub(r"[a-z]+", lambda word: _accent(word.group()), pattern)
