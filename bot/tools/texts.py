"""Check the texts of all folders, and write their data and signatures: `python -m bot.tools.texts [--check]`.

With `--missing LANGUAGE` it prints the texts that the language lacks, and the share of texts that it has.

Every folder of texts has a file of Project Fluent for each language. `en.ftl` defines the texts and their arguments.
A comment before a message gives the kinds of its arguments. A comment with "###" gives them for the whole file:

    # $count (number), $theater (theater)

Without a kind, an argument is a text. The code passes an argument with a kind before its message even if English does
not use that argument. Kinds are "text", "number", "bool", "list" of texts, and kinds of things. For `$theater
(theater)`, the code passes the key of a theater. The message `theater-air` has the name, and its attributes are the
grammatical forms of the name. `$theaters (list of theater)` are several. Functions: NUMBER($n,
minimumFractionDigits: 1), LIST($items, type: "or", form: "dative"), CAPITAL($name), CAPITAL($items),
FORM($theater, "dative"). A list of texts has a form for its reader alone, an attribute of `reader-you`. Every file can
refer to messages and terms of `bot/screens/texts`.
"""

import argparse
import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from bot.texts.languages import DEFAULT, Language

ROOT = Path(__file__).parents[1]
SHARED = ROOT / "screens" / "texts"
FACTS = ROOT / "texts" / "languages.json"
LOCALES = {"en": "en_GB", "de": "de", "es": "es", "fr": "fr", "ja": "ja", "pl": "pl", "pt-BR": "pt_BR"}
"""CLDR's locale for each language, by Discord's code. A new language needs an entry."""

_CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))
_DECLARED = re.compile(r"\$([a-z][a-z0-9_]*) \((list of [a-z][a-z-]*|[a-z][a-z-]*)\)")
_TYPES = {"text": "str", "number": "float", "bool": "bool", "list": "Sequence[str]"}
_SHOWN = 100
"""Number of a text's characters in its function's docstring."""


class TextError(ValueError):
    """A text can't be used; the message has its file, its id and the mistake."""


@dataclass
class Source:
    """One parsed file of Fluent."""

    path: Path
    entries: dict[str, ast.Message | ast.Term]
    """Messages by id, terms by "-" and id."""
    kinds: dict[str, str]
    """Kinds of arguments that hold for the whole file."""
    comments: dict[str, str]

    @property
    def language(self) -> str:
        """Code of the file's language."""
        return self.path.stem

    @cached_property
    def things(self) -> set[str]:
        """Return all beginnings of ids that may be kinds of things."""
        return {text_id[: end.start()] for text_id in self.entries for end in re.finditer("-", text_id)}


class Compiled(msgspec.Struct):
    """All texts of a file as data, and the arguments of each with their kinds."""

    texts: dict[str, Any]
    arguments: dict[str, dict[str, str]]


def folders() -> list[Path]:
    """Return all folders of texts, in order."""
    return sorted(path.parent for path in ROOT.rglob(f"texts/{DEFAULT}.ftl"))


def read_source(path: Path) -> Source:
    """Return a parsed file; raises TextError for a mistake in its syntax, and for an id that is used twice."""
    return _parse(path, path.read_text(encoding="utf-8"))


@cache  # every folder refers to the shared files
def _parse(path: Path, text: str) -> Source:
    source = Source(path, {}, {}, {})
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            where = entry.annotations[0].message if entry.annotations else "can't be read"
            raise TextError(f"{path}: {where} in {(entry.content or '')[:80]!r}")
        if isinstance(entry, ast.ResourceComment):
            source.kinds.update(_DECLARED.findall(entry.content or ""))
        if isinstance(entry, ast.Message | ast.Term):
            text_id = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if text_id in source.entries:
                raise TextError(f"{path}: {text_id} is there twice")
            source.entries[text_id] = entry
            source.comments[text_id] = (entry.comment.content if entry.comment else "") or ""
    return source


