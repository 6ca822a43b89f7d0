"""Who may import whom: the contracts of pyproject.toml hold, and no folders import each other in a circle."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

import networkx as nx

from tests.architecture.source import ROOT, calls_of, modules, tree

LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True, no_logo=True))"

FEATURES = (
    "privacy", "review", "lessons", "history", "tournaments", "play", "guidance", "clocks", "lobbies", "outbox",
    "ratings", "guilds",
)  # fmt: skip


def test_the_import_contracts_hold() -> None:
    # In a process of its own, as the linter sets up logging for the whole process.
    ran = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", LINT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_contracts_cover_the_directions_of_the_design() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    contracts = {contract["id"]: contract for contract in settings["contracts"]}
    assert contracts.keys() >= {
        "pure", "engine-layers", "games-apart", "features", "inside-features", "discord-at-the-edge",
        "toolkit-names-no-feature", "sqlite-in-rows", "operations-apart", "players-apart", "games-see-views",
    }  # fmt: skip
    assert {"bot", "discord", "sqlite3", "asyncio", "random", "secrets", "time", "datetime", "os", "logging"} <= set(
        contracts["pure"]["forbidden_modules"]
    )
    ordered = " ".join(contracts["features"]["layers"])
    assert [feature for feature in FEATURES if f"bot.{feature}" not in ordered] == []


def imported_modules(module: Path) -> Iterable[str]:
    """The project's modules that a module imports, by dotted names."""
    known = {path.with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__") for path in modules()}
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                below = f"{node.module}.{alias.name}"
                if below in known or node.module in known:
                    yield below if below in known else node.module


def folders_in_circles(arrows: Iterable[tuple[str, str]]) -> list[list[str]]:
    """The groups of folders that import each other, by the dotted names of who imports and what is imported.

    A folder and the one above it are two: their modules may not import each other either.
    """
    graph = nx.DiGraph()
    graph.add_edges_from(
        (one, other)
        for one, other in ((_folder(importer), _folder(imported)) for importer, imported in arrows)
        if one != other
    )
    return sorted(sorted(group) for group in nx.strongly_connected_components(graph) if len(group) > 1)


def _folder(module: str) -> str:
    path = ROOT / module.replace(".", "/")
    return module if path.is_dir() else module.rpartition(".")[0]


def test_no_folders_import_each_other_in_a_circle() -> None:
    arrows = [
        (module.with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__"), imported)
        for module in modules()
        if module.parts[0] in ("bot", "engine")
        for imported in imported_modules(module)
    ]
    assert len(arrows) > 1_000
    assert folders_in_circles(arrows) == []


def test_a_circle_among_folders_is_noticed() -> None:
    arrows = [
        ("bot.match.changes", "bot.match.model.match"),
        ("bot.clocks.service", "bot.match.changes"),
        ("bot.match.model.match", "bot.match.waits"),
    ]
    assert folders_in_circles(arrows) == [["bot.match", "bot.match.model"]]
    assert folders_in_circles(arrows[:2]) == []


def makers_of_buttons(sources: Iterable[tuple[str, ast.AST]]) -> list[str]:
    """The modules that make buttons though they are neither screens nor at Discord's edge.

    The public cards of lobbies and their buttons stand in a module of screens of their own.
    """
    return [
        module
        for module, source in sources
        if {"screens", "discord", "cards"}.isdisjoint(module.split(".")) and any(calls_of("Button", source))
    ]


def test_nobody_but_screens_and_discord_makes_a_button() -> None:
    sources = [(module.with_suffix("").as_posix().replace("/", "."), tree(module)) for module in modules()]
    assert sum(any(calls_of("Button", source)) for _, source in sources) > 15
    assert makers_of_buttons(sources) == []


def test_a_service_that_makes_a_button_is_noticed() -> None:
    source = ast.parse('Button(CustomId("hand", match.id), "My hand")')
    modules_of = [(module, source) for module in ("bot.clocks.service", "bot.clocks.screens", "bot.clocks.discord")]
    assert makers_of_buttons(modules_of) == ["bot.clocks.service"]
