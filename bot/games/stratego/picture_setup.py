"""Pictures of the set-up: the side's own rows as its player sees them, and the named formations, small."""

from collections.abc import Iterator
from functools import cache

from bot.games.stratego import texts
from bot.games.stratego.notation import taken_preset
from bot.games.stratego.picture_board import NO_MARKS, Grid, Marks, draw_pieces, ground
from bot.games.stratego.picture_tiles import ICONS, TONES
from bot.games.stratego.words import preset_name, symbol
from bot.pictures.elements import SMALLEST, drawable, emblem
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    EDGE,
    GOLD,
    GROUND,
    INK,
    PANEL,
    PAPER,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Disc,
    Drawn,
    Icon,
    Polygon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from bot.texts.languages import cached_by_language
from engine.games.stratego.arrangements import FORMATION_SYMBOLS, PRESETS
from engine.games.stratego.board import EMPTY_SYMBOL, KINDS, SIZE
from engine.games.stratego.options import Numbering
from engine.games.stratego.view_types import View

_TOP = 66


def army_scene(view: View, names: Names, side: int, marks: Marks = NO_MARKS) -> Scene:
    """Draw the rows of `side` in the set-up, as its player sees them."""
    rows = range(SIZE - view.rules.zone_rows, SIZE)
    grid = Grid(40, _TOP - 76 * rows.start, 75, 76, 70)
    letters = _TOP + 76 * len(rows) + 8
    shapes = [
        Sprite(_army_ground(grid, rows, side, letters), 0, 0),
        *_heading(view, names, side),
        *draw_pieces(view.pieces, view, grid, side, (), marks),
    ]
    return Scene(BAND_WIDTH, letters + 32, tuple(shapes), GROUND)


@cache
def _army_ground(grid: Grid, rows: range, side: int, letters: int) -> Scene:
    frame = (_TOP, _TOP + grid.height * len(rows))
    return Scene(BAND_WIDTH, letters + 32, tuple(ground(grid, rows, side, letters, frame)), GROUND)


def _heading(view: View, names: Names, side: int) -> Iterator[Drawn]:
    """Draw the viewer's name on the left, the formation's in the middle, and the enemy's on the right.

    A check mark means ready. A triangle at the right points to the enemy, ahead.
    """
    enemy, taken = 1 - side, preset_name(taken_preset(view, side))
    own_name, enemy_name = (drawable(names.seats[view.seats[each]]) for each in (side, enemy))
    yield emblem(side, 30, 32, 14)
    yield Text(own_name, 56, 5, 210, 54, 36, SMALLEST, INK, "bold", anchor="middle", lines=2)
    if view.ready[side]:
        yield Icon("check-mark", 276, 14, 36, GOLD)
        yield Text(taken or texts.ready(), 320, 5, 196, 54, 32, SMALLEST, INK, anchor="middle")
    elif taken:
        yield Text(taken, 276, 5, 240, 54, 32, SMALLEST, SOFT, "regular", "centre", "middle")
    right = 664 if view.ready[enemy] else 700
    yield Text(enemy_name, 520, 5, right - 520, 54, 30, SMALLEST, SOFT, "bold", "right", "middle", lines=2)
    if view.ready[enemy]:
        yield Icon("check-mark", 668, 16, 32, GOLD)
    yield emblem(enemy, 724, 32, 12)
    yield Polygon(((752, 42), (768, 20), (784, 42)), SOFT)


_WIDE, _HIGH = 384, 143
_CELL_WIDTH, _CELL_HEIGHT = 35, 22


def formations_scene(view: View, side: int) -> Scene:
    """Draw the named formations that `side` may choose, two a row, numbered from 1 in the order of the choices."""
    presets, taken = PRESETS[view.rules.army], taken_preset(view, side)
    shapes: list[Drawn] = []
    for index, name in enumerate(presets):
        down, across = divmod(index, 2)
        small = _formation(side, index + 1, name, presets[name], view.rules.numbering, taken=name == taken)
        shapes.append(Sprite(small, 10 + across * 396 - 4, 10 + down * 151 - 4))
    return Scene(BAND_WIDTH, 13 + (len(presets) + 1) // 2 * 151, tuple(shapes), GROUND)


@cached_by_language()
def _formation(side: int, number: int, name: str, formation: str, numbering: Numbering, *, taken: bool) -> Scene:
    """Draw a named formation with its number, and with a frame if the viewer has it now (`taken`)."""
    shapes: list[Drawn] = [
        Box(4, 8, _WIDE, _HIGH, 10, fill=DARK),
        Box(4, 4, _WIDE, _HIGH, 10, fill=RAISED if taken else PANEL, line=GOLD if taken else PANEL, line_width=4),
        Box(12, 11, 30, 30, 8, fill=GOLD if taken else EDGE),
        Text(str(number), 12, 11, 30, 30, 24, SMALLEST, DARK if taken else INK, "bold", "centre", "middle"),
        Text(preset_name(name), 54, 8, 284, 36, 28, SMALLEST, INK, "bold", anchor="middle"),
    ]
    if taken:
        shapes += [Disc(362, 26, 14, fill=GOLD), Icon("check-mark", 352, 16, 20, DARK)]
    for square, letter in enumerate(formation):
        down, across = divmod(square, SIZE)
        shapes += _cell(side, letter, 12 + across * 37, 45 + down * 24.5, numbering)
    return Scene(_WIDE + 8, _HIGH + 8, tuple(shapes))


def _cell(side: int, letter: str, x: float, y: float, numbering: Numbering) -> Iterator[Drawn]:
    """Draw a formation's symbol in a cell with its upper left corner at (x, y).

    Ranks from 7 have their number, Bombs and the Flag an icon, Scouts a dot. Other ranks have only a colour.
    """
    tones = TONES[side]
    if letter == EMPTY_SYMBOL:
        yield Box(x, y, _CELL_WIDTH, _CELL_HEIGHT, 4, line=EDGE, line_width=1)
        return
    kind = KINDS[FORMATION_SYMBOLS.index(letter)]
    strong = letter in "789X"
    usual = tones.face if strong else tones.middle if letter in "56" else tones.low
    grounds = {"flag": PAPER, "bomb": tones.deep}
    yield Box(x, y, _CELL_WIDTH, _CELL_HEIGHT, 4, fill=grounds.get(kind, usual))
    if kind in grounds:
        yield Icon(ICONS[kind], x + 8, y + 1, 20, DARK if kind == "flag" else tones.face)
    elif strong:
        rank = symbol(kind, numbering)
        yield Text(rank, x, y, _CELL_WIDTH, _CELL_HEIGHT, 24, SMALLEST, tones.rank, "bold", "centre", "middle")
    elif kind == "scout":
        yield Disc(x + 17.5, y + 11, 3.5, fill=SIDES[side])
