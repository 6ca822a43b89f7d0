"""Draws scenes as PNG pictures with Pillow; nothing else in the project knows how.

Shapes are drawn four times as large and reduced, which makes their edges smooth; words are drawn by FreeType in the
bundled fonts. What was drawn once is kept: a sprite by its scene, the outline of a shape by its form.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from io import BytesIO
from math import ceil, floor, hypot
from pathlib import Path
from typing import NamedTuple, assert_never

from PIL import Image, ImageChops, ImageDraw, ImageFont

from bot.pictures.cache import SharedCache
from bot.pictures.colours import SHARED, colours_of, palette, rgb
from bot.pictures.scene import Box, Disc, Icon, Line, Polygon, Scene, Sprite, Text, Weight
from bot.pictures.typesetting import Ink, inner, typeset

_FONTS = Path(__file__).parent / "fonts"
_ICONS = Path(__file__).parent / "icons"
_FILES: dict[Weight, str] = {"regular": "Inter-Regular.otf", "bold": "Inter-Bold.otf"}
_SCALE = 4
_HATCH_PITCH = 12
_HATCH_WIDTH = 4
_CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
_COMPRESSION = 3
_QUARTERS = [round(round(shade / 255 * 4) / 4 * 255) for shade in range(256)]
"""Soft edges in the steps that the palette has between two colours; finer ones would be noise that can't be packed."""
_TURNED = {1: Image.Transpose.ROTATE_270, 2: Image.Transpose.ROTATE_180, 3: Image.Transpose.ROTATE_90}
_DEFAULT_LIMIT = 24 * 1024 * 1024

Points = tuple[tuple[float, float], ...]


class _Area(NamedTuple):
    """A rounded rectangle of whole pixels."""

    left: int
    top: int
    width: int
    height: int
    radius: int

    def inside(self, margin: int) -> "_Area":
        """Return what is left when the margin is taken away all around."""
        left, top, width, height, radius = self
        return _Area(left + margin, top + margin, width - 2 * margin, height - 2 * margin, max(0, radius - margin))


