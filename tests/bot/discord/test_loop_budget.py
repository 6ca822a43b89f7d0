"""How much loop time one person may take, and what the others notice of somebody who wants more."""

import asyncio
import time
from typing import Any

import pytest

from bot.discord.admission import FEE, SAVED, SHARE, LoopBudget
from bot.refusals import refusal
from bot.screens.refusals import Refused
from tests.bot.stopped_clock import StoppedClock
from tests.bot.world import World, said, words


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock(1_000.0)


@pytest.fixture
def budget(clock: StoppedClock) -> LoopBudget:
    return LoopBudget(clock=clock)


def admitted(budget: LoopBudget, user_id: int = 1) -> bool:
    try:
        budget.admit(user_id)
    except Refused:
        return False
    return True


async def busy() -> None:
    """Take as much of the loop's time as somebody may take at once."""
    until = time.thread_time() + SAVED
    while time.thread_time() < until:
        sum(range(1_000))


def test_whoever_floods_the_bot_gets_their_share_and_nobody_else_notices(
    budget: LoopBudget, clock: StoppedClock
) -> None:
    let_in = 0
    for _ in range(30 * 20):
        let_in += admitted(budget)
        clock.at += 1 / 20
    assert let_in < 30 * 20 / 1.5
    assert let_in * FEE <= SAVED + 30 * SHARE + FEE
    assert admitted(budget, user_id=2)


def test_the_refusal_says_for_how_long_to_wait_and_then_it_works(budget: LoopBudget, clock: StoppedClock) -> None:
    while admitted(budget):
        pass
    with pytest.raises(Refused, match="too_busy") as refused:
        budget.admit(1)
    clock.at += refused.value.params["seconds"]
    assert admitted(budget)


async def test_what_takes_long_leaves_less_for_more(budget: LoopBudget, clock: StoppedClock) -> None:
    assert admitted(budget)
    await budget.run(1, busy())
    assert not admitted(budget)
    clock.at += 1
    assert admitted(budget) == (FEE + FEE <= SHARE)


async def test_who_waits_for_others_uses_up_nothing(budget: LoopBudget) -> None:
    async def waiting() -> None:
        await asyncio.create_task(busy())

    await budget.run(1, waiting())
    assert admitted(budget)


async def test_somebody_who_plays_as_fast_as_a_hand_can_is_never_refused(
    budget: LoopBudget, clock: StoppedClock
) -> None:
    for _ in range(10 * 60 * 5):
        assert admitted(budget)
        budget._take(1, 0.004)
        clock.at += 1 / 5


async def test_work_ends_as_it_would_end_without_being_measured(budget: LoopBudget) -> None:
    async def returning() -> str:
        await asyncio.sleep(0.001)
        return "done"

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError

    async def patient() -> str:
        try:
            async with asyncio.timeout(0.001):
                await asyncio.sleep(60)
        except TimeoutError:
            return "given up"
        return "never"

    assert await budget.run(1, returning()) == "done"
    assert await budget.run(1, patient()) == "given up"
    with pytest.raises(ValueError):  # noqa: PT011 - it has no text
        await budget.run(1, failing())


async def test_measured_work_can_be_cancelled_and_cleans_up(budget: LoopBudget) -> None:
    cleaned = asyncio.Event()

    async def hanging() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            cleaned.set()

    task = asyncio.create_task(budget.run(1, hanging()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert cleaned.is_set()


def test_a_crowd_is_remembered_in_bounded_memory(budget: LoopBudget) -> None:
    for user_id in range(20_000):
        assert admitted(budget, user_id)
    assert len(budget._full_at) == 10_000


async def test_who_has_used_up_their_time_reads_so_and_the_panel_stays_while_others_play(world: World) -> None:
    await world.start()
    clock = StoppedClock(1_000.0)
    budget = world.client.context.tracker.loop_budget = LoopBudget(clock=clock)
    alice, bob = await world.to_act(), await world.waiting()
    panel = await world.hand(alice)
    before = words(panel.response)
    while admitted(budget, alice.id):
        pass
    again = await alice.click(panel.response, label="Withdraw")
    assert again.ephemeral
    assert said(again).strip() == refusal("too_busy", seconds=1)
    assert words(panel.response) == before
    assert said(await alice.slash(world.channel, "hand")).strip() == refusal("too_busy", seconds=1)
    assert await alice.autocomplete(world.channel, "play", "action", "") == []
    assert "'s turn" in said(await world.hand(bob))
    clock.at += 10
    assert await alice.autocomplete(world.channel, "play", "action", "") != []


@pytest.mark.parametrize("kind", ["press", "command", "completion"])
async def test_every_kind_of_interaction_is_paid_for(world: World, kind: str) -> None:
    await world.start()
    spent: list[float] = []
    budget = world.client.context.tracker.loop_budget = LoopBudget(clock=StoppedClock(1_000.0))
    take: Any = budget._take
    budget._take = lambda user_id, seconds: (spent.append(seconds), take(user_id, seconds))[0]  # type: ignore[method-assign]
    alice = await world.to_act()
    if kind == "press":
        await alice.click(world.board(), label="My hand")
    elif kind == "command":
        await world.hand(alice)
    else:
        await alice.autocomplete(world.channel, "play", "action", "")
    assert spent[0] == FEE
    assert sum(spent[1:]) > 0
