"""Makes animated pictures (GIF) of scenes in a process of its own: `python -m bot.pictures.animation`.

Input: scenes as MessagePack, each after its length in four bytes, big endian. For each drawn scene the process writes
one byte. A length of 0 ends the input; then the picture follows in the same form.
"""

import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import BinaryIO, Final

import msgspec
from PIL import Image

from bot.pictures.renderer import Renderer
from bot.pictures.scene import Scene

WIDTH: Final = 480
MAX_BYTES: Final = 8_000_000
LENGTH: Final = 4
DRAWN: Final = b"."

_FRAME_MS = 1_200
_LAST_MS = 4_000

_encode = msgspec.msgpack.Encoder().encode


def animate(images: Sequence[Image.Image], max_bytes: int = MAX_BYTES) -> bytes:
    """Return an animated GIF of the images, in at most `max_bytes` if possible.

    If all images don't fit, it takes every second, fourth and so on, and always the first and the last.
    """
    height = max(image.height for image in images)
    every = 1
    while True:
        shown = [*images[:-1:every], images[-1]]
        data = _encode_gif([_extend_to_height(image, height) for image in shown])
        if len(data) <= max_bytes or len(shown) <= 2:
            return data
        every *= 2


def frame_of(renderer: Renderer, scene: Scene) -> Image.Image:
    """Return a scene as it is in an animated picture."""
    return renderer.draw_scaled(scene, WIDTH)


def to_message(scene: Scene) -> bytes:
    """Return a scene as the process reads it."""
    body = _encode(scene)
    return len(body).to_bytes(LENGTH, "big") + body


def _extend_to_height(image: Image.Image, height: int) -> Image.Image:
    """Return an image with its lowest row repeated down to this height."""
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


def _scenes(stream: BinaryIO) -> Iterator[Scene]:
    while length := int.from_bytes(stream.read(LENGTH), "big"):
        yield msgspec.msgpack.decode(stream.read(length), type=Scene)


def main(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Make one picture of the scenes that come in."""
    renderer, images = Renderer(), list[Image.Image]()
    for scene in _scenes(stdin):
        images.append(frame_of(renderer, scene))
        stdout.write(DRAWN)
        stdout.flush()
    data = animate(images)
    stdout.write(len(data).to_bytes(LENGTH, "big") + data)
    stdout.flush()


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
