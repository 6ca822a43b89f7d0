"""The picture of the board, from either side.

It is no higher than wide where that is possible, for clients show high pictures small: a row of five theaters stands
in two lines, and where cards are many the uncovered ones leave out what they do.
"""

from collections.abc import Iterator, Sequence

from bot.pictures.colours import GOLD, GROUND, INK, PANEL, SIDES, SOFT
from bot.pictures.pieces import SMALLEST, Drawn, counter, crate, emblem, numbered, pile, pill
from bot.pictures.scene import Box, Scene, Text
from bot.presenters.games.air_land_sea import theater_drawing
from bot.presenters.games.air_land_sea.cards import GAP, MARGIN, WIDTH
from bot.presenters.games.air_land_sea.theater_drawing import PLATE_HEIGHT, SPACING, Layout, Sizes
from bot.presenters.words import listed
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import TheaterView, View

_IN_LINE = 3
_BAND = 48
_DUTIES_LINE = 30
_DUTIES_LETTERS = 15
"""So many letters fit in a line of a panel, however the words break."""

_PANEL_ROW = 40
_POOL_ROW = 60
_SEAT = 96


def board_scene(view: View, bottom_side: int) -> Scene:
    """Draw the whole table; cards lie outwards from each theater, uncovered ones outermost."""
    draw = _in_one_line if len(view.row) <= _IN_LINE else _in_two_lines
    large = draw(view, Layout(bottom_side, theater_drawing.LARGE))
    return large if large.height <= large.width else draw(view, Layout(bottom_side, theater_drawing.SMALL))


def _in_one_line(view: View, layout: Layout) -> Scene:
    """Draw the theaters between the bands of the two sides."""
    bottom_side = layout.bottom_side
    top_side = 1 - bottom_side
    top = MARGIN + _band_height(view, top_side) + SPACING
    height = _line_height(view.row, layout.sizes)
    low = top + height + SPACING
    shapes = [
        *_band(view, top_side, MARGIN, at_top=True),
        *_line(view.row, layout, top, height),
        *_band(view, bottom_side, low, at_top=False),
    ]
    return Scene(WIDTH, round(low + _band_height(view, bottom_side) + MARGIN), tuple(shapes), GROUND)


def _in_two_lines(view: View, layout: Layout) -> Scene:
    """Draw three theaters, and below them the others beside what the two sides have."""
    first, second = view.row[:_IN_LINE], view.row[_IN_LINE:]
    upper = _line_height(first, layout.sizes)
    lower = max(_line_height(second, layout.sizes), sum(_panel_height(view, side) for side in (0, 1)) + _POOL_ROW)
    low = MARGIN + upper + GAP
    x = MARGIN + len(second) * (theater_drawing.WIDTH + GAP)
    shapes = [
        *_line(first, layout, MARGIN, upper, ordinal=1),
        *_line(second, layout, low, lower, ordinal=1 + _IN_LINE),
        *_panels(view, layout.bottom_side, x, low, lower),
    ]
    return Scene(WIDTH, low + lower + MARGIN, tuple(shapes), GROUND)


def _line_height(theaters: Sequence[TheaterView], sizes: Sizes) -> int:
    columns = sum(theater_drawing.column_height(theaters, side, sizes) for side in (0, 1))
    return columns + PLATE_HEIGHT + 4 * SPACING


def _line(
    theaters: Sequence[TheaterView], layout: Layout, top: int, height: int, *, ordinal: int = 0
) -> Iterator[Drawn]:
    """Draw theaters side by side, numbered from `ordinal` if there is one; room to spare goes above and below."""
    bottom_side, sizes = layout
    spare = (height - _line_height(theaters, sizes)) // 2
    plate = top + spare + theater_drawing.column_height(theaters, 1 - bottom_side, sizes) + 2 * SPACING
    for place, theater in enumerate(theaters):
        x = MARGIN + place * (theater_drawing.WIDTH + GAP)
        number = ordinal + place if ordinal else 0
        yield Box(x, top, theater_drawing.WIDTH, height, 14, fill=PANEL)
        yield from theater_drawing.theater(theater, layout, x + 4, plate, number)


def _band_height(view: View, side: int) -> int:
    return _BAND + (_DUTIES_LINE + 6 if _duties(view, side) else 0)


def _band(view: View, side: int, y: float, *, at_top: bool) -> Iterator[Drawn]:
    """Draw what a side has across the picture; the deck stands in the upper band, the pool in the lower one."""
    yield Box(MARGIN, y, WIDTH - 2 * MARGIN, _band_height(view, side), 14, fill=PANEL)
    yield emblem(side, MARGIN + 28, y + 24, 15)
    points = _points(view, side)
    yield from counter(points, "points", MARGIN + 50, y + 4, 200)
    x = MARGIN + 150.0 + 19 * len(points)
    yield from _hands(view, side, x, y + 4)
    x += _hands_width(view, side)
    for words, room, fill in _pills(view, side):
        yield from pill(words, x, y + 6, room, fill)
        x += room + 8
    nouns = not _any_team(view)
    right = WIDTH - MARGIN - (168 if nouns else 84)
    if at_top:
        yield from _deck(view, right, y, noun="in deck" if nouns else "")
    elif view.supplied:
        yield from _pool(view, right, y, noun="left" if nouns else "")
    if duties := _duties(view, side):
        box = (MARGIN + 54, y + _BAND - 2, WIDTH - 2 * MARGIN - 70, _DUTIES_LINE)
        yield Text(duties, *box, SMALLEST, SMALLEST, GOLD, "bold", anchor="middle")


