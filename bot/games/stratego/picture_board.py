"""Picture of the board from either side: pieces, last move and the viewer's selection, with a panel per player.

In the set-up it shows the named formations, small, above the viewer's current rows.
"""

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec
from msgspec.structs import replace

from bot.games.stratego import picture_face_off
from bot.games.stratego.course import TurningPoint
from bot.games.stratego.notation import GISTS, taken_preset
from bot.games.stratego.picture_tiles import (
    ABOVE,
    BELOW,
    ICONS,
    LEFT,
    SQUARE,
    TILE,
    TONES,
    WIDTH,
    aim,
    back,
    centre,
    front,
    ground,
    halo,
    tray_slot,
)
from bot.games.stratego.words import STRONGEST_FIRST, pieces_of, preset_name, side_of, symbol
from bot.pictures.elements import SMALLEST, Area, Drawn, arrow, drawable, emblem, nameplate
from bot.pictures.scene import (
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
    Box,
    Disc,
    Icon,
    Line,
    Polygon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from engine.games.stratego.arrangements import FORMATION_SYMBOLS, PRESETS
from engine.games.stratego.board import COUNTS, EMPTY_SYMBOL, KINDS, SIZE
from engine.games.stratego.events import Event, Fought, Rescued
from engine.games.stratego.options import Numbering
from engine.games.stratego.view_types import PieceView, View

HEIGHT = 72
_PITCH = 49
_END = 786
_NAME = 72


def player_panel(view: View, names: Names, side: int, y: float, last: Sequence[Event]) -> Iterator[Drawn]:
    """Draw a side's panel: name, pieces left and pieces lost by kind; `y` is its upper edge.

    A side that must act has a frame, and a winner laurels. Kinds lost in the events `last` have a golden frame.
    """
    acts = any(side_of(ask.seat, view) == side and ask.ask != "unready" for ask in view.asks)
    yield Box(10, y + 4, 780, HEIGHT, 12, fill=DARK)
    yield Box(10, y, 780, HEIGHT, 12, fill=PANEL, line=SIDES[side] if acts else PANEL, line_width=3)
    if view.outcome is not None and len(view.outcome.ranks) > 1 and view.seats[side] in view.outcome.ranks[0]:
        yield Icon("laurels", 14, y + 10, 52, GOLD)
    yield emblem(side, 40, y + HEIGHT / 2 - (2 if side else 0), 13)
    kinds = [kind for kind in STRONGEST_FIRST if kind != "flag" and COUNTS[view.rules.army][KINDS.index(kind)]]
    first = _END - _PITCH * len(kinds) if view.phase != "setup" else _END
    name = drawable(names.seats[view.seats[side]])
    yield Text(name, _NAME, y + 2, first - _NAME - 8, 40, 32, SMALLEST, INK, "bold", anchor="middle")
    yield from _counts(view, side, y)
    if view.phase == "setup":
        return
    fresh = lost_kinds(view, side, last)
    lost = {entry.kind: entry.count for entry in view.captured[side]}
    for index, kind in enumerate(kinds):
        rank = symbol(kind, view.rules.numbering)
        yield Sprite(tray_slot(side, rank, lost.get(kind, 0), fresh=kind in fresh), first + index * _PITCH, y + 7)


def _counts(view: View, side: int, y: float) -> Iterator[Drawn]:
    """Draw the number of the side's pieces left and of its rescues, if any; `y` is the panel's upper edge.

    In the set-up, draw instead whether the side is ready.
    """
    if view.phase == "setup":
        words = "is ready" if view.ready[side] else "sets up in secret"
        yield Text(words, _NAME, y + 40, 400, 28, 24, SMALLEST, SOFT, anchor="middle")
        return
    yield Text(f"{len(pieces_of(view, side))} left", _NAME, y + 40, 84, 28, 24, SMALLEST, SOFT, anchor="middle")
    if view.rescues[side]:
        yield Icon("return-arrow", _NAME + 90, y + 42, 24, SOFT)
        yield Text(str(view.rescues[side]), _NAME + 118, y + 40, 40, 28, 24, SMALLEST, SOFT, anchor="middle")


def lost_kinds(view: View, side: int, last: Sequence[Event]) -> set[str]:
    """Return the kinds that the side lost in the last fight; a kind hidden from the viewer is left out."""
    lost: set[str] = set()
    for event in last:
        if isinstance(event, Fought):
            attacks = view.seats[side] == event.seat
            if attacks and event.result in ("defender", "both_removed"):
                lost.add(event.attacker)
            if not attacks and event.result != "defender" and event.defender is not None:
                lost.add(event.defender)
    return lost


_MARGIN = 12
_ORIGIN = "#3b3826"


class Marks(msgspec.Struct, frozen=True):
    """The viewer's selection: the square of the selected piece ("" if none) and its possible targets."""

    picked: str = ""
    targets: tuple[str, ...] = ()


NO_MARKS = Marks()


def board_scene(
    view: View, names: Names, bottom_side: int, last: Sequence[Event] = (), marks: Marks = NO_MARKS
) -> Scene:
    """Draw the board with `bottom_side` below; `last` has the events of the last move, fight or rescue.

    `marks` has the square of the piece that the viewer selected, and its possible targets.
    """
    strip = picture_face_off.face_off(view, names, _MARGIN, last)
    y = _MARGIN + (picture_face_off.HEIGHT + 11 if strip else 0)
    top = y + HEIGHT + 16
    below = top + SIZE * SQUARE + BELOW
    framed = [*(view.last[1:] if view.last else ()), *(event.square for event in last if isinstance(event, Rescued))]
    shapes: list[Drawn] = [
        *strip,
        *player_panel(view, names, 1 - bottom_side, y, last),
        Sprite(ground(bottom_side), 0, top - ABOVE),
        *_curtains(view, bottom_side, top),
        *_last_ply(view, bottom_side, top),
        *pieces(view, bottom_side, top, framed, marks),
        *player_panel(view, names, bottom_side, below, last),
    ]
    return Scene(WIDTH, below + HEIGHT + 15, tuple(shapes), GROUND)


def end_scene(view: View, names: Names, bottom_side: int, last: Sequence[Event], turning: TurningPoint | None) -> Scene:
    """Draw the board of a match that is over; the fight that turned the match lies below it.

    `turning` None means that there was none. `last` has the newest events.
    """
    board = board_scene(view, names, bottom_side, last)
    if turning is None:
        return board
    strip = picture_face_off.turning_strip(view, turning, board.height)
    return replace(board, height=board.height + picture_face_off.HEIGHT + 15, shapes=(*board.shapes, *strip))


def tile(piece: PieceView, view: View) -> Scene:
    """Draw a piece: its front if the viewer knows its kind, otherwise its back."""
    numbering = view.rules.numbering
    if piece.kind is not None:
        return front(piece.kind, symbol(piece.kind, numbering), piece.side, seen=piece.seen)
    return back(piece.side, moved=piece.moved, beat=symbol(piece.beat[-1], numbering) if piece.beat else "")


def tile_sprite(piece: PieceView, view: View, bottom_side: int, top: float) -> Sprite:
    """Draw a piece on its square of a board with `bottom_side` below; `top` is the board's upper edge."""
    x, y = centre(piece.square, bottom_side, top)
    return Sprite(tile(piece, view), x - TILE / 2, y - TILE / 2 - 1)


def pieces(view: View, bottom_side: int, top: float, framed: Sequence[str], marks: Marks) -> Iterator[Drawn]:
    """Draw all pieces, and mark the targets of the picked piece.

    Pieces on the squares `framed`, and the picked one, have a frame and lie on top. `top` is the y of the board's upper
    edge.
    """
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
    """Mark the start of the last ply, and draw an arrow to its end; a cross marks an empty end."""
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
    """Cover the rows of each side in the set-up with its emblem; a check mark means that it is ready."""
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


_WIDE, _HIGH, _SET_UP_PITCH = 384, 198, 210
_HEADING = 48
_STRONG = "789X"
_MIDDLE = "56"


def set_up_scene(view: View, names: Names, side: int, marks: Marks = NO_MARKS) -> Scene:
    """Draw the set-up of `side`: the named formations, unless it is ready, and its rows as its player sees them."""
    presets = () if view.ready[side] else tuple(PRESETS[view.rules.army].items())
    taken = taken_preset(view, side)
    shapes: list[Drawn] = []
    for number, (name, formation) in enumerate(presets):
        down, across = divmod(number, 2)
        sprite = _thumbnail(side, name, formation, view.rules.numbering, taken=name == taken)
        shapes.append(Sprite(sprite, 6 + across * 396, 8 + down * _SET_UP_PITCH))
    y = 12 + (len(presets) + 1) // 2 * _SET_UP_PITCH
    rows = view.rules.zone_rows
    top = y + _HEADING + ABOVE
    shapes += _heading(view, names, side, y)
    shapes.append(Sprite(ground(side, SIZE - rows), 0, top - ABOVE))
    shapes += pieces(view, side, top - SQUARE * (SIZE - rows), (), marks)
    return Scene(WIDTH, top + rows * SQUARE + BELOW + 8, tuple(shapes), GROUND)


def _heading(view: View, names: Names, side: int, y: float) -> Iterator[Drawn]:
    """Draw the viewer's name on the left and the enemy's on the right.

    A check mark means ready. A triangle at the right points to the enemy, ahead.
    """
    yield from nameplate(side, names.seats[view.seats[side]], Area(18, y, 350, _HEADING - 6))
    if view.ready[side]:
        yield Icon("check-mark", 372, y + 4, 34, GOLD)
    enemy = 1 - side
    yield emblem(enemy, 440, y + 21, 10)
    name = drawable(names.seats[view.seats[enemy]])
    yield Text(name, 460, y, 270, _HEADING - 6, 26, SMALLEST, SOFT, "bold", anchor="middle")
    if view.ready[enemy]:
        yield Icon("check-mark", 738, y + 8, 26, SOFT)
    yield Polygon(((766, y + 31), (779, y + 11), (792, y + 31)), SOFT)


@cache
def _thumbnail(side: int, name: str, formation: str, numbering: Numbering, *, taken: bool) -> Scene:
    """Draw a named formation, with a frame if the viewer has it now (`taken`)."""
    shapes: list[Drawn] = [
        Box(4, 8, _WIDE, _HIGH, 12, fill=DARK),
        Box(4, 4, _WIDE, _HIGH, 12, fill=RAISED if taken else PANEL, line=GOLD if taken else PANEL, line_width=4),
        Text(preset_name(name), 22, 10, 300, 36, 28, SMALLEST, INK, "bold", anchor="middle"),
        Text(GISTS[name], 22, 164, 350, 34, 24, SMALLEST, INK if taken else SOFT, anchor="middle"),
    ]
    if taken:
        shapes += [Disc(358, 30, 14, fill=GOLD), Icon("check-mark", 348, 20, 20, DARK)]
    for square, letter in enumerate(formation):
        down, across = divmod(square, SIZE)
        shapes += _cell(side, letter, 22 + across * 35, 53 + down * 27, numbering)
    return Scene(_WIDE + 8, _HIGH + 12, tuple(shapes))


def _cell(side: int, letter: str, x: float, y: float, numbering: Numbering) -> Iterator[Drawn]:
    """Draw a formation's symbol in a cell of 33 by 25 pixels.

    Ranks from 7 have their number, Bombs and the Flag an icon, Scouts a dot. Other ranks have only a colour.
    """
    tones = TONES[side]
    if letter == EMPTY_SYMBOL:
        yield Box(x, y, 33, 25, 4, line=EDGE, line_width=1)
        return
    kind = KINDS[FORMATION_SYMBOLS.index(letter)]
    strong = letter in _STRONG
    grounds = {"flag": PAPER, "bomb": tones.deep}
    usual = tones.face if strong else tones.middle if letter in _MIDDLE else tones.low
    yield Box(x, y, 33, 25, 4, fill=grounds.get(kind, usual))
    if kind in grounds:
        yield Icon(ICONS[kind], x + 6, y + 2, 21, DARK if kind == "flag" else tones.face)
    elif strong:
        yield Text(symbol(kind, numbering), x, y, 33, 25, 22, SMALLEST, tones.rank, "bold", "centre", "middle")
    elif kind == "scout":
        yield Disc(x + 16.5, y + 12.5, 3.5, fill=SIDES[side])
