"""What tests of processes share."""

import pytest

from bot.operations import processes
from tests.free_port import free_port


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture(autouse=True)
def no_watchdog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes.os, "_exit", lambda _code: None)
