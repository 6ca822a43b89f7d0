"""What is said about ratings: on cards, and at the end of a match."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.model.ratings import MOST_A_DAY, Rating, RatingChange, RatingRule
from bot.screens.screen import Block, Screen, with_line

RATED_TERMS: Mapping[bool, str] = {True: "rated", False: "unrated"}
"""What the terms of a match say."""

RULE_TEXTS: Mapping[RatingRule, str] = {
    "usual": "Matches with a clock are rated, unless whoever opens one chooses otherwise",
    "chosen": "Matches with a clock are rated where whoever opens one chooses so",
    "off": "No match is rated",
}
"""Which matches are rated in a guild."""

DRAFT_TEXTS: Mapping[bool, str] = {
    True: "Rated: it counts for your ratings on this server.",
    False: "Unrated: it changes nobody's rating.",
}

_WHY_UNRATED: Mapping[str, str] = {
    "not_begun": "Nobody's rating changes, because the match was given up before play began.",
    "computers": "Nobody's rating changes, because a computer player took part.",
    "former": "Nobody's rating changes, because one of the players had their data deleted.",
    "too_many": (
        f"Nobody's rating changes: two of the players have ended {MOST_A_DAY} rated matches against each other within "
        "a day."
    ),
}


def rating_text(rating: Rating, now: float) -> str:
    """A rating as people read it, with a question mark while it is provisional.

    >>> rating_text(Rating(), now=0.0)
    '1500?'
    """
    return f"{rating.points}{'?' if rating.is_provisional(now) else ''}"


def gain_text(change: RatingChange) -> str:
    """What a match added to a rating, or took from it."""
    gained = change.after.points - Rating(change.before).points
    return f"±{gained}" if gained == 0 else f"{gained:+}".replace("-", "\N{MINUS SIGN}")


def with_changes(board: Screen, changes: Sequence[RatingChange]) -> Screen:
    """The last board of a match with what it did to the ratings of its people, a line each."""
    lines = [
        f"{change.person.name} {rating_text(change.after, change.after.at)} ({gain_text(change)})" for change in changes
    ]
    block = Block("Ratings", "\n".join(lines))
    return _with_block(board, block, (f"Ratings: {' · '.join(lines)}", "Ratings have changed; **In words** says how."))


def with_why_unrated(board: Screen, why: str) -> Screen:
    """The last board of a match that was agreed to be rated, with why it changed no ratings."""
    return _with_block(board, Block("Unrated", _WHY_UNRATED[why]), (_WHY_UNRATED[why], "Nobody's rating changes."))


def _with_block(board: Screen, block: Block, lines: Sequence[str]) -> Screen:
    """The board with a block, and with the first of these lines that its headline has room for."""
    longer = replace(board, blocks=(block, *board.blocks))
    return next((fitting for line in lines if (fitting := with_line(longer, line)) is not longer), longer)
