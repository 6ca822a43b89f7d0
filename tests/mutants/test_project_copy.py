"""What becomes of a leak in a small project: noticed, not noticed, or no program any more."""

import subprocess
from pathlib import Path

import pytest

from tests.mutants.mutant import Mutant
from tests.mutants.project_copy import ProjectCopy

RULE = 'def shown(hand: str) -> str:\n    """Hide a hand."""\n    return "?" * len(hand)\n'
TEST = """
from rule import shown

def test_a_hand_is_hidden() -> None:
    assert shown("air-1") == "?????"
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("project")
    (folder / "rule.py").write_text(RULE)
    (folder / "test_rule.py").write_text(TEST)
    (folder / "pytest.ini").write_text("[pytest]\npythonpath = .\n")
    subprocess.run(["git", "init", "-q"], cwd=folder, check=True)  # noqa: S607
    return folder


@pytest.fixture(scope="module")
def copy(project: Path, tmp_path_factory: pytest.TempPathFactory) -> ProjectCopy:
    return ProjectCopy(project, tmp_path_factory.mktemp("copy"))


def leak(put: str, test: str = "test_rule.py") -> Mutant:
    return Mutant("x", "It leaks.", "rule.py", '"?" * len(hand)', put, (test,))


@pytest.mark.parametrize(
    ("mutant", "fate", "shown_by"),
    [
        (leak("hand"), "killed", "test_a_hand_is_hidden: AssertionError"),
        (leak("'?' + '?' * (len(hand) - 1)"), "survived", ""),
        (leak("nothing"), "broken", "F821"),
        (leak("hand.hidden"), "broken", "test_a_hand_is_hidden: AttributeError"),
        (leak("hand", "test_rule.py::test_that_is_gone"), "broken", "not found"),
    ],
)
def test_a_leak_is_killed_by_a_test_that_fails(copy: ProjectCopy, mutant: Mutant, fate: str, shown_by: str) -> None:
    verdict = copy.try_out(mutant)
    assert (verdict.fate, shown_by in verdict.shown_by) == (fate, True), verdict


def test_the_project_is_never_touched_and_its_copy_is_whole_again(copy: ProjectCopy, project: Path) -> None:
    assert (project / "rule.py").read_text() == RULE
    assert copy.run(["test_rule.py"]).fate == "survived"
