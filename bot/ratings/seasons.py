"""Seasons of ratings: the quarters of a year, in UTC."""

from datetime import UTC, datetime
from typing import NamedTuple

from bot.ratings import texts


class Season(NamedTuple):
    """A quarter of a year. `number` counts quarters from the beginning of the year 0.

    >>> Season(2026 * 4 + 3).name
    'October to December 2026'
    """

    number: int

    @property
    def starts_at(self) -> float:
        """POSIX time at which the season starts."""
        return datetime(self.number // 4, self._first_month, 1, tzinfo=UTC).timestamp()

    @property
    def ends_at(self) -> float:
        """POSIX time at which the next season starts."""
        return Season(self.number + 1).starts_at

    @property
    def last_second(self) -> float:
        """POSIX time of the season's last second, for which its final ratings hold."""
        return self.ends_at - 1

    @property
    def name(self) -> str:
        """The months and the year of the season."""
        return texts.season(quarter=self.number % 4 + 1, year=self.number // 4)

    @property
    def previous(self) -> "Season":
        """The season before this one."""
        return Season(self.number - 1)

    @property
    def _first_month(self) -> int:
        return self.number % 4 * 3 + 1


def season_at(time: float) -> Season:
    """Return the season of a POSIX time.

    >>> season_at(0.0).name
    'January to March 1970'
    """
    date = datetime.fromtimestamp(time, tz=UTC)
    return Season(date.year * 4 + (date.month - 1) // 3)


FIRST_SOFTENED = Season(2027 * 4)
"""The first season that softens ratings at its start. All ratings of earlier releases are older."""

EARLIEST, LATEST = Season(2020 * 4), Season(9998 * 4)
"""Bounds of the seasons that a button may name."""
