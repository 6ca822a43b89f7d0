"""The pictures of the theaters games: the board from either side, and a hand."""

from collections.abc import Iterator
from functools import cache
from math import pi, sin

from bot.pictures.colours import DARK, GOLD, GROUND, INK, PANEL, RAISED, SIDES, SOFT
from bot.pictures.pieces import (
    POINTED,
    ROUNDED,
    SMALLEST,
    SQUARE,
    TUCK,
    Drawn,
    Edge,
    Face,
    Outline,
    back,
    back_strip,
    card,
    counter,
    emblem,
    empty_place,
    large_card,
    pile,
    pill,
    placed,
    strip,
)
from bot.pictures.scene import Box, Polygon, Scene, Sprite, Text
from bot.presenters.theaters.words import ability, card_name, gist, theater_name
from engine.games.theaters.cards import BY_KEY
from engine.games.theaters.sight import CardSight, TheaterSight, View

ACCENTS = {"air": "#8fd0ff", "land": "#dcc067", "sea": "#5cc9b4"}
OUTLINES: dict[str, Outline] = {"air": POINTED, "land": SQUARE, "sea": ROUNDED}

_KINDS = {"instant": "instant", "ongoing": "ongoing", "none": "no ability"}

_MARGIN = 16
_GAP = 12
_LANE = 248
_CARD = 240
_CARD_HEIGHT = 106
_PLACE_HEIGHT = 56
_STRIP = 38
_TIGHT_STRIP = 34
_MOST_AT_EASE = 6
_PLATE = 88
_BAND = 48
_BREATH = 8

_HELD_COLUMNS = 3
_HELD_HEIGHT = 288


def _wave(top: float) -> Outline:
    steps = range(25)
    upper = [(step / 24, top + 0.07 * sin(step / 24 * 4 * pi)) for step in steps]
    return (*upper, *((x, y + 0.14) for x, y in reversed(upper)))


_WING = ((0.56, 0.14), (0.59, 0.38), (1.0, 0.64), (1.0, 0.76), (0.59, 0.65), (0.57, 0.82), (0.73, 0.93), (0.73, 1.0))
_SIGNS: dict[str, tuple[Outline, ...]] = {
    "air": (((0.5, 0.0), *_WING, (0.5, 0.95), *((1 - x, y) for x, y in reversed(_WING))),),
    "land": (((0.0, 0.92), (0.36, 0.14), (0.53, 0.51), (0.42, 0.72), (0.47, 0.75), (0.68, 0.34), (1.0, 0.92)),),
    "sea": (_wave(0.14), _wave(0.42), _wave(0.7)),
}


def sign(type_: str, x: float, y: float, size: float, colour: str) -> tuple[Drawn, ...]:
    """Draw a theater type's sign: an aeroplane, mountains, waves."""
    return tuple(Polygon(placed(outline, x, y, size), fill=colour) for outline in _SIGNS[type_])


def board_scene(view: View, near: int) -> Scene:
    """Draw the whole table with side `near` below: its cards fan out from each theater, uncovered ones outermost."""
    far = 1 - near
    above, below = _column_height(view, far), _column_height(view, near)
    plate_top = _MARGIN + _BAND + _BREATH + above + 2 * _BREATH
    height = plate_top + _PLATE + 2 * _BREATH + below + _BREATH + _BAND + _MARGIN
    width = _table_width(view)
    shapes: list[Drawn] = [*_band(view, far, _MARGIN, width), *_deck(view, width)]
    for place, theater in enumerate(view.row):
        x = _MARGIN + place * (_LANE + _GAP)
        lane_height = height - 2 * (_MARGIN + _BAND + _BREATH)
        shapes.append(Box(x, _MARGIN + _BAND + _BREATH, _LANE, lane_height, 14, fill=PANEL))
        shapes += _column(theater, far, x + 4, plate_top - _BREATH, up=True)
        shapes += _plate(theater, near, x + 4, plate_top)
        shapes += _column(theater, near, x + 4, plate_top + _PLATE + _BREATH, up=False)
    shapes += _band(view, near, height - _MARGIN - _BAND, width)
    return Scene(width, height, tuple(shapes), GROUND)


