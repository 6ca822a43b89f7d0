"""The picture of the board from either side: the pieces, the last move, and whatever its viewer has picked."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from bot.pictures.colours import DARK, GOLD, GROUND, INK, SIDES
from bot.pictures.elements import arrow
from bot.pictures.pieces import Drawn, emblem
from bot.pictures.scene import Box, Disc, Icon, Line, Scene, Sprite
from bot.presenters.games.stratego.course import TurningPoint
from bot.presenters.games.stratego.drawing import face_off, player_panels
from bot.presenters.games.stratego.drawing.ground import ABOVE, BELOW, LEFT, SQUARE, WIDTH, centre, ground
from bot.presenters.games.stratego.drawing.tiles import TILE, TONES, aim, back, front, halo
from bot.presenters.games.stratego.words import symbol
from bot.presenters.presenter import Names
from engine.games.stratego.board import SIZE
from engine.games.stratego.events import Event, Rescued
from engine.games.stratego.view_types import PieceView, View

_MARGIN = 12
_ORIGIN = "#3b3826"


class Marks(msgspec.Struct, frozen=True):
    """What the viewer is choosing: the square of the piece that is picked, and where it may go."""

    picked: str = ""
    targets: tuple[str, ...] = ()


NO_MARKS = Marks()


def board_scene(
    view: View, names: Names, bottom_side: int, last: Sequence[Event] = (), marks: Marks = NO_MARKS
) -> Scene:
    """Draw the whole board with side `bottom_side` below; `last` tells of the last move, fight or rescue."""
    strip = face_off.face_off(view, names, _MARGIN, last)
    y = _MARGIN + (face_off.HEIGHT + 11 if strip else 0)
    top = y + player_panels.HEIGHT + 16
    below = top + SIZE * SQUARE + BELOW
    shapes: list[Drawn] = [
        *strip,
        *player_panels.player_panel(view, names, 1 - bottom_side, y, last),
        Sprite(ground(bottom_side), 0, top - ABOVE),
        *_curtains(view, bottom_side, top),
        *_last_ply(view, bottom_side, top),
        *pieces(view, bottom_side, top, _framed(view, last), marks),
        *player_panels.player_panel(view, names, bottom_side, below, last),
    ]
    return Scene(WIDTH, below + player_panels.HEIGHT + 15, tuple(shapes), GROUND)


def end_scene(view: View, names: Names, bottom_side: int, last: Sequence[Event], turning: TurningPoint | None) -> Scene:
    """Draw the board of a match that is over, and below it the fight that turned the match."""
    board = board_scene(view, names, bottom_side, last)
    if turning is None:
        return board
    strip = face_off.turning_strip(view, turning, board.height)
    return replace(board, height=board.height + face_off.HEIGHT + 15, shapes=(*board.shapes, *strip))


def tile(piece: PieceView, view: View) -> Scene:
    """Draw a piece as the viewer knows it."""
    numbering = view.rules.numbering
    if piece.kind is not None:
        return front(piece.kind, symbol(piece.kind, numbering), piece.side, seen=piece.seen)
    return back(piece.side, moved=piece.moved, beat=symbol(piece.beat[-1], numbering) if piece.beat else "")


def tile_sprite(piece: PieceView, view: View, bottom_side: int, top: float) -> Sprite:
    """Place a piece on its square."""
    x, y = centre(piece.square, bottom_side, top)
    return Sprite(tile(piece, view), x - TILE / 2, y - TILE / 2 - 1)


def _framed(view: View, last: Sequence[Event]) -> tuple[str, ...]:
    """Return the squares of what moved or came back last."""
    back_on = tuple(event.square for event in last if isinstance(event, Rescued))
    return (*((view.last[1],) if view.last else ()), *back_on)


def pieces(view: View, bottom_side: int, top: float, framed: Sequence[str], marks: Marks) -> Iterator[Drawn]:
    """Draw all pieces, those with a frame on top, and mark the targets of the one that is picked."""
    special = dict.fromkeys(framed, GOLD) | ({marks.picked: INK} if marks.picked else {})
    yield from (tile_sprite(piece, view, bottom_side, top) for piece in view.pieces if piece.square not in special)
    for piece in view.pieces:
        if piece.square in special:
            sprite = tile_sprite(piece, view, bottom_side, top)
            yield from halo(piece.side, sprite.x, sprite.y, special[piece.square])
            yield sprite
    held = {piece.square for piece in view.pieces}
    for square in marks.targets:
        x, y = centre(square, bottom_side, top)
        if square in held:
            around = aim()
            yield Sprite(around, x - around.width / 2, y - around.height / 2)
        else:
            yield Disc(x, y, 13, fill=DARK)
            yield Disc(x, y, 11, fill=INK)


def _last_ply(view: View, bottom_side: int, top: float) -> Iterator[Drawn]:
    """Mark where the last ply began, and lead an arrow to where it ended; a cross stands where nobody is left."""
    if view.last is None:
        return
    (start_x, start_y), (end_x, end_y) = (centre(square, bottom_side, top) for square in view.last)
    yield Box(start_x - 33, start_y - 33, 66, 66, 8, fill=_ORIGIN, line="#755a53", line_width=3)
    length = abs(end_x - start_x) + abs(end_y - start_y)
    along = ((end_x - start_x) / length, (end_y - start_y) / length)
    pointer = arrow(
        (start_x - along[0] * 24, start_y - along[1] * 24), (end_x - along[0] * 39, end_y - along[1] * 39), GOLD, 20
    )
    yield replace(pointer, fill=DARK, line=DARK, line_width=7)
    yield pointer
    if all(piece.square != view.last[1] for piece in view.pieces):
        for slant in (-16, 16):
            yield Line(end_x - slant, end_y - 16, end_x + slant, end_y + 16, GOLD, 7)


def _curtains(view: View, bottom_side: int, top: float) -> Iterator[Drawn]:
    """Hide the rows in which a side sets up: its emblem stands before them, with a check mark when it is ready."""
    if view.phase != "setup":
        return
    rows = view.rules.zone_rows
    for side in (0, 1):
        y = top + (SIZE - rows) * SQUARE if side == bottom_side else top
        yield Sprite(_curtain(side, rows, ready=view.ready[side]), LEFT, y)


def _curtain(side: int, rows: int, *, ready: bool) -> Scene:
    tones, width, height = TONES[side], SIZE * SQUARE, rows * SQUARE
    mark: Drawn = (
        Icon("check-mark", width / 2 - 40, height / 2 - 40, 80, tones.rank)
        if ready
        else emblem(side, width / 2, height / 2, 30, tones.back_lip)
    )
    return Scene(
        width,
        height,
        (
            Box(5, 5, width - 10, height - 10, 14, fill=tones.back, line=SIDES[side] if ready else tones.hatch,
                line_width=4, hatch=tones.hatch),
            emblem(side, width / 2, height / 2, 84 if side == 0 else 70, SIDES[side]),
            mark,
        ),
    )  # fmt: skip
