"""The documents for people name what is there, and the example in the README runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FOLDERS = "bot|engine|bench|tests|docs"

every_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())


def anchors(document: Path) -> set[str]:
    """The headings of a document as GitHub makes anchors of them."""
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {anchor(heading) for heading in headings}


def anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def links(text: str) -> list[str]:
    return [target for target in re.findall(r"\]\(([^)\s]+)\)", text) if not target.startswith("http")]


def exists(pattern: str) -> bool:
    """Tell whether a path of the project is there; "<game>" and "*" stand for anything."""
    return any(ROOT.glob(re.sub(r"<\w+>", "*", pattern.rstrip("/"))))


def test_there_are_documents_to_look_at() -> None:
    assert len(DOCUMENTS) >= 14
    assert all(links((ROOT / name).read_text(encoding="utf-8")) for name in ("README.md", "CONTRIBUTING.md"))


@every_document
def test_links_lead_somewhere(document: Path) -> None:
    for link in links(document.read_text(encoding="utf-8")):
        target, _, anchor = link.partition("#")
        path = document.parent / target if target else document
        assert path.exists(), link
        assert not anchor or anchor in anchors(path), link


def test_the_design_leads_to_each_section_of_its_parts() -> None:
    led_to = set(links((ROOT / "docs/design.md").read_text(encoding="utf-8")))
    for part in (ROOT / "docs/design").glob("*.md"):
        headings = re.findall(r"^## (.+)$", part.read_text(encoding="utf-8"), re.MULTILINE)
        assert headings, part
        assert {f"design/{part.name}#{anchor(heading)}" for heading in headings} <= led_to


@every_document
def test_paths_and_modules_that_are_named_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for path in re.findall(rf"`(?:[^`\n]* )?((?:{FOLDERS})/[\w/.<>*-]+)", text):
        assert exists(path), path
    for name in re.findall(r"`(\w+\.py)`", text):
        assert any(exists(f"{folder}/**/{name}") for folder in FOLDERS.split("|")), name
    for module in re.findall(rf"`[^`\n]*-m ((?:{FOLDERS})\.[\w.]+)", text):
        assert exists(module.replace(".", "/") + ".py") or exists(module.replace(".", "/") + "/__main__.py"), module
    for test in re.findall(r"`((?:\w+/)*test_\w+)`", text):
        assert exists(f"tests/**/{test}.py"), test


@pytest.mark.parametrize(
    ("path", "there"), [("engine/games/<game>/rules.py", True), ("engine/games/<game>/x.py", False)]
)
def test_a_missing_path_is_noticed(path: str, there: bool) -> None:
    assert exists(path) == there


def test_the_example_of_the_engine_alone_runs_and_prints_a_view() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    done = subprocess.run(  # noqa: S603 - our own example
        [sys.executable, "-c", example], cwd=ROOT, capture_output=True, text=True, check=True
    )
    *theaters, outcome = done.stdout.splitlines()
    assert sorted(line.split()[0] for line in theaters) == ["air", "land", "sea"]
    assert outcome.startswith("Outcome(ranks=")
    assert done.stderr == ""
