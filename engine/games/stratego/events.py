"""Events of a match. Squares and kinds have the same names as in actions; sides are 0 Red and 1 Blue."""

from typing import Literal

from engine.core.values import Kind, Seat

Way = Literal["text", "swap", "preset", "mirror", "random"]
Result = Literal["flag", "attacker", "defender", "both_removed"]
"""Result of a fight: the winner, both removed, or "flag" if the attacker took the Flag."""
Reason = Literal["flag", "no_moves", "both_immobile", "quiet", "max_plies", "agreed", "resigned", "void"]
"""Reason for the end of a match; "void" means that a side left before play began, without a winner."""


class SetUpBegan(Kind, frozen=True):
    """The colours were drawn: the seats of Red and Blue. Both sides hold an arrangement that was drawn."""

    red: Seat
    blue: Seat


class Arranged(Kind, frozen=True):
    """A seat changed its arrangement, which only this seat sees (rules 4.3). `formation` is the new text.

    `preset` is the key of the preset taken, or "".
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
    """A piece went to an empty square; `run` if it moved two squares or more, which shows a Scout."""

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
    """A piece of the seat entered the enemy's back row, so the seat may return a captured piece (rules 8).

    A possible Scout gets an offer, too. Only its owner knows whether a rescue is allowed.
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
