"""A second language for tests of the mechanism."""

import pytest

from bot.texts import languages
from bot.tools import texts as tool


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let German be a language with its plurals and lists."""
    known = dict(languages.languages()) | {"de": tool.facts_about("de", "de")}
    monkeypatch.setattr(languages, "languages", lambda: known)
