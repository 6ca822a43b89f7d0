"""Several processes share one database: a shard has one owner at a time, and nobody else changes or sees its guilds."""

import asyncio
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import psycopg
import pytest

from bot.rows import MIGRATIONS, open_database
from bot.store.access import Work
from bot.store.connection import Connection
from bot.store.errors import NotSaved
from bot.store.postgresql import shards
from bot.store.postgresql.claims import Claim, machine_time
from bot.store.postgresql.contact import NO_NOTE, ContactNote
from bot.store.postgresql.database import ClaimedGuilds, GuildDatabase
from bot.store.postgresql.schema import _LOCK, InUse, load_database_migrations
from bot.store.postgresql.session import TakenOver
from bot.store.postgresql.shards import LeaseTimes, ShardRow, Taken, Watch, shard_of
from tests.bot.store.conftest import QUICK, claim_free
from tests.bot.store.cut_line import CutLine
from tests.bot.store.postgres_server import database_address, empty_database
from tests.bot.store.test_database import add_block, as_admin, end_sessions, read_blockers

SHARDS = 4
GUILDS = {shard_of(number << 22, SHARDS): number << 22 for number in range(1, SHARDS + 1)}
"""A guild of each shard."""


class Fleet:
    """Processes over one database, which can be frozen and killed as far as the server can tell."""

    def __init__(self) -> None:
        self.databases: list[GuildDatabase] = []

    async def join(self, address: str = "", threads: int = 8) -> GuildDatabase:
        migrations = load_database_migrations(MIGRATIONS)
        database = GuildDatabase(address or database_address(), migrations, threads, QUICK)
        self.databases.append(database)
        await database.prepare(SHARDS, is_default=False)
        return database

    async def close(self) -> None:
        for database in self.databases:
            await database.close()


@pytest.fixture
async def fleet() -> AsyncIterator[Fleet]:
    fleet = Fleet()
    empty_database(database_address())
    yield fleet
    await fleet.close()


async def claimed(database: GuildDatabase, *shard_ids: int) -> ClaimedGuilds:
    """Claim these shards, or all that are free, at once."""
    overview = await database.look()
    guilds = await database.claim(shard_ids or overview.free)
    assert guilds is not None
    return guilds


async def claimed_at_last(database: GuildDatabase) -> ClaimedGuilds:
    """Look on until something can be claimed, and claim it."""
    async with asyncio.timeout(30):
        while True:
            if (guilds := await claim_free(database)) is not None:
                return guilds
            await asyncio.sleep(database.next_look)


