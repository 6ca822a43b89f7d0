"""A seat's review of an ended match, as it is stored."""

import msgspec

from engine.core.values import Seat
from engine.review.turning_points import Estimated

FORMAT = 1
"""Number of the way in which reviews are made; one of another format is made again."""


class Moment(msgspec.Struct, frozen=True):
    """A turning point: the index of its choice in the review, and the strongest player's action as JSON.

    `claims` and `played_claims` are JSON arrays of claims about that action and about the one taken.
    """

    choice: int
    best: str
    claims: str
    played_claims: str


class Review(msgspec.Struct, frozen=True):
    """Estimates of a seat's choices in a match, its turning points in order of play, and the result.

    `result` is 1 for a win of the seat's team, 0 for a loss, and its share of a draw.
    """

    seat: Seat
    choices: tuple[Estimated, ...]
    moments: tuple[Moment, ...]
    result: float
    format: int = FORMAT
