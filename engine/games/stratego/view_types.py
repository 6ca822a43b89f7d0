"""The shape of a view: what one seat, or a spectator, may know (rules 12). Pairs are by side, Red's first."""

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
    """For an own piece: the enemy knows its kind."""


class CapturedView(Value, frozen=True):
    """So many pieces of a kind lie in a pile."""

    kind: str
    count: int


class AskView(Value, frozen=True):
    """That a seat may act, and on what; "unready": it is ready and may take that back."""

    seat: Seat
    ask: Ask


class View(Value, frozen=True):
    """Everything the viewer may know, and nothing else."""

    seat: Seat | None
    side: int | None
    seats: tuple[Seat, Seat]
    rules: Ruleset
    phase: Phase
    ready: tuple[bool, bool]
    formations: tuple[str, str]
    """The formations as texts in the match's symbols: the own one, both when the match is over; else ""."""
    changes_left: int | None
    """How often the viewer may still change its arrangement; None but in the set-up."""
    pieces: tuple[PieceView, ...]
    """By square, a1 first; in the set-up the viewer's own."""
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
    """The square of the piece whose entry may bring a captured piece back now."""
    offer: int | None
    """The side whose offer of a draw stands."""
    offer_from: tuple[int, int]
    """The ply from which each side may offer a draw again."""
    asks: tuple[AskView, ...]
    outcome: Outcome | None