def _panels(view: View, bottom_side: int, x: float, y: float, height: float) -> Iterator[Drawn]:
    """Draw what both sides have, one below the other, in the place of a theater, and the deck between them."""
    top_side = 1 - bottom_side
    bottom = y + height - _panel_height(view, bottom_side)
    yield from _panel(view, top_side, x, y)
    yield from _panel(view, bottom_side, x, bottom)
    middle = (y + _panel_height(view, top_side) + bottom) / 2 - 24
    yield from _deck(view, x + 12, middle, noun="deck")
    if view.supplied:
        yield from _pool(view, x + 162, middle, noun="")


def _panel_height(view: View, side: int) -> int:
    return 3 * _PANEL_ROW + 12 + _DUTIES_LINE * _duties_lines(_duties(view, side))


def _panel(view: View, side: int, x: float, y: float) -> Iterator[Drawn]:
    yield Box(x, y, theater_drawing.WIDTH, _panel_height(view, side), 14, fill=PANEL)
    yield emblem(side, x + 28, y + 26, 15)
    yield from counter(_points(view, side), "points", x + 48, y + 6, theater_drawing.WIDTH - 52)
    yield from _hands(view, side, x + 12, y + 6 + _PANEL_ROW)
    across = x + 10.0
    for words, room, fill in _pills(view, side):
        yield from pill(words, across, y + 8 + 2 * _PANEL_ROW, room, fill)
        across += room + 6
    if duties := _duties(view, side):
        lines = _duties_lines(duties)
        box = (x + 12, y + 6 + 3 * _PANEL_ROW, theater_drawing.WIDTH - 20, lines * _DUTIES_LINE)
        yield Text(duties, *box, SMALLEST, SMALLEST, GOLD, "bold", anchor="middle", lines=lines)


def _duties_lines(duties: str) -> int:
    return -(-len(duties) // _DUTIES_LETTERS)


def _points(view: View, side: int) -> str:
    return f"{view.victory_points[side]}" + (f"/{view.target}" if view.target else "")


def _any_team(view: View) -> bool:
    return any(len(seats) > 1 for seats in view.sides)


def _hands(view: View, side: int, x: float, y: float) -> Iterator[Drawn]:
    """Draw how many cards each seat of a side holds; the seats of a team have numbers."""
    seats = view.sides[side]
    if len(seats) == 1:
        cards = view.hand_sizes[seats[0]]
        yield from counter(str(cards), "card" if cards == 1 else "cards", x, y, 130)
        return
    for place, seat in enumerate(seats):
        left = x + place * _SEAT
        yield from numbered(side, place + 1, left + 20, y + 20, 17)
        yield from pile(left + 44, y + 9, 24, depth=1)
        number = str(view.hand_sizes[seat])
        yield Text(number, left + 68, y, 26, 40, 30, SMALLEST, INK, "bold", anchor="middle")


def _hands_width(view: View, side: int) -> int:
    return 2 * _SEAT + 8 if len(view.sides[side]) > 1 else 124


def _pills(view: View, side: int) -> Iterator[tuple[str, int, str]]:
    """Yield words, width and colour: who is first, and who is to act or has won."""
    team = len(view.sides[side]) > 1
    if view.first == side:
        yield ("1st", 60, SOFT) if team else ("1st player", 130, SOFT)
    acting = [ask for ask in view.asks if ask.seat in view.sides[side]]
    if view.outcome is not None and side in view.outcome.ranks[0]:
        yield ("win", 70, GOLD) if team else ("wins", 84, GOLD)
    elif acting and not team:
        yield "to act", 90, SIDES[side]
    elif acting:
        numbers = [str(view.sides[side].index(ask.seat) + 1) for ask in acting]
        together = "and" if acting[0].ask == "swap" else "or"
        words = f"{listed(numbers, together)} to act"
        yield words, 104 if len(numbers) == 1 else 158, SIDES[side]


def _duties(view: View, side: int) -> str:
    """Say what binds or favours a side in its coming turns."""
    parts = []
    for number, seat in enumerate(view.sides[side], 1):
        owed = [f"{BY_KEY[mark.card].name} {BY_KEY[mark.card].strength}" for mark in view.marks if mark.seat == seat]
        if owed:
            who = f"{number} " if len(view.sides[side]) > 1 else ""
            parts.append(f"{who}must play {listed(owed, 'or')}")
    if view.air_drop[side]:
        parts.append("Air Drop ready")
    if view.extra_turns[side]:
        parts.append("extra turn")
    return " · ".join(parts)


def _deck(view: View, x: float, y: float, *, noun: str) -> Iterator[Drawn]:
    yield from pile(x, y + 14, 28)
    yield from counter(str(view.deck_size), noun, x + 34, y + 4, 130)


def _pool(view: View, x: float, y: float, *, noun: str) -> Iterator[Drawn]:
    yield from crate(x, y + 8, 32)
    yield from counter(str(view.pool), noun, x + 36, y + 4, 130)
