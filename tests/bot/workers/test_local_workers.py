"""Workers of this machine: begun when they are needed, replaced when they fail, ended when nobody needs them."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.workers import local_workers
from bot.workers.executor import JobFailed, Unfinished
from bot.workers.local_workers import LocalWorkers, Patience
from bot.workers.working import Limits
from tests.bot.workers import jobs

LONGEST = 60.0
SOON = Patience(start=60.0, late=1.0, idle=60.0)
LATER = Patience(start=60.0, late=20.0, idle=60.0)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells all this of a process")


@asynccontextmanager
async def workers(
    slots: int = 1, patience: Patience = LATER, limits: Limits | None = None
) -> AsyncIterator[LocalWorkers]:
    opened = LocalWorkers(slots, limits, patience)
    try:
        async with asyncio.timeout(LONGEST):
            yield opened
    finally:
        await opened.close()


async def until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 - another process makes it so
        await asyncio.sleep(0.01)


def is_alive(process_id: int) -> bool:
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # the second while it is read
        return False


async def test_there_is_no_process_before_the_first_job_and_none_after_idle_minutes() -> None:
    async with workers(patience=Patience(start=60.0, idle=0.2)) as opened:
        assert opened.process_ids == ()
        await opened.run(jobs.own_id, jobs.ordered())
        (first,) = opened.process_ids
        assert is_alive(first)
        await until(lambda: not is_alive(first))
        assert int(await opened.run(jobs.own_id, jobs.ordered())) != first


async def test_a_process_does_one_job_after_the_other() -> None:
    async with workers() as opened:
        assert len({await opened.run(jobs.own_id, jobs.ordered()) for _ in range(3)}) == 1


async def test_as_many_work_at_once_as_there_are_slots_and_the_others_wait(tmp_path: Path) -> None:
    async with workers(slots=2) as opened:
        assert opened.slots == 2
        asked = [asyncio.ensure_future(opened.run(jobs.sleep, jobs.ordered(tmp_path, 30.0))) for _ in range(3)]
        await until(lambda: len(jobs.processes(tmp_path)) == 2)
        asked[0].cancel()
        asked[1].cancel()
        await until(lambda: len(jobs.processes(tmp_path)) == 3)
        assert not asked[2].done()
        asked[2].cancel()


async def test_a_process_that_is_killed_at_work_is_replaced_and_the_job_repeated(tmp_path: Path) -> None:
    async with workers() as opened:
        answer = asyncio.ensure_future(opened.run(jobs.sleep_at_first, jobs.ordered(tmp_path, 30.0)))
        await until(lambda: len(jobs.attempts(tmp_path)) == 1)
        (killed,) = opened.process_ids
        os.kill(killed, signal.SIGKILL)
        assert await answer == b"awake"
        assert killed not in opened.process_ids
        assert len(jobs.attempts(tmp_path)) == 2


@pytest.mark.parametrize("job", [jobs.sleep_at_first, jobs.stop_at_first, jobs.exit_at_first])
async def test_a_process_that_hangs_or_stands_still_or_ends_is_replaced(
    tmp_path: Path, job: Callable[[bytes], bytes]
) -> None:
    async with workers(patience=SOON) as opened:
        assert await opened.run(job, jobs.ordered(tmp_path, 0.2)) in (b"awake", b"goes on", b"here")
        first, second = (int(each.split()[1]) for each in jobs.attempts(tmp_path))
        assert first != second
        await until(lambda: not is_alive(first))


async def test_a_process_that_is_stopped_or_killed_while_it_has_no_job_is_replaced_at_the_next() -> None:
    async with workers(patience=SOON) as opened:
        for number in (signal.SIGSTOP, signal.SIGKILL):
            first = int(await opened.run(jobs.own_id, jobs.ordered()))
            os.kill(first, number)
            assert int(await opened.run(jobs.own_id, jobs.ordered(b"", 0.2))) != first


async def test_a_job_that_no_attempt_finishes_ends_with_a_reason(tmp_path: Path) -> None:
    async with workers(patience=SOON) as opened:
        with pytest.raises(Unfinished, match="no answer in 1 s"):
            await opened.run(jobs.sleep, jobs.ordered(tmp_path, 0.1))
        assert len(jobs.attempts(tmp_path)) == SOON.times


async def test_an_error_of_the_job_is_told_without_its_text_and_leaves_the_process() -> None:
    async with workers() as opened:
        before = await opened.run(jobs.own_id, jobs.ordered())
        with pytest.raises(JobFailed, match=r"^ValueError at working\.py:\d+ > jobs\.py:\d+$"):
            await opened.run(jobs.fail, jobs.ordered(b"flag"))
        assert await opened.run(jobs.own_id, jobs.ordered()) == before


async def test_a_process_that_is_full_is_replaced_when_it_has_answered() -> None:
    async with workers(limits=Limits(soft=60 * 2**20)) as opened:
        first = await opened.run(jobs.fill_memory, jobs.ordered(b"80", 20.0))
        assert await opened.run(jobs.own_id, jobs.ordered()) != first


async def test_memory_without_end_is_refused_by_the_system(tmp_path: Path) -> None:
    async with workers() as opened:
        with pytest.raises(JobFailed, match="MemoryError"):
            await opened.run(jobs.take_all_memory, jobs.ordered(tmp_path, 20.0))
        assert await opened.run(jobs.take_all_memory, jobs.ordered(tmp_path, 20.0)) == b"0"


async def test_processes_at_work_rest_when_they_are_asked_to_and_go_on_when_they_may(tmp_path: Path) -> None:
    async with workers(slots=2) as opened:
        for resumes, ended_by in ((True, b"the bot"), (False, b"time"), (True, b"the bot")):
            before = len(jobs.attempts(tmp_path))
            answers = [
                asyncio.ensure_future(opened.run(jobs.tell_what_ends_its_rest, jobs.ordered(tmp_path, 20.0)))
                for _ in range(2)
            ]
            await until(lambda: len(jobs.attempts(tmp_path)) == before + 2)  # noqa: B023 - within the round
            opened.pause()
            if resumes:
                opened.resume()
            assert await asyncio.gather(*answers) == [ended_by] * 2
            opened.resume()


async def test_a_process_that_has_just_begun_is_told_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_workers, "REST", LONGEST)
    async with workers(patience=replace(LATER, times=2)) as opened:
        answer = asyncio.ensure_future(opened.run(jobs.sleep_at_first, jobs.ordered(tmp_path, 20.0)))
        await until(lambda: len(jobs.attempts(tmp_path)) == 1)
        opened.pause()
        (killed,) = opened.process_ids
        os.kill(killed, signal.SIGKILL)
        await until(lambda: opened.process_ids not in ((), (killed,)))
        opened.resume()
        assert await answer == b"awake"


async def test_a_process_without_a_job_is_not_asked_to_rest() -> None:
    async with workers() as opened:
        opened.pause()
        first = await opened.run(jobs.own_id, jobs.ordered())
        opened.resume()
        opened.pause()
        assert await opened.run(jobs.own_id, jobs.ordered()) == first
        opened.resume()


async def test_a_cancelled_job_is_stopped(tmp_path: Path) -> None:
    async with workers() as opened:
        answer = asyncio.ensure_future(opened.run(jobs.sleep, jobs.ordered(tmp_path, 30.0)))
        await until(lambda: len(jobs.attempts(tmp_path)) == 1)
        (working,) = opened.process_ids
        answer.cancel()
        await until(lambda: not is_alive(working))
        assert await opened.run(jobs.reverse, jobs.ordered(b"abc")) == b"cba"


@pytest.mark.parametrize("waits", [True, False], ids=["at work", "starting"])
async def test_closing_waits_for_no_job_and_leaves_no_process(tmp_path: Path, *, waits: bool) -> None:
    opened = LocalWorkers(2, patience=LATER)
    answer = asyncio.ensure_future(opened.run(jobs.sleep, jobs.ordered(tmp_path, 60.0)))
    async with asyncio.timeout(LONGEST):
        await until(lambda: not waits or len(jobs.attempts(tmp_path)) == 1)
        await asyncio.sleep(0)
        async with asyncio.timeout(10.0):
            await opened.close()
            with pytest.raises(Unfinished):
                await answer
    assert not any(map(is_alive, jobs.processes(tmp_path)))
    assert opened.process_ids == ()
    with pytest.raises(Unfinished):
        await opened.run(jobs.reverse, jobs.ordered(b"abc"))


async def test_a_process_knows_nothing_of_the_bots_environment_and_imports_nothing_that_reads_settings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "nobody-may-read-this")
    async with workers() as opened:
        given, now, modules, arguments = msgspec.msgpack.decode(await opened.run(jobs.what_it_knows, jobs.ordered()))
    assert given == {"PYTHONHASHSEED": "0"}
    assert "nobody-may-read-this" not in now.values()
    assert "nobody-may-read-this" not in arguments
    assert {name for name in modules if name.startswith("bot.")} == {
        "bot.workers", "bot.workers.executor", "bot.workers.spawning", "bot.workers.working"
    }  # fmt: skip
    assert not {"pydantic_settings", "discord", "sqlite3", "_pytest"} & set(modules)


PRIORITIES = """
import asyncio
import os
from bot.workers.local_workers import LocalWorkers
from tests.bot.workers.jobs import ordered, own_id

