"""Head of the board picture: each side's people, hands, points and duties, the deck and the Supplies."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.air_land_sea import picture_faces, texts
from bot.games.air_land_sea.picture_faces import MARGIN
from bot.games.air_land_sea.words import short_name
from bot.pictures import elements
from bot.pictures.elements import SMALLEST, Area, emblem, numbered_emblem
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    EDGE,
    INK,
    PANEL,
    RAISED,
    SIDES,
    SOFT,
    Align,
    Box,
    Drawn,
    Group,
    Icon,
    Part,
    Polygon,
    Text,
)
from bot.screens.presenter import Names
from bot.texts.languages import cached_by_language
from engine.games.air_land_sea.view_types import View

_TOP = 8
_HEIGHT, _TEAM_HEIGHT, _LOW_TEAM_HEIGHT = 78, 132, 104
_BLOCK, _TEAM_BLOCK = 310, 322
_TAB, _TEAM_TAB = 66, 82
_MAX_PIPS = 12
_PILE = 28
"""Minimum height in pixels of the drawing of a pile."""
_SHORT_WORD = 9
"""Number of letters of the longest word that fits in a line. A name of longer words takes one line."""

_DUTY, _DUTY_GAP = 36, 6
_DUTY_LETTERS = 26
"""Number of letters that fit in half a line of duties."""


class _Half(NamedTuple):
    """The left half of the picture, or the right one, which mirrors it; places are those in the left half."""

    is_right: bool

    @property
    def align(self) -> Align:
        """Alignment of texts that begin at the outer edge."""
        return "right" if self.is_right else "left"

    @property
    def inner_align(self) -> Align:
        """Alignment of texts that end towards the centre."""
        return "left" if self.is_right else "right"

    def area(self, x: float, y: float, width: float, height: float) -> Area:
        return Area(BAND_WIDTH - x - width if self.is_right else x, y, width, height)

    def x(self, x: float) -> float:
        return BAND_WIDTH - x if self.is_right else x


def draw_head(view: View, names: Names, sides: Sequence[int], *, low: bool = False) -> tuple[tuple[Part, ...], float]:
    """Draw the head of the board; return its parts and the y at their lower edge.

    `sides` is the side on the left and the side on the right. `low` makes the head of teams lower.
    """
    team = max(len(seats) for seats in view.sides) > 1
    height = (_TEAM_HEIGHT if view.epic and not low else _LOW_TEAM_HEIGHT) if team else _HEIGHT
    parts: list[Part] = []
    for side, half in zip(sides, (_Half(is_right=False), _Half(is_right=True)), strict=True):
        if team:
            parts += _team(view, names, side, half, height)
        else:
            parts.append(_player(_read_player(view, names, side), half, height))
    parts += _centre(view, sides, height, _TEAM_BLOCK if team else _BLOCK)
    duties, end = _draw_duties(view, sides, _TOP + height)
    return (*parts, *duties), end


class _Player(NamedTuple):
    """A side of one person as the head shows it."""

    side: int
    name: str
    points: int
    target: int
    hand: int
    acts: bool


def _read_player(view: View, names: Names, side: int) -> _Player:
    (seat,) = view.sides[side]
    points, hand = view.victory_points[side], view.hand_sizes[seat]
    return _Player(side, names.seats[seat], points, view.target, hand, _acts(view, side))


@cached_by_language(maxsize=512)
def _player(player: _Player, half: _Half, height: float) -> Group:
    """Draw a side of one person. Boards for everyone and for the people at them have many in common."""
    return Group(tuple(_player_shapes(player, half, height)))


def _player_shapes(player: _Player, half: _Half, height: float) -> Iterator[Drawn]:
    """Yield emblem, name and points, and below them hand and pips."""
    side, acts, points = player.side, player.acts, str(player.points)
    yield from elements.raised_panel(half.area(MARGIN, _TOP, _BLOCK, height), RAISED if acts else PANEL)
    yield from _tab(side, half, _TAB, height, acts=acts)
    yield emblem(side, half.x(MARGIN + (27 if acts else 33)), _TOP + height / 2, 18, DARK if acts else None)
    room = 22 + 30 * len(points)
    name = half.area(MARGIN + _TAB + 12, _TOP + 2, _BLOCK - _TAB - 16 - room, 40)
    yield from draw_name(player.name, name, 34, half.align)
    score = half.area(MARGIN + _BLOCK - room - 10, _TOP, room, 50)
    yield Text(points, *score, 48, 30, SIDES[side], "bold", half.inner_align, "middle")
    yield from _hand(player.hand, half, MARGIN + _TAB + 14, _TOP + 58)
    yield from _target(player, half, MARGIN + _BLOCK - 12, _TOP + 60)


def _target(player: _Player, half: _Half, right: float, middle: float) -> Iterator[Drawn]:
    """Draw the points that win the match: as pips, or more than twelve as a number. `right` is their inner end."""
    side, target = player.side, player.target
    if not target:
        return
    if target > _MAX_PIPS:
        area = half.area(right - 120, middle - 18, 120, 36)
        text = texts.picture_of_points(points=target)
        yield Text(text, *area, 28, SMALLEST, SOFT, "regular", half.inner_align, "middle")
        return
    filled, pitch = min(player.points, target), 13
    for index in range(target):
        area = half.area(right - (target - index) * pitch + 3, middle - 7, pitch - 3, 14)
        yield Box(*area, 2, SIDES[side] if index < filled else EDGE)


def _team(view: View, names: Names, side: int, half: _Half, height: float) -> Iterator[Drawn]:
    """Draw a side of a match with teams: emblem and points in a tab, and a row for each person."""
    acts, seats = _acts(view, side), view.sides[side]
    ink = DARK if acts else SIDES[side]
    yield from elements.raised_panel(half.area(MARGIN, _TOP, _TEAM_BLOCK, height), PANEL)
    yield from _tab(side, half, _TEAM_TAB, height, acts=False, fill=SIDES[side] if acts else RAISED)
    middle = MARGIN + _TEAM_TAB / 2
    yield emblem(side, half.x(middle), _TOP + height * 0.27, height * 0.14, ink)
    score = half.area(MARGIN, _TOP + height * 0.46, _TEAM_TAB, height * 0.5)
    yield Text(str(view.victory_points[side]), *score, height * 0.42, 30, ink, "bold", "centre", "middle")
    asked = {ask.seat for ask in view.asks}
    row = (height - 12) / 2
    for number, seat in enumerate(seats):
        top = _TOP + 6 + number * row + (row / 2 if len(seats) == 1 else 0)
        centre, left = top + row / 2, MARGIN + _TEAM_TAB + 8
        if seat in asked:
            yield Box(*half.area(left - 4, top + 1, _TEAM_BLOCK - _TEAM_TAB - 8, row - 2), 8, EDGE)
            yield _pointer(half, left - 8, centre, SIDES[side])
        if len(seats) > 1:
            yield from numbered_emblem(side, number + 1, half.x(left + 20), centre, 17)
        begin = left + (42 if len(seats) > 1 else 14)
        hand = MARGIN + _TEAM_BLOCK - (74 if view.hand_sizes[seat] > 9 else 54)
        yield from draw_name(names.seats[seat], half.area(begin, top + 1, hand - begin - 3, row - 2), 32, half.align)
        yield from _hand(view.hand_sizes[seat], half, hand, centre)


def _acts(view: View, side: int) -> bool:
    return any(ask.seat in view.sides[side] for ask in view.asks)


def _tab(
    side: int, half: _Half, width: float, height: float, *, acts: bool, fill: str | None = None
) -> Iterator[Drawn]:
    """Draw the tab at the outer edge of a side's block, with a pointer if the side acts."""
    if acts or fill:
        colour = fill or SIDES[side]
        yield Box(*half.area(MARGIN, _TOP, width, height), 10, colour)
        yield Box(*half.area(MARGIN + width - 12, _TOP, 12, height), 0, colour)
    if acts:
        yield _pointer(half, MARGIN + width - 16, _TOP + height / 2, DARK)


