"""Canvases, and PNG files with a palette.

A canvas is opaque, or transparent if it will be drawn on others. PNG files are joined from strips of rows that are
compressed separately. zlib-ng takes half the time of the system's zlib in Pillow, and its output is a little smaller.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import dist
from struct import pack
from typing import NamedTuple

from PIL import Image
from zlib_ng import zlib_ng

from bot.pictures.masks import Mask
from bot.pictures.scene import Rgb, Scene, rgb

_OPAQUE_SHARE = 0.3


class Part(NamedTuple):
    """A rectangle of a layer, with or without transparency, and where it begins."""

    image: Image.Image
    left: int
    top: int


Layer = tuple[Part, ...]
"""A drawing that is laid on others, in parts that don't overlap.

Most of a card is opaque, and a part without transparency is laid ten times as fast.
"""


Bounds = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class Canvas:
    """An image of a scene, or of `height` of its rows from `first`, that is drawn on.

    Positions are those of the scene. Nothing fails that hangs over the edge.
    """

    __slots__ = ("_first", "_height", "_paste", "image", "is_opaque")

    def __init__(self, scene: Scene, first: int = 0, height: int | None = None) -> None:
        self._first, self._height = first, scene.height if height is None else height
        size = (scene.width, self._height)
        self.is_opaque = scene.ground is not None
        self.image = Image.new("RGB", size, rgb(scene.ground)) if scene.ground else Image.new("RGBA", size)
        # What `Image.paste` calls; most of a picture is small, and its checks take twice as long as the pixels.
        self._paste = self.image.im.paste

    def fill(self, colour: str, left: int, top: int, right: int, bottom: int) -> None:
        """Fill a rectangle with a colour ("#rrggbb").

        `right` and `bottom`, in pixels, are excluded. No-op if it lies above or below the canvas.
        """
        top, bottom = top - self._first, bottom - self._first
        if top >= self._height or bottom <= 0:
            return
        self._paste(rgb(colour) if self.is_opaque else (*rgb(colour), 255), (left, top, right, bottom))

    def stamp(self, mask: Mask, colour: str, left: int, top: int) -> None:
        """Paint the colour through a mask; the mask's own offset is added to `left` and `top`, in pixels.

        On a transparent canvas, soft edges get no dark seam. No-op if the mask lies above or below the canvas.
        """
        shades, across, down, core, width, height = mask
        left, top = left + across, top + down - self._first
        if top >= self._height or top + height <= 0:
            return
        if self.is_opaque:
            self._paste(rgb(colour), (left, top, left + width, top + height), core)
            return
        layer = Image.new("RGBA", shades.size, rgb(colour))
        layer.putalpha(shades)
        self._compose(layer, left, top)

    def lay(self, layer: Layer, left: int, top: int) -> None:
        """Draw a layer over the image, with the layer's origin at (`left`, `top`) in pixels."""
        for image, across, down in layer:
            start, upper = left + across, top + down - self._first
            width, height = image.size
            if upper >= self._height or upper + height <= 0:
                continue
            if not self.is_opaque:
                self._compose(image, start, upper)
                continue
            pixels, area = image.im, (start, upper, start + width, upper + height)
            if image.mode == "RGBA":
                self._paste(pixels, area, pixels)
            else:
                self._paste(pixels, area)

    def _compose(self, image: Image.Image, left: int, top: int) -> None:
        cut_left, cut_top = max(0, -left), max(0, -top)
        if cut_left < image.width and cut_top < image.height:
            self.image.alpha_composite(image.convert("RGBA"), (left + cut_left, top + cut_top), (cut_left, cut_top))

    def as_layer(self) -> Layer:
        """Return the image as a layer for other canvases."""
        bounds = self.image.getbbox()
        if self.is_opaque or bounds is None:
            return (Part(self.image, 0, 0),)
        return tuple(_parts(self.image, self.image.getchannel("A"), bounds, (bounds[1] + bounds[3]) // 2))


def _parts(image: Image.Image, alpha: Image.Image, bounds: Bounds, row: int) -> Iterator[Part]:
    """Divide the rectangle `bounds` of an image into its opaque core and the parts above, below, left and right.

    `alpha` is the image's opacity. The core lies around the middle of `row`, a y coordinate. Without such a core, yield
    one part with the whole bounds.
    """
    left, top, right, bottom = bounds
    core = _opaque_core(alpha, bounds, row)
    if core is None:
        yield Part(image.crop(bounds), left, top)
        return
    first, upper, last, lower = core
    yield Part(image.crop(core).convert("RGB"), first, upper)
    if top < upper:  # between round corners, its outermost row is opaque
        yield from _parts(image, alpha, (left, top, right, upper), top)
    if lower < bottom:
        yield from _parts(image, alpha, (left, lower, right, bottom), bottom - 1)
    for start, end in ((left, first), (last, right)):
        if start < end:
            yield Part(image.crop((start, upper, end, lower)), start, upper)


def _opaque_core(alpha: Image.Image, bounds: Bounds, row: int) -> Bounds | None:
    """Return a fully opaque rectangle around the middle of `row`, as large as possible within these bounds.

    `alpha` is the image's opacity, and `row` a y coordinate. Return None if the middle pixel isn't opaque, or if the
    rectangle is too small to be worth drawing apart.
    """
    left, top, right, bottom = bounds
    rows, width = alpha.tobytes(), alpha.width
    shades, across = rows[row * width : (row + 1) * width], (left + right) // 2
    if shades[across] != 255:
        return None
    first = max((x for x in range(left, across) if shades[x] != 255), default=left - 1) + 1
    last = min((x for x in range(across, right) if shades[x] != 255), default=right)
    opaque = b"\xff" * (last - first)
    upper, lower = row, row + 1
    while upper > top and rows.startswith(opaque, (upper - 1) * width + first):
        upper -= 1
    while lower < bottom and rows.startswith(opaque, lower * width + first):
        lower += 1
    is_worth_it = (last - first) * (lower - upper) > _OPAQUE_SHARE * (right - left) * (bottom - top)
    return (first, upper, last, lower) if is_worth_it else None


_ENTRIES = 128
_STEPS = (0.25, 0.5, 0.75)
_APART = 11
"""Least distance of a mix from a colour: Pillow rounds colours down to multiples of four before it compares them."""


def palette(colours: Iterable[str]) -> tuple[Rgb, ...]:
    """Return at most 128 palette entries: the colours, then those that cover the mixes of two of them best.

    Smooth edges between two colours need mixes. The result depends only on the set of colours.
    """
    chosen = sorted({rgb(colour) for colour in colours})[:_ENTRIES]
    mixes = sorted({_mix(one, other, step) for one, other in combinations(chosen, 2) for step in _STEPS})
    if not mixes or len(chosen) == _ENTRIES:
        return tuple(chosen)
    row = Image.new("RGB", (len(mixes), 1))
    row.putdata(mixes)
    covering = iter(row.quantize(_ENTRIES - len(chosen), Image.Quantize.MAXCOVERAGE).getpalette() or [])
    entries = zip(covering, covering, covering, strict=True)
    return (*chosen, *(each for each in entries if all(dist(each, colour) >= _APART for colour in chosen)))


def _mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LEVEL, _SMALLER = 2, 5
"""Levels of zlib-ng. The first takes half the time and makes a quarter more; the second is for dense rows."""
_DENSE = 84
"""Bytes of a packed row above which rows count as dense, so that a band of 466 rows stays below 40 KB."""
_HEADER = b"\x78\x5e"
_LAST_BLOCK = b"\x03\x00"
"""Start of a zlib stream and end of its blocks; its Adler-32 follows."""
_PRIME = 65_521
_PALETTE = 3
"""PNG colour type for pixels that are indices into a palette."""


class PackedRows(NamedTuple):
    """Rows of a picture as zlib blocks, with their uncompressed length and Adler-32.

    The blocks may be used at any position of a stream.
    """

    blocks: bytes
    length: int
    adler: int


def pack_rows(image: Image.Image) -> PackedRows:
    """Return all rows of a palette image (mode P), compressed for a PNG, with their length and Adler-32."""
    # Before each row stands the number of its filter, which is none: an empty column to the left of all.
    rows = Image.new("P", (image.width + 1, image.height))
    rows.paste(image, (1, 0))
    data = rows.tobytes()
    blocks = _deflate(data, _LEVEL)
    if len(blocks) > _DENSE * image.height:
        blocks = _deflate(data, _SMALLER)
    return PackedRows(blocks, len(data), zlib_ng.adler32(data))


def _deflate(data: bytes, level: int) -> bytes:
    stream = zlib_ng.compressobj(level, zlib_ng.DEFLATED, -zlib_ng.MAX_WBITS)
    return stream.compress(data) + stream.flush(zlib_ng.Z_FULL_FLUSH)


def png_of(width: int, height: int, palette: bytes, strips: Sequence[PackedRows]) -> bytes:
    """Return a PNG that contains only these rows and the palette, which is red, green and blue in turn."""
    header = pack(">IIBBBBB", width, height, 8, _PALETTE, 0, 0, 0)
    data = b"".join((_HEADER, *(strip.blocks for strip in strips), _LAST_BLOCK, pack(">I", _adler(strips))))
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in chunks)


def _adler(strips: Sequence[PackedRows]) -> int:
    """Return the Adler-32 of the uncompressed rows of all strips in order, computed from the strips' own sums."""
    low, high = 1, 0
    for strip in strips:
        high = (high + (strip.adler >> 16) + strip.length * (low - 1)) % _PRIME
        low = (low + (strip.adler & 0xFFFF) - 1) % _PRIME
    return high << 16 | low


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(kind)))
