"""What direct messages say, and that they fit."""

from bot.direct_messages.screens import MAX_LINES, Line, daily_list_screen, message_text
from bot.games.catalog import PRESENTERS
from bot.screens import limits
from bot.screens.words import channel_link, message_link

LARGEST = 2**63 - 1
LONGEST_GAME = max((presenter.name for presenter in PRESENTERS.values()), key=len)
OTHERS = ("W" * 48, "M" * 48, "Q" * 48)


def line(number: int, after: str = "") -> Line:
    link = message_link(LARGEST, LARGEST, LARGEST)
    return Line(LONGEST_GAME, 10**9 + number, OTHERS, link, due=9_999_999_999.0, after=after)


def test_many_matches_with_the_longest_names_fit_a_message() -> None:
    for is_daily in (False, True):
        for after in ("", OTHERS[0]):
            text = message_text([line(number, after) for number in range(40)], is_daily=is_daily)
            assert len(text) <= limits.CONTENT
            assert f"{40 - MAX_LINES} more: `/matches`" in text
            assert text.count("[match ") == MAX_LINES


def test_a_match_without_a_clock_names_no_time() -> None:
    text = message_text([Line("Stratego", 3, ("Bob",), channel_link(1, 2))], is_daily=False)
    assert "• **Stratego** against Bob: [match 3](https://discord.com/channels/1/2)\n" in text
    assert "<t:" not in text


def test_turns_are_counted_without_those_that_come_next() -> None:
    lines = [line(1), line(2), line(3, after="Carol")]
    assert message_text(lines, is_daily=False).startswith("**2 matches wait for you.**")
    assert message_text(lines[:1], is_daily=True).startswith("**Your daily list:** 1 match waits for you.")
    assert message_text(lines[2:], is_daily=False).startswith("• You are next after Carol.")


def test_the_page_of_the_daily_list_shows_its_time_by_the_readers_own_clock() -> None:
    assert "<t:3600:t>" in daily_list_screen(3600.0).text
    assert "<t:" not in daily_list_screen(None).text