async def took_nothing(database: GuildDatabase, seconds: float) -> bool:
    """Look for so long, and tell whether nothing could be claimed."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await claimed_at_last(database)
            return False
    return True


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(30):
        while not await condition():  # noqa: ASYNC110 - the server has no event for it
            await asyncio.sleep(0.02)


TAKE_ALL = "SELECT FROM shards FOR UPDATE; UPDATE shards SET owner = NULL, epoch = 0"
"""What a take-over does, without waiting for a lease."""


def freeze(database: GuildDatabase) -> None:
    """Let a process renew nothing any more, without that it knows."""
    for claim in tuple(database._keeper._claims.values()):
        database._keeper.remove(claim)


async def test_processes_share_the_shards_and_none_is_given_twice(fleet: Fleet) -> None:
    first, second = await fleet.join(), await fleet.join()
    await asyncio.gather(first.look(), second.look())
    found = await asyncio.gather(first.claim(range(SHARDS)), second.claim(range(SHARDS)))
    shard_ids = [shard_id for each in found if each is not None for shard_id in each.claim.shard_ids]
    assert sorted(shard_ids) == list(range(SHARDS))


async def test_notes_about_discord_are_read_by_others_for_some_seconds(
    fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await fleet.join(), await fleet.join()
    asks, reaches = ContactNote(asks=True), ContactNote(reaches=True)
    assert (await first.look(0, asks)).others == NO_NOTE
    assert (await second.look(0, reaches)).others == asks
    assert (await second.look(0, NO_NOTE)).others == asks
    assert (await first.look(0, NO_NOTE)).others == reaches
    assert (await (await fleet.join()).look()).others == ContactNote(asks=True, reaches=True)
    monkeypatch.setattr(shards, "_NOTE_SECONDS", 0.0)
    assert (await first.look()).others == NO_NOTE
    await second.look(0, reaches)
    with psycopg.connect(database_address()) as connection:
        assert connection.execute("SELECT count(*) FROM warroom.contacts").fetchone() == (0,)


async def test_a_process_writes_and_reads_its_own_guilds_only(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join(), 0, 1), await claimed(await fleet.join(), 2, 3)
    await first.write(GUILDS[0], add_block(1), create=True)
    await second.write(GUILDS[2], add_block(2), create=True)
    assert (await first.guilds(), await second.guilds()) == ((GUILDS[0],), (GUILDS[2],))
    for wrong in (first.read(GUILDS[2], read_blockers), first.write(GUILDS[2], add_block(3), create=True)):
        with pytest.raises(RuntimeError, match="isn't in the shards"):
            await wrong


async def test_a_persons_own_place_is_in_the_shard_of_direct_messages(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join(), 0, 1), await claimed(await fleet.join(), 2, 3)
    places = sorted(-guild_id for guild_id in GUILDS.values())
    for place in places:
        await first.write(place, add_block(1), create=True)
    assert (await first.guilds(), await second.guilds()) == (tuple(places), ())
    with pytest.raises(RuntimeError, match="isn't in the shards"):
        await second.read(places[0], read_blockers)
    await first.close()
    third = await claimed(first.database, 0)
    assert await third.read(places[0], read_blockers) == [1]


async def test_a_process_that_renews_keeps_its_shards_for_longer_than_a_lease(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join()), await fleet.join()
    assert await took_nothing(second, 3 * QUICK.lease)
    assert first.claim.is_fresh
    await first.write(GUILDS[1], add_block(1), create=True)
    assert (await second.look()).owners == {first.database.owner}


async def test_a_shard_that_is_handed_over_is_free_at_once(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join()), await fleet.join()
    await first.write(GUILDS[0], add_block(1), create=True)
    await second.look()
    await first.close()
    successor = await claim_free(second)
    assert successor is not None
    assert successor.claim.taken_over == 0
    assert await successor.read(GUILDS[0], read_blockers) == [1]


async def test_the_shards_of_a_process_that_doesnt_renew_are_taken_over(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join()), await fleet.join()
    freeze(first.database)
    successor = await claimed_at_last(second)
    assert (successor.claim.shard_ids, successor.claim.taken_over) == (tuple(range(SHARDS)), SHARDS)


async def test_a_process_that_slept_changes_nothing_and_sees_nothing_when_it_wakes(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join()), await fleet.join()
    await first.write(GUILDS[0], add_block(1), create=True)
    freeze(first.database)
    successor = await claimed_at_last(second)
    assert not first.claim.is_fresh
    waiting = [first.write(GUILDS[0], add_block(number)) for number in (2, 3, 4)]
    asked: list[Any] = [*waiting, first.read(GUILDS[0], read_blockers), first.remove(GUILDS[0])]
    assert [type(each) for each in await asyncio.gather(*asked, return_exceptions=True)] == [TakenOver] * 5
    await asyncio.wait_for(first.claim.wait_lost(), 5)
    assert await successor.read(GUILDS[0], read_blockers) == [1]
    await first.close()
    assert await successor.write(GUILDS[0], add_block(5)) == 1


async def test_the_thread_that_renews_says_when_a_claim_is_lost(fleet: Fleet) -> None:
    first = await claimed(await fleet.join())
    as_admin("UPDATE shards SET epoch = 1 WHERE id = 2")
    await asyncio.wait_for(first.claim.wait_lost(), 30)
    assert (first.claim.is_lost, first.claim.is_fresh) == (True, False)


async def test_a_claim_is_renewed_after_its_end_if_nobody_took_it(fleet: Fleet) -> None:
    first = await claimed(await fleet.join())
    as_admin("UPDATE shards SET expires_at = clock_timestamp() - interval '1 hour'")
    second = await fleet.join()
    assert (await second.look()).dead == frozenset()

    async def is_renewed() -> bool:
        return not any(row.is_over for row in (await second.look()).rows)

    await until(is_renewed)
    assert first.claim.is_fresh
    await first.write(GUILDS[0], add_block(1), create=True)


async def test_a_claim_outlives_the_loss_of_all_connections(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join()), await fleet.join()
    end_sessions()
    assert await took_nothing(second, 2 * QUICK.lease)
    await first.write(GUILDS[0], add_block(1), create=True)


async def test_a_process_takes_nothing_over_that_it_couldnt_watch_without_a_gap() -> None:
    now = 100.0
    watch = Watch(LeaseTimes(lease=4.0, look=0.5), lambda: now)
    row = ShardRow(0, 7, "somebody", 3, is_over=True, absence=1.0)
    for _ in range(7):
        watch.note([row])
        now += 0.5
        assert not watch.is_dead(row)
    watch.forget()  # the server couldn't be reached
    for _ in range(8):
        watch.note([row])
        now += 0.5
    assert not watch.is_dead(row._replace(is_over=False))
    assert not watch.is_dead(row._replace(renewals=4))
    assert watch.is_dead(row)
    now += 60.0  # this process slept itself
    watch.note([row])
    assert not watch.is_dead(row)


async def begun_write(guilds: ClaimedGuilds, go_on: threading.Event) -> asyncio.Task[None]:
    """Start a write that waits within its transaction."""
    begun, loop = asyncio.Event(), asyncio.get_running_loop()

    def work(file: Connection) -> None:
        add_block(1)(file)
        file.execute("SELECT 1").fetchall()
        loop.call_soon_threadsafe(begun.set)
        go_on.wait()

    writing = asyncio.create_task(guilds.write(GUILDS[0], work, create=True))
    await begun.wait()
    return writing


async def test_a_write_that_runs_during_a_take_over_is_either_kept_or_refused(fleet: Fleet) -> None:
    first, second, go_on = await claimed(await fleet.join()), await fleet.join(), threading.Event()
    writing = await begun_write(first, go_on)
    taking = asyncio.create_task(asyncio.to_thread(as_admin, TAKE_ALL))
    try:
        await until(lambda: asyncio.to_thread(is_waited_for))
        assert not taking.done(), "a shard was taken before the write had ended"
    finally:
        go_on.set()
    await writing
    await taking
    successor = await claimed(second)
    assert await successor.read(GUILDS[0], read_blockers) == [1]


def is_waited_for() -> bool:
    """Whether a session waits for another's lock."""
    with psycopg.connect(database_address(), autocommit=True) as connection:
        return bool(connection.execute("SELECT FROM pg_locks WHERE NOT granted").rowcount)


