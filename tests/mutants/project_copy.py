"""A copy of the project in which one leak at a time is planted and tested; the project itself is never touched.

Each run of tests is a fork of one process that has the libraries loaded and nothing of the project, since to import
discord.py and pytest's plugins takes longer than most of the tests. It imports the project from the copy.
"""

import multiprocessing
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib.util import cache_from_source
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

import msgspec
import pytest

from tests.mutants.mutant import Mutant

LONGEST = 300.0
"""Seconds after which the tests of one mutant are stopped."""

CRASHES = {
    "AttributeError", "ImportError", "IndentationError", "ModuleNotFoundError", "NameError", "SyntaxError", "TypeError",
    "UnboundLocalError",
}  # fmt: skip
"""What is raised by a change that is no program any more; that tests fail then says nothing about them."""

Fate = Literal["killed", "survived", "broken"]

_PASSED, _FAILED = 0, 1
"""Exit statuses of pytest; it has others for what can't be collected or isn't there."""

_PROJECT = {"bot", "engine", "tests"}

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["aiosqlite", "discord", "hypothesis", "PIL.Image", "pydantic_settings", "simcord"])


class Verdict(msgspec.Struct, frozen=True):
    """What became of one change, what showed it, and after how many seconds."""

    fate: Fate
    shown_by: str
    seconds: float


class ProjectCopy:
    """A folder with all files of the project, tracked or new, whose tests are run with these options."""

    def __init__(self, source: Path, folder: Path, options: Sequence[str] = ()) -> None:
        self._options = options
        self._folder = folder / "project"
        self._results = folder / "results.xml"
        self._output = folder / "output.txt"
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
            cwd=source,
            capture_output=True,
            check=True,
        )
        for name in filter(None, listed.stdout.decode().split("\0")):
            if (source / name).is_file():
                (self._folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source / name, self._folder / name)

    def try_out(self, mutant: Mutant) -> Verdict:
        """Plant a leak, run its tests, and take it out again; raises Misplaced."""
        place = self._folder / mutant.file
        text = place.read_text(encoding="utf-8")
        _write(place, mutant.changed(text))
        try:
            return _undefined_names(place) or self.run(mutant.tests)
        finally:
            _write(place, text)

    def run(self, tests: Sequence[str], longest: float | None = LONGEST) -> Verdict:
        """Run tests here until the first fails, for so many seconds at most."""
        self._results.unlink(missing_ok=True)
        begun = time.monotonic()
        arguments = ["-n", "0", "-x", "-p", "no:cacheprovider", f"--junitxml={self._results}", *self._options, *tests]
        process = _FORKS.Process(target=_run_pytest, args=(self._folder, self._output, arguments))
        process.start()
        try:
            process.join(longest)
            status = process.exitcode
        finally:
            process.kill()
        seconds = time.monotonic() - begun
        if status is None:
            return Verdict("broken", f"the tests took more than {longest:.0f} s", seconds)
        if status == _PASSED:
            return Verdict("survived", "", seconds)
        if status != _FAILED:
            return Verdict("broken", _last_lines(self._output.read_text(encoding="utf-8")), seconds)
        shown_by, error = _first_failure(self._results)
        return Verdict("broken" if error in CRASHES else "killed", shown_by, seconds)


def _run_pytest(folder: Path, output: Path, arguments: Sequence[str]) -> None:
    """Run pytest in the copy, as a process of its own, which ends with pytest's exit status."""
    with output.open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.chdir(folder)
    os.environ["PYTHONPATH"] = str(folder)
    for name in [name for name in os.environ if name.startswith("PYTEST_")]:
        del os.environ[name]
    sys.path.insert(0, str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] in _PROJECT]:
        del sys.modules[name]
    # The libraries were loaded before pytest could rewrite their assertions.
    sys.exit(int(pytest.main(["-W", "ignore::pytest.PytestAssertRewriteWarning", *arguments])))


def _write(place: Path, text: str) -> None:
    place.write_text(text, encoding="utf-8")
    Path(cache_from_source(str(place))).unlink(missing_ok=True)  # its time may be the same


def _undefined_names(place: Path) -> Verdict | None:
    """Refuse a change that uses what isn't there: the bot would answer with an apology, which tests notice."""
    command = [sys.executable, "-m", "ruff", "check", "--isolated", "--select=F821", "--output-format=concise"]
    checked = subprocess.run([*command, str(place)], capture_output=True, text=True, check=False)  # noqa: S603
    return None if checked.returncode == 0 else Verdict("broken", _last_lines(checked.stdout), 0.0)


def _first_failure(results: Path) -> tuple[str, str]:
    """Return which test failed and why, and the name of what was raised."""
    for case in ElementTree.parse(results).getroot().iter("testcase"):  # noqa: S314 - pytest wrote it
        for problem in (*case.findall("failure"), *case.findall("error")):
            message = problem.get("message", "").removeprefix("failed on setup with ").strip('"')
            said = message.partition("\n")[0]
            return f"{case.get('name')}: {said[:160]}", said.partition(":")[0].rpartition(".")[2].strip()
    raise RuntimeError("pytest said that a test failed, and didn't say which")


def _last_lines(text: str) -> str:
    return " / ".join(text.strip().splitlines()[-4:])
