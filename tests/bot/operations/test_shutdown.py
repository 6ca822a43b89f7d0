"""Being told to stop, whatever the process waits for."""

import asyncio
import os
import signal

import pytest

from bot.operations.processes import Stop, Stopped


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_a_wait(number: signal.Signals) -> None:
    stop = Stop()
    stop.listen_for_signals()
    asyncio.get_running_loop().call_soon(os.kill, os.getpid(), number)
    with pytest.raises(Stopped):
        await stop.pause(60)
    assert stop.is_requested
    assert stop.reason is None


async def test_work_is_given_up_when_it_is_time_and_otherwise_returns() -> None:
    stop, given_up = Stop(), asyncio.Event()

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            given_up.set()

    assert await stop.run(asyncio.sleep(0, "done")) == "done"
    asyncio.get_running_loop().call_soon(stop.request)
    with pytest.raises(Stopped):
        await stop.run(work())
    assert given_up.is_set()


async def test_only_the_first_reason_counts() -> None:
    stop = Stop()
    stop.request(ValueError("the lease is lost"))
    stop.request()
    await stop.wait()
    assert isinstance(stop.reason, ValueError)
