"""Atoms of play: each makes one change and returns the next Play.

An atom that ends a ply counts the ply and passes the turn.
"""

from typing import TypeVar

from msgspec.structs import replace

from engine.games.stratego import movement
from engine.games.stratego.arrangements import FORMATION_SYMBOLS, board_of
from engine.games.stratego.board import (
    BLUE,
    EMPTY,
    EMPTY_SYMBOL,
    FIRST,
    IMMOBILE,
    LAKE,
    NEIGHBOURS,
    PIECES,
    RED,
    SCOUT,
    WAYS_INTO,
    exits_of,
    side_of_piece,
    with_byte,
)
from engine.games.stratego.options import Ruleset
from engine.games.stratego.state import ANNOUNCED, MOVED, RAN, TRIGGERED, Held, Play

Pair = tuple[bytes, bytes]

T = TypeVar("T")

DRAW_OFFER_PLIES = 20
"""Plies after an offer of a draw until the side may make another one (rules 10)."""

_ONE = tuple(bytes((number,)) for number in range(256))


def begin_play(formations: tuple[str, str]) -> Play:
    """Begin play from the formations (Red's, Blue's), with Red to move."""
    board, kinds = board_of({RED: formations[RED], BLUE: formations[BLUE]}), kinds_of(formations)
    walkers, scouts = mobile_squares(board, kinds)
    return Play(board=board, kinds=kinds, walkers=walkers, scouts=scouts, mover=RED, exits=exits_of(board))


def kinds_of(formations: tuple[str, str]) -> bytes:
    """Return the kind of each piece, indexed by piece number. Unused numbers have 0."""
    kinds = bytearray(PIECES)
    for side, formation in enumerate(formations):
        for piece, symbol in enumerate(formation.replace(EMPTY_SYMBOL, ""), FIRST[side]):
            kinds[piece] = FORMATION_SYMBOLS.index(symbol)
    return bytes(kinds)


def mobile_squares(board: bytes, kinds: bytes) -> tuple[Pair, Pair]:
    """Return the squares of walkers and of Scouts, each as (Red's, Blue's) in the order of piece numbers."""
    mobile: tuple[list[bytearray], list[bytearray]] = ([bytearray(), bytearray()], [bytearray(), bytearray()])
    square_of = dict(zip(board, range(len(board)), strict=True))
    for piece in sorted(square_of.keys() - {EMPTY, LAKE}):
        if kinds[piece] not in IMMOBILE:
            mobile[kinds[piece] == SCOUT][side_of_piece(piece)].append(square_of[piece])
    walkers, scouts = mobile
    return (bytes(walkers[RED]), bytes(walkers[BLUE])), (bytes(scouts[RED]), bytes(scouts[BLUE]))


