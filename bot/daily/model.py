"""Values of the daily position: a person's tries, and how the people of a guild did."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from bot.match.model.match import Person
from bot.ratings.seasons import Season


class DailyTry(msgspec.Struct, frozen=True):
    """A person's one try at the position of a day, which counts from 1 January 1970 in UTC."""

    day: int
    game: str
    action: bytes
    """The chosen action as JSON."""
    found: bool
    """Whether it was the best action."""


class DailyPost(msgspec.Struct, frozen=True):
    """The latest post of a daily position in a guild; `message_id` is None if the channel refused it."""

    day: int
    channel_id: int
    message_id: int | None


class Share(NamedTuple):
    """Numbers of people of a guild who tried the position of a day, and who found the best action."""

    found: int
    tried: int


class DailyTotal(NamedTuple):
    """Numbers of a person's tries in some days, and of those that found the best action."""

    user_id: int
    found: int
    tried: int


class DailyLine(NamedTuple):
    """A person's line on the leaderboard of daily positions; `rank` counts from 1, and equal people share one."""

    rank: int
    person: Person
    found: int
    tried: int


class DailyResult(msgspec.Struct, frozen=True):
    """Result of a person's try. The chances to win are in percent."""

    found: bool
    chosen: str
    """Label of the chosen action."""
    chosen_percent: int | None
    """Chance after the chosen action; None if the bank lacks that action."""
    best: str
    best_percent: int
    reason: str
    """A sentence that speaks for the best action; "" without one."""
    share: Share
    streak: int


class DailyBoard(msgspec.Struct, frozen=True):
    """The leaderboard of a season's daily positions. It leaves out hidden people."""

    season: Season
    lines: tuple[DailyLine, ...]
    own: DailyLine | None
    """The reader's line, with rank 0 if they hide; None without a try."""
    people: int
    """Number of people who have tried, listed or not."""


def streak(days: Iterable[int], today: int) -> int:
    """Return the number of days in a row with a try. They end today, or yesterday if today has none.

    >>> streak([5, 6, 9, 10], today=11), streak([5, 6], today=11)
    (2, 0)
    """
    tried = set(days)
    last = today if today in tried else today - 1
    count = 0
    while last - count in tried:
        count += 1
    return count


def rank_lines(totals: Iterable[DailyTotal]) -> tuple[DailyLine, ...]:
    """Return the lines of a leaderboard from the people's totals, with empty names.

    More found positions come first, then fewer tries, then the lower user id.
    """
    ordered = sorted(totals, key=lambda each: (-each.found, each.tried, each.user_id))
    lines: list[DailyLine] = []
    for number, total in enumerate(ordered, start=1):
        is_level = bool(lines) and (lines[-1].found, lines[-1].tried) == (total.found, total.tried)
        rank = lines[-1].rank if is_level else number
        lines.append(DailyLine(rank, Person(total.user_id, ""), total.found, total.tried))
    return tuple(lines)
