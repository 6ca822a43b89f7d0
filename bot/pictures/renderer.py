"""Draws scenes as PNG pictures with Pillow.

A picture is cut into strips of whole rows, and each strip is drawn on its own. Pictures share the strips that they have
in common, so cuts divide few shapes. Caches hold compressed strips, sprites and masks up to a number of bytes, and drop
the least recently used.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from hashlib import blake2b
from io import BytesIO
from itertools import accumulate, pairwise
from math import ceil, floor, hypot
from threading import Lock
from typing import Generic, NamedTuple, TypeVar, assert_never

import msgspec
from cachetools import LRUCache
from PIL import Image

from bot.pictures.canvas import Canvas, Layer, PackedRows, pack_rows, palette, png_of
from bot.pictures.masks import (
    CORNERS,
    Area,
    Mask,
    Points,
    box_mask,
    corners,
    crop_mask,
    disc_mask,
    frame_mask,
    hatch_mask,
    icon_mask,
    polygon_mask,
    snap,
    text_mask,
)
from bot.pictures.scene import (
    SHARED,
    Box,
    Disc,
    Drawn,
    Group,
    Icon,
    Line,
    Polygon,
    Scene,
    Sprite,
    Text,
    colours_of,
)
from bot.pictures.typesetting import inner

_LOWEST, _HIGHEST = 40, 124
"""Rows of a strip, both even; the last may have fewer. Much lower ones share more, and take longer to put together."""


class Strip(NamedTuple):
    """Rows of a scene, of full width: the first, their number, and the places of the parts that touch them.

    The places are indexes of `Scene.parts`, from bottom to top.
    """

    top: int
    height: int
    places: tuple[int, ...]


_Reach = tuple[int, int]
"""The rows that a part of a scene may touch: the first, and the one after the last."""


def strips_of(scene: Scene) -> tuple[Strip, ...]:
    """Divide a scene into horizontal strips, from the top.

    Stacked in this order, their pictures form the scene's picture.
    """
    return _strips(
        scene.height,
        tuple([_reach_of_group(part) if isinstance(part, Group) else _reach(part) for part in scene.parts]),
    )


@lru_cache(maxsize=512)
def _strips(height: int, reaches: tuple[_Reach, ...]) -> tuple[Strip, ...]:
    """Divide a scene of this height, with parts of these rows. Most scenes have the same rows as an earlier one."""
    return tuple(
        Strip(top, end - top, tuple(place for place, (first, last) in enumerate(reaches) if first < end and last > top))
        for top, end in pairwise((*_cuts(height, reaches), height))
    )


def _cuts(height: int, reaches: Sequence[_Reach]) -> Iterator[int]:
    """Yield the first row of each strip into which a scene of this height is cut, from the top.

    `reaches` are the rows of the scene's parts. A cut divides as few parts as possible; among equal
    rows, it takes the one that begins the most. Only even rows are tried, which takes half the time.
    """
    steps, begun = [0] * (height // 2 + 2), [0] * (height // 2 + 2)  # by pairs of rows
    for first, last in reaches:
        start, end = max(first, 0), min(last, height)
        if end > start:
            begun[start // 2] += 1
        if end - start > 1:
            steps[start // 2 + 1] += 1
            steps[(end + 1) // 2] -= 1
    costs = [divided * (len(reaches) + 1) - begins for divided, begins in zip(accumulate(steps), begun, strict=True)]
    top, lowest, highest = 0, _LOWEST // 2, _HIGHEST // 2
    yield top
    while height - 2 * top > _HIGHEST:
        below = costs[top + highest : top + lowest - 1 : -1]
        top += highest - below.index(min(below))
        yield 2 * top


@lru_cache(maxsize=1_024)
def _reach_of_group(group: Group) -> _Reach:
    reaches = [_reach(shape) for shape in group.shapes]
    return min((first for first, _ in reaches), default=0), max((end for _, end in reaches), default=0)


def _reach(shape: Drawn) -> _Reach:
    match shape:
        case Sprite():
            top = round(shape.y)
            return top, top + shape.scene.height
        case Box() | Text():
            return floor(shape.y), ceil(shape.y + shape.height) + 1
        case Icon():
            return floor(shape.y), ceil(shape.y + shape.size) + 1
        case Disc():
            return floor(shape.y - shape.radius) - 1, ceil(shape.y + shape.radius) + 2
        case Polygon():
            margin, heights = ceil(shape.line_width) + 2, [y for _, y in shape.points]
            return floor(min(heights)) - margin, ceil(max(heights)) + margin
        case Line():
            margin = ceil(shape.width / 2) + 2
            return floor(min(shape.y, shape.to_y)) - margin, ceil(max(shape.y, shape.to_y)) + margin
        case _:
            assert_never(shape)


T = TypeVar("T")


class SharedCache(Generic[T]):
    """Thread-safe LRU cache, bounded by the total weight of its values.

    Two threads that miss the same key both compute the value; the later one stays.
    """

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self._values: LRUCache[Hashable, T] = LRUCache(limit, weigh)
        self._lock = Lock()

    @property
    def weight(self) -> float:
        """Total weight of the cached values, in bytes."""
        return self._values.currsize

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the cached value of the key, or call `make`, cache its result and return it.

        A result heavier than the whole cache is returned without being cached.
        """
        with self._lock, suppress(KeyError):
            return self._values[key]
        value = make()
        with self._lock, suppress(ValueError):
            self._values[key] = value
        return value


