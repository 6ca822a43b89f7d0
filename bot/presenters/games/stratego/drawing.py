"""The pictures of Stratego: the board from either side, and the viewer's own rows in the set-up.

The board is nearly as wide as the picture, for on a phone a square has to be read at half this size. What a side has
lost stands in a line beyond its back row; who was lost in the last fight is framed there.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from bot.pictures.colours import GOLD, GROUND, INK, PANEL, RAISED, SOFT
from bot.pictures.pieces import SMALLEST, Drawn, emblem, pill
from bot.pictures.scene import Box, Disc, Line, Scene, Sprite, Text
from bot.presenters.games.stratego.pieces import CAPTURED, CAPTURED_HEIGHT, FACES, TILE, back, captured, front
from bot.presenters.games.stratego.words import COLOURS, STRONGEST_FIRST, symbol
from engine.games.stratego.board import LAKES, NAMES, SIZE
from engine.games.stratego.events import Event, Fought
from engine.games.stratego.view_types import PieceView, View

SQUARE = 72
_SIDE = 32
_LETTERS = 24
_STRIP = 48
_WIDTH = 2 * _SIDE + SIZE * SQUARE
_INSET = (SQUARE - TILE) / 2

_WATER = "#155a63"
_WAVE = "#5fb3bd"
_COLUMNS = "abcdefghij"
_CELL = CAPTURED + 3


def board_scene(view: View, bottom_side: int, last: Sequence[Event] = ()) -> Scene:
    """Draw the whole board with side `bottom_side` below; `last` tells who was lost in the last fight."""
    top = _STRIP + _LETTERS
    shapes: list[Drawn] = [
        *_strip(view, 1 - bottom_side, 0, last),
        Sprite(_ground(bottom_side, 0, SIZE), 0, _STRIP),
        *_zones(view, bottom_side, top),
        *_last_ply(view, bottom_side, top),
        *(Sprite(_tile(piece, view), *_corner(piece.square, bottom_side, top)) for piece in view.pieces),
        *_strip(view, bottom_side, top + SIZE * SQUARE + _LETTERS, last),
    ]
    return Scene(_WIDTH, 2 * (top) + SIZE * SQUARE, tuple(shapes), GROUND)


def own_rows_scene(view: View, side: int) -> Scene:
    """Draw the rows in which the side sets up, as its owner looks at them."""
    rows = view.rules.zone_rows
    top = _STRIP + _LETTERS - SQUARE * (SIZE - rows)
    shapes: list[Drawn] = [
        Sprite(_ground(side, SIZE - rows, SIZE), 0, _STRIP),
        *_heading(view, side, 0),
        Text("front", _WIDTH - 200, 0, 192, _STRIP, 24, SMALLEST, SOFT, align="right", anchor="middle"),
        *(Sprite(_tile(piece, view), *_corner(piece.square, side, top)) for piece in view.pieces),
    ]
    return Scene(_WIDTH, _STRIP + 2 * _LETTERS + rows * SQUARE, tuple(shapes), GROUND)


def _tile(piece: PieceView, view: View) -> Scene:
    own = view.side == piece.side
    if piece.kind is not None:
        rank = symbol(piece.kind, view.rules.numbering)
        return front(piece.kind, rank, piece.side, seen=piece.seen)
    strongest = symbol(piece.beat[-1], view.rules.numbering) if piece.beat else ""
    return back(piece.side, moved=piece.moved and not own, beat=strongest)


def _corner(square: str, bottom_side: int, top: float) -> tuple[float, float]:
    """Return where the tile of a square begins, `top` being the board's upper edge."""
    across, down = _place(square, bottom_side)
    return _SIDE + across * SQUARE + _INSET, top + down * SQUARE + _INSET


def _place(square: str, bottom_side: int) -> tuple[int, int]:
    """Return the column and row of a square in the picture, counted from its upper left."""
    down, across = divmod(NAMES.index(square), SIZE)
    return (SIZE - 1 - across, down) if bottom_side else (across, SIZE - 1 - down)


@cache
def _ground(bottom_side: int, first: int, end: int) -> Scene:
    """Draw these rows of the empty board, counted from above, with coordinates all around."""
    shapes: list[Drawn] = []
    height = (end - first) * SQUARE
    letters = _COLUMNS[::-1] if bottom_side else _COLUMNS
    for across, letter in enumerate(letters):
        x = _SIDE + across * SQUARE
        shapes += [_coordinate(letter, x, y, SQUARE, _LETTERS) for y in (0, _LETTERS + height)]
    for down in range(first, end):
        y = _LETTERS + (down - first) * SQUARE
        row = str(down + 1 if bottom_side else SIZE - down)
        shapes += [_coordinate(row, x, y, _SIDE, SQUARE) for x in (0, _WIDTH - _SIDE)]
        for across in range(SIZE):
            fill = RAISED if (across + down) % 2 else PANEL
            shapes.append(Box(_SIDE + across * SQUARE, y, SQUARE, SQUARE, fill=fill))
    for lake in LAKES:
        across, down = _place(NAMES[lake], bottom_side)
        if first <= down < end:
            shapes += _lake(_SIDE + across * SQUARE, _LETTERS + (down - first) * SQUARE)
    return Scene(_WIDTH, 2 * _LETTERS + height, tuple(shapes), GROUND)


