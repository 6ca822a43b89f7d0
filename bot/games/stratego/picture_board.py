"""Pictures of the board from either side, as two bands: the upper five rows and the lower five.

Each band also has the plate of the player on its side, and the viewer's selection. The lower plate, which is next to
the buttons, also has the last action. A shape that crosses the seam is part of both bands, and each band cuts it off at
its edge.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.games.stratego.picture_plates import last_action, plate, tray
from bot.games.stratego.picture_tiles import FAINT, TILE, TONES, aim, back, cross, front, halo
from bot.games.stratego.words import symbol
from bot.pictures.elements import SMALLEST, Point, arrow, emblem
from bot.pictures.scene import (
    BAND_HEIGHT,
    BAND_WIDTH,
    DARK,
    EDGE,
    GOLD,
    GROUND,
    INK,
    SIDES,
    SOFT,
    Box,
    Disc,
    Drawn,
    Icon,
    Line,
    Polygon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from engine.games.stratego.board import LAKES, NAMES, SIZE
from engine.games.stratego.events import Event, Fought, Rescued
from engine.games.stratego.view_types import PieceView, View


class Grid(NamedTuple):
    """Squares of a picture, in pixels: corner of row 0, size of a square, and size of a piece.

    The corner is the top left one. Row 0 is the uppermost row of the whole board, also if the picture begins further
    down.
    """

    x: int
    y: int
    width: int
    height: int
    tile: int

    def centre(self, square: str, bottom_side: int) -> Point:
        """Return the centre of a square such as "a1"; `bottom_side` is the side drawn at the bottom."""
        across, down = grid_position(square, bottom_side)
        return self.x + (across + 0.5) * self.width, self.y + (down + 0.5) * self.height


class Half(NamedTuple):
    """One band of the board: its rows and the upper edges of its parts. Row 0 is the uppermost row of the board."""

    rows: range
    grid: Grid
    """The squares of the whole board as this band sees them; the band shows those of its rows."""
    plate: int
    """Upper edge of the player's plate; 0 means none."""
    letters: int
    """Upper edge of the letters of the columns; 0 means none."""
    tray: int
    height: int = BAND_HEIGHT

    @property
    def is_lower(self) -> bool:
        """Whether it is the half next to the viewer, with the last action on its plate."""
        return self.rows.stop == SIZE

    def shows(self, square: str, bottom_side: int) -> bool:
        """Return whether the band shows this square, such as "a1"."""
        return grid_position(square, bottom_side)[1] in self.rows


_GRID = Grid(40, 106, 70, 71, TILE)
_SEAM = 5
"""Pixels between the squares and the seam, so that a frame around a piece is whole."""

HALVES = (
    Half(range(5), _GRID, plate=6, letters=72, tray=107),
    Half(range(5, 10), _GRID._replace(y=_SEAM - 5 * _GRID.height), plate=400, letters=367, tray=6),
)
"""The upper and the lower band."""
PANEL_HALVES = (
    Half(range(5), _GRID._replace(y=9), plate=0, letters=0, tray=10, height=9 + 5 * _GRID.height + _SEAM),
    HALVES[1],
)
"""Bands of a panel while its reader waits. The upper band lacks its plate and letters."""
CHOICE_HALVES = (PANEL_HALVES[0], HALVES[1]._replace(plate=0, height=400))
"""Bands of a panel while its reader chooses. They lack both plates, because the buttons below need the room."""


class Marks(msgspec.Struct, frozen=True):
    """The viewer's selection: the squares of the pieces to choose from, and the possible targets."""

    picked: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()


NO_MARKS = Marks()


@cache
def grid_position(square: str, bottom_side: int) -> tuple[int, int]:
    """Return the column and row of a square such as "a1" in the picture.

    Both count from 0 at the upper left. `bottom_side` is the side drawn at the bottom: 0 (Red) or 1 (Blue).
    """
    down, across = divmod(NAMES.index(square), SIZE)
    return (SIZE - 1 - across, down) if bottom_side else (across, SIZE - 1 - down)


