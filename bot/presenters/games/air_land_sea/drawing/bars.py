"""What a side has, in the picture of the board: its people and their hands, points, the deck, and what binds it."""

from collections.abc import Iterator, Sequence

from bot.pictures import elements
from bot.pictures.colours import DARK, EDGE, INK, PANEL, RAISED, SIDES, SOFT
from bot.pictures.elements import Area
from bot.pictures.pieces import SMALLEST, Drawn, emblem, numbered
from bot.pictures.scene import Box, Icon, Polygon, Text
from bot.presenters.games.air_land_sea.drawing import art
from bot.presenters.games.air_land_sea.drawing.lanes import MARGIN, WIDTH
from bot.presenters.presenter import Names
from bot.presenters.words import listed
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import View

_BAR = 82
_TEAM_BAR = 116
_DUTY_LINE = 34
_DUTY_LETTERS = 50
"""So many letters fit in a line of a bar, however the words break."""

_BOX = 326
_BOX_HEAD = 56
_BOX_ROW = 49
_BOX_LETTERS = 20
_MOST_PIPS = 12


def bar_height(view: View, side: int) -> int:
    """Return the height of a side's bar."""
    height = _BAR if len(view.sides[side]) == 1 else _TEAM_BAR
    return height + _DUTY_LINE * _lines(duties(view, side), _DUTY_LETTERS)


def bar(view: View, names: Names, side: int, y: float, *, with_deck: bool) -> Iterator[Drawn]:
    """Draw what a side has across the picture, with the deck or else the Supplies that nobody has."""
    height = bar_height(view, side)
    awaited = _awaited(view, side)
    yield from elements.raised(Area(MARGIN, y, WIDTH - 2 * MARGIN, height), RAISED if awaited else PANEL)
    middle = y + (_BAR if len(view.sides[side]) == 1 else _TEAM_BAR) / 2
    if awaited:
        yield Box(MARGIN, y, 74, height, 12, SIDES[side])
        yield Box(MARGIN + 62, y, 12, height, 0, SIDES[side])
        yield emblem(side, MARGIN + 28, middle, 17, DARK)
        yield Polygon(((MARGIN + 53, middle - 13), (MARGIN + 66, middle), (MARGIN + 53, middle + 13)), DARK)
    else:
        yield emblem(side, MARGIN + 37, middle, 20)
    yield from _people(view, names, side, y)
    team = len(view.sides[side]) > 1
    if view.first == side:
        yield from _ties_pill(side, 434 if team else 312, middle + (27 if team else 0))
    yield from (_deck if with_deck else _pool)(view, 468, middle - (27 if team and view.first == side else 0))
    yield from _points(view, side, middle)
    text, lines = duties(view, side), _lines(duties(view, side), _DUTY_LETTERS)
    if text:
        box = (MARGIN + 90, y + height - 4 - lines * _DUTY_LINE, WIDTH - 2 * MARGIN - 104, lines * _DUTY_LINE)
        yield Text(text, *box, 24, SMALLEST, INK, "bold", anchor="middle", lines=lines)


def _people(view: View, names: Names, side: int, y: float) -> Iterator[Drawn]:
    """Draw a side's people with how many cards each holds, a team in a row each."""
    seats = view.sides[side]
    if len(seats) == 1:
        width = (216 if view.first == side else 350) - 12
        yield from _name(names.seats[seats[0]], Area(102, y + 4, width, _BAR - 8), 34)
        yield from _hand(view.hand_sizes[seats[0]], 550, y + _BAR / 2)
        return
    for number, seat in enumerate(seats):
        middle = y + 32 + number * 52
        yield from numbered(side, number + 1, 116, middle, 19)
        yield from _name(names.seats[seat], Area(144, middle - 26, 206, 52), 28)
        yield from _hand(view.hand_sizes[seat], 360, middle)


def _name(name: str, area: Area, size: int) -> Iterator[Drawn]:
    if written := elements.drawable(name):
        yield Text(written, *area, size, SMALLEST, INK, "bold", anchor="middle", lines=2)


def _hand(cards: int, x: float, middle: float) -> Iterator[Drawn]:
    yield elements.small_back(x, middle - 18, 36)
    yield Text(str(cards), x + 31, middle - 20, 35, 40, 32, SMALLEST, INK, "bold", anchor="middle")


def _ties_pill(side: int, x: float, middle: float) -> Iterator[Drawn]:
    yield Box(x, middle - 21, 128, 42, 21, line=SIDES[side])
    yield Text("wins ties", x + 4, middle - 21, 120, 42, 26, SMALLEST, SIDES[side], anchor="middle", align="centre")


