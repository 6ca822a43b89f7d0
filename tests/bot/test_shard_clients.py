"""Which shards a process claims, keeps and hands over, by what it sees of the others."""

import asyncio
from collections.abc import AsyncIterator, Collection
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot import shard_clients
from bot.discord.lifecycle import CannotStart
from bot.operations.processes import Stop
from bot.shard_clients import ProcessClients, ShardClients
from bot.store.postgresql import contact
from bot.store.postgresql.claims import Claim, machine_time
from bot.store.postgresql.contact import NO_NOTE, Contact, ContactNote
from bot.store.postgresql.database import GuildDatabase
from bot.store.postgresql.shards import Overview, ShardRow, Taken

OTHER = "other"


class FakeDatabase:
    """Gives what is claimed, and notes it."""

    owner = "this"

    def __init__(self) -> None:
        self.claimed: list[tuple[int, ...]] = []
        self.released: list[tuple[int, ...]] = []

    async def claim(self, shard_ids: Collection[int]) -> Any:
        taken = [Taken(shard_id, was_taken_over=True, absence=None) for shard_id in shard_ids]
        claim = Claim(len(self.claimed) + 1, taken, 8, 4.0, machine_time())
        self.claimed.append(claim.shard_ids)

        async def close() -> None:
            self.released.append(claim.shard_ids)

        return SimpleNamespace(claim=claim, close=close)

    def checks(self) -> dict[str, bool]:
        return {"database": True}


class FakeClients:
    """Clients that run until they are told to end, or fail."""

    def __init__(self) -> None:
        self.failure: Exception | None = None
        self.is_connected = True

    async def serve(self, until: asyncio.Event, _guilds: object) -> None:
        if self.failure is not None:
            raise self.failure
        await until.wait()


class FakeStop:
    """Notes why the process is to stop; a real one would end that of the tests."""

    reason: Exception | None = None

    def request(self, reason: Exception) -> None:
        self.reason = reason


class Process:
    def __init__(self, limit: int | None) -> None:
        self.database, self.clients, self.stop = FakeDatabase(), FakeClients(), FakeStop()
        self.reaches_discord = True
        self.shards = ShardClients(
            cast("GuildDatabase", self.database),
            cast("ProcessClients", self.clients),
            limit,
            cast("Stop", self.stop),
            Contact(self._probe),
        )

    async def _probe(self) -> bool:
        return self.reaches_discord

    async def see(self, overview: Overview) -> None:
        await self.shards._adjust(overview)
        for _ in range(10):
            await asyncio.sleep(0)

    async def close(self) -> None:
        for held in self.shards._held:
            held.ended.set()
        await asyncio.gather(*(held.task for held in self.shards._held if held.task))


@pytest.fixture
async def processes() -> AsyncIterator[list[Process]]:
    made: list[Process] = []
    yield made
    for process in made:
        await process.close()


def begun(processes: list[Process], limit: int | None) -> Process:
    processes.append(Process(limit))
    return processes[-1]


def overview(*, free: Collection[int] = (), dead: Collection[int] = (), standbys: int = 0, others: int = 1) -> Overview:
    """Eight shards, of which all but these belong to so many other processes."""
    rows = [
        ShardRow(number, 1, None if number in free else f"{OTHER}{number % others}", 0, is_over=False, absence=None)
        for number in range(8)
    ]
    return Overview(tuple(rows), frozenset(free), frozenset(dead), standbys)


