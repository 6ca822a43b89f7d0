from pathlib import Path

import pytest

from bot.screens.screen import Block, Screen
from tests.bot.screens import golden_texts
from tests.bot.screens.golden_texts import GOLDEN, check_golden

SCREEN = Screen(title="A title", text="Two\nlines.", blocks=(Block("Heading", "Text"),), footer="Below")


def test_another_wording_fails_until_it_is_taken_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_texts, "GOLDEN", tmp_path)
    with pytest.raises(FileNotFoundError):
        check_golden("screen", SCREEN, update=False)
    check_golden("screen", SCREEN, update=True)
    check_golden("screen", "# A title\n\nTwo\nlines.\n\n## Heading\nText\n\n(Below)", update=False)
    with pytest.raises(AssertionError):
        check_golden("screen", Screen(title="A title"), update=False)


def test_a_headline_is_compared_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_texts, "GOLDEN", tmp_path)
    check_golden("screen", Screen(title="A title", headline="First.\n**Second**"), update=True)
    with pytest.raises(AssertionError):
        check_golden("screen", Screen(title="A title", headline="First.\n**Third**"), update=False)


def test_every_golden_text_is_compared_by_a_test() -> None:
    tests = "".join(path.read_text() for path in Path(__file__).parents[1].rglob("test_*.py"))
    assert not (left := [path.name for path in GOLDEN.glob("*.txt") if f'"{path.stem}"' not in tests]), left
