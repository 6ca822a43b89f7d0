from hashlib import shake_128
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image
from zlib_ng import zlib_ng

from bot.pictures.canvas import pack_rows, png_of


def image(size: tuple[int, int], shades: int, run: int) -> Image.Image:
    """Runs of equal pixels in shades that nothing predicts."""
    made = Image.new("P", size)
    made.putpalette([part for shade in range(shades) for part in (shade, 255 - shade, shade // 2)])
    drawn = shake_128(b"shades").digest(size[0] * size[1] // run + 1)
    runs = b"".join(bytes([shade % shades]) * run for shade in drawn)
    made.frombytes(runs[: size[0] * size[1]])
    return made


def png_in_strips(made: Image.Image, *cuts: int) -> bytes:
    edges = [0, *cuts, made.height]
    strips = [made.crop((0, top, made.width, end)) for top, end in pairwise(edges)]
    return png_of(*made.size, bytes(made.getpalette() or ()), [pack_rows(strip) for strip in strips])


@pytest.mark.parametrize("cuts", [(), (1,), (4, 5, 16)])
def test_a_picture_is_read_back_as_it_was(cuts: tuple[int, ...]) -> None:
    made = image((33, 17), 128, 3)
    with Image.open(BytesIO(png_in_strips(made, *cuts))) as read:
        assert (read.format, read.mode, read.size, read.info) == ("PNG", "P", (33, 17), {})
        assert read.tobytes() == made.tobytes()
        assert read.getpalette() == made.getpalette()


def test_a_picture_in_strips_is_about_as_small_as_in_one_piece() -> None:
    made = image((800, 900), 24, 8)
    whole = len(zlib_ng.compress(made.tobytes(), 2))
    assert len(png_in_strips(made, *range(60, 900, 60))) < 1.05 * whole < len(zlib_ng.compress(made.tobytes(), 1))
