"""Workers of a Dask cluster: killed, frozen, hostile, or not there. A job ends whatever happens."""

import asyncio
import os
import pickle
import shutil
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.workers.executor import Job, JobFailed, Order
from tests.bot.workers import hostile, jobs
from tests.bot.workers.cluster import Cluster, cluster

pytest.importorskip("distributed", reason="the extra `fleet` isn't installed")

import dask

from bot.workers import fleet as fleet_module
from bot.workers.fleet import Fleet, FleetPatience, FleetWorkers
from bot.workers.unpickling import Stranger, load_plain

LONGEST = 120.0
PATIENT = FleetPatience(connect=20.0, alive=10.0, look=0.2, again=0.2, late=20.0)
HASTY = FleetPatience(connect=20.0, alive=1.0, look=0.2, again=0.2, late=0.5, least=0.5)


class Here:
    """Workers of this machine that note what they are asked."""

    slots = 1

    def __init__(self) -> None:
        self.asked: list[Order] = []

    async def run(self, _job: Job, order: Callable[[], Order]) -> bytes:
        self.asked.append(order())
        return b"here"

    async def close(self) -> None:
        return


async def until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 - another process makes it so
        await asyncio.sleep(0.01)


@asynccontextmanager
async def connected(address: str, patience: FleetPatience = PATIENT) -> AsyncIterator[tuple[FleetWorkers, Fleet]]:
    """Workers of the fleet, once it has two."""
    fleet = Fleet(address, patience)
    try:
        async with asyncio.timeout(LONGEST):
            await until(lambda: fleet.threads == 2)
            yield FleetWorkers(fleet, Here(), is_urgent=True), fleet
    finally:
        await fleet.close()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster for all tests that leave it as it is."""
    with cluster(tmp_path_factory.mktemp("cluster")) as opened:
        yield opened


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster(tmp_path_factory.mktemp("cluster")) as opened:
        yield opened


def started(workers: FleetWorkers, job: Job, order: Callable[[], Order]) -> "asyncio.Task[bytes]":
    return asyncio.get_running_loop().create_task(workers.run(job, order))


async def test_every_worker_of_the_fleet_does_a_job_at_the_same_time(shared: Cluster, tmp_path: Path) -> None:
    async with connected(shared.address) as (workers, _):
        assert workers.slots == 2
        assert await workers.run(jobs.reverse, jobs.ordered(b"abc")) == b"cba"
        await asyncio.gather(*(workers.run(jobs.wait_for_another, jobs.ordered(tmp_path)) for _ in range(2)))
    assert jobs.processes(tmp_path) == {worker.pid for worker in shared.workers}


async def test_a_short_job_waits_for_those_of_another_bot(shared: Cluster) -> None:
    patience = FleetPatience(connect=20.0, alive=10.0, look=0.2, again=0.2, late=0.0, least=20.0)
    async with connected(shared.address, patience) as (first, _), connected(shared.address, patience) as (second, _):
        asked = [started(each, jobs.wait, jobs.ordered(b"0.5", 0.1)) for each in (first, first, second, second)]
        assert await asyncio.gather(*asked) == [b"waited"] * 4


async def test_an_error_of_the_job_is_told_without_its_text(shared: Cluster) -> None:
    async with connected(shared.address) as (workers, _):
        with pytest.raises(JobFailed, match=r"^ValueError at working\.py:\d+ > jobs\.py:\d+$"):
            await workers.run(jobs.fail, jobs.ordered(b"flag"))


@pytest.mark.parametrize("harm", [hostile.send_bomb, hostile.raise_bomb, hostile.warn_with_bomb])
async def test_nothing_that_a_hostile_worker_sends_runs_in_the_bot(
    shared: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, harm: Any
) -> None:
    monkeypatch.setattr(fleet_module, "work", harm)
    async with connected(shared.address) as (workers, fleet):
        assert await workers.run(jobs.reverse, jobs.ordered(tmp_path)) == b"here"
        monkeypatch.undo()
        await until(lambda: fleet.threads == 2)
        assert await workers.run(jobs.reverse, jobs.ordered(b"abc")) == b"cba", "and the fleet is of use as before"
    assert not (tmp_path / str(os.getpid())).exists()


def test_what_is_read_plainly_would_have_run_code_otherwise(tmp_path: Path) -> None:
    bomb = pickle.dumps(hostile.Bomb(str(tmp_path)))
    assert isinstance(load_plain(bomb), Stranger)
    assert list(tmp_path.iterdir()) == []
    pickle.loads(bomb)  # noqa: S301 - what this is about
    assert list(tmp_path.iterdir()) != []
    plain = {"a": [1, 2.5, None, b"x", ("y", {3})], "kind": bytes}
    assert load_plain(pickle.dumps(plain)) == plain
    assert load_plain(pickle.dumps(os.system)) is Stranger


async def test_a_worker_that_is_killed_at_work_is_replaced_by_another(own: Cluster, tmp_path: Path) -> None:
    async with connected(own.address) as (workers, _):
        answer = started(workers, jobs.sleep_at_first, jobs.ordered(tmp_path, 30.0))
        await until(lambda: len(jobs.attempts(tmp_path)) == 1)
        (killed,) = jobs.processes(tmp_path)
        os.kill(killed, signal.SIGKILL)
        assert await answer == b"awake"


async def test_a_worker_that_stands_still_costs_its_time_once_and_then_the_other_is_asked(
    own: Cluster, tmp_path: Path
) -> None:
    async with connected(own.address, HASTY) as (workers, fleet):
        for _ in range(4):  # so that both have imported all
            await workers.run(jobs.wait, jobs.ordered(b"0.1", 20.0))
        assert await workers.run(jobs.stop_at_first, jobs.ordered(tmp_path, 0.2)) == b"here"
        assert fleet.threads == 1
        assert [await workers.run(jobs.reverse, jobs.ordered(b"abc")) for _ in range(3)] == [b"cba"] * 3


async def test_a_worker_that_hangs_is_ended_by_the_system(own: Cluster, tmp_path: Path) -> None:
    async with connected(own.address, HASTY) as (workers, _):
        assert await workers.run(jobs.sleep, jobs.ordered(tmp_path, 2.0)) == b"here"
        (hanging,) = jobs.processes(tmp_path)
        (worker,) = (each for each in own.workers if each.pid == hanging)
        assert await asyncio.to_thread(worker.wait, 20) == -signal.SIGALRM


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
async def test_work_goes_on_here_while_the_scheduler_is_lost_and_there_when_it_is_back(
    own: Cluster, tmp_path: Path, number: signal.Signals
) -> None:
    patience = FleetPatience(connect=5.0, alive=1.0, look=0.2, again=0.2, late=60.0)
    async with connected(own.address, patience) as (workers, fleet):
        answer = started(workers, jobs.sleep, jobs.ordered(tmp_path, 30.0))
        await until(lambda: len(jobs.attempts(tmp_path)) == 1)
        own.scheduler.send_signal(number)
        assert await answer == b"here"
        assert workers.slots == 1
        assert await workers.run(jobs.reverse, jobs.ordered(b"abc")) == b"here"
        if number == signal.SIGKILL:
            own.scheduler.wait()
            own.start_scheduler()
            own.start_worker()  # the others have ended with their scheduler
        else:
            own.scheduler.send_signal(signal.SIGCONT)
        await until(lambda: fleet.threads > 0)
        assert await workers.run(jobs.reverse, jobs.ordered(b"abc")) == b"cba"


async def test_a_bot_without_a_scheduler_works_here_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    fleet = Fleet("tcp://127.0.0.1:9", FleetPatience(connect=0.2, again=0.0))
    workers = FleetWorkers(fleet, Here(), is_urgent=True)
    async with asyncio.timeout(LONGEST):
        await until(lambda: "the fleet can't be reached" in caplog.text)
        assert await workers.run(jobs.reverse, jobs.ordered(b"abc")) == b"here"
        await asyncio.sleep(0.5)
    await fleet.close()
    assert caplog.text.count("the fleet can't be reached") == 1


async def test_a_cancelled_job_and_a_closed_fleet_leave_nothing_waiting(shared: Cluster) -> None:
    async with connected(shared.address) as (workers, fleet):
        cancelled = started(workers, jobs.wait, jobs.ordered(b"1"))
        answer = started(workers, jobs.wait, jobs.ordered(b"1"))
        await asyncio.sleep(0.1)
        cancelled.cancel()
        await fleet.close()
        assert await answer == b"here"
        with pytest.raises(asyncio.CancelledError):
            await cancelled


@pytest.mark.parametrize(("threads", "thinking", "drawing"), [(0, 5, 5), (1, 1, 5), (2, 2, 5), (3, 2, 1), (9, 8, 1)])
def test_of_three_workers_one_is_left_for_pictures_and_with_fewer_these_are_drawn_here(
    threads: int, thinking: int, drawing: int
) -> None:
    fleet: Any = SimpleNamespace(threads=threads)
    local = Here()
    local.slots = 5
    assert FleetWorkers(fleet, local, is_urgent=True).slots == thinking
    assert FleetWorkers(fleet, local, is_urgent=False).slots == drawing


def test_a_worker_with_a_secret_of_the_bot_does_not_start(shared: Cluster) -> None:
    worker = shared.start_worker(DISCORD_TOKEN="nobody-may-read-this")  # noqa: S106 - it isn't one
    assert worker.wait(60) != 0
    assert "DISCORD_TOKEN must not be set here" in shared.log("worker")
    assert "nobody-may-read-this" not in shared.log("worker")
    shared.workers.remove(worker)


def certify(certificate: Path, key: Path) -> None:
    """Make a certificate that is its own authority."""
    made = ("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2")
    files = ("-subj", "/CN=fleet", "-keyout", str(key), "-out", str(certificate))
    subprocess.run([shutil.which("openssl") or "", *made, *files], check=True, capture_output=True)  # noqa: S603 - ours


@pytest.mark.skipif(shutil.which("openssl") is None, reason="there is nothing that makes certificates")
async def test_the_fleet_is_reached_over_tls_and_not_without_a_certificate(tmp_path: Path) -> None:
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    certify(certificate, key)
    names = {f"DASK_DISTRIBUTED__COMM__TLS__{role}": (certificate, key) for role in ("SCHEDULER", "WORKER", "CLIENT")}
    variables = {"DASK_DISTRIBUTED__COMM__TLS__CA_FILE": str(certificate)}
    for name, (cert_file, key_file) in names.items():
        variables |= {f"{name}__CERT": str(cert_file), f"{name}__KEY": str(key_file)}
    with cluster(tmp_path, "tls", variables) as opened:
        stranger = Fleet(opened.address, FleetPatience(connect=2.0))
        await asyncio.sleep(2.0)
        assert stranger.threads == 0
        await stranger.close()
        tls = {"ca-file": certificate, "client.cert": certificate, "client.key": key}
        with dask.config.set({f"distributed.comm.tls.{name}": str(path) for name, path in tls.items()}):
            async with connected(opened.address) as (workers, _):
                assert await workers.run(jobs.reverse, jobs.ordered(b"abc")) == b"cba"
