"""State of a match as one frozen value: rules, formations, and the set-up or the play.

Pairs are indexed by side, Red first. `board` defines the numbers of pieces, squares and boards.
"""

from typing import cast

from msgspec import UNSET

from engine.core.rng import Rng
from engine.core.values import Seat, Value
from engine.games.stratego.events import Reason
from engine.games.stratego.options import Ruleset

MOVED, RAN, ANNOUNCED, TRIGGERED = 1, 2, 4, 8
"""Marks of a piece, all public: it moved, it ran (a Scout), its rank was announced, it caused a rescue."""


Squares = tuple[int, ...]


class SetUp(Value, frozen=True):
    """State of the set-up (rules 4)."""

    ready: tuple[bool, bool] = (False, False)
    changes: tuple[int, int] = (0, 0)
    """Number of changes of each side's arrangement, including revoked readiness."""
    drawn: tuple[int, int] = (0, 0)
    """Number of words that each side has used of its random stream."""


class Held(Value, frozen=True):
    """A piece that silently beat attackers of these kinds, ascending (rules 7.3)."""

    piece: int
    kinds: tuple[int, ...]


class Play(Value, frozen=True):
    """State of the play."""

    board: bytes
    kinds: bytes
    """Kinds indexed by piece. Unused numbers have 0."""
    walkers: tuple[bytes, bytes]
    """The squares of the mobile pieces but the Scouts, in the order of the pieces' numbers."""
    scouts: tuple[bytes, bytes]
    mover: int
    piles: tuple[bytes, bytes] = (b"", b"")
    """Captured pieces, first captured first."""
    ply: int = 0
    quiet: int = 0
    last: tuple[Squares, Squares] = ((), ())
    """Each side's previous move: start, end and piece."""
    trails: tuple[Squares, Squares] = ((), ())
    """Squares visited by the piece moved last, up to the length that the two-square rule needs (rules 9.3)."""
    runs: tuple[int, int] = (0, 0)
    """Plies in the present chase by each side (rules 9.4)."""
    boards: tuple[bytes, ...] = ()
    """Boards before the present one, up to the number that the chase rule needs; the latest is last."""
    marks: bytes = bytes(82)
    """Sum of MOVED, RAN, ANNOUNCED and TRIGGERED, indexed by piece."""
    fresh: tuple[bytes, bytes] = (b"", b"")
    """Each side's pieces announced since the enemy's last ply (rules 12, memory_aid off)."""
    held: tuple[Held, ...] = ()
    """Silent winners, sorted by piece."""
    rescuer: int = 0
    """Piece of the open rescue offer; 0 without an offer."""
    rescues: tuple[int, int] = (0, 0)
    offer: int | None = None
    """Side with an open draw offer; None without one."""
    offer_from: tuple[int, int] = (0, 0)
    """The ply from which each side may offer a draw again."""
    exits: tuple[int, int] = cast("tuple[int, int]", UNSET)
    """Exits of each side's pieces, see `board.exits_of`; derived from the board, and unset in storage."""


class Ending(Value, frozen=True):
    """End of the match; `winner` is a side, or None for a draw or a void match."""

    reason: Reason
    winner: int | None


class State(Value, frozen=True):
    """A match: set-up while `play` is None, over when there is an ending."""

    rules: Ruleset
    rng: Rng
    red: Seat
    formations: tuple[str, str]
    """Texts of 40 symbols, see `arrangements`; fixed when play begins."""
    setup: SetUp = SetUp()
    play: Play | None = None
    ending: Ending | None = None


def side_of(state: State, seat: Seat) -> int:
    """Return the side that the seat plays, 0 Red or 1 Blue."""
    return int(seat != state.red)


def seat_of(state: State, side: int) -> Seat:
    """Return the seat that plays the side."""
    return Seat(state.red ^ side)
