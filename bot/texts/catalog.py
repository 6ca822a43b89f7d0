"""Texts of a folder as functions, in the language that is read now.

A folder of texts has a file of Project Fluent for each language, such as `en.ftl`. `python -m bot.tools.texts` checks
these files and writes two more. `en.json` has the same texts as plain data, so nothing is parsed at run time.
`__init__.pyi` has the signatures of the functions. `docs/design/texts.md` gives the reasons.
"""

import logging
from collections import Counter, deque
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from sys import intern
from types import ModuleType
from typing import Any

import msgspec

from bot.texts.languages import DEFAULT, current_language, reading
from bot.texts.patterns import Pattern, fill_pattern

_log = logging.getLogger(__name__)

fallbacks: Counter[str] = Counter()
"""Number of texts that were returned in English because their language lacks them, by language."""

_MAX_KEPT = 2_000
"""Number of texts that are kept decoded, and of names that are kept, of all languages together."""

_kept: deque[tuple[dict[str, str | tuple[str, Pattern]], str]] = deque()
"""The mapping that keeps each decoded text, and the text's language, oldest first."""

_folders: dict[str, "Folder"] = {}


class Folder:
    """The texts of one folder in every language, each language read when it is first needed."""

    def __init__(self, package: str, path: Path) -> None:
        self.package = package
        self._path = path
        self._sources: dict[str, Mapping[str, bytes]] = {}

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all texts in English, names of things included."""
        return tuple(self._source(DEFAULT))

    def pattern(self, language: str, text_id: str) -> str | tuple[str, Pattern]:
        """Return a text without arguments, or the pattern of one with its language: English if this one lacks it.

        Raises KeyError if English lacks it too.
        """
        source = self._source(language).get(text_id)
        if source is None:
            if language == DEFAULT:
                raise KeyError(f"{self.package} has no text {text_id!r}")
            fallbacks[language] += 1
            return self.pattern(DEFAULT, text_id)
        pattern = msgspec.json.decode(source)
        return pattern if isinstance(pattern, str) else (language, pattern)

    def has(self, language: str, text_id: str) -> bool:
        """Return whether the language has this text itself."""
        return text_id in self._source(language)

    def _source(self, language: str) -> Mapping[str, bytes]:
        source = self._sources.get(language)
        if source is None:
            source = self._sources[language] = self._read(language)
        return source

    def _read(self, language: str) -> Mapping[str, bytes]:
        """Return the texts of a language, each undecoded, as that takes a quarter of the memory."""
        try:
            texts = msgspec.json.decode((self._path / f"{language}.json").read_bytes(), type=dict[str, msgspec.Raw])
            return {intern(text_id): bytes(text) for text_id, text in texts.items()}
        except (OSError, msgspec.MsgspecError):
            if language == DEFAULT:
                raise
            _log.error("texts of %s in %s can't be read; they are in English", self.package, language)
            return {}


class Text:
    """A text with an id, called with its arguments by name. The folder's stub has the signature."""

    __slots__ = ("_folder", "_id", "_patterns")

    def __init__(self, folder: Folder, text_id: str) -> None:
        self._folder = folder
        self._id = text_id
        self._patterns: dict[str, str | tuple[str, Pattern]] = {}

    @property
    def key(self) -> tuple[str, str]:
        """Package and id of the text."""
        return self._folder.package, self._id

    def __call__(self, **arguments: Any) -> str:  # noqa: ANN401 - the stub has the types
        """Return the text in the current language.

        A text that fails in another language is returned in English. Raises KeyError if an argument is missing.
        """
        language = current_language()
        pattern = self._patterns.get(language)
        if pattern is None:
            pattern = self._decode(language)
        if isinstance(pattern, str):
            return pattern
        try:
            return fill_pattern(pattern[1], arguments, pattern[0], name_of_thing)
        except Exception as error:
            if language == DEFAULT:
                raise
            fallbacks[language] += 1  # without the arguments, which may be secret
            _log.error("text %s can't be made in %s (%s); it is in English", self._id, language, type(error).__name__)
            with reading(DEFAULT):
                return self(**arguments)

    def _decode(self, language: str) -> str | tuple[str, Pattern]:
        """Return the text's pattern, and keep it in place of the one that was decoded longest ago."""
        pattern = self._patterns[language] = self._folder.pattern(language, self._id)
        _kept.append((self._patterns, language))
        if len(_kept) > _MAX_KEPT:
            patterns, oldest = _kept.popleft()
            patterns.pop(oldest, None)
        return pattern


def load_texts(package: str, file: str) -> dict[str, Text]:
    """Return the texts of the folder that is this package, by function name; `file` is the package's `__file__`.

    Only the forms of a thing's name, such as "theater-air.dative", are no functions.
    """
    folder = _folders[package] = Folder(package, Path(file).parent)
    name_of_thing.cache_clear()
    return {text_id.replace("-", "_"): Text(folder, text_id) for text_id in folder.ids() if "." not in text_id}


def texts_with_prefix(texts: ModuleType, prefix: str) -> Mapping[str, Callable[..., str]]:
    """Return the texts with function names that start with `prefix` and "_", by the rest of the names."""
    start = f"{prefix}_"
    found = {name: text for name, text in vars(texts).items() if isinstance(text, Text) and name.startswith(start)}
    return {name.removeprefix(start): text for name, text in found.items()}


@lru_cache(maxsize=_MAX_KEPT)
def name_of_thing(language: str, package: str, kind: str, key: str, form: str) -> str:
    """Return the name of a thing from the text with the id `kind`-`key`, in a grammatical form.

    `form` "" means the name itself. The name also replaces a form that the language lacks, and the key the name of an
    unknown thing.
    """
    folder = _folders.get(package)
    if folder is None:
        import_module(package)
        folder = _folders[package]
    text_id = f"{kind}-{key.replace('_', '-')}"
    formed = f"{text_id}.{form}"
    if form and folder.has(language, formed):
        text_id = formed
    try:
        name = folder.pattern(language, text_id)
    except KeyError:
        fallbacks[language] += 1
        _log.warning("no name for %s in %s", text_id, package)
        return key
    return name if isinstance(name, str) else fill_pattern(name[1], {}, name[0], name_of_thing)
