"""What a picture shows, as values: made by presenters, drawn by the one renderer.

Lengths are pixels of the final picture, x to the right and y down. Colours are "#rrggbb". A scene is hashable; equal
scenes give equal bytes. `Sprite` draws a scene inside a scene, and the renderer keeps what it drew, so whatever is
drawn often (a card) should be a sprite.
"""

from typing import Literal

import msgspec

Align = Literal["left", "centre", "right"]
Anchor = Literal["top", "middle", "bottom"]
Weight = Literal["regular", "bold"]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", gc=False):
    """Anything that can be drawn."""


class Box(Shape, frozen=True):
    """A rectangle with rounded corners; `fill` or `line` may be None. `hatch` draws diagonal stripes of that colour."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0
    fill: str | None = None
    line: str | None = None
    line_width: float = 2
    hatch: str | None = None


class Disc(Shape, frozen=True):
    """A circle."""

    x: float
    y: float
    radius: float
    fill: str | None = None
    line: str | None = None
    line_width: float = 2


class Polygon(Shape, frozen=True):
    """A closed outline through the points."""

    points: tuple[tuple[float, float], ...]
    fill: str | None = None
    line: str | None = None
    line_width: float = 2


class Line(Shape, frozen=True):
    """A straight stroke."""

    x: float
    y: float
    to_x: float
    to_y: float
    colour: str
    width: float = 2


class Text(Shape, frozen=True):
    """Words inside a box: wrapped at spaces, made smaller down to `least` until they fit, then cut with an ellipsis.

    `size` is the height of the font in pixels. Words never leave the box; `lines` bounds how many there may be.
    """

    text: str
    x: float
    y: float
    width: float
    height: float
    size: float
    least: float = 12
    colour: str = "#ffffff"
    weight: Weight = "regular"
    align: Align = "left"
    anchor: Anchor = "top"
    lines: int = 1


class Icon(Shape, frozen=True):
    """A drawing of one colour in a square of this size, by its name in `bot/pictures/icons`.

    It is turned to the right by so many quarters of a circle.
    """

    name: str
    x: float
    y: float
    size: float
    colour: str = "#ffffff"
    quarter_turns: int = 0


class Sprite(Shape, frozen=True):
    """A scene drawn with its top left corner at (x, y)."""

    scene: "Scene"
    x: float
    y: float


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, cache_hash=True):
    """A picture: its size, its ground (None: transparent, for sprites) and its shapes, first at the bottom."""

    width: int
    height: int
    shapes: tuple[Box | Disc | Polygon | Line | Text | Icon | Sprite, ...]
    ground: str | None = None
