"""Animated pictures (GIF) of scenes, as two jobs for workers: draw some scenes as frames, and join all frames.

Between the two the bot keeps the frames as PNG files, which take a tenth of their pixels.
"""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Final

import msgspec
from PIL import Image, ImageOps

from bot.pictures.renderer import Renderer
from bot.pictures.scene import Scene

WIDTH: Final = 480
MAX_BYTES: Final = 8_000_000

_FRAME_MS = 1_200
_LAST_MS = 4_000


def draw_frames(scenes: bytes) -> bytes:
    """Return a list of PNG files, one for each of the scenes; both lists are MessagePack."""
    return msgspec.msgpack.encode([_png(each) for each in msgspec.msgpack.decode(scenes, type=tuple[Scene, ...])])


def join_frames(files: bytes) -> bytes:
    """Return one animated GIF of a list of PNG files, which is MessagePack; see `animate`."""
    return animate([Image.open(BytesIO(each)) for each in msgspec.msgpack.decode(files, type=tuple[bytes, ...])])


def animate(images: Sequence[Image.Image], max_bytes: int = MAX_BYTES) -> bytes:
    """Return an animated GIF of the images, in at most `max_bytes` if possible.

    If all images don't fit, use every second, then every fourth and so on, plus the first and last. These two alone may
    exceed `max_bytes`. Lower images are extended to the height of the highest, the last one evenly above and below.
    """
    height = max(image.height for image in images)
    last = images[-1]
    above = last.height + (height - last.height) // 2
    images = [*images[:-1], ImageOps.flip(_extend_to_height(ImageOps.flip(last), above))]
    every = 1
    while True:
        shown = [*images[:-1:every], images[-1]]
        data = _encode_gif([_extend_to_height(image, height) for image in shown])
        if len(data) <= max_bytes or len(shown) <= 2:
            return data
        every *= 2


def frame_of(renderer: Renderer, scene: Scene) -> Image.Image:
    """Return the scene drawn as a frame of an animation, scaled to `WIDTH` pixels."""
    return renderer.draw_scaled(scene, WIDTH)


def _extend_to_height(image: Image.Image, height: int) -> Image.Image:
    """Return the image extended to `height` pixels by repeating its lowest row; unchanged if it has that height."""
    if image.height == height:
        return image
    taller = image.crop((0, 0, image.width, height))
    lowest = image.crop((0, image.height - 1, image.width, image.height))
    taller.paste(lowest.resize((image.width, height - image.height)), (0, image.height))
    return taller


def _encode_gif(images: Sequence[Image.Image]) -> bytes:
    file = BytesIO()
    times = [_FRAME_MS] * (len(images) - 1) + [_LAST_MS]
    images[0].save(file, "GIF", save_all=True, append_images=images[1:], duration=times, loop=0, disposal=1)
    return file.getvalue()


def _png(scene: Scene) -> bytes:
    file = BytesIO()
    frame_of(_renderer(), scene).save(file, "PNG", compress_level=1)
    return file.getvalue()


@cache
def _renderer() -> Renderer:
    return Renderer()
