"""Fixtures of the tests over real HTTP and WebSocket."""

from collections.abc import AsyncIterator

import pytest

from tests.discord_server.server import PATIENCE, Discord, discord_server


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with discord_server(answer_seconds=PATIENCE) as running:
        yield running
