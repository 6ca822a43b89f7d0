"""A bank of positions that no release changes."""

from collections.abc import Iterator

import pytest

from bot.daily import bank, service
from tests.bot.daily.samples import sample_archive


@pytest.fixture
def small_bank(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Days have the positions of `sample_archive`."""
    monkeypatch.setattr(bank, "archive_of", sample_archive)
    _forget()
    yield
    _forget()


def _forget() -> None:
    bank.commitment.cache_clear()
    bank._order.cache_clear()
    bank.position_of.cache_clear()
    service._match_of.cache_clear()
