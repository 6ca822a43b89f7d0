"""The texts in the repository: written anew from their files they are the same, and each of them is used."""

import json
import re
from pathlib import Path

import pytest

from bot.screens import limits
from bot.texts.catalog import Text
from bot.texts.languages import OFFERED
from bot.tools import texts as tool
from tests.architecture.source import ROOT

_PREFIXED = re.compile(r'texts_with_prefix\(\w+, "(\w+)"\)')
_CALLED = re.compile(r"\b\w*texts\.([a-z]\w*)")
_IMPORTED = re.compile(r"from bot\.[\w.]*texts import (?:\(([^)]*)\)|([^\n(]*))")


def test_what_is_written_from_the_texts_is_up_to_date() -> None:
    stale = [path for path, text in tool.files().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run python -m bot.tools.texts"


def test_there_are_texts_to_look_at() -> None:
    assert len(tool.folders()) > 5


def test_every_text_is_used() -> None:
    code = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((ROOT / "bot").rglob("*.py")) if "texts" not in path.parts
    )
    imported = {name for names in re.findall(_IMPORTED, code) for name in re.findall(r"\w+", "".join(names))}
    used = {*re.findall(_CALLED, code), *imported}
    prefixes = tuple(f"{prefix.replace('_', '-')}-" for prefix in re.findall(_PREFIXED, code))
    unused = [
        f"{folder.relative_to(ROOT)}: {text_id}"
        for folder in tool.folders()
        for text_id in _unreferred(folder)
        if text_id.replace("-", "_") not in used and not text_id.startswith(prefixes)
    ]
    assert unused == []


def _unreferred(folder: Path) -> list[str]:
    """The messages of a folder that no text refers to, and that are no names of things."""
    everywhere = "\n".join((each / "en.ftl").read_text(encoding="utf-8") for each in tool.folders())
    _, compiled = next(tool.compile_folder(folder))
    kinds = {
        kind.removeprefix("list of ") for arguments in compiled.arguments.values() for kind in arguments.values()
    } | {"reader"}
    return [
        text_id
        for text_id in compiled.arguments
        if not re.search(rf"\{{ {re.escape(text_id)}[ .]", everywhere)
        and not any(text_id.startswith(f"{kind}-") for kind in kinds)
    ]


@pytest.mark.parametrize("language", tool.LOCALES)
def test_descriptions_of_commands_fit_in_every_language(language: str) -> None:
    texts = {
        f"{folder.relative_to(ROOT)}: {text_id}": text
        for folder in tool.folders()
        for text_id, text in json.loads((folder / f"{language}.json").read_text(encoding="utf-8")).items()
        if text_id.startswith("command-")
    }
    assert len(texts) > 50
    assert {text_id for text_id, text in texts.items() if len(text) > limits.COMMAND_DESCRIPTION} == set()


@pytest.mark.parametrize("language", OFFERED)
def test_an_offered_language_has_every_text(language: str) -> None:
    assert tool.find_missing(language).missing == ()


def test_texts_are_functions() -> None:
    from bot.clocks import texts  # noqa: PLC0415 - what is looked at

    assert isinstance(vars(texts)["pass_for_me"], Text)
