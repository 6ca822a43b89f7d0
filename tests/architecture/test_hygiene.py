"""What the house asks of every module, where no linter looks."""

import ast
import re
from pathlib import Path

import pytest

from bot.settings import Settings
from tests.architecture.source import ROOT, comments, imports, modules, tree

LINES = 500
FUNCTION_LINES = 40
DATA_TABLES: frozenset[str] = frozenset()
"""Modules that are mostly rows of data and may be longer."""

VAGUE = {"base", "common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}

every_module = pytest.mark.parametrize("module", modules(), ids=str)


def test_there_are_modules_to_look_at() -> None:
    assert len(modules()) > 60


@every_module
def test_a_module_is_short_and_says_what_it_is(module: Path) -> None:
    length = len((ROOT / module).read_text(encoding="utf-8").splitlines())
    assert length <= LINES or module.as_posix() in DATA_TABLES
    assert ast.get_docstring(tree(module))


@every_module
def test_functions_are_short(module: Path) -> None:
    long = [
        f"{node.name} has {length} lines"
        for node in ast.walk(tree(module))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > FUNCTION_LINES
    ]
    assert long == []


@every_module
def test_names_say_what_things_are(module: Path) -> None:
    assert not {part.removesuffix(".py") for part in module.parts} & VAGUE
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            words = {word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+", node.name)}
            assert not words & VAGUE, node.name


@every_module
def test_no_error_is_swallowed(module: Path) -> None:
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None, f"line {node.lineno}: a bare except"
            assert not all(is_nothing(statement) for statement in node.body), f"line {node.lineno}: a silent except"


def is_nothing(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Pass) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )


@every_module
def test_nothing_is_left_for_later(module: Path) -> None:
    left = [comment for comment in comments(module) if re.search(r"\b(TODO|FIXME|XXX|HACK)\b", comment)]
    assert left == []


@pytest.mark.parametrize("module", [module for module in modules() if module.parts[0] == "engine"], ids=str)
def test_the_engine_has_no_enums_and_copies_nothing(module: Path) -> None:
    assert not {"enum", "copy"} & set(imports(module))


@pytest.mark.parametrize("module", [module for module in modules() if module.parts[0] == "bot"], ids=str)
def test_only_the_settings_read_the_environment(module: Path) -> None:
    if module == Path("bot/settings.py"):
        return
    names = {node.attr for node in ast.walk(tree(module)) if isinstance(node, ast.Attribute)}
    names |= {alias.name for node in ast.walk(tree(module)) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert not names & {"environ", "environb", "getenv"}


def test_every_setting_stands_in_the_example_and_the_reverse() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    named = [line.split("=")[0] for line in lines if line and not line.startswith("#")]
    assert sorted(named) == sorted(field.upper() for field in Settings.model_fields)


def test_every_setting_is_explained_on_one_line_above_it() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    for above, line in zip(["", *lines], lines, strict=False):
        if line and not line.startswith("#"):
            assert re.match(r"# \S.{10,}\.$", above), f"{line} is not explained"


@pytest.mark.parametrize(
    ("source", "silent"),
    [
        ("try:\n    f()\nexcept OSError:\n    pass", True),
        ("try:\n    f()\nexcept OSError:\n    ...", True),
        ("try:\n    f()\nexcept OSError:\n    'why'\n    pass", True),
        ("try:\n    f()\nexcept OSError:\n    return", False),
    ],
)
def test_the_check_knows_a_silent_except(source: str, silent: bool) -> None:
    (handler,) = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ExceptHandler)]
    assert all(is_nothing(statement) for statement in handler.body) == silent
