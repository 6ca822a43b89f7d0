"""The language that texts are in, and facts about languages: plurals, lists and decimals.

`languages.json` has these facts of Unicode's CLDR, as `python -m bot.tools.texts` read them from Babel. Babel's own
data of one language would take 1.6 MB of memory.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import Literal, NamedTuple, ParamSpec, TypeVar

import msgspec
from babel.plural import PluralRule

DEFAULT = "en"
"""The language that has every text; each other one falls back to it."""

OFFERED: tuple[str, ...] = (DEFAULT, "de", "es", "fr", "ja", "pl", "pt-BR")
"""Codes of the languages that people may read in: those that have all texts and were read a second time."""

ListKind = Literal["and", "or"]

P = ParamSpec("P")
R = TypeVar("R")

_FACTS = Path(__file__).with_name("languages.json")
_language: ContextVar[str] = ContextVar("language", default=DEFAULT)

current_language = _language.get
"""Return the code of the language that texts are in now."""


class _Sound(NamedTuple):
    """Another end of a list for a last item with this beginning, which is a regular expression."""

    beginning: str
    pattern: str


_SOUNDS: Mapping[str, Mapping[str, _Sound]] = {
    "es": {
        "{0} y {1}": _Sound("h?[ií](?![aeo])", "{0} e {1}"),
        "{0} o {1}": _Sound("h?[oó]|8|11(?!\\d)", "{0} u {1}"),
    }
}
"""Other ends of lists, by language and by the pattern of CLDR. CLDR lacks these rules."""


class Language(msgspec.Struct, frozen=True):
    """Facts about a language from CLDR."""

    name: str
    """Name of the language in the language itself, such as "Deutsch"."""
    plural: Mapping[str, str]
    """CLDR rule for each plural category but "other", such as {"one": "i = 1 and v = 0"}."""
    ordinal: Mapping[str, str]
    decimal: str
    """The sign before decimals."""
    lists: Mapping[str, Sequence[str]]
    """Patterns by "and" and "or": one for two items, then those for the start, middle and end of a longer list."""


@cache
def languages() -> Mapping[str, Language]:
    """Return the facts about each language that texts may be in, by its code, such as "pt-BR"."""
    return msgspec.json.decode(_FACTS.read_bytes(), type=dict[str, Language])


def language_for(locale: str) -> str | None:
    """Return the offered language for one of Discord's locales, such as "en" for "en-GB"; None without one.

    >>> language_for("en-US"), language_for("tlh")
    ('en', None)
    """
    if locale in OFFERED:
        return locale
    base = locale.partition("-")[0]
    return next((each for each in OFFERED if each.partition("-")[0] == base), None)


@contextmanager
def reading(language: str) -> Iterator[None]:
    """Use this language for texts inside the `with` block, in this task and in the tasks that it starts."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


@cache
def plural_rule(language: str, *, ordinal: bool = False) -> Callable[[float], str]:
    """Return the function that gives the CLDR category of a number, such as "one" or "few".

    `ordinal` selects the categories of ordinals, such as "two" for 22 in English.

    >>> plural_rule("en")(1), plural_rule("en", ordinal=True)(22)
    ('one', 'two')
    """
    facts = languages()[language]
    return PluralRule(dict(facts.ordinal if ordinal else facts.plural))


def format_number(language: str, number: float, decimals: int | None = None) -> str:
    """Return a number in figures, without separators of thousands.

    `decimals` is the number of places after the decimal sign; None keeps the number's own.

    >>> format_number("en", 1500), format_number("en", 0.25, 1)
    ('1500', '0.2')
    """
    if decimals is None and isinstance(number, int):
        return str(number)
    text = str(number) if decimals is None else f"{number:.{decimals}f}"
    sign = languages()[language].decimal
    return text if sign == "." else text.replace(".", sign)


def format_list(language: str, items: Sequence[str], kind: ListKind = "and") -> str:
    """Return the items as a list in a sentence; no items give "".

    >>> format_list("en", ["Air", "Land", "Sea"]), format_list("en", ["Air", "Sea"], "or")
    ('Air, Land and Sea', 'Air or Sea')
    """
    if len(items) < 2:
        return "".join(items)
    two, start, middle, end = languages()[language].lists[kind]
    if len(items) == 2:
        return _fill(_adapt_end(language, two, items[1]), *items)
    text = _fill(_adapt_end(language, end, items[-1]), items[-2], items[-1])
    for item in reversed(items[1:-2]):
        text = _fill(middle, item, text)
    return _fill(start, items[0], text)


def _adapt_end(language: str, pattern: str, item: str) -> str:
    """Return the pattern of a list's end with the word that the language wants before this last item."""
    sound = _SOUNDS.get(language, {}).get(pattern)
    if sound is None or not re.match(sound.beginning, re.sub(r"^\W+", "", item), re.IGNORECASE):
        return pattern
    return sound.pattern


def join_items(language: str, items: Iterable[str]) -> str:
    """Return the items with the language's comma between them, without a word before the last.

    >>> join_items("en", ["Air", "Land", "Sea"]), join_items("ja", ["空", "陸", "海"])
    ('Air, Land, Sea', '空、陸、海')
    """
    _, _, middle, _ = languages()[language].lists["and"]
    return _fill(middle, "", "").join(items)


def _fill(pattern: str, first: str, second: str) -> str:
    before, _, rest = pattern.partition("{0}")
    between, _, after = rest.partition("{1}")
    return f"{before}{first}{between}{second}{after}"


def sentence_case(text: str) -> str:
    """Return the text with its first letter in upper case, and all other letters unchanged."""
    return text[:1].upper() + text[1:]


def cached_by_language(maxsize: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator that remembers `maxsize` results of a function that returns texts.

    A result is remembered with its language and the arguments, which must be hashable. None as `maxsize` keeps all.
    """

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        def call(_language: str, *args: P.args, **kwargs: P.kwargs) -> R:
            return function(*args, **kwargs)

        remembered = lru_cache(maxsize=maxsize)(call)

        @wraps(function)
        def call_remembered(*args: P.args, **kwargs: P.kwargs) -> R:
            return remembered(current_language(), *args, **kwargs)  # type: ignore[arg-type] # the cache asks for it

        return call_remembered

    return decorate
