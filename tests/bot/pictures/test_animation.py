"""Animated pictures: as many frames as fit, all of one size, and the jobs that make them."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageSequence

from bot.pictures.animation import WIDTH, animate, draw_frames, frame_of, join_frames
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Box, Scene


def scene(number: int, height: int = 600) -> Scene:
    """A box that moves to the right."""
    return Scene(800, height, (Box(40 * number, 100, 200, 200, fill="#ff8866"),), "#202830")


def frames(data: bytes) -> list[Image.Image]:
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(BytesIO(data)))]


def images(count: int) -> list[Image.Image]:
    renderer = Renderer()
    return [frame_of(renderer, scene(number, 600 + 50 * (number % 2))) for number in range(count)]


def test_every_scene_is_a_frame_of_the_same_size_and_the_last_stays_longest() -> None:
    data = animate(images(5))
    opened = Image.open(BytesIO(data))
    assert opened.format == "GIF"
    assert [frame.size for frame in frames(data)] == [(WIDTH, 390)] * 5
    durations = [frame.info["duration"] for frame in ImageSequence.Iterator(opened)]
    assert durations == [1200, 1200, 1200, 1200, 4000]
    assert opened.info["loop"] == 0


def test_what_is_below_a_lower_picture_has_the_colour_of_its_ground() -> None:
    first = frames(animate(images(2)))[0]
    assert first.getpixel((5, 380)) == first.getpixel((5, 355)) == (0x20, 0x28, 0x30)


def test_of_too_many_frames_some_are_left_out_but_neither_the_first_nor_the_last() -> None:
    every = images(17)
    whole = animate(every)
    most = len(whole) * 2 // 3
    fewer = animate(every, most)
    assert len(fewer) <= most
    assert 2 < len(frames(fewer)) < 17
    for end in (0, -1):
        assert frames(fewer)[end].tobytes() == frames(whole)[end].tobytes()
    assert len(frames(animate(every, 1))) == 2


def test_equal_scenes_make_equal_bytes() -> None:
    assert animate(images(4)) == animate(images(4))


@pytest.mark.parametrize("count", [1, 3])
def test_frames_that_were_drawn_apart_make_the_same_picture(count: int) -> None:
    scenes = [scene(number, 600 + 50 * (number % 2)) for number in range(count)]
    drawn = [
        file
        for each in scenes
        for file in msgspec.msgpack.decode(draw_frames(msgspec.msgpack.encode([each])), type=list[bytes])
    ]
    together = msgspec.msgpack.decode(draw_frames(msgspec.msgpack.encode(scenes)), type=list[bytes])
    assert drawn == together
    assert join_frames(msgspec.msgpack.encode(drawn)) == animate(images(count))