async def test_one_that_is_cut_off_from_discord_hands_all_over_and_takes_nothing_until_it_is_back(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SILENT_SECONDS", "PROBE_SECONDS"):
        monkeypatch.setattr(contact, name, 0.0)
    process, answered = begun(processes, 4), ContactNote(reaches=True)
    await process.see(overview(free=range(4)))
    process.clients.is_connected = process.reaches_discord = False
    for others in (ContactNote(asks=True), answered):
        assert process.database.released == []
        await process.see(overview()._replace(others=others))
    await process.see(overview()._replace(others=answered))
    assert process.database.released == [(0, 1, 2, 3)]
    for _ in range(3):
        await process.see(overview(free=range(8))._replace(others=answered))
    assert (process.shards._room, len(process.database.claimed)) == (0, 1)
    process.reaches_discord = True
    for _ in range(3):
        await process.see(overview(free=range(4))._replace(others=NO_NOTE))
    assert process.database.claimed[1:] == [(0, 1, 2, 3)]


async def test_without_a_limit_a_process_takes_all_that_is_free(processes: list[Process]) -> None:
    process = begun(processes, None)
    await process.see(overview(free=range(8)))
    assert process.database.claimed == [tuple(range(8))]
    assert (process.shards.owned_count, process.shards.share) == (8, 1.0)


async def test_with_a_limit_it_takes_as_many_at_once_and_the_rest_only_after_a_while(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    process = begun(processes, 3)
    await process.see(overview(free=range(8), others=1))
    await process.see(overview(free=range(3, 8)))
    assert process.database.claimed == [(0, 1, 2)]
    monkeypatch.setattr(shard_clients, "SPARE_SECONDS", 0.0)
    await process.see(overview(free=range(3, 8)))
    assert process.database.claimed == [(0, 1, 2), (3, 4, 5)]


async def test_what_a_process_that_died_had_is_divided_among_those_that_live(processes: list[Process]) -> None:
    process = begun(processes, 2)
    await process.see(overview(free=[0, 1], others=2))
    await process.see(overview(dead=[2, 4, 6], others=2))
    # Two others live, with shard 0 and with 1, 3, 5 and 7, so this one takes a third.
    assert process.database.claimed == [(0, 1), (2,)]
    assert process.shards.taken_over == 3


async def test_what_died_is_left_for_a_process_with_room(processes: list[Process]) -> None:
    process = begun(processes, 2)
    await process.see(overview(free=[0, 1]))
    await process.see(overview(dead=[2, 3], standbys=1))
    assert process.database.claimed == [(0, 1)]


async def test_a_claim_beyond_the_limit_is_handed_over_when_a_process_has_room_and_no_other_is(
    processes: list[Process],
) -> None:
    process = begun(processes, 2)
    await process.see(overview(free=[0, 1]))
    await process.see(overview(dead=[2, 3], others=1))
    await process.see(overview(dead=[4, 5], others=1))
    extra = process.database.claimed[1:]
    assert len(extra) == 2
    await process.see(overview(standbys=1))
    assert process.database.released == [extra[0]]
    await process.see(overview(standbys=1))  # the first has yet to find its new owner
    assert process.database.released == [extra[0]]
    process.shards._handed_over_at -= 60
    await process.see(overview(standbys=1))
    process.shards._handed_over_at -= 60
    await process.see(overview(standbys=1))
    assert process.database.released == extra
    assert process.shards.owned_count == 2


async def test_a_claim_that_is_lost_ends_its_client_and_no_other(processes: list[Process]) -> None:
    process = begun(processes, 2)
    await process.see(overview(free=[0, 1]))
    await process.see(overview(dead=[2, 3]))
    process.shards._held[0].guilds.claim.note_loss()
    for _ in range(10):
        await asyncio.sleep(0)
    assert (process.database.released, process.shards.lost) == ([(0, 1)], 1)
    assert process.shards.owned_count == len(process.database.claimed[1])


async def test_a_process_without_shards_stands_by(processes: list[Process]) -> None:
    process = begun(processes, None)
    await process.see(overview())
    assert process.shards.checks() == {"standing_by": True, "database": True}
    await process.see(overview(free=[0]))
    assert process.shards.checks() == {"connected": True, "database": True}


async def test_while_discord_is_out_of_reach_a_further_claim_is_handed_over_and_the_first_client_runs_on(
    processes: list[Process],
) -> None:
    process = begun(processes, 2)
    await process.see(overview(free=[0, 1]))
    process.clients.failure = CannotStart("Discord can't be reached", may_pass=True)
    await process.see(overview(dead=[2, 3]))
    assert (process.stop.reason, process.shards.owned_count) == (None, 2)
    assert process.database.released == process.database.claimed[1:]
    await process.see(overview(dead=[2, 3]))  # not again at once
    assert len(process.database.claimed) == 2


async def test_a_client_that_fails_stops_the_process_with_its_error(processes: list[Process]) -> None:
    process = begun(processes, None)
    process.clients.failure = ValueError("no route")
    await process.see(overview(free=range(8)))
    assert process.stop.reason is process.clients.failure
    assert process.database.released == [tuple(range(8))]
