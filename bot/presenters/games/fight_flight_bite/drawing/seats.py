"""What everybody knows of a seat: name, critters in reserve, cards in hand, cards played, and food once it is taken."""

from collections.abc import Iterator
from functools import lru_cache

from bot.pictures.colours import EDGE, GOLD, GROUND, INK, PANEL, PAPER, RAISED, SIDES, SOFT
from bot.pictures.elements import Area, framed, nameplate, raised, small_back
from bot.pictures.pieces import SMALLEST, Drawn
from bot.pictures.scene import Box, Icon, Scene, Sprite, Text
from bot.presenters.games.fight_flight_bite.drawing.cards import small_art
from bot.presenters.games.fight_flight_bite.drawing.pieces import animal, food, foods
from bot.presenters.presenter import Names
from engine.games.fight_flight_bite.cards import FOODS
from engine.games.fight_flight_bite.view_types import ScoreView, SeatView, View

_HEIGHT = 140
_SCORED_HEIGHT = 176
_SLOT, _WIDE_SLOT = 32, 44
_TURNS = 5
_LIP = 5


def seat_panel(view: View, seat: SeatView, names: Names, area: Area) -> Sprite:
    """Draw a seat's panel; that of one that is awaited, or that won, has a golden frame."""
    inside = Area(0, 0, area.width, area.height)
    shapes = tuple(_panel_shapes(view, seat, names, inside))
    return Sprite(Scene(round(area.width), round(area.height) + _LIP, shapes, GROUND), area.x, area.y)


def _panel_shapes(view: View, seat: SeatView, names: Names, area: Area) -> Iterator[Drawn]:
    score = next((each for each in view.scores if each.seat == seat.seat), None)
    won = view.outcome is not None and seat.seat in view.outcome.ranks[0]
    awaited = won or any(ask.seat == seat.seat for ask in view.asks)
    x, y, width, _ = area
    yield from raised(area, RAISED if awaited else PANEL, _LIP)
    if awaited:
        yield framed(Area(x + 4, y + 4, width - 8, area.height - 8))
    yield from nameplate(seat.seat, names.seats[seat.seat], Area(x + 10, y + 8, width - 18, 40), 30)
    if score is not None:
        yield from _score(score, x, y, width)
        return
    yield from _stock(view, seat, x, y + 68)
    if seat.has_left:
        yield Text("has left", x + 14, y + 98, width - 28, 34, 24, SMALLEST, SOFT, "regular", anchor="middle")
    elif sum(seat.taken):
        yield from foods(seat.taken, Area(x + 8, y + 99, width - 16, 30))
    else:
        yield from _played(view, seat, Area(x + 9, y + 90, width - 18, 46))


def _stock(view: View, seat: SeatView, x: float, y: float) -> Iterator[Drawn]:
    """Draw how many critters wait in reserve, and how many cards are held, around a height."""
    yield Icon(animal(view, seat.seat), x + 12, y - 17, 34, SIDES[seat.seat])
    yield Text(str(seat.reserve), x + 52, y - 20, 40, 40, 32, SMALLEST, INK, "bold", anchor="middle")
    yield small_back(x + 100, y - 17, 34)
    yield Text(str(seat.hand_size), x + 134, y - 20, 40, 40, 32, SMALLEST, INK, "bold", anchor="middle")


def _played(view: View, seat: SeatView, area: Area) -> Iterator[Drawn]:
    """Draw a place for the card of each round; the one of the turn that is being taken is golden."""
    turn = view.turn
    size = _SLOT if area.width < _TURNS * (_WIDE_SLOT + 2) else _WIDE_SLOT
    y = area.y + (area.height - size) / 2
    for number in range(_TURNS):
        key = seat.played[number] if number < len(seat.played) else ""
        playing = turn is not None and turn.seat == seat.seat and turn.card is not None
        current = playing and number == len(seat.played) - 1
        yield Sprite(_place(key, size, current=current), area.x + number * (size + 2), y)


@lru_cache(maxsize=64)
def _place(key: str, size: int, *, current: bool) -> Scene:
    if not key:
        return Scene(size, size, (Box(1, 1, size - 2, size - 2, 6, line=EDGE, line_width=1),))
    card = Box(0, 0, size, size, 6, fill=PAPER, line=GOLD if current else PAPER, line_width=3)
    return Scene(size, size, (card, *small_art(key, 4, 4, size - 8)))


def _score(score: ScoreView, x: float, y: float, width: float) -> Iterator[Drawn]:
    """Draw the points, and for each food how many cubes there are and what one is worth."""
    for row, (which, cubes, bonus) in enumerate(zip(FOODS, score.cubes, score.bonus, strict=True)):
        low = y + 70 + row * 36
        yield food(which, x + 12, low - 15, 30)
        colour = INK if cubes else SOFT
        yield Text(f"{cubes}×{2 + bonus}", x + 48, low - 18, 66, 36, 26, SMALLEST, colour, "bold", anchor="middle")
    yield Text(
        str(score.points), x + width - 76, y + 64, 66, 84, 46, SMALLEST, SIDES[score.seat], "bold", "right", "middle"
    )


def height(view: View) -> int:
    """Return how high the panels of the seats are."""
    return _SCORED_HEIGHT if view.scores else _HEIGHT
