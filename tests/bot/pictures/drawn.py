"""What a picture shows and where, for the tests of every game's pictures."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from bot.pictures.elements import SMALLEST
from bot.pictures.masks import measure
from bot.pictures.scene import Box, Disc, Drawn, Icon, Line, Polygon, Scene, Sprite, Text
from bot.pictures.typesetting import Setting, inner, typeset


class Extent(NamedTuple):
    """The rectangle that something takes, in pixels of the picture."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Extent") -> bool:
        across = min(self.right, other.right) > max(self.left, other.left)
        return across and min(self.bottom, other.bottom) > max(self.top, other.top)


MOST_BYTES = 70_000


def check_readable(
    scene: Scene, names: Collection[str] = (), *, beyond: int = 1, smallest: int = SMALLEST, seams: bool = False
) -> None:
    """Check that words are large, whole and apart, all stands inside, `beyond` pixels, and the picture fits a phone.

    These names may be cut. `seams`: the same word may be drawn several times over itself.
    """
    assert scene.width <= 800
    assert scene.height <= 1_300
    assert not clipped(scene)
    for shape in flat(scene):
        area = extent(shape)
        assert area.left >= -beyond, shape
        assert area.top >= -beyond, shape
        assert area.right <= scene.width + beyond, shape
        assert area.bottom <= scene.height + beyond, shape
    placed = [text for text in flat_texts(scene) if text.text.strip()]
    for text in placed:
        assert size_of(text) >= smallest, text
        cut_name = any(name in text.text or (len(text.text) > 20 and text.text in name) for name in names)
        assert is_whole(text) or cut_name, f"{text.text!r} is cut"
    for (one, here), (other, there) in combinations([(text.text, ink_of(text)) for text in placed], 2):
        assert (seams and one == other) or not here.overlaps(there), f"{one!r} lies over {other!r}"


BAND = (800, 480)
"""Width of a band, and the most height that it may have."""


def check_band(scene: Scene, names: Collection[str] = ()) -> None:
    """Check that a picture has the size of a band and is readable; these names may be cut."""
    assert (scene.width, scene.height <= BAND[1]) == (BAND[0], True), scene.height
    check_readable(scene, names)


def texts(scene: Scene) -> Iterator[Text]:
    """Every text of a scene and of the sprites in it, each where it stands in its own scene."""
    for shape in scene.shapes:
        if isinstance(shape, Sprite):
            yield from texts(shape.scene)
        elif isinstance(shape, Text):
            yield shape


def words_of(scene: Scene) -> list[str]:
    return [text.text for text in texts(scene)]


def flat(scene: Scene, x: float = 0, y: float = 0) -> Iterator[Drawn]:
    """Every shape of a scene and of the sprites in it, where it stands in the whole picture."""
    for shape in scene.shapes:
        match shape:
            case Sprite():
                yield from flat(shape.scene, x + shape.x, y + shape.y)
            case Polygon():
                yield replace(shape, points=tuple((x + across, y + down) for across, down in shape.points))
            case Line():
                yield replace(shape, x=x + shape.x, y=y + shape.y, to_x=x + shape.to_x, to_y=y + shape.to_y)
            case _:
                yield replace(shape, x=x + shape.x, y=y + shape.y)


def flat_texts(scene: Scene) -> Iterator[Text]:
    """Every text, where it stands in the whole picture."""
    return (shape for shape in flat(scene) if isinstance(shape, Text))


def extent(shape: Drawn) -> Extent:
    """The rectangle of a shape; of a text, that of its box."""
    match shape:
        case Disc(x, y, radius):
            return Extent(x - radius, y - radius, x + radius, y + radius)
        case Icon(_, x, y, size):
            return Extent(x, y, x + size, y + size)
        case Polygon(points):
            across, down = zip(*points, strict=True)
            return Extent(min(across), min(down), max(across), max(down))
        case Line(x, y, to_x, to_y):
            return Extent(min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y))
        case Sprite(scene, x, y):
            return Extent(x, y, x + scene.width, y + scene.height)
        case Box() | Text():
            return Extent(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)


def clipped(scene: Scene) -> list[Text]:
    """The texts whose letters reach beyond the sprite or picture that they are part of, and so are cut off."""
    found: list[Text] = []
    for shape in scene.shapes:
        if isinstance(shape, Sprite):
            found += clipped(shape.scene)
        elif isinstance(shape, Text) and shape.text.strip():
            area = ink_of(shape)
            if area.left < 0 or area.right > scene.width or area.top < 0 or area.bottom > scene.height:
                found.append(shape)
    return found


@lru_cache(maxsize=1 << 16)
def ink_of(text: Text) -> Extent:
    """The rectangle of the letters of a text; AssertionError if there is no room for any."""
    setting = _set(text)
    left, top, _, _ = inner(text)
    inks = [(row, measure(row.words, setting.size, text.weight)) for row in setting.rows]
    return Extent(
        left + min(row.x + ink.left for row, ink in inks),
        top + min(row.y + ink.top for row, ink in inks),
        left + max(row.x + ink.right for row, ink in inks),
        top + max(row.y + ink.bottom for row, ink in inks),
    )


def size_of(text: Text) -> int:
    """The size at which a text is set, in pixels; AssertionError if there is no room for any."""
    return _set(text).size


def is_whole(text: Text) -> bool:
    """Whether all words of a text are set, none of them cut or broken; AssertionError if there is no room for any.

    The level of a computer player may be left out.
    """
    return not _set(text).is_cut


def rows_of(text: Text) -> list[str]:
    """The lines of a text as they are set; AssertionError if there is no room for any."""
    return [row.words for row in _set(text).rows]


@lru_cache(maxsize=1 << 16)
def _set(text: Text) -> Setting:
    setting = typeset(text, measure)
    assert setting is not None, f"no room for {text.text!r}"
    return setting