async def test_a_process_that_is_frozen_within_a_transaction_keeps_no_shard(fleet: Fleet) -> None:
    first, second, go_on = await claimed(await fleet.join()), await fleet.join(), threading.Event()
    writing = await begun_write(first, go_on)
    freeze(first.database)
    try:
        successor = await claimed_at_last(second)
        if 0 not in successor.claim.shard_ids:  # a transaction runs there
            successor = await claimed_at_last(second)
        await successor.write(GUILDS[0], add_block(2), create=True)
    finally:
        go_on.set()
    with pytest.raises(TakenOver):
        await writing
    assert await successor.read(GUILDS[0], read_blockers) == [2]


@pytest.mark.parametrize(("cut", "stored"), [("before", [1, 3]), ("after", [1, 2, 3])])
async def test_a_commit_without_an_answer_during_a_take_over_is_reported_as_unknown(
    fleet: Fleet, cut: Literal["before", "after"], stored: list[int]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        line = CutLine(database_address(), Path(folder))
        first, second = await claimed(await fleet.join(line.address, threads=1)), await fleet.join()
        await first.write(GUILDS[0], add_block(1), create=True)
        freeze(first.database)
        loop, taken = asyncio.get_running_loop(), list[ClaimedGuilds]()

        async def take_over() -> None:
            taken.append(await claimed_at_last(second))
            await taken[0].write(GUILDS[0], add_block(3))

        line.cut, line.meanwhile = cut, lambda: asyncio.run_coroutine_threadsafe(take_over(), loop).result()
        with pytest.raises(TakenOver, match="isn't known"):
            await first.write(GUILDS[0], add_block(2))
        assert await taken[0].read(GUILDS[0], read_blockers) == stored
        await fleet.close()
        line.close()


async def test_what_was_acknowledged_over_twenty_take_overs_is_stored_once(fleet: Fleet) -> None:
    count: Work[object] = lambda file: file.execute(  # noqa: E731
        "INSERT INTO lessons (user_id, game, steps) VALUES (1, 'x', 1)"
        " ON CONFLICT (user_id, game) DO UPDATE SET steps = lessons.steps + 1"
    )
    owner, acknowledged = await claimed(await fleet.join()), 0
    for _ in range(20):
        writing = [asyncio.create_task(owner.write(GUILDS[0], count, create=True)) for _ in range(5)]
        as_admin(TAKE_ALL)
        ended = await asyncio.gather(*writing, return_exceptions=True)
        acknowledged += sum(not isinstance(each, BaseException) for each in ended)
        assert all(isinstance(each, TakenOver) for each in ended if isinstance(each, BaseException))
        owner = await claimed(await fleet.join())
    await owner.write(GUILDS[0], count, create=True)
    steps = await owner.read(GUILDS[0], lambda file: file.execute("SELECT steps FROM lessons").fetchone())
    assert steps == (acknowledged + 1,)


async def test_the_number_of_shards_changes_only_while_nobody_has_one(fleet: Fleet) -> None:
    first = await claimed(await fleet.join())
    second = open_database(database_address(), QUICK)
    fleet.databases.append(second)
    with pytest.raises(InUse, match="with 4 shards, and this one wants 6"):
        await second.prepare(6, is_default=False)
    assert await second.prepare(6) == SHARDS
    assert await second.prepare(None) == SHARDS
    await first.close()
    assert await second.prepare(6) == 6
    assert len((await second.look()).free) == 6


async def test_a_process_that_was_frozen_changes_nothing_after_the_number_of_shards_has_changed(fleet: Fleet) -> None:
    first = await claimed(await fleet.join())
    second = open_database(database_address(), QUICK)
    fleet.databases.append(second)
    freeze(first.database)
    async with asyncio.timeout(30):
        while True:
            with suppress(InUse):
                assert await second.prepare(1, is_default=False) == 1
                break
            await asyncio.sleep(QUICK.look)
    with pytest.raises(TakenOver):
        await first.write(GUILDS[0], add_block(1), create=True)


async def test_a_database_that_an_earlier_release_has_by_its_lock_is_waited_for(fleet: Fleet) -> None:
    with psycopg.connect(database_address()) as earlier:
        earlier.execute("SELECT pg_advisory_lock(%s)", (_LOCK,))
        second = open_database(database_address(), QUICK)
        fleet.databases.append(second)
        with pytest.raises(InUse, match="earlier release"):
            await second.prepare(SHARDS)
        earlier.execute("SELECT pg_advisory_unlock(%s)", (_LOCK,))
    assert await second.prepare(SHARDS) == SHARDS


async def test_migrations_wait_until_nobody_has_a_shard(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join()), await fleet.join()
    newest, migration = second._installation._migrations[-1]
    later = migration._replace(sql="CREATE TABLE later (id bigint)", then=None)
    second._installation._migrations = (*second._installation._migrations, (newest + 1, later))
    try:
        with pytest.raises(InUse, match="earlier release"):
            await second.prepare(SHARDS)
        await first.close()
        assert await second.prepare(SHARDS) == SHARDS
    finally:
        as_admin("DROP TABLE IF EXISTS later; UPDATE installation SET schema = schema - 1")


async def test_how_long_people_couldnt_reach_the_bot_is_told_to_the_next_owner(fleet: Fleet) -> None:
    first, second = await claimed(await fleet.join()), await fleet.join()
    assert first.claim.seen_at is None
    first.claim.note(time.time())

    async def is_seen() -> bool:
        return all(row.absence is not None for row in (await second.look()).rows)

    await until(is_seen)
    await first.close()
    as_admin("UPDATE shards SET seen_at = seen_at - interval '100 s' WHERE id = 3")
    long_ago = await claimed_at_last(second)
    just_now = await claimed_at_last(second)
    assert (long_ago.claim.shard_ids, just_now.claim.shard_ids) == ((3,), (0, 1, 2))
    assert long_ago.claim.seen_at is not None
    assert just_now.claim.seen_at is not None
    assert 95 < just_now.claim.seen_at - long_ago.claim.seen_at < 105


async def test_a_process_with_room_is_seen_by_the_others_until_it_has_none(fleet: Fleet) -> None:
    first, second = await fleet.join(), await fleet.join()
    assert (await first.look()).standbys == 0
    await second.look(room=2)
    assert ((await first.look()).standbys, (await second.look(room=2)).standbys) == (1, 0)
    await second.look()
    assert (await first.look()).standbys == 0


async def test_a_process_that_wakes_confirms_its_claim_before_it_answers(fleet: Fleet) -> None:
    first = await claimed(await fleet.join())
    first.claim._renewed_at -= 60  # it slept, and a renewal is still to come
    assert await first.claim.confirm()
    assert first.claim.is_fresh
    as_admin(TAKE_ALL)
    first.claim._renewed_at -= 60
    assert not await first.claim.confirm()


async def test_a_claim_isnt_taken_for_lost_while_the_database_is_out_of_reach() -> None:
    claim = Claim(1, [Taken(0, was_taken_over=False, absence=None)], 1, 4.0, machine_time() - 5.0)
    assert await claim.confirm()


async def test_a_database_counts_as_reached_once_it_was(fleet: Fleet, tmp_path: Path) -> None:
    nowhere = open_database(f"postgresql://somebody@/there?host={tmp_path}", QUICK)
    fleet.databases.append(nowhere)
    with pytest.raises(NotSaved):
        await nowhere.look()
    assert nowhere.checks() == {"database": False}
    assert (await fleet.join()).checks() == {"database": True}


async def test_a_claim_isnt_fresh_when_its_renewal_is_a_lease_ago() -> None:
    claim = Claim(1, [Taken(0, was_taken_over=False, absence=None)], 1, 4.0, machine_time() - 5.0)
    assert not claim.is_fresh
    claim.note_renewal(machine_time(), 1)
    assert claim.is_fresh
    claim.note_renewal(machine_time(), 0)
    await claim.wait_lost()
    assert not claim.is_fresh
