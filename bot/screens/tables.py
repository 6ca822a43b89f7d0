"""Pictures of many rows, such as a table, packed into bands."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.scene import BAND_HEIGHT, BAND_WIDTH, GROUND, Scene, Sprite
from bot.screens import limits
from bot.screens.screen import Band, Picture
from bot.screens.words import join_fitting

_MARGIN = 8


class Row(NamedTuple):
    """A row of a picture, `BAND_WIDTH` wide and without a ground, and the same in words.

    `heading` is drawn above the first row that has it, and again at the top of each further band.
    """

    scene: Scene
    alt: str
    heading: Scene | None = None


def picture_of_rows(rows: Sequence[Row]) -> Picture:
    """Return a picture of the rows in as few bands as possible, of about the same height.

    `rows` has at least one. Raises ValueError if a row is too high for a band.
    """
    bands = _pack(rows, BAND_HEIGHT)
    lower = (_pack(rows, height) for height in range(_height(rows) // len(bands), BAND_HEIGHT))
    return Picture(tuple(map(_band, next((each for each in lower if len(each) == len(bands)), bands))))


def _pack(rows: Sequence[Row], height: int) -> list[list[Row]]:
    """Return the rows in groups that are at most `height` high; the first groups are the fullest.

    A higher row has a group of its own. Raises ValueError if a row is too high for a band.
    """
    bands: list[list[Row]] = []
    for row in rows:
        if _height([row]) > BAND_HEIGHT:
            raise ValueError(f"a row is {row.scene.height} high, too much for a band")
        if bands and _height([*bands[-1], row]) <= height:
            bands[-1].append(row)
        else:
            bands.append([row])
    return bands


def _parts(rows: Sequence[Row]) -> list[Scene]:
    parts: list[Scene] = []
    heading = None
    for row in rows:
        if row.heading is not None and row.heading != heading:
            parts.append(row.heading)
        heading = row.heading
        parts.append(row.scene)
    return parts


def _height(rows: Sequence[Row]) -> int:
    return 2 * _MARGIN + sum(part.height for part in _parts(rows))


def _band(rows: Sequence[Row]) -> Band:
    sprites: list[Sprite] = []
    top = _MARGIN
    for part in _parts(rows):
        sprites.append(Sprite(part, 0, top))
        top += part.height
    scene = Scene(BAND_WIDTH, top + _MARGIN, tuple(sprites), GROUND)
    return Band(scene, join_fitting([row.alt for row in rows], limits.ALT_TEXT))
