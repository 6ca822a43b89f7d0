"""The picture of the board, from either side: three theaters as lanes, or five as rows."""

from bot.pictures.colours import GROUND
from bot.pictures.pieces import Drawn
from bot.pictures.scene import Scene
from bot.presenters.games.air_land_sea.drawing import bars, lanes, rows
from bot.presenters.games.air_land_sea.drawing.lanes import MARGIN, WIDTH
from bot.presenters.games.air_land_sea.drawing.marks import Marks
from bot.presenters.presenter import Names
from engine.games.air_land_sea.view_types import View

_SPACE = 16
_MOST_HEIGHT = 1_090
"""Higher pictures are shown small."""


def board_scene(view: View, names: Names, bottom_side: int, marks: Marks) -> Scene:
    """Draw the whole table; cards lie outwards from each theater, uncovered ones outermost."""
    draw = _rows if view.epic else _lanes
    shapes, height = draw(view, names, bottom_side, marks)
    return Scene(WIDTH, round(height), shapes, GROUND)


def _lanes(view: View, names: Names, bottom_side: int, marks: Marks) -> tuple[tuple[Drawn, ...], float]:
    """Draw the theaters between the bars of the two sides, and return how high that is."""
    top_side = 1 - bottom_side
    top = MARGIN + bars.bar_height(view, top_side) + _SPACE
    below = bars.bar_height(view, bottom_side) + _SPACE + MARGIN + 3
    theaters, end = lanes.lanes(view, bottom_side, marks, top, _MOST_HEIGHT - top - below)
    low = end + _SPACE - 2
    shapes = (
        *bars.bar(view, names, top_side, MARGIN, with_deck=True),
        *theaters,
        *bars.bar(view, names, bottom_side, low, with_deck=False),
    )
    return shapes, end + below


def _rows(view: View, names: Names, bottom_side: int, marks: Marks) -> tuple[tuple[Drawn, ...], float]:
    """Draw what both sides have above the theaters, the bottom side at the right, and return how high that is."""
    sides = (1 - bottom_side, bottom_side)
    top = MARGIN + bars.heads_height(view) + _SPACE + 2
    theaters, end = rows.rows(view, sides, marks, top)
    return (*bars.heads(view, names, sides, MARGIN), *theaters), end + MARGIN + 2
