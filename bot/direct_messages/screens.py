"""Texts of direct messages and of the page of the daily list."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.direct_messages import texts
from bot.match.words import moment
from bot.screens.screen import Screen
from bot.screens.words import bullets

MAX_LINES = 5
"""Maximum number of matches that one message names; with the longest names they fit Discord's 2,000 characters."""


class Line(NamedTuple):
    """Facts about a match in a direct message: its game, number, the other people, a link, and a deadline.

    `after` is the name of the person before the reader, or "" if the match waits for the reader.
    """

    game: str
    match_id: int
    others: tuple[str, ...]
    link: str
    due: float | None = None
    after: str = ""

    def __str__(self) -> str:
        game, others, number, link = self.game, self.others, self.match_id, self.link
        if self.after:
            return texts.line_next(before=self.after, game=game, others=others, number=number, link=link)
        if self.due is None:
            return texts.line(game=game, others=others, number=number, link=link)
        return texts.line_until(game=game, others=others, number=number, link=link, due=moment(self.due))


def message_text(lines: Sequence[Line], *, is_daily: bool) -> str:
    """Return a direct message that names these matches, at most `MAX_LINES`.

    `is_daily` makes it a daily list. `lines` must not be empty.
    """
    listed = [str(line) for line in lines[:MAX_LINES]]
    if len(lines) > MAX_LINES:
        listed.append(texts.more_matches(count=len(lines) - MAX_LINES))
    heading = _heading(sum(not line.after for line in lines), is_daily=is_daily)
    return "\n".join((*heading, bullets(listed), texts.signature()))


def _heading(turns: int, *, is_daily: bool) -> tuple[str, ...]:
    if not turns:
        return ()
    return (texts.heading_daily(count=turns) if is_daily else texts.heading_turns(count=turns),)


def daily_list_screen(daily_at: float | None) -> Screen:
    """Return the page of the daily list; `daily_at` is the POSIX time of the next one, or None."""
    text = texts.daily_list_off() if daily_at is None else texts.daily_list_on(time=f"<t:{int(daily_at)}:t>")
    return Screen(title=texts.daily_list(), text=text)
