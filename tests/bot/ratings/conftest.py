"""What the tests of ratings share."""

import pytest

from bot.ratings import rating_changes, rows, service


@pytest.fixture
def every_result_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that somebody gives up at once is rated, and one opponent is enough for a place on a leaderboard."""
    for module in (rating_changes, rows):
        monkeypatch.setattr(module, "is_too_short", lambda _file, _match: False)
    monkeypatch.setattr(service, "MIN_OPPONENTS", 1)