def with_side(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """Return the pair with the side's value replaced."""
    return (pair[0], value) if side else (value, pair[1])


def capture(play: Play, square: int) -> Play:
    """Move the piece on a square to the pile of captured pieces of the side that owns it.

    If the side's trail for the two-square rule ends on the square, clear the trail (rules 9.3).
    """
    piece = play.board[square]
    side = side_of_piece(piece)
    trail = play.trails[side]
    return replace(
        play,
        board=with_byte(play.board, square, EMPTY),
        walkers=with_side(play.walkers, side, play.walkers[side].replace(_ONE[square], b"")),
        scouts=with_side(play.scouts, side, play.scouts[side].replace(_ONE[square], b"")),
        piles=with_side(play.piles, side, play.piles[side] + _ONE[piece]),
        trails=with_side(play.trails, side, ()) if trail and trail[-1] == square else play.trails,
        exits=with_side(play.exits, side, play.exits[side] + WAYS_INTO[square]),
    )


def announce(play: Play, piece: int) -> Play:
    """Return the play with the piece's kind marked as announced, that is, as known to all readers.

    The piece also joins the `fresh` pieces of its side, which the board shows even without the memory aid.
    """
    side = side_of_piece(piece)
    return replace(
        play,
        marks=with_byte(play.marks, piece, play.marks[piece] | ANNOUNCED),
        fresh=with_side(play.fresh, side, play.fresh[side] + _ONE[piece]),
    )


def note_silent_win(play: Play, piece: int, kind: int) -> Play:
    """Record that the piece beat an attacker of this kind without showing its own kind (rules 7.3)."""
    before = next((entry.kinds for entry in play.held if entry.piece == piece), ())
    entry = Held(piece, tuple(sorted({*before, kind})))
    others = (kept for kept in play.held if kept.piece != piece)
    return replace(play, held=tuple(sorted((*others, entry), key=lambda kept: kept.piece)))


def begin_ply(play: Play) -> Play:
    """Return the play at the start of the mover's ply.

    Clear the enemy's freshly announced pieces, and drop the enemy's open offer of a draw.
    """
    enemy = 1 - play.mover
    if not play.fresh[enemy] and play.offer != enemy:
        return play
    return replace(play, fresh=with_side(play.fresh, enemy, b""), offer=None if play.offer == enemy else play.offer)


def move(rules: Ruleset, before: Play, play: Play, start: int, end: int) -> Play:
    """Move the mover's piece to an empty square, which ends its ply; `before` is the play before the ply.

    This is the most frequent atom. It replaces entries of pairs inline, like `with_side`, to save time.
    """
    side = play.mover
    board = bytearray(play.board)
    piece = board[start]
    board[start], board[end] = EMPTY, piece
    walkers, scouts, marks = play.walkers, play.scouts, play.marks
    if play.kinds[piece] == SCOUT:
        squares = scouts[side].replace(_ONE[start], _ONE[end])
        scouts = (scouts[RED], squares) if side else (squares, scouts[BLUE])
    else:
        squares = walkers[side].replace(_ONE[start], _ONE[end])
        walkers = (walkers[RED], squares) if side else (squares, walkers[BLUE])
    marked = marks[piece] | (MOVED if end in NEIGHBOURS[start] else MOVED | RAN)
    if marked != marks[piece]:
        marks = with_byte(marks, piece, marked)
    last, trail = (start, end, piece), movement.extend_trail(rules.two_square, play.trails[side], start, end)
    exits = play.exits[side] + WAYS_INTO[start] - WAYS_INTO[end]
    moved = replace(
        play,
        board=bytes(board),
        walkers=walkers,
        scouts=scouts,
        marks=marks,
        mover=1 - side,
        ply=play.ply + 1,
        quiet=play.quiet + 1 if before.board[end] == EMPTY else 0,
        last=(play.last[RED], last) if side else (last, play.last[BLUE]),
        trails=(play.trails[RED], trail) if side else (trail, play.trails[BLUE]),
        exits=(play.exits[RED], exits) if side else (exits, play.exits[BLUE]),
    )
    return movement.follow_chases(before, moved) if rules.more_squares else moved


def fall(rules: Ruleset, before: Play, play: Play, start: int, end: int) -> Play:
    """Capture the mover's piece on `start`, which lost its attack on `end`, and end the ply.

    `before` is the play before the ply. The move passes to the enemy.
    """
    side = play.mover
    captured = capture(play, start)
    fallen = replace(
        captured,
        mover=1 - side,
        ply=play.ply + 1,
        quiet=0,
        last=with_side(play.last, side, (start, end, play.board[start])),
        trails=with_side(captured.trails, side, ()),
    )
    return movement.follow_chases(before, fallen) if rules.more_squares else fallen


def put_back(play: Play, piece: int, square: int) -> Play:
    """Return a captured piece of the mover to an empty square, as the answer to the open rescue.

    This ends the ply.
    """
    side, rescuer = play.mover, play.rescuer
    board = with_byte(play.board, square, piece)
    walkers, scouts = mobile_squares(board, play.kinds)
    back = replace(
        play,
        board=board,
        walkers=walkers,
        scouts=scouts,
        mover=1 - side,
        piles=with_side(play.piles, side, play.piles[side].replace(_ONE[piece], b"")),
        marks=with_byte(play.marks, rescuer, play.marks[rescuer] | TRIGGERED),
        rescues=with_side(play.rescues, side, play.rescues[side] + 1),
        rescuer=0,
        exits=with_side(play.exits, side, play.exits[side] - WAYS_INTO[square]),
    )
    return announce(back, piece)


def offer_draw(play: Play) -> Play:
    """Record the mover's offer of a draw; the side may offer again after DRAW_OFFER_PLIES plies."""
    side, again = play.mover, play.ply + DRAW_OFFER_PLIES
    return replace(play, offer=side, offer_from=with_side(play.offer_from, side, again))