class Renderer:
    """Draws scenes; may be used from several threads. Keeps at most `limit` bytes of what it drew."""

    def __init__(self, limit: int = _DEFAULT_LIMIT) -> None:
        self._kept: SharedCache[Image.Image] = SharedCache(limit, _weight)

    def draw(self, scene: Scene) -> bytes:
        """Return the scene as PNG, equal bytes for equal scenes; raises ValueError for a scene without a ground."""
        if scene.ground is None:
            raise ValueError("a picture needs a ground; a scene without one is for sprites")
        image = self._paint(scene)
        entries = self._kept.get(("palette", colours_of(scene) | frozenset(SHARED)), lambda: _palette_image(scene))
        indexed = image.quantize(palette=entries, dither=Image.Dither.NONE)
        file = BytesIO()
        indexed.save(file, "PNG", compress_level=_COMPRESSION)
        return file.getvalue()

    def _paint(self, scene: Scene) -> Image.Image:
        if scene.ground is None:
            image = Image.new("RGBA", (scene.width, scene.height))
        else:
            image = Image.new("RGB", (scene.width, scene.height), rgb(scene.ground))
        for shape in scene.shapes:
            self._put(image, shape)
        return image

    def _put(self, image: Image.Image, shape: Box | Disc | Polygon | Line | Text | Icon | Sprite) -> None:
        match shape:
            case Sprite():
                drawn = self._kept.get(shape.scene, lambda: self._paint(shape.scene))
                _lay(image, drawn, round(shape.x), round(shape.y))
            case Text():
                self._put_text(image, shape)
            case Box():
                self._put_box(image, shape)
            case Disc():
                self._put_disc(image, shape)
            case Polygon():
                self._put_polygon(image, shape.points, shape.fill, shape.line, shape.line_width)
            case Icon():
                self._put_icon(image, shape)
            case Line():
                self._put_polygon(image, _stroke(shape), shape.colour, None, 0)
            case _:
                assert_never(shape)

    def _mask(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        return self._kept.get(key, lambda: make().point(_QUARTERS))

    def _put_text(self, image: Image.Image, text: Text) -> None:
        left, top, width, height = inner(text)
        form = (text.text, width, height, text.size, text.least, text.weight, text.align, text.anchor, text.lines)
        _stamp(image, self._mask(form, lambda: _text_mask(text)), text.colour, left, top)

    def _put_icon(self, image: Image.Image, icon: Icon) -> None:
        side = round(icon.size)
        turns = icon.quarter_turns % 4
        mask = self._mask(("icon", icon.name, side, turns), lambda: _icon_mask(icon.name, side, turns))
        _stamp(image, mask, icon.colour, round(icon.x), round(icon.y))

    def _put_box(self, image: Image.Image, box: Box) -> None:
        left, top = round(box.x), round(box.y)
        width, height = round(box.x + box.width) - left, round(box.y + box.height) - top
        if width <= 0 or height <= 0:
            return
        area = _Area(left, top, width, height, round(min(box.radius, width / 2, height / 2)))
        if box.line is not None:
            thick = max(1, round(box.line_width))
            if box.fill is None:
                mask = self._mask(("frame", *area[2:], thick), lambda: _frame_mask(area, thick))
                _stamp(image, mask, box.line, left, top)
            else:
                # The fill lies inside the line, or it would shine through at the corners.
                self._fill(image, area, box.line)
            area = area.inside(thick)
        if min(area.width, area.height) <= 0:
            return
        if box.fill is not None:
            self._fill(image, area, box.fill)
        if box.hatch is not None:
            mask = self._mask(("hatch", *area[2:]), lambda: _hatch_mask(area))
            _stamp(image, mask, box.hatch, area.left, area.top)

    def _fill(self, image: Image.Image, area: _Area, colour: str) -> None:
        """Fill a rounded area: rectangles without a mask, which is ten times as fast, and the corners with one."""
        left, top, width, height, radius = area
        ink = rgb(colour) if image.mode == "RGB" else (*rgb(colour), 255)
        image.paste(ink, (left + radius, top, left + width - radius, top + height))
        if radius == 0:
            return
        image.paste(ink, (left, top + radius, left + radius, top + height - radius))
        image.paste(ink, (left + width - radius, top + radius, left + width, top + height - radius))
        for right, bottom in _CORNERS:
            corner = self._mask(("corner", radius, right, bottom), partial(_corner_mask, radius, right, bottom))
            _stamp(image, corner, colour, left + right * (width - radius), top + bottom * (height - radius))

    def _put_disc(self, image: Image.Image, disc: Disc) -> None:
        left, top = floor(disc.x - disc.radius) - 1, floor(disc.y - disc.radius) - 1
        form = (_snap(disc.x - left), _snap(disc.y - top), disc.radius)
        if disc.fill is not None:
            _stamp(image, self._mask(("disc", form), lambda: _disc_mask(*form, 0)), disc.fill, left, top)
        if disc.line is not None:
            thick = disc.line_width
            _stamp(image, self._mask(("ring", form, thick), lambda: _disc_mask(*form, thick)), disc.line, left, top)

    def _put_polygon(
        self, image: Image.Image, points: Points, fill: str | None, line: str | None, line_width: float
    ) -> None:
        margin = ceil(line_width) + 1
        left = floor(min(x for x, _ in points)) - margin
        top = floor(min(y for _, y in points)) - margin
        form = tuple((_snap(x - left), _snap(y - top)) for x, y in points)
        if fill is not None:
            mask = self._mask(("polygon", form, margin), lambda: _polygon_mask(form, margin, 0))
            _stamp(image, mask, fill, left, top)
        if line is not None:
            mask = self._mask(("outline", form, line_width), lambda: _polygon_mask(form, margin, line_width))
            _stamp(image, mask, line, left, top)


def _weight(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands()) + 256


def _snap(length: float) -> float:
    """Round to what the enlarged drawing can tell apart, so that like shapes share a mask."""
    return round(length * _SCALE) / _SCALE


def _palette_image(scene: Scene) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette([part for entry in palette(colours_of(scene) | frozenset(SHARED)) for part in entry])
    return image


def _stamp(image: Image.Image, mask: Image.Image, colour: str, left: int, top: int) -> None:
    """Colour the image where the mask is; on a transparent ground without a dark seam at soft edges."""
    if image.mode == "RGB":
        image.paste(rgb(colour), (left, top), mask)
        return
    layer = Image.new("RGBA", mask.size, rgb(colour))
    layer.putalpha(mask)
    _lay(image, layer, left, top)


def _lay(image: Image.Image, layer: Image.Image, left: int, top: int) -> None:
    if image.mode == "RGB":
        image.paste(layer, (left, top), layer if layer.mode == "RGBA" else None)
        return
    cut_left, cut_top = max(0, -left), max(0, -top)
    if cut_left < layer.width and cut_top < layer.height:
        image.alpha_composite(layer.convert("RGBA"), (left + cut_left, top + cut_top), (cut_left, cut_top))


@lru_cache(maxsize=128)
def _font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    # The basic layout needs no library beside the wheel and lays out alike everywhere.
    return ImageFont.truetype(_FONTS / _FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def _measure(words: str, size: int, weight: Weight) -> Ink:
    left, top, right, bottom = _font(size, weight).getbbox(words, anchor="ls")
    return Ink(floor(left), floor(top), ceil(right), ceil(bottom))


def _text_mask(text: Text) -> Image.Image:
    _, _, width, height = inner(text)
    mask = Image.new("L", (max(1, width), max(1, height)))
    setting = typeset(text, _measure)
    if setting is not None:
        pen = ImageDraw.Draw(mask)
        for row in setting.rows:
            pen.text((row.x, row.y), row.words, fill=255, font=_font(setting.size, text.weight), anchor="ls")
    return mask


def _icon_mask(name: str, side: int, turns: int) -> Image.Image:
    with Image.open(_ICONS / f"{name}.png") as drawing:
        upright = drawing.convert("L").resize((side, side), Image.Resampling.LANCZOS, reducing_gap=2.0)
    return upright.transpose(_TURNED[turns]) if turns else upright


def _corner_mask(radius: int, right: int, bottom: int) -> Image.Image:
    whole = _disc_mask(radius, radius, radius, 0)
    left, top = radius * right, radius * bottom
    return whole.crop((left, top, left + radius, top + radius))


def _box_mask(area: _Area) -> Image.Image:
    mask = Image.new("L", (area.width, area.height), 255)
    for right, bottom in _CORNERS if area.radius else ():
        corner = _corner_mask(area.radius, right, bottom)
        mask.paste(corner, (right * (area.width - area.radius), bottom * (area.height - area.radius)))
    return mask


def _frame_mask(area: _Area, thick: int) -> Image.Image:
    mask, within = _box_mask(area), area.inside(thick)
    if min(within.width, within.height) <= 0:
        return mask
    hole = Image.new("L", mask.size)
    hole.paste(_box_mask(within), (thick, thick))
    return ImageChops.subtract(mask, hole)


def _hatch_mask(area: _Area) -> Image.Image:
    stripes = Image.new("L", (area.width * _SCALE, area.height * _SCALE))
    pen = ImageDraw.Draw(stripes)
    for start in range(-area.height, area.width, _HATCH_PITCH):
        end = ((start + area.height) * _SCALE, 0)
        pen.line(((start * _SCALE, area.height * _SCALE), end), fill=255, width=_HATCH_WIDTH * _SCALE)
    return ImageChops.multiply(stripes.reduce(_SCALE), _box_mask(area))


def _disc_mask(x: float, y: float, radius: float, thick: float) -> Image.Image:
    """Draw a disc, or with `thick` a ring whose outer edge is the disc's."""
    side = ceil(max(x, y) + radius) + 1
    large = Image.new("L", (side * _SCALE, side * _SCALE))
    pen = ImageDraw.Draw(large)
    for reach, ink in ((radius, 255), (radius - thick, 0)) if thick else ((radius, 255),):
        around = (x - reach, y - reach, x + reach, y + reach)
        first = (around[0] * _SCALE, around[1] * _SCALE)
        if reach > 0:
            pen.ellipse((*first, around[2] * _SCALE - 1, around[3] * _SCALE - 1), fill=ink)
    return large.reduce(_SCALE)


def _polygon_mask(points: Points, margin: int, thick: float) -> Image.Image:
    """Draw a filled polygon, or with `thick` its outline."""
    width = ceil(max(x for x, _ in points)) + margin
    height = ceil(max(y for _, y in points)) + margin
    large = Image.new("L", (width * _SCALE, height * _SCALE))
    pen = ImageDraw.Draw(large)
    enlarged = [(x * _SCALE, y * _SCALE) for x, y in points]
    if thick:
        pen.line([*enlarged, *enlarged[:2]], fill=255, width=round(thick * _SCALE), joint="curve")
    else:
        pen.polygon(enlarged, fill=255)
    return large.reduce(_SCALE)


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
