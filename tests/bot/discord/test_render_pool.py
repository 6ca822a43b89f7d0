"""A picture is kept by all that it shows: whoever is shown a scene gets a drawing of this scene and of no other."""

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from threading import Event
from typing import ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from bot.discord.layout import Drawn
from bot.discord.messages import RenderPool
from bot.games.catalog import PRESENTERS
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Scene, Sprite, Text, colours_of
from bot.screens.presenter import Names
from bot.screens.screen import Band, Picture, picture_of
from tests.conformance.cases import SUBJECTS
from tests.conformance.laws import rng_for
from tests.conformance.random_play import walk

BOX = Box(4, 4, 60, 40, radius=3, fill="#223344", line="#ddeeff")
WORDS = Text("Marshal", 8, 8, 50, 30, 18, colour="#ddeeff")
SCENE = Scene(80, 60, (BOX, WORDS, Sprite(Scene(10, 10, (Box(1, 1, 8, 8, fill="#aa1122"),)), 65, 45)), "#101418")

DIFFERENT = (
    replace(SCENE, ground="#101419"),
    replace(SCENE, width=81),
    replace(SCENE, parts=(BOX, replace(WORDS, text="Captain"), SCENE.shapes[2])),
    replace(SCENE, parts=(BOX, replace(WORDS, colour="#ddeefe"), SCENE.shapes[2])),
    replace(SCENE, parts=(replace(BOX, x=5), *SCENE.shapes[1:])),
    replace(SCENE, parts=(WORDS, BOX, SCENE.shapes[2])),
    replace(SCENE, parts=(BOX, WORDS, Sprite(Scene(10, 10, (Box(1, 1, 8, 8, fill="#22aa11"),)), 65, 45))),
    replace(SCENE, parts=(BOX, WORDS)),
)


class CountingDraws:
    """Draws a scene as its own JSON, and counts how often it had to."""

    def __init__(self) -> None:
        self.drawn: Counter[bytes] = Counter()

    def draw(self, scene: Scene) -> bytes:
        """Return the scene's JSON."""
        drawn = msgspec.json.encode(scene)
        self.drawn[drawn] += 1
        return drawn


def draw(pool: RenderPool, scene: Scene, alt: str = "The board") -> bytes:
    (drawn,) = asyncio.run(pool.draw(picture_of(scene, alt)))
    return drawn


def test_a_scene_that_was_drawn_is_not_drawn_again() -> None:
    draws = CountingDraws()
    pool = RenderPool(draws)
    assert draw(pool, SCENE) == draw(pool, replace(SCENE), alt="The same in other words")
    assert draws.drawn.total() == 1


def test_of_a_picture_only_the_bands_that_changed_are_drawn_and_equal_ones_once() -> None:
    draws = CountingDraws()
    pool = RenderPool(draws)
    first, second, third = SCENE, *DIFFERENT[:2]
    for scenes in ((first, second), (first, third, third)):
        served = asyncio.run(pool.draw(Picture(tuple(Band(scene, "The board") for scene in scenes))))
        assert served == tuple(map(msgspec.json.encode, scenes))
    assert sorted(draws.drawn.values()) == [1, 1, 1]


def check_apart(pool: RenderPool, other: Scene) -> None:
    assert draw(pool, SCENE) == msgspec.json.encode(SCENE)
    assert draw(pool, other) == msgspec.json.encode(other)


@pytest.mark.parametrize("other", DIFFERENT)
def test_two_scenes_never_share_a_picture_however_little_they_differ(other: Scene) -> None:
    check_apart(RenderPool(CountingDraws()), other)


KEYS: dict[str, Callable[[Picture], Hashable]] = {
    "alt": lambda picture: picture.alt,
    "size": lambda picture: (picture.bands[0].scene.width, picture.bands[0].scene.height),
    "colours": lambda picture: colours_of(picture.bands[0].scene),
    "number of shapes": lambda picture: len(picture.bands[0].scene.shapes),
    "ground": lambda picture: picture.bands[0].scene.ground,
}


