"""What each side has beside its cards on the table, in a picture: points, hands, commander, duties; deck and pool."""

from collections.abc import Iterator

from bot.pictures.colours import GOLD, INK, PANEL, SIDES, SOFT
from bot.pictures.pieces import SMALLEST, Drawn, counter, crate, emblem, numbered, pile, pill
from bot.pictures.scene import Box, Text
from bot.presenters.games.air_land_sea.lanes import LANE
from bot.presenters.words import listed
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import View

MARGIN = 16

_BAND = 48
_LINE = 30
_SLOT_LETTERS = 15
"""Letters that stand in a line of the slot, however the words break."""

_ROW = 40
_SEAT = 96
_POOL_ROW = 60


def band_height(view: View, side: int) -> int:
    """Return how high a side's band is."""
    return _BAND + (_LINE + 6 if _duties(view, side) else 0)


def band(view: View, side: int, y: float, width: int, *, far: bool) -> Iterator[Drawn]:
    """Draw a side across the picture: the deck stands in the far side's band, the pool in the near one's."""
    yield Box(MARGIN, y, width - 2 * MARGIN, band_height(view, side), 14, fill=PANEL)
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
    right = width - MARGIN - (168 if nouns else 84)
    if far:
        yield from _deck(view, right, y, noun="in deck" if nouns else "")
    elif view.supplied:
        yield from _pool(view, right, y, noun="left" if nouns else "")
    if duties := _duties(view, side):
        box = (MARGIN + 54, y + _BAND - 2, width - 2 * MARGIN - 70, _LINE)
        yield Text(duties, *box, SMALLEST, SMALLEST, GOLD, "bold", anchor="middle")


def slot_height(view: View) -> int:
    """Return the least height of the slot that stands in for both bands."""
    return sum(_block_height(view, side) for side in (0, 1)) + _POOL_ROW


def slot(view: View, near: int, x: float, y: float, height: float) -> Iterator[Drawn]:
    """Draw both sides and the deck one below the other, in the place of a theater."""
    yield from _block(view, 1 - near, x, y)
    yield from _block(view, near, x, y + height - _block_height(view, near))
    middle = y + (_block_height(view, 1 - near) + height - _block_height(view, near)) / 2 - 24
    yield from _deck(view, x + 12, middle, noun="deck")
    if view.supplied:
        yield from _pool(view, x + 162, middle, noun="")


def _block_height(view: View, side: int) -> int:
    return 3 * _ROW + 12 + _LINE * _slot_lines(_duties(view, side))


def _block(view: View, side: int, x: float, y: float) -> Iterator[Drawn]:
    yield Box(x, y, LANE, _block_height(view, side), 14, fill=PANEL)
    yield emblem(side, x + 28, y + 26, 15)
    yield from counter(_points(view, side), "points", x + 48, y + 6, LANE - 52)
    yield from _hands(view, side, x + 12, y + 6 + _ROW)
    across = x + 10.0
    for words, room, fill in _pills(view, side):
        yield from pill(words, across, y + 8 + 2 * _ROW, room, fill)
        across += room + 6
    if duties := _duties(view, side):
        lines = _slot_lines(duties)
        box = (x + 12, y + 6 + 3 * _ROW, LANE - 20, lines * _LINE)
        yield Text(duties, *box, SMALLEST, SMALLEST, GOLD, "bold", anchor="middle", lines=lines)


def _slot_lines(duties: str) -> int:
    return -(-len(duties) // _SLOT_LETTERS)


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
