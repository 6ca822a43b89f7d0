"""The port to workers, by each of its implementations: bytes in, bytes out, and an end whatever happens."""

import asyncio
import sys
from collections.abc import AsyncIterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.workers.executor import Executor, JobFailed
from bot.workers.local_workers import LocalWorkers, Patience
from tests.bot.workers import jobs
from tests.bot.workers.cluster import cluster

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells all this of a process")

LONGEST = 120.0
LATER = Patience(start=60.0, late=20.0, idle=60.0)


@pytest.fixture(params=["this machine", "a fleet"])
async def workers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Executor]:
    """Two workers."""
    local = LocalWorkers(2, patience=LATER)
    if request.param == "this machine":
        yield local
        await local.close()
        return
    if find_spec("distributed") is None:
        pytest.skip("the extra `fleet` isn't installed")
    from bot.workers.fleet import Fleet, FleetPatience, FleetWorkers  # noqa: PLC0415 - an optional extra

    with cluster(tmp_path_factory.mktemp("cluster")) as opened:
        fleet = Fleet(opened.address, FleetPatience(connect=20.0, alive=10.0, look=0.2, again=0.2, late=20.0))
        async with asyncio.timeout(LONGEST):
            while fleet.threads < 2:  # noqa: ASYNC110 - other processes make it so
                await asyncio.sleep(0.01)
        yield FleetWorkers(fleet, local, is_urgent=True)
        assert local.process_ids == (), "the fleet has done it all"
        await fleet.close()
        await local.close()


async def test_the_port_is_kept(workers: Executor, tmp_path: Path) -> None:
    together, hangs, kill = (tmp_path / name for name in ("together", "hangs", "kill"))
    for folder in (together, hangs, kill):
        folder.mkdir()
    async with asyncio.timeout(LONGEST):
        assert workers.slots == 2
        assert await workers.run(jobs.reverse, jobs.ordered(b"abc")) == b"cba"
        assert await workers.run(jobs.reverse, jobs.ordered(bytes(3_000_000) + b"x")) == b"x" + bytes(3_000_000)
        await asyncio.gather(*(workers.run(jobs.wait_for_another, jobs.ordered(together)) for _ in range(2)))
        assert len(jobs.processes(together)) == 2
        with pytest.raises(JobFailed, match=r"^ValueError at working\.py:\d+ > jobs\.py:\d+$"):
            await workers.run(jobs.fail, jobs.ordered(b"flag"))
        assert await workers.run(jobs.exit_at_first, jobs.ordered(kill)) == b"here"
        assert len(jobs.processes(kill)) == 2
        cancelled = asyncio.ensure_future(workers.run(jobs.wait, jobs.ordered(b"2")))
        await asyncio.sleep(0.1)
        cancelled.cancel()
        await asyncio.wait([cancelled])
        assert cancelled.cancelled()
        assert await workers.run(jobs.reverse, jobs.ordered(b"abc")) == b"cba"
