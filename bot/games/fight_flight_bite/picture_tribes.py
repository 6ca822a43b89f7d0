"""Bands of the tribes: a strip with a panel for each seat, and the scores of a finished match."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from bot.games.fight_flight_bite import picture_strip, texts
from bot.games.fight_flight_bite.course import TurningPoint
from bot.games.fight_flight_bite.picture_map import MARGIN
from bot.games.fight_flight_bite.picture_pieces import animal, food, foods, medallion, small_art
from bot.pictures.elements import RADIUS, Area, drawable, emblem, frame_around, raised_panel, small_back
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
    Align,
    Box,
    Drawn,
    Icon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from bot.texts.catalog import texts_with_prefix
from engine.games.fight_flight_bite.cards import FOODS
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import ScoreView, SeatView, View

_TOP, _GAP, _LIP = 8, 8, 5
_INSIDE = BAND_WIDTH - 2 * MARGIN
_COLUMN, _PANEL, _SCORE = 380, 141, 104
"""Width of a panel in two columns, and its height during the match and at the end, in pixels."""
_WINNERS, _TURNING = 130, 76
_NO_STRIP = -_LIP - _GAP
"""Height of a missing strip; it removes the strip's gap too."""
_TURNS = 5
_HOW = texts_with_prefix(texts, "how")
"""Texts on the way to win a match, by the outcome's reason."""


def tribes_band(view: View, names: Names, last: Sequence[Event] = (), *, has_strip: bool = True) -> Scene:
    """Draw the strip, and a panel for each seat in turn order, so that the viewer's is the last.

    `last` has the events of the last action, which may have decided a duel. `has_strip` False draws the panels alone.
    """
    strip = picture_strip.strip_shapes(view, names, last) if has_strip else ()
    height = picture_strip.HEIGHT if has_strip else _NO_STRIP
    shapes = (*strip, *_panels(view, names, _areas(view, height, _PANEL)))
    return Scene(BAND_WIDTH, _bottom(view, height, _PANEL), shapes, GROUND)


def end_band(view: View, names: Names, turning: TurningPoint | None) -> Scene:
    """Draw the winners, a panel with the score of each seat, and the turning point; None draws none.

    Raises ValueError if the match is not over.
    """
    shapes = list(_winners(view, names))
    if not view.scores:
        panels = tuple(_panels(view, names, _areas(view, _WINNERS, _PANEL)))
        return Scene(BAND_WIDTH, _bottom(view, _WINNERS, _PANEL), (*shapes, *panels), GROUND)
    ranking = sorted(view.seats, key=lambda seat: _rank(view, seat))
    for seat, area in zip(ranking, _areas(view, _WINNERS, _SCORE), strict=True):
        shapes.append(Sprite(_score_panel(view, seat, names, area.width, area.height), area.x, area.y))
    bottom = _bottom(view, _WINNERS, _SCORE)
    if turning is not None:
        shapes += _turning(turning, Area(MARGIN, bottom + _GAP - 2, _INSIDE, _TURNING))
        bottom += _TURNING + _LIP + _GAP
    return Scene(BAND_WIDTH, bottom, tuple(shapes), GROUND)


def _areas(view: View, strip: int, height: int) -> Iterator[Area]:
    """Yield an area for each seat's panel: in two columns, or in three rows for three seats.

    Three rows are together as high as two panels of a column. `strip` is the height of the strip above, `height` that
    of a panel in a column, in pixels.
    """
    top, seats = _TOP + strip + _LIP + _GAP, len(view.seats)
    low = (2 * height - _GAP) // 3
    for number in range(seats):
        row, column = divmod(number, 2)
        if seats == 3:
            yield Area(MARGIN, top + number * (low + _GAP), _INSIDE, low)
        else:
            yield Area(MARGIN + column * (_INSIDE - _COLUMN), top + row * (height + _GAP), _COLUMN, height)


def _bottom(view: View, strip: int, height: int) -> int:
    """Return the height of a band that ends below the panels; the parameters are those of `_areas`."""
    return round(max(area.bottom for area in _areas(view, strip, height))) + _LIP + 2


def _panels(view: View, names: Names, areas: Iterable[Area]) -> Iterator[Drawn]:
    """Draw a panel for each seat in turn order; the viewer's is last, or the first seat's for a spectator."""
    order: Sequence[int] = view.order or range(len(view.seats))
    start = (order.index(view.seat or 0) + 1) % len(order)
    for seat, area in zip((*order[start:], *order[:start]), areas, strict=True):
        place = texts.place_in_order(number=order.index(seat) + 1) if view.order and view.outcome is None else ""
        shapes = tuple(_panel(view, view.seats[seat], names, place, area.width, area.height))
        yield Sprite(Scene(round(area.width), round(area.height) + _LIP, shapes, GROUND), area.x, area.y)