def _pointer(half: _Half, x: float, y: float, colour: str) -> Polygon:
    return Polygon(((half.x(x), y - 11), (half.x(x + 12), y), (half.x(x), y + 11)), colour)


def draw_name(name: str, area: Area, size: int, align: Align = "left") -> Iterator[Drawn]:
    """Draw the name of a person or a team, in two lines if they keep its words whole.

    A name of characters that the fonts lack draws nothing.
    """
    if written := elements.drawable(name):
        lines = 2 if area.height > 50 and max(map(len, written.split())) <= _SHORT_WORD else 1
        yield Text(written, *area, size, SMALLEST, INK, "bold", align, "middle", lines)


def _hand(cards: int, half: _Half, x: float, middle: float) -> Iterator[Drawn]:
    """Draw a card back and the number of cards, from the outer edge to the centre from `x` on."""
    yield elements.small_back(half.area(x, 0, 23, 0).x, middle - 16, 32)
    yield Text(str(cards), *half.area(x + 28, middle - 18, 42, 36), 34, SMALLEST, INK, "bold", half.align, "middle")


def _centre(view: View, sides: Sequence[int], height: float, block: float) -> Iterator[Drawn]:
    """Draw between the sides a pointer to the side that wins ties, and above it the piles."""
    left, right = MARGIN + block, BAND_WIDTH - MARGIN - block
    x, y, width = left + 4, _TOP + height - 38, right - left - 8
    first, points_right = view.first, sides[1] == view.first
    base = x + width - 20 if points_right else x + 20
    tip = base + (14 if points_right else -14)
    yield Box(x, y, width, 37, 18, DARK, SIDES[first])
    yield Polygon(((base, y + 7.5), (tip, y + 18.5), (base, y + 29.5)), SIDES[first])
    words = texts.picture_wins_ties(people=len(view.sides[first]))
    room = Area(x + (6 if points_right else 22), y, width - 28, 37)
    yield Text(words, *room, 26, SMALLEST, SIDES[first], "regular", "centre", "middle")
    yield from _piles(view, Area(left, _TOP, right - left, height - 42))


