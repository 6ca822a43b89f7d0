"""What is drawn on: an opaque picture, or a transparent one that will be laid on others."""

from typing import NamedTuple

from PIL import Image

from bot.pictures.colours import rgb
from bot.pictures.masks import Mask
from bot.pictures.scene import Scene

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


class Canvas:
    """An image that is drawn on; nothing fails that hangs over its edge."""

    __slots__ = ("image",)

    def __init__(self, scene: Scene) -> None:
        size = (scene.width, scene.height)
        self.image = Image.new("RGBA", size) if scene.ground is None else Image.new("RGB", size, rgb(scene.ground))

    def fill(self, colour: str, left: int, top: int, right: int, bottom: int) -> None:
        """Fill a rectangle."""
        ink = rgb(colour) if self.image.mode == "RGB" else (*rgb(colour), 255)
        self.image.paste(ink, (left, top, right, bottom))

    def stamp(self, mask: Mask, colour: str, left: int, top: int) -> None:
        """Colour the image where the mask is; on a transparent ground without a dark seam at soft edges."""
        if self.image.mode == "RGB":
            self.image.paste(rgb(colour), (left + mask.left, top + mask.top), mask.shades)
            return
        layer = Image.new("RGBA", mask.shades.size, rgb(colour))
        layer.putalpha(mask.shades)
        self._compose(layer, left + mask.left, top + mask.top)

    def lay(self, layer: Layer, left: int, top: int) -> None:
        """Lay a drawing over what is there."""
        for image, across, down in layer:
            if self.image.mode == "RGBA":
                self._compose(image, left + across, top + down)
            else:
                self.image.paste(image, (left + across, top + down), image if image.mode == "RGBA" else None)

    def _compose(self, image: Image.Image, left: int, top: int) -> None:
        cut_left, cut_top = max(0, -left), max(0, -top)
        if cut_left < image.width and cut_top < image.height:
            self.image.alpha_composite(image.convert("RGBA"), (left + cut_left, top + cut_top), (cut_left, cut_top))

    def as_layer(self) -> Layer:
        """Return what was drawn, to be laid on others."""
        bounds = self.image.getbbox()
        if self.image.mode == "RGB" or bounds is None:
            return (Part(self.image, 0, 0),)
        core = _opaque_core(self.image.getchannel("A"), *bounds)
        if core is None:
            return (Part(self.image.crop(bounds), bounds[0], bounds[1]),)
        around = (
            (bounds[0], bounds[1], bounds[2], core[1]),
            (bounds[0], core[1], core[0], core[3]),
            (core[2], core[1], bounds[2], core[3]),
            (bounds[0], core[3], bounds[2], bounds[3]),
        )
        edges = (Part(self.image.crop(box), box[0], box[1]) for box in around if box[0] < box[2] and box[1] < box[3])
        return (Part(self.image.crop(core).convert("RGB"), core[0], core[1]), *edges)


def _opaque_core(alpha: Image.Image, left: int, top: int, right: int, bottom: int) -> tuple[int, int, int, int] | None:
    """Return a rectangle around the middle of these bounds in which nothing is transparent, if it is worth it."""
    rows, width = alpha.tobytes(), alpha.width
    middle = (top + bottom) // 2
    row, across = rows[middle * width : (middle + 1) * width], (left + right) // 2
    if row[across] != 255:
        return None
    first = max((x for x in range(left, across) if row[x] != 255), default=left - 1) + 1
    last = min((x for x in range(across, right) if row[x] != 255), default=right)
    opaque = b"\xff" * (last - first)
    upper, lower = middle, middle + 1
    while upper > top and rows.startswith(opaque, (upper - 1) * width + first):
        upper -= 1
    while lower < bottom and rows.startswith(opaque, lower * width + first):
        lower += 1
    is_worth_it = (last - first) * (lower - upper) > _OPAQUE_SHARE * (right - left) * (bottom - top)
    return (first, upper, last, lower) if is_worth_it else None
