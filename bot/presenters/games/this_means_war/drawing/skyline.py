"""A base as something one wants to defend: towers that rise with the CITY, behind a wall as high as the WALL."""

from collections.abc import Iterator

from bot.pictures.colours import SIDES
from bot.pictures.pieces import SMALLEST, Drawn
from bot.pictures.scene import Box, Line, Polygon, Scene, Text
from bot.presenters.games.this_means_war.drawing.pieces import BASE, STONE
from engine.games.this_means_war.areas import Areas

SKYLINE_WIDTH, SKYLINE_HEIGHT = 234, 150
_GOAL = 19
"""How far from the upper edge the line lies that wins."""
_SKY, _HILL, _FAR_HILL, _STAR = "#1a2740", "#22304a", "#263756", "#738fa7"
_GOAL_COLOUR = "#c7a24b"
_BRICK, _DARK_BRICK, _JOINT = "#9a8f86", "#887e76", "#6d645e"
_LIT = "#f7dd8f"
_TOWERS = (
    ("#464352", "#605a6d", "#81686f", "#837e8d"),
    ("#3d4568", "#535c8c", "#6a6ca3", "#7980a5"),
    ("#334c5a", "#446678", "#507d81", "#7fa0a8"),
    ("#324966", "#436289", "#4f759f", "#7f9dc4"),
)
"""By seat: the colour of shadows, of towers, of the middle one, and of upper edges."""
_PLACES = ((-98, 0.34), (92, 0.36), (-66, 0.56), (66, 0.54), (-36, 0.76), (35, 0.82), (0, 1.0))
"""Towers, the farthest first: how far from the middle they stand, and how high beside the middle one."""
_WALL_SHOWN = 40
"""The WALL from which on it is drawn no higher."""
_STARS = ((20, 46), (60, 33), (178, 52), (206, 37), (222, 70), (34, 84), (150, 30))


def skyline(seat: int, base: Areas, win_city: int) -> Scene:
    """Draw the base of a seat; where the CITY has fallen, ruins."""
    shapes: list[Drawn] = [
        Polygon(((0, 110), (60, 96), (130, 108), (234, 90), (234, 150), (0, 150)), fill=_HILL),
        Polygon(((0, 122), (70, 118), (150, 126), (234, 112), (234, 150), (0, 150)), fill=_FAR_HILL),
        *(Box(x, y, 2, 2, fill=_STAR) for x, y in _STARS),
        Text(str(win_city), 8, 4, 48, 30, 24, SMALLEST, _GOAL_COLOUR, "bold", anchor="middle"),
        *(Line(x, _GOAL, x + 8, _GOAL, _GOAL_COLOUR, 2) for x in range(54 if win_city > 99 else 42, 224, 13)),
    ]
    if base.city:
        shapes += _city(seat, min(1.06, base.city / win_city))
    shapes += _wall(base.wall) if base.wall else _rubble(ruins=not base.city)
    corners = Box(-4, -4, SKYLINE_WIDTH + 8, SKYLINE_HEIGHT + 8, 12, line=BASE, line_width=4)
    return Scene(SKYLINE_WIDTH, SKYLINE_HEIGHT, (*shapes, corners), _SKY)


def _city(seat: int, share: float) -> Iterator[Drawn]:
    middle = SKYLINE_WIDTH / 2 + 3
    height = 50 + 78 * share
    shown = 3 if share < 0.2 else 5 if share < 0.4 else 7
    for number, (offset, part) in list(enumerate(_PLACES))[-shown:]:
        high = round(height * part)
        yield from _tower(seat, number, middle + offset, high)
    top = SKYLINE_HEIGHT - round(height)
    yield Box(middle - 1, top - 14, 2, 14, fill=_STAR)
    yield Polygon(((middle + 1, top - 14), (middle + 19, top - 8), (middle + 1, top - 3)), fill=SIDES[seat])


def _tower(seat: int, number: int, middle: float, high: int) -> Iterator[Drawn]:
    shadow, plain, centre, edge = _TOWERS[seat]
    wide = 34 if number == len(_PLACES) - 1 else 29
    left, top = round(middle - wide / 2), SKYLINE_HEIGHT - high
    yield Box(left, top, wide, high, fill=centre if wide == 34 else plain)
    yield Box(left + wide - 6, top, 6, high, fill=shadow)
    yield Box(left, top, wide, 3, fill=edge)
    for row in range((high - 14) // 15):
        for column in range(2):
            lit = (5 * number + 3 * row + 7 * column + seat) % 4 < 2
            yield Box(left + 5 + column * 10, top + 9 + row * 15, 5, 8, fill=_LIT if lit else shadow)


def _wall(points: int) -> Iterator[Drawn]:
    high = 12 + min(points, _WALL_SHOWN)
    top = SKYLINE_HEIGHT - high
    for x in range(4, SKYLINE_WIDTH, 30):
        yield Box(x, top - 9, 17, 9, fill=_BRICK)
        yield Box(x, top - 9, 17, 2, fill=STONE)
    yield Box(0, top, SKYLINE_WIDTH, high, fill=_BRICK)
    yield Box(0, top, SKYLINE_WIDTH, 2, fill=STONE)
    for course, y in enumerate(range(top + 10, SKYLINE_HEIGHT, 12)):
        for number, x in enumerate(range(-14 * (course % 2), SKYLINE_WIDTH, 29)):
            if (number + course) % 3 == 0:
                yield Box(x, y, 29, 12, fill=_DARK_BRICK)
            yield Box(x, y, 2, 12, fill=_JOINT)
        yield Box(0, y, SKYLINE_WIDTH, 2, fill=_JOINT)


def _rubble(*, ruins: bool) -> Iterator[Drawn]:
    heap = ((8, 12, 38), (34, 20, 24), (84, 9, 30), (170, 12, 44), (186, 22, 24), (216, 9, 18))
    fallen = ((96, 30, 26), (112, 52, 14), (128, 22, 34), (60, 18, 22))
    for x, high, wide in (*fallen, *heap) if ruins else heap:
        yield Box(x, SKYLINE_HEIGHT - high, wide, high, 3, fill=_BRICK)
        yield Box(x, SKYLINE_HEIGHT - high + high // 2, wide, high - high // 2, 3, fill=_DARK_BRICK)