def _piles(view: View, area: Area) -> Iterator[Drawn]:
    """Draw the deck and the pool of Supplies: side by side in a low area, otherwise one above the other."""
    x, y, width, height = area
    centre = x + width / 2
    if not view.supplied:
        yield from _deck(view, centre - 46, y + height / 2 + 4)
    elif height < 2 * _PILE:
        yield from _deck(view, x + 7, y + height / 2, 28)
        yield from _pool(view, centre + 5, y + height / 2, 28)
    else:
        size = min(38, height / 2)
        yield from _deck(view, centre - 46, y + height / 4 + 2, size)
        yield from _pool(view, centre - 46, y + height * 3 / 4 + 1, size)


def _deck(view: View, x: float, middle: float, size: float = 38) -> Iterator[Drawn]:
    yield from elements.pile(x, middle - size * 0.42 + 3, size * 0.84)
    wide = max(size, size * 0.61 + 10) + 4
    yield Text(str(view.deck_size), x + wide, middle - 21, 48, 42, size, SMALLEST, INK, "bold", anchor="middle")


def _pool(view: View, x: float, middle: float, size: float = 38) -> Iterator[Drawn]:
    yield Icon(picture_faces.SUPPLY, x, middle - size / 2, size, picture_faces.COLOURS["economics"])
    yield Text(str(view.pool), x + size + 4, middle - 21, 48, 42, size, SMALLEST, INK, "bold", anchor="middle")


def _draw_duties(view: View, sides: Sequence[int], y: float) -> tuple[tuple[Drawn, ...], float]:
    """Draw the duties and permissions of each side below `y`; return the shapes and the y at their lower edge.

    Two short duties share a line, each at its side.
    """
    halves = zip(sides, (_Half(is_right=False), _Half(is_right=True)), strict=True)
    due = [(side, half, text) for side, half in halves if (text := duties(view, side))]
    share = len(due) == 2 and all(len(text) <= _DUTY_LETTERS for _, _, text in due)
    shapes: list[Drawn] = []
    for number, (side, half, text) in enumerate(due):
        top = y + _DUTY_GAP + (0 if share else number * (_DUTY + _DUTY_GAP))
        width = (BAND_WIDTH - 2 * MARGIN - 12) / 2 if share else BAND_WIDTH - 2 * MARGIN
        shapes.append(Box(*half.area(MARGIN, top, width, _DUTY), 8, RAISED))
        shapes.append(emblem(side, half.x(MARGIN + 24), top + _DUTY / 2, 10))
        area = half.area(MARGIN + 46, top, width - 56, _DUTY)
        shapes.append(Text(text, *area, 28, SMALLEST, INK, "bold", half.align, "middle"))
    lines = min(len(due), 1) if share else len(due)
    return tuple(shapes), y + lines * (_DUTY + _DUTY_GAP)


def duties(view: View, side: int) -> str:
    """Return the side's obligatory cards, Air Drop and extra turn in one line; "" without any."""
    parts = []
    for number, seat in enumerate(view.sides[side], 1):
        owed = [short_name(mark.card) for mark in view.marks if mark.seat == seat]
        if owed and len(view.sides[side]) > 1:
            parts.append(texts.picture_member_must_play(number=number, names=owed))
        elif owed:
            parts.append(texts.picture_must_play(names=owed))
    if view.air_drop[side]:
        parts.append(texts.picture_air_drop())
    if view.extra_turns[side]:
        parts.append(texts.picture_extra_turn())
    return " · ".join(parts)