@pytest.mark.parametrize("key", KEYS)
def test_a_pool_that_keeps_pictures_by_less_than_the_scene_is_caught(key: str) -> None:
    class ForgetfulPool(RenderPool):
        kept: ClassVar[dict[Hashable, Drawn]] = {}

        async def draw(self, picture: Picture | None) -> Drawn:
            assert picture is not None
            found = KEYS[key](picture)
            if found not in self.kept:
                self.kept[found] = await super().draw(picture)
            return self.kept[found]

    caught = 0
    for other in DIFFERENT:
        ForgetfulPool.kept.clear()
        try:
            check_apart(ForgetfulPool(CountingDraws()), other)
        except AssertionError:
            caught += 1
    assert caught


def test_scenes_that_are_asked_for_at_once_keep_apart() -> None:
    pool = RenderPool(CountingDraws())

    async def all_at_once() -> list[Drawn]:
        return await asyncio.gather(*(pool.draw(picture_of(scene, "The board")) for scene in (SCENE, *DIFFERENT) * 2))

    assert asyncio.run(all_at_once()) == [(msgspec.json.encode(scene),) for scene in (SCENE, *DIFFERENT) * 2]


class SlowDraws(CountingDraws):
    """Draws no picture until it may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_draw = Event()

    def draw(self, scene: Scene) -> bytes:
        self.may_draw.wait(20)
        return super().draw(scene)


def test_the_picture_of_an_answer_waits_for_one_board_at_most() -> None:
    draws = SlowDraws()

    async def all_at_once() -> None:
        pool = RenderPool(draws)
        boards = [asyncio.create_task(pool.draw_later(picture_of(scene, "The board"))) for scene in DIFFERENT]
        await asyncio.sleep(0.05)
        answer = asyncio.create_task(pool.draw(picture_of(SCENE, "A hand")))
        await asyncio.sleep(0.05)
        draws.may_draw.set()
        assert await asyncio.gather(*boards) == [(msgspec.json.encode(scene),) for scene in DIFFERENT]
        await answer

    asyncio.run(all_at_once())
    assert list(draws.drawn).index(msgspec.json.encode(SCENE)) == 1


def test_pictures_do_not_wait_for_threads_that_others_use() -> None:
    async def drawn_meanwhile() -> Drawn:
        done = Event()
        others = [asyncio.create_task(asyncio.to_thread(done.wait, 20)) for _ in range(64)]
        await asyncio.sleep(0)
        try:
            return await asyncio.wait_for(RenderPool(CountingDraws()).draw(picture_of(SCENE, "The board")), 5)
        finally:
            done.set()
            await asyncio.gather(*others)

    assert asyncio.run(drawn_meanwhile()) == (msgspec.json.encode(SCENE),)


def test_a_renderer_that_has_drawn_others_draws_a_scene_as_a_fresh_one_does() -> None:
    used = Renderer()
    for scene in (SCENE, *DIFFERENT):
        assert used.draw(scene) == Renderer().draw(scene)
    assert len({used.draw(scene) for scene in (SCENE, *DIFFERENT)}) == len(DIFFERENT) + 1


@pytest.mark.parametrize("key", SUBJECTS)
def test_nobody_is_served_what_was_drawn_for_another(key: str) -> None:
    """The panels of all seats of a match, real and imagined, go through one pool, and each gets its own."""
    subject, presenter = SUBJECTS[key], PRESENTERS[key]
    setting, pool = subject.settings[-1], RenderPool(CountingDraws())
    names = Names(("Ada", "Ben", "Cleo", "Dan"), tuple(tuple(map(int, team)) for team in setting.roster.teams))
    shown: set[Drawn] = set()
    for moment in walk(subject, setting, 1):
        if moment.number % 9:
            continue
        for seat in setting.roster.seats:
            world = moment.game.resample(moment.state, None, rng_for(moment, seat))
            for state in (moment.state, world):
                view = moment.game.view(state, seat)
                picture = presenter.private_screen(view, moment.game.legal(state, seat), names, ()).picture
                if picture is not None:
                    served = asyncio.run(pool.draw(picture))
                    assert served == tuple(msgspec.json.encode(band.scene) for band in picture.bands)
                    shown.add(served)
    assert len(shown) > 3
