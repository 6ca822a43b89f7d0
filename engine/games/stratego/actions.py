"""Everything a seat can do. Squares are named "a1" to "j10", pieces by their kind, such as "marshal".

All of these are listed by `legal` but `Arrange`, which is validated instead: nobody could list every formation.
"""

from typing import Literal

from engine.core.values import Kind

Refusal = Literal[
    "off_board", "no_own_piece", "immobile", "own_target", "lake", "not_straight", "too_far", "path_blocked",
    "run_attack", "two_square", "more_squares",
]  # fmt: skip
"""Why a move is refused to the side to move, in the order in which it is looked at (rules 6)."""


class Arrange(Kind, frozen=True):
    """Arrange the own side by a text (rules 4): a formation of four lines, or "swap a1 d4" for two squares."""

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
    """Take that back and go on arranging."""


class Move(Kind, frozen=True):
    """Move a piece, or attack with it, from one square to another (rules 6)."""

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
