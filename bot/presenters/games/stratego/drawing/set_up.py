"""The picture of a side that sets up: the named formations, small, and below them the rows as they are now."""

from collections.abc import Iterator
from functools import cache

from bot.pictures.colours import DARK, EDGE, GOLD, GROUND, INK, PANEL, PAPER, RAISED, SIDES, SOFT
from bot.pictures.elements import Area, drawable, nameplate
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Disc, Icon, Polygon, Scene, Sprite, Text
from bot.presenters.games.stratego.drawing.board import NO_MARKS, Marks, pieces
from bot.presenters.games.stratego.drawing.ground import ABOVE, BELOW, SQUARE, WIDTH, ground
from bot.presenters.games.stratego.drawing.tiles import ICONS, TONES
from bot.presenters.games.stratego.formations import GISTS, taken_preset
from bot.presenters.games.stratego.words import preset_name, symbol
from bot.presenters.presenter import Names
from engine.games.stratego.arrangements import FORMATION_SYMBOLS, PRESETS
from engine.games.stratego.board import SIZE
from engine.games.stratego.options import Numbering
from engine.games.stratego.pieces import EMPTY_SYMBOL, KINDS
from engine.games.stratego.view_types import View

_WIDE, _HIGH, _PITCH = 384, 198, 210
_HEADING = 48
_STRONG = "789X"
_MIDDLE = "56"


def set_up_scene(view: View, names: Names, side: int, marks: Marks = NO_MARKS) -> Scene:
    """Draw the named formations, unless the side is ready, and its rows as their owner looks at them."""
    presets = () if view.ready[side] else tuple(PRESETS[view.rules.army].items())
    taken = taken_preset(view, side)
    shapes: list[Drawn] = []
    for number, (name, formation) in enumerate(presets):
        down, across = divmod(number, 2)
        sprite = _thumbnail(side, name, formation, view.rules.numbering, taken=name == taken)
        shapes.append(Sprite(sprite, 6 + across * 396, 8 + down * _PITCH))
    y = 12 + (len(presets) + 1) // 2 * _PITCH
    rows = view.rules.zone_rows
    top = y + _HEADING + ABOVE
    shapes += _heading(view, names, side, y)
    shapes.append(Sprite(ground(side, SIZE - rows), 0, top - ABOVE))
    shapes += pieces(view, side, top - SQUARE * (SIZE - rows), (), marks)
    return Scene(WIDTH, top + rows * SQUARE + BELOW + 8, tuple(shapes), GROUND)


def _heading(view: View, names: Names, side: int, y: float) -> Iterator[Drawn]:
    """Name the own side on the left; on the right the enemy, who is ahead, with a check mark when they are ready."""
    yield from nameplate(side, names.seats[view.seats[side]], Area(18, y, 350, _HEADING - 6))
    if view.ready[side]:
        yield Icon("check-mark", 372, y + 4, 34, GOLD)
    enemy = 1 - side
    yield emblem(enemy, 440, y + 21, 10)
    name = drawable(names.seats[view.seats[enemy]])
    yield Text(name, 460, y, 270, _HEADING - 6, 26, SMALLEST, SOFT, "bold", anchor="middle")
    if view.ready[enemy]:
        yield Icon("check-mark", 738, y + 8, 26, SOFT)
    yield Polygon(((766, y + 31), (779, y + 11), (792, y + 31)), SOFT)


@cache
def _thumbnail(side: int, name: str, formation: str, numbering: Numbering, *, taken: bool) -> Scene:
    """Draw a named formation, framed if it is the one that stands now."""
    shapes: list[Drawn] = [
        Box(4, 8, _WIDE, _HIGH, 12, fill=DARK),
        Box(4, 4, _WIDE, _HIGH, 12, fill=RAISED if taken else PANEL, line=GOLD if taken else PANEL, line_width=4),
        Text(preset_name(name), 22, 10, 300, 36, 28, SMALLEST, INK, "bold", anchor="middle"),
        Text(GISTS[name], 22, 164, 350, 34, 24, SMALLEST, INK if taken else SOFT, anchor="middle"),
    ]
    if taken:
        shapes += [Disc(358, 30, 14, fill=GOLD), Icon("check-mark", 348, 20, 20, DARK)]
    for square, letter in enumerate(formation):
        down, across = divmod(square, SIZE)
        shapes += _cell(side, letter, 22 + across * 35, 53 + down * 27, numbering)
    return Scene(_WIDE + 8, _HIGH + 12, tuple(shapes))


def _cell(side: int, letter: str, x: float, y: float, numbering: Numbering) -> Iterator[Drawn]:
    """Draw a piece in a square of 33 by 25: ranks from 7 on, Bombs and the Flag are named, Scouts have a dot."""
    tones = TONES[side]
    if letter == EMPTY_SYMBOL:
        yield Box(x, y, 33, 25, 4, line=EDGE, line_width=1)
        return
    kind = KINDS[FORMATION_SYMBOLS.index(letter)]
    strong = letter in _STRONG
    grounds = {"flag": PAPER, "bomb": tones.deep}
    usual = tones.face if strong else tones.middle if letter in _MIDDLE else tones.low
    yield Box(x, y, 33, 25, 4, fill=grounds.get(kind, usual))
    if kind in grounds:
        yield Icon(ICONS[kind], x + 6, y + 2, 21, DARK if kind == "flag" else tones.face)
    elif strong:
        yield Text(symbol(kind, numbering), x, y, 33, 25, 22, SMALLEST, tones.rank, "bold", "centre", "middle")
    elif kind == "scout":
        yield Disc(x + 16.5, y + 12.5, 3.5, fill=SIDES[side])
