from unittest.mock import Mock

import pytest

from bot.match.rows import log
from bot.match.rows.log import with_rests


def test_a_thread_rests_while_it_goes_through_a_long_log_and_not_in_a_short_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rest = Mock()
    monkeypatch.setattr(log.time, "sleep", rest)
    assert list(with_rests(range(2))) == [0, 1]
    assert not rest.called
    assert list(with_rests(range(1_000))) == list(range(1_000))
    assert 20 < rest.call_count < 100
