"""What people read about what happened since they acted last."""

from bot.play.screens import News, more_news, news_page, news_text
from bot.screens.screen import Screen
from tests.bot.screens.golden_texts import check_golden, screen_text

LINES = tuple(f"**Bob** played card {number}." for number in range(1, 8))
SHOWN = Screen(title="Your turn", headline="Bob played card 7.\nYour turn")


def test_news_read_as_expected(golden_update: bool) -> None:
    news = News(LINES[-5:], len(LINES))
    begun = News((f"Bob played {'a long story ' * 20}", "Two\nlines."), 2, has_acted=False)
    parts = (
        news_text(news, SHOWN),
        f"[{more_news(news)}]",
        f"[{more_news(News(LINES[1:6], 6))}]",
        news_text(begun, SHOWN),
        screen_text(news_page(News(LINES, len(LINES)), 0)[0]),
    )
    check_golden("news", "\n\n".join(parts), update=golden_update)


def test_news_are_left_out_if_the_screen_says_all_that_have_room() -> None:
    assert news_text(News(LINES[-1:], 1), SHOWN) == ""
    assert news_text(News(LINES[-1:], 2), SHOWN) == ""
    assert "card 6" in news_text(News(LINES[-2:], 2), SHOWN)
    assert news_text(News(), SHOWN) == ""
    assert more_news(News(LINES[-1:], 1)) == ""


def test_what_the_screen_says_is_told_once() -> None:
    assert "card 7" not in news_text(News(LINES[-2:], 2), SHOWN)
    twice = news_text(News((LINES[-1], LINES[-1]), 2), SHOWN)
    assert twice.count("card 7") == 1


def test_a_change_that_the_headline_tells_with_its_order_is_no_news() -> None:
    screen = Screen("Your turn", headline="MINE BELT: your WALL +10.\n**Your turn**")
    otherwise = {"You gained 10 WALL, now 24.": "MINE BELT: your WALL +10.", "Bob gained 2 CITY.": "SIEGE: CITY +2."}
    assert news_text(News(tuple(otherwise), 2, otherwise=otherwise), screen).split("\n")[1:] == ["Bob gained 2 CITY."]
