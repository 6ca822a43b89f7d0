from hashlib import shake_128
from io import BytesIO

from PIL import Image
from zlib_ng import zlib_ng

from bot.pictures.png import png_of


def image(size: tuple[int, int], shades: int, run: int) -> Image.Image:
    """Runs of equal pixels in shades that nothing predicts."""
    made = Image.new("P", size)
    made.putpalette([part for shade in range(shades) for part in (shade, 255 - shade, shade // 2)])
    drawn = shake_128(b"shades").digest(size[0] * size[1] // run + 1)
    runs = b"".join(bytes([shade % shades]) * run for shade in drawn)
    made.frombytes(runs[: size[0] * size[1]])
    return made


def test_a_picture_is_read_back_as_it_was() -> None:
    made = image((33, 17), 128, 3)
    with Image.open(BytesIO(png_of(made))) as read:
        assert (read.format, read.mode, read.size, read.info) == ("PNG", "P", (33, 17), {})
        assert read.tobytes() == made.tobytes()
        assert read.getpalette() == made.getpalette()


def test_a_large_picture_is_packed_as_small_as_it_gets_in_reasonable_time() -> None:
    made = image((800, 900), 24, 8)
    quick = len(zlib_ng.compress(made.tobytes(), 3))
    png = png_of(made)
    assert quick > 64_000
    assert len(png) < 0.98 * quick
    with Image.open(BytesIO(png)) as read:
        assert read.tobytes() == made.tobytes()