def _panel(view: View, seat: SeatView, names: Names, place: str, width: float, height: float) -> Iterator[Drawn]:
    """Draw a seat's panel; an awaited seat or a winner has a golden frame.

    `place` is the seat's place in the turn order, such as "2nd", or "".
    """
    won = view.outcome is not None and seat.seat in view.outcome.ranks[0]
    awaited = won or any(ask.seat == seat.seat for ask in view.asks)
    yield from raised_panel(Area(0, 0, width, height), RAISED if awaited else PANEL, _LIP)
    if awaited:
        yield frame_around(Area(4, 4, width - 8, height - 8))
    wide = width > _COLUMN
    radius = 34 if wide else 40
    yield medallion(seat.seat, animal(view, seat.seat), (54, height / 2 if wide else 58), radius)
    name = drawable(names.seats[seat.seat])
    yield Text(name, 102, 4, 294 if wide else 274, 46, 36, 25, INK, "bold", anchor="middle")
    score = next((each for each in view.scores if each.seat == seat.seat), None)
    right = Area(404, (height - 64) / 2, width - 418, 64) if wide else Area(102, height - 49, width - 116, 42)
    if score is not None:
        yield from _score(score, Area(102, 48, width - 116, 40) if wide else right)
        points = Area(width - 130, 4, 116, height - 8) if wide else Area(102, 46, 130, 48)
        align: Align = "right" if wide else "left"
        yield Text(str(score.points), *points, 48, 40, SIDES[seat.seat], "bold", align, "middle")
        yield from _head_start(score, Area(404, 4, width - 544, 46) if wide else Area(232, 46, width - 246, 48))
        return
    if seat.has_left:
        yield Text(texts.has_left(), 102, 50, 200, 40, 30, 25, SOFT, anchor="middle")
    else:
        yield from _stock(view, seat, place, 67 if wide else 72)
    if sum(seat.taken):
        yield from foods(seat.taken, Area(right.x, right.y + right.height / 2 - 17, right.width, 34))
    else:
        yield from _draw_played_cards(view, seat, right)


def _stock(view: View, seat: SeatView, place: str, y: float) -> Iterator[Drawn]:
    """Draw the seat's numbers of reserve critters and cards, and its place in the turn order.

    `y` is the middle height.
    """
    yield Icon(animal(view, seat.seat), 104, y - 17, 34, SIDES[seat.seat])
    yield Text(str(seat.reserve), 144, y - 22, 40, 44, 36, 36, INK, "bold", anchor="middle")
    yield small_back(192, y - 18, 35)
    yield Text(str(seat.hand_size), 226, y - 22, 40, 44, 36, 36, INK, "bold", anchor="middle")
    yield Text(place, 286, y - 19, 80, 38, 28, 25, SOFT, "regular", "right", "middle")


def _draw_played_cards(view: View, seat: SeatView, area: Area) -> Iterator[Drawn]:
    """Draw a place for the seat's card of each round, empty if not played yet.

    The place of the turn in progress is golden.
    """
    turn = view.turn
    size = round(area.height)
    pitch = size + 8
    for number in range(_TURNS):
        key = seat.played[number] if number < len(seat.played) else ""
        playing = turn is not None and turn.seat == seat.seat and turn.card is not None and view.phase == "turns"
        current = playing and number == len(seat.played) - 1
        yield Sprite(_place(key, size, current=current), area.x + number * pitch, area.y)


@lru_cache(maxsize=64)
def _place(key: str, size: int, *, current: bool) -> Scene:
    if not key:
        return Scene(size, size, (Box(1, 1, size - 2, size - 2, 6, line=EDGE, line_width=1),))
    card = Box(0, 0, size, size, 6, fill=PAPER, line=GOLD if current else PAPER, line_width=4)
    return Scene(size, size, (card, *small_art(key, 4, 4, size - 8)))


def _score(score: ScoreView, area: Area) -> Iterator[Drawn]:
    """Draw for each food the number of cubes and the value of one."""
    for column, (which, cubes, bonus) in enumerate(zip(FOODS, score.cubes, score.bonus, strict=True)):
        x, y = area.x + 90 * column, area.y + area.height / 2
        yield food(which, x, y - 12, 24)
        colour = INK if cubes else SOFT
        yield Text(f"{cubes}×{2 + bonus}", x + 25, y - 20, 62, 40, 28, 22, colour, "bold", anchor="middle")


def _head_start(score: ScoreView, area: Area) -> Iterator[Drawn]:
    """Draw the points of the option `head_start` that a score has, if any."""
    if score.head_start:
        yield Text(texts.start_points(points=score.head_start), *area, 28, 25, SOFT, anchor="middle")


def _rank(view: View, seat: SeatView) -> tuple[bool, int]:
    """Return a key that sorts winners first, then by points; seats that left are the last."""
    won = view.outcome is not None and seat.seat in view.outcome.ranks[0]
    return not won, -next((score.points for score in view.scores if score.seat == seat.seat), -1)


