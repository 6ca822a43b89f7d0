"""One process for each guild across machines."""

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack

import msgspec
import pytest

from bot.operations.bucket import Bucket, BucketError, BucketObjects
from bot.operations.identify import Shards
from bot.operations.lease import LeaseTimes, hold_leases
from bot.operations.processes import TEMPORARY, StartupError, Stop, Stopped

PACE = LeaseTimes(renew=0.3, give_up=2.5, expire=5.0, look=0.1)
ALL = Shards()


def taking(
    bucket: Bucket, stop: Stop | None = None, shards: Shards = ALL, patience: float = 0.0
) -> AbstractAsyncContextManager[None]:
    return hold_leases(bucket, shards, stop or Stop(), patience=patience, pace=PACE)


async def left_behind(bucket: Bucket, shards: Shards = ALL) -> None:
    """What a process leaves that was killed: leases that nobody gives back or renews."""
    for name in shards.names:
        lease = msgspec.json.encode({"holder": "dead", "beat": 1, "released": False})
        assert await BucketObjects(bucket).put(f"leases/{name}.json", lease, None)


async def test_of_many_that_want_a_lease_exactly_one_has_it(bucket: Bucket) -> None:
    async with AsyncExitStack() as stack:
        tries = await asyncio.gather(
            *(stack.enter_async_context(taking(bucket)) for _ in range(8)), return_exceptions=True
        )
        refused = [each for each in tries if isinstance(each, StartupError)]
        assert [each.code for each in refused] == [TEMPORARY] * 7
        assert tries.count(None) == 1


async def test_a_lease_that_was_given_back_is_free_at_once(bucket: Bucket) -> None:
    for _ in range(3):
        async with taking(bucket):
            pass


async def test_who_waits_gets_the_lease_when_it_is_given_back(bucket: Bucket) -> None:
    async with AsyncExitStack() as first:
        await first.enter_async_context(taking(bucket))
        waiting = asyncio.create_task(AsyncExitStack().enter_async_context(taking(bucket, patience=30)))
        await asyncio.wait({waiting}, timeout=1.2 * PACE.expire)
        assert not waiting.done()
        await first.aclose()
        await asyncio.wait_for(waiting, 10)


async def test_what_a_killed_process_left_is_taken_over_after_a_while(bucket: Bucket) -> None:
    await left_behind(bucket)
    with pytest.raises(StartupError, match="Another process"):
        async with taking(bucket, patience=0.2):
            raise AssertionError
    async with taking(bucket, patience=30):
        pass


async def test_waiting_ends_when_the_process_is_told_to_stop(bucket: Bucket) -> None:
    await left_behind(bucket)
    stop = Stop()
    asyncio.get_running_loop().call_later(0.1, stop.request)
    with pytest.raises(Stopped):
        async with taking(bucket, stop, patience=30):
            raise AssertionError


async def test_a_process_whose_lease_was_taken_over_stops(bucket: Bucket) -> None:
    stop, objects = Stop(), BucketObjects(bucket)
    async with taking(bucket, stop):
        while not stop.is_requested:  # the holder may renew between our looking and our writing
            found = await objects.get("leases/all.json")
            assert found is not None
            await objects.put("leases/all.json", b'{"holder": "other", "beat": 1}', found.tag)
            await asyncio.wait({asyncio.ensure_future(stop.wait())}, timeout=2 * PACE.renew)
    assert isinstance(stop.reason, StartupError)
    assert stop.reason.code == TEMPORARY
    left = await objects.get("leases/all.json")
    assert left is not None
    assert b"other" in left.content


async def test_a_process_that_cannot_reach_the_bucket_stops_before_another_may_take_over(
    bucket: Bucket, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = Stop()
    async with taking(bucket, stop):
        monkeypatch.setattr(BucketObjects, "put", lost)
        async with asyncio.timeout(PACE.expire):
            await stop.wait()
    assert "could not be reached" in str(stop.reason)


async def lost(*_: object) -> str:
    raise BucketError("GenericError")


@pytest.mark.parametrize(
    ("other", "mine", "fits"),
    [
        (Shards(2, (0,)), Shards(2, (1,)), True),
        (Shards(2, (0,)), Shards(2, (0,)), False),
        (Shards(2, (0,)), Shards(4, (1,)), False),
        (Shards(2, (0,)), ALL, False),
        (ALL, Shards(2, (0,)), False),
    ],
)
async def test_processes_run_at_once_where_no_guild_could_be_both_theirs(
    bucket: Bucket, other: Shards, mine: Shards, fits: bool
) -> None:
    async with taking(bucket, shards=other):
        try:
            async with taking(bucket, shards=mine, patience=0.2):
                assert fits
        except StartupError:
            assert not fits
    async with taking(bucket, shards=mine, patience=4.0):  # too short for a lease to expire: it was given back
        pass


async def test_a_bucket_that_cannot_be_used_is_named_in_a_sentence() -> None:
    nowhere = Bucket("matches", "warroom", "http://127.0.0.1:9", "us-east-1", "key", "secret")
    with pytest.raises(StartupError, match="bucket can't be used"):
        async with taking(nowhere):
            raise AssertionError


async def test_an_object_that_is_no_lease_is_named_in_a_sentence(bucket: Bucket) -> None:
    await BucketObjects(bucket).put("leases/all.json", b"hello", None)
    with pytest.raises(StartupError, match=r"leases/all\.json"):
        async with taking(bucket):
            raise AssertionError
