"""Making GIFs in a process of its own: one of a guild at a time, in the end one picture, or a failure that is told."""

import asyncio
import sys
from collections.abc import Sequence

import pytest

from bot.history.discord import gif_maker
from bot.history.discord.gif_maker import GifMaker, GifOrder
from bot.pictures.scene import Box, Scene
from bot.screens.refusals import Refused

SCENE = Scene(80, 60, (Box(1, 1, 20, 20, fill="#ff8866"),), "#202830")

_TALK = """
import sys
from bot.operations.frames import read_frame, write_frame
from bot.pictures.animation import Drawn, Frame
count = 0
while read_frame(sys.stdin.buffer, Frame).scene is not None:
    count += 1
    write_frame(sys.stdout.buffer, Drawn())
    {then}
write_frame(sys.stdout.buffer, Drawn(b"%03d" % count))
"""


def stand_in(then: str = "pass") -> Sequence[str]:
    """A process that counts the scenes, and does this after each."""
    return (sys.executable, "-c", _TALK.format(then=then))


class Waiting:
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[object] = []
        self.is_served = asyncio.Event()

    async def on_progress(self, drawn: int, number: int) -> None:
        self.told.append((drawn, number))

    async def on_done(self, data: bytes) -> None:
        self.told.append(data)
        self.is_served.set()

    async def on_failure(self) -> None:
        self.told.append("failed")
        self.is_served.set()


def ordered(guild_id: int = 7, scenes: int = 3, person: int = 101) -> GifOrder:
    return GifOrder(guild_id, person, ("match", guild_id, person), [lambda: SCENE] * scenes)


async def served(maker: GifMaker, order: GifOrder) -> list[object]:
    waiting = Waiting()
    maker.order(order, waiting)
    await asyncio.wait_for(waiting.is_served.wait(), 60)
    return waiting.told


async def test_every_scene_goes_to_the_process_and_its_picture_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gif_maker, "_TOLD_EVERY", -1.0)
    maker, order = GifMaker(stand_in()), ordered()
    assert maker.get(order.key) is None
    assert await served(maker, order) == [(1, 3), (2, 3), (3, 3), b"003"]
    assert maker.get(order.key) == b"003"
    await maker.close()


async def test_the_process_of_the_bot_makes_a_picture() -> None:
    maker = GifMaker()
    *_, data = await served(maker, ordered(scenes=2))
    assert isinstance(data, bytes)
    assert data.startswith(b"GIF89a")
    await maker.close()


@pytest.mark.parametrize("then", ["sys.exit(1)", "raise SystemError", "sys.stdout.close()"])
async def test_a_process_that_fails_is_told_and_the_guild_may_order_again(then: str) -> None:
    maker = GifMaker(stand_in(then))
    assert (await served(maker, ordered()))[-1] == "failed"
    await asyncio.sleep(0)
    maker._command = stand_in()
    assert (await served(maker, ordered()))[-1] == b"003"
    await maker.close()


async def test_a_scene_that_cannot_be_made_and_a_process_that_hangs_are_failures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken() -> Scene:
        raise Refused("no_pictures")

    maker = GifMaker(stand_in())
    assert await served(maker, GifOrder(7, 101, ("broken",), [broken])) == ["failed"]
    await asyncio.sleep(0)
    monkeypatch.setattr(gif_maker, "_LIMIT", 0.5)
    maker._command = stand_in("import time; time.sleep(60)")
    assert (await served(maker, ordered()))[-1] == "failed"
    await maker.close()


async def test_a_person_has_one_in_progress_and_only_so_many_wait() -> None:
    maker, hanging = GifMaker(stand_in("import time; time.sleep(60)")), Waiting()
    try:
        maker.order(ordered(1), hanging)
        with pytest.raises(Refused) as again:
            maker.order(ordered(1), Waiting())
        assert again.value.code == "gif_in_progress"
        for person in (102, 103):
            maker.order(ordered(1, person=person), hanging)
        with pytest.raises(Refused) as full:
            maker.order(ordered(1, person=104), Waiting())
        assert full.value.code == "gif_busy", "a guild's people leave places to other guilds"
        for guild_id in range(2, 7):
            maker.order(ordered(guild_id), hanging)
        with pytest.raises(Refused) as busy:
            maker.order(ordered(99), Waiting())
        assert busy.value.code == "gif_busy"
    finally:
        await asyncio.wait_for(maker.close(), 20)
    assert hanging.told == []
    with pytest.raises(Refused):
        maker.order(ordered(99), Waiting())


async def test_the_process_gets_nothing_of_the_bots_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    told = "import os; sys.exit(3) if 'DISCORD_TOKEN' in os.environ else None"
    maker = GifMaker(stand_in(told))
    assert (await served(maker, ordered()))[-1] == b"003"
    await maker.close()


async def test_people_of_a_guild_take_turns_and_nobody_is_refused_for_another() -> None:
    maker, served_first = GifMaker(stand_in()), list[int]()

    async def order(person: int) -> None:
        await served(maker, ordered(7, person=person))
        served_first.append(person)

    await asyncio.gather(*map(order, (101, 102, 103)))
    assert served_first == [101, 102, 103]
    await maker.close()
