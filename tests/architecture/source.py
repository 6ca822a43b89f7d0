"""The sources of the project, as the hygiene tests read them."""

import ast
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "bot", "bench")


@cache
def modules() -> list[Path]:
    """Every module of the project but the tests, relative to its root."""
    return sorted(path.relative_to(ROOT) for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


@cache
def tree(module: Path) -> ast.Module:
    return ast.parse((ROOT / module).read_text(encoding="utf-8"), str(module))


def comments(module: Path) -> Iterator[str]:
    with (ROOT / module).open("rb") as file:
        yield from (token.string for token in tokenize.tokenize(file.readline) if token.type == tokenize.COMMENT)


def imports(module: Path) -> Iterator[str]:
    """The dotted names that a module imports."""
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def calls_of(name: str, within: ast.AST) -> Iterator[ast.Call]:
    """The calls of a function or class by its plain name."""
    for node in ast.walk(within):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node
