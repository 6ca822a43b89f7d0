"""Patterns of texts: compiled messages of Project Fluent, and how arguments fill them.

A pattern in a file is a list of parts. A string is a part as well. Every other part is a list and begins with its kind.

- ["value", argument]: a text or a number; for "you", the language's word for the reader. A text with
  right-to-left letters, such as a name in Hebrew, is put between invisible isolates. The words around it then keep
  their order.
- ["name", argument, package, kind, form]: the name of a thing; the argument is its key
- ["number", argument, decimals]: a number with `decimals` places
- ["list", argument, "and" or "or", package, kind]: items as a list; names if there is a kind.
  A sixth item is their form, or the form of the word for the reader.
- ["capital", part]: a part with its first letter in upper case
- ["choice", argument, "plural", "ordinal" or "", variants, default]: the variant (a pattern) for the argument
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from bot.texts.languages import format_list, format_number, plural_rule, sentence_case

READER = "you"
"""Name of the reader in arguments, for texts to choose by."""
_SHARED = "bot.screens.texts"
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")
_ISOLATE, _END_OF_ISOLATE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

Arguments: TypeAlias = Mapping[str, Any]
Pattern: TypeAlias = Sequence[Any]
NameOf: TypeAlias = Callable[[str, str, str, str, str], str]
"""Return the name of a thing from language, package, kind, key and form."""


def fill_pattern(pattern: Pattern, arguments: Arguments, language: str, name_of: NameOf) -> str:
    """Return the text that a pattern makes with arguments. Raises KeyError if an argument is missing."""
    text = ""
    for part in pattern:
        if part.__class__ is str:
            text += part
            continue
        kind = part[0]
        if kind == "value":
            value = arguments[part[1]]
            if value.__class__ is int:
                text += str(value)
            elif value.__class__ is str and value.isascii() and value != READER:
                text += value
            else:
                text += _text(value, language, name_of)
        elif kind == "choice":
            variant = _variant(part, arguments, language)
            is_plain = len(variant) == 1 and variant[0].__class__ is str
            text += variant[0] if is_plain else fill_pattern(variant, arguments, language, name_of)
        elif kind == "name":
            text += name_of(language, part[2], part[3], arguments[part[1]], part[4])
        else:
            text += _fill_part(part, arguments, language, name_of)
    return text


def _fill_part(part: Sequence[Any], arguments: Arguments, language: str, name_of: NameOf) -> str:
    match part:
        case ["number", argument, decimals]:
            return format_number(language, arguments[argument], decimals)
        case ["list", argument, list_kind, package, kind, *forms]:
            form = forms[0] if forms else ""
            if kind:
                items = [name_of(language, package, kind, each, form) for each in arguments[argument]]
            else:
                items = [_text(each, language, name_of, form) for each in arguments[argument]]
            return format_list(language, items, list_kind)
        case ["capital", inner]:
            return sentence_case(fill_pattern([inner], arguments, language, name_of))
    raise ValueError(f"unknown part of a text: {part!r}")


def _variant(choice: Sequence[Any], arguments: Arguments, language: str) -> Pattern:
    argument, by, default = choice[1], choice[2], choice[4]
    variants: Mapping[str, Pattern] = choice[3]
    value = arguments[argument]
    variant = variants.get(value if value.__class__ is str else _key(value))
    if variant is None and by:
        variant = variants.get(_plural_category(language, by, value))
    return variants[default] if variant is None else variant


@lru_cache(maxsize=2_000)
def _plural_category(language: str, by: str, number: float) -> str:
    return plural_rule(language, ordinal=by == "ordinal")(number)


def _key(value: Any) -> str:  # noqa: ANN401 - whatever a text is given
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, str) else str(value)


def _text(value: Any, language: str, name_of: NameOf, form: str = "") -> str:  # noqa: ANN401 - whatever a text is given
    if not isinstance(value, str):
        return format_number(language, value)
    if not value.isascii() and _RIGHT_TO_LEFT.search(value):
        return f"{_ISOLATE}{value}{_END_OF_ISOLATE}"
    return value if value != READER else name_of(language, _SHARED, "reader", READER, form)
