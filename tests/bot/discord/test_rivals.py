"""Another process that answers with the same token is noticed, and nothing else is taken for one."""

import pytest
import simcord

from bot.discord.rivals import RivalWatch
from tests.bot.world import World


class Found:
    """A watch by a clock that stands, and how often it found another process."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.times = 0
        self.watch = RivalWatch(lambda: self.now)
        self.watch.on_found = self._count

    def _count(self) -> None:
        self.times += 1


def test_three_interactions_that_somebody_else_acknowledged_within_a_minute_tell_of_another_process() -> None:
    found = Found()
    for interaction_id in (1, 2):
        found.watch.note_others(interaction_id)
        found.now += 20
    found.watch.note_others(2)
    assert found.times == 0
    found.watch.note_others(3)
    assert found.times == 1


def test_as_many_over_a_longer_time_tell_of_nobody() -> None:
    found = Found()
    for interaction_id in range(10):
        found.watch.note_others(interaction_id)
        found.now += 31
    assert found.times == 0


def test_an_interaction_that_is_delivered_again_after_our_own_answer_counts_for_nothing() -> None:
    found = Found()
    for interaction_id in range(10):
        found.watch.note_own(interaction_id)
        found.watch.note_others(interaction_id)
    assert found.times == 0


@pytest.mark.parametrize(("code", "times"), [(40060, 1), (10062, 0)])
async def test_an_answer_that_comes_second_is_counted_but_not_one_that_comes_late(
    world: World, env: simcord.Env, code: int, times: int
) -> None:
    await world.start()
    found = Found()
    world.client.context.rivals = found.watch
    for _ in range(3):
        env.inject_error("POST", "/interactions/*", status=400, code=code)
        await world.alice.slash(world.channel, "hand", match="1")
    assert found.times == times
