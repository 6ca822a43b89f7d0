"""What happened. Squares and kinds of piece are named as in the actions; sides are 0 Red and 1 Blue."""

from typing import Literal

from engine.core.values import Kind, Seat

Way = Literal["text", "swap", "preset", "mirror", "random"]
Result = Literal["flag", "attacker", "defender", "both_removed"]
"""Who won a fight; "flag" is an attacker that took the Flag."""
Reason = Literal["flag", "no_moves", "both_immobile", "quiet", "max_plies", "agreed", "resigned", "void"]
"""Why a match ended; "void": a side left before play began, so nobody has won and nothing was agreed."""


class SetUpBegan(Kind, frozen=True):
    """The colours were drawn: the seats of Red and Blue. Both sides hold an arrangement that was drawn."""

    red: Seat
    blue: Seat


class Arranged(Kind, frozen=True):
    """A seat changed its arrangement; nobody else sees it (rules 4.3). `formation` is the new one as a text.

    `preset` is the arrangement that was taken, if one was.
    """

    seat: Seat
    way: Way
    formation: str
    preset: str = ""


class BecameReady(Kind, frozen=True):
    """A seat's arrangement is final unless it takes that back."""

    seat: Seat


class BecameUnready(Kind, frozen=True):
    """A seat is arranging again."""

    seat: Seat


class PlayBegan(Kind, frozen=True):
    """Both sides were ready; the seat is Red's and moves first."""

    seat: Seat


class Moved(Kind, frozen=True):
    """A piece went to an empty square; `run` if it went further than one and so showed that it is a Scout."""

    seat: Seat
    start: str
    end: str
    run: bool = False


class Fought(Kind, frozen=True):
    """A piece attacked another. `defender` is None for those who may not know; `silent` if it was not announced."""

    seat: Seat
    start: str
    end: str
    attacker: str
    defender: str | None
    result: Result
    silent: bool = False


class RescueOffered(Kind, frozen=True):
    """The seat's piece on the square entered the enemy back row, so the seat may return a captured piece (rules 8).

    A piece that might still be a Scout gets an offer too, and its owner alone knows whether it may be used.
    """

    seat: Seat
    square: str


class Rescued(Kind, frozen=True):
    """A captured piece of the seat came back."""

    seat: Seat
    piece: str
    square: str


class RescueDeclined(Kind, frozen=True):
    """The seat returned no piece."""

    seat: Seat


class DrawOffered(Kind, frozen=True):
    """The seat offers a draw."""

    seat: Seat


class DrawDeclined(Kind, frozen=True):
    """The seat declined the draw, in words or by moving."""

    seat: Seat


class Resigned(Kind, frozen=True):
    """The seat gave the match up."""

    seat: Seat


class Ended(Kind, frozen=True):
    """The match ended; `winner` is None for a draw. Both formations, Red's first, are published as texts (rules 10)."""

    reason: Reason
    winner: Seat | None
    formations: tuple[str, str]


Event = (
    SetUpBegan
    | Arranged
    | BecameReady
    | BecameUnready
    | PlayBegan
    | Moved
    | Fought
    | RescueOffered
    | Rescued
    | RescueDeclined
    | DrawOffered
    | DrawDeclined
    | Resigned
    | Ended
)