def _coordinate(words: str, x: float, y: float, width: float, height: float) -> Text:
    return Text(words, x, y, width, height, 23, SMALLEST, SOFT, "bold", "centre", "middle")


def _lake(x: float, y: float) -> Iterator[Drawn]:
    yield Box(x, y, SQUARE, SQUARE, fill=_WATER)
    for row, shift in ((24, 8), (48, 20)):
        points = [(x + shift + step * 9, y + row + (5 if step % 2 else -3)) for step in range(5)]
        for one, other in pairwise(points):
            yield Line(*one, *other, _WAVE, 3)


def _zones(view: View, bottom_side: int, top: float) -> Iterator[Drawn]:
    """Say in each side's rows how far its set-up is, where no pieces are shown yet."""
    if view.phase != "setup":
        return
    for side in (0, 1):
        rows = view.rules.zone_rows
        y = top + (SIZE - rows) * SQUARE if side == bottom_side else top
        words = "ready" if view.ready[side] else "setting up in secret"
        yield Box(_SIDE + 4, y + 4, SIZE * SQUARE - 8, rows * SQUARE - 8, 12, line=FACES[side], line_width=4)
        yield emblem(side, _WIDTH / 2, y + rows * SQUARE / 2 - 36, 26, FACES[side])
        yield Text(
            words, _SIDE, y + rows * SQUARE / 2, SIZE * SQUARE, 48, 38, SMALLEST, INK, "bold", "centre", "middle"
        )


def _last_ply(view: View, bottom_side: int, top: float) -> Iterator[Drawn]:
    """Frame the squares of the last ply: a ring where it began, a frame where it led, a cross where nobody is left."""
    if view.last is None:
        return
    (start_x, start_y), (end_x, end_y) = (_corner(square, bottom_side, top) for square in view.last)
    middle = TILE / 2
    yield Disc(start_x + middle, start_y + middle, 13, line=GOLD, line_width=5)
    yield Box(end_x - _INSET, end_y - _INSET, SQUARE, SQUARE, 8, line=GOLD, line_width=6)
    if all(piece.square != view.last[1] for piece in view.pieces):
        for slant in (-14, 14):
            yield Line(
                end_x + middle - slant, end_y + middle - 14, end_x + middle + slant, end_y + middle + 14, GOLD, 5
            )


def _strip(view: View, side: int, y: float, last: Sequence[Event]) -> Iterator[Drawn]:
    """Draw a side's heading and what it has lost: each kind and how often, framed if it was lost in the last fight."""
    yield from _heading(view, side, y)
    x, top = 195.0, y + (_STRIP - CAPTURED_HEIGHT) / 2
    counts = {entry.kind: entry.count for entry in view.captured[side]}
    fresh = _lost(view, side, last)
    for kind in STRONGEST_FIRST:
        if kind in counts:
            if kind in fresh:
                yield Box(x - 4, top - 5, _CELL + 3, CAPTURED_HEIGHT + 10, 10, fill=GOLD)
            yield Sprite(captured(side, symbol(kind, view.rules.numbering), counts[kind]), x, top)
            x += _CELL


def _lost(view: View, side: int, last: Sequence[Event]) -> set[str]:
    """Return what kinds the side lost in the last fight, as far as the viewer may know."""
    lost: set[str] = set()
    for event in last:
        if isinstance(event, Fought):
            attacks = view.seats[side] == event.seat
            if attacks and event.result in ("defender", "both_removed"):
                lost.add(event.attacker)
            if not attacks and event.result != "defender" and event.defender is not None:
                lost.add(event.defender)
    return lost


def _heading(view: View, side: int, y: float) -> Iterator[Drawn]:
    """Draw the side's sign and name, and what it is about to do."""
    yield emblem(side, 22, y + _STRIP / 2, 13, FACES[side])
    yield Text(COLOURS[side], 42, y, 60, _STRIP, 26, SMALLEST, INK, "bold", anchor="middle")
    if state := _state(view, side):
        yield from pill(state, 102, y + 6, 86, GOLD)


def _state(view: View, side: int) -> str:
    if view.outcome is not None:
        if len(view.outcome.ranks) == 1:
            return "void" if view.outcome.reason == "void" else "draw"
        return "won" if view.seats[side] in view.outcome.ranks[0] else "lost"
    if view.phase == "setup":
        return "ready" if view.ready[side] else ""
    return "to act" if any(ask.seat == view.seats[side] for ask in view.asks) else ""
