"""What is said about daily positions, in golden texts."""

from msgspec.structs import replace

from bot.daily.model import DailyBoard, DailyLine, DailyResult, Share
from bot.daily.screens import board_screen, counts_text, heading_text, shared_text
from bot.match.model.match import Person
from bot.ratings.seasons import season_at
from tests.bot.pictures.drawn import check_band
from tests.bot.screens.golden_texts import check_golden, screen_text

FOUND = DailyResult(
    found=True,
    chosen="Withdraw",
    chosen_percent=71,
    best="Withdraw",
    best_percent=71,
    reason="Each time I imagined it: you lose 2 points instead of 6.",
    share=Share(1, 1),
    streak=1,
)
MISSED = replace(
    FOUND, found=False, chosen="Play Bridge", chosen_percent=52, reason="", share=Share(found=3, tried=7), streak=12
)
ALICE, BOB = Person(7_001, "Alice"), Person(7_002, "Bob")
NAMES = {7_001: "Alice", 7_002: "Bob"}


def test_a_result_in_words(golden_update: bool) -> None:
    results = (None, FOUND, MISSED, replace(MISSED, chosen_percent=None))
    texts = [heading_text(20_784, "Stratego", result) for result in results]
    texts += [counts_text(result) for result in (FOUND, MISSED)]
    texts += [shared_text(20_784, "Stratego", result, ALICE.id) for result in (FOUND, MISSED)]
    check_golden("dailies", "\n\n".join(texts), update=golden_update)


def test_what_is_shared_does_not_give_the_move_away() -> None:
    for result in (FOUND, MISSED):
        shared = shared_text(20_784, "Stratego", result, ALICE.id)
        assert not any(move in shared for move in (result.chosen, result.best))
        assert str(result.best_percent) not in shared


def test_a_leaderboard_in_words(golden_update: bool) -> None:
    lines = (DailyLine(1, ALICE, 5, 9), DailyLine(2, BOB, 0, 1))
    board = DailyBoard(season_at(1_000_000.0), lines, lines[1], 2)
    hidden = replace(board, own=DailyLine(0, ALICE, 2, 3), people=30)
    boards = (board, hidden, replace(board, lines=(), own=None, people=0))
    screens = [board_screen(each, NAMES) for each in boards]
    for screen in screens:
        for band in screen.picture.bands if screen.picture else ():
            check_band(band.scene)
    check_golden("daily_boards", "\n\n".join(map(screen_text, screens)), update=golden_update)
