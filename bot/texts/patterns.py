"""Patterns of texts: compiled messages of Project Fluent, and functions that texts may call.

A pattern in a file is a list of parts. A string is a part as well. Every other part is a list and begins with its kind.

- ["value", argument]: a text or a number; for "you", the language's word for the reader
- ["name", argument, package, kind, form]: the name of a thing; the argument is its key
- ["number", argument, decimals]: a number with `decimals` places
- ["list", argument, "and" or "or", package, kind]: items as a list; of names if there is a kind
- ["capital", part]: a part with its first letter in upper case
- ["choice", argument, "plural", "ordinal" or "", variants, default]: the variant (a pattern) for the argument
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from bot.texts.languages import format_list, format_number, plural_rule, sentence_case

READER = "you"
"""Name of the reader in arguments, for texts to choose by."""
_SHARED = "bot.screens.texts"
_MAX_NAMES = 500

Arguments: TypeAlias = Mapping[str, Any]
Pattern: TypeAlias = Callable[[Arguments], str]
NameOf: TypeAlias = Callable[[str, str, str, str, str], str]
"""Return the name of a thing from language, package, kind, key and form."""


def compile_pattern(parts: Sequence[Any], language: str, name_of: NameOf) -> Pattern:
    """Return the function that fills a pattern with arguments.

    The function raises KeyError if an argument is missing.
    """
    compiled = [part if isinstance(part, str) else _compile_part(part, language, name_of) for part in parts]
    if len(compiled) == 1:
        only = compiled[0]
        return (lambda _: only) if isinstance(only, str) else only

    def fill(arguments: Arguments) -> str:
        return "".join([part if part.__class__ is str else part(arguments) for part in compiled])  # type: ignore[operator]

    return fill


def _compile_part(part: Sequence[Any], language: str, name_of: NameOf) -> Pattern:
    match part:
        case ["value", argument]:
            return lambda arguments: _text(arguments[argument], language, name_of)
        case ["name", argument, package, kind, form]:
            name = _remember_names(partial(name_of, language, package, kind), form)
            return lambda arguments: name(arguments[argument])
        case ["number", argument, decimals]:
            return lambda arguments: format_number(language, arguments[argument], decimals)
        case ["list", argument, list_kind, package, kind]:
            if kind:
                item = _remember_names(partial(name_of, language, package, kind), "")
            else:
                item = partial(_text, language=language, name_of=name_of)
            return lambda arguments: format_list(language, [item(each) for each in arguments[argument]], list_kind)
        case ["capital", inner]:
            compiled = _compile_part(inner, language, name_of)
            return lambda arguments: sentence_case(compiled(arguments))
        case ["choice", argument, by, variants, default]:
            return _compile_choice(argument, by, variants, default, language, name_of)
    raise ValueError(f"unknown part of a text: {part!r}")


def _compile_choice(
    argument: str, by: str, variants: Mapping[str, Any], default: str, language: str, name_of: NameOf
) -> Pattern:
    compiled = {key: compile_pattern(pattern, language, name_of) for key, pattern in variants.items()}
    otherwise = compiled[default]
    category = plural_rule(language, ordinal=by == "ordinal") if by else None

    def choose(arguments: Arguments) -> str:
        value = arguments[argument]
        pattern = compiled.get(_key(value))
        if pattern is None and category is not None:
            pattern = compiled.get(category(value))
        return (pattern or otherwise)(arguments)

    return choose


def _remember_names(name_of_key: Callable[[str, str], str], form: str) -> Callable[[str], str]:
    """Return a function that gives the name of a thing in `form` from its key, and remembers it."""
    names: dict[str, str] = {}

    def name(key: str) -> str:
        found = names.get(key)
        if found is None:
            found = name_of_key(key, form)
            if len(names) < _MAX_NAMES:
                names[key] = found
        return found

    return name


def _key(value: Any) -> str:  # noqa: ANN401 - whatever a text is given
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, str) else str(value)


def _text(value: Any, language: str, name_of: NameOf) -> str:  # noqa: ANN401 - whatever a text is given
    if not isinstance(value, str):
        return format_number(language, value)
    return value if value != READER else name_of(language, _SHARED, "reader", READER, "")