def _score_panel(view: View, seat: SeatView, names: Names, width: float, height: float) -> Scene:
    """Draw a seat's score: its points, and how they come about; the viewer's own has a lighter ground."""
    score = next((each for each in view.scores if each.seat == seat.seat), None)
    wide = width > _COLUMN
    middle = height / 2
    shapes: list[Drawn] = [
        *raised_panel(Area(0, 0, width, height), RAISED if seat.seat == view.seat else PANEL, _LIP),
        medallion(seat.seat, animal(view, seat.seat), (46, middle), 24 if wide else 32),
    ]
    name, lines = (Area(90, 2, 290, height - 4), 1) if wide else (Area(90, 5, 204, 58), 2)
    if score is not None and score.head_start:
        start = Area(268, 2, 116, height - 4) if wide else Area(90, 31, 204, 30)
        name, lines = (name._replace(width=170) if wide else name._replace(height=32)), 1
        shapes += _head_start(score, start)
    shapes.append(Text(drawable(names.seats[seat.seat]), *name, 34, 25, INK, "bold", anchor="middle", lines=lines))
    if score is None:
        shapes.append(Text(texts.has_left(), width - 174, 0, 160, height, 28, 25, SOFT, "regular", "right", "middle"))
    else:
        shapes += _score(score, Area(390, 2, 270, height - 4) if wide else Area(90, 60, 270, 40))
        points = Area(width - 124, 0, 110, height if wide else 70)
        shapes.append(Text(str(score.points), *points, 46, 40, SIDES[seat.seat], "bold", "right", "middle"))
    return Scene(round(width), round(height) + _LIP, tuple(shapes), GROUND)


def _winners(view: View, names: Names) -> Iterator[Drawn]:
    """Draw the winners in laurels, the reason of their win, and their points.

    Raises ValueError if the match is not over.
    """
    if view.outcome is None:
        raise ValueError("nobody has won yet")
    winners = view.outcome.ranks[0]
    first = winners[0]
    area = Area(MARGIN, _TOP, _INSIDE, _WINNERS)
    x, y, _, height = area
    yield from raised_panel(area, RAISED, _LIP)
    yield Box(x, y, 178, height, RADIUS, fill=SIDES[first])
    yield Icon("laurels", x + 28, y + 4, 122, DARK)
    for number, seat in enumerate(winners):
        at = x + 89 + (number - (len(winners) - 1) / 2) * 24
        yield emblem(seat, at, y + 63, 25 if len(winners) == 1 else 10, DARK)
    points = next((str(score.points) for score in view.scores if score.seat == first), "")
    left, right = x + 200, area.right - 24
    words = right - left - (26 + 58 * len(points) if points else 0)
    yield Text(winners_text(view, names), left, y + 8, words, 76, 64, 27, INK, "bold", anchor="middle", lines=2)
    yield Text(_HOW[view.outcome.reason](), left, y + 86, words, 38, 30, 25, SOFT, anchor="middle")
    yield Text(points, right - 200, y, 200, height, 96, 60, SIDES[first], "bold", "right", "middle")


def winners_text(view: View, names: Names) -> str:
    """Return the winners in words, such as "You won" or "Rosa and Ben share the win".

    Return "" if the match is not over.
    """
    winners: Sequence[int] = () if view.outcome is None else view.outcome.ranks[0]
    you = view.seat in winners
    others = [name for seat in winners if seat != view.seat and (name := drawable(names.seats[seat]))]
    shown = [texts.you_in_list(), *others] if you else others
    return texts.winners(winners=shown, count=len(winners), you=you) if shown else ""


def _turning(turning: TurningPoint, area: Area) -> Iterator[Drawn]:
    """Draw the turning point as a strip in `area`: woodland, winner, cubes, and the duel if there was one."""
    yield from raised_panel(area, PANEL, _LIP)
    x, y, middle = area.x + 16, area.y, area.y + area.height / 2
    colour = SIDES[turning.winner]
    yield Text(turning.woodland, x, y + 4, 60, area.height - 8, 58, 50, colour, "bold", "centre", "middle")
    left = x + 80
    yield Text(texts.heading_turning_point(), left, y + 3, 300, 36, 28, 25, GOLD, "bold", anchor="middle")
    yield emblem(turning.winner, left + 13, y + 54, 11)
    cubes = texts.cubes_at_harvest(count=turning.cubes)
    yield Text(cubes, left + 36, y + 34, 340, 40, 30, 25, INK, "bold", anchor="middle")
    if turning.duel is None:
        return
    right = area.right - 258
    yield emblem(turning.winner, right, middle, 15)
    yield Icon("crossed-swords", right + 26, middle - 19, 38, INK)
    yield emblem(turning.duel.loser, right + 90, middle, 15)
    number = texts.round_of_duel(round=turning.duel.round)
    yield Text(number, right + 122, y, 126, area.height, 30, 25, SOFT, anchor="middle")