class Compiler:
    """Compiles one file. References are looked up in it, then in the files of `others`, in order."""

    def __init__(self, source: Source, others: list[Source], english: Compiled | None = None) -> None:
        self._sources = [source, *others]
        self._english = english
        self._kinds: dict[str, str] = {}
        self._arguments: dict[str, str] = {}
        self._id = ""

    def compile(self) -> Compiled:
        """Return the file's texts; raises TextError for a text that can't be used."""
        compiled = Compiled({}, {})
        source = self._sources[0]
        for text_id, entry in source.entries.items():
            if isinstance(entry, ast.Term):
                continue
            declared = dict(_DECLARED.findall(source.comments[text_id])) if self._english is None else {}
            self._id, self._arguments = f"{source.path}: {text_id}", declared
            english = {} if self._english is None else self._english.arguments.get(text_id, {})
            self._kinds = source.kinds | declared | english
            if entry.value is not None:
                compiled.texts[text_id] = self._pattern(entry.value)
                compiled.arguments[text_id] = self._arguments
            for attribute in entry.attributes:
                compiled.texts[f"{text_id}.{attribute.id.name}"] = self._pattern(attribute.value)
            self._compare(text_id)
        return compiled

    def _compare(self, text_id: str) -> None:
        if self._english is None:
            return
        if text_id not in self._english.arguments:
            raise TextError(f"{self._id}: English has no such text")
        if more := self._arguments.keys() - self._english.arguments[text_id].keys():
            raise TextError(f"{self._id}: English doesn't give {', '.join(sorted(more))}")

    def _pattern(self, pattern: ast.Pattern, fixed: Mapping[str, str] | None = None) -> Any:  # noqa: ANN401 - JSON
        parts: list[Any] = []
        for element in pattern.elements:
            found = [element.value] if isinstance(element, ast.TextElement) else self._placeable(element, fixed)
            for part in found:
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                else:
                    parts.append(part)
        if all(isinstance(part, str) for part in parts):
            return "".join(parts)
        return parts

    def _placeable(  # noqa: PLR0911 - one for each kind
        self,
        element: Any,  # noqa: ANN401 - ast's own
        fixed: Mapping[str, str] | None,
    ) -> list[Any]:
        expression = element.expression if isinstance(element, ast.Placeable) else element
        match expression:
            case ast.Placeable():
                return self._placeable(expression, fixed)
            case ast.StringLiteral():
                return [expression.parse()["value"]]
            case ast.NumberLiteral():
                return [expression.value]
            case ast.VariableReference():
                name = expression.id.name
                return [self._value(name) if fixed is None else fixed.get(name, "")]
            case ast.SelectExpression():
                return self._choice(expression, fixed)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(expression)
            case ast.FunctionReference():
                return [self._function(expression)]
        raise TextError(f"{self._id}: {type(expression).__name__} has no use here")

    def _kind(self, name: str, guess: str = "text") -> str:
        known = self._kinds.get(name, "text")
        if known == "text" and guess != "text":
            if self._english is not None:
                raise TextError(f"{self._id}: declare ${name} ({guess}) in English")
            known = guess
        self._arguments[name] = self._kinds[name] = known
        return known

    def _value(self, name: str) -> list[Any]:
        kind = self._kind(name)
        if kind in ("text", "number"):
            return ["value", name]
        if kind in _TYPES or kind.startswith("list of "):
            raise TextError(f"{self._id}: ${name} is of the kind {kind}, which has no text of its own")
        return ["name", name, self._package(kind), kind, ""]

    def _package(self, kind: str) -> str:
        """Return the package of texts that names the things of a kind."""
        for source in self._sources:
            if kind in source.things:
                return ".".join(("bot", *source.path.parent.relative_to(ROOT).parts))
        raise TextError(f"{self._id}: no message begins with {kind}-")

    def _choice(self, choice: ast.SelectExpression, fixed: Mapping[str, str] | None) -> list[Any]:
        keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in choice.variants]
        default = next(key for key, variant in zip(keys, choice.variants, strict=True) if variant.default)
        name, by = self._selector(choice)
        if fixed is not None:
            chosen = fixed.get(name, default)
            return self._parts(choice.variants[keys.index(chosen if chosen in keys else default)].value, fixed)
        is_number = all(key in _CATEGORIES or key.isdigit() for key in keys)
        guess = "number" if by or is_number else "bool" if set(keys) <= {"true", "false"} else "text"
        if self._kind(name, guess) == "number":
            by = by or "plural"
        variants = {key: self._parts(variant.value, fixed) for key, variant in zip(keys, choice.variants, strict=True)}
        return [["choice", name, by, variants, default]]

    def _selector(self, choice: ast.SelectExpression) -> tuple[str, str]:
        """Return the argument that selects the variant, and "plural", "ordinal" or "" for a text."""
        match choice.selector:
            case ast.VariableReference() as argument:
                return argument.id.name, ""
            case ast.FunctionReference(id=ast.Identifier(name="NUMBER")) as call:
                counted = call.arguments.positional[0]
                if isinstance(counted, ast.VariableReference):
                    return counted.id.name, "ordinal" if _options(call).get("type") == "ordinal" else "plural"
        raise TextError(f"{self._id}: a choice goes by an argument or by NUMBER of one")

    def _parts(self, pattern: ast.Pattern, fixed: Mapping[str, str] | None) -> list[Any]:
        compiled = self._pattern(pattern, fixed)
        return [compiled] if isinstance(compiled, str) else compiled

    def _reference(self, reference: ast.MessageReference | ast.TermReference) -> list[Any]:
        is_term = isinstance(reference, ast.TermReference)
        text_id = ("-" if is_term else "") + reference.id.name
        entry = next((source.entries[text_id] for source in self._sources if text_id in source.entries), None)
        if entry is None:
            raise TextError(f"{self._id}: there is no {text_id}")
        pattern = entry.value
        if reference.attribute is not None:
            wanted = reference.attribute.name
            pattern = next((each.value for each in entry.attributes if each.id.name == wanted), entry.value)
        if pattern is None:
            raise TextError(f"{self._id}: {text_id} has no text")
        fixed = _named_arguments(reference.arguments) if isinstance(reference, ast.TermReference) else None
        return self._parts(pattern, fixed)

    def _function(self, call: ast.FunctionReference) -> list[Any]:
        arguments, options = call.arguments.positional, _options(call)
        if not arguments or not isinstance(arguments[0], ast.VariableReference):
            raise TextError(f"{self._id}: {call.id.name} is given an argument first")
        name = arguments[0].id.name
        match call.id.name:
            case "NUMBER":
                self._kind(name, "number")
                decimals = options.get("minimumFractionDigits")
                return ["number", name, None if decimals is None else int(decimals)]
            case "LIST":
                return self._list(name, self._kind(name, "list"), options)
            case "CAPITAL":
                kind = self._kind(name)
                return ["capital", self._list(name, kind, options) if kind.startswith("list") else self._value(name)]
            case "FORM" if len(arguments) == 2 and isinstance(arguments[1], ast.StringLiteral):
                part = self._value(name)
                if part[0] != "name":
                    raise TextError(f"{self._id}: declare the kind of thing that ${name} is")
                return [*part[:-1], arguments[1].value]
        raise TextError(f"{self._id}: there is no function {call.id.name} with these arguments")

    def _list(self, name: str, kind: str, options: Mapping[str, str]) -> list[Any]:
        _, _, things = kind.partition("list of ")
        package, form = self._package(things) if things else "", options.get("form")
        return ["list", name, options.get("type", "and"), package, things, *([form] if form else [])]


