"""What every module must keep to, where no linter looks."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.settings import Settings
from tests.architecture.source import PACKAGES, ROOT, comments, imports, modules, tree

LINES = 500
FUNCTION_LINES = 40
SHORT_BODY = 3
"""Lines of a body that needs no docstring."""

VAGUE = {"base", "common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}

FOLDER_MODULES = {"bot": 15, "engine": 20}
"""How many modules a folder may hold, by package; `__init__` doesn't count."""


IMPORTED_NAMES = 20
"""How many names may be imported from one of our modules; beyond that, import the module and qualify."""


def test_there_are_modules_to_look_at() -> None:
    assert len(modules()) > 60


def test_a_module_is_short_and_says_what_it_is() -> None:
    lengths = {module: len((ROOT / module).read_text(encoding="utf-8").splitlines()) for module in modules()}
    assert {str(each): length for each, length in lengths.items() if length > LINES} == {}
    assert [str(module) for module in modules() if not ast.get_docstring(tree(module))] == []


def test_a_folder_holds_few_modules() -> None:
    held = Counter(module.parent.as_posix() for module in modules() if module.name != "__init__.py")
    most = {folder: FOLDER_MODULES.get(folder.split("/")[0], 15) for folder in held}
    assert {folder: count for folder, count in held.items() if count > most[folder]} == {}


def test_functions_are_short() -> None:
    long = [
        f"{module}: {node.name} has {length} lines"
        for module in modules()
        for node in _functions(module)
        if (length := (node.end_lineno or node.lineno) - node.lineno + 1) > FUNCTION_LINES
    ]
    assert long == []


def _functions(module: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree(module)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def lacking_docstrings(source: ast.Module) -> list[str]:
    """The public functions, methods and classes whose bodies have more than three lines and no docstring."""
    return [
        node.name
        for parent in ast.walk(source)
        if isinstance(parent, ast.Module) or (isinstance(parent, ast.ClassDef) and not parent.name.startswith("_"))
        for node in parent.body
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and not node.name.startswith("_")
        and (node.end_lineno or 0) - node.body[0].lineno + 1 > SHORT_BODY
        and not ast.get_docstring(node)
    ]


def test_what_is_longer_than_three_lines_has_a_docstring() -> None:
    lacking = {str(module): lacking_docstrings(tree(module)) for module in modules() if module.parts[0] != "bench"}
    assert {module: names for module, names in lacking.items() if names} == {}


def test_a_missing_docstring_is_noticed() -> None:
    short = "def f():\n    a()\n    b()\n    return c()\n"
    long = "class A:\n    def g(self):\n        a()\n        b()\n        c()\n        return d()\n"
    assert lacking_docstrings(ast.parse(short)) == []
    assert lacking_docstrings(ast.parse(long)) == ["A", "g"]


def test_long_lists_of_names_are_not_imported() -> None:
    long = [
        f"{module}: {len(node.names)} names from {node.module}"
        for module in modules()
        for node in ast.walk(tree(module))
        if isinstance(node, ast.ImportFrom)
        and (node.module or "").split(".")[0] in PACKAGES
        and len(node.names) > IMPORTED_NAMES
    ]
    assert long == []


def test_names_say_what_things_are() -> None:
    vague = [str(module) for module in modules() if {part.removesuffix(".py") for part in module.parts} & VAGUE]
    vague += [
        f"{module}: {node.name}"
        for module in modules()
        for node in ast.walk(tree(module))
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and {word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+", node.name)} & VAGUE
    ]
    assert vague == []


def test_no_error_is_swallowed() -> None:
    handlers = [
        (f"{module}:{node.lineno}", node)
        for module in modules()
        for node in ast.walk(tree(module))
        if isinstance(node, ast.ExceptHandler)
    ]
    assert [place for place, handler in handlers if handler.type is None] == []
    assert [place for place, handler in handlers if all(is_nothing(statement) for statement in handler.body)] == []


def is_nothing(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Pass) or (
        isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    )


def test_nothing_is_left_for_later() -> None:
    left = [
        f"{module}: {comment}"
        for module in modules()
        for comment in comments(module)
        if re.search(r"\b(TODO|FIXME|XXX|HACK)\b", comment)
    ]
    assert left == []


def test_the_engine_has_no_enums_and_copies_nothing() -> None:
    engine = [module for module in modules() if module.parts[0] == "engine"]
    assert [str(module) for module in engine if {"enum", "copy"} & set(imports(module))] == []


def test_only_the_settings_read_the_environment() -> None:
    reading = [
        str(module)
        for module in modules()
        if module.parts[0] == "bot" and names_used(module) & {"environ", "environb", "getenv"}
    ]
    # Workers of a fleet only look whether they have been given a secret.
    assert set(reading) <= {"bot/settings.py", "bot/workers/fleet_worker.py"}


def names_used(module: Path) -> set[str]:
    """The attributes that a module looks up, and the names that it imports."""
    nodes = list(ast.walk(tree(module)))
    imported = {alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names}
    return imported | {node.attr for node in nodes if isinstance(node, ast.Attribute)}


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
