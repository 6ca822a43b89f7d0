"""What happened in a match since somebody acted last, for the beginning of their panel."""

from bot.model.history import News
from bot.screens import screen as screen_screen
from bot.screens.screen import Screen
from bot.screens.words import plural, shortened

SINCE_LAST_MOVE = "Since your last move"
SINCE_START = "Since the match began"

_LINE = 160
"""Characters of a sentence above a panel."""


def news_heading(news: News) -> str:
    """Since when it is that something happened."""
    return SINCE_LAST_MOVE if news.has_acted else SINCE_START


def news_text(news: News, screen: Screen) -> str:
    """The newest of what happened, for above a panel with this screen; "" where the screen says all of it itself."""
    said, unsaid = _plain(screen.headline or screen.text), list[str]()
    for line in reversed(news.lines):
        if _plain(line) in said:
            said = said.replace(_plain(line), "\n", 1)
        else:
            unsaid.append(line)
    if not unsaid and news.count == len(news.lines):
        return ""
    lines = (f"- {shortened(_one_line(line), _LINE)}" for line in unsaid[::-1] or news.lines)
    return "\n".join((f"**{news_heading(news)}**", *lines))


def more_news(news: News) -> str:
    """The label of the button that shows all that happened; "" where the panel shows it."""
    more = news.count - len(news.lines)
    return plural(more, "{count} more event", "{count} more events").format(count=more) if more else ""


def news_page(news: News, page: int) -> tuple[Screen, int]:
    """A page of all that happened, and how many pages there are."""
    return screen_screen.page_of(news_heading(news), news.lines, page, "Nothing has happened since.")


def _one_line(text: str) -> str:
    return " ".join(text.split("\n"))


def _plain(text: str) -> str:
    return _one_line(text).replace("**", "")