def _named_arguments(arguments: ast.CallArguments | None) -> dict[str, str]:
    return {each.name.name: each.value.value for each in arguments.named} if arguments else {}


def _options(call: ast.FunctionReference) -> dict[str, str]:
    return _named_arguments(call.arguments)


def compile_folder(folder: Path, languages: Collection[str] | None = None) -> Iterator[tuple[Source, Compiled]]:
    """Yield English, then each of these languages that the folder has, with its texts; None means all languages.

    Raises TextError.
    """
    english = read_source(folder / f"{DEFAULT}.ftl")
    shared = [] if folder == SHARED else [read_source(SHARED / f"{DEFAULT}.ftl")]
    compiled = Compiler(english, shared).compile()
    yield english, compiled
    for path in sorted(set(folder.glob("*.ftl")) - {english.path}):
        if languages is not None and path.stem not in languages:
            continue
        own, common = read_source(path), SHARED / path.name
        others = [read_source(common)] if folder != SHARED and common.exists() else []
        yield own, Compiler(own, [*others, english, *shared], compiled).compile()


def write_stub(folder: Path, source: Source, compiled: Compiled) -> str:
    """Return the signatures of a folder's texts, each with the beginning of the English text."""
    place = folder.parent.relative_to(ROOT.parent).as_posix()
    lines = [f'"""Texts of `{place}`. Written by `python -m bot.tools.texts`."""\n']
    kinds = {kind for arguments in compiled.arguments.values() for kind in arguments.values()}
    if any(kind.startswith("list") for kind in kinds):
        lines.append("from collections.abc import Sequence\n")
    for text_id, arguments in compiled.arguments.items():
        given = ", ".join(f"{name}: {_type(kind)}" for name, kind in sorted(arguments.items()))
        value = source.entries[text_id].value
        text = " ".join(serialize_pattern(value).split()) if value else ""
        shown = text[:_SHOWN].replace("\\", "\\\\").replace('"', "'")
        function = f"def {_function_name(text_id)}({f'*, {given}' if given else ''}) -> str:"
        lines.append(f'{function}\n    """{shown}"""')
    return "\n".join(lines) + "\n"


