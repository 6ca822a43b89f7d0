"""Which matches are rated: agreed on before they begin, and never without a clock or with computer players."""

from typing import Literal

from bot.model.clock import ClockName
from bot.model.computers import people_among
from bot.model.match import Match
from bot.model.ratings import VOID, RatingRule, is_ratable
from bot.screens.refusals import Refused

RATED_WORDS = {"rated": True, "unrated": False}
"""What a person types among the options of a match to have it rated or not."""

WhyUnrated = Literal["not_begun", "computers", "former", "too_many"]
"""Why a match changed no ratings although that was agreed on."""


def split_rated(typed: str) -> tuple[str, bool | None]:
    """Take what is said about ratings out of the options of a match; None if nothing is.

    >>> split_rated("barrage unrated")
    ('barrage', False)
    """
    words = typed.replace(",", " ").split()
    said = [RATED_WORDS[word.lower()] for word in words if word.lower() in RATED_WORDS]
    if not said:
        return typed, None
    return " ".join(word for word in words if word.lower() not in RATED_WORDS), said[-1]


def can_be_rated(rule: RatingRule, clock: ClockName) -> bool:
    """Whether a match with this clock may be rated in a guild."""
    return rule != "off" and clock != "none"


def settle_rated(rule: RatingRule, clock: ClockName, wanted: bool | None, *, before: bool | None = None) -> bool:
    """Whether a new match is rated: as it is wanted, else as the match before was, else as is usual in the guild.

    Raises Refused("ratings_off" | "rated_without_clock") where it is wanted and can't be.
    """
    if wanted and rule == "off":
        raise Refused("ratings_off")
    if wanted and clock == "none":
        raise Refused("rated_without_clock")
    if not can_be_rated(rule, clock):
        return False
    return next((said for said in (wanted, before) if said is not None), rule == "usual")


def is_rated_so_far(match: Match) -> bool:
    """Whether a match will be rated if it is played by those who are there."""
    return match.rated and len(people_among(match.people)) == len(match.people)


def why_unrated(match: Match) -> WhyUnrated:
    """Why a match that is over changed no ratings although that was agreed on."""
    if match.ending is None or match.ending.reason == VOID:
        return "not_begun"
    if not is_rated_so_far(match):
        return "computers"
    return "too_many" if is_ratable(match) else "former"
