"""What is said about ratings, in golden texts."""

from typing import get_args

from msgspec.structs import replace

from bot.model.match import Person
from bot.model.ratings import MONTH, Rating, RatingChange
from bot.presenters.ratings.rated_matches import rating_text, with_changes, with_why_unrated
from bot.presenters.screen import Screen
from bot.service.ratings.rated_matches import WhyUnrated
from tests.bot.presenters.golden_texts import check_golden, screen_text

CERTAIN = Rating(mu=31.2, sigma=4.0, at=1_000_000.0, matches=60)


def test_what_the_end_of_a_match_says_of_ratings(golden_update: bool) -> None:
    changes = (
        RatingChange(7, "stratego", Person(1_001, "Alice"), 30.9, CERTAIN),
        RatingChange(7, "stratego", Person(1_002, "Bob"), 25.0, Rating(22.4, 8.1, 1_000_000.0, 1)),
        RatingChange(7, "stratego", Person(1_003, "Carol"), 31.2, CERTAIN),
    )
    board = Screen(title="The match is over", headline="**Alice won the match.**")
    full = replace(board, headline="Alice and a long story of how she won. " * 3)
    screens = [with_changes(board, changes), with_changes(full, changes * 3)]
    screens += [with_why_unrated(board, why) for why in get_args(WhyUnrated)]
    check_golden("rated_matches", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_a_question_mark_says_that_a_rating_is_not_certain_yet_or_not_any_more() -> None:
    assert rating_text(Rating(), 5.0) == "1500?"
    assert rating_text(CERTAIN, CERTAIN.at) == "1686"
    assert rating_text(CERTAIN, CERTAIN.at + 36 * MONTH) == "1686?"