def _type(kind: str) -> str:
    return _TYPES["list"] if kind.startswith("list") else _TYPES.get(kind, "str")


def _function_name(text_id: str) -> str:
    return text_id.replace("-", "_")


def write_data(compiled: Compiled) -> str:
    """Return the texts of a file as JSON, one on each line."""
    lines = [f"{json.dumps(text_id)}:{_dumps(text)}" for text_id, text in compiled.texts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _dumps(value: Any) -> str:  # noqa: ANN401 - JSON
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def facts_about(code: str, locale_name: str) -> Language:
    """Return the facts about a language from Babel's copy of CLDR, such as for "en" and "en_GB"."""
    locale = Locale.parse(locale_name)
    lists = {
        kind: [locale.list_patterns[style][each] for each in ("2", "start", "middle", "end")]
        for kind, style in (("and", "standard"), ("or", "or"))
    }
    return Language(
        name=str(Locale.parse(code, sep="-").get_display_name()),
        plural=locale.plural_form.rules,
        ordinal=locale.ordinal_form.rules,
        decimal=locale.number_symbols["latn"]["decimal"],
        lists=lists,
    )


def write_facts() -> str:
    """Return the file of facts about all languages."""
    facts = {code: facts_about(code, name) for code, name in LOCALES.items()}
    return msgspec.json.format(msgspec.json.encode(facts, order="sorted"), indent=1).decode() + "\n"


def files() -> dict[Path, str]:
    """Return all files that follow from the texts, with their content; raises TextError."""
    written = {FACTS: write_facts()}
    for folder in folders():
        for source, compiled in compile_folder(folder):
            written[source.path.with_suffix(".json")] = write_data(compiled)
            if source.language == DEFAULT:
                written[folder / "__init__.pyi"] = write_stub(folder, source, compiled)
    return written


class Coverage(NamedTuple):
    """Texts that a language lacks, as "folder: id", and the number of all texts."""

    missing: tuple[str, ...]
    total: int


def find_missing(language: str) -> Coverage:
    """Return the texts that a language lacks; raises TextError for a wrong text."""
    missing, total = list[str](), 0
    for folder in folders():
        by_language = {source.language: compiled.texts for source, compiled in compile_folder(folder)}
        english = [text_id for text_id in by_language[DEFAULT] if "." not in text_id]
        own = by_language.get(language, {})
        missing += [f"{folder.relative_to(ROOT.parent)}: {text_id}" for text_id in english if text_id not in own]
        total += len(english)
    return Coverage(tuple(missing), total)


def main() -> int:
    """Write the files that differ; with `--check`, only print their names and return 1 if there are any.

    With `--missing`, print the texts that a language lacks, and return 1 if it lacks any. Return 1 for a wrong text.
    """
    parser = argparse.ArgumentParser(description="check the texts of all folders, and write what follows from them")
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--missing", choices=LOCALES, help="list texts that this language lacks, and write nothing")
    arguments = parser.parse_args()
    check = arguments.check
    try:
        if arguments.missing:
            missing, total = find_missing(arguments.missing)
            print(
                *missing, f"{arguments.missing}: {100 * (total - len(missing)) // total} % of {total} texts", sep="\n"
            )
            return 1 if missing else 0
        written = files()
    except TextError as fault:
        print(fault)
        return 1
    stale = [path for path, text in written.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        print(path.relative_to(ROOT.parent))
        if not check:
            path.write_text(written[path], encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
