"""A short run of the bench of many guilds: it goes through every start and restart."""

import pytest

from bench.guilds.__main__ import read_arguments, run
from bench.guilds.tables import SHARDS


@pytest.mark.slow
async def test_restarts_under_load_lose_no_move_and_waste_no_session() -> None:
    arguments = read_arguments(["--guilds", "60", "--tables", "10", "--rate", "10", "--seconds", "3"])
    totals = await run(arguments)
    assert totals.moves > 0
    assert totals.lost == 0
    assert (totals.sessions, totals.wasted) == (4 * SHARDS + SHARDS // 2, 0)
