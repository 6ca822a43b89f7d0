"""Types of a view: the facts that a seat, or a spectator, may know (rules 12).

Pairs are indexed by side, Red first.
"""

from typing import Literal

from engine.core.game import Outcome
from engine.core.values import Seat, Value
from engine.games.stratego.options import Ruleset

Phase = Literal["setup", "play", "over"]
Ask = Literal["arrange", "unready", "move", "rescue"]


class PieceView(Value, frozen=True):
    """A piece on the board: its kind where it may be shown, and the marks of the memory aid."""

    square: str
    side: int
    kind: str | None
    moved: bool = False
    beat: tuple[str, ...] = ()
    """The kinds of the attackers that it silently beat, weakest first; only while its own kind is not shown."""
    seen: bool = False
    """True for an own piece with a kind that the enemy knows."""


class CapturedView(Value, frozen=True):
    """The captured pieces of one kind, with their number."""

    kind: str
    count: int


class AskView(Value, frozen=True):
    """A seat that may act, and the kind of its choice.

    "unready" means that the seat is ready and may revoke that.
    """

    seat: Seat
    ask: Ask


class View(Value, frozen=True):
    """The facts that the viewer may know."""

    seat: Seat | None
    side: int | None
    seats: tuple[Seat, Seat]
    rules: Ruleset
    phase: Phase
    ready: tuple[bool, bool]
    formations: tuple[str, str]
    """Formations as texts in the match's symbols: the viewer's own, or both after the end; "" if hidden."""
    changes_left: int | None
    """Number of changes that the viewer may still make to its arrangement; None outside the set-up."""
    pieces: tuple[PieceView, ...]
    """Pieces sorted by square, a1 first; in the set-up, only the viewer's own."""
    captured: tuple[tuple[CapturedView, ...], tuple[CapturedView, ...]]
    """Each side's captured pieces, strongest first."""
    rescues: tuple[int, int]
    ply: int
    """Plies played."""
    quiet: int
    """Plies since the last attack."""
    last: tuple[str, str] | None
    """Start and end of the last ply."""
    rescuer: str | None
    """Square of the piece that may cause a rescue now; None without an offer."""
    offer: int | None
    """Side with an open draw offer; None without one."""
    offer_from: tuple[int, int]
    """The ply from which each side may offer a draw again."""
    asks: tuple[AskView, ...]
    outcome: Outcome | None
