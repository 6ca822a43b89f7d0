"""Pictures as values: presenters build scenes and the renderer draws them; also their shared colours.

Lengths are pixels of the final picture, x to the right and y down. Colours are "#rrggbb". Scenes are hashable, and
equal scenes give equal bytes. The renderer caches sprites, so shapes that appear often (cards) should be sprites.

The grounds are opaque and between Discord's dark and light themes, so a picture looks the same on both. A side's colour
always appears together with its emblem, so colour is never the only signal.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Literal, TypeAlias, assert_never

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
    """A one-colour drawing in a square of side `size`, named by its file in `bot/pictures/icons`.

    It is rotated clockwise by `quarter_turns`.
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


Drawn: TypeAlias = Box | Disc | Polygon | Line | Text | Icon | Sprite


class Group(Shape, frozen=True, cache_hash=True, dict=True, gc=True):
    """Shapes of a scene in order from bottom to top, at their positions in the scene.

    A presenter that often draws the same shapes caches their group. Its code, rows and colours are then computed once.
    """

    shapes: tuple[Drawn, ...]

    @cached_property
    def code(self) -> bytes:
        """Bytes that are equal for equal groups only."""
        return blake2b(_encode(tuple(map(_code, self.shapes))), digest_size=16).digest()

    @cached_property
    def colours(self) -> frozenset[str]:
        """Every colour that the shapes are drawn with."""
        return _colours_of_shapes(self.shapes)


Part: TypeAlias = Drawn | Group


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True, dict=True):
    """A picture: its size, its parts from bottom to top, and its ground (None is transparent, for sprites)."""

    width: int
    height: int
    parts: tuple[Part, ...]
    ground: str | None = None

    @cached_property
    def shapes(self) -> tuple[Drawn, ...]:
        """The shapes of all parts, from bottom to top."""
        shapes: list[Drawn] = []
        for part in self.parts:
            if isinstance(part, Group):
                shapes += part.shapes
            else:
                shapes.append(part)
        return tuple(shapes)

    @cached_property
    def codes(self) -> tuple[bytes, ...]:
        """Bytes for each part, equal for equal parts only."""
        return tuple([part.code if isinstance(part, Group) else _code(part) for part in self.parts])

    @cached_property
    def digest(self) -> bytes:
        """A hash of the scene that is the same in every process: 16 bytes."""
        return blake2b(_encode((self.width, self.height, self.ground, self.codes)), digest_size=16).digest()


_encode = msgspec.msgpack.Encoder().encode


def _code(shape: Drawn) -> bytes:
    return _encode((shape.scene.digest, shape.x, shape.y) if isinstance(shape, Sprite) else shape)


def stack(scenes: Sequence[Scene]) -> Scene:
    """Return one scene that shows the scenes one under the other, in order; each must have a ground."""
    shapes: list[Sprite] = []
    top = 0
    for scene in scenes:
        shapes.append(Sprite(scene, 0, top))
        top += scene.height
    return Scene(max(scene.width for scene in scenes), top, tuple(shapes), scenes[0].ground)


BAND_WIDTH, BAND_HEIGHT = 800, 466
"""Largest size in pixels of a band of a picture. Discord shows it at its greatest width: 600 × 350 or 400 × 233."""

GROUND = "#161b22"
PANEL = "#212933"
RAISED = "#2d3744"
EDGE = "#465364"
INK = "#f4f6f8"
SOFT = "#b4bfcc"
DARK = "#10141a"
PAPER = "#eceae3"
BACK = "#3a4453"
BACK_HATCH = "#4d5a6c"
GOLD = "#f2c14e"
SIDES = ("#ff9d76", "#c4a8ff", "#7ed6a5", "#7cc0f5")
"""Colour of each side, in the order of the emblems: diamond, disc, triangle, square."""

SHARED = (GROUND, PANEL, RAISED, EDGE, INK, SOFT, DARK, PAPER, BACK, BACK_HATCH, GOLD, *SIDES)

Rgb = tuple[int, int, int]


@lru_cache(maxsize=512)
def rgb(colour: str) -> Rgb:
    """Return the three bytes of "#rrggbb"."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def colours_of(scene: Scene) -> frozenset[str]:
    """Return every colour that the scene is drawn with."""
    colours = _colours_of_shapes(part for part in scene.parts if not isinstance(part, Group))
    colours = colours.union(*(part.colours for part in scene.parts if isinstance(part, Group)))
    return colours if scene.ground is None else colours | {scene.ground}


def _colours_of_shapes(shapes: Iterable[Drawn]) -> frozenset[str]:
    colours: set[str | None] = set()
    for shape in shapes:
        match shape:
            case Sprite():
                colours |= _colours_of_sprite(shape.scene)
            case Box():
                colours |= {shape.fill, shape.line, shape.hatch}
            case Disc() | Polygon():
                colours |= {shape.fill, shape.line}
            case Line() | Text() | Icon():
                colours.add(shape.colour)
            case _:
                assert_never(shape)
    return frozenset(colour for colour in colours if colour is not None)


_colours_of_sprite = lru_cache(maxsize=512)(colours_of)
