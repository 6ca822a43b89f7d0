"""Pictures of many rows, such as a table, packed into bands."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.elements import SMALLEST
from bot.pictures.scene import (
    BAND_HEIGHT,
    BAND_WIDTH,
    GROUND,
    INK,
    PANEL,
    RAISED,
    SOFT,
    Box,
    Drawn,
    Polygon,
    Scene,
    Sprite,
    Text,
)
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


_RANK_HEIGHT, _RANK_GAP, _COLUMNS_HEIGHT, _RANK_LEFT = 44, 4, 40, 14
_COLUMNS = (480, 640)
"""Left edges of the two columns of numbers in a ranking."""


def ranking_columns(titles: tuple[str, str], heading: str = "") -> Scene:
    """Return the line above a ranking's rows, with a heading and the titles of its two columns of numbers."""
    cells = [_cell(title, left, _COLUMNS_HEIGHT, 26) for title, left in zip(titles, _COLUMNS, strict=True)]
    left = Text(heading, 36, 0, 440, _COLUMNS_HEIGHT, 26, SMALLEST, SOFT, "bold", anchor="middle")
    return Scene(BAND_WIDTH, _COLUMNS_HEIGHT, (*((left,) if heading else ()), *cells))


def ranking_row(rank: int, name: str, numbers: tuple[str, str], *, is_own: bool) -> Scene:
    """Return a row of a ranking: rank, name, and two numbers; the first is larger.

    A rank of 0 becomes a dash. The reader's own row is lighter, and has a pointer at its left edge.
    """
    inner = _RANK_HEIGHT - _RANK_GAP
    shapes: list[Drawn] = [Box(_RANK_LEFT, 0, BAND_WIDTH - 2 * _RANK_LEFT, inner, 8, fill=RAISED if is_own else PANEL)]
    if is_own:
        left = _RANK_LEFT + 6
        shapes.append(Polygon(((left, 10), (left + 14, inner / 2), (left, inner - 10)), INK))
    ranked = str(rank) if rank else "\N{EN DASH}"
    shapes.append(Text(ranked, 36, 0, 56, inner, 28, SMALLEST, SOFT, align="right", anchor="middle"))
    shapes.append(Text(name, 110, 0, 366, inner, 30, SMALLEST, INK, "bold", anchor="middle"))
    shapes.append(_cell(numbers[0], _COLUMNS[0], inner, 32, INK))
    shapes.append(_cell(numbers[1], _COLUMNS[1], inner, 28))
    return Scene(BAND_WIDTH, _RANK_HEIGHT, tuple(shapes))


def _cell(words: str, x: float, height: float, size: float, colour: str = SOFT) -> Text:
    return Text(words, x, 0, 124, height, size, SMALLEST, colour, "bold", align="right", anchor="middle")


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
