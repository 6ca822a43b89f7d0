"""Makes animated pictures (GIF) of scenes in a process of its own: `python -m bot.pictures.animation`.

The bot sends scenes one by one, each in a `Frame`, and then an empty `Frame`. The process answers each scene with an
empty `Drawn`, and the empty frame with the picture.
"""

import sys
from collections.abc import Sequence
from io import BytesIO
from typing import BinaryIO, Final

import msgspec
from PIL import Image, ImageOps

from bot.operations.frames import read_frame, write_frame
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Scene

WIDTH: Final = 480
MAX_BYTES: Final = 8_000_000

_FRAME_MS = 1_200
_LAST_MS = 4_000


class Frame(msgspec.Struct, frozen=True):
    """A scene to draw; None after the last one."""

    scene: Scene | None = None


class Drawn(msgspec.Struct, frozen=True):
    """Answer to a frame: the finished picture, or `b""` for a single scene."""

    picture: bytes = b""


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


def main(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Read frames from a stream until a frame has no scene, then write one animated GIF of all scenes.

    Each scene is answered by an empty message. If the stream ends earlier, no GIF is written.
    """
    renderer, images = Renderer(), list[Image.Image]()
    while (frame := read_frame(stdin, Frame)) is not None:
        if frame.scene is None:
            write_frame(stdout, Drawn(animate(images)))
            return
        images.append(frame_of(renderer, frame.scene))
        write_frame(stdout, Drawn())


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