_SPRITES = 28 * 1024 * 1024
"""Bytes of sprites that are kept: all cards and pieces of one game, or the usual ones of all games."""
_MASKS = 12 * 1024 * 1024
_STRIPS = 16 * 1024 * 1024
"""Bytes of packed strips that are kept: some thousand."""

_SMALL = 2_000
"""Pixels of a form that is drawn with one mask; a larger one is put together from rectangles and corners."""

_encode = msgspec.msgpack.Encoder().encode


class Renderer:
    """Draws scenes; may be used from several threads.

    Keeps at most `_SPRITES` bytes of sprites, `_MASKS` of outlines, and `strips` of packed strips.
    """

    def __init__(self, strips: int = _STRIPS) -> None:
        self._strips: SharedCache[PackedRows] = SharedCache(strips, lambda strip: len(strip.blocks) + 512)
        self._layers: SharedCache[Layer] = SharedCache(
            _SPRITES, lambda layer: sum(_weight_of_image(part.image) for part in layer)
        )
        self._masks: SharedCache[Mask] = SharedCache(_MASKS, lambda mask: _weight_of_image(mask.shades))

    def draw(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file; equal scenes give equal bytes.

        Raises ValueError for a scene with a transparent background (`ground` None).
        """
        if scene.ground is None:
            raise ValueError("a picture needs a ground; a scene without one is for sprites")
        colours = colours_of(scene)
        entries = _entries(colours)
        shared = blake2b(_encode((scene.width, scene.ground, entries)), digest_size=16)
        strips = []
        for strip in strips_of(scene):
            key = shared.copy()
            key.update(b"".join((_encode(strip[:2]), *(scene.codes[place] for place in strip.places))))
            strips.append(self._strips.get(key.digest(), partial(self._pack_strip, scene, colours, strip)))
        return png_of(scene.width, scene.height, entries, strips)

    def _pack_strip(self, scene: Scene, colours: frozenset[str], strip: Strip) -> PackedRows:
        return pack_rows(self._paint_in_palette(scene, colours, strip))

    def _paint_in_palette(self, scene: Scene, colours: frozenset[str], strip: Strip | None = None) -> Image.Image:
        """Return the scene, or one strip of the scene, drawn as a palette image (mode P) with these colours.

        The image isn't dithered.
        """
        image = self._paint(scene, strip).image
        return image.quantize(palette=_palette_image(colours), dither=Image.Dither.NONE)

    def draw_scaled(self, scene: Scene, width: int) -> Image.Image:
        """Return the scene as a palette image (mode P), scaled to `width` pixels with its proportions kept.

        The scene must have a background colour (`ground`).
        """
        image = self._paint(scene).image
        scaled = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
        return scaled.quantize(palette=_palette_image(colours_of(scene)), dither=Image.Dither.NONE)

    def draw_cut_out(self, scene: Scene) -> bytes:
        """Return a scene without a background colour (`ground`) as a transparent PNG file in full colour."""
        file = BytesIO()
        self._paint(scene).image.save(file, "PNG", optimize=True)
        return file.getvalue()

    def _paint(self, scene: Scene, strip: Strip | None = None) -> Canvas:
        if strip is None:
            strip = Strip(0, scene.height, tuple(range(len(scene.parts))))
        canvas = Canvas(scene, strip.top, strip.height)
        for place in strip.places:
            part = scene.parts[place]
            for shape in part.shapes if isinstance(part, Group) else (part,):
                self._put(canvas, shape)
        return canvas

    def _put(self, canvas: Canvas, shape: Drawn) -> None:
        match shape:
            case Sprite():
                layer = self._layers.get(shape.scene, lambda: self._paint(shape.scene).as_layer())
                canvas.lay(layer, round(shape.x), round(shape.y))
            case Text():
                self._put_text(canvas, shape)
            case Box():
                self._put_box(canvas, shape)
            case Disc():
                self._put_disc(canvas, shape)
            case Polygon():
                self._put_polygon(canvas, shape.points, shape.fill, shape.line, shape.line_width)
            case Icon():
                self._put_icon(canvas, shape)
            case Line():
                self._put_polygon(canvas, _stroke(shape), shape.colour, None, 0)
            case _:
                assert_never(shape)

    def _mask(self, key: Hashable, make: Callable[[], Image.Image]) -> Mask:
        return self._masks.get(key, lambda: crop_mask(make()))

    def _put_text(self, canvas: Canvas, text: Text) -> None:
        left, top, width, height = inner(text)
        form = (text.text, width, height, text.size, text.least, text.weight, text.align, text.anchor, text.lines)
        canvas.stamp(self._mask(form, lambda: text_mask(text)), text.colour, left, top)

    def _put_icon(self, canvas: Canvas, icon: Icon) -> None:
        side = round(icon.size)
        turns = icon.quarter_turns % 4
        mask = self._mask(("icon", icon.name, side, turns), lambda: icon_mask(icon.name, side, turns))
        canvas.stamp(mask, icon.colour, round(icon.x), round(icon.y))

    def _put_box(self, canvas: Canvas, box: Box) -> None:
        left, top = round(box.x), round(box.y)
        width, height = round(box.x + box.width) - left, round(box.y + box.height) - top
        if width <= 0 or height <= 0:
            return
        area = Area(left, top, width, height, round(min(box.radius, width / 2, height / 2)))
        if box.line is not None:
            thick = max(1, round(box.line_width))
            if box.fill is None:
                self._frame(canvas, area, box.line, thick)
            else:
                # The fill lies inside the line, or it would shine through at the corners.
                self._fill(canvas, area, box.line)
            area = area.inside(thick)
        if min(area.width, area.height) <= 0:
            return
        if box.fill is not None:
            self._fill(canvas, area, box.fill)
        if box.hatch is not None:
            mask = self._mask(("hatch", *area[2:]), lambda: hatch_mask(area))
            canvas.stamp(mask, box.hatch, area.left, area.top)

    def _fill(self, canvas: Canvas, area: Area, colour: str) -> None:
        left, top, width, height, radius = area
        right, bottom = left + width, top + height
        if radius == 0:
            canvas.fill(colour, left, top, right, bottom)
        elif width * height <= _SMALL:
            canvas.stamp(self._mask(("box", width, height, radius), lambda: box_mask(area)), colour, left, top)
        else:
            canvas.fill(colour, left + radius, top, right - radius, top + radius)
            canvas.fill(colour, left, top + radius, right, bottom - radius)
            canvas.fill(colour, left + radius, bottom - radius, right - radius, bottom)
            _put_corners(canvas, area, colour, corners(radius))

    def _frame(self, canvas: Canvas, area: Area, colour: str, thick: int) -> None:
        left, top, width, height, radius = area
        side = max(radius, thick)
        if width * height <= _SMALL or min(width, height) <= 2 * side:
            mask = self._mask(("frame", width, height, radius, thick), lambda: frame_mask(area, thick))
            canvas.stamp(mask, colour, left, top)
            return
        right, bottom = left + width, top + height
        canvas.fill(colour, left + side, top, right - side, top + thick)
        canvas.fill(colour, left + side, bottom - thick, right - side, bottom)
        canvas.fill(colour, left, top + side, left + thick, bottom - side)
        canvas.fill(colour, right - thick, top + side, right, bottom - side)
        _put_corners(canvas, area._replace(radius=side), colour, corners(radius, thick))

    def _put_disc(self, canvas: Canvas, disc: Disc) -> None:
        left, top = floor(disc.x - disc.radius) - 1, floor(disc.y - disc.radius) - 1
        form = (snap(disc.x - left), snap(disc.y - top), disc.radius)
        if disc.fill is not None:
            canvas.stamp(self._mask(("disc", form), lambda: disc_mask(*form, 0)), disc.fill, left, top)
        if disc.line is not None:
            thick = disc.line_width
            canvas.stamp(self._mask(("ring", form, thick), lambda: disc_mask(*form, thick)), disc.line, left, top)

    def _put_polygon(
        self, canvas: Canvas, points: Points, fill: str | None, line: str | None, line_width: float
    ) -> None:
        margin = ceil(line_width) + 1
        left = floor(min(x for x, _ in points)) - margin
        top = floor(min(y for _, y in points)) - margin
        form = tuple((snap(x - left), snap(y - top)) for x, y in points)
        if fill is not None:
            mask = self._mask(("polygon", form, margin), lambda: polygon_mask(form, margin, 0))
            canvas.stamp(mask, fill, left, top)
        if line is not None:
            mask = self._mask(("outline", form, line_width), lambda: polygon_mask(form, margin, line_width))
            canvas.stamp(mask, line, left, top)


def _put_corners(canvas: Canvas, area: Area, colour: str, masks: tuple[Mask, ...]) -> None:
    """Stamp the four corners of an area; each is a square with the side `area.radius`.

    `masks` has one mask for each corner, in the order of `CORNERS`.
    """
    left, top, width, height, side = area
    for mask, (right, bottom) in zip(masks, CORNERS, strict=True):
        canvas.stamp(mask, colour, left + right * (width - side), top + bottom * (height - side))


def _weight_of_image(image: Image.Image) -> int:
    return image.width * image.height * (1 if image.mode == "L" else 4) + 256


@lru_cache(maxsize=512)
def _entries(colours: frozenset[str]) -> bytes:
    return bytes(part for entry in palette(colours.union(SHARED)) for part in entry)


@lru_cache(maxsize=16)
def _palette_image(colours: frozenset[str]) -> Image.Image:
    """Return an image of one pixel with the palette of these colours.

    The newest 16 are cached, because Pillow stores half a megabyte of colour look-ups with each.
    """
    image = Image.new("P", (1, 1))
    image.putpalette(_entries(colours))
    return image


def _stroke(line: Line) -> Points:
    length = hypot(line.to_x - line.x, line.to_y - line.y) or 1
    across_x = (line.to_y - line.y) / length * line.width / 2
    across_y = (line.to_x - line.x) / length * line.width / 2
    return (
        (line.x + across_x, line.y - across_y),
        (line.to_x + across_x, line.to_y - across_y),
        (line.to_x - across_x, line.to_y + across_y),
        (line.x - across_x, line.y + across_y),
    )