async def main():
    os.nice({niceness})
    opened = LocalWorkers()
    worker = int(await opened.run(own_id, ordered()))
    print(os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, worker))
    await opened.close()

asyncio.run(main())
"""


@pytest.mark.parametrize("niceness", [0, 15])
def test_a_process_gives_way_to_the_bot_also_where_the_bot_gives_way_to_others(niceness: int) -> None:
    source = PRIORITIES.format(niceness=niceness)
    ran = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert ran.returncode == 0, ran.stderr
    of_the_bot, of_the_process = map(int, ran.stdout.split())
    assert of_the_process > of_the_bot


KILLED = """
import asyncio
from pathlib import Path
from bot.workers.local_workers import LocalWorkers
from tests.bot.workers.jobs import ordered, own_id, sleep

async def main():
    opened = LocalWorkers(2)
    await asyncio.gather(opened.run(sleep, ordered({folder!r}, 0.5)), opened.run(own_id, ordered()))

asyncio.run(main())
"""


async def test_no_process_survives_a_bot_that_is_killed_not_even_one_that_hangs(tmp_path: Path) -> None:
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED.format(folder=str(tmp_path)))
    async with asyncio.timeout(LONGEST):
        await until(lambda: len(jobs.attempts(tmp_path)) == 1)
        children = children_of(bot.pid)
        assert jobs.processes(tmp_path) < children
        bot.kill()
        await bot.wait()
        await until(lambda: not any(map(is_alive, children)))


def children_of(process_id: int) -> set[int]:
    threads = Path(f"/proc/{process_id}/task").glob("*/children")
    return {int(each) for thread in threads for each in thread.read_text().split()}
