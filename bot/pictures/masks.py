"""Shapes, icons and words as masks: greyscale images of ink, which the renderer fills with a colour.

Shapes are drawn four times as large and reduced, so their edges are smooth. FreeType draws words in the bundled fonts.
Japanese letters have a font of their own; all others are in Inter, on the same baseline.
Soft edges have only the steps that a palette has between two colours, because finer steps compress badly.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, floor
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFont

from bot.pictures.japanese import has_japanese, split_runs
from bot.pictures.scene import Text, Weight
from bot.pictures.typesetting import Ink, inner, typeset

_FONTS = Path(__file__).parent / "fonts"
_ICONS = Path(__file__).parent / "icons"
_FILES: dict[Weight, str] = {"regular": "Inter-Regular.otf", "bold": "Inter-Bold.otf"}
_JAPANESE_FILES: dict[Weight, str] = {"regular": "NotoSansJP-Regular.otf", "bold": "NotoSansJP-Bold.otf"}
_SCALE = 4
_HATCH_PITCH = 12
_HATCH_WIDTH = 4
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
"""The corners of a rectangle: whether right, and whether at the bottom."""
_QUARTERS = [round(round(shade / 255 * 4) / 4 * 255) for shade in range(256)]
_TURNED = {1: Image.Transpose.ROTATE_270, 2: Image.Transpose.ROTATE_180, 3: Image.Transpose.ROTATE_90}

Points = tuple[tuple[float, float], ...]


class Area(NamedTuple):
    """A rounded rectangle of whole pixels."""

    left: int
    top: int
    width: int
    height: int
    radius: int

    def inside(self, margin: int) -> "Area":
        """Return the area reduced by `margin` on all sides."""
        left, top, width, height, radius = self
        return Area(left + margin, top + margin, width - 2 * margin, height - 2 * margin, max(0, radius - margin))


class Mask(NamedTuple):
    """Shades of ink, and where they begin within the form that they are a mask of."""

    shades: Image.Image
    left: int
    top: int
    core: Any
    """The core image of `shades`. Access through `shades`, also to its size, takes longer than painting a corner."""
    width: int
    height: int


def crop_mask(form: Image.Image) -> Mask:
    """Return a mask of the image, cropped to its pixels that aren't black.

    Grey levels are rounded to quarters of 255, because soft edges use only those five.
    """
    shades = form.point(_QUARTERS)
    left, top, right, bottom = shades.getbbox() or (0, 0, 1, 1)
    cut = shades.crop((left, top, right, bottom))
    return Mask(cut, left, top, cut.im, *cut.size)


def snap(length: float) -> float:
    """Round to the resolution of the enlarged drawing, so that similar shapes share a mask."""
    return round(length * _SCALE) / _SCALE


def _load(file: str, size: int) -> ImageFont.FreeTypeFont:
    # The basic layout needs no library beside the wheel and lays out alike everywhere.
    return ImageFont.truetype(_FONTS / file, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=128)
def _font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    return _load(_FILES[weight], size)


@lru_cache(maxsize=24)
def _japanese_font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    # Fewer are kept: the system counts a megabyte for each, though all map the same file.
    return _load(_JAPANESE_FILES[weight], size)


@lru_cache(maxsize=8192)
def measure(words: str, size: int, weight: Weight) -> Ink:
    """Return the ink of one line of words at a size and weight."""
    if len(words) > 1 and has_japanese(words):
        inks = [(x, measure(run, size, weight)) for run, x in _place_runs(words, size, weight)]
        return Ink(
            min(x + ink.left for x, ink in inks),
            min(ink.top for _, ink in inks),
            max(x + ink.right for x, ink in inks),
            max(ink.bottom for _, ink in inks),
        )
    left, top, right, bottom = _font_of(words, size, weight).getbbox(words, anchor="ls")
    return Ink(floor(left), floor(top), ceil(right), ceil(bottom))


def _place_runs(words: str, size: int, weight: Weight) -> Iterator[tuple[str, int]]:
    """Yield each run of words in one font, with its x coordinate in whole pixels from the line's origin."""
    x = 0
    for run in split_runs(words):
        yield run, x
        x += _advance(run, size, weight)


@lru_cache(maxsize=4096)
def _advance(run: str, size: int, weight: Weight) -> int:
    """Return the pixels from the origin of a run in one font to the origin of the next run."""
    return round(_font_of(run, size, weight).getlength(run))


