"""Examples of texts with made-up arguments, in a language and in English."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice, product
from pathlib import Path
from typing import Any

from bot.texts.languages import DEFAULT, plural_rule, reading
from bot.tools.texts import SHARED, Compiled, compile_folder

Row = tuple[str, str, str]
"""Place or id, English, and the language's own text."""

PEOPLE = ("Alice", "Bob", "Carol", "Dave")
EXAMPLES = 8
"""Maximum number of examples of a text."""

_PERSONS = frozenset(("who", "whom", "name", "by", "person", "player", "winner", "loser", "opponent", "target", "host"))
_NUMBERS = (2, 1, 5, 0, 3, 12, 21, 22, 100)


def text_rows(package: str, folder: Path, language: str) -> Iterator[tuple[str, list[Row]]]:
    """Yield each text of a folder by its id, with examples, in the order of the English file.

    The first row has the id, the comment, and the grammatical forms of a name.
    """
    compiled = {source.language: (source, data) for source, data in compile_folder(folder, (language,))}
    source, english = compiled[DEFAULT]
    own = compiled.get(language, compiled[DEFAULT])[1]
    things = things_of(english)
    module = import_module(package)
    for text_id, kinds in english.arguments.items():
        text = getattr(module, text_id.replace("-", "_"))
        pairs = dict[tuple[str, str], None]()
        for arguments in arguments_for(kinds, (english.texts[text_id], own.texts.get(text_id)), language, things):
            with reading(DEFAULT):
                in_english = text(**arguments)
            with reading(language):
                pairs[in_english, text(**arguments)] = None
        forms = (
            f"{name.partition('.')[2]}: {form}" for name, form in own.texts.items() if name.startswith(f"{text_id}.")
        )
        comment = source.comments[text_id]
        first, *rest = islice(pairs, EXAMPLES)
        top = (f"{text_id}\n({comment})" if comment else text_id, first[0], "\n".join((first[1], *forms)))
        yield text_id, [top, *(("", *pair) for pair in rest)]


def things_of(english: Compiled) -> list[str]:
    """Return the ids of the texts without arguments in an English folder and the shared one; some name things."""
    shared = next(compile_folder(SHARED, ()))[1]
    return [name for each in (english, shared) for name, pattern in each.texts.items() if isinstance(pattern, str)]


def arguments_for(
    kinds: Mapping[str, str], patterns: Sequence[Any], language: str, things: Sequence[str]
) -> Iterator[Any]:
    """Yield arguments for a text, so that every variant of each of its patterns is shown."""
    values = {name: [_example(name, kind, things)] for name, kind in kinds.items()}
    for pattern in patterns:
        for name, by, keys in _choices_in(pattern):
            kind = kinds.get(name, "text")
            for key in keys:
                if kind == "number":
                    rule = plural_rule(language, ordinal=by == "ordinal")
                    value: Any = int(key) if key.isdigit() else next((n for n in _NUMBERS if rule(n) == key), 2)
                elif kind == "bool":
                    value = key == "true"
                else:
                    value = values[name][0] if key == "other" else key
                if value not in values[name]:
                    values[name].append(value)
    for chosen in islice(product(*values.values()), 500):
        yield dict(zip(values, chosen, strict=True))


def _example(name: str, kind: str, things: Sequence[str]) -> Any:  # noqa: ANN401 - whatever a text is given
    match kind:
        case "number":
            return _NUMBERS[0]
        case "bool":
            return True
        case "list":
            return PEOPLE[1:4]
        case "text":
            return PEOPLE[0] if name in _PERSONS else "Stratego" if name == "game" else f"[{name}]"
    start = f"{kind.removeprefix('list of ')}-"
    keys = [each.removeprefix(start) for each in things if each.startswith(start)]
    return keys[:3] if kind.startswith("list of ") else keys[0]


def _choices_in(pattern: Any) -> Iterator[tuple[str, str, Sequence[str]]]:  # noqa: ANN401 - JSON
    """Yield each choice of a compiled text: its argument, "plural", "ordinal" or "", and the keys of its variants."""
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list) and part[0] == "choice":
            yield part[1], part[2], tuple(part[3])
            for variant in part[3].values():
                yield from _choices_in(variant)
