"""The rules files of docs/rules by section and example, and what code and tests cite of them."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.architecture.source import ROOT

RULES = ROOT / "docs" / "rules"

EXAMPLES = {"air-land-sea": "7", "fight-flight-bite": "16", "stratego": "14", "this-means-war": "7"}
"""By rules file, the section that holds its numbered examples."""

_NAMED = {
    "air": "air-land-sea",
    "flies": "air-land-sea",
    "theaters": "air-land-sea",
    "fight": "fight-flight-bite",
    "stratego": "stratego",
    "war": "this-means-war",
    "balance": "this-means-war",
}
"""What a path is named that belongs to a game, as a word between slashes, dots and underscores."""

_SECTION = re.compile(r"^(?:#{2,3} |\*\*)(\d+(?:\.\d+)?)\.? ", re.MULTILINE)
_ITEM = re.compile(r"^(\d+)\. ", re.MULTILINE)
_NUMBER = r"\d+(?:\.\d+)*"
_PROSE = re.compile(
    rf"\brules[\s#]+({_NUMBER}(?:(?:,| and| to| steps?)?[\s#]+(?:{_NUMBER}|T\d\b|[b-h]\b))*)"
    r"(?:, ([a-z_][a-z_ ]*)\))?",
    re.IGNORECASE,
)
_PROSE_EXAMPLE = re.compile(r"(?<!rulebook )\bexamples?[\s#]+(\d+)(?:(?: to | and |-)(\d+))?", re.IGNORECASE)
_EXAMPLE = re.compile(r"^(\d+)\. \((\d+(?:\.\d+)?)\) ", re.MULTILINE)
_FUNCTION = re.compile(r"^(?:async )?def test_((?:\d+_)*)(?:example_(\d+)_)?", re.MULTILINE)
_MODULE = re.compile(r"^test_rules_((?:\d+_)+)")
_STRAY = re.compile(r"§|\bsections?[\s#]+\d|\brule[\s#]+\d", re.IGNORECASE)


class Citation(NamedTuple):
    """A place that is cited: a section such as "7.4", with what is said of it, or "example" and a number."""

    place: str
    detail: str = ""


class RulesFile(NamedTuple):
    """A rules file: its sections by number, heading included, and the section that each example is about."""

    sections: dict[str, str]
    examples: dict[int, str]

    def has(self, citation: Citation) -> bool:
        """Tell whether the section, item, step or example is there, and the words said of the section are in it."""
        if citation.place == "example":
            return int(citation.detail) in self.examples
        section, _, item = citation.place.rpartition(".")
        text = self.sections.get(citation.place)
        if text is None:
            return bool(section) and item in _ITEM.findall(self.sections.get(section, ""))
        if citation.detail.isdigit():
            return citation.detail in _ITEM.findall(text)
        if re.fullmatch(r"[b-h]", citation.detail):
            return f"({citation.detail})" in text
        return all(word in text.lower() for word in citation.detail.lower().split())


@cache
def rules_file(game: str) -> RulesFile:
    """Read the rules file of a game."""
    _, *parts = _SECTION.split((RULES / f"{game}.md").read_text(encoding="utf-8"))
    numbers = parts[::2]
    assert len(numbers) == len(set(numbers)), f"{game}: a section number stands twice"
    sections = dict(zip(numbers, parts[1::2], strict=True))
    held = EXAMPLES[game]
    texts = [text for number, text in sections.items() if number.split(".")[0] == held]
    examples = [(int(number), section) for text in texts for number, section in _EXAMPLE.findall(text)]
    listed = [int(number) for text in texts for number in _ITEM.findall(text)]
    assert [number for number, _ in examples] == listed, f"{game}: an example doesn't say which section it is about"
    assert listed == list(range(1, len(listed) + 1)), f"{game}: examples are not numbered one by one"
    assert {section for _, section in examples} <= sections.keys(), f"{game}: an example is about no section"
    return RulesFile(sections, dict(examples))


def game_of(path: str) -> str | None:
    """Return the rules file that a source file belongs to by its path; None if it belongs to no game."""
    found = {_NAMED[word] for word in re.split(r"[/_.]", path) if word in _NAMED}
    assert len(found) < 2, path
    return next(iter(found), None)


def citations(path: str, text: str) -> Iterator[Citation]:
    """Everything that a source file cites of rules: in prose, in names of tests, and in its own name."""
    for match in _PROSE.finditer(text):
        yield from _in_prose(match[1], match[2] or "")
    for match in _PROSE_EXAMPLE.finditer(text):
        yield from (Citation("example", number) for number in match.groups() if number)
    yield from cited_by_names(text)
    if match := _MODULE.match(Path(path).name):
        yield Citation(_dotted(match[1]))


def cited_by_names(text: str) -> Iterator[Citation]:
    """Everything that the names of tests cite: `test_9_3_...`, `test_9_3_example_20_...`, `test_4_8_12_...`."""
    for numbers, example in _FUNCTION.findall(text):
        if numbers:
            yield Citation(_dotted(numbers))
        if example:
            yield Citation("example", example)


def examples_under_test(text: str) -> set[tuple[int, str]]:
    """The examples that tests are named after, each with the section that the name gives."""
    return {(int(example), _dotted(numbers)) for numbers, example in _FUNCTION.findall(text) if example}


def stray(text: str) -> list[str]:
    """Other ways to cite, which the tests don't follow."""
    return _STRAY.findall(text)


def _in_prose(numbers: str, words: str) -> Iterator[Citation]:
    """Read "7.2 and 12", "3.1 steps 1 and 2", "3.4 d to f" or "2.2 T0 and T6", and the words after a comma."""
    section, steps = "", False
    for token in re.findall(rf"steps?|{_NUMBER}|T\d|\b[b-h]\b", numbers):
        if token.startswith("step"):
            steps = True
        elif token[0].isdigit() and not (steps and token.isdigit()):
            section, steps = token, False
            yield Citation(section)
        else:
            yield Citation(section, token)
    if words:
        yield Citation(section, words)


def _dotted(numbers: str) -> str:
    return numbers.strip("_").replace("_", ".")
