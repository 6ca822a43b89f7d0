"""Rounds are paired by a worker, which pairs them as a thread would."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.match.model.match import Person
from bot.tournaments.model import Entrant, Format, Tournament, TournamentTerms
from bot.tournaments.pairing_job import advance_apart
from bot.tournaments.rounds import advance_rounds, with_settled
from bot.workers.executor import JobFailed, Unfinished
from bot.workers.local_workers import LocalWorkers
from tests.bot.workers import jobs

BLOCKS = {(1, 2), (4, 3)}


class Workers:
    """Workers that answer so, or fail so; `asked` counts their jobs."""

    slots = 1

    def __init__(self, answer: bytes | Exception) -> None:
        self._answer = answer
        self.asked = 0

    async def run(self, _job: object, _order: object) -> bytes:
        self.asked += 1
        if isinstance(self._answer, Exception):
            raise self._answer
        return self._answer

    async def close(self) -> None:
        return


def tournament(count: int, form: Format = "swiss") -> Tournament:
    terms = TournamentTerms("stratego", b"{}", "daily", form, days=3, rounds=3)
    people = tuple(Entrant(Person(index + 1, f"Player {index}")) for index in range(count))
    return Tournament(1, 2, 3, "Spring", terms, 1, bytes(32), 0.0, "running", entrants=people)


def with_results(before: Tournament) -> Tournament:
    return with_settled(
        before,
        {table: ("first", "played") for table, each in enumerate(before.rounds[-1]) if each.outcome is None},
    )


@pytest.fixture
async def workers() -> AsyncIterator[LocalWorkers]:
    opened = LocalWorkers()
    yield opened
    await opened.close()


async def test_a_worker_pairs_every_round_as_this_process_would(workers: LocalWorkers) -> None:
    apart = here = tournament(9)
    for now in (5.0, 6.0):
        apart, here = await advance_apart(apart, BLOCKS, now, workers), advance_rounds(here, BLOCKS, now)
        assert apart == here
        apart = here = with_results(here)
    assert len(here.rounds) == 2


async def test_networkx_stays_out_of_the_bots_process() -> None:
    source = (
        "import asyncio, sys\n"
        "from bot.workers.local_workers import LocalWorkers\n"
        "from tests.bot.tournaments.test_pairing_job import BLOCKS, advance_apart, tournament\n"
        "async def main():\n"
        "    workers = LocalWorkers()\n"
        "    await advance_apart(tournament(9), BLOCKS, 5.0, workers)\n"
        "    await workers.close()\n"
        "asyncio.run(main())\n"
        "print('networkx' in sys.modules)\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", source, stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
    out, _ = await process.communicate()
    assert out == b"False\n"


async def test_a_worker_that_pairs_imports_nothing_that_reads_settings_or_files(workers: LocalWorkers) -> None:
    await advance_apart(tournament(5), BLOCKS, 5.0, workers)
    _, _, modules, _ = msgspec.msgpack.decode(await workers.run(jobs.what_it_knows, jobs.ordered()))
    assert not {"bot.settings", "pydantic_settings", "discord", "sqlite3"} & set(modules)


async def test_workers_that_fail_or_are_not_there_leave_no_round_unpaired(caplog: pytest.LogCaptureFixture) -> None:
    paired = advance_rounds(tournament(5), BLOCKS, 5.0)
    for answer in (Unfinished("no answer"), JobFailed("KeyError"), b"nonsense"):
        assert await advance_apart(tournament(5), BLOCKS, 5.0, Workers(answer)) == paired
    assert caplog.text.count("a thread pairs it") == 3
    assert await advance_apart(tournament(5), BLOCKS, 5.0, None) == paired


async def test_no_worker_is_asked_where_nothing_takes_long() -> None:
    paired, workers = advance_rounds(tournament(5), BLOCKS, 5.0), Workers(b"")
    for idle in (tournament(5, "round_robin"), replace(tournament(5), status="over"), paired):
        assert await advance_apart(idle, BLOCKS, 5.0, workers) == advance_rounds(idle, BLOCKS, 5.0)
    assert workers.asked == 0
