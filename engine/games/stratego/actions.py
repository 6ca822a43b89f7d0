"""Actions of a seat. Squares have names from "a1" to "j10", and pieces the name of their kind, such as "marshal".

`legal` lists all actions except `Arrange`, because there are too many formations. The engine validates `Arrange`.
"""

from typing import Literal

from engine.core.values import Kind

Refusal = Literal[
    "off_board", "no_own_piece", "immobile", "own_target", "lake", "not_straight", "too_far", "path_blocked",
    "run_attack", "two_square", "more_squares",
]  # fmt: skip
"""Reason to refuse a move to the side to move, in the order of the checks (rules 6)."""


class Arrange(Kind, frozen=True):
    """Arrange the own side by text (rules 4): four lines, or "swap a1 d4" to exchange two squares."""

    text: str


class UsePreset(Kind, frozen=True):
    """Take a preset arrangement by its key, such as "corner_keep" (rules 13)."""

    name: str


class Mirror(Kind, frozen=True):
    """Exchange left and right of the own side."""


class Randomize(Kind, frozen=True):
    """Take another arrangement that is drawn as people make them."""


class Ready(Kind, frozen=True):
    """Declare the own arrangement final; when both sides have, play begins."""


class Unready(Kind, frozen=True):
    """Revoke readiness, to continue with the arrangement."""


class Move(Kind, frozen=True):
    """Move a piece to another square, or attack the enemy piece on it (rules 6)."""

    start: str
    end: str


class Rescue(Kind, frozen=True):
    """Return a captured piece of this kind to an empty square (rules 8)."""

    piece: str
    square: str


class Decline(Kind, frozen=True):
    """Return no captured piece."""


class OfferDraw(Kind, frozen=True):
    """Offer a draw along with the move that follows (rules 10)."""


class AcceptDraw(Kind, frozen=True):
    """Accept the draw that the opponent offered."""


class DeclineDraw(Kind, frozen=True):
    """Decline it; moving does so too."""


Action = (
    Arrange
    | UsePreset
    | Mirror
    | Randomize
    | Ready
    | Unready
    | Move
    | Rescue
    | Decline
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
)