def half_scene(
    half: Half, view: View, names: Names, bottom_side: int, last: Sequence[Event] = (), marks: Marks = NO_MARKS
) -> Scene:
    """Draw one half of the board, with `bottom_side` below.

    `last` has the events of the last move, fight or rescue. `marks` has the viewer's selection.
    """
    side = bottom_side if half.is_lower else 1 - bottom_side
    events = [event for event in last if isinstance(event, Fought | Rescued)]
    framed = (*(view.last or ())[1:], *map(_square_of, events))
    here = [piece for piece in view.pieces if half.shows(piece.square, bottom_side)]
    targets = tuple(square for square in marks.targets if half.shows(square, bottom_side))
    shapes: list[Drawn] = [
        Sprite(_ground(half, bottom_side, has_tray=view.phase != "setup"), 0, 0),
        *(plate(view, names, side, half.plate) if half.plate else ()),
        *(last_action(view, half.plate, events) if half.plate and half.is_lower else ()),
        *tray(view, side, half.tray, last),
        *_curtain(half, view, side),
        *_last_ply(half, view, bottom_side),
        *draw_pieces(here, view, half.grid, bottom_side, framed, Marks(marks.picked, targets)),
    ]
    return Scene(BAND_WIDTH, half.height, tuple(shapes), GROUND)


def _square_of(event: Fought | Rescued) -> str:
    return event.end if isinstance(event, Fought) else event.square


def draw_pieces(
    pieces: Sequence[PieceView], view: View, grid: Grid, bottom_side: int, framed: Sequence[str], marks: Marks
) -> Iterator[Drawn]:
    """Draw these pieces on the squares of `grid`, and mark the targets of the selection.

    Pieces on the squares `framed` have a golden frame, and pieces to choose from a white one. Both lie on top.
    """
    special = dict.fromkeys(framed, GOLD) | dict.fromkeys(marks.picked, INK)
    for piece in sorted(pieces, key=lambda piece: piece.square in special):
        x, y = grid.centre(piece.square, bottom_side)
        x, y = x - grid.tile / 2, y - grid.tile / 2 - 1
        if piece.square in special:
            yield from halo(piece.side, x, y, special[piece.square], grid.tile)
        yield Sprite(_tile(piece, view, grid.tile), x, y)
    held = {piece.square for piece in pieces}
    for square in marks.targets:
        x, y = grid.centre(square, bottom_side)
        if square in held:
            yield Sprite(aim(), x - aim().width / 2, y - aim().height / 2)
        else:
            yield Disc(x, y, 14, fill=DARK)
            yield Disc(x, y, 12, fill=INK)


def _tile(piece: PieceView, view: View, size: int) -> Scene:
    """Draw a piece: its front if the viewer knows its kind, otherwise its back."""
    numbering = view.rules.numbering
    if piece.kind is not None:
        return front(piece.kind, symbol(piece.kind, numbering), piece.side, seen=piece.seen, size=size)
    beat = symbol(piece.beat[-1], numbering) if piece.beat else ""
    return back(piece.side, moved=piece.moved, beat=beat, size=size)


_ORIGIN, _ORIGIN_EDGE = "#3b3826", "#755a53"


def _last_ply(half: Half, view: View, bottom_side: int) -> Iterator[Drawn]:
    """Mark the start of the last ply, and draw an arrow to its end; a cross marks an empty end.

    Draw nothing if both lie in the other half. An arrow between the halves leaves this one at the seam.
    """
    if view.last is None or not any(half.shows(square, bottom_side) for square in view.last):
        return
    (start_x, start_y), (end_x, end_y) = (half.grid.centre(square, bottom_side) for square in view.last)
    if half.shows(view.last[0], bottom_side):
        yield Box(start_x - 32, start_y - 32, 64, 64, 8, fill=_ORIGIN, line=_ORIGIN_EDGE, line_width=3)
    length = abs(end_x - start_x) + abs(end_y - start_y)
    along = ((end_x - start_x) / length, (end_y - start_y) / length)
    pointer = arrow(
        (start_x - along[0] * 24, start_y - along[1] * 24), (end_x - along[0] * 39, end_y - along[1] * 39), GOLD, 20
    )
    yield replace(pointer, fill=DARK, line=DARK, line_width=7)
    yield pointer
    if half.shows(view.last[1], bottom_side) and all(piece.square != view.last[1] for piece in view.pieces):
        for slant in (-16, 16):
            yield Line(end_x - slant, end_y - 16, end_x + slant, end_y + 16, GOLD, 7)


def _curtain(half: Half, view: View, side: int) -> Iterator[Drawn]:
    """Cover the rows of a side that sets up unseen. A check mark on its emblem means that it is ready."""
    if view.phase != "setup" or any(piece.side == side for piece in view.pieces):
        return
    grid, rows = half.grid, view.rules.zone_rows
    first = half.rows.stop - rows if half.is_lower else half.rows.start
    width, height = SIZE * grid.width, rows * grid.height
    tones, ready = TONES[side], view.ready[side]
    x, y = grid.x, grid.y + first * grid.height
    middle_x, middle_y = x + width / 2, y + height / 2
    yield Box(
        x + 4, y + 4, width - 8, height - 8, 14, tones.back, SIDES[side] if ready else tones.hatch, 4, tones.hatch
    )
    yield emblem(side, middle_x, middle_y, 84 if side == 0 else 70, SIDES[side])
    yield (
        Icon("check-mark", middle_x - 40, middle_y - 40, 80, tones.rank)
        if ready
        else emblem(side, middle_x, middle_y, 30, tones.back_lip)
    )


