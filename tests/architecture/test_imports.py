"""Who may import whom: the contracts of pyproject.toml hold."""

import subprocess
import sys
import tomllib

from tests.architecture.source import ROOT

LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True, no_logo=True))"


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
        "pure", "engine-layers", "games-apart", "bot-layers", "storage-knows-values", "model-knows-no-game",
        "operations-apart", "presenters-see-views", "discord-at-the-edge",
    }  # fmt: skip
    assert {"bot", "discord", "sqlite3", "asyncio", "random", "secrets", "time", "datetime", "os", "logging"} <= set(
        contracts["pure"]["forbidden_modules"]
    )
