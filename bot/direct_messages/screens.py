"""Texts of direct messages and of the page of the daily list."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.match.words import moment
from bot.screens.screen import Screen
from bot.screens.words import format_count, format_list

MAX_LINES = 5
"""Maximum number of matches that one message names; with the longest names they fit Discord's 2,000 characters."""

MORE = "• {count} more: `/matches` on the server lists them."
SIGNATURE = "-# You asked me to write to you. **My settings** in `/help` on the server changes that."
NOT_DELIVERED = (
    "Discord didn't let me write to you, so I have stopped. **My settings** in `/help` lets me try again, once your "
    "privacy settings allow direct messages of this server."
)
"""Line on a person's next panel after a direct message to them was refused."""

OFFER = "If you like, I write to you when it's your turn: **My settings** in `/help`."
"""Line on the first panel of a person who has never played here, in a match with a daily clock."""


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
        match = f"**{self.game}** against {format_list(self.others)}: [match {self.match_id}]({self.link})"
        if self.after:
            return f"You are next after {self.after}. {match}"
        return match if self.due is None else f"{match}, until {moment(self.due)}"


def message_text(lines: Sequence[Line], *, is_daily: bool) -> str:
    """Return a direct message that names these matches, at most `MAX_LINES`.

    `is_daily` makes it a daily list. `lines` must not be empty.
    """
    listed = [f"• {line}" for line in lines[:MAX_LINES]]
    if len(lines) > MAX_LINES:
        listed.append(MORE.format(count=len(lines) - MAX_LINES))
    heading = _heading(sum(not line.after for line in lines), is_daily=is_daily)
    return "\n".join((*heading, *listed, SIGNATURE))


def _heading(turns: int, *, is_daily: bool) -> tuple[str, ...]:
    if not turns:
        return ()
    waiting = "1 match waits for you." if turns == 1 else f"{format_count(turns, 'match', 'matches')} wait for you."
    if is_daily:
        return (f"**Your daily list:** {waiting}",)
    return ("**It's your turn.**",) if turns == 1 else (f"**{waiting}**",)


def daily_list_screen(daily_at: float | None) -> Screen:
    """Return the page of the daily list; `daily_at` is the POSIX time of the next one, or None."""
    about = "Once a day I can write you a list of the matches that wait for you here, with links and the time left."
    if daily_at is None:
        text = f"{about} If nothing waits, I don't write."
    else:
        text = (
            f"{about}\nYours comes every day at **<t:{int(daily_at)}:t>** by your own clock, unless nothing waits. "
            "When summer time begins or ends, it comes an hour later or earlier."
        )
    return Screen(title="Your daily list", text=text)
