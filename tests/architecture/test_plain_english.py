"""Docstrings and names keep to docs/plain-english.md, whose table of patterns is read here."""

import ast
import re
from collections.abc import Iterator

from tests.architecture.source import ROOT, modules, tree

PATTERNS = {
    key: re.compile(pattern.replace("\\|", "|"), re.IGNORECASE)
    for key, pattern in re.findall(
        r"^\| ([PN]\d+) \|.*\| `(.+)` \|$", (ROOT / "docs/plain-english.md").read_text(encoding="utf-8"), re.MULTILINE
    )
}
COUNTED = [pattern for key, pattern in PATTERNS.items() if key[0] == "P" and key != "P8"]
"""The passive (P8) may be used sparingly."""


def docstrings(source: ast.Module) -> Iterator[str]:
    """The docstrings of a module, those of attributes included, without their examples."""
    for node in ast.walk(source):
        body = getattr(node, "body", None)
        for part in body if isinstance(body, list) else ():
            match part:
                case ast.Expr(ast.Constant(str(text))):
                    yield " ".join(text.split(">>>")[0].split())


def is_clean(text: str) -> bool:
    return not any(pattern.search(text) for pattern in COUNTED)


def test_of_a_hundred_docstrings_99_match_no_pattern() -> None:
    texts = [
        (str(module), text)
        for module in modules()
        if module.parts[0] in ("bot", "engine")
        for text in docstrings(tree(module))
    ]
    unclean = [(module, text) for module, text in texts if not is_clean(text)]
    assert len(COUNTED) == 14
    assert len(texts) > 4_000
    assert len(unclean) <= len(texts) // 100, unclean


def test_few_functions_are_named_by_participles_or_prepositions() -> None:
    named = [
        f"{module}: {node.name}"
        for module in modules()
        if module.parts[0] in ("bot", "engine")
        for node in ast.walk(tree(module))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and any(PATTERNS[key].search(node.name) for key in ("N1", "N2"))
    ]
    assert len(named) <= 15, named


def test_a_docstring_in_a_private_dialect_is_noticed() -> None:
    assert is_clean("Return whether the seat may act.")
    assert not is_clean("Whoever lets so many turns in a row lapse is out of the match.")
    assert not is_clean("Let whoever is in turn go on, as others may.")
