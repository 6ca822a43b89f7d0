"""Making GIFs by workers: one of a guild at a time, in the end one picture, or a failure that is told."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from bot.history.discord import gif_maker
from bot.history.discord.gif_maker import GifMaker, GifOrder, GifStudio
from bot.pictures.animation import draw_frames
from bot.pictures.scene import Box, Scene
from bot.screens.refusals import Refused
from bot.workers.executor import JobFailed, Order, Unfinished
from bot.workers.workforce import drawing_workers
from tests.bot.workers import jobs

SCENE = Scene(80, 60, (Box(1, 1, 20, 20, fill="#ff8866"),), "#202830")


class StandIn:
    """Workers that count scenes: a GIF is their number; `before` runs before each job."""

    slots = 2

    def __init__(self, before: Callable[[], Awaitable[object]] | None = None) -> None:
        self.before = before
        self.jobs: list[str] = []

    async def run(self, job: Callable[[bytes], bytes], order: Callable[[], Order]) -> bytes:
        self.jobs.append(job.__name__)
        if self.before is not None:
            await self.before()
        await asyncio.sleep(0)
        given = msgspec.msgpack.decode(order().data)
        return msgspec.msgpack.encode([b"frame"] * len(given)) if job is draw_frames else b"%03d" % len(given)

    async def close(self) -> None:
        return


def stand_in(before: Callable[[], Awaitable[object]] | None = None) -> GifMaker:
    return GifMaker(GifStudio(StandIn(before)))


def failing(error: Exception) -> Callable[[], Awaitable[object]]:
    async def fail() -> None:
        raise error

    return fail


async def for_ever() -> None:
    await asyncio.sleep(3600)


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


async def test_every_scene_goes_to_workers_and_the_picture_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gif_maker, "_TOLD_EVERY", -1.0)
    workers, order = StandIn(), ordered(scenes=19)
    maker = GifMaker(GifStudio(workers))
    assert maker.get(order.key) is None
    assert await served(maker, order) == [(8, 19), (16, 19), (19, 19), b"019"]
    assert workers.jobs == ["draw_frames"] * 3 + ["join_frames"]
    assert maker.get(order.key) == b"019"
    await maker.close()


async def test_workers_of_the_bot_make_a_picture() -> None:
    workers = drawing_workers()
    maker = GifMaker(GifStudio(workers))
    *_, data = await served(maker, ordered(scenes=2))
    assert isinstance(data, bytes)
    assert data.startswith(b"GIF89a")
    _, _, modules, _ = msgspec.msgpack.decode(await workers.run(jobs.what_it_knows, jobs.ordered()))
    assert not {"bot.settings", "pydantic_settings", "discord", "sqlite3"} & set(modules)
    await maker.close()
    await workers.close()


@pytest.mark.parametrize("error", [Unfinished("no answer"), JobFailed("KeyError at renderer.py:3")])
async def test_workers_that_fail_are_told_and_the_guild_may_order_again(error: Exception) -> None:
    workers = StandIn(failing(error))
    maker = GifMaker(GifStudio(workers))
    assert (await served(maker, ordered()))[-1] == "failed"
    await asyncio.sleep(0)
    workers.before = None
    assert (await served(maker, ordered()))[-1] == b"003"
    await maker.close()


async def test_a_scene_that_cannot_be_made_and_workers_that_take_too_long_are_failures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken() -> Scene:
        raise Refused("no_pictures")

    maker = stand_in()
    assert await served(maker, GifOrder(7, 101, ("broken",), [broken])) == ["failed"]
    monkeypatch.setattr(gif_maker, "_LIMIT", 0.1)
    assert (await served(stand_in(for_ever), ordered()))[-1] == "failed"
    await maker.close()


async def test_a_person_has_one_in_progress_and_only_so_many_wait() -> None:
    maker, hanging = stand_in(for_ever), Waiting()
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


async def test_clients_share_limits_and_pictures_and_each_ends_its_own() -> None:
    go = asyncio.Event()
    studio = GifStudio(StandIn(go.wait))
    one, other, cancelled, waiting = GifMaker(studio), GifMaker(studio), Waiting(), Waiting()
    one.order(ordered(1), cancelled)
    with pytest.raises(Refused):
        other.order(ordered(1), Waiting())
    other.order(ordered(2), waiting)
    await one.close()
    go.set()
    await asyncio.wait_for(waiting.is_served.wait(), 20)
    assert (cancelled.told, waiting.told) == ([], [b"003"])
    assert one.get(ordered(2).key) == b"003"
    await other.close()


async def test_people_of_a_guild_take_turns_and_nobody_is_refused_for_another() -> None:
    maker, served_first = stand_in(), list[int]()

    async def order(person: int) -> None:
        await served(maker, ordered(7, person=person))
        served_first.append(person)

    await asyncio.gather(*map(order, (101, 102, 103)))
    assert served_first == [101, 102, 103]
    await maker.close()