_LIGHT, _SHADE = "#29323e", "#222a35"
_WATER, _SHORE, _DEPTHS, _WAVE = "#174352", "#2d6a7c", "#102631", "#3f879b"
_COLUMNS = "abcdefghij"

_EVERY_COLOUR = (*dict.fromkeys(colour for tones in TONES for colour in tones), FAINT, _ORIGIN, _ORIGIN_EDGE)
"""The colours that only some bands use.

Boxes without a size add them to every band. All bands then have one palette, so that the renderer can reuse its rows.
"""


@cache
def _ground(half: Half, bottom_side: int, *, has_tray: bool) -> Scene:
    """Draw the empty squares of a half with their coordinates. Frame and lakes are cut off at the seam.

    `bottom_side` is the side drawn at the bottom of the board. `has_tray` adds a cross as the heading of the column of
    lost pieces.
    """
    whole = (half.grid.y, half.grid.y + SIZE * half.grid.height)
    shapes: list[Drawn] = [Box(0, 0, 0, 0, fill=colour) for colour in _EVERY_COLOUR]
    shapes += ground(half.grid, half.rows, bottom_side, half.letters, whole)
    for corner in (LAKES[0], LAKES[2]):
        middle_x, middle_y = half.grid.centre(NAMES[corner], 0)
        shapes += _lake(middle_x - half.grid.width / 2, middle_y - 1.5 * half.grid.height)
    if has_tray and half.letters:
        shapes += cross(763, half.letters + 15, 11)
    return Scene(BAND_WIDTH, half.height, tuple(shapes), GROUND)


def ground(grid: Grid, rows: range, bottom_side: int, letters: int, frame: tuple[float, float]) -> Iterator[Drawn]:
    """Draw the squares of `rows` with their coordinates, and a frame around them.

    `letters` is the y of the upper edge of the column letters; 0 means none. The frame goes from the first to the
    second y of `frame`, which may lie outside the picture.
    """
    x, y, width, height, _ = grid
    wide, top, high = SIZE * width, frame[0], frame[1] - frame[0]
    yield Box(x - 4, top, wide + 8, high + 8, 8, fill=DARK)
    yield Box(x - 4, top - 4, wide + 8, high + 8, 8, fill=EDGE)
    yield Box(x - 2, top - 2, wide + 4, high + 4, 6, fill=DARK)
    for down in rows:
        top = y + down * height
        yield _coordinate(str(down + 1 if bottom_side else SIZE - down), 0, top, x - 4, height)
        for across in range(SIZE):
            yield Box(x + across * width, top, width, height, fill=_LIGHT if (across + down) % 2 else _SHADE)
    for across, letter in enumerate((_COLUMNS[::-1] if bottom_side else _COLUMNS) if letters else ""):
        yield _coordinate(letter, x + across * width, letters, width, 30)


def _coordinate(words: str, x: float, y: float, width: float, height: float) -> Text:
    return Text(words, x, y, width, height, 26, SMALLEST, SOFT, "bold", "centre", "middle")


def _lake(x: float, y: float) -> Iterator[Drawn]:
    """Yield the shapes of a lake of four squares. Its upper left corner is at (x, y) pixels."""
    yield Box(x + 3, y + 3, 134, 136, 12, fill=_DEPTHS)
    yield Box(x + 3, y + 6, 134, 133, 12, fill=_WATER, line=_SHORE, line_width=3)
    for across, down in ((24, 31), (46, 56), (24, 86), (46, 112)):
        yield from _wave(x + across, y + down)


def _wave(x: float, y: float) -> Iterator[Drawn]:
    """Draw a band along a sine, with round ends."""
    points = [(x + 3.8 * step, y - 6 * sin(step * pi / 6), pi * cos(step * pi / 6) / 3.8) for step in range(19)]
    edges = [(across, at, slope / (1 + slope**2) ** 0.5, 1 / (1 + slope**2) ** 0.5) for across, at, slope in points]
    upper = [(across - 2.5 * lean, at - 2.5 * rise) for across, at, lean, rise in edges]
    lower = [(across + 2.5 * lean, at + 2.5 * rise) for across, at, lean, rise in reversed(edges)]
    yield Polygon((*upper, *lower), _WAVE)
    for end_x, end_y, _ in (points[0], points[-1]):
        yield Disc(end_x, end_y, 2.5, fill=_WAVE)