def _deck(view: View, x: float, middle: float) -> Iterator[Drawn]:
    for step in (2, 1, 0):
        yield elements.small_back(x - 4 * step, middle - 18 - 3 * step + 3, 36)
    yield Text(str(view.deck_size), x + 34, middle - 20, 46, 40, 32, SMALLEST, INK, "bold", anchor="middle")


def _pool(view: View, x: float, middle: float) -> Iterator[Drawn]:
    if view.supplied:
        yield Icon(art.SUPPLY, x - 6, middle - 18, 36, art.COLOURS["economics"])
        yield Text(str(view.pool), x + 34, middle - 20, 46, 40, 32, SMALLEST, INK, "bold", anchor="middle")


def _points(view: View, side: int, middle: float) -> Iterator[Drawn]:
    """Draw a side's points, of how many, and as pips where these fit."""
    pipped = 0 < view.target <= _MOST_PIPS
    y, right = middle - (32 if pipped else 24), WIDTH - MARGIN - 20
    of = f"/ {view.target}" if view.target else ""
    room = 26 + 18 * len(str(view.target)) if of else 0
    yield Text(str(view.victory_points[side]), right - room - 88, y, 86, 48, 46, 30, INK, "bold", "right", "middle")
    if of:
        yield Text(of, right - room, y + 4, room, 44, 30, SMALLEST, SOFT, "regular", "right", "middle")
    if pipped:
        left = right - view.target * 16 + 4
        yield from elements.pips(left, y + 52, min(view.victory_points[side], view.target), view.target, SIDES[side])


def _awaited(view: View, side: int) -> bool:
    if view.outcome is not None:
        return side in view.outcome.ranks[0]
    return any(ask.seat in view.sides[side] for ask in view.asks)


def duties(view: View, side: int) -> str:
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


def _lines(text: str, letters: int) -> int:
    return -(-len(text) // letters)


def heads_height(view: View) -> int:
    """Return the height of the boxes that both sides have beside each other."""
    people = max(len(seats) for seats in view.sides)
    lines = max(_lines(duties(view, side), _BOX_LETTERS) for side in (0, 1))
    return _BOX_HEAD + people * _BOX_ROW + 10 + lines * _DUTY_LINE


def heads(view: View, names: Names, sides: Sequence[int], y: float) -> Iterator[Drawn]:
    """Draw both sides beside each other, and between them the deck and the Supplies that nobody has."""
    height = heads_height(view)
    for side, x in zip(sides, (MARGIN, WIDTH - MARGIN - _BOX), strict=True):
        yield from _head(view, names, side, Area(x, y, _BOX, height))
    middle = y + height / 2 - (30 if view.supplied else 0)
    yield from _deck(view, 374, middle)
    if view.supplied:
        yield from _pool(view, 374, middle + 60)


def _head(view: View, names: Names, side: int, area: Area) -> Iterator[Drawn]:
    x, y, width, _ = area
    yield from elements.raised(area, PANEL)
    yield Box(x, y, width, _BOX_HEAD, 12, SIDES[side])
    yield Box(x, y + _BOX_HEAD - 12, width, 12, 0, SIDES[side])
    yield emblem(side, x + 33, y + _BOX_HEAD / 2, 15, DARK)
    points = str(view.victory_points[side])
    room = 4 + 26 * len(points)
    yield Text(points, x + 62, y, room, _BOX_HEAD, 42, 30, DARK, "bold", anchor="middle")
    if view.target:
        yield Text(f"/ {view.target}", x + 66 + room, y, 70, _BOX_HEAD, 27, SMALLEST, DARK, "bold", anchor="middle")
    if view.first == side:
        right = (x + width - 146, y, 132, _BOX_HEAD)
        yield Text("wins ties", *right, 26, SMALLEST, DARK, "bold", "right", "middle")
    acting = {ask.seat for ask in view.asks}
    seats = view.sides[side]
    for number, seat in enumerate(seats):
        middle = y + _BOX_HEAD + 6 + number * _BOX_ROW + 23
        if seat in acting:
            yield Box(x + 6, middle - 23, width - 12, 46, 8, EDGE)
            yield Polygon(((x + 10, middle - 12), (x + 22, middle), (x + 10, middle + 12)), SIDES[side])
        emblems = (
            numbered(side, number + 1, x + 44, middle, 17) if len(seats) > 1 else (emblem(side, x + 44, middle, 14),)
        )
        yield from emblems
        yield from _name(names.seats[seat], Area(x + 70, middle - 24, 186, 48), 29)
        yield from _hand(view.hand_sizes[seat], x + 260, middle)
    if text := duties(view, side):
        lines = _lines(text, _BOX_LETTERS)
        box = (x + 14, y + _BOX_HEAD + len(seats) * _BOX_ROW + 8, width - 24, lines * _DUTY_LINE)
        yield Text(text, *box, 24, SMALLEST, INK, "bold", anchor="middle", lines=lines)
