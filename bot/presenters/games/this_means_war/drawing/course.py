"""How a war went, drawn: each CITY as a line over the turns, and the order that turned it."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.pictures.colours import DARK, EDGE, GOLD, INK, SIDES, SOFT
from bot.pictures.elements import Area as Place
from bot.pictures.elements import dashed
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Line, Sprite, Text
from bot.presenters.games.this_means_war.course import Cities, TurningPoint
from bot.presenters.games.this_means_war.drawing.faces import tile
from bot.presenters.games.this_means_war.drawing.pieces import BASE, GAP, MARGIN, WIDTH, sign
from bot.presenters.games.this_means_war.words import card_name, signed

_CHART = 190
_STRIP = 84
_MOST_STEPS = 90
_EMBLEM = 11
"""More turns than that are drawn in larger steps."""


def height(turning: TurningPoint | None) -> int:
    """Return how much higher the picture of an end is by it."""
    return GAP + _CHART + (0 if turning is None else GAP + _STRIP)


def course(cities: Sequence[Cities], turning: TurningPoint | None, win_city: int, y: float) -> Iterator[Drawn]:
    """Draw the lines and, below them, what turned the war."""
    yield from _panel(y, _CHART)
    yield from _lines(cities, turning, win_city, Place(MARGIN + 60, y + 18, WIDTH - 2 * MARGIN - 100, _CHART - 52))
    yield Text("CITY by turn", MARGIN + 60, y + _CHART - 32, 300, 28, 24, SMALLEST, SOFT, anchor="middle")
    last = str(len(cities) - 1)
    yield Text(last, WIDTH - MARGIN - 150, y + _CHART - 32, 80, 28, 24, SMALLEST, SOFT, "regular", "right", "middle")
    if turning is not None:
        yield from _turning(turning, y + _CHART + GAP)


def _panel(y: float, high: float) -> Iterator[Drawn]:
    yield Box(MARGIN, y + 4, WIDTH - 2 * MARGIN, high, 12, fill=DARK)
    yield Box(MARGIN, y, WIDTH - 2 * MARGIN, high, 12, fill=BASE)


def _lines(cities: Sequence[Cities], turning: TurningPoint | None, win_city: int, place: Place) -> Iterator[Drawn]:
    top = max(win_city, *(city for row in cities for city in row))
    last = len(cities) - 1

    def at(turn: int, city: int) -> tuple[float, float]:
        return place.x + place.width * turn / max(1, last), place.bottom - place.height * city / top

    goal = at(0, win_city)[1]
    yield from dashed(Place(place.x, goal, place.width, 0), EDGE)
    yield Text(str(win_city), MARGIN + 6, goal - 15, 46, 30, 24, SMALLEST, SOFT, "bold", "right", "middle")
    yield Line(place.x, place.bottom, place.right, place.bottom, EDGE, 2)
    if turning is not None:
        x = at(turning.turn, 0)[0]
        yield Line(x, place.y, x, place.bottom, GOLD, 4)
    turns = sorted({*range(0, last + 1, max(1, -(-last // _MOST_STEPS))), last})
    for seat in range(len(cities[0])):
        points = [at(turn, cities[turn][seat]) for turn in turns]
        yield from (Line(x, y, to_x, to_y, SIDES[seat], 5) for (x, y), (to_x, to_y) in pairwise(points))
    for seat, city in enumerate(cities[-1]):
        beside = sum(other == city for other in cities[-1][:seat])
        yield emblem(seat, place.right - beside * 2 * _EMBLEM, at(last, city)[1], _EMBLEM)


def _turning(turning: TurningPoint, y: float) -> Iterator[Drawn]:
    """Draw the card of the order, whose it was, and what it changed in CITY and WALL."""
    yield from _panel(y, _STRIP)
    x = MARGIN + 100
    yield Sprite(tile(turning.card, 76, _STRIP - 16), MARGIN + 10, y + 8)
    yield emblem(turning.seat, MARGIN + 24, y + 24, 15, DARK)
    yield emblem(turning.seat, MARGIN + 24, y + 24, 11)
    yield Text("Turning point", x, y + 6, 200, 34, 26, SMALLEST, GOLD, "bold", anchor="middle")
    turn = f"turn {turning.turn}"
    yield Text(turn, x + 200, y + 6, 120, 34, 24, SMALLEST, SOFT, anchor="middle")
    yield Text(card_name(turning.card), x, y + 42, 330, 36, 26, SMALLEST, INK, "bold", anchor="middle")
    shown = [(where, number) for where, number in turning.changed.items() if where[1] in ("city", "wall")][:4]
    for place, ((seat, area), number) in enumerate(shown):
        column, row = divmod(place, 2)
        left, middle = WIDTH - MARGIN - 300 + column * 146, y + 24 + row * 38
        yield emblem(seat, left + 12, middle, 11)
        yield Text(signed(number), left + 32, middle - 18, 58, 36, 28, SMALLEST, SIDES[seat], "bold", "right", "middle")
        yield sign(area, left + 98, middle - 15, 30, INK)