def hand_scene(view: View) -> Scene:
    """Draw the viewer's hand in rows of three: wider than high, so that no client makes it small."""
    width = _table_width(view)
    held_width = (width - 2 * _MARGIN - (_HELD_COLUMNS - 1) * _GAP) // _HELD_COLUMNS
    shapes: list[Drawn] = []
    for number, key in enumerate(view.hand):
        down, across = divmod(number, _HELD_COLUMNS)
        x, y = _MARGIN + across * (held_width + _GAP), _MARGIN + down * (_HELD_HEIGHT + _GAP)
        shapes.append(Sprite(_held(key, view.edition, held_width, _HELD_HEIGHT), x, y))
    rows = max(1, -(-len(view.hand) // _HELD_COLUMNS))
    return Scene(width, 2 * _MARGIN + rows * (_HELD_HEIGHT + _GAP) - _GAP, tuple(shapes), GROUND)


def card_scene(key: str) -> Scene:
    """Draw one card, large, with the text of the classic edition."""
    held = _held(key, "classic", 480, _HELD_HEIGHT)
    return Scene(512, _HELD_HEIGHT + 32, (Sprite(held, 16, 16),), GROUND)


def _table_width(view: View) -> int:
    return 2 * _MARGIN + len(view.row) * (_LANE + _GAP) - _GAP


def _face(key: str, strength: int) -> Face:
    row = BY_KEY[key]
    return Face(
        name=row.name,
        number=strength,
        outline=OUTLINES[row.type],
        accent=ACCENTS[row.type],
        text=gist(row),
        note=f"{theater_name(row.type)} · {_KINDS[row.kind]}",
        changed=strength != row.strength,
    )


@cache
def _held(key: str, edition: str, width: int, height: int) -> Scene:
    row = BY_KEY[key]
    face = _face(key, row.strength)
    held = Face(face.name, face.number, face.outline, face.accent, ability(row, edition), face.note)
    return large_card(held, sign(row.type, 24, 68, 28, DARK), width, height)


def _strip_height(count: int) -> int:
    return _STRIP if count <= _MOST_AT_EASE else _TIGHT_STRIP


def _column_height(view: View, side: int) -> int:
    most = max(len(theater.columns[side].cards) for theater in view.row)
    return _CARD_HEIGHT + (most - 1) * _strip_height(most) if most else _PLACE_HEIGHT


def _column(theater: TheaterSight, side: int, x: float, start: float, *, up: bool) -> Iterator[Drawn]:
    """Draw a column outwards from where it starts, each card over the one before."""
    cards = theater.columns[side].cards
    if not cards:
        yield Sprite(empty_place(_CARD, _PLACE_HEIGHT, "no cards"), x, start - _PLACE_HEIGHT if up else start)
        return
    step = _strip_height(len(cards))
    for number, sight in enumerate(cards[:-1]):
        peeping = _peeping(sight, step, "bottom" if up else "top")
        yield Sprite(peeping, x, start - (number + 1) * step - TUCK if up else start + number * step)
    outer = (len(cards) - 1) * step
    yield Sprite(_lying(cards[-1]), x, start - outer - _CARD_HEIGHT if up else start + outer)


def _peeping(sight: CardSight, height: int, edge: Edge) -> Scene:
    if sight.card is not None and sight.faceup:
        return strip(_face(sight.card, sight.strength), _CARD, height, edge)
    return back_strip(sight.strength, _known(sight), _CARD, height, edge)


def _lying(sight: CardSight) -> Scene:
    if sight.card is not None and sight.faceup:
        return card(_face(sight.card, sight.strength), _CARD, _CARD_HEIGHT)
    return back(sight.strength, _known(sight), _CARD, _CARD_HEIGHT)


def _known(sight: CardSight) -> str:
    return "facedown" if sight.card is None else card_name(sight.card).removesuffix(")").replace(" (", " ")


def _plate(theater: TheaterSight, near: int, x: float, y: float) -> Iterator[Drawn]:
    """Draw a theater: its sign and name, who controls it, and both totals, the near side's below."""
    yield Box(x, y, _CARD, _PLATE, 12, fill=RAISED)
    yield Box(x, y, 60, _PLATE, 12, fill=ACCENTS[theater.type])
    yield Box(x + 48, y, 14, _PLATE, fill=ACCENTS[theater.type])
    yield from sign(theater.type, x + 8, y + 21, 46, DARK)
    yield Text(theater_name(theater.type), x + 70, y + 6, 98, 40, 30, SMALLEST, INK, "bold", anchor="middle")
    yield emblem(theater.controller, x + 80, y + 62, 9)
    yield Text("holds", x + 96, y + 46, 74, 32, SMALLEST, SMALLEST, SOFT, anchor="middle")
    for side, top in ((1 - near, y + 7), (near, y + 45)):
        yield from _total(theater, side, x + _CARD - 68, top)


def _total(theater: TheaterSight, side: int, x: float, y: float) -> Iterator[Drawn]:
    """Draw a side's total: on its colour where it controls the theater, else plain."""
    controls = theater.controller == side
    yield Box(x, y, 62, 36, 18, fill=SIDES[side] if controls else None, line=None if controls else SIDES[side])
    yield emblem(side, x + 17, y + 18, 8, DARK if controls else None)
    total = str(theater.columns[side].total)
    ink = DARK if controls else INK
    yield Text(total, x + 27, y, 31, 36, 26, SMALLEST, ink, "bold", "centre", "middle")


def _band(view: View, side: int, y: float, width: int) -> Iterator[Drawn]:
    """Draw what a side has: points, cards in hand, the first player's sign, and whether it is to act."""
    yield Box(_MARGIN, y, width - 2 * _MARGIN, _BAND, 14, fill=PANEL)
    yield emblem(side, _MARGIN + 28, y + 24, 15)
    points = f"{view.victory_points[side]}" + (f"/{view.target}" if view.target else "")
    yield from counter(points, "points", _MARGIN + 54, y + 4, 200)
    cards = sum(view.hand_sizes[seat] for seat in view.sides[side])
    yield from counter(str(cards), "card" if cards == 1 else "cards", _MARGIN + 244, y + 4, 110)
    x = float(_MARGIN + 350)
    if view.first == side:
        yield from pill("1st player", x, y + 6, 130, SOFT)
        x += 138
    if view.outcome is not None and side in view.outcome.ranks[0]:
        yield from pill("wins", x, y + 6, 84, GOLD)
    elif any(ask.seat in view.sides[side] for ask in view.asks):
        yield from pill("to act", x, y + 6, 90, SIDES[side])


def _deck(view: View, width: int) -> Iterator[Drawn]:
    x, y = width - _MARGIN - 168, _MARGIN
    yield from pile(x, y + 14, 28)
    yield from counter(str(view.deck_size), "in deck", x + 34, y + 4, 130)
