"""Two documents of a match are compared on the command line."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.tools.compare import main
from tests.architecture.source import ROOT

KEPT = ROOT / "tests" / "engine" / "core" / "open_documents"


@pytest.fixture
def document() -> dict[str, Any]:
    """The kept document of a theaters game."""
    return dict(msgspec.json.decode((KEPT / "air-land-sea.json").read_bytes()))


def written(folder: Path, name: str, document: object) -> str:
    path = folder / name
    path.write_bytes(msgspec.json.encode(document))
    return str(path)


def test_another_program_may_leave_out_the_key_and_what_has_a_default(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], document: dict[str, Any]
) -> None:
    ours = written(tmp_path, "ours.json", document)
    theirs = {name: value for name, value in document.items() if name != "key"} | {"options": {}}
    assert main([ours, written(tmp_path, "theirs.json", theirs)]) == 0
    steps = len(document["steps"])
    assert capsys.readouterr().out == (
        f"No difference: the set-up, the outcome and each of {steps} steps are the same.\n"
    )


def test_the_first_difference_is_printed_with_what_both_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], document: dict[str, Any]
) -> None:
    ours = written(tmp_path, "ours.json", document)
    document["steps"][4]["events"] = []
    assert main([ours, written(tmp_path, "theirs.json", document)]) == 1
    first, our, their = capsys.readouterr().out.splitlines()
    assert first == "The first difference is at step 5: event 1."
    assert our.startswith('  ours:   {"kind":"')
    assert their == "  theirs: nothing"


@pytest.mark.parametrize(
    ("fields", "where"),
    [({"outcome": None}, "after the last step of OURS: outcome"), ({"steps": []}, "at step 1: seat"),
     ({"teams": [[1], [0]]}, "before the first step: teams")],
)  # fmt: skip
def test_where_the_first_difference_is_stands_in_words(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    document: dict[str, Any],
    fields: dict[str, Any],
    where: str,
) -> None:
    ours = written(tmp_path, "ours.json", document)
    assert main([ours, written(tmp_path, "theirs.json", {**document, **fields})]) == 1
    assert capsys.readouterr().out.startswith(f"The first difference is {where}.\n")


def test_what_cannot_be_compared_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], document: dict[str, Any]
) -> None:
    ours, broken = written(tmp_path, "ours.json", document), written(tmp_path, "broken.json", [])
    assert main([ours, broken]) == 2
    assert capsys.readouterr().err.startswith(f"{broken}: The document can't be read: Expected `object`")
    assert main([str(tmp_path / "missing.json"), ours]) == 2
    assert "missing.json" in capsys.readouterr().err
