"""The pictures of the theaters games: the board from either side, a hand, a card.

They are no higher than wide where that is possible, for clients show high pictures small: a row of five theaters
stands in two lines, and where cards are many the uncovered ones leave out what they do.
"""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from bot.pictures.colours import DARK, GROUND
from bot.pictures.pieces import Drawn, large_card
from bot.pictures.scene import Scene, Sprite
from bot.presenters.games.air_land_sea.bands import MARGIN, band, band_height, slot, slot_height
from bot.presenters.games.air_land_sea.lanes import AMPLE, BREATH, LANE, PLATE, SPARE, Fan, face, lane, reach
from bot.presenters.games.air_land_sea.suits import sign
from bot.presenters.games.air_land_sea.words import ability, gist, theater_name
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import TheaterView, View

_KINDS = {"instant": "instant", "ongoing": "ongoing", "none": "no ability"}

_GAP = 12
_IN_LINE = 3
_WIDTH = 2 * MARGIN + _IN_LINE * (LANE + _GAP) - _GAP

FEW_HELD = 6
_SHORT_NAME = 4
"""Letters of a theater's name that leave room for more on its line."""

_HELD_HEIGHT = 288
_LOW_HELD_HEIGHT = 176
_HELD_WIDTH = (_WIDTH - 2 * MARGIN - (_IN_LINE - 1) * _GAP) // _IN_LINE

Line = tuple[TheaterView, ...]


def board_scene(view: View, near: int) -> Scene:
    """Draw the whole table with side `near` below: its cards fan out from each theater, uncovered ones outermost."""
    draw = _in_one_line if len(view.row) <= _IN_LINE else _in_two_lines
    ample = draw(view, near, AMPLE)
    return ample if ample.height <= ample.width else draw(view, near, SPARE)


def hand_scene(view: View) -> Scene:
    """Draw the viewer's hand in rows of three; more than two rows say only the gist of each card."""
    few = len(view.hand) <= FEW_HELD
    height = _HELD_HEIGHT if few else _LOW_HELD_HEIGHT
    due = {mark.card for mark in view.marks if mark.seat == view.seat}
    shapes: list[Drawn] = []
    for number, key in enumerate(view.hand):
        down, across = divmod(number, _IN_LINE)
        x, y = MARGIN + across * (_HELD_WIDTH + _GAP), MARGIN + down * (height + _GAP)
        text = ability(BY_KEY[key], view.edition) if few else gist(BY_KEY[key])
        shapes.append(Sprite(_held(key, text, _HELD_WIDTH, height, due=key in due), x, y))
    rows = max(1, -(-len(view.hand) // _IN_LINE))
    return Scene(_WIDTH, 2 * MARGIN + rows * (height + _GAP) - _GAP, tuple(shapes), GROUND)


def card_scene(key: str) -> Scene:
    """Draw one card, large, with the text of the classic edition where there is one."""
    held = _held(key, ability(BY_KEY[key], "classic"), 480, _HELD_HEIGHT)
    return Scene(512, _HELD_HEIGHT + 32, (Sprite(held, 16, 16),), GROUND)


@cache
def _held(key: str, text: str, width: int, height: int, *, due: bool = False) -> Scene:
    row = BY_KEY[key]
    theater, kind = theater_name(row.type), _KINDS[row.kind]
    between = " · " if len(theater) <= _SHORT_NAME else "\n"
    note = f"{theater}\nmust be played" if due else f"{theater}{between}{kind}"
    front = replace(face(key, row.strength, text=text), note=note)
    return large_card(front, sign(row.type, 24, 68, 28, DARK), width, height)


def _in_one_line(view: View, near: int, fan: Fan) -> Scene:
    """Draw the theaters between the bands of the two sides."""
    far = 1 - near
    top = MARGIN + band_height(view, far) + BREATH
    height = _line_height(view.row, fan)
    low = top + height + BREATH
    shapes = [
        *band(view, far, MARGIN, _WIDTH, far=True),
        *_line(view.row, near, top, height, fan),
        *band(view, near, low, _WIDTH, far=False),
    ]
    return Scene(_WIDTH, round(low + band_height(view, near) + MARGIN), tuple(shapes), GROUND)


def _in_two_lines(view: View, near: int, fan: Fan) -> Scene:
    """Draw three theaters, and below them the others beside what the two sides have."""
    first, second = view.row[:_IN_LINE], view.row[_IN_LINE:]
    upper = _line_height(first, fan)
    lower = max(_line_height(second, fan), slot_height(view))
    low = MARGIN + upper + _GAP
    place = MARGIN + len(second) * (LANE + _GAP)
    shapes = [
        *_line(first, near, MARGIN, upper, fan, ordinal=1),
        *_line(second, near, low, lower, fan, ordinal=1 + _IN_LINE),
        *slot(view, near, place, low, lower),
    ]
    return Scene(_WIDTH, low + lower + MARGIN, tuple(shapes), GROUND)


def _line_height(theaters: Line, fan: Fan) -> int:
    return sum(reach(theaters, side, fan) for side in (0, 1)) + PLATE + 4 * BREATH


def _line(theaters: Line, near: int, top: int, height: int, fan: Fan, *, ordinal: int = 0) -> Iterator[Drawn]:  # noqa: PLR0913
    """Draw theaters side by side, numbered from `ordinal` if there is one; room to spare goes above and below."""
    spare = (height - _line_height(theaters, fan)) // 2
    plate = top + spare + reach(theaters, 1 - near, fan) + 2 * BREATH
    for place, theater in enumerate(theaters):
        x = MARGIN + place * (LANE + _GAP)
        yield from lane(theater, near, x, top, height, plate, fan, ordinal=ordinal + place if ordinal else 0)
