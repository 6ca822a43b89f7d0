"""The whole match as one frozen value: the rules, the formations, and either the set-up or the play.

Pairs are by side, Red's first. Pieces, squares and boards are numbered as `board` says.
"""

from typing import cast

from msgspec import UNSET

from engine.core.rng import Rng
from engine.core.values import Seat, Value
from engine.games.stratego.events import Reason
from engine.games.stratego.options import Ruleset

MOVED, RAN, ANNOUNCED, TRIGGERED = 1, 2, 4, 8
"""Marks of a piece, all public: it moved; it ran and so is a Scout; its rank was announced; it brought a rescue."""


Squares = tuple[int, ...]


class SetUp(Value, frozen=True):
    """Where the set-up stands (rules 4)."""

    ready: tuple[bool, bool] = (False, False)
    changes: tuple[int, int] = (0, 0)
    """How often each side has changed its arrangement, or its mind about being ready."""
    drawn: tuple[int, int] = (0, 0)
    """How many words of its own random stream each side has used."""


class Held(Value, frozen=True):
    """A piece that silently beat attackers of these kinds, ascending (rules 7.3)."""

    piece: int
    kinds: tuple[int, ...]


class Play(Value, frozen=True):
    """Where the play stands."""

    board: bytes
    kinds: bytes
    """By piece; 0 where no piece has that number."""
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
    """The squares visited by the piece moved last, as far as the two-square rule looks back (rules 9.1)."""
    runs: tuple[int, int] = (0, 0)
    """Plies in the present chase by each side (rules 9.2)."""
    boards: tuple[bytes, ...] = ()
    """The boards before the present one, as far as the chase rule looks back; the latest is last."""
    marks: bytes = bytes(82)
    """By piece, MOVED, RAN, ANNOUNCED and TRIGGERED added up."""
    fresh: tuple[bytes, bytes] = (b"", b"")
    """Each side's pieces announced since the enemy's last ply (rules 12, memory_aid off)."""
    held: tuple[Held, ...] = ()
    """By piece."""
    rescuer: int = 0
    """The piece whose entry is to be answered by a rescue or a refusal; 0: none."""
    rescues: tuple[int, int] = (0, 0)
    offer: int | None = None
    """The side whose offer of a draw stands."""
    offer_from: tuple[int, int] = (0, 0)
    """The ply from which each side may offer a draw again."""
    exits: tuple[int, int] = cast("tuple[int, int]", UNSET)
    """Where pieces could go, see `board.exits_of`. They follow from the board, and are unset where it is stored."""


class Ending(Value, frozen=True):
    """How the match ended; `winner` is a side, or None for a draw."""

    reason: Reason
    winner: int | None


class State(Value, frozen=True):
    """A match: set-up while `play` is None, over when there is an ending."""

    rules: Ruleset
    rng: Rng
    red: Seat
    formations: tuple[str, str]
    """As texts of 40 symbols, see `arrangements`; fixed when play begins."""
    setup: SetUp = SetUp()
    play: Play | None = None
    ending: Ending | None = None


def side_of(state: State, seat: Seat) -> int:
    """Return the side that the seat plays, 0 Red or 1 Blue."""
    return int(seat != state.red)


def seat_of(state: State, side: int) -> Seat:
    """Return the seat that plays the side."""
    return Seat(state.red ^ side)