def _font_of(run: str, size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    return _japanese_font(size, weight) if has_japanese(run) else _font(size, weight)


def text_mask(text: Text) -> Image.Image:
    """Return a greyscale mask of the text set in its box: 255 where a letter is, 0 elsewhere.

    The mask has the size of the box in whole pixels. It is blank if the text doesn't fit.
    """
    _, _, width, height = inner(text)
    mask = Image.new("L", (max(1, width), max(1, height)))
    setting = typeset(text, measure)
    if setting is not None:
        pen = ImageDraw.Draw(mask)
        for row in setting.rows:
            for run, x in _place_runs(row.words, setting.size, text.weight):
                font = _font_of(run, setting.size, text.weight)
                pen.text((row.x + x, row.y), run, fill=255, font=font, anchor="ls")
    return mask


def icon_mask(name: str, side: int, turns: int) -> Image.Image:
    """Return a greyscale mask of an icon, `side` pixels wide and high.

    `name` is its file name without ".png". The icon is rotated clockwise by `turns` quarter turns, from 0 to 3.
    """
    with Image.open(_ICONS / f"{name}.png") as drawing:
        upright = drawing.convert("L").resize((side, side), Image.Resampling.LANCZOS, reducing_gap=2.0)
    return upright.transpose(_TURNED[turns]) if turns else upright


@lru_cache(maxsize=64)
def corners(radius: int, thick: int | None = None) -> tuple[Mask, Mask, Mask, Mask]:
    """Draw the corners of a filled rounded rectangle, or of its frame of thickness `thick`.

    They are squares in the order of `CORNERS`; their side is the larger of radius and thickness.
    """
    side = max(radius, thick or 0)
    area = Area(0, 0, 2 * side, 2 * side, radius)
    whole = box_mask(area) if thick is None else frame_mask(area, thick)
    upper_left, upper_right, lower_left, lower_right = (
        crop_mask(whole.crop((side * right, side * bottom, side * right + side, side * bottom + side)))
        for right, bottom in CORNERS
    )
    return upper_left, upper_right, lower_left, lower_right


def box_mask(area: Area) -> Image.Image:
    """Return a greyscale mask of the area with its rounded corners: 255 inside, 0 outside."""
    mask, radius = Image.new("L", (area.width, area.height), 255), area.radius
    if radius == 0:
        return mask
    disc = disc_mask(radius, radius, radius, 0)
    for right, bottom in CORNERS:
        corner = disc.crop((radius * right, radius * bottom, radius * right + radius, radius * bottom + radius))
        mask.paste(corner, (right * (area.width - radius), bottom * (area.height - radius)))
    return mask


def frame_mask(area: Area, thick: int) -> Image.Image:
    """Return a greyscale mask of the area's border, `thick` pixels wide; the whole area if the border fills it."""
    mask, within = box_mask(area), area.inside(thick)
    if min(within.width, within.height) <= 0:
        return mask
    hole = Image.new("L", mask.size)
    hole.paste(box_mask(within), (thick, thick))
    return ImageChops.subtract(mask, hole)


def hatch_mask(area: Area) -> Image.Image:
    """Return a greyscale mask of diagonal stripes that fill the area."""
    stripes = Image.new("L", (area.width * _SCALE, area.height * _SCALE))
    pen = ImageDraw.Draw(stripes)
    for start in range(-area.height, area.width, _HATCH_PITCH):
        end = ((start + area.height) * _SCALE, 0)
        pen.line(((start * _SCALE, area.height * _SCALE), end), fill=255, width=_HATCH_WIDTH * _SCALE)
    return ImageChops.multiply(stripes.reduce(_SCALE), box_mask(area))


def disc_mask(x: float, y: float, radius: float, thick: float) -> Image.Image:
    """Return a greyscale mask of a disc around (`x`, `y`): 255 inside, 0 outside, with smooth edges.

    If `thick` isn't 0, it is a ring of that thickness inside the disc's edge. All lengths are in pixels.
    """
    side = ceil(max(x, y) + radius) + 1
    large = Image.new("L", (side * _SCALE, side * _SCALE))
    pen = ImageDraw.Draw(large)
    for reach, ink in ((radius, 255), (radius - thick, 0)) if thick else ((radius, 255),):
        left, top, right, bottom = (side * _SCALE for side in (x - reach, y - reach, x + reach, y + reach))
        if right - left >= 1:
            pen.ellipse((left, top, right - 1, bottom - 1), fill=ink)
    return large.reduce(_SCALE)


def polygon_mask(points: Points, margin: int, thick: float) -> Image.Image:
    """Return a greyscale mask of the polygon through these points: filled, or an outline if `thick` isn't 0.

    `thick` is the outline's width in pixels. The mask extends `margin` pixels beyond the farthest points to the right
    and below.
    """
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
