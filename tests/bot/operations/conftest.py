"""A bucket on this machine."""

from collections.abc import Iterator
from itertools import count

import pytest

from bot.operations import processes
from bot.operations.bucket import Bucket
from tests.bot.operations.s3_server import new_bucket, s3_server
from tests.free_port import free_port

_numbers = count(1)


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture(autouse=True)
def no_watchdog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes.os, "_exit", lambda _code: None)


@pytest.fixture(scope="session")
def storage() -> Iterator[str]:
    """The address of a server that speaks S3."""
    with s3_server() as address:
        yield address


@pytest.fixture
async def bucket(storage: str) -> Bucket:
    """An empty bucket of the test's own."""
    return await new_bucket(storage, f"matches-{next(_numbers)}")
