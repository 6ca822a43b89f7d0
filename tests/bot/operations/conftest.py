"""A bucket on this machine."""

import asyncio
import os
import socket
import sys
from collections.abc import Iterator
from itertools import count
from subprocess import DEVNULL, Popen

import aiohttp
import pytest

from bot.operations import stopping
from bot.operations.bucket import Bucket

_numbers = count(1)


@pytest.fixture
def port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        number: int = found.getsockname()[1]
        return number


@pytest.fixture(autouse=True)
def no_watchdog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stopping.os, "_exit", lambda _code: None)


@pytest.fixture(scope="session")
def storage() -> Iterator[str]:
    """The address of a server that speaks S3."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    arguments = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(port)]
    with Popen(arguments, stdout=DEVNULL, stderr=DEVNULL, env=dict(os.environ)) as server:  # noqa: S603
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.kill()


@pytest.fixture
async def bucket(storage: str) -> Bucket:
    """An empty bucket of the test's own."""
    name = f"matches-{next(_numbers)}"
    async with aiohttp.ClientSession() as session, asyncio.timeout(60):
        while True:
            try:
                async with session.put(f"{storage}/{name}") as made:
                    assert made.status == 200
                    break
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.1)
    return Bucket(name, "warroom", storage, "us-east-1", "key", "secret")
